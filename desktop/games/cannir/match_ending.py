"""The end of a match of Cannir: its sovereign suites as a band, the star, remarkable figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cannir.words.names import cell_name
from desktop.games.cannir.words.texts import CannirTexts, values_on
from desktop.language.attendance_texts import called_off_words
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.table.replay.match_ending import (
    BoardPart,
    CourseCell,
    Figure,
    MatchCourse,
    MatchEnding,
    early_title,
    most_note,
    only_first,
    own_numbers,
    remove_number,
)
from engine.core.values import CALLED_OFF, Result, Seat
from engine.games.cannir.board import BOARD
from engine.games.cannir.events import Attacked, Placed, Restored
from engine.games.cannir.reigns import Fate, Reign, reigns_of
from engine.games.cannir.views import CannirView
from engine.play.match import Match

#: The most cards that are painted at the head of the sheet.
_MAX_CARDS = 7


@dataclass(slots=True)
class _Course:
    reigns: list[Reign] = field(default_factory=list)
    #: By seat, cards laid, attacks and cards restored.
    laid_counts: dict[Seat, int] = field(default_factory=dict)
    attacks: dict[Seat, int] = field(default_factory=dict)
    restored: dict[Seat, int] = field(default_factory=dict)
    #: The last cards laid face up.
    last: list[str] = field(default_factory=list)


def _course_of(match: Match[CannirView]) -> _Course:
    course = _Course(reigns_of(match.steps))
    for step in match.steps:
        for event in step.events:
            match event:
                case Placed(seat=seat, card=card):
                    course.laid_counts[seat] = course.laid_counts.get(seat, 0) + 1
                    if card is not None:
                        course.last.append(card)
                case Attacked(seat=seat):
                    course.attacks[seat] = course.attacks.get(seat, 0) + 1
                case Restored(seat=seat):
                    course.restored[seat] = course.restored.get(seat, 0) + 1
    return course


def ending(match: Match[CannirView], names: Sequence[str], person: Seat | None) -> MatchEnding:
    """Return the end of a match that is over."""
    result, view = match.result, match.open_view()
    assert result is not None
    course = _course_of(match)
    seat = person if person is not None else next(iter(result.winners), 0)
    figures = (
        *_figures(course, names, seat, is_person=person is not None),
        *_stack_figures(view),
    )
    suite_counts = [sum(each.seat == s for each in course.reigns) for s in range(len(names))]
    suite = view.sovereign.cells if view.sovereign is not None and view.winner is not None else ()
    cards = [view.board[BOARD.cell(cell)][-1].card for cell in suite]
    last_cards = [card for card in cards if card is not None] or course.last[-3:]
    return MatchEnding(
        _title(result, names),
        _cause(result, names, view),
        _band(course, result),
        figures,
        tuple(translate("CannirEnding", "%n suite(s)", "", count) for count in suite_counts),
        partial(_board, suite),
        (partial(_frieze, tuple(last_cards[-_MAX_CARDS:])),) if last_cards else (),
        own_numbers(figures) if person is not None else (),
    )


def _title(result: Result, names: Sequence[str]) -> str:
    if title := early_title(result):
        return title
    if not result.winners:
        return translate("CannirEnding", "The star goes dark")
    name = names[result.winners[0]]
    if not name:
        return translate("CannirEnding", "The star is yours")
    return translate("CannirEnding", "The star is {name}’s").format(name=name)


def _cause(result: Result, names: Sequence[str], view: CannirView) -> str:
    if result.by == CALLED_OFF:
        return " ".join(called_off_words())
    if view.sovereign is None or view.winner is None or result.by == "resignation":
        return CannirTexts().result(result, names, None, view)[1]
    values = values_on(view, view.sovereign.cells)
    return translate("CannirEnding", "The sovereign suite {values} lasted a whole round.").format(
        values=values
    )


def _band(course: _Course, result: Result) -> MatchCourse:
    heading = translate("CannirEnding", "The sovereign suites")
    fates = [each.fate for each in course.reigns]
    count = len(course.reigns) - fates.count(Fate.TAKEN)
    note = translate("CannirEnding", "%n suite(s) became sovereign", "", count)
    ends = [
        translate("CannirEnding", "%n broken", "", fates.count(Fate.BROKEN)),
        translate("CannirEnding", "%n lengthened", "", fates.count(Fate.LENGTHENED)),
        translate("CannirEnding", "%n replaced by another", "", fates.count(Fate.REPLACED)),
        translate("CannirEnding", "%n change(s) of owner", "", fates.count(Fate.TAKEN)),
    ]
    texts = [text for text, fate in zip(ends, Fate, strict=True) if fate in fates]
    if texts:
        text = translate("CannirEnding", "{suites}: {ends}")
        note = text.format(suites=note, ends=", ".join(texts))
    last = len(course.reigns) - 1
    cells = tuple(
        _cell(
            each,
            _place_note(each, course.reigns),
            lit=number == last and each.fate is None and each.seat in result.winners,
        )
        for number, each in enumerate(course.reigns)
    )
    return MatchCourse(heading, note, cells)


def _place_note(reign: Reign, reigns: Sequence[Reign]) -> str:
    """Return where a suite lies if another one there has its values: its ends, or all its cells."""
    alike = {
        each.cells
        for each in reigns
        if sorted(each.values) == sorted(reign.values) and each.cells != reign.cells
    }
    ends = reign.cells[0], reign.cells[-1]
    if not alike:
        return ""
    is_plain = all({cells[0], cells[-1]} != {*ends} for cells in alike)
    return "–".join(map(cell_name, ends if is_plain else reign.cells))


def _cell(reign: Reign, place: str, *, lit: bool) -> CourseCell:
    values = " ".join(filter(None, ("·".join(map(str, sorted(reign.values))), place)))
    cells = "–".join(map(cell_name, reign.cells))
    note = translate("CannirEnding", "card {number}, on {cells}").format(
        number=reign.card, cells=cells
    )
    return CourseCell(reign.seat, values, note, is_decisive=lit)


def _figures(
    course: _Course, names: Sequence[str], seat: Seat, *, is_person: bool
) -> Iterator[Figure]:
    if course.reigns:
        yield from _suite_figures(course.reigns, names, seat, is_person=is_person)
    count = course.attacks.get(seat, 0)
    text = translate("CannirEnding", "%n card(s) attacked", "", count)
    counts = _by_seat(course.attacks, len(names))
    yield from _count_figure("attacks", text, counts, seat, names, 0.3, own=is_person)
    count = course.laid_counts.get(seat, 0)
    text = translate("CannirEnding", "%n card(s) laid", "", count)
    counts = _by_seat(course.laid_counts, len(names))
    yield from _count_figure("laid", text, counts, seat, names, 0.2)
    count = course.restored.get(seat, 0)
    text = translate("CannirEnding", "%n card(s) restored", "", count)
    counts = _by_seat(course.restored, len(names))
    yield from _count_figure("restored", text, counts, seat, names, 0.28)


def _suite_figures(
    reigns: Sequence[Reign], names: Sequence[str], seat: Seat, *, is_person: bool
) -> Iterator[Figure]:
    """Yield the figures about sovereign suites: held, longest, shortest and ended ones."""
    seats = len(names)
    counts = [sum(reign.seat == holder for reign in reigns) for holder in range(seats)]
    text = translate("CannirEnding", "%n sovereign suite(s) held", "", counts[seat])
    yield from _count_figure("suites", text, counts, seat, names, 0.5, own=is_person)
    size = max(len(reign.values) for reign in reigns)
    longest = [reign for reign in reigns if len(reign.values) == size]
    # No suite is the longest beside another one just as long, nor is it a feat of all.
    if len({each.cells for each in longest}) == 1 and len({each.seat for each in longest}) < seats:
        is_own = is_person and any(reign.seat == seat for reign in longest)
        yield Figure(
            "longest",
            "·".join(map(str, sorted(longest[0].values))),
            translate("CannirEnding", "the longest suite"),
            " · ".join(dict.fromkeys(names[reign.seat] or only_person_name() for reign in longest)),
            0.25 + 0.1 * size,
            own_number=size if is_own else 0,
        )
    if (shortest := _shortest(reigns)) is not None:
        yield Figure(
            "shortest",
            "·".join(map(str, sorted(shortest.values))),
            translate("CannirEnding", "the shortest reign"),
            _reigned(names[shortest.seat], names[shortest.ended_by or 0]),
            0.55,
            is_narrow=True,
        )
    counts = _ended_reign_counts(reigns, seats, Fate.BROKEN)
    text = translate("CannirEnding", "%n suite(s) broken", "", counts[seat])
    yield from _count_figure("broken", text, counts, seat, names, 0.6, own=is_person)
    counts = _ended_reign_counts(reigns, seats, Fate.LENGTHENED, Fate.REPLACED)
    text = translate("CannirEnding", "%n suite(s) lengthened or replaced", "", counts[seat])
    yield from _count_figure("outdone", text, counts, seat, names, 0.58)


def _count_figure(
    key: str,
    text: str,
    counts: list[int],
    seat: Seat,
    names: Sequence[str],
    weight: float,
    *,
    own: bool = False,
) -> Iterator[Figure]:
    """Yield the figure of a seat's count, unless it is 0; `text` contains the count."""
    count = counts[seat]
    if count:
        yield Figure(
            key,
            str(count),
            remove_number(text, count),
            most_note(counts, seat, names),
            weight,
            own_number=count if own else 0,
        )


