"""Hints: asked with a key or a button, shown on the board, forgotten with the next choice."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.record import from_text, to_text
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
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, human, table
from tests.desktop.windows.pages_kit import begun as moment

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


@pytest.fixture
def begun(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    """A table at which there is something to look back at."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    match = Match(cannir(HUMAN, bot("Aldric"), seed=3))
    while match.ply < 2 or (match.decision is not None and match.decision.seat != 0):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    with table(qtbot, match.record) as made:
        made.until_asked()
        yield made


def test_the_hint_is_marked_and_said_but_not_given(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    ((ticket, level, seconds),) = slow(made).asked
    assert (level, seconds) == ("level5", 1.5)
    assert ticket < 0, "never the ticket of a question to a bot"
    assert made.page.strip.aside == "Looking for a good move…"
    ply, action = made.session.match.ply, made.session.match.legal()[-1]
    heard: list[str] = []
    made.page.view.announced.connect(heard.append)
    answer(made, action)
    assert made.page.hint.hinted == action
    assert heard[-1].startswith(made.page.strip.aside)
    said = made.page.scene.texts.action(action, made.session.view(), made.session.names())
    assert made.page.strip.aside == f"Hint: {said}."
    assert made.session.match.ply == ply
    made.press(Qt.Key.Key_Return)
    assert made.session.match.ply == ply, "nobody took it up"
    QTest.mouseClick(made.page.sidebar.advice.give, Qt.MouseButton.LeftButton)
    assert made.session.match.record.answers[ply] == (0, encode(action))
    assert made.session.match.record.marks == ({"mark": "hint", "ply": ply, "seat": 0},)


def test_its_keys_think_longer_and_give_it(made: Table) -> None:
    for key in (Qt.Key.Key_Z, Qt.Key.Key_J):
        made.press(key)
    ply, action = made.session.match.ply, made.session.match.legal()[-1]
    assert slow(made).asked == []
    made.press(Qt.Key.Key_H)
    answer(made, action)
    made.press(Qt.Key.Key_Z)
    assert [seconds for *_, seconds in slow(made).asked] == [1.5, 3.0]
    answer(made, action)
    assert made.session.match.ply == ply
    made.press(Qt.Key.Key_J)
    assert made.session.match.record.answers[ply] == (0, encode(action))


def test_what_needed_no_weighing_is_hinted_at_without_a_chance(qtbot: QtBot, made: Table) -> None:
    made.press(Qt.Key.Key_H)
    action = made.session.match.legal()[0]
    answer(made, action)
    (plaque,) = made.scene.callouts.shown
    assert (plaque.spoken.move.action, plaque.spoken.weighed) == (action, False)
    box = made.page.sidebar.advice
    # The list takes the chronicle's place as ever, and says why there are no figures.
    assert box.isVisible()
    assert (box.list.count(), box.longer.isVisible()) == (1, False)
    assert "%" not in box.list.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert box.reasons.text() == plaque.spoken.why
    assert box.caption.text() == "There was nothing to weigh up: the coach saw it at once."
    # The button and its key put away what hangs there, weighed or not, and show it again.
    settle()
    assert made.page.strip.hint.accessibleName() == "Hide the hint"
    made.press(Qt.Key.Key_H)
    assert made.scene.callouts.shown == []
    settle()
    assert made.page.strip.hint.accessibleName() == "Hint"
    made.press(Qt.Key.Key_H)
    assert len(made.scene.callouts.shown) == len(slow(made).asked) == 1
    made.scene.choice.consider(made.session.match.legal()[-1])
    assert made.scene.callouts.shown == []
    qtbot.mouseClick(box.give, Qt.MouseButton.LeftButton)
    assert made.session.match.steps[-1].action == action


def test_a_hint_is_noted_once_for_each_question(made: Table) -> None:
    said: list[None] = []
    made.session.noted.connect(lambda: said.append(None))
    first, legal = made.session.match.ply, made.session.match.legal()
    made.press(Qt.Key.Key_H)
    answer(made, legal[-1])
    made.page.hint.think_longer()
    answer(made, legal[-1])
    assert len(slow(made).asked) == 2
    assert made.session.match.record.marks == ({"mark": "hint", "ply": first, "seat": 0},)
    assert len(said) == 1
    kept = from_text(to_text(made.session.match.record))
    assert Match(kept).record.marks == made.session.match.record.marks


def test_the_button_asks_and_the_board_keeps_the_keys(made: Table) -> None:
    assert made.page.strip.hint.isVisible()
    QTest.mouseClick(made.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(made).asked) == 1
    assert made.page.view.hasFocus()
    QTest.mouseClick(made.page.strip.hint, Qt.MouseButton.LeftButton)
    assert len(slow(made).asked) == 1, "it thinks already"


def test_another_choice_is_not_the_hint(made: Table) -> None:
    legal = made.session.match.legal()
    made.press(Qt.Key.Key_H)
    answer(made, legal[-1])
    made.scene.choice.consider(legal[0])
    assert "Hint" not in made.page.strip.aside
    made.press(Qt.Key.Key_H)
    assert len(slow(made).asked) == 1, "what was found is shown again"
    assert made.page.strip.aside.startswith("Hint")


def test_a_hint_taken_back_is_shown_again_without_thinking(made: Table) -> None:
    action = made.session.match.legal()[-1]
    made.press(Qt.Key.Key_H)
    answer(made, action)
    made.press(Qt.Key.Key_1)
    while made.scene.choice.take_back():
        pass
    assert made.scene.choice.considered() is None
    made.press(Qt.Key.Key_H)
    assert made.scene.callouts.shown == [], "it hung there still"
    made.press(Qt.Key.Key_H)
    assert made.page.hint.hinted == action
    assert len(slow(made).asked) == 1


def test_an_answer_comes_before_the_hint(made: Table) -> None:
    legal = made.session.match.legal()
    made.press(Qt.Key.Key_H)
    ticket = slow(made).asked[-1][0]
    made.page.asking.submit(legal[0])
    assert ticket in slow(made).cancelled
    made.bots.replied.emit(ticket, {"action": encode(legal[-1])})
    assert made.scene.choice.considered() is None
    assert "Hint" not in made.page.strip.aside


def test_the_note_of_a_card_leaves_plaques_to_be_read(made: Table) -> None:
    advise(made, (0.61, 0.03), (0.4, 0.05), (0.3, 0.05))
    scene = made.scene
    assert scene.callouts.shown
    viewport, noted = made.page.view.viewport(), 0
    for card in [card for card in scene.seen.hands[0] if card]:
        at = made.place_of(("hand", card))
        event = QHelpEvent(QEvent.Type.ToolTip, at, viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, event)
        noted += scene.note.isVisible()
        assert not any(scene.note.box.intersects(one.box) for one in scene.callouts.shown), card
    assert noted


def test_escape_puts_the_hint_away_wherever_the_keys_go(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_2)
    assert made.scene.choice.considered() is not None
    made.press(Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert made.scene.choice.considered() is None
    made.press(Qt.Key.Key_H)
    box.list.setFocus()
    QTest.keyClick(box.list, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert made.page.view.hasFocus()
    # It is still known: asked for again, nothing is thought about anew.
    made.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(made).asked) == 1


def test_the_key_puts_the_list_away_and_shows_it_again(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_H)
    assert not box.isVisible()
    assert made.page.strip.aside == ""
    made.press(Qt.Key.Key_H)
    assert box.isVisible()
    assert len(slow(made).asked) == 1


def test_the_key_on_the_button_gives_what_it_says(made: Table) -> None:
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    made.press(Qt.Key.Key_2)
    assert box.give.keyed
    assert box.give.text() == "Play hint 2"
    ply, action = made.session.match.ply, made.scene.choice.considered()
    made.press(Qt.Key.Key_J)
    assert made.session.match.record.answers[ply] == (0, encode(action))


def test_a_hint_is_put_aside_while_a_moment_of_the_past_is_looked_at(begun: Table) -> None:
    made = begun
    box = advise(made, (0.6, 0.03), (0.4, 0.05))
    best = made.session.match.legal()[0]
    made.press(Qt.Key.Key_PageUp)
    assert made.page.lookback.ply is not None
    assert not box.isVisible()
    assert made.scene.callouts.shown == []
    made.press(Qt.Key.Key_H)
    assert not box.isVisible()
    made.press(Qt.Key.Key_Escape)
    assert box.isVisible()
    assert made.page.hint.hinted == best
    made.press(Qt.Key.Key_PageUp)
    made.press(Qt.Key.Key_Escape)
    ply = made.session.match.ply
    made.press(Qt.Key.Key_1)
    made.press(Qt.Key.Key_Return)
    assert made.session.match.record.answers[ply] == (0, encode(best))


def test_a_hint_found_while_looking_back_waits(begun: Table) -> None:
    made = begun
    made.press(Qt.Key.Key_H)
    made.press(Qt.Key.Key_PageUp)
    made.bots.replied.emit(slow(made).asked[-1][0], thought(made, (0.6, 0.03), (0.4, 0.05)))
    box = made.page.sidebar.advice
    assert not box.isVisible()
    made.press(Qt.Key.Key_PageDown)
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
def test_a_thought_that_makes_no_sense_leaves_the_hint(made: Table, moves: object) -> None:
    action = made.session.match.legal()[0]
    made.press(Qt.Key.Key_H)
    said = {"iterations": 1, "seconds": 1, "moves": moves}
    made.bots.replied.emit(slow(made).asked[-1][0], {"action": encode(action), "thought": said})
    assert made.page.hint.hinted == action
    assert made.page.hint.advice is not None
    assert not made.page.hint.advice.weighed


@pytest.mark.parametrize("message", [{}, {"action": {"do": "nonsense"}}])
def test_a_hint_that_makes_no_sense_is_none(made: Table, message: dict[str, object]) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.replied.emit(slow(made).asked[-1][0], message)
    assert made.scene.choice.considered() is None
    assert made.page.strip.aside == ""


def test_a_process_that_died_leaves_the_question_open(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.failed.emit("ended")
    assert made.page.strip.aside == "The coach gave no answer."
    made.press(Qt.Key.Key_H)
    assert made.page.strip.aside == "Looking for a good move…"
    assert len(slow(made).asked) == 2


def test_nobody_else_learns_from_a_hint_what_lies_covered(qtbot: QtBot) -> None:
    with table(qtbot, cannir(human("Ana"), human("Rui"))) as made:
        made.until_asked()
        assert not made.page.strip.hint.isVisible()
        made.press(Qt.Key.Key_H)
        assert not made.page.hint.thinking
        assert made.scene.choice.considered() is None
        assert made.page.strip.aside.startswith("No hint while hands are hidden")


def test_an_answer_of_the_board_comes_before_the_hint(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(human("Ana"), human("Rui"), edition=1), hands="curtain") as made:
        made.until_asked()
        QTest.mouseClick(made.page.curtain.button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: made.map.choice.choosing is not None)
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))
        made.press(Qt.Key.Key_T)
        assert made.page.strip.aside == "No region would win the game now."
        # The list is put away, then all is shown again.
        made.press(Qt.Key.Key_H)
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))


