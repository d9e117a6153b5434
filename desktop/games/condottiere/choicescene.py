"""A choice at Condottiere as it comes together on the table, and the answers it leads to."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.condottiere.choosing import Stage
from desktop.games.condottiere.mapscene import MapScene
from desktop.games.condottiere.rules.links import section_of_card
from engine.core import Action
from engine.games.condottiere.events import (
    Choose,
    Decline,
    DiscardAll,
    Draw,
    Keep,
    KeepHand,
    Pass,
    Play,
)


class ChoiceScene(MapScene):
    """Condottiere with choices that can be made, whatever makes them."""

    def considered(self) -> Action | None:
        return self.choosing.ready() if self.choosing is not None else None

    def topic(self) -> str:
        choosing = self.choosing
        if choosing is None:
            return ""
        return "pope" if choosing.stage is Stage.POPE else section_of_card(choosing.card)

    def consider(self, action: Action) -> None:
        if self.choosing is not None:
            hand = [card for card in self.cards_in_hand() if card]
            self.choosing.lead_to(action, hand)
            self._by_keys = True
            self.show_choice()

    def keep(self, legal: Sequence[Action]) -> list[Action]:
        choosing = self.choosing
        card = choosing.card if choosing is not None else None
        picked = [card for _, card in choosing.picked] if choosing is not None else []
        kept: list[Action] = []
        for action in legal:
            match action:
                case Choose() | Decline() | Pass() | DiscardAll() | KeepHand() | Draw():
                    kept.append(action)
                case Play(card=played) if played == card:
                    kept.append(action)
                case Keep(cards) if all(cards.count(one) <= picked.count(one) for one in cards):
                    kept.append(action)
        return kept

    def choose_nth(self, number: int) -> None:
        choosing = self.choosing
        if choosing is None or number >= len(self.hand.cards):
            return
        card = self.hand.cards[number].card
        if card is None or card not in choosing.cards:
            return
        if choosing.keeping:
            choosing.pick(number, card)
        else:
            choosing.stand_on(card, number)
        # No pointer rests on it: it stays chosen.
        self._by_keys = True
        self.show_choice()

    def answer(self, action: Action) -> None:
        """Give an answer; what is shown stays until the session replies."""
        if self.choosing is not None:
            self.choosing = None
            self.forget_refusal()
            self.bubble.say(None, None, self.layout)
            self.prospects.hide()
            self.tags.say((), self.sceneRect())
            self.chosen.emit(action)
            self.changed_choice.emit()

    def show_choice(self) -> None:
        """The half-made choice is another."""
        self.forget_refusal()
        self.settle()
        self.changed_choice.emit()

    def go_back(self) -> None:
        if self.choosing is not None and self.choosing.back():
            self.show_choice()

    def open_stage(self, stage: Stage) -> None:
        """Go on with what a card or a pass asks for."""
        choosing = self.choosing
        if choosing is None:
            return
        if stage is Stage.REVEAL:
            choosing.stand_on(None, None)
            choosing.stage = stage
        else:
            choosing.open()
        self.show_choice()

    def toggle_threats(self) -> None:
        """Mark the regions that would win the game, or say that there are none; or no longer."""
        self.threats = not self.threats
        self.show_choice()
        if self.threats and not self.italy.threats:
            self.spoke.emit()

    def play_held(self) -> None:
        """Play the card that is held, or begin with what it asks for."""
        choosing = self.choosing
        if choosing is None:
            return
        action = choosing.ready()
        if action is not None:
            self.answer(action)
        elif choosing.open():
            self.show_choice()

    def refuse(self, action: Action, region: str | None = None) -> None:
        """Say why something cannot be chosen, in the strip and beside its place."""
        view = self.asked_view()
        key = self.game.refusal(view, action)
        if not key:
            return
        self.forget_refusal()
        self._aside = self.texts.refusal(key, action, view)
        self.refused, self.refused_at = (key, action), region
        self.say()
        self.changed_choice.emit()
