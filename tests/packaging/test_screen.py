"""What the tests of packages count as running."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.packaging.screen import running, until


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_unreaped_processes_do_not_count_as_running() -> None:
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
