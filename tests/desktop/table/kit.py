"""A table to click at: a real session and page, bots that answer at once, a hand with a mouse."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.scene import CannirScene
from desktop.play.session import Session
from desktop.storage.settings import Settings
from desktop.system.qt_bots import QtBots
from desktop.table.game_table import GameTable
from desktop.table.items import HitItem
from desktop.table.view import TableView
from desktop.windows.match_page.match_page import MatchPage
from engine.bots.protocol import Occasion, Request
from engine.core.rng import Rng
from engine.core.values import Action, Json
from engine.data.codec import encode
from engine.games.cannir import CANNIR
from engine.games.cannir.actions import Attack, Choose, Place, Restore
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.kit import can_open

HUMAN: Json = {"kind": "human", "name": ""}


def bot(name: str) -> Json:
    return {"kind": "bot", "name": name, "level": "level1"}


def human(name: str) -> Json:
    return {"kind": "human", "name": name}


class PromptBots(QtBots):
    """Bots without a process: the game's own heuristic, in the next turn of the event loop."""

    def ask(self, ticket: int, request: Request) -> None:
        game = request.game
        codes = [game.code(action) for action in request.legal]
        action = game.action(game.bots.policy.suggest(request.view, codes, Rng(request.seed)))
        QTimer.singleShot(0, self, _Answer(self, ticket, action))

    def interrupt(self, ticket: int, occasion: Occasion) -> None:
        """Let the bot act as its game says; nobody has anything to say unless a test says it."""
        deed = occasion.game.bots.act(occasion.view)
        if deed is not None:
            QTimer.singleShot(0, self, _Answer(self, ticket, deed))

    def cancel(self, ticket: int) -> None:
        """The session drops late answers itself."""

    def restart(self) -> None:
        """Nothing runs."""

    def close(self) -> None:
        """Nothing runs."""


class _Answer:
    def __init__(self, process: PromptBots, ticket: int, action: Action) -> None:
        self._process, self._ticket, self._action = process, ticket, action

    def __call__(self) -> None:
        self._process.replied.emit(self._ticket, {"action": encode(self._action)})


