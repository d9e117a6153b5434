"""How a choice comes together on any table: the keys, the pointer, refusals, and its words."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QObject, QPointF, Signal

from desktop.language.translation import translate
from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.callouts.tags import Saying
from engine.core.values import Action, Decision, Seat


@dataclass(frozen=True, slots=True)
class PromptButton:
    """A button in the prompt strip."""

    label: str
    act: Callable[[], None]
    #: The key that does the same, as shown on the button ("" for none).
    key: str = ""
    #: The button that Enter presses.
    main: bool = False
    #: None for a plain button, else whether the switch is on.
    on: bool | None = None
    #: Another key that does the same and is not shown.
    also: str = ""
    #: Shows on the board what it would do, while the pointer is on it.
    point: Callable[[bool], None] | None = None
    #: What is written on it where there is little room.
    brief: str = ""
    #: The answer it gives at once, as far as a lesson may ask for it.
    gives: Action | None = None
    #: It comes and goes while one question is answered, with what is half chosen. It stands left of
    #: all that stays, so that no other button moves and it takes nobody's place.
    comes: bool = False
    #: The place that is kept for it where a table shows the buttons once more; "" for any.
    slot: str = ""


class HalfMade(Protocol):
    """A choice of a game without any picture: the legal answers, and what is settled of one.

    A dataclass: two that are equal look the same.
    """

    #: Who is asked.
    seat: Seat

    def ready(self) -> Action | None:
        """The answer Enter would give; None where something is still open."""

    def lead_to(self, action: Action) -> None:
        """Settle everything as an answer has it, without giving it."""

    def resume(self, before: Self) -> None:
        """Go on where another half-made choice of the same question was."""

    def open(self) -> bool:
        """Enter, where nothing is ready: go on to the next stage; whether there is one."""

    def back(self) -> bool:
        """Esc: one stage back; whether there was one."""

    def walk(self, dx: int, dy: int) -> None:
        """Stand on the next thing that can be chosen in a direction."""

    def turn(self, step: int) -> bool:
        """Tab: the next card that can be played; False beyond the last."""


C = TypeVar("C", bound=HalfMade)


class ChoicePart(ABC, Generic[C]):
    """What a game adds to the controller: its half-made choice, its picture, spots and words."""

    #: Set by the controller.
    choice: ChoiceController[C]

    @abstractmethod
    def begin(self, decision: Decision, legal: Sequence[Action]) -> C:
        """A choice in which nothing is settled."""

    def asked(self, legal: Sequence[Action]) -> list[Action]:
        """Of the legal answers those to choose from: one of several that come to the same."""
        return list(legal)

    def keep(self, legal: Sequence[Action]) -> list[Action]:
        """Of the answers, those that betray nothing of a covered hand."""
        return list(legal)

    def given(self, choosing: C, action: Action) -> Sequence[Action]:
        """An answer is about to be given; those that belong to one act with it, each of which is
        given as soon as it is asked for.
        """
        return ()

    def doubted(self, action: Action) -> tuple[str, str, str] | None:
        """Before an answer that gives much up: a question whether it is meant, what comes of it,
        and the words for yes. None for all others.
        """
        return None

    # -- its picture -----------------------------------------------------------------------------

    @abstractmethod
    def show(self) -> None:
        """Everything at rest where view and half-made choice say."""

    def preview(self) -> None:
        """The same where only what is pointed at has changed."""
        self.show()

    def sayings(self) -> Sequence[Saying]:
        """What tags say beside their places."""
        return ()

    def show_refusal(self) -> None:
        """Say beside its place what was refused."""

    def touched(self, action: Action) -> Touched | None:
        """Where an answer lands on the table; None: nowhere that is seen."""
        return None

    def laid(self, action: Action) -> Touched | None:
        """Where what an answer brought lies once it was given; None: nowhere that is seen."""
        touched = self.touched(action)
        # The hand is not what it was.
        return None if touched is None or touched.above else touched

    @abstractmethod
    def surroundings(self) -> Surroundings:
        """What there is on the table that words about answers should keep clear of."""

    # -- what a spot means -----------------------------------------------------------------------

    @abstractmethod
    def stand(self, choosing: C, spot: Hashable | None) -> None:
        """The pointer moved onto a spot, or off all of them: consider what lies there. Nothing else
        than `choosing` changes.
        """

    @abstractmethod
    def clicked(self, spot: Hashable) -> None:
        """Something with a spot was clicked."""

    @abstractmethod
    def clickable(self, spot: Hashable) -> bool:
        """Whether a click there would do something."""

    def decides(self, spot: Hashable) -> bool:
        """Whether a click there may give an answer: then a second one does not only read a card."""
        return self.clickable(spot)

    def hovered(self, spot: Hashable | None) -> None:
        """The pointer moved; whatever else than a choice hangs on it."""
        self.choice.point(spot)

    def pressed(self, spot: Hashable | None) -> None:
        """The mouse was pressed on a spot, or on nothing."""

    def right_pressed(self) -> None:
        """The right button was pressed."""

    def scrolled(self, spot: Hashable | None, notches: int) -> bool:
        """The wheel was turned above a spot, not yet a whole notch at 0; whether it means anything
        there.
        """
        return False

    def card_at(self, spot: Hashable | None) -> str | None:
        """The card lying face up at a spot; for None the one the keys stand on."""
        return None

    def explain(self, spot: Hashable, at: QPointF) -> Saying | None:
        """What lies at a spot and what it does, for a note at a point; None says nothing."""
        return None

    def explained(self) -> None:
        """A note came beside the pointer or went: what it covers may give way until then."""

    def mistaken(self, spot: Hashable, before: str | None) -> bool:
        """Whether a second click meant what lay there before the first: that card, or nothing."""
        return False

    def double_clicked(self, spot: Hashable) -> None:
        """A second click has done its work."""

    def lift(self, spot: Hashable) -> bool:
        """Begin to drag; False when this cannot be dragged."""
        return False

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        """Drag on to a point, in scene coordinates, above a spot; outside the viewport there is
        none. What is dragged shows whether letting go there would play it.
        """

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        """End a drag above a spot or nowhere, or put back what was dragged, as where it is let go
        outside the viewport.
        """

    # -- keys of its own -------------------------------------------------------------------------

    def nudge(self, dx: int, dy: int) -> bool:
        """An arrow key that means something else than a way to go; whether it did."""
        return False

    def close(self) -> bool:
        """Esc: close what is looked at beside the choice; whether there was something."""
        return False

    def close_last(self) -> bool:
        """Esc, when there is no half-made choice either."""
        return False

    def type_key(self, key: str) -> bool:
        """A capital letter or a digit that is on no button; whether it meant something."""
        return False

    # -- words -----------------------------------------------------------------------------------

    @abstractmethod
    def refusal(self, action: Action) -> tuple[str, str]:
        """Why an answer is not possible, as a key and in words; "" where it is."""

    def buttons(self, choosing: C) -> list[PromptButton]:
        """The buttons of the prompt."""
        return []

    def sentence(self, choosing: C) -> str:
        """What is asked at this stage; "" leaves it to the texts."""
        return ""

    def aside(self) -> str:
        """Something worth saying about the choice."""
        return ""

    def announcement(self, choosing: C) -> str:
        """What a screen reader should say about where the keyboard stands."""
        return ""

    def topic(self, choosing: C) -> str:
        """The section of the rules about what is half chosen, or ""."""
        return ""

    def in_order(self, legal: Sequence[Action]) -> list[Action]:
        """Answers in the order a list shows them: that of the rules, if nothing is better."""
        return list(legal)


class ChoiceController(QObject, Generic[C]):
    """Lets the viewer of a table answer; the only owner of the half-made choice.

    Signals:
        chosen(Action): the answer.
        changed(): the half-made choice is another: buttons and words are new.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, part: ChoicePart[C], parent: QObject) -> None:
        super().__init__(parent)
        self.part = part
        part.choice = self
        self.choosing: C | None = None
        #: Whether the keys, not the pointer, chose what is considered.
        self.by_keys = False
        #: Why a click or the keys were refused, in words.
        self.said = ""
        #: The same as a key, and which answer was meant; also where it was only pointed at.
        self.refused: tuple[str, Action] | None = None
        #: Beside which spot it is explained.
        self.refused_at: Hashable | None = None
        #: The hand lies covered: no card of it can be chosen.
        self.covered = False
        #: What was half chosen when the hand was covered.
        self._under_cover: C | None = None
        #: What belongs to one act with the answer given last.
        self.following: Sequence[Action] = ()
        #: Which answers a lesson asks for; None: whatever is liked.
        self._wanted: Callable[[Action], bool] | None = None

    # -- the question ----------------------------------------------------------------------------

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Let the viewer answer; what was half chosen of the same question stays so."""
        before, self.choosing = self.choosing, self.part.begin(decision, legal)
        if before is not None:
            self.choosing.resume(before)
        self.change()

    def cover(self) -> None:
        """The hand is covered: nothing half chosen shows in what is offered next."""
        self._under_cover, self.choosing = self.choosing, None

    def uncover(self) -> None:
        """The hand is held up: what is offered next goes on with what was half chosen of it."""
        if self._under_cover is not None:
            self.choosing, self._under_cover = self._under_cover, None

    def withdraw(self) -> None:
        """No question is open to the viewer any more."""
        self.choosing = self._under_cover = None
        self.change()

    def want(self, wanted: Callable[[Action], bool] | None) -> None:
        """Of the buttons that give an answer those are gold that give a wanted one; None: that
        which Enter presses.
        """
        self._wanted = wanted
        if self.choosing is not None:
            self.change()

    def answer(self, action: Action) -> None:
        """Give an answer; what is shown stays until the session replies."""
        if self.choosing is not None:
            self.following = self.part.given(self.choosing, action)
            self.choosing = self._under_cover = None
            self.forget_refusal()
            self.chosen.emit(action)

    # -- the choice ------------------------------------------------------------------------------

    def considered(self) -> Action | None:
        """The answer that Enter would give now, or None."""
        return self.choosing.ready() if self.choosing is not None else None

    def consider(self, action: Action) -> None:
        """Make the choice that leads to an answer, without giving it: a hint, a line of the list.

        It stays until the pointer chooses something else.
        """
        if self.choosing is not None:
            self.choosing.lead_to(action)
            self.by_keys = True
            self.change()

    def restore(self, before: C) -> None:
        """Go back to where the choice was, before something else was considered."""
        if self.choosing is not None:
            self.choosing = before
            self.change()

    def keep(self, legal: Sequence[Action]) -> list[Action]:
        """Answers that may be shown while the hand is covered."""
        return self.part.keep(legal)

    def change(self) -> None:
        """The half-made choice is another."""
        self.forget_refusal()
        self.part.show()
        self.changed.emit()

    def go_back(self) -> None:
        """One stage back."""
        self._went_back()

    def _went_back(self) -> bool:
        choosing = self.choosing
        if choosing is None or not choosing.back():
            return False
        self.change()
        return True

    def refuse(self, action: Action, at: Hashable | None = None) -> None:
        """Say why an answer cannot be given, in the strip and beside a spot."""
        key, words = self.part.refusal(action)
        if key:
            self.said, self.refused, self.refused_at = words, (key, action), at
            self.part.show_refusal()
            self.changed.emit()

    def remind(self, words: str) -> None:
        """A click meant no answer at all: say in the strip what is asked."""
        self.said, self.refused, self.refused_at = words, None, None
        self.changed.emit()

    def refuse_covered(self) -> str:
        """A card of a covered hand was meant: say how to look at it first; the words."""
        if self.choosing is None or not self.covered:
            return ""
        words = translate("Table", "Hold P to look at your hand.")
        self.remind(words)
        return words

    def foresee_refusal(self, refused: tuple[str, Action] | None) -> None:
        """What is pointed at could not be chosen: why, for whoever asks the rules; or None."""
        self.refused = refused

    def clear_place(self) -> None:
        """Places have changed: what was refused is explained in the strip alone."""
        self.refused_at = None

    def forget_refusal(self) -> None:
        """What was refused is not explained any more."""
        self.said, self.refused, self.refused_at = "", None, None

    # -- the pointer -----------------------------------------------------------------------------

    def point(self, spot: Hashable | None, *, anew: bool = False) -> None:
        """Consider what lies below the pointer; `anew` even if that was considered already."""
        choosing = self.choosing
        if choosing is None:
            return
        before = copy(choosing)
        self.part.stand(choosing, spot)
        if anew or choosing != before:
            self.by_keys = False
            self.forget_refusal()
            self.part.preview()
            self.changed.emit()

    # -- the keyboard ----------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        """An arrow key was pressed."""
        if self.choosing is not None:
            self.by_keys, before = True, copy(self.choosing)
            if not self.part.nudge(dx, dy):
                self.choosing.walk(dx, dy)
                self.change()
                if self.choosing == before:
                    self.refuse_covered()

    def turn(self, step: int) -> bool:
        """Tab was pressed; False lets the focus leave the board."""
        if self.choosing is None or not self.choosing.turn(step):
            return False
        self.by_keys = True
        self.change()
        return True

    def confirm(self) -> bool:
        """Enter was pressed; whether it meant something."""
        if self.choosing is None:
            return False
        action = self.choosing.ready()
        if action is not None:
            self.answer(action)
            return True
        if self.choosing.open():
            self.change()
            return True
        self.refuse_covered()
        return False

    def take_back(self) -> bool:
        """Esc was pressed; whether there was something to take back or to close."""
        if self.part.close():
            return True
        return self._went_back() or self.part.close_last()

    def type_key(self, key: str) -> bool:
        """A capital letter or a digit; whether it meant something."""
        # It may mean what is pointed at as well.
        for button in self.part.buttons(self.choosing) if self.choosing is not None else ():
            if key in (button.key, button.also):
                button.act()
                return True
        return self.part.type_key(key)

    # -- words -----------------------------------------------------------------------------------

    def buttons(self) -> list[PromptButton]:
        """Buttons for the half-made choice; none is gone when the pointer comes to it."""
        choosing, wanted = self.choosing, self._wanted
        if choosing is None:
            return []
        found = self.part.buttons(choosing)
        if not self.by_keys:
            # What is pointed at is left on the way to a button.
            left = copy(choosing)
            self.part.stand(left, None)
            stay = {one.label for one in self.part.buttons(left)}
            found = [one for one in found if not one.comes or one.label in stay]
        if wanted is None:
            return found
        return [replace(one, main=wanted(one.gives)) if one.gives else one for one in found]

    def sentence(self) -> str:
        """What is asked, given the half-made choice; "" leaves it to the texts."""
        return self.part.sentence(self.choosing) if self.choosing is not None else ""

    def aside(self) -> str:
        """Something worth saying about the half-made choice, such as why a click did nothing."""
        return self.said or self.part.aside()

    def announcement(self) -> str:
        """What a screen reader should say: why something was refused, else where the keyboard
        stands.
        """
        stands = self.part.announcement(self.choosing) if self.choosing is not None else ""
        return self.said or stands

    def topic(self) -> str:
        """The section of the rules about what is half chosen, or ""."""
        return self.part.topic(self.choosing) if self.choosing is not None else ""
