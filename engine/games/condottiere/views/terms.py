"""What seats of Condottiere may promise each other, and whether they kept it.

Everything is judged by what everybody sees: public views and events.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from engine.core.values import BROKEN, KEPT, LAPSED, OPEN, Event, Seat, Term
from engine.games.condottiere import events as happened
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_KINDS
from engine.games.condottiere.rules.core_state import BATTLE, CHOOSE, FINAL, OVER, PHASES
from engine.games.condottiere.rules.editions import EDITIONS
from engine.games.condottiere.views import refusals
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView

#: Lay no card in a battle for a region.
KEEP_OUT: Final = "keep_out"
#: Neither pass nor surrender in a battle for a region while a rival leads and one holds cards.
STAY: Final = "stay"
#: Pass at one's next turn in a battle.
PASS_NOW: Final = "pass_now"
#: Choose a region, the next time that one chooses.
NAME: Final = "name"
#: Do not choose a region.
SPARE: Final = "spare"
NO_BISHOP: Final = "no_bishop"
NO_SURRENDER: Final = "no_surrender"
#: Move the Pope to a region, with one's next bishop.
POPE_TO: Final = "pope"
#: Show one's whole hand to a seat or, if it is about a number, that many cards of it.
SHOW: Final = "show"
#: The most cards that a term can be about.
MAX_SHOWN: Final = 20

FIRST_TERMS: Final = (KEEP_OUT, STAY, PASS_NOW, NAME, SPARE, NO_BISHOP, NO_SURRENDER, SHOW)
THIRD_TERMS: Final = (*FIRST_TERMS, POPE_TO)
SPANS: Final = ("battle", "round", "game")

#: Terms about a region.
_PLACED: Final = (KEEP_OUT, STAY, NAME, SPARE, POPE_TO)
#: Terms about another seat.
_AIMED: Final = (STAY, SHOW)
#: Terms that are kept if nothing happened against them.
_FORBIDDING: Final = (KEEP_OUT, STAY, SPARE, NO_BISHOP, NO_SURRENDER)


def span(view: CondottiereView, until: str) -> Hashable:
    """Return a value that changes at the end of the battle (or next battle), round or game."""
    if until == "game":
        return view.game
    fought = view.battle - (view.phase == PHASES[BATTLE])
    return view.game, view.phase == PHASES[FINAL], fought if until == "battle" else view.round


def is_ahead(view: CondottiereView, until: str) -> bool:
    """Return whether a span has yet to begin: between battles, the next battle."""
    return until == "battle" and view.phase not in (PHASES[BATTLE], PHASES[FINAL], PHASES[OVER])


def term_fault(view: CondottiereView, seat: Seat, term: Term) -> str:
    """Return why a term of `seat` makes no sense, as a stable key, or ""."""
    if term.kind == "ask":
        deck = EDITIONS[view.edition].deck
        known = not term.about or (term.about in CARD_KINDS and deck[CARD_KINDS[term.about]])
        return "" if known and term.seat is None else "unknown_term"
    if term.kind == "stop":
        return "" if not term.about or term.about in BOARD.ids else "unknown_term"
    known = term.about in (BOARD.ids if term.kind in _PLACED else ("",))
    if not known and not (term.kind == SHOW and number_shown(term.about)):
        return "unknown_term"
    if (term.kind in _AIMED) is not (term.seat is not None) or term.seat == seat:
        return "unknown_term"
    return ""


def number_shown(about: str) -> int:
    """Return how many cards a term is about; 0 for the whole hand, and for anything else."""
    number = int(about) if about.isascii() and about.isdecimal() and len(about) < 3 else 0
    return number if str(number) == about and number <= MAX_SHOWN else 0


def is_over(view: CondottiereView, seat: Seat, term: Term) -> bool:
    """Return whether a promise of a seat can bind it no more (`TalkRules.term_is_over`).

    Nobody fights for a region that is held, unless it can be captured.
    """
    if term.kind not in _PLACED or refusals.can_regions_be_captured(view):
        return False
    return refusals.region_holder(view, term.about) is not None


def judge_term(
    term: Term, seat: Seat, before: CondottiereView, events: Sequence[Event], over: bool
) -> str:
    """Return the verdict on a term after events that everybody saw (`TalkRules.judge_term`)."""
    for verdict in _verdicts(term, seat, before, events):
        return verdict
    if not over:
        return OPEN
    if term.kind in _FORBIDDING:
        return KEPT
    # Cards can be shown at any time, so that a seat that held some could have kept its word.
    least = number_shown(term.about) or 1
    return BROKEN if term.kind == SHOW and len(before.hands[seat]) >= least else LAPSED


def _verdicts(
    term: Term, seat: Seat, before: CondottiereView, events: Sequence[Event]
) -> Iterator[str]:
    """Yield KEPT, BROKEN or LAPSED for each event that decides about a term."""
    here = not term.about or before.region == term.about
    has_laid = any(isinstance(event, happened.Played) and event.seat == seat for event in events)
    for event in events:
        match term.kind, event:
            case "keep_out", happened.Played(by) if by == seat and here:
                yield BROKEN
            case "stay", happened.Passed(by, final) if by == seat and here and final:
                # A seat without cards passes by itself, perhaps right after its last card.
                if before.hands[seat] and not has_laid and _leads(before, term.seat):
                    yield BROKEN
            case "stay", happened.Played(by, "surrender") if by == seat and here:
                if _leads(before, term.seat):
                    yield BROKEN
            case "pass_now", happened.Passed(by) if by == seat:
                yield KEPT
            case "pass_now", happened.Played(by) if by == seat:
                yield BROKEN
            case "name", happened.RegionChosen(by, region) if by == seat:
                yield KEPT if region == term.about else _not_named(before, seat, term.about)
            case "name", happened.Declined(by) if by == seat:
                yield _not_named(before, seat, term.about)
            case "spare", happened.RegionChosen(by, region) if by == seat and region == term.about:
                yield BROKEN
            case "no_bishop", happened.Played(by, "bishop") if by == seat:
                yield BROKEN
            case "no_surrender", happened.Played(by, "surrender") if by == seat:
                yield BROKEN
            case "pope", happened.PopeMoved(by, region) if by == seat:
                yield KEPT if region == term.about else BROKEN
            case "show", happened.Shown(by, cards, to) if by == seat:
                least = number_shown(term.about) or len(before.hands[seat])
                if to in (None, term.seat) and len(cards) >= least:
                    yield KEPT


def _leads(view: CondottiereView, rival: Seat | None) -> bool:
    """Return whether a rival is alone in the lead by the cards that lie face up."""
    return rival is not None and battle_lead(view).first == (rival,)


def _not_named(view: CondottiereView, seat: Seat, region: str) -> str:
    """Return the outcome of a promise to choose a region that was not chosen."""
    could = view.pope != region and (
        refusals.region_holder(view, region) is None
        or (refusals.can_regions_be_captured(view) and refusals.region_holder(view, region) != seat)
    )
    return BROKEN if could and view.phase == PHASES[CHOOSE] else LAPSED
