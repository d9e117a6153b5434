"""Matches one after the other in one window: it needs no more memory and keeps nothing of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux tells the memory")

ROOT = Path(__file__).resolve().parents[2]


def evening(matches: int, games: Sequence[str] = ()) -> list[dict[str, float]]:
    """Return the reports of an evening after each match (see `tests.campaign.evening`)."""
    command = [sys.executable, "-m", "tests.campaign.evening", str(matches), *games]
    done = subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, check=True)
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_nothing_is_kept_of_a_match_that_was_left() -> None:
    told = evening(3, ["cannir"])
    assert len({match["objects"] for match in told[1:]}) == 1


@pytest.mark.slow
def test_eighty_matches() -> None:
    told = evening(80)
    tenth, last = told[9], told[-1]
    print(f"memory {tenth['memory']} to {last['memory']} MiB, objects {last['objects']}")
    assert last["objects"] <= tenth["objects"]
    # The allocator gives free memory back late: some five parts in a hundred come and go.
    assert last["memory"] < tenth["memory"] * 1.1
