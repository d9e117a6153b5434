"""The table of Contrées: the slate, the growing land, and the pieces on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QRadialGradient, QTransform

from desktop.games.contrees import z_layers
from desktop.games.contrees.art.geometry import hex_at
from desktop.games.contrees.art.painter import (
    contour_layers,
    contours_rect,
    corner,
    frontier,
    land_layers,
    land_rect,
    paint_compass,
    slate_layers,
    tile_centre,
)
from desktop.games.contrees.beats import GROW_MS
from desktop.games.contrees.items.highlights import Effects, Highlights
from desktop.games.contrees.items.mark_items import DraggedTile, GhostTile
from desktop.games.contrees.items.realm import Realm
from desktop.games.contrees.items.tray import Tray
from desktop.games.contrees.layout import Layout
from desktop.games.contrees.selection import ContreesSelection, Target
from desktop.games.contrees.words import accessibility
from desktop.games.contrees.words.names import tile_names
from desktop.games.contrees.words.texts import TEXTS
from desktop.painting.cache.pictures import blit
from desktop.painting.shapes import with_alpha
from desktop.table import items as table_layers
from desktop.table.backdrop import Backdrop, LayerPainter
from desktop.table.callouts.tags import Tags
from desktop.table.input.controller import ChoiceController
from desktop.table.items import AmbientSprite, shuttle_point
from desktop.table.scene import TableScene
from engine.core.values import Action, Event
from engine.games.contrees import CONTREES
from engine.games.contrees.actions import Hex, Lay, Place
from engine.games.contrees.events import Built, Laid
from engine.games.contrees.liberties import TowerGroup, groups
from engine.games.contrees.views import ContreesView

#: Extra width of the slate on either side of the window, as a share of its width.
_SPARE_WIDTH_SHARE = 0.1


#: The shadow of the cloud that drifts over the land: width, height and greatest darkness.
_CLOUD, _CLOUD_ALPHA = QSizeF(62, 36), 64


class ContreesScene(TableScene[ContreesView]):
    """The scene of Contrées; see `TableScene` for the signals and methods."""

    controller: ChoiceController[ContreesSelection]

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CONTREES, TEXTS, parent)
        self.layout: Layout | None = None
        #: The tower whose group is shown, or None.
        self.looked_at: str | None = None
        #: Whether the groups of all towers are shown.
        self.are_all_groups_shown = False
        #: Whether tiles show their names.
        self._are_names_shown = False
        self._last: list[Event] = []
        #: All tiles and the white tiles in the picture of the land that was requested last.
        self._shown_land: tuple[tuple[Hex, ...], tuple[Hex, ...]] = (), ()
        #: The tiles in the picture on screen while a new one is painted.
        self._painted_land: tuple[Hex, ...] = ()
        #: Items of the tiles that are not in that picture.
        self._fresh: dict[Hex, GhostTile] = {}
        slate = [self._on_table(layer) for layer in slate_layers()]
        self._table = Backdrop(
            "Contrées: table",
            QRectF(),
            [*slate, self._paint_compass],
            grows=True,
            bare=slate[0],
        )
        self._table.setZValue(table_layers.GROUND_Z)
        self.addItem(self._table)
        self._contours = Backdrop("Contrées: contours", QRectF(), (), self.board, grows=True)
        self._contours.setZValue(z_layers.CONTOURS)
        self._land = Backdrop("Contrées: land", QRectF(), (), self.board, grows=True)
        self._land.setZValue(z_layers.LAND)
        # Queued, because the signal may be emitted while items are painted.
        queued = Qt.ConnectionType.QueuedConnection
        self._land.painted.connect(self._show_fresh, queued)
        self.realm = Realm(self, self.board, self.pictures)
        self.hints = Highlights(self, self.board, self.pictures, self.realm)
        self.tray = Tray(self.pictures, self.floor)
        self.dragged: DraggedTile | None = None
        self.tags = Tags(self.floor, z_layers.TAGS)

    # -- static pictures ---------------------------------------------------------------------------

    def ambient_sprite(self, scale: float) -> AmbientSprite | None:
        size = _CLOUD / scale
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        land = land_rect(self.seen.land).adjusted(size.width(), 0, -size.width(), 0)
        start, way = land.topLeft() + QPointF(0, land.height() / 2), QPointF(land.width(), 0)
        # It moves by a pixel every half second.
        steps = max(1, round(land.width() * scale))

        def paint(painter: QPainter, step: int) -> None:
            draw = partial(_paint_cloud, size=size)
            blit(painter, self.pictures, ("cloud", size.toTuple()), rect, draw)

        point_at = partial(shuttle_point, start, way, steps)
        return AmbientSprite(rect, z_layers.OWNED + 0.5, 500, point_at, paint)

    def place(self, size: QSizeF) -> QTransform:
        view = self.seen if self.view is not None else None
        layout = self.layout = Layout.for_view(size, view)
        # Wider than the window, for pictures of the table with other proportions.
        spare = size.width() * _SPARE_WIDTH_SHARE
        self._table.resize(QRectF(QPointF(), size).adjusted(-spare, 0, spare, 0))
        self._table.shows = repr(layout.compass)
        self._table.repaint()
        self.tray.set_rect(layout.tray, layout.colours)
        return layout.home()

    def zoom_changed(self, zoom: float) -> None:
        self._contours.set_zoom(zoom)
        self._land.set_zoom(zoom)
        self.update_tags()

    def picture_area(self) -> QRectF:
        return self.layout.picture if self.layout is not None else self.sceneRect()

    def close_up(self) -> QRectF:
        return self.layout.close_up if self.layout is not None else self.sceneRect()

    def _on_table(self, layer: Callable[[QPainter, QRectF], None]) -> LayerPainter:
        """Return a painter of a layer, for the size of the table at the time of painting."""
        return lambda p: layer(p, self._table.boundingRect())

    def _paint_compass(self, painter: QPainter) -> None:
        if self.layout is not None:
            paint_compass(painter, *self.layout.compass)

    def _show_land(self) -> None:
        """Repaint the land of the view if it changed."""
        view = self.seen
        if self._shown_land == (view.land, view.white):
            return
        if not self._shown_land[0]:
            # The first land appears as a whole. Later, pieces are shown at once, so their tiles
            # must be shown at once, too.
            self._painted_land = view.land
        elif not self._land.is_waiting:
            self._painted_land = self._shown_land[0]
        land_key = self._shown_land = view.land, view.white
        rect = land_rect(view.land) if view.land else QRectF()
        around = contours_rect(view.land) if view.land else rect
        self._land.change(rect, land_key, land_layers(*land_key))
        self._contours.change(around, land_key, contour_layers(view.land))
        self._show_fresh()

    def _show_fresh(self) -> None:
        """Show the tiles that are missing in the picture of the land as items of their own."""
        land, snow_tiles = self._shown_land if self._land.is_waiting else ((), ())
        fresh = [tile for tile in land if tile not in self._painted_land]
        for tile in self._fresh.keys() - fresh:
            self.removeItem(self._fresh.pop(tile))
        for tile in fresh:
            if tile not in self._fresh:
                around = [other for other in land if other != tile]
                item = GhostTile(
                    self.pictures, tile, tile in snow_tiles, around, self.board, is_laid=True
                )
                item.setZValue(z_layers.missing_tile_z(tile_centre(tile).y()))
                self._fresh[tile] = item

    def move_viewport(self, view: ContreesView, *, at_once: bool = False) -> None:
        """Move the viewport to the land of a view, smoothly or at once."""
        if self.layout is None or self.layout.size.isEmpty():
            return
        layout = Layout.for_view(self.layout.size, view)
        if layout == self.layout and (self._home == layout.home() or not at_once):
            return
        if layout.compass != self.layout.compass:
            self._table.shows = repr(layout.compass)
            self._table.repaint()
        before, self.layout = self._home, layout
        self.tray.set_rect(layout.tray, layout.colours)
        self.glide_home(before, layout.home(), 0 if at_once else GROW_MS)

    def retranslate(self) -> None:
        # The pictures contain no text.
        if self.view is not None:
            self.update_tags()
        self.choice_changed.emit()

    # -- verbs -------------------------------------------------------------------------------------

    def sync(self, view: ContreesView) -> None:
        if view != self.view:
            # A group is shown for the moment at which it was looked at.
            self.looked_at = None
        self.view = view
        self.controller.clear_place()
        self.refresh_hover()
        # Follow first, so that the land is painted only once, at its final scale.
        self.move_viewport(view, at_once=True)
        self._show_land()
        self.animations.clear()
        self.realm.show(view)
        self.update_hints()

    def name_places(self, is_on: bool, moves: Sequence[Action] = ()) -> None:
        if is_on != self._are_names_shown:
            self._are_names_shown = is_on
            self.update_hints()

    def mark_recent(self, events: Sequence[Event]) -> None:
        self._last = [event for event in events if isinstance(event, (Built, Laid))]

    def update_hints(self) -> None:
        """Show all hints of view and selection."""
        if self.view is None or self.is_playing:
            return
        view, selection = self.seen, self.controller.selection
        laying = view.phase == "land"
        places = frontier(view.land) if laying else ()
        self.hints.show_places(places, view.land, lit=selection is not None)
        lit = [t for t in selection.targets if isinstance(t, str)] if selection else []
        seat = view.decision.seat if view.decision is not None else None
        barred = view.banned[seat] if seat is not None and view.phase == "conquest" else ()
        built = [event.at for event in self._last if isinstance(event, Built)]
        standing = {name for towers in view.towers for name in towers}
        self.hints.light_places(lit, barred, [at for at in built if at in standing])
        tiles = [event.hex for event in self._last if isinstance(event, Laid)]
        won = view.winner if view.phase == "over" else None
        # If both seats have as many tiles, the number of razed towers decides.
        tied = view.score[0] == view.score[1]
        winner_tiles = view.owners[won] if won is not None and not tied else ()
        self.hints.crown_winner(
            won, winner_tiles, view.towers[won] if won is not None and tied else ()
        )
        self.hints.mark_tiles(tile for tile in tiles if laying and tile in view.land)
        self.show_tray()
        self.preview_action()

    def show_tray(self) -> None:
        """Show the tiles that the reader has left, without the dragged tile."""
        view, selection, seat = self.seen, self.controller.selection, self.reader
        if seat is None or view.phase != "land" or self.is_past_shown or self.is_whole_board_shown:
            self.tray.show_remaining(None, None)
        elif selection is None:
            self.tray.show_remaining(view.tiles_left[seat], None, asked=False)
        else:
            black, snow_count = view.tiles_left[seat]
            if self.dragged is not None:
                black, snow_count = black - (not selection.is_snow), snow_count - selection.is_snow
            self.tray.show_remaining(
                (black, snow_count), selection.is_snow if view.options.expert else None
            )

    def preview_action(self) -> None:
        """Preview the place under the pointer or with the keyboard focus, and its effect."""
        selection = self.controller.selection
        action = selection.ready_action() if selection is not None else None
        match action:
            case Lay(hex=tile, white=white):
                self.hints.preview_tile(tile, is_snow=white)
            case Place(at=corner_name):
                assert selection is not None
                effects = Effects.from_events(self.previewed_events(action))
                self.hints.preview_tower(selection.seat, corner_name, effects)
            case _:
                self.hints.preview_tile(None)
        at = action.at if isinstance(action, Place) else None
        self.hints.point(at, by_keys=self.controller.is_chosen_by_keys)
        self.hints.show_groups(self.groups())
        # With the keyboard, texts refer to tiles by name, so the names must be visible.
        named = self._are_names_shown or (self.controller.is_chosen_by_keys and action is not None)
        self.hints.name_tiles(tile_names(self.seen) if named else {})
        self.update_tags()

    # -- a dragged tile ----------------------------------------------------------------------------

    def lift_tile(self, point: QPointF, *, is_snow: bool) -> None:
        """Begin to drag a tile of a colour, at the scale of the land."""
        self.dragged = DraggedTile(self.pictures, is_snow, self.floor)
        self.dragged.setScale(self.board.transform().m11())
        self.move_tile(point, plays=False)
        self.show_tray()

    def move_tile(self, point: QPointF, *, plays: bool) -> None:
        """Move the dragged tile; it shines where dropping lays it (`plays`)."""
        if self.dragged is not None:
            self.dragged.setPos(point)
            self.dragged.shine(plays)

    def let_go_tile(self) -> None:
        """Remove the dragged tile."""
        if self.dragged is not None:
            self.removeItem(self.dragged)
            self.dragged = None

    # -- groups ------------------------------------------------------------------------------------

    def groups(self) -> list[TowerGroup]:
        """Return the groups that are shown."""
        if self.seen.phase == "land":
            return []
        if self.are_all_groups_shown:
            return groups(self.seen)
        all_groups = groups(self.seen) if self.looked_at is not None else []
        return [group for group in all_groups if self.looked_at in group.towers]

    # -- the deciding view -------------------------------------------------------------------------

    def view_of_decider(self) -> ContreesView:
        """Return the view with the deciding seat as its seat; nothing is hidden in this game."""
        view, selection = self.seen, self.controller.selection
        return replace(view, seat=selection.seat) if selection is not None else view

    def refusal_at(self, target: Target) -> tuple[str, Action]:
        """Return the key of the refusal of a place ("" where it is legal), and the action."""
        is_snow = (
            self.controller.selection.is_snow if self.controller.selection is not None else False
        )
        action = Place(target) if isinstance(target, str) else Lay(target, is_snow)
        return self.game.refusal(self.view_of_decider(), action), action

    def has_tower(self, name: str) -> bool:
        """Return whether a corner has a tower."""
        return any(name in towers for towers in self.seen.towers)

    def place_of(self, target: Target) -> QPointF:
        """Return the position of a target, in scene pixels."""
        return self.board.transform().map(point_of(target))

    def hit_target_at(self, point: QPointF) -> Hashable | None:
        hit = super().hit_target_at(point)
        if hit is not None or self.view is None:
            return hit
        back, _ = self.board.transform().inverted()
        # Every hex is a target, so that clicks on water or on a tile get an answer.
        return "hex", hex_at(back.map(point))

    def description(self) -> list[str]:
        return accessibility.describe(self.seen, self.names) if self.view is not None else []

    # -- tags --------------------------------------------------------------------------------------

    def update_tags(self) -> None:
        """Update the tags: the preview, the reason of a refusal, the liberties of a group."""
        if self.view is None or self.is_playing or self.layout is None or not self.names:
            self.tags.show_texts((), self.sceneRect())
            return
        is_spoken = self.has_callout_for(self.controller.preselected_action())
        self.tags.show_texts(
            () if is_spoken else self.controller.game_choice.tag_texts(), self.sceneRect()
        )


def point_of(target: Target) -> QPointF:
    """Return the position of a target, in board units."""
    return corner(target) if isinstance(target, str) else tile_centre(target)


def _paint_cloud(painter: QPainter, size: QSizeF) -> None:
    """Paint a soft shadow of a size around the origin."""
    radius = size.width() / 2
    painter.scale(1, size.height() / size.width())
    shade = QRadialGradient(QPointF(), radius)
    for share, darkness in ((0.0, 1.0), (0.6, 0.7), (1.0, 0.0)):
        shade.setColorAt(share, with_alpha("#10180c", round(darkness * _CLOUD_ALPHA)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(QPointF(), radius, radius)
