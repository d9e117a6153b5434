"""The process that reviews a match: told it in one line, it tells what it finds line by line.

It is another one than that of the bots, which gets views and nothing else: moments are valued with
all hands open. Whoever started it ends it when no more is wanted.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from typing import IO

from engine.bots.helpers import console_command
from engine.bots.worker import appraised
from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json
from engine.data.codec import encode
from engine.data.json_documents import parse_json
from engine.play.match import Match
from engine.play.record import MAX_BYTES, from_text
from engine.review.coach import Effort, Judged, answered, judge
from engine.review.curve import Endgame, curve
from engine.system.priority import stand_back
from engine.system.processes import end_at_once

#: What may be asked for.
CURVE, COACH = "curve", "coach"
#: The console program's argument for it.
NAME = "reviewer"


def command() -> list[str]:
    """Program and arguments that start it, from source or from a frozen application."""
    command = console_command("engine.review.worker")
    return [*command, NAME] if getattr(sys, "frozen", False) else command


def request(text: str, part: str, seat: int) -> Json:
    """What it is to be told of a match: its save file's text, what is wanted, whose answers."""
    return {"record": json.loads(text), "part": part, "seat": seat}


def found(message: Json) -> Iterator[Json]:
    """What is found; raises ConquistaError where nothing such can be asked."""
    match = Match(from_text(json.dumps(message.get("record"))))
    seat = message.get("seat")
    if type(seat) is not int or not 0 <= seat < match.seats:
        raise ConquistaError("seat: no such seat")
    if message.get("part") == CURVE:
        for moment in curve(match):
            yield encode(moment)
    elif message.get("part") == COACH:
        yield from _coached(match, seat)
    else:
        raise ConquistaError("part: expected curve or coach")
    yield {"done": True}


def _coached(match: Match, seat: int) -> Iterator[Json]:
    """Yield turning points as they are found; the receiver keeps the dearest."""
    effort, own, endgame = Effort(), len(answered(match, seat)), Endgame(match)
    steps = 2 * own + 2 * min(own, effort.early) + min(own, effort.looks(endgame))
    for number, judged in enumerate(judge(match, seat, effort, endgame), 1):
        if judged is not None:
            # With all hands open: the coach has no part in it.
            yield told(match, judged) | {"led": encode(endgame.led(judged.ply, judged.best))}
        yield {"looked": number, "of": max(number, steps)}


def told(match: Match, judged: Judged) -> dict[str, Json]:
    """A turning point as it is told."""
    return {
        "turn": judged.ply,
        "loss": round(judged.loss, 4),
        "doubt": round(judged.doubt, 4),
        "thought": appraised(match.game, judged.appraisal, judged.reasons),
    }


def main() -> int:
    """Review what standard input tells; 1: it cannot be."""
    end_at_once()
    stand_back()
    out: IO[str]
    out, sys.stdout = sys.stdout, sys.stderr
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(encoding="utf-8")
    try:
        line = sys.stdin.buffer.readline(2 * MAX_BYTES)
        for said in found(parse_json(line.decode(), "message")):
            out.write(json.dumps(said, ensure_ascii=False) + "\n")
            out.flush()
    except ConquistaError as error:
        print(f"conquista {NAME}: {one_line(str(error))}", file=sys.stderr)
        return 1
    except OSError:  # nobody reads it any more
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
