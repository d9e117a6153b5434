"""Lessons: written positions with explanations, tasks for the pupil, and replies of other seats.

They are read from `assets/<folder>/lessons.yaml`. Their texts are English; the user interface
translates them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, cast

from engine.core.errors import ConquistaError, quote_value
from engine.core.game import Game
from engine.core.values import Action, Json, Seat
from engine.data.codec import encode
from engine.data.reader import ValueChecker
from engine.data.yaml_documents import read_yaml
from engine.play.match import SEAT_NAMES, Match
from engine.play.position_file import match_of
from engine.system.resources import asset

#: The seat of the pupil.
PUPIL: Seat = 0

_BOOK_KEYS = ("games", "lessons")
_LESSON_KEYS = ("id", "games", "title", "minutes", "rule", "cards", "drawings", "setting", "steps")
_STEP_KEYS = ("teach", "task", "otherwise", "accept", "replies", "light", "find", "rule", "setting")
_SETTING_KEYS = ("seats", "options", "seed", "position")

#: Keys and values that a matching action must have.
Pattern = Mapping[str, Json]


class LessonError(ConquistaError):
    """A file of lessons is malformed; the message names the key."""


_READER = ValueChecker(LessonError)


@dataclass(frozen=True, slots=True)
class LessonReply:
    """The action of another seat."""

    seat: Seat
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step of a lesson; without `accept` it is only read."""

    teach: str
    #: The task; "" where the step is only read.
    task: str = ""
    #: Why any other action has to wait; "" for no special reason.
    otherwise: str = ""
    #: Patterns of accepted actions; the first one is shown as the solution.
    accept: tuple[Pattern, ...] = ()
    #: The actions of the other seats afterwards, in order.
    replies: tuple[LessonReply, ...] = ()
    #: Highlights besides the places of the action: names of places and cards, or whole
    #: spots.
    light: tuple[str | tuple[Json, ...], ...] = ()
    #: Whether the pupil has to find the place: it is not highlighted before they tried another one.
    must_find: bool = False
    #: The section of the rules, if it differs from the lesson's.
    rule: str = ""
    #: A position file without its game, if the step begins at another position.
    setting: Json = None


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: a few steps about one subject."""

    id: str
    title: str
    #: Approximate duration in minutes.
    minutes: int
    #: The section of the rules that the lesson is about.
    rule: str
    steps: tuple[LessonStep, ...]
    #: Pairs of a card that the lesson is about and a line about it.
    cards: tuple[tuple[str, str], ...] = ()
    #: Pairs of a drawing from the rules and a line about it.
    drawings: tuple[tuple[str, str], ...] = ()


# -- reading ---------------------------------------------------------------------------------------


def books() -> list[Path]:
    """Return the paths of all lesson files."""
    return sorted(asset().glob("*/lessons.yaml"))


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in order. Raises LessonError."""
    candidates = (lessons_in(path).get(game) for path in books())
    return next((known for known in candidates if known is not None), ())


@cache
def lessons_in(path: Path) -> Mapping[str, tuple[Lesson, ...]]:
    """Return the lessons in a file, by game. Raises LessonError."""
    book = _READER.mapping(read_yaml(path), path.parent.name, _BOOK_KEYS)
    games = _read_texts(book.get("games"), f"{path.parent.name}.games")
    return {game: parse(book, game) for game in games}


def parse(book: Mapping[str, Json], game: str) -> tuple[Lesson, ...]:
    """Return the lessons for a game in the data of a file. Raises LessonError."""
    parsed_lessons: list[Lesson] = []
    for i, data in enumerate(_READER.items(book.get("lessons"), "lessons")):
        lesson_fields = _READER.mapping(data, f"lessons[{i}]", _LESSON_KEYS)
        where = _READER.text(lesson_fields, "id", f"lessons[{i}]")
        if "games" in lesson_fields and game not in _read_texts(
            lesson_fields["games"], f"{where}.games"
        ):
            continue
        if any(lesson.id == where for lesson in parsed_lessons):
            raise LessonError(f"{where}: twice")
        parsed_lessons.append(_read_lesson(lesson_fields, where))
    return tuple(parsed_lessons)


def texts(book: Mapping[str, Json]) -> Iterator[str]:
    """Yield every displayed text in the data of a file, for translation."""
    for lesson in book["lessons"]:
        yield lesson["title"]
        for key in ("cards", "drawings"):
            yield from (lesson.get(key) or {}).values()
        for step in lesson["steps"]:
            yield from (step[key] for key in ("teach", "task", "otherwise") if step.get(key))


def _read_lesson(given: Mapping[str, Json], where: str) -> Lesson:
    """Return a lesson from its mapping; `where` is its id. Raises LessonError."""
    minutes = given.get("minutes", 1)
    if not isinstance(minutes, int) or not 1 <= minutes <= 9:
        raise LessonError(f"{where}.minutes: {quote_value(minutes)} is none of 1 to 9")
    items = _READER.items(given.get("steps"), f"{where}.steps")
    steps = [_read_step(item, f"{where}.steps[{i}]") for i, item in enumerate(items)]
    if not steps:
        raise LessonError(f"{where}.steps: none")
    if steps[0].setting is None:
        setting = given.get("setting", {})
        steps[0] = replace(
            steps[0], setting=_READER.mapping(setting, f"{where}.setting", _SETTING_KEYS)
        )
    return Lesson(
        where,
        _READER.text(given, "title", where),
        minutes,
        _READER.text(given, "rule", where),
        tuple(steps),
        _read_lines(given, "cards", where),
        _read_lines(given, "drawings", where),
    )


