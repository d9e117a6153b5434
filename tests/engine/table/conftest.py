"""The loops in which a table is tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.engine.table.kit import LOOPS, Turner, turning


@pytest.fixture(params=LOOPS)
def turner(request: pytest.FixtureRequest) -> Iterator[Turner]:
    """Yield the loop of asyncio, then that of Qt."""
    with turning(request.param, request) as made:
        yield made
