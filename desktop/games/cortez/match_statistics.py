"""The statistics of a finished match of Cortez: moves, combats and cards by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.games.cortez.words.places import square_name
from desktop.language.translation import join_words, translate
from desktop.table.game_table import Statistics
from engine.core.values import Seat
from engine.games.cortez.events import (
    CombatBegan,
    CombatEnded,
    Moved,
    ProvisionsDrawn,
    TreasureAwarded,
    WarriorLaid,
)
from engine.play.match import Match


def statistics(match: Match) -> Statistics:
    """Return everything the statistics page shows of `match`."""
    moved: Counter[Seat] = Counter()
    won: Counter[Seat] = Counter()
    lost: Counter[Seat] = Counter()
    laid_counts: Counter[Seat] = Counter()
    drawn: Counter[Seat] = Counter()
    treasures: Counter[Seat] = Counter()
    combats = 0
    #: The highest strength in any combat and its squares, and the square of the current combat.
    strongest, square = 0, ""
    at: list[str] = []
    for step in match.steps:
        for event in step.events:
            match event:
                case Moved(seat=seat, why="action"):
                    moved[seat] += 1
                case ProvisionsDrawn(seat=seat, cards=cards, why=why) if why != "deal":
                    drawn[seat] += len(cards)
                case WarriorLaid(seat=seat):
                    laid_counts[seat] += 1
                case TreasureAwarded(seat=int(seat)):
                    treasures[seat] += 1
                case CombatBegan():
                    combats, square = combats + 1, event.square
                case CombatEnded():
                    won[event.winner] += 1
                    lost[event.loser] += 1
                    if max(event.strengths) > strongest:
                        strongest, at = max(event.strengths), []
                    if max(event.strengths) == strongest:
                        at.append(square)
    heads = (
        translate("CortezFigures", "combats won"),
        translate("CortezFigures", "combats lost"),
        translate("CortezFigures", "troops moved"),
        translate("CortezFigures", "warriors laid"),
        translate("CortezFigures", "provisions drawn"),
        translate("CortezFigures", "treasures"),
    )
    counted = (won, lost, moved, laid_counts, drawn, treasures)
    seats = tuple(tuple(count[seat] for count in counted) for seat in range(match.seats))
    return Statistics(heads, seats, _remarks(combats, strongest, at))


def _remarks(combats: int, strongest: int, at: Sequence[str]) -> tuple[str, ...]:
    if not combats:
        return ()
    sentence = translate("CortezFigures", "There were %n combat(s).", "", combats)
    if not strongest:
        return (sentence,)
    text = translate("CortezFigures", "The greatest strength: {strength} ({place}).")
    places = join_words(dict.fromkeys(map(square_name, at)))
    return sentence, text.format(strength=strongest, place=places)
