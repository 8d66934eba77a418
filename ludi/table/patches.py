"""What has changed between two JSON values, as JSON: the page follows a game by small patches of its view.

A patch is one of
- `[value]`: the whole value, in place of what was there;
- `{key: patch, …}`: the parts of an object that changed; of a list, by index, where its length is the same;
- `null`: inside an object, a key that is gone.

`{}` changes nothing. The mirror of `apply` is `web/src/lib/patch.ts`.
"""

import json
from typing import Any

Json = Any
Patch = list[Any] | dict[str, Any]


def diff(old: Json, new: Json) -> Patch:
    """The patch that makes `new` of `old`."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return _diff_lists(old, new)
    return {} if old == new else [new]


def _diff_objects(old: dict[str, Json], new: dict[str, Json]) -> Patch:
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            changes[key] = [value]
        elif old[key] != value:
            changes[key] = diff(old[key], value)
    return changes


def _diff_lists(old: list[Json], new: list[Json]) -> Patch:
    """Element by element, unless the whole list is shorter to write."""
    pairs = enumerate(zip(old, new, strict=True))
    changes = {str(i): diff(before, after) for i, (before, after) in pairs if before != after}
    whole = [new]
    return changes if not changes or _length(changes) < _length(whole) else whole


def _length(value: Json) -> int:
    return len(json.dumps(value, ensure_ascii=False, separators=(",", ":")))


def apply(patch: Patch, old: Json) -> Json:
    """What a patch makes of a value, which is left as it is; unchanged parts are shared."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        return [apply(patch[str(i)], part) if str(i) in patch else part for i, part in enumerate(old)]
    kept = {key: value for key, value in old.items() if key not in patch}
    return {**kept, **{key: apply(change, old.get(key)) for key, change in patch.items() if change is not None}}
