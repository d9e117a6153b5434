"""Callouts on the table: the best answers beside their places, with chance and reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf

from PySide6.QtCore import QAbstractAnimation, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.painting.bars import BEST, OTHER, paint_chance_bar
from desktop.painting.contrast import CHOSEN, stress
from desktop.painting.effects import shadow
from desktop.painting.shapes import down, outline, pen, polygon, rounded
from desktop.painting.wax_seal import paint_wax_seal
from desktop.style.theme import serif
from desktop.table import items
from desktop.table.callouts.advice import Advised, doubt, percent
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.placing import (
    TAIL,
    Found,
    Ranking,
    Surroundings,
    Touched,
    including,
    leaning,
    nearest,
    tip,
    way,
)
from desktop.table.items import Spot
from desktop.table.motion import Vary, one_after_another, slide, together, wait
from engine.core.values import Action

_INK = "#2a2118"  # titles and reasons
_QUIET = "#6d5a41"  # doubts
_EDGE = "#4a3a26"  # edge of a callout
_GOLD = "#a8782a"  # edge of a best answer's callout
_GROUND = "#d9c596"
_BADGE = 12.5  # radius of the badge
_RADIUS = 7.0  # radius of the corners
_PAD = 9.0  # padding
_BAR = QSizeF(64, 10)  # size of the bar
_GAP = 8.0  # gap between the parts of a line
_TEXT_LEFT = 41.0  # left edge of the text, right of the badge
_LENGTHS = (250.0, 180.0)  # maximum line lengths, the more readable first
_TITLE_EXTRA = 40.0  # additional length for a title with its chance
_TITLE = (18.0, 700)  # size and weight of the type of titles
_REASON = (15.5, 400)  # the same of reasons
_CHANCE = (20.0, 700)  # the same of chances
_DOUBT = (14.5, 400)  # the same of doubts
#: Step by which lines are shortened.
_STEP = 14.0
_SHORT = 70.0  # length in pixels up to which a tail has its full width
_SLENDER = 0.5  # minimum width of a long tail, as a share of the full width
#: The line to a place out of reach of a tail: colour and width of its edge and of its core.
_LINE = (("#2a2118", 4.0), ("#f5ead0", 1.8))
#: Pixels between callouts, and around what they point at.
_APART = 6.0
_RISE_MS = 180.0  # milliseconds a callout takes to rise
_RISE_DELAY = 60.0  # delay of each further callout in milliseconds
_RISE = 16.0  # height of the rise in pixels
#: Milliseconds in which the whiskers move to new values.
NARROWING = 900
#: The first part of a callout's hit target; the second is its number.
CALLOUT = "callout"


@dataclass(frozen=True, slots=True)
class Spoken:
    """The contents of a callout: the answer's number from 1, its name and the reason for it."""

    number: int
    answer: Advised
    title: str
    why: str
    #: Whether no answer is better.
    golden: bool
    #: Whether its chance is known and shown.
    weighed: bool = True
    #: Whether the reason is that it settles something, such as taking or ending it.
    settles: bool = False


#: Cost of an answer without a callout, where each part left out costs 1.
_UNSAID = 4
_WITHOUT_REASON = 700.0  # cost of leaving out the reason, in pixels of distance
_OTHER_PLACE = 60.0  # cost of using another place of the answer, in pixels of distance
_BEST_FACTOR = 10  # factor on the cost of what is left out for the best answer
_SETTLING_FACTOR = 3  # the same factor for an answer that settles something
#: The contents of the callouts, and their places.
_Wishes = Sequence[tuple[Spoken, Touched]]


