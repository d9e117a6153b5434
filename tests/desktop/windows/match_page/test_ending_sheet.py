"""The sheet at the end of a match: when it opens, its keys and buttons, its plan at every size."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.condottiere.art.parade import paint_parade
from desktop.language.translation import CODES
from desktop.storage.ledger.seals import Honours
from desktop.style import apply_theme
from desktop.style.theme import DARK, HIGH_CONTRAST, LIGHT
from desktop.table.director import HASTE_MS
from desktop.table.replay.match_ending import ShownOutcome
from desktop.windows.match_page.ending.ending_board import BoardPicture
from desktop.windows.match_page.ending.ending_facts import (
    EndingSheetFacts,
    sheet_facts,
)
from desktop.windows.match_page.ending.ending_layout import Canvas, SheetText
from desktop.windows.match_page.ending.ending_sheet import EndingSheet
from desktop.windows.match_page.ending.entrance import ENTRANCE_MS
from desktop.windows.match_page.ending.picture import SheetPicture
from engine.play.record import Record
from tests.desktop.kit import settle
from tests.desktop.table.endings_kit import MATCHES, finished
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table

#: The area of board and hand in windows of 960×500, 1024×640, 1440×900 and 1920×1080.
ROOMS = ((680, 452), (744, 592), (1152, 852), (1577, 1032))
#: The keys of the games that tests open at their end.
GAMES = (
    *(("condottiere1", 4, 9), ("condottiere3", 3, 5), ("cortez", 4, 3)),
    *(("contrees", 2, 1), ("cannir", 2, 6)),
)


@pytest.fixture(autouse=True)
def quickly(unpainted: None) -> None:
    """Nothing is looked at here."""


def opened(qtbot: QtBot, game: str, seats: int, seed: int, seat: str = "0", **how: object) -> Table:
    """Return a table with a match that was over before it was opened."""
    table = Table(qtbot, finished(game, seats, seed, seat).record, **how)  # type: ignore[arg-type]
    table.until_asked()
    return table


def facts_of(table: Table, honours: Honours | None = None) -> EndingSheetFacts:
    page = table.page
    looks = page.table.looks(page.session.view(), page.session.match.seats)
    found = sheet_facts(page.session, page.table, looks, honours or Honours(), str)
    assert found is not None
    return found


def last_answer_left(record: Record) -> Record:
    """Return a match of people that goes on for one more answer."""
    return replace(record, answers=record.answers[:-1])


# -- when it opens ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_it_opens_when_a_match_ends_before_ones_eyes(
    qtbot: QtBot, game: str, seats: int, seed: int
) -> None:
    whole = finished(game, seats, seed, "public")
    with open_table(qtbot, last_answer_left(whole.record)) as table:
        table.until_asked()
        page = table.page
        assert not page.ending.is_open
        seat = whole.steps[-1].seat
        page.session.submit(seat, whole.steps[-1].action)
        table.until_asked()
        qtbot.waitUntil(lambda: page.ending.is_open)
        sheet = page.ending.sheet
        assert sheet.facts is not None
        assert sheet.facts.outcome in (
            ShownOutcome.NEUTRAL,
            ShownOutcome.ALL_LOST,
            ShownOutcome.DRAW,
        )
        assert sheet.geometry() == page.view.geometry()
        assert not sheet.geometry().intersects(page._side.geometry()), "the panel can be read"
        assert sheet.rematch.text() == "Rematch"
        table.session.close()


def test_an_old_match_shows_it_only_on_request(qtbot: QtBot) -> None:
    table = opened(qtbot, "cannir", 2, 6)
    page = table.page
    assert not page.ending.is_open
    table.press(Qt.Key.Key_Escape)
    assert page.ending.is_open
    assert not page.ending.sheet.is_entering
    QTest.keyClick(page.ending.sheet, Qt.Key.Key_Escape)
    assert not page.ending.is_open
    button = next(b for b in page.strip.buttons if b.text() == "Ending")
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.ending.is_open


def test_it_stays_when_a_line_comes_back_after_the_end(qtbot: QtBot) -> None:
    page = opened(qtbot, "cannir", 2, 6).page
    page.ending.show_again()
    # A session at a distance emits this when it receives the whole match again.
    page.session.rewound.emit()
    assert page.ending.is_open


def test_giving_up_shows_it_and_undo_puts_it_away(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as table:
        table.until_asked()
        table.session.resign(0)
        table.until_asked()
        qtbot.waitUntil(lambda: table.page.ending.is_open)
        assert table.page.ending.sheet.facts is not None
        assert table.page.ending.sheet.facts.outcome is ShownOutcome.DEFEAT
        assert table.page.ending.sheet.rematch.text() == "Revenge"
        table.page.changes.undo()
        table.until_asked()
        assert not table.page.ending.is_open
        table.session.resign(0)
        qtbot.waitUntil(lambda: table.page.ending.is_open)


def test_a_lesson_or_a_puzzle_has_none(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(HUMAN, bot("Aldric"), seed=1)) as table:
        table.until_asked()
        table.page.ending.is_allowed = False
        table.session.resign(0)
        table.until_asked()
        assert not table.page.ending.is_open
        assert not table.page.ending.reopen()


def test_a_game_of_a_points_match_ends_on_a_sheet_and_the_match_waits(qtbot: QtBot) -> None:
    whole = finished("condottiere1", 3, 5, "public", "points_match")
    first = next(
        ply for ply, s in enumerate(whole.steps) if any(e.event == "game_ended" for e in s.events)
    )
    record = replace(whole.record, answers=whole.record.answers[:first])
    with open_table(qtbot, record) as table:
        table.until_asked()
        page = table.page
        page.session.submit(whole.steps[first].seat, whole.steps[first].action)
        qtbot.waitUntil(lambda: page.ending.is_open)
        facts = page.ending.sheet.facts
        assert facts is not None
        assert facts.goes_on
        assert facts.ending.title.startswith("Game 1")
        assert page.director.is_holding
        assert page.ending.sheet.review.isHidden()
        QTest.mouseClick(page.ending.sheet.rematch, Qt.MouseButton.LeftButton)
        assert not page.ending.is_open
        assert not page.director.is_holding
        table.until_asked()
        assert page.session.match.result is None


# -- keys and buttons ------------------------------------------------------------------------------


class Hand:
    """A sheet whose clock a test turns, and what was asked of it."""

    def __init__(self, qtbot: QtBot, table: Table, *, animated: bool) -> None:
        self.now = 100.0
        self.asked: list[str] = []
        sheet = self.sheet = EndingSheet(table.page, lambda: self.now)
        sheet.setUpdatesEnabled(False)
        for name in ("rematch_requested", "review_requested", "save_requested", "closed"):
            getattr(sheet, name).connect(lambda name=name: self.asked.append(name))
        sheet.key_left.connect(lambda event: self.asked.append(event.text()))
        sheet.setGeometry(0, 50, 1000, 700)
        sheet.open(lambda: facts_of(table), None, animated=animated)
        if animated:
            qtbot.waitUntil(lambda: sheet._begun_at is not None)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier | None = None) -> None:
        QTest.keyClick(self.sheet, key, modifiers or Qt.KeyboardModifier.NoModifier)


@pytest.fixture
def hand(qtbot: QtBot) -> Callable[..., Hand]:
    table = opened(qtbot, "cannir", 2, 6)
    return lambda *, animated: Hand(qtbot, table, animated=animated)


def test_every_key_completes_the_entrance_and_still_counts(hand: Callable[..., Hand]) -> None:
    for key, asked in (
        (Qt.Key.Key_V, "review_requested"),
        (Qt.Key.Key_Escape, "closed"),
        (Qt.Key.Key_F, "f"),
    ):
        held = hand(animated=True)
        assert held.sheet.is_entering
        held.press(key)
        assert not held.sheet.is_entering
        assert held.asked == [asked]


def test_enter_in_haste_only_completes(hand: Callable[..., Hand]) -> None:
    held = hand(animated=True)
    held.now += HASTE_MS / 1000 - 0.01
    held.press(Qt.Key.Key_Return)
    assert not held.sheet.is_entering
    assert held.asked == []
    held.now += 0.02
    held.press(Qt.Key.Key_Return)
    assert held.asked == ["rematch_requested"]
    # With animations off a hasty Enter begins no rematch either.
    held = hand(animated=False)
    assert not held.sheet.is_entering
    held.press(Qt.Key.Key_Enter)
    assert held.asked == []


def test_the_entrance_ends_by_itself(qtbot: QtBot, hand: Callable[..., Hand]) -> None:
    held = hand(animated=True)
    held.now += ENTRANCE_MS / 1000 + 0.01
    with qtbot.waitSignal(held.sheet.completed):
        pass
    assert not held.sheet.is_entering


def test_a_click_completes_and_a_click_on_a_button_counts(hand: Callable[..., Hand]) -> None:
    held = hand(animated=True)
    QTest.mouseClick(held.sheet, Qt.MouseButton.LeftButton, pos=QPoint(300, 200))
    assert not held.sheet.is_entering
    assert held.asked == []
    held = hand(animated=True)
    QTest.mouseClick(held.sheet.review, Qt.MouseButton.LeftButton)
    QTest.mouseClick(held.sheet.save, Qt.MouseButton.LeftButton)
    QTest.mouseClick(held.sheet.rematch, Qt.MouseButton.LeftButton)
    assert held.asked == ["review_requested", "save_requested", "rematch_requested"]


def test_the_key_of_saving_saves_the_picture(hand: Callable[..., Hand]) -> None:
    held = hand(animated=False)
    held.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert held.asked == ["save_requested"]


def test_enter_presses_the_button_with_the_focus(hand: Callable[..., Hand]) -> None:
    held = hand(animated=False)
    held.now += 1
    held.sheet.review.setFocus()
    QTest.keyClick(held.sheet.review, Qt.Key.Key_Return)
    assert held.asked == ["review_requested"]


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("game", ["condottiere3", "cortez"])
def test_the_board_is_painted_after_the_event_that_opens_the_sheet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """It takes long."""
    rendered: list[QSize] = []
    render = BoardPicture._render

    def note(board: BoardPicture, source: QRectF, pixels: QSize) -> QImage:
        rendered.append(pixels)
        return render(board, source, pixels)

    monkeypatch.setattr(BoardPicture, "_render", note)
    (seats, seed) = next(each[1:] for each in GAMES if each[0] == game)
    table = opened(qtbot, game, seats, seed)
    ending = table.page.ending
    ending.open(animated=True)
    assert ending.is_open
    assert not rendered
    ending.sheet.finish()
    assert len(rendered) == 1
    table.session.close()


def test_buttons_of_the_page(qtbot: QtBot) -> None:
    table = opened(qtbot, "cannir", 2, 6)
    page = table.page
    page.ending.open()
    with qtbot.waitSignal(page.play_again_requested):
        QTest.mouseClick(page.ending.sheet.rematch, Qt.MouseButton.LeftButton)
    assert not page.ending.is_open
    page.ending.open()
    QTest.mouseClick(page.ending.sheet.review, Qt.MouseButton.LeftButton)
    assert not page.ending.is_open
    assert page.review.is_open
    page.ending.open()
    assert not page.ending.is_open, "the review has the table"
    table.session.close()


def test_a_key_of_the_board_acts_on_the_board(qtbot: QtBot) -> None:
    table = opened(qtbot, "cannir", 2, 6)
    page = table.page
    page.ending.open()
    QTest.keyClick(page.ending.sheet, Qt.Key.Key_PageUp)
    assert not page.ending.is_open
    assert page.lookback.ply is not None
    table.press(Qt.Key.Key_Escape)
    assert page.lookback.ply is None


def test_the_strip_leads_to_the_table_and_back(qtbot: QtBot) -> None:
    table = opened(qtbot, "cannir", 2, 6)
    page = table.page
    page.ending.open()
    settle()
    button, *others = page.strip.buttons
    assert button.text() == "Look at the table"
    places = {b.text(): b.geometry() for b in others}
    assert {"In figures", "Back to the shelf", "Replay"} == places.keys()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert not page.ending.is_open
    settle()
    # Those of the sheet come left of the others.
    review, again, button, *others = page.strip.buttons
    assert (review.text(), again.text(), button.text()) == ("Review", "Rematch", "Ending")
    assert {b.text(): b.geometry() for b in others} == places


# -- what it says ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seats", "seed", "seat"), MATCHES)
def test_every_sheet_is_heard_and_read(
    qtbot: QtBot, speak: Callable[[str], None], game: str, seats: int, seed: int, seat: str
) -> None:
    table = opened(qtbot, game, seats, seed, seat)
    check_a_screen_reader_hears_a_sentence_and_walks_through_the_rest(table, seats)
    check_no_text_is_cut_at_any_size_in_any_language(table, speak, seat)


def check_a_screen_reader_hears_a_sentence_and_walks_through_the_rest(
    table: Table, seats: int
) -> None:
    said: list[str] = []
    table.page.view.announced.connect(said.append)
    table.page.ending.open()
    sheet, facts = table.page.ending.sheet, table.page.ending.sheet.facts
    assert facts is not None
    assert facts.sentence() in said
    assert sheet.accessibleName() == facts.sentence()
    words = [label.accessibleName() for label in sheet.reader_labels.labels]
    assert words == facts.lines()
    assert len(words) >= 1 + seats + len(facts.figures)
    for figure in facts.figures:
        assert any(figure.text in line for line in words)


def test_seals_and_records_of_the_ledger_are_on_the_sheet(qtbot: QtBot) -> None:
    table = opened(qtbot, "condottiere1", 4, 9)
    plain = facts_of(table)
    assert plain.mark is None
    earned = facts_of(table, Honours(("first", "knight"), (), 1, 1)).mark
    assert earned is not None
    assert earned.is_new
    assert (earned.wax, earned.emblem) == ("gold", "lily")
    topic = next(f.topic for f in plain.ending.figures if f.own_number)
    record = facts_of(table, Honours((), (topic,), 5, 2))
    assert record.mark is not None
    assert record.mark.wax == "blue"
    assert any(figure.note == "your most in 5 games" for figure in record.figures)
    usual = facts_of(table, Honours((), (), 12, 5)).mark
    assert usual is not None
    assert usual.emblem == "12"
    assert not usual.is_new
    assert "5 victories" in usual.note


def check_no_text_is_cut_at_any_size_in_any_language(
    table: Table, speak: Callable[[str], None], seat: str
) -> None:
    # Nothing follows the language here but the facts.
    table.page.ending.close()
    honours = Honours(("first", "knight"), (), 1, 1) if seat.isdecimal() else Honours()
    for language in CODES:
        speak(language)
        facts = facts_of(table, honours)
        for room in ROOMS:
            for shown in (facts, crowded(facts)):
                check_plan(shown, QSizeF(*room))


# -- its plan --------------------------------------------------------------------------------------


def crowded(facts: EndingSheetFacts) -> EndingSheetFacts:
    """Return facts with everything that takes room: words of all bots and a mark."""
    words = "Forty-eight at Ancona, and you bring sixty-two. Next time I strike first."
    guests = tuple(
        replace(guest, words=words if guest.face is not None else "") for guest in facts.guests
    )
    return replace(facts, guests=guests)


def lines_of(canvas: Canvas) -> list[SheetText]:
    """Return the texts of a sheet; each is a block that the text itself paints."""
    painters = (getattr(block.paint, "__self__", None) for block in [*canvas.blocks, *canvas.foot])
    return [line for line in painters if isinstance(line, SheetText)]


def check_plan(facts: EndingSheetFacts, room: QSizeF, *, scrolls: bool = False) -> SheetPicture:
    picture = SheetPicture(facts, room, QSizeF(350, 36), lambda *given: None, scrolls=scrolls)
    places, texts = picture.places, lines_of(picture.canvas)
    cut = [line.text for line in texts if not line.is_whole]
    assert not cut, (room.toTuple(), cut)
    assert {"title", "cause"} <= {block.name for block in picture.canvas.blocks}
    # No seat is left out, whatever else there is no room for.
    faces = [block.rect for block in picture.canvas.blocks if block.name == "face"]
    assert len(faces) >= len(picture._side_guests), room.toTuple()
    assert not any((one & other).height() > 6 for one, other in combinations(faces, 2))
    limit = places.inner.adjusted(-10, -30, 10, 10)
    if scrolls:
        limit.setBottom(1e6)
    for line in texts:
        assert limit.contains(line.rect), (room.toTuple(), line.text)
        if not line.wraps:
            letters = QFontMetricsF(line.font).tightBoundingRect(line.text)
            assert letters.height() <= line.rect.height(), line.text
    # No text lies on another.
    for number, line in enumerate(texts):
        for other in texts[number + 1 :]:
            shared = line.rect.adjusted(1, 2, -1, -2) & other.rect.adjusted(1, 2, -1, -2)
            assert shared.isEmpty(), (room.toTuple(), line.text, other.text)
    for block in picture.canvas.foot:
        if block.name == "seal":
            # Around it there is light, which may shine on words.
            wax = block.rect.adjusted(22, 26, -22, -22)
            assert not [line.text for line in texts if line.rect.intersects(wax)]
    if not scrolls:
        assert places.inner.top() + places.content_height <= places.buttons.top() + 3 or (
            places.is_wide
        )
    return picture


def test_what_goes_first_where_there_is_little_room(qtbot: QtBot) -> None:
    table = opened(qtbot, "condottiere1", 6, 14)
    facts = crowded(facts_of(table, Honours(("first",), (), 1, 1)))
    small, middle, large = (check_plan(facts, QSizeF(*room)).places for room in ROOMS[:3])
    assert small.board.isEmpty()
    assert small.frieze.isEmpty()
    assert not small.band.isEmpty()
    assert not small.mark.isEmpty()
    assert middle.frieze.isEmpty()
    assert not middle.board.isEmpty()
    assert not middle.figures.isEmpty()
    assert not large.frieze.isEmpty()
    assert large.is_wide


def test_the_largest_text_scrolls_and_the_buttons_stay(qtbot: QtBot, qapp: QApplication) -> None:
    table = opened(qtbot, "condottiere1", 6, 14, size=(960, 500))
    page = table.page
    apply_theme.apply_text_size(qapp, 1.3)
    try:
        page.make_room()
        page.ending.open()
        sheet = page.ending.sheet
        painting, facts = sheet.painting, sheet.facts
        assert painting is not None
        assert facts is not None
        check_plan(facts, QSizeF(sheet.width(), sheet.height()), scrolls=True)
        assert painting.max_offset > 0
        before = sheet.rematch.pos()
        sheet.scroll_by(50)
        assert painting.scroll_offset > 0
        QTest.keyClick(sheet, Qt.Key.Key_End)
        assert painting.scroll_offset == painting.max_offset
        assert sheet.rematch.pos() == before
        for button in (sheet.rematch, sheet.review, sheet.save):
            assert sheet.contentsRect().contains(button.geometry())
            assert button.width() >= button.minimum_width()
        wheel = QWheelEvent(
            QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 1200), Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(sheet, wheel)
        assert painting.scroll_offset == 0
    finally:
        apply_theme.apply_text_size(qapp, 1.0)


# -- its picture -----------------------------------------------------------------------------------


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST])
def test_the_entrance_ends_in_the_picture_without_animation(
    qtbot: QtBot, qapp: QApplication, theme: object
) -> None:
    apply_theme.apply_theme(qapp, theme)  # type: ignore[arg-type]
    try:
        table = opened(qtbot, "contrees", 2, 1)
        page = table.page
        page.ending.open(animated=False)
        sheet = page.ending.sheet
        still = sheet.grab().toImage()
        page.ending.close()
        page.ending.open(animated=True)
        qtbot.waitUntil(lambda: sheet._begun_at is not None)
        begun = sheet.grab().toImage()
        sheet.finish()
        assert sheet.grab().toImage() == still
        assert begun != still
        assert still.size() == QSize(sheet.size())
    finally:
        apply_theme.apply_theme(qapp, LIGHT)


@pytest.mark.parametrize(("game", "seats", "seed"), [("condottiere3", 3, 5), ("contrees", 2, 1)])
def test_all_are_at_the_table_but_the_person_who_won(
    qtbot: QtBot, game: str, seats: int, seed: int
) -> None:
    table = opened(qtbot, game, seats, seed)
    facts = facts_of(table)
    (winner,) = facts.winners
    for person in range(seats):
        absent = {person} if person == winner.seat else set()
        others = replace(facts, person=person).others
        assert {guest.seat for guest in others} == set(range(seats)) - absent
    assert not table.page.sidebar.moves_button.isEnabled(), "no move is possible any more"


# -- what takes long is painted in parts -----------------------------------------------------------


def test_a_parade_in_parts_is_the_parade() -> None:
    cards = ["m10", "m3", "heroine", "m5", "m10", "m1", "m4"]

    def painted(parts: int) -> QImage:
        image = QImage(700, 80, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        for part in range(parts):
            painter = QPainter(image)
            paint_parade(painter, QRectF(10, 2, 680, 74), cards, part, parts)
            painter.end()
        return image

    assert painted(5) == painted(1)
    blank = QImage(painted(1))
    blank.fill(Qt.GlobalColor.white)
    assert painted(1) != blank


@pytest.mark.parametrize(("game", "seats", "seed"), GAMES)
def test_the_light_on_the_board_is_kept_before_the_entrance(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, seed: int
) -> None:
    table = opened(qtbot, game, seats, seed)
    part = facts_of(table).ending.board()
    assert part is not None
    assert not part.lit_path.isEmpty()
    size = QSizeF(360, 300)
    board = BoardPicture(table.page.scene, part)
    steps = sum(1 for _ in board.copy_by_steps(size, 1.0))
    # The board, the shade, the light, the rays in two parts, and the shine.
    assert steps >= 6
    monkeypatch.setattr(BoardPicture, "_light_layers", lambda *_: pytest.fail("painted again"))
    image = QImage(400, 340, QImage.Format.Format_ARGB32_Premultiplied)
    for lit in (False, True):
        painter = QPainter(image)
        board.paint(painter, QRectF(20, 20, 360, 300), lit)
        painter.end()
    table.session.close()
