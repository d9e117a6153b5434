"""The review of a match that is over, at its table: curve, turning points, hands, trial, copy."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.cannir.words.names import cell_name
from desktop.language.translation import language_key
from desktop.painting import shapes
from desktop.review import plot, review_runner
from desktop.review.axis import Axis
from desktop.review.export import review_text
from desktop.review.findings import Findings
from desktop.review.hindsight import horizon_text, moves_source
from desktop.review.review import BRANCH, branch
from desktop.review.review_runner import ReviewRunner
from desktop.review.telling import doubt_text
from desktop.table.replay.chapters import Chapter, Moves
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Action
from engine.data.codec import encode
from engine.games.cannir.board import BOARD
from engine.games.cortez.actions import Recruit
from engine.play.match import Match
from engine.play.notation import read_match, write_move
from engine.review.coach import chosen_plies
from engine.review.curve import Moment
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.games.cortez.kit import moment as moment_of_cortez
from tests.desktop.games.cortez.kit import seated_scene
from tests.desktop.kit import plain_text, settle
from tests.desktop.review.kit import DONE, heard, moment, own, record, turn
from tests.desktop.table.kit import HUMAN, Table, bot, cannir

pytestmark = pytest.mark.usefixtures("dressed")


@pytest.fixture
def table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table with that match, at its end; nothing is found but by `heard`."""
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    made = Table(qtbot, record())
    made.until_asked()
    return made


@pytest.fixture
def reviewed(table: Table) -> Table:
    table.page.review.open()
    findings = table.page.review.findings
    assert findings is not None
    heard(findings)
    table.page.review.reviewing.grown.emit()
    return table


def press(made: Table, key: Qt.Key, how: Qt.KeyboardModifier | None = None) -> None:
    QTest.keyClick(made.page.view, key, how or Qt.KeyboardModifier.NoModifier)


def test_it_is_offered_after_a_game_and_takes_the_place_of_the_replay_bar(table: Table) -> None:
    page = table.page
    assert "Review" in [button.text() for button in page.strip.buttons]
    press(table, Qt.Key.Key_V)
    assert page.review.is_open
    assert page.review.band.isVisible()
    assert page.review.panel.isVisible()
    assert not page.replay_bar.isVisible()
    assert not page.sidebar.isVisible()
    assert not page.review.band.geometry().intersects(page.view.geometry())
    assert page.replay.ply == page.replay.last
    assert "opens the book" in page.review.panel.status.text()
    press(table, Qt.Key.Key_Escape)
    assert not page.review.is_open
    assert page.sidebar.isVisible()
    assert not page.review.band.isVisible()


def test_while_a_match_is_played_there_is_none(qtbot: QtBot) -> None:
    made = Table(qtbot, cannir(HUMAN, bot("Aldric"), seed=2))
    made.until_asked()
    press(made, Qt.Key.Key_V)
    made.page.review.open()
    assert not made.page.review.is_open
    # Nor is told what would tell hidden cards.
    notation = made.page.sidebar.chronicle.view.notation
    assert notation is not None
    assert (notation(1, 1), notation(0, -1)) == ("", "")


def test_lines_are_copied_as_notation_once_the_match_is_over(table: Table) -> None:
    notation, match = table.page.sidebar.chronicle.view.notation, table.session.match
    assert notation is not None
    assert notation(2, 3) == "\n".join(
        f"{'AB'[step.seat]} {write_move(step.action)}" for step in match.steps[1:3]
    )
    assert read_match(notation(0, -1)) == match.record


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
    QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=QPoint(round(axis.x(3)), 60))
    assert page.replay.ply == 3
    assert reviewed.scene.seen == page.session.match.at(3).view(0)
    assert "You 40" in plot.accessibleDescription()
    assert "Aldric 60" in plot.accessibleDescription()


def test_arrows_and_buttons_go_from_move_to_move(reviewed: Table) -> None:
    """And Page Up and Down from answer to answer."""
    page, review = reviewed.page, reviewed.page.review
    assert review.findings is not None
    review.findings.moves = Moves([2, 5, page.replay.last])
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
    assert review.band.spoken().startswith("Before move 2 of 3, step 2 of 3")
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


