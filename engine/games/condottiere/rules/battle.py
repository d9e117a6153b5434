"""Battles: laying cards, passing, and the strength of battle lines.

Functions that may end the battle return an ending of `core_state`, or `GOES_ON`.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Event
from engine.games.condottiere import events as happened
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import (
    BISHOP,
    CARD_NAMES,
    COURTESAN,
    DRUM,
    HEROINE,
    HIDEABLE,
    MERCENARIES,
    SCARECROW,
    SPRING,
    SURRENDER,
    VALUE,
    WINTER,
)
from engine.games.condottiere.rules import showing
from engine.games.condottiere.rules.core_state import (
    ALL_PASSED,
    BY_BISHOP,
    FINAL,
    GOES_ON,
    NOBODY,
    SEASON_SPRING,
    SEASON_WINTER,
    SURRENDERED,
    CoreState,
)
from engine.games.condottiere.rules.regions import BIT, NOWHERE, REGION_COUNT

#: The choice of a scarecrow that takes back no mercenary.
NO_MERCENARY: Final = MERCENARIES
#: The choice of a bishop that sends the Pope off the map.
POPE_OFF_MAP: Final = REGION_COUNT

#: The bonus of spring for each of the strongest mercenaries.
SPRING_BONUS: Final = 3
HEROINE_STRENGTH: Final = 10


# -- strength --------------------------------------------------------------------------------------


def face_up_count(state: CoreState, seat: int) -> int:
    """Return the number of face-up cards of a line; the hidden card, if any, is the last one."""
    length = len(state.lines[seat])
    return length - 1 if state.face_down_seats & BIT[seat] else length


def line_strengths(state: CoreState, only_shown: bool) -> list[int]:
    """Return the strength of each line; `only_shown` counts only face-up cards."""
    highest = highest_value(state, only_shown) if state.season == SEASON_SPRING else 0
    totals: list[int] = []
    for seat in range(state.rules.seats):
        line = state.lines[seat]
        length = face_up_count(state, seat) if only_shown else len(line)
        totals.append(line_strength(line, length, state.season, highest))
    return totals


def line_strength(line: list[int], length: int, season: int, highest: int) -> int:
    """Return the strength of the first `length` cards of a line.

    `highest` is the printed value strengthened by spring, 0 without spring. Spring adds after the
    drum has doubled.
    """
    base = 0
    bonus = 0
    fixed_strength = 0
    has_drum = False
    for i in range(length):
        kind = line[i]
        if kind < MERCENARIES:
            value = VALUE[kind]
            base += 1 if season == SEASON_WINTER else value
            if value == highest:
                bonus += SPRING_BONUS
        elif kind == HEROINE:
            fixed_strength += HEROINE_STRENGTH
        elif kind == COURTESAN:
            fixed_strength += 1
        elif kind == DRUM:
            has_drum = True
    return (base + base if has_drum else base) + bonus + fixed_strength


def single_strength(kind: int, season: int) -> int:
    """Return the strength of a card alone, without drum and spring."""
    if kind < MERCENARIES:
        return 1 if season == SEASON_WINTER else VALUE[kind]
    if kind == HEROINE:
        return HEROINE_STRENGTH
    return 1 if kind == COURTESAN else 0


def highest_value(state: CoreState, only_shown: bool) -> int:
    """Return the highest printed value of all mercenaries in play; 0 if there are none.

    `only_shown` leaves out the cards that lie face down.
    """
    best = 0
    for seat in range(state.rules.seats):
        line = state.lines[seat]
        best = highest_in(line, face_up_count(state, seat) if only_shown else len(line), best)
    return best


def highest_in(line: list[int], length: int, best: int) -> int:
    """Return the highest printed value of the first `length` cards of a line, at least `best`."""
    for i in range(length):
        value = VALUE[line[i]]
        if value > best:
            best = value
    return best


def sole_leader(totals: list[int]) -> int:
    """Return the only seat with the highest total, or NOBODY."""
    best = -1
    leader = NOBODY
    for seat in range(len(totals)):
        if totals[seat] > best:
            best = totals[seat]
            leader = seat
        elif totals[seat] == best:
            leader = NOBODY
    return leader


def courtesan_leader(state: CoreState) -> int:
    """Return the only seat with the most courtesans in its line, or NOBODY."""
    best = 0
    leader = NOBODY
    for seat in range(state.rules.seats):
        number = state.lines[seat].count(COURTESAN)
        if number > best:
            best = number
            leader = seat
        elif number == best:
            leader = NOBODY
    return leader


# -- turns -----------------------------------------------------------------------------------------


def begin(state: CoreState, first: int, events: list[Event] | None) -> int:
    """Ask `first` or the next seat that can play. Return how the battle ends if no seat can."""
    state.turn = first - 1 if first else state.rules.seats - 1
    return advance(state, events)


def advance(state: CoreState, events: list[Event] | None) -> int:
    """Ask the next seat; one that cannot play passes automatically unless it may reveal."""
    everybody = state.rules.all_seats_mask
    seat = state.turn
    while state.passed_seats != everybody:
        seat = seat + 1 if seat + 1 < state.rules.seats else 0
        if state.passed_seats & BIT[seat]:
            continue
        if can_play(state, seat) or state.face_down_seats & BIT[seat]:
            state.turn = seat
            return GOES_ON
        state.passed_seats |= BIT[seat]
        if events is not None:
            events.append(happened.Passed(seat))
    return ALL_PASSED


def can_play(state: CoreState, seat: int) -> bool:
    """Return whether a seat holds a card it may lay."""
    hand = state.hands[seat]
    if state.phase != FINAL or state.rules.is_final_fresh:
        return bool(hand)
    return any(kind not in (SURRENDER, BISHOP) for kind in hand)


def may_return(state: CoreState) -> bool:
    """Return whether a pass leaves the seat to move in the battle (option `capture_regions`)."""
    seat = state.turn
    if seat != state.defender or state.committed:
        return False
    return state.passed_seats | BIT[seat] != state.rules.all_seats_mask


def pass_turn(state: CoreState, reveal: bool, events: list[Event] | None) -> int:
    """Pass with the seat to move; `reveal` turns up its hidden card."""
    seat = state.turn
    leaves = not may_return(state)
    if leaves:
        state.passed_seats |= BIT[seat]
    if events is not None:
        events.append(happened.Passed(seat, leaves))
    if reveal:
        turn_up(state, seat, events)
    return advance(state, events)


def play(state: CoreState, kind: int, choice: int, events: list[Event] | None) -> int:
    """Lay a card from the hand of the seat to move.

    `choice` is the mercenary that a scarecrow takes back or NO_MERCENARY, and the region to which a
    bishop sends the Pope or POPE_OFF_MAP. Other cards ignore it.
    """
    state.hands[state.turn].remove(kind)
    return lay(state, kind, choice, events)


def lay(state: CoreState, kind: int, choice: int, events: list[Event] | None) -> int:
    """Lay a card that is already out of the hand, as in `play`."""
    seat = state.turn
    rules = state.rules
    state.opened = True
    if seat == state.defender:
        state.committed = True
    line = state.lines[seat]
    if state.shown and not (rules.has_hidden_cards and HIDEABLE[kind]):
        showing.leave_hand(state, seat, kind)
    if HIDEABLE[kind]:
        if rules.has_hidden_cards:
            if state.face_down_seats & BIT[seat]:
                turn_up(state, seat, events)
            state.face_down_seats |= BIT[seat]
        elif state.known[seat]:
            record_seen(state, seat, kind)
        line.append(kind)
        if events is not None:
            events.append(happened.Played(seat, CARD_NAMES[kind], rules.has_hidden_cards))
    else:
        if kind not in (SCARECROW, BISHOP) and state.face_down_seats & BIT[seat]:
            # The next card of the line first turns up the hidden one.
            turn_up(state, seat, events)
        if events is not None:
            events.append(happened.Played(seat, CARD_NAMES[kind]))
        if kind == SCARECROW:
            take_back(state, choice, events)
        elif kind == BISHOP:
            if not rules.has_pope:
                line.append(kind)
                return BY_BISHOP
            resolve_bishop(state, events)
            move_pope(state, choice, events)
        else:
            line.append(kind)
            if kind == SURRENDER:
                return SURRENDERED
            change_season(state, kind, events)
    if events is not None:
        is_hidden = bool(state.face_down_seats & BIT[seat])
        strength = line_strengths(state, only_shown=True)[seat]
        events.append(happened.Announced(seat, strength, is_hidden))
    return advance(state, events)


# -- effects of cards ------------------------------------------------------------------------------


def turn_up(state: CoreState, seat: int, events: list[Event] | None) -> None:
    """Turn up the hidden card of a seat."""
    state.face_down_seats &= ~BIT[seat]
    kind = state.lines[seat][-1]
    if state.shown:
        showing.leave_hand(state, seat, kind)
    if state.known[seat]:
        record_seen(state, seat, kind)
    if events is not None:
        events.append(happened.TurnedUp(seat, CARD_NAMES[kind]))


def record_seen(state: CoreState, seat: int, kind: int) -> None:
    """Record that a card of a seat became visible and is no longer known to be in its hand."""
    known = state.known[seat]
    if kind in known:
        known = known[:]
        known.remove(kind)
        state.known[seat] = known


def takeable_kinds(state: CoreState, seat: int) -> list[int]:
    """Return the kinds of mercenaries that are face up in a seat's line, in ascending order."""
    line = state.lines[seat]
    return sorted({line[i] for i in range(face_up_count(state, seat)) if line[i] < MERCENARIES})


