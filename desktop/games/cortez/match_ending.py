"""The end of a match of Cortez: its treasures as a band, the city, remarkable figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.cortez.words.places import square_phrase
from desktop.games.cortez.words.results import detail, ended
from desktop.language.attendance_texts import called_off_words
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
    round_name,
)
from engine.core.values import CALLED_OFF, Result, Seat
from engine.games.cortez.board import BOARD
from engine.games.cortez.events import CombatBegan, CombatEnded, Moved, TreasureAwarded
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match


@dataclass(frozen=True, slots=True)
class _Combat:
    """A combat that was decided."""

    began: CombatBegan
    ended: CombatEnded


@dataclass(slots=True)
class _Course:
    """Everything that the sheet counts of a match."""

    combats: list[_Combat] = field(default_factory=list)
    treasures: list[TreasureAwarded] = field(default_factory=list)
    moves: dict[Seat, int] = field(default_factory=dict)


def _course_of(match: Match[CortezView]) -> _Course:
    course, began = _Course(), None
    for step in match.steps:
        for event in step.events:
            match event:
                case CombatBegan():
                    began = event
                case CombatEnded() if began is not None:
                    course.combats.append(_Combat(began, event))
                    began = None
                case TreasureAwarded():
                    course.treasures.append(event)
                case Moved(seat=seat, why="action"):
                    course.moves[seat] = course.moves.get(seat, 0) + 1
    return course


def ending(match: Match[CortezView], names: Sequence[str], person: Seat | None) -> MatchEnding:
    """Return the end of a match that is over."""
    result, view = match.result, match.open_view()
    assert result is not None
    course = _course_of(match)
    seat = person if person is not None else next(iter(result.winners), 0)
    figures = tuple(_figures(course, view, names, seat, is_person=person is not None))
    points = [score.total for score in view.score]
    if points:
        holds = tuple(translate("CortezEnding", "%n point(s)", "", each) for each in points)
    else:
        holds = tuple(
            translate("CortezEnding", "%n treasure(s)", "", each) for each in view.treasures
        )
    return MatchEnding(
        _title(result, names),
        _cause(result, names, view, course),
        _band(course),
        figures,
        holds,
        partial(_board, view, result.winners if view.score else ()),
        (partial(_frieze, view.treasures[seat]),),
        own_numbers(figures) if person is not None else (),
    )


def _title(result: Result, names: Sequence[str]) -> str:
    if title := early_title(result):
        return title
    if len(result.winners) != 1:
        return translate("CortezEnding", "The treasure is shared")
    name = names[result.winners[0]]
    if not name:
        return translate("CortezEnding", "The treasure is yours")
    return translate("CortezEnding", "The treasure is {name}’s").format(name=name)


def _cause(result: Result, names: Sequence[str], view: CortezView, course: _Course) -> str:
    if result.by == CALLED_OFF:
        return " ".join(called_off_words())
    if result.by == "resignation" or len(result.winners) != 1 or not view.score:
        return detail(result, names, view)
    (winner,) = result.winners
    points = [score.total for score in view.score]
    other_points = [each for seat, each in enumerate(points) if seat != winner]
    if max(other_points) == points[winner]:
        return detail(result, names, view)
    text = translate("CortezEnding", "{most} points; the next has {next}.")
    sentences = [ended()[result.by], text.format(most=points[winner], next=max(other_points))]
    ties = [each for each in course.treasures if each.square is not None]
    if ties and all(each.seat == winner for each in ties):
        name = names[winner]
        text = translate("CortezEnding", "%n treasure(s) went to {name} on a tie.", "", len(ties))
        if not name:
            text = translate("CortezEnding", "%n treasure(s) came to you on a tie.", "", len(ties))
        sentences = [sentences[1], text.format(name=name)]
    return " ".join(sentences)


def _band(course: _Course) -> MatchCourse:
    heading = translate("CortezEnding", "The treasures")
    note = translate("CortezEnding", "troops in the city when each treasure was given")
    cells = tuple(_leaf(each) for each in course.treasures)
    return MatchCourse(heading, note, cells)


def _leaf(award: TreasureAwarded) -> CourseCell:
    label = round_name(award.round)
    if award.seat is None:
        note = translate("CortezEnding", "goes to nobody: no marked troop in the city")
    elif award.square is not None:
        note = translate("CortezEnding", "equal: the troop {place} decided").format(
            place=square_phrase(award.square)
        )
    else:
        *_, second, first = sorted(award.troops)
        note = translate("CortezEnding", "won by %n troop(s)", "", first - second)
    lit = award.seat is not None
    return CourseCell(
        award.seat, label, note, mark=_paint_chest, is_decisive=lit, counts=award.troops
    )


def _figures(
    course: _Course, view: CortezView, names: Sequence[str], seat: Seat, *, is_person: bool
) -> Iterator[Figure]:
    seats = range(len(names))
    own_row = int(is_person)
    won = [sum(each.ended.winner == s for each in course.combats) for s in seats]
    fought = [
        sum(s in (each.ended.winner, each.ended.loser) for each in course.combats) for s in seats
    ]
    if fought[seat]:
        yield Figure(
            "combats",
            translate("CortezEnding", "{won} of {all}").format(won=won[seat], all=fought[seat]),
            translate("CortezEnding", "combats won"),
            most_note(won, seat, names),
            0.6,
            own_number=won[seat] * own_row,
        )
    measured = [each for each in course.combats if min(each.ended.strengths) > 0]
    yield from _closest_combats(measured, names)
    great = only_first(measured, lambda each: -sum(each.ended.strengths))
    if great is not None:
        yield Figure(
            "greatest",
            _odds(great),
            translate("CortezEnding", "the greatest combat"),
            _against(great, names),
            0.45,
            own_number=_strength(great, seat) * own_row,
        )
    if view.score:
        inside = [score.troops for score in view.score]
        if inside[seat]:
            yield Figure(
                "city",
                str(inside[seat]),
                remove_number(
                    translate(
                        "CortezEnding", "%n point(s) for troops in the city", "", inside[seat]
                    ),
                    inside[seat],
                ),
                most_note(inside, seat, names),
                0.4,
            )
        points = [score.total for score in view.score]
        yield Figure(
            "points",
            str(points[seat]),
            remove_number(translate("CortezEnding", "%n point(s)", "", points[seat]), points[seat]),
            most_note(points, seat, names),
            0.3,
            own_number=points[seat] * own_row,
        )
    ties = sum(each.square is not None for each in course.treasures)
    if ties:
        yield Figure(
            "ties",
            str(ties),
            remove_number(
                translate("CortezEnding", "%n treasure(s) given on a tie", "", ties), ties
            ),
            translate("CortezEnding", "of %n treasure(s)", "", len(course.treasures)),
            0.7,
            is_narrow=True,
        )
    moves = course.moves.get(seat, 0)
    if moves:
        yield Figure(
            "moves",
            str(moves),
            remove_number(translate("CortezEnding", "%n troop(s) moved", "", moves), moves),
            most_note([course.moves.get(s, 0) for s in seats], seat, names),
            0.2,
        )


def _closest_combats(measured: Sequence[_Combat], names: Sequence[str]) -> Iterator[Figure]:
    def margin(each: _Combat) -> int:
        attack, defence = each.ended.strengths
        return abs(attack - defence)

    close = only_first(measured, lambda each: (margin(each), -sum(each.ended.strengths)))
    if close is not None:
        yield Figure(
            "closest",
            _odds(close),
            translate("CortezEnding", "the closest combat"),
            _against(close, names),
            max(0.25, 0.9 - 0.06 * margin(close)),
            is_narrow=True,
        )


def _strength(combat: _Combat, seat: Seat) -> int:
    """Return the strength of a seat in a combat that it won, else 0."""
    if combat.ended.winner != seat:
        return 0
    return combat.ended.strengths[0 if combat.began.seat == seat else 1]


def _odds(combat: _Combat) -> str:
    """Return the strengths of a combat, the winner's first."""
    attack, defence = combat.ended.strengths
    won = combat.began.seat == combat.ended.winner
    first, second = (attack, defence) if won else (defence, attack)
    return f"{first} : {second}"


