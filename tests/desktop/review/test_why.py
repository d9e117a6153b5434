"""The question why in a review, and its answer in sentences."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.core.values import Action
from engine.data.codec import encode
from tests.desktop.kit import settle
from tests.desktop.review.page_kit import press
from tests.desktop.table.kit import HUMAN, Table, bot, cannir

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def asked_why(table: Table, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Action, Action]:
    """Ask *Why?* in a review; the ticket, what was played, and something else."""
    tickets: list[int] = []
    monkeypatch.setattr(
        table.session.process, "ask", lambda ticket, request: tickets.append(ticket)
    )
    match, turns = table.session.match, {turn.ply for turn in table.page.review.findings.turns}
    ply = next(
        ply
        for ply, step in enumerate(match.steps, 1)
        if ply not in turns and step.action in match.at(ply - 1).legal()[1:]
    )
    table.page.replay.go(ply)
    settle()
    press(table, Qt.Key.Key_W)
    settle()
    assert table.page.strip.aside == "Thinking about it…"
    return tickets[-1], match.steps[ply - 1].action, match.at(ply - 1).legal()[0]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ((0.3, 0.6), "The coach saw something better for "),
        ((0.6, 0.3), "played what the coach would have played."),
        (None, "The coach could not look at this move."),
    ],
)
def test_why_always_ends_in_a_sentence_and_w_removes_it(
    reviewed: Table,
    monkeypatch: pytest.MonkeyPatch,
    values: tuple[float, float] | None,
    said: str,
) -> None:
    page, bots = reviewed.page, reviewed.session.process
    ticket, played, other = asked_why(reviewed, monkeypatch)
    if values is None:
        bots.failed.emit("ended")
    else:
        moves = [
            {"action": encode(action), "visits": 9, "value": value, "doubt": 0.01, "chances": []}
            for action, value in zip((played, other), values, strict=True)
        ]
        moves.sort(key=lambda move: -float(str(move["value"])))
        thought = {"iterations": 800, "seconds": 3, "searches": 5, "moves": moves}
        bots.replied.emit(ticket, {"action": moves[0]["action"], "thought": thought})
    settle()
    told = page.strip.aside
    assert said in told
    assert ("The coach would have chosen: " in told) == (values == (0.3, 0.6))
    press(reviewed, Qt.Key.Key_W)
    settle()
    assert page.strip.aside != told
    press(reviewed, Qt.Key.Key_End)
    assert page.strip.aside == page.review.aside()


def test_why_says_why_there_is_no_answer(reviewed: Table, qtbot: QtBot) -> None:
    page = reviewed.page
    press(reviewed, Qt.Key.Key_Home)
    press(reviewed, Qt.Key.Key_W)
    assert page.strip.aside == "Nothing has been played here yet."
    press(reviewed, Qt.Key.Key_N)
    press(reviewed, Qt.Key.Key_W)
    assert page.strip.aside == "The panel shows what the coach would have played, and why."
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), seed=2))
    table.until_asked()
    press(table, Qt.Key.Key_W)
    assert table.page.strip.aside == "“Why?” is available once the game is over."
