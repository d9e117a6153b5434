"""What bots of Cortez offer and answer about peace, help and bids, and how they keep their word.

All of it follows from the view of the seat and from what was said, in points of the final score. A
bot accepts what gains it more than it costs. It keeps its word unless a rival is about to win, and
makes no agreement with a seat that broke its word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from engine.core.rng import Rng
from engine.core.values import SWINDLER, Character, Code, Effect, Heard, Interruption, Seat, Term
from engine.games.cortez import codes as numbers
from engine.games.cortez.actions import SIDES
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots import action_values, combat_odds, trade_values
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.win_probability import standing
from engine.games.cortez.cards import VALUE_SLOTS
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.scoring import TROOP_POINTS
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.table import COMBAT_STEP_PHASE, DECISION_KINDS
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.squares import SQUARE_COUNT
from engine.games.cortez.views import terms
from engine.games.cortez.views.bargains import Attention, is_pointless
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView
from engine.talk.heard_deals import Deal, broke_word, deals, promises
from engine.talk.statements import MAX_HEARD, MAX_TERMS, DeclineReason, Offer, Reply

#: The share of the turns in which a seat attacks a certain rival, of the other nation and of its
#: own.
ATTACK_RATES: Final = (0.3, 0.15)
#: How many laps an agreement of each span lasts on average.
LAPS: Final = {"turn": 0.25, "lap": 1.0, "round": 2.0}
#: The share of a hand that fights.
HAND_SHARE: Final = 0.85
#: The share of a beaten troop's value that its attacker gains.
PROFIT_SHARE: Final = 0.7
#: The strength that a hired warrior adds, and what it costs to sell help to one side only.
HELP_STRENGTH: Final = 4.0
HELP_COST: Final = 0.5
#: What it costs to sell help to nobody, and the share of a combat's swing that this saves a
#: fighter.
NEUTRAL_COST: Final = 0.4
NEUTRAL_SHARE: Final = 0.5
#: The share of the profit at an auction that one rival less saves.
SAVED_BID_SHARE: Final = 0.4
#: The least gain for which an agreement is accepted, and for which one is offered.
ACCEPT_GAIN: Final = 0.1
OFFER_GAIN: Final = 0.25
#: The reasons against an offer after which a bot makes a counter-offer.
_NEGOTIABLE: Final = ("for_nothing", "costs_much")
#: The probability of winning from which a rival is about to win, late in the last round.
WINNING: Final = 0.5
#: The number of event cards left from which the last round is nearly over.
LATE_EVENTS: Final = 5


def speech(
    view: CortezView, heard: Sequence[Heard], talk: str, character: Character
) -> Interruption | None:
    """Return the viewer's statement: an answer to an offer, or an offer of its own."""
    seat = view.seat
    if seat is None or view.decision is None or len(heard) >= MAX_HEARD:
        return None
    made = deals(heard)
    for number, deal in enumerate(made):
        if deal.to == seat and deal.is_live and deal.state == "open":
            judge = _Judge(view)
            why = judge.reason_against(deal, heard)
            if not why or character.habit == SWINDLER:
                return Reply(number, accept=True)
            countered = character.makes_offers and why in _NEGOTIABLE and not deal.is_counter
            counter = _counter(judge, number, deal, made) if countered else None
            # Who is about to win depends on hands as well, so that is not said.
            spoken: DeclineReason = "costs_much" if why == "near_win" else why
            return counter or Reply(number, False, spoken)
    if not character.makes_offers or not _may_offer(view, seat, heard, talk):
        return None
    return _offer(view, seat, heard, made, Attention(view, heard, talk))


def reason(view: CortezView, heard: Sequence[Heard], said: Interruption) -> Effect | None:
    """Return why the viewer says something (see `Game.speech_reason`)."""
    found = deals(heard)
    match said:
        case Reply(number=number) | Offer(instead=int(number)) if number < len(found):
            why = _Judge(view).reason_against(found[number], heard)
            accepted = isinstance(said, Reply) and said.accept
            if accepted == bool(why):
                return None
            return Effect(why, seat=found[number].seat) if why else Effect("gains")
        case Offer(instead=None):
            return Effect("gains_both", seat=said.to[0])
    return None


# -- what agreements are worth ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Duty:
    """A promise of a seat."""

    by: Seat
    term: Term


