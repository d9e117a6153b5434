"""The review on the board: opened hands, seals, and answers that are tried."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.cannir.words.names import cell_name
from desktop.review import chance_curve
from desktop.review.export import review_text
from desktop.review.findings import Findings
from desktop.review.method_texts import chances_source, moves_source
from desktop.review.review_runner import ReviewRunner
from engine.core.rng import Rng
from engine.data.codec import encode
from engine.games.cannir.board import BOARD
from engine.games.cortez.actions import Recruit
from engine.play.match import Match
from engine.review.moments import Moment
from tests.desktop.games.contrees.kit import contrees, land
from tests.desktop.games.cortez.kit import moment as moment_of_cortez
from tests.desktop.games.cortez.kit import seated_scene
from tests.desktop.kit import settle
from tests.desktop.review.match_kit import DONE, moment, own_plies, turning_point
from tests.desktop.review.page_kit import press
from tests.desktop.table.kit import HUMAN, Table, bot

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


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
    assert all(held.card is None for held in known[0].cards if not held.is_sure)
    said = review.panel.coach.text(), review.panel.gain.accessibleName()
    press(reviewed, Qt.Key.Key_O)
    opened = review._hands(reviewed.page.replay.ply)
    truth = reviewed.session.match.at(reviewed.page.replay.ply).open_view()
    assert [held.card for held in opened[0].cards] == list(getattr(truth, "hands")[1])  # noqa: B009
    assert "and the coach did not look at" in review.panel.note.text()
    # What could not be known lies nowhere but beside the table, below its veil.
    assert reviewed.scene.seen == reviewed.session.match.at(reviewed.page.replay.ply).view(0)
    assert (review.panel.coach.text(), review.panel.gain.accessibleName()) == said


def test_the_seat_whose_knowledge_is_shown_is_in_force_where_nobody_looks_on(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in a match of several people that is opened among the saved ones."""
    review = reviewed.page.review
    review.close()
    monkeypatch.setattr(type(reviewed.session), "viewer", None)
    review.open()
    settle()
    ply = own_plies(reviewed.session.match)[0]
    reviewed.page.replay.go(ply)
    assert reviewed.scene.seen == reviewed.session.match.at(ply).view(review.seat)
    review.close()
    assert reviewed.page.lookback.eyes is None


def test_an_opened_turning_point_is_visible_with_its_explanation(reviewed: Table) -> None:
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


def test_the_coachs_answer_is_tried_on_the_board(reviewed: Table, qtbot: QtBot) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    before = match.record
    review.next_turn()
    ply = reviewed.page.replay.ply
    press(reviewed, Qt.Key.Key_T)
    qtbot.waitUntil(lambda: review.trial.is_over)
    tried = review.trial.match
    assert tried is not None
    assert review.findings is not None
    assert tried.steps[ply].action == review.findings.turns[0].best
    # A line: at least a reply and the answer to it, though every turn is a chapter.
    assert [step.seat for step in tried.steps[ply:]][:3] == [0, 1, 0]
    assert reviewed.scene.seen == tried.view(0)
    assert "might have gone" in reviewed.page.strip.aside
    # What is marked is what was tried, not what was played before.
    assert review.trial.recent_events() == list(tried.steps[-1].seen_by(0))
    assert reviewed.scene.badges.shown_badges == []
    press(reviewed, Qt.Key.Key_Escape)
    assert not review.trial.is_open
    assert review.is_open
    assert reviewed.page.replay.ply == ply
    assert reviewed.scene.seen == match.at(ply).view(0)
    assert match.record == before


