"""The one way in which anything here opens, writes and locks files.

What is opened for reading is known to be a file first, and of a bounded size: a pipe or a device in
its place makes nobody wait.

A file is written beside its place, brought to the disk and then renamed, so that whatever ends the
program, the old file or the new one is there. What a death leaves is swept away at the next start.
(Only a long list of results grows line by line: see `append`.)
"""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BufferedReader
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

#: What a file being written is called, and the ending of one put aside as it could not be read.
PART, BAD = ".conquista-{}.part", ".bad"
_PART = re.compile(re.escape(PART).replace(r"\{\}", "[0-9a-f]{16}"))
_BINARY: int = getattr(os, "O_BINARY", 0)
#: Never waits for who is at the other end, and takes no terminal for its own.
_AT_ONCE: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class NotAFileError(OSError):
    """There is a folder, a pipe or a device in the place of a file."""


class ProtectedError(PermissionError):
    """A file is not to be changed."""


# -- reading -----------------------------------------------------------------------------------


def opened(path: Path, most: int | None = None, *, pipes: bool = False) -> BufferedReader:
    """A file to be read; `most`: in bytes; `pipes`: also a pipe, which is waited for.

    Raises OSError, of which NotAFileError, and errno EFBIG for more than `most` bytes; ValueError
    for what is not the name of a file.
    """
    if not pipes:
        # Opened, some devices do something, and who waits at a pipe's other end goes on.
        _check_regular(os.stat(path), path)
    handle = os.open(path, os.O_RDONLY | _BINARY | (0 if pipes else _AT_ONCE))
    try:
        status = os.fstat(handle)
        if not pipes:
            _check_regular(status, path)
        if most is not None and status.st_size > most:
            raise _too_large(path)
        return os.fdopen(handle, "rb")
    except OSError:
        os.close(handle)
        raise


def read(path: Path, most: int, *, pipes: bool = False) -> bytes:
    """What a file of at most `most` bytes holds; raises as `opened` does."""
    with opened(path, most, pipes=pipes) as file:
        data = file.read(most + 1)
    if data is None:
        # Some files of the system have nothing to read yet, and would be waited for.
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    if len(data) > most:
        raise _too_large(path)
    return data


def _check_regular(status: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(status.st_mode):
        number = errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.ENODEV
        raise NotAFileError(number, "not a file", str(path))


def _too_large(path: Path) -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


# -- writing -----------------------------------------------------------------------------------


def write(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replace a file, durably, or leave it untouched and raise OSError with its name.

    Folders that are missing are made; a link stays one, its target is replaced. A file that is
    replaced keeps its mode, and its owner and group where that is allowed; one that its owner may
    not write is not replaced (ProtectedError), nor is what is no file (NotAFileError). `private`
    makes the file, and the folder if it is new, accessible to their owner only.
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
        before = check_replaceable(target)
        target.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
        closed = private or before is not None
        temporary, handle = _temporary(target.parent, 0o600 if closed else 0o666)
        try:
            # Open, and so locked, until it has its name; Windows renames only what is closed.
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                if before is not None and not private:
                    _take_after(handle, before)
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


def put_in_place(made: Path, path: Path) -> None:
    """Give a finished file of the same disk another's place, as `write` does; raises OSError."""
    target = Path(os.path.realpath(path))
    before = check_replaceable(target)
    with open(made, "r+b") as file:
        if before is not None:
            _take_after(file.fileno(), before)
        os.fsync(file.fileno())
    os.replace(made, target)
    sync(target.parent)


def check_replaceable(target: Path) -> os.stat_result | None:
    """What is known of a file that is to be replaced, None where there is none.

    Raises NotAFileError, and ProtectedError where the owner of a file took the right to write it
    from themselves, or did not give it to us; not even an administrator writes over such a file.
    """
    try:
        status = os.stat(target)
    except FileNotFoundError:
        return None
    _check_regular(status, target)
    if sys.platform == "win32" or os.geteuid() in (0, status.st_uid):
        allowed = bool(status.st_mode & stat.S_IWUSR)
    else:
        allowed = os.access(target, os.W_OK, effective_ids=os.access in os.supports_effective_ids)
    if not allowed:
        raise ProtectedError(errno.EACCES, "the file is protected against writing", str(target))
    return status


def _take_after(handle: int, before: os.stat_result) -> None:
    """Give a new file the mode, and if possible the owner and group, of the one it replaces."""
    if sys.platform == "win32":
        return
    mode = stat.S_IMODE(before.st_mode) & 0o777
    with suppress(OSError):
        os.fchown(handle, before.st_uid, -1)
    try:
        os.fchown(handle, -1, before.st_gid)
    except OSError:
        # Of another group, it must not be open to that one.
        mode = mode & ~0o070 | (mode & 0o007) << 3
    # Some foreign volumes have no modes.
    with suppress(OSError):
        os.fchmod(handle, mode)


def append(path: Path, data: bytes) -> None:
    """Add to the end of a file, durably; raises OSError with its name.

    A death in the middle leaves a part of `data` at most, and what was there before.
    """
    _check_regular(os.stat(path), path)
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY | _AT_ONCE)
    with os.fdopen(handle, "ab") as file:
        _check_regular(os.fstat(handle), path)
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
            if _PART.fullmatch(part.name):
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
    _check_regular(os.lstat(part), part)
    if sys.platform == "win32":
        part.unlink()  # refused while another program has it open
        return
    handle = os.open(part, os.O_RDONLY | os.O_NOFOLLOW | _AT_ONCE)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        part.unlink()
    finally:
        os.close(handle)


# -- locking -----------------------------------------------------------------------------------


class Lock:
    """An empty file, its owner's, that one process has at a time; the system takes it back when
    that process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None
        #: Whether another had it at the last try. Else the folder cannot hold a lock, or something
        #: lies in its place that is none.
        self.elsewhere = False

    @property
    def taken(self) -> bool:
        """Whether this one has it."""
        return self._handle is not None

    def take(self) -> bool:
        """Have it from now on, without waiting; whether that succeeded."""
        self.elsewhere = False
        while self._handle is None:
            try:
                handle = self._open()
            except OSError:
                return False
            try:
                self._lock(handle)
            except OSError as error:
                os.close(handle)
                self.elsewhere = error.errno in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
                return False
            if os.fstat(handle).st_nlink:
                self._handle = handle
            else:
                os.close(handle)  # given back, and so removed, between its opening and its locking
        return True

    def release(self) -> None:
        """Give it back, if this one has it. Its file goes, unless something is written in it."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        status = os.fstat(handle)
        if sys.platform == "win32":
            os.close(handle)  # nothing that is open can be removed
        with suppress(OSError):
            if not status.st_size and os.path.samestat(status, os.lstat(self._path)):
                self._path.unlink()
        if sys.platform != "win32":
            os.close(handle)

    def _open(self) -> int:
        with suppress(FileNotFoundError):
            _check_regular(os.lstat(self._path), self._path)
        flags = os.O_RDWR | os.O_CREAT | _BINARY | _AT_ONCE | getattr(os, "O_NOFOLLOW", 0)
        return os.open(self._path, flags, 0o600)

    @staticmethod
    def _lock(handle: int) -> None:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
