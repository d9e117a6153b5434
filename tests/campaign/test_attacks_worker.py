"""Views that do not fit their seats, floods and endless questions: the worker answers on."""

from __future__ import annotations

import copy
import json
import sys
import threading
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.bots.protocol import PROTOCOL_VERSION
from engine.data.codec import encode
from engine.games import GAMES
from tests.campaign.damage import WRONG
from tests.engine.bots.kit import moment
from tests.engine.bots.test_worker import Talk
from tests.patience import PATIENCE_S

#: Numbers that may stand where a seat, a card or a count does.
NUMBERS = (-1, 0, 1, 2, 3, 5, 6, 7, 50, 255, 9_999, 10_000, 2**31, 2**63, 10**30)

Place = tuple[str | int, ...]


#: Moments of every game and number of seats, at its beginning and well advanced.
MOMENTS = [
    (game.id, seats, plies)
    for game in GAMES.values()
    for seats in game.seats
    for plies in (3, 8, 14)
]


@cache
def question(name: str, seats: int, plies: int) -> dict[str, Any]:
    """Return the message with the open question of a moment."""
    game = GAMES[name]
    state = moment(plies + 1, plies, seats, game=game)
    return {
        "ask": 1,
        "game": game.id,
        "version": game.version,
        "view": encode(game.view(state, state.decision.seat)),
        "legal": [encode(game.action(code)) for code in state.codes()],
        "level": "level2",
        "seed": 3,
        "iterations": 4,
        "seconds": 0.3,
    }


