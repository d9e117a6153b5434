"""The meaning of clicks, keys and drags on the table of Cannir, and the texts of a choice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF

from desktop.games.cannir.art.painter import CARD_SCALE
from desktop.games.cannir.input import anchors
from desktop.games.cannir.items.card_items import back_name
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.selection import CannirSelection
from desktop.games.cannir.words import notes, prompts
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.callouts.tags import TagText
from desktop.table.input.controller import GameChoice
from engine.core.values import Action, Decision
from engine.games.cannir.actions import Choose
from engine.games.cannir.board import BOARD


class CannirChoice(GameChoice[CannirSelection]):
    """The Cannir part of the choice controller; see `GameChoice` for the methods."""

    def __init__(self, scene: CannirScene) -> None:
        self.scene = scene

    def begin(self, decision: Decision, legal: Sequence[Action]) -> CannirSelection:
        return CannirSelection(legal, decision.seat, self.scene.hand)

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return [action for action in legal if isinstance(action, Choose)]

    def show(self) -> None:
        if self.controller.selection is None:
            self.scene.spread.hovered = None
        self.scene.show_at_rest()

    def preview(self) -> None:
        self.scene.light_targets()

    def anchor_of(self, action: Action) -> Anchor | None:
        return anchors.anchor_of(self.scene, action)

    def areas_to_avoid(self) -> CalloutObstacles:
        return anchors.areas_to_avoid(self.scene)

    # -- words -------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def announcement(self, selection: CannirSelection) -> str:
        return prompts.announcement(selection, self.scene.seen)

    def sentence(self, selection: CannirSelection) -> str:
        return prompts.sentence(selection)

    def buttons(self, selection: CannirSelection) -> list[PromptButton]:
        return prompts.options(
            selection,
            self.scene.seen,
            self.controller.submit,
            self._toggle_face,
            self._release_card,
            self._point_at_suite,
        )

    def _point_at_suite(self, number: int, is_on: bool) -> None:
        """Highlight a suite while the pointer is on its button."""
        self.scene.offer_suites(number if is_on else None)

    def _toggle_face(self) -> None:
        selection = self.controller.selection
        if selection is not None:
            selection.face = "up" if selection.face == "down" else "down"
            self.controller.change()

    def _release_card(self) -> None:
        self._choose_card(None)

    def _choose_card(self, card: str | None) -> None:
        if self.controller.selection is not None:
            self.controller.selection.choose_card(card)
            self.scene.fan.close()
            self.controller.change()

    def card_at(self, target_id: Hashable | None) -> str | None:
        selection = self.controller.selection
        match target_id:
            case None:
                return selection.card if selection is not None else None
            case (("hand" | "spent" | "shown" | "fan"), str(card)):
                return card or None
            case (("cell" | "sign"), str(cell)):
                stack = self.scene.seen.board[BOARD.cell(cell)]
                return stack[-1].card if stack else None
        return None

    def explain(self, target_id: Hashable, point: QPointF) -> TagText | None:
        scene, selection = self.scene, self.controller.selection
        view = scene.seen
        match target_id:
            case ("hand", str(card)):
                item = scene.spread.cards[card].sceneBoundingRect()
                top = QPointF(item.center().x(), item.top() + 10)
                return TagText(notes.card_note(card, view, selection), top)
            case (("spent" | "shown" | "fan"), str(card)) if card:
                return TagText(notes.card_note(card, view), point)
            # No note may cover an opened stack.
            case ("sign", str(cell)) if selection is not None and scene.fan.cell is None:
                return TagText(notes.sign_note(cell, view, selection), point)
            case (("cell" | "sign"), str(cell)) if scene.fan.cell is None:
                centre = scene.spread.cell_place(cell).point
                return TagText(notes.cell_note(cell, view, self._why_not(cell)), centre, above=34)
        return None

    def _why_not(self, cell: str) -> str:
        selection = self.controller.selection
        return (
            prompts.no_effect_reason(selection, self.scene.view_of_decider(), cell)
            if selection
            else ""
        )

    # -- the mouse ---------------------------------------------------------------------------------

    def pressed(self, target_id: Hashable | None) -> None:
        fan = self.scene.fan
        stays = isinstance(target_id, tuple) and (target_id[0] == "fan" or target_id[1] == fan.cell)
        if not stays:
            fan.close()

    def clicked(self, target_id: Hashable) -> None:
        selection = self.controller.selection
        match target_id:
            case ("hand", str(card)) if selection is not None:
                if card not in selection.cards:
                    self.controller.remind(prompts.reminder(selection))
                    return
                self._choose_card(None if selection.card == card else card)
            case ("sign", str(cell)) if selection is not None:
                effect = selection.effect(cell)
                if effect is not None:
                    self.controller.submit(effect)
            case ("cell", str(cell)):
                self._click_cell(cell)
            case ("suite", int(number)) if selection is not None:
                self.controller.submit(selection.suites[number])

    def _click_cell(self, cell: str) -> None:
        selection, fan = self.controller.selection, self.scene.fan
        if selection is not None and selection.actions_at(cell):
            selection.is_effect_first = selection.is_effect_first or selection.can_restore(cell)
            self.controller.submit(selection.actions_at(cell)[0])
            return
        self._open_stack(cell)
        fan.is_pinned = fan.cell is not None
        action = (
            prompts.clicked_action(selection, self.scene.view_of_decider(), cell)
            if selection
            else None
        )
        if action is not None:
            self.controller.refuse(action)
        elif selection is not None and fan.cell is None:
            self.controller.remind(prompts.reminder(selection))

    def _open_stack(self, cell: str) -> None:
        """Open a stack; everybody may look at any time."""
        scene = self.scene
        stack = scene.seen.board[BOARD.cell(cell)]
        if scene.layout is None or not stack or (len(stack) == 1 and stack[0].up):
            scene.fan.close()
            return
        centre = scene.spread.cell_place(cell).point
        scene.fan.show(cell, stack, centre, scene.layout, scene.sceneRect())

    def hovered(self, target_id: Hashable | None) -> None:
        scene, selection = self.scene, self.controller.selection
        match target_id:
            case ("hand", str(card)):
                scene.spread.hovered = card
            case ("back", str(number)):
                scene.spread.hovered = back_name(int(number))
            case _:
                scene.spread.hovered = None
        on_cell = isinstance(target_id, tuple) and target_id[0] == "cell"
        scene.point_at(str(target_id[1]) if on_cell and isinstance(target_id, tuple) else None)
        if selection is not None and selection.suites:
            on_suite = isinstance(target_id, tuple) and target_id[0] == "suite"
            scene.offer_suites(target_id[1] if on_suite and isinstance(target_id, tuple) else None)
        idle = selection is None or selection.card is None
        looked_at = (
            target_id[1]
            if idle and isinstance(target_id, tuple) and target_id[0] == "cell"
            else None
        )
        if looked_at is None:
            self.controller.point(target_id)
        else:
            scene.fan.wait_for(str(looked_at), self._open_stack)
        if isinstance(target_id, tuple) and target_id[0] == "cell":
            if selection is not None:
                refusal = prompts.find_refusal(selection, scene.view_of_decider(), target_id[1])
                self.controller.foresee_refusal(refusal)
        elif not (isinstance(target_id, tuple) and target_id[0] == "fan"):
            scene.fan.pointer_left()
        at_rest = not scene.is_playing and not scene.is_dragging
        if scene.view is not None and scene.layout is not None and at_rest:
            scene.spread.arrange(scene.seen, scene.viewer, scene.layout)

    def consider_target(self, selection: CannirSelection, target_id: Hashable | None) -> None:
        match target_id:
            case (("cell" | "sign") as kind, str(cell)) if selection.actions_at(cell):
                # A click with a Hand restores a card face down; a button or key lays the Hand on
                # top of it.
                is_possible = kind == "sign" or selection.can_restore(cell)
                selection.target, selection.is_effect_first = cell, is_possible
            case _ if not selection.suites and not self.controller.is_chosen_by_keys:
                selection.target, selection.is_effect_first = None, False

    def is_clickable(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("hand", str(card)):
                return selection is not None and card in selection.cards
            case (("cell" | "sign"), str(cell)):
                return selection is not None and bool(selection.actions_at(cell))
        return isinstance(target_id, tuple) and target_id[0] == "suite"

    def decides(self, target_id: Hashable) -> bool:
        # A click on a card of the hand only chooses it.
        in_hand = isinstance(target_id, tuple) and target_id[0] == "hand"
        return self.is_clickable(target_id) and not in_hand

    # -- dragging ----------------------------------------------------------------------------------

    def lift(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("hand", str(card)) if selection is not None and card in selection.cards:
                self._choose_card(card)
                item = self.scene.spread.lift_off(card)
                item.setRotation(0)
                item.setOpacity(0.9)
                return True
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        selection, spread = self.controller.selection, self.scene.spread
        card = selection.card if selection is not None else None
        item = spread.cards.get(card) if card else None
        if item is None or selection is None:
            return
        item.setPos(point)
        cell = over[1] if isinstance(over, tuple) and over[0] in ("cell", "sign") else None
        on_target = isinstance(cell, str) and bool(selection.actions_at(cell))
        item.setScale(CARD_SCALE * spread.board_scale() if on_target else spread.hand_scale())
        self.controller.point(over if on_target else None)
        # The card is lit where dropping would play it.
        item.set_light("bright" if on_target else "")

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        selection = self.controller.selection
        match over:
            case (("cell" | "sign"), str(cell)) if selection and selection.actions_at(cell):
                # A drag means the same as a click.
                self.clicked(over)
            case _:
                # The drag was given up: choose nothing.
                self._choose_card(None)
        if self.controller.selection is not None:
            self.scene.show_at_rest()

    # -- keys --------------------------------------------------------------------------------------

    def close(self) -> bool:
        if self.scene.fan.cell is None:
            return False
        self.scene.fan.close()
        return True
