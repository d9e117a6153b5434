"""The examples in docstrings of `desktop.play` run as written."""

from __future__ import annotations

import doctest

from desktop.play import session


def test_the_example_of_a_session_runs_as_written(qapp: object) -> None:
    failed, attempted = doctest.testmod(session)
    assert attempted
    assert not failed
