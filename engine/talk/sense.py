"""Whether a statement makes sense: whether its promises can be kept or broken, and help anybody.

Bots, the offers that are made ready for people, and the joint stop ask it. A statement without
sense is legal.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

from engine.core.values import Interruption, Seat, Term, View
from engine.talk.statements import Call, Offer, Warn

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)

#: Why a statement has no sense, if not for one of its promises: nothing in it helps the other seat,
#: or the speaker, or nobody is left who could do it.
NO_USE: Final = "no_use"
NOBODY_LEFT: Final = "nobody_left"
#: The span in which a threat comes true; every game with promises has it.
_WARNED_UNTIL: Final = "round"


class Promises(Protocol[ViewT_contra]):
    """What a game knows of promises."""

    def pointless_reason(self, view: ViewT_contra, by: Seat, term: Term, until: str) -> str:
        """Return why a promise of a seat can mean nothing now, as a stable key, or ""."""

    def may_help(self, view: ViewT_contra, seat: Seat, by: Seat, term: Term, until: str) -> bool:
        """Return whether a promise of the seat `by` may help another seat."""

    def seats(self, view: ViewT_contra) -> int:
        """Return the number of seats."""

    def promised_stop(self, view: ViewT_contra, rival: Seat, about: str) -> tuple[Term, str] | None:
        """Return what a seat promises that will stop a rival, and how long; or None."""


def senseless_reason(
    promises: Promises[ViewT_contra], view: ViewT_contra, seat: Seat, said: Interruption
) -> str:
    """Return why what a seat says makes no sense now, as a stable key, or "".

    It follows from the view, and from nothing in the hand of the viewer but its size.
    """
    match said:
        case Offer(others, gives, asks, until):
            for by, terms in ((seat, gives), *((to, asks) for to in others)):
                for term in terms:
                    if why := promises.pointless_reason(view, by, term, until):
                        return why
            return "" if _helps_both(promises, view, seat, said) else NO_USE
        case Call(rival, says, about):
            return _senseless_call_reason(promises, view, seat, rival, says, about)
        case Warn(to, deed, threat):
            duties = (to, deed), (seat, threat)
            whys = (promises.pointless_reason(view, by, term, _WARNED_UNTIL) for by, term in duties)
            return next((why for why in whys if why), "")
    return ""


def _helps_both(
    promises: Promises[ViewT_contra], view: ViewT_contra, seat: Seat, said: Offer
) -> bool:
    """Return whether the given terms help each other seat, and the asked terms the speaker."""
    for to in said.to:
        if said.gives and not any(
            promises.may_help(view, to, seat, term, said.until) for term in said.gives
        ):
            return False
        if said.asks and not any(
            promises.may_help(view, seat, to, term, said.until) for term in said.asks
        ):
            return False
    return True


def _senseless_call_reason(
    promises: Promises[ViewT_contra],
    view: ViewT_contra,
    seat: Seat,
    rival: Seat,
    says: str,
    about: str,
) -> str:
    promised_stop = promises.promised_stop(view, rival, about)
    if promised_stop is None or says == "cannot":
        return ""
    term, until = promised_stop
    if says != "who":
        return promises.pointless_reason(view, seat, term, until)
    others = [other for other in range(promises.seats(view)) if other not in (seat, rival)]
    able = any(not promises.pointless_reason(view, other, term, until) for other in others)
    return "" if able else NOBODY_LEFT
