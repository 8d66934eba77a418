"""The vector environment on a GPU plays the CPU's games, byte for byte. Skipped where there is no GPU."""

from typing import Any

import numpy as np
import pytest

from ludi.engine.compiled import INTERPRETED
from ludi.engine.errors import LudiError
from ludi.lab.cuda import require_cuda
from ludi.lab.vector import VectorEnv
from ludi.lab.vector_cuda import CudaVectorEnv

COUNT = 700  # not a multiple of a block


def has_gpu() -> bool:
    try:
        require_cuda()
    except LudiError:
        return False
    return not INTERPRETED


pytestmark = pytest.mark.filterwarnings("default")  # numba-cuda has deprecations of its own
with_gpu = pytest.mark.skipif(not has_gpu(), reason="no CUDA device")
PAIRS = ("states", "streams", "episodes", "decisions", "seats", "acted", "counts", "mask", "rewards", "shares")
FLAGS = ("terminations", "truncations")


def host(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


def assert_same(device: VectorEnv, cpu: VectorEnv) -> None:
    """Everything the next step depends on, and everything a step hands out."""
    for name in (*PAIRS, *FLAGS):
        mine, theirs = host(getattr(device._buffers, name)), getattr(cpu._buffers, name)
        assert mine.tobytes() == theirs.tobytes(), name
    assert host(device._observations).tobytes() == cpu._observations.tobytes()
    codes = host(device.codes)
    offered = np.arange(codes.shape[1]) < cpu.counts[:, None]
    assert np.array_equal(codes[offered], cpu.codes[offered])
    ended = cpu._buffers.terminations | cpu._buffers.truncations
    assert host(device._buffers.final)[ended].tobytes() == cpu._buffers.final[ended].tobytes()


@with_gpu
@pytest.mark.parametrize(
    ("name", "players", "options", "limit"),
    [
        ("municipium", 4, {}, 300),
        ("municipium", 2, {"streets": "wheel"}, 100_000),
        ("municipium", 5, {"edition": "v3"}, 100_000),
        ("ave_roma", 4, {}, 100_000),
        ("ave_roma", 2, {"advanced": "on"}, 474),
    ],
)
def test_device_and_cpu_step_the_same_games(name: str, players: int, options: dict[str, Any], limit: int) -> None:
    device = CudaVectorEnv(name, players, COUNT, options, seed=8, limit=limit)
    cpu = VectorEnv(name, players, COUNT, options, seed=8, limit=limit)
    device.reset()
    cpu.reset()
    assert_same(device, cpu)
    ended = cut = 0
    for step in range(800):
        actions = device.sample()
        assert actions.copy_to_host().tolist() == cpu.sample().tolist()
        device.step(actions)
        _, _, terminations, truncations, _ = cpu.step(cpu._actions)
        ended, cut = ended + int(terminations.sum()), cut + int(truncations.sum())
        if step % 20 == 0 or step > 780:
            assert_same(device, cpu)
    assert ended > 0
    assert (cut > 0) == (limit < 1000)


@with_gpu
def test_resetting_on_the_device_is_resetting_on_the_cpu() -> None:
    device, cpu = CudaVectorEnv("municipium", 3, 40, seed=1), VectorEnv("municipium", 3, 40, seed=1)
    some = np.arange(40) % 3 == 0
    for seed, options in [(None, None), (None, {"reset_mask": some}), (7, None), (None, None)]:
        device.reset(seed=seed, options=options)
        cpu.reset(seed=seed, options=options)
        device.step(device.sample())
        cpu.step(cpu.sample())
        assert_same(device, cpu)


@with_gpu
@pytest.mark.parametrize("dtype", [np.int64, np.int32, np.uint8])
def test_actions_may_come_from_the_host_in_any_integers(dtype: Any) -> None:
    device, cpu = CudaVectorEnv("municipium", 3, 40), VectorEnv("municipium", 3, 40)
    device.reset()
    cpu.reset()
    for _ in range(10):
        actions = cpu.sample().astype(dtype)
        device.step(actions)
        cpu.step(actions)
    assert_same(device, cpu)


@with_gpu
def test_an_illegal_action_is_refused_before_anything_changes() -> None:
    device, cpu = CudaVectorEnv("municipium", 4, COUNT, seed=3), VectorEnv("municipium", 4, COUNT, seed=3)
    device.reset()
    cpu.reset()
    legal = cpu.sample().copy()
    for wrong in (-1, -2, 1000, 2**40):
        actions = legal.copy()
        actions[[500, 690]] = wrong
        with pytest.raises(LudiError, match=rf"^Environment 500 was given action {wrong}, which is not offered"):
            device.step(actions)
        assert_same(device, cpu)
    device.step(legal)
    cpu.step(legal)
    assert_same(device, cpu)
    with pytest.raises(LudiError, match="one per environment"):
        device.step(legal[:-1])
    with pytest.raises(LudiError, match="one per environment"):
        device.step(legal.astype(np.float32))


@with_gpu
def test_without_masks_and_observations_the_games_are_the_same() -> None:
    device = CudaVectorEnv("municipium", 4, 50, seed=3, masks=False, observe=False)
    cpu = VectorEnv("municipium", 4, 50, seed=3)
    observations, infos = device.reset()
    cpu.reset()
    assert observations.shape == (50, 0)
    assert "action_mask" not in infos
    for _ in range(50):
        device.step(device.sample())
        cpu.step(cpu.sample())
    assert device.states.copy_to_host().tobytes() == cpu.states.tobytes()


@with_gpu
def test_torch_reads_and_writes_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    device, cpu = CudaVectorEnv("municipium", 4, 100, seed=5), VectorEnv("municipium", 4, 100, seed=5)
    observations, infos = device.reset()
    cpu.reset()
    seen = torch.as_tensor(observations, device="cuda")
    mask = torch.as_tensor(infos["action_mask"], device="cuda")
    for tensor, array in ((seen, observations), (mask, infos["action_mask"])):
        assert tensor.data_ptr() == array.__cuda_array_interface__["data"][0]
    for _ in range(20):
        actions = mask.argmax(dim=1)  # the first legal code, a tensor on the device
        device.step(actions)
        cpu.step(actions.cpu().numpy())
        assert seen.cpu().numpy().tobytes() == cpu._observations.tobytes()  # the step is visible in the tensor
        assert mask.cpu().numpy().tobytes() == cpu.action_mask.tobytes()
    seen[0, 0] = 77
    assert observations.copy_to_host()[0, 0] == 77


@pytest.mark.skipif(has_gpu(), reason="there is a CUDA device")
def test_without_a_device_a_sentence_says_so() -> None:
    with pytest.raises(LudiError, match=r"^CUDA cannot be used here: .*\.$"):
        CudaVectorEnv("tali", 2, 2)
