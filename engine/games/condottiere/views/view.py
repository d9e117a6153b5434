"""Everything one seat knows of a match of Condottiere, and how it is read off the true state.

Cards go by the names in `cards.CARD_NAMES`, regions by the ids of the board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from engine.core.values import OMNISCIENT, Seat, View
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.options import Options
from engine.games.condottiere.rules.regions import BIT
from engine.games.condottiere.rules.table import (
    ENDINGS,
    NOBODY,
    PHASES,
    SEASONS,
    STAKES,
    Table,
)


@dataclass(frozen=True, slots=True)
class Fought:
    """The last battle that ended. Tuples per seat unless said otherwise."""

    by_seat: ClassVar = ("table", "strengths")

    #: None: the final battle, which is for no region.
    region: str | None
    table: tuple[tuple[str, ...], ...]
    #: Cards the battle itself discarded.
    fallen: tuple[str, ...]
    strengths: tuple[int, ...]
    #: Who took the region; None: nobody, or its defender held it.
    conqueror: Seat | None
    pawn_to: Seat
    #: "passes", "surrender" or "bishop".
    by: str


@dataclass(frozen=True, slots=True)
class CondottiereView(View):
    """What one seat knows. Tuples per seat unless said otherwise."""

    by_seat: ClassVar = (
        *("owners", "hands", "table", "face_down", "passed", "buried", "known", "points"),
    )

    #: "condottiere1" or "condottiere3".
    edition: str
    options: Options
    #: "choose_region", "battle", "discard", "keep", "draw", "final_battle" or "over".
    phase: str
    condottiere: Seat
    #: The region fought for, or already chosen for the next battle.
    region: str | None
    #: Option `capture_regions`: who holds the region fought for.
    defender: Seat | None
    owners: tuple[tuple[str, ...], ...]
    pope: str | None
    #: Cards in hand; None: one the viewer cannot see.
    hands: tuple[tuple[str | None, ...], ...]
    #: Battle lines as they lie; None: a card face down the viewer cannot see.
    table: tuple[tuple[str | None, ...], ...]
    #: Whether the last card of the line lies face down.
    face_down: tuple[bool, ...]
    passed: tuple[bool, ...]
    #: "winter", "spring" or None.
    season: str | None
    #: Cards discarded face up since the last shuffle, sorted (of this battle: `fallen`).
    discard: tuple[str, ...]
    #: Cards this battle has discarded, sorted.
    fallen: tuple[str, ...]
    #: Cards of hands thrown away since the last shuffle; None: one the viewer cannot see,
    #: but no mercenary.
    buried: tuple[tuple[str | None, ...], ...]
    #: How many cards are not dealt.
    pile: int
    #: Cards everybody knows to be in hand, or in line face down, because scarecrows took them back.
    known: tuple[tuple[str, ...], ...]
    #: Option `capture_regions`: the defender has laid a card in this battle.
    committed: bool
    #: Somebody has laid a card in this battle.
    opened: bool
    game: int
    round: int
    battle: int
    #: Seats that declined in a row.
    declines: int
    #: Battles in a row without a card, and rounds in a row that ended for it.
    quiet: int
    stalls: int
    #: Who chose the first region of this game.
    first: Seat
    #: In the final battle, who fights it; "game" or "match" is what it decides, else "".
    participants: tuple[Seat, ...]
    decides: str
    #: Points match; `target` is 0 without one.
    points: tuple[int, ...]
    target: int
    last: Fought | None
    winners: tuple[Seat, ...]
    ended_by: str


# -- from the numbers of the state ---------------------------------------------------------------


def view_of(table: Table, seat: Seat | None) -> CondottiereView:
    """What `seat` may know of the true state; the only way out of it."""
    rules = table.rules
    seats = range(rules.seats)
    return CondottiereView(
        seat=seat,
        turn=table.turn,
        decision=table.asked(),
        edition=rules.edition.id,
        options=rules.options,
        phase=PHASES[table.phase],
        condottiere=table.condottiere,
        region=region_name(table.region),
        defender=someone(table.defender),
        owners=tuple([_regions(mask) for mask in table.owned]),
        pope=region_name(table.pope),
        hands=tuple(_held(table.hands[holder], seat in (holder, OMNISCIENT)) for holder in seats),
        table=tuple(_line(table, holder, seat in (holder, OMNISCIENT)) for holder in seats),
        face_down=tuple(bool(table.down & BIT[holder]) for holder in seats),
        passed=tuple(bool(table.passed & BIT[holder]) for holder in seats),
        season=SEASONS[table.season],
        discard=sorted_names(table.discard),
        fallen=sorted_names(table.fallen),
        buried=tuple(_held(table.buried[holder], seat in (holder, OMNISCIENT)) for holder in seats),
        pile=len(table.pile),
        known=tuple(sorted_names(cards) for cards in table.known),
        committed=table.committed,
        opened=table.opened,
        game=table.game,
        round=table.round,
        battle=table.battle,
        declines=table.declines,
        quiet=table.quiet,
        stalls=table.stalls,
        first=table.first,
        participants=seats_of(table.participants, rules.seats),
        decides=STAKES[table.stake],
        points=tuple(table.points),
        target=table.target,
        last=_fought(table),
        winners=seats_of(table.winners, rules.seats),
        ended_by=table.ended_by,
    )


def someone(seat: int) -> Seat | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def region_name(region: int) -> str | None:
    """Id of a region, or None for nowhere."""
    return None if region < 0 else BOARD.ids[region]


@lru_cache(maxsize=1024)
def _regions(mask: int) -> tuple[str, ...]:
    return BOARD.regions(mask)


def names(cards: list[int]) -> tuple[str, ...]:
    """Cards by name, as they lie."""
    return tuple([CARD_NAMES[card] for card in cards])


def sorted_names(cards: list[int]) -> tuple[str, ...]:
    """Cards by name, in the order of their kinds."""
    return names(sorted(cards))


def seats_of(mask: int, seats: int) -> tuple[Seat, ...]:
    """The seats in a mask."""
    return tuple(seat for seat in range(seats) if mask & BIT[seat])


def _held(cards: list[int], shown: bool) -> tuple[str | None, ...]:
    return sorted_names(cards) if shown else (None,) * len(cards)


def _line(table: Table, holder: Seat, shown: bool) -> tuple[str | None, ...]:
    line = names(table.rows[holder])
    if shown or not table.down & BIT[holder]:
        return line
    return (*line[:-1], None)


def _fought(table: Table) -> Fought | None:
    if not table.last_how:
        return None
    return Fought(
        region=region_name(table.last_region),
        table=tuple(names(row) for row in table.last_rows),
        fallen=sorted_names(table.last_fallen),
        strengths=tuple(table.last_strengths),
        conqueror=someone(table.last_conqueror),
        pawn_to=table.last_pawn,
        by=ENDINGS[table.last_how],
    )
