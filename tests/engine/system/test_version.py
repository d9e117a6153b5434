"""Whether the program says truly that its bots run compiled."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES

import pytest

from engine.core import rng
from engine.system.version import is_compiled


@pytest.mark.parametrize("suffix", [*EXTENSION_SUFFIXES, *SOURCE_SUFFIXES, None])
def test_only_an_extension_is_compiled(suffix: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rng, "__file__", None if suffix is None else f"rng{suffix}")
    assert is_compiled() == (suffix in EXTENSION_SUFFIXES)
