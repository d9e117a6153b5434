"""What bots of Condottiere ask, offer and answer, and why.

All of it follows from the view of the seat, from the statements, and from the bot's character. A
bot accepts what costs it little. Up to level 3 it only answers; from level 4 on it also offers,
calls and threatens, and level 5 considers whom to trust.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from engine.core.values import (
    BOLD,
    CAREFUL,
    GRUDGING,
    SWINDLER,
    Effect,
    Heard,
    Interruption,
    Seat,
    Temperament,
    Term,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots.outlook import whole_strength
from engine.games.condottiere.bots.stopping import threat
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, PHASES
from engine.games.condottiere.rules.stopping_cards import can_stop
from engine.games.condottiere.views import terms, victory_goals
from engine.games.condottiere.views.bargains import is_senseless, may_help
from engine.games.condottiere.views.refusals import region_holder
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.heard_deals import (
    MIN_TRUST,
    WEIGHING_LEVEL,
    Deal,
    DealState,
    betrayers,
    deals,
    is_cut,
    trust,
    trusted_partners,
    word_breakers,
)
from engine.talk.statements import Call, DeclineReason, Offer, Remark, Reply, Warn

#: Number of players from which a rival can be stopped together.
_MIN_JOINT_STOP_SEATS = 3
#: The promises about a region whose cost everybody sees.
_ABOUT_REGIONS: Final = (terms.KEEP_OUT, terms.SPARE, terms.NAME, terms.POPE_TO)
#: The reasons against an offer after which a bot makes a counter-offer.
_NEGOTIABLE: Final = ("for_nothing", "wanted", "dangerous", "taken", "too_long", "costs_much")


def speech(
    view: CondottiereView, heard: Sequence[Heard], temperament: Temperament, *, lively: bool
) -> Interruption | None:
    """Return the viewer's statement: an answer to an offer, a call, a threat, an offer or a remark.

    The remark that a seat is faithless is no small talk, and is made by sparing bots as well.
    """
    seat = view.seat
    if seat is None or view.decision is None or is_cut(heard):
        return None
    for number, deal in enumerate(deals(heard)):
        if deal.to == seat and deal.is_live and deal.state is DealState.OPEN:
            return _reply(view, number, deal, heard, temperament)
    statement: Interruption | None = None
    if temperament.makes_offers:
        statement = (
            _call(view, seat, heard)
            or _warning(view, seat, heard, temperament)
            or _offer(view, seat, heard, temperament, lively=lively)
        )
    return statement or (_retort(view, seat, heard) if lively else None)


def reason(
    view: CondottiereView, heard: Sequence[Heard], said: Interruption, temperament: Temperament
) -> Effect | None:
    """Return why the viewer says something (see `TalkRules.speech_reason`)."""
    match said:
        case Reply(number, accept, _) if number < len(offers := deals(heard)):
            accepted, why = answer(view, offers[number], heard, temperament)
            return why if accepted == accept else None
        case Offer(instead=number) if number is not None and number < len(offers := deals(heard)):
            accepted, why = answer(view, offers[number], heard, temperament)
            return None if accepted else why
        case Offer():
            return Effect("both_gain", said.asks[0].about if said.asks else "", said.to[0])
        case Call(rival, "who", about):
            return Effect("rival_may_win", about, rival)
        case Call(rival, "can", about):
            return Effect("holds_enough", about, rival)
        case Call(rival, "cannot", about):
            return Effect("holds_too_little", about, rival)
        case Call(rival, "will", about):
            return Effect("its_turn", about, rival)
        case Warn(to, deed):
            return Effect("threatens", deed.about, to)
        case Remark("faithless", to):
            return Effect("betrayed", seat=to)
    return None


# -- answers ---------------------------------------------------------------------------------------


def answer(
    view: CondottiereView, deal: Deal, heard: Sequence[Heard], temperament: Temperament
) -> tuple[bool, Effect]:
    """Return whether the viewer, to whom a deal is offered, accepts it, and why.

    It accepts what it gains by, or what costs it little. A grudging bot never again accepts
    anything from a seat that broke a promise to it, and a careful one gives nothing to a seat that
    broke one to anybody. The best level only trusts seats that kept at least as many promises as
    they broke, unless it is bold.
    """
    seat, other, threats = deal.to, deal.seat, victory_goals.winning_seats_by_region(view)
    if temperament.habit == SWINDLER:
        return True, Effect("costs_little")
    if temperament.temper == GRUDGING and other in betrayers(seat, heard):
        return False, Effect("betrayed", seat=other)
    helps = next(
        (t for t in deal.asks if t.kind == terms.STAY and t.seat in threats.get(t.about, ())), None
    )
    paid = any(may_help(view, seat, other, term, deal.until) for term in deal.gives)
    if not paid and not helps and deal.asks:
        return False, Effect("for_nothing")
    if any(other in rivals for rivals in threats.values()) and deal.asks and not helps:
        # Nobody helps a rival that is about to win.
        return False, Effect("near_win", seat=other)
    if temperament.temper == CAREFUL and other in word_breakers(heard) and deal.asks and not helps:
        return False, Effect("faithless", seat=other)
    weighs = temperament.level >= WEIGHING_LEVEL and temperament.temper != BOLD
    doubts = weighs and trust(other, heard) < MIN_TRUST
    if doubts and deal.asks and not helps:
        return False, Effect("distrusted", seat=other)
    # What is worth little now may be needed later in the game.
    too_long = (
        deal.until == "game" and not helps and any(t.kind in _ABOUT_REGIONS for t in deal.asks)
    )
    if too_long or not all(_is_cheap(view, seat, term) for term in deal.asks):
        return False, _why_dear(view, seat, deal.asks) or Effect(
            "too_long" if too_long else "costs_much"
        )
    if helps is not None:
        return True, Effect("stops_together", helps.about, helps.seat)
    return True, Effect("costs_little")


def _why_dear(view: CondottiereView, seat: Seat, asks: Sequence[Term]) -> Effect | None:
    """Return why promises cost a seat too much, as everybody can see, or None."""
    threats = victory_goals.winning_seats_by_region(view)
    for term in asks:
        if term.kind not in _ABOUT_REGIONS:
            continue
        rival = next((other for other in threats.get(term.about, ()) if other != seat), None)
        if rival is not None and term.kind != terms.POPE_TO:
            return Effect("dangerous", term.about, rival)
        if term.kind == terms.NAME:
            if region_holder(view, term.about) is not None:
                return Effect("taken", term.about)
        elif wants(view, seat, term.about):
            return Effect("wanted", term.about)
    return None


def _is_cheap(view: CondottiereView, seat: Seat, term: Term) -> bool:
    """Return whether keeping a term costs a seat little."""
    threats = victory_goals.winning_seats_by_region(view)
    dangerous = any(rival != seat for rival in threats.get(term.about, ()))
    match term.kind:
        case terms.KEEP_OUT | terms.SPARE:
            return not dangerous and not wants(view, seat, term.about)
        case terms.STAY:
            return term.seat is not None and _may_stop(view, seat, term.seat, term.about)
        case terms.PASS_NOW:
            return _is_beaten(view, seat)
        case terms.NAME:
            return not dangerous and region_holder(view, term.about) is None
        case terms.POPE_TO:
            return not wants(view, seat, term.about)
        case terms.NO_BISHOP | terms.NO_SURRENDER:
            return all(rivals == [seat] for rivals in threats.values())
    return False


def wants(view: CondottiereView, seat: Seat, region: str) -> bool:
    """Return whether a seat would like to take a region: it fights there, or borders on it."""
    if view.region == region and view.table[seat] and not view.passed[seat]:
        return True
    if region in victory_goals.winning_regions(view, seat):
        return True
    return region_holder(view, region) is None and _borders(view, seat, region)


def _borders(view: CondottiereView, seat: Seat, region: str) -> bool:
    return bool(BOARD.neighbours[BOARD.region(region)] & BOARD.mask(view.owners[seat]))


def _may_stop(view: CondottiereView, seat: Seat, rival: Seat, region: str) -> bool:
    """Return whether a seat can fight on against a rival, and has a reason to."""
    if rival == seat or not view.hands[seat]:
        return False
    if region not in victory_goals.winning_regions(view, rival):
        return False
    if view.phase != PHASES[BATTLE] or view.region != region:
        return True
    return not view.passed[seat] and can_stop(visible_part(view), [seat], rival, [])


def _is_beaten(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a seat in a battle cannot take the lead with all its cards."""
    if view.phase != PHASES[BATTLE] or view.passed[seat]:
        return False
    ahead = battle_lead(view)
    if seat in ahead.first:
        return False
    return whole_strength(visible_part(view), seat) <= max(ahead.strengths)


