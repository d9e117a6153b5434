"""What players say to each other: statements that any seat may make at any time.

A statement is data; each game makes sentences of it. Everybody hears it. The rules know nothing of
it: no statement ever changes a state, and nobody is bound by a promise (`engine.talk.ledger` keeps
count of what was kept).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.values import Interruption, Seat, Term

#: Maximum number of terms on one side of an offer.
MAX_TERMS: Final = 2

Words = Literal["greeting", "well_played", "thanks", "doubt", "more_cards"]
Stand = Literal["who", "can", "cannot", "will"]


@dataclass(frozen=True, slots=True)
class Statement(Interruption):
    """Something said at the table; its names in JSON begin with "say_"."""

    def __init_subclass__(cls) -> None:
        cls.do = f"say_{cls.__name__.lower()}"


@dataclass(frozen=True, slots=True)
class Offer(Statement):
    """Offer an agreement to one seat or several, each on its own: "I do this, if you do that".

    It lasts `until` the end of a span of the game, such as "battle" (`Game.spans`).
    """

    to: tuple[Seat, ...]
    #: What the speaker promises.
    gives: tuple[Term, ...]
    #: What it asks of each of the others.
    asks: tuple[Term, ...]
    until: str
    #: The number of the agreement in whose place it is offered (`Agreement.number`).
    instead: int | None = None


@dataclass(frozen=True, slots=True)
class Reply(Statement):
    """Accept or decline an offered agreement, or withdraw one's own."""

    number: int
    accept: bool


@dataclass(frozen=True, slots=True)
class Call(Statement):
    """Say that a rival must be stopped: ask who can ("who"), or say that one can, cannot or
    will.
    """

    rival: Seat
    says: Stand
    #: Where, such as a region; "": here.
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ask(Statement):
    """Ask a seat to be shown its hand, or cards of a kind."""

    to: Seat
    about: str = ""


@dataclass(frozen=True, slots=True)
class Warn(Statement):
    """Threaten a seat: if it does one thing, the speaker will do another."""

    to: Seat
    deed: Term
    threat: Term


@dataclass(frozen=True, slots=True)
class Remark(Statement):
    """Say something that has no consequences, to one seat or to all (None)."""

    word: Words
    to: Seat | None = None


#: Number of statements that a bot hears, the last ones.
MAX_HEARD: Final = 400

STATEMENTS: Final[tuple[type[Statement], ...]] = (Offer, Reply, Call, Ask, Warn, Remark)
