"""Figures derived from a view: strengths of lines, realms, and previews of actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.core.rng import Rng
from engine.core.values import Event, Json, Seat
from engine.games.condottiere import events as happened
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
from engine.games.condottiere.rules.core_state import (
    BATTLE,
    FINAL,
    NOBODY,
    SEASON_SPRING,
    SEASON_WINTER,
    SEASONS,
)
from engine.games.condottiere.rules.editions import EDITIONS
from engine.games.condottiere.rules.regions import largest_group
from engine.games.condottiere.rules.state import CondottiereState
from engine.games.condottiere.views.view import CondottiereView, view_of

#: The events at which a preview ends: they depend on hidden cards or belong to the next battle.
UNCERTAIN: tuple[type[Event], ...] = (
    happened.LinesDiscarded,
    happened.RoundEnded,
    happened.Dealt,
    happened.Drew,
    happened.PileRenewed,
    happened.BattleBegan,
    happened.FinalBattle,
    happened.GameEnded,
    happened.Started,
)


@dataclass(frozen=True, slots=True)
class LineStrength:
    """The strength of a line, split into its parts.

    total = base * (2 if doubled) + SPRING_BONUS * strengthened + HEROINE_STRENGTH * heroines +
    courtesans.
    """

    total: int
    #: The number of mercenaries.
    mercenaries: int
    #: The strength of the mercenaries: as printed, or 1 each in winter.
    base: int
    doubled: bool
    #: The number of mercenaries strengthened by spring.
    strengthened: int
    heroines: int
    courtesans: int


def tallies(view: CondottiereView, shown: bool = False) -> tuple[LineStrength, ...]:
    """Return the tally of each line as the viewer sees it; `shown` counts only face-up cards."""
    lines = [_line_kinds(view, seat, shown) for seat in range(len(view.table))]
    season = SEASONS.index(view.season)
    highest = max((VALUE[kind] for line in lines for kind in line), default=0)
    return tuple(_tally(line, season, highest if season == SEASON_SPRING else 0) for line in lines)


def tally(cards: Iterable[str], season: str | None, highest: int) -> LineStrength:
    """Return the tally of a line of these cards if `highest` is the highest value in play."""
    number = SEASONS.index(season)
    line = [CARD_KINDS[card] for card in cards]
    return _tally(line, number, highest if number == SEASON_SPRING else 0)


def _line_kinds(view: CondottiereView, seat: Seat, shown: bool) -> list[int]:
    line = view.table[seat]
    if shown and view.face_down[seat]:
        line = line[:-1]
    return [CARD_KINDS[card] for card in line if card is not None]


def _tally(line: list[int], season: int, highest: int) -> LineStrength:
    mercenaries = [kind for kind in line if kind < MERCENARIES]
    strongest = [kind for kind in mercenaries if VALUE[kind] == highest]
    return LineStrength(
        total=battle.line_strength(line, len(line), season, highest),
        mercenaries=len(mercenaries),
        base=sum(1 if season == SEASON_WINTER else VALUE[kind] for kind in mercenaries),
        doubled=DRUM in line,
        strengthened=len(strongest),
        heroines=line.count(HEROINE),
        courtesans=line.count(COURTESAN),
    )


@dataclass(frozen=True, slots=True)
class Lead:
    """A comparison of the lines of a battle as the viewer knows them. Tuples are by seat."""

    #: The strength of the cards the viewer sees.
    strengths: tuple[int, ...]
    #: Whether a card of the line is face down for the viewer.
    hidden: tuple[bool, ...]
    #: The strongest seats (not by seat): the leader, or several that are tied, for all hidden
    #: cards are; empty if hidden cards may decide.
    first: tuple[Seat, ...]
    #: Whether Spring strengthens mercenaries in sight, but a hidden one may be higher.
    higher: bool = False

    @property
    def leader(self) -> Seat | None:
        """The seat that certainly leads, or None."""
        return self.first[0] if len(self.first) == 1 else None


def battle_lead(view: CondottiereView) -> Lead:
    """Return the leader of the battle; all texts and marks about the lead use this."""
    lines = tallies(view)
    strengths = tuple(line.total for line in lines)
    hidden = tuple(None in line for line in view.table)
    if not any(hidden):
        return Lead(strengths, hidden, _strongest_seats([(total, total) for total in strengths]))
    ranges = list(_strength_ranges(view, hidden))
    strongest_sets = {_strongest_seats(one) for one in ranges}
    higher = len(ranges) > 1 and any(line.strengthened for line in lines)
    return Lead(strengths, hidden, strongest_sets.pop() if len(strongest_sets) == 1 else (), higher)


def _strongest_seats(ranges: Sequence[tuple[int, int]]) -> tuple[Seat, ...]:
    """Return the strongest seats from the least and greatest strength of each; () if undecided."""
    top = max(minimum for minimum, _ in ranges)
    first = tuple(seat for seat, (_, maximum) in enumerate(ranges) if maximum >= top)
    certain = len(first) == 1 or all(ranges[seat] == (top, top) for seat in first)
    return first if certain else ()


def _strength_ranges(
    view: CondottiereView, hidden: Sequence[bool]
) -> Iterator[list[tuple[int, int]]]:
    """Yield the least and greatest strength of each line, for every possible highest value."""
    season = SEASONS.index(view.season)
    lines = [_line_kinds(view, seat, shown=False) for seat in range(len(view.table))]
    kinds = [CARD_KINDS[name] for name, unseen_count, _ in count_unseen(view) if unseen_count]
    kinds = [kind for kind in kinds if HIDEABLE[kind]]
    highest = max((VALUE[kind] for line in lines for kind in line), default=0)
    above = {VALUE[kind] for kind in kinds if VALUE[kind] > highest}
    for value in (highest, *above) if season == SEASON_SPRING else (0,):
        fitting = [kind for kind in kinds if season != SEASON_SPRING or VALUE[kind] <= value]
        if not fitting:
            continue
        ranges = []
        for line, covered in zip(lines, hidden, strict=True):
            possible_lines = [[*line, kind] for kind in fitting] if covered else [line]
            worth = [
                battle.line_strength(cards, len(cards), season, value) for cards in possible_lines
            ]
            ranges.append((min(worth), max(worth)))
        yield ranges


def discarded(view: CondottiereView) -> int:
    """Return the number of cards out of play until the next shuffle, discarded hands included."""
    return len(view.discard) + len(view.fallen) + sum(len(cards) for cards in view.buried)


def groups(view: CondottiereView) -> tuple[int, ...]:
    """Return the size of each seat's largest connected group of regions."""
    return tuple(largest_group(BOARD.mask(regions)) for regions in view.owners)


