"""Puzzles: what each claims is proved, whatever is hidden, and a try meets its refutation."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from engine.commands.cli import add_commands, new_parser, run
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.core.values import Json
from engine.data.yaml_documents import parse_yaml
from engine.games import GAMES, find
from engine.play.match import SEAT_NAMES
from engine.play.position_file import match_of
from engine.puzzles import (
    Attempt,
    Puzzle,
    PuzzleError,
    all_puzzles,
    check,
    line_of,
    load_puzzle,
    mining,
    puzzle_from_line,
    puzzle_of_the_day,
    puzzles_of,
    save_puzzle,
    worker,
)
from engine.puzzles.mining import MiningConfig, do_others_fail, make_puzzle, mine_puzzles
from engine.puzzles.mining import find_verdict as find_moment
from engine.puzzles.proof import find_forced_line
from engine.puzzles.puzzle import MAX_MOVES, data_of, puzzle_of

PUZZLES = all_puzzles()
NAMES = [puzzle.id for puzzle in PUZZLES]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_puzzles_and_most_come_from_matches(game: str) -> None:
    assert len(puzzles_of(game)) >= 5
    assert len(PUZZLES) >= 40
    assert 2 * sum(puzzle.origin is not None for puzzle in PUZZLES) > len(PUZZLES)


def test_the_solver_has_the_first_seat_and_its_colour() -> None:
    assert {puzzle.seat for puzzle in PUZZLES} == {0}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_one_way_alone_leads_to_the_aim(puzzle: Puzzle) -> None:
    match = puzzle.match()
    found = find_forced_line(
        match.game, match.true_state(), puzzle.seat, puzzle.goal, puzzle.within
    )
    assert found is not None
    assert found.unique
    assert found.within == puzzle.within
    assert found.line == puzzle.solution()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_the_solution_solves(puzzle: Puzzle) -> None:
    attempt, moves = Attempt(puzzle), puzzle.solution()
    while attempt.progress == "going on":
        # The others' replies are among the moves as they are among the steps.
        attempt.submit(moves[len(attempt.match.steps)])
    assert attempt.progress == "solved"
    assert attempt.failure is None


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_every_other_answer_is_refuted_by_the_hands_as_they_are(puzzle: Puzzle) -> None:
    match = puzzle.match()
    found = check(puzzle.position, puzzle.seat, puzzle.goal, puzzle.within)
    assert do_others_fail(match.game, match.true_state(), puzzle.seat, found, max_tried=5_000_000)


HIDING = [puzzle for puzzle in PUZZLES if not find(puzzle.game).perfect_information]


@pytest.mark.parametrize("puzzle", HIDING, ids=[puzzle.id for puzzle in HIDING])
def test_hidden_cards_do_not_change_the_verdict(puzzle: Puzzle) -> None:
    match = puzzle.match()
    draw = match.game.sampler(match.view(puzzle.seat))
    found = find_forced_line(match.game, draw(Rng(7)), puzzle.seat, puzzle.goal, puzzle.within)
    assert found is not None
    solution = puzzle.solution()
    assert (found.unique, found.within) == (True, puzzle.within)
    assert solution[0] in found.answers


@pytest.mark.parametrize("puzzle", PUZZLES, ids=NAMES)
def test_a_line_and_a_file_hold_all_of_it(puzzle: Puzzle, tmp_path: Path) -> None:
    assert puzzle_from_line(line_of(puzzle)) == puzzle
    save_puzzle(puzzle, tmp_path / "one.conquista-puzzle")
    assert load_puzzle(tmp_path / "one.conquista-puzzle") == puzzle


def test_every_puzzle_comes_once_before_one_comes_again() -> None:
    # Turns begin with days whose number is a multiple of how many puzzles there are.
    first = date.fromordinal(len(PUZZLES) * 17_000)
    days = [puzzle_of_the_day(first + timedelta(number)).id for number in range(len(PUZZLES))]
    assert sorted(days) == sorted(NAMES)


def test_a_wrong_answer_is_refuted_and_the_try_can_begin_anew() -> None:
    attempt = Attempt(next(puzzle for puzzle in PUZZLES if puzzle.id == "road-to-rome"))
    game = attempt.match.game
    spring = next(
        action for action in attempt.match.legal() if getattr(action, "card", "") == "spring"
    )
    assert attempt.submit(spring) == "going on"
    passing = next(action for action in attempt.match.legal() if type(action).do == "pass")
    assert attempt.submit(passing) == "failed"
    assert attempt.failure is not None
    assert attempt.failure.kind == "over"
    with pytest.raises(ConquistaError):
        attempt.submit(passing)
    attempt.restart()
    assert attempt.progress == "going on"
    assert game.code(spring) in attempt.match.codes()


def test_positions_without_a_win_are_reported() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "road-to-rome")
    setting: dict[str, Any] = dict(puzzle.position)
    setting["position"] = {**setting["position"], "hands": {"A": ["m1", "m2"]}}
    assert check(setting, 0).can == "cannot"
    assert check(puzzle.position, 0, tried=3).can == "unknown"
    with pytest.raises(ConquistaError, match="not asked"):
        check(puzzle.position, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not a puzzle"),
        ("conquista-puzzle:1:abc", "not a puzzle"),
        ("conquista-puzzle:2:abc:00000000", "later version"),
        ("conquista-puzzle:1:abc:00000000", "damaged"),
        ("x" * 50_000, "too long"),
    ],
)
def test_a_line_that_is_none_is_refused_clearly(text: str, said: str) -> None:
    with pytest.raises(PuzzleError, match=said):
        puzzle_from_line(text)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("title", "", "title"),
        ("title", "a\nb", "title"),
        ("game", "chess", "unknown game"),
        ("seat", "F", "seat"),
        ("within", 0, "within"),
        ("moves", ["fly"], "move"),
        ("moves", list(PUZZLES[0].moves) * MAX_MOVES, "moves: more than"),
        ("setting", {"position": {"nonsense": 1}}, "nonsense"),
        ("goal", "draw", "goal"),
        ("id", "a b", "id"),
        ("more", 1, "unknown key"),
    ],
)
def test_a_faulty_puzzle_is_refused_by_name(key: str, value: Json, said: str) -> None:
    data = data_of(PUZZLES[0])
    with pytest.raises(ConquistaError, match=said):
        puzzle_of({**data, key: value})


def test_a_game_without_proofs_says_it_cannot_tell() -> None:
    seats = find("cortez").seats[0]
    assert check({"game": "cortez", "seats": list("AB")[:seats], "seed": 1}, _asked()).can in (
        "unknown",
        "cannot",
    )


def _asked() -> int:
    match, _ = match_of({"game": "cortez", "seats": ["A", "B"], "seed": 1})
    assert match.decision is not None
    return match.decision.seat


# -- the command and the process -------------------------------------------------------------------


def conquista(*words: str) -> int:
    parser, commands = new_parser()
    add_commands(commands)
    return run(parser, ["puzzle", *words])


def test_the_command_lists_shows_and_checks(capsys: pytest.CaptureFixture[str]) -> None:
    assert conquista("list", "--game", "contrees") == 0
    assert capsys.readouterr().out.count("\n") == len(puzzles_of("contrees"))
    puzzle = PUZZLES[0]
    assert conquista("show", puzzle.id, "--json") == 0
    shown = json.loads(capsys.readouterr().out)
    assert "moves" not in shown
    assert conquista("check", shown["line"]) == 0
    assert "in one way" in capsys.readouterr().out
    assert conquista("today", "--date", "2026-11-23", "--json") == 0
    assert json.loads(capsys.readouterr().out)["id"] in NAMES


def test_the_command_refuses_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert conquista("show", "nothing-such") == 1
    assert "no id, no file and no line" in capsys.readouterr().err
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "road-to-rome")
    false = replace(puzzle, moves=("play drum", *puzzle.moves[1:]), within=5)
    save_puzzle(false, tmp_path / "false.conquista-puzzle")
    assert conquista("check", str(tmp_path / "false.conquista-puzzle")) == 1
    assert "could not be proved" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        conquista("today", "--date", "yesterday")
    assert "YYYY-MM-DD" in capsys.readouterr().err


def test_the_command_makes_puzzles_as_it_is_asked_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[MiningConfig, int, int]] = []

    def found(config: MiningConfig, deal: int, seed: int) -> tuple[Puzzle, ...]:
        asked.append((config, deal, seed))
        return PUZZLES[deal : deal + 1]

    monkeypatch.setattr(mining, "mine_puzzles", found)
    assert conquista("make", "cannir", "--deals", "1") == 0
    words = "--seats 3 --option veiled=true --within 2 --lasting 4 --tried 40 --deals 2 --seed 5"
    assert conquista("make", "cannir", *words.split()) == 0
    plain, *others = asked
    assert plain == (MiningConfig(find("cannir"), 2, {}, 3, 2, 60_000), 0, 1)
    veiled = MiningConfig(find("cannir"), 3, {"veiled": True}, 2, 4, 40)
    assert others == [(veiled, 0, 5), (veiled, 1, 5)]
    printed = parse_yaml(capsys.readouterr().out)
    made = [puzzle_of(data) for data in printed]
    assert [(puzzle.title.split()[0], puzzle.note) for puzzle in made] == [("Deal", "")] * 3
    assert {puzzle.aim for puzzle in made} == {"Win, whatever the others do."}
    assert [replace(puzzle, title="", aim="") for puzzle in made] == [
        replace(PUZZLES[number], title="", aim="", note="") for number in (0, 0, 1)
    ]


def test_a_bare_position_is_judged_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "road-to-rome")
    (tmp_path / "some.yaml").write_text(json.dumps(puzzle.position), "utf-8")
    assert conquista("check", str(tmp_path / "some.yaml"), "--within", "4") == 0
    assert capsys.readouterr().out.startswith("A can win, within 4 answers, in one way.")


@pytest.mark.parametrize("names", [["B", "A"], ["Ann", "Bob"], None])
def test_a_verdict_names_the_seat_as_the_position_does(
    names: list[str] | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = {"game": "contrees", "seed": 1, **({} if names is None else {"seats": names})}
    (tmp_path / "some.yaml").write_text(json.dumps(position), "utf-8")
    asked = match_of(position)[0].decision
    assert asked is not None
    assert conquista("check", str(tmp_path / "some.yaml"), "--within", "1") == 0
    name = (names or SEAT_NAMES)[asked.seat]
    assert capsys.readouterr().out.startswith(f"{name} can force nothing")


def test_the_process_says_what_check_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = PUZZLES[0]
    told = json.dumps(worker.request(puzzle.position, puzzle.seat, "win", 3))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(told.encode() + b"\n")))
    # The process of the tests keeps its priority.
    monkeypatch.setattr(worker, "lower_priority", lambda: None)
    assert worker.main() == 0
    said = worker.verdict_of(find(puzzle.game), json.loads(capsys.readouterr().out))
    assert said == check(puzzle.position, puzzle.seat, "win", 3)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b'{"seat": "A"}\n')))
    assert worker.main() == 1
    assert capsys.readouterr().err.startswith("conquista prover: seat")


def test_a_moment_with_one_way_is_found_and_described() -> None:
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.id == "the-right-rung")
    match = puzzle.match()
    config = MiningConfig(match.game, match.seats, None, max_actions=1, answers_to_survive=1)
    found = find_moment(config, match.true_state())
    assert found is not None
    made = make_puzzle(config, match, match.true_state(), found, deal_seed=7)
    assert (made.moves, made.goal, made.within) == (puzzle.moves, "save", 1)
    texts = {"title": "Deal 7", "aim": "Do not let anybody else win."}
    assert replace(puzzle_of({**data_of(made), **texts}), title="", aim="") == made
    assert made.position["position"]["turn"] == "A"
    # The same moment from the second seat, too.
    second = replace(puzzle, position={**puzzle.position, "seats": ["B", "A"]}, seat=1).match()
    assert second.decision is not None
    assert second.decision.seat == 1
    turned = make_puzzle(config, second, second.true_state(), found, deal_seed=7)
    assert turned.seat == 0
    assert turned.match().view(0) == match.view(0)
    hopeless = replace(config, max_tried=3)
    assert find_moment(hopeless, match.true_state()) is None


def test_a_match_of_bots_is_walked_to_its_end() -> None:
    config = MiningConfig(
        find("cannir"),
        2,
        None,
        max_actions=1,
        answers_to_survive=1,
        max_tried=40,
        levels=("random",),
    )
    for puzzle in mine_puzzles(config, 3, 1):
        assert check(puzzle.position, puzzle.seat, puzzle.goal, puzzle.within).unique
