"""The folders of docs/architecture.md: no circles, no imports upwards, no game by name."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop.games import TABLES
from desktop.style import apply_theme, window_style
from engine.games import GAMES

ROOT = Path(__file__).parent.parent


@cache
def modules() -> dict[str, Path]:
    """Return every module of the project, by its name."""
    found = {}
    for top in ("engine", "desktop", "examples"):
        for file in sorted((ROOT / top).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = file
    return found


#: An import wherever it stands, with its lines up to the closing bracket. Parsing whole modules
#: would take ten times as long.
IMPORT = re.compile(r"^[ \t]*(?:[^\n#\"\']*[:;] *)?((?:import|from)\b[^\n(]*(?:\([^)]*\))?)", re.M)


def imported(file: Path) -> Iterator[str]:
    """Yield every import of a module of the project, wherever it stands.

    It may be for types alone, or inside a function.
    """
    for line in IMPORT.findall(file.read_text("utf-8")):
        try:
            (node, *_) = ast.parse(line).body
        except SyntaxError:
            # A line of a text that begins like an import, or a `yield from`.
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules())
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in modules() or node.module in modules():
                    yield inner if inner in modules() else node.module


@cache
def graph() -> dict[str, frozenset[str]]:
    return {name: frozenset(imported(file)) - {name} for name, file in modules().items()}


def circles() -> list[set[str]]:
    """Sets of modules each of which imports every other, if by detours."""
    reach = {name: set(targets) for name, targets in graph().items()}
    # What imports nothing of the rest is in no circle.
    while free := {name for name, targets in reach.items() if not targets & reach.keys()}:
        reach = {name: targets for name, targets in reach.items() if name not in free}
    reach = {name: targets & reach.keys() for name, targets in reach.items()}
    grown = True
    while grown:
        grown = False
        for seen in reach.values():
            further = set().union(*(reach[target] for target in seen)) - seen
            if further:
                seen |= further
                grown = True
    found = []
    for name, seen in reach.items():
        circle = {other for other in seen if name in reach[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def test_no_modules_import_one_another_in_a_circle() -> None:
    assert not list(circles())


def levels() -> dict[str, int]:
    """Return the number of each folder's line in the list of the document."""
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    part = text.split("## What may import what")[1].split("\n## ")[0]
    lines = re.findall(r"^(\d+)\. (.+)$", part, re.M)
    return {folder: int(number) for number, line in lines for folder in re.findall("`(.+?)`", line)}


def folder_of(module: str) -> str:
    """The folder a module is in, "" for the top: "desktop/table", "engine/games/cannir"."""
    parts = module.split(".")
    deep = 3 if parts[1:2] == ["games"] else 2
    return "/".join(parts[:deep]) if len(parts) > 1 else ""


def test_no_import_leads_upwards() -> None:
    level = levels()
    wrong = []
    for name, targets in graph().items():
        for target in targets:
            here, there = folder_of(name), folder_of(target)
            if here == there or not there:
                continue
            above, below = (
                level[re.sub("games/.+", "games/<game>", folder)] for folder in (here, there)
            )
            if above <= below:
                wrong.append(f"{name} -> {target}")
    assert not wrong


def test_every_folder_is_in_the_document() -> None:
    folders = {re.sub("games/.+", "games/<game>", folder_of(name)) for name in modules()} - {""}
    assert folders == set(levels())


def test_the_desktop_imports_no_bots_of_a_game() -> None:
    """What follows from the rules, such as who is about to win, is no secret of a bot."""
    bots = re.compile(r"engine\.games\.\w+\.bots\b")
    desktop = {name: found for name, found in graph().items() if name.startswith("desktop.")}
    assert any(
        "engine.games.condottiere.views.victory_goals" in found for found in desktop.values()
    )
    assert not [name for name, found in desktop.items() if any(map(bots.match, found))]


