"""`ludi play`: one game in the terminal, against bots or with several people at one keyboard.

Draws come from a dealer that has committed to them. A file has the last link that was uncovered, which proves all draws
before it and tells none that is still to come; a game taken up again gets a new dealer.
"""

import hashlib
import os
import secrets
import shlex
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludi.bots.roster import make_bot, parse_bot
from ludi.cli.boards import board, screen_of
from ludi.cli.columns import in_columns, option_list
from ludi.engine import replay as files
from ludi.engine.contract import Game, Step, Value
from ludi.engine.errors import BadDraw, LudiError, quoted
from ludi.engine.fairness import Dealer, Sitting
from ludi.engine.match import Match
from ludi.engine.reference import rules_text, section_titles
from ludi.engine.replay import FORMAT_VERSION, Replay, Seat
from ludi.engine.texts import Message, texts, to_you
from ludi.engine.verdict import HUMAN, SERVER

COMMANDS: Final = ("undo", "help", "look", "save", "log", "board", "quit")
LOG_LINES: Final = 20
RESUMED_LINES: Final = 8  # of the log, shown when a game is taken up again
LONG_OFFER: Final = 10  # lines; a longer offer is shown as a table where the game has one


class Quit(Exception):
    """The command `quit`."""


def play(
    game: Game,
    seats: list[Seat],
    options: dict[str, Value],
    *,
    language: str,
    seed: int | None,
    entropy: Sequence[str],
    console: Console,
) -> None:
    """A new game, to its end or until somebody leaves."""
    replay = Replay(Match(game, len(seats), options), list(seats))
    if seed is not None:  # the table's name is part of what the dealer commits to, so it must repeat as well
        replay.table = hashlib.sha256(f"table {seed}".encode()).hexdigest()[:16]
    Session(replay, language, seed, entropy, console).run()


def resume(path: Path, *, language: str, entropy: Sequence[str], console: Console) -> None:
    """An unfinished game from its file; it is saved back there."""
    replay = files.load(path)
    if replay.match.is_over:
        raise LudiError(texts(language)(Message("cli-over-already", {"path": shlex.quote(str(path))})))
    if replay.dealer == SERVER:
        raise LudiError(texts(language)(Message("cli-served", {"path": shlex.quote(str(path))})))
    replay.format_version = FORMAT_VERSION  # a game of an older format goes on in this one
    Session(replay, language, None, entropy, console, path).run()


def saves_folder() -> Path:
    """Where games are kept: `LUDI_DATA`, else the user's data folder."""
    named = os.environ.get("LUDI_DATA")
    return (Path(named) if named else platformdirs.user_data_path("ludi-romani")) / "saves"


