"""EVENEMENTS: bridges, flight, attack, pillage, supply, mutiny."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.cortez.board import BRIDGES, CITY, DRY, KIND, OUTSIDE, TEMPLES
from tests.engine.games.cortez.kit import (
    WARRIORS,
    Given,
    Outcome,
    attack,
    crowd,
    flight,
    flip,
    keep,
    keep_warriors,
    lay,
    move,
    provisions,
    recruit,
    refusal,
    resolve,
    run,
)

BASE = "S1@0,0=A A1@20,0=B"
RING = [f"T{n}" for n in [*range(1, 17), 25]]


def event(kind: str, nation: str | None = None, **given: Any) -> Outcome:
    """That event has just been turned up for A."""
    return run(**turned(kind, nation, **given))


def turned(kind: str, nation: str | None = None, **given: Any) -> Given:
    """Return the position of it."""
    return {"phase": "event", "event": {"kind": kind, "nation": nation}, "board": BASE, **given}


# -- bridges -------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 1)
def test_after_the_event_come_the_actions() -> None:
    for given in (turned("bridges", play=[flip("A")]), turned("supply")):
        outcome = run(**given)
        assert outcome.asked == ("A", "action")
        assert outcome.actions_left == 2


@pytest.mark.rule("cortez", "EVENEMENTS", 3)
@pytest.mark.parametrize("bridge", BRIDGES)
def test_a_bridge_is_broken_or_built_again(bridge: str) -> None:
    assert event("bridges", play=[flip("A", bridge)]).broken == {bridge}
    other = next(name for name in BRIDGES if name != bridge)
    given: Given = {"destroyed_bridges": [bridge, other], "play": [flip("A", bridge)]}
    assert event("bridges", **given).broken == {other}


@pytest.mark.rule("cortez", "EVENEMENTS", 3)
def test_the_active_player_may_leave_them_as_they_are() -> None:
    outcome = event("bridges", play=[flip("A")])
    assert outcome.broken == set()


@pytest.mark.rule("cortez", "EVENEMENTS", 3)
@pytest.mark.parametrize("troop", ["S2@9,3=A", "S2@9,3", "A2@9,3=B", "A2@9,3"])
def test_a_bridge_with_a_troop_on_it_is_not_broken(troop: str) -> None:
    given = turned("bridges", board=f"{BASE} {troop}")
    assert run(**given).offered("bridge") == {*BRIDGES, "none"} - {"bridge_tepeyac"}
    assert refusal(**given, play=[flip("A", "bridge_tepeyac")])


# -- flight --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 4)
@pytest.mark.parametrize(("nation", "own"), [("spanish", {"S2", "S4"}), ("aztec", {"A2"})])
def test_flight_takes_an_unmarked_troop_of_the_nation_out_of_the_city(
    nation: str, own: set[str]
) -> None:
    board = f"{BASE} S2@T1 S3@T2=A S4@T25 S5@9,1 A2@T3 A3@T18=B"
    outcome = event("flight", nation, board=board)
    free = DRY - {"0,0", "20,0", "9,1"}
    assert {troop for troop, _ in outcome.targets} == own
    for troop in own:
        assert {to for name, to in outcome.targets if name == troop} == free
    assert {KIND[to] for to in free} == {"land", "village", "port", "road", "bridge"}


@pytest.mark.rule("cortez", "EVENEMENTS", 4)
def test_flight_ignores_the_rules_of_movement_and_brings_no_cards() -> None:
    shut = f"{BASE} S2@T25 {crowd('A', ['T18', 'T20', 'T22', 'T24'], 2)}"
    outcome = event("flight", "spanish", board=shut, play=[flight("A", "S2", "19,4")])
    assert outcome.at["S2"] == "19,4"
    assert outcome.drawn == {"A": 0, "B": 0}
    assert outcome.asked == ("A", "action")


@pytest.mark.rule("cortez", "EVENEMENTS", 4)
def test_flight_ends_neither_on_water_nor_in_the_city_nor_on_a_broken_bridge() -> None:
    given = turned(
        "flight", "spanish", board=f"{BASE} S2@T25", destroyed_bridges=["bridge_tepeyac"]
    )
    for to in ("8,3", "T1", "9,3", "20,0"):
        assert refusal(**given, play=[flight("A", "S2", to)])
    assert {to for _, to in run(**given).targets} == DRY - {"9,3", "0,0", "20,0"}


@pytest.mark.rule("cortez", "EVENEMENTS", 4)
def test_without_such_a_troop_flight_does_nothing() -> None:
    """Ruling: the card is not replaced."""
    outcome = event("flight", "aztec", board=f"{BASE} S2@T1 A2@T2=B")
    assert outcome.asked == ("A", "action")


# -- attack --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 5)
def test_attack_sends_an_unmarked_troop_on_land_into_the_city() -> None:
    board = f"{BASE} S2@5,9 S3@9,1 S4@7,1 S5@9,2 S6@9,3 S7@10,0 S8@T1 A2@12,0"
    outcome = event("attack", "spanish", board=board)
    # S2 stands on water, S1 wears a collar, S8 is in the city.
    assert {troop for troop, _ in outcome.targets} == {"S3", "S4", "S5", "S6", "S7"}
    assert {to for _, to in outcome.targets} == set(RING) - {"T1"}
    assert event("attack", "aztec", board=board).offered("troop") == {"A2"}


@pytest.mark.rule("cortez", "EVENEMENTS", 5)
def test_attack_ignores_the_rules_of_movement() -> None:
    given: Given = {"board": f"{BASE} S2@20,14", "destroyed_bridges": list(BRIDGES)}
    outcome = event("attack", "spanish", **given, play=[attack("A", "S2", "T25")])
    assert outcome.at["S2"] == "T25"
    assert outcome.asked == ("A", "action")


@pytest.mark.rule("cortez", "EVENEMENTS", 5)
def test_attack_leaves_the_temples_until_the_rest_is_full() -> None:
    full = crowd("A", RING, 2)
    given: Given = {"board": f"{BASE} S2@10,0 {full} {crowd('S', TEMPLES[:5], 3)}"}
    outcome = event("attack", "spanish", **given)
    assert {to for _, to in outcome.targets} == set(TEMPLES[5:])
    one = {"board": f"{BASE} S2@10,0 S3@12,0 {crowd('A', RING[:-1], 2)}"}
    outcome = event("attack", "spanish", **one)
    assert {to for _, to in outcome.targets} == {"T25"}
    for to in ("T17", "9,1", "T1"):
        assert refusal(**turned("attack", "spanish", **one), play=[attack("A", "S2", to)])


@pytest.mark.rule("cortez", "EVENEMENTS", 5)
def test_without_such_a_troop_attack_does_nothing() -> None:
    """Ruling."""
    assert event("attack", "aztec", board=f"{BASE} A2@8,3 A3@T4").asked == ("A", "action")


# -- pillage -------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 6)
def test_pillage_leaves_ten_provisions_of_ones_choice() -> None:
    hands = {"A": "gold*9 food*4", "B": "weapon*10 food"}
    given = turned("pillage", hands=hands)
    steps = [keep("A", "gold*6 food*4"), keep("B", "weapon*9 food")]
    outcome = run(**given, play=steps)
    assert outcome.hands["A"] == Counter(provisions("gold*6 food*4"))
    assert outcome.hands["B"] == Counter(provisions("weapon*9 food"))
    assert run(**given).asked == ("A", "keep_provisions")
    for wrong in ("gold*9", "gold*9 food*2", "gold*9 camouflage"):
        assert refusal(**given, play=[keep("A", wrong)])


@pytest.mark.rule("cortez", "EVENEMENTS", 6)
@pytest.mark.parametrize("count", [0, 9, 10])
def test_with_ten_at_most_nothing_is_lost(count: int) -> None:
    outcome = event("pillage", hands={"A": f"gold*{count}"})
    assert outcome.asked == ("A", "action")
    assert outcome.sizes["A"] == count


# -- supply --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 7)
@pytest.mark.parametrize("worn", range(8))
def test_supply_brings_a_card_for_each_collar_not_worn(worn: int) -> None:
    land = sorted(square for square in OUTSIDE if KIND[square] == "land")
    board = " ".join(f"S{n}@{at}=A" for n, at in enumerate(land[:worn], 1))
    outcome = event("supply", board=f"{board} A1@T1=B A2@T2=B")
    assert outcome.sizes == {"A": 7 - worn, "B": 5}


# -- mutiny --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 8)
def test_mutiny_leaves_four_warriors_of_ones_choice() -> None:
    given = turned("mutiny", warriors={"A": "112366", "B": "55556"})
    assert run(**given).asked == ("A", "keep_warriors")
    outcome = run(**given, play=[keep_warriors("A", "1266"), keep_warriors("B", "5556")])
    assert outcome.warriors == {"A": [1, 2, 6, 6], "B": [5, 5, 5, 6]}
    for wrong in ("112", "11236", "4466"):
        assert refusal(**given, play=[keep_warriors("A", wrong)])


@pytest.mark.rule("cortez", "EVENEMENTS", 8)
def test_with_four_at_most_nobody_is_asked() -> None:
    outcome = event("mutiny", warriors={"A": "6666", "B": "5"})
    assert outcome.asked == ("A", "action")
    assert outcome.warriors == {"A": [6, 6, 6, 6], "B": [5]}


@pytest.mark.rule("cortez", "EVENEMENTS", 8)
def test_who_leaves_goes_under_the_deck() -> None:
    # Two fives alone are in the deck: A draws them, then two of the three ones it gave up.
    left = Counter({str(value): n for value, n in WARRIORS.items()}) - Counter("666611155")
    ally = "".join(sorted(left.elements()))
    given: Given = {
        "seats": "ABC",
        "board": f"{BASE} S3@2,0=C",
        "warriors": {"A": "6666111", "C": ally},
        "hands": {"A": "food"},
    }
    # Clockwise from A: what C gives up goes below, and is not reached.
    steps = [keep_warriors("A", "6666"), keep_warriors("C", ally[-4:]), recruit("A")]
    outcome = event("mutiny", **given, play=steps)
    assert outcome.warriors["A"] == [1, 1, 5, 5, 6, 6, 6, 6]


@pytest.mark.rule("cortez", "REGLES DETAILLEES", 2)
@pytest.mark.rule("cortez", "REGLES DETAILLEES", 3)
def test_who_is_asked_by_each_event() -> None:
    rich = {"A": "gold*10 food", "B": "food*10 gold"}
    many = {"A": "12345", "B": "12345"}
    board = f"{BASE} S2@T1 A2@T2 S3@5,0 A3@6,0"
    given: Given = {"active": "B", "board": board, "hands": rich, "warriors": many}
    for kind, nation in (("flight", "spanish"), ("flight", "aztec"), ("attack", "spanish")):
        outcome = event(kind, nation, **given)
        assert outcome.asked is not None
        assert outcome.asked[0] == "B"
    assert event("bridges", **given).asked == ("B", "flip_bridge")
    assert event("pillage", **given).asked == ("B", "keep_provisions")
    then = event("pillage", **given, play=[keep("B", "food*9 gold")])
    assert then.asked == ("A", "keep_provisions")
    assert event("mutiny", **given).asked == ("B", "keep_warriors")


@pytest.mark.rule("cortez", "EVENEMENTS", 5)
@pytest.mark.rule("cortez", "FIN DU JEU", 2)
def test_a_combat_after_an_event_goes_on_as_ever() -> None:
    steps = [attack("A", "A2", "T25"), move("A", "S1", "T25"), lay("A", "6"), resolve("A")]
    given: Given = {"warriors": {"A": "6", "B": "1"}, "board": f"{BASE} A2@9,1"}
    outcome = event("attack", "aztec", **given, play=steps)
    assert outcome.asked == ("A", "place_loser")
    assert outcome.offered("to").isdisjoint(CITY)
