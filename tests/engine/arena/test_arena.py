"""The arena counts rightly, repeats itself, and refuses nonsense in one line."""

from __future__ import annotations

import argparse
import json
from typing import Any

import pytest

from engine.arena.jobs import WorkerPool
from engine.arena.measure import Contest, bot_score, interval, means, run_arena
from engine.bots.bot import UNLIMITED, Budget
from engine.bots.levels import find_bot, find_rival
from engine.commands import arena
from engine.core.errors import ConquistaError
from tests.engine.bots.kit import CANNIR, moment, question, timeless


def quiet(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key != "seconds"}


def test_figures_of_one_bot() -> None:
    # Two deals of two rotations: A wins both, then one is lost by all and B wins the other.
    a = [[[1.0, 1.0]], [[0.0, 0.0]]]
    both = [[[1.0, 1.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 1.0]]]
    found = bot_score("a", a, both)
    assert (found.games, found.wins, found.decided) == (4, 2, 3)
    assert found.share == 2 / 3
    assert found.score == 0.5
    assert found.ci95 == (0.0, 1.0)


def test_interval_comes_from_the_deals() -> None:
    assert interval([0.5] * 10) == (0.5, 0.5)
    assert interval([0.7]) == (0.0, 1.0)
    low, high = interval([0.0, 1.0] * 50)
    assert (round(low, 3), round(high, 3)) == (0.402, 0.598)


def test_every_deal_is_played_from_every_seat() -> None:
    report = run_arena(Contest("cannir", 3, ["scripted", "random"], 4, 5))
    assert [bot["games"] for bot in report["bots"]] == [12, 24]
    assert report["bots"][0]["wins"] + report["bots"][1]["wins"] <= 12


def test_equal_bots_score_equally() -> None:
    first, second = run_arena(Contest("cannir", 2, ["random", "random"], 200, 5))["bots"]
    assert first["decided"] == second["decided"] > 0
    assert abs(first["score"] - second["score"]) < 0.06


def test_a_bot_alone_plays_itself() -> None:
    (only,) = run_arena(Contest("cannir", 2, ["random"], 10, 5))["bots"]
    assert only["games"] == 40
    assert only["share"] in (0.5, None)


def test_the_same_seed_gives_the_same_figures_with_any_number_of_processes() -> None:
    once = run_arena(Contest("cannir", 2, ["level1", "random"], 4, 5))
    again = run_arena(Contest("cannir", 2, ["level1", "random"], 4, 5), crew=WorkerPool(jobs=2))
    assert quiet(once) == quiet(again)
    assert quiet(once) != quiet(run_arena(Contest("cannir", 2, ["level1", "random"], 4, 6)))


def test_events_are_counted_on_request() -> None:
    assert "figures" not in run_arena(Contest("cannir", 2, ["random"], 1, 5))
    figures = run_arena(Contest("cannir", 2, ["random"], 3, 5), figures=True)["figures"]
    assert figures["answers"] > 5
    # Some event is told of every answer.
    assert sum(figures.values()) > 2 * figures["answers"]


def test_a_game_sums_up_its_matches() -> None:
    figures = run_arena(Contest("cortez", 2, ["scripted"], 1, 5), figures=True)["figures"]
    assert figures["winners_points"] >= figures["points"] > 0
    assert 0 <= figures["objectives_met"] <= 1
    assert figures["spanish_wins"] in (0, 1)
    assert figures["turn_began"] > 10


def test_moves_to_laugh_at_are_counted_where_it_is_asked_for() -> None:
    contest = Contest("condottiere3", 3, ["level1", "random"], 1, 5, Budget(1))
    assert "sense" not in run_arena(contest)
    sense = run_arena(contest, sense=True)["sense"]
    assert {"idle_scarecrow", "gift"} <= set(sense)
    # Somebody, and nobody else, is to blame for what one answer did: two of three are random.
    waited = sense["idle_scarecrow"]
    assert waited["game"] > 0
    one, two = waited["seat"]
    assert waited["game"] == pytest.approx(one + 2 * two, abs=0.002)
    named = run_arena(Contest("cannir", 2, ["random"], 1, 5), sense=True)["sense"]
    assert set(named) == {"idle_attack", "suite_left"}


def test_means_count_what_is_missing_as_nothing() -> None:
    assert means([{"a": 1, "b": 2}, {"a": 0}]) == {"a": 0.5, "b": 1}


