"""The worker is fed damaged questions: each is answered or refused in one clean line."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from engine.bots.protocol import MAX_LINE_BYTES, PROTOCOL_VERSION
from engine.core.values import Json
from engine.data.codec import encode
from engine.games import GAMES
from tests.engine.bots.kit import moment
from tests.engine.bots.test_worker import Talk, asked
from tests.patience import PATIENCE_S

ODD: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 7, 255, 10**30, -(10**30), 1.5, 1e308, float("inf"), float("nan")),
    *("", "x", "r1", "\ud800", "\x1b[2J\n", "x" * 5000, [], {}, [[]], [None], {"do": "pass"}),
    [[[[[[[[]]]]]]]],
    list(range(500)),
)


def questions() -> list[Json]:
    """Return a question of every game, quickly answered."""
    asked = []
    for game in GAMES.values():
        state = moment(4, 9, game.seats[-1], game=game)
        assert state.decision is not None
        view = game.view(state, state.decision.seat)
        legal = [encode(game.action(code)) for code in state.codes()]
        asked.append(
            {
                "ask": 1,
                "game": game.id,
                "version": game.version,
                "view": encode(view),
                "legal": legal,
                "level": "level2",
                "seed": 3,
                "iterations": 5,
                "seconds": 0.5,
            }
        )
    return asked


def places(value: Json) -> list[tuple[Json, Any]]:
    """Return every (container, key) in a message."""
    if isinstance(value, dict):
        items: list[tuple[Any, Json]] = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    else:
        return []
    return [(value, key) for key, _ in items] + [
        place for _, item in items for place in places(item)
    ]


def damaged(message: Json, rng: random.Random) -> bytes:
    """Return a question spoilt in one way: as data or as text."""
    message = json.loads(json.dumps(message))
    how = rng.randrange(6)
    container, key = rng.choice(places(message))
    if how <= 2:
        container[key] = rng.choice(ODD)
    elif how == 3:
        del container[key]
    elif how == 4 and isinstance(container, list):
        container.extend(container * rng.randrange(1, 30))
    text = json.dumps(message).encode()
    if how == 5:
        at, length = rng.randrange(len(text)), rng.randrange(1, 9)
        noise = bytes(rng.choice(b'0{}[]",:\\x\x00\xff') for _ in range(rng.randrange(4)))
        text = text[:at] + noise + text[at + length :]
    return text.replace(b"\n", b" ") or b"{"


def attack(count: int, seed: int) -> None:
    rng = random.Random(seed)
    asked = questions()
    talk = Talk()
    stdin, stdout = talk.process.stdin, talk.process.stdout
    assert stdin is not None
    assert stdout is not None
    try:
        for number in range(count):
            line = damaged(rng.choice(asked), rng)
            watch = threading.Timer(PATIENCE_S, talk.process.kill)
            watch.start()
            stdin.buffer.write(line + b"\n")  # type: ignore[attr-defined]
            stdin.flush()
            told = stdout.readline()
            watch.cancel()
            where = f"line {number} of seed {seed}: {line[:2000]!r}"
            assert told.endswith("\n"), where
            reply = json.loads(told)
            if "answer" not in reply:
                message = reply["message"]
                assert 0 < len(message) <= 200, where
                assert message.isprintable(), where
                assert "Error(" not in message, where
        assert talk.ask({"hello": 1})["hello"] == PROTOCOL_VERSION
    finally:
        talk.process.kill()
        talk.process.communicate()


def test_hostile_lines() -> None:
    attack(60, 1)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 12))
def test_many_hostile_lines(seed: int) -> None:
    attack(100, seed)


def test_a_line_too_long_is_refused_and_forgotten() -> None:
    talk = Talk()
    reply = talk.ask('{"hello": "' + "x" * (3 * MAX_LINE_BYTES) + '"}')
    assert reply == {"error": None, "message": reply["message"]}
    assert talk.ask(asked(2))["answer"] == 2
    assert talk.end() == ("", "", 0)


@pytest.mark.parametrize("input_open", [True, False])
def test_whom_nobody_listens_to_leaves_quietly(input_open: bool) -> None:
    """Its output was closed before its input."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [sys.executable, "-m", "engine.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    os.close(writing)
    os.close(reading)
    assert process.stdin is not None
    assert process.stderr is not None
    process.stdin.write(b'{"hello": 1}\n{"hello": 1}\n')
    process.stdin.flush()
    if not input_open:
        process.stdin.close()
    assert process.wait(PATIENCE_S) == 0
    assert process.stderr.read() == b""
    process.stdin.close()
    process.stderr.close()
