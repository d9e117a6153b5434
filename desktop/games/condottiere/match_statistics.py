"""Statistics of a match of Condottiere: battles, cards and lines."""

from __future__ import annotations

from collections import Counter

from desktop.games.condottiere.words.places import region_name
from desktop.language.translation import join_words, translate
from desktop.table.game_table import Statistics
from engine.core.values import Seat
from engine.games.condottiere.events import (
    BattleBegan,
    BattleEnded,
    FinalBattle,
    HandDiscarded,
    Kept,
    Played,
    Struck,
    TakenBack,
)
from engine.play.match import Match


def statistics(match: Match) -> Statistics:
    """Return the figures on the page after a match."""
    won: Counter[Seat] = Counter()
    laid_counts: Counter[Seat] = Counter()
    lost: Counter[Seat] = Counter()
    taken_back: Counter[Seat] = Counter()
    strongest: Counter[Seat] = Counter()
    #: Region and number of cards played, per battle; the region of a final battle is None.
    battles: list[tuple[str | None, int]] = []
    for step in match.steps:
        for event in step.events:
            match event:
                case BattleBegan(region=region):
                    battles.append((region, 0))
                case FinalBattle():
                    battles.append((None, 0))
                case Played(seat=seat):
                    laid_counts[seat] += 1
                    if battles:
                        battles[-1] = battles[-1][0], battles[-1][1] + 1
                case TakenBack(seat=seat):
                    taken_back[seat] += 1
                case Struck(seat=seat, cards=cards):
                    lost[seat] += len(cards)
                case HandDiscarded(seat=seat, count=number) | Kept(seat=seat, count=number):
                    lost[seat] += number
                case BattleEnded(strengths=strengths):
                    for seat, strength in enumerate(strengths):
                        strongest[seat] = max(strongest[seat], strength)
                    if event.winner is not None:
                        won[event.winner] += 1
    heads = (
        translate("CondottiereFigures", "battles won"),
        translate("CondottiereFigures", "cards played"),
        translate("CondottiereFigures", "taken back"),
        translate("CondottiereFigures", "cards lost or discarded"),
        translate("CondottiereFigures", "strongest line at the end of a battle"),
    )
    counted = (won, laid_counts, taken_back, lost, strongest)
    seats = tuple(tuple(count[seat] for count in counted) for seat in range(match.seats))
    return Statistics(heads, seats, _remarks(battles))


def _remarks(battles: list[tuple[str | None, int]]) -> tuple[str, ...]:
    """Return remarks on the battles of a match, each given as its region and number of cards."""
    if not battles:
        return ()
    cards = max(number for _, number in battles)
    longest = [region for region, number in battles if number == cards]
    fought = translate("CondottiereFigures", "%n battle(s) were fought.", "", len(battles))
    if not cards:
        return (fought,)
    if len(longest) > 1:
        # A region may have been fought for more than once.
        named = dict.fromkeys(
            translate("CondottiereFigures", "the final one")
            if region is None
            else region_name(region)
            for region in longest
        )
        text = translate(
            "CondottiereFigures", "The longest: {regions}, %n card(s) each.", "", cards
        )
        return fought, text.format(regions=join_words(named))
    (region,) = longest
    if region is None:
        text = translate("CondottiereFigures", "The longest: the final one, %n card(s).", "", cards)
        return fought, text
    text = translate("CondottiereFigures", "The longest: {region}, %n card(s).", "", cards)
    return fought, text.format(region=region_name(region))