def test_options_change_the_game() -> None:
    report = run_arena(Contest("cannir", 2, ["random"], 2, 5, options={"free_paths": True}))
    assert report["options"] == {"free_paths": True, "veiled": False}


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 4}, "seats"),
        ({"bots": ["level9"]}, "bot"),
        ({"bots": []}, "bots"),
        ({"bots": ["random"] * 3}, "bots"),
        ({"deals": 0}, "deals"),
        ({"budget": Budget(0)}, "iterations"),
        ({"budget": Budget(seconds=0.0)}, "seconds"),
        ({"budget": Budget(seconds=float("nan"))}, "seconds"),
        ({"options": {"speed": 1}}, "option"),
        ({"options": {"veiled": "yes"}}, "option"),
    ],
)
def test_nonsense_is_refused_in_one_line(changed: dict[str, Any], word: str) -> None:
    given = {"game": "cannir", "seats": 2, "bots": ["random"], "deals": 1, "seed": 1, **changed}
    with pytest.raises(ConquistaError) as refused:
        run_arena(Contest(**given))
    assert word in str(refused.value)
    assert "\n" not in str(refused.value)


def test_somebody_must_play() -> None:
    with pytest.raises(ConquistaError, match="jobs: 0"):
        run_arena(Contest("cannir", 2, ["random"], 1, 1), crew=WorkerPool(jobs=0))


def parsed(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser(exit_on_error=False)
    arena.add_arguments(parser)
    return parser.parse_args(arguments)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    args = parsed(
        *["cannir", "--seats", "2", "--bots", "level1,random", "--deals", "2", "--seed", "3"],
        *["--iterations", "10", "--option", "veiled=true", "--json"],
    )
    assert arena.main(args) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["options"] == {"free_paths": False, "veiled": True}
    assert [bot["name"] for bot in report["bots"]] == ["level1", "random"]
    assert set(report["bots"][0]) == {
        "name", "games", "wins", "decided", "share", "score", "ci95",
    }  # fmt: skip


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(parsed(*["cannir", "--seats", "2", "--bots", "random", "--deals", "2"])) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[2].startswith("random")


def test_the_command_prints_a_table_in_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    report = {
        "seats": 2,
        "deals": 20,
        "seed": 9,
        "bots": [
            {"name": "level2", "score": 0.75, "ci95": [0.5, 1.0]},
            {"name": "level1", "score": 0.25, "ci95": [0.0, 0.5]},
        ],
    }
    arena._print_markdown(report)
    assert capsys.readouterr().out.splitlines()[2:] == [
        "| level2 | 2 | 20 | 9 | 0.750 | 0.500–1.000 | +191 | +0 to unbounded |",
        "| level1 | 2 | 20 | 9 | 0.250 | 0.000–0.500 | −191 | unbounded to +0 |",
    ]
    asked = ["cannir", "--seats", "2", "--bots", "random", "--deals", "1", "--markdown"]
    assert arena.main(parsed(*asked)) == 0
    assert capsys.readouterr().out.startswith("| bot | seats | deals |")


def test_the_command_prints_moves_to_laugh_at(capsys: pytest.CaptureFixture[str]) -> None:
    args = parsed(
        "condottiere1", *["--seats", "2"], *["--bots", "random"], "--deals", "1", "--sense"
    )
    assert arena.main(args) == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last.startswith("stop_early")
    assert "a game; a seat: random" in last


def test_a_malformed_option_is_refused() -> None:
    args = parsed(*["cannir", "--seats", "2", "--bots", "random", "--option", "=true"])
    with pytest.raises(ConquistaError, match="KEY=VALUE"):
        arena.main(args)


def test_several_searches_are_a_rival_by_name() -> None:
    game = CANNIR
    parts, trees = find_rival("3parts-level2", game), find_rival("3trees-level2", game)
    view, codes = question(moment(4, 3))
    own = find_bot("level2").think(game, view, codes, 7, UNLIMITED).iterations
    thought, again = (parts.think(game, view, codes, 7, UNLIMITED) for _ in range(2))
    assert timeless(thought) == timeless(again)
    assert thought.iterations == own // 3 * 3
    assert trees.think(game, view, codes, 7, UNLIMITED).iterations == 3 * own
    assert sum(move.visits for move in thought.moves) == thought.iterations
    for name in ("1parts-level2", "xparts-level2", "3parts-expert", "parts-level2"):
        with pytest.raises(ConquistaError):
            find_rival(name, game)
