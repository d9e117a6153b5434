"""What players say to each other: statements that any seat may make at any time.

A statement is data; each game makes sentences of it. Everybody hears it. The rules do not know
it: no statement ever changes a state, and nobody is bound by a promise (`engine.talk.agreements`
keeps count of kept promises).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.values import Interruption, Seat, Term

#: Maximum number of terms on one side of an offer.
MAX_TERMS: Final = 2

#: The remarks of all games, by key. Each game makes some of them (`TalkRules.speech`), about what
#: everybody sees there.
RemarkKind = Literal[
    "greeting",
    "well_played",
    "thanks",
    "doubt",
    "more_cards",
    "faithless",
    "half",
    "parting",
    # at the beginning, about the matches of the evening
    "rematch",
    "won_last",
    "lost_last",
    "grudge",
    # about others
    "near_win",
    "own_near",
    "word_broken",
    "thinking",
    "took",
    "lost_to",
    "revenge",
    "twice",
    # about regions, with their name, and battles
    "conquest",
    "region_lost",
    "many_cards",
    "bishop",
    "winter",
    "surrender",
    "tie",
    # about treasures and bridges
    "treasure",
    "treasure_seen",
    "bridge",
    # about towers and points
    "land_done",
    "towers_lost",
    "towers_razed",
    "narrow_lead",
    "narrow_gap",
    "far_ahead",
    "far_behind",
    "level",
    # about suites
    "suite_made",
    "suite_seen",
    "many_suites",
    "first_spent",
    "tall_stack",
    "no_suite",
    "dark_board",
    "pile_low",
]
#: Who makes a remark: a character (`engine.talk.remarks.CHARACTERS`), or in older records a temper,
#: or "".
RemarkTone = Literal[
    "",
    "bold",
    "careful",
    "grudging",
    "isabeau",
    "aldric",
    "maud",
    "lorenzo",
    "beatriz",
    "otto",
]
#: Why an offer is declined, as its speaker says it; "" says nothing. It follows from what everybody
#: sees and from the answer, so that it tells no more about a hand than the answer does.
#:
#: "for_nothing": nothing is promised in return. "near_win": the other is about to win. "betrayed":
#: the other broke a promise to the speaker. "distrusted": it broke more than it kept. "faithless":
#: it broke a promise to anybody. "wanted": the speaker wants that place itself. "dangerous": the
#: place would win a rival the game. "taken": the place belongs to a seat. "too_long": a whole
#: game is. "costs_much": none of these; it costs more than it brings.
DeclineReason = Literal[
    "",
    "for_nothing",
    "near_win",
    "betrayed",
    "distrusted",
    "faithless",
    "wanted",
    "dangerous",
    "taken",
    "too_long",
    "costs_much",
]
#: What a call says about stopping a rival.
CallKind = Literal["who", "can", "cannot", "will"]


@dataclass(frozen=True, slots=True)
class Statement(Interruption):
    """Something said at the table; its names in JSON begin with "say_"."""

    def __init_subclass__(cls) -> None:
        cls.do = f"say_{cls.__name__.lower()}"


@dataclass(frozen=True, slots=True)
class Offer(Statement):
    """An offer of an agreement to one or several seats: "I do this if you do that".

    Each seat answers on its own. The offer lasts `until` the end of a span of the game, such as
    "battle" (`TalkRules.spans`).
    """

    to: tuple[Seat, ...]
    #: What the speaker promises.
    gives: tuple[Term, ...]
    #: What it asks of each of the others.
    asks: tuple[Term, ...]
    until: str
    #: The index of the agreement that this offer replaces, or None.
    instead: int | None = None


@dataclass(frozen=True, slots=True)
class Reply(Statement):
    """An answer to an offer: accept or decline it, or withdraw one's own."""

    #: The index of the agreement.
    number: int
    #: False declines the offer, or withdraws the speaker's own.
    accept: bool
    #: Why the speaker declines.
    why: DeclineReason = ""


@dataclass(frozen=True, slots=True)
class Call(Statement):
    """A call to stop a rival: the question who can ("who"), or the speaker can, cannot or will."""

    rival: Seat
    says: CallKind
    #: The contested region, or "" for the current battle.
    about: str = ""


@dataclass(frozen=True, slots=True)
class Ask(Statement):
    """A request to be shown a seat's hand, or its cards of a kind."""

    to: Seat
    #: A kind of card, or "" for the whole hand.
    about: str = ""


@dataclass(frozen=True, slots=True)
class Warn(Statement):
    """A threat to a seat: if it does one thing, the speaker will do another."""

    to: Seat
    #: What the warned seat should not do.
    deed: Term
    #: What the speaker does otherwise.
    threat: Term


@dataclass(frozen=True, slots=True)
class Remark(Statement):
    """A remark without consequences, to one seat or to all (None)."""

    word: RemarkKind
    to: Seat | None = None
    tone: RemarkTone = ""
    #: Which of the lines that its character has for the word.
    line: int = 0
    #: The region it names, or "".
    about: str = ""


#: Number of statements that a bot hears, the last ones.
MAX_HEARD: Final = 400
#: The number of proposals of the game, such as trades, that a bot hears of beside them.
MAX_PROPOSALS: Final = 200

STATEMENTS: Final[tuple[type[Statement], ...]] = (Offer, Reply, Call, Ask, Warn, Remark)
