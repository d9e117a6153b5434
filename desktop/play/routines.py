"""Routines: questions that people have answered automatically.

Games declare routines; people switch them on for each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.values import Action, Seat
from engine.play.readable_match import ReadableMatch


@dataclass(frozen=True, slots=True)
class Routine:
    """An answer that can be settled once for many questions, such as never to sell anything."""

    #: The name in records, which never changes.
    id: str
    #: A description for a switch in a menu: "Always keep my hand".
    label: Callable[[], str]
    #: The kinds of decision it answers.
    kinds: frozenset[str]
    #: Return the answer from the view of the asked seat and the legal actions; None leaves the
    #: decision to the person. For a private question only public information may decide whether it
    #: is None.
    choose_action: Callable[[Any, Sequence[Action]], Action | None]
    #: Return whether everybody knows that the answer changes nothing. Then the routine gives it,
    #: whether it is on or not.
    is_needless: Callable[[Any], bool] = lambda view: False


class Routines(QObject):
    """The routines a game declares and which of them are on; the match remembers the switches.

    Signals:
        changed(seat): a routine was switched on or off.
    """

    changed = Signal(int)

    def __init__(
        self,
        match: ReadableMatch,
        declared: Sequence[Routine],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._match = match
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
        self.changed.emit(seat)

    def choose_action(self) -> Action | None:
        """Return a routine's answer to the open question of a person, or None to ask the person."""
        match, decision = self._match, self._match.decision
        if decision is None or match.ply == self.undone_to:
            return None
        for routine in self.declared:
            if decision.kind not in routine.kinds:
                continue
            view = match.view(decision.seat)
            if self.is_on(routine, decision.seat) or routine.is_needless(view):
                action = routine.choose_action(view, match.legal())
                if action is not None:
                    return action
        return None
