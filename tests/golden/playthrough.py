"""Writes seeded matches as text a person can follow; run to regenerate the golden files."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from engine.core.game import Game
from engine.core.options import Option, options_of
from engine.core.rng import Rng
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from tests.laws import values_of

HERE = Path(__file__).resolve().parent

#: Options that make matches of many games, which nobody would read.
ENDLESS = ("points_match", "to_thirty")


def _told(option: Option) -> bool:
    """Return whether a match with this option changed is worth reading.

    Counts of cards only lengthen, and a short match shows less.
    """
    return option.name not in (*ENDLESS, "short") and not option.is_number


#: Versions of rules whose matches are replayed still.
FORMER = {"cortez": 1}


def golden_file(game: Game, seats: int, variant: bool, former: bool = False) -> Path:
    name = f"{game.id}-version{FORMER[game.id]}" if former else game.id
    return HERE / f"{name}-{seats}{'-variants' if variant else ''}.txt"


def playthrough(game: Game, seats: int, variant: bool, former: bool = False) -> str:
    """A match of the most eventful answers: each among how many, and what came of it.

    Bots act without being asked, where the game has such acts.
    """
    options = {
        option.name: values_of(option)[-1] if variant and _told(option) else option.default
        for option in options_of(game.options)
    }
    record = new_record(game, seats, seed=2026, options=options)
    match = Match(replace(record, version=FORMER[game.id]) if former else record)
    rng = Rng(7)
    lines = [f"{game.id}, {seats} seats, seed 2026, options {json.dumps(options)}", ""]
    lines += [_line("    ", encode(event)) for event in match.opening]
    while match.decision is not None:
        if (acted := _act(match)) is not None:
            lines += acted
            continue
        seat = match.decision.seat
        codes = match.codes()
        rng.shuffle(codes)
        view = match.view(seat)
        action = max(map(game.action, codes), key=lambda action: len(game.preview(view, action)))
        step = match.submit(seat, action)
        lines.append(
            f"{match.ply:>3} {SEAT_NAMES[seat]} {_line('', encode(action))}  (of {len(codes)})"
        )
        lines += [_line("    ", encode(event)) for event in step.events]
    assert match.result is not None
    winners = " ".join(SEAT_NAMES[seat] for seat in match.result.winners) or "nobody"
    lines += ["", f"won by {winners} ({match.result.by})", ""]
    return "\n".join(lines)


def _act(match: Match) -> list[str] | None:
    """Let the first bot act that has something to do; None where nobody has."""
    for seat in match.seats_that_may_act():
        deed = match.game.bots.act(match.view(seat))
        if deed is not None:
            step = match.interrupt(seat, deed, match.ply)
            told = [_line("    ", encode(event)) for event in step.events]
            return [f"{match.ply:>3} {SEAT_NAMES[seat]} {_line('', encode(deed))}", *told]
    return None


def _line(indent: str, data: dict[str, object]) -> str:
    words = []
    for key, value in data.items():
        if key == "due" and not value:
            continue
        if key in ("do", "event"):
            words.append(f"{value}:")
        elif key in ("seat", "winner") and isinstance(value, int):
            words.append(f"{key} {SEAT_NAMES[value]}")
        elif isinstance(value, list):
            words.append(f"{key} {' '.join(map(str, value))}")
        else:
            words.append(f"{key} {value}")
    return indent + ", ".join(words).replace(":,", ":")


def cases() -> list[tuple[Game, int, bool, bool]]:
    """Each game with every number of seats, without and with options, by former rules too."""
    return [
        (game, seats, variant, former)
        for game in GAMES.values()
        for seats in game.seats
        for variant in (False, True)
        for former in ((False, True) if game.id in FORMER else (False,))
        if not variant or any(map(_told, options_of(game.options)))
    ]


if __name__ == "__main__":
    for case in cases():
        golden_file(*case).write_text(playthrough(*case), encoding="utf-8")
