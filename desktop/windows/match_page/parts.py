"""What the page of a match is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from desktop.painting.seat_look import SeatLook
from desktop.panels.sidebar import Sidebar, SideScroll
from desktop.play.session import Session
from desktop.review.review import Review
from desktop.storage.settings import Settings
from desktop.table.card_reader import CardReader
from desktop.table.curtain import Curtain
from desktop.table.director import Director
from desktop.table.game import GameTable
from desktop.table.hints.hint import Hint
from desktop.table.hints.why import Why
from desktop.table.prompt.strip import Prompt, PromptStrip
from desktop.table.replay.lookback import LookBack
from desktop.table.replay.replay import Replay
from desktop.table.scene import TableScene
from desktop.table.view import TableView
from desktop.windows.match_page.head import MatchHead
from desktop.windows.match_page.replay_bar import ReplayBar
from engine.core.values import Action, Decision, Seat, Step

#: Pixels of something, for a width and a height of the page.
Measure = Callable[[int, int], int]


def _none(width: int, height: int) -> int:
    return 0


def _same(prompt: Prompt) -> Prompt:
    return prompt


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Widgets of the page, and how much room each takes."""

    #: In place of the usual panel, as wide as that.
    panel: QWidget
    #: Below the strip, over the board.
    band: QWidget | None = None
    band_height: Measure = _none
    #: Left of the board.
    shelf: QWidget | None = None
    shelf_width: Measure = _none
    #: What the strip shows, of what it would show.
    prompt: Callable[[Prompt], Prompt] = _same
    #: Whether the panel speaks of places on the board, so that they show their names.
    named: bool = False


@dataclass(frozen=True, slots=True)
class Open:
    """A question open to somebody at the screen."""

    seat: Seat
    decision: Decision
    legal: Sequence[Action]


@dataclass(slots=True)
class Moment:
    """Changed by the page and what it is composed of; read by all parts."""

    question: Open | None = None
    #: The step being shown.
    shown: Step | None = None
    over: bool = False
    #: Whose hand lies face down while nobody looks, between people who peek.
    covered: Seat | None = None

    def hidden(self, viewer: Seat | None) -> bool:
        """Whether a hand lies face down before a viewer, to be looked at by whom it belongs to."""
        return self.covered is not None and viewer is None and not self.over


@dataclass(frozen=True, slots=True)
class MatchParts:
    """What is seen of a match, and what is known of the moment; no part knows the page."""

    session: Session
    settings: Settings
    table: GameTable
    moment: Moment
    scene: TableScene
    view: TableView
    strip: PromptStrip
    head: MatchHead
    sidebar: Sidebar
    #: What it scrolls in where large texts need more than there is.
    side: SideScroll
    #: How the seats are told apart, by seat.
    looks: Sequence[SeatLook]
    director: Director
    hint: Hint
    lookback: LookBack
    replay: Replay
    why: Why
    replay_bar: ReplayBar
    review: Review
    #: Between people at one screen who want no hand shown.
    curtain: Curtain
    #: Where the game has cards.
    reader: CardReader | None


def build(
    session: Session, table: GameTable, scene: TableScene, settings: Settings, page: QWidget
) -> MatchParts:
    """The parts, as children of a page that is still to join and to place them."""
    moment = Moment()
    scene.setParent(page)
    # The keyboard walks the parts in the order they are made in.
    looks = table.looks(session.view(), session.match.seats)
    view, side = TableView(scene, page), SideScroll(page)
    # Made where it stays: Qt goes through all the styles of what changes its place.
    sidebar = Sidebar(session, table, side.viewport(), looks)
    side.hold(sidebar)
    head, curtain = MatchHead(page), Curtain(view, looks)
    director = Director(session, scene, settings, page)
    hint, lookback = Hint(session, scene, page), LookBack(session, page)
    replay = Replay(lookback, director, page)
    why = Why(session, table.texts, replay, lookback, page)
    review = Review(session, table, looks, replay, lookback, director, settings, page)
    hidden = not session.match.game.perfect_information
    cards = table.cards(session.match.options) if table.cards is not None else None
    return MatchParts(
        session=session,
        settings=settings,
        table=table,
        moment=moment,
        scene=scene,
        view=view,
        strip=PromptStrip(page, looks, table.roomy),
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
