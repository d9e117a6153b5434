"""The open decision of a written position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.games.cortez import multisets
from engine.games.cortez.positions import combat_fields
from engine.games.cortez.positions.fields import CortezFields
from engine.games.cortez.rules import (
    auction,
    bribery,
    combat,
    decks,
    mercenaries,
    movement,
    scoring,
    setup,
    trades,
    turns,
)
from engine.games.cortez.rules.combat_data import (
    ATTACKER,
    BUYING,
    CARDS,
    DEFENDER,
    HIRING,
    MARKING_STEP,
    OPENING,
    RAISING,
    REPLY,
    TALK,
    CombatState,
)
from engine.games.cortez.rules.core_state import (
    ACTING,
    ACTION_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    BUY_WARRIORS_PHASE,
    CITY_FULL,
    COMBAT_STEP_PHASE,
    EVENT,
    FIGHT_BRIBERY_PHASE,
    MARK_PHASE,
    MARKING,
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
    NO_EVENT,
    NOBODY,
    PARLEY_ANSWER_PHASE,
    PARLEY_PHASE,
    PAUSE,
    PAY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_ANSWER_PHASE,
    TRADE_PHASE,
    TRADING,
    TREASURES,
    WINDOW,
    WINNER_MARK_PHASE,
    CoreState,
)

#: Keys that are allowed in some phases only.
PHASES_OF: Final = {"bids": ("auction",), "offer": ("trade", "combat")}
BID_KEYS = ("best", "by", "passed")
TRADE_KEYS = ("number", "seat", "to", "give", "get")
REFUSED_KEYS = ("seat", "to", "give", "get")
#: The most interruptions that a position may count.
MAX_INTERRUPTED: Final = 10_000
OFFER_KEYS = ("kind", "seat", "to", "give", "get")
ENDINGS: Final = (TREASURES, CITY_FULL)


class QuestionReader:
    """The reader of a position's open decision."""

    def __init__(self, fields: CortezFields, state: CoreState, phase: str, rng: Rng) -> None:
        self.fields = fields
        self.state = state
        self.phase = phase
        self.rng = rng

    def open_decision(self) -> None:
        """Open the decision of the position, or continue up to the next one."""
        fields, state = self.fields, self.state
        for key, phases in PHASES_OF.items():
            if key in fields.data and self.phase not in phases:
                raise PositionError(f"{key}: none in phase {self.phase}")
        self._read_offers()
        if self.phase == "over":
            self._read_end()
            return
        for key in ("winners", "by"):
            if key in fields.data:
                raise PositionError(f"{key}: the match is not over")
        if movement.is_city_full(state):
            raise PositionError("troops: they fill the city, which ends the match", "city_full")
        part = self._ask_phase()
        if state.phase == PAUSE:
            turns.advance(state, part, self.rng, None)
        elif fields.seat_at("turn", state.turn) not in (state.turn, state.turn_seat):
            raise PositionError(f"turn: {fields.data['turn']} is not asked")

    def _read_offers(self) -> None:
        """Read the trades on offer."""
        fields, state = self.fields, self.state
        for seat, number in fields.by_seat("proposed").items():
            where = f"proposed.{fields.seats[seat]}"
            state.offers_this_turn[seat] = fields.number(number, where, MAX_INTERRUPTED)
        for i, item in enumerate(fields.items(fields.data.get("offers", []), "offers")):
            where = f"offers[{i}]"
            written = fields.part(item, TRADE_KEYS, where)
            required = "seat", "to", "give", "get"
            seat, to, give, get = self._read_trade(written, where, required)
            if seat == to or not any(give) or not any(get):
                raise PositionError(f"{where}: two seats with provisions on both sides")
            if not trades.has_no_common_type(give, get):
                raise PositionError(f"{where}: a type of provision on both sides")
            if not trades.can_give(state, seat, give):
                raise PositionError(f"{where}.give: not in hand")
            if state.provision_count(to) < sum(get):
                raise PositionError(f"{where}.to: {fields.seats[to]} has too few provisions")
            minimum = state.offer_count + 1
            number = fields.number(
                written.get("number", minimum), f"{where}.number", MAX_INTERRUPTED, minimum
            )
            state.offer_count = number
            state.offers.append([number, seat, to, *give, *get])
            decks.show(state, seat, give)
        state.offer_count = fields.count_at(
            "offered", state.offer_count, MAX_INTERRUPTED, state.offer_count
        )
        self._read_refused()

    def _read_trade(
        self, given: Mapping[str, Json], where: str, required: Sequence[str]
    ) -> tuple[Seat, Seat, list[int], list[int]]:
        """Return the seats of a trade, and the provisions that the first gives and gets.

        Without a `seat`, it is the active player.
        """
        fields = self.fields
        for key in required:
            if key not in given:
                raise PositionError(f"{where}.{key}: missing")
        return (
            fields.seat(given.get("seat", fields.seats[self.state.turn_seat]), f"{where}.seat"),
            fields.seat(given["to"], f"{where}.to"),
            fields.provisions(given["give"], f"{where}.give", real=False),
            fields.provisions(given.get("get", {}), f"{where}.get", real=False),
        )

    def _read_refused(self) -> None:
        """Read the proposals that were refused in this round."""
        fields, state = self.fields, self.state
        items = fields.items(fields.data.get("refused", []), "refused")
        if len(items) > trades.MAX_REFUSED:
            raise PositionError(f"refused: expected at most {trades.MAX_REFUSED}")
        for i, item in enumerate(items):
            where = f"refused[{i}]"
            written = fields.part(item, REFUSED_KEYS, where)
            seat, to, give, get = self._read_trade(written, where, ("seat", "to", "give"))
            entry = [seat, to, *give, *get]
            if seat == to or not any(give) or entry in state.refused_trades:
                raise PositionError(f"{where}: provisions for another seat, refused once")
            state.refused_trades.append(entry)

    def _ask_before(self, question: int, asked: Seat) -> None:
        """Ask a seat before the question of the step, which is asked again afterwards."""
        state, fields = self.state, self.fields
        combat_state = combat.combat_of(state)
        attacker, defender = combat_state.fighters
        if combat_state.step in (OPENING, REPLY):
            state.ask(COMBAT_STEP_PHASE, attacker if combat_state.step == OPENING else defender)
        elif combat_state.step == RAISING:
            later = fields.seat_at("later", attacker)
            if later not in combat_state.fighters:
                raise PositionError(f"later: {fields.seats[later]} does not fight")
            state.ask(COMBAT_STEP_PHASE, later)
        elif combat_state.step == HIRING:
            later = fields.seat_at("later", state.turn_seat)
            if later in combat_state.fighters:
                raise PositionError(f"later: {fields.seats[later]} fights")
            state.ask(MERCENARY_PHASE, later)
        else:
            combat_state.step = BUYING
            state.ask(BUY_WARRIORS_PHASE, defender)
        state.put_off(question, asked)

    def _ask_phase(self) -> int:
        """Open the decision of the phase; return the part of the turn to which it belongs."""
        state = self.state
        match self.phase:
            case "mark":
                self._ask_to_mark()
                return MARKING
            case "event":
                self._resolve_event()
                return EVENT
            case "auction":
                self._read_auction()
                return EVENT
            case "window":
                self._ask_window()
                return WINDOW
            case "trade":
                self._ask_trade()
                return TRADING
            case "actions":
                state.ask(ACTION_PHASE, state.turn_seat)
                return ACTING
        assert state.combat is not None
        self._ask_in_combat(state.combat)
        return ACTING

    def _ask_to_mark(self) -> None:
        state = self.state
        seat = self.fields.seat_at("turn", state.first_seat)
        name = self.fields.seats[seat]
        if state.collars.count(seat) >= setup.FIRST_COLLARS:
            raise PositionError(f"turn: {name} has marked its troops")
        if not setup.markable(state, seat):
            raise PositionError(f"turn: {name} has no troop to mark")
        state.ask(MARK_PHASE, seat)

    def _resolve_event(self) -> None:
        state = self.state
        if state.event == NO_EVENT:
            turns.turn_event(state, self.rng, None)
        else:
            event, state.event = state.event, NO_EVENT
            turns.begin_event(state, event, self.rng, None)

    def _ask_window(self) -> None:
        state = self.state
        if "turn" not in self.fields.data:
            bribery.open_window(state)
            return
        turn = self.fields.seat(self.fields.data["turn"], "turn")
        if state.bribery_count(turn):
            state.ask(BRIBERY_PLAY_PHASE, turn)
        elif turn == state.turn_seat:
            bribery.open_window(state)
        else:
            raise PositionError(f"turn: {self.fields.seats[turn]} has no bribery card")

    def _read_auction(self) -> None:
        fields, state = self.fields, self.state
        if not sum(state.bribery_pile):
            raise PositionError("bribery: no card is left to auction")
        if "bids" not in fields.data:
            auction.begin(state, self.rng, None)
            return
        written = fields.part(fields.data["bids"], BID_KEYS, "bids")
        state.passed_seats = fields.seats_in(written.get("passed", []), "bids.passed")
        maximum = state.rules.max_worth * 100
        state.highest_bid = fields.number(written.get("best", 0), "bids.best", maximum)
        if "by" in written:
            state.bidder = fields.seat(written["by"], "bids.by")
            if state.passed_seats >> state.bidder & 1:
                raise PositionError("bids.by: has passed")
            if state.highest_bid not in multisets.sums(
                state.provisions_of(state.bidder), state.rules.worth
            ):
                raise PositionError(f"bids.best: {written['by']} cannot pay it")
        elif state.highest_bid:
            raise PositionError("bids.by: missing")
        self._ask_bidder()

    def _ask_bidder(self) -> None:
        """Ask the next seat that may bid, or the winner to pay."""
        state, fields = self.state, self.fields
        seats = len(fields.seats)
        start = state.turn_seat if state.bidder == NOBODY else state.bidder
        able = [
            seat
            for seat in ((start + i) % seats for i in range(1, seats + 1))
            if not state.passed_seats >> seat & 1
            and seat != state.bidder
            and not (seat == state.turn_seat and state.bidder == NOBODY)
            and self._may_bid(seat)
        ]
        turn = fields.data.get("turn")
        if turn is not None and (seat := fields.seat(turn, "turn")) in able:
            state.ask(BID_PHASE, seat)
        elif able:
            state.ask(BID_PHASE, able[0])
        elif state.bidder == NOBODY:
            raise PositionError("bids: nobody is left to bid")
        else:
            state.ask(PAY_PHASE, state.bidder)

    def _may_bid(self, seat: Seat) -> bool:
        """Return whether public information allows that a seat can outbid."""
        state = self.state
        if not state.rules.has_turn_windows and state.bribery_count(seat):
            return True
        return state.provision_count(seat) * state.rules.max_worth > state.highest_bid

    def _ask_trade(self) -> None:
        state = self.state
        if "offer" not in self.fields.data:
            state.ask(TRADE_PHASE, state.turn_seat)
            return
        seat, to, give, get = self._read_offer("trade")
        if not 1 <= sum(give) <= trades.MAX_TRADED or get not in trades.REQUESTABLE:
            raise PositionError("offer: one or two provisions are traded for one or two")
        if not trades.has_no_common_type(give, get):
            raise PositionError("offer: a type of provision on both sides")
        if state.provision_count(to) < sum(get):
            raise PositionError(f"offer.to: {self.fields.seats[to]} has too few provisions")
        self._set_offer(seat, to, give, get)
        state.ask(TRADE_ANSWER_PHASE, to)

    def _read_offer(self, kind: str) -> tuple[Seat, Seat, list[int], list[int]]:
        """Read the open trade or parley of the active player."""
        fields, state = self.fields, self.state
        written = fields.part(fields.data["offer"], OFFER_KEYS, "offer")
        fields.read_word(written.get("kind", kind), (kind,), "offer.kind")
        seat, to, give, get = self._read_trade(written, "offer", ("to", "give"))
        if seat != state.turn_seat or to == seat:
            raise PositionError("offer: the active player makes it, to another seat")
        if not trades.can_give(state, seat, give):
            raise PositionError("offer.give: not in hand")
        return seat, to, give, get

    def _set_offer(self, seat: Seat, to: Seat, give: list[int], get: list[int]) -> None:
        state = self.state
        state.partner = to
        state.provisions_given = give
        state.provisions_wanted = get
        decks.show(state, seat, give)

    # -- combat ------------------------------------------------------------------------------------

    def _ask_in_combat(self, combat_state: CombatState) -> None:
        """Set the open decision of a combat. Raises PositionError."""
        state, fields = self.state, self.fields
        attacker, defender = combat_state.fighters
        has_turn_windows = state.rules.has_turn_windows
        if "offer" in fields.data:
            if has_turn_windows:
                is_parley_over = combat_state.step != TALK
            elif combat_state.step == REPLY:
                is_parley_over = bool(combat_state.added)
            else:
                is_parley_over = combat_state.step not in (TALK, CARDS, BUYING, OPENING)
            if is_parley_over:
                raise PositionError("offer: the parley is over")
            seat, to, give, get = self._read_offer("parley")
            limit = trades.MAX_OFFERED if has_turn_windows else sum(give)
            if to != defender or any(get) or not 1 <= sum(give) <= limit:
                raise PositionError("offer: one to three provisions, to the defender")
            self._set_offer(seat, to, give, get)
            if has_turn_windows:
                state.ask(PARLEY_ANSWER_PHASE, to)
            else:
                self._ask_before(PARLEY_ANSWER_PHASE, to)
        elif not has_turn_windows and combat_state.seller != NOBODY:
            self._ask_buyer(combat_state)
        elif not has_turn_windows and combat_state.step in (TALK, CARDS):
            combat.ask_to_buy(state)
        elif combat_state.step == TALK:
            state.ask(PARLEY_PHASE, attacker)
        elif combat_state.step == CARDS:
            turn = fields.seat_at("turn", defender)
            if turn not in combat_state.fighters:
                raise PositionError(f"turn: {fields.data['turn']} does not fight")
            state.ask(FIGHT_BRIBERY_PHASE, turn)
        elif combat_state.step == BUYING:
            state.ask(BUY_WARRIORS_PHASE, defender)
        elif combat_state.step == OPENING:
            state.ask(COMBAT_STEP_PHASE, attacker)
        elif combat_state.step == REPLY:
            state.ask(COMBAT_STEP_PHASE, defender)
        elif combat_state.step == RAISING:
            side = DEFENDER if fields.seat_at("turn", attacker) == defender else ATTACKER
            if combat_state.added:
                state.ask(COMBAT_STEP_PHASE, combat_state.fighters[side])
            else:
                combat.ask_to_raise(state, side, self.rng, None)
        elif combat_state.step == HIRING:
            self._ask_mercenaries(combat_state)
        else:
            winner = combat_state.fighters[combat_state.won]
            state.ask(
                WINNER_MARK_PHASE if combat_state.step == MARKING_STEP else PLACE_LOSER_PHASE,
                winner,
            )

    def _ask_buyer(self, combat_state: CombatState) -> None:
        """Ask the buyer of a mercenary's offer for an answer or for the payment."""
        buyer = combat_state.fighters[combat_state.side]
        accepted = combat_fields.is_accepted(self.fields, self.state)
        question = PAY_PHASE if accepted else MERCENARY_ANSWER_PHASE
        if combat_state.step != HIRING or "later" in self.fields.data:
            self._ask_before(question, buyer)
        else:
            self.state.ask(question, buyer)

    def _ask_mercenaries(self, combat_state: CombatState) -> None:
        state, fields = self.state, self.fields
        if combat_state.seller != NOBODY:
            self._ask_buyer(combat_state)
            return
        turn = fields.seat_at("turn", state.turn_seat)
        if turn == state.turn_seat:
            mercenaries.ask_from(state, combat_state, state.left_of(state.turn_seat))
            combat.resume(state, self.rng, None)
        elif turn in combat_state.fighters or not mercenaries.may_offer(state, combat_state, turn):
            raise PositionError(f"turn: {fields.data['turn']} has nothing to offer")
        else:
            state.ask(MERCENARY_PHASE, turn)

    # -- the end -----------------------------------------------------------------------------------

    def _read_end(self) -> None:
        """Count the points and check the winners against them."""
        fields, state = self.fields, self.state
        full = movement.is_city_full(state)
        usual = CITY_FULL if full else TREASURES
        by = ENDINGS[fields.read_word(fields.data.get("by", usual), ENDINGS, "by")]
        if by != usual:
            raise PositionError(f"by: {by}, but the city is {'full' if full else 'not full'}")
        if by == TREASURES and state.round != state.rules.rounds:
            raise PositionError(f"round: {state.round}, but the last treasure ends the match")
        state.turn = fields.seat_at("turn", state.turn_seat)
        scoring.finish(state, by, None)
        if "winners" in fields.data:
            written = fields.seats_in(fields.data["winners"], "winners")
            if written != state.winners:
                raise PositionError("winners: others have won by their points")
