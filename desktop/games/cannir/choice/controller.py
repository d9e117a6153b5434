"""The meaning of clicks, keys and drags on the table of Cannir, and the texts of a choice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF

from desktop.games.cannir.art.painter import CARD_SCALE
from desktop.games.cannir.choice import anchors
from desktop.games.cannir.items.card_items import back_name
from desktop.games.cannir.scene import CannirScene
from desktop.games.cannir.selection.model import Choosing
from desktop.games.cannir.words import notes, prompts
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.callouts.tags import Saying
from desktop.table.choice import GameChoice
from engine.core.values import Action, Decision
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Choose


class CannirChoice(GameChoice[Choosing]):
    """The Cannir part of the choice controller; see `GameChoice` for the methods."""

    def __init__(self, scene: CannirScene) -> None:
        self.scene = scene

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Choosing:
        return Choosing(legal, decision.seat, self.scene.hand)

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return [action for action in legal if isinstance(action, Choose)]

    def show(self) -> None:
        if self.choice.choosing is None:
            self.scene.spread.hovered = None
        self.scene.settle()

    def preview(self) -> None:
        self.scene.light()

    def touched_place(self, action: Action) -> Touched | None:
        return anchors.touched_place(self.scene, action)

    def surroundings(self) -> Surroundings:
        return anchors.surroundings(self.scene)

    # -- words -----------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def announcement(self, choosing: Choosing) -> str:
        return prompts.announcement(choosing, self.scene.seen)

    def sentence(self, choosing: Choosing) -> str:
        return prompts.sentence(choosing)

    def buttons(self, choosing: Choosing) -> list[PromptButton]:
        return prompts.options(
            choosing,
            self.scene.seen,
            self.choice.submit,
            self._toggle_face,
            self._release_card,
            self._point_at_suite,
        )

    def _point_at_suite(self, number: int, is_on: bool) -> None:
        """Highlight a suite while the pointer is on its button."""
        self.scene.offer_suites(number if is_on else None)

    def _toggle_face(self) -> None:
        choosing = self.choice.choosing
        if choosing is not None:
            choosing.face = "up" if choosing.face == "down" else "down"
            self.choice.change()

    def _release_card(self) -> None:
        self._choose_card(None)

    def _choose_card(self, card: str | None) -> None:
        if self.choice.choosing is not None:
            self.choice.choosing.choose_card(card)
            self.scene.fan.close()
            self.choice.change()

    def card_at(self, spot: Hashable | None) -> str | None:
        choosing = self.choice.choosing
        match spot:
            case None:
                return choosing.card if choosing is not None else None
            case (("hand" | "spent" | "shown" | "fan"), str(card)):
                return card or None
            case (("cell" | "sign"), str(cell)):
                stack = self.scene.seen.board[BOARD.cell(cell)]
                return stack[-1].card if stack else None
        return None

    def explain(self, spot: Hashable, point: QPointF) -> Saying | None:
        scene, choosing = self.scene, self.choice.choosing
        view = scene.seen
        match spot:
            case ("hand", str(card)):
                item = scene.spread.cards[card].sceneBoundingRect()
                top = QPointF(item.center().x(), item.top() + 10)
                return Saying(notes.card(card, view, choosing), top)
            case (("spent" | "shown" | "fan"), str(card)) if card:
                return Saying(notes.card(card, view), point)
            # No note may cover an opened stack.
            case ("sign", str(cell)) if choosing is not None and scene.fan.cell is None:
                return Saying(notes.sign(cell, view, choosing), point)
            case (("cell" | "sign"), str(cell)) if scene.fan.cell is None:
                middle = scene.spread.cell_place(cell).at
                return Saying(notes.cell(cell, view, self._why_not(cell)), middle, above=34)
        return None

    def _why_not(self, cell: str) -> str:
        choosing = self.choice.choosing
        return prompts.why_not(choosing, self.scene.asked_view(), cell) if choosing else ""

    # -- the mouse -------------------------------------------------------------------------------

    def pressed(self, spot: Hashable | None) -> None:
        fan = self.scene.fan
        stays = isinstance(spot, tuple) and (spot[0] == "fan" or spot[1] == fan.cell)
        if not stays:
            fan.close()

    def clicked(self, spot: Hashable) -> None:
        choosing = self.choice.choosing
        match spot:
            case ("hand", str(card)) if choosing is not None:
                if card not in choosing.cards:
                    self.choice.remind(prompts.reminder(choosing))
                    return
                self._choose_card(None if choosing.card == card else card)
            case ("sign", str(cell)) if choosing is not None:
                effect = choosing.effect(cell)
                if effect is not None:
                    self.choice.submit(effect)
            case ("cell", str(cell)):
                self._click_cell(cell)
            case ("suite", int(number)) if choosing is not None:
                self.choice.submit(choosing.suites[number])

    def _click_cell(self, cell: str) -> None:
        choosing, fan = self.choice.choosing, self.scene.fan
        if choosing is not None and choosing.actions_at(cell):
            choosing.effect_first = choosing.effect_first or choosing.can_restore(cell)
            self.choice.submit(choosing.actions_at(cell)[0])
            return
        self._open_stack(cell)
        fan.pinned = fan.cell is not None
        meant = prompts.meant_action(choosing, self.scene.asked_view(), cell) if choosing else None
        if meant is not None:
            self.choice.refuse(meant)
        elif choosing is not None and fan.cell is None:
            self.choice.remind(prompts.reminder(choosing))

    def _open_stack(self, cell: str) -> None:
        """Open a stack; everybody may look at any time."""
        scene = self.scene
        stack = scene.seen.board[BOARD.cell(cell)]
        if scene.layout is None or not stack or (len(stack) == 1 and stack[0].up):
            scene.fan.close()
            return
        middle = scene.spread.cell_place(cell).at
        scene.fan.show(cell, stack, middle, scene.layout, scene.sceneRect())

    def hovered(self, spot: Hashable | None) -> None:
        scene, choosing = self.scene, self.choice.choosing
        match spot:
            case ("hand", str(card)):
                scene.spread.hovered = card
            case ("back", str(number)):
                scene.spread.hovered = back_name(int(number))
            case _:
                scene.spread.hovered = None
        on_cell = isinstance(spot, tuple) and spot[0] == "cell"
        scene.point_at(str(spot[1]) if on_cell and isinstance(spot, tuple) else None)
        if choosing is not None and choosing.suites:
            on_suite = isinstance(spot, tuple) and spot[0] == "suite"
            scene.offer_suites(spot[1] if on_suite and isinstance(spot, tuple) else None)
        idle = choosing is None or choosing.card is None
        looked_at = spot[1] if idle and isinstance(spot, tuple) and spot[0] == "cell" else None
        if looked_at is None:
            self.choice.point(spot)
        else:
            scene.fan.wait_for(str(looked_at), self._open_stack)
        if isinstance(spot, tuple) and spot[0] == "cell":
            if choosing is not None:
                found = prompts.find_refusal(choosing, scene.asked_view(), spot[1])
                self.choice.foresee_refusal(found)
        elif not (isinstance(spot, tuple) and spot[0] == "fan"):
            scene.fan.pointer_left()
        at_rest = not scene.playing and not scene.busy_with_mouse
        if scene.view is not None and scene.layout is not None and at_rest:
            scene.spread.arrange(scene.seen, scene.viewer, scene.layout)

    def stand(self, choosing: Choosing, spot: Hashable | None) -> None:
        match spot:
            case (("cell" | "sign") as kind, str(cell)) if choosing.actions_at(cell):
                # With a Hand, a card face down is restored; a button or key lays the Hand on top.
                meant = kind == "sign" or choosing.can_restore(cell)
                choosing.target, choosing.effect_first = cell, meant
            case _ if not choosing.suites and not self.choice.by_keys:
                choosing.target, choosing.effect_first = None, False

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("hand", str(card)):
                return choosing is not None and card in choosing.cards
            case (("cell" | "sign"), str(cell)):
                return choosing is not None and bool(choosing.actions_at(cell))
        return isinstance(spot, tuple) and spot[0] == "suite"

    def decides(self, spot: Hashable) -> bool:
        # A click on a card of the hand only chooses it.
        in_hand = isinstance(spot, tuple) and spot[0] == "hand"
        return self.clickable(spot) and not in_hand

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("hand", str(card)) if choosing is not None and card in choosing.cards:
                self._choose_card(card)
                item = self.scene.spread.lift_off(card)
                item.setRotation(0)
                item.setOpacity(0.9)
                return True
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        choosing, spread = self.choice.choosing, self.scene.spread
        card = choosing.card if choosing is not None else None
        item = spread.cards.get(card) if card else None
        if item is None or choosing is None:
            return
        item.setPos(point)
        cell = over[1] if isinstance(over, tuple) and over[0] in ("cell", "sign") else None
        on_target = isinstance(cell, str) and bool(choosing.actions_at(cell))
        item.setScale(CARD_SCALE * spread.board_scale() if on_target else spread.hand_scale())
        self.choice.point(over if on_target else None)
        # The card is lit where dropping would play it.
        item.set_light("bright" if on_target else "")

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        choosing = self.choice.choosing
        match over:
            case (("cell" | "sign"), str(cell)) if choosing and choosing.actions_at(cell):
                # A drag means the same as a click.
                self.clicked(over)
            case _:
                # The drag was given up: choose nothing.
                self._choose_card(None)
        if self.choice.choosing is not None:
            self.scene.settle()

    # -- keys ------------------------------------------------------------------------------------

    def close(self) -> bool:
        if self.scene.fan.cell is None:
            return False
        self.scene.fan.close()
        return True
