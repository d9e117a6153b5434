"""What seats of Cortez may promise each other, and whether they kept it.

Everything is judged by what everybody sees: public views and events.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from engine.core.values import BROKEN, KEPT, LAPSED, OPEN, Event, Seat, Term
from engine.games.cortez import events as happened
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views.view import CortezView

#: Attack no troop that wears the collar of a seat.
PEACE: Final = "peace"
#: Move one's troop off a square, at the latest in one's next turn.
LEAVE: Final = "leave"
#: Sell help to a fighter, and to nobody else, in the combat that is on.
SIDE_WITH: Final = "side_with"
#: Sell help to no side of the combat that is on.
NEUTRAL: Final = "neutral"
#: Bid no more in the auction that is on.
NO_BID: Final = "no_bid"

TERMS: Final = (PEACE, LEAVE, SIDE_WITH, NEUTRAL, NO_BID)
#: This turn; a turn of every seat from now on; this round.
SPANS: Final = ("turn", "lap", "round")

#: Terms about another seat.
_AIMED: Final = (PEACE, SIDE_WITH)
#: The names of all squares.
_SQUARES: Final = frozenset(BOARD.name(square) for square in range(SQUARE_COUNT))


def span(view: CortezView, until: str) -> Hashable:
    """Return a stamp of the present turn or round, for `span_ended`."""
    if until == "round":
        return view.round
    # Before its event card is turned up, a turn has no card of its own yet.
    is_before_event = view.event is None and not view.is_event_over
    return view.round, len(view.turned_events) + is_before_event, view.turn_seat


def span_ended(view: CortezView, until: str, began: Hashable) -> bool:
    """Return whether a span is over; a lap lasts until every seat has had a turn."""
    if until == "round":
        return view.round != began
    assert isinstance(began, tuple)
    return _turns_since(view, began) >= (len(view.nations) if until == "lap" else 1)


def _turns_since(view: CortezView, began: tuple[int, int, Seat]) -> int:
    """Return how many turns have begun since `began`.

    After a new round the exact number is unknown. The result is then the smallest that is possible,
    or a whole lap if it may be more.
    """
    seats = len(view.nations)
    now = span(view, "turn")
    assert isinstance(now, tuple)
    if now[0] == began[0]:
        return int(now[1] - began[1])
    # The turn in which the treasure was found is the first of the next round.
    least, seats_between = now[1] - 1, (view.turn_seat - began[2]) % seats
    return seats_between if now[0] == began[0] + 1 and least <= seats_between else seats


def term_fault(view: CortezView, seat: Seat, term: Term) -> str:
    """Return why a term of `seat` makes no sense, as a stable key, or ""."""
    if term.kind in ("stop", "ask"):
        return "" if term.kind == "stop" and not term.about else "unknown_term"
    if term.about not in (_SQUARES if term.kind == LEAVE else ("",)):
        return "unknown_term"
    if (term.kind in _AIMED) is not (term.seat is not None) or term.seat == seat:
        return "unknown_term"
    return ""


def is_over(view: CortezView, seat: Seat, term: Term) -> bool:
    """Return whether a promise of a seat can bind it no more (`TalkRules.term_is_over`)."""
    match term.kind:
        case "side_with" | "neutral":
            return view.combat is None or view.combat.winner is not None
        case "no_bid":
            return view.auction is None
        case "leave":
            # It left otherwise: another seat drove it off, or it was never there.
            return not has_troop_on(view, seat, term.about)
    return False


def judge_term(
    term: Term,
    seat: Seat,
    before: CortezView,
    events: Sequence[Event],
    over: bool,
) -> str:
    """Return the verdict on a term after events that everybody saw (`TalkRules.judge_term`)."""
    for event in events:
        for verdict in _verdicts(term, seat, before, event):
            return verdict
    if not over:
        return OPEN
    return KEPT if term.kind == PEACE else LAPSED


def _verdicts(term: Term, seat: Seat, before: CortezView, event: Event) -> Iterator[str]:
    """Yield KEPT, BROKEN or LAPSED if an event decides about a term."""
    match term.kind, event:
        case "peace", happened.CombatBegan(by, defender, proxy=proxy):
            if by == seat and defender == term.seat and not proxy:
                yield BROKEN
        case "leave", happened.Moved(by, path=path, owner=owner):
            if by == owner == seat and path[0] == term.about:
                yield KEPT
        case "leave", happened.TurnBegan(now) if before.turn_seat == seat != now:
            # Its turn is over, and it did not move.
            if has_troop_on(before, seat, term.about):
                yield BROKEN
        case "side_with", happened.MercenaryOffered(by, to) if by == seat:
            yield KEPT if to == term.seat else BROKEN
        case "side_with", happened.MercenaryPassed(by) if by == seat and before.warriors[seat]:
            yield BROKEN
        case "neutral", happened.MercenaryOffered(by) if by == seat:
            yield BROKEN
        case "neutral", happened.CombatEnded():
            yield KEPT
        case "side_with", happened.CombatEnded():
            yield LAPSED
        case "no_bid", happened.BidMade(by) if by == seat:
            yield BROKEN
        case "no_bid", happened.AuctionWon():
            yield KEPT


def has_troop_on(view: CortezView, seat: Seat, square: str) -> bool:
    """Return whether a troop with the collar of a seat stands on a square."""
    return any(troop.at == square and troop.collar == seat for troop in view.troops)


def pointless_reason(view: CortezView, by: Seat, term: Term, until: str = "round") -> str:
    """Return why a promise of a seat can mean nothing now, as a stable key, or "".

    Such a term is allowed, but its maker surely did not mean it.
    """
    combat, auction = view.combat, view.auction
    fighters = () if combat is None else (combat.attacker, combat.defender)
    match term.kind:
        case "peace" if all(troop.collar != term.seat for troop in view.troops):
            return "no_troops"
        case "leave" if not has_troop_on(view, by, term.about):
            return "no_troop"
        case "peace" | "leave" if not _has_action(view, by, until):
            return "no_action"
        case "side_with" | "neutral":
            if combat is None or combat.winner is not None:
                return "no_combat"
            if by in fighters:
                return "fights"
            if not view.warriors[by] and not view.bribery[by]:
                return "no_warriors"
            return "not_fighting" if term.kind == SIDE_WITH and term.seat not in fighters else ""
        case "no_bid":
            if auction is None:
                return "no_auction"
            if auction.passed[by]:
                return "has_passed"
            return "" if view.provisions[by] else "no_provisions"
    return ""


def _has_action(view: CortezView, seat: Seat, until: str) -> bool:
    """Return whether a seat may move a troop in a turn of its own before the end of a span.

    There are no more turns in a round than event cards.
    """
    if seat == view.turn_seat and (view.actions_left or not view.is_event_over):
        return True
    steps = (seat - view.turn_seat) % len(view.nations) or len(view.nations)
    if until == "turn" or steps > view.event_pile:
        return False
    return until != "lap" or seat != view.turn_seat


def may_help(view: CortezView, seat: Seat, term: Term) -> bool:
    """Return whether a promise of another seat may help a seat."""
    combat, auction = view.combat, view.auction
    match term.kind:
        case "peace" | "side_with":
            return term.seat == seat
        case "neutral":
            return combat is not None and seat in (combat.attacker, combat.defender)
        case "no_bid":
            may_bid = auction is not None and not auction.passed[seat]
            return may_bid and bool(view.provisions[seat])
    return True
