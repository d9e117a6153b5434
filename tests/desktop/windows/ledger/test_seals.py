"""Seals earned by games, puzzles and lessons, and the moment they are pressed in."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date

import pytest
from pytestqt.qtbot import QtBot

from desktop.storage.ledger.entries import TOGETHER, Entry
from desktop.storage.ledger.seals import Tasks, earned_by, honours_of, seal_progress, seals
from desktop.windows.ledger.ledger_page import LedgerPage
from desktop.windows.ledger.ledger_panel import SealButton
from desktop.windows.lessons import lesson_progress
from desktop.windows.main import MainWindow
from engine.games import GAMES
from engine.play.lessons import lessons
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import Services
from tests.desktop.storage.ledger.ledger_kit import LEFT, TASKS, YOU, entry
from tests.desktop.windows.main_kit import open_window

pytestmark = pytest.mark.usefixtures("unpainted")


def test_a_seal_tells_what_it_is_for(qtbot: QtBot, window: MainWindow) -> None:
    window._on_ledger()
    buttons = window.findChildren(SealButton)
    (full,) = [button for button in buttons if button.text() == "Full table"]
    qtbot.mouseClick(full, LEFT)
    assert full.accessibleDescription() == "Win at a table of five or more."
    earned = [button for button in buttons if "Earned on" in button.accessibleDescription()]
    assert "First victory" in [button.text() for button in earned]


def test_puzzles_earn_seals_on_the_day_they_were_solved() -> None:
    days = ["2026-11-23", "2026-11-21", "2026-11-22"]
    done = {"puzzles": days, "puzzles/2": days[:1]}
    found = {
        standing.seal.key: standing
        for standing in seal_progress([], 5, Tasks({}, {1: 1, 2: 2}), done)
    }
    assert found["puzzle"].when == "2026-11-21"
    assert found["puzzles"].when == found["puzzles/2"].when == "2026-11-23"
    assert not found["puzzles/1"].is_earned
    assert (found["ten"].have, found["ten"].when) == (3, "")
    assert not any(standing.is_earned for standing in seal_progress([], 5, Tasks({}, {}), {}))


def test_lessons_earn_seals_on_the_day_of_the_last(services: Services) -> None:
    kept, (first, *rest) = services.settings, [lesson.id for lesson in lessons("cannir")]
    # Days were not kept from the beginning.
    kept.set("lessons", {"cannir": [first, "of another version"]})
    for number, lesson in enumerate(rest):
        lesson_progress.note(kept, "cannir", lesson, date(2026, 11, 1 + number))
    lesson_progress.note(kept, "cannir", rest[0], date(2026, 12, 1))
    days = lesson_progress.done_days(kept, "cannir")
    assert len(days) == 1 + len(rest)
    tasks = Tasks({"cannir": len(days), "cortez": 9}, {})
    done = {"lessons": days, "lessons/cannir": days}
    found = {standing.seal.key: standing for standing in seal_progress([], 5, tasks, done)}
    assert found["lessons/cannir"].when == f"2026-11-{len(rest):02}"
    assert (found["lessons"].have, found["lessons"].is_earned) == (len(days), False)


def test_a_seal_newly_earned_is_pressed_in_once(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    def pressing() -> list[str]:
        return [button.text() for button in window.findChildren(SealButton) if button.is_pressing]

    services.settings.set("animation", "normal")
    services.settings.set("pressed", [seal.key for seal in seals(5, TASKS) if seal.key != "first"])
    window._on_ledger()
    assert pressing() == ["First victory"]
    qtbot.waitUntil(lambda: not pressing())
    (page,) = window.findChildren(LedgerPage)
    page.enter()
    assert pressing() == []
    services.settings.set("pressed", [])
    services.settings.set("animation", "off")
    page.enter()
    assert pressing() == []
    assert "first" in services.settings.get("pressed")


def test_a_game_earns_the_seals_for_which_it_is_the_last_that_is_wanted() -> None:
    assert earned_by(entry(0), [], 5) == ["first"]
    assert earned_by(entry(0, won=False), [], 5) == []
    before = [entry(0), entry(1)]
    assert earned_by(entry(2, level="level3"), before, 5) == ["three", "squire", "knight"]
    # It may have its line already, and others may have been played since.
    whole = [*before, entry(2, level="level3"), entry(3)]
    assert earned_by(whole[2], whole, 5) == ["three", "squire", "knight"]
    assert earned_by(whole[3], whole, 5) == []


def test_the_seal_that_a_game_earned_is_said_at_its_end(qtbot: QtBot, services: Services) -> None:
    won = next(
        match
        for seed in range(40)
        if (match := _ended(seed)).result is not None and match.result.winners == (0,)
    )
    last = won.record.answers[-1]
    for window in open_window(qtbot, services):
        services.settings.set("animation", "off")
        record = replace(won.record, answers=won.record.answers[:-1])
        window.open_record(record)
        qtbot.waitUntil(lambda window=window: window.session.question is not None)
        assert window.table is not None
        window.session.submit(last[0], won.steps[-1].action)
        strip = window.table.strip
        qtbot.waitUntil(lambda strip=strip: "“First victory”" in strip.aside)
        assert strip.aside == "You earn the seal “First victory”."


def _ended(seed: int) -> Match:
    """Return a match that a person and a bot play by lot.

    The person gives the last answer or not.
    """
    match, rng = Match(new_record(GAMES["contrees"], 2, seed, None, YOU)), random.Random(seed)
    while match.decision is not None:
        match.submit(match.decision.seat, rng.choice(match.legal()))
    if match.steps[-1].seat != 0:
        return Match(new_record(GAMES["contrees"], 2, seed, None, YOU))
    return match


def test_a_number_is_the_greatest_only_beside_enough_other_games() -> None:
    def numbered(number: int, knights: int, game: str = "cannir") -> Entry:
        return replace(entry(number, game=game, won=False), numbers=(("knights", knights),))

    before = [numbered(0, 4), numbered(1, 6), numbered(2, 5, "cortez")]
    assert honours_of(numbered(5, 9), before, 5).records == (), "two games of the kind are too few"
    before.append(numbered(3, 2))
    now = numbered(5, 9)
    honours = honours_of(now, [*before, now], 5)
    assert honours.records == ("knights",)
    assert (honours.played, honours.won) == (4, 0)
    assert honours_of(numbered(5, 6), before, 5).records == (), "it was reached before"
    # Games without numbers, those of several people and later ones are not compared.
    others = [entry(0), entry(1, together=True), numbered(9, 99)]
    assert honours_of(now, [*before, *others], 5).records == ("knights",)
    together = honours_of(replace(now, seat=TOGETHER), before, 5)
    assert (together.records, together.played) == ((), 0)
    assert honours_of(entry(5), [], 5).seals == tuple(earned_by(entry(5), [], 5))
