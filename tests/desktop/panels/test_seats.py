"""Panels for up to six seats: several hands, camps, piles, the turn's card, a ladder, scores."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.language.translation import LANGUAGES
from desktop.painting.seat_look import LOOKS
from desktop.panels.chronicle_model import ChronicleEntry
from desktop.panels.seats import held_card
from desktop.panels.seats.choosable_card import ChoosableCard
from desktop.panels.seats.held_card import HELD, CardForm
from desktop.panels.seats.seat_card import LOW_HEIGHT
from desktop.panels.seats.seat_texts import DOT, longest_fitting
from desktop.panels.sidebar import Sidebar
from desktop.panels.talk import agreements_box
from desktop.storage.saved_game_list import describe
from desktop.style.theme import Theme, text_width
from desktop.table.facts import Count, Facts
from desktop.table.game_table import Statistics
from desktop.windows.match_page.explanation_dialogs import StatisticsDialog
from desktop.windows.match_page.score_dialog import ScoreDialog
from desktop.windows.my_games import my_games_texts as texts
from desktop.windows.shelf.continue_card import Players
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.shelf_page import ShelfPage
from engine.core.errors import ConquistaError
from engine.core.values import Resign
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.talk.agreements import ACCEPTED
from tests.desktop.kit import Services, cut_off, settle
from tests.desktop.panels import facts_kit
from tests.desktop.panels.parts_kit import with_parts
from tests.desktop.printing.kit import speaking
from tests.desktop.table.kit import HUMAN, Table, bot, open_table

pytestmark = pytest.mark.usefixtures("dressed", "unpainted")

NAMES = ("Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
SMALL, USUAL, LARGE = (1024, 640), (1440, 900), (1920, 1080)


@contextmanager
def told(qtbot: QtBot, facts: Facts, size: tuple[int, int]) -> Iterator[Table]:
    """Yield a table whose panel tells these facts, whatever the view."""
    seats = len(facts.seats)
    record = new_record(
        GAMES["condottiere3"], seats, 5, None, (HUMAN, *map(bot, NAMES[: seats - 1]))
    )
    shown = with_parts(facts_kit.TABLE, facts=lambda view, names, viewer: facts)
    with open_table(qtbot, record, shown=shown, size=size) as table:
        settle()
        yield table


def heights(panel: Sidebar) -> set[int]:
    return {card.height() for card in panel.seats}


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("size", list(CardForm))
def test_a_broken_word_is_seen_whatever_stands_beside_a_long_name(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: CardForm
) -> None:
    seals: list[float] = []
    monkeypatch.setattr(
        held_card, "paint_agreement_seal", lambda painter, at, *how: seals.append(at.x())
    )
    with told(qtbot, facts_kit.facts(4), SMALL) as table:
        card = table.page.sidebar.seats[0]
        card.set_size(size)
        for broken, name, out in (
            (0, "Ada", ""),
            (1, "Ada", "passed"),
            (12, "Wilhelmina" * 4, "passed"),
        ):
            seals.clear()
            facts = replace(card.state.facts, out=out, holdings=())
            for shown in (facts, replace(card.state.facts, out=out)):
                card.show_state(
                    replace(card.state, name=name, note="your turn", facts=shown, broken=broken)
                )
                card.grab()
            assert len(seals) == (2 if broken else 0)
            assert all(0 < x < QWidget.width(card) - 20 for x in seals)


def test_every_bot_has_its_level_beside_its_name(qtbot: QtBot) -> None:
    """Where its side does not fit beside it, the level is told without."""
    offered: list[Sequence[str]] = []

    def fitting(texts: Sequence[str], room: float, size: float) -> str:
        offered.append(texts)
        return longest_fitting(texts, room, size)

    image = QImage(200, 40, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with told(qtbot, facts_kit.facts(4), SMALL) as table:
        state = table.page.sidebar.seats[1].state
        facts = replace(state.facts, subtitle="Spaniards")
        shown = replace(state, facts=facts, name_notes=("Knight, bold", "Knight"))
        measures = HELD[CardForm.SHORT]
        held_card._paint_name(
            painter,
            QRectF(0, 0, 190, 20),
            shown,
            measures,
            (measures.name, measures.name - 2),
            fitting,
        )
    painter.end()
    long, short, level, side = offered[0]
    assert (level, side) == ("Knight", "Spaniards")
    assert [text.replace(DOT, "|") for text in (long, short)] == [
        "Spaniards|Knight, bold",
        "Spaniards|Knight",
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "facts", [facts_kit.facts(6), facts_kit.in_combat(6)], ids=["quiet", "fight"]
)
def test_six_seats_leave_the_chronicle_room_in_the_smallest_window(
    qtbot: QtBot, services: Services, facts: Facts, code: str
) -> None:
    services.language.install(code)
    with told(qtbot, facts, SMALL) as table:
        panel = table.page.sidebar
        assert heights(panel) == {HELD[CardForm.LOW].height}
        assert panel.chronicle.height() >= 138
        # Beside a combat four lines matter more than what the board shows, too.
        assert panel.camps.isHidden() is (facts.procedure is not None)
        assert panel.turn_card.isHidden() is (facts.procedure is not None)
        low = panel.procedure if facts.procedure is not None else panel.turn_card
        assert low.height() == low.needed_height(low.width(), tall=False)
        boxes = [box for box in (panel.camps, low) if not box.isHidden()]
        feet = [widget.geometry().bottom() for widget in (*panel.seats, *boxes)]
        assert feet == sorted(feet)
        assert panel.chronicle.height() + feet[-1] < panel.height()


def test_a_cards_height_never_shrinks_until_its_width_changes(qtbot: QtBot) -> None:
    card = ChoosableCard()
    qtbot.addWidget(card)
    card.resize(200, 80)
    card.grab()

    def height(measured: int) -> int:
        card.measure_again()
        return card.measured_height("tall", lambda: measured)

    assert [height(measured) for measured in (60, 80, 60)] == [60, 80, 80]
    # It is measured only when the card shows something else.
    assert card.measured_height("tall", lambda: 90) == 80
    for width in (201, 200):
        card.resize(width, 80)
        card.grab()
    assert card.measured_height("tall", lambda: 60) == 60


def test_seats_without_signs_become_low_where_there_are_many(qtbot: QtBot) -> None:
    bold = {**bot("Aldric"), "level": "level1:bold"}
    record = new_record(GAMES["condottiere3"], 6, 5, None, (HUMAN, bold, *map(bot, NAMES[1:])))
    with open_table(qtbot, record, size=SMALL) as table:
        settle()
        panel = table.page.sidebar
        assert heights(panel) == {LOW_HEIGHT}
        first, second = panel.seats[:2]
        assert second.y() - first.geometry().bottom() == 5
        # What a bot is like is told in the same place.
        told = "Aldric is bold and would rather attack than wait."
        assert second.toolTip().splitlines() == [
            "Aldric, bold, calm",
            "Tower · bot, Page, bold",
            told,
        ]
        assert second.accessibleDescription() == told
        assert not first.toolTip()


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("code", LANGUAGES)
def test_low_seats_show_figures_in_every_language(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Words would leave out how far somebody is."""
    shown: list[tuple[str, ...]] = []

    def paint(painter: QPainter, room: QRectF, counts: Sequence[Count], theme: Theme) -> None:
        shown.append(tuple(count.figure for count in counts))

    monkeypatch.setattr("desktop.panels.seats.seat_card.paint_line", paint)
    record = new_record(GAMES["condottiere3"], 6, 5, None, (HUMAN, *map(bot, NAMES)))
    with speaking(code), open_table(qtbot, record, size=SMALL) as table:
        settle()
        shown.clear()
        table.page.sidebar.grab()
        assert len(shown) == 6
        assert {len(figures) for figures in shown} == {3}


