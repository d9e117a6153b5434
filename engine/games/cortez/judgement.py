"""How good an answer or a standing seems, by rules of thumb.

Worths are in points, roughly. They look at what the seat asked knows: the board, its own cards,
and how many the others hold.

A hot module: it must also compile.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.cortez import codes, scoring
from engine.games.cortez.cards import PROVISION_TYPES, VALUES, WEAPON, nation_of
from engine.games.cortez.fight import (
    ATTACKER,
    DEFENDER,
    FIRST_GOLD_PRICE,
    OPENING,
    PRICE_COUNTS,
    REPLY,
    Fight,
)
from engine.games.cortez.ground import CITY_NUMBERS, VILLAGES
from engine.games.cortez.multisets import unpacked
from engine.games.cortez.reach import NO_COLLAR
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.table import NOBODY, Table

#: What a provision of each type, a warrior's value and a collar on the board are worth.
PROVISIONS: Final[list[float]] = [0.5, 1.2, 1.4, 1.3]
WARRIOR: Final = 0.35
COLLAR: Final = 3.0
#: A square of the city, the temple of one's objective, and what a square is worth by its number.
CITY: Final = 6.0
OBJECTIVE: Final = 10.0
RANK: Final = 0.06
#: What a hidden warrior counts in a fight, with the weapons that may go with it.
HIDDEN: Final = 3.4
#: Points by which a seat must lead another to be about three times as likely to win.
LEAD: Final = 9.0


def square_worth(table: Table, seat: int, square: int) -> float:
    """What it is worth to a seat that its troop stands on a square; only the seat asked knows its
    objective.
    """
    number = CITY_NUMBERS[square]
    if not number:
        return 0.0
    worth = CITY + RANK * number
    if seat == table.turn and number == table.objectives[seat]:
        worth += OBJECTIVE
    return worth


def own_strength(table: Table, seat: int) -> float:
    """What a seat can bring to a fight with all it has."""
    weapons = table.held(seat, WEAPON)
    total = 0
    for value in range(VALUES - 1, 0, -1):
        number = table.warriors[seat * VALUES + value]
        armed = min(number, weapons)
        weapons -= armed
        total += value * (number + armed)
    return float(total)


def guessed_strength(table: Table, seat: int) -> float:
    """What another seat may be expected to bring, from the size of its hands."""
    warriors = table.warrior_count(seat)
    weapons = table.provision_count(seat) / PROVISION_TYPES
    return 3.0 * warriors + 3.5 * min(float(warriors), weapons)


def chance(own: float, other: float) -> float:
    """How likely the stronger of two guesses is to win."""
    if own + other <= 0:
        return 0.0
    return own * own / (own * own + other * other)


def attack_worth(table: Table, seat: int, square: int) -> float:
    """What a fight for a square seems worth to the attacker, the square itself included."""
    target = table.on[square]
    owner = table.collars[target]
    if owner != NO_COLLAR:
        against = guessed_strength(table, owner)
        loss = square_worth(table, owner, square) * 0.5 + COLLAR * 0.5
    else:
        against = 0.0
        for other in range(table.rules.seats):
            if table.nations[other] == nation_of(target):
                against = max(against, guessed_strength(table, other))
        loss = 0.0
    likely = chance(own_strength(table, seat), against)
    won = square_worth(table, seat, square) + 1.1 * VILLAGES[square] + COLLAR + loss
    return likely * won - (1.0 - likely) * COLLAR - 1.5


def move_worth(table: Table, seat: int, troop: int, square: int) -> float:
    """What an action of moving seems worth."""
    left = square_worth(table, seat, table.at[troop])
    if table.on[square] != NOBODY:
        return attack_worth(table, seat, square) - left
    return square_worth(table, seat, square) + 1.1 * VILLAGES[square] - left


def cards_worth(counts: list[int]) -> float:
    """What provisions are worth, the first of a type more than the last."""
    total = 0.0
    for kind in range(PROVISION_TYPES):
        number = counts[kind]
        total += PROVISIONS[kind] * number - 0.02 * number * number
    return total


# -- answers -------------------------------------------------------------------------------------


def worth(table: Table, code: int) -> float:
    """What an answer of the seat asked seems worth, compared with the others to that question."""
    seat = table.turn
    if code < codes.FLIP:
        return _plain(table, seat, code)
    if code < codes.BID_AMOUNT:
        return _board(table, seat, code)
    if code < codes.MOVE_TROOP:
        amount = code - codes.BID_AMOUNT
        return 3.5 - 0.45 * amount
    if code < codes.HELP:
        return _step(table, seat, code)
    return _cards(table, seat, code)


def _plain(table: Table, seat: int, code: int) -> float:
    fight = table.fight
    if code == codes.RECRUIT:
        return 4.0 - 0.5 * table.warrior_count(seat)
    if code == codes.DRAW:
        return 1.0
    if code == codes.BUY_THEM:
        return 2.0 - 0.3 * table.warrior_count(seat)
    if code == codes.ACCEPT:
        return _deal_worth(table, seat)
    if fight is not None and code >= codes.DONE:
        return _laying_worth(table, fight, seat, code)
    return 0.0


def _deal_worth(table: Table, seat: int) -> float:
    fight = table.fight
    if fight is None:
        return cards_worth(table.give) - cards_worth(table.get) - 0.3
    if fight.seller == NOBODY:
        # To surrender for what is offered.
        own, against = own_strength(table, seat), guessed_strength(table, table.active)
        at_stake = COLLAR + 0.5 * square_worth(table, seat, fight.square)
        return cards_worth(table.give) - chance(own, against) * 2.0 * at_stake
    price = PRICE_COUNTS[fight.price] * (1.3 if fight.price >= FIRST_GOLD_PRICE else 0.8)
    help_ = fight.value + 3.0 * fight.arms
    return 0.35 * help_ - price


def _laying_worth(table: Table, fight: Fight, seat: int, code: int) -> float:
    """Lay as much as the other side seems to have, the best cards first; give up what is lost."""
    side = ATTACKER if fight.fighters[ATTACKER] == seat else DEFENDER
    here = float(fight.strength(side))
    there = HIDDEN * len(fight.laid[1 - side]) + 3.0 * fight.weapons[1 - side]
    if fight.step == OPENING:
        there = min(9.0, 0.6 * guessed_strength(table, fight.fighters[DEFENDER]))
    most = here + own_strength(table, seat)
    behind = here <= there if side == ATTACKER else here < there
    if code == codes.DONE:
        return 0.5 if not behind or most < there else -0.5
    if code == codes.SURRENDER:
        return 0.8 if most < 0.7 * there else -2.0
    if fight.step != REPLY and not behind:
        return -0.2
    if code == codes.ADD_WEAPON:
        return 0.4
    value = code - codes.ADD_WARRIOR
    return (0.1 * value if behind else -0.1 * value) - (1.0 if most < there else 0.0)


def _board(table: Table, seat: int, code: int) -> float:
    """Bridges, collars, beaten troops, and bribery cards that draw."""
    if code >= codes.DRAW_BRIBE:
        return 3.0
    if code >= codes.PLACE_AT:
        square = code - codes.PLACE_AT
        return -0.3 * VILLAGES[square]
    if codes.COLLAR_TROOP <= code < codes.COLLAR_NONE:
        return COLLAR + square_worth(table, seat, table.at[code - codes.COLLAR_TROOP])
    return 0.0


def _step(table: Table, seat: int, code: int) -> float:
    sort, step = divmod(code - codes.MOVE_TROOP, codes.STEPS)
    troop, square = divmod(step, SQUARE_COUNT)
    if sort == 0:
        return move_worth(table, seat, troop, square)
    if code >= codes.FOREIGN_BRIBE:
        owner = table.collars[troop]
        lost = square_worth(table, owner, table.at[troop])
        return 0.6 * (lost - square_worth(table, owner, square)) - 2.0
    if code >= codes.OWN_BRIBE:
        return move_worth(table, seat, troop, square) - 2.0
    kin = 1.0 if nation_of(troop) == table.nations[seat] else -1.0
    number = CITY_NUMBERS[table.at[troop]] if sort == 1 else CITY_NUMBERS[square]
    if sort == 1:
        return -kin * RANK * number
    # Who puts a troop on the temple of its own objective stands in its own way.
    return kin * RANK * number - (2.0 if number == table.objectives[seat] else 0.0)


def _cards(table: Table, seat: int, code: int) -> float:
    """Cards offered, paid or kept."""
    if code < codes.TRADE_WITH:
        rest, price = divmod(code - codes.HELP, codes.PRICE_KINDS)
        rest, arms = divmod(rest, codes.ARMS)
        value = rest % VALUES
        paid = PRICE_COUNTS[price] * (1.3 if price >= FIRST_GOLD_PRICE else 0.8)
        return paid - WARRIOR * value - PROVISIONS[WEAPON] * arms - 0.2
    if code < codes.OFFER_CARDS:
        give, get = divmod((code - codes.TRADE_WITH) % codes.TRADES**2, codes.TRADES)
        radix = codes.TRADE_RADIX
        gain = cards_worth(unpacked(get, radix, PROVISION_TYPES))
        return gain - cards_worth(unpacked(give, radix, PROVISION_TYPES)) - 0.5
    if code < codes.PAY_CARDS:
        return -0.5
    if code < codes.KEEP_PROVISION_CARDS:
        paid_cards = unpacked(code - codes.PAY_CARDS, codes.PROVISION_RADIX, PROVISION_TYPES)
        return -cards_worth(paid_cards)
    if code < codes.KEEP_WARRIOR_CARDS:
        kept = code - codes.KEEP_PROVISION_CARDS
        return cards_worth(unpacked(kept, codes.PROVISION_RADIX, PROVISION_TYPES))
    values = unpacked(code - codes.KEEP_WARRIOR_CARDS, codes.WARRIOR_RADIX, VALUES)
    return float(sum([value * values[value] for value in range(VALUES)]))


# -- standings -----------------------------------------------------------------------------------


def standing(table: Table) -> list[float]:
    """How likely each seat seems to win, from the points it would have now and what it holds."""
    nation = scoring.leading_nation(table)
    seats = table.rules.seats
    points: list[float] = []
    for seat in range(seats):
        total = float(scoring.score_of(table, seat, nation)[-1])
        total += 0.3 * own_strength(table, seat) + COLLAR * table.collars.count(seat)
        total += 0.5 * table.provision_count(seat)
        points.append(total)
    # The treasure of this round is still to be won by whoever now rules the city.
    if table.round:
        ruling = NOBODY
        best = 0
        for seat in range(seats):
            rank = scoring.rank(scoring.in_city(table, seat))
            if rank > best:
                ruling, best = seat, rank
        if ruling != NOBODY:
            points[ruling] += 0.5 * scoring.TREASURE_POINTS
    top = max(points)
    weights = [exp((own - top) / LEAD) for own in points]
    total = sum(weights)
    return [weight / total for weight in weights]
