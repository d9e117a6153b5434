"""What clicks and keys mean at the table of Contrées."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.games.contrees.choosing import Target
from desktop.games.contrees.landscene import LandScene
from desktop.games.contrees.words import answers, described, outcomes
from desktop.language import translate
from desktop.table.scene import Option
from engine.core import Action

#: Milliseconds the pointer rests on a tower before its group is shown.
_REST_ON_TOWER = 350


class ContreesScene(LandScene):
    """Contrées on its table; see `TableScene` for the signals and verbs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        #: A tower was clicked: its group stays shown until something else is clicked.
        self._pinned = False
        self._waiting: str | None = None
        self._rest_on_tower = QTimer(self)
        self._rest_on_tower.setSingleShot(True)
        self._rest_on_tower.setInterval(_REST_ON_TOWER)
        self._rest_on_tower.timeout.connect(self._rested_on_tower)

    # -- words -----------------------------------------------------------------------------------

    def aside(self) -> str:
        if self._aside:
            return self._aside
        action = self.considered()
        if action is None:
            return ""
        events = self.foreseen(action)
        return outcomes.aside(self.asked_view(), action, events, self.addressed())

    def announcement(self) -> str:
        choosing, action = self.choosing, self.considered()
        if choosing is None or action is None or choosing.target is None:
            return ""
        view, names = self.asked_view(), self.addressed()
        if isinstance(choosing.target, str):
            said = [described.corner(view, choosing.target, names)]
        else:
            said = [described.place(view, choosing.target, names)]
        return " ".join([*said, *outcomes.outcome(view, action, self.foreseen(action), names)])

    def options(self) -> list[Option]:
        choosing = self.choosing
        if choosing is None:
            return []
        found = []
        if choosing.laying and len(choosing.colours) > 1:
            label, key = answers.colour(True), str(2 - choosing.white)
            found.append(Option(label, self._switch, key, on=choosing.white))
        if not choosing.laying:
            label = translate("Contrees", "Liberties")
            found.append(Option(label, self._toggle_groups, "L", on=self.all_groups))
        action = choosing.ready()
        if action is not None:
            give = partial(self.answer, action)
            key = translate("KeyCaps", "Enter")
            found.append(Option(answers.short(action), give, key, main=True))
        return found

    def in_order(self, legal: Sequence[Action]) -> list[Action]:
        """By tiles in the order of their names, clockwise round each."""
        return answers.in_order(legal, self.contrees) if self.view is not None else list(legal)

    # -- choosing --------------------------------------------------------------------------------

    def considered(self) -> Action | None:
        return self.choosing.ready() if self.choosing is not None else None

    def consider(self, action: Action) -> None:
        if self.choosing is not None:
            self.choosing.lead_to(action)
            self._by_keys = True
            self._forget_refusal()
            self._settle()
            self.changed_choice.emit()

    def answer(self, action: Action) -> None:
        """Give an answer; what is shown stays until the session replies."""
        if self.choosing is not None:
            self.choosing = None
            self._forget_refusal()
            self._settle()
            self.chosen.emit(action)
            self.changed_choice.emit()

    def _point(self, target: Target | None, *, by_keys: bool = False) -> None:
        """The pointer or the keys stand on a place that can be chosen, or on none."""
        choosing = self.choosing
        if choosing is None or (choosing.target == target and not self._aside):
            return
        choosing.target, self._by_keys = target, by_keys
        self._forget_refusal()
        self._consider()
        self.changed_choice.emit()

    def _choose_colour(self, white: bool) -> None:
        choosing = self.choosing
        if choosing is not None and white in choosing.colours and white != choosing.white:
            choosing.white = white
            self._forget_refusal()
            self._show_tray()
            self._consider()
            self.changed_choice.emit()

    def _switch(self) -> None:
        if self.choosing is not None:
            self._choose_colour(not self.choosing.white)

    # -- the mouse -------------------------------------------------------------------------------

    def pressed(self, spot: Hashable | None) -> None:
        if self._pinned and spot != ("corner", self.looked_at):
            self._look_at(None)

    def clicked(self, spot: Hashable) -> None:
        match spot:
            case ("tray", bool(white)):
                self._choose_colour(white)
            case ("hex" | "corner", (str() | tuple()) as target):
                self._click(target)

    def _click(self, target: Target) -> None:
        action = self.choosing.at(target) if self.choosing is not None else None
        if action is not None:
            self.answer(action)
            return
        if isinstance(target, str) and self.has_tower(target):
            again = self._pinned and self.looked_at == target
            self._look_at(None if again else target, pinned=True)
        if self.choosing is not None:
            self._refuse(target)

    def _refuse(self, target: Target) -> None:
        """Say why a place cannot be chosen, in the strip and beside it."""
        key, action = self.refusal_at(target)
        self._aside = self.texts.refusal(key, action, self.asked_view())
        self.refused = key, action
        # Beside a tower stands what keeps its group alive.
        self.refused_at = None if self.looked_at == target else target
        self._say()
        self.changed_choice.emit()

    def hovered(self, spot: Hashable | None) -> None:
        self._rest_on_tower.stop()
        target = spot[1] if isinstance(spot, tuple) and spot[0] in ("hex", "corner") else None
        choosing = self.choosing
        if not self._pinned and self.looked_at not in (None, target):
            self._look_at(None)
        if choosing is not None:
            self._point(target if choosing.at(target) is not None else None)
            self._explain(target)
        if isinstance(target, str) and self.has_tower(target):
            self._waiting = target
            self._rest_on_tower.start()

    def _explain(self, target: Target | None) -> None:
        """Barred corners say so before they are clicked; other reasons are kept for F1."""
        choosing = self.choosing
        if choosing is None or target is None or choosing.at(target) is not None:
            return
        self.refused = self.refusal_at(target)
        if isinstance(target, str) and target in self.contrees.banned[choosing.seat]:
            self._refuse(target)

    def clickable(self, spot: Hashable) -> bool:
        match spot:
            case ("tray", bool(white)):
                return self.choosing is not None and white in self.choosing.colours
            case ("hex" | "corner", (str() | tuple()) as target):
                can_choose = self.choosing is not None and self.choosing.at(target) is not None
                return can_choose or (isinstance(target, str) and self.has_tower(target))
        return False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self._switch()
        super().mousePressEvent(event)

    # -- groups ----------------------------------------------------------------------------------

    def _rested_on_tower(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not self.playing and not self._pinned:
            self._look_at(waiting)

    def _look_at(self, tower: str | None, *, pinned: bool = False) -> None:
        """Show what keeps the group of a tower alive, or of none."""
        self.looked_at, self._pinned = tower, pinned and tower is not None
        if self.view is not None and not self.playing:
            self.hints.show_groups(self.groups())
            self._say()

    def _toggle_groups(self) -> None:
        """Show what keeps every group alive, or no longer."""
        self.all_groups = not self.all_groups
        self._look_at(None)
        self.changed_choice.emit()

    # -- keyboard --------------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        if self.choosing is not None:
            self._point(self.choosing.walk(dx, dy), by_keys=True)

    def confirm(self) -> bool:
        action = self.considered()
        if action is not None:
            self.answer(action)
        return action is not None

    def take_back(self) -> bool:
        if self.looked_at is not None or self.all_groups:
            self.all_groups = False
            self._look_at(None)
            self.changed_choice.emit()
            return True
        if self.choosing is None or self.choosing.target is None:
            return False
        self._point(None)
        return True

    def type_key(self, text: str) -> bool:
        if text.upper() == "L" and self.view is not None and self.contrees.phase != "land":
            self._toggle_groups()
            return True
        if text in ("1", "2") and self.choosing is not None and self.choosing.laying:
            self._choose_colour(text == "2")
            return True
        return False