class _Judge:
    """Judges promises by the view of a seat, in points."""

    def __init__(self, view: CortezView) -> None:
        assert view.seat is not None
        self.view, self.seat = view, view.seat
        self.state = sample_world(view, Rng(0))
        self.ahead = Outlook(self.state, self.seat)

    def reason_against(self, deal: Deal, heard: Sequence[Heard]) -> DeclineReason:
        """Return why the viewer declines a deal that it is offered; "" if it gains by it.

        All reasons but the last follow from what everybody sees.
        """
        if deal.seat in broke_word(heard):
            return "faithless"
        if deal.asks and not deal.gives:
            return "for_nothing"
        if winning_rival(self.view, self.state) == deal.seat and deal.asks:
            # Nobody helps a rival that is about to win.
            return "near_win"
        gains = self.gain(deal.seat, deal.gives, deal.asks, deal.until) >= ACCEPT_GAIN
        return "" if gains else "costs_much"

    def gain(self, other: Seat, gets: Sequence[Term], gives: Sequence[Term], until: str) -> float:
        """Return what the viewer gains by promises of another seat, less what its own cost."""
        got = sum(self._worth(_Duty(other, term), until) for term in gets)
        return got - sum(self._cost(_Duty(self.seat, term), until) for term in gives)

    def _worth(self, duty: _Duty, until: str) -> float:
        """Return what a promise of another seat is worth to the viewer."""
        term, seat = duty.term, self.seat
        if terms.pointless(self.view, duty.by, term, until):
            return 0.0
        match term.kind:
            case terms.PEACE if term.seat == seat:
                return self.loss(duty.by, seat) * LAPS[until]
            case terms.LEAVE:
                square = BOARD.square(term.about)
                if CITY_NUMBERS[square] and CITY_NUMBERS[square] == self.ahead.objective_temple:
                    return max(0.0, self.ahead.objective)
                return self.ahead.eviction_value(self.state.troop_on_square[square])
            case terms.SIDE_WITH if term.seat == seat:
                return self._swing(HELP_STRENGTH)
            case terms.NEUTRAL if seat in self._fighters():
                return NEUTRAL_SHARE * self._swing(HELP_STRENGTH)
            case terms.NO_BID:
                return SAVED_BID_SHARE * self.bid_profit()
        return 0.0

    def _cost(self, duty: _Duty, until: str) -> float:
        """Return what a promise costs the viewer that makes it."""
        term, seat = duty.term, self.seat
        if terms.pointless(self.view, seat, term, until):
            return 0.0
        match term.kind:
            case terms.PEACE:
                assert term.seat is not None
                return self.profit(seat, term.seat) * LAPS[until]
            case terms.LEAVE:
                square = BOARD.square(term.about)
                return max(0.0, self.ahead.square_value(square) - self.ahead.outside) + 1.0
            case terms.SIDE_WITH:
                assert term.seat is not None
                rival = self.state.nations[term.seat] != self.ahead.nation
                return HELP_COST + (self.ahead.nation_gain if rival else 0.0)
            case terms.NEUTRAL:
                return NEUTRAL_COST
            case terms.NO_BID:
                return self.bid_profit()
        return 0.0

    def loss(self, attacker: Seat, defender: Seat) -> float:
        """Return what the attacks of a seat cost another in a lap, in points."""
        rate, likely = self._attacks(attacker, defender)
        troop = TROOP_POINTS + self.ahead.treasure_gain
        return rate * (likely * troop + action_values.FIGHT_COST)

    def profit(self, attacker: Seat, defender: Seat) -> float:
        """Return what a seat gains by attacks on another in a lap, in points.

        It is less than what the other loses: the square may be had elsewhere, and fights cost both.
        """
        rate, likely = self._attacks(attacker, defender)
        troop = PROFIT_SHARE * (TROOP_POINTS + self.ahead.treasure_gain)
        return rate * max(0.0, likely * troop - action_values.FIGHT_COST)

    def _attacks(self, attacker: Seat, defender: Seat) -> tuple[float, float]:
        """Return the expected number of attacks in a lap, and their chance of success.

        Of hands of other seats only their sizes and what everybody knows counts.
        """
        state, seat = self.state, self.seat
        troops = [
            state.square_of_troop[troop]
            for troop, collar in enumerate(state.collars)
            if collar == defender
        ]
        inside = sum(CITY_NUMBERS[square] > 0 for square in troops)
        if not inside or not state.warrior_count(attacker):
            return 0.0, 0.0
        if attacker == seat:
            likely = combat_odds.chance(state, self.ahead.strength, defender)
        else:
            guess = combat_odds.reserve(state, attacker, buys=False)
            own = combat_odds.reserve(state, defender, buys=True)
            mean = self.ahead.strength if defender == seat else HAND_SHARE * own[0]
            likely = 1.0 - combat_odds.probability_above(
                mean, HAND_SHARE * guess[0], guess[1] + own[1]
            )
        allied = state.nations[attacker] == state.nations[defender]
        return ATTACK_RATES[allied] * min(1.0, 0.4 + 0.2 * inside), likely

    def _fighters(self) -> tuple[Seat, ...]:
        combat = self.view.combat
        return () if combat is None else (combat.attacker, combat.defender)

    def _swing(self, strength: float) -> float:
        """Return what more strength is worth to the viewer in the combat in which it fights."""
        if self.seat not in self._fighters():
            return 0.0
        state = self.state
        fight = state.combat
        assert fight is not None
        side = fight.fighters.index(self.seat)
        guess = combat_odds.facing(state, fight, side)
        own = fight.strength(side) + combat_odds.own_strength(state, self.seat)
        before = combat_odds.probability_above(own, guess[0], guess[1])
        after = combat_odds.probability_above(own + strength, guess[0], guess[1])
        return (after - before) * action_values.stake(self.ahead)

    def bid_profit(self) -> float:
        """Return what the viewer gains if it wins the auction at the next bid."""
        prices = trade_values.least_payments(self.ahead)[self.state.highest_bid + 1 :]
        return max(0.0, trade_values.hidden_bribery(self.ahead) - min(prices)) if prices else 0.0


