"""The parts of Cortez that a match needs: sounds, turns, cards, routines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.cortez.bargaining import CortezBargain
from desktop.games.cortez.beats import BEATS
from desktop.games.cortez.facts import facts
from desktop.games.cortez.looks import looks
from desktop.games.cortez.match_ending import ending
from desktop.games.cortez.match_statistics import statistics
from desktop.games.cortez.moods import CortezMoods
from desktop.games.cortez.rulebook import links
from desktop.games.cortez.stakes_icon import stakes_icon
from desktop.games.cortez.words.buttons import KEYS
from desktop.games.cortez.words.card_texts import card_name, card_words, full_description
from desktop.games.cortez.words.chronicle import continues
from desktop.games.cortez.words.names import provisions
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.translation import translate
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.painting.shapes import pixel_scale
from desktop.play.routine_switches import labelled
from desktop.table.game_table import Cards, GameFeatures, OpenTrade
from desktop.table.replay.chapters import Chapter
from engine.core.values import Action, Seat, View
from engine.games.cortez.actions import (
    AddWarrior,
    AddWeapon,
    BuyWarriors,
    EndOffer,
    Recruit,
    TakeOffer,
)
from engine.games.cortez.events import (
    TurnBegan,
)
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.routines import NO_HELP, NO_SURRENDER
from engine.games.cortez.views.view import CortezView
from engine.play.readable_match import ReadableMatch


def _trades(view: View) -> Sequence[OpenTrade]:
    """Return the trades that stand, the oldest first."""
    assert isinstance(view, CortezView)
    return [
        OpenTrade(
            trade.number,
            trade.seat,
            trade.to,
            provisions(trade.give),
            provisions(trade.get),
            TakeOffer(trade.number),
            EndOffer(trade.number),
        )
        for trade in view.offers
    ]


ROUTINES = (
    labelled(NO_SURRENDER, lambda: translate("Cortez", "Never surrender for provisions")),
    labelled(NO_HELP, lambda: translate("Cortez", "Never fight for others")),
)


def chapters(match: ReadableMatch) -> Sequence[Chapter]:
    """Return the turns of a match; each belongs to the active player."""
    chapter_list: list[Chapter] = []
    active: Seat | None = None
    for ply, step in enumerate(match.steps, 1):
        for event in step.events:
            if isinstance(event, TurnBegan):
                chapter_list.append(Chapter(ply, seat=active))
                active = event.seat
    return chapter_list


@cache
def _cards(options: CortezOptions) -> Cards:
    """Return the cards of a match. Some faces depend on its options."""

    def read(card: str) -> tuple[str, str]:
        return card_name(card), full_description(card, options)

    return Cards(partial(_paint_card, options=options), read, _card_back, _card_about)


def _card_back(card: str) -> str:
    # Painters load with the first card that is painted; a page of texts needs none.
    from desktop.games.cortez.art.cards import back_of

    return back_of(card)


def _card_about(action: Action, view: View) -> str | None:
    assert isinstance(view, CortezView)
    match action:
        case AddWarrior(value) if view.decision is not None:
            return f"{view.nations[view.decision.seat]}{value}"
        case AddWeapon():
            return "weapon"
        case BuyWarriors(True) | Recruit():
            return "food"
    return None


def _paint_card(painter: QPainter, rect: QRectF, card: str | None, options: CortezOptions) -> None:
    """Paint a card into a rect; None is a back."""
    from desktop.games.cortez.art.card_backs import BACKS, paint_back
    from desktop.games.cortez.art.cards import FaceDetail, paint_card

    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / CARD_SIZE[0], rect.height() / CARD_SIZE[1])
    if card is None or card in BACKS:
        paint_back(painter, card or "provision")
    else:
        paint_card(
            painter,
            card,
            card_words(card, options),
            face=FaceDetail.of_width(pixel_scale(painter) * CARD_SIZE[0]),
        )
    painter.restore()


def _hand_cards(view: CortezView, seat: Seat) -> Sequence[str | None]:
    warriors, provisions = view.warriors[seat], view.provisions[seat]
    return (*provisions, *warriors, view.objectives[seat], *view.bribery[seat])


FEATURES = GameFeatures(
    texts=CORTEZ_TEXTS,
    beats=BEATS,
    facts=facts,
    statistics=statistics,
    ending=ending,
    chapters=chapters,
    # The cards a seat lays in a combat.
    runs=frozenset({"combat_step"}),
    stakes=stakes_icon,
    moods=CortezMoods(),
    links=links,
    cards=_cards,
    hand=_hand_cards,
    looks=looks,
    continues=continues,
    keys=KEYS,
    trades=_trades,
    routines=ROUTINES,
    bargain=CortezBargain(),
)
