"""The panel of a lesson: rivals, drawings and texts, whole in every size."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.language.translation import LANGUAGES, translate
from desktop.painting.cache import pictures
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.pictures import PICTURE_CACHE
from desktop.rulebook.document import read_rules
from desktop.style.theme import serif
from desktop.windows.lessons.classroom import _strip_height
from desktop.windows.lessons.lesson_panel import CardLine, DrawingLine, OtherBoxes
from desktop.windows.lessons.lesson_strip import (
    LOW_HEIGHT,
    TALL_HEIGHT,
    LessonStrip,
    StripState,
    _even_width,
    _height,
)
from desktop.windows.lessons.lesson_texts import teaching
from engine.games import GAMES
from engine.play.lessons import is_accepted, lessons
from tests.desktop.kit import Services, settle
from tests.desktop.windows.lessons.lesson_kit import School

pytestmark = pytest.mark.usefixtures("unpainted")


def test_above_the_strip_stands_what_can_be_done(school: School) -> None:
    school.open("condottiere3", "choosing", 2)
    # Passing is asked for: its button is gold, and no other that gives an answer.
    step = school.guide.step
    assert step is not None
    golden = [button for button in school.page.strip.prompt.buttons if button.is_main]
    assert [one.gives and is_accepted(one.gives, step) for one in golden] == [True]
    school.open("condottiere3", "round", 2)
    assert not [button for button in school.page.strip.prompt.buttons if button.is_main]
    school.learn()
    # What is read, and what is done, asks for nothing: the coach has the button that goes on.
    for said in ("Just read: there is nothing to play here.", "This lesson is done."):
        assert school.page.strip.sentence == said
        assert not school.page.strip.prompt.buttons
        school.guide._enter(len(school.guide.lesson.steps))


def test_hands_of_rivals_are_shown_beside_the_lesson(school: School) -> None:
    school.open("condottiere3", "drum", 1)
    lines = [line for line in school.guide.panel.rivals if line.isVisible()]
    assert [line.facts_text(100) for line in lines] == ["2 cards", "2 cards"]
    school.learn()
    # Aldric has laid his Winter.
    assert [line.facts_text(100) for line in lines] == ["1 card", "2 cards"]
    school.open("contrees", "land")
    (line,) = school.guide.panel.rivals
    # Where there is less room words become smaller, and a number does not stand alone.
    assert [line.facts_text(room) for room in (140, 80)] == ["6 tiles to lay"] * 2
    # Where the table itself shows several hands of each, nothing is repeated.
    school.open("cortez", "moving")
    assert not any(line.isVisible() for line in school.guide.panel.rivals)


@pytest.mark.usefixtures("looked_at")
def test_panel_contents_are_not_cut(school: School) -> None:
    school.open("condottiere1", "scarecrow")
    panel = school.guide.panel
    inner = panel.rows[0].parentWidget()
    assert inner is not None
    cards = panel.findChildren(CardLine)
    # In a small window there is no room for cards below eleven lessons and two rivals.
    assert panel.rivals[0].isVisible()
    assert not any(card.isVisible() for card in cards)
    apart = panel.rows[0].height()
    school.page.resize(1600, 1000)
    settle()
    assert all(card.isVisible() for card in cards)
    (others,) = panel.findChildren(OtherBoxes)
    assert others.isVisible()
    for size in ((1600, 1000), (1280, 720), (1024, 640)):
        school.page.resize(*size)
        settle()
        assert inner.sizeHint().height() <= panel._scroll.height()
    school.open("condottiere3", "judgement", 4)
    panel = school.guide.panel
    inner = panel.rows[0].parentWidget()
    assert inner is not None
    assert [line.isVisible() for line in panel.rivals] == [True] * 3
    assert inner.sizeHint().height() <= panel._scroll.height()
    school.open("condottiere1", "scarecrow")
    panel = school.guide.panel
    # Rows are as far apart as there is room.
    assert panel.rows[0].height() == apart
    school.open("cannir", "suite")
    assert school.guide.panel.rows[1].height() > apart


@pytest.mark.usefixtures("looked_at")
def test_where_there_are_no_cards_drawings_of_the_rules_stand_in_the_panel(school: School) -> None:
    school.open("contrees", "razing")
    school.page.resize(1440, 900)
    settle()
    panel = school.guide.panel
    (line,) = panel.findChildren(DrawingLine)
    assert line.isVisible()
    (others,) = panel.findChildren(OtherBoxes)
    assert others.isVisible()
    # Both frames were painted before it was seen.
    assert not panel.paint_ahead()


@pytest.mark.usefixtures("looked_at")
def test_pieces_are_painted_before_their_board_is_seen(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.open("cortez", lessons("cortez")[0].id)
    page = school.page
    page.hide()
    PICTURE_CACHE.clear()
    # Each event has time for one.
    monkeypatch.setattr(pictures, "MAX_PAINT_S_PER_EVENT", 1e-9)
    monkeypatch.setattr("desktop.windows.match_page.components._MAX_PAINTINGS_PER_PART", 200)
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    for paint in page.paint_ahead(page.size()):
        paint()
    page.scene.catch_up()
    with page.scene.pictures.never_stretch():
        page.view.grab()
    assert not page.scene.is_incomplete


@pytest.mark.parametrize("game", GAMES)
def test_drawings_of_lessons_are_those_of_the_rules(game: str) -> None:
    named = {name for lesson in lessons(game) for name, _ in lesson.drawings}
    assert named <= set(read_rules(game, "en").drawings)


# -- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_finds_room(qtbot: QtBot, services: Services, code: str) -> None:
    services.language.install(code)
    room = QWidget()
    qtbot.addWidget(room)
    strip = LessonStrip(room)
    # The board of the smallest window, of that with the largest texts, of a usual one, and of the
    # smallest screen, with either texts.
    for width, height in (
        *((744, LOW_HEIGHT), (500, _strip_height(788, 493)), (1152, TALL_HEIGHT)),
        *((675, _strip_height(960, 500)), (490, _strip_height(738, 385))),
    ):
        strip.resize(width, height)
        sizes = set[int]()
        for lesson in (lesson for game in GAMES for lesson in lessons(game)):
            for number, step in enumerate(lesson.steps):
                reason = translate("Lesson", step.otherwise) if step.otherwise else ""
                for words in filter(None, (teaching(step, number), reason)):
                    task = translate("Lesson", step.task) if step.task else ""
                    strip.say(StripState("", "", words, task, 1, 0, "", can_go_back=True))
                    assert strip.type_size(), f"{code}, {width} wide: {words} {task}"
                    sizes.add(strip.type_size())
        # From step to step the type is the same, as far as anybody can see.
        assert max(sizes) - min(sizes) <= (1 if width > 700 else 2), sizes


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_said_where_one_is(qtbot: QtBot, services: Services, code: str) -> None:
    services.language.install(code)
    room = QWidget()
    qtbot.addWidget(room)
    strip, show = LessonStrip(room), translate("Lesson", "Show me")
    for width, height in ((744, LOW_HEIGHT), (500, _strip_height(788, 493))):
        strip.resize(width, height)
        for place, lesson in (lesson for game in GAMES for lesson in enumerate(lessons(game), 1)):
            count = len(lesson.steps)
            named = translate("Lesson", "Lesson {number}: {title}")
            title = named.format(number=place, title=translate("Lesson", lesson.title))
            at = translate("Lesson", "step {number} of {count}").format(number=count, count=count)
            strip.say(StripState(title, at, "", "", count, 0, show, can_go_back=True))
            # With the largest texts, too, if not beside all dots.
            assert strip.says_step, f"{code}, {width} wide: {title} {at}"


def test_no_word_stands_alone_in_a_line() -> None:
    font = serif(18)
    said = "Each troop you jump that does not wear your collar costs one Camouflage."
    words = QFontMetricsF(font)
    wide = words.horizontalAdvance(said.rsplit(" ", 1)[0]) + 1
    # Both lines are about as long.
    assert _height(said, font, wide) == _height(said, font, _even_width(said, font, wide))
    assert _even_width(said, font, wide) < 0.7 * wide
