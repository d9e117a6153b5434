"""The content of the battle sheet for a view: the current battle, or else the last one."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.games.condottiere.art.painter import CardMarks
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.names import card_value, is_mercenary
from desktop.games.condottiere.words.places import region_name
from engine.core.values import OMNISCIENT, Seat
from engine.games.condottiere.cards import VALUE
from engine.games.condottiere.rules.battle import sole_leader
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.views.standings import battle_lead
from engine.games.condottiere.views.view import CondottiereView

Lines = tuple[tuple[str | None, ...], ...]


@dataclass(frozen=True, slots=True)
class BattleView:
    """One battle as the viewer sees it. Tuples are indexed by seat."""

    title: str
    #: The name of the region alone, for places too small for the title; "" when there is no region.
    region_name: str
    #: The cards on the table.
    lines: Lines
    #: The cards that the strengths were computed from; they may have left the table.
    reckoned: Lines
    totals: tuple[int, ...]
    #: Whether the last card of a line is face down for the other seats.
    hidden: tuple[bool, ...]
    passed: tuple[bool, ...]
    #: Whether a seat takes part.
    fights: tuple[bool, ...]
    #: The seat that is certainly ahead, or that has won; None when there is no such seat.
    leader: Seat | None
    season: str | None
    pawn: Seat
    #: Whether the battle is over.
    is_past: bool
    #: Whether the highest mercenaries are marked (third edition only).
    crowns: bool

    @property
    def is_empty(self) -> bool:
        """Whether the battle is over and has left no cards and no strengths."""
        return self.is_past and not any(self.lines) and not any(self.totals)

    @property
    def highest(self) -> int:
        """The highest value of the mercenaries face up; 0 where they are not marked."""
        if not self.crowns:
            return 0
        face_up_cards = [
            card
            for seat, line in enumerate(self.lines)
            for card in (line[:-1] if self.hidden[seat] else line)
        ]
        return max((card_value(card) for card in face_up_cards if card), default=0)

    def card_worth(self, seat: Seat, place: int) -> tuple[int, bool]:
        """Return the strength that a visible card adds to its line, and whether that is certain.

        It is certain if no hidden card can change it.
        """
        card, line = self.lines[seat][place], self.lines[seat]
        assert card is not None
        known = (other for cards in self.lines for other in cards if other is not None)
        best = max(map(card_value, known))
        beside = [card, "drum"] if self.has_drum(seat) else [card]
        points = sum(part.points for part in labels.line_parts(beside, self.season, best))
        # A card face down may be a Drum, or a higher mercenary.
        doubled = None in line and not self.has_drum(seat)
        hidden = any(None in cards for cards in self.lines)
        higher = hidden and self.season == "spring" and card_value(card) == best < max(VALUE)
        return points, not (is_mercenary(card) and (doubled or higher))

    def has_drum(self, seat: Seat) -> bool:
        """Return whether the mercenaries of a seat count double."""
        return "drum" in self.lines[seat]

    def marks(self, seat: Seat, place: int) -> CardMarks:
        """Return the marks on a card, given its place in its line."""
        card = self.lines[seat][place]
        hidden = self.hidden[seat] and place == len(self.lines[seat]) - 1
        if card is None or not is_mercenary(card):
            return CardMarks(is_hidden=hidden)
        return CardMarks(
            is_in_winter=self.season == "winter",
            is_highest=not hidden and card_value(card) == self.highest,
            is_hidden=hidden,
        )


def shown_battle(view: CondottiereView) -> BattleView:
    """Return the battle to show: the current one, or else the last one."""
    seats = range(len(view.table))
    lines: Lines = view.table
    live = view.phase in ("battle", "final_battle")
    ahead = battle_lead(view)
    sums, leader = ahead.strengths, ahead.leader
    season = view.season
    last = None if live else view.last
    title = labels.battle(view) if live else ""
    region = view.region if live else None
    if last is not None:
        lines = last.table
        sums = last.strengths if last.by != "bishop" or view.edition == THIRD_EDITION.id else sums
        best = sole_leader([*sums])
        leader = best if best >= 0 and (last.by != "bishop" or best == last.conqueror) else None
        season = next((s for s in ("winter", "spring") if any(s in line for line in lines)), None)
        title, region = labels.last_battle(last.region), last.region
    elif not live:
        title = labels.no_battle_yet()
    fights = tuple(not view.participants or seat in view.participants for seat in seats)
    return BattleView(
        title=title,
        region_name=region_name(region) if region is not None else "",
        lines=view.table,
        reckoned=lines,
        totals=sums,
        hidden=tuple(live and view.face_down[seat] for seat in seats),
        passed=tuple(live and view.passed[seat] and fights[seat] for seat in seats),
        fights=fights,
        leader=leader,
        season=season,
        pawn=view.condottiere,
        is_past=not live,
        crowns=view.edition == THIRD_EDITION.id,
    )


def viewer_line_seat(viewer: Seat | None, covered: Seat | None) -> Seat | None:
    """Return the seat whose line is marked as the viewer's own, or None."""
    mine = viewer if viewer is not None else covered
    return None if mine == OMNISCIENT else mine
