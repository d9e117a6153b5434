"""Cannir as the desktop knows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.art.painter import paint_box_lid, paint_card_in
from desktop.games.cannir.facts import facts
from desktop.games.cannir.rules import links, pictures
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.texts import TEXTS, read_card
from desktop.table.game import Cards, GameTable


def _paint_card(p: QPainter, rect: QRectF, card: str | None) -> None:
    paint_card_in(p, rect, card, card_name(card) if card is not None else "")


TABLE = GameTable(
    scene=CannirScene,
    texts=TEXTS,
    paint_lid=paint_box_lid,
    minutes=10,
    facts=facts,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    cards=Cards(_paint_card, read_card),
)
