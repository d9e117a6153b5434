"""Effects of an action of Condottiere up to the end of the next battle."""

from __future__ import annotations

from engine.core.rng import Rng
from engine.core.values import Code, Effect
from engine.games.condottiere.bots.outlook import winning_regions
from engine.games.condottiere.bots.preferences import draw_action
from engine.games.condottiere.cards import (
    CARD_KINDS,
    CARD_NAMES,
    DRUM,
    KIND_COUNT,
    MERCENARIES,
    MIN_EXPENSIVE_VALUE,
    SCARECROW,
    VALUE,
)
from engine.games.condottiere.rules import battle
from engine.games.condottiere.rules.core_state import BATTLE, FINAL, KEEP, NOBODY
from engine.games.condottiere.rules.regions import BIT, NOWHERE, largest_group
from engine.games.condottiere.rules.state import PASS, POPE, CondottiereState
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.sure_plans import taking_cards
from engine.games.condottiere.views.view import region_name, view_of

#: A limit no battle reaches, including the decisions before it.
MAX_ACTIONS = 300


def reasons(world: CondottiereState, code: Code, rng: Rng) -> list[Effect]:
    """Return the effects of an action, seen from the seat to move.

    At once:

    - `leads`: it certainly leads with this strength
    - `bars`: a region that wins the game is barred to a rival

    After the battle:

    - `takes`, `yields`: the region, and the rival that takes it
    - `links`: the size of the largest connected group
    - `stops`: a rival that would have won by the region, and had cards to take it with
    - `wins`, `loses`: the outcome, with the winner
    - `pawn`: the seat gets the pawn without the region, or a rival gets it although the seat takes
      the region, and the game goes on
    - `costs`: expensive mercenaries spent

    At the beginning of the next battle, if the round goes on until then:

    - `most`: the seat has more cards than every other seat
    - `keeps`: cards kept that can change something there: a drum or a scarecrow with a mercenary
    """
    seat, before = world.turn, world.clone()
    cards = [CARD_KINDS[card] for card in taking_cards(view_of(world, seat))]
    world.step(code, rng)
    effects = _immediate_effects(before, world, code)
    if len(cards) > 1 and code in cards:
        # The others are out: what is laid is part of a plan that nobody answers.
        cards.remove(code)
        for following in (*cards, PASS):
            if world.last_lines is before.last_lines:
                world.step(following, rng)
    for _ in range(MAX_ACTIONS):
        if world.decision is None or world.last_lines is not before.last_lines:
            break
        world.step(draw_action(world, rng), rng)
    if world.last_lines is not before.last_lines:
        effects += _battle_effects(before, world, seat)
        goes_on = (
            world.decision is not None and not world.winner_seats and world.game == before.game
        )
        if goes_on and world.condottiere == seat not in (before.condottiere, world.last_conqueror):
            effects.append(Effect("pawn"))
        if goes_on and world.last_conqueror == seat != world.condottiere:
            effects.append(Effect("pawn", seat=world.condottiere))
        if goes_on and world.round == before.round:
            effects += _card_effects(before.hands[seat], world, seat, rng)
    return effects


def _immediate_effects(
    before: CondottiereState, after: CondottiereState, code: Code
) -> list[Effect]:
    seat, effects = before.turn, []
    if POPE <= code < PASS:
        for rival in _rivals(before, seat):
            for region in range(len(BIT)):
                if code == POPE + region and winning_regions(before, rival) & BIT[region]:
                    effects.append(Effect("bars", region_name(region) or "", rival))
    same = after.last_lines is before.last_lines
    if code < PASS and same and after.phase in (BATTLE, FINAL):
        now = battle_lead(view_of(after, seat))
        if now.leader == seat != battle_lead(view_of(before, seat)).leader:
            effects.append(Effect("leads", number=now.strengths[seat]))
    return effects


def _battle_effects(before: CondottiereState, after: CondottiereState, seat: int) -> list[Effect]:
    """Return the effects of the battle that ended."""
    effects: list[Effect] = []
    taker, region = after.last_conqueror, after.last_region
    name = region_name(region) or ""
    if name and taker == seat:
        effects.append(Effect("takes", name))
        linked = largest_group(after.owned[seat])
        if linked > max(1, largest_group(before.owned[seat])):
            effects.append(Effect("links", number=linked))
    elif name and taker != NOBODY:
        effects.append(Effect("yields", name, taker))
    if after.winner_seats:
        if after.winner_seats & BIT[seat]:
            effects.append(Effect("wins"))
        else:
            effects += [
                Effect("loses", seat=rival)
                for rival in _rivals(after, seat)
                if _has_won(after, rival)
            ]
    elif region != NOWHERE and before.phase == BATTLE:
        # Only if the region was already contested: otherwise every action stops a rival without
        # prospects. The seat that names a region makes it contested, and its choice stops no rival.
        for rival in _rivals(after, seat):
            if winning_regions(before, rival) & BIT[region] and _may_take(before, rival):
                effects.append(Effect("stops", name, rival))
    return effects


def _card_effects(held: list[int], world: CondottiereState, seat: int, rng: Rng) -> list[Effect]:
    """Return the effects of a battle that ended on the cards of a seat, which held these before.

    Modifies `world`.
    """
    effects: list[Effect] = []
    cards_left = world.hands[seat][:]
    for kind in range(MERCENARIES):
        if VALUE[kind] >= MIN_EXPENSIVE_VALUE:
            spent = held.count(kind) - cards_left.count(kind)
            effects += [Effect("costs", CARD_NAMES[kind], number=1 + n) for n in range(spent)]
    if not _fights_on(world, rng):
        return effects
    hand = world.hands[seat]
    has_mercenary = any(kind < MERCENARIES for kind in hand)
    for kind in range(MERCENARIES, KIND_COUNT):
        if kind in (DRUM, SCARECROW) and not has_mercenary:
            continue
        if kind in held and kind in cards_left and kind in hand:
            effects.append(Effect("keeps", CARD_NAMES[kind]))
    if len(hand) > max(len(world.hands[rival]) for rival in _rivals(world, seat)):
        effects.append(Effect("most"))
    return effects


def _fights_on(world: CondottiereState, rng: Rng) -> bool:
    """Play on to the next battle, and return whether there is one before new hands are dealt."""
    game, number = world.game, world.round
    for _ in range(MAX_ACTIONS):
        if world.decision is None or world.phase in (KEEP, FINAL):
            return False
        if (world.game, world.round) != (game, number):
            return False
        if world.phase == BATTLE:
            return True
        world.step(draw_action(world, rng), rng)
    return False


def _rivals(state: CondottiereState, seat: int) -> list[int]:
    return [other for other in range(state.rules.seats) if other != seat]


def _may_take(state: CondottiereState, seat: int) -> bool:
    """Return whether a seat has cards, laid or in hand, to take the contested region with."""
    in_battle = bool(state.hands[seat]) and not state.passed_seats & BIT[seat]
    return in_battle or battle.line_strengths(state, only_shown=False)[seat] > 0


def _has_won(state: CondottiereState, seat: int) -> bool:
    return bool(state.winner_seats & BIT[seat])
