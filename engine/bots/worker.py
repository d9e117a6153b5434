"""The bots' process: reads questions and writes answers as JSON lines (docs/bot-protocol.md)."""

from __future__ import annotations

import io
import json
import os
import sys
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import IO, BinaryIO

from engine.bots import helper_processes as helping
from engine.bots.appraisal import (
    MAX_SEARCHES,
    Appraisal,
    appraise,
    think_once,
)
from engine.bots.bot import Budget, SearchResult
from engine.bots.bot_names import temperament_of
from engine.bots.comparison import add_fair_value, compare, is_fairly_tried
from engine.bots.helper_processes import Helper, parallel_searches
from engine.bots.levels import BOTS, find_bot
from engine.bots.protocol import (
    MAX_LINE_BYTES,
    PROTOCOL_VERSION,
    check_view,
    read_heard,
    read_message,
    seats_of,
)
from engine.bots.reasons import Reasons, find_chances, find_reasons, search_budget, with_code
from engine.bots.talking import think_bound
from engine.bots.thinking import effort_divisor
from engine.bots.thrift import prefer_thrift
from engine.core.errors import ConquistaError, IllegalActionError, one_line
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Json, View
from engine.data.codec import CodecError, decode, decode_kind, encode
from engine.data.json_documents import whole_number
from engine.games import GAMES, find
from engine.system.ctrl_c import restore_interrupt_default
from engine.system.priority import lower_priority

#: Seconds for a question that sets no limit; a private decision gets its share.
DEFAULT_SECONDS = 2.5
#: The greatest limit in seconds that a question may set.
MAX_SECONDS = 3600
#: Maximum size of waiting questions in bytes: a client that keeps asking without reading the
#: answers is dropped.
MAX_WAITING_BYTES = 50_000_000
#: Bytes added to the length of each waiting line for its overhead.
_LINE_OVERHEAD_BYTES = 1_000
#: How much a bot may be asked to say (`TalkRules.speech`).
TALK_LEVELS = ("", "sparing", "lively")
#: Maximum number of moves in an answer of a single search.
MAX_MOVES = 5
#: Maximum number of moves in an appraisal: enough to choose some that differ in kind.
MAX_APPRAISED = 40


