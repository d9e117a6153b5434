"""What clicks and keys mean at the table of Cannir, and how an answer comes together."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QPointF

from desktop.games.cannir.art.painter import CARD_SCALE
from desktop.games.cannir.choosing import played_card
from desktop.games.cannir.spread import back
from desktop.games.cannir.tablecloth import ClothScene
from desktop.games.cannir.words import offers
from desktop.table.scene import Option
from engine.core import Action
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import (
    Choose,
    Place,
    Restore,
)


class CannirScene(ClothScene):
    """Cannir on its table; see `TableScene` for the signals and verbs."""

    # -- words -----------------------------------------------------------------------------------

    def aside(self) -> str:
        return self._aside

    def announcement(self) -> str:
        return offers.announcement(self.choosing, self.cannir) if self.choosing else ""

    def sentence(self) -> str:
        return offers.sentence(self.choosing) if self.choosing else ""

    def options(self) -> list[Option]:
        choosing = self.choosing
        if choosing is None:
            return []
        return offers.options(choosing, self.cannir, self.answer, self._toggle_face, self._let_go)

    def card_at(self, spot: Hashable | None) -> str | None:
        match spot:
            case None:
                return self.choosing.card if self.choosing else None
            case (("hand" | "spent" | "shown" | "fan"), str(card)):
                return card or None
            case (("cell" | "badge"), str(cell)):
                stack = self.cannir.board[BOARD.cell(cell)]
                return stack[-1].card if stack else None
        return None

    # -- choosing --------------------------------------------------------------------------------

    def considered(self) -> Action | None:
        ready = self.choosing.ready() if self.choosing else []
        return ready[0] if ready else None

    def consider(self, action: Action) -> None:
        if self.choosing is not None:
            self.choosing.lead_to(action)
            self._by_keys = True
            self._remember_place()
            self._settle()
            self.changed_choice.emit()

    def keep(self, legal: Sequence[Action]) -> list[Action]:
        card = self.choosing.card if self.choosing else None
        return [a for a in legal if isinstance(a, Choose) or (card and played_card(a) == card)]

    def choose_nth(self, number: int) -> None:
        hand = self._hand()
        if self.choosing is not None and number < len(hand) and hand[number] in self.choosing.cards:
            self._choose_card(hand[number])

    def answer(self, action: Action) -> None:
        """Give an answer; what is shown stays until the session replies."""
        if self.choosing is not None:
            self.choosing = None
            self.marks.light((), self._turns())
            self.marks.badge({})
            self.marks.preview()
            self.marks.offer_suites(())
            self.spread.playable = frozenset()
            self.chosen.emit(action)
            self.changed_choice.emit()

    def _choose_card(self, card: str | None) -> None:
        if self.choosing is not None:
            self.choosing.choose_card(card)
            self._remember_place()
            self._aside, self.refused = "", None
            self.fan.close()
            self._settle()
            self.changed_choice.emit()

    def _point(
        self, cell: str | None, *, effect_first: bool = False, by_keys: bool = False
    ) -> None:
        """The pointer or the keys stand on a cell the chosen card can go to, or on none."""
        choosing = self.choosing
        if choosing is None:
            return
        if (choosing.target, choosing.effect_first) != (cell, effect_first):
            choosing.target, choosing.effect_first = cell, effect_first
            self._by_keys = by_keys
            self._aside, self.refused = "", None
            self._light()
            self.changed_choice.emit()

    def _toggle_face(self) -> None:
        if self.choosing is not None:
            self.choosing.face = "up" if self.choosing.face == "down" else "down"
            self._light()
            self.changed_choice.emit()

    def _let_go(self) -> None:
        self._choose_card(None)

    def pressed(self, spot: Hashable | None) -> None:
        stays = isinstance(spot, tuple) and (spot[0] == "fan" or spot[1] == self.fan.cell)
        if not stays:
            self.fan.close()

    def clicked(self, spot: Hashable) -> None:
        match spot:
            case ("hand", str(card)) if self.choosing is not None:
                held = self.choosing.card == card
                self._choose_card(None if held or card not in self.choosing.cards else card)
            case ("badge", str(cell)) if self.choosing is not None:
                effect = self.choosing.effect(cell)
                if effect is not None:
                    self.answer(effect)
            case ("cell", str(cell)):
                self._click_cell(cell)
            case ("suite", int(number)) if self.choosing is not None:
                self.answer(self.choosing.suites[number])
            case ("back", str(number)):
                self.back_clicked.emit(int(number))

    def _click_cell(self, cell: str) -> None:
        actions = self.choosing.at(cell) if self.choosing else []
        if actions:
            self.answer(actions[0])
            return
        self._look(cell)
        self.fan.pinned = self.fan.cell is not None
        reason = self._why_not(cell)
        if reason:
            self._aside = reason
            self.changed_choice.emit()

    def _look(self, cell: str) -> None:
        """Open a stack; looking is free at any time."""
        stack = self.cannir.board[BOARD.cell(cell)]
        if self.layout is None or not stack or (len(stack) == 1 and stack[0].up):
            self.fan.close()
            return
        middle = self.spread.over_cell(cell).at
        self.fan.show(cell, stack, middle, self.layout, self.sceneRect())

    def hovered(self, spot: Hashable | None) -> None:
        self.spread.hovered = None
        match spot:
            case ("hand", str(card)):
                self.spread.hovered = card
                self._point(None)
            case ("back", str(number)):
                self.spread.hovered = back(int(number))
                self._point(None)
            case (("cell" | "badge") as kind, str(cell)) if self.choosing and self.choosing.at(
                cell
            ):
                self._point(cell, effect_first=kind == "badge")
            case ("cell", str(cell)) if self.choosing is None or self.choosing.card is None:
                self.fan.wait_for(cell, self._look)
            case _:
                self._point(None)
        if isinstance(spot, tuple) and spot[0] == "cell":
            if self.choosing is not None:
                self.refused = offers.refused(self.choosing, self._known(), spot[1])
        elif not (isinstance(spot, tuple) and spot[0] == "fan"):
            self.fan.leave()
        at_rest = not self.playing and not self.busy_with_mouse
        if self.view is not None and self.layout is not None and at_rest:
            self.spread.arrange(self.cannir, self.looker, self.layout)

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choosing
        match spot:
            case ("hand", str(card)):
                return choosing is not None and card in choosing.cards
            case (("cell" | "badge"), str(cell)):
                return choosing is not None and bool(choosing.at(cell))
        return isinstance(spot, tuple) and spot[0] in ("suite", "back")

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, spot: Hashable) -> bool:
        match spot:
            case ("hand", str(card)) if self.choosing and card in self.choosing.cards:
                self._choose_card(card)
                item = self.spread.take_off(card)
                item.setRotation(0)
                item.setOpacity(0.9)
                return True
        return False

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        card = self.choosing.card if self.choosing else None
        item = self.spread.cards.get(card) if card else None
        if item is None or self.choosing is None:
            return
        item.setPos(to)
        cell = over[1] if isinstance(over, tuple) and over[0] in ("cell", "badge") else None
        on_target = isinstance(cell, str) and bool(self.choosing.at(cell))
        item.setScale(
            CARD_SCALE * self.spread.board_scale() if on_target else self.spread.hand_scale()
        )
        self._point(cell if on_target and isinstance(cell, str) else None)

    def drop(self, over: Hashable | None) -> None:
        match over:
            case ("badge", str()):
                self.clicked(over)
            case ("cell", str(cell)) if self.choosing and self.choosing.at(cell):
                self.answer(self.choosing.at(cell)[0])
        if self.choosing is not None:
            self._settle()

    # -- keyboard --------------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        choosing = self.choosing
        if choosing is None:
            return
        if choosing.suites:
            self._stand_on(choosing.walk(dx, dy))
            return
        if choosing.card is None:
            self.turn_to_next(dx or dy)
            return
        self._point(choosing.walk(dx, dy), by_keys=True)

    def _stand_on(self, suite: str | None) -> None:
        """The keys stand on one of the suites to choose among, or on none."""
        if self.choosing is not None:
            self.choosing.target = suite
            self._offer_suites()
            self.changed_choice.emit()

    def turn_to_next(self, step: int) -> bool:
        if self.choosing is None:
            return False
        card = self.choosing.next_card(self._hand(), step)
        if card is not None:
            self._choose_card(card)
        return card is not None

    def confirm(self) -> bool:
        ready = self.choosing.ready() if self.choosing else []
        if ready:
            self.answer(ready[0])
        return bool(ready)

    def take_back(self) -> bool:
        if self.fan.cell is not None:
            self.fan.close()
            return True
        choosing = self.choosing
        if choosing is not None and choosing.suite is not None:
            self._stand_on(None)
            return True
        if choosing is None or choosing.card is None:
            return False
        if choosing.target is not None:
            self._point(None)
        else:
            self._let_go()
        return True

    def type_key(self, text: str) -> bool:
        choosing = self.choosing
        if choosing is None:
            return False
        letter = text.upper()
        if letter == "V" and choosing.veiling:
            self._toggle_face()
            return True
        if text.isdigit() and 0 < int(text) <= len(choosing.suites):
            self.answer(choosing.suites[int(text) - 1])
            return True
        meant = [
            action
            for action in choosing.ready()
            if (letter == "L" and isinstance(action, Place))
            or (letter == "R" and isinstance(action, Restore))
        ]
        if meant:
            self.answer(meant[0])
        return bool(meant)
