"""A person at a table for friends, as a program: the application, and a mouse of the X server.

`python -m tests.campaign.friends host GAME --data FOLDER --line FILE` opens a table and puts its
invitations into the file; `... guest ...` sits down with the first, and `... back ...` comes back
after the window was killed. Each plays the match to its end by clicks, and prints lines of JSON
meanwhile.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QMessageLogContext,
    QObject,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from desktop import app
from desktop.language.translation import translate
from desktop.play.remote_session import RemoteSession
from desktop.windows.friends.lobby_seat_row import LobbySeatRow
from desktop.windows.main import MainWindow
from tests.campaign import hand
from tests.campaign.hand import DefectError, Hand, Lit

#: Milliseconds in which the other window has played, though it is killed and started again.
PATIENCE = 400_000


#: Milliseconds in which a table answers.
ANSWER_MS = 3_000


class RealHand(Hand):
    """A hand whose mouse and keys are those of the X server."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed)
        self._released = _Released()
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self._released)

    def rests(self) -> bool:
        """Return whether the window waits for a click, with a line that is up."""
        session = self.page.session
        assert isinstance(session, RemoteSession)
        return super().rests() and (session.is_connected or self.over)

    def click(self, at: QPoint, inside: QWidget | None = None, *, twice: bool = False) -> None:
        before = self._released.count
        self._move(at, inside or self.window)
        _xdotool("click", "1")
        self.clicks += 1
        self.wait(lambda: self._released.count > before, "a click that arrives")

    def _move(self, at: QPoint, inside: QWidget) -> None:
        place = inside.mapToGlobal(at)
        _xdotool("mousemove", str(place.x()), str(place.y()))
        self.wait(lambda: QCursor.pos() == place, "a mouse that moves")

    def _point(self, lit: Lit, at: QPoint) -> None:
        # What becomes clickable below a mouse at rest is not noticed.
        for place in (QPoint(1, 1), at):
            self._move(place, self.window)
        viewport = self.page.view.viewport()
        if not (isinstance(lit.what, tuple) and lit.what[0] == "strip"):
            points = Qt.CursorShape.PointingHandCursor
            deadline = QDeadlineTimer(ANSWER_MS)
            self.wait(
                lambda: viewport.cursor().shape() == points or deadline.hasExpired(), "a pointer"
            )
            if viewport.cursor().shape() != points:
                raise DefectError(f"the pointer does not say that {lit.what} can be clicked")

    def turn(self) -> None:
        """One click at something lit; it may be in vain when the line breaks meanwhile."""
        cuts: list[bool] = []
        session = self.page.session
        assert isinstance(session, RemoteSession)
        session.connection_changed.connect(cuts.append)
        try:
            super().turn()
        except DefectError:
            if not cuts:
                raise
            self.wait(self.rests, "a line that is up")
        finally:
            session.connection_changed.disconnect(cuts.append)

    def _buttons(self) -> Iterator[Lit]:
        # The strip may say that something else is to be done before a trade.
        trade = translate("Table", "Trade…")
        for lit in super()._buttons():
            is_trade = isinstance(lit.what, tuple) and lit.what[2] == trade
            yield replace(lit, counts=lit.counts and not is_trade)

    def _await_change(self, is_changed: Callable[[], bool]) -> None:
        """Wait until the table has taken what was clicked, if it is an answer or an act."""
        deadline = QDeadlineTimer(ANSWER_MS)
        self.wait(lambda: is_changed() or deadline.hasExpired(), "an answer")

    def write(self, field: QLineEdit | QPlainTextEdit, text: str) -> None:
        """Click into a field and write there."""
        self.press(field)
        _xdotool("key", "--clearmodifiers", "ctrl+a")
        _xdotool("type", "--delay", "1", text)
        self.wait(lambda: _text(field) == text, f"a field with {text}")

    # -- at the table for friends ------------------------------------------------------------------

    def open_table(self, game: str, seats: int, people: int) -> list[str]:
        """Open a table, and return the invitations of the other people."""
        self.set_up(game, seats, people, level=0)
        self.press(self._button("with friends"))
        self.press(self._button("new table"))
        table = self.window._friends.room.table
        self.wait(lambda: table.lobby is not None, "a table")
        copy = self._button("copy")
        self.wait(copy.isEnabled, "an invitation")
        found = []
        for row in self.window.findChildren(LobbySeatRow)[1:people]:
            (button,) = row.findChildren(QPushButton)
            self.press(button)
            found.append(QApplication.clipboard().text())
        assert len(set(found)) == people - 1
        return found

    def begin_together(self, people: int) -> None:
        """Wait for the guests, and begin."""
        room = self.window._friends.room

        def are_here() -> bool:
            lobby = room.table.lobby
            return lobby is not None and lobby.present_count == people

        self.wait(are_here, "guests")
        self.press(self._button("begin"))

    def sit_down_with(self, line: str, name: str) -> None:
        """Paste an invitation into the dialog that asks for it."""
        self.window._friends.sit_down()
        self.wait(lambda: QApplication.activeModalWidget() is not None, "a dialog")
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        self.wait(dialog.isActiveWindow, "a dialog in front")
        (field,) = dialog.findChildren(QPlainTextEdit)
        self.write(field, line)
        (name_field,) = dialog.findChildren(QLineEdit)
        self.write(name_field, name)
        self.press(
            next(one for one in dialog.findChildren(QPushButton) if one.objectName() == "sit down")
        )

    def come_back(self) -> None:
        """Come back to the table by the list beside the shelf."""
        self.press(self._button("with friends"))
        self.wait(lambda: bool(self._buttons_named("come back")), "a list of tables")
        self.press(self._button("come back"))

    def await_match(self) -> None:
        """Wait until the match is on the table, and this person is asked or it is over."""

        def is_there() -> bool:
            table = self.window.table
            return table is not None and table.isVisible() and self.rests()

        self.wait(is_there, "a match")

    def _buttons_named(self, name: str) -> list[QPushButton]:
        buttons = self.window.findChildren(QPushButton, name)
        return [button for button in buttons if button.isVisible()]

    def _button(self, name: str) -> QPushButton:
        (button,) = self._buttons_named(name)
        return button


