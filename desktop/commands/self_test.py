"""`conquista self-test`: try the main features once in the real window, a line per check.

The user's settings and games are never touched: everything is in a temporary folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QObject,
    QProcess,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from desktop.games import TABLES
from desktop.language.languages import LANGUAGE_TABLE
from desktop.language.translation import CODES, LANGUAGES, Language, translate
from desktop.play.table_session import TableSession
from desktop.printing.job import Job
from desktop.printing.output import write
from desktop.rulebook.window import RulesWindow
from desktop.storage.game_store import GameStore
from desktop.storage.saved_game_list import read
from desktop.storage.settings import Settings
from desktop.style.theme import SERIF, THEMES, has_serif
from desktop.system.qt_loop import process_environment
from desktop.windows.dialogs.settings_dialog import SettingsDialog
from desktop.windows.main import MainWindow
from engine.bots.helper_processes import worker_command
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.options import options_of
from engine.core.values import Json, Step
from engine.games import GAMES, find
from engine.play.match_files import new_record
from engine.play.record import Record, load
from engine.play.setup import NAMES
from engine.system.ctrl_c import removing_scratch_on_interrupt
from engine.system.files import open_regular
from engine.system.sandbox import worker_environment
from engine.system.scratch_folders import Scratch
from engine.system.usage import complaint

#: A check returns a report; it raises any exception when it fails.
Check = Callable[[], str]

#: Maximum duration of a game in milliseconds.
GAME_LIMIT_MS = 120_000
#: Milliseconds the bot process may take to reply to "hello".
HELLO_LIMIT_MS = 20_000
#: The level of the bots; they think little.
LEVEL = "level1"
#: Answers after which a game is left and continued.
LEAVE_AT = 4
#: Answers between two changes of language and theme at the beginning of a game.
SWITCH_EARLY = 3
#: Number of actions that count as the beginning.
EARLY_ACTIONS = 12
#: Answers between two changes later in a long game.
SWITCH_LATER = 48
#: Answers that are enough with all variants on, when some games are a match of several games.
VARIANT_ACTIONS = 60
#: Warnings of the offscreen platform that are ignored.
HARMLESS = "This plugin does not support"


class SelfTestError(Exception):
    """Raised when a check fails."""


def main(args: argparse.Namespace) -> int:
    """Run the checks, only for `games` if any are named, and print a line for each.

    Returns 0, or 1 when a check failed; raises ConquistaError for a game without a table.
    """
    for game in args.games:
        if game not in TABLES:
            game_ids = ", ".join(TABLES)
            raise ConquistaError(f"game: no table for {game!r} (known: {game_ids})", "unknown_game")
    from desktop import app

    application = QApplication.instance() or app.create()
    with removing_scratch_on_interrupt():
        failed = _run_checks(args.games or TABLES, application)
    print(f"self-test: failed: {'; '.join(failed)}" if failed else "self-test: all is well")
    return 1 if failed else 0


def _run_checks(games: Iterable[str], application: QObject) -> list[str]:
    """Run all checks with these games and return the names of those that failed."""
    folder = Scratch()
    try:
        trial = SelfTest(folder.path, application)
        try:
            checks = trial.checks(games)
            return [name for name, check in checks if not trial.run(name, check)]
        finally:
            trial.end()
    finally:
        folder.remove()


class SelfTest:
    """The real window over a folder of its own, with all checks as methods."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        self._folder = folder
        #: The parent of the services that the window only borrows.
        self._services = QObject(parent)
        #: Qt's warnings, and exceptions raised in Python code called by Qt.
        self._troubles: list[str] = []
        self._settings = Settings(folder / "settings.json", self._services)
        self._settings.set("animation", "off")
        self._settings.set("pace", "instant")
        self._language = Language(self._services)
        self._language.install("en")
        self._store = GameStore(folder / "state", self._services)
        self._window = MainWindow(GAMES, TABLES, self._settings, self._language, self._store)
        self._window.show()
        self._languages = cycle(LANGUAGES)
        self._themes = cycle(theme.name for theme in THEMES)

    def checks(self, games: Iterable[str]) -> Iterator[tuple[str, Check]]:
        """Yield the name and function of every check with these games, in order."""
        yield "font", self.font
        yield "languages", self.languages
        yield "settings", self.settings
        yield "process of the bots", self.greeting
        for game in map(find, games):
            few, maximum = game.seats[0], game.seats[-1]
            yield f"{game.id} with {few} seats", partial(self.play, game, few)
            name = f"{game.id} with {maximum} seats and all variants"
            yield name, partial(self.play, game, maximum, variants=True)
            yield f"{game.id} printed", partial(self.print_sheets, game)
            yield f"{game.id} explained", partial(self.read_rules, game)
        yield "closing", self.close

    def run(self, name: str, check: Check) -> bool:
        """Run a check, print the result and return whether it passed."""
        with self._recorded_troubles():
            try:
                detail = check()
            except Exception as error:
                self._troubles.append(complaint(error))
        if self._troubles:
            print(f"FAIL  {name}: {self._troubles[0]}", flush=True)
            return False
        print(f"ok    {name}: {detail}", flush=True)
        return True

    def end(self) -> None:
        """Close everything, also after an error."""
        self._window.close()
        self._window.deleteLater()
        self._language.install("en")
        self._services.deleteLater()
        self._process_events()

    # -- checks ------------------------------------------------------------------------------------

    def font(self) -> str:
        """Check that the typeface of the program is used."""
        if not has_serif():
            raise SelfTestError(f"{SERIF} is not there")
        return SERIF

    def languages(self) -> str:
        """Check that every language has its texts."""
        texts: list[str] = []
        cancel = QDialogButtonBox.StandardButton.Cancel
        for entry in LANGUAGE_TABLE.values():
            self._settings.set("language", entry.code)
            self._process_events()
            if self._language.missing:
                raise SelfTestError(f"a catalogue is missing: {self._language.missing}")
            text = QDialogButtonBox(cancel, self._window).button(cancel).text().replace("&", "")
            if text != entry.cancel:
                raise SelfTestError(f"Qt says {text!r} for {entry.cancel!r}")
            texts += [text, translate("Shelf", "Play")]
        return ", ".join(texts)

    def settings(self) -> str:
        """Check that settings can be written and read."""
        dialog = SettingsDialog(self._settings, self._window)
        dialog.show()
        for theme in THEMES:
            self._settings.set("theme", theme.name)
            self._process_events()
            if Settings(self._folder / "settings.json").theme != theme.name:
                raise SelfTestError(f"the theme {theme.name} was not kept")
        dialog.close()
        return ", ".join(theme.name for theme in THEMES)

    def greeting(self) -> str:
        """Check that the bot process starts and replies."""
        process = QProcess(self._window)
        process.setProcessEnvironment(process_environment(worker_environment()))
        program, *arguments = worker_command()
        process.start(program, arguments)
        process.write(b'{"hello": 1}\n')
        while not process.canReadLine():
            if not process.waitForReadyRead(HELLO_LIMIT_MS):
                process.kill()
                process.waitForFinished()
                raise SelfTestError(f"{program} says nothing")
        hello = json.loads(bytes(process.readLine().data()))
        process.closeWriteChannel()
        if not process.waitForFinished(HELLO_LIMIT_MS):
            process.kill()
            raise SelfTestError(f"{program} does not leave")
        return f"protocol {hello['hello']}, {len(hello['bots'])} bots"

    def play(self, game: Game, seats: int, *, variants: bool = False) -> str:
        """Let bots play to the end, or with all variants on for ENOUGH answers."""
        switches = [option.name for option in options_of(game.options) if option.is_switch]
        options = dict.fromkeys(switches, variants)
        players: tuple[Json, ...] = tuple(
            {"kind": "bot", "name": NAMES[i], "level": LEVEL} for i in range(seats)
        )
        self._window.open_record(new_record(game, seats, seats, options, players))
        self._play_on(LEAVE_AT)
        self._leave_and_continue()
        session = self._play_on(VARIANT_ACTIONS if variants else None)
        actions = session.match.ply
        if session.match.result is None:
            self._window.leave_table()
            return f"played on for {actions} answers"
        assert session.full_match is not None
        path = self._store.path_of(session.full_match)
        self._window.leave_table()
        if path is None or read(path).result is None:
            raise SelfTestError("a finished game is not kept")
        return f"played to its end in {actions} answers"

    def print_sheets(self, game: Game) -> str:
        """Write the sheets of a game as PDF."""
        sheets = TABLES[game.id].sheets
        count = 0
        for kind in sheets.kinds:
            self._settings.set("language", next(self._languages))
            pages = Job(kind, "A4", true_size=False).pages(sheets)
            file = self._folder / f"{game.id}-{kind}.pdf"
            write(pages, file, sheets.title())
            with open_regular(file) as handle:
                if handle.read(4) != b"%PDF":
                    raise SelfTestError(f"{kind} is no PDF")
            count += len(pages)
        return f"{', '.join(sheets.kinds)}: {count} pages"

    def read_rules(self, game: Game) -> str:
        """Check the rules of a game in every language."""
        window = RulesWindow(game.id, TABLES[game.id].frames, self._language, self._window)
        window.open_at()
        sections = []
        for code in CODES:
            self._settings.set("language", code)
            self._process_events()
            window.grab()
            sections.append(window.contents.count())
        window.close()
        window.deleteLater()
        if not sections[0] or len(set(sections)) > 1:
            raise SelfTestError(f"{sections} sections in {CODES}")
        return f"{sections[0]} sections in {len(CODES)} languages"

    def close(self) -> str:
        """Close the window."""
        self._window.close()
        running = [
            process.program()
            for process in self._window.findChildren(QProcess)
            if process.state() != QProcess.ProcessState.NotRunning
        ]
        if running:
            raise SelfTestError(f"still running: {', '.join(running)}")
        return "nothing is left behind"

    # -- playing -----------------------------------------------------------------------------------

    def _play_on(self, ply: int | None) -> TableSession:
        """Let the bots of the running game play up to an action number, or to the end."""
        session = self._window.session
        assert session is not None
        match = session.match
        session.advanced.connect(self._on_step)

        def is_reached() -> bool:
            return match.result is not None or (ply is not None and match.ply >= ply)

        # A regular event, so that waiting for events never blocks forever.
        tick = QTimer(interval=20)
        tick.start()
        limit = QDeadlineTimer(GAME_LIMIT_MS)
        while not is_reached() and not self._troubles:
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if limit.hasExpired():
                raise SelfTestError(
                    f"not over after {match.ply} answers and {GAME_LIMIT_MS // 1000} s"
                )
        session.advanced.disconnect(self._on_step)
        self._process_events()
        return session

    def _on_step(self, step: Step) -> None:
        """Check that the action is on disk; every few actions change language and theme."""
        assert self._window.session is not None
        match = self._window.session.full_match
        assert match is not None
        path = self._store.path_of(match)
        if path is None or load(path) != match.record:
            self._troubles.append("what is on the disk is not the game")
        if match.ply % (SWITCH_EARLY if match.ply <= EARLY_ACTIONS else SWITCH_LATER) == 0:
            self._settings.set("language", next(self._languages))
            self._settings.set("theme", next(self._themes))
            self._window.grab()

    def _leave_and_continue(self) -> None:
        """Return to the shelf and continue the game from disk."""
        before = self._record()
        self._window.leave_table()
        self._process_events()
        self._window.resume()
        if before is None or self._record() != before:
            raise SelfTestError("the game could not be continued")

    def _record(self) -> Record | None:
        """Return the record of the game on the table, if there is one."""
        session = self._window.session
        full_match = session.full_match if session is not None else None
        return full_match.record if full_match is not None else None

    # -- watching for errors -----------------------------------------------------------------------

    def _process_events(self) -> None:
        """Process queued events and deletions."""
        for _ in range(2):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @contextmanager
    def _recorded_troubles(self) -> Iterator[None]:
        """Record Qt's warnings, and exceptions in code called by Qt, as failures."""
        self._troubles.clear()

        def on_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
            if kind != QtMsgType.QtDebugMsg and HARMLESS not in text:
                self._troubles.append(text)

        def on_exception(
            kind: type[BaseException], error: BaseException, trace: TracebackType | None
        ) -> None:
            self._troubles.append(f"{kind.__name__}: {error}")

        handler, hook = qInstallMessageHandler(on_message), sys.excepthook
        sys.excepthook = on_exception
        try:
            yield
        finally:
            sys.excepthook = hook
            qInstallMessageHandler(handler)
