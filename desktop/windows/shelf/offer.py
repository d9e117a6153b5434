"""The game that the shelf offers to go on with."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from desktop.storage.saved_games import SavedGame, SavedGames
from desktop.windows.pictures.thumbnails import Thumbnails
from desktop.windows.shelf.page import ShelfPage


class Offer(QObject):
    """The unfinished game played last; the shelf shows it, and soon a picture of its position.

    Signals: `changed()`: it is another one, or none.
    """

    changed = Signal()

    def __init__(
        self,
        shelf: ShelfPage,
        saved: SavedGames,
        thumbnails: Thumbnails,
        wanted: Callable[[], bool],
    ) -> None:
        """`wanted`: whether there is anybody at the shelf to see it."""
        super().__init__(shelf)
        self._shelf, self._saved, self._thumbnails, self._wanted = shelf, saved, thumbnails, wanted
        self.game: SavedGame | None = None
        saved.changed.connect(self.renew)
        thumbnails.painted.connect(self.show_picture)

    def renew(self) -> None:
        """Look which was played last."""
        if not self._wanted():
            return
        latest = self._saved.latest()
        if latest != self.game:
            self.game = latest
            self._shelf.offer(latest)
            self.changed.emit()
        self.show_picture()

    def show_picture(self) -> None:
        """The shelf appears first; the picture follows when it is painted."""
        if self.game is not None and self._wanted():
            painted = self._thumbnails.get(self.game, self._shelf.devicePixelRatioF())
            self._shelf.show_position(painted or QPixmap())
