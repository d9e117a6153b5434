"""The curve of the review: the slider, its steps, and the chance of every moment."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.painting import shapes
from desktop.painting.fitted_text import write_fitted
from desktop.review import chance_curve as plot
from desktop.review.axis import Axis
from desktop.review.findings import Findings
from desktop.review.method_texts import horizon_text
from desktop.review.review_runner import ReviewRunner
from desktop.table.replay.chapters import Chapter, MoveIndex
from engine.core.values import Result
from engine.play.match import Match
from engine.review.moments import Moment
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.kit import plain_text
from tests.desktop.review.match_kit import moment
from tests.desktop.review.page_kit import press
from tests.desktop.table.kit import HUMAN, Table, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


def test_the_curve_is_the_slider(reviewed: Table) -> None:
    page, plot = reviewed.page, reviewed.page.review.band.plot
    press(reviewed, Qt.Key.Key_Left)
    assert page.replay.ply == page.replay.last - 1 == plot.value()
    press(reviewed, Qt.Key.Key_Home)
    assert page.replay.ply == 0
    press(reviewed, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert page.replay.ply == 1
    press(reviewed, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert page.replay.ply == 0
    axis = plot.axis
    assert axis is not None
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(round(axis.x_of_ply(3)), 60))
    assert page.replay.ply == 3
    assert reviewed.scene.seen == page.session.match.at(3).view(0)
    # A turning point has the chance of its best move.
    assert "You 75" in plot.accessibleDescription()
    assert "Aldric 25" in plot.accessibleDescription()


def test_lines_are_drawn_at_the_chances_that_are_told(reviewed: Table) -> None:
    review = reviewed.page.review
    findings = review.findings
    assert findings is not None
    for ply, chance in enumerate((0.50, 0.53, 0.49)):
        assert findings.add_moment(moment(ply, chance))
    review.runner.findings_added.emit()
    told = [found.chances for found in findings.evaluated_moments]
    assert list(zip(*review.band.plot._lines, strict=True)) == told


@pytest.mark.usefixtures("looked_at")
def test_no_line_hides_that_a_long_stretch_is_not_computed_yet(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is dashed, and labelled where there is room."""
    review, band = reviewed.page.review, reviewed.page.review.band
    findings = review.findings
    assert findings is not None
    last = reviewed.page.replay.last
    labels: list[str] = []
    dashes: list[tuple[float, ...]] = []

    def draw(*how: Any, dash: tuple[float, ...] = ()) -> Any:
        dashes.append(dash)
        return shapes.pen(*how, dash=dash)

    def write(painter: Any, rect: Any, text: str, *how: Any, **more: Any) -> None:
        labels.append(text)
        write_fitted(painter, rect, text, *how, **more)

    monkeypatch.setattr(plot, "pen", draw)
    monkeypatch.setattr(plot, "write_fitted", write)

    def painted() -> tuple[int, int]:
        labels.clear()
        dashes.clear()
        review.refresh()
        band.plot.grab()
        return dashes.count(plot._UNCOMPUTED), labels.count("not computed yet")

    assert painted() == (0, 0)
    findings.is_known_complete = False
    findings._turns.clear()
    findings.known_moments[1:last] = [None] * (last - 1)
    assert findings.uncomputed() == [(0, last)]
    assert painted() == (2, 1), "a line for each seat"
    assert findings.add_moment(moment(3, 0.5))
    assert findings.uncomputed() == [(0, 3), (3, last)]
    assert painted() == (4, 1), "one label for both"
    assert findings.add_moment(moment(4, 0.5))
    assert (3, 4) in findings.uncomputed(), "one of them is rough"
    for ply in (3, 4):
        assert findings.add_moment(moment(ply, 0.5))
    assert findings.uncomputed() == [(0, 3), (4, last)]
    assert reviewed.page.review.band.describe_moment(2).startswith("Move 2")
    assert ": not computed yet" in reviewed.page.review.band.describe_moment(2)
    findings.is_known_complete = True
    assert findings.uncomputed() == []