def winning_rival(view: CortezView, state: CortezState) -> Seat | None:
    """Return the rival of the viewer that is about to win, or None."""
    if view.round < view.rounds or view.event_pile > LATE_EVENTS:
        return None
    chances = standing(state)
    best = max(range(len(chances)), key=lambda seat: chances[seat])
    return best if best != view.seat and chances[best] >= WINNING else None


# -- offers ----------------------------------------------------------------------------------------


def _may_offer(view: CortezView, seat: Seat, heard: Sequence[Heard], talk: str) -> bool:
    """Return whether a bot may make an offer now.

    One seat does so in a turn, and each once in a round, or in a lap if it is lively.
    """
    decision = view.decision
    if decision is None or decision.seat != seat or view.later is not None or not view.round:
        return False
    often = "lap" if talk == "lively" else "round"
    made = [entry for entry in heard if isinstance(entry.said, Offer)]
    if any(entry.now or (entry.seat == seat and often in entry.during) for entry in made):
        return False
    combat = view.combat
    if combat is not None:
        return (
            decision.kind == DECISION_KINDS[COMBAT_STEP_PHASE]
            and combat.step == "raise"
            and not combat.added
        )
    return decision.kind == "bid" or (
        decision.kind == "action" and view.actions_left == ACTIONS_PER_TURN
    )


def _offer(
    view: CortezView,
    seat: Seat,
    heard: Sequence[Heard],
    made: Sequence[Deal],
    attention: Attention,
) -> Offer | None:
    """Return the offer by which the viewer gains most, if the other seat gains as well.

    What was declined is not offered again.
    """
    judge = _Judge(view)
    liars, leader = broke_word(heard), winning_rival(view, judge.state)
    best: Offer | None = None
    most = OFFER_GAIN
    for other in range(len(view.nations)):
        if other in (seat, leader) or other in liars:
            continue
        for gives, asks in _ideas(view, seat, other):
            said_before = any(
                (deal.seat, deal.to, deal.gives, deal.asks) == (seat, other, gives, asks)
                and (deal.is_live or "round" in deal.during or deal.state == "closed")
                for deal in made
            )
            offer = Offer((other,), gives, asks, "lap")
            if said_before or is_pointless(view, seat, offer):
                continue
            gain = judge.gain(other, asks, gives, "lap")
            least = max(most, OFFER_GAIN * attention.factor(other))
            if gain > least and _suits(judge, other, gives, asks):
                best, most = offer, gain
    return best


def _ideas(
    view: CortezView, seat: Seat, other: Seat
) -> list[tuple[tuple[Term, ...], tuple[Term, ...]]]:
    """Return what the viewer may give another seat, and what it may ask for."""
    peace, theirs = (Term(terms.PEACE, seat=other),), (Term(terms.PEACE, seat=seat),)
    if view.combat is not None:
        return [(peace, (Term(terms.SIDE_WITH, seat=seat),)), (peace, (Term(terms.NEUTRAL),))]
    if view.auction is not None:
        return [(peace, (Term(terms.NO_BID),))]
    return [(peace, theirs)]


