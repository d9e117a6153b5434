"""External programs: checked, named, seated, missed when they are gone, and removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.names import level_detail, level_name
from desktop.play.bot_opener import BotOpener
from desktop.play.session import Session
from desktop.storage import external_bots
from desktop.storage.external_bots import ExternalBot
from desktop.storage.settings import Settings
from desktop.windows.dialogs.external_programs_dialog import ProgramsDialog
from desktop.windows.main import MainWindow
from desktop.windows.match_page import page_texts
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.commands.audit import questions, report
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import from_text, to_text
from engine.play.setup import DEFAULT_LEVEL, SeatSetup, decode_setup, default_setup, to_json
from engine.system import interpreters, sandbox
from engine.system.interpreters import SandboxError
from engine.table.players import ProgramPlayer
from tests.desktop.kit import Services, owned, settle

pytestmark = pytest.mark.usefixtures("unpainted")

#: The smallest bot of docs/bot-protocol.md, of Cannir, with one thing that may be wrong.
BOT = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if "hello" in message:
        reply = {"hello": 1, "games": [{"id": "cannir", "version": 1}], "bots": ["first"]}
    elif "ask" in message:
        if WRONG == "silent":
            continue
        legal = {"do": "fly"} if WRONG == "illegal" else message["legal"][0]
        if message["level"] != "first":
            sys.exit("asked for " + message["level"])
        reply = {"answer": message["ask"], "action": legal, "thought": {"iterations": 5}}
    elif "quit" in message:
        break
    else:
        continue
    print(json.dumps(reply), flush=True)
"""


def bot(folder: Path, name: str = "deep thought", wrong: str = "") -> str:
    file = folder / f"{name}.py"
    file.write_text(f"WRONG = {wrong!r}\n{BOT}", "utf-8")
    return str(file)


def known(file: str, name: str = "Deep") -> ExternalBot:
    return ExternalBot(name, file, "first", ("cannir",))


@pytest.fixture
def sheet(qtbot: QtBot, services: Services) -> ProgramsDialog:
    made = ProgramsDialog(services.settings, lambda game: TABLES[game].title(), None)  # type: ignore[arg-type]
    qtbot.addWidget(made)
    made.show()
    return made


def checked(qtbot: QtBot, sheet: ProgramsDialog, file: str) -> str:
    """Return the texts of the dialog after a check."""
    sheet.check(file)
    # Held: the sheet lets go of it while it is still speaking.
    checking = sheet._checking
    assert checking is not None
    with qtbot.waitSignal(checking.ended):
        pass
    settle()
    assert sheet._checking is None
    return sheet._result_label.text()


def test_a_sound_program_is_added_and_can_be_named_and_removed(
    qtbot: QtBot, sheet: ProgramsDialog, services: Services, tmp_path: Path
) -> None:
    file = bot(tmp_path)
    assert "“deep thought” can take a seat now." in checked(qtbot, sheet, file)
    assert external_bots.programs(services.settings) == [known(file, "deep thought")]
    name = sheet.findChild(QLineEdit, "program-name")
    name.setText("Marvin")
    name.editingFinished.emit()
    assert external_bots.programs(services.settings) == [known(file, "Marvin")]
    assert external_bots.programs(Settings(tmp_path / "settings.json")) == [known(file, "Marvin")]
    (row,) = sheet._rows
    row.findChild(QPushButton, "remove").click()
    assert external_bots.programs(services.settings) == []
    assert Path(file).exists()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("WRONG = 'illegal'\n" + BOT, "It does not give a valid move in Cannir."),
        ("print('ready')", "It ended too early, or stopped responding."),
        (BOT.replace('"cannir"', '"chess"'), "It does not say who it is."),
        (BOT.replace('"version": 1', '"version": 99'), "It plays none of these games"),
    ],
)
def test_a_faulty_program_is_not_added_and_it_is_said_why(
    qtbot: QtBot,
    sheet: ProgramsDialog,
    services: Services,
    tmp_path: Path,
    content: str,
    said: str,
) -> None:
    file = tmp_path / "odd.py"
    file.write_text(content, "utf-8")
    told = checked(qtbot, sheet, str(file))
    assert told.startswith("“odd.py” was not added. ")
    assert said in told
    assert external_bots.programs(services.settings) == []


