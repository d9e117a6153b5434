"""The check for authors of bots: it passes who keeps to the protocol and names what is wrong."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from pathlib import Path

import pytest

from engine.commands import check_bot
from engine.commands.check_bot import Finding, check
from engine.commands.cli import add_commands, new_parser, run

#: A bot in which one thing may be wrong, named by its first argument.
BOT = """
import json, sys, time
wrong = sys.argv[1]
if wrong == "dies":
    sys.exit("no licence found")
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        if wrong == "babbles":
            print("ready!", flush=True)
        games = [{"id": "chess" if wrong == "foreign" else "contrees", "version": 1}]
        version = {"newer": 3, "talks": 2, "rude": 2, "unasked": 2}.get(wrong, 1)
        reply = {"hello": version, "games": games, "bots": ["first"]}
        if wrong == "nameless":
            reply["bots"] = []
    elif "ask" in message:
        action = {"do": "place", "at": "9,9,N"} if wrong == "illegal" else message["legal"][0]
        ticket = message["ask"] + (wrong == "confused")
        reply = {"answer": ticket, "action": action, "thought": None}
        if wrong == "silent":
            continue
        if wrong == "sorry":
            reply = {"error": ticket, "message": "I only know chess"}
        if wrong == "picky" and "searches" in message:
            sys.exit(1)
    elif "interrupt" in message:
        if wrong == "unasked":
            sys.exit(1)
        to = message["view"]["seat"] if wrong == "rude" else None
        said = {"do": "say_remark", "word": "thanks", **({"to": to} if to is not None else {})}
        reply = {"answer": message["interrupt"], "action": said}
    elif "cancel" in message:
        if wrong == "impatient":
            sys.exit(1)
        continue
    elif "quit" in message:
        if wrong == "stays":
            continue
        break
    print(json.dumps(reply), flush=True)
if wrong == "clings":
    time.sleep(60)
"""


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_bot, "QUESTIONS_PER_GAME", 2)


def faults(wrong: str) -> list[Finding]:
    findings = list(check([sys.executable, "-c", BOT, wrong]))
    return [finding for finding in findings if finding.fault]


def test_who_keeps_to_the_protocol_has_no_faults() -> None:
    findings = list(check([sys.executable, "-c", BOT, "nothing"]))
    assert not [finding for finding in findings if finding.fault]
    assert sum("contrees" in finding.what for finding in findings) == 1
    assert len(findings) == 7


def test_a_program_of_version_2_may_speak() -> None:
    findings = list(check([sys.executable, "-c", BOT, "talks"]))
    assert not [finding for finding in findings if finding.fault]
    assert any("it may interrupt" in finding.what for finding in findings)


@pytest.mark.parametrize(
    ("wrong", "what", "fault"),
    [
        ("dies", "goes on", "no licence found"),
        ("babbles", "goes on", "ready!"),
        ("newer", "who it is", "hello: expected 2, or 1"),
        ("rude", "contrees: it may interrupt", "refused as nobody"),
        ("unasked", "goes on", "it has ended"),
        ("nameless", "who it is", "bots: expected a list of names"),
        ("foreign", "who it is", "chess"),
        ("illegal", "contrees: it answers", "none of the legal answers"),
        ("confused", "contrees: it answers", "expected the ticket 1"),
        ("sorry", "contrees: it answers", "I only know chess"),
        ("impatient", "goes on", "it has ended"),
        ("picky", "goes on", "it has ended"),
    ],
)
def test_faults_of_a_program_are_named(wrong: str, what: str, fault: str) -> None:
    # Nothing after it need be tried.
    first = next(one for one in check([sys.executable, "-c", BOT, wrong]) if one.fault)
    assert what in first.what
    assert fault in first.fault


def test_silence_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_bot.RunningProgram.receive, "__defaults__", (0.5,))
    assert [finding.fault for finding in faults("silent")] == ["no answer within 0.5 s"]


def test_complaints_that_are_read_late_are_quoted(monkeypatch: pytest.MonkeyPatch) -> None:
    killed = threading.Event()
    read, kill = check_bot.RunningProgram._read_complaints, check_bot.RunningProgram.kill

    def late(program: check_bot.RunningProgram) -> None:
        killed.wait()
        read(program)

    def told(program: check_bot.RunningProgram) -> None:
        killed.set()
        kill(program)

    monkeypatch.setattr(check_bot.RunningProgram, "_read_complaints", late)
    monkeypatch.setattr(check_bot.RunningProgram, "kill", told)
    assert "(no licence found)" in faults("dies")[-1].fault


@pytest.mark.parametrize(
    ("wrong", "what"),
    [("stays", "it leaves when told to"), ("clings", "it leaves when its input is closed")],
)
def test_who_does_not_leave_is_named(
    wrong: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_bot, "EXIT_SECONDS", 0.3)
    assert what in [finding.what for finding in faults(wrong)]


def told(capsys: pytest.CaptureFixture[str], *given: str) -> tuple[int, str]:
    parser, commands = new_parser()
    add_commands(commands)
    return run(parser, ["bot", "--check", *given]), capsys.readouterr().out


def test_the_command_prints_what_it_tried(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = told(capsys, sys.executable, "-c", BOT, "illegal")
    assert code == 1
    assert "FAULT contrees: it answers" in said
    code, said = told(capsys, "--json", sys.executable, "-c", BOT, "nothing")
    assert code == 0
    assert {finding["fault"] for finding in json.loads(said)["findings"]} == {None}


def test_a_program_that_is_not_there_is_a_fault(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, said = told(capsys, str(tmp_path / "absent"))
    assert code == 1
    assert "No such file" in said


def test_the_documented_bots_pass(tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    node = shutil.which("node")
    for fence, interpreter in (("python", sys.executable), ("javascript", node)):
        block = text.partition(f"```{fence}\n")[2].partition("```")[0]
        assert block
        program = tmp_path / fence
        program.write_text(block, encoding="utf-8")
        if interpreter is not None:
            assert not [one for one in check([interpreter, str(program)]) if one.fault]
