"""The turning points of the review: which there are, and what they say of their moves."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from desktop.games import TABLES
from desktop.language.translation import language_key
from desktop.review.method_texts import curve_title
from desktop.review.moment_texts import margin_text
from desktop.review.review_runner import ReviewRunner
from desktop.style.text_size import scaled
from desktop.table.replay.chapters import Chapter
from engine.review.coach import chosen_plies
from tests.desktop.kit import plain_text, settle
from tests.desktop.review.match_kit import DONE, moment, own_plies, turning_point
from tests.desktop.review.page_kit import press
from tests.desktop.table.kit import Table

pytestmark = pytest.mark.usefixtures("dressed")


def test_turning_points_are_shown_as_they_are_found(table: Table) -> None:
    """The panel reads the costliest ones only; the coach goes on meanwhile."""
    review = table.page.review
    review.open()
    findings = review.findings
    assert findings is not None
    plies = own_plies(findings.match)
    assert findings.add_coach_line({"looked": 3, "of": 40})

    def told() -> list[str]:
        review.runner.findings_added.emit()
        table.page.replay.go(table.page.replay.last)
        buttons = review.panel.turns.buttons
        return [button.accessibleName()[:21] for button in buttons if button.isVisible()]

    assert findings.add_coach_line(turning_point(findings.match, plies[2], 0.1))
    assert told() == ["Turning point 1 of 1,"]
    assert review.panel.status.text() == "The coach has done 8\u00a0% of the review."
    for ply, loss in zip((plies[0], plies[1], plies[3]), (0.2, 0.3, 0.05), strict=True):
        assert findings.add_coach_line(turning_point(findings.match, ply, loss))
    assert len(told()) == 3
    assert [turn.ply for turn in findings.turns] == plies[:3]
    review.next_turn()
    assert table.page.replay.ply == plies[0]


def test_the_review_opens_at_the_first_turning_point(table: Table) -> None:
    """As soon as it is known, unless the person looks at something else meanwhile."""
    review, replay = table.page.review, table.page.replay
    review.open()
    findings, panel = review.findings, review.panel
    assert findings is not None
    plies = own_plies(findings.match)
    assert replay.ply == replay.last
    assert findings.add_coach_line(turning_point(findings.match, plies[2], 0.1))
    review.runner.findings_added.emit()
    assert replay.ply == plies[2]
    assert panel.try_button.isEnabled()
    # There is no other to go to.
    assert not panel.next_button.isEnabled()
    assert panel.next_button.toolTip().startswith("There is no other turning point.")
    # What is looked at stays where it is.
    assert findings.add_coach_line(turning_point(findings.match, plies[0], 0.2))
    assert findings.add_coach_line(DONE)
    review.runner.findings_added.emit()
    assert replay.ply == plies[2]
    assert review.turn == 1
    assert panel.next_button.isEnabled()
    for ply in (0, replay.last):
        assert findings.add_moment(moment(ply, 0.5))
    assert findings.add_moment(DONE)
    review.close()
    review.open()
    assert replay.ply == plies[0]


def test_until_a_turning_point_is_known_next_says_so(table: Table) -> None:
    review = table.page.review
    review.open()
    button = review.panel.next_button
    assert not button.isEnabled()
    assert button.accessibleName() == "Next turning point"
    assert button.toolTip() == (
        "No turning point is known yet. The coach is still examining this game."
    )
    at = table.page.replay.ply
    review.next_turn()
    assert table.page.replay.ply == at


def test_another_moment_is_not_left_for_the_first_turning_point(table: Table) -> None:
    review, replay = table.page.review, table.page.replay
    review.open()
    findings = review.findings
    assert findings is not None
    replay.go(1)
    replay.go(replay.last)
    assert findings.add_coach_line(turning_point(findings.match, own_plies(findings.match)[2]))
    review.runner.findings_added.emit()
    assert replay.ply == replay.last


def test_provisional_turning_points_have_their_own_list(table: Table) -> None:
    """It takes no number from a turning point, and no place in their list."""
    review, replay = table.page.review, table.page.replay
    review.open()
    findings, panel = review.findings, review.panel
    assert findings is not None
    plies = own_plies(findings.match)
    for number in (0, 1):
        likely = {**turning_point(findings.match, plies[number]), "provisional": True}
        assert findings.add_coach_line(likely)
    review.runner.findings_added.emit()
    # A likely one is not gone to by itself.
    assert replay.ply == replay.last

    def told() -> list[list[str]]:
        review.runner.findings_added.emit()
        lists = panel.turns.buttons, panel.checked.buttons
        return [
            [button.accessibleName() for button in buttons if button.isVisible()]
            for buttons in lists
        ]

    confirmed, possible = told()
    assert panel.checked_title.text() == "Being checked"
    assert panel.turns_title.text() == ""
    assert not confirmed
    assert [text.split(",")[0] for text in possible] == ["Possible turning point"] * 2
    assert not any("%" in text for text in possible)
    replay.go(plies[0])
    assert not panel.gain.isVisible()
    assert not panel.rows.isVisible()
    assert findings.add_coach_line(turning_point(findings.match, plies[2]))
    confirmed, possible = told()
    assert replay.ply == plies[0]
    assert [text.split(",")[0] for text in confirmed] == ["Turning point 1 of 1"]
    assert len(possible) == 2


def test_the_move_that_ends_a_chapter_belongs_to_it(reviewed: Table) -> None:
    """Not to the one that begins then; of a turning point it is that of what was played."""
    page, review, match = reviewed.page, reviewed.page.review, reviewed.session.match
    turning = own_plies(match)[:2]

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
        assert heading.endswith(f"{name}, won by you")
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
    table.page.review.runner.findings_added.emit()
    assert not panel.turns.isVisible()
    assert findings.add_coach_line(DONE)
    table.page.review.runner.findings_added.emit()
    button, *others = panel.turns.buttons
    assert panel.turns_title.text() == "Your steepest fall"
    assert button.isVisible()
    assert not any(other.isVisible() for other in others)
    assert "70 → 30" in button.accessibleName()
    button.click()
    assert table.page.replay.ply == 5
    assert panel.turns.isVisible(), "it says what happened there"


def test_turning_points_go_round(reviewed: Table) -> None:
    review, panel = reviewed.page.review, reviewed.page.review.panel
    first, second = own_plies(reviewed.session.match)[:2]
    press(reviewed, Qt.Key.Key_N)
    assert (reviewed.page.replay.ply, review.turn) == (first, 0)
    assert panel.heading.accessibleName().startswith("Turning point 1 of 2")
    result = reviewed.session.match.result
    assert result is not None
    # Nothing is asked there any more.
    seen, names = reviewed.session.match.view(None), reviewed.session.names()
    ended = TABLES["cannir"].texts.winner_text(result, seen, names)
    assert ended == "The last card is drawn: everyone loses."
    strip = reviewed.page.strip
    # Above an earlier moment the step before it stands, and the result only above the end.
    assert strip.sentence
    assert ended not in strip.sentence
    assert strip.aside != review.aside()
    assert panel.played.text().startswith("Your move: ")
    assert panel.coach.text().startswith("The coach’s move: ")
    assert panel.gain.accessibleName() == "50 → 75\u00a0% ±\u00a07"
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
    assert (strip.sentence, strip.aside) == (ended, review.aside())
    QTest.mouseClick(review.band.plot, Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert reviewed.page.replay.ply == first
    press(reviewed, Qt.Key.Key_Right)
    assert review.turn is None
    assert strip.sentence != ended
    assert panel.played.text()
    assert ended not in panel.played.text()
    note = "Found by a search, as for a hint."
    assert panel.moves_note.text() == note
    assert "You: 50 ±\u00a06 per cent" in panel.rows.accessibleName()


def test_chances_in_hindsight_are_shown_with_open_hands_and_called_so(
    reviewed: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    review, asked = reviewed.page.review, list[str]()
    monkeypatch.setattr(ReviewRunner, "_start", lambda made, part: asked.append(part))
    findings, panel = review.findings, review.panel
    assert findings is not None
    # The switch of hands is in sight without scrolling in any window.
    reviewed.page.resize(960, 500)
    settle()
    assert panel.open_button.isVisible()
    assert not panel._scroll.isAncestorOf(panel.open_button)
    foot = panel.open_button.mapTo(panel, QPoint(0, panel.open_button.height()))
    assert foot.y() < panel.height()
    reviewed.page.resize(1600, 1000)
    reviewed.page.replay.go(2)
    assert panel.known_button.isChecked()
    assert review.band.caption()[0] == "By what you knew,"
    press(reviewed, Qt.Key.Key_O)
    assert asked == ["hindsight"]
    assert panel.open_button.isChecked()
    # They are not those of before under another name.
    assert not panel.rows.isVisible()
    for ply in range(findings.match.ply + 1):
        assert findings.add_open_moment(moment(ply, 0.0))
    assert findings.add_open_moment(DONE)
    review.runner.findings_added.emit()
    assert "You: 0" in panel.rows.accessibleName()
    assert "hindsight" in panel.moves_note.text()
    assert review.band.caption()[0] == "Hindsight: every hand open,"
    # The other curve of the same match has another name, and a reason to differ.
    assert curve_title(opened=True) != curve_title(opened=False) == "Chance of winning"
    assert review.band.caption()[-1] == "which you could not know"
    press(reviewed, Qt.Key.Key_O)
    assert "You: 50" in panel.rows.accessibleName()
    assert review.band.caption()[0] == "By what you knew,"


def test_the_way_to_turning_points_is_in_view_in_a_small_window(reviewed: Table) -> None:
    reviewed.page.resize(960, 500)
    reviewed.page.replay.go(2)
    QTest.qWait(0)
    panel = reviewed.page.review.panel
    view = panel._scroll.viewport()
    button = panel.turns.buttons[0]
    assert button.isVisible()
    assert view.rect().contains(button.mapTo(view, button.rect().center()))


def test_the_moves_are_in_view_in_a_small_window(reviewed: Table) -> None:
    reviewed.page.resize(960, 500)
    panel = reviewed.page.review.panel
    view = panel._scroll.viewport()
    for ply in (2, own_plies(reviewed.session.match)[0]):
        reviewed.page.replay.go(ply)
        settle()
        assert panel._scroll.verticalScrollBar().value() == 0
        assert panel.rows.isVisible()
        rows = QRect(panel.rows.mapTo(view, QPoint()), panel.rows.size())
        assert view.rect().contains(rows)
    # In a high window the coach's reasons come first.
    reviewed.page.resize(1600, 1000)
    settle()
    assert panel.gold.y() < panel.rows.y()


def test_a_gain_has_a_margin_unless_it_is_counted(reviewed: Table) -> None:
    turn = reviewed.page.review.findings.turns[0]
    said = [margin_text(replace(turn, margin=margin)) for margin in (0.0, 0.002, 0.046)]
    assert said == ["", "±\u00a01", "±\u00a05"]


def test_where_no_turning_point_is_looked_at_all_are_listed(reviewed: Table) -> None:
    panel, replay = reviewed.page.review.panel, reviewed.page.replay
    first, second = own_plies(reviewed.session.match)[:2]
    buttons = [button for button in panel.turns.buttons if button.isVisible()]
    assert [button.accessibleName()[:21] for button in buttons] == [
        "Turning point 1 of 2,", "Turning point 2 of 2,",
    ]  # fmt: skip
    # What was played lost that: a gain beside it would praise it.
    assert all(button.accessibleName().endswith("75 → 50\u00a0% ±\u00a07") for button in buttons)
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert replay.ply == second != first
    # Also from there, one leads to the other.
    assert panel.turns.isVisible()
    QTest.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert replay.ply == first
    press(reviewed, Qt.Key.Key_End)
    assert panel.turns.isVisible()


def test_a_turning_point_has_the_number_its_move_has_one_step_on(reviewed: Table) -> None:
    review, match = reviewed.page.review, reviewed.session.match
    band, panel, last = review.band, review.panel, match.ply
    number = own_plies(match)[0] + 1
    assert f"move {number} of {last}" in panel.turns.buttons[0].accessibleName()
    assert f"Turning point 1 of 2 (move {number} of {last})" in review.text()
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


def test_consequences_of_a_turning_point_are_reported(reviewed: Table) -> None:
    """What the match settled before the next answer, in its own words, and what the curve says."""
    page, match, texts = reviewed.page, reviewed.session.match, reviewed.page.table.texts
    press(reviewed, Qt.Key.Key_N)
    panel, ply = page.review.panel, page.replay.ply
    later = next((number for number in chosen_plies(match, 0) if number > ply), match.ply)
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
        "Hindsight: as the cards lay, 40\u00a0% ±\u00a05 after this move, "
        "60\u00a0% ±\u00a05 after the coach’s."
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
    assert (asked, findings.seat, findings.turns, findings.is_curve_complete) == (
        # Another seat knew something else.
        ["curve", "coach"],
        1,
        [],
        False,
    )
    assert reviewed.scene.seen == match.at(ply).view(1)
    assert [hand.name for hand in review._hands(ply)] == [""]
    press(reviewed, Qt.Key.Key_O)
    assert "Aldric could not know" in review.panel.note.text()
    press(reviewed, Qt.Key.Key_O)
    # That all lies covered is seen.
    assert review.panel.note.text() == ""
    theirs = next(number for number in chosen_plies(match, 1) if len(match.at(number).codes()) > 1)
    assert not findings.add_coach_line(turning_point(match, ply))
    assert findings.add_coach_line(turning_point(match, theirs))
    assert findings.add_coach_line(DONE)
    review.runner.findings_added.emit()
    press(reviewed, Qt.Key.Key_N)
    assert reviewed.page.replay.ply == theirs
    assert reviewed.scene.seen == match.at(theirs).view(1)
    assert review.panel.played.text().startswith("Aldric’s move: ")
    assert review.panel.moves_title.text() == "Aldric’s possible moves"
    press(reviewed, Qt.Key.Key_Escape)
    assert reviewed.page.lookback.eyes is None
    review.open()
    assert (asked, review.seat) == (["curve", "coach", "hindsight", "curve", "coach"], 0)


def test_that_there_is_none_is_said_kindly(table: Table) -> None:
    table.page.review.open()
    findings = table.page.review.findings
    assert findings is not None
    findings.add_coach_line({"looked": 1, "of": 4})
    table.page.review.runner.findings_added.emit()
    assert "done 25\u00a0% of the review" in table.page.review.panel.status.text()
    findings.add_coach_line(DONE)
    table.page.review.runner.findings_added.emit()
    assert "no other move was clearly better than yours" in table.page.review.panel.status.text()
    assert not table.page.review.panel.next_button.isEnabled()


def test_the_first_picture_of_a_turning_point_is_laid_out(reviewed: Table) -> None:
    """No row is cut, and none overlaps another, before Qt gets to lay anything out."""
    review = reviewed.page.review
    panel = review.panel
    reviewed.page.replay.go(reviewed.page.replay.last)
    review.go_to_turn(0)
    shown = [part for part in (panel.played, panel.gold, panel.rows, panel.moves_note,
                               panel.turns_title, panel.turns) if part.isVisible()]  # fmt: skip
    assert panel.turns in shown
    for above, below in pairwise(shown):
        assert above.geometry().bottom() < below.geometry().top()
    assert all(button.height() >= scaled(44) for button in panel.turns.buttons[:2])
    assert panel.gold.height() <= panel.gold.sizeHint().height() + 2
