"""The lessons done, as kept in the settings by game and lesson id."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from desktop.storage.settings import Settings, parse_day
from engine.play.lessons import lessons

KEY = "lessons"


def done_lessons(settings: Settings, game: str) -> Mapping[str, str]:
    """Return the lessons done of a game, each with the day, "" if unknown."""
    remembered = settings.get(KEY).get(game)
    if isinstance(remembered, list):
        # Older settings have a list of ids without days.
        return {lesson: "" for lesson in remembered if isinstance(lesson, str)}
    if not isinstance(remembered, dict):
        return {}
    return {lesson: parse_day(day) for lesson, day in remembered.items()}


def note(settings: Settings, game: str, lesson: str, day: date) -> None:
    """Note that a lesson was done; the first time counts."""
    days = settings.get(KEY).get(game)
    before = days if isinstance(days, dict) else done_lessons(settings, game)
    if lesson not in before:
        settings.set(KEY, {**settings.get(KEY), game: {**before, lesson: day.isoformat()}})


def done_days(settings: Settings, game: str) -> list[str]:
    """Return the days on which existing lessons of the game were done."""
    before = done_lessons(settings, game)
    return [before[lesson.id] for lesson in lessons(game) if lesson.id in before]
