"""What both editions of Condottiere need beyond their boxes."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.condottiere.chapters import chapters
from desktop.games.condottiere.facts import facts
from desktop.games.condottiere.figures import figures
from desktop.games.condottiere.items.stakes import stakes
from desktop.games.condottiere.routines import ROUTINES
from desktop.games.condottiere.rules.links import FIRST_LINKS, THIRD_LINKS
from desktop.games.condottiere.sounds import cue
from desktop.games.condottiere.words.card_texts import read
from desktop.games.condottiere.words.keys import KEYS
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.table.game import Cards, GameParts
from engine.games.condottiere.rules.editions import FIRST, THIRD


def _paint_card(p: QPainter, rect: QRectF, card: str | None, *, edition: str) -> None:
    from desktop.games.condottiere.art.card_painter import paint_card_in

    paint_card_in(p, rect, card, caption(card) if card is not None else "", edition=edition)


def _parts(edition: str) -> GameParts:
    third = edition == THIRD.id
    cards = Cards(partial(_paint_card, edition=edition), partial(read, edition=edition))
    return GameParts(
        keys=KEYS,
        texts=THIRD_TEXTS if third else FIRST_TEXTS,
        cue=cue,
        facts=facts,
        figures=figures,
        chapters=chapters,
        links=THIRD_LINKS if third else FIRST_LINKS,
        cards=lambda options: cards,
        routines=ROUTINES,
        stakes=stakes,
    )


FIRST_PARTS = _parts(FIRST.id)
THIRD_PARTS = _parts(THIRD.id)
