"""The joint stop: seats say who can stop a rival, and take turns in doing it.

While a rival leads a battle whose region wins it the game, every seat that is still in the battle
and cannot stop that rival alone says so at once. Two of those that can are called: those that did
so in the fewest battles of the match, then those with most cards, then the next after the rival.
They say that they can, and so do all if a seat asks who will. At its turn a called seat says that
it will, takes the lead if a single card does, and otherwise keeps able to. A seat that said that it
can does the same until another one says that it will. The others say nothing and are free.

A rival may also be watched before it leads. A seat that can probably beat all that the rival may
still lay says that it will stop it, and does not pass while the rival is in the battle. One such
seat in a battle is enough.

A seat that said that it can stop the rival, or that it will, keeps in the battle while the rival is
level or behind but may still take the lead. It need not while another such seat leads.

A seat that asks who stops the rival counts as able until it says that it cannot.

A seat that says nothing counts as able while it holds cards, so that nobody pays in its place.
Battles with cards face down are not covered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.rng import Rng
from engine.core.values import (
    FREE_RIDER,
    USUAL_TEMPERAMENT,
    Code,
    Heard,
    Interruption,
    Seat,
    Temperament,
)
from engine.games.condottiere.bots import blunders
from engine.games.condottiere.bots.joint_stop import leads
from engine.games.condottiere.bots.outlook import UNSEEN_CARD_STRENGTH, whole_strength, would_win
from engine.games.condottiere.cards import BISHOP
from engine.games.condottiere.rules.core_state import BATTLE, OVER, PHASES
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, CondottiereState
from engine.games.condottiere.rules.stopping_cards import can_stop
from engine.games.condottiere.views.bargains import is_senseless
from engine.games.condottiere.views.sampler import sample_world, visible_part
from engine.games.condottiere.views.standings import battle_lead, is_awake
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.statements import Call

#: Maximum number of seats that are called at a time.
CALLED_SEATS: Final = 2
#: What a seat says that can stop a rival.
_ABLE: Final = ("who", "can", "will")
#: What wastes a card, by what the seat sees.
_WASTES: Final = (
    blunders.is_second_drum,
    blunders.is_idle_drum,
    blunders.is_idle_spring,
    blunders.is_idle_bishop,
    blunders.is_idle_scarecrow,
    blunders.lays_high_card_in_winter,
    blunders.is_dear_heroine,
    blunders.is_hopeless_card,
    blunders.is_overpaid,
    blunders.is_poor_swap,
)


def speech(
    view: CondottiereView, heard: Sequence[Heard], temperament: Temperament = USUAL_TEMPERAMENT
) -> Interruption | None:
    """Return the viewer's statement about a rival that must be stopped, if there is news.

    It is true but for a bot with a habit, and makes sense.
    """
    statement = _stop_statement(view, heard, temperament)
    if statement is None or view.seat is None or is_senseless(view, view.seat, statement):
        return None
    return statement


def _stop_statement(
    view: CondottiereView, heard: Sequence[Heard], temperament: Temperament
) -> Call | None:
    seat, rival = view.seat, threat(view)
    watched = watched_rival(view, heard)
    if watched is not None and seat is not None and temperament.habit != FREE_RIDER:
        return None if _has_promised(heard, seat) else Call(watched, "will", view.region or "")
    if rival is None or seat in (None, rival) or not is_awake(view, seat):
        return None
    region = view.region or ""
    last_statement = _last_stop_statement(heard, seat, rival)
    able = temperament.habit != FREE_RIDER and can_stop(visible_part(view), [seat], rival, [])
    if not able:
        return None if last_statement == "cannot" else Call(rival, "cannot", region)
    if last_statement not in _ABLE:
        # A seat that says that it can and then passes would seem to mislead.
        is_meant = seat in called_seat(view, heard) or _is_asked_for_help(heard, rival)
        return Call(rival, "can", region) if is_meant else None
    if last_statement != "will" and view.turn == seat and seat in called_seat(view, heard):
        return None if _has_promised(heard, seat) else Call(rival, "will", region)
    return None


def allowed_answers(view: CondottiereView, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
    """Return the answers that a called seat may give: those that stop the rival, if any can.

    So does one that said that it can while no other seat has said that it will. A seat that said
    that it would or can stop a rival does not pass while it watches it.
    """
    seat, rival = view.turn, threat(view)
    if is_on_guard(view, heard):
        cards = [code for code in codes if code not in (PASS, PASS_REVEAL)]
        return _sensible_codes(sample_world(view, Rng(0)), cards) or codes
    if rival is None or view.seat != seat or not _is_to_stop(view, heard, seat, rival):
        return codes
    state = sample_world(view, Rng(0))
    stopping: list[Code] = []
    holding: list[Code] = []
    for code in codes:
        if code in (PASS, PASS_REVEAL):
            continue
        after = state.clone()
        after.step(code, Rng(0))
        if _has_stopped(state, after, rival):
            stopping.append(code)
        elif _goes_on(state, after) and can_stop(after, [seat], rival, []):
            holding.append(code)
    return _sensible_codes(state, stopping) or _sensible_codes(state, holding) or codes


def _sensible_codes(state: CondottiereState, codes: list[Code]) -> list[Code]:
    """Return the codes that waste no card, unless all do."""
    return [code for code in codes if not any(wastes(state, code) for wastes in _WASTES)] or codes


def is_on_guard(view: CondottiereView, heard: Sequence[Heard]) -> bool:
    """Return whether the seat to move must not pass, because of what it said about a rival."""
    seat = view.turn
    if view.seat != seat or threat(view) is not None:
        return False
    if watched_rival(view, heard) is not None and _has_promised(heard, seat):
        return True
    rival = _menace(view)
    if rival is None or rival == seat or not _is_able(view, heard, seat, rival):
        return False
    lead = battle_lead(view)
    reach = lead.strengths[rival] + UNSEEN_CARD_STRENGTH * len(view.hands[rival])
    if lead.leader == seat:
        return lead.strengths[seat] <= reach
    hand = visible_part(view).hands[seat]
    if BISHOP not in hand and whole_strength(visible_part(view), seat) <= lead.strengths[rival]:
        return False
    return lead.leader is None or not _is_able(view, heard, lead.leader, rival)


def _is_able(view: CondottiereView, heard: Sequence[Heard], seat: Seat, rival: Seat) -> bool:
    """Return whether a seat in the battle said last that it can or will stop the rival."""
    last_statement = _last_stop_statement(heard, seat, rival)
    return is_awake(view, seat) and last_statement in _ABLE


def threat(view: CondottiereView) -> Seat | None:
    """Return the seat that leads the battle and wins the game by its region, if there is one."""
    if view.phase != PHASES[BATTLE] or any(None in line for line in view.table):
        return None
    rival = battle_lead(view).leader
    return rival if rival is not None and would_win(visible_part(view), rival) else None


def watched_rival(view: CondottiereView, heard: Sequence[Heard]) -> Seat | None:
    """Return the rival that the viewer, at its turn, keeps in check before it leads; or None."""
    seat, rival = view.seat, _menace(view)
    if rival is None or seat in (None, rival) or view.turn != seat or threat(view) is not None:
        return None
    if not is_awake(view, seat):
        return None
    reach = battle_lead(view).strengths[rival] + UNSEEN_CARD_STRENGTH * len(view.hands[rival])
    if whole_strength(visible_part(view), seat) <= reach:
        return None
    others = [other for other in range(len(view.hands)) if other not in (seat, rival)]
    taken = any(is_awake(view, other) and _has_promised(heard, other) for other in others)
    return None if taken else rival


def _menace(view: CondottiereView) -> Seat | None:
    """Return the first seat that fights on for a region which wins it the game."""
    if view.phase != PHASES[BATTLE] or any(None in line for line in view.table):
        return None
    table = visible_part(view)
    for rival in range(len(view.hands)):
        if view.table[rival] and is_awake(view, rival) and would_win(table, rival):
            return rival
    return None


def called_seat(view: CondottiereView, heard: Sequence[Heard]) -> list[Seat]:
    """Return the seats that are to stop the threat, by what the seats said."""
    rival = threat(view)
    if rival is None:
        return []
    seats = len(view.hands)
    awake = [seat for seat in range(seats) if seat != rival and is_awake(view, seat)]
    order = [
        (_count_stops_promised(heard, seat), -len(view.hands[seat]), (seat - rival) % seats, seat)
        for seat in awake
    ]
    able = [
        seat for *_, seat in sorted(order) if _last_stop_statement(heard, seat, rival) != "cannot"
    ]
    return able[:CALLED_SEATS]


def _is_to_stop(view: CondottiereView, heard: Sequence[Heard], seat: Seat, rival: Seat) -> bool:
    """Return whether a seat is called, or said that it can while no other says that it will."""
    if seat in called_seat(view, heard):
        return True
    others = [other for other in range(len(view.hands)) if other not in (seat, rival)]
    taken = any(is_awake(view, other) and _has_promised(heard, other) for other in others)
    return _last_stop_statement(heard, seat, rival) == "can" and not taken


def _is_asked_for_help(heard: Sequence[Heard], rival: Seat) -> bool:
    """Return whether a seat asked in this battle who will stop a rival."""
    return any(
        entry.now
        and isinstance(entry.said, Call)
        and (entry.said.rival, entry.said.says) == (rival, "who")
        for entry in heard
    )


def _last_stop_statement(heard: Sequence[Heard], seat: Seat, rival: Seat) -> str:
    """Return the last statement of a seat in this battle about stopping a rival, or ""."""
    for entry in reversed(heard):
        statement = entry.said
        if not entry.now:
            break
        if entry.seat == seat and isinstance(statement, Call) and statement.rival == rival:
            return statement.says
    return ""


def _has_promised(heard: Sequence[Heard], seat: Seat) -> bool:
    """Return whether a seat said in this battle that it would stop a rival."""
    return any(entry.now and _is_promise(entry, seat) for entry in heard)


def _count_stops_promised(heard: Sequence[Heard], seat: Seat) -> int:
    """Return in how many earlier battles of the match a seat said that it would stop a rival."""
    return sum(_is_promise(entry, seat) and not entry.now for entry in heard)


def _is_promise(entry: Heard, seat: Seat) -> bool:
    return entry.seat == seat and isinstance(entry.said, Call) and entry.said.says == "will"


def _goes_on(before: CondottiereState, after: CondottiereState) -> bool:
    """Return whether the battle of one state is still fought in the other."""
    same = (after.game, after.battle) == (before.game, before.battle)
    return same and after.phase == BATTLE


def _has_stopped(before: CondottiereState, after: CondottiereState, rival: Seat) -> bool:
    """Return whether a rival does not lead any more, or did not win by the battle."""
    if after.phase == OVER:
        return not after.winner_seats & BIT[rival]
    return not (_goes_on(before, after) and leads(after, rival))
