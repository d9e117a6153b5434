"""Puzzles in the window: solved by clicks and keys, tries taken back, kept, shared and shown."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial

import pytest
from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.condottiere.items.stakes import stakes
from desktop.games.contrees.scene import ContreesScene
from desktop.language.translation import LANGUAGES
from desktop.painting.cache.leisure import IDLE_TIME
from desktop.storage.settings import Settings
from desktop.style.shortcuts import cap_of
from desktop.style.theme import THEMES
from desktop.table.game import STAKES
from desktop.windows.dialogs.message import Message
from desktop.windows.main import MainWindow
from desktop.windows.match_page.page import MatchPage
from desktop.windows.puzzles import judge as judge_module
from desktop.windows.puzzles import progress, words
from desktop.windows.puzzles.blocks import TryRow, VerdictBlock
from desktop.windows.puzzles.desk import PuzzleDesk
from desktop.windows.puzzles.judge import Judge
from desktop.windows.puzzles.opening import PuzzleRoom
from desktop.windows.puzzles.sharing import complaint
from desktop.windows.puzzles.shelf import NARROW, OPEN, SHADOW, WIDTH
from desktop.windows.puzzles.try_control import GivenAction, Phase, Try
from engine.core.values import Action, Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.events import Pass
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match, new_record
from engine.puzzles import (
    SUFFIX,
    Attempt,
    Puzzle,
    Verdict,
    all_puzzles,
    line_of,
    puzzle_from_line,
    puzzles_of,
    save_puzzle,
)
from engine.puzzles.worker import reply_to
from tests.desktop.kit import Services, activate, cut_off, settle


class Prompt(QObject):
    """A process of proofs that answers in the next turn of the event loop."""

    line_read = Signal(object)
    ended = Signal()

    def __init__(self, command: Sequence[str], message: Json, parent: QObject) -> None:
        super().__init__(parent)
        self._message = message
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._say)
        self._later.start()

    def _say(self) -> None:
        self.line_read.emit(reply_to(self._message))

    def stop(self) -> None:
        self._later.stop()
        self.deleteLater()


class Room:
    """Puzzles without a window round them, and ways to try."""

    def __init__(self, qtbot: QtBot, settings: Settings) -> None:
        self.qtbot, self.settings = qtbot, settings
        settings.set("pace", "instant")
        self.place = QWidget()
        qtbot.addWidget(self.place)
        self.place.resize(1280, 800)
        self.pages: list[MatchPage] = []
        self.room = PuzzleRoom(TABLES, settings, self.place)
        self.room.opened.connect(self._show)
        self.place.show()

    def _show(self, page: MatchPage) -> None:
        for former in self.pages:
            former.session.close()
            former.hide()
            former.deleteLater()
        self.pages = [page]
        page.resize(self.place.size())
        # Nobody looks: painting would take most of the time.
        page.setUpdatesEnabled(False)
        page.show()
        page.session.start()

    @property
    def page(self) -> MatchPage:
        return self.pages[-1]

    @property
    def desk(self) -> PuzzleDesk:
        assert self.room.desk is not None
        return self.room.desk

    def open(self, puzzle: Puzzle) -> None:
        self.room.open(puzzle)
        self.desk.trying.stays.setInterval(0)
        self.desk.trying.pause.setInterval(0)
        self.until(lambda: self.page.moment.question is not None)

    def until(self, come: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(lambda: self._has_read() and come(), timeout=20_000)

    def _has_read(self) -> bool:
        """What is held up need not be read here."""
        if self.pages:
            self.page.director.go_on()
        return True

    def until_phase(self, *phases: Phase) -> None:
        self.until(lambda: self.desk.trying.phase in phases)

    def until_told(self) -> None:
        """Wait until it is known what came of the answer that was given."""
        trying = self.desk.trying
        self.until(lambda: trying.phase is Phase.SOLVED or self.page.moment.question is not None)

    def click(self, action: Action) -> None:
        """Click what an answer names, and confirm it where that is not enough."""
        page = self.page
        for word in (value for key, value in encode(action).items() if key != "do" and value):
            spot = tuple(word) if isinstance(word, list) else word
            for seen in page.scene.seen_of(spot, cards=True)[:1]:
                middle = page.view.mapFromScene(seen.shape.boundingRect().center())
                QTest.mouseMove(page.view.viewport(), middle)
                QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
                settle()
        if page.moment.question is not None and page.scene.choice.considered() == action:
            QTest.keyClick(page.view, Qt.Key.Key_Return)
            settle()

    def fail(self) -> None:
        """Give answers that solve nothing, others each time, until a try has failed."""
        before, solution = len(self.desk.trying.tries), self.desk.puzzle.solution()[:1]
        while len(self.desk.trying.tries) == before:
            self.until(lambda: self.page.moment.question is not None)
            question = self.page.moment.question
            assert question is not None
            wrong = [one for one in question.legal if one not in solution]
            self.page.asking.submit(wrong[-1 - before % len(wrong)])
            self.until_told()


@pytest.fixture
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """No processes: proofs are made here."""
    monkeypatch.setattr(judge_module, "LineProcess", Prompt)


@pytest.fixture
def room(qtbot: QtBot, services: Services, prompt: None) -> Iterator[Room]:
    made = Room(qtbot, services.settings)
    yield made
    made.desk.close()
    made.page.session.close()


def easiest(game: str) -> Puzzle:
    """The puzzle of a game that is solved in fewest answers."""
    return min(puzzles_of(game), key=lambda puzzle: (puzzle.within, len(puzzle.moves)))


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_solved_on_its_board(room: Room, game: str) -> None:
    if not puzzles_of(game):
        pytest.skip("this game has no puzzles")
    puzzle = easiest(game)
    room.open(puzzle)
    if hinted := game == "cannir":
        room.desk.hint()
    trying = room.desk.trying
    # A few more than it takes: where others are asked between, and none for ever.
    for _ in range(4 * puzzle.within):
        step = solving(room)
        before = room.page.session.match.ply
        room.click(step)
        if room.page.session.match.ply == before:
            room.page.asking.submit(step)
        room.until_told()
        if trying.phase is Phase.SOLVED:
            break
    assert trying.phase is Phase.SOLVED
    assert progress.standing(room.settings, puzzle.id).sealed
    assert room.desk.panel.solved.isVisible()
    assert room.desk._solved_text()[1].endswith("with the hint." if hinted else "without help.")
    assert room.page.strip.prompt.festive


def test_places_that_tries_are_told_by_have_their_names(room: Room) -> None:
    room.open(easiest("contrees"))
    scene = room.page.scene
    assert isinstance(scene, ContreesScene)
    assert set(scene.hints.named) == set(scene.seen.land)
    room.fail()
    assert set(scene.hints.named) == set(scene.seen.land)
    room.open(easiest("cortez"))
    assert {"T", "9"} <= {label.name for label in room.page.scene.labels.shown}


def solving(room: Room) -> Action:
    """An answer that solves what is left of the puzzle."""
    attempt = Attempt(room.desk.puzzle)
    for given in room.desk.trying.actions:
        attempt.submit(given.action)
    hint = attempt.hint()
    assert hint is not None
    return hint


def test_a_try_that_fails_is_told_and_taken_back(room: Room) -> None:
    puzzle = easiest("cortez")
    room.open(puzzle)
    before = room.page.session.match.record.position
    room.fail()
    assert room.page.session.match.ply == 0
    assert room.page.session.match.record.position == before
    assert progress.standing(room.settings, puzzle.id) == progress.Standing(tries=1)
    (row,) = room.desk.panel.rows
    assert row.accessibleName().strip(" .")
    # Laid on the table again, it is known how often it was tried.
    room.open(puzzle)
    assert not room.desk.panel.rows
    assert room.desk.panel.waiting.accessibleName().startswith("second try")
    assert not progress.standing(room.settings, puzzle.id).sealed


@pytest.mark.parametrize("game", GAMES)
def test_a_try_that_fails_is_called_so_and_why(room: Room, game: str) -> None:
    """The strip says it beside the shield of whoever tried, and the panel beside the try."""
    puzzle = easiest(game)
    room.open(puzzle)
    desk = room.desk
    desk.trying.stays.setInterval(60_000)
    question = room.page.moment.question
    assert question is not None
    solution = puzzle.solution()
    while desk.trying.phase is not Phase.FAILED:
        question = room.page.moment.question
        assert question is not None
        room.page.asking.submit([one for one in question.legal if one not in solution][-1])
        room.until(
            lambda: desk.trying.phase is Phase.FAILED or room.page.moment.question is not None
        )
    (made,), prompt = desk.trying.tries, room.page.strip.prompt
    assert prompt.seat == puzzle.seat
    assert prompt.sentence in ("That does not win.", "That does not save you.")
    # One's own answer is no reason.
    own = words.actions_text(made.actions, room.page.table, room.page.session.names())
    assert prompt.aside
    assert own not in prompt.aside
    assert not prompt.buttons
    (row,) = desk.panel.rows
    missed = words.missed(made, puzzle, room.page.table, room.page.session.names())
    assert prompt.aside == missed.reason
    head, why = missed.gist
    # Where no card shows it, what was answered comes first, then what refutes it.
    if game.startswith("condottiere") and row._names:
        assert row.accessibleName() == f"{head}. {why}"
    else:
        assert row.accessibleName() == f"{own}. {f'{head} {why}'.strip()}"
    assert row.visibleRegion().boundingRect() == row.rect()


def test_a_reply_that_refutes_is_told_with_what_it_leads_to() -> None:
    puzzle = next(one for one in all_puzzles() if one.id == "one-step-ahead")
    attempt = Attempt(puzzle)
    wrong = next(one for one in attempt.match.legal() if one not in puzzle.solution())
    attempt.submit(wrong)
    step, *replies = attempt.match.steps
    seen = [event for reply in replies for event in reply.seen_by(puzzle.seat)]
    made = Try(
        (GivenAction(wrong, puzzle.match().view(puzzle.seat), step.seen_by(puzzle.seat)),),
        attempt.failure,
        tuple(seen),
        attempt.match.view(puzzle.seat),
        attempt.match.result,
    )
    names = ["Maud", "Maud"]
    names[puzzle.seat] = ""
    said = words.missed(made, puzzle, TABLES[puzzle.game], names)
    assert said.gist == (
        "Maud builds a tower: F9 S.",
        "After that, the moves you have left cannot win.",
    )


def test_what_others_reply_at_length_is_told_by_its_end() -> None:
    puzzle = next(one for one in all_puzzles() if one.id == "now-or-never")
    attempt = Attempt(puzzle)
    attempt.submit(Pass())
    seen = [step.seen_by(puzzle.seat) for step in attempt.match.steps]
    assert len(seen) > 10
    made = Try(
        (GivenAction(attempt.match.steps[0].action, puzzle.match().view(puzzle.seat), seen[0]),),
        attempt.failure,
        tuple(itertools.chain.from_iterable(seen[1:])),
        attempt.match.view(puzzle.seat),
        attempt.match.result,
    )
    said = words.missed(made, puzzle, TABLES[puzzle.game], ["", "Aldric", "Maud"])
    assert said.head == "That does not save you."
    assert said.gist == ("The city surrenders.", "Maud wins.")
    assert said.reason.startswith("The city surrenders. ")


def test_the_realm_at_stake_is_drawn_as_a_chain(room: Room) -> None:
    for name, chain in (
        ("road-to-rome", ("siena", "roma", "spoleto")),
        ("a-tie-is-enough", ("milano", "modena", "ferrara")),
    ):
        puzzle = next(one for one in all_puzzles() if one.id == name)
        view = puzzle.match().view(puzzle.seat)
        assert isinstance(view, CondottiereView)
        shown = stakes(view)
        assert isinstance(shown, partial)
        assert shown.keywords["chain"] in (chain, chain[::-1])
    room.open(puzzle)
    with_picture = room.desk.panel.aim.height()
    told = room.desk.panel._state
    assert told is not None
    room.desk.panel.show_state(replace(told, stakes=None))
    assert room.desk.panel.aim.height() == with_picture - STAKES - 6


def test_the_last_squares_of_the_city_are_shown() -> None:
    puzzle = next(one for one in all_puzzles() if one.id == "the-last-square")
    shown = TABLES["cortez"].stakes(puzzle.match().view(puzzle.seat))
    assert isinstance(shown, partial)
    assert shown.keywords == {"free": [15], "troops": (12, 12)}
    opening = Match(new_record(GAMES["cortez"], 2, 1))
    assert TABLES["cortez"].stakes(opening.view(0)) is None


def test_a_try_pointed_at_is_shown_on_the_board(room: Room) -> None:
    room.open(easiest("contrees"))
    room.fail()
    room.until(lambda: room.page.moment.question is not None)
    choice, (row,) = room.page.scene.choice, room.desk.panel.rows
    row.pointed.emit(True)
    assert choice.considered() == room.desk.trying.tries[0].actions[0].action
    row.pointed.emit(False)
    assert choice.considered() is None


def test_the_answer_is_offered_after_two_tries_and_leaves_no_seal(room: Room) -> None:
    puzzle = easiest("cortez")
    room.open(puzzle)
    assert not room.desk.panel.show_button.isVisibleTo(room.desk.panel)
    room.fail()
    room.fail()
    button, panel = room.desk.panel.show_button, room.desk.panel
    assert button.isVisibleTo(panel)
    # In a small window too it is seen at once.
    assert button.visibleRegion().boundingRect() == button.rect()
    room.desk.show_solution()
    room.until_phase(Phase.SHOWN)
    room.desk.trying.start_over()
    room.until_phase(Phase.ASKED)
    progress.note_solved(room.settings, puzzle.id, date(2026, 11, 23))
    standing = progress.standing(room.settings, puzzle.id)
    assert standing.solved
    assert standing.helped
    assert not standing.sealed


def test_tries_with_the_same_answers_have_one_row(room: Room) -> None:
    room.open(easiest("contrees"))
    desk = room.desk
    room.fail()
    room.fail()
    assert len(desk.panel.rows) == 2
    desk.trying.tries.append(desk.trying.tries[0])
    desk.show_puzzle()
    first, second = (row.accessibleName() for row in desk.panel.rows)
    assert "×2" in first
    assert "×" not in second


def test_that_it_is_solved_is_scrolled_to(room: Room) -> None:
    room.place.resize(1024, 640)
    room.open(easiest("contrees"))
    panel, trying = room.desk.panel, room.desk.trying
    for _ in range(4):
        room.fail()
    settle()
    bar = panel._scroll.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert panel.rows[0].visibleRegion().isEmpty()
    # What is to be done stays in sight.
    assert panel.aim.visibleRegion().boundingRect() == panel.aim.rect()
    while trying.phase is not Phase.SOLVED:
        room.page.asking.submit(solving(room))
        room.until_told()
    settle()
    assert panel.solved.visibleRegion().boundingRect() == panel.solved.rect()


def test_what_is_taken_back_by_hand_goes_on_from_there(room: Room) -> None:
    room.open(easiest("condottiere3"))
    room.page.asking.submit(solving(room))
    room.until_told()
    assert room.page.session.match.ply == 1
    room.page.session.undo()
    settle()
    assert room.desk.trying.phase is Phase.ASKED
    assert not room.desk.trying.tries
    room.until(lambda: room.page.moment.question is not None)


def test_the_coach_says_what_can_be_forced_and_can_be_stopped(room: Room) -> None:
    room.open(easiest("contrees"))
    room.desk.check()
    assert room.desk.coach.busy
    room.desk.check()
    assert not room.desk.coach.busy
    assert room.desk.verdict is None
    room.desk.check()
    room.until(lambda: room.desk.verdict is not None)
    assert room.desk.verdict is not None
    assert room.desk.verdict.can == "win"
    assert room.desk.panel.coach.isVisibleTo(room.desk.panel)


def test_the_coach_counts_cards_where_the_aim_does() -> None:
    puzzle = next(one for one in all_puzzles() if one.id == "road-to-rome")
    line = puzzle.solution()
    verdict = Verdict("win", line[:1], puzzle.within, unique=True, line=line)
    assert "three cards" in puzzle.aim
    assert words.verdict(verdict, puzzle)[1] == "with 3 cards and a pass, and no fewer."
    # Answers that are not cards alone are counted as answers.
    other = replace(verdict, within=3, line=line[:3])
    assert words.verdict(other, puzzle)[1] == "in 3 moves, and no fewer."
    match, table = puzzle.match(), TABLES[puzzle.game]
    view = match.view(puzzle.seat)
    steps = [match.submit(puzzle.seat, one) for one in line[1:3]]
    given = [GivenAction(one.action, view, one.seen_by(puzzle.seat)) for one in steps]
    assert words.actions_text(given, table, ["", "Ana"]) == "Winter · Drum"


@pytest.mark.parametrize(
    ("name", "slots"), [("road-to-rome", 3), ("two-prelates", 4), ("the-last-square", 0)]
)
def test_as_many_places_as_the_coach_lays_cards(room: Room, name: str, slots: int) -> None:
    puzzle = next(one for one in all_puzzles() if one.id == name)
    room.open(puzzle)
    line, desk = puzzle.solution(), room.desk
    assert desk._cards_to_lay() == 0
    desk._on_checked(Verdict("win", line[:1], puzzle.within, unique=True, line=line))
    told = desk.panel._state
    assert told is not None
    assert told.waiting is not None
    assert told.waiting.slots == slots
    assert desk.panel.waiting._slots == slots


def test_however_many_cards_a_try_has_words_have_room(room: Room) -> None:
    room.open(easiest("condottiere3"))
    row = TryRow(room.desk.panel._cards, room.place)
    for count in (1, 3, 9):
        row.say(["v1"] * count, "18 against 40", "", failed=True, slots=0)
        assert 240 - row._text_at(240).x() > 240 * 0.5


def test_the_coach_speaks_in_one_sentence(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    said = VerdictBlock(place)
    said.say("It can be won", "in 4 moves, and no fewer.", True)
    assert said.needed(600) == 40
    assert said.needed(250) > 40
    picture = place.grab()
    said.say("The coach cannot say:", "there is too much to look at.", None)
    assert place.grab().toImage() != picture.toImage()


def test_a_verdict_that_saves_counts_no_answers_and_says_who_need_not_lose() -> None:
    puzzle = next(one for one in all_puzzles() if one.id == "now-or-never")
    said = " ".join(words.verdict(Verdict("save", within=6, unique=True), puzzle))
    assert said == "You need not lose: with the right moves nobody else wins."


def test_the_gold_button_is_the_one_that_goes_on(room: Room) -> None:
    room.open(easiest("contrees"))
    panel = room.desk.panel
    assert panel.check_button.main
    room.page.asking.submit(solving(room))
    room.until_phase(Phase.SOLVED)
    assert not panel.check_button.main
    room.desk.trying.start_over()
    room.until_phase(Phase.ASKED)
    assert panel.check_button.main


def test_a_filter_begins_with_a_whole_card(room: Room) -> None:
    room.open(puzzles_of("cortez")[-1])
    shelf = room.desk.shelf
    bar = shelf._scroll.verticalScrollBar()
    room.until(lambda: bar.value() > 0)
    shelf.show_filter("cannir")
    settle()
    assert bar.value() == 0
    shelf.show_filter("")
    settle()
    assert bar.value() > 0


def test_a_picture_stays_until_another_is_painted(room: Room) -> None:
    """In another theme or language the board of before stands on the shelf until then."""
    puzzle = puzzles_of("contrees")[0]
    room.open(puzzle)
    pictures = room.room._pictures
    # Nobody looks at the board, so that it is never painted.
    pictures.is_busy = lambda: False
    assert pictures.get(puzzle, 1.0) is None
    room.until(lambda: pictures.get(puzzle, 1.0) is not None)
    before = pictures.get(puzzle, 1.0)
    assert before is not None
    assert pictures.get(puzzle, 2.0) is before


def test_next_and_filter_go_through_what_is_shown(room: Room) -> None:
    puzzles = all_puzzles()
    room.open(puzzles[0])
    shown = room.desk.shelf.shown
    assert {puzzle.id for puzzle in shown} == {puzzle.id for puzzle in puzzles}
    # The easiest first, and each game in its turn.
    assert [puzzle.grade for puzzle in shown] == sorted(puzzle.grade for puzzle in puzzles)
    assert len({puzzle.game for puzzle in shown[:3]}) == 3
    assert shown[0] is puzzles[0]
    room.desk.go_on()
    room.until(lambda: room.desk.puzzle is shown[1])
    game = puzzles[-1].game
    room.desk.shelf.show_filter(game)
    assert room.desk.shelf.shown == list(puzzles_of(game))
    room.desk.go_on()
    room.until(lambda: room.desk.puzzle is puzzles_of(game)[0])
    assert room.desk.shelf.filter.currentData() == game
    progress.note_solved(room.settings, puzzles[-1].id, date(2026, 11, 23))
    room.desk.shelf.show_filter(OPEN)
    assert puzzles[-1] not in room.desk.shelf.shown


def test_a_line_is_copied_and_taken_in_and_a_damaged_one_is_refused(room: Room) -> None:
    puzzle = easiest("contrees")
    room.open(puzzle)
    room.desk.sharing.copy_line()
    clipboard = QGuiApplication.clipboard()
    line = clipboard.text()
    assert puzzle_from_line(line) == puzzle
    clipboard.setText(line[:-9] + "x" + line[-8:])
    room.desk.sharing.paste()
    (box,) = room.page.findChildren(Message)
    assert box.detail
    # In French "this is no puzzle" would mean that all is well.
    assert box.accessibleName() == "The puzzle could not be opened."
    box.close()
    assert not progress.received(room.settings)
    other = puzzle_from_line(line)
    received = replace(other, id="x")
    clipboard.setText(line_of(received))
    room.desk.sharing.paste()
    room.until(lambda: room.desk.puzzle.id == "x")
    assert room.desk.shelf.shown[0].id == "x"


def test_a_file_is_opened_from_the_desktop_and_a_damaged_one_refused(
    window: MainWindow, services: Services, prompt: None
) -> None:
    file = services.folder / f"some{SUFFIX}"
    save_puzzle(replace(easiest("contrees"), id="sent"), file)
    window.open_file(file)
    settle()
    room = window._navigation._puzzles
    assert room is not None
    assert room.desk is not None
    assert room.desk.puzzle.id == "sent"
    file.write_text("puzzle: none\n", "utf-8")
    window.open_file(file)
    (box,) = window.findChildren(Message)
    assert box.detail == complaint("damaged")
    box.close()
    assert room.desk.puzzle.id == "sent"


def test_every_complaint_has_words() -> None:
    keys = ("foreign", "version", "too_large", "unreadable", "unknown_game", "damaged")
    assert len({complaint(key) for key in keys}) == len(keys)


def test_what_is_damaged_in_the_settings_counts_as_nothing(services: Services) -> None:
    settings = services.settings
    settings.set(progress.KEY, {"a": 3, "b": {"tries": -2, "solved": 1, "helped": "yes"}})
    assert progress.standing(settings, "a") == progress.Standing()
    assert progress.standing(settings, "b") == progress.Standing()
    settings.set(progress.RECEIVED, ["nonsense", 5, line_of(all_puzzles()[0])])
    assert [one.id for one in progress.received(settings)] == [all_puzzles()[0].id]
    progress.note_try(settings, "a")
    assert progress.standing(services.again().settings, "a").tries == 1


def test_nothing_is_cut_off_in_any_language_nor_in_a_small_window(
    room: Room, services: Services
) -> None:
    for code in LANGUAGES:
        services.language.install(code)
        room.place.resize(1024, 640)
        room.open(easiest("contrees"))
        settle()
        assert not list(cut_off(room.desk.panel)), code
        assert room.desk.shelf.width() == NARROW
        room.desk.shelf.open_or_fold()
        assert room.desk.shelf.width() == WIDTH + SHADOW
        # Esc folds what lies over the board before it leaves.
        left: list[None] = []
        room.desk.leave_requested.connect(lambda left=left: left.append(None))
        room.page.view.left_alone.emit()
        assert room.desk.shelf.width() == NARROW
        assert not left
        room.page.view.left_alone.emit()
        assert left


def test_the_shelf_of_puzzles_is_painted_in_every_theme(room: Room) -> None:
    from desktop.style.theme import set_current

    room.open(easiest("contrees"))
    pictures = []
    before = THEMES[0]
    for theme in THEMES:
        set_current(theme)
        room.desk.shelf.restyle()
        pictures.append(room.desk.shelf.grab().toImage())
    set_current(before)
    assert all(a != b for a, b in itertools.combinations(pictures, 2))


def test_a_real_process_judges_and_checks(qtbot: QtBot) -> None:
    place, puzzle = QObject(), easiest("contrees")
    judge = Judge(place)
    with qtbot.waitSignal(judge.judged, timeout=20_000) as judged:
        judge.judge(puzzle, puzzle.solution()[:1])
    assert judged.args is not None
    assert judged.args[0].state == "solved"
    judge.check(puzzle)
    judge.stop()
    assert not judge.busy


def test_puzzles_open_from_the_shelf_and_leave_nothing_behind(
    qtbot: QtBot, services: Services, window: MainWindow, prompt: None
) -> None:
    activate(qtbot, window)
    window._shelf._foot._puzzles.click()
    settle()
    assert window.session is not None
    page = window.centralWidget().findChildren(MatchPage)[-1]
    qtbot.waitUntil(lambda: page.moment.question is not None)
    QTest.keyClick(page.view, Qt.Key.Key_C)
    room = window._navigation._puzzles
    assert room is not None
    desk = room.desk
    assert desk is not None
    qtbot.waitUntil(lambda: desk.verdict is not None, timeout=20_000)
    for width in (WIDTH + SHADOW, NARROW):
        QTest.keyClick(page.view, Qt.Key.Key_P)
        assert desk.shelf.width() == width
    QTest.keyClick(page.view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: room.desk is not desk)
    page = window.centralWidget().findChildren(MatchPage)[-1]
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.session is None)
    assert not list(services.store.games.glob("*"))


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_begin_with_the_first_unsolved_of_the_chosen_game(room: Room, game: str) -> None:
    own = sorted(puzzles_of(game), key=lambda puzzle: puzzle.grade)
    assert room.room.first(game) is own[0]
    progress.note_solved(room.settings, own[0].id, date(2026, 11, 23))
    assert room.room.first(game) is own[1]
    # In the middle of one, it goes on with that, until it is solved.
    room.open(own[-1])
    assert room.room.first(game) is own[-1]
    progress.note_solved(room.settings, own[-1].id, date(2026, 11, 23))
    assert room.room.first(game) is own[1]
    # The shelf shows it, whatever was looked at before.
    other = next(one for one in GAMES if one != game)
    room.desk.shelf.show_filter(other)
    room.desk.open_requested.emit(puzzles_of(other)[0])
    room.until(lambda: room.desk.puzzle.game == other)
    assert room.desk.shelf.filter.currentData() == other
    room.open(own[1])
    assert own[1] in room.desk.shelf.shown


def test_the_box_chosen_on_the_shelf_is_that_of_the_puzzle(
    qtbot: QtBot, window: MainWindow, prompt: None
) -> None:
    activate(qtbot, window)
    window._shelf._boxes.choose("cannir")
    settle()
    window._shelf._foot._puzzles.click()
    qtbot.waitUntil(lambda: window.session is not None)
    assert window.session is not None
    assert window.session.match.game.id == "cannir"


def test_keys_with_arrows_show_them() -> None:
    assert cap_of("next puzzle") == "Ctrl+→"
    assert cap_of("left") == "←"
    assert cap_of("coach") == "C"


def test_a_table_is_made_in_one_event_and_begun_in_the_next(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "taken", True)
    room.room.open(all_puzzles()[0])
    assert not room.pages
    room.until(lambda: bool(room.pages) and room.page.moment.question is not None)
