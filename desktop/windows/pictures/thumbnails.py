"""Small pictures of saved games, painted one by one in idle time and cached."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QSize, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from desktop.language.translation import language_key
from desktop.painting.cache.pixmap_cache import PixmapCache
from desktop.painting.png import png_bytes
from desktop.storage.saved_game_list import SavedGame
from desktop.style.theme import current_theme
from desktop.table.game_table import GameTable
from desktop.windows.pictures.board_picture import BoardPainter
from engine.play.match_files import replay_steps
from engine.system import files

#: Size at pixel ratio 1; pictures are shown at this size or smaller.
SIZE = QSize(304, 194)
#: The most pictures waiting to be painted; the oldest requests are no longer in view.
_MAX_QUEUE = 24
_CACHE_BYTES = 20_000_000
#: With the default of Qt, files are a tenth smaller but take four times as long.
_PNG_QUALITY = 80
#: The key under which a picture stores its own name.
_NAME_KEY = "of"
#: The key under which a picture stores the moment of the game.
_MOMENT_KEY = "moment"
#: Matches the names of picture files.
_FILE_NAME = re.compile(r"[0-9a-f]{32}\.board\.png")
#: The most bytes of a picture file that are read.
_MAX_BYTES = 4_000_000


class Thumbnails(QObject):
    """Pictures of saved games in the current theme and language.

    Signals:
        painted(): a requested picture became available.
    """

    painted = Signal()

    def __init__(
        self,
        folder: Path,
        tables: Mapping[str, GameTable],
        parent: QObject | None = None,
    ) -> None:
        """Create the thumbnails; `folder` keeps them for the next start."""
        super().__init__(parent)
        self._folder, self._tables = folder, tables
        self._cache = PixmapCache(_CACHE_BYTES)
        #: The moment and the name of the picture shown last, by path.
        self._last: dict[Path, tuple[str, str]] = {}
        #: The pictures still to be painted; the newest request is served first.
        self._queue: dict[str, tuple[SavedGame, float]] = {}
        self._idle_timer = QTimer(self)
        self._idle_timer.timeout.connect(self._paint_next)
        self._painter: BoardPainter | None = None
        #: The name of the picture being painted.
        self._current_name = ""

    def get(self, saved: SavedGame, ratio: float) -> QPixmap | None:
        """Return the picture for a screen's pixel ratio.

        Until `painted` is emitted, return the picture of the same moment in another theme or
        language, or None.
        """
        name = self._file_key(saved, ratio)
        if name in self._cache:
            return self._cache.get(name, QPixmap)
        if name != self._current_name:
            self._queue.pop(name, None)
            self._queue[name] = saved, ratio
            if len(self._queue) > _MAX_QUEUE:
                del self._queue[next(iter(self._queue))]
            if self._painter is None:
                self._idle_timer.start(0)
        moment, last = self._last.get(saved.path, ("", ""))
        is_current = moment == _moment(saved) and last in self._cache
        return self._cache.get(last, QPixmap) if is_current else None

    def prune(self, paths: Iterable[Path]) -> None:
        """Delete the pictures of all games but these."""
        names = {self._file(path).name for path in paths}
        with suppress(OSError):
            for file in list(self._folder.iterdir()):
                if _FILE_NAME.fullmatch(file.name) and file.name not in names:
                    with suppress(OSError):
                        file.unlink(missing_ok=True)

    def _file_key(self, saved: SavedGame, ratio: float) -> str:
        """Return an ASCII key with everything that determines the picture, and the game's path."""
        return ascii((str(saved.path), saved.stamp, ratio, current_theme().name, language_key()))

    def _file(self, path: Path) -> Path:
        whose = os.fsencode(f"{path.parent.name} {path.stem}")
        return self._folder / f"{hashlib.sha256(whose).hexdigest()[:32]}.board.png"

    @staticmethod
    def _read(file: Path) -> QImage:
        """Return the picture in a file; a null one if there is none."""
        with suppress(OSError):
            return QImage.fromData(files.read(file, _MAX_BYTES))
        return QImage()

    def _paint_next(self) -> None:
        """Paint one missing thumbnail, or stop when none is missing."""
        if not self._queue:
            self._idle_timer.stop()
            return
        name, (saved, ratio) = self._queue.popitem()
        # The theme or the language may have changed since the request.
        if name != self._file_key(saved, ratio):
            return
        file = self._file(saved.path)
        image = self._read(file)
        if not image.isNull() and image.text(_NAME_KEY) == name:
            self._show(name, saved, image, ratio)
            return
        self._idle_timer.stop()
        self._current_name = name
        if image.text(_MOMENT_KEY) == _moment(saved) and saved.path not in self._last:
            self._show(image.text(_NAME_KEY), saved, image, ratio)
        table, candlelit = self._tables[saved.game], current_theme().candlelit
        self._painter = BoardPainter(
            replay_steps(saved.path), table, SIZE, ratio, self, candlelit=candlelit
        )
        self._painter.painted.connect(partial(self._on_painted, name, saved, ratio))
        self._painter.failed.connect(self._finish)

    def _on_painted(self, name: str, saved: SavedGame, ratio: float, image: QImage) -> None:
        self._finish()
        # The theme or the language may have changed meanwhile.
        if name == self._file_key(saved, ratio):
            image.setText(_NAME_KEY, name)
            image.setText(_MOMENT_KEY, _moment(saved))
            self._write(image, self._file(saved.path))
            self._show(name, saved, image, ratio)

    def _finish(self) -> None:
        self._painter, self._current_name = None, ""
        self._idle_timer.start(0)

    def _show(self, name: str, saved: SavedGame, image: QImage, ratio: float) -> None:
        image.setDevicePixelRatio(ratio)
        picture = QPixmap.fromImage(image)
        self._cache.put(name, picture)
        self._last[saved.path] = _moment(saved), name
        self.painted.emit()

    def _write(self, image: QImage, file: Path) -> None:
        # A picture that cannot be written is painted again next time.
        with suppress(OSError):
            files.write(file, png_bytes(image, _PNG_QUALITY), private=True)


def _moment(saved: SavedGame) -> str:
    """Return a key of the moment of the game."""
    return repr((str(saved.path), saved.stamp))
