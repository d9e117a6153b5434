"""Lessons in the window: the answer asked for goes on, others are taken back, nothing is kept."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.language.translation import LANGUAGES, translate
from desktop.windows.lessons import lesson_progress
from desktop.windows.lessons.spotlight import FadeIn
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from engine.games import GAMES
from engine.play.lessons import is_accepted, lessons
from tests.desktop.kit import Services, activate, owned, settle
from tests.desktop.windows.lessons.lesson_kit import School

pytestmark = pytest.mark.usefixtures("unpainted")

#: A lesson of each game, with everything a lesson can have.
SHORT = {
    "condottiere1": "ends",
    "condottiere3": "ends",
    "contrees": "razing",
    "cannir": "choice",
    "cortez": "auction",
}


#: Steps whose answers are clicked on the board, one for each game.
CLICKED = [
    ("condottiere1", "drum", 0),
    ("condottiere3", "mercenaries", 0),
    ("contrees", "towers", 0),
    ("cannir", "suite", 1),
    ("cortez", "moving", 0),
]


@pytest.mark.parametrize(("game", "lesson"), SHORT.items())
def test_a_lesson_is_learnt_by_the_gold_button_alone(
    school: School, game: str, lesson: str
) -> None:
    school.open(game, lesson)
    ends = set()
    while school.guide.step is not None:
        ends.add(school.guide.strip.forward_button.geometry().right())
        school.learn()
    assert lesson_progress.done_lessons(school.settings, game) == {lesson: date.today().isoformat()}
    # It ends where it ended, whatever is written on it.
    assert ends == {school.guide.strip.forward_button.geometry().right()}


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_learnt_in_every_language(
    school: School, services: Services, game: str, code: str
) -> None:
    services.language.install(code)
    for lesson in lessons(game):
        school.open(game, lesson.id)
        while school.guide.step is not None:
            school.learn()
    assert len(lesson_progress.done_lessons(school.settings, game)) == len(lessons(game))


@pytest.mark.usefixtures("looked_at")
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_else_is_answered_is_taken_back(school: School, game: str) -> None:
    for lesson in lessons(game):
        for number, step in enumerate(lesson.steps):
            if not step.accept:
                continue
            school.open(game, lesson.id, number)
            guide, match = school.guide, owned(school.page.session)
            wrong = [action for action in match.legal() if not is_accepted(action, step)]
            before = match.record.answers
            for action in {*wrong[:1], *wrong[-1:]}:
                guide.was_taken_back = False
                school.page.scene.controller.submit(action)
                school.qtbot.waitUntil(lambda guide=guide: guide.waits)
                school.until_ready()
                assert (guide.number, match.record.answers) == (number, before)


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize(("game", "lesson", "step"), CLICKED)
def test_lit_targets_can_be_clicked_and_advance_the_lesson(
    school: School, game: str, lesson: str, step: int
) -> None:
    school.open(game, lesson, step)
    school.qtbot.waitUntil(lambda: bool(school.guide.dusk.targets))
    viewport = school.page.view.viewport()
    for target in list(school.guide.dusk.targets):
        if school.page.state.question is None:
            break
        at = target.shape.boundingRect().center().toPoint()
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        settle()
    school.qtbot.waitUntil(lambda: school.guide.number == step + 1)


def test_another_answer_is_taken_back_and_it_is_said_why(school: School) -> None:
    school.open("condottiere3", "mercenaries", 1)
    step, ply = school.guide.step, school.page.session.match.ply
    question = school.page.state.question
    assert step is not None
    assert question is not None
    wrong = next(action for action in question.legal if not is_accepted(action, step))
    school.page.scene.controller.submit(wrong)
    assert school.page.session.match.ply == ply + 1
    school.qtbot.waitUntil(lambda: school.page.session.match.ply == ply)
    school.until_ready()
    assert school.guide.number == 1
    said = school.guide.strip.accessibleDescription()
    assert said.startswith(translate("Lesson", step.otherwise))
    school.learn()
    assert school.guide.number == 2


def test_undoing_by_hand_returns_to_the_step_of_that_moment(school: School) -> None:
    school.open("contrees", "towers")
    school.learn()
    assert school.guide.number == 1
    school.page.session.undo()
    school.until_ready()
    assert school.guide.number == 0
    assert not school.guide.dusk.isHidden()
    assert school.page.rules_section() == "building"


def test_any_step_can_be_opened_and_left_backwards(school: School) -> None:
    school.open("contrees", "razing", 1)
    school.guide.back()
    school.qtbot.waitUntil(lambda: school.guide.number == 0)
    assert not school.page.session.match.ply
    school.open("contrees", "land", 1)
    assert school.page.session.match.ply


@pytest.mark.usefixtures("looked_at")
def test_while_a_step_is_read_nobody_is_asked(school: School) -> None:
    school.open("condottiere3", "aim")
    assert school.page.state.question is None
    assert [seen.card for seen in school.guide.dusk.targets] == [None, None]
    # Dusk has fallen on the sea, though nothing moves here.
    with_dusk = school.page.view.grab().toImage().pixelColor(5, 300)
    school.guide.dusk.darken_around(())
    assert school.page.view.grab().toImage().pixelColor(5, 300).value() > with_dusk.value()
    school.learn()
    assert school.page.state.question is not None


@pytest.mark.parametrize("animation", ["off", "fast", "normal"])
def test_after_what_is_read_between_two_answers_somebody_is_asked(
    school: School, animation: str
) -> None:
    school.settings.set("animation", animation)
    school.settings.set("pace", "fast")
    school.open("contrees", "towers")
    school.learn()
    # The question was open already when the step that is read began.
    assert school.guide.number == 1
    assert school.page.state.question is None
    school.guide.go_forward()
    school.until_ready()
    assert school.guide.number == 2
    assert school.page.state.question is not None
    school.qtbot.waitUntil(lambda: bool(school.guide.dusk.targets))
    school.learn()
    assert school.guide.step is None


@pytest.mark.usefixtures("looked_at")
def test_another_table_is_said_to_be_one(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.windows.lessons.spotlight._LIFT_MS", 1_000_000)
    for number, other in ((1, False), (2, True)):
        school.open("condottiere3", "winter", number)
        said = school.guide.strip.accessibleDescription()
        assert said.startswith(translate("Lesson", "Another table.")) == other
        assert not school.page.view.findChildren(FadeIn)
    # Where things move, it gets light there.
    school.settings.set("animation", "fast")
    school.open("condottiere3", "winter", 2)
    assert [dawn.size() for dawn in school.page.view.findChildren(FadeIn)] == [
        school.page.view.size()
    ]


def test_results_stay_visible_before_the_table_changes(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.windows.lessons.lesson_guide.OUTCOME_SHOWN_MS", 1_000_000)
    school.open("contrees", "siege")
    page, guide = school.page, school.guide
    school.settings.set("animation", "fast")
    step = guide.step
    assert step is not None
    answer = next(action for action in page.session.match.legal() if is_accepted(action, step))
    page.scene.controller.submit(answer)
    school.qtbot.waitUntil(guide.leave_timer.isActive)
    # The tower has fallen; nobody is asked, and it goes on once.
    assert (school.page, guide.number) == (page, 0)
    assert page.state.question is None
    # What was to be done is said no more, neither now nor while the next table is set up.
    assert guide.strip.accessibleDescription() == (
        "Done: see what happened. Another table comes next."
    )
    school.settings.set("animation", "off")
    guide.go_forward()
    assert guide.strip.accessibleDescription() == "Another table is being set up…"
    assert not guide.strip.forward_button.isEnabled()
    school.qtbot.waitUntil(lambda: school.guide is not guide)
    school.until_ready()
    assert school.guide.number == 1


def test_why_an_answer_waits_goes_when_the_right_one_is_in_sight(school: School) -> None:
    school.open("condottiere3", "choosing")
    guide, step = school.guide, school.guide.step
    assert step is not None
    guide.was_taken_back = True
    guide.show_step()
    assert translate("Lesson", step.otherwise) in guide.strip.accessibleDescription()
    answer = guide._shown_action()
    assert answer is not None
    school.page.scene.controller.preselect(answer)
    settle()
    assert translate("Lesson", step.otherwise) not in guide.strip.accessibleDescription()
    # What Florence would link is said beside it, and stays light.
    assert guide.dusk._speeches


def test_why_an_answer_waits_stays_where_the_right_one_is_offered_to_begin_with(
    school: School,
) -> None:
    school.open("cortez", "auction", 1)
    guide, choice, step = school.guide, school.page.scene.controller, school.guide.step
    assert step is not None
    # The slip begins with the least bid, which is asked for.
    assert choice.preselected_action() == guide._shown_action()
    choice.submit(
        next(
            action
            for action in school.page.session.match.legal()
            if action != guide._shown_action()
        )
    )
    school.qtbot.waitUntil(lambda: guide.was_taken_back)
    school.until_ready()
    said = translate("Lesson", step.otherwise)
    assert said in guide.strip.accessibleDescription()
    choice.change()
    assert said in guide.strip.accessibleDescription()


def test_a_hint_in_a_lesson_is_what_the_coach_shows(school: School) -> None:
    school.open("contrees", "towers")
    school.page.view.hint_requested.emit()
    considered = school.page.scene.controller.preselected_action()
    assert considered is not None
    assert school.guide.step is not None
    assert is_accepted(considered, school.guide.step)


def test_the_coach_speaks_anew_in_another_language_and_follows_the_board(
    school: School, services: Services
) -> None:
    school.open("contrees", "towers")
    before = school.guide.dusk.targets[0].shape.boundingRect()
    services.language.install("pt")
    settle()
    assert school.guide.strip.accessibleName().startswith("Lição 2: Torres e posse")
    school.page.resize(1280, 800)
    settle()
    assert school.guide.dusk.size() == school.page.view.size()
    assert school.guide.dusk.targets[0].shape.boundingRect() != before


@pytest.mark.parametrize(("game", "bots"), [("contrees", 1), ("condottiere1", 3)])
def test_the_last_lesson_becomes_a_game_against_pages(school: School, game: str, bots: int) -> None:
    """At Condottiere, as in its last lesson, against three of them."""
    school.open(game, lessons(game)[-1].id)
    while school.guide.step is not None:
        school.learn()
    with school.qtbot.waitSignal(school.classroom.game_requested) as heard:
        school.guide.go_forward()
    wanted, setup = heard.args
    assert wanted == game
    chairs = setup.chairs[: setup.seats]
    assert [(chair.kind, chair.level) for chair in chairs[1:]] == [("bot", "level1")] * bots
    assert chairs[0].kind == "human"


def test_the_last_lesson_says_what_is_still_to_be_done(school: School) -> None:
    known = lessons("contrees")
    school.open("contrees", known[-1].id, len(known[-1].steps) - 1)
    school.learn()
    said = school.guide.strip.accessibleDescription()
    assert said.startswith(
        f"That was the last lesson, but you still have {len(known) - 1} lessons to do"
    )
    assert school.page.strip.sentence == "This lesson is done."
    for lesson in known:
        lesson_progress.note(school.settings, "contrees", lesson.id, date.today())
    school.guide.show_step()
    said = school.guide.strip.accessibleDescription()
    assert said.startswith("That was the last lesson: you know the game.")
    assert school.page.strip.sentence == "All lessons are done."


# -- the window ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("looked_at")
def test_a_lesson_opens_from_the_shelf_and_leaves_nothing_behind(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    activate(qtbot, window)
    window.learn("contrees")
    settle()
    assert window.session is not None
    page = window.centralWidget().findChildren(MatchPage)[-1]
    qtbot.waitUntil(lambda: page.state.question is not None)
    QTest.keyClick(page.view, Qt.Key.Key_S)
    QTest.keyClick(page.view, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: page.session.match.ply == 1)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.session is None)
    assert not list(services.store.games.glob("*"))
