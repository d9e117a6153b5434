"""EVENEMENTS, the auction, and CARTES CORRUPTION: bids, payment, what the nine cards do."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from tests.engine.games.cortez.board import CITY, KIND, VILLAGES
from tests.engine.games.cortez.kit import (
    PROVISION_WORTH,
    Given,
    Outcome,
    bid,
    bribe,
    draw,
    move,
    passes,
    pay,
    words,
)
from tests.engine.games.cortez.kit import (
    windowed as run,
)
from tests.engine.games.cortez.kit import (
    windowed_refusal as refusal,
)
from tests.engine.games.cortez.playing import Step

FOUR = "S1@0,0=A A1@20,0=B S2@0,2=C A2@20,2=D"
EVERY = ["own_move", "foreign_move", "five_warriors", "five_provisions", "vp3", "vp5", "vp7"]


def auctioned(hands: dict[str, str], *steps: Step, **given: Any) -> Given:
    """A, who is active, has turned corruption up."""
    return {
        "seats": "ABCD",
        "board": FOUR,
        "phase": "event",
        "event": {"kind": "corruption"},
        "hands": hands,
        "play": list(steps),
        **given,
    }


def auction(hands: dict[str, str], *steps: Step, **given: Any) -> Outcome:
    """Return the outcome of an auction."""
    return run(**auctioned(hands, *steps, **given))


RICH = {"A": "gold*5", "B": "gold food", "C": "weapon*2 food", "D": "camouflage*3"}


# -- the auction ---------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "EVENEMENTS", 9)
@pytest.mark.parametrize(
    ("hand", "sums"),
    [
        ("camouflage*2 food gold", {1, 2, 3, 4, 5, 6, 7, 8, 9}),
        ("gold*2", {4, 8}),
        ("weapon*2 gold", {2, 4, 6, 8}),
        ("gold food", {3, 4, 7}),
    ],
)
def test_a_bid_is_what_some_cards_are_worth(hand: str, sums: set[int]) -> None:
    cards = [PROVISION_WORTH[card] for card in words(hand)]
    assert sums == {sum(c) for n in range(1, 5) for c in combinations(cards, n)}
    outcome = auction({"B": hand})
    assert outcome.asked == ("B", "bid")
    assert outcome.offered("amount") == sums


@pytest.mark.rule("cortez", "EVENEMENTS", 9)
def test_seven_is_paid_with_gold_and_food() -> None:
    outcome = auction({"B": "gold food"}, bid("B", 7))
    assert outcome.sizes["B"] == 0
    assert len(outcome.bribery["B"]) == 1
    outcome = auction({"B": "gold food weapon*2"}, bid("B", 7), pay("B", "food weapon*2"))
    assert outcome.hands["B"] == Counter(gold=1)
    assert refusal(**auctioned({"B": "gold food weapon*2"}, bid("B", 7), pay("B", "gold weapon")))


@pytest.mark.rule("cortez", "EVENEMENTS", 10)
def test_it_begins_left_of_the_active_player_who_comes_last() -> None:
    hands = dict.fromkeys("ABCD", "gold*3")
    steps: list[Step] = [bid("B", 4)]
    for seat in "CDA":
        assert auction(hands, *steps, stop=True).asked == (seat, "bid")
        steps += passes(seat)
    assert len(auction(hands, *steps).bribery["B"]) == 1


@pytest.mark.rule("cortez", "EVENEMENTS", 10)
def test_bids_rise_clockwise_until_all_others_have_passed() -> None:
    steps = [bid("B", 3), bid("C", 4), *passes("DA"), bid("B", 7)]
    outcome = auction(RICH, *steps, *passes("C"))
    assert (len(outcome.bribery["B"]), outcome.sizes["B"]) == (1, 0)
    steps = [bid("B", 3), bid("C", 4), *passes("DAB")]
    outcome = auction(RICH, *steps)
    assert outcome.hands["C"] == Counter(food=1)
    assert [len(outcome.bribery[seat]) for seat in "ABCD"] == [0, 0, 1, 0]
    assert outcome.asked == ("A", "action")


@pytest.mark.rule("cortez", "EVENEMENTS", 10)
def test_a_bid_is_higher_than_the_last() -> None:
    outcome = auction(RICH, bid("B", 4))
    assert outcome.asked == ("C", "bid")
    assert outcome.offered("amount") == {5, 7}
    for amount in (3, 4, 6, 8):
        assert refusal(**auctioned(RICH, bid("B", 4), bid("C", amount)))


@pytest.mark.rule("cortez", "EVENEMENTS", 10)
def test_who_has_passed_bids_no_more() -> None:
    steps = [*passes("B"), bid("C", 2), bid("D", 3), bid("A", 4), bid("C", 7), *passes("D")]
    assert auction(RICH, *steps).asked == ("A", "bid")
    steps = [*passes("B"), bid("C", 2), *passes("DA")]
    outcome = auction(RICH, *steps)
    assert len(outcome.bribery["C"]) == 1
    assert outcome.sizes["B"] == 2


@pytest.mark.rule("cortez", "EVENEMENTS", 10)
def test_bids_go_to_the_bank() -> None:
    outcome = auction(RICH, bid("B", 7), *passes("CDA"))
    assert outcome.sizes == {"A": 5, "B": 0, "C": 3, "D": 3}


@pytest.mark.rule("cortez", "EVENEMENTS", 11)
def test_without_a_bid_the_active_player_gets_it_free() -> None:
    outcome = auction(RICH, *passes("BCD"))
    assert len(outcome.bribery["A"]) == 1
    assert outcome.sizes["A"] == 5


@pytest.mark.rule("cortez", "EVENEMENTS", 9)
def test_without_a_card_left_there_is_no_auction() -> None:
    """Ruling."""
    cards = " ".join([*EVERY, "useless", "useless"])
    outcome = auction(RICH, bribery={"B": cards})
    assert outcome.asked == ("A", "action")


# -- the cards -----------------------------------------------------------------------------------


def holding(card: str, *steps: Step, seat: str = "A", **given: Any) -> Given:
    """A has done one action; `seat` holds the card."""
    board = f"{FOUR} S5@0,4 A5@20,4"
    everything = {"seats": "ABCD", "board": board, "bribery": {seat: card}}
    return {**everything, "play": [draw("A"), *steps], **given}


@pytest.mark.rule("cortez", "EVENEMENTS", 12)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 6)
@pytest.mark.parametrize("seat", "ABCD")
@pytest.mark.parametrize("card", ["five_provisions", "five_warriors"])
def test_cards_are_played_out_of_turn_and_are_no_action(seat: str, card: str) -> None:
    outcome = run(**holding(card, bribe(seat, card), seat=seat))
    assert outcome.bribery == {other: [] for other in "ABCD"}
    assert (outcome.active, outcome.actions_left) == ("A", 1)


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 6)
def test_the_moments_at_which_a_card_may_be_played() -> None:
    """Ruling: before the event, before each action and at the end of the turn, clockwise."""
    given: Given = {"seats": "ABCD", "board": FOUR}
    given["bribery"] = {"B": "five_warriors", "D": "five_provisions"}
    ends = run(**given, play=[draw("A"), draw("A")], stop=True)
    assert ends.asked == ("B", "bribery_play")
    assert (ends.active, ends.told("event_turned")) == ("A", [])
    assert run(**given, play=[draw("A"), draw("A"), *passes("B")], stop=True).asked == (
        "D",
        "bribery_play",
    )
    begins = run(**given, play=[draw("A"), draw("A"), *passes("BD")], stop=True)
    assert (begins.asked, begins.active) == (("B", "bribery_play"), "B")
    assert begins.told("event_turned") == []
    resolved = {**given, "phase": "event", "event": {"kind": "supply"}}
    assert run(**resolved, stop=True).asked == ("B", "bribery_play")
    between = run(**given, play=[draw("A")], stop=True)
    assert (between.asked, between.actions_left) == (("B", "bribery_play"), 1)


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 6)
def test_after_a_card_everybody_is_asked_once_more() -> None:
    """Ruling."""
    given: Given = {"seats": "ABCD", "board": FOUR}
    given["bribery"] = {"B": "five_warriors", "D": "five_provisions"}
    steps = [draw("A"), *passes("B"), bribe("D", "five_provisions")]
    assert run(**given, play=steps, stop=True).asked == ("B", "bribery_play")


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 1)
def test_own_move_takes_a_troop_of_ones_own() -> None:
    outcome = run(**holding("own_move"), stop=True)
    assert outcome.asked == ("A", "bribery_play")
    assert {troop for troop, _ in outcome.targets} == {"S1"}
    outcome = run(**holding("own_move", bribe("A", "own_move", troop="S1", to="T25")))
    assert outcome.at["S1"] == "T25"
    assert outcome.actions_left == 1


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 2)
def test_foreign_move_takes_a_troop_with_anothers_collar() -> None:
    outcome = run(**holding("foreign_move"), stop=True)
    assert {troop for troop, _ in outcome.targets} == {"A1", "S2", "A2"}
    outcome = run(**holding("foreign_move", bribe("A", "foreign_move", troop="A1", to="0,14")))
    assert outcome.at["A1"] == "0,14"
    assert outcome.collars["A1"] == "B"


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 1)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 2)
@pytest.mark.parametrize(("card", "troop"), [("own_move", "S1"), ("foreign_move", "A1")])
def test_onto_a_free_square_alone(card: str, troop: str) -> None:
    given = holding(card, warriors={"A": "6"})
    outcome = run(**given, stop=True)
    taken = {"0,0", "20,0", "0,2", "20,2", "0,4", "20,4"}
    squares = {to for name, to in outcome.targets if name == troop}
    assert squares == set(KIND) - taken
    for to in taken:
        assert refusal(**{**given, "play": [draw("A"), bribe("A", card, troop=troop, to=to)]})


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
def test_the_rules_of_movement_hold() -> None:
    # S1 is shut into its corner: the jump costs whoever plays the card a camouflage.
    board = f"{FOUR} S7@10,0=A A5@1,0 A6@0,1"
    given = holding("foreign_move", seat="B", board=board)
    steps = [draw("A"), bribe("B", "foreign_move", troop="S1", to="5,0")]
    assert refusal(**{**given, "play": steps})
    outcome = run(**{**given, "hands": {"B": "camouflage*2"}, "play": steps})
    assert outcome.hands["B"] == Counter(camouflage=1)
    assert outcome.at["S1"] == "5,0"


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
def test_jumps_are_free_over_troops_of_the_moved_troops_collar() -> None:
    """Ruling: the exemption is that of the troop moved."""
    board = f"{FOUR} S5@1,0=A S6@0,1=A"
    given = holding("foreign_move", seat="B", board=board)
    steps = [draw("A"), bribe("B", "foreign_move", troop="S1", to="5,0")]
    outcome = run(**{**given, "hands": {"B": "camouflage"}, "play": steps})
    assert (outcome.at["S1"], outcome.sizes["B"]) == ("5,0", 1)


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
def test_but_not_over_those_of_who_plays_the_card() -> None:
    """Ruling."""
    board = f"{FOUR} S7@10,0=A A5@1,0=B A6@0,1=B"
    given = holding("foreign_move", seat="B", board=board)
    steps = [draw("A"), bribe("B", "foreign_move", troop="S1", to="5,0")]
    assert refusal(**{**given, "play": steps})
    outcome = run(**{**given, "hands": {"B": "camouflage"}, "play": steps})
    assert (outcome.at["S1"], outcome.sizes["B"]) == ("5,0", 0)


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.parametrize(("at", "to"), [("0,0", "T25"), ("T25", "0,0"), ("T1", "T25")])
def test_into_and_out_of_the_city(at: str, to: str) -> None:
    board = f"S1@{at}=A A1@20,0=B S2@0,2=C A2@20,2=D"
    outcome = run(**holding("own_move", bribe("A", "own_move", troop="S1", to=to), board=board))
    assert outcome.at["S1"] == to
    assert {at, to} & CITY


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.parametrize("village", ["19,4", "3,7"])
def test_ending_in_a_village_draws_for_who_plays_the_card(village: str) -> None:
    """Ruling: standard movement includes it."""
    for card, troop in (("own_move", "S1"), ("foreign_move", "A1")):
        outcome = run(**holding(card, bribe("A", card, troop=troop, to=village)))
        assert outcome.drawn == {"A": 1 + VILLAGES[village], "B": 0, "C": 0, "D": 0}


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 1)
def test_as_an_option_any_free_square_by_whatever_way() -> None:
    """Ruling: the other reading; then no card is drawn."""
    board = f"{FOUR} S7@10,0=A A5@1,0 A6@0,1"
    steps = bribe("A", "own_move", troop="S1", to="19,4")
    given = holding("own_move", steps, board=board, options={"bribery_teleport": True})
    outcome = run(**given)
    assert outcome.at["S1"] == "19,4"
    assert outcome.drawn["A"] == 1


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 6)
def test_a_card_played_is_out_of_the_game() -> None:
    # It does not come back: the other eight are held, and corruption has nothing to sell.
    held = " ".join([*EVERY[:2], *EVERY[3:], "useless useless"])
    bribery = {"A": f"five_warriors {held}"}
    steps = [draw("A"), bribe("A", "five_warriors")]
    outcome = run(seats="ABCD", board=FOUR, bribery=bribery, play=steps)
    assert sorted(outcome.bribery["A"]) == sorted(held.split())


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 4)
def test_five_warriors() -> None:
    outcome = run(**holding("five_warriors", bribe("C", "five_warriors"), seat="C"))
    assert len(outcome.warriors["C"]) == 5


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 5)
def test_five_provisions() -> None:
    outcome = run(**holding("five_provisions", bribe("C", "five_provisions"), seat="C"))
    assert outcome.sizes["C"] == outcome.drawn["C"] == 5


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 6)
@pytest.mark.parametrize("seat", "AB")
def test_the_two_that_draw_are_played_by_fighters_before_they_lay(seat: str) -> None:
    for card in ("five_warriors", "five_provisions"):
        steps = [move("A", "S1", "20,0"), bribe(seat, card)]
        given: Given = {
            "seats": "ABCD",
            "board": FOUR,
            "bribery": {seat: card},
            "play": steps,
        }
        outcome = run(**given, warriors={"A": "12", "B": "12"})
        assert outcome.asked == ("A", "combat_step")
        assert outcome.sizes[seat] + len(outcome.warriors[seat]) == 2 + 5


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 7)
@pytest.mark.rule("cortez", "CARTES CORRUPTION", 9)
@pytest.mark.parametrize("card", ["vp3", "vp5", "vp7", "useless"])
def test_points_and_the_useless_card_are_never_played(card: str) -> None:
    outcome = run(**holding(card))
    assert outcome.asked == ("A", "action")
    assert outcome.bribery["A"] == [card]
    assert refusal(**holding(card, bribe("A", card)))