class Callout(Spot):
    """The callout of one answer; a click on it lifts the answer."""

    def __init__(self, spoken: Spoken, longest: float) -> None:
        super().__init__(None)
        self._longest = longest
        self.spoken = spoken
        self.spot = (CALLOUT, spoken.number)
        self.setZValue(items.CALLOUTS - spoken.number * 0.01)
        self._title = _wrap_evenly(spoken.title, *_TITLE, longest)
        self._why = _wrap_evenly(spoken.why, *_REASON, longest)
        #: The previous evaluation, and the share of the transition from there that is done.
        self.before: Advised | None = None
        self.share = 1.0
        self.touched = Touched(QRectF())
        #: Whether it has a tail; else a line leads to the badge at its place.
        self.tailed = True
        self._badge: QPointF | None = None
        self.box = QRectF(QPointF(), self._size())

    @property
    def _is_chance_beside(self) -> bool:
        """Whether the chance is beside the title instead of below it."""
        wide = self._title_width() + self._chance_width()
        return len(self._title) <= 1 and wide < self._longest + _TITLE_EXTRA

    def _title_width(self) -> float:
        return max((_line_width(line, *_TITLE) for line in self._title), default=-_GAP)

    def _chance_width(self) -> float:
        if not self.spoken.weighed:
            return 0.0
        answer = self.spoken.answer
        figures = _line_width(percent(answer.value), *_CHANCE) + _line_width(doubt(answer), *_DOUBT)
        return _BAR.width() + figures + 3 * _GAP

    def _size(self) -> QSizeF:
        wide = self._title_width()
        wide = (
            wide + self._chance_width()
            if self._is_chance_beside
            else max(wide, self._chance_width())
        )
        if self._why:
            wide = max(wide, *(_line_width(line, *_REASON) for line in self._why))
        rows = (
            24.0 * max(1, len(self._title))
            + (0 if self._is_chance_beside else 25)
            + 20.0 * len(self._why)
        )
        return QSizeF(_TEXT_LEFT + wide + _PAD + 4, rows + 2 * _PAD)

    @property
    def said_at(self) -> QRectF | None:
        return self.box

    def lead(self, badge: QPointF) -> None:
        """Draw a line to the badge at the place, which a tail cannot reach."""
        self._badge = badge
        self.bound(including(self.box, badge).adjusted(-16, -16, 16, 20))
        self.update()

    def put(self, box: QRectF, touched: Touched, *, tail: bool = True) -> None:
        """Place the box and point at the answer's place."""
        self.box, self.touched, self.tailed = box, touched, tail
        self.bound(including(box, tip(touched, box)).adjusted(-16, -16, 16, 20))
        self.update()

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self.box)
        return path

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        spoken, box = self.spoken, self.box
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._badge is not None:
            line = QLineF(nearest(box, self._badge), self._badge)
            # The line must not cross the number.
            line.setLength(max(0.0, line.length() - _BADGE))
            for colour, wide in _LINE:
                p.setPen(pen(colour, wide))
                p.drawLine(line)
        body = rounded(box, _RADIUS).united(self._tail())
        shadow(p, body, QColor(0, 0, 0, 150), 5, 0, 3)
        p.fillPath(body, down(box.top(), box.bottom(), (0, "#fffaea"), (1, "#f3e4bd")))
        outline(p, body, pen(_GOLD, 2.2) if spoken.golden else pen(_EDGE, 1.3))
        stress(p, body, CHOSEN, 2)
        paint_wax_seal(p, box.topLeft() + QPointF(21, 22), _BADGE, spoken.number)
        self._write(p)

    def _write(self, p: QPainter) -> None:
        box = self.box
        x, y = box.left() + _TEXT_LEFT, box.top() + _PAD
        p.setPen(QColor(_INK))
        for line in self._title or [""]:
            _draw_line(p, QRectF(x, y, box.width(), 24), line, serif(*_TITLE))
            y += 24
        if self._is_chance_beside:
            right = box.right() - _PAD - 2 - self._chance_width() + _GAP
            self._write_chance(p, right, box.top() + _PAD)
        else:
            self._write_chance(p, x, y)
            y += 25
        p.setPen(QColor(_INK))
        for line in self._why:
            _draw_line(p, QRectF(x, y, box.width(), 20), line, serif(*_REASON))
            y += 20

    def _write_chance(self, p: QPainter, x: float, y: float) -> None:
        if not self.spoken.weighed:
            return
        answer, golden = self.spoken.answer, self.spoken.golden
        bar = QRectF(QPointF(x, y + 12 - _BAR.height() / 2), _BAR)
        colour, ground = BEST if golden else OTHER, QColor(_GROUND)
        now = answer.coming_from(self.before, self.share)
        paint_chance_bar(p, bar, now.value, now.doubt, colour, ground, _INK)
        said = percent(answer.value)
        x = bar.right() + _GAP
        p.setPen(QColor(_INK))
        _draw_line(p, QRectF(x, y, 90, 24), said, serif(*_CHANCE))
        x += _line_width(said, *_CHANCE) + 4
        p.setPen(QColor(_QUIET))
        _draw_line(p, QRectF(x, y, 90, 25), doubt(answer), serif(*_DOUBT))

    def _tail(self) -> QPainterPath:
        """Return the tail from the box to just before its place; empty if there is none."""
        box, at = self.box, tip(self.touched, self.box)
        near = nearest(box.adjusted(14, 12, -14, -12), at)
        if box.contains(at) or not self.tailed:
            return QPainterPath()
        # A long tail is slender, or it would be a wedge across the board.
        half = TAIL * max(_SLENDER, min(1.0, _SHORT / max(1.0, (at - near).manhattanLength())))
        away = at - nearest(box, at)
        if abs(away.y()) >= abs(away.x()):
            y = box.top() + 1 if at.y() <= box.top() else box.bottom() - 1
            return polygon([(near.x() - half, y), at.toTuple(), (near.x() + half, y)])
        x = box.left() + 1 if at.x() < box.left() else box.right() - 1
        return polygon([(x, near.y() - half), at.toTuple(), (x, near.y() + half)])


