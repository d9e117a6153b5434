"""The review of a match that is over, at its table: how it opens, loads, fails and is laid out."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.review import review_runner
from desktop.review.review import BRANCH, branch
from desktop.windows.match_page.page_texts import describe_events
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT
from engine.games import GAMES
from engine.games.cannir.state import CHOOSING
from engine.games.cannir.views import CannirView
from engine.games.condottiere.actions import KeepHand
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.notation import read_match, write_move
from tests.desktop.review.match_kit import record
from tests.desktop.review.page_kit import press
from tests.desktop.table.kit import HUMAN, Table, bot, cannir

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")


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
    assert "beginning the review" in page.review.panel.status.text()
    press(table, Qt.Key.Key_Escape)
    assert not page.review.is_open
    assert page.sidebar.isVisible()
    assert not page.review.band.isVisible()


def test_while_a_match_is_played_there_is_none(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), seed=2))
    table.until_asked()
    press(table, Qt.Key.Key_V)
    table.page.review.open()
    assert not table.page.review.is_open
    # Nor is told what would tell hidden cards.
    notation = table.page.sidebar.chronicle.view.notation
    assert notation is not None
    assert (notation(1, 1), notation(0, -1)) == ("", "")


def test_lines_are_copied_as_notation_once_the_match_is_over(table: Table) -> None:
    notation, match = table.page.sidebar.chronicle.view.notation, table.session.match
    assert notation is not None
    assert notation(2, 3) == "\n".join(
        f"{'AB'[step.seat]} {write_move(step.action)}" for step in match.steps[1:3]
    )
    assert read_match(notation(0, -1)) == match.record


@pytest.mark.usefixtures("looked_at")
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


def test_it_is_written_in_words(reviewed: Table) -> None:
    said = reviewed.page.review.text()
    assert "Turning point 2 of 2" in said
    assert "50 → 75\u00a0%" in said
    assert "Found by a search, as for a hint." in said
    # Two turning points and the moments after them have the chances of their moves.
    assert said.count("You 40\u00a0% ±\u00a05") == reviewed.session.match.ply - 4


@pytest.mark.usefixtures("looked_at")
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
    lookback.seen_view_at(1, 0)
    lookback.seen_view_at(1, OMNISCIENT)
    qtbot.waitUntil(lambda: not lookback._album.is_busy)
    monkeypatch.setattr(Match, "at", lambda *given: pytest.fail("it was played again"))
    plies = range(match.ply + 1)
    assert [lookback.seen_view_at(ply, 0) for ply in plies] == seen
    assert [lookback.seen_view_at(ply, OMNISCIENT) for ply in plies] == opened


def test_a_process_that_fails_is_said_to(
    qtbot: QtBot, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    program = "import sys; sys.stdin.readline(); print('[')"
    monkeypatch.setattr(review_runner, "command", lambda: [sys.executable, "-S", "-c", program])
    review = table.page.review
    review.open()
    qtbot.waitUntil(lambda: not review.runner.is_busy)
    assert review.runner.is_broken
    assert "could not look" in review.panel.status.text()


def test_after_a_choice_of_suite_the_deed_before_it_is_told_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review_runner.ReviewRunner, "_start", lambda *given: None)
    match, rng = Match(cannir(HUMAN, bot("Aldric"), seed=1)), Rng(1)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    table = Table(qtbot, match.record)
    table.until_asked()
    page, steps = table.page, table.session.match.steps
    page.review.open()
    chosen = next(ply for ply, step in enumerate(steps, 1) if step.asked == CHOOSING)
    told = []
    for ply in (chosen - 1, chosen):
        page.replay.go(ply)
        told.append((page.review.describe_last_step(), page.review._describe_action(ply)))
    for deed, both in zip(*told, strict=True):
        assert both.startswith(deed)
        assert len(both) > len(deed)


@pytest.mark.parametrize("size", [(960, 500), (1440, 900)])
def test_the_count_of_cards_is_true_whether_the_panel_shows_their_faces_or_not(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """The hands of the others are open after the end, but only a large panel shows them."""
    monkeypatch.setattr(review_runner.ReviewRunner, "_start", lambda *given: None)
    table = Table(qtbot, record(), size=size)
    table.until_asked()
    view = table.session.match.view(0)
    assert isinstance(view, CannirView)
    count = view.pile + sum(map(len, view.hands[1:]))
    assert any(view.hands[1:])
    told = table.scene.side.spent.text()
    # A small table may have no room for it.
    assert told or size[0] < 1000
    place = "in the pile and in other hands" if view.pile else "in the other hand"
    assert not told or told.endswith(f"{count} cards {place}.")


def test_each_action_that_changes_the_table_is_described_between_moves(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where hands were kept after it, and what was no choice is not told as one."""
    monkeypatch.setattr(review_runner.ReviewRunner, "_start", lambda *given: None)
    game, rng = GAMES["condottiere1"], Rng(1)
    players = (HUMAN, bot("Maud"), bot("Otto"), bot("Lucia"))
    match = Match(new_record(game, 4, 1, None, players))
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    table = Table(qtbot, match.record)
    table.until_asked()
    page, steps = table.page, table.session.match.steps
    page.review.open()
    kept = [ply for ply, step in enumerate(steps, 1) if isinstance(step.action, KeepHand)]
    forced = [ply for ply in kept if steps[ply - 1].is_forced]
    assert forced
    assert len(forced) < len(kept)
    told: dict[int, str] = {}
    page.replay.go(page.replay.last)
    while page.replay.ply:
        told[page.replay.ply] = page.review.describe_last_step()
        page.review.next_move(-1)
    texts, names = page.review._table.texts, table.session.names()
    moments = page.lookback.moves
    for ply in range(1, len(steps) + 1):
        first, _ = describe_events(texts, steps[ply - 1].seen_by(0), names, 0)
        end = moments.moment(moments.ends[moments.number(ply) - 1])[-1]
        if first:
            assert first in told[end], (ply, first, told[end])
    shown = {moments.moment(ply)[-1]: moments.moment(ply) for ply in range(1, len(steps) + 1)}
    for number, (ply, plies) in enumerate(shown.items()):
        chosen = [step for step in steps[plies[0] - 1 : ply] if not step.is_forced]
        has_kept = any(isinstance(step.action, KeepHand) for step in chosen)
        if number % 5 and not has_kept and not {*plies} & {*kept}:
            continue
        page.replay.go(ply)
        told_now = page.review.describe_last_step()
        assert ("keep your hand" in told_now or "keeps the hand" in told_now) == has_kept, ply
