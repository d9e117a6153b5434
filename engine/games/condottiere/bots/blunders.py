"""Answers that a person would laugh at, each with what makes it sensible after all.

They are judged by what the seat asked can see, so that a search may leave them out; those of a
whole battle stand in `battle_lapses.py` (docs/strength.md lists both).

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.values import Code, Seat
from engine.games.condottiere.bots.outlook import (
    USUAL,
    exposed,
    feared_strength,
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
    NOTHING,
    OFF_MAP,
    highest_value,
    single_strength,
    strongest,
)
from engine.games.condottiere.rules.regions import BIT, NOWHERE, REGIONS
from engine.games.condottiere.rules.state import (
    CHOOSE_REGION,
    DECLINE,
    DISCARD_ALL,
    PASS,
    POPE,
    TAKE,
    CondottiereState,
)
from engine.games.condottiere.rules.table import ALL_PASSED, BATTLE, CHOOSE, NOBODY, OVER, WINTRY

#: The most that a region given away is taken with, and the cards of those who let it go.
CHEAP: Final = 3
FULL_HAND: Final = 5
#: With so few cards a seat may be out of the round after the next battle.
FEW: Final = 2
#: The kind of mercenary that counts ten.
TEN: Final = MERCENARIES - 1
#: Kinds below are mercenaries of 2 or less, for which no scarecrow is spent.
POOR: Final = 2
#: Cards that are enough to fight for a region.
SEVERAL: Final = 3


def idle_bishop(table: CondottiereState, code: Code) -> bool:
    """Third edition: he strikes no rival's card, and the Pope neither bars a region that would win
    a rival the game nor leaves one that would win the seat its own, unless for another such.

    First edition: he ends a battle that nobody leads with any strength, or the seat itself, while
    no rival who could still lay a card would win the game by it.
    """
    seat = table.turn
    if not table.rules.pope:
        if code != BISHOP:
            return False
        totals = seen_strengths(table, seat)
        if max(totals) > 0 and strongest(totals) != seat:
            return False
        return not _rival_may_win(table, NOBODY)
    if not POPE <= code < PASS:
        return False
    highest = highest_value(table, True)
    for other in range(table.rules.seats):
        if other != seat:
            row = table.rows[other]
            length = len(row) - 1 if table.down & BIT[other] else len(row)
            for i in range(length):
                if highest and VALUE[row[i]] == highest:
                    return False
    if table.phase != BATTLE:
        return True
    region = code - POPE
    if region == table.pope or (region == OFF_MAP and table.pope == NOWHERE):
        return True
    own = winning_regions(table, seat)
    bars_own = region != OFF_MAP and own & BIT[region]
    if table.pope != NOWHERE and own & BIT[table.pope] and not bars_own:
        return False
    if region != OFF_MAP:
        for other in range(table.rules.seats):
            if other != seat and winning_regions(table, other) & BIT[region]:
                return False
    return True


def idle_scarecrow(table: CondottiereState, code: Code) -> bool:
    """It takes nothing back, though the hand holds other cards to lay or to keep."""
    if code != TAKE + NOTHING:
        return False
    hand = table.hands[table.turn]
    return hand.count(SCARECROW) < len(hand)


def second_drum(table: CondottiereState, code: Code) -> bool:
    """There is one in the line already; a card laid face down may deceive."""
    return code == DRUM and not table.rules.hidden and DRUM in table.rows[table.turn]


def high_in_winter(table: CondottiereState, code: Code) -> bool:
    """The highest mercenary of the hand where each counts 1 and a lower one is at hand; who holds
    a spring may yet make it count.
    """
    if table.season != WINTRY or code >= MERCENARIES:
        return False
    lower = False
    for kind in table.hands[table.turn]:
        if kind == SPRING or code < kind < MERCENARIES:
            return False
        if kind < code:
            lower = True
    return lower


def surrender_for_rival(table: CondottiereState, code: Code) -> bool:
    """It gives the region to a rival in the lead, and keeps it from none who would win the game."""
    if code != SURRENDER:
        return False
    seat = table.turn
    leader = strongest(seen_strengths(table, seat))
    if leader in (NOBODY, seat, table.defender):
        return False
    return would_win(table, leader) or not _rival_may_win(table, leader)


def _rival_may_win(table: CondottiereState, leader: Seat) -> bool:
    """Whether somebody else than `leader` and the seat asked could yet win the game here."""
    for other in range(table.rules.seats):
        if other in (table.turn, leader, table.defender):
            continue
        if not table.passed & BIT[other] and table.hands[other] and would_win(table, other):
            return True
    return False


def astray_pope(table: CondottiereState, code: Code) -> bool:
    """Third edition: the Pope bars no region that would win a rival the game, though he could bar
    one that would not win the seat its own; sensible where the seat wins by the one fought for.
    """
    if not POPE <= code < PASS or would_win(table, table.turn):
        return False
    region = code - POPE
    if region < REGIONS and rivals_wins(table, table.turn) & BIT[region]:
        return False
    return bool(stopping_places(table))


def stopping_places(table: CondottiereState) -> int:
    """Where the Pope bars a rival from winning the game and not the seat asked, as a mask."""
    if table.phase != BATTLE or not table.rules.pope or table.rules.capture:
        return 0
    places = table.free & ~BIT[table.region]
    return places & rivals_wins(table, table.turn) & ~winning_regions(table, table.turn)


def dear_heroine(table: CondottiereState, code: Code) -> bool:
    """A heroine against a strength of 3 or less, though a mercenary below ten leads as well; in
    winter, and where the region would win anybody the game, she is not too dear.
    """
    if code != HEROINE or table.phase != BATTLE or table.season == WINTRY:
        return False
    seat = table.turn
    totals = seen_strengths(table, seat)
    most = 0
    for other in range(table.rules.seats):
        if would_win(table, other):
            return False
        if other != seat and totals[other] > most:
            most = totals[other]
    if most > CHEAP:
        return False
    return any(kind < TEN and totals[seat] + VALUE[kind] > most for kind in table.hands[seat])


def hopeless_card(table: CondottiereState, code: Code) -> bool:
    """A card for strength, though the whole hand does not reach the leader's; sensible while he
    would win the game, or where the hand holds what changes more: a bishop, winter or spring.
    """
    if table.phase != BATTLE or table.rules.hidden:
        return False
    if code >= MERCENARIES and code not in (HEROINE, DRUM):
        return False
    seat = table.turn
    hand = table.hands[seat]
    if BISHOP in hand or WINTER in hand or SPRING in hand:
        return False
    totals = seen_strengths(table, seat)
    most = max(totals)
    if whole_strength(table, seat) >= most:
        return False
    for other in range(table.rules.seats):
        if totals[other] == most and would_win(table, other):
            return False
    return True


def idle_drum(table: CondottiereState, code: Code) -> bool:
    """A drum where no mercenary of the seat's own lies, and nothing to double: it may as well come
    after one, when it is seen whether it is needed; a card laid face down may deceive.
    """
    row = table.rows[table.turn]
    if code != DRUM or table.rules.hidden or DRUM in row:
        return False
    return not any(kind < MERCENARIES for kind in row)


def idle_spring(table: CondottiereState, code: Code) -> bool:
    """A spring that strengthens none of the seat's own mercenaries; sensible in winter, which it
    ends.
    """
    if code != SPRING or table.rules.hidden or table.season == WINTRY:
        return False
    highest = highest_value(table, True)
    return not any(kind < MERCENARIES and VALUE[kind] == highest for kind in table.rows[table.turn])


def win_spared(table: CondottiereState, code: Code) -> bool:
    """A pass with a surrender in hand, where a card takes the lead in a battle that would win the
    seat the game.
    """
    seat = table.turn
    hand = table.hands[seat]
    if code != PASS or table.phase != BATTLE or table.rules.hidden or SURRENDER not in hand:
        return False
    if not would_win(table, seat) or table.has_won(seat):
        return False
    totals = seen_strengths(table, seat)
    missing = max(totals) - totals[seat]
    return any(single_strength(kind, table.season) > missing for kind in hand)


def loosened_lead(table: CondottiereState, code: Code) -> bool:
    """A scarecrow takes back a mercenary from the line that leads, in a battle that would win the
    seat the game and in which others may still lay cards.
    """
    if not TAKE <= code < POPE or code == TAKE + NOTHING or table.phase != BATTLE:
        return False
    seat = table.turn
    if table.rules.hidden or not would_win(table, seat):
        return False
    if strongest(seen_strengths(table, seat)) != seat:
        return False
    hand = table.hands[seat]
    if hand.count(SCARECROW) == len(hand):
        return False
    for other in range(table.rules.seats):
        if other != seat and table.hands[other] and not table.passed & BIT[other]:
            return True
    return False


def defence_thrown(table: CondottiereState, code: Code) -> bool:
    """A hand with a surrender or a bishop is thrown away before a battle that would win a rival
    the game.
    """
    if code != DISCARD_ALL:
        return False
    hand = table.hands[table.turn]
    if SURRENDER not in hand and BISHOP not in hand:
        return False
    return any(other != table.turn and may_win(table, other) for other in range(table.rules.seats))


def thrown_early(table: CondottiereState, code: Code) -> bool:
    """A hand is thrown away while two others hold cards for more than a battle or two; there is
    time for it after each.
    """
    if code != DISCARD_ALL:
        return False
    holders = 0
    for other in range(table.rules.seats):
        if other != table.turn and len(table.hands[other]) > FEW:
            holders += 1
    return holders > 1


def named_for_rival(table: CondottiereState, code: Code) -> bool:
    """The region named would win a rival the game, though another would win none; sensible if it
    would win the seat its own, or if he holds few cards beside it.
    """
    if table.phase != CHOOSE or not CHOOSE_REGION <= code < DECLINE:
        return False
    region = code - CHOOSE_REGION
    feared = feared_regions(table)
    if not feared & BIT[region] or winning_regions(table, table.turn) & BIT[region]:
        return False
    barred = BIT[table.pope] if table.pope != NOWHERE else 0
    return bool(table.free & ~barred & ~feared)


def feared_regions(table: CondottiereState) -> int:
    """Those that would win a rival the game who holds half as many cards as the seat asked, or
    will when all are dealt new ones.
    """
    holders = sum(1 for hand in table.hands if hand)
    own = len(table.hands[table.turn])
    found = 0
    for other in range(table.rules.seats):
        if other == table.turn:
            continue
        number = len(table.hands[other])
        if holders < 2 or (number and number + number >= own):
            found |= winning_regions(table, other)
    return found


def surrender_spared(table: CondottiereState, code: Code) -> bool:
    """A pass with a surrender in hand, while somebody leads who would not win the game by the
    region, and a rival who may well take the lead yet would.
    """
    seat = table.turn
    if code != PASS or table.phase != BATTLE or table.rules.hidden:
        return False
    if SURRENDER not in table.hands[seat] or strongest(seen_strengths(table, seat)) == NOBODY:
        return False
    return exposed(table, seat)


def lead_left(table: CondottiereState, code: Code) -> bool:
    """A pass out of the lead with a surrender in hand, while one rival is left who may well take
    the lead yet: the surrender would have taken the region at once.
    """
    seat = table.turn
    if code != PASS or table.phase != BATTLE or table.rules.hidden:
        return False
    if SURRENDER not in table.hands[seat] or seat == table.defender:
        return False
    totals = seen_strengths(table, seat)
    if strongest(totals) != seat:
        return False
    rivals = 0
    feared = False
    for other in range(table.rules.seats):
        if other != seat and table.hands[other] and not table.passed & BIT[other]:
            rivals += 1
            feared = totals[other] + USUAL * len(table.hands[other]) > totals[seat]
    return rivals == 1 and feared


def win_declined(table: CondottiereState, code: Code) -> bool:
    """A pass before an empty table where the region would win the seat the game, with several
    cards that count.
    """
    seat = table.turn
    if code != PASS or table.phase != BATTLE or table.rules.hidden or not would_win(table, seat):
        return False
    if seat == table.defender or any(table.rows):
        return False
    return counting(table.hands[seat]) >= SEVERAL


def counting(hand: list[int]) -> int:
    """Cards that by themselves have strength."""
    number = 0
    for kind in hand:
        if kind < MERCENARIES or kind in (HEROINE, COURTESAN):
            number += 1
    return number


def left_to_others(table: CondottiereState, code: Code) -> bool:
    """A pass though a rival leads, or may well take the lead, who would win the game by the region,
    and the seat holds more than he may well bring together.
    """
    if code != PASS or table.phase != BATTLE or table.target or table.rules.hidden:
        return False
    feared = feared_strength(table, table.turn)
    return feared > 0 and whole_strength(table, table.turn) > feared


def overpaid(table: CondottiereState, code: Code) -> bool:
    """A mercenary or a heroine, though a lower mercenary takes the lead as well and nobody else may
    lay a card any more.
    """
    if table.phase != BATTLE or table.rules.hidden or not (code < MERCENARIES or code == HEROINE):
        return False
    if not alone(table):
        return False
    seat = table.turn
    totals = seen_strengths(table, seat)
    most = 0
    for other in range(table.rules.seats):
        if other != seat and totals[other] > most:
            most = totals[other]
    for kind in table.hands[seat]:
        if kind < MERCENARIES and kind < code and strength_with(table, seat, [kind]) > most:
            return True
    return False


def poor_swap(table: CondottiereState, code: Code) -> bool:
    """A scarecrow for a mercenary of 2 or less, though nobody else may lay a card any more, so that
    there is nothing to wait for; the hand holds other cards.
    """
    if not TAKE <= code < TAKE + POOR or table.phase != BATTLE or table.rules.hidden:
        return False
    hand = table.hands[table.turn]
    return alone(table) and hand.count(SCARECROW) < len(hand)


def alone(table: CondottiereState) -> bool:
    """Whether nobody but the seat asked may lay a card any more."""
    for other in range(table.rules.seats):
        if other != table.turn and table.hands[other] and not table.passed & BIT[other]:
            return False
    return True


def swaps(state: CondottiereState) -> list[Code]:
    """What is overlooked where a pass wins dearly: a scarecrow for the highest mercenary of
    a line that wins its battle, where nobody else may lay a card any more and the line wins
    without it, or a lower card may stand in for it.
    """
    seat = state.turn
    hand = state.hands[seat]
    if state.phase != BATTLE or state.rules.hidden or SCARECROW not in hand or not alone(state):
        return []
    mercenaries = [kind for kind in state.rows[seat] if kind < MERCENARIES]
    if not mercenaries or strongest(seen_strengths(state, seat)) != seat:
        return []
    highest = max(mercenaries)
    if highest < POOR:
        return []
    lower = [kind for kind in hand if kind < highest or kind == COURTESAN]
    return [TAKE + highest] if lower or len(mercenaries) > 1 else []


def gift(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who let somebody take a region with a strength of 3 or less, all alone, when all had passed.

    At least two others, each with more than five cards, enough to take it among them; else the
    region was cheap with reason.
    """
    taker = after.last_conqueror
    if not _passed_by(before, after) or taker == NOBODY or after.last_fallen:
        return []
    for seat in range(before.rules.seats):
        if seat != taker and after.last_rows[seat]:
            return []
    paid = after.last_strengths[taker]
    if paid > CHEAP:
        return []
    found = [
        seat
        for seat in range(before.rules.seats)
        if seat != taker and len(before.hands[seat]) > FULL_HAND and reach(before, seat) > paid
    ]
    return found if len(found) > 1 else []


