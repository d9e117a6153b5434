"""Estimated values of actions for the seat to move, in points relative to the other actions.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez import codes
from engine.games.cortez.bots import bridge_values, combat_odds, trade_values
from engine.games.cortez.bots.outlook import RECRUITED_STRENGTH, SQUARE_RANK_VALUE, Outlook
from engine.games.cortez.cards import FIVE_WARRIORS, FOOD, TROOP_COUNT, nation_of
from engine.games.cortez.rules import movement
from engine.games.cortez.rules.combat_data import DEFENDER
from engine.games.cortez.rules.core_state import COMBAT_STEP_PHASE, MARK_PHASE, NOBODY, CoreState
from engine.games.cortez.rules.map_tables import CITY_NUMBERS, CITY_SQUARES, DRY, VILLAGES
from engine.games.cortez.rules.paths import NO_COLLAR, NOWHERE
from engine.games.cortez.rules.reachable import CITY, SQUARE_BIT, reachable_mask, troops_mask
from engine.games.cortez.rules.turns import RECRUIT_COUNT
from engine.games.cortez.squares import SQUARE_COUNT, WIDTH

#: The cards a fight costs, won or lost.
FIGHT_COST: Final = 1.0
#: The least chance of winning with which a fight is begun.
MIN_CHANCE: Final = 0.3
#: The share of the recruits' later gain that counts now.
RECRUITS_SHARE: Final = 0.5
#: The value of keeping a bribery card, until the match is nearly over.
KEPT_BRIBERY_VALUE: Final = 4.0
#: The number of a seat's turns before the end in which bribery cards are played for any gain.
LATE_TURNS: Final = 1.0
EXCLUDED_VALUE: Final = -100.0
#: The value of each camouflage that a beaten troop of the other nation has to pay to come back, and
#: the most that counts.
FARE_WORTH: Final = 0.6
MAX_FARE: Final = 2


def best_of(state: CoreState, codes: list[int]) -> int:
    """Return the best action, the first among equals."""
    ranked = action_values(state, codes)
    best = 0
    for i in range(1, len(ranked)):
        if ranked[i] > ranked[best]:
            best = i
    return codes[best]


def action_values(state: CoreState, codes: list[int]) -> list[float]:
    """Return the value of each of these actions."""
    seat = state.turn
    ahead = Outlook(state, seat)
    if state.phase == COMBAT_STEP_PHASE:
        best_laying = combat_odds.best_laying(state, stake(ahead))
        return [1.0 if code == best_laying else 0.0 for code in codes]
    return [action_value(ahead, code) for code in codes]


def action_value(ahead: Outlook, code: int) -> float:
    """Return the value of an action; laying cards is valued elsewhere."""
    if code < codes.FLIP:
        return _plain_worth(ahead, code)
    if code < codes.BID_AMOUNT:
        return _board_worth(ahead, code)
    if code < codes.MOVE_TROOP:
        return trade_values.bid_worth(ahead, code - codes.BID_AMOUNT)
    if code < codes.HELP:
        return _step_worth(ahead, code)
    return trade_values.cards_worth(ahead, code)


# -- actions without a parameter -------------------------------------------------------------------


def _plain_worth(ahead: Outlook, code: int) -> float:
    """Return the value of an action that moves no troop."""
    state = ahead.table
    if code == codes.RECRUIT:
        return recruits_worth(ahead, state.turn_seat) + _recruits_promise(ahead)
    if code == codes.DRAW:
        return ahead.drawn_value(1)
    if code == codes.BUY_THEM:
        own_strength, more = ahead.strength, ahead.strength + RECRUITED_STRENGTH
        guess = combat_odds.reserve(state, state.turn_seat, buys=False)
        gain = combat_odds.probability_above(
            more, guess[0], guess[1]
        ) - combat_odds.probability_above(own_strength, guess[0], guess[1])
        return gain * stake(ahead) + recruits_worth(ahead, ahead.seat)
    if code == codes.ACCEPT:
        return trade_values.deal_worth(ahead, stake(ahead))
    return 0.0


def recruits_worth(ahead: Outlook, seat: int) -> float:
    """Return the value of warriors bought for a food."""
    state = ahead.table
    number = min(RECRUIT_COUNT, state.deck_size(ahead.nation))
    counts = state.provisions_of(seat)
    before = ahead.provisions_value(counts)
    counts[FOOD] -= 1
    lost = before - ahead.provisions_value(counts)
    return ahead.army_value(ahead.warriors + number) - ahead.army_value(ahead.warriors) - lost


def _recruits_promise(ahead: Outlook) -> float:
    """Return the value that recruits add to the best fight."""
    if not ahead.marked:
        return 0.0
    fights = Fights(ahead, attackable_squares(ahead.table, ahead.seat), reinforced=True)
    return fights.promise(least_square_value(ahead))


def least_square_value(ahead: Outlook) -> float:
    """Return the value of the square that the seat's marked troops lose least by leaving."""
    state = ahead.table
    troops = movement.marked_troops(state, ahead.seat)
    least = ahead.square_value(state.square_of_troop[troops[0]])
    for troop in troops:
        least = min(least, ahead.square_value(state.square_of_troop[troop]))
    return least


