"""What players may do at any time: trades, bribery cards, bought surrenders, and mercenaries."""

from __future__ import annotations

from typing import Any, cast

import pytest

from engine.core.errors import IllegalActionError
from engine.data.codec import decode_kind
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import match_of
from tests.engine.games.cortez.board import CITY
from tests.engine.games.cortez.kit import (
    Given,
    accept,
    bid,
    bribe,
    crowd,
    help_offered,
    hold,
    lay,
    mercenary,
    move,
    parley,
    pay,
    position,
    recruit,
    refusal,
    refuse,
    resolve,
    run,
    surrender,
    trade,
)
from tests.engine.games.cortez.playing import Step, played

#: A's troop stands beside B's; C and D are far away.
DUEL = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"
GOES = move("A", "S1", "1,0")
AUCTION: Given = {"seats": "ABCD", "board": DUEL, "phase": "auction"}


def duel(**given: str | Given) -> Given:
    return {"seats": "ABCD", "board": DUEL, **given}


def seek(seat: str, of: str, price: str) -> Step:
    """Ask a third seat for help, and name a price."""
    return {"seat": seat, "do": "seek_help", "of": of, "price": price.split()}


def match_after(file: dict[str, Any]) -> Match[CortezView]:
    """The match after the answers of a position file."""
    set_up, seats = match_of(file)
    match = cast("Match[CortezView]", set_up)
    for item in file["play"]:
        seat, written = seats.index(item["seat"]), {k: v for k, v in item.items() if k != "seat"}
        expanded = CORTEZ.positions.expand(seat, written, match.open_view(), "play", 0)
        assert expanded is not None
        kinds = (*CORTEZ.actions, *CORTEZ.interruptions)
        match.submit(seat, decode_kind(kinds, expanded[1]))
        while match.is_forced:
            match.submit_forced()
    return match


def withdraw(seat: str, number: int) -> Step:
    return {"seat": seat, "do": "end_offer", "number": number}


# -- trades --------------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_two_players_trade_in_the_turn_of_a_third() -> None:
    given = duel(hands={"C": "gold", "D": "food"})
    outcome = run(**given, play=[trade("C", "D", "gold", "food"), accept("D")])
    assert outcome.hands["C"] == {"food": 1}
    assert outcome.hands["D"] == {"gold": 1}
    assert outcome.asked == ("A", "action")
    assert outcome.actions_left == 2


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 2)
@pytest.mark.parametrize(
    ("give", "get"),
    [("gold*3", "food"), ("gold", "food*3"), ("gold*4 weapon", "food*2 camouflage")],
)
def test_any_number_of_cards_is_traded_for_any_other(give: str, get: str) -> None:
    given = duel(hands={"B": "gold*4 weapon", "C": "food*3 camouflage"})
    outcome = run(**given, play=[trade("B", "C", give, get), accept("C")])
    before = run(**given)
    assert sum(outcome.sizes.values()) == sum(before.sizes.values())
    assert outcome.sizes["B"] - before.sizes["B"] == len(get_cards(get)) - len(get_cards(give))


def get_cards(written: str) -> list[str]:
    return [word for word in written.split() for _ in range(int(word.partition("*")[2] or 1))]


def test_an_offer_stands_until_it_is_taken_through_other_answers() -> None:
    given = duel(hands={"A": "food", "C": "gold", "D": "food"})
    steps = [trade("C", "D", "gold", "food"), recruit("A")]
    standing = run(**given, play=steps)
    assert [entry["to"] for entry in standing.written["offers"]] == ["D"]
    taken = run(**given, play=[*steps, accept("D")])
    assert taken.hands["C"] == {"food": 1}
    assert taken.written["offers"] == []


def test_an_offer_is_withdrawn_by_its_maker_and_refused_by_its_partner_alone() -> None:
    given = duel(hands={"C": "gold", "D": "food"})
    offered = trade("C", "D", "gold", "food")
    for seat in "CD":
        outcome = run(**given, play=[offered, withdraw(seat, 1)])
        assert outcome.written["offers"] == []
        assert outcome.hands["C"] == {"gold": 1}
    assert refusal(**given, play=[offered, withdraw("B", 1)]) == "no_such_offer"
    taken = {"seat": "B", "do": "take_offer", "number": 1}
    assert refusal(**given, play=[offered, taken]) == "no_such_offer"


