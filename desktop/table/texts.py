"""The sentences a game brings to the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.core.policy import SomeView
from engine.core.values import Action, Effect, Event, Result, Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """What a game says of a fact that came of an answer."""

    #: A clause about the answer, without a full stop: "It takes Parma".
    clause: str
    #: How much it speaks for the answer, up to 1, or against it, down to -1.
    weight: float
    #: Of facts that say nearly the same only one is told.
    topic: str
    #: Whether another answer that does the like is as good: takes another region.
    anywhere: bool = False
    #: Whether it shows at once, and is no matter of what others hold and do.
    certain: bool = False
    #: Whether always against never it is the answer's own doing, such as a card laid or kept.
    own: bool = False
    #: Whether it is told before all else where it nearly always comes of an answer, though it may
    #: come of others, too.
    first: bool = False


class GameTexts(Protocol[SomeView]):
    """The sentences of one game, in the language of the moment.

    Names are those of the seats; an empty name stands for the person at the screen. A viewer of
    None is somebody beside the table. A bare `GameTexts` is that of any game.
    """

    def title(self) -> str:
        """The game's name."""

    def tagline(self) -> str:
        """One sentence for the shelf."""

    def prompt(self, view: SomeView, names: Sequence[str], viewer: Seat | None) -> tuple[str, str]:
        """What is asked now, in a whole sentence, and an aside or "".

        With a game that hides nothing, whoever is asked at the screen is the viewer.
        """

    def standing(self, view: SomeView, names: Sequence[str]) -> str:
        """How an unfinished match stands, as whole sentences from beside the table."""

    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        """What happened, as a line of rich text, or "" when it is not worth a word."""

    def worth_telling(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of what one step did, that which the others do not say already."""

    def author(self, event: Event) -> Seat | None:
        """The seat whose deed an event is; None: it came of a deed, or befell somebody."""

    def text_without_event(self, action: Action, asked: str, name: str) -> str:
        """What somebody answered of which no event is worth a word, such as no trade; "" of any
        other answer. `asked`: the kind of the question.
        """

    def listed(self, action: Action, view: SomeView, names: Sequence[str]) -> tuple[str, str]:
        """An answer in the list of all answers: what it is listed under, and a few words."""

    def advised(self, action: Action, view: SomeView, names: Sequence[str]) -> tuple[str, str]:
        """An answer beside its chance: its kind, "" where it has no like, and what it is called."""

    def subject(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """An answer as the subject of a sentence about it, as it stands in the middle of one."""

    def action(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """An answer, for lists, hints, tooltips and screen readers; no full stop."""

    def reason(self, fact: Effect, view: SomeView, names: Sequence[str]) -> Reason | None:
        """What is to be said of a fact; None: nothing. It may come from anybody's program."""

    def deed(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """What an answer does at once, in a sentence about it, as reasons are; "" where nothing is
        worth a word.
        """

    def decides(self, action: Action, view: SomeView) -> bool:
        """Whether what it does at once is that it may win the game: this is said though others do
        so, too.
        """

    def settled(self, action: Action, view: SomeView) -> bool:
        """Whether it takes or ends something at once, or may win the game."""

    def refusal(self, key: str, action: Action, view: SomeView) -> str:
        """Why an answer is not possible."""

    def settles(self, event: Event) -> bool:
        """Whether it decides what came before: a battle is won, a region is lost."""

    def result(self, result: Result, names: Sequence[str], viewer: Seat | None) -> tuple[str, str]:
        """How the match ended: headline and detail."""

    def won(self, result: Result, view: SomeView, names: Sequence[str]) -> str:
        """The same in one short sentence: "Maud wins with 3 linked regions."; `view`: the end."""


def as_listed(heading: str, words: str) -> tuple[str, str]:
    """An answer beside its chance, as the list of all has it: what is listed together is alike."""
    return heading, f"{heading}, {words}" if heading and not words.startswith(heading) else words
