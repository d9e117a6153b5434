"""Finds faults that no test notices: changes the program at random places and runs the tests.

    python -m tests.mutants --seed 1 --engine 30 --desktop 30

Draws so many changes (mutants) of each room from the seed. One after the other is made in a copy of
the tree, where the tests nearest to the module run (`tests.quick`), for a limited time. Prints the
changes with which none of them failed as a Markdown table; it takes up to two minutes for each. A
survivor is a missing test, an endless loop, or a change that makes no difference.

The operators, each drawn as often as the others:

    comparison   a comparison is turned round or loosened: `<` becomes `>=` or `<=`
    number       a number that is compared, added, an index or an end of a range is one more or less
    logic        `and` becomes `or`, or the reverse
    negation     a `not` is left out
    result       `return None` instead of a value
    branch       a condition is always met, or never
    argument     an argument of a call is left out
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import cache_from_source
from itertools import accumulate
from pathlib import Path
from typing import Final

from tests.quick import ROOT, TIMES, affordable, git, nearest

ROOMS: Final = ("engine", "desktop")
#: Not copied: what is large, what is made anew, and compiled modules, which would hide a change.
LEFT_OUT: Final = (".git", ".venv", ".*_cache", "__pycache__", "build", "dist", "*.so", "*.pyd")

#: How a comparison is written, and how it is changed.
SIGNS: Final[dict[type[ast.cmpop], tuple[str, ...]]] = {
    ast.Lt: ("<", ">=", "<="), ast.LtE: ("<=", ">", "<"),
    ast.Gt: (">", "<=", ">="), ast.GtE: (">=", "<", ">"),
    ast.Eq: ("==", "!="), ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"), ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"), ast.NotIn: ("not in", "in"),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one place of a file: the bytes from `start` to `end` become `new`."""

    path: str
    operator: str
    line: int
    start: int
    end: int
    new: str

    def applied(self, text: str) -> str:
        """Return the file with the change."""
        source = text.encode()
        return (source[: self.start] + self.new.encode() + source[self.end :]).decode()

    def makes_sense(self, text: str) -> bool:
        """Return whether the file still is Python, and another program than before."""
        try:
            return ast.dump(ast.parse(self.applied(text))) != ast.dump(ast.parse(text))
        except SyntaxError:
            return False


