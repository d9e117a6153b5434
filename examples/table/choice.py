"""How a person chooses a square: the half-made choice, and what clicks and keys do to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.choice import ChoicePart
from engine.core.values import Action, Decision, Seat
from examples.rules.values import CARDS, Mark
from examples.table.scene import AmbushScene


@dataclass
class Choosing:
    """The legal answers, and the free square under the pointer or the keys; needs no window."""

    seat: Seat
    legal: Sequence[Action]
    square: int | None = None

    def ready(self) -> Action | None:
        return None if self.square is None else Mark(self.square)

    def lead_to(self, action: Action) -> None:
        if isinstance(action, Mark):
            self.square = action.square

    def resume(self, before: Choosing) -> None:
        self.square = before.square

    def open(self) -> bool:
        return False

    def back(self) -> bool:
        stood, self.square = self.square is not None, None
        return stood

    def walk(self, dx: int, dy: int) -> None:
        """Go to the next free square, or up and left to the one before."""
        free = [action.square for action in self.legal if isinstance(action, Mark)]
        at = free.index(self.square) + dx + dy if self.square is not None else 0
        self.square = free[at % len(free)]

    def turn(self, step: int) -> bool:
        return False


class AmbushChoice(ChoicePart[Choosing]):
    """The part of Ambush in the choice controller."""

    def __init__(self, scene: AmbushScene) -> None:
        self.scene = scene

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Choosing:
        return Choosing(decision.seat, legal)

    def show(self) -> None:
        self.scene.settle()

    def stand(self, choosing: Choosing, spot: Hashable | None) -> None:
        match spot:
            case ("square", int(square)) if Mark(square) in choosing.legal:
                choosing.square = square
            case _ if not self.choice.by_keys:
                choosing.square = None

    def clicked(self, spot: Hashable) -> None:
        match spot:
            case ("square", int(square)) if self.clickable(spot):
                self.choice.answer(Mark(square))
            case ("square", int(square)):
                self.choice.refuse(Mark(square), spot)

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("square", int(square)) if choosing is not None:
                return Mark(square) in choosing.legal
        return False

    def card_at(self, spot: Hashable | None) -> str | None:
        return self.scene.card if spot == ("hand", 0) else None

    def touched(self, action: Action) -> Touched | None:
        if not isinstance(action, Mark):
            return None
        return Touched(self.scene.squares[action.square].sceneBoundingRect())

    def surroundings(self) -> Surroundings:
        squares = [item.sceneBoundingRect() for item in self.scene.squares]
        return Surroundings(self.scene.sceneRect(), rather=squares)

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def announcement(self, choosing: Choosing) -> str:
        return "" if choosing.square is None else CARDS[choosing.square]
