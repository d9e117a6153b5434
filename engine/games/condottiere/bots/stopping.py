"""The joint stop: seats say who can stop a rival, and take turns in doing it.

While a rival leads a battle whose region wins it the game, every seat that is still in the battle
says at once whether it can stop that rival alone. One of those that can is called: the one that did
so in the fewest battles of the match, then the one with most cards, then the next after the rival.
It says that it will, takes the lead if a single card does, and otherwise keeps able to. The others
are free.

A seat that asks who stops the rival counts as able until it says that it cannot.

A seat that says nothing counts as able while it holds cards, so that nobody pays in its place.
Battles with cards face down are not covered.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import Code, Heard, Interruption, Seat
from engine.games.condottiere.bots.joint_stop import can_stop, leads
from engine.games.condottiere.bots.outlook import would_win
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.state import PASS, PASS_REVEAL, CondottiereState
from engine.games.condottiere.rules.table import BATTLE, OVER, PHASES
from engine.games.condottiere.views.derived import is_awake, lead
from engine.games.condottiere.views.sampler import sample_world, visible_part
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.statements import Call


def speech(view: CondottiereView, heard: Sequence[Heard]) -> Interruption | None:
    """Return the viewer's statement about a rival that must be stopped, if there is news."""
    seat, rival = view.seat, threat(view)
    if rival is None or seat in (None, rival) or not is_awake(view, seat):
        return None
    region = view.region or ""
    said = _stand(heard, seat, rival)
    able = can_stop(visible_part(view), [seat], rival, [])
    if not able:
        return None if said == "cannot" else Call(rival, "cannot", region)
    if said not in ("who", "can", "will"):
        return Call(rival, "can", region)
    if said != "will" and view.turn == seat and called(view, heard) == seat:
        return None if _promised(heard, seat) else Call(rival, "will", region)
    return None


def bound(view: CondottiereView, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
    """Return the answers that a called seat may give: those that stop the rival, if any can."""
    seat, rival = view.turn, threat(view)
    if rival is None or view.seat != seat or called(view, heard) != seat:
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
    return stopping or holding or codes


def threat(view: CondottiereView) -> Seat | None:
    """Return the seat that leads the battle and wins the game by its region, if there is one."""
    if view.phase != PHASES[BATTLE] or any(None in line for line in view.table):
        return None
    rival = lead(view).leader
    return rival if rival is not None and would_win(visible_part(view), rival) else None


def called(view: CondottiereView, heard: Sequence[Heard]) -> Seat | None:
    """Return the seat that is to stop the threat, by what the seats said; None without one."""
    rival = threat(view)
    if rival is None:
        return None
    seats = len(view.hands)
    awake = [seat for seat in range(seats) if seat != rival and is_awake(view, seat)]
    order = [
        (_served(heard, seat), -len(view.hands[seat]), (seat - rival) % seats, seat)
        for seat in awake
    ]
    able = (seat for *_, seat in sorted(order) if _stand(heard, seat, rival) != "cannot")
    return next(able, None)


def _stand(heard: Sequence[Heard], seat: Seat, rival: Seat) -> str:
    """Return the last statement of a seat in this battle about stopping a rival; "" for nothing."""
    for entry in reversed(heard):
        said = entry.said
        if not entry.now:
            break
        if entry.seat == seat and isinstance(said, Call) and said.rival == rival:
            return said.says
    return ""


def _promised(heard: Sequence[Heard], seat: Seat) -> bool:
    """Return whether a seat said in this battle that it would stop a rival."""
    return any(entry.now and _is_promise(entry, seat) for entry in heard)


def _served(heard: Sequence[Heard], seat: Seat) -> int:
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