def test_only_examples_import_examples() -> None:
    outside = {name: found for name, found in graph().items() if not name.startswith("examples.")}
    assert len(outside) < len(graph())
    assert not [
        name for name, found in outside.items() if any(n.startswith("examples.") for n in found)
    ]


def test_shared_code_names_no_game() -> None:
    """Neither by its id nor by the name of its folder; the registries are the only lists."""
    words = set(GAMES) | {folder.name for folder in (ROOT / "engine" / "games").iterdir()}
    named = re.compile("|".join(sorted(word for word in words if word.isalnum())), re.I)
    registries = {"engine.games", "desktop.games"}
    shared = {
        name: file
        for name, file in modules().items()
        if ".games." not in name and name not in registries
    }
    assert not [name for name, file in shared.items() if named.search(file.read_text("utf-8"))]


#: Folders that a newcomer can survey, modules in one of them, and lines in a module.
MAX_FOLDERS, MAX_MODULES, MAX_LINES = 28, 20, 600


def modules_by_folder() -> dict[str, list[str]]:
    """Return every package of the project, with the modules directly in it."""
    found: dict[str, list[str]] = {}
    for name, file in modules().items():
        if file.name != "__init__.py":
            found.setdefault(name.rpartition(".")[0], []).append(name)
    return found


def test_the_folders_can_be_surveyed() -> None:
    folders = {folder for folder in map(folder_of, modules()) if (ROOT / folder).is_dir()}
    # The example is no part of the program.
    folders = {folder for folder in folders if not folder.startswith("examples/")}
    folders = {re.sub("games/.+", "games", folder) for folder in folders} - {""}
    assert len(folders) <= MAX_FOLDERS
    assert not {name for name, inside in modules_by_folder().items() if len(inside) > MAX_MODULES}
    long = {name for name in modules() if len(_source(name).splitlines()) > MAX_LINES}
    assert not long


def test_no_test_file_is_long() -> None:
    """A long one has several subjects: each belongs in a file of its own."""
    files = {
        file.relative_to(ROOT): len(file.read_text("utf-8").splitlines())
        for file in (ROOT / "tests").rglob("*.py")
    }
    assert len(files) > 100
    assert not {file: lines for file, lines in files.items() if lines > MAX_LINES}


def test_every_folder_says_what_it_is_for() -> None:
    packages = [name for name, file in modules().items() if file.name == "__init__.py"]
    assert not [name for name in packages if not ast.get_docstring(ast.parse(_source(name)))]


#: Modules that stand for a folder where a game has only this part of it.
ONLY_PARTS = {"animations": "animator.py", "selection": "selection.py"}


def test_every_table_has_the_same_folders() -> None:
    """A newcomer who knows one game finds the same subject of every other."""
    games = [
        game for game in (ROOT / "desktop" / "games").iterdir() if (game / "__init__.py").is_file()
    ]
    folders = {file.parent.name for game in games for file in game.glob("*/__init__.py")}
    assert len(games) > 1
    assert not {
        (game.name, folder)
        for game in games
        for folder in folders
        if not (game / folder / "__init__.py").is_file()
        and not (game / ONLY_PARTS.get(folder, "-")).is_file()
    }


def test_no_folder_holds_a_single_module() -> None:
    """A path such as `selection.selection` says everything twice."""
    twins = {
        # The same sentences as those of Cortez, whose other talk is beside them.
        "desktop.games.condottiere.words.talk"
    }
    single = {
        folder
        for folder, inside in modules_by_folder().items()
        if len(inside) == 1
        and not any(name.startswith(f"{folder}.") for name in modules_by_folder())
    }
    assert single - {""} == twins


