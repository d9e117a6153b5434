"""A room with puzzles in the window: solved with clicks, and judged at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.storage.settings import Settings
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.puzzles.attempt_control import Phase
from desktop.windows.puzzles.puzzle_controller import PuzzleController
from desktop.windows.puzzles.puzzle_room import PuzzleRoom
from engine.core.values import Action, Json
from engine.data.codec import encode
from engine.puzzles import Attempt, Puzzle, puzzles_of
from engine.puzzles.worker import reply_to
from tests.desktop.kit import settle


class Prompt(QObject):
    """A process of proofs that answers in the next turn of the event loop."""

    line_read = Signal(object)
    ended = Signal()

    def __init__(self, command: Sequence[str], message: Json, parent: QObject) -> None:
        super().__init__(parent)
        self._message = message
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._say)
        self._later.start()

    def _say(self) -> None:
        self.line_read.emit(reply_to(self._message))

    def stop(self) -> None:
        self._later.stop()
        self.deleteLater()


class Room:
    """Puzzles without a window round them, and ways to try."""

    def __init__(self, qtbot: QtBot, settings: Settings) -> None:
        self.qtbot, self.settings = qtbot, settings
        settings.set("pace", "instant")
        self.place = QWidget()
        qtbot.addWidget(self.place)
        self.place.resize(1280, 800)
        self.pages: list[MatchPage] = []
        self.room = PuzzleRoom(TABLES, settings, self.place)
        self.room.table_ready.connect(self._show)
        self.place.show()

    def _show(self, page: MatchPage) -> None:
        for former in self.pages:
            former.session.close()
            former.hide()
            former.deleteLater()
        self.pages = [page]
        page.resize(self.place.size())
        # Nobody looks: painting would take most of the time.
        page.setUpdatesEnabled(False)
        page.show()
        page.session.start()

    @property
    def page(self) -> MatchPage:
        return self.pages[-1]

    @property
    def desk(self) -> PuzzleController:
        assert self.room.desk is not None
        return self.room.desk

    def open(self, puzzle: Puzzle) -> None:
        self.room.open(puzzle)
        self.desk.trying.failed_timer.setInterval(0)
        self.desk.trying.solution_timer.setInterval(0)
        self.until(lambda: self.page.state.question is not None)

    def until(self, come: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(lambda: self._has_read() and come())

    def _has_read(self) -> bool:
        """Return whether an event that is held up need not be read here."""
        if self.pages:
            self.page.director.go_on()
        return True

    def until_phase(self, *phases: Phase) -> None:
        self.until(lambda: self.desk.trying.phase in phases)

    def until_told(self) -> None:
        """Wait until it is known what came of the answer that was given."""
        trying = self.desk.trying
        self.until(lambda: trying.phase is Phase.SOLVED or self.page.state.question is not None)

    def click(self, action: Action) -> None:
        """Click what an answer names, and confirm it where that is not enough."""
        page = self.page
        for word in (value for key, value in encode(action).items() if key != "do" and value):
            target_id = tuple(word) if isinstance(word, list) else word
            for seen in page.scene.visible_outlines(target_id, cards=True)[:1]:
                middle = page.view.mapFromScene(seen.shape.boundingRect().center())
                QTest.mouseMove(page.view.viewport(), middle)
                QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
                settle()
        if page.state.question is not None and page.scene.controller.preselected_action() == action:
            QTest.keyClick(page.view, Qt.Key.Key_Return)
            settle()

    def fail(self) -> None:
        """Give answers that solve nothing, others each time, until an attempt has failed."""
        before, solution = len(self.desk.trying.failed_attempts), self.desk.puzzle.solution()[:1]
        while len(self.desk.trying.failed_attempts) == before:
            self.until(lambda: self.page.state.question is not None)
            question = self.page.state.question
            assert question is not None
            wrong = [action for action in question.legal if action not in solution]
            self.page.asking.submit(wrong[-1 - before % len(wrong)])
            self.until_told()


def easiest(game: str) -> Puzzle:
    """Return the puzzle of a game that is solved in fewest answers."""
    return min(puzzles_of(game), key=lambda puzzle: (puzzle.within, len(puzzle.moves)))


def solving(room: Room) -> Action:
    """Return an answer that solves what is left of the puzzle."""
    attempt = Attempt(room.desk.puzzle)
    for given in room.desk.trying.actions:
        attempt.submit(given.action)
    hint = attempt.hint()
    assert hint is not None
    return hint
