"""What clicks and keys mean at the table of Condottiere."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.games.condottiere.choicescene import ChoiceScene
from desktop.games.condottiere.choosing import Stage
from desktop.games.condottiere.words import buttons, described, outcomes, sayings
from desktop.games.condottiere.words.names import card_name
from desktop.table.scene import Option
from engine.games.condottiere.events import NONE, Choose, Draw, Keep, Play


class CondottiereScene(ChoiceScene):
    """Condottiere on its table; see `TableScene` for the signals and verbs."""

    # -- words -----------------------------------------------------------------------------------

    def aside(self) -> str:
        if self._aside:
            return self._aside
        if self.threats and not self.italy.threats:
            return sayings.no_threats(self.condottiere.phase == "final_battle")
        choosing = self.choosing
        action = choosing.foreseen() if choosing is not None else None
        if action is None or isinstance(action, Play):
            return buttons.asked(choosing)[1] if choosing is not None else ""
        names = self.addressed()
        return outcomes.aside(self.asked_view(), action, self.foreseen(action), names)

    def sentence(self) -> str:
        return buttons.asked(self.choosing)[0] if self.choosing is not None else ""

    def announcement(self) -> str:
        choosing = self.choosing
        if choosing is None:
            return ""
        view, names = self.asked_view(), self.addressed()
        said = []
        if choosing.target in choosing.places:
            said.append(described.region(view, choosing.target or "", names))
        elif choosing.target is not None and choosing.target != NONE:
            said.append(card_name(choosing.target))
        elif choosing.card is not None:
            said.append(card_name(choosing.card))
        action = choosing.foreseen()
        if action is not None:
            if not said:
                said.append(self.texts.action(action, view))
            said += outcomes.outcome(view, action, self.foreseen(action), names)
        return " ".join(said)

    def options(self) -> list[Option]:
        if self.choosing is None:
            return []
        return buttons.options(
            self.choosing,
            self.answer,
            self.open_stage,
            self.go_back,
            (self.toggle_threats, self.threats),
        )

    def card_at(self, spot: Hashable | None) -> str | None:
        match spot:
            case None:
                return self.choosing.card if self.choosing is not None else None
            case ("hand", int(number)) if number < len(self.hand.cards):
                return self.hand.cards[number].card
            case ("line", int(seat), int(place)):
                item = self.battle.cards.get((seat, place))
                return item.card if item is not None else None
            case ("shown", str(card)):
                return card
        return None

    # -- the mouse -------------------------------------------------------------------------------

    def pressed(self, spot: Hashable | None) -> None:
        if self.opened is not None and spot != ("total", self.opened):
            self._open_total(None)

    def clicked(self, spot: Hashable) -> None:
        match spot:
            case ("hand", int(number)):
                self._click_card(number)
            case ("back", str(number)):
                self.back_clicked.emit(int(number))
            case ("region", str(region)):
                self._click_region(region)
            case ("line", int(seat), int(place)):
                self._click_line(seat, place)
            case ("total" | "row", int(seat)):
                self._open_total(None if self.opened == seat else seat)
            case ("pile", "draw") if self.choosing is not None:
                draws = [a for a in self.choosing.plain if isinstance(a, Draw)]
                if draws:
                    self.answer(max(draws, key=lambda draw: draw.n))

    def _click_card(self, number: int) -> None:
        choosing = self.choosing
        card = self.hand.cards[number].card if number < len(self.hand.cards) else None
        if choosing is None or card is None:
            return
        if card not in choosing.cards:
            if choosing.stage is Stage.CARD:
                self.refuse(Play(card))
            return
        if choosing.keeping:
            if not choosing.pick(number, card):
                picked = tuple(card for _, card in choosing.picked)
                self.refuse(Keep((*picked, card)))
                return
            self.show_choice()
            return
        again = choosing.stage in (Stage.TAKE, Stage.POPE) and choosing.card == card
        choosing.stand_on(card, number)
        if again:
            choosing.stage = choosing.first_stage
        self.play_held()

    def _click_region(self, region: str) -> None:
        choosing = self.choosing
        if choosing is None:
            return
        action = choosing.places.get(region)
        if action is not None:
            self.answer(action)
        elif choosing.stage is Stage.REGION:
            self.refuse(Choose(region), region)
        elif choosing.stage is Stage.POPE and choosing.card is not None:
            self.refuse(Play(choosing.card, pope=region), region)

    def _click_line(self, seat: int, place: int) -> None:
        choosing = self.choosing
        item = self.battle.cards.get((seat, place))
        if choosing is None or choosing.stage is not Stage.TAKE or item is None:
            self._open_total(None if self.opened == seat else seat)
            return
        if seat != choosing.seat or item.card is None or choosing.card is None:
            return
        shown = self.battle.shown
        last = shown is not None and place == len(shown.lines[seat]) - 1
        down = shown is not None and shown.hidden[seat] and last
        action = choosing.takes.get(item.card)
        if action is not None and not down:
            self.answer(action)
        else:
            self.refuse(Play(choosing.card, take=item.card))

    def _open_total(self, seat: int | None) -> None:
        """Show what the strength of a seat is made of, or of none."""
        if seat != self.opened:
            self.opened = seat
            self.say()

    def hovered(self, spot: Hashable | None) -> None:
        choosing = self.choosing
        self._point_at_pile(spot)
        if choosing is None or self.playing or self.view is None:
            return
        before = choosing.card, choosing.number, choosing.target, self.line_place
        match spot:
            case ("hand", int(number)) if choosing.stage in (Stage.CARD, Stage.KEEP):
                card = self.hand.cards[number].card if number < len(self.hand.cards) else None
                choosing.stand_on(card, number)
            case ("region", str(region)) if region in choosing.places:
                choosing.target = region
            case ("line", int(seat), int(place)) if choosing.stage is Stage.TAKE:
                item = self.battle.cards.get((seat, place))
                can = item is not None and seat == choosing.seat and item.card in choosing.takes
                choosing.target = item.card if can and item is not None else None
                self.line_place = place
            case _ if not self._by_keys:
                if choosing.stage in (Stage.CARD, Stage.KEEP):
                    choosing.stand_on(None, None)
                choosing.target = None
        if before != (choosing.card, choosing.number, choosing.target, self.line_place):
            self._by_keys = False
            self.forget_refusal()
            self._reconsider()

    def _reconsider(self) -> None:
        self.hand.held = self.choosing.number if self.choosing is not None else None
        self.hand.arrange()
        self.consider_now()
        self.changed_choice.emit()

    def _point_at_pile(self, spot: Hashable | None) -> None:
        """Above the piles stands how many cards of each kind are out of play, or unseen."""
        match spot:
            case ("pile", str(pile)) if self.layout is not None and self.view is not None:
                unseen = pile == "draw"
                self.counts.show_counts(self.condottiere, self.edition, self.layout, unseen)
            case _:
                self.counts.hide()

    def clickable(self, spot: Hashable) -> bool:
        choosing = self.choosing
        match spot:
            case ("hand", int(number)) if number < len(self.hand.cards):
                return choosing is not None and self.hand.cards[number].card in choosing.cards
            case ("region", str(region)):
                return choosing is not None and region in choosing.places
            case ("line", int(seat), int(place)) if choosing and choosing.stage is Stage.TAKE:
                item = self.battle.cards.get((seat, place))
                return seat == choosing.seat and item is not None and item.card in choosing.takes
            case ("pile", "draw"):
                return choosing is not None and any(isinstance(a, Draw) for a in choosing.plain)
        return isinstance(spot, tuple) and spot[0] in ("total", "row", "line", "back")

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.scenePos())
        in_hand = isinstance(spot, tuple) and spot[0] == "hand"
        keeping = self.choosing is not None and self.choosing.keeping
        if in_hand and not keeping and self.card_at(spot) != self._pressed_card:
            # The first click has played a card; what has moved here was not meant.
            event.accept()
            return
        super().mouseDoubleClickEvent(event)
        if isinstance(spot, tuple) and spot[0] == "line":
            # The first click has opened a total; the card is to be read.
            self._open_total(None)

    # -- dragging --------------------------------------------------------------------------------

    def lift(self, spot: Hashable) -> bool:
        choosing = self.choosing
        match spot:
            case ("hand", int(number)) if choosing and choosing.stage is Stage.CARD:
                card = self.hand.cards[number].card if number < len(self.hand.cards) else None
                if card is not None and card in choosing.cards:
                    choosing.stand_on(card, number)
                    self.show_choice()
                    return True
        return False

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        choosing, layout = self.choosing, self.layout
        if choosing is None or choosing.number is None or layout is None:
            return
        item = self.hand.cards[choosing.number]
        item.setPos(to)
        # What lies below it is meant, and no words hang where it was.
        item.spot = None
        self.bubble.say(None, None, layout)
        self._carried_out = to.y() < layout.tray.top()

    def cancel_drag(self) -> bool:
        self._carried_out = False
        return super().cancel_drag()

    def drop(self, over: Hashable | None) -> None:
        out, self._carried_out = self._carried_out, False
        if self.choosing is None:
            return
        if out:
            self.play_held()
        self.show_choice()

    # -- keyboard --------------------------------------------------------------------------------

    def walk(self, dx: int, dy: int) -> None:
        choosing = self.choosing
        if choosing is None:
            return
        self._by_keys = True
        if choosing.stage is Stage.CARD or (choosing.stage is Stage.KEEP and dx):
            self.turn_to_next(dx or dy)
            return
        if choosing.stage is Stage.KEEP:
            at = choosing.number
            if at is not None and ((at in self.hand.picked) != (dy < 0)):
                self._click_card(at)
            return
        choosing.walk(dx, dy, self.city)
        self.show_choice()

    def turn_to_next(self, step: int) -> bool:
        choosing = self.choosing
        if choosing is None or choosing.stage not in (Stage.CARD, Stage.KEEP):
            return False
        faces = self.hand.faces
        playable = [i for i, card in enumerate(faces) if card in choosing.cards]
        if not playable:
            return False
        here = choosing.number
        if here is None:
            here = -1 if step > 0 else len(faces)
        ahead = [i for i in playable if (i - here) * step > 0]
        # From one end of the hand to the other.
        goal = (ahead or playable)[0 if step > 0 else -1]
        self._by_keys = True
        choosing.stand_on(faces[goal], goal)
        self.show_choice()
        return True

    def confirm(self) -> bool:
        choosing = self.choosing
        if choosing is None:
            return False
        action = choosing.ready()
        if action is not None:
            self.answer(action)
            return True
        if choosing.open():
            self.show_choice()
            return True
        return False

    def take_back(self) -> bool:
        if self.opened is not None:
            self._open_total(None)
            return True
        if self.choosing is not None and self.choosing.back():
            self.show_choice()
            return True
        if self.threats:
            self.toggle_threats()
            return True
        return False

    def type_key(self, text: str) -> bool:
        if text.upper() == buttons.THREATS and self.view is not None:
            self.toggle_threats()
            return True
        for option in self.options():
            if option.key and option.key == text.upper():
                option.act()
                return True
        return False
