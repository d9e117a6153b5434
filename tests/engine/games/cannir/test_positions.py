"""Written positions of Cannir: read, written back, and refused when they are malformed."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.games.cannir.board import BOARD
from engine.games.cannir.suites import CELL_COUNT
from engine.play.position_file import run_position
from tests.engine.faults import put
from tests.engine.games.cannir.kit import place, position, restore

Data = dict[str, Any]


def sound() -> Data:
    """Return a position without fault: A's run of three, B to play."""
    return position(
        {"N1": "g1- v3", "C": "g4", "S1": "v5"},
        hands={"A": "v1 r1 r2", "B": "v6 r4 r7"},
        sovereign=("A", "run", "N1 C S1"),
        play=[place("B", "r7", "NE1")],
    )


def test_the_sound_position_is_read() -> None:
    printed = run_position(sound())
    assert set(printed) == {"steps", "position", "decision", "legal", "derived", "result"}
    assert set(printed["position"]) >= {"turn", "board", "hands", "pile", "removed", "sovereign"}
    assert set(printed["derived"]) >= {"suites", "threat"}
    assert set(printed["steps"][0]) == {"legal", "refusal", "events"}
    assert printed["steps"][0]["legal"] is True
    assert printed["steps"][0]["refusal"] is None
    assert printed["steps"][0]["events"]


def test_running_a_position_leaves_the_file_alone() -> None:
    data = sound()
    before = copy.deepcopy(data)
    run_position(data)
    assert data == before


def test_the_same_file_always_gives_the_same_answer() -> None:
    assert run_position(sound()) == run_position(sound())


def test_the_seed_deals_what_is_left_open() -> None:
    piles = {
        tuple(run_position({**sound(), "seed": seed, "play": []})["position"]["pile"])
        for seed in range(5)
    }
    assert len(piles) == 5


def test_nothing_is_played_after_a_refused_step() -> None:
    data = sound()
    data["play"] = [place("B", "r7", "N3"), place("B", "r7", "NE1")]
    printed = run_position(data)
    assert [step["legal"] for step in printed["steps"]] == [False]
    assert printed["steps"][0]["refusal"] == "not_connected"
    assert printed["decision"] == {"seat": "B", "kind": "play"}


WRITTEN_AND_READ: dict[str, Data] = {
    "fresh": position({"C": "v4"}),
    "three seats": position({"C": "v4"}, seats="ABC", turn="C"),
    "sovereign": {**sound(), "play": []},
    "won": sound(),
    "lost": position({"C": "v4"}, pile="r1", play=[], hands={"A": "v1", "B": "v2"}),
    "stacks": position({"C": "v4", "N1": "g1- r2- v3-", "S1": "r7- g7"}),
    "veiled": position({"C": "v4", "N1": "g1- r2-A v3-B", "S1": "r7-A g7"}, veiled=True),
    "one veil more": position(
        {"C": "v4"},
        hands={"A": "v1", "B": "v2"},
        play=[place("B", "v2", "N1", face="down")],
        veiled=True,
    ),
    "a choice is open": position(
        {"N1": "v3", "C": "g4", "S1": "v5", "W1": "v4"},
        hands={"A": "v1", "B": "r4 v6"},
        sovereign=("A", "run", "N1 C S1"),
        play=[place("B", "r4", "E1")],
    ),
    "a choice is open, the hand empty": position(
        {"N1": "v3", "C": "g4", "S1": "v5", "W1": "v4"},
        hands={"A": "v1", "B": "r4"},
        sovereign=("A", "run", "N1 C S1"),
        play=[place("B", "r4", "E1")],
    ),
    "a grey card failed": position(
        {"C": "v4", "N1": "v7-A"},
        hands={"A": "v1", "B": "g6"},
        play=[restore("B", "g6", "N1")],
        veiled=True,
    ),
}


