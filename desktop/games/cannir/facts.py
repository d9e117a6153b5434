"""The facts of a Cannir match for the side panel: hands, the sovereign suite, the draw pile."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.cannir.layout import sort_hand
from desktop.games.cannir.words.texts import suite_held
from desktop.language.translation import translate
from desktop.table.facts import Facts, Pile, SeatFacts, Supply
from engine.core.values import Seat
from engine.games.cannir.cards import CARD_NAMES
from engine.games.cannir.game import CANNIR
from engine.games.cannir.state import HAND_SIZE
from engine.games.cannir.views import CannirView


def facts(view: CannirView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Return everything the panel shows."""
    over = view.decision is None
    seats = tuple(
        # After the end the winner says more.
        SeatFacts(hand=_sorted_hand(hand), holding="" if over else suite_held(view, seat))
        for seat, hand in enumerate(view.hands)
    )
    total = len(CARD_NAMES) - 1 - HAND_SIZE * len(view.hands)
    turn = total - view.pile + (not over)
    progress = translate("Cannir", "turn {number} of {total}").format(number=turn, total=total)
    pile = Pile(
        Supply(view.pile, total),
        translate("Cannir", "Draw pile"),
        translate("Cannir", "left to draw"),
        _verdict(view, names) if over else _warning(view),
    )
    goal = translate("Cannir", "Aim: keep the sovereign suite for a whole round")
    return Facts(seats, progress, pile, goal=goal)


def _sorted_hand(hand: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return hand if None in hand else tuple(sort_hand([card for card in hand if card]))


def _verdict(view: CannirView, names: Sequence[str]) -> str:
    """Return how many more cards the owner’s suite needed to win; "" while cards are left."""
    if view.pile:
        return ""
    if view.sovereign is None:
        return translate("Cannir", "The last card was drawn, and nobody held a suite.")
    owner, seats = view.sovereign.owner, len(view.hands)
    turns_left = (owner - view.turn) % seats or seats
    if not names[owner]:
        return translate(
            "Cannir", "The pile was %n card(s) too short for your suite.", "", turns_left
        )
    text = translate(
        "Cannir", "The pile was %n card(s) too short for {name}’s suite.", "", turns_left
    )
    return text.format(name=escape(names[owner], quote=False))


def _warning(view: CannirView) -> str:
    """Return the meaning of the draw pile for the players."""
    cards_left, seats = view.pile, len(view.hands)
    if cards_left > seats + 1:
        return translate("Cannir", "If the last card is drawn, <b>everyone</b> loses.")
    if cards_left == seats + 1:
        return translate(
            "Cannir",
            "If the last card is drawn, <b>everyone</b> loses. A suite made after this turn "
            "comes too late.",
        )
    if CANNIR.explanations.can_be_won(view):
        return translate(
            "Cannir",
            "When the last card is drawn, <b>everyone</b> loses. Only the suite that is "
            "sovereign now can still win.",
        )
    return translate(
        "Cannir",
        "Nobody can win any more: when the last card is drawn, <b>everyone</b> loses.",
    )
