"""What Cortez needs beyond its box."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.chapters import chapters
from desktop.games.cortez.facts import facts
from desktop.games.cortez.figures import figures
from desktop.games.cortez.items.stakes import stakes
from desktop.games.cortez.looks import looks
from desktop.games.cortez.routines import ROUTINES
from desktop.games.cortez.rules import links
from desktop.games.cortez.sounds import cue
from desktop.games.cortez.words.card_texts import card_name, explained, words
from desktop.games.cortez.words.chronicle import continues
from desktop.games.cortez.words.keys import KEYS
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.painting.card_stock import CARD_SIZE
from desktop.painting.shapes import pixel_scale
from desktop.table.game import Cards, GameParts
from engine.core.game import Action, Seat, View
from engine.games.cortez.actions import AddWarrior, AddWeapon, BuyWarriors, Recruit
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.views.view import CortezView


@cache
def _cards(options: CortezOptions) -> Cards:
    """The cards of a match: some show what its options say."""

    def read(card: str) -> tuple[str, str]:
        return card_name(card), explained(card, options)

    return Cards(partial(_paint_card, options=options), read, _back, _about)


def _back(card: str) -> str:
    from desktop.games.cortez.art.cards import back_of

    return back_of(card)


def _about(action: Action, view: View) -> str | None:
    assert isinstance(view, CortezView)
    match action:
        case AddWarrior(value) if view.decision is not None:
            return f"{view.nations[view.decision.seat]}{value}"
        case AddWeapon():
            return "weapon"
        case BuyWarriors(True) | Recruit():
            return "food"
    return None


def _paint_card(p: QPainter, rect: QRectF, card: str | None, options: CortezOptions) -> None:
    from desktop.games.cortez.art.card_backs import BACKS, paint_back
    from desktop.games.cortez.art.cards import Face, paint_card

    p.save()
    p.translate(rect.topLeft())
    p.scale(rect.width() / CARD_SIZE[0], rect.height() / CARD_SIZE[1])
    if card is None or card in BACKS:
        paint_back(p, card or "provision")
    else:
        paint_card(p, card, words(card, options), face=Face.of_width(pixel_scale(p) * CARD_SIZE[0]))
    p.restore()


def _hand(view: CortezView, seat: Seat) -> Sequence[str | None]:
    warriors, provisions = view.warriors[seat], view.provisions[seat]
    return (*provisions, *warriors, view.objectives[seat], *view.bribery[seat])


PARTS = GameParts(
    texts=CORTEZ_TEXTS,
    cue=cue,
    facts=facts,
    figures=figures,
    chapters=chapters,
    stakes=stakes,
    links=links,
    cards=_cards,
    hand=_hand,
    looks=looks,
    continues=continues,
    keys=KEYS,
    routines=ROUTINES,
)
