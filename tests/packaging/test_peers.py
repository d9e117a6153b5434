"""The benchmark that times first windows: where it can do nothing it says so; whom it counts."""

from __future__ import annotations

import os
import sys

import pytest

from benchmarks import peers


def test_without_a_display_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    assert "nothing is started" in list(peers.run())[-1]


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
