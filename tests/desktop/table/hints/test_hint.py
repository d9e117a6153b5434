"""Hints: asked with a key or a button, shown on the board, forgotten with the next choice."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import product

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.data.codec import encode
from engine.games import GAMES
from engine.games.cortez.actions import Bid
from engine.play.match import Match
from engine.play.record import from_text, hinted_answers, to_text
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.hints.hint_kit import (
    Slow,
    advise,
    answer,
    slow,
    thought,
    until_bots_answered,
)
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, open_table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


#: Answers after which two scripted players of Cortez bid, and pay.
CORTEZ_FORMS = 44, 206


@pytest.fixture
def begun(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """Yield a table at which there is something to look back at."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    match = Match(cannir(HUMAN, bot("Aldric"), seed=3))
    while match.ply < 2 or (match.decision is not None and match.decision.seat != 0):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    with open_table(qtbot, match.record) as table:
        table.until_asked()
        yield table


def test_the_hint_is_marked_and_said_but_not_given(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    ((ticket, level, seconds),) = slow(table).asked
    assert (level, seconds) == ("level5", 1.5)
    assert ticket < 0, "never the ticket of a question to a bot"
    assert table.page.strip.aside == "Looking for a good move…"
    ply, action = table.session.match.ply, table.session.match.legal()[-1]
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    answer(table, action)
    assert table.page.hint.hinted == action
    assert heard[-1].startswith(table.page.strip.aside)
    said = table.page.scene.texts.action(action, table.session.view(), table.session.names())
    assert table.page.strip.aside == f"Hint: {said}."
    assert table.session.match.ply == ply
    table.press(Qt.Key.Key_Return)
    assert table.session.match.ply == ply, "nobody took it up"
    QTest.mouseClick(table.page.sidebar.advice.give, Qt.MouseButton.LeftButton)
    assert table.session.match.record.answers[ply] == (0, encode(action))
    asked = {"mark": "hint", "ply": ply, "seat": 0}
    assert table.session.match.record.marks == (
        asked,
        {**asked, "mark": "hinted", "action": encode(action)},
    )


def test_its_keys_think_longer_and_give_it(table: Table) -> None:
    for key in (Qt.Key.Key_Z, Qt.Key.Key_J):
        table.press(key)
    ply, action = table.session.match.ply, table.session.match.legal()[-1]
    assert slow(table).asked == []
    table.press(Qt.Key.Key_H)
    answer(table, action)
    table.press(Qt.Key.Key_Z)
    assert [seconds for *_, seconds in slow(table).asked] == [1.5, 3.0]
    answer(table, action)
    assert table.session.match.ply == ply
    table.press(Qt.Key.Key_J)
    assert table.session.match.record.answers[ply] == (0, encode(action))


def test_hints_without_a_search_have_no_chance(qtbot: QtBot, table: Table) -> None:
    table.press(Qt.Key.Key_H)
    action = table.session.match.legal()[0]
    answer(table, action)
    (plaque,) = table.scene.callouts.shown_callouts
    assert (plaque.text.move.action, plaque.text.is_weighed) == (action, False)
    box = table.page.sidebar.advice
    # The list takes the chronicle's place as ever, and says why there are no figures.
    assert box.isVisible()
    assert (box.list.count(), box.longer.isVisible()) == (1, False)
    assert "%" not in box.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert box.reasons.text() == plaque.text.why
    assert box.caption.text() == "The coach dismissed all other moves at first glance."
    # The button and its key put away what hangs there, weighed or not, and show it again.
    settle()
    assert table.page.strip.hint.accessibleName() == "Hide the hint"
    table.press(Qt.Key.Key_H)
    assert table.scene.callouts.shown_callouts == []
    settle()
    assert table.page.strip.hint.accessibleName() == "Hint"
    table.press(Qt.Key.Key_H)
    assert len(table.scene.callouts.shown_callouts) == len(slow(table).asked) == 1
    table.scene.controller.preselect(table.session.match.legal()[-1])
    assert table.scene.callouts.shown_callouts == []
    qtbot.mouseClick(box.give, Qt.MouseButton.LeftButton)
    assert table.session.match.steps[-1].action == action


def test_a_hint_is_noted_once_for_each_question(table: Table) -> None:
    said: list[None] = []
    table.session.record_changed.connect(lambda: said.append(None))
    first, legal = table.session.match.ply, table.session.match.legal()
    table.press(Qt.Key.Key_H)
    answer(table, legal[-1])
    table.page.hint.think_longer()
    answer(table, legal[-1])
    assert len(slow(table).asked) == 2
    marks = table.session.match.record.marks
    assert marks[0] == {"mark": "hint", "ply": first, "seat": 0}
    assert hinted_answers(marks, first, 0) == [encode(legal[-1])]
    assert len(said) == len(marks) == 2
    kept = from_text(to_text(table.session.match.record))
    assert Match(kept).record.marks == table.session.match.record.marks


def test_the_button_asks_and_the_board_keeps_the_keys(table: Table) -> None:
    assert table.page.strip.hint.isVisible()
    QTest.mouseClick(table.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(table).asked) == 1
    assert table.page.view.hasFocus()
    QTest.mouseClick(table.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(table).asked) == 1, "it thinks already"


def test_another_choice_is_not_the_hint(table: Table) -> None:
    legal = table.session.match.legal()
    table.press(Qt.Key.Key_H)
    answer(table, legal[-1])
    table.scene.controller.preselect(legal[0])
    assert "Hint" not in table.page.strip.aside
    table.press(Qt.Key.Key_H)
    assert len(slow(table).asked) == 1, "what was found is shown again"
    assert table.page.strip.aside.startswith("Hint")


def test_a_hint_taken_back_is_shown_again_without_thinking(table: Table) -> None:
    action = table.session.match.legal()[-1]
    table.press(Qt.Key.Key_H)
    answer(table, action)
    table.press(Qt.Key.Key_1)
    while table.scene.controller.take_back():
        pass
    assert table.scene.controller.preselected_action() is None
    table.press(Qt.Key.Key_H)
    assert table.scene.callouts.shown_callouts == [], "it hung there still"
    table.press(Qt.Key.Key_H)
    assert table.page.hint.hinted == action
    assert len(slow(table).asked) == 1


def test_an_answer_comes_before_the_hint(table: Table) -> None:
    legal = table.session.match.legal()
    table.press(Qt.Key.Key_H)
    ticket = slow(table).asked[-1][0]
    table.page.asking.submit(legal[0])
    assert ticket in slow(table).cancelled
    table.bots.replied.emit(ticket, {"action": encode(legal[-1])})
    assert table.scene.controller.preselected_action() is None
    assert "Hint" not in table.page.strip.aside


def test_the_note_of_a_card_leaves_plaques_to_be_read(table: Table) -> None:
    advise(table, (0.61, 0.03), (0.4, 0.05), (0.3, 0.05))
    scene = table.scene
    assert scene.callouts.shown_callouts
    viewport, noted = table.page.view.viewport(), 0
    for card in [card for card in scene.seen.hands[0] if card]:
        at = table.place_of(("hand", card))
        event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)
        noted += scene.note.isVisible()
        assert not any(
            scene.note.box.intersects(callout.box) for callout in scene.callouts.shown_callouts
        ), card
    assert noted


