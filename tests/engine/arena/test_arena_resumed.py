"""A measurement that was interrupted goes on from its file, and from no other's."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.arena import jobs, results_file
from engine.arena.deals import DealConfig, PlayedGame, play_deal
from engine.arena.jobs import WorkerPool
from engine.arena.measure import Contest, run_arena
from engine.bots.bot import Budget
from engine.core.errors import ConquistaError

GIVEN = Contest("cannir", 2, ["scripted", "random"], 6, 5)
#: What the report is to say besides; all else that is changed is the contest's.
TOLD = ("figures", "sense")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return the file of a finished measurement."""
    file = tmp_path / "results.jsonl"
    measured(file)
    return file


def measured(file: Path | None, **changed: Any) -> dict[str, Any]:
    told = {name: changed.pop(name) for name in TOLD if name in changed}
    report = run_arena(replace(GIVEN, **changed), **told, crew=WorkerPool(results_path=file))
    return {key: value for key, value in report.items() if key != "seconds"}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the deals that are really played."""
    found: list[int] = []

    def play(setting: DealConfig, deal: int) -> list[PlayedGame]:
        found.append(deal)
        return play_deal(setting, deal)

    monkeypatch.setattr(jobs, "play_deal", play)
    return found


@pytest.mark.parametrize("asked", [{}, {"figures": True}, {"sense": True}])
def test_interrupted_arenas_continue(
    tmp_path: Path, played: list[int], asked: dict[str, Any]
) -> None:
    file = tmp_path / "results.jsonl"
    told: list[int] = []

    def stop(deals: int, most: int, score: float | None) -> None:
        told.append(deals)
        if deals == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_arena(GIVEN, **asked, crew=WorkerPool(results_path=file), progress=stop)
    assert played == [0, 1, 2, 3]
    report = measured(file, **asked)
    assert played == [0, 1, 2, 3, 4, 5]
    assert report == measured(None, **asked)


def test_finished_arenas_are_reported_again_and_may_grow(kept: Path, played: list[int]) -> None:
    once = measured(kept)
    assert played == []
    assert once["deals"] == 6
    grown = measured(kept, deals=8)
    assert played == [6, 7]
    assert grown == measured(None, deals=8)
    assert measured(kept) == once


def test_a_last_line_cut_off_is_played_again(kept: Path, played: list[int]) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-20])
    assert measured(kept) == measured(None)
    assert played[:1] == [5]
    assert kept.read_bytes() == whole


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"seed": 6}, "seed 5, not 6"),
        ({"bots": ["random", "scripted"]}, "lineups"),
        ({"options": {"veiled": True}}, "options"),
        ({"budget": Budget(3)}, "iterations null, not 3"),
        ({"budget": Budget(seconds=0.5)}, "seconds"),
        ({"figures": True}, "figures"),
        ({"sense": True}, "sense"),
        ({"seats": 3}, "lineups"),
        ({"game": "contrees"}, "game"),
    ],
)
def test_settings_are_never_mixed(kept: Path, changed: dict[str, Any], said: str) -> None:
    whole = kept.read_bytes()
    with pytest.raises(ConquistaError, match="another measurement") as refused:
        measured(kept, **changed)
    assert said in str(refused.value)
    assert kept.read_bytes() == whole


def test_versions_are_never_mixed(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(results_file.engine_digest()) == 16
    monkeypatch.setattr(results_file, "engine_digest", lambda: "of tomorrow")
    with pytest.raises(ConquistaError, match="another version"):
        measured(kept)


def entry(change: Callable[[dict[str, Any]], object]) -> Callable[[list[str]], None]:
    """A change of the second line."""

    def apply(lines: list[str]) -> None:
        data = json.loads(lines[1])
        change(data)
        lines[1] = json.dumps(data)

    return apply


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda lines: lines.__setitem__(1, lines[1][:-5]), "line 2: damaged"),
        (lambda lines: lines.__setitem__(1, "[]"), "line 2 has no keys with values"),
        (lambda lines: lines.pop(1), "line 2: expected line-up 0, deal 0"),
        (lambda lines: lines.insert(1, lines[1]), "line 3: expected line-up 0, deal 1"),
        (lambda lines: lines.__setitem__(0, "{}"), "no file of the arena's results"),
        (lambda lines: lines.clear(), "no file of the arena's results"),
        (entry(lambda data: data["games"].pop()), "line 2: expected 2 results of 2 games"),
        (entry(lambda data: data["games"][0].update(returns=[2.0, 0.0])), "expected 2 results"),
        (entry(lambda data: data["games"][0].update(returns=[1.0])), "expected 2 results"),
        (entry(lambda data: data["games"][0].update(returns="won")), "line 2: games[0].returns"),
        (entry(lambda data: data.pop("games")), "line 2: games"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(
    kept: Path, damage: Callable[[list[str]], object], said: str
) -> None:
    lines = kept.read_text("utf-8").splitlines()
    damage(lines)
    text = "".join(f"{line}\n" for line in lines)
    kept.write_text(text, "utf-8")
    with pytest.raises(ConquistaError) as refused:
        measured(kept)
    assert said in str(refused.value)
    assert "results.jsonl" in str(refused.value)
    assert "\n" not in str(refused.value)
    assert kept.read_text("utf-8") == text


def test_another_file_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend", "utf-8")
    with pytest.raises(ConquistaError, match="no file of the arena's results"):
        measured(file)
    assert file.read_text("utf-8") == "Dear friend"


def test_lineups_are_kept_apart(kept: Path) -> None:
    """Deals of several line-ups come in a fixed order."""
    one = DealConfig("cannir", ("random", "scripted"), (), Budget(), 5)
    settings = [one, replace(one, lineup=("scripted", "random"))]
    file = kept.with_name("two.jsonl")
    crew = WorkerPool(results_path=file)
    first = list(jobs.play_all(settings, 2, crew))
    assert first == list(jobs.play_all(settings, 2, crew))
    tasks = [json.loads(line)["task"] for line in file.read_text("utf-8").splitlines()[1:]]
    assert tasks == [[0, 0], [1, 0], [0, 1], [1, 1]]
