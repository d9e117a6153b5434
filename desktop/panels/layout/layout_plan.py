"""The layout plan of the panel: which parts are shown in full."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from desktop.panels.seats.held_card import CardForm

#: Height of the panel below which seats show only the most important facts.
_MIN_TALL_HEIGHT: Final = 740
#: Height the chronicle needs before the seats are shown in full.
_CHRONICLE_HEIGHT_BESIDE_SEATS = 145
#: Height the chronicle needs before pile or score are shown in full.
_CHRONICLE_HEIGHT_BESIDE_BOXES = 220
#: Height of four close lines of the chronicle below its heading. With less, seat cards take their
#: lowest form, and the goal and the foldable boxes are hidden.
FOUR_LINES_HEIGHT: Final = 146
#: Height a hint needs for all its actions, the reasons and the explanation of its figures.
_HINT_HEIGHT: Final = 340
#: Height reserved for a hint through the whole match, by form of the seat cards. Lower cards go
#: with a shorter hint. It may also take the place of the buttons at the foot.
_KEPT_FOR_HINT: Final = {
    CardForm.TALL: _HINT_HEIGHT,
    CardForm.SHORT: 215,
    CardForm.LOW: 190,
    CardForm.LINE: 0,
}
#: Height the list of moves needs where seats are low: its heading and at least five lines.
_MOVE_LIST_HEIGHT: Final = 190
#: Height of the chronicle below which the panel scrolls.
_MIN_CHRONICLE_HEIGHT = 56
#: Height of the chronicle in a panel that scrolls.
SCROLLED_HEIGHT = 160
#: Height of the margins and the row of buttons.
FRAME_HEIGHT: Final = 58
#: Gap between two parts.
SPACING: Final = {CardForm.TALL: 10, CardForm.SHORT: 6, CardForm.LOW: 4, CardForm.LINE: 1}

#: The sizes of seats where there is little room.
LOWEST: Final = (CardForm.LOW, CardForm.LINE)


@dataclass(frozen=True, slots=True)
class BoxHeights:
    """The heights of a box in its short and its tall form."""

    short: int
    tall: int
    #: Whether the box is about the current moment and is shown in full before the seats are.
    is_before_seats: bool = False
    #: The height when only its figures are left, 0 if it can be hidden; None if it stays.
    folded: int | None = None

    @property
    def extra_height(self) -> int:
        """The height between the short and the tall form."""
        return self.tall - self.short


@dataclass(frozen=True, slots=True)
class PanelHeights:
    """The needs of all parts of a panel, in pixels of normal text."""

    #: The visible height of the panel.
    panel_height: int
    #: The height of the goal, above the seats.
    goal_height: int
    seats: int
    #: The height of all seat cards together, by size.
    cards: Mapping[CardForm, int]
    #: Whether seat cards may become low as soon as the page below has less than it should.
    may_be_low: bool
    #: From top to bottom.
    boxes: Sequence[BoxHeights]
    #: The height the page needs to show a hint with its reasons; 0 if it shows none.
    hint_height: int = 0
    #: Whether the page shows the list of moves.
    are_moves_listed: bool = False
    #: The height the page needs for a bubble that stands on it, or 0.
    bubble_height: int = 0
    #: The height of the remarks below the page with their gap, or 0. A hint may hide them.
    remarks: int = 0
    #: The height the page needs to show the end of a match; 0 while it goes on.
    ending_height: int = 0

    @property
    def min_height_below(self) -> int:
        """The minimum height of the page below."""
        least = max(_CHRONICLE_HEIGHT_BESIDE_SEATS, self.ending_height, self.bubble_height)
        return max(_HINT_HEIGHT, self.hint_height) if self.hint_height else least

    def fixed_height(self, size: CardForm) -> int:
        """Return the height of the seats and of all gaps between parts."""
        return self.cards[size] + SPACING[size] * (self.seats + len(self.boxes) + 2)


@dataclass(frozen=True, slots=True)
class SeatForm:
    """How the seats stand through a match in a window of one size, so that no click misses them."""

    size: CardForm
    is_goal_shown: bool

    def lower(self) -> SeatForm | None:
        """Return the form that needs less room: without the goal, or with smaller cards; or None.

        Tall cards become short before the goal is hidden.
        """
        if self.is_goal_shown and self.size is not CardForm.TALL:
            return SeatForm(self.size, is_goal_shown=False)
        sizes = list(SPACING)
        at = sizes.index(self.size) + 1
        return SeatForm(sizes[at], self.is_goal_shown) if at < len(sizes) else None


@dataclass(frozen=True, slots=True)
class LayoutPlan:
    """The parts to show, so that the page below has enough room."""

    size: CardForm
    is_goal_shown: bool
    #: Whether each box that is shown is tall; the remaining boxes are hidden.
    tall: tuple[bool, ...]
    #: Pixels by which the content exceeds the visible panel; above 0 it scrolls.
    overflow: int
    #: The numbers of the boxes that are folded.
    folded: frozenset[int] = frozenset()
    #: The height left for the page below.
    height_below: int = field(default=0, compare=False)


def seat_form(needs: PanelHeights) -> SeatForm:
    """Return the form of the seats for the whole match: nothing asked for or offered changes it."""
    calm = replace(needs, hint_height=0, bubble_height=0, ending_height=0, are_moves_listed=False)
    plan = plan_layout(calm)
    form: SeatForm | None = SeatForm(plan.size, plan.is_goal_shown)
    # Where there is no room for both, a hint takes the place of the remarks.
    alone = replace(calm, boxes=(), remarks=0)
    while form is not None and plan_layout(alone, form).height_below < _KEPT_FOR_HINT[form.size]:
        form = form.lower()
    return form or SeatForm(CardForm.LINE, is_goal_shown=False)


def plan_layout(needs: PanelHeights, form: SeatForm | None = None) -> LayoutPlan:
    """Return the plan that shows as much as the page below leaves room for.

    `form` is the form of the seats; None finds the one that suits these needs alone.
    """
    free_height = needs.panel_height - FRAME_HEIGHT - needs.goal_height - needs.remarks
    free_height -= sum(box.short for box in needs.boxes)
    size = form.size if form is not None else _card_size(needs, free_height)
    free_height -= needs.fixed_height(size)
    # The goal is hidden if even low seats leave too little room, or if the match has ended.
    spared = size in LOWEST or needs.ending_height > 0
    least = needs.min_height_below if spared else FOUR_LINES_HEIGHT
    goal = needs.goal_height > 0 and (
        form.is_goal_shown if form is not None else free_height >= least
    )
    if not goal:
        free_height += needs.goal_height
    boxes = list(needs.boxes)
    is_asked = needs.are_moves_listed or needs.hint_height or needs.bubble_height
    if is_asked and (form is not None or size in LOWEST):
        # The list or hint was requested and must be readable; so must an offer.
        while boxes and free_height < (
            _HINT_HEIGHT if needs.hint_height else needs.bubble_height or _MOVE_LIST_HEIGHT
        ):
            free_height += boxes.pop().short + SPACING[size]
    folded = frozenset[int]()
    if not needs.hint_height and size is not CardForm.LINE:
        folded, free_height = _folded_boxes(boxes, free_height, SPACING[size])
    are_tall, height_below = _tall_boxes(boxes, free_height, needs.min_height_below)
    if needs.hint_height:
        return LayoutPlan(
            size,
            goal,
            are_tall,
            max(0, needs.hint_height - height_below),
            height_below=height_below,
        )
    overflow = SCROLLED_HEIGHT - height_below if height_below < _MIN_CHRONICLE_HEIGHT else 0
    return LayoutPlan(size, goal, are_tall, overflow, folded, height_below)


def _card_size(needs: PanelHeights, free_height: int) -> CardForm:
    """Return the largest size of seat cards that leaves enough room, or the smallest."""
    # Boxes about the current moment are shown in full before the seats.
    more = sum(box.extra_height for box in needs.boxes if box.is_before_seats)
    if (
        needs.panel_height >= _MIN_TALL_HEIGHT
        and free_height - more - needs.fixed_height(CardForm.TALL) >= needs.min_height_below
    ):
        return CardForm.TALL
    # The goal is hidden before the facts of the seats are.
    height_below = FOUR_LINES_HEIGHT - needs.goal_height
    if needs.may_be_low:
        height_below = needs.min_height_below
    is_low_smaller = needs.cards[CardForm.LOW] < needs.cards[CardForm.SHORT]
    if not is_low_smaller or free_height - needs.fixed_height(CardForm.SHORT) >= height_below:
        return CardForm.SHORT
    # A hint or an offer that would hide seats even without boxes has them on a line each.
    spare = needs.goal_height + sum(box.short + SPACING[CardForm.LOW] for box in needs.boxes)
    would_hide_seats = max(
        needs.hint_height, needs.bubble_height
    ) > free_height + spare - needs.fixed_height(CardForm.LOW)
    if needs.hint_height or needs.bubble_height:
        return CardForm.LINE if would_hide_seats else CardForm.LOW
    folding = sum(box.short - box.folded for box in needs.boxes if box.folded is not None)
    fits = (
        free_height + needs.goal_height + folding - needs.fixed_height(CardForm.LOW)
        >= FOUR_LINES_HEIGHT
    )
    return CardForm.LOW if fits else CardForm.LINE


def _folded_boxes(
    boxes: Sequence[BoxHeights], free_height: int, gap: int
) -> tuple[frozenset[int], int]:
    """Return the boxes to fold so that four lines fit below, and the room left then."""
    folded: set[int] = set()
    for number, box in enumerate(boxes):
        if free_height < FOUR_LINES_HEIGHT and box.folded is not None:
            folded.add(number)
            free_height += box.short - box.folded + (0 if box.folded else gap)
    return frozenset(folded), free_height


def _tall_boxes(
    boxes: Sequence[BoxHeights], free_height: int, min_height_below: int
) -> tuple[tuple[bool, ...], int]:
    """Return which boxes are shown in full, and the room left then.

    Earlier boxes have priority: a box that does not fit keeps later ones short.
    """
    height_below, are_tall = free_height, [False] * len(boxes)
    for number in sorted(range(len(boxes)), key=lambda number: not boxes[number].is_before_seats):
        box = boxes[number]
        free_height -= box.extra_height
        needed = 0 if box.is_before_seats else _CHRONICLE_HEIGHT_BESIDE_BOXES
        if free_height >= max(min_height_below, needed):
            are_tall[number] = True
            height_below -= box.extra_height
    return tuple(are_tall), height_below
