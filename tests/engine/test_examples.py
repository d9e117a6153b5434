"""The examples in docstrings run as they are written."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = ("engine.core.game", "engine.play.match", "engine.play.record", "engine.table.table")


@pytest.mark.parametrize("module", MODULES)
def test_docstring_examples(module: str) -> None:
    failed, attempted = doctest.testmod(import_module(module))
    assert attempted
    assert not failed
