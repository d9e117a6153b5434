"""The parts of a match page, where they are, and the state they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from desktop.painting.seat_look import SeatLook
from desktop.panels.sidebar import Sidebar
from desktop.panels.sidebar_scroll_area import SideScroll
from desktop.play.table_session import TableSession
from desktop.review.curve_band import band_height
from desktop.review.review import Review
from desktop.storage.settings import Settings
from desktop.style.text_size import scaled, text_scale, unscaled
from desktop.style.widgets import set_tab_order
from desktop.table.card_reader import CardReader
from desktop.table.curtain import Curtain
from desktop.table.director import Director
from desktop.table.game_table import GameTable
from desktop.table.hints.hint_request import HintRequest
from desktop.table.hints.past_move_request import PastMoveRequest
from desktop.table.prompt.painted_words import HEIGHT_PX as STRIP
from desktop.table.prompt.prompt_strip import Prompt, PromptStrip
from desktop.table.replay.lookback import Lookback
from desktop.table.replay.replay import Replay
from desktop.table.scene import TableScene
from desktop.table.talk.bubble import Bubble, find_place
from desktop.table.view import TableView
from desktop.windows.match_page.match_head import SHORT_WIDTH as SHORT_HEAD
from desktop.windows.match_page.match_head import MatchHead
from desktop.windows.match_page.replay_bar import HEIGHT as REPLAY
from desktop.windows.match_page.replay_bar import ReplayBar
from engine.core.values import Action, Decision, Seat, Step

#: The panel's share of the page's width.
_PANEL_SHARE = 0.2
#: The panel's least width, in pixels.
_MIN_PANEL_WIDTH = 280
#: The panel's greatest width, in pixels.
_MAX_PANEL_WIDTH = 360
#: Gap in pixels between a bubble over the chronicle and the lines of the last move.
_LINES_GAP = 4
#: Width of a scroll bar, in pixels.
_SCROLL_BAR_WIDTH = 10
#: Parts in which a board is painted out of sight.
_PRERENDER_PARTS = 3
#: The most often that a part is painted; pieces still missing are painted when they are seen.
_MAX_PAINTINGS_PER_PART = 6

#: Returns a size in pixels for the width and height of the page.
Measure = Callable[[int, int], int]


def _no_size(width: int, height: int) -> int:
    return 0


def _same_prompt(prompt: Prompt) -> Prompt:
    return prompt


@dataclass(frozen=True, slots=True)
class PageContext:
    """The widgets that a lesson or a puzzle puts round the board, and their sizes."""

    #: Replaces the usual panel and is as wide.
    panel: QWidget
    #: Placed below the strip, above the board.
    band: QWidget | None = None
    band_height: Measure = _no_size
    #: Placed left of the board.
    shelf: QWidget | None = None
    shelf_width: Measure = _no_size
    #: Returns the prompt to show instead of the usual one.
    prompt: Callable[[Prompt], Prompt] = _same_prompt
    #: Whether the panel mentions places of the board, which then show their names.
    are_names_shown: bool = False


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """An open question to a person at the screen."""

    seat: Seat
    decision: Decision
    legal: Sequence[Action]


@dataclass(slots=True)
class PageState:
    """The shared state of the page; changed by the page and its controllers, read by all parts."""

    question: OpenQuestion | None = None
    #: The step that is being shown.
    shown_step: Step | None = None
    is_over: bool = False
    #: The seat whose hand is face down until it is raised, between people who peek.
    covered: Seat | None = None
    #: Returns the name of what follows a match that is over, such as the page of a league; "" for
    #: a rematch.
    sequel: Callable[[], str] = str

    def is_hand_hidden(self, viewer: Seat | None) -> bool:
        """Return whether a viewer sees the covered hand face down."""
        return self.covered is not None and viewer is None and not self.is_over


@dataclass(frozen=True, slots=True)
class PageComponents:
    """The widgets and controllers of a match page; none of them knows the page."""

    session: TableSession
    settings: Settings
    table: GameTable
    state: PageState
    scene: TableScene
    view: TableView
    strip: PromptStrip
    head: MatchHead
    sidebar: Sidebar
    #: Scrolls the sidebar where large texts need more than the page's height.
    side: SideScroll
    #: Colours and charges of the seats, by seat.
    looks: Sequence[SeatLook]
    director: Director
    hint: HintRequest
    lookback: Lookback
    replay: Replay
    why: PastMoveRequest
    review: Review
    #: Hides the board between people who chose to hand the screen over behind a curtain.
    curtain: Curtain
    #: Enlarges cards; None for a game without cards.
    reader: CardReader | None


def build(
    session: TableSession, table: GameTable, scene: TableScene, settings: Settings, page: QWidget
) -> PageComponents:
    """Make the parts as children of a page, which then connects and places them."""
    state = PageState()
    scene.setParent(page)
    # The tab order is the order in which widgets are made.
    looks = table.looks(session.view(), session.match.seats)
    view, side = TableView(scene, page), SideScroll(page)
    # Made inside its scroll area: changing a widget's parent makes Qt restyle all of it.
    sidebar = Sidebar(session, table, side.viewport(), looks)
    side.set_sidebar(sidebar)
    head, curtain = MatchHead(page), Curtain(view, looks)
    director = Director(session, scene, settings, page)
    hint, lookback = HintRequest(session, scene, page), Lookback(session, table.moves, page)
    replay = Replay(lookback, director, page)
    why = PastMoveRequest(session, table.texts, replay, lookback, page)
    review = Review(session, table, looks, replay, lookback, director, settings, page)
    cards = table.cards(session.match.options) if table.cards is not None else None
    return PageComponents(
        session=session,
        settings=settings,
        table=table,
        state=state,
        scene=scene,
        view=view,
        strip=PromptStrip(page, looks),
        head=head,
        sidebar=sidebar,
        side=side,
        looks=looks,
        director=director,
        hint=hint,
        lookback=lookback,
        replay=replay,
        why=why,
        review=review,
        curtain=curtain,
        reader=CardReader(cards, view) if cards is not None else None,
    )


class BubblePlaces:
    """Finder of places for bubbles: on the board beside their seat, or over the chronicle."""

    def __init__(self, parts: PageComponents, page: QWidget) -> None:
        self._parts, self._page = parts, page

    def place_bubble(
        self, bubble: Bubble, seat: Seat, kept: Sequence[QRectF], reach: float = inf
    ) -> None:
        """Place a bubble with its tail at the card of a seat, or hide it where it has no room.

        `kept` are the areas of the board that it may not cover. On the board it stands at most
        `reach` pixels higher or lower than the card, if there is room for it over the chronicle.
        One that asks nothing leaves the last move in the chronicle legible, which also tells what
        a hidden bubble says.
        """
        card = self.rect_of(self._parts.sidebar.seats[seat])
        tip = QPointF(card.left() + 2, card.center().y())
        small = text_scale() <= 1
        if small and self._stand_on_board(bubble, tip, kept, reach):
            return
        if bubble.contents is not None and not bubble.contents.buttons:
            self._tell(bubble, tip)
            return
        pages = self._leave_room_on_panel(bubble)
        card = self.rect_of(self._parts.sidebar.seats[seat])
        tip = QPointF(card.left() + 2, card.center().y())
        height, shrink = bubble.fit(pages.width() + 2, pages.height() - 2)
        fits = height <= pages.height() - 2 and self._parts.sidebar.is_chronicle_shown
        if not fits and small and self._stand_on_board(bubble, tip, self.obstacles(land=False)):
            return
        if not self._parts.sidebar.is_chronicle_shown:
            bubble.say(None)
            return
        height, shrink = bubble.fit(pages.width() + 2, pages.height() - 2)
        # It covers no button below the chronicle; higher than the chronicle, it rises over seats.
        buttons = (self.rect_of(button) for button in self._parts.sidebar.buttons_at_foot)
        foot = min((rect.top() for rect in buttons), default=float(self._page.height()))
        # It stays where it is while boxes above the chronicle come and go.
        top = max(pages.top() + 2, bubble.box.top() if bubble.is_over_panel else 0.0)
        top = min(top, foot - height - 2)
        if (lines := self._last_move()).top() < top + height and lines.bottom() > top:
            seats = max(self.rect_of(seat).bottom() for seat in self._parts.sidebar.seats)
            if (higher := lines.top() - _LINES_GAP - height) > seats:
                # It rises over the boxes between seats and chronicle.
                top = higher
            elif lines.bottom() + _LINES_GAP + height < foot:
                top = lines.bottom() + _LINES_GAP
            elif small and self._stand_on_board(bubble, tip, self.obstacles(land=False)):
                return
        box = QRectF(pages.left() - 1, top, pages.width() + 2, height)
        grows = bool(self._parts.scene.duration_factor)
        bubble.place_at(box, tip, shrink=shrink, over_panel=True, grows=grows)

    def _last_move(self) -> QRectF:
        """Return the lines of the last move in the chronicle."""
        chronicle = self.rect_of(self._parts.sidebar.chronicle)
        first, last = self._parts.sidebar.chronicle.last_move_span()
        return QRectF(chronicle.left(), chronicle.top() + first, chronicle.width(), last - first)

    def _tell(self, bubble: Bubble, tip: QPointF) -> None:
        """Place a bubble that asks nothing over other lines of the chronicle than the last move.

        Without room there it is hidden.
        """
        sidebar = self._parts.sidebar
        sidebar.leave_room(0)
        if sidebar.is_chronicle_shown:
            chronicle = self.rect_of(sidebar.chronicle).adjusted(-1, 2, 1, 0)
            first, last = sidebar.chronicle.last_move_span()
            above, below = QRectF(chronicle), QRectF(chronicle)
            above.setHeight(first - _LINES_GAP)
            below.setTop(chronicle.top() + last)
            for free_rect in (above, below):
                height, shrink = bubble.fit(free_rect.width(), free_rect.height())
                if height <= free_rect.height():
                    grows = bool(self._parts.scene.duration_factor)
                    free_rect.setHeight(height)
                    bubble.place_at(free_rect, tip, shrink=shrink, over_panel=True, grows=grows)
                    return
        bubble.say(None)

    def _leave_room_on_panel(self, bubble: Bubble) -> QRectF:
        """Let the panel leave room for a bubble; return the place of the panel's page."""
        sidebar = self._parts.sidebar
        height, _ = bubble.fit(self.rect_of(sidebar.pages).width() + 2, self._page.height())
        sidebar.leave_room(round(height) + 4)
        return self.rect_of(sidebar.pages)

    def _stand_on_board(
        self, bubble: Bubble, tip: QPointF, kept: Sequence[QRectF], reach: float = inf
    ) -> bool:
        """Let a bubble stand on the board, if it finds a place there."""
        around = self._parts.scene.controller.game_choice.areas_to_avoid()
        view_rect = QRectF(self._parts.view.geometry()) & self.page_rect(around.bounds)
        rect = find_place(bubble.size_on_board(), view_rect, tip.y(), kept)
        if rect is None or abs(rect.center().y() - tip.y()) > reach:
            return False
        self._parts.sidebar.leave_room(0)
        if self._parts.scene.is_dragging:
            # It might lie on a destination, and returns after the drag.
            bubble.hide()
        else:
            grows = bool(self._parts.scene.duration_factor)
            bubble.place_at(rect, tip, over_panel=False, grows=grows)
        return True

    def obstacles(self, *, land: bool = True) -> list[QRectF]:
        """Return everything on the board that neither bubble nor pennant may cover.

        Without `land`, legends may be covered, and regions that are neither fought for nor can be
        chosen.
        """
        scene = self._parts.scene
        around = scene.controller.game_choice.areas_to_avoid()
        rects = [*around.clear, *around.names, *around.never_cover, *scene.contested_areas()]
        rects += (*around.avoid, *around.avoid_most) if land else ()
        rects += [*scene.text_rects(), *(callout.box for callout in scene.callouts.shown_callouts)]
        return [self.page_rect(rect) for rect in rects if not rect.isEmpty()]

    def page_rect(self, rect: QRectF) -> QRectF:
        """Return a rect of the scene in pixels of the page."""
        view = self._parts.view
        return view.mapFromScene(rect).boundingRect().toRectF().translated(QPointF(view.pos()))

    def rect_of(self, widget: QWidget) -> QRectF:
        """Return the rect of a widget in pixels of the page."""
        at = widget.mapTo(self._page, QPoint())
        return QRectF(at.x(), at.y(), QWidget.width(widget), QWidget.height(widget))


