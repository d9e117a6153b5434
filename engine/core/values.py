"""The values of a match: decisions, actions, events, views, states, steps and results."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Protocol, Self

from engine.core.rng import Rng

Seat = int
Code = int
#: Maximum number of seats in any game; `code * MAX_SEATS + seat` encodes an action with its seat.
MAX_SEATS: Final = 8
#: A value returned by `json.loads`: dict, list, str, int, float, bool or None.
Json = Any


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of one seat; `kind` selects prompts, widgets and bot policies."""

    seat: Seat
    kind: str
    #: Whether the number of legal actions is secret. A private decision with a single legal action
    #: is asked and recorded like any other.
    private: bool = False


def _snake_case(name: str) -> str:
    """Return the name of a class in words: "RegionChosen" → "region_chosen"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@dataclass(frozen=True, slots=True)
class Action:
    """An action, one subclass per kind; `do` is its name in JSON, that of the class in words."""

    do: ClassVar[str]

    def __init_subclass__(cls) -> None:
        cls.do = _snake_case(cls.__name__)


@dataclass(frozen=True, slots=True)
class Interruption(Action):
    """An action that a seat takes without being asked, between two answers.

    Interruptions are judged (`Game.refusal`), never enumerated: they have no codes. The open
    decision stays open.
    """


@dataclass(frozen=True, slots=True)
class Unseen(Action):
    """An action of another seat that is not, or not wholly, open to a viewer."""

    #: The name of the kind of action in JSON; "" if even the kind is hidden.
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, one subclass per kind; `event` is its name in JSON, like `do`."""

    event: ClassVar[str]
    #: Fields that only the seat in the field `seat` sees: an object, or a tuple of objects whose
    #: number all seats see.
    private: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.event = _snake_case(cls.__name__)

    def is_open_to(self, seat: Seat | None) -> bool:
        """Return whether `seat` (None: the public) sees the private fields."""
        return seat in (getattr(self, "seat", OMNISCIENT), OMNISCIENT)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Return the event as `seat` (None: the public) perceives it, perhaps masked, or None."""
        if not self.private or self.is_open_to(seat):
            return self
        masked: dict[str, Any] = {}
        for name in self.private:
            value = getattr(self, name)
            masked[name] = (None,) * len(value) if isinstance(value, tuple) else None
        return replace(self, **masked)


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat (None: the public) may know, with perfect recall.

    The views of all games have at least these fields. `by_seat` names the fields, of a view or of
    an object in it, that have one entry per seat. Fields annotated with `Seat` hold seats.
    `json_keys` maps fields to their keys in JSON where these have other names.
    """

    by_seat: ClassVar[tuple[str, ...]] = ()
    json_keys: ClassVar[Mapping[str, str]] = {}

    seat: Seat | None
    turn: Seat
    decision: Decision | None


class State(Protocol):
    """The true state of a match, mutable; only `step` changes it."""

    @property
    def decision(self) -> Decision | None:
        """The open decision; None when the match is over."""

    def codes(self) -> list[Code]:
        """Return the legal actions.

        They are in stable order, without duplicates, and never empty before the end.
        """

    def step(self, code: Code, rng: Rng, events: list[Event] | None = None) -> None:
        """Apply a legal action; append what happened to `events` if given."""

    def play_out(self, rng: Rng, limit: int, played: list[int]) -> None:
        """Give uniformly random actions, at most `limit` of them, or to the end of the match.

        They are appended to `played`, as `code * MAX_SEATS + seat`.
        """

    def clone(self) -> Self:
        """Return an independent copy."""

    def returns(self) -> Sequence[float]:
        """Return the result per seat in [0, 1]; meaningful only when `decision` is None."""


def skip_forced_decisions(state: State, rng: Rng, events: list[Event] | None = None) -> list[Code]:
    """Give the actions of decisions that leave no choice; they are neither asked nor recorded.

    Private decisions are not skipped, because a skip would be visible. Returns the legal actions of
    the decision that is open then.
    """
    while (decision := state.decision) is not None:
        codes = state.codes()
        if len(codes) != 1 or decision.private:
            return codes
        state.step(codes[0], rng, events)
    return []


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: the winning seats (empty: all lost), and a key for the kind of ending."""

    winners: tuple[Seat, ...]
    by: str


@dataclass(frozen=True, slots=True)
class Resign(Action):
    """Resigning the match; possible for any seat at any time, never among the codes."""


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leaving a seat to a bot, temporarily or for good; the match goes on.

    People may leave at any time. They give up by it only in a match of three seats or more; a
    match of two ends by `Resign`.
    """

    #: The name of the bot that plays the seat from now on.
    level: str
    #: Whether the person gave up: the bot plays to the end of the match.
    for_good: bool = False


@dataclass(frozen=True, slots=True)
class Return(Action):
    """Taking a seat again after leaving it."""