def test_arrows_and_buttons_go_from_move_to_move(reviewed: Table) -> None:
    """And Page Up and Down from answer to answer."""
    page, review = reviewed.page, reviewed.page.review
    assert review.findings is not None
    review.findings.moves = MoveIndex([2, 5, page.replay.last])
    press(reviewed, Qt.Key.Key_Left)
    assert page.replay.ply == 5
    assert review.band.place() == "move 2 of 3"
    QTest.mouseClick(review.band.back_button, Qt.MouseButton.LeftButton)
    assert page.replay.ply == 2
    press(reviewed, Qt.Key.Key_PageDown)
    assert page.replay.ply == 3
    # This is a turning point, whose answer follows.
    assert review.panel.heading.accessibleName().endswith("Move 2 of 3, step 2 of 3")
    assert review.band.place() == "before move 2 of 3, step 2 of 3"
    assert review.band.moment_sentence().startswith("Before move 2 of 3, step 2 of 3")
    press(reviewed, Qt.Key.Key_Right)
    assert page.replay.ply == 5
    press(reviewed, Qt.Key.Key_PageUp)
    assert page.replay.ply == 4
    assert review.panel.heading.accessibleName().endswith("Move 2 of 3, step 2 of 3")
    assert review.band.place() == "move 2 of 3, step 2 of 3"
    press(reviewed, Qt.Key.Key_Left)
    assert page.replay.ply == 2
    QTest.mouseClick(review.band.on_button, Qt.MouseButton.LeftButton)
    assert page.replay.ply == 5


def test_whose_a_named_stretch_was_is_said_below_the_curve(reviewed: Table) -> None:
    plot, findings = reviewed.page.review.band.plot, reviewed.page.review.findings
    assert findings is not None
    chapters = [Chapter(3, "Genoa"), Chapter(5, "Parma", 1), Chapter(findings.match.ply)]
    plot.show_findings(findings, chapters, plot._review_view)
    assert plot.axis is not None
    said = [plot.column_name(column.middle) for column in plot.axis.columns]
    assert said == ["Genoa: nobody", "Parma: Aldric", ""]


def test_that_nobody_wins_has_its_chance_among_the_others(reviewed: Table) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    findings = review.findings
    assert findings is not None
    for chances, said in (([0.1, 0.2], "; Nobody: 70 per cent"), ([0.4, 0.6], "")):
        findings.moments[0] = Moment(0, tuple(chances), (0.05, 0.05))
        review.panel.show_moment(
            findings.at(0), "Move 1", "", "", ["", "Aldric"][: match.seats], 0, played_on=True
        )
        rows = review.panel.rows.accessibleName()
        assert rows.endswith(f"±\u00a05 per cent{said}"), rows


