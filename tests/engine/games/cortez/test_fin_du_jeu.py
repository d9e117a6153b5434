"""FIN DU JEU and DECOMPTE: the last treasure, a full city, the winning nation, points, ties."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import OMNISCIENT
from engine.games.cortez import CORTEZ
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.views.view import NationScore
from tests.engine.games.cortez.board import CITY
from tests.engine.games.cortez.kit import Given, Outcome, crowd, draw, move, run

BASE = "S1@0,0=A A1@20,0=B"
LINES = {"nation": 0, "city": 0, "objective": 0, "treasures": 0, "gold": 0, "bribery": 0}


def ended(board: str, seats: str = "AB", **given: Any) -> Outcome:
    """The last treasure is turned up."""
    last = 2 if len(seats) < 4 else 3
    moment = {"phase": "event", "event": {"kind": "treasure"}, "round": last}
    objectives = dict(zip(seats, range(17, 25), strict=False))
    outcome = run(**{"seats": seats, "board": board, "objectives": objectives, **moment, **given})
    assert outcome.result is not None
    return outcome


def lines(outcome: Outcome, seat: str) -> dict[str, int]:
    """Return the lines of a seat's score, those without points left out."""
    found = outcome.derived["score"][seat]
    assert set(found) - {"total"} == set(LINES)
    return {name: n for name, n in found.items() if n and name != "total"}


def points(outcome: Outcome) -> dict[str, int]:
    """Return the points of every seat."""
    return {seat: sum(lines(outcome, seat).values()) for seat in outcome.derived["score"]}


# -- FIN DU JEU ----------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "FIN DU JEU", 1)
@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF"])
def test_the_last_treasure_is_awarded_and_ends_the_game(seats: str) -> None:
    board = "S1@T1=A A1@20,0=B S2@0,2=C A2@20,2=D S3@0,4=E A3@20,4=F"
    board = " ".join(board.split()[: len(seats)])
    outcome = ended(board, seats)
    assert outcome.asked is None
    assert outcome.treasures["A"] == 1
    assert outcome.result is not None
    assert outcome.result["by"] == "treasures"
    assert lines(outcome, "A") == {"nation": 5, "city": 5, "treasures": 10}


def test_the_figures_of_a_match_follow_from_its_points() -> None:
    view = CORTEZ.view(CORTEZ.start(CortezOptions(majority="aztec"), 3, Rng(1)), OMNISCIENT)
    scores = {
        "aztec": NationScore(0, 10, 0, 5, 2, 3, 20),
        "spanish": NationScore(5, 15, 10, 0, 1, 0, 31),
    }
    # Of two Aztec seats, one met its objective.
    score = [scores[nation] for nation in view.nations]
    score[view.nations.index("aztec")] = NationScore(0, 0, 10, 0, 0, 0, 10)
    assert CORTEZ.statistics.summary(replace(view, score=tuple(score))) == {
        "troops_in_city": (10 + 15 + 0) / 5,
        "objectives_met": pytest.approx(2 / 3),
        "spanish_wins": 1.0,
        "points": pytest.approx((20 + 31 + 10) / 3),
        "winners_points": 31,
    }


def full(marked: dict[str, str], left: str) -> str:
    """Return a city full but for the squares `left`; `marked` gives squares their seats."""
    squares = sorted(CITY - set(left.split()), key=lambda name: int(name[1:]))
    spanish = [at for n, at in enumerate(squares) if marked.get(at, "AB"[n % 2]) == "A"]
    aztec = [at for at in squares if at not in spanish]
    words = f"{crowd('S', spanish, 2)} {crowd('A', aztec, 2)}".split()
    return " ".join(
        f"{word}={marked[word.partition('@')[2]]}" if word.partition("@")[2] in marked else word
        for word in words
    )