def unfought(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who all passed where nobody laid a card; at least two held one that counts."""
    if before.opened or not _passed_by(before, after):
        return []
    found = [seat for seat in range(before.rules.seats) if reach(before, seat)]
    return found if len(found) > 1 else []


def game_left(before: CondottiereState, after: CondottiereState) -> list[Seat]:
    """Who passed, all having passed, and left the game to a rival who took the region, with more
    in hand than he had laid and still held.
    """
    taker = after.last_conqueror
    if after.phase != OVER or not _passed_by(before, after) or taker == NOBODY:
        return []
    if not after.winners & BIT[taker]:
        return []
    most = after.last_strengths[taker] + reach(before, taker)
    return [
        seat
        for seat in range(before.rules.seats)
        if seat != taker and after.last_strengths[seat] + reach(before, seat) > most
    ]


def reach(table: CondottiereState, seat: Seat) -> int:
    """What the cards of a hand count together, without drum and spring."""
    return sum(single_strength(kind, table.season) for kind in table.hands[seat])


def _passed_by(before: CondottiereState, after: CondottiereState) -> bool:
    """Whether a battle for a region has ended between the two, by everybody passing."""
    if before.phase != BATTLE or after.last_how != ALL_PASSED:
        return False
    return after.phase != BATTLE or after.battle != before.battle or after.game != before.game
