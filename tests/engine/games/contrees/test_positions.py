"""Written positions of Contrées: read, filled, written back, and refused when malformed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.play.position_file import run_position
from tests.engine.faults import put
from tests.engine.games.contrees.kit import (
    FLOWER,
    ONE,
    ROW,
    TWO,
    Outcome,
    around,
    at,
    lay,
    place,
    position,
    resign,
    run,
    shared,
)

Data = dict[str, Any]


def sound() -> Data:
    """Return a position without fault in which every key is given; A to build."""
    return position(
        FLOWER,
        towers={"A": "N NE SE S", "B": [at("N", (0, -1)), at("S", (0, 1))]},
        owners={"A": [(0, 0)], "B": []},
        supply={"A": 19, "B": 20},
        demolished={"A": 2, "B": 1},
        banned={"A": [at("NW")], "B": []},
        white=[(1, 0)],
        tiles_left={seat: {"black": 0, "white": 0} for seat in "AB"},
        laid_this_turn=0,
        expert=True,
        play=[place("A", "SW")],
    )


def building() -> Data:
    """A position without fault while the land is laid: A has laid one of two tiles."""
    return position(
        [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)],
        phase="land",
        tiles_left={"A": 5, "B": 6},
        laid_this_turn=1,
        play=[lay("A", (5, 0))],
    )


def test_the_sound_position_is_read() -> None:
    printed = run_position(sound())
    assert set(printed) == {"steps", "position", "decision", "legal", "derived", "result"}
    assert set(printed["position"]) == {
        *("phase", "land", "white", "tiles_left", "turn", "laid_this_turn"),
        *("towers", "owners", "supply", "demolished", "banned"),
    }
    assert set(printed["derived"]) >= {"score", "liberties", "gained", "lost", "removed"}
    assert set(printed["steps"][0]) == {"legal", "refusal", "events"}
    assert printed["steps"][0]["legal"] is True
    assert printed["steps"][0]["refusal"] is None
    assert printed["steps"][0]["events"]
    assert run_position(building())["steps"][0]["legal"] is True


@pytest.mark.parametrize("make", [sound, building])
def test_running_a_position_leaves_the_file_alone(make: Callable[[], Data]) -> None:
    data = make()
    before = copy.deepcopy(data)
    run_position(data)
    assert data == before
    assert run_position(data) == run_position(data)


def test_nothing_is_played_after_a_refused_step() -> None:
    data = position(TWO, towers={"A": "N"}, play=[place("A", "N"), place("A", "S")])
    printed = run_position(data)
    assert [step["legal"] for step in printed["steps"]] == [False]
    assert printed["steps"][0]["refusal"] == "occupied"
    assert printed["decision"] == {"seat": "A", "kind": "place"}


# -- what is left out ----------------------------------------------------------------------------


def filled(**moment: Any) -> Outcome:
    """Return a position of these keys alone, the turn A's."""
    return Outcome(run_position({"game": "contrees", "position": {"turn": "A", **moment}}))


def test_an_empty_position_is_a_fresh_land() -> None:
    outcome = filled()
    assert (outcome.phase, outcome.land) == ("land", [(0, 0)])
    assert outcome.asked == ("A", "lay")


def test_the_phase_follows_from_the_land_and_the_towers() -> None:
    assert filled(land=TWO).phase == "land"
    assert filled(land=ROW).phase == "conquest"
    assert filled(land=TWO, towers={"A": around("N")}).phase == "conquest"
    assert filled(land=TWO, owners={}, towers={"A": around("N NE SE S")}).phase == "conquest"


def test_owners_follow_from_the_towers() -> None:
    towers = {"A": around("N NE SE S"), "B": [*around("NW"), *around("N NW SW S", (-1, 0))]}
    outcome = filled(land=FLOWER, towers=towers)
    assert outcome.owners == {"A": {(0, 0)}, "B": {(-1, 0)}}


def test_who_takes_a_tile_takes_it_from_its_owner_without_towers() -> None:
    """The number of tiles decides the match, so that the loser must not keep counting it."""
    given: dict[str, Any] = {"towers": {"A": "N NE SE"}, "play": [place("A", "S")]}
    outcome = run(FLOWER, owners={"A": [], "B": [(0, 0), (1, 0)]}, **given)
    assert outcome.owners == {"A": {(0, 0)}, "B": {(1, 0)}}
    assert outcome.score == {"A": 1, "B": 1}


def test_supplies_follow_from_what_stands_and_what_fell() -> None:
    towers = {"A": around("N NE SE"), "B": around("NW")}
    outcome = filled(land=FLOWER, towers=towers, demolished={"A": 4, "B": 1})
    assert outcome.supply == {"A": 24 - 3 - 1, "B": 24 - 1 - 4}
    bare = filled(land=FLOWER, towers=towers)
    assert (bare.supply, bare.demolished) == ({"A": 21, "B": 23}, {"A": 0, "B": 0})
    assert bare.banned == {"A": set(), "B": set()}


