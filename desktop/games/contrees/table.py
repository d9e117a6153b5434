"""Contrées as the desktop knows it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.contrees.art.painter import paint_box_lid
from desktop.games.contrees.facts import facts
from desktop.games.contrees.rules import links, pictures
from desktop.games.contrees.scene import ContreesScene
from desktop.games.contrees.sheets.sheet import SHEETS
from desktop.games.contrees.words.texts import TEXTS, own_keys
from desktop.table.game import GameTable


def _paint_lid(p: QPainter, rect: QRectF) -> None:
    p.save()
    p.translate(rect.topLeft())
    paint_box_lid(p, rect.width(), rect.height())
    p.restore()


TABLE = GameTable(
    scene=ContreesScene,
    texts=TEXTS,
    paint_lid=_paint_lid,
    minutes=30,
    facts=facts,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    keys=own_keys,
    picture_at=40,
)