#: A callout, its placement, and the place it points at.
_Placed = tuple[Callout, Found, Touched]


class Callouts:
    """The callouts of a table; they are always replaced together."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown: list[Callout] = []
        #: The badges of answers that have no callout.
        self.badges = Badges(floor)
        self._rising: QAbstractAnimation | None = None
        #: The evaluations before the current ones, and the progress of the transition to these.
        self._advice_before: dict[Action, Advised] = {}
        self._share = 1.0
        #: The arguments of the last call of `show`.
        self._asked: object = None
        #: Callouts made during the search, by number, parts left out and line length.
        self._sized_callouts: dict[tuple[int, int, float], Callout] = {}
        #: Candidate positions on an empty table.
        self._rankings: dict[tuple[Callout, int, float], Ranking] = {}
        #: Whether the best answer's callout may cover what must be kept clear, rather than be left
        #: out.
        self._may_cover = False
        #: Whether lines are short and only the best answer has a reason.
        self._is_brief = False
        self._transition = Vary(0.0, 1.0, NARROWING, self._show_transition)
        # The constructor of `Vary` has already called `_show_transition` with 0.
        self._share = 1.0

    def reasons(self) -> frozenset[str]:
        """Return the reasons given in the callouts."""
        return frozenset(callout.spoken.why for callout in self.shown) - {""}

    def clear(self) -> None:
        """Remove all callouts."""
        self._transition.stop()
        self._share = 1.0
        self._remove()

    def _remove(self) -> None:
        if self._rising is not None:
            self._rising.stop()
            self._rising = None
        self._remove_items(self.shown)
        self.shown = []
        self.badges.show(())

    def show(
        self,
        spoken: Sequence[tuple[Spoken, Touched | None]],
        around: Surroundings,
        tempo: float = 0.0,
    ) -> None:
        """Show callouts close to their places where they cover nothing.

        A callout without room is left out; without room for the best answer nothing is shown. New
        callouts rise; bars and whiskers start from the previous evaluations. `tempo` is the factor
        on the durations, 0 for no animation.
        """
        asked = tuple(spoken), around
        if self.shown and asked == self._asked:
            # Nothing has changed, and the search for room takes time.
            return
        self._asked = asked
        rising = tempo > 0 and not self.shown
        known = {callout.spoken.answer.action: callout.spoken.answer for callout in self.shown}
        fresh = any(known.get(said.answer.action, said.answer) != said.answer for said, _ in spoken)
        self._remove()
        targets = [touched.target for _, touched in spoken if touched is not None]
        around = replace(around, clear=[*around.clear, *targets], kept=[*around.kept, *targets])
        wanted = [(said, touched) for said, touched in spoken if touched is not None]
        for callout, found, touched in self._place_best(wanted, around):
            callout.setParentItem(self._floor)
            callout.put(found.box, touched, tail=found.tail)
            self.shown.append(callout)
        if fresh and tempo > 0:
            self._advice_before = known
            self._transition.stop()
            self._transition.setDuration(round(NARROWING * tempo))
            self._transition.start()
        self._show_transition(self._share)
        if rising:
            self._rise(tempo)

    def show_badges(
        self,
        touched: Sequence[tuple[int, Touched | None]],
        clear: Sequence[QRectF],
        names: Sequence[QRectF] = (),
    ) -> None:
        """Put badges on answers whose callout has no tail, and on the cards that go to a place.

        Lines that lead to the badges avoid `names`.
        """
        told = {callout.spoken.number for callout in self.shown if callout.tailed}
        known = [(number, at) for number, at in touched if at is not None and not at.below]
        places = [(number, at) for number, at in known if number not in told]
        cards = [
            (number, Touched(at.card, above=True)) for number, at in known if at.card is not None
        ]
        led = {
            callout.spoken.number: callout.box
            for callout in self.shown
            if not callout.tailed and not callout.touched.above
        }
        self.badges.show([*places, *cards], clear, led=led, names=names)
        marks = {badge.number: badge.pos() for badge in reversed(self.badges.shown)}
        for callout in self.shown:
            # Above the hand the number is visible without a line across what lies between.
            if not callout.tailed and not callout.touched.above:
                callout.lead(marks[callout.spoken.number])

    def _show_transition(self, share: float) -> None:
        """Show the evaluations at `share` of the transition."""
        self._share = share
        for callout in self.shown:
            callout.before, callout.share = (
                self._advice_before.get(callout.spoken.answer.action),
                share,
            )
            callout.update()

    def _rise(self, tempo: float) -> None:
        """Let the callouts rise from their places, one after the other."""
        ways = []
        for number, callout in enumerate(self.shown):
            callout.setPos(0, _RISE)
            callout.setOpacity(0)
            ms = round(_RISE_MS * tempo)
            move = together(
                slide(callout, "pos", QPointF(), ms), slide(callout, "opacity", 1.0, ms)
            )
            ways.append(one_after_another(wait(round(number * _RISE_DELAY * tempo)), move))
        self._rising = together(*ways)
        self._rising.start()

    def _place_best(self, wanted: _Wishes, around: Surroundings) -> list[_Placed]:
        """Return the placed callouts that leave out as little as possible.

        Returns none if the best answer has no room. The first callout gets the best position: the
        best answer, then those that can have a tail. More may fit in another order, if callouts
        above cards lean away from each other, or if only the best answer has a reason.
        """
        hung = self._place_in_best_order(wanted, around)
        first = [wish for wish in wanted if wish[0].number == 1]
        if first and not any(callout.spoken.number == 1 for callout, _, _ in hung):
            self._may_cover = True
            hung = self._place_in_best_order(wanted, around)
            self._may_cover = False
            if not any(callout.spoken.number == 1 for callout, _, _ in hung):
                return []
        return sorted(hung, key=lambda entry: entry[0].spoken.number)

    def _place_in_best_order(self, wanted: _Wishes, around: Surroundings) -> list[_Placed]:
        """Return the callouts that fit, in the order that leaves out least."""
        self._sized_callouts, self._rankings = {}, {}
        wanted = [(said, touched) for said, touched in wanted if self._fits(said, touched, around)]
        wanted = sorted(
            wanted,
            key=lambda wish: (
                wish[0].number > 1,
                not self._can_have_tail(wish[0], wish[1], around),
            ),
        )
        lost, hung = self._place_in_turn(wanted, around)
        for arranged, brief in _ALTERNATIVES:
            self._is_brief = brief
            # Short callouts are placed better, but they must not leave out more.
            worth = lost[0] if brief else any(lost)
            if worth and (other := arranged(wanted)):
                less, others = self._place_in_turn(other, around)
                if less < lost:
                    lost, hung = less, others
        self._sized_callouts, self._rankings, self._is_brief = {}, {}, False
        return hung

    def _fits(self, said: Spoken, touched: Touched, around: Surroundings) -> bool:
        """Return whether the shortest form of a callout fits on an otherwise empty table."""
        told = _forms(said)
        least = self._callout_for(told[-1], len(told) - 1, _LENGTHS[-1])
        return any(
            self._ranking(least, touched, row, around).best(around.said) is not None
            for row in range(len(touched.places))
        )

    def _can_have_tail(self, said: Spoken, touched: Touched, around: Surroundings) -> bool:
        """Return whether a callout on an otherwise empty table would have a tail."""
        ranking = self._ranking(self._callout_for(said, 0, _LENGTHS[0]), touched, 0, around)
        best = ranking.best(around.said)
        return best is not None and best.tail

    def _ranking(
        self, callout: Callout, touched: Touched, row: int, around: Surroundings
    ) -> Ranking:
        """Return the positions of a callout at one of its places.

        Only the best answer's callout may be far away, with a tail that crosses other things.
        """
        place = touched.places[row]
        known = callout, row, place.lean
        if known not in self._rankings:
            beside = any(not place.above and not place.below for place in touched.places)
            first = beside and callout.spoken.number == 1
            size = callout.box.size()
            anywhere = first and self._may_cover
            self._rankings[known] = Ranking(
                size, place, around, far=True, first=first, anywhere=anywhere
            )
        return self._rankings[known]

    def _place_in_turn(
        self, wanted: _Wishes, around: Surroundings
    ) -> tuple[tuple[int, int], list[_Placed]]:
        """Return what is left out and how many callouts have no tail, and the callouts in turn."""
        hung: list[_Placed] = []
        lost = loose = 0
        for said, touched in wanted:
            less, found = self._place_callout(said, touched, around)
            lost += less * (
                _BEST_FACTOR if said.number == 1 else _SETTLING_FACTOR if said.settles else 1
            )
            if found is None:
                continue
            hung.append(found)
            _, (_, box, tail), place = found
            loose += not tail
            air = box.adjusted(-_APART, -_APART, _APART, _APART)
            led = [
                QRectF(point - QPointF(_APART, _APART), QSizeF(2 * _APART, 2 * _APART))
                for point in way(box, tip(place, box))
                if tail or not place.above
            ]
            around = replace(around, said=[*around.said, air, *led])
        return (lost, loose), hung

    def _place_callout(
        self, said: Spoken, touched: Touched, around: Surroundings
    ) -> tuple[int, _Placed | None]:
        """Return the cost of what is left out, and the callout in its best position or None.

        A shorter or more distant callout is better than none.
        """
        best, found = inf, None
        for less, callout in self._sized_forms(said):
            for row, place in enumerate(touched.places):
                worse = _WITHOUT_REASON * less + _OTHER_PLACE * row
                ranking = self._ranking(callout, touched, row, around)
                if known := ranking.best(around.said, best - worse):
                    best, found = known.cost + worse, (less, (callout, known, place))
        return found or (_UNSAID, None)

    def _sized_forms(self, said: Spoken) -> Iterator[tuple[int, Callout]]:
        """Yield a callout with all parts, then with fewer, and the number of parts left out."""
        told = list(enumerate(_forms(said)))
        for less, spoken in told[-1:] if self._is_brief and said.number > 1 else told:
            for longest in _LENGTHS[self._is_brief :]:
                yield less, self._callout_for(spoken, less, longest)

    def _callout_for(self, spoken: Spoken, less: int, longest: float) -> Callout:
        size = spoken.number, less, longest
        if size not in self._sized_callouts:
            self._sized_callouts[size] = Callout(spoken, longest)
        return self._sized_callouts[size]

    def _remove_items(self, callouts: Sequence[Callout]) -> None:
        for callout in callouts:
            self._floor.scene().removeItem(callout)


def _forms(said: Spoken) -> list[Spoken]:
    """Return the full contents, then those without the reason."""
    return [said, replace(said, why="")] if said.why else [said]


def _in_reverse(wanted: _Wishes) -> _Wishes:
    """Return the reverse order; nothing if that is the same."""
    return wanted[::-1] if len(wanted) > 1 else ()


def _leaning_apart(wanted: _Wishes) -> _Wishes:
    """Return callouts that lean away from each other; nothing unless two stand above cards."""
    if sum(touched.above for _, touched in wanted) < 2:
        return ()
    touched = leaning([place for _, place in wanted])
    return [(said, place) for (said, _), place in zip(wanted, touched, strict=True)]


def _settling_first(wanted: _Wishes) -> _Wishes:
    """Return those that settle something first; nothing if that is the same."""
    first = sorted(wanted, key=lambda wish: not wish[0].settles)
    return first if first != list(wanted) else ()


#: Alternatives tried when something is left out, and whether they use short callouts.
_ALTERNATIVES = (
    (_settling_first, False),
    (_in_reverse, False),
    (_leaning_apart, False),
    (_in_reverse, True),
    (_leaning_apart, True),
)


def _draw_line(p: QPainter, room: QRectF, text: str, font: QFont) -> None:
    p.setFont(font)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    p.drawText(room, int(flags | Qt.TextFlag.TextDontClip), text)


@lru_cache(maxsize=128)
def _wrap_evenly(text: str, size: float, weight: int, longest: float) -> list[str]:
    """Return a text on the fewest possible lines, all of similar length."""
    lines = _wrap(text, size, weight, longest)
    while longest > _STEP:
        shorter = _wrap(text, size, weight, longest - _STEP)
        if len(shorter) > len(lines):
            break
        lines, longest = shorter, longest - _STEP
    return lines


@lru_cache(maxsize=1024)
def _line_width(text: str, size: float, weight: int) -> float:
    """Return the length of a line; cached, as the same beginnings are measured repeatedly."""
    return QFontMetricsF(serif(size, weight)).horizontalAdvance(text)


def _wrap(text: str, size: float, weight: int, longest: float) -> list[str]:
    """Return a text wrapped at a length; a single word may be longer."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _line_width(longer, size, weight) <= longest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
