"""What the tests of the windows share: services in a folder of their own, widgets and texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.language.translation import Language
from desktop.play.table_session import TableSession
from desktop.review.review_panel_parts import SaveButton
from desktop.storage.game_store import GameStore
from desktop.storage.saved_game_list import SavedGameList
from desktop.storage.settings import Settings
from desktop.style.text_size import TextScaled, scaled
from desktop.table.buttons import Button
from desktop.table.curtain import Curtain
from desktop.windows.ledger.ledger_panel import SealButton
from desktop.windows.puzzles.card import PuzzleCard
from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.foot_row import Link
from engine.play.match import Match

#: What a button has beside its words at both ends, of which most may be missing; and how small
#: they may become.
_PAD, _SHRUNK = 18, 0.82
#: Where Qt's own buttons write.
_CONTENTS: dict[type[QAbstractButton], QStyle.SubElement] = {
    QPushButton: QStyle.SubElement.SE_PushButtonContents,
    QCheckBox: QStyle.SubElement.SE_CheckBoxContents,
    QRadioButton: QStyle.SubElement.SE_RadioButtonContents,
}


@dataclass
class Services:
    """What the application hands to its window."""

    folder: Path
    settings: Settings
    language: Language
    store: GameStore

    def again(self) -> Services:
        """Return the same files at the next start."""
        settings = Settings(self.folder / "settings.json", self.language)
        return Services(self.folder, settings, self.language, GameStore(self.store.folder))


def list_games(store: GameStore) -> SavedGameList:
    """Return all that lies in a store, read."""
    games = SavedGameList(store)
    games.refresh()
    games.read_all()
    return games


def owned(session: TableSession | None) -> Match:
    """Return the match of a session that owns it."""
    assert session is not None
    assert session.full_match is not None
    return session.full_match


def settle() -> None:
    """Let queued events and deletions happen."""
    for _ in range(2):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def activate(qtbot: QtBot, window: QWidget) -> None:
    """Give a window the keyboard; its shortcuts act only then."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def can_open(curtain: Curtain) -> bool:
    """Return whether the curtain is closed and can be opened."""
    return curtain.isVisible() and not curtain.pause_timer.isActive()


def find(widget: Any, kind: type, name: str) -> Any:
    """Return the child of a kind with an object name; exactly one."""
    (child,) = widget.findChildren(kind, name)
    return child


def texts(window: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield every visible label, button, drop-down and placeholder of a field with its text."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or isinstance(widget, QMenu):
            continue
        if isinstance(widget, (QLabel, QAbstractButton)) and widget.text():
            yield widget, widget.text()
        elif isinstance(widget, QComboBox):
            for index in range(widget.count()):
                yield widget, widget.itemText(index)
            if shown_text(widget) != widget.currentText():
                yield widget, shown_text(widget)
        elif isinstance(widget, QLineEdit) and not widget.text() and widget.placeholderText():
            yield widget, widget.placeholderText()


def shown_text(box: QComboBox) -> str:
    """Return the text of a closed drop-down, which may be shorter than that of its list."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return str(option.currentText)


def cut_off(window: QWidget) -> Iterator[str]:
    """Yield texts wider or higher than their place."""
    for widget, text in texts(window):
        # In pixels of the screen, also of what counts in those of normal text.
        high, room = widget.size().height(), widget.size().width()
        if isinstance(widget, QLabel) and widget.wordWrap():
            needed, room = widget.heightForWidth(room), high
        elif isinstance(widget, QLabel):
            needed = widget.sizeHint().width()
        elif isinstance(widget, (ShelfBox, SealButton, PuzzleCard, SaveButton)):
            # The label is painted, as small as need be, or is for people who cannot see.
            continue
        elif isinstance(widget, (Link, Button)):
            # It may write its words otherwise, in a type of its own.
            needed = widget.sizeHint().width()
            if isinstance(widget, Button):
                needed -= scaled(_PAD)
                # Beside a key it writes its words no smaller.
                needed = needed if widget.shows_key else round(needed * _SHRUNK)
        elif isinstance(widget, TextScaled):
            needed = widget.sizeHint().width()
        elif isinstance(widget, QComboBox) and text != shown_text(widget):
            continue
        else:
            # A closed drop-down may write less than its entry in the list.
            shown = _closed(widget).currentText if isinstance(widget, QComboBox) else text
            needed = QFontMetrics(widget.font()).horizontalAdvance(shown.replace("&", ""))
            room = _inner(widget).width()
        if needed > room + 1:
            name = f"{type(widget).__name__} {widget.property('role') or widget.objectName()}"
            yield f"{name}: {plain_text(text)!r} needs {needed} of {room}"


def _closed(widget: QComboBox) -> QStyleOptionComboBox:
    """Return how a drop-down is drawn while its list is closed."""
    option = QStyleOptionComboBox()
    widget.initStyleOption(option)
    return option


def _inner(widget: QWidget) -> QRect:
    """Return the rect that the style leaves for the text of a button, a drop-down or a field."""
    style = widget.style()
    if isinstance(widget, QComboBox):
        return style.subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            _closed(widget),
            QStyle.SubControl.SC_ComboBoxEditField,
            widget,
        )
    if isinstance(widget, QLineEdit):
        frame = QStyleOptionFrame()
        widget.initStyleOption(frame)
        room = style.subElementRect(QStyle.SubElement.SE_LineEditContents, frame, widget)
        clear = sum(button.width() for button in widget.findChildren(QToolButton))
        # Qt leaves two pixels at each end.
        return room.marginsRemoved(widget.textMargins()).adjusted(2, 0, -2 - clear, 0)
    if isinstance(widget, (QPushButton, QCheckBox, QRadioButton)):
        option = QStyleOptionButton()
        widget.initStyleOption(option)
        element = next(part for kind, part in _CONTENTS.items() if isinstance(widget, kind))
        return style.subElementRect(element, option, widget)
    return widget.rect()


def plain_text(text: str) -> str:
    """Return a label's text without its markup."""
    return re.sub(r"<[^<>]*>", " ", text).strip()
