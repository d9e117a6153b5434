"""The true state of a match of Cortez: its decisions, and the effects of actions.

Actions are given as codes, see `codes.py`.

A hot module: it must also compile.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Decision, Event
from engine.games.cortez import codes
from engine.games.cortez.cards import FOREIGN_MOVE, OWN_MOVE, PROVISION_TYPE_COUNT, VALUE_SLOTS
from engine.games.cortez.multisets import unpack
from engine.games.cortez.rules import (
    auction,
    bribery,
    combat,
    event_cards,
    legal_answers,
    mercenaries,
    open_decision,
    setup,
    trades,
    turns,
)
from engine.games.cortez.rules.core_state import (
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    FIGHT_BRIBERY_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    OVER,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
    PAUSE,
    TRADE_ANSWER_PHASE,
    CoreState,
)
from engine.games.cortez.squares import SQUARE_COUNT


class CortezState(CoreState):
    """The core state with decisions and actions; only `step` and `play_out` change it."""

    @property
    def decision(self) -> Decision | None:
        """The open decision."""
        return open_decision.open_decision(self)

    def clone(self) -> CortezState:
        """Return an independent copy."""
        twin = CortezState(self.rules, True)
        self.copy_to(twin)
        return twin

    def returns(self) -> Sequence[float]:
        """Return 1 shared equally among the winners and 0 for all other seats."""
        seats = self.rules.seats
        count = len([seat for seat in range(seats) if self.winners & (1 << seat)])
        share = 1.0 / count if count else 0.0
        return [share if self.winners & (1 << seat) else 0.0 for seat in range(seats)]

    # -- decisions and actions ---------------------------------------------------------------------

    def codes(self) -> list[int]:
        """Return the legal actions of the seat to move."""
        return legal_answers.legal(self)

    def step(self, code: int, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal action and all that follows up to the next decision."""
        part = self.turn_part()
        if code < codes.FLIP:
            self._apply_plain(code, rng, events)
        elif code < codes.MARK_TROOP:
            bridge = NOBODY if code == codes.FLIP_NONE else code - codes.FLIP
            event_cards.flip(self, bridge, events)
        elif code < codes.COLLAR_TROOP:
            setup.mark(self, code - codes.MARK_TROOP, events)
        elif code < codes.PLACE_AT:
            troop = NOBODY if code == codes.COLLAR_NONE else code - codes.COLLAR_TROOP
            combat.collar(self, troop, rng, events)
        elif code < codes.DRAW_BRIBE:
            combat.place(self, code - codes.PLACE_AT, events)
        elif code < codes.BID_AMOUNT:
            self._apply_drawing_card(code - codes.DRAW_BRIBE, rng, events)
        elif code < codes.MOVE_TROOP:
            auction.bid(self, code - codes.BID_AMOUNT, rng, events)
        elif code < codes.HELP:
            self._apply_step(code, rng, events)
        else:
            self._apply_bargain(code, rng, events)
        if self.phase == PAUSE:
            turns.advance(self, part, rng, events)
        if self.offers:
            trades.end_impossible(self, events)

    def _apply_plain(self, code: int, rng: Rng, events: list[Event] | None) -> None:
        """Apply an action without a parameter."""
        if code == codes.PASS:
            self._apply_pass(rng, events)
        elif code in (codes.ACCEPT, codes.REFUSE):
            self._apply_answer(code == codes.ACCEPT, rng, events)
        elif code == codes.RECRUIT:
            turns.recruit(self, rng, events)
        elif code == codes.DRAW:
            turns.draw(self, rng, events)
        elif code in (codes.BUY_THEM, codes.BUY_NONE):
            combat.buy(self, code == codes.BUY_THEM, rng, events)
        elif code == codes.DONE:
            combat.end_laying(self, rng, events)
        elif code == codes.SURRENDER:
            combat.surrender(self, False, rng, events)
        elif code == codes.ADD_WEAPON:
            combat.lay_weapon(self, events)
        else:
            combat.lay_warrior(self, code - codes.ADD_WARRIOR, events)

    def _apply_pass(self, rng: Rng, events: list[Event] | None) -> None:
        """Apply a pass, whose meaning depends on the decision."""
        phase = self.phase
        if phase == BRIBERY_PLAY_PHASE:
            bribery.pass_window(self)
        elif phase == BID_PHASE:
            auction.pass_bid(self, rng, events)
        elif phase == PARLEY_PHASE:
            combat.after_parley(self)
        elif phase == FIGHT_BRIBERY_PHASE:
            combat.ask_next_fighter(self)
        elif phase == MERCENARY_PHASE:
            mercenaries.pass_offer(self, combat.combat_of(self), events)
            combat.resume(self, rng, events)
        else:
            # No trade is proposed, or no action is possible.
            self.phase = PAUSE

    def _apply_answer(self, accepted: bool, rng: Rng, events: list[Event] | None) -> None:
        """Apply the acceptance or the refusal of a proposal."""
        phase = self.phase
        if phase == TRADE_ANSWER_PHASE:
            if accepted:
                trades.accept_trade(self, events)
            else:
                trades.refuse_proposal(self, "trade", self.turn, events)
        elif phase == PARLEY_ANSWER_PHASE:
            if accepted:
                trades.accept_parley(self, events)
                self.put_off_phase = PAUSE
                self.put_off_seat = NOBODY
                combat.surrender(self, True, rng, events)
            else:
                trades.refuse_proposal(self, "parley", self.turn, events)
                if self.rules.has_turn_windows:
                    combat.after_parley(self)
                else:
                    self.ask_again()
        else:
            combat_state = combat.combat_of(self)
            if accepted:
                mercenaries.accept(self, combat_state, events)
            else:
                mercenaries.refuse(self, combat_state, events)
            combat.resume(self, rng, events)

    def _apply_drawing_card(self, kind: int, rng: Rng, events: list[Event] | None) -> None:
        if self.phase == BRIBERY_PLAY_PHASE:
            turns.play_draw(self, kind, rng, events)
        else:
            bribery.play_draw(self, self.turn, kind, rng, events)
            combat.ask_fighter_again(self)

    def _apply_step(self, code: int, rng: Rng, events: list[Event] | None) -> None:
        """Apply an action that moves a troop to a square."""
        move_kind, step = divmod(code - codes.MOVE_TROOP, codes.STEP_COUNT)
        troop, square = divmod(step, SQUARE_COUNT)
        if move_kind == codes.MOVE_KIND:
            turns.move(self, troop, square, rng, events)
        elif move_kind == codes.FLIGHT_KIND:
            event_cards.relocate(self, troop, square, "flight", events)
        elif move_kind == codes.ATTACK_KIND:
            event_cards.relocate(self, troop, square, "attack", events)
        elif code < codes.FOREIGN_BRIBE:
            turns.play_move(self, OWN_MOVE, troop, square, rng, events)
        else:
            turns.play_move(self, FOREIGN_MOVE, troop, square, rng, events)

    def _apply_bargain(self, code: int, rng: Rng, events: list[Event] | None) -> None:
        """Apply an action that offers, pays or keeps cards."""
        if code < codes.TRADE_WITH:
            code_rest, price = divmod(code - codes.HELP, codes.PRICE_COUNT)
            code_rest, weapon_count = divmod(code_rest, codes.WEAPON_COUNTS)
            side, value = divmod(code_rest, VALUE_SLOTS)
            mercenaries.offer_in_window(self, side, value, weapon_count, price, events)
            combat.resume(self, rng, events)
        elif code < codes.OFFER_CARDS:
            code_rest, get = divmod(code - codes.TRADE_WITH, codes.TRADE_COUNT)
            partner, give = divmod(code_rest, codes.TRADE_COUNT)
            radix = codes.TRADE_RADIX
            given_cards = unpack(give, radix, PROVISION_TYPE_COUNT)
            wanted = unpack(get, radix, PROVISION_TYPE_COUNT)
            trades.propose_trade(self, partner, given_cards, wanted, events)
        elif code < codes.PAY_CARDS:
            cards = unpack(code - codes.OFFER_CARDS, codes.OFFER_RADIX, PROVISION_TYPE_COUNT)
            trades.offer_parley(self, cards, events)
        elif code < codes.KEEP_PROVISION_CARDS:
            cards = unpack(code - codes.PAY_CARDS, codes.PROVISION_RADIX, PROVISION_TYPE_COUNT)
            if self.combat is None:
                auction.pay_bid(self, cards, rng, events)
            else:
                mercenaries.complete_sale(self, self.combat, cards, events)
                combat.resume(self, rng, events)
        elif code < codes.KEEP_WARRIOR_CARDS:
            base = codes.KEEP_PROVISION_CARDS
            cards = unpack(code - base, codes.PROVISION_RADIX, PROVISION_TYPE_COUNT)
            event_cards.keep_provisions(self, cards, events)
        else:
            cards = unpack(code - codes.KEEP_WARRIOR_CARDS, codes.WARRIOR_RADIX, VALUE_SLOTS)
            event_cards.keep_warriors(self, cards, events)

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Play at most `limit` random legal actions (see the contract)."""
        while limit > 0 and self.phase < OVER:
            limit -= 1
            code = legal_answers.random_code(self, rng)
            played.append(code * MAX_SEATS + self.turn)
            self.step(code, rng)
