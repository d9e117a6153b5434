"""Between battles: conquest, the pawn, the next region, discarded hands, rounds.

Functions return the ending of a battle that no seat could fight, one of `core_state`, or `GOES_ON`;
`advance_to_decision` continues from there up to the next decision.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Event
from engine.games.condottiere import events as happened
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.rules import battle, endings, hands
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    BATTLE_ENDINGS,
    BY_BISHOP,
    CHOOSE,
    DISCARD,
    DRAW,
    FINAL,
    GOES_ON,
    KEEP,
    NOBODY,
    CoreState,
)
from engine.games.condottiere.rules.regions import ALL_REGIONS, BIT, NOWHERE, largest_group

#: The number of consecutive rounds without a laid card after which the game ends.
MAX_STALLS: Final = 3
#: The number of battles after which a game ends.
MAX_BATTLES: Final = 400


def advance_to_decision(state: CoreState, how: int, rng: Rng, events: list[Event] | None) -> None:
    """Continue from the ending of a battle, or GOES_ON, up to the next decision."""
    while how != GOES_ON:
        how = conclude(state, how, rng, events)


# -- the end of a battle ---------------------------------------------------------------------------


def conclude(state: CoreState, how: int, rng: Rng, events: list[Event] | None) -> int:
    """End a battle: compare strengths, award region and pawn, and continue."""
    if state.face_down_seats:
        for seat in range(state.rules.seats):
            if state.face_down_seats & BIT[seat]:
                battle.turn_up(state, seat, events)
    totals = battle.line_strengths(state, only_shown=False)
    winner = NOBODY if how == BY_BISHOP else battle.sole_leader(totals)
    conqueror = NOBODY if winner == state.defender else winner
    final = state.phase == FINAL
    pawn = state.condottiere if final else pawn_after(state, winner)
    state.last_ending = how
    state.last_region = state.region
    state.last_lines = state.lines
    state.last_fallen = state.fallen
    state.last_strengths = totals
    state.last_conqueror = conqueror
    state.last_pawn = pawn
    if events is not None:
        region = None if final else BOARD.ids[state.region]
        taker = None if conqueror == NOBODY else conqueror
        why = "winner" if final else pawn_reason(state, winner)
        stays = pawn == state.condottiere
        events.append(
            happened.BattleEnded(
                region, tuple(totals), taker, pawn, BATTLE_ENDINGS[how], why, stays
            )
        )
    state.discard += state.fallen
    state.fallen = []
    quiet = not state.opened
    state.opened = False
    state.committed = False
    if final:
        return endings.end_final(state, totals, rng, events)
    state.condottiere = pawn
    state.battles_without_cards = state.battles_without_cards + 1 if quiet else 0
    if conqueror != NOBODY:
        _conquer(state, conqueror, events)
    state.region = NOWHERE
    state.defender = NOBODY
    state.passed_seats = 0
    by = _victory_reason(state, conqueror)
    if by:
        return endings.end_game(state, BIT[conqueror], by, rng, events)
    by = _standstill_reason(state)
    if by:
        return endings.end_by_most_regions(state, by, rng, events)
    if state.rules.draws_after_battle:
        return _offer_draws(state, rng, events)
    if state.rules.chooses_early:
        return offer_choice(state, events)
    hands.clear_lines(state, events)
    return _offer_discards(state, state.condottiere, itself=True, rng=rng, events=events)


def pawn_after(state: CoreState, winner: int) -> int:
    """Return the seat that gets the pawn.

    This is the seat with most courtesans, else the winner, else the defender, else the seat to the
    left of its last holder.
    """
    pawn = battle.courtesan_leader(state) if state.rules.has_pope else NOBODY
    if pawn == NOBODY:
        pawn = winner
    if pawn == NOBODY:
        pawn = state.defender
    return pawn if pawn != NOBODY else state.left_of(state.condottiere)


def pawn_reason(state: CoreState, winner: int) -> str:
    """Return the reason for `pawn_after`, a value of `BattleEnded.pawn_by`."""
    if state.rules.has_pope and battle.courtesan_leader(state) != NOBODY:
        return "courtesans" if battle.courtesan_leader(state) != winner else "winner"
    if winner != NOBODY:
        return "winner"
    return "defender" if state.defender != NOBODY else "left"


def _conquer(state: CoreState, seat: int, events: list[Event] | None) -> None:
    region = state.region
    loser = state.defender
    if loser == NOBODY:
        state.free &= ~BIT[region]
    else:
        state.owned[loser] &= ~BIT[region]
        state.holdings[loser] -= 1
    state.owned[seat] |= BIT[region]
    state.holdings[seat] += 1
    if events is not None:
        former = None if loser == NOBODY else loser
        events.append(happened.Conquered(seat, BOARD.ids[region], former))


def _victory_reason(state: CoreState, conqueror: int) -> str:
    """Return how the conqueror has won the game, or ""."""
    if conqueror == NOBODY:
        return ""
    if largest_group(state.owned[conqueror]) >= state.rules.regions_in_group:
        return endings.ADJACENT
    return endings.TOTAL if state.holdings[conqueror] >= state.rules.regions_anywhere else ""


def _standstill_reason(state: CoreState) -> str:
    """Return how the game ends without a victory, or ""."""
    if is_exhausted(state):
        return endings.MAP
    if is_stalled(state):
        return endings.STALLED
    return endings.LENGTH if state.battle >= MAX_BATTLES else ""


def is_exhausted(state: CoreState) -> bool:
    """Return whether no region is left to fight for."""
    return not state.rules.captures_regions and not available_regions(state, state.condottiere)


def is_stalled(state: CoreState) -> bool:
    """Return whether the game ends because no seat has laid a card for a long time."""
    seats = state.rules.seats
    if state.rules.draws_after_battle:
        return state.battles_without_cards >= MAX_STALLS * seats
    return state.battles_without_cards >= seats and state.rounds_without_cards >= MAX_STALLS - 1


# -- choosing a region -----------------------------------------------------------------------------


def available_regions(state: CoreState, seat: int) -> int:
    """Return the mask of the regions a seat may choose."""
    mask = ALL_REGIONS & ~state.owned[seat] if state.rules.captures_regions else state.free
    return mask & ~BIT[state.pope] if state.pope != NOWHERE else mask


def offer_choice(state: CoreState, events: list[Event] | None) -> int:
    """Ask the Condottiere for a region; the pawn passes left until its holder has a choice."""
    while not available_regions(state, state.condottiere):
        _pass_pawn(state, events)
    state.phase = CHOOSE
    state.turn = state.condottiere
    return GOES_ON


def choose(state: CoreState, region: int, rng: Rng, events: list[Event] | None) -> int:
    """Choose the region of the next battle for the Condottiere."""
    state.region = region
    state.defender = holder_of(state, region)
    state.declines = 0
    if events is not None:
        defender = None if state.defender == NOBODY else state.defender
        events.append(happened.RegionChosen(state.turn, BOARD.ids[region], defender))
    if state.rules.chooses_early and state.battle:
        hands.clear_lines(state, events)
        if not state.rules.draws_after_battle:
            return _offer_discards(state, state.condottiere, itself=True, rng=rng, events=events)
    return begin_battle(state, events)


def holder_of(state: CoreState, region: int) -> int:
    """Return the holder of a region, or NOBODY."""
    if not state.free & BIT[region]:
        for seat in range(state.rules.seats):
            if state.owned[seat] & BIT[region]:
                return seat
    return NOBODY


def may_decline(state: CoreState) -> bool:
    """Return whether the Condottiere may name no region; it must in the first choice of a game."""
    return state.rules.edition.may_decline and state.battle > 0


def decline(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    """Name no region: the pawn passes left, and the game ends when all seats have declined."""
    state.declines += 1
    if events is not None:
        events.append(happened.Declined(state.turn))
    _pass_pawn(state, events)
    if state.declines >= state.rules.seats:
        return endings.end_by_most_regions(state, endings.DECLINED, rng, events)
    return offer_choice(state, events)


def _pass_pawn(state: CoreState, events: list[Event] | None) -> None:
    state.condottiere = state.left_of(state.condottiere)
    if events is not None:
        events.append(happened.PawnPassed(state.condottiere))


def begin_battle(state: CoreState, events: list[Event] | None) -> int:
    """Begin the battle for the chosen region with the Condottiere."""
    state.phase = BATTLE
    state.battle += 1
    state.passed_seats = 0
    state.opened = False
    state.committed = False
    if events is not None:
        events.append(happened.BattleBegan(state.condottiere, BOARD.ids[state.region]))
    return battle.begin(state, state.condottiere, events)


# -- the end of a round ----------------------------------------------------------------------------


def discard(state: CoreState, away: bool, rng: Rng, events: list[Event] | None) -> int:
    """Discard the hand of the seat to move, or keep it."""
    if away:
        hands.discard_face_down(state, state.turn, events)
    elif events is not None and hands.may_discard(state, state.turn):
        events.append(happened.HandKept(state.turn))
    return _offer_discards(state, state.turn, itself=False, rng=rng, events=events)


def _offer_discards(
    state: CoreState, seat: int, itself: bool, rng: Rng, events: list[Event] | None
) -> int:
    """Ask the next seat with cards, after `seat` or (`itself`) beginning with it.

    Seats with mercenaries are asked as well, although they can only keep their hands: skipping them
    would reveal that they have some.
    """
    if not itself:
        seat = state.left_of(seat)
    while itself or seat != state.condottiere:
        if state.hands[seat]:
            state.phase = DISCARD
            state.turn = seat
            return GOES_ON
        itself = False
        seat = state.left_of(seat)
    return _end_of_battle(state, rng, events)


def _end_of_battle(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    """Continue after a battle; the round ends if at most one seat has cards, or none lays any."""
    rules = state.rules
    holders = 0
    last = NOBODY
    for seat in range(rules.seats):
        if state.hands[seat]:
            holders += 1
            last = seat
    stalled = state.battles_without_cards >= rules.seats
    if holders > 1 and not stalled:
        return _next_battle(state, events)
    if events is not None:
        events.append(happened.RoundEnded(state.round, stalled))
    if stalled:
        state.battles_without_cards = 0
        state.rounds_without_cards += 1
    else:
        state.rounds_without_cards = 0
        if last != NOBODY and rules.edition.cards_kept:
            state.phase = KEEP
            state.turn = last
            return GOES_ON
    hands.give_up_all(state)
    return _new_round(state, rng, events)


def keep(state: CoreState, cards: list[int], rng: Rng, events: list[Event] | None) -> int:
    """Keep these cards of the last seat with cards and discard the others."""
    hands.keep(state, state.turn, cards, events)
    return _new_round(state, rng, events)


def _new_round(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    state.round += 1
    state.gather()
    hands.deal(state, hands.HAND_SIZE, rng, events)
    return _next_battle(state, events)


def _next_battle(state: CoreState, events: list[Event] | None) -> int:
    return offer_choice(state, events) if state.region == NOWHERE else begin_battle(state, events)


# -- option draw_after_battle ----------------------------------------------------------------------


def draw(state: CoreState, number: int, rng: Rng, events: list[Event] | None) -> int:
    """Draw `number` cards for the seat to move."""
    hands.draw_up(state, state.turn, number, rng, events)
    return _offer_draw(state, state.turn, itself=False, events=events)


def _offer_draws(state: CoreState, rng: Rng, events: list[Event] | None) -> int:
    """Ask all seats to draw; if every hand is empty, deal new ones."""
    for hand in state.hands:
        if hand:
            return _offer_draw(state, state.condottiere, itself=True, events=events)
    for seat in range(state.rules.seats):
        if len(state.pile) < hands.HAND_SIZE:
            hands.renew(state, events)
        hands.take(state, seat, hands.HAND_SIZE, rng, events)
    return offer_choice(state, events)


def _offer_draw(state: CoreState, seat: int, itself: bool, events: list[Event] | None) -> int:
    """Ask the next seat with room in its hand, after `seat` or (`itself`) beginning with it."""
    if not itself:
        seat = state.left_of(seat)
    while itself or seat != state.condottiere:
        if hands.room(state, seat):
            state.phase = DRAW
            state.turn = seat
            return GOES_ON
        itself = False
        seat = state.left_of(seat)
    return offer_choice(state, events)
