"""Self-play for learning: every real decision of whole games between bots, as rows of a Parquet file.

Games are written as they finish and the file gets its name at the end: memory stays bounded, and a stop leaves nothing
behind. Game k of a seed is the same whatever else is played, for plain bots and budgets in iterations.
"""

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludi.bots.roster import BotSpec, make_bot
from ludi.engine.contract import Game, Options
from ludi.engine.errors import LudiError, quoted
from ludi.engine.kernels import bound, new_tally, run_to_decision
from ludi.engine.offers import OFFER
from ludi.engine.streams import new_streams
from ludi.lab.observation import Observer, layout_data
from ludi.lab.simulate import DECISION_LIMIT, LARGEST_SEED

ROWS = 4096  # of a row group, or more by part of a game


@dataclass(frozen=True)
class Job:
    """What to play and where to write it."""

    game: Game
    players: int
    options: Options
    bots: Sequence[BotSpec]  # by seat
    games: int
    seed: int
    out: Path

    def check(self) -> "Job":
        """The job itself, or LudiError with a sentence; nothing is written yet."""
        if len(self.bots) != self.players:
            raise LudiError(f"There are {self.players} players but {len(self.bots)} bots; name one, or one per seat.")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise LudiError(f"The seed cannot be {self.seed}; choose 0 to {LARGEST_SEED}.")
        if self.out.suffix != ".parquet":
            raise LudiError(f"{quoted(self.out, 200)} does not end in .parquet; that is the only format.")
        if not self.out.parent.is_dir():
            raise LudiError(f"There is no folder {quoted(self.out.parent, 200)} to write into.")
        if self.out.exists():
            raise LudiError(f"{quoted(self.out, 200)} exists already; choose another name.")
        _arrow()
        return self


@dataclass
class Row:
    """One decision."""

    game: int
    ply: int
    seat: int
    observation: Any
    record: bytes
    legal: list[int]
    policy: list[float]  # by legal code
    chosen: int
    judged: list[float] | None  # everybody's chance as the bot saw it, who decides first, if it tells
    outcome: list[float]  # known when the game is over


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise LudiError('Parquet files need pyarrow; run: pip install "ludi-romani[lab]".') from None
    return pyarrow, pyarrow.parquet


def _policy(bot: Any, legal: list[int], chosen: int) -> list[float]:
    """What the bot thought of each option, if it tells; else that it wanted the one it chose."""
    shares = getattr(bot, "last_policy", None) or {chosen: 1.0}
    weights = [float(shares.get(code, 0.0)) for code in legal]
    total = sum(weights)
    return [weight / total for weight in weights]


def _judged(bot: Any, seat: int) -> list[float] | None:
    """Everybody's chance, who decides first, if the bot tells."""
    shares = getattr(bot, "last_shares", None)
    return None if shares is None else [*shares[seat:], *shares[:seat]]


class Player:
    """Plays the job's games one by one."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.see = Observer(job.game, job.players)
        self._run = bound(run_to_decision, job.game)
        self._offer, self._tally = np.zeros(1, dtype=OFFER)[0], new_tally()

    def rows(self, number: int, limit: int = DECISION_LIMIT) -> list[Row]:
        """Game `number`, complete; no rows if it came to no end."""
        job, game = self.job, self.job.game
        stream = new_streams(job.seed, number, 1)[0]
        seeds = np.random.SeedSequence([job.seed, number]).generate_state(job.players)
        bots = [make_bot(game, bot, int(seed)) for bot, seed in zip(job.bots, seeds, strict=True)]
        s, rows = game.new_state(job.players, job.options), list[Row]()
        while count := int(self._run(s, stream, self._offer, self._tally)):
            if len(rows) == limit:
                return []
            legal, seat = self._offer.codes[:count].tolist(), game.rules.decider(s)
            chosen = int(bots[seat].choose(s, seat))
            policy, judged = _policy(bots[seat], legal, chosen), _judged(bots[seat], seat)
            rows.append(Row(number, len(rows), seat, self.see(s, seat), s.tobytes(), legal, policy, chosen, judged, []))
            game.rules.apply(s, chosen)
        shares = np.array(game.payoffs(s, job.players))
        for row in rows:
            row.outcome = np.roll(shares, -row.seat).tolist()
        return rows


def schema(job: Job) -> Any:
    """The columns, with what is needed to understand them as metadata."""
    pa, _ = _arrow()
    about = {
        "game": job.game.name,
        "version": str(job.game.version),
        "content": job.game.content,
        "players": str(job.players),
        "options": json.dumps(job.options),
        "bots": json.dumps([str(bot) for bot in job.bots]),
        "seed": str(job.seed),
        "layout": json.dumps(layout_data(job.game)),
    }
    columns = {
        "game": pa.int32(),
        "ply": pa.int32(),
        "seat": pa.int8(),
        "observation": pa.list_(pa.float32(), layout_data(job.game)["size"]),
        "record": pa.binary(job.game.record.itemsize),
        "legal": pa.list_(pa.int16()),
        "policy": pa.list_(pa.float32()),
        "chosen": pa.int16(),
        "judged": pa.list_(pa.float32(), job.players),
        "outcome": pa.list_(pa.float32(), job.players),
        "value": pa.float32(),
    }
    return pa.schema(list(columns.items()), metadata=about)


def table(job: Job, rows: Sequence[Row]) -> Any:
    """Rows as an Arrow table."""
    pa, _ = _arrow()
    kinds = schema(job)
    columns = {
        name: [getattr(row, name) for row in rows] for name in kinds.names if name not in ("observation", "value")
    }
    columns["value"] = [row.outcome[0] - 1 / job.players for row in rows]
    arrays = {name: pa.array(values, kinds.field(name).type) for name, values in columns.items()}
    seen = pa.array(np.concatenate([row.observation for row in rows]))
    arrays["observation"] = pa.FixedSizeListArray.from_arrays(seen, type=kinds.field("observation").type)
    return pa.table([arrays[name] for name in kinds.names], schema=kinds)


@contextmanager
def _named_at_the_end(out: Path) -> Iterator[Path]:
    """A temporary name beside the final one, which it gets if all goes well."""
    part = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        part.touch(exist_ok=False)
    except OSError as error:
        raise LudiError(f"I cannot write into {quoted(out.parent, 200)}: {error.strerror}.") from None
    try:
        yield part
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)


def warm_up(job: Job) -> None:
    """Compile or load what the job needs."""
    Player(job).rows(0, limit=1)
    job.game.payoffs(job.game.new_state(job.players, job.options), job.players)


def write(job: Job, progress: Callable[[int], None] = lambda _: None) -> dict[str, Any]:
    """Play and write everything; what came of it as JSON data."""
    _, parquet = _arrow()
    player, waiting = Player(job), list[Row]()
    written, unfinished = 0, 0
    with _named_at_the_end(job.out) as part:
        with parquet.ParquetWriter(part, schema(job), compression="zstd") as writer:
            for number in range(job.games):
                rows = player.rows(number)
                unfinished += not rows
                waiting += rows
                written += len(rows)
                if waiting and (len(waiting) >= ROWS or number + 1 == job.games):
                    writer.write_table(table(job, waiting))
                    waiting = []
                progress(1)
        size = part.stat().st_size
    return {
        "file": str(job.out),
        "game": job.game.name,
        "players": job.players,
        "bots": [str(bot) for bot in job.bots],
        "games": job.games,
        "unfinished": unfinished,
        "rows": written,
        "bytes": size,
    }
