"""What the tests of the shelf share."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.play.setup import Setup
from tests.desktop.kit import find

LEFT = Qt.MouseButton.LeftButton
PLAYERS = (
    {"kind": "human", "name": ""},
    {"kind": "bot", "name": "Aldric", "level": "level1"},
)


def box_of(shelf: ShelfPage, game: str) -> ShelfBox:
    (box,) = (box for box in shelf.findChildren(ShelfBox) if box.game == game)
    return box


def play(qtbot: QtBot, shelf: ShelfPage) -> Setup:
    """Click Play; the set-up that comes of it."""
    with qtbot.waitSignal(shelf.play_requested) as begun:
        qtbot.mouseClick(find(shelf, QPushButton, "play"), LEFT)
    assert begun.args is not None
    return begun.args[1]
