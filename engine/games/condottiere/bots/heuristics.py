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
from engine.games.condottiere.rules.battle import NO_MERCENARY, POPE_OFF_MAP
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, DISCARD, DRAW, FINAL, KEEP
from engine.games.condottiere.rules.regions import (
    BIT,
    NEIGHBOURS,
    NOWHERE,
    largest_group,
    member_count,
)
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
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.view import CondottiereView

#: The value of keeping a card by kind: mercenaries as printed, then the others by their effects.
KEEPING_VALUE: list[int] = [*VALUE[:MERCENARIES], 6, 6, 10, 1, 5, 5, 4, 2]
#: The value of winning the game; a region itself is worth 1.
GAME_WON = 100
#: The value of each region by which a realm grows.
NEIGHBOUR_VALUE = 4
#: The share of the hand's value that a region of value 0 may cost.
MIN_HAND_SHARE = 0.15
#: The growth of this share with the value of the region.
HAND_SHARE_GROWTH = 0.05
#: The sufficient lead for each seat that may still answer.
LEAD_PER_RIVAL = 3


def advise(view: CondottiereView, codes: list[Code], rng: Rng) -> Code:
    """Return the action of the heuristics."""
    state = sample_world(view, rng)
    seat = state.turn
    for other in range(state.rules.seats):
        if other != seat and state.face_down_seats & BIT[other]:
            # Unseen cards do not count.
            state.lines[other].pop()
            state.face_down_seats &= ~BIT[other]
    if state.phase == CHOOSE:
        return _choose_region(state, codes, rng)
    if state.phase in (BATTLE, FINAL):
        return _choose_guarded(state, codes)
    if state.phase == DISCARD:
        hand = state.hands[seat]
        precious = HEROINE in hand or COURTESAN in hand
        return KEEP_HAND if precious or DISCARD_ALL not in codes else DISCARD_ALL
    if state.phase == KEEP:
        return max(codes, key=lambda code: sum(KEEPING_VALUE[kind] for kind in kept_kinds(code)))
    assert state.phase == DRAW
    return max(codes)


def gain(state: CondottiereState, seat: Seat, region: int) -> int:
    """Return the value of a region for a seat."""
    mine = state.owned[seat]
    after = mine | BIT[region]
    grown = largest_group(after)
    if state.rules.is_won_with(after):
        return GAME_WON
    return (
        1
        + NEIGHBOUR_VALUE * (grown - largest_group(mine))
        + member_count(NEIGHBOURS[region] & mine)
        + member_count(NEIGHBOURS[region] & state.free) // 2
    )


def danger(state: CondottiereState, seat: Seat, region: int) -> int:
    """Return the greatest value of a region for another seat."""
    seats = range(state.rules.seats)
    return max(gain(state, other, region) for other in seats if other != seat)


def relative_worth(state: CondottiereState, seat: Seat) -> float:
    """Return the worth of a hand in relation to the rivals' usual hands; 1 if these are empty."""
    rivals = [len(hand) for other, hand in enumerate(state.hands) if other != seat]
    usual = 4.5 * sum(rivals) / len(rivals)
    return _hand_worth(state, seat) / usual if usual else 1.0


def region_worth(state: CondottiereState, seat: Seat, region: int, hope: float) -> float:
    """Return how good a region is to choose, with some hope from 0 to 1 to take it."""
    return hope * gain(state, seat, region) - 0.7 * danger(state, seat, region)


def _hand_worth(state: CondottiereState, seat: Seat) -> int:
    return sum(KEEPING_VALUE[kind] for kind in state.hands[seat])


# -- regions ---------------------------------------------------------------------------------------


def _choose_region(state: CondottiereState, codes: list[Code], rng: Rng) -> Code:
    """Return a valuable region with a strong hand, else one of little value to others."""
    seat = state.turn
    strong = relative_worth(state, seat) >= 1.0
    best, highest = codes[0], -1e9
    for code in codes:
        if code == DECLINE:
            score = -1.0 if strong else -5.0
        else:
            score = region_worth(state, seat, code - CHOOSE_REGION, float(strong)) + rng.random()
        if score > highest:
            best, highest = code, score
    return best


def _pope_code(state: CondottiereState, codes: list[Code]) -> Code:
    """Return the action that moves the Pope to the region others want most."""
    seat = state.turn
    best, highest = POPE + POPE_OFF_MAP, 0
    for code in codes:
        if POPE <= code < POPE + POPE_OFF_MAP:
            region = code - POPE
            use = danger(state, seat, region) - gain(state, seat, region)
            if use > highest:
                best, highest = code, use
    return best


# -- battles ---------------------------------------------------------------------------------------


