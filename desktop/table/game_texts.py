"""The sentences a game supplies to the table."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from html import unescape
from typing import ClassVar, Protocol

from desktop.language.translation import translate
from engine.core.policy import SomeView
from engine.core.statistics import LastChance
from engine.core.values import Action, Effect, Event, Result, Seat, Step, Term
from engine.play.ending import Ending

_TAG = re.compile("<[^>]+>")
#: The topic of the reason that says how the match would stand, told once it is decided.
STANDING = "standing"


class Person(Enum):
    """In which person a promise is said."""

    #: With the pronoun: "I keep out of Siena".
    FIRST = "I"
    #: To the person at the screen, with the pronoun: "you keep out of Siena".
    SECOND = "you"
    #: Without the name that stands before it: "keeps out of Siena".
    THIRD = "the others"


@dataclass(frozen=True, slots=True)
class Reason:
    """A game's explanation of one effect of an action."""

    #: A clause about the action, without a full stop: "It takes Parma". An adverb such as "usually"
    #: may precede it.
    clause: str
    #: How strongly it speaks for (up to 1) or against (down to -1) the action.
    weight: float
    #: Only one effect of each topic is stated.
    topic: str
    #: Whether another action with a similar effect is as good, such as taking another region.
    is_interchangeable: bool = False
    #: Whether the effect is immediate and independent of the other players' hands and moves.
    is_certain: bool = False
    #: Whether the effect, when it always follows one action and never another, is that answer's own
    #: deed, such as a card laid or kept.
    is_own_deed: bool = False
    #: Whether an effect that nearly always follows the action is stated first, even if it may
    #: follow other actions too.
    is_stated_first: bool = False
    #: Whether the effect depends on what the players do later, so that it is never stated as
    #: certain, even if it followed in all imagined games.
    is_forecast: bool = False
    #: Whether the effect is merely counted in imagined games. It explains nothing, so that it is
    #: never told as a reason: its clause, which has no subject, only precedes the counts.
    is_statistic: bool = False
    #: Whether it is a reason only where it always follows one action and never the other: what
    #: cards a seat has later depends on much else.
    is_sure_only: bool = False
    #: Whether a standing is that at the end of the match, so that those of two actions compare.
    is_final: bool = False
    #: The end of the sentence, which says why the effect matters: ", which links three of your
    #: regions". It must hold whenever the effect occurs.
    why: str = ""


@dataclass(frozen=True, slots=True)
class RuledText:
    """What the rules alone say about an action where nothing is hidden."""

    #: The sentences about it, the most important first.
    lines: tuple[str, ...]
    #: The sentences where `shared` is said once for several actions.
    others: tuple[str, ...]
    #: The sentence that says of several actions what the strongest reply costs; "" if it costs no
    #: points.
    shared: str = ""


