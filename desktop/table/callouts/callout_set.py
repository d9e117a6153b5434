"""The callouts of a table: which of them fit, and where."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from desktop.table.callouts.advice import Advised
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.callout import Callout, CalloutText
from desktop.table.callouts.placing import (
    RankedBox,
    Ranking,
    Surroundings,
    Touched,
    leaning_apart,
    line_way,
    tail_points,
    tip,
)
from desktop.table.motion import Vary, one_after_another, slide, together, wait
from engine.core.values import Action

_LENGTHS = (250.0, 180.0)  # maximum line lengths, the more readable first
#: Pixels between callouts, and around their targets.
_APART = 6.0
_RISE_MS = 180.0  # milliseconds a callout takes to rise
_RISE_DELAY = 60.0  # delay of each further callout in milliseconds
_RISE = 16.0  # height of the rise in pixels
#: Milliseconds in which the whiskers move to new values.
NARROWING = 900
#: Cost of a move without a callout, where each part left out costs 1.
_UNSAID = 4
_WITHOUT_REASON = 700.0  # cost of leaving out the reason, in pixels of distance
_OTHER_PLACE = 60.0  # cost of using another place of the move, in pixels of distance
_BEST_FACTOR = 10  # factor on the cost of texts left out for the best move
_SETTLING_FACTOR = 3  # the same factor for a move that settles something
#: The contents of the callouts, and their places.
_Wishes = Sequence[tuple[CalloutText, Touched]]
#: A callout, its placement, and the place it points at.
_Placed = tuple[Callout, RankedBox, Touched]


class Callouts:
    """The callouts of a table; they are always replaced together."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown: list[Callout] = []
        #: The badges of moves that have no callout.
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
        #: Whether the best move's callout may cover what must be kept clear, rather than be left
        #: out.
        self._may_cover = False
        #: Whether lines are short and only the best move has a reason.
        self._is_brief = False
        self._transition = Vary(0.0, 1.0, NARROWING, self._show_transition)
        # The constructor of `Vary` has already called `_show_transition` with 0.
        self._share = 1.0

    def reasons(self) -> frozenset[str]:
        """Return the reasons given in the callouts."""
        return frozenset(callout.spoken.why for callout in self.shown) - {""}

    def spot_at(self, point: QPointF) -> Hashable | None:
        """Return the hit target of the callout at a point in scene pixels, or None."""
        found = (callout.spot for callout in self.shown if callout.box.contains(point))
        return next(found, None)

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
        spoken: Sequence[tuple[CalloutText, Touched | None]],
        around: Surroundings,
        tempo: float = 0.0,
    ) -> None:
        """Show callouts close to their places where they cover nothing.

        A callout without room is left out; without room for the best move nothing is shown. New
        callouts rise; bars and whiskers start from the previous evaluations. `tempo` is the factor
        on the durations, 0 for no animation.
        """
        asked = tuple(spoken), around
        if self.shown and asked == self._asked:
            # Nothing has changed, and the search for room takes time.
            return
        self._asked = asked
        rising = tempo > 0 and not self.shown
        known = {callout.spoken.move.action: callout.spoken.move for callout in self.shown}
        fresh = any(
            known.get(content.move.action, content.move) != content.move for content, _ in spoken
        )
        self._remove()
        targets = [touched.target for _, touched in spoken if touched is not None]
        around = replace(around, clear=[*around.clear, *targets], kept=[*around.kept, *targets])
        wanted = [(content, touched) for content, touched in spoken if touched is not None]
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
        together: Sequence[QRectF] = (),
    ) -> None:
        """Put badges on answers whose callout has no tail, and on what goes to a place.

        `together` are further cards that the best answer gives.

        Lines that lead to the badges avoid `names`, and `clear` where they can.
        """
        numbers = {callout.spoken.number for callout in self.shown if callout.tailed}
        known = [(number, at) for number, at in touched if at is not None and not at.below]
        places = [(number, at) for number, at in known if number not in numbers]
        cards = [
            (number, Touched(at.card, above=True)) for number, at in known if at.card is not None
        ]
        cards += [(1, Touched(card, above=True)) for card in together]
        sources = [(number, Touched(at.source)) for number, at in known if at.source is not None]
        led = {
            callout.spoken.number: callout.box
            for callout in self.shown
            if not callout.tailed and not callout.touched_place.above
        }
        self.badges.show([*places, *cards, *sources], clear, led=led, names=names)
        room = self._floor.scene().sceneRect()
        marks = {badge.number: badge.pos() for badge in reversed(self.badges.shown)}
        for callout in self.shown:
            # Above the hand the number is visible without a line across the table.
            if not callout.tailed and not callout.touched_place.above:
                mark = marks[callout.spoken.number]
                callout.lead(line_way(callout.box, mark, room, names, clear))

    def _show_transition(self, share: float) -> None:
        """Show the evaluations at `share` of the transition."""
        self._share = share
        for callout in self.shown:
            callout.before, callout.share = (
                self._advice_before.get(callout.spoken.move.action),
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

        Returns none if the best move has no room. The first callout gets the best position: the
        best move, then those that can have a tail. More may fit in another order, if callouts
        above cards lean away from each other, or if only the best move has a reason.
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
        wanted = [
            (content, touched)
            for content, touched in wanted
            if self._fits(content, touched, around)
        ]
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

    def _fits(self, content: CalloutText, touched: Touched, around: Surroundings) -> bool:
        """Return whether the shortest form of a callout fits on an otherwise empty table."""
        forms = _forms(content)
        minimum = self._callout_for(forms[-1], len(forms) - 1, _LENGTHS[-1])
        return any(
            self._ranking(minimum, touched, row, around).best(around.callout_rects) is not None
            for row in range(len(touched.places))
        )

    def _can_have_tail(self, content: CalloutText, touched: Touched, around: Surroundings) -> bool:
        """Return whether a callout on an otherwise empty table would have a tail."""
        ranking = self._ranking(self._callout_for(content, 0, _LENGTHS[0]), touched, 0, around)
        best = ranking.best(around.callout_rects)
        return best is not None and best.tail

    def _ranking(
        self, callout: Callout, touched: Touched, row: int, around: Surroundings
    ) -> Ranking:
        """Return the positions of a callout at one of its places.

        Only the best move's callout may be far away, with a tail that crosses other things.
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
        """Return the texts left out and how many callouts have no tail, and the callouts in
        turn.
        """
        hung: list[_Placed] = []
        lost = loose = 0
        for content, touched in wanted:
            less, found = self._place_callout(content, touched, around)
            lost += less * (
                _BEST_FACTOR if content.number == 1 else _SETTLING_FACTOR if content.settles else 1
            )
            if found is None:
                continue
            hung.append(found)
            _, (_, box, tail), place = found
            loose += not tail
            air = box.adjusted(-_APART, -_APART, _APART, _APART)
            led = [
                QRectF(point - QPointF(_APART, _APART), QSizeF(2 * _APART, 2 * _APART))
                for point in tail_points(box, tip(place, box))
                if tail or not place.above
            ]
            around = replace(around, callout_rects=[*around.callout_rects, air, *led])
        return (lost, loose), hung

    def _place_callout(
        self, content: CalloutText, touched: Touched, around: Surroundings
    ) -> tuple[int, _Placed | None]:
        """Return the cost of the texts left out, and the callout in its best position or None.

        A shorter or more distant callout is better than none.
        """
        best, found = inf, None
        for less, callout in self._sized_forms(content):
            for row, place in enumerate(touched.places):
                worse = _WITHOUT_REASON * less + _OTHER_PLACE * row
                ranking = self._ranking(callout, touched, row, around)
                if known := ranking.best(around.callout_rects, best - worse):
                    best, found = known.cost + worse, (less, (callout, known, place))
        return found or (_UNSAID, None)

    def _sized_forms(self, content: CalloutText) -> Iterator[tuple[int, Callout]]:
        """Yield a callout with all parts, then with fewer, and the number of parts left out."""
        forms = list(enumerate(_forms(content)))
        for less, spoken in forms[-1:] if self._is_brief and content.number > 1 else forms:
            for max_width in _LENGTHS[self._is_brief :]:
                yield less, self._callout_for(spoken, less, max_width)

    def _callout_for(self, spoken: CalloutText, less: int, max_width: float) -> Callout:
        size = spoken.number, less, max_width
        if size not in self._sized_callouts:
            self._sized_callouts[size] = Callout(spoken, max_width)
        return self._sized_callouts[size]

    def _remove_items(self, callouts: Sequence[Callout]) -> None:
        for callout in callouts:
            self._floor.scene().removeItem(callout)


def _forms(content: CalloutText) -> list[CalloutText]:
    """Return the full contents, then those without the reason."""
    return [content, replace(content, why="")] if content.why else [content]


def _in_reverse(wanted: _Wishes) -> _Wishes:
    """Return the reverse order; nothing if that is the same."""
    return wanted[::-1] if len(wanted) > 1 else ()


def _leaning_apart(wanted: _Wishes) -> _Wishes:
    """Return callouts that lean away from each other; nothing unless two are above cards."""
    if sum(touched.above for _, touched in wanted) < 2:
        return ()
    touched = leaning_apart([place for _, place in wanted])
    return [(content, place) for (content, _), place in zip(wanted, touched, strict=True)]


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
