"""Compile the modules that bots think with: for the game, for packages and for tests.

    compile.py ready          print the folder of the build of these sources, if there is one
    compile.py build          make that build unless it is there, and print its folder
    compile.py build --child  make it in the background, until standard input closes
    compile.py into TREE      make that build, and copy the compiled modules into a source tree

A build is a folder below `build/compiled` that holds the whole program as it is installed. Its name
consists of two hashes, of what was compiled and of everything, so a build of other sources, of
another Python or of another machine is never found. It gets that name when it is whole and has been
tried.
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
BUILDS = ROOT / "build" / "compiled"

#: What the compiled modules are made of.
ENGINE = ("engine", "setup.py", "pyproject.toml")
#: What a build holds besides.
COPIED = ("conquista", "desktop", "assets", "docs/rules", "i18n", "packaging")
#: Files that the build steps write themselves.
MADE = {".so", ".pyd", ".pyc", ".qm", ".wav"}
#: Compiled modules, by system.
BINARY = {".so", ".pyd"}

#: Bytes that have to be free on the disk.
ROOM = 500_000_000
#: As in `nice`: everything else on the machine comes first.
BACK = 15
#: Builds that stay, the newest first: a game may still run from the one before.
KEPT = 2

#: What has to work before a build is used: compiled modules, and a match of bots.
TRIAL = "import conquista; from engine.system.version import is_compiled; assert is_compiled()"
MATCH = ("arena", "cannir", "--seats", "2", "--bots", "scripted,random", "--deals", "1")

READY, SKIPPED, FAILED = 0, 3, 4


def files_of(places: Iterable[str]) -> list[Path]:
    """Return all source files at these places, in an order that does not change."""
    found = []
    for place in places:
        path = ROOT / place
        found += [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.is_file() and file.suffix not in MADE]


def digest(files: Iterable[Path], *more: str) -> str:
    """Return a hash of names and contents, of this Python, machine and compiler of Python."""
    seen = hashlib.blake2b(digest_size=12)
    mypy = sorted(name.name for name in purelib().glob("mypy-*.dist-info"))
    for word in (sys.version, platform.machine(), sys.platform, *mypy, *more):
        seen.update(word.encode() + b"\0")
    for file in files:
        seen.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return seen.hexdigest()


def purelib() -> Path:
    return Path(sysconfig.get_path("purelib"))


def engine_hash() -> str:
    """Return the hash of what is compiled, with which the name of its builds begins."""
    return digest(files_of(ENGINE), "engine")


def build_folder() -> Path:
    """Return where the build of these sources is, or will be."""
    return BUILDS / f"{engine_hash()}-{digest(files_of((*ENGINE, *COPIED)))}"


def can_compile() -> bool:
    """Return whether this computer can compile.

    It needs a C compiler, Python's headers, mypyc, mains power and disk space.
    """
    return (
        sys.platform != "win32"
        and shutil.which(os.environ.get("CC") or "cc") is not None
        and Path(sysconfig.get_path("include"), "Python.h").exists()
        and find_spec("mypyc") is not None
        and not on_battery()
        and shutil.disk_usage(ROOT).free > ROOM
    )


def on_battery() -> bool:
    """Return whether Linux says that a power supply is there and none is plugged in."""
    supplies = [file.read_text() for file in Path("/sys/class/power_supply").glob("*/online")]
    return bool(supplies) and not any(text.strip() == "1" for text in supplies)


def build(*, wanted: bool = False) -> int:
    """Make the build of these sources unless it is there; return an exit status above.

    A build that somebody wants waits for another process that builds, is tried again after a
    failure, and does not save power.
    """
    target = build_folder()
    failure = BUILDS / f"failed-{engine_hash()}.log"
    if target.is_dir():
        return READY
    if not wanted and (failure.exists() or not can_compile()):
        return SKIPPED
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        try:
            lock_alone(lock.fileno(), wait=wanted)
        except OSError:
            return SKIPPED
        if target.is_dir():
            return READY
        new = BUILDS / "new"
        shutil.rmtree(new, ignore_errors=True)
        with (BUILDS / "build.log").open("w") as log:
            made = make(new, log.fileno())
        if not made:
            if wanted:
                print((BUILDS / "build.log").read_text("utf-8", "replace"), file=sys.stderr)
            # Not tried again in the background for these sources.
            os.replace(BUILDS / "build.log", failure)
            shutil.rmtree(new, ignore_errors=True)
            return FAILED
        new.rename(target)
        # The newest is found by its time, and renaming keeps that of the last file in it.
        target.touch()
        sweep(target)
    return READY


def lock_alone(file: int, *, wait: bool) -> None:
    """Lock an open file.

    Raises OSError when it is locked and one does not wait.
    """
    if sys.platform != "win32":
        fcntl.flock(file, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))


def into(tree: Path) -> None:
    """Copy the compiled modules of the build of these sources beside their sources in a tree."""
    for old in (tree / "engine").rglob("*"):
        if old.suffix in BINARY:
            old.unlink()
    package = build_folder() / "conquista"
    for file in compiled_files(package):
        shutil.copy2(file, tree / file.relative_to(package))


def compiled_files(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix in BINARY]


def make(new: Path, log: int) -> bool:
    """Fill a new folder and try it; return whether all of it worked."""

    def run(*arguments: str, **more: str) -> bool:
        environment = {**os.environ, **more}
        environment.pop("PYTHONPATH", None)
        return not subprocess.run(
            [sys.executable, *arguments],
            cwd=new if "-m" in arguments or "-c" in arguments else ROOT,
            env=environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False,
        ).returncode  # fmt: skip

    new.mkdir()
    engine = engine_hash()
    before = next((one for one in builds() if one.name.startswith(f"{engine}-")), None)
    if before is not None:
        for file in compiled_files(before):
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
    """Return all builds that are whole, the newest first."""
    whole = [folder for folder in BUILDS.glob("*-*") if folder.is_dir()]
    return sorted(whole, key=lambda folder: -folder.stat().st_mtime)


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
    commands = parser.add_subparsers(dest="what", required=True)
    commands.add_parser("ready")
    commands.add_parser("build").add_argument("--child", action="store_true")
    commands.add_parser("into").add_argument("tree", type=Path)
    given = parser.parse_args()
    if given.what == "ready":
        folder = build_folder()
        print(folder if folder.is_dir() else "")
        return READY
    if given.what == "build" and given.child:
        end_with_parent()
        os.nice(BACK)
        try:
            return build()
        except OSError:
            # A full disk, or one that nobody may write to.
            return SKIPPED
    if not build_folder().is_dir():
        print("Compiling what the bots think with: some minutes", file=sys.stderr, flush=True)
    status = build(wanted=True)
    if status == READY and given.what == "into":
        into(given.tree)
    elif status == READY:
        print(build_folder())
    return status


if __name__ == "__main__":
    sys.exit(main())
