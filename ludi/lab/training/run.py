"""A training run: a folder with its settings, what has been learnt, and a log; it can be left and resumed."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludi import __version__
from ludi.bots.network import FORMAT, Coding, Network, hint_count, load, new_coding, origin, save
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError, quoted
from ludi.engine.record import Cells
from ludi.lab.cluster import connected
from ludi.lab.training.curve import draw
from ludi.lab.training.games import Batch, Chunk, Opponents, answering, extent
from ludi.lab.training.learner import Learner
from ludi.lab.training.model import Model, torch
from ludi.lab.training.settings import Settings, Table, read_settings
from ludi.lab.training.sources import Actors, Here, Source, rival_of

SETTINGS, NETWORK, LOG, CURVE = "settings.toml", "network.npz", "log.jsonl", "curve.svg"
STATE: Final = "state.npz"  # everything but the numbers below, each of which lies in a file of its own
NUMBERS: Final = ("weights", "average", "first-moments", "second-moments", "games")
OPPONENTS: Final = ("greedy",)
EVERY: Final = 20  # lessons between two lines of the log

Report = Callable[[dict[str, Any]], None]


@dataclass(frozen=True)
class Job:
    """What to train, where, for how long."""

    game: Game
    out: Path
    minutes: float
    device: str = "cpu"
    threads: int = 1
    settings: Path | None = None  # a file; none: as usual
    resume: Path | None = None  # a run to go on with
    against: Path | None = None  # a network to be beaten, instead of the one of the settings
    lessons: int = 0  # to stop after, even if there is time left; 0: only the time counts
    ray: str = ""  # a cluster on which actors play; none: games are played here
    actors: int = 1  # on the cluster, each with so many threads
    judge_every: float = 2.0  # minutes between two looks at its strength, after which all is kept; 0: only at the end

    def check(self) -> "Job":
        """The job itself, or LudiError with a sentence; nothing is written yet."""
        if self.device not in ("cpu", "cuda"):
            raise LudiError(f"There is no device {quoted(self.device)} to train on; choose cpu or cuda.")
        if self.device == "cuda" and not torch.cuda.is_available():
            raise LudiError("PyTorch finds no GPU here; train with --device cpu.")
        if not 0 < self.minutes <= 10**5:
            raise LudiError(f"A run cannot take {self.minutes:g} minutes.")
        if self.resume is None and (self.out / STATE).exists():
            raise LudiError(f"There is a run in {quoted(self.out, 200)} already; resume it or choose another folder.")
        if self.resume is not None and not (self.resume / STATE).is_file():
            raise LudiError(f"There is no run to resume in {quoted(self.resume, 200)}.")
        if self.resume is not None and self.against is not None:
            raise LudiError("A run that is resumed keeps its rival; leave it out.")
        if self.resume is not None and self.settings is not None:
            raise LudiError("A run that is resumed keeps its settings; leave out the file.")
        return self


class Run:
    """A run while it goes on."""

    def __init__(self, job: Job, ray: Any = None) -> None:
        self.job, game = job, job.game
        if job.resume is not None:
            self.settings = read_settings(job.resume / SETTINGS, game)
        elif job.settings is not None:
            self.settings = read_settings(job.settings, game)
        else:
            self.settings = Settings(game.name).check(game)
        if job.against is not None:
            self.settings = replace(self.settings, against=str(job.against))
        job.out.mkdir(parents=True, exist_ok=True)
        if job.device == "cpu":
            torch.set_num_threads(job.threads)
        state = self._state()
        start = self._start()
        self.coding = self._coding(state, start)
        model = Model(self.coding, hint_count(game), self.settings.width, self.settings.layers, self.settings.seed)
        if start is not None:
            model.take_over(start.weights)
        self.learner = Learner(self.settings, model, job.device, rival_of(game, self.settings))
        self.source = self._source(ray)
        self.log: list[dict[str, Any]] = []
        self.decisions = 0
        self.seconds = 0.0  # spent learning, by this run and those it goes on with
        if job.resume is not None:
            self._restore(job.resume, state)
        (job.out / SETTINGS).write_text(self.settings.text(), encoding="utf-8")

    def _source(self, ray: Any) -> Source:
        job = self.job
        if ray is None:
            return Here(job.game, self.settings, job.threads, self._allocate)
        return Actors(ray, job.game, self.settings, self.coding, job.actors, job.threads)

    def _allocate(self, shape: tuple[int, ...], dtype: Any) -> Cells:
        """Memory that a GPU can read while the processor goes on."""
        if self.job.device == "cpu":
            return np.zeros(shape, dtype=dtype)
        kept = torch.zeros(shape, dtype=torch.as_tensor(np.zeros(0, dtype=dtype)).dtype, pin_memory=True)
        array: Cells = kept.numpy()
        return array

    def _state(self) -> dict[str, Cells]:
        if self.job.resume is None:
            return {}
        try:
            with np.load(self.job.resume / STATE, allow_pickle=False) as archive:
                return dict(archive)
        except (OSError, ValueError) as error:
            raise LudiError(f"The run in {quoted(self.job.resume, 200)} is damaged: {quoted(error, 200)}.") from None

    def _start(self) -> Network | None:
        """What the run begins with; a run that is resumed is past that."""
        if not self.settings.start or self.job.resume is not None:
            return None
        network = load(Path(self.settings.start), self.job.game)
        layers, width = network.weights.biases.shape
        if (width, layers) != (self.settings.width, self.settings.layers):
            raise LudiError(
                f"The network to begin with is {width} wide with {layers} layers, and the settings say "
                f"{self.settings.width} and {self.settings.layers}."
            )
        return network

    def _coding(self, state: dict[str, Cells], start: Network | None) -> Coding:
        if state:
            return Coding(*(state[name] for name in Coding._fields))
        if start is not None:
            return start.coding
        largest, codes = extent(self.job.game, self.settings.tables, self.settings.seed)
        return new_coding(self.job.game, largest, codes)

    def go(self, report: Report) -> None:
        """Learn until the time is up, then judge, and keep everything."""
        begun = last = looked = time.perf_counter()
        since = 0
        until = begun + 60 * self.job.minutes
        last_lesson = self.learner.lessons + self.job.lessons if self.job.lessons else None
        while time.perf_counter() < until and self.learner.lessons != last_lesson:
            lesson = self.source.play(self.learner)
            losses = self.learner.learn(lesson)
            decisions = lesson.ended.numel()
            self.decisions, since = self.decisions + decisions, since + decisions
            now = time.perf_counter()
            if self.learner.lessons % EVERY == 0 or self.learner.lessons == last_lesson or now >= until:
                pace = since / (now - last)
                self.seconds += now - last
                ended = lesson.ended.float().mean().item()
                self._note(report, {**losses, "decisions_per_second": pace, "decisions_a_game": 1 / max(ended, 1e-9)})
                if self.job.judge_every and now - looked > 60 * self.job.judge_every:
                    self._judge(report)
                    looked = time.perf_counter()
                last, since = time.perf_counter(), 0
        self._judge(report)

    def _judge(self, report: Report) -> None:
        """Look how strong it has become, and keep everything."""
        strength = self.judged()
        self._note(report, {"strength": strength})
        self.keep(strength)

    def _note(self, report: Report, line: dict[str, Any]) -> None:
        kept = {"lesson": self.learner.lessons, "decisions": self.decisions, "seconds": round(self.seconds, 1)}
        self.log.append({**kept, **{name: _short(value) for name, value in line.items()}})
        report(self.log[-1])

    def judged(self) -> list[dict[str, Any]]:
        """How the averaged network fares against fixed opponents: the first kind of game of each number of players."""
        tables = {table.players: table for table in reversed(self.settings.tables)}
        rivals = (*OPPONENTS, self.settings.against) if self.settings.against else OPPONENTS
        matches = [(table, bot) for _, table in sorted(tables.items()) for bot in rivals]
        with self.learner.averaged(), ThreadPoolExecutor(len(matches)) as pool:
            return list(pool.map(lambda match: self._match(*match), matches))

    def _match(self, table: Table, bot: str) -> dict[str, Any]:
        games = -(-self.settings.judged_games // table.players) * table.players
        settings, game = self.settings, self.job.game
        answer = self._rival if bot == settings.against else answering(game, table, bot, games, settings.seed)
        against = Opponents(game, table, answer, games, settings.seed, settings.limit)
        share, count = against.share(self.learner.best)
        return {
            "players": table.players,
            "options": dict(table.options),
            "against": bot,
            "share": share,
            "games": count,
        }

    def _rival(self, _: Chunk, batch: Batch) -> Cells:
        return self.learner.best(batch, self.learner.rival)

    def network(self, strength: list[dict[str, Any]]) -> Network:
        """What has been learnt, ready to be used."""
        training = {"lessons": self.learner.lessons, "decisions": self.decisions, "seconds": round(self.seconds)}
        manifest = {"format": FORMAT, **origin(self.job.game), "made_by": __version__, "seed": self.settings.seed}
        manifest |= {"width": self.settings.width, "layers": self.settings.layers}
        return Network(
            {**manifest, "training": training, "strength": strength},
            self.coding,
            self.learner.model.numbers(self.learner.average),
        )

    def keep(self, strength: list[dict[str, Any]]) -> None:
        """Write the run: the network to be used, and all that is needed to go on exactly from here."""
        out, learner = self.job.out, self.learner
        save(self.network(strength), out / NETWORK)
        moments = [learner.optimiser.state[value] for value in learner.parameters.values()]
        arrays: dict[str, dict[str, Any]] = {
            "weights": {name: value.detach() for name, value in learner.parameters.items()},
            "average": learner.average,
            "first-moments": dict(zip(learner.parameters, (each["exp_avg"] for each in moments), strict=True)),
            "second-moments": dict(zip(learner.parameters, (each["exp_avg_sq"] for each in moments), strict=True)),
        }
        for name, values in arrays.items():
            _write(out / f"{name}.npz", {key: value.cpu().numpy() for key, value in values.items()})
        _write(out / "games.npz", self.source.snapshot())
        steps = [float(each["step"]) for each in moments]
        _write(
            out / STATE,
            {
                **self.coding._asdict(),
                "met": learner.model.met.cpu().numpy(),
                "chance": learner.chance.get_state().numpy(),
                "counted": np.array([learner.lessons, self.decisions, self.seconds, learner.rate, *steps]),
            },
        )
        (out / LOG).write_text("".join(json.dumps(line) + "\n" for line in self.log), encoding="utf-8")
        (out / CURVE).write_text(draw(self.job.game, self.log), encoding="utf-8")

    def _restore(self, folder: Path, state: dict[str, Cells]) -> None:
        learner, device = self.learner, self.job.device
        numbers = {name: _read(folder / f"{name}.npz") for name in NUMBERS}
        counted = state["counted"].tolist()
        learner.lessons, self.decisions, self.seconds = int(counted[0]), int(counted[1]), counted[2]
        learner.rate = counted[3]
        learner.model.met.copy_(torch.as_tensor(state["met"]))
        learner.chance.set_state(torch.as_tensor(state["chance"]))
        with torch.no_grad():
            for (name, value), steps in zip(learner.parameters.items(), counted[4:], strict=True):
                value.copy_(torch.as_tensor(numbers["weights"][name]))
                learner.average[name].copy_(torch.as_tensor(numbers["average"][name]))
                learner.optimiser.state[value] = {
                    "step": torch.tensor(steps),
                    "exp_avg": torch.as_tensor(numbers["first-moments"][name]).to(device),
                    "exp_avg_sq": torch.as_tensor(numbers["second-moments"][name]).to(device),
                }
        self.source.restore(numbers["games"])
        self.log = [json.loads(line) for line in (folder / LOG).read_text(encoding="utf-8").splitlines()]


def _short(value: Any) -> Any:
    return float(f"{value:.4g}") if isinstance(value, float) else value


def _write(path: Path, arrays: dict[str, Cells]) -> None:
    """A file that is whole or not there: what is cut off in the middle leaves the old one."""
    temporary = path.with_suffix(".part")
    with temporary.open("wb") as file:
        np.savez_compressed(file, **arrays)  # type: ignore[arg-type]
    temporary.replace(path)


def _read(path: Path) -> dict[str, Cells]:
    try:
        with np.load(path, allow_pickle=False) as archive:
            return dict(archive)
    except (OSError, ValueError) as error:
        raise LudiError(f"{quoted(path, 200)} is missing or damaged: {quoted(error, 200)}.") from None


def train(job: Job, report: Report) -> Run:
    """Carry a job out."""
    job.check()
    with connected(job.ray, job.actors * job.threads) if job.ray else nullcontext() as ray:
        run = Run(job, ray)
        try:
            run.go(report)
        finally:
            run.source.close()
        return run
