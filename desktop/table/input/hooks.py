"""What a game supplies so that its actions can be chosen on its table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF

from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.callouts.tags import TagText
from desktop.table.input.selection import Selection
from engine.core.values import Action, Decision, Interruption, Seat

C = TypeVar("C", bound=Selection)


class ChoiceHooks(ABC, Generic[C]):
    """A game's contribution to the controller.

    It has the selection, graphics, hit targets and words of the game.
    """

    @abstractmethod
    def begin(self, decision: Decision, legal: Sequence[Action]) -> C:
        """Return an empty choice."""

    def distinct_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Return the legal actions to choose from: one of each group with the same effect."""
        return list(legal)

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Return the actions that reveal nothing about a covered hand."""
        return list(legal)

    def prepare_submission(self, selection: C, action: Action) -> Sequence[Action]:
        """Prepare for an action that is about to be given.

        Returns the actions that belong to the same act; each is given as soon as its decision comes
        up.
        """
        return ()

    def lead_to_plan(self, selection: C, plan: Sequence[Action]) -> None:
        """Settle everything so that these actions are given together."""

    def plan_cards(self, plan: Sequence[Action]) -> Sequence[QRectF]:
        """Return the cards of the hand that these actions give together, without the first's."""
        return ()

    def confirmation_for(self, action: Action) -> tuple[str, str, str] | None:
        """Return what the strip asks before an action that gives much up, None for all others.

        The parts are the question, the consequence and the label of the button that gives it.
        """
        return None

    def answer_seat(self, seat: Seat) -> bool:
        """Answer with a seat that was clicked in the panel; return whether one is asked for."""
        return False

    # -- interruptions -----------------------------------------------------------------------------

    def interruption_buttons(self) -> list[PromptButton]:
        """Return the buttons with which the viewer begins an interruption."""
        return []

    def begin_trade(self, to: Seat, answered: int | None = None) -> str:
        """Begin a trade with a seat; return why that is not possible, in words, or "".

        `answered` is the number of the offer in whose place it is made.
        """
        return ""

    def trade_obstacle(self) -> str:
        """Return why no trade can be begun now with any seat, in words, or ""."""
        return ""

    def interruptions_before(self, selection: C) -> Sequence[Interruption]:
        """Return the interruptions that come before the chosen one, as a refused offer."""
        return ()

    def renew_interruption(self, selection: C) -> C | None:
        """Return the selection of an interruption for a new view; None if it is impossible."""
        return selection

    # -- graphics ----------------------------------------------------------------------------------

    @abstractmethod
    def show(self) -> None:
        """Place everything, without animation, as the view and the selection require."""

    def preview(self) -> None:
        """Update the table when only the target under the pointer changed."""
        self.show()

    def tag_texts(self) -> Sequence[TagText]:
        """Return the texts of the tags beside their places."""
        return ()

    def show_refusal(self) -> None:
        """Explain the refusal beside its place."""

    def anchor_of(self, action: Action) -> Anchor | None:
        """Return where an action lands on the table; None if its place is not visible."""
        return None

    def place_of_result(self, action: Action) -> Anchor | None:
        """Return the place of the result of a given action; None if it is not visible."""
        anchor = self.anchor_of(action)
        # The hand has changed since the action.
        return None if anchor is None or anchor.are_texts_above else anchor

    @abstractmethod
    def areas_to_avoid(self) -> CalloutObstacles:
        """Return the shapes on the table that callouts should keep clear of."""

    # -- hit targets -------------------------------------------------------------------------------

    @abstractmethod
    def consider_target(self, selection: C, target_id: Hashable | None) -> None:
        """Consider the hit target under the pointer, or None. Change only `selection`."""

    @abstractmethod
    def clicked(self, target_id: Hashable) -> None:
        """Handle a click on a hit target."""

    @abstractmethod
    def is_clickable(self, target_id: Hashable) -> bool:
        """Return whether a click on the hit target would do something."""

    def decides(self, target_id: Hashable) -> bool:
        """Return whether a click may give an action.

        A double click then does more than read a card.
        """
        return self.is_clickable(target_id)

    def pressed(self, target_id: Hashable | None) -> None:
        """Handle a mouse press on a hit target, or on nothing."""

    def right_pressed(self) -> None:
        """Handle a press of the right button."""

    def scrolled(self, target_id: Hashable | None, notches: int) -> bool:
        """Handle the wheel above a hit target; return whether it has a meaning there.

        `notches` is 0 while less than a whole notch has been turned.
        """
        return False

    def card_at(self, target_id: Hashable | None) -> str | None:
        """Return the card that is face up at a hit target.

        For None the card selected by the keys.
        """
        return None

    def explain(self, target_id: Hashable, point: QPointF) -> TagText | None:
        """Return the explanation of a hit target for a note at a point, or None."""
        return None

    def on_note_changed(self) -> None:
        """React to a note that appeared or disappeared: items below it may move aside."""

    def is_meant_for(self, target_id: Hashable, before: str | None) -> bool:
        """Return whether a second click was meant for `before`, the card at the first click."""
        return False

    def double_clicked(self, target_id: Hashable) -> None:
        """React to a double click that has been handled."""

    def lift(self, target_id: Hashable) -> bool:
        """Start to drag a hit target; return False if it cannot be dragged."""
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        """Move the dragged item to a point in scene coordinates, above a hit target.

        Outside the viewport `over` is None. The item shows whether dropping it there would play it.
        """

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        """End a drag above a hit target or nothing; `given_up` returns the item to its place.

        A drop outside the viewport counts as given up.
        """

    def show_aside(self, target_id: Hashable | None) -> None:
        """Show that a card of the hand is being shown to others, None for no card."""

    def pick_to_show(self, numbers: Collection[int]) -> None:
        """Lift the cards of the hand with these numbers, which are chosen to be shown."""

    # -- keys of its own ---------------------------------------------------------------------------

    def nudge(self, dx: int, dy: int) -> bool:
        """Handle an arrow key with a meaning of its own; return whether it had one."""
        return False

    def close(self) -> bool:
        """Close an inspection beside the choice on Esc; return whether there was one."""
        return False

    def close_last(self) -> bool:
        """Handle Esc when there is no selection; return whether it had a meaning."""
        return False

    def type_key(self, key: str) -> bool:
        """Handle a capital letter or digit that no button has; return whether it had a meaning."""
        return False

    # -- words -------------------------------------------------------------------------------------

    @abstractmethod
    def refusal(self, action: Action) -> tuple[str, str]:
        """Return why an action is not possible, as a key and in words; both "" if it is."""

    def buttons(self, selection: C) -> list[PromptButton]:
        """Return the buttons of the prompt."""
        return []

    def sentence(self, selection: C) -> str:
        """Return the question of this stage; "" leaves it to the game's texts."""
        return ""

    def aside(self) -> str:
        """Return a remark about the choice, or ""."""
        return ""

    def announcement(self, selection: C) -> str:
        """Return the text for a screen reader about the keyboard selection."""
        return ""

    def topic(self, selection: C) -> str:
        """Return the rules section about the selection, or ""."""
        return ""

    def in_order(self, legal: Sequence[Action]) -> list[Action]:
        """Return the actions in the order of the list of legal actions.

        By default it is the order of the rules.
        """
        return list(legal)