def attackable_squares(state: CoreState, seat: int) -> list[int]:
    """Return the squares of the troops a seat may attack."""
    own_nation = state.nations[seat]
    collars = state.collars
    squares: list[int] = []
    for troop in range(TROOP_COUNT):
        collar = collars[troop]
        if collar == seat or state.square_of_troop[troop] == NOWHERE:
            continue
        if collar != NO_COLLAR or nation_of(troop) != own_nation:
            squares.append(state.square_of_troop[troop])
    return squares


def stake(ahead: Outlook) -> float:
    """Return how much more winning the combat in progress is worth than losing it, to a fighter."""
    state = ahead.table
    combat = state.combat
    if combat is None:
        return 0.0
    square = combat.square
    mine = ahead.best_collar_value() + ahead.drawn_value(VILLAGES[square])
    if combat.fighters[DEFENDER] == ahead.seat:
        other = ahead.rivalry * 0.8 * ahead.outside
        if combat.is_by_proxy:
            return mine + other + (ahead.nation_gain if CITY_NUMBERS[square] else 0.0)
        if ahead.last_troop:
            return mine + other + ahead.square_value(square) - ahead.outside
        return mine + other + ahead.square_value(square)
    gain = (
        ahead.square_value(square) - ahead.outside + ahead.eviction_value(combat.troops[DEFENDER])
    )
    return mine + gain + _defeat_cost(ahead)


def _defeat_cost(ahead: Outlook) -> float:
    """Return the cost of losing a fight as attacker: its collar, and a new one for the defender."""
    lost = 0.0 if ahead.last_troop else ahead.outside
    return lost + ahead.rivalry * 0.8 * ahead.outside


# -- moves -----------------------------------------------------------------------------------------


