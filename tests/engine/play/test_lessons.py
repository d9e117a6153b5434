"""Lessons: every one can be played as it is written, and a faulty file is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.values import Json
from engine.data.yaml_documents import parse_yaml
from engine.games import GAMES
from engine.play.lessons import (
    PUPIL,
    Lesson,
    LessonError,
    find_fitting_action,
    is_accepted,
    lessons,
    match_at,
    parse,
    play_step,
)
from engine.play.match import Match
from engine.system.resources import rules

#: Whoever learns, and three others.
PLAYERS: tuple[Json, ...] = (
    {"kind": "human", "name": ""},
    *({"kind": "bot", "name": name, "level": "level1"} for name in ("Aldric", "Maud", "Lorenzo")),
)

TAUGHT = [(game, lesson) for game in GAMES for lesson in lessons(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_handful_of_lessons(game: str) -> None:
    assert 5 <= len(lessons(game)) <= 11


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=[f"{g}-{o.id}" for g, o in TAUGHT])
def test_a_lesson_can_be_played_through(game: str, lesson: Lesson) -> None:
    match: Match = match_at(GAMES[game], lesson, 0, PLAYERS)
    for number, step in enumerate(lesson.steps):
        if step.setting is not None:
            match = match_at(GAMES[game], lesson, number, PLAYERS)
        decision = match.decision
        if step.accept:
            assert decision is not None
            assert decision.seat == PUPIL
            assert not match.is_forced, f"step {number} leaves no choice"
            shown = find_fitting_action(match.legal(), step.accept)
            assert shown is not None
            assert is_accepted(shown, step)
        else:
            # While something is read, nobody else may be about to answer.
            assert decision is None or decision.seat == PUPIL
        play_step(match, step, f"{game}.{lesson.id}.steps[{number}]")


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=[f"{g}-{o.id}" for g, o in TAUGHT])
def test_every_pattern_of_a_lesson_fits_an_answer(game: str, lesson: Lesson) -> None:
    for number, step in enumerate(lesson.steps):
        if step.accept:
            legal = match_at(GAMES[game], lesson, number, PLAYERS).legal()
            assert all(find_fitting_action(legal, (pattern,)) for pattern in step.accept)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_leads_to_a_section_of_the_rules(game: str) -> None:
    text = rules(f"{game}.en.md").read_text("utf-8")
    named = {lesson.rule for lesson in lessons(game)}
    named |= {step.rule for lesson in lessons(game) for step in lesson.steps if step.rule}
    assert {section for section in named if f"{{#{section}}}" not in text} == set()


#: Lessons about playing well.
ADVICE = [("condottiere1", "judgement"), ("condottiere3", "judgement"), ("contrees", "foresight")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "lesson"), ADVICE)
def test_a_strong_bot_gives_the_advice_of_the_lessons(name: str, lesson: str) -> None:
    game, (taught,) = GAMES[name], [one for one in lessons(name) if one.id == lesson]
    for number, step in enumerate(taught.steps):
        match = match_at(game, taught, number, PLAYERS)
        codes = [game.code(action) for action in match.legal()]
        budget = Budget(iterations=2000)
        found = find_bot("level5").think(game, match.view(PUPIL), codes, 1, budget)
        chosen = next(move.value for move in found.moves if move.code == found.code)
        good = [move.value for move in found.moves if is_accepted(game.action(move.code), step)]
        assert max(good) >= chosen - 0.02, f"step {number}"


def book(**changes: Any) -> dict[str, Json]:
    """Return a book of one lesson of one step, with some of the step's keys changed.

    None: left out.
    """
    step: dict[str, Json] = {"teach": "Look.", "task": "Pass.", "accept": [{"do": "pass"}]}
    step.update(changes)
    step = {key: value for key, value in step.items() if value is not None}
    lesson = {"id": "one", "title": "One", "rule": "turn", "setting": {}, "steps": [step]}
    return {"games": ["cannir"], "lessons": [lesson]}


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "no teaching": ({"teach": None}, "one.steps[0].teach: expected a text"),
    "empty teaching": ({"teach": " "}, "one.steps[0].teach: expected a text"),
    "a task without answers": ({"accept": None}, "task and accept come together"),
    "answers without a task": ({"task": None}, "task and accept come together"),
    "an unknown key": ({"hint": "no"}, "one.steps[0].hint: unknown key"),
    "no word for what is done": ({"accept": [{"card": "m1"}]}, "accept[0].do: expected a text"),
    "answers that are no list": ({"accept": {"do": "pass"}}, "accept: expected a list"),
    "a reply of whoever learns": (
        {"replies": [{"seat": "A", "do": "pass"}]}, "replies[0].seat: 'A' is none of the others",
    ),
    "a reply to nothing": (
        {"task": None, "accept": None, "replies": [{"seat": "B", "do": "pass"}]},
        "one.steps[0].replies: to no answer",
    ),
    "something to find where nothing is asked": (
        {"task": None, "accept": None, "find": True}, "one.steps[0].find: true is nothing to find",
    ),
    "light on a number": ({"light": [3]}, "light: expected words"),
    "an unknown key of a setting": ({"setting": {"game": "cannir"}}, "setting.game: unknown key"),
}  # fmt: skip


@pytest.mark.parametrize(("changes", "said"), FAULTS.values(), ids=FAULTS)
def test_a_faulty_step_is_refused_by_name(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(LessonError) as caught:
        parse(book(**changes), "cannir")
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("lessons: 3", "lessons: expected a list"),
        ("lessons: [3]", "lessons[0]: expected a mapping"),
        ("lessons: [{title: A}]", "lessons[0].id: expected a text"),
        ("lessons: [{id: a, minutes: 12, steps: []}]", "a.minutes: 12 is none of 1 to 9"),
        ("lessons: [{id: a, title: A, rule: r, steps: []}]", "a.steps: none"),
    ],
)
def test_a_faulty_book_is_refused_by_name(text: str, said: str) -> None:
    with pytest.raises(LessonError) as caught:
        parse(parse_yaml(text), "cannir")
    assert said in str(caught.value)


def test_a_lesson_for_another_edition_is_left_out() -> None:
    data = book()
    data["lessons"][0]["games"] = ["contrees"]
    assert parse(data, "cannir") == ()
    assert [lesson.id for lesson in parse(data, "contrees")] == ["one"]


def test_a_lesson_whose_answer_is_not_legal_says_where() -> None:
    (lesson,) = parse(book(accept=[{"do": "place", "card": "no such card"}]), "cannir")
    match = match_at(GAMES["cannir"], lesson, 0, PLAYERS)
    while match.decision is not None and match.decision.seat != PUPIL:
        match.submit(match.decision.seat, match.legal()[0])
    with pytest.raises(LessonError, match=r"here\.accept: no legal answer fits"):
        play_step(match, lesson.steps[0], "here")
