"""Two people at one screen: hands that lie covered, curtains, and what was missed."""

from __future__ import annotations

import copy
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QHelpEvent, QImage, QKeyEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.cannir.items.pieces import CardItem
from desktop.games.cannir.words.names import card_name
from desktop.games.condottiere.selection.model import Choosing
from desktop.painting.cache import pictures
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.painting.cache.pictures import KEPT
from desktop.table.items import Spot
from desktop.windows.dialogs.message import Confirmation
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.games.cannir import CANNIR
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Choose, Place
from engine.games.cannir.views import CannirView
from engine.games.cortez import CORTEZ
from engine.play.match import SEAT_NAMES, Match, new_record
from engine.play.record import Record
from tests.desktop.games.condottiere.kit import BATTLE, condottiere, italy
from tests.desktop.kit import activate, settle
from tests.desktop.table.kit import Table, an_answer, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

PEOPLE = (human("Ana"), human("Rui"))


def hand(made: Table, seat: Seat) -> set[str]:
    view = made.session.match.view(seat)
    assert isinstance(view, CannirView)
    return {card for card in view.hands[seat] if card}


def shown(made: Table) -> set[str]:
    """Every card whose face can be seen, in the scene and in the panel."""
    scene = {
        item.card
        for item in made.scene.items()
        if isinstance(item, CardItem) and item.isVisible() and item.face_up() and item.card
    }
    held = [card.state.facts.hand or () for card in made.page.sidebar.seats]
    return scene | {card for hand in held for card in hand if card}


def told(made: Table) -> str:
    """Everything a screen reader could read."""
    found = []
    for widget in [made.page, *made.page.findChildren(QWidget)]:
        interface = QAccessible.queryAccessibleInterface(widget)
        if interface is not None and interface.isValid():
            found += [interface.text(QAccessible.Text.Name)]
            found += [interface.text(QAccessible.Text.Description)]
    moves = made.page.sidebar.moves.list
    found += [moves.item(row).text() for row in range(moves.count())]
    return " | ".join([*found, *made.page.sidebar.chronicle.lines])


def hides(made: Table, *seats: Seat, but: str | None = None) -> None:
    """Nothing shown or said gives away a card these seats hold."""
    settle()
    secret = {card for seat in seats for card in hand(made, seat)} - {but}
    assert not shown(made) & secret
    said = told(made)
    assert not [card for card in secret if card_name(card) in said]


def hold(made: Table) -> None:
    QTest.keyPress(made.page.view, Qt.Key.Key_P)


def let_go(made: Table) -> None:
    QTest.keyRelease(made.page.view, Qt.Key.Key_P)
    run_out(made.page.view.peek_key)


def run_out(timer: QTimer) -> None:
    """Let a timer end at once."""
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


@pytest.mark.parametrize("options", [{}, {"veiled": True}])
def test_peeking_shows_one_hand_at_a_time(qtbot: QtBot, options: dict[str, bool]) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9, options=options)) as made:
        rng = Rng(3)
        made.until_asked()
        for _ in range(10):
            if made.over():
                return
            decision = made.session.match.decision
            assert decision is not None
            seat = decision.seat
            hides(made, 0, 1)
            assert made.page.strip.peek.isVisible()
            answer = an_answer(made, rng)
            hold(made)
            assert hand(made, seat) <= shown(made)
            hides(made, 1 - seat)
            card = getattr(answer, "card", None)
            if card is not None:
                made.click(("hand", card))
            let_go(made)
            hides(made, 0, 1)
            for key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageUp, Qt.Key.Key_Home):
                made.press(key)
                # Before the first answer there is nothing to look back at.
                past = made.page.lookback.ply is not None
                assert past == (made.session.match.ply > 0)
                hides(made, 0, 1)
            made.press(Qt.Key.Key_Escape)
            if isinstance(answer, Choose):
                made.click_answer(answer)
            else:
                hold(made)
                made.click_answer(answer)
                let_go(made)
            made.until_asked()


