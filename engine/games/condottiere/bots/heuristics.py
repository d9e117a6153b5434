"""The heuristic bot: values of regions and of cards spent in a battle.

It judges by its view alone. It wins cheap battles, spends more where its realm would grow, and
everything where a rival would win the game.

A hot module: it must also compile.
"""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.condottiere.bots.exact_battles import WON, verdicts
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    SURRENDER,
    VALUE,
)
from engine.games.condottiere.rules import battle
from engine.games.condottiere.rules.battle import NOTHING, OFF_MAP
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS, NOWHERE, count, largest_group
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    KEEP_HAND,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
    kept_kinds,
)
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, DISCARD, DRAW, FINAL, KEEP
from engine.games.condottiere.views.sampler import world
from engine.games.condottiere.views.view import CondottiereView

#: The value of keeping a card by kind: mercenaries as printed, then the others by their effects.
WORTH: list[int] = [*VALUE[:MERCENARIES], 6, 6, 10, 1, 5, 5, 4, 2]
#: The value of winning the game; a region itself is worth 1.
GAME_WON = 100
#: The value of each region by which a realm grows.
GROWTH = 4
#: The share of the hand's value that a region of value 0 may cost.
SHARE = 0.15
#: The growth of this share with the value of the region.
SHARE_GROWTH = 0.05
#: The sufficient lead for each seat that may still answer.
MARGIN = 3


def advise(view: CondottiereView, codes: list[Code], rng: Rng) -> Code:
    """Return the action of the heuristics."""
    table = world(view, rng)
    seat = table.turn
    for other in range(table.rules.seats):
        if other != seat and table.face_down_seats & BIT[other]:
            # Unseen cards do not count.
            table.lines[other].pop()
            table.face_down_seats &= ~BIT[other]
    if table.phase == CHOOSE:
        return _choose_region(table, codes, rng)
    if table.phase in (BATTLE, FINAL):
        return _choose_guarded(table, codes)
    if table.phase == DISCARD:
        hand = table.hands[seat]
        precious = HEROINE in hand or COURTESAN in hand
        return KEEP_HAND if precious or DISCARD_ALL not in codes else DISCARD_ALL
    if table.phase == KEEP:
        return max(codes, key=lambda code: sum(WORTH[kind] for kind in kept_kinds(code)))
    assert table.phase == DRAW
    return max(codes)


def gain(table: CondottiereState, seat: Seat, region: int) -> int:
    """Return the value of a region for a seat."""
    mine = table.owned[seat]
    after = mine | BIT[region]
    grown = largest_group(after)
    if table.rules.won_with(after):
        return GAME_WON
    return (
        1
        + GROWTH * (grown - largest_group(mine))
        + count(NEIGHBOURS[region] & mine)
        + count(NEIGHBOURS[region] & table.free) // 2
    )


def danger(table: CondottiereState, seat: Seat, region: int) -> int:
    """Return the greatest value of a region for another seat."""
    seats = range(table.rules.seats)
    return max(gain(table, other, region) for other in seats if other != seat)


def _hand_worth(table: CondottiereState, seat: Seat) -> int:
    return sum(WORTH[kind] for kind in table.hands[seat])


# -- Regions ---------------------------------------------------------------------------------------


def _choose_region(table: CondottiereState, codes: list[Code], rng: Rng) -> Code:
    """Choose a valuable region with a strong hand, and one of little value to others with a weak
    one.
    """
    seat = table.turn
    rivals = [len(hand) for other, hand in enumerate(table.hands) if other != seat]
    usual = 4.5 * sum(rivals) / len(rivals)
    strong = _hand_worth(table, seat) >= usual
    best, highest = codes[0], -1e9
    for code in codes:
        if code == DECLINE:
            score = -1.0 if strong else -5.0
        else:
            region = code - CHOOSE_REGION
            mine = gain(table, seat, region)
            score = (mine if strong else 0) - 0.7 * danger(table, seat, region) + rng.random()
        if score > highest:
            best, highest = code, score
    return best


def _pope_code(table: CondottiereState, codes: list[Code]) -> Code:
    """Return the action that moves the Pope to the region others want most."""
    seat = table.turn
    best, highest = POPE + OFF_MAP, 0
    for code in codes:
        if POPE <= code < POPE + OFF_MAP:
            region = code - POPE
            use = danger(table, seat, region) - gain(table, seat, region)
            if use > highest:
                best, highest = code, use
    return best


# -- Battles ---------------------------------------------------------------------------------------


