"""A lesson in the window, learnt with clicks and keys."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.storage.settings import Settings
from desktop.windows.lessons.classroom import Classroom
from desktop.windows.lessons.lesson_guide import LessonGuide
from desktop.windows.match_page.match_page import MatchPage
from engine.games import GAMES
from tests.desktop.kit import settle
from tests.desktop.table.kit import Table


class School:
    """A classroom without a window round it, and ways to learn there."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.settings = Settings(None)
        self.settings.set("animation", "off")
        self.settings.set("pace", "instant")
        self.room = QWidget()
        self.settings.setParent(self.room)
        qtbot.addWidget(self.room)
        self.room.resize(1024, 640)
        self.pages: list[MatchPage] = []
        self.classroom = Classroom(GAMES, TABLES, self.settings, self.room)
        self.classroom.table_ready.connect(self._show)
        self.room.show()

    def _show(self, page: MatchPage) -> None:
        for former in self.pages:
            former.session.close()
            former.hide()
            former.deleteLater()
        self.pages = [page]
        page.resize(self.room.size())
        page.setUpdatesEnabled(Table.painted)
        page.show()
        page.session.start()

    @property
    def page(self) -> MatchPage:
        return self.pages[-1]

    @property
    def guide(self) -> LessonGuide:
        assert self.classroom.guide is not None
        return self.classroom.guide

    def open(self, game: str, lesson: str, step: int = 0) -> None:
        self.classroom.open(game, lesson, step)
        self.guide.take_back_timer.setInterval(0)
        self.until_ready()

    def until_ready(self) -> None:
        """Wait until the coach waits for an answer, or for the gold button."""
        self.qtbot.waitUntil(self.ready)
        settle()

    def ready(self) -> bool:
        step = self.guide.step
        # Nobody reads here what is held up.
        self.page.director.go_on()
        if self.page.director.is_busy or self.guide.take_back_timer.isActive():
            return False
        return step is None or not step.accept or self.page.state.question is not None

    def learn(self) -> None:
        """Give the answer that is shown, or go on."""
        before = self.guide, self.guide.number
        self.guide.go_forward()
        step = self.guide.step
        if step is not None and step.accept and before == (self.guide, self.guide.number):
            if self.page.scene.controller.preselected_action() is not None:
                self.guide.go_forward()
            self.qtbot.waitUntil(lambda: self.ready_to_read_on(before))
            self.guide.take_back_timer.setInterval(0)
        self.until_ready()

    def ready_to_read_on(self, before: tuple[LessonGuide, int]) -> bool:
        """Return whether the coach is elsewhere; nobody reads here what is held up."""
        self.page.director.go_on()
        return (self.guide, self.guide.number) != before