class Table:
    """A page with its session, and ways to play at it."""

    #: Whether the page is painted; what is only laid out and clicked need not be.
    painted = True

    def __init__(
        self,
        qtbot: QtBot,
        record: Record,
        *,
        animation: str = "off",
        pace: str = "instant",
        hands: str = "peek",
        size: tuple[int, int] = (1280, 800),
        shown: GameTable | None = None,
    ) -> None:
        self.qtbot = qtbot
        self.settings = Settings(None)
        self.settings.set("animation", animation)
        self.settings.set("pace", pace)
        self.settings.set("hands", hands)
        self.bots = PromptBots()
        table = shown or TABLES[record.game]
        self.session = Session(Match(record), self.bots, routines=table.routines)
        self.page = MatchPage(self.session, table, self.settings, None)
        for part in (self.settings, self.bots, self.session):
            part.setParent(self.page)
        # Held until it is closed: a page that no test knows any more would be collected whenever
        # Python looks for circles, and deleted in the middle of its painting.
        held = self.held = [self.page]
        qtbot.addWidget(self.page, before_close_func=lambda page: held.clear())
        # Nobody holds a key down here.
        self.page.curtain.pause_timer.setInterval(0)
        self.page.resize(*size)
        self.page.setUpdatesEnabled(self.painted)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(self.page.isActiveWindow)
        self.session.start()

    @property
    def scene(self) -> CannirScene:
        scene = self.page.scene
        assert isinstance(scene, CannirScene)
        return scene

    # -- waiting, without clocks ---------------------------------------------------------------

    def until_asked(self) -> None:
        """Wait until somebody at the screen is asked, or the match is over.

        The window is painted then. Painting each answer of a bot as well takes most of the time,
        and is done where answers are animated.
        """
        self.page.setUpdatesEnabled(self.painted and self.settings.get("animation") != "off")
        self.qtbot.waitUntil(self.rests)
        self.page.setUpdatesEnabled(self.painted)

    def rests(self) -> bool:
        # Nobody reads here what is held up.
        self.page.director.go_on()
        if self.session.match.result is None:
            # Nor the sheet between two games of a points match.
            self.page.ending.close()
        if self.page.director.is_busy:
            return False
        trade, decision = self.page.interruptions.waiting_trade(), self.session.match.decision
        if (
            trade is not None
            and decision is not None
            and not self.session.plays_here(decision.seat)
        ):
            # A bot gives the person a moment for an answer.
            self.session.interrupt(trade.to, trade.end, self.session.match.ply)
            return False
        return self.session.match.result is not None or (
            can_open(self.page.curtain) or self.page.scene.controller.selection is not None
        )

    def over(self) -> bool:
        return self.session.match.result is not None

    # -- mouse -----------------------------------------------------------------------------------

    def place_of(self, target_id: Hashable) -> QPoint:
        """Return a point of the viewport where a spot lies on top."""
        for item in self.page.scene.items():
            if isinstance(item, HitItem) and item.target_id == target_id:
                box = item.sceneBoundingRect()
                for dx, dy in _GRID:
                    at = QPointF(box.left() + box.width() * dx, box.top() + box.height() * dy)
                    if self.page.scene.hit_target_at(at) == target_id:
                        return self.page.view.mapFromScene(at)
        if (bare := self.place_without_item(target_id)) is not None:
            return self.page.view.mapFromScene(bare)
        raise AssertionError(f"{target_id} cannot be clicked")

    def place_without_item(self, target_id: Hashable) -> QPointF | None:
        """Return a point in scene coordinates for a spot that no item has."""
        return None

    def click(self, target_id: Hashable) -> None:
        at = self.place_of(target_id)
        viewport = self.page.view.viewport()
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)

    def hover(self, target_id: Hashable) -> None:
        viewport = self.page.view.viewport()
        # A pointer that rests there already, from another test perhaps, would not be noticed.
        QTest.mouseMove(viewport, QPoint(1, 1))
        QTest.mouseMove(viewport, self.place_of(target_id))

    def drag(self, target_id: Hashable, to: Hashable) -> None:
        viewport = self.page.view.viewport()
        start = self.place_of(target_id)
        QTest.mouseMove(viewport, start)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        self._move_held(start + QPoint(12, -12))
        goal = self.place_of(to)
        self._move_held(goal)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)

    def _move_held(self, at: QPoint) -> None:

        viewport = self.page.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(at),
            QPointF(viewport.mapToGlobal(at)),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(viewport, event)

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.page.view, key)

    # -- playing ---------------------------------------------------------------------------------

    def click_answer(self, action: Action) -> None:
        """Give an answer with the mouse alone."""
        match action:
            case Choose():
                self._press_button(action)
            case Place(card, cell, face):
                self._take_up(card)
                selection = self.scene.controller.selection
                assert selection is not None
                if selection.face != face:
                    (toggle,) = [b for b in self.page.strip.buttons if b.isCheckable()]
                    QTest.mouseClick(toggle, Qt.MouseButton.LeftButton)
                self.click(("cell", cell))
            case Attack(card, cell) | Restore(card, cell):
                self._take_up(card)
                self.click(("sign", cell))

    def _take_up(self, card: str) -> None:
        selection = self.scene.controller.selection
        assert selection is not None
        if selection.card != card:
            self.click(("hand", card))
            assert selection.card == card

    def _press_button(self, action: Action) -> None:
        legal = self.scene.controller.selection.suites if self.scene.controller.selection else []
        number = next(n for n, choose in enumerate(legal) if choose == action)
        QTest.mouseClick(self.page.strip.buttons[number], Qt.MouseButton.LeftButton)


_GRID = [(x / 10, y / 10) for x in (5, 3, 7, 2, 8, 1, 9) for y in (5, 3, 7, 2, 8, 9, 1)]


def cannir(
    *players: Json,
    seed: int = 1,
    options: Json = None,
    position: Json = None,
) -> Record:
    """Return a record about to begin."""
    record = new_record(CANNIR, len(players), seed, options, tuple(players))
    if position is None:
        return record
    from dataclasses import replace

    return replace(record, position=position)


@contextmanager
def open_table(qtbot: QtBot, record: Record, **how: object) -> Iterator[Table]:
    """Yield a table that is cleared away afterwards."""
    table = Table(qtbot, record, **how)  # type: ignore[arg-type]
    try:
        yield table
    finally:
        table.session.close()
        table.page.hide()


#: How a page is painted out of sight, also where a test does without.
PAINT_AHEAD = MatchPage.paint_ahead


def unpainted_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages are made without being painted out of sight: it would take most of the time."""

    def sized(page: MatchPage, size: QSize) -> list[Callable[[], object]]:
        page.resize(size)
        return []

    monkeypatch.setattr(MatchPage, "paint_ahead", sized)


def an_answer(table: Table, rng: Rng) -> Action:
    """Return a legal answer for the seat that decides."""
    legal = table.session.match.legal()
    return legal[rng.below(len(legal))]


def move_held(view: TableView, at: QPoint) -> None:
    """The mouse moves to a point of the viewport, the left button held."""
    viewport = view.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)
