"""What is learnt from: lessons of some decisions in every environment, and how weights change by them (PPO).

Everybody at a table is the same network. A value is a vector over the seats, and so are advantages: what a decision was
worth to who took it is how everybody's expected share changed after it, the nearest changes counting most.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ludi.bots.network import SEATS
from ludi.engine.record import Cells
from ludi.lab.training.games import Batch, Games
from ludi.lab.training.model import Model, offered_logits, torch
from ludi.lab.training.settings import Settings

ROUNDING: Final = 16  # offers are stored as wide as the longest of a lesson, rounded up: few sizes of memory

ROWS_TOGETHER: Final = 4.0  # so many cells, squared, learn as quickly as a single one
PATIENCE: Final = 1.2  # what a lesson changes may be so many times more or less than it should
PACING: Final = 1.1  # how much faster or slower the next one is learnt then
FURTHEST: Final = 5.0  # how far the rate may go from where it began


@dataclass
class Lesson:
    """Some decisions in each environment, on the device: first axis decisions, second environments."""

    seen: Any
    hints: Any
    kinds: Any
    seats: Any
    players: Any
    counts: Any
    codes: Any
    chosen: Any  # the place of the chosen code in its offer
    likelihood: Any  # logarithm of how likely that was
    shares: Any  # everybody's expected share, by seat; one more row than decisions
    ended: Any
    results: Any
    own: Any  # whether who decided is learning
    advice: Any  # how good a teacher finds each option, in the lessons that are taught


def by_seat(relative: Any, seats: Any, players: Any) -> Any:
    """What is told from who decides on, by seat; seats not in the game keep their places."""
    ahead = torch.arange(SEATS, device=relative.device)
    turned = (ahead - seats[..., None]) % players[..., None]
    return relative.gather(-1, torch.where(ahead < players[..., None], turned, ahead))


def from_seat(absolute: Any, seats: Any, players: Any) -> Any:
    """The inverse of `by_seat`."""
    ahead = torch.arange(SEATS, device=absolute.device)
    turned = (ahead + seats[..., None]) % players[..., None]
    return absolute.gather(-1, torch.where(ahead < players[..., None], turned, ahead))


class Learner:
    """A model, its optimiser, and the average of its weights over time."""

    def __init__(self, settings: Settings, model: Model, device: str, rival: Model | None = None) -> None:
        self.settings, self.device = settings, device
        self.model = model.to(device)
        self.rival = rival.to(device).eval() if rival is not None else None
        self.parameters = dict(model.named_parameters())
        self.average = {name: value.detach().clone() for name, value in self.parameters.items()}
        self.lessons = 0  # had so far
        self.rate = settings.rate
        self.optimiser = torch.optim.Adam(self._groups(), eps=1e-5)
        self.chance = torch.Generator(device=device)
        self.chance.manual_seed(settings.seed)

    def _groups(self) -> list[dict[str, Any]]:
        """The first layer adds up a row for each cell: the more there are, the less each may change at a time."""
        gently = ROWS_TOGETHER / len(self.model.code_cell_first) ** 0.5
        return [
            {"params": [value], "lr": 0.0, "pace": gently if name == "cells" else 1.0}
            for name, value in self.parameters.items()
        ]

    def on_device(self, batch: Batch) -> dict[str, Any]:
        """What a batch holds, copied; offers as wide as the longest of them, and no advice where none is given."""
        longest = int(batch.counts.max())
        width = -(-longest // ROUNDING) * ROUNDING
        advice = batch.advice[:, : width if self.taught else 1]
        arrays = {**vars(batch), "codes": batch.codes[:, :width], "advice": advice}
        given = {name: torch.as_tensor(value) for name, value in arrays.items()}
        if self.device == "cpu":  # the memory will be used again
            return {name: value.clone() for name, value in given.items()}
        return {name: value.to(self.device, non_blocking=True) for name, value in given.items()}

    def think(self, held: dict[str, Any], model: Model | None = None) -> tuple[Any, Any]:
        """Logits of the offered codes, and everybody's share by seat; as who learns sees them, or another model."""
        model = model or self.model
        with torch.no_grad():
            logits, shares = model(held["seen"], held["hints"], held["players"])
            pairs = model.pairs_of(held["kinds"], held["codes"], held["seats"], held["players"])
            offered = offered_logits(logits, pairs, held["counts"])
        return offered, by_seat(torch.softmax(shares, -1), held["seats"], held["players"])

    @property
    def taught(self) -> bool:
        """Whether the next lesson is a teacher's."""
        return bool(self.settings.teacher) and self.lessons < self.settings.taught

    def best(self, batch: Batch, model: Model | None = None) -> Cells:
        """What the network plays, without any chance."""
        held = self.on_device(batch)
        places = self.think(held, model)[0].argmax(dim=1, keepdim=True)
        codes: Cells = held["codes"].gather(1, places)[:, 0].cpu().numpy().astype(np.int64)
        return codes

    @contextmanager
    def averaged(self) -> Iterator[None]:
        """The average of the weights over time takes their place for a while."""
        self.model.eval()
        self._swap()
        try:
            yield
        finally:
            self._swap()

    def _swap(self) -> None:
        with torch.no_grad():
            for name, value in self.parameters.items():
                kept = value.detach().clone()
                value.copy_(self.average[name])
                self.average[name] = kept

    def play(self, games: Games) -> Lesson:
        """A lesson: some decisions in every environment, the halves in turn."""
        self.model.eval()
        games.prepare(self.lessons, self.taught)
        steps: list[list[dict[str, Any]]] = [[], []]
        waiting: list[Callable[[], None]] = [lambda: None, lambda: None]
        for step in range(self.settings.steps + 1):
            for half, rows in enumerate(games.halves):
                waiting[half]()
                held = self.on_device(games.batch.part(rows))
                offered, held["by_seat"] = self.think(held)
                if step < self.settings.steps:
                    likely = torch.log_softmax(offered, dim=1)
                    held["chosen"] = self._answered(self._drawn(likely, held), held)
                    held["likelihood"] = likely.gather(1, held["chosen"])[:, 0]
                    actions = held["codes"].gather(1, held["chosen"])[:, 0].long().cpu().numpy()
                    waiting[half] = games.step(half, actions)
                steps[half].append(held)
        return self._joined(steps)

    def _drawn(self, likely: Any, held: dict[str, Any]) -> Any:
        """The place of what is chosen: as the network likes it, and in taught lessons often as the teacher does."""
        if self.taught:
            led = self._random(len(likely), 1) < self.settings.led
            likely = torch.where(led, torch.log(held["advice"]), likely)
        return (likely - torch.log(-torch.log(self._random(*likely.shape)))).argmax(dim=1, keepdim=True)

    def _answered(self, chosen: Any, held: dict[str, Any]) -> Any:
        """The same, but where a rival decides, what it likes best."""
        if self.rival is None:
            return chosen
        return torch.where(held["own"][:, None], chosen, self.think(held, self.rival)[0].argmax(dim=1, keepdim=True))

    def _random(self, *shape: int) -> Any:
        return torch.rand(shape, generator=self.chance, device=self.device).clamp_(min=1e-10)

    def _joined(self, steps: list[list[dict[str, Any]]]) -> Lesson:
        widest = max(held["codes"].shape[1] for half in steps for held in half)
        wide = ("codes", "advice") if self.taught else ("codes",)
        for half in steps:
            for held in half:
                for name in wide:
                    held[name] = torch.nn.functional.pad(held[name], (0, widest - held[name].shape[1]))

        def stacked(name: str, first: int, last: int | None) -> Any:
            return torch.cat([torch.stack([held[name] for held in half[first:last]]) for half in steps], dim=1)

        before = (
            "seen",
            "hints",
            "kinds",
            "seats",
            "players",
            "counts",
            "codes",
            "chosen",
            "likelihood",
            "own",
            "advice",
        )
        return Lesson(
            **{name: stacked(name, 0, -1) for name in before},
            shares=stacked("by_seat", 0, None),
            ended=stacked("ended", 1, None),
            results=stacked("shares", 1, None),
        )

    def advantages(self, lesson: Lesson) -> tuple[Any, Any]:
        """What each decision was worth to who took it, and the values to be learnt, who decides first."""
        ended = lesson.ended[..., None]
        later = torch.where(ended, lesson.results, lesson.shares[1:])
        change = later - lesson.shares[:-1]
        gained, total = torch.zeros_like(change), torch.zeros_like(change[0])
        for step in range(len(change) - 1, -1, -1):
            total = change[step] + self.settings.reach * torch.where(ended[step], 0.0, total)
            gained[step] = total
        own = gained.gather(-1, lesson.seats[..., None])[..., 0]
        return own, from_seat(gained + lesson.shares[:-1], lesson.seats, lesson.players)

    def learn(self, lesson: Lesson) -> dict[str, float]:
        """Change the weights by a lesson; the mean losses."""
        settings = self.settings
        gained, wanted = self.advantages(lesson)
        own = gained[lesson.own]
        gained = torch.where(lesson.own, (gained - own.mean()) / (own.std() + 1e-6), 0.0)
        rows = {
            name: getattr(lesson, name).flatten(0, 1)
            for name in vars(lesson)
            if name not in ("shares", "ended", "results")
        }
        rows |= {"gained": gained.flatten(), "wanted": wanted.flatten(0, 1)}
        for group in self.optimiser.param_groups:
            group["lr"] = group["pace"] * (settings.taught_rate if self.taught else self.rate)
        faded = 0.5 ** (self.lessons / settings.half_life)
        entropy = max(settings.last_entropy, settings.entropy * faded)
        self.model.train()
        losses, count = torch.zeros(4, device=self.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(gained.flatten()), generator=self.chance, device=self.device)
            for part in order.split(settings.batch):
                losses += self._step({name: value[part] for name, value in rows.items()}, entropy)
                count += 1
        found = dict(zip(("policy", "value", "entropy", "changed"), (losses / count).tolist(), strict=True))
        found["rate"] = self.optimiser.param_groups[-1]["lr"]
        if not self.taught:
            self._follow(found["changed"])
        self.lessons += 1
        return found

    def _follow(self, changed: float) -> None:
        """The rate follows how much a lesson changed."""
        settings = self.settings
        if changed > settings.change * PATIENCE:
            self.rate = max(self.rate / PACING, settings.rate / FURTHEST)
        elif changed < settings.change / PATIENCE:
            self.rate = min(self.rate * PACING, settings.rate * FURTHEST)

    def _step(self, rows: dict[str, Any], entropy: float) -> Any:
        settings = self.settings
        logits, shares = self.model(rows["seen"], rows["hints"], rows["players"])
        pairs = self.model.pairs_of(rows["kinds"], rows["codes"], rows["seats"], rows["players"])
        likely = torch.log_softmax(offered_logits(logits, pairs, rows["counts"]), dim=1)
        ratio = torch.exp(likely.gather(1, rows["chosen"])[:, 0] - rows["likelihood"])
        own = rows["own"] / rows["own"].sum().clamp(min=1)
        spread = -((likely.exp() * likely.clamp(min=-1e4)).sum(1) * own).sum()
        if self.taught:
            policy, entropy = -((rows["advice"] * likely.clamp(min=-1e4)).sum(1) * own).sum(), 0.0
        else:
            kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy = -(torch.minimum(ratio * rows["gained"], kept * rows["gained"]) * own).sum()
        value = -(rows["wanted"] * torch.log_softmax(shares, -1)).sum(-1).mean()
        self.optimiser.zero_grad()
        (policy + settings.value_weight * value - entropy * spread).backward()
        torch.nn.utils.clip_grad_norm_(self.parameters.values(), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            for name, parameter in self.parameters.items():
                self.average[name].lerp_(parameter, 1 - settings.average)
            changed = ((ratio - 1).abs() * own).sum()
        return torch.stack([policy.detach(), value.detach(), spread.detach(), changed])
