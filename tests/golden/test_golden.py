"""The golden matches play as written; regenerate with `python -m tests.golden.playthrough`."""

from __future__ import annotations

import pytest

from engine.core import Game
from tests.golden.playthrough import cases, golden_file, playthrough


@pytest.mark.parametrize(("game", "seats", "variant"), cases())
def test_golden_playthrough(game: Game, seats: int, variant: bool) -> None:
    written = golden_file(game, seats, variant).read_text(encoding="utf-8")
    assert playthrough(game, seats, variant) == written