class Fights:
    """The attacks of a seat on some squares: what they have in common is computed once."""

    def __init__(self, ahead: Outlook, squares: list[int], reinforced: bool) -> None:
        """Value the attacks now and, if `reinforced`, those with warriors recruited before."""
        state = ahead.table
        self.ahead: Outlook = ahead
        self.collar: float = ahead.best_collar_value()
        self.defeat: float = _defeat_cost(ahead)
        #: By square, the chance now and with recruits.
        self.now: list[float] = []
        self.then: list[float] = []
        #: By square, what winning brings: a better square, a rival driven off it, and provisions.
        self.values: list[float] = []
        self.evictions: list[float] = []
        self.drawn_values: list[float] = []
        for square in squares:
            target = state.troop_on_square[square]
            owner = state.collars[target]
            if owner == NO_COLLAR:
                now = then = ahead.proxy_chance(nation_of(target), reinforced=False)
                if reinforced:
                    then = ahead.proxy_chance(nation_of(target), reinforced=True)
            else:
                now = then = ahead.chance_against(owner, reinforced=False)
                if reinforced:
                    then = ahead.chance_against(owner, reinforced=True)
            value = eviction = drawn = 0.0
            if now >= MIN_CHANCE or then >= MIN_CHANCE:
                value = ahead.square_value(square)
                eviction = ahead.eviction_value(target)
                if VILLAGES[square]:
                    drawn = ahead.drawn_value(VILLAGES[square])
            self.now.append(now)
            self.then.append(then)
            self.values.append(value)
            self.evictions.append(eviction)
            self.drawn_values.append(drawn)

    def attack_value(self, i: int, here: float, likely: float) -> float:
        """Return the value of the attack on square `i` by a troop whose own square is worth `here`.

        `likely` is its chance.
        """
        if likely < MIN_CHANCE:
            return EXCLUDED_VALUE
        won = self.values[i] - here + self.evictions[i] + self.collar
        won += self.drawn_values[i]
        lost = here - self.ahead.outside + self.defeat
        return likely * won - (1.0 - likely) * lost - FIGHT_COST

    def promise(self, here: float) -> float:
        """Return the value that recruits add to the best attack of such a troop."""
        now = best = 0.0
        for i in range(len(self.then)):
            best = max(best, self.attack_value(i, here, self.then[i]))
            if self.ahead.warriors:
                now = max(now, self.attack_value(i, here, self.now[i]))
        return RECRUITS_SHARE * (best - now)


def attack_worth(ahead: Outlook, troop: int, square: int, reinforced: bool) -> float:
    """Return the value of a fight for a square, now or with warriors recruited before."""
    fight = Fights(ahead, [square], reinforced)
    here = ahead.square_value(ahead.table.square_of_troop[troop])
    return fight.attack_value(0, here, fight.then[0])


def move_worth(ahead: Outlook, troop: int, square: int) -> float:
    """Return the value of a move as an action."""
    state = ahead.table
    if state.troop_on_square[square] != NOBODY:
        return attack_worth(ahead, troop, square, reinforced=False)
    gain = (
        ahead.square_value(square)
        - ahead.square_value(state.square_of_troop[troop])
        + ahead.drawn_value(VILLAGES[square])
    )
    # A penalty keeps troops from squares without any gain, above all from the lake.
    return gain if CITY_NUMBERS[square] or VILLAGES[square] else gain - 1.0


def _step_worth(ahead: Outlook, code: int) -> float:
    """Return the value of an action that moves a troop or attacks with it."""
    state = ahead.table
    move_kind, step = divmod(code - codes.MOVE_TROOP, codes.STEP_COUNT)
    troop, square = divmod(step, SQUARE_COUNT)
    if move_kind == codes.MOVE_KIND:
        return move_worth(ahead, troop, square)
    patience = KEPT_BRIBERY_VALUE if ahead.turns_left > LATE_TURNS else 0.5
    if code >= codes.FOREIGN_BRIBE:
        if (
            CITY_NUMBERS[square]
            or VILLAGES[square]
            or not CITY_NUMBERS[state.square_of_troop[troop]]
        ):
            return EXCLUDED_VALUE
        return ahead.eviction_value(troop) - patience
    if code >= codes.OWN_BRIBE:
        # Between city squares only the temple of the objective is worth a card.
        number = CITY_NUMBERS[square]
        if not number or (
            CITY_NUMBERS[state.square_of_troop[troop]] and number != ahead.objective_temple
        ):
            return EXCLUDED_VALUE
        return move_worth(ahead, troop, square) - patience
    kin = nation_of(troop) == ahead.nation
    if move_kind == codes.FLIGHT_KIND:
        return _flight_worth(ahead, kin, CITY_NUMBERS[state.square_of_troop[troop]], square)
    number = CITY_NUMBERS[square]
    gain = ahead.nation_gain + SQUARE_RANK_VALUE * number
    if not kin:
        gain = -gain
    # Another troop on the temple of the seat's objective blocks it.
    if number == ahead.objective_temple:
        gain -= 2.0
    # A won fight can mark an unmarked troop of the seat's nation in the city.
    return gain + (0.3 if kin and not DRY[state.square_of_troop[troop]] else 0.0)


