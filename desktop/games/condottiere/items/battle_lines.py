"""The battle sheet on the table: a line of cards and a strength per seat, and the season."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.art.painter import TotalState
from desktop.games.condottiere.battle_view import BattleView
from desktop.games.condottiere.items.battle_items import (
    LineItem,
    LineLook,
    MedalItem,
    PanelItem,
    SeasonItem,
    SlotItem,
    pawn_foot,
)
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.layout import Layout
from desktop.painting.cache.pictures import Pictures
from desktop.painting.materials.card_stock import CardPlace
from desktop.table.items import Root
from engine.core.values import Seat

#: Min visible share of a card's width: if less of a card is visible, its middle is covered.
_MIN_VISIBLE_SHARE = 0.78
#: Opacity of a card that would be discarded.
_DISCARDED_OPACITY = 0.35


class BattleLines:
    """All items of the battle sheet; `cards` is keyed by (seat, place in the line)."""

    def __init__(
        self, scene: QGraphicsScene, floor: Root, pictures: Pictures, edition_id: str
    ) -> None:
        self._scene, self._floor, self._pictures = scene, floor, pictures
        self._edition = edition_id
        self.layout: Layout | None = None
        self.battle_view: BattleView | None = None
        self.panel = PanelItem(pictures, floor)
        self.season = SeasonItem(pictures, floor)
        self.lines: list[LineItem] = []
        self.medals: list[MedalItem] = []
        self.cards: dict[tuple[Seat, int], CardItem] = {}
        self._slot = SlotItem(pictures, floor)

    # -- the current state -------------------------------------------------------------------------

    def show(
        self,
        fought: BattleView,
        names: Sequence[str],
        mine: Seat | None,
        layout: Layout,
        recent: Collection[tuple[Seat, int]] = (),
        *,
        folded: bool = False,
    ) -> None:
        """Show a battle.

        Cards in `recent` shine. With `folded`, only the title is shown.
        """
        self.layout, self.battle_view = layout, fought
        self._set_row_count(len(fought.lines))
        # A folded sheet shows no cards that a season could apply to, and a battle that is over has
        # no season any more.
        season = None if folded or fought.is_past else fought.season
        self.panel.show_as(
            layout, fought.title, fought.region_name,
            past=fought.is_past, season=season is not None, folded=folded,
        )  # fmt: skip
        self.season.set_geometry(layout.season)
        self.season.show_season(season)
        self.preview(())
        for seat, (line, medal) in enumerate(zip(self.lines, self.medals, strict=True)):
            line.show_as(
                layout.line_places[seat],
                LineLook(
                    seat,
                    names[seat] if seat < len(names) else "",
                    is_own=seat == mine,
                    leads=seat == fought.leader,
                    has_passed=fought.passed[seat],
                    has_drum=fought.has_drum(seat),
                    fights=fought.fights[seat],
                    has_pawn=seat == fought.pawn,
                ),
            )
            medal.set_geometry(layout.line_places[seat])
            medal.show_total(fought.totals[seat], self._total_state(seat))
            line.setVisible(not folded)
            medal.setVisible(fought.fights[seat] and not folded)
        self._lay(fought, recent)

    @property
    def covered(self) -> QRectF:
        """The area of the map that the sheet covers, in scene pixels."""
        return self.panel.mapRectToScene(self.panel.sheet)

    def _set_row_count(self, seats: int) -> None:
        """Create the rows and medals of this many seats."""
        while len(self.lines) < seats:
            self.lines.append(LineItem(self._pictures, len(self.lines), self._floor))
            self.medals.append(MedalItem(self._pictures, len(self.medals), self._floor))

    def _total_state(self, seat: Seat) -> TotalState:
        assert self.battle_view is not None
        if seat == self.battle_view.leader:
            return TotalState.LEADS
        return TotalState.PASSED if self.battle_view.passed[seat] else TotalState.PLAIN

    def _lay(self, battle: BattleView, recent: Collection[tuple[Seat, int]]) -> None:
        """Put the cards of all lines on their places and light the recent ones."""
        wanted = {
            (seat, index): card
            for seat, line in enumerate(battle.lines)
            for index, card in enumerate(line)
        }
        for key, item in list(self.cards.items()):
            if key not in wanted or item.card != wanted[key]:
                self._scene.removeItem(self.cards.pop(key))
        for (seat, index), card in wanted.items():
            item = self.cards.get((seat, index)) or self.add(seat, index, card)
            slot = self.card_place(seat, index, len(battle.lines[seat]))
            self._put(item, slot, index)
            item.target_id = ("line", seat, index)
            marks = battle.marks(seat, index)
            light = 0.75 if (seat, index) in recent else 0.0
            # In a finished battle, all lines but the winner's are dimmed.
            item.set_look(marks=marks, light=light, faded=battle.is_past and seat != battle.leader)
            item.is_tight = self._is_tight(seat, len(battle.lines[seat]))

    def _put(self, item: CardItem, slot: CardPlace, index: int) -> None:
        item.put(slot.point, slot.turn, slot.scale, z_layers.LINES + index * 0.01)

    def add(self, seat: Seat, index: int, card: str | None) -> CardItem:
        """Add a card to a line."""
        item = CardItem(self._pictures, card, self._edition, self._floor)
        self.cards[seat, index] = item
        return item

    def card_place(self, seat: Seat, index: int, count: int, *, spread: bool = False) -> CardPlace:
        """Return the place of a card in a line of `count` cards; see `LinePlace.cards`."""
        assert self.layout is not None
        line, look = self.layout.line_places[seat], self.lines[seat].look
        return line.cards(count, passed=look.has_passed, doubled=look.has_drum, spread=spread)[
            index
        ]

    def _is_tight(self, seat: Seat, count: int) -> bool:
        """Return whether the cards of a line are so close that only left edges are visible."""
        if count < 2:
            return False
        first, second = (self.card_place(seat, index, count) for index in (0, 1))
        return second.point.x() - first.point.x() < _MIN_VISIBLE_SHARE * first.rect.width()

    def line(self, seat: Seat) -> list[CardItem]:
        """Return the cards of a line from left to right."""
        places = sorted(index for holder, index in self.cards if holder == seat)
        return [self.cards[seat, index] for index in places]

    def cards_of(self, seat: Seat) -> Sequence[str | None]:
        """Return the cards in the line of a seat, from left to right."""
        return () if self.battle_view is None else self.battle_view.lines[seat]

    # -- preview of an action ----------------------------------------------------------------------

    def preview(
        self,
        strengths: Sequence[int],
        *,
        slot: tuple[Seat, str] | None = None,
        gone: Mapping[Seat, Sequence[str]] | None = None,
    ) -> None:
        """Preview the strengths after an action, the slot of its card, and the cards it discards.

        An empty `strengths` ends the preview.
        """
        for seat, medal in enumerate(self.medals):
            now = self.battle_view.totals[seat] if self.battle_view is not None else 0
            then = strengths[seat] if seat < len(strengths) else now
            medal.preview(then if then != now else None)
        self._slot.hide()
        if slot is not None and self.layout is not None and self.battle_view is not None:
            seat, text = slot
            count = len(self.battle_view.lines[seat]) + 1
            for index, item in enumerate(self.line(seat)):
                self._put(item, self.card_place(seat, index, count), index)
            self._slot.show_at(self.card_place(seat, count - 1, count).rect, text)
        elif self.battle_view is not None and self.layout is not None:
            for seat, line in enumerate(self.battle_view.lines):
                for index, item in enumerate(self.line(seat)):
                    if index < len(line):
                        self._put(item, self.card_place(seat, index, len(line)), index)
        self._fade(gone or {})

    def _fade(self, gone: Mapping[Seat, Sequence[str]]) -> None:
        for seat in range(len(self.lines)):
            cards_left = list(gone.get(seat, ()))
            for item in self.line(seat):
                if item.card in cards_left:
                    cards_left.remove(item.card)
                    item.setOpacity(_DISCARDED_OPACITY)
                else:
                    item.setOpacity(1)

    def offer(
        self, seat: Seat, cards: Collection[str], chosen: str | None, at: int | None = None
    ) -> None:
        """Spread a line, light its cards that can be taken back, and mark the chosen card.

        Of several equal cards, the card at place `at` is marked.
        """
        battle_view = self.battle_view
        if battle_view is None:
            return
        line = battle_view.lines[seat]
        can = [
            index
            for index, card in enumerate(line)
            if card in cards and not (battle_view.hidden[seat] and index == len(line) - 1)
        ]
        alike = [index for index in can if line[index] == chosen]
        taken = at if at in alike else next(iter(alike), None)
        for (holder, index), item in self.cards.items():
            marks = battle_view.marks(holder, index)
            if holder == seat and index < len(line):
                marks = replace(marks, is_taken=index == taken)
                slot = self.card_place(seat, index, len(line), spread=True)
                item.put(slot.point, slot.turn, slot.scale, z_layers.SPREAD + index * 0.01)
            lit = holder == seat and index in can
            item.set_look(marks=marks, light=1.0 if lit else 0.0, faded=not lit)

    def pawn_point(self, seat: Seat) -> QPointF:
        """Return the foot of the pawn beside a seat's shield."""
        assert self.layout is not None
        return pawn_foot(self.layout.line_places[seat])

    @property
    def slot(self) -> SlotItem:
        """The slot where the held card would be laid."""
        return self._slot