def _by_seat(counts: Mapping[Seat, int], seats: int) -> list[int]:
    return [counts.get(seat, 0) for seat in range(seats)]


def _shortest(reigns: Sequence[Reign]) -> Reign | None:
    """Return the reign that lasted for fewer cards than every other one; None if none did."""
    lasted = sorted(
        ((each.until - each.card, number) for number, each in enumerate(reigns) if each.until),
    )
    if len(lasted) < 2 or lasted[0][0] == lasted[1][0]:
        return None
    return reigns[lasted[0][1]]


def _ended_reign_counts(reigns: Sequence[Reign], seats: int, *fates: Fate) -> list[int]:
    """Return by seat how many reigns it ended in these ways."""
    return [
        sum(each.ended_by == seat and each.fate in fates for each in reigns)
        for seat in range(seats)
    ]


def _reigned(name: str, other: str) -> str:
    """Return whose reign was ended by whom; an empty name means the person at the screen."""
    if not name:
        text = translate("CannirEnding", "yours, ended by {other}")
    elif not other:
        text = translate("CannirEnding", "{name}, ended by you")
    else:
        text = translate("CannirEnding", "{name}, ended by {other}")
    return text.format(name=name, other=other or only_person_name())


def _stack_figures(view: CannirView) -> Iterator[Figure]:
    """Yield figures about the board at the end, which every match has."""
    stacks = zip(BOARD.names, view.board, strict=True)
    highest = only_first(stacks, lambda pair: -len(pair[1]))
    if highest is not None and len(highest[1]) > 1:
        cell, stack = highest
        yield Figure(
            "stack",
            str(len(stack)),
            remove_number(
                translate("CannirEnding", "%n card(s) in the highest stack", "", len(stack)),
                len(stack),
            ),
            cell_name(cell),
            min(0.6, 0.15 + 0.08 * len(stack)),
        )
    covered = sum(bool(cards) for cards in view.board)
    yield Figure(
        "covered",
        translate("CannirEnding", "{number} of {all}").format(number=covered, all=len(view.board)),
        translate("CannirEnding", "medallions covered"),
        translate("CannirEnding", "at the end"),
        0.15,
    )
    if view.removed:
        yield Figure(
            "removed",
            str(len(view.removed)),
            remove_number(
                translate("CannirEnding", "%n card(s) left the game", "", len(view.removed)),
                len(view.removed),
            ),
            translate("CannirEnding", "spent to attack or restore"),
            0.18,
        )


# -- pictures --------------------------------------------------------------------------------------


def _board(suite: Sequence[str]) -> BoardPart:
    from desktop.games.cannir.art.geometry import CENTRE, STEP, suite_outline

    around = 3.75 * STEP
    area = QRectF(CENTRE.x() - around, CENTRE.y() - around, 2 * around, 2 * around)
    path = suite_outline(suite) if suite else QPainterPath()
    return BoardPart(area, path)


def _frieze(cards: Sequence[str], painter: QPainter, rect: QRectF) -> None:
    from desktop.games.cannir.art.cards import CARD_SIZE, paint_card_in

    width = rect.height() * CARD_SIZE[0] / CARD_SIZE[1]
    step = width * 1.12
    left = rect.center().x() - step * (len(cards) - 1) / 2 - width / 2
    for number, card in enumerate(cards):
        paint_card_in(painter, QRectF(left + step * number, rect.top(), width, rect.height()), card)
