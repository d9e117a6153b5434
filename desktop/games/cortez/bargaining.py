"""How offers are made at the table of Cortez: what may be promised, and where."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.talk.terms import why_pointless
from desktop.table.bargaining import Bargain
from engine.core.values import Seat, Term
from engine.games.cortez.views import bargains, terms
from engine.games.cortez.views.view import CortezView
from engine.talk.statements import Offer


class CortezBargain(Bargain[CortezView]):
    """The offers of Cortez. A click on a square asks or promises to leave it."""

    section = "trading"

    def suggested_offers(self, view: CortezView, to: Seat) -> Sequence[Offer]:
        return bargains.ready_offers(view, to)

    def places(self, view: CortezView) -> Sequence[str]:
        return [troop.at for troop in view.troops if troop.collar is not None and troop.at]

    def choices(self, view: CortezView, by: Seat, to: Seat, about: str) -> Sequence[Term]:
        if about:
            return [Term(terms.LEAVE, about)]
        others = [to, *(seat for seat in range(len(view.nations)) if seat not in (by, to))]
        choices = [Term(terms.PEACE, seat=to)]
        choices += [Term(terms.SIDE_WITH, seat=seat) for seat in others]
        choices += [Term(terms.NEUTRAL), Term(terms.NO_BID)]
        choices += [Term(terms.PEACE, seat=seat) for seat in others[1:]]
        in_city = [
            troop.at
            for troop in view.troops
            if troop.collar == by and troop.at is not None and troop.at.startswith("T")
        ]
        return [*choices, *(Term(terms.LEAVE, square) for square in in_city)]

    def cards_term(self, view: CortezView, to: Seat, number: int) -> Term | None:
        return None

    def shown_number(self, view: CortezView, by: Seat, term: Term) -> int:
        return 0

    def pointless_text(self, view: CortezView, by: Seat, term: Term, until: str) -> str:
        key = terms.pointless_reason(view, by, term, until)
        return why_pointless(key, own=by == view.seat) if key else ""