def test_escape_puts_the_hint_away_wherever_the_keys_go(table: Table) -> None:
    box = advise(table, (0.6, 0.03), (0.4, 0.05))
    table.press(Qt.Key.Key_2)
    assert table.scene.controller.preselected_action() is not None
    table.press(Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert table.scene.controller.preselected_action() is None
    table.press(Qt.Key.Key_H)
    box.list.setFocus()
    QTest.keyClick(box.list, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert table.page.view.hasFocus()
    # It is still known: asked for again, nothing is thought about anew.
    table.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(table).asked) == 1


def test_the_key_puts_the_list_away_and_shows_it_again(table: Table) -> None:
    box = advise(table, (0.6, 0.03), (0.4, 0.05))
    table.press(Qt.Key.Key_H)
    assert not box.isVisible()
    assert table.page.strip.aside == ""
    table.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(table).asked) == 1


def test_the_key_on_the_button_gives_what_it_says(table: Table) -> None:
    box = advise(table, (0.6, 0.03), (0.4, 0.05))
    table.press(Qt.Key.Key_2)
    assert box.give.shows_key
    assert box.give.text() == "Play hint 2"
    ply, action = table.session.match.ply, table.scene.controller.preselected_action()
    table.press(Qt.Key.Key_J)
    assert table.session.match.record.answers[ply] == (0, encode(action))