def test_a_card_found_while_peeking_is_there_at_the_next_look_and_played(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        assert "hold P" in made.page.strip.sentence
        assert not made.page.sidebar.moves.list.count()
        button = made.page.strip.peek
        QTest.mousePress(button, Qt.MouseButton.LeftButton)
        assert made.session.viewer is not None
        legal = [action for action in made.session.match.legal() if isinstance(action, Place)]
        made.press(Qt.Key.Key_Tab)
        choosing = made.scene.choice.choosing
        assert choosing is not None
        card, number = choosing.card, choosing.number
        made.page.hot_seat.click.stop()  # held for longer than a click
        QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
        assert made.session.viewer is None
        hides(made, 0, 1)
        assert not made.page.sidebar.moves.list.count()
        made.click(("back", str(number)))
        hides(made, 0, 1)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert made.scene.choice.choosing is not None
        assert made.scene.choice.choosing.card == card
        assert made.page.sidebar.moves.list.count()
        answer = next(action for action in legal if action.card == card)
        made.click(("cell", answer.cell))
        assert made.session.match.steps[0].action == answer
        made.until_asked()
        hides(made, 0, 1)


def test_a_click_on_the_button_keeps_the_hand_up(qtbot: QtBot) -> None:
    """Until another click, Esc, or an answer."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        seat = made.session.person
        assert seat is not None
        button, left = made.page.strip.peek, Qt.MouseButton.LeftButton
        assert "Esc" in button.toolTip()
        for cover in (
            lambda: QTest.mouseClick(button, left),
            lambda: made.press(Qt.Key.Key_Escape),
            lambda: made.click_answer(made.session.match.legal()[0]),
        ):
            hides(made, 0, 1)
            QTest.mouseClick(button, left)
            assert made.session.viewer == seat
            assert hand(made, seat) <= shown(made)
            cover()
            made.until_asked()
            assert made.session.viewer is None
            hides(made, 0, 1)
        assert made.session.match.steps


def by_click(made: Table) -> None:
    QTest.mouseClick(made.page.strip.peek, Qt.MouseButton.LeftButton)


def by_button(made: Table) -> None:
    QTest.mousePress(made.page.strip.peek, Qt.MouseButton.LeftButton)


def leave_for_another_window(made: Table) -> None:
    other = QWidget()
    made.qtbot.addWidget(other)
    other.show()
    activate(made.qtbot, other)
    made.qtbot.waitUntil(lambda: not made.page.isActiveWindow())


def leave_for_another_page(made: Table) -> None:
    made.page.hide()
    made.page.show()


def minimise(made: Table) -> None:
    made.page.showMinimized()
    settle()
    made.page.showNormal()


def ask_before_it_is_final(made: Table) -> None:
    made.page.changes.leave()
    (box,) = made.page.findChildren(Confirmation)
    made.qtbot.waitUntil(box.isActiveWindow)
    box.reject()


@pytest.mark.parametrize("show", [by_click, by_button, hold])
@pytest.mark.parametrize(
    "leave",
    [leave_for_another_window, leave_for_another_page, minimise, ask_before_it_is_final],
)
def test_a_hand_that_is_up_is_covered_on_every_way_out(
    qtbot: QtBot, show: Callable[[Table], None], leave: Callable[[Table], None]
) -> None:
    """And what was pressed then holds nothing up later."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        show(made)
        assert made.session.viewer == made.session.person
        leave(made)
        assert made.session.viewer is None
        assert not made.page.view.kept_up
        hides(made, 0, 1)
        QTest.mouseRelease(made.page.strip.peek, Qt.MouseButton.LeftButton)
        let_go(made)
        assert made.session.viewer is None
        hides(made, 0, 1)
        by_click(made)
        assert made.session.viewer == made.session.person


@pytest.mark.parametrize("show", [by_click, by_button, hold])
def test_going_back_and_forth_covers_a_hand_that_is_up(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        for _ in range(2):
            made.page.asking.submit(made.session.match.legal()[0])
            made.until_asked()
        seat, ply = made.session.person, made.session.match.ply
        for change in (made.page.changes.undo, made.page.changes.redo):
            show(made)
            assert made.session.viewer == seat
            change()
            for box in made.page.findChildren(Confirmation):
                # Now that it is asked nobody looks, but it is still the same person's choice.
                made.qtbot.waitUntil(box.isActiveWindow)
                assert made.session.viewer is None
                box.accept()
            activate(qtbot, made.page)
            made.until_asked()
            assert made.session.viewer is None
            assert made.page.moment.covered == made.session.person
            assert not made.page.strip.peek.isHidden()
            hides(made, 0, 1)
            seat = made.session.person
            QTest.mouseRelease(made.page.strip.peek, Qt.MouseButton.LeftButton)
            let_go(made)
            assert made.session.viewer is None
        assert made.session.match.ply == ply


@pytest.mark.parametrize("show", [by_click, hold])
def test_the_answers_that_were_asked_about_are_taken_back(
    qtbot: QtBot, show: Callable[[Table], None]
) -> None:
    """The box covers the hand of who goes back: the last choice of others is not meant."""
    with table(qtbot, cannir(*PEOPLE, human("Zoe"), seed=9)) as made:
        made.until_asked()
        while made.session.match.ply < 2 or made.session.person != made.session.match.steps[0].seat:
            made.page.asking.submit(made.session.match.legal()[0])
            made.until_asked()
        seat = made.session.person
        show(made)
        made.page.changes.undo()
        (box,) = made.page.findChildren(Confirmation)
        qtbot.waitUntil(box.isActiveWindow)
        box.accept()
        made.until_asked()
        assert made.session.match.record.marks[-1]["seat"] == seat
        assert made.session.person == seat


def test_at_the_end_nothing_is_held_up_any_more(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        made.settings.set("confirm", False)
        by_click(made)
        made.page.changes.leave()
        made.until_asked()
        assert made.page.moment.over
        assert not made.page.view.kept_up
        left: list[None] = []
        made.page.view.left_alone.connect(lambda: left.append(None))
        made.press(Qt.Key.Key_Escape)
        assert left


def test_a_press_on_the_button_lasts_wherever_the_pointer_goes(qtbot: QtBot) -> None:
    """What the hand offers may move the button away from under the pointer."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        button, left = made.page.strip.peek, Qt.MouseButton.LeftButton
        away = QPoint(-200, 40)
        for kept in (True, False):
            QTest.mousePress(button, left)
            assert made.session.viewer is not None
            QTest.mouseMove(button, away)
            assert made.session.viewer is not None
            if not kept:
                made.page.hot_seat.click.stop()  # held for longer than a click
            QTest.mouseRelease(button, left, Qt.KeyboardModifier.NoModifier, away)
            assert (made.session.viewer is not None) == kept
            if kept:
                made.press(Qt.Key.Key_Escape)
        hides(made, 0, 1)


@pytest.mark.parametrize("width", [1024, 1100])
def test_holding_a_hand_up_moves_no_button_to_another_row(qtbot: QtBot, width: int) -> None:
    """Else it would flee from under the pointer that is about to press it."""
    people, rng = (*PEOPLE, human("Zoe")), Rng(3)
    with italy(qtbot, condottiere(*people, seed=4), size=(width, 640)) as made:
        made.until_asked()
        while made.session.match.ply < 6:
            made.page.asking.submit(an_answer(made, rng))
            made.until_asked()
        settle()
        strip, places, said = made.page.strip, [], []
        for act in (lambda: None, partial(hold, made), partial(let_go, made)):
            act()
            settle()
            said.append(strip.sentence)
            rows = {button.y() for button in (strip.peek, *strip.buttons)}
            places.append((strip.height(), rows))
        assert said[1] == "You hold a mercenary: you keep your hand."
        assert places == places[:1] * 3


def peek_key() -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")


def key(made: Table, kind: QEvent.Type, moment: int) -> None:
    """The key to peek, at a moment in the platform's milliseconds."""
    event = QKeyEvent(kind, Qt.Key.Key_P, Qt.KeyboardModifier.NoModifier, "p")
    event.setTimestamp(moment)
    QApplication.sendEvent(made.page.view, event)


def test_a_key_that_is_still_held_shows_no_other_hand(qtbot: QtBot) -> None:
    press, release = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        first = made.session.match.decision
        assert first is not None
        key(made, press, 1000)
        # X11 lets a held key go and presses it again at the same moment.
        key(made, release, 1500)
        key(made, press, 1500)
        assert made.session.viewer == first.seat
        while made.session.match.decision in (None, first):
            made.click_answer(an_answer(made, Rng(1)))
            made.until_asked()
        hides(made, 0, 1)
        for moment in (2000, 2040):
            key(made, release, moment)
            key(made, press, moment)
            hides(made, 0, 1)
        key(made, release, 2080)
        key(made, press, 4000)
        assert made.session.viewer == 1 - first.seat


@pytest.mark.parametrize("marked", [False, True])
@pytest.mark.parametrize("held", ["P", "space"])
def test_the_repeats_of_a_held_key_leave_the_hand_open(
    qtbot: QtBot, held: str, *, marked: bool
) -> None:
    """X11 lets a held key go and presses it again; Qt marks these as repeats only sometimes."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        peek = made.page.strip.peek
        widget = made.page.view if held == "P" else peek
        code = Qt.Key.Key_P if held == "P" else Qt.Key.Key_Space
        timer = made.page.view.peek_key if held == "P" else peek.held_key
        seen: list[Seat | None] = []
        widget.setFocus()
        settle()
        made.session.peeked.connect(lambda: seen.append(made.session.viewer))

        def send(kind: QEvent.Type, moment: int, *, again: bool = False) -> None:
            none = Qt.KeyboardModifier.NoModifier
            event = QKeyEvent(kind, code, none, "p" if held == "P" else " ", again)
            event.setTimestamp(moment)
            QApplication.sendEvent(widget, event)

        send(QEvent.Type.KeyPress, 1000)
        run_out(made.page.hot_seat.click)
        for moment in range(1660, 2000, 40):
            send(QEvent.Type.KeyRelease, moment, again=marked)
            send(QEvent.Type.KeyPress, moment, again=marked)
        seat = made.session.viewer
        assert seat is not None
        assert seen == [seat]
        send(QEvent.Type.KeyRelease, 2000)
        run_out(timer)
        assert seen == [seat, None]


def test_a_covered_hand_is_not_asked_for_a_card(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        made.click(("hand", made.scene.hand()[0]))
        let_go(made)
        empty = zip(BOARD.names, made.scene.seen.board, strict=True)
        made.click(("cell", next(name for name, stack in empty if not stack)))
        assert made.page.strip.aside == REFUSED


def test_leaving_the_window_covers_the_hand(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        assert made.session.viewer is not None
        made.page.view.clearFocus()
        assert made.session.viewer is None
        hides(made, 0, 1)


def test_undo_and_resigning_are_possible_while_hands_lie_covered(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        first = made.session.person
        hold(made)
        made.click_answer(made.session.match.legal()[0])
        let_go(made)
        made.until_asked()
        assert made.session.person != first
        assert made.session.can_resign()
        made.page.changes.undo()
        made.until_asked()
        assert made.session.person == first
        hides(made, 0, 1)


# -- the curtain -----------------------------------------------------------------------------------


@pytest.fixture
def behind(qtbot: QtBot) -> Iterator[Table]:
    record = cannir(*PEOPLE, bot("Otto"), seed=9)
    with table(qtbot, record, hands="curtain") as made:
        made.until_asked()
        yield made


def test_nothing_is_shown_of_whoever_is_not_there(behind: Table) -> None:
    made, rng = behind, Rng(3)
    for _ in range(6):
        if made.over():
            return
        hides(made, 0, 1)
        QTest.keyClick(made.page.curtain.button, Qt.Key.Key_Return)
        made.until_asked()
        seat = made.session.viewer
        assert seat is not None
        hides(made, 1 - seat)
        made.press(Qt.Key.Key_PageUp)
        hides(made, 1 - seat)
        made.press(Qt.Key.Key_Escape)
        made.click_answer(an_answer(made, rng))
        made.until_asked()


def test_whoever_returns_sees_first_what_they_missed(behind: Table) -> None:
    made, rng = behind, Rng(3)
    for _ in range(4):
        QTest.keyClick(made.page.curtain.button, Qt.Key.Key_Return)
        made.until_asked()
        made.click_answer(an_answer(made, rng))
        made.until_asked()
    seat = made.session.question.seat if made.session.question else None
    answers = made.session.match.record.answers
    last = max(ply for ply, (who, _) in enumerate(answers, 1) if who == seat)
    assert last < len(answers)
    began: list[object] = []
    made.page.director.began.connect(began.append)
    made.page.curtain.button.click()
    assert made.page.director.busy
    assert made.scene.seen == made.session.view_at(last)
    assert made.page.sidebar.chronicle.model.count == last + 1
    made.until_asked()
    assert began == made.session.match.steps[last:]
    assert made.scene.seen == made.session.view()
    assert made.page.sidebar.chronicle.model.count == len(answers) + 1


def test_what_was_missed_can_be_skipped(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9), hands="curtain", animation="normal") as made:
        made.until_asked()
        made.page.curtain.button.click()
        made.page.director.skip()
        made.until_asked()
        made.click_answer(made.session.match.legal()[0])
        made.until_asked()
        made.page.curtain.button.click()
        assert made.page.director.busy
        made.page.view.setFocus()
        made.press(Qt.Key.Key_Space)
        assert not made.page.director.busy
        assert made.scene.choice.choosing is not None


def test_where_nothing_is_hidden_nothing_is_covered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(CANNIR), "perfect_information", True)
    for hands in ("peek", "curtain"):
        with table(qtbot, cannir(*PEOPLE, seed=9), hands=hands) as made:
            asked = set()
            for _ in range(4):
                made.until_asked()
                seat = made.session.question.seat if made.session.question else None
                asked.add(seat)
                assert made.page.curtain.isHidden()
                assert made.page.strip.peek.isHidden()
                assert not made.page.strip.hint.isHidden()
                assert made.scene.covered is None
                assert made.page.strip.sentence == "Choose a card to play."
                assert made.page.sidebar.moves.list.count() == len(made.session.match.legal())
                hold(made)
                assert made.session.viewer is None
                let_go(made)
                made.page.asking.submit(made.session.match.legal()[0])
            assert asked == {0, 1}
            made.until_asked()
            made.session.resign(0)
            made.until_asked()
            made.page.replay.open()
            settle()
            assert made.page.replay_bar.hands_button.isHidden()
            made.press(Qt.Key.Key_O)
            assert not made.page.lookback.open_hands
            made.page.changes.undo()
            assert "Hands" not in made.page.strip.aside


def test_a_screen_reader_is_told_what_lies_there_now(qtbot: QtBot) -> None:
    """Whoever is asked is spoken to, also after a hand was held up and covered again."""
    record = condottiere(human("Ana"), human("Rui"), seed=2)
    with italy(qtbot, record) as made:
        view, asked = made.page.view, []
        for _ in range(4):
            made.until_asked()
            asked.append(made.session.person)
            told = [view.accessibleDescription()]
            hold(made)
            told.append(view.accessibleDescription())
            assert view.accessibleDescription() == " ".join(made.map.description())
            let_go(made)
            assert view.accessibleDescription() == " ".join(made.map.description()) == told[0]
            assert told[1] != told[0]
            made.page.asking.submit(made.session.match.legal()[0])
        assert set(asked) == {0, 1}


# -- what was done under the cover -----------------------------------------------------------------

Worlds = tuple[Record, Record]


def worlds(record: Record, kind: str, *fields: str) -> Worlds:
    """The first question of a kind as it is, and with the hands of two seats exchanged: those of
    whoever is asked and of another who holds as many cards, if anybody does.
    """
    match, rng = Match(record), Rng(1)
    while match.decision is not None and match.decision.kind != kind:
        codes = match.codes()
        action = match.game.action(codes[rng.below(len(codes))])
        match.submit(match.decision.seat, action)
    assert match.decision is not None
    names = SEAT_NAMES[: record.seats]
    position = match.describe(names)
    asked = names[match.decision.seat]
    twin = copy.deepcopy(position)
    for field in fields:
        hands = twin[field]
        alike = [name for name in names if name != asked and _alike(position, field, name, asked)]
        for other in alike[:1]:
            hands[asked], hands[other] = hands[other], hands[asked]
    return replace(record, position=position), replace(record, position=twin)


def _alike(position: Json, field: str, one: str, other: str) -> bool:
    """Whether hands of two seats can be exchanged without anybody else's noticing."""
    nations = position.get("nations", {})
    held = [position[field][name] for name in (one, other)]
    counts = [sum(cards.values()) if isinstance(cards, dict) else len(cards) for cards in held]
    return counts[0] == counts[1] and nations.get(one) == nations.get(other)


def of_cannir(*, veiled: bool) -> Worlds:
    return worlds(cannir(*PEOPLE, seed=9, options={"veiled": veiled}), "play", "hands")


def of_condottiere(edition: int) -> Worlds:
    people = (*PEOPLE, human("Eva"), human("Ivo"))
    hands = {
        "A": ["m1", "m3", "m10", "scarecrow", "bishop"],
        "B": ["m2", "m2", "m4", "drum", "heroine"],
        "C": ["m2", "m3"],
        "D": ["m1", "m1"],
    }
    position = {**BATTLE, "hands": hands}
    if edition == 1:
        # Of what it does not know nothing may lie there.
        del position["pope"]
        position["table"] = {"A": ["m6", "m6", "m5"], "B": ["m10", "m4", "drum"]}
    return worlds(condottiere(*people, edition=edition, position=position), "battle", "hands")


def of_cortez(kind: str) -> Worlds:
    people = (*PEOPLE, human("Eva"), human("Ivo"))
    record = new_record(CORTEZ, 4, 5, None, people)
    return worlds(record, kind, "provisions")


CASES: dict[str, Callable[[], Worlds]] = {
    "cannir": partial(of_cannir, veiled=False),
    "cannir veiled": partial(of_cannir, veiled=True),
    "condottiere1": partial(of_condottiere, 1),
    "condottiere3": partial(of_condottiere, 3),
    "cortez trade": partial(of_cortez, "trade"),
    "cortez pillage": partial(of_cortez, "keep_provisions"),
    "cortez pay": partial(of_cortez, "pay"),
}


def seen(made: Table) -> tuple[QImage, str]:
    """The page as it looks, and what can be read of it."""
    # Just after it was laid out, pictures of other sizes stand in.
    made.qtbot.waitUntil(lambda: not made.page.scene.pictures.rough)
    settle()
    picture = made.page.grab().toImage()
    return picture, f"{made.page.strip.sentence} {told(made)}"


def in_hand(made: Table) -> list[Hashable]:
    """The spots of the cards of the hand that is held up."""
    spots = {item.spot for item in made.page.scene.items() if isinstance(item, Spot)}
    found = [spot for spot in spots if isinstance(spot, tuple) and spot[0] == "hand"]
    return sorted(found, key=str)


def half_chosen(made: Table) -> bool:
    """Choose a card of the hand that can be chosen without giving an answer; whether one was."""
    choice = made.page.scene.choice
    for spot in in_hand(made):
        card = choice.part.card_at(spot)
        plain = isinstance(choice.choosing, Choosing) and len(choice.choosing.ways(card)) == 1
        if choice.part.clickable(spot) and not plain:
            made.click(spot)
            return True
    return False


def release(made: Table) -> None:
    """Let the key go, wherever the keys go now."""
    QTest.keyRelease(QApplication.focusWidget() or made.page.view, Qt.Key.Key_P)
    run_out(made.page.view.peek_key)


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_what_was_done_under_the_cover_shows_nothing_of_the_hand(qtbot: QtBot, case: str) -> None:
    """Whatever is held: chosen, pointed at, read and dragged cards are covered like the others."""
    looks: list[list[tuple[QImage, str]]] = []
    chosen, noted = [], []
    for record in CASES[case]():
        with table(qtbot, record) as made:
            made.until_asked()
            viewport = made.page.view.viewport()
            corner = QPoint(1, 1)
            QTest.mouseMove(viewport, corner)
            before = seen(made)
            found = []
            for read in (False, True):
                hold(made)
                chosen.append(half_chosen(made))
                made.press(Qt.Key.Key_Tab)
                QTest.mouseMove(viewport, corner)
                if read:
                    made.press(Qt.Key.Key_I)
                release(made)
                found.append(seen(made))
                # What was half chosen waits for the next look.
                half = made.page.scene.choice
                assert half.choosing is not None
                assert half.choosing.ready() is None or case.startswith("cortez")
            assert not made.session.match.steps
            assert found == [before] * len(found)
            # A pointer that rests there points at backs again, and a note is gone.
            hold(made)
            resting = min(map(made.place_of, in_hand(made)), key=QPoint.x)
            release(made)
            QTest.mouseMove(viewport, resting)
            before = seen(made)
            hold(made)
            QTest.mouseMove(viewport, resting + QPoint(2, 2))
            QTest.mouseMove(viewport, resting)
            settle()
            tip = QHelpEvent(QEvent.Type.ToolTip, resting, viewport.mapToGlobal(resting))
            QApplication.sendEvent(viewport, tip)
            noted.append(made.page.scene.note.isVisible())
            release(made)
            QTest.mouseMove(viewport, resting + QPoint(1, 1))
            assert seen(made) == before
            looks.append([*found, before])
    assert any(chosen)
    assert any(noted)
    assert looks[0] == looks[1]


def test_what_was_half_chosen_is_there_at_the_next_look(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        hold(made)
        (card, *_) = made.scene.choice.choosing.cards
        made.click(("hand", card))
        let_go(made)
        assert made.scene.choice.choosing.card is None
        hold(made)
        assert made.scene.choice.choosing.card == card
        # A click on a back changes nothing of it.
        let_go(made)
        made.click(("back", "1"))
        assert made.scene.choice.choosing.card is None
        hold(made)
        assert made.scene.choice.choosing.card == card


def test_a_card_is_read_for_as_long_as_the_hand_is_held_up(qtbot: QtBot) -> None:
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        reader = made.page.reader
        for leave in (release, lambda made: made.page.reader.left.emit()):
            hold(made)
            seat = made.session.viewer
            assert seat is not None
            assert reader is not None
            made.press(Qt.Key.Key_Tab)
            made.press(Qt.Key.Key_I)
            assert reader.card in hand(made, seat)
            assert made.session.viewer == seat
            leave(made)
            assert not reader.card
            assert made.session.viewer is None


REFUSED = "Hold P to look at your hand."


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("case", CASES)
def test_a_covered_card_stays_covered_whatever_is_clicked_or_pressed(
    qtbot: QtBot, case: str
) -> None:
    """Clicked, double-clicked or gone to with the keys: it is refused with words, no more."""
    with table(qtbot, CASES[case]()[0]) as made:
        made.until_asked()
        scene, viewport = made.page.scene, made.page.view.viewport()
        QTest.mouseMove(viewport, QPoint(1, 1))
        before, offered = seen(made), scene.choice.considered()
        tried = {item.spot for item in scene.items() if isinstance(item, Spot)}
        backs = [one for one in tried if isinstance(one, tuple) and one[0] == "back"]
        assert backs
        for back in sorted(backs, key=str):
            at = made.place_of(back)
            made.click(back)
            assert scene.note.isVisible()
            QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=at)
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at)
            assert made.page.strip.aside == REFUSED
            assert scene.choice.considered() == offered
            made.press(Qt.Key.Key_I)
            assert made.page.reader is None or not made.page.reader.card
            assert not in_hand(made)
            # Nothing but the refusal is shown.
            scene.choice.change()
            scene.hide_note()
            QTest.mouseMove(viewport, QPoint(1, 1))
            scene.refresh_hover()
            assert seen(made) == before
        if case != "cortez trade":
            # There passing is offered, whatever is held.
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
                made.press(key)
                assert made.page.strip.aside == REFUSED
                scene.choice.change()
        assert not in_hand(made)
        assert made.session.viewer is None
        assert not made.session.match.steps


@pytest.mark.usefixtures("looked_at")
def test_the_whole_hand_is_seen_in_the_event_in_which_the_key_is_pressed(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Card after card would come too slowly for who looks for a moment."""
    with table(qtbot, cannir(*PEOPLE, seed=9)) as made:
        made.until_asked()
        made.page.view.grab()
        KEPT.clear()
        monkeypatch.setattr(IDLE_TIME, "taken", True)
        # One picture would be enough for an event.
        monkeypatch.setattr(pictures, "ENOUGH", 1e-9)
        monkeypatch.setattr(pictures, "LONG_AGO", 3600.0)
        painted: list[object] = []
        picture_of = pictures.picture_of

        def noted(*things: Any) -> QPixmap:
            painted.append(things)
            return picture_of(*things)

        monkeypatch.setattr(pictures, "picture_of", noted)
        QApplication.sendEvent(made.page.view, peek_key())
        assert made.session.viewer is not None
        assert len(painted) >= len(hand(made, made.session.viewer))
        assert not made.scene.incomplete
        let_go(made)
