"""CondottiereAnimator of the events of Condottiere, by event type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.games.condottiere import z_layers
from desktop.games.condottiere.animations.flight import CardFlights
from desktop.games.condottiere.animations.hands import HandAnimations, order
from desktop.games.condottiere.animations.map import MapAnimations
from desktop.games.condottiere.art.painter import Pawn, TotalState
from desktop.games.condottiere.beats import (
    COUNT_MS,
    FLIP_MS,
    GLIMPSE_MS,
    GREAT_CARDS,
    HOLD_MS,
    PASS_MS,
    PLAY_MS,
    SEASON_MS,
    SHRINK_MS,
    STAMP_MS,
    SWEEP_MS,
)
from desktop.games.condottiere.items.pieces import CardItem
from desktop.games.condottiere.scene import CondottiereScene
from desktop.painting.materials.card_stock import CARD_SIZE, CardPlace
from desktop.table.flights import VeilItem
from desktop.table.motion import (
    CallAnimation,
    ValueAnimation,
    glide,
    in_parallel,
    in_sequence,
    pause,
)
from engine.core.values import Event, Seat
from engine.games.condottiere.events import (
    Announced,
    BattleEnded,
    Conquered,
    Dealt,
    Drew,
    HandDiscarded,
    Kept,
    LinesDiscarded,
    Passed,
    PawnPassed,
    PileRenewed,
    Played,
    PopeMoved,
    RegionChosen,
    Struck,
    TakenBack,
    TurnedUp,
)
from engine.games.condottiere.views.standings import stays_in_line

#: Height and width of a card that is held large, as shares of the sheet.
_GREAT_HEIGHT, _GREAT_WIDTH = 0.8, 0.6
#: Height of a card at the head of the sheet, as a share of it, and its turn in degrees.
_HEAD_HEIGHT, _HEAD_TURN = 1.2, 8.0
#: What the sheet pales to: white as the flag, or gold.
_VEILS = {"surrender": "#ffffff", "bishop": "#f7dc8a"}
_VEIL_OPACITY = 0.52
#: How far below the flying cards the veil is.
_BELOW = 0.5


class CondottiereAnimator:
    """Builder of the animations of a scene."""

    def __init__(self, scene: CondottiereScene) -> None:
        self.flights = CardFlights(scene)
        self._hands, self._map = HandAnimations(self.flights), MapAnimations(self.flights)

    def clear(self) -> None:
        """Remove the items that existed only for a flight."""
        self.flights.clear()

    def animation(self, event: Event) -> QAbstractAnimation | None:
        """Return the animation of an event, or None when it shows nothing on the table."""
        match event:
            case Dealt(seat, cards) | Drew(seat, cards):
                return self._hands.deal_animation(seat, cards)
            case RegionChosen(seat, region):
                start = self._map.foot_beside_seat(seat)
                return self._map.walk(Pawn.CONDOTTIERE, start, self._map.foot_in_region(region))
            case PawnPassed(seat):
                return self._map.walk(
                    Pawn.CONDOTTIERE, self._map.foot_at_holder(), self._map.foot_beside_seat(seat)
                )
            case Played(seat, card, face_down):
                return self._animate_played_card(seat, card, face_down)
            case TurnedUp(seat, card):
                return self._animate_revealed_card(seat, card)
            case TakenBack(seat, card):
                return self._animate_taken_back_card(seat, card)
            case Struck(seat, cards):
                return self._animate_struck_cards(seat, cards)
            case PopeMoved(seat, region):
                return self._map.animate_pope(seat, region)
            case Announced(seat, total):
                medal = self.flights.battle.medals[seat]
                return ValueAnimation(medal.total, total, self.flights.ms(COUNT_MS), medal.count)
            case Passed(seat, final) if final:
                mark = CallAnimation(partial(self._mark_passed, seat))
                return in_sequence(mark, pause(self.flights.ms(PASS_MS)))
            case BattleEnded():
                return self._map.animate_battle_end(event)
            case Conquered(seat, region):
                return self._map.animate_seal(seat, region)
            case LinesDiscarded():
                return self._animate_cleared_lines()
            case HandDiscarded(seat, count):
                return self._hands.animate_discarded_hand(seat, count)
            case Kept(seat, cards):
                return self._hands.animate_kept_cards(seat, cards)
            case PileRenewed():
                return self._hands.animate_renewal()
        return None

    # -- the lines ---------------------------------------------------------------------------------

    def _animate_played_card(
        self, seat: Seat, card: str | None, face_down: bool
    ) -> QAbstractAnimation:
        """Return the animation of a played card; a card that the viewer does not know is None."""
        battle, scene = self.flights.battle, self.flights.scene
        battle.preview(())
        item = self.flights.hand.take_off(card) if self.flights.is_hand_shown(seat) else None
        if item is None:
            item = self.flights.hand.add(card)
            start = self.flights.shield(seat)
            item.put(start.point, 0, start.scale, z_layers.FLIGHT)
        elif item.card != card:
            # In a covered hand, a card face up replaces the back that was taken off.
            covered, item = item, self.flights.hand.add(card)
            item.put(covered.pos(), covered.rotation(), covered.scale(), z_layers.FLIGHT)
            scene.removeItem(covered)
        item.set_look(up=card is not None)
        count = len(battle.line(seat)) + 1
        to = battle.card_place(seat, count - 1, count)
        moves = [self.flights.fly_to(item, to, PLAY_MS)]
        if self.flights.is_hand_shown(seat) and scene.layout is not None:
            places = scene.layout.hand(self.flights.hand.faces)
            for other, place in zip(self.flights.hand.cards, places, strict=True):
                moves.append(
                    glide(other, place.point, place.turn, place.scale, self.flights.ms(PLAY_MS))
                )
        if card in GREAT_CARDS:
            return self._animate_great_card(item, moves[1:], seat, card)
        edition = scene.seen.edition
        if card is not None and not stays_in_line(card, edition):
            self.flights.flying.append(item)
            gone = self.flights.fly_to(item, self.flights.discards(5), SWEEP_MS)
            return in_sequence(in_parallel(*moves), pause(self.flights.ms(GLIMPSE_MS)), gone)
        for i, other in enumerate(battle.line(seat)):
            place = battle.card_place(seat, i, count)
            moves.append(
                glide(other, place.point, place.turn, place.scale, self.flights.ms(PLAY_MS))
            )
        battle.cards[seat, count - 1] = item
        flight: QAbstractAnimation = in_parallel(*moves)
        if card == "drum" and not face_down:
            return in_sequence(flight, self._animate_drum(seat))
        if card in ("winter", "spring"):
            return in_sequence(flight, self._animate_season(card))
        return flight

    def _animate_great_card(
        self, item: CardItem, moves: Sequence[QAbstractAnimation], seat: Seat, card: str
    ) -> QAbstractAnimation:
        """Hold a card large over the paling sheet, then let it shrink to the head of the sheet.

        `moves` are the moves of the other cards of the hand.
        """
        flights, layout = self.flights, self.flights.scene.layout
        assert layout is not None
        flights.flying.append(item)
        sheet, header = (
            flights.battle.covered,
            layout.header(season=flights.battle.season.isVisible()),
        )
        width, height = CARD_SIZE
        large = min(_GREAT_HEIGHT * sheet.height() / height, _GREAT_WIDTH * sheet.width() / width)
        middle = CardPlace(sheet.center(), 0, large)
        head = CardPlace(
            QPointF(header.right() - header.height(), header.center().y()),
            _HEAD_TURN,
            _HEAD_HEIGHT * header.height() / height,
        )
        up = [flights.fly_to(item, middle, PLAY_MS), *moves]
        if not flights.is_hand_shown(seat):
            item.turn_to(0)
            up.append(ValueAnimation(0, 1, flights.ms(PLAY_MS), item.turn_to))
        veil = flights.add(
            VeilItem(sheet, _VEILS[card], flights.scene.floor), z_layers.FLIGHT - _BELOW
        )
        clear = ValueAnimation(_VEIL_OPACITY, 0, flights.ms(HOLD_MS), veil.setOpacity)
        # An animation shows its first value as soon as it is made.
        veil.setOpacity(0)
        return in_sequence(in_parallel(*up), clear, flights.fly_to(item, head, SHRINK_MS))

    def _animate_drum(self, seat: Seat) -> QAbstractAnimation:
        line = self.flights.battle.lines[seat]
        layout = self.flights.scene.layout
        assert layout is not None
        show = partial(line.show_as, layout.line_places[seat], replace(line.look, has_drum=True))
        return in_sequence(
            CallAnimation(show),
            ValueAnimation(1.6, 1, self.flights.ms(STAMP_MS), line.set_drum_scale),
        )

    def _animate_season(self, season: str) -> QAbstractAnimation:
        item = self.flights.battle.season
        if item.season == season:
            return pause(0)
        fall = ValueAnimation(0, 1, self.flights.ms(SEASON_MS), item.unroll)
        return in_sequence(CallAnimation(partial(item.show_season, season)), fall)

    def _animate_revealed_card(self, seat: Seat, card: str) -> QAbstractAnimation | None:
        line = self.flights.battle.line(seat)
        if not line:
            return None
        last = len(line) - 1
        before = line[last]
        item = self.flights.hand.add(card)
        item.put(before.pos(), 0, before.scale(), before.zValue())
        self.flights.scene.removeItem(before)
        self.flights.battle.cards[seat, last] = item
        item.turn_to(0)
        return ValueAnimation(0, 1, self.flights.ms(FLIP_MS), item.turn_to)

    def _take_from_line(self, seat: Seat, cards: Sequence[str]) -> list[CardItem]:
        """Remove cards from a line and return their items.

        The remaining cards close up only when the next card comes.
        """
        battle, cards_left, taken, kept_items = self.flights.battle, list(cards), [], []
        for item in battle.line(seat):
            if item.card in cards_left:
                cards_left.remove(item.card)
                taken.append(item)
            else:
                kept_items.append(item)
        battle.cards = {key: item for key, item in battle.cards.items() if key[0] != seat}
        battle.cards.update({(seat, index): item for index, item in enumerate(kept_items)})
        return taken

    def _animate_taken_back_card(self, seat: Seat, card: str) -> QAbstractAnimation | None:
        """Return the animation of a card that goes back from its line to the hand."""
        items = self._take_from_line(seat, (card,))
        layout = self.flights.scene.layout
        if not items or layout is None:
            return None
        item = items[0]
        item.set_look()
        if not self.flights.is_hand_shown(seat):
            self.flights.flying.append(item)
            flight = self.flights.fly_to(item, self.flights.shield(seat), PLAY_MS)
            return in_sequence(flight, CallAnimation(partial(item.setOpacity, 0.0)))
        hand = self.flights.hand
        hand.cards = sorted([*hand.cards, item], key=order)
        places = layout.hand(hand.faces)
        moves = []
        for other, place in zip(hand.cards, places, strict=True):
            if other is item:
                moves.append(self.flights.fly_to(item, place, PLAY_MS))
            else:
                moves.append(
                    glide(other, place.point, place.turn, place.scale, self.flights.ms(PLAY_MS))
                )
        return in_parallel(*moves)

    def _animate_struck_cards(self, seat: Seat, cards: Sequence[str]) -> QAbstractAnimation | None:
        items = self._take_from_line(seat, cards)
        self.flights.flying += items
        return self.flights.animate_sweep(items) if items else None

    def _animate_cleared_lines(self) -> QAbstractAnimation:
        """Sweep all battle lines to the discard pile."""
        items = [*self.flights.battle.cards.values()]
        self.flights.battle.cards = {}
        self.flights.flying += items
        return self.flights.animate_sweep(items)

    def _mark_passed(self, seat: Seat) -> None:
        battle, layout = self.flights.battle, self.flights.scene.layout
        line, medal = battle.lines[seat], battle.medals[seat]
        assert layout is not None
        line.show_as(layout.line_places[seat], replace(line.look, has_passed=True))
        if medal.state is TotalState.PLAIN:
            medal.show_total(medal.total, TotalState.PASSED)
