"""The trades that bots offer and take: those from which both seats gain.

A bot values provisions by themselves and by what they let it do now (`use`): recruit, move farther,
arm itself, or bid more. It knows a partner's hand only as far as everybody does, so it asks several
imagined worlds whether the partner would agree. A refusal excludes the worlds in which the partner
would have agreed, so that the next offer is better.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.core.rng import Rng
from engine.games.cortez.actions import RefusalReason
from engine.games.cortez.bots import action_values, candidates, combat_odds, trade_values
from engine.games.cortez.bots.outlook import PROVISIONS, RECRUITED_STRENGTH, Outlook
from engine.games.cortez.cards import (
    CAMOUFLAGE,
    FOOD,
    GOLD,
    PROVISION_TYPE_COUNT,
    VALUE_SLOTS,
    WEAPON,
)
from engine.games.cortez.multisets import of_size
from engine.games.cortez.rules import combat, movement
from engine.games.cortez.rules.combat_data import OPENING, REPLY, strength
from engine.games.cortez.rules.core_state import (
    ACTION_PHASE,
    BID_PHASE,
    BUY_WARRIORS_PHASE,
    COMBAT_STEP_PHASE,
    NOBODY,
    PAUSE,
)
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.trades import (
    MAKER,
    REFUSED_GIVEN,
    REFUSED_WANTED,
    can_give,
    has_no_common_type,
)
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: The most trades that a bot offers in a turn: one, and a better one after a refusal.
MAX_OFFERED: Final = 2
#: The most offers that a partner refuses in a round before it gets no more.
MAX_REFUSED_OFFERS: Final = 2
#: The number of worlds in which the partner is asked.
ASKED_WORLD_COUNT: Final = 12
#: The share of these worlds in which the partner must agree.
MIN_AGREEING_SHARE: Final = 0.4
#: The least gain for which a bot offers a trade for a type that it lacks, and for any other.
LACKED_GAIN: Final = 0.7
OFFER_GAIN: Final = 1.0
#: The least gain for which a trade is taken.
TAKE_GAIN: Final = 0.2
#: The least gain for which a trade is offered in place of one that is refused.
COUNTER_GAIN: Final = 0.4
#: The least gain of a trade between two rivals, and with a seat that fights now.
RIVAL_GAIN: Final = 0.6
FIGHTER_GAIN: Final = 0.5
#: The use of a card from which a seat needs it now.
NEED: Final = 1.0
#: The most cards on a side of an offer.
MAX_CARDS: Final = 3
#: The most cards of a type whose use is computed.
MAX_USED: Final = 2
#: The points that a weapon costs which is laid in a combat.
LAID_WEAPON_COST: Final = 0.9


# -- what provisions are worth ---------------------------------------------------------------------


class Worths:
    """The values of hands of provisions, by type and number of cards."""

    def __init__(self, ahead: Outlook) -> None:
        #: By type, the value of 0, 1, 2 etc. cards, as in `Outlook.provisions_value`.
        self.sums: list[list[float]] = []
        for kind in range(PROVISION_TYPE_COUNT):
            steps = PROVISIONS[kind]
            total = 0.0
            values = [0.0]
            for number in range(100):
                total += ahead.card_value_share * (steps[number] if number < len(steps) else 0.05)
                total += 1.0 if kind == GOLD else 0.0
                values.append(total)
            self.sums.append(values)

    def gain(self, counts: list[int], got: list[int], given: list[int]) -> float:
        """Return the gain of a hand by an exchange; it must hold what it gives."""
        total = 0.0
        for kind in range(PROVISION_TYPE_COUNT):
            change = got[kind] - given[kind]
            if change:
                count = counts[kind]
                total += self.sums[kind][count + change] - self.sums[kind][count]
        return total


class Uses:
    """What a card more or less of each type changes for a seat at the open question."""

    def __init__(self, state: CortezState, seat: int) -> None:
        self.state: CortezState = state
        self.seat: int = seat
        #: By type, the use of 2 cards fewer, 1 fewer, 0, 1 and 2 more.
        self.gains: list[list[float]] = [
            [0.0] * (2 * MAX_USED + 1) for _ in range(PROVISION_TYPE_COUNT)
        ]
        base = use(state, seat)
        for kind in usable(state):
            count = state.held_count(seat, kind)
            for change in range(-min(MAX_USED, count), MAX_USED + 1):
                if change:
                    twin = state.clone()
                    twin.provisions[seat * PROVISION_TYPE_COUNT + kind] += change
                    self.gains[kind][MAX_USED + change] = use(twin, seat) - base

    def gain(self, got: list[int], given: list[int]) -> float:
        """Return the use of an exchange."""
        total = 0.0
        for kind in range(PROVISION_TYPE_COUNT):
            change = max(-MAX_USED, min(MAX_USED, got[kind] - given[kind]))
            total += self.gains[kind][MAX_USED + change]
        return total

    def is_needed(self, kind: int) -> bool:
        """Return whether the seat needs a card more of a type now."""
        return max(self.gains[kind]) >= NEED


def usable(state: CortezState) -> list[int]:
    """Return the types of provisions that the open question may use up."""
    phase = state.phase
    if phase == ACTION_PHASE:
        return [CAMOUFLAGE, FOOD]
    if phase == BUY_WARRIORS_PHASE:
        return [FOOD, WEAPON]
    if phase == COMBAT_STEP_PHASE:
        return [WEAPON]
    return list(range(PROVISION_TYPE_COUNT)) if phase == BID_PHASE else []


def use(state: CortezState, seat: int) -> float:
    """Return what the seat that is asked gains at the open question with its provisions."""
    phase = state.phase
    if phase == ACTION_PHASE:
        action_codes = candidates.actions(state, movement.marked_troops(state, seat))
        return max(0.0, max(action_values.action_values(state, action_codes)))
    ahead = Outlook(state, seat)
    if phase == BUY_WARRIORS_PHASE:
        return _use_in_defence(ahead)
    if phase == COMBAT_STEP_PHASE:
        return _use_in_combat(state, ahead)
    if phase == BID_PHASE:
        prices = trade_values.least_payments(ahead)[state.highest_bid + 1 :]
        return max(0.0, trade_values.hidden_bribery(ahead) - min(prices)) if prices else 0.0
    return 0.0


def _use_in_defence(ahead: Outlook) -> float:
    """Return the value of the defender's chance, with the warriors that a food buys."""
    table = ahead.table
    guess = combat_odds.reserve(table, table.turn_seat, buys=False)
    own_strength = ahead.strength
    best = combat_odds.probability_above(own_strength, guess[0], guess[1])
    if table.held_count(ahead.seat, FOOD) and table.deck_size(ahead.nation):
        own_strength += RECRUITED_STRENGTH
        best = max(best, combat_odds.probability_above(own_strength, guess[0], guess[1]))
    return best * action_values.stake(ahead)


