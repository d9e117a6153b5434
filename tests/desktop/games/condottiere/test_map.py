"""The map of Condottiere and its table: regions found again, nothing overlaps, paper in vectors."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform

from desktop.games.condottiere.art import painter as table
from desktop.games.condottiere.art.inks import FREE
from desktop.games.condottiere.art.map.coast import paint_sea
from desktop.games.condottiere.art.map.geometry import land_path
from desktop.games.condottiere.art.map.lettering import paint_city_names
from desktop.games.condottiere.art.painter import Pawn, RegionState
from desktop.games.condottiere.layout import Layout
from desktop.games.condottiere.words.places import region_names
from engine.games.condottiere.board import BOARD
from tests.desktop.painting.kit import (
    assert_all_different_and_always_the_same,
    contrast,
    vectors,
)

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

_SIZE = 240
WORDS = table.MapWords(
    {region: region.capitalize() for region in table.REGIONS},
    {place: place.capitalize() for place in table.PLACES},
    table.CartoucheTexts("Italia", "Condottiere", "seventeen cities", "miles"),
    ("E", "S", "O"),
)
#: Viewports of windows of 1280 by 800 and 1920 by 1080, and of a very small one.
#: The last: the editor in the smallest window.
VIEWS = [QSizeF(1000, 752), QSizeF(1560, 1032), QSizeF(760, 560), QSizeF(744, 464)]


def pixels(paint: Paint) -> bytes:
    """Return the pixels of a painter around the origin, as bytes."""
    image = picture(paint)
    return bytes(image.constBits())


def picture(paint: Paint) -> QImage:
    image = QImage(_SIZE, _SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#8aa0a8"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.translate(_SIZE / 2, _SIZE / 2)
    paint(painter)
    painter.end()
    return image


def test_a_shore_in_pieces_looks_like_one_line() -> None:
    def sea(painter: QPainter, paper: bool) -> None:
        painter.scale(0.6, 0.6)
        painter.translate(-table.city_point("lucca"))
        area = table.map_rect(1.5)
        paint_sea(painter, area, QPointF(1000, 580), paper=paper)

    # Paper gets every band in one stroke, the screen in many, which is faster.
    pairs = zip(pixels(partial(sea, paper=True)), pixels(partial(sea, paper=False)), strict=True)
    apart = [abs(one - other) for one, other in pairs]
    assert max(apart) < 26
    assert sum(apart) / len(apart) < 0.2


def test_every_region_is_found_where_its_things_stand() -> None:
    for region in table.REGIONS:
        for place in (
            table.city_point(region), table.label_point(region),
            table.marker_point(region), table.pawn_point(region),
        ):  # fmt: skip
            around = [name for name in table.REGIONS if table.region_path(name).contains(place)]
            assert around == [region]


def test_regions_do_not_overlap_and_seals_keep_clear_of_shields() -> None:
    for a, b in itertools.combinations(table.REGIONS, 2):
        shared = table.region_path(a).intersected(table.region_path(b)).boundingRect()
        assert shared.width() * shared.height() < 1
    for region in table.REGIONS:
        apart = table.marker_point(region) - table.city_point(region)
        assert abs(apart.x()) > 26 or abs(apart.y()) > 30, region


@pytest.mark.parametrize("aspect", [0.8, 1.2, 1.46, 1.7, 2.4])
def test_a_sheet_of_any_shape_shows_all_of_italy(aspect: float) -> None:
    for shift in (0.0, 85.0):
        sheet = table.map_rect(aspect, shift)
        assert sheet.width() / sheet.height() == pytest.approx(aspect)
        for region in table.REGIONS:
            assert sheet.contains(table.region_bounds(region))


def test_on_the_widest_sheet_land_ends_nowhere_but_at_its_coast() -> None:
    """Above the curve of a review a board is nearly three times as wide as high."""
    land = land_path()
    for shift in (0.0, 85.0):
        sheet = table.map_rect(3.1, shift)
        for x in (sheet.left(), sheet.right()):
            assert land.contains(QPointF(x, sheet.top() + 60))


def test_the_printed_map_has_the_shape_of_its_paper() -> None:
    width, height = table.PAPER_SIZE
    assert table.PAPER_RECT.width() / table.PAPER_RECT.height() == pytest.approx(width / height)


@pytest.mark.parametrize("which", Pawn)
def test_both_pawns_are_set_off_from_free_land(which: Pawn) -> None:
    """A share of each pawn has at least the contrast of 3 to 1 that shapes need."""
    for ground in FREE:
        image = QImage(60, 80, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        painter.translate(30, 68)
        # As in the smallest window.
        painter.scale(0.6, 0.6)
        table.paint_pawn(painter, which, shade=False)
        painter.end()
        colours = [image.pixelColor(x, y) for x in range(60) for y in range(80)]
        painted = [colour for colour in colours if colour != QColor(ground)]
        clear = [colour for colour in painted if contrast(colour, ground) >= 3]
        assert len(clear) > 0.15 * len(painted), ground


@pytest.mark.parametrize("code", ["en", "fr", "pt", "native"])
def test_no_name_of_a_city_is_under_a_pawn_a_shield_or_a_seal(
    code: str, speak: Callable[[str], None]
) -> None:
    """All of it is painted in map units, so this holds in every window."""
    if code == "native":
        names = dict(zip(BOARD.ids, BOARD.names, strict=True))
    else:
        speak(code)
        names = region_names()
    pieces: list[tuple[Callable[[str], QPointF], Paint]] = [
        (table.pawn_point, partial(table.paint_pawn, which=Pawn.CONDOTTIERE, shade=False)),
        (table.pawn_point, partial(table.paint_pawn, which=Pawn.POPE, shade=False)),
        (table.marker_point, partial(table.paint_marker, seat=0)),
        (table.city_point, table.paint_seal),
    ]
    for region, (place, paint) in itertools.product(table.REGIONS, pieces):
        image = QImage(120, 160, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.translate(60, 110)
        paint(painter)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(QPointF(-60, -110), lettered(names, place(region)))
        painter.end()
        # A hair of the halo does not count.
        covered = sum(alpha > 128 for alpha in bytes(image.constBits())[3::4])
        assert covered < 4, (region, paint, covered)


def lettered(names: Mapping[str, str], foot: QPointF) -> QImage:
    """Return the names around a foot at (60, 110), with their halos."""
    image = QImage(120, 160, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.translate(QPointF(60, 110) - foot)
    paint_city_names(painter, names)
    painter.end()
    return image


def test_many_lines_of_battle_leave_no_room_for_the_scale() -> None:
    assert [Layout(VIEWS[0], lines).has_few_lines for lines in (2, 4, 5, 6)] == [
        True,
        True,
        False,
        False,
    ]
    # Four in a small window, below the strip of a lesson, can be read higher up alone.
    low = QSizeF(744, 464)
    assert [Layout(low, lines).has_few_lines for lines in (3, 4)] == [True, False]
    assert all(row.rect.height() >= 34 for row in Layout(low, 4).line_places)


@pytest.mark.parametrize("lines", [2, 6])
def test_open_hands_keep_their_height_in_a_low_window(lines: int) -> None:
    low = QSizeF(680, 452)
    assert Layout(low, lines, is_opened=True).tray.height() >= (74 if lines == 2 else 110)
    assert Layout(low, lines).tray.height() <= 82
    assert all(Layout(size, lines, is_opened=True).tray == Layout(size, lines).tray
               for size in VIEWS[:2])  # fmt: skip


def test_a_walk_begins_and_ends_at_the_feet() -> None:
    a, b = table.pawn_point("torino"), table.pawn_point("venezia")
    path = table.walk_path(a, b)
    assert path.pointAtPercent(0) == a
    assert path.pointAtPercent(1) == b
    assert path.boundingRect().top() < min(a.y(), b.y()) - 60


@pytest.mark.parametrize("lines", range(2, 7))
@pytest.mark.parametrize("size", VIEWS)
def test_nothing_on_the_table_overlaps(size: QSizeF, lines: int) -> None:
    layout = Layout(size, lines)
    assert layout.map.bottom() == layout.tray.top()
    battle = layout.battle
    assert layout.map.contains(battle)
    home = layout.board()
    for region in table.REGIONS:
        shape = home.map(table.region_path(region))
        assert not shape.intersects(battle), region
        assert not shape.intersects(layout.season), region
    assert layout.map.contains(layout.season)
    above = layout.header(season=True)
    assert not above.intersects(layout.season)
    # Without a season the name of the region has the whole width.
    assert above.right() < layout.header(season=False).right() < battle.right()
    for row in layout.line_places:
        assert battle.contains(row.rect)
        assert not row.rect.intersects(above.adjusted(0, 0, 0, -0.01))
        above = row.rect
        shield = QRectF(0, 0, row.shield_width, row.shield_width * 1.18)
        shield.moveCenter(row.shield)
        total = _square(row.total, row.radius)
        parts = [shield, row.name, row.line, row.aside, total]
        for part in parts:
            assert row.rect.adjusted(0, -0.01, 0, 0.01).contains(part), part
        for a, b in itertools.combinations(parts, 2):
            assert not a.intersects(b)
        slip, drum = row.marks(passed=True, doubled=True)
        assert slip is not None
        assert drum is not None
        sign = _square(drum, row.drum_radius)
        # In a low line the slip is below the name, which moves up for it.
        below = row.title(passed=True).adjusted(0, 0, 0, slip.height())
        assert row.aside.contains(slip) or below.contains(slip)
        assert row.rect.contains(slip)
        assert row.rect.contains(row.title(passed=True))
        assert not slip.intersects(row.title(passed=True))
        assert row.aside.contains(sign)
        assert not slip.intersects(sign)
        assert row.marks(passed=False, doubled=False) == (None, None)
        for passed, doubled in itertools.product((False, True), repeat=2):
            slip, drum = row.marks(passed=passed, doubled=doubled)
            kept = [total, shield, row.title(passed=passed)]
            kept += [] if slip is None else [slip]
            kept += [] if drum is None else [_square(drum, row.drum_radius)]
            cards = row.cards(20, passed=passed, doubled=doubled)
            for card, other in itertools.product(cards, kept):
                assert not card.rect.intersects(other)
            # They fan from left to right, in one row or two.
            assert all(
                a.point.x() < b.point.x() or a.rect.bottom() < b.rect.top()
                for a, b in itertools.pairwise(cards)
            )
        for card in row.cards(12):
            room = QRectF(row.line.left(), row.rect.top(), row.line.width(), row.rect.height())
            assert room.adjusted(-0.1, 0, 1.1, 0).contains(card.rect)


@pytest.mark.parametrize("lines", [2, 4, 6])
@pytest.mark.parametrize("size", [QSizeF(680, 433), QSizeF(680, 452), QSizeF(744, 573), *VIEWS])
def test_every_value_in_a_line_is_seen(size: QSizeF, lines: int) -> None:
    """The shield is at the left of a large card, and nearly as wide as a small one."""
    _see_values(size, lines, counts=(5, 8, 10))


@pytest.mark.parametrize("lines", range(2, 7))
def test_values_in_a_line_are_seen_beside_the_largest_text(lines: int) -> None:
    _see_values(QSizeF(586, 439), lines, counts=(3, 5, 6))


def _see_values(size: QSizeF, lines: int, counts: tuple[int, int, int]) -> None:
    for row, passed in itertools.product(Layout(size, lines).line_places, (False, True)):
        for count, least in zip(counts, (8.5, 8.0, 7.4), strict=True):
            places = row.cards(count, passed=passed, doubled=True)
            for a, b in itertools.pairwise(places):
                is_beside = b.point.y() - a.point.y() < 1
                assert not is_beside or b.point.x() - a.point.x() >= min(
                    least, 0.43 * a.rect.width()
                )
                assert is_beside or a.rect.bottom() <= b.rect.top()
            steps = [b.point.x() - a.point.x() for a, b in itertools.pairwise(places)]
            assert min(step for step in steps if step > 0) >= least
            assert places[0].rect.width() >= 9
        spread = row.cards(16, passed=passed, doubled=True, spread=True)
        steps = [b.point.x() - a.point.x() for a, b in itertools.pairwise(spread)]
        assert min(steps) > 13.9


@pytest.mark.parametrize("lines", [4, 6])
@pytest.mark.parametrize("size", VIEWS)
def test_names_stay_legible(size: QSizeF, lines: int) -> None:
    for row in Layout(size, lines).line_places:
        assert row.name.height() >= 12
        slip, _ = row.marks(passed=True, doubled=True)
        assert slip is not None
        assert slip.height() >= 14


@pytest.mark.parametrize("size", VIEWS[:2])
def test_totals_and_cards_stay_legible(size: QSizeF) -> None:
    for row in Layout(size, 6).line_places:
        assert row.radius * 1.12 >= 20
        assert row.card_scale * 27 >= 13


@pytest.mark.parametrize("size", VIEWS)
@pytest.mark.parametrize("count", [1, 2, 9, 16, 22])
def test_the_hand_lies_between_the_piles(size: QSizeF, count: int) -> None:
    layout = Layout(size, 6)
    for lifted, kinds in itertools.product((None, 0, count - 1), (count, 5)):
        hand = layout.hand([f"m{i * kinds // count}" for i in range(count)], lifted)
        assert len(hand) == count
        for pile in (layout.draw_pile, layout.discards):
            assert layout.tray.contains(pile.rect)
            assert not layout.pile_label(pile).intersects(pile.rect)
            for card in hand:
                assert not pile.rect.intersects(card.rect.adjusted(2, 0, -2, 0))
        xs = [card.point.x() for card in hand]
        assert xs == sorted(xs)
        if lifted is not None:
            bubble = layout.bubble(hand[lifted], QSizeF(262, 58))
            assert QRectF(QPointF(), size).contains(bubble)
            assert not bubble.intersects(hand[lifted].rect)
            assert not bubble.intersects(layout.battle)
            assert not hand[lifted].rect.intersects(layout.battle)
            assert hand[lifted].rect.bottom() <= size.height()
    assert Layout(size, 2).hand([]) == []


@pytest.mark.parametrize("kinds", [15, 6])
def test_each_of_fifteen_cards_is_easy_to_hit_in_a_low_window(kinds: int) -> None:
    layout = Layout(QSizeF(680, 452), 4)
    cards = [f"m{i * kinds // 15}" for i in range(15)]
    places = layout.hand(cards)
    lefts = [place.rect.left() for place in places]
    assert min(b - a for a, b in itertools.pairwise(lefts)) >= 28
    # The window cuts no more than their captions and the feet of their pictures.
    for place in places:
        assert place.point.y() + 0.25 * place.rect.height() <= layout.size.height()
    # The lifted card hides no value beside it, and pushes no card onto a pile.
    for lifted in range(14):
        parted = layout.hand(cards, lifted)
        after = parted[lifted + 1]
        assert after.rect.left() >= parted[lifted].rect.right()
        assert parted[-1].rect.right() <= layout.hand_room.right()
        lefts = [place.rect.left() for place in parted[:lifted]]
        assert all(b - a >= 23 for a, b in itertools.pairwise(lefts))


@pytest.mark.parametrize("size", [*VIEWS[:3], QSizeF(744, 592)])
@pytest.mark.parametrize("count", [1, 2, 6, 8, 16])
def test_the_hand_s_outermost_cards_have_their_feet_in_the_window(size: QSizeF, count: int) -> None:
    """Where the tray has the height of a card, the names at the cards' feet are whole."""
    layout = Layout(size, 3)
    assert layout.fan == layout.tray
    hand = layout.hand([f"m{i}" for i in range(count)])
    for card in hand:
        outline = QTransform().translate(card.point.x(), card.point.y()).rotate(card.turn)
        turned = outline.mapRect(card.rect.translated(-card.point))
        assert turned.bottom() <= size.height()
        assert turned.top() >= layout.tray.top() - 12
    middle = hand[count // 2].point.y()
    assert all(card.point.y() >= middle - 0.01 for card in hand)


def _square(at: QPointF, radius: float) -> QRectF:
    return QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)


