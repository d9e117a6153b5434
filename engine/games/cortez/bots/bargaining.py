"""Agreements of bots of Cortez about peace, help and bids: offers, answers, and kept promises.

Everything is computed from the view of the seat and the statements, in points of the final score. A
bot accepts what gains it more than it costs. It keeps its word unless a rival is about to win, and
makes no agreement with a seat that broke its word.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from engine.core.rng import Rng
from engine.core.values import (
    CAREFUL,
    SWINDLER,
    Code,
    Effect,
    Heard,
    Interruption,
    Seat,
    Temperament,
    Term,
)
from engine.games.cortez import codes as numbers
from engine.games.cortez.actions import SIDE_NAMES
from engine.games.cortez.board import BOARD
from engine.games.cortez.bots import action_values, combat_odds, trade_values
from engine.games.cortez.bots.outlook import Outlook
from engine.games.cortez.bots.win_probability import win_probabilities
from engine.games.cortez.cards import VALUE_SLOTS
from engine.games.cortez.rules.core_state import COMBAT_STEP_PHASE, DECISION_KINDS, NOBODY
from engine.games.cortez.rules.map_tables import CITY_NUMBERS
from engine.games.cortez.rules.scoring import TROOP_POINTS
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.rules.turns import ACTIONS_PER_TURN
from engine.games.cortez.squares import SQUARE_COUNT, adjacent_squares
from engine.games.cortez.views import terms
from engine.games.cortez.views.bargains import Attention, is_senseless
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView
from engine.talk.heard_deals import (
    MIN_TRUST,
    Deal,
    DealState,
    betrayers,
    deals,
    is_cut,
    promises,
    trust,
    trusted_partners,
    word_breakers,
    worth_of_word,
)
from engine.talk.statements import MAX_TERMS, DeclineReason, Offer, Reply

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
#: What it costs to move a troop off a square, and which share of a temple that one wants, and of a
#: beaten troop's square, another seat's leaving is worth.
LEAVING_COST: Final = 0.8
TAKEN_SHARE: Final = 0.5
LEFT_SHARE: Final = 0.5
#: Factors of a temper on the gain of offers that it likes, and of other offers.
LIKED: Final = 1.5
UNLIKED: Final = 0.6
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
    view: CortezView, heard: Sequence[Heard], talk: str, temperament: Temperament
) -> Interruption | None:
    """Return the viewer's statement: an answer to an offer, or an offer of its own."""
    seat = view.seat
    if seat is None or view.decision is None or is_cut(heard):
        return None
    offers = deals(heard)
    for number, deal in enumerate(offers):
        if deal.to == seat and deal.is_live and deal.state is DealState.OPEN:
            judge = _Judge(view)
            why = judge.reason_against(deal, heard, temperament)
            if not why or temperament.habit == SWINDLER:
                return Reply(number, accept=True)
            countered = temperament.makes_offers and why in _NEGOTIABLE and not deal.is_counter
            counter = _counter(judge, number, deal, offers) if countered else None
            # The bot does not say who is about to win, because this also depends on hands.
            spoken: DeclineReason = "costs_much" if why == "near_win" else why
            return counter or Reply(number, False, spoken)
    if not temperament.makes_offers or not _may_offer(view, seat, heard, talk):
        return None
    return _offer(view, seat, heard, Attention(view, heard, talk), temperament)