def _choose_guarded(state: CondottiereState, codes: list[Code]) -> Code:
    """Return the action of `_choose_card`, but take sure wins and stop rivals who would win."""
    sure = verdicts(state, codes)
    for code in codes:
        if sure.get(code) == WON:
            return code
    sound = [code for code in codes if code not in sure]
    code = _choose_card(state, codes)
    if code in sound:
        return code
    strong = [code for code in sound if code < MERCENARIES]
    return strong[-1] if strong else sound[0]


def _choose_card(state: CondottiereState, codes: list[Code]) -> Code:
    """Return the card to lay, or a pass, by simple rules."""
    seat = state.turn
    totals = battle.line_strengths(state, only_shown=False)
    lead = totals[seat] - _best_rival(totals, seat)
    awake = _awake_mask(state)
    rivals = member_count(awake & ~BIT[seat])
    stake, desperate = _stake(state, totals)
    if lead > 0:
        if stake > 3 and rivals and SURRENDER in codes:
            return SURRENDER
        wanted = LEAD_PER_RIVAL * rivals if stake > 2 else 1
        if lead >= wanted or not rivals:
            return _rest_code(state, codes)
    budget = _hand_worth(state, seat) * min(1.0, MIN_HAND_SHARE + HAND_SHARE_GROWTH * stake)
    if desperate or not any(totals):
        # A region without any card on the table is worth any card.
        budget = 1e9
    best, cheapest = PASS, budget + 1
    for code in codes:
        if code >= PASS or code == SURRENDER:
            continue
        after = _strengths_after(state, code)
        ahead = after[seat] - _best_rival(after, seat)
        cost = _cost(code)
        if ahead > max(lead, 0) and cost < cheapest:
            best, cheapest = code, float(cost)
    if POPE <= best < PASS:
        return _pope_code(state, codes)
    if best != PASS:
        return best
    return _catch_up(state, codes, lead, budget, desperate)


def _best_rival(totals: list[int], seat: Seat) -> int:
    return max(total for other, total in enumerate(totals) if other != seat)


def _awake_mask(state: CondottiereState) -> int:
    """Return the mask of the seats that may still lay cards."""
    return sum(
        BIT[seat]
        for seat in range(state.rules.seats)
        if not state.passed_seats & BIT[seat] and state.hands[seat]
    )


def _stake(state: CondottiereState, totals: list[int]) -> tuple[int, bool]:
    """Return the value of the battle for the seat to move, and whether it must stop a rival."""
    if state.phase == FINAL or state.region == NOWHERE:
        return GAME_WON, True
    seat = state.turn
    own_gain = gain(state, seat, state.region)
    winning = [
        other
        for other in range(state.rules.seats)
        if other != seat and gain(state, other, state.region) >= GAME_WON
    ]
    leader = battle.sole_leader(totals)
    others_awake = _awake_mask(state) & ~BIT[seat]
    if leader in winning or (winning and not others_awake & ~sum(BIT[other] for other in winning)):
        return GAME_WON, True
    return own_gain, own_gain >= GAME_WON


def _strengths_after(state: CondottiereState, code: Code) -> list[int]:
    """Return the strengths after laying a card."""
    twin = state.clone()
    if code >= POPE:
        battle.play(twin, BISHOP, POPE_OFF_MAP, None)
    elif code >= TAKE:
        battle.play(twin, SCARECROW, code - TAKE, None)
    else:
        battle.play(twin, code, NO_MERCENARY, None)
    return battle.line_strengths(twin, only_shown=False)


def _cost(code: Code) -> int:
    if code >= POPE:
        return KEEPING_VALUE[BISHOP]
    return KEEPING_VALUE[SCARECROW] if code >= TAKE else KEEPING_VALUE[code]


def _rest_code(state: CondottiereState, codes: list[Code]) -> Code:
    """Return a courtesan if she gets the pawn, else a pass."""
    if COURTESAN in codes and battle.courtesan_leader(state) != state.turn:
        maximum = max(line.count(COURTESAN) for line in state.lines)
        if state.lines[state.turn].count(COURTESAN) == maximum:
            return COURTESAN
    return PASS


def _catch_up(
    state: CondottiereState, codes: list[Code], lead: int, budget: float, desperate: bool
) -> Code:
    """Return the best card if no single one takes the lead.

    This is the strongest mercenary if all together might lead, or a bishop to stop the battle.
    """
    mercenaries = [kind for kind in state.hands[state.turn] if kind < MERCENARIES]
    reach = sum(VALUE[kind] for kind in mercenaries)
    if desperate:
        if BISHOP in codes:
            return BISHOP
        if any(POPE <= code < PASS for code in codes):
            return _pope_code(state, codes)
    if mercenaries and lead + reach > 0 and (desperate or -lead < budget):
        return max(mercenaries)
    return PASS
