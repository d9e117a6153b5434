"""Small pictures of puzzles, painted one by one in idle time and cached on disk."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from desktop.language.translation import language_key
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.cache.pixmap_cache import PixmapCache
from desktop.style.theme import current_theme
from desktop.table.game_table import GameTable
from desktop.windows.pictures.board_picture import BoardPainter
from desktop.windows.puzzles.puzzle_match import match_for
from engine.play.match import Match
from engine.puzzles import Puzzle, line_of

#: Size of a picture at pixel ratio 1.
PICTURE_SIZE = QSize(306, 195)
_CACHE_BYTES = 12_000_000
#: Milliseconds between two pictures.
_PICTURE_PAUSE_MS = 30


class PuzzlePictures(QObject):
    """Pictures of puzzles in the current theme and language.

    Signals:
        painted(): a requested picture became available.
    """

    painted = Signal()

    def __init__(self, tables: Mapping[str, GameTable], parent: QObject) -> None:
        super().__init__(parent)
        self._tables = tables
        self._cache = PixmapCache(_CACHE_BYTES)
        #: The name of the picture shown last, by puzzle id.
        self._last: dict[str, Hashable] = {}
        #: The pictures still to be painted, in the order of the requests.
        self._queue: dict[Hashable, tuple[Puzzle, float]] = {}
        #: The line of text of each puzzle, which is slow to write, by puzzle id.
        self._lines: dict[str, tuple[Puzzle, str]] = {}
        #: Returns whether something more important is being painted.
        self.is_busy: Callable[[], bool] = lambda: False
        self._idle_timer = QTimer(self)
        self._idle_timer.timeout.connect(self._paint_next)
        self._painter: BoardPainter | None = None
        #: The name of the picture being painted.
        self._current: Hashable = None

    def get(self, puzzle: Puzzle, ratio: float) -> QPixmap | None:
        """Return the picture for a screen's pixel ratio.

        Until `painted` is emitted, return the one in another theme or language, or None.
        """
        name = self._cache_key(puzzle, ratio)
        if name in self._cache:
            return self._cache.get(name, QPixmap)
        if name != self._current:
            self._queue[name] = puzzle, ratio
            # A restart at every request would postpone the first picture.
            if self._painter is None and not self._idle_timer.isActive():
                self._idle_timer.start(_PICTURE_PAUSE_MS)
        last = self._last.get(puzzle.id)
        return self._cache.get(last, QPixmap) if last in self._cache else None

    def _cache_key(self, puzzle: Puzzle, ratio: float) -> Hashable:
        """Return a key with everything that determines the picture."""
        name = self._lines.get(puzzle.id)
        if name is None or name[0] is not puzzle:
            name = self._lines[puzzle.id] = puzzle, line_of(puzzle)
        return "puzzle from near", name[1], ratio, current_theme().name, language_key()

    def _paint_next(self) -> None:
        """Paint one missing picture, or stop when none is missing."""
        if not self._queue:
            self._idle_timer.stop()
            return
        if self.is_busy():
            return
        name = next(iter(self._queue))
        puzzle, ratio = self._queue.pop(name)
        # The theme or the language may have changed since the request.
        if name != self._cache_key(puzzle, ratio):
            return
        pixmap = DISK.get(name, PICTURE_SIZE * ratio)
        if pixmap is not None:
            self._show(name, puzzle, pixmap, ratio)
            return
        self._idle_timer.stop()
        self._current = name
        table, candlelit = self._tables[puzzle.game], current_theme().candlelit
        self._painter = BoardPainter(
            _matches(puzzle), table, PICTURE_SIZE, ratio, self, candlelit=candlelit, close=True
        )
        self._painter.painted.connect(partial(self._on_painted, name, puzzle, ratio))
        self._painter.failed.connect(partial(self._on_failed, name))

    def _on_painted(self, name: Hashable, puzzle: Puzzle, ratio: float, image: QImage) -> None:
        self._go_on()
        # The theme or the language may have changed meanwhile.
        if name == self._cache_key(puzzle, ratio):
            DISK.keep(name, image)
            self._show(name, puzzle, image, ratio)

    def _on_failed(self, name: Hashable) -> None:
        self._go_on()
        self._cache.put(name, QPixmap())

    def _go_on(self) -> None:
        self._painter = self._current = None
        self._idle_timer.start(_PICTURE_PAUSE_MS)

    def _show(self, name: Hashable, puzzle: Puzzle, image: QImage, ratio: float) -> None:
        image.setDevicePixelRatio(ratio)
        self._cache.put(name, QPixmap.fromImage(image))
        self._last[puzzle.id] = name
        self.painted.emit()


def _matches(puzzle: Puzzle) -> Iterator[Match]:
    yield match_for(puzzle)
