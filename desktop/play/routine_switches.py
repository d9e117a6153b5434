"""Routines with the words for their switches."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core import routines


@dataclass(frozen=True, slots=True)
class SeatRoutine(routines.Routine):
    """A routine of the rules, as people switch it on or off."""

    #: A description for a switch in a menu: "Always keep my hand".
    label: Callable[[], str] = lambda: ""


def labelled(routine: routines.Routine, label: Callable[[], str]) -> SeatRoutine:
    """Return a routine of the rules with its description."""
    return SeatRoutine(routine.id, routine.kinds, routine.choose_action, routine.is_needless, label)