def test_a_supply_that_is_given_stays() -> None:
    """Towers may be missing from a position, as if they lay in the box."""
    outcome = filled(land=FLOWER, towers={"A": around("N")}, supply={"A": 3, "B": 5})
    assert outcome.supply == {"A": 3, "B": 5}
    one = filled(land=FLOWER, towers={"A": around("N")}, supply={"A": 3})
    assert one.supply == {"A": 3, "B": 24}


def test_keys_may_name_one_seat_only() -> None:
    outcome = filled(land=FLOWER, towers={"B": around("N")}, demolished={"A": 1})
    assert outcome.towers == {"A": set(), "B": {at("N")}}
    assert outcome.demolished == {"A": 1, "B": 0}


def test_the_turn_left_open_is_drawn() -> None:
    turns = {
        run_position({"game": "contrees", "seed": seed, "position": {"land": TWO}})["position"][
            "turn"
        ]
        for seed in range(30)
    }
    assert turns <= {"A", "B"}


# -- written back --------------------------------------------------------------------------------

WRITTEN_AND_READ: dict[str, Data] = {
    "sound": sound(),
    "sound, before its step": {**sound(), "play": []},
    "laying": building(),
    "laying, before its step": {**building(), "play": []},
    "no tile yet": position([], phase="land", expert=True),
    "one white tile": position([], phase="land", expert=True, play=[lay("A", (0, 0), white=True)]),
    "B's white tile": position(
        [], phase="land", expert=True, play=[lay("A", (0, 0)), lay("A", (1, 0))]
    ),
    "the land just finished": position(ROW[:15], phase="land", turn="B", play=[lay("B", (15, 0))]),
    "towers just felled": position(
        TWO, towers={"A": "N NW SW", "B": "SE NE"}, play=[place("A", "S")]
    ),
    "A's supply is empty": position(ROW, supply={"A": 1, "B": 2}, play=[place("A", "N")]),
    "won by markers": position(
        ROW, towers={"A": [at("NW"), *shared(0, 10)]}, play=[place("A", "SW")]
    ),
    "won by supplies": position(
        ROW, towers={"A": "N NE SE S"}, supply={"A": 1, "B": 0}, play=[place("A", "SW")]
    ),
    "drawn": position(ROW, supply={"A": 1, "B": 0}, play=[place("A", "SW")]),
    "razed": position(
        ROW, supply={"A": 1, "B": 0}, demolished={"A": 1, "B": 2}, play=[place("A", "SW")]
    ),
    "the board is full": position(ONE, towers={"A": "N SW", "B": "NE SE S"}),
    "a player passed": position(ONE, towers={"A": "N NE SE", "B": "SW NW"}),
    "both passed, corners left": position(
        ONE, towers={"A": "N NE SE", "B": "SW NW"}, supply={"A": 1, "B": 3}
    ),
}


@pytest.mark.parametrize("name", WRITTEN_AND_READ)
def test_written_positions_are_read_back_unchanged(name: str) -> None:
    data = WRITTEN_AND_READ[name]
    printed = run_position(data)
    assert all(step["legal"] for step in printed["steps"])
    again = run_position({**data, "position": printed["position"], "play": [], "seed": 99})
    for key in ("position", "decision", "legal", "result"):
        assert again[key] == printed[key]
    for key in ("score", "liberties"):
        assert again["derived"][key] == printed["derived"][key]


def test_giving_up_leaves_the_position_as_it_is() -> None:
    before = run(TWO)
    after = run(TWO, play=[resign("B")])
    assert after.written == before.written
    assert after.result == {"winners": ["A"], "by": "resignation"}


# -- malformed -----------------------------------------------------------------------------------


def moment(key: str, value: Any) -> Callable[[Data], None]:
    """Put a value under a key of the position."""
    return put("position", key, value=value)


def also(key: str, seat: str, value: Any) -> Callable[[Data], None]:
    """Add to what a seat has under a key of the position."""

    def change(data: Data) -> None:
        data["position"][key][seat].append(value)

    return change


def land(*tiles: Any) -> Callable[[Data], None]:
    """Put other tiles, and nothing on them."""

    def change(data: Data) -> None:
        data["position"] = {"turn": "A", "phase": "conquest", "land": list(tiles)}
        data["play"] = []

    return change


def too_many_towers(data: Data) -> None:
    """25 towers of A on a land large enough."""
    corners = [*shared(0, 12), at("N", (15, 0))]
    data["position"] = {"turn": "A", "land": ROW, "towers": {"A": corners}}
    data["play"] = []


