"""Patches: what has changed between two views, and nothing else."""

import runpy
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludi.table.patches import apply, diff

KEYS = st.sampled_from(["a", "b", "c", "0", ""])
LEAVES = st.none() | st.booleans() | st.integers(2, 9) | st.text(max_size=3)  # 0 and 1 would equal truth values
VALUES = st.recursive(
    LEAVES, lambda part: st.lists(part, max_size=4) | st.dictionaries(KEYS, part, max_size=4), max_leaves=25
)


@given(VALUES, VALUES)
def test_a_patch_makes_the_one_of_the_other(old: Any, new: Any) -> None:
    assert apply(diff(old, new), old) == new


@given(VALUES)
def test_what_is_the_same_needs_nothing(value: Any) -> None:
    assert diff(value, value) == {}
    assert apply({}, value) is value


@given(st.dictionaries(KEYS, VALUES), st.dictionaries(KEYS, VALUES))
def test_unchanged_parts_are_shared(old: dict[str, Any], new: dict[str, Any]) -> None:
    made = apply(diff(old, new), old)
    assert all(made[key] is old[key] for key in made if key in old and old[key] == new[key])


def test_only_what_changed_is_sent() -> None:
    old = {"seats": [{"coins": 3, "cards": ["x" * 20]}, {"coins": 4, "cards": ["y" * 20]}], "turn": 7}
    new = {"seats": [{"coins": 3, "cards": ["x" * 20]}, {"coins": 5, "cards": ["y" * 20]}], "turn": 7}
    assert diff(old, new) == {"seats": {"1": {"coins": [5]}}}


def test_a_key_that_is_gone_is_null_and_a_value_that_is_null_is_put() -> None:
    assert diff({"a": 1, "b": 2}, {"b": None}) == {"a": None, "b": [None]}
    assert apply({"a": None, "b": [None]}, {"a": 1, "b": 2}) == {"b": None}


def test_a_list_of_another_length_is_put_whole() -> None:
    assert diff({"row": [1, 2, 3]}, {"row": [1, 2]}) == {"row": [[1, 2]]}


def test_a_short_list_is_put_whole_where_that_is_shorter() -> None:
    assert diff([1, 2, 3], [4, 5, 6]) == [[4, 5, 6]]


def test_the_whole_value_can_be_put() -> None:
    assert apply([{"turn": 1}], {"turn": 0, "old": True}) == {"turn": 1}


def test_the_page_is_tested_with_patches_made_by_this_server() -> None:
    folder = Path(__file__).parents[2] / "web" / "tests" / "lib"
    made = runpy.run_path(str(folder / "patches.py"))["text"]()
    assert (folder / "patches.json").read_text(encoding="utf-8") == made, "run python web/tests/lib/patches.py"
