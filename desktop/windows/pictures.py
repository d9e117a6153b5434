"""Small pictures on the shelf: a detail of a box, and the position of a game left unfinished."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.botprocess import BotProcess
from desktop.painting.shapes import outline, pen, rounded
from desktop.session import Session
from desktop.settings import Settings
from desktop.table.game import GameTable
from desktop.theme import Theme
from desktop.windows.table import TablePage
from engine.match import Match


def picture_of(match: Match, size: QSize, ratio: float, theme: Theme, settings: Settings) -> QImage:
    """The board of a match for a place of that size on a screen of that pixel ratio."""
    # A session that is not started asks nobody, so its bots' process never runs.
    session = Session(match, BotProcess())
    page = TablePage(session, theme, settings, None)
    image = page.grab_board(size * ratio)
    image.setDevicePixelRatio(ratio)
    page.deleteLater()
    session.deleteLater()
    return image


class Picture(QWidget):
    """A detail of the box's painting, framed in gold; painted when the window already shows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table: GameTable | None = None
        self._painted = QPixmap()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._paint_detail)

    def show_lid(self, table: GameTable) -> None:
        """Show the painting of another game."""
        self._table = table
        self._painted = QPixmap()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painted.size() != self.size() * self.devicePixelRatioF():
            self._later.start(0)
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)
        p.setClipPath(frame)
        p.drawPixmap(0, 0, self._painted)
        p.setClipping(False)
        outline(p, frame, pen("#c9a24b", 1.8))
        p.end()

    def _paint_detail(self) -> None:
        """The middle of the lid, between its title and its foot."""
        if self._table is None:
            return
        ratio = self.devicePixelRatioF()
        self._painted = QPixmap(self.size() * ratio)
        self._painted.setDevicePixelRatio(ratio)
        p = QPainter(self._painted)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = float(self.width())
        height = width * 346 / 212
        self._table.paint_lid(p, QRectF(0, self.height() / 2 - height * 0.475, width, height))
        p.end()
        self.update()
