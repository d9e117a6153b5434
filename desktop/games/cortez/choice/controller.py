"""The meaning of clicks, keys and drags on the table of Cortez, and the texts of a choice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from html import escape

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.games.cortez.choice import anchors, tags
from desktop.games.cortez.choice.dragging import DraggingChoice
from desktop.games.cortez.rules import links
from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.acts import why_no_card
from desktop.games.cortez.selection.forms import (
    discardable_cards,
    public_actions,
    weapons_of,
)
from desktop.games.cortez.selection.model import Choosing, Item, Stage
from desktop.games.cortez.words import (
    accessibility,
    answers,
    buttons,
    notes,
    prompts,
    refusals,
)
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.callouts.tags import Saying
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
        #: The card laid last by keys in a combat; the key focus stays beside its place.
        self._last_laid: Item | None = None
        #: The last clicked card, from which Shift selects a range.
        self._last_clicked = ""

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Choosing:
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
        choosing = Choosing(legal, decision.kind, decision.seat, at, hand, arms, has_laid)
        if decision.kind == "action":
            choosing.choose_troop(self.next_troop)
        if decision.kind == "combat_step" and self._last_laid is not None:
            choosing.point_near(self._last_laid)
        if decision.kind == "combat_step":
            choosing.range_start = self._last_clicked
        else:
            self._last_clicked = ""
        self.next_troop, self._typed_digits, self._last_laid = None, "", None
        self.next_move = None
        return choosing

    def prepare_submission(self, choosing: Choosing, action: Action) -> Sequence[Action]:
        by_keys = self.choice.by_keys and choosing.stage is Stage.LAY
        self._last_laid = choosing.item if by_keys else None
        if self.next_move is not None and isinstance(action, Pass):
            return (self.next_move,)
        return choosing.laid_actions[1:] if choosing.laid_actions[:1] == (action,) else ()

    def lead_to_plan(self, choosing: Choosing, plan: Sequence[Action]) -> None:
        choosing.pick_plan(plan)

    def plan_cards(self, plan: Sequence[Action]) -> Sequence[QRectF]:
        return anchors.plan_cards(self.scene, plan)

    def confirmation_for(self, action: Action) -> tuple[str, str, str] | None:
        return prompts.surrender_question() if isinstance(action, Surrender) else None

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return public_actions(legal)

    def show(self) -> None:
        if self.scene.view is not None and not self.scene.playing:
            self.scene.make_room()
        self.scene.settle()

    def preview(self) -> None:
        self.scene.consider()

    def show_refusal(self) -> None:
        self.scene.say()

    def sayings(self) -> Sequence[Saying]:
        return tags.sayings(self.scene)

    def touched_place(self, action: Action) -> Touched | None:
        return anchors.touched_place(self.scene, action)

    def surroundings(self) -> Surroundings:
        return anchors.surroundings(self.scene)

    # -- words -----------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def sentence(self, choosing: Choosing) -> str:
        if choosing.is_act and (
            said := prompts.act_sentence(choosing, self.scene.seen, self.scene.addressed())
        ):
            return said
        return prompts.stage_prompt(choosing)

    def aside(self) -> str:
        choosing = self.choice.choosing
        if choosing is not None and choosing.is_act:
            return prompts.act_hint(choosing, self.scene.addressed(), self.scene.seen)
        return prompts.form_hint(choosing, self.scene.seen) if choosing is not None else ""

    def announcement(self, choosing: Choosing) -> str:
        view, names = self.scene.seen, self.scene.addressed()
        sentences: list[str] = []
        if choosing.is_act:
            sentences += filter(None, [accessibility.describe_focus(choosing, view, names)])
        if choosing.target is not None:
            sentences.append(accessibility.describe_square(view, choosing.target, names))
        ready = choosing.ready()
        if ready is not None:
            sentences.append(f"{answers.full(ready, view, names)}.")
        return " ".join(sentences)

    def topic(self, choosing: Choosing) -> str:
        ready, paths = choosing.ready(), self.scene.paths()
        if isinstance(ready, Move) and paths is not None:
            return links.for_move(self.scene.seen, ready, paths.cost(BOARD.square(ready.to)))
        if choosing.item is not None and choosing.item[0] == "bribery":
            return "bribery"
        if choosing.kind == "action" and choosing.troop is not None:
            return "moving"
        return links.for_choice(ready) if ready is not None and choosing.is_started else ""

    def buttons(self, choosing: Choosing) -> list[PromptButton]:
        view = self.scene.seen
        return buttons.options(
            choosing,
            view,
            self.choice.submit,
            self._begin_bribery,
            self._go_back,
            self._open_laying,
            self._unfold_trade,
        )

    def _go_back(self) -> None:
        """Go one stage back, or give up an act that nobody asks for."""
        self.choice.take_back()

    def _unfold_trade(self) -> None:
        """Show the form of a trade."""
        choosing = self.choice.choosing
        if choosing is not None:
            choosing.is_unfolded = True
            self.choice.change()

    def _open_laying(self) -> None:
        """Open the form for laying several of the best cards at once."""
        choosing = self.choice.choosing
        if choosing is not None and choosing.open_laying():
            self.choice.change()

    def _begin_bribery(self, card: str) -> None:
        """Begin with a bribery card."""
        choosing = self.choice.choosing
        if choosing is not None:
            choosing.item = "bribery", card
            if not self.choice.confirm():
                self.choice.change()

    def in_order(self, legal: Sequence[Action]) -> list[Action]:
        """Sort actions that need no further words first, else in the order of the rules."""
        view, names = self.scene.seen, self.scene.addressed()
        return sorted(legal, key=lambda action: bool(answers.list_entry(action, view, names)[0]))

    def card_at(self, spot: Hashable | None) -> str | None:
        scene, choosing = self.scene, self.choice.choosing
        match spot:
            case None if choosing is not None and choosing.item is not None:
                return scene.hand.card_at(*choosing.item)
            case ("hand", str(family), str(name)):
                return scene.hand.card_at(family, name)
            case ("pile", "chief"):
                seat = scene.shown_seat()
                return scene.seen.chiefs[seat] if seat is not None else None
            case ("pile", "turned") if scene.view is not None and scene.seen.turned:
                return scene.seen.turned[-1]
        return None

    def explain(self, spot: Hashable, point: QPointF) -> Saying | None:
        scene = self.scene
        if scene.view is None:
            return None
        card, choosing = self.card_at(spot), self.choice.choosing
        match spot:
            case ("square", str(square)) if not scene.tags.shown:
                html = notes.square(scene.seen, square, scene.addressed())
                above = scene.layout.side * 0.6 if scene.layout is not None else 0.0
                return Saying(html, scene.place_of(square), above)
            case ("step", int(row), int(step)) if choosing is not None:
                sentence = self._why_not_stepped(choosing, row, step) or self._why_numbers_skipped(
                    choosing, step
                )
                if choosing.kind == "bid":
                    sentence = " ".join(filter(None, (sentence, notes.bid())))
                return Saying(sentence, point) if sentence else None
            case ("strip", _) if choosing is not None and choosing.kind == "bid":
                return Saying(notes.bid(), point)
            case ("tray", _) if scene.layout is not None:
                # Above the cards that the text is about.
                return Saying(notes.many(), QPointF(point.x(), scene.layout.tray.top()))
            case ("pile", str(name)) if card is None:
                return Saying(notes.pile(name, scene.seen), point)
            case ("back", _) if scene.covered is not None:
                html = notes.covered(scene.seen, scene.covered)
                return Saying(html, point) if html else None
            case _ if card is not None:
                html = notes.card(card, scene.seen.options)
                sentence = self._why_not_playable(spot)
                if not sentence and self._can_lay_several(spot):
                    sentence = notes.many()
                return Saying(
                    f"{html}<br><i>{escape(sentence, quote=False)}</i>" if sentence else html, point
                )
        return None

    def _can_lay_several(self, spot: Hashable) -> bool:
        """Return whether several cards can be laid in a combat, the card of `spot` among them."""
        choosing = self.choice.choosing
        match spot:
            case ("hand", family, name) if (
                choosing is not None and choosing.laying_form is not None
            ):
                return (family, name) in choosing.items
        return False

    def _why_not_playable(self, spot: Hashable) -> str:
        """Return why a card of the hand cannot be chosen where others can; "" for other targets."""
        choosing, scene = self.choice.choosing, self.scene
        match spot:
            case ("hand", "bribery", str(name)) if scene.acting_seat is not None:
                if self.may_play(spot):
                    return prompts.playable_now()
                key = why_no_card(scene.seen, scene.acting_seat, name)
                return refusals.refusal(key, PlayBribery(name), scene.seen)
            case ("hand", str(family), str(name)) if choosing is not None:
                playable = choosing.playable
                if playable is None or (family, name) in playable:
                    return ""
                row = choosing.row_of(name)
                if row is not None:
                    return self._why_not_stepped(choosing, row, 1)
                meant = choosing.meant_card_action(family, name)
                return self.refusal(meant)[1] if meant is not None else ""
        return ""

    # -- the mouse -------------------------------------------------------------------------------

    def hovered(self, spot: Hashable | None) -> None:
        before, self.scene.hovered = self.scene.hovered, spot
        self.scene.show_buttons()
        if self.may_play(before) or self.may_play(spot):
            self.scene.show_hand()
        self.choice.point(spot, anew=bool(self.choice.message))

    def stand(self, choosing: Choosing, spot: Hashable | None) -> None:
        match spot:
            case ("square", str(square)):
                choosing.item = None
                lit = square in choosing.targets
                choosing.target = square if lit else None
            case ("hand", str(family), str(name)):
                known = (family, name) in choosing.items or choosing.form is not None
                choosing.item = (family, name) if known else None
                choosing.target = None
            case _ if not self.choice.by_keys:
                choosing.item = choosing.target = None

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        if self.may_play(spot):
            return True
        match spot:
            case ("button", _):
                return choosing is not None
            case ("set", int(row), int(value)):
                return choosing is not None and choosing.can_set(row, value)
            case ("step", int(row), int(step)):
                return choosing is not None and choosing.can_step(row, step)
            case ("square", str(square)) if choosing is not None:
                others = (
                    self._other_troop(choosing, square),
                    self.troop_before_trade(choosing, square),
                )
                back = choosing.at.get(choosing.troop or "") == square
                return square in choosing.targets or back or others != (None, None)
            case ("hand", str(family), str(name)):
                lit = choosing.playable if choosing is not None else None
                return lit is not None and (family, name) in lit
            case ("pile", str(name)) if choosing is not None:
                return self._pile_action(choosing, name) is not None
        return False

    def clicked(self, spot: Hashable) -> None:
        choosing = self.choice.choosing
        match spot:
            case ("hand", "bribery", str(name)) if self.scene.acting_seat is not None and (
                choosing is None or choosing.is_act or ("bribery", name) not in choosing.items
            ):
                self.play_card(name)
                return
        if choosing is None:
            return
        match spot:
            case ("square", str(square)):
                self.click_square(choosing, square)
            case ("hand", str(family), str(name)):
                self._click_card(choosing, family, name)
            case ("pile", str(name)):
                action = self._pile_action(choosing, name)
                if action is not None:
                    self.choice.submit(action)
                else:
                    self.choice.remind(refusals.reminder(choosing.stage))
            case ("button", int(number)):
                shown = self.choice.buttons()
                if number < len(shown):
                    shown[number].act()
            case ("step", int(row), int(step)):
                if choosing.step(row, step):
                    self.choice.change()
                else:
                    self._remind_of_step(choosing, row, step)
            case ("set", int(row), int(value)):
                if choosing.set_row(row, value):
                    self.choice.change()

    def _other_troop(self, choosing: Choosing, square: str) -> str | None:
        """Return the troop on `square` that could be chosen instead of the current one, or None."""
        troop = choosing.troops.get(square) if choosing.stage is Stage.SQUARE else None
        return troop if troop != choosing.troop else None

    def _pile_action(self, choosing: Choosing, name: str) -> Action | None:
        """Return the action for a click on a pile, or None."""
        if name == "provision" and Draw() in choosing.plain:
            return Draw()
        nation = self.scene.seen.nations[choosing.seat]
        return Recruit() if name == nation and Recruit() in choosing.plain else None

    def click_square(self, choosing: Choosing, square: str) -> None:
        if square in choosing.targets:
            choosing.target, choosing.button = square, None
            action = choosing.ready()
            if action is not None:
                self.choice.submit(action)
            elif choosing.open():
                self.choice.change()
            return
        another = self._other_troop(choosing, square)
        if another is not None:
            choosing.choose_troop(another)
            self.choice.change()
            return
        if choosing.troop is not None and choosing.at.get(choosing.troop) == square:
            self.choice.go_back()
            return
        self.next_troop = self.troop_before_trade(choosing, square)
        if self.next_troop is not None:
            self.choice.submit(Pass())
            return
        meant = self._meant_action(choosing, square)
        if meant is None:
            self.choice.remind(refusals.reminder(choosing.stage))
        else:
            self.choice.refuse(meant, square)

    def _meant_action(self, choosing: Choosing, square: str) -> Action | None:
        """Return the action that a click on a square would have meant, or None."""
        troop = self.scene.troop_at(square)
        match choosing.kind:
            case "action" if choosing.troop is not None:
                return Move(choosing.troop, square)
            case "flight" if choosing.troop is not None:
                return Flight(choosing.troop, square)
            case "attack" if choosing.troop is not None:
                return Attack(choosing.troop, square)
            case "bribery_play" if choosing.troop is not None and choosing.card is not None:
                return Bribe(choosing.card, choosing.troop, square)
            case "act_card" if choosing.troop is not None and choosing.card is not None:
                return PlayBribery(choosing.card, choosing.troop, square)
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

    def _pick_with_modifier(self, choosing: Choosing, name: str) -> bool:
        """Choose combat cards with a click while a modifier key is held.

        Return whether one is held and several cards can be laid.
        """
        held = self.scene.held_keys
        if choosing.laying_form is None:
            return False
        if held & Qt.KeyboardModifier.ShiftModifier:
            changed = choosing.pick_range(name)
        elif held & Qt.KeyboardModifier.ControlModifier:
            changed = choosing.pick_another(name)
        else:
            return False
        if changed:
            self.choice.change()
        return True

    def _click_card(self, choosing: Choosing, family: str, name: str) -> None:
        if (family == "warrior" or name == "weapon") and self._pick_with_modifier(choosing, name):
            return
        if choosing.is_laying_several and (family, name) in (choosing.playable or ()):
            if choosing.pick_another(name):
                self.choice.change()
            return
        if choosing.form is not None:
            # Where no more can be added, take one back.
            row = choosing.row_of(name)
            if choosing.put(name, 1) or choosing.put(name, -1):
                self.choice.change()
            elif row is not None:
                self._remind_of_step(choosing, row, 1)
            else:
                self.choice.remind(refusals.reminder(choosing.stage))
            return
        if (family, name) in choosing.items:
            choosing.item, choosing.button = (family, name), None
            self._last_clicked = name
            if not self.choice.confirm():
                self.choice.change()
            return
        meant = choosing.meant_card_action(family, name)
        if meant is None:
            self.choice.remind(refusals.reminder(choosing.stage))
        else:
            self.choice.refuse(meant)

    def right_pressed(self) -> None:
        """Take back a chosen card."""
        choosing = self.choice.choosing
        match self.scene.hovered:
            case ("hand", _, str(name)) if choosing is not None and choosing.put(name, -1):
                self.choice.change()

    def scrolled(self, spot: Hashable | None, notches: int) -> bool:
        choosing = self.choice.choosing
        form = choosing.form if choosing is not None else None
        match spot:
            case ("step", int(row), _) if choosing is not None:
                pass
            case ("strip", _) if choosing is not None and form is not None and len(form.rows) == 1:
                row = 0
            case _:
                return False
        if choosing.step_by(row, notches):
            self.choice.change()
        return True

    def is_meant_for(self, spot: Hashable, before: str | None) -> bool:
        # The first click of a double click laid or paid a card; the card or button that moved here
        # since was not meant.
        match spot:
            case ("hand", *_):
                return self.card_at(spot) != before
            case ("button", int(number)):
                return self._button_label(number) != self._pressed_label
        return False

    def pressed(self, spot: Hashable | None) -> None:
        match spot:
            case ("button", int(number)):
                self._pressed_label = self._button_label(number)
            case _:
                self._pressed_label = ""

    def _button_label(self, number: int) -> str:
        """Return the label of a button on the mat; "" if there is none."""
        shown = self.choice.buttons()
        return shown[number].label if number < len(shown) else ""

    # -- refused numbers -------------------------------------------------------------------------

    def _why_not_stepped(self, choosing: Choosing, row: int, step: int) -> str:
        """Return why a number of the form cannot be raised or lowered; "" where it can."""
        if choosing.kind == "bid":
            able = choosing.can_step(row, step)
            return "" if able else self.refusal(Bid(choosing.values[row] + step))[1]
        return refusals.why_not_stepped(choosing, row, step, self.scene.seen)

    def _why_numbers_skipped(self, choosing: Choosing, step: int) -> str:
        """Return why the next step of a bid skips numbers; "" where it skips none."""
        left_out = choosing.skipped_numbers(step) if choosing.kind == "bid" else ()
        return refusals.why_not_payable(left_out) if left_out else ""

    def _remind_of_step(self, choosing: Choosing, row: int, step: int) -> None:
        """Show why a number cannot be raised or lowered."""
        why = self._why_not_stepped(choosing, row, step)
        self.choice.remind(why or refusals.reminder(choosing.stage))

    def nudge(self, dx: int, dy: int) -> bool:
        choosing = self.choice.choosing
        if choosing is None or choosing.stage is not Stage.FORM or not dx:
            return False
        why = self._why_not_stepped(choosing, choosing.row, dx)
        if why:
            self.choice.remind(why)
        return bool(why)

    # -- keys ------------------------------------------------------------------------------------

    def type_key(self, key: str) -> bool:
        choosing = self.choice.choosing
        for button in self.acts_with_keys():
            if button.key == key:
                button.act()
                return True
        if choosing is not None and choosing.form is not None and key.isdecimal():
            typed = choosing.kind == "bid" or choosing.is_laying_several
            return typed and self._type_digit(choosing, key)
        if choosing is None or choosing.stage is not Stage.LAY:
            return False
        for item, action in choosing.items.items():
            if action is not None and buttons.key_of(action) == key:
                choosing.item = item
                self.choice.submit(action)
                return True
        return False

    def _type_digit(self, choosing: Choosing, digit: str) -> bool:
        """Take a typed digit of a bid or of a number of cards.

        Return whether some number begins with the digits so far.
        """
        row = choosing.row
        bids = [str(value) for value in choosing.form.rows[row].values] if choosing.form else []
        for typed in (self._typed_digits + digit, digit):
            if any(number.startswith(typed) for number in bids):
                self._typed_digits = typed
                if choosing.set_row(row, int(typed)):
                    self.choice.change()
                else:
                    self.choice.refuse(Bid(int(typed)))
                return True
        if choosing.kind != "bid":
            return False
        self.choice.refuse(Bid(int(self._typed_digits + digit)))
        self._typed_digits = ""
        return True
