"""The developers' pages, docstrings and comments name only what exists."""

from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.data.yaml_documents import read_yaml
from engine.games.cannir import positions as cannir
from engine.games.condottiere.positions import read as condottiere
from engine.games.contrees import positions as contrees
from engine.games.cortez.positions import combat_fields as cortez_combat
from engine.games.cortez.positions import read as cortez

ROOT = Path(__file__).parent.parent
CODE = ("engine", "desktop", "conquista", "examples", "i18n", "benchmarks", "packaging", "tests")
FOLDERS = (*CODE, "assets", "docs")
#: A table written by a script, full of names from the rulebooks.
WRITTEN = {"rules-coverage.md"}
PAGES = [
    ROOT / "CONTRIBUTING.md",
    ROOT / "packaging" / "README.md",
    ROOT / "examples" / "README.md",
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name not in WRITTEN),
    *sorted((ROOT / "docs" / "design").glob("*.md")),
]

#: Names of Python, Qt and other projects.
FOREIGN = {"self.tr", "breakpoint", "partial", "Literal", "librt.vecs", "NaN", "None"}
FOREIGN |= {"MCTSBot", "ISMCTSBot", "uct_c", "pyspiel.load_game", "random_sim_test", "seed_test"}
FOREIGN |= {"python_tic_tac_toe", "PYTHONPATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "HOME"}
FOREIGN |= {"api_test", "env.unwrapped.knowledge", "seat_1", "view.seat", "view.hands", "pytest"}
FOREIGN |= {"JavaScript", "PATH", "PYTHONHOME", "SYSTEMROOT", "QT_QPA_PLATFORM"}
FOREIGN |= {"conquista_cannir", "action_to_string", "information_state_string"}
FOREIGN |= {"APPIMAGE_EXTRACT_AND_RUN", "CutContour"}
#: Fields of a Debian package.
FOREIGN |= {"Depends", "Recommends", "Maintainer"}
#: Files that come into being elsewhere: built, written by the program, or of a person.
MADE: tuple[str, ...] = (
    "build/*",
    "dist/*",
    "*.venv*",
    "/tmp*",
    "~/*",
    "games/",
    "watched/",
    "failed-HASH.log",
)
MADE += ("new", "Info.plist", "Conquista.app", "*.conquista", "*.so", "*AppImage*")
#: What looks like a path: with a slash, or with the ending of a file.
PATH = re.compile(r"[\w.*<>{},/~-]+/[\w.*<>{},/~-]*|[\w-]+\.[a-z]{2,4}")
#: A block of code with its language, or a diagram without one.
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)


class Class(NamedTuple):
    bases: list[str]
    body: str


class Sources(NamedTuple):
    texts: dict[str, str]
    words: set[str]
    defined: set[str]
    classes: dict[str, list[Class]]


@cache
def sources() -> Sources:
    """Return the texts of all Python files but this, by path, and the names in them."""
    texts = {
        file.relative_to(ROOT).as_posix(): file.read_text("utf-8")
        for folder in CODE
        for file in (ROOT / folder).rglob("*.py")
        if file != Path(__file__)
    }
    words: set[str] = set()
    defined: set[str] = set()
    classes: dict[str, list[Class]] = {}
    for text in texts.values():
        words.update(re.findall(r"\w+", text))
        defined.update(re.findall(r"^ *(?:async )?(?:def|class|type) (\w+)", text, re.M))
        defined.update(re.findall(r"^(\w+)(?:: [^=\n]+)? = ", text, re.M))
        for found in re.finditer(r"^class (\w+)(?:\[.*?\])?(?:\((.*?)\))?:\n", text, re.M | re.S):
            end = re.compile(r"^[^\s#)]", re.M).search(text, found.end())
            body = text[found.end() : end.start() if end else None]
            bases = re.findall(r"\w+", found[2] or "")
            classes.setdefault(found[1], []).append(Class(bases, body))
    return Sources(texts, words, defined, classes)


@cache
def files() -> frozenset[str]:
    """Return the paths of all files and folders of the project, folders without a slash."""
    found = {file.name for file in ROOT.iterdir()}
    for folder in FOLDERS:
        found |= {file.relative_to(ROOT).as_posix() for file in (ROOT / folder).rglob("*")}
    return frozenset(found)


@cache
def ends() -> frozenset[str]:
    """Return the paths of all files and folders, and what is left of them without their folders."""
    parts = [file.split("/") for file in files()]
    return frozenset("/".join(names[i:]) for names in parts for i in range(len(names)))


@cache
def targets() -> set[str]:
    return set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))


