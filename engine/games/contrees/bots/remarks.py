"""What bots of Contrées remark on. Everything lies open here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.values import Event, Seat, Taking
from engine.games.contrees.events import Demolished, Lost
from engine.games.contrees.state import STANDARD_COUNT, TOWER_COUNT
from engine.games.contrees.views import ContreesView
from engine.talk.remarks import GREETING
from engine.talk.statements import Remark

#: Number of towers that fall at once in a move which deserves praise.
_MANY_TOWERS = 3
#: Number of towers from which on the score means something.
_FIRST_TOWERS = 10
#: Points by which a seat is far ahead, and up to which a lead is narrow.
_FAR = 5
_NARROW = 2
#: Number of towers left of a seat, near the end.
_LAST_TOWERS = 2


def takings(events: Sequence[Event]) -> list[Taking]:
    """Return who lost towers or tiles to the other."""
    taking_list = []
    for event in events:
        match event:
            case Demolished(seat=seat):
                taking_list.append(Taking(seat, 1 - seat))
            case Lost(seat=seat):
                taking_list.append(Taking(1 - seat, seat))
    return list(dict.fromkeys(taking_list))


def fitting_remarks(view: ContreesView, seat: Seat) -> Iterator[Remark]:
    """Yield the remarks that a seat can make now, the most fitting first."""
    other = 1 - seat
    built = 2 * TOWER_COUNT - sum(view.supply)
    if len(view.land) <= 1 and not built:
        yield GREETING
    if view.phase != "conquest":
        return
    for one in (seat, other):
        is_near = len(view.owners[one]) >= STANDARD_COUNT - 1
        if is_near and view.score[one] > view.score[1 - one]:
            yield Remark("own_near") if one == seat else Remark("near_win", one)
    if len(view.banned[seat]) >= _MANY_TOWERS:
        yield Remark("well_played", other)
    if view.banned[seat]:
        yield Remark("towers_lost", other)
    if view.banned[other]:
        yield Remark("towers_razed", other)
    if not built:
        yield Remark("land_done")
    if min(view.supply) <= _LAST_TOWERS:
        yield Remark("parting")
    if built == TOWER_COUNT:
        yield Remark("half")
    if built >= _FIRST_TOWERS:
        lead = view.score[seat] - view.score[other]
        yield from _about_score(lead, other, late=built >= TOWER_COUNT)


def _about_score(lead: int, other: Seat, *, late: bool) -> Iterator[Remark]:
    """Yield what can be said about a lead in points, which is below 0 for a gap."""
    if lead >= _FAR:
        yield Remark("far_ahead")
    if lead <= -_FAR:
        yield Remark("far_behind")
    if not lead:
        yield Remark("level")
    if late and 0 < lead <= _NARROW:
        yield Remark("narrow_lead")
    if late and 0 < -lead <= _NARROW:
        yield Remark("narrow_gap", other)