def _counter(judge: _Judge, number: int, deal: Deal, made: Sequence[Deal]) -> Offer | None:
    """Return the offer nearest to a declined one by which the viewer gains, or None.

    It is for a shorter time, promises less, or asks for peace as well.
    """
    seat, other, view = deal.to, deal.seat, judge.view
    peace = Term(terms.PEACE, seat=seat)
    lengths = [until for until in terms.SPANS if LAPS[until] <= LAPS[deal.until]][::-1]
    less = [deal.asks, *((term,) for term in deal.asks if len(deal.asks) > 1)]
    more = [deal.gives] if deal.gives else []
    if peace not in deal.gives and len(deal.gives) < MAX_TERMS:
        more.append((*deal.gives, peace))
    for until, gives, asks in product(lengths, less, more):
        if (gives, asks, until) == (deal.asks, deal.gives, deal.until):
            continue
        offer = Offer((other,), gives, asks, until, instead=number)
        if is_pointless(view, seat, offer):
            continue
        said_before = any(
            (one.seat, one.to, one.gives, one.asks, one.until) == (seat, other, gives, asks, until)
            and (one.is_live or "round" in one.during)
            for one in made
        )
        if not said_before and judge.gain(other, asks, gives, until) >= ACCEPT_GAIN:
            return offer
    return None


def _suits(judge: _Judge, other: Seat, gives: Sequence[Term], asks: Sequence[Term]) -> bool:
    """Return whether another seat gains by an offer, as far as the viewer can see."""
    gain = 0.0
    for term in gives:
        if term.kind == terms.PEACE:
            gain += judge.loss(judge.seat, other)
    for term in asks:
        match term.kind:
            case terms.PEACE:
                gain -= judge.profit(other, judge.seat)
            case terms.SIDE_WITH:
                gain -= HELP_COST
            case terms.NEUTRAL:
                gain -= NEUTRAL_COST
            case terms.NO_BID:
                gain -= judge.bid_profit()
    return gain >= 0.0


# -- keeping one's word ----------------------------------------------------------------------------


def bound_codes(view: CortezView, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
    """Return the codes that keep the word of the seat that decides.

    All do if it promised nothing, if each would break a promise, or if a rival is about to win,
    against which everybody is free.
    """
    seat = view.turn
    if view.seat != seat:
        return codes
    bound = promises(seat, heard)
    if not bound or winning_rival(view, sample_world(view, Rng(0))) is not None:
        return codes
    kept = [code for code in codes if not any(_breaks(view, seat, term, code) for term in bound)]
    for term in bound:
        kept = _leaving(view, seat, term, kept)
    return kept or codes


def _breaks(view: CortezView, seat: Seat, term: Term, code: Code) -> bool:
    """Return whether an action would break a promise of the seat."""
    match term.kind:
        case terms.PEACE if numbers.MOVE_TROOP <= code < numbers.FLIGHT_TROOP:
            square = BOARD.name((code - numbers.MOVE_TROOP) % SQUARE_COUNT)
            return term.seat is not None and terms.has_troop_on(view, term.seat, square)
        case terms.NO_BID:
            return numbers.BID_AMOUNT <= code < numbers.MOVE_TROOP
        case terms.NEUTRAL:
            return numbers.HELP <= code < numbers.TRADE_WITH
        case terms.SIDE_WITH if numbers.HELP <= code < numbers.TRADE_WITH:
            fight = view.combat
            assert fight is not None
            side = SIDES.index("attacker" if term.seat == fight.attacker else "defender")
            return _side_of(code) != side
        case terms.SIDE_WITH:
            return code == numbers.PASS and _is_asked_to_help(view, term)
    return False


def _side_of(code: Code) -> int:
    """Return the side to which an offer of help goes."""
    help_ = code - numbers.HELP
    return help_ // (numbers.PRICE_COUNT * numbers.ARMS) // VALUE_SLOTS


def _is_asked_to_help(view: CortezView, term: Term) -> bool:
    decision, combat = view.decision, view.combat
    return (
        decision is not None
        and decision.kind == "mercenary"
        and combat is not None
        and term.seat in (combat.attacker, combat.defender)
    )


def _leaving(view: CortezView, seat: Seat, term: Term, codes: list[Code]) -> list[Code]:
    """Return the moves off the square that a seat must leave with its last action."""
    if term.kind != terms.LEAVE or view.actions_left != 1 or view.active != seat:
        return codes
    moves = [
        code
        for code in codes
        if numbers.MOVE_TROOP <= code < numbers.FLIGHT_TROOP
        and view.troops[(code - numbers.MOVE_TROOP) // SQUARE_COUNT].at == term.about
    ]
    return moves or codes
