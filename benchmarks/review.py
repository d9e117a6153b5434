"""What a review costs.

A four-seat match of Condottiere III and a long one of Cortez, valued and judged at the same time in
two processes, as the window has it done. The curve from end to end is what one can use; where it is
steep more moments follow, and with the turning points it is complete.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import engine
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.games import find
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import to_text
from engine.review.coach import chosen_plies
from engine.review.worker import COACH, CURVE, command, request

GAMES, SEATS, SEED = ("condottiere3", "cortez"), 4, 1
#: Who plays: somebody in the middle against stronger ones, each with so many iterations.
LEVELS, ITERATIONS = ("level2", "level3", "level3", "level3"), 60


def played(game: str) -> Match:
    """The match that is reviewed."""
    match = Match(new_record(find(game), SEATS, SEED))
    while match.decision is not None:
        seat = match.decision.seat
        bot, view = find_bot(LEVELS[seat]), match.view(seat)
        thought = bot.think(
            match.game, view, match.codes(), match.ply, Budget(iterations=ITERATIONS)
        )
        match.submit(seat, match.game.action(thought.code))
    return match


def asked(part: str, text: str) -> subprocess.Popen[bytes]:
    """A process that is asked for a part of the review."""
    source = str(Path(engine.__file__).resolve().parent.parent)
    process = subprocess.Popen(
        command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": source},
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(request(text, part, 0)).encode() + b"\n")
    process.stdin.close()
    return process


def run() -> Iterator[str]:
    """Seconds until the curve reaches from end to end, until it stands, and the turning points."""
    for game in GAMES:
        match = played(game)
        text, began = to_text(match.record), perf_counter()
        coach, curve = asked(COACH, text), asked(CURVE, text)
        own = len(chosen_plies(match, 0))
        yield f"\nReview of a match of {game}: {match.ply} answers, {own} judged"
        for name, process in (("curve", curve), ("turning points", coach)):
            assert process.stdout is not None
            last: dict[str, object] = {}
            for line in process.stdout:
                last = json.loads(line)
                if last.get("ply") == match.ply:
                    yield f"  {'curve from end to end':<32} {perf_counter() - began:>8.1f} s"
            if process.wait() or last != {"done": True}:
                yield f"  {name}: failed"
                sys.exit(1)
            yield f"  {name:<32} {perf_counter() - began:>8.1f} s"
