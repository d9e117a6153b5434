"""Where the callouts of a hint lie on Cannir's table."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from desktop.games.cannir.art.geometry import CENTRE, STEP, card_rect, cell_point
from engine.games.cannir.board import BOARD
from tests.desktop.table.hints.hint_kit import Slow, slow, thought, until_bots_answered
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def seen_of(table: Table) -> list[tuple[str, QRectF]]:
    """Return everything of the star, and the cards and names, in scene pixels."""
    home = table.scene.board.transform()
    radius = QPointF(0.36, 0.36) * STEP
    found = []
    for cell in BOARD.names:
        at = cell_point(cell)
        found += [(cell, QRectF(at - radius, at + radius)), (f"card on {cell}", card_rect(cell))]
    for ray in range(8):
        length = (3.44, 3.28)[ray % 2] * STEP
        angle = math.tau * ray / 8
        at = CENTRE + QPointF(math.sin(angle), -math.cos(angle)) * length
        found.append((f"tip {ray}", QRectF(at - QPointF(1, 1), at + QPointF(1, 1))))
    boxes = [(name, home.mapRect(box)) for name, box in found]
    names = zip(table.scene.labels.shown_labels, table.scene.labels.boxes(), strict=True)
    return [*boxes, *((f"name {label.place_name.name}", box) for label, box in names)]


@pytest.mark.parametrize("size", [(960, 500), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("seed", [3, 4])
def test_callouts_cover_no_card_no_tip_of_the_star_and_no_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], seed: int
) -> None:
    monkeypatch.setattr("tests.desktop.table.kit.PromptBots", Slow)
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=seed), size=size) as table:
        until_bots_answered(table)
        legal = table.session.match.legal()
        shown = 0
        for first in range(0, len(legal), 7):
            table.page.hint.forget()
            values = [(0.1, 0.02)] * len(legal)
            for number, place in enumerate((first, (first + 5) % len(legal))):
                values[place] = (0.6 - number / 10, 0.02)
            table.press(Qt.Key.Key_H)
            table.bots.replied.emit(slow(table).asked[-1][0], thought(table, *values))
            covered = [
                (callout.text.number, name)
                for callout in table.scene.callouts.shown_callouts
                for name, box in seen_of(table)
                if callout.box.intersects(box)
            ]
            assert covered == []
            shown += len(table.scene.callouts.shown_callouts)
            # In a low window reasons seldom have room: badges mark the places.
            assert table.scene.callouts.shown_callouts or table.scene.callouts.badges.shown_badges
        assert shown > 3 or size == (960, 500)
