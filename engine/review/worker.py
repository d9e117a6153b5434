"""The process that reviews a match: one line with a request in, the results out line by line.

It is not the bots' process, which gets nothing but views, because moments are valued with all hands
open too. Its starter kills it when no more results are needed.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import IO

from engine.bots.helper_processes import console_command
from engine.bots.worker import appraisal_data
from engine.core.errors import ConquistaError, one_line
from engine.core.values import Json
from engine.data.codec import decode, encode
from engine.data.json_documents import parse_json
from engine.play.match import Match
from engine.play.record import MAX_BYTES, from_text
from engine.review.coach import Effort, JudgedMove, Looks, chosen_plies, judge, look_costs
from engine.review.curve import Endgame, best_reply, curve, moment_at
from engine.review.known_answers import known_moment_after
from engine.review.moments import Moment
from engine.system.ctrl_c import restore_interrupt_default
from engine.system.priority import lower_priority

#: The part of a review that values moments by what the seat knew.
CURVE = "curve"
#: The part that values them in hindsight, with every hand open.
HINDSIGHT = "hindsight"
#: The part that values a single moment at once, by what the seat knew.
MOMENT = "moment"
#: The part of a review that compares answers with the coach's.
COACH = "coach"
#: The argument of the console program that starts this process.
PROCESS_NAME = "reviewer"
#: The losses and margins of error of the coach's looks.
_LOOKS = tuple[tuple[float, float], ...]


def command() -> list[str]:
    """Return program and arguments that start it, from source or from a frozen application."""
    return console_command("engine.review.worker", PROCESS_NAME)


def request(text: str, part: str, seat: int, before: Sequence[Json] = (), ply: int = 0) -> Json:
    """Return the request for a part of the review.

    It has the text of the save file, the part, the seat, the results `before` if the part was
    interrupted, and the ply of a single moment.
    """
    known: list[Json] = list(before)
    if part == COACH:
        known = [line["look"] for line in before if isinstance(line, dict) and "look" in line]
    message: dict[str, Json] = {"record": json.loads(text), "part": part, "seat": seat}
    return message | ({"ply": ply} if part == MOMENT else {"known": known})


def results_of(message: Json) -> Iterator[Json]:
    """Yield the results of a request that are not known.

    Raises ConquistaError when it is malformed.
    """
    match = Match(from_text(json.dumps(message.get("record"))))
    seat = message.get("seat")
    if type(seat) is not int or not 0 <= seat < match.seats:
        raise ConquistaError("seat: no such seat")
    known = message.get("known", [])
    if not isinstance(known, list):
        raise ConquistaError("known: expected a list")
    if message.get("part") in (CURVE, HINDSIGHT):
        first = [decode(Moment, moment, "known") for moment in known]
        eyes = seat if message.get("part") == CURVE else None
        for moment in islice(curve(match, first=first, seat=eyes), len(first), None):
            yield encode(moment)
    elif message.get("part") == MOMENT:
        ply = message.get("ply")
        if type(ply) is not int or not 0 <= ply <= match.ply:
            raise ConquistaError("ply: no such moment")
        yield encode(moment_at(match, ply, seat))
    elif message.get("part") == COACH:
        yield from _find_turning_points(match, seat, decode(_LOOKS, known, "known"))
    else:
        raise ConquistaError("part: expected curve, hindsight, moment or coach")
    yield {"done": True}


def _find_turning_points(
    match: Match, seat: int, known: Sequence[tuple[float, float]]
) -> Iterator[Json]:
    """Yield turning points as they are found; the receiver keeps the dearest."""
    looks = Looks(known)
    effort, endgame = Effort(), Endgame(match)
    # Looks differ in cost a hundredfold, so progress is measured in iterations.
    done, costs = 0, look_costs(effort, len(chosen_plies(match, seat)), endgame)
    total = sum(costs)
    for number, judged in enumerate(judge(match, seat, effort, endgame, looks), 1):
        done += costs[number - 1] if number <= len(costs) else 0
        if number <= len(known):
            continue
        if judged is not None and judged.provisional:
            yield turning_point_data(match, judged) | {"provisional": True}
        elif judged is not None:
            yield turning_point_data(match, judged) | _led_data(match, judged, endgame)
        yield {"looked": done, "of": total, "look": list(looks.last)}


def _led_data(match: Match, judged: JudgedMove, endgame: Endgame) -> dict[str, Json]:
    """Return the JSON of the moments that both moves led to; the coach does not use them.

    "led" is the one after the coach's move, valued like the curve. Where cards are hidden, "open"
    are those after the given move and after the coach's, with every hand open. In an open game,
    "replies" are the rival's best answers to both.
    """
    best = endgame.moment_after(judged.ply, judged.best)
    if match.game.perfect_information:
        moves = judged.given, judged.best
        replies = [best_reply(match, judged.ply, code) for code in moves] if endgame.open else []
        return {
            "led": encode(best),
            "replies": [reply and encode(reply) for reply in replies],
        }
    move = judged.appraisal.moves[0]
    led = known_moment_after(match, judged.ply, move, match.steps[judged.ply].seat)
    return {
        "led": encode(led),
        "open": [encode(endgame.moment_after(judged.ply, judged.given)), encode(best)],
    }


def turning_point_data(match: Match, judged: JudgedMove) -> dict[str, Json]:
    """Return the JSON of a turning point."""
    return {
        "turn": judged.ply,
        "loss": round(judged.loss, 4),
        "doubt": round(judged.margin, 4),
        "thought": appraisal_data(match.game, judged.appraisal, judged.reasons),
    }


def main() -> int:
    """Review the match in the request on standard input; return 1 when that is impossible."""
    restore_interrupt_default()
    lower_priority()
    out: IO[str]
    out, sys.stdout = sys.stdout, sys.stderr
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(encoding="utf-8")
    try:
        message = parse_json(sys.stdin.buffer.readline(2 * MAX_BYTES).decode(), "message")
        if message.get("part") != MOMENT:
            # A person waits for a single moment, which comes before the rest.
            lower_priority()
        for result in results_of(message):
            out.write(json.dumps(result, ensure_ascii=False) + "\n")
            out.flush()
    except ConquistaError as error:
        print(f"conquista {PROCESS_NAME}: {one_line(str(error))}", file=sys.stderr)
        return 1
    except OSError:  # the reader is gone
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
