"""Rules for a seat that must keep a rival from winning the game, or a region for next to nothing.

What other seats will do is unknown, so the seat must not rely on them.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.core.values import Code, Seat
from engine.games.condottiere.bots.blunders import (
    MANY_CARDS,
    MAX_GIFT_STRENGTH,
    MERCENARY_TEN,
)
from engine.games.condottiere.bots.outlook import (
    guessed_strengths,
    is_exposed,
    may_win,
    seen_strengths,
    strength_with,
    whole_strength,
    would_win,
)
from engine.games.condottiere.cards import BISHOP, COURTESAN
from engine.games.condottiere.rules.battle import NO_MERCENARY, sole_leader
from engine.games.condottiere.rules.core_state import BATTLE, NOBODY, SEASON_WINTER
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, POPE, TAKE, CondottiereState
from engine.games.condottiere.rules.stopping_cards import can_stop

#: The number of cards with which a seat does not rely on a single other one.
MIN_INDEPENDENT_CARDS: Final = 5
#: Kinds below this are mercenaries of little use.
SMALL_KINDS: Final = 3
#: The number of cards with which a seat must not leave a region to a small strength.
MIN_BURDENED_CARDS: Final = 5
#: With fewer seats, a region given away helps no third seat, and waiting is often best.
MIN_BURDENED_SEATS: Final = 3


def guarding_actions(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the actions that do not leave the game to a rival, if a card can stop it.

    This applies to the last seat that can, and with many cards to the last but one.
    """
    if state.phase != BATTLE or state.target or state.rules.has_hidden_cards:
        return codes
    seat = state.turn
    leader = sole_leader(seen_strengths(state, seat))
    # Other seats than these two that may still lay cards.
    awake = [
        other
        for other in range(state.rules.seats)
        if other not in (seat, leader)
        and state.hands[other]
        and not state.passed_seats & BIT[other]
    ]
    rival = leader
    if leader == NOBODY and len(awake) == 1:
        # Left alone with the region, it takes it.
        rival = awake.pop()
    if rival in (NOBODY, seat, state.defender) or not would_win(state, rival):
        return codes
    if len(awake) > 1 or (awake and len(state.hands[seat]) < MIN_INDEPENDENT_CARDS):
        return codes
    stopping = [code for code in codes if stops(state, code, rival)]
    if not stopping and not (awake and outbids(state, rival)):
        return codes
    if awake or leader == NOBODY or state.passed_seats & BIT[rival]:
        # Another card can still be laid first.
        return [code for code in codes if code not in (PASS, PASS_REVEAL)]
    return stopping


def stops(state: CondottiereState, code: Code, rival: Seat) -> bool:
    """Return whether the rival does not lead after an action, as far as the seat to move sees."""
    if code in (PASS, PASS_REVEAL):
        return False
    after = state.clone()
    after.step(code, Rng(0))
    if after.decision is None or after.battle != state.battle:
        return after.decision is not None
    return sole_leader(seen_strengths(after, state.turn)) != rival


def outbids(state: CondottiereState, rival: Seat) -> bool:
    """Return whether the whole hand of the seat to move exceeds the rival's line."""
    seat = state.turn
    return whole_strength(state, seat) > seen_strengths(state, seat)[rival]