def _use_in_combat(state: CortezState, ahead: Outlook) -> float:
    """Return the value of a fighter's chance with all its warriors and the best of its weapons."""
    combat_state = combat.combat_of(state)
    side = combat.side_of(state, ahead.seat)
    guess = combat_odds.opposing_strength(state, combat_state, side)
    stake = action_values.stake(ahead)
    laid_cards = combat_state.laid[side]
    values = combat_odds.hand_of(state, ahead.seat) + [card % VALUE_SLOTS for card in laid_cards]
    values.sort(reverse=True)
    armed = combat_state.weapons[side]
    best = 0.0
    for weapon_count in range(min(len(values) - armed, state.held_count(ahead.seat, WEAPON)) + 1):
        total = float(strength(values, armed + weapon_count))
        likely = combat_odds.probability_above(total, guess[0], guess[1])
        best = max(best, likely * stake - LAID_WEAPON_COST * weapon_count)
    return best


# -- taking an offer -------------------------------------------------------------------------------


def is_gain_for_partner(state: CortezState, entry: list[int]) -> bool:
    """Return whether the partner of an offer gains enough by it.

    `entry` is the offer as [seat, partner, provisions given by type, and wanted].
    """
    seat, maker = entry[1], entry[0]
    got, given_cards = entry[REFUSED_GIVEN:REFUSED_WANTED], entry[REFUSED_WANTED:]
    worths = Worths(Outlook(state, seat))
    uses = _uses(state, seat)
    extra = 0.0 if uses is None else uses.gain(got, given_cards)
    return _takes(state, worths, extra, [maker, seat], got, given_cards)


def _uses(state: CortezState, seat: int) -> Uses | None:
    """Return the uses of provisions for a seat that is asked now or fights, or None."""
    needs = state.turn == seat or (state.phase == COMBAT_STEP_PHASE and fights(state, seat))
    return Uses(state, seat) if needs and is_occasion(state) else None


def reason_against(state: CortezState, entry: list[int]) -> RefusalReason:
    """Return why the partner of an offer that it does not take refuses it.

    The hand of the partner counts only as far as everybody knows it.
    """
    seat, maker = entry[1], entry[0]
    got, given_cards = entry[REFUSED_GIVEN:REFUSED_WANTED], entry[REFUSED_WANTED:]
    if fight_each_other(state, maker, seat):
        return "fighting"
    if trade_values.gives_gold_away(given_cards, got):
        return "gold"
    first = seat * PROVISION_TYPE_COUNT
    for kind in range(PROVISION_TYPE_COUNT):
        if state.known_provisions[first + kind] < given_cards[kind]:
            return "spare"
    return "little"