SMALL = QRectF(-90, -40, 180, 80)
THINGS: dict[str, Paint] = {
    "seal": table.paint_seal,
    **{f"marker {seat}": partial(table.paint_marker, seat=seat) for seat in range(6)},
    **{f"threat {seat}": partial(table.paint_threat, seat=seat) for seat in (0, 1)},
    "black": lambda painter: table.paint_pawn(painter, Pawn.CONDOTTIERE),
    "white": lambda painter: table.paint_pawn(painter, Pawn.POPE),
    "walking": lambda painter: table.paint_pawn(painter, Pawn.POPE, lift=20),
    **{
        state.value: lambda painter, total=state: table.paint_total(
            painter, QPointF(), 24, "17", total
        )
        for state in table.TotalState
    },
    "leader": lambda painter: table.paint_laurel(painter, QPointF(), 24),
    "drum": lambda painter: table.paint_doubled_mark(painter, QPointF(), 14),
    "top": lambda painter: table.paint_top_mark(painter, QPointF(), 20),
    "swords": lambda painter: table.paint_swords(painter, QPointF(), 28),
    "ribbon": lambda painter: table.paint_ribbon(painter, SMALL, "passed"),
    "slot": lambda painter: table.paint_slot(painter, SMALL, "×2"),
    "panel": lambda painter: table.paint_panel(painter, SMALL, 30),
    "mine": lambda painter: table.paint_line_ground(
        painter, SMALL, mine=0, leads=False, first=True
    ),
    "leads": lambda painter: table.paint_line_ground(
        painter, SMALL, mine=None, leads=True, first=False
    ),
    "bubble": lambda painter: table.paint_bubble(painter, SMALL, QPointF(0, 60)),
    "spring": lambda painter: table.paint_season(painter, SMALL, "spring", "Spring", "three more"),
    "winter": lambda painter: table.paint_season(painter, SMALL, "winter", "Winter", "all count 1"),
    "unrolling": lambda painter: table.paint_season(
        painter, SMALL, "winter", "W", "e", unrolled=0.4
    ),
    "petals": lambda painter: table.paint_drift(painter, SMALL, "spring", 0.5),
    "flakes": lambda painter: table.paint_drift(painter, SMALL, "winter", 0.5),
    "tray": lambda painter: table.paint_tray(painter, SMALL),
    "dark tray": lambda painter: table.paint_tray(painter, SMALL, True),
    "dusk": lambda painter: table.paint_dusk(painter, SMALL),
    "first lid": lambda painter: table.paint_lid_first(painter, 106, 110),
    "third lid": lambda painter: table.paint_lid_third(painter, 106, 110),
}


