"""How things stand, from a view: what lines are worth and why, realms, what an answer would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.rng import Rng
from engine.core.values import Event, Json, Seat
from engine.games.condottiere import events as values
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import (
    CARD_KINDS,
    CARD_NAMES,
    COURTESAN,
    DRUM,
    HEROINE,
    HIDEABLE,
    MERCENARIES,
    VALUE,
)
from engine.games.condottiere.events import Standing
from engine.games.condottiere.rules import battle
from engine.games.condottiere.rules.campaign import pawn_after, pawn_reason
from engine.games.condottiere.rules.editions import EDITIONS
from engine.games.condottiere.rules.regions import largest_group
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.rules.table import BATTLE, FINAL, NOBODY, SEASONS, SPRINGLIKE, WINTRY
from engine.games.condottiere.views.view import CondottiereView, view_of

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


@dataclass(frozen=True, slots=True)
class Lead:
    """How the lines of a battle compare, as far as a viewer can know. Tuples per seat."""

    #: What the cards the viewer sees are worth.
    strengths: tuple[int, ...]
    #: Whether a card of the line lies face down for the viewer.
    hidden: tuple[bool, ...]
    #: Not per seat: the strongest, one who leads or several who are level, whatever is hidden;
    #: none where hidden cards may decide it.
    first: tuple[Seat, ...]

    @property
    def leader(self) -> Seat | None:
        """Who certainly leads; None: nobody does, or nobody can know."""
        return self.first[0] if len(self.first) == 1 else None


def lead(view: CondottiereView) -> Lead:
    """Who is ahead in the battle. Every sentence and sign about it comes from here."""
    strengths = tuple(line.total for line in tallies(view))
    hidden = tuple(None in line for line in view.table)
    if not any(hidden):
        return Lead(strengths, hidden, _first([(total, total) for total in strengths]))
    found = {_first(ranges) for ranges in _ranges(view, hidden)}
    return Lead(strengths, hidden, found.pop() if len(found) == 1 else ())


def _first(ranges: Sequence[tuple[int, int]]) -> tuple[Seat, ...]:
    """The strongest seats, given the least and the most each may have; () if that is open."""
    top = max(least for least, _ in ranges)
    first = tuple(seat for seat, (_, most) in enumerate(ranges) if most >= top)
    certain = len(first) == 1 or all(ranges[seat] == (top, top) for seat in first)
    return first if certain else ()


def _ranges(view: CondottiereView, hidden: Sequence[bool]) -> Iterator[list[tuple[int, int]]]:
    """The least and the most each line may be worth, for every highest value there may be."""
    season = SEASONS.index(view.season)
    lines = [_line(view, seat, shown=False) for seat in range(len(view.table))]
    kinds = [CARD_KINDS[name] for name, left, _ in unseen(view) if left]
    kinds = [kind for kind in kinds if HIDEABLE[kind]]
    highest = max((VALUE[kind] for line in lines for kind in line), default=0)
    above = {VALUE[kind] for kind in kinds if VALUE[kind] > highest}
    for value in (highest, *above) if season == SPRINGLIKE else (0,):
        fitting = [kind for kind in kinds if season != SPRINGLIKE or VALUE[kind] <= value]
        if not fitting:
            continue
        ranges = []
        for line, covered in zip(lines, hidden, strict=True):
            whole = [[*line, kind] for kind in fitting] if covered else [line]
            worth = [battle.line_strength(cards, len(cards), season, value) for cards in whole]
            ranges.append((min(worth), max(worth)))
        yield ranges


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
    # At a screen that several share, one's own line may be covered, too.
    viewer = None if None in view.table[seat] else seat
    for event in found:
        # What others have laid face down, and whether their hands hold cards they may lay.
        hidden = isinstance(event, (values.TurnedUp, values.Passed)) and event.seat != viewer
        if isinstance(event, UNCERTAIN) or (hidden and secret):
            return certain
        certain.append(event)
    if before and world.phase in fighting:
        certain.append(_standing(world, viewer))
    return certain


def _standing(world: CondottiereState, viewer: Seat | None) -> Standing:
    """How a battle would end if it did now, as far as `viewer` can know."""
    view = view_of(world, viewer)
    ahead = lead(view)
    if any(ahead.hidden):
        pawn, why = _courted(view, ahead.hidden)
    else:
        winner = NOBODY if ahead.leader is None else ahead.leader
        pawn, why = pawn_after(world, winner), pawn_reason(world, winner)
    return Standing(ahead.strengths, ahead.hidden, ahead.first, pawn, view.season, why)


def _courted(view: CondottiereView, hidden: Sequence[bool]) -> tuple[Seat | None, str]:
    """Who gets the pawn and why, where cards are hidden: it is certain of the most Courtesans."""
    shown = [line.courtesans for line in tallies(view)]
    for seat, number in enumerate(shown):
        others = [shown[i] + hidden[i] for i in range(len(shown)) if i != seat]
        if number > max(others):
            return seat, "courtesans"
    return None, ""


# -- for written positions -----------------------------------------------------------------------


def derived(
    view: CondottiereView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
) -> dict[str, Json]:
    """Figures for `conquista position`; strengths count the cards the viewer sees."""
    ahead = lead(view)
    return {
        "strengths": dict(zip(seats, ahead.strengths, strict=True)),
        "shown": {
            name: tally.total for name, tally in zip(seats, tallies(view, True), strict=True)
        },
        "leader": None if ahead.leader is None else seats[ahead.leader],
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
