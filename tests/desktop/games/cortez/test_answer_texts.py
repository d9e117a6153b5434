"""The words of answers at Cortez: on buttons, in sentences, beside their chances."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.words import answers, deeds
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from engine.core.values import Action, Event, Interruption
from engine.games.cortez import CORTEZ, actions, events
from engine.games.cortez.actions import (
    ATTACKER_NAME,
    DEFENDER_NAME,
    NONE,
    Accept,
    AddWarrior,
    AddWeapon,
    Attack,
    Bid,
    BuyWarriors,
    Collar,
    Done,
    Draw,
    FlipBridge,
    Keep,
    Mark,
    Mercenary,
    Move,
    Offer,
    Pass,
    Pay,
    PlaceLoser,
    Recruit,
    Refuse,
    Surrender,
    Trade,
)
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.views.view import Auction, CortezView
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.games.cortez.kit import NAMES, combat, moment, with_troops
from tests.desktop.games.cortez.text_kit import ACTIONS, EVENTS, whole


def test_samples_are_of_every_kind() -> None:
    kinds = {kind for kind in vars(actions).values() if isinstance(kind, type)}
    wanted = {kind for kind in kinds if issubclass(kind, Action) and kind is not Action}
    # Interruptions are no answers.
    wanted = {kind for kind in wanted if not issubclass(kind, Interruption)}
    assert {type(action) for action in ACTIONS} == wanted
    happenings = {kind for kind in vars(events).values() if isinstance(kind, type)}
    told = {kind for kind in happenings if issubclass(kind, Event) and kind is not Event}
    assert {type(event) for event in EVENTS} == told


def test_every_answer_has_words(language: str) -> None:
    view = moment("action", combat=combat())
    for action in ACTIONS:
        whole(answers.button_label(action, view))
        full = CORTEZ_TEXTS.action(action, view, NAMES)
        whole(full)
        assert not full.endswith(".")
        _, few = CORTEZ_TEXTS.list_entry(action, view, NAMES)
        whole(few)


def test_who_trades_is_called_by_the_name_of_the_seat(qtbot: QtBot) -> None:
    view, trade = moment("trade"), Trade(1, ("gold",), ("weapon", "weapon"))
    assert CORTEZ_TEXTS.action(trade, view, NAMES) == "Trade with Ana: 1 Gold for 2 Weapons"
    assert CORTEZ_TEXTS.list_entry(trade, view, NAMES) == ("Trade with Ana", "1 Gold for 2 Weapons")
    to_you = Trade(0, ("gold",), ("food",))
    assert CORTEZ_TEXTS.action(to_you, view, NAMES) == "Trade with you: 1 Gold for 1 Food"


def test_bids_and_trades_say_what_they_do(qtbot: QtBot) -> None:
    nobody, maud = Auction(0, None, ()), Auction(3, 1, (False, False, True, True))
    worth = CortezOptions().bid_worth
    hand = ("gold", "weapon", "weapon")
    view = moment("bid", auction=nobody, provisions=(hand, (None,), (None,), (None,)))
    left = worth("gold") + 2 * worth("weapon") - 5
    rest = f"; paying the new bid leaves provisions worth {left}."
    assert CORTEZ_TEXTS.advice_entry(Bid(5), view, NAMES)[1] == "Bid 5"
    assert CORTEZ_TEXTS.immediate_effect(
        Bid(5), view, NAMES
    ) == "It opens the bidding" + rest.replace("new ", "")
    told = [
        CORTEZ_TEXTS.immediate_effect(Bid(5), replace(view, auction=auction), NAMES)
        for auction in (maud, replace(maud, by=0))
    ]
    assert told == [f"It tops Ana’s bid of 3{rest}", f"It tops your bid of 3{rest}"]
    passing = replace(view, auction=maud)
    assert CORTEZ_TEXTS.immediate_effect(Pass(), passing, NAMES) == (
        "It leaves the card to Ana for 3."
    )
    undecided = replace(view, auction=replace(maud, passed=(False, False, False, True)))
    assert not CORTEZ_TEXTS.immediate_effect(Pass(), undecided, NAMES)


def test_a_move_into_the_city_names_the_objective_to_its_owner_alone(qtbot: QtBot) -> None:
    """The troop could go to the temple of its own objective, or to that of nobody."""
    view = with_troops(moment("action"), S1=("6,7", 0))
    view = replace(view, objectives=("temple24", None, None, None), broken_bridges=())
    told = [
        CORTEZ_TEXTS.immediate_effect(Move("S1", "T25"), seen, NAMES)
        for seen in (
            view,
            replace(view, objectives=(None,) * 4),
            with_troops(view, A1=("T24", None)),
        )
    ]
    assert told[0].startswith("It enters the city, but not at the objective: 5 points")
    assert told[1] == told[2]
    assert told[1].startswith("It brings one more troop into the city: 5 points")


def test_whose_hand_grows_is_said(qtbot: QtBot) -> None:
    hand = ("gold", "gold", "weapon")
    view = moment("trade", provisions=(hand, hand), warriors=((None,) * 3, (None,) * 3))
    trade = Trade(1, ("gold",), ("weapon", "food"))
    told = {
        trade: ("2 Weapons, 1 Food and 1 Gold", "It leaves {} with {}."),
        Draw(): ("4 provisions", "It brings {} hand to {}."),
        Recruit(): ("7 warriors", "It brings {} hand to {}."),
    }
    for action, (held, text) in told.items():
        yours, theirs = ("you", "Maud") if action == trade else ("your", "Maud’s")
        assert CORTEZ_TEXTS.immediate_effect(action, view, NAMES) == text.format(yours, held)
        assert CORTEZ_TEXTS.immediate_effect(action, view, ("Maud", "Ana")) == text.format(
            theirs, held
        )
    # What is given away to the last is said, too.
    view = moment("trade", provisions=(("gold",), hand))
    assert (
        CORTEZ_TEXTS.immediate_effect(trade, view, NAMES)
        == "It leaves you with 1 Weapon, 1 Food and 0 Gold."
    )


def test_in_a_sentence_an_answer_is_what_is_done(qtbot: QtBot) -> None:
    view, trade = moment("action"), Trade(1, ("gold",), ("weapon", "food"))
    said = [CORTEZ_TEXTS.subject(action, view, NAMES) for action in (Draw(), Recruit(), trade)]
    assert said == [
        "drawing a provision",
        "recruiting",
        "the trade for 1 Weapon and 1 Food",
    ]


@pytest.mark.parametrize(
    ("kind", "action", "said"),
    [
        ("combat_step", AddWarrior(4), "laying the 4"),
        ("combat_step", AddWeapon(), "laying a Weapon"),
        ("combat_step", Done(), "adding nothing"),
        ("combat_step", Surrender(), "surrendering"),
        ("mercenary_answer", Accept(), "accepting"),
        ("mercenary_answer", Refuse(), "refusing"),
        (
            "mercenary",
            Mercenary("attacker", (5,), 1, "gold1"),
            "offering a warrior of 5 and 1 Weapon for 1 Gold",
        ),
        ("mercenary", Pass(), "staying out"),
        ("parley", Offer(("gold",)), "offering 1 Gold"),
        ("parley", Pass(), "fighting"),
        ("buy_warriors", BuyWarriors(False), "buying no warriors"),
        ("trade", Pass(), "trading nothing"),
        ("pay", Pay(("gold",)), "paying 1 Gold"),
        ("keep_warriors", Keep((6, 5)), "giving back warriors of 5, 3 and 2"),
        ("collar", Collar(NONE), "marking none"),
        ("flip_bridge", FlipBridge(NONE), "leaving the bridges as they are"),
        ("bribery", Pass(), "playing no card"),
    ],
)  # fmt: skip
def test_no_command_stands_as_the_subject_of_a_sentence(
    qtbot: QtBot, kind: str, action: Action, said: str
) -> None:
    assert CORTEZ_TEXTS.subject(action, moment(kind, combat=combat()), NAMES) == said


def test_marking_placing_and_putting_into_the_city_have_a_reason(qtbot: QtBot) -> None:
    """What several equally good ones do is then named as their common reason."""
    for kind, action, said in (
        ("mark", Mark("S1"), "It gives you one more troop that can move and score."),
        ("winner_mark", Collar("S1"), "It gives you one more troop that can move and score."),
        ("winner_mark", Collar(NONE), ""),
        ("attack", Attack("A1", "T17"), "It gives the Aztecs one more troop in the city."),
    ):
        assert CORTEZ_TEXTS.immediate_effect(action, moment(kind), NAMES) == said
    placing = CORTEZ_TEXTS.plain_effect(PlaceLoser("0,0"), moment("place_loser"), NAMES)
    assert placing == "It keeps the beaten troop out of the city."
    assert "Ana" in CORTEZ_TEXTS.immediate_effect(Mark("A1"), moment("mark", seat=1), NAMES)


def test_everywhere_the_cards_that_go_are_named_as_the_question_asks(qtbot: QtBot) -> None:
    hand = ("camouflage",) * 7 + ("food",) * 3 + ("gold",)
    warriors = ("aztec6", "aztec6", "aztec5", "aztec4", "aztec3", "aztec1")
    view = moment("keep_provisions")
    view = replace(
        view, provisions=(hand, *view.provisions[1:]), warriors=(warriors, *view.warriors[1:])
    )
    for kept, head, gone in (
        (Keep(hand[1:]), "Discard", "1 Camouflage"),
        (Keep((6, 6, 5, 4)), "Give back", "warriors of 3 and 1"),
    ):
        assert CORTEZ_TEXTS.action(kept, view, NAMES) == f"{head} {gone}"
        assert CORTEZ_TEXTS.list_entry(kept, view, NAMES) == (head, gone)
        assert CORTEZ_TEXTS.advice_entry(kept, view, NAMES) == (head, f"{head} {gone}")
        assert CORTEZ_TEXTS.subject(kept, view, NAMES).endswith(gone)
    # Without a known hand the kept cards are named.
    hidden = replace(view, provisions=((None,) * 11, *view.provisions[1:]))
    assert CORTEZ_TEXTS.list_entry(Keep(("food",) * 10), hidden, NAMES) == ("Keep", "10 Food")


def test_beside_its_chance_an_answer_is_called_briefly(qtbot: QtBot) -> None:
    hand = ("camouflage",) * 7 + ("food",) * 3 + ("gold",)
    view = replace(moment("keep_provisions"), provisions=(hand, (), (), ()))
    for action, called in (
        (Keep(hand[1:]), "Discard 1 Camouflage"),
        (
            Trade(1, ("gold",), ("weapon", "food")),
            "1\u00a0Gold to Ana for 1\u00a0Weapon, 1\u00a0Food",
        ),
        (Trade(0, ("gold",), ("food",)), "1\u00a0Gold to you for 1\u00a0Food"),
        (BuyWarriors(False), "Buy no warriors"),
        (
            Mercenary(ATTACKER_NAME, (5,), 2, "gold1"),
            "Attacker: a warrior of 5 and 2 Weapons for 1 Gold",
        ),
        (Mercenary(DEFENDER_NAME, (), 1, "free"), "Defender: 1 Weapon for nothing"),
        (FlipBridge("bridge_tepeyac"), "Break the bridge of Tepeyacac"),
        (Mark("A1"), "Mark the troop: land E2"),
    ):
        kind, words = answers.advice_entry(action, view, NAMES)
        assert kind or isinstance(action, BuyWarriors)
        assert words == called


def test_a_place_keeps_its_small_initial_in_the_middle_of_a_sentence() -> None:
    match = Match(new_record(CORTEZ, 3, 4))
    while not any(isinstance(action, Move) for action in match.legal()):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[-1])
    assert match.decision is not None
    view = match.view(match.decision.seat)
    assert isinstance(view, CortezView)
    subjects = {
        (CORTEZ_TEXTS.subject(move, view, NAMES), CORTEZ_TEXTS.advice_entry(move, view, NAMES)[1])
        for move in match.legal()
        if isinstance(move, Move)
    }
    lands = [(name, row) for name, row in subjects if row.startswith("Land ")]
    assert lands
    for name, row in lands:
        assert name == f"the move l{row[1:]}"


def test_a_way_into_the_city_is_no_reason_to_place_a_beaten_enemy_there() -> None:
    """It is one for a troop of the own nation, which any seat of it may mark again."""
    free = "From there, the city can be entered without Camouflage."
    for troop, said in (("A1", ""), ("S2", free)):
        view = moment("place_loser", combat=combat(winner=0, defender_troop=troop))
        assert view.nations[0] == "spanish"
        assert deeds.consequences(view, PlaceLoser("0,0"), NAMES) == said
