"""How the bots' process is started: from source, and from a bundle."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop.botprocess import worker_command, worker_environment
from engine.resources import root


def test_from_source_it_is_the_module_of_the_same_engine() -> None:
    assert worker_command() == [sys.executable, "-m", "engine.bots.worker"]
    assert worker_environment().value("PYTHONPATH").startswith(str(root()))


@pytest.mark.parametrize("ending", ["", ".exe"])
@pytest.mark.parametrize("started", ["conquista", "conquista-gui"])
def test_from_a_bundle_it_is_the_console_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, started: str, ending: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / f"{started}{ending}"))
    assert worker_command() == [str(tmp_path / f"conquista{ending}"), "worker"]
