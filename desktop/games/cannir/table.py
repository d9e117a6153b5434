"""Cannir as the desktop knows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir import rulelinks, rulepictures
from desktop.games.cannir.names import card_name
from desktop.games.cannir.painter import CARD_SIZE, Face, paint_back, paint_box_lid, paint_card
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.sheet import SHEETS
from desktop.games.cannir.spread import sort_hand
from desktop.games.cannir.texts import TEXTS
from desktop.table.game import Facts, GameTable, Stock
from engine.core import View
from engine.games.cannir.events import CARD_NAMES, CannirView
from engine.games.cannir.state import HAND


def facts(view: View) -> Facts:
    """What the panel shows."""
    assert isinstance(view, CannirView)
    total = len(CARD_NAMES) - 1 - HAND * len(view.hands)
    turn = total - view.pile + (view.decision is not None)
    hands = tuple(
        tuple(sort_hand([card for card in hand if card])) if None not in hand else hand
        for hand in view.hands
    )
    return Facts(hands, Stock(view.pile, total), turn)


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
    paint_card=_paint_card,
    facts=facts,
    sheets=SHEETS,
    frames=rulepictures.frames,
    links=rulelinks,
)