def test_chapters_are_called_as_the_language_of_the_moment_has_it(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = reviewed.page.review
    chapters = review.chapters
    assert review.chapters is chapters
    monkeypatch.setattr("desktop.review.review.language_key", lambda: "another")
    assert review.chapters is not chapters


@pytest.mark.usefixtures("looked_at")
def test_every_winner_is_marked_however_small_the_share(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    band, findings = reviewed.page.review.band, reviewed.page.review.findings
    assert findings is not None
    marked: list[str] = []
    monkeypatch.setattr(
        type(band.plot),
        "_paint_aside",
        lambda plot, painter, left, middle, label: marked.append(label),
    )
    monkeypatch.setattr(Match, "result", Result((0,), "sovereign"))
    for chances in ((0.3, 0.8), (0.33, 0.33)):
        findings.moments[-1] = Moment(findings.match.ply, chances, (0.0, 0.0))
        marked.clear()
        band.plot.grab()
        assert marked == ["won"], chances


@pytest.mark.usefixtures("looked_at")
def test_the_step_to_the_first_certain_moment_is_dashed(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    dashes = list[object]()

    def noted(*given: Any, dash: Any = ()) -> Any:
        dashes.append(dash)
        return shapes.pen(*given, dash=dash)

    monkeypatch.setattr(plot, "pen", noted)
    reviewed.page.review.band.plot.grab()
    assert plot.SUDDEN not in dashes
    monkeypatch.setattr(Findings, "certain_from_ply", 3)
    reviewed.page.review.band.plot.grab()
    assert dashes.count(plot.SUDDEN) == reviewed.session.match.seats


def test_a_game_that_was_given_up_was_not_looked_through(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How it ended is certain, but nobody searched for it."""
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    match = Match(contrees(HUMAN, bot("Aldric")))
    for _ in range(2):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    match.resign(0)
    with land(qtbot, match.record) as table:
        review = table.page.review
        review.open()
        qtbot.waitUntil(lambda: review.is_open and review.findings is not None)
        findings = review.findings
        assert findings is not None
        sure = {"ply": match.ply, "chances": [0.0, 1.0], "doubts": [0.0, 0.0]}
        assert findings.add_moment(moment(0, 0.5))
        assert findings.add_moment(sure)
        table.page.replay.go(match.ply)
        review.refresh()
        assert review.panel.moves_note.text() == "The game was given up here."
        # Giving up is no move.
        assert review.band.describe_moment(match.ply).startswith("After move 2 of 2")
        assert review.band.describe_moment(match.ply - 1).startswith("Move 2 of 2")


def test_the_first_certain_moment_says_what_is_certain_and_what_is_not(qtbot: QtBot) -> None:
    """And the one before it, that the step between them is nobody's doing."""
    with land(qtbot, contrees(HUMAN, bot("Aldric"))) as table:
        review, names = table.page.review, ["", "Aldric"]
        said = [
            horizon_text(5, 5, chances, names) for chances in ((0.0, 1.0), (1.0, 0.0), (0.5, 0.5))
        ]
        assert [name.split(".")[0] for name in said] == [
            "From here on, Aldric can win whatever you play",
            "From here on, you can win whatever Aldric plays",
            "From here on, neither player can force a win",
        ]
        assert "Aldric can win whatever Maud plays" in horizon_text(
            5, 5, (0.0, 1.0), ["Maud", "Aldric"]
        )
        assert "need not be a mistake" in horizon_text(5, 4, (0.6, 0.4), names)
        assert [horizon_text(5, ply, (0.0, 1.0), names) for ply in (3, 6)] == ["", ""]
        lost = Moment(5, (0.0, 1.0), (0.0, 0.0))
        review.panel.show_moment(lost, "", "", "", names, 0, played_on=True, horizon=said[0])
        assert review.panel.moves_note.text() == said[0]


@pytest.mark.usefixtures("looked_at")
def test_where_no_chapter_has_a_name_moments_are_counted(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[float] = []
    plot, numbers = reviewed.page.review.band.plot, Axis.numbers

    def noted(axis: Axis, apart: float) -> list[int]:
        counted.append(apart)
        return numbers(axis, apart)

    monkeypatch.setattr(Axis, "numbers", noted)
    plot.grab()
    assert counted
    findings, counted[:] = reviewed.page.review.findings, []
    assert findings is not None
    plot.show_findings(findings, [Chapter(4, "Rome", 0)], plot._review_view)
    plot.grab()
    assert not counted


def test_the_mouse_over_the_curve_names_every_turning_point_and_every_moment(
    reviewed: Table,
) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    names, texts = reviewed.session.names(), reviewed.page.table.texts
    plot, findings = review.band.plot, review.findings
    assert findings is not None
    assert plot.axis is not None
    badges = plot._badge_positions()
    assert len(badges) == 2
    for number, (turn, place) in enumerate(zip(findings.turns, badges, strict=True), 1):
        view = match.at(turn.ply).view(turn.seat)
        lines = plot.text_at(place).split("\n")
        assert lines[0] == f"Turning point {number} of 2"
        assert f"move {findings.moves.number(turn.ply + 1)} of" in lines[1]
        assert lines[2] == texts.advice_entry(turn.given_action, view, names)[1]
        assert lines[3] == f"Better: {texts.advice_entry(turn.best, view, names)[1]}"
        assert lines[4] == "75 → 50\u00a0% ±\u00a07"
        assert review.panel.turns.buttons[number - 1].toolTip() == "\n".join(lines)
    ply = match.ply - 1
    at = QPointF(plot.axis.x_of_ply(ply), plot._top + 1)
    moment, action = plot.text_at(at).split("\n", 1)
    assert moment.startswith(f"Move {ply} of {match.ply}: You 40")
    event = match.steps[ply - 1].seen_by(0)[0]
    told = plain_text(texts.sentences(event, names, 0))
    assert action.startswith(" ".join(told.split()))
    press(reviewed, Qt.Key.Key_N)
    chosen = QPointF(badges[0].x(), plot._top - 12)
    assert plot.text_at(chosen).startswith("Turning point 1 of 2\n")
