"""What seats of Condottiere promised each other, and what the word of a bot is worth.

All of it follows from what everybody heard and saw.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from engine.core.rng import Rng
from engine.core.values import Action, Code, Heard, Seat, Temperament, Term
from engine.games.condottiere.actions import Choose, Pass, Play
from engine.games.condottiere.bots.guards import fair_share
from engine.games.condottiere.bots.stopping import is_on_guard, threat
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.views import terms, victory_goals
from engine.games.condottiere.views.refusals import region_holder
from engine.games.condottiere.views.sampler import sample_world
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.heard_deals import promises, threats, worth_of_word

# -- keeping one's word ----------------------------------------------------------------------------


def price_of_word(view: CondottiereView, heard: Sequence[Heard], temperament: Temperament) -> float:
    """Return the win probability for which a bot breaks a promise.

    What binds against a rival that is about to win is no promise to it, and is never broken.
    """
    if threat(view) not in (None, view.seat) or is_on_guard(view, heard):
        return inf
    return worth_of_word(temperament, _share_left(view))


def _share_left(view: CondottiereView) -> float:
    """Return the share of the regions of a victory that the seat with most regions still lacks."""
    needed = victory_goals.goal_of(view.options, len(view.hands)).linked
    most = max(len(regions) for regions in view.owners)
    return max(0.0, 1.0 - most / needed)


def keeps_word(
    view: CondottiereView, actions: Sequence[Action], heard: Sequence[Heard]
) -> list[bool]:
    """Return for each action whether it keeps the word of the seat that decides.

    A threat binds like a promise. All do if it promised nothing, if each would break a promise, or
    if a rival is about to win the game, against which everybody is free.
    """
    everything = [True] * len(actions)
    seat = view.turn
    if view.seat != seat or threat(view) not in (None, seat):
        return everything
    bound = [*promises(seat, heard), *threats(seat, heard)]
    keeps = [not any(_breaks(view, seat, term, action) for term in bound) for action in actions]
    return keeps if any(keeps) else everything


def _breaks(view: CondottiereView, seat: Seat, term: Term, action: Action) -> bool:
    """Return whether an action would break a promise of the seat."""
    here = view.region == term.about
    match term.kind, action:
        case terms.KEEP_OUT, Play():
            return here
        case terms.PASS_NOW, Play():
            return True
        case terms.STAY, Pass() | Play("surrender"):
            return here and bool(view.hands[seat]) and battle_lead(view).first == (term.seat,)
        case terms.NAME, Choose(region):
            return region != term.about and region_holder(view, term.about) is None
        case terms.SPARE, Choose(region):
            return region == term.about
        case terms.NO_BISHOP, Play("bishop"):
            return True
        case terms.NO_SURRENDER, Play("surrender"):
            return True
        case terms.POPE_TO, Play("bishop", _, region):
            return region != term.about
    return False


def fights_on(view: CondottiereView, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
    """Return the actions that do not leave a region for next to nothing to a rival.

    Seats that promised to keep out of the battle do not count as fighting for it.
    """
    if not heard or view.seat != view.turn or len(codes) < 2:
        return codes
    absent = 0
    for seat in range(len(view.hands)):
        if seat != view.turn and any(_keeps_away(view, term) for term in promises(seat, heard)):
            absent |= BIT[seat]
    if not absent:
        return codes
    share = fair_share(sample_world(view, Rng(0)), absent)
    return [code for code in codes if code in share] or codes


def _keeps_away(view: CondottiereView, term: Term) -> bool:
    """Return whether a promise keeps its seat from laying a card in the battle."""
    return term.kind == terms.PASS_NOW or (
        term.kind == terms.KEEP_OUT and term.about == view.region
    )
