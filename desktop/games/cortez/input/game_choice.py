"""The meaning of clicks, keys and drags on the table of Cortez, and the texts of a choice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.games.cortez.input import anchors, tags
from desktop.games.cortez.input.dragging import DraggingChoice
from desktop.games.cortez.rulebook import links
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.forms import (
    discardable_cards,
    public_actions,
    weapons_of,
)
from desktop.games.cortez.selection.interruptions import why_no_card
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import Item, SelectionStage
from desktop.games.cortez.words import (
    accessibility,
    answers,
    buttons,
    notes,
    prompts,
    refusals,
)
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Anchor, CalloutObstacles
from desktop.table.callouts.tags import TagText
from engine.core.values import Action, Decision
from engine.games.cortez.actions import (
    Attack,
    Bid,
    Bribe,
    Collar,
    Draw,
    Flight,
    FlipBridge,
    Mark,
    Move,
    Pass,
    PlaceLoser,
    PlayBribery,
    Recruit,
    Surrender,
)
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES


class CortezChoice(DraggingChoice):
    """The Cortez part of the choice controller; see `GameChoice` for the methods."""

    def __init__(self, scene: CortezScene) -> None:
        super().__init__(scene)
        #: The digits of a bid typed so far.
        self._typed_digits = ""
        #: The label of the last button pressed on the mat.
        self._pressed_label = ""
        #: The card laid last by keys in a combat; the keyboard focus stays beside its place.
        self._last_laid: Item | None = None
        #: The last clicked card, from which Shift selects a range.
        self._last_clicked = ""

    def begin(self, decision: Decision, legal: Sequence[Action]) -> CortezSelection:
        view = self.scene.seen
        at = {
            name: troop.at
            for name, troop in zip(TROOP_NAMES, view.troops, strict=True)
            if troop.at is not None
        }
        hand = discardable_cards(view, decision)
        arms = weapons_of(view, decision)
        # Where Enter lays card after card, it never ends the laying.
        has_laid = view.combat is not None and view.combat.added > 0 and self._last_laid is None
        selection = CortezSelection(legal, decision.kind, decision.seat, at, hand, arms, has_laid)
        if decision.kind == "action":
            selection.choose_troop(self.next_troop)
        if decision.kind == "combat_step" and self._last_laid is not None:
            selection.point_near(self._last_laid)
        if decision.kind == "combat_step":
            selection.range_start = self._last_clicked
        else:
            self._last_clicked = ""
        self.next_troop, self._typed_digits, self._last_laid = None, "", None
        self.next_move = None
        return selection

    def prepare_submission(self, selection: CortezSelection, action: Action) -> Sequence[Action]:
        by_keys = self.controller.is_chosen_by_keys and selection.stage is SelectionStage.LAY
        self._last_laid = selection.item if by_keys else None
        if self.next_move is not None and isinstance(action, Pass):
            return (self.next_move,)
        return selection.laid_actions[1:] if selection.laid_actions[:1] == (action,) else ()

    def lead_to_plan(self, selection: CortezSelection, plan: Sequence[Action]) -> None:
        selection.pick_plan(plan)

    def plan_cards(self, plan: Sequence[Action]) -> Sequence[QRectF]:
        return anchors.plan_cards(self.scene, plan)

    def confirmation_for(self, action: Action) -> tuple[str, str, str] | None:
        return prompts.surrender_question() if isinstance(action, Surrender) else None

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return public_actions(legal)

    def show(self) -> None:
        if self.scene.view is not None and not self.scene.is_playing:
            self.scene.make_room()
        self.scene.show_at_rest()

    def preview(self) -> None:
        self.scene.preview_action()

    def show_refusal(self) -> None:
        self.scene.update_tags()

    def tag_texts(self) -> Sequence[TagText]:
        return tags.tag_texts(self.scene)

    def anchor_of(self, action: Action) -> Anchor | None:
        return anchors.anchor_of(self.scene, action)

    def areas_to_avoid(self) -> CalloutObstacles:
        return anchors.areas_to_avoid(self.scene)

    # -- words -------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def sentence(self, selection: CortezSelection) -> str:
        view, names = self.scene.seen, self.scene.names_for_reader()
        interruption_text = prompts.interruption_sentence(selection, view, names)
        return interruption_text or prompts.stage_prompt(selection)

    def aside(self) -> str:
        selection = self.controller.selection
        if selection is not None and selection.is_interruption:
            return prompts.interruption_hint(
                selection, self.scene.names_for_reader(), self.scene.seen
            )
        return prompts.form_hint(selection, self.scene.seen) if selection is not None else ""

    def announcement(self, selection: CortezSelection) -> str:
        view, names = self.scene.seen, self.scene.names_for_reader()
        sentences: list[str] = []
        if selection.is_interruption:
            sentences += filter(None, [accessibility.describe_focus(selection, view, names)])
        if selection.target is not None:
            sentences.append(accessibility.describe_square(view, selection.target, names))
        ready = selection.ready_action()
        if ready is not None:
            sentences.append(f"{answers.full_effect(ready, view, names)}.")
        return " ".join(sentences)

    def topic(self, selection: CortezSelection) -> str:
        ready, paths = selection.ready_action(), self.scene.paths()
        if isinstance(ready, Move) and paths is not None:
            return links.for_move(self.scene.seen, ready, paths.cost(BOARD.square(ready.to)))
        if selection.item is not None and selection.item[0] == "bribery":
            return "bribery"
        if selection.kind == "action" and selection.troop is not None:
            return "moving"
        return links.for_choice(ready) if ready is not None and selection.is_started else ""

    def buttons(self, selection: CortezSelection) -> list[PromptButton]:
        callbacks = buttons.PromptCallbacks(
            submit=self.controller.submit,
            play=self._begin_bribery,
            go_back=self._go_back,
            lay_several=self._open_laying,
            trade=self._unfold_trade,
        )
        return buttons.prompt_buttons(selection, self.scene.seen, callbacks)

    def _go_back(self) -> None:
        """Go one stage back, or give up an interruption."""
        self.controller.take_back()

    def _unfold_trade(self) -> None:
        """Show the form of a trade."""
        selection = self.controller.selection
        if selection is not None:
            selection.is_unfolded = True
            self.controller.change()

    def _open_laying(self) -> None:
        """Open the form for laying several of the best cards at once."""
        selection = self.controller.selection
        if selection is not None and selection.open_laying():
            self.controller.change()

    def _begin_bribery(self, card: str) -> None:
        """Begin with a bribery card."""
        selection = self.controller.selection
        if selection is not None:
            selection.item = "bribery", card
            if not self.controller.confirm():
                self.controller.change()

    def sort_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Sort actions that need no further words first, else in the order of the rules."""
        view, names = self.scene.seen, self.scene.names_for_reader()
        return sorted(legal, key=lambda action: bool(answers.list_entry(action, view, names)[0]))

    def card_at(self, target_id: Hashable | None) -> str | None:
        scene, selection = self.scene, self.controller.selection
        match target_id:
            case None if selection is not None and selection.item is not None:
                return scene.hand.card_at(*selection.item)
            case ("hand", str(family), str(name)):
                return scene.hand.card_at(family, name)
            case ("pile", "chief"):
                seat = scene.shown_seat()
                return scene.seen.chiefs[seat] if seat is not None else None
            case ("pile", "turned") if scene.view is not None and scene.seen.turned_events:
                return scene.seen.turned_events[-1]
        return None

    def explain(self, target_id: Hashable, point: QPointF) -> TagText | None:
        scene = self.scene
        if scene.view is None:
            return None
        card, selection = self.card_at(target_id), self.controller.selection
        match target_id:
            case ("square", str(square)) if not scene.tags.visible_tags:
                html = notes.square(scene.seen, square, scene.names_for_reader())
                above = scene.layout.side * 0.6 if scene.layout is not None else 0.0
                return TagText(html, scene.place_of(square), above)
            case ("step", int(row), int(step)) if selection is not None:
                sentence = self._why_not_stepped(selection, row, step) or self._why_numbers_skipped(
                    selection, step
                )
                if selection.kind == "bid":
                    sentence = " ".join(filter(None, (sentence, notes.bid())))
                return TagText(sentence, point) if sentence else None
            case ("strip", _) if selection is not None and selection.kind == "bid":
                return TagText(notes.bid(), point)
            case ("tray", _) if scene.layout is not None:
                # Above the cards that the text is about.
                return TagText(
                    notes.several_cards_hint(), QPointF(point.x(), scene.layout.tray.top())
                )
            case ("pile", str(name)) if card is None:
                return TagText(notes.pile(name, scene.seen), point)
            case ("back", _) if scene.covered is not None:
                html = notes.covered_hand_note(scene.seen, scene.covered)
                return TagText(html, point) if html else None
            case _ if card is not None:
                html = notes.card(card, scene.seen.options)
                sentence = self._why_not_playable(target_id)
                if not sentence and self._can_lay_several(target_id):
                    sentence = notes.several_cards_hint()
                return TagText(
                    f"{html}<br><i>{escape(sentence, quote=False)}</i>" if sentence else html, point
                )
        return None

    def _can_lay_several(self, target_id: Hashable) -> bool:
        """Return whether several cards can be laid in a combat, that of `target_id` among them."""
        selection = self.controller.selection
        match target_id:
            case ("hand", family, name) if (
                selection is not None and selection.laying_form is not None
            ):
                return (family, name) in selection.items
        return False

    def _why_not_playable(self, target_id: Hashable) -> str:
        """Return why a card of the hand cannot be chosen where others can; "" for other targets."""
        selection, scene = self.controller.selection, self.scene
        match target_id:
            case ("hand", "bribery", str(name)) if scene.interrupting_seat is not None:
                if self.may_play(target_id):
                    return prompts.playable_now()
                key = why_no_card(scene.seen, scene.interrupting_seat, name)
                return refusals.refusal(key, PlayBribery(name), scene.seen)
            case ("hand", str(family), str(name)) if selection is not None:
                playable = selection.playable
                if playable is None or (family, name) in playable:
                    return ""
                row = selection.row_of(name)
                if row is not None:
                    return self._why_not_stepped(selection, row, 1)
                action = selection.meant_card_action(family, name)
                return self.refusal(action)[1] if action is not None else ""
        return ""

    # -- the mouse ---------------------------------------------------------------------------------

    def hovered(self, target_id: Hashable | None) -> None:
        before, self.scene.hovered = self.scene.hovered, target_id
        self.scene.show_buttons()
        if self.may_play(before) or self.may_play(target_id):
            self.scene.show_hand()
        self.controller.point(target_id, anew=bool(self.controller.message))

    def consider_target(self, selection: CortezSelection, target_id: Hashable | None) -> None:
        match target_id:
            case ("square", str(square)):
                selection.item = None
                lit = square in selection.targets
                selection.target = square if lit else None
            case ("hand", str(family), str(name)):
                known = (family, name) in selection.items or selection.form is not None
                selection.item = (family, name) if known else None
                selection.target = None
            case _ if not self.controller.is_chosen_by_keys:
                selection.item = selection.target = None

    def is_clickable(self, target_id: Hashable) -> bool:
        selection = self.controller.selection
        if self.may_play(target_id):
            return True
        match target_id:
            case ("button", _):
                return selection is not None
            case ("set", int(row), int(value)):
                return selection is not None and selection.can_set(row, value)
            case ("step", int(row), int(step)):
                return selection is not None and selection.can_step(row, step)
            case ("square", str(square)) if selection is not None:
                others = (
                    self._other_troop(selection, square),
                    self.troop_before_trade(selection, square),
                )
                back = selection.at.get(selection.troop or "") == square
                return square in selection.targets or back or others != (None, None)
            case ("hand", str(family), str(name)):
                lit = selection.playable if selection is not None else None
                return lit is not None and (family, name) in lit
            case ("pile", str(name)) if selection is not None:
                return self._pile_action(selection, name) is not None
        return False

    def clicked(self, target_id: Hashable) -> None:
        selection = self.controller.selection
        match target_id:
            case ("hand", "bribery", str(name)) if self._interrupts(name):
                self.play_card(name)
                return
        if selection is None:
            return
        match target_id:
            case ("square", str(square)):
                self.click_square(selection, square)
            case ("hand", str(family), str(name)):
                self._click_card(selection, family, name)
            case ("pile", str(name)):
                action = self._pile_action(selection, name)
                if action is not None:
                    self.controller.submit(action)
                else:
                    self.controller.remind(refusals.reminder(selection.stage))
            case ("button", int(number)):
                buttons = self.controller.buttons()
                if number < len(buttons):
                    buttons[number].act()
            case ("step", int(row), int(step)):
                if selection.step(row, step):
                    self.controller.change()
                else:
                    self._remind_of_step(selection, row, step)
            case ("set", int(row), int(value)):
                if selection.set_row(row, value):
                    self.controller.change()

    def _other_troop(self, selection: CortezSelection, square: str) -> str | None:
        """Return the troop on `square` that could be chosen instead of the current one, or None."""
        troop = selection.troops.get(square) if selection.stage is SelectionStage.SQUARE else None
        return troop if troop != selection.troop else None

    def _pile_action(self, selection: CortezSelection, name: str) -> Action | None:
        """Return the action for a click on a pile, or None."""
        if name == "provision" and Draw() in selection.plain:
            return Draw()
        nation = self.scene.seen.nations[selection.seat]
        return Recruit() if name == nation and Recruit() in selection.plain else None

    def click_square(self, selection: CortezSelection, square: str) -> None:
        if square in selection.targets:
            selection.target, selection.button = square, None
            action = selection.ready_action()
            if action is not None:
                self.controller.submit(action)
            elif selection.open_stage():
                self.controller.change()
            return
        another = self._other_troop(selection, square)
        if another is not None:
            selection.choose_troop(another)
            self.controller.change()
            return
        if selection.troop is not None and selection.at.get(selection.troop) == square:
            self.controller.go_back()
            return
        self.next_troop = self.troop_before_trade(selection, square)
        if self.next_troop is not None:
            self.controller.submit(Pass())
            return
        meant_action = self._meant_action(selection, square)
        if meant_action is None:
            self.controller.remind(refusals.reminder(selection.stage))
        else:
            self.controller.refuse(meant_action, square)

    def _meant_action(self, selection: CortezSelection, square: str) -> Action | None:
        """Return the action that a click on a square would have meant, or None."""
        troop = self.scene.troop_at(square)
        match selection.kind:
            case "action" if selection.troop is not None:
                return Move(selection.troop, square)
            case "flight" if selection.troop is not None:
                return Flight(selection.troop, square)
            case "attack" if selection.troop is not None:
                return Attack(selection.troop, square)
            case "bribery_play" if selection.troop is not None and selection.card is not None:
                return Bribe(selection.card, selection.troop, square)
            case "interruption_card" if selection.troop is not None and selection.card is not None:
                return PlayBribery(selection.card, selection.troop, square)
            case "mark" if troop is not None:
                return Mark(troop)
            case "winner_mark" if troop is not None:
                return Collar(troop)
            case "place_loser":
                return PlaceLoser(square)
            case "flip_bridge":
                for bridge in BOARD.bridges:
                    if BOARD.name(bridge.square) == square:
                        return FlipBridge(bridge.id)
        return None

    def _pick_with_modifier(self, selection: CortezSelection, name: str) -> bool:
        """Choose combat cards with a click while a modifier key is held.

        Return whether one is held and several cards can be laid.
        """
        held_keys = self.scene.held_keys
        if selection.laying_form is None:
            return False
        if held_keys & Qt.KeyboardModifier.ShiftModifier:
            changed = selection.pick_range(name)
        elif held_keys & Qt.KeyboardModifier.ControlModifier:
            changed = selection.pick_another(name)
        else:
            return False
        if changed:
            self.controller.change()
        return True

    def _click_card(self, selection: CortezSelection, family: str, name: str) -> None:
        """Handle a click on a card of the hand, by its family and name."""
        if (family == "warrior" or name == "weapon") and self._pick_with_modifier(selection, name):
            return
        if selection.is_laying_several and (family, name) in (selection.playable or ()):
            if selection.pick_another(name):
                self.controller.change()
            return
        if selection.form is not None:
            # Where no more can be added, take one back.
            row = selection.row_of(name)
            if selection.put(name, 1) or selection.put(name, -1):
                self.controller.change()
            elif row is not None:
                self._remind_of_step(selection, row, 1)
            else:
                self.controller.remind(refusals.reminder(selection.stage))
            return
        if (family, name) in selection.items:
            selection.item, selection.button = (family, name), None
            self._last_clicked = name
            if not self.controller.confirm():
                self.controller.change()
            return
        action = selection.meant_card_action(family, name)
        if action is None:
            self.controller.remind(refusals.reminder(selection.stage))
        else:
            self.controller.refuse(action)

    def right_pressed(self) -> None:
        """Take back a chosen card."""
        selection = self.controller.selection
        match self.scene.hovered:
            case ("hand", _, str(name)) if selection is not None and selection.put(name, -1):
                self.controller.change()

    def scrolled(self, target_id: Hashable | None, notches: int) -> bool:
        selection = self.controller.selection
        form = selection.form if selection is not None else None
        match target_id:
            case ("step", int(row), _) if selection is not None:
                pass
            case ("strip", _) if selection is not None and form is not None and len(form.rows) == 1:
                row = 0
            case _:
                return False
        if selection.step_by(row, notches):
            self.controller.change()
        return True

    def is_meant_for(self, target_id: Hashable, before: str | None) -> bool:
        # The first click of a double click laid or paid a card; the card or button that moved here
        # since was not meant.
        match target_id:
            case ("hand", *_):
                return self.card_at(target_id) != before
            case ("button", int(number)):
                return self._button_label(number) != self._pressed_label
        return False

    def pressed(self, target_id: Hashable | None) -> None:
        match target_id:
            case ("button", int(number)):
                self._pressed_label = self._button_label(number)
            case _:
                self._pressed_label = ""

    def _button_label(self, number: int) -> str:
        """Return the label of a button on the mat, or ""."""
        buttons = self.controller.buttons()
        return buttons[number].label if number < len(buttons) else ""

    # -- refused numbers ---------------------------------------------------------------------------

    def _why_not_stepped(self, selection: CortezSelection, row: int, step: int) -> str:
        """Return why a number of the form cannot be raised or lowered; "" where it can."""
        if selection.kind == "bid":
            able = selection.can_step(row, step)
            return "" if able else self.refusal(Bid(selection.values[row] + step))[1]
        return refusals.why_not_stepped(selection, row, step, self.scene.seen)

    def _why_numbers_skipped(self, selection: CortezSelection, step: int) -> str:
        """Return why the next step of a bid skips numbers; "" where it skips none."""
        left_out = selection.skipped_numbers(step) if selection.kind == "bid" else ()
        return refusals.why_not_payable(left_out) if left_out else ""

    def _remind_of_step(self, selection: CortezSelection, row: int, step: int) -> None:
        """Show why a number cannot be raised or lowered."""
        why = self._why_not_stepped(selection, row, step)
        self.controller.remind(why or refusals.reminder(selection.stage))

    def nudge(self, dx: int, dy: int) -> bool:
        selection = self.controller.selection
        if selection is None or selection.stage is not SelectionStage.FORM or not dx:
            return False
        why = self._why_not_stepped(selection, selection.row, dx)
        if why:
            self.controller.remind(why)
        return bool(why)

    # -- keys --------------------------------------------------------------------------------------

    def type_key(self, key: str) -> bool:
        selection = self.controller.selection
        for button in self.interruptions_with_keys():
            if button.key == key:
                button.act()
                return True
        if selection is not None and selection.form is not None and key.isdecimal():
            typed = selection.kind == "bid" or selection.is_laying_several
            return typed and self._type_digit(selection, key)
        if selection is None or selection.stage is not SelectionStage.LAY:
            return False
        for item, action in selection.items.items():
            if action is not None and buttons.key_of(action) == key:
                selection.item = item
                self.controller.submit(action)
                return True
        return False

    def _type_digit(self, selection: CortezSelection, digit: str) -> bool:
        """Take a typed digit of a bid or of a number of cards.

        Return whether some number begins with the digits so far.
        """
        row = selection.row
        bids = [str(value) for value in selection.form.rows[row].values] if selection.form else []
        for typed in (self._typed_digits + digit, digit):
            if any(number.startswith(typed) for number in bids):
                self._typed_digits = typed
                if selection.set_row(row, int(typed)):
                    self.controller.change()
                else:
                    self.controller.refuse(Bid(int(typed)))
                return True
        if selection.kind != "bid":
            return False
        self.controller.refuse(Bid(int(self._typed_digits + digit)))
        self._typed_digits = ""
        return True
