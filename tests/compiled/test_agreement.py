"""Compiled and interpreted hot modules agree; run by packaging/check-compiled.sh in its copy."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from engine.system import version

HERE = Path(__file__).resolve().parent
TREE = HERE.parent.parent
SUFFIXES = (".so", ".pyd")

pytestmark = pytest.mark.compiled


def lines(tree: Path) -> list[str]:
    """Return the lines that the playthroughs print with the engine of a source tree."""
    command = [sys.executable, "-P", str(HERE / "playthrough.py"), str(tree)]
    # Sets of strings are printed in an order that depends on this.
    env = {**os.environ, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_the_copy_runs_compiled_modules() -> None:
    built = [
        ".".join((*file.parent.relative_to(TREE).parts, file.name.partition(".")[0]))
        for file in (TREE / "engine").rglob("*")
        if file.suffix in SUFFIXES and "__mypyc" not in file.name
    ]
    assert "engine.core.rng" in built
    for name in built:
        assert str(import_module(name).__file__).endswith(SUFFIXES), name
    assert version.is_compiled()


def test_same_answers_views_and_results() -> None:
    interpreted = Path(os.environ["CONQUISTA_INTERPRETED"])
    assert not list((interpreted / "engine").rglob("*.so")), "run `make interpreted` first"
    compiled = lines(TREE)
    assert compiled
    assert compiled == lines(interpreted)