@pytest.mark.parametrize("name", WRITTEN_AND_READ)
def test_written_positions_are_read_back_unchanged(name: str) -> None:
    data = WRITTEN_AND_READ[name]
    printed = run_position(data)
    again = run_position({**data, "position": printed["position"], "play": [], "seed": 99})
    for key in ("position", "decision", "legal", "derived", "result"):
        assert again[key] == printed[key]


def malformed(change: Callable[[Data], Any]) -> Data:
    """Return the sound position with one fault put in."""
    data = copy.deepcopy(sound())
    change(data)
    return data


def drop(*path: str) -> Callable[[Data], None]:
    """Take a key away."""

    def change(data: Data) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def sovereign(owner: Any, kind: Any, cells: Any) -> Callable[[Data], None]:
    """Put another sovereign suite."""
    return put("position", "sovereign", value={"owner": owner, "kind": kind, "cells": cells})


RUN = ["N1", "C", "S1"]
ALL = [f"{order}{n}" for order in "rgv" for n in range(1, 8)]
FAULTS: list[tuple[str, Callable[[Data], Any], str]] = [
    ("no game", drop("game"), "game"),
    ("unknown game", put("game", value="go"), "game"),
    ("game of a wrong type", put("game", value=4), "game"),
    ("one seat", put("seats", value=["A"]), "seats"),
    ("four seats", put("seats", value=["A", "B", "C", "D"]), "seats"),
    ("a seat twice", put("seats", value=["A", "A"]), "seats"),
    ("seats of a wrong type", put("seats", value=7), "seats"),
    ("a seat of a wrong type", put("seats", value=["A", 2]), "seats"),
    ("unknown option", put("options", "gale", value=True), "gale"),
    ("option of a wrong type", put("options", "veiled", value="perhaps"), "veiled"),
    ("options of a wrong type", put("options", value=["veiled"]), "options"),
    ("options of a wrong type, empty", put("options", value=[]), "options"),
    ("seed of a wrong type", put("seed", value="seven"), "seed"),
    ("unknown key", put("colour", value="blue"), "colour"),
    ("unknown key of the position", put("position", "colour", value="blue"), "colour"),
    ("position of a wrong type", put("position", value=[1]), "position"),
    ("unknown seat to play", put("position", "turn", value="Z"), "turn"),
    ("turn of a wrong type", put("position", "turn", value=[]), "turn"),
    ("unknown cell", put("position", "board", "Q9", value=[["g7", "up"]]), "board"),
    ("board of a wrong type", put("position", "board", value=["C"]), "board"),
    ("stack of a wrong type", put("position", "board", "C", value="g4"), "board"),
    ("card of a stack of a wrong type", put("position", "board", "C", value=["g4"]), "board"),
    ("unknown card on the board", put("position", "board", "C", value=[["x4", "up"]]), "board"),
    ("a value too many", put("position", "board", "E1", value=[["g8", "up"]]), "board"),
    ("unknown face", put("position", "board", "E1", value=[["g7", "sideways"]]), "board"),
    (
        "a face-up card that is covered",
        put("position", "board", "E1", value=[["g7", "up"], ["g6", "up"]]),
        "board",
    ),
    (
        "a veiled card without the variant",
        put("position", "board", "E1", value=[["g7", "down", "A"]]),
        "board",
    ),
    ("card twice on the board", put("position", "board", "E1", value=[["g4", "up"]]), "g4"),
    ("card on the board and in a hand", put("position", "hands", "A", value=["g4"]), "g4"),
    ("card in two hands", put("position", "hands", "A", value=["v6"]), "v6"),
    ("card in hand and removed", put("position", "removed", value=["v6"]), "v6"),
    ("card in hand and pile", put("position", "pile", value=["v6"]), "v6"),
    ("card twice in the pile", put("position", "pile", value=["g7", "g7"]), "g7"),
    ("unknown card in a hand", put("position", "hands", "A", value=["x1"]), "hands"),
    (
        "four cards in a hand",
        put("position", "hands", "A", value=["v1", "r1", "r2", "r3"]),
        "hands",
    ),
    ("an empty hand", put("position", "hands", "A", value=[]), "hands"),
    ("hand of a wrong type", put("position", "hands", "A", value="v1"), "hands"),
    ("hands of a wrong type", put("position", "hands", value=["v1"]), "hands"),
    ("hand of an unknown seat", put("position", "hands", "Z", value=["v1"]), "hands"),
    ("unknown card in the pile", put("position", "pile", value=["x1"]), "pile"),
    ("pile of a wrong type", put("position", "pile", value="g7"), "pile"),
    ("22 cards", put("position", "pile", value=[*ALL, "v7"]), ""),
    ("unknown card removed", put("position", "removed", value=["x1"]), "removed"),
    ("removed of a wrong type", put("position", "removed", value={"g7": 1}), "removed"),
    ("sovereign without a suite", sovereign("A", "run", ["N1", "C"]), "sovereign"),
    ("sovereign off the line", sovereign("A", "run", ["N1", "C", "E1"]), "sovereign"),
    ("sovereign of another kind", sovereign("A", "equal", RUN), "sovereign"),
    ("sovereign of no kind", sovereign("A", "flush", RUN), "sovereign"),
    ("sovereign with an unknown cell", sovereign("A", "run", ["N1", "C", "Q9"]), "sovereign"),
    ("sovereign of an unknown owner", sovereign("Z", "run", RUN), "sovereign"),
    ("sovereign of a wrong type", put("position", "sovereign", value="A"), "sovereign"),
    ("cells of a wrong type", sovereign("A", "run", "N1 C S1"), "sovereign"),
    ("sovereign without an owner", drop("position", "sovereign", "owner"), "sovereign"),
    ("sovereign with a key too many", put("position", "sovereign", "age", value=1), "sovereign"),
    ("choices of a wrong type", put("position", "choices", value="N1"), "choices"),
    ("choices of a wrong type, empty", put("position", "choices", value=False), "choices"),
    ("choices without a suite", put("position", "choices", value=[["N1", "C"]]), "choices"),
    ("play of a wrong type", put("play", value={"do": "place"}), "play"),
    ("play of a wrong type, empty", put("play", value={}), "play"),
    ("a step of a wrong type", put("play", value=["place"]), "play"),
    ("a step of an unknown seat", put("play", value=[place("Z", "v6", "E1")]), "play"),
    ("a step of an unknown card", put("play", value=[place("B", "x6", "E1")]), "play"),
    ("a step on an unknown cell", put("play", value=[place("B", "v6", "Q9")]), "play"),
    ("a step of an unknown kind", put("play", value=[{"seat": "B", "do": "jump"}]), "play"),
    ("a step without a card", put("play", value=[{"seat": "B", "do": "place"}]), "play"),
]


