"""Open, write and lock files; the rest of the program does so only through this module.

Before a file is read, it is checked to be a regular file of bounded size, so that a pipe or a
device in its place cannot block the program.

A file is written under a temporary name, synced to disk and then renamed. Whenever the program
ends, either the old or the new file is there. Temporary files left by a crash are removed at the
next start. (Only a long list of results is appended to: see `append`.)
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

#: The name of a temporary file, with a place for random digits.
PART_NAME = ".conquista-{}.part"
#: The suffix of a file that was renamed because it could not be read.
BAD_SUFFIX = ".bad"
_PART = re.compile(re.escape(PART_NAME).replace(r"\{\}", "[0-9a-f]{16}"))
_BINARY_FLAG: int = getattr(os, "O_BINARY", 0)
#: Flags that never wait for the other end of a pipe, and never make a terminal the controlling one.
_NO_WAIT_FLAGS: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


class NotAFileError(OSError):
    """A folder, a pipe or a device is in the place of a file."""


class ProtectedError(PermissionError):
    """A file is protected against writing."""


# -- reading ---------------------------------------------------------------------------------------


def open_regular(
    path: Path, max_bytes: int | None = None, *, pipes: bool = False
) -> BufferedReader:
    """Open a file of at most `max_bytes` for reading; with `pipes`, also a pipe, which may block.

    Raises OSError: NotAFileError when it is no regular file, errno EFBIG for more than `max_bytes`
    bytes. Raises ValueError when `path` cannot be a file's name.
    """
    if not pipes:
        # Opening a device can have effects, and opening a pipe unblocks the process at its other
        # end.
        _check_regular(os.stat(path), path)
    handle = os.open(path, os.O_RDONLY | _BINARY_FLAG | (0 if pipes else _NO_WAIT_FLAGS))
    try:
        status = os.fstat(handle)
        if not pipes:
            _check_regular(status, path)
        if max_bytes is not None and status.st_size > max_bytes:
            raise _too_large(path)
        return os.fdopen(handle, "rb")
    except OSError:
        os.close(handle)
        raise


def read(path: Path, max_bytes: int, *, pipes: bool = False) -> bytes:
    """Return the contents of a file of at most `max_bytes` bytes.

    Raises the errors of `open_regular`.
    """
    with open_regular(path, max_bytes, pipes=pipes) as file:
        data = file.read(max_bytes + 1)
    if data is None:
        # Some system files have nothing to read yet and would block.
        raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path))
    if len(data) > max_bytes:
        raise _too_large(path)
    return data


def _check_regular(status: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(status.st_mode):
        number = errno.EISDIR if stat.S_ISDIR(status.st_mode) else errno.ENODEV
        raise NotAFileError(number, "not a file", str(path))


def _too_large(path: Path) -> OSError:
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


# -- writing ---------------------------------------------------------------------------------------


def write(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replace a file durably, or leave it untouched and raise OSError with its name.

    Missing folders are created. A link is kept and its target is replaced. The new file keeps the
    mode of the old one, and its owner and group where that is allowed. A file that its owner may
    not write is not replaced (ProtectedError), nor is anything but a regular file (NotAFileError).
    `private` makes the file, and the folder if it is new, accessible to their owner only.
    """
    with writing(path, private=private) as file:
        file.write(data)


