"""The same rules on a GPU through numba-cuda: not one line of them is written again.

Games drift apart: soon the 32 lanes of a warp stand in a dozen kinds of frames and would run a dozen branches one after
the other, each fetched anew from a code much larger than the instruction cache. So a block of threads keeps a pool of
games, finds the kind of frame most of them are waiting in, and all its threads execute that kind, each for one of those
games. Games and their random numbers are independent of each other, so this order changes no game.
"""

import time
import warnings
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ludi.engine.contract import Game
from ludi.engine.errors import LudiError
from ludi.engine.frames import top
from ludi.engine.kernels import bound, step_once
from ludi.engine.machine import plain
from ludi.engine.offers import OFFER
from ludi.engine.record import Cells, States
from ludi.engine.streams import new_streams
from ludi.lab.simulate import Job, warm_up

LANES: Final = 32
THREADS: Final = 256  # per block
SLOTS: Final = 8  # games in a block's pool, per thread
BLOCKS: Final = 2  # per multiprocessor; more of them crowd its caches
KINDS: Final = 64  # of frames, and the one below
FRESH: Final = 63  # a slot that is waiting for its next game
EMPTY: Final = 64  # a slot for which there is no further game
FULL_WARP: Final = 0xFFFFFFFF


def require_cuda() -> Any:
    """numba's cuda module, or LudiError if there is no device."""
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # its own deprecations are not our user's concern
            from numba import cuda

            available = cuda.is_available()
    except Exception as error:  # whatever a broken driver raises
        raise LudiError(f"CUDA cannot be used here: {error}.") from None
    if not available:
        raise LudiError("CUDA cannot be used here: no device was found; choose --device cpu.")
    return cuda


@cache
def _compile_for_plain_types() -> None:
    """As on the CPU: one compilation of each function for all sorts of integers."""
    from numba.cuda.dispatcher import CUDADispatcher

    compile_device = CUDADispatcher.compile_device

    def compile_plain(self: Any, args: tuple[Any, ...], return_type: Any = None) -> Any:
        return compile_device(self, tuple(map(plain, args)), return_type)

    CUDADispatcher.compile_device = compile_plain


@cache
def kernel(game: Game) -> Any:  # noqa: PLR0915 (a closure for Numba)
    """The CUDA kernel that plays the random games of a job."""
    cuda = require_cuda()
    from numba import from_dtype, int32

    _compile_for_plain_types()

    setup, step, offer_type, pool = game.rules.setup, bound(step_once, game), from_dtype(OFFER.dtype), THREADS * SLOTS

    @cuda.jit(device=True)
    def most_awaited(waiting: Cells, lane: int) -> int:
        """The kind that most games of the pool wait in, with their number: number * KINDS + kind."""
        best = max(waiting[lane] * KINDS + lane, waiting[lane + LANES] * KINDS + lane + LANES)
        distance = LANES // 2
        while distance > 0:
            best = max(best, cuda.shfl_xor_sync(FULL_WARP, best, distance))
            distance //= 2
        return int(best)

    @cuda.jit(device=True)
    def gather(kinds: Cells, awaited: int, chosen: Cells, count: Cells, thread: int) -> None:
        """List the slots that wait in a kind, as many as there are threads; one atomic operation per warp."""
        lane = thread % LANES
        for i in range(SLOTS):
            slot = thread + i * THREADS
            waits = kinds[slot] == awaited
            lanes = cuda.ballot_sync(FULL_WARP, waits)
            start = 0
            if lane == 0 and lanes != 0:
                start = cuda.atomic.add(count, 0, cuda.popc(lanes))
            position = cuda.shfl_sync(FULL_WARP, start, 0) + cuda.popc(lanes & ((1 << lane) - 1))
            if waits and position < THREADS:
                chosen[position] = slot

    @cuda.jit
    def play(states: States, streams: States, decisions: Cells, players: int, options: Cells, limit: int) -> None:
        kinds, games = cuda.shared.array(pool, int32), cuda.shared.array(pool, int32)
        chosen, waiting = cuda.shared.array(THREADS, int32), cuda.shared.array(KINDS, int32)
        count, following = cuda.shared.array(1, int32), cuda.shared.array(1, int32)
        awaited = cuda.shared.array(1, int32)
        offer = cuda.local.array(1, offer_type)
        thread = cuda.threadIdx.x
        for i in range(SLOTS):
            kinds[thread + i * THREADS] = FRESH
        if thread < KINDS:
            waiting[thread] = pool if thread == FRESH else 0
        if thread == 0:
            following[0] = 0
        while True:
            cuda.syncthreads()
            if thread < LANES:
                best = most_awaited(waiting, thread)
                if thread == 0:
                    awaited[0] = best
                    count[0] = 0
            cuda.syncthreads()
            if awaited[0] < KINDS:
                return
            kind = awaited[0] % KINDS
            gather(kinds, kind, chosen, count, thread)
            cuda.syncthreads()
            if thread >= count[0]:
                continue
            slot = chosen[thread]
            then = EMPTY
            if kind == FRESH:
                i = cuda.blockIdx.x + cuda.atomic.add(following, 0, 1) * cuda.gridDim.x
                if i < states.shape[0]:
                    games[slot] = i
                    setup(states[i], players, options)
                    then = top(states[i])
            else:
                i = games[slot]
                decisions[i] += step(states[i], streams[i], offer[0])
                then = top(states[i]) if states[i].depth > 0 and decisions[i] < limit else FRESH
            kinds[slot] = then
            cuda.atomic.sub(waiting, kind, 1)
            if then != EMPTY:
                cuda.atomic.add(waiting, then, 1)

    return play


@dataclass
class DeviceRun:
    """What a GPU made of a job."""

    device: str
    seconds: float  # of the kernel, after a warm-up
    states: States
    streams: States
    decisions: int


def play_on_device(job: Job, limit: int) -> DeviceRun:
    """Play a job of random games on the GPU: compiled and warmed up first, then timed."""
    cuda = require_cuda()
    warm_up(job)  # numba-cuda 0.30 takes enumerations as indices only once the CPU's compiler has been at work
    run, options = kernel(job.game), cuda.to_device(job.game.encode(job.options))
    device = cuda.get_current_device()
    blocks = min(device.MULTIPROCESSOR_COUNT * BLOCKS, -(-job.games // THREADS))
    for _ in range(2):
        states = cuda.to_device(np.zeros(job.games, dtype=job.game.record))
        streams = cuda.to_device(new_streams(job.seed, 0, job.games))
        decisions = cuda.to_device(np.zeros(job.games, dtype=np.int32))
        cuda.synchronize()
        begun = time.perf_counter()
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", ".*Grid size")  # a small job leaves some of the GPU idle
            run[blocks, THREADS](states, streams, decisions, job.players, options, limit)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
    name = device.name.decode() if isinstance(device.name, bytes) else str(device.name)
    return DeviceRun(name, seconds, states.copy_to_host(), streams.copy_to_host(), int(decisions.copy_to_host().sum()))