@pytest.mark.rule("cortez", "FIN DU JEU", 2)
def test_a_full_city_ends_the_game_at_once_and_without_a_treasure() -> None:
    """Ruling: no treasure is awarded."""
    board = f"{BASE} {full({'T2': 'A'}, 'T9')}"
    given: Given = {"board": board, "round": 1, "hands": {"A": "camouflage*9"}}
    assert run(**given).result is None
    outcome = run(**given, play=[move("A", "S1", "T9")])
    assert outcome.result is not None
    assert outcome.result["by"] == "city_full"
    assert not any(outcome.treasures.values())


@pytest.mark.rule("cortez", "FIN DU JEU", 2)
@pytest.mark.rule("cortez", "EVENEMENTS", 5)
def test_an_event_or_a_bribery_card_may_fill_it() -> None:
    board = f"{BASE} {full({}, 'T9')} A20@10,0"
    event = {"phase": "event", "event": {"kind": "attack", "nation": "aztec"}, "round": 1}
    # There is no choice: the one Aztec left goes to the one square left.
    outcome = run(board=board, **event)
    assert outcome.at["A20"] == "T9"
    assert outcome.result is not None
    assert outcome.result["by"] == "city_full"
    card = {"seat": "A", "do": "play_bribery", "card": "own_move", "troop": "S1", "to": "T9"}
    cards = [draw("A"), card]
    given: Given = {
        "bribery": {"A": "own_move"},
        "hands": {"A": "camouflage*9"},
        "round": 1,
    }
    outcome = run(board=board, **given, play=cards)
    assert outcome.result is not None


# -- DECOMPTE ------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "DECOMPTE", 1)
@pytest.mark.rule("cortez", "DECOMPTE", 5)
def test_more_squares_of_the_city_with_or_without_collars_win_for_the_nation() -> None:
    outcome = ended(f"{BASE} S2@T1 S3@T2 A2@T25=B")
    assert outcome.derived["nation"] == "spanish"
    assert (lines(outcome, "A"), lines(outcome, "B")) == (
        {"nation": 5},
        {"city": 5, "treasures": 10},
    )
    outcome = ended(f"{BASE} S2@T24=A A2@T1 A3@T2=B")
    assert outcome.derived["nation"] == "aztec"


@pytest.mark.rule("cortez", "DECOMPTE", 1)
def test_the_highest_square_decides_between_the_nations() -> None:
    spanish = crowd("S", ["T25", *(f"T{n}" for n in range(1, 9))], 2)
    aztec = crowd("A", [f"T{n}" for n in range(9, 18)], 2)
    assert ended(f"{BASE} {spanish} {aztec}").derived["nation"] == "spanish"
    assert ended(f"{BASE} S2@T3 S3@T4 A2@T5 A3@T1").derived["nation"] == "aztec"


@pytest.mark.rule("cortez", "DECOMPTE", 1)
def test_with_an_empty_city_no_nation_wins() -> None:
    """Ruling."""
    outcome = ended(BASE)
    assert outcome.derived["nation"] is None
    assert points(outcome) == {"A": 0, "B": 0}


@pytest.mark.rule("cortez", "DECOMPTE", 5)
def test_every_player_of_the_nation_gets_five() -> None:
    board = "S1@0,0=A A1@20,0=B S2@0,2=C A2@20,2=D S3@T1"
    assert points(ended(board, "ABCD")) == {"A": 5, "B": 0, "C": 5, "D": 0}


@pytest.mark.rule("cortez", "DECOMPTE", 6)
def test_five_for_each_own_troop_in_the_city() -> None:
    outcome = ended(f"{BASE} S2@T1=A S3@T2=A S4@T3 A2@T25=B")
    assert lines(outcome, "A")["city"] == 10
    assert lines(outcome, "B")["city"] == 5


