"""The table of beats: every event has a row, animations and sounds keep to it."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF

from desktop.games import TABLES
from desktop.games.cannir.items.threads import ThreadItem
from desktop.games.cannir.scene import CannirScene
from desktop.sound.synthesis import SOUNDS
from desktop.table.beats import MAX_MS, Beat, BeatStage, BeatTable, interval
from engine.core.values import Event
from engine.games import GAMES
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.cannir.views import CannirView
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.beats_table import PACKAGES, PAGE, page
from tests.desktop.table.kit import HUMAN, bot


def beats(game: str) -> BeatTable:
    return TABLES[game].load_features().beats


def event_types(game: str) -> set[type[Event]]:
    module = import_module(f"engine.games.{PACKAGES[game]}.events")
    return {
        value
        for _, value in inspect.getmembers(module, inspect.isclass)
        if issubclass(value, Event) and value is not Event
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_a_beat_or_is_silent_on_purpose(game: str) -> None:
    table = beats(game)
    shown = {beat.event for beat in table.beats}
    assert shown | table.silent == event_types(game)
    assert not shown & table.silent


@pytest.mark.parametrize("game", GAMES)
def test_no_beat_is_longer_than_a_second_and_a_half(game: str) -> None:
    for beat in beats(game).beats:
        assert beat.ms <= MAX_MS, (beat.event.__name__, beat.which)
        assert beat.still
        for stage in beat.stages:
            assert stage.moves or stage.sound
            assert not stage.sound or stage.sound in SOUNDS
            assert 0 <= stage.sound_share <= 1


@pytest.mark.parametrize("game", GAMES)
def test_the_last_row_of_an_event_is_for_every_other_of_its_type(game: str) -> None:
    rows: dict[type[Event], list[Beat]] = {}
    for beat in beats(game).beats:
        rows.setdefault(beat.event, []).append(beat)
    for found in rows.values():
        assert all(beat.suits is not None for beat in found[:-1])
        assert found[-1].suits is None


#: By game, the seats and the deal of a match in which much happens.
_MATCHES = {
    "condottiere1": (4, 9),
    "condottiere3": (4, 4),
    "cortez": (3, 4),
    "contrees": (2, 4),
    "cannir": (3, 1),
}


@pytest.mark.parametrize("game", GAMES)
def test_animations_keep_to_the_table(game: str, qapp: object) -> None:
    seats, seed = _MATCHES[game]
    players = tuple({"kind": "bot", "name": f"B{i}", "level": "level1"} for i in range(seats))
    match = Match(new_record(GAMES[game], seats, seed, None, players))
    play_scripted(match, 250)
    table, scene = beats(game), TABLES[game].scene()
    scene.set_seats([f"B{i}" for i in range(seats)], 0)
    animated: set[type[Event]] = set()
    for before, step in zip(match.moments(), match.steps, strict=False):
        scene.sync(before.view(0))
        if not scene.is_arranged:
            scene.arrange(QSizeF(1200, 800))
        for event in (seen for each in step.events if (seen := each.seen_by(0)) is not None):
            animation = scene.animate(event)
            if animation is None:
                continue
            beat = table.beat_of(event)
            assert beat is not None, event
            assert animation.totalDuration() <= beat.ms, event
            animated.add(type(event))
            # What comes after it finds the state it leaves.
            animation.start()
            animation.setCurrentTime(animation.totalDuration())
    assert len(animated) >= 3


def test_a_suite_is_made_and_broken_within_the_table(qapp: object) -> None:
    match = Match(new_record(GAMES["cannir"], 2, 1, None, (HUMAN, bot("Ana"))))
    scene = TABLES["cannir"].scene()
    assert isinstance(scene, CannirScene)
    view = match.view(0)
    assert isinstance(view, CannirView)
    scene.sync(view)
    scene.arrange(QSizeF(1200, 800))
    cells = BOARD.cells(0b111)
    for event in (
        SovereignTaken(0, "run", cells, (1, 2, 3)),
        SovereignBroken(0, "run", cells),
    ):
        beat, animation = beats("cannir").beat_of(event), scene.animate(event)
        assert beat is not None
        assert animation is not None
        assert animation.totalDuration() == beat.ms
        animation.start()
        animation.setCurrentTime(animation.totalDuration())
        cord = [item for item in scene.marks.thread if isinstance(item, ThreadItem)]
        assert {item.opacity() for item in cord} <= {0.0, 0.75, 1.0}


def test_sounds_follow_the_stages_of_an_animation() -> None:
    stages = (BeatStage(200, "", "card", 0.5), BeatStage(400, "moves"), BeatStage(400, "", "seal"))
    beat = Beat(Event, stages, "still")
    assert beat.sounds(1000) == [(100, "card"), (600, "seal")]
    # Half as long at fast speed; at once, only the first.
    assert beat.sounds(500) == [(50, "card"), (300, "seal")]
    assert beat.sounds(0) == [(0, "card")]


def test_many_pieces_follow_each_other_more_closely() -> None:
    assert interval(3, 60, 600) == 60
    assert interval(21, 60, 600) == 30
    assert interval(1, 60, 600) == 60


def test_the_page_shows_the_tables() -> None:
    assert Path(PAGE).read_text(encoding="utf-8") == page()
