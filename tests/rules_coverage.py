"""Which tests prove which paragraph of which rulebook: prints, writes or checks the table.

    python -m tests.rules_coverage            print it
    python -m tests.rules_coverage --write    write docs/rules-coverage.md
    python -m tests.rules_coverage --check    fail if a binding paragraph has no test, a test cites
                                              a paragraph nobody listed, or the file is out of date

Citations are read from the sources, so every mark is written out where it stands:
`@pytest.mark.rule("cannir", "V - Effet des cartes", 4)`.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

TESTS = Path(__file__).resolve().parent
OUTLINE = TESTS / "rulebooks.yaml"
TABLE = TESTS.parent / "docs" / "rules-coverage.md"

#: Game, heading of its rulebook, number of the paragraph under it.
Passage = tuple[str, str, int]


@dataclass(frozen=True)
class Rulebook:
    """A rulebook's title and its binding paragraphs: heading -> number -> what it binds."""

    title: str
    headings: dict[str, dict[int, str]]


@cache
def rulebooks(path: Path = OUTLINE) -> dict[str, Rulebook]:
    """Return the outline of every rulebook, by game."""
    outline = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {game: Rulebook(book["title"], book["headings"]) for game, book in outline.items()}


@cache
def citations(folder: Path = TESTS) -> dict[Passage, list[str]]:
    """Passage -> the tests that cite it, each named `file::test`, in the order of the sources."""
    found: dict[Passage, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if "pytest.mark.rule" not in text:
            continue
        waiting: list[ast.stmt] = ast.parse(text).body[::-1]
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.ClassDef):
                waiting += node.body[::-1]
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for passage in cited(node, path):
                    found[passage].append(f"{path.relative_to(folder).as_posix()}::{node.name}")
    return dict(found)


def cited(node: ast.FunctionDef | ast.ClassDef, path: Path) -> Iterator[Passage]:
    """Yield the passages that the decorators of one test cite."""
    for decorator in node.decorator_list:
        for call in ast.walk(decorator):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
                try:
                    game, heading, paragraph = (ast.literal_eval(value) for value in call.args)
                except ValueError:
                    where = f"{path.name}:{call.lineno}"
                    raise SystemExit(f"{where}: write game, heading and number out") from None
                yield game, heading, paragraph


def faults(books: dict[str, Rulebook], cites: dict[Passage, list[str]]) -> list[str]:
    """Binding paragraphs without a test, and citations of paragraphs that are not listed."""
    binding = {
        (game, heading, number)
        for game, book in books.items()
        for heading, paragraphs in book.headings.items()
        for number in paragraphs
    }
    found = [
        f"no test: {game}, {heading}, {number}"
        for game, heading, number in sorted(binding - set(cites))
    ]
    for game, heading, number in sorted(set(cites) - binding):
        tests = ", ".join(cites[game, heading, number])
        found.append(f"not in {OUTLINE.name}: {game}, {heading}, {number} (cited by {tests})")
    return found


def table(books: dict[str, Rulebook], cites: dict[Passage, list[str]]) -> str:
    """Return the whole table as Markdown."""
    lines = [
        "# Rules coverage",
        "",
        "Which tests prove which paragraph of a rulebook. Made from the marks on the tests by",
        "`python -m tests.rules_coverage --write`; what each paragraph binds is our own summary.",
    ]
    for game, book in books.items():
        listed = [(h, n) for h, paragraphs in book.headings.items() for n in paragraphs]
        proved = [(h, n) for h, n in listed if (game, h, n) in cites]
        tests = {test for h, n in proved for test in cites[game, h, n]}
        lines += ["", f"## {book.title}", ""]
        lines += [f"{len(proved)} of {len(listed)} binding paragraphs, {len(tests)} tests."]
        for heading, paragraphs in book.headings.items():
            lines += ["", f"### {heading}", "", "| § | it binds | tests |", "|---|---|---|"]
            for number, binds in paragraphs.items():
                lines.append(
                    f"| {number} | {binds} | {named(cites.get((game, heading, number)))} |"
                )
    return "\n".join(lines) + "\n"


def named(tests: list[str] | None) -> str:
    """Tests as one cell of a table, the file said once before its tests."""
    if not tests:
        return "**none**"
    files: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        file, name = test.split("::")
        files[Path(file).stem].append(name.removeprefix("test_").replace("_", " "))
    return "; ".join(f"`{file}`: {', '.join(names)}" for file, names in files.items())


def main() -> int:
    """Do what the command line asks; the exit status."""
    parser = argparse.ArgumentParser(description="which tests prove which paragraph of the rules")
    parser.add_argument("--write", action="store_true", help=f"write {TABLE.name}")
    parser.add_argument("--check", action="store_true", help="fail on gaps or an old table")
    asked = parser.parse_args()
    books, cites = rulebooks(), citations()
    text = table(books, cites)
    if asked.write:
        TABLE.write_text(text, encoding="utf-8")
    elif not asked.check:
        print(text)
    found = faults(books, cites)
    if asked.check and (not TABLE.exists() or TABLE.read_text(encoding="utf-8") != text):
        found.append(f"{TABLE.name} is out of date: python -m tests.rules_coverage --write")
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if asked.check and found else 0


if __name__ == "__main__":
    raise SystemExit(main())