def test_a_hint_asked_for_while_the_table_changes_comes_with_the_question(made: Table) -> None:
    first = made.session.match.ply
    made.click_answer(made.session.match.legal()[0])
    # The bot is asked now: nobody at the screen can be helped yet.
    made.press(Qt.Key.Key_H)
    assert "as soon as" in made.page.strip.aside
    assert not made.page.hint.thinking
    until_bots_answered(made)
    assert made.session.match.ply > first
    assert made.page.hint.thinking
    assert "as soon as" not in made.page.strip.aside
    # It was wanted once.
    made.page.hint.forget()
    made.page.asking.offer()
    assert not made.page.hint.thinking


def test_a_hint_that_was_wanted_is_forgotten_with_what_is_taken_back(made: Table) -> None:
    made.click_answer(made.session.match.legal()[0])
    made.press(Qt.Key.Key_H)
    made.page.changes.undo()
    made.until_asked()
    assert not made.page.hint.thinking


@pytest.mark.parametrize("answers", [2, 12])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_hint_takes_nothing_up(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, answers: int
) -> None:
    """Whatever is hinted at: what is half chosen stays, and Enter does what it did before."""
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with table(qtbot, moment(game, 2, answers)) as made:
        made.until_asked()
        choice, ply = made.page.scene.choice, made.session.match.ply
        before, would = copy(choice.choosing), choice.considered()
        for action in made.session.match.legal()[:12]:
            made.press(Qt.Key.Key_H)
            answer(made, action)
            assert made.page.hint.hinted == action
            assert (choice.choosing, choice.considered()) == (before, would)
            if would is None:
                made.press(Qt.Key.Key_Return)
                assert made.session.match.ply == ply
            made.page.hint.forget()
        # Who takes it up has begun it, and who puts the hint away has not.
        made.press(Qt.Key.Key_H)
        answer(made, action)
        made.page.hint.lift(1)
        assert choice.considered() == action
        made.press(Qt.Key.Key_H)
        assert (choice.choosing, choice.considered()) == (before, would)


def test_a_hint_is_not_waited_for_for_ever(made: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(made.bots, "restart", lambda: None)
    strip, hint = made.page.strip, made.page.hint
    before = strip.aside
    made.press(Qt.Key.Key_H)
    assert strip.aside == "Looking for a good move…"
    assert 0 < hint._patience.remainingTime() <= 30_000
    hint._patience.timeout.emit()
    assert not hint.thinking
    assert strip.aside == "The coach gave no answer."
    made.press(Qt.Key.Key_H)
    assert hint.thinking
    made.press(Qt.Key.Key_Escape)
    assert not hint.thinking
    assert not hint._patience.isActive()
    assert strip.aside == before
