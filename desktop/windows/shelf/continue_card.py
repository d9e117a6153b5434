"""The card on the shelf that offers the unfinished game: picture, players, standing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from enum import IntEnum

from PySide6.QtCore import QDate, QLocale, QRectF, Qt, QTime, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.effects import paint_shadow
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.painting.shapes import pen, rounded, stroke_path, vertical_gradient
from desktop.storage.saved_game_list import SavedGame
from desktop.style.self_updating import SelfUpdating
from desktop.style.theme import current_theme, serif
from desktop.style.widgets import KeyButton, plain_label
from desktop.table.game_table import GameTable

#: Height of the card without its shadow, in pixels.
HEIGHT = 176
#: Height of the card without its picture, in pixels.
_LOW_HEIGHT = 140


class Extent(IntEnum):
    """How much of its content the card shows."""

    #: The title and the button, in one line.
    LINE = 0
    #: Players and standing, without kicker and picture.
    FEW = 1
    #: Everything but the picture.
    WORDS = 2
    ALL = 3


_SHORT = QLocale.FormatType.ShortFormat
#: Pixels around the card for its shadow.
_MARGIN = 12


class ContinueCard(SelfUpdating, QWidget):
    """The game that can be continued.

    Signals:
        resume_requested(): the player continues it.
        games_requested(): to see all games.
        size_changed(): the card needs more or less room.
    """

    resume_requested = Signal()
    games_requested = Signal()
    size_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._minimum_height = HEIGHT
        self.setFixedHeight(HEIGHT + 2 * _MARGIN)
        self._extent = Extent.ALL
        self._table: GameTable | None = None
        self._saved: SavedGame | None = None
        self.picture = Position(self)
        self._kicker = QLabel(self)
        self._kicker.setProperty("role", "kicker")
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._players = Players(self)
        self._sentence = plain_label(self, "sentence", wrapped=True)
        self.button = KeyButton(self)
        self.button.setObjectName("continue")
        self.button.clicked.connect(self.resume_requested)
        self._left_label = QLabel(self)
        self._left_label.setProperty("role", "kicker")
        self._left_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.all_games = QPushButton(self)
        self.all_games.setObjectName("all-games")
        self.all_games.clicked.connect(self.games_requested)
        text_column = QVBoxLayout()
        text_column.setSpacing(3)
        text_column.addStretch()
        for widget in (self._kicker, self._title, self._players, self._sentence):
            text_column.addWidget(widget)
        text_column.addStretch()
        act = self._act = QVBoxLayout()
        act.setSpacing(8)
        act.addStretch()
        act.addWidget(self.button)
        act.addWidget(self._left_label)
        act.addWidget(self.all_games)
        act.addStretch()
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN + 12, _MARGIN + 4, _MARGIN + 24, _MARGIN + 4)
        row.setSpacing(26)
        row.addWidget(self.picture)
        row.addLayout(text_column, 1)
        row.addLayout(act)
        self._layouts = (text_column, act, row)

    def set_extent(self, extent: Extent) -> None:
        """Set how much is shown, and fit the height to it."""
        line, few = extent is Extent.LINE, extent <= Extent.FEW
        self._extent = extent
        # On a single line the title is as long as there is room.
        policy = QSizePolicy.Policy.Ignored if line else QSizePolicy.Policy.Preferred
        self._title.setSizePolicy(policy, QSizePolicy.Policy.Preferred)
        self.picture.setVisible(extent is Extent.ALL)
        self._kicker.setVisible(not few)
        # The row below the boxes leads to all games, too.
        for part in (self._players, self._sentence, self._left_label, self.all_games):
            part.setHidden(line)
        self.button.show_key(not line)
        role = "heading" if line else "title"
        if role != self._title.property("role"):
            self._title.setProperty("role", role)
            self._title.style().polish(self._title)
        self._minimum_height = 0 if few else _LOW_HEIGHT if extent is Extent.WORDS else HEIGHT
        # The buttons never touch the card's edge.
        self._act.setSpacing(4 if few else 8)
        air = _MARGIN + (6 if line else 9 if few else 4)
        self._row.setContentsMargins(_MARGIN + 12, air, _MARGIN + (12 if line else 24), air)
        self._fit()

    def has_room(self, width: int) -> bool:
        """Return whether the card at this width cuts off no words."""
        for layout in self._layouts:
            layout.invalidate()
        return self._row.totalMinimumSize().width() <= width

    def _fit(self) -> None:
        """Set the usual height, or a greater one where the text needs it."""
        self._title.setText(self._written_title())
        # A layout does not invalidate the layouts nested in it.
        for layout in self._layouts:
            layout.invalidate()
        # Where the sentence is hidden, the title's tooltip tells it.
        hidden = self._sentence.isHidden()
        self._title.setToolTip(self._sentence.text() if hidden else "")
        row = self._row
        wrapped = row.hasHeightForWidth()
        needed = row.totalHeightForWidth(self.width()) if wrapped else row.totalSizeHint().height()
        self.setFixedHeight(max(self._minimum_height + 2 * _MARGIN, needed))

    def _written_title(self) -> str:
        """Return the name of the game.

        On a single line also the others at the table and the state of the game, each if there is
        room for it.
        """
        if self._table is None:
            return ""
        title = self._table.title()
        if self._extent is not Extent.LINE:
            return title
        margins = self._row.contentsMargins()
        text_width = self.width() - margins.left() - margins.right() - self._row.spacing()
        text_width -= self.button.sizeHint().width()
        others = ", ".join(filter(None, self._names))
        metrics = self._title.fontMetrics()
        for more in ((others, self._sentence.text()), (others,)):
            text = " – ".join(filter(None, (title, *more)))
            if metrics.horizontalAdvance(text) <= text_width:
                return text
        return title

    @property
    def _names(self) -> Sequence[str]:
        """The names of the players, "" for the person."""
        return self._saved.names if self._saved is not None else ()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()
        self.size_changed.emit()

    def show_game(self, saved: SavedGame, table: GameTable) -> None:
        """Offer a game."""
        self._saved, self._table = saved, table
        self.retranslate()

    def retranslate(self) -> None:
        if self._saved is None or self._saved.view is None or self._table is None:
            return
        names = self._saved.names
        unfinished = translate("Shelf", "Unfinished game")
        watched = translate("Shelf", "Unfinished game that you watched")
        self._kicker.setText(watched if self._saved.is_watched else unfinished)
        looks = self._table.looks(self._saved.view, len(names))
        self._players.show_names([name or only_person_name() for name in names], looks)
        self._sentence.setText(self._table.texts.standing_text(self._saved.view, names))
        self.button.set_texts(translate("Shelf", "Continue"), translate("Shelf", "Enter"))
        self.all_games.setText(translate("Shelf", "All my games"))
        self._left_label.setText(left_text(self._saved.changed, date.today()))
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        body = rounded(rect, 10)
        dark = current_theme().dark
        paint_shadow(
            painter, body, QColor(0, 0, 0, 130) if dark else QColor(60, 35, 5, 70), 5, 0, 3
        )
        ground = QColor(current_theme().card)
        light = ground.lighter(118 if dark else 103)
        painter.fillPath(
            body, vertical_gradient(rect.top(), rect.bottom(), (0, light), (1, ground))
        )
        stroke_path(painter, body, pen(current_theme().button_edge, 1.2))
        painter.end()


class Position(QWidget):
    """A small picture of the board in a golden frame; a plain plate until it is painted."""

    WIDTH, HEIGHT = 238, HEIGHT - 24

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(self.WIDTH, self.HEIGHT)
        self._image = QPixmap()

    @property
    def is_painted(self) -> bool:
        """Whether there is a picture."""
        return not self._image.isNull()

    def show_image(self, image: QPixmap) -> None:
        """Show the picture of the position."""
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = rounded(rect, 6)
        painter.setClipPath(frame)
        painter.fillPath(frame, QColor(current_theme().mark))
        if self.is_painted:
            painter.drawPixmap(rect, self._image, QRectF(self._image.rect()))
        painter.setClipping(False)
        stroke_path(painter, frame, pen("#c9a24b", 1.6))
        painter.end()


class Players(QWidget):
    """Shields and names of the players, in one line or in two lower ones."""

    #: Pixels for a shield.
    _SHIELD = 34
    #: Pixels between two players.
    _GAP = 26
    #: Height of one line, in pixels.
    _LINE = 36
    #: Height of two lines together, in pixels.
    _LINES = 48

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._looks: Sequence[SeatLook] = LOOKS
        self.setFixedHeight(self._LINE)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_names(self, names: list[str], looks: Sequence[SeatLook] = LOOKS) -> None:
        """Show the players' names and shields, by seat."""
        self._names, self._looks = names, looks
        self.setAccessibleName(", ".join(names))
        self.setToolTip(", ".join(names))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.setFixedHeight(self._LINES if self._count_in_line() < len(self._names) else self._LINE)
        self.update()

    def _count_in_line(self) -> int:
        """Return the number of names in a line: all, or half of them where all do not fit."""
        count = len(self._names)
        if self._fixed_width(count) + sum(self._name_widths()) <= self.width():
            return count
        return (count + 1) // 2

    def _name_widths(self) -> list[int]:
        metrics = QFontMetrics(serif(17, 600))
        return [metrics.horizontalAdvance(name) for name in self._names]

    def shown_names(self) -> list[str]:
        """Return the names, shortened so that every seat has room."""
        metrics, right = QFontMetrics(serif(17, 600)), Qt.TextElideMode.ElideRight
        columns = self.columns()
        return [
            metrics.elidedText(name, right, columns[seat % len(columns)] + 2)
            for seat, name in enumerate(self._names)
        ]

    def columns(self) -> list[int]:
        """Return the width of the names in each column; the columns of two lines are aligned."""
        widths, across = self._name_widths(), self._count_in_line()
        widest = [max(widths[column::across]) for column in range(across)]
        fair, width_left = 0, self.width() - self._fixed_width(across)
        # Short names leave their spare width to the long ones.
        for done, width in enumerate(sorted(widest)):
            fair = width_left // (across - done)
            width_left -= min(width, fair)
        return [min(width, max(fair, 0)) for width in widest]

    def _fixed_width(self, count: int) -> int:
        """Return the pixels that a line of `count` players takes besides the names."""
        gaps = self._GAP * (count - 1) + 2 * count
        return count * self._SHIELD + gaps + (self._against_width() if count == 2 else 0)

    def _against_width(self) -> int:
        """Return the width of the word between two opponents, or 0."""
        if len(self._names) != 2:
            return 0
        return QFontMetrics(serif(15, italic=True)).horizontalAdvance(word_between_opponents()) + 12

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(17, 600)
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        x, y, columns = 0.0, 0.0, self.columns()
        across = len(columns)
        height = self._LINE if across == len(self._names) else self._LINES / 2
        for seat, name in enumerate(self.shown_names()):
            if seat and seat % across == 0:
                x, y = 0.0, y + height
            if seat == 1 and across == 2 == len(self._names):
                painter.setFont(serif(15, italic=True))
                painter.setPen(QColor(current_theme().quiet))
                # The word is a little nearer to the names than they would to each other.
                x -= self._GAP / 2
                width = self._against_width()
                painter.drawText(QRectF(x, y, width, height), middle, word_between_opponents())
                x += width
            size = min(25.0, height - 4)
            self._looks[seat].shield(painter, x + 13, y + height / 2, size)
            painter.setFont(font)
            painter.setPen(QColor(current_theme().text))
            width = columns[seat % across] + 2
            painter.drawText(QRectF(x + self._SHIELD, y, width, height), middle, name)
            x += self._SHIELD + width + self._GAP
        painter.end()


def word_between_opponents() -> str:
    """Return the word between two opponents."""
    return translate("Shelf", "against")


def left_text(left: datetime, today: date) -> str:
    """Return when a game was left, relative to today."""
    time = QLocale().toString(QTime(left.hour, left.minute), _SHORT)
    if left.date() == today:
        return translate("Shelf", "left off today, {time}").format(time=time)
    if left.date() == today - timedelta(days=1):
        return translate("Shelf", "left off yesterday, {time}").format(time=time)
    day = QLocale().toString(QDate(left.year, left.month, left.day), _SHORT)
    return translate("Shelf", "left off on {day}").format(day=day)
