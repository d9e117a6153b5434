"""Agreements at the table of Cortez: the composer, bubbles beside trades."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cortez.words import buttons
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.panels.chronicle_model import ChronicleEntry, ChronicleModel
from desktop.panels.talk.agreements_box import rows_of
from desktop.style import shortcuts
from engine.core.values import BROKEN, KEPT, Term
from engine.games.cortez import actions
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import CombatEnded
from engine.talk.agreements import ACCEPTED
from engine.talk.statements import Offer, Remark, Reply
from tests.desktop.games.cortez.test_interruptions import seen, table
from tests.desktop.games.cortez.test_play import City, city
from tests.desktop.kit import settle
from tests.desktop.table.kit import PromptBots

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
PEACE = Offer((1,), (Term("peace", seat=1),), (Term("peace", seat=0),), "lap")


@pytest.fixture
def talking(qtbot: QtBot) -> Iterator[City]:
    """Yield the turn of A, a person, among bots that talk but never answer."""
    with pytest.MonkeyPatch.context() as patch:
        for ask in ("ask", "interrupt"):
            patch.setattr(PromptBots, ask, lambda *_: None)
        record = table(0, warriors={"A": "12", "B": "3"})
        with city(qtbot, replace(record, talk="sparing")) as made:
            settle()
            yield made


def test_an_offer_takes_a_button_a_seat_and_a_digit(talking: City) -> None:
    page = talking.page
    assert page.talk.is_possible
    QTest.mouseClick(page.strip.talk, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.sidebar.said.offer_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(page.sidebar.seats[1], Qt.MouseButton.LeftButton)
    assert page.sidebar.composer.isVisible()
    QTest.keyClicks(page.sidebar.composer, "1")
    [entry] = talking.session.match.agreements
    assert (entry.seat, entry.to) == (0, 1)
    assert entry.gives == PEACE.gives
    assert not page.sidebar.composer.isVisible()


def test_talk_has_a_key_of_its_own_beside_that_of_trades(talking: City) -> None:
    page = talking.page
    assert page.strip.talk.toolTip().endswith(f"({shortcuts.cap_of('talk')})")
    QTest.keyClicks(page.view, shortcuts.cap_of("talk"))
    assert page.sidebar.said.isVisible()
    QTest.keyClicks(page.view, shortcuts.cap_of("talk"))
    assert not page.sidebar.said.isVisible()
    QTest.keyClicks(page.view, shortcuts.cap_of("trade"))
    assert not page.sidebar.said.isVisible()
    assert page.interruptions.is_choosing, "B begins a trade"


def test_a_remark_in_a_bubble_leaves_the_key_of_trades_alone(talking: City) -> None:
    page = talking.page
    talking.session.interrupt(1, Remark("greeting"), talking.session.match.ply)
    settle()
    page.talk.place()
    assert page.talk.bubble.isVisible()
    QTest.keyClicks(page.view, shortcuts.cap_of("trade"))
    assert page.interruptions.is_choosing
    assert not page.talk.bubble.hasFocus()


def test_the_keys_of_talk_and_of_the_game_differ() -> None:
    talk = [shortcuts.cap_of(name) for name in ("talk", "trade", "accept")]
    own = {key for row in buttons.KEYS for keys in row.keys.values() for key in keys}
    elsewhere = {
        shortcuts.cap_of(name)
        for row in (*shortcuts.BOARD, *shortcuts.TABLE, *shortcuts.WINDOW)
        for name in row.keys
        if name not in ("talk", "trade", "accept")
    }
    assert not own & {*talk}
    assert not elsewhere & {*talk}


def test_a_ready_offer_says_how_long_it_lasts(talking: City) -> None:
    """Whatever the choice of one's own offer shows."""
    talking.page.offering.open(1)
    composer = talking.page.sidebar.composer
    composer._choose_span("turn")
    said = composer.cards[0].accessibleName()
    assert said.endswith(", for one turn of each player.")


def test_every_term_stands_in_the_list_of_deeds(talking: City) -> None:
    page = talking.page
    page.offering.open(1)
    composer = page.sidebar.composer
    told = [action.text() for action in composer.deeds_menu("asks", 0).actions()]
    assert "Does not attack you" in told
    assert all(told)
    composer.replace_term("asks", 0, Term("peace", seat=0))
    composer.offer_requested.emit()
    [entry] = talking.session.match.agreements
    assert entry.asks == (Term("peace", seat=0),)


