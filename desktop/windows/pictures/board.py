"""Small pictures on the shelf: a board in full swing, and that of a game left unfinished."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Iterator, Mapping
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.background.background_imports import load_some
from desktop.language.translation import language_key
from desktop.painting.disk_cache import DISK
from desktop.painting.leisure import IDLE_TIME
from desktop.painting.shapes import outline, pen, rounded
from desktop.style.theme import current_theme
from desktop.table.game import GameTable
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.values import OMNISCIENT
from engine.play.match import Match, new_record

if TYPE_CHECKING:
    from desktop.table.scene import TableScene

#: The game in the picture: its deal, and the shape of its board.
_DEAL, _ASPECT = 4, 1.57
#: Seconds of an event in which a match is played.
_SLICE = 0.006


def picture_of(
    match: Match, table: GameTable, size: QSize, ratio: float, *, dark: bool = False
) -> QImage:
    """The board of a match for a place of that size on a screen of that pixel ratio.

    It shows what the only person of a match may see, everything where nobody may be surprised, and
    else what lies open. `dark`: as it lies in a dark room.
    """
    scene = table.scene()
    _set_up(scene, match, size, dark)
    return _painted(scene, size, ratio)


def _set_up(scene: TableScene, match: Match, size: QSize, dark: bool) -> None:
    """Put a match on a board."""
    scene.set_tempo(0)
    scene.set_dark(dark)
    people = match.attendance.people
    viewer = OMNISCIENT if not people else people[0] if len(people) == 1 else None
    everything = match.result is not None or match.game.perfect_information or viewer == OMNISCIENT
    names = [match.attendance.player(seat).get("name", "") for seat in range(match.seats)]
    scene.seated(names, viewer)
    scene.sync(match.open_view() if everything else match.view(viewer))
    # A table of the usual size seen from afar: no room is too small for it.
    scene.arrange(QSizeF(size).expandedTo(QSizeF(1200, 900)))
    scene.pictures.rough = False


def _painted(scene: TableScene, size: QSize, ratio: float, *, close: bool = False) -> QImage:
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    p = QPainter(image)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    area = scene.close_up() if close else scene.picture_area()
    scene.render(p, QRectF(image.rect()), area)
    p.end()
    image.setDevicePixelRatio(ratio)
    return image


class BoardPainter(QObject):
    """Makes the picture of a board as `picture_of` does, in many events, none of them long.

    Modules are loaded a few at a time, the match is played a little at a time, and what lies on
    the board is painted piece by piece. Before there is leisure, all in the next event.

    Signals: `painted(QImage)`; `failed()`: the match cannot be played. It is gone after either.
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
        dark: bool = False,
        close: bool = False,
    ) -> None:
        """`match`: the same one over and over, as it goes on; how it is last is how it is shown.
        `close`: from nearer than all of the board can be seen.
        """
        super().__init__(parent)
        #: Whether parts of the picture are being painted in other events.
        self._awaited = False
        self._close = close
        self._steps = self._made(match, table, size, ratio, dark)
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)
        self._turn.start(0)

    def stop(self) -> None:
        """The picture is no longer needed."""
        self._turn.stop()
        self._steps.close()
        self.deleteLater()

    def _go_on(self) -> None:
        try:
            while (image := next(self._steps)) is None:
                if IDLE_TIME.taken or self._awaited:
                    return
        except ConquistaError:
            self.stop()
            self.failed.emit()
        else:
            self.stop()
            self.painted.emit(image)

    def _made(
        self, match: Iterable[Match], table: GameTable, size: QSize, ratio: float, dark: bool
    ) -> Generator[QImage | None, None, None]:
        """Step by step; the picture is the last."""
        made: list[TableScene] = []
        while not load_some(lambda: made.append(table.scene())):
            yield None
        (scene,) = made
        yield None
        begun = monotonic()
        for played in match:
            last = played
            if monotonic() - begun > _SLICE:
                yield None
                begun = monotonic()
        yield None
        _set_up(scene, last, size, dark)
        yield None
        while True:
            with IDLE_TIME.taken_elsewhere():
                image = _painted(scene, size, ratio, close=self._close)
            if not scene.unfinished:
                yield image
            while scene.unfinished:
                self._awaited = True
                yield None
            self._awaited = False


