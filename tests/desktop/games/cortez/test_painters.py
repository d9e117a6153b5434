"""Painters of Cortez: every picture distinct, places where the board says, vectors on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from desktop.games.cortez.art import inks
from desktop.games.cortez.art import painter as cortez
from desktop.games.cortez.art.board import growth, shore
from desktop.games.cortez.art.board.land import is_inland
from desktop.games.cortez.facts import facts
from desktop.games.cortez.looks import _LOOKS
from desktop.games.cortez.sheets.sheet import board
from desktop.games.cortez.words.places import place_names
from desktop.painting.cache.pictures import Pictures, blit_sign
from desktop.painting.seat_look import LOOKS, SeatLook
from desktop.printing.layout.tiling import share_out
from desktop.printing.print_page import MARGIN, PAPERS
from engine.games.cortez.board import BOARD
from engine.games.cortez.squares import CITY_COUNT, DRY, PORT, SQUARE_COUNT, VILLAGE
from tests.desktop.games.cortez.kit import moment
from tests.desktop.painting.kit import assert_all_different_and_always_the_same, contrast, vectors

pytestmark = pytest.mark.usefixtures("qapp")

Paint = Callable[[QPainter], None]

NAMES = place_names()
TROOPS: dict[int, tuple[int, str | None]] = {
    BOARD.city[6]: (cortez.SPANISH, "olid"),
    BOARD.villages[0].square: (cortez.AZTEC, None),
    BOARD.kinds.index("water"): (cortez.AZTEC, "cacama"),
}
_GROUND = "#5a8f8a"
_SIZE = 360
#: Width of a square in pixels, from the smallest window to a board that is zoomed in.
WIDTHS = (24, 36, 49, 70)


def picture(paint: Paint, at: QPointF | None = None, size: int = _SIZE) -> QImage:
    """Return the picture of a painter around a point of the board."""
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.translate(QPointF(size / 2, size / 2) - (at or QPointF()))
    paint(painter)
    painter.end()
    return image


def pixels(paint: Paint) -> bytes:
    """Return the same as bytes."""
    image = picture(paint)
    return bytes(image.constBits())


def on_board(paint: Paint, width: int) -> QImage:
    """Return the whole board and some table round it, a square so many pixels wide."""
    scale = width / cortez.SQUARE_SIDE
    room = cortez.BOARD_RECT.adjusted(-60, -60, 60, 60)
    image = QImage(
        round(room.width() * scale), round(room.height() * scale), QImage.Format.Format_RGB32
    )
    image.fill(QColor(_GROUND))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-room.topLeft())
    paint(painter)
    painter.end()
    return image


def placed(paint: Paint, square: int) -> Paint:
    """Return a painter of a place, brought to the origin."""

    def moved(painter: QPainter) -> None:
        painter.translate(-cortez.square_centre(square))
        paint(painter)

    return moved


THINGS: dict[str, Paint] = {
    "spanish": partial(cortez.paint_troop, nation=cortez.SPANISH),
    "aztec": partial(cortez.paint_troop, nation=cortez.AZTEC),
    **{
        chief: partial(cortez.paint_troop, nation=look.nation, chief=chief)
        for chief, look in cortez.CHIEFS.items()
    },
    "afloat": partial(cortez.paint_troop, nation=cortez.SPANISH, afloat=True),
    "chosen": partial(cortez.paint_troop, nation=cortez.SPANISH, chosen=True),
    "chosen afloat": partial(cortez.paint_troop, nation=cortez.AZTEC, chosen=True, afloat=True),
    **{
        f"shield {chief}": partial(cortez.paint_chief_shield, chief=chief)
        for chief in cortez.CHIEFS
    },
    "mask 1": lambda painter: cortez.paint_mask(painter, 1),
    "mask 2": lambda painter: cortez.paint_mask(painter, 2),
    "clash": cortez.paint_clash,
    "sun": cortez.paint_sun,
    "canoe": cortez.paint_canoe,
    "house": cortez.paint_temple_house,
    "bridge": lambda painter: cortez.paint_span(painter, broken=False),
    "broken bridge": lambda painter: cortez.paint_span(painter, broken=True),
    "plaque 7": lambda painter: cortez.paint_number_plate_sign(painter, 7),
    "plaque 17": lambda painter: cortez.paint_number_plate_sign(painter, 17),
    "plaque 25": lambda painter: cortez.paint_number_plate_sign(painter, 25),
    "reach": placed(lambda painter: cortez.paint_reach(painter, 94, 0), 94),
    "dear reach": placed(lambda painter: cortez.paint_reach(painter, 94, 2), 94),
    "region": placed(lambda painter: cortez.paint_reach_region(painter, [94, 95], costs=False), 94),
    "dear region": placed(
        lambda painter: cortez.paint_reach_region(painter, [94, 95], costs=True), 94
    ),
    "cost": placed(lambda painter: cortez.paint_cost(painter, 94, 1), 94),
    "cost of a fight": placed(lambda painter: cortez.paint_cost(painter, 94, 1, combat=True), 94),
    "attackable": placed(lambda painter: cortez.paint_attackable(painter, 94), 94),
    "target": placed(lambda painter: cortez.paint_target(painter, 94), 94),
    "target's sign": placed(lambda painter: cortez.paint_target_sign(painter, 94), 94),
    "pick": placed(lambda painter: cortez.paint_pick(painter, 94), 94),
    "pick bridge": placed(lambda painter: cortez.paint_pick_bridge(painter, 94), 94),
    "goal": placed(lambda painter: cortez.paint_goal(painter, 94), 94),
    "focus": placed(lambda painter: cortez.paint_focus(painter, 94), 94),
    "objective": placed(lambda painter: cortez.paint_objective(painter, 94), 94),
    "objective's sign": placed(lambda painter: cortez.paint_objective_sign(painter, 94), 94),
    "way": placed(lambda painter: cortez.paint_path(painter, [94, 95, 116]), 94),
    "last move": placed(lambda painter: cortez.paint_last_move(painter, [94, 95, 116]), 94),
}


@pytest.mark.parametrize("chief", range(6))
def test_the_shields_of_chiefs_are_as_large_as_others(chief: int) -> None:
    everybody = list(_LOOKS.values())
    usual, own = (_tall(look) for look in (LOOKS[0], everybody[chief]))
    assert 0.85 * usual < own < 1.15 * usual


def _tall(look: SeatLook) -> int:
    """Return the pixels from the top of a shield to its foot."""
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    look.shield(painter, 50, 50, 44)
    painter.end()
    rows = [y for y in range(100) if any(image.pixelColor(x, y).alpha() > 128 for x in range(100))]
    return rows[-1] - rows[0]


def test_every_thing_has_its_own_picture_always_the_same() -> None:
    assert_all_different_and_always_the_same(THINGS, pixels)


@pytest.mark.parametrize("ground", [inks.STONE, inks.LAND[0], inks.LAKE[0], inks.SAND])
def test_pickable_marks_are_visible_on_any_ground(ground: str) -> None:
    """Beside the troop, on a small board: a dark frame round light that is not the ground's."""
    scale, half = 36 / cortez.SQUARE_SIDE, 20

    def lit(painter: QPainter) -> None:
        painter.fillRect(QRectF(-half, -half, 2 * half, 2 * half), QColor(ground))
        painter.scale(scale, scale)
        painter.translate(-cortez.square_centre(94))
        cortez.paint_pick(painter, 94)

    image = picture(lit, size=2 * half)
    row = [image.pixelColor(x, half) for x in range(8)]
    assert max(contrast(colour, ground) for colour in row) > 4.5
    inside = image.pixelColor(8, half)
    assert abs(inside.hsvSaturation() - QColor(ground).hsvSaturation()) > 60


