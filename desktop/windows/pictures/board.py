"""Small pictures on the shelf: a board in full swing, and that of a game left unfinished."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.botprocess import BotProcess
from desktop.painting.shapes import outline, pen, rounded
from desktop.session import Session
from desktop.settings import Settings
from desktop.table.game import GameTable
from desktop.windows.matchpage.page import MatchPage
from engine.autoplay import play_on
from engine.core import Game
from engine.match import Match, new_record

#: The game in the picture: its deal, and the shape of its board.
_DEAL, _ASPECT = 4, 1.57


def picture_of(
    match: Match,
    table: GameTable,
    size: QSize,
    ratio: float,
    settings: Settings,
    *,
    dark: bool = False,
) -> QImage:
    """The board of a match for a place of that size on a screen of that pixel ratio.

    `dark`: as it lies in a dark room.
    """
    # A session that is not started asks nobody, so its bots' process never runs.
    session = Session(match, BotProcess())
    page = MatchPage(session, table, settings, None)
    page.scene.set_dark(dark)
    image = page.grab_board(size * ratio)
    image.setDevicePixelRatio(ratio)
    page.deleteLater()
    session.deleteLater()
    return image


def sample(game: Game, answers: int) -> Match:
    """A game so many answers old that everybody may look at, always the same."""
    players = tuple({"kind": "bot", "name": "", "level": "level1"} for _ in range(game.seats[0]))
    match = Match(new_record(game, game.seats[0], _DEAL, None, players))
    play_on(match, answers)
    return match


class Picture(QWidget):
    """The board in the middle of a game, framed in gold; painted when the window already shows."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
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
        if self._board.width() != round(self.width() * self.devicePixelRatioF()):
            self._later.start(0)
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

    def _paint_board(self) -> None:
        if self._game is None or self._table is None:
            return
        size = QSize(self.width(), round(self.width() / _ASPECT))
        ratio = self.devicePixelRatioF()
        match = sample(self._game, self._table.picture_at)
        self._board = picture_of(match, self._table, size, ratio, self._settings)
        self.update()