def is_still_good(state: CortezState, entry: list[int]) -> bool:
    """Return whether the maker of an offer gains by it, without any use at the open question."""
    given_cards, got = entry[REFUSED_GIVEN:REFUSED_WANTED], entry[REFUSED_WANTED:]
    maker = entry[0]
    if not can_give(state, maker, given_cards):
        return False
    return (
        Worths(Outlook(state, maker)).gain(state.provisions_of(maker), got, given_cards)
        >= TAKE_GAIN
    )


# -- counter-offers --------------------------------------------------------------------------------


def counter(view: CortezView, state: CortezState, entry: list[int]) -> list[int]:
    """Return the trade that the partner of an offer would rather make, like `best_offer`, or [].

    It differs from the offer by one card: one more is asked, one less given, or another type. The
    partner makes one offer in place of another only once; it is no answer to a refusal.
    """
    seat, maker = entry[1], entry[0]
    if fight_each_other(state, maker, seat) or state.offers_this_turn[seat] >= MAX_OFFERED:
        return []
    last = state.refused_trades[-1] if state.refused_trades else []
    if last and last[0] == seat and last[1] == maker:
        return []
    worths = Worths(Outlook(state, seat))
    uses = _uses(state, seat)
    provisions = state.provisions_of(seat)
    worlds = [sample_world(view, Rng(number)) for number in range(ASKED_WORLD_COUNT)]
    best: list[int] = []
    best_value = 0.0
    for given_cards, got in _similar_exchanges(
        entry[REFUSED_WANTED:], entry[REFUSED_GIVEN:REFUSED_WANTED]
    ):
        if not can_give(state, seat, given_cards) or state.provision_count(maker) < sum(got):
            continue
        extra = 0.0 if uses is None else uses.gain(got, given_cards)
        if trade_values.gives_gold_away(given_cards, got) and extra < NEED:
            continue
        gain = worths.gain(provisions, got, given_cards) + extra
        if gain < COUNTER_GAIN:
            continue
        value = _expected(worlds, worths, [seat, maker], given_cards, got, gain)
        if value > best_value:
            best, best_value = [seat, maker, *given_cards, *got], value
    return best


def _similar_exchanges(given: list[int], got: list[int]) -> list[list[list[int]]]:
    """Return the exchanges that differ by one card from one that gives and gets these cards."""
    exchanges: list[list[list[int]]] = []
    for kind in range(PROVISION_TYPE_COUNT):
        if sum(got) < MAX_CARDS:
            exchanges.append([given, _changed_counts(got, kind, 1)])
        if given[kind]:
            less = _changed_counts(given, kind, -1)
            exchanges.append([less, got])
            for other in range(PROVISION_TYPE_COUNT):
                if other != kind:
                    exchanges.append([_changed_counts(less, other, 1), got])
        if got[kind]:
            less = _changed_counts(got, kind, -1)
            for other in range(PROVISION_TYPE_COUNT):
                if other != kind:
                    exchanges.append([given, _changed_counts(less, other, 1)])
    return [pair for pair in exchanges if sum(pair[0]) and has_no_common_type(pair[0], pair[1])]


def _changed_counts(cards: list[int], kind: int, change: int) -> list[int]:
    """Return a number of cards by type after a change of one type."""
    changed = cards[:]
    changed[kind] += change
    return changed


def _takes(
    state: CortezState,
    worths: Worths,
    extra: float,
    seats: list[int],
    got: list[int],
    given: list[int],
) -> bool:
    """Return whether the second of two seats takes the offer of the first."""
    maker, seat = seats
    if not can_give(state, seat, given) or fight_each_other(state, maker, seat):
        return False
    if trade_values.gives_gold_away(given, got) and extra < NEED:
        return False
    margin = RIVAL_GAIN if state.rules.seats == 2 else TAKE_GAIN
    if fights(state, maker):
        margin = max(margin, FIGHTER_GAIN)
    return worths.gain(state.provisions_of(seat), got, given) + extra >= margin


def fights(state: CortezState, seat: int) -> bool:
    """Return whether a seat fights in the combat that is on."""
    return state.combat is not None and seat in state.combat.fighters


def fight_each_other(state: CortezState, seat: int, other: int) -> bool:
    """Return whether two seats fight each other."""
    return fights(state, seat) and fights(state, other)


# -- making an offer -------------------------------------------------------------------------------


def is_occasion(state: CortezState) -> bool:
    """Return whether the open question is one for which the seat asked may want provisions."""
    if state.put_off_phase != PAUSE or state.partner != NOBODY:
        return False
    phase = state.phase
    if phase == COMBAT_STEP_PHASE:
        fight = state.combat
        return fight is not None and not fight.added and fight.step in (OPENING, REPLY)
    return phase in (ACTION_PHASE, BUY_WARRIORS_PHASE) or (
        phase == BID_PHASE and state.bidder != state.turn
    )


