"""A hand with a mouse: it sees what is lit in the window and clicks there, whatever lies there.

It knows of no session: where something is lit but a click does nothing, is refused or meets
something else, and where nothing more can be clicked, it raises `DefectError`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from copy import copy
from dataclasses import dataclass
from functools import partial
from random import Random

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QEventLoop,
    QPoint,
    QPointF,
    Qt,
    QTimer,
)
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit, QMenu, QPushButton, QWidget

from desktop.games.contrees.scene import ContreesScene
from desktop.games.cortez.scene import CortezScene
from desktop.language.translation import translate
from desktop.painting.fading_scroll import FadingScroll
from desktop.table.items import HitItem
from desktop.windows.dialogs.message import Confirmation
from desktop.windows.main import MainWindow
from desktop.windows.match_page.match_page import MatchPage
from desktop.windows.shelf.boxes import ShelfBox
from desktop.windows.shelf.seat_row import SeatRow
from tests.campaign.tastes import taste
from tests.desktop.kit import can_open, owned
from tests.patience import PATIENCE_MS

LEFT = Qt.MouseButton.LeftButton
#: Milliseconds without a question after which a match is stuck.
PATIENCE = PATIENCE_MS
#: Clicks after which a question cannot be answered.
CLICKS = 200
#: Spots that are looked at: a click there need not change anything.
LOOKED_AT = ("total", "row", "line", "suite")
_GRID = [(x / 10, y / 10) for x in (5, 3, 7, 2, 8, 1, 9) for y in (5, 3, 7, 2, 8, 1, 9)]


class DefectError(AssertionError):
    """Something that cannot be done with a mouse as it should."""


@dataclass(frozen=True, slots=True)
class Lit:
    """Something to be clicked."""

    what: Hashable
    #: Where in the window; raises `DefectError` where it cannot be clicked.
    find: Callable[[], QPoint]
    #: Whether a click must bring the answer nearer.
    counts: bool = True


class Hand:
    """Plays at a window with clicks alone; what it chooses is seeded."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        self.window = window
        self.random = Random(seed)
        self.clicks = 0
        #: How often something of a kind was clicked.
        self.told: dict[str, int] = {}
        self._heart = QTimer(window)
        self._heart.start(50)
        self._here, self._ply = 0, -1
        self._peeking = False

    # -- what is there ---------------------------------------------------------------------------

    @property
    def page(self) -> MatchPage:
        """The table that is shown."""
        (page,) = (page for page in self.window.findChildren(MatchPage) if page.isVisible())
        return page

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Let the window live until something is true."""
        deadline = QDeadlineTimer(PATIENCE)
        while not until():
            if deadline.hasExpired():
                raise DefectError(f"stuck: {what}")
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # What is done in the next turn of the event loop is done before the next click.
        for _ in range(3):
            QCoreApplication.processEvents()

    def rests(self) -> bool:
        """Return whether the window waits for a click."""
        page = self.page
        if page.director.is_reading:
            # It is held up until a click lets it go.
            return bool(page.strip.buttons)
        if page.director.is_busy or page.asking.forced_timer.isActive():
            return False
        if any(_moves(animation) for animation in page.scene.findChildren(QAbstractAnimation)):
            return False
        asked = page.state.question is not None and page.scene.controller.selection is not None
        return page.state.is_over or can_open(page.curtain) or asked

    @property
    def over(self) -> bool:
        return self.page.state.is_over

    # -- clicking --------------------------------------------------------------------------------

    def click(self, at: QPoint, inside: QWidget | None = None, *, twice: bool = False) -> None:
        """Click at a point of the window, or of another."""
        handle = (inside or self.window).windowHandle()
        QTest.mouseMove(handle, at)
        click = QTest.mouseDClick if twice else QTest.mouseClick
        click(handle, LEFT, Qt.KeyboardModifier.NoModifier, at)
        self.clicks += 1

    def press(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click in the middle of a widget, or at a point of it, if nothing lies over it."""
        window = widget.window()
        place = widget.mapTo(window, widget.rect().center() if at is None else at)
        self._uncovered(widget, place)
        self.click(place, window)

    def _uncovered(self, widget: QWidget, place: QPoint) -> None:
        window = widget.window()
        if not widget.isVisible() or not widget.isEnabled():
            raise DefectError(f"{_name(widget)} cannot be clicked")
        met = window.childAt(place) or window
        if met is not widget and not (widget.isAncestorOf(met)):
            raise DefectError(f"{_name(widget)} is covered by {_name(met)}")

    # -- the shelf -------------------------------------------------------------------------------

    def sit_down(
        self, game: str, seats: int, people: int = 1, *, level: int | None = None, deal: str = ""
    ) -> None:
        """Take a box from the shelf and begin a match, as `set_up` does."""
        self.set_up(game, seats, people, level=level, deal=deal)
        (play,) = self.window.findChildren(QPushButton, "play")
        self.press(play)
        window = self.window
        self.wait(lambda: bool(window.findChildren(MatchPage)) and self.rests(), "the beginning")

    def set_up(
        self, game: str, seats: int, people: int = 1, *, level: int | None = None, deal: str = ""
    ) -> None:
        """Take a box from the shelf and choose who plays: first people, then bots of a level.

        `level`: None leaves the bots as strong as they are.
        """
        window = self.window
        (box,) = (box for box in window.findChildren(ShelfBox) if box.game == game)
        self.press(box)
        counts = [
            button
            for button in window.findChildren(QAbstractButton)
            if button.property("seats") == seats and button.isVisible()
        ]
        for button in counts:
            self.press(button)
        rows = [row for row in window.findChildren(SeatRow) if row.isVisible()]
        rows.sort(key=lambda row: row.y())
        for number, row in enumerate(rows):
            kind, strength = row.findChildren(QComboBox)
            self._choose(kind, 0 if number < people else 1)
            if number >= people and level is not None:
                self._choose(strength, level)
        (line,) = window.findChildren(QLineEdit, "deal")
        if deal and line.isVisible():
            self._scroll_to(line)
            self.press(line)
            QTest.keyClicks(line, deal)

    def _choose(self, combo: QComboBox, index: int) -> None:
        if combo.currentIndex() == index:
            return
        view = combo.view()
        self._scroll_to(combo)
        while not view.isVisible():
            # The list before it may take the first click to close.
            self.press(combo)
            QCoreApplication.processEvents()
        row = view.visualRect(combo.model().index(index, 0)).center()
        self.press(view.viewport(), row)
        self.wait(
            lambda: combo.currentIndex() == index and not view.isVisible(), "a row that is chosen"
        )

    def _scroll_to(self, widget: QWidget) -> None:
        """Turn the wheel above a column until a widget of it is seen."""
        columns = self.window.findChildren(FadingScroll)
        seen = next(one for one in columns if one.isAncestorOf(widget)).viewport()
        for _ in range(100):
            top = widget.mapTo(seen, QPoint()).y()
            if top < 0 or top + widget.height() > seen.height():
                self._turn_wheel(seen, 1 if top < 0 else -1)

    def _turn_wheel(self, widget: QWidget, notches: int) -> None:
        at = QPointF(widget.rect().center())
        event = QWheelEvent(
            at,
            QPointF(widget.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QCoreApplication.sendEvent(widget, event)

    # -- around the match ------------------------------------------------------------------------

    def choose_in_menu(self, name: str) -> bool:
        """Choose an entry of the menu by its English words; whether it could be."""
        self.press(self.page.head.menu)
        menus = [menu for menu in self.window.findChildren(QMenu) if menu.isVisible()]
        (menu,) = menus
        (action,) = (
            action for action in menu.actions() if action.text() == translate("Menu", name)
        )
        possible = action.isEnabled()
        if possible:
            self.press(menu, menu.actionGeometry(action).center())
        else:
            menu.close()
        return possible

    def confirm(self) -> None:
        """Press the button that does it, where somebody is asked whether to."""
        for box in self._asking():
            self.press(box.yes)

    def _asking(self) -> list[Confirmation]:
        return [box for box in self.window.findChildren(Confirmation) if box.isVisible()]

    def _thinks_better(self) -> bool:
        """Where somebody is asked whether an answer is meant, say yes, or now and then no."""
        meant = True
        for box in self._asking():
            meant = self.random.random() < 0.7
            self.press(box.yes if meant else box.cancel)
        if self.page.scene.controller.pending_confirmation is not None:
            meant = self.random.random() < 0.7
            yes, back, *_ = self.page.strip.buttons
            self.press(yes if meant else back)
        return not meant

    def undo(self) -> bool:
        """Take the last choice back, if it can be."""
        before = self.page.session.match.ply
        if not self.choose_in_menu("&Undo"):
            return False
        self.confirm()
        if self.page.session.match.ply >= before:
            raise DefectError("nothing was taken back")
        self.wait(self.rests, "a question after going back")
        return True

    def leave_and_continue(self) -> None:
        """Back to the shelf, and on from there."""
        before = owned(self.page.session).record.answers
        asked = self.page.state.question is not None or self.page.curtain.isVisible()
        self.choose_in_menu("&New game")
        self.confirm()
        self.go_on()
        now = owned(self.page.session).record.answers
        # While something was held up to be read, bots may have been about to answer.
        if (now if asked else now[: len(before)]) != before:
            raise DefectError("another match was continued")

    def go_on(self) -> None:
        """Continue the match that the shelf offers."""
        (button,) = self.window.findChildren(QPushButton, "continue")
        self.wait(button.isVisible, "a game to continue")
        self.press(button)
        self.wait(lambda: bool(self.window.findChildren(MatchPage)) and self.rests(), "a question")

    # -- what is lit -----------------------------------------------------------------------------

    def lit(self) -> list[Lit]:
        """Return everything that can be clicked for an answer, always in the same order."""
        return sorted([*self._buttons(), *self._targets()], key=lambda one: str(one.what))

    def _buttons(self) -> Iterator[Lit]:
        for number, button in enumerate(self.page.strip.buttons):
            what = ("strip", number, button.text())
            yield Lit(what, partial(self._on_button, button), not button.isCheckable())

    def _on_button(self, button: QWidget) -> QPoint:
        """Return the middle of a button of the strip, if all of it is seen."""
        strip, place = self.page.strip, button.geometry()
        if button.width() < button.sizeHint().width() or not strip.rect().contains(place):
            raise DefectError(f"clipped: {_name(button)}")
        for other in strip.findChildren(QAbstractButton):
            if other is not button and other.isVisible() and other.geometry().intersects(place):
                raise DefectError(f"{_name(button)} lies over {_name(other)}")
        at = button.mapTo(self.window, button.rect().center())
        self._uncovered(button, at)
        return at

    def _targets(self) -> Iterator[Lit]:
        scene = self.page.scene
        items: dict[Hashable, list[HitItem]] = {}
        for item in scene.items():
            if isinstance(item, HitItem) and item.target_id is not None and item.isVisible():
                items.setdefault(item.target_id, []).append(item)
        bare = dict(self._bare())
        for target_id in (*items, *(target_id for target_id in bare if target_id not in items)):
            if scene.controller.game_choice.is_clickable(target_id):
                find = partial(
                    self._on_target, target_id, items.get(target_id, []), bare.get(target_id)
                )
                yield Lit(target_id, find, not self._looked_at(target_id))

    def _on_target(self, target_id: Hashable, items: list[HitItem], bare: QPointF | None) -> QPoint:
        """Return a point of the window where a spot lies on top."""
        scene, view = self.page.scene, self.page.view
        points = [bare] if bare is not None else []
        for item in items:
            box = item.mapToScene(item.shape()).boundingRect()
            points += [
                box.topLeft() + QPointF(box.width() * dx, box.height() * dy) for dx, dy in _GRID
            ]
        seen = (at for at in points if scene.sceneRect().contains(at))
        on_top = next((at for at in seen if scene.hit_target_at(at) == target_id), None)
        if on_top is None:
            raise DefectError(f"{target_id} is covered by {scene.hit_target_at(points[0])}")
        at = view.viewport().mapTo(self.window, view.mapFromScene(on_top))
        self._uncovered(view.viewport(), at)
        return at

    def _bare(self) -> Iterator[tuple[Hashable, QPointF]]:
        """Yield places of the board that are lit and no items."""
        scene = self.page.scene
        selection = scene.controller.selection
        if selection is None:
            return
        if isinstance(scene, CortezScene):
            for square in selection.targets:
                yield ("square", square), scene.place_of(square)
        elif isinstance(scene, ContreesScene):
            for target in selection.targets:
                kind = "corner" if isinstance(target, str) else "hex"
                yield (kind, target), scene.place_of(target)

    def _looked_at(self, target_id: Hashable) -> bool:
        """Return whether a click there only shows something."""
        selection = self.page.scene.controller.selection
        match target_id:
            case ("corner", corner) if isinstance(self.page.scene, ContreesScene):
                return selection is None or corner not in selection.targets
            case (str(kind), *_):
                return kind in LOOKED_AT
        return False

    # -- answering -------------------------------------------------------------------------------

    def turn(self) -> None:
        """One click at something lit, and wait for the next question."""
        page = self.page
        if page.curtain.isVisible():
            self.press(page.curtain.button)
            self.wait(self.rests, "a question behind the curtain")
            return
        self._count(page.session.match.ply)
        if page.director.is_reading:
            (go_on,) = page.strip.buttons
            self.press(go_on)
            self.wait(self.rests, "a question after reading")
            return
        self._peek()
        lit = self.lit()
        if not lit and page.state.is_hand_hidden(page.session.viewer):
            self._here = CLICKS // 2
            self._peek()
            lit = self.lit()
        if not lit:
            raise DefectError(f"nothing is lit: {page.strip.sentence}")
        self._click_lit(self._one_of(lit))

    def choose(self, what: Hashable) -> None:
        """Click at something that is lit, or at a button by its words."""
        for lit in self.lit():
            button = isinstance(lit.what, tuple) and lit.what[0] == "strip" and lit.what[2]
            if what in (lit.what, button):
                self._click_lit(lit)
                return
        raise DefectError(f"{what} is not lit")

    def _click_lit(self, chosen: Lit) -> None:
        page = self.page
        before_ply = page.session.match.ply
        at = chosen.find()
        self._point(chosen, at)
        before = copy(page.scene.controller.selection)
        self.click(at)
        if self._thinks_better():
            self.wait(self.rests, f"no question where {chosen.what} was not meant")
            return
        choice, match = page.scene.controller, page.session.match
        self._await_change(lambda: match.ply != before_ply or choice.selection != before)
        if match.ply == before_ply and choice.selection is not None:
            if choice.message and chosen.counts:
                raise DefectError(f"{chosen.what} is lit and refused: {choice.message}")
            if chosen.counts and choice.selection == before:
                raise DefectError(f"a click on {chosen.what} does nothing")
        if match.ply != before_ply:
            self._stop_peeking()
        self.wait(self.rests, f"no question after {chosen.what}")

    def _await_change(self, is_changed: Callable[[], bool]) -> None:
        """Wait for what a click does, where that takes a moment."""

    def _count(self, ply: int) -> None:
        self._here = self._here + 1 if ply == self._ply else 0
        self._ply = ply
        if self._here > CLICKS:
            raise DefectError(f"no answer after {CLICKS} clicks: {self.page.strip.sentence}")

    def _one_of(self, lit: list[Lit]) -> Lit:
        """Return something lit: a kind of things first, rare ones rather, then one of them."""
        kinds: dict[str, list[Lit]] = {}
        weights: dict[str, float] = {}
        for one in lit:
            kind, weight = taste(self.page, one.what)
            kinds.setdefault(kind, []).append(one)
            weights[kind] = weight
        names = list(kinds)
        (name,) = self.random.choices(names, [weights[kind] for kind in names])
        self.told[name] = self.told.get(name, 0) + 1
        return self.random.choice(kinds[name])

    def _point(self, lit: Lit, at: QPoint) -> None:
        """Move the mouse there: it says that something can be clicked."""
        # Where it rests already, nobody would notice.
        for aside in (QPoint(0, 1), QPoint()):
            QTest.mouseMove(self.window.windowHandle(), at + aside)
        view = self.page.view
        hand = Qt.CursorShape.PointingHandCursor
        inside = not (isinstance(lit.what, tuple) and lit.what[0] == "strip")
        if inside and view.viewport().cursor().shape() != hand:
            raise DefectError(f"the pointer does not say that {lit.what} can be clicked")

    def _peek(self) -> None:
        """Hold the key to see a hand that lies covered, now and then."""
        page = self.page
        hidden = page.state.is_hand_hidden(page.session.viewer)
        if hidden and (self._here > 3 or self.random.random() < 0.7):
            QTest.keyPress(page.view, Qt.Key.Key_P)
            self._peeking = True

    def _stop_peeking(self) -> None:
        if self._peeking:
            self._peeking = False
            QTest.keyRelease(self.page.view, Qt.Key.Key_P)


def _moves(animation: QAbstractAnimation) -> bool:
    """Return whether an animation runs that ends some time."""
    running = animation.state() == QAbstractAnimation.State.Running
    return running and animation.totalDuration() > 0


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else widget.objectName()
    return f"{type(widget).__name__} {text!r}"
