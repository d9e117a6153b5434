"""Actions that lead to the same table, turned or mirrored."""

from __future__ import annotations

from collections import Counter

from engine.core.rng import Rng
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Lay, Place
from engine.games.contrees.options import Options
from engine.games.contrees.positions import read
from engine.games.contrees.symmetry import result_key
from engine.games.contrees.views import ContreesView
from tests.engine.games.contrees.kit import FLOWER, ROW, around, position


def classes(view: ContreesView, codes: list[int]) -> list[int]:
    """Return how many actions of each class of equal results are legal; 1 for one by itself."""
    keys = Counter[object]()
    for code in codes:
        action = CONTREES.action(code)
        assert isinstance(action, Lay | Place)
        keys[result_key(view, action) or code] += 1
    return sorted(keys.values())


def test_the_first_tiles_are_told_once_in_whatever_direction() -> None:
    """Two tiles can only touch; three can bend in three ways: closely, half, or not at all."""
    state = CONTREES.start(Options(), 2, Rng(1))
    state.step(state.codes()[0], Rng(0))
    assert classes(CONTREES.view(state, 0), state.codes()) == [6]
    state.step(state.codes()[0], Rng(0))
    assert classes(CONTREES.view(state, 0), state.codes()) == [2, 2, 4]


def test_a_snow_tile_is_no_ordinary_tile() -> None:
    state = CONTREES.start(Options(expert=True), 2, Rng(1))
    state.step(state.codes()[0], Rng(0))
    assert classes(CONTREES.view(state, 0), state.codes()) == [6, 6]


def test_towers_on_a_land_that_can_be_mirrored_are_told_once() -> None:
    """A row of tiles has four equal quarters until a tower is built off its middle."""
    towers: dict[str, list[str]] = {"A": [], "B": []}
    written = position(ROW, turn="A", towers=towers)["position"]
    state = read(written, Options(), ["A", "B"], 1)
    found = classes(CONTREES.view(state, 0), state.codes())
    assert set(found) == {2, 4}
    assert sum(found) == len(state.codes())
    state.step(CONTREES.code(Place(around("N", (3, 0))[0])), Rng(0))
    assert set(classes(CONTREES.view(state, 1), state.codes())) == {1}


def test_a_land_without_symmetry_has_no_equal_towers() -> None:
    crooked = [*FLOWER, *((q, 0) for q in range(2, 10)), (0, 2)]
    written = position(crooked, turn="A", towers={"A": []})["position"]
    state = read(written, Options(), ["A", "B"], 1)
    assert set(classes(CONTREES.view(state, 0), state.codes())) == {1}
