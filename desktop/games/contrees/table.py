"""Contrées as the desktop knows it."""

from __future__ import annotations

from desktop.games.contrees.art.painter import paint_box_lid
from desktop.games.contrees.facts import facts
from desktop.games.contrees.rules import links, pictures
from desktop.games.contrees.scene import ContreesScene
from desktop.games.contrees.sheets.sheet import SHEETS
from desktop.games.contrees.words.texts import TEXTS, own_keys
from desktop.table.game import GameTable

TABLE = GameTable(
    scene=ContreesScene,
    texts=TEXTS,
    paint_lid=paint_box_lid,
    minutes=30,
    facts=facts,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    keys=own_keys,
    picture_at=40,
)
