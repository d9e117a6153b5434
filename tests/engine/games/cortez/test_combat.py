"""COMBAT: who fights, buying warriors, laying cards, raising, comparing strengths."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.engine.games.cortez.kit import (
    PROVISION_WORTH,
    Given,
    Outcome,
    buy,
    hold,
    lay,
    move,
    refusal,
    refuse,
    resolve,
    run,
    surrender,
)
from tests.engine.games.cortez.playing import Step

DUEL = "S1@0,0=A S2@3,3=A A1@1,0=B A2@20,0=B"
GOES = move("A", "S1", "1,0")


def duel(attack: tuple[str, int], defence: tuple[str, int], *then: Step, **given: Any) -> Outcome:
    """A attacks B, who both lay these warriors and weapons, and nothing more."""
    hands = {"A": f"weapon*{attack[1]}", "B": f"weapon*{defence[1]}"}
    warriors = {"A": attack[0], "B": defence[0]}
    steps = [GOES, lay("A", *attack), lay("B", *defence), resolve("A"), *then]
    return run(**{"board": DUEL, "hands": hands, "warriors": warriors, "play": steps, **given})


# -- who fights ----------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "COMBAT", 1)
def test_who_wins_gains_a_troop_and_who_loses_loses_one() -> None:
    steps = [{"seat": "A", "do": "collar", "troop": "S3"}]
    board = f"{DUEL} S3@5,1"
    outcome = duel(("6", 0), ("1", 0), *steps, place("A", "10,0"), board=board)
    assert outcome.owned("A") == {"S1", "S2", "S3"}
    assert outcome.owned("B") == {"A2"}


def place(seat: str, to: str) -> Step:
    """Return where the beaten troop goes."""
    return {"seat": seat, "do": "place_loser", "to": to}


def test_nothing_has_happened_in_a_combat_that_begins() -> None:
    given: Given = {"seats": "ABCD", "board": f"{DUEL} S3@7,0=C A3@18,0=D"}
    outcome = run(**given, warriors={"A": "64", "B": "65"}, play=[GOES], stop=True)
    nothing = {"warriors": [], "weapons": 0}
    assert outcome.written["combat"] == {
        "attacker": "A",
        "defender": "B",
        "square": "1,0",
        "origin": "0,0",
        "attacker_troop": "S1",
        "defender_troop": "A1",
        "proxy": False,
        "step": "attack",
        "sides": {"attacker": nothing, "defender": nothing},
        "added": 0,
        "holds": 0,
        "helped": [],
        "hirings": 0,
        "sold": [],
    }


@pytest.mark.rule("cortez", "COMBAT", 2)
@pytest.mark.parametrize("square", ["T25", "9,3", "9,2", "8,3", "7,1", "19,4", "12,3"])
def test_anywhere_on_the_board(square: str) -> None:
    outcome = run(
        board=f"S1@9,0=A A1@{square}=B",
        warriors={"A": "1", "B": "1"},
        play=[move("A", "S1", square)],
    )
    assert outcome.written["combat"]["square"] == square


@pytest.mark.rule("cortez", "COMBAT", 3)
def test_troops_with_another_collar_of_either_nation_are_fought() -> None:
    for troop in ("A1", "S3"):
        seat = "B" if troop == "A1" else "C"
        board = f"S1@0,0=A S2@9,0=A A2@20,0=B S4@18,0=C {troop}@1,0={seat}"
        given: Given = {"seats": "ABCD", "board": board, "warriors": {"A": "1", seat: "1"}}
        outcome = run(**given, play=[GOES])
        assert outcome.written["combat"]["defender"] == seat
        assert not outcome.written["combat"]["proxy"]


@pytest.mark.rule("cortez", "COMBAT", 3)
@pytest.mark.rule("cortez", "COMBAT", 6)
def test_without_a_warrior_nobody_attacks() -> None:
    """Ruling: the attacker must lay at least one."""
    assert ("S1", "1,0") not in run(board=DUEL).moves
    assert refusal(board=DUEL, hands={"A": "food weapon"}, play=[GOES])


# -- the proxy -----------------------------------------------------------------------------------


def attack_unmarked(seed: int = 1, seats: str = "ABCD", **given: Any) -> Outcome:
    """A attacks an Aztec troop without a collar."""
    board = "S1@0,0=A S2@9,0=C A1@18,0=B A2@20,0=D A3@1,0"
    return run(**{"seats": seats, "board": board, "warriors": {"A": "1"}, "seed": seed,
                  "play": [GOES], **given})  # fmt: skip


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_a_lot_among_the_players_of_the_nation_names_the_proxy() -> None:
    found = Counter(attack_unmarked(seed).written["combat"]["defender"] for seed in range(20))
    assert set(found) == {"B", "D"}
    assert attack_unmarked().written["combat"]["proxy"]


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_the_highest_card_turned_is_the_proxy() -> None:
    # Only gold and camouflage are left to turn: by the events, gold defends.
    hands = {"A": "weapon*25 food*25 gold*24", "B": "camouflage*24"}
    for seed in range(8):
        outcome = attack_unmarked(seed, hands=hands)
        cards = {lot["seat"]: lot["card"] for lot in outcome.told("lot_turned")}
        assert cards == {"B": cards["B"], "D": cards["D"]}
        assert set(cards.values()) == {"gold", "camouflage"}
        assert cards[outcome.written["combat"]["defender"]] == "gold"


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_who_is_level_turns_another_card() -> None:
    """Ruling: those who are level, until one is higher."""
    again = 0
    for seed in range(20):
        outcome = attack_unmarked(seed)
        cards = [PROVISION_WORTH[lot["card"]] for lot in outcome.told("lot_turned")]
        *level, last = zip(cards[::2], cards[1::2], strict=True)
        assert all(one == other for one, other in level)
        assert outcome.written["combat"]["defender"] == ("B" if last[0] > last[1] else "D")
        assert last[0] != last[1]
        again += len(level)
    assert again


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_the_cards_of_the_lot_are_spent_not_kept() -> None:
    """Ruling: it is a lot, no gain."""
    for seed in range(5):
        assert attack_unmarked(seed).sizes == dict.fromkeys("ABCD", 0)


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_without_any_card_left_the_lot_is_drawn_all_the_same() -> None:
    """Ruling."""
    hands = {"A": "weapon*25 food*25", "B": "camouflage*25", "D": "gold*25"}
    found = {attack_unmarked(n, hands=hands).written["combat"]["defender"] for n in range(20)}
    assert found == {"B", "D"}


@pytest.mark.rule("cortez", "COMBAT", 4)
def test_a_single_player_of_the_nation_is_the_proxy_without_a_lot() -> None:
    board = "S1@0,0=A A1@18,0=B A3@1,0"
    outcome = attack_unmarked(seats="AB", board=board)
    assert outcome.written["combat"]["defender"] == "B"
    assert not outcome.told("lot_turned")


# -- buying warriors -----------------------------------------------------------------------------


@pytest.mark.rule("cortez", "COMBAT", 5)
def test_the_defender_may_buy_four_warriors_for_one_food() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "12", "B": "1"},
        "hands": {"B": "food*2"},
    }
    outcome = run(**given, play=[GOES, buy("B")])
    assert len(outcome.warriors["B"]) == 5
    assert outcome.hands["B"] == Counter(food=1)
    declined = run(**given, play=[GOES, buy("B", False)])
    assert declined.actions_left == outcome.actions_left
    outcome = declined
    assert outcome.hands["B"] == Counter(food=2)
    assert outcome.warriors["B"] == [1]
    assert outcome.asked == ("A", "combat_step")


@pytest.mark.rule("cortez", "COMBAT", 5)
def test_only_once() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "12", "B": "1"},
        "hands": {"B": "food*2"},
    }
    assert run(**given, play=[GOES, buy("B")]).asked == ("A", "combat_step")


@pytest.mark.rule("cortez", "COMBAT", 5)
def test_without_food_there_is_nothing_to_buy() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "12", "B": "1"},
        "hands": {"B": "gold*9"},
    }
    outcome = run(**given, play=[GOES])
    assert outcome.asked == ("A", "combat_step")
    assert outcome.warriors["B"] == [1]


@pytest.mark.rule("cortez", "COMBAT", 5)
def test_a_proxy_may_buy_as_well() -> None:
    board = "S1@0,0=A A1@18,0=B A3@1,0"
    given: Given = {"board": board, "warriors": {"A": "1"}, "hands": {"B": "food"}}
    assert len(run(**given, play=[GOES, buy("B")]).warriors["B"]) == 4


# -- laying --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "COMBAT", 5)
@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_questions_before_the_first_card() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "12", "B": "1"}}
    given["hands"] = {"A": "gold", "B": "food"}
    assert run(**given, play=[GOES], stop=True).asked == ("B", "buy_warriors")
    offered = [GOES, {"seat": "A", "do": "buy_surrender", "cards": ["gold"]}]
    assert run(**given, play=offered, stop=True).asked == ("B", "parley_answer")
    refused = run(**given, play=[*offered, refuse("B")], stop=True)
    assert refused.asked == ("B", "buy_warriors")
    assert run(**given, play=[GOES, buy("B")], stop=True).asked == ("A", "combat_step")


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_the_attacker_begins_with_at_least_one_warrior() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "12", "B": "1"},
        "hands": {"A": "weapon"},
    }
    outcome = run(**given, play=[GOES])
    assert outcome.asked == ("A", "combat_step")
    assert outcome.dos == {"add_warrior"}
    assert refusal(**given, play=[GOES, {"seat": "A", "do": "done"}])
    assert run(**given, play=[GOES, lay("A", "1")]).asked == ("B", "combat_step")


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_as_many_warriors_as_one_likes() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "1112223334", "B": "1"}}
    outcome = run(**given, play=[GOES, lay("A", "1112223334")])
    assert outcome.warriors["A"] == []


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_never_more_weapons_than_warriors() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "11", "B": "11"},
        "hands": {"A": "weapon*9"},
    }
    outcome = run(**given, play=[GOES, lay("A", "11", 2)])
    assert outcome.hands["A"] == Counter(weapon=7)
    assert refusal(**given, play=[GOES, lay("A", "11", 3)])


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_weapons_are_cards_of_the_hand() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "11", "B": "11"},
        "hands": {"A": "weapon gold"},
    }
    assert refusal(**given, play=[GOES, lay("A", "11", 2)])


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_the_defender_gives_up_or_lays() -> None:
    given: Given = {
        "board": DUEL,
        "warriors": {"A": "12", "B": "34"},
        "hands": {"B": "weapon"},
    }
    outcome = run(**given, play=[GOES, lay("A", "1")])
    assert outcome.asked == ("B", "combat_step")
    assert "surrender" in outcome.dos
    assert run(**given, play=[GOES, lay("A", "1"), surrender("B")]).victor == "A"
    laid = run(**given, play=[GOES, lay("A", "1"), lay("B", "34", 1)])
    assert laid.asked == ("A", "combat_step")
    assert refusal(**given, play=[GOES, lay("A", "1"), lay("B", "34", 2)])


@pytest.mark.rule("cortez", "COMBAT", 6)
def test_nobody_gives_up_later_and_the_attacker_never() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "11", "B": "34"}}
    steps = [GOES, lay("A", "1"), lay("B", "3")]
    assert "surrender" not in run(**given, play=steps).dos
    outcome = run(**given, play=[*steps, lay("A", "1")])
    assert outcome.asked == ("B", "combat_step")
    assert "surrender" not in outcome.dos


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_both_add_cards_by_turns() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "12346", "B": "12346"}}
    given["hands"] = {"A": "weapon*2", "B": "weapon"}
    steps = [GOES, lay("A", "1"), lay("B", "2"), lay("A", "2", 1), lay("B", "3", 1), lay("A", "4")]
    outcome = run(**given, play=steps)
    assert outcome.asked == ("B", "combat_step")
    outcome = run(**given, play=[*steps, resolve("B")])
    assert outcome.strengths == {"A": 1 + 2 + 4 + 4, "B": 2 + 3 + 3}


@pytest.mark.rule("cortez", "COMBAT", 7)
def test_who_held_may_add_again_while_the_other_goes_on() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "12346", "B": "12346"}}
    steps = [GOES, lay("A", "1"), lay("B", "2"), *hold("A"), lay("B", "3"), lay("A", "6")]
    outcome = run(**given, play=[*steps, resolve("A")])
    assert outcome.strengths == {"A": 7, "B": 5}


@pytest.mark.rule("cortez", "COMBAT", 9)
def test_cards_laid_are_not_taken_back() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "16", "B": "26"}}
    outcome = run(**given, play=[GOES, lay("A", "6"), lay("B", "2")])
    assert outcome.warriors == {"A": [1], "B": [6]}
    assert outcome.dos <= {"add_warrior", "add_weapon", "done"}


@pytest.mark.rule("cortez", "COMBAT", 10)
@pytest.mark.rule("cortez", "COMBAT", 6)
@pytest.mark.parametrize(
    ("warriors", "weapons", "strength"),
    [("64421", 2, 27), ("1", 0, 1), ("553", 3, 26), ("12", 1, 5), ("2222", 4, 16), ("654", 0, 15)],
)
def test_each_weapon_doubles_one_warrior(warriors: str, weapons: int, strength: int) -> None:
    outcome = duel((warriors, weapons), ("", 0))
    assert outcome.strengths["A"] == strength


@pytest.mark.rule("cortez", "COMBAT", 11)
def test_the_strongest_are_doubled_27() -> None:
    assert duel(("14246", 2), ("6", 0)).strengths == {"A": 27, "B": 6}
    assert duel(("6", 0), ("14246", 2)).strengths == {"A": 6, "B": 27}


@pytest.mark.rule("cortez", "COMBAT", 12)
def test_the_stronger_wins_and_the_defender_in_a_tie() -> None:
    assert duel(("66", 0), ("56", 0)).victor == "A"
    assert duel(("56", 0), ("66", 0)).victor == "B"
    assert duel(("66", 0), ("6", 1)).victor == "B"
    assert duel(("66", 0), ("6", 1)).strengths == {"A": 12, "B": 12}


@pytest.mark.rule("cortez", "COMBAT", 12)
def test_a_defender_who_lays_nothing_is_beaten() -> None:
    given: Given = {"board": DUEL, "warriors": {"A": "1", "B": "6"}}
    outcome = run(**given, play=[GOES, lay("A", "1"), *hold("B"), resolve("A")])
    assert outcome.victor == "A"
    assert outcome.strengths == {"A": 1, "B": 0}
