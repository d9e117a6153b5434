"""Paint the parts of the shelf: wall, plank, boxes and their labels."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPixmap, QTransform

from desktop.painting.effects import paint_glow, paint_shadow
from desktop.painting.icons import paint_icon
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.textile import noise
from desktop.painting.materials.wood import SHELF_DARK, SHELF_LIGHT, Wood, paint_wood
from desktop.painting.shapes import (
    disc,
    linear_gradient,
    mix_colours,
    pen,
    polygon,
    radial_gradient,
    rounded,
    stroke_path,
    vertical_gradient,
    with_alpha,
)
from desktop.style.theme import Theme, serif

#: Size of the lid of a box at scale 1.
LID = QSize(212, 346)
#: How far the side of a box reaches to the right, at scale 1.
DEPTH = 13.0
#: How far the side of a box reaches up, at scale 1.
RISE_HEIGHT = 7.0
#: Space between two boxes, at scale 1.
GAP = 22.0
#: By how much the chosen box is larger, as a share.
FORWARD_SHARE = 0.07
#: Depth of the plank's upper face.
FACE_DEPTH = 22.0
#: Height of the plank's front edge.
EDGE_HEIGHT = 34.0
#: Distance of a box from the plank's front.
STAND_DISTANCE = 8.0
#: Height of the brackets below the front edge, where there is room.
_BRACKET_HEIGHT = 42.0
#: How far plank, brackets and shadows reach above and below the feet of the boxes.
PLANK_REACH = (60.0, 150.0)
#: From the feet of the boxes to their labels.
LABEL_DROP_HEIGHT = 60.0
#: Gap between a bracket of the plank and the frame of a label.
_LABEL_GAP = 5.0
LABEL_HEIGHT = 72.0
#: The height of a label with the name alone.
BRIEF_LABEL_HEIGHT = 34.0
#: Extra height of a label with two lines each for the name and for the facts.
LABEL_EXTRA_HEIGHT = 37.0
#: Line height of a name in two lines.
_LINE_HEIGHT = 18.0
#: Type size of a name.
TITLE_TYPE_PX = 21.0
#: Type size of the facts below the name.
_FACT_TYPE_PX = 15.5
#: Width of the two icons and the gap beside the facts, in pixels.
_ICONS_WIDTH = 56.0
#: Words that would shrink below this share become numbers.
_MIN_READABLE_SHARE = 0.8

_GOLD = "#e8b84e"


#: Opacity of the lamp's light on the wall in light themes, 0 to 255.
_DAYLIGHT_OPACITY = 150
#: Opacity of the lamp's light on the wall in dark themes, 0 to 255.
_CANDLE_OPACITY = 60


# -- wall and plank --------------------------------------------------------------------------------


def paint_wall(painter: QPainter, rect: QRectF, theme: Theme, lamp: QPointF) -> None:
    """Paint plaster under the light of a lamp at a point of `rect`."""
    painter.fillRect(
        rect, vertical_gradient(rect.top(), rect.bottom(), (0, theme.wall), (1, theme.wall_low))
    )
    if theme.wall == theme.wall_low:
        # In the high-contrast theme the wall stays bare.
        return
    lit = _CANDLE_OPACITY if theme.dark else _DAYLIGHT_OPACITY
    reach = max(rect.width(), rect.height()) * 0.62
    light = radial_gradient(
        lamp.x(), lamp.y(), reach,
        (0, with_alpha("#fff4d6", lit)), (0.5, with_alpha("#fff2d0", lit // 3)),
        (1, with_alpha("#fff0c8", 0)),
    )  # fmt: skip
    painter.fillRect(rect, light)
    dice = random.Random(3)
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    for _ in range(90):
        x, y = dice.uniform(0, rect.width()), dice.uniform(0, rect.height())
        radius = dice.uniform(30, 190)
        shade = dice.choice(("#ffffff", "#2a1a08"))
        strength = 7 if shade == "#ffffff" else 4
        patch = radial_gradient(
            x, y, radius, (0, with_alpha(shade, strength)), (1, with_alpha(shade, 0))
        )
        painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), patch)
    painter.drawTiledPixmap(rect.toAlignedRect(), _grain())
    painter.restore()


def paint_edge(painter: QPainter, wall: QRectF, theme: Theme) -> None:
    """Paint the shadow that the panel throws on the right end of the wall."""
    depth = 110 if theme.dark else 60
    fall = QRectF(wall.right() - 22, wall.top(), 22, wall.height())
    stops = (
        (0, with_alpha("#1e0f00", 0)),
        (0.6, with_alpha("#1e0f00", depth // 4)),
        (1, with_alpha("#1e0f00", depth)),
    )
    painter.fillRect(fall, linear_gradient(fall.left(), 0, fall.right(), 0, *stops))


@lru_cache(maxsize=1)
def _grain() -> QPixmap:
    """Return a tile of fine plaster: bright and dark specks, most of them barely visible."""
    side = 160
    return QPixmap.fromImage(noise(side, side, random.Random(8), _speck))


def _speck(level: float) -> QColor:
    """Return the colour for a level from -1 (dark) to 1 (light), more opaque towards the ends."""
    shade = 255 if level > 0 else 0
    return QColor(shade, shade, shade, round(9 * abs(level) ** 3))


def paint_plank(
    painter: QPainter,
    left: float,
    right: float,
    y: float,
    scale: float,
    theme: Theme,
    *,
    drop: float = LABEL_DROP_HEIGHT,
) -> None:
    """Paint a scaled plank on two brackets; boxes are placed at height `y` on its upper face.

    The brackets end above the labels, which are `drop` below the feet of the boxes.
    """
    painter.save()
    painter.translate(left, y)
    painter.scale(scale, scale)
    _paint_plank(painter, (right - left) / scale, theme, bracket_height(scale, drop))
    painter.restore()


def bracket_height(scale: float, drop: float) -> float:
    """Return the height of the brackets at scale 1, for labels `drop` below the feet of boxes."""
    free_height = (drop - _LABEL_GAP) / scale - (FACE_DEPTH - STAND_DISTANCE + EDGE_HEIGHT)
    return min(_BRACKET_HEIGHT, free_height)


def _paint_plank(painter: QPainter, width: float, theme: Theme, bracket: float) -> None:
    """Paint the plank of the shelf with its edge and shadow, on brackets of a height."""
    wood = SHELF_DARK if theme.dark else SHELF_LIGHT
    left, right = 0.0, width
    face = QRectF(left, -STAND_DISTANCE, width, FACE_DEPTH)
    edge = QRectF(left, face.bottom(), width, EDGE_HEIGHT)
    for blur, depth in ((16, 60), (7, 70)):
        # Two soft shadows on the wall: a wide, faint one and a near, dark one.
        paint_shadow(
            painter, rounded(edge.adjusted(14, 0, -14, 0), 4), QColor(0, 0, 0, depth), blur, 0, blur
        )
    for x in (left + 10, right - 44):
        _paint_bracket(painter, x, edge.bottom(), bracket, wood)
    paint_wood(painter, face, wood, seed=4)
    painter.fillRect(face, with_alpha("#fff0d2", 26))
    paint_wood(painter, edge, wood, seed=9)
    wall_shade = (0, with_alpha("#000", 95)), (1, with_alpha("#000", 0))
    painter.fillRect(face, vertical_gradient(face.top(), face.bottom(), *wall_shade))
    painter.fillRect(
        QRectF(left, edge.top() - 1, width, 1.8), with_alpha("#fff0d2", 60 if theme.dark else 130)
    )
    painter.fillRect(
        edge,
        vertical_gradient(
            edge.top(), edge.bottom(), (0, with_alpha("#000", 0)), (1, with_alpha("#000", 125))
        ),
    )
    clear = with_alpha("#000", 0)
    ends = (0, with_alpha("#000", 70)), (0.02, clear), (0.98, clear), (1, with_alpha("#000", 90))
    painter.fillRect(edge, linear_gradient(left, 0, right, 0, *ends))


def _paint_bracket(painter: QPainter, x: float, y: float, height: float, wood: Wood) -> None:
    bend, foot = y + 0.4 * height, y + height
    body = QPainterPath(QPointF(x, y))
    body.lineTo(x + 34, y)
    body.cubicTo(x + 33, bend, x + 27, y + 0.5 * height, x + 25, foot)
    body.lineTo(x + 9, foot)
    body.cubicTo(x + 7, y + 0.5 * height, x + 1, bend, x, y)
    paint_shadow(painter, body, QColor(0, 0, 0, 110), 5, 3, 3)
    painter.fillPath(
        body, linear_gradient(x, y, x + 36, y, (0, wood.light), (0.5, wood.base), (1, wood.dark))
    )
    shade = (0, with_alpha("#000", 120)), (0.5, with_alpha("#000", 0)), (1, with_alpha("#000", 60))
    painter.fillPath(body, vertical_gradient(y, foot, *shade))


# -- boxes -----------------------------------------------------------------------------------------


def paint_box(
    painter: QPainter, foot: QPointF, scale: float, lid: QPixmap, title: str, forward: float
) -> None:
    """Paint a box whose foot's middle is at `foot`.

    `forward` in [0, 1] is how far the box has come forward: larger, edged in gold, lit.
    """
    w, h = float(LID.width()), float(LID.height())
    painter.save()
    painter.translate(_foot_at(foot, forward))
    k = scale * _growth(forward)
    painter.scale(k, k)
    painter.translate(-w / 2 - DEPTH / 2 * 0.4, -h)
    front = QRectF(0, 0, w, h)
    ground = polygon([(-4, h - 10), (w + DEPTH, h - 12), (w + DEPTH + 14, h + 4), (0, h + 5)])
    paint_shadow(painter, ground, QColor(0, 0, 0, 120), 6, 4, 1)
    paint_shadow(
        painter, rounded(QRectF(5, 8, w + DEPTH - 3, h - 14), 4), QColor(0, 0, 0, 90), 9, 8, 4
    )
    if forward:
        halo = rounded(QRectF(-1, -1, w + DEPTH + 2, h + 2), 5)
        paint_glow(painter, halo, with_alpha("#ffd37a", round(190 * forward)), 11, 6)
    body = _edge_colour(lid)
    side = polygon([(w, 0), (w + DEPTH, -RISE_HEIGHT), (w + DEPTH, h - RISE_HEIGHT - 1), (w, h)])
    painter.fillPath(
        side, linear_gradient(w, 0, w + DEPTH, 0, (0, body.darker(125)), (1, body.darker(210)))
    )
    top = polygon([(0, 0), (DEPTH, -RISE_HEIGHT), (w + DEPTH, -RISE_HEIGHT), (w, 0)])
    painter.fillPath(top, mix_colours(body, "#ffffff", 0.22))
    _draw_lid(painter, front, lid)
    _paint_lid_edge(painter, front)
    _paint_cartouche(painter, QRectF(14, 15, w - 28, 46), title, body)
    _light(painter, front)
    if forward:
        gold = rounded(front.adjusted(-2.4, -2.4, 2.4, 2.4), 4)
        stroke_path(painter, gold, pen(with_alpha(_GOLD, round(255 * forward)), 3))
    painter.restore()


def _foot_at(foot: QPointF, forward: float) -> QPointF:
    return foot + QPointF(0, STAND_DISTANCE * 0.9 * forward)


def _growth(forward: float) -> float:
    return 1 + FORWARD_SHARE * forward


def box_transform(foot: QPointF, before: float, now: float) -> QTransform:
    """Return the transform of a box from `before` to `now`, both from 0, at the back, to 1."""
    was, point, grown = _foot_at(foot, before), _foot_at(foot, now), _growth(now) / _growth(before)
    return QTransform(grown, 0, 0, grown, point.x() - was.x() * grown, point.y() - was.y() * grown)


def box_reach(foot: QPointF, scale: float) -> QRectF:
    """Return all that `paint_box` may paint on, however far forward, with shadows and glow."""
    k = scale * (1 + FORWARD_SHARE)
    width, height = LID.width() + DEPTH, LID.height() + RISE_HEIGHT
    rect = QRectF(foot.x() - width * k / 2, foot.y() - height * k, width * k, height * k)
    return rect.adjusted(-40 * k, -40 * k, 60 * k, STAND_DISTANCE + 40 * k)


def _draw_lid(painter: QPainter, front: QRectF, lid: QPixmap) -> None:
    """Draw the lid pixel for pixel where it was painted for this size, so that it stays sharp."""
    to_screen = painter.deviceTransform()
    rect = to_screen.mapRect(front)
    if abs(rect.width() - lid.width()) < 1.5:
        corner = QPointF(round(rect.x()), round(rect.y()))
        front = to_screen.inverted()[0].mapRect(QRectF(corner, QSizeF(lid.size())))
    painter.drawPixmap(front, lid, QRectF(lid.rect()))


def _edge_colour(lid: QPixmap) -> QColor:
    """Return the lid's colour at its right edge, which the box's sides get."""
    strip = lid.copy(lid.width() * 24 // 25, 0, max(1, lid.width() // 25), lid.height())
    pixel = strip.toImage().scaled(
        1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return pixel.pixelColor(0, 0)


def _paint_lid_edge(painter: QPainter, front: QRectF) -> None:
    stroke_path(painter, rounded(front, 2), pen(with_alpha("#120c06", 200), 1))
    frame = QPainterPath()
    frame.addRect(front.adjusted(7, 7, -7, -7))
    stroke_path(painter, frame, pen(with_alpha("#fff1cf", 235), 2.2))
    inner = QPainterPath()
    inner.addRect(front.adjusted(8.8, 8.8, -8.8, -8.8))
    stroke_path(painter, inner, pen(with_alpha("#3a2508", 130), 0.8))


def _paint_cartouche(painter: QPainter, rect: QRectF, title: str, colour: QColor) -> None:
    """Paint the name on a plate with concave corners."""
    plate = QPainterPath()
    plate.addRect(rect)
    for corner in (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft()):
        plate = plate.subtracted(disc(corner.x(), corner.y(), 9))
    paint_shadow(painter, plate, QColor(0, 0, 0, 130), 3, 0, 2)
    painter.fillPath(
        plate, vertical_gradient(rect.top(), rect.bottom(), (0, "#fffaec"), (1, "#eddcb4"))
    )
    stroke_path(painter, plate, pen(with_alpha(colour, 220), 1.2))
    ink = colour.darker(115) if colour.lightnessF() < 0.35 else colour.darker(260)
    paint_fitted_line(painter, rect.adjusted(12, -1, -12, -1), title, 27, ink, weight=700)


def _light(painter: QPainter, front: QRectF) -> None:
    """Paint gloss from the upper left, and the bright edges of the cardboard."""
    shine = linear_gradient(
        0, 0, front.width(), front.height(),
        (0, with_alpha("#fff", 46)), (0.35, with_alpha("#fff", 0)),
        (0.75, with_alpha("#000", 0)), (1, with_alpha("#000", 60)),
    )  # fmt: skip
    painter.fillRect(front, shine)
    left = polygon([(0.8, front.height() - 1), (0.8, 1)])
    right = polygon([(front.width() - 0.4, 1), (front.width() - 0.4, front.height() - 1)])
    stroke_path(painter, left, pen(with_alpha("#fff", 70), 1.2))
    stroke_path(painter, right, pen(with_alpha("#fff", 110), 1))


# -- signs and labels ------------------------------------------------------------------------------


def paint_label(
    painter: QPainter,
    rect: QRectF,
    title: str,
    players: str,
    minutes: str,
    theme: Theme,
    chosen: float,
    size: float = TITLE_TYPE_PX,
    facts_scale: float = 1.0,
    *,
    stacked: bool = False,
) -> None:
    """Paint a game's name, its number of players and its minutes; `chosen` in [0, 1] adds gold.

    `size`: type size of the name. `facts_scale`: scale of the line below it. `stacked`: the name
    and the line below it take two lines each.
    """
    if chosen:
        plate = rounded(rect, 8)
        painter.fillPath(plate, with_alpha(_GOLD, round(50 * chosen)))
        stroke_path(painter, plate, pen(with_alpha("#b98a35", round(200 * chosen)), 1.4))
    upper = QRectF(rect.left() + 6, rect.top() + 4, rect.width() - 12, 32)
    lower = QRectF(rect.left() + 6, rect.top() + 37, rect.width() - 12, 26)
    if not stacked:
        paint_fitted_line(painter, upper, title, size, theme.text, weight=700)
        _paint_facts(painter, lower, players, minutes, QColor(theme.quiet), facts_scale)
        return
    title_words = title.split(" ", 1)
    for number, word in enumerate(title_words):
        line = upper.translated(
            0, _LINE_HEIGHT * (number - (len(title_words) - 1) / 2) + _LINE_HEIGHT / 3
        )
        paint_fitted_line(painter, line, word, size, theme.text, weight=700)
    lower.translate(0, LABEL_EXTRA_HEIGHT - 23)
    _paint_fact(painter, lower, "people", players, QColor(theme.quiet))
    _paint_fact(painter, lower.translated(0, 23), "hourglass", minutes, QColor(theme.quiet))


def paint_title(
    painter: QPainter, rect: QRectF, title: str, theme: Theme, chosen: float, size: float
) -> None:
    """Paint a game's name alone, on one line; `chosen` in [0, 1] adds gold."""
    if chosen:
        plate = rounded(rect, 8)
        painter.fillPath(plate, with_alpha(_GOLD, round(50 * chosen)))
        stroke_path(painter, plate, pen(with_alpha("#b98a35", round(200 * chosen)), 1.4))
    paint_fitted_line(painter, rect.adjusted(3, 0, -3, 0), title, size, theme.text, weight=700)