def take_back(state: CoreState, kind: int, events: list[Event] | None) -> None:
    """Take back a mercenary with a scarecrow; NO_MERCENARY takes none."""
    seat = state.turn
    line = state.lines[seat]
    if kind != NO_MERCENARY:
        last = face_up_count(state, seat) - 1  # A hidden card stays in the line.
        while line[last] != kind:
            last -= 1
        line.pop(last)
        state.hands[seat].append(kind)
        if state.shown:
            showing.enter_hand(state, seat, kind)
        state.known[seat] = [*state.known[seat], kind]
        if events is not None:
            events.append(happened.TakenBack(seat, CARD_NAMES[kind]))
    if state.rules.scarecrow_stays:
        line.append(SCARECROW)
    else:
        state.fallen.append(SCARECROW)


def resolve_bishop(state: CoreState, events: list[Event] | None) -> None:
    """Resolve a bishop: discard it and every face-up mercenary of the highest value."""
    state.fallen.append(BISHOP)
    highest = highest_value(state, only_shown=True)
    if not highest:
        return
    for seat in range(state.rules.seats):
        line = state.lines[seat]
        length = face_up_count(state, seat)
        struck = [kind for kind in line[:length] if VALUE[kind] == highest]
        if struck:
            kinds_left = [kind for kind in line[:length] if VALUE[kind] != highest]
            _discard(state, seat, kinds_left + line[length:], struck, "bishop", events)