class Inbox:
    """Messages read by a thread, so that a cancel reaches a running search."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._read_lines = lines
        self._messages: deque[Json] = deque()
        #: Bytes of lines read since the queue was last empty.
        self._waiting = 0
        self._ready = threading.Condition()
        self._thinking: int | None = None
        self._stop = threading.Event()
        self._is_closed = False
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def next_message(self) -> Json:
        """Return the next message to handle; None when there are no more."""
        with self._ready:
            self._ready.wait_for(lambda: self._messages or self._is_closed)
            if self._is_closed:
                return None
            message = self._messages.popleft()
            if not self._messages:
                self._waiting = 0
            self._stop.clear()
            self._thinking = _ticket_of(message)
            return message

    def is_cancelled(self) -> bool:
        """Return whether the current question was cancelled."""
        return self._stop.is_set()

    def finish_question(self) -> bool:
        """Finish the current question; return False when it was cancelled."""
        with self._ready:
            self._thinking = None
            return not self._stop.is_set()

    def _read(self) -> None:
        """Read messages until `quit`, the end of the input, or too many waiting ones."""
        for line in self._read_lines:
            if not line.strip():
                continue
            message: dict[str, Json] | ConquistaError
            try:
                message = read_message(line)
            except ConquistaError as error:
                message = error
            with self._ready:
                self._waiting += len(line) + _LINE_OVERHEAD_BYTES
                if isinstance(message, dict) and "quit" in message:
                    break
                if self._waiting > MAX_WAITING_BYTES:
                    print("conquista worker: asked without end", file=sys.stderr)
                    break
                if isinstance(message, dict) and "cancel" in message:
                    self._cancel(message["cancel"])
                else:
                    self._messages.append(message)
                self._ready.notify()
        with self._ready:
            self._is_closed = True
            self._stop.set()
            self._ready.notify()

    def _cancel(self, ticket: Json) -> None:
        if ticket is not None and ticket == self._thinking:
            self._stop.set()
        waiting = [message for message in self._messages if _ticket_of(message) != ticket]
        self._messages = deque(waiting)


def _ticket_of(message: Json) -> int | None:
    if not isinstance(message, dict):
        return None
    return whole_number(message.get("interrupt", message.get("ask")))


def serve(lines: Iterable[bytes], out: IO[str], helpers: Sequence[Helper] = ()) -> bool:
    """Answer messages until `quit` or the end of `lines`; return False if `out` is closed.

    `helpers` take part in the searches of questions that ask for several.
    """
    inbox = Inbox(lines)
    while (message := inbox.next_message()) is not None:
        try:
            reply = _reply_to(message, inbox, helpers)
        except ConquistaError as error:
            reply = {"error": _ticket_of(message), "message": str(error)}
        except Exception as error:
            # An impossible view broke the rules somewhere; the next question may be fine.
            print(f"conquista worker: {one_line(repr(error))}", file=sys.stderr)
            reply = {"error": _ticket_of(message), "message": "view: no match can show this"}
        if inbox.finish_question():
            try:
                out.write(json.dumps(reply, ensure_ascii=False) + "\n")
                out.flush()
            except OSError:
                return False
    return True


def _reply_to(message: Json, inbox: Inbox, helpers: Sequence[Helper]) -> Json:
    """Return the reply to a message. Raises ConquistaError when it cannot be answered."""
    if isinstance(message, ConquistaError):
        raise message
    assert isinstance(message, dict)
    if "hello" in message:
        games = [{"id": game.id, "version": game.version} for game in GAMES.values()]
        return {"hello": PROTOCOL_VERSION, "games": games, "bots": list(BOTS)}
    if "interrupt" in message:
        return _interrupt(message)
    if "ask" not in message:
        raise ConquistaError("expected hello, ask, interrupt, cancel or quit")
    return _answer_question(message, inbox, helpers)


def _read_view(message: dict[str, Json]) -> tuple[Game, View, int]:
    """Return the game, the view and the seed of a message. Raises ConquistaError."""
    game = find(message.get("game"))
    if message.get("version") != game.version:
        raise ConquistaError(f"version: this is {game.id} {game.version}", "version")
    view = decode(game.views, message.get("view"), "view")
    check_view(game, view)
    seed = whole_number(message.get("seed"))
    if seed is None:
        raise ConquistaError("seed: expected a whole number")
    return game, view, seed


def _interrupt(message: dict[str, Json]) -> Json:
    """Answer the question whether a seat acts or speaks without being asked."""
    ticket = _ticket_of(message)
    if ticket is None:
        raise ConquistaError("interrupt: expected a whole number")
    game, view, _ = _read_view(message)
    level = message.get("level")
    find_bot(level)
    talk = message.get("talk", "")
    if talk not in TALK_LEVELS:
        raise ConquistaError(f"talk: expected one of {', '.join(filter(None, TALK_LEVELS))}")
    heard = read_heard(message, game, seats_of(view))
    temperament = temperament_of(level)
    done = game.bots.act(view, temperament, heard, talk) or game.talk.speech(
        view, heard, talk, temperament
    )
    return {"answer": ticket, "action": None if done is None else encode(done), "thought": None}


def _answer_question(
    message: dict[str, Json], inbox: Inbox, helpers: Sequence[Helper] = ()
) -> Json:
    """Return the reply to an `ask` message: the chosen action and what the bot found.

    Raises ConquistaError when the message is malformed or its view allows other actions.
    """
    ticket = _ticket_of(message)
    if ticket is None:
        raise ConquistaError("ask: expected a whole number")
    try:
        game, view, seed = _read_view(message)
        legal = message.get("legal")
        if not isinstance(legal, list) or not legal:
            raise ConquistaError("legal: expected a list of answers")
        codes = [
            game.code(decode_kind(game.actions, item, f"legal[{i}]"))
            for i, item in enumerate(legal)
        ]
    except (CodecError, IllegalActionError) as error:
        raise ConquistaError(str(error)) from None
    bot = find_bot(message.get("level"))
    heard = read_heard(message, game, seats_of(view))
    if not set(codes) <= set(game.sampler(view)(Rng(seed)).codes()):
        raise ConquistaError("legal: not the answers this view allows")
    own_budget = replace(bot.budget(game, view), seconds=DEFAULT_SECONDS / effort_divisor(view))
    budget = replace(_parse_budget(message, own_budget), cancelled=inbox.is_cancelled)
    searches, part, about = (
        _parse_searches(message),
        _parse_part(message),
        _parse_about(message, game, codes),
    )
    sensible = game.bots.sensible_codes(view, codes)
    codes = [code for code in codes if code in sensible or code == about]
    if part is not None:
        alone = replace(budget, rollouts=False)
        thought = think_once(bot, game, view, codes, seed, alone, part)
        best, thought_data = thought.code, helping.result_data(thought)
    elif searches == 1:
        temperament = temperament_of(message.get("level"))
        thought = think_bound(bot, game, view, codes, heard, seed, budget, temperament)
        best, thought_data = thought.code, search_data(game, thought)
    else:
        together = helping.SharedSearch(helpers, message)
        appraisal = appraise(
            bot, game, view, codes, seed, search_budget(budget), searches, together
        )
        if not appraisal.moves and len(codes) > 1:
            appraisal = compare(
                game, view, codes, appraisal.best, seed, search_budget(budget), about
            )
        elif about is not None and not is_fairly_tried(appraisal, about):
            # The action that was played is judged, however little the searches tried it.
            both = [code for code in codes if code in (appraisal.best, about)]
            legal = [encode(game.action(code)) for code in both]
            together = helping.SharedSearch(helpers, {**message, "legal": legal})
            lots = derived_seed(seed, MAX_SEARCHES + 2)
            again = appraise(bot, game, view, both, lots, search_budget(budget), searches, together)
            appraisal = add_fair_value(appraisal, again, about)
        lots = derived_seed(seed, MAX_SEARCHES + 1)
        examined = [move.code for move in appraisal.moves]
        chances = find_chances(game, view, examined, lots, budget)
        appraisal = prefer_thrift(game, view, codes, appraisal, chances)
        looked_at = with_code([move.code for move in appraisal.moves], about)
        reasons = find_reasons(game, view, looked_at, lots, budget).with_chances(chances)
        best, thought_data = appraisal.best, appraisal_data(game, appraisal, reasons)
    return {"answer": ticket, "action": encode(game.action(best)), "thought": thought_data}


def _parse_budget(message: dict[str, Json], own: Budget) -> Budget:
    """Return the limits in a message, or `own` if it sets none. Raises ConquistaError."""
    iterations, seconds = message.get("iterations"), message.get("seconds")
    if iterations is None and seconds is None:
        return own
    if iterations is not None and (whole_number(iterations) is None or iterations < 1):
        raise ConquistaError("iterations: expected a whole number above 0")
    if seconds is not None and (
        type(seconds) not in (int, float) or not 0 < seconds <= MAX_SECONDS
    ):
        raise ConquistaError(f"seconds: expected a number above 0, at most {MAX_SECONDS}")
    return Budget(iterations, seconds)


def _parse_searches(message: dict[str, Json]) -> int:
    """Return the number of searches a message asks for, by default 1. Raises ConquistaError."""
    searches = message.get("searches", 1)
    if whole_number(searches) is None or not 1 <= searches <= MAX_SEARCHES:
        raise ConquistaError(f"searches: expected a whole number from 1 to {MAX_SEARCHES}")
    return int(searches)


def _parse_part(message: dict[str, Json]) -> int | None:
    """Return the number of the single search that is asked for, or None for all of them."""
    part = message.get("part")
    if part is not None and (whole_number(part) is None or not 0 <= part < MAX_SEARCHES):
        raise ConquistaError(f"part: expected a whole number from 0 to {MAX_SEARCHES - 1}")
    return whole_number(part)


def _parse_about(message: dict[str, Json], game: Game, codes: Sequence[Code]) -> Code | None:
    """Return the action whose consequences are reported in any case, or None."""
    if (written := message.get("about")) is None:
        return None
    try:
        code = game.code(decode_kind(game.actions, written, "about"))
    except (CodecError, IllegalActionError) as error:
        raise ConquistaError(str(error)) from None
    if code not in codes:
        raise ConquistaError("about: not one of the legal answers")
    return code


def search_data(game: Game, thought: SearchResult) -> Json:
    """Return the JSON of a search result for an answer."""
    return {
        "iterations": thought.iterations,
        "seconds": round(thought.seconds, 3),
        "moves": [
            {
                "action": encode(game.action(move.code)),
                "visits": move.visits,
                "value": round(move.value, 4),
            }
            for move in thought.moves[:MAX_MOVES]
        ],
    }


def appraisal_data(game: Game, appraisal: Appraisal, reasons: Reasons) -> Json:
    """Return the JSON of an appraisal for an answer, with the reasons."""
    return {
        "iterations": appraisal.iterations,
        "seconds": round(appraisal.seconds, 3),
        "searches": appraisal.searches,
        "worlds": reasons.worlds,
        **({"then_idle": True} if appraisal.then_idle else {}),
        "moves": [
            {
                "action": encode(game.action(move.code)),
                "visits": move.visits,
                "value": round(move.value, 4),
                "doubt": None if move.margin is None else round(move.margin, 4),
                "chances": [round(chance, 4) for chance in move.chances],
                **({"near": round(move.near, 4)} if move.near else {}),
                **reasons.fact_data(move.code),
            }
            for move in appraisal.moves[:MAX_APPRAISED]
        ],
    }


def _read_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; a line that is too long is cut where it exceeds the limit."""
    while line := stream.readline(MAX_LINE_BYTES):
        yield line
        while len(line) == MAX_LINE_BYTES and not line.endswith(b"\n"):
            line = stream.readline(MAX_LINE_BYTES)


def main() -> int:
    """Serve standard input and output; accidental prints go to standard error."""
    restore_interrupt_default()
    lower_priority()
    out, sys.stdout = sys.stdout, sys.stderr
    for stream in (out, sys.stderr):
        # The encoding must not depend on the environment.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    helpers = [Helper() for _ in range(parallel_searches() - 1)]
    heard = serve(_read_lines(sys.stdin.buffer), out, helpers)
    for helper in helpers:
        helper.close()
    if not heard:
        # The reading thread still waits for input; a normal exit would abort because of it.
        os._exit(0)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
