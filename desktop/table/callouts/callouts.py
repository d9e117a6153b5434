"""Plaques on the table: the best answers, each beside what it touches, with its chance and why."""

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

_INK, _QUIET, _EDGE, _GOLD = "#2a2118", "#6d5a41", "#4a3a26", "#a8782a"
_GROUND = "#d9c596"
_SEAL, _RADIUS = 12.5, 7.0
_PAD, _BAR, _GAP = 9.0, QSizeF(64, 10), 8.0
#: Where the words begin, right of the seal; how long a line may be, the more
#: readable first, and how much more for a title with its chance.
_WORDS, _LENGTHS, _MORE = 41.0, (250.0, 180.0), 40.0
#: Type of titles and reasons, of chances and their doubt, and its weight.
_TITLE, _REASON, _CHANCE, _DOUBT = (18.0, 700), (15.5, 400), (20.0, 700), (14.5, 400)
#: In which lines are made shorter.
_STEP = 14.0
#: Up to how many pixels a tail is short, and how wide the longest is beside it.
_SHORT, _SLENDER = 70.0, 0.5
#: The line that leads further than a tail: its edge and itself.
_LINE = (("#2a2118", 4.0), ("#f5ead0", 1.8))
#: Pixels between plaques, and round what is pointed at.
_APART = 6.0
#: Milliseconds in which one rises, and by which each is later; how much lower it begins.
_RISING, _LATER, _LOW = 180.0, 60.0, 16.0
#: Milliseconds in which whiskers go to what is known now.
NARROWING = 900
#: The first part of its spot; the second is its number.
PLAQUE = "plaque"


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a plaque says of an answer: its place among them from 1, what it is called, and why."""

    number: int
    answer: Advised
    title: str
    why: str
    #: Nothing is better.
    golden: bool
    #: Whether its chance is known; else it is told without one.
    weighed: bool = True
    #: Whether the reason is that it settles something, as by taking or ending it.
    settles: bool = False


#: How bad it is that nothing is said of an answer, where every part left out counts as 1.
_UNSAID = 4
#: How bad it is that it is not said why, and that it is said where an answer is found as well, in
#: pixels further off.
_SHORTER, _ELSEWHERE = 700.0, 60.0
#: How much more it matters that the best answer is told than any other, and what settles something.
_FIRST, _SETTLES = 10, 3
#: What is to be said, and where.
_Wanted = Sequence[tuple[Spoken, Touched]]


class Callout(Spot):
    """One answer; a click on it lifts the answer."""

    def __init__(self, spoken: Spoken, longest: float) -> None:
        super().__init__(None)
        self._longest = longest
        self.spoken = spoken
        self.spot = (PLAQUE, spoken.number)
        self.setZValue(items.PLAQUES - spoken.number * 0.01)
        self._title = _lines(spoken.title, *_TITLE, longest)
        self._why = _lines(spoken.why, *_REASON, longest)
        #: What was known of it before more was thought, and how much of the way from there is done.
        self.before: Advised | None = None
        self.share = 1.0
        self.touched = Touched(QRectF())
        #: Whether it points there; else a line leads to the seal that lies there.
        self.tailed = True
        self._seal: QPointF | None = None
        self.box = QRectF(QPointF(), self._size())

    @property
    def _beside(self) -> bool:
        """Whether the chance stands beside the title, not below it."""
        wide = self._title_width() + self._chance_width()
        return len(self._title) <= 1 and wide < self._longest + _MORE

    def _title_width(self) -> float:
        return max((_wide(line, *_TITLE) for line in self._title), default=-_GAP)

    def _chance_width(self) -> float:
        if not self.spoken.weighed:
            return 0.0
        answer = self.spoken.answer
        figures = _wide(percent(answer.value), *_CHANCE) + _wide(doubt(answer), *_DOUBT)
        return _BAR.width() + figures + 3 * _GAP

    def _size(self) -> QSizeF:
        wide = self._title_width()
        wide = wide + self._chance_width() if self._beside else max(wide, self._chance_width())
        if self._why:
            wide = max(wide, *(_wide(line, *_REASON) for line in self._why))
        rows = 24.0 * max(1, len(self._title)) + (0 if self._beside else 25) + 20.0 * len(self._why)
        return QSizeF(_WORDS + wide + _PAD + 4, rows + 2 * _PAD)

    @property
    def said_at(self) -> QRectF | None:
        return self.box

    def lead(self, seal: QPointF) -> None:
        """A line leads to the seal at what it speaks of, where no tail can."""
        self._seal = seal
        self.bound(including(self.box, seal).adjusted(-16, -16, 16, 20))
        self.update()

    def put(self, box: QRectF, touched: Touched, *, tail: bool = True) -> None:
        """Lie there and point at what the answer touches."""
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
        if self._seal is not None:
            line = QLineF(nearest(box, self._seal), self._seal)
            # The number is not crossed out.
            line.setLength(max(0.0, line.length() - _SEAL))
            for colour, wide in _LINE:
                p.setPen(pen(colour, wide))
                p.drawLine(line)
        body = rounded(box, _RADIUS).united(self._tail())
        shadow(p, body, QColor(0, 0, 0, 150), 5, 0, 3)
        p.fillPath(body, down(box.top(), box.bottom(), (0, "#fffaea"), (1, "#f3e4bd")))
        outline(p, body, pen(_GOLD, 2.2) if spoken.golden else pen(_EDGE, 1.3))
        stress(p, body, CHOSEN, 2)
        paint_wax_seal(p, box.topLeft() + QPointF(21, 22), _SEAL, spoken.number)
        self._write(p)

    def _write(self, p: QPainter) -> None:
        box = self.box
        x, y = box.left() + _WORDS, box.top() + _PAD
        p.setPen(QColor(_INK))
        for line in self._title or [""]:
            _set(p, QRectF(x, y, box.width(), 24), line, serif(*_TITLE))
            y += 24
        if self._beside:
            right = box.right() - _PAD - 2 - self._chance_width() + _GAP
            self._write_chance(p, right, box.top() + _PAD)
        else:
            self._write_chance(p, x, y)
            y += 25
        p.setPen(QColor(_INK))
        for line in self._why:
            _set(p, QRectF(x, y, box.width(), 20), line, serif(*_REASON))
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
        _set(p, QRectF(x, y, 90, 24), said, serif(*_CHANCE))
        x += _wide(said, *_CHANCE) + 4
        p.setPen(QColor(_QUIET))
        _set(p, QRectF(x, y, 90, 25), doubt(answer), serif(*_DOUBT))

    def _tail(self) -> QPainterPath:
        """From the box to a little before what it points at."""
        box, at = self.box, tip(self.touched, self.box)
        near = nearest(box.adjusted(14, 12, -14, -12), at)
        if box.contains(at) or not self.tailed:
            return QPainterPath()
        # A long one is slender, or it would be a wedge across the board.
        half = TAIL * max(_SLENDER, min(1.0, _SHORT / max(1.0, (at - near).manhattanLength())))
        away = at - nearest(box, at)
        if abs(away.y()) >= abs(away.x()):
            y = box.top() + 1 if at.y() <= box.top() else box.bottom() - 1
            return polygon([(near.x() - half, y), at.toTuple(), (near.x() + half, y)])
        x = box.left() + 1 if at.x() < box.left() else box.right() - 1
        return polygon([(x, near.y() - half), at.toTuple(), (x, near.y() + half)])


#: A plaque, where it hangs, and what it points at there.
_Hung = tuple[Callout, Found, Touched]


class Callouts:
    """The plaques of a table; they are made anew as a whole."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown: list[Callout] = []
        #: The numbers of answers of which there is no room to say more.
        self.seals = Badges(floor)
        self._rising: QAbstractAnimation | None = None
        #: What was known before more was thought; the way from there to what is known now.
        self._before: dict[Action, Advised] = {}
        self._share = 1.0
        #: What was last to be said, and where.
        self._asked: object = None
        #: Plaques that were made to find room for them, by number and by how much they say.
        self._made: dict[tuple[int, int, float], Callout] = {}
        #: Where they may hang if nothing hangs there already.
        self._rankings: dict[tuple[Callout, int, float], Ranking] = {}
        #: Whether the best answer is told over what nothing may lie over, rather than not at all.
        self._anywhere = False
        #: Whether lines are short, and little is said of others than the best.
        self._brief = False
        self._narrowing = Vary(0.0, 1.0, NARROWING, self._narrow)
        # It has told where it starts.
        self._share = 1.0

    def reasons(self) -> frozenset[str]:
        """What is said of answers beside their chances."""
        return frozenset(plaque.spoken.why for plaque in self.shown) - {""}

    def clear(self) -> None:
        """Say nothing."""
        self._narrowing.stop()
        self._share = 1.0
        self._remove()

    def _remove(self) -> None:
        if self._rising is not None:
            self._rising.stop()
            self._rising = None
        self._take_down(self.shown)
        self.shown = []
        self.seals.show(())

    def show(
        self,
        spoken: Sequence[tuple[Spoken, Touched | None]],
        around: Surroundings,
        tempo: float = 0.0,
    ) -> None:
        """Say all this, each where it is near and covers nothing; without room it is not said, and
        nothing is said of others alone where there is none for the best.

        Where nothing was said before they rise; where something else was known of the answers,
        bars and whiskers go from there. `tempo` stretches that, 0 leaves it out.
        """
        asked = tuple(spoken), around
        if self.shown and asked == self._asked:
            # It hangs there already; looking for room takes time.
            return
        self._asked = asked
        rising = tempo > 0 and not self.shown
        known = {plaque.spoken.answer.action: plaque.spoken.answer for plaque in self.shown}
        fresh = any(known.get(said.answer.action, said.answer) != said.answer for said, _ in spoken)
        self._remove()
        targets = [touched.target for _, touched in spoken if touched is not None]
        around = replace(around, clear=[*around.clear, *targets], kept=[*around.kept, *targets])
        wanted = [(said, touched) for said, touched in spoken if touched is not None]
        for plaque, found, touched in self._best_hung(wanted, around):
            plaque.setParentItem(self._floor)
            plaque.put(found.box, touched, tail=found.tail)
            self.shown.append(plaque)
        if fresh and tempo > 0:
            self._before = known
            self._narrowing.stop()
            self._narrowing.setDuration(round(NARROWING * tempo))
            self._narrowing.start()
        self._narrow(self._share)
        if rising:
            self._rise(tempo)

    def seal(
        self,
        touched: Sequence[tuple[int, Touched | None]],
        clear: Sequence[QRectF],
        names: Sequence[QRectF] = (),
    ) -> None:
        """Lay small seals at those of these answers to which no plaque points, and at the cards of
        all that go to a place; lines that lead to them keep off `names`.
        """
        told = {plaque.spoken.number for plaque in self.shown if plaque.tailed}
        known = [(number, at) for number, at in touched if at is not None and not at.below]
        places = [(number, at) for number, at in known if number not in told]
        cards = [
            (number, Touched(at.card, above=True)) for number, at in known if at.card is not None
        ]
        led = {
            plaque.spoken.number: plaque.box
            for plaque in self.shown
            if not plaque.tailed and not plaque.touched.above
        }
        self.seals.show([*places, *cards], clear, led=led, names=names)
        marks = {seal.number: seal.pos() for seal in reversed(self.seals.shown)}
        for plaque in self.shown:
            # Above the hand the number of a card is seen without a line across what lies between.
            if not plaque.tailed and not plaque.touched.above:
                plaque.lead(marks[plaque.spoken.number])

    def _narrow(self, share: float) -> None:
        """So much of the way from what was known before is done."""
        self._share = share
        for plaque in self.shown:
            plaque.before, plaque.share = self._before.get(plaque.spoken.answer.action), share
            plaque.update()

    def _rise(self, tempo: float) -> None:
        """One after the other they come up from what they speak of."""
        ways = []
        for number, plaque in enumerate(self.shown):
            plaque.setPos(0, _LOW)
            plaque.setOpacity(0)
            ms = round(_RISING * tempo)
            move = together(slide(plaque, "pos", QPointF(), ms), slide(plaque, "opacity", 1.0, ms))
            ways.append(one_after_another(wait(round(number * _LATER * tempo)), move))
        self._rising = together(*ways)
        self._rising.start()

    def _best_hung(self, wanted: _Wanted, around: Surroundings) -> list[_Hung]:
        """The plaques, so that as little as possible is left unsaid; none where there is no room
        for the best.

        Whoever comes first gets the best place: the best answer, then those that can point at what
        they speak of. In another order there may be more room, or where those above cards make way
        for each other, or where little is said of any but the best.
        """
        hung = self._arranged(wanted, around)
        first = [one for one in wanted if one[0].number == 1]
        if first and not any(plaque.spoken.number == 1 for plaque, _, _ in hung):
            self._anywhere = True
            hung = self._arranged(wanted, around)
            self._anywhere = False
            if not any(plaque.spoken.number == 1 for plaque, _, _ in hung):
                return []
        return sorted(hung, key=lambda one: one[0].spoken.number)

    def _arranged(self, wanted: _Wanted, around: Surroundings) -> list[_Hung]:
        """Those for which there is room, in the order that leaves least unsaid."""
        self._made, self._rankings = {}, {}
        wanted = [(said, touched) for said, touched in wanted if self._fits(said, touched, around)]
        wanted = sorted(
            wanted, key=lambda one: (one[0].number > 1, not self._points(one[0], one[1], around))
        )
        lost, hung = self._all_hung(wanted, around)
        for arranged, brief in _ARRANGED:
            self._brief = brief
            # Who says less hangs better, but no more is said then.
            worth = lost[0] if brief else any(lost)
            if worth and (other := arranged(wanted)):
                less, others = self._all_hung(other, around)
                if less < lost:
                    lost, hung = less, others
        self._made, self._rankings, self._brief = {}, {}, False
        return hung

    def _fits(self, said: Spoken, touched: Touched, around: Surroundings) -> bool:
        """Whether there is room for the least of it, if nothing else were said."""
        told = _told(said)
        least = self._sized(told[-1], len(told) - 1, _LENGTHS[-1])
        return any(
            self._ranking(least, touched, row, around).best(around.said) is not None
            for row in range(len(touched.places))
        )

    def _points(self, said: Spoken, touched: Touched, around: Surroundings) -> bool:
        """Whether it could point at what it speaks of, if nothing else were said."""
        ranking = self._ranking(self._sized(said, 0, _LENGTHS[0]), touched, 0, around)
        best = ranking.best(around.said)
        return best is not None and best.tail

    def _ranking(
        self, plaque: Callout, touched: Touched, row: int, around: Surroundings
    ) -> Ranking:
        """Where a plaque may hang at one of its places.

        Only that of the best answer is said far off, and its tail alone crosses what lies between.
        """
        place = touched.places[row]
        known = plaque, row, place.lean
        if known not in self._rankings:
            beside = any(not place.above and not place.below for place in touched.places)
            first = beside and plaque.spoken.number == 1
            size = plaque.box.size()
            anywhere = first and self._anywhere
            self._rankings[known] = Ranking(
                size, place, around, far=True, first=first, anywhere=anywhere
            )
        return self._rankings[known]

    def _all_hung(
        self, wanted: _Wanted, around: Surroundings
    ) -> tuple[tuple[int, int], list[_Hung]]:
        """The plaques for which there is room, one after the other, how much is left unsaid, and
        how many have no tail.
        """
        hung: list[_Hung] = []
        lost = loose = 0
        for said, touched in wanted:
            less, found = self._hung(said, touched, around)
            lost += less * (_FIRST if said.number == 1 else _SETTLES if said.settles else 1)
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

    def _hung(
        self, said: Spoken, touched: Touched, around: Surroundings
    ) -> tuple[int, _Hung | None]:
        """A plaque where there is room for it: further off, then less of it, rather than none; and
        how much less.
        """
        best, found = inf, None
        for less, plaque in self._sizes(said):
            for row, place in enumerate(touched.places):
                worse = _SHORTER * less + _ELSEWHERE * row
                ranking = self._ranking(plaque, touched, row, around)
                if known := ranking.best(around.said, best - worse):
                    best, found = known.cost + worse, (less, (plaque, known, place))
        return found or (_UNSAID, None)

    def _sizes(self, said: Spoken) -> Iterator[tuple[int, Callout]]:
        """A plaque with all that is to be said, then with less, and how much less."""
        told = list(enumerate(_told(said)))
        for less, spoken in told[-1:] if self._brief and said.number > 1 else told:
            for longest in _LENGTHS[self._brief :]:
                yield less, self._sized(spoken, less, longest)

    def _sized(self, spoken: Spoken, less: int, longest: float) -> Callout:
        size = spoken.number, less, longest
        if size not in self._made:
            self._made[size] = Callout(spoken, longest)
        return self._made[size]

    def _take_down(self, plaques: Sequence[Callout]) -> None:
        for plaque in plaques:
            self._floor.scene().removeItem(plaque)


