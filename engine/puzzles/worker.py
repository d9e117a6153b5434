"""The process that makes proofs and judges attempts at puzzles: one line in, one line out.

Its starter kills it when the answer is no longer needed.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Mapping
from typing import IO

from engine.bots.helper_processes import console_command
from engine.core.errors import ConquistaError, one_line
from engine.core.game import Game
from engine.core.values import Json, Seat
from engine.data.codec import decode_kind, encode
from engine.data.json_documents import MAX_BYTES, parse_json
from engine.puzzles.judge import judge_request
from engine.puzzles.proof import MAX_TRIED, check
from engine.puzzles.puzzle import MAX_ACTIONS, SAVE, WIN, Goal
from engine.puzzles.verdict import Verdict
from engine.system.ctrl_c import restore_interrupt_default
from engine.system.priority import lower_priority

#: The argument of the console program that starts this process.
PROCESS_NAME = "prover"


def command() -> list[str]:
    """Return program and arguments that start it, from source or from a frozen application."""
    return console_command("engine.puzzles.worker", PROCESS_NAME)


def request(
    position: Mapping[str, Json],
    seat: Seat,
    goal: Goal | None = None,
    max_actions: int = 6,
    tried: int = MAX_TRIED,
) -> Json:
    """Return the request for a proof; see `check`."""
    return {
        "position": dict(position),
        "seat": seat,
        "goal": goal,
        "most": max_actions,
        "tried": tried,
    }


def verdict_data(verdict: Verdict) -> Json:
    """Return the JSON of a verdict."""
    return encode(verdict)


def verdict_of(game: Game, data: Json) -> Verdict:
    """Return the verdict in JSON of `verdict_data`. Raises ConquistaError if it is damaged."""
    if not isinstance(data, dict) or data.get("can") not in (WIN, SAVE, "cannot", "unknown"):
        raise ConquistaError("verdict: damaged")
    return Verdict(
        data["can"],
        tuple(decode_kind(game.actions, action) for action in data.get("answers", ())),
        int(data.get("within", 0)),
        bool(data.get("unique")),
        tuple(decode_kind(game.actions, action) for action in data.get("line", ())),
    )


def reply_to(message: Json) -> Json:
    """Return the reply to a request. Raises ConquistaError when the request is malformed."""
    if not isinstance(message, dict):
        raise ConquistaError("message: expected a mapping")
    if "answers" in message:
        return judge_request(message)
    seat, goal = message.get("seat"), message.get("goal")
    max_actions, tried = message.get("most", 6), message.get("tried", MAX_TRIED)
    if type(seat) is not int or seat < 0:
        raise ConquistaError("seat: no such seat")
    if goal not in (None, WIN, SAVE):
        raise ConquistaError("goal: expected win, save or null")
    if (
        type(max_actions) is not int
        or not 1 <= max_actions <= MAX_ACTIONS
        or type(tried) is not int
    ):
        raise ConquistaError("most: out of bounds")
    return verdict_data(check(message.get("position"), seat, goal, max_actions, tried))


def main() -> int:
    """Answer the request on standard input; return 1 when it is malformed."""
    restore_interrupt_default()
    lower_priority()
    out: IO[str]
    out, sys.stdout = sys.stdout, sys.stderr
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(encoding="utf-8")
    try:
        line = sys.stdin.buffer.readline(2 * MAX_BYTES)
        reply = reply_to(parse_json(line.decode(errors="replace"), "message"))
        out.write(json.dumps(reply, ensure_ascii=False) + "\n")
        out.flush()
    except ConquistaError as error:
        print(f"conquista {PROCESS_NAME}: {one_line(str(error))}", file=sys.stderr)
        return 1
    except OSError:  # the reader is gone
        return 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
