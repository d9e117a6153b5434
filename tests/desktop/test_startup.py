"""What the window needs to be there: little is loaded, and what was painted once is kept."""

from __future__ import annotations

import hashlib
import linecache
import os
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from desktop.games import TABLES
from desktop.painting.cache import disk_cache
from desktop.painting.cache.disk_cache import DiskCache
from engine.core.registry import Registry
from engine.games import GAMES
from engine.system import memory
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
SIZE = QSize(8, 6)
NAME = ("a picture", 1.5)

#: What the shelf does without, by the beginnings of modules' names.
UNNEEDED = (
    *(
        "desktop.panels",
        "desktop.printing",
        "desktop.rulebook",
        "desktop.storage.external_bots",
        "desktop.play.session",
        "engine.table",
    ),
    # What only tables at a distance need.
    *("desktop.windows.friends.", "desktop.play.local_server", "desktop.play.table_link"),
    *("engine.server", "ssl", "_ssl", "websockets", "cryptography", "zeroconf"),
    *("desktop.painting.engraving", "desktop.painting.portraits", "desktop.painting.sitters"),
    *(
        "desktop.table.moods",
        "desktop.table.facts",
        "desktop.table.scene",
        "desktop.table.game_texts",
    ),
    *("desktop.windows.match_page", "desktop.windows.my_games"),
    *("desktop.sound.speaker", "desktop.sound.synthesis", "desktop.windows.table_sounds"),
    *("desktop.windows.dialogs.", "importlib.resources", "PySide6.QtNetwork"),
    *(
        "desktop.windows.print_dialog",
        "desktop.windows.prerender",
        "desktop.play.external_bot_check",
    ),
    *(
        "engine.arena",
        "engine.commands.audit",
        "engine.commands.check_bot",
        "engine.commands.cli",
        "engine.data.yaml_documents",
    ),
    *(
        "desktop.system.qt_bots",
        "engine.play.autoplay",
        "engine.bots.levels",
        "engine.bots.search",
    ),
    *(
        "argparse",
        "asyncio",
        "html",
        "multiprocessing",
        "pikepdf",
        "statistics",
        "subprocess",
        "unittest",
    ),
    *("_hashlib", "xml", "yaml"),
)
#: Of a game; of the chosen one, what may be agreed on is there as well.
BOX = r"desktop\.games\.\w+(\.registration|\.words(\.titles)?)?"
TERMS = r"(desktop|engine)\.games\.condottiere(\.options|\.words\.option_words)?"
_SHOW = """
import linecache
import sys
from desktop.system.quick_start import prepare
prepare()
from pathlib import Path
from desktop import app
from desktop.storage.settings import Settings, config_file

def show(window, file):
    # Lids that were kept need not be painted: what paints them is not loaded then.
    loaded = [name for name, module in sys.modules.items() if module is not None]
    print(*loaded, *linecache.cache, sep="\\n", flush=True)
    sys.exit(0)

settings = app.create() and Settings(config_file())
settings.set("game", "condottiere3")
app.QApplication.instance().shutdown()
app.first_show = show
app.main([])
"""


