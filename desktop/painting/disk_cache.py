"""Pictures kept on the disk from one start to the next: the first frame need not wait for them."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Hashable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QTimer, qVersion
from PySide6.QtGui import QImage, QPixmap

from desktop.storage import paths
from engine.system import files
from engine.system.resources import asset

#: Bytes of pictures in the folder; those not looked at for longest go first.
ROOM = 60_000_000
#: Milliseconds between two pictures being written.
_PAUSE = 150
#: A file is a line that says what was painted, and of which size, and the pixels as they are: to
#: unpack those of the shelf would take longer than all else that is done for its first frame.
_ENDING, _FORMAT = ".pixels", QImage.Format.Format_ARGB32_Premultiplied
#: How its files are called.
_OURS = re.compile(rf"[0-9a-f]{{32}}{re.escape(_ENDING)}")


class DiskCache:
    """Pictures by names that say all that can be seen on them.

    Without a folder, nothing is kept. What cannot be read, or is another picture, is painted
    again; what cannot be written is not kept.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        #: What is to be written, the oldest first.
        self._waiting: dict[Hashable, QImage] = {}
        self._later: QTimer | None = None

    def keep_in(self, folder: Path | None) -> None:
        """From now on pictures lie in this folder, or nowhere."""
        self._folder = folder
        self._waiting.clear()

    def get(self, name: Hashable, size: QSize) -> QImage | None:
        """The picture of a name, of so many pixels; None: it must be painted."""
        if self._folder is None:
            return None
        head = _head(name, size)
        file = self._file(name)
        try:
            with files.opened(file) as opened:
                if opened.read(len(head)) != head:
                    return None
                image = QImage(size, _FORMAT)
                # Straight into the picture: no more than it holds is read.
                if opened.readinto(image.bits()) != image.sizeInBytes() or opened.read(1):
                    return None
            os.utime(file)
        except OSError:
            return None
        return image

    def keep(self, name: Hashable, image: QImage) -> None:
        """Keep a picture for the next start; it is written when there is time."""
        if self._folder is None:
            return
        # Read with its own pixels: what it is shown on may be of another ratio.
        kept = image.convertToFormat(_FORMAT)
        kept.setDevicePixelRatio(1)
        self._waiting[name] = kept
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

    def _file(self, name: Hashable) -> Path:
        assert self._folder is not None
        return self._folder / (hashlib.sha256(_said(name).encode()).hexdigest()[:32] + _ENDING)

    def write_next(self) -> None:
        """Write one picture, after the last make room."""
        if self._folder is not None and self._waiting:
            name, image = next(iter(self._waiting.items()))
            del self._waiting[name]
            with suppress(OSError):
                content = _head(name, image.size()) + bytes(image.constBits())
                files.write(self._file(name), content, private=True)
            if self._waiting:
                return
            self._trim()
        if self._later is not None:
            self._later.stop()

    def _trim(self) -> None:
        assert self._folder is not None
        with suppress(OSError):
            # Also what other versions have left, but nothing of somebody else's.
            ours = [file for file in self._folder.iterdir() if _OURS.fullmatch(file.name)]
            found = [(file.lstat(), file) for file in ours if file.is_file()]
            used = 0
            for status, file in sorted(found, key=lambda one: -one[0].st_mtime_ns):
                used += status.st_size
                if used > ROOM:
                    file.unlink(missing_ok=True)


def cache_folder() -> Path:
    """Where the system wants what can be made again."""
    return paths.place("cache") / "painted"


def _said(name: Hashable) -> str:
    return repr((name, *_edition()))


def _head(name: Hashable, size: QSize) -> bytes:
    return f"{_said(name)} {size.width()} {size.height()}\n".encode()


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
