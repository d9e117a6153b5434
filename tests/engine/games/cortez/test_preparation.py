"""COMPOSITION DU JEU, BUT DU JEU and PREPARATION: pieces, hands, collars, where troops start."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core.errors import PositionError
from engine.games import find
from tests.engine.games.cortez.board import (
    BRIDGES,
    CITY,
    FEATHERS,
    HELMETS,
    KIND,
    MIXED_CITY,
    MIXED_TERRAIN,
    OUTSIDE,
    TEMPLES,
    VILLAGES,
)
from tests.engine.games.cortez.kit import (
    TYPES,
    WARRIORS,
    Given,
    Outcome,
    crowd,
    draw,
    mark,
    provisions,
    recruit,
    refusal,
    run,
    start,
)
from tests.engine.games.cortez.playing import Step

SEATS = "ABCDEF"
EVEN = [SEATS[:2], SEATS[:4], SEATS[:6]]
ODD = [SEATS[:3], SEATS[:5]]
COUNTS = [SEATS[:n] for n in range(2, 7)]


@cache
def fresh(seats: str, seed: int = 1) -> Outcome:
    """Return a game just set up."""
    return start(seats, seed)


def majority(seats: str, nation: str) -> Outcome:
    """Return a fresh game of an odd number of seats in which that nation has one player more."""
    for seed in range(40):
        game = fresh(seats, seed)
        if list(game.written["nations"].values()).count(nation) == len(seats) // 2 + 1:
            return game
    raise AssertionError("the lot never gives that nation the majority")


def squares(game: Outcome, nation: str) -> set[str]:
    """Return where the troops of a nation stand."""
    return {t["at"] for t in game.written["troops"] if t["nation"] == nation}


def refused(**given: Any) -> str:
    """Return the one line that tells what is wrong with a position."""
    with pytest.raises(PositionError) as error:
        run(**given)
    return str(error.value)


# -- COMPOSITION DU JEU --------------------------------------------------------------------------


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 3)
def test_the_board_has_a_city_of_25_and_the_squares_of_our_map() -> None:
    kinds = Counter(KIND.values())
    assert kinds == {
        "land": 135, "village": 12, "port": 10, "water": 113, "road": 15, "bridge": 5, "city": 25,
    }  # fmt: skip
    assert len(CITY) == 25
    assert VILLAGES["3,7"] == 2
    assert len(HELMETS) == len(FEATHERS) == 18


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 4)
@pytest.mark.parametrize("seats", COUNTS)
def test_44_troops_22_of_each_nation(seats: str) -> None:
    nations = Counter(troop["nation"] for troop in fresh(seats).written["troops"])
    assert nations == {"spanish": 22, "aztec": 22}


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 4)
def test_a_23rd_troop_is_refused() -> None:
    many = [square for square in OUTSIDE if KIND[square] == "land"][:23]
    assert "troops" in refused(board=crowd("S", many))


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 5)
@pytest.mark.rule("cortez", "PREPARATION", 5)
def test_an_eighth_collar_is_only_a_spare_part() -> None:
    land = sorted(square for square in OUTSIDE if KIND[square] == "land")
    seven = " ".join(f"S{n}@{at}=A" for n, at in enumerate(land[:7], 1))
    assert len(run(board=seven).owned("A")) == 7
    assert "collar" in refused(board=f"{seven} S8@{land[7]}=A")


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 6)
def test_five_bridges_can_be_flipped() -> None:
    outcome = run(phase="event", event={"kind": "bridges"})
    assert outcome.offered("bridge") - {"none"} == set(BRIDGES)


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 8)
@pytest.mark.rule("cortez", "BUT DU JEU", 1)
def test_two_to_six_play_one_for_each_chief() -> None:
    assert list(find("cortez").seats) == [2, 3, 4, 5, 6]


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 9)
@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 10)
@pytest.mark.parametrize("kind", TYPES)
def test_there_are_25_provisions_of_each_type(kind: str) -> None:
    others = [other for other in TYPES if other != kind]
    rest = " ".join(f"{other}*25" for other in others)
    # All others are in A's hand, so whatever B draws is of this type.
    outcome = run(hands={"A": rest, "B": ""}, play=[draw("A")])
    assert outcome.hands["A"] == Counter(provisions(f"{rest} {kind}"))
    full = " ".join(f"{each}*25" for each in TYPES)
    assert run(hands={"A": full}).sizes["A"] == 100
    assert "provisions" in refused(hands={"A": f"{kind}*26"})


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 11)
@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 12)
@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 13)
@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 14)
@pytest.mark.parametrize("first", ["spanish", "aztec"])
@pytest.mark.parametrize("value", WARRIORS)
def test_40_warriors_of_each_nation_by_value(first: str, value: int) -> None:
    # A holds all warriors of its nation but those of this value: those it recruits.
    others = "".join(str(v) * n for v, n in WARRIORS.items() if v != value)
    outcome = run(first=first, warriors={"A": others}, hands={"A": "food"}, play=[recruit("A")])
    assert Counter(outcome.warriors["A"]) == Counter(int(v) for v in others) + Counter({value: 4})
    everything = others + str(value) * WARRIORS[value]
    assert len(run(first=first, warriors={"A": everything}).warriors["A"]) == 40
    assert "warriors" in refused(first=first, warriors={"A": str(value) * (WARRIORS[value] + 1)})


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 15)
@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 16)
def test_eight_objectives_one_for_each_temple() -> None:
    seen = {n for seed in range(40) for n in fresh("ABCDEF", seed).written["objectives"].values()}
    assert {f"T{n}" for n in seen} == set(TEMPLES)
    assert "objective" in refused(objectives={"A": 17, "B": 17})
    assert "objective" in refused(objectives={"A": 16})


@pytest.mark.rule("cortez", "COMPOSITION DU JEU", 19)
def test_nine_bribery_cards() -> None:
    single = "own_move foreign_move five_warriors five_provisions vp3 vp5 vp7"
    outcome = run(bribery={"A": f"{single} useless useless"}, stop=True)
    assert len(outcome.bribery["A"]) == 9
    assert "bribery" in refused(bribery={"A": "vp7", "B": "vp7"})
    assert "bribery" in refused(bribery={"A": "useless useless useless"})


# -- PREPARATION ---------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "PREPARATION", 1)
@pytest.mark.rule("cortez", "BUT DU JEU", 1)
@pytest.mark.parametrize("seats", EVEN)
def test_even_seats_are_shared_between_the_nations(seats: str) -> None:
    for seed in range(5):
        sides = Counter(fresh(seats, seed).written["nations"].values())
        assert sides == {"spanish": len(seats) // 2, "aztec": len(seats) // 2}


@pytest.mark.rule("cortez", "PREPARATION", 1)
@pytest.mark.parametrize("seats", ODD)
def test_with_odd_seats_either_nation_may_have_one_more(seats: str) -> None:
    for nation in ("spanish", "aztec"):
        sides = Counter(majority(seats, nation).written["nations"].values())
        assert sides[nation] == len(seats) // 2 + 1
        assert sides.total() == len(seats)


@pytest.mark.rule("cortez", "PREPARATION", 2)
@pytest.mark.rule("cortez", "PREPARATION", 3)
def test_everything_is_shuffled() -> None:
    games = [fresh("ABC", seed).written for seed in range(20)]
    for dealt in ("provisions", "warriors", "objectives"):
        assert len({str(game[dealt]) for game in games}) > 15


@pytest.mark.rule("cortez", "PREPARATION", 4)
@pytest.mark.rule("cortez", "PREPARATION", 6)
@pytest.mark.rule("cortez", "PREPARATION", 7)
@pytest.mark.rule("cortez", "PREPARATION", 8)
@pytest.mark.parametrize("seats", COUNTS)
def test_cards_dealt_to_every_seat(seats: str) -> None:
    game = fresh(seats)
    assert game.sizes == dict.fromkeys(seats, 10)
    assert {seat: len(held) for seat, held in game.warriors.items()} == dict.fromkeys(seats, 4)
    assert len(set(game.written["objectives"].values())) == len(seats)
    assert set(game.written["objectives"]) == set(seats)
    assert not any(game.bribery.values())
    assert not any(game.treasures.values())


@pytest.mark.rule("cortez", "PREPARATION", 9)
@pytest.mark.parametrize("seats", COUNTS)
def test_all_bridges_are_intact(seats: str) -> None:
    assert fresh(seats).broken == set()


@pytest.mark.rule("cortez", "PREPARATION", 10)
@pytest.mark.parametrize("seats", COUNTS)
def test_18_troops_of_each_nation_on_their_signs(seats: str) -> None:
    assert set(HELMETS) <= squares(fresh(seats), "spanish")
    assert set(FEATHERS) <= squares(fresh(seats), "aztec")


@pytest.mark.rule("cortez", "PREPARATION", 11)
@pytest.mark.rule("cortez", "PREPARATION", 12)
@pytest.mark.rule("cortez", "PREPARATION", 14)
@pytest.mark.parametrize("seats", EVEN)
def test_with_even_seats_both_nations_share_the_mixed_squares(seats: str) -> None:
    game = fresh(seats)
    assert squares(game, "spanish") == {*HELMETS, "T4", "T12", "3,3", "18,10"}
    assert squares(game, "aztec") == {*FEATHERS, "T8", "T16", "18,3", "3,11"}


@pytest.mark.rule("cortez", "PREPARATION", 11)
@pytest.mark.rule("cortez", "PREPARATION", 13)
@pytest.mark.rule("cortez", "PREPARATION", 14)
@pytest.mark.parametrize("seats", ODD)
def test_with_odd_seats_the_smaller_nation_holds_the_city(seats: str) -> None:
    game = majority(seats, "aztec")
    assert squares(game, "spanish") == {*HELMETS, *MIXED_CITY}
    assert squares(game, "aztec") == {*FEATHERS, *MIXED_TERRAIN}
    game = majority(seats, "spanish")
    assert squares(game, "aztec") == {*FEATHERS, *MIXED_CITY}
    assert squares(game, "spanish") == {*HELMETS, *MIXED_TERRAIN}


@pytest.mark.rule("cortez", "PREPARATION", 15)
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_marks_two_troops_of_its_nation_outside_the_city(seats: str) -> None:
    game = fresh(seats)
    nation = game.written["nations"]
    asked = []
    steps: list[Step] = []
    while game.asked is not None and game.asked[1] == "mark":
        seat = game.asked[0]
        free = {
            troop["id"]
            for troop in game.written["troops"]
            if troop["nation"] == nation[seat] and troop["at"] in OUTSIDE and not troop["collar"]
        }
        assert game.offered("troop") == free
        asked.append(seat)
        steps.append(mark(seat, min(free)))
        game = start(seats, play=steps)
    assert Counter(asked) == dict.fromkeys(seats, 2)
    assert asked[: len(seats)] == asked[len(seats) :]
    assert {seat: len(game.owned(seat)) for seat in seats} == dict.fromkeys(seats, 2)


@pytest.mark.rule("cortez", "PREPARATION", 15)
@pytest.mark.parametrize(
    ("seats", "nation", "choices"),
    [
        ("ABCD", "spanish", {"spanish": [20, 19], "aztec": [20, 19]}),
        ("ABC", "aztec", {"aztec": [22, 21], "spanish": [18]}),
        ("ABC", "spanish", {"spanish": [22, 21], "aztec": [18]}),
    ],
)
def test_how_many_troops_the_first_marks_choose_from(
    seats: str, nation: str, choices: dict[str, list[int]]
) -> None:
    seed = next(n for n in range(40) if begins(seats, nation, n))
    steps: list[Step] = []
    found: dict[str, list[int]] = {"spanish": [], "aztec": []}
    for _ in seats:
        game = start(seats, seed, steps)
        assert game.asked is not None
        found[game.written["nations"][game.asked[0]]].append(len(game.offered("troop")))
        steps.append(mark(game.asked[0], min(game.offered("troop"))))
    assert found == choices


def begins(seats: str, nation: str, seed: int) -> bool:
    """Return whether a deal gives the nation the majority of odd numbers and the first mark."""
    game = fresh(seats, seed)
    assert game.asked is not None
    sides = list(game.written["nations"].values())
    return game.written["nations"][game.asked[0]] == nation and sides.count(nation) * 2 >= len(
        seats
    )


@pytest.mark.rule("cortez", "PREPARATION", 15)
def test_no_troop_of_the_other_nation_in_the_city_or_marked_by_another() -> None:
    board = "S1@0,0 S2@0,2=A S3@T4 A1@20,0=B A2@19,0 A3@18,0 S4@1,0"
    given: Given = {"seats": "ABCD", "phase": "mark", "board": board, "turn": "C"}
    for troop in ("A2", "S2", "S3"):
        assert refusal(**given, play=[mark("C", troop)])
    assert run(**given).offered("troop") == {"S1", "S4"}