def _read_lines(given: Mapping[str, Json], key: str, where: str) -> tuple[tuple[str, str], ...]:
    """Return pairs of a name and the line about it."""
    lines = _READER.mapping(given.get(key) or {}, f"{where}.{key}")
    return tuple((name, _READER.text(lines, name, f"{where}.{key}")) for name in lines)


def _read_step(data: Json, where: str) -> LessonStep:
    """Return a step of a lesson; `where` names it in errors. Raises LessonError."""
    fields = _READER.mapping(data, where, _STEP_KEYS)
    accept = tuple(
        _read_pattern(item, f"{where}.accept[{i}]")
        for i, item in enumerate(_READER.items(fields.get("accept", []), f"{where}.accept"))
    )
    replies = tuple(
        _read_reply(item, f"{where}.replies[{i}]")
        for i, item in enumerate(_READER.items(fields.get("replies", []), f"{where}.replies"))
    )
    if bool(accept) != ("task" in fields):
        raise LessonError(f"{where}: task and accept come together")
    if replies and not accept:
        raise LessonError(f"{where}.replies: to no answer")
    find = fields.get("find", False)
    if not isinstance(find, bool) or (find and not accept):
        raise LessonError(f"{where}.find: {quote_value(find)} is nothing to find")
    setting = fields.get("setting")
    return LessonStep(
        teach=_READER.text(fields, "teach", where),
        task=_READER.text(fields, "task", where) if "task" in fields else "",
        otherwise=_READER.text(fields, "otherwise", where) if "otherwise" in fields else "",
        accept=accept,
        replies=replies,
        light=_read_light(fields.get("light", []), f"{where}.light"),
        must_find=find,
        rule=_READER.text(fields, "rule", where) if "rule" in fields else "",
        setting=None
        if setting is None
        else _READER.mapping(setting, f"{where}.setting", _SETTING_KEYS),
    )


def _read_reply(data: Json, where: str) -> LessonReply:
    fields = dict(_READER.mapping(data, where))
    seat = fields.pop("seat", None)
    if seat not in SEAT_NAMES[1:]:
        raise LessonError(f"{where}.seat: {quote_value(seat)} is none of the others")
    return LessonReply(SEAT_NAMES.index(seat), _read_pattern(fields, where))


def _read_pattern(data: Json, where: str) -> Pattern:
    pattern = _READER.mapping(data, where)
    _READER.text(pattern, "do", where)
    return pattern


def _read_light(data: Json, where: str) -> tuple[str | tuple[Json, ...], ...]:
    items = _READER.items(data, where)
    if not all(isinstance(item, (str, list)) and item for item in items):
        raise LessonError(f"{where}: expected words, or spots as lists")
    return tuple(tuple(item) if isinstance(item, list) else item for item in items)


def _read_texts(data: Json, where: str) -> list[str]:
    items = _READER.items(data, where)
    if not all(isinstance(item, str) and item for item in items):
        raise LessonError(f"{where}: expected words")
    return cast("list[str]", items)


# -- playing ---------------------------------------------------------------------------------------


def fits(action: Action, pattern: Pattern) -> bool:
    """Return whether an action has all keys and values of a pattern."""
    written: Mapping[str, Any] = encode(action)
    return all(key in written and written[key] == value for key, value in pattern.items())


def find_fitting_action(legal: Sequence[Action], patterns: Sequence[Pattern]) -> Action | None:
    """Return the first legal action that matches the earliest possible pattern, or None."""
    fitting = (action for pattern in patterns for action in legal if fits(action, pattern))
    return next(fitting, None)


def is_accepted(action: Action, step: LessonStep) -> bool:
    """Return whether the step accepts an action."""
    return any(fits(action, pattern) for pattern in step.accept)


def match_at(game: Game, lesson: Lesson, number: int, players: Sequence[Json]) -> Match:
    """Return the match at the beginning of a step, played as the lesson shows it.

    `players` are entries of a record; the first ones fill the seats of the step's setting. Raises
    ConquistaError.
    """
    where = f"{game.id}.{lesson.id}"
    start = max(i for i in range(number + 1) if lesson.steps[i].setting is not None)
    set_up, seats = match_of({"game": game.id, **lesson.steps[start].setting})
    match = Match(replace(set_up.record, players=tuple(players[: len(seats)])))
    for i in range(start, number):
        play_step(match, lesson.steps[i], f"{where}.steps[{i}]")
    return match


def play_step(match: Match, step: LessonStep, where: str) -> None:
    """Give the shown action of a step and the replies of the other seats. Raises LessonError."""
    if not step.accept:
        return
    _skip_forced_actions(match)
    _submit_matching(match, PUPIL, step.accept, f"{where}.accept")
    for i, reply in enumerate(step.replies):
        _skip_forced_actions(match)
        _submit_matching(match, reply.seat, (reply.pattern,), f"{where}.replies[{i}]")
    _skip_forced_actions(match)


def _skip_forced_actions(match: Match) -> None:
    """Give actions without a choice, which lesson files leave out."""
    while match.is_forced:
        match.submit_forced()


def _submit_matching(match: Match, seat: Seat, patterns: Sequence[Pattern], where: str) -> None:
    decision = match.decision
    if decision is None or decision.seat != seat:
        raise LessonError(f"{where}: seat {SEAT_NAMES[seat]} is not asked")
    action = find_fitting_action(match.legal(), patterns)
    if action is None:
        raise LessonError(f"{where}: no legal answer fits")
    match.submit(seat, action)