def test_turning_points_are_shown_as_they_are_found(table: Table) -> None:
    """Of more than are told the dearest; the coach goes on meanwhile."""
    review = table.page.review
    review.open()
    findings = review.findings
    assert findings is not None
    plies = own(findings.match)
    assert findings.add_coach_line({"looked": 3, "of": 40})

    def told() -> list[str]:
        review.reviewing.grown.emit()
        buttons = review.panel.turns.buttons
        return [one.accessibleName()[:21] for one in buttons if one.isVisible()]

    assert findings.add_coach_line(turn(findings.match, plies[2], 0.1))
    assert told() == ["Turning point 1 of 1,"]
    assert review.panel.status.text() == "The coach has looked at 8\u00a0% of this game."
    for ply, loss in zip((plies[0], plies[1], plies[3]), (0.2, 0.3, 0.05), strict=True):
        assert findings.add_coach_line(turn(findings.match, ply, loss))
    assert len(told()) == 3
    assert [one.ply for one in findings.turns] == plies[:3]
    review.next_turn()
    assert table.page.replay.ply == plies[0]


def test_the_move_that_ends_a_chapter_belongs_to_it(reviewed: Table) -> None:
    """Not to the one that begins then; of a turning point it is that of what was played."""
    page, review, match = reviewed.page, reviewed.page.review, reviewed.session.match
    turning = own(match)[:2]

    def said(ply: int, end: int) -> tuple[str, str]:
        named = [Chapter(end, "Siena", 0), Chapter(match.ply, "Rome", 0)]
        review._chapters = (language_key(), match.ply), named
        page.replay.go(0)
        page.replay.go(ply)
        spoken = review.band.plot.accessibleDescription().split(":")[0]
        return review.panel.heading.accessibleName(), spoken

    end = next(ply for ply in range(2, match.ply) if not {ply, ply + 1} & set(turning))
    for ply, name in ((end, "Siena"), (end + 1, "Rome")):
        heading, spoken = said(ply, end)
        assert heading.endswith(name)
        assert spoken.endswith(name)
    for ply, name in ((turning[1], "Rome"), (turning[1] - 1, "Siena")):
        if ply not in turning[:1]:
            heading, spoken = said(ply, turning[1])
            assert name in heading
            assert spoken.endswith(name)


def test_without_a_turning_point_a_button_leads_to_the_steepest_fall(table: Table) -> None:
    table.page.review.open()
    findings, panel = table.page.review.findings, table.page.review.panel
    assert findings is not None
    last = findings.match.ply
    for ply in range(last + 1):
        assert findings.add_moment(moment(ply, 0.7 if ply < 5 else 0.3))
    assert findings.add_moment(DONE)
    table.page.review.reviewing.grown.emit()
    assert not panel.turns.isVisible()
    assert findings.add_coach_line(DONE)
    table.page.review.reviewing.grown.emit()
    button, *others = panel.turns.buttons
    assert panel.turns_title.text() == "Your steepest fall"
    assert button.isVisible()
    assert not any(other.isVisible() for other in others)
    assert "−40" in button.accessibleName()
    button.click()
    assert table.page.replay.ply == 5
    assert panel.turns.isVisible(), "it says what happened there"


def test_whose_a_named_stretch_was_is_said_below_the_curve(reviewed: Table) -> None:
    plot, findings = reviewed.page.review.band.plot, reviewed.page.review.findings
    assert findings is not None
    chapters = [Chapter(3, "Genoa"), Chapter(5, "Parma", 1), Chapter(findings.match.ply)]
    plot.show_findings(findings, chapters, plot._review_view)
    assert plot.axis is not None
    said = [plot.column_name(column.middle) for column in plot.axis.columns]
    assert said == ["Genoa: nobody", "Parma: Aldric", ""]


