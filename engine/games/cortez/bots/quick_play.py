"""Fast playouts: whole turns, with combats and auctions settled in a few steps.

They follow the same estimates as `action_values.py`, but compute what all moves of a decision have
in common once, lay the cards of a plan together, and let only the two highest limits of an auction
bid. Nobody trades, hires mercenaries or flips bridges in them.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.games.cortez import codes
from engine.games.cortez.bots import action_values, combat_odds, trade_values
from engine.games.cortez.bots.candidates import BEST_VILLAGES, MAX_WARRIORS, TOP_SQUARES
from engine.games.cortez.bots.outlook import PROVISIONS, Outlook
from engine.games.cortez.cards import (
    CAMOUFLAGE,
    GOLD,
    PROVISION_TYPE_COUNT,
    TROOP_COUNT,
    VALUE_SLOTS,
    nation_of,
)
from engine.games.cortez.multisets import pack
from engine.games.cortez.rules import auction, combat, decks, legal_answers, movement, turns
from engine.games.cortez.rules.combat_data import (
    CombatState,
)
from engine.games.cortez.rules.event_cards import KEPT_PROVISIONS, KEPT_WARRIORS
from engine.games.cortez.rules.map_tables import (
    CITY_NUMBERS,
    CITY_SQUARES,
    OUTSIDE,
    VILLAGES,
    is_broken,
)
from engine.games.cortez.rules.mercenaries import MAX_HIRING_ROUNDS
from engine.games.cortez.rules.paths import NO_COLLAR, NOWHERE
from engine.games.cortez.rules.reachable import CITY, SQUARE_BIT, VILLAGE, reached
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import (
    ACTION_PHASE,
    ATTACK_PHASE,
    BID_PHASE,
    BRIBERY_PLAY_PHASE,
    COMBAT_STEP_PHASE,
    FLIGHT_PHASE,
    FLIP_BRIDGE_PHASE,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
    MERCENARY_PHASE,
    NOBODY,
    OVER,
    PARLEY_PHASE,
    PLACE_LOSER_PHASE,
    TRADE_PHASE,
    WINNER_MARK_PHASE,
    TableState,
)
from engine.games.cortez.squares import SQUARE_COUNT

#: The number of troops that are considered to move.
MOVED_TROOPS: Final = 2
#: The most points that chance adds to the value of an action.
NOISE: Final = 0.8
#: More actions than a turn needs, except in endless combats.
MAX_TURN_ACTIONS: Final = 75
#: The number of random actions compared in flights and attacks.
RANDOM_TRIES: Final = 3
#: The least that a provision counts in a bid early on.
BID_CARD_VALUE: Final = 0.45
#: The share of its value that a seat bids for an unseen bribery card.
BID_SHARE: Final = 0.75
#: The stake of a combat before it is computed.
UNKNOWN_STAKE: Final = -1000.0


class QuickPlay:
    """A playout in progress."""

    def __init__(self, state: CortezState, rng: Rng) -> None:
        self.state: CortezState = state
        self.rng: Rng = rng
        #: The combat whose stakes are known, by side.
        self.combat: CombatState | None = None
        self.stakes: list[float] = [UNKNOWN_STAKE, UNKNOWN_STAKE]
        #: The limits of the seats in the auction; empty outside of auctions.
        self.limits: list[int] = []

    def play(self, turns_left: int) -> None:
        """Play to the end of a number of turns."""
        state = self.state
        active = state.turn_seat
        limit = MAX_TURN_ACTIONS * turns_left
        while state.phase < OVER and limit > 0:
            if state.turn_seat != active:
                active = state.turn_seat
                turns_left -= 1
                if turns_left <= 0:
                    return
            limit -= 1
            self.answer()

    def answer(self) -> None:
        """Answer the open decision; a fighter lays all cards of its plan."""
        state = self.state
        phase = state.phase
        if phase != BID_PHASE and self.limits:
            self.limits = []
        if phase == ACTION_PHASE:
            state.step(best_action(state, self.rng), self.rng)
        elif phase == COMBAT_STEP_PHASE:
            self._lay()
        elif phase == PLACE_LOSER_PHASE:
            state.step(codes.PLACE_AT + _free_square(state, self.rng), self.rng)
        elif phase == WINNER_MARK_PHASE:
            state.step(_best_collar(state), self.rng)
        elif phase in (TRADE_PHASE, MERCENARY_PHASE, PARLEY_PHASE):
            state.step(codes.PASS, self.rng)
        elif phase == FLIP_BRIDGE_PHASE:
            state.step(codes.FLIP_NONE, self.rng)
        elif phase == BID_PHASE:
            state.step(self._bid(), self.rng)
        elif phase == KEEP_PROVISIONS_PHASE:
            kept = _best_provisions(state)
            code = codes.KEEP_PROVISION_CARDS + pack(kept, codes.PROVISION_RADIX)
            state.step(code, self.rng)
        elif phase == KEEP_WARRIORS_PHASE:
            kept = _best_warriors(state)
            state.step(codes.KEEP_WARRIOR_CARDS + pack(kept, codes.WARRIOR_RADIX), self.rng)
        elif phase in (FLIGHT_PHASE, ATTACK_PHASE):
            found = legal_answers.random_codes(state, self.rng, RANDOM_TRIES)
            state.step(action_values.best_of(state, found), self.rng)
        elif phase == BRIBERY_PLAY_PHASE:
            found = [codes.PASS, *legal_answers.random_codes(state, self.rng, 1)]
            state.step(action_values.best_of(state, found), self.rng)
        else:
            found = legal_answers.legal(state)
            state.step(action_values.best_of(state, found), self.rng)

    def _lay(self) -> None:
        """Lay the cards of the best plan of the fighter to move, and end its turn."""
        state = self.state
        fight = combat.combat_of(state)
        # Playouts skip mercenaries.
        fight.hirings = MAX_HIRING_ROUNDS
        fight.calls = []
        if fight is not self.combat:
            self.combat = fight
            self.stakes = [UNKNOWN_STAKE, UNKNOWN_STAKE]
        side = combat.side_of(state, state.turn)
        if self.stakes[side] == UNKNOWN_STAKE:
            self.stakes[side] = stake_of(state)
        lay_all(state, combat_odds.best_plan(state, self.stakes[side]), self.rng)

    def _bid(self) -> int:
        """Return a bid or a pass: only the seats with the two highest limits bid."""
        state = self.state
        seat = state.turn
        if not self.limits:
            self.limits = [bid_limit(Outlook(state, other)) for other in range(state.rules.seats)]
        limits = self.limits
        highest = state.highest_bid
        if limits[seat] <= highest:
            return codes.PASS
        rival = 0
        higher = 0
        for other in range(len(limits)):
            if other != seat and not state.passed_seats & (1 << other):
                rival = max(rival, limits[other])
                if limits[other] > limits[seat]:
                    higher += 1
        if higher > 1:
            return codes.PASS
        # The second drives the price up to its limit, the first goes just beyond.
        target = limits[seat] if higher else min(limits[seat], max(rival, highest) + 1)
        best = NOBODY
        for amount in auction.bids(state, seat):
            if amount > limits[seat]:
                break
            best = amount
            if amount >= target:
                break
        return codes.PASS if best == NOBODY else codes.BID_AMOUNT + best


# -- actions ---------------------------------------------------------------------------------------


def best_action(table: TableState, rng: Rng) -> int:
    """Return the best action of some random troops, with a little noise.

    The candidates and their values are those of `candidates.py` and `action_values.py`.
    """
    seat = table.turn
    ahead = Outlook(table, seat)
    own = movement.marked_troops(table, seat)
    targets = Targets(ahead)
    best = NOBODY
    best_value = 0.0
    if turns.may_recruit(table, seat) and ahead.warriors < MAX_WARRIORS:
        best = codes.RECRUIT
        best_value = action_values.recruits_worth(ahead, seat) + NOISE * rng.random()
        if own:
            here = ahead.square_value(table.square_of_troop[own[0]])
            for troop in own:
                here = min(here, ahead.square_value(table.square_of_troop[troop]))
            promise = max(0.0, targets.best_reinforced - here) - max(0.0, targets.best - here)
            best_value += action_values.RECRUITS_SHARE * promise
    # Own troops do not bar the way of each other.
    taken = _mask_of(table.square_of_troop)
    barring = taken & ~_mask_of([table.square_of_troop[troop] for troop in own])
    troops = own
    while len(troops) > MOVED_TROOPS:
        del troops[rng.below(len(troops))]
    camouflage = table.held(seat, CAMOUFLAGE)
    temple = ahead.objective_temple
    visited = False
    for troop in troops:
        origin = table.square_of_troop[troop]
        number = CITY_NUMBERS[origin]
        if number and number == temple:
            # The temple of the objective is never left.
            continue
        base = codes.MOVE_TROOP + troop * SQUARE_COUNT
        here = ahead.square_value(origin)
        reach = reached(origin, barring, table.broken_bridges, camouflage)
        free = reach & ~taken
        if free & CITY:
            tops = 0
            if temple and free & SQUARE_BIT[CITY_SQUARES[temple - 1]]:
                value = ahead.square_value(CITY_SQUARES[temple - 1]) - here + NOISE * rng.random()
                if best == NOBODY or value > best_value:
                    best, best_value = base + CITY_SQUARES[temple - 1], value
            # City squares other than the temple are equally good for a troop already there.
            for i in range(-1 if number else len(CITY_SQUARES) - 1, -1, -1):
                square = CITY_SQUARES[i]
                if free & SQUARE_BIT[square] and i + 1 != temple:
                    value = ahead.square_value(square) - here + NOISE * rng.random()
                    if best == NOBODY or value > best_value:
                        best, best_value = base + square, value
                    tops += 1
                    if tops == TOP_SQUARES:
                        break
        if free & VILLAGE:
            tops = 0
            for square in BEST_VILLAGES:
                if free & SQUARE_BIT[square]:
                    if not number and VILLAGES[square] > 1:
                        visited = True
                    value = ahead.outside - here + ahead.drawn_value(VILLAGES[square])
                    value += NOISE * rng.random()
                    if best == NOBODY or value > best_value:
                        best, best_value = base + square, value
                    tops += 1
                    if tops == TOP_SQUARES:
                        break
        for i in range(len(targets.squares)):
            value = targets.gains[i] - here
            if best == NOBODY or value > best_value - NOISE:
                square = targets.squares[i]
                value += NOISE * rng.random()
                if reach & SQUARE_BIT[square] and (best == NOBODY or value > best_value):
                    best, best_value = base + square, value
    # A village gives more than the pile.
    if not visited and not decks.has_no_provisions(table):
        value = ahead.drawn_value(1) + NOISE * rng.random()
        if best == NOBODY or value > best_value:
            best = codes.DRAW
    return best if best != NOBODY else legal_answers.legal(table)[0]


def _mask_of(squares: list[int]) -> int:
    """Return the mask of the squares of troops."""
    found = 0
    for square in squares:
        if square != NOWHERE:
            found |= SQUARE_BIT[square]
    return found


class Targets:
    """The troops a seat may attack, with the value of a fight for each.

    That is `action_values.attack_worth` plus the value of the square that the attacker leaves.
    """

    def __init__(self, ahead: Outlook) -> None:
        table = ahead.table
        seat = ahead.seat
        seats = table.rules.seats
        #: The squares of the troops worth a fight.
        self.squares: list[int] = []
        #: The values of a fight now.
        self.gains: list[float] = []
        #: The best of these, and of the fights with warriors recruited before.
        self.best: float = action_values.EXCLUDED_VALUE
        self.best_reinforced: float = action_values.EXCLUDED_VALUE
        # Chances by owner; the last is that against unmarked troops of the other nation.
        now = [-1.0] * (seats + 1)
        later = [-1.0] * (seats + 1)
        lost = action_values.defeat_cost(ahead) - ahead.outside
        collar = ahead.best_collar_value()
        own = table.nations[seat]
        for troop in range(TROOP_COUNT):
            square = table.square_of_troop[troop]
            owner = table.collars[troop]
            if square == NOWHERE or owner == seat:
                continue
            group = owner
            if owner == NO_COLLAR:
                if nation_of(troop) == own:
                    continue
                group = seats
            if later[group] < 0.0:
                later[group] = ahead.attack_chance(square, reinforced=True)
                now[group] = ahead.attack_chance(square, False) if ahead.warriors else 0.0
            if later[group] < action_values.MIN_CHANCE:
                continue
            won = ahead.square_value(square) + ahead.eviction_value(troop) + collar
            if VILLAGES[square]:
                won += ahead.drawn_value(VILLAGES[square])
            fixed = lost + action_values.FIGHT_COST
            gain = later[group] * (won + lost) - fixed
            if gain > self.best_reinforced:
                self.best_reinforced = gain
            if now[group] >= action_values.MIN_CHANCE:
                gain = now[group] * (won + lost) - fixed
                self.squares.append(square)
                self.gains.append(gain)
                if gain > self.best:
                    self.best = gain


# -- combats ---------------------------------------------------------------------------------------


def stake_of(table: TableState) -> float:
    """Return the value of winning over losing for the fighter to move."""
    return action_values.stake(Outlook(table, table.turn))


def lay_all(state: CortezState, plan: list[int], rng: Rng) -> None:
    """Lay the cards of a plan; a fighter that does not surrender then ends its turn."""
    seat = state.turn
    for code in plan:
        if state.phase != COMBAT_STEP_PHASE or state.turn != seat:
            return
        state.step(code, rng)
    if not plan or plan[len(plan) - 1] != codes.SURRENDER:
        state.step(codes.DONE, rng)


def _best_collar(table: TableState) -> int:
    """Return the best answer of a winner that may mark a troop."""
    seat = table.turn
    ahead = Outlook(table, seat)
    best = codes.COLLAR_NONE
    best_value = 0.0
    for troop in movement.unmarked(table, ahead.nation):
        value = action_values.worth(ahead, codes.COLLAR_TROOP + troop)
        if value > best_value:
            best, best_value = codes.COLLAR_TROOP + troop, value
    return best


def _free_square(table: TableState, rng: Rng) -> int:
    """Return a random free square outside the city."""
    square = OUTSIDE[rng.below(len(OUTSIDE))]
    while table.troop_on_square[square] != NOBODY or is_broken(table, square):
        square = OUTSIDE[rng.below(len(OUTSIDE))]
    return square


# -- cards -----------------------------------------------------------------------------------------


def bid_limit(ahead: Outlook) -> int:
    """Return the most that a seat bids for an unseen bribery card, 0 for nothing.

    Every provision has a value, however many of its type are held.
    """
    budget = BID_SHARE * trade_values.hidden_bribery(ahead)
    costs = bid_costs(ahead)
    limit = 0
    for amount in range(1, len(costs)):
        if costs[amount] <= budget:
            limit = amount
    return limit


def compared_bids(table: TableState) -> list[int]:
    """Return a pass, the lowest bid, and the highest one that is worth its price."""
    found = [codes.PASS]
    limit = bid_limit(Outlook(table, table.turn))
    for amount in auction.bids(table, table.turn):
        if amount <= limit:
            if len(found) == 3:
                found[2] = codes.BID_AMOUNT + amount
            else:
                found.append(codes.BID_AMOUNT + amount)
    return found


def bid_worths(table: TableState, bids: list[int]) -> list[float]:
    """Return the values of a pass and of bids, if they win the auction."""
    ahead = Outlook(table, table.turn)
    costs = bid_costs(ahead)
    worth = BID_SHARE * trade_values.hidden_bribery(ahead)
    found: list[float] = []
    for code in bids:
        amount = code - codes.BID_AMOUNT if code != codes.PASS else 0
        if not amount:
            found.append(0.0)
        else:
            found.append(worth - (costs[amount] if amount < len(costs) else float(amount)))
    return found


def bid_costs(ahead: Outlook) -> list[float]:
    """Return the least value of provisions that pay each bid exactly, up to the highest."""
    table = ahead.table
    minimum = [0.0] + [1000.0] * trade_values.MAX_BID
    top = 0
    for kind in range(PROVISION_TYPE_COUNT):
        value = table.rules.worth[kind]
        steps = PROVISIONS[kind]
        held = table.held(ahead.seat, kind)
        for number in range(held - 1, -1, -1):
            # The least valued card of a type is paid first.
            step = steps[number] if number < len(steps) else 0.0
            lost = ahead.card_value_share * max(step, BID_CARD_VALUE)
            lost += 1.0 if kind == GOLD else 0.0
            top = min(top + value, trade_values.MAX_BID)
            for amount in range(top, value - 1, -1):
                minimum[amount] = min(minimum[amount], minimum[amount - value] + lost)
    return minimum


def _best_provisions(table: TableState) -> list[int]:
    """Return the provisions to keep in a pillage: the least useful ones are given up."""
    counts = table.provisions_of(table.turn)
    for _ in range(sum(counts) - KEPT_PROVISIONS):
        worst = NOBODY
        worst_value = 0.0
        for kind in range(PROVISION_TYPE_COUNT):
            if counts[kind]:
                steps = PROVISIONS[kind]
                value = steps[counts[kind] - 1] if counts[kind] <= len(steps) else 0.05
                value += 1.0 if kind == GOLD else 0.0
                if worst == NOBODY or value < worst_value:
                    worst, worst_value = kind, value
        counts[worst] -= 1
    return counts


def _best_warriors(table: TableState) -> list[int]:
    """Return the warriors to keep in a mutiny: the best ones."""
    first = table.turn * VALUE_SLOTS
    kept = [0] * VALUE_SLOTS
    left = KEPT_WARRIORS
    for value in range(VALUE_SLOTS - 1, 0, -1):
        kept[value] = min(left, table.warriors[first + value])
        left -= kept[value]
    return kept
