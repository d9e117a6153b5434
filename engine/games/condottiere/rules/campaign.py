"""Between battles: conquest, the pawn, the next region, discarded hands, rounds.

Functions return the ending of a battle that no seat could fight, as in `table.py`, or GOES_ON;
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
    CALLED_OFF,
    CHOOSE,
    DISCARD,
    DRAW,
    ENDINGS,
    FINAL,
    GOES_ON,
    KEEP,
    NOBODY,
    TableState,
)
from engine.games.condottiere.rules.regions import ALL_REGIONS, BIT, NOWHERE, largest_group

#: The number of consecutive rounds without a laid card after which the game ends.
MAX_STALLS: Final = 3
#: The number of battles after which a game ends.
MAX_BATTLES: Final = 400


def advance_to_decision(table: TableState, how: int, rng: Rng, events: list[Event] | None) -> None:
    """Continue from the ending of a battle, or GOES_ON, up to the next decision."""
    while how != GOES_ON:
        how = conclude(table, how, rng, events)


# -- the end of a battle ---------------------------------------------------------------------------


def conclude(table: TableState, how: int, rng: Rng, events: list[Event] | None) -> int:
    """End a battle: compare strengths, award region and pawn, and continue."""
    if table.face_down_seats:
        for seat in range(table.rules.seats):
            if table.face_down_seats & BIT[seat]:
                battle.turn_up(table, seat, events)
    totals = battle.line_strengths(table, only_shown=False)
    winner = NOBODY if how == CALLED_OFF else battle.sole_leader(totals)
    conqueror = NOBODY if winner == table.defender else winner
    final = table.phase == FINAL
    pawn = table.condottiere if final else pawn_after(table, winner)
    table.last_ending = how
    table.last_region = table.region
    table.last_lines = table.lines
    table.last_fallen = table.fallen
    table.last_strengths = totals
    table.last_conqueror = conqueror
    table.last_pawn = pawn
    if events is not None:
        region = None if final else BOARD.ids[table.region]
        taker = None if conqueror == NOBODY else conqueror
        why = "winner" if final else pawn_reason(table, winner)
        stays = pawn == table.condottiere
        events.append(
            happened.BattleEnded(region, tuple(totals), taker, pawn, ENDINGS[how], why, stays)
        )
    table.discard += table.fallen
    table.fallen = []
    quiet = not table.opened
    table.opened = False
    table.committed = False
    if final:
        return endings.end_final(table, totals, rng, events)
    table.condottiere = pawn
    table.battles_without_cards = table.battles_without_cards + 1 if quiet else 0
    if conqueror != NOBODY:
        _conquer(table, conqueror, events)
    table.region = NOWHERE
    table.defender = NOBODY
    table.passed_seats = 0
    by = _victory_reason(table, conqueror)
    if by:
        return endings.end_game(table, BIT[conqueror], by, rng, events)
    by = _standstill_reason(table)
    if by:
        return endings.end_by_most_regions(table, by, rng, events)
    if table.rules.draws_after_battle:
        return _offer_draws(table, rng, events)
    if table.rules.chooses_early:
        return offer_choice(table, events)
    hands.clear_lines(table, events)
    return _offer_discards(table, table.condottiere, itself=True, rng=rng, events=events)


def pawn_after(table: TableState, winner: int) -> int:
    """Return the seat that gets the pawn.

    This is the seat with most courtesans, else the winner, else the defender, else the seat to the
    left of its last holder.
    """
    pawn = battle.courtesan_leader(table) if table.rules.has_pope else NOBODY
    if pawn == NOBODY:
        pawn = winner
    if pawn == NOBODY:
        pawn = table.defender
    return pawn if pawn != NOBODY else table.left_of(table.condottiere)


def pawn_reason(table: TableState, winner: int) -> str:
    """Return the reason for `pawn_after`, a value of `BattleEnded.pawn_by`."""
    if table.rules.has_pope and battle.courtesan_leader(table) != NOBODY:
        return "courtesans" if battle.courtesan_leader(table) != winner else "winner"
    if winner != NOBODY:
        return "winner"
    return "defender" if table.defender != NOBODY else "left"


def _conquer(table: TableState, seat: int, events: list[Event] | None) -> None:
    region = table.region
    loser = table.defender
    if loser == NOBODY:
        table.free &= ~BIT[region]
    else:
        table.owned[loser] &= ~BIT[region]
        table.holdings[loser] -= 1
    table.owned[seat] |= BIT[region]
    table.holdings[seat] += 1
    if events is not None:
        former = None if loser == NOBODY else loser
        events.append(happened.Conquered(seat, BOARD.ids[region], former))


def _victory_reason(table: TableState, conqueror: int) -> str:
    """Return how the conqueror has won the game, or ""."""
    if conqueror == NOBODY:
        return ""
    if largest_group(table.owned[conqueror]) >= table.rules.regions_in_group:
        return endings.ADJACENT
    return endings.TOTAL if table.holdings[conqueror] >= table.rules.regions_anywhere else ""


def _standstill_reason(table: TableState) -> str:
    """Return how the game ends without a victory, or ""."""
    if is_exhausted(table):
        return endings.MAP
    if is_stalled(table):
        return endings.STALLED
    return endings.LENGTH if table.battle >= MAX_BATTLES else ""


def is_exhausted(table: TableState) -> bool:
    """Return whether no region is left to fight for."""
    return not table.rules.captures_regions and not available_regions(table, table.condottiere)


def is_stalled(table: TableState) -> bool:
    """Return whether the game ends because no seat has laid a card for a long time."""
    seats = table.rules.seats
    if table.rules.draws_after_battle:
        return table.battles_without_cards >= MAX_STALLS * seats
    return table.battles_without_cards >= seats and table.rounds_without_cards >= MAX_STALLS - 1


# -- choosing a region -----------------------------------------------------------------------------


def available_regions(table: TableState, seat: int) -> int:
    """Return the mask of the regions a seat may choose."""
    found = ALL_REGIONS & ~table.owned[seat] if table.rules.captures_regions else table.free
    return found & ~BIT[table.pope] if table.pope != NOWHERE else found


def offer_choice(table: TableState, events: list[Event] | None) -> int:
    """Ask the Condottiere for a region; the pawn passes left until its holder has a choice."""
    while not available_regions(table, table.condottiere):
        _pass_pawn(table, events)
    table.phase = CHOOSE
    table.turn = table.condottiere
    return GOES_ON


def choose(table: TableState, region: int, rng: Rng, events: list[Event] | None) -> int:
    """Choose the region of the next battle for the Condottiere."""
    table.region = region
    table.defender = holder_of(table, region)
    table.declines = 0
    if events is not None:
        defender = None if table.defender == NOBODY else table.defender
        events.append(happened.RegionChosen(table.turn, BOARD.ids[region], defender))
    if table.rules.chooses_early and table.battle:
        hands.clear_lines(table, events)
        if not table.rules.draws_after_battle:
            return _offer_discards(table, table.condottiere, itself=True, rng=rng, events=events)
    return begin_battle(table, events)


def holder_of(table: TableState, region: int) -> int:
    """Return the holder of a region, or NOBODY."""
    if not table.free & BIT[region]:
        for seat in range(table.rules.seats):
            if table.owned[seat] & BIT[region]:
                return seat
    return NOBODY


def may_decline(table: TableState) -> bool:
    """Return whether the Condottiere may name no region; it must in the first choice of a game."""
    return table.rules.edition.may_decline and table.battle > 0


def decline(table: TableState, rng: Rng, events: list[Event] | None) -> int:
    """Name no region: the pawn passes left, and the game ends when all seats have declined."""
    table.declines += 1
    if events is not None:
        events.append(happened.Declined(table.turn))
    _pass_pawn(table, events)
    if table.declines >= table.rules.seats:
        return endings.end_by_most_regions(table, endings.DECLINED, rng, events)
    return offer_choice(table, events)


def _pass_pawn(table: TableState, events: list[Event] | None) -> None:
    table.condottiere = table.left_of(table.condottiere)
    if events is not None:
        events.append(happened.PawnPassed(table.condottiere))


def begin_battle(table: TableState, events: list[Event] | None) -> int:
    """Begin the battle for the chosen region with the Condottiere."""
    table.phase = BATTLE
    table.battle += 1
    table.passed_seats = 0
    table.opened = False
    table.committed = False
    if events is not None:
        events.append(happened.BattleBegan(table.condottiere, BOARD.ids[table.region]))
    return battle.begin(table, table.condottiere, events)


# -- the end of a round ----------------------------------------------------------------------------


def discard(table: TableState, away: bool, rng: Rng, events: list[Event] | None) -> int:
    """Discard the hand of the seat to move, or keep it."""
    if away:
        hands.discard_face_down(table, table.turn, events)
    elif events is not None and hands.may_discard(table, table.turn):
        events.append(happened.HandKept(table.turn))
    return _offer_discards(table, table.turn, itself=False, rng=rng, events=events)


def _offer_discards(
    table: TableState, seat: int, itself: bool, rng: Rng, events: list[Event] | None
) -> int:
    """Ask the next seat with cards, after `seat` or (`itself`) beginning with it.

    Seats with mercenaries are asked as well, although they can only keep their hands: skipping them
    would reveal that they have some.
    """
    if not itself:
        seat = table.left_of(seat)
    while itself or seat != table.condottiere:
        if table.hands[seat]:
            table.phase = DISCARD
            table.turn = seat
            return GOES_ON
        itself = False
        seat = table.left_of(seat)
    return _end_of_battle(table, rng, events)


def _end_of_battle(table: TableState, rng: Rng, events: list[Event] | None) -> int:
    """Continue after a battle; the round ends if at most one seat has cards, or none lays any."""
    rules = table.rules
    holders = 0
    last = NOBODY
    for seat in range(rules.seats):
        if table.hands[seat]:
            holders += 1
            last = seat
    stalled = table.battles_without_cards >= rules.seats
    if holders > 1 and not stalled:
        return _next_battle(table, events)
    if events is not None:
        events.append(happened.RoundEnded(table.round, stalled))
    if stalled:
        table.battles_without_cards = 0
        table.rounds_without_cards += 1
    else:
        table.rounds_without_cards = 0
        if last != NOBODY and rules.edition.cards_kept:
            table.phase = KEEP
            table.turn = last
            return GOES_ON
    hands.give_up_all(table)
    return _new_round(table, rng, events)


def keep(table: TableState, cards: list[int], rng: Rng, events: list[Event] | None) -> int:
    """Keep these cards of the last seat with cards and discard the others."""
    hands.keep(table, table.turn, cards, events)
    return _new_round(table, rng, events)


def _new_round(table: TableState, rng: Rng, events: list[Event] | None) -> int:
    table.round += 1
    table.gather()
    hands.deal(table, hands.HAND_SIZE, rng, events)
    return _next_battle(table, events)


def _next_battle(table: TableState, events: list[Event] | None) -> int:
    return offer_choice(table, events) if table.region == NOWHERE else begin_battle(table, events)


# -- option draw_after_battle ----------------------------------------------------------------------


def draw(table: TableState, number: int, rng: Rng, events: list[Event] | None) -> int:
    """Draw `number` cards for the seat to move."""
    hands.draw_up(table, table.turn, number, rng, events)
    return _offer_draw(table, table.turn, itself=False, events=events)


def _offer_draws(table: TableState, rng: Rng, events: list[Event] | None) -> int:
    """Ask all seats to draw; if every hand is empty, deal new ones."""
    for hand in table.hands:
        if hand:
            return _offer_draw(table, table.condottiere, itself=True, events=events)
    for seat in range(table.rules.seats):
        if len(table.pile) < hands.HAND_SIZE:
            hands.renew(table, events)
        hands.take(table, seat, hands.HAND_SIZE, rng, events)
    return offer_choice(table, events)


def _offer_draw(table: TableState, seat: int, itself: bool, events: list[Event] | None) -> int:
    """Ask the next seat with room in its hand, after `seat` or (`itself`) beginning with it."""
    if not itself:
        seat = table.left_of(seat)
    while itself or seat != table.condottiere:
        if hands.room(table, seat):
            table.phase = DRAW
            table.turn = seat
            return GOES_ON
        itself = False
        seat = table.left_of(seat)
    return offer_choice(table, events)
