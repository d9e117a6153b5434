"""A round robin: who meets whom, and whether the ratings are those the results come from."""

from __future__ import annotations

import json
import sys
from itertools import accumulate
from typing import Any

import pytest

from engine.arena.deals import PlayedGame
from engine.arena.measure import Contest
from engine.arena.round_robin import ratings, run_round_robin, tables
from engine.bots.bot import Budget
from engine.commands import arena
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from tests.engine.arena.test_arena import parsed

LIBRARY = "conquista[ratings] is not installed"


def test_every_two_meet() -> None:
    assert tables("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert len(tables("abcd", 3)) == 4
    assert tables("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert len(tables("abc", 6)) == 10


def drawn(
    lineups: list[tuple[str, ...]], odds: dict[str, float], deals: int, seed: int
) -> list[list[list[PlayedGame]]]:
    """Rounds in which everybody wins as often as their share of all the strengths at a table."""
    rng = Rng(seed)

    def game(lineup: tuple[str, ...]) -> PlayedGame:
        bounds = list(accumulate(odds[name] for name in lineup))
        mark = rng.random() * bounds[-1]
        winner = sum(mark >= bound for bound in bounds)
        return PlayedGame(tuple(float(place == winner) for place in range(len(lineup))), {}, {})

    return [[[game(lineup) for _ in lineup] for lineup in lineups] for _ in range(deals)]


@pytest.mark.parametrize(("seats", "bots"), [(2, 3), (3, 3), (4, 2)])
def test_the_strengths_behind_the_results_are_found(seats: int, bots: int) -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    truth = dict(zip("abc"[:bots], (0.0, 100.0, 200.0), strict=False))
    middle = sum(truth.values()) / bots
    odds = {name: 10 ** (elo / 400) for name, elo in truth.items()}
    lineups = tables(list(truth), seats)
    inside = 0
    for seed in range(2):
        found = ratings(list(truth), lineups, drawn(lineups, odds, 40, seed))
        assert sum(row["elo"] for row in found) == pytest.approx(0, abs=1)
        for row in found:
            assert row["elo"] == pytest.approx(truth[row["name"]] - middle, abs=90)
            low, high = row["ci95"]
            assert low < row["elo"] < high
            inside += low <= truth[row["name"]] - middle <= high
    assert inside >= 0.6 * 2 * bots


def test_a_shared_win_counts_as_parts_of_one() -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    shared = [[[PlayedGame((0.5, 0.5), {}, {}), PlayedGame((1.0, 0.0), {}, {})]] for _ in range(10)]
    won = [
        [[PlayedGame((1.0, 0.0), {}, {})] * 3 + [PlayedGame((0.0, 1.0), {}, {})]] for _ in range(10)
    ]
    bots, lineups = ["a", "b"], [("a", "b")]
    for half, whole in zip(
        ratings(bots, lineups, shared), ratings(bots, lineups, won), strict=True
    ):
        assert half["elo"] == pytest.approx(whole["elo"], abs=5)


def test_who_never_lost_has_no_bound() -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    games = [PlayedGame((1.0, 0.0), {}, {})] * 2
    first, second = ratings(["a", "b"], [("a", "b")], [[games]] * 10)
    assert (first["name"], first["ci95"], second["ci95"]) == ("a", None, None)
    assert first["elo"] > 200


def test_games_nobody_won_tell_nothing() -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    lost = [[[PlayedGame((0.0, 0.0), {}, {})] * 2]] * 3
    assert [row["elo"] for row in ratings(["a", "b"], [("a", "b")], lost)] == [0, 0]


def test_the_report_of_a_round_robin() -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    told: list[tuple[int, int, float | None]] = []
    report = run_round_robin(
        Contest("contrees", 2, ["random", "scripted", "level1"], 3, 5, Budget(2)),
        progress=lambda *figures: told.append(figures),
    )
    assert told == [(number, 9, None) for number in range(1, 10)]
    assert report["tables"] == 3
    assert [bot["name"] for bot in report["bots"]] == ["random", "scripted", "level1"]
    # Two tables of two rotations of three deals each; every game of Contrées is worth 1 in all.
    assert [bot["games"] for bot in report["bots"]] == [12, 12, 12]
    assert sum(bot["score"] for bot in report["bots"]) == pytest.approx(1.5, abs=0.001)
    assert [row["name"] for row in report["ratings"]][-1] == "random"


def test_the_command_prints_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("choix", reason=LIBRARY)
    given = ["cannir", "--seats", "2", "--bots", "scripted,random", "--deals", "4", "--round-robin"]
    assert arena.main(parsed(*given)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "4 deals at each of 1 tables" in lines[0]
    assert any(line.startswith("scripted") and "Elo" in line for line in lines)
    assert arena.main(parsed(*given, "--json")) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report["ratings"][0]) == {"name", "elo", "ci95"}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"bots": ["random"]}, "each named once"),
        ({"bots": ["random", "random"]}, "each named once"),
        ({"bots": ["random", "level9"]}, "unknown bot"),
        ({"deals": 0}, "deals"),
        ({"seats": 9}, "seats"),
    ],
)
def test_nonsense_is_refused(changed: dict[str, Any], said: str) -> None:
    given = {"game": "cannir", "seats": 2, "bots": ["random", "scripted"], "deals": 1, "seed": 1}
    with pytest.raises(ConquistaError, match=said):
        run_round_robin(Contest(**{**given, **changed}))


@pytest.mark.parametrize("flag", [["--figures"], ["--sense"], ["--sprt", "0,50"]])
def test_a_round_robin_counts_nothing_else(flag: list[str]) -> None:
    given = ["cannir", "--seats", "2", "--bots", "scripted,random", "--round-robin", *flag]
    with pytest.raises(ConquistaError, match="without figures"):
        arena.main(parsed(*given))


def test_without_the_library_it_is_said_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(ConquistaError, match=r"pip install '.\[ratings\]'"):
        run_round_robin(Contest("cannir", 2, ["random", "scripted"], 10**9, 1))
