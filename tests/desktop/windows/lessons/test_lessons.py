"""Lessons in the window: the answer asked for goes on, others are taken back, nothing is kept."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainterPath, QPixmap, QTransform
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.items.battle_items import MedalItem
from desktop.games.condottiere.scene import CondottiereScene
from desktop.games.cortez.scene import CortezScene
from desktop.language.translation import LANGUAGES, translate
from desktop.painting.cache import pictures
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.painting.cache.pictures import KEPT
from desktop.rules.document import read_rules
from desktop.storage.settings import Settings
from desktop.style.theme import serif
from desktop.table.callouts.tags import Saying
from desktop.windows.lessons import progress
from desktop.windows.lessons.coach import LessonGuide
from desktop.windows.lessons.dusk import FadeIn, Speech
from desktop.windows.lessons.opening import Classroom, _strip_height
from desktop.windows.lessons.panel import CardLine, DrawingLine, OtherBoxes
from desktop.windows.lessons.strip import HEIGHT, LOW, LessonStrip, StripState, _even_width, _height
from desktop.windows.lessons.wording import teaching
from desktop.windows.main import MainWindow
from desktop.windows.match_page.page import MatchPage
from engine.games import GAMES
from engine.play.lessons import accepted, lessons
from tests.desktop.kit import Services, activate, settle


class School:
    """A classroom without a window round it, and ways to learn there."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.settings = Settings(None)
        self.settings.set("animation", "off")
        self.settings.set("pace", "instant")
        self.room = QWidget()
        self.settings.setParent(self.room)
        qtbot.addWidget(self.room)
        self.room.resize(1024, 640)
        self.pages: list[MatchPage] = []
        self.classroom = Classroom(GAMES, TABLES, self.settings, self.room)
        self.classroom.opened.connect(self._show)
        self.room.show()

    def _show(self, page: MatchPage) -> None:
        for former in self.pages:
            former.session.close()
            former.hide()
            former.deleteLater()
        self.pages = [page]
        page.resize(self.room.size())
        page.show()
        page.session.start()

    @property
    def page(self) -> MatchPage:
        return self.pages[-1]

    @property
    def guide(self) -> LessonGuide:
        assert self.classroom.guide is not None
        return self.classroom.guide

    def open(self, game: str, lesson: str, step: int = 0) -> None:
        self.classroom.open(game, lesson, step)
        self.guide.stays.setInterval(0)
        self.until_ready()

    def until_ready(self) -> None:
        """Wait until the coach waits for an answer, or for the gold button."""
        self.qtbot.waitUntil(self.ready, timeout=20_000)
        settle()

    def ready(self) -> bool:
        step = self.guide.step
        # Nobody reads here what is held up.
        self.page.director.go_on()
        if self.page.director.busy or self.guide.stays.isActive():
            return False
        return step is None or not step.accept or self.page.moment.question is not None

    def learn(self) -> None:
        """Give the answer that is shown, or go on."""
        before = self.guide, self.guide.number
        self.guide.forward()
        step = self.guide.step
        if step is not None and step.accept and before == (self.guide, self.guide.number):
            if self.page.scene.choice.considered() is not None:
                self.guide.forward()
            self.qtbot.waitUntil(lambda: self.ready_to_read_on(before))
            self.guide.stays.setInterval(0)
        self.until_ready()

    def ready_to_read_on(self, before: tuple[LessonGuide, int]) -> bool:
        """Whether the coach is elsewhere; nobody reads here what is held up."""
        self.page.director.go_on()
        return (self.guide, self.guide.number) != before


@pytest.fixture
def school(qtbot: QtBot, services: Services) -> Iterator[School]:
    school = School(qtbot)
    yield school
    school.page.session.close()


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
    assert progress.done(school.settings, game) == {lesson: date.today().isoformat()}
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
    assert len(progress.done(school.settings, game)) == len(lessons(game))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_else_is_answered_is_taken_back(school: School, game: str) -> None:
    for lesson in lessons(game):
        for number, step in enumerate(lesson.steps):
            if not step.accept:
                continue
            school.open(game, lesson.id, number)
            guide, match = school.guide, school.page.session.match
            wrong = [action for action in match.legal() if not accepted(action, step)]
            before = match.record.answers
            for action in {*wrong[:1], *wrong[-1:]}:
                guide.waits = False
                school.page.scene.choice.submit(action)
                school.qtbot.waitUntil(lambda guide=guide: guide.waits)
                school.until_ready()
                assert (guide.number, match.record.answers) == (number, before)


