"""Offers that make sense to a seat now, and terms that can mean nothing now.

Both follow from the view of the seat alone, and from nothing in its hand but whether it is empty.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.values import Interruption, Seat, Term
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, FINAL, KEEP, OVER, PHASES
from engine.games.condottiere.rules.editions import EDITIONS, FIRST_EDITION
from engine.games.condottiere.rules.regions import members_of
from engine.games.condottiere.views import refusals, terms, victory_goals
from engine.games.condottiere.views.standings import battle_lead, is_awake
from engine.games.condottiere.views.view import CondottiereView
from engine.talk import sense
from engine.talk.statements import Offer

#: The most offers that are made ready.
MAX_READY: Final = 3
#: How much a region is worth that wins the game; a linked neighbour counts 1.
_WINNING_REGION_VALUE: Final = 10


def ready_offers(view: CondottiereView, to: Seat) -> list[Offer]:
    """Return the offers that make most sense from the viewer to a seat, the best first.

    They stop a third seat that is about to win, protect the region that the viewer needs most for
    one that it can spare, and compare hands.
    """
    seat = view.seat
    if seat is None or seat == to or not _is_played(view) or to >= len(view.hands):
        return []
    offers: list[Offer] = []
    for gives, asks, until in (
        *_against_the_leader(view, seat, to),
        *_for_a_region(view, seat, to),
        *_for_this_battle(view, seat, to),
        *_of_hands(seat, to),
    ):
        offer = Offer((to,), gives, asks, until)
        if all((o.gives, o.asks) != (gives, asks) for o in offers) and not is_senseless(
            view, seat, offer
        ):
            offers.append(offer)
    return offers[:MAX_READY]


_Terms = tuple[tuple[Term, ...], tuple[Term, ...], str]


def _against_the_leader(view: CondottiereView, seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield how to stop the third seat that is most likely to win the game next."""
    rivals = [
        (region, rival)
        for region, winners in victory_goals.winning_seats_by_region(view).items()
        for rival in winners
        if rival not in (seat, to)
    ]
    # A battle that is fought now is most urgent.
    for region, rival in sorted(rivals, key=lambda pair: pair[0] != view.region)[:1]:
        now = _is_fought(view) and region == view.region
        gives = [Term(terms.STAY, region, rival)] if is_awake(view, seat) or not now else []
        gives = gives or [
            Term(terms.KEEP_OUT, spared) for spared in _contested_regions(view, to, seat)[:1]
        ]
        if gives:
            until = "battle" if now and gives[0].kind == terms.STAY else "round"
            yield (gives[0],), (Term(terms.STAY, region, rival),), until


