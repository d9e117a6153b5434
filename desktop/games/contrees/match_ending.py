"""The end of a match of Contrées: when each tile fell, the land, remarkable figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.contrees.words.names import tile_name
from desktop.games.contrees.words.texts import details
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
    names_of_equals,
    own_numbers,
    remove_number,
)
from engine.core.values import CALLED_OFF, Result, Seat
from engine.games.contrees.actions import Hex
from engine.games.contrees.events import Built, Demolished, Lost, Taken
from engine.games.contrees.liberties import groups
from engine.games.contrees.views import ContreesView
from engine.play.match import Match


@dataclass(frozen=True, slots=True)
class _Fall:
    """Tiles that a seat took with one tower."""

    seat: Seat
    tiles: tuple[Hex, ...]
    #: The number of towers built until then.
    tower: int
    razed: int
    #: The tiles of each seat afterwards.
    tile_counts: tuple[int, int]


@dataclass(slots=True)
class _Course:
    falls: list[_Fall] = field(default_factory=list)
    built: list[int] = field(default_factory=lambda: [0, 0])
    #: The most towers razed with one action, by seat.
    razed: list[int] = field(default_factory=lambda: [0, 0])
    lost: list[int] = field(default_factory=lambda: [0, 0])
    taken_counts: list[int] = field(default_factory=lambda: [0, 0])
    #: How often the lead in tiles changed.
    turns: int = 0


def _course_of(match: Match[ContreesView]) -> _Course:
    course = _Course()
    tile_counts, leader = _first_holdings(match), None
    for step in match.steps:
        razed, taken = 0, list[Taken]()
        for event in step.events:
            match event:
                case Built(seat=seat):
                    course.built[seat] += 1
                case Demolished(seat=seat, towers=towers):
                    razed += len(towers)
                    course.razed[seat] = max(course.razed[seat], razed)
                case Lost(seat=seat, hexes=hexes):
                    tile_counts[seat] -= len(hexes)
                    course.lost[seat] += len(hexes)
                case Taken(seat=seat, hexes=hexes):
                    tile_counts[seat] += len(hexes)
                    course.taken_counts[seat] += len(hexes)
                    taken.append(event)
        for event in taken:
            fall = _Fall(
                event.seat, event.hexes, sum(course.built), razed, (tile_counts[0], tile_counts[1])
            )
            course.falls.append(fall)
        if tile_counts[0] != tile_counts[1]:
            ahead = 0 if tile_counts[0] > tile_counts[1] else 1
            course.turns += leader not in (None, ahead)
            leader = ahead
    return course


def _first_holdings(match: Match[ContreesView]) -> list[int]:
    """Return the tiles of each seat at the start, of which a written position may have some."""
    tile_counts = [len(tiles) for tiles in match.open_view().owners]
    for step in match.steps:
        for event in step.events:
            if isinstance(event, Taken):
                tile_counts[event.seat] -= len(event.hexes)
            elif isinstance(event, Lost):
                tile_counts[event.seat] += len(event.hexes)
    return tile_counts


def ending(match: Match[ContreesView], names: Sequence[str], person: Seat | None) -> MatchEnding:
    """Return the end of a match that is over."""
    result, view = match.result, match.open_view()
    assert result is not None
    course = _course_of(match)
    seat = person if person is not None else next(iter(result.winners), 0)
    figures = tuple(_figures(course, view, names, seat, is_person=person is not None))
    won = [tile for winner in result.winners for tile in view.owners[winner]]
    lit = won if view.phase == "over" else []
    return MatchEnding(
        _title(result, names),
        _cause(result, names, view),
        _band(course, view),
        figures,
        tuple(translate("ContreesEnding", "%n tile(s)", "", len(tiles)) for tiles in view.owners),
        partial(_board, view, lit) if view.land else lambda: None,
        (partial(_frieze, seat, len(view.towers[seat])),) if view.towers[seat] else (),
        own_numbers(figures) if person is not None else (),
    )


def _title(result: Result, names: Sequence[str]) -> str:
    if title := early_title(result):
        return title
    if len(result.winners) != 1:
        return translate("ContreesEnding", "The land is divided")
    name = names[result.winners[0]]
    if not name:
        return translate("ContreesEnding", "The land is yours")
    return translate("ContreesEnding", "The land is {name}’s").format(name=name)


def _cause(result: Result, names: Sequence[str], view: ContreesView) -> str:
    if result.by == CALLED_OFF:
        return " ".join(called_off_words())
    if result.by == "resignation":
        name = names[result.winners[0]]
        if not name:
            return translate("Contrees", "You win!")
        return translate("Contrees", "{name} wins.").format(name=name)
    reason = details()[result.by]
    if result.by == "draw":
        return reason
    winner = result.winners[0]
    points = view.demolished if result.by == "razed" else view.score
    text = translate("ContreesEnding", "{reason} Final score: {more} to {less}.")
    if result.by == "razed":
        text = translate("ContreesEnding", "{reason} Razed towers: {more} to {less}.")
    return text.format(reason=reason, more=points[winner], less=points[1 - winner])


def _band(course: _Course, view: ContreesView) -> MatchCourse:
    heading = translate("ContreesEnding", "How the land was taken")
    taken = sum(len(fall.tiles) for fall in course.falls)
    note = translate("ContreesEnding", "%n tile(s) taken, in this order", "", taken)
    # A tile may fall several times; the last time decides.
    last = {tile: number for number, fall in enumerate(course.falls) for tile in fall.tiles}
    won = set() if view.winner is None else set(view.owners[view.winner])
    if won:
        note = translate(
            "ContreesEnding",
            "%n tile(s) taken, in this order; those with a crown were kept",
            "",
            taken,
        )
    cells = tuple(
        _cell(
            fall,
            view,
            lit=fall.seat == view.winner
            and any(last[tile] == number and tile in won for tile in fall.tiles),
        )
        for number, fall in enumerate(course.falls)
    )
    return MatchCourse(heading, note, cells)


def _cell(fall: _Fall, view: ContreesView, *, lit: bool) -> CourseCell:
    label = tile_name(view, fall.tiles[0])
    if len(fall.tiles) > 1:
        label = f"{label} +{len(fall.tiles) - 1}"
    note = translate("ContreesEnding", "tower {number}; score {first} : {second}").format(
        number=fall.tower, first=fall.tile_counts[0], second=fall.tile_counts[1]
    )
    return CourseCell(fall.seat, label, note, is_decisive=lit)


def _figures(
    course: _Course, view: ContreesView, names: Sequence[str], seat: Seat, *, is_person: bool
) -> Iterator[Figure]:
    own_row, other = int(is_person), 1 - seat
    if view.phase == "over":
        margin = abs(view.score[0] - view.score[1])
        first = seat if view.winner is None else view.winner
        yield Figure(
            "score",
            f"{view.score[first]} : {view.score[1 - first]}",
            translate("ContreesEnding", "the score at the end"),
            _against(names[first], names[1 - first]),
            max(0.3, 0.9 - 0.12 * margin),
            is_narrow=True,
            own_number=view.score[seat] * own_row,
        )
    if max(course.razed):
        razer = seat if course.razed[seat] >= course.razed[other] else other
        yield Figure(
            "razed",
            str(course.razed[razer]),
            remove_number(
                translate(
                    "ContreesEnding", "%n tower(s) razed in one move", "", course.razed[razer]
                ),
                course.razed[razer],
            ),
            names_of_equals(course.razed, razer, names),
            min(0.85, 0.3 + 0.12 * course.razed[razer]),
            own_number=course.razed[seat] * own_row,
        )
    if course.turns:
        yield Figure(
            "turns",
            str(course.turns),
            remove_number(
                translate("ContreesEnding", "%n time(s) the lead changed", "", course.turns),
                course.turns,
            ),
            translate("ContreesEnding", "counted in tiles"),
            min(0.8, 0.3 + 0.15 * course.turns),
            is_narrow=True,
        )
    if course.lost[seat]:
        yield Figure(
            "lost",
            translate("ContreesEnding", "{lost} of {taken}").format(
                lost=course.lost[seat], taken=course.taken_counts[seat]
            ),
            translate("ContreesEnding", "tiles taken, then lost"),
            names[seat] or only_person_name(),
            0.42,
        )
    largest = [0, 0]
    for group in groups(view):
        largest[group.seat] = max(largest[group.seat], len(group.towers))
    if largest[seat] > 1:
        yield Figure(
            "group",
            str(largest[seat]),
            remove_number(
                translate("ContreesEnding", "%n tower(s) in the largest group", "", largest[seat]),
                largest[seat],
            ),
            most_note(largest, seat, names),
            0.34,
            own_number=largest[seat] * own_row,
        )
    if course.built[seat]:
        yield Figure(
            "built",
            str(course.built[seat]),
            remove_number(
                translate("ContreesEnding", "%n tower(s) built", "", course.built[seat]),
                course.built[seat],
            ),
            most_note(course.built, seat, names),
            0.2,
        )


def _against(name: str, other: str) -> str:
    """Return who played against whom; an empty name means the person at the screen."""
    if not name:
        text = translate("ContreesEnding", "you against {other}")
    elif not other:
        text = translate("ContreesEnding", "{name} against you")
    else:
        text = translate("ContreesEnding", "{name} against {other}")
    return text.format(name=name, other=other)


# -- pictures --------------------------------------------------------------------------------------


def _board(view: ContreesView, lit: Sequence[Hex]) -> BoardPart:
    from desktop.games.contrees.art.geometry import bounds, hexagon

    path = QPainterPath()
    for tile in lit:
        piece = QPainterPath()
        piece.addPolygon(hexagon(tile, 1.005))
        piece.closeSubpath()
        path = path.united(piece)
    return BoardPart(bounds(view.land).adjusted(-24, -50, 24, 34), path)


def _frieze(seat: Seat, towers: int, painter: QPainter, rect: QRectF) -> None:
    from desktop.games.contrees.art.towers import TOWER_RECT, paint_tower

    scale = rect.height() / (TOWER_RECT.height() + 4)
    width = TOWER_RECT.width() * scale * 0.92
    count = min(towers, int(rect.width() / width))
    left = rect.center().x() - width * (count - 1) / 2
    for number in range(count):
        painter.save()
        painter.translate(left + width * number, rect.bottom() - TOWER_RECT.bottom() * scale)
        painter.scale(scale, scale)
        paint_tower(painter, seat)
        painter.restore()
