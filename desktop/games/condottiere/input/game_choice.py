"""Clicks and keys at the table of Condottiere, and the texts of a selection."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from desktop.games.condottiere import action_preview, battle_view
from desktop.games.condottiere.input import anchors
from desktop.games.condottiere.rulebook.links import section_of_card
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.selection.selection import (
    CondottiereSelection,
    SelectionStage,
    unrevealing_actions,
)
from desktop.games.condottiere.words import accessibility, buttons, labels, notes, refusals
from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.buttons import SHOW, THREATS
from desktop.games.condottiere.words.names import card_name
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.callouts.tags import TagText
from desktop.table.input.controller import GameChoice
from engine.core.values import Action, Decision, Seat
from engine.games.condottiere.actions import NONE, Choose, Draw, Keep, Pass, Play


class CondottiereChoice(GameChoice[CondottiereSelection]):
    """The Condottiere part of the choice controller."""

    def __init__(self, scene: CondottiereScene) -> None:
        self.scene = scene
        #: Whether the dragged card is over the map, where dropping it plays it.
        self._is_carried_out = False

    def begin(self, decision: Decision, legal: Sequence[Action]) -> CondottiereSelection:
        scene, seat = self.scene, decision.seat
        holds = bool(scene.seen.hands[seat])
        selection = CondottiereSelection(
            legal, seat, scene.cards_in_hand, scene.city, lambda: scene.battle.cards_of(seat),
            holds=holds,
        )  # fmt: skip
        if len(selection.pass_actions) == 1:
            view = action_preview.view_of_decider(scene.seen, selection)
            events = scene.game.preview(view, selection.pass_actions[0])
            selection.waits = action_preview.stays_in_battle(events, seat)
        return selection

    def lead_to_plan(self, selection: CondottiereSelection, plan: Sequence[Action]) -> None:
        selection.plan = tuple(plan)

    def prepare_submission(
        self, selection: CondottiereSelection, action: Action
    ) -> Sequence[Action]:
        return selection.plan[1:] if selection.plan[:1] == (action,) else ()

    def distinct_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Return the actions worth offering.

        Where a pass ends the battle, all cards are turned up anyway: revealing is not offered.
        """
        view = self.scene.seen
        if sum(not out for out in view.passed) > 1:
            return list(legal)
        return [action for action in legal if action != Pass(reveal=True)]

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return unrevealing_actions(legal)

    def show(self) -> None:
        self.scene.show_at_rest()

    def preview(self) -> None:
        self.scene.consider_now()

    def show_refusal(self) -> None:
        self.scene.update_tags()

    def anchor_of(self, action: Action) -> Anchor | None:
        return anchors.anchor_of(self.scene, action)

    def place_of_result(self, action: Action) -> Anchor | None:
        return anchors.place_of_result(self.scene, action)

    def areas_to_avoid(self) -> CalloutObstacles:
        return anchors.areas_to_avoid(self.scene)

    # -- words -------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def sentence(self, selection: CondottiereSelection) -> str:
        return buttons.stage_question(selection)[0]

    def aside(self) -> str:
        scene, selection = self.scene, self.controller.selection
        action = selection.previewed_action() if selection is not None else None
        names = scene.names_for_reader()
        if action is not None and not isinstance(action, Play):
            return outcomes.aside(
                scene.view_of_decider(), action, scene.previewed_events(action), names
            )
        if not scene.are_threats_marked:
            return buttons.stage_question(selection)[1] if selection is not None else ""
        marks = leading.crowns(scene.seen, names)
        if not scene.italy.threats:
            marks = labels.no_threats(scene.seen)
        view = scene.view_of_decider()
        if selection is None or view.decision is None:
            return marks
        # The marks on the map add to the state of the battle.
        return f"{leading.short_state(view, view.decision.seat, names)} {marks}".strip()

    def announcement(self, selection: CondottiereSelection) -> str:
        scene = self.scene
        view, names = scene.view_of_decider(), scene.names_for_reader()
        sentences = []
        if selection.target in selection.choosable_regions:
            sentences.append(accessibility.describe_region(view, selection.target or "", names))
        elif selection.target is not None and selection.target != NONE:
            sentences.append(card_name(selection.target))
        elif selection.card is not None:
            sentences.append(card_name(selection.card))
        action = selection.previewed_action()
        if action is not None:
            if not sentences:
                sentences.append(scene.texts.action(action, view, scene.names_for_reader()))
            sentences += outcomes.outcome(view, action, scene.previewed_events(action), names)
        return " ".join(sentences)

    def topic(self, selection: CondottiereSelection) -> str:
        return "pope" if selection.stage is SelectionStage.POPE else section_of_card(selection.card)

    def buttons(self, selection: CondottiereSelection) -> list[PromptButton]:
        threats = self.toggle_threats, self.scene.are_threats_marked
        return buttons.options(
            selection, self.controller.submit, self._open_stage, self.controller.go_back, threats
        )

    def _open_stage(self, stage: SelectionStage) -> None:
        """Open the stage in which a card or a pass is completed."""
        selection = self.controller.selection
        if selection is None:
            return
        if stage is SelectionStage.REVEAL:
            selection.set_candidate(None, None)
            selection.stage = stage
        else:
            selection.open_stage()
        self.controller.change()

    def toggle_threats(self) -> None:
        """Toggle the marks on the regions that would win the game.

        Where there are none, a message says so.
        """
        scene = self.scene
        scene.are_threats_marked = not scene.are_threats_marked
        self.controller.change()
        if scene.are_threats_marked:
            scene.message_shown.emit()

    def card_at(self, target_id: Hashable | None) -> str | None:
        scene = self.scene
        match target_id:
            case None:
                return (
                    self.controller.selection.card
                    if self.controller.selection is not None
                    else None
                )
            case ("hand", int(number)) if number < len(scene.hand.cards):
                return scene.hand.cards[number].card
            case ("line", int(seat), int(place)):
                item = scene.battle.cards.get((seat, place))
                return item.card if item is not None else None
            case ("shown", str(card)):
                return card
        return None

    # -- callouts at the pointer -------------------------------------------------------------------

    def _line_remarks(self, card: str, seat: Seat, place: int) -> tuple[str, ...]:
        """Return remarks on a card in a line: whether it is face down, and its value."""
        battle_view = self.scene.battle.battle_view
        if battle_view is None:
            return ()
        hidden = notes.face_down(card) if battle_view.marks(seat, place).is_hidden else ""
        points, certain = battle_view.card_worth(seat, place)
        return hidden, notes.strength_text(points, certain=certain)

    def explain(self, target_id: Hashable, point: QPointF) -> TagText | None:
        scene = self.scene
        layout, names = scene.layout, scene.names_for_reader()
        match target_id:
            case ("hand", int(number)) if (card := self.card_at(target_id)) is not None:
                return self._explain_card(number, card)
            case ("line", int(seat), int(place)) if (card := self.card_at(target_id)) is not None:
                html = notes.card(card, scene.seen, *self._line_remarks(card, seat, place))
                return (
                    layout.callout_beside_sheet(html, seat)
                    if layout is not None
                    else TagText(html, point)
                )
            case ("shown", str(shown_card)):
                return TagText(notes.card(shown_card, scene.seen), point)
            case ("total" | "row", int(seat)) if layout is not None and seat != scene.opened:
                return layout.callout_beside_sheet(
                    action_preview.strength_breakdown(scene.seen, seat, names), seat
                )
            case ("region", str(region)) if not scene.prospects.isVisible():
                return TagText(accessibility.describe_region(scene.seen, region, names), point)
        return None

    def _explain_card(self, number: int, card: str) -> TagText:
        """Explain a card of the hand.

        The callout appears beside the bubble of the card, or in its place where both do not fit.
        """
        scene, layout, view = self.scene, self.scene.layout, self.scene.seen
        now, place, bubble = self._effect_text(card), scene.hand.place(number), scene.bubble
        html, point = notes.card(card, view, now), QPointF(place.point.x(), place.rect.top())
        # Neither the battle nor its region, nor the hand, nor the card itself, is covered.
        clear: tuple[QRectF, ...] = ()
        if layout is not None:
            clear = layout.battle, scene.hand.band(), place.rect
        if scene.contested is not None:
            clear = *clear, scene.contested
        if not bubble.isVisible():
            return TagText(html, point, keep_clear=clear)
        brief = TagText(notes.card(card, view, bubble.text), point, keep_clear=clear)
        full_text = replace(brief, html=notes.card(card, view, bubble.text, now), shorter=brief)
        above = QPointF(point.x(), bubble.box.top())
        return TagText(html, above, keep_clear=(*clear, bubble.box), shorter=full_text)

    def on_note_changed(self) -> None:
        self.scene.give_way()

    def _effect_text(self, card: str) -> str:
        """Return the effect of a card if it were played now, or why it cannot be played.

        "" when neither applies.
        """
        scene, selection = self.scene, self.controller.selection
        if selection is None or selection.stage is not SelectionStage.CARD:
            return ""
        view, action = scene.view_of_decider(), Play(card)
        if card not in selection.cards:
            key = scene.game.refusal(view, action)
            return scene.texts.refusal(key, action, view) if key else ""
        if selection.plays_of_card(card) != [action]:
            return ""
        events = scene.previewed_events(action)
        return notes.effect(
            battle_view.shown_battle(view).totals, events, scene.names_for_reader(), selection.seat
        )

    # -- the mouse ---------------------------------------------------------------------------------

    def pressed(self, target_id: Hashable | None) -> None:
        if self.scene.opened is not None and target_id != ("total", self.scene.opened):
            self._open_total(None)

    def clicked(self, target_id: Hashable) -> None:
        selection = self.controller.selection
        match target_id:
            case ("hand", int(number)):
                self._click_card(number)
            case ("region", str(region)):
                self._click_region(region)
            case ("line", int(seat), int(place)):
                self._click_line(seat, place)
            case ("total" | "row", int(seat)):
                self._open_total(None if self.scene.opened == seat else seat)
            case ("pile", "draw") if selection is not None:
                draws = [action for action in selection.button_actions if isinstance(action, Draw)]
                if draws:
                    self.controller.submit(max(draws, key=lambda draw: draw.n))
                else:
                    self.controller.remind(refusals.reminder(selection.stage))
            case ("pile", _) if selection is not None:
                self.controller.remind(refusals.reminder(selection.stage))

    def _click_card(self, number: int) -> None:
        """Handle a click on a card of the hand, by its index."""
        selection, card = self.controller.selection, self.card_at(("hand", number))
        if selection is None or card is None:
            return
        if card not in selection.cards:
            if selection.stage is SelectionStage.CARD:
                self.controller.refuse(Play(card))
            else:
                self.controller.remind(refusals.reminder(selection.stage))
            return
        if selection.is_keeping:
            if not selection.pick(number, card):
                picked = tuple(card for _, card in selection.picked)
                self.controller.refuse(Keep((*picked, card)))
                return
            self.controller.change()
            return
        if (
            selection.stage in (SelectionStage.TAKE, SelectionStage.POPE)
            and selection.number == number
        ):
            # A second click on the card cancels its question: another card can be chosen.
            selection.stage, selection.target = selection.first_stage, None
            self.controller.change()
            return
        selection.set_candidate(card, number)
        self.controller.confirm()

    def _click_region(self, region: str) -> None:
        selection = self.controller.selection
        if selection is None:
            return
        action = selection.choosable_regions.get(region)
        if action is not None:
            self.controller.submit(action)
        elif selection.stage is SelectionStage.REGION:
            self.controller.refuse(Choose(region), region)
        elif selection.stage is SelectionStage.POPE and selection.card is not None:
            self.controller.refuse(Play(selection.card, pope=region), region)
        else:
            self.controller.remind(refusals.reminder(selection.stage))

    def _click_line(self, seat: Seat, place: int) -> None:
        scene, selection = self.scene, self.controller.selection
        item = scene.battle.cards.get((seat, place))
        if selection is None or selection.stage is not SelectionStage.TAKE or item is None:
            self._open_total(None if scene.opened == seat else seat)
            return
        if seat != selection.seat or item.card is None or selection.card is None:
            self.controller.remind(refusals.reminder(selection.stage))
            return
        battle_view = scene.battle.battle_view
        last = battle_view is not None and place == len(battle_view.lines[seat]) - 1
        down = battle_view is not None and battle_view.hidden[seat] and last
        action = selection.takeable_cards.get(item.card)
        if action is not None and not down:
            self.controller.submit(action)
        else:
            self.controller.refuse(Play(selection.card, take=item.card))

    def _open_total(self, seat: Seat | None) -> None:
        """Show the breakdown of a seat's strength; None closes it."""
        if seat != self.scene.opened:
            self.scene.opened = seat
            self.scene.update_tags()

    def hovered(self, target_id: Hashable | None) -> None:
        self.scene.point_at_pile(target_id)
        self.controller.point(target_id)

    def consider_target(self, selection: CondottiereSelection, target_id: Hashable | None) -> None:
        match target_id:
            case ("hand", int(number)) if selection.stage in (
                SelectionStage.CARD,
                SelectionStage.KEEP,
            ):
                selection.set_candidate(self.card_at(target_id), number)
            case ("region", str(region)) if region in selection.choosable_regions:
                selection.target = region
            case ("line", int(seat), int(place)) if selection.stage is SelectionStage.TAKE:
                card = self.card_at(target_id)
                can = seat == selection.seat and card in selection.takeable_cards
                selection.target = card if can else None
                selection.line_index = place
            case _ if not self.controller.is_chosen_by_keys:
                if selection.stage in (SelectionStage.CARD, SelectionStage.KEEP):
                    selection.set_candidate(None, None)
                selection.target = None

    def is_clickable(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("hand", int()):
                return selection is not None and self.card_at(target_id) in selection.cards
            case ("region", str(region)):
                return selection is not None and region in selection.choosable_regions
            case ("line", int(seat), int()) if selection and selection.stage is SelectionStage.TAKE:
                return (
                    seat == selection.seat and self.card_at(target_id) in selection.takeable_cards
                )
            case ("pile", "draw"):
                return selection is not None and any(
                    isinstance(a, Draw) for a in selection.button_actions
                )
        return isinstance(target_id, tuple) and target_id[0] in ("total", "row", "line")

    def decides(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        taking = selection is not None and selection.stage is SelectionStage.TAKE
        in_line = isinstance(target_id, tuple) and target_id[0] == "line"
        # Outside of this stage a click on a line opens its breakdown, and a second one reads the
        # card.
        return self.is_clickable(target_id) and (taking or not in_line)

    def is_meant_for(self, target_id: Hashable, before: str | None) -> bool:
        in_hand = isinstance(target_id, tuple) and target_id[0] == "hand"
        selection = self.controller.selection
        keeping = selection is not None and selection.is_keeping
        # The first click played a card; the second one hit the card that moved into its place.
        return in_hand and not keeping and self.card_at(target_id) != before

    def double_clicked(self, target_id: Hashable) -> None:
        if isinstance(target_id, tuple) and target_id[0] == "line":
            # The first click opened a breakdown; the second one reads the card, so close it.
            self._open_total(None)

    # -- dragging ----------------------------------------------------------------------------------

    def lift(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        match target_id:
            case ("hand", int(number)) if selection and selection.stage is SelectionStage.CARD:
                card = self.card_at(target_id)
                if card is not None and card in selection.cards:
                    selection.set_candidate(card, number)
                    self.controller.change()
                    return True
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        scene, selection = self.scene, self.controller.selection
        if selection is None or selection.number is None or scene.layout is None:
            return
        if scene.shows_now:
            self._wait_for_shown(selection.number)
            return
        if scene.hand.waiting is not None:
            scene.hand.set_waiting(None)
            scene.consider_now()
        item = scene.hand.cards[selection.number]
        item.setPos(point)
        # The pointer must hit the item below the dragged card, and its bubble must not stay behind.
        item.target_id = None
        scene.bubble.say(None, None, scene.layout)
        inside = scene.is_in_sight(point) and scene.layout.map.contains(point)
        self._is_carried_out = inside
        # The card shines where dropping it plays it.
        item.set_look(lift=5, light=1.0 if self._is_carried_out else 0.0)

    def _wait_for_shown(self, number: int) -> None:
        """Let the place of a dragged card wait: letting it go now shows it and plays nothing."""
        scene = self.scene
        self._is_carried_out = False
        if scene.hand.waiting != number:
            scene.hand.set_waiting(number)
            scene.hand.raise_card(None)
            action_preview.show_in_lines(scene.battle, scene.seen, None, [])
            scene.bubble.say(None, None, scene.layout)

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        out, self._is_carried_out = self._is_carried_out, False
        played = out and not given_up and self.controller.confirm()
        if self.controller.selection is not None and not played:
            self.controller.selection.set_candidate(None, None)
            self.controller.change()

    def show_aside(self, target_id: Hashable | None) -> None:
        match target_id:
            case ("hand", int(number)):
                self.scene.hand.set_waiting(number)
            case _:
                self.scene.hand.set_waiting(None)

    def pick_to_show(self, numbers: Collection[int]) -> None:
        self.scene.hand.pick_to_show(numbers)

    # -- keys --------------------------------------------------------------------------------------

    def nudge(self, dx: int, dy: int) -> bool:
        selection = self.controller.selection
        if selection is None or selection.stage is not SelectionStage.KEEP or dx:
            return False
        at = selection.number
        if at is not None and ((at in self.scene.hand.picked_numbers) != (dy < 0)):
            self._click_card(at)
        return True

    def close(self) -> bool:
        if self.scene.opened is None:
            return False
        self._open_total(None)
        return True

    def close_last(self) -> bool:
        if not self.scene.are_threats_marked:
            return False
        self.toggle_threats()
        return True

    def type_key(self, key: str) -> bool:
        if key == SHOW and self.scene.carrier is not None:
            self.scene.show_requested.emit()
            return True
        if key != THREATS or self.scene.view is None:
            return False
        self.toggle_threats()
        return True
