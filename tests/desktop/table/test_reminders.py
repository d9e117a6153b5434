"""A click that means no answer is not passed over: the strip says what is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.selection.selection import SelectionStage
from engine.games.cannir.board import BOARD
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.table.kit import HUMAN, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("unpainted")


def test_cells_clicked_without_a_card(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as table:
        table.until_asked()
        board = table.scene.seen.board
        (lying,) = [name for name, stack in zip(BOARD.names, board, strict=True) if stack][:1]
        bare = next(name for name, stack in zip(BOARD.names, board, strict=True) if not stack)
        for cell in (bare, lying):
            table.scene.controller.forget_refusal()
            table.click(("cell", cell))
            assert table.page.strip.aside == "First choose a card from your hand."
        assert table.scene.controller.selection is not None
        table.click(("hand", table.scene.hand()[0]))
        assert not table.scene.controller.message


def deaf(*asked: object) -> None:
    """A bot that thinks for ever."""


def test_a_click_while_another_plays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as table:
        table.until_asked()
        monkeypatch.setattr(table.bots, "ask", deaf)
        heard: list[str] = []
        table.page.view.announced.connect(heard.append)
        table.click_answer(table.session.match.legal()[0])
        qtbot.waitUntil(lambda: not table.page.director.is_busy)
        table.click(("hand", table.scene.hand()[0]))
        assert table.page.strip.aside == "It is not your turn yet: Aldric is to play."
        assert heard[-1] == table.page.strip.aside
        # A moment of the past is only looked at.
        table.page.strip.note()
        table.press(Qt.Key.Key_PageUp)
        table.click(("hand", table.scene.hand()[0]))
        assert "not your turn" not in table.page.strip.aside


@pytest.mark.parametrize("edition", [1, 3])
def test_questions_that_condottiere_skips(qtbot: QtBot, edition: int) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("A"), bot("B"), edition=edition, seed=2)) as table:
        table.until_asked()
        while table.selection.stage not in (SelectionStage.REGION, SelectionStage.CARD):
            table.session.submit(table.selection.seat, table.selection.legal[0])
            table.until_asked()
        region = table.selection.stage is SelectionStage.REGION
        table.click(("hand", 0) if region else ("region", "roma"))
        said = "choose a region on the map" if region else "play a card from your hand"
        assert said in table.page.strip.aside
