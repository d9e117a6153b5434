"""Cannir as the desktop knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.art.painter import paint_box_lid, paint_card_in
from desktop.games.cannir.facts import facts
from desktop.games.cannir.figures import figures
from desktop.games.cannir.rules import links, pictures
from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.games.cannir.words.keys import KEYS
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.texts import TEXTS, read_card
from desktop.table.game import Cards, GameTable

if TYPE_CHECKING:
    from desktop.table.scene import TableScene


def _scene() -> TableScene:
    # Printing and reading the rules need no scene.
    from desktop.games.cannir.animations import Animations
    from desktop.games.cannir.choice import CannirChoice
    from desktop.games.cannir.scene import CannirScene

    scene = CannirScene()
    scene.compose(CannirChoice(scene), Animations(scene))
    return scene


def _paint_card(p: QPainter, rect: QRectF, card: str | None) -> None:
    paint_card_in(p, rect, card, card_name(card) if card is not None else "")


_CARDS = Cards(_paint_card, read_card)

TABLE = GameTable(
    keys=KEYS,
    scene=_scene,
    texts=TEXTS,
    paint_lid=paint_box_lid,
    minutes=10,
    facts=facts,
    figures=figures,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    cards=lambda options: _CARDS,
    # The smallest hand begins.
    first_by_lot=False,
)
