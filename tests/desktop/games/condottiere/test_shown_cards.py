"""Cards that are shown, or offered to be shown, at the table of Condottiere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.panels.talk.agreements_box import AgreementsBox
from desktop.panels.talk.composer import Composer
from engine.core.values import Term
from engine.games.condottiere.actions import Play, Show
from engine.talk.statements import Offer, Reply
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, italy
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

FOUR = HUMAN, bot("Aldric"), bot("Maud"), bot("Lorenzo")


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Italy]:
    """Yield a battle for Modena in which the person is asked."""
    record = replace(condottiere(*FOUR, seed=2), position=BATTLE, talk="sparing")
    with italy(qtbot, record) as table:
        table.until_asked()
        yield table


def _agree(table: Italy, offer: Offer, seat: int = 0) -> int:
    """Make an offer that is accepted; return its number."""
    session = table.session
    session.interrupt(seat, offer, session.match.ply)
    number = len(session.match.agreements) - 1
    session.interrupt(offer.to[0], Reply(number, True), session.match.ply)
    _wait(table)
    return number


def _wait(table: Italy) -> None:
    table.qtbot.waitUntil(lambda: not table.page.offering.update_timer.isActive())
    table.until_asked()


def _card(table: Italy, seat: int) -> Any:
    return table.page.sidebar.seats[seat]


def _open(table: Italy, seat: int) -> Composer:
    QTest.mouseClick(_card(table, seat), Qt.MouseButton.LeftButton)
    composer = table.page.sidebar.composer
    assert composer.isVisible()
    return composer


def _agreements(table: Italy) -> AgreementsBox:
    return table.page.sidebar.agreements


# -- in an offer ---------------------------------------------------------------------------------


def _places(table: Italy, *cards: str) -> list[int]:
    return [table.place_in_hand(card) for card in cards]


def test_cards_are_offered_to_be_shown_and_shown_when_it_is_agreed(table: Italy) -> None:
    composer, match = _open(table, 2), table.session.match
    bishop, one = _places(table, "bishop", "m1")
    table.click(("hand", bishop))
    draft = composer.draft
    assert draft is not None
    # A card always goes to what is given, and the next region to what is asked.
    assert (draft.gives, draft.side) == ((Term("show", "1", 2),), "asks")
    table.click(("hand", one))
    assert draft.gives == (Term("show", "2", 2),)
    assert table.map.hand.offered == {bishop, one}
    table.click(("hand", one))
    table.click(("region", "milano"))
    QTest.keyClick(composer, Qt.Key.Key_Return)
    offer = match.steps[-1].action
    assert isinstance(offer, Offer)
    assert (offer.gives, offer.asks) == ((Term("show", "1", 2),), (Term("keep_out", "milano"),))
    assert not table.map.hand.offered
    table.session.interrupt(2, Reply(0, True), match.ply)
    table.qtbot.waitUntil(lambda: table.page.showing.is_open)
    assert table.page.strip.sentence == "Your agreement with Maud: show a Bishop now?"
    assert table.map.hand.offered == {bishop}
    assert table.map.hand.waiting == bishop
    QTest.keyClick(_card(table, 2), Qt.Key.Key_Return)
    assert match.steps[-1].action == Show(("bishop",), 2)
    assert match.agreements[0].verdicts[0] == "kept"


def test_chosen_cards_are_shown_at_once_if_nothing_is_asked(table: Italy) -> None:
    composer, match = _open(table, 2), table.session.match
    for number in _places(table, "bishop", "m1"):
        table.click(("hand", number))
    assert composer.give.text() == "Show now"
    QTest.keyClick(composer, Qt.Key.Key_Return)
    assert match.steps[-1].action in (Show(("m1", "bishop"), 2), Show(("bishop", "m1"), 2))
    composer = _open(table, 2)
    table.click(("hand", _places(table, "m3")[0]))
    QTest.keyClick(composer, Qt.Key.Key_A)
    assert match.steps[-1].action == Show(("m3",), None)


def test_a_card_that_is_not_shown_any_more_is_no_promise(table: Italy) -> None:
    composer = _open(table, 2)
    (one,) = _places(table, "m1")
    table.click(("hand", one))
    table.click(("hand", one))
    assert composer.draft is not None
    assert not composer.draft.gives
    assert not table.map.hand.offered
    table.click(("hand", one))
    composer.replace_term("gives", 0, Term("no_bishop"))
    assert not table.map.hand.offered


# -- showing cards ---------------------------------------------------------------------------------


def _drag_to(table: Italy, card: str, widget: Any, *, release: bool = True) -> None:
    """Drag a card of the hand onto a widget of the page."""
    viewport = table.page.view.viewport()
    start = table.place_of(("hand", table.place_in_hand(card)))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    table._move_held(start + QPoint(0, -20))
    goal = viewport.mapFrom(table.page, widget.mapTo(table.page, widget.rect().center()))
    table._move_held(goal)
    if release:
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)


def test_a_card_dragged_onto_a_seat_is_shown_to_it_alone(table: Italy) -> None:
    ply = table.session.match.ply
    _drag_to(table, "m10", table.page.sidebar.chronicle, release=False)
    assert table.map.bubble.text == ""
    assert table.map.hand.waiting is None
    table.map.cancel_drag()
    _drag_to(table, "scarecrow", _card(table, 2), release=False)
    assert table.session.match.ply == ply
    # Its place waits, and nothing looks as if it were played.
    assert table.map.hand.waiting == table.place_in_hand("scarecrow")
    assert table.map.bubble.text == ""
    showing = table.page.showing
    assert _card(table, 2).is_chosen
    assert showing.card.card == "scarecrow"
    assert showing.card.is_being_shown
    assert showing.plaque.text.startswith("Show it to Maud")
    viewport, card = table.page.view.viewport(), _card(table, 2)
    goal = viewport.mapFrom(table.page, card.mapTo(table.page, card.rect().center()))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert table.session.match.steps[ply].action == Show(("scarecrow",), 2)
    assert not showing.card.card
    assert not _card(table, 2).is_chosen
    _wait(table)
    assert "scarecrow" in table.map.hand.faces


def test_a_card_dragged_to_the_plaque_is_shown_to_all(table: Italy) -> None:
    ply = table.session.match.ply
    to_all = table.page.showing.to_all
    assert not to_all.isVisible()
    _drag_to(table, "drum", table.page.sidebar.chronicle, release=False)
    assert to_all.isVisible()
    viewport = table.page.view.viewport()
    goal = viewport.mapFrom(table.page, to_all.geometry().center())
    table._move_held(goal)
    assert table.page.showing.card.is_being_shown
    assert table.session.match.ply == ply
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert table.session.match.steps[ply].action == Show(("drum",), None)


def test_a_card_let_go_elsewhere_is_neither_shown_nor_played(table: Italy) -> None:
    ply = table.session.match.ply
    _drag_to(table, "drum", table.page.sidebar.chronicle)
    assert table.session.match.ply == ply
    assert not table.page.showing.card.card
    assert "drum" in table.map.hand.faces


def test_the_drag_onto_the_map_still_plays_and_has_no_eye(table: Italy) -> None:
    ply = table.session.match.ply
    viewport = table.page.view.viewport()
    start = table.place_of(("hand", table.place_in_hand("m10")))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    goal = table.place_of(("region", "roma"))
    table._move_held(start + QPoint(0, -20))
    table._move_held(goal)
    assert not table.page.showing.card.card
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert table.session.match.steps[ply].action == Play("m10")


def test_a_card_is_shown_by_keys(table: Italy) -> None:
    ply = table.session.match.ply
    table.page.view.setFocus()
    table.press(Qt.Key.Key_S)
    showing = table.page.showing
    assert showing.is_open
    assert table.page.strip.sentence == "Show Mercenary 1: to whom?"
    focused = _card(table, 1)
    assert focused.hasFocus()
    QTest.keyClick(focused, Qt.Key.Key_Right)
    assert table.page.strip.sentence == "Show Mercenary 3: to whom?"
    QTest.keyClick(focused, Qt.Key.Key_Down)
    QTest.keyClick(_card(table, 2), Qt.Key.Key_Return)
    assert table.session.match.steps[ply].action == Show(("m3",), 2)
    _wait(table)
    table.page.view.setFocus()
    table.press(Qt.Key.Key_S)
    QTest.keyClick(focused, Qt.Key.Key_Left)
    assert table.page.strip.sentence == "Show your whole hand: to whom?"
    QTest.keyClick(focused, Qt.Key.Key_A)
    action = table.session.match.steps[ply + 1].action
    assert isinstance(action, Show)
    assert action.to is None
    assert len(action.cards) == len(table.map.hand.faces)


def test_several_cards_are_picked_by_keys_or_clicks(table: Italy) -> None:
    table.page.view.setFocus()
    table.press(Qt.Key.Key_S)
    focused = _card(table, 1)
    QTest.keyClick(focused, Qt.Key.Key_P)
    QTest.keyClick(focused, Qt.Key.Key_Right)
    QTest.keyClick(focused, Qt.Key.Key_P)
    assert table.page.strip.sentence == "Show a 1 and a 3: to whom?"
    (bishop,) = _places(table, "bishop")
    table.click(("hand", bishop))
    assert len(table.map.hand.offered) == 3
    table.click(("hand", bishop))
    QTest.mouseClick(_card(table, 2), Qt.MouseButton.LeftButton)
    assert table.session.match.steps[-1].action == Show(("m1", "m3"), 2)
    assert not table.map.hand.offered


def test_esc_shows_nothing(table: Italy) -> None:
    ply = table.session.match.ply
    table.page.view.setFocus()
    table.press(Qt.Key.Key_S)
    QTest.keyClick(_card(table, 1), Qt.Key.Key_Escape)
    assert not table.page.showing.is_open
    assert table.session.match.ply == ply
    assert table.map.hand.waiting is None


def test_cards_shown_to_the_person_stand_in_the_card_of_their_seat(table: Italy) -> None:
    assert _card(table, 2).state.facts.known_cards == ()
    table.session.interrupt(2, Show(("m3",), 0), table.session.match.ply)
    _wait(table)
    facts = _card(table, 2).state.facts
    assert (facts.known_cards, facts.is_shown) == (("m3",), True)
    assert "3" in _card(table, 2).accessibleDescription()
    table.session.interrupt(2, Show(("m2",), 1), table.session.match.ply)
    _wait(table)
    # What another seat was shown stays hidden.
    assert _card(table, 2).state.facts.known_cards == ("m3",)


def test_at_one_screen_a_curtain_guards_who_looks(qtbot: QtBot) -> None:
    people = human("Ada"), human("Maud"), bot("Lorenzo")
    with italy(qtbot, condottiere(*people, seed=2), hands="curtain") as table:
        table.until_asked()
        table.page.curtain._confirm()
        table.until_asked()
        viewer = table.session.viewer
        assert viewer is not None
        other = 1 - viewer
        names = table.session.names()
        showing = table.page.showing
        showing.curtain.pause_timer.setInterval(0)
        card = showing._hand()[0]
        assert showing.show_cards((card,), other)
        assert showing.curtain.isVisible()
        assert not showing.curtain.cards
        assert showing.curtain.sentence == f"{names[other]}, make sure that nobody else is looking."
        qtbot.waitUntil(lambda: not showing.curtain.pause_timer.isActive())
        QTest.keyClick(showing.curtain.button, Qt.Key.Key_Return)
        assert list(showing.curtain.cards) == [card]
        qtbot.waitUntil(lambda: not showing.curtain.pause_timer.isActive())
        QTest.keyClick(showing.curtain.button, Qt.Key.Key_Return)
        assert not showing.curtain.isVisible()
        assert not showing.curtain.cards