def test_an_offer_ends_when_its_cards_are_seen_to_go() -> None:
    given = duel(hands={"A": "food", "B": "gold"}, warriors={})
    outcome = run(**given, play=[trade("A", "B", "food", "gold"), recruit("A")])
    assert outcome.written["offers"] == []
    assert [event["why"] for event in outcome.told("offer_ended")] == ["impossible"]


def test_cards_one_does_not_have_are_neither_offered_nor_given() -> None:
    given = duel(hands={"C": "gold", "D": "food"})
    assert refusal(**given, play=[trade("C", "D", "gold*2", "food")]) == "not_in_hand"
    taken = {"seat": "D", "do": "take_offer", "number": 1}
    offered = trade("C", "D", "gold", "weapon")
    assert refusal(**given, play=[offered, taken]) == "not_in_hand"
    assert refusal(**given, play=[trade("C", "D", "gold", "")]) == "wrong_number"
    assert refusal(**given, play=[trade("C", "B", "gold", "food")]) == "nothing_to_trade"


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
def test_provisions_are_traded_in_the_middle_of_a_combat() -> None:
    given = duel(hands={"A": "gold", "C": "weapon*2"}, warriors={"A": "64", "B": "65"})
    steps = [GOES, lay("A", "6"), trade("A", "C", "gold", "weapon*2"), accept("C"), lay("B", "6")]
    outcome = run(**given, play=[*steps, lay("A", "", 1), resolve("B")])
    assert outcome.strengths == {"A": 12, "B": 6}


def test_a_trade_in_an_auction_lets_a_seat_bid_more() -> None:
    hands = {"B": "camouflage", "C": "gold*2"}
    steps = [trade("B", "C", "camouflage", "gold*2"), accept("C")]
    assert max(run(**AUCTION, hands=hands, stop=True).offered("amount")) == 1
    assert max(run(**AUCTION, hands=hands, play=steps, stop=True).offered("amount")) == 8


def test_the_highest_bidder_keeps_the_cards_of_the_bid() -> None:
    hands = {"B": "gold", "C": "food*2", "D": "gold*2"}
    offered = trade("B", "C", "gold", "food")
    given: Given = {**AUCTION, "hands": hands}
    assert refusal(**given, play=[bid("B", 4), offered]) == "bound_by_bid"
    taken = {"seat": "C", "do": "take_offer", "number": 1}
    assert refusal(**given, play=[offered, bid("B", 4), taken]) == "bound_by_bid"


@pytest.mark.parametrize(
    ("troop", "to", "teleport", "refused"),
    [
        ("A1", "1,1", False, ""),
        ("A2", "15,0", False, "bound_by_bid"),  # it is shut in: a jump costs camouflage
        ("A2", "15,0", True, ""),
    ],
)
def test_the_highest_bidder_may_move_a_troop_where_that_costs_nothing(
    troop: str, to: str, teleport: bool, refused: str
) -> None:
    hands = {"B": "gold camouflage*3", "C": "food*2"}
    given: Given = {**AUCTION, "hands": hands, "bribery": {"B": "own_move"}}
    given |= {"board": f"{DUEL} S5@19,0 S6@20,1", "options": {"bribery_teleport": teleport}}
    steps = [bid("B", 4), bribe("B", "own_move", troop=troop, to=to)]
    if refused:
        assert refusal(**given, play=steps) == refused
    else:
        outcome = run(**given, play=steps, stop=True)
        assert (outcome.at[troop], outcome.sizes["B"]) == (to, 4)


def test_a_pillage_is_carried_out_before_anybody_trades() -> None:
    given = duel(hands={"A": "food*12", "B": "gold"}, phase="event", event={"kind": "pillage"})
    given["hands"] = {"A": "food*12 gold", "B": "weapon*2"}
    assert refusal(**given, play=[trade("A", "B", "gold", "weapon")]) == "carried_out"


