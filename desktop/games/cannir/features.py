"""The parts of Cannir that a match needs: texts, sounds, facts and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cannir.beats import BEATS
from desktop.games.cannir.facts import facts
from desktop.games.cannir.match_ending import ending
from desktop.games.cannir.match_statistics import statistics
from desktop.games.cannir.moods import CannirMoods
from desktop.games.cannir.rulebook import links
from desktop.games.cannir.words.names import card_name
from desktop.games.cannir.words.prompts import KEYS
from desktop.games.cannir.words.texts import TEXTS, read_card
from desktop.table.game_table import Cards, GameFeatures
from desktop.table.replay.chapters import Chapter, each_action
from engine.games.cannir.state import CHOOSING
from engine.games.cannir.views import CannirView
from engine.play.readable_match import ReadableMatch


def _paint_card(painter: QPainter, rect: QRectF, card: str | None) -> None:
    # Painters load with the first card that is painted; a page of texts needs none.
    from desktop.games.cannir.art.painter import paint_card_in

    paint_card_in(painter, rect, card, card_name(card) if card is not None else "")


_CARDS = Cards(_paint_card, read_card, are_hands_small=True)


def chapters(match: ReadableMatch[CannirView]) -> Sequence[Chapter]:
    """Return the turns of a match: a play, and the choice among suites that it may lead to."""
    return each_action(match, {CHOOSING})


FEATURES = GameFeatures(
    keys=KEYS,
    texts=TEXTS,
    beats=BEATS,
    facts=facts,
    statistics=statistics,
    ending=ending,
    chapters=chapters,
    ends_of_turns=frozenset({CHOOSING}),
    links=links,
    moods=CannirMoods(),
    cards=lambda options: _CARDS,
)
