"""One more or one fewer of something: the turn that says so."""

from collections import Counter as Count
from collections.abc import Iterator
from typing import Final

from ludi.engine.frames import arg
from ludi.engine.guide import Draft
from ludi.games.ave_roma.choices import GOODS
from ludi.games.ave_roma.components import Frame
from ludi.games.ave_roma.counting.played import Played, Trial

SERIES: Final = {  # choices that may be made in any number: how often each is wanted says the turn
    "sell": (Frame.SELL, Frame.BUY),
    "buy": (Frame.SELL, Frame.BUY),
    "play": (Frame.INFLUENCE,),
}
ANSWERS: Final = {  # as many as the rules ask for: one more of this is one fewer of another
    "save": Frame.DISCOUNT,
    "pay": Frame.PAY,
    "receive": Frame.ADMINISTER,
    "pick": Frame.PICK,
}
LEAP: Final = 3  # at Propraetor cards are spent three by three
ENOUGH: Final = "done"

Turn = list[str]


def recounted(draft: Draft, key: str, by: int) -> list[Turn]:
    """The turn with one more or one fewer of what a counter counts, found by trying; nothing where there is none."""
    played = Played.of(draft)
    verb, _, name = key.partition(" ")
    if not name or by not in (1, -1):
        return []
    before = played.counts[key]
    for turn in _ways(played, verb, name, by):
        after = Played(draft.start, turn)
        change = (after.counts[key] - before) * by if after.complete else 0
        if change == 1 or (verb == "spend" and 1 < change <= LEAP):
            return [turn]
    return []


def _ways(played: Played, verb: str, name: str, by: int) -> Iterator[Turn]:
    if verb in SERIES:
        return _series(played, verb, f"{verb} {name}", by)
    if verb in ANSWERS:
        return _answers(played, verb, f"{verb} {name}", by)
    if verb == "overflow":
        return _overflow(played, name, by)
    return _batch(played, name, by) if verb == "spend" else iter(())


# ---- a series of any length -----------------------------------------------------------------------------------------


def _series(played: Played, verb: str, text: str, by: int) -> Iterator[Turn]:
    """The same numbers but one, said anew from where the series began; what was said after it is asked again."""
    frames = SERIES[verb]
    made = played.of_frames(*frames)
    wanted = Count(each.text for each in made if each.text != ENOUGH)
    wanted[text] += by
    if wanted[text] < 0:
        return
    trial = Trial(played.trial.start)
    for words in played.texts[: made[0].at] if made else played.texts:
        trial.play(words)
    rest = [each.text for each in trial.made if each.frame in frames and each.text != ENOUGH]
    wanted.subtract(rest)  # what leaves no choice was chosen by itself
    if min(wanted.values(), default=0) >= 0:
        yield from _steered(trial, +wanted, _answers_given(played), frames)


def _answers_given(played: Played) -> dict[str, list[str]]:
    """By good: what was said about units without room."""
    found: dict[str, list[str]] = {good: [] for good in GOODS}
    for each in played.of_frames(Frame.OVERFLOW):
        found[each.choice["good"]].append(each.text)
    return found


def _steered(
    trial: Trial, wanted: Count[str], answers: dict[str, list[str]], frames: tuple[Frame, ...]
) -> Iterator[Turn]:
    """Turns in which the rest of what is wanted is chosen, and nothing else where that can be avoided."""
    frame = trial.frame
    if not wanted and (frame != Frame.OVERFLOW or not answers[_unit(trial)]):
        yield trial.said  # whatever is asked now may stand
        return
    if frame in frames:
        choices = [words for words in trial.options if words in wanted]
        preferred = choices[-1:] if frame == Frame.INFLUENCE else choices[:1]  # that way each sum has one order
        ways = preferred or ([ENOUGH] if frame != frames[-1] else [])
    elif frame == Frame.OVERFLOW:
        given = answers[_unit(trial)]
        ways = given[:1] or list(trial.options)
        answers = {**answers, _unit(trial): given[1:]}
    else:
        ways = []
    for words in ways:
        after = trial.fork()
        if after.play(words):
            chosen = Count(each.text for each in after.made[len(trial.made) :] if each.frame in frames)
            del chosen[ENOUGH]
            left = wanted.copy()
            left.subtract(chosen)
            if min(left.values(), default=0) >= 0:
                yield from _steered(after, +left, answers, frames)


def _unit(trial: Trial) -> str:
    """The good that finds no room."""
    return GOODS[arg(trial.state, 2)]


# ---- answers that are exchanged for others --------------------------------------------------------------------------


def _answers(played: Played, verb: str, text: str, by: int) -> Iterator[Turn]:
    turn, frame = played.texts, ANSWERS[verb]
    given = [each.at for each in played.of_frames(frame) if not each.forced and each.choice["do"] == verb]
    if by < 0:
        yield from (turn[:at] for at in reversed(given) if at > 0 and turn[at] == text)
        return
    if played.is_asked(frame):
        yield [*turn, text]
    for at in reversed(given):
        if turn[at] != text:
            yield from _replaced(turn, at, text)


def _replaced(turn: Turn, at: int, text: str) -> Iterator[Turn]:
    """The turn with something else at one place; what followed is kept as far as it still can be."""
    rest = turn[at + 1 :]
    for kept in range(len(rest), -1, -1):
        yield [*turn[:at], text, *rest[:kept]]


def _overflow(played: Played, good: str, by: int) -> Iterator[Turn]:
    """A unit without room becomes the other thing."""
    old, new = ("denarii", "surplus") if by > 0 else ("surplus", "denarii")
    for each in reversed(played.of_frames(Frame.OVERFLOW)):
        if not each.forced and each.choice["good"] == good and each.text == old:
            yield from _replaced(played.texts, each.at, new)


def _batch(played: Played, symbol: str, by: int) -> Iterator[Turn]:
    """More or fewer cards of a symbol; fewer than one: nothing is spent, and it is asked again."""
    turn = played.texts
    spent = [each for each in played.of_frames(Frame.EXTRA_BEFORE, Frame.EXTRA_AFTER) if each.choice["do"] == "spend"]
    last = spent[-1] if spent else None
    at = last.at if last and not last.forced else len(turn)
    number = int(last.choice["cards"]) if last and last.choice["symbol"] == symbol else 0
    for leap in range(1, LEAP + 1):
        if number + by * leap > 0:
            yield [*turn[:at], f"spend {symbol} {number + by * leap}"]
    if by < 0 and 0 < at < len(turn):
        yield turn[:at]
