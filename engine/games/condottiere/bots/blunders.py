"""Absurd actions, each with the circumstances that justify it after all.

They are judged by the information of the seat to move, so that a search may exclude them. The last
ones concern a whole battle. docs/design/lapses.md defines all of them.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.condottiere.bots.outlook import (
    UNSEEN_CARD_STRENGTH,
    feared_strength,
    is_exposed,
    may_win,
    rivals_wins,
    seen_strengths,
    strength_with,
    whole_strength,
    winning_regions,
    would_win,
)
from engine.games.condottiere.cards import (
    BISHOP,
    COURTESAN,
    DRUM,
    HEROINE,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules.battle import (
    NO_MERCENARY,
    POPE_OFF_MAP,
    highest_value,
    single_strength,
    sole_leader,
)
from engine.games.condottiere.rules.core_state import (
    ALL_PASSED,
    BATTLE,
    CHOOSE,
    NOBODY,
    OVER,
    SEASON_WINTER,
)
from engine.games.condottiere.rules.regions import BIT, NOWHERE, REGION_COUNT
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
)

#: The greatest strength with which a region is taken cheaply.
MAX_CHEAP_STRENGTH: Final = 3
#: The greatest strength that is a gift if it takes a region.
MAX_GIFT_STRENGTH: Final = 4
#: A seat with more cards than this could have fought for a region.
MANY_CARDS: Final = 5
#: The number of cards with which a seat may be out of the round after the next battle.
NEARLY_OUT_CARDS: Final = 2
#: The kind of mercenary worth ten.
MERCENARY_TEN: Final = MERCENARIES - 1
#: Lower kinds are mercenaries worth at most 2, which are not worth a scarecrow.
MIN_SWAPPED_KIND: Final = 2
#: The number of cards sufficient to fight for a region.
MIN_FIGHTING_CARDS: Final = 3


def is_idle_bishop(state: CondottiereState, code: Code) -> bool:
    """Return whether a bishop has no use.

    Third edition: he strikes no rival's card, and the Pope neither bars a region that wins the game
    for a rival nor leaves one that wins it for the seat, unless for another such region. First
    edition: he ends a battle with no strength on the table or with the seat in the lead, while no
    rival who could still lay a card would win the game by it.
    """
    seat = state.turn
    if not state.rules.has_pope:
        if code != BISHOP:
            return False
        totals = seen_strengths(state, seat)
        if max(totals) > 0 and sole_leader(totals) != seat:
            return False
        return not _rival_may_win(state, NOBODY)
    if not POPE <= code < PASS:
        return False
    highest = highest_value(state, only_shown=True)
    for other in range(state.rules.seats):
        if other != seat:
            line = state.lines[other]
            length = len(line) - 1 if state.face_down_seats & BIT[other] else len(line)
            for i in range(length):
                if highest and VALUE[line[i]] == highest:
                    return False
    if state.phase != BATTLE:
        return True
    region = code - POPE
    if region == state.pope or (region == POPE_OFF_MAP and state.pope == NOWHERE):
        return True
    own_regions = winning_regions(state, seat)
    bars_own = region != POPE_OFF_MAP and own_regions & BIT[region]
    if state.pope != NOWHERE and own_regions & BIT[state.pope] and not bars_own:
        return False
    if region != POPE_OFF_MAP:
        for other in range(state.rules.seats):
            if other != seat and winning_regions(state, other) & BIT[region]:
                return False
    return True


def is_idle_scarecrow(state: CondottiereState, code: Code) -> bool:
    """Return whether a scarecrow takes nothing back although the hand has other cards."""
    if code != TAKE + NO_MERCENARY:
        return False
    hand = state.hands[state.turn]
    return hand.count(SCARECROW) < len(hand)


def is_second_drum(state: CondottiereState, code: Code) -> bool:
    """Return whether a second drum is laid in the line; a hidden one may be a bluff."""
    return code == DRUM and not state.rules.has_hidden_cards and DRUM in state.lines[state.turn]


def lays_high_card_in_winter(state: CondottiereState, code: Code) -> bool:
    """Return whether the highest mercenary is laid in winter although a lower one counts the same.

    It is justified with a spring in hand, which would make it count.
    """
    if state.season != SEASON_WINTER or code >= MERCENARIES:
        return False
    lower = False
    for kind in state.hands[state.turn]:
        if kind == SPRING or code < kind < MERCENARIES:
            return False
        if kind < code:
            lower = True
    return lower


def surrenders_for_rival(state: CondottiereState, code: Code) -> bool:
    """Return whether a surrender gives the region to a leading rival for no reason.

    It is justified if it keeps another rival from winning the game.
    """
    if code != SURRENDER:
        return False
    seat = state.turn
    leader = sole_leader(seen_strengths(state, seat))
    if leader in (NOBODY, seat, state.defender):
        return False
    return would_win(state, leader) or not _rival_may_win(state, leader)


def is_idle_surrender(state: CondottiereState, code: Code) -> bool:
    """Return whether a surrender ends a battle in which nobody has any strength.

    Nobody then takes the region. It is justified if it keeps a rival from winning the game.
    """
    if code != SURRENDER or state.phase != BATTLE or state.rules.has_hidden_cards:
        return False
    return max(seen_strengths(state, state.turn)) == 0 and not _rival_may_win(state, NOBODY)


def _rival_may_win(state: CondottiereState, leader: Seat) -> bool:
    """Return whether a seat other than `leader` and the seat to move could win the game here."""
    for other in range(state.rules.seats):
        if other in (state.turn, leader, state.defender):
            continue
        if not state.passed_seats & BIT[other] and state.hands[other] and would_win(state, other):
            return True
    return False


def sends_pope_astray(state: CondottiereState, code: Code) -> bool:
    """Return whether the Pope bars no rival's winning region although he could (third edition).

    It is justified if the seat itself wins by the contested region.
    """
    if not POPE <= code < PASS or would_win(state, state.turn):
        return False
    region = code - POPE
    if region < REGION_COUNT and rivals_wins(state, state.turn) & BIT[region]:
        return False
    return bool(stopping_places(state))


def stopping_places(state: CondottiereState) -> int:
    """Return the mask of the regions where the Pope bars only rivals from winning the game."""
    if state.phase != BATTLE or not state.rules.has_pope or state.rules.captures_regions:
        return 0
    places = state.free & ~BIT[state.region]
    return places & rivals_wins(state, state.turn) & ~winning_regions(state, state.turn)


def is_dear_heroine(state: CondottiereState, code: Code) -> bool:
    """Return whether a heroine beats a strength of at most 3 that a mercenary below ten could beat.

    It is justified in winter, and where the region would win the game for any seat.
    """
    if code != HEROINE or state.phase != BATTLE or state.season == SEASON_WINTER:
        return False
    seat = state.turn
    totals = seen_strengths(state, seat)
    maximum = 0
    for other in range(state.rules.seats):
        if would_win(state, other):
            return False
        if other != seat and totals[other] > maximum:
            maximum = totals[other]
    if maximum > MAX_CHEAP_STRENGTH:
        return False
    return any(
        kind < MERCENARY_TEN and totals[seat] + VALUE[kind] > maximum for kind in state.hands[seat]
    )


def is_hopeless_card(state: CondottiereState, code: Code) -> bool:
    """Return whether a card adds strength although the whole hand cannot reach the leader's.

    It is justified while the leader would win the game, or with a bishop, winter or spring in hand.
    """
    if state.phase != BATTLE or state.rules.has_hidden_cards:
        return False
    if code >= MERCENARIES and code not in (HEROINE, DRUM):
        return False
    seat = state.turn
    hand = state.hands[seat]
    if BISHOP in hand or WINTER in hand or SPRING in hand:
        return False
    totals = seen_strengths(state, seat)
    maximum = max(totals)
    if whole_strength(state, seat) >= maximum:
        return False
    for other in range(state.rules.seats):
        if totals[other] == maximum and would_win(state, other):
            return False
    return True


def is_idle_drum(state: CondottiereState, code: Code) -> bool:
    """Return whether a drum is laid in a line without a mercenary.

    It could be laid later, when its use is known. A hidden one may be a bluff.
    """
    line = state.lines[state.turn]
    if code != DRUM or state.rules.has_hidden_cards or DRUM in line:
        return False
    return not any(kind < MERCENARIES for kind in line)


def is_idle_spring(state: CondottiereState, code: Code) -> bool:
    """Return whether a spring strengthens no mercenary of the seat, except to end winter."""
    if code != SPRING or state.rules.has_hidden_cards or state.season == SEASON_WINTER:
        return False
    highest = highest_value(state, only_shown=True)
    return not any(
        kind < MERCENARIES and VALUE[kind] == highest for kind in state.lines[state.turn]
    )


def lifts_own_winter(state: CondottiereState, code: Code) -> bool:
    """Return whether a spring ends a winter in which the seat leads, and does not lead by more."""
    if code != SPRING or state.phase != BATTLE or state.season != SEASON_WINTER:
        return False
    lead = _lead(state, state.turn)
    if state.rules.has_hidden_cards or lead <= 0:
        return False
    after = state.clone()
    after.step(code, Rng(0))
    return _lead(after, state.turn) <= lead


def _lead(state: CondottiereState, seat: Seat) -> int:
    """Return by how much a seat leads the strongest rival; below 0 behind it."""
    totals = seen_strengths(state, seat)
    return totals[seat] - max(totals[:seat] + totals[seat + 1 :])


def frees_winner(state: CondottiereState, code: Code) -> bool:
    """Return whether a bishop strikes the card that kept a rival from winning the game here."""
    if not POPE <= code < PASS or state.phase != BATTLE or state.rules.has_hidden_cards:
        return False
    seat = state.turn
    leader = sole_leader(seen_strengths(state, seat))
    after = state.clone()
    after.step(code, Rng(0))
    if after.phase != BATTLE or after.battle != state.battle:
        return False
    freed = sole_leader(seen_strengths(after, seat))
    return freed not in (NOBODY, seat, leader) and would_win(state, freed)


def spares_win(state: CondottiereState, code: Code) -> bool:
    """Return whether a seat passes although a card would take the lead in a winning battle.

    A winning battle is one that wins the game. The hand also has a surrender, which could then end
    the battle.
    """
    seat = state.turn
    hand = state.hands[seat]
    if (
        code != PASS
        or state.phase != BATTLE
        or state.rules.has_hidden_cards
        or SURRENDER not in hand
    ):
        return False
    if not would_win(state, seat) or state.has_won(seat):
        return False
    totals = seen_strengths(state, seat)
    missing = max(totals) - totals[seat]
    return any(single_strength(kind, state.season) > missing for kind in hand)


def loosens_lead(state: CondottiereState, code: Code) -> bool:
    """Return whether a scarecrow weakens the leading line in a battle that wins the game.

    Other seats may still lay cards.
    """
    if not TAKE <= code < POPE or code == TAKE + NO_MERCENARY or state.phase != BATTLE:
        return False
    seat = state.turn
    if state.rules.has_hidden_cards or not would_win(state, seat):
        return False
    if sole_leader(seen_strengths(state, seat)) != seat:
        return False
    hand = state.hands[seat]
    if hand.count(SCARECROW) == len(hand):
        return False
    for other in range(state.rules.seats):
        if other != seat and state.hands[other] and not state.passed_seats & BIT[other]:
            return True
    return False


def throws_defence_away(state: CondottiereState, code: Code) -> bool:
    """Return whether a hand with a surrender or bishop is discarded before a decisive battle.

    A battle is decisive if it would win the game for a rival.
    """
    if code != DISCARD_ALL:
        return False
    hand = state.hands[state.turn]
    if SURRENDER not in hand and BISHOP not in hand:
        return False
    return any(other != state.turn and may_win(state, other) for other in range(state.rules.seats))


def throws_card_early(state: CondottiereState, code: Code) -> bool:
    """Return whether a hand is discarded while two others still hold several cards.

    It can also be discarded after a later battle.
    """
    if code != DISCARD_ALL:
        return False
    holders = 0
    for other in range(state.rules.seats):
        if other != state.turn and len(state.hands[other]) > NEARLY_OUT_CARDS:
            holders += 1
    return holders > 1


def names_region_for_rival(state: CondottiereState, code: Code) -> bool:
    """Return whether the named region needlessly wins the game for a rival.

    Another region wins for no rival. The choice is justified if the region wins the game for the
    seat itself, or the rival has few cards.
    """
    if state.phase != CHOOSE or not CHOOSE_REGION <= code < DECLINE:
        return False
    region = code - CHOOSE_REGION
    feared = feared_regions(state)
    if not feared & BIT[region] or winning_regions(state, state.turn) & BIT[region]:
        return False
    barred = BIT[state.pope] if state.pope != NOWHERE else 0
    return bool(state.free & ~barred & ~feared)


def feared_regions(state: CondottiereState) -> int:
    """Return the mask of regions that win the game for a rival with at least half as many cards.

    If all seats are about to be dealt new cards, every rival counts.
    """
    holders = sum(1 for hand in state.hands if hand)
    hand_size = len(state.hands[state.turn])
    mask = 0
    for other in range(state.rules.seats):
        if other == state.turn:
            continue
        number = len(state.hands[other])
        if holders < 2 or (number and number + number >= hand_size):
            mask |= winning_regions(state, other)
    return mask


def spares_surrender(state: CondottiereState, code: Code) -> bool:
    """Return whether a pass spares a surrender that would keep a rival from winning.

    The seat in the lead would not win the game by the region, but a rival that may still take the
    lead would.
    """
    seat = state.turn
    if code != PASS or state.phase != BATTLE or state.rules.has_hidden_cards:
        return False
    if SURRENDER not in state.hands[seat] or sole_leader(seen_strengths(state, seat)) == NOBODY:
        return False
    return is_exposed(state, seat)


def leaves_lead(state: CondottiereState, code: Code) -> bool:
    """Return whether a leading seat passes although a surrender would take the region at once.

    One rival is left that may still take the lead.
    """
    seat = state.turn
    if code != PASS or state.phase != BATTLE or state.rules.has_hidden_cards:
        return False
    if SURRENDER not in state.hands[seat] or seat == state.defender:
        return False
    totals = seen_strengths(state, seat)
    if sole_leader(totals) != seat:
        return False
    rivals = 0
    feared = False
    for other in range(state.rules.seats):
        if other != seat and state.hands[other] and not state.passed_seats & BIT[other]:
            rivals += 1
            feared = totals[other] + UNSEEN_CARD_STRENGTH * len(state.hands[other]) > totals[seat]
    return rivals == 1 and feared


def declines_win(state: CondottiereState, code: Code) -> bool:
    """Return whether a seat with several cards passes before an empty table in a winning battle."""
    seat = state.turn
    if (
        code != PASS
        or state.phase != BATTLE
        or state.rules.has_hidden_cards
        or not would_win(state, seat)
    ):
        return False
    if seat == state.defender or any(state.lines):
        return False
    return count_fighters(state.hands[seat]) >= MIN_FIGHTING_CARDS


def count_fighters(hand: list[int]) -> int:
    """Return the number of cards with a strength of their own."""
    number = 0
    for kind in hand:
        if kind < MERCENARIES or kind in (HEROINE, COURTESAN):
            number += 1
    return number


def leaves_winner_to_others(state: CondottiereState, code: Code) -> bool:
    """Return whether a seat leaves a rival's winning region to other seats.

    The rival leads or may take the lead, and the seat could exceed the strength expected of it.
    """
    if code != PASS or state.phase != BATTLE or state.target or state.rules.has_hidden_cards:
        return False
    feared = feared_strength(state, state.turn)
    return feared > 0 and whole_strength(state, state.turn) > feared


def is_overpaid(state: CondottiereState, code: Code) -> bool:
    """Return whether a card is laid although a lower mercenary takes the lead as well.

    No other seat may lay a card any more.
    """
    if (
        state.phase != BATTLE
        or state.rules.has_hidden_cards
        or not (code < MERCENARIES or code == HEROINE)
    ):
        return False
    if not can_lay_alone(state):
        return False
    seat = state.turn
    totals = seen_strengths(state, seat)
    maximum = 0
    for other in range(state.rules.seats):
        if other != seat and totals[other] > maximum:
            maximum = totals[other]
    for kind in state.hands[seat]:
        if kind < MERCENARIES and kind < code and strength_with(state, seat, [kind]) > maximum:
            return True
    return False


def is_poor_swap(state: CondottiereState, code: Code) -> bool:
    """Return whether a scarecrow takes a mercenary worth at most 2 although no rival can answer.

    The hand has other cards.
    """
    if (
        not TAKE <= code < TAKE + MIN_SWAPPED_KIND
        or state.phase != BATTLE
        or state.rules.has_hidden_cards
    ):
        return False
    hand = state.hands[state.turn]
    return can_lay_alone(state) and hand.count(SCARECROW) < len(hand)


def can_lay_alone(state: CondottiereState) -> bool:
    """Return whether no other seat may lay a card any more."""
    for other in range(state.rules.seats):
        if other != state.turn and state.hands[other] and not state.passed_seats & BIT[other]:
            return False
    return True


def giving_seats(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Return the seats that let a rival take a region with a strength of at most 4.

    All seats passed, and no other line has a card. At least two seats must each have more than five
    cards and the strength to take the region; otherwise there was a reason to pass.
    """
    taker = after.last_conqueror
    if not _has_ended_by_passing(before, after) or taker == NOBODY or after.last_fallen:
        return []
    for seat in range(before.rules.seats):
        if seat != taker and after.last_lines[seat]:
            return []
    paid = after.last_strengths[taker]
    if paid > MAX_GIFT_STRENGTH:
        return []
    seats = [
        seat
        for seat in range(before.rules.seats)
        if seat != taker
        and len(before.hands[seat]) > MANY_CARDS
        and hand_strength(before, seat) > paid
    ]
    return seats if len(seats) > 1 else []


