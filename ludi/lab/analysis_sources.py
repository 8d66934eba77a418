"""Where games to be analysed come from: a folder of replay files, or a results file of the arena."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludi.bots.roster import parse_bot
from ludi.engine.errors import LudiError, quoted
from ludi.engine.replay import Replay, load
from ludi.lab.arena import Run
from ludi.lab.arena_replay import replayed
from ludi.lab.results import recorded

CLOSE: Final = 1e-6  # results within that are the same


@dataclass(frozen=True)
class Source:
    """Where a game comes from: a file, or a run of the arena and a number."""

    name: str
    path: Path | None = None
    run: Run | None = None
    number: int = 0
    shares: Sequence[float] = ()  # how it is known to have ended

    def replay(self) -> Replay:
        """The game, or LudiError with a sentence."""
        if self.path is not None:
            return load(self.path)
        assert self.run is not None
        replay = replayed(self.run, self.number)
        again = replay.match.payoffs() if replay.match.is_over else [0.0] * self.run.players
        if any(abs(a - b) > CLOSE for a, b in zip(again, self.shares, strict=True)):
            raise LudiError(
                f"Game {self.number} does not come out again as in the results file: bots that look at the clock play "
                "otherwise each time; give them budgets in iterations, such as imperator@1000."
            )
        return replay


def sources_in(path: Path) -> list[Source]:
    """The replay files of a folder, or the finished games of a results file."""
    if path.is_dir():
        files = sorted(each for each in path.iterdir() if each.suffix == ".json")
        if not files:
            raise LudiError(f"There is no replay file (.json) in {quoted(path, 200)}.")
        return [Source(each.name, each) for each in files]
    run = _run(path).check()
    results = recorded(path, run.header()).results
    found = [Source(f"game {number}", None, run, number, results[number].payoffs) for number in sorted(results)]
    return [each for each in found if not results[each.number].unfinished]


def _run(path: Path) -> Run:
    """The run a results file names in its first line; the rest of the line is compared when it is read."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline())
        bots = tuple(parse_bot(str(bot)) for bot in header["bots"])
        return Run(str(header["game"]), int(header["players"]), dict(header["options"]), bots, int(header["seed"]))
    except OSError as error:
        raise LudiError(f"{quoted(path, 200)} cannot be read: {error.strerror}.") from None
    except (ValueError, KeyError, TypeError):
        raise LudiError(f"{quoted(path, 200)} is neither a folder of replays nor a results file.") from None