@dataclass(frozen=True, slots=True)
class CallOff(Action):
    """Ending the match without a winner, as all people agreed whom the seat asked."""


#: How a match ended that was called off (`Result.by`).
CALLED_OFF: Final = "called_off"
#: Actions after which a match outside the rules of its game is over.
CLOSING: Final[tuple[type[Action], ...]] = (Resign, CallOff)
#: Actions outside the rules of every game, possible for any seat at any time.
PRESENCE: Final[tuple[type[Action], ...]] = (Resign, Leave, Return, CallOff)


@dataclass(frozen=True, slots=True)
class Step:
    """One action and everything that followed from it, including actions without a choice."""

    seat: Seat
    action: Action
    #: The unmasked events; `seen_by` returns them as a seat perceives them.
    events: tuple[Event, ...]
    #: Whether it was the only legal action (see `Decision.private`).
    is_forced: bool = False
    #: Whether a bot in the person's place or a routine gave it.
    is_unasked: bool = False
    #: The kind of the decision that was open (`Decision.kind`).
    asked: str = ""
    #: Whether it belongs to the same act as the action before.
    is_joined: bool = False
    #: Whether the number of legal actions was secret (see `Decision.private`).
    private: bool = False

    @property
    def is_chosen(self) -> bool:
        """Whether the seat's own player chose it, and may choose again."""
        return not (self.is_forced or self.is_unasked or isinstance(self.action, (Leave, Return)))

    def seen_by(self, seat: Seat | None) -> tuple[Event, ...]:
        """Return the events as `seat` perceives them (None: the public, OMNISCIENT: everything)."""
        visible_events = (event.seen_by(seat) for event in self.events)
        return tuple(event for event in visible_events if event is not None)


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of an action, in the terms of its game (see `Explanations.reasons`)."""

    kind: str
    #: The subject of the effect, such as a region or a card, or "".
    about: str = ""
    #: The seat that causes or suffers it, if it is not the seat that acted.
    seat: Seat | None = None
    #: The number, or a lower bound of it; 0 if it is not counted.
    number: int = 0


@dataclass(frozen=True, slots=True)
class Term:
    """Something that a seat promises to do or not to do, in the `TalkRules.terms` of its game.

    Whether it was kept follows from what everybody sees.
    """

    kind: str
    #: The name of what it is about, such as a region, or "".
    about: str = ""
    #: A seat that it is about.
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Taking:
    """Something that one seat took from another, as everybody saw."""

    taker: Seat
    loser: Seat
    #: A region, or "".
    about: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that a seat said, as a bot hears of it."""

    seat: Seat
    said: Interruption
    #: Whether it was said in the span that is on, the shortest of `TalkRules.spans`.
    now: bool
    #: The longer spans that are still on since it was said.
    during: tuple[str, ...] = ()
    #: How the agreements ended that an offer led to, one of `ENDS` for each seat it was made to;
    #: () while none has ended.
    ends: tuple[str, ...] = ()
    #: Whether each term of an offer binds nobody any more, for each seat it was made to: those it
    #: gives, then those it asks; () while all do.
    settled: tuple[tuple[bool, ...], ...] = ()


#: What may become of a term.
OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
LAPSED: Final = "lapsed"
#: Which side broke an agreement: the seat that offered it, or the other.
BROKEN_BY_SPEAKER: Final = "broken_by_speaker"
BROKEN_BY_OTHER: Final = "broken_by_other"
#: How an accepted agreement may end; "" while it has not, or was never accepted.
ENDS: Final = ("", KEPT, LAPSED, BROKEN_BY_SPEAKER, BROKEN_BY_OTHER)

#: The viewer who sees every hand; only for finished matches and matches without people.
OMNISCIENT: Seat = -1
#: The tempers of bots: each prefers some actions beyond their value (`BotKnowledge.temper_bonus`).
BOLD: Final = "bold"
CAREFUL: Final = "careful"
GRUDGING: Final = "grudging"
TEMPERS: Final = (BOLD, CAREFUL, GRUDGING)
#: Habits of bots that exist for measurements alone: one accepts every offer and keeps none, the
#: other always says that it cannot stop a rival.
SWINDLER: Final = "swindler"
FREE_RIDER: Final = "rider"
HABITS: Final = (SWINDLER, FREE_RIDER)


#: The lowest level that proposes trades and agreements by itself.
OFFERING_LEVEL: Final = 4


@dataclass(frozen=True, slots=True)
class Temperament:
    """What decides how a bot bargains, beside what it sees and hears."""

    #: The playing level, from 1.
    level: int = 4
    #: One of TEMPERS, or "".
    temper: str = ""
    #: One of HABITS, or "".
    habit: str = ""

    @property
    def makes_offers(self) -> bool:
        """Whether the bot proposes trades and agreements; the lowest levels only answer."""
        return self.level >= OFFERING_LEVEL


#: The character of a bot of which no level is known.
USUAL_TEMPERAMENT: Final = Temperament()
