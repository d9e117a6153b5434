"""What bots of Condottiere ask, offer and answer, and how they keep their word.

All of it follows from the view of the seat and from what was said. A bot accepts what costs it
little, and it then keeps its word unless a rival would win the game by that.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Action, Heard, Interruption, Seat, Term
from engine.games.condottiere import events as values
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots.joint_stop import can_stop
from engine.games.condottiere.bots.outlook import whole_strength
from engine.games.condottiere.bots.stopping import threat
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, PHASES
from engine.games.condottiere.views import terms, victory_goals
from engine.games.condottiere.views.derived import lead
from engine.games.condottiere.views.refusals import holder
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.deals import Deal, deals, promises
from engine.talk.statements import MAX_HEARD, Call, Offer, Remark, Reply

#: Number of players from which a rival can be stopped together.
_MIN_JOINT_STOP_SEATS = 3


def speech(view: CondottiereView, heard: Sequence[Heard], *, lively: bool) -> Interruption | None:
    """Return the viewer's statement: an answer to an offer, a call, an offer or a remark."""
    seat = view.seat
    if seat is None or view.decision is None or len(heard) >= MAX_HEARD:
        return None
    for number, deal in enumerate(deals(heard)):
        if deal.to == seat and deal.live and deal.state == "open":
            return Reply(number, accepts(view, deal))
    said = _call(view, seat, heard) or _offer(view, seat, heard, lively=lively)
    return said or (_remark(view, seat, heard) if lively else None)


# -- answers ---------------------------------------------------------------------------------------


def accepts(view: CondottiereView, deal: Deal) -> bool:
    """Return whether the viewer, to whom a deal is offered, gains by it or loses little."""
    seat, threats = deal.to, victory_goals.threats(view)
    helps = any(
        term.kind == terms.STAY and term.seat in threats.get(term.about, ()) for term in deal.asks
    )
    if not deal.gives and not helps and deal.asks:
        return False
    if any(deal.seat in rivals for rivals in threats.values()) and deal.asks and not helps:
        # Nobody helps a rival that is about to win.
        return False
    return all(_is_cheap(view, seat, term) for term in deal.asks)


def _is_cheap(view: CondottiereView, seat: Seat, term: Term) -> bool:
    """Return whether keeping a term costs a seat little."""
    threats = victory_goals.threats(view)
    dangerous = any(rival != seat for rival in threats.get(term.about, ()))
    match term.kind:
        case terms.KEEP_OUT | terms.SPARE:
            return not dangerous and not wants(view, seat, term.about)
        case terms.STAY:
            return term.seat is not None and _may_stop(view, seat, term.seat, term.about)
        case terms.PASS_NOW:
            return _is_beaten(view, seat)
        case terms.NAME:
            return not dangerous and holder(view, term.about) is None
        case terms.POPE_TO:
            return not wants(view, seat, term.about)
        case terms.NO_BISHOP | terms.NO_SURRENDER:
            return all(rivals == [seat] for rivals in threats.values())
    return False


def wants(view: CondottiereView, seat: Seat, region: str) -> bool:
    """Return whether a seat would like to take a region: it fights there, or borders on it."""
    if view.region == region and view.table[seat] and not view.passed[seat]:
        return True
    if region in victory_goals.winning(view, seat):
        return True
    return holder(view, region) is None and _borders(view, seat, region)


def _borders(view: CondottiereView, seat: Seat, region: str) -> bool:
    return bool(BOARD.neighbours[BOARD.region(region)] & BOARD.mask(view.owners[seat]))


def _may_stop(view: CondottiereView, seat: Seat, rival: Seat, region: str) -> bool:
    """Return whether a seat can fight on against a rival, and has a reason to."""
    if rival == seat or not view.hands[seat]:
        return False
    if region not in victory_goals.winning(view, rival):
        return False
    if view.phase != PHASES[BATTLE] or view.region != region:
        return True
    return not view.passed[seat] and can_stop(visible_part(view), [seat], rival, [])