def _told(said: Spoken) -> list[Spoken]:
    """All that is to be said of an answer, then only its name and its chance."""
    return [said, replace(said, why="")] if said.why else [said]


def _backwards(wanted: _Wanted) -> _Wanted:
    """The last first; nothing where that is the same."""
    return wanted[::-1] if len(wanted) > 1 else ()


def _making_way(wanted: _Wanted) -> _Wanted:
    """The same with boxes that make way for each other; nothing where none stand above cards."""
    if sum(touched.above for _, touched in wanted) < 2:
        return ()
    touched = leaning([one for _, one in wanted])
    return [(said, one) for (said, _), one in zip(wanted, touched, strict=True)]


def _settling(wanted: _Wanted) -> _Wanted:
    """First what settles something; nothing where that is the same."""
    first = sorted(wanted, key=lambda one: not one[0].settles)
    return first if first != list(wanted) else ()


#: What else is tried where something is left unsaid, and whether in brief.
_ARRANGED = (
    (_settling, False),
    (_backwards, False),
    (_making_way, False),
    (_backwards, True),
    (_making_way, True),
)


def _set(p: QPainter, room: QRectF, text: str, font: QFont) -> None:
    p.setFont(font)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    p.drawText(room, int(flags | Qt.TextFlag.TextDontClip), text)


@lru_cache(maxsize=128)
def _lines(text: str, size: float, weight: int, longest: float) -> list[str]:
    """A text on as few lines as that allows, all of them about as long."""
    lines = _wrapped(text, size, weight, longest)
    while longest > _STEP:
        shorter = _wrapped(text, size, weight, longest - _STEP)
        if len(shorter) > len(lines):
            break
        lines, longest = shorter, longest - _STEP
    return lines


@lru_cache(maxsize=1024)
def _wide(text: str, size: float, weight: int) -> float:
    """How long a line is; one text is tried in many lengths, which begin the same."""
    return QFontMetricsF(serif(size, weight)).horizontalAdvance(text)


def _wrapped(text: str, size: float, weight: int, longest: float) -> list[str]:
    """A text on lines that are no longer than that, but for single words."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _wide(longer, size, weight) <= longest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
