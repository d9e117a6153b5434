"""How a person chooses a square: the half-made choice, and what clicks and keys do to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.choice import GameChoice
from desktop.table.half_made import HalfMade
from engine.core.values import Action, Decision, Seat
from examples.rules.values import CARDS, Mark
from examples.table.scene import AmbushScene


@dataclass
class Choosing(HalfMade):
    """The legal answers, and the one under the pointer or the keys; needs no window."""

    seat: Seat
    legal: Sequence[Action]
    mark: Action | None = None

    def ready(self) -> Action | None:
        return self.mark

    def lead_to(self, action: Action) -> None:
        self.mark = action

    def resume(self, before: Choosing) -> None:
        self.mark = before.mark

    def back(self) -> bool:
        stood, self.mark = self.mark is not None, None
        return stood

    def walk(self, dx: int, dy: int) -> None:
        """Go to the next free square, or up and left to the one before."""
        at = self.legal.index(self.mark) + dx + dy if self.mark is not None else 0
        self.mark = self.legal[at % len(self.legal)]

    def go_to_end(self, step: int) -> None:
        self.mark = self.legal[0 if step < 0 else -1]


class AmbushChoice(GameChoice[Choosing]):
    """The part of Ambush in the choice controller; a square is the target `Mark(square)`."""

    def __init__(self, scene: AmbushScene) -> None:
        self.scene = scene

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Choosing:
        return Choosing(decision.seat, legal)

    def show(self) -> None:
        self.scene.settle()

    def stand(self, choosing: Choosing, spot: Hashable | None) -> None:
        if isinstance(spot, Mark) and spot in choosing.legal:
            choosing.mark = spot
        elif not self.choice.by_keys:
            choosing.mark = None

    def clicked(self, spot: Hashable) -> None:
        if isinstance(spot, Mark) and self.clickable(spot):
            self.choice.submit(spot)
        elif isinstance(spot, Mark):
            self.choice.refuse(spot, spot)

    def clickable(self, spot: Hashable) -> bool:
        return self.choice.choosing is not None and spot in self.choice.choosing.legal

    def card_at(self, spot: Hashable | None) -> str | None:
        return self.scene.hand.look["card"] if spot == ("hand", 0) else None

    def touched_place(self, action: Action) -> Touched | None:
        found = [item for item in self.scene.squares if item.spot == action]
        return Touched(found[0].sceneBoundingRect()) if found else None

    def surroundings(self) -> Surroundings:
        squares = [item.sceneBoundingRect() for item in self.scene.squares]
        return Surroundings(self.scene.sceneRect(), rather=squares)

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def announcement(self, choosing: Choosing) -> str:
        return CARDS[choosing.mark.square] if isinstance(choosing.mark, Mark) else ""