# -- bribery cards -------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
@pytest.mark.parametrize("seat", ["A", "B"])
def test_five_warriors_are_drawn_in_the_middle_of_a_combat(seat: str) -> None:
    given = duel(bribery={seat: "five_warriors"}, warriors={"A": "64", "B": "65"})
    steps = [GOES, lay("A", "6"), lay("B", "6"), bribe(seat, "five_warriors")]
    outcome = run(**given, play=steps)
    assert outcome.drawn[seat] == 0
    assert len(outcome.warriors[seat]) == 6
    assert outcome.asked == ("A", "combat_step")


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
def test_who_draws_warriors_late_may_still_lay_them() -> None:
    """B has nothing left, draws five while A is asked, and is then asked again."""
    given = duel(bribery={"B": "five_warriors"}, warriors={"A": "654", "B": "1"})
    steps = [GOES, lay("A", "6"), lay("B", "1"), bribe("B", "five_warriors"), *hold("A")]
    outcome = run(**given, play=steps)
    assert outcome.asked == ("B", "combat_step")


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 3)
def test_five_provisions_are_drawn_in_the_middle_of_an_auction() -> None:
    """D has nothing left, draws five cards when it is asked, and may outbid B."""
    given: Given = {**AUCTION, "hands": {"B": "gold", "C": "camouflage", "D": ""}}
    given["bribery"] = {"D": "five_provisions"}
    steps = (
        [bid("B", 1), bribe("D", "five_provisions")] if False else [bribe("D", "five_provisions")]
    )
    outcome = run(**given, play=[bid("B", 4), *steps], stop=True)
    assert outcome.sizes["D"] == 5
    assert outcome.asked == ("D", "bid")
    assert max(outcome.offered("amount")) > 4


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 2)
@pytest.mark.parametrize("seat", "ABCD")
def test_a_troop_is_moved_out_of_turn(seat: str) -> None:
    troop = {"A": "S2", "B": "A2", "C": "S3", "D": "A3"}[seat]
    outcome = run(
        **duel(bribery={seat: "own_move"}, hands={seat: "camouflage*3"}),
        play=[bribe(seat, "own_move", troop=troop, to="10,0")],
    )
    assert outcome.at[troop] == "10,0"
    assert outcome.asked == ("A", "action")
    assert outcome.actions_left == 2
    assert outcome.bribery[seat] == []


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 2)
def test_anothers_troop_is_moved_in_the_middle_of_a_combat_but_no_fighting_one() -> None:
    given = duel(bribery={"C": "foreign_move"}, warriors={"A": "64", "B": "65"})
    given["hands"] = {"C": "camouflage*3"}
    steps = [GOES, lay("A", "6")]
    moved = bribe("C", "foreign_move", troop="A2", to="19,0")
    assert run(**given, play=[*steps, moved], stop=True).at["A2"] == "19,0"
    for troop in ("S1", "A1"):
        fighting = bribe("C", "foreign_move", troop=troop, to="19,0")
        assert refusal(**given, play=[*steps, fighting]) == "fighting"


@pytest.mark.rule("cortez", "CARTES CORRUPTION", 2)
def test_a_troop_comes_into_the_city_before_the_bridge_is_destroyed() -> None:
    given: Given = {"seats": "ABCD", "board": DUEL, "phase": "event", "event": {"kind": "bridges"}}
    given |= {"bribery": {"C": "own_move"}, "hands": {"C": "camouflage*3"}}
    outcome = run(**given, play=[bribe("C", "own_move", troop="S3", to="T3")], stop=True)
    assert outcome.at["S3"] == "T3"
    assert outcome.asked == ("A", "flip_bridge")


def test_a_card_that_fills_the_city_ends_the_match_at_once() -> None:
    squares = sorted(CITY)
    board = f"{DUEL} {crowd('A', squares[1:13], 4)} {crowd('S', squares[13:], 4)}"
    given: Given = {"seats": "ABCD", "board": board, "bribery": {"C": "own_move"}, "round": 1}
    given["hands"] = {"C": "camouflage*9"}
    outcome = run(**given, play=[bribe("C", "own_move", troop="S3", to=squares[0])])
    assert outcome.result is not None
    assert outcome.result["by"] == "city_full"