def test_every_thing_has_its_own_picture_always_the_same() -> None:
    assert_all_different_and_always_the_same(THINGS, pixels)


@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("marker 0", table.MARKER_RECT),
        ("black", table.PAWN_RECT),
        ("white", table.PAWN_RECT),
    ],
)
def test_nothing_is_cut_off_by_its_box(name: str, box: QRectF) -> None:
    def boxed(painter: QPainter) -> None:
        THINGS[name](painter)
        painter.fillRect(box, QColor("#8aa0a8"))

    assert picture(boxed) == picture(lambda p: None)


def test_owners_and_states_look_different_and_stay_inside() -> None:
    def look(owner: int | None, state: RegionState) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.translate(-table.city_point("modena"))
            table.paint_region(painter, "modena", owner, state)
            painter.setClipPath(table.region_path("modena"), Qt.ClipOperation.IntersectClip)
            table.paint_ring(painter, "modena", state, seat=owner)

        return picture(paint)

    looks = [look(seat, RegionState.PLAIN) for seat in (None, *range(6))]
    looks += [look(None, state) for state in RegionState if state is not RegionState.PLAIN]
    assert len({bytes(image.constBits()) for image in looks}) == len(looks)

    def over(painter: QPainter) -> None:
        painter.translate(-table.city_point("modena"))
        table.paint_region(painter, "modena", 2, RegionState.HOVER)
        margin = QPainterPath(table.region_path("modena"))
        painter.strokePath(margin, QColor("#8aa0a8"))
        painter.fillPath(margin, QColor("#8aa0a8"))

    image, blank = picture(over), picture(lambda p: None)
    outside = sum(
        abs(image.pixelColor(x, y).lightness() - blank.pixelColor(x, y).lightness()) > 12
        for x in range(0, _SIZE, 2)
        for y in range(0, _SIZE, 2)
    )
    assert outside == 0