@contextmanager
def writing(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """Yield a file to fill, which then replaces another as `write` does.

    Any exception in the block leaves the old file untouched; an OSError gets its name.
    """
    try:
        target = Path(os.path.realpath(path))
        before = check_replaceable(target)
        target.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
        closed = private or before is not None
        temporary, handle = _create_temporary(target.parent, 0o600 if closed else 0o666)
        try:
            # The file stays open, and so locked, until it has its name; Windows renames closed
            # files only.
            with os.fdopen(handle, "wb") as file:
                yield file
                file.flush()
                if before is not None and not private:
                    _copy_ownership(handle, before)
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
        # The user knows the file by its final name.
        error.filename, error.filename2 = str(path), None
        raise


def put_in_place(made: Path, path: Path) -> None:
    """Move a finished file of the same disk to another's place, as `write` does. Raises OSError."""
    target = Path(os.path.realpath(path))
    before = check_replaceable(target)
    with open(made, "r+b") as file:
        if before is not None:
            _copy_ownership(file.fileno(), before)
        os.fsync(file.fileno())
    os.replace(made, target)
    sync(target.parent)


def check_replaceable(target: Path) -> os.stat_result | None:
    """Return the status of a file that is to be replaced, or None if there is none.

    Raises NotAFileError, and ProtectedError when the owner removed their own permission to write or
    did not grant it to us. Not even an administrator overwrites such a file.
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


def _copy_ownership(handle: int, before: os.stat_result) -> None:
    """Give a new file the mode, and if possible the owner and group, of the file it replaces."""
    if sys.platform == "win32":
        return
    mode = stat.S_IMODE(before.st_mode) & 0o777
    with suppress(OSError):
        os.fchown(handle, before.st_uid, -1)
    try:
        os.fchown(handle, -1, before.st_gid)
    except OSError:
        # With a different group, the file must not be open to that group.
        mode = mode & ~0o070 | (mode & 0o007) << 3
    # Some foreign volumes have no modes.
    with suppress(OSError):
        os.fchmod(handle, mode)


def append(path: Path, data: bytes) -> None:
    """Append to a file durably. Raises OSError with its name.

    A crash in the middle leaves the old contents and possibly a part of `data`.
    """
    _check_regular(os.stat(path), path)
    handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY_FLAG | _NO_WAIT_FLAGS)
    with os.fdopen(handle, "ab") as file:
        _check_regular(os.fstat(handle), path)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def sync(folder: Path) -> None:
    """Sync the entries of a folder to disk after a rename or removal, where the system can."""
    if sys.platform != "win32":
        with suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def put_aside(path: Path) -> Path:
    """Rename an unusable file to protect it from being overwritten; return its new path.

    Raises OSError.
    """
    aside, number = path.with_name(path.name + BAD_SUFFIX), 1
    while os.path.lexists(aside):
        number += 1
        aside = path.with_name(f"{path.name}.{number}{BAD_SUFFIX}")
    os.replace(path, aside)
    sync(path.parent)
    return aside


def remove_stale_parts(folder: Path) -> None:
    """Remove temporary files left in a folder by crashed programs; never raises OSError.

    A file that another process is writing now stays.
    """
    with suppress(OSError):
        for part in list(folder.glob(PART_NAME.format("*"))):
            if _PART.fullmatch(part.name):
                with suppress(OSError):
                    _remove_unlocked(part)


def _create_temporary(folder: Path, mode: int) -> tuple[Path, int]:
    """Create a file locked against `remove_stale_parts`; return its path and descriptor."""
    while True:
        path = folder / PART_NAME.format(secrets.token_hex(8))
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY_FLAG, mode)
        if sys.platform == "win32":
            return path, handle
        with suppress(OSError):  # some network folders have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)
        if os.fstat(handle).st_nlink:
            return path, handle
        os.close(handle)  # `remove_stale_parts` removed it between its creation and the lock


def _remove_unlocked(part: Path) -> None:
    _check_regular(os.lstat(part), part)
    if sys.platform == "win32":
        part.unlink()  # refused while another program has it open
        return
    handle = os.open(part, os.O_RDONLY | os.O_NOFOLLOW | _NO_WAIT_FLAGS)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        part.unlink()
    finally:
        os.close(handle)


# -- locking ---------------------------------------------------------------------------------------


class Lock:
    """A lock file, accessible to its owner only, that one process can hold at a time.

    The system releases it when that process ends, however it ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None
        #: Whether another process held the lock at the last attempt. Otherwise a failure means that
        #: the folder cannot hold a lock, or that the path is something else.
        self.is_held_elsewhere = False

    @property
    def is_held(self) -> bool:
        """Whether this object holds the lock."""
        return self._handle is not None

    def take(self) -> bool:
        """Try to take the lock without waiting; return whether this object now holds it."""
        self.is_held_elsewhere = False
        while self._handle is None:
            try:
                handle = self._open()
            except OSError:
                return False
            try:
                self._lock(handle)
            except OSError as error:
                os.close(handle)
                self.is_held_elsewhere = error.errno in (
                    errno.EWOULDBLOCK,
                    errno.EACCES,
                    errno.EDEADLK,
                )
                return False
            if os.fstat(handle).st_nlink:
                self._handle = handle
            else:
                os.close(handle)  # it was released, and so removed, between opening and locking
        return True

    def release(self) -> None:
        """Release the lock if this object holds it. The file is removed unless it has contents."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        status = os.fstat(handle)
        if sys.platform == "win32":
            os.close(handle)  # Windows cannot remove an open file
        with suppress(OSError):
            if not status.st_size and os.path.samestat(status, os.lstat(self._path)):
                self._path.unlink()
        if sys.platform != "win32":
            os.close(handle)

    def _open(self) -> int:
        with suppress(FileNotFoundError):
            _check_regular(os.lstat(self._path), self._path)
        flags = (
            os.O_RDWR | os.O_CREAT | _BINARY_FLAG | _NO_WAIT_FLAGS | getattr(os, "O_NOFOLLOW", 0)
        )
        return os.open(self._path, flags, 0o600)

    @staticmethod
    def _lock(handle: int) -> None:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
