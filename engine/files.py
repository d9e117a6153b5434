"""Files written whole or not at all: the one way in which anything here writes.

A file is written beside its place, brought to the disk and then renamed, so that whatever ends the
program, the old file or the new one is there. What a death leaves is swept away at the next start.
(Only a long list of results grows line by line: see `append`.)
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl

#: What a file being written is called, and the ending of one put aside as it could not be read.
PART, BAD = ".conquista-{}.part", ".bad"
_BINARY: int = getattr(os, "O_BINARY", 0)


def write(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replace a file, durably, or leave it untouched and raise OSError with its name.

    Folders that are missing are made; a link stays one, its target is replaced. `private` makes
    the file, and the folder if it is new, accessible to their owner only.
    """
    with writing(path, private=private) as file:
        file.write(data)


@contextmanager
def writing(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file to be filled, which then replaces another as with `write`.

    Whatever is raised meanwhile leaves the old one untouched; an OSError gets its name.
    """
    try:
        target = Path(os.path.realpath(path))
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        target.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
        temporary, handle = _temporary(target.parent, 0o600 if private else 0o666)
        try:
            # Open, and so locked, until it has its name; Windows renames only what is closed.
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
                if sys.platform != "win32":
                    os.replace(temporary, target)
            if sys.platform == "win32":
                os.replace(temporary, target)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
        sync(target.parent)
    except OSError as error:
        # The person knows the file by the name it was to have.
        error.filename, error.filename2 = str(path), None
        raise


def append(path: Path, data: bytes) -> None:
    """Add to the end of a file, durably; raises OSError with its name.

    A death in the middle leaves a part of `data` at most, and what was there before.
    """
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY)
    with os.fdopen(handle, "ab") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync(folder: Path) -> None:
    """Bring a folder's entries to the disk, after renaming or removing; where the system can."""
    if sys.platform != "win32":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def put_aside(path: Path) -> Path:
    """Rename a file that is of no use so that nothing overwrites it; its new place, or OSError."""
    aside, number = path.with_name(path.name + BAD), 1
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{number}{BAD}")
    os.replace(path, aside)
    sync(path.parent)
    return aside


def sweep(folder: Path) -> None:
    """Remove what a program that died while writing left in a folder; never raises OSError.

    A file that another one is writing at this moment stays.
    """
    with suppress(OSError):
        for part in list(folder.glob(PART.format("*"))):
            with suppress(OSError):
                _remove_unlocked(part)


def _temporary(folder: Path, mode: int) -> tuple[Path, int]:
    """A new file to be renamed, and its descriptor, locked against `sweep`."""
    while True:
        path = folder / PART.format(secrets.token_hex(8))
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, mode)
        if sys.platform == "win32":
            return path, handle
        with suppress(OSError):  # some network folders have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        if os.fstat(handle).st_nlink:
            return path, handle
        os.close(handle)  # swept away between its making and its locking


def _remove_unlocked(part: Path) -> None:
    if sys.platform == "win32":
        part.unlink()  # refused while another program has it open
        return
    handle = os.open(part, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        part.unlink()
    finally:
        os.close(handle)
