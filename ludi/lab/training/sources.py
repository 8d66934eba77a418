"""Where lessons come from: games in this process, or games of actors on a Ray cluster that feed one learner."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from ludi.bots.network import Coding, hint_count, load
from ludi.engine.compiled import sources_key
from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.record import Cells
from ludi.engine.registry import get_game
from ludi.lab.cluster import fetched
from ludi.lab.training.games import Games
from ludi.lab.training.learner import Learner, Lesson
from ludi.lab.training.model import Model, model_of, torch
from ludi.lab.training.settings import Settings

Positions = dict[str, Cells]


class Source(Protocol):
    """Plays as a learner would, and can be put back to where it was."""

    def play(self, learner: Learner) -> Lesson:
        """A lesson: some decisions in every environment."""

    def snapshot(self) -> Positions:
        """All that decides how the games go on."""

    def restore(self, kept: Positions) -> None:
        """Put the games back."""

    def close(self) -> None:
        """Let go of threads and actors."""


def rival_of(game: Game, settings: Settings) -> Model | None:
    """The network that never changes, if there is one to be beaten."""
    return model_of(load(Path(settings.against), game)) if settings.against else None


class Here:
    """Games in this process; `first` is the number of its first chunk where others play, too."""

    def __init__(
        self, game: Game, settings: Settings, threads: int, allocate: Callable[..., Cells] = np.zeros, first: int = 0
    ) -> None:
        self.games = Games(game, settings, threads, allocate, first)
        self.games.begin()

    def play(self, learner: Learner) -> Lesson:
        return learner.play(self.games)

    def snapshot(self) -> Positions:
        kept: dict[str, list[Cells]] = {}
        for chunk in self.games.chunks:
            for name, value in chunk.environment.snapshot().items():
                kept.setdefault(name, []).append(value)
        return {name: np.concatenate(values) for name, values in kept.items()}

    def restore(self, kept: Positions) -> None:
        first = 0
        for chunk in self.games.chunks:
            rows = slice(first, first := first + chunk.environment.num_envs)
            chunk.environment.restore({name: value[rows] for name, value in kept.items()})
            chunk.look()

    def close(self) -> None:
        self.games.close()


class Actor:
    """Plays its part of the games on some node, with the weights it is sent."""

    def __init__(self, game: str, settings: Settings, coding: Coding, number: int, threads: int, key: str) -> None:
        if sources_key() != key:
            raise LudiError("A node of the cluster has other sources of ludi, Numba, NumPy or Python; make them equal.")
        torch.set_num_threads(threads)
        own, self._settings, self._number = get_game(game), settings, number
        model = Model(coding, hint_count(own), settings.width, settings.layers, settings.seed)
        self._learner = Learner(settings, model, "cpu", rival_of(own, settings))
        self._here = Here(own, settings, threads, first=number * (settings.environments // settings.chunk))

    def play(self, lesson: int, weights: Mapping[str, Cells]) -> dict[str, Cells]:
        """What it draws follows from the number of the lesson and its own."""
        learner = self._learner
        learner.lessons = lesson
        seeds = np.random.SeedSequence([self._settings.seed, lesson, self._number])
        learner.chance.manual_seed(int(seeds.generate_state(1)[0]))
        with torch.no_grad():
            for name, value in learner.parameters.items():
                value.copy_(torch.as_tensor(weights[name].copy()))
        played = self._here.play(learner)
        return {name: value.numpy() for name, value in vars(played).items()}

    def snapshot(self) -> Positions:
        return self._here.snapshot()

    def restore(self, kept: Positions) -> None:
        self._here.restore({name: value.copy() for name, value in kept.items()})


class Actors:
    """Games on a Ray cluster: everybody plays a part of them, with the same weights."""

    def __init__(self, ray: Any, game: Game, settings: Settings, coding: Coding, count: int, threads: int) -> None:
        pairs = max(settings.environments // (2 * settings.chunk) // count, 1)  # of chunks, for each actor
        part = replace(settings, environments=pairs * 2 * settings.chunk)
        actor, key = ray.remote(num_cpus=threads)(Actor), sources_key()
        self._ray, self._each = ray, part.environments
        self._actors = [actor.remote(game.name, part, coding, number, threads, key) for number in range(count)]

    def _all(self, asked: list[Any]) -> list[Any]:
        return [fetched(self._ray, each) for each in asked]

    def play(self, learner: Learner) -> Lesson:
        weights = self._ray.put({name: value.detach().cpu().numpy() for name, value in learner.parameters.items()})
        played = self._all([actor.play.remote(learner.lessons, weights) for actor in self._actors])
        return Lesson(**{field.name: _joined(field.name, played, learner.device) for field in fields(Lesson)})

    def snapshot(self) -> Positions:
        kept = self._all([actor.snapshot.remote() for actor in self._actors])
        return {name: np.concatenate([each[name] for each in kept]) for name in kept[0]}

    def restore(self, kept: Positions) -> None:
        parts = [slice(k * self._each, (k + 1) * self._each) for k in range(len(self._actors))]
        self._all(
            [
                actor.restore.remote({name: value[rows] for name, value in kept.items()})
                for actor, rows in zip(self._actors, parts, strict=True)
            ]
        )

    def close(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)


def _joined(name: str, played: list[dict[str, Cells]], device: str) -> Any:
    """One part of everybody's lessons, side by side; offers as wide as the longest."""
    parts = [each[name] for each in played]
    if name in ("codes", "advice"):
        widest = max(part.shape[2] for part in parts)
        parts = [np.pad(part, ((0, 0), (0, 0), (0, widest - part.shape[2]))) for part in parts]
    return torch.as_tensor(np.concatenate(parts, axis=1)).to(device)
