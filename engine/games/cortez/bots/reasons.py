"""Effects of an action of Cortez up to the end of the next turn."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.cortez.bots.policy import MAX_PLAYOUT_ACTIONS, PLAYOUT_TURNS, CortezPolicy
from engine.games.cortez.cards import (
    GOLD,
    PROVISION_NAMES,
    VALUE_SLOTS,
    WEAPON,
)
from engine.games.cortez.codes import BID_AMOUNT, MOVE_TROOP, STEP_COUNT
from engine.games.cortez.effects import CEDES, DRAWS, LATER
from engine.games.cortez.multisets import of_worth
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, Outcome
from engine.games.cortez.rules.core_state import NOBODY, WINNER_MARK_PHASE
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.paths import NOWHERE
from engine.games.cortez.rules.scoring import (
    city_rank,
    city_squares_of,
    is_objective_met,
    leading_nation,
)
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import RECRUIT_COUNT
from engine.games.cortez.squares import SQUARE_COUNT

_PLAYOUTS = CortezPolicy()
#: The most troops or cards that are counted one by one.
MAX_LISTED_SINGLY = 4


def reasons(world: CortezState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    - `enters`, `leaves`: troops that come into the city or are lost there, one effect for each;
      after a move only the moved troop counts; with LATER those that come in by later actions
    - `temple`, `temple_lost`: the objective is gained or lost
    - `rules`, `nation`: the seat rules the city while treasures are left, its nation leads
    - `treasure`: the seat that gets it, None for the seat itself
    - `beats`, `beaten`: the rival of the open combat, whatever combats follow it; where the seat
      fights in none, with LATER, the rival of its last one
    - `marks`, `unmarked`: collars gained or lost
    - `spends`: weapons and gold, one effect for each
    - `cedes`: the defended square is given up, with DRAWS if laid cards are redrawn
    - `wins`, `loses`: the outcome, with the winner
    """
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    fought = finish_combat(before, world, rng)
    at_once = _count_entering(before, world, seat, code)
    while world.phase == WINNER_MARK_PHASE:
        _PLAYOUTS.play_out(world, rng, 1, [])
    marked = world.collars.count(seat)
    if world.decision is not None:
        _PLAYOUTS.play_out(world, rng, MAX_PLAYOUT_ACTIONS * PLAYOUT_TURNS, [])
    return [
        *_city_effects(before, world, seat, code, at_once),
        *_combat_effects(before, world, seat, fought),
        *_collar_effects(before, marked, world, seat),
        *_card_effects(before, world, seat, code),
    ]


def finish_combat(before: CortezState, world: CortezState, rng: Rng) -> Outcome | None:
    """Play until the combat that is open before or after the action is decided.

    Return its outcome, None without an open combat.
    """
    if world.combat is None and before.combat is None:
        return None
    # One action at a time, because later combats replace the last outcome of the state.
    for _ in range(MAX_PLAYOUT_ACTIONS):
        if (
            world.last_outcome is not before.last_outcome
            or world.combat is None
            or world.decision is None
        ):
            break
        _PLAYOUTS.play_out(world, rng, 1, [])
    return world.last_outcome if world.last_outcome is not before.last_outcome else None


def _city_effects(
    before: CortezState, after: CortezState, seat: int, code: Code, at_once: int
) -> list[Effect]:
    """Return the effects in the city; `at_once` troops come in by the action itself."""
    found: list[Effect] = []
    held = [city_squares_of(after, other) for other in range(after.rules.seats)]
    more = len(_troops_in_city(after, seat)) - len(_troops_in_city(before, seat))
    leaving = min(at_once - more, MAX_LISTED_SINGLY)
    if more > 0:
        more = min(more, _count_entering(before, after, seat, code))
    # A troop that comes in by the action itself does so whatever becomes of it later.
    entering = min(max(more, at_once), MAX_LISTED_SINGLY)
    found += [Effect("enters", "" if n < at_once else LATER, number=1 + n) for n in range(entering)]
    found += [Effect("leaves", number=1 + n) for n in range(leaving)]
    if is_objective_met(after, seat) != is_objective_met(before, seat):
        found.append(Effect("temple" if is_objective_met(after, seat) else "temple_lost"))
    best = max(held, key=city_rank)
    if best and best == held[seat] and after.decision is not None:
        found.append(Effect("rules"))
    if leading_nation(after) == after.nations[seat]:
        found.append(Effect("nation"))
    for other in range(after.rules.seats):
        if after.treasures[other] > before.treasures[other]:
            found.append(Effect("treasure", seat=None if other == seat else other))
    if after.decision is None:
        if after.winners & (1 << seat):
            found.append(Effect("wins"))
        else:
            found += [
                Effect("loses", seat=other)
                for other in range(after.rules.seats)
                if after.winners & (1 << other)
            ]
    return found