def _choose_guarded(table: CondottiereState, codes: list[Code]) -> Code:
    """Return the action of `_choose_card`, but take sure wins and never let a rival win that can be
    stopped.
    """
    sure = verdicts(table, codes)
    for code in codes:
        if sure.get(code) == WON:
            return code
    sound = [code for code in codes if code not in sure]
    code = _choose_card(table, codes)
    if code in sound:
        return code
    strong = [code for code in sound if code < MERCENARIES]
    return strong[-1] if strong else sound[0]


def _choose_card(table: CondottiereState, codes: list[Code]) -> Code:
    seat = table.turn
    totals = battle.strengths(table, False)
    lead = totals[seat] - _best_rival(totals, seat)
    awake = _awake_mask(table)
    rivals = count(awake & ~BIT[seat])
    stake, desperate = _stake(table, totals)
    if lead > 0:
        if stake > 3 and rivals and SURRENDER in codes:
            return SURRENDER
        wanted = MARGIN * rivals if stake > 2 else 1
        if lead >= wanted or not rivals:
            return _rest_code(table, codes)
    budget = _hand_worth(table, seat) * min(1.0, SHARE + SHARE_GROWTH * stake)
    if desperate or not any(totals):
        # A region without any card on the table is worth any card.
        budget = 1e9
    best, cheapest = PASS, budget + 1
    for code in codes:
        if code >= PASS or code == SURRENDER:
            continue
        after = _strengths_after(table, code)
        ahead = after[seat] - _best_rival(after, seat)
        cost = _cost(code)
        if ahead > max(lead, 0) and cost < cheapest:
            best, cheapest = code, float(cost)
    if POPE <= best < PASS:
        return _pope_code(table, codes)
    if best != PASS:
        return best
    return _catch_up(table, codes, lead, budget, desperate)


def _best_rival(totals: list[int], seat: Seat) -> int:
    return max(total for other, total in enumerate(totals) if other != seat)


def _awake_mask(table: CondottiereState) -> int:
    """Return the mask of the seats that may still lay cards."""
    return sum(
        BIT[seat]
        for seat in range(table.rules.seats)
        if not table.passed & BIT[seat] and table.hands[seat]
    )


def _stake(table: CondottiereState, totals: list[int]) -> tuple[int, bool]:
    """Return the value of the battle for the seat to move, and whether it must stop a rival."""
    if table.phase == FINAL or table.region == NOWHERE:
        return GAME_WON, True
    seat = table.turn
    own = gain(table, seat, table.region)
    winning = [
        other
        for other in range(table.rules.seats)
        if other != seat and gain(table, other, table.region) >= GAME_WON
    ]
    leader = battle.strongest(totals)
    others_awake = _awake_mask(table) & ~BIT[seat]
    if leader in winning or (winning and not others_awake & ~sum(BIT[other] for other in winning)):
        return GAME_WON, True
    return own, own >= GAME_WON


def _strengths_after(table: CondottiereState, code: Code) -> list[int]:
    """Return the strengths after laying a card."""
    twin = table.clone()
    if code >= POPE:
        battle.play(twin, BISHOP, OFF_MAP, None)
    elif code >= TAKE:
        battle.play(twin, SCARECROW, code - TAKE, None)
    else:
        battle.play(twin, code, NOTHING, None)
    return battle.strengths(twin, False)


def _cost(code: Code) -> int:
    if code >= POPE:
        return WORTH[BISHOP]
    return WORTH[SCARECROW] if code >= TAKE else WORTH[code]


def _rest_code(table: CondottiereState, codes: list[Code]) -> Code:
    """Return a courtesan if she gets the pawn, else a pass."""
    if COURTESAN in codes and battle.courtesan_leader(table) != table.turn:
        maximum = max(line.count(COURTESAN) for line in table.lines)
        if table.lines[table.turn].count(COURTESAN) == maximum:
            return COURTESAN
    return PASS


def _catch_up(
    table: CondottiereState, codes: list[Code], lead: int, budget: float, desperate: bool
) -> Code:
    """Return the best card if no single one takes the lead.

    This is the strongest mercenary if all together might lead, or a bishop to stop the battle.
    """
    held = [kind for kind in table.hands[table.turn] if kind < MERCENARIES]
    reach = sum(VALUE[kind] for kind in held)
    if desperate:
        if BISHOP in codes:
            return BISHOP
        if any(POPE <= code < PASS for code in codes):
            return _pope_code(table, codes)
    if held and lead + reach > 0 and (desperate or -lead < budget):
        return max(held)
    return PASS
