"""The card on the shelf that offers the unfinished game: its picture, who plays, how it stands."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QEvent, QLocale, QRectF, Qt, QTime, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.controls import KeyButton
from desktop.language import translate
from desktop.names import you
from desktop.painting.effects import shadow
from desktop.painting.heraldry import paint_shield
from desktop.painting.shapes import down, outline, pen, rounded
from desktop.store import Unfinished
from desktop.table.game import GameTable
from desktop.theme import LIGHT, SEATS, Theme, serif

HEIGHT, _LOW = 176, 140
_SHORT = QLocale.FormatType.ShortFormat
#: Room round the card for its shadow.
_MARGIN = 12


class ContinueCard(QWidget):
    """Shows the game that can be continued.

    Signals: `resumed()` when the player wants it.
    """

    resumed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT + 2 * _MARGIN)
        self._theme = LIGHT
        self._table: GameTable | None = None
        self._unfinished: Unfinished | None = None
        self.picture = Position(self)
        self._kicker = QLabel(self)
        self._kicker.setProperty("role", "kicker")
        self._title = QLabel(self)
        self._title.setProperty("role", "title")
        self._players = Players(self)
        self._sentence = QLabel(self)
        self._sentence.setProperty("role", "sentence")
        self._sentence.setWordWrap(True)
        self.button = KeyButton(self)
        self.button.setObjectName("continue")
        self.button.clicked.connect(self.resumed)
        self._left = QLabel(self)
        self._left.setProperty("role", "kicker")
        self._left.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addStretch()
        for widget in (self._kicker, self._title, self._players, self._sentence):
            words.addWidget(widget)
        words.addStretch()
        act = QVBoxLayout()
        act.setSpacing(8)
        act.addStretch()
        act.addWidget(self.button)
        act.addWidget(self._left)
        act.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN + 12, _MARGIN + 8, _MARGIN + 24, _MARGIN + 8)
        row.setSpacing(26)
        row.addWidget(self.picture)
        row.addLayout(words, 1)
        row.addLayout(act)

    def set_compact(self, compact: bool) -> None:
        """In a small window: without the picture, and lower."""
        self.picture.setVisible(not compact)
        self.setFixedHeight((_LOW if compact else HEIGHT) + 2 * _MARGIN)

    def show_game(self, unfinished: Unfinished, table: GameTable) -> None:
        """Offer a game."""
        self._unfinished, self._table = unfinished, table
        self.retranslate()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._players.set_theme(theme)
        self.update()

    def retranslate(self) -> None:
        if self._unfinished is None or self._table is None:
            return
        match = self._unfinished.match
        players = match.record.players
        names = [str(player.get("name", "")) for player in players]
        humans = [seat for seat, player in enumerate(players) if player.get("kind") != "bot"]
        looker = humans[0] if len(humans) == 1 else None
        view = match.view(looker)
        self._kicker.setText(translate("Shelf", "Unfinished game"))
        self._title.setText(self._table.texts.title())
        self._players.show_names([name or you() for name in names])
        prompt = self._table.texts.prompt(view, names, looker)
        self._sentence.setText(" ".join(part for part in prompt if part))
        self.button.set_texts(translate("Shelf", "Continue"), translate("Shelf", "Enter"))
        self._left.setText(when(self._unfinished.left, date.today()))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        body = rounded(rect, 10)
        dark = self._theme.dark
        shadow(p, body, QColor(0, 0, 0, 130) if dark else QColor(60, 35, 5, 70), 5, 0, 3)
        ground = QColor(self._theme.card)
        light = ground.lighter(118 if dark else 103)
        p.fillPath(body, down(rect.top(), rect.bottom(), (0, light), (1, ground)))
        outline(p, body, pen(self._theme.button_edge, 1.2))
        p.end()


class Position(QWidget):
    """A small picture of the board, framed in gold; a plain plate until it is painted."""

    WIDTH, HEIGHT = 238, HEIGHT - 24

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(self.WIDTH, self.HEIGHT)
        self._image = QImage()

    def is_painted(self) -> bool:
        """Whether there is a picture to see."""
        return not self._image.isNull()

    def show_image(self, image: QImage) -> None:
        """Show the position as the table pictured it."""
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        frame = rounded(rect, 6)
        p.setClipPath(frame)
        p.fillPath(frame, QColor("#22264b"))
        if self.is_painted():
            p.drawImage(rect, self._image)
        p.setClipping(False)
        outline(p, frame, pen("#c9a24b", 1.6))
        p.end()


class Players(QWidget):
    """The shields and names of the players in one line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._theme = LIGHT
        self.setFixedHeight(36)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_names(self, names: list[str]) -> None:
        """Who plays, seat by seat."""
        self._names = names
        self.setAccessibleName(", ".join(names))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = serif(17, 600)
        p.setFont(font)
        p.setPen(QColor(self._theme.text))
        x = 0.0
        for seat, name in enumerate(self._names):
            colour = SEATS[seat]
            paint_shield(p, x + 13, self.height() / 2, 25, colour.colour, colour.charge)
            width = p.fontMetrics().horizontalAdvance(name)
            p.drawText(
                QRectF(x + 34, 0, width + 2, self.height()),
                int(Qt.AlignmentFlag.AlignVCenter),
                name,
            )
            x += 34 + width + 26
        p.end()


def when(left: datetime, today: date) -> str:
    """When a game was left, in the words of somebody who remembers the day."""
    time = QLocale().toString(QTime(left.hour, left.minute), _SHORT)
    if left.date() == today:
        return translate("Shelf", "left off today, {time}").format(time=time)
    if left.date() == today - timedelta(days=1):
        return translate("Shelf", "left off yesterday, {time}").format(time=time)
    day = QLocale().toString(QDate(left.year, left.month, left.day), _SHORT)
    return translate("Shelf", "left off on {day}").format(day=day)