def _is_beaten(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a seat in a battle cannot take the lead with all its cards."""
    if view.phase != PHASES[BATTLE] or view.passed[seat]:
        return False
    ahead = lead(view)
    if seat in ahead.first:
        return False
    return whole_strength(visible_part(view), seat) <= max(ahead.strengths)


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
    for rival in victory_goals.at_stake(view):
        if rival == seat or rival in called or not view.table[rival]:
            continue
        if threat(view) != rival or can_stop(visible_part(view), [seat], rival, []):
            return Call(rival, "who", view.region)
    return None


def _offer(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], *, lively: bool
) -> Offer | None:
    """Offer a neighbour to keep out of each other's way for the round.

    A seat does so once in a game, or in a round if it is lively, and only one seat in a battle.
    """
    if len(view.hands) < _MIN_JOINT_STOP_SEATS or view.phase != PHASES[CHOOSE]:
        return None
    often = "round" if lively else "game"
    made = [entry for entry in heard if isinstance(entry.said, Offer)]
    if any(entry.now or (entry.seat == seat and often in entry.during) for entry in made):
        return None
    threats = victory_goals.threats(view)
    open_to_all = [
        region for region in BOARD.ids if holder(view, region) is None and region != view.pope
    ]
    for step in range(1, len(view.hands)):
        other = (seat + step) % len(view.hands)
        if any(other in rivals for rivals in threats.values()):
            continue
        mine = [region for region in open_to_all if _borders(view, seat, region)]
        theirs = [region for region in open_to_all if _borders(view, other, region)]
        ask = next((region for region in mine if region not in theirs), None)
        give = next((r for r in theirs if r not in mine and r not in threats), None)
        if ask is not None and give is not None:
            sides = (Term(terms.KEEP_OUT, give),), (Term(terms.KEEP_OUT, ask),)
            return Offer((other,), *sides, "round")
    return None


def _remark(view: CondottiereView, seat: Seat, heard: Sequence[Heard]) -> Remark | None:
    """Greet at the beginning, and praise who won a battle in which the viewer fought."""
    if any(entry.now and isinstance(entry.said, Remark) for entry in heard):
        return None
    if not view.battle and not heard and view.game == 1:
        return Remark("greeting")
    last = view.last
    if view.phase != PHASES[CHOOSE] or last is None or last.conqueror in (None, seat):
        return None
    return Remark("well_played", last.conqueror) if last.table[seat] else None


# -- keeping one's word ----------------------------------------------------------------------------


def keeps_word(
    view: CondottiereView, actions: Sequence[Action], heard: Sequence[Heard]
) -> list[bool]:
    """Return for each action whether it keeps the word of the seat that decides.

    All do if it promised nothing, if each would break a promise, or if a rival is about to win the
    game, against which everybody is free.
    """
    everything = [True] * len(actions)
    seat = view.turn
    if view.seat != seat or threat(view) not in (None, seat):
        return everything
    bound = promises(seat, heard)
    kept = [not any(_breaks(view, seat, term, action) for term in bound) for action in actions]
    return kept if any(kept) else everything


def _breaks(view: CondottiereView, seat: Seat, term: Term, action: Action) -> bool:
    """Return whether an action would break a promise of the seat."""
    here = view.region == term.about
    match term.kind, action:
        case terms.KEEP_OUT, values.Play():
            return here
        case terms.PASS_NOW, values.Play():
            return True
        case terms.STAY, values.Pass() | values.Play("surrender"):
            return here and bool(view.hands[seat]) and lead(view).first == (term.seat,)
        case terms.NAME, values.Choose(region):
            return region != term.about and holder(view, term.about) is None
        case terms.SPARE, values.Choose(region):
            return region == term.about
        case terms.NO_BISHOP, values.Play("bishop"):
            return True
        case terms.NO_SURRENDER, values.Play("surrender"):
            return True
        case terms.POPE_TO, values.Play("bishop", _, region):
            return region != term.about
    return False