@pytest.mark.rule("cortez", "DECOMPTE", 2)
@pytest.mark.rule("cortez", "DECOMPTE", 7)
def test_ten_for_ones_own_troop_on_the_temple_of_the_objective() -> None:
    temples = {"A": 20, "B": 22}
    outcome = ended(f"{BASE} S2@T20=A A2@T22", objectives=temples)
    assert lines(outcome, "A")["objective"] == 10
    assert "objective" not in lines(outcome, "B")
    # Neither a troop of somebody else there nor one's own on another temple.
    outcome = ended(f"{BASE} S2@T22=A A2@T20=B", objectives=temples)
    assert "objective" not in lines(outcome, "A") | lines(outcome, "B")


@pytest.mark.rule("cortez", "DECOMPTE", 8)
def test_ten_for_each_treasure() -> None:
    outcome = ended(f"{BASE} A2@T1=B", treasures={"A": 1, "B": 0})
    assert lines(outcome, "A") == {"treasures": 10}
    assert lines(outcome, "B") == {"nation": 5, "city": 5, "treasures": 10}
    board = "S1@0,0=A A1@20,0=B S2@T1=C A2@20,2=D"
    outcome = ended(board, "ABCD", treasures={"A": 2, "B": 0, "C": 0, "D": 0})
    assert lines(outcome, "A") == {"nation": 5, "treasures": 20}


@pytest.mark.rule("cortez", "DECOMPTE", 9)
def test_one_for_each_gold_card_and_nothing_for_others() -> None:
    outcome = ended(BASE, hands={"A": "gold*4 food*9", "B": "weapon*9 camouflage*9"})
    assert lines(outcome, "A") == {"gold": 4}
    assert lines(outcome, "B") == {}


@pytest.mark.rule("cortez", "DECOMPTE", 10)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 8)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 9)
def test_bribery_cards_with_points() -> None:
    outcome = ended(BASE, bribery={"A": "vp3 vp7 useless own_move", "B": "vp5 five_warriors"})
    assert lines(outcome, "A") == {"bribery": 10}
    assert lines(outcome, "B") == {"bribery": 5}


@pytest.mark.rule("cortez", "DECOMPTE", 3)
@pytest.mark.rule("cortez", "DECOMPTE", 11)
def test_a_whole_count() -> None:
    # Nine squares each; Spain holds the 25. A: three troops, its objective, the treasure.
    spanish = crowd("S", [f"T{n}" for n in range(1, 7)], 5)
    aztec = crowd("A", [f"T{n}" for n in range(8, 17)], 2)
    board = f"{BASE} S2@T25=A S3@T17=A S4@T7=A {spanish} {aztec}"
    given: Given = {"hands": {"A": "gold*4 food"}, "bribery": {"A": "vp5"}}
    outcome = ended(board, **given, objectives={"A": 17, "B": 18})
    assert lines(outcome, "A") == {
        "nation": 5, "city": 15, "objective": 10, "treasures": 10, "gold": 4, "bribery": 5,
    }  # fmt: skip
    assert points(outcome) == {"A": 49, "B": 0}
    assert outcome.winners == ["A"]


@pytest.mark.rule("cortez", "DECOMPTE", 11)
def test_most_points_win_whatever_the_nation() -> None:
    outcome = ended(f"{BASE} S2@T1", hands={"B": "gold*6"})
    assert points(outcome) == {"A": 5, "B": 6}
    assert outcome.winners == ["B"]


@pytest.mark.rule("cortez", "DECOMPTE", 11)
def test_ties() -> None:
    """Ruling: more own troops in the city, then the highest of them, then a shared victory."""
    # B has the treasure and fewer troops: 10 + 5 against 15 by gold and troops.
    board = f"{BASE} S2@T1=A S3@T2=A A2@T3=B A3@T4 A4@T5"
    outcome = ended(board, hands={"B": "gold*10"})
    assert points(outcome) == {"A": 20, "B": 20}
    assert outcome.winners == ["A"]
    board = f"{BASE} S2@T1=A A2@T3=B"
    outcome = ended(board, hands={"A": "gold*15"})
    assert points(outcome) == {"A": 20, "B": 20}
    assert outcome.winners == ["B"]
    assert ended(BASE).winners == ["A", "B"]