def nothing_to_lay(data: Data) -> None:
    """A is asked for a tile, but B holds all that are left."""
    tiles = [[q, 0] for q in range(8)]
    data["position"] = {"turn": "A", "land": tiles, "tiles_left": {"A": 0, "B": 8}}
    data["play"] = []


def standard(data: Data) -> None:
    """Return the same position without the expert version."""
    data["options"] = {}
    data["position"]["tiles_left"] = {"A": 0, "B": 0}


FREE = at("NW", (-1, 0))
FAULTS: list[tuple[str, Callable[[Data], Any], str]] = [
    ("unknown key", put("colour", value="blue"), "colour"),
    ("unknown option", put("options", "gale", value=True), "gale"),
    ("option of a wrong type", put("options", "expert", value="perhaps"), "expert"),
    ("three seats", put("seats", value=["A", "B", "C"]), "seats"),
    ("one seat", put("seats", value=["A"]), "seats"),
    ("unknown key of the position", moment("colour", "blue"), "colour"),
    ("position of a wrong type", put("position", value=[1]), "position"),
    ("unknown phase", moment("phase", "auction"), "phase"),
    ("phase of a wrong type", moment("phase", 2), "phase"),
    ("over too soon", moment("phase", "over"), "phase"),
    # land
    ("land of a wrong type", moment("land", "0,0"), "land"),
    ("a hex of a wrong type", land("0,0"), "land"),
    ("a hex of one number", land([0]), "land"),
    ("a hex of three numbers", land([0, 0, 0]), "land"),
    ("a hex of words", land(["q", "r"]), "land"),
    ("a hex of halves", land([0.5, 0]), "land"),
    ("a hex of truths", land([True, False]), "land"),
    ("a hex twice", land([0, 0], [1, 0], [0, 0]), "land"),
    ("disconnected land", land([0, 0], [2, 0]), "land"),
    ("land that meets nowhere", land([0, 0], [1, 1]), "land"),
    ("land in two halves", land([0, 0], [1, 0], [4, 0], [5, 0]), "land"),
    ("a hex out of reach", land(*ROW, [16, 0]), "land"),
    ("a hex far out of reach", land([0, 0], [99, -99]), "land"),
    ("r out of reach", land([0, -16]), "land"),
    ("17 tiles", land(*ROW, [0, 1]), "land"),
    ("no land to build on", land(), "land"),
    # white tiles
    ("white hex not laid", moment("white", [[5, 5]]), "white"),
    ("white hex out of reach", moment("white", [[16, 0]]), "white"),
    ("white hex twice", moment("white", [[0, 0], [0, 0]]), "white"),
    ("three white tiles", moment("white", [[0, 0], [1, 0], [0, 1]]), "white"),
    ("white of a wrong type", moment("white", 1), "white"),
    ("white tiles without the expert version", standard, "white"),
    # turn
    ("unknown seat to play", moment("turn", "Z"), "turn"),
    ("turn of a wrong type", moment("turn", []), "turn"),
    # towers
    ("towers of a wrong type", moment("towers", ["0,0,N"]), "towers"),
    ("towers of an unknown seat", moment("towers", {"Z": ["0,0,N"]}), "towers"),
    ("a row of towers of a wrong type", moment("towers", {"A": "0,0,N"}), "towers"),
    ("two towers of one seat on a corner", also("towers", "A", at("N")), "towers"),
    ("two towers of both seats on a corner", also("towers", "B", at("N")), "towers"),
    ("25 towers", too_many_towers, "towers"),
    ("a corner off the land", also("towers", "A", "9,9,N"), "towers"),
    ("a corner out of reach", also("towers", "A", "40,0,N"), "towers"),
    ("a corner without an end", also("towers", "A", "0,0"), "towers"),
    ("a corner of no end", also("towers", "A", "0,0,X"), "towers"),
    ("a corner in small letters", also("towers", "A", "0,0,n"), "towers"),
    ("a corner with spaces", also("towers", "A", "-1, 0, N"), "towers"),
    ("a corner with noughts", also("towers", "A", "-1,00,N"), "towers"),
    ("a corner of words", also("towers", "A", "q,r,N"), "towers"),
    ("a corner of a wrong type", also("towers", "A", 7), "towers"),
    ("a corner written as a hex", also("towers", "A", [0, 0]), "towers"),
    # owners
    ("owners of a wrong type", moment("owners", [[0, 0]]), "owners"),
    ("owners of an unknown seat", moment("owners", {"Z": []}), "owners"),
    ("owner of a hex not on the land", also("owners", "A", [5, 5]), "owners"),
    ("owner of a hex out of reach", also("owners", "A", [16, 0]), "owners"),
    ("a hex owned twice by one seat", also("owners", "A", [0, 0]), "owners"),
    ("a hex owned by both seats", also("owners", "B", [0, 0]), "owners"),
    ("a hex owned of a wrong type", also("owners", "A", "0,0"), "owners"),
    # figures
    ("supply of a wrong type", moment("supply", 19), "supply"),
    ("supply of an unknown seat", moment("supply", {"Z": 19}), "supply"),
    ("a supply of a wrong type", moment("supply", {"A": "many"}), "supply"),
    ("a supply of truth", moment("supply", {"A": True}), "supply"),
    ("supply below nought", moment("supply", {"A": -1}), "supply"),
    ("supply, towers and losses over 24", moment("supply", {"A": 20, "B": 20}), "supply"),
    ("supply over 24", moment("supply", {"A": 19, "B": 25}), "supply"),
    ("demolished of a wrong type", moment("demolished", 2), "demolished"),
    ("demolished of an unknown seat", moment("demolished", {"Z": 2}), "demolished"),
    ("a number demolished of a wrong type", moment("demolished", {"A": "two"}), "demolished"),
    ("demolished below nought", moment("demolished", {"A": -1}), "demolished"),
    # barred corners
    ("banned of a wrong type", moment("banned", ["0,0,N"]), "banned"),
    ("banned of an unknown seat", moment("banned", {"Z": []}), "banned"),
    ("a barred corner off the land", moment("banned", {"A": ["9,9,N"]}), "banned"),
    ("a barred corner of no name", moment("banned", {"A": ["here"]}), "banned"),
    ("a corner barred twice", moment("banned", {"A": [FREE, FREE]}), "banned"),
    # tiles in hand
    ("tiles in hand of a wrong type", moment("tiles_left", 4), "tiles_left"),
    ("tiles in hand of an unknown seat", moment("tiles_left", {"Z": 4}), "tiles_left"),
    ("laid this turn of a wrong type", moment("laid_this_turn", "one"), "laid_this_turn"),
    ("three laid this turn", moment("laid_this_turn", 3), "laid_this_turn"),
    # steps
    ("play of a wrong type", put("play", value={"do": "place"}), "play"),
    ("a step of an unknown seat", put("play", value=[place("Z", "SW")]), "play"),
    ("a step of an unknown kind", put("play", value=[{"seat": "A", "do": "jump"}]), "play"),
    ("a step without a corner", put("play", value=[{"seat": "A", "do": "place"}]), "play"),
    ("a step on no corner", put("play", value=[place("A", "0,0,X")]), "play"),
    ("a step on a corner out of reach", put("play", value=[place("A", "40,0,N")]), "play"),
    ("a step on a hex out of reach", put("play", value=[lay("A", (16, 0))]), "play"),
    ("a step on no hex", put("play", value=[{"seat": "A", "do": "lay", "hex": "x"}]), "play"),
]
LAND_FAULTS: list[tuple[str, Callable[[Data], Any], str]] = [
    ("towers while the land is laid", moment("towers", {"A": ["0,0,N"]}), "towers"),
    ("owners while the land is laid", moment("owners", {"A": [[0, 0]]}), "owners"),
    ("towers lost while the land is laid", moment("demolished", {"A": 1}), "demolished"),
    ("a supply begun while the land is laid", moment("supply", {"A": 23}), "supply"),
    ("a tile too many in hand", moment("tiles_left", {"A": 6, "B": 6}), "tiles_left"),
    ("nine tiles in hand", moment("tiles_left", {"A": 5, "B": 9}), "tiles_left"),
    ("less than no tile in hand", moment("tiles_left", {"A": -1, "B": 6}), "tiles_left"),
    ("tiles in hand by colour", moment("tiles_left", {"A": {"red": 5}, "B": 6}), "tiles_left"),
    ("a white tile in the standard version", moment("white", [[0, 0]]), "white"),
    ("no tile in hand on one's turn", nothing_to_lay, "tiles_left"),
    ("an odd tile overlooked", moment("laid_this_turn", 0), "laid_this_turn"),
]


@pytest.mark.parametrize(("change", "key"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS])
def test_a_malformed_position_is_refused_by_name(change: Callable[[Data], Any], key: str) -> None:
    refused(sound(), change, key)


@pytest.mark.parametrize(
    ("change", "key"), [f[1:] for f in LAND_FAULTS], ids=[f[0] for f in LAND_FAULTS]
)
def test_a_malformed_land_is_refused_by_name(change: Callable[[Data], Any], key: str) -> None:
    refused(building(), change, key)


def refused(data: Data, change: Callable[[Data], Any], key: str) -> None:
    """One line names the key."""
    change(data)
    with pytest.raises(PositionError) as caught:
        run_position(data)
    message = str(caught.value)
    assert "\n" not in message
    assert key in message