def test_squares_to_leave_are_clicked_or_chosen_by_keys(talking: City) -> None:
    page, lights = talking.page, talking.city.lights
    page.offering.open(1)
    composer = page.sidebar.composer
    assert {BOARD.name(mark.square) for mark in lights.bound.marks} == {"1,0", "20,0"}
    assert not lights.below.isVisible(), "the marks of the waiting question are out of the way"
    talking.click(("square", "5,0"))
    assert composer.draft.asks == ()
    assert page.strip.aside == "None of that player’s troops is there."
    talking.click(("square", "20,0"))
    assert composer.draft.asks == (Term("leave", "20,0"),)
    QTest.keyClick(composer, Qt.Key.Key_Tab)
    assert {BOARD.name(mark.square) for mark in lights.bound.marks} == {"0,0", "5,0", "20,0"}
    QTest.keyClick(composer, Qt.Key.Key_Right)
    QTest.keyClick(composer, Qt.Key.Key_Return)
    [given] = composer.draft.gives
    assert given in (Term("leave", "0,0"), Term("leave", "5,0"))
    QTest.keyClick(composer, Qt.Key.Key_Return)
    [entry] = talking.session.match.agreements
    assert entry.asks == (Term("leave", "20,0"),)
    assert entry.gives == (given,)
    assert lights.bound.marks == ()
    assert lights.below.isVisible()


def test_a_click_on_a_seat_still_begins_a_trade(talking: City) -> None:
    QTest.mouseClick(talking.page.sidebar.seats[1], Qt.MouseButton.LeftButton)
    assert not talking.page.sidebar.composer.isVisible()
    assert talking.page.scene.controller.is_interrupting


def test_one_key_accepts_one_offer_and_agreements_come_first(talking: City) -> None:
    match, page = talking.session.match, talking.page
    trade = actions.OfferTrade(0, ("food",), ("weapon",))
    talking.session.interrupt(1, trade, match.ply)
    talking.session.interrupt(
        1, replace(PEACE, to=(0,), gives=PEACE.asks, asks=PEACE.gives), match.ply
    )
    settle()
    page.interruptions.show_now()
    assert page.interruptions.bubble.contents is None, "one bubble at a time"
    QTest.keyClicks(page.view, shortcuts.cap_of("accept"))
    assert match.agreements[0].status == ACCEPTED
    assert len(seen(talking).offers) == 1, "the trade waits"
    page.interruptions.show_now()
    QTest.keyClicks(page.view, shortcuts.cap_of("accept"))
    assert not seen(talking).offers


def test_an_agreement_stands_in_the_panel(talking: City) -> None:
    match = talking.session.match
    talking.session.interrupt(0, PEACE, match.ply)
    talking.session.interrupt(1, Reply(0, True), match.ply)
    settle()
    talking.page.offering.refresh()
    [row] = talking.page.sidebar.agreements.rows
    assert row.note == "one turn of each player"
    assert [text for _, text in row.terms] == ["you do not attack Otto", "does not attack you"]


def agree(made: City, offer: Offer = PEACE) -> None:
    """Let A and B agree."""
    match = made.session.match
    made.session.interrupt(0, offer, match.ply)
    made.session.interrupt(1, Reply(len(match.agreements) - 1, True), match.ply)
    settle()
    made.until_asked()


def attack_by_clicks(made: City) -> None:
    made.click(("square", "0,0"))
    made.click(("square", "1,0"))


def attack_by_keys(made: City) -> None:
    made.city.controller.preselect(actions.Move("S1", "1,0"))
    QTest.keyClick(made.page.view, Qt.Key.Key_Return)


@pytest.mark.parametrize("attack", [attack_by_clicks, attack_by_keys])
def test_breaking_the_peace_is_asked_back_once_and_undone(
    talking: City, attack: Callable[[City], None]
) -> None:
    page, match = talking.page, talking.session.match
    agree(talking)
    ply = match.ply
    attack(talking)
    assert match.ply == ply
    words = "You promised Otto: “I do not attack you.” Enter plays the move all the same."
    assert page.strip.aside == words
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert match.steps[ply].action == actions.Move("S1", "1,0")
    settle()
    assert [entry.status for entry in match.agreements] == [BROKEN]
    assert page.sidebar.agreements.rows[0].state == BROKEN
    assert page.sidebar.seats[0].state.broken == 1
    assert "You break your word to Otto." in page.sidebar.chronicle.lines
    talking.session.undo()
    settle()
    assert [entry.status for entry in match.agreements] == [ACCEPTED]
    assert page.sidebar.agreements.rows[0].state == ACCEPTED, "the panel goes back as well"
    assert page.sidebar.seats[0].state.broken == 0


@pytest.mark.usefixtures("looked_at")
def test_who_broke_a_word_bears_a_cracked_seal_in_sight(talking: City) -> None:
    card = talking.page.sidebar.seats[0]
    before = card.grab().toImage()
    card.show_state(replace(card.state, broken=1))
    assert card.grab().toImage() != before


