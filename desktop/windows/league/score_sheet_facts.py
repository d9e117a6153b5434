"""What the score sheet shows, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class CellKind(Enum):
    """What a cell of the sheet says about a player and a box."""

    #: The match is over, and the player won or lost it.
    WON = "won"
    LOST = "lost"
    #: The match is over or to come, and the player sits out.
    RESTS = "rests"
    #: The player is at the table of the match that is next or open.
    PLAYS = "plays"
    #: The player will be at the table later.
    COMES = "comes"


class BoxState(Enum):
    """How far a box has come."""

    PLAYED = "played"
    #: It is the next one, or its match is open.
    NEXT = "next"
    WAITING = "waiting"
    #: It is not chosen, while the evening is set up.
    LEFT_OUT = "left out"


@dataclass(frozen=True, slots=True)
class ScoreCell:
    """A cell of the sheet."""

    kind: CellKind
    #: The points, "" before the end of the match.
    text: str = ""


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A box at the head of its column."""

    game: str
    state: BoxState
    #: The players who won it.
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A player's row; in the standing the best comes first."""

    player: int
    name: str
    #: The level of a bot, "" for a person.
    level: str
    #: The place from 1, 0 before the first result.
    place: int
    #: Whether the player is first, with a point at least.
    leads: bool
    total: str
    cells: tuple[ScoreCell, ...]


@dataclass(frozen=True, slots=True)
class LeagueSheetFacts:
    """The contents of the sheet."""

    title: str
    #: A few words beside the title.
    note: str
    columns: tuple[ScoreColumn, ...]
    rows: tuple[ScoreRow, ...]
    #: The players who won the evening, () before its end.
    champions: tuple[int, ...] = ()
    #: A sentence below the title at the end.
    sentence: str = ""
