"""The edits between two JSON values make the one of the other."""

from __future__ import annotations

import json

import pytest

from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.codec import CodecError
from engine.data.edits import edited, edits_between


def some_json(rng: Rng, depth: int = 4) -> Json:
    """Return JSON whose lists and mappings are alike often."""
    match rng.below(5 if depth else 3):
        case 0:
            return (None, True, False, 0, 1, 1.0, "", "a")[rng.below(8)]
        case 1 | 2:
            return rng.below(3)
        case 3:
            return [some_json(rng, depth - 1) for _ in range(rng.below(5))]
    return {key: some_json(rng, depth - 1) for key in "abc"[: 1 + rng.below(3)]}


def changed(value: Json, rng: Rng) -> Json:
    if isinstance(value, list) and rng.below(3):
        items = [changed(item, rng) if not rng.below(3) else item for item in value]
        return [*items, some_json(rng)] if not rng.below(3) else items[: len(items) - rng.below(2)]
    if isinstance(value, dict) and rng.below(3):
        return {key: changed(item, rng) if rng.below(2) else item for key, item in value.items()}
    return some_json(rng)


def test_edits_lead_from_one_value_to_the_other() -> None:
    rng = Rng(5)
    for _ in range(3_000):
        old = some_json(rng)
        new, before = changed(old, rng), json.dumps(old)
        edits = json.loads(json.dumps(edits_between(old, new)))
        assert json.dumps(edited(old, edits)) == json.dumps(new)
        assert json.dumps(old) == before
        assert (edits == []) == (json.dumps(old) == json.dumps(new))


def test_a_small_change_is_a_small_edit() -> None:
    old = {"hands": [{"count": n, "cards": ["a", "b"]} for n in range(6)], "turn": 1}
    new = json.loads(json.dumps(old))
    new["hands"][2]["count"] = 9
    new["hands"].append(7)
    assert edits_between(old, new) == [[["hands", 2, "count"], 9], [["hands"], 6, [7]]]


@pytest.mark.parametrize(
    "edits",
    [
        *(None, {}, [1], [[]], [[[]]], [[["a"], 1]], [[["hands", 3], 1]], [[["hands", -1], 1]]),
        *([[["hands"], -1, []]], [[["hands"], 4, []]], [[["hands"], 1, 2]], [[["hands"], 1.0, []]]),
        *([[["hands", "0"], 1]], [[["hands", True], 1]], [[["turn", 0], 1]], [[[["x"]], 1]]),
        *([[["hands"] * 20, 1]], [[[], 1, [2]]]),
    ],
)
def test_edits_that_do_not_fit_are_refused(edits: Json) -> None:
    with pytest.raises(CodecError):
        edited({"hands": [1, 2, 3], "turn": 0}, edits)
