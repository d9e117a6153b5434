"""The bots' process: one JSON line in, one out, whatever it is fed; and it leaves when told."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.bots import protocol, worker
from engine.bots.appraisal import FAIR_VISIT_SHARE
from engine.bots.bot import Budget, SearchResult
from engine.bots.levels import BOTS
from engine.bots.protocol import PROTOCOL_VERSION
from engine.bots.reasons import MAX_EXAMINED, MAX_WORLDS
from engine.bots.thinking import PRIVATE_DIVISOR
from engine.bots.worker import DEFAULT_SECONDS, MAX_MOVES
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Code, View
from engine.data.codec import decode_kind, encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.engine.bots.kit import CANNIR, moment, question, think
from tests.patience import PATIENCE_S


class Talk:
    """A worker process and what is said to it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "engine.bots.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
            text=True,
            encoding="utf-8",
        )

    def say(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.endswith("\n"), "the worker died"
        return json.loads(line)

    def ask(self, message: Any) -> Any:
        self.say(message)
        return self.hear()

    def end(self) -> tuple[str, str, int]:
        """Close its input; what else it says, and its exit status."""
        out, errors = self.process.communicate(timeout=PATIENCE_S)
        return out, errors, self.process.returncode


@pytest.fixture(name="lasting", scope="module")
def lasting_talk() -> Iterator[Talk]:
    """Yield a worker that goes on after whatever one test after the other says to it."""
    talk = Talk()
    yield talk
    talk.process.kill()
    talk.process.communicate()


@pytest.fixture
def talk() -> Iterator[Talk]:
    """Yield a worker of its own, for a test that ends it."""
    talk = Talk()
    yield talk
    talk.process.kill()
    talk.process.communicate()


def asked(ticket: int = 1, level: str = "level1", **changed: Any) -> dict[str, Any]:
    """Return a question about a Cannir match in play."""
    view, codes = question(moment(4, 3))
    message = {
        "ask": ticket,
        "game": "cannir",
        "version": CANNIR.version,
        "view": encode(view),
        "legal": [encode(CANNIR.action(code)) for code in codes],
        "level": level,
        "seed": 7,
    }
    return {**message, **changed}


def test_hello_tells_the_games_and_the_bots(lasting: Talk) -> None:
    assert lasting.ask({"hello": PROTOCOL_VERSION}) == {
        "hello": PROTOCOL_VERSION,
        "games": [{"id": game.id, "version": game.version} for game in GAMES.values()],
        "bots": list(BOTS),
    }


def test_an_answer_is_the_thought_of_the_bot(lasting: Talk) -> None:
    state = moment(4, 3)
    for name in ("random", "scripted", "level1", "level3"):
        reply = lasting.ask(asked(5, name))
        assert reply["answer"] == 5
        thought = think(name, state, 7)
        action = decode_kind(CANNIR.actions, reply["action"])
        assert CANNIR.code(action) == thought.code
        told = reply["thought"]
        assert told["iterations"] == thought.iterations
        assert len(told["moves"]) == min(MAX_MOVES, len(thought.moves))
        for move, known in zip(told["moves"], thought.moves, strict=False):
            assert move["action"] == encode(CANNIR.action(known.code))
            assert (move["visits"], move["value"]) == (known.visits, round(known.value, 4))


def test_limits_are_kept(lasting: Talk) -> None:
    assert lasting.ask(asked(level="level5", iterations=21))["thought"]["iterations"] == 21
    limited = lasting.ask(asked(level="level5", seconds=0.01, iterations=10**9))
    assert 1 <= limited["thought"]["iterations"] < 10**6


def test_searches_say_how_sure_they_are(lasting: Talk) -> None:
    told = lasting.ask(asked(level="level3", iterations=60, searches=3))["thought"]
    assert (told["searches"], told["iterations"]) == (3, 60)
    assert len(told["moves"]) > MAX_MOVES
    for move in told["moves"]:
        assert move["doubt"] is None or 0 <= move["doubt"] <= 1
        assert move["chances"] == [], "all may lose in Cannir"
    plain = lasting.ask(asked(level="level3", iterations=60, searches=1))["thought"]
    assert not {"searches", "worlds"} & plain.keys()
    # What is answered without a search is compared.
    cortez = GAMES["cortez"]
    view, codes = question(cortez.start(cortez.options(), 2, Rng(1)), cortez)
    legal = [encode(cortez.action(code)) for code in codes]
    game = {"game": "cortez", "version": cortez.version, "view": encode(view), "legal": legal}
    plain = lasting.ask(asked(level="level5", **game))["thought"]
    assert (plain["iterations"], plain["moves"]) == (0, [])
    told = lasting.ask(asked(level="level5", iterations=30, searches=2, **game))["thought"]
    assert told["iterations"] == 30
    assert len(told["moves"]) > 1
    assert all("facts" in move and move["doubt"] is not None for move in told["moves"])


def test_searches_say_what_comes_of_the_first_answers(lasting: Talk) -> None:
    told = lasting.ask(asked(level="level3", iterations=60, searches=2))["thought"]
    assert told["worlds"] == MAX_WORLDS
    examined = ["facts" in move for move in told["moves"]]
    assert sum(examined) == MAX_EXAMINED
    assert all(examined[: MAX_EXAMINED // 2])
    # A hint shows answers of different cards: the best one of each is among them.
    cards = [move["action"]["card"] for move in told["moves"]]
    assert all(examined[cards.index(card)] for card in cards)
    facts = [fact for move in told["moves"] for fact in move.get("facts", [])]
    assert facts
    for fact in facts:
        assert fact.keys() == {"fact", "about", "seat", "number", "worlds"}
        assert 0 < fact["worlds"] <= MAX_WORLDS


def test_the_worker_reports_effects_of_the_asked_answer(lasting: Talk) -> None:
    limits = {"iterations": 60, "searches": 2}
    moves = lasting.ask(asked(level="level3", **limits))["thought"]["moves"]
    last = moves[-1]["action"]
    assert "facts" not in moves[-1]
    moves = lasting.ask(asked(level="level3", **limits, about=last))["thought"]["moves"]
    (told,) = (move for move in moves if move["action"] == last)
    assert "facts" in told
    assert sum("facts" in move for move in moves) == MAX_EXAMINED


def test_the_answer_that_is_asked_about_is_tried_enough_to_be_judged(lasting: Talk) -> None:
    limits = {"iterations": 400, "searches": 2}
    moves = lasting.ask(asked(level="level3", **limits))["thought"]["moves"]
    last = moves[-1]
    assert last["visits"] < FAIR_VISIT_SHARE * moves[0]["visits"]
    moves = lasting.ask(asked(level="level3", **limits, about=last["action"]))["thought"]["moves"]
    (told,) = (move for move in moves if move["action"] == last["action"])
    assert told["visits"] > last["visits"]
    assert told["doubt"] is not None


@pytest.mark.parametrize(
    "garbage",
    [
        "{",
        "not json",
        "[" * 5000,
        "3",
        "null",
        "[]",
        "{}",
        '{"ask": "one"}',
        '{"ask": true}',
        '{"cancel": 4}\n{"what": 1}',
        "\x00\x01",
    ],
)
def test_garbage_is_answered_and_survived(lasting: Talk, garbage: str) -> None:
    reply = lasting.ask(garbage)
    assert reply["error"] is None
    assert reply["message"]
    assert lasting.ask({"hello": 1})["hello"] == PROTOCOL_VERSION


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"version": 99}, "version"),
        ({"view": None}, "view"),
        ({"view": {}}, "view"),
        ({"view": {**asked()["view"], "extra": 1}}, "extra"),
        ({"legal": []}, "legal"),
        ({"legal": [{"do": "dance"}]}, "dance"),
        ({"legal": [{"do": "place", "card": "x9", "cell": "C"}]}, "x9"),
        ({"legal": [{"do": "resign"}]}, "resign is no answer"),
        ({"legal": [{"do": "place", "card": "r1", "cell": "C"}]}, "legal"),
        ({"level": "level9"}, "level9"),
        ({"level": 5}, "bot"),
        ({"seed": "x"}, "seed"),
        ({"iterations": 0}, "iterations"),
        ({"seconds": -1}, "seconds"),
        ({"about": {"do": "dance"}}, "dance"),
        ({"about": {"do": "place", "card": "r1", "cell": "C"}}, "about"),
        ({"searches": 0}, "searches"),
        ({"searches": 17}, "searches"),
        ({"searches": "5"}, "searches"),
        ({"view": {**asked()["view"], "pile": 3}}, "view"),
        ({"view": {**asked()["view"], "board": []}}, ""),
    ],
)
def test_bad_questions_are_refused_under_their_ticket(
    lasting: Talk, changed: dict[str, Any], word: str
) -> None:
    reply = lasting.ask(asked(8, **changed))
    assert reply["error"] == 8
    assert word in reply["message"]
    assert "\n" not in reply["message"]
    assert lasting.ask(asked(9))["answer"] == 9