# -- counter-offers --------------------------------------------------------------------------------


def _reply(
    view: CondottiereView, number: int, deal: Deal, heard: Sequence[Heard], temperament: Temperament
) -> Reply | Offer:
    """Return the answer to an offer, with its reason if it is declined, or a counter-offer."""
    accepts, why = answer(view, deal, heard, temperament)
    if accepts:
        return Reply(number, accept=True)
    if temperament.makes_offers and not deal.is_counter and why.kind in _NEGOTIABLE:
        for gives, asks, until in _counters(view, deal):
            if _may_counter(view, deal, gives, asks, until, heard):
                return Offer((deal.seat,), gives, asks, until, instead=number)
    return Reply(number, False, cast(DeclineReason, why.kind))


def _counters(
    view: CondottiereView, deal: Deal
) -> Iterator[tuple[tuple[Term, ...], tuple[Term, ...], str]]:
    """Yield what the viewer would rather agree to than to a deal that it declines.

    The nearest comes first: the same for a shorter time, a smaller request, the same for
    something in return, another region.
    """
    seat, other = deal.to, deal.seat
    until = "round" if deal.until == "game" else deal.until
    cheap = tuple(term for term in deal.asks if _is_cheap(view, seat, term))
    useful = any(_is_useful(view, seat, term) for term in deal.gives)
    needed = [
        Term(terms.KEEP_OUT, region)
        for region in _open_regions(view)
        if _borders(view, seat, region) and not wants(view, other, region)
    ][:1]
    asks = deal.gives if useful else tuple(needed)
    if not asks:
        return
    if cheap:
        yield cheap, asks, until
    threats = victory_goals.winning_seats_by_region(view)
    for region in _open_regions(view):
        spared = region not in threats and not wants(view, seat, region)
        if spared and _borders(view, other, region):
            yield (Term(terms.KEEP_OUT, region),), asks, "round"