def reason(
    view: CortezView, heard: Sequence[Heard], said: Interruption, temperament: Temperament
) -> Effect | None:
    """Return why the viewer says something (see `TalkRules.speech_reason`)."""
    offers = deals(heard)
    match said:
        case Reply(number=number) | Offer(instead=int(number)) if number < len(offers):
            why = _Judge(view).reason_against(offers[number], heard, temperament)
            accepted = isinstance(said, Reply) and said.accept
            if accepted == bool(why):
                return None
            return Effect(why, seat=offers[number].seat) if why else Effect("gains")
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

    def reason_against(
        self, deal: Deal, heard: Sequence[Heard], temperament: Temperament
    ) -> DeclineReason:
        """Return why the viewer declines a deal that it is offered; "" if it gains by it.

        All reasons but the last follow from what everybody sees.
        """
        if why := _distrust(self.seat, deal.seat, heard, temperament):
            return why
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
        if terms.pointless_reason(self.view, duty.by, term, until):
            return 0.0
        match term.kind:
            case terms.PEACE if term.seat == seat:
                return self.loss(duty.by, seat) * LAPS[until]
            case terms.LEAVE:
                return self._worth_of_leaving(BOARD.square(term.about))
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
        if terms.pointless_reason(self.view, seat, term, until):
            return 0.0
        match term.kind:
            case terms.PEACE:
                assert term.seat is not None
                return self.profit(seat, term.seat) * LAPS[until]
            case terms.LEAVE:
                return self._cost_of_leaving(BOARD.square(term.about))
            case terms.SIDE_WITH:
                assert term.seat is not None
                rival = self.state.nations[term.seat] != self.ahead.nation
                return HELP_COST + (self.ahead.nation_gain if rival else 0.0)
            case terms.NEUTRAL:
                return NEUTRAL_COST
            case terms.NO_BID:
                return self.bid_profit()
        return 0.0

    def _worth_of_leaving(self, square: int) -> float:
        """Return what it is worth to the viewer that another seat leaves a square.

        The viewer wants the temple of its objective. A troop that must leave the city is worth
        half as much as a beaten one, as it comes back.
        """
        ahead = self.ahead
        if CITY_NUMBERS[square] and CITY_NUMBERS[square] == ahead.objective_temple:
            return TAKEN_SHARE * ahead.objective if self._is_near(square) else 0.0
        if not CITY_NUMBERS[square] or self._has_room(square):
            return 0.0
        return LEFT_SHARE * ahead.eviction_value(self.state.troop_on_square[square])

    def _cost_of_leaving(self, square: int) -> float:
        """Return the cost of leaving a square for the viewer: an action, and the points of the
        square."""
        ahead = self.ahead
        if not CITY_NUMBERS[square]:
            return LEAVING_COST
        if not self._has_room(square):
            return LEAVING_COST + max(0.0, ahead.square_value(square) - ahead.outside)
        is_goal = CITY_NUMBERS[square] == ahead.objective_temple
        return LEAVING_COST + (max(0.0, ahead.objective) if is_goal else 0.0)

    def _has_room(self, square: int) -> bool:
        """Return whether a troop may step from a city square to a free one."""
        return any(self.state.troop_on_square[to] == NOBODY for to in self._adjacent(square))

    def _is_near(self, square: int) -> bool:
        """Return whether a troop of the viewer stands beside a square of the city."""
        return any(
            self.state.collars[troop] == self.seat
            for to in self._adjacent(square)
            if (troop := self.state.troop_on_square[to]) != NOBODY
        )

    def _adjacent(self, square: int) -> list[int]:
        """Return the neighbours of a square in the city."""
        return [to for to in adjacent_squares(square) if CITY_NUMBERS[to]]

    def wanted_squares(self, other: Seat) -> list[int]:
        """Return the city squares of another seat that the viewer would like it to leave."""
        city_squares = self._city_squares(other)
        return [square for square in city_squares if self._worth_of_leaving(square) > OFFER_GAIN]

    def spare(self) -> list[int]:
        """Return the city square that the viewer would leave most easily, if it has one."""
        return sorted(self._city_squares(self.seat), key=self._cost_of_leaving)[:1]

    def _city_squares(self, seat: Seat) -> list[int]:
        state = self.state
        squares = (state.square_of_troop[n] for n, by in enumerate(state.collars) if by == seat)
        return sorted(square for square in squares if square >= 0 and CITY_NUMBERS[square])

    def visible_cost(self, square: int) -> float:
        """Return what it costs another seat to leave a square, as everybody sees it."""
        stays = not CITY_NUMBERS[square] or self._has_room(square)
        return LEAVING_COST + (0.0 if stays else TROOP_POINTS)

    def loss(self, attacker: Seat, defender: Seat) -> float:
        """Return what the attacks of a seat cost another in a lap, in points."""
        rate, likely = self._attacks(attacker, defender)
        troop = TROOP_POINTS + self.ahead.treasure_gain
        return rate * (likely * troop + action_values.FIGHT_COST)

    def profit(self, attacker: Seat, defender: Seat) -> float:
        """Return what a seat gains by attacks on another in a lap, in points.

        It is less than what the other loses: the square may be won elsewhere, and fights cost both.
        """
        rate, likely = self._attacks(attacker, defender)
        troop = PROFIT_SHARE * (TROOP_POINTS + self.ahead.treasure_gain)
        return rate * max(0.0, likely * troop - action_values.FIGHT_COST)

    def _attacks(self, attacker: Seat, defender: Seat) -> tuple[float, float]:
        """Return the expected number of attacks in a lap, and their chance of success.

        Of the hands of other seats only the sizes and the public cards count.
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
            reserve = combat_odds.reserve(state, defender, buys=True)
            mean = self.ahead.strength if defender == seat else HAND_SHARE * reserve[0]
            likely = 1.0 - combat_odds.probability_above(
                mean, HAND_SHARE * guess[0], guess[1] + reserve[1]
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
        guess = combat_odds.opposing_strength(state, fight, side)
        own = fight.strength(side) + combat_odds.own_strength(state, self.seat)
        before = combat_odds.probability_above(own, guess[0], guess[1])
        after = combat_odds.probability_above(own + strength, guess[0], guess[1])
        return (after - before) * action_values.stake(self.ahead)

    def bid_profit(self) -> float:
        """Return what the viewer gains if it wins the auction at the next bid."""
        prices = trade_values.least_payments(self.ahead)[self.state.highest_bid + 1 :]
        return max(0.0, trade_values.hidden_bribery(self.ahead) - min(prices)) if prices else 0.0


def _distrust(
    seat: Seat, other: Seat, heard: Sequence[Heard], temperament: Temperament
) -> DeclineReason:
    """Return why a bot makes no agreement with a seat that broke earlier ones, or "".

    A careful bot shuns a seat that broke a promise to anybody, a grudging one a seat that broke one
    to it. A bold one forgives. All others trust a seat that kept at least as many as it broke.
    """
    match temperament.temper:
        case "careful":
            return "faithless" if other in word_breakers(heard) else ""
        case "grudging" if other in betrayers(seat, heard):
            return "betrayed"
        case "bold":
            return ""
    return "distrusted" if trust(other, heard) < MIN_TRUST else ""


def winning_rival(view: CortezView, state: CortezState) -> Seat | None:
    """Return the rival of the viewer that is about to win, or None."""
    if view.round < view.rounds or view.event_pile > LATE_EVENTS:
        return None
    chances = win_probabilities(state)
    best = max(range(len(chances)), key=lambda seat: chances[seat])
    return best if best != view.seat and chances[best] >= WINNING else None


# -- offers ----------------------------------------------------------------------------------------


def _may_offer(view: CortezView, seat: Seat, heard: Sequence[Heard], talk: str) -> bool:
    """Return whether a bot may make an offer now.

    Only one seat makes an offer in a turn, and each seat one in a round, or in a lap if lively.
    """
    decision = view.decision
    if decision is None or decision.seat != seat or view.put_off is not None or not view.round:
        return False
    often = "lap" if talk == "lively" else "round"
    own_offers = [entry for entry in heard if isinstance(entry.said, Offer)]
    if any(entry.now or (entry.seat == seat and often in entry.during) for entry in own_offers):
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
    attention: Attention,
    temperament: Temperament,
) -> Offer | None:
    """Return the offer by which the viewer gains most, if the other seat gains as well.

    Declined offers are not repeated.
    """
    judge, offers = _Judge(view), deals(heard)
    leader, close = winning_rival(view, judge.state), trusted_partners(seat, heard)
    best: Offer | None = None
    most = OFFER_GAIN
    for other in range(len(view.nations)):
        if other in (seat, leader, *betrayers(seat, heard)):
            continue
        if _distrust(seat, other, heard, temperament):
            continue
        for gives, asks, until in _ideas(judge, other, temperament):
            said_before = any(
                (deal.seat, deal.to, deal.gives, deal.asks) == (seat, other, gives, asks)
                and (deal.is_live or "round" in deal.during or deal.state is DealState.CLOSED)
                for deal in offers
            )
            offer = Offer((other,), gives, asks, until)
            if said_before or is_senseless(view, seat, offer):
                continue
            gain = judge.gain(other, asks, gives, until)
            gain *= _liking(temperament, asks, is_friend=other in close)
            least = max(most, OFFER_GAIN * attention.factor(other))
            if gain > least and _suits(judge, offer):
                best, most = offer, gain
    return best


def _liking(temperament: Temperament, asks: Sequence[Term], *, is_friend: bool) -> float:
    """Return by what a temper multiplies the gain of an offer of its own.

    Bold asks for help, places and bids rather than for peace, and careful the other way round;
    grudging likes those that kept their word to it.
    """
    peaceful = all(term.kind == terms.PEACE for term in asks)
    match temperament.temper:
        case "bold":
            return UNLIKED if peaceful else LIKED
        case "careful":
            return LIKED if peaceful else UNLIKED
        case "grudging":
            return LIKED if is_friend else 1.0
    return 1.0


def _ideas(
    judge: _Judge, other: Seat, temperament: Temperament
) -> list[tuple[tuple[Term, ...], tuple[Term, ...], str]]:
    """Return what the viewer may give another seat, what it may ask for, and for how long.

    Careful bots make peace for a round.
    """
    view, seat = judge.view, judge.seat
    peace, theirs = (Term(terms.PEACE, seat=other),), (Term(terms.PEACE, seat=seat),)
    if view.combat is not None:
        asked_terms = (Term(terms.SIDE_WITH, seat=seat),), (Term(terms.NEUTRAL),)
        return [(peace, asks, "lap") for asks in asked_terms]
    if view.auction is not None:
        return [(peace, (Term(terms.NO_BID),), "lap")]
    until = "round" if temperament.temper == CAREFUL else "lap"
    ideas: list[tuple[tuple[Term, ...], tuple[Term, ...], str]] = []
    if len(view.nations) > 2:  # Otherwise it would help only the side that is ahead.
        ideas.append((peace, theirs, until))
    for square in judge.wanted_squares(other):
        asks = (Term(terms.LEAVE, BOARD.name(square)),)
        ideas += [(peace, asks, until) for until in ("lap", "round")]
        ideas += [((Term(terms.LEAVE, BOARD.name(own)),), asks, "lap") for own in judge.spare()]
    return ideas


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
        if is_senseless(view, seat, offer):
            continue
        said_before = any(
            (one.seat, one.to, one.gives, one.asks, one.until) == (seat, other, gives, asks, until)
            and (one.is_live or "round" in one.during)
            for one in made
        )
        if not said_before and judge.gain(other, asks, gives, until) >= ACCEPT_GAIN:
            return offer
    return None


def _suits(judge: _Judge, offer: Offer) -> bool:
    """Return whether another seat gains by an offer, as far as the viewer can see."""
    other = offer.to[0]
    gain = 0.0
    for term in offer.gives:
        if term.kind == terms.PEACE:
            gain += judge.loss(judge.seat, other) * LAPS[offer.until]
        if term.kind == terms.LEAVE:
            # An exchange of squares: nobody sees whether the other seat has a use for its square.
            gain += LEAVING_COST + ACCEPT_GAIN
    for term in offer.asks:
        match term.kind:
            case terms.PEACE:
                gain -= judge.profit(other, judge.seat) * LAPS[offer.until]
            case terms.SIDE_WITH:
                gain -= HELP_COST
            case terms.NEUTRAL:
                gain -= NEUTRAL_COST
            case terms.NO_BID:
                gain -= judge.bid_profit()
            case terms.LEAVE:
                gain -= judge.visible_cost(BOARD.square(term.about))
    return gain >= 0.0


# -- keeping one's word ----------------------------------------------------------------------------


def price_of_word(view: CortezView, temperament: Temperament) -> float:
    """Return the win probability for which a bot breaks a promise."""
    turns = len(view.turned_events) + view.event_pile
    done = (view.round - 1 + len(view.turned_events) / max(1, turns)) / view.rounds
    return worth_of_word(temperament, max(0.0, 1.0 - done))


def bound_codes(view: CortezView, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
    """Return the codes that keep the word of the seat that decides.

    All codes do if it promised nothing, if each would break a promise, or if a rival is about to
    win: then everybody may break promises.
    """
    seat = view.turn
    if view.seat != seat:
        return codes
    bound = promises(seat, heard)
    if not bound or winning_rival(view, sample_world(view, Rng(0))) is not None:
        return codes
    kept_codes = [code for code in codes if not any(_breaks(view, term, code) for term in bound)]
    for term in bound:
        kept_codes = _leaving_codes(view, seat, term, kept_codes)
    return kept_codes or codes


def _breaks(view: CortezView, term: Term, code: Code) -> bool:
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
            side = SIDE_NAMES.index("attacker" if term.seat == fight.attacker else "defender")
            return _side_of(code) != side
        case terms.SIDE_WITH:
            return code == numbers.PASS and _is_asked_to_help(view, term)
    return False


def _side_of(code: Code) -> int:
    """Return the side to which an offer of help goes."""
    help_ = code - numbers.HELP
    return help_ // (numbers.PRICE_COUNT * numbers.WEAPON_COUNTS) // VALUE_SLOTS


def _is_asked_to_help(view: CortezView, term: Term) -> bool:
    decision, combat = view.decision, view.combat
    if decision is None or combat is None:
        return False
    return decision.kind == "mercenary" and term.seat in (combat.attacker, combat.defender)


def _leaving_codes(view: CortezView, seat: Seat, term: Term, codes: list[Code]) -> list[Code]:
    """Return the moves off the square that a seat must leave with its last action."""
    if term.kind != terms.LEAVE or view.actions_left != 1 or view.turn_seat != seat:
        return codes
    moves = [
        code
        for code in codes
        if numbers.MOVE_TROOP <= code < numbers.FLIGHT_TROOP
        and view.troops[(code - numbers.MOVE_TROOP) // SQUARE_COUNT].at == term.about
    ]
    return moves or codes