@pytest.mark.parametrize(("change", "named"), [f[1:] for f in FAULTS], ids=[f[0] for f in FAULTS])
def test_a_malformed_position_is_refused_by_name(change: Callable[[Data], Any], named: str) -> None:
    with pytest.raises(PositionError) as caught:
        run_position(malformed(change))
    message = str(caught.value)
    assert message
    assert "\n" not in message
    assert named in message


def test_refusals_name_the_hand_sizes_of_the_moment() -> None:
    four = ["v1", "r1", "r2", "r3"]
    for choices, allowed in (([], "1 to 3 allowed"), ([RUN], "0 to 3 allowed")):
        data = malformed(put("position", "choices", value=choices))
        data["position"]["hands"]["A"] = four
        with pytest.raises(PositionError, match=f"hands.A: 4 cards, {allowed}"):
            run_position(data)


@pytest.mark.parametrize("data", [None, [], "cannir", 7])
def test_documents_that_are_no_mapping_are_refused(data: Any) -> None:
    with pytest.raises(PositionError):
        run_position(data)


def test_an_error_of_position_is_a_value_error() -> None:
    assert issubclass(PositionError, ValueError)


def test_the_masks_of_suites_have_one_bit_per_cell() -> None:
    assert len(BOARD.names) == CELL_COUNT