def _flight_worth(ahead: Outlook, kin: bool, number: int, square: int) -> float:
    gain = ahead.nation_gain + SQUARE_RANK_VALUE * number
    if kin:
        gain = -gain
    if number == ahead.objective_temple:
        gain += 5.0 if kin else 1.0
    # A village should stay free to draw from.
    return gain - 0.2 * VILLAGES[square]


# -- the board -------------------------------------------------------------------------------------


def _board_worth(ahead: Outlook, code: int) -> float:
    """Return the value of flipping a bridge, marking, placing a troop, or drawing by bribery."""
    state = ahead.table
    if code >= codes.DRAW_BRIBE:
        return _drawing_card_worth(ahead, code - codes.DRAW_BRIBE)
    if code >= codes.PLACE_AT:
        return _place_worth(ahead, code - codes.PLACE_AT)
    if codes.COLLAR_TROOP <= code < codes.COLLAR_NONE:
        square = state.square_of_troop[code - codes.COLLAR_TROOP]
        return ahead.marking_value(square) + _place_worth_outside(square)
    if state.phase == MARK_PHASE and code >= codes.MARK_TROOP:
        return _place_worth_outside(state.square_of_troop[code - codes.MARK_TROOP])
    if codes.FLIP <= code < codes.FLIP_NONE:
        return bridge_values.flip_worth(ahead, code - codes.FLIP)
    return 0.0


def _place_worth_outside(square: int) -> float:
    """Return the value of a troop's square outside the city.

    Dry squares count more, because boats can land only in ports. An unmarked troop in a village
    blocks it for seats that want to draw there.
    """
    if CITY_NUMBERS[square]:
        return 0.0
    return 0.3 + 0.1 * VILLAGES[square] if DRY[square] else 0.0


def _drawing_card_worth(ahead: Outlook, kind: int) -> float:
    """Return the value of a card that draws warriors or provisions."""
    if kind == FIVE_WARRIORS:
        if ahead.table.combat is not None:
            return 0.12 * stake(ahead) - 0.2
        return ahead.army_value(ahead.warriors + 5) - ahead.army_value(ahead.warriors) - 1.6
    return ahead.drawn_value(5) - 2.0


def _place_worth(ahead: Outlook, square: int) -> float:
    """Return the value of a square for the beaten troop.

    A troop of the other nation goes where coming back costs it most camouflage, and far out on the
    lake, from where no attack event brings it into the city; a troop of the seat's nation stays on
    land.
    """
    combat = ahead.table.combat
    if combat is None:
        return 0.0
    beaten = combat.troops[1 - combat.won]
    dry = DRY[square]
    worth = -0.3 * VILLAGES[square]
    if nation_of(beaten) == ahead.nation:
        return worth + (0.5 if dry else 0.0)
    fare = _fare_into_city(ahead.table, square)
    return worth + FARE_WORTH * fare + (0.0 if dry else 0.5) + 0.02 * _distance(square)


def _fare_into_city(state: CoreState, square: int) -> int:
    """Return the least camouflage from a square to a free square of the city, at most `MAX_FARE`.

    It is that of a seat that all marked troops on the way hinder.
    """
    barring = troops_mask(state.square_of_troop, state.collars, NOBODY)
    free = CITY
    for other in state.square_of_troop:
        if other != NOWHERE:
            free &= ~SQUARE_BIT[other]
    for fare in range(MAX_FARE):
        if reachable_mask(square, barring, state.broken_bridges, fare) & free:
            return fare
    return MAX_FARE


def _distance(square: int) -> float:
    """Return the distance of a square from the centre of the city, in steps as the crow flies."""
    centre = CITY_SQUARES[-1]
    return float(abs(square % WIDTH - centre % WIDTH) + abs(square // WIDTH - centre // WIDTH))
