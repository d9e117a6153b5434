"""Interruptions at the table of Cortez: cards, trades, surrenders and help."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from desktop.games.cortez.scene import CortezScene
from desktop.games.cortez.selection.forms import RowKind
from desktop.games.cortez.selection.interruptions import (
    CALL,
    CARD,
    HELP,
    SURRENDER,
    call_choice,
    card_choice,
    combat_interruptions,
    help_choice,
    renew_selection,
    surrender_choice,
    trade_choice,
    why_no_card,
)
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.words import buttons, prompts, refusals
from desktop.table.buttons import PromptButton
from desktop.table.input.controller import GameChoice
from engine.core.values import Interruption, Seat
from engine.games.cortez.actions import EndOffer, OfferTrade, PlayBribery
from engine.games.cortez.views.view import CortezView


class InterruptionChoice(GameChoice[CortezSelection]):
    """The interruptions of a seat."""

    def __init__(self, scene: CortezScene) -> None:
        self.scene = scene

    def interruption_buttons(self) -> list[PromptButton]:
        # Beside a question the strip has little room, and the lit card is enough.
        is_asked = self.controller.selection is not None
        act_buttons = self.interruptions_with_keys()
        return [button for button in act_buttons if not is_asked or button.key != buttons.CARD]

    def interruptions_with_keys(self) -> list[PromptButton]:
        """Return a button for each interruption that can be begun now."""
        scene, seat = self.scene, self.scene.interrupting_seat
        if seat is None:
            return []
        kinds = [(CARD, buttons.CARD, "")] if scene.cards_to_play() else []
        keys = {SURRENDER: buttons.BUY, CALL: buttons.HELP, HELP: buttons.HELP}
        possible = combat_interruptions(scene.seen, seat)
        kinds += [(kind, keys[kind], reason) for kind, reason in possible.items()]
        act_buttons = []
        for kind, key, reason in kinds:
            begin, obstacle = partial(self._begin_interruption, kind), refusals.refusals()
            label = prompts.interruption_to_begin(kind)
            act_buttons.append(PromptButton(label, begin, key, obstacle=obstacle.get(reason, "")))
        return act_buttons

    def _begin_interruption(self, kind: str) -> None:
        """Begin an interruption, or say why it is not possible now."""
        view, seat = self.scene.seen, self.scene.interrupting_seat
        if seat is None:
            return
        makers = {SURRENDER: surrender_choice, CALL: call_choice, HELP: help_choice}
        if kind == CARD:
            selection = card_choice(view, seat)
            if selection is not None:
                selection.select_next(1)
        else:
            key = combat_interruptions(view, seat).get(kind, "no_combat")
            if key:
                self.controller.remind(refusals.refusals()[key])
                return
            selection = makers[kind](view, seat)
        if selection is not None:
            self.controller.is_chosen_by_keys = True
            self.controller.begin_interruption(selection)

    def answer_seat(self, seat: Seat) -> bool:
        selection, fought = self.controller.selection, self.scene.seen.combat
        if selection is None or selection.form is None:
            return False
        numbers = {RowKind.PARTNER: seat}
        if fought is not None and seat in (fought.attacker, fought.defender):
            numbers[RowKind.SIDE] = (fought.attacker, fought.defender).index(seat)
        rows = [
            (number, row)
            for number, row in enumerate(selection.form.rows)
            if row.part in (RowKind.PARTNER, RowKind.SIDE)
        ]
        for number, row in rows:
            if row.part in numbers and selection.set_row(number, numbers[row.part]):
                self.controller.change()
                return True
        if rows:
            self.controller.remind(self.controller.sentence())
        return bool(rows)

    def begin_trade(self, to: Seat, answered: int | None = None) -> str:
        view, seat = self.scene.seen, self.scene.interrupting_seat
        if seat is None:
            return ""
        if reason := self._trade_obstacle(view, to):
            return reason
        self.controller.begin_interruption(trade_choice(view, seat, to, answered))
        return ""

    def trade_obstacle(self) -> str:
        view, seat = self.scene.seen, self.scene.interrupting_seat
        if seat is None:
            return ""
        others = [other for other in range(len(view.nations)) if other != seat]
        reasons = [self._trade_obstacle(view, other) for other in others]
        return reasons[0] if all(reasons) else ""

    def _trade_obstacle(self, view: CortezView, to: Seat) -> str:
        """Return why no trade can be begun with a seat, in words, or ""."""
        key = self.scene.game.refusal(view, OfferTrade(to, (), ()))
        if key and key != "wrong_number":
            return refusals.refusals()[key]
        if view.seat is not None and not view.provisions[view.seat]:
            return prompts.no_provisions()
        return "" if view.provisions[to] else refusals.refusals()["nothing_to_trade"]

    def interruptions_before(self, selection: CortezSelection) -> Sequence[Interruption]:
        return () if selection.answered is None else (EndOffer(selection.answered),)

    def renew_interruption(self, selection: CortezSelection) -> CortezSelection | None:
        same = self.scene.interrupting_seat == selection.seat
        return renew_selection(self.scene.seen, selection) if same else None

    def play_card(self, card: str) -> None:
        """Play a bribery card of the hand that may be played now, or say why it may not."""
        scene, seat = self.scene, self.scene.interrupting_seat
        if seat is None:
            return
        selection = card_choice(scene.seen, seat)
        if selection is None or ("bribery", card) not in selection.items:
            key = why_no_card(scene.seen, seat, card)
            self.controller.remind(refusals.refusal(key, PlayBribery(card), scene.seen))
            return
        selection.item = "bribery", card
        self.controller.begin_interruption(selection)
        if not self.controller.confirm():
            self.controller.change()

    def may_play(self, target_id: Hashable) -> bool:
        """Return whether a spot is a bribery card that may be played without being asked."""
        match target_id:
            case ("hand", "bribery", name):
                return name in self.scene.cards_to_play()
        return False

    def _interrupts(self, card: str) -> bool:
        """Return whether a click on a bribery card is an interruption, not an answer."""
        selection = self.controller.selection
        is_answer = (
            selection is not None
            and not selection.is_interruption
            and ("bribery", card) in selection.items
        )
        return self.scene.interrupting_seat is not None and not is_answer
