"""Offers and their refusals at Cortez, and a treasure that all see."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF

from desktop.games.cortez.scene import CortezScene
from desktop.table.callouts.advice import AdvisedMove
from desktop.table.callouts.callout import CalloutText
from engine.games.cortez.actions import Accept, Refuse
from engine.games.cortez.events import (
    Answered,
    CombatEnded,
    ProvisionsGiven,
    TreasureAwarded,
    WarriorLaid,
    WeaponLaid,
)
from engine.games.cortez.views.view import CortezView, LaidWarrior, MercenaryOffer
from tests.desktop.games.cortez.kit import combat, moment, offer

REFUSED = Answered(1, "mercenary", False)


def offering() -> CortezView:
    """The viewer has offered the defender one of three warriors."""
    hired = MercenaryOffer(0, "defender", 1, "spanish1", 0, "gold1")
    fought = combat(attacker=2, step="mercenaries", mercenary=hired)
    hands = (("spanish2", "spanish5"), (None,), (None,), ())
    return moment("mercenary_answer", seat=1, combat=fought, warriors=hands)


def test_a_refusal_is_shown_where_the_offer_was_made(scene: CortezScene) -> None:
    scene.sync(offering())
    reading = scene.reading(REFUSED)
    assert reading is not None
    assert not reading.seats, "nobody has to confirm it"
    scene.hold_up(REFUSED, asks=False)
    duel, seen = scene.duel.contents, scene.held_view
    assert duel is not None
    assert duel.offer is not None
    assert duel.offer.cards == ("spanish1",)
    assert duel.offer.refusal == "Ana refuses."
    assert seen is not None
    assert seen.warriors[0] == ("spanish1", "spanish2", "spanish5"), "it is back in the hand"
    assert len(scene.hand.contents.warriors) == 3
    badge = scene.seat_badges(REFUSED)[1]
    assert badge.text == "refuses"
    scene.put_down()
    assert scene.duel.contents is not None
    assert scene.duel.contents.offer is None


def test_an_offer_refused_at_once_leaves_only_the_refusal(scene: CortezScene) -> None:
    view = offering()
    assert view.combat is not None
    scene.sync(replace(view, combat=replace(view.combat, mercenary=None)))
    scene.hold_up(REFUSED, asks=False)
    assert scene.duel.contents is not None
    assert scene.duel.contents.offer is not None
    assert not scene.duel.contents.offer.cards
    assert scene.duel.contents.offer.refusal == "Ana refuses."


def test_refusals_of_others_trades_hold_nothing_up(scene: CortezScene) -> None:
    refused = Answered(1, "trade", False)
    for active, is_shown in ((0, True), (2, False)):
        scene.sync(moment("trade_answer", seat=1, turn_seat=active))
        assert (scene.reading(refused) is not None) == is_shown
    scene.sync(moment("trade_answer"))
    assert scene.reading(Answered(0, "trade", False)) is None, "the viewer knows its own answer"
    assert scene.reading(replace(refused, accepted=True)) is None


@pytest.mark.parametrize("sold", [False, True])
def test_a_combat_that_a_refusal_ends_counts_the_warrior_in_hand(
    scene: CortezScene, sold: bool
) -> None:
    view, (first, second) = offering(), (("spanish6", "spanish4", "spanish3"), ("aztec1",) * 3)
    cards = first, (*second, "spanish1") if sold else second
    scene.sync(view)
    scene.hold_up(CombatEnded(1, 2, cards, (2, 2), (23, 5), "strength"), asks=True)
    assert scene.held_view is not None
    assert len(scene.held_view.warriors[0]) == (2 if sold else 3)


def test_sold_cards_have_left_the_hand_after_a_combat(scene: CortezScene) -> None:
    hired = MercenaryOffer(2, "attacker", 1, "spanish1", 1, "gold1")
    fought = combat(attacker=0, defender=1, step="mercenaries", mercenary=hired)
    view = replace(
        moment("mercenary_answer", seat=0, combat=fought),
        provisions=(("food", "gold", "gold"), (None,), (None, None), ()),
        known=(("gold",), (), ("weapon",), ()),
        warriors=(("spanish2",), (None,), (None,), ()),
    )
    scene.sync(view)
    earlier = (
        Answered(0, "mercenary", True),
        ProvisionsGiven(0, 2, ("gold",), "mercenary"),
        WarriorLaid(2, 0, "attacker", "spanish1"),
        WeaponLaid(2, "attacker"),
    )
    ended = CombatEnded(0, 1, (("spanish1",), ("aztec1",)), (1, 0), (2, 1), "strength")
    scene.hold_up(ended, asks=True, earlier=earlier)
    seen = scene.held_view
    assert seen is not None
    assert seen.provisions[0] == ("food", "gold")
    assert seen.known == ((), (), ("gold",), ())
    assert [len(hand) for hand in seen.provisions] == [2, 1, 2, 0]
    assert [len(hand) for hand in seen.warriors] == [1, 1, 1, 0]
    assert len(scene.hand.contents.provisions) == 2


def test_a_treasure_is_held_up_for_all(scene: CortezScene) -> None:
    scene.sync(moment("action"))
    event = TreasureAwarded(2, 1, (1, 0, 3, 2))
    reading = scene.reading(event)
    assert reading is not None
    assert reading.seats == {0, 1, 2, 3}
    scene.hold_up(event, asks=True)
    assert scene.held_view is not None
    assert scene.held_view.treasures == (0, 0, 1, 0)


@pytest.mark.parametrize("size", [(680, 412), (680, 452), (1280, 952)])
def test_a_hint_about_an_offer_covers_nothing_of_it(
    scene: CortezScene, size: tuple[int, int]
) -> None:
    scene.arrange(QSizeF(*size))
    laid = (LaidWarrior(1, None),) * 8, (LaidWarrior(0, "spanish4"),) * 6
    hired = MercenaryOffer(3, "defender", 1, "spanish5", 1, "any2")
    fought = combat(attacker=1, defender=0, laid=laid, step="mercenaries", mercenary=hired)
    offer(scene, moment("mercenary_answer", combat=fought), Accept(), Refuse())
    scene.arrange(QSizeF(*size))
    part, layout = scene.controller.game_choice, scene.layout
    assert layout is not None
    refuse = AdvisedMove(Refuse(), 0.5, 0.04, (), {})
    why = "Chance of winning this combat: 34\u00a0%. With “Accept”: 41\u00a0%."
    text = CalloutText(1, refuse, "Refuse", why, is_golden=True, leads=True)
    scene.callouts.show([(text, part.anchor_of(Refuse()))], part.areas_to_avoid())
    assert scene.callouts.shown_callouts
    for callout in scene.callouts.shown_callouts:
        assert not callout.box.intersects(layout.mat.offer_plate)