def path_exists(path: str, page: Path) -> bool:
    """Tell whether a path, or its end, names a file.

    `games/<game>` stands for every game; other <...>, {a,b} and * stand for anything.
    """
    if any(fnmatch(path, made) for made in MADE):
        return True
    if "games/<game>" in path:
        games = {file.split("/")[2] for file in files() if fnmatch(file, "engine/games/*/game.py")}
        return all(path_exists(path.replace("<game>", game), page) for game in games)
    pattern = re.sub(r"<.+?>|\{.+?\}|VERSION", "*", path.rstrip("/"))
    if pattern in files() or f"{page.parent.relative_to(ROOT).as_posix()}/{pattern}" in files():
        return True
    if "*" in pattern:
        return any(fnmatch(file, pattern) or fnmatch(file, f"*/{pattern}") for file in files())
    return pattern in ends() or f"{pattern}.py" in ends()


def has_member(name: str, member: str) -> bool:
    """Tell whether a class, or a class it inherits from, defines an attribute or method."""
    pattern = re.compile(rf"(?:def |self\.|^    ){member}\b", re.M)
    return any(
        pattern.search(found.body) or any(has_member(base, member) for base in found.bases)
        for found in sources().classes.get(name, [])
    )


def dotted_exists(dotted: str) -> bool:
    """Tell whether a class has a member, or a module a name."""
    first, *rest = dotted.split(".")
    if first[0].isupper():
        return len(rest) == 1 and has_member(first, rest[0])
    path = dotted.removeprefix("conquista.").replace(".", "/")
    if path in files() or f"{path}.py" in files():
        return True
    module, _, name = path.rpartition("/")
    owner = module.rpartition("/")[2]
    if owner[:1].isupper():
        return dotted_exists(module.replace("/", ".")) and has_member(owner, name)
    return any(
        re.search(rf"^(?:(?:async )?def |class |type )?{name}\b|^    {name},$", text, re.M)
        for file, text in sources().texts.items()
        if f"/{file}".endswith((f"/{module}.py", f"/{module}/__init__.py"))
    )


def wrong(quoted: str, page: Path) -> Iterator[str]:
    """Yield every name in backticks that the project lacks."""
    name = re.sub(r"(?<=\w)(?:\(.*\)|=\w+)$", "", quoted)
    if " " in name:
        yield from wrong_in_command(quoted, page)
    elif re.match(r"-|\W*$", name) or name.split("(")[0] in FOREIGN:
        return
    elif re.fullmatch(r"[a-z_]\w*", name):
        called = quoted.startswith(f"{name}(")
        if name not in (sources().defined if called else sources().words) and (
            called or "_" in name
        ):
            yield quoted
    elif re.fullmatch(r"[A-Z][a-z]\w+|[A-Z][A-Z_]{3,}", name):
        if name not in sources().defined:
            yield quoted
    elif re.fullmatch(r"[A-Za-z_]\w*(\.[a-z_]\w*)+", name) and not path_exists(name, page):
        if not dotted_exists(name):
            yield quoted
    elif PATH.fullmatch(name) and not path_exists(name, page):
        yield quoted


def wrong_in_command(command: str, page: Path) -> Iterator[str]:
    """Yield the modules, scripts and `make` targets of a command that the project lacks."""
    for module in re.findall(r"python\S* (?:-\w )*-m ([\w.]+)", command):
        if module not in FOREIGN and not dotted_exists(module):
            yield f"{command}: {module}"
    for target in re.findall(r"^make (\w+)", command):
        if target not in targets():
            yield f"{command}: {target}"
    for path in re.findall(r"(?<![\w/.~])[\w.-]+(?:/[\w.-]+)+", command):
        if not path_exists(path, page):
            yield f"{command}: {path}"
    for name in re.findall(r"\b[A-Z][a-z]+[A-Z]\w+", command):
        if name not in sources().defined:
            yield f"{command}: {name}"


def quotes(page: Path) -> Iterator[str]:
    """Yield the texts in backticks of a page, and the names and calls of its diagrams."""
    text = page.read_text("utf-8")
    for language, block in FENCED.findall(text):
        if language:
            continue
        yield from re.findall(r"\b[A-Z][a-z]\w+\.[a-z_]\w+|\b[A-Z][a-z]+[A-Z]\w+", block)
        yield from re.findall(
            r"\b(?:engine|desktop)(?:/[\w<>]+)+|\b(?:engine|desktop)(?:\.\w+)+", block
        )
    yield from re.findall(r"`([^`]+)`", FENCED.sub("", text))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_name_in_backticks_exists(page: Path) -> None:
    missing = {name for quoted in quotes(page) for name in wrong(" ".join(quoted.split()), page)}
    assert not missing