ENDLESS: dict[str, Any] = {"level": "level5", "iterations": 10**9}


def test_a_cancel_ends_a_search_without_an_answer(lasting: Talk) -> None:
    lasting.say(asked(1, **ENDLESS))
    lasting.say({"cancel": 1})
    assert lasting.ask(asked(2))["answer"] == 2


def test_a_cancelled_question_still_waiting_is_dropped(lasting: Talk) -> None:
    for ticket in (1, 2, 3):
        lasting.say(asked(ticket, **ENDLESS))
    for ticket in (3, 2, 1):
        lasting.say({"cancel": ticket})
    assert lasting.ask({"hello": 1})["hello"] == PROTOCOL_VERSION


def test_cancelling_something_else_changes_nothing(lasting: Talk) -> None:
    lasting.say({"cancel": 77})
    lasting.say({"cancel": None})
    assert lasting.ask(asked(1))["answer"] == 1
    lasting.say({"cancel": 1})
    assert lasting.ask(asked(2))["answer"] == 2


@pytest.mark.parametrize("busy", [False, True])
def test_quit_ends_the_process(talk: Talk, busy: bool) -> None:
    if busy:
        talk.say(asked(1, **ENDLESS))
    talk.say({"quit": True})
    assert talk.end() == ("", "", 0)