def test_trades_count_as_said_with_what_they_answer(talking: City) -> None:
    """A bot that refuses says why."""
    page, session = talking.page, talking.session
    trade = actions.OfferTrade(1, ("weapon",), ("food",))
    other = actions.OfferTrade(2, ("weapon",), ("gold",))
    for offered in (trade, other):
        session.interrupt(0, offered, session.match.ply)
    session.interrupt(1, actions.EndOffer(1, "little"), session.match.ply)
    session.interrupt(2, actions.EndOffer(2, "gold"), session.match.ply)
    talking.qtbot.waitUntil(lambda: page.sidebar.chronicle.model.count > session.match.ply)
    page.talk.toggle()
    said, told = (
        [panel.model.line(row).plain for row in range(panel.model.rowCount())]
        for panel in (page.sidebar.said, page.sidebar.chronicle)
    )
    assert len(said) == 4
    assert "in answer to: You offer" in said[2], "beside the offer it answers, not the last one"
    assert "Food" in said[2].partition("in answer")[2]
    assert "weapon" in said[2].lower().partition("in answer")[2]
    assert "“I want more for that.”" in said[2]
    assert "“Gold counts at the end. Nobody gets it for so little.”" in said[3]
    assert [line for line in told if line.endswith("“I want more for that.”")]
    assert not any("in answer" in line for line in told)
    assert page.talk._plain is not None, "a bubble says it"


def test_a_refusal_stands_under_its_speaker(talking: City) -> None:
    """What follows from it stands apart, and not among what was said."""

    ended = CombatEnded(3, 0, (("6",), ("5",)), (0, 0), (6, 5), "strength")
    entry = ChronicleEntry(1, (ended,), why="out")
    for tells_offers in (False, True):
        model = ChronicleModel(talking.page.scene.texts, talking.page)
        model.tells_offers = tells_offers
        model.show_entries([entry], ["", "Otto", "Bruno", "Maud"], 0)
        lines = [model.line(row) for row in range(model.rowCount())]
        said = [line for line in lines if "stay out of it" in line.plain]
        assert [line.plain for line in said] == ["Otto: “I would rather stay out of it.”"]
        assert [line.seat for line in said] == [1]
        assert len(lines) == (1 if tells_offers else 2)


def test_a_person_who_refuses_says_nothing_of_its_own(talking: City) -> None:
    session = talking.session
    session.interrupt(1, actions.OfferTrade(0, ("food",), ("weapon",)), session.match.ply)
    session.interrupt(0, actions.EndOffer(1), session.match.ply)
    talking.qtbot.waitUntil(lambda: talking.page.sidebar.chronicle.model.count > session.match.ply)
    model = talking.page.sidebar.chronicle.model
    assert not any("“" in model.line(row).plain for row in range(model.rowCount()))


def test_no_stands_beside_the_agreement_it_answers(talking: City) -> None:
    session, page = talking.session, talking.page
    session.interrupt(0, PEACE, session.match.ply)
    session.interrupt(1, Reply(0, False), session.match.ply)
    settle()
    page.talk.toggle()
    model = page.sidebar.said.model
    said = model.line(model.rowCount() - 1).plain
    assert "“No.” (in answer to: “I do not attack you; you do not attack me”)" in said


def test_a_pact_that_was_kept_leaves_the_list_after_a_turn(talking: City) -> None:
    match = talking.session.match
    talking.session.interrupt(0, PEACE, match.ply)
    talking.session.interrupt(1, Reply(0, True), match.ply)
    names = ["", "Otto", "Bruno", "Maud"]
    for status, left in ((KEPT, 0), (BROKEN, 1)):
        ended = [replace(match.agreements[0], status=status, since=3)]
        assert len(rows_of(ended, CORTEZ_TEXTS, names, fresh=3)) == 1
        assert len(rows_of(ended, CORTEZ_TEXTS, names, fresh=4)) == left
        assert len(rows_of(ended, CORTEZ_TEXTS, names, fresh=4, every=True)) == 1


def test_an_offer_stays_under_the_pointer_while_boxes_above_it_go(talking: City) -> None:
    match, page, bubble = talking.session.match, talking.page, talking.page.talk.bubble
    page.resize(960, 560)
    talking.session.interrupt(
        1, replace(PEACE, to=(0,), gives=PEACE.asks, asks=PEACE.gives), match.ply
    )
    settle()
    page.talk.place()
    assert bubble.is_over_panel
    accept, before = bubble.buttons[0].mapTo(page, QPoint()), page.sidebar.pages.y()
    page.sidebar._filled_boxes = []
    page.sidebar.layout()
    page.sidebar._make_room()
    assert page.sidebar.pages.y() < before
    page.talk.place()
    assert bubble.buttons[0].mapTo(page, QPoint()) == accept