def test_the_shelf_loads_what_it_needs(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        environment.pop(name, None)
    ran = subprocess.run(
        [sys.executable, "-c", _SHOW],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(ran.stdout.splitlines())
    # The source of none of ours was read.
    assert not [name for name in loaded if name.startswith((f"{ROOT}/desktop", f"{ROOT}/engine"))]
    assert "desktop.windows.shelf.shelf_page" in loaded
    needed = "desktop.windows.friends.friends_controller"
    assert not [name for name in loaded if name.startswith(UNNEEDED) and name != needed]
    games = [name for name in loaded if ".games." in name]
    assert not [name for name in games if not re.fullmatch(f"{BOX}|{TERMS}", name)]


_FIRST_FRAME = """
import sys
from desktop.system.quick_start import prepare
prepare()
from desktop import app

first_show = app.first_show

def show(window, file):
    # What is due before the window's first exposure runs now.
    window.winId()
    handle = window.windowHandle()
    kind, is_exposed = type(handle), type(handle).isExposed
    kind.isExposed = lambda handle: False
    first_show(window, file)
    for _ in range(9):
        app.QApplication.processEvents()
    print(*sys.modules, sep="\\n", flush=True)
    print("--")
    kind.isExposed = is_exposed
    window.grab()
    while "desktop.painting.portraits" not in sys.modules:
        app.QApplication.processEvents()
    print("loaded")
    sys.exit(0)

app.first_show = show
app.main([])
"""


def test_portraits_load_after_the_first_frame(tmp_path: Path) -> None:
    environment = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        environment.pop(name, None)
    ran = subprocess.run(
        [sys.executable, "-c", _FIRST_FRAME],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=PATIENCE_S,
    )  # fmt: skip
    before, after = ran.stdout.split("--")
    assert "desktop.windows.shelf.shelf_page" in before.split()
    assert not [name for name in before.split() if name.startswith("desktop.painting.sitters")]
    assert after.split() == ["loaded"]


_FRIENDS = """
import sys
from desktop.system.quick_start import prepare
prepare()
import desktop.windows.friends.room
print(*(name for name, module in sys.modules.items() if module is not None), sep="\\n")
"""


def test_the_page_of_friends_loads_no_network() -> None:
    """Processes of their own connect and serve."""
    command = [sys.executable, "-c", _FRIENDS]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    network = {"asyncio", "ssl", "_ssl", "_hashlib", "websockets", "cryptography", "zeroconf"}
    assert network.isdisjoint(ran.stdout.splitlines())


_WRONG = """
import sys
from PySide6.QtCore import QPoint
module = sys.modules["shibokensupport.signature.parser"]
print("pyside_type_init" in vars(module), file=sys.stderr)
try:
    QPoint("x")
except TypeError as error:
    print(error)
print(QPoint.setX.__doc__)
print("pyside_type_init" in vars(module), file=sys.stderr)
"""


def test_wrong_arguments_are_explained_by_modules_that_the_start_puts_off() -> None:
    def said(code: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", code]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)

    prepare = "from desktop.system.quick_start import prepare; prepare()"
    usual, ours = said(_WRONG), said(prepare + _WRONG)
    assert usual.stderr.split() == ["True", "True"]
    assert ours.stderr.split() == ["False", "True"]
    assert "Supported signatures" in usual.stdout
    assert ours.stdout == usual.stdout


_METHODS = """
import sys
from desktop.system.quick_start import METHODS, _methods_file
METHODS.begin()
import dataclasses
kept = len(METHODS._code_by_name)

@dataclasses.dataclass(frozen=True)
class Point:
    x: int
    y: int = 2

class Later(Point):
    pass

METHODS.end()
METHODS.write()
dataclasses.dataclass(frozen=True)(Later)
print(kept, Point(1), Point(1) == Point(1, 2), hash(Point(1)) == hash(Point(1)), Later(3).y)
print(_methods_file())
"""


def test_methods_of_data_classes_are_compiled_once(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": str(tmp_path)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def said(**more: str) -> list[str]:
        command = [sys.executable, "-c", _METHODS]
        ran = subprocess.run(
            command, cwd=ROOT, env=environment | more, capture_output=True, text=True, check=True
        )
        return ran.stdout.splitlines()

    same = "Point(x=1, y=2) True True 2"
    assert said(PYTHONDONTWRITEBYTECODE="1")[0] == f"0 {same}"
    first, place = said()
    assert first == f"0 {same}"
    file = Path(place)
    second = said()[0]
    assert second.endswith(f" {same}")
    assert not second.startswith("0 ")
    # A file of another Python, or one that is damaged, is not used and is replaced.
    whole = file.read_bytes()
    for damaged in (b"old!" + whole[4:], whole[:40], b""):
        file.write_bytes(damaged)
        assert said()[0] == f"0 {same}"
        assert file.read_bytes() == whole


_HASHED = """
import conquista
from desktop.system.quick_start import without_openssl
without_openssl()
import hashlib
import hmac
import secrets
import engine.core.rng
sums = [hashlib.new(name, b"", usedforsecurity=False) for name in hashlib.algorithms_guaranteed]
print(hashlib.sha256(b"").hexdigest(), len(sums))
"""


def test_hashes_are_the_same_without_openssl() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", _HASHED], cwd=ROOT, capture_output=True, text=True, check=True
    )
    known = hashlib.sha256(b"").hexdigest()
    assert ran.stdout.split() == [known, str(len(hashlib.algorithms_guaranteed))]
    assert not ran.stderr


@pytest.mark.parametrize("game", TABLES)
def test_a_box_says_what_is_agreed_on_without_the_rules(game: str) -> None:
    table, rules = TABLES[game], GAMES[game]
    assert (table.id, table.seats, table.options) == (game, rules.seats, rules.options)
    assert table.has_perfect_information == rules.perfect_information
    assert table.has_cards == (table.cards is not None)
    assert table.has_agreements == bool(rules.talk.terms)


def test_a_registry_loads_what_is_asked_for() -> None:
    def never() -> int:
        raise AssertionError

    numbers = Registry({"one": lambda: 1, "other": never})
    assert (list(numbers), len(numbers), "other" in numbers) == (["one", "other"], 2, True)
    assert numbers["one"] == 1
    assert numbers.get("third") is None


# -- pictures on the disk --------------------------------------------------------------------------


@pytest.fixture
def disk(tmp_path: Path, qapp: object) -> Iterator[DiskCache]:
    made = DiskCache()
    made.keep_in(tmp_path / "pictures")
    yield made
    made.keep_in(None)


def picture(colour: str = "#123456") -> QImage:
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def test_pictures_are_as_old_as_the_newest_source(tmp_path: Path) -> None:
    deep = tmp_path / "art" / "deep"
    deep.mkdir(parents=True)
    compiled = tmp_path / "__pycache__"
    compiled.mkdir()
    for number, file in enumerate(
        (tmp_path / "a.py", deep / "b.svg", deep / "c.png", compiled / "d.py"), start=1
    ):
        file.touch()
        os.utime(file, ns=(number, number))
    assert disk_cache._newest(str(tmp_path)) == 2
    assert disk_cache._newest(str(tmp_path / "missing")) == 0


def written(disk: DiskCache, tmp_path: Path) -> Path:
    """Return the file of a picture that was kept."""
    disk.keep(NAME, picture())
    disk.write_next()
    (file,) = (tmp_path / "pictures").iterdir()
    return file


def test_a_picture_is_there_again_at_the_next_start(disk: DiskCache, tmp_path: Path) -> None:
    written(disk, tmp_path)
    after = DiskCache()
    after.keep_in(tmp_path / "pictures")
    found = after.get(NAME, SIZE)
    assert found is not None
    assert found.pixelColor(3, 3) == QColor("#123456")
    assert after.get(("another",), SIZE) is None
    assert after.get(NAME, QSize(9, 6)) is None


def test_a_changed_program_paints_anew(
    disk: DiskCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(disk, tmp_path)
    monkeypatch.setattr(disk_cache, "_version_key", lambda: ("later",))
    assert disk.get(NAME, SIZE) is None


def test_damaged_and_foreign_files_are_not_believed(disk: DiskCache, tmp_path: Path) -> None:
    file = written(disk, tmp_path)
    whole = file.read_bytes()
    for damaged in (b"", whole[:-1], whole + b"!", b"\xff" * len(whole)):
        file.write_bytes(damaged)
        assert disk.get(NAME, SIZE) is None
    # A picture that was painted of something else.
    disk.keep(("another",), picture("#ff0000"))
    disk.write_next()
    (other,) = {*file.parent.iterdir()} - {file}
    file.write_bytes(other.read_bytes())
    assert disk.get(NAME, SIZE) is None
    file.unlink()
    file.mkdir()
    assert disk.get(NAME, SIZE) is None
    disk.keep(NAME, picture())
    disk.write_next()
    assert file.is_dir()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_a_picture_that_is_a_pipe_is_painted(disk: DiskCache, tmp_path: Path) -> None:
    file = written(disk, tmp_path)
    file.unlink()
    os.mkfifo(file)
    assert disk.get(NAME, SIZE) is None


def test_of_what_is_not_its_own_nothing_is_removed(
    disk: DiskCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk_cache, "MAX_BYTES", 0)
    (tmp_path / "pictures").mkdir()
    others = ["walls.pixels", "holiday.png", f"{'0' * 32}.txt"]
    for name in others:
        (tmp_path / "pictures" / name).write_bytes(b"x" * 1000)
    disk.keep(NAME, picture())
    disk.write_next()
    assert sorted(file.name for file in (tmp_path / "pictures").iterdir()) == sorted(others)


def test_without_a_folder_nothing_is_kept(qapp: object) -> None:
    disk = DiskCache()
    disk.keep(NAME, picture())
    assert disk.get(NAME, SIZE) is None


def test_the_pictures_looked_at_last_stay(
    disk: DiskCache, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(disk, tmp_path)
    os.utime(file, (1, 1))
    monkeypatch.setattr(disk_cache, "MAX_BYTES", file.stat().st_size)
    disk.keep(("newer",), picture())
    disk.write_next()
    assert disk.get(NAME, SIZE) is None
    assert disk.get(("newer",), SIZE) is not None


# -- memory ----------------------------------------------------------------------------------------


def test_sources_read_by_the_binding_are_let_go() -> None:
    assert linecache.getline(memory.__file__, 1)
    memory.release_memory()
    assert not linecache.cache


def test_painting_caches_are_released() -> None:
    @memory.until_memory_is_released(2)
    def grain(seed: int) -> object:
        return object()

    first = grain(1)
    assert grain(1) is first
    memory.release_memory()
    assert grain(1) is not first


#: Pictures come and go, and something small stays that was made after them.
_LARGE = """
from pathlib import Path
from engine.system import memory as tidying

def resident():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * 4096

def picture():
    return bytearray(b"x") * 2**20

assert tidying.return_large_allocations()
bytearray(b"x") * (24 * 2**20)
before = resident()
held = [picture() for _ in range(24)]
kept = [bytearray(b"x") * 100_000 for _ in range(3)]
del held
print(resident() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another allocator")
def test_memory_of_large_pictures_is_returned() -> None:
    command = [sys.executable, "-c", _LARGE]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert int(ran.stdout) < 4 * 2**20
