"""The progress of a match in a written position: round, turn, and event cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import PositionError
from engine.core.rng import Rng
from engine.core.values import Json, Seat
from engine.games.cortez.cards import (
    ATTACK,
    CORRUPTION,
    EVENT_KIND_COUNT,
    EVENT_NAMES,
    FLIGHT,
    NATIONS,
    TREASURE,
)
from engine.games.cortez.positions.fields import CortezFields
from engine.games.cortez.rules import decks, event_cards, turns
from engine.games.cortez.rules.core_state import (
    CITY_FULL,
    NO_EVENT,
    CoreState,
)

PHASES: Final = (
    *("mark", "event", "actions", "combat", "after_combat", "auction", "trade", "window", "over"),
)
KEYS = (
    *("phase", "first", "active", "turn", "round", "actions_left", "trades_left", "event_over"),
    *("treasures", "event", "event_deck", "turned", "bids", "offer", "winners", "by"),
    *("offers", "offered", "proposed", "refused", "later"),
)
EVENT_KEYS = ("kind", "nation")
#: Events written with a nation, and the first of their numbers.
OF_A_NATION: Final = {"flight": FLIGHT, "attack": ATTACK}


class CourseReader:
    """The reader of a position's progress."""

    def __init__(self, fields: CortezFields, state: CoreState, rng: Rng) -> None:
        self.fields = fields
        self.state = state
        self.rng = rng
        self.phase = self._read_phase()
        self.marking = self.phase == "mark"

    def _read_phase(self) -> str:
        data = self.fields.data
        if "phase" in data:
            phase = PHASES[self.fields.read_word(data["phase"], PHASES, "phase")]
            if phase in ("trade", "window") and not self.fields.rules.has_turn_windows:
                raise PositionError(f"phase: {phase} needs the option windows")
            return phase
        if "bids" in data:
            return "auction"
        return next((key for key in ("combat", "event") if key in data), "actions")

    # -- round and turn ----------------------------------------------------------------------------

    def read_turn(self) -> None:
        """Read the first player, the active seat, and the progress of the turn."""
        fields, state, phase = self.fields, self.state, self.phase
        turn = fields.seat_at("turn", 0)
        active = fields.seat_at("active", self._likely_active(turn))
        state.turn_seat = active
        state.first_seat = fields.seat_at("first", active)
        if self.marking and state.first_seat != active and "active" in fields.data:
            raise PositionError("active: the first player is, while troops are marked")
        if self.marking:
            state.turn_seat = state.first_seat
        self._read_round()
        before = phase in ("mark", "event", "auction")
        if phase == "window":
            before = "actions_left" not in fields.data
        state.is_event_over = not before
        if "event_over" in fields.data:
            state.is_event_over = fields.flag(fields.data["event_over"], "event_over")
            if state.is_event_over is before and phase not in ("window", "over"):
                raise PositionError(f"event_over: {state.is_event_over} in phase {phase}")
        if self.marking:
            minimum = maximum = 0
        else:
            maximum = turns.ACTIONS_PER_TURN
            minimum = 0 if phase in ("window", "over") else 1
            if not state.is_event_over and phase != "over":
                minimum = maximum
        state.actions_left = fields.count_at("actions_left", maximum, maximum, minimum)
        state.trades_left = fields.count_at(
            "trades_left", self._count_trades(), turns.ACTIONS_PER_TURN
        )

    def _likely_active(self, turn: Seat) -> Seat:
        """Return the probable active seat of a position that does not name one."""
        fields = self.fields
        for key, name in (("combat", "attacker"), ("offer", "seat")):
            entry = fields.data.get(key)
            if isinstance(entry, Mapping) and entry.get(name) is not None:
                return fields.seat(entry[name], f"{key}.{name}")
        if self.phase in ("mark", "actions", "event", "trade"):
            return turn
        return fields.seat_at("first", 0)

    def _read_round(self) -> None:
        fields, state = self.fields, self.state
        written = fields.by_seat("treasures")
        rounds = state.rules.rounds
        for seat, number in written.items():
            where = f"treasures.{fields.seats[seat]}"
            is_negative = type(number) is int and number < 0
            fault = "out_of_range" if is_negative else "all_awarded"
            state.treasures[seat] = fields.number(number, where, rounds, fault=fault)
        awarded = sum(state.treasures)
        over = self.phase == "over"
        minimum = 0 if self.marking else max(1, awarded + (0 if over else 1))
        if minimum > rounds or (self.marking and awarded):
            raise PositionError(f"treasures: {awarded} cannot be awarded yet", "all_awarded")
        usual = rounds if over and fields.data.get("by") != CITY_FULL else minimum
        state.round = fields.count_at("round", usual, 0 if self.marking else rounds, minimum)

    def _count_trades(self) -> int:
        """Return the number of trades left, derived from the rest of the turn."""
        state = self.state
        if self.marking or not state.rules.has_turn_windows:
            return 0
        if not state.is_event_over or (
            self.phase == "window" and state.actions_left == turns.ACTIONS_PER_TURN
        ):
            return turns.ACTIONS_PER_TURN
        return min(state.actions_left, 1) if self.phase == "window" else state.actions_left - 1

    # -- piles -------------------------------------------------------------------------------------

    def read_piles(self) -> None:
        """Read the event cards turned up in this round and those to come."""
        fields, state = self.fields, self.state
        self._read_event()
        total = [*state.rules.events[:TREASURE], 0 if self.marking else 1]
        if self.marking:
            for key in ("turned", "event_deck"):
                if fields.data.get(key):
                    raise PositionError(f"{key}: no round has begun")
            return
        below = min(event_cards.CARDS_WITH_TREASURE, sum(state.rules.events)) + 1
        ahead = self._take_kinds("event_deck", total)
        if "turned" in fields.data:
            state.turned_events = self._take_kinds("turned", total)
        elif "event_deck" in fields.data:
            self._turn_up_rest(total)
        elif state.event != NO_EVENT:
            total[state.event] -= 1
            state.turned_events = [state.event]
        if min(total) < 0:
            raise PositionError("event: no such card is in this game")
        if state.event != NO_EVENT and state.turned_events[-1:] != [state.event]:
            raise PositionError("turned: the event is not the last")
        ends = self.phase == "over" or state.event == TREASURE
        if TREASURE in state.turned_events[:-1] or (TREASURE in state.turned_events and not ends):
            raise PositionError("turned: a treasure ends the round")
        events_left = sum(state.rules.events) + 1 - len(state.turned_events)
        self._split_deck(ahead, total, max(0, events_left - below))

    def _split_deck(self, ahead: list[int], total: list[int], upper: int) -> None:
        """Split the cards to come: `upper_events` cards above, the last ones with the treasure
        below.
        """
        state = self.state
        if "event_deck" in self.fields.data:
            if sum(total):
                raise PositionError("event_deck: cards are missing")
            if TREASURE in ahead[:upper]:
                raise PositionError("event_deck: the treasure is among the last cards")
        else:
            treasures = total[TREASURE]
            total[TREASURE] = 0
            for cards_left in range(sum(total), 0, -1):
                ahead.append(decks.pick(total, cards_left, self.rng))
            ahead += [TREASURE] * treasures
        for i, kind in enumerate(ahead):
            (state.upper_events if i < upper else state.lower_events)[kind] += 1

    def _take_kinds(self, key: str, total: list[int]) -> list[int]:
        """Return the event cards of a list and take them out of `total`."""
        kinds = []
        for i, name in enumerate(self.fields.items(self.fields.data.get(key, []), key)):
            kind = self.fields.read_word(name, EVENT_NAMES, f"{key}[{i}]")
            self.fields.take(total, kind, 1, EVENT_NAMES[kind], f"{key}[{i}]")
            kinds.append(kind)
        return kinds

    def _turn_up_rest(self, total: list[int]) -> None:
        """Turn up all cards that are not to come, the event of this turn last."""
        state = self.state
        event = state.event
        for kind in range(EVENT_KIND_COUNT):
            state.turned_events += [kind] * total[kind]
            total[kind] = 0
        if event != NO_EVENT:
            if event not in state.turned_events:
                raise PositionError("event_deck: the event of this turn lies there")
            state.turned_events.remove(event)
            state.turned_events.append(event)

    def _read_event(self) -> None:
        fields, state = self.fields, self.state
        written = fields.data.get("event")
        if written is None:
            if self.phase == "auction":
                state.event = CORRUPTION
            return
        if self.phase not in ("event", "auction", "over"):
            raise PositionError(f"event: none is resolved in phase {self.phase}")
        kind: Json = written
        if not isinstance(written, str):
            entry = fields.part(written, EVENT_KEYS, "event")
            kind = entry.get("kind")
            if isinstance(kind, str) and kind in OF_A_NATION:
                if "nation" not in entry:
                    raise PositionError("event.nation: missing")
                nation = fields.read_word(entry["nation"], NATIONS, "event.nation")
                kind = EVENT_NAMES[OF_A_NATION[kind] + nation]
            elif "nation" in entry:
                raise PositionError(f"event.nation: {kind} is of none")
        state.event = fields.read_word(kind, EVENT_NAMES, "event.kind")
        if self.phase == "auction" and state.event != CORRUPTION:
            raise PositionError("event.kind: only a corruption is auctioned")