def test_whether_a_bridge_that_may_be_picked_is_broken_is_seen() -> None:
    def lit(painter: QPainter, *, broken: bool, marked: bool) -> None:
        cortez.paint_span(painter, broken=broken)
        if marked:
            painter.translate(-cortez.square_centre(94))
            cortez.paint_pick_bridge(painter, 94)

    def apart(*, marked: bool) -> int:
        whole, broken = (
            picture(partial(lit, broken=broken, marked=marked)) for broken in (False, True)
        )
        middle = range(_SIZE // 2 - 24, _SIZE // 2 + 24, 4)
        places = [(x, y) for x in middle for y in middle]
        return sum(
            abs(whole.pixelColor(x, y).lightness() - broken.pixelColor(x, y).lightness())
            for x, y in places
        )

    assert apart(marked=True) > apart(marked=False) * 0.6


def _mark(square: int) -> QRectF:
    return cortez.mark_rect(square).translated(-cortez.square_centre(square))


BOXES: dict[str, QRectF] = {
    **dict.fromkeys(("spanish", "aztec", "afloat", *cortez.CHIEFS), cortez.TROOP_RECT),
    "chosen": cortez.CHOSEN_RECT,
    "chosen afloat": cortez.CHOSEN_RECT,
    **{f"shield {chief}": cortez.SHIELD_RECT for chief in cortez.CHIEFS},
    **dict.fromkeys(("mask 2", "clash", "sun"), cortez.SIGN_RECT),
    "house": cortez.HOUSE_RECT,
    "bridge": cortez.BRIDGE_RECT,
    "broken bridge": cortez.BRIDGE_RECT,
    **dict.fromkeys(
        (
            "reach", "dear reach", "cost", "cost of a fight", "attackable", "target",
            "target's sign", "pick", "pick bridge", "goal", "focus", "objective",
            "objective's sign",
        ),
        _mark(94),
    ),
    "way": cortez.path_rect([94, 95, 116]).translated(-cortez.square_centre(94)),
    "last move": cortez.path_rect([94, 95, 116]).translated(-cortez.square_centre(94)),
}  # fmt: skip


@pytest.mark.parametrize("name", BOXES)
def test_nothing_is_cut_off_by_its_box(name: str) -> None:
    def boxed(painter: QPainter) -> None:
        THINGS[name](painter)
        painter.resetTransform()
        painter.translate(_SIZE / 2, _SIZE / 2)
        painter.fillRect(BOXES[name].toAlignedRect(), QColor(_GROUND))

    left, blank = picture(boxed), picture(lambda p: None)
    outside = [
        (x - _SIZE // 2, y - _SIZE // 2)
        for y in range(_SIZE if left != blank else 0)
        for x in range(0, _SIZE, 2)
        if abs(left.pixelColor(x, y).lightness() - blank.pixelColor(x, y).lightness()) > 4
    ]
    assert outside == []


# -- the board -------------------------------------------------------------------------------------


def test_a_wet_square_never_looks_dry_nor_a_dry_one_wet() -> None:
    lake = shore.lake_path()
    for square, kind in enumerate(BOARD.kinds):
        place = cortez.square_rect(square)
        if kind == PORT:  # a cove reaches into it, but not to its middle
            assert not lake.contains(place.center())
        elif kind in DRY:
            assert not lake.intersects(place.adjusted(22, 22, -22, -22)), square
        else:
            assert lake.contains(place.adjusted(22, 22, -22, -22)), square
    assert cortez.FIELD.contains(shore.lake_path(shore.SAND_FADES).boundingRect())


def test_every_point_of_a_square_belongs_to_it() -> None:
    for square in range(SQUARE_COUNT):
        place = cortez.square_rect(square)
        for point in (place.center(), place.topLeft(), place.bottomRight() - QPointF(1, 1)):
            assert cortez.square_at(point) == square
        assert place.contains(cortez.stand_point(square))
    assert cortez.square_at(QPointF(-1, 5)) is None
    assert cortez.square_at(cortez.FIELD.bottomRight()) is None


def test_nothing_grows_on_water_on_villages_or_beyond_the_edge() -> None:
    sites = [cortez.square_centre(site.square) for site in (*BOARD.villages, *BOARD.ports)]
    for y, x, sort, _ in growth._plants():
        assert is_inland(x, y, 0), (sort, x, y)
        assert all((QPointF(x, y) - site).manhattanLength() > 45 for site in sites), (sort, x, y)
    for i, (x, y, *_, turn) in enumerate(growth._FIELDS):
        field = QTransform().translate(x * 100, y * 100).rotate(turn).map(growth._field(i))
        assert all(is_inland(q.x(), q.y()) for q in field.toFillPolygon().toList()), i
        assert not any(field.contains(site) for site in sites), i


@pytest.mark.parametrize("light", [False, True])
def test_the_board_keeps_within_its_border(light: bool) -> None:
    image = on_board(partial(cortez.paint_whole, names=NAMES, saves_ink=light), 24)
    scale = 24 / cortez.SQUARE_SIDE
    inner = QRectF(cortez.BOARD_RECT.translated(86, 86))
    inner = QRectF(inner.topLeft() * scale, inner.size() * scale).adjusted(-1, -1, 1, 1)
    blank = QColor(_GROUND).rgb()
    for y in range(image.height()):
        for x in range(image.width()):
            if not inner.contains(x + 0.5, y + 0.5):
                assert image.pixel(x, y) == blank, (x, y)
    assert image.pixel(image.rect().center()) != blank


def _changed(first: QImage, second: QImage) -> Iterator[tuple[int, int]]:
    for y in range(first.height()):
        for x in range(first.width()):
            if first.pixel(x, y) != second.pixel(x, y):
                yield x, y


@pytest.mark.parametrize("number", [1, 9, 17, 21, 25])
def test_a_number_stands_on_its_square_alone(number: int) -> None:
    place = cortez.square_rect(BOARD.city[number - 1])
    for paint in (cortez.paint_number, cortez.paint_number_plate):
        image = picture(lambda painter, paint=paint: paint(painter, number), place.center())
        seen = list(_changed(image, picture(lambda p: None)))
        assert seen
        half = _SIZE // 2
        assert all(-52 <= x - half <= 50 and -52 <= y - half <= 50 for x, y in seen)


@pytest.mark.parametrize("number", range(len(BOARD.bridges)))
def test_a_bridge_lies_on_its_square_and_breaks(number: int) -> None:
    middle = cortez.square_centre(BOARD.bridges[number].square)
    whole, broken = (
        picture(lambda painter, b=b: cortez.paint_bridge(painter, number, b), middle)
        for b in (False, True)
    )
    seen = list(_changed(whole, broken))
    assert seen
    assert all(cortez.BRIDGE_RECT.contains(x - _SIZE / 2, y - _SIZE / 2) for x, y in seen)

    def open_water(image: QImage) -> int:
        """Pixels in the middle of the span through which the ground is seen."""
        middle = image.copy(_SIZE // 2 - 20, _SIZE // 2 - 20, 40, 40)
        blank = QColor(_GROUND).rgb()
        return sum(middle.pixel(x, y) == blank for x in range(40) for y in range(40))

    assert open_water(whole) == 0
    assert open_water(broken) > 300


def test_every_troop_on_the_board_is_visible() -> None:
    empty = on_board(partial(cortez.paint_whole, names=NAMES), 24)
    held = on_board(partial(cortez.paint_whole, names=NAMES, troops=TROOPS), 24)
    seen = {
        cortez.square_at(QPointF(x / 0.24 - 86, y / 0.24 - 86)) for x, y in _changed(empty, held)
    }
    assert set(TROOPS) <= seen
    near = {square + step for square in TROOPS for step in (0, 1, -1, 21, -21, 20, 22, -20, -22)}
    assert seen <= near


def test_a_house_makes_room_for_a_troop() -> None:
    for village in BOARD.villages:
        free = cortez.house_point(village.square, taken=False)
        taken = cortez.house_point(village.square, taken=True)
        assert taken.x() + 35 < cortez.stand_point(village.square).x() < free.x() + 35
        assert BOARD.kinds[village.square] == VILLAGE


def test_a_troop_hides_little_of_the_house_beside_it() -> None:
    square = BOARD.villages[0].square
    at = cortez.stand_point(square)

    def inked(paint: Callable[[QPainter], None]) -> set[tuple[int, int]]:
        image = QImage(240, 240, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(QPointF(120, 120) - cortez.square_centre(square))
        paint(painter)
        painter.end()
        dots = ((x, y) for x in range(240) for y in range(240))
        return {(x, y) for x, y in dots if image.pixelColor(x, y).alpha() > 200}

    def troop(painter: QPainter, nation: int) -> None:
        painter.translate(at)
        cortez.paint_troop(painter, nation)

    house = inked(partial(cortez.paint_house, square=square, taken=True))
    for nation in (cortez.SPANISH, cortez.AZTEC):
        hidden = house & inked(partial(troop, nation=nation))
        assert len(hidden) < len(house) / 5


# -- writing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_names_stay_on_the_board_and_off_each_other(width: int) -> None:
    grown = max(1.0, min(1.5, 10 / (25.5 * width / 100)))
    ribbons = {
        village.id: cortez.ribbon_rect(village.square, village.name, grown).adjusted(6, 8, -6, -8)
        for village in BOARD.villages
    }
    places = {
        site.id: cortez.place_name_rect(site.square, site.name, grown).adjusted(5, 8, -5, -8)
        for site in BOARD.ports
    }
    everything = {**ribbons, **places}
    for place in everything.values():
        assert cortez.BOARD_RECT.contains(place)
    for (a, first), (b, second) in combinations(everything.items(), 2):
        assert not first.intersects(second), (a, b)


@pytest.mark.parametrize("width", WIDTHS)
def test_writing_keeps_to_its_box(width: int) -> None:
    scale = width / cortez.SQUARE_SIDE

    def seen(paint: Paint, box: QRectF) -> None:
        room = box.adjusted(-40, -40, 40, 40)
        size = round(room.width() * scale), round(room.height() * scale)
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(QColor(_GROUND))
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        paint(painter)
        painter.resetTransform()
        painter.scale(scale, scale)
        painter.fillRect(box.translated(-room.topLeft()).adjusted(-2, -2, 2, 2), QColor(_GROUND))
        painter.end()
        blank = QImage(image.size(), image.format())
        blank.fill(QColor(_GROUND))
        if image == blank:
            return
        rest = [
            (x, y)
            for y in range(image.height())
            for x in range(image.width())
            if abs(image.pixelColor(x, y).lightness() - QColor(_GROUND).lightness()) > 6
        ]
        assert rest == []

    for village in BOARD.villages:
        box = cortez.ribbon_rect(village.square, village.name)
        seen(partial(cortez.paint_ribbon, square=village.square, name=village.name), box)
    for port in BOARD.ports:
        box = cortez.place_name_rect(port.square, port.name)
        seen(partial(cortez.paint_place_name, square=port.square, name=port.name), box)
    for number in range(1, CITY_COUNT + 1):
        seen(partial(cortez.paint_number_plate, number=number), cortez.number_plate_rect(number))


# -- paper -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "paint",
    [
        partial(cortez.paint_whole, names=NAMES, paper=True),
        partial(cortez.paint_whole, names=NAMES, broken=(0, 3), saves_ink=True, paper=True),
        partial(cortez.paint_whole, names=NAMES, troops=TROOPS, paper=True),
        partial(cortez.paint_troop, nation=cortez.AZTEC, chief="cacama", paper=True),
        partial(cortez.paint_chief_shield, chief="olid", paper=True),
        partial(cortez.paint_span, broken=True, paper=True),
    ],
    ids=["board", "light board", "board with troops", "troop", "shield", "bridge"],
)
def test_paper_gets_vectors_only(paint: Paint) -> None:
    svg = vectors(paint, 2200, 1600)
    assert svg.count(b"<path") > 5
    assert b"<image" not in svg


def test_a_part_of_the_board_shows_what_the_whole_does() -> None:
    def part(painter: QPainter) -> None:
        painter.setClipRect(QRectF(400, 350, 600, 500))
        cortez.paint_whole(painter, NAMES, paper=True)

    whole = on_board(partial(cortez.paint_whole, names=NAMES, paper=True), 40)
    place = QRectF((402 + 86) * 0.4, (352 + 86) * 0.4, 596 * 0.4, 496 * 0.4).toAlignedRect()
    seen = place.adjusted(1, 1, -1, -1)
    cut = on_board(part, 40)
    differences = [
        abs(cut.pixelColor(x, y).lightness() - whole.pixelColor(x, y).lightness())
        for y in range(seen.top(), seen.bottom())
        for x in range(seen.left(), seen.right())
    ]
    assert max(differences) <= 4  # strokes that are cut round a little otherwise


def test_the_printed_board_has_its_true_size_and_leaves_the_city_whole() -> None:
    (drawing,) = board(saves_ink=False)
    assert (drawing.size.width, drawing.size.height) == (760, 540)
    for paper in PAPERS.values():
        ways = [paper, paper.rotated()]
        tilings = [share_out(drawing.size, way.size_inside(MARGIN), drawing.keep) for way in ways]
        assert any(tiling.is_area_whole for tiling in tilings), paper


@pytest.mark.parametrize("light", [False, True])
def test_the_printed_board_is_one_drawing_of_vectors(light: bool) -> None:
    (drawing,) = board(light)
    assert b"<image" not in vectors(drawing.paint, 760, 540)


def test_signs_of_the_panel_are_painted_once_for_each_size() -> None:
    painted: list[float] = []

    def show(width: float) -> QImage:
        def paint(painter: QPainter) -> None:
            painted.append(width)
            painter.fillRect(QRectF(-width / 2, -width / 2, width, width), QColor("#c02020"))

        return picture(
            lambda painter: blit_sign(
                painter, Pictures("test"), "only here", QPointF(0.3, -0.4), width, paint
            )
        )

    first, second = show(20.0), show(20.0)
    assert painted == [20.0]
    assert first == second
    # On whole pixels, its edges stay sharp.
    assert first.pixelColor(_SIZE // 2 - 10, _SIZE // 2) == QColor("#c02020")
    assert first.pixelColor(_SIZE // 2 - 11, _SIZE // 2) == QColor(_GROUND)
    show(30.0)
    show(-4.0)
    assert painted == [20.0, 30.0]


def test_signs_of_the_panel_fill_their_places_alike() -> None:
    seats = facts(moment("action"), ("A", "B", "C", "D"), 0).seats
    for holding in (*seats[0].holdings, seats[1].holdings[1]):
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        holding.paint(painter, QRectF(20, 20, 80, 80))
        painter.end()
        drawn = [
            (x, y) for x in range(120) for y in range(120) if image.pixelColor(x, y).alpha() > 60
        ]
        across, down = [x for x, _ in drawn], [y for _, y in drawn]
        assert 70 <= max(across) - min(across) <= 86
        assert abs((min(across) + max(across)) / 2 - 60) < 4
        assert abs((min(down) + max(down)) / 2 - 60) < 6
