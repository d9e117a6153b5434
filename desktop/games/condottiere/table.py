"""Both editions of Condottiere as the desktop knows them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.cardpainter import paint_card_in
from desktop.games.condottiere.art.mappainter import paint_lid_first, paint_lid_third
from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.rules.links import FIRST_LINKS, THIRD_LINKS
from desktop.games.condottiere.rules.pictures import FIRST_FRAMES, THIRD_FRAMES
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.sheets.sheet import FIRST_SHEETS, THIRD_SHEETS
from desktop.games.condottiere.words.cardtexts import read
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.table.game import Cards, GameTable
from engine.games.condottiere.editions import FIRST, THIRD


def _paint_card(p: QPainter, rect: QRectF, card: str | None, *, edition: int) -> None:
    paint_card_in(p, rect, card, caption(card) if card is not None else "", edition=edition)


def _table(edition: str) -> GameTable:
    third = edition == THIRD.id
    texts = THIRD_TEXTS if third else FIRST_TEXTS
    paint = partial(_paint_card, edition=3 if third else 1)
    return GameTable(
        scene=partial(CondottiereScene, edition),
        texts=texts,
        paint_lid=paint_lid_third if third else paint_lid_first,
        minutes=60 if third else 75,
        facts=facts,
        sheets=THIRD_SHEETS if third else FIRST_SHEETS,
        frames=THIRD_FRAMES if third else FIRST_FRAMES,
        links=THIRD_LINKS if third else FIRST_LINKS,
        cards=Cards(paint, partial(read, edition=edition)),
        picture_at=40,
    )


FIRST_TABLE = _table(FIRST.id)
THIRD_TABLE = _table(THIRD.id)