def test_module_names_of_shared_code_are_unique() -> None:
    """A name in a traceback is that of one module; only games repeat the names of each other."""
    # Entry points, and the characters, who are painted in one folder and speak in another.
    twins = {"cli", "worker", "__main__"}
    twins |= {file.stem for file in (ROOT / "desktop/painting/sitters").glob("*.py")}
    shared = Counter(
        file.stem
        for name, file in modules().items()
        if file.name != "__init__.py" and not re.match(r"examples\.|\w+\.games\.", name)
    )
    assert shared["match"] == 1
    assert {name for name, count in shared.items() if count > 1} <= twins


def test_no_folders_import_one_another_in_a_circle() -> None:
    """Within every folder: its modules and the folders in it, taken as one each."""
    tangled = set()
    for folder in {name.rpartition(".")[0] for name in modules()} - {""}:
        imports: dict[str, set[str]] = {}
        for name, targets in graph().items():
            here = _child(name, folder)
            there = {_child(target, folder) for target in targets}
            if here:
                imports.setdefault(here, set()).update(there - {"", here})
        while free := {name for name in imports if not imports[name] & imports.keys()}:
            imports = {name: targets for name, targets in imports.items() if name not in free}
        if imports:
            tangled.add(folder)
    assert not tangled


def _child(module: str, folder: str) -> str:
    """Return the part of a folder that a module is or is in; "" outside of it."""
    inside = module.removeprefix(f"{folder}.")
    return inside.split(".")[0] if inside != module else ""


#: What opens, writes or locks a file by its path: methods, and functions and classes.
METHODS = {"read_text", "read_bytes", "write_text", "write_bytes", "touch"}
OPENERS = {"fdopen", "open_code", "fromfile", "QFile", "QSaveFile", "QLockFile", "QTemporaryFile"}
OPENERS |= {"QSettings", "QImageReader", "QImageWriter", "QMovie", "QSvgRenderer"}
#: Open a file where they are handed a path.
PICTURES = {"QImage", "QPixmap", "QIcon", "addApplicationFont", "load"}
#: Who may: the one way for all; what comes with the program, read by Qt; sounds made beforehand.
MAY_OPEN = {
    "engine.system.files": {"open", "os.open", "fdopen"},
    # A temporary folder of its own, and the device that swallows everything.
    "engine.system.scratch_folders": {"os.open"},
    "engine.system.usage": {"os.open"},
    "desktop.app": {"QIcon"},
    "desktop.style.theme": {"addApplicationFont"},
    "desktop.language.translation": {"load"},
    "desktop.sound.synthesis": {"wave.open"},
    # Parts of a document in memory.
    "desktop.printing.cmyk": {"read_bytes"},
    "desktop.printing.pdf": {"read_bytes"},
}


#: A call of one of these: few modules have any, and parsing all would take long.
OPENING = re.compile(rf"\b(?:open|{'|'.join(OPENERS | METHODS | PICTURES)})[\s)]*\(")


def opening(file: Path) -> Iterator[str]:
    """Yield the calls in a module that open a file by its path."""
    text = file.read_text("utf-8")
    if not OPENING.search(text):
        return
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        called, given = node.func, node.args[0] if node.args else None
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        path = isinstance(given, ast.Call) and getattr(given.func, "id", "") in ("str", "fspath")
        path |= isinstance(given, (ast.Constant, ast.JoinedStr)) and name != "load"
        method = isinstance(called, ast.Attribute)
        if name in OPENERS or (name in METHODS and method) or (name in PICTURES and path):
            yield name
        elif name == "open" and isinstance(called, ast.Attribute):
            owner = getattr(called.value, "id", "")
            mode = isinstance(given, ast.Constant) and isinstance(given.value, str)
            if owner in ("os", "io", "wave", "gzip", "codecs", "shelve"):
                yield f"{owner}.{name}"
            elif mode or any(keyword.arg in ("mode", "encoding") for keyword in node.keywords):
                yield name
        elif name == "open":
            yield name


def test_files_are_opened_in_one_way() -> None:
    """By `engine.system.files`, which knows first that they are files, and of what size."""
    found = {name: set(opening(file)) for name, file in modules().items()}
    assert {name: calls for name, calls in found.items() if calls} == MAY_OPEN


