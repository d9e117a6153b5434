"""What bots of Condottiere ask, offer and answer, and why.

All of it follows from the view of the seat, from what was said, and from the bot's character. A bot
accepts what costs it little. Up to level 3 it only answers; from level 4 on it also offers, calls
and threatens, and level 5 considers whom to trust.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.values import (
    BOLD,
    GRUDGING,
    SWINDLER,
    Character,
    Effect,
    Heard,
    Interruption,
    Seat,
    Term,
)
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.bots.joint_stop import can_stop
from engine.games.condottiere.bots.outlook import whole_strength
from engine.games.condottiere.bots.promises import WEIGHING_LEVEL, betrayers, trust
from engine.games.condottiere.bots.stopping import threat
from engine.games.condottiere.rules.table import BATTLE, CHOOSE, PHASES
from engine.games.condottiere.views import terms, victory_goals
from engine.games.condottiere.views.bargains import pointless
from engine.games.condottiere.views.derived import battle_lead
from engine.games.condottiere.views.refusals import region_holder
from engine.games.condottiere.views.sampler import visible_part
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.heard_deals import Deal, deals
from engine.talk.remarks import TONES
from engine.talk.statements import MAX_HEARD, Call, Offer, Remark, Reply, Warn

#: Number of players from which a rival can be stopped together.
_MIN_JOINT_STOP_SEATS = 3
#: How far a seat must be trusted for an agreement that costs something.
_MIN_TRUST: Final = 0.5


def speech(
    view: CondottiereView, heard: Sequence[Heard], character: Character, *, lively: bool
) -> Interruption | None:
    """Return the viewer's statement: an answer to an offer, a call, a threat, an offer or a remark.

    The remark that a seat is faithless is no small talk, and is made by sparing bots as well.
    """
    seat = view.seat
    if seat is None or view.decision is None or len(heard) >= MAX_HEARD:
        return None
    for number, deal in enumerate(deals(heard)):
        if deal.to == seat and deal.is_live and deal.state == "open":
            return Reply(number, answer(view, deal, heard, character)[0])
    said: Interruption | None = None
    if character.makes_offers:
        said = (
            _call(view, seat, heard)
            or _warning(view, seat, heard, character)
            or _offer(view, seat, heard, character, lively=lively)
        )
    return said or (_remark(view, seat, heard, character) if lively else None)


def reason(
    view: CondottiereView, heard: Sequence[Heard], said: Interruption, character: Character
) -> Effect | None:
    """Return why the viewer says something (see `Game.speech_reason`)."""
    match said:
        case Reply(number, accept) if number < len(found := deals(heard)):
            accepted, why = answer(view, found[number], heard, character)
            return why if accepted == accept else None
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
    view: CondottiereView, deal: Deal, heard: Sequence[Heard], character: Character
) -> tuple[bool, Effect]:
    """Return whether the viewer, to whom a deal is offered, accepts it, and why.

    It accepts what it gains by, or what costs it little. A grudging bot never again accepts
    anything from a seat that broke a promise to it. The best level only trusts seats that kept at
    least as many promises as they broke.
    """
    seat, other, threats = deal.to, deal.seat, victory_goals.threats(view)
    if character.habit == SWINDLER:
        return True, Effect("costs_little")
    if character.temper == GRUDGING and other in betrayers(seat, heard):
        return False, Effect("betrayed", seat=other)
    helps = next(
        (t for t in deal.asks if t.kind == terms.STAY and t.seat in threats.get(t.about, ())), None
    )
    if not deal.gives and not helps and deal.asks:
        return False, Effect("for_nothing")
    if any(other in rivals for rivals in threats.values()) and deal.asks and not helps:
        # Nobody helps a rival that is about to win.
        return False, Effect("near_win", seat=other)
    doubts = character.level >= WEIGHING_LEVEL and trust(other, heard) < _MIN_TRUST
    if doubts and deal.asks and not helps:
        return False, Effect("distrusted", seat=other)
    for term in deal.asks:
        if not _is_cheap(view, seat, term):
            return False, Effect("costs_much", term.about, term.seat)
    if helps is not None:
        return True, Effect("stops_together", helps.about, helps.seat)
    return True, Effect("costs_little")


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


def _warning(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], character: Character
) -> Warn | Remark | None:
    """Return a threat of a bold bot, or the warning of a grudging one about a faithless seat.

    Bold threatens the seat that chooses a region, and would win the game by it, to fight there.
    Each is said once in a match.
    """
    said = [entry.said for entry in heard if entry.seat == seat]
    if character.temper == GRUDGING:
        remarks = (Remark("faithless", other) for other in betrayers(seat, heard))
        return next((remark for remark in remarks if remark not in said), None)
    other = view.turn
    if character.temper != BOLD or view.phase != PHASES[CHOOSE] or other in (None, seat):
        return None
    if not view.hands[seat]:
        return None
    for region in victory_goals.winning_regions(view, other):
        warning = Warn(other, Term(terms.NAME, region), Term(terms.STAY, region, other))
        return None if warning in said else warning
    return None


def _offer(
    view: CondottiereView,
    seat: Seat,
    heard: Sequence[Heard],
    character: Character,
    *,
    lively: bool,
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
        region
        for region in BOARD.ids
        if region_holder(view, region) is None and region != view.pope
    ]
    shunned = _shunned(view, seat, heard, character)
    for step in range(1, len(view.hands)):
        other = (seat + step) % len(view.hands)
        if any(other in rivals for rivals in threats.values()):
            continue
        if other in shunned:
            continue
        mine = [region for region in open_to_all if _borders(view, seat, region)]
        theirs = [region for region in open_to_all if _borders(view, other, region)]
        ask = next((region for region in mine if region not in theirs), None)
        give = next((r for r in theirs if r not in mine and r not in threats), None)
        if ask is not None and give is not None:
            given, asked = Term(terms.KEEP_OUT, give), Term(terms.KEEP_OUT, ask)
            if not (
                pointless(view, seat, given, "round") or pointless(view, other, asked, "round")
            ):
                return Offer((other,), (given,), (asked,), "round")
    return None


def _shunned(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], character: Character
) -> list[Seat]:
    """Return the seats to which a bot offers nothing because they broke their word."""
    found = betrayers(seat, heard) if character.temper == GRUDGING else []
    if character.level >= WEIGHING_LEVEL:
        found += [other for other in range(len(view.hands)) if trust(other, heard) < _MIN_TRUST]
    return found


def _remark(
    view: CondottiereView, seat: Seat, heard: Sequence[Heard], character: Character
) -> Remark | None:
    """Answer a threat, greet at the beginning, and praise who won a battle the viewer fought in."""
    if (answered := _retort(view, seat, heard)) is not None:
        return answered
    if any(entry.now and isinstance(entry.said, Remark) for entry in heard):
        return None
    if not view.battle and not heard and view.game == 1:
        return Remark("greeting", tone=TONES[character.temper])
    last = view.last
    if view.phase != PHASES[CHOOSE] or last is None or last.conqueror in (None, seat):
        return None
    if not last.table[seat]:
        return None
    return Remark("well_played", last.conqueror, TONES[character.temper])


def _retort(view: CondottiereView, seat: Seat, heard: Sequence[Heard]) -> Remark | None:
    """Answer a threat to the viewer: doubt it, unless the other holds more cards."""
    now = [entry for entry in heard if entry.now]
    threats = (
        entry.seat for entry in now if isinstance(entry.said, Warn) and entry.said.to == seat
    )
    for other in threats:
        has_more = len(view.hands[other]) > len(view.hands[seat])
        answered = Remark("more_cards" if has_more else "doubt", other)
        if not any(entry.seat == seat and entry.said == answered for entry in now):
            return answered
    return None
