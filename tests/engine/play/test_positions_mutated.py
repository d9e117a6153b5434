"""Written positions with one fault in them: read and written back the same, or a named error."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import PositionError
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Json, State
from engine.games import GAMES
from engine.play.match import SEAT_NAMES
from tests.laws import option_sets

Data = dict[str, Any]
Path = tuple[str | int, ...]

#: Moments of a match at which a position is written: its opening, two of the middle, its end.
PLIES = (0, 7, 40)
WRONG: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 24, 25, 1000, 10**30, 0.5, float("nan")),
    *("", "A", "B", "Z", "m1", "r1", "winter", "roma", "siena", "0,0,N", "E1", "up", "down"),
    *("over", "land", "conquest", "battle", "choose_region", "discard", "keep", "draw"),
    *("final_battle", "adjacent", "points", "shared", "bishop", "game", "match"),
    *("mark", "window", "combat", "S1", "A22", "0,0", "T25", "gold", "spanish", "place", "vp5"),
)


def match_positions(game: Game, seats: int, options: dict[str, Json]) -> Iterator[Data]:
    """Yield positions of one random match."""
    rng, choose = Rng(seats), Rng(7)
    state = game.start(game.options(**options), seats, rng)
    ply = 0
    while state.decision is not None:
        if ply in PLIES:
            yield game.positions.write(state, SEAT_NAMES[:seats])
        codes = state.codes()
        state.step(codes[choose.below(len(codes))], rng)
        ply += 1
    yield game.positions.write(state, SEAT_NAMES[:seats])


@cache
def written(name: str) -> list[tuple[dict[str, Json], int, Data]]:
    """Return positions of a game: options, seats, the data."""
    game = GAMES[name]
    return [
        (options, seats, data)
        for options in option_sets(game)
        for seats in {game.seats[0], min(3, game.seats[-1])}
        for data in match_positions(game, seats, options)
    ]


def places(value: Any, path: Path = ()) -> list[Path]:
    """Return where something stands in a position, its whole left out."""
    found = [path] if path else []
    keys = (
        value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    for key in keys:
        found += places(value[key], (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


@st.composite
def mutated(draw: st.DrawFn, name: str) -> tuple[dict[str, Json], int, Data]:
    """Return a position of a game with a value changed, taken away, doubled or added."""
    options, seats, data = draw(st.sampled_from(written(name)))
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 2))):
        where = draw(st.sampled_from(places(data)))
        holder: Any = at(data, where[:-1])
        key: Any = where[-1]
        how = draw(st.sampled_from(("change", "swap", "delete", "double", "add")))
        if how == "change":
            holder[key] = draw(st.sampled_from((*WRONG, [], {}, [None], {"A": None})))
        elif how == "swap":
            holder[key] = copy.deepcopy(at(data, draw(st.sampled_from(places(data)))))
        elif how == "delete":
            del holder[key]
        elif isinstance(holder, list):
            new = holder[key] if how == "double" else draw(st.sampled_from(WRONG))
            holder.insert(draw(st.integers(0, len(holder))), new)
        else:
            holder[draw(st.sampled_from(("colour", "Z", "choices", 3, None)))] = holder[key]
        if not data:
            break
    return options, seats, data


def read(game: Game, data: Data, options: Any, names: Sequence[str]) -> tuple[State | None, str]:
    """Return the state described, or why there is none.

    Any other error is a fault of the reader.
    """
    try:
        return game.positions.read(data, options, names, 1), ""
    except PositionError as error:
        return None, str(error)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=250)
@given(drawn=st.data())
def test_a_fault_is_named_or_harmless(name: str, drawn: st.DataObject) -> None:
    game = GAMES[name]
    given_options, seats, data = drawn.draw(mutated(name))
    options, names = game.options(**given_options), SEAT_NAMES[:seats]
    before = repr(data)
    state, fault = read(game, data, options, names)
    if state is None:
        assert fault.partition(":")[0], "a fault names its key"
        assert "\n" not in fault
    else:
        again = game.positions.read(game.positions.write(state, names), options, names, 2)
        assert game.view(again, OMNISCIENT) == game.view(state, OMNISCIENT)
        assert again.codes() == state.codes()
        assert bool(state.codes()) is (state.decision is not None)
        assert (game.result(state) is None) is (state.decision is not None)
    assert repr(data) == before
