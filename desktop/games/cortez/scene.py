"""The table of Cortez: board, piles, hand, combat mat and form strip."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.games.cortez import z_layers
from desktop.games.cortez.art.board.geometry import FIELD, SQUARE_SIDE, city_rect, square_rect
from desktop.games.cortez.art.board.lettering import ribbon_seen
from desktop.games.cortez.art.furniture import WOOD, WOOD_SEED, paint_reeds, paint_table
from desktop.games.cortez.art.painter import square_at, square_centre
from desktop.games.cortez.combat_contents import (
    CombatContents,
    after_payments,
    contents_of,
    refuse_offer,
    reveal_cards,
    reveal_warriors,
    without_offer,
)
from desktop.games.cortez.items.board_ground import Ground, temple_smoke
from desktop.games.cortez.items.combat_buttons import CombatMatButtons
from desktop.games.cortez.items.combat_mat import CombatMatItem
from desktop.games.cortez.items.dusk_and_cord import CordItem, DuskItem
from desktop.games.cortez.items.form_strip import StripItem, groups_of
from desktop.games.cortez.items.hand import Hand, HandContents
from desktop.games.cortez.items.highlights import PathItem
from desktop.games.cortez.items.lights import Lights
from desktop.games.cortez.items.pieces import CardPictures
from desktop.games.cortez.items.piles import Piles
from desktop.games.cortez.items.tray_items import Owner
from desktop.games.cortez.items.troops import Troops, occupied_squares
from desktop.games.cortez.layout import Layout
from desktop.games.cortez.selection.interruptions import CARD, cards_to_play
from desktop.games.cortez.selection.routes import Paths, troop_on
from desktop.games.cortez.selection.selection import CortezSelection
from desktop.games.cortez.selection.state import SelectionStage
from desktop.games.cortez.words import accessibility, labels
from desktop.games.cortez.words.buttons import GO_ON
from desktop.games.cortez.words.places import LETTERS, VILLAGES
from desktop.games.cortez.words.texts import CORTEZ_TEXTS
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.materials.wood import WOOD_SHARES, prepare_wood
from desktop.style import shortcuts
from desktop.table import items as table_layers
from desktop.table.backdrop import Backdrop, LayerPainter
from desktop.table.bargaining import BoundPlace
from desktop.table.buttons import PromptButton
from desktop.table.callouts.label import PlaceName
from desktop.table.callouts.tags import Tags
from desktop.table.facts import Badge, Tone
from desktop.table.input.controller import ChoiceController
from desktop.table.items import AmbientSprite, VisibleOutline
from desktop.table.scene import Reading, TableScene
from engine.core.game import Game
from engine.core.values import OMNISCIENT, Event, Seat
from engine.games.cortez.actions import SIDE_NAMES, Draw, Recruit
from engine.games.cortez.board import BOARD
from engine.games.cortez.cards import TROOP_NAMES
from engine.games.cortez.events import (
    Answered,
    CombatEnded,
    EventTurned,
    MercenaryPassed,
    Moved,
    Put,
    TreasureAwarded,
)
from engine.games.cortez.squares import HEIGHT, SQUARE_COUNT, Square
from engine.games.cortez.views.view import CortezView

#: Milliseconds at normal speed in which the board is enlarged for a combat.
_ENLARGE_MS = 320
_SQUARES = frozenset(BOARD.name(square) for square in range(SQUARE_COUNT))


class CortezScene(TableScene[CortezView]):
    """The scene of Cortez; see `TableScene` for its signals and methods."""

    controller: ChoiceController[CortezSelection]
    pictures: CardPictures

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        pictures = CardPictures(game.id)
        super().__init__(game, CORTEZ_TEXTS, parent, pictures)
        self.layout: Layout | None = None
        self._last_path: tuple[Square, ...] = ()
        #: The cards that can be played at any time, with the view for which they were found.
        self._kept_cards: tuple[CortezView | None, Collection[str]] = None, ()
        self._kept_paths: tuple[tuple[object, str], Paths] | None = None
        planks = (partial(self._prepare_table, share) for share in WOOD_SHARES)
        table: list[LayerPainter] = [*planks, self._paint_table]
        self._wood = Backdrop("Cortez: table", QRectF(), table, bare=self._paint_bare_table)
        self._wood.setZValue(table_layers.GROUND_Z)
        self.addItem(self._wood)
        self.ground = Ground(pictures, self.board)
        self.lights = Lights(pictures, self.board)
        self.last_path = PathItem(pictures, self.board, z_layers.LAST_PATH, last=True)
        self.troops = Troops(pictures, self.board)
        self.cord = CordItem(self.board)
        self._dusk = DuskItem(self.board)
        self._mat = Backdrop("Cortez: tray", QRectF(), self._paint_mat, self.floor)
        self._mat.setZValue(z_layers.TRAY)
        self.piles = Piles(pictures, self.floor)
        self.hand = Hand(self, self.floor, pictures)
        self.duel = CombatMatItem(pictures, self.floor)
        self.duel_buttons = CombatMatButtons(self.floor)
        self.strip = StripItem(self, pictures, self.floor)
        self.tags = Tags(self.floor, z_layers.TAGS)
        #: The choice of a square that a drag shows before it is asked for.
        self.imagined: CortezSelection | None = None
        #: The hit target below the pointer, None where there is none.
        self.hovered: Hashable | None = None

    # -- layout and pictures -----------------------------------------------------------------------

    def place(self, size: QSizeF) -> QTransform:
        self.layout = self._layout_for(size)
        self._wood.resize(QRectF(QPointF(), size))
        self._mat.resize(self.layout.tray)
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        elif self.is_held_up:
            self.duel.show_contents(self.duel.contents, self.layout)
            buttons = [item.button for item in self.duel_buttons.visible if item.button is not None]
            self.duel_buttons.show(buttons, self.layout, None, free=True)
        return self.layout.board()

    def _layout_for(self, size: QSizeF) -> Layout:
        return Layout(
            size,
            self._combat_square(),
            self.is_whole_board_shown,
            self.is_past_shown and self._is_mat_empty(),
        )

    def _is_mat_empty(self) -> bool:
        """Return whether nothing is on the mat of the current combat."""
        duel = contents_of(self.seen, self.names) if self.view is not None else None
        if duel is None:
            return False
        return duel.offer is None and not any(side.warriors or side.weapons for side in duel.sides)

    def _combat_square(self) -> Square | None:
        """Return the square of the current combat.

        None without a combat, and once it is won: placing the loser needs the whole board, as the
        bribery cards do that move a troop. In the past the moment after a combat shows its cards
        turned up.
        """
        half = self.controller.selection
        if half is not None and half.kind == CARD and half.card is not None:
            return None
        combat = self.seen.combat if self.view is not None else None
        if combat is None or (combat.winner is not None and self._turned_up is None):
            return None
        return BOARD.square(combat.square)

    @property
    def _turned_up(self) -> CombatEnded | None:
        """The end of the combat whose cards the past moment shows turned up, or None."""
        ends = (event for event in self.past_events if isinstance(event, CombatEnded))
        return next((event for event in ends if any(event.cards)), None)

    def _mat_contents(self) -> CombatContents | None:
        """Return the contents of the mat at rest; None while it is hidden."""
        selection, fights = self.controller.selection, self._combat_square() is not None
        duel = contents_of(self.seen, self.names, selection) if fights else None
        if duel is not None and self.strip.isVisible():
            # The form has the place of an offer.
            duel = replace(duel, offer=None)
        turned_up = self._turned_up
        if duel is None or turned_up is None:
            return duel
        return reveal_warriors(duel, turned_up)

    def make_room(self) -> None:
        """Put the mat of a combat away while a choice needs the whole board, or back."""
        if self.layout is not None and self.layout.combat != self._combat_square():
            self.zoom_for_combat(at_once=False)

    def zoom_changed(self, zoom: float) -> None:
        self.ground.zoom(zoom)
        self._show_frame()
        if self.view is not None:
            self.update_tags()

    def _show_frame(self) -> None:
        """Leave out of an enlarged fight what its edges would cut."""
        frame = self.layout.fight_frame if self.layout is not None else None
        if self.is_zoomed:
            # It may be moved: what is cut there can be looked at.
            frame = None
        self.ground.show_within(frame)
        self.troops.show_within(frame)

    def picture_area(self) -> QRectF:
        return self.layout.picture if self.layout is not None else self.sceneRect()

    def ambient_sprite(self, scale: float) -> AmbientSprite | None:
        return temple_smoke(scale)

    def set_candlelit(self, dark: bool) -> None:
        self.ground.set_candlelit(dark)

    def _paint_bare_table(self, painter: QPainter) -> None:
        painter.fillRect(self._wood.boundingRect(), QColor(WOOD.base))

    def _prepare_table(self, share: float, painter: QPainter) -> None:
        prepare_wood(painter, self._wood.boundingRect(), share, WOOD, seed=WOOD_SEED)

    def _paint_table(self, painter: QPainter) -> None:
        paint_table(painter, self._wood.boundingRect())

    def _paint_mat(self, painter: QPainter) -> None:
        paint_reeds(painter, self._mat.boundingRect())

    def retranslate(self) -> None:
        self.duel.repaint()
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        self.choice_changed.emit()

    def zoom_for_combat(self, *, at_once: bool) -> None:
        """Enlarge the board for a combat, or bring it back to its normal size."""
        layout = self.layout
        if layout is None or layout.size.isEmpty():
            return
        new_layout = self._layout_for(layout.size)
        if layout == new_layout:
            return
        self.layout = new_layout
        self.glide_home(layout.board(), self.layout.board(), 0 if at_once else _ENLARGE_MS)

    # -- views and events --------------------------------------------------------------------------

    def sync(self, view: CortezView) -> None:
        had_view = self.view is not None
        self.view = view
        self.pictures.use_options(view.options)
        self.controller.clear_place()
        self.controller.renew_interruption()
        self.animations.clear()
        self.refresh_hover()
        self.zoom_for_combat(at_once=not had_view)
        self.show_at_rest()

    def place_names(self) -> list[PlaceName]:
        # Columns and rows are named as on a chessboard. The names are on the frame and beyond it,
        # never on a square.
        place_names = []
        for x, letter in enumerate(LETTERS):
            middle = (x + 0.5) * SQUARE_SIDE
            place_names.append(PlaceName(letter, QPointF(middle, FIELD.top()), (0, -1)))
            place_names.append(PlaceName(letter, QPointF(middle, FIELD.bottom()), (0, 1)))
        for y in range(HEIGHT):
            middle = (y + 0.5) * SQUARE_SIDE
            place_names.append(PlaceName(str(y + 1), QPointF(FIELD.left(), middle), (-1, 0)))
            place_names.append(PlaceName(str(y + 1), QPointF(FIELD.right(), middle), (1, 0)))
        return place_names

    def mark_recent(self, events: Sequence[Event]) -> None:
        self._last_path = ()
        for event in events:
            match event:
                case Moved(path=path):
                    self._last_path = tuple(BOARD.square(name) for name in path)
                case Put(origin=origin, to=to):
                    self._last_path = BOARD.square(origin), BOARD.square(to)

    def reading(self, event: Event) -> Reading | None:
        match event:
            case Answered(accepted=False):
                # It is shown for a while and need not be confirmed.
                return Reading(frozenset(), 0) if self._is_refusal_shown(event) else None
            case MercenaryPassed(seat):
                return Reading(frozenset(), 0) if self._is_called_by_viewer(seat) else None
            case TreasureAwarded():
                return Reading(frozenset(range(len(self.seen.nations))), 1)
        if not isinstance(event, CombatEnded) or not any(event.cards) or self.duel.contents is None:
            return None
        combat = self.seen.combat
        helpers = [laid.seat for side in combat.laid for laid in side] if combat is not None else []
        seats = frozenset({event.winner, event.loser, *helpers})
        return Reading(seats, sum(map(len, event.cards)) + sum(event.weapons))

    def _is_refusal_shown(self, event: Answered) -> bool:
        """Return whether a refusal is held up: in a combat, and where the viewer proposed a trade.

        Own refusals are known.
        """
        if event.seat == self.viewer:
            return False
        return self.seen.combat is not None or self.seen.turn_seat == self.viewer

    def _is_called_by_viewer(self, seat: Seat) -> bool:
        """Return whether the viewer fights, has asked a seat for help and waits for its answer."""
        combat = self.seen.combat
        if combat is None:
            return False
        fighters = dict(zip(SIDE_NAMES, (combat.attacker, combat.defender), strict=True))
        return any(call.of == seat and fighters[call.side] == self.viewer for call in combat.calls)

    def opens_turn(self, event: Event) -> bool:
        return isinstance(event, EventTurned)

    def seat_badges(self, event: Event) -> Mapping[Seat, Badge]:
        if isinstance(event, Answered):
            return {event.seat: Badge(labels.refusal_label(), Tone.DANGER)}
        if isinstance(event, MercenaryPassed):
            return {event.seat: Badge(labels.no_help_label(), Tone.DANGER)}
        return {}

    def at_event(self, event: Event, earlier: Sequence[Event] = ()) -> CortezView:
        view = after_payments(self.seen, earlier)
        match event:
            case Answered() | MercenaryPassed():
                return without_offer(replace(view, decision=None))
            case TreasureAwarded(seat=seat):
                treasures = tuple(n + (i == seat) for i, n in enumerate(view.treasures))
                return replace(view, decision=None, treasures=treasures)
        return reveal_cards(view, event) if isinstance(event, CombatEnded) else view

    def hold_up(self, event: Event, *, asks: bool, earlier: Sequence[Event] = ()) -> None:
        super().hold_up(event, asks=asks, earlier=earlier)
        self.animations.clear()
        layout, duel = self.layout, self.duel.contents
        if layout is not None:
            self._show_hand(layout)
        if layout is None or duel is None:
            return
        if isinstance(event, Answered | MercenaryPassed):
            name = self.names[event.seat]
            self.duel.show_contents(refuse_offer(duel, self.seen, event, name), layout)
        if isinstance(event, CombatEnded):
            self.duel.show_contents(reveal_warriors(duel, event), layout)
            # A click anywhere does the same as this button.
            enter = shortcuts.cap_of("confirm")
            label = translate("Table", "Go on")
            go_on = PromptButton(
                label, self.reading_confirmed.emit, enter, is_main=True, slot=GO_ON
            )
            self.duel_buttons.show([go_on] if asks else [], layout, None, free=True)

    def put_down(self) -> None:
        super().put_down()
        layout, duel = self.layout, self.duel.contents
        if layout is not None and duel is not None and duel.offer is not None:
            self.duel.show_contents(replace(duel, offer=None), layout)

    def show_at_rest(self) -> None:
        """Show the view and the selection at rest, without any animation."""
        layout = self.layout
        if layout is None or layout.size.isEmpty() or self.view is None or self.is_playing:
            return
        view = self.seen
        self.ground.show_bridges(view.broken_bridges)
        if layout.combat is None:
            mine = self.viewer != OMNISCIENT
            self.piles.show(view, layout, self._shown_chief(), self._lit_piles(), mine=mine)
        else:
            self.piles.hide()
        self._show_form(layout)
        self.duel.show_contents(self._mat_contents(), self.mat_layout)
        # The cord leads down to the mat, so it makes no sense for a mat beside the board.
        self.cord.show_cord(None if layout.is_whole else layout.combat)
        self._dusk.show_dusk(None if layout.is_whole else layout.combat)
        self.last_path.show_path(self._last_path if layout.combat is None else ())
        self.preview_action()

    def _shown_chief(self) -> Seat | None:
        """Return the seat whose chief is shown beside the board, or None."""
        seat = self.shown_seat()
        return seat if seat is not None else self.covered

    def shown_seat(self) -> Seat | None:
        """Return the viewer's seat, or with all hands open the seat that moves next; or None."""
        if self.viewer == OMNISCIENT:
            return self.seen.turn
        return self.viewer

    @property
    def interrupting_seat(self) -> Seat | None:
        """The seat whose open hand is shown if it may act now without being asked, or None."""
        may = self.may_interrupt and self.view is not None and self.viewer != OMNISCIENT
        return self.viewer if may else None

    def cards_to_play(self) -> Collection[str]:
        """Return the bribery cards of the shown hand that may be played without being asked."""
        seat = self.interrupting_seat
        if seat is None:
            return ()
        if self._kept_cards[0] is not self.view:
            self._kept_cards = self.view, frozenset(cards_to_play(self.seen, seat))
        return self._kept_cards[1]

    def _lit_piles(self) -> set[str]:
        selection = self.controller.selection
        if selection is None or selection.kind != "action":
            return set()
        lit = {"provision"} if Draw() in selection.plain else set()
        if Recruit() in selection.plain:
            lit.add(self.seen.nations[selection.seat])
        return lit

    # -- the choice --------------------------------------------------------------------------------

    def preview_action(self) -> None:
        """Highlight the targets of the choice, show its partial answer, and explain its effect."""
        layout = self.layout
        if self.is_playing or layout is None or self.view is None:
            return
        view, selection = self.seen, self.controller.selection
        self._show_hand(layout)
        self.troops.show(view, self.chosen_troops())
        by_keys = self.controller.is_chosen_by_keys
        path = self.lights.show(
            view,
            self.imagined or selection,
            self.paths(),
            self._objective_square(),
            by_keys=by_keys,
        )
        self.ground.cover(occupied_squares(view.troops) | set(path))
        self._show_form(layout)
        self.show_buttons()
        self.update_tags()

    def _show_form(self, layout: Layout) -> None:
        """Show the form of the choice, an auction or a proposed trade."""
        view, selection = self.seen, self.controller.selection
        nation = view.nations[selection.seat if selection is not None else 0]
        self.strip.show_groups(groups_of(view, selection, self.names_for_reader(), nation), layout)

    @property
    def mat_layout(self) -> Layout:
        """The layout, with the rows of cards on the mat making room for an open form."""
        assert self.layout is not None
        if self.layout.combat is None or not self.strip.isVisible():
            return self.layout
        return replace(self.layout, form_width=self.strip.plate.width())

    def chosen_troops(self) -> list[str]:
        """Return the troops that are about to move, at most one."""
        selection, combat = self.imagined or self.controller.selection, self.seen.combat
        if selection is None:
            return []
        if selection.kind == "place_loser" and combat is not None:
            is_defended = combat.winner == combat.defender
            return [combat.attacker_troop if is_defended else combat.defender_troop]
        return [selection.troop] if selection.troop is not None else []

    def show_buttons(self) -> None:
        """Show the buttons of the prompt a second time on the mat of a combat."""
        if self.layout is not None:
            selection, duel = self.controller.selection, self.duel.contents
            buttons = self.controller.buttons() if selection is not None else []
            offered = duel is not None and duel.offer is not None
            free = not offered and not self.strip.plate.intersects(self.layout.mat.rect)
            self.duel_buttons.show(buttons, self.layout, self.hovered, free=free)

    def show_hand(self) -> None:
        """Show the hand again, because the pointer is elsewhere."""
        if self.layout is not None and self.view is not None and not self.is_playing:
            self._show_hand(self.layout)

    def _show_hand(self, layout: Layout) -> None:
        """Show the hand of the seat in the tray, with the selected cards raised."""
        view, selection, hand = self.held_view or self.seen, self.controller.selection, self.hand
        seat = self.shown_seat()
        if seat is None:
            seat = self.covered
        holding = HandContents.from_view(view, seat) if seat is not None else HandContents()
        asked = selection if selection is not None and selection.seat == seat else None
        hand.playable = asked.playable if asked is not None else None
        # A card that is being played is lit, but does not cover its heading for so long.
        hand.pointed = asked.item if asked is not None and asked.card is None else None
        free = self.cards_to_play() if seat == self.interrupting_seat else ()
        hand.free = {("bribery", card) for card in free}
        match self.hovered:
            case ("hand", "bribery", str(card)) if hand.pointed is None and card in free:
                hand.pointed = "bribery", card
        hand.chosen_counts = asked.chosen_counts if asked is not None else {}
        hand.chooses_many = asked is not None and asked.is_laying_several
        # A selection frame can be dragged on the felt beside the cards.
        framed = asked is not None and asked.laying_form is not None
        self._mat.target_id = ("tray", "") if framed else None
        owner = None
        if seat is not None and self.viewer == OMNISCIENT:
            owner = Owner(self.names[seat] or only_person_name(), view.chiefs[seat])
        hand.show(holding, layout, owner)

    def paths(self) -> Paths | None:
        """Return the ways of the troop that is chosen or pointed at.

        None where no troop is chosen, or where it is put on a square instead of walking there.
        """
        selection, view = self.imagined or self.controller.selection, self.seen
        if selection is None or selection.kind not in ("action", "bribery_play", CARD):
            return None
        if selection.kind != "action" and view.options.bribery_teleport:
            return None
        troop = selection.troop
        if troop is None and selection.stage is SelectionStage.TROOP:
            troop = selection.troops.get(selection.target or "")
        if troop is None:
            return None
        key = (id(view), troop)
        if self._kept_paths is None or self._kept_paths[0] != key:
            self._kept_paths = key, Paths.for_troop(view, troop)
        return self._kept_paths[1]

    def _objective_square(self) -> Square | None:
        """Return the square of the shown seat's objective, or None if it is not known."""
        seat = self.shown_seat()
        name = self.seen.objectives[seat] if seat is not None else None
        return BOARD.city[int(name[6:]) - 1] if name is not None else None

    # -- description and hit targets ---------------------------------------------------------------

    def description(self) -> list[str]:
        if self.view is None:
            return []
        held_view = self.held_view
        if held_view is None:
            held_view = self.at_event(self._turned_up) if self._turned_up is not None else self.seen
        playable = accessibility.describe_playable(sorted(self.cards_to_play()))
        text = accessibility.describe(held_view, self.names_for_reader(), self.viewer)
        return [*filter(None, [playable]), *text]

    def hit_target_at(self, point: QPointF) -> Hashable | None:
        hit = super().hit_target_at(point)
        if hit is not None or self.view is None or self.layout is None:
            return hit
        if not self.layout.visible_area.contains(point):
            return None
        back, _ = self.board.transform().inverted()
        square = square_at(back.map(point))
        # Every square is a hit target, so that a click anywhere gets an answer.
        return ("square", BOARD.name(square)) if square is not None else None

    def visible_outlines(self, word: Hashable, *, cards: bool = True) -> list[VisibleOutline]:
        # Squares, and the troops on them, have no items of their own.
        stands = {TROOP_NAMES[i]: troop.at for i, troop in enumerate(self.seen.troops)}
        where = stands.get(word, word) if isinstance(word, str) else None
        if where not in _SQUARES:
            return super().visible_outlines(word, cards=cards)
        path, square = QPainterPath(), BOARD.square(where)
        path.addRoundedRect(square_rect(square), SQUARE_SIDE / 6, SQUARE_SIDE / 6)
        transform = self.board.transform()
        if square in VILLAGES:
            # The highlight includes the ribbon, which would otherwise be half in the dark.
            ribbon = QPainterPath()
            rect = ribbon_seen(square, VILLAGES[square], transform.m11())
            ribbon.addRoundedRect(rect, SQUARE_SIDE / 10, SQUARE_SIDE / 10)
            path = path.united(ribbon)
        return [VisibleOutline(transform.map(path))]

    def mark_agreement_places(
        self,
        bound: Sequence[BoundPlace],
        dimmed: Collection[str] = (),
        focus: str | None = None,
        *,
        lit: Collection[str] = (),
    ) -> None:
        self.lights.mark_agreement_places([entry.place for entry in bound], focus, lit)

    def place_point(self, place: str) -> QPointF | None:
        return self.place_of(place)

    def place_of(self, square: str) -> QPointF:
        """Return the centre of a square in scene pixels."""
        return self.board.transform().map(square_centre(BOARD.square(square)))

    def city_box(self) -> QRectF:
        """Return the bounding rectangle of the city in scene pixels."""
        return self.board.transform().mapRect(city_rect())

    def troop_at(self, square: str) -> str | None:
        """Return the name of the troop on a square, or None."""
        return troop_on(self.seen, square)

    # -- tags --------------------------------------------------------------------------------------

    def update_tags(self) -> None:
        """Show the tags: the cost of a move, or why a square is refused."""
        if self.view is None or self.is_playing or self.layout is None or not self.names:
            self.tags.show_texts((), self.sceneRect())
            return
        is_told = self.has_callout_for(self.controller.preselected_action())
        texts = () if is_told else self.controller.game_choice.tag_texts()
        self.tags.show_texts(texts, self.layout.visible_area)
