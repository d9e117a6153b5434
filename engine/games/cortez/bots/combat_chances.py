"""Chances of winning the open combat after an action, and actions that spare cards.

They are sampled from worlds that the seat to move considers possible, so nothing hidden is used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from math import sqrt

from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Effect, Seat
from engine.games.cortez import codes as numbers
from engine.games.cortez.actions import (
    ANY,
    PRICES,
    SIDE_NAMES,
    Accept,
    AddWarrior,
    AddWeapon,
    Mercenary,
)
from engine.games.cortez.bots.candidates import best_actions
from engine.games.cortez.bots.combat_bounds import CombatBounds
from engine.games.cortez.bots.combat_odds import best_laying
from engine.games.cortez.bots.policy import MAX_PLAYOUT_ACTIONS, CortezPolicy
from engine.games.cortez.cards import PROVISION_NAMES, VALUE_SLOTS, WEAPON
from engine.games.cortez.effects import CHANCE, HELP, IDLE_CHANCE, LAYS, STRENGTH, TAKES
from engine.games.cortez.rules.action_codes import action_of
from engine.games.cortez.rules.combat_data import ATTACKER, DEFENDER, OPENING, Outcome
from engine.games.cortez.rules.core_state import (
    COMBAT_STEP_PHASE,
    MERCENARY_ANSWER_PHASE,
    MERCENARY_PHASE,
)
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import RECRUIT_COUNT
from engine.games.cortez.views.sampler import sampler
from engine.games.cortez.views.view import CortezView

_PLAYOUTS = CortezPolicy()
#: The kinds of decisions of a combat, with the action that adds, pays and offers nothing.
IDLE_CODES: Mapping[str, Code] = {
    "combat_step": numbers.DONE,
    "buy_warriors": numbers.BUY_NONE,
    "mercenary": numbers.PASS,
    "mercenary_answer": numbers.REFUSE,
    "fight_bribery": numbers.PASS,
    "parley": numbers.PASS,
    "parley_answer": numbers.REFUSE,
}
#: The decisions about hiring warriors for the own side.
HIRING_KINDS = ("buy_warriors", "mercenary_answer")
#: The value of winning over losing to a fighter who lays what helps to win, in points: with it a
#: warrior is worth laying for 2 per cent.
WIN_POINTS = 24.0
#: The same for a defender who lays whatever helps, at any cost.
ALL_OUT_POINTS = 1000.0
#: The maximum number of actions that are sampled.
MAX_SAMPLED = 4
#: The maximum number of sampled worlds: an even chance is then known to 5 per cent.
MAX_WORLDS = 400
#: Sampling stops at this error, as a share, looked at after each such number of worlds.
PRECISE_ERROR = 0.05
WORLDS_AT_A_TIME = 20
#: The minimum number of worlds for a statement.
MIN_WORLDS = 10
#: The gain in per cent up to which paid help or a weapon changes nothing. Chances are written in
#: steps of five, so that a greater gain can always be read.
NO_GAIN_PERCENT = 4
#: The prices in gold, whose points the seller keeps whatever becomes of the combat.
_GOLD_PRICES = ("gold1", "gold2")
#: The chance in per cent below which an offer is too rarely taken to be worth making.
RARELY_TAKEN_PERCENT = 10
#: The chance in per cent from which an offer for a price is made rather than a gift.
LIKELY_TAKEN_PERCENT = 50
#: The chance in per cent from which a combat counts as won, so that weapons are kept.
WON_PERCENT = 95


def combat_chances(
    view: CortezView, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
) -> dict[Code, list[Effect]]:
    """Return the chances after these actions and without them; empty outside of combats.

    After an action a fighter goes on in the better of two ways: it lays nothing more, or it lays
    what helps to win (`LAYS`). All are given in the same worlds with the same random numbers.
    `stopped` is asked with the number of worlds so far. A surrender has no chance.
    """
    kind = view.decision.kind if view.decision is not None else ""
    if kind not in IDLE_CODES or view.combat is None or view.decision is None or len(codes) < 2:
        return {}
    idle, seat = IDLE_CODES[kind], view.decision.seat
    draw, rng = sampler(view, 1.0), Rng(seed)
    now = draw(Rng(seed))
    layings = {code: laying(now, code, seat) for code in codes}
    first = {cards: code for code, cards in reversed(layings.items()) if cards}
    # First one of each laying, then the others.
    sampled = sorted(codes, key=lambda code: first.get(layings[code], code) != code)[:MAX_SAMPLED]
    examined = [*sampled, *([idle] if idle in now.codes() and idle not in sampled else [])]
    trials = {code: CombatTrial() for code in examined}
    # The natural defence is weighed too, even if it costs more than it brings.
    strongest, all_out = max(codes), CombatTrial(ALL_OUT_POINTS)
    is_reply = _replies(now, seat)
    is_weighed = is_reply and strongest in trials and bool(layings[strongest])
    worlds = 0
    offered = [code for code in examined if now.phase == MERCENARY_PHASE and _is_priced(code)]
    taken: Counter[Code] = Counter()
    while worlds < MAX_WORLDS and not stopped(worlds):
        if worlds and not worlds % WORLDS_AT_A_TIME and _are_precise(trials.values(), worlds):
            break
        world, lots = draw(rng), derived_seed(rng.below(1 << 30))
        for code in examined:
            trials[code].play(world, code, seat, lots)
        taken.update(code for code in offered if _is_taken(world, code, lots))
        if is_weighed:
            all_out.play(world, strongest, seat, lots)
        worlds += 1
    if worlds < MIN_WORLDS:
        return {}
    if is_weighed and all_out.defends_better_than(trials[strongest], seat):
        trials[strongest] = all_out
        layings[strongest] = laying(now, strongest, seat, ALL_OUT_POINTS)
    bounds = CombatBounds(view)
    effects_by_code: dict[Code, list[Effect]] = {}
    for code in examined:
        if code == numbers.SURRENDER or (kind == "parley_answer" and code == numbers.ACCEPT):
            continue
        fighter = _side_of(view, code)
        named = None if fighter == seat else fighter
        trial = trials[code]
        winners = trial.best_winners(fighter)
        if _only_adds(view, code) and idle in trials:
            # Hired warriors make nobody weaker: where the plays differ, chance made them differ.
            winners = max(winners, trials[idle].best_winners(fighter), key=_wins_of(fighter))
        chance = _per_cent(winners, fighter, _is_certain(bounds, code))
        effects = [Effect(CHANCE, seat=named, number=chance)]
        if trial.raises(fighter) or (is_reply and trial.is_vain(fighter)):
            effects.append(Effect(STRENGTH, seat=named, number=trial.strength))
            effects += _laid_effects(layings.get(code, ()))
        if idle in trials and (code != idle or kind == "combat_step"):
            other = trials[idle]
            # A fighter who adds nothing now might still add something later.
            if kind == "combat_step":
                winners, certain = other.held_winners, _is_certain(bounds, idle, silent=True)
            else:
                winners, certain = other.best_winners(fighter), _is_certain(bounds, idle)
            number, about = _per_cent(winners, fighter, certain), ""
            if kind == "combat_step" and certain is None and fighter not in winners:
                side = bounds.fighters.index(fighter)
                if bounds.outcome(side, silent=fighter, is_helped=False) is False:
                    number, about = 0, HELP
            effects.append(Effect(IDLE_CHANCE, about, named, number))
        if code in offered:
            effects.append(Effect(TAKES, seat=named, number=_succession(taken[code], worlds)))
        effects_by_code[code] = effects
    # The cards of a laying may be laid in any order.
    for code, cards in layings.items():
        effects = effects_by_code.get(first.get(cards, code), [])
        if code not in effects_by_code and any(effect.kind == LAYS for effect in effects):
            effects_by_code[code] = effects
    return effects_by_code


def _are_precise(trials: Iterable[CombatTrial], worlds: int) -> bool:
    """Return whether the chances are known to `PRECISE_ERROR`, by the rule of succession."""
    counts = [
        max(Counter(way).values(), default=0) for one in trials for way in one.winners_by_choice
    ]
    chances = [(count + 1) / (worlds + 2) for count in counts]
    return all(2.0 * sqrt(chance * (1.0 - chance) / worlds) <= PRECISE_ERROR for chance in chances)


def _only_adds(view: CortezView, code: Code) -> bool:
    """Return whether an action hires warriors for the own side, or none, and pays no weapon.

    So does help that another fighter gets for nothing.
    """
    assert view.decision is not None
    if view.decision.kind == "mercenary":
        action = action_of(code)
        return isinstance(action, Mercenary) and action.price == PRICES[0]
    offer = view.combat.mercenary if view.combat is not None else None
    arms = {PROVISION_NAMES[WEAPON], ANY}
    return view.decision.kind in HIRING_KINDS and (offer is None or arms.isdisjoint(offer.due))


def _wins_of(fighter: Seat) -> Callable[[Sequence[Seat]], int]:
    """Return the function that counts the combats that a fighter won."""
    return lambda winners: winners.count(fighter)


def _replies(world: CortezState, seat: Seat) -> bool:
    """Return whether a seat answers an attack as the defender who has laid nothing yet."""
    combat = world.combat
    return (
        world.phase == COMBAT_STEP_PHASE
        and combat is not None
        and combat.fighters[DEFENDER] == seat
        and not combat.laid[DEFENDER]
    )


def laying(
    world: CortezState, code: Code, seat: Seat, stake: float = WIN_POINTS
) -> tuple[Code, ...]:
    """Return the cards that a fighter lays to win, beginning with an action, in ascending order.

    Empty for an action that lays none. `stake` is the value of winning over losing. It depends on
    nothing that the seat cannot see.
    """
    if (
        world.phase != COMBAT_STEP_PHASE
        or not numbers.ADD_WEAPON <= code < numbers.ADD_WARRIOR + VALUE_SLOTS
    ):
        return ()
    after, laid_codes = world.clone(), [code]
    after.step(code, Rng(0))
    while (
        len(laid_codes) < MAX_PLAYOUT_ACTIONS
        and after.phase == COMBAT_STEP_PHASE
        and after.turn == seat
    ):
        code = best_laying(after, stake)
        if code in (numbers.DONE, numbers.SURRENDER):
            break
        laid_codes.append(code)
        after.step(code, Rng(0))
    return tuple(sorted(laid_codes))


def _laid_effects(cards: Sequence[Code]) -> list[Effect]:
    """Return how many cards of each value, and weapons, are laid."""
    weapon = PROVISION_NAMES[WEAPON]
    return [
        Effect(
            LAYS,
            weapon if code == numbers.ADD_WEAPON else str(code - numbers.ADD_WARRIOR),
            number=number,
        )
        for code, number in Counter(cards).items()
    ]


class CombatTrial:
    """The winners of the combat after an action, by the way in which its fighter goes on."""

    def __init__(self, stake: float = WIN_POINTS) -> None:
        #: The value of winning over losing to a fighter who lays what helps to win.
        self.stake = stake
        #: The winners where it lays nothing more, and where it lays what helps to win; one per
        #: world in which the combat was decided.
        self.held_winners: list[Seat] = []
        self.pressed: list[Seat] = []
        #: The strength it adds at once where it lays what helps to win, with the action itself; 0
        #: if it adds no more than the action.
        self.strength = 0

    @property
    def winners_by_choice(self) -> tuple[list[Seat], list[Seat]]:
        """The winners by the way in which the fighter goes on."""
        return self.held_winners, self.pressed

    def play(self, world: CortezState, code: Code, seat: Seat, lots: int) -> None:
        """Give an action of a seat in a world, and go on in both ways.

        An offer changes the combat only if it is taken, so it is played as a gift.
        """
        if world.phase == MERCENARY_PHASE and code >= numbers.HELP:
            code -= (code - numbers.HELP) % numbers.PRICE_COUNT
        for press in (True, False) if world.phase == COMBAT_STEP_PHASE else (True,):
            after, dice = world.clone(), Rng(lots)
            after.step(code, dice)
            if world.phase == MERCENARY_PHASE and after.phase == MERCENARY_ANSWER_PHASE:
                after.step(numbers.ACCEPT, dice)
            if not press:
                self.strength = _strength_to_add(world, after, seat, self.stake)
            outcome = finish_laying(world, after, seat, dice, press=press, stake=self.stake)
            if outcome is not None:
                winners = self.pressed if press else self.held_winners
                winners.append(outcome.fighters[outcome.won])

    def raises(self, seat: Seat) -> bool:
        """Return whether the seat lays more than the action to win more often."""
        more = self.pressed.count(seat) - self.held_winners.count(seat)
        return self.strength > 0 and more > 0

    def is_vain(self, seat: Seat) -> bool:
        """Return whether the seat rarely wins, as often with what it lays after the action."""
        won = self.pressed.count(seat)
        rarely = 2 * won < len(self.pressed) and won == self.held_winners.count(seat)
        return self.strength > 0 and rarely

    def defends_better_than(self, other: CombatTrial, seat: Seat) -> bool:
        """Return whether a defender who would rarely win otherwise wins as often at least."""
        usual = other.best_winners(seat)
        return 2 * usual.count(seat) < len(usual) and (
            self.pressed.count(seat) >= max(usual.count(seat), self.held_winners.count(seat))
        )

    def best_winners(self, seat: Seat) -> list[Seat]:
        """Return the winners of the way that is better for a seat."""
        return max(self.pressed, self.held_winners, key=lambda winners: winners.count(seat))


def finish_laying(
    before: CortezState,
    world: CortezState,
    seat: Seat,
    rng: Rng,
    *,
    press: bool,
    stake: float = WIN_POINTS,
) -> Outcome | None:
    """Play the open combat to its end; return its outcome, None if it was not decided.

    The seat lays what helps to win (`press`), or nothing more; all other decisions are quick ones.
    `stake` is the value of winning over losing.
    """
    for _ in range(MAX_PLAYOUT_ACTIONS):
        if (
            world.last_outcome is not before.last_outcome
            or world.combat is None
            or world.decision is None
        ):
            break
        if world.phase != COMBAT_STEP_PHASE or world.turn != seat:
            # One action at a time, because later combats replace the last outcome of the state.
            _PLAYOUTS.play_out(world, rng, 1, [])
        elif press or _must_lay(world):
            world.step(best_laying(world, stake), rng)
        else:
            world.step(numbers.DONE, rng)
    return world.last_outcome if world.last_outcome is not before.last_outcome else None


def _must_lay(world: CortezState) -> bool:
    assert world.combat is not None
    return world.combat.step == OPENING and not world.combat.added


def _strength_to_add(before: CortezState, after: CortezState, seat: Seat, stake: float) -> int:
    """Return the strength a fighter adds with an action and the cards it lays right after it.

    It is 0 if the fighter lays nothing after the action. It depends only on information of the
    seat.
    """
    world = after.clone()
    if (
        before.combat is None
        or world.combat is None
        or world.phase != COMBAT_STEP_PHASE
        or world.turn != seat
    ):
        return 0
    side = before.combat.fighters.index(seat)
    for laid_count in range(MAX_PLAYOUT_ACTIONS):
        code = best_laying(world, stake)
        if code in (numbers.DONE, numbers.SURRENDER):
            return world.combat.strength(side) - before.combat.strength(side) if laid_count else 0
        world.step(code, Rng(0))
    return 0


def _is_certain(bounds: CombatBounds, code: Code, *, silent: bool = False) -> bool | None:
    """Return whether the fighter that an action is about wins or loses in every world, or None.

    `silent`: the seat to move adds nothing more.
    """
    decision = bounds.view.decision
    assert decision is not None
    side = bounds.fighters.index(_side_of(bounds.view, code))
    values: tuple[int, ...] = ()
    weapons = 0
    match action_of(code):
        case AddWarrior(value):
            values = (value,)
        case AddWeapon():
            weapons = 1
        case Mercenary(price="free") as offer:
            values, weapons = offer.warriors, offer.weapons
        case Accept() if (bought := bounds.combat.mercenary) is not None:
            values = (int(bought.warrior[-1]),) if bought.warrior is not None else ()
            weapons = bought.weapons
    return bounds.outcome(side, values, weapons, decision.seat if silent else None)


def _side_of(view: CortezView, code: Code) -> Seat:
    """Return the fighter whose chance an action is about: the seat to move, or the one it helps."""
    assert view.combat is not None
    assert view.decision is not None
    fighters = view.combat.attacker, view.combat.defender
    if view.decision.seat in fighters:
        return view.decision.seat
    action = action_of(code)
    return fighters[SIDE_NAMES.index(action.for_) if isinstance(action, Mercenary) else ATTACKER]


def _per_cent(winners: Sequence[Seat], seat: Seat, certain: bool | None) -> int:
    """Return the chance of a seat by the rule of succession: few worlds prove nothing.

    Only where the outcome is certain it is 0 or 100.
    """
    if certain is not None:
        return 100 if certain else 0
    return _succession(winners.count(seat), len(winners))


def _succession(count: int, worlds: int) -> int:
    """Return a share of the worlds in per cent by the rule of succession, neither 0 nor 100."""
    return min(max(round(100 * (count + 1) / (worlds + 2)), 1), 99)


def _is_priced(code: Code) -> bool:
    """Return whether an action offers help for a price."""
    return code >= numbers.HELP and (code - numbers.HELP) % numbers.PRICE_COUNT > 0


def _is_taken(world: CortezState, code: Code, lots: int) -> bool:
    """Return whether the fighter accepts an offer of help in a world, as bots answer it."""
    after = world.clone()
    after.step(code, Rng(lots))
    return (
        after.phase == MERCENARY_ANSWER_PHASE
        and best_actions(after, after.codes())[0] == numbers.ACCEPT
    )


def _arms_the_enemy(view: CortezView, code: Code) -> bool:
    """Return whether an action helps a fighter against the own nation, without gold for it."""
    action = action_of(code)
    if not isinstance(action, Mercenary) or view.combat is None or view.decision is None:
        return False
    fighter, own_nation = _side_of(view, code), view.nations[view.decision.seat]
    rival = view.combat.attacker + view.combat.defender - fighter
    is_sold = action.price in _GOLD_PRICES
    return view.nations[fighter] != own_nation and view.nations[rival] == own_nation and not is_sold


def cheaper_action(view: CortezView, code: Code, facts: Mapping[Code, Sequence[Effect]]) -> Code:
    """Return the action that does nothing instead of one that pays for nothing, else `code`.

    An offer of help is for nothing if it raises no chance, if it is hardly ever taken, if it gives
    away help against the own nation, or if its chance was not examined beside that of others.
    """
    kind = view.decision.kind if view.decision is not None else ""
    numbered = {fact.kind: fact.number for fact in facts.get(code, ())}
    if kind == "mercenary" and facts and code not in facts:
        return IDLE_CODES[kind]
    if CHANCE not in numbered or IDLE_CHANCE not in numbered:
        return code
    gain, without = numbered[CHANCE] - numbered[IDLE_CHANCE], numbered[IDLE_CHANCE]
    if kind == "mercenary" and not _is_priced(code) and (sold := _likely_sale(code, facts)):
        return sold
    if kind == "mercenary":
        rarely = numbered.get(TAKES, 100) < RARELY_TAKEN_PERCENT
        helps = gain > NO_GAIN_PERCENT and not rarely and not _arms_the_enemy(view, code)
        return code if helps else IDLE_CODES[kind]
    pays = kind == "mercenary_answer"
    lays = kind == "combat_step" and code != numbers.SURRENDER and without >= WON_PERCENT
    if not pays and not (lays and (code == numbers.ADD_WEAPON or _redraws_no_more(view))):
        return code
    return IDLE_CODES[kind] if gain <= NO_GAIN_PERCENT else code


def _likely_sale(gift: Code, facts: Mapping[Code, Sequence[Effect]]) -> Code | None:
    """Return the offer to the side that a gift helps that is likely taken for a price, or None."""
    taken = {
        code: fact.number
        for code, found in facts.items()
        if numbers.HELP <= code < numbers.TRADE_WITH
        and numbers.helped_side(code) == numbers.helped_side(gift)
        for fact in found
        if fact.kind == TAKES
    }
    likely = [code for code in taken if taken[code] >= LIKELY_TAKEN_PERCENT]
    return max(likely, key=taken.__getitem__, default=None)


def _redraws_no_more(view: CortezView) -> bool:
    """Return whether the seat to move has laid as many warriors as it draws after the combat."""
    assert view.combat is not None
    assert view.decision is not None
    seat = view.decision.seat
    return (
        sum(laid_card.seat == seat for side in view.combat.laid for laid_card in side)
        >= RECRUIT_COUNT
    )
