"""A game's choice without graphics: the legal actions and the parts chosen so far."""

from __future__ import annotations

from typing import Protocol, Self

from engine.core.values import Action, Seat


class Selection(Protocol):
    """A game's choice without graphics: the legal actions and the parts chosen so far.

    Implementations are dataclasses: equal choices look the same on the table.
    """

    #: The seat that decides.
    seat: Seat

    def ready_action(self) -> Action | None:
        """Return the action Enter would give; None while a part is missing."""

    def is_preset(self) -> bool:
        """Return whether the choice has numbers or an answer that nobody has chosen yet.

        A hint then sets it to its first answer.
        """
        return False

    def lead_to(self, action: Action) -> None:
        """Choose every part of an action without giving it."""

    def resume(self, before: Self) -> None:
        """Restore the parts chosen in an earlier choice of the same decision."""

    def open_stage(self) -> bool:
        """Go on to the next stage on Enter if no action is ready; return whether there is one."""
        return False

    def step_back(self) -> bool:
        """Go one stage back on Esc; return whether there was one."""

    def walk(self, dx: int, dy: int) -> None:
        """Move the keyboard selection to the next candidate in a direction."""

    def select_next(self, step: int) -> bool:
        """Select the next playable card on Tab; return False after the last."""
        return False

    def go_to_end(self, step: int) -> None:
        """Select the first candidate of a row on Home (-1) or the last one on End (1)."""
