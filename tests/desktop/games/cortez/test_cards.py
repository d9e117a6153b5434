"""Cards of Cortez: every one distinct on every face, backs that tell nothing, words that fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter, QTransform

from desktop.games.cortez.art import card_frame
from desktop.games.cortez.art.box_lid import paint_box_lid
from desktop.games.cortez.art.card_backs import BACKS, FAMILIES, paint_back
from desktop.games.cortez.art.cards import (
    CARDS,
    FaceDetail,
    back_of,
    city_cell,
    family_colour,
    family_of,
    paint_card,
    paint_card_in,
)
from desktop.games.cortez.items.hand import opened_fan
from desktop.games.cortez.items.pieces import CARD, CardPictures, paint_picture
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.registration import TABLE
from desktop.games.cortez.tray_layout import place_hand
from desktop.games.cortez.words.card_texts import (
    action_reminders,
    card_effect,
    card_line,
    card_name,
    card_words,
    full_description,
)
from desktop.language.translation import LANGUAGES
from desktop.painting.materials.card_stock import CARD_SIZE
from desktop.printing.running_text import FINE
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import (
    BRIBERY_NAMES,
    CHIEFS,
    EVENT_NAMES,
    FIRST_TEMPLE,
    OBJECTIVE_COUNT,
    PROVISION_NAMES,
    VALUE_SLOTS,
    WARRIOR_NAMES,
)
from engine.games.cortez.options import CortezOptions
from tests.desktop.painting.kit import assert_all_different_and_always_the_same, vectors
from tests.desktop.printing.kit import speaking

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

#: What a group may agree on that cards show.
AGREED = CortezOptions(bribery_teleport=True, camouflage_worth=5, gold_worth=9)

WARRIORS = [name for place, name in enumerate(WARRIOR_NAMES) if place % VALUE_SLOTS]
TEMPLES = [f"temple{number}" for number in range(FIRST_TEMPLE, FIRST_TEMPLE + OBJECTIVE_COUNT)]


def picture(paint: Paint, width: int) -> QImage:
    """Return the picture of a painter on a card of that width in pixels."""
    scale = width / CARD_SIZE[0]
    image = QImage(width, round(CARD_SIZE[1] * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#465255"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    paint(painter)
    painter.end()
    return image


def pixels(paint: Paint) -> bytes:
    """Return the same as bytes, as small as cards get."""
    image = picture(paint, 60)
    return bytes(image.constBits())


def test_every_card_of_the_game_is_drawn() -> None:
    chiefs = [chief for nation in CHIEFS for chief in nation]
    game = [*PROVISION_NAMES, *WARRIORS, *TEMPLES, *EVENT_NAMES, *BRIBERY_NAMES, *chiefs]
    assert len(game) == len(set(game))
    assert set(CARDS) == set(game)


@pytest.mark.parametrize("face", list(FaceDetail))
def test_no_card_looks_like_another_without_its_words(face: FaceDetail) -> None:
    cards = {card: partial(paint_card, card=card, face=face) for card in CARDS}
    assert_all_different_and_always_the_same(cards, pixels)


def test_the_width_chooses_the_face() -> None:
    assert [FaceDetail.of_width(width) for width in (60, 69, 70, 124, 125, 300)] == [
        FaceDetail.SMALL, FaceDetail.SMALL, FaceDetail.TABLE,
        FaceDetail.TABLE, FaceDetail.FULL, FaceDetail.FULL,
    ]  # fmt: skip
    place = QRectF(0, 0, *CARD_SIZE)
    small = pixels(
        lambda painter: paint_card(painter, "food", card_words("food"), face=FaceDetail.SMALL)
    )
    assert (
        pixels(lambda painter: paint_card_in(painter, place, "food", card_words("food"))) == small
    )
    full = pixels(lambda painter: paint_card(painter, "food", card_words("food"), paper=True))
    assert (
        pixels(
            lambda painter: paint_card_in(painter, place, "food", card_words("food"), paper=True)
        )
        == full
    )


def test_words_show_where_there_is_room() -> None:
    def card(face: FaceDetail, *, said: bool) -> bytes:
        given = card_words("cacama") if said else card_words("olid")
        return pixels(lambda painter: paint_card(painter, "cacama", given, face=face))

    assert card(FaceDetail.FULL, said=True) != card(FaceDetail.FULL, said=False)
    assert card(FaceDetail.TABLE, said=True) != card(FaceDetail.TABLE, said=False)
    assert card(FaceDetail.SMALL, said=True) == card(FaceDetail.SMALL, said=False)


def test_backs_tell_the_family_and_nothing_else() -> None:
    assert_all_different_and_always_the_same(
        {family: partial(paint_back, family=family) for family in BACKS}, pixels
    )
    assert {back_of(card) for card in CARDS} == set(BACKS)
    assert back_of("treasure") == back_of("bridges") == "event"


@pytest.mark.parametrize("family", BACKS)
def test_a_back_turned_round_looks_as_before(family: str) -> None:
    back = picture(lambda painter: paint_back(painter, family, paper=True), 252)
    turned = back.transformed(QTransform().rotate(180))
    inside = [(x, y) for x in range(14, 238, 2) for y in range(14, 338, 2)]  # within the paper edge
    away = sum(_apart(back.pixelColor(x, y), turned.pixelColor(x, y)) > 40 for x, y in inside)
    assert away < len(inside) / 500


def _apart(one: QColor, other: QColor) -> int:
    red, green, blue = (
        one.red() - other.red(),
        one.green() - other.green(),
        one.blue() - other.blue(),
    )
    return abs(red) + abs(green) + abs(blue)


def test_frames_tell_families_apart() -> None:
    frames = {family_colour(card).name() for card in CARDS}
    assert len(frames) == len({family_of(card) for card in CARDS})
    assert {family_of(card) for card in CARDS} >= set(FAMILIES) - {"chief"}


@pytest.mark.parametrize("card", CARDS)
def test_paper_gets_vectors_without_soft_light(card: str) -> None:
    svg = vectors(lambda painter: paint_card(painter, card, card_words(card), paper=True), 63, 88)
    assert b"<image" not in svg
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    paint_card(painter, card, card_words(card), paper=True)
    painter.translate(70, 0)
    paint_back(painter, back_of(card), paper=True)
    painter.end()
    pdf = bytes(buffer.data().data())
    assert b"/Subtype /Image" not in pdf
    assert b"/Luminosity" not in pdf


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("options", [CortezOptions(), AGREED])
def test_words_of_every_card(code: str, options: CortezOptions) -> None:
    with speaking(code):
        names = {card: card_name(card) for card in CARDS}
        assert len(set(names.values())) == len(CARDS)
        for card in CARDS:
            said = card_line(card, options)
            assert card_effect(card, options).endswith(".")
            assert "{" not in full_description(card, options) + said + names[card]
            assert bool(said) == (card not in WARRIORS)
            fits(names[card], 51 if said else 70, 700)
            fits(said, 36, 600)
        for action in action_reminders():
            assert 43 * min(1, 386 / card_frame.width_of(action, 43, 600)) >= FINE * 10


def test_cards_say_what_a_match_has_agreed_on() -> None:
    assert [card_words(card, AGREED).numeral for card in PROVISION_NAMES] == ["5", "2", "3", "9"]
    assert full_description("gold", AGREED).endswith("It counts 9 in a bid.")
    assert full_description("gold", CortezOptions()).endswith("It counts 4 in a bid.")
    for card in ("own_move", "foreign_move"):
        assert "reach" in card_effect(card)
        assert "to any free square" in card_effect(card, AGREED)
        assert card_line(card, AGREED) == "to any free square" != card_line(card)
    cards = TABLE.cards
    assert cards is not None
    assert cards(AGREED) is cards(replace(AGREED))
    assert cards(AGREED).read("gold")[1] == full_description("gold", AGREED)


def test_cards_of_two_matches_are_not_mixed_up() -> None:
    def shown(pictures: CardPictures) -> bytes:
        def paint(painter: QPainter) -> None:
            painter.translate(-CARD.topLeft())
            paint_picture(painter, pictures, "gold", "provision")

        return pixels(paint)

    here, there = CardPictures("Cortez: test"), CardPictures("Cortez: test")
    usual = shown(here)
    there.use_options(AGREED)
    assert shown(there) != usual
    assert shown(here) == usual
    there.use_options(CortezOptions(majority="aztec"))
    assert shown(there) == usual


def fits(text: str, size: float, weight: int) -> None:
    """Shrunk to its plate, it is not smaller than the smallest type on paper."""
    width = card_frame.width_of(text, size, weight)
    shrunk = size * min(1.0, (card_frame.CARD_WIDTH - 100) / width) if width else size
    assert shrunk >= FINE * 10, text


def test_the_small_plan_has_the_squares_where_the_board_has_them() -> None:
    left, top = min(s % 21 for s in BOARD.city), min(s // 21 for s in BOARD.city)
    for number, square in enumerate(BOARD.city, 1):
        assert city_cell(number) == (square % 21 - left, square // 21 - top)


def test_the_lid_fills_its_box_in_every_size() -> None:
    for size in (0.5, 1.0, 2.0):
        wide, high = round(212 * size), round(346 * size)
        lid = QImage(wide, high, QImage.Format.Format_RGB32)
        lid.fill(QColor("magenta"))
        painter = QPainter(lid)
        paint_box_lid(painter, wide, high)
        painter.end()
        shown = {lid.pixelColor(x, y).name() for x in range(wide) for y in range(high)}
        assert QColor("magenta").name() not in shown
        assert len(shown) > 300


def test_the_lid_is_of_vectors_on_paper() -> None:
    assert b"<image" not in vectors(
        lambda painter: paint_box_lid(painter, 212, 346, paper=True), 212, 346
    )


@pytest.mark.parametrize("count", [8, 10, 12])
def test_a_fan_shows_the_card_under_the_pointer(count: int) -> None:
    """The pointer stays on it, and the fan within its room."""
    slots = place_hand(Layout(QSizeF(680, 452)).tray, (3, 2, 2, 1), count, 1, 2).warriors
    lefts = [slot.rect.left() for slot in slots]
    few = place_hand(Layout(QSizeF(680, 452)).tray, (3, 2, 2, 1), 3, 1, 2).warriors
    assert opened_fan(few, 0) == few
    for number, (left, right) in enumerate(pairwise([*lefts, slots[-1].rect.right()])):
        opened = [slot.rect for slot in opened_fan(slots, number)]
        assert opened[0].left() == pytest.approx(lefts[0])
        assert opened[-1].right() == pytest.approx(slots[-1].rect.right())
        shown = opened[number]
        if number < count - 1:
            assert opened[number + 1].left() >= shown.left() + 0.9 * shown.width()
        for x in (left + 0.5, min(right, left + shown.width()) - 0.5):
            assert shown.left() <= x <= shown.right()
        assert all(a.left() < b.left() for a, b in pairwise(opened))
