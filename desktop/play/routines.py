"""Questions that people leave to a routine: games declare them, people switch them on by seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.core.values import Action, Seat
from engine.play.match import Match


@dataclass(frozen=True, slots=True)
class Routine:
    """An answer that can be settled once for many questions, such as never to sell anything."""

    #: Its name in records, which never changes.
    id: str
    #: What it does, as a switch in a menu: "Always keep my hand".
    label: Callable[[], str]
    #: The kinds of the questions it answers.
    kinds: frozenset[str]
    #: From the view of whoever is asked and the legal answers, its own; None: they are asked after
    #: all. Of a private question only what everybody sees may decide whether it is None.
    answer: Callable[[Any, Sequence[Action]], Action | None]


class Routines(QObject):
    """The routines a game declares, and what people made of them, which the match remembers.

    Signals: `changed(seat)`: one was switched on or off.
    """

    changed = Signal(int)

    def __init__(self, match: Match, declared: Sequence[Routine], parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self.declared = declared
        #: Somebody went back to this moment to think it over: no routine answers there.
        self.asked_anew: int | None = None

    def is_on(self, routine: Routine, seat: Seat) -> bool:
        """Whether the person at `seat` leaves such questions to a routine."""
        return (seat, routine.id) in self._match.record.routines

    def switch(self, routine: Routine, seat: Seat, on: bool) -> None:
        """Leave such questions to a routine, also the one that is open, or do so no more."""
        self._match.set_routine(seat, routine.id, on)
        self.asked_anew = None
        self.changed.emit(seat)

    def answer(self) -> Action | None:
        """What a routine answers to the open question, put to a person; None: they are asked."""
        match, decision = self._match, self._match.decision
        if decision is None or match.ply == self.asked_anew:
            return None
        for routine in self.declared:
            if decision.kind in routine.kinds and self.is_on(routine, decision.seat):
                given = routine.answer(match.view(decision.seat), match.legal())
                if given is not None:
                    return given
        return None
