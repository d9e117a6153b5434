"""Written positions of Condottiere whose parts contradict each other or their phase: named."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.play.position_file import run_position
from tests.engine.games.condottiere.kit import each, position, sound
from tests.engine.games.condottiere.test_positions_malformed import (
    Change,
    Data,
    bare,
    moment,
    with_options,
)

WON = {"A": ["roma", "firenze", "siena", "urbino"], "B": ["milano"]}


def over(**given: object) -> Change:
    """A has won a match for three seats by a connected group."""
    return bare(**{"phase": "over", "owners": WON, **given})


def choosing(**given: object) -> Change:
    """Return a chooses a region."""
    return bare(phase="choose_region", **given)


def scored(**given: object) -> Change:
    """A points match is over: A has 21 points."""
    return with_options(
        over(**{"winners": ["A"], "by": "points", "points": {"A": 21, "B": 3}, **given}),
        "points_match",
    )


def last(**given: object) -> Change:
    """A has taken Urbino with 34 against 5."""
    told = {"region": "urbino", "table": {"A": ["m10", "m6"], "B": ["m5"]}, "conqueror": "A"}
    return choosing(last={**told, **given})


FINAL = {"phase": "final_battle", "participants": ["A", "C"], "hands": {"A": ["m1"], "C": ["m1"]}}
#: In both editions.
FAULTS: list[tuple[str, Change, str]] = [
    # what belongs to another phase
    ("winners of a match that goes on", moment(winners=["A"]), "winners"),
    ("an end of a match that goes on", moment(by="map"), "by"),
    ("a stake without a final battle", moment(decides="game"), "decides"),
    ("an unknown stake", bare(**FINAL, decides="honour"), "decides"),
    ("a match to decide that is none", bare(**FINAL, decides="match"), "decides"),
    ("seats that passed while one chooses", moment(
        phase="choose_region", table={}, region=None), "passed"),
    ("cards the battle discarded while one chooses", choosing(fallen=["m1"]), "fallen"),
    ("a battle that has begun while one chooses", choosing(opened=True), "opened"),
    ("a defender who has laid while one chooses", choosing(committed=True), "committed"),
    ("a defender who has laid, but nobody defends", moment(committed=True), "committed"),
    ("a seat to play after the end", over(winners=["A"], turn="B"), "turn"),
    # counts
    ("game nought", moment(game=0), "game"),
    ("round nought", moment(round=0), "round"),
    ("a second game without a points match", moment(game=2), "game"),
    ("more games than a match has", with_options(moment(game=101), "points_match"), "game"),
    ("fewer battles than regions owned", moment(battle=3), "battle"),
    ("no battle, but one is fought", moment(battle=0, owners={}), "battle"),
    ("no battle, but one is remembered", choosing(battle=0, last={}), "battle"),
    ("more battles than a game has", moment(battle=401), "battle"),
    ("more quiet battles than a round has", moment(quiet=3), "quiet"),
    ("more quiet rounds than a game has", moment(stalls=3), "stalls"),
    ("a game that has ended for want of cards", choosing(quiet=3, stalls=2), "quiet"),
    ("declined in a battle", moment(declines=1), "declines"),
    ("another has chosen the first region", choosing(first="B", battle=0, owners={}), "first"),
    # points
    ("the target is reached, and the game goes on", with_options(
        moment(points={"A": 20}), "points_match"), "points"),
    ("a final battle of the match, the target out of reach", with_options(
        bare(**FINAL, decides="match", points={"A": 3, "C": 3}), "points_match"), "decides"),
    ("a final battle of the game, the target reached", with_options(
        bare(**FINAL, decides="game", points={"A": 20, "C": 20}), "points_match"), "points"),
    # the end
    ("an unknown end", over(winners=["A"], by="fire"), "by"),
    ("an end of a wrong type", over(winners=["A"], by=3), "by"),
    ("an unknown winner", over(winners=["Z"]), "winners"),
    ("winners of a wrong type", over(winners="A"), "winners"),
    ("a winner twice", over(winners=["A", "A"]), "winners"),
    ("two winners who do not share", over(winners=["A", "B"], by="adjacent"), "by"),
    ("one who shares with nobody", over(winners=["A"], by="shared"), "by"),
    ("a winner without a group", over(winners=["B"], by="adjacent"), "winners"),
    ("a full map with regions to fight for", over(winners=["A"], by="map"), "by"),
    ("participants, but no final battle", over(
        winners=["A"], by="adjacent", participants=["A", "B"]), "participants"),
    ("a winner who took no part", over(
        winners=["A"], by="final_battle", participants=["B", "C"]), "winners"),
    ("points without a points match", over(winners=["A"], by="points"), "by"),
    ("a points match that a group ends", scored(by="adjacent"), "by"),
    ("a winner with fewer points", scored(winners=["B"]), "winners"),
    ("a winner below the target", scored(points={"A": 4}), "points"),
    ("the battle for the match, and points end it", scored(
        participants=["A", "B"], decides="match"), "decides"),
    ("the battle for a game ends the match", scored(
        by="final_battle", participants=["A", "B"], decides="game"), "decides"),
    # the last battle
    ("last of a wrong type", choosing(last=["roma"]), "last"),
    ("an unknown key of last", last(colour="blue"), r"last\.colour"),
    ("an unknown region of last", last(region="paris"), r"last\.region"),
    ("an unknown card of last", last(table={"A": ["m7"]}), r"last\.table"),
    ("a line of last of an unknown seat", last(table={"Z": []}), r"last\.table"),
    ("more heroines of last than there are", last(
        table={"A": ["heroine"] * 4}), r"last\.table"),
    ("unknown cards fallen", last(fallen=["key"]), r"last\.fallen"),
    ("strengths of an unknown seat", last(strengths={"Z": 1}), r"last\.strengths"),
    ("strengths of a wrong type", last(strengths={"A": "x"}), r"last\.strengths"),
    ("another strength than the line has", last(strengths={"A": 17}), r"last\.strengths\.A"),
    ("an unknown conqueror", last(conqueror="Z"), r"last\.conqueror"),
    ("a conqueror who was weaker", last(conqueror="B"), r"last\.conqueror"),
    ("a winner who conquered nothing", last(conqueror=None), r"last\.conqueror"),
    ("an unknown seat with the pawn", last(pawn_to="Z"), r"last\.pawn_to"),
    ("an unknown way to end a battle", last(by="fire"), r"last\.by"),
]  # fmt: skip

FIRST_FAULTS: list[tuple[str, Change, str]] = [
    ("the first region declined", choosing(declines=1, battle=0, owners={}), "declines"),
    ("all have declined", choosing(declines=3), "declines"),
    ("a conqueror of a battle called off", last(by="bishop"), r"last\.conqueror"),
    ("won by regions wherever they lie", over(winners=["A"], by="total"), "winners"),
]  # fmt: skip

SIEGE = {"region": "lucca", "table": {"B": ["m5"]}}
THIRD_FAULTS: list[tuple[str, Change, str]] = [
    ("declined", choosing(declines=1), "declines"),
    ("ended as all declined", over(winners=["A"], by="declined"), "by"),
    ("a battle called off", last(by="bishop", conqueror=None), r"last\.by"),
    ("a defender whose card lies, and is not committed", with_options(
        moment(**SIEGE, committed=False), "capture_regions"), "committed"),
    ("a defender committed in a battle not begun", with_options(
        moment(region="lucca", table={}, committed=True, opened=False),
        "capture_regions"), "opened"),
    ("a hand thrown away where none is", with_options(
        moment(buried={"A": ["drum"]}), "draw_after_battle"), "buried"),
    ("a second round where there are none", with_options(
        moment(round=2), "draw_after_battle"), "round"),
    ("quiet rounds where there are none", with_options(
        moment(stalls=1), "draw_after_battle"), "stalls"),
]  # fmt: skip

CASES = [
    *((edition, *fault) for edition in (1, 3) for fault in FAULTS),
    *((1, *fault) for fault in FIRST_FAULTS),
    *((3, *fault) for fault in THIRD_FAULTS),
]


@pytest.mark.parametrize(
    ("edition", "name", "change", "key"), CASES, ids=[f"{case[0]}: {case[1]}" for case in CASES]
)
def test_a_contradiction_names_its_key(edition: int, name: str, change: Change, key: str) -> None:
    data = sound(edition)
    change(data)
    with pytest.raises(PositionError, match=f"^{key}") as error:
        run_position(data)
    assert "\n" not in str(error.value)


# -- what may be left out all the same ------------------------------------------------------------


def ended(edition: int, options: str = "", **given: Any) -> Data:
    """Return the result of a position that is over."""
    data = position(edition, seats="ABC", options=options, phase="over", **given)
    result: Data = run_position(data)["result"]
    return result


@pytest.mark.parametrize("edition", [1, 3])
def test_the_map_tells_who_has_won(edition: int) -> None:
    group = "roma firenze siena urbino"
    assert ended(edition, owners={"B": group}) == {"winners": ["B"], "by": "adjacent"}


def test_regions_that_win_wherever_they_lie() -> None:
    scattered = "torino venezia lucca ancona siena roma"
    assert ended(3, owners={"C": scattered}) == {"winners": ["C"], "by": "total"}


@pytest.mark.parametrize("edition", [1, 3])
def test_points_tell_who_has_won(edition: int) -> None:
    points = {"A": 4, "B": 22}
    assert ended(edition, "points_match", points=points) == {
        "winners": ["B"],
        "by": "points",
        "points": {"A": 4, "B": 22, "C": 0},
    }


@pytest.mark.parametrize("edition", [1, 3])
def test_the_last_battle_tells_its_strengths_and_conqueror(edition: int) -> None:
    data = sound(edition)
    last(conqueror="A")(data)
    del data["position"]["last"]["conqueror"]
    battle = run_position(data)["derived"]["battle"]
    assert battle == {"conqueror": "A", "strengths": {"A": 16, "B": 5, "C": 0}, "pawn_to": "A"}


@pytest.mark.parametrize("edition", [1, 3])
def test_a_match_for_points_tells_them_with_its_result(edition: int) -> None:
    data = position(
        edition,
        options="points_match",
        owners={"A": "roma firenze"},
        region="siena",
        hands={"A": "m5", "B": "m1"},
        points={"A": 14, "C": 9},
        play=[{"seat": "A", "do": "play", "card": "m5"}, {"seat": "B", "do": "pass"}],
    )
    result = run_position(data)["result"]
    assert result == {"winners": ["A"], "by": "points", "points": {"A": 22, "B": 0, "C": 9, "D": 0}}


@pytest.mark.parametrize("edition", [1, 3])
def test_a_match_for_points_given_up_tells_them_too(edition: int) -> None:
    leave = [{"seat": "C", "do": "resign"}]
    data = position(edition, options="points_match", hands=each("m1"), points={"A": 14}, play=leave)
    assert run_position(data)["result"]["points"] == {"A": 14, "B": 0, "C": 0, "D": 0}