@pytest.mark.parametrize(
    "name",
    [
        *("Showing", "Tableau.sync", "Game.weather", "engine.core.weather", "weather()"),
        *("engine/weather.py", "engine/games/<game>/read.py", "seen_by_nobody", "WEATHER_TABLE"),
        *("python -m weather", "make weather"),
    ],
)
def test_names_that_do_not_exist_are_noticed(name: str) -> None:
    assert list(wrong(name, PAGES[0]))


#: Names in docstrings and comments that are no names of ours: standards and other projects.
BORROWED = {"ASCII", "HTML", "WCAG", "GNOME", "FOLDER", "ISMCTS", "PUCT", "GRAVE"}
BORROWED |= {
    "hashlib",
    "choix",
    "__getattr__",
    "fractions",
    "nohup",
    "malloc",
    "MetaPathFinder",
    "update_mapping",
    "__feature__",
}
#: A paper size, a card, and an agent of PettingZoo.
BORROWED |= {"a4", "r4", "seat_0"}
#: Formats, a part of one, a variable of Windows, a chapter of a rulebook.
BORROWED |= {"YAML", "DATA", "SYSTEMROOT", "VIII"}
#: A constant in prose: not quoted, not in a path or a pattern.
CONSTANT = re.compile(
    r"(?<![\w`.*/\"'“-])_?[A-Z]{2,}(?:_[A-Z]+)+(?!\w)|(?<![\w`.*/\"'“-])_[A-Z]{2,}(?!\w)"
    r"|(?<![\w\"'.])[A-Z]{4,}\b(?![\"'])"
)


#: A comment or docstring, another string, or a name. `tokenize` would take ten times as long.
TOKEN = re.compile(
    r"""(?P<prose>\#[^\n]*|\"{3}(?:[^"\\]++|\\.|"(?!""))*\"{3})
    |(?P<string>[bru]{0,2}(?:\"{3}(?:[^"\\]++|\\.|"(?!""))*\"{3}|'{3}(?:[^'\\]++|\\.|'(?!''))*'{3})
    |[bru]{0,2}(?:"(?:[^"\\\n]++|\\.)*"|'(?:[^'\\\n]++|\\.)*'))
    |f(?:\"{3}(?:[^"\\]++|\\.|"(?!""))*\"{3}|"(?:[^"\\\n]++|\\.)*"|'(?:[^'\\\n]++|\\.)*')
    |[^\W\d]\w*
    |(?P<number>\d[\w.]*)""",
    re.I | re.S | re.X,
)


class Prose(NamedTuple):
    #: The names in the code, and those that other projects have.
    names: frozenset[str]
    #: These, the words in strings that are displayed or stored, and in other files.
    words: frozenset[str]
    #: The docstrings and comments, each with its place.
    texts: list[tuple[str, str]]


@cache
def prose() -> Prose:
    names, words, texts = set[str](), set[str](), []
    for path, source in sources().texts.items():
        code, strings = [], []
        line = end = 0
        for token in TOKEN.finditer(source):
            if token.lastgroup is None:
                code.append(token[0])
            elif token.lastgroup == "string":
                strings.append(token[0])
            elif token.lastgroup == "prose" and not path.startswith("tests/"):
                line, end = line + source.count("\n", end, token.start()), token.start()
                texts.append((f"{path}:{line + 1}", token[0]))
        names.update(re.findall(r"\w+", " ".join(code)))
        words.update(re.findall(r"\w+", " ".join(strings)))
    for path in files():
        words.update(re.findall(r"\w+", path))
        if path.endswith((".yaml", ".sh", ".qss", ".spec")):
            words.update(re.findall(r"\w+", (ROOT / path).read_text("utf-8")))
    return Prose(frozenset(names | BORROWED), frozenset(names | words | BORROWED), texts)


@cache
def modules() -> frozenset[str]:
    return frozenset(Path(path).stem for path in sources().texts)


@cache
def members() -> frozenset[str]:
    """Return the names of all attributes, methods and functions."""
    found = set(sources().defined)
    for text in sources().texts.values():
        found.update(re.findall(r"^    (\w+): |self\.(\w+)(?:: [^=\n]+)? = ", text, re.M))
    return frozenset(found)


