"""Run the tests nearest to what changed since the last commit, for about a minute (`make quick`).

Nearest are the changed tests, then those that import a changed module, then those that import one
that imports it. Arguments are handed to pytest.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
#: Where `tests/conftest.py` keeps how long each test file took, in seconds, by its path.
TIMES: Final = ROOT / ".pytest_cache" / "v" / "conquista" / "files"
#: Seconds of tests for each processor, and those of a file that never ran.
ENOUGH, UNKNOWN = 25.0, 3.0

_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]+))",
    re.MULTILINE,
)


def git(*arguments: str) -> list[str]:
    """Return the lines that a git command writes."""
    command = ["git", *arguments]
    done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def module_of(path: str) -> str:
    """Return the dotted name of a Python file."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(path: str, text: str) -> set[str]:
    """Return the dotted names that a Python file may import; some may be no modules."""
    package = path.split("/")[:-1]
    found: set[str] = set()
    for origin, names, plain in _IMPORT.findall(text):
        if plain:
            found.update(re.findall(r"[\w.]+", plain))
            continue
        dots = len(origin) - len(origin.lstrip("."))
        above = package[: len(package) - dots + 1] if dots else []
        base = ".".join([*above, *filter(None, [origin[dots:]])])
        found.add(base)
        found.update(f"{base}.{name}" for name in re.findall(r"\w+", names))
    return found


def importers(texts: Mapping[str, str]) -> dict[str, set[str]]:
    """For each Python file those that import it; a `conftest.py` serves all below its folder."""
    modules = {module_of(path): path for path in texts}
    found: dict[str, set[str]] = defaultdict(set)
    for path, text in texts.items():
        for name in imported(path, text):
            if name in modules:
                found[modules[name]].add(path)
        for folder in Path(path).parents:
            if (conftest := (folder / "conftest.py").as_posix()) in texts:
                found[conftest].add(path)
    return found


def nearest(changed: Iterable[str], texts: Mapping[str, str]) -> list[str]:
    """Return the test files that a change of files concerns, the nearest first.

    A file that is not Python concerns those that name it.
    """
    graph = importers(texts)
    ring: list[str] = []
    seen: set[str] = set()
    for path in changed:
        if path.endswith(".py"):
            ring.append(path)
        else:
            name = Path(path).name
            ring += [test for test, text in texts.items() if name in text and _is_test(test)]
    tests = []
    while ring:
        ring = sorted(set(ring) - seen)
        seen.update(ring)
        tests += [path for path in ring if _is_test(path) and path in texts]
        ring = [importer for path in ring for importer in graph[path]]
    return tests


def _is_test(path: str) -> bool:
    return Path(path).name.startswith("test_")


def affordable(tests: Iterable[str], times: Mapping[str, float], seconds: float) -> list[str]:
    """Return the first of the tests, as many as so many seconds suffice for; at least one."""
    chosen: list[str] = []
    for test in tests:
        seconds -= times.get(test, UNKNOWN)
        if chosen and seconds < 0:
            break
        chosen.append(test)
    return chosen


def main() -> None:
    changed = {*git("diff", "--name-only", "--relative", "HEAD")}
    changed.update(git("ls-files", "--others", "--exclude-standard"))
    files = {*git("ls-files", "*.py"), *(path for path in changed if path.endswith(".py"))}
    texts = {path: (ROOT / path).read_text("utf-8") for path in files if (ROOT / path).exists()}
    tests = nearest(changed, texts)
    if not tests:
        print("Nothing that a test concerns has changed since the last commit.")
        return
    times: dict[str, float] = json.loads(TIMES.read_text("utf-8")) if TIMES.exists() else {}
    chosen = affordable(tests, times, ENOUGH * (os.cpu_count() or 1))
    print(f"Running {len(chosen)} of {len(tests)} test files that the change concerns.", flush=True)
    os.chdir(ROOT)
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *sys.argv[1:], *chosen])


if __name__ == "__main__":
    main()
