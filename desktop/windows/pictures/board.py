"""Small pictures on the shelf: a board in full swing, and that of a game left unfinished."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.language import language_key
from desktop.painting.diskcache import DISK
from desktop.painting.shapes import outline, pen, rounded
from desktop.table.game import GameTable
from desktop.theme import current_theme
from engine.autoplay import play_on
from engine.core import OMNISCIENT, Game
from engine.match import Match, new_record

#: The game in the picture: its deal, and the shape of its board.
_DEAL, _ASPECT = 4, 1.57


def picture_of(
    match: Match, table: GameTable, size: QSize, ratio: float, *, dark: bool = False
) -> QImage:
    """The board of a match for a place of that size on a screen of that pixel ratio.

    It shows what the only person of a match may see, everything where nobody may be surprised, and
    else what lies open. `dark`: as it lies in a dark room.
    """
    scene = table.scene()
    scene.set_tempo(0)
    scene.set_dark(dark)
    people = match.attendance.people
    viewer = OMNISCIENT if not people else people[0] if len(people) == 1 else None
    everything = match.result is not None or match.game.perfect_information or viewer == OMNISCIENT
    names = [match.attendance.player(seat).get("name", "") for seat in range(match.seats)]
    scene.seated(names, viewer)
    scene.sync(match.open_view() if everything else match.view(viewer))
    # A table of the usual size seen from afar: no room is too small for it.
    scene.arrange(QSizeF(size).expandedTo(QSizeF(1200, 900)))
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(p, QRectF(image.rect()), scene.picture_area())
    p.end()
    image.setDevicePixelRatio(ratio)
    return image


def sample(game: Game, answers: int) -> Match:
    """A game so many answers old that everybody may look at, always the same."""
    players = tuple({"kind": "bot", "name": "", "level": "level1"} for _ in range(game.seats[0]))
    match = Match(new_record(game, game.seats[0], _DEAL, None, players))
    play_on(match, answers)
    return match


class Picture(QWidget):
    """The board in the middle of a game, framed in gold.

    It is there at once where it was kept from the last start; else painted when the window shows.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._table: GameTable | None = None
        self._board = QImage()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._paint_board)

    def show_game(self, game: Game, table: GameTable) -> None:
        """Show the board of another game."""
        self._game, self._table = game, table
        self._board = QImage()
        self.update()

    def is_painted(self) -> bool:
        """Whether there is a picture to see."""
        return not self._board.isNull()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board.width() != self._pixels().width():
            kept = DISK.get(self._name(), self._pixels())
            if kept is None:
                self._later.start(0)
            else:
                kept.setDevicePixelRatio(self.devicePixelRatioF())
                self._board = kept
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)
        p.setClipPath(frame)
        p.fillPath(frame, QColor("#22264b"))
        if self.is_painted():
            # As wide as the frame; what is higher than it is cut alike above and below.
            high = self._board.height() / self._board.devicePixelRatio()
            p.drawImage(QPointF(0, round((self.height() - high) / 2)), self._board)
        p.setClipping(False)
        outline(p, frame, pen("#c9a24b", 1.8))
        p.end()

    def _size(self) -> QSize:
        return QSize(self.width(), round(self.width() / _ASPECT))

    def _pixels(self) -> QSize:
        return self._size() * self.devicePixelRatioF()

    def _name(self) -> Hashable:
        """All that can be seen on the picture."""
        game = self._game.id if self._game is not None else ""
        size, stark = self._pixels().toTuple(), current_theme().stark
        return ("sample", game, size, self.devicePixelRatioF(), stark, language_key())

    def _paint_board(self) -> None:
        if self._game is None or self._table is None:
            return
        match = sample(self._game, self._table.picture_at)
        self._board = picture_of(match, self._table, self._size(), self.devicePixelRatioF())
        DISK.keep(self._name(), self._board)
        self.update()