@pytest.mark.parametrize("busy", [False, True])
def test_a_closed_input_ends_the_process(talk: Talk, busy: bool) -> None:
    if busy:
        talk.say(asked(1, **ENDLESS))
    assert talk.end() == ("", "", 0)


def test_a_view_without_hidden_cards_to_peek_at(lasting: Talk) -> None:
    """What is sent never holds a card the seat cannot see."""
    hands = asked()["view"]["hands"]
    seat = asked()["view"]["seat"]
    assert all(card is None for holder, hand in enumerate(hands) if holder != seat for card in hand)


def documented(fence: str) -> list[str]:
    """Lines of the code blocks in the protocol's description that open with this fence."""
    text = (Path(__file__).parents[3] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    return [
        line
        for block in text.split("```")[1::2]
        if block.partition("\n")[0] == fence
        for line in block.splitlines()[1:]
    ]


def without_time(reply: Any) -> Any:
    if isinstance(reply.get("thought"), dict):
        reply["thought"].pop("seconds")
    return reply


def test_the_documented_conversation_is_true(talk: Talk) -> None:
    told = documented("")
    assert [line[0] for line in told] == [">", "<", ">", "<", ">"]
    for line in told:
        if line.startswith("<"):
            assert without_time(talk.hear()) == without_time(json.loads(line[2:]))
        else:
            talk.say(line[2:])
    assert talk.end() == ("", "", 0)


def test_the_documented_bot_answers_the_documented_question() -> None:
    question = next(line for line in documented("") if '"ask"' in line)[2:]
    smallest = subprocess.run(
        [sys.executable, "-c", "\n".join(documented("python"))],
        input=question + '\n{"cancel": 1}\n{"quit": true}\n',
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=True,
    )
    reply = json.loads(smallest.stdout)
    assert (reply["answer"], reply["action"]) == (1, json.loads(question)["legal"][0])


class Patient:
    """A bot that answers at once and remembers how long it might have thought."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []

    def budget(self, game: Game, view: View) -> Budget:
        return Budget(iterations=1)

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        self.budgets.append(budget)
        return SearchResult(codes[0], (), 0, 0.0)


def test_a_private_question_gets_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    patient = Patient()
    monkeypatch.setitem(BOTS, "patient", patient)
    match, private = Match(new_record(GAMES["condottiere3"], 3, 2)), []
    rng = Rng(2)
    while match.ply < 60 and match.decision is not None:
        seat = match.decision.seat
        request = protocol.Request(match.game, match.view(seat), match.legal(), "patient", 1)
        private.append(match.decision.private)
        worker._answer_question({"ask": match.ply, **request.message()}, worker.Inbox(()))
        legal = match.legal()
        match.submit(seat, legal[rng.below(len(legal))])
    assert len(set(private)) == 2
    shares = [PRIVATE_DIVISOR if number else 1 for number in private]
    assert [budget.seconds for budget in patient.budgets] == [
        DEFAULT_SECONDS / part for part in shares
    ]
