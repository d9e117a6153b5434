"""Writing: whole or not at all, whoever dies or refuses; what is left over is swept away."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from engine.files import append, put_aside, sweep, write

WRITER = """
import sys
from pathlib import Path
from engine.files import write
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
from engine.files import write
def wait(handle):
    print("ready", flush=True)
    sys.stdin.read()
os.fsync = wait
write(Path(sys.argv[1]), b"new")
"""


@contextmanager
def python(code: str, target: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A second Python running `code` on a file; it has said that it is ready."""
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


def test_what_is_added_comes_last(tmp_path: Path) -> None:
    target = tmp_path / "file"
    with pytest.raises(OSError, match="No such file"):
        append(target, b"never")
    write(target, b"one")
    append(target, b"two")
    assert target.read_bytes() == b"onetwo"


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
    sweep(tmp_path)
    assert names(tmp_path) == ["file"]


def test_only_what_nobody_writes_is_swept_away(tmp_path: Path) -> None:
    (tmp_path / "download.part").write_bytes(b"another program's")
    with python(WAITING, tmp_path / "file") as process:
        sweep(tmp_path)
        assert len(names(tmp_path)) == 2
        process.communicate()
        assert (tmp_path / "file").read_bytes() == b"new"
    with python(WAITING, tmp_path / "file") as process:
        process.kill()
    assert len(names(tmp_path)) == 3
    sweep(tmp_path)
    assert names(tmp_path) == ["download.part", "file"]


def test_sweeping_where_nothing_can_be_swept(tmp_path: Path) -> None:
    (tmp_path / ".conquista-folder.part").mkdir()
    (tmp_path / ".conquista-link.part").symlink_to(tmp_path / "absent")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / ".conquista-pipe.part")
    sweep(tmp_path)
    sweep(tmp_path / "absent")
    sweep(tmp_path / ".conquista-link.part")
    assert ".conquista-folder.part" in names(tmp_path)


def test_nothing_put_aside_is_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for text in ("one", "two", "three"):
        file.write_text(text)
        assert put_aside(file).read_text() == text
        assert not file.exists()
    assert names(tmp_path) == ["file.2.bad", "file.3.bad", "file.bad"]
    with pytest.raises(OSError, match="No such file"):
        put_aside(file)