def _open_regions(view: CondottiereView) -> list[str]:
    """Return the regions that nobody owns and that may be fought for."""
    return [r for r in BOARD.ids if region_holder(view, r) is None and r != view.pope]


def _is_useful(view: CondottiereView, seat: Seat, term: Term) -> bool:
    """Return whether another seat's promise helps a seat."""
    if term.kind in (terms.KEEP_OUT, terms.SPARE, terms.POPE_TO):
        return wants(view, seat, term.about)
    return term.kind != terms.SHOW


def _may_counter(
    view: CondottiereView,
    deal: Deal,
    gives: tuple[Term, ...],
    asks: tuple[Term, ...],
    until: str,
    heard: Sequence[Heard],
) -> bool:
    """Return whether a counter-offer means something, and says what was not said in this round."""
    if (gives, asks, until) == (deal.asks, deal.gives, deal.until):
        return False
    if is_senseless(view, deal.to, Offer((deal.seat,), gives, asks, until)):
        return False
    between = {deal.seat, deal.to}
    return not any(
        {offer_made.seat, offer_made.to} == between
        and ({*offer_made.gives}, {*offer_made.asks}) in (({*gives}, {*asks}), ({*asks}, {*gives}))
        and offer_made.until == until
        and (offer_made.is_live or "round" in offer_made.during)
        for offer_made in deals(heard)
    )


# -- what a bot says by itself ---------------------------------------------------------------------


def _call(view: CondottiereView, seat: Seat, heard: Sequence[Heard]) -> Call | None:
    """Ask who stops a rival that fights for a region which wins it the game, once a battle."""
    if (
        len(view.hands) < _MIN_JOINT_STOP_SEATS
        or view.phase != PHASES[BATTLE]
        or view.region is None
    ):
        return None
    if view.passed[seat] or not view.hands[seat]:
        return None
    called = {entry.said.rival for entry in heard if entry.now and isinstance(entry.said, Call)}
    for rival in victory_goals.contenders(view):
        if rival == seat or rival in called or not view.table[rival]:
            continue
        call = Call(rival, "who", view.region)
        if is_senseless(view, seat, call):
            continue
        if threat(view) != rival or can_stop(visible_part(view), [seat], rival, []):
            return call
    return None