def title_size(titles: Sequence[str], width: float, *, stacked: bool = False) -> float:
    """Return the type size at which all names fit labels of a width; stacked: in two lines."""
    metrics = QFontMetricsF(serif(64, 700))
    lines = [line for title in titles for line in (title.split(" ", 1) if stacked else [title])]
    longest = max(map(metrics.horizontalAdvance, lines)) / 64
    return min(TITLE_TYPE_PX, (width - 12) / longest)


def facts_scale(facts: Iterable[tuple[str, str]], width: float) -> float:
    """Return the scale, at most 1, at which all (players, minutes) fit labels of a width."""
    metrics = QFontMetricsF(serif(_FACT_TYPE_PX))
    longest = max(_ICONS_WIDTH + sum(map(metrics.horizontalAdvance, pair)) for pair in facts)
    return min(1.0, (width - 12) / longest)


def is_crowded(facts: Iterable[tuple[str, str]], width: float) -> bool:
    """Return whether lines that fit a width would be too small to read."""
    return facts_scale(facts, width) < _MIN_READABLE_SHARE


def _paint_fact(painter: QPainter, rect: QRectF, sign: str, text: str, colour: QColor) -> None:
    """Paint an icon with a word, centred."""
    width = QFontMetricsF(serif(_FACT_TYPE_PX)).horizontalAdvance(text)
    x = rect.center().x() - (18 + width) / 2
    paint_icon(painter, sign, x + 6, rect.center().y(), 16, colour)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    paint_fitted_line(
        painter, QRectF(x + 18, rect.top(), width + 1, 26), text, _FACT_TYPE_PX, colour, align=left
    )


def _paint_facts(
    painter: QPainter, rect: QRectF, players: str, minutes: str, colour: QColor, scale: float
) -> None:
    """Paint two icons with a word each, centred."""
    metrics = QFontMetricsF(serif(_FACT_TYPE_PX))
    first, second = metrics.horizontalAdvance(players), metrics.horizontalAdvance(minutes)
    total = _ICONS_WIDTH + first + second
    painter.save()
    painter.translate(rect.center().x() - total * scale / 2, rect.center().y())
    painter.scale(scale, scale)
    paint_icon(painter, "people", 6, 0, 17, colour)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    paint_fitted_line(
        painter, QRectF(18, -14, first + 1, 28), players, _FACT_TYPE_PX, colour, align=left
    )
    x = 18 + first + 24
    paint_icon(painter, "hourglass", x, 0, 16, colour)
    paint_fitted_line(
        painter, QRectF(x + 12, -14, second + 1, 28), minutes, _FACT_TYPE_PX, colour, align=left
    )
    painter.restore()
