"""What the panel tells of a match of Cannir: hands, the suite somebody holds, the draw pile."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cannir.spread import sort_hand
from desktop.games.cannir.words.texts import holding
from desktop.language import translate
from desktop.table.game import Facts, Pile, SeatFacts, Stock
from engine.core import Seat, View
from engine.games.cannir.events import CARD_NAMES, CannirView
from engine.games.cannir.state import HAND


def facts(view: View, names: Sequence[str], looker: Seat | None) -> Facts:
    """Everything the panel tells."""
    assert isinstance(view, CannirView)
    seats = tuple(
        SeatFacts(hand=_sorted(hand), holding=holding(view, seat))
        for seat, hand in enumerate(view.hands)
    )
    total = len(CARD_NAMES) - 1 - HAND * len(view.hands)
    turn = total - view.pile + (view.decision is not None)
    progress = translate("Cannir", "turn {number} of {total}").format(number=turn, total=total)
    pile = Pile(
        Stock(view.pile, total),
        translate("Cannir", "Draw pile"),
        translate("Cannir", "left to draw"),
        _warning(view.pile, len(view.hands)),
    )
    return Facts(seats, progress, pile)


def _sorted(hand: tuple[str | None, ...]) -> tuple[str | None, ...]:
    return hand if None in hand else tuple(sort_hand([card for card in hand if card]))


def _warning(left: int, seats: int) -> str:
    """What the draw pile means for the players."""
    if left > seats + 1:
        return translate("Cannir", "The last card drawn loses for <b>all</b>.")
    if left == seats + 1:
        return translate(
            "Cannir",
            "The last card drawn loses for <b>all</b>: a suite made after this turn comes too "
            "late.",
        )
    return translate(
        "Cannir",
        "The last card drawn loses for <b>all</b>: only a suite that already stands can win.",
    )
