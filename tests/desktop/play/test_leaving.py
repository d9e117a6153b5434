"""Leaving one's seat to a bot at the table, watching it play, and coming back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page.explanation_sheets import StatisticsDialog
from desktop.windows.match_page.fairness import FairnessDialog
from engine.core.values import Leave, Return
from engine.play.autoplay import play_on
from engine.play.match import Match
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot, human

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")
LEFT = Qt.MouseButton.LeftButton


def menu(made: Italy) -> QMenu:
    """What the menu has for this match."""
    found = QMenu(made.page)
    found.addActions(made.page.menu_actions)
    return found


def entries(made: Italy) -> list[str]:
    shown = [one for one in menu(made).actions() if one.isVisible() and one.isEnabled()]
    return [one.text().replace("&", "") for one in shown]


def choose(made: Italy, text: str) -> None:
    """Click an entry of the menu."""
    shown = menu(made)
    shown.popup(made.page.mapToGlobal(made.page.rect().center()))
    (action,) = (one for one in shown.actions() if one.text().replace("&", "") == text)
    QTest.mouseClick(shown, LEFT, pos=shown.actionGeometry(action).center())
    shown.hide()


def box(made: Italy) -> Confirmation:
    (found,) = made.page.findChildren(Confirmation)
    return found


def confirm(made: Italy) -> None:
    QTest.mouseClick(box(made).yes, LEFT)
    settle()


def press(made: Italy, text: str) -> None:
    (found,) = [one for one in made.page.strip.buttons if one.text() == text]
    QTest.mouseClick(found, LEFT)


def leave(made: Italy) -> None:
    choose(made, "Leave your seat to a bot…")
    confirm(made)


def away(made: Italy) -> list[int]:
    return [seat for seat in range(3) if seat in made.session.match.attendance.away]


def silent(*asked: object) -> None:
    """A bot that thinks for ever."""


def test_a_bot_takes_over_and_the_person_comes_back(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as made:
        made.until_asked()
        before = made.session.view()
        choose(made, "Leave your seat to a bot…")
        assert box(made).headline == "Leave your seat to a bot?"
        assert box(made).detail == (
            "A bot (Page) takes over your seat, and the game goes on. You can come back at any "
            "time."
        )
        QTest.mouseClick(box(made).cancel, LEFT)
        settle()
        assert not away(made)
        with monkeypatch.context() as patch:
            patch.setattr(made.bots, "ask", silent)
            leave(made)
        assert away(made) == [0]
        # It is still their own seat they look from, and nothing else is shown.
        assert made.session.viewer == 0
        assert made.session.view() == before
        assert made.map.choice.choosing is None
        assert made.page.strip.sentence == "A bot plays for you."
        assert made.page.strip.aside == "You leave your seat; a bot (Page) plays on for you."
        assert made.page.sidebar.chronicle.lines[-1] == made.page.strip.aside
        assert made.page.sidebar.seats[0].state.about == "Lion · bot, Page"
        assert "Leave your seat to a bot…" not in entries(made)
        assert "Undo" not in entries(made)
        question = made.session.question
        assert question is not None
        made.session.players[0].ask(question)
        qtbot.waitUntil(lambda: made.session.match.steps[-1].seat == 0)
        press(made, "Pause")
        press(made, "Back to your seat")
        made.until_asked()
        assert not away(made)
        assert "You are back in your seat." in made.page.sidebar.chronicle.lines
        assert made.session.match.decision is not None
        assert made.session.match.decision.seat == 0
        assert "Undo" not in entries(made)
        coming = [step.action for step in made.session.match.steps]
        assert Leave("level1") in coming
        assert Return() in coming


def test_what_a_bot_did_in_ones_place_is_taken_back_with_the_leaving(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as made:
        made.until_asked()
        chosen = made.session.match.ply
        made.page.asking.submit(made.session.match.legal()[0])
        made.until_asked()
        leave(made)
        qtbot.waitUntil(lambda: made.session.match.steps[-1].unasked)
        choose(made, "Back to your seat")
        made.until_asked()
        made.page.changes.undo()
        made.until_asked()
        assert made.session.match.ply == chosen
        assert not away(made)
        made.page.changes.redo()
        made.until_asked()
        assert made.session.match.ply > chosen


def test_the_end_tells_who_was_away(qtbot: QtBot) -> None:
    match = Match(condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2))
    # The last of the person's questions but two.
    play_on(match, 77)
    with italy(qtbot, match.record) as made:
        made.until_asked()
        leave(made)
        qtbot.waitUntil(lambda: made.page.moment.over, timeout=60_000)
        assert not made.session.returning()
        made.page.explanations.show_statistics()
        (figures,) = made.page.findChildren(StatisticsDialog)
        said = "A bot played for you part of the time."
        assert said in [label.text() for label in figures._remarks]
        figures.reject()
        made.page.explanations.fairness()
        (sheet,) = made.page.findChildren(FairnessDialog)
        assert sheet._limits.text().startswith(said)
        assert set(sheet._figures) == {0, 1, 2}
        sheet.reject()


def test_of_three_people_one_leaves_and_the_others_hand_the_screen_on(qtbot: QtBot) -> None:
    players = human("Ana"), human("Rui"), human("Eva")
    for hands in ("peek", "curtain"):
        with italy(qtbot, condottiere(*players, seed=2), hands=hands) as made:
            made.until_asked()
            first = made.session.person
            assert first is not None
            QTest.keyPress(made.page.view, Qt.Key.Key_P)
            choose(made, "Leave your seat to a bot…")
            assert box(made).detail.endswith(
                "You can come back as long as two other people are playing at this screen."
            )
            confirm(made)
            QTest.keyRelease(made.page.view, Qt.Key.Key_P)
            made.until_asked()
            assert away(made) == [first]
            assert made.session.viewer is None
            assert made.session.person not in (None, first)
            name = made.session.names()[first]
            assert f"{name} leaves; a bot (Knight) plays on in that seat." in (
                made.page.sidebar.chronicle.lines
            )
            choose(made, f"{name} comes back")
            made.until_asked()
            assert not away(made)
            assert f"{name} is back." in made.page.sidebar.chronicle.lines


def test_who_is_left_alone_sees_their_hand_and_nobody_returns(qtbot: QtBot) -> None:
    record = condottiere(human("Ana"), human("Rui"), bot("Otto"), seed=2)
    with italy(qtbot, record) as made:
        made.until_asked()
        leaver = made.session.person
        assert leaver is not None
        other = made.session.names()[1 - leaver]
        choose(made, "Leave your seat to a bot…")
        assert box(made).detail.endswith(
            f"From then on, {other}’s hand is shown openly: you cannot come back."
        )
        confirm(made)
        made.until_asked()
        assert made.session.viewer == 1 - leaver
        assert not made.page.strip.peek.isVisible()
        assert not made.session.returning()
        assert not [text for text in entries(made) if "back" in text]
        choose(made, "Leave your seat to a bot…")
        confirm(made)
        assert made.session.viewer is None
        assert made.session.returning() == [1 - leaver]


def test_a_match_is_taken_up_as_it_was_left(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Aldric"), bot("Maud"), seed=2)) as made:
        made.until_asked()
        leave(made)
        record = made.session.match.record
    with italy(qtbot, record) as again:
        assert away(again) == [0]
        assert again.session.viewer == 0
        press(again, "Back to your seat")
        again.until_asked()
        assert again.map.choice.choosing is not None


def test_two_people_resign(qtbot: QtBot) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("Maud"), seed=2)) as made:
        made.until_asked()
        assert "Resign…" in entries(made)
        assert "Leave your seat to a bot…" not in entries(made)


def test_an_ampersand_in_a_name_marks_no_key(qtbot: QtBot) -> None:
    record = condottiere(human("A & B"), human("Rui"), human("Eva"), seed=2)
    with italy(qtbot, record) as made:
        made.until_asked()
        made.session.leave(0)
        settle()
        shown: list[QAction] = made.page.changes.actions
        assert "A && B comes back" in [one.text() for one in shown if one.isVisible()]