def _troops_in_city(state: CortezState, seat: int | None = None) -> list[int]:
    """Return the troops that hold a square of the city: of a seat, or all.

    Of two troops that fight, an attacker counts only if it came from the city, until it has won.
    """
    found = [
        troop
        for troop, square in enumerate(state.square_of_troop)
        if square != NOWHERE
        and CITY_NUMBERS[square]
        and (seat is None or state.collars[troop] == seat)
    ]
    combat = state.combat
    if combat is None:
        return found
    attacking, attacked = combat.troops
    beaten = attacked if combat.won == ATTACKER else attacking
    if combat.won == NOBODY and CITY_NUMBERS[combat.origin]:
        beaten = NOBODY
        if (seat is None or state.collars[attacking] == seat) and attacking not in found:
            found.append(attacking)
    return [troop for troop in found if troop != beaten]


def _count_entering(before: CortezState, after: CortezState, seat: int, code: Code) -> int:
    """Return how many troops of a seat came into the city.

    The former collar does not matter, but a troop that was already in the city does not count.
    After a move only the moved troop counts.
    """
    stood = _troops_in_city(before)
    entered = [troop for troop in _troops_in_city(after, seat) if troop not in stood]
    if MOVE_TROOP <= code < MOVE_TROOP + STEP_COUNT:
        moved = (code - MOVE_TROOP) // SQUARE_COUNT
        entered = [troop for troop in entered if troop == moved]
    return len(entered)


def _combat_effects(
    before: CortezState, after: CortezState, seat: int, fought: Outcome | None
) -> list[Effect]:
    """Return the outcome of a combat of the seat.

    `fought` is the outcome of the combat that is open after the action.
    """
    found: list[Effect] = []
    last, about = fought, ""
    if last is None or seat not in last.fighters:
        last, about = after.last_outcome, LATER
    if last is not None and last is not before.last_outcome and seat in last.fighters:
        attacker, defender = last.fighters
        rival = defender if seat == attacker else attacker
        won = last.won == (ATTACKER if seat == attacker else 1 - ATTACKER)
        found.append(Effect("beats" if won else "beaten", about, rival))
        if not about and not won and seat == defender:
            found += _ceding_effects(before, last, seat)
    return found


def _collar_effects(
    before: CortezState, marked: int, after: CortezState, seat: int
) -> list[Effect]:
    """Return whether the seat gains and whether it loses collars.

    It has `marked` ones after the action, with the combat that this leaves open. One that is won
    then and lost later counts as both.
    """
    held, last = before.collars.count(seat), after.collars.count(seat)
    gained, lost = max(marked, last) > held, last < max(marked, held)
    return [Effect("marks")] * gained + [Effect("unmarked")] * lost


def _ceding_effects(before: CortezState, last: Outcome, seat: int) -> list[Effect]:
    """Return whether the defender gave up the square.

    It did if it kept warriors back and laid no more than it redraws.
    """
    laid = len([card for card in last.laid[DEFENDER] if card // VALUE_SLOTS == seat])
    lying = 0
    if before.combat is not None:
        lying = len([card for card in before.combat.laid[DEFENDER] if card // VALUE_SLOTS == seat])
    if laid > RECRUIT_COUNT or laid >= before.warrior_count(seat) + lying:
        return []
    return [Effect(CEDES, DRAWS if laid else "")]


def _card_effects(before: CortezState, after: CortezState, seat: int, code: Code) -> list[Effect]:
    """Return the cards spent; after a bid those that every payment of it contains.

    Cards gained are left out: with another action the seat would merely draw or recruit later.
    """
    found: list[Effect] = []
    held = before.provisions_of(seat)
    due = held
    if BID_AMOUNT <= code < MOVE_TROOP:
        # The seat chooses with which of its cards it pays.
        payments = of_worth(held, before.rules.worth, code - BID_AMOUNT)
        due = [min(paid) for paid in zip(*payments, strict=True)]
    # Food and camouflage are the price of certain actions, weapons and gold could serve others.
    for kind in (WEAPON, GOLD):
        spent = held[kind] - after.held(seat, kind)
        spent = min(spent, due[kind], MAX_LISTED_SINGLY)
        found += [Effect("spends", PROVISION_NAMES[kind], number=1 + n) for n in range(spent)]
    return found
