"""Clicks and keys at the table of Condottiere, and the texts of a half-made choice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF

from desktop.games.condottiere import battle_view
from desktop.games.condottiere.choice import anchors
from desktop.games.condottiere.items import action_preview
from desktop.games.condottiere.rules.links import section_of_card
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.condottiere.selection.model import Choosing, Stage, betraying_nothing
from desktop.games.condottiere.words import accessibility, buttons, labels, notes, refusals
from desktop.games.condottiere.words.battle import leading, outcomes
from desktop.games.condottiere.words.buttons import SHOW, THREATS
from desktop.games.condottiere.words.names import card_name
from desktop.table.buttons import PromptButton
from desktop.table.callouts.placing import Surroundings, Touched
from desktop.table.callouts.tags import Saying
from desktop.table.choice import GameChoice
from engine.core.values import Action, Decision, Seat
from engine.games.condottiere.events import NONE, Choose, Draw, Keep, Pass, Play


class CondottiereChoice(GameChoice[Choosing]):
    """The Condottiere part of the choice controller."""

    def __init__(self, scene: CondottiereScene) -> None:
        self.scene = scene
        #: Whether the dragged card is over the map, where dropping it plays it.
        self._carried_out = False

    def begin(self, decision: Decision, legal: Sequence[Action]) -> Choosing:
        scene, seat = self.scene, decision.seat
        holds = bool(scene.seen.hands[seat])
        choosing = Choosing(
            legal, seat, scene.cards_in_hand, scene.city, lambda: scene.battle.cards_of(seat),
            holds=holds,
        )  # fmt: skip
        if len(choosing.passes) == 1:
            view = action_preview.asked_view(scene.seen, choosing)
            events = scene.game.preview(view, choosing.passes[0])
            choosing.waits = action_preview.waits(events, seat)
        return choosing

    def distinct_actions(self, legal: Sequence[Action]) -> list[Action]:
        """Return the actions worth offering.

        Where a pass ends the battle, all cards are turned up anyway: revealing is not offered.
        """
        view = self.scene.seen
        if sum(not out for out in view.passed) > 1:
            return list(legal)
        return [action for action in legal if action != Pass(reveal=True)]

    def neutral_actions(self, legal: Sequence[Action]) -> list[Action]:
        return betraying_nothing(legal)

    def show(self) -> None:
        self.scene.settle()

    def preview(self) -> None:
        self.scene.consider_now()

    def show_refusal(self) -> None:
        self.scene.say()

    def touched_place(self, action: Action) -> Touched | None:
        return anchors.touched_place(self.scene, action)

    def place_of_result(self, action: Action) -> Touched | None:
        return anchors.place_of_result(self.scene, action)

    def surroundings(self) -> Surroundings:
        return anchors.surroundings(self.scene)

    # -- words -----------------------------------------------------------------------------------

    def refusal(self, action: Action) -> tuple[str, str]:
        return self.scene.refusal(action)

    def sentence(self, choosing: Choosing) -> str:
        return buttons.asked(choosing)[0]

    def aside(self) -> str:
        scene, choosing = self.scene, self.choice.choosing
        action = choosing.foreseen() if choosing is not None else None
        names = scene.addressed()
        if action is not None and not isinstance(action, Play):
            return outcomes.aside(scene.asked_view(), action, scene.foreseen(action), names)
        if not scene.threats:
            return buttons.asked(choosing)[1] if choosing is not None else ""
        marks = leading.crowns(scene.seen, names)
        if not scene.italy.threats:
            marks = labels.no_threats(scene.seen)
        view = scene.asked_view()
        if choosing is None or view.decision is None:
            return marks
        # The marks on the map add to the state of the battle.
        return f"{leading.briefly(view, view.decision.seat, names)} {marks}".strip()

    def announcement(self, choosing: Choosing) -> str:
        scene = self.scene
        view, names = scene.asked_view(), scene.addressed()
        sentences = []
        if choosing.target in choosing.places:
            sentences.append(accessibility.describe_region(view, choosing.target or "", names))
        elif choosing.target is not None and choosing.target != NONE:
            sentences.append(card_name(choosing.target))
        elif choosing.card is not None:
            sentences.append(card_name(choosing.card))
        action = choosing.foreseen()
        if action is not None:
            if not sentences:
                sentences.append(scene.texts.action(action, view, scene.addressed()))
            sentences += outcomes.outcome(view, action, scene.foreseen(action), names)
        return " ".join(sentences)

    def topic(self, choosing: Choosing) -> str:
        return "pope" if choosing.stage is Stage.POPE else section_of_card(choosing.card)

    def buttons(self, choosing: Choosing) -> list[PromptButton]:
        threats = self.toggle_threats, self.scene.threats
        return buttons.options(
            choosing, self.choice.submit, self._open_stage, self.choice.go_back, threats
        )

    def _open_stage(self, stage: Stage) -> None:
        """Open the stage in which a card or a pass is completed."""
        choosing = self.choice.choosing
        if choosing is None:
            return
        if stage is Stage.REVEAL:
            choosing.stand_on(None, None)
            choosing.stage = stage
        else:
            choosing.open()
        self.choice.change()

    def toggle_threats(self) -> None:
        """Toggle the marks on the regions that would win the game.

        Where there are none, a message says so.
        """
        scene = self.scene
        scene.threats = not scene.threats
        self.choice.change()
        if scene.threats:
            scene.message_shown.emit()

    def card_at(self, spot: Hashable | None) -> str | None:
        scene = self.scene
        match spot:
            case None:
                return self.choice.choosing.card if self.choice.choosing is not None else None
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
        shown = self.scene.battle.shown
        if shown is None:
            return ()
        hidden = notes.face_down(card) if shown.marks(seat, place).hidden else ""
        points, certain = shown.worth(seat, place)
        return hidden, notes.worth(points, certain=certain)

    def explain(self, spot: Hashable, point: QPointF) -> Saying | None:
        scene = self.scene
        layout, names = scene.layout, scene.addressed()
        match spot:
            case ("hand", int(number)) if (card := self.card_at(spot)) is not None:
                return self._explain_card(number, card)
            case ("line", int(seat), int(place)) if (card := self.card_at(spot)) is not None:
                html = notes.card(card, scene.seen, *self._line_remarks(card, seat, place))
                return layout.beside(html, seat) if layout is not None else Saying(html, point)
            case ("shown", str(shown_card)):
                return Saying(notes.card(shown_card, scene.seen), point)
            case ("total" | "row", int(seat)) if layout is not None and seat != scene.opened:
                return layout.beside(action_preview.parts(scene.seen, seat, names), seat)
            case ("region", str(region)) if not scene.prospects.isVisible():
                return Saying(accessibility.describe_region(scene.seen, region, names), point)
        return None

    def _explain_card(self, number: int, card: str) -> Saying:
        """Explain a card of the hand.

        The callout appears beside the bubble of the card, or in its place where both do not fit.
        """
        scene, layout, view = self.scene, self.scene.layout, self.scene.seen
        now, place, bubble = self._now(card), scene.hand.place(number), scene.bubble
        html, at = notes.card(card, view, now), QPointF(place.at.x(), place.rect.top())
        clear = (layout.battle,) if layout is not None else ()
        if not bubble.isVisible():
            return Saying(html, at, clear=clear)
        brief = Saying(notes.card(card, view, bubble.text), at, clear=clear)
        whole = replace(brief, html=notes.card(card, view, bubble.text, now), instead=brief)
        above = QPointF(at.x(), bubble.box.top())
        return Saying(html, above, clear=(*clear, bubble.box), instead=whole)

    def on_note_changed(self) -> None:
        self.scene.give_way()

    def _now(self, card: str) -> str:
        """Return the effect of a card if it were played now, or why it cannot be played.

        "" when neither applies.
        """
        scene, choosing = self.scene, self.choice.choosing
        if choosing is None or choosing.stage is not Stage.CARD:
            return ""
        view, action = scene.asked_view(), Play(card)
        if card not in choosing.cards:
            key = scene.game.refusal(view, action)
            return scene.texts.refusal(key, action, view) if key else ""
        if choosing.ways(card) != [action]:
            return ""
        events = scene.foreseen(action)
        return notes.effect(
            battle_view.fought(view).totals, events, scene.addressed(), choosing.seat
        )

    # -- the mouse -------------------------------------------------------------------------------

    def pressed(self, spot: Hashable | None) -> None:
        if self.scene.opened is not None and spot != ("total", self.scene.opened):
            self._open_total(None)

    def clicked(self, spot: Hashable) -> None:
        choosing = self.choice.choosing
        match spot:
            case ("hand", int(number)):
                self._click_card(number)
            case ("region", str(region)):
                self._click_region(region)
            case ("line", int(seat), int(place)):
                self._click_line(seat, place)
            case ("total" | "row", int(seat)):
                self._open_total(None if self.scene.opened == seat else seat)
            case ("pile", "draw") if choosing is not None:
                draws = [action for action in choosing.plain if isinstance(action, Draw)]
                if draws:
                    self.choice.submit(max(draws, key=lambda draw: draw.n))
                else:
                    self.choice.remind(refusals.reminder(choosing.stage))
            case ("pile", _) if choosing is not None:
                self.choice.remind(refusals.reminder(choosing.stage))

    def _click_card(self, number: int) -> None:
        choosing, card = self.choice.choosing, self.card_at(("hand", number))
        if choosing is None or card is None:
            return
        if card not in choosing.cards:
            if choosing.stage is Stage.CARD:
                self.choice.refuse(Play(card))
            else:
                self.choice.remind(refusals.reminder(choosing.stage))
            return
        if choosing.keeping:
            if not choosing.pick(number, card):
                picked = tuple(card for _, card in choosing.picked)
                self.choice.refuse(Keep((*picked, card)))
                return
            self.choice.change()
            return
        if choosing.stage in (Stage.TAKE, Stage.POPE) and choosing.number == number:
            # A second click on the card cancels its question: another card can be chosen.
            choosing.stage, choosing.target = choosing.first_stage, None
            self.choice.change()
            return
        choosing.stand_on(card, number)
        self.choice.confirm()

    def _click_region(self, region: str) -> None:
        choosing = self.choice.choosing
        if choosing is None:
            return
        action = choosing.places.get(region)
        if action is not None:
            self.choice.submit(action)
        elif choosing.stage is Stage.REGION:
            self.choice.refuse(Choose(region), region)
        elif choosing.stage is Stage.POPE and choosing.card is not None:
            self.choice.refuse(Play(choosing.card, pope=region), region)
        else:
            self.choice.remind(refusals.reminder(choosing.stage))

    def _click_line(self, seat: Seat, place: int) -> None:
        scene, choosing = self.scene, self.choice.choosing
        item = scene.battle.cards.get((seat, place))
        if choosing is None or choosing.stage is not Stage.TAKE or item is None:
            self._open_total(None if scene.opened == seat else seat)
            return
        if seat != choosing.seat or item.card is None or choosing.card is None:
            self.choice.remind(refusals.reminder(choosing.stage))
            return
        shown = scene.battle.shown
        last = shown is not None and place == len(shown.lines[seat]) - 1
        down = shown is not None and shown.hidden[seat] and last
        action = choosing.takes.get(item.card)
        if action is not None and not down:
            self.choice.submit(action)
        else:
            self.choice.refuse(Play(choosing.card, take=item.card))

    def _open_total(self, seat: Seat | None) -> None:
        """Show the breakdown of a seat's strength; None closes it."""
        if seat != self.scene.opened:
            self.scene.opened = seat
            self.scene.say()

    def hovered(self, spot: Hashable | None) -> None:
        self.scene.point_at_pile(spot)
        self.choice.point(spot)

    def stand(self, choosing: Choosing, spot: Hashable | None) -> None:
        match spot:
            case ("hand", int(number)) if choosing.stage in (Stage.CARD, Stage.KEEP):
                choosing.stand_on(self.card_at(spot), number)
            case ("region", str(region)) if region in choosing.places:
                choosing.target = region
            case ("line", int(seat), int(place)) if choosing.stage is Stage.TAKE:
                card = self.card_at(spot)
                can = seat == choosing.seat and card in choosing.takes
                choosing.target = card if can else None
                choosing.place = place
            case _ if not self.choice.by_keys:
                if choosing.stage in (Stage.CARD, Stage.KEEP):
                    choosing.stand_on(None, None)
                choosing.target = None

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("hand", int()):
                return choosing is not None and self.card_at(spot) in choosing.cards
            case ("region", str(region)):
                return choosing is not None and region in choosing.places
            case ("line", int(seat), int()) if choosing and choosing.stage is Stage.TAKE:
                return seat == choosing.seat and self.card_at(spot) in choosing.takes
            case ("pile", "draw"):
                return choosing is not None and any(isinstance(a, Draw) for a in choosing.plain)
        return isinstance(spot, tuple) and spot[0] in ("total", "row", "line")

    def decides(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        taking = choosing is not None and choosing.stage is Stage.TAKE
        in_line = isinstance(spot, tuple) and spot[0] == "line"
        # Outside of this stage a click on a line opens its breakdown, and a second one reads the
        # card.
        return self.clickable(spot) and (taking or not in_line)

    def is_meant_for(self, spot: Hashable, before: str | None) -> bool:
        in_hand = isinstance(spot, tuple) and spot[0] == "hand"
        choosing = self.choice.choosing
        keeping = choosing is not None and choosing.keeping
        # The first click played a card; the second one hit the card that moved into its place.
        return in_hand and not keeping and self.card_at(spot) != before

    def double_clicked(self, spot: Hashable) -> None:
        if isinstance(spot, tuple) and spot[0] == "line":
            # The first click opened a breakdown; the second one reads the card, so close it.
            self._open_total(None)

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, spot: Hashable) -> bool:
        choosing = self.choice.choosing
        match spot:
            case ("hand", int(number)) if choosing and choosing.stage is Stage.CARD:
                card = self.card_at(spot)
                if card is not None and card in choosing.cards:
                    choosing.stand_on(card, number)
                    self.choice.change()
                    return True
        return False

    def carry(self, point: QPointF, over: Hashable | None) -> None:
        scene, choosing = self.scene, self.choice.choosing
        if choosing is None or choosing.number is None or scene.layout is None:
            return
        if scene.shows_now:
            self._wait_for_shown(choosing.number)
            return
        if scene.hand.waiting is not None:
            scene.hand.set_waiting(None)
            scene.consider_now()
        item = scene.hand.cards[choosing.number]
        item.setPos(point)
        # The pointer must hit the item below the dragged card, and its bubble must not stay behind.
        item.spot = None
        scene.bubble.say(None, None, scene.layout)
        inside = scene.in_sight(point) and scene.layout.map.contains(point)
        self._carried_out = inside
        # The card shines where dropping it plays it.
        item.look(lift=5, light=1.0 if self._carried_out else 0.0)

    def _wait_for_shown(self, number: int) -> None:
        """Let the place of a dragged card wait: letting it go now shows it and plays nothing."""
        scene = self.scene
        self._carried_out = False
        if scene.hand.waiting != number:
            scene.hand.set_waiting(number)
            scene.hand.raise_card(None)
            action_preview.show_in_lines(scene.battle, scene.seen, None, [])
            scene.bubble.say(None, None, scene.layout)

    def drop(self, over: Hashable | None, *, given_up: bool) -> None:
        out, self._carried_out = self._carried_out, False
        played = out and not given_up and self.choice.confirm()
        if self.choice.choosing is not None and not played:
            self.choice.choosing.stand_on(None, None)
            self.choice.change()

    def show_aside(self, spot: Hashable | None) -> None:
        match spot:
            case ("hand", int(number)):
                self.scene.hand.set_waiting(number)
            case _:
                self.scene.hand.set_waiting(None)

    # -- keys --------------------------------------------------------------------------------------

    def nudge(self, dx: int, dy: int) -> bool:
        choosing = self.choice.choosing
        if choosing is None or choosing.stage is not Stage.KEEP or dx:
            return False
        at = choosing.number
        if at is not None and ((at in self.scene.hand.picked) != (dy < 0)):
            self._click_card(at)
        return True

    def close(self) -> bool:
        if self.scene.opened is None:
            return False
        self._open_total(None)
        return True

    def close_last(self) -> bool:
        if not self.scene.threats:
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
