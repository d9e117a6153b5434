"""A click that means no answer is not passed over: the strip says what is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.selection.model import Stage
from engine.games.cannir.board import BOARD
from tests.desktop.games.condottiere.kit import condottiere, italy
from tests.desktop.table.kit import HUMAN, bot, cannir, table


def test_cells_clicked_without_a_card(qtbot: QtBot) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as made:
        made.until_asked()
        board = made.scene.seen.board
        (lying,) = [name for name, stack in zip(BOARD.names, board, strict=True) if stack][:1]
        bare = next(name for name, stack in zip(BOARD.names, board, strict=True) if not stack)
        for cell in (bare, lying):
            made.scene.choice.forget_refusal()
            made.click(("cell", cell))
            assert made.page.strip.aside == "First choose a card from your hand."
        assert made.scene.choice.choosing is not None
        made.click(("hand", made.scene.hand()[0]))
        assert not made.scene.choice.message


def deaf(*asked: object) -> None:
    """A bot that thinks for ever."""


def test_a_click_while_another_plays(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as made:
        made.until_asked()
        monkeypatch.setattr(made.bots, "ask", deaf)
        heard: list[str] = []
        made.page.view.announced.connect(heard.append)
        made.click_answer(made.session.match.legal()[0])
        qtbot.waitUntil(lambda: not made.page.director.busy)
        made.click(("hand", made.scene.hand()[0]))
        assert made.page.strip.aside == "It is not your turn yet: Aldric is to play."
        assert heard[-1] == made.page.strip.aside
        # A moment of the past is only looked at.
        made.page.strip.note()
        made.press(Qt.Key.Key_PageUp)
        made.click(("hand", made.scene.hand()[0]))
        assert "not your turn" not in made.page.strip.aside


@pytest.mark.parametrize("edition", [1, 3])
def test_what_is_not_asked_at_condottiere(qtbot: QtBot, edition: int) -> None:
    with italy(qtbot, condottiere(HUMAN, bot("A"), bot("B"), edition=edition, seed=2)) as made:
        made.until_asked()
        while made.choosing.stage not in (Stage.REGION, Stage.CARD):
            made.session.submit(made.choosing.seat, made.choosing.legal[0])
            made.until_asked()
        region = made.choosing.stage is Stage.REGION
        made.click(("hand", 0) if region else ("region", "roma"))
        said = "choose a region on the map" if region else "play a card from your hand"
        assert said in made.page.strip.aside