def stays_in_line(card: str, edition_id: str) -> bool:
    """Return whether a card stays in the line after it was played in this edition."""
    return card != "bishop" and (card != "scarecrow" or EDITIONS[edition_id].scarecrow_stays)


def out_of_play_counts(view: CondottiereView) -> list[tuple[str, int, int]]:
    """Return for each kind of card how many are visibly out of play, and how many the deck has."""
    return _count_by_kind(view, _count_visible((view.discard, view.fallen, *view.buried)))


def count_unseen(view: CondottiereView) -> list[tuple[str, int, int]]:
    """Return for each kind of card how many the viewer does not see, and how many the deck has."""
    rows = (view.discard, view.fallen, *view.buried, *view.hands, *view.table)
    return [
        (name, maximum - seen_count, maximum)
        for name, seen_count, maximum in _count_by_kind(view, _count_visible(rows))
    ]


def _count_visible(rows: Iterable[Iterable[str | None]]) -> Counter[str]:
    return Counter(card for row in rows for card in row if card is not None)


def _count_by_kind(view: CondottiereView, counted: Counter[str]) -> list[tuple[str, int, int]]:
    deck = zip(CARD_NAMES, EDITIONS[view.edition].deck, strict=True)
    return [(name, counted[name], maximum) for name, maximum in deck if maximum]


