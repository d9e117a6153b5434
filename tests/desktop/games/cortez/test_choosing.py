"""Half-made answers at Cortez, without a window: every kind of question, by pointer and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from desktop.games.cortez.selection.forms import RowKind, form_of, public_actions
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from engine.core.values import Action
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    DEFENDER_NAME,
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Bid,
    Bribe,
    Collar,
    Done,
    Draw,
    Flight,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Pass,
    Pay,
    PlaceLoser,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)

AT = {"S1": "0,0", "S2": "5,0", "S3": "T8", "A1": "10,2"}


def selection(kind: str, *legal: Action, hand: Sequence[str] = ()) -> CortezSelection:
    return CortezSelection(legal, kind, 0, AT, hand)


def test_a_troop_is_chosen_and_then_its_square() -> None:
    moves = [Move("S1", "1,0"), Move("S1", "T3"), Move("S2", "6,0")]
    half = selection("action", Recruit(), Draw(), *moves)
    assert half.stage is SelectionStage.TROOP
    assert half.troops == {"0,0": "S1", "5,0": "S2"}
    assert half.plain == [Recruit(), Draw()]
    half.target = "0,0"
    assert half.ready_action() is None
    # Pointing at a troop already shows where it could go.
    assert list(half.squares) == ["1,0", "T3"]
    assert half.open_stage()
    assert half.targets == ["1,0", "T3"]
    half.target = "T3"
    assert half.ready_action() == Move("S1", "T3")
    assert half.step_back()
    assert half.stage is SelectionStage.TROOP
    assert not half.step_back()


def test_another_troop_can_be_chosen_instead() -> None:
    half = selection("action", Move("S1", "1,0"), Move("S2", "6,0"))
    assert half.choose_troop("S1")
    assert not half.choose_troop("A1")
    assert half.choose_troop("S2")
    assert half.targets == ["6,0"]


def test_marks_and_places_take_one_click() -> None:
    half = selection("mark", Mark("S1"), Mark("S2"))
    half.target = "5,0"
    assert half.ready_action() == Mark("S2")
    after = selection("winner_mark", Collar(NONE), Collar("S1"))
    assert after.plain == [Collar(NONE)]
    after.target = "0,0"
    assert after.ready_action() == Collar("S1")
    place = selection("place_loser", PlaceLoser("1,1"), PlaceLoser("2,2"))
    assert place.stage is SelectionStage.SQUARE
    place.target = "2,2"
    assert place.ready_action() == PlaceLoser("2,2")


def test_bridges_lie_on_their_squares() -> None:
    half = selection("flip_bridge", FlipBridge(NONE), FlipBridge("bridge_tepeyac"))
    assert half.stage is SelectionStage.BRIDGE
    assert half.targets == ["9,3"]
    half.target = "9,3"
    assert half.ready_action() == FlipBridge("bridge_tepeyac")


def test_a_bribery_card_leads_to_a_troop_and_a_square() -> None:
    half = selection("bribery_play", Pass(), Bribe("five_warriors"), Bribe("own_move", "S1", "1,0"))
    assert half.stage is SelectionStage.CARD
    assert half.ready_action() == Pass()
    half.item = "bribery", "five_warriors"
    assert half.ready_action() == Bribe("five_warriors")
    half.item = "bribery", "own_move"
    assert half.ready_action() is None
    assert half.open_stage()
    assert half.card == "own_move"
    assert half.troops == {"0,0": "S1"}
    assert half.choose_troop("S1")
    half.target = "1,0"
    assert half.ready_action() == Bribe("own_move", "S1", "1,0")
    for _ in range(3):
        assert half.step_back()
    assert half.stage is SelectionStage.CARD
    assert not half.is_started


def test_cards_of_a_combat_are_laid_one_by_one() -> None:
    half = selection("combat_step", AddWarrior(2), AddWarrior(5), AddWeapon(), Done())
    assert half.stage is SelectionStage.LAY
    assert half.ready_action() is None, "Enter with nothing selected ends nothing"
    half.item = "warrior", "5"
    assert half.ready_action() == AddWarrior(5)
    half.item = "provision", "weapon"
    assert half.ready_action() == AddWeapon()


def test_the_best_of_a_number_are_other_cards_than_as_many_picked() -> None:
    lay = [AddWarrior(1), AddWarrior(4), AddWarrior(5), Done()]
    half = selection("combat_step", *lay, hand=["1", "4", "5"])
    assert half.pick({"1": 1, "4": 1})
    before = copy(half)
    assert half.can_set(0, 2)
    assert half.set_row(0, 2)
    assert half.values == before.values
    assert half != before
    assert half.laid_actions == (AddWarrior(5), AddWarrior(4))


def test_a_defence_of_nothing_has_to_be_chosen() -> None:
    half = selection("combat_step", AddWarrior(4), Surrender(), Done())
    assert half.ready_action() is None
    laid = selection("combat_step", AddWarrior(4), AddWeapon(), Done())
    assert laid.ready_action() is None
    # Where nothing else is possible, Enter goes on.
    assert selection("combat_step", Done()).ready_action() == Done()
    assert selection("combat_step", Done(), Surrender()).ready_action() is None


def test_choosing_cards_to_discard() -> None:
    hand = ["gold"] * 3 + ["food"] * 9
    legal = [Keep(("food",) * 9 + ("gold",)), Keep(("food",) * 8 + ("gold",) * 2)]
    legal.append(Keep(("food",) * 7 + ("gold",) * 3))
    half = selection("keep_provisions", *legal, hand=hand)
    assert half.stage is SelectionStage.FORM
    assert half.missing == 2
    assert half.put("gold", 1)
    assert half.ready_action() is None
    assert half.missing == 1
    assert half.put("food", 1)
    assert half.ready_action() == legal[1]
    assert not half.put("food", 1)
    assert half.put("gold", -1)
    assert half.missing == 1
    assert half.put("food", 1)
    assert half.ready_action() == legal[2]
    assert half.step_back()
    assert half.missing == 2


def test_warriors_are_given_back_by_value() -> None:
    hand = ["1", "1", "3", "4", "5"]
    legal = [Keep((1, 3, 4, 5)), Keep((1, 1, 4, 5))]
    half = selection("keep_warriors", *legal, hand=hand)
    assert half.put("3", 1)
    assert half.ready_action() == legal[1]
    assert not half.put("1", 1)
    assert not half.put("5", 1)


def test_a_payment_is_made_of_cards_that_come_out_right() -> None:
    legal = [Pay(("food", "gold")), Pay(("camouflage", "weapon", "gold"))]
    half = selection("pay", *legal)
    assert half.put("gold", 1)
    assert half.missing == 1
    assert half.put("weapon", 1)
    assert not half.put("food", 1)
    assert half.put("camouflage", 1)
    assert half.ready_action() == legal[1]


def test_bids_go_up_and_down() -> None:
    half = selection("bid", Pass(), Bid(3), Bid(4), Bid(7))
    assert half.ready_action() == Bid(3)
    half.walk(1, 0)
    half.walk(1, 0)
    assert half.ready_action() == Bid(7)
    half.walk(1, 0)
    assert half.ready_action() == Bid(7)
    half.walk(-1, 0)
    assert half.ready_action() == Bid(4)
    half.walk(0, -1)
    assert half.ready_action() == Bid(7), "five steps at once, or as many as there are"
    assert not half.step_by(0, 2)
    assert half.step_by(0, -5)
    assert half.ready_action() == Bid(3)


def test_a_trade_has_a_partner_and_two_sides() -> None:
    legal = [Pass(), Trade(1, ("food",), ("gold",)), Trade(2, ("food",), ("gold",))]
    legal += [Trade(1, ("food", "food"), ("gold",))]
    half = selection("trade", *legal)
    assert half.ready_action() == Pass()
    assert half.form is not None
    get = half.form.index_of_row(RowKind.GET, "gold")
    partner = half.form.index_of_row(RowKind.PARTNER)
    assert get is not None
    assert partner is not None
    assert half.put("food", 1)
    assert half.step(get, 1)
    assert half.ready_action() == legal[1]
    assert half.set_row(partner, 2)
    assert half.ready_action() == legal[2]
    assert not half.put("food", 1)
    assert half.set_row(partner, 1)
    assert half.put("food", 1)
    # With the other partner only a smaller trade is possible.
    assert half.set_row(partner, 2)
    assert half.ready_action() == legal[2]


def test_a_mercenary_chooses_side_cards_and_price() -> None:
    legal = [
        Pass(),
        Mercenary(ATTACKER_NAME, (), 1, "free"),
        Mercenary(ATTACKER_NAME, (4,), 0, "free"),
        Mercenary(ATTACKER_NAME, (4,), 1, "gold1"),
        Mercenary(DEFENDER_NAME, (4,), 0, "any2"),
    ]
    half = selection("mercenary", *legal)
    form = half.form
    assert form is not None
    assert half.ready_action() == Pass()
    side = form.index_of_row(RowKind.SIDE)
    warrior = form.index_of_row(RowKind.WARRIOR)
    assert side is not None
    assert warrior is not None
    assert half.set_row(warrior, 4)
    assert half.ready_action() == legal[2]
    assert half.set_row(side, 1)
    assert half.ready_action() == legal[4]


def test_a_choice_led_to_an_answer_would_give_it() -> None:
    moves = [Move("S1", "1,0"), Move("S2", "6,0")]
    questions: dict[str, list[Action]] = {
        "action": [*moves, Recruit()],
        "mark": [Mark("S1"), Mark("S2")],
        "flip_bridge": [FlipBridge(NONE), FlipBridge("bridge_tlacopan")],
        "flight": [Flight("S3", "0,5"), Flight("S3", "0,6")],
        "bid": [Pass(), Bid(2), Bid(5)],
        "pay": [Pay(("gold",)), Pay(("weapon", "weapon"))],
        "trade_answer": [Accept(), Refuse()],
        "combat_step": [AddWarrior(1), AddWeapon(), Done()],
        "bribery_play": [Pass(), Bribe("five_provisions"), Bribe("foreign_move", "A1", "0,9")],
        "place_loser": [PlaceLoser("0,1"), PlaceLoser("0,2")],
        "trade": [Pass(), Trade(1, ("gold",), ("food", "weapon"))],
    }
    for kind, legal in questions.items():
        half = selection(kind, *legal)
        for action in legal:
            half.lead_to(action)
            assert half.ready_action() == action, (kind, action)
            again = selection(kind, *legal)
            again.resume(half)
            assert again.stage is half.stage


def test_the_same_question_is_gone_on_with_and_another_is_not() -> None:
    half = selection("action", Move("S1", "1,0"), Move("S2", "6,0"))
    half.choose_troop("S1")
    half.target = "1,0"
    again = selection("action", Move("S1", "1,0"), Move("S1", "2,0"))
    again.resume(half)
    assert again.ready_action() == Move("S1", "1,0")
    other = selection("mark", Mark("S1"))
    other.resume(half)
    assert not other.is_started


def test_arrows_go_to_the_nearest_square_in_a_direction() -> None:
    half = selection("place_loser", *(PlaceLoser(at) for at in ("1,1", "5,1", "5,6", "9,1")))
    half.walk(1, 0)
    assert half.target == "5,1"
    half.walk(1, 0)
    assert half.target == "9,1"
    half.walk(1, 0)
    assert half.target == "9,1"
    half.walk(-1, 0)
    half.walk(0, 1)
    assert half.target == "5,6"


def test_cards_are_gone_through_as_they_lie_in_the_tray() -> None:
    """Provisions lie left of warriors."""
    half = selection("combat_step", AddWarrior(2), AddWarrior(5), AddWeapon(), Done())
    seen = []
    for _ in range(3):
        half.walk(1, 0)
        seen.append(half.item)
    assert seen == [("provision", "weapon"), ("warrior", "2"), ("warrior", "5")]
    half.go_to_end(-1)
    assert half.item == ("provision", "weapon")
    half.go_to_end(1)
    assert half.item == ("warrior", "5")


def test_tab_goes_from_end_to_end() -> None:
    half = selection("trade_answer", Accept(), Refuse())
    assert half.select_next(1)
    assert half.ready_action() == Accept()
    assert half.select_next(1)
    assert half.ready_action() == Refuse()
    assert not half.select_next(1)
    troops = selection("mark", Mark("S1"), Mark("A1"))
    assert troops.select_next(-1)
    assert troops.ready_action() == Mark("A1")
    assert troops.select_next(-1)
    assert troops.ready_action() == Mark("S1")
    assert not troops.select_next(-1)


def test_forms_say_what_is_missing() -> None:
    form = form_of([Pay(("gold", "gold")), Pay(("food",) * 3)], ())
    assert form is not None
    start = form.initial_values()
    assert form.missing_cards(start) == 2
    food = form.index_of_row(RowKind.GIVE, "food")
    assert food is not None
    one = form.step_row(start, food, 1)
    assert one is not None
    assert form.missing_cards(one) == 2
    assert form.step_row(start, food, -1) is None
    assert form_of([Pass()], ()) is None


def test_a_covered_hand_is_not_betrayed() -> None:
    legal = [Recruit(), Draw(), Move("S1", "T1"), Bid(4), AddWarrior(6), Done(), Pass()]
    assert public_actions(legal) == [Draw(), Done(), Pass()]
