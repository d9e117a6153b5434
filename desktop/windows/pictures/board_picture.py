"""Paint small pictures of boards, and show that of a sample match on the shelf."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.language.translation import language_key
from desktop.painting.cache.deferred_painting import IDLE_TIME
from desktop.painting.cache.disk_cache import DISK
from desktop.painting.shapes import pen, rounded, stroke_path
from desktop.style.theme import current_theme
from desktop.system.stepped_work import load_some
from desktop.table.game_table import GameTable
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.values import OMNISCIENT
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import NAMES

if TYPE_CHECKING:
    from desktop.table.scene import TableScene

#: Seed of the sample match.
_DEAL_SEED = 4
#: Width of the picture divided by its height.
_ASPECT_RATIO = 1.57
#: Seconds of an event in which a match is played.
_SLICE_S = 0.006


def picture_of(
    match: Match, table: GameTable, size: QSize, ratio: float, *, candlelit: bool = False
) -> QImage:
    """Return the picture of a match's board for a size and a screen's pixel ratio.

    It shows the view of the only person, everything if that reveals nothing (a match that is over,
    watched or of perfect information), and else the public view. `candlelit`: in a dark room.
    """
    scene = table.scene()
    _set_up(scene, match, size, candlelit)
    return _paint_scene(scene, size, ratio)


def _set_up(scene: TableScene, match: Match, size: QSize, candlelit: bool) -> None:
    """Set a match up on a scene."""
    scene.set_duration_factor(0)
    scene.set_candlelit(candlelit)
    people = match.attendance.people
    viewer = OMNISCIENT if not people else people[0] if len(people) == 1 else None
    everything = match.result is not None or match.game.perfect_information or viewer == OMNISCIENT
    names = [match.attendance.player(seat).get("name", "") for seat in range(match.seats)]
    scene.set_seats(names, viewer)
    scene.sync(match.open_view() if everything else match.view(viewer))
    # The usual size of a table, seen from afar, so that any picture size has room.
    scene.arrange(QSizeF(size).expandedTo(QSizeF(1200, 900)))
    scene.settle()


def _paint_scene(scene: TableScene, size: QSize, ratio: float, *, close: bool = False) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    area = scene.close_up() if close else scene.picture_area()
    scene.render(painter, QRectF(image.rect()), area)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


class BoardPainter(QObject):
    """Painter of the picture of a board as by `picture_of`, spread over many short events.

    Modules are loaded a few at a time, the match is played step by step, and items are painted one
    by one. At the start of the application, all is done in the next event.

    Signals:
        painted(QImage).
        failed(): the match cannot be played or painted. The object deletes itself after either.
    """

    painted = Signal(object)
    failed = Signal()

    def __init__(
        self,
        match: Iterable[Match],
        table: GameTable,
        size: QSize,
        ratio: float,
        parent: QObject,
        *,
        candlelit: bool = False,
        close: bool = False,
    ) -> None:
        """`match`: yields the same match as it is played; its last state is painted.

        `close`: zoom in instead of showing the whole board.
        """
        super().__init__(parent)
        #: Whether parts of the picture are being painted in other events.
        self._is_waiting = False
        self._close = close
        self._steps = self._steps_of(match, table, size, ratio, candlelit)
        self._paint_timer = QTimer(self)
        self._paint_timer.timeout.connect(self._go_on)
        self._paint_timer.start(0)

    def stop(self) -> None:
        """Stop painting and delete the object, unless it has deleted itself."""
        if isValid(self):
            self._paint_timer.stop()
            self._steps.close()
            self.deleteLater()

    def _go_on(self) -> None:
        try:
            while (image := next(self._steps)) is None:
                if IDLE_TIME.is_window_shown or self._is_waiting:
                    return
        except Exception as error:
            self.stop()
            self.failed.emit()
            if not isinstance(error, ConquistaError):
                raise
        else:
            self.stop()
            self.painted.emit(image)

    def _steps_of(
        self, match: Iterable[Match], table: GameTable, size: QSize, ratio: float, candlelit: bool
    ) -> Generator[QImage | None, None, None]:
        """Yield None after each step, and the picture at the end."""
        scenes: list[TableScene] = []
        while not load_some(lambda: scenes.append(table.scene())):
            yield None
        (scene,) = scenes
        yield None
        begun = monotonic()
        for played in match:
            last = played
            if monotonic() - begun > _SLICE_S:
                yield None
                begun = monotonic()
        yield None
        _set_up(scene, last, size, candlelit)
        yield None
        while True:
            with IDLE_TIME.spread_outside_windows():
                image = _paint_scene(scene, size, ratio, close=self._close)
            if not scene.is_unfinished:
                yield image
            while scene.is_unfinished:
                self._is_waiting = True
                yield None
            self._is_waiting = False


def sample(game: Game, actions: int) -> Match:
    """Return the sample match of a game after so many actions; it is always the same."""
    *_, match = growing_sample(game, actions)
    return match


def growing_sample(game: Game, actions: int) -> Iterator[Match]:
    """Yield the sample match after each action."""
    # Bots load with the first sample that is played, not with a picture kept on disk.
    from engine.play.autoplay import play_scripted

    names = NAMES[: game.seats[0]]
    players = tuple({"kind": "bot", "name": name, "level": "level1"} for name in names)
    match = Match(new_record(game, game.seats[0], _DEAL_SEED, None, players))
    yield match
    for ply in range(actions):
        play_scripted(match, ply + 1)
        yield match


class Picture(QWidget):
    """The board of a sample match in a golden frame.

    It is shown at once if a picture was kept on disk, else painted when the widget is shown.
    """

    def __init__(self, games: Mapping[str, Game], parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self._table: GameTable | None = None
        self._board = QImage()
        #: Returns the lid that is shown until the board is painted; then the lid it returned.
        self._make_lid: Callable[[], QPixmap] | None = None
        self._shown_lid: QPixmap | None = None
        self._painter: BoardPainter | None = None
        #: The name of the picture being painted.
        self._current_name: Hashable = None

    def show_game(self, table: GameTable, lid: Callable[[], QPixmap] | None = None) -> None:
        """Show the board of another game; until it is painted, show what `lid` returns."""
        self._table = table
        self._board, self._make_lid, self._shown_lid = QImage(), lid, None
        self._stop()
        self.update()

    @property
    def is_painted(self) -> bool:
        """Whether there is a picture."""
        return not self._board.isNull()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board.width() != self._pixels().width():
            pixmap = DISK.get(self._cache_key(), self._pixels())
            if pixmap is None:
                self._paint_later()
            else:
                pixmap.setDevicePixelRatio(self.devicePixelRatioF())
                self._board = pixmap
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)
        painter.setClipPath(frame)
        painter.fillPath(frame, QColor("#22264b"))
        if self.is_painted:
            self._shown_lid = None
            # The picture is as wide as the frame; it is cut alike above and below.
            height = self._board.height() / self._board.devicePixelRatio()
            painter.drawImage(QPointF(0, round((self.height() - height) / 2)), self._board)
        elif self._make_lid is not None:
            # Asked for once; during a resize a lid of every size would be painted.
            lid = self._shown_lid = self._shown_lid or self._make_lid()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            height = lid.height() * self.width() / lid.width()
            rect = QRectF(0, (self.height() - height) / 2, self.width(), height)
            painter.drawPixmap(rect, lid, QRectF(lid.rect()))
        painter.setClipping(False)
        stroke_path(painter, frame, pen("#c9a24b", 1.8))
        painter.end()

    def _size(self) -> QSize:
        return QSize(self.width(), round(self.width() / _ASPECT_RATIO))

    def _pixels(self) -> QSize:
        return self._size() * self.devicePixelRatioF()

    def _cache_key(self) -> Hashable:
        """Return a key with everything that determines the picture."""
        game = self._table.id if self._table is not None else ""
        size, stark = self._pixels().toTuple(), current_theme().high_contrast
        return ("sample", game, size, self.devicePixelRatioF(), stark, language_key())

    def _paint_later(self) -> None:
        """Start painting the picture, unless it is being painted already."""
        if self._table is None or self._current_name == self._cache_key():
            return
        self._stop()
        self._current_name = self._cache_key()
        ratio = self.devicePixelRatioF()
        match = self._play_sample(self._table)
        self._painter = BoardPainter(match, self._table, self._size(), ratio, self)
        self._painter.painted.connect(self._on_painted)
        self._painter.failed.connect(self._on_failed)

    def _play_sample(self, table: GameTable) -> Iterator[Match]:
        """Yield the sample match; the rules are loaded here, when the board's modules are."""
        yield from growing_sample(self._games[table.id], table.picture_at)

    def _stop(self) -> None:
        if self._painter is not None:
            self._painter.stop()
        self._painter = self._current_name = None

    def _on_failed(self) -> None:
        # The name stays, so that the same picture is not tried again.
        self._painter = None

    def _on_painted(self, board: QImage) -> None:
        # The theme or the language may have changed meanwhile.
        if self._current_name == self._cache_key():
            self._board = board
            DISK.keep(self._current_name, board)
        self._painter = self._current_name = None
        self.update()