def test_a_card_is_played_once_by_its_holder_only() -> None:
    given = duel(bribery={"B": "five_warriors"})
    card = bribe("B", "five_warriors")
    assert refusal(**given, play=[card, card]) == "not_in_hand"
    assert refusal(**given, play=[bribe("C", "five_warriors")]) == "not_in_hand"
    points = duel(bribery={"B": "vp7"})
    assert refusal(**points, play=[bribe("B", "vp7")]) == "not_playable"


# -- surrenders ----------------------------------------------------------------------------------


@pytest.mark.rule("cortez", "ECHANGES ET NEGOCIATION", 1)
@pytest.mark.parametrize("price", ["gold", "gold*4", "gold*4 food*2 weapon"])
def test_a_surrender_is_bought_with_any_number_of_cards(price: str) -> None:
    given = duel(hands={"A": "gold*4 food*2 weapon"}, warriors={"A": "6", "B": "65"})
    outcome = run(**given, play=[GOES, parley("A", price), accept("B")])
    assert outcome.sizes["B"] == len(get_cards(price))
    assert outcome.victor == "A"


def test_a_refused_price_is_raised() -> None:
    given = duel(hands={"A": "gold*4"}, warriors={"A": "64", "B": "65"})
    steps = [GOES, parley("A", "gold"), refuse("B"), lay("A", "6"), parley("A", "gold*4")]
    outcome = run(**given, play=[*steps, accept("B")])
    assert outcome.sizes["B"] == 4
    assert outcome.victor == "A"
    kept = run(**given, play=[*steps, refuse("B")], stop=True)
    assert kept.asked == ("B", "combat_step")
    assert "surrender" in kept.dos


def test_no_surrender_is_bought_once_the_defender_has_laid() -> None:
    given = duel(hands={"A": "gold*4"}, warriors={"A": "64", "B": "65"})
    steps = [GOES, lay("A", "6"), lay("B", "6")]
    assert refusal(**given, play=[*steps, parley("A", "gold")]) == "too_late"
    assert refusal(**given, play=[GOES, parley("B", "gold")]) == "not_attacker"


# -- mercenaries ---------------------------------------------------------------------------------

HELPED = {"A": "64", "B": "654", "D": "46"}


@pytest.mark.rule("cortez", "COMBAT", 8)
def test_an_offer_refused_is_made_again_with_a_better_card() -> None:
    """Cuitlahuac asks two gold for a 4, which Alvarado refuses, and later for a 6."""
    given = duel(warriors=HELPED, hands={"B": "gold*2"})
    four, six = (help_offered("D", "defender", value, price="gold gold") for value in "46")
    steps = [GOES, lay("A", "6"), lay("B", "5"), four, refuse("B"), lay("A", "4"), six, accept("B")]
    outcome = run(**given, play=steps, stop=True)
    assert outcome.laid("defender") == [5, 6]
    assert outcome.hands["D"] == {"gold": 2}
    assert outcome.asked == ("B", "combat_step")


def test_a_price_is_any_provisions() -> None:
    given = duel(warriors=HELPED, hands={"B": "food*2 weapon camouflage"})
    asked = help_offered("D", "defender", "6", price="food food any")
    steps = [GOES, lay("A", "6"), lay("B", "5"), asked, accept("B"), pay("B", "food*2 weapon")]
    outcome = run(**given, play=steps, stop=True)
    assert outcome.hands["D"] == {"food": 2, "weapon": 1}
    wrong = [*steps[:-1], pay("B", "food weapon camouflage")]
    assert refusal(**given, play=wrong) == "wrong_payment"


def test_the_buyer_alone_sees_the_warrior_before_it_pays() -> None:
    given = duel(warriors=HELPED, hands={"B": "gold*2"})
    steps = [GOES, lay("A", "6"), lay("B", "5"), help_offered("D", "defender", "6", price="gold")]
    file = position(**given, play=played(position(**given), steps, stop=True)[1])
    match = match_after(file)
    for seat, card in enumerate((None, "aztec6", None, "aztec6")):
        combat = match.view(seat).combat
        assert combat is not None
        assert combat.mercenary is not None
        assert combat.mercenary.warrior == card


