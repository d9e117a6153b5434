"""TODO."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol, Self

from engine.core.rng import Rng

Seat = int
Code = int
#: No game seats more; `code * MOST_SEATS + seat` numbers an answer together with who gave it.
MOST_SEATS: Final = 8
#: What `json.loads` returns: dict, list, str, int, float, bool or None.
Json = Any


@dataclass(frozen=True, slots=True)
class Decision:
    """One question to one seat; `kind` keys prompts, widgets and bot policies."""

    seat: Seat
    kind: str
    #: Having no choice is a secret: everybody who may have one is asked, and a question with one
    #: possible answer is asked and recorded like any other.
    private: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """An answer, one subclass per kind; `do` is its name in JSON."""

    do: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, one subclass per kind; `event` is its name in JSON."""

    event: ClassVar[str]

    def seen_by(self, seat: Seat | None) -> Event | None:
        """What `seat` (None: the public) perceives: itself, a masked twin, or nothing."""
        return self


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat (None: the public) may know, with perfect recall.

    Every game's view has at least these fields. `by_seat` names those of a view, or of what lies in
    it, that have an entry for every seat; what is annotated with `Seat` holds seats.
    """

    by_seat: ClassVar[tuple[str, ...]] = ()

    seat: Seat | None
    turn: Seat
    decision: Decision | None


class State(Protocol):
    """The mutable truth of a game; only `step` changes it."""

    @property
    def decision(self) -> Decision | None:
        """The open question; None: the match is over."""

    def codes(self) -> list[Code]:
        """Legal answers: stable order, no duplicates, never empty while a question is open."""

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal answer; append what happened to `events` when it is given."""

    def rollout(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Give evenly random answers, at most `limit` of them, or to the end of the match.

        They are appended to `played`, as `code * MOST_SEATS + seat`.
        """

    def clone(self) -> Self:
        """An independent copy."""

    def returns(self) -> Sequence[float]:
        """Result per seat in [0, 1]; meaningful once `decision` is None."""


def settle(state: State, rng: Rng, events: list[Event] | None = None) -> list[Code]:
    """Answer questions that leave no choice; they are neither asked nor recorded.

    But for private ones: what is skipped is seen to be skipped. Returns the legal answers to the
    question that is open then.
    """
    while (decision := state.decision) is not None:
        codes = state.codes()
        if len(codes) != 1 or decision.private:
            return codes
        state.step(codes[0], rng, events)
    return []


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the seats that won (none: all lost), and a key saying by what."""

    winners: tuple[Seat, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Leaving the match; possible for any seat at any time, never among the codes."""

    do: ClassVar[str] = "resign"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leaving one's seat to a bot for a while or for good; the match goes on.

    Possible like `Resign`, for people in a match of three seats or more.
    """

    do: ClassVar[str] = "leave"
    #: The bot that answers from now on, by its name.
    level: str


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Taking the seat again that one had left."""

    do: ClassVar[str] = "return"


#: Who comes and goes: answers of no game's rules, possible whoever is asked.
PRESENCE: Final[tuple[type[Action], ...]] = (Resign, Leave, Return)


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and everything that followed from it, forced answers included."""

    seat: Seat
    action: Action
    #: The true events; `seen_by` says what a seat perceives of them.
    events: tuple[Event, ...]
    #: There was no other answer (see `Decision.private`).
    forced: bool = False
    #: Whose seat it is did not give it: a bot in their place, or a routine.
    unasked: bool = False
    #: The kind of the question that was open (`Decision.kind`).
    asked: str = ""
    #: Given in one act with the answer before.
    joined: bool = False

    @property
    def chosen(self) -> bool:
        """Whether whoever sits there chose it, and may choose again."""
        return not (self.forced or self.unasked or isinstance(self.action, (Leave, Return)))

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """The events as `seat` (None: the public, OMNISCIENT: everything) perceives them."""
        seen = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in seen if event is not None)


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that came of an answer, in the terms of its game (see `Game.reasons`)."""

    kind: str
    #: What it is about, by its name: a region, a card; "": nothing.
    about: str = ""
    #: Whose doing it is or whom it befalls, but for the seat that answered.
    seat: Seat | None = None
    #: How many there are, or at least so many; 0: it is not counted.
    number: int = 0


#: The viewer who sees every hand; only for finished matches and those without a human.
OMNISCIENT: Seat = -1
#: What bots are like: each would rather do something than only win (see `Game.tilt`).
BOLD: Final = "bold"
CAREFUL: Final = "careful"
GRUDGING: Final = "grudging"
TEMPERS: Final = (BOLD, CAREFUL, GRUDGING)
