"""Processes that think have a lower priority than the window."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.system.priority import NICE_INCREMENT
from tests.engine.bots.test_worker import Talk

pytestmark = pytest.mark.skipif(not hasattr(os, "nice"), reason="only Unix is nice")

#: The greatest niceness.
LAST = 19


def is_behind(niceness: int, steps: int = 1) -> bool:
    """Return whether a process is so many steps nicer than this one."""
    return niceness == min(LAST, os.getpriority(os.PRIO_PROCESS, 0) + steps * NICE_INCREMENT)


def test_bots_stand_back() -> None:
    talk = Talk()
    try:
        talk.ask("no question")
        assert is_behind(os.getpriority(os.PRIO_PROCESS, talk.process.pid))
    finally:
        talk.process.kill()
        talk.process.communicate()


@pytest.mark.parametrize(
    ("worker", "request_text", "steps"),
    [
        # A person waits for a single moment: it comes before the rest of a review.
        ("engine.review.worker", '{"part": "moment"}', 1),
        ("engine.review.worker", "{}", 2),
        ("engine.puzzles.worker", "{}", 1),
    ],
)
def test_reviewers_and_provers_stand_back(worker: str, request_text: str, steps: int) -> None:
    # Their own output goes elsewhere by then.
    code = (
        f"import os, sys; from {worker} import main; main(); print(os.nice(0), file=sys.__stdout__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=request_text,
        cwd=Path(__file__).parents[3],
        capture_output=True,
        text=True,
        check=True,
    )
    assert is_behind(int(done.stdout), steps)
