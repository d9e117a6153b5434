"""What bots of Cannir remark on: only what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.values import Event, Seat, Taking
from engine.games.cannir.events import SovereignBroken
from engine.games.cannir.state import CARD_COUNT, HAND_SIZE
from engine.games.cannir.views import CannirView
from engine.talk.remarks import GREETING
from engine.talk.statements import Remark

#: Number of cards of a long suite.
_LONG = 4
#: Number of suites at once that are many, of cards in a tall stack, and of cards on top that lie
#: face down on a dark board.
_MANY_SUITES = 2
_TALL = 2
_DARK = 2


def takings(actor: Seat, events: Sequence[Event]) -> list[Taking]:
    """Return whose suite was broken or lengthened by whom."""
    broken = [event.seat for event in events if isinstance(event, SovereignBroken)]
    return [Taking(actor, seat) for seat in broken if seat != actor]


def fitting_remarks(view: CannirView, seat: Seat) -> Iterator[Remark]:
    """Yield the remarks that a seat can make now, the most fitting first."""
    seats = len(view.hands)
    laid_count = sum(len(stack) for stack in view.board)
    if laid_count <= 1 and not view.removed:
        yield GREETING
    yield from _about_sovereign(view, seat)
    if view.pile <= seats:
        yield Remark("parting")
    elif view.pile <= 2 * seats and not view.suites:
        yield Remark("pile_low")
    if len(view.suites) >= _MANY_SUITES:
        yield Remark("many_suites")
    if any(len(stack) >= _TALL for stack in view.board):
        yield Remark("tall_stack")
    if sum(bool(stack) and not stack[-1].up for stack in view.board) >= _DARK:
        yield Remark("dark_board")
    if len(view.removed) == 1:
        yield Remark("first_spent")
    half = (CARD_COUNT - 1 - HAND_SIZE * seats) // 2
    if view.pile <= half and not view.suites:
        yield Remark("no_suite")
    if view.pile == half:
        yield Remark("half")


def _about_sovereign(view: CannirView, seat: Seat) -> Iterator[Remark]:
    """Yield the remarks about the sovereign suite, if it may still win."""
    sovereign, decision = view.settled_sovereign, view.decision
    if sovereign is None or decision is None:
        return
    turns_left = (sovereign.owner - decision.seat) % len(view.hands)
    if view.pile <= turns_left:
        # The last card is drawn before the turn of the owner.
        return
    is_own = sovereign.owner == seat
    if turns_left == 1:
        yield Remark("own_near") if is_own else Remark("near_win", sovereign.owner)
    if is_own:
        yield Remark("suite_made")
        return
    if len(sovereign.cells) >= _LONG:
        yield Remark("well_played", sovereign.owner)
    yield Remark("suite_seen")
