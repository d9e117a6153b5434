"""What the tests of packages count as running."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.packaging.screen import running, until


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_what_has_ended_does_not_run_even_if_nobody_asks_how() -> None:
    """As where the first process of a container asks after none."""
    leader = subprocess.Popen(["sleep", "600"], process_group=0)
    other = subprocess.Popen(["sleep", "600"], process_group=leader.pid)
    assert running(leader)
    leader.kill()
    leader.wait()
    assert running(leader)
    other.kill()
    until(lambda: not running(leader))
    # Nobody has asked until now.
    assert other.returncode is None
    other.wait()
