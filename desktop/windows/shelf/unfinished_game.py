"""The unfinished game that the shelf offers to continue."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from desktop.storage.saved_game_list import SavedGame, SavedGameList
from desktop.windows.pictures.thumbnails import Thumbnails
from desktop.windows.shelf.shelf_page import ShelfPage


class UnfinishedGame(QObject):
    """The unfinished game played last; the shelf shows it, and later a picture of its position.

    Signals:
        changed(): another game is offered, or none.
    """

    changed = Signal()

    def __init__(
        self,
        shelf: ShelfPage,
        saved: SavedGameList,
        thumbnails: Thumbnails,
        wanted: Callable[[], bool],
    ) -> None:
        """Create the offer; `wanted` returns whether the player sees the shelf."""
        super().__init__(shelf)
        self._shelf, self._saved, self._thumbnails, self._is_wanted = (
            shelf,
            saved,
            thumbnails,
            wanted,
        )
        self.game: SavedGame | None = None
        saved.changed.connect(self.renew)
        thumbnails.painted.connect(self.show_picture)

    def renew(self) -> None:
        """Look up the unfinished game played last."""
        if not self._is_wanted():
            return
        latest = self._saved.latest()
        if latest != self.game:
            self.game = latest
            self._shelf.offer(latest)
            self.changed.emit()
        self.show_picture()

    def show_picture(self) -> None:
        """Show the picture, or an empty place until it is painted."""
        if self.game is not None and self._is_wanted():
            painted = self._thumbnails.get(self.game, self._shelf.devicePixelRatioF())
            self._shelf.show_position(painted or QPixmap())