def _for_a_region(view: CondottiereView, seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield how to keep a seat out of the region that the viewer needs."""
    mine, theirs = _contested_regions(view, seat), _contested_regions(view, to, seat)
    needed = [region for region in mine if region not in theirs[:1]][:1]
    spared = [region for region in theirs if region not in needed][:1]
    if not (needed and spared):
        return
    asks = (Term(terms.KEEP_OUT, needed[0]),)
    if view.phase == PHASES[CHOOSE] and view.turn == seat:
        yield (Term(terms.NAME, spared[0]),), asks, "round"
    if view.phase == PHASES[CHOOSE] and view.turn == to:
        yield (Term(terms.KEEP_OUT, spared[0]),), (Term(terms.SPARE, needed[0]),), "round"
    yield (Term(terms.KEEP_OUT, spared[0]),), asks, "round"


def _for_this_battle(view: CondottiereView, seat: Seat, to: Seat) -> Iterator[_Terms]:
    """Yield a region for a seat that passes while the viewer leads."""
    spared = _contested_regions(view, to, seat)[:1]
    fights = _is_fought(view) and is_awake(view, seat) and is_awake(view, to)
    if spared and fights and battle_lead(view).leader == seat:
        yield (Term(terms.KEEP_OUT, spared[0]),), (Term(terms.PASS_NOW),), "round"


def _of_hands(seat: Seat, to: Seat) -> Iterator[_Terms]:
    yield (Term(terms.SHOW, "", to),), (Term(terms.SHOW, "", seat),), "battle"


# -- what makes sense ------------------------------------------------------------------------------


def is_senseless(view: CondottiereView, seat: Seat, said: Interruption) -> bool:
    """Return whether what a seat says makes no sense now (`engine.talk.sense`)."""
    return bool(sense.senseless_reason(PROMISES, view, seat, said))


class _CondottierePromises:
    """What `engine.talk.sense` asks of Condottiere."""

    def seats(self, view: CondottiereView) -> int:
        return len(view.hands)

    def pointless_reason(self, view: CondottiereView, by: Seat, term: Term, until: str) -> str:
        return pointless_reason(view, by, term, until)

    def may_help(self, view: CondottiereView, seat: Seat, by: Seat, term: Term, until: str) -> bool:
        return may_help(view, seat, by, term, until)

    def promised_stop(
        self, view: CondottiereView, rival: Seat, about: str
    ) -> tuple[Term, str] | None:
        return Term(terms.STAY, about or view.region or "", rival), "battle"


PROMISES: Final = _CondottierePromises()


def may_help(view: CondottiereView, seat: Seat, by: Seat, term: Term, until: str) -> bool:
    """Return whether a promise of the seat `by` may help another seat.

    Who keeps out of a region or a battle helps those that may still take it, or all others if it
    would win the game by it.
    """
    match term.kind:
        case terms.KEEP_OUT | terms.SPARE:
            return _may_fight_for(view, seat, term.about, until) or (
                term.about in victory_goals.winning_regions(view, by)
            )
        case terms.NAME:
            return _may_fight_for(view, seat, term.about, until)
        case terms.PASS_NOW:
            return _has_part(view, seat) or view.region in victory_goals.winning_regions(view, by)
        case terms.STAY:
            return term.seat != seat
        case terms.SHOW:
            return term.seat == seat
        case terms.NO_BISHOP | terms.NO_SURRENDER:
            return _has_part(view, seat) or (until != "battle" and _may_play(view, seat, until))
    return True


def _has_part(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a seat may still win the battle that is fought."""
    return _is_fought(view) and (is_awake(view, seat) or bool(view.table[seat]))


def _may_fight_for(view: CondottiereView, seat: Seat, region: str, until: str) -> bool:
    """Return whether a seat may take a region before the end of a span."""
    if region in view.owners[seat]:
        # Held regions are fought for only where they can be captured.
        return refusals.can_regions_be_captured(view)
    if _is_fought(view) and view.region == region:
        return _has_part(view, seat)
    return _may_play(view, seat, until)


def pointless_reason(view: CondottiereView, by: Seat, term: Term, until: str = "game") -> str:
    """Return why a promise of a seat can mean nothing now, as a stable key, or "".

    Such a term is allowed, but its maker surely did not mean it.
    """
    if not _is_played(view):
        return "over"
    match term.kind:
        case terms.KEEP_OUT | terms.STAY | terms.NAME | terms.SPARE | terms.POPE_TO:
            return _pointless_region_reason(view, by, term, until)
        case terms.PASS_NOW if not _is_fought(view):
            return "no_battle"
        case terms.PASS_NOW if not is_awake(view, by):
            return "not_in_battle"
        case terms.SHOW if not view.hands[by]:
            return "no_cards"
        case terms.SHOW if len(view.hands[by]) < terms.number_shown(term.about):
            return "few_cards"
        case terms.SHOW if _is_seen(view, by, term):
            return "seen"
        case terms.NO_BISHOP | terms.NO_SURRENDER if not _may_play(view, by, until):
            return "no_cards" if not view.hands[by] else "not_in_battle"
        case terms.NO_BISHOP if _are_spent(view, "bishop", until):
            return "all_spent"
        case terms.NO_SURRENDER if _are_spent(view, "surrender", until):
            return "all_spent"
    return ""


def _are_spent(view: CondottiereView, card: str, until: str) -> bool:
    """Return whether everybody sees that nobody can lay a card of a kind before the span ends."""
    if until == "game" or _draws_after_battle(view):
        return False
    return (*view.discard, *view.fallen).count(card) >= EDITIONS[view.edition].deck[
        CARD_KINDS[card]
    ]


def _pointless_region_reason(view: CondottiereView, by: Seat, term: Term, until: str) -> str:
    region, here = term.about, _is_fought(view) and term.about == view.region
    owner = refusals.region_holder(view, region)
    if owner is not None and not refusals.can_regions_be_captured(view):
        return "own_region" if owner == by else "region_owned"
    if owner == by and term.kind in (terms.NAME, terms.SPARE):
        return "own_region"
    if term.kind in (terms.NAME, terms.SPARE):
        if here:
            return "contested"
        return "pope_here" if region == view.pope else _pointless_choice(view, by, until)
    if term.kind != terms.POPE_TO and here and not is_awake(view, by):
        return "not_in_battle"
    if term.kind == terms.KEEP_OUT and here and view.table[by]:
        # Its cards lie there: it can only stop fighting, which is another promise.
        return "fights_there"
    if not _may_play(view, by, until):
        return "no_cards" if not view.hands[by] else "not_in_battle"
    if term.kind == terms.STAY and term.seat is not None and not _may_lead(view, term, until):
        return "rival_out"
    if not here and term.kind != terms.POPE_TO and _is_last_battle(view, until):
        return "last_battle"
    if term.kind == terms.POPE_TO:
        if here:
            return "contested"
        return "all_spent" if _are_spent(view, "bishop", until) else ""
    if until != "battle":
        return ""
    # Until the end of a battle, only the battle that is fought, or the next one, counts.
    if _is_fought(view):
        return "" if here else "elsewhere"
    return "pope_here" if region == view.pope else ""


def _is_seen(view: CondottiereView, by: Seat, term: Term) -> bool:
    """Return whether a seat has seen too much of a hand to be shown as many new cards."""
    if not view.shown or term.seat is None or view.face_down[by]:
        # A face-down card may be one of those seen.
        return False
    known_cards = view.shown[by][-1]
    if view.seat in (by, term.seat):
        known_cards = view.shown[by][term.seat] or known_cards
    return len(view.hands[by]) - len(known_cards) < (terms.number_shown(term.about) or 1)


def _pointless_choice(view: CondottiereView, by: Seat, until: str) -> str:
    """Return why a seat chooses no region before the end of a span, as a stable key, or ""."""
    if _is_last_battle(view, until):
        return "last_battle"
    if until != "battle":
        return ""
    if _is_fought(view):
        return "chosen_later"
    only_one = view.phase == PHASES[CHOOSE] and view.edition != FIRST_EDITION.id
    return "not_choosing" if only_one and view.turn != by else ""


def _may_lead(view: CondottiereView, term: Term, until: str) -> bool:
    """Return whether the rival of a term may come to lead where the seat would stay."""
    rival = term.seat
    assert rival is not None
    if _is_fought(view) and term.about == view.region:
        return is_awake(view, rival) or bool(view.table[rival])
    return _may_play(view, rival, until)


def _is_last_battle(view: CondottiereView, until: str) -> bool:
    """Return whether no battle of the round will surely follow; it needs two seats with cards."""
    if until != "round" or view.phase == PHASES[CHOOSE] or _draws_after_battle(view):
        return False
    return view.phase == PHASES[KEEP] or sum(bool(hand) for hand in view.hands) < 2


def _draws_after_battle(view: CondottiereView) -> bool:
    """Return whether seats draw cards after a battle."""
    return bool(getattr(view.options, "draw_after_battle", False))


def _may_play(view: CondottiereView, by: Seat, until: str) -> bool:
    """Return whether a seat may lay a card before the end of a span, as far as everybody knows."""
    if until == "battle":
        # The next battle may be that of a new round, with new hands.
        return not _is_fought(view) or is_awake(view, by)
    if until == "game" or view.hands[by]:
        return True
    # An empty hand gets new cards in the next round, or after a battle if seats draw then.
    return _draws_after_battle(view)


def _contested_regions(view: CondottiereView, seat: Seat, other: Seat | None = None) -> list[str]:
    """Return the regions that can be fought for, those that a seat needs most first.

    With `other`, regions that are no gift are left out: those that would win the game for the
    seat, and those that `other` needs more.
    """
    own_values, rival = (
        _region_values(view, seat),
        _region_values(view, other) if other is not None else {},
    )
    regions = [
        r
        for r in own_values
        if other is None
        or (own_values[r] < _WINNING_REGION_VALUE and rival.get(r, 0) <= own_values[r])
    ]
    return sorted((r for r in regions if own_values[r]), key=lambda r: -own_values[r])


def _region_values(view: CondottiereView, seat: Seat) -> dict[str, int]:
    """Return the worth to a seat of each region that can be fought for."""
    mine = BOARD.mask(view.owners[seat])
    wins, closed = victory_goals.winning_regions(view, seat), set(view.owners[seat])
    if not refusals.can_regions_be_captured(view):
        closed.update(region for regions in view.owners for region in regions)
    values = {}
    for number, region in enumerate(BOARD.ids):
        if region in closed or region == view.pope:
            continue
        linked = len(list(members_of(BOARD.neighbours[number] & mine)))
        # Without a region of its own, a seat is after the one that is fought for.
        is_near = linked or (not mine and region == view.region)
        values[region] = _WINNING_REGION_VALUE if region in wins else int(is_near)
    return values


def _is_played(view: CondottiereView) -> bool:
    return view.phase not in (PHASES[OVER], PHASES[FINAL])


def _is_fought(view: CondottiereView) -> bool:
    return view.phase == PHASES[BATTLE]
