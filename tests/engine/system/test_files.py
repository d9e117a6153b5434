"""Reading, writing and locking files.

Only files are read. A file is written whole or not at all, even if the process dies, and leftovers
are swept away. Only one process at a time has a lock, which is free again when the process ends.
"""

from __future__ import annotations

import errno
import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.system.files import (
    Lock,
    NotAFileError,
    ProtectedError,
    append,
    open_regular,
    put_aside,
    put_in_place,
    read,
    remove_stale_parts,
    write,
)

WRITER = """
import sys
from pathlib import Path
from engine.system.files import write
target, number = Path(sys.argv[1]), 0
print("ready", flush=True)
while True:
    number += 1
    write(target, str(number % 10).encode() * 200_000)
"""
#: Waits in the middle of writing, its temporary file made.
WAITING = """
import os, sys
from pathlib import Path
from engine.system.files import write
def wait(handle):
    print("ready", flush=True)
    sys.stdin.read()
os.fsync = wait
write(Path(sys.argv[1]), b"new")
"""


@contextmanager
def python(code: str, target: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a second Python running `code` on a file; it has said that it is ready."""
    command = [sys.executable, "-c", code, str(target)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        yield process
        process.kill()


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_made_and_replaced(tmp_path: Path) -> None:
    target = tmp_path / "a" / "b" / "c.txt"
    write(target, b"one")
    write(target, b"two")
    assert target.read_bytes() == b"two"
    assert names(target.parent) == ["c.txt"]


def test_a_private_file_is_its_owners(tmp_path: Path) -> None:
    write(tmp_path / "mine" / "a", b"", private=True)
    write(tmp_path / "all" / "a", b"")
    umask = os.umask(0)
    os.umask(umask)
    assert (mode(tmp_path / "mine"), mode(tmp_path / "mine" / "a")) == (0o700, 0o600)
    assert mode(tmp_path / "all" / "a") == 0o666 & ~umask


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link, target = tmp_path / "link", tmp_path / "elsewhere" / "file"
    link.symlink_to(target)
    write(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_appended_lines_come_last(tmp_path: Path) -> None:
    target = tmp_path / "file"
    with pytest.raises(OSError, match="No such file"):
        append(target, b"never")
    write(target, b"one")
    append(target, b"two")
    assert target.read_bytes() == b"onetwo"


# -- what is no file -------------------------------------------------------------------------------


def strange(place: Path, kind: str) -> None:
    """Put something into the place of a file at which many a program waits, or reads on and on."""
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
    else:
        links = {"device": Path("/dev/zero"), "loop": place, "terminal": Path("/dev/tty")}
        place.symlink_to(links[kind])


@pytest.mark.skipif(sys.platform == "win32", reason="no such things")
@pytest.mark.parametrize("kind", ["pipe", "folder", "device", "loop", "terminal"])
def test_nobody_waits_at_what_is_no_file(tmp_path: Path, kind: str) -> None:
    place = tmp_path / "file"
    strange(place, kind)
    before = os.lstat(place)
    with alarm():
        for act in (open_regular, lambda path: read(path, 10), lambda path: append(path, b"x")):
            with pytest.raises(OSError, match=r"not a file|levels of symbolic links"):
                act(place)
        with pytest.raises(OSError, match=r"not a file|levels of symbolic links") as caught:
            write(place, b"new")
        assert caught.value.filename == str(place)
        # The folder has a message of its own.
        assert (caught.value.errno == errno.EISDIR) == (kind == "folder")
        lock = Lock(place)
        assert not lock.take()
        assert not lock.is_held_elsewhere
    assert os.lstat(place)[:3] == before[:3]
    assert names(tmp_path) == ["file"]


@contextmanager
def alarm() -> Iterator[None]:
    """Who waits here is woken by an error."""

    def ring(*_: object) -> None:
        raise TimeoutError("it waits")

    old = signal.signal(signal.SIGALRM, ring)
    signal.alarm(20)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, old)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_who_waits_at_the_other_end_of_a_pipe_waits_on(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    code = "import sys; print('ready', flush=True); open(sys.argv[1], 'wb').write(b'x' * 9)"
    with python(code, pipe):
        with pytest.raises(NotAFileError):
            read(pipe, 10)
        # Where a pipe is wanted, what it says is waited for.
        assert read(pipe, 10, pipes=True) == b"x" * 9


def test_only_so_much_is_read(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"x" * 11)
    assert read(file, 11) == b"x" * 11
    with pytest.raises(OSError, match="too large") as caught:
        read(file, 10)
    assert caught.value.errno == errno.EFBIG


# -- whose file it is ------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="no modes")
@pytest.mark.parametrize("kept", [0o664, 0o640, 0o600, 0o755])
def test_a_file_that_is_replaced_keeps_its_mode_and_group(tmp_path: Path, kept: int) -> None:
    target, made = tmp_path / "file", tmp_path / "made"
    target.write_bytes(b"old")
    target.chmod(kept)
    groups = os.getgroups()
    if os.geteuid() == 0:
        os.chown(target, -1, 4242)
    elif groups:
        os.chown(target, -1, groups[-1])
    group = target.stat().st_gid
    write(target, b"new")
    assert (mode(target), target.stat().st_gid) == (kept, group)
    made.write_bytes(b"newer")
    put_in_place(made, target)
    assert target.read_bytes() == b"newer"
    assert (mode(target), target.stat().st_gid) == (kept, group)
    # One of our own is nobody else's, whatever it was.
    write(target, b"mine", private=True)
    assert mode(target) == 0o600


def test_of_a_group_that_cannot_be_kept_nobody_gets_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "file"
    target.write_bytes(b"old")
    target.chmod(0o664)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "fchown", refuse)
    write(target, b"new")
    assert mode(target) == 0o644


@pytest.mark.parametrize("private", [False, True])
def test_protected_files_are_not_replaced(tmp_path: Path, private: bool) -> None:
    target, made = tmp_path / "file", tmp_path / "made"
    for file in (target, made):
        file.write_bytes(b"old")
    target.chmod(0o444)
    with pytest.raises(ProtectedError, match="protected") as caught:
        write(target, b"new", private=private)
    assert caught.value.filename == str(target)
    with pytest.raises(ProtectedError):
        put_in_place(made, target)
    assert target.read_bytes() == b"old"
    assert (mode(target), names(tmp_path)) == (0o444, ["file", "made"])


# -- locks -----------------------------------------------------------------------------------------


def test_one_at_a_time_has_a_lock(tmp_path: Path) -> None:
    one, other = Lock(tmp_path / "lock"), Lock(tmp_path / "lock")
    assert one.take()
    assert one.take()
    assert mode(tmp_path / "lock") == 0o600
    assert (other.take(), other.is_held_elsewhere) == (False, True)
    one.release()
    one.release()
    assert names(tmp_path) == []
    assert (other.take(), other.is_held_elsewhere, one.take()) == (True, False, False)
    other.release()


def test_a_lock_somebody_wrote_into_is_not_removed(tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("mine")
    lock = Lock(tmp_path / "lock")
    assert lock.take()
    lock.release()
    assert (tmp_path / "lock").read_text() == "mine"


def test_where_no_lock_can_be_nobody_else_has_it(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "absent" / "lock")
    assert (lock.take(), lock.is_held_elsewhere, lock.is_held) == (False, False, False)


# -- faults ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", ["open", "fsync", "replace"])
@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_fault_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str, fault: int
) -> None:
    target = tmp_path / "file"
    write(target, b"old")

    def fail(*_: object) -> None:
        raise OSError(fault, os.strerror(fault), "another name")

    with monkeypatch.context() as patch:
        patch.setattr(os, moment, fail)
        with pytest.raises(OSError, match=os.strerror(fault)) as caught:
            write(target, b"new")
    assert caught.value.filename == str(target)
    assert target.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_a_file_grown_too_large_leaves_the_old_one(tmp_path: Path) -> None:
    target = tmp_path / "file"
    write(target, b"old")
    resource = pytest.importorskip("resource", reason="files of limited size")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, limits[1]))
    try:
        with pytest.raises(OSError, match="too large"):
            write(target, b"x" * 20_000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert target.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_where_there_can_be_no_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"old")
    for target in (tmp_path / "file" / "below", tmp_path, tmp_path / ("long" * 100)):
        with pytest.raises(OSError, match=r"\[Errno") as caught:
            write(target, b"new")
        assert caught.value.filename == str(target)
    assert names(tmp_path) == ["file"]


def test_killed_while_writing(tmp_path: Path) -> None:
    target = tmp_path / "file"
    write(target, b"0" * 200_000)
    for _ in range(10):
        with python(WRITER, target) as process:
            before = target.stat().st_ino
            while target.stat().st_ino == before:
                os.sched_yield()
            process.kill()
        assert len(target.read_bytes()) == 200_000
        assert len(set(target.read_bytes())) == 1
    remove_stale_parts(tmp_path)
    assert names(tmp_path) == ["file"]


def test_only_what_nobody_writes_is_swept_away(tmp_path: Path) -> None:
    others = [".conquista-notes.part", "download.part"]
    for name in others:
        (tmp_path / name).write_bytes(b"another's")
    with python(WAITING, tmp_path / "file") as process:
        remove_stale_parts(tmp_path)
        assert len(names(tmp_path)) == 3
        process.communicate()
        assert (tmp_path / "file").read_bytes() == b"new"
    with python(WAITING, tmp_path / "file") as process:
        process.kill()
    assert len(names(tmp_path)) == 4
    remove_stale_parts(tmp_path)
    assert names(tmp_path) == [*others, "file"]


def test_sweeping_where_nothing_can_be_swept(tmp_path: Path) -> None:
    folder, link, pipe = (tmp_path / f".conquista-{str(i) * 16}.part" for i in range(3))
    folder.mkdir()
    link.symlink_to(tmp_path / "absent")
    if hasattr(os, "mkfifo"):
        os.mkfifo(pipe)
    remove_stale_parts(tmp_path)
    remove_stale_parts(tmp_path / "absent")
    remove_stale_parts(link)
    assert folder.name in names(tmp_path)


def test_nothing_put_aside_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for text in ("one", "two", "three"):
        file.write_text(text)
        assert put_aside(file).read_text() == text
        assert not file.exists()
    assert names(tmp_path) == ["file.2.bad", "file.3.bad", "file.bad"]
    with pytest.raises(OSError, match="No such file"):
        put_aside(file)
