"""The frames of a film: a table without a window, sampled twelve times a second.

Until the end every frame shows what everybody saw at that moment; no hand is open before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.style.theme import current_theme
from desktop.table.game_table import GameTable
from desktop.table.scene import TableScene
from desktop.windows.match_page.film.film_bands import BAND_HEIGHT, Caption, FilmBands
from desktop.windows.match_page.film.film_moments import LAST_MOVES, FilmMoment, chosen_moments
from engine.core.values import OMNISCIENT, Event, Step, View
from engine.play.match import Match
from engine.talk.statements import Statement

#: Size of a film in pixels, and its frames per second.
SIZE = QSize(960, 600)
RATE = 12
#: Seconds of the opening, and of the open hands at the end.
_OPENING_S, _HANDS_S = 1.5, 2.0
#: Least and usual seconds of the last frame.
_MIN_CLOSING_S, _CLOSING_S = 2.0, 5.0
#: Seconds in which one picture becomes another.
_FADE_S = 0.5
#: Seconds that a move takes, with the way to it, when the number of moves is chosen.
_MOMENT_S = 3.2
#: Least seconds for a move; one with less is passed over.
_MIN_MOMENT_S = 1.6
#: Least and greatest seconds in which a move is looked at.
_MIN_HOLD_S, _MAX_HOLD_S = 0.75, 2.5
#: Positions shown on the way to a move, and the frames of each.
_WAY_POSITIONS, _WAY_FRAMES = 5, 2
#: Seconds in which something held up is read, and for each card of it.
_READING_S, _CARD_S = 1.0, 0.15
#: How often the table is laid out anew to put its strip out of the picture.
_MAX_ARRANGED = 6
#: Returns the last picture in a size, from the scene of the table as it is at the end.
Closing = Callable[[TableScene, QSize], QImage]


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """A picture, and for how many frames it is shown."""

    image: QImage
    count: int = 1


class Projector:
    """Shows a match that is over on a table of its own, and paints its frames."""

    def __init__(
        self,
        match: Match,
        table: GameTable,
        names: Sequence[str],
        seconds: float,
        closing: Closing | None,
        size: QSize = SIZE,
    ) -> None:
        """`closing` returns the last picture; None ends with the table and the result."""
        assert match.result is not None
        self._match, self._table, self._names = match, table, names
        self._seconds, self._closing, self._size = seconds, closing, size
        self._bands = FilmBands(match, table, names)
        self._caption = Caption()
        #: The place of the table in the picture.
        self._frame_rect = QRectF(0, BAND_HEIGHT, size.width(), size.height() - 2 * BAND_HEIGHT)
        self._scene: TableScene = table.scene()
        #: The frames painted so far.
        self.frame_count = 0
        ends = _OPENING_S + _HANDS_S + 2 * _FADE_S + _CLOSING_S
        count = max(1, round((seconds - ends) / _MOMENT_S))
        self.moments: Sequence[FilmMoment] = chosen_moments(match, table, count)

    @property
    def progress(self) -> float:
        """The share of the film that is painted, about, from 0 to 1."""
        return min(1.0, self.frame_count / RATE / self._seconds)

    # -- the film ----------------------------------------------------------------------------------

    def frames(self) -> Iterator[FilmFrame]:
        """Yield the frames in order."""
        for frame in self._frames():
            self.frame_count += frame.count
            yield frame

    def _frames(self) -> Iterator[FilmFrame]:
        scene = self._scene
        scene.set_duration_factor(0)
        scene.set_candlelit(current_theme().candlelit)
        scene.set_seats(self._bands.shown_names, None)
        # The object is always the same, and it is the last moment when no more follow.
        positions = self._match.moments()
        position = next(positions, self._match)
        self._show(position.view(None), 0)
        self._arrange(with_hands=False)
        self._caption = self._bands.title_caption()
        yield self._frame(_OPENING_S)
        for number, moment in enumerate(self.moments):
            until = self._end_of_moment(number)
            is_last = number >= len(self.moments) - LAST_MOVES
            if not is_last and until - self.frame_count / RATE < _MIN_MOMENT_S:
                # Those before took long; it is passed on the way to the next.
                continue
            on_way = _on_way(position.ply, moment.first)
            while position.ply < moment.first:
                position = next(positions, position)
                if position.ply in on_way:
                    self._show(position.view(None), position.ply)
                    self._caption = Caption()
                    yield FilmFrame(self._paint(), _WAY_FRAMES)
            yield from self._move(moment, position, positions, until)
        yield from self._end()

    def _end_of_moment(self, number: int) -> float:
        """Return the second of the film at which a moment should end."""
        begin, moments_left = self.frame_count / RATE, len(self.moments) - number
        time_left = self._seconds - begin - _HANDS_S - 2 * _FADE_S - _CLOSING_S
        return begin + max(0.0, time_left) / moments_left

    def _move(
        self, moment: FilmMoment, position: Match, positions: Iterator[Match], until: float
    ) -> Iterator[FilmFrame]:
        """Yield the frames of a move, which ends about at a second of the film."""
        events_told: list[Event] = []
        while position.ply < moment.last:
            step = self._match.steps[position.ply]
            position = next(positions, position)
            if isinstance(step.action, Statement):
                continue
            yield from self._step(step, events_told, position)
        hold = until - self.frame_count / RATE
        yield self._frame(max(_MIN_HOLD_S, min(_MAX_HOLD_S, hold)))

    def _step(self, step: Step, told: list[Event], position: Match) -> Iterator[FilmFrame]:
        events = step.seen_by(None)
        for number, event in enumerate(events):
            self._caption = self._bands.event_caption([*told, event]) or self._caption
            yield from self._animation(event)
            reading = self._scene.reading(event)
            if reading is not None:
                self._scene.hold_up(event, asks=False, earlier=events[:number])
                yield self._frame(_READING_S + _CARD_S * reading.cards)
                self._scene.put_down()
            told.append(event)
        self._show(position.view(None), position.ply)

    def _animation(self, event: Event) -> Iterator[FilmFrame]:
        scene = self._scene
        scene.set_duration_factor(1)
        animation = scene.animate(event)
        scene.set_duration_factor(0)
        if animation is None:
            return
        lasts = animation.totalDuration()
        if lasts > 0:
            scene.is_playing = True
            animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
            animation.pause()
            for number in range(1, max(2, round(lasts * RATE / 1000) + 1)):
                animation.setCurrentTime(min(lasts, round(number * 1000 / RATE)))
                yield FilmFrame(self._paint())
            animation.setCurrentTime(lasts)
            animation.stop()
            scene.is_playing = False
        animation.deleteLater()

    def _end(self) -> Iterator[FilmFrame]:
        """Yield the last frames: the table with open hands, and the closing picture."""
        before = self._paint()
        self._scene.set_seats(self._bands.shown_names, OMNISCIENT)
        self._show(self._match.open_view(), self._match.ply)
        self._arrange(with_hands=True)
        self._caption = self._bands.result_caption()
        after = self._paint()
        yield from _fade_frames(before, after)
        if self._closing is None:
            yield FilmFrame(after, self._remaining_frames(_CLOSING_S + _HANDS_S))
            return
        yield FilmFrame(after, round(_HANDS_S * RATE))
        closing = self._closing(self._scene, self._size)
        closing = closing.convertToFormat(QImage.Format.Format_RGB888)
        yield from _fade_frames(after, closing)
        yield FilmFrame(closing, self._remaining_frames(_MIN_CLOSING_S))

    def _remaining_frames(self, least: float) -> int:
        return round(max(least, self._seconds - self.frame_count / RATE) * RATE)

    # -- painting ----------------------------------------------------------------------------------

    def _arrange(self, *, with_hands: bool) -> None:
        """Lay the table out, with the strip of the hands below the board or out of the picture."""
        scene, frame_size, below = self._scene, self._frame_rect.size(), 0.0
        scene.arrange(frame_size)
        if not with_hands:
            # A larger table has a larger strip.
            for _ in range(_MAX_ARRANGED):
                visible = frame_size.height() - scene.picture_area().bottom()
                if visible < 1:
                    break
                below += visible
                scene.arrange(frame_size + QSizeF(0, below))

    def _show(self, view: View, ply: int) -> None:
        self._scene.sync(view)
        self._bands.show(view, ply)

    def _frame(self, seconds: float) -> FilmFrame:
        return FilmFrame(self._paint(), max(1, round(seconds * RATE)))

    def _blank(self) -> QImage:
        image = QImage(self._size, QImage.Format.Format_RGB888)
        image.fill(QColor(current_theme().wall))
        return image

    def _paint(self) -> QImage:
        image = self._blank()
        painter = _painter_on(image)
        frame_rect = self._frame_rect
        # The board may have moved or grown since the last frame.
        self._scene.settle()
        self._scene.render(painter, frame_rect, QRectF(QPointF(), frame_rect.size()))
        self._bands.paint_top(painter, QRectF(0, 0, frame_rect.width(), BAND_HEIGHT))
        foot = QRectF(0, frame_rect.bottom(), frame_rect.width(), BAND_HEIGHT)
        self._bands.paint_foot(painter, foot, self._caption)
        painter.end()
        return image


def _painter_on(image: QImage) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _fade_frames(before: QImage, after: QImage) -> Iterator[FilmFrame]:
    """Yield the frames in which one picture becomes another, without either."""
    count = round(_FADE_S * RATE)
    for number in range(1, count):
        image = QImage(before)
        painter = QPainter(image)
        painter.setOpacity(number / count)
        painter.drawImage(0, 0, after)
        painter.end()
        yield FilmFrame(image)


def _on_way(first: int, last: int) -> set[int]:
    """Return some plies between two, evenly, and the second."""
    count = min(_WAY_POSITIONS, last - first)
    return {first + round((last - first) * number / count) for number in range(1, count + 1)}