class PageLayout(QWidget):
    """A page with the parts of a match, at their places."""

    def __init__(
        self,
        session: TableSession,
        table: GameTable,
        scene: TableScene,
        settings: Settings,
        parent: QWidget | None,
    ) -> None:
        super().__init__(parent)
        parts = self._parts = build(session, table, scene, settings, self)
        self.session, self.table, self._settings = session, table, settings
        self.scene, self.view, self.state = parts.scene, parts.view, parts.state
        self.strip, self.head, self.sidebar = parts.strip, parts.head, parts.sidebar
        #: The tooltips of buttons above leave the seats in sight.
        self.tips_clear_of = self.sidebar
        self._side = parts.side
        self.director, self.lookback, self.hint = parts.director, parts.lookback, parts.hint
        self.replay, self.why = parts.replay, parts.why
        self._replay_bar: ReplayBar | None = None
        self.curtain, self.reader, self.review = parts.curtain, parts.reader, parts.review
        #: The widgets that a lesson or a puzzle puts round the board.
        self._surroundings: PageContext | None = None

    @property
    def replay_bar(self) -> ReplayBar:
        """The controls of a replay: made, hidden, for the first one."""
        if self._replay_bar is None:
            hidden = not self.session.match.game.perfect_information
            bar = ReplayBar(self.replay, self.lookback, self.why, self, hands=hidden)
            # It covers nothing that floats above the board.
            bar.lower()
            bar.refresh()
            set_tab_order(self.strip.hint, *bar.stops)
            self._replay_bar = bar
        return self._replay_bar

    def _show_replay_bar(self, is_shown: bool) -> bool:
        """Show or hide the controls of a replay; return whether that changes anything."""
        was_shown = self._replay_bar is not None and not self._replay_bar.isHidden()
        if is_shown != was_shown:
            self.replay_bar.setVisible(is_shown)
        return is_shown != was_shown

    def notice_room(self) -> QRect:
        """Return where a notice may appear without covering the game.

        It is the chronicle, whose newest lines at the foot stay visible, or the whole side panel.
        """
        if self._surroundings is not None or self.review.is_open:
            return self._side.geometry()
        chronicle = self.sidebar.chronicle
        around = chronicle.parentWidget() or chronicle
        rect = QRect(around.mapTo(self, QPoint()), around.size())
        return rect & self._side.geometry()

    def paint_ahead(self, size: QSize) -> list[Callable[[], object]]:
        """Return steps that paint the page's parts out of sight, each for its own event.

        The first painting of a part takes long enough for an event.
        """
        self.resize(size)
        around = self._surroundings
        beside: list[QWidget] = [self._side if around is None else around.panel]
        if around is not None:
            beside += [part for part in (around.shelf, around.band) if part is not None]
        parts = (
            (part, time)
            for part in range(_PRERENDER_PARTS)
            for time in range(_MAX_PAINTINGS_PER_PART)
        )
        return [
            *(part.grab for part in beside),
            *(partial(self._paint_part, *pair) for pair in parts),
        ]

    def _paint_part(self, part: int, time: int) -> None:
        """Paint one horizontal part of the board; at a later `time` only if pieces are missing."""
        if time == 0 or self.scene.is_incomplete:
            self.scene.catch_up()
            height = -(-self.view.height() // _PRERENDER_PARTS)
            # The size is final although it was set just now, so no stretched pictures are used.
            with self.scene.pictures.never_stretch():
                self.view.grab(QRect(0, part * height, self.view.width(), height))

    def make_room(self) -> None:
        """Lay out all parts, also when the surrounding widgets change size."""
        width, height = self.width(), self.height()
        panel = max(
            scaled(_MIN_PANEL_WIDTH), min(scaled(_MAX_PANEL_WIDTH), round(width * _PANEL_SHARE))
        )
        # At a large text size the panel scrolls; the scroll bar gets a width of its own.
        panel += _SCROLL_BAR_WIDTH if text_scale() > 1 else 0
        board = max(1, width - panel)
        # A strip that is too narrow above the board goes above the panel, too.
        short = unscaled(board) < self.table.one_row_width
        above = max(1, width - scaled(SHORT_HEAD)) if short else board
        strip, head, replay = scaled(STRIP), scaled(STRIP), scaled(REPLAY)
        low = band_height(width, height) if self.review.is_open else replay
        foot = low if self.replay.is_open else 0
        self.head.set_short(short)
        self.strip.setGeometry(0, 0, above, strip)
        self.head.setGeometry(above, 0, width - above, head)
        beside = QRect(board, head, panel, max(1, height - head))
        left, top, around = 0, strip, self._surroundings
        if around is not None:
            around.panel.setGeometry(beside)
            if around.band is not None:
                top += around.band_height(width, height)
                around.band.setGeometry(0, strip, board, top - strip)
            if around.shelf is not None:
                left = around.shelf_width(width, height)
                around.shelf.setGeometry(0, top, left, max(1, height - top))
        self.view.setGeometry(left, top, max(1, board - left), max(1, height - top - foot))
        if self._replay_bar is not None:
            self._replay_bar.setGeometry(0, height - foot, board, replay)
        self.review.place(QRect(0, height - foot, board, low), beside)
        self._side.setGeometry(beside)
        self.curtain.setGeometry(self.view.rect())
        if self.reader is not None:
            self.reader.setGeometry(self.view.rect())