def sample(game: Game, answers: int) -> Match:
    """A game so many answers old that everybody may look at, always the same."""
    *_, match = growing_sample(game, answers)
    return match


def growing_sample(game: Game, answers: int) -> Iterator[Match]:
    """The same with one answer more each time."""
    from engine.play.autoplay import play_on

    players = tuple({"kind": "bot", "name": "", "level": "level1"} for _ in range(game.seats[0]))
    match = Match(new_record(game, game.seats[0], _DEAL, None, players))
    yield match
    for ply in range(answers):
        play_on(match, ply + 1)
        yield match


class Picture(QWidget):
    """The board in the middle of a game, framed in gold.

    It is there at once where it was kept from the last start; else painted when the window shows.
    """

    def __init__(self, games: Mapping[str, Game], parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self._table: GameTable | None = None
        self._board = QImage()
        #: What is seen until the board is painted: how to get it, and as it was got.
        self._lid: Callable[[], QPixmap] | None = None
        self._seen: QPixmap | None = None
        self._painter: BoardPainter | None = None
        #: What is being painted.
        self._wanted: Hashable = None

    def show_game(self, table: GameTable, lid: Callable[[], QPixmap] | None = None) -> None:
        """Show the board of another game; until it is painted, what `lid` gives, if anything."""
        self._table = table
        self._board, self._lid, self._seen = QImage(), lid, None
        self._stop()
        self.update()

    def is_painted(self) -> bool:
        """Whether there is a picture to see."""
        return not self._board.isNull()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board.width() != self._pixels().width():
            kept = DISK.get(self._name(), self._pixels())
            if kept is None:
                self._paint_later()
            else:
                kept.setDevicePixelRatio(self.devicePixelRatioF())
                self._board = kept
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8)
        p.setClipPath(frame)
        p.fillPath(frame, QColor("#22264b"))
        if self.is_painted():
            self._seen = None
            # As wide as the frame; what is higher than it is cut alike above and below.
            high = self._board.height() / self._board.devicePixelRatio()
            p.drawImage(QPointF(0, round((self.height() - high) / 2)), self._board)
        elif self._lid is not None:
            # Once: while the window changes its size, one of every size would be painted.
            lid = self._seen = self._seen or self._lid()
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            high = lid.height() * self.width() / lid.width()
            place = QRectF(0, (self.height() - high) / 2, self.width(), high)
            p.drawPixmap(place, lid, QRectF(lid.rect()))
        p.setClipping(False)
        outline(p, frame, pen("#c9a24b", 1.8))
        p.end()

    def _size(self) -> QSize:
        return QSize(self.width(), round(self.width() / _ASPECT))

    def _pixels(self) -> QSize:
        return self._size() * self.devicePixelRatioF()

    def _name(self) -> Hashable:
        """All that can be seen on the picture."""
        game = self._table.id if self._table is not None else ""
        size, stark = self._pixels().toTuple(), current_theme().stark
        return ("sample", game, size, self.devicePixelRatioF(), stark, language_key())

    def _paint_later(self) -> None:
        """Begin with the picture, if that was not done yet."""
        if self._table is None or self._wanted == self._name():
            return
        self._stop()
        self._wanted = self._name()
        ratio = self.devicePixelRatioF()
        match = self._played(self._table)
        self._painter = BoardPainter(match, self._table, self._size(), ratio, self)
        self._painter.painted.connect(self._on_painted)

    def _played(self, table: GameTable) -> Iterator[Match]:
        """Its rules are loaded when it is begun, as those of the board are by then."""
        yield from growing_sample(self._games[table.id], table.picture_at)

    def _stop(self) -> None:
        if self._painter is not None:
            self._painter.stop()
        self._painter = self._wanted = None

    def _on_painted(self, board: QImage) -> None:
        # The theme or the language may have changed meanwhile.
        if self._wanted == self._name():
            self._board = board
            DISK.keep(self._wanted, board)
        self._painter = self._wanted = None
        self.update()
