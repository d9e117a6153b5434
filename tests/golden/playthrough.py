"""Writes seeded matches as text a person can follow; run to regenerate the golden files."""

from __future__ import annotations

import json
from pathlib import Path

from engine.core.game import Game
from engine.core.options import Option, options_of
from engine.core.rng import Rng
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import SEAT_NAMES, Match, new_record
from tests.laws import values_of

HERE = Path(__file__).resolve().parent

#: Options that make matches of many games, which nobody would read.
ENDLESS = ("points_match", "to_thirty")


def _told(option: Option) -> bool:
    """Whether a match with this option changed is worth reading; counts of cards only lengthen."""
    return option.name not in ENDLESS and not option.is_number


def golden_file(game: Game, seats: int, variant: bool) -> Path:
    return HERE / f"{game.id}-{seats}{'-variants' if variant else ''}.txt"


def playthrough(game: Game, seats: int, variant: bool) -> str:
    """A match of the most eventful answers: each among how many, and what came of it."""
    options = {
        option.name: values_of(option)[-1] if variant and _told(option) else option.default
        for option in options_of(game.options)
    }
    match = Match(new_record(game, seats, seed=2026, options=options))
    rng = Rng(7)
    lines = [f"{game.id}, {seats} seats, seed 2026, options {json.dumps(options)}", ""]
    lines += [_line("    ", encode(event)) for event in match.opening]
    while match.decision is not None:
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


def _line(indent: str, data: dict[str, object]) -> str:
    words = []
    for key, value in data.items():
        if key in ("do", "event"):
            words.append(f"{value}:")
        elif key in ("seat", "winner") and isinstance(value, int):
            words.append(f"{key} {SEAT_NAMES[value]}")
        elif isinstance(value, list):
            words.append(f"{key} {' '.join(map(str, value))}")
        else:
            words.append(f"{key} {value}")
    return indent + ", ".join(words).replace(":,", ":")


def cases() -> list[tuple[Game, int, bool]]:
    """Each game with every number of seats, without and with options."""
    return [
        (game, seats, variant)
        for game in GAMES.values()
        for seats in game.seats
        for variant in (False, True)
        if not variant or any(map(_told, options_of(game.options)))
    ]


if __name__ == "__main__":
    for case in cases():
        golden_file(*case).write_text(playthrough(*case), encoding="utf-8")
