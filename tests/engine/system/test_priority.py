"""Whoever thinks lets the window go first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.system.priority import NICE_INCREMENT
from tests.engine.bots.test_worker import Talk

pytestmark = pytest.mark.skipif(not hasattr(os, "nice"), reason="only Unix is nice")

#: As far back as one can stand.
LAST = 19


def behind(niceness: int) -> bool:
    return niceness == min(LAST, os.getpriority(os.PRIO_PROCESS, 0) + NICE_INCREMENT)


def test_bots_stand_back() -> None:
    talk = Talk()
    try:
        talk.ask("no question")
        assert behind(os.getpriority(os.PRIO_PROCESS, talk.process.pid))
    finally:
        talk.process.kill()
        talk.process.communicate()


@pytest.mark.parametrize("worker", ["engine.review.worker", "engine.puzzles.worker"])
def test_so_do_those_who_review_and_prove(worker: str) -> None:
    # What they say themselves goes elsewhere by then.
    code = (
        f"import os, sys; from {worker} import main; main(); print(os.nice(0), file=sys.__stdout__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="{}",
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    assert behind(int(done.stdout))
