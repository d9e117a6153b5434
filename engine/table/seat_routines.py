"""The routines of a match: which of them are on, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic

from engine.core.routines import Routine
from engine.core.typevars import TypeVar
from engine.core.values import Action, Seat
from engine.play.readable_match import ReadableMatch

RoutineT = TypeVar("RoutineT", bound=Routine, default=Routine, covariant=True)


class Routines(Generic[RoutineT]):
    """The routines a game declares and which of them are on; the match remembers the switches."""

    def __init__(
        self, match: ReadableMatch, declared: Sequence[RoutineT], changed: Callable[[Seat], None]
    ) -> None:
        """Call `changed` with the seat when a routine was switched on or off."""
        self._match, self._changed = match, changed
        self.declared = declared
        #: The ply to which a person went back to think again; no routine answers there.
        self.undone_to: int | None = None

    def is_on(self, routine: Routine, seat: Seat) -> bool:
        """Return whether the person at `seat` leaves such questions to the routine."""
        return (seat, routine.id) in self._match.routines

    def switch(self, routine: Routine, seat: Seat, is_on: bool) -> None:
        """Switch a routine on or off for a seat.

        A routine that is on also answers the open question.
        """
        self._match.set_routine(seat, routine.id, is_on)
        self.undone_to = None
        self._changed(seat)

    def choose_action(self) -> Action | None:
        """Return a routine's answer to the open question of a person, or None to ask the person."""
        match, decision = self._match, self._match.decision
        if decision is None or match.ply == self.undone_to:
            return None
        for routine in self.declared:
            if decision.kind not in routine.kinds:
                continue
            view = match.view(decision.seat)
            needless = routine.is_needless is not None and routine.is_needless(view)
            if needless or self.is_on(routine, decision.seat):
                action = routine.choose_action(view, match.legal())
                if action is not None:
                    return action
        return None
