"""Networks as files: what is written is read, and what does not belong to a game is refused with a sentence."""

import json
from pathlib import Path

import numpy as np
import pytest

from ludi.bots.network import load, save
from ludi.engine.errors import LudiError
from ludi.engine.registry import get_game
from tests.bots.networks import untrained


def test_what_is_written_is_read_within_half_a_step_of_a_byte(tmp_path: Path) -> None:
    network = untrained("tali")
    save(network, tmp_path / "n.npz")
    again = load(tmp_path / "n.npz", get_game("tali"))
    assert dict(again.manifest) == dict(network.manifest)
    for name, wanted, found in zip(network.weights._fields, network.weights, again.weights, strict=True):
        step = np.abs(wanted).max(axis=-1, keepdims=True) / 127 if name in ("cells", "layers", "pairs") else 0
        assert (np.abs(wanted - found) <= step / 2 + 1e-7).all(), name
    for wanted, found in zip(network.coding, again.coding, strict=True):
        assert (wanted == found).all()


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("game", "municipium", "does not fit Tali: the game is “municipium” there and “tali” here"),
        ("rules", 99, "does not fit Tali: version is “99” there"),
        ("content", "other", "does not fit Tali: the data files is “other” there and “none” here"),
        ("layout", "other", "does not fit Tali: the observations is “other” there"),
        ("format", 99, "no network of a format known here"),
    ],
)
def test_what_belongs_to_others_is_refused(tmp_path: Path, key: str, value: object, sentence: str) -> None:
    save(untrained("tali"), tmp_path / "n.npz")
    with np.load(tmp_path / "n.npz") as archive:
        arrays = dict(archive)
    manifest = {**json.loads(arrays["manifest"].tobytes()), key: value}
    arrays["manifest"] = np.frombuffer(json.dumps(manifest).encode(), dtype=np.uint8)
    np.savez(tmp_path / "other.npz", **arrays)
    with pytest.raises(LudiError, match=sentence):
        load(tmp_path / "other.npz", get_game("tali"))


def test_what_is_damaged_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LudiError, match="There is no file"):
        load(tmp_path / "n.npz", get_game("tali"))
    (tmp_path / "n.npz").write_bytes(b"nonsense")
    with pytest.raises(LudiError, match="is no network, or is damaged"):
        load(tmp_path / "n.npz", get_game("tali"))
    save(untrained("tali"), tmp_path / "n.npz")
    with np.load(tmp_path / "n.npz") as archive:
        arrays = dict(archive)
    np.savez(tmp_path / "short.npz", **{**arrays, "first": arrays["first"][:-1]})
    with pytest.raises(LudiError, match="its parts do not fit together"):
        load(tmp_path / "short.npz", get_game("tali"))
