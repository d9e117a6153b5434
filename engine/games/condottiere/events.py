"""Answers given and things happened in Condottiere.

Cards go by the names in `cards.CARD_NAMES`, regions by the ids of the board.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.core.values import OMNISCIENT, Action, Event, Seat

#: Stands in an action for "no mercenary" and "no region".
NONE = "none"


# -- actions -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Name the region of the next battle."""

    do: ClassVar[str] = "choose"
    region: str


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """First edition: name no region; the pawn goes left."""

    do: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Lay a card; a scarecrow says what it takes back, a bishop (third) where the Pope goes.

    `take` and `pope` are NONE for nothing and nowhere, and None with every other card.
    """

    do: ClassVar[str] = "play"
    card: str
    take: str | None = None
    pope: str | None = None


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Lay no more cards in this battle; with hidden cards, `reveal` turns up one's own."""

    do: ClassVar[str] = "pass"
    reveal: bool = False


@dataclass(frozen=True, slots=True)
class DiscardAll(Action):
    """Throw away a hand without mercenaries."""

    do: ClassVar[str] = "discard_all"


@dataclass(frozen=True, slots=True)
class KeepHand(Action):
    """Do not throw it away."""

    do: ClassVar[str] = "keep_hand"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Third edition: what the last seat with cards keeps for the next round, two at most."""

    do: ClassVar[str] = "keep"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """Option `draw_after_battle`: take `n` cards."""

    do: ClassVar[str] = "draw"
    n: int


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Started(Event):
    """Game number `game` of the match begins; `seat` is the first Condottiere."""

    event: ClassVar[str] = "started"
    seat: Seat
    game: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat was dealt cards."""

    event: ClassVar[str] = "dealt"
    seat: Seat
    cards: tuple[str | None, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, OMNISCIENT) else _masked(self)


@dataclass(frozen=True, slots=True)
class RegionChosen(Event):
    """The Condottiere named the next region to fight for."""

    event: ClassVar[str] = "region_chosen"
    seat: Seat
    region: str
    #: Whose it is (option `capture_regions`).
    defender: Seat | None = None


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """The Condottiere named no region."""

    event: ClassVar[str] = "declined"
    seat: Seat


@dataclass(frozen=True, slots=True)
class PawnPassed(Event):
    """The Condottiere pawn went to `seat`, outside of the end of a battle."""

    event: ClassVar[str] = "pawn_passed"
    seat: Seat


@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A battle begins; `seat` is asked first."""

    event: ClassVar[str] = "battle_began"
    seat: Seat
    region: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was laid."""

    event: ClassVar[str] = "played"
    seat: Seat
    card: str | None
    face_down: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        shown = not self.face_down or seat in (self.seat, OMNISCIENT)
        return self if shown else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The hidden card of `seat` was turned up."""

    event: ClassVar[str] = "turned_up"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A scarecrow brought a mercenary back to hand."""

    event: ClassVar[str] = "taken_back"
    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Struck(Event):
    """Cards of the line of `seat` were discarded; `by` is the card that did it."""

    event: ClassVar[str] = "struck"
    seat: Seat
    cards: tuple[str, ...]
    by: str


@dataclass(frozen=True, slots=True)
class PopeMoved(Event):
    """`seat` put the Pope on `region`, or (None) left him off the map."""

    event: ClassVar[str] = "pope_moved"
    seat: Seat
    region: str | None


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """The strength `seat` announces after laying a card: what lies face up in its line."""

    event: ClassVar[str] = "announced"
    seat: Seat
    total: int
    #: Whether another card of the line lies face down.
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """`seat` passed; not `final`: the defender may still come in."""

    event: ClassVar[str] = "passed"
    seat: Seat
    final: bool = True


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """Strengths per seat were compared (not after a bishop of the first edition)."""

    event: ClassVar[str] = "battle_ended"
    region: str | None
    strengths: tuple[int, ...]
    #: Who takes the region; None: nobody, or its defender holds it.
    conqueror: Seat | None
    #: Who takes the pawn.
    pawn_to: Seat
    by: str
    #: Why: "winner", "courtesans" (the most of them), "defender" of a region nobody takes, or who
    #: sits to the "left" of its last holder.
    pawn_by: str = "winner"


@dataclass(frozen=True, slots=True)
class Conquered(Event):
    """`seat` marks a region as its own; `loser` held it before."""

    event: ClassVar[str] = "conquered"
    seat: Seat
    region: str
    loser: Seat | None = None


@dataclass(frozen=True, slots=True)
class LinesDiscarded(Event):
    """All battle lines were discarded."""

    event: ClassVar[str] = "lines_discarded"


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    """`seat` threw away its hand, face down."""

    event: ClassVar[str] = "hand_discarded"
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """`seat` could have thrown its hand away; nobody else learns that it could."""

    event: ClassVar[str] = "hand_kept"
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (self.seat, OMNISCIENT) else None


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """At most one seat held cards; `stalled`: too many battles without a card."""

    event: ClassVar[str] = "round_ended"
    round: int
    stalled: bool = False


@dataclass(frozen=True, slots=True)
class Kept(Event):
    """`seat` kept cards for the next round and gave up `count`."""

    event: ClassVar[str] = "kept"
    seat: Seat
    cards: tuple[str | None, ...]
    count: int

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, OMNISCIENT) else _masked(self)


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew cards after a battle, perhaps none."""

    event: ClassVar[str] = "drew"
    seat: Seat
    cards: tuple[str | None, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat in (self.seat, OMNISCIENT) else _masked(self)


@dataclass(frozen=True, slots=True)
class PileRenewed(Event):
    """The discarded cards were shuffled into a new pile."""

    event: ClassVar[str] = "pile_renewed"


@dataclass(frozen=True, slots=True)
class FinalBattle(Event):
    """The seats tied for most regions (or points) fight one last battle; `seat` begins."""

    event: ClassVar[str] = "final_battle"
    seat: Seat
    participants: tuple[Seat, ...]
    decides: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Points match: a game is over; points per seat gained by it, and points in all."""

    event: ClassVar[str] = "game_ended"
    winners: tuple[Seat, ...]
    by: str
    gained: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The match is over; `by` as in the results."""

    event: ClassVar[str] = "ended"
    winners: tuple[Seat, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Standing(Event):
    """Only in previews: how the battle would stand, with fields as in `derived.Lead`."""

    event: ClassVar[str] = "standing"
    strengths: tuple[int, ...]
    hidden: tuple[bool, ...]
    first: tuple[Seat, ...]
    #: Who would get the pawn; None: hidden cards may decide it.
    pawn_to: Seat | None
    season: str | None
    #: Why, as in BattleEnded; "" where it is open.
    pawn_by: str = "winner"

    @property
    def leader(self) -> Seat | None:
        """Who certainly would lead."""
        return self.first[0] if len(self.first) == 1 else None


def _masked(event: Dealt | Kept | Drew) -> Event:
    return replace(event, cards=(None,) * len(event.cards))
