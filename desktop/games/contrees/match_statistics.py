"""Statistics of a match of Contrées: towers, tiles and groups."""

from __future__ import annotations

from collections import Counter

from desktop.language.translation import translate
from desktop.table.game_table import Statistics
from engine.core.values import Seat
from engine.games.contrees.events import Built, Demolished, Lost, Taken
from engine.games.contrees.liberties import groups
from engine.games.contrees.views import ContreesView
from engine.play.match import Match


def statistics(match: Match[ContreesView]) -> Statistics:
    """Return the figures on the page after a match."""
    built: Counter[Seat] = Counter()
    taken: Counter[Seat] = Counter()
    lost: Counter[Seat] = Counter()
    demolished: Counter[Seat] = Counter()
    #: The greatest number of towers razed by a single action.
    greatest = 0
    for step in match.steps:
        demolished_count = 0
        for event in step.events:
            match event:
                case Built(seat=seat):
                    built[seat] += 1
                case Taken(seat=seat, hexes=hexes):
                    taken[seat] += len(hexes)
                case Lost(seat=seat, hexes=hexes):
                    lost[seat] += len(hexes)
                case Demolished(seat=seat, towers=towers):
                    demolished[seat] += len(towers)
                    demolished_count += len(towers)
        greatest = max(greatest, demolished_count)
    largest: Counter[Seat] = Counter()
    for group in groups(match.open_view()):
        largest[group.seat] = max(largest[group.seat], len(group.towers))
    heads = (
        translate("ContreesFigures", "towers built"),
        translate("ContreesFigures", "towers razed"),
        translate("ContreesFigures", "tiles taken"),
        translate("ContreesFigures", "tiles lost"),
        translate("ContreesFigures", "largest group at the end"),
    )
    counted = (built, demolished, taken, lost, largest)
    seats = tuple(tuple(count[seat] for count in counted) for seat in range(match.seats))
    if not greatest:
        return Statistics(heads, seats, (translate("ContreesFigures", "No tower was razed."),))
    text = translate("ContreesFigures", "The most towers razed at once: %n.", "", greatest)
    return Statistics(heads, seats, (text,))
