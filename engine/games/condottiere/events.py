"""The events of Condottiere.

Cards are written by the names in `cards.CARD_NAMES`, regions by the ids of the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import OMNISCIENT, Event, Seat


@dataclass(frozen=True, slots=True)
class Started(Event):
    """Game number `game` of the match began; `seat` is the first Condottiere."""

    seat: Seat
    game: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt cards."""

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class RegionChosen(Event):
    """The Condottiere named the region of the next battle."""

    seat: Seat
    region: str
    #: The holder of the region (option `capture_regions`).
    defender: Seat | None = None


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The Condottiere named no region."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PawnPassed(Event):
    """The Condottiere pawn passed to `seat`, not at the end of a battle."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A battle began; `seat` plays first."""

    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was laid."""

    private = ("card",)

    seat: Seat
    card: str | None
    face_down: bool = False

    def is_open_to(self, seat: Seat | None) -> bool:
        return not self.face_down or seat in (self.seat, OMNISCIENT)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The hidden card of `seat` was turned up."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A scarecrow returned a mercenary to the hand."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """Cards in the line of `seat` were discarded."""

    seat: Seat
    cards: tuple[str, ...]
    #: The card that did it: "bishop", "winter" or "spring".
    by: str


@dataclass(frozen=True, slots=True)
class PopeMoved(Event):
    """`seat` moved the Pope to `region`, or off the map if None."""

    seat: Seat
    region: str | None


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """`seat` announced the strength of the face-up cards in its line."""

    seat: Seat
    total: int
    #: Whether another card of the line is face down.
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` passed; if not `final`, the defender may still enter the battle."""

    seat: Seat
    final: bool = True


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """A battle ended; strengths were compared unless a bishop of the first edition ended it."""

    region: str | None
    strengths: tuple[int, ...]
    #: The seat that takes the region; None if no seat does, or its defender keeps it.
    conqueror: Seat | None
    #: The seat that gets the pawn.
    pawn_to: Seat
    #: What ended it: "passes", "surrender" or "bishop".
    by: str
    #: The reason for `pawn_to`: "winner", "courtesans" (most of them), "defender" of a region no
    #: seat takes, or "left" of the last holder.
    pawn_by: str = "winner"
    #: Whether that seat had the pawn before.
    pawn_stays: bool = False

    @property
    def winner(self) -> Seat | None:
        """The seat that won the battle, also a final one or one for its own region.

        The result is None if tied or ended by a bishop.
        """
        if self.conqueror is not None:
            return self.conqueror
        highest = max(self.strengths)
        if self.by == "bishop" or self.strengths.count(highest) > 1:
            return None
        return self.strengths.index(highest)


@dataclass(frozen=True, slots=True)
class Conquered(Event):
    """`seat` conquered a region; `loser` held it before."""

    seat: Seat
    region: str
    loser: Seat | None = None


@dataclass(frozen=True, slots=True)
class LinesDiscarded(Event):
    """All battle lines were discarded."""


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """`seat` discarded its hand, face down."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """`seat` kept a hand it could have discarded; no other seat learns that it could."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (self.seat, OMNISCIENT) else None


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round ended with at most one seat holding cards.

    If `stalled`, it ended after battles without a card.
    """

    round: int
    stalled: bool = False


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """`seat` kept cards for the next round and discarded `count`."""

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]
    count: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards after a battle, perhaps none."""

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """`seat` showed cards of its hand, to the seat `to` or to all (None)."""

    private = ("cards",)

    seat: Seat
    cards: tuple[str | None, ...]
    to: Seat | None = None

    def is_open_to(self, seat: Seat | None) -> bool:
        return self.to is None or seat in (self.seat, self.to, OMNISCIENT)


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The discard pile was shuffled into a new pile."""


@dataclass(frozen=True, slots=True)
class FinalBattle(Event):
    """A final battle began among the seats tied for most regions or points; `seat` plays first."""

    seat: Seat
    participants: tuple[Seat, ...]
    #: What its winner wins: "game" or "match".
    decides: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game of a points match ended."""

    winners: tuple[Seat, ...]
    #: The reason as in `Ended`.
    by: str
    #: The points of each seat in this game.
    gained: tuple[int, ...]
    #: The points of each seat in the match so far.
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match ended."""

    winners: tuple[Seat, ...]
    #: The reason in the result, one of those in `rules.endings`, such as "adjacent".
    by: str


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """What a battle would be like after an action.

    It occurs only in previews (`Game.preview`), never in a match.
    """

    #: By seat, the strength of its line; hidden cards do not count.
    strengths: tuple[int, ...]
    #: By seat, whether a hidden card may still add to its strength.
    hidden: tuple[bool, ...]
    #: The strongest seats (not by seat), as in `Lead`; empty if hidden cards may decide.
    first: tuple[Seat, ...]
    #: The seat that would get the pawn; None if hidden cards may decide it.
    pawn_to: Seat | None
    #: "winter", "spring", or None.
    season: str | None
    #: The reason as in BattleEnded; "" if undecided.
    pawn_by: str = "winner"
    #: Whether spring strengthens mercenaries in sight, but a hidden one may be higher.
    higher: bool = False

    @property
    def leader(self) -> Seat | None:
        """The seat that certainly leads, or None."""
        return self.first[0] if len(self.first) == 1 else None