def test_a_large_window_says_everything(qtbot: QtBot) -> None:
    with told(qtbot, facts_kit.facts(4), LARGE) as table:
        panel = table.page.sidebar
        assert heights(panel) == {HELD[CardForm.TALL].height}
        assert panel.turn_card.height() == panel.turn_card.needed_height(
            panel.turn_card.width(), tall=True
        )
        assert panel.chronicle.height() >= 220


def test_a_seat_is_read_out_with_all_it_holds(qtbot: QtBot) -> None:
    with told(qtbot, facts_kit.in_combat(4), USUAL) as table:
        card = table.page.sidebar.seats[1]
        assert card.accessibleName() == (
            "Aldric, calm, Reed · bot, Page, 10 provisions, 6 warriors, 1 bribery cards, "
            "0 treasures, "
            "3 collars, defends"
        )
        assert "6 warriors" in card.toolTip()


def test_the_ladder_takes_the_place_of_the_turns_card(qtbot: QtBot) -> None:
    with told(qtbot, facts_kit.in_combat(4), USUAL) as table:
        panel = table.page.sidebar
        assert panel.turn_card.isHidden()
        assert panel.procedure.height() == panel.procedure.needed_height(
            panel.procedure.width(), tall=True
        )
        said = panel.procedure.accessibleName()
        assert said.startswith("Combat for temple 21: Parley, done, no offer made; ")
        assert "Mercenaries, now, Stone bids; Raises again, to come, if you accept" in said


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "key"])
def test_the_turns_card_can_be_read(qtbot: QtBot, by_key: bool) -> None:
    with told(qtbot, facts_kit.facts(3), USUAL) as table:
        box, reader = table.page.sidebar.turn_card, table.page.reader
        assert reader is not None
        assert "Bridges. You may break or mend" in box.accessibleName()
        if by_key:
            box.setFocus()
            qtbot.keyClick(box, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(box, Qt.MouseButton.LeftButton)
        assert reader.card == "bridges"
        assert reader.text == "The card bridges. It does much."


def colours_in(image: QImage, left: float, right: float) -> set[str]:
    """Return the colours on the middle line between two shares of the width."""
    y = image.height() // 2 - 1
    xs = range(round(left * image.width()), round(right * image.width()))
    return {image.pixelColor(x, y).name() for x in xs}


@pytest.mark.usefixtures("looked_at")
def test_the_bar_of_two_camps_is_filled_from_both_ends(qtbot: QtBot) -> None:
    camps = replace(facts_kit.CAMPS, colours=("#1f5fae", "#cf5a14"))
    with told(qtbot, replace(facts_kit.facts(2), camps=camps), USUAL) as table:
        bar = table.page.sidebar.camps
        assert bar.accessibleName() == "The city: North 6, South 7. The south leads by one."
        image = bar.grab().toImage()
        hues = [
            {QColor(name).hue() // 10 for name in colours_in(image, *share) if _vivid(name)}
            for share in ((0.32, 0.48), (0.5, 0.68), (0.75, 0.9))
        ]
        assert hues == [{21}, set(), {2}]


def _vivid(name: str) -> bool:
    return QColor(name).saturation() > 170 and QColor(name).value() > 120


@pytest.mark.usefixtures("looked_at")
def test_seats_look_as_the_game_says_wherever_they_are_named(qtbot: QtBot) -> None:
    with told(qtbot, facts_kit.facts(3), USUAL) as table:
        page = table.page
        page.sidebar.chronicle.add(ChronicleEntry(1, (), coming=Resign()))
        settle()
        usual = {look.colour for look in LOOKS}
        parts = {
            "card": (page.sidebar.seats[1], {facts_kit.COLOURS[1]}),
            "strip": (page.strip, set(facts_kit.COLOURS[:3])),
            "chronicle": (page.sidebar.chronicle, {facts_kit.COLOURS[1]}),
        }
        for name, (widget, colours) in parts.items():
            image = widget.grab().toImage()
            width, height = min(60, image.width()), image.height()
            seen = {image.pixelColor(x, y).name() for x in range(width) for y in range(height)}
            assert seen & colours, name
            assert not seen & usual, name


def seen_in(widget: QWidget) -> set[str]:
    """Return the colours of a widget, as it paints itself."""
    image = widget.grab().toImage()
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


@pytest.mark.usefixtures("looked_at")
def test_sheets_and_curtain_show_the_games_own_shields(qtbot: QtBot) -> None:
    facts = replace(facts_kit.facts(3), score=facts_kit.score(3))
    with told(qtbot, facts, USUAL) as table:
        page, names, looks = table.page, ["You", "Aldric", "Maud"], facts_kit.looks(0, 3)
        page.curtain.wait_for(1, "Aldric")
        settle()
        assert facts_kit.COLOURS[1] in seen_in(page.curtain)
        figures = Statistics(("Battles",), ((1,), (2,), (3,)))
        sheets = (
            ScoreDialog(facts_kit.score(3), names, page, looks),
            StatisticsDialog(lambda: figures, names, [1, 2, 3], page, bots=False, looks=looks),
        )
        for sheet in sheets:
            sheet.open()
            settle()
            assert set(facts_kit.COLOURS[:3]) <= seen_in(sheet)
            sheet.reject()


def test_saved_games_show_the_games_own_shields(qtbot: QtBot, services: Services) -> None:
    tables = {**TABLES, "condottiere3": facts_kit.TABLE}
    match = Match(new_record(GAMES["condottiere3"], 3, 5, None, (HUMAN, *map(bot, NAMES[:2]))))
    saved = describe(match, Path("kept.conquista"), datetime(2024, 5, 1))
    assert [look.colour for look in texts.looks(saved, tables)] == list(facts_kit.COLOURS[:3])
    damaged = replace(saved, trouble=ConquistaError("not to be read"))
    assert texts.looks(damaged, tables) == ()
    page = ShelfPage(GAMES, tables, services.settings, services.language, None)
    qtbot.addWidget(page)
    page.resize(*USUAL)
    page.show()
    page.offer(saved)
    settle()
    (players,) = page.findChildren(Players)
    assert set(facts_kit.COLOURS[:3]) <= seen_in(players)


def test_before_a_match_seats_look_like_any_other(qtbot: QtBot, services: Services) -> None:
    services.settings.set("game", "condottiere3")
    tables = {**TABLES, "condottiere3": facts_kit.TABLE}
    page = ShelfPage(GAMES, tables, services.settings, services.language, None)
    qtbot.addWidget(page)
    charges = [row.findChildren(QLabel)[0].text() for row in page.findChildren(SeatRow)]
    assert charges == ["Lion", "Tower · bold"]


# -- scores ----------------------------------------------------------------------------------------


def score_sheet(table: Table, *, counted: bool) -> ScoreDialog:
    score = table.page.sidebar.facts(table.session.view()).score
    assert score is not None
    names = [name or "You" for name in table.session.names()]
    sheet = ScoreDialog(score, names, table.page, counted=counted)
    sheet.open()
    settle()
    return sheet


def words(sheet: ScoreDialog) -> list[str]:
    return [label.text() for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)]


@pytest.mark.parametrize("seats", [3, 6])
def test_a_score_of_many_seats(qtbot: QtBot, seats: int) -> None:
    facts = replace(facts_kit.facts(seats), score=facts_kit.score(seats), turn_card=None)
    with told(qtbot, facts, SMALL) as table:
        panel = table.page.sidebar
        assert not panel.score.isHidden()
        assert panel.score.accessibleName().startswith("Points: 21 – 41 – 31")
        qtbot.mouseClick(panel.score.link, Qt.MouseButton.LeftButton)
        (sheet,) = table.page.findChildren(ScoreDialog)
        settle()
        assert sheet.width() <= 1000
        assert not list(cut_off(sheet))
        for word in (*facts_kit.LABELS, *NAMES[: seats - 1], "21", "41", "4 ×"):
            assert word in words(sheet)
        sheet.reject()


def test_points_are_counted_up_line_by_line(qtbot: QtBot) -> None:
    facts = replace(facts_kit.facts(3), score=facts_kit.score(3))
    with told(qtbot, facts, USUAL) as table:
        sheet = score_sheet(table, counted=True)
        size = sheet.size()
        assert sheet.shown_count == 0
        assert "Winning side" not in words(sheet)
        sums = []
        for line in range(1, len(facts_kit.LABELS) + 1):
            sheet._show_next()
            assert sheet.shown_count == line
            assert facts_kit.LABELS[line - 1] in words(sheet)
            sums.append([total.text() for total in sheet._totals])
        assert [first for first, _, _ in sums] == ["0", "0", "10", "10", "14", "21"]
        assert sums[-1] == ["21", "41", "31"]
        assert not sheet._line_timer.isActive()
        # Nothing moves while lines appear.
        assert sheet.size() == size


@pytest.mark.parametrize("by_key", [False, True], ids=["click", "space"])
def test_nobody_has_to_wait_for_the_counting(qtbot: QtBot, by_key: bool) -> None:
    facts = replace(facts_kit.facts(2), score=facts_kit.score(2))
    with told(qtbot, facts, USUAL) as table:
        sheet = score_sheet(table, counted=True)
        if by_key:
            qtbot.keyClick(sheet, Qt.Key.Key_Space)
        else:
            qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
        assert sheet.shown_count == len(facts_kit.LABELS)
        assert not sheet._line_timer.isActive()


@pytest.mark.usefixtures("looked_at")
@pytest.mark.parametrize("width", [236, 330])
def test_an_agreement_names_both_sides_in_full(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Its note is beside the names, or below them."""
    written: dict[str, QRectF] = {}
    monkeypatch.setattr(
        agreements_box,
        "write_fitted",
        lambda painter, rect, text, *how, **more: written.setdefault(text, rect),
    )
    box = agreements_box.AgreementsBox()
    qtbot.addWidget(box)
    whos = ["Aldric – Maud", "Lorenzo – Beatriz"]
    rows = tuple(
        agreements_box.AgreementRow(
            number, ACCEPTED, who, "until the end of the round", ((0, "x"),)
        )
        for number, who in enumerate(whos)
    )
    box.are_all_shown = True
    box.show_agreements(agreements_box.AgreementsFacts(rows, {ACCEPTED: 2}))
    box.resize(width, 400)
    box.grab()
    for who in whos:
        assert text_width(who, 13, 700) <= written[who].width()
    assert not written[whos[1]].intersects(written["until the end of the round"])
