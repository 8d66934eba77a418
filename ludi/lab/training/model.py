"""The network while it learns: the same sums as `ludi.bots.assess`, in PyTorch, for many positions at once."""

from typing import Any

import numpy as np

from ludi.bots.network import BUCKETS, LARGEST, SEATS, Coding, Network, Weights
from ludi.engine.record import Cells
from ludi.lab.extras import need

torch: Any = need("torch", "train")

NEVER = -1e9  # the logit of what cannot be


class Model(torch.nn.Module):  # type: ignore[misc]
    """Weights with gradients, and the tables that say which rows a position takes."""

    def __init__(self, coding: Coding, hints: int, width: int, layers: int, seed: int) -> None:
        super().__init__()
        draw = np.random.default_rng(seed)

        def normal(*shape: int, scale: float) -> Any:
            return torch.nn.Parameter(torch.as_tensor(draw.normal(0.0, scale, shape).astype(np.float32)))

        self.cells = normal(coding.cell_rows, width, scale=len(coding.cell_first) ** -0.5)  # rows of 0 are never used
        self.hints = normal(hints, width, scale=0.1)
        self.first = normal(width, scale=0.1)
        self.layers = normal(layers, width, width, scale=0.5 * width**-0.5)
        self.biases = normal(layers, width, scale=0.0)
        self.shares = normal(width, SEATS, scale=0.0)
        self.share_bias = normal(SEATS, scale=0.0)
        self.trust = torch.nn.Parameter(torch.ones(1))  # at first the game's own prospects are believed
        self.pairs = normal(coding.pair_rows, width, scale=0.0)
        self.pair_bias = normal(coding.pair_rows, scale=0.0)
        for name, value in coding._asdict().items():
            self.register_buffer(f"code_{name}", torch.as_tensor(value.astype(np.int64)), persistent=False)
        self.register_buffer("buckets", torch.as_tensor(BUCKETS.astype(np.int64)), persistent=False)
        self.register_buffer("met", torch.zeros(coding.cell_rows, dtype=torch.bool))  # rows that were ever used
        self.register_buffer("seats_ahead", torch.arange(SEATS), persistent=False)

    def rows_of(self, seen: Any) -> Any:
        """The row of each cell of each position."""
        buckets = self.buckets[(seen.long() + 1).clamp(0, LARGEST + 1)]
        return self.code_cell_first + torch.minimum(buckets, self.code_cell_last)

    def summed(self, seen: Any) -> Any:
        """The rows of all cells that do not hold 0, added up: by a product of matrices, or (CPU) one by one."""
        if self.cells.is_cuda:
            hot = torch.zeros(len(seen), len(self.cells), dtype=self.dtype, device=seen.device)
            hot.scatter_(1, self.rows_of(seen), (seen != 0).to(self.dtype))
            if self.training:
                self.met |= hot.amax(dim=0) > 0
            return hot @ self.cells.to(self.dtype)
        held = seen != 0
        rows = self.rows_of(seen)[held]
        if self.training:
            self.met[rows] = True
        ends = held.sum(1).cumsum(0)
        starts = torch.cat([ends.new_zeros(1), ends[:-1]])
        return torch.nn.functional.embedding_bag(rows, self.cells, starts, mode="sum")

    def pairs_of(self, kinds: Any, codes: Any, seats: Any, players: Any) -> Any:
        """The row of each offered code."""
        codes, kind = codes.long(), kinds[:, None]
        width, base = self.code_seat_width[kind], self.code_seat_base[kind]
        at, each = codes - base, width.clamp(min=1)
        named = torch.div(at, each, rounding_mode="floor")
        turned = codes + ((named - seats[:, None]) % players[:, None] - named) * width
        codes = torch.where((width > 0) & (at >= 0) & (at < width * players[:, None]), turned, codes)
        return torch.where(codes < self.code_pair_count[kind], self.code_pair_first[kind] + codes, 0)

    def forward(self, seen: Any, hints: Any, players: Any) -> tuple[Any, Any]:
        """Logits of all options there are, and of everybody's share, who decides first."""
        given = self.summed(seen) + hints.to(self.dtype) @ self.hints.to(self.dtype)
        hidden = torch.relu(given + self.first)
        for layer, bias in zip(self.layers, self.biases, strict=True):
            hidden = hidden + torch.relu(hidden.to(self.dtype) @ layer.to(self.dtype) + bias)
        hidden = hidden.to(self.dtype)
        shares = (hidden @ self.shares.to(self.dtype)).float() + self.share_bias + self.trust * hints[:, :SEATS]
        shares = shares.masked_fill(self.seats_ahead >= players[:, None], NEVER)
        return (hidden @ self.pairs.to(self.dtype).T).float() + self.pair_bias, shares

    @property
    def dtype(self) -> Any:
        """What is multiplied: half as wide on a GPU."""
        return torch.bfloat16 if self.first.is_cuda else torch.float32

    def take_over(self, weights: Weights) -> None:
        """The weights of a network of the same coding, width and layers."""
        with torch.no_grad():
            for name, value in weights._asdict().items():
                getattr(self, name).copy_(torch.as_tensor(value))
        self.met |= (self.cells != 0).any(dim=1)

    def numbers(self, values: Any = None) -> Weights:
        """The weights as they are stored; rows that were never used count nothing."""
        values = values or dict(self.named_parameters())
        arrays: dict[str, Cells] = {name: values[name].detach().float().cpu().numpy() for name in Weights._fields}
        arrays["cells"] = arrays["cells"] * self.met.cpu().numpy()[:, None]
        return Weights(**arrays)


def model_of(network: Network) -> Model:
    """A network that is there already."""
    layers, width = network.weights.biases.shape
    model = Model(network.coding, len(network.weights.hints), width, layers, 0)
    model.take_over(network.weights)
    return model


def offered_logits(logits: Any, pairs: Any, counts: Any) -> Any:
    """Logits of what each position offers, as many columns as the longest offer."""
    found = logits.gather(1, pairs)
    return found.masked_fill(torch.arange(pairs.shape[1], device=pairs.device) >= counts[:, None], NEVER)