def move_pope(state: CoreState, region: int, events: list[Event] | None) -> None:
    """Move the Pope to a region, or off the map; he stays where he is in a final battle."""
    if state.phase == FINAL:
        return
    state.pope = NOWHERE if region == POPE_OFF_MAP else region
    if events is not None:
        name = None if region == POPE_OFF_MAP else BOARD.ids[region]
        events.append(happened.PopeMoved(state.turn, name))


def change_season(state: CoreState, kind: int, events: list[Event] | None) -> None:
    """Change the season and discard all cards of the other one."""
    state.season = SEASON_WINTER if kind == WINTER else SEASON_SPRING
    other = SPRING if kind == WINTER else WINTER
    for seat in range(state.rules.seats):
        line = state.lines[seat]
        if other in line:
            gone = [card for card in line if card == other]
            cards_left = [card for card in line if card != other]
            _discard(state, seat, cards_left, gone, CARD_NAMES[kind], events)


def _discard(
    state: CoreState,
    seat: int,
    rest: list[int],
    gone: list[int],
    reason: str,
    events: list[Event] | None,
) -> None:
    """Replace the line of a seat by `rest` and discard the cards `gone`, for the reason given."""
    state.lines[seat] = rest
    state.fallen += gone
    if events is not None:
        cards = tuple(CARD_NAMES[kind] for kind in gone)
        events.append(happened.Struck(seat, cards, reason))
