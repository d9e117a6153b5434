"""The interface of all painting of cards, for scene, panels, rules and printing."""

from __future__ import annotations

from desktop.games.condottiere.art.card_marks import (
    CardMarks,
    paint_lit,
    paint_marks,
    paint_medal,
)
from desktop.games.condottiere.art.cards import (
    CARDS,
    Face,
    card_colour,
    paint_back,
    paint_card,
    paint_card_in,
    paint_device,
)
from desktop.painting.materials.card_stock import CARD_SIZE

__all__ = [
    "CARDS",
    "CARD_SIZE",
    "CardMarks",
    "Face",
    "card_colour",
    "paint_back",
    "paint_card",
    "paint_card_in",
    "paint_device",
    "paint_lit",
    "paint_marks",
    "paint_medal",
]
