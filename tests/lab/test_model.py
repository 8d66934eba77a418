"""The network while it learns gives the same numbers as the one that plays."""

import numpy as np
import pytest

from ludi.bots.network import hint_count
from ludi.bots.policy import PolicyBot
from ludi.engine.arrays import as_numpy
from ludi.engine.frames import top
from ludi.engine.observing import observation_size, observation_table, observe_batch, raw_bytes
from ludi.engine.registry import get_game
from tests.bots.networks import untrained
from tests.bots.positions import needs_the_compiler, real_choices

torch = pytest.importorskip("torch", reason="PyTorch is only needed to train")


@pytest.mark.parametrize(
    ("name", "players"),
    [("tali", 3), ("municipium", 4), pytest.param("ave_roma", 3, marks=needs_the_compiler)],
)
def test_the_model_and_the_evaluator_agree(name: str, players: int) -> None:
    from ludi.lab.training.model import Model, offered_logits

    game, network = get_game(name), untrained(name, scale=0.1)
    model = Model(network.coding, hint_count(game), 16, 2, 1)
    with torch.no_grad():
        for part, value in network.weights._asdict().items():
            getattr(model, part).copy_(torch.as_tensor(value))
    bot, seen = PolicyBot(game, network, 1), np.zeros((1, observation_size(game)), dtype=np.int16)
    for number, match in enumerate(real_choices(name, players, {}, 2)):
        seat = match.decider
        codes, likely, shares = bot.consider(match.state, seat)
        states = np.array([as_numpy(match.state)], dtype=game.record)
        observe_batch(raw_bytes(states), np.array([seat], dtype=np.int8), observation_table(game, players), seen)
        prospects = np.zeros(players)
        game.rules.prospects(match.state, prospects)
        hints = np.zeros((1, hint_count(game)), dtype=np.float32)
        hints[0, :players] = np.log(np.maximum(np.roll(prospects, -seat), 1e-3))
        for k in range(players):
            game.rules.features(match.state, (seat + k) % players, hints[0], 5 + k * len(game.features))
        each = torch.tensor([players])
        with torch.no_grad():
            logits, found = model(torch.as_tensor(seen), torch.as_tensor(hints), each)
            kinds = torch.tensor([top(match.state)])
            pairs = model.pairs_of(kinds, torch.as_tensor(codes.astype(np.int64))[None], torch.tensor([seat]), each)
            offered = offered_logits(logits, pairs, torch.tensor([len(codes)]))
        assert torch.softmax(offered, 1)[0].numpy() == pytest.approx(likely, abs=1e-5)
        relative = torch.softmax(found, 1)[0, :players].numpy()
        assert np.roll(relative, seat) == pytest.approx(shares, abs=1e-5)
        if number == 12:
            break
