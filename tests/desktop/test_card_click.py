"""A card's way from press to line: short enough to be read, and said once."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import desktop
import engine
from desktop.storage.game_store import GameStore
from engine.games.condottiere.actions import Play
from tests.desktop.games.condottiere.kit import Italy, condottiere, italy
from tests.desktop.kit import settle
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed")

ROOMS = tuple(str(Path(room.__file__ or "").parent) for room in (desktop, engine))


@contextmanager
def counted() -> Iterator[Counter[tuple[str, str]]]:
    """Calls of the project's own functions, by file and name."""
    calls: Counter[tuple[str, str]] = Counter()

    def count(frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(ROOMS):
            calls[code.co_filename, code.co_qualname] += 1

    before: Callable[..., object] | None = sys.getprofile()
    sys.setprofile(count)
    try:
        yield calls
    finally:
        sys.setprofile(before)


def at_battle(qtbot: QtBot, table: Italy) -> tuple[str, int]:
    """Come to a question for a card; the spot of one that is played with one click."""
    table.until_asked()
    while not any(isinstance(action, Play) for action in table.session.match.legal()):
        table.click_answer(table.session.match.legal()[0])
        table.until_asked()
    faces, selection = table.map.hand.faces, table.selection
    number = next(i for i, card in enumerate(faces) if len(selection.plays_of_card(card)) == 1)
    table.hover(("hand", number))
    settle()
    return "hand", number


@pytest.mark.parametrize("animation", ["normal", "off"])
def test_a_card_is_answered_and_kept_before_anything_else_is_done(
    qtbot: QtBot, tmp_path: Path, animation: str
) -> None:
    record = condottiere(HUMAN, bot("Bo"), bot("Cy"), seed=5)
    with italy(qtbot, record, animation=animation) as table:
        target_id = at_battle(qtbot, table)
        match, at = table.session.match, table.place_of(target_id)
        store, ply = GameStore(tmp_path, table.page), match.ply
        store.save(match)
        table.session.advanced.connect(lambda step: store.save(match))
        with counted() as calls:
            QTest.mouseClick(table.page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert match.ply == ply + 1
        assert sum(calls.values()) < 600
        assert len({file for file, _ in calls}) < 42
        submits = {name: number for (_, name), number in calls.items() if name.endswith("submit")}
        passed_on_by = ("ChoiceController", "QuestionControl", "Session", "Table", "Match")
        assert submits == {f"{name}.submit": 1 for name in passed_on_by}
        table.until_asked()


def test_the_strip_is_laid_out_once_for_a_card(qtbot: QtBot) -> None:
    record = condottiere(HUMAN, bot("Bo"), seed=5)
    with italy(qtbot, record, animation="normal") as table:
        target_id = at_battle(qtbot, table)
        page, at = table.page, table.place_of(target_id)
        with counted() as calls:
            QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
            qtbot.waitUntil(lambda: table.map.is_playing)
            assert page.strip.sentence
        by_name = Counter({name: number for (_, name), number in calls.items()})
        assert by_name["PromptStrip._make_room"] == 1
        assert by_name["ChoiceController.withdraw"] == 1
        assert by_name["TableScene.withdraw"] == 1
        # The next question is not asked before the step was shown.
        assert table.map.controller.selection is None
        assert page.state.shown_step is not None
        table.until_asked()