def _warning(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], temperament: Temperament
) -> Warn | Remark | None:
    """Return a threat of a bold bot, or the warning of a grudging one about a faithless seat.

    Bold threatens the seat that chooses a region, and would win the game by it, to fight there.
    Each is said once in a match.
    """
    statements = [entry.said for entry in heard if entry.seat == seat]
    if temperament.temper == GRUDGING:
        remarks = (Remark("faithless", other) for other in betrayers(seat, heard))
        return next((remark for remark in remarks if remark not in statements), None)
    other = view.turn
    if temperament.temper != BOLD or view.phase != PHASES[CHOOSE] or other in (None, seat):
        return None
    if not view.hands[seat]:
        return None
    for region in victory_goals.winning_regions(view, other):
        warning = Warn(other, Term(terms.NAME, region), Term(terms.STAY, region, other))
        return None if warning in statements or is_senseless(view, seat, warning) else warning
    return None


def _offer(
    view: CondottiereView,
    seat: Seat,
    heard: Sequence[Heard],
    temperament: Temperament,
    *,
    lively: bool,
) -> Offer | None:
    """Offer a neighbour to keep out of each other's way for the round.

    A seat does so once in a game, or in a round if it is lively, and only one seat in a battle. A
    bold bot claims a region that both border, and asks the strongest first. A careful one asks the
    seat that it trusts most, and a grudging one those that kept their word to it.
    """
    if len(view.hands) < _MIN_JOINT_STOP_SEATS or view.phase != PHASES[CHOOSE]:
        return None
    often = "round" if lively else "game"
    own_offers = [entry for entry in heard if isinstance(entry.said, Offer)]
    if any(entry.now or (entry.seat == seat and often in entry.during) for entry in own_offers):
        return None
    threats = victory_goals.winning_seats_by_region(view)
    open_to_all = _open_regions(view)
    shunned = _shunned_seats(view, seat, heard, temperament)
    seats = len(view.hands)
    for other in sorted(
        ((seat + step) % seats for step in range(1, seats)),
        key=lambda other: _last_choice(view, seat, other, heard, temperament),
    ):
        if any(other in rivals for rivals in threats.values()):
            continue
        if other in shunned:
            continue
        mine = [region for region in open_to_all if _borders(view, seat, region)]
        theirs = [region for region in open_to_all if _borders(view, other, region)]
        if temperament.temper == BOLD:
            mine = sorted(mine, key=lambda region: region not in theirs)
        claimed = (r for r in mine if temperament.temper == BOLD or r not in theirs)
        ask = next(claimed, None)
        give = next((r for r in theirs if r not in mine and r not in threats), None)
        if ask is not None and give is not None:
            given_term, asked_term = Term(terms.KEEP_OUT, give), Term(terms.KEEP_OUT, ask)
            offer = Offer((other,), (given_term,), (asked_term,), "round")
            if not is_senseless(view, seat, offer):
                return offer
    return None


def _last_choice(
    view: CondottiereView, seat: Seat, other: Seat, heard: Sequence[Heard], temperament: Temperament
) -> float:
    """Return a number by which the seats to which a bot makes offers are sorted, the least first.

    The order of equals is that of the seats.
    """
    match temperament.temper:
        case "bold":
            return -len(view.owners[other])
        case "careful":
            return -trust(other, heard)
        case "grudging":
            return other not in trusted_partners(seat, heard)
    return 0


def _shunned_seats(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], temperament: Temperament
) -> list[Seat]:
    """Return the seats to which a bot offers nothing because they broke their word."""
    shunned_seats = betrayers(seat, heard)
    if temperament.temper == CAREFUL:
        shunned_seats += word_breakers(heard)
    if temperament.level >= WEIGHING_LEVEL and temperament.temper != BOLD:
        shunned_seats += [
            other for other in range(len(view.hands)) if trust(other, heard) < MIN_TRUST
        ]
    return shunned_seats


def _retort(view: CondottiereView, seat: Seat, heard: Sequence[Heard]) -> Remark | None:
    """Answer a threat to the viewer: doubt it, unless the other holds more cards."""
    now = [entry for entry in heard if entry.now]
    threats = (
        entry.seat for entry in now if isinstance(entry.said, Warn) and entry.said.to == seat
    )
    for other in threats:
        has_more = len(view.hands[other]) > len(view.hands[seat])
        answered = Remark("more_cards" if has_more else "doubt", other)
        if not any(entry.seat == seat and entry.said == answered for entry in heard):
            return answered
    return None
