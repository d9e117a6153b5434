"""The cards of Cortez at the origin, 63 by 88 millimetres, for screen and paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.games.cortez.art import card_frame
from desktop.games.cortez.art.brush import ink, paint_line, slab, transformed
from desktop.games.cortez.art.card_art import events, hands, provisions
from desktop.games.cortez.art.card_art.aztecs import paint_aztec
from desktop.games.cortez.art.card_art.buildings import paint_chest, paint_temple
from desktop.games.cortez.art.card_art.provisions import paint_maize
from desktop.games.cortez.art.card_art.spaniards import paint_spaniard
from desktop.games.cortez.art.card_art.tools import Picture, paint_footprints
from desktop.games.cortez.art.card_backs import FAMILIES, BackColours, paint_small_back
from desktop.games.cortez.art.card_frame import CARD_HEIGHT, CARD_WIDTH, width_of
from desktop.games.cortez.art.charges import paint_charge
from desktop.games.cortez.art.chiefs import AZTEC, CHIEFS, SPANISH
from desktop.games.cortez.art.headgear import paint_feather_crown, paint_morion
from desktop.games.cortez.art.inks import GOLD, INK, RED
from desktop.games.cortez.art.shields import paint_chief_shield
from desktop.games.cortez.words.card_texts import CardWords
from desktop.painting.lettering import paint_fitted_line
from desktop.painting.materials.card_stock import CARD_SIZE, paint_stock
from desktop.painting.shapes import mix_colours, pen, stroke_path

_PLATE = QRectF(72, 458, CARD_WIDTH - 144, 224)
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
#: The largest type size.
_MAX_TYPE_SIZE = 43.0


def paint_actions(painter: QPainter, actions: Sequence[str]) -> None:
    """Paint a plate with a sign and a line for each of the three actions, in type of one size."""
    ink(painter, slab(_PLATE.x(), _PLATE.y(), _PLATE.width(), _PLATE.height(), 10), "#fffaf0", 2.5)
    step = _PLATE.height() / 3
    left, text_width = 162.0, _PLATE.right() - 162 - 10
    widest = max(width_of(text, 1, 600) for text in actions)
    size = min(_MAX_TYPE_SIZE, text_width / widest)
    for i, (sign, text) in enumerate(zip(_SIGNS, actions, strict=True)):
        y = _PLATE.top() + (i + 0.5) * step
        with transformed(painter, 116, y):
            sign(painter)
        paint_fitted_line(
            painter, QRectF(left, y - 30, text_width, 60), text, size, INK, weight=600, align=_LEFT
        )
        if i:
            paint_line(painter, f"M90,{y - step / 2:g} L540,{y - step / 2:g}", "#cbb894", 2)


def paint_nation_sign(painter: QPainter, chief: str) -> None:
    """Paint the helmet or the feather crown on a cartouche."""
    if CHIEFS[chief].nation == SPANISH:
        with transformed(painter, 0, 28, 1.08):
            paint_morion(painter, 3.2)
    else:
        with transformed(painter, 0, 22, 1.1):
            paint_feather_crown(painter, 2.8)


def _paint_recruit(painter: QPainter) -> None:
    with transformed(painter, 0, 2, 0.56):
        paint_maize(painter, 3, paper=True)


def _paint_walk(painter: QPainter) -> None:
    paint_footprints(painter, [(-10, 8, 20), (12, -8, 32)], 1.5)


def _draw(painter: QPainter) -> None:
    with transformed(painter, 0, 0, 0.078):
        painter.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)
        paint_small_back(painter, "provision")


_SIGNS: tuple[Callable[[QPainter], None], ...] = (_paint_recruit, _paint_walk, _draw)


#: Pixels below which a card shows the SMALL, or the TABLE face.
_SMALL, _TABLE = 70, 125
_NATIONS = ("spanish", "aztec")
_TEMPLES = range(17, 25)
_NO_WORDS = CardWords()


class FaceDetail(Enum):
    """The amount of detail on a card."""

    #: For print and reading: the name and a line with the effect.
    FULL = "full"
    #: Only the name, larger.
    TABLE = "table"
    #: No words, a larger numeral.
    SMALL = "small"

    @staticmethod
    def of_width(pixels: float) -> FaceDetail:
        """Return the face for a card of this width on screen."""
        if pixels < _SMALL:
            return FaceDetail.SMALL
        return FaceDetail.TABLE if pixels < _TABLE else FaceDetail.FULL


@dataclass(frozen=True, slots=True)
class _Look:
    """The features that set a card apart from others of its family."""

    family: str
    picture: Picture
    numeral: str = ""
    #: The scale of the picture.
    size: float = 4.3
    #: The distance of the picture below the centre of the field.
    lower: float = 0.0
    ground: str = ""
    dots: int = 0


def _bribery(picture: Callable[[QPainter], None], numeral: str = "", lower: float = 0) -> _Look:
    return _Look("bribery", lambda p, paper: picture(p), numeral, 4.2, lower)


def _looks() -> dict[str, _Look]:
    """Return the picture and the frame of each card, by its key."""
    looks = {
        "camouflage": _Look(
            "provision",
            lambda painter, paper: provisions.paint_mask(painter, paper=paper),
            "1",
            4.2,
            14,
            "#cfe6d6",
        ),
        "weapon": _Look(
            "provision",
            lambda painter, paper: provisions.paint_weapons(painter, paper=paper),
            "2",
            4.7,
            6,
            "#edc9ae",
        ),
        "food": _Look(
            "provision",
            lambda painter, paper: provisions.paint_maize(painter, paper=paper),
            "3",
            4.4,
            8,
            "#e4e3b4",
        ),
        "gold": _Look(
            "provision",
            lambda painter, paper: provisions.paint_gold(painter),
            "4",
            4.5,
            4,
            "#f3e0a8",
        ),
    }
    for nation, paint in zip(_NATIONS, (paint_spaniard, paint_aztec), strict=True):
        for value in range(1, 7):
            looks[f"{nation}{value}"] = _Look(
                nation, partial(_paint_warrior, paint, value), f"{value}", 4.15, 52, dots=value
            )
    for number in _TEMPLES:
        looks[f"temple{number}"] = _Look(
            "objective", partial(_paint_objective, number), f"{number}", 4.1, 62
        )
    looks["bridges"] = _Look("event", lambda painter, paper: events.paint_bridges(painter))
    for number, nation in ((SPANISH, "spanish"), (AZTEC, "aztec")):
        looks[f"flight_{nation}"] = _Look("event", partial(_paint_flight, number), lower=14)
        looks[f"attack_{nation}"] = _Look("event", partial(_paint_attack, number), lower=24)
    looks["supply"] = _Look(
        "event", lambda painter, paper: events.paint_supply(painter, paper=paper), lower=12
    )
    looks["pillage"] = _Look(
        "event", lambda painter, paper: events.paint_pillage(painter, paper=paper)
    )
    looks["mutiny"] = _Look("event", lambda painter, paper: events.paint_mutiny(painter))
    looks["corruption"] = _Look("event", lambda painter, paper: events.paint_corruption(painter))
    looks["treasure"] = _Look(
        "treasure", lambda painter, paper: paint_chest(painter), "10", 4.1, 44
    )
    looks["own_move"] = _bribery(partial(hands.paint_own_way, nation=SPANISH), lower=16)
    looks["foreign_move"] = _bribery(partial(hands.paint_foreign_way, nation=AZTEC), lower=40)
    looks["five_warriors"] = _bribery(partial(_paint_five, ("spanish", "aztec")), "5", 8)
    looks["five_provisions"] = _bribery(partial(_paint_five, ("provision",)), "5", 8)
    for points in (3, 5, 7):
        paint_points = partial(hands.paint_points, points=points)
        looks[f"vp{points}"] = _bribery(paint_points, f"+{points}", 6)
    looks["useless"] = _bribery(hands.paint_nothing, "0", 6)
    for chief in CHIEFS:
        looks[chief] = _Look(chief, partial(_paint_shield, chief), lower=-130)
    return looks


def _paint_warrior(paint: Callable[..., None], value: int, painter: QPainter, paper: bool) -> None:
    paint(painter, value, paper=paper)


def _paint_flight(nation: int, painter: QPainter, paper: bool) -> None:
    events.paint_flight(painter, nation)


def _paint_attack(nation: int, painter: QPainter, paper: bool) -> None:
    events.paint_attack(painter, nation)


def _paint_shield(chief: str, painter: QPainter, paper: bool) -> None:
    with transformed(painter, 0, 0, 0.7):
        paint_chief_shield(painter, chief, 2.6, paper=paper)


def _paint_objective(number: int, painter: QPainter, paper: bool) -> None:
    paint_temple(painter)


def _paint_five(families: tuple[str, ...], painter: QPainter) -> None:
    """Paint the hand with its gift and a fan of five cards, of these families in turn."""
    with transformed(painter, -2, -16, 0.8):
        hands.paint_gift(painter, 2.4)
    for i in range(5):
        with transformed(painter, (i - 2) * 13, 28 + abs(i - 2) * 2.2, 0.062, (i - 2) * 9):
            painter.translate(-card_frame.CARD_WIDTH / 2, -card_frame.CARD_HEIGHT / 2)
            paint_small_back(painter, families[i % len(families)])


_LOOKS = _looks()
#: The scale of the cartouche on each face.
_CARTOUCHE = {FaceDetail.FULL: 1.0, FaceDetail.TABLE: 1.2, FaceDetail.SMALL: 1.7}

#: The ids of all cards.
CARDS = tuple(_LOOKS)


def family_of(card: str) -> str:
    """Return the family of a card, which has its frame and its back; each chief is a family."""
    return _LOOKS[card].family


def back_of(card: str) -> str:
    """Return the back of a card, one of BACKS."""
    family = family_of(card)
    return "chief" if family in CHIEFS else "event" if family == "treasure" else family


def _family(name: str) -> BackColours:
    if name in CHIEFS:
        colour = CHIEFS[name].colour
        dark = mix_colours(colour, "#000000", 0.45).name()
        return BackColours(colour, dark, mix_colours(colour, "#fff3d6", 0.72).name())
    return FAMILIES[name]


def paint_card(
    painter: QPainter,
    card: str,
    words: CardWords = _NO_WORDS,
    *,
    face: FaceDetail = FaceDetail.FULL,
    lift: float = 0,
    paper: bool = False,
    bare: bool = False,
) -> None:
    """Paint a card at the origin, 63 by 88 units. Raises KeyError for an unknown id.

    `bare` leaves out the paper of the card.
    """
    look = _LOOKS[card]
    family = _family(look.family)
    if not bare:
        paint_stock(painter, lift=lift, paper=paper)
    with transformed(painter, 0, 0, 0.1):
        _paint_face(painter, card, look, family, words, face, paper)


def _paint_face(
    painter: QPainter,
    card: str,
    look: _Look,
    family: BackColours,
    words: CardWords,
    face: FaceDetail,
    paper: bool,
) -> None:
    """Paint everything except the paper, in tenths of a millimetre."""
    small = face is FaceDetail.SMALL
    chief = card in CHIEFS
    card_frame.paint_frame(painter, family.colour, family.dark, paper=paper)
    field = QRectF(58, 52, 514, 776 if small else 684)
    card_frame.paint_field(painter, field, look.ground or family.ground, family.colour)
    lower = look.lower
    if chief and (small or not words.actions or face is FaceDetail.TABLE):
        lower, grow = 6.0, 1.4
    else:
        grow = 1.12 if small else 1.0
    middle = 392 + lower + (70 if small else 0)
    with transformed(painter, card_frame.CARD_WIDTH / 2, middle, look.size * grow):
        look.picture(painter, paper)
    if card.startswith("temple"):
        _paint_plan(painter, int(card[6:]), 34 if small else 31)
    if chief and face is FaceDetail.FULL and words.actions:
        paint_actions(painter, words.actions)
    card_frame.paint_band(painter, field, family.colour)
    size = _CARTOUCHE[face]
    if look.dots and not small:
        card_frame.paint_dots(painter, family.colour, look.dots)
    card_frame.paint_cartouche(
        painter, family.colour, words.numeral or look.numeral, size, paper=paper
    )
    if not look.numeral:
        x, y = card_frame.cartouche_middle(size)
        with transformed(painter, x, y, size):
            _paint_sign(painter, card, look.family)
    if not small:
        card_frame.paint_caption(painter, words.name, words.line if face is FaceDetail.FULL else "")
    card_frame.paint_grain(painter, paper=paper)


def _paint_sign(painter: QPainter, card: str, family: str) -> None:
    """Paint the sign on a cartouche without a numeral."""
    if family == "event":
        with transformed(painter, 0, 0, 0.86):
            paint_charge(painter, "sun", "#8a3a20", 3.4)
    elif family == "bribery":
        paint_footprints(painter, [(-17, 10, -12), (15, -10, 12)], 1.9)
    else:
        paint_nation_sign(painter, card)


def _paint_plan(painter: QPainter, number: int, cell: float) -> None:
    """Paint a small plan of the city at the upper right, with this temple marked."""
    with transformed(painter, 552 - 5 * cell, 78):
        for square in range(1, 26):
            column, row = city_cell(square)
            is_goal = square == number
            stone = (
                "#d8432c" if is_goal else GOLD if square == 25
                else "#c9824f" if square in _TEMPLES else "#efdcae"
            )  # fmt: skip
            ink(painter, slab(column * cell, row * cell, cell - 2, cell - 2, 2), stone, 1.6)
        stroke_path(painter, slab(-5, -5, 5 * cell + 8, 5 * cell + 8, 4), pen(RED, 4))


def city_cell(number: int) -> tuple[int, int]:
    """Return column and row of a city square: 1 to 25 ring by ring, clockwise from above."""
    ring, first = (0, 1) if number < 17 else (1, 17) if number < 25 else (2, 25)
    side = 4 - 2 * ring
    leg, step = divmod(number - first, side) if side else (0, 0)
    across, down = ((step, 0), (side, step), (side - step, side), (0, side - step))[leg]
    return ring + across, ring + down


def paint_card_in(
    painter: QPainter,
    rect: QRectF,
    card: str,
    words: CardWords = _NO_WORDS,
    *,
    face: FaceDetail | None = None,
    paper: bool = False,
) -> None:
    """Paint a card in a rectangle; its width chooses the face unless one is given."""
    scale = rect.width() / CARD_SIZE[0]
    if face is None:
        face = FaceDetail.FULL if paper else FaceDetail.of_width(rect.width())
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    paint_card(painter, card, words, face=face, paper=paper)
    painter.restore()


def family_colour(card: str) -> QColor:
    """Return the colour of a card's frame."""
    return QColor(_family(family_of(card)).colour)
