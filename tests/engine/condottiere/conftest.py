"""Both editions are registered while these tests run, whether the product has them or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """Add what is missing, and take it out again."""
    missing = {game.id: game for game in (CONDOTTIERE1, CONDOTTIERE3) if game.id not in GAMES}
    GAMES.update(missing)
    yield
    for key in missing:
        del GAMES[key]
