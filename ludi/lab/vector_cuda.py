"""The vector environment on a GPU: the same kernels, one thread per environment, and every array stays on the device.

env = CudaVectorEnv(game, players=4, num_envs=1 << 16)
observations, infos = env.reset()
seen = torch.as_tensor(observations, device="cuda")  # the same memory, not a copy; so with every array handed out
env.step(policy(seen))  # a tensor on the device is taken as it is
"""

import warnings
from collections.abc import Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from ludi.engine.contract import Game, Value
from ludi.engine.errors import LudiError
from ludi.engine.kernels import bound
from ludi.engine.observing import observation_size, observe
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells, States
from ludi.engine.vector import Buffers, Terms, choose_uniformly, first_illegal, step_games
from ludi.lab.cuda import _compile_for_plain_types, require_cuda
from ludi.lab.simulate import DECISION_LIMIT
from ludi.lab.vector import Stepped, VectorEnv

THREADS: Final = 128  # per block
BLOCKS: Final = 16  # per multiprocessor at most; each thread then goes on with further environments


@cache
def kernels(game: Game) -> SimpleNamespace:
    """The CUDA kernels of a game: check, step, look, choose."""
    cuda = require_cuda()
    from numba import from_dtype

    _compile_for_plain_types()
    step_some, choose_some, illegal = (bound(f, game) for f in (step_games, choose_uniformly, first_illegal))
    offer_type = from_dtype(OFFER.dtype)

    @cuda.jit
    def check(given: Cells, actions: Cells, codes: Cells, counts: Cells, refused: Cells) -> None:
        """Take the actions over, and note the first environment whose action is not offered."""
        for i in range(cuda.grid(1), counts.shape[0], cuda.gridsize(1)):
            actions[i] = given[i]
            if illegal(codes, counts, actions, i, i + 1) >= 0:
                cuda.atomic.min(refused, 0, i)

    @cuda.jit
    def step(b: Buffers, terms: Terms, actions: Cells, refused: Cells) -> None:
        """Step every environment, or none if an action was refused."""
        count = b.counts.shape[0]
        if refused[0] < count:
            return
        offers = cuda.local.array(1, offer_type)
        step_some(b, terms, actions, offers, cuda.grid(1), count, cuda.gridsize(1))

    @cuda.jit
    def look(raw: Cells, seats: Cells, table: Cells, out: Cells) -> None:
        for i in range(cuda.grid(1), seats.shape[0], cuda.gridsize(1)):
            observe(raw, i, int(seats[i]), table, out, i)

    @cuda.jit
    def choose(codes: Cells, counts: Cells, choosers: States, actions: Cells) -> None:
        for i in range(cuda.grid(1), counts.shape[0], cuda.gridsize(1)):
            choose_some(codes, counts, choosers, actions, i, i + 1)

    return SimpleNamespace(check=check, step=step, look=look, choose=choose)


class CudaVectorEnv(VectorEnv):
    """As `VectorEnv`, with device arrays (`__cuda_array_interface__`) in the place of NumPy's.

    Actions may be a device array, a CUDA tensor of PyTorch, or a NumPy array. `infos` has no `final_info`, and its
    `final_obs` is one array: row i means something where environment i has just terminated or been truncated.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        num_envs: int,
        options: Mapping[str, Value] | None = None,
        seed: int = 1,
        observe: bool = True,
        masks: bool = True,
        limit: int = DECISION_LIMIT,
    ) -> None:
        """As `VectorEnv`; LudiError if there is no GPU."""
        self._cuda = require_cuda()
        super().__init__(game, players, num_envs, options, seed, observe, masks, limit=limit)

    def _make_ready(self, buffers: Buffers, threads: int) -> None:
        cuda, count = self._cuda, self.num_envs
        # numba-cuda 0.30 takes enumerations as indices only once the CPU's compiler has been at work
        VectorEnv(self.game, self.players, 1, self.options, observe=False).reset()
        arrays = buffers._asdict()
        del arrays["raw"]  # the same memory as the states, there as here
        copies = {name: cuda.to_device(np.require(array, requirements="W")) for name, array in arrays.items()}
        raw = copies["states"].view(np.int8).reshape(count, self.game.record.itemsize)
        self._buffers = Buffers(raw=raw, **copies)
        seen = np.zeros((count, observation_size(self.game) if self.observes else 0), dtype=np.float32)
        self._observations = cuda.to_device(seen) if self.observes else seen
        self._actions = cuda.to_device(np.zeros(count, dtype=np.int64))
        self._refused = cuda.to_device(np.array([count], dtype=np.int64))
        self._choosers = cuda.to_device(self._new_choosers())
        most = cuda.get_current_device().MULTIPROCESSOR_COUNT * BLOCKS
        grid = min(most, -(-count // THREADS)), THREADS
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*Grid size")  # few environments leave some of the GPU idle
            self._launch = SimpleNamespace(**{name: kernel[grid] for name, kernel in vars(kernels(self.game)).items()})

    def _forget_episodes(self) -> None:
        self._buffers.episodes.copy_to_device(np.full(self.num_envs, -1, dtype=np.int64))
        self._choosers.copy_to_device(self._new_choosers())

    def _begin(self, actions: Cells) -> None:
        self._actions.copy_to_device(actions)
        self._carry_out(self._actions)

    def _carry_out(self, actions: Any) -> None:
        b = self._buffers
        self._launch.step(b, self._terms(), actions, self._refused)
        if self.observes:
            self._launch.look(b.raw, b.seats, b.table, self._observations)

    def sample(self) -> Any:
        """Uniformly random legal actions, drawn on the device by each environment's own stream."""
        self._must_have_begun()
        b = self._buffers
        self._launch.choose(b.codes, b.counts, self._choosers, self._actions)
        return self._actions

    def step(self, actions: Any) -> Stepped:
        """As `VectorEnv.step`, on the device."""
        self._must_have_begun()
        b, given = self._buffers, self._on_device(actions)
        self._launch.check(given, self._actions, b.codes, b.counts, self._refused)
        self._carry_out(self._actions)
        refused = int(self._refused.copy_to_host()[0])
        if refused < self.num_envs:
            self._refused.copy_to_device(np.array([self.num_envs], dtype=np.int64))
            offered = b.codes.copy_to_host()[refused, : b.counts.copy_to_host()[refused]]
            self._refuse(refused, int(self._actions.copy_to_host()[refused]), offered.tolist())
        return self._observations, b.rewards, b.terminations, b.truncations, self._infos()

    def _on_device(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            given = self._cuda.as_cuda_array(actions)
        else:
            given = self._cuda.to_device(np.ascontiguousarray(actions))
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise LudiError(f"Actions must be {self.num_envs} integers, one per environment.")
        return given

    def _infos(self) -> dict[str, Any]:
        return self._offers() | {"final_obs": self._buffers.final} if self.observes else self._offers()
