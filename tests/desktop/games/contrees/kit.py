"""A table of Contrées to click at."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.contrees.scene import ContreesScene
from desktop.table.scene import TableScene
from engine.core.values import Action, Json
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Lay, Place
from engine.play.match_files import new_record
from engine.play.record import Record
from tests.desktop.table.kit import Table


class Land(Table):
    """The page of a match of Contrées, and ways to play at it."""

    @property
    def ground(self) -> ContreesScene:
        scene: TableScene = self.page.scene
        assert isinstance(scene, ContreesScene)
        return scene

    def rests(self) -> bool:
        if self.page.director.is_busy:
            return False
        return self.session.match.result is not None or self.ground.controller.selection is not None

    def place_without_item(self, target_id: Hashable) -> QPointF | None:
        match target_id:
            case ("hex", (int(q), int(r))):
                return self.ground.place_of((q, r))
        return None

    def click_answer(self, action: Action) -> None:
        """Give an answer with the mouse alone."""
        selection = self.ground.controller.selection
        assert selection is not None
        match action:
            case Lay(tile, white):
                if selection.is_snow != white:
                    self.click(("tray", white))
                self.click(("hex", tile))
            case Place(at):
                self.click(("corner", at))

    def key_answer(self, action: Action) -> None:
        """Give an answer with the arrows and Enter, seeing on the land where they stand."""
        selection = self.ground.controller.selection
        assert selection is not None
        if isinstance(action, Lay) and selection.is_snow != action.white:
            self.press(Qt.Key.Key_2 if action.white else Qt.Key.Key_1)
        goal = action.at if isinstance(action, Place) else getattr(action, "hex", None)
        arrows = {
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Down: (0, 1),
            Qt.Key.Key_Left: (-1, 0),
        }
        self.press(Qt.Key.Key_Up)
        start = selection.target
        assert start is not None
        ways: dict[object, list[Qt.Key]] = {start: []}
        fresh = [start]
        while goal not in ways:
            here = fresh.pop(0)
            for key, (dx, dy) in arrows.items():
                selection.target = here
                selection.walk(dx, dy)
                there = selection.target
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], key]
                    fresh.append(there)
        selection.target = start
        for key in ways[goal]:
            self.press(key)
        assert selection.target == goal
        self.press(Qt.Key.Key_Return)

    def right_click(self) -> None:
        viewport = self.page.view.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=viewport.rect().center())


def contrees(*players: Json, seed: int = 1, options: Json = None, position: Json = None) -> Record:
    """Return a record about to begin."""
    record = new_record(CONTREES, 2, seed, options, tuple(players))
    return record if position is None else replace(record, position=position)


@contextmanager
def land(qtbot: QtBot, record: Record, **how: object) -> Iterator[Land]:
    """Yield a table that is cleared away afterwards."""
    table = Land(qtbot, record, **how)  # type: ignore[arg-type]
    try:
        yield table
    finally:
        table.session.close()
        table.page.hide()
