"""Cannir as the desktop knows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.art.painter import CARD_SIZE, Face, paint_back, paint_box_lid, paint_card
from desktop.games.cannir.facts import facts
from desktop.games.cannir.rules import links, pictures
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.sheets.sheet import SHEETS
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.texts import TEXTS, read_card
from desktop.table.game import Cards, GameTable


def _paint_card(p: QPainter, rect: QRectF, card: str | None) -> None:
    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / CARD_SIZE[0], rect.height() / CARD_SIZE[1])
    if card is None:
        paint_back(p, face=Face.of_width(rect.width()))
    else:
        face = Face.of_width(rect.width())
        paint_card(p, card, card_name(card) if face is Face.FULL else "", face=face)
    p.restore()


def _paint_lid(p: QPainter, rect: QRectF) -> None:
    p.save()
    p.translate(rect.topLeft())
    paint_box_lid(p, rect.width(), rect.height())
    p.restore()


TABLE = GameTable(
    scene=CannirScene,
    texts=TEXTS,
    paint_lid=_paint_lid,
    minutes=10,
    facts=facts,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    cards=Cards(_paint_card, read_card),
)
