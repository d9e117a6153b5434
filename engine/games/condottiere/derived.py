"""How things stand, from a view: what lines are worth and why, realms, what an answer would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine.core import Event, Json, Seat
from engine.games.condottiere import battle
from engine.games.condottiere import events as values
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.campaign import pawn_after, pawn_reason
from engine.games.condottiere.cards import (
    CARD_KINDS,
    CARD_NAMES,
    COURTESAN,
    DRUM,
    HEROINE,
    MERCENARIES,
    VALUE,
)
from engine.games.condottiere.editions import EDITIONS
from engine.games.condottiere.events import Standing
from engine.games.condottiere.realm import BIT, largest_group
from engine.games.condottiere.state import CondottiereState
from engine.games.condottiere.table import BATTLE, FINAL, SEASONS, SPRINGLIKE, WINTRY
from engine.games.condottiere.views import CondottiereView, someone
from engine.rng import Rng

#: From here on an answer's events depend on cards nobody sees, or belong to what comes next.
UNCERTAIN: tuple[type[Event], ...] = (
    values.LinesDiscarded,
    values.RoundEnded,
    values.Dealt,
    values.Drew,
    values.PileRenewed,
    values.BattleBegan,
    values.FinalBattle,
    values.GameEnded,
    values.Started,
)


@dataclass(frozen=True, slots=True)
class Tally:
    """What a line is worth, opened into its parts.

    total = base * (2 if doubled) + SPRING_BONUS * strengthened + HEROIC * heroines + courtesans.
    """

    total: int
    #: Mercenaries, and what they count: as printed, or 1 each in winter.
    mercenaries: int
    base: int
    doubled: bool
    #: How many mercenaries spring strengthens, and other cards that count.
    strengthened: int
    heroines: int
    courtesans: int


def tallies(view: CondottiereView, shown: bool = False) -> tuple[Tally, ...]:
    """Per seat, its line as the viewer sees it; `shown`: only what lies face up."""
    lines = [_line(view, seat, shown) for seat in range(len(view.table))]
    season = SEASONS.index(view.season)
    highest = max((VALUE[kind] for line in lines for kind in line), default=0)
    return tuple(_tally(line, season, highest if season == SPRINGLIKE else 0) for line in lines)


def tally(cards: Iterable[str], season: str | None, highest: int) -> Tally:
    """What a line of these cards is worth where `highest` is the highest value in play."""
    number = SEASONS.index(season)
    line = [CARD_KINDS[card] for card in cards]
    return _tally(line, number, highest if number == SPRINGLIKE else 0)


def _line(view: CondottiereView, seat: Seat, shown: bool) -> list[int]:
    line = view.table[seat]
    if shown and view.face_down[seat]:
        line = line[:-1]
    return [CARD_KINDS[card] for card in line if card is not None]


def _tally(line: list[int], season: int, highest: int) -> Tally:
    mercenaries = [kind for kind in line if kind < MERCENARIES]
    strongest = [kind for kind in mercenaries if VALUE[kind] == highest]
    return Tally(
        total=battle.line_strength(line, len(line), season, highest),
        mercenaries=len(mercenaries),
        base=sum(1 if season == WINTRY else VALUE[kind] for kind in mercenaries),
        doubled=DRUM in line,
        strengthened=len(strongest),
        heroines=line.count(HEROINE),
        courtesans=line.count(COURTESAN),
    )


def groups(view: CondottiereView) -> tuple[int, ...]:
    """Per seat, the size of its largest connected group of regions."""
    return tuple(largest_group(BOARD.mask(regions)) for regions in view.owners)


def stays(card: str, edition: str) -> bool:
    """Whether a card lies in the line after it was played in the edition of that id."""
    return card != "bishop" and (card != "scarecrow" or EDITIONS[edition].scarecrow_stays)


def out_of_play(view: CondottiereView) -> list[tuple[str, int, int]]:
    """Per kind of card in the deck: how many are seen to be out of play, and how many there are."""
    return _of_deck(view, _visible((view.discard, view.fallen, *view.buried)))


def unseen(view: CondottiereView) -> list[tuple[str, int, int]]:
    """Per kind of card in the deck: how many the viewer sees nowhere, and how many there are."""
    rows = (view.discard, view.fallen, *view.buried, *view.hands, *view.table)
    return [(name, most - seen, most) for name, seen, most in _of_deck(view, _visible(rows))]


def _visible(rows: Iterable[Iterable[str | None]]) -> Counter[str]:
    return Counter(card for row in rows for card in row if card is not None)


def _of_deck(view: CondottiereView, counted: Counter[str]) -> list[tuple[str, int, int]]:
    deck = zip(CARD_NAMES, EDITIONS[view.edition].deck, strict=True)
    return [(name, counted[name], most) for name, most in deck if most]


def preview(view: CondottiereView, world: CondottiereState, code: int) -> list[Event]:
    """The certain, public effects of an answer in any world of `view`, and how things then stand.

    `world` is used up.
    """
    found: list[Event] = []
    seat = view.seat
    assert seat is not None
    fighting = (BATTLE, FINAL)
    before = world.phase in fighting
    secret = world.rules.hidden or (world.phase == FINAL and not world.rules.fresh_final)
    world.step(code, Rng(0), found)
    certain: list[Event] = []
    for event in found:
        # What others have laid face down, and whether their hands hold cards they may lay.
        hidden = isinstance(event, (values.TurnedUp, values.Passed)) and event.seat != seat
        if isinstance(event, UNCERTAIN) or (hidden and secret):
            return certain
        certain.append(event)
    if before and world.phase in fighting:
        certain.append(_standing(world, seat))
    return certain


def _standing(world: CondottiereState, seat: Seat) -> Standing:
    """How a battle would end if it did now, as far as `seat` sees; uses up `world`."""
    for other in range(world.rules.seats):
        if other != seat and world.down & BIT[other]:
            world.rows[other].pop()
    world.down = 0
    totals = battle.strengths(world, False)
    leader = battle.strongest(totals)
    pawn = pawn_after(world, leader)
    why = pawn_reason(world, leader)
    return Standing(tuple(totals), someone(leader), pawn, SEASONS[world.season], why)


# -- for written positions -----------------------------------------------------------------------


def derived(
    view: CondottiereView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
) -> dict[str, Json]:
    """Figures for `conquista position`; strengths count the cards the viewer sees."""
    totals = [tally.total for tally in tallies(view)]
    leader = battle.strongest(totals)
    return {
        "strengths": dict(zip(seats, totals, strict=True)),
        "shown": {
            name: tally.total for name, tally in zip(seats, tallies(view, True), strict=True)
        },
        "leader": None if leader < 0 else seats[leader],
        "group": dict(zip(seats, groups(view), strict=True)),
        "battle": _last(view, seats),
        "dealt": _dealt(seats, steps),
    }


def _last(view: CondottiereView, seats: Sequence[str]) -> Json:
    last = view.last
    if last is None:
        return None
    return {
        "conqueror": None if last.conqueror is None else seats[last.conqueror],
        "strengths": dict(zip(seats, last.strengths, strict=True)),
        "pawn_to": seats[last.pawn_to],
    }


def _dealt(seats: Sequence[str], steps: Sequence[Sequence[Event]]) -> dict[str, int]:
    """Cards of the last deal."""
    dealt: dict[str, int] = {}
    for step in steps:
        for event in step:
            if isinstance(event, values.Dealt):
                if seats[event.seat] in dealt:
                    dealt = {}
                dealt[seats[event.seat]] = len(event.cards)
    return dealt