def test_seals_lie_at_the_anchors_of_described_answers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReviewRunner, "_start", lambda *given: None)
    match, rng = Match(contrees(HUMAN, bot("Aldric"))), Rng(1)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    with land(qtbot, match.record) as table:
        page, review, scene = table.page, table.page.review, table.ground
        table.until_asked()
        review.open()
        findings = review.findings
        assert findings is not None
        ply = own_plies(match)[-1]
        said = turning_point(match, ply)
        given = match.steps[ply].action
        other = [action for action in match.at(ply).legal() if action != given][1]
        said["thought"]["moves"].append(
            {"action": encode(other), "visits": 9, "value": 0.4, "doubt": 0.06, "chances": []}
        )
        assert findings.add_coach_line(said)
        assert findings.add_coach_line(DONE)
        review.runner.findings_added.emit()
        page.replay.go(page.replay.last)
        assert scene.badges.shown_badges == []
        assert set(scene.hints.named_tiles) == set(scene.seen.land)
        press(table, Qt.Key.Key_N)
        told = findings.turns[0]
        # All that are listed, not only the best and what was given.
        places = [
            scene.place_of(getattr(action, "at"))  # noqa: B009
            for action in (told.best, told.given_action, other)
        ]
        assert [seal.number for seal in scene.badges.shown_badges] == [1, 2, 3]
        near = [
            seal.pos() - place
            for seal, place in zip(scene.badges.shown_badges, places, strict=True)
        ]
        assert max(away.manhattanLength() for away in near) < 40
        assert set(scene.hints.named_tiles) == set(scene.seen.land)
        page.resize(1100, 700)
        settle()
        moved = scene.badges.shown_badges[0].pos() - scene.place_of(getattr(told.best, "at"))  # noqa: B009
        assert moved.manhattanLength() < 40
        press(table, Qt.Key.Key_Left)
        assert scene.badges.shown_badges == []
        assert set(scene.hints.named_tiles) == set(scene.seen.land)
        review.close()
        assert scene.hints.named_tiles == []


def test_cells_and_squares_have_names_while_they_are_read_of(reviewed: Table) -> None:
    scene, review = reviewed.scene, reviewed.page.review
    assert review.is_open
    assert len(scene.labels.shown_labels) == len(BOARD.names)
    press(reviewed, Qt.Key.Key_N)
    assert [label.name for label in scene.labels.shown_labels] == [
        cell_name(name) for name in BOARD.names
    ]
    assert all(seal.number in (1, 2) for seal in scene.badges.shown_badges)
    review.try_it()
    assert (len(scene.labels.shown_labels), scene.badges.shown_badges) == (len(BOARD.names), [])
    press(reviewed, Qt.Key.Key_Escape)
    press(reviewed, Qt.Key.Key_End)
    assert len(scene.labels.shown_labels) == len(BOARD.names)
    review.close()
    assert scene.labels.shown_labels == []


def test_next_leads_to_confirmed_turning_points_if_there_are_any(reviewed: Table) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    findings, panel = Findings(match, 0), review.panel
    first, second = own_plies(match)[:2]
    review.runner.findings = findings
    likely = {**turning_point(match, first), "doubt": 0.3, "provisional": True}
    assert findings.add_coach_line(likely)
    reviewed.page.replay.go(0)
    review.runner.findings_added.emit()
    assert panel.try_button.toolTip().startswith("The coach is still examining this game.")
    # Until then a possible one will do.
    review.next_turn()
    assert reviewed.page.replay.ply == first
    assert findings.add_coach_line(turning_point(match, second, 0.1))
    review.runner.findings_added.emit()
    assert panel.next_button.isEnabled()
    review.next_turn()
    assert reviewed.page.replay.ply == second


def test_a_small_star_names_only_the_cells_that_are_mentioned(reviewed: Table) -> None:
    scene, review, page = reviewed.scene, reviewed.page.review, reviewed.page
    press(reviewed, Qt.Key.Key_N)
    assert len(scene.labels.shown_labels) == len(BOARD.names)
    page.resize(960, 460)
    settle()
    named = {cell_name(getattr(move, "cell")) for _, move in review.ranked_actions()}  # noqa: B009
    assert named
    assert {label.name for label in scene.labels.shown_labels} == named
    other = next(cell for cell in BOARD.names if cell_name(cell) not in named)
    scene.controller.game_choice.hovered(("cell", other))
    assert {label.name for label in scene.labels.shown_labels} == {*named, cell_name(other)}
    scene.controller.game_choice.hovered(None)
    assert {label.name for label in scene.labels.shown_labels} == named
    # The star gets more of a low window than the tray.
    assert scene.layout.tray.height() < 0.36 * scene.layout.size.height()
    page.resize(1600, 1000)
    settle()
    assert len(scene.labels.shown_labels) == len(BOARD.names)


