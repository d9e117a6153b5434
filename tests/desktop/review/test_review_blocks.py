"""What the panel of a review is made of: rows of chances, hands, flowing words."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.bars import paint_chance_bar
from desktop.painting.lettering import FlowedText, TextRun
from desktop.painting.seat_look import LOOKS
from desktop.review.hands import Hands, HeldCard, ReviewHand
from desktop.review.review_panel_parts import MoveBlock, Row, Rows
from desktop.style.theme import serif
from desktop.style.widgets import Segments
from engine.games.cortez import CORTEZ
from engine.play.match import Match
from engine.play.match_files import new_record

pytestmark = pytest.mark.usefixtures("dressed")


def test_a_chance_has_its_margin_unless_it_is_proved() -> None:
    rare = Row("Pass", 0.0, 0.0, "#000000")
    assert (rare.figures, replace(rare, margin=0.05).figures) == ("0 (0–1)", "0 (0–5)")
    assert replace(rare, is_proven=True).figures == "loses"
    assert replace(rare, is_proven=True, value=1.0).figures == "wins"
    assert replace(rare, margin=None).figures == "0"


def test_a_bar_is_no_wider_than_its_chance() -> None:
    for value in (0.0, 0.02, 0.5):
        image = QImage(120, 20, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        bar = QRectF(10, 5, 100, 10)
        paint_chance_bar(painter, bar, value, None, "#ff0000", QColor("#00ff00"), "#000000")
        painter.end()
        red = [x for x in range(120) if image.pixelColor(x, 10) == QColor("#ff0000")]
        assert red == list(range(10, 10 + round(100 * value)))


def test_buttons_that_share_a_room_have_it_by_their_words(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    segments = Segments(place, 2, width=None)
    segments.say("What you knew", "Open")
    segments.resize(230, 36)
    place.show()
    long, short = segments.buttons
    assert long.width() > 1.5 * short.width() > 60


def test_words_stand_above_all_bars_where_one_would_leave_no_room(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    rows = Rows(panel)
    panel.show()
    rows.resize(280, 10)
    short, long = Row("1. Pass", 0.2, 0.05, "#000000"), Row("2. " + "tower " * 5, 0.1, 0.0, "#000")
    rows.show_rows([short, short])
    assert not rows.is_stacked
    beside = rows.height()
    rows.show_rows([short, long])
    assert rows.is_stacked
    above = rows.height()
    assert above > beside
    rows.show_rows([short, Row("2. " + "tower " * 12, 0.1, 0.0, "#000000")])
    assert rows.height() > above
    rows.resize(2000, rows.height())
    assert not rows.is_stacked


def test_short_names_leave_their_room_to_cards(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    hands = Hands(None, place)
    hands.show_hands([ReviewHand("Ada", LOOKS[1], (HeldCard(None, False),) * 10)])
    short = hands._names_width(288)
    hands.show_hands([ReviewHand("Ada the Great", LOOKS[1], (HeldCard(None, False),) * 10)])
    assert short < hands._names_width(288) <= 288 * 0.3


def test_cards_are_painted_once_each_before_they_are_seen(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    painted: list[str | None] = []
    cards = TABLES["cortez"].cards
    assert cards is not None
    known = cards(CORTEZ.options())
    hands = Hands(replace(known, paint=lambda painter, box, card: painted.append(card)), place)
    gold, back = HeldCard("gold", True), HeldCard(None, False, "provision")
    dealt = [ReviewHand("Ada", LOOKS[1], (gold, back, back)), ReviewHand("Maud", LOOKS[2], (back,))]
    for paint in hands.paint_ahead(dealt):
        paint()
    assert painted == ["gold", "provision"]
    hands.resize(288, 44)
    hands.show_hands(dealt)
    hands.grab()
    assert len(painted) == 2


def test_many_cards_of_a_hand_lie_in_piles_of_equal_ones(qtbot: QtBot) -> None:
    place = QWidget()
    qtbot.addWidget(place)
    hands = Hands(None, place)
    hands.resize(288, 44)
    gold, back = HeldCard("gold", True), HeldCard(None, False, "provision")
    few, many = (gold, back, back), (*(gold,) * 9, *(back,) * 20)
    hands.show_hands([ReviewHand("Ada", LOOKS[1], few)])
    low = hands.height()
    assert hands._lines(hands._hands[0], 288) == [[(gold, 1), (back, 1), (back, 1)]]
    hands.show_hands([ReviewHand("Ada", LOOKS[1], many)])
    assert hands._lines(hands._hands[0], 288) == [[(gold, 9), (back, 20)]]
    assert hands.height() == low
    kinds = tuple(HeldCard(f"spanish{value}", False) for value in range(1, 11))
    hands.show_hands([ReviewHand("Ada", LOOKS[1], kinds)])
    lines = hands._lines(hands._hands[0], 288)
    assert [card for line in lines for card, _ in line] == list(kinds)
    assert hands.height() > low


def test_cards_of_small_hands_are_large(qtbot: QtBot) -> None:
    """Three cards, as at Cannir, have room for a size at which they can be read."""
    place = QWidget()
    qtbot.addWidget(place)
    cards = TABLES["cannir"].cards
    assert cards is not None
    known = cards(None)
    dealt = [ReviewHand("Aldric", LOOKS[1], (HeldCard("r1", True), *(HeldCard(None, False),) * 2))]
    large, normal = Hands(known, place), Hands(replace(known, are_hands_small=False), place)
    for hands in (large, normal):
        hands.show_hands(dealt)
        assert len(hands._lines(dealt[0], 236)) == 1
    assert large._card_width >= 40 > normal._card_width
    assert large.needed_height(236) > normal.needed_height(236)


def test_covered_cards_of_cortez_show_the_back_that_everybody_sees() -> None:
    match = Match(new_record(CORTEZ, 3, 1))
    parts = TABLES["cortez"]
    assert parts.cards is not None
    cards = parts.cards(match.options)
    held = parts.hand(match.open_view(), 1)
    seen = parts.hand(match.view(0), 1)
    covered = [card for card, known in zip(held, seen, strict=True) if known is None]
    backs = {cards.back(card) for card in covered if card is not None}
    assert "provision" in backs
    assert backs <= {"provision", "spanish", "aztec", "objective", "bribery"}


def test_words_flow_round_a_card_and_below_it() -> None:
    piece = TextRun("tower " * 60, serif(16), "#000000")
    narrow, plain = FlowedText([piece], 180), FlowedText([piece], 240)
    round_ = FlowedText([piece], 240, QSizeF(60, 80))
    assert plain.height < round_.height < narrow.height


def test_texts_too_wide_for_a_card_stand_below_it(qtbot: QtBot) -> None:
    panel = QWidget()
    qtbot.addWidget(panel)
    cards = TABLES["cortez"].cards
    assert cards is not None
    told = MoveBlock(cards(Match(new_record(CORTEZ, 2, 7)).options), panel, coach=True)
    told.resize(240, 10)
    told.say(
        "Pay one Food for 4 warriors", "Six words have room here.", "food", 62, "The coach’s move"
    )
    card, flows = told._lay_out(240)
    title, text = (at for at, _ in flows)
    assert card.width() < title.x() < 62
    assert text.x() == 0
    assert text.y() >= card.height()
    # Two lines or more go on round it.
    told.say(
        "Pay",
        "So many words have no room beside a card that is so low as this one is." * 2,
        "food",
        62,
        "The coach’s move",
    )
    card, ((place, flow),) = told._lay_out(240)
    assert place.x() == 0
    assert flow.height > card.height()
    told.say("Pay one Food", "It wins.", "food", 62, "The coach’s move")
    _, ((place, _),) = told._lay_out(240)
    assert place.x() > 62