@pytest.mark.parametrize(
    "line",
    [
        "open(path)",
        "path.open('rb')",
        "path.open(encoding='utf-8')",
        "path.read_text('utf-8')",
        "os.open(path, 0)",
        "QImage(str(path))",
        "QLockFile(name)",
        "QFile(name).open(mode)",
    ],
)
def test_other_ways_to_open_a_file_are_noticed(tmp_path: Path, line: str) -> None:
    (tmp_path / "module.py").write_text(line)
    assert list(opening(tmp_path / "module.py"))


def test_no_widget_overrides_event() -> None:
    """Below it Qt paints and resizes, where an error would crash PySide on Python 3.11."""
    found = {name for name in modules() if re.search(r"def (event|viewportEvent)\(", _source(name))}
    # The application itself is no widget.
    assert found == {"desktop.app"}


def test_the_window_has_one_thread() -> None:
    """Another one would collect garbage, too, and destroy widgets where only the window's may."""
    started = re.compile(r"\b(threading|concurrent\.futures|QThread\w*|QRunnable|QtConcurrent)\b")
    desktop = {name: file for name, file in modules().items() if name.startswith("desktop")}
    assert not [name for name, file in desktop.items() if started.search(file.read_text("utf-8"))]


@pytest.mark.parametrize("game", list(TABLES))
def test_printing_a_sheet_loads_no_scene_and_no_window(game: str, tmp_path: Path) -> None:
    """Neither of this game nor of another."""
    program = (
        "import sys; from desktop.commands.cli import main; "
        f"code = main(['print', {game!r}, '--sheet', 'aid', '-o', {str(tmp_path / 'aid.pdf')!r}]); "
        "print(*(name for name in sys.modules if name.startswith('desktop.')), sep='\\n'); "
        "sys.exit(code)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    loaded = set(ran.stdout.split())
    folders = {folder_of(name) for name in loaded if name in modules()}
    assert not folders & {"desktop/windows", "desktop/panels", "desktop/play"}
    assert len({folder for folder in folders if folder.startswith("desktop/games/")}) == 1
    scenes = {name for name in modules() if re.search(r"class \w+\(\w*Scene\b", _source(name))}
    assert "desktop.table.scene" in scenes
    assert not loaded & scenes


def _source(name: str) -> str:
    return modules()[name].read_text("utf-8")


def test_class_names_of_shared_code_are_unique() -> None:
    """Every game has an `Attack` and a `Layout` of its own, and Action names are those of JSON."""
    places: dict[str, list[str]] = {}
    for name in modules():
        for found in re.findall(r"^class ([A-Z]\w*)", _source(name), re.M):
            places.setdefault(found, []).append(name)
    shared = {
        found: [name for name in names if not re.match(r"examples\.|\w+\.games\.", name)]
        for found, names in places.items()
    }
    assert "Match" in shared
    assert not {found: names for found, names in shared.items() if len(names) > 1}


def test_style_sheets_name_classes_that_exist() -> None:
    """A selector without its class would silently style nothing."""
    sheet = window_style.SHEET.template + apply_theme._SHELF.template
    sheet = re.sub(r"/\*.*?\*/", "", sheet, flags=re.S)
    selectors = " ".join(re.findall(r"([^{}]+)\{[^{}]*\}", sheet))
    own = {name for name in re.findall(r"(?<![\w#\"$.:-])[A-Z]\w+", selectors) if name[0] != "Q"}
    # Few modules define one of them, and parsing all would take long.
    defining = re.compile(rf"^\s*class (?:{'|'.join(own)})\b", re.M)
    sources = [_source(name) for name in modules() if name.startswith("desktop.")]
    defined = Counter(
        node.name
        for source in sources
        if defining.search(source)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
    )
    assert own
    assert {name for name in own if defined[name] != 1} == set()
