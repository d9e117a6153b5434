"""The panel beside the list: the chosen game and its buttons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.language.names import level_name
from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.seat_look import SeatLook
from desktop.storage.saved_game_list import SavedGame
from desktop.style.self_updating import SelfUpdating
from desktop.style.widgets import Elided, KeyButton, plain_label, rule
from desktop.table.game_table import GameTable
from desktop.windows.my_games import my_games_texts
from desktop.windows.pictures.thumbnails import SIZE
from desktop.windows.shelf.continue_card import Position

WIDTH = 352


class GamePanel(SelfUpdating, QFrame):
    """The chosen game.

    Signals:
        open_requested(): continue it, or review it if it is finished.
        replay_requested(): replay a finished one.
        copy_requested(): save a copy.
        delete_requested(): delete it.
    """

    open_requested = Signal()
    replay_requested = Signal()
    copy_requested = Signal()
    delete_requested = Signal()

    def __init__(self, tables: Mapping[str, GameTable], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setFixedWidth(WIDTH)
        self._tables = tables
        self._saved: SavedGame | None = None
        self.picture = Position(self)
        self.picture.setFixedSize(SIZE)
        self._title = self._label("title")
        self._when = self._label("kicker")
        self._standing = self._label("sentence")
        self._moves = self._label("kicker")
        self._seats = QVBoxLayout()
        self._seats.setSpacing(4)
        self.open = KeyButton(self)
        self.open.setObjectName("open")
        self.open.clicked.connect(self.open_requested)
        self.replay = QPushButton(self)
        self.replay.setObjectName("replay")
        self.replay.clicked.connect(self.replay_requested)
        self.copy = QPushButton(self)
        self.copy.setObjectName("copy")
        self.copy.clicked.connect(self.copy_requested)
        self.delete = QPushButton(self)
        self.delete.setObjectName("delete")
        self.delete.clicked.connect(self.delete_requested)
        self._arrange()

    def _label(self, role: str) -> QLabel:
        return plain_label(self, role, wrapped=True)

    def _arrange(self) -> None:
        inner = QWidget(self)
        column = QVBoxLayout(inner)
        column.setContentsMargins(24, 24, 24, 10)
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._when)
        self._rule = rule(self)
        column.addWidget(self._rule)
        column.addLayout(self._seats)
        column.addSpacing(4)
        column.addWidget(self._standing)
        column.addWidget(self._moves)
        column.addStretch()
        self._scroll = FadingScroll(self)
        self._scroll.setWidget(inner)
        self._scroll.setWidgetResizable(True)
        others = QHBoxLayout()
        others.setSpacing(8)
        others.addWidget(self.copy, 1)
        others.addWidget(self.delete, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(14, 6, 14, 20)
        foot.setSpacing(8)
        foot.addWidget(self.open)
        foot.addWidget(self.replay)
        foot.addLayout(others)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def show_game(self, saved: SavedGame | None) -> None:
        """Show another game, or no game (None)."""
        self._saved = saved
        self.retranslate()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show the board, or nothing (None) while it is not painted yet."""
        self.picture.show_image(picture or QPixmap())

    def retranslate(self) -> None:
        self.copy.setText(translate("MyGames", "Save as…"))
        self.delete.setText(translate("MyGames", "Delete"))
        self.delete.setToolTip(
            translate("MyGames", "Delete this game (Del); Ctrl+Z brings it back")
        )
        saved = self._saved
        finished = saved is not None and saved.result is not None
        label, tip = translate("Shelf", "Continue"), ""
        if finished:
            label = translate("MyGames", "Review")
            tip = translate("MyGames", "Chances move by move, and what the coach would have done")
        self.open.setToolTip(tip)
        self.replay.setText(translate("MyGames", "Replay"))
        self.replay.setVisible(finished)
        self.open.set_texts(label, translate("Shelf", "Enter"))
        self._scroll.setVisible(saved is not None)
        for widget in (self.open, self.copy, self.delete):
            widget.setVisible(saved is not None)
        self._clear_seats()
        if saved is None:
            return
        readable = saved.trouble is None
        self.open.setVisible(readable)
        self.open.setEnabled(not saved.is_in_use)
        self.replay.setEnabled(not saved.is_in_use)
        self.delete.setEnabled(not saved.is_in_use)
        self.picture.setVisible(readable)
        self._rule.setVisible(readable)
        self._title.setText(my_games_texts.title(saved, self._tables))
        self._scroll.setAccessibleName(self._title.text())
        self._when.setText(my_games_texts.last_played_text(saved.changed, date.today()))
        self._standing.setText(my_games_texts.standing_text(saved, self._tables))
        self._moves.setText(my_games_texts.length(saved))
        self._moves.setVisible(readable)
        looks = my_games_texts.looks(saved, self._tables)
        for seat, name in enumerate(my_games_texts.names(saved)):
            level = (
                level_name(saved.players[seat]["level"]) if "level" in saved.players[seat] else ""
            )
            self._seats.addWidget(Seat(looks[seat], name, level, self))

    def _clear_seats(self) -> None:
        while (item := self._seats.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()


class Seat(QWidget):
    """A shield, the player's name and the level of a bot."""

    def __init__(self, look: SeatLook, name: str, level: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setMinimumHeight(30)
        row = QHBoxLayout(self)
        row.setContentsMargins(34, 0, 0, 0)
        # A long name is cut off before the level is.
        called = Elided(name, self, WIDTH)
        called.setMinimumWidth(1)
        row.addWidget(called, 1)
        row.addWidget(plain_label(self, "kicker", level))

    def sizeHint(self) -> QSize:
        return QSize(200, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center().y()
        self._look.shield(painter, 13, middle, 22)
        painter.end()