def seats_passed_unfought(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Return the seats that passed in a battle without a card, if at least two could fight."""
    if before.opened or not _has_ended_by_passing(before, after):
        return []
    able_seats = [seat for seat in range(before.rules.seats) if hand_strength(before, seat)]
    return able_seats if len(able_seats) > 1 else []


def game_left(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Return the seats that passed and let a rival win the game by the region.

    They had more strength in hand than the rival had laid and still held.
    """
    taker = after.last_conqueror
    if after.phase != OVER or not _has_ended_by_passing(before, after) or taker == NOBODY:
        return []
    if not after.winner_seats & BIT[taker]:
        return []
    maximum = after.last_strengths[taker] + hand_strength(before, taker)
    return [
        seat
        for seat in range(before.rules.seats)
        if seat != taker and after.last_strengths[seat] + hand_strength(before, seat) > maximum
    ]


def hand_strength(state: CondottiereState, seat: Seat) -> int:
    """Return the sum of the cards in a hand, without drum and spring."""
    return sum(single_strength(kind, state.season) for kind in state.hands[seat])


def _has_ended_by_passing(before: CondottiereState, after: CondottiereState) -> bool:
    """Return whether a battle for a region ended between the two states because all passed."""
    if before.phase != BATTLE or after.last_ending != ALL_PASSED:
        return False
    return after.phase != BATTLE or after.battle != before.battle or after.game != before.game
