"""What bots of Condottiere remark on: only what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.values import Event, Seat, Taking
from engine.games.condottiere.cards import BISHOP, CARD_NAMES, WINTER
from engine.games.condottiere.events import BattleEnded, Conquered, Played, PopeMoved
from engine.games.condottiere.rules.core_state import BATTLE, PHASES
from engine.games.condottiere.views.victory_goals import contenders
from engine.games.condottiere.views.view import CondottiereView
from engine.talk.remarks import GREETING
from engine.talk.statements import Remark

#: The number of cards in a line with which it hurts to lose a battle.
_MANY_CARDS: Final = 4
#: From this number of regions a seat is said to be level, and by this lead to be far ahead.
_LEAD: Final = 2


def takings(events: Sequence[Event]) -> list[Taking]:
    """Return which regions changed hands."""
    conquests = [event for event in events if isinstance(event, Conquered)]
    return [
        Taking(event.seat, event.loser, event.region)
        for event in conquests
        if event.loser is not None
    ]


def fitting_remarks(
    view: CondottiereView, seat: Seat, actor: Seat, events: Sequence[Event]
) -> Iterator[Remark]:
    """Yield the remarks that a seat can make now, the most fitting first."""
    if view.game == 1 and view.round == 1 and view.last is None and not view.opened:
        yield GREETING
    stake = contenders(view) if view.phase == PHASES[BATTLE] else ()
    if seat in stake:
        yield Remark("own_near")
    elif stake:
        yield Remark("near_win", stake[0])
    for event in events:
        match event:
            case BattleEnded():
                yield from _about_battle(view, seat, actor, event)
            case PopeMoved() if event.seat != seat:
                yield Remark("bishop", event.seat)
            case Played() if event.card == CARD_NAMES[BISHOP] and event.seat != seat:
                yield Remark("bishop", event.seat)
            case Played() if event.card == CARD_NAMES[WINTER] and event.seat != seat:
                yield Remark("winter", event.seat)


def _about_battle(
    view: CondottiereView, seat: Seat, actor: Seat, event: BattleEnded
) -> Iterator[Remark]:
    """Yield what a seat can say about a battle that has just ended."""
    own_strength, winner = event.strengths[seat], event.conqueror
    laid_count = len(view.last.table[seat]) if view.last is not None else 0
    if winner == seat and event.region is not None:
        yield Remark("conquest", about=event.region)
    elif winner is not None and own_strength:
        if laid_count >= _MANY_CARDS:
            yield Remark("many_cards")
        others = [strength for other, strength in enumerate(event.strengths) if other != winner]
        if event.region is not None and own_strength == max(others):
            yield Remark("region_lost", winner, about=event.region)
        yield Remark("well_played", winner)
    if event.by == "surrender" and actor != seat:
        yield Remark("surrender")
    if event.winner is None and event.by != "bishop" and own_strength == max(event.strengths) > 0:
        yield Remark("tie")
    region_counts = [len(regions) for regions in view.owners]
    best = max(number for other, number in enumerate(region_counts) if other != seat)
    if region_counts[seat] >= best + _LEAD:
        yield Remark("far_ahead")
    elif best >= region_counts[seat] + _LEAD:
        yield Remark("far_behind")
    elif region_counts[seat] == best >= _LEAD:
        yield Remark("level")
