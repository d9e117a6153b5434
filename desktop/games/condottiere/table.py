"""Both editions of Condottiere as the desktop knows them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.cardpainter import paint_card_in
from desktop.games.condottiere.art.mappainter import paint_lid_first, paint_lid_third
from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.figures import figures
from desktop.games.condottiere.routines import ROUTINES
from desktop.games.condottiere.rules.links import FIRST_LINKS, THIRD_LINKS
from desktop.games.condottiere.rules.pictures import FIRST_FRAMES, THIRD_FRAMES
from desktop.games.condottiere.sheets.sheet import FIRST_SHEETS, THIRD_SHEETS
from desktop.games.condottiere.words.cardtexts import read
from desktop.games.condottiere.words.keys import KEYS
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.table.game import Cards, GameTable
from engine.games.condottiere.editions import FIRST, THIRD

if TYPE_CHECKING:
    from desktop.table.scene import TableScene


def _paint_card(p: QPainter, rect: QRectF, card: str | None, *, edition: str) -> None:
    paint_card_in(p, rect, card, caption(card) if card is not None else "", edition=edition)


def _scene(edition: str) -> TableScene:
    # Printing and reading the rules need no scene.
    from desktop.games.condottiere.animations.scene import Animations
    from desktop.games.condottiere.choice import CondottiereChoice
    from desktop.games.condottiere.scene import CondottiereScene

    scene = CondottiereScene(edition)
    scene.compose(CondottiereChoice(scene), Animations(scene))
    return scene


def _table(edition: str) -> GameTable:
    third = edition == THIRD.id
    texts = THIRD_TEXTS if third else FIRST_TEXTS
    cards = Cards(partial(_paint_card, edition=edition), partial(read, edition=edition))
    return GameTable(
        keys=KEYS,
        scene=partial(_scene, edition),
        texts=texts,
        paint_lid=paint_lid_third if third else paint_lid_first,
        minutes=60 if third else 75,
        facts=facts,
        figures=figures,
        sheets=THIRD_SHEETS if third else FIRST_SHEETS,
        frames=THIRD_FRAMES if third else FIRST_FRAMES,
        links=THIRD_LINKS if third else FIRST_LINKS,
        cards=lambda options: cards,
        routines=ROUTINES,
        picture_at=40,
    )


FIRST_TABLE = _table(FIRST.id)
THIRD_TABLE = _table(THIRD.id)
