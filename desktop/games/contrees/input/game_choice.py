"""Clicks and keys at the table of Contrées, and the texts of a selection."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QTimer

from desktop.games.contrees.input import anchors
from desktop.games.contrees.input.tags import group_boxes, hex_box, tag_texts
from desktop.games.contrees.scene import ContreesScene, point_of
from desktop.games.contrees.selection import ContreesSelection, Target
from desktop.games.contrees.words import accessibility, answers, notes, outcomes
from desktop.language.translation import translate
from desktop.style import shortcuts
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.callouts.tags import TagText
from desktop.table.input.controller import GameChoice
from engine.core.values import Action, Decision

#: Milliseconds that the pointer rests on a tower before its group is shown.
_TOWER_REST_MS = 350


class ContreesChoice(GameChoice[ContreesSelection]):
    """The Contrées part of the choice controller."""

    def __init__(self, scene: ContreesScene) -> None:
        self.scene = scene
        #: The tower that was clicked, whose group stays shown until the next click elsewhere or
        #: the next move.
        self._pinned: str | None = None
        self._waiting: str | None = None
        self._tower_timer = QTimer(scene)
        self._tower_timer.setSingleShot(True)
        self._tower_timer.setInterval(_TOWER_REST_MS)
        self._tower_timer.timeout.connect(self._rested_on_tower)

    def begin(self, decision: Decision, legal: Sequence[Action]) -> ContreesSelection:
        return ContreesSelection(legal, point_of, seat=decision.seat)

    @property
    def _is_pinned(self) -> bool:
        """Whether the group shown is that of a clicked tower."""
        return self._pinned is not None and self._pinned == self.scene.looked_at

    def show(self) -> None:
        self.scene.update_hints()

    def preview(self) -> None:
        self.scene.preview_action()

    def show_refusal(self) -> None:
        self.scene.update_tags()

    def tag_texts(self) -> Sequence[TagText]:
        return tag_texts(self.scene)

    def anchor_of(self, action: Action) -> Anchor | None:
        return anchors.anchor_of(self.scene, action)

    def areas_to_avoid(self) -> CalloutObstacles:
        return anchors.areas_to_avoid(self.scene)

    # -- texts -------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def aside(self) -> str:
        scene, action = self.scene, self.controller.preselected_action()
        if action is None:
            return ""
        events = scene.previewed_events(action)
        return outcomes.aside(scene.view_of_decider(), action, events, scene.names_for_reader())

    def announcement(self, selection: ContreesSelection) -> str:
        scene, action = self.scene, selection.ready_action()
        if action is None or selection.target is None:
            return ""
        view, names = scene.view_of_decider(), scene.names_for_reader()
        if isinstance(selection.target, str):
            sentences = [accessibility.describe_corner(view, selection.target, names)]
        else:
            sentences = [accessibility.describe_place(view, selection.target, names)]
        return " ".join(
            [*sentences, *outcomes.outcome(view, action, scene.previewed_events(action), names)]
        )

    def buttons(self, selection: ContreesSelection) -> list[PromptButton]:
        prompt_buttons = []
        if selection.is_laying and len(selection.colours) > 1:
            label, key = answers.colour(is_snow=True), str(2 - selection.is_snow)
            prompt_buttons.append(PromptButton(label, self._switch, key, is_on=selection.is_snow))
        if not selection.is_laying:
            label = translate("Contrees", "Liberties")
            on = self.scene.are_all_groups_shown
            prompt_buttons.append(PromptButton(label, self._toggle_groups, "L", is_on=on))
        action = selection.ready_action()
        if action is not None:
            give = partial(self.controller.submit, action)
            key = shortcuts.cap_of("confirm")
            prompt_buttons.append(
                PromptButton(answers.button_label(action), give, key, is_main=True, comes=True)
            )
        return prompt_buttons

    def sort_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Sort answers by the name of their tile, and clockwise round each tile."""
        scene = self.scene
        return answers.sort_by_tile(legal, scene.seen) if scene.view is not None else list(legal)

    def explain(self, target_id: Hashable, point: QPointF) -> TagText | None:
        scene, selection = self.scene, self.controller.selection
        view, names = scene.seen, scene.names_for_reader()
        # Callouts must not cover the shown groups and their liberties, which people count.
        groups = [rect for group in scene.groups() for rect in group_boxes(scene, group)]
        clear = (*(tag.box for tag in scene.tags.visible_tags), *groups)
        match target_id:
            case ("hex", (int(), int()) as tile) if tile in view.land:
                html = notes.tile(view, tile, names)
                return TagText(html, scene.place_of(tile), 30, clear, (hex_box(scene, tile),))
            case ("hex", (int(), int()) as tile) if tile in scene.hints.places:
                return TagText(notes.place(view, tile, names), scene.place_of(tile), 30, clear)
            case ("corner", str(name)):
                # At an eligible corner, a tag already shows the effect of a tower there.
                if (
                    selection is not None
                    and selection.action_at(name) is not None
                    and scene.tags.visible_tags
                ):
                    return None
                html = notes.corner(view, name, names, has_tag=scene.looked_at == name)
                above = 60 if scene.has_tower(name) else 12
                return TagText(html, scene.place_of(name), above, clear)
            case ("tray", bool(is_snow)):
                return TagText(notes.tray(is_snow=is_snow), point)
        return None

    # -- colours -----------------------------------------------------------------------------------

    def _choose_colour(self, is_snow: bool) -> None:
        selection = self.controller.selection
        if selection is None or is_snow == selection.is_snow:
            return
        if is_snow in selection.colours:
            selection.is_snow = is_snow
            self.controller.change()
        elif selection.is_laying:
            self.controller.remind(translate("Contrees", "No tile of that colour is left."))

    def _click_tray(self, is_snow: bool) -> None:
        selection = self.controller.selection
        if selection is not None and selection.colours == [is_snow]:
            self.controller.remind(
                translate(
                    "Contrees",
                    "Drag the tile to a free place beside the land, or click that place.",
                )
            )
        else:
            self._choose_colour(is_snow)

    def _switch(self) -> None:
        if self.controller.selection is not None:
            self._choose_colour(not self.controller.selection.is_snow)

    # -- the mouse ---------------------------------------------------------------------------------

    def pressed(self, target_id: Hashable | None) -> None:
        if self._is_pinned and target_id != ("corner", self.scene.looked_at):
            self._look_at(None)

    def right_pressed(self) -> None:
        self._switch()

    def clicked(self, target_id: Hashable) -> None:
        match target_id:
            case ("tray", bool(is_snow)):
                self._click_tray(is_snow)
            case ("hex" | "corner", (str() | tuple()) as target):
                self._click(target)

    def _click(self, target: Target) -> None:
        scene, selection = self.scene, self.controller.selection
        action = selection.action_at(target) if selection is not None else None
        if action is not None:
            self.controller.submit(action)
            return
        if isinstance(target, str) and scene.has_tower(target):
            again = self._is_pinned and scene.looked_at == target
            self._look_at(None if again else target, pinned=True)
        if selection is not None:
            self._refuse(target)

    def _refuse(self, target: Target) -> None:
        """Show in the prompt strip and at the place why it cannot be chosen."""
        # At a tower whose group is shown, the tag about the group is in place of the refusal.
        at = None if self.scene.looked_at == target else target
        self.controller.refuse(self.scene.refusal_at(target)[1], at)

    def hovered(self, target_id: Hashable | None) -> None:
        scene = self.scene
        self._tower_timer.stop()
        target = (
            target_id[1]
            if isinstance(target_id, tuple) and target_id[0] in ("hex", "corner")
            else None
        )
        if not self._is_pinned and scene.looked_at not in (None, target):
            self._look_at(None)
        self.controller.point(target_id, anew=bool(self.controller.message))
        self._foresee_refusal(target)
        if isinstance(target, str) and scene.has_tower(target):
            self._waiting = target
            self._tower_timer.start()

    def consider_target(self, selection: ContreesSelection, target_id: Hashable | None) -> None:
        match target_id:
            case ("hex" | "corner", (str() | tuple()) as target) if (
                selection.action_at(target) is not None
            ):
                selection.target = target
            case _ if not self.controller.is_chosen_by_keys:
                selection.target = None

    def _foresee_refusal(self, target: Target | None) -> None:
        """Show at a barred corner why it is barred; other reasons are kept for F1."""
        selection = self.controller.selection
        if selection is None or target is None or selection.action_at(target) is not None:
            return
        self.controller.foresee_refusal(self.scene.refusal_at(target))
        if isinstance(target, str) and target in self.scene.seen.banned[selection.seat]:
            self._refuse(target)

    def is_clickable(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("tray", bool(is_snow)):
                # A single colour can only be dragged: a click on it chooses nothing.
                return selection is not None and is_snow in selection.colours != [is_snow]
            case ("hex" | "corner", (str() | tuple()) as target):
                can_choose = selection is not None and selection.action_at(target) is not None
                return can_choose or (isinstance(target, str) and self.scene.has_tower(target))
        return False

    # -- dragging ----------------------------------------------------------------------------------

    def lift(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("tray", bool(is_snow)) if selection is not None and is_snow in selection.colours:
                self._choose_colour(is_snow)
                self.scene.lift_tile(self.scene.tray.place_of(is_snow), is_snow=is_snow)
                return True
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        self.controller.point(over)
        self.scene.move_tile(point, plays=self.controller.preselected_action() is not None)

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        self.scene.let_go_tile()
        self.controller.point(None if given_up else over)
        if not self.controller.confirm() and self.controller.selection is not None:
            self.controller.change()

    # -- groups ------------------------------------------------------------------------------------

    def _rested_on_tower(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not self.scene.is_playing and not self._is_pinned:
            self._look_at(waiting)

    def _look_at(self, tower: str | None, *, pinned: bool = False) -> None:
        """Show the liberties of a tower's group; None ends it."""
        scene = self.scene
        scene.looked_at, self._pinned = tower, tower if pinned else None
        if scene.view is not None and not scene.is_playing:
            scene.hints.show_groups(scene.groups())
            scene.update_tags()

    def _toggle_groups(self) -> None:
        """Toggle whether the liberties of all groups are shown."""
        self.scene.are_all_groups_shown = not self.scene.are_all_groups_shown
        self._look_at(None)
        self.controller.changed.emit()

    # -- keys --------------------------------------------------------------------------------------

    def close(self) -> bool:
        scene = self.scene
        if scene.looked_at is None and not scene.are_all_groups_shown:
            return False
        scene.are_all_groups_shown = False
        self._look_at(None)
        self.controller.changed.emit()
        return True

    def type_key(self, key: str) -> bool:
        scene, selection = self.scene, self.controller.selection
        if key == "L" and scene.view is not None and scene.seen.phase != "land":
            self._toggle_groups()
            return True
        if key in ("1", "2") and selection is not None and selection.is_laying:
            self._choose_colour(key == "2")
            return True
        return False
