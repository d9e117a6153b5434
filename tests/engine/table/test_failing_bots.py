"""Bots that fail: asked once more in a new process, then replaced; in both event loops."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.values import Json
from engine.play.match import Match
from engine.play.record import from_text, to_text
from engine.table import players
from engine.table.bot_process import BotProcess, Bots
from tests.desktop.system import hostile_worker
from tests.desktop.system.hostile_worker import BEHAVIOURS, REASONS
from tests.engine.table.kit import HeldBots, Laid, Turner, a_match, bot, human

#: A worker that misbehaves as its argument says, and answers rightly after a restart if told so.
FAKE = """
import json, os, sys, time
how, flag = sys.argv[1], sys.argv[2]
first = not os.path.exists(flag)
open(flag, "w").close()
for line in sys.stdin:
    message = json.loads(line)
    if "ask" not in message:
        break
    if how.endswith("once") and not first:
        print(json.dumps({"answer": message["ask"], "action": message["legal"][0]}), flush=True)
    elif how.startswith("die"):
        sys.exit(3)
    elif how.startswith("garbage"):
        print("{ not json", flush=True)
    elif how.startswith("illegal"):
        action = {"do": "place", "card": "r1", "cell": "N3"}
        print(json.dumps({"answer": message["ask"], "action": action}), flush=True)
    elif how.startswith("late"):
        print(json.dumps({"answer": message["ask"] - 1, "action": message["legal"][0]}), flush=True)
        print(json.dumps({"answer": message["ask"], "action": message["legal"][0]}), flush=True)
"""
#: Of every kind of failure some run every time.
QUICK = {
    *("hangs", "closes its output and stays", "answers another ticket", "answers a huge ticket"),
    *("an empty line", "nested deeply", "bytes that are no text", "an enormous word"),
    *("an unknown action", "a card it has not", "no action"),
    *("leaves", "leaves in the middle of a line", "kills itself"),
    *("a line without end", "lines without end", "many tiny lines", "complains without end"),
    *("an error", "explains itself oddly"),
}


def marks(match: Match) -> list[Json]:
    return [(mark["mark"], mark["reason"]) for mark in match.record.marks]


@pytest.fixture
def processes() -> Iterator[list[BotProcess]]:
    """Yield a list of processes, which are closed before their loop."""
    made: list[BotProcess] = []
    yield made
    for process in made:
        process.close()


def lay(turner: Turner, processes: list[BotProcess], *command: str) -> Laid:
    """Lay a table of Cannir for two bots in a process."""
    process = BotProcess(turner.loop, command or None, contained=False)
    processes.append(process)
    return Laid(turner, a_match(bot(), bot(), game="cannir"), process)


def fake(how: str, folder: Path) -> tuple[str, ...]:
    return sys.executable, "-c", FAKE, how, str(folder / "started")


@pytest.mark.parametrize(
    "how", [pytest.param(how, marks=() if how in QUICK else pytest.mark.slow) for how in BEHAVIOURS]
)
def test_the_match_goes_on_to_its_end(
    turner: Turner, processes: list[BotProcess], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    assert set(BEHAVIOURS) >= QUICK
    reason = REASONS[how]
    monkeypatch.setattr(players, "MAX_SILENCE_S", 0.5 if reason == "silent" else 60.0)
    laid = lay(turner, processes, sys.executable, hostile_worker.__file__, how)
    laid.until_over()
    expected = [] if reason is None else [("restarted", reason), ("replaced", reason)]
    assert marks(laid.match) == expected
    assert [report[1:] for report in laid.reported("bot_failed")] == expected
    assert {mark["ply"] for mark in laid.match.record.marks} <= {0}
    if reason is not None:
        assert laid.match.record.thoughts == ()
    assert Match(from_text(to_text(laid.match.record))).result == laid.match.result


@pytest.mark.parametrize("how", ["die-once", "garbage-once", "illegal-once"])
def test_a_bot_that_recovers_is_only_restarted(
    turner: Turner, processes: list[BotProcess], tmp_path: Path, how: str
) -> None:
    laid = lay(turner, processes, *fake(how, tmp_path))
    laid.until_over()
    assert [mark for mark, _ in marks(laid.match)] == ["restarted"]


def test_late_answers_are_dropped(
    turner: Turner, processes: list[BotProcess], tmp_path: Path
) -> None:
    laid = lay(turner, processes, *fake("late", tmp_path))
    laid.until_over()
    assert not laid.match.record.marks


def test_a_program_that_does_not_exist_is_survived(
    turner: Turner, processes: list[BotProcess], tmp_path: Path
) -> None:
    laid = lay(turner, processes, str(tmp_path / "absent"))
    laid.until_over()
    assert marks(laid.match) == [("restarted", "not_started"), ("replaced", "not_started")]


def test_our_own_bots_play_a_whole_match(turner: Turner, processes: list[BotProcess]) -> None:
    laid = lay(turner, processes)
    laid.until_over()
    assert laid.reported("finished") == [(laid.match.result,)]
    assert len(laid.reported("advanced")) == laid.match.ply
    assert not laid.match.record.marks


# -- without a process -----------------------------------------------------------------------------


def test_failures_of_one_process_count_for_all_its_seats(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(bot(), bot(), human(), game="cannir"), bots)
    laid.table.start()
    turner.settle()
    bots.fail("ended")
    assert bots.restarts == 1
    assert laid.reported("bot_failed") == [(0, "restarted", "ended")]
    bots.reply(bots.ticket, bots.asked[bots.ticket].legal[0])
    while laid.match.decision is not None and laid.match.decision.seat == 0:
        turner.settle()
        bots.reply(bots.ticket, bots.asked[bots.ticket].legal[0])
    turner.settle()
    asked = bots.ticket
    bots.fail("nonsense")
    assert laid.reported("bot_failed")[1:] == [(1, "replaced", "nonsense")]
    # The heuristic of the game answers for both from now on.
    turner.until(lambda: laid.match.decision is not None and laid.match.decision.seat == 2)
    assert bots.ticket == asked


def test_every_program_has_a_process_of_its_own(turner: Turner) -> None:
    opened: list[HeldBots] = []

    def open_program(level: str) -> tuple[Bots, str]:
        assert level == "program:Deep"
        opened.append(HeldBots())
        return opened[-1], "first"

    shared = HeldBots()
    seats = bot("program:Deep"), bot("program:Deep"), human()
    laid = Laid(turner, a_match(*seats, game="cannir"), shared, open_program=open_program)
    laid.table.start()
    turner.settle()
    one, other = opened
    assert one.asked[one.ticket].level == "first"
    assert not other.asked
    assert not shared.asked
    one.reply(one.ticket, one.asked[one.ticket].legal[0], thought={"iterations": 5})
    assert laid.match.ply == 1
    assert laid.match.record.thoughts == (), "its search cannot be repeated"
    laid.table.close()
    assert one.restarts == other.restarts == 1


@pytest.mark.parametrize("why", ["gone", "walls"])
def test_a_program_that_cannot_be_opened_is_replaced_when_it_is_asked(
    turner: Turner, why: str
) -> None:
    seats = bot("program:Deep"), human()
    laid = Laid(turner, a_match(*seats, game="cannir"), HeldBots(), open_program=lambda _: why)
    laid.table.start()
    assert not laid.reported("bot_failed")
    turner.settle()
    assert laid.reported("bot_failed") == [(0, "replaced", why)]
    assert laid.match.steps[0].seat == 0
