"""The parts of Cannir that a match needs: texts, sounds, facts and cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.facts import facts
from desktop.games.cannir.match_statistics import statistics
from desktop.games.cannir.rulebook import links
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.prompts import KEYS
from desktop.games.cannir.words.texts import TEXTS, read_card
from desktop.sound.cues import Cue
from desktop.table.game_table import Cards, GameFeatures
from engine.core.values import Event
from engine.games.cannir.events import (
    Attacked,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Placed,
    Restored,
    RestoreFailed,
    SovereignTaken,
    Started,
)


def cue(event: Event) -> Cue | None:
    """Return the sound of an event, or None for a silent one."""
    match event:
        case Started() | Placed() | Discarded() | Drew() | Dealt():
            return Cue("card", 0.4)
        case Attacked() | Restored() | RestoreFailed():
            return Cue("card", 0.2)
        case SovereignTaken():
            return Cue("thread")
        case Ended():
            return Cue("bell")
    return None


def _paint_card(painter: QPainter, rect: QRectF, card: str | None) -> None:
    # Painters load with the first card that is painted; a page of texts needs none.
    from desktop.games.cannir.art.painter import paint_card_in

    paint_card_in(painter, rect, card, card_name(card) if card is not None else "")


_CARDS = Cards(_paint_card, read_card)

FEATURES = GameFeatures(
    keys=KEYS,
    texts=TEXTS,
    cue=cue,
    facts=facts,
    statistics=statistics,
    links=links,
    cards=lambda options: _CARDS,
)