def staying_actions(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the actions of a seat that is called to stop a rival who leads and would win the game.

    A pass is final, and cards saved are worth nothing if the rival wins. Of the seats that may
    still lay cards, the one with the most is called, of several the next after the rival, so that
    everybody sees whose turn it is to pay. If it can stop the rival alone, it takes the lead if a
    card does, and otherwise keeps able to.
    """
    rival = stoppable_rival(state, codes)
    if rival == NOBODY or not is_called(state, rival):
        return codes
    stopping = [code for code in codes if stops(state, code, rival)]
    # A bishop strikes the rival's cards but takes no lead.
    leading = [code for code in stopping if code < POPE and code != BISHOP]
    holding = [code for code in codes if code not in stopping and _keeps_able(state, code, rival)]
    return leading or stopping + holding or codes


def waiting_cards(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the cards of little use with which a seat that is not called may wait, lowest first.

    It can stop a rival who leads and would win the game, and still can after them.
    """
    rival = stoppable_rival(state, codes)
    if rival == NOBODY or is_called(state, rival):
        return []
    return [
        code
        for code in sorted(codes)
        if waits_cheaply(code) and (stops(state, code, rival) or _keeps_able(state, code, rival))
    ]


def stoppable_rival(state: CondottiereState, codes: list[Code]) -> Seat:
    """Return the rival who leads, would win the game, and could be stopped by the seat to move.

    NOBODY if there is none, if the seat cannot pass, or if no other seat is left to stop it.
    """
    if PASS not in codes or state.phase != BATTLE or state.target or state.rules.has_hidden_cards:
        return NOBODY
    seat = state.turn
    rival = sole_leader(seen_strengths(state, seat))
    if rival in (NOBODY, seat, state.defender) or not would_win(state, rival):
        return NOBODY
    if not _others_awake(state, rival) or not can_stop(state, [seat], rival, []):
        return NOBODY
    return rival


def _others_awake(state: CondottiereState, rival: Seat) -> list[Seat]:
    """Return the seats beside the rival and the one to move that may still lay cards."""
    return [
        other
        for other in range(state.rules.seats)
        if other not in (state.turn, rival)
        and state.hands[other]
        and not state.passed_seats & BIT[other]
    ]


def is_called(state: CondottiereState, rival: Seat) -> bool:
    """Return whether the seat to move is the first of all that may stop a rival.

    The seat with the most cards is the first, of several the next after the rival.
    """
    seat, seats = state.turn, state.rules.seats
    for other in _others_awake(state, rival):
        more = len(state.hands[other]) - len(state.hands[seat])
        is_next = (other - rival) % seats < (seat - rival) % seats
        if more > 0 or (more == 0 and is_next):
            return False
    return True


def _keeps_able(state: CondottiereState, code: Code, rival: Seat) -> bool:
    """Return whether the battle goes on after a card, and the seat can still stop the rival."""
    if code in (PASS, PASS_REVEAL):
        return False
    after = state.clone()
    after.step(code, Rng(0))
    if after.decision is None or after.phase != BATTLE or after.battle != state.battle:
        return False
    return can_stop(after, [state.turn], rival, [])


def waits_cheaply(code: Code) -> bool:
    """Return whether an action lays a card of little use, or a scarecrow that takes one back."""
    takes_back = TAKE <= code < POPE and code != TAKE + NO_MERCENARY
    return code < SMALL_KINDS or code == COURTESAN or takes_back


def non_passing_actions(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the actions without a pass, for the last seat that keeps a rival from winning.

    The rival is behind but may take the lead, and a card in hand makes that harder.
    """
    if PASS not in codes or state.phase != BATTLE or state.target or state.rules.has_hidden_cards:
        return codes
    seat = state.turn
    if not is_exposed(state, seat):
        return codes
    for other in range(state.rules.seats):
        if other == seat or state.passed_seats & BIT[other] or not state.hands[other]:
            continue
        if not may_win(state, other):
            return codes
    if any(hardens(state, code) for code in codes):
        return [code for code in codes if code != PASS]
    return codes


def hardens(state: CondottiereState, code: Code) -> bool:
    """Return whether an action raises the strength that a rival must exceed.

    This is also true if it ends the battle but not the game.
    """
    if code == PASS:
        return False
    seat = state.turn
    after = state.clone()
    after.step(code, Rng(0))
    if after.decision is None or after.battle != state.battle:
        return after.decision is not None
    totals = seen_strengths(after, seat)
    return sole_leader(totals) == seat and totals[seat] > max(seen_strengths(state, seat))


def fair_share(state: CondottiereState, absent_seats: int = 0) -> list[Code]:
    """Return the cards of which the seat to move should lay one rather than pass, the lowest first.

    The seat is the last one with many cards before a strength of at most 4, or before an empty
    table, and these cards below ten take the lead. Seats in the mask `absent_seats` have said that
    they will not fight. Empty if the seat may pass.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or state.rules.seats < MIN_BURDENED_SEATS or seat == state.defender:
        return []
    if state.season == SEASON_WINTER or len(hand) < MIN_BURDENED_CARDS:
        return []
    totals = guessed_strengths(state, seat, state.season)
    maximum = max(totals)
    leader = sole_leader(totals)
    if maximum > MAX_GIFT_STRENGTH or (leader == NOBODY and maximum > 0):
        return []
    if leader != NOBODY and leader in (seat, state.defender):
        return []
    for other in range(state.rules.seats):
        if other in (seat, leader) or (state.passed_seats | absent_seats) & BIT[other]:
            continue
        if len(state.hands[other]) > MANY_CARDS:
            return []
    return [kind for kind in cheap_cards(hand) if strength_with(state, seat, [kind]) > maximum]


def cheap_cards(hand: list[int]) -> list[Code]:
    """Return the kinds of cards in a hand with a strength of their own below ten, lowest first."""
    return [kind for kind in sorted(set(hand)) if kind < MERCENARY_TEN or kind == COURTESAN]


def leaves_choice(state: CondottiereState, code: Code) -> bool:
    """Return whether a seat with many cards passes at once in the battle that it has chosen.

    It is justified without a card that is of little use.
    """
    seat = state.turn
    if code != PASS or state.phase != BATTLE or state.opened or seat != state.condottiere:
        return False
    hand = state.hands[seat]
    if state.rules.seats < MIN_BURDENED_SEATS or len(hand) < MIN_BURDENED_CARDS:
        return False
    return has_small(hand)


def has_small(hand: list[int]) -> bool:
    """Return whether the hand has a card that is of little use."""
    return any(kind < SMALL_KINDS or kind == COURTESAN for kind in hand)
