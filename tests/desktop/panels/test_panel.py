"""The panel for games unlike the first one: figures, supplies, a score and what it is made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import cast

import pytest
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.games.contrees.facts import facts
from desktop.language.translation import LANGUAGES
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.fitted_text import write_fitted
from desktop.painting.seat_look import LOOKS
from desktop.panels import heading
from desktop.panels.heading import heading_font
from desktop.panels.layout.layout_plan import BoxHeights, LayoutPlan, PanelHeights, plan_layout
from desktop.panels.moves import MovesPanel
from desktop.panels.score import ranking
from desktop.panels.seats import seat_card
from desktop.panels.seats.held_card import CardForm, SeatState
from desktop.panels.seats.number_columns import columns
from desktop.panels.seats.seat_card import SHORT_HEIGHT, SeatCard
from desktop.panels.seats.seat_texts import SHORT_NAME_PX, are_figures_shown, seat_facts_text
from desktop.panels.sidebar import Sidebar
from desktop.style.theme import Theme, serif
from desktop.table.facts import (
    Camps,
    Count,
    Facts,
    Holding,
    Procedure,
    ProcedureStep,
    Score,
    ScoreLine,
    SeatFacts,
    StepState,
    Supply,
)
from desktop.table.game_texts import GameTexts
from desktop.windows.match_page.score_dialog import ScoreDialog
from engine.core.values import Action, Result, View
from engine.games.cannir import CANNIR
from engine.games.contrees import CONTREES
from engine.games.contrees.views import ContreesView
from engine.play.attendance import Attendance
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.desktop.kit import Services, cut_off, settle
from tests.desktop.panels.parts_kit import with_parts
from tests.desktop.table.kit import HUMAN, Table, bot, cannir, open_table

pytestmark = pytest.mark.usefixtures("dressed")

TOWERS = (
    Count(9, "towers left", "9 towers left"),
    Count(5, "tiles", "5 tiles"),
    Count(1, "tower razed", "1 tower razed"),
)
SCORE = Score(
    "Score now",
    (7, 5),
    "Your snow tile counts 3.",
    (
        (ScoreLine("Tiles", 4, 4), ScoreLine("Snow tiles", 1, 3)),
        (ScoreLine("Tiles", 5, 5), ScoreLine("Snow tiles", 0, 0)),
    ),
    "When points are equal, razed towers decide: 1 to 4.",
)


class Seated(QObject):
    """The part of a session that a panel needs."""

    thinking_changed = Signal(int, bool)

    def __init__(self, seats: int) -> None:
        super().__init__()
        attendance = Attendance((), seats, hands=True)
        self.match = SimpleNamespace(
            seats=seats,
            result=None,
            ply=0,
            attendance=attendance,
            options=None,
            players=({"kind": "human", "name": ""},) * seats,
        )
        self.viewer = 0

    def names(self) -> list[str]:
        return ["", "Aldric", "Maud", "Lorenzo", "Beatriz", "Otto"][: self.match.seats]

    def plays_here(self, seat: int) -> bool:
        return True

    @property
    def can_undo(self) -> bool:
        return False


def picture(widget: QWidget) -> bytes:
    """Return the picture of a widget, to compare."""
    return bytes(widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32).constBits())


Panel = Callable[[Facts, tuple[int, int]], Sidebar]


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    """Makes panels of a size that tell certain facts, whatever the view."""
    page = QWidget()
    qtbot.addWidget(page)

    def make(facts: Facts, size: tuple[int, int]) -> Sidebar:
        told = with_parts(TABLES["cannir"], facts=lambda view, names, viewer: facts)
        session = Seated(len(facts.seats))
        made = Sidebar(session, told, page)  # type: ignore[arg-type]
        made.resize(*size)
        page.show()
        made.show_view(Match(new_record(CANNIR, 2, 1, None, (HUMAN, bot("Rui")))).view(0))
        settle()
        return made

    return make


def test_two_seats_of_figures_have_room_in_a_common_window(panel: Panel) -> None:
    seat = SeatFacts(counts=TOWERS, supply=Supply(9, 20))
    made = panel(Facts((seat, seat), "tower 31 of 48", None, SCORE), (280, 752))
    assert all(card.height() == card.tall_height() for card in made.seats)
    assert made.score.height() == made.score.needed_height(made.score.width(), tall=True)
    assert made.pile.isHidden()
    assert made.chronicle.height() >= 200
    assert "9 towers left, 5 tiles, 1 tower razed" in made.seats[0].accessibleName()
    assert made.score.accessibleName() == "Score now: 7 – 5. Your snow tile counts 3."


@pytest.mark.parametrize("code", LANGUAGES)
def test_captions_of_figures_stay_readable_in_the_narrowest_panel(
    services: Services, code: str
) -> None:
    services.language.install(code)
    view = Match(new_record(CONTREES, 2, 1, None, (HUMAN, bot("Rui")))).view(0)
    assert isinstance(view, ContreesView)
    told = facts(replace(view, phase="conquest"), ("", "Rui"), 0)
    size, steps = columns(280 - 28 - 34, told.seats[0].counts)
    assert size >= 13
    assert round(sum(steps)) == 280 - 28 - 34


@pytest.mark.parametrize("heading", ["Score now", "If the game ended now"])
def test_the_way_to_the_parts_leaves_the_heading_alone(panel: Panel, heading: str) -> None:
    made = panel(Facts((SeatFacts(),) * 2, "", None, replace(SCORE, heading=heading)), (280, 752))
    words = QFontMetricsF(heading_font()).horizontalAdvance(heading)
    assert made.score.link.x() >= 4 + words
    assert made.score.link.accessibleName() == "why this score?"


def test_a_heading_too_long_for_its_link_is_painted_smaller(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = replace(SCORE, heading="Au moment de l’abandon, ce soir")
    made = panel(Facts((SeatFacts(),) * 2, "", None, told), (280, 752))
    right: dict[str, float] = {}

    def fitted(painter: object, rect: QRectF, text: str, size: float, *_: str, **how: int) -> float:
        right[text] = rect.left() + min(
            rect.width(), QFontMetricsF(serif(size, 700)).horizontalAdvance(text)
        )
        return write_fitted(painter, rect, text, size, *_, **how)  # type: ignore[arg-type]

    monkeypatch.setattr(heading, "write_fitted", fitted)
    made.score.grab()
    assert right[told.heading] <= made.score.link.x()


def test_six_seats_have_room_in_a_common_window(panel: Panel) -> None:
    seat = SeatFacts(hand=(None,) * 9, counts=TOWERS)
    made = panel(Facts((seat,) * 6), (280, 752))
    assert [card.height() for card in made.seats] == [SHORT_HEIGHT] * 6
    assert made.chronicle.height() >= 200
    assert made.score.isHidden()


@pytest.mark.parametrize("held", [False, True])
def test_six_seats_in_a_low_window_leave_five_lines_to_the_moves(panel: Panel, held: bool) -> None:
    sign = partial(Holding, 9, "9 cards", lambda p, rect: None)
    seat = SeatFacts(holdings=(sign(),) * 5) if held else SeatFacts(hand=(None,) * 9, counts=TOWERS)
    steps = tuple(ProcedureStep("Cards are laid", StepState.COMING) for _ in range(5))
    camps = Camps("The city", ("Spain", "Aztecs"), (3, 4), 25, ("#fff", "#000"), "")
    told = Facts((seat,) * 6, goal="Most wins", camps=camps, procedure=Procedure("Combat", steps))
    made = panel(told, (280, 592))
    assert made.camps.isHidden()
    assert not made.procedure.isHidden()
    made.moves_button.click()
    settle()
    assert made.moves.list.viewport().height() >= 5 * 27
    made.moves_button.click()
    settle()
    assert not made.procedure.isHidden(), "the chronicle gives the room back"


def test_a_low_card_shows_its_name_and_facts(qtbot: QtBot) -> None:
    seat = SeatFacts(hand=(None,) * 9, counts=TOWERS)
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.LOW)
    card.resize(252, card.low_height())
    card.show()
    seen = set()
    for name, hand, note in (("Ana", 9, ""), ("Rui", 9, ""), ("Ana", 8, ""), ("Ana", 9, "2nd")):
        facts = replace(seat, hand=(None,) * hand)
        card.show_state(SeatState(name, "Lion", facts, note, is_active=False))
        seen.add(picture(card))
    assert len(seen) == 4


def test_a_low_window_keeps_the_figures_of_the_score(panel: Panel) -> None:
    seat = SeatFacts(counts=TOWERS, supply=Supply(9, 20))
    made = panel(Facts((seat, seat), "", None, SCORE), (280, 440))
    assert [card.height() for card in made.seats] == [SHORT_HEIGHT] * 2
    assert made.score.height() < made.score.needed_height(made.score.width(), tall=True)


def test_a_short_card_says_what_fits_beginning_with_the_most_important(qtbot: QtBot) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.show_state(SeatState("You", "Lion", SeatFacts(counts=TOWERS), "", is_active=False))
    assert seat_facts_text(card.state.facts, 1000) == "9 towers left · 5 tiles · 1 tower razed"
    assert seat_facts_text(card.state.facts, 150) == "9 towers left · 5 tiles"
    assert seat_facts_text(card.state.facts, 20) == "9"
    # On a single line, too, no figures stand in a row without words.
    assert [card._line_words(width) for width in (500, 230)] == [
        "9 towers left · 5 tiles · 1 tower razed",
        "9 towers left · 5 tiles",
    ]
    card.show_state(SeatState("You", "Lion", SeatFacts(), "", is_active=False))
    assert seat_facts_text(card.state.facts, 20) == ""


def test_a_short_card_without_room_for_words_shows_every_figure(qtbot: QtBot) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.SHORT)
    card.resize(252, SHORT_HEIGHT)
    for counts, figures in ((TOWERS[:2], False), (TOWERS, True)):
        facts = SeatFacts(counts=counts)
        card.show_state(SeatState("You", "Lion", facts, "your turn", is_active=True))
        assert are_figures_shown(card.state.all_facts, 172) == figures
        assert not card.grab().isNull()


def test_all_cards_of_a_panel_tell_in_the_same_way(
    panel: Panel, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[int] = []

    def paint(painter: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
        painted.append(len(counts))

    monkeypatch.setattr("desktop.panels.seats.seat_card.paint_small_figures", paint)
    made = panel(Facts((SeatFacts(counts=TOWERS[:2]), SeatFacts(counts=TOWERS))), (280, 440))
    for card in made.seats:
        card.grab()
    assert set(painted) == {2, 3}
    painted.clear()
    for card in made.seats:
        card.show_state(replace(card.state, beside=()))
        card.grab()
    assert set(painted) == {3}, "by itself the first would use words"


@pytest.mark.parametrize(
    ("winners", "by", "standings", "places"),
    [
        ((1,), "adjacent", [(0, 4, 2), (0, 5, 3), (0, 4, 2), (0, 3, 1)], [2, 1, 2, 4]),
        ((0, 2), "shared", [(0, 4), (0, 4), (0, 4)], [1, 3, 1]),
        ((1,), "resignation", [(9,), (1,)], [0, 1]),
        ((0,), "sovereign", [(), ()], [1, 0]),
        ((), "pile", [(), ()], [0, 0]),
    ],
)
def test_seats_are_ranked_in_the_end(
    winners: tuple[int, ...], by: str, standings: list[tuple[int, ...]], places: list[int]
) -> None:
    seats = [SeatFacts(standing=standing) for standing in standings]
    assert ranking(Result(winners, by), seats) == places


def test_the_goal_stands_above_the_seats(panel: Panel) -> None:
    told = Facts((SeatFacts(counts=TOWERS),) * 6, goal="First to 3 linked regions or 5 in all")
    for size in ((280, 592), (280, 752), (360, 1000)):
        made = panel(told, size)
        layout = made.layout()
        assert layout is not None
        layout.activate()
        assert made.goal.text() == "First to 3 linked regions or 5 in all"
        assert not made.goal.isHidden()
        assert made.goal.geometry().bottom() < made.seats[0].y()


def test_a_note_without_room_beside_the_name_has_its_own_line(qtbot: QtBot) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.SHORT)
    card.resize(252, SHORT_HEIGHT)
    for note, high in (
        ("", SHORT_HEIGHT),
        ("your turn", SHORT_HEIGHT),
        ("a very long way to go", SHORT_HEIGHT + 20),
    ):
        card.show_state(SeatState("Beatriz", "Sun", SeatFacts(holding=note), "", is_active=False))
        assert card.sizeHint().height() == high
    assert not card.grab().isNull()


def test_notes_of_a_panel_are_all_in_full_or_all_brief(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: dict[str, float] = {}

    def text(p: object, box: QRectF, said: str, size: float, *_: int, **__: object) -> None:
        sizes[said] = size

    monkeypatch.setattr(seat_card, "draw_text", text)
    facts = SeatFacts(counts=TOWERS, holding="one region short", brief="one short")
    for told, shown in (
        ((("Maud", "one region short"),), "one region short"),
        ((("Maud", "one region short"), ("Maximilian", "one region short")), "one short"),
    ):
        card = SeatCard(LOOKS[1], None)
        qtbot.addWidget(card)
        card.set_size(CardForm.SHORT)
        card.resize(252, SHORT_HEIGHT)
        card.show_state(
            SeatState("Maud", "Tower", facts, "", is_active=False, names_and_notes=told)
        )
        assert card.short_height() == SHORT_HEIGHT
        sizes.clear()
        card.grab()
        assert shown in sizes
        assert sizes["Maud"] == SHORT_NAME_PX


def test_where_a_match_ended_its_last_line_has_room_before_what_wins() -> None:
    cards = {CardForm.TALL: 400, CardForm.SHORT: 200, CardForm.LOW: 200, CardForm.LINE: 200}
    needs = PanelHeights(480, 25, seats=4, cards=cards, may_be_low=False, boxes=())
    assert plan_layout(needs).is_goal_shown
    assert not plan_layout(replace(needs, ending_height=170)).is_goal_shown


def test_seats_become_low_before_the_chronicle_has_less_than_four_lines() -> None:
    """Also seats that show nothing but figures."""
    cards = {CardForm.TALL: 400, CardForm.SHORT: 240, CardForm.LOW: 140, CardForm.LINE: 140}
    needs = PanelHeights(510, 25, seats=4, cards=cards, may_be_low=False, boxes=())
    assert plan_layout(needs).size is CardForm.SHORT
    # What wins gives way first.
    assert plan_layout(replace(needs, panel_height=485)) == LayoutPlan(
        CardForm.SHORT, is_goal_shown=False, tall=(), overflow=0
    )
    assert plan_layout(replace(needs, panel_height=450)) == LayoutPlan(
        CardForm.LOW, is_goal_shown=True, tall=(), overflow=0
    )


def test_a_tall_card_never_cuts_the_name_for_a_note(qtbot: QtBot) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.resize(252, SHORT_HEIGHT)
    heights = []
    for note in ("", "your turn", "one region short"):
        facts = SeatFacts(counts=TOWERS, holding=note)
        card.show_state(SeatState("Aldric", "Tower", facts, "", is_active=False))
        heights.append(card.sizeHint().height())
    assert heights == [heights[0], heights[0], heights[0] + 20]
    assert not card.grab().isNull()


def test_a_card_that_is_not_laid_out_yet_expects_room_for_its_note(qtbot: QtBot) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.SHORT)
    card.resize(100, SHORT_HEIGHT)
    facts = SeatFacts(holding="one region short")
    card.show_state(SeatState("You", "Lion", facts, "", is_active=True))
    assert card.sizeHint().height() == SHORT_HEIGHT


def test_the_time_gives_way_to_the_facts_of_a_short_card(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = SeatCard(LOOKS[0], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.SHORT)
    card.resize(252, SHORT_HEIGHT)
    written: list[str] = []
    monkeypatch.setattr(
        seat_card, "draw_text", lambda p, box, text, *rest, **more: written.append(text)
    )
    for counts, said in ((TOWERS[:1], "9 towers left"), (TOWERS[:2], "9 towers left · 5 tiles")):
        facts = SeatFacts(counts=counts)
        card.show_state(SeatState("You", "Lion", facts, "", is_active=False))
        card._took = 0.8
        written.clear()
        card.grab()
        assert said in written
        assert (card.seconds(0.8) in written) == (len(counts) == 1)


@pytest.mark.parametrize("width", [250, 280])
def test_a_long_name_and_its_place_stand_in_one_line(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    fitting: dict[str, bool] = {}

    def text(p: object, box: QRectF, said: str, size: float, *_: int, **__: object) -> None:
        fitting[said] = QFontMetricsF(serif(size, 700)).horizontalAdvance(said) <= box.width() + 1

    monkeypatch.setattr(seat_card, "draw_text", text)
    card = SeatCard(LOOKS[1], None)
    qtbot.addWidget(card)
    card.set_size(CardForm.SHORT)
    card.resize(width, 62)
    long = "Maximilienne-Wilhelm"
    facts = SeatFacts(counts=TOWERS)
    card.show_state(SeatState(long, "Tower", facts, "third place", is_active=False, brief="3rd"))
    assert card.short_height() == 62
    card.grab()
    assert fitting[long]
    assert {"3rd", "third place"} & set(fitting)


def test_a_supply_is_painted_in_the_colour_of_its_seat(qtbot: QtBot) -> None:
    pictures = []
    for left in (0, 9, 20):
        card = SeatCard(LOOKS[1], None)
        qtbot.addWidget(card)
        facts = SeatFacts(counts=TOWERS, supply=Supply(left, 20))
        card.show_state(SeatState("Maud", "Tower", facts, "", is_active=True))
        card.resize(280, card.sizeHint().height())
        pictures.append(card.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]


def test_nobody_has_points_yet(panel: Panel) -> None:
    empty = replace(SCORE, points=(0, 0), sentence="", parts=((), ()))
    made = panel(Facts((SeatFacts(), SeatFacts()), "", None, empty), (280, 752))
    assert not made.score.grab().isNull()
    assert made.score.accessibleName() == "Score now: 0 – 0."


@pytest.fixture
def scored(qtbot: QtBot) -> Iterator[Table]:
    """Yield a table of a game with a score."""
    facts = Facts((SeatFacts(), SeatFacts()), "", None, SCORE)
    told = with_parts(TABLES["cannir"], facts=lambda view, names, viewer: facts)
    with open_table(qtbot, cannir(HUMAN, bot("Aldric")), shown=told) as table:
        yield table


def test_why_this_score(qtbot: QtBot, scored: Table) -> None:
    QTest.mouseClick(scored.page.sidebar.score.link, Qt.MouseButton.LeftButton)
    (sheet,) = scored.page.findChildren(ScoreDialog)
    said = [label.text() for label in sheet.findChildren(QLabel)]
    for word in ("Score now", "You", "Aldric", "Tiles", "Snow tiles", "4", "3", "7", "5"):
        assert word in said
    assert SCORE.tie in said
    settle()
    assert not list(cut_off(sheet))
    sheet.reject()
    settle()
    assert not scored.page.findChildren(ScoreDialog)


def test_an_answer_of_a_thousand_is_put_into_words_once(qtbot: QtBot) -> None:
    asked: list[Action] = []
    match = Match(new_record(CANNIR, 2, 1))
    texts = TABLES["cannir"].texts

    def list_entry(action: Action, view: View, names: Sequence[str]) -> tuple[str, str]:
        asked.append(action)
        return texts.list_entry(action, view, names)

    moves = MovesPanel(
        cast("GameTexts", SimpleNamespace(list_entry=list_entry, action=texts.action))
    )
    qtbot.addWidget(moves)
    assert match.decision is not None
    legal, seen = match.legal(), match.view(match.decision.seat)
    moves.offer(legal, seen)
    assert asked == legal
    assert moves.list.count() == len(legal) > 10
    moves.retranslate()
    assert len(asked) == 2 * len(legal)


def test_a_list_that_nobody_sees_is_written_when_it_is_opened(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(IDLE_TIME, "is_window_shown", True)
    match = Match(new_record(CANNIR, 2, 1))
    moves = MovesPanel(TABLES["cannir"].texts)
    qtbot.addWidget(moves)
    assert match.decision is not None
    legal, seen = match.legal(), match.view(match.decision.seat)
    moves.offer(legal, seen, (), lambda answers: list(reversed(answers)))
    moves.mark(legal[1])
    assert not moves.list.count()
    moves.show()
    assert moves.list.count() == len(legal)
    assert moves.list.currentRow() == len(legal) - 2
    moves.hide()
    moves.offer(legal, seen)
    moves.offer((), None)
    moves.show()
    assert not moves.list.count()


def test_boxes_are_folded_before_the_chronicle_has_less_than_four_lines() -> None:
    """Not those about the moment, and none for a hint, which has them give way altogether."""
    cards = {CardForm.TALL: 400, CardForm.SHORT: 200, CardForm.LOW: 140, CardForm.LINE: 100}
    boxes = BoxHeights(26, 26, folded=0), BoxHeights(120, 200, folded=50), BoxHeights(34, 90)
    needs = PanelHeights(700, 25, seats=3, cards=cards, may_be_low=False, boxes=boxes)
    assert not plan_layout(needs).folded
    assert plan_layout(replace(needs, panel_height=530)).folded == {0}
    folded = plan_layout(replace(needs, panel_height=480))
    assert folded.folded == {0, 1}
    assert folded.size is CardForm.LOW
    assert not folded.is_goal_shown
    assert plan_layout(replace(needs, panel_height=400)).size is CardForm.LINE
    assert not plan_layout(replace(needs, panel_height=480, hint_height=200)).folded


@pytest.mark.parametrize(
    ("high", "hint_height", "plan"),
    [
        (1000, 0, LayoutPlan(CardForm.TALL, is_goal_shown=True, tall=(True, True), overflow=0)),
        # The moment is about the second box: it says everything before the first does.
        (690, 0, LayoutPlan(CardForm.SHORT, is_goal_shown=True, tall=(False, True), overflow=0)),
        (620, 0, LayoutPlan(CardForm.SHORT, is_goal_shown=True, tall=(False, False), overflow=0)),
        (520, 0, LayoutPlan(CardForm.LOW, is_goal_shown=True, tall=(False, False), overflow=0)),
        (480, 0, LayoutPlan(CardForm.LOW, is_goal_shown=False, tall=(False, False), overflow=0)),
        # A hint has the boxes give way, from below; at last the panel scrolls.
        (640, 200, LayoutPlan(CardForm.LOW, is_goal_shown=False, tall=(False,), overflow=0)),
        # Then the seats have a line each; at last the panel scrolls.
        (430, 200, LayoutPlan(CardForm.LOW, is_goal_shown=False, tall=(), overflow=0)),
        (420, 200, LayoutPlan(CardForm.LINE, is_goal_shown=False, tall=(), overflow=0)),
        (260, 200, LayoutPlan(CardForm.LINE, is_goal_shown=False, tall=(), overflow=104)),
    ],
)
def test_the_panel_says_as_much_as_there_is_room_for(
    high: int, hint_height: int, plan: LayoutPlan
) -> None:
    cards = {CardForm.TALL: 400, CardForm.SHORT: 200, CardForm.LOW: 140, CardForm.LINE: 100}
    boxes = BoxHeights(40, 90), BoxHeights(60, 110, is_before_seats=True)
    needs = PanelHeights(
        high, 25, seats=4, cards=cards, may_be_low=True, boxes=boxes, hint_height=hint_height
    )
    assert plan_layout(needs) == plan