@pytest.mark.parametrize(("game", "lesson", "step"), CLICKED)
def test_what_is_lit_can_be_clicked_and_leads_on(
    school: School, game: str, lesson: str, step: int
) -> None:
    school.open(game, lesson, step)
    school.qtbot.waitUntil(lambda: bool(school.guide.dusk.targets))
    viewport = school.page.view.viewport()
    for target in list(school.guide.dusk.targets):
        if school.page.moment.question is None:
            break
        at = target.shape.boundingRect().center().toPoint()
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=at)
        settle()
    school.qtbot.waitUntil(lambda: school.guide.number == step + 1)


def test_another_answer_is_taken_back_and_it_is_said_why(school: School) -> None:
    school.open("condottiere3", "mercenaries", 1)
    step, ply = school.guide.step, school.page.session.match.ply
    question = school.page.moment.question
    assert step is not None
    assert question is not None
    wrong = next(action for action in question.legal if not accepted(action, step))
    school.page.scene.choice.submit(wrong)
    assert school.page.session.match.ply == ply + 1
    school.qtbot.waitUntil(lambda: school.page.session.match.ply == ply)
    school.until_ready()
    assert school.guide.number == 1
    said = school.guide.strip.accessibleDescription()
    assert said.startswith(translate("Lesson", step.otherwise))
    school.learn()
    assert school.guide.number == 2


def test_what_is_taken_back_by_hand_leads_to_the_step_of_then(school: School) -> None:
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