def test_a_check_can_be_stopped(
    qtbot: QtBot, sheet: ProgramsDialog, services: Services, tmp_path: Path
) -> None:
    sheet.check(bot(tmp_path, wrong="silent"))
    assert not sheet.findChild(QPushButton, "add").isEnabled()
    sheet.findChild(QPushButton, "stop").click()
    assert sheet._checking is None
    assert sheet.findChild(QPushButton, "add").isEnabled()
    assert external_bots.programs(services.settings) == []


#: A program that says what it is told, as a complaint of its author's.
NOSY = "import os, sys; sys.exit(' '.join(sorted(os.environ)))"


def test_a_check_tells_a_program_no_more_than_a_seat(
    qtbot: QtBot, sheet: ProgramsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CONQUISTA_SECRET", "42")
    file = tmp_path / "nosy.py"
    file.write_text(NOSY, "utf-8")
    told = checked(qtbot, sheet, str(file))
    assert "PATH" in told
    assert "CONQUISTA_SECRET" not in told
    assert "PYTHONPATH" not in told


def test_a_check_is_shut_in_where_that_goes(
    qtbot: QtBot, sheet: ProgramsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    monkeypatch.setattr(sandbox, "sandboxed", lambda command, _: ["walls", *command])
    told = checked(qtbot, sheet, bot(tmp_path))
    assert "It cannot be started." in told
    assert "walls" in told


def not_shut_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs are shut in here, but for this interpreter."""

    def refuse(interpreter: str, found: str) -> None:
        raise SandboxError(found)

    monkeypatch.setattr(sandbox, "is_available", lambda: True)
    monkeypatch.setattr(interpreters, "_find_interpreter", refuse)


def test_a_program_that_cannot_be_shut_in_is_not_added_and_it_is_said_why(
    qtbot: QtBot,
    sheet: ProgramsDialog,
    services: Services,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    not_shut_in(monkeypatch)
    told = checked(qtbot, sheet, bot(tmp_path))
    assert told.startswith("“deep thought.py” was not added. It cannot be isolated:")
    assert external_bots.programs(services.settings) == []


def test_a_program_that_cannot_be_shut_in_any_more_is_not_seated(
    qtbot: QtBot, services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    external_bots.add(services.settings, known(bot(tmp_path)))
    not_shut_in(monkeypatch)
    session = Session(match_with("program:Deep"), None, None, (), BotOpener(services.settings))  # type: ignore[arg-type]
    troubles: list[tuple[int, str, str]] = []
    session.bot_failed.connect(lambda *trouble: troubles.append(trouble))
    answered(qtbot, session)
    assert troubles == [(1, "replaced", "walls")]
    said = page_texts.bot_failure_text("replaced", "walls", "Otto", alone=True)
    assert said.startswith("Otto’s program cannot be isolated:")
    session.close()
    session.deleteLater()


def test_a_seat_is_offered_to_programs_that_play_the_game(
    shelf: ShelfPage, services: Services, tmp_path: Path
) -> None:
    external_bots.add(services.settings, known(bot(tmp_path)))
    settle()
    row = [row for row in shelf.findChildren(SeatRow) if row.isVisible()][1]
    level = row.findChildren(QComboBox)[1]
    assert level.itemText(level.count() - 1) == "Deep"
    level.setCurrentIndex(level.count() - 1)
    setup = shelf.setup()
    assert setup.chairs[1].level == "program:Deep"
    assert decode_setup(GAMES["cannir"], to_json(setup)) == setup
    # Removed, it leaves its chair to a bot of ours.
    external_bots.remove(services.settings, "Deep")
    settle()
    assert shelf.setup().chairs[1].level == DEFAULT_LEVEL
    assert (level_name("program:Deep"), level_detail("program:Deep")) == (
        "Deep",
        "Deep: a program of yours.",
    )


def match_with(level: str) -> Match:
    players = ({"kind": "human", "name": "Ana"}, {"kind": "bot", "name": "Otto", "level": level})
    return Match(new_record(GAMES["cannir"], 2, 3, None, players))


def answered(qtbot: QtBot, session: Session) -> None:
    """Answer until the bot has, once."""
    session.start()
    match = session.match
    while not any(step.seat == 1 for step in match.steps):
        decision = match.decision
        assert decision is not None
        if decision.seat == 0:
            session.submit(0, match.legal()[0])
        else:
            with qtbot.waitSignal(session.advanced):
                pass


def test_a_program_plays_and_its_match_is_kept_and_audited(
    qtbot: QtBot, window: MainWindow, services: Services, tmp_path: Path
) -> None:
    external_bots.add(services.settings, known(bot(tmp_path)))
    window.open_record(match_with("program:Deep").record)
    session = window.session
    assert isinstance(session, Session)
    player = session.players[1]
    assert isinstance(player, ProgramPlayer)
    assert player._process.is_sandboxed == sandbox.is_available()
    decision = session.match.decision
    if decision is not None and decision.seat == 0:
        session.submit(0, session.match.legal()[0])

    def has_answered() -> bool:
        return any(step.seat == 1 for step in session.match.steps)

    qtbot.waitUntil(has_answered)
    record = from_text(to_text(owned(session).record))
    assert record.marks == ()
    again = Match(record)
    (asked, *_) = questions(again)
    assert (asked.obstacle, asked.max_iterations) == ("program", 0)
    assert report(again)["bots"][0]["not_compared"] >= 1
    window.leave_table()


def test_a_program_that_is_gone_is_said_to_be_and_replaced(
    qtbot: QtBot, services: Services
) -> None:
    session = Session(match_with("program:Deep"), None, None, (), BotOpener(services.settings))  # type: ignore[arg-type]
    troubles: list[tuple[int, str, str]] = []
    session.bot_failed.connect(lambda *trouble: troubles.append(trouble))
    answered(qtbot, session)
    assert troubles == [(1, "replaced", "gone")]
    assert session.match.record.marks[0]["reason"] == "gone"
    said = page_texts.bot_failure_text("replaced", "gone", "Otto", alone=True)
    assert said.startswith("Otto’s program is no longer in your list.")
    session.close()
    session.deleteLater()


def test_that_a_program_is_gone_stays_to_be_read(qtbot: QtBot, window: MainWindow) -> None:
    window.open_record(match_with("program:Deep").record)
    session = window.session
    assert session is not None
    decision = session.match.decision
    if decision is not None and decision.seat == 0:
        session.submit(0, session.match.legal()[0])
    qtbot.waitUntil(lambda: any(step.seat == 1 for step in session.match.steps))
    assert window.notice.startswith("Otto’s program is no longer in your list.")
    window.leave_table()


def test_a_faulty_program_is_asked_twice_and_no_more(
    qtbot: QtBot, services: Services, tmp_path: Path
) -> None:
    external_bots.add(services.settings, known(bot(tmp_path, wrong="illegal")))
    session = Session(match_with("program:Deep"), None, None, (), BotOpener(services.settings))  # type: ignore[arg-type]
    troubles: list[tuple[int, str, str]] = []
    session.bot_failed.connect(lambda *trouble: troubles.append(trouble))
    answered(qtbot, session)
    assert troubles == [(1, "restarted", "illegal"), (1, "replaced", "illegal")]
    session.close()
    session.deleteLater()


def test_every_seat_of_a_program_has_a_process_of_its_own(
    qtbot: QtBot, services: Services, tmp_path: Path
) -> None:
    external_bots.add(services.settings, known(bot(tmp_path)))
    entry = {"kind": "bot", "name": "Otto", "level": "program:Deep"}
    match = Match(new_record(GAMES["cannir"], 2, 3, None, (entry, entry)))
    session = Session(match, None, None, (), BotOpener(services.settings))  # type: ignore[arg-type]
    one, other = session.players
    assert isinstance(one, ProgramPlayer)
    assert isinstance(other, ProgramPlayer)
    assert one._process is not other._process
    session.deleteLater()


def test_invalid_programs_in_the_settings_are_ignored(services: Services) -> None:
    sound = {"name": "A", "file": "/a", "bot": "b", "games": ["cannir"]}
    odd = [7, {}, {**sound, "name": ""}, {**sound, "name": "x" * 25}, {**sound, "games": 3}]
    services.settings.set("programs", [*odd, sound, sound])
    assert external_bots.programs(services.settings) == [ExternalBot("A", "/a", "b", ("cannir",))]
    assert not external_bots.rename(services.settings, "A", "")
    later = {**sound, "name": "L", "rated": True}
    services.settings.set("programs", [later, *odd[:2], sound])
    assert external_bots.rename(services.settings, "A", "B")
    external_bots.add(services.settings, ExternalBot("C", "/c", "c", ("cannir",)))
    external_bots.remove(services.settings, "B")
    kept = services.settings.get("programs")
    assert kept == [later, *odd[:2], {"name": "C", "file": "/c", "bot": "c", "games": ["cannir"]}]
    chair = SeatSetup("bot", "", "program:A")
    setup = default_setup(GAMES["cannir"])
    data = to_json(setup)
    data["chairs"][1]["level"] = "program:"
    assert decode_setup(GAMES["cannir"], data) is None
    assert chair.level == "program:A"