class GameTexts(Protocol[SomeView]):
    """The sentences of one game, in the current language.

    Names are those of the seats; "" means the person at the screen. A viewer of None is a
    watcher. A bare `GameTexts` is the type of any game's texts. A class that inherits from it
    explains no actions until it says how.
    """

    @abstractmethod
    def title(self) -> str:
        """Return the game's name."""

    @abstractmethod
    def tagline(self) -> str:
        """Return one sentence for the shelf."""

    @abstractmethod
    def prompt(self, view: SomeView, names: Sequence[str], viewer: Seat | None) -> tuple[str, str]:
        """Return the question of the current decision in a whole sentence, and an aside or "".

        In a game without hidden information, the person who decides at the screen is the viewer.
        """

    def stakes(self, view: SomeView, seat: Seat, names: Sequence[str]) -> str:
        """Return who is about to win, where the deciding seat must know it; else ""."""
        return ""

    @abstractmethod
    def standing_text(self, view: SomeView, names: Sequence[str]) -> str:
        """Return the state of an unfinished match in whole sentences, from a watcher's view."""

    @abstractmethod
    def sentences(self, event: Event, names: Sequence[str], viewer: Seat | None) -> str:
        """Return an event as a line of rich text, or "" when it is not worth a word."""

    def without_implied_events(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events of one step that the others do not imply."""
        return events

    @abstractmethod
    def author(self, event: Event) -> Seat | None:
        """Return the seat that caused an event; None for a consequence of a deed or a mishap."""

    def text_without_event(self, action: Action, asked: str, name: str) -> str:
        """Return the line for an action whose events are not worth a word, such as no trade.

        Returns "" for any other action. `asked` is the kind of the decision.
        """
        return ""

    def tells_action(self, event: Event) -> bool:
        """Return whether an event says the same as `text_without_event` of its action."""
        return False

    def list_entry(self, action: Action, view: SomeView, names: Sequence[str]) -> tuple[str, str]:
        """Return an action's heading and its few words in the list of legal actions."""
        return "", self.action(action, view, names)

    def advice_entry(self, action: Action, view: SomeView, names: Sequence[str]) -> tuple[str, str]:
        """Return an action's kind and name beside its chance; a kind of "" has no name."""
        return self.list_entry(action, view, names)

    #: Whether actions that are `hint_group` lead to equal positions, so that any of them will do.
    is_alike_equal: ClassVar[bool] = False

    def hint_group(self, action: Action, view: SomeView) -> Hashable:
        """Return the same value for actions of which a hint names the best only, or None."""
        return None

    def compares_all_with(self, action: Action) -> bool:
        """Return whether an action does nothing, so that a hint compares all others with it."""
        return False

    def is_impossible(self, action: Action, fact: Effect, view: SomeView) -> bool:
        """Return whether an effect cannot follow an action, as far as the deciding seat knows."""
        return False

    def settled_topics(self, action: Action) -> Collection[str]:
        """Return the topics of reasons that only repeat what an action settles at once."""
        return ()

    def proper_names(self) -> Sequence[str]:
        """Return the names, other than those of seats, with which a sentence may begin."""
        return ()

    def plan(self, action: Action, facts: Collection[Effect], view: SomeView) -> Sequence[Action]:
        """Return the actions that are meant together if `action` is advised; the first is `action`.

        The result is empty if it is meant alone. `facts` are its effects.
        """
        return ()

    def plan_name(self, plan: Sequence[Action]) -> str:
        """Return the name of actions that are meant together."""
        return ""

    def plan_effect(self, plan: Sequence[Action], view: SomeView) -> str:
        """Return what actions that are meant together gain for certain, in a sentence, or ""."""
        return ""

    def subject(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return an action as the subject in the middle of a sentence."""
        return self.action(action, view, names)

    @abstractmethod
    def action(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return an action for lists, hints, tooltips and screen readers; no full stop."""

    def reason(self, fact: Effect, view: SomeView, names: Sequence[str]) -> Reason | None:
        """Return the explanation of an effect, or None. Effects may come from external bots."""
        return None

    def ruled_text(
        self, action: Action, view: SomeView, names: Sequence[str], called: str = ""
    ) -> RuledText | None:
        """Return what an action and the strongest reply to it do, by the rules alone.

        A hint says this and nothing that happened in imagined games. None where the rules alone do
        not tell. `called` is the name of the action, "" if the reader knows it.
        """
        return None

    def contest(
        self,
        action: Action,
        facts: Mapping[Action, Mapping[Effect, int]],
        worlds: int,
        view: SomeView,
        names: Sequence[str],
    ) -> Reason | None:
        """Return the chance in an open contest after an action, and without it, as a sentence.

        `facts` are the effects of each examined action, with the number of the `worlds` in which
        each occurred. Return None if no contest is open. No other reason of the same topic is
        stated. A forecast (`Reason.is_forecast`) is not written on the board.
        """
        return None

    def immediate_effect(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return the immediate effect of an action as a clause like a reason's, or ""."""
        return ""

    def can_be_won(self, view: SomeView) -> bool:
        """Return whether any seat can still win the match, as far as it can be seen."""
        return True

    def is_lost(self, view: SomeView) -> bool:
        """Return whether the table shows that the seat to move cannot win the match any more."""
        return False

    def plain_effect(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return what an action plainly is, as a sentence like the immediate effect, or "".

        A hint says it if there is nothing else to say.
        """
        return ""

    def explanation(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return a sentence on why the immediate effect of an action matters, or "".

        It holds whatever the others do. A hint says it after the reasons, where there is room.
        """
        return ""

    def short_reason(self, sentence: str) -> str:
        """Return a reason for a callout with little room: its beginning, or ""."""
        return ""

    def decides(self, action: Action, view: SomeView) -> bool:
        """Return whether the immediate effect may win the game.

        Such an effect is stated even if other actions share it.
        """
        return False

    def lesson(
        self,
        action: Action,
        seat: Seat,
        later: Sequence[tuple[int, Step]],
        end: SomeView,
        names: Sequence[str],
    ) -> str:
        """Return what became of the place of an action that a seat should have given, or "".

        `later` are the steps after the action given instead, with the numbers of their moves;
        `end` is the view at the end of the match.
        """
        return ""

    def last_chance(self, chance: LastChance, names: Sequence[str]) -> str:
        """Return by what a match was won, and who could still have stopped its winner, or ""."""
        return ""

    def objects_to(self, action: Action, view: SomeView, names: Sequence[str]) -> bool:
        """Return whether the sentence of `immediate_effect` speaks against the action."""
        return False

    def least_evil(self, action: Action, view: SomeView, names: Sequence[str]) -> str:
        """Return why an action may be the best although `objects_to` it, in one sentence.

        Of all actions, it won most often in the imagined games.
        """
        return ""

    def settles_at_once(self, action: Action, view: SomeView) -> bool:
        """Return whether an action takes or ends something at once, or may win the game."""
        return False

    @abstractmethod
    def refusal(self, key: str, action: Action, view: SomeView) -> str:
        """Return why an action is not possible."""

    def settles(self, event: Event) -> bool:
        """Return whether an event decides what came before: a battle is won, a region is lost."""
        return False

    def favours(self, event: Event, seat: Seat) -> bool:
        """Return whether a settling event is good for a seat: it wins, or a rival loses."""
        return False

    @abstractmethod
    def result(
        self,
        result: Result,
        names: Sequence[str],
        viewer: Seat | None,
        view: SomeView | None = None,
    ) -> tuple[str, str]:
        """Return in words how the match ended: headline and detail.

        With the last `view` the detail may name what decided, such as regions.
        """

    def winner_text(self, result: Result, view: SomeView, names: Sequence[str]) -> str:
        """Return the outcome in a short sentence: "Maud wins with 3 linked regions."

        `view` is the last.
        """
        return self.result(result, names, None, view)[0]

    # -- bargains, in games whose actions offer something to a seat --------------------------------

    def refusal_words(self, key: str) -> str:
        """Return what a bot says when it refuses an offer, in a sentence.

        `key` is the key of `TalkRules.refusal_key`.
        """
        return ""

    # -- agreements, in games whose rules have terms (`TalkRules.terms`) ---------------------------

    def term(
        self, term: Term, person: Person, names: Sequence[str], speaker: Seat | None = None
    ) -> str:
        """Return the promise of a seat, in a grammatical person, without a full stop.

        `speaker` is the seat that says it, which may be the one that the term is about: "me".
        """
        return ""

    def term_kind_text(self, term: Term, name: str) -> str:
        """Return a term as a bare deed, before the place it is about: "keep out of".

        `name` is the name of the seat it is about, if it is about one.
        """
        return ""

    def talk_place(self, about: str) -> str:
        """Return the name of what a term or statement is about, or ""."""
        return ""

    def shown_cards(self, cards: Sequence[str]) -> str:
        """Return cards that are shown, inside a sentence."""
        return ""

    def span(self, until: str) -> str:
        """Return in words how long an agreement lasts, as a noun: "battle"."""
        return ""

    def span_text(self, until: str, *, ahead: bool = False) -> str:
        """Return how long an agreement lasts: "this battle" or, if it has yet to begin (`ahead`),
        "the next battle".
        """
        return ""


def as_listed(heading: str, words: str) -> tuple[str, str]:
    """Return an action's kind and name for `GameTexts.advice_entry` from its entry in the list."""
    return heading, f"{heading}, {words}" if heading and not words.startswith(heading) else words


def ending_sentences(
    ending: Ending | None, texts: GameTexts, seat: Seat, names: Sequence[str]
) -> str:
    """Return the sentence that an action of a seat ends the match, or may, and who wins if that is
    certain too.

    It is "" without an ending.
    """
    if ending is None:
        return ""
    if not ending.is_certain:
        return translate("Table", "This may end the game.")
    if len(ending.winners) == 1:
        exactly = {texts.winner_text(result, last, names) for result, last in ending.results}
        roughly = {texts.result(result, names, seat)[0] for result, _ in ending.results}
        for sentences in (exactly if ending.is_complete else roughly, roughly):
            if len(sentences) == 1:
                return " ".join((translate("Table", "This ends the game."), *sentences))
    return translate("Table", "This ends the game; who wins is not known yet.")


def event_sentences(
    texts: GameTexts, events: Sequence[Event], names: Sequence[str], viewer: Seat | None
) -> list[str]:
    """Return the action of a step and its results, a plain text for each sentence.

    `QTextDocumentFragment.toPlainText` would turn no-break spaces into spaces.
    """
    descriptions = (
        texts.sentences(event, names, viewer) for event in texts.without_implied_events(events)
    )
    return [unescape(_TAG.sub("", text)) for text in descriptions if text]
