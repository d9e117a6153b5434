"""Whole games by clicks, as a program: the application is started, a hand plays at its window.

`python -m tests.campaign.clicks GAME SEATS --seed 1 [--people 2] [--shots FOLDER] [...]` prints how
it went as a line of JSON. The window is a real one wherever there is a display.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from time import monotonic
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)

from desktop import app
from desktop.windows.main import MainWindow
from engine.play.record import save
from tests.campaign.hand import DefectError, Hand
from tests.desktop.kit import owned

HOME = tempfile.TemporaryDirectory(prefix="conquista-clicks-")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--people", type=int, default=1)
    parser.add_argument("--level", type=int, default=0)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--hands", default="peek")
    parser.add_argument("--animation", default="fast")
    parser.add_argument("--size", default="1440x900")
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--undo", type=float, default=0.0, help="how often an answer is taken back")
    parser.add_argument("--leave", type=float, default=0.0, help="how often the table is left")
    given = parser.parse_args(arguments)
    home = Path(HOME.name)
    for name in ("CONFIG", "STATE", "DATA", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())
    config = home / "config" / "conquista"
    config.mkdir(parents=True)
    chosen = {key: getattr(given, key) for key in ("language", "theme", "hands", "animation")}
    (config / "settings.json").write_text(json.dumps({"format": 1, "pace": "instant", **chosen}))
    return Evening(given).play()


class Evening:
    """One match at the window of the application."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._failed = ""
        #: How many questions of each kind were answered, and how often a moment was met.
        self._answered: Counter[str] = Counter()
        self._moments: Counter[str] = Counter()

    def play(self) -> int:
        """Start the application and play; the exit status."""
        said: list[str] = []

        def complain(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
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
        app.main([])
        print("\n".join(said), file=sys.stderr)
        return 1 if self._failed or said else 0

    def _sit(self, window: MainWindow) -> None:
        given, began = self._given, monotonic()
        hand = Hand(window, given.seed)
        try:
            hand.wait(window.isVisible, "the window")
            deal = str(given.seed)
            hand.sit_down(given.game, given.seats, given.people, level=given.level, deal=deal)
            self._play_out(hand)
        except DefectError as error:
            traceback.print_exc()
            self._failed = repr(error)
            self._keep(window)
        told = {
            "game": given.game,
            "seats": given.seats,
            "seed": given.seed,
            "failed": self._failed,
            "clicks": hand.clicks,
            "answers": window.session.match.ply if window.session is not None else 0,
            "seconds": round(monotonic() - began),
            "answered": self._answered,
            "clicked": hand.told,
        }
        print(json.dumps(told, ensure_ascii=False), flush=True)
        window.close()

    def _play_out(self, hand: Hand) -> None:
        given = self._given
        while not hand.over:
            self._look(hand)
            question, before = hand.page.state.question, hand.page.session.match.ply
            roll = hand.random.random()
            if roll < given.undo:
                hand.undo()
            elif roll < given.undo + given.leave and before:
                hand.leave_and_continue()
            else:
                hand.turn()
                if question is not None and hand.page.session.match.ply > before:
                    self._answered[question.decision.kind] += 1
        self._look(hand)

    def _keep(self, window: MainWindow) -> None:
        """What a defect looks like, and the match it was met in."""
        folder = self._given.shots or Path(tempfile.gettempdir())
        folder.mkdir(parents=True, exist_ok=True)
        window.grab().save(str(folder / "defect.png"))
        if window.session is not None:
            save(owned(window.session).record, folder / "defect.conquista")

    def _look(self, hand: Hand) -> None:
        """Take a picture of the first and the seventh moment of each kind."""
        folder, moment = self._given.shots, _moment(hand)
        self._moments[moment] += 1
        number = self._moments[moment]
        if folder is not None and number in (1, 7):
            folder.mkdir(parents=True, exist_ok=True)
            for _ in range(3):
                QCoreApplication.processEvents()
            hand.window.grab().save(str(folder / f"{moment}-{number}.png"))


def _moment(hand: Hand) -> str:
    """Return the kind of the question, the seat asked in a combat, and the stage."""
    page = hand.page
    question, combat = page.state.question, getattr(page.session.view(), "combat", None)
    if question is None:
        return "over" if page.state.is_over else "curtain"
    said = [question.decision.kind]
    if combat is not None:
        roles = {combat.attacker: "attacker", combat.defender: "defender"}
        said.append("proxy" if roles.get(question.seat) == "defender" and combat.proxy
                    else roles.get(question.seat, "third"))  # fmt: skip
    stage = getattr(page.scene.controller.selection, "stage", None)
    if stage is not None:
        said.append(stage.value)
    return "-".join(said)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
