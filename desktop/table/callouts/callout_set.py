"""The callouts of a table: which of them fit, and where."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from math import inf

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from desktop.table.callouts.advice import AdvisedMove
from desktop.table.callouts.badges import Badges
from desktop.table.callouts.callout import Callout, CalloutText
from desktop.table.callouts.placing import (
    Anchor,
    CalloutObstacles,
    RankedBox,
    Ranking,
    leaning_apart,
    swap_crossed,
    tail_points,
    tail_tip,
)
from desktop.table.motion import ValueAnimation, in_parallel, in_sequence, pause, slide
from engine.core.values import Action

#: Maximum line lengths, the more readable first.
_MAX_LINE_WIDTHS = (250.0, 180.0)
#: Pixels between callouts, and around their targets.
_CALLOUT_GAP = 6.0
#: Milliseconds a callout takes to rise.
_RISE_MS = 180.0
#: Delay of each further callout in milliseconds.
_RISE_DELAY_MS = 60.0
#: Height of the rise in pixels.
_RISE_HEIGHT = 16.0
#: Milliseconds in which the whiskers move to new values.
NARROWING_MS = 900
#: Cost of a move without a callout, where each part left out costs 1.
_COST_WITHOUT_CALLOUT = 4
#: Cost of leaving out the reason, in pixels of distance.
_COST_WITHOUT_REASON = 700.0
#: Cost of using another place of the move, in pixels of distance.
_COST_OF_OTHER_PLACE = 60.0
#: Factor on the cost of texts left out for the best move.
_BEST_FACTOR = 10
#: The factor for a move that settles something.
_SETTLING_FACTOR = 3
#: The texts of the callouts, and their places.
_CalloutWishes = Sequence[tuple[CalloutText, Anchor]]
#: A callout, its placement, and the place it points at.
_Placed = tuple[Callout, RankedBox, Anchor]


class CalloutSet:
    """The callouts of a table; they are always replaced together."""

    def __init__(self, floor: QGraphicsItem) -> None:
        self._floor = floor
        self.shown_callouts: list[Callout] = []
        #: The badges of moves that have no callout.
        self.badges = Badges(floor)
        self._rising: QAbstractAnimation | None = None
        #: The evaluations before the current ones.
        self._advice_before: dict[Action, AdvisedMove] = {}
        #: The arguments of the last call of `show`.
        self._shown_arguments: object = None
        self._transition = ValueAnimation(0.0, 1.0, NARROWING_MS, self._show_transition)
        #: The share of the transition to the current evaluations that is done. The constructor of
        #: `ValueAnimation` has called `_show_transition` with 0.
        self._transition_share = 1.0

    def reasons(self) -> frozenset[str]:
        """Return the reasons given in the callouts."""
        return frozenset(callout.text.why for callout in self.shown_callouts) - {""}

    def target_at(self, point: QPointF) -> Hashable | None:
        """Return the hit target of the callout at a point in scene pixels, or None."""
        target_ids = (
            callout.target_id for callout in self.shown_callouts if callout.box.contains(point)
        )
        return next(target_ids, None)

    def clear(self) -> None:
        """Remove all callouts."""
        self._transition.stop()
        self._transition_share = 1.0
        self._remove()

    def _remove(self) -> None:
        if self._rising is not None:
            self._rising.stop()
            self._rising = None
        for callout in self.shown_callouts:
            self._floor.scene().removeItem(callout)
        self.shown_callouts = []
        self.badges.show(())

    def show(
        self,
        texts: Sequence[tuple[CalloutText, Anchor | None]],
        around: CalloutObstacles,
        duration_factor: float = 0.0,
    ) -> None:
        """Show callouts close to their places where they cover nothing.

        If the best move's callout does not fit, none is shown. Others that do not fit are left
        out. New callouts rise; bars and whiskers start from the previous evaluations.
        `duration_factor` is the factor on the durations, 0 for no animation.
        """
        arguments = tuple(texts), around
        if self.shown_callouts and arguments == self._shown_arguments:
            # Nothing has changed, and the search for room takes time.
            return
        self._shown_arguments = arguments
        rising = duration_factor > 0 and not self.shown_callouts
        previous_moves = {
            callout.text.move.action: callout.text.move for callout in self.shown_callouts
        }
        fresh = any(
            previous_moves.get(text.move.action, text.move) != text.move for text, _ in texts
        )
        self._remove()
        targets = [anchor.target for _, anchor in texts if anchor is not None]
        around = replace(
            around,
            clear=[*around.clear, *targets],
            never_cover=[*around.never_cover, *targets],
        )
        wishes = [(text, anchor) for text, anchor in texts if anchor is not None]
        placed = _place_best(wishes, around)
        boxes, anchors = [box for _, box, _ in placed], [anchor for _, _, anchor in placed]
        boxes = swap_crossed(boxes, anchors, around)
        for (callout, _, anchor), placement in zip(placed, boxes, strict=True):
            callout.setParentItem(self._floor)
            callout.put(placement.box, anchor)
            self.shown_callouts.append(callout)
        if fresh and duration_factor > 0:
            self._advice_before = previous_moves
            self._transition.stop()
            self._transition.setDuration(round(NARROWING_MS * duration_factor))
            self._transition.start()
        self._show_transition(self._transition_share)
        if rising:
            self._rise(duration_factor)

    def show_badges(
        self,
        anchors: Sequence[tuple[int, Anchor | None]],
        clear: Sequence[QRectF],
        further_cards: Sequence[QRectF] = (),
    ) -> None:
        """Put badges on answers without a callout, and on the cards that answers move.

        `further_cards` are the other cards that the best answer gives. The badges avoid `clear`.
        """
        numbers = {callout.text.number for callout in self.shown_callouts}
        anchored = [
            (number, at) for number, at in anchors if at is not None and not at.are_texts_below
        ]
        places = [
            (number, at) for number, at in anchored if number not in numbers and not at.is_passing
        ]
        cards = [
            (number, Anchor(at.card, are_texts_above=True))
            for number, at in anchored
            if at.card is not None
        ]
        cards += [(1, Anchor(card, are_texts_above=True)) for card in further_cards]
        sources = [(number, Anchor(at.source)) for number, at in anchored if at.source is not None]
        self.badges.show([*places, *cards, *sources], clear)

    def _show_transition(self, share: float) -> None:
        """Show the evaluations at `share` of the transition."""
        self._transition_share = share
        for callout in self.shown_callouts:
            callout.previous_move, callout.share = (
                self._advice_before.get(callout.text.move.action),
                share,
            )
            callout.update()

    def _rise(self, duration_factor: float) -> None:
        """Let the callouts rise from their places, one after the other."""
        ways = []
        for number, callout in enumerate(self.shown_callouts):
            callout.setPos(0, _RISE_HEIGHT)
            callout.setOpacity(0)
            ms = round(_RISE_MS * duration_factor)
            move = in_parallel(
                slide(callout, "pos", QPointF(), ms), slide(callout, "opacity", 1.0, ms)
            )
            ways.append(in_sequence(pause(round(number * _RISE_DELAY_MS * duration_factor)), move))
        self._rising = in_parallel(*ways)
        self._rising.start()


def _place_best(wishes: _CalloutWishes, around: CalloutObstacles) -> list[_Placed]:
    """Return the placed callouts that leave out as little as possible.

    Returns none if the best move has no room. The best move gets the best position. More may fit
    in another order, if callouts above cards lean away from each other, or if only the best move
    has a reason.
    """
    placed = _CalloutSearch(may_cover=False).place_in_best_order(wishes, around)
    has_best = any(text.leads for text, _ in wishes)
    if has_best and not any(callout.text.leads for callout, _, _ in placed):
        placed = _CalloutSearch(may_cover=True).place_in_best_order(wishes, around)
        if not any(callout.text.leads for callout, _, _ in placed):
            return []
    return sorted(placed, key=lambda entry: entry[0].text.number)


class _CalloutSearch:
    """A search for room for all callouts, with what it has made and measured."""

    def __init__(self, *, may_cover: bool) -> None:
        #: Whether the best move's callout may cover what must be kept clear, rather than be left
        #: out.
        self._may_cover = may_cover
        #: The callouts made, by number, parts left out and line length.
        self._sized_callouts: dict[tuple[int, int, float], Callout] = {}
        #: Candidate positions on an empty table.
        self._rankings: dict[tuple[Callout, int, float], Ranking] = {}

    def place_in_best_order(
        self, wishes: _CalloutWishes, around: CalloutObstacles
    ) -> list[_Placed]:
        """Return the callouts that fit, in the order that leaves out least."""
        wishes = [(text, anchor) for text, anchor in wishes if self._fits(text, anchor, around)]
        wishes = sorted(wishes, key=lambda wish: not wish[0].leads)
        cost, placed = self._place_in_turn(wishes, around, is_brief=False)
        for arranged, is_brief in _ALTERNATIVES:
            if cost and (other_wishes := arranged(wishes)):
                other_cost, other_placed = self._place_in_turn(
                    other_wishes, around, is_brief=is_brief
                )
                if other_cost < cost:
                    cost, placed = other_cost, other_placed
        return placed

    def _fits(self, text: CalloutText, anchor: Anchor, around: CalloutObstacles) -> bool:
        """Return whether the shortest form of a callout fits on an otherwise empty table."""
        forms = _forms(text)
        minimum = self._callout_for(forms[-1], len(forms) - 1, _MAX_LINE_WIDTHS[-1])
        return any(
            self._ranking(minimum, anchor, row, around).best(around.callout_rects) is not None
            for row in range(len(anchor.places))
        )

    def _ranking(
        self, callout: Callout, anchor: Anchor, place_index: int, around: CalloutObstacles
    ) -> Ranking:
        """Return the positions of a callout at one of its places.

        Only the tail of the best move's callout may cross other things.
        """
        candidate = anchor.places[place_index]
        cache_key = callout, place_index, candidate.lean
        if cache_key not in self._rankings:
            beside = any(
                not candidate.are_texts_above and not candidate.are_texts_below
                for candidate in anchor.places
            )
            first = callout.text.leads
            size = callout.box.size()
            may_cover = first and beside and self._may_cover
            self._rankings[cache_key] = Ranking(
                size, candidate, around, first=first, may_cover=may_cover
            )
        return self._rankings[cache_key]

    def _place_in_turn(
        self, wishes: _CalloutWishes, around: CalloutObstacles, *, is_brief: bool
    ) -> tuple[int, list[_Placed]]:
        """Place the callouts one after the other.

        `is_brief`: whether lines are short and only the best move has a reason.
        Returns the number of texts left out, weighted, and the callouts that fit.
        """
        placed: list[_Placed] = []
        cost = 0
        for text, anchor in wishes:
            omitted, placed_callout = self._place_callout(text, anchor, around, is_brief=is_brief)
            cost += omitted * (
                _BEST_FACTOR if text.leads else _SETTLING_FACTOR if text.settles else 1
            )
            if placed_callout is None:
                continue
            placed.append(placed_callout)
            _, (_, rect), anchor_place = placed_callout
            padded_box = rect.adjusted(-_CALLOUT_GAP, -_CALLOUT_GAP, _CALLOUT_GAP, _CALLOUT_GAP)
            line_rects = [
                QRectF(
                    point - QPointF(_CALLOUT_GAP, _CALLOUT_GAP),
                    QSizeF(2 * _CALLOUT_GAP, 2 * _CALLOUT_GAP),
                )
                for point in tail_points(rect, tail_tip(anchor_place, rect))
            ]
            around = replace(around, callout_rects=[*around.callout_rects, padded_box, *line_rects])
        return cost, placed

    def _place_callout(
        self, text: CalloutText, anchor: Anchor, around: CalloutObstacles, *, is_brief: bool
    ) -> tuple[int, _Placed | None]:
        """Return the cost of the texts left out, and the callout in its best position or None.

        A shorter or more distant callout is better than none.
        """
        best, best_placement = inf, None
        for omitted, callout in self._sized_forms(text, is_brief=is_brief):
            for place_index, candidate in enumerate(anchor.places):
                extra_cost = _COST_WITHOUT_REASON * omitted + _COST_OF_OTHER_PLACE * place_index
                ranking = self._ranking(callout, anchor, place_index, around)
                if placement := ranking.best(around.callout_rects, best - extra_cost):
                    best, best_placement = (
                        placement.cost + extra_cost,
                        (omitted, (callout, placement, candidate)),
                    )
        return best_placement or (_COST_WITHOUT_CALLOUT, None)

    def _sized_forms(self, text: CalloutText, *, is_brief: bool) -> Iterator[tuple[int, Callout]]:
        """Yield a callout with all parts, then with fewer, and the number of parts left out."""
        forms = list(enumerate(_forms(text)))
        for omitted, form in forms[-1:] if is_brief and not text.leads else forms:
            for max_width in _MAX_LINE_WIDTHS[is_brief:]:
                yield omitted, self._callout_for(form, omitted, max_width)

    def _callout_for(self, text: CalloutText, omitted: int, max_width: float) -> Callout:
        size = text.number, omitted, max_width
        if size not in self._sized_callouts:
            self._sized_callouts[size] = Callout(text, max_width)
        return self._sized_callouts[size]


def _forms(text: CalloutText) -> list[CalloutText]:
    """Return the full text, then those with less of the reason, or without it."""
    if not text.why:
        return [text]
    return [text] if text.brief == text.why else [text, replace(text, why=text.brief)]


def _in_reverse(wishes: _CalloutWishes) -> _CalloutWishes:
    """Return the wishes in reverse order; empty if that is the same order."""
    return wishes[::-1] if len(wishes) > 1 else ()


def _leaning_apart(wishes: _CalloutWishes) -> _CalloutWishes:
    """Return wishes that lean away from each other; empty unless two are above cards."""
    if sum(anchor.are_texts_above for _, anchor in wishes) < 2:
        return ()
    anchors = leaning_apart([wished for _, wished in wishes])
    return [(text, wished) for (text, _), wished in zip(wishes, anchors, strict=True)]


def _settling_first(wishes: _CalloutWishes) -> _CalloutWishes:
    """Return the wishes, settling ones first; empty if they are in that order already."""
    first = sorted(wishes, key=lambda wish: not wish[0].settles)
    return first if first != list(wishes) else ()


#: Alternatives tried when something is left out, and whether they use short callouts.
_ALTERNATIVES = (
    (_settling_first, False),
    (_in_reverse, False),
    (_leaning_apart, False),
    (_in_reverse, True),
    (_leaning_apart, True),
)