def test_turning_points_go_round(reviewed: Table) -> None:
    review, panel = reviewed.page.review, reviewed.page.review.panel
    first, second = own(reviewed.session.match)[:2]
    press(reviewed, Qt.Key.Key_N)
    assert (reviewed.page.replay.ply, review.turn) == (first, 0)
    assert panel.heading.accessibleName().startswith("Turning point 1 of 2")
    result = reviewed.session.match.result
    assert result is not None
    # Nothing is asked there any more.
    seen, names = reviewed.session.match.view(None), reviewed.session.names()
    ended = TABLES["cannir"].texts.won(result, seen, names)
    assert ended == "The last card is drawn: everybody loses."
    assert (reviewed.page.strip.sentence, reviewed.page.strip.aside) == (ended, review.aside())
    assert panel.played.text().startswith("Your move: ")
    assert panel.coach.text().startswith("The coach’s move: ")
    assert panel.gain.accessibleName() == "+25\u00a0% ±\u00a07"
    assert "75 ±\u00a04 per cent" in panel.rows.accessibleName()
    assert "known then" in panel.moves_note.text()
    press(reviewed, Qt.Key.Key_N)
    assert reviewed.page.replay.ply == second
    press(reviewed, Qt.Key.Key_N)
    assert reviewed.page.replay.ply == first
    press(reviewed, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert reviewed.page.replay.ply == second
    place = review.band.plot._badge_positions()[0]
    review.next_turn(-1)
    press(reviewed, Qt.Key.Key_End)
    QTest.mouseClick(review.band.plot, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert reviewed.page.replay.ply == first
    press(reviewed, Qt.Key.Key_Right)
    assert review.turn is None
    # Above any other moment it says so too; what was played there, the panel says.
    assert reviewed.page.strip.sentence == ended
    assert panel.played.text()
    assert ended not in panel.played.text()
    assert "hindsight" in panel.moves_note.text()
    assert "You: 40 ±\u00a05 per cent" in panel.rows.accessibleName()


def test_a_gain_has_a_doubt_unless_it_is_counted(reviewed: Table) -> None:
    turn = reviewed.page.review.findings.turns[0]
    said = [doubt_text(replace(turn, doubt=doubt)) for doubt in (0.0, 0.002, 0.046)]
    assert said == ["", "±\u00a01", "±\u00a05"]


def test_where_no_turning_point_is_looked_at_all_are_listed(reviewed: Table) -> None:
    panel, replay = reviewed.page.review.panel, reviewed.page.replay
    first, second = own(reviewed.session.match)[:2]
    buttons = [button for button in panel.turns.buttons if button.isVisible()]
    assert [button.accessibleName()[:21] for button in buttons] == [
        "Turning point 1 of 2,", "Turning point 2 of 2,",
    ]  # fmt: skip
    # What was played lost that: a gain beside it would praise it.
    assert all(button.accessibleName().endswith("−25\u00a0% ±\u00a07") for button in buttons)
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert replay.ply == second != first
    assert not panel.turns.isVisible()
    press(reviewed, Qt.Key.Key_End)
    assert panel.turns.isVisible()


def test_a_turning_point_has_the_number_its_move_has_one_step_on(reviewed: Table) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    band, panel, last = review.band, review.panel, match.ply
    number = own(match)[0] + 1
    assert f"move {number} of {last}" in panel.turns.buttons[0].accessibleName()
    assert f"Turning point 1 of 2 (move {number} of {last})" in review.in_words()
    press(reviewed, Qt.Key.Key_N)
    assert f"Move {number} of {last}" in panel.heading.accessibleName()
    assert band.place() == f"before move {number} of {last}"
    assert band.plot.accessibleDescription().startswith(f"Before move {number} of {last}:")
    assert band.plot.move_number == number
    press(reviewed, Qt.Key.Key_Right)
    assert f"Move {number} of {last}" in panel.heading.accessibleName()
    assert band.place() == f"move {number} of {last}"
    # Lit is the room of the move, not of the next.
    assert band.plot.axis is not None
    assert band.plot.axis.columns[band.plot.column].contains(number - 1)
    assert band.plot.accessibleDescription().startswith(f"Move {number} of {last}:")
    assert band.plot.move_number == number


def test_that_nobody_wins_has_its_chance_among_the_others(reviewed: Table) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    findings = review.findings
    assert findings is not None
    for chances, said in (([0.1, 0.2], "; Nobody: 70 per cent"), ([0.4, 0.6], "")):
        findings.moments[1] = Moment(1, tuple(chances), (0.05, 0.05))
        review.panel.show_moment(
            findings.at(1), "Move 1", "", "", ["", "Aldric"][: match.seats], 0, played_on=True
        )
        rows = review.panel.rows.accessibleName()
        assert rows.endswith(f"±\u00a05 per cent{said}"), rows


def test_all_answers_say_what_they_are_about(reviewed: Table) -> None:
    press(reviewed, Qt.Key.Key_N)
    findings, texts = reviewed.page.review.findings, reviewed.page.table.texts
    assert findings is not None
    turn, said = findings.turns[0], reviewed.page.review.panel.rows.accessibleName()
    view = findings.match.at(turn.ply).view(0)
    for row, one in enumerate(turn.advice.moves, 1):
        card = texts.list_entry(one.action, view, ["", ""])[0]
        assert card
        assert f"{row}. {card}, " in said


def test_hands_are_as_they_were_known_until_they_are_opened(reviewed: Table) -> None:
    review = reviewed.page.review
    review.next_turn()
    known = review._hands(reviewed.page.replay.ply)
    assert [hand.name for hand in known] == ["Aldric"]
    assert all(held.card is None for held in known[0].cards if not held.sure)
    said = review.panel.coach.text(), review.panel.gain.accessibleName()
    press(reviewed, Qt.Key.Key_O)
    opened = review._hands(reviewed.page.replay.ply)
    truth = reviewed.session.match.at(reviewed.page.replay.ply).open_view()
    assert [held.card for held in opened[0].cards] == list(getattr(truth, "hands")[1])  # noqa: B009
    assert "and the coach did not look at" in review.panel.note.text()
    # What could not be known lies nowhere but beside the table, below its veil.
    assert reviewed.scene.seen == reviewed.session.match.at(reviewed.page.replay.ply).view(0)
    assert (review.panel.coach.text(), review.panel.gain.accessibleName()) == said


def test_what_is_opened_is_seen_with_what_it_means(reviewed: Table) -> None:
    review, panel = reviewed.page.review, reviewed.page.review.panel
    reviewed.page.resize(1024, 640)
    review.next_turn()
    assert panel.hindsight.isVisible()
    press(reviewed, Qt.Key.Key_O)
    QTest.qWait(0)
    view = panel._scroll.viewport()
    low = panel.note.mapTo(view, panel.note.rect().bottomLeft())
    assert view.rect().contains(low)
    assert not panel.hindsight.isVisible()
    QTest.mouseClick(panel.known_button, Qt.MouseButton.LeftButton)
    assert panel.hindsight.isVisible()
    assert panel.known_button.isChecked()


def test_cards_are_painted_before_the_review_is_opened(table: Table) -> None:
    review = table.page.review
    painted: list[int] = []
    review.changed.connect(lambda: painted.append(len(review.panel.hands._painted)))
    review.open()
    assert painted[0] > 0


def test_a_copy_is_played_on_from_there(reviewed: Table, qtbot: QtBot) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    review.next_turn()
    with qtbot.waitSignal(review.play_on_requested) as asked:
        press(reviewed, Qt.Key.Key_Return)
    copy = Match(asked.args[0])
    assert copy.ply == reviewed.page.replay.ply
    assert copy.result is None
    assert copy.view(0) == match.at(copy.ply).view(0)
    assert copy.record.marks[-1]["mark"] == BRANCH
    assert match.result is not None
    assert copy.record.secret != match.record.secret
    assert branch(match, 0).answers == ()


def test_the_coachs_answer_is_tried_on_the_board(reviewed: Table, qtbot: QtBot) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    before = match.record
    review.next_turn()
    ply = reviewed.page.replay.ply
    press(reviewed, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: review.trial.over)
    tried = review.trial.match
    assert tried is not None
    assert review.findings is not None
    assert tried.steps[ply].action == review.findings.turns[0].best
    assert reviewed.scene.seen == tried.view(0)
    assert "might have gone" in reviewed.page.strip.aside
    # What is marked is what was tried, not what was played before.
    assert review.trial.recent() == list(tried.steps[-1].seen_by(0))
    assert reviewed.scene.badges.shown == []
    press(reviewed, Qt.Key.Key_Escape)
    assert not review.trial.is_open
    assert review.is_open
    assert reviewed.page.replay.ply == ply
    assert reviewed.scene.seen == match.at(ply).view(0)
    assert match.record == before


def test_seals_lie_where_answers_that_are_told_go(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    match, rng = Match(contrees(HUMAN, bot("Aldric"))), Rng(1)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    with land(qtbot, match.record) as made:
        page, review, scene = made.page, made.page.review, made.ground
        made.until_asked()
        review.open()
        findings = review.findings
        assert findings is not None
        ply = own(match)[-1]
        said = turn(match, ply)
        given = match.steps[ply].action
        other = [one for one in match.at(ply).legal() if one != given][1]
        said["thought"]["moves"].append(
            {"action": encode(other), "visits": 9, "value": 0.4, "doubt": 0.06, "chances": []}
        )
        assert findings.add_coach_line(said)
        assert findings.add_coach_line(DONE)
        review.reviewing.grown.emit()
        assert scene.badges.shown == []
        assert set(scene.hints.named) == set(scene.seen.land)
        press(made, Qt.Key.Key_N)
        told = findings.turns[0]
        # All that are listed, not only the best and what was given.
        places = [scene.place_of(getattr(one, "at")) for one in (told.best, told.given, other)]  # noqa: B009
        assert [seal.number for seal in scene.badges.shown] == [1, 2, 3]
        near = [seal.pos() - place for seal, place in zip(scene.badges.shown, places, strict=True)]
        assert max(away.manhattanLength() for away in near) < 40
        assert set(scene.hints.named) == set(scene.seen.land)
        page.resize(1100, 700)
        settle()
        moved = scene.badges.shown[0].pos() - scene.place_of(getattr(told.best, "at"))  # noqa: B009
        assert moved.manhattanLength() < 40
        press(made, Qt.Key.Key_Left)
        assert scene.badges.shown == []
        assert set(scene.hints.named) == set(scene.seen.land)
        review.close()
        assert scene.hints.named == []


def test_cells_and_squares_have_names_while_they_are_read_of(reviewed: Table) -> None:
    scene, review = reviewed.scene, reviewed.page.review
    assert review.is_open
    assert len(scene.labels.shown) == len(BOARD.names)
    press(reviewed, Qt.Key.Key_N)
    assert [label.name for label in scene.labels.shown] == [cell_name(one) for one in BOARD.names]
    assert all(seal.number in (1, 2) for seal in scene.badges.shown)
    review.try_it()
    assert (len(scene.labels.shown), scene.badges.shown) == (len(BOARD.names), [])
    press(reviewed, Qt.Key.Key_Escape)
    press(reviewed, Qt.Key.Key_End)
    assert len(scene.labels.shown) == len(BOARD.names)
    review.close()
    assert scene.labels.shown == []


def test_cortez_counts_columns_and_rows(qtbot: QtBot) -> None:
    scene = seated_scene()
    scene.name_places(True)
    names = [label.name for label in scene.labels.shown]
    assert (names.count("T"), names.count("9")) == (2, 2)
    scene.name_places(False)
    assert scene.labels.shown == []


def test_a_seal_lies_at_the_pile_of_who_would_have_recruited() -> None:
    scene = seated_scene()
    view = moment_of_cortez("action")
    scene.sync(view)
    assert scene.layout is not None
    # Nothing is asked there any more.
    assert scene.choice.choosing is None
    touched = scene.choice.part.touched_place(Recruit())
    assert touched is not None
    assert touched.target == scene.layout.piles[view.nations[0]].rect


def test_chapters_are_called_as_the_language_of_the_moment_has_it(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = reviewed.page.review
    chapters = review.chapters
    assert review.chapters is chapters
    monkeypatch.setattr("desktop.review.review.language_key", lambda: "another")
    assert review.chapters is not chapters


def test_what_followed_a_turning_point_is_told(reviewed: Table) -> None:
    """What the match settled before the next answer, in its own words, and what the curve says."""
    page, match, texts = reviewed.page, reviewed.session.match, reviewed.page.table.texts
    press(reviewed, Qt.Key.Key_N)
    panel, ply = page.review.panel, page.replay.ply
    later = next((one for one in chosen_plies(match, 0) if one > ply), match.ply)
    settled = next(
        (event for step in match.steps[ply:later] for event in step.seen_by(0)
         if texts.settles(event) and not texts.favours(event, 0)),
        None,
    )  # fmt: skip
    said = panel.played.accessibleName()
    assert ("What followed: " in said) == (settled is not None)
    if settled is not None:
        assert plain_text(texts.sentences(settled, page.session.names(), 0)) in said
    assert panel.hindsight.text() == (
        "Hindsight: 40\u00a0→\u00a040\u00a0%, with the coach’s move\u00a060\u00a0% (±\u00a05)"
    )
    assert page.review.band.caption()[-1] == "dotted: after the coach’s move"
    press(reviewed, Qt.Key.Key_End)
    assert panel.hindsight.text() == ""
    assert "dotted" not in page.review.band.caption()[-1]


def test_the_turning_points_of_another_seat_are_seen_through_its_eyes(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    asked: list[str] = []
    monkeypatch.setattr(ReviewRunner, "_start", lambda made, part: asked.append(part))
    press(reviewed, Qt.Key.Key_N)
    ply = reviewed.page.replay.ply
    QTest.mouseClick(review.panel.eyes.buttons[1], Qt.MouseButton.LeftButton)
    findings = review.findings
    assert findings is not None
    assert (asked, findings.seat, findings.turns, findings.curve_complete) == (
        ["coach"],
        1,
        [],
        True,
    )
    assert reviewed.scene.seen == match.at(ply).view(1)
    assert [hand.name for hand in review._hands(ply)] == [""]
    press(reviewed, Qt.Key.Key_O)
    assert "Aldric could not know" in review.panel.note.text()
    press(reviewed, Qt.Key.Key_O)
    # That all lies covered is seen.
    assert review.panel.note.text() == ""
    theirs = next(one for one in chosen_plies(match, 1) if len(match.at(one).codes()) > 1)
    assert not findings.add_coach_line(turn(match, ply))
    assert findings.add_coach_line(turn(match, theirs))
    assert findings.add_coach_line(DONE)
    review.reviewing.grown.emit()
    press(reviewed, Qt.Key.Key_N)
    assert reviewed.page.replay.ply == theirs
    assert reviewed.scene.seen == match.at(theirs).view(1)
    assert review.panel.played.text().startswith("Aldric’s move: ")
    assert review.panel.moves_title.text() == "Aldric’s possible moves"
    press(reviewed, Qt.Key.Key_Escape)
    assert reviewed.page.lookback.eyes is None
    review.open()
    assert (asked, review.seat) == (["coach", "coach"], 0)


def test_it_is_written_in_words(reviewed: Table) -> None:
    said = reviewed.page.review.in_words()
    assert "Turning point 2 of 2" in said
    assert "+25\u00a0%" in said
    assert "hindsight" in said
    assert said.count("You 40\u00a0% ±\u00a05") == reviewed.session.match.ply


def test_where_the_coachs_answer_leads_lies_above_the_other_seals(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[object]()
    monkeypatch.setattr(plot, "paint_wax_seal", lambda p, at, size, told, red: drawn.append(told))
    monkeypatch.setattr(plot.Plot, "_paint_branch", lambda *given: drawn.append("branch"))
    reviewed.page.review.go_to_turn(0)
    drawn.clear()
    reviewed.page.review.band.plot.grab()
    assert drawn == [2, "branch", 1]


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


def test_where_nothing_is_hidden_no_hands_are_spoken_of(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Aldric"))) as made:
        review, match = made.page.review, made.session.match
        assert review.band.caption()[:2] == [
            "Found by searching ahead,",
            "9600 tries per move",
        ]
        findings = Findings(match, 0)
        assert "hand" not in review_text(findings, made.page.table, (), ["", "Aldric"])
        assert "worlds" not in moves_source(hidden=False)
        assert findings.add_moment(moment(0, 0.4))
        first = findings.moments[0]
        review.panel.show_moment(first, "", "", "", ["", "Aldric"], 0, played_on=True)
        assert review.panel.moves_note.text() == "Found by searching ahead from here."
        sure = Moment(0, (1.0, 0.0), (0.0, 0.0))
        review.panel.show_moment(sure, "", "", "", ["", "Aldric"], 0, played_on=True)
        assert review.panel.moves_note.text() == "Searched to the end."


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
    with land(qtbot, match.record) as made:
        review = made.page.review
        review.open()
        qtbot.waitUntil(lambda: review.is_open and review.findings is not None)
        findings = review.findings
        assert findings is not None
        sure = {"ply": match.ply, "chances": [0.0, 1.0], "doubts": [0.0, 0.0]}
        assert findings.add_moment(moment(0, 0.5))
        assert findings.add_moment(sure)
        made.page.replay.go(match.ply)
        review.refresh()
        assert review.panel.moves_note.text() == "The game was given up here."


def test_the_first_certain_moment_says_what_is_certain_and_what_is_not(qtbot: QtBot) -> None:
    """And the one before it, that the step between them is nobody's doing."""
    with land(qtbot, contrees(HUMAN, bot("Aldric"))) as made:
        review, names = made.page.review, ["", "Aldric"]
        said = [
            horizon_text(5, 5, chances, names) for chances in ((0.0, 1.0), (1.0, 0.0), (0.5, 0.5))
        ]
        assert [one.split(".")[0] for one in said] == [
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


def test_that_there_is_none_is_said_kindly(table: Table) -> None:
    table.page.review.open()
    findings = table.page.review.findings
    assert findings is not None
    findings.add_coach_line({"looked": 1, "of": 4})
    table.page.review.reviewing.grown.emit()
    assert "looked at 25\u00a0% of this game" in table.page.review.panel.status.text()
    findings.add_coach_line(DONE)
    table.page.review.reviewing.grown.emit()
    assert "none of your moves clearly lost anything" in table.page.review.panel.status.text()
    assert not table.page.review.panel.next_button.isEnabled()


@pytest.mark.parametrize("size", [(1024, 640), (1600, 1000)])
def test_everything_has_its_place_in_every_size(reviewed: Table, size: tuple[int, int]) -> None:
    page = reviewed.page
    page.resize(*size)
    page.review.next_turn()
    QTest.qWait(0)
    band, panel = page.review.band, page.review.panel
    assert page.view.geometry().bottom() < band.geometry().top()
    assert not band.geometry().intersects(panel.geometry())
    assert not page.grab().isNull()
    for button in (panel.play_on, panel.try_button, panel.next_button, panel.save_button):
        assert button.width() >= button.sizeHint().width()
        assert button.geometry().right() < panel.width()
    # However little room there is, keys stay and nothing is called by dots.
    assert (panel.try_button._key, panel.next_button._key) == ("T", "N")
    assert panel.next_button.accessibleName() == "Next turning point"
    assert panel.save_button.accessibleName() == "Save…"
    assert "picture" in panel.save_button.toolTip()
    more = panel._scroll.verticalScrollBar().maximum() > 0
    assert panel._scroll._fade.isVisible() == more
    assert more or size == (1600, 1000)


def test_a_match_is_played_again_once_however_long_one_looks_back(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    lookback, match = table.page.lookback, table.session.match
    seen = [match.at(ply).view(0) for ply in range(match.ply + 1)]
    opened = [match.at(ply).open_view() for ply in range(match.ply + 1)]
    lookback.seen_at(1, 0)
    lookback.seen_at(1, OMNISCIENT)
    qtbot.waitUntil(lambda: not lookback._album.busy)
    monkeypatch.setattr(Match, "at", lambda *given: pytest.fail("it was played again"))
    plies = range(match.ply + 1)
    assert [lookback.seen_at(ply, 0) for ply in plies] == seen
    assert [lookback.seen_at(ply, OMNISCIENT) for ply in plies] == opened


def test_a_process_that_fails_is_said_to(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    program = "import sys; sys.stdin.readline(); print('[')"
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", program])
    review = table.page.review
    review.open()
    qtbot.waitUntil(lambda: not review.reviewing.busy)
    assert review.reviewing.broken
    assert "could not look" in review.panel.status.text()


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


# -- Why? ------------------------------------------------------------------------------------------


def asked_why(made: Table, monkeypatch: pytest.MonkeyPatch) -> tuple[int, Action, Action]:
    """Ask *Why?* in a review; the ticket, what was played, and something else."""
    tickets: list[int] = []
    monkeypatch.setattr(made.session.process, "ask", lambda ticket, request: tickets.append(ticket))
    match, turns = made.session.match, {turn.ply for turn in made.page.review.findings.turns}
    ply = next(
        ply
        for ply, step in enumerate(match.steps, 1)
        if ply not in turns and step.action in match.at(ply - 1).legal()[1:]
    )
    made.page.replay.go(ply)
    settle()
    press(made, Qt.Key.Key_W)
    settle()
    assert made.page.strip.aside == "Thinking about it…"
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
    assert page.strip.aside == page.review.aside() != told


def test_why_says_why_there_is_no_answer(reviewed: Table, qtbot: QtBot) -> None:
    page = reviewed.page
    press(reviewed, Qt.Key.Key_Home)
    press(reviewed, Qt.Key.Key_W)
    assert page.strip.aside == "Nothing has been played here yet."
    press(reviewed, Qt.Key.Key_N)
    press(reviewed, Qt.Key.Key_W)
    assert page.strip.aside == "The panel shows what the coach would have played, and why."
    made = Table(qtbot, cannir(HUMAN, bot("Aldric"), seed=2))
    made.until_asked()
    press(made, Qt.Key.Key_W)
    assert made.page.strip.aside == "“Why?” is available once the game is over."