def inside(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Yield everything in a view with its place."""
    yield place, value
    items: Any = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, item in items:
        yield from inside(item, (*place, key))


def unfit(view: Any, random: Random) -> Any:
    """Return a view of which some lists do not fit the seats, or one another."""
    view = copy.deepcopy(view)
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        found = [value for _, value in inside(view)]
        lists = [value for value in found if isinstance(value, list)]
        how = random.randrange(9)
        one = random.choice(lists)
        if how == 0 and one:
            one.append(copy.deepcopy(random.choice(one)))
        elif how == 1 and one:
            one.pop(random.randrange(len(one)))
        elif how == 2:
            one.clear()
        elif how == 3 and one:
            one.extend(copy.deepcopy(one[:50] * random.choice((1, 2, 9))))
        elif how == 4 and one:
            random.shuffle(one)
        elif how == 5 and one:
            one[random.randrange(len(one))] = copy.deepcopy(random.choice(found))
        elif how == 6:
            holder = random.choice([item for item in found if isinstance(item, dict) and item])
            key = random.choice(list(holder))
            holder[key] = copy.deepcopy(random.choice(found[1:]))
        elif how == 7:
            places = [place for place, value in inside(view) if isinstance(value, (int, bool))]
            if places:
                place = random.choice(places)
                holder = view
                for key in place[:-1]:
                    holder = holder[key]
                old = holder[place[-1]]
                holder[place[-1]] = not old if old in (True, False) else random.choice(NUMBERS)
        else:
            one.append(random.choice(WRONG[:60]))
    return view


def heard(talk: Talk, lines: bytes, replies: int = 1) -> list[Any]:
    """Return the replies to these lines; without a reply for too long the worker is killed."""
    stdin, stdout = talk.process.stdin, talk.process.stdout
    assert stdin is not None
    assert stdout is not None
    watch = threading.Timer(PATIENCE_S, talk.process.kill)
    watch.start()
    try:
        stdin.buffer.write(lines)  # type: ignore[attr-defined]
        stdin.flush()
        return [json.loads(stdout.readline()) for _ in range(replies)]
    finally:
        watch.cancel()


def clean(reply: Any) -> None:
    """A reply is an answer, or refuses in one clean line."""
    if "answer" not in reply:
        message = reply["message"]
        assert message.isprintable()
        assert 0 < len(message) <= 200
        for word in ("Error", "Traceback", "NoneType", "Errno", "object at"):
            assert word not in message


def attack(count: int, seed: int) -> tuple[int, int]:
    """Ask so many questions about unfit views; how many were answered and refused."""
    talk, answered = Talk(), 0
    try:
        for number in range(count):
            random = Random(seed * 100_000 + number)
            asked = {**question(*random.choice(MOMENTS))}
            asked["view"] = unfit(asked["view"], random)
            if random.random() < 0.1:
                asked["level"] = random.choice(("level1", "level3", "random"))
            line = json.dumps(asked).encode() + b"\n"
            try:
                (reply,) = heard(talk, line)
                clean(reply)
                answered += "answer" in reply
            except (AssertionError, ValueError) as error:
                error.add_note(f"seed {seed}, question {number}: {line[:4_000]!r}")
                raise
        (reply,) = heard(talk, b'{"hello": 1}\n')
        assert reply["hello"] == PROTOCOL_VERSION
    finally:
        talk.process.kill()
        talk.process.communicate()
    return answered, count - answered


def test_views_that_do_not_fit() -> None:
    answered, refused = attack(25, 1)
    assert answered
    assert refused


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 22))
def test_many_views_that_do_not_fit(seed: int) -> None:
    print(attack(150, seed))


def ask(ticket: int, **changed: Any) -> bytes:
    """Return a question that would be searched for long."""
    long = {"level": "level3", "iterations": 10**9, "seconds": 600, "ask": ticket}
    return json.dumps({**question(*MOMENTS[0]), **long, **changed}).encode() + b"\n"


FLOODS = {
    "empty lines": (b"\n", 2_000, 1),
    "objects": (b"{}\n", 1_000, 1),
    "cancels": (b'{"cancel": 7}\n', 20_000, 0),
    "huge cancels": (b'{"cancel": ' + b"9" * 300 + b"}\n", 2_000, 1),
    "odd cancels": (b'{"cancel": [1]}\n', 2_000, 1),
    "zeros": (b"\0\n", 2_000, 1),
    "nested": (b"[" * 900 + b"\n", 500, 1),
    "answers": (b'{"answer": 1}\n', 2_000, 1),
}


@pytest.mark.parametrize(
    "how",
    [pytest.param(how, marks=() if how == "objects" else pytest.mark.slow) for how in FLOODS],
)
def test_floods_of_tiny_lines(how: str) -> None:
    """Each is refused or passed over, and then it still answers."""
    line, count, each = FLOODS[how]
    talk = Talk()
    try:
        said: list[Any] = []
        # Nobody would read what it says while the pipe fills up.
        writing = threading.Thread(
            target=lambda: heard(talk, line * count + b'{"hello": 1}\n', 0), daemon=True
        )
        writing.start()
        stdout = talk.process.stdout
        assert stdout is not None
        watch = threading.Timer(PATIENCE_S, talk.process.kill)
        watch.start()
        while not said or "hello" not in said[-1]:
            said.append(json.loads(stdout.readline()))
        watch.cancel()
        writing.join()
        for reply in said[:-1]:
            clean(reply)
        assert each or len(said) == 1
        assert len(said) <= each * count + 1
        assert talk.end() == ("", "", 0)
    finally:
        talk.process.kill()
        talk.process.communicate()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a pipe that is closed")
@pytest.mark.parametrize("ending", ["quit", "close", "cancel"])
def test_endless_questions(ending: str) -> None:
    """A thousand questions without end wait; they are cancelled, or go with the worker."""
    talk, count = Talk(), 1_000
    try:
        heard(talk, b"".join(ask(number) for number in range(1, count + 1)), 0)
        if ending == "cancel":
            cancels = b"".join(b'{"cancel": %d}\n' % number for number in range(count, 0, -1))
            quick = ask(count + 1, iterations=1, seconds=0.1)
            (reply,) = heard(talk, cancels + quick)
            assert reply["answer"] == count + 1
            assert talk.end() == ("", "", 0)
        elif ending == "quit":
            heard(talk, b'{"quit": null}\n', 0)
            assert talk.process.wait(PATIENCE_S) == 0
        else:
            out, errors = talk.process.communicate(timeout=PATIENCE_S)
            assert (out, errors, talk.process.returncode) == ("", "", 0)
    finally:
        talk.process.kill()
        talk.process.communicate()
