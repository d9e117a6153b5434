"""The bots' own process: questions in and answers out as JSON lines (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import sys
import threading
import traceback
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import IO

from engine.bots.bot import Budget, Thought
from engine.bots.levels import BOTS, find_bot
from engine.codec import CodecError, decode, decode_kind, encode
from engine.core import ConquistaError, Game, IllegalAnswer, Json
from engine.games import GAMES, find
from engine.rng import Rng

PROTOCOL = 1
#: Seconds a question may take when it names no limit.
CAP = 2.5
#: How many moves an answer explains.
SHOWN = 5


class Inbox:
    """Messages read by a thread, so that a cancel reaches a search already running."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = lines
        self._messages: deque[Json] = deque()
        self._ready = threading.Condition()
        self._thinking: int | None = None
        self._stop = threading.Event()
        self._closed = False
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Json:
        """The next message to act on; None when there will be no more."""
        with self._ready:
            self._ready.wait_for(lambda: self._messages or self._closed)
            if self._closed:
                return None
            message = self._messages.popleft()
            self._stop.clear()
            self._thinking = _ticket(message)
            return message

    def cancelled(self) -> bool:
        """Whether the question last taken needs no answer any more."""
        return self._stop.is_set()

    def done(self) -> bool:
        """Close the question last taken; False when it was cancelled."""
        with self._ready:
            self._thinking = None
            return not self._stop.is_set()

    def _read(self) -> None:
        for line in self._lines:
            if not line.strip():
                continue
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                message = ConquistaError("not a line of JSON")
            if not isinstance(message, (dict, ConquistaError)):
                message = ConquistaError("expected an object")
            with self._ready:
                if isinstance(message, dict) and "quit" in message:
                    break
                if isinstance(message, dict) and "cancel" in message:
                    self._cancel(message["cancel"])
                else:
                    self._messages.append(message)
                self._ready.notify()
        with self._ready:
            self._closed = True
            self._stop.set()
            self._ready.notify()

    def _cancel(self, ticket: Json) -> None:
        if ticket is not None and ticket == self._thinking:
            self._stop.set()
        waiting = [message for message in self._messages if _ticket(message) != ticket]
        self._messages = deque(waiting)


def _ticket(message: Json) -> int | None:
    ticket = message.get("ask") if isinstance(message, dict) else None
    return ticket if isinstance(ticket, int) and not isinstance(ticket, bool) else None


def serve(lines: Iterable[bytes], out: IO[str]) -> None:
    """Answer messages until `quit` or the end of `lines`."""
    inbox = Inbox(lines)
    while (message := inbox.next()) is not None:
        try:
            reply = _reply(message, inbox)
        except ConquistaError as error:
            reply = {"error": _ticket(message), "message": str(error)}
        except Exception as error:
            # A view no match can show breaks the rules somewhere deep; the next may be fine.
            traceback.print_exc(file=sys.stderr)
            reply = {"error": _ticket(message), "message": f"failed on this view: {error!r}"}
        if inbox.done():
            out.write(json.dumps(reply, ensure_ascii=False) + "\n")
            out.flush()


def _reply(message: Json, inbox: Inbox) -> Json:
    if isinstance(message, ConquistaError):
        raise message
    assert isinstance(message, dict)
    if "hello" in message:
        games = [{"id": game.id, "version": game.version} for game in GAMES.values()]
        return {"hello": PROTOCOL, "games": games, "bots": list(BOTS)}
    if "ask" not in message:
        raise ConquistaError("expected hello, ask, cancel or quit")
    return _answer(message, inbox)


def _answer(message: dict[str, Json], inbox: Inbox) -> Json:
    ticket = _ticket(message)
    if ticket is None:
        raise ConquistaError("ask: expected a whole number")
    game = find(message.get("game"))
    if message.get("version") != game.version:
        raise ConquistaError(f"version: this is {game.id} {game.version}", "version")
    try:
        view = decode(game.views, message.get("view"), "view")
        legal = message.get("legal")
        if not isinstance(legal, list) or not legal:
            raise ConquistaError("legal: expected a list of answers")
        codes = [
            game.code(decode_kind(game.actions, item, f"legal[{i}]"))
            for i, item in enumerate(legal)
        ]
    except (CodecError, IllegalAnswer) as error:
        raise ConquistaError(str(error)) from None
    bot = find_bot(message.get("level"))
    seed = message.get("seed")
    if not isinstance(seed, int):
        raise ConquistaError("seed: expected a whole number")
    if not set(codes) <= set(game.sampler(view)(Rng(seed)).codes()):
        raise ConquistaError("legal: not the answers this view allows")
    budget = _budget(message, bot.budget(game))
    thought = bot.think(game, view, codes, seed, replace(budget, cancelled=inbox.cancelled))
    return {
        "answer": ticket,
        "action": encode(game.action(thought.code)),
        "thought": explained(game, thought),
    }


def _budget(message: dict[str, Json], own: Budget) -> Budget:
    iterations, seconds = message.get("iterations"), message.get("seconds")
    if iterations is None and seconds is None:
        return replace(own, seconds=CAP)
    if iterations is not None and (not isinstance(iterations, int) or iterations < 1):
        raise ConquistaError("iterations: expected a whole number above 0")
    if seconds is not None and (not isinstance(seconds, (int, float)) or not seconds > 0):
        raise ConquistaError("seconds: expected a number above 0")
    return Budget(iterations, seconds)


def explained(game: Game, thought: Thought) -> Json:
    """What a thought looks like in an answer."""
    return {
        "iterations": thought.iterations,
        "seconds": round(thought.seconds, 3),
        "moves": [
            {
                "action": encode(game.action(move.code)),
                "visits": move.visits,
                "value": round(move.value, 4),
            }
            for move in thought.moves[:SHOWN]
        ],
    }


def main() -> int:
    """Serve standard input and output; anything printed by accident goes to standard error."""
    out, sys.stdout = sys.stdout, sys.stderr
    serve(sys.stdin.buffer, out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
