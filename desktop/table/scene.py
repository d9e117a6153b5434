"""The base of every game's table: three verbs, a board that zooms, and what the mouse means."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from desktop.table import layers
from desktop.table.backdrop import REST
from desktop.table.game import GameTexts
from desktop.table.items import Pictures, Root, Spot
from engine.core import Action, Decision, Event, Game, Seat, View

#: How far the mouse may wander between press and release of a click, in pixels.
SLACK = 6.0
NEAREST, FARTHEST = 4.0, 1.0


@dataclass(frozen=True, slots=True)
class Option:
    """A button the scene wants in the prompt strip."""

    label: str
    act: Callable[[], None]
    #: The key that does the same, as shown on the button ("" for none).
    key: str = ""
    #: The button that Enter presses.
    main: bool = False
    #: None for a plain button, else whether the switch is on.
    on: bool | None = None


class TableScene(QGraphicsScene):
    """A game on its table.

    `sync` puts everything where a view says, `animate` shows one event, `offer` lets the looker
    answer a question. Scene units are pixels of the viewport; only what hangs below `board` zooms.

    Signals:
        chosen(Action): the looker's answer.
        changed_choice(): a half-made choice changed: `options` and `aside` are new.
        pointed(bool): whether the pointer is over something that can be clicked.
        back_clicked(number): a card of the covered hand was clicked, from 0.
        read(card): a card was double-clicked.
        spoke(): a key was answered with an aside, before which a hint gives way.
    """

    chosen = Signal(object)
    changed_choice = Signal()
    pointed = Signal(bool)
    back_clicked = Signal(int)
    read = Signal(str)
    spoke = Signal()

    def __init__(self, game: Game, texts: GameTexts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Few items, all of them moving now and then: an index costs more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = Pictures(game.id)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self._rested)
        self.game = game
        self.texts = texts
        self.names: Sequence[str] = ()
        self.looker: Seat | None = None
        #: Whose hand lies face down before them, while nobody looks.
        self.covered: Seat | None = None
        self.view: View | None = None
        #: An event is being animated: items must be left alone until the next `sync`.
        self.playing = False
        #: How far animations are stretched; 0 makes everything jump.
        self.tempo = 1.0
        #: Wherever a click or the keys were refused: why, and which answer was meant.
        self.refused: tuple[str, Action] | None = None
        self.board = Root()
        self.board.setZValue(layers.BOARD)
        self.addItem(self.board)
        #: What stays where it is when the board zooms: hands, cards in flight.
        self.floor = Root()
        self.floor.setZValue(layers.FLOOR)
        self.addItem(self.floor)
        self._home = QTransform()
        self._zoom = QTransform()
        self._hover: Hashable | None = None
        self._pressed: Hashable | None = None
        #: The card under the last press, before the click did anything.
        self._pressed_card: str | None = None
        self._press_at = QPointF()
        self._dragging = False

    # -- the three verbs -----------------------------------------------------------------------

    def sync(self, view: View) -> None:
        """Put every item where the view says; always possible, whatever was shown before."""
        raise NotImplementedError

    def animate(self, event: Event) -> QAbstractAnimation | None:
        """How one event looks, or None when it shows nothing."""
        raise NotImplementedError

    def offer(self, decision: Decision, legal: Sequence[Action]) -> None:
        """Let the looker answer: light what can be chosen."""
        raise NotImplementedError

    def withdraw(self) -> None:
        """No question is open to the looker any more."""
        raise NotImplementedError

    # -- what a game adds ----------------------------------------------------------------------

    def place(self, size: QSizeF) -> QTransform:
        """Lay everything out for a viewport of that size; return where the board goes."""
        raise NotImplementedError

    def picture_area(self) -> QRectF:
        """The part of the scene worth a picture: the board without the hand."""
        return self.sceneRect()

    def seated(
        self, names: Sequence[str], looker: Seat | None, covered: Seat | None = None
    ) -> None:
        """Who sits where and whose view is shown; or nobody's, and whose hand lies face down."""
        self.names, self.looker, self.covered = names, looker, covered

    @property
    def reader(self) -> Seat | None:
        """Who is spoken to: whoever looks, unless a game's open hands let it be who is asked."""
        return self.looker

    def addressed(self) -> list[str]:
        """Names as the reader reads them: their own is empty."""
        return ["" if seat == self.reader else name for seat, name in enumerate(self.names)]

    def mark_recent(self, events: Sequence[Event]) -> None:
        """These events are the latest: mark what they touched, from the next `sync` on."""

    def set_tempo(self, tempo: float) -> None:
        """How far animations are stretched from now on."""
        if tempo != self.tempo:
            self.tempo = tempo
            self.tempo_changed()

    def set_dark(self, dark: bool) -> None:
        """Whether the room round the board is dark."""

    def tempo_changed(self) -> None:
        """Whatever moves by itself may start or has to stop."""

    # -- what a half-made choice is --------------------------------------------------------------

    def considered(self) -> Action | None:
        """The answer that Enter would give now, or None."""
        return None

    def topic(self) -> str:
        """The section of the rules about what is half chosen, or ""."""
        return ""

    def consider(self, action: Action) -> None:
        """Make the choice that leads to an answer, without giving it."""

    def suggest(self, action: Action) -> None:
        """Show a hint on the board: the answer as if the pointer or the keys stood on it."""
        self.consider(action)

    def keep(self, legal: Sequence[Action]) -> list[Action]:
        """Answers that may be shown while the hand is covered.

        Those of the card that is chosen, and those that betray nothing of the hand.
        """
        return []

    def in_order(self, legal: Sequence[Action]) -> list[Action]:
        """Answers in the order a list shows them: that of the rules, if nothing is better."""
        return list(legal)

    def choose_nth(self, number: int) -> None:
        """Choose a card of the hand by its place, from 0."""

    def card_at(self, spot: Hashable | None) -> str | None:
        """The card lying face up at a spot; for None the one the keys stand on."""
        return None

    def description(self) -> list[str]:
        """Everything the looker sees, as sentences for a screen reader."""
        return []

    # -- words of a half-made choice -------------------------------------------------------------

    def options(self) -> list[Option]:
        """Buttons for the half-made choice."""
        return []

    def sentence(self) -> str:
        """What is asked, given the half-made choice; "" leaves it to the texts."""
        return ""

    def aside(self) -> str:
        """Something worth saying about the half-made choice, such as why a click did nothing."""
        return ""

    def announcement(self) -> str:
        """What a screen reader should say about where the keyboard stands."""
        return ""

    def walk(self, dx: int, dy: int) -> None:
        """An arrow key was pressed."""

    def turn_to_next(self, step: int) -> bool:
        """Tab was pressed; False lets the focus leave the board."""
        return False

    def confirm(self) -> bool:
        """Enter was pressed; whether it meant something."""
        return False

    def take_back(self) -> bool:
        """Esc was pressed; whether there was a half-made choice."""
        return False

    def type_key(self, text: str) -> bool:
        """A single letter or digit; whether it meant something."""
        return False

    def retranslate(self) -> None:
        """The language changed."""

    def pressed(self, spot: Hashable | None) -> None:
        """The mouse was pressed on a spot, or on nothing."""

    def clicked(self, spot: Hashable) -> None:
        """Something with a spot was clicked."""

    def hovered(self, spot: Hashable | None) -> None:
        """The pointer moved onto a spot, or off all of them."""

    def clickable(self, spot: Hashable) -> bool:
        """Whether a click there would do something."""
        return False

    def lift(self, spot: Hashable) -> bool:
        """Begin to drag; False when this cannot be dragged."""
        return False

    def carry(self, to: QPointF, over: Hashable | None) -> None:
        """Drag on to a point, in scene coordinates, above a spot."""

    def drop(self, over: Hashable | None) -> None:
        """End a drag above a spot, or nowhere."""

    # -- the board in the window ---------------------------------------------------------------

    def arrange(self, size: QSizeF) -> None:
        """Fit everything into a viewport of that size."""
        self.setSceneRect(QRectF(QPointF(), size))
        self._restless()
        self._home = self.place(size)
        self._keep_in_sight()

    def zoom(self, factor: float, at: QPointF) -> None:
        """Enlarge the board towards a point in scene coordinates."""
        self._restless()
        now = self._zoom.m11()
        factor = max(FARTHEST, min(NEAREST, now * factor)) / now
        around = QTransform().translate(at.x(), at.y()).scale(factor, factor)
        self._zoom = self._zoom * around.translate(-at.x(), -at.y())
        self._keep_in_sight()

    def pan(self, by: QPointF) -> None:
        """Push the board."""
        self._zoom = self._zoom * QTransform.fromTranslate(by.x(), by.y())
        self._keep_in_sight()

    def fit(self) -> None:
        """Show the whole board again."""
        self._restless()
        self._zoom = QTransform()
        self._keep_in_sight()

    def move_home(self, home: QTransform) -> None:
        """The board itself grew or shrank: it belongs elsewhere without zoom.

        Whoever has zoomed in keeps what they see where they see it.
        """
        self._restless()
        if self.zoomed():
            back, _ = home.inverted()
            zoom = back * self._home * self._zoom
            self._zoom = zoom if FARTHEST < zoom.m11() <= NEAREST else QTransform()
        self._home = home
        self._keep_in_sight()

    def zoomed(self) -> bool:
        """Whether the board is larger than it needs to be."""
        return self._zoom.m11() > FARTHEST

    def zoom_changed(self, zoom: float) -> None:
        """The board is shown so many times larger than it needs to be."""

    def _restless(self) -> None:
        """Sizes are changing: keep the pictures there are until they rest."""
        self.pictures.rough = True
        self._rest.start()

    def _rested(self) -> None:
        self.pictures.rough = False
        self.update()

    def _keep_in_sight(self) -> None:
        """No edge of the scene may come further in than it is without zoom."""
        scale = self._zoom.m11()
        width, height = self.sceneRect().width(), self.sceneRect().height()
        dx = min(0.0, max(width * (1 - scale), self._zoom.dx()))
        dy = min(0.0, max(height * (1 - scale), self._zoom.dy()))
        self._zoom = QTransform(scale, 0, 0, scale, dx, dy)
        self.board.setTransform(self._home * self._zoom)
        self.zoom_changed(scale)

    # -- the mouse -----------------------------------------------------------------------------

    def spot_at(self, at: QPointF) -> Hashable | None:
        """The topmost spot at a point in scene coordinates."""
        for item in self.items(at):
            if isinstance(item, Spot) and item.spot is not None:
                return item.spot
        return None

    def refresh_hover(self) -> None:
        """Items moved under a resting pointer."""
        self._hover = None
        self.hovered(None)
        self.pointed.emit(False)

    @property
    def busy_with_mouse(self) -> bool:
        """Whether something is being dragged."""
        return self._dragging

    def cancel_drag(self) -> bool:
        """Put what is dragged back where it was; whether anything was dragged."""
        dragged, self._dragging = self._dragging, False
        if dragged:
            self.drop(None)
            self.refresh_hover()
        return dragged

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_at = event.scenePos()
            self._pressed = self.spot_at(event.scenePos())
            self._pressed_card = None if self._pressed is None else self.card_at(self._pressed)
            self.pressed(self._pressed)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        at = event.scenePos()
        over = self.spot_at(at)
        if self._dragging:
            self.carry(at, over)
        elif self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if (at - self._press_at).manhattanLength() > SLACK:
                self._dragging = self.lift(self._pressed)
                self._pressed = None
        elif over != self._hover:
            self._hover = over
            self.hovered(over)
            self.pointed.emit(over is not None and self.clickable(over))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        over = self.spot_at(event.scenePos())
        pressed, self._pressed = self._pressed, None
        if self._dragging:
            self._dragging = False
            self.drop(over)
        elif pressed is not None and pressed == over:
            self.clicked(pressed)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        spot = self.spot_at(event.scenePos())
        card = self.card_at(spot) if spot is not None else None
        left = event.button() == Qt.MouseButton.LeftButton
        # The first click may have laid a card there: that one was not meant.
        if left and card is not None and card == self._pressed_card:
            event.accept()
            self.read.emit(card)
        else:
            self.mousePressEvent(event)

    def read_card(self) -> bool:
        """Ask for the card under the pointer or the keys; whether there is one."""
        card = self.card_at(self._hover) if self._hover is not None else None
        card = card or self.card_at(None)
        if card is not None:
            self.read.emit(card)
        return card is not None

    def forget_press(self) -> None:
        """The press became a pan: its release is no click."""
        self._pressed = None

    def leave(self) -> None:
        """The pointer left the board."""
        if self._hover is not None:
            self.refresh_hover()
