"""The reigns of sovereign suites: who held which suite, and how its reign ended.

Endings, statistics, chronicle, moods and remarks all read this from the same public events.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from engine.core.values import Event, Seat, Step
from engine.games.cannir.events import (
    Attacked,
    Discarded,
    Placed,
    Restored,
    RestoreFailed,
    SovereignBroken,
    SovereignTaken,
)

#: The events with which a card is played.
_PLAYED = (Placed, Attacked, Restored, RestoreFailed, Discarded)


class Fate(Enum):
    """How the reign of a suite ended; rulebook VI names the first three ways."""

    #: One of its cards was turned face down. What is left of it may still be a suite.
    BROKEN = "broken"
    #: A card was added to it.
    LENGTHENED = "lengthened"
    #: Another suite, at least as long, was made, and this one was left as it was.
    REPLACED = "replaced"
    #: Its player made another suite just as long, but chose this one.
    TAKEN = "taken"


@dataclass(frozen=True, slots=True)
class Reign:
    """A sovereign suite from the card that made it sovereign to the one that ended its reign."""

    seat: Seat
    values: tuple[int, ...]
    cells: tuple[str, ...]
    #: The number of cards played when it became sovereign.
    card: int
    #: None if it was still sovereign at the end.
    ended_by: Seat | None = None
    fate: Fate | None = None
    #: The number of cards played when its reign ended.
    until: int | None = None


def fate_of(events: Iterable[Event]) -> Fate | None:
    """Return what became of a suite that the events of a step report as no longer sovereign.

    None if they report none. Only an attack takes a card from a suite; a card that is laid or
    turned up can only lengthen it.
    """
    kinds = {type(event) for event in events}
    if SovereignBroken not in kinds:
        return None
    return Fate.LENGTHENED if kinds & {Placed, Restored} else Fate.BROKEN


def reigns_of(steps: Sequence[Step]) -> list[Reign]:
    """Return the reigns that began in these steps, which begin with the first of a match."""
    reigns: list[Reign] = []
    played = 0
    for step in steps:
        fate = fate_of(step.events)
        for event in step.events:
            if isinstance(event, _PLAYED):
                played += 1
            elif isinstance(event, SovereignBroken):
                _end(reigns, step.seat, fate, played)
            elif isinstance(event, SovereignTaken):
                is_same = bool(reigns) and reigns[-1].cells == event.cells
                _end(reigns, step.seat, Fate.TAKEN if is_same else Fate.REPLACED, played)
                reigns.append(Reign(event.seat, event.values, event.cells, played))
    return reigns


def _end(found: list[Reign], seat: Seat, fate: Fate | None, played: int) -> None:
    """End the last reign, unless it has ended before."""
    if found and found[-1].fate is None:
        found[-1] = replace(found[-1], ended_by=seat, fate=fate, until=played)
