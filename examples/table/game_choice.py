"""How a person chooses a square: the selection, and what clicks and keys do to it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.input.controller import GameChoice
from desktop.table.input.selection import Selection
from engine.core.values import Action, Decision, Seat
from examples.rules.actions import Mark
from examples.rules.board import CARDS
from examples.table.scene import AmbushScene


@dataclass
class AmbushSelection(Selection):
    """The legal answers, and the one under the pointer or the keys; needs no window."""

    seat: Seat
    legal: Sequence[Action]
    mark: Action | None = None

    def ready_action(self) -> Action | None:
        return self.mark

    def lead_to(self, action: Action) -> None:
        self.mark = action

    def resume(self, before: AmbushSelection) -> None:
        self.mark = before.mark

    def step_back(self) -> bool:
        stood, self.mark = self.mark is not None, None
        return stood

    def walk(self, dx: int, dy: int) -> None:
        """Go to the next free square, or up and left to the one before."""
        at = self.legal.index(self.mark) + dx + dy if self.mark is not None else 0
        self.mark = self.legal[at % len(self.legal)]

    def go_to_end(self, step: int) -> None:
        self.mark = self.legal[0 if step < 0 else -1]


class AmbushChoice(GameChoice[AmbushSelection]):
    """The part of Ambush in the choice controller; a square is the target `Mark(square)`."""

    def __init__(self, scene: AmbushScene) -> None:
        self.scene = scene

    def begin(self, decision: Decision, legal: Sequence[Action]) -> AmbushSelection:
        return AmbushSelection(decision.seat, legal)

    def show(self) -> None:
        self.scene.settle()

    def consider_target(self, selection: AmbushSelection, target_id: Hashable | None) -> None:
        if isinstance(target_id, Mark) and target_id in selection.legal:
            selection.mark = target_id
        elif not self.controller.is_chosen_by_keys:
            selection.mark = None

    def clicked(self, target_id: Hashable) -> None:
        if isinstance(target_id, Mark) and self.is_clickable(target_id):
            self.controller.submit(target_id)
        elif isinstance(target_id, Mark):
            self.controller.refuse(target_id, target_id)

    def is_clickable(self, target_id: Hashable) -> bool:
        return (
            self.controller.selection is not None and target_id in self.controller.selection.legal
        )

    def card_at(self, target_id: Hashable | None) -> str | None:
        return self.scene.hand.look["card"] if target_id == ("hand", 0) else None

    def anchor_of(self, action: Action) -> Anchor | None:
        found = [item for item in self.scene.squares if item.target_id == action]
        return Anchor(found[0].sceneBoundingRect()) if found else None

    def areas_to_avoid(self) -> CalloutObstacles:
        squares = [item.sceneBoundingRect() for item in self.scene.squares]
        return CalloutObstacles(self.scene.sceneRect(), avoid=squares)

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def announcement(self, selection: AmbushSelection) -> str:
        return CARDS[selection.mark.square] if isinstance(selection.mark, Mark) else ""
