"""Entries of a ledger for its tests."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import Qt

from desktop.storage.ledger.entries import TOGETHER, Entry
from desktop.storage.ledger.seals import Tasks
from engine.core.values import Json
from engine.games import GAMES
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.windows.main_kit import BOTS

LEFT = Qt.MouseButton.LeftButton


#: Lessons and puzzles beside the games.
TASKS = Tasks({"cannir": 7}, {1: 20, 2: 20})


NOON = datetime(2026, 3, 4, 12)


YOU: tuple[Json, ...] = ({"kind": "human", "name": ""}, BOTS[0])


def played(players: tuple[Json, ...], answers: int = 1000, game: str = "cannir") -> Match:
    match = Match(new_record(GAMES[game], len(players), None, None, players))
    play_scripted(match, answers)
    return match


def entry(
    number: int = 0,
    *,
    won: bool = True,
    level: str = "level1",
    game: str = "cannir",
    seats: int = 2,
    rated: bool = True,
    variants: Sequence[str] = (),
    first: int = 0,
    together: bool = False,
) -> Entry:
    levels = ("", *[level] * (seats - 1))
    when = datetime.fromtimestamp(NOON.timestamp() + 3600 * number).isoformat(timespec="minutes")
    winners = (0,) if won else (seats - 1,)
    seat, rated = (TOGETHER, False) if together else (0, rated)
    told = winners, levels, tuple(variants), rated, first
    return Entry(str(number), when, game, seats, seat, *told)
