"""Contrées as the desktop knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.contrees.art.painter import paint_box_lid
from desktop.games.contrees.facts import facts
from desktop.games.contrees.figures import figures
from desktop.games.contrees.rules import links, pictures
from desktop.games.contrees.sheets.sheet import SHEETS
from desktop.games.contrees.words.texts import KEYS, TEXTS
from desktop.table.game import GameTable

if TYPE_CHECKING:
    from desktop.table.scene import TableScene


def _scene() -> TableScene:
    # Printing and reading the rules need no scene.
    from desktop.games.contrees.animations import Animations
    from desktop.games.contrees.choice import ContreesChoice
    from desktop.games.contrees.scene import ContreesScene

    scene = ContreesScene()
    scene.compose(ContreesChoice(scene), Animations(scene))
    return scene


TABLE = GameTable(
    scene=_scene,
    texts=TEXTS,
    paint_lid=paint_box_lid,
    minutes=30,
    facts=facts,
    figures=figures,
    sheets=SHEETS,
    frames=pictures.frames,
    links=links,
    keys=KEYS,
    picture_at=40,
)
