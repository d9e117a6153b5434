"""Hints: asked with a key or a button, shown on the board, forgotten with the next choice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.codec import encode
from engine.core import Action, Game, View

from .condottierekit import condottiere, italy
from .tablekit import HUMAN, PromptBots, Table, bot, cannir, human, table

pytestmark = pytest.mark.usefixtures("dressed")


class Slow(PromptBots):
    """Bots that wait to be told to answer, and remember what they were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[int, str, float | None]] = []
        self.cancelled: list[int] = []

    def ask(
        self,
        ticket: int,
        game: Game,
        view: View,
        legal: list[Action],
        level: str,
        seed: int,
        seconds: float | None = None,
        iterations: int | None = None,
    ) -> None:
        self.asked.append((ticket, level, seconds))

    def cancel(self, ticket: int) -> None:
        self.cancelled.append(ticket)


@pytest.fixture
def made(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Table]:
    monkeypatch.setattr("tests.desktop.tablekit.PromptBots", Slow)
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=3)) as made:
        while made.session.question is not None and made.session.question.seat != 0:
            qtbot.waitUntil(lambda: bool(slow(made).asked))
            answer(made, made.session.match.legal()[0])
            slow(made).asked.clear()
        made.until_asked()
        slow(made).asked.clear()
        yield made


def slow(made: Table) -> Slow:
    assert isinstance(made.bots, Slow)
    return made.bots


def answer(made: Table, action: Action) -> None:
    """Answer the question last put to the bots."""
    ticket = slow(made).asked[-1][0]
    made.bots.answered.emit(ticket, {"action": encode(action)})


def test_the_hint_is_marked_and_said_but_not_given(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    ((ticket, level, seconds),) = slow(made).asked
    assert (level, seconds) == ("level5", 1.0)
    assert ticket < 0, "never the ticket of a question to a bot"
    assert made.page.strip.aside == "Looking for a good move…"
    ply, action = made.session.match.ply, made.session.match.legal()[-1]
    heard: list[str] = []
    made.page.view.announced.connect(heard.append)
    answer(made, action)
    assert made.scene.choice.considered() == action
    assert heard[-1] == made.page.strip.aside
    said = made.scene.texts.action(action, made.session.view())
    assert made.page.strip.aside == f"Hint: {said}."
    assert made.session.match.ply == ply
    made.press(Qt.Key.Key_Return)
    assert made.session.match.record.answers[ply] == (0, encode(action))
    assert not made.session.match.record.marks


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
    assert len(slow(made).asked) == 2, "it is asked anew"


def test_a_hint_taken_back_is_shown_again_without_thinking(made: Table) -> None:
    action = made.session.match.legal()[-1]
    made.press(Qt.Key.Key_H)
    answer(made, action)
    while made.scene.choice.take_back():
        pass
    assert made.scene.choice.considered() is None
    made.press(Qt.Key.Key_H)
    assert made.scene.choice.considered() == action
    assert len(slow(made).asked) == 1


def test_an_answer_comes_before_the_hint(made: Table) -> None:
    legal = made.session.match.legal()
    made.press(Qt.Key.Key_H)
    ticket = slow(made).asked[-1][0]
    made.page.asking.answer(legal[0])
    assert ticket in slow(made).cancelled
    made.bots.answered.emit(ticket, {"action": encode(legal[-1])})
    assert made.scene.choice.considered() is None
    assert "Hint" not in made.page.strip.aside


@pytest.mark.parametrize("message", [{}, {"action": {"do": "nonsense"}}])
def test_a_hint_that_makes_no_sense_is_none(made: Table, message: dict[str, object]) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.answered.emit(slow(made).asked[-1][0], message)
    assert made.scene.choice.considered() is None
    assert made.page.strip.aside == ""


def test_a_process_that_died_leaves_the_question_open(made: Table) -> None:
    made.press(Qt.Key.Key_H)
    made.bots.failed.emit("ended")
    assert made.page.strip.aside == ""
    made.press(Qt.Key.Key_H)
    assert len(slow(made).asked) == 2


def test_nobody_else_learns_from_a_hint_what_lies_covered(qtbot: QtBot) -> None:
    with table(qtbot, cannir(human("Ana"), human("Rui"))) as made:
        made.until_asked()
        assert not made.page.strip.hint.isVisible()
        made.press(Qt.Key.Key_H)
        assert made.page.strip.aside == ""


def test_the_hint_gives_way_to_words(made: Table) -> None:
    strip = made.page.strip
    strip.resize(360, strip.height())
    strip.say(0, "Sentences that need all of the room there is in this strip. " * 3)
    assert not strip.hint.isVisible()
    strip.resize(1000, strip.height())
    assert strip.hint.isVisible()


def test_an_answer_of_the_board_comes_before_the_hint(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(human("Ana"), human("Rui"), edition=1), hands="curtain") as made:
        made.until_asked()
        QTest.mouseClick(made.page.curtain.button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: made.map.choice.choosing is not None)
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))
        made.press(Qt.Key.Key_T)
        assert made.page.strip.aside == "No region would win the game yet."
        made.press(Qt.Key.Key_H)
        qtbot.waitUntil(lambda: made.page.strip.aside.startswith("Hint"))