def may_offer(state: CortezState, seat: int) -> bool:
    """Return whether a bot may offer a trade now; cheap, and by what everybody sees."""
    if state.turn != seat or not is_occasion(state) or state.offers_this_turn[seat] >= MAX_OFFERED:
        return False
    if not state.provision_count(seat):
        return False
    return not [entry for entry in state.offers if entry[MAKER] == seat]


def best_offer(
    view: CortezView,
    state: CortezState,
    seat: int,
    factors: list[float],
    made: list[list[int]],
) -> list[int]:
    """Return the best trade to offer, as [seat, partner, provisions given, and wanted], or [].

    `factors` says by seat how much more than usual must be gained by an offer to it. Those in
    `made` were offered already, and are not repeated.
    """
    uses = Uses(state, seat)
    if state.phase != ACTION_PHASE and not [kind for kind in usable(state) if uses.is_needed(kind)]:
        return []
    worths = Worths(Outlook(state, seat))
    provisions = state.provisions_of(seat)
    sizes = range(1, MAX_CARDS + 1)
    gives = [cards for size in sizes for cards in of_size(provisions, size)]
    wants = [cards for size in (1, 2) for cards in of_size([2] * PROVISION_TYPE_COUNT, size)]
    #: The gain, how many times the least one it is, and what is given and wanted.
    wanted_trades: list[tuple[float, float, list[int], list[int]]] = []
    for given_cards in gives:
        for got in wants:
            if not has_no_common_type(given_cards, got):
                continue
            extra = uses.gain(got, given_cards)
            gain = worths.gain(provisions, got, given_cards) + extra
            lacked = [
                kind for kind in range(PROVISION_TYPE_COUNT) if got[kind] and not provisions[kind]
            ]
            least = LACKED_GAIN if lacked else OFFER_GAIN
            if gain < least or (extra < NEED and trade_values.gives_gold_away(given_cards, got)):
                continue
            if state.phase != ACTION_PHASE and extra < NEED:
                continue
            wanted_trades.append((gain, gain / least, given_cards, got))
    if not wanted_trades:
        return []
    worlds = [sample_world(view, Rng(number)) for number in range(ASKED_WORLD_COUNT)]
    best: list[int] = []
    best_value = 0.0
    for partner in range(state.rules.seats):
        if partner == seat or fight_each_other(state, seat, partner):
            continue
        refused = [e for e in state.refused_trades if e[0] == seat and e[1] == partner]
        if len(refused) >= MAX_REFUSED_OFFERS:
            continue
        likely = _worlds_left(worlds, worths, [seat, partner], refused)
        for gain, times, given_cards, got in wanted_trades:
            if times < factors[partner] or [seat, partner, *given_cards, *got] in made:
                continue
            if state.provision_count(partner) < sum(got) or _is_no_better(
                refused, given_cards, got
            ):
                continue
            value = _expected(likely, worths, [seat, partner], given_cards, got, gain)
            if value > best_value:
                best, best_value = [seat, partner, *given_cards, *got], value
    return best


def _worlds_left(
    worlds: list[CortezState], worths: Worths, seats: list[int], refused: list[list[int]]
) -> list[CortezState]:
    """Return the worlds in which the second seat refuses what it did refuse."""
    worlds_found: list[CortezState] = []
    for world in worlds:
        agreed = False
        for entry in refused:
            got, given_cards = entry[REFUSED_GIVEN:REFUSED_WANTED], entry[REFUSED_WANTED:]
            if any(given_cards) and _takes(world, worths, 0.0, seats, got, given_cards):
                agreed = True
        if not agreed:
            worlds_found.append(world)
    return worlds_found


def _is_no_better(refused: list[list[int]], given: list[int], got: list[int]) -> bool:
    """Return whether an offer is no better for the partner than one that it refused."""
    for entry in refused:
        no_better = True
        for kind in range(PROVISION_TYPE_COUNT):
            gives_more = given[kind] > entry[REFUSED_GIVEN + kind]
            if gives_more or got[kind] < entry[REFUSED_WANTED + kind]:
                no_better = False
        if no_better:
            return True
    return False


def _expected(
    worlds: list[CortezState],
    worths: Worths,
    seats: list[int],
    given: list[int],
    got: list[int],
    gain: float,
) -> float:
    """Return the expected gain of an offer, or 0 if the partner probably refuses."""
    agreed = len([1 for world in worlds if _takes(world, worths, 0.0, seats, given, got)])
    if agreed == 0 or agreed < MIN_AGREEING_SHARE * len(worlds):
        return 0.0
    return gain * agreed / len(worlds)