@pytest.mark.parametrize(
    "paint",
    [
        lambda painter: table.paint_map(painter, table.PAPER_RECT, WORDS, paper=True),
        lambda painter: table.paint_marker(painter, 3, paper=True),
        lambda painter: table.paint_pawn(painter, Pawn.POPE, paper=True),
        lambda painter: table.paint_lid_first(painter, 212, 346, paper=True),
        lambda painter: table.paint_lid_third(painter, 212, 346, paper=True),
    ],
    ids=["map", "marker", "pawn", "first lid", "third lid"],
)
def test_paper_gets_vectors_only(paint: Paint) -> None:
    svg = vectors(paint, _SIZE, _SIZE)
    assert b"<path" in svg
    assert b"<image" not in svg


@pytest.mark.parametrize("lines", [2, 4, 6])
def test_the_cards_of_a_battle_are_readable_beside_a_review(lines: int) -> None:
    """Their board is the lowest of all; there the sheet covers the title of the map."""
    layout = Layout(QSizeF(680, 341), lines)
    assert all(row.rect.height() >= 26 for row in layout.line_places)
    assert layout.season.top() >= layout.map.top()
    assert layout.battle.bottom() < layout.map.bottom()
    # Where the title can stay, it does.
    roomy = Layout(QSizeF(680, 452), lines)
    assert roomy.battle.top() > layout.battle.top()