def _against(combat: _Combat, names: Sequence[str]) -> str:
    winner, loser = names[combat.ended.winner], names[combat.ended.loser]
    if not winner:
        text = translate("CortezEnding", "you against {loser}")
    elif not loser:
        text = translate("CortezEnding", "{winner} against you")
    else:
        text = translate("CortezEnding", "{winner} against {loser}")
    return text.format(winner=winner, loser=loser)


# -- pictures --------------------------------------------------------------------------------------


def _paint_chest(painter: QPainter, rect: QRectF) -> None:
    from desktop.games.cortez.art.card_art.buildings import paint_chest

    painter.save()
    painter.translate(rect.center())
    painter.scale(rect.width() / 104, rect.width() / 104)
    painter.translate(0, 5)
    paint_chest(painter, 2.6)
    painter.restore()


def _board(view: CortezView, winners: Sequence[Seat]) -> BoardPart:
    from desktop.games.cortez.art.board.geometry import SQUARE_SIDE, city_rect, square_rect
    from desktop.painting.shapes import rounded

    lit = QPainterPath()
    for troop in view.troops:
        if troop.at is None or troop.collar not in winners:
            continue
        square = BOARD.square(troop.at)
        if BOARD.city_numbers[square]:
            lit = lit.united(rounded(square_rect(square).adjusted(2, 2, -2, -2), 10))
    around = SQUARE_SIDE * 0.6
    return BoardPart(city_rect().adjusted(-around, -around, around, around), lit)


def _frieze(treasures: int, painter: QPainter, rect: QRectF) -> None:
    from desktop.games.cortez.art.card_art.buildings import paint_chest, paint_temple

    size = rect.height() / 104
    places: list[tuple[float, float, Callable[[QPainter, float], None]]]
    places = [(0.0, 1.0, paint_temple)]
    for number in range(2):
        away = 1.35 + 1.2 * number
        for side in (-1, 1):
            places.append((side * away * 104, 0.74 - 0.14 * number, paint_temple))
    for number in range(treasures):
        away = (number // 2 + 3.15) * (-1 if number % 2 else 1)
        places.append((away * 104, 0.62, paint_chest))
    for x, scale, paint in places:
        painter.save()
        painter.translate(rect.center().x() + x * size, rect.bottom() - 50 * size * scale)
        painter.scale(size * scale, size * scale)
        paint(painter, 2.2)
        painter.restore()
