"""Pictures kept on the disk from one start to the next: the first frame need not wait for them."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, QStandardPaths, QTimer, qVersion
from PySide6.QtGui import QImage, QImageReader, QPixmap

from desktop import places
from engine import files
from engine.resources import asset

#: Bytes of pictures in the folder; those not looked at for longest go first.
ROOM = 40_000_000
#: Milliseconds between two pictures being written: compressing one is work.
_PAUSE = 150
#: Under which a picture notes what it was painted of, and how hard it is compressed: hardly.
_OF, _QUALITY = "of", 89
_ENDING = ".png"


class DiskCache:
    """Pictures by names that say all that can be seen on them.

    Without a folder, nothing is kept. What cannot be read, or is another picture, is painted
    again; what cannot be written is not kept.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        #: What is to be written, the oldest first.
        self._waiting: dict[str, QImage] = {}
        self._later: QTimer | None = None

    def keep_in(self, folder: Path | None) -> None:
        """From now on pictures lie in this folder, or nowhere."""
        self._folder = folder
        self._waiting.clear()

    def get(self, name: Hashable, size: QSize) -> QImage | None:
        """The picture of a name, of so many pixels; None: it must be painted."""
        if self._folder is None:
            return None
        text = _said(name)
        file = self._file(text)
        if not file.is_file():
            return None
        reader = QImageReader(str(file))
        # Before it is read: a foreign picture may be of any size.
        if reader.size() != size or reader.text(_OF) != text:
            return None
        image = reader.read()
        if image.isNull():
            return None
        with suppress(OSError):
            os.utime(file)
        return image

    def keep(self, name: Hashable, image: QImage) -> None:
        """Keep a picture for the next start; it is written when there is time."""
        if self._folder is None:
            return
        kept = QImage(image)
        kept.setDevicePixelRatio(1)
        self._waiting[_said(name)] = kept
        if self._later is None:
            self._later = QTimer()
            self._later.timeout.connect(self.write_next)
        self._later.start(_PAUSE)

    def pixmap(self, name: Hashable, size: QSize, paint: Callable[[], QPixmap]) -> QPixmap:
        """The picture of a name, painted if it was not kept."""
        kept = self.get(name, size)
        if kept is not None:
            return QPixmap.fromImage(kept)
        painted = paint()
        self.keep(name, painted.toImage())
        return painted

    def _file(self, text: str) -> Path:
        assert self._folder is not None
        return self._folder / (hashlib.sha256(text.encode()).hexdigest()[:32] + _ENDING)

    def write_next(self) -> None:
        """Write one picture, after the last make room."""
        if self._folder is not None and self._waiting:
            text, image = next(iter(self._waiting.items()))
            del self._waiting[text]
            image.setText(_OF, text)
            buffer = QBuffer()
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            image.save(buffer, "PNG", _QUALITY)  # type: ignore[call-overload]
            with suppress(OSError):
                files.write(self._file(text), bytes(buffer.data().data()), private=True)
            if self._waiting:
                return
            self._trim()
        if self._later is not None:
            self._later.stop()

    def _trim(self) -> None:
        assert self._folder is not None
        with suppress(OSError):
            found = [(file.stat(), file) for file in self._folder.glob(f"*{_ENDING}")]
            used = 0
            for status, file in sorted(found, key=lambda one: -one[0].st_mtime_ns):
                used += status.st_size
                if used > ROOM:
                    file.unlink(missing_ok=True)


def cache_folder() -> Path:
    """Where the system wants what can be made again."""
    return places.place(QStandardPaths.StandardLocation.CacheLocation) / "painted"


def _said(name: Hashable) -> str:
    return repr((name, *_edition()))


@cache
def _edition() -> tuple[Hashable, ...]:
    """What else pictures depend on: whose painters, as of when, and whose brushes."""
    return qVersion(), max(_changes(), default=0)


def _changes() -> Iterator[int]:
    """When the program was last changed, and its sources and drawings as far as they lie here as
    files: a checkout changes more often than its version.
    """
    yield os.stat(sys.executable).st_mtime_ns
    for top in (Path(__file__).parents[1], asset()):
        for folder, _, names in os.walk(top):
            for name in names:
                if name.endswith((".py", ".svg", ".yaml")):
                    yield os.stat(os.path.join(folder, name)).st_mtime_ns


#: The application's; it has a folder once the application has started.
DISK: Final = DiskCache()
