"""The benchmark that times first windows: where it can do nothing it says so; whom it counts."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from benchmarks import peers, run


def test_without_a_display_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    assert "nothing is started" in list(peers.run())[-1]


def test_the_table_is_that_of_the_document(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [
        peers.Figures("Conquista, this tree", 217, 210, 120, 100),
        peers.Figures(peers.SMALLEST_WINDOW, 91, 80, 53, 40),
    ]
    monkeypatch.setattr(peers, "has_display", lambda: True)
    monkeypatch.setattr(peers, "measured", lambda: told)
    assert run.main(["peers", "--markdown"]) == 0
    head, _, *rows = capsys.readouterr().out.split("\n\n")[1].splitlines()
    assert rows == [
        "| smallest PySide6 window | 91 ms | × 1.0 | 80 ms | 53 |",
        "| Conquista, this tree | 217 ms | × 2.4 | 210 ms | 120 |",
    ]
    page = Path(__file__).parents[2] / "docs" / "performance.md"
    assert head in page.read_text("utf-8").splitlines()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_everybody_of_a_session_counts() -> None:
    session = os.getsid(0)
    assert os.getpid() in peers.members(session)
    assert peers.processor(session) > 0


def test_a_program_that_is_gone_has_taken_nothing() -> None:
    # No process has the number 0.
    assert peers.stat(0) == []


def test_games_that_are_not_installed_and_what_was_not_built_are_known_too() -> None:
    names = [program.name for program in peers.known()]
    assert {*peers.PEERS, "Conquista, frozen"} < {*names}
    assert len({*names}) == len(names)
