"""Compile the modules that bots think with, while the game is already open.

    compile.py ready          print the folder of the build of these sources, if there is one
    compile.py build          make that build
    compile.py build --child  the same, until standard input closes

A build is a folder below `build/play` that holds the whole program as it is installed. Its name is
a hash of everything it was made of, so a build of other sources, of another Python or of another
machine is never found. It gets that name when it is whole and has been tried.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Iterable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parents[1]
BUILDS = ROOT / "build" / "play"

#: What the compiled modules are made of.
ENGINE = ("engine", "setup.py", "pyproject.toml")
#: What a build holds besides.
COPIED = ("conquista", "desktop", "assets", "docs/rules", "i18n", "packaging")
#: Files that the build steps write themselves.
MADE = {".so", ".pyc", ".qm", ".wav"}

#: Bytes that have to be free on the disk.
ROOM = 500_000_000
#: As in `nice`: everything else on the machine comes first.
BACK = 15
#: Builds that stay, the newest first: a game may still run from the one before.
KEPT = 2

#: What has to work before a build is used: compiled modules, and a match of bots.
TRIAL = "import conquista; from engine.system.version import compiled; assert compiled()"
MATCH = ("arena", "cannir", "--seats", "2", "--bots", "scripted,random", "--deals", "1")

READY, SKIPPED, FAILED = 0, 3, 4


def files_of(places: Iterable[str]) -> list[Path]:
    """All source files at these places, in an order that does not change."""
    found = []
    for place in places:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.is_file() and file.suffix not in MADE]


def digest(files: Iterable[Path], *more: str) -> str:
    """A hash of names and contents, of this Python, machine and compiler of Python."""
    seen = hashlib.blake2b(digest_size=12)
    mypy = sorted(name.name for name in purelib().glob("mypy-*.dist-info"))
    for word in (sys.version, platform.machine(), sys.platform, *mypy, *more):
        seen.update(word.encode() + b"\0")
    for file in files:
        seen.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def purelib() -> Path:
    return Path(sysconfig.get_path("purelib"))


def build_folder() -> Path:
    """Where the build of these sources is, or will be."""
    return BUILDS / digest(files_of((*ENGINE, *COPIED)))


def can_compile() -> bool:
    """Whether a C compiler, Python's headers and mypyc are there, with power and room to work."""
    return (
        sys.platform != "win32"
        and shutil.which(os.environ.get("CC") or "cc") is not None
        and Path(sysconfig.get_path("include"), "Python.h").exists()
        and find_spec("mypyc") is not None
        and not on_battery()
        and shutil.disk_usage(ROOT).free > ROOM
    )


def on_battery() -> bool:
    """Whether Linux says that a power supply is there and none is plugged in."""
    supplies = [file.read_text() for file in Path("/sys/class/power_supply").glob("*/online")]
    return bool(supplies) and not any(text.strip() == "1" for text in supplies)


def build() -> int:
    """Make the build of these sources unless another process does; return an exit status above."""
    target = build_folder()
    engine = digest(files_of(ENGINE), "engine")
    failure = BUILDS / f"failed-{engine}.log"
    if target.is_dir():
        return READY
    if failure.exists() or not can_compile():
        return SKIPPED
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return SKIPPED
        new = BUILDS / "new"
        shutil.rmtree(new, ignore_errors=True)
        with (BUILDS / "build.log").open("w") as log:
            made = make(new, engine, log.fileno())
        if not made:
            # Not tried again for these sources.
            os.replace(BUILDS / "build.log", failure)
            shutil.rmtree(new, ignore_errors=True)
            return FAILED
        (new / "engine-hash").write_text(engine)
        new.rename(target)
        sweep(target)
    return READY


def make(new: Path, engine: str, log: int) -> bool:
    """Fill a new folder and try it; whether all of it worked."""

    def run(*arguments: str, **more: str) -> bool:
        environment = {**os.environ, **more}
        environment.pop("PYTHONPATH", None)
        return not subprocess.run(
            [sys.executable, *arguments],
            cwd=new if "-m" in arguments or "-c" in arguments else ROOT,
            env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False,
        ).returncode  # fmt: skip

    new.mkdir()
    before = next((b for b in builds() if (b / "engine-hash").read_text() == engine), None)
    if before is not None:
        for file in before.rglob("*.so"):
            place = new / file.relative_to(before)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(file, place)
    else:
        temporary = str(BUILDS / "objects")
        step = ("build_ext", "--build-lib", str(new), "--build-temp", temporary)
        if not run("setup.py", "--quiet", *step, CONQUISTA_COMPILE="1"):
            return False
    copy = ("setup.py", "--quiet", "build_py", "--build-lib", str(new))
    return run(*copy) and run("-c", TRIAL) and run("-m", "conquista", *MATCH)


def builds() -> list[Path]:
    """All builds that are whole, the newest first."""
    marks = sorted(BUILDS.glob("*/engine-hash"), key=lambda mark: -mark.stat().st_mtime)
    return [mark.parent for mark in marks]


def sweep(target: Path) -> None:
    """Delete builds that no running game can have been started from."""
    for old in [one for one in builds() if one != target][KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)


def end_with_parent() -> None:
    """End this process and all it has started as soon as standard input closes."""
    os.setsid()

    def watch() -> None:
        with suppress(OSError):
            while os.read(0, 1):
                pass
        os.killpg(0, signal.SIGKILL)

    threading.Thread(target=watch, daemon=True).start()


def main() -> int:
    parser = argparse.ArgumentParser(prog="compile.py")
    parser.add_argument("what", choices=("ready", "build"))
    parser.add_argument("--child", action="store_true")
    given = parser.parse_args()
    if given.what == "ready":
        folder = build_folder()
        print(folder if folder.is_dir() else "")
        return READY
    if given.child:
        end_with_parent()
        os.nice(BACK)
    try:
        return build()
    except OSError:
        # A full disk, or one that nobody may write to.
        return SKIPPED


if __name__ == "__main__":
    sys.exit(main())
