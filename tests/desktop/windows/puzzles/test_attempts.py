"""Attempts at a puzzle: told, taken back, listed, and shown on the board."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import date
from functools import partial

import pytest

from desktop.games import TABLES
from desktop.games.condottiere.stakes_icon import stakes_icon
from desktop.games.contrees.scene import ContreesScene
from desktop.table.game_table import STAKES_HEIGHT
from desktop.windows.puzzles import puzzle_progress, puzzle_texts
from desktop.windows.puzzles.attempt_control import FailedAttempt, GivenAction, Phase
from engine.games import GAMES
from engine.games.condottiere.actions import Pass
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.puzzles import Attempt, all_puzzles
from tests.desktop.kit import owned, settle
from tests.desktop.windows.puzzles.puzzle_kit import Room, easiest, solving

pytestmark = pytest.mark.usefixtures("unpainted")


def test_places_named_in_attempts_are_labelled(room: Room) -> None:
    room.open(easiest("contrees"))
    scene = room.page.scene
    assert isinstance(scene, ContreesScene)
    assert set(scene.hints.named_tiles) == set(scene.seen.land)
    room.fail()
    assert set(scene.hints.named_tiles) == set(scene.seen.land)
    room.open(easiest("cortez"))
    assert {"T", "9"} <= {label.name for label in room.page.scene.labels.shown_labels}


def test_failed_attempts_are_explained_and_undone(room: Room) -> None:
    puzzle = easiest("cortez")
    room.open(puzzle)
    before = owned(room.page.session).record.position
    room.fail()
    assert room.page.session.match.ply == 0
    assert owned(room.page.session).record.position == before
    assert puzzle_progress.progress_of(room.settings, puzzle.id) == puzzle_progress.PuzzleProgress(
        tries=1
    )
    (row,) = room.desk.panel.rows
    assert row.accessibleName().strip(" .")
    # Laid on the table again, it is known how often it was tried.
    room.open(puzzle)
    assert not room.desk.panel.rows
    assert room.desk.panel.waiting.accessibleName().startswith("second try")
    assert not puzzle_progress.progress_of(room.settings, puzzle.id).has_seal


@pytest.mark.parametrize("game", GAMES)
def test_a_try_that_fails_is_called_so_and_why(room: Room, game: str) -> None:
    """The strip says it beside the shield of the solver, and the panel beside the attempt."""
    puzzle = easiest(game)
    room.open(puzzle)
    desk = room.desk
    desk.trying.failed_timer.setInterval(60_000)
    question = room.page.state.question
    assert question is not None
    solution = puzzle.solution()
    while desk.trying.phase is not Phase.FAILED:
        question = room.page.state.question
        assert question is not None
        room.page.asking.submit([action for action in question.legal if action not in solution][-1])
        room.until(
            lambda: desk.trying.phase is Phase.FAILED or room.page.state.question is not None
        )
    (made,), prompt = desk.trying.failed_attempts, room.page.strip.prompt
    assert prompt.seat == puzzle.seat
    assert prompt.sentence in ("That does not win.", "That does not save you.")
    # One's own answer is no reason.
    own = puzzle_texts.actions_text(made.actions, room.page.table, room.page.session.names())
    assert prompt.aside
    assert own not in prompt.aside
    assert not prompt.buttons
    (row,) = desk.panel.rows
    missed = puzzle_texts.failure_reason(made, puzzle, room.page.table, room.page.session.names())
    assert prompt.aside == missed.reason
    head, why = missed.summary
    # Where no card shows it, what was answered comes first, then what refutes it.
    if game.startswith("condottiere") and row._names:
        assert row.accessibleName() == f"{head}. {why}"
    else:
        assert row.accessibleName() == f"{own}. {f'{head} {why}'.strip()}"
    assert row.visibleRegion().boundingRect() == row.rect()


def test_refuting_replies_are_explained_with_their_consequence() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == "one-step-ahead")
    attempt = Attempt(puzzle)
    wrong = next(action for action in attempt.match.legal() if action not in puzzle.solution())
    attempt.submit(wrong)
    step, *replies = attempt.match.steps
    seen = [event for reply in replies for event in reply.seen_by(puzzle.seat)]
    made = FailedAttempt(
        (GivenAction(wrong, puzzle.match().view(puzzle.seat), step.seen_by(puzzle.seat)),),
        attempt.failure,
        tuple(seen),
        attempt.match.view(puzzle.seat),
        attempt.match.result,
    )
    names = ["Maud", "Maud"]
    names[puzzle.seat] = ""
    said = puzzle_texts.failure_reason(made, puzzle, TABLES[puzzle.game], names)
    assert said.summary == (
        "Maud builds a tower: F9 S.",
        "After that, the moves you have left cannot win.",
    )


def test_long_replies_are_summed_up_by_their_end() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == "now-or-never")
    attempt = Attempt(puzzle)
    attempt.submit(Pass())
    seen = [step.seen_by(puzzle.seat) for step in attempt.match.steps]
    assert len(seen) > 10
    made = FailedAttempt(
        (GivenAction(attempt.match.steps[0].action, puzzle.match().view(puzzle.seat), seen[0]),),
        attempt.failure,
        tuple(itertools.chain.from_iterable(seen[1:])),
        attempt.match.view(puzzle.seat),
        attempt.match.result,
    )
    said = puzzle_texts.failure_reason(made, puzzle, TABLES[puzzle.game], ["", "Aldric", "Maud"])
    assert said.head == "That does not save you."
    assert said.summary == ("The city surrenders.", "Maud wins.")
    assert said.reason.startswith("The city surrenders. ")


def test_the_realm_at_stake_is_drawn_as_a_chain(room: Room) -> None:
    for name, chain in (
        ("road-to-rome", ("siena", "roma", "spoleto")),
        ("a-tie-is-enough", ("milano", "modena", "ferrara")),
    ):
        puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == name)
        view = puzzle.match().view(puzzle.seat)
        assert isinstance(view, CondottiereView)
        shown = stakes_icon(view)
        assert isinstance(shown, partial)
        assert shown.keywords["chain"] in (chain, chain[::-1])
    room.open(puzzle)
    with_picture = room.desk.panel.aim.height()
    told = room.desk.panel._state
    assert told is not None
    room.desk.panel.show_state(replace(told, stakes=None))
    assert room.desk.panel.aim.height() == with_picture - STAKES_HEIGHT - 6


def test_the_last_squares_of_the_city_are_shown() -> None:
    puzzle = next(puzzle for puzzle in all_puzzles() if puzzle.id == "the-last-square")
    shown = TABLES["cortez"].stakes(puzzle.match().view(puzzle.seat))
    assert isinstance(shown, partial)
    assert shown.keywords == {"free": [15], "troops": (12, 12)}
    opening = Match(new_record(GAMES["cortez"], 2, 1))
    assert TABLES["cortez"].stakes(opening.view(0)) is None


def test_a_try_pointed_at_is_shown_on_the_board(room: Room) -> None:
    room.open(easiest("contrees"))
    room.fail()
    room.until(lambda: room.page.state.question is not None)
    choice, (row,) = room.page.scene.controller, room.desk.panel.rows
    row.pointed.emit(True)
    assert choice.preselected_action() == room.desk.trying.failed_attempts[0].actions[0].action
    row.pointed.emit(False)
    assert choice.preselected_action() is None


def test_the_answer_is_offered_after_two_tries_and_leaves_no_seal(room: Room) -> None:
    puzzle = easiest("cortez")
    room.open(puzzle)
    assert not room.desk.panel.show_button.isVisibleTo(room.desk.panel)
    room.fail()
    room.fail()
    button, panel = room.desk.panel.show_button, room.desk.panel
    assert button.isVisibleTo(panel)
    # In a small window too it is seen at once.
    assert button.visibleRegion().boundingRect() == button.rect()
    room.desk.show_solution()
    room.until_phase(Phase.SHOWN)
    room.desk.trying.start_over()
    room.until_phase(Phase.ASKED)
    puzzle_progress.note_solved(room.settings, puzzle.id, date(2026, 11, 23))
    standing = puzzle_progress.progress_of(room.settings, puzzle.id)
    assert standing.solved
    assert standing.helped
    assert not standing.has_seal


def test_tries_with_the_same_answers_have_one_row(room: Room) -> None:
    room.open(easiest("contrees"))
    desk = room.desk
    room.fail()
    room.fail()
    assert len(desk.panel.rows) == 2
    desk.trying.failed_attempts.append(desk.trying.failed_attempts[0])
    desk.show_puzzle()
    first, second = (row.accessibleName() for row in desk.panel.rows)
    assert "×2" in first
    assert "×" not in second


def test_undoing_by_hand_continues_from_that_moment(room: Room) -> None:
    room.open(easiest("condottiere3"))
    room.page.asking.submit(solving(room))
    room.until_told()
    assert room.page.session.match.ply == 1
    room.page.session.undo()
    settle()
    assert room.desk.trying.phase is Phase.ASKED
    assert not room.desk.trying.failed_attempts
    room.until(lambda: room.page.state.question is not None)