class Session:
    """People at the terminal, bots and a dealer around one game."""

    def __init__(
        self,
        replay: Replay,
        language: str,
        seed: int | None,
        entropy: Sequence[str],
        console: Console,
        path: Path | None = None,
    ) -> None:
        self.replay, self.match, self.game = replay, replay.match, replay.match.game
        self.texts, self.seed, self.console, self.path = texts(language), seed, console, path
        self.screen = screen_of(self.game.name)
        self.ascii = console.options.ascii_only
        if self.ascii and hasattr(console.file, "reconfigure"):
            console.file.reconfigure(errors="replace")  # a letter the terminal lacks must not end the game
        self.humans = [i for i, seat in enumerate(replay.seats) if seat.kind == HUMAN]
        self.entropy = self._entropy(entropy)
        self.bots = {
            i: make_bot(self.game, parse_bot(seat.kind), secrets.randbits(32) if seed is None else seed + i)
            for i, seat in enumerate(replay.seats)
            if seat.kind != HUMAN
        }
        self.log: list[RenderableType] = []
        self.told_turn: int | None = None  # the turn whose rule stands above the narration
        self.dealer = self._new_dealer()

    def say(self, key: str, **args: str | int) -> str:
        return self.texts(Message(f"cli-{key}", dict(args)))

    # ---- draws -----------------------------------------------------------------------------------------------------

    def _entropy(self, given: Sequence[str]) -> list[str | None]:
        """What each seat adds to the draws: the texts go to the people in their order."""
        if len(given) > len(self.humans):
            raise LudiError(self.say("too-much-entropy", given=len(given), humans=len(self.humans)))
        texts = dict(zip(self.humans, given, strict=False))
        return [texts.get(seat) for seat in range(self.match.players)]

    def _new_dealer(self) -> Dealer:
        first_draw = self.replay.dealt_draws() + 1
        terms, sittings = self.replay.terms(first_draw), self.replay.sittings
        if self.seed is None:
            dealer = Dealer.fresh(terms, 1, self.entropy, first_draw)
        else:
            dealer = Dealer.from_seed(self.seed, terms, 1, self.entropy, first_draw)
        sittings.append(Sitting.of(dealer, first_draw - 1))
        return dealer

    def _draw(self, weights: list[int]) -> int:
        return self.dealer.draw(self.replay.dealt_draws() + 1, weights)

    def _show_commitment(self) -> None:
        self.console.print(Text(self.say("commitment", commitment=self.dealer.commitment), "dim"), soft_wrap=True)

    # ---- files -----------------------------------------------------------------------------------------------------

    def _write(self, path: Path, replace: bool) -> None:
        self.replay.sittings[-1] = Sitting.of(self.dealer, self.replay.dealt_draws())
        files.save(self.replay, path, replace)

    def _own_path(self) -> Path:
        """The game's own file: the one it came from, else a new name among the saves."""
        if self.path is None:
            folder = saves_folder()
            try:
                folder.mkdir(parents=True, exist_ok=True)
                tempfile.TemporaryFile(dir=folder).close()
            except OSError:
                instead = Path(tempfile.gettempdir())
                self._note(self.say("temporary", folder=str(folder), instead=str(instead)))
                folder = instead
            names = [
                f"{self.game.name}-{self.replay.table}{end}.json" for end in ("", *(f"-{n}" for n in range(2, 999)))
            ]
            self.path = next(folder / name for name in names if not (folder / name).exists())
        return self.path

    def _save(self, named: str) -> None:
        path = Path(named).expanduser() if named else self._own_path()
        own = self.path is not None and path.absolute() == self.path.absolute()
        self._write(path, replace=own)
        self._note(self.say("saved", path=str(path)))

    def _command(self, key: str, command: str, path: Path) -> None:
        line = Text.assemble(self.say(key), " ", (f"ludi {command} {shlex.quote(str(path.absolute()))}", "bold"))
        self.console.print(line, soft_wrap=True)

    def _leave(self) -> None:
        """Save an unfinished game, even if the interruption came in the middle of a move."""
        self.match = self.replay.match = self.match.at(len(self.match.moves))
        path = self._own_path()
        self._write(path, replace=True)
        self.console.print()
        self._note(self.say("saved", path=str(path)))
        self._command("resume-with", "play --resume", path)

    def _finish(self) -> None:
        view = self.game.view(self.match.state)
        self.console.print()
        self.console.print(board(self.game, self.match.state, self.texts, self.console.width))
        entries = [(name, self._player(i)) for i, name in enumerate(self.game.seat_names[: self.match.players])]
        self.console.print(self.screen.standings(view, self.texts, entries, self.ascii))
        self._say_each(self.game.guide.verdict(self.match.state))
        path = self._own_path()
        self._write(path, replace=True)
        self._note(self.say("finished-saved", path=str(path)))
        self._command("verify-with", "verify", path)
        self._command("replay-with", "replay", path)

    # ---- the loop --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        with suppress(ImportError):
            import readline  # noqa: F401  (line editing and history for `input`)
        try:
            self._begin()
            while True:
                self._tell(self.match.run(self._draw))
                if self.match.is_over:
                    break
                seat = self.match.decider
                if seat in self.bots:
                    self._tell(self.match.play_code(self.bots[seat].choose(self.match.state, seat)))
                else:
                    self._ask(seat)
        except (Quit, KeyboardInterrupt, EOFError):
            self._leave()
        except BadDraw:  # the chain is used up
            self._leave()
            raise
        else:
            self._finish()

    def _begin(self) -> None:
        self._show_commitment()
        if not self.match.moves:
            return
        again = self.match.at(0)
        for move in self.match.moves:
            self._tell(again.play_code(move.code), silent=True)
        self.console.print(Rule(Text(self.say("earlier"), "dim"), style="dim"))
        self.console.print(*self.log[-RESUMED_LINES:])

    def _player(self, seat: int) -> str:
        """The name of whoever sits there; empty for people who gave none."""
        player, kind = self.replay.seats[seat].player, self.replay.seats[seat].kind
        if kind == HUMAN and player == HUMAN:
            return self.say("you") if len(self.humans) == 1 else ""
        return player

    def _name(self, seat: int) -> str:
        """The seat's name without its sign."""
        return self.screen.seat(self.game.seat_names[seat], self.texts, self.ascii).plain.split()[-1]

    def _label(self, seat: int) -> Text:
        label = self.screen.seat(self.game.seat_names[seat], self.texts, self.ascii)
        player = self._player(seat)
        return label.append(f" ({player})", "not bold") if player else label

    def _tell(self, steps: Iterable[Step], silent: bool = False) -> None:
        """Narrate: decisions to the left, what follows from them indented."""
        for step in steps:
            messages = self.game.narrate(step)
            if not messages:
                continue
            if not silent and int(step.before.turn) != self.told_turn:
                self._turn_rule(step)
            indent = 2 if step.actor >= 0 else 4
            line = Padding(self.screen.paint(self.texts.tell(messages), self.texts), (0, 0, 0, indent), expand=False)
            self.log.append(line)
            if not silent:
                self.console.print(line)

    def _turn_rule(self, step: Step) -> None:
        self.told_turn = int(step.before.turn)
        heading = self.match.game.turn_name.removesuffix("s")  # turn or round
        title = Text(self.say(heading, n=self.told_turn) if self.told_turn else self.say("set-up"), "bold")
        active = self.game.view(step.before).get("active") if self.told_turn else None
        if active in self.game.seat_names:
            title = Text.assemble(title, "  ", self._label(self.game.seat_names.index(active)))
        self.console.print(Rule(title, align="left", style="dim"))

    # ---- asking a person -------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Until a decision is made or taken back."""
        self._show_position(seat)
        mark = self.screen.seat(self.game.seat_names[seat], self.texts, self.ascii)
        while True:
            line = self.console.input(Text.assemble(mark, " > "))
            try:
                if self._obey(line, seat):
                    return
            except LudiError as error:
                self.console.print(Text(self.texts(error.message) if error.message else str(error), "bold red"))

    def _show_position(self, seat: int) -> None:
        self.console.print()
        self.console.print(board(self.game, self.match.state, self.texts, self.console.width))
        title = self._label(seat)
        if len(self.humans) > 1:
            title = Text.assemble(
                title, "  ", (self.say("your-turn", player=self._player(seat) or self._name(seat)), "bold")
            )
        self.console.print(Rule(title, align="left", style="#c8643f", characters="-" if self.ascii else "━"))
        question = self.game.prompt(self.match.state)
        asked = self.texts.tell([question if len(self.humans) > 1 else to_you(question)])
        prompt = self.screen.paint(asked, self.texts)
        prompt.stylize("bold")
        self.console.print(prompt)
        self._show_options()
        words = ", ".join(self.say(f"words-{command}").split()[0] for command in COMMANDS)
        self.console.print(Text(self.say("commands-line", commands=words), "dim"))

    def _show_options(self) -> None:
        state, offered = self.match.state, self.match.offered()
        entries = []
        for number, (notation, code) in enumerate(offered.items(), start=1):
            does = self.texts(self.game.describe(state, code))
            painted = self.screen.paint(does[:1].upper() + does[1:], self.texts)
            entries.append((Text(str(number), "bold"), painted, Text(notation, "dim")))
        listed = option_list(entries, self.console.width)
        grid = (
            self.screen.grid(self.game.view(state), self.texts, self.ascii) if listed.row_count > LONG_OFFER else None
        )
        if grid is None:
            self.console.print(listed)
            return
        table, numbers = grid
        rest = [entry for number, entry in enumerate(entries, start=1) if number not in numbers]
        if rest:
            self.console.print(option_list(rest, self.console.width))
        self.console.print(table)
        example = list(offered)[min(numbers) - 1]
        self.console.print(Text(self.say("grid-line", example=example), "dim"))

    def _obey(self, line: str, seat: int) -> bool:
        """Carry out one line of input; whether the position has changed."""
        text = " ".join(line.casefold().split())
        if not text:
            return False
        offered = {notation.casefold(): code for notation, code in self.match.offered().items()}
        if text.isdecimal() and text not in offered:
            if not 1 <= int(text) <= len(offered):
                raise LudiError(self.say("no-such-number", number=text, n=len(offered)))
            text = list(offered)[int(text) - 1]
        if text in offered:
            self._tell(self.match.play_code(offered[text]))
            return True
        word, _, rest = line.strip().partition(" ")
        command = next((c for c in COMMANDS if word.casefold() in self.say(f"words-{c}").split()), None)
        if command is None:
            self.match.check(text)  # raises the sentence that says why not
        return self._do(command or "", rest.strip(), seat)

    def _do(self, command: str, rest: str, seat: int) -> bool:
        match command:
            case "undo":
                self.match.undo(self.replay.begun)
                line = self.say("undone", seat=self._name(seat))
                self.log.append(Padding(self.screen.paint(line, self.texts), (0, 0, 0, 2), expand=False))
                self.console.print(self.log[-1])
                return True
            case "help":
                self._help(rest)
            case "look":
                self._look(rest, seat)
            case "save":
                self._save(rest)
            case "log":
                self.console.print(*(self.log[-LOG_LINES:] or [Text(self.say("nothing-yet"))]))
            case "board":
                self._show_position(seat)
            case _:
                raise Quit
        return False

    def _help(self, section: str) -> None:
        if section:
            self.console.print(Markdown(rules_text(self.game.name, self.texts.language, section)))
            return
        titles = section_titles(self.game.name, self.texts.language)
        table = Table.grid(padding=(0, 2))
        for command in COMMANDS:
            table.add_row(Text(self.say(f"words-{command}").replace(" ", ", "), "bold"), self.say(f"what-{command}"))
        self.console.print(Text(self.say("commands"), "bold underline"), table)
        self.console.print(Text(self.say("sections"), "bold underline"))
        self.console.print(in_columns([Text(title) for title in titles], self.console.width))

    def _look(self, word: str, seat: int) -> None:
        """The position in words, or what is told of the things whose name or label has a word in it."""
        guide, state = self.game.guide, self.match.state
        if not word:
            self._say_each(guide.position(state, seat))
            return
        wanted, targets = word.casefold(), guide.targets(state, seat)
        found = {  # a thing may have several names
            id(info): [info.label, *info.facts]
            for target, info in targets.items()
            if wanted in target or wanted in self.texts(info.label).casefold()
        }
        if not found:
            raise LudiError(self.say("nothing-called", word=quoted(word)[1:-1]))
        for sentences in found.values():
            self._say_each([sentences[0]])
            self._say_each(sentences[1:], indent=4)

    def _say_each(self, sentences: Iterable[Message], indent: int = 2) -> None:
        """Each on a line of its own."""
        for sentence in sentences:
            line = self.screen.paint(self.texts.tell([sentence]), self.texts)
            self.console.print(Padding(line, (0, 0, 0, indent), expand=False))

    def _note(self, sentence: str) -> None:
        """A sentence with a path, which must not be broken."""
        self.console.print(Text(sentence), soft_wrap=True)
