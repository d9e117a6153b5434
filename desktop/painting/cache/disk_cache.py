"""A disk cache of pictures, so that the first frame after a start need not paint them."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, QTimer, qVersion
from PySide6.QtGui import QImage, QPixmap

from desktop.storage import paths
from engine.system import files
from engine.system.resources import asset

#: Maximum size of the folder in bytes; the pictures that were not used for longest are deleted
#: first.
MAX_BYTES = 60_000_000
#: Milliseconds between two writes.
_WRITE_PAUSE_MS = 150
#: A file is a line with the name and size of the picture, followed by its raw pixels. Decompressing
#: the pictures of the shelf would take longer than everything else in its first frame.
_SUFFIX = ".pixels"
#: The format of the pixels.
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied
#: The names of cache files.
_CACHE_NAMES = re.compile(rf"[0-9a-f]{{32}}{re.escape(_SUFFIX)}")


class DiskCache:
    """Pictures on disk by name; the name must determine everything visible.

    Without a folder nothing is kept. A picture that cannot be read, or belongs to another name or
    size, is painted again; one that cannot be written is not kept.
    """

    def __init__(self) -> None:
        self._folder: Path | None = None
        #: Pictures to be written, the oldest first.
        self._unwritten: dict[Hashable, QImage] = {}
        self._write_timer: QTimer | None = None

    def keep_in(self, folder: Path | None) -> None:
        """Set the folder of the cache; None turns it off."""
        self._folder = folder
        self._unwritten.clear()

    def get(self, name: Hashable, size: QSize) -> QImage | None:
        """Return the picture of a name and a size in pixels, or None when it must be painted."""
        if self._folder is None:
            return None
        head = _head(name, size)
        file = self._file(name)
        try:
            with files.open_regular(file) as opened:
                if opened.read(len(head)) != head:
                    return None
                image = QImage(size, _FORMAT)
                # Reading into the picture itself limits how much is read.
                if opened.readinto(image.bits()) != image.sizeInBytes() or opened.read(1):
                    return None
            os.utime(file)
        except OSError:
            return None
        return image

    def keep(self, name: Hashable, image: QImage) -> None:
        """Keep a picture for the next start; it is written in idle time."""
        if self._folder is None:
            return
        # Sizes are compared in pixels, so the device pixel ratio must not count.
        converted = image.convertToFormat(_FORMAT)
        converted.setDevicePixelRatio(1)
        self._unwritten[name] = converted
        if self._write_timer is None:
            self._write_timer = QTimer()
            self._write_timer.timeout.connect(self.write_next)
        self._write_timer.start(_WRITE_PAUSE_MS)

    def pixmap(self, name: Hashable, size: QSize, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the picture of a name, painted if it is not in the cache."""
        image = self.get(name, size)
        if image is not None:
            return QPixmap.fromImage(image)
        painted = paint()
        self.keep(name, painted.toImage())
        return painted

    def _file(self, name: Hashable) -> Path:
        assert self._folder is not None
        return self._folder / (hashlib.sha256(_full_key(name).encode()).hexdigest()[:32] + _SUFFIX)

    def write_next(self) -> None:
        """Write the next picture; after the last one, delete old files."""
        if self._folder is not None and self._unwritten:
            name, image = next(iter(self._unwritten.items()))
            del self._unwritten[name]
            with suppress(OSError):
                content = _head(name, image.size()) + bytes(image.constBits())
                files.write(self._file(name), content, private=True)
            if self._unwritten:
                return
            self._trim()
        if self._write_timer is not None:
            self._write_timer.stop()

    def _trim(self) -> None:
        assert self._folder is not None
        with suppress(OSError):
            # This includes files of other versions, but no files of other programs.
            ours = [file for file in self._folder.iterdir() if _CACHE_NAMES.fullmatch(file.name)]
            files_by_age = [(file.lstat(), file) for file in ours if file.is_file()]
            used = 0
            for status, file in sorted(files_by_age, key=lambda item: -item[0].st_mtime_ns):
                used += status.st_size
                if used > MAX_BYTES:
                    file.unlink(missing_ok=True)


def cache_folder() -> Path:
    """Return the folder for painted pictures, in the platform's cache folder."""
    return paths.folder_for("cache") / "painted"


def _full_key(name: Hashable) -> str:
    return repr((name, *_version_key()))


def _head(name: Hashable, size: QSize) -> bytes:
    return f"{_full_key(name)} {size.width()} {size.height()}\n".encode()


@cache
def _version_key() -> tuple[Hashable, ...]:
    """Return the versions that pictures depend on: that of Qt and that of the painters."""
    tops = (Path(__file__).parents[2], asset())
    program = os.stat(sys.executable).st_mtime_ns
    return qVersion(), max(program, *(_newest(os.fspath(top)) for top in tops))


def _newest(folder: str) -> int:
    """Return the newest modification time of the sources and drawings in a folder, in nanoseconds.

    A source checkout changes more often than its version number. 0: there are none.
    """
    newest = 0
    # Every start waits for this, so it is written without the comforts of `pathlib` and `os.walk`.
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            name = entry.name
            if name.endswith((".py", ".svg", ".yaml")):
                newest = max(newest, entry.stat().st_mtime_ns)
            elif "." not in name and name != "__pycache__" and entry.is_dir():
                newest = max(newest, _newest(entry.path))
    return newest


#: The application's cache; it gets a folder when the application starts.
DISK: Final = DiskCache()
