"""What bots of Cortez remark on: only what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.values import Event, Seat, Taking
from engine.games.cortez.events import BridgeFlipped, CombatEnded, RoundBegan, TreasureAwarded
from engine.games.cortez.views.view import CortezView
from engine.talk.remarks import GREETING
from engine.talk.statements import Remark

#: How combats end by an agreement.
_PARLEY: Final = "parley"
#: From this number of treasures more than any other seat, a seat is far ahead.
_LEAD: Final = 2


def takings(events: Sequence[Event]) -> list[Taking]:
    """Return who was driven off by whom; a defender that holds its place takes nothing."""
    combats = [event for event in events if isinstance(event, CombatEnded)]
    return [Taking(event.winner, event.loser) for event in combats if not _is_held(event)]


def _is_held(event: CombatEnded) -> bool:
    """Return whether a combat ended by agreement, or with the defender in its place."""
    attacker, defender = event.strengths
    return event.by in (_PARLEY, "tie") or (event.by == "strength" and attacker < defender)


def fitting_remarks(
    view: CortezView, seat: Seat, actor: Seat, events: Sequence[Event]
) -> Iterator[Remark]:
    """Yield the remarks that a seat can make now, the most fitting first."""
    if view.round == 1 and not view.turned_events:
        yield GREETING
    for event in events:
        match event:
            case TreasureAwarded(seat=int(taker)):
                yield Remark("treasure") if taker == seat else Remark("treasure_seen", taker)
            case BridgeFlipped(intact=False) if event.seat != seat:
                yield Remark("bridge", event.seat)
            case RoundBegan(round=int(number)) if number > 1:
                if 2 * (number - 1) == view.rounds:
                    yield Remark("half")
                elif number == view.rounds:
                    yield Remark("parting")
                yield from _about_treasures(view, seat)


def _about_treasures(view: CortezView, seat: Seat) -> Iterator[Remark]:
    """Yield what a seat can say about the treasures found so far."""
    treasures = view.treasures[seat]
    best = max(number for other, number in enumerate(view.treasures) if other != seat)
    if treasures >= best + _LEAD:
        yield Remark("far_ahead")
    elif best >= treasures + _LEAD:
        yield Remark("far_behind")
    elif treasures == best:
        yield Remark("level")