class _Released(QObject):
    """Counts the clicks that arrived."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease and watched.isWindowType():
            self.count += 1
        return False


def _text(field: QLineEdit | QPlainTextEdit) -> str:
    return field.toPlainText() if isinstance(field, QPlainTextEdit) else field.text()


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True)


def tell(**what: object) -> None:
    print(json.dumps(what, ensure_ascii=False), flush=True)


class Visit:
    """One window at the table, until the match is over."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given, self._failed = given, ""

    def play(self) -> int:
        """Start the application and play; the exit status."""
        said: list[str] = []

        def complain(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
            print(message, file=sys.stderr, flush=True)
            said.append(message)

        def fail(kind: type[BaseException], error: BaseException, at: TracebackType | None) -> None:
            traceback.print_exception(kind, error, at)
            self._failed = self._failed or repr(error)

        def show(window: MainWindow, target: Path | str | None) -> None:
            window.resize(*map(int, self._given.size.split("x")))
            first_show(window, target)
            QTimer.singleShot(0, window, partial(self._sit, window))

        sys.excepthook = fail
        qInstallMessageHandler(complain)
        first_show, app.first_show = app.first_show, show
        hand.PATIENCE = PATIENCE
        app.main(["--data", str(self._given.data)])
        return 1 if self._failed or said else 0

    def _sit(self, window: MainWindow) -> None:
        given = self._given
        QApplication.setDoubleClickInterval(1)
        player = RealHand(window, given.seed)
        try:
            player.wait(lambda: window.isActiveWindow() and window._shelf.is_settled, "the window")
            if given.role == "host":
                lines = player.open_table(given.game, given.seats, given.people)
                given.line.with_suffix(".part").write_text("\n".join(lines))
                given.line.with_suffix(".part").rename(given.line)
                player.begin_together(given.people)
            elif given.role == "guest":
                player.sit_down_with(given.line.read_text().split()[0], "Rui")
            else:
                player.come_back()
            player.await_match()
            tell(here=window.session.match.ply)
            if given.shots:
                window.grab().save(
                    str(given.shots / f"{given.role}-{window.session.match.ply}.png")
                )
            while not player.over:
                player.turn()
                tell(ply=window.session.match.ply)
            tell(over=str(window.session.match.result), names=window.session.names())
        except Exception as error:
            traceback.print_exc()
            self._failed = repr(error)
            window.grab().save(f"{given.data}-defect.png")
            tell(defect=repr(error))
        if given.shots:
            window.grab().save(str(given.shots / f"{given.role}-end.png"))
        # The other window needs the server until it has the record.
        QTimer.singleShot(given.linger, window, window.close)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("role", choices=("host", "guest", "back"))
    parser.add_argument("game")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--line", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--animation", default="fast")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--linger", type=int, default=20_000)
    parser.add_argument("--shots", type=Path)
    given = parser.parse_args(arguments)
    given.data.mkdir(parents=True, exist_ok=True)
    settings = given.data / "settings.json"
    if not settings.exists():
        chosen = {"language": given.language, "animation": given.animation, "pace": "instant"}
        settings.write_text(json.dumps({"format": 1, "game": given.game, **chosen}))
    return Visit(given).play()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
