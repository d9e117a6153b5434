"""What a match page is about at a moment: who is asked, what is shown, whose hand lies covered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.game import Action, Decision, Seat, Step


@dataclass(frozen=True, slots=True)
class Open:
    """A question open to somebody at the screen."""

    seat: Seat
    decision: Decision
    legal: Sequence[Action]


@dataclass(slots=True)
class Moment:
    """Changed by the page and what it is composed of; read by all parts."""

    question: Open | None = None
    #: The step being shown.
    shown: Step | None = None
    over: bool = False
    #: Whose hand lies face down while nobody looks, between people who peek.
    covered: Seat | None = None

    def hidden(self, viewer: Seat | None) -> bool:
        """Whether a hand lies face down before a viewer, to be looked at by whom it belongs to."""
        return self.covered is not None and viewer is None and not self.over
