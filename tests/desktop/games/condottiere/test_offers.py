"""Offers and agreements at the table of Condottiere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.painting.materials.agreement_seal import paint_agreement_seal
from desktop.panels.hint_box import HintBox
from desktop.panels.talk.agreements_box import MAX_ROWS_SHOWN, MAX_SEALING_MS, AgreementsBox
from desktop.panels.talk.composer import Composer
from desktop.table.callouts.advice import Advice, AdvisedMove
from engine.core.values import Term
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.talk.agreements import ACCEPTED
from engine.talk.statements import Call, Offer, Reply
from tests.desktop.games.condottiere.kit import BATTLE, Italy, condottiere, italy
from tests.desktop.table.hints.hint_kit import hint_at
from tests.desktop.table.kit import HUMAN, bot

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


# -- the agreements in the panel -------------------------------------------------------------------


def test_agreements_stand_in_the_panel_and_tell_what_became_of_them(table: Italy) -> None:
    box = _agreements(table)
    assert not box.isVisible()
    _agree(table, Offer((2,), (Term("no_bishop"),), (Term("keep_out", "milano"),), "round"))
    assert box.isVisible()
    (row,) = box.rows
    assert (row.who, row.note) == ("Maud and you", "this round")
    assert [text for _, text in row.terms] == ["you play no Bishop", "keeps out of Milan"]
    assert "1 stands" in box.accessibleName()
    assert "Maud and you, this round" in box.accessibleDescription()
    table.session.submit(0, Play("bishop", pope="roma"))
    _wait(table)
    (row,) = box.rows
    assert (row.state, row.note) == ("broken", "broken")


def test_a_seal_is_pressed_in_and_breaks_before_the_eyes(
    table: Italy, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = _agreements(table)
    monkeypatch.setattr(box._seals, "start", lambda: None)
    offer = Offer((2,), (Term("no_bishop"),), (), "round")
    first = _agree(table, offer)
    assert box.share_of(first) == 1, "without animations it is there at once"
    table.settings.set("animation", "normal")
    made = _agree(table, replace(offer, to=(1,)))
    assert (box.share_of(made), box.share_of(first)) == (0, 1)
    assert box._seals.duration() <= MAX_SEALING_MS
    QTest.mouseClick(table.page.strip, Qt.MouseButton.LeftButton)
    assert box.share_of(made) == 1, "a click anywhere shows how things stand"
    table.session.submit(0, Play("bishop", pope="roma"))
    table.page.offering.refresh()
    assert [row.state for row in box.rows] == ["broken", "broken"]
    assert box.share_of(made) == box.share_of(first) == 0
    box.finish_seals()
    # A moment looked back at, and the way back, show seals as they were.
    table.page.lookback.step(-1)
    table.page.lookback.return_to_present()
    assert box.share_of(made) == 1


def test_who_broke_a_word_bears_a_cracked_seal(table: Italy) -> None:
    for number in (1, 2):
        _agree(table, Offer((number,), (Term("keep_out", "modena"),), (), "game"))
    assert "broke" not in _card(table, 0).accessibleName()
    table.session.submit(0, Play("m10"))
    _wait(table)
    assert _card(table, 0).state.broken == 2
    assert "broke 2 promises" in _card(table, 0).accessibleName()
    assert "broke" not in _card(table, 1).accessibleName()


def test_a_few_agreements_are_shown_and_all_on_request(table: Italy) -> None:
    for region in ("milano", "roma", "lucca"):
        _agree(table, Offer((2,), (Term("spare", region),), (), "game"))
    box = _agreements(table)
    assert [row.places[0][0] for row in box.rows] == ["lucca", "roma"]
    assert len(box.rows) == MAX_ROWS_SHOWN
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert len(box.rows) == 3
    QTest.keyClick(box, Qt.Key.Key_Escape)
    assert len(box.rows) == MAX_ROWS_SHOWN


def test_a_row_lights_its_regions_and_leads_to_its_moment(table: Italy) -> None:
    table.session.submit(0, Play("m1"))
    table.until_asked()
    before = table.session.match.ply
    _agree(table, Offer((2,), (Term("keep_out", "milano"),), (Term("spare", "roma"),), "game"))
    box = _agreements(table)
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Down)
    lit = [(entry.place, entry.seat) for entry in table.map.bound.shown_places]
    assert lit == [("milano", 0), ("roma", 2)]
    assert box.accessibleName() == box.rows[0].sentence
    assert box.rows[0].since == before + 2
    QTest.keyClick(box, Qt.Key.Key_Up)
    QTest.keyClick(box, Qt.Key.Key_Return)
    # The present is that moment.
    table.page.lookback.go(before)
    assert not box.isVisible()
    assert table.map.bound.shown_places == ()


def test_seals_differ_in_form(table: Italy) -> None:
    def outline(state: str) -> set[tuple[int, int]]:
        image = QImage(60, 60, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        paint_agreement_seal(painter, QPointF(30, 24), 14, state)
        painter.end()
        points = ((x, y) for x in range(60) for y in range(60))
        return {at for at in points if image.pixelColor(*at).alpha() > 120}

    forms = [outline(state) for state in ("accepted", "kept", "broken", "lapsed")]
    for i, form in enumerate(forms):
        assert form
        for other in forms[:i]:
            assert len(form ^ other) > 25


def test_with_six_seats_in_a_small_window_the_agreements_fold_to_one_row(qtbot: QtBot) -> None:
    six = (HUMAN, *(bot(name) for name in ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")))
    with italy(
        qtbot, replace(condottiere(*six, seed=2), talk="sparing"), size=(1024, 640)
    ) as table:
        table.until_asked()
        _agree(table, Offer((2,), (Term("spare", "roma"),), (), "game"))
        box = _agreements(table)
        assert box.isVisible()
        assert box.height() < 32
        # A click opens it.
        QTest.mouseClick(box, Qt.MouseButton.LeftButton)
        assert box.height() > 60
        assert table.page.sidebar.chronicle.isVisible()


@pytest.mark.parametrize(("seats", "size"), [(4, (960, 500)), (6, (960, 500)), (6, (1280, 720))])
def test_a_hint_folds_the_agreements_and_they_come_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: int, size: tuple[int, int]
) -> None:
    # With long reasons, the hint needs more than the seats leave in a low window.
    monkeypatch.setattr(HintBox, "needed_height", lambda self, sentences=None: 320)
    players = (*FOUR, bot("Beatriz"), bot("Otto"))[:seats]
    record = replace(condottiere(*players, seed=2), talk="sparing")
    with italy(qtbot, record, size=size) as table:
        table.until_asked()
        page, box = table.page, _agreements(table)
        for region in ("milano", "roma", "lucca"):
            _agree(table, Offer((2,), (Term("spare", region),), (Term("no_bishop"),), "game"))
        # The answer of the last agreement is put away.
        page.talk.dismiss()
        box.open_all(is_on=True)
        qtbot.waitUntil(lambda: box.height() > 150)
        hint_at(table, (0.4, 0.02), (0.3, 0.02), (0.2, 0.02))
        hint = page.sidebar.advice

        def rect(widget: QWidget) -> QRect:
            return QRect(widget.mapTo(page, QPoint()), QWidget.size(widget))

        assert box.isHidden() or box.height() < 32
        assert hint.isVisible()
        shown = (hint.list, hint.longer)
        for part in shown:
            assert part.isVisible()
            assert rect(hint).contains(rect(part))
        cards = [rect(card) for card in page.sidebar.seats]
        for above, below in pairwise(cards):
            assert 0 <= below.top() - above.bottom() < 16, "seats stand together"
        # It opens in the place of the hint if it is asked for after it.
        if box.isVisible():
            QTest.mouseClick(box, Qt.MouseButton.LeftButton)
            qtbot.waitUntil(lambda: box.height() > 150)
            assert not hint.isVisible()
            box.open_all(is_on=False)
            assert hint.isVisible()
            box.open_all(is_on=True)
        table.press(Qt.Key.Key_H)
        assert not hint.isVisible()
        qtbot.waitUntil(lambda: box.height() > 150)
        # After one's own answer the seats have their room again.
        assert box.are_all_shown
        table.session.submit(0, table.session.match.legal()[0])
        table.until_asked()
        assert not box.are_all_shown


# -- making an offer -------------------------------------------------------------------------------


def test_an_offer_is_made_with_clicks_and_the_question_waits(table: Italy) -> None:
    table.click(("hand", table.place_in_hand("scarecrow")))
    stage, question = table.selection.stage, table.session.question
    composer = _open(table, 2)
    assert _card(table, 2).is_chosen
    assert not table.page.sidebar.chronicle.isVisible()
    assert table.page.strip.sentence == "An offer to Maud: click what you ask."
    assert table.page.rules_section() == "talks"
    table.click(("region", "milano"))
    composer.choose_side("gives")
    assert table.page.strip.sentence == "An offer to Maud: click what you give."
    table.click(("region", "roma"))
    draft = composer.draft
    assert draft is not None
    assert (draft.gives, draft.asks) == ((Term("keep_out", "roma"),), (Term("keep_out", "milano"),))
    marks = {(entry.place, entry.seat, entry.text) for entry in table.map.bound.shown_places}
    assert marks == {("roma", 0, "you keep out of Rome"), ("milano", 2, "keeps out of Milan")}
    QTest.mouseClick(composer.give, Qt.MouseButton.LeftButton)
    (entry,) = table.session.match.agreements
    assert (entry.seat, entry.to, entry.until) == (0, 2, "round")
    assert not composer.isVisible()
    assert table.map.bound.shown_places == ()
    assert table.session.question is question
    assert table.selection.stage is stage


def test_that_an_offer_was_made_is_news_until_it_is_answered(table: Italy) -> None:
    strip, composer = table.page.strip, _open(table, 2)
    composer.ready_chosen.emit(Offer((2,), (), (Term("no_bishop"),), "round"))
    note = "You have made Maud an offer."
    assert strip.shown_aside == note
    table.session.interrupt(2, Reply(0, False), table.session.match.ply)
    _wait(table)
    assert strip.shown_aside != note
    assert strip.shown_aside == strip.prompt.aside


def test_a_ready_offer_is_made_with_its_number(table: Italy) -> None:
    composer = _open(table, 2)
    offers = composer._ready
    assert offers
    QTest.keyClick(composer, Qt.Key.Key_1)
    assert table.session.match.statements()[-1][2] == offers[0]
    # It is not offered a second time.
    assert offers[0] not in _open(table, 2)._ready


def test_an_offer_is_made_by_keys_alone(table: Italy) -> None:
    table.page.offering.choose_seat()
    assert _card(table, 1).hasFocus()
    QTest.keyClick(_card(table, 1), Qt.Key.Key_Down)
    assert _card(table, 2).hasFocus()
    QTest.keyClick(_card(table, 2), Qt.Key.Key_Return)
    composer = table.page.sidebar.composer
    assert composer.hasFocus()
    QTest.keyClick(composer, Qt.Key.Key_Right)
    focus = table.map.bound.focus
    assert focus is not None
    QTest.keyClick(composer, Qt.Key.Key_Return)
    draft = composer.draft
    assert draft is not None
    assert draft.asks == (Term("keep_out", focus),)
    QTest.keyClick(composer, Qt.Key.Key_Tab)
    assert draft.side == "gives"
    QTest.keyClick(composer, Qt.Key.Key_L)
    assert draft.until == "game"
    QTest.keyClick(composer, Qt.Key.Key_Return)
    assert table.session.match.agreements[0].asks == (Term("keep_out", focus),)


@pytest.mark.parametrize("on_board", [False, True])
def test_esc_goes_back_at_once_and_backspace_removes_a_term(table: Italy, on_board: bool) -> None:
    composer = _open(table, 2)
    table.click(("region", "milano"))
    table.click(("region", "roma"))
    draft = composer.draft
    assert draft is not None
    QTest.keyClick(composer, Qt.Key.Key_Backspace)
    assert draft.asks == (Term("keep_out", "milano"),)
    if on_board:
        table.page.view.setFocus()
        table.press(Qt.Key.Key_Escape)
    else:
        QTest.keyClick(composer, Qt.Key.Key_Escape)
    assert not composer.isVisible()
    assert table.page.sidebar.chronicle.isVisible()
    assert table.selection.ready_action() is None


def test_meaningless_terms_are_dimmed_with_a_reason(table: Italy) -> None:
    composer = _open(table, 2)
    assert {"torino", "siena", "genova"} <= table.map.bound.dimmed
    assert "roma" not in table.map.bound.dimmed
    table.hover(("region", "siena"))
    assert table.map.note.text == "Siena is taken: nobody fights for it."
    table.click(("region", "siena"))
    assert table.page.strip.aside == "Siena is taken: nobody fights for it."
    draft = composer.draft
    assert draft is not None
    assert not draft.asks
    table.click(("region", "roma"))
    composer.choose_side("gives")
    table.click(("region", "roma"))
    assert table.page.strip.aside == "That region is already on the other side of the offer."
    assert not draft.gives


def test_a_side_takes_two_terms_and_the_list_changes_a_deed(table: Italy) -> None:
    composer = _open(table, 2)
    for region in ("milano", "roma", "lucca"):
        table.click(("region", region))
    draft = composer.draft
    assert draft is not None
    assert draft.asks == (Term("keep_out", "milano"), Term("keep_out", "roma"))
    assert table.page.strip.aside == "Each side may make two promises at most."
    menu = composer.deeds_menu("asks", 0)
    deeds = {action.text(): action for action in menu.actions()}
    assert "Does not choose Milan" in deeds
    assert "Fights on against Aldric in Milan" in deeds
    assert "Plays no Bishop" in deeds
    deeds["Does not choose Milan"].trigger()
    assert draft.asks[0] == Term("spare", "milano")
    QTest.mouseClick(composer.rows[1][2].remove, Qt.MouseButton.LeftButton)
    assert list(draft.terms("asks")) == [Term("spare", "milano")]


def test_an_offer_that_can_mean_nothing_is_not_made(table: Italy) -> None:
    composer, ply = _open(table, 2), table.session.match.ply
    table.click(("region", "roma"))
    composer._choose_span("battle")
    assert table.page.strip.aside == "This battle is not for Rome."
    QTest.keyClick(composer, Qt.Key.Key_Return)
    assert table.session.match.ply == ply


def test_between_battles_an_offer_is_for_the_next_one(qtbot: QtBot) -> None:
    record = replace(condottiere(*FOUR, seed=3), talk="sparing")
    with italy(qtbot, record) as table:
        table.until_asked()
        match = table.session.match
        assert table.map.seen.phase == "choose_region"
        composer = _open(table, 2)
        assert composer.spans is not None
        height = composer.needed_height(240)
        composer._choose_span("battle")
        assert composer.duration_text() == "the next battle"
        # There is room to say so.
        assert composer.needed_height(240) > height
        table.click(("region", "roma"))
        assert composer.accessibleDescription().endswith("The next battle.")
        _agree(table, Offer((2,), (Term("no_bishop"),), (Term("keep_out", "roma"),), "battle"))
        said = match.ply - 2
        assert _agreements(table).rows[0].note == "the next battle"
        table.session.submit(0, match.legal()[0])
        table.until_asked()
        # The battle that was meant is fought, and what was said stays true.
        if match.agreements[0].status == ACCEPTED:
            assert _agreements(table).rows[0].note == "this battle"
        line = table.page.moment_display.entry(said)
        assert line.is_early


def test_the_composer_stays_while_others_play(table: Italy) -> None:
    table.session.submit(0, Play("m1"))
    composer = _open(table, 1)
    table.until_asked()
    assert composer.isVisible()
    assert table.page.strip.sentence == "An offer to Aldric: click what you ask."
    table.page.offering.close()
    assert table.selection.cards


def test_the_composer_fits_every_window(qtbot: QtBot) -> None:
    six = (HUMAN, *(bot(name) for name in ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")))
    for size in ((960, 500), (1024, 640), (1440, 900)):
        with italy(qtbot, replace(condottiere(*six, seed=2), talk="sparing"), size=size) as table:
            table.until_asked()
            composer = _open(table, 4)
            table.click(("region", "milano"))
            sidebar = table.page.sidebar
            assert _card(table, 4).isVisible()
            assert sidebar.composer.height() >= composer.needed_height(composer.width()) - 1
            for part in (composer.give, composer.back, *(row for _, _, row in composer.rows)):
                assert composer.rect().contains(part.geometry())
            assert sidebar.minimum_height == 0, "nothing is scrolled"
            for part in (composer.give, composer.back):
                assert part.visibleRegion().boundingRect() == QRect(QPoint(), part.size())
            assert [button.text() for button in table.page.strip.buttons] == ["Offer it", "Back"]


def test_the_first_rival_to_fight_is_never_the_one_who_asks(table: Italy) -> None:
    bargain, view = table.page.offering._bargain, table.session.match.view(0)
    assert bargain is not None
    leader = battle_lead(cast(CondottiereView, view)).leader
    assert leader is not None
    by = 3 if leader != 3 else 2
    terms = bargain.choices(view, by, leader, "modena")
    fought = [term.seat for term in terms if term.kind == "stay"]
    assert fought[-1] == leader


def test_esc_leaves_the_choice_of_a_seat(table: Italy) -> None:
    offering = table.page.offering
    offering.choose_seat()
    assert _card(table, 1).hasFocus()
    QTest.keyClick(_card(table, 1), Qt.Key.Key_Escape)
    assert not offering.is_choosing
    assert table.page.view.hasFocus()
    assert [button.text() for button in table.page.strip.buttons] != ["Back"]


# -- breaking one's word ---------------------------------------------------------------------------


def test_breaking_ones_word_is_asked_back_once(table: Italy) -> None:
    _agree(table, Offer((2,), (Term("keep_out", "modena"),), (), "game"))
    ply = table.session.match.ply
    table.click(("hand", table.place_in_hand("m10")))
    assert table.session.match.ply == ply
    words = "You promised Maud: “I keep out of Modena.” Enter plays the move all the same."
    assert words in table.map.bubble.text
    assert table.page.strip.aside == words
    table.press(Qt.Key.Key_Return)
    assert table.session.match.steps[ply].action == Play("m10")


def test_a_hint_that_breaks_ones_word_says_so(table: Italy) -> None:
    """A promise made after the hint marks it too."""
    page, box = table.page, table.page.sidebar.advice
    play, stay_out = Play("m10"), Pass()
    moves = AdvisedMove(play, 0.6, 0.02, ()), AdvisedMove(stay_out, 0.4, 0.02, ())
    page.hint._advice = Advice(moves, 4000, 1.5)
    page.hint._show_hint(play)
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert box._row.marks == {}
    _agree(table, Offer((2,), (Term("keep_out", "modena"),), (), "game"))
    assert box._row.marks == {0: "breaks your word"}
    assert box.list.item(0).data(spoken).endswith("breaks your word")
    assert box.reasons.text().startswith("It breaks your word to Maud.")
    assert "word" not in box.list.item(1).data(spoken)
    assert page.strip.aside.endswith(" It breaks your word to Maud.")
    # The warning stays beside the hint.
    stakes = "Modena would win the game for Aldric. Also still in the battle: Maud."
    assert page.strip.sentence == stakes
    # The word to stop a rival is one too; its row says what the key does before it does it.
    session = table.session
    rival = battle_lead(cast(CondottiereView, session.match.view(None))).leader
    assert rival is not None
    session.interrupt(0, Call(rival, "will", "modena"), session.match.ply)
    page.hint._announce_change()
    name, ply = session.names()[rival], session.match.ply
    assert box._row.marks == {0: "breaks your word", 1: "breaks your word"}
    box.mark(stay_out)
    assert box.reasons.text().startswith(f"It breaks your promise to stop {name}.")
    table.press(Qt.Key.Key_2)
    assert page.strip.aside.endswith(f" It breaks your promise to stop {name}.")
    table.press(Qt.Key.Key_J)
    words = f"You said that you would stop {name}. J or Enter plays the move all the same."
    assert page.strip.aside == words
    table.press(Qt.Key.Key_J)
    assert session.match.steps[ply].action == stay_out


def test_giving_up_to_stop_a_rival_is_asked_back_once_and_told(table: Italy) -> None:
    session = table.session
    rival = battle_lead(cast(CondottiereView, session.match.view(None))).leader
    assert rival is not None
    assert rival != 0
    session.interrupt(0, Call(rival, "will", "modena"), session.match.ply)
    ply = session.match.ply
    table.press_button("X")
    assert session.match.ply == ply
    name = session.names()[rival]
    words = f"You said that you would stop {name}. Enter plays the move all the same."
    assert table.page.strip.aside == words
    table.press(Qt.Key.Key_Return)
    assert session.match.steps[ply].action == Pass()
    told = f"You said that you would stop {name}."
    table.qtbot.waitUntil(lambda: told in table.page.sidebar.chronicle.lines)


def test_keeping_ones_word_is_not_asked_back(table: Italy) -> None:
    _agree(table, Offer((2,), (Term("keep_out", "modena"),), (), "game"))
    ply = table.session.match.ply
    table.press_button("X")
    assert table.session.match.steps[ply].action == Pass()


def test_the_moment_of_an_agreement_is_that_of_its_state() -> None:
    record = replace(condottiere(*FOUR, seed=2), position=BATTLE)
    match = Match(record)
    match.submit(0, Offer((2,), (Term("keep_out", "modena"),), (), "game"))
    assert match.agreements[0].since == 1
    match.submit(2, Reply(0, True))
    assert (match.agreements[0].status, match.agreements[0].since) == (ACCEPTED, 2)
    match.submit(0, Play("m1"))
    assert (match.agreements[0].status, match.agreements[0].since) == ("broken", 3)
    assert match.game is CONDOTTIERE3


def test_silent_bots_take_no_offers_but_see_cards(qtbot: QtBot) -> None:
    record = replace(condottiere(*FOUR, seed=2), position=BATTLE)
    with italy(qtbot, record) as table:
        table.until_asked()
        QTest.mouseClick(_card(table, 2), Qt.MouseButton.LeftButton)
        assert not table.page.sidebar.composer.isVisible()
        assert table.page.strip.aside == "The bots of this match are silent."
        assert table.page.showing.show_cards(("m1",), 2)


def test_a_counter_offer_begins_with_the_terms_turned_round(table: Italy) -> None:
    theirs = Offer((0,), (Term("spare", "roma"),), (Term("keep_out", "milano"),), "game")
    table.session.interrupt(2, theirs, table.session.match.ply)
    talk, composer = table.page.talk, table.page.sidebar.composer
    for leave in (composer.back.click, table.page.offering.escape):
        talk.place()
        counter = next(b for b in talk.bubble.buttons if b.text().startswith("Counter"))
        talk.bubble._shown_at -= 1
        counter.click()
        talk.place()
        assert composer.draft is not None
        assert not talk.bubble.isVisible()
        # Whoever thinks better of it still has the offer.
        leave()
        talk.place()
        assert talk.bubble.isVisible()
        assert table.session.match.agreements[0].status == "open"
    talk.compose(table.session.match.agreements[0])
    draft = composer.draft
    assert draft is not None
    assert (draft.gives, draft.asks) == (theirs.asks, theirs.gives)
    draft.until = "round"
    table.page.offering.give()
    states = [entry.status for entry in table.session.match.agreements]
    assert states == ["declined", "open"]