def exists(quoted: str, folder: str) -> bool:
    """Tell whether a name in backticks means something in a module of a folder."""
    names, words, _ = prose()
    if quoted.endswith(".py"):
        # Further away there may be another module of this name.
        return bool({f"{folder}/{quoted}", f"{Path(folder).parent}/{quoted}"} & files())
    first, *rest = parts = re.findall(r"\w+", quoted)
    if first in ("engine", "desktop", "tests") and rest:
        return dotted_exists(".".join(parts))
    if first in sources().classes and rest:
        return len(rest) > 1 or dotted_exists(".".join(parts))
    if re.match(r"_?[A-Z]", first):
        # A word of a displayed sentence is no class.
        return first in names
    if first in modules() and rest and parts[-1].isupper():
        return dotted_exists(".".join(parts))
    return all(part in words for part in parts) and (not rest or parts[-1] in names)


def stale(text: str, folder: str = "") -> Iterator[str]:
    """Yield the names in a docstring or comment of a folder that the project lacks."""
    for quoted in re.findall(r"`([A-Za-z_][\w.]*(?:\(\))?)`", text):
        if not exists(quoted, folder):
            yield quoted
    for path in re.findall(r"`([\w<>.-]+/[\w<>./-]+)`", text):
        if not path_exists(path, ROOT / folder / "page"):
            yield path
    for name in CONSTANT.findall(text):
        if name not in prose().names:
            yield name


def test_docstrings_and_comments_name_only_what_exists() -> None:
    found = {place: [*stale(text, place.rpartition("/")[0])] for place, text in prose().texts}
    assert not {place: names for place, names in found.items() if names}


@pytest.mark.parametrize(
    "text",
    [
        *('"""See `Session.weather`."""', '"""Wait as long as `players.WEATHER`."""'),
        *(
            '"""See `Level.puct`."""',
            '"""One of `table.py`."""',
            '"""See `engine/table/rain.py`."""',
        ),
        *("# See `engine.core.policy.Level`.", "# Up to _MAT_LOW.", "# Up to `_MAT_LOW`."),
        *("# At most WEATHER_COUNT.", "#: Sorted, or WEATHER.", "# See `rain_of`."),
    ],
)
def test_stale_names_in_docstrings_and_comments_are_noticed(text: str) -> None:
    assert [*stale(text)]


#: The head of a function or class up to its docstring, which `prose` has blanked out.
DEFINITION = re.compile(r"( *)(?:async )?(def|class) (\w+)")
#: How the name of a bool begins.
BOOL = re.compile(r"(?:is|are|has|have|can|may|should)_(\w+)")


class Scope(NamedTuple):
    kind: str
    name: str
    body: str


def scopes(lines: list[str], number: int) -> Iterator[Scope]:
    """Yield the functions and classes round a line of code, the innermost first."""
    indent = 10_000
    for first in range(number, -1, -1):
        found = DEFINITION.match(lines[first])
        if found is None or len(found[1]) >= indent:
            continue
        indent = len(found[1])
        # Brackets close a signature at the indent of its beginning.
        end = first + 1
        while end < len(lines) and (
            not lines[end].strip()
            or (lines[end][indent : indent + 1] in (" ", ")") and not lines[end][:indent].strip())
        ):
            end += 1
        if end > number:
            yield Scope(found[2], found[3], "\n".join(lines[first:end]))


#: Properties and methods of Qt.
QT = {"pos", "scale", "rotation", "opacity", "paintEvent", "sender"}


@cache
def known_everywhere() -> frozenset[str]:
    """Return the names of Python, Qt, modules, and the options of games and matches."""
    options = {
        name
        for path, text in sources().texts.items()
        if path.endswith("options.py")
        for name in re.findall(r"^    (\w+):", text, re.M)
    }
    foreign = {*keyword.kwlist, *dir(builtins), *BORROWED, *FOREIGN, *QT}
    return frozenset(options | modules() | foreign)


def out_of_scope(path: str, source: str) -> Iterator[str]:
    """Yield the names in docstrings of functions that mean nothing there.

    A name means something if the function uses it, its class or a base has it as a member, the
    module defines or imports it, or it is a string of the module. For a bool parameter `bare`,
    `is_bare` is wrong even where the class has such a member.
    """
    code = TOKEN.sub(
        lambda token: "\n" * token[0].count("\n") if token.lastgroup == "prose" else token[0],
        source,
    )
    lines = code.split("\n")
    literals = set(re.findall(r'"(\w+)"', code))
    top = set(re.findall(r"^(?:async )?(?:def|class|type) (\w+)", code, re.M))
    top.update(*map(str.split, re.findall(r"^    (\w+(?: as \w+)?),$", code, re.M)))
    top.update(*(re.findall(r"\w+", line) for line in re.findall(r"^\w.* import .*$", code, re.M)))
    top.update(re.findall(r"^([A-Za-z_]\w*)(?:: [^=\n]+)? = ", code, re.M))
    for token in TOKEN.finditer(source):
        if token.lastgroup != "prose" or not token[0].startswith('"') or "`" not in token[0]:
            continue
        number = source.count("\n", 0, token.start())
        inside = [*scopes(lines, number)]
        if not inside or inside[0].kind != "def":
            continue
        used = {
            name
            for scope in inside
            if scope.kind == "def"
            for name in re.findall(r"\w+", scope.body)
        }
        owner = next((scope.name for scope in inside if scope.kind == "class"), "")
        signature = inside[0].body.split(":\n")[0]
        for name in re.findall(r"`([a-z_]\w*)(?:\(\))?`", token[0]):
            # The value of a constant is written like its name.
            known = name in used | literals | top or name.upper() in code
            known = known or name in known_everywhere() or has_member(owner, name)
            bare = BOOL.fullmatch(name)
            if not known or (bare is not None and re.search(rf"\b{bare[1]}: bool", signature)):
                yield f"{path}:{number + 1}: {name}"