@pytest.mark.rule("cortez", "COMBAT", 8)
def test_a_fighter_asks_a_seat_by_name_for_a_price() -> None:
    given = duel(warriors=HELPED, hands={"B": "gold*2"})
    steps = [GOES, lay("A", "64"), lay("B", "654"), seek("B", "D", "gold gold")]
    outcome = run(**given, play=steps, stop=True)
    [call] = outcome.written["combat"]["calls"]
    assert (call["seat"], call["price"]) == ("D", ["gold", "gold"])
    answered = run(
        **given, play=[*steps, mercenary("D", "defender", "6", price="gold2")], stop=True
    )
    assert answered.asked == ("B", "mercenary_answer")
    assert "calls" not in answered.written["combat"]
    assert refusal(**given, play=[*steps[:-1], seek("C", "D", "gold")]) == "not_fighting"


def test_help_is_offered_once_both_have_opened_and_by_third_seats() -> None:
    given = duel(warriors={**HELPED, "C": "6"})
    offered = help_offered("C", "attacker", "6")
    assert refusal(**given, play=[GOES, offered]) == "too_early"
    opened = [GOES, lay("A", "6"), lay("B", "5")]
    assert refusal(**given, play=[*opened, help_offered("B", "defender", "4")]) == "fights"
    assert refusal(**given, play=[offered]) == "no_combat"
    again = help_offered("C", "attacker", "", 0)
    assert refusal(**given, play=[*opened, again]) == "offers_nothing"


def test_help_with_cards_that_do_not_exist_is_refused() -> None:
    given = duel(warriors={**HELPED, "C": "6"}, hands={"C": "weapon*2"})
    opened = [GOES, lay("A", "6"), lay("B", "5")]
    match = match_after(position(**given, play=played(position(**given), opened, stop=True)[1]))
    for warriors, weapons in (((), -1), ((6,), -1), ((0,), 1), ((7,), 0), ((-1,), 0)):
        offered = actions.OfferHelp("attacker", warriors, weapons, ())
        assert match.refusal(2, offered) == "unknown"
    assert match.refusal(2, actions.OfferHelp("attacker", (6,), 1, ())) == ""


def test_only_the_defender_gives_up_and_before_it_lays() -> None:
    given = duel(warriors={"A": "64", "B": "654"})
    assert refusal(**given, play=[GOES, surrender("A")]) == "not_defender"
    opened = [GOES, lay("A", "6"), lay("B", "5"), lay("A", "4")]
    assert refusal(**given, play=[*opened, surrender("B")]) == "too_late"


def test_a_defender_whom_nobody_pays_may_still_give_up() -> None:
    given = duel(warriors=HELPED, hands={"A": "gold"})
    steps = [GOES, lay("A", "6"), parley("A", "gold"), refuse("B"), surrender("B")]
    assert run(**given, play=steps).victor == "A"


# -- the record ----------------------------------------------------------------------------------


def test_a_stale_act_is_refused_and_may_be_repeated() -> None:
    match: Match[CortezView] = Match(new_record(CORTEZ, 4, 5))
    hand = [card for card in match.view(2).provisions[2] if card is not None]
    wanted = next(kind for kind in ("food", "gold", "weapon") if kind != hand[0])
    offer = actions.OfferTrade(3, (hand[0],), (wanted,))
    assert match.decision is not None
    match.submit(match.decision.seat, match.legal()[0])
    with pytest.raises(IllegalActionError, match="stale"):
        match.interrupt(2, offer, 0)
    match.interrupt(2, offer, match.ply)
    again: Match[CortezView] = Match(match.record)
    assert again.view(3).offers == match.view(3).offers
    assert again.interruptions == 1


def test_in_version_1_nobody_interrupts() -> None:
    match = Match(new_record(CORTEZ, 4, 5, {"windows": True}))
    assert match.refusal(2, actions.OfferTrade(3, ("food",), ("gold",))) == "not_asked"
    assert CortezOptions().windows is False