class Places:
    """Finds the places of a file that can be changed."""

    def __init__(self, path: str, text: str) -> None:
        self._path = path
        self._source = text.encode()
        self._lines = [0, *accumulate(map(len, self._source.splitlines(keepends=True)))]

    def mutants(self) -> Iterator[Mutant]:
        for node, parent in _walk(ast.parse(self._source)):
            for operator, start, end, new in self._changes(node, parent):
                line = self._source.count(b"\n", 0, start) + 1
                yield Mutant(self._path, operator, line, start, end, new)

    def _span(self, node: ast.AST) -> tuple[int, int]:
        """Return the bytes of a node, without the brackets around it."""
        assert isinstance(node, (ast.expr, ast.stmt, ast.keyword))
        start = self._lines[node.lineno - 1] + node.col_offset
        return start, self._lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def _swapped(self, start: int, end: int, old: str, new: str) -> tuple[int, int, str]:
        """Return the change of an operator that stands somewhere between two places."""
        return start, end, self._source[start:end].decode().replace(old, new, 1)

    def _changes(self, node: ast.AST, parent: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        match node:
            case ast.Compare(left, [sign], [right]):
                old, *others = SIGNS[type(sign)]
                place = self._span(left)[1], self._span(right)[0]
                for other in others:
                    yield "comparison", *self._swapped(*place, old, other)
            case ast.BoolOp(op, [first, second, *_]):
                old, other = ("and", "or") if isinstance(op, ast.And) else ("or", "and")
                place = self._span(first)[1], self._span(second)[0]
                yield "logic", *self._swapped(*place, old, other)
            case ast.UnaryOp(ast.Not(), operand):
                place = self._span(node)[0], self._span(operand)[0]
                yield "negation", *self._swapped(*place, "not", "")
            case ast.Constant(int(number)) if type(number) is int and _is_counted(parent):
                for step in (1, -1):
                    yield "number", *self._span(node), str(number + step)
            case ast.Return(ast.expr() as value) if ast.unparse(value) != "None":
                yield "result", *self._span(node), "return None"
            case ast.If(test) | ast.IfExp(test):
                for always in ("True", "False"):
                    yield "branch", *self._span(test), always
            case ast.comprehension(ifs=[test, *_]):
                yield "branch", *self._span(test), "True"
            # A generator may share its brackets with the call.
            case ast.Call(_, args, keys) if not any(isinstance(a, ast.GeneratorExp) for a in args):
                spans = sorted(self._span(given) for given in [*args, *keys])
                for i, (start, end) in enumerate(spans):
                    before = spans[i - 1][1] if i else start
                    after = spans[1][0] if i == 0 and len(spans) > 1 else end
                    yield "argument", before, after, ""


def _walk(node: ast.AST) -> Iterator[tuple[ast.AST, ast.AST]]:
    """Yield the nodes below with their parents; Python 3.11 knows no places in f-strings."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            skipped = isinstance(child, (ast.Assert, ast.JoinedStr)) or _is_guard(child)
            if isinstance(child, ast.AST) and not skipped:
                yield child, node
                yield from _walk(child)


def _is_guard(node: object) -> bool:
    guards = ("TYPE_CHECKING", "__name__ == '__main__'")
    return isinstance(node, ast.If) and ast.unparse(node.test) in guards


def _is_counted(parent: ast.AST) -> bool:
    match parent:
        case ast.Compare() | ast.Subscript() | ast.Slice() | ast.Call(ast.Name("range")):
            return True
        case ast.BinOp(op=ast.Add() | ast.Sub() | ast.FloorDiv() | ast.Mod()):
            return True
    return False


def drawn(texts: Mapping[str, str], count: int, rng: random.Random) -> list[Mutant]:
    """Return so many different mutants of the files, or all where there are fewer."""
    found: dict[str, list[Mutant]] = defaultdict(list)
    for path in sorted(texts):
        for mutant in Places(path, texts[path]).mutants():
            found[mutant.operator].append(mutant)
    chosen: list[Mutant] = []
    while len(chosen) < count and (left := sorted(name for name in found if found[name])):
        several = found[rng.choice(left)]
        mutant = several.pop(rng.randrange(len(several)))
        if mutant.makes_sense(texts[mutant.path]):
            chosen.append(mutant)
    return chosen


def write(path: Path, text: str) -> None:
    """Write a module; the bytecode of the old one could be taken for its own."""
    Path(cache_from_source(str(path))).unlink(missing_ok=True)
    path.write_bytes(text.encode())


def run(tree: Path, tests: Sequence[str], seconds: float) -> tuple[str, str]:
    """Return the first test that fails, "pytest" itself or "", and how many passed before."""
    options = ("-v", "-x", "-rfE", "-p", "no:randomly", "-p", "no:cacheprovider")
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *options, *tests], cwd=tree, env=environment,
        text=True, errors="replace", start_new_session=True, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as running:  # fmt: skip
        try:
            said, end = running.communicate(timeout=seconds)[0], ""
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            said, end = running.communicate()[0], ", then time ran out"
    passed = f"{said.count(' PASSED')} passed{end}"
    failed = [line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if failed:
        return failed[0].split(" ", 1)[1].split(" - ")[0], passed
    return "" if end or running.returncode in (0, 5) else "pytest", passed


def row(mutant: Mutant, text: str, passed: str) -> str:
    """Return a row of the table, with the first changed line before and after."""
    lines = [given.split("\n")[mutant.line - 1].strip() for given in (text, mutant.applied(text))]
    before, after = (f"`{line}`".replace("|", "\\|") for line in lines)
    return f"| {mutant.path}:{mutant.line} | {mutant.operator} | {before} | {after} | {passed} |"


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.mutants", description="Find missing tests.")
    parser.add_argument("--seed", type=int, default=1)
    for room in ROOMS:
        parser.add_argument(f"--{room}", type=int, default=10, metavar="N")
    parser.add_argument("--seconds", type=float, default=60.0, help="of tests for each mutant")
    given = parser.parse_args()
    texts = {path: (ROOT / path).read_text("utf-8") for path in git("ls-files", "*.py")}
    times: dict[str, float] = json.loads(TIMES.read_text("utf-8")) if TIMES.exists() else {}
    mutants, rows, unsound = list[Mutant](), list[str](), set[str]()
    for room in ROOMS:
        of_room = {path: text for path, text in texts.items() if path.startswith(f"{room}/")}
        mutants += drawn(of_room, getattr(given, room), random.Random(f"{given.seed} {room}"))
    with tempfile.TemporaryDirectory(prefix="conquista-mutants-") as folder:
        tree = Path(folder, "tree")
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
        for mutant in mutants:
            text = texts[mutant.path]
            tests = affordable(nearest([mutant.path], texts), times, given.seconds)
            write(tree / mutant.path, mutant.applied(text))
            failed, passed = run(tree, tests, 2 * given.seconds) if tests else ("", "no tests")
            write(tree / mutant.path, text)
            print(f"{mutant.path}:{mutant.line}: {failed or passed}", file=sys.stderr)
            if not failed:
                rows.append(row(mutant, text, passed))
            elif failed != "pytest" and run(tree, [failed], given.seconds)[0] == failed:
                unsound.add(failed)
    late = sum("time ran out" in row for row in rows)
    found = f"{len(rows)} of {len(mutants)} mutants survived"
    print(f"Seed {given.seed}: {found}, {late} of them because time ran out.\n")
    print("| place | operator | before | after | tests |\n|---|---|---|---|---|", *rows, sep="\n")
    for test in sorted(unsound):
        print(f"\n`{test}` fails without a change, too.")


if __name__ == "__main__":
    main()