def test_dusk_is_painted_before_it_is_seen_with_all_else(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.open("condottiere3", "aim")
    dusk, shown = school.guide.dusk, list(school.guide.dusk.targets)
    dusk.light(())
    made: list[QSize] = []
    paint = dusk._paint_picture

    def paint_and_count(size: QSize, ratio: float) -> QPixmap:
        made.append(size)
        return paint(size, ratio)

    monkeypatch.setattr(dusk, "_paint_picture", paint_and_count)
    dusk.light(shown[:1])
    assert len(made) == 1
    dusk.grab()
    assert len(made) == 1


def test_while_a_step_is_read_nobody_is_asked(school: School) -> None:
    school.open("condottiere3", "aim")
    assert school.page.moment.question is None
    assert [seen.card for seen in school.guide.dusk.targets] == [None, None]
    # Dusk has fallen on the sea, though nothing moves here.
    with_dusk = school.page.view.grab().toImage().pixelColor(5, 300)
    school.guide.dusk.light(())
    assert school.page.view.grab().toImage().pixelColor(5, 300).value() > with_dusk.value()
    school.learn()
    assert school.page.moment.question is not None


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
    assert school.page.moment.question is None
    school.guide.forward()
    school.until_ready()
    assert school.guide.number == 2
    assert school.page.moment.question is not None
    school.qtbot.waitUntil(lambda: bool(school.guide.dusk.targets))
    school.learn()
    assert school.guide.step is None


def test_the_card_and_the_place_asked_for_are_lit(school: School) -> None:
    school.open("condottiere3", "bishop")
    cards = [seen.card is not None for seen in school.guide.dusk.targets]
    assert cards == [True, False]
    # Neither a card of that name in a line is lit, nor the one that is taken back.
    school.open("condottiere3", "mercenaries")
    assert [seen.card is not None for seen in school.guide.dusk.targets] == [True, False]
    # The place is the line in which it will count.
    (line,) = school.page.scene.seen_of(("row", 0))
    assert school.guide.dusk.targets[1].shape == line.shape
    school.open("condottiere3", "scarecrow")
    # But where it lies in the line it is.
    assert [seen.card is not None for seen in school.guide.dusk.targets] == [True, False]
    assert len(school.guide.panel.findChildren(CardLine)) == 2


def test_what_is_to_be_found_is_lit_only_after_another_try(school: School) -> None:
    school.open("contrees", "foresight")
    step, page = school.guide.step, school.page
    assert step is not None
    assert step.find
    assert not school.guide.dusk.targets
    wrong = next(one for one in page.session.match.legal() if not accepted(one, step))
    page.scene.choice.submit(wrong)
    school.qtbot.waitUntil(lambda: school.guide.waits)
    school.until_ready()
    assert len(school.guide.dusk.targets) == 1


def test_what_says_something_is_neither_darkened_nor_lit(school: School) -> None:
    school.open("condottiere3", "scarecrow")
    dusk = school.guide.dusk
    assert dusk.targets
    words = QRectF(dusk.targets[0].shape.boundingRect())
    dusk.light(dusk.targets, words=[Speech(words)])
    assert dusk._cached_picture().toImage().pixelColor(words.center().toPoint()).alpha() == 0
    # Nor, in high contrast, outlined; nor what goes with the pointer.
    assert not dusk._area_without([Speech(words).shape]).contains(words.center())
    page = school.page
    dusk.light(dusk.targets)
    page.scene.note.explain(Saying("Aside", words.center()), page.scene.sceneRect())
    (said,) = dusk._passing()
    box = said.box
    bright = dusk.grab().toImage().pixelColor(box.center().toPoint())
    page.scene.hide_note()
    assert not dusk._passing()
    assert dusk.grab().toImage().pixelColor(box.center().toPoint()) != bright


def test_what_points_at_something_is_as_bright_as_what_is_said(school: School) -> None:
    school.open("contrees", "foresight", 1)
    dusk = school.guide.dusk
    school.guide.forward()
    school.until_ready()
    # The tag beside the corner that is considered.
    tail = next(said.tail for said in dusk._words if not said.tail.isEmpty())
    corners = [tail.elementAt(i) for i in range(3)]
    middle = QPointF(sum(at.x for at in corners) / 3, sum(at.y for at in corners) / 3)
    assert dusk._cached_picture().toImage().pixelColor(middle.toPoint()).alpha() == 0


def test_a_card_on_the_cloth_is_lit_round_its_edge(school: School) -> None:
    def upright() -> list[bool]:
        school.until_ready()
        boxes = [seen.shape.boundingRect() for seen in school.guide.dusk.targets]
        return sorted(box.height() > 1.2 * box.width() for box in boxes)

    school.open("cannir", "suite")
    assert upright() == [True, True, True]
    school.open("cannir", "suite", 1)
    # A card of the hand and a bare medallion, which is round.
    assert upright() == [False, True]


def test_above_the_strip_stands_what_can_be_done(school: School) -> None:
    school.open("condottiere3", "choosing", 2)
    # Passing is asked for: its button is gold, and no other that gives an answer.
    step = school.guide.step
    assert step is not None
    golden = [one for one in school.page.strip.prompt.buttons if one.main]
    assert [one.gives and accepted(one.gives, step) for one in golden] == [True]
    school.open("condottiere3", "round", 2)
    assert not [one for one in school.page.strip.prompt.buttons if one.main]
    school.learn()
    # What is read, and what is done, asks for nothing: the coach has the button that goes on.
    for said in ("Just read: there is nothing to play here.", "This lesson is done."):
        assert school.page.strip.sentence == said
        assert not school.page.strip.prompt.buttons
        school.guide._enter(len(school.guide.lesson.steps))


def test_on_the_mat_of_a_combat_the_same_is_gold(school: School) -> None:
    school.open("cortez", "proxy", 4)
    scene = school.page.scene
    assert isinstance(scene, CortezScene)
    # Staying out is what Enter would answer, but not what is asked for.
    shown = [item.button for item in scene.duel_buttons.shown]
    assert [one.main for one in shown if one is not None] == [False]
    # What is to be chosen on the slip is lit.
    assert len(school.guide.dusk.targets) == 4
    school.guide.forward()
    shown = [item.button for item in scene.duel_buttons.shown]
    assert [one.main for one in shown if one is not None] == [True, False]


def test_another_table_is_said_to_be_one(school: School, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.windows.lessons.dusk._LIFT", 1_000_000)
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


def test_what_came_of_an_answer_can_be_looked_at_before_the_table_is_another(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.windows.lessons.coach.LINGERS", 1_000_000)
    school.open("contrees", "siege")
    page, guide = school.page, school.guide
    school.settings.set("animation", "fast")
    step = guide.step
    assert step is not None
    answer = next(one for one in page.session.match.legal() if accepted(one, step))
    page.scene.choice.submit(answer)
    school.qtbot.waitUntil(guide.lingers.isActive)
    # The tower has fallen; nobody is asked, and it goes on once.
    assert (school.page, guide.number) == (page, 0)
    assert page.moment.question is None
    # What was to be done is said no more, neither now nor while the next table is set up.
    assert guide.strip.accessibleDescription() == (
        "Done: see what happened. Another table comes next."
    )
    school.settings.set("animation", "off")
    guide.forward()
    assert guide.strip.accessibleDescription() == "Another table is being set up…"
    assert not guide.strip.forward_button.isEnabled()
    school.qtbot.waitUntil(lambda: school.guide is not guide)
    school.until_ready()
    assert school.guide.number == 1


def test_why_an_answer_waits_goes_when_the_right_one_is_in_sight(school: School) -> None:
    school.open("condottiere3", "choosing")
    guide, step = school.guide, school.guide.step
    assert step is not None
    guide.waits = True
    guide.show_step()
    assert translate("Lesson", step.otherwise) in guide.strip.accessibleDescription()
    answer = guide._shown_action()
    assert answer is not None
    school.page.scene.choice.consider(answer)
    settle()
    assert translate("Lesson", step.otherwise) not in guide.strip.accessibleDescription()
    # What Florence would link is said beside it, and stays light.
    assert guide.dusk._words


def test_why_an_answer_waits_stays_where_the_right_one_is_offered_to_begin_with(
    school: School,
) -> None:
    school.open("cortez", "auction", 1)
    guide, choice, step = school.guide, school.page.scene.choice, school.guide.step
    assert step is not None
    # The slip begins with the least bid, which is asked for.
    assert choice.considered() == guide._shown_action()
    choice.submit(
        next(one for one in school.page.session.match.legal() if one != guide._shown_action())
    )
    school.qtbot.waitUntil(lambda: guide.waits)
    school.until_ready()
    said = translate("Lesson", step.otherwise)
    assert said in guide.strip.accessibleDescription()
    choice.change()
    assert said in guide.strip.accessibleDescription()


def test_a_card_that_rose_is_framed_once(school: School) -> None:
    school.open("cortez", "proxy")
    before = school.guide.dusk.targets[0].shape.boundingRect()
    school.guide.forward()
    school.until_ready()
    after = school.guide.dusk.targets[0].shape.boundingRect()
    assert after.top() < before.top()
    assert after.height() == pytest.approx(before.height())


def test_a_way_ends_at_the_rim_of_a_place_in_which_a_card_may_lie(school: School) -> None:
    school.open("cannir", "hand")
    dusk = school.guide.dusk
    found = dusk._way()
    assert found is not None
    reach = found[0].pointAtPercent(dusk._drawn_share(found[0]))
    assert found[0].pointAtPercent(1) == dusk._place_rect().center()
    assert not dusk._place_rect().contains(reach)
    # What is lit goes with a board that comes nearer.
    scene, before = school.page.scene, dusk._place_rect()
    scene.move_home(QTransform(scene.board.transform()).translate(40, 30))
    settle()
    assert dusk._place_rect() != before
    assert dusk._place_rect().center() == scene.seen_of("S1")[-1].shape.boundingRect().center()


def test_the_card_shows_its_way_and_stops_when_the_answer_is_given(school: School) -> None:
    school.open("condottiere3", "drum")
    dusk, scene = school.guide.dusk, school.page.scene
    scene.set_tempo(1.0)
    school.guide.forward()
    settle()
    assert dusk.flying
    school.guide.forward()
    assert not dusk.flying
    assert dusk.isHidden()
    scene.set_tempo(0.0)


def test_the_way_of_a_card_crosses_no_words(school: School) -> None:
    school.open("condottiere3", "drum")
    dusk = school.guide.dusk
    found = dusk._way()
    assert found is not None
    middle = found[0].pointAtPercent(0.5)
    words = QRectF(middle - QPointF(60, 20), middle + QPointF(60, 20))
    dusk.light(dusk.targets, words=[Speech(words)])
    around = dusk._way()
    assert around is not None
    assert not any(words.contains(around[0].pointAtPercent(step / 99)) for step in range(100))
    # Where words are everywhere there is none.
    dusk.light(dusk.targets, words=[Speech(QRectF(dusk.rect()))])
    assert dusk._way() is None
    # What the table says of the answer that is considered counts.
    school.guide.forward()
    settle()
    assert dusk._words


def test_a_way_goes_behind_what_is_read_at_a_glance(school: School) -> None:
    school.open("condottiere1", "scarecrow")
    dusk = school.guide.dusk
    medals = [
        item.figure_outline for item in school.page.scene.items() if isinstance(item, MedalItem)
    ]
    assert medals
    assert all(shape in dusk._figures for shape in medals)
    # Its head does not lie on the cards beside the one it points at.
    found = dusk._way()
    assert found is not None
    end = found[0].pointAtPercent(dusk._drawn_share(found[0]))
    assert not any(shape.contains(end) for shape in dusk._figures)
    # What no way goes around is not painted over.
    box = found[0].boundingRect()
    wall = QPainterPath()
    wall.addRect(box.center().x() - 20, 0, 40, dusk.height())
    seen = [(box.center().toPoint().x(), y) for y in range(dusk.height())]
    dusk.light(dusk.targets, figures=[wall])
    image = dusk._cached_picture().toImage()
    assert dusk._way() is not None
    assert len({image.pixelColor(x, y).name() for x, y in seen}) == 1


def test_a_hint_in_a_lesson_is_what_the_coach_shows(school: School) -> None:
    school.open("contrees", "towers")
    school.page.view.hint_requested.emit()
    considered = school.page.scene.choice.considered()
    assert considered is not None
    assert school.guide.step is not None
    assert accepted(considered, school.guide.step)


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
        school.guide.forward()
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
        progress.note(school.settings, "contrees", lesson.id, date.today())
    school.guide.show_step()
    said = school.guide.strip.accessibleDescription()
    assert said.startswith("That was the last lesson: you know the game.")
    assert school.page.strip.sentence == "All lessons are done."


def test_what_rivals_have_stands_beside_the_lesson(school: School) -> None:
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


def test_what_the_panel_shows_is_shown_whole(school: School) -> None:
    school.open("condottiere1", "scarecrow")
    panel = school.guide.panel
    inner = panel.rows[0].parentWidget()
    assert inner is not None
    cards = panel.findChildren(CardLine)
    # In a small window there is no room for cards below ten lessons and two rivals.
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


def test_pieces_are_painted_before_their_board_is_seen(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    school.open("cortez", lessons("cortez")[0].id)
    page = school.page
    page.hide()
    KEPT.clear()
    # Each event has time for one.
    monkeypatch.setattr(pictures, "ENOUGH", 1e-9)
    monkeypatch.setattr("desktop.windows.match_page.page._TIMES", 200)
    monkeypatch.setattr(IDLE_TIME, "taken", True)
    for paint in page.paint_ahead(page.size()):
        paint()
    page.scene.catch_up()
    with page.scene.pictures.sharp():
        page.view.grab()
    assert not page.scene.incomplete


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
        *((744, LOW), (500, _strip_height(788, 493)), (1152, HEIGHT)),
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
    for width, height in ((744, LOW), (500, _strip_height(788, 493))):
        strip.resize(width, height)
        for place, lesson in (one for game in GAMES for one in enumerate(lessons(game), 1)):
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


# -- the window ------------------------------------------------------------------------------------


def test_a_lesson_opens_from_the_shelf_and_leaves_nothing_behind(
    qtbot: QtBot, services: Services, window: MainWindow
) -> None:
    activate(qtbot, window)
    window.learn("contrees")
    settle()
    assert window.session is not None
    page = window.centralWidget().findChildren(MatchPage)[-1]
    qtbot.waitUntil(lambda: page.moment.question is not None)
    QTest.keyClick(page.view, Qt.Key.Key_S)
    QTest.keyClick(page.view, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: page.session.match.ply == 1)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.session is None)
    assert not list(services.store.games.glob("*"))


#: Moments at which words stand above a card of the hand, and a note is as long.
EXPLAINED = [
    ("condottiere1", "aim", 1),
    ("condottiere1", "bishop", 0),
    ("condottiere1", "bishop", 1),
    ("condottiere1", "judgement", 3),
    ("condottiere3", "scarecrow", 0),
]


@pytest.mark.parametrize(("game", "lesson", "step"), EXPLAINED)
def test_neither_battle_nor_preview_is_covered_where_there_is_little_room(
    school: School, game: str, lesson: str, step: int
) -> None:
    """A note stands beside what the bubble says of a card, or says the same in its place."""
    school.room.resize(960, 470)
    school.open(game, lesson, step)
    scene, view = school.page.scene, school.page.view
    assert isinstance(scene, CondottiereScene)
    assert scene.layout is not None
    foretold = 0
    for item in scene.hand.cards:
        at = view.mapFromScene(item.sceneBoundingRect().center())
        QTest.mouseMove(view.viewport(), QPoint(3, 3))
        QTest.mouseMove(view.viewport(), at)
        said = scene.bubble.text
        assert not scene.bubble.isVisible() or not scene.bubble.box.intersects(scene.layout.battle)
        event = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), event)
        school.room.grab()
        note = scene.note
        assert note.isVisible()
        assert scene.sceneRect().contains(note.box)
        assert not note.box.intersects(scene.layout.battle)
        if said:
            foretold += 1
            beside = scene.bubble.isVisible() and not note.box.intersects(scene.bubble.box)
            assert beside or said in note.text.replace("\n", " ")
            QTest.mouseMove(view.viewport(), at + QPoint(0, 1))
            scene.hide_note()
            assert scene.bubble.text == said, "it comes back with the note gone"
    assert foretold
