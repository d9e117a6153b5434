"""What is written in golden files: matches, and every sentence of the chronicle.

`python -m tests.golden.playthrough` writes the matches, `python -m tests.golden.chronicle` the
chronicle.
"""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.language.translation import CODES, Language
from engine.core.game import Game
from engine.games import GAMES
from tests.golden.chronicle import chronicle, chronicle_file
from tests.golden.playthrough import cases, golden_file, playthrough
from tests.golden.samples.gathered import SAMPLES


@pytest.mark.parametrize(("game", "seats", "variant", "former"), cases())
def test_golden_playthrough(game: Game, seats: int, variant: bool, former: bool) -> None:
    written = golden_file(game, seats, variant, former).read_text(encoding="utf-8")
    assert playthrough(game, seats, variant, former) == written


@pytest.mark.parametrize("code", CODES)
def test_the_chronicle_says_what_is_written(qapp: QApplication, code: str) -> None:
    language = Language(qapp)
    language.install(code)
    try:
        told = chronicle()
    finally:
        language.install("en")
    assert told == chronicle_file(code).read_text(encoding="utf-8"), (
        "read the change, then write it: python -m tests.golden.chronicle"
    )


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_every_kind_of_event_stands_in_the_chronicle(game: Game) -> None:
    samples = [sample for events in SAMPLES.values() for sample in events]
    told = {type(event) for event in samples if not isinstance(event, tuple)}
    assert set(game.events) <= told
