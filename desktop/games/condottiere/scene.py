"""The table of Condottiere: the map, the battle sheet, the hand and the piles."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform

from desktop.games.condottiere import action_preview, z_layers
from desktop.games.condottiere.art.painter import (
    CartoucheTexts,
    MapWords,
    Pawn,
    SheetLayer,
    city_point,
    engraving_layers,
    ground_layers,
    paint_dusk,
    paint_ship,
    paint_tray,
)
from desktop.games.condottiere.battle_view import shown_battle, viewer_line_seat
from desktop.games.condottiere.items.battle_lines import BattleLines
from desktop.games.condottiere.items.bound_places import BoundPlaces
from desktop.games.condottiere.items.hand import Hand, sort_hand
from desktop.games.condottiere.items.map_items import Italy
from desktop.games.condottiere.items.open_hands import OpenHands
from desktop.games.condottiere.items.piles import CountsItem, Piles
from desktop.games.condottiere.items.preview_items import BubbleItem, Forecast, ProspectsItem
from desktop.games.condottiere.layout import Layout
from desktop.games.condottiere.selection.recent import Recent
from desktop.games.condottiere.selection.selection import CondottiereSelection, SelectionStage
from desktop.games.condottiere.words import accessibility, labels
from desktop.games.condottiere.words.places import place_names, region_names
from desktop.games.condottiere.words.texts import FIRST_TEXTS, THIRD_TEXTS
from desktop.language.names import only_person_name
from desktop.painting.cache.pictures import blit
from desktop.table.backdrop import Backdrop, LayerPainter
from desktop.table.bargaining import BoundPlace
from desktop.table.callouts.tags import Tags, TagText
from desktop.table.input.controller import ChoiceController
from desktop.table.items import MAX_SIDE_PX, AmbientSprite, shuttle_point
from desktop.table.scene import TableScene
from engine.core.values import OMNISCIENT, Event, Seat
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.events import Dealt
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.view import CondottiereView

#: Height of the tray's shadow, which falls above its edge.
_TRAY_SHADOW_HEIGHT = 3.0


#: The ship that sails while nobody plays: its size, and its way from the start.
_SHIP_SCALE, _SHIP_SIDE = 0.6, 50.0
_SHIP_START, _SHIP_WAY = QPointF(330, 842), QPointF(150, 14)


class CondottiereScene(TableScene[CondottiereView]):
    """The scene of Condottiere; see `TableScene` for the signals and methods."""

    controller: ChoiceController[CondottiereSelection]

    def __init__(self, edition_id: str, parent: QObject | None = None) -> None:
        third = edition_id == THIRD_EDITION.id
        texts = THIRD_TEXTS if third else FIRST_TEXTS
        super().__init__(CONDOTTIERE3 if third else CONDOTTIERE1, texts, parent)
        self.edition = edition_id
        self.layout: Layout | None = None
        self._is_dark = False
        #: The seat whose strength shows its breakdown; None for no seat.
        self.opened: Seat | None = None
        #: Whether the regions that would win the game are marked.
        self.are_threats_marked = False
        self.recent = Recent()
        #: Whether a card is dragged that may be laid onto a battle line.
        self._is_carrying = False
        self._make_map()
        self._tray = Backdrop("Condottiere: tray", QRectF(), self._paint_tray, self.floor)
        self._tray.setZValue(z_layers.TRAY)
        self.battle = BattleLines(self, self.floor, self.pictures, self.edition)
        self.hand = Hand(self, self.floor, self.pictures, self.edition)
        self.open_hands = OpenHands(self, self.floor, self.pictures, self.edition)
        self.piles = Piles(self.pictures, self.edition, self.floor)
        self.counts = CountsItem(self.pictures, self.floor)
        self.bubble = BubbleItem(self.floor)
        self.prospects = ProspectsItem(self.floor)
        self.tags = Tags(self.floor, z_layers.TAGS)
        self.bound = BoundPlaces(self.board, self.floor, self.pictures)

    def _make_map(self) -> None:
        ground = [self._on_sheet(layer) for layer in ground_layers()]
        self._ground = Backdrop(
            "Condottiere: ground", QRectF(), ground, self.board, bare=ground[0], fixed=True
        )
        self._ground.setZValue(z_layers.GROUND)
        self.italy = Italy(self, self.board, self.pictures)
        engraving = [self._on_sheet(layer) for layer in engraving_layers(self._map_words)]
        self._engraving = Backdrop(
            "Condottiere: engraving", QRectF(), engraving, self.board, worded=True, fixed=True
        )
        self._engraving.setZValue(z_layers.ENGRAVING)
        self._dusk = Backdrop("Condottiere: dusk", QRectF(), self._paint_dusk, self.board)
        self._dusk.setZValue(z_layers.DUSK)
        self._dusk.hide()

    # -- static pictures ---------------------------------------------------------------------------

    def place(self, size: QSizeF) -> QTransform:
        lines = len(self.seen.hands) if self.view is not None else 2
        layout = self.layout = Layout(size, lines, self.is_whole_board_shown, self._is_open)
        self._engraving.shows = layout.has_few_lines
        for sheet in (self._ground, self._engraving, self._dusk):
            sheet.resize(layout.sheet)
        self._tray.resize(layout.tray.adjusted(0, -_TRAY_SHADOW_HEIGHT, 0, 0))
        self._tray.repaint()
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        return layout.board()

    @property
    def _is_open(self) -> bool:
        """Whether all hands are open."""
        return self.viewer == OMNISCIENT

    def zoom_changed(self, zoom: float) -> None:
        for sheet in (self._ground, self._engraving, self._dusk):
            sheet.set_zoom(zoom)
        if self.view is not None:
            self.update_tags()

    def picture_area(self) -> QRectF:
        return self.layout.map if self.layout is not None else self.sceneRect()

    def set_candlelit(self, dark: bool) -> None:
        if dark != self._is_dark:
            self._is_dark = self._tray.shows = dark
            self._dusk.setVisible(dark)
            self._tray.repaint()

    def _on_sheet(self, layer: SheetLayer) -> LayerPainter:
        """Return a painter of a layer, for the size of the sheet at the time of painting."""
        return lambda p: layer(p, self._ground.boundingRect())

    def _map_words(self) -> MapWords:
        # A battle sheet of many lines would cover the scale.
        has_few_lines = self.layout is not None and self.layout.has_few_lines
        scale = labels.scale() if has_few_lines else ""
        title = CartoucheTexts(labels.title_kicker(), labels.map_title(), labels.motto(), scale)
        return MapWords(region_names(), place_names(), title, labels.compass())

    def _paint_dusk(self, painter: QPainter) -> None:
        paint_dusk(painter, self._dusk.boundingRect())

    def _paint_tray(self, painter: QPainter) -> None:
        if self.layout is not None:
            paint_tray(painter, self.layout.tray, self._is_dark)

    def retranslate(self) -> None:
        self._engraving.repaint()
        if self.view is not None and not self.is_playing:
            self.show_at_rest()
        self.choice_changed.emit()

    # -- verbs -------------------------------------------------------------------------------------

    def sync(self, view: CondottiereView) -> None:
        self.view = view
        self.controller.clear_place()
        self.animations.clear()
        self.refresh_hover()
        layout, hands_key = self.layout, (len(view.hands), self._is_open)
        if layout is not None and (layout.lines, layout.is_opened) != hands_key:
            self.move_home(self.place(layout.size))
        self.show_at_rest()

    def mark_recent(self, events: Sequence[Event]) -> None:
        self.recent = Recent.from_events(events)

    def show_editor_targets(self, carrying: bool) -> None:
        if carrying != self._is_carrying:
            self._is_carrying = carrying
            self.show_at_rest()

    def show_at_rest(self) -> None:
        """Show view and selection at rest, without animations."""
        layout = self.layout
        if layout is None or layout.size.isEmpty() or self.view is None or self.is_playing:
            return
        view, selection = self.seen, self.controller.selection
        mine = viewer_line_seat(self.viewer, self.covered)
        battle_view = shown_battle(view)
        recent, folded = (
            self.recent.cards(battle_view.lines),
            battle_view.is_empty and not self._is_carrying,
        )
        self.battle.show(battle_view, self.names, mine, layout, recent, folded=folded)
        self.italy.show(view, self.recent.regions)
        hand = self.hand
        hand.held_number = selection.number if selection is not None else None
        picked = selection.picked if selection is not None else ()
        hand.picked_numbers = frozenset(number for number, _ in picked)
        is_choosing_card = selection is not None and (
            selection.cards or selection.stage is SelectionStage.REVEAL
        )
        hand.playable = (
            frozenset(selection.cards) if selection is not None and is_choosing_card else None
        )
        hand.show(self.cards_in_hand(), layout)
        hands = view if self._is_open else None
        self.open_hands.show(hands, layout, [name or only_person_name() for name in self.names])
        drawing = selection is not None and view.phase == "draw"
        self.piles.show(view, layout, drawing=drawing)
        self.consider_now()

    def opens_turn(self, event: Event) -> bool:
        # The hand shows its new cards at once.
        return isinstance(event, Dealt)

    def cards_in_hand(self) -> list[str | None]:
        """Return the cards in the tray: the viewer's own, or backs with chosen cards face up."""
        if self.viewer is not None and self.viewer != OMNISCIENT:
            return [*sort_hand(self.seen.hands[self.viewer])]
        if self.covered is None:
            return []
        backs: list[str | None] = [None] * len(self.seen.hands[self.covered])
        selection = self.controller.selection
        if selection is not None:
            picked_cards = [(selection.number, selection.card), *selection.picked]
            for number, card in picked_cards:
                if number is not None and number < len(backs):
                    backs[number] = card
        return backs

    @property
    def contested(self) -> QRectF | None:
        """The middle of the region that is fought for, in scene pixels, or None."""
        item = self.italy.regions.get(self.seen.region or "")
        return item.core if item is not None else None

    def contested_areas(self) -> list[QRectF]:
        selection = self.controller.selection
        regions = {
            *(selection.choosable_regions if selection is not None else ()),
            self.seen.region,
        }
        items = [self.italy.regions[region] for region in regions if region in self.italy.regions]
        return [item.sceneBoundingRect() for item in items]

    def call_anchor(self) -> tuple[QRectF, Sequence[QRectF]] | None:
        written = self.battle.panel.figure_outline
        if self.battle.battle_view is None or written is None:
            return None
        obstacles = [written.boundingRect()]
        if self.layout is not None:
            obstacles += [place.rect for place in self.layout.line_places]
            obstacles += [self.layout.season] if self.battle.season.isVisible() else []
        return self.battle.covered, obstacles

    # -- the deciding view -------------------------------------------------------------------------

    def view_of_decider(self) -> CondottiereView:
        """Return the deciding seat's view, as far as it may be shown, to judge answers by."""
        return action_preview.view_of_decider(self.seen, self.controller.selection)

    def description(self) -> list[str]:
        if self.view is None:
            return []
        return accessibility.describe(self.seen, self.names_for_reader(), self.viewer)

    # -- preview of an action ----------------------------------------------------------------------

    def consider_now(self) -> None:
        """Light the possible choices, and preview the action under consideration."""
        if self.is_playing or self.layout is None:
            return
        selection, view = self.controller.selection, self.seen
        self.hand.raise_card(selection.number if selection is not None else None)
        places = selection.choosable_regions if selection is not None else {}
        target = selection.target if selection is not None and selection.target in places else None
        self.italy.light_regions(
            places, target, by_keys=self.controller.is_chosen_by_keys, dim=bool(places)
        )
        if won := victory_goals.deciding_regions(view):
            self.italy.light_deciding_regions(won)
        popes = selection is not None and selection.stage is SelectionStage.POPE
        self.italy.put_pawn(Pawn.POPE, view.pope, self.recent.regions)
        self.italy.put_pawn(Pawn.CONDOTTIERE, self._pawn_place(), self.recent.regions)
        self.italy.ghost(Pawn.POPE, target if popes else None)
        self.italy.ghost(Pawn.CONDOTTIERE, None if popes else target)
        self.italy.threaten(
            victory_goals.winning_seats_by_region(view) if self.are_threats_marked else {}
        )
        action = selection.previewed_action() if selection is not None else None
        events = self.previewed_events(action) if action is not None else []
        action_preview.show_in_lines(self.battle, view, action, events)
        if selection is not None and selection.takeable_cards:
            self.battle.offer(
                selection.seat, selection.takeable_cards, selection.target, selection.line_index
            )
        self.update_tags()

    def _pawn_place(self) -> str | None:
        view = self.seen
        return view.region if view.phase != "over" else None

    def update_tags(self) -> None:
        """Update bubble and tags: forecasts, reasons of refusals, breakdowns of strengths."""
        layout, selection = self.layout, self.controller.selection
        if layout is None or self.view is None or self.is_playing or not self.names:
            self.bubble.say(None, None, layout)
            self.prospects.hide()
            self.tags.show_texts((), self.sceneRect())
            return
        self._say_of_card(layout)
        target = selection.target if selection is not None else None
        choosing_region = selection is not None and isinstance(selection.ready_action(), Choose)
        is_spoken = selection is not None and self.has_callout_for(selection.ready_action())
        if choosing_region and target is not None and not is_spoken:
            title, prospect_list = action_preview.prospects(self.view_of_decider(), target)
            part = self.controller.game_choice
            anchor = part.place_of_result(Choose(target))
            assert anchor is not None
            self.prospects.show_for(title, prospect_list, anchor, part.areas_to_avoid())
        else:
            self.prospects.hide()
        self.tags.show_texts(self._tag_texts(layout), layout.map)
        self._place_bound()

    def mark_agreement_places(
        self,
        bound: Sequence[BoundPlace],
        dimmed: Collection[str] = (),
        focus: str | None = None,
        *,
        lit: Collection[str] = (),
    ) -> None:
        self.bound.show(bound, dimmed, focus)
        self._place_bound()

    def _place_bound(self) -> None:
        """Put the tags of promises where they cover nothing."""
        if self.layout is not None and self.view is not None and self.bound.tags:
            around = self.controller.game_choice.areas_to_avoid()
            self.bound.place(around, self.board.transform())

    def place_point(self, place: str) -> QPointF | None:
        return self.point_of(place)

    def _say_of_card(self, layout: Layout) -> None:
        """Show the forecast of the considered card above it, or the slot it would be laid in."""
        selection = self.controller.selection
        number = selection.number if selection is not None else None
        action = selection.previewed_action() if selection is not None else None
        elsewhere = self.has_callout_for(action)
        is_shown = number is not None and number < len(self.hand.cards) and not elsewhere
        if number is None or not is_shown or not isinstance(action, Play):
            self.bubble.say(None, None, layout)
            return
        view = self.view_of_decider()
        forecast = action_preview.forecast(
            view, action, self.previewed_events(action), self.names_for_reader()
        )
        if self.controller.warning:
            forecast = Forecast(view.turn, None, (self.controller.warning,))
        self.bubble.say(forecast, self.hand.place(number), layout, self.contested)
        places = selection.choosable_regions if selection is not None else {}
        if any(self.bubble.box.contains(self.point_of(region)) for region in places):
            # A region is to be chosen there. The lines show the effect of the card, too.
            self.bubble.say(None, None, layout)

    def give_way(self) -> None:
        """Hide the bubble while a callout covers it, because the callout then says the same."""
        if self.note.isVisible():
            if self.note.box.intersects(self.bubble.box):
                self.bubble.hide()
        elif self.layout is not None and self.view is not None and not self.is_playing:
            self._say_of_card(self.layout)

    def _tag_texts(self, layout: Layout) -> list[TagText]:
        tags = []
        if self.opened is not None and self.opened < len(layout.line_places):
            html = action_preview.strength_breakdown(
                self.seen, self.opened, self.names_for_reader()
            )
            tags.append(layout.callout_beside_sheet(html, self.opened))
        if self.controller.refused_at is not None and self.controller.message:
            point = self.point_of(str(self.controller.refused_at))
            tags.append(TagText(self.controller.message, point, 12))
        return tags

    def point_at_pile(self, target_id: Hashable | None) -> None:
        """Show above a pile how many cards of each kind are out of play or unseen."""
        match target_id:
            case ("pile", str(pile)) if self.layout is not None and self.view is not None:
                unseen = pile == "draw"
                self.counts.show_counts(self.seen, self.edition, self.layout, unseen)
            case _:
                self.counts.hide()

    def ambient_sprite(self, scale: float) -> AmbientSprite | None:
        side = min(_SHIP_SIDE, MAX_SIDE_PX / scale)
        rect = QRectF(-side / 2, -0.75 * side, side, side)
        size = _SHIP_SCALE * side / _SHIP_SIDE
        # A pixel each half second.
        steps = max(1, round(_SHIP_WAY.x() * scale))

        def paint(painter: QPainter, step: int) -> None:
            east = step % (2 * steps) < steps
            draw = partial(paint_ship, scale=size, east=east)
            blit(painter, self.pictures, ("sailing", east, size), rect, draw)

        point_at = partial(shuttle_point, _SHIP_START, _SHIP_WAY, steps)
        return AmbientSprite(rect, z_layers.MARKERS - 0.5, 500, point_at, paint)

    def point_of(self, region: str) -> QPointF:
        """Return the position of a region's city, in scene pixels."""
        return self.board.transform().map(city_point(region))

    def city(self, region: str) -> tuple[float, float]:
        """Return the position of a region's city, in map units."""
        point = city_point(region)
        return point.x(), point.y()