def test_cortez_counts_columns_and_rows(qtbot: QtBot) -> None:
    scene = seated_scene()
    scene.name_places(True)
    names = [label.name for label in scene.labels.shown_labels]
    assert (names.count("T"), names.count("9")) == (2, 2)
    scene.name_places(False)
    assert scene.labels.shown_labels == []


def test_a_seal_lies_at_the_pile_of_who_would_have_recruited() -> None:
    scene = seated_scene()
    view = moment_of_cortez("action")
    scene.sync(view)
    assert scene.layout is not None
    # Nothing is asked there any more.
    assert scene.controller.selection is None
    anchor = scene.controller.game_choice.anchor_of(Recruit())
    assert anchor is not None
    assert anchor.target == scene.layout.piles[view.nations[0]].rect


@pytest.mark.usefixtures("looked_at")
def test_where_the_coachs_answer_leads_lies_above_the_other_seals(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[object]()
    monkeypatch.setattr(
        chance_curve, "paint_wax_seal", lambda painter, at, size, told, red: drawn.append(told)
    )
    monkeypatch.setattr(
        chance_curve.ChanceCurve, "_paint_branch", lambda *given: drawn.append("branch")
    )
    reviewed.page.review.go_to_turn(0)
    drawn.clear()
    reviewed.page.review.band.plot.grab()
    assert drawn == [2, "branch", 1]


def test_where_nothing_is_hidden_no_hands_are_spoken_of(qtbot: QtBot) -> None:
    with land(qtbot, contrees(HUMAN, bot("Aldric"))) as table:
        review, match = table.page.review, table.session.match
        assert review.band.caption()[:2] == [
            "Found by searching ahead,",
            "up to 9600 tries per move",
        ]
        findings = Findings(match, 0)
        assert "hand" not in review_text(findings, table.page.table, (), ["", "Aldric"])
        assert "worlds" not in moves_source(hidden=False)
        assert findings.add_moment(moment(0, 0.4))
        first = findings.moments[0]
        review.panel.show_moment(first, "", "", "", ["", "Aldric"], 0, played_on=True)
        assert review.panel.moves_note.text() == "Found by searching ahead from here."
        sure = Moment(0, (1.0, 0.0), (0.0, 0.0))
        review.panel.show_moment(sure, "", "", "", ["", "Aldric"], 0, played_on=True)
        assert review.panel.moves_note.text() == "Searched to the end."
        assert chances_source(hidden=True, searched=True) == "Found by a search, as for a hint."
        exact = "Your chance is calculated exactly, the others are estimated."
        assert chances_source(hidden=True, searched=True, exact=True) == exact
        between = "Estimated between {}, whose chances were searched."
        assert chances_source(hidden=True, searched=False) == between.format("your moves")
        told = chances_source(hidden=True, name="Maud", searched=False)
        assert told == between.format("the moves of Maud")
        review.panel.show_moment(
            first, "", "", "", ["", "Aldric"], 0, played_on=True, refining=True
        )
        assert review.panel.moves_note.text().endswith("the coach is still working on it.")
        assert review.panel.rows.accessibleName().startswith("You: ≈\u00a040 ±\u00a05")
        review.panel.show_moment(
            None, "", "", "", ["", "Aldric"], 0, played_on=False, refining=True
        )
        assert review.panel.moves_note.text() == (
            "The chances here are not computed yet. They will appear soon."
        )
        assert review.panel.rows.accessibleName() == review.panel.moves_title.text() == ""


def test_an_estimate_from_other_moments_has_no_margin(reviewed: Table) -> None:
    panel, names = reviewed.page.review.panel, ["", "Aldric"]
    found = Moment(0, (0.4, 0.6), (0.05, 0.05))
    panel.show_moment(found, "", "", "", names, 0, played_on=True)
    assert "±" in panel.rows.accessibleName()
    panel.show_moment(found, "", "", "", names, 0, played_on=False)
    assert "±" not in panel.rows.accessibleName()
    assert "≈\u00a040" in panel.rows.accessibleName()
