"""The parts of a match page and the state they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from desktop.painting.seat_look import SeatLook
from desktop.panels.side_scroll import SideScroll
from desktop.panels.sidebar import Sidebar
from desktop.play.session import Session
from desktop.review.review import Review
from desktop.storage.settings import Settings
from desktop.table.card_reader import CardReader
from desktop.table.curtain import Curtain
from desktop.table.director import Director
from desktop.table.game_table import GameTable
from desktop.table.hints.hint_request import Hint
from desktop.table.hints.past_move_request import Why
from desktop.table.prompt.strip import Prompt, PromptStrip
from desktop.table.replay.lookback import LookBack
from desktop.table.replay.replay import Replay
from desktop.table.scene import TableScene
from desktop.table.view import TableView
from desktop.windows.match_page.page_head import MatchHead
from desktop.windows.match_page.replay_bar import ReplayBar
from engine.core.values import Action, Decision, Seat, Step

#: Returns a size in pixels for the width and height of the page.
Measure = Callable[[int, int], int]


def _no_size(width: int, height: int) -> int:
    return 0


def _same_prompt(prompt: Prompt) -> Prompt:
    return prompt


@dataclass(frozen=True, slots=True)
class Surroundings:
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
    named: bool = False


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """An open question to a person at the screen."""

    seat: Seat
    decision: Decision
    legal: Sequence[Action]


@dataclass(slots=True)
class Moment:
    """The shared state of the page; changed by the page and its controllers, read by all parts."""

    question: OpenQuestion | None = None
    #: The step that is being shown.
    shown: Step | None = None
    over: bool = False
    #: The seat whose hand is face down until it is raised, between people who peek.
    covered: Seat | None = None

    def is_hand_hidden(self, viewer: Seat | None) -> bool:
        """Return whether a viewer sees the covered hand face down."""
        return self.covered is not None and viewer is None and not self.over


@dataclass(frozen=True, slots=True)
class PageComponents:
    """The widgets and controllers of a match page; none of them knows the page."""

    session: Session
    settings: Settings
    table: GameTable
    moment: Moment
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
    hint: Hint
    lookback: LookBack
    replay: Replay
    why: Why
    replay_bar: ReplayBar
    review: Review
    #: Hides the board between people who chose to hand the screen over behind a curtain.
    curtain: Curtain
    #: Enlarges cards; None for a game without cards.
    reader: CardReader | None


def build(
    session: Session, table: GameTable, scene: TableScene, settings: Settings, page: QWidget
) -> PageComponents:
    """Make the parts as children of a page, which then connects and places them."""
    moment = Moment()
    scene.setParent(page)
    # The tab order is the order in which widgets are made.
    looks = table.looks(session.view(), session.match.seats)
    view, side = TableView(scene, page), SideScroll(page)
    # Made inside its scroll area: changing a widget's parent makes Qt restyle all of it.
    sidebar = Sidebar(session, table, side.viewport(), looks)
    side.set_sidebar(sidebar)
    head, curtain = MatchHead(page), Curtain(view, looks)
    director = Director(session, scene, settings, page)
    hint, lookback = Hint(session, scene, page), LookBack(session, table.moves, page)
    replay = Replay(lookback, director, page)
    why = Why(session, table.texts, replay, lookback, page)
    review = Review(session, table, looks, replay, lookback, director, settings, page)
    hidden = not session.match.game.perfect_information
    cards = table.cards(session.match.options) if table.cards is not None else None
    return PageComponents(
        session=session,
        settings=settings,
        table=table,
        moment=moment,
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
        replay_bar=ReplayBar(replay, lookback, why, page, hands=hidden),
        review=review,
        curtain=curtain,
        reader=CardReader(cards, view) if cards is not None else None,
    )
