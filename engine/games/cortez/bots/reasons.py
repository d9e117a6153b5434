"""What comes of an answer at Cortez by the end of the next turn."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.cortez.bots.policy import HORIZON, TURNS, CortezPolicy
from engine.games.cortez.cards import GOLD, PROVISION_NAMES, PROVISION_TYPES, VALUES, WEAPON
from engine.games.cortez.codes import MOVE_TROOP, STEPS
from engine.games.cortez.rules.fight import ATTACKER, DEFENDER, Outcome
from engine.games.cortez.rules.map_tables import CITY_SQUARES
from engine.games.cortez.rules.scoring import in_city, leading_nation, objective_met, rank
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import NOBODY
from engine.games.cortez.rules.turns import RECRUITS
from engine.games.cortez.squares import SQUARE_COUNT

_PLAYOUTS = CortezPolicy()
#: More troops and cards than these are not counted one by one.
MOST_COUNTED = 4
#: What a fact is about that tells of a combat which begins only later; that cards are drawn.
LATER, DRAWS = "later", "draws"
#: What is told even where it comes of all answers alike.
CEDES = "cedes"


def reasons(world: CortezState, code: Code, rng: Rng) -> list[Effect]:
    """At least so many troops from outside it brings into the city (`enters`) or loses there
    (`leaves`), a move only the troop that moves; whether
    its `temple` is gained or lost (`temple_lost`), it `rules` the city, its `nation` does; who gets
    the `treasure`; whom it `beats` or by whom it is `beaten`, in the open combat or a later one;
    collars gained or lost (`marks`, `unmarked`); weapons and gold it `spends`, at least so many;
    whether it `cedes` the square that it defends, with what is drawn for what it lays (`draws`) or
    without; and whether it `wins`, or `loses` to whom.
    """
    seat, before = world.turn, world.clone()
    world.step(code, rng)
    fight = world.fight or before.fight
    open_ = None if fight is None else (fight.square, fight.troops[:])
    if world.decision is not None:
        _PLAYOUTS.rollout(world, rng, HORIZON * TURNS, [])
    return [
        *_of_city(before, world, seat, code),
        *_of_combat(before, world, seat, open_),
        *_of_cards(before, world, seat),
    ]


def _of_city(before: CortezState, after: CortezState, seat: int, code: Code) -> list[Effect]:
    found: list[Effect] = []
    held = [in_city(after, other) for other in range(after.rules.seats)]
    more = len(held[seat]) - len(in_city(before, seat))
    if more > 0:
        more = min(more, _entering(before, after, seat, code))
    kind = "enters" if more > 0 else "leaves"
    found += [Effect(kind, number=1 + n) for n in range(min(abs(more), MOST_COUNTED))]
    if objective_met(after, seat) != objective_met(before, seat):
        found.append(Effect("temple" if objective_met(after, seat) else "temple_lost"))
    best = max(held, key=rank)
    if best and best == held[seat]:
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


def _entering(before: CortezState, after: CortezState, seat: int, code: Code) -> int:
    """How many troops of a seat stand in the city that stood outside before: whose collar they had
    then is no matter, but one that stood there already is not brought in. Of a move only its troop
    counts: the others are not its doing.
    """
    stood = {before.on[square] for square in CITY_SQUARES}
    entered = [
        troop
        for square in CITY_SQUARES
        if (troop := after.on[square]) != NOBODY
        and after.collars[troop] == seat
        and troop not in stood
    ]
    if MOVE_TROOP <= code < MOVE_TROOP + STEPS:
        moved = (code - MOVE_TROOP) // SQUARE_COUNT
        entered = [troop for troop in entered if troop == moved]
    return len(entered)


def _of_combat(
    before: CortezState, after: CortezState, seat: int, open_: tuple[int, list[int]] | None
) -> list[Effect]:
    """How the last combat ended that the seat fought, and what became of its collars; where and of
    whom the one is that is `open_` once the answer is given.
    """
    found: list[Effect] = []
    last = after.last
    if last is not None and last is not before.last and seat in last.fighters:
        attacker, defender = last.fighters
        rival = defender if seat == attacker else attacker
        won = last.won == (ATTACKER if seat == attacker else 1 - ATTACKER)
        about = "" if (last.square, last.troops) == open_ else LATER
        found.append(Effect("beats" if won else "beaten", about, rival))
        if not about and not won and seat == defender:
            found += _ceded(before, last, seat)
    more = after.collars.count(seat) - before.collars.count(seat)
    if more:
        found.append(Effect("marks" if more > 0 else "unmarked"))
    return found


def _ceded(before: CortezState, last: Outcome, seat: int) -> list[Effect]:
    """Whether the defender gave the square up: kept warriors back, and laid no more than are drawn
    again.
    """
    laid = len([card for card in last.laid[DEFENDER] if card // VALUES == seat])
    lying = 0
    if before.fight is not None:
        lying = len([card for card in before.fight.laid[DEFENDER] if card // VALUES == seat])
    if laid > RECRUITS or laid >= before.warrior_count(seat) + lying:
        return []
    return [Effect(CEDES, DRAWS if laid else "")]


def _of_cards(before: CortezState, after: CortezState, seat: int) -> list[Effect]:
    """What is spent. What is gained is left out: whoever seems to gain more by another answer would
    merely draw or recruit a little later.
    """
    found: list[Effect] = []
    # Food and camouflage go with the answers that need them; these may serve others.
    for kind in (WEAPON, GOLD):
        at = seat * PROVISION_TYPES + kind
        spent = min(before.provisions[at] - after.provisions[at], MOST_COUNTED)
        found += [Effect("spends", PROVISION_NAMES[kind], number=1 + n) for n in range(spent)]
    return found
