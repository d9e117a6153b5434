"""Things in the place of files that are none, and files of a person among those of the program."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Callable
from pathlib import Path


def _socket(path: Path) -> None:
    here = os.open(path.parent, os.O_RDONLY)
    # The name of a socket may not be long.
    listening = socket.socket(socket.AF_UNIX)
    try:
        listening.bind(f"/proc/self/fd/{here}/{path.name}")
    finally:
        listening.close()
        os.close(here)


def _full_folder(path: Path) -> None:
    path.mkdir()
    (path / "thesis.txt").write_text("mine")


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 3 * 2**30)


def _loop(path: Path) -> None:
    other = path.with_name(f".{path.name[:40]}.loop")
    path.symlink_to(other.name)
    other.unlink(missing_ok=True)
    other.symlink_to(path.name)


def _linked_pipe(path: Path) -> None:
    other = path.with_name(f".{path.name[:40]}.pipe")
    if not other.exists():
        os.mkfifo(other)
    path.symlink_to(other.name)


def _protected(path: Path) -> None:
    path.write_bytes(b"mine\n")
    path.chmod(0o400)


#: By name: makes one in a place where nothing is.
ODDITIES: dict[str, Callable[[Path], object]] = {
    "pipe": os.mkfifo,
    "link to a pipe": _linked_pipe,
    "socket": _socket,
    "folder": Path.mkdir,
    "folder with a file": _full_folder,
    "link in a circle": _loop,
    "link to itself": lambda path: path.symlink_to(path.name),
    "link to nothing": lambda path: path.symlink_to("nowhere/at/all"),
    "link to its folder": lambda path: path.symlink_to("."),
    "/dev/zero": lambda path: path.symlink_to("/dev/zero"),
    "/dev/urandom": lambda path: path.symlink_to("/dev/urandom"),
    "/dev/full": lambda path: path.symlink_to("/dev/full"),
    "/dev/null": lambda path: path.symlink_to("/dev/null"),
    "/dev/tty": lambda path: path.symlink_to("/dev/tty"),
    "terminal": lambda path: path.symlink_to("/dev/ptmx"),
    "huge": _sparse,
    "empty": Path.touch,
    "zeros": lambda path: path.write_bytes(bytes(5_000)),
    "protected": _protected,
}


def put(kind: str, path: Path) -> None:
    """Put an oddity in a place, whatever is there now."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    elif os.path.lexists(path):
        path.unlink()
    path.parent.mkdir(parents=True, exist_ok=True)
    ODDITIES[kind](path)


def persons_files(data: Path) -> dict[Path, bytes]:
    """Return files as a person may have them in a folder; by their places, what is in them."""
    digits = "0123456789abcdef0123456789abcdef"
    names = [
        *("thesis.doc", "thesis.part", ".thesis.part", "thesis.doc.part", ".thesis.doc.1234.part"),
        *("notes.lock", ".notes.lock", "settings.json.bak", "settings.json~", "ledger.csv"),
        *("settings.json.bad", "settings.json.1.bad", "ledger.json.bad", "ledger.json.bad.1"),
        *("autosave.txt", "autosave.conquista.txt", "left.conquista.zip", "autosave.conquista.old"),
        *("settings/a.json", "ledger/b.json", "conquista/c.txt", "conquista-data/d.txt"),
        *("games/chess.pgn", "games/readme.txt", "games/save.part", "games/.save.part"),
        *("games/.mine.lock", "games/mine.lock", "games/deleted/thesis.doc", "games/a/b.conquista"),
        *("games/deleted/old.conquista", "games/.conquista-deleted/thesis.doc"),
        *("games/.conquista-deleted/a/b.conquista", "games/.conquista-deleted/notes.part"),
        *("games/autosave.conquista.txt", "deleted/mine.txt", "bin/tool", "trash/mine.txt"),
        *("watched/film.mkv", "watched/list.txt", "watched/.list.part", "watched/deleted/x.txt"),
        *("pictures/holiday.png", "pictures/IMG_0001.png", "pictures/a/b.png", "pictures/x.webp"),
        *(f"pictures/{digits}.jpg", f"pictures/{digits[:31]}.png", f"pictures/{digits}0.png"),
        *(f"pictures/{digits.upper()}.png", "pictures/.thumb.part", "pictures/deadbeef.png"),
        *("reviews/book.txt", "reviews/paper.jsonl", "reviews/a/b.jsonl", "reviews/x.html"),
        *(f"reviews/{digits[:31]}.jsonl", f"reviews/{digits}.json", "reviews/.draft.part"),
        *(
            "painted/fence.jpg",
            "painted/wall.pixels",
            f"painted/{digits}.txt",
            "painted/a/b.pixels",
        ),
        *(f"painted/{digits[:31]}.pixels", "painted/.x.part", "puzzles/mine.conquista-puzzle"),
        *("lessons/greek.txt", "sounds/song.mp3", "programs/bot.py", "favourites/a.json"),
        *("cache/x", "tmp/y", "state/z", "logs/w.log", "index.html", "games/index.html"),
        *("conquista-scratch-mine/thesis.doc", "board.pdf", "cards.png", "games/cards 1.png"),
    ]
    files = {data / name: f"{name} is mine\n".encode() for name in names}
    # So many and so large that what trims would want to.
    files |= {data / f"watched/evening {number}.conquista": b"{}" for number in range(25)}
    files |= {data / f"reviews/chapter {number}.jsonl": b"mine\n" for number in range(410)}
    return files


def write_all(files: dict[Path, bytes]) -> None:
    """Write them, long ago."""
    for path, content in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        os.utime(path, (1_000_000_000, 1_000_000_000))


def touched(files: dict[Path, bytes]) -> list[str]:
    """Return which of them are not as they were."""
    return [
        str(path)
        for path, content in files.items()
        if not path.is_file()
        or path.read_bytes() != content
        or path.stat().st_mtime != 1_000_000_000
    ]