def test_docstrings_of_functions_name_what_is_in_scope() -> None:
    assert not [
        wrong
        for path, source in sources().texts.items()
        if not path.startswith("tests/") and "`" in source
        for wrong in out_of_scope(path, source)
    ]


@pytest.mark.parametrize("name", ["is_bare", "weather_of", "rainfall"])
def test_names_out_of_scope_are_noticed(name: str) -> None:
    source = f'''
class Weather:
    def __init__(self, *, bare: bool) -> None:
        """Create it; `bare` and `shown` are known, `{name}` is not."""
        self.shown = bare

    @property
    def is_bare(self) -> bool:
        rainfall = 1
        return rainfall > 0
'''
    assert [*out_of_scope("engine/a.py", source)] == [f"engine/a.py:4: {name}"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    """To a file, and to one of its headings."""
    broken = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        path, _, heading = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if "://" in link:
            continue
        if not target.exists() or (heading and heading not in headings(target)):
            broken.append(link)
    assert not broken


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_labels_that_are_paths_are_the_ends_of_their_targets(page: Path) -> None:
    wrong_labels = [
        (label, target)
        for label, target in re.findall(r"\[([^\]\s]+\.py)\]\(([^)\s]+)\)", page.read_text("utf-8"))
        if not f"/{target}".endswith("/" + label.strip("`").replace("\\_", "_"))
    ]
    assert not wrong_labels


def headings(page: Path) -> set[str]:
    """Return the anchors of a page, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        ("Condottiere", (*condottiere.KEYS, *condottiere.THIRD_KEYS)),
        ("Contrées", contrees.KEYS),
        ("Cannir", cannir.KEYS),
        ("Cortez", (*cortez.KEYS, *cortez_combat.COMBAT_KEYS)),
    ],
)
def test_every_key_of_a_position_is_described(game: str, keys: Iterable[str]) -> None:
    page = (ROOT / "docs" / "design" / "positions.md").read_text("utf-8")
    section = page.split(f"\n## {game}\n")[1].split("\n## ")[0]
    assert set(keys) <= set(re.findall(r"`(\w+)`", section))


#: Rows of the table of steps between levels.
STEPS = {
    "Cannir (*m*)": "cannir",
    "Contrées": "contrees",
    "Condottiere III": "condottiere3",
    "Condottiere I, four seats": "condottiere1",
    "Cortez": "cortez",
}
#: Steps of the ladder that are older than the table, which says so: game and number.
OLDER = {("cortez", 3): 15, ("condottiere1", 3): 50, ("condottiere3", 3): 100}


def test_the_ladder_contains_the_steps_of_the_page() -> None:
    page = (ROOT / "docs" / "strength.md").read_text("utf-8")
    section = page.partition("## Levels in order")[2].partition("\n## ")[0]
    ladder = read_yaml(ROOT / "assets" / "common" / "ladder.yaml")
    rows = {
        cells[0]: [int(cell) if cell else None for cell in cells[1:5]]
        for cells in (
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in section.splitlines()
            if line.startswith("| ") and not line.startswith("| game")
        )
    }
    assert rows.keys() == STEPS.keys()
    assert ladder.keys() == set(STEPS.values())
    for name, steps in rows.items():
        game = STEPS[name]
        for number, (step, kept) in enumerate(zip(steps, ladder[game], strict=True)):
            if (game, number) in OLDER:
                assert kept == OLDER[game, number]
            else:
                assert step is not None
                assert kept == 5 * round(step / 5), (name, number)
    (sentence,) = re.findall(r"The ladder still contains .*", section)
    assert {int(number) for number in re.findall(r"\b\d+\b", sentence)} == set(OLDER.values())