def test_a_hint_is_put_aside_while_a_moment_of_the_past_is_looked_at(begun: Table) -> None:
    table = begun
    box = advise(table, (0.6, 0.03), (0.4, 0.05))
    best = table.session.match.legal()[0]
    table.press(Qt.Key.Key_PageUp)
    assert table.page.lookback.ply is not None
    assert not box.isVisible()
    assert table.scene.callouts.shown_callouts == []
    table.press(Qt.Key.Key_H)
    assert not box.isVisible()
    table.press(Qt.Key.Key_Escape)
    assert box.isVisible()
    assert table.page.hint.hinted == best
    table.press(Qt.Key.Key_PageUp)
    table.press(Qt.Key.Key_Escape)
    ply = table.session.match.ply
    table.press(Qt.Key.Key_1)
    table.press(Qt.Key.Key_Return)
    assert table.session.match.record.answers[ply] == (0, encode(best))


def test_a_hint_found_while_looking_back_waits(begun: Table) -> None:
    table = begun
    table.press(Qt.Key.Key_H)
    table.press(Qt.Key.Key_PageUp)
    table.bots.replied.emit(slow(table).asked[-1][0], thought(table, (0.6, 0.03), (0.4, 0.05)))
    box = table.page.sidebar.advice
    assert not box.isVisible()
    table.press(Qt.Key.Key_PageDown)
    assert box.isVisible()


@pytest.mark.parametrize(
    "moves",
    [
        "moves",
        [3],
        [{"action": {"do": "dance"}, "value": 0.5}],
        [{"action": {"do": "resign"}, "value": 0.5}],
        [{"value": float("nan")}],
    ],
)
def test_a_thought_that_makes_no_sense_leaves_the_hint(table: Table, moves: object) -> None:
    action = table.session.match.legal()[0]
    table.press(Qt.Key.Key_H)
    said = {"iterations": 1, "seconds": 1, "moves": moves}
    table.bots.replied.emit(slow(table).asked[-1][0], {"action": encode(action), "thought": said})
    assert table.page.hint.hinted == action
    assert table.page.hint.advice is not None
    assert not table.page.hint.advice.has_comparison


@pytest.mark.parametrize("message", [{}, {"action": {"do": "nonsense"}}])
def test_a_hint_that_makes_no_sense_is_none(table: Table, message: dict[str, object]) -> None:
    table.press(Qt.Key.Key_H)
    table.bots.replied.emit(slow(table).asked[-1][0], message)
    assert table.scene.controller.preselected_action() is None
    assert table.page.strip.aside == ""


def test_a_process_that_died_leaves_the_question_open(table: Table) -> None:
    table.press(Qt.Key.Key_H)
    table.bots.failed.emit("ended")
    assert table.page.strip.aside == "The coach gave no answer."
    table.press(Qt.Key.Key_H)
    assert table.page.strip.aside == "Looking for a good move…"
    assert len(slow(table).asked) == 2


def test_nobody_else_learns_from_a_hint_what_lies_covered(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"))) as table:
        table.until_asked()
        assert not table.page.strip.hint.isVisible()
        table.press(Qt.Key.Key_H)
        assert not table.page.hint.is_thinking
        assert table.scene.controller.preselected_action() is None
        assert table.page.strip.aside.startswith("No hint while hands are hidden")


def test_an_answer_of_the_board_comes_before_the_hint(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(human("Ana"), human("Rui"), edition=1), hands="curtain") as table:
        table.until_asked()
        QTest.mouseClick(table.page.curtain.button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: table.map.controller.selection is not None)
        table.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: table.page.strip.aside.startswith("Hint"))
        table.press(Qt.Key.Key_T)
        assert table.page.strip.aside == "No region would win the game now."
        # The list is put away, then all is shown again.
        table.press(Qt.Key.Key_H)
        table.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: table.page.strip.aside.startswith("Hint"))


