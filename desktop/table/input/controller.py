"""The selection of the viewer, and how keys and the pointer change it in any game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.input.hooks import C, ChoiceHooks
from engine.core.values import Action, Decision, Interruption


class GameChoice(ChoiceHooks[C]):
    """A game's contribution, connected to the controller whose selection it shows."""

    #: Set by the controller.
    controller: ChoiceController[C]

    def hovered(self, target_id: Hashable | None) -> None:
        """React to the pointer on another hit target, with effects outside the choice too."""
        self.controller.point(target_id)


@dataclass(frozen=True, slots=True)
class PendingConfirmation:
    """A question before an action that gives much up."""

    action: Action
    question: str
    #: What follows from the action, in a sentence.
    consequence: str
    #: The label of the button that gives it.
    yes: str
    #: Gives the action.
    give: Callable[[], None]


class ChoiceController(QObject, Generic[C]):
    """Controller of the viewer's answer; the only owner of the selection.

    Signals:
        chosen(Action): the action.
        interrupted(Interruption): the interruption that the viewer chose without being asked.
        changed(): the selection changed, with its buttons and words.
    """

    chosen = Signal(object)
    interrupted = Signal(object)
    changed = Signal()

    def __init__(self, part: GameChoice[C], parent: QObject) -> None:
        super().__init__(parent)
        self.game_choice = part
        part.controller = self
        self.selection: C | None = None
        #: Whether the considered action was chosen by keyboard, not by the pointer.
        self.is_chosen_by_keys = False
        #: Why a click or key was refused, in words.
        self.message = ""
        #: The refusal as a key, and the refused answer; also set when it is only pointed at.
        self.refused: tuple[str, Action] | None = None
        #: The hit target beside which the refusal is explained.
        self.refused_at: Hashable | None = None
        #: Whether the hand is covered, so that none of its cards can be chosen.
        self.is_hand_covered = False
        #: The selection when the hand was covered.
        self._covered_selection: C | None = None
        #: Whether the viewer chooses an interruption. The choice of the question waits.
        self.is_interrupting = False
        self._waiting: C | None = None
        #: The selection of a question that was withdrawn without an answer.
        self.abandoned_selection: C | None = None
        #: The actions that belong to the same act as the last action.
        self.following: Sequence[Action] = ()
        #: Returns a warning about an action that is only given when it is given again, or "".
        self.warn: Callable[[Action], str] = lambda action: ""
        #: Returns whether Enter may give an action now, or it must be read first.
        self.may_confirm: Callable[[Action], bool] = lambda action: True
        #: The action of the last warning, and the warning.
        self.warned: tuple[Action, str] | None = None
        #: The question before an action that gives much up, while it is asked.
        self.pending_confirmation: PendingConfirmation | None = None
        #: Whether such a question is asked.
        self.wants_confirmation: Callable[[], bool] = lambda: True
        #: Which actions a lesson asks for; None for any.
        self._is_wanted: Callable[[Action], bool] | None = None

    # -- the decision ------------------------------------------------------------------------------

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Let the viewer answer; a selection of the same decision is kept."""
        selection, waiting = self.game_choice.begin(decision, legal), self._waiting
        before = (waiting if self.is_interrupting else self.selection) or self.abandoned_selection
        self.abandoned_selection = None
        if before is not None:
            selection.resume(before)
        if self.is_interrupting:
            self._waiting = selection
        else:
            self.selection = selection
        confirmation = self.pending_confirmation
        self.change()
        if confirmation is not None and confirmation.action in legal and not self.is_hand_covered:
            self.pending_confirmation = confirmation
            self._show_question()

    def cover(self) -> None:
        """Hide the selection because the hand is covered."""
        self._drop_interruption()
        self.pending_confirmation = None
        self._covered_selection, self.selection = self.selection, None

    def uncover(self) -> None:
        """Restore the selection because the hand is shown."""
        if self._covered_selection is not None:
            self.selection, self._covered_selection = self._covered_selection, None

    def withdraw(self) -> None:
        """Close the decision; an interruption stays."""
        if self.is_interrupting:
            self.abandoned_selection, self._waiting = (
                self._waiting or self.abandoned_selection,
                None,
            )
        else:
            self.abandoned_selection, self.selection = (
                self.selection or self.abandoned_selection,
                None,
            )
        self._covered_selection = None
        self.change()

    # -- interruptions -----------------------------------------------------------------------------

    def begin_interruption(self, selection: C) -> None:
        """Let the viewer choose an interruption; a question waits meanwhile."""
        if not self.is_interrupting:
            self.is_interrupting, self._waiting = True, self.selection
        self.selection = selection
        self.change()

    def leave_interruption(self) -> bool:
        """Go back to the question, or to none; return whether an interruption was being chosen."""
        was_interrupting = self.is_interrupting
        self._drop_interruption()
        if was_interrupting:
            self.change()
        return was_interrupting

    def _drop_interruption(self) -> None:
        if self.is_interrupting:
            self.is_interrupting = False
            self.selection, self._waiting = self._waiting, None

    def renew_interruption(self) -> None:
        """Bring the interruption that is being chosen in line with a new view."""
        if self.selection is None or not self.is_interrupting:
            return
        renewed = self.game_choice.renew_interruption(self.selection)
        if renewed is None:
            self._drop_interruption()
            return
        if renewed is not self.selection:
            renewed.resume(self.selection)
        self.selection = renewed

    def want(self, wanted: Callable[[Action], bool] | None) -> None:
        """Highlight the buttons that give a wanted action; for None the one Enter presses."""
        self._is_wanted = wanted
        if self.selection is not None:
            self.change()

    def submit(self, action: Action) -> None:
        """Give an action; the table keeps its state until the session replies.

        An action about which there is a warning is only considered at first.
        """
        if self.selection is not None:
            if isinstance(action, Interruption):
                self.forget_refusal()
                self.interrupted.emit(action)
                return
            give = partial(self._give, action)
            if not (self.hold_back(action) or self.ask_to_confirm(action, give)):
                give()

    def _give(self, action: Action) -> None:
        if self.selection is not None:
            self.following = self.game_choice.prepare_submission(self.selection, action)
            self.selection = self._covered_selection = None
            self.forget_refusal()
            self.chosen.emit(action)

    def hold_back(self, action: Action) -> bool:
        """Consider an action with its warning instead of giving it; return whether there is one.

        It happens once: a person who then confirms the action gives it.
        """
        may_warn = self.selection is not None and not isinstance(action, Interruption)
        warning = self.warn(action) if may_warn else ""
        if not warning:
            return False
        self.preselect(action)
        self.warned, self.message = (action, warning), warning
        self.game_choice.show()
        self.changed.emit()
        return True

    def ask_to_confirm(self, action: Action, give: Callable[[], None]) -> bool:
        """Ask before an action that gives much up; return whether it is asked.

        `give` gives it once the person has confirmed it.
        """
        question = self.game_choice.confirmation_for(action) if self.wants_confirmation() else None
        if question is None:
            return False
        self._drop_interruption()
        self.pending_confirmation = PendingConfirmation(action, *question, give)
        self._show_question()
        return True

    def _show_question(self) -> None:
        self.game_choice.show()
        self.changed.emit()

    @property
    def warning(self) -> str:
        """The warning about the action that is considered, or ""."""
        if self.warned is None or self.preselected_action() != self.warned[0]:
            return ""
        return self.warned[1]

    # -- the choice --------------------------------------------------------------------------------

    def preselected_action(self) -> Action | None:
        """Return the action that Enter would give now, or None."""
        return self.selection.ready_action() if self.selection is not None else None

    def preselect(self, action: Action, plan: Sequence[Action] = ()) -> None:
        """Select an action, such as a hint or a line of the list, without giving it.

        It stays selected until the pointer chooses something else. `plan` are the actions that are
        given together with it, if any.
        """
        self._drop_interruption()
        if self.selection is not None:
            self.selection.lead_to(action)
            if plan:
                self.game_choice.lead_to_plan(self.selection, plan)
            self.is_chosen_by_keys = True
            self.change()

    def restore(self, before: C) -> None:
        """Restore the choice made before another action was considered."""
        if self.is_interrupting:
            self._waiting = before
        elif self.selection is not None:
            self.selection = before
            self.change()

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Return the actions that may be shown while the hand is covered."""
        return self.game_choice.neutral_actions(legal)

    def change(self) -> None:
        """Show the selection after a change."""
        self.forget_refusal()
        self.game_choice.show()
        self.changed.emit()

    def go_back(self) -> None:
        """Go one stage back."""
        self._step_back()

    def _step_back(self) -> bool:
        selection = self.selection
        if selection is None or not selection.step_back():
            return False
        self.change()
        return True

    def refuse(self, action: Action, at: Hashable | None = None) -> None:
        """Explain why an action cannot be given, in the strip and beside a hit target."""
        key, reason = self.game_choice.refusal(action)
        if key:
            self.message, self.refused, self.refused_at = reason, (key, action), at
            self.game_choice.show_refusal()
            self.changed.emit()

    def remind(self, words: str) -> None:
        """Show the question in the strip after a click that had no meaning.

        While the hand is covered, the question is how to look at it.
        """
        self.message = _to_peek() if self.is_hand_covered else words
        self.refused, self.refused_at = None, None
        self.changed.emit()

    def refuse_covered(self) -> str:
        """Explain how to look at a covered hand after a click on it; return the words or ""."""
        if self.selection is None or not self.is_hand_covered:
            return ""
        self.remind("")
        return self.message

    def foresee_refusal(self, refused: tuple[str, Action] | None) -> None:
        """Store why the target under the pointer cannot be chosen, for the link to the rules.

        The result is None if there is none.
        """
        self.refused = refused

    def clear_place(self) -> None:
        """Explain a refusal in the strip alone, because the places have moved."""
        self.refused_at = None

    def forget_refusal(self) -> None:
        """Remove the explanation of a refusal."""
        self.message, self.refused, self.refused_at = "", None, None
        self.pending_confirmation = None

    def replace_refusal(self) -> None:
        """Remove the explanation of a refusal because something newer is shown.

        A warning stays until its action is given or another is considered.
        """
        is_warning = self.warned is not None and self.warned[1] == self.message
        if self.message and self.pending_confirmation is None and not is_warning:
            self.forget_refusal()
            self.game_choice.show()
            self.changed.emit()

    # -- the pointer -------------------------------------------------------------------------------

    def point(self, target_id: Hashable | None, *, anew: bool = False) -> None:
        """Consider the hit target below the pointer; `anew` even if it is considered already."""
        selection = self.selection
        if selection is None or self.pending_confirmation is not None:
            return
        before = copy(selection)
        self.game_choice.consider_target(selection, target_id)
        if anew or selection != before:
            self.is_chosen_by_keys = False
            self.forget_refusal()
            self.game_choice.preview()
            self.changed.emit()

    # -- the keyboard ------------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        """Handle an arrow key."""
        if self.selection is not None:
            self.is_chosen_by_keys, before = True, copy(self.selection)
            if not self.game_choice.nudge(dx, dy):
                self.selection.walk(dx, dy)
                self.change()
                if self.selection == before:
                    self.refuse_covered()

    def go_to_end(self, step: int) -> None:
        """Handle Home (-1) or End (1)."""
        if self.selection is not None:
            self.is_chosen_by_keys = True
            self.selection.go_to_end(step)
            self.change()

    def turn(self, step: int) -> bool:
        """Handle Tab; return False to let the focus leave the board."""
        if self.selection is None or not self.selection.select_next(step):
            return False
        self.is_chosen_by_keys = True
        self.change()
        return True

    def confirm(self) -> bool:
        """Handle Enter; return whether it had a meaning."""
        if self.selection is None:
            return False
        if self.pending_confirmation is not None:
            self.pending_confirmation.give()
            return True
        action = self.selection.ready_action()
        if action is not None:
            self.submit(action)
            return True
        if self.selection.open_stage():
            self.change()
            return True
        self.refuse_covered()
        return False

    def take_back(self) -> bool:
        """Handle Esc; return whether there was something to take back or close."""
        if self.pending_confirmation is not None:
            self.change()
            return True
        if self.game_choice.close():
            return True
        return self._step_back() or self.leave_interruption() or self.game_choice.close_last()

    def type_key(self, key: str) -> bool:
        """Handle a capital letter or a digit; return whether it had a meaning."""
        if self.pending_confirmation is not None:
            # Only Enter answers it; any other key of the game goes back to the choice.
            self.change()
        # The buttons include those for the target under the pointer.
        for button in (
            self.game_choice.buttons(self.selection) if self.selection is not None else ()
        ):
            if key in (button.key, button.also):
                button.act()
                return True
        return self.game_choice.type_key(key)

    # -- words -------------------------------------------------------------------------------------

    def buttons(self) -> list[PromptButton]:
        """Return the buttons of the selection that remain when the pointer moves to them."""
        selection, wanted, confirmation = self.selection, self._is_wanted, self.pending_confirmation
        if selection is None:
            return []
        if confirmation is not None:
            enter, esc = shortcuts.cap_of("confirm"), shortcuts.cap_of("back")
            yes = PromptButton(confirmation.yes, confirmation.give, enter, is_main=True)
            return [yes, PromptButton(translate("Table", "Back"), self.change, esc)]
        buttons = self.game_choice.buttons(selection)
        if not self.is_chosen_by_keys:
            # The pointer leaves its target on the way to a button.
            without_target = copy(selection)
            self.game_choice.consider_target(without_target, None)
            stay = {button.label for button in self.game_choice.buttons(without_target)}
            buttons = [button for button in buttons if not button.comes or button.label in stay]
        if wanted is None:
            return buttons
        return [
            replace(button, is_main=wanted(button.gives)) if button.gives else button
            for button in buttons
        ]

    def sentence(self) -> str:
        """Return the question of the selection; "" leaves it to the game's texts."""
        if self.pending_confirmation is not None:
            return self.pending_confirmation.question
        return self.game_choice.sentence(self.selection) if self.selection is not None else ""

    def aside(self) -> str:
        """Return a remark about the selection, such as why a click did nothing."""
        if self.pending_confirmation is not None:
            return self.pending_confirmation.consequence
        return self.message or self.warning or self.game_choice.aside()

    def announcement(self) -> str:
        """Return the text for a screen reader: why a click was refused, or the selection."""
        if self.pending_confirmation is not None:
            return f"{self.pending_confirmation.question} {self.pending_confirmation.consequence}"
        stands = self.game_choice.announcement(self.selection) if self.selection is not None else ""
        return self.message or stands

    def topic(self) -> str:
        """Return the rules section about the selection, or ""."""
        return self.game_choice.topic(self.selection) if self.selection is not None else ""


def _to_peek() -> str:
    """Return in words how to look at a covered hand."""
    return translate("Table", "Hold P to look at your hand.")
