"""Chances of winning the open combat after an action, and actions that spare cards.

They are sampled from worlds that the seat to move considers possible, so nothing hidden is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Effect, Seat
from engine.games.cortez import codes as numbers
from engine.games.cortez.actions import SIDES, Mercenary
from engine.games.cortez.bots.policy import HORIZON, CortezPolicy
from engine.games.cortez.bots.reasons import finish_combat
from engine.games.cortez.effects import CHANCE, IDLE_CHANCE
from engine.games.cortez.rules.action_codes import action_of
from engine.games.cortez.rules.fight import ATTACKER, Outcome
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import LAY
from engine.games.cortez.rules.turns import RECRUITS
from engine.games.cortez.views.sampler import sampler
from engine.games.cortez.views.view import CortezView

_PLAYOUTS = CortezPolicy()
#: The kinds of decisions of a combat, with the action that adds, pays and offers nothing.
IDLE: Mapping[str, Code] = {
    "combat_step": numbers.DONE,
    "buy_warriors": numbers.BUY_NONE,
    "mercenary": numbers.PASS,
    "mercenary_answer": numbers.REFUSE,
    "fight_bribery": numbers.PASS,
    "parley": numbers.PASS,
    "parley_answer": numbers.REFUSE,
}
#: The most worlds, and the fewest that say something.
WORLDS = 60
FEWEST = 10
#: The gain in per cent up to which paid help or a weapon changes nothing.
NOTHING_GAINED = 3
#: The chance in per cent from which a combat counts as won, so that weapons are kept.
AS_GOOD_AS_WON = 95


def combat_chances(
    view: CortezView, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
) -> dict[Code, list[Effect]]:
    """Return the chances after these actions and without them; empty outside of combats.

    All actions are given in the same worlds with the same random numbers. `stopped` is asked with
    the number of worlds so far. A surrender has no chance.
    """
    kind = view.decision.kind if view.decision is not None else ""
    if kind not in IDLE or view.combat is None or len(codes) < 2:
        return {}
    idle = IDLE[kind]
    draw, rng = sampler(view, 1.0), Rng(seed)
    legal = draw(Rng(seed)).codes()
    examined = [*codes, *([idle] if idle in legal and idle not in codes else [])]
    winners: dict[Code, list[Seat]] = {code: [] for code in examined}
    without: list[Seat] = []
    worlds = 0
    while worlds < WORLDS and not stopped(worlds):
        world, lots = draw(rng), derived_seed(rng.below(1 << 30))
        for code in examined:
            after, dice = world.clone(), Rng(lots)
            after.step(code, dice)
            # A fighter who adds nothing now might still add something later.
            holds = code == idle and kind == "combat_step"
            outcome = finish_combat(world, after.clone() if holds else after, dice)
            if outcome is not None:
                winners[code].append(outcome.fighters[outcome.won])
            if holds and (held := _finish_holding(world, after, Rng(lots))) is not None:
                without.append(held.fighters[held.won])
        worlds += 1
    if worlds < FEWEST:
        return {}
    without = without or winners.get(idle, [])
    found: dict[Code, list[Effect]] = {}
    for code in examined:
        if code == numbers.SURRENDER or (kind == "parley_answer" and code == numbers.ACCEPT):
            continue
        seat = _side_of(view, code)
        mine = view.decision is not None and seat == view.decision.seat
        named = None if mine else seat
        told = [Effect(CHANCE, seat=named, number=_per_cent(winners[code], seat))]
        if idle in winners and code != idle:
            told.append(Effect(IDLE_CHANCE, seat=named, number=_per_cent(without, seat)))
        found[code] = told
    return found


def _finish_holding(before: CortezState, world: CortezState, rng: Rng) -> Outcome | None:
    """Play until the combat is decided, while the seat that moved before adds nothing more."""
    seat = before.turn
    for _ in range(HORIZON):
        if world.last is not before.last or world.combat is None or world.decision is None:
            break
        if world.phase == LAY and world.turn == seat:
            world.step(numbers.DONE, rng)
        else:
            _PLAYOUTS.rollout(world, rng, 1, [])
    return world.last if world.last is not before.last else None


def _side_of(view: CortezView, code: Code) -> Seat:
    """Return the fighter whose chance an action is about: the seat to move, or the one it helps."""
    assert view.combat is not None
    assert view.decision is not None
    fighters = view.combat.attacker, view.combat.defender
    if view.decision.seat in fighters:
        return view.decision.seat
    action = action_of(code)
    return fighters[SIDES.index(action.for_) if isinstance(action, Mercenary) else ATTACKER]


def _per_cent(winners: Sequence[Seat], seat: Seat) -> int:
    """Return the chance of a seat by the rule of succession: few worlds prove nothing."""
    return round(100 * (winners.count(seat) + 1) / (len(winners) + 2))


def thriftier(view: CortezView, code: Code, facts: Mapping[Code, Sequence[Effect]]) -> Code:
    """Return the action that does nothing instead of one that pays for nothing, else `code`."""
    kind = view.decision.kind if view.decision is not None else ""
    numbered = {fact.kind: fact.number for fact in facts.get(code, ())}
    if CHANCE not in numbered or IDLE_CHANCE not in numbered:
        return code
    gain, without = numbered[CHANCE] - numbered[IDLE_CHANCE], numbered[IDLE_CHANCE]
    pays = kind == "mercenary_answer"
    lays = kind == "combat_step" and code != numbers.SURRENDER and without >= AS_GOOD_AS_WON
    if not pays and not (lays and (code == numbers.ADD_WEAPON or _redraws_no_more(view))):
        return code
    return IDLE[kind] if gain <= NOTHING_GAINED else code


def _redraws_no_more(view: CortezView) -> bool:
    """Return whether the seat to move has laid as many warriors as it draws after the combat."""
    assert view.combat is not None
    assert view.decision is not None
    seat = view.decision.seat
    return sum(laid.seat == seat for side in view.combat.laid for laid in side) >= RECRUITS
