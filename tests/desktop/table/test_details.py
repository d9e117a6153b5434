"""Details of the table that are easily broken: sizes, drags, names, stacks, notes, the end."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.games.cannir.art.geometry import CENTRE, CREST_STEP, CREST_X, ORDER_STEP, ORDER_X
from desktop.games.cannir.facts import facts
from desktop.games.cannir.items.pieces import CardItem
from desktop.games.cannir.items.threads import FlourishItem
from desktop.games.cannir.items.tray import SeatWords
from desktop.games.cannir.words.answers import button_label
from desktop.games.cannir.words.names import card_title
from desktop.games.cannir.words.texts import TEXTS
from desktop.panels.moves import _HEADING, _WORDS
from desktop.style.apply_theme import apply_theme
from desktop.style.theme import DARK, LIGHT, Theme
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.match_page import page_texts
from engine.core.rng import Rng
from engine.core.values import Json
from engine.games.cannir.events import Drew, Ended
from engine.games.cannir.sovereignty import WaysOut, ways_out
from engine.games.cannir.views import CannirView
from engine.play.match import Match
from tests.desktop.kit import can_open, settle
from tests.desktop.table.kit import HUMAN, Table, an_answer, bot, cannir, human, open_table
from tests.desktop.table.test_choice import BUSY, busy

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

#: A hand for the table of `BUSY` with which nothing can be done about the suite there.
HOPELESS = ["g3", "v1", "v7"]
NASTY = "<b>x</b> &amp; ‹y›"


# -- sizes -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_an_enlarged_window_is_painted_to_its_edges(
    qtbot: QtBot, dressed: QApplication, theme: Theme
) -> None:
    table = busy(qtbot)
    apply_theme(dressed, theme)
    settle()
    table.page.view.grab()
    # Whatever no picture covers shows this colour.
    table.scene.setBackgroundBrush(QColor("#ff00ff"))
    table.page.resize(1800, 1000)
    settle()
    image = table.page.view.grab().toImage()
    size = image.size()
    bare = [
        (x, y)
        for x in range(0, size.width(), 5)
        for y in range(0, size.height(), 5)
        if image.pixelColor(x, y) == QColor("#ff00ff")
    ]
    assert not bare
    assert image.pixelColor(size.width() - 3, 3) != QColor(theme.panel)


def test_plaques_keep_clear_of_what_the_cloth_explains(qtbot: QtBot) -> None:
    table = busy(qtbot)
    home, clear = (
        table.scene.board.transform(),
        table.scene.controller.game_choice.areas_to_avoid().avoid_most,
    )
    points = [QPointF(CREST_X, CENTRE.y() + step * CREST_STEP) for step in range(-3, 4)]
    for step in (-1, 0, 1):
        order = QPointF(ORDER_X, CENTRE.y() + step * ORDER_STEP)
        # With the caption below it.
        points += [order, order + QPointF(0, 60)]
    for point in map(home.map, points):
        assert any(rect.contains(point) for rect in clear)


@pytest.mark.parametrize("size", [(1024, 1000), (1024, 640), (1280, 800), (1800, 1000)])
def test_the_cards_of_a_hand_lie_side_by_side(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = busy(qtbot, size=size)
    layout = table.scene.layout
    assert layout is not None
    cards = [
        item.mapRectToScene(item.boundingRect()).center().x()
        for item in table.scene.items()
        if isinstance(item, CardItem)
        and item.target_id in [("hand", card) for card in ("g3", "r4", "v5")]
    ]
    cards.sort()
    width = 62 * layout.hand_scale
    assert all(right - left >= width for left, right in zip(cards, cards[1:], strict=False))
    assert cards[0] - width / 2 >= layout.about_area.right()


def test_three_seats_keep_their_cards_where_there_is_room(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(HUMAN, bot("Aldric"), bot("Maud")), size=(1440, 900))
    settle()
    sidebar = table.page.sidebar
    assert all(card.height() == card.tall_height() for card in sidebar.seats)
    assert sidebar.chronicle.height() > 150


def test_long_names_end_where_open_hands_begin(qtbot: QtBot) -> None:
    name = "Bartholomew the Unusually Long-Winded"
    record = cannir(bot(name), bot(name), bot("Maud"))
    with open_table(qtbot, record, animation="normal", pace="slow") as table:
        words = sorted(
            (item for item in table.scene.items() if isinstance(item, SeatWords)),
            key=lambda item: item.seat,
        )
        layout = table.scene.layout
        assert layout is not None
        hands = layout.open_hands(3, [len(hand) for hand in table.scene.seen.hands])
        assert len(words) == 3
        for item in words:
            assert (
                QFontMetricsF(item.font()).horizontalAdvance(item.shown_name)
                <= item.name_rect.width()
            )
            first = hands[item.seat][0]
            assert item.name_rect.bottom() <= first.point.y() - 86 / 2 * first.scale
            after = words[item.seat + 1 : item.seat + 2]
            assert item.name_rect.right() <= (
                after[0].x() if after else layout.spent_area.left() + 20
            )
        assert words[2].shown_name == "Maud"


# -- keys and mouse --------------------------------------------------------------------------------


def test_a_key_held_down_opens_no_curtain(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui")), hands="curtain") as table:
        table.until_asked()
        curtain = table.page.curtain
        curtain.pause_timer.setInterval(200)
        question = table.session.question
        assert question is not None
        curtain.wait_for(question.seat, "Ana")
        QTest.keyClick(curtain, Qt.Key.Key_Return)
        curtain.button.click()
        assert curtain.isVisible(), "it has only just been closed"
        qtbot.waitUntil(lambda: can_open(curtain))
        held = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
        )
        QApplication.sendEvent(curtain, held)
        assert curtain.isVisible()
        QTest.keyClick(curtain.button, Qt.Key.Key_Return)
        assert not curtain.isVisible()


def test_escape_puts_a_dragged_card_back(qtbot: QtBot) -> None:
    table = busy(qtbot)
    viewport = table.page.view.viewport()
    start, goal = table.place_of(("hand", "v5")), table.place_of(("cell", "NW1"))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    table._move_held(start + QPoint(12, -12))
    table._move_held(goal)
    dragged = table.scene.is_dragging
    table.press(Qt.Key.Key_Escape)
    assert (dragged, table.scene.is_dragging) == (True, False)
    assert table.scene.spread.cards["v5"].target_id == ("hand", "v5")
    table._move_held(goal + QPoint(30, 0))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)
    assert not table.session.match.steps
    assert not table.scene.is_zoomed


def test_a_stack_that_was_clicked_stays_open(qtbot: QtBot) -> None:
    table = busy(qtbot)
    fan = table.scene.fan
    table.click(("cell", "N2"))
    table.hover(("hand", "v5"))
    assert len(fan.cards) == 2
    table.click(("cell", "N2"))
    assert len(fan.cards) == 2
    table.press(Qt.Key.Key_Escape)
    assert not fan.cards
    table.click(("cell", "N2"))
    viewport = table.page.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not fan.cards


def test_no_note_lies_across_an_open_stack(qtbot: QtBot) -> None:
    table = busy(qtbot)
    at = table.place_of(("cell", "N2"))

    def ask() -> bool:
        viewport = table.page.view.viewport()
        where = viewport.mapToGlobal(at)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, at, where))
        return table.scene.note.isVisible()

    assert ask()
    table.click(("cell", "N2"))
    assert not ask()


# -- words -----------------------------------------------------------------------------------------


def test_a_name_is_text_whatever_is_in_it(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(human(NASTY), human(NASTY)))
    table.until_asked()
    question = table.session.question
    assert question is not None
    table.session.submit(question.seat, question.legal[0])
    table.until_asked()
    table.session.resign(0)
    table.until_asked()
    lines = table.page.sidebar.chronicle.lines
    assert any(line.startswith(f"{NASTY} lays") for line in lines)
    assert f"{NASTY} gives up the game." in lines
    (step, *_) = table.session.match.steps
    names = table.session.names()
    said, _ = page_texts.describe_events(TEXTS, table.session.events_of(step), names, None)
    assert said.startswith(f"{NASTY} lays")


def test_seconds_are_written_as_the_language_has_it(qtbot: QtBot) -> None:
    table = busy(qtbot)
    card = table.page.sidebar.seats[1]
    card.setLocale(QLocale("pt_PT"))
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    try:
        assert card.seconds(1.25) in ("1.2\u00a0s", "1.3\u00a0s")
    finally:
        QLocale.setDefault(before)


def test_the_warning_asks_for_nothing_impossible(qtbot: QtBot) -> None:
    table = busy(qtbot)
    view = table.session.view()
    assert isinstance(view, CannirView)
    assert ways_out(view) == WaysOut(breaks=True, lengthens=False, replaces=True)
    assert TEXTS.prompt(view, ["", "Rui"], 0)[1] == (
        "Break Rui’s suite or make one at least as long, or Rui wins."
    )
    hands = {**BUSY["hands"], "A": HOPELESS}
    pile = [card for card in (*BUSY["hands"]["A"], *BUSY["pile"]) if card not in HOPELESS]
    hopeless: Json = {**BUSY, "hands": hands, "pile": pile}
    other = Table(qtbot, cannir(HUMAN, bot("Rui"), position=hopeless))
    other.until_asked()
    assert other.page.strip.aside == "Nothing in your hand can stop Rui’s suite."


def test_announced_endings_come_true() -> None:
    """The threat of a suite, and who can still win before the last card."""
    told = {"break": 0, "nobody": 0, "only": 0}
    for seed in range(120):
        match: Match[CannirView] = Match(cannir(human("A"), human("B"), seed=seed))
        rng = Rng(seed)
        hopeful: set[int] = {0, 1}
        while match.decision is not None:
            seat = match.decision.seat
            view, names = match.view(seat), ["" if other == seat else "X" for other in (0, 1)]
            said = TEXTS.prompt(view, names, seat)[1]
            warning = str(facts(view, names, seat).pile)
            if "Nobody can win any more" in warning:
                told["nobody"] += 1
                hopeful = set()
            elif "Only the suite that is sovereign now" in warning:
                told["only"] += 1
                assert view.sovereign is not None
                hopeful &= {view.sovereign.owner}
            codes = match.codes()
            code = match.game.bots.policy.suggest(view, codes, rng)
            code = code if rng.below(3) else codes[rng.below(len(codes))]
            match.submit(seat, match.game.action(code))
            after = match.open_view()
            chosen = match.decision is None or match.decision.seat != seat
            if chosen and said.startswith("Break") and after.sovereign == view.sovereign:
                told["break"] += 1
                assert view.sovereign is not None
                assert match.result is not None
                assert match.result.winners == (view.sovereign.owner,)
        assert match.result is not None
        assert set(match.result.winners) <= hopeful
    assert min(told.values()) > 3


def test_answers_are_listed_by_card(qtbot: QtBot) -> None:
    table = busy(qtbot, size=(1024, 640))
    table.page.sidebar.moves_button.click()
    settle()
    moves = table.page.sidebar.moves
    rows = [moves.list.item(row) for row in range(moves.list.count())]
    headings = [row.data(_HEADING) for row in rows if row.data(_HEADING)]
    assert sorted(headings) == sorted(card_title(card) for card in ("g3", "r4", "v5"))
    assert sorted(row.data(_WORDS) for row in rows) == sorted(
        button_label(action) for action in table.session.match.legal()
    )
    room = moves.list.viewport().width() - 12
    metrics = QFontMetricsF(moves.list.font())
    assert all(metrics.horizontalAdvance(row.data(_WORDS)) < room for row in rows)
    top = moves.list.visualItemRect(rows[0]).topLeft()
    viewport = moves.list.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=top + QPoint(20, 8))
    assert not table.session.match.steps, "a heading is no answer"
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=top + QPoint(20, 40))
    assert len(table.session.match.steps) == 1


# -- taking back, giving up, the end ---------------------------------------------------------------


def test_undo_says_what_else_was_taken_back(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9), hands="curtain") as table:
        rng = Rng(3)
        for _ in range(3):
            table.until_asked()
            table.page.curtain.button.click()
            table.until_asked()
            table.click_answer(an_answer(table, rng))
        table.until_asked()
        table.page.curtain.button.click()
        table.until_asked()
        other = table.session.names()[1 - (table.session.viewer or 0)]
        table.page.changes.undo()
        (box,) = table.page.findChildren(Confirmation)
        box.yes.click()
        assert f"Taken back: the moves of {other} too." in table.page.strip.aside


def test_undoing_a_match_that_is_over_says_that_it_is_marked(qtbot: QtBot) -> None:
    table = Table(qtbot, cannir(HUMAN, bot("Aldric")))
    table.until_asked()
    table.click_answer(an_answer(table, Rng(1)))
    table.until_asked()
    table.session.resign(0)
    table.until_asked()
    assert table.page.sidebar.chronicle.lines[-1] == "You give up the game."
    table.page.changes.undo()
    assert table.page.strip.aside == (
        "Taken back after hands were open: the record notes it. Ctrl+Shift+Z plays it again."
    )
    table.page.strip.note()
    assert "marked" not in table.page.strip.aside


def test_hands_go_behind_the_curtain_from_the_next_turn_on(qtbot: QtBot) -> None:
    with open_table(qtbot, cannir(human("Ana"), human("Rui"), seed=9), hands="peek") as table:
        table.until_asked()
        assert not table.page.curtain.isVisible()
        table.settings.set("hands", "curtain")
        question = table.session.question
        assert question is not None
        table.session.submit(question.seat, question.legal[0])
        qtbot.waitUntil(lambda: can_open(table.page.curtain))
        assert all(card is None for hand in table.scene.seen.hands for card in hand)


def test_a_suite_that_wins_lights_up_once(qtbot: QtBot) -> None:
    table = busy(qtbot)
    assert table.scene.animations.animation(Ended(None, "pile")) is None
    table.scene.set_duration_factor(1.0)
    shine = table.scene.animate(Ended(1, "sovereign"))
    assert shine is not None
    shine.setParent(table.page)
    assert shine.totalDuration() == 600
    seen: list[float] = []
    with qtbot.waitSignal(shine.finished):
        shine.start()
        (light,) = [item for item in table.scene.items() if isinstance(item, FlourishItem)]
        light.opacityChanged.connect(_Reader(light, seen))
    assert max(seen) > 0.9
    assert light.opacity() < 0.01
    table.page.scene.sync(table.session.view())
    assert not [item for item in table.scene.items() if isinstance(item, FlourishItem)]


@pytest.mark.parametrize("size", [(960, 500), (1280, 800)])
def test_a_drawn_card_passes_over_no_text(qtbot: QtBot, size: tuple[int, int]) -> None:
    table = busy(qtbot)
    table.page.resize(*size)
    settle()
    scene, layout = table.scene, table.scene.layout
    assert layout is not None
    title = QRectF(layout.spent_area)
    title.setHeight(layout.title_size * 1.35)
    scene.set_duration_factor(1.0)
    seat = table.session.viewer
    assert seat is not None
    flight = scene.animate(Drew(seat, "v5", 10))
    assert flight is not None
    flight.setParent(table.page)
    flight.start()
    flight.pause()
    (card,) = [i for i in scene.items() if isinstance(i, CardItem) and i.card == "v5"]
    for ms in range(0, flight.totalDuration(), 8):
        flight.setCurrentTime(ms)
        assert not card.mapToScene(card.shape()).boundingRect().intersects(title)
    flight.setCurrentTime(flight.totalDuration())
    assert card.pos().x() < layout.spent_area.left()


class _Reader:
    """Notes every opacity of an item."""

    def __init__(self, item: FlourishItem, seen: list[float]) -> None:
        self._item, self._seen = item, seen

    def __call__(self) -> None:
        self._seen.append(self._item.opacity())


def test_when_everybody_loses_the_pile_says_how_near_a_suite_was(qtbot: QtBot) -> None:
    table = busy(qtbot)
    view = table.session.view()
    assert isinstance(view, CannirView)
    assert view.sovereign is not None
    over = replace(view, pile=0, decision=None)
    mine = replace(view.sovereign, owner=0)
    for turn, owner, said in (
        (0, view.sovereign, "The pile was 1 card too short for Rui’s suite."),
        (1, view.sovereign, "The pile was 2 cards too short for Rui’s suite."),
        (1, mine, "The pile was 1 card too short for your suite."),
        (1, None, "The last card was drawn, and nobody held a suite."),
    ):
        pile = facts(replace(over, turn=turn, sovereign=owner), ["", "Rui"], 0).pile
        assert pile is not None
        assert pile.warning == said


def test_when_it_is_over_the_panel_warns_of_nothing_and_holds_nothing(qtbot: QtBot) -> None:
    view = busy(qtbot).session.view()
    assert isinstance(view, CannirView)
    during = facts(view, ["", "Rui"], 0)
    after = facts(replace(view, decision=None), ["", "Rui"], 0)
    assert during.pile is not None
    assert during.pile.warning
    assert any(seat.holding for seat in during.seats)
    assert after.pile is not None
    assert after.pile.warning == ""
    assert not any(seat.holding for seat in after.seats)
