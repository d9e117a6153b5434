"""The places of the cards in the tray of Cortez."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace

# Lengths are in widths of a card unless noted otherwise.
#: Height of headings above the cards, in heights of the tray.
_HEADING_SHARE = 0.17
#: The space below the cards, in heights of the tray.
_FOOT_SHARE = 0.07
#: Step from card to card of a pile.
_PILE_STEP = 0.085
#: The greatest number of cards shown in a pile.
_MAX_PILE_CARDS = 5
#: From card to card of a fan, the preferred one first, in which all names are legible.
_FAN_STEPS = (1.06, 0.94, 0.82, 0.7, 0.6, 0.54, 0.48, 0.42, 0.36, 0.32, 0.28, 0.25, 0.22)
#: Degrees from card to card of a fan.
_FAN_TURN = 2.2
#: The greatest turn of the outermost cards in degrees.
_MAX_FAN_ANGLE = 7.0
#: How much lower the outermost cards are, in pixels of a card 104 wide.
_MAX_SAG = 8.0
_PILE_GAP = 0.17
_GROUP_GAP = 0.3
#: Space before the first card, in pixels.
_TRAY_MARGIN = 16.0


@dataclass(frozen=True, slots=True)
class HandPlaces:
    """The tray: places of piles and cards, and the headings above them."""

    #: For each type of provision its cards from the bottom up; one place where none is held.
    provisions: tuple[tuple[CardPlace, ...], ...]
    warriors: tuple[CardPlace, ...]
    objective: tuple[CardPlace, ...]
    bribery: tuple[CardPlace, ...]
    #: The rectangle of each group's heading, by group.
    headings: dict[str, QRectF]
    #: The x of the lines between groups.
    lines: tuple[float, ...]


def place_hand(
    tray: QRectF, provisions: Sequence[int], warriors: int, objective: int, bribery: int
) -> HandPlaces:
    """Return the places in the tray of a hand with these numbers of cards, in scene pixels.

    Many cards overlap more, and then become smaller. `provisions` has a count for each pile.
    """
    card_height = tray.height() * (1 - _HEADING_SHARE - _FOOT_SHARE)
    card_width = card_height * CARD_SIZE[0] / CARD_SIZE[1]
    free_width = tray.width() - 28
    for step in _FAN_STEPS:
        width = _tray_width(provisions, warriors, objective, bribery, step)
        if width * card_width <= free_width:
            break
    card_width = min(card_width, free_width / width)
    spare = max(0.0, free_width / card_width - width)
    bribery_step = min(1 + _PILE_GAP, step + spare / (bribery - 1)) if bribery > 1 else step
    filler = _TrayFiller(tray, card_width)
    return HandPlaces(
        filler.add_piles(provisions),
        filler.add_fan("warrior", warriors, step, is_curved=True),
        filler.add_fan("objective", objective, step),
        filler.add_fan("bribery", bribery, bribery_step),
        filler.headings,
        tuple(filler.lines),
    )


class _TrayFiller:
    """Puts groups of cards into the tray, from left to right."""

    def __init__(self, tray: QRectF, card_width: float) -> None:
        self._tray, self._card_width = tray, card_width
        self._scale = card_width / CARD_SIZE[0]
        share = _HEADING_SHARE + (1 - _HEADING_SHARE - _FOOT_SHARE) / 2
        #: The middle of the cards, and the left edge of the next group.
        self._y, self._x = tray.top() + tray.height() * share, tray.left() + _TRAY_MARGIN
        self.headings: dict[str, QRectF] = {}
        self.lines: list[float] = []

    def add_piles(self, counts: Sequence[int]) -> tuple[tuple[CardPlace, ...], ...]:
        """Return the places of the cards in each pile of provisions."""
        wide = self._card_width
        self._add_heading("provision", _pile_widths(counts) * wide)
        piles = []
        for count in counts:
            shown_count = max(1, min(count, _MAX_PILE_CARDS))
            steps = [self._x + wide / 2 + i * _PILE_STEP * wide for i in range(shown_count)]
            piles.append(tuple(CardPlace(QPointF(x, self._y), 0, self._scale) for x in steps))
            self._x += (1 + (shown_count - 1) * _PILE_STEP + _PILE_GAP) * wide
        return tuple(piles)

    def add_fan(
        self, group: str, count: int, step: float, *, is_curved: bool = False
    ) -> tuple[CardPlace, ...]:
        """Return the places of the cards of a fan; only warriors keep their place without cards."""
        if not count and group != "warrior":
            return ()
        wide = self._card_width
        self.lines.append(self._x + (_GROUP_GAP - _PILE_GAP) * wide / 2 - _PILE_GAP * wide / 2)
        self._x += (_GROUP_GAP - _PILE_GAP) * wide
        width = max(1.0, _fan_width(count, step)) * wide
        self._add_heading(group, width)
        half = max(0.5, (count - 1) / 2)
        angle = min(_FAN_TURN, _MAX_FAN_ANGLE / half) if is_curved else 0.0
        sag = min(1.2 * half * half, _MAX_SAG) * wide / 104 if is_curved else 0.0
        places = []
        for i in range(count):
            offset = i - (count - 1) / 2
            y = self._y + sag * ((offset / half) ** 2 - 0.15)
            point = QPointF(self._x + (0.5 + i * step) * wide, y)
            places.append(CardPlace(point, offset * angle, self._scale))
        self._x += (max(1.0, _fan_width(count, step)) + _PILE_GAP) * wide
        return tuple(places)

    def _add_heading(self, group: str, width: float) -> None:
        height = self._tray.height() * _HEADING_SHARE
        self.headings[group] = QRectF(self._x, self._tray.top() + 4, width, height)


def _fan_width(count: int, fan: float) -> float:
    """Return the width of a fan of cards, in card widths."""
    return 1 + (count - 1) * fan if count else 0.0


def _pile_widths(provisions: Sequence[int]) -> float:
    step_counts = [max(0, min(count, _MAX_PILE_CARDS) - 1) for count in provisions]
    return sum(1 + steps * _PILE_STEP + _PILE_GAP for steps in step_counts)


def _tray_width(
    provisions: Sequence[int], warriors: int, objective: int, bribery: int, fan: float
) -> float:
    """Return the width of the whole tray, in card widths."""
    fan_counts = [max(1, warriors), *(count for count in (objective, bribery) if count)]
    return _pile_widths(provisions) + sum(
        _fan_width(count, fan) + _GROUP_GAP for count in fan_counts
    )
