"""Masked PPO in PyTorch on the vector environment, as short as it can be: python examples/ppo.py municipium 2 100

On a GPU the environment is `CudaVectorEnv` and nothing leaves the device. `ludi train` does the same at length.
"""

import sys
from typing import Any

import torch

STEPS, EPOCHS, CLIP, ENTROPY = 32, 2, 0.2, 0.01
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
if DEVICE == "cuda":
    from ludi.lab.vector_cuda import CudaVectorEnv as Games
else:
    from ludi.lab.vector import VectorEnv as Games  # type: ignore[assignment]


class Net(torch.nn.Module):  # type: ignore[misc]
    def __init__(self, cells: int, codes: int, width: int = 128) -> None:
        super().__init__()
        self.body = torch.nn.Sequential(torch.nn.Linear(cells, width), torch.nn.ReLU(), torch.nn.Linear(width, width))
        self.policy, self.value = torch.nn.Linear(width, codes), torch.nn.Linear(width, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        hidden = torch.relu(self.body(torch.sign(seen) * torch.log1p(seen.abs())))
        return torch.distributions.Categorical(logits=self.policy(hidden).masked_fill(mask == 0, -1e9)), self.value(
            hidden
        )


def lesson(games: Any, net: Net, seen: Any, info: Any) -> tuple[list[Any], Any, Any]:
    """STEPS decisions in every environment; what each was worth to who took it, once its game had ended."""

    def tensor(array: Any) -> Any:
        return torch.as_tensor(array, device=DEVICE).clone()  # the environment uses its memory again

    steps: list[tuple[Any, ...]] = []
    for _ in range(STEPS):
        now, mask, seat = tensor(seen).float(), tensor(info["action_mask"]), tensor(info["seat"]).long()
        with torch.no_grad():
            choice, value = net(now, mask)
        action = choice.sample()
        seen, _, over, _, info = games.step(action if DEVICE == "cuda" else action.numpy())
        steps.append((now, mask, action, choice.log_prob(action), seat, value, tensor(over), tensor(info["payoffs"])))
    shares = torch.full((games.num_envs, games.players), 1 / games.players, device=DEVICE)  # of games without an end
    rows = []
    for now, mask, action, likely, seat, value, over, payoffs in reversed(steps):
        shares = torch.where(over[:, None], payoffs, shares)
        share = shares.gather(1, seat[:, None])
        rows.append((now, mask, action, likely, (share - value)[:, 0], share))
    return [torch.cat(column) for column in zip(*rows, strict=True)], seen, info


def main(name: str, players: int, lessons: int, count: int = 256, seed: int = 1) -> list[float]:
    """How far off the value was, lesson by lesson."""
    torch.manual_seed(seed)
    games: Any = Games(name, players, count)
    seen, info = games.reset(seed=seed)
    net = Net(games.single_observation_space.shape[0], int(games.single_action_space.n)).to(DEVICE)
    optimiser, losses = torch.optim.Adam(net.parameters(), lr=1e-3), []
    for number in range(lessons):
        (now, mask, action, likely, gained, share), seen, info = lesson(games, net, seen, info)
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        for _ in range(EPOCHS):
            choice, value = net(now, mask)
            ratio = (choice.log_prob(action) - likely).exp()
            kept = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained)
            missed = (value - share).square().mean()
            optimiser.zero_grad()
            (missed - kept.mean() - ENTROPY * choice.entropy().mean()).backward()
            optimiser.step()
        losses.append(missed.item())
        print(f"lesson {number + 1}: the value is off by {losses[-1]:.4f}")
    return losses


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