def preview(view: CondottiereView, world: CondottiereState, code: int) -> list[Event]:
    """Return the certain, public effects of an action in a world of `view`, and the lead after it.

    Modifies `world`.
    """
    events: list[Event] = []
    seat = view.seat
    assert seat is not None
    fighting = (BATTLE, FINAL)
    before = world.phase in fighting
    secret = world.rules.has_hidden_cards or (
        world.phase == FINAL and not world.rules.is_final_fresh
    )
    world.step(code, Rng(0), events)
    certain: list[Event] = []
    # On a screen shared by several people the seat's line may be covered, too.
    viewer = None if None in view.table[seat] else seat
    for event in events:
        # These depend on face-down cards of other seats, and on whether they hold a card they may
        # lay.
        hidden = isinstance(event, (happened.TurnedUp, happened.Passed)) and event.seat != viewer
        if isinstance(event, UNCERTAIN) or (hidden and secret):
            return certain
        certain.append(event)
    if before and world.phase in fighting:
        certain.append(_standing(world, viewer))
    return certain


def _standing(world: CondottiereState, viewer: Seat | None) -> Standing:
    """Return the lead as `viewer` knows it, and the pawn if the battle ended now."""
    view = view_of(world, viewer)
    ahead = battle_lead(view)
    if any(ahead.hidden):
        pawn, why = _pawn_by_courtesans(view, ahead.hidden)
    else:
        winner = NOBODY if ahead.leader is None else ahead.leader
        pawn, why = pawn_after(world, winner), pawn_reason(world, winner)
    return Standing(
        ahead.strengths, ahead.hidden, ahead.first, pawn, view.season, why, ahead.higher
    )


def _pawn_by_courtesans(view: CondottiereView, hidden: Sequence[bool]) -> tuple[Seat | None, str]:
    """Return who gets the pawn and why, with hidden cards: only most courtesans are certain."""
    courtesan_counts = [line.courtesans for line in tallies(view)]
    for seat, number in enumerate(courtesan_counts):
        others = [
            courtesan_counts[i] + hidden[i] for i in range(len(courtesan_counts)) if i != seat
        ]
        if number > max(others):
            return seat, "courtesans"
    return None, ""


# -- figures of written positions ------------------------------------------------------------------


def position_figures(
    view: CondottiereView, seats: Sequence[str], steps: Sequence[Sequence[Event]]
) -> dict[str, Json]:
    """Return figures for `conquista position`; strengths count the cards the viewer sees."""
    ahead = battle_lead(view)
    return {
        "strengths": dict(zip(seats, ahead.strengths, strict=True)),
        "shown": {
            name: tally.total for name, tally in zip(seats, tallies(view, shown=True), strict=True)
        },
        "leader": None if ahead.leader is None else seats[ahead.leader],
        "group": dict(zip(seats, groups(view), strict=True)),
        "battle": _last_battle(view, seats),
        "dealt": _count_dealt(seats, steps),
    }


def _last_battle(view: CondottiereView, seats: Sequence[str]) -> Json:
    last = view.last
    if last is None:
        return None
    return {
        "conqueror": None if last.conqueror is None else seats[last.conqueror],
        "strengths": dict(zip(seats, last.strengths, strict=True)),
        "pawn_to": seats[last.pawn_to],
    }


def _count_dealt(seats: Sequence[str], steps: Sequence[Sequence[Event]]) -> dict[str, int]:
    """Return the number of cards each seat got in the last deal."""
    dealt: dict[str, int] = {}
    for step in steps:
        for event in step:
            if isinstance(event, happened.Dealt):
                if seats[event.seat] in dealt:
                    dealt = {}
                dealt[seats[event.seat]] = len(event.cards)
    return dealt


def is_awake(view: CondottiereView, seat: Seat) -> bool:
    """Return whether a seat may still act in the battle that is fought."""
    takes_part = not view.participants or seat in view.participants
    return takes_part and bool(view.hands[seat]) and not view.passed[seat]