def test_a_hint_asked_for_while_the_table_changes_comes_with_the_question(table: Table) -> None:
    first = table.session.match.ply
    table.click_answer(table.session.match.legal()[0])
    # The bot is asked now: nobody at the screen can be helped yet.
    table.press(Qt.Key.Key_H)
    assert "as soon as" in table.page.strip.aside
    assert not table.page.hint.is_thinking
    # It says so until it comes.
    table.page.strip.note()
    table.page.strip.refresh()
    settle()
    assert "as soon as" in table.page.strip.aside
    until_bots_answered(table)
    assert table.session.match.ply > first
    assert table.page.hint.is_thinking
    assert "as soon as" not in table.page.strip.aside
    # The key asks for a hint as long as none is shown.
    table.press(Qt.Key.Key_H)
    assert table.page.hint.is_thinking
    # It was wanted once.
    table.page.hint.forget()
    table.page.asking.offer()
    assert not table.page.hint.is_thinking


def test_a_hint_that_was_wanted_is_forgotten_with_what_is_taken_back(table: Table) -> None:
    table.click_answer(table.session.match.legal()[0])
    table.press(Qt.Key.Key_H)
    table.page.changes.undo()
    table.until_asked()
    assert not table.page.hint.is_thinking


@pytest.mark.parametrize(
    ("game", "answers"),
    [*product(sorted(GAMES), (2, 12)), *(("cortez", ply) for ply in CORTEZ_FORMS)],
)
def test_a_hint_takes_up_only_what_nobody_chose(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, answers: int
) -> None:
    """What is half chosen stays. What the game itself set, such as a bid, becomes the hint."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, moment(game, 2, answers)) as table:
        table.until_asked()
        choice, ply = table.page.scene.controller, table.session.match.ply
        before, would = copy(choice.selection), choice.preselected_action()
        assert choice.selection is not None
        is_preset = choice.selection.is_preset()
        assert is_preset or would is None
        for action in table.session.match.legal()[:12:3]:
            table.press(Qt.Key.Key_H)
            answer(table, action)
            assert table.page.hint.hinted == action
            if is_preset:
                assert choice.preselected_action() == action
                mains = [button for button in choice.buttons() if button.is_main]
                assert all(button.gives in (None, action) for button in mains)
                # Who puts the hint away has what was there before.
                table.press(Qt.Key.Key_H)
            assert (choice.selection, choice.preselected_action()) == (before, would)
            if would is None:
                table.press(Qt.Key.Key_Return)
                assert table.session.match.ply == ply
            table.page.hint.forget()
        # Who takes it up has begun it, and who puts the hint away has not.
        table.press(Qt.Key.Key_H)
        answer(table, action)
        table.page.hint.lift(1)
        assert choice.preselected_action() == action
        table.press(Qt.Key.Key_H)
        assert (choice.selection, choice.preselected_action()) == (before, would)


def test_a_bid_begins_with_that_of_the_hint(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Number, gold button and callout no. 1 agree, until the person chooses another number."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, moment("cortez", 3, 15)) as table:
        table.until_asked()
        choice, ply, first, second, third = (
            table.page.scene.controller,
            table.session.match.ply,
            *[action for action in table.session.match.legal() if isinstance(action, Bid)][:3],
        )
        assert choice.preselected_action() == first
        table.press(Qt.Key.Key_H)
        answer(table, second)
        assert choice.preselected_action() == second
        gold = next(button for button in choice.buttons() if button.is_main)
        assert gold.label == f"Bid {second.amount}"
        (callout,) = table.page.scene.callouts.shown_callouts
        assert callout.text.move.action == second
        # Enter meant something else a moment ago.
        table.press(Qt.Key.Key_Return)
        assert table.session.match.ply == ply
        assert table.page.strip.aside.startswith("The hint has just changed")
        table.press(Qt.Key.Key_Right)
        assert choice.preselected_action() == third
        table.page.hint.think_longer()
        answer(table, first)
        assert choice.preselected_action() == third, "the person chose it"
        table.press(Qt.Key.Key_Return)
        assert table.session.match.steps[ply].action == third


def test_a_hint_is_not_waited_for_for_ever(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.bots, "restart", lambda: None)
    strip, hint = table.page.strip, table.page.hint
    before = strip.aside
    table.press(Qt.Key.Key_H)
    assert strip.aside == "Looking for a good move…"
    assert 0 < hint._patience.remainingTime() <= 30_000
    hint._patience.timeout.emit()
    assert not hint.is_thinking
    assert strip.aside == "The coach gave no answer."
    table.press(Qt.Key.Key_H)
    assert hint.is_thinking
    table.press(Qt.Key.Key_Escape)
    assert not hint.is_thinking
    assert not hint._patience.isActive()
    assert strip.aside == before
