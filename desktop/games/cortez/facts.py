"""What the panel tells of Cortez: hands by count, troops, treasures, and the score in the end."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words.texts import in_city
from desktop.language import translate
from desktop.table.facts import Count, Facts, SeatFacts, Stock
from engine.core import Seat
from engine.games.cortez.cards import COLLARS
from engine.games.cortez.views import CortezView


def facts(view: CortezView, names: Sequence[str], viewer: Seat | None) -> Facts:
    """Everything the panel tells; the piles lie on the table."""
    seats = tuple(_seat(view, seat) for seat in range(len(names)))
    return Facts(seats, _progress(view), goal=goal(view))


def goal(view: CortezView) -> str:
    """What wins, and how the city stands."""
    spanish, aztec = in_city(view)
    text = translate("Cortez", "Most points win. In the city: {spanish} Spanish, {aztec} Aztec.")
    return text.format(spanish=spanish, aztec=aztec)


def city_troops(view: CortezView, seat: Seat) -> int:
    """Troops with a seat's collar in the city."""
    return sum(
        troop.collar == seat and troop.at is not None and troop.at.startswith("T")
        for troop in view.troops
    )


def _seat(view: CortezView, seat: Seat) -> SeatFacts:
    if view.score:
        points = view.score[seat].total
        caption = _caption(points, translate("Cortez", "point"), translate("Cortez", "points"))
        first = Count(points, caption, translate("Cortez", "%n point(s)", "", points))
    else:
        held = len(view.provisions[seat])
        caption = _caption(
            held, translate("Cortez", "provision"), translate("Cortez", "provisions")
        )
        first = Count(held, caption, translate("Cortez", "%n provision(s)", "", held))
    warriors, inside = len(view.warriors[seat]), city_troops(view, seat)
    treasures = view.treasures[seat]
    counts = (
        first,
        Count(
            warriors,
            _caption(warriors, translate("Cortez", "warrior"), translate("Cortez", "warriors")),
            translate("Cortez", "%n warrior(s)", "", warriors),
        ),
        Count(
            inside,
            translate("Cortez", "in the city"),
            translate("Cortez", "%n in the city", "", inside),
        ),
        Count(
            treasures,
            _caption(treasures, translate("Cortez", "treasure"), translate("Cortez", "treasures")),
            translate("Cortez", "%n treasure(s)", "", treasures),
        ),
    )
    marked = COLLARS - view.collars[seat]
    standing = (view.score[seat].total, inside) if view.score else (inside, treasures)
    bribery = len(view.bribery[seat])
    holding = translate("Cortez", "%n bribery card(s)", "", bribery) if bribery else ""
    return SeatFacts(
        counts=counts, supply=Stock(marked, COLLARS), standing=standing, holding=holding
    )


def _caption(number: int, one: str, many: str) -> str:
    """What stands below a figure: without the number, Qt cannot choose the form."""
    return one if number == 1 else many


def _progress(view: CortezView) -> str:
    """How far the match has come."""
    if not view.round:
        return translate("Cortez", "troops are marked")
    text = translate("Cortez", "round {round} of {rounds}, event {event}")
    return text.format(round=view.round, rounds=view.rounds, event=len(view.turned))
