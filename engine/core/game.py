"""The contract that every game fulfils.

Rules use small integer *codes* for actions. People, records, scenes and bot programs use `Action`
values. A code means the same action in every state of its game.

`State`, `Policy` and `Game` are protocols because compiled classes cannot inherit from interpreted
ones. `Game` is never compiled, so games do inherit from it and get its default methods. Without
type parameters, `Game` and `Policy` stand for any game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import inf
from typing import ClassVar, Protocol

from engine.core.errors import IllegalActionError
from engine.core.odds import Odds
from engine.core.policy import (
    OptionsT,
    Policy,
    PossibleOutcomes,
    Sampler,
    SomeState,
    StateT,
    ViewT,
)
from engine.core.rng import Rng
from engine.core.routines import Routine
from engine.core.values import (
    LAPSED,
    OPEN,
    USUAL_CHARACTER,
    Action,
    Character,
    Code,
    Effect,
    Event,
    Heard,
    Interruption,
    Json,
    Result,
    Seat,
    Taking,
    Term,
    Unseen,
)


class Witness(Protocol[SomeState]):
    """Follows one match with open hands (see `Game.witness`)."""

    def see(self, before: SomeState, code: Code) -> None:
        """Take note of an action; `before` is a copy of the state in which it was given."""

    def blamed_seats(self, after: SomeState) -> Mapping[str, Sequence[Seat]]:
        """Return the seats to blame by name, after the end; it always contains all names."""


class Game(Protocol[StateT, ViewT, OptionsT]):
    """The stateless rules of one game: the object that the game's package exports.

    >>> from engine.core.rng import Dice
    >>> from engine.games import GAMES
    >>> game = next(iter(GAMES.values()))
    >>> state = game.start(game.options(), seats=2, rng=Dice(1))
    >>> state.decision
    Decision(seat=0, kind='choose_region', private=False)
    >>> game.action(state.codes()[0])
    Choose(region='torino')
    """

    id: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    #: A frozen dataclass of the rule options; every field has a default.
    options: type[OptionsT]
    #: Whether every seat always knows the whole state.
    perfect_information: ClassVar[bool]
    #: Whether the game draws random numbers after the start.
    chance: ClassVar[bool]
    #: Whether the results of all seats always add up to 1.
    constant_sum: ClassVar[bool]
    #: The values that `State.returns` may contain.
    outcomes: ClassVar[frozenset[float]]
    actions: ClassVar[tuple[type[Action], ...]]
    #: The actions that seats may take without being asked.
    interruptions: ClassVar[tuple[type[Interruption], ...]] = ()
    #: Those of them by which a seat asks others for something, and which hide nothing: bots hear of
    #: them as of statements.
    proposals: ClassVar[tuple[type[Interruption], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    #: The questions that people may leave to a routine.
    routines: ClassVar[tuple[Routine, ...]] = ()
    views: type[ViewT]

    def seat_range(self) -> str:
        """Return the possible numbers of seats for an error message: "2" or "2 to 6"."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    def former_options(self, version: int, options: Mapping[str, Json]) -> Json | None:
        """Return the options with which a match of an earlier version of the rules is replayed.

        Returns None where it cannot be replayed. `options` are those of the match.
        """
        return None

    # -- rules -------------------------------------------------------------------------------------

    @abstractmethod
    def start(
        self, options: OptionsT, seats: int, rng: Rng, events: list[Event] | None = None
    ) -> StateT:
        """Return the initial state of a game for `seats` players, with all cards dealt."""

    @abstractmethod
    def max_plies(self, options: OptionsT, seats: int) -> int:
        """Return an upper bound on the number of decisions in a match; interruptions are none."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return the view of a state for `seat`: its information state.

        None gives the public view, OMNISCIENT gives the whole state. Views are the
        only way to get information out of a state.
        """

    @abstractmethod
    def action(self, code: Code) -> Action:
        """Return the action of a code."""

    @abstractmethod
    def code(self, action: Action) -> Code:
        """Return the code of an action; the inverse of `action`.

        Raises IllegalActionError when no code means the action.
        """

    @abstractmethod
    def refusal(self, view: ViewT, action: Action) -> str:
        """Return a stable key that says why the seat of `view` cannot give this action.

        It is "" for an action that is legal; of an interruption, this alone says so.
        """

    def interrupt(
        self,
        state: StateT,
        seat: Seat,
        action: Interruption,
        rng: Rng,
        events: list[Event] | None = None,
    ) -> None:
        """Apply a legal interruption of a seat; append what happened to `events` if given."""
        raise IllegalActionError(f"{action.do} is no action of {self.id}", "unknown")

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        """Return an action as all seats but its own may know it, `Unseen` where it is hidden.

        It must follow from what everybody sees: `seen` holds the events of the action as everybody
        perceives them.
        """
        return action if self.perfect_information else Unseen()

    def may_act_first(self, state: StateT) -> bool:
        """Return whether the seat to move has an interruption that may bring it more answers."""
        return False

    def inspect(self, view: ViewT, action: Action) -> list[Event] | None:
        """Return the events of an action that is free at any time and changes nothing.

        Returns None for any other action. Raises IllegalActionError when the seat may not do it.
        """
        return None

    def preview(self, view: ViewT, action: Action) -> list[Event]:
        """Return the certain, public effects of an action, shown while the pointer is over it."""
        return []

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the match ended, or None while it goes on."""

    def points(self, state: StateT) -> Sequence[int]:
        """Return the points per seat.

        They may be counted throughout or only at the end; empty while no points are counted.
        """
        return ()

    # -- written positions -------------------------------------------------------------------------

    @abstractmethod
    def position(
        self, data: Mapping[str, Json], options: OptionsT, seats: Sequence[str], seed: int
    ) -> StateT:
        """Return the state that a written position describes.

        Raises PositionError that names the bad key.
        """

    @abstractmethod
    def describe(self, state: StateT, seats: Sequence[str]) -> dict[str, Json]:
        """Return the complete written position of a state; the inverse of `position`."""

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: ViewT, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        """Return one action of an entry in a position file that may abbreviate several actions.

        Returns the seat and the JSON of the action that follows the first `done` ones, or None
        after the last. `view` is the omniscient view of the moment; `where` names the entry. Raises
        PositionError when the entry is malformed, IllegalActionError when the action is refused.
        """
        return None if done else (seat, written)

    def derived(
        self, view: ViewT, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        """Return figures that follow from an omniscient view and from the steps played so far.

        `conquista position` prints them. `steps` holds the events of each action.
        """
        return {}

    # -- hidden information ------------------------------------------------------------------------

    @abstractmethod
    def sampler(self, view: ViewT, memory: float = 1.0) -> Sampler[StateT]:
        """Return a function that draws determinizations: worlds consistent with `view`.

        They depend on the view alone. `memory` in [0, 1] is the share of past knowledge that is
        kept; 1 is perfect recall.
        """

    def possible_outcomes(self, view: ViewT, since: ViewT) -> PossibleOutcomes[StateT] | None:
        """Return worlds that cover every possible action of the seat to move and all its outcomes.

        Proofs use them. Every action that is possible in any world consistent with `view` occurs in
        one of them. Returns None where this cannot be determined. The worlds depend on the views
        alone; `since` is the view from which the proof looks ahead.
        """
        if not self.perfect_information:
            return None
        world = self.sampler(view)(Rng(0))
        return PossibleOutcomes(view, ((world, world.codes()),))

    # -- table talk (`engine.talk`) ----------------------------------------------------------------

    #: The kinds of terms that seats may promise each other.
    terms: ClassVar[tuple[str, ...]] = ()
    #: How long an agreement may last, the shortest time first. A bot makes at most one remark in
    #: the shortest, also in games without terms.
    spans: ClassVar[tuple[str, ...]] = ()

    def span(self, view: ViewT, until: str) -> Hashable:
        """Return a value that changes when the span that is on in a view ends."""
        return None

    def is_ahead(self, view: ViewT, until: str) -> bool:
        """Return whether the span that `span` counts has yet to begin, such as the next battle."""
        return False

    def span_ended(self, view: ViewT, until: str, began: Hashable) -> bool:
        """Return whether a span is over at a view; `began` is its value (`span`) at the start."""
        return self.span(view, until) != began

    def term_fault(self, view: ViewT, seat: Seat, term: Term) -> str:
        """Return why a term of `seat` makes no sense now, as a stable key, or "".

        Beside the kinds in `terms` there are "stop" (a rival, perhaps somewhere) and "ask" (to see
        a hand, or a kind of card), of which statements speak.
        """
        return "" if term.kind == "stop" and not term.about else "unknown_term"

    def stop_term(self, view: ViewT, rival: Seat, about: str) -> Term | None:
        """Return what a seat promises that says that it will stop a rival, or None.

        `about` is the contested region, or "" for the current battle. A promise to stop lasts for
        the shortest span.
        """
        return None

    def judge_term(
        self,
        term: Term,
        seat: Seat,
        before: ViewT,
        events: Sequence[Event],
        after: ViewT,
        over: bool,
    ) -> str:
        """Return the verdict on the term of a seat: OPEN, KEPT, BROKEN or LAPSED.

        The views are those of everybody (None), around what happened. If `over`, the span of the
        agreement ends with it.
        """
        return LAPSED if over else OPEN

    def speech(
        self,
        view: ViewT,
        heard: Sequence[Heard],
        talk: str = "",
        character: Character = USUAL_CHARACTER,
    ) -> Interruption | None:
        """Return the statement that a bot in the seat of `view` makes now without being asked, or
        None.

        It depends on the view, on what was said and on the bot's character alone, and is legal.
        `talk` says how much it says: "sparing" or "lively", or "" for no more than what its answers
        depend on.
        """
        return None

    def speech_reason(
        self, view: ViewT, heard: Sequence[Heard], said: Interruption, character: Character
    ) -> Effect | None:
        """Return why a bot of this character says something, to be told in words.

        The result is None if that is plain.

        `view` and `heard` are what its seat knew before.
        """
        return None

    #: The regions that a remark may name.
    talk_places: ClassVar[frozenset[str]] = frozenset()

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        """Return what seats took from each other in public events, after an answer of `actor`."""
        return ()

    def occasions(
        self, view: ViewT, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterable[Interruption]:
        """Return the remarks that a seat can make now, the most fitting first.

        They follow from the public view and from the public `events` after the last answer, which
        `actor` gave.
        """
        return ()

    def bound_codes(self, view: ViewT, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
        """Return those of the legal `codes` among which a bot chooses after what was said."""
        return codes

    def price_of_word(self, view: ViewT, heard: Sequence[Heard], character: Character) -> float:
        """Return the win probability by which a bot must gain to answer outside `bound_codes`.

        It is infinite for a bot that always keeps its word.
        """
        return inf

    # -- knowledge of the bots (`engine.bots.thinking` says the order of use) ----------------------

    @property
    @abstractmethod
    def policy(self) -> Policy[StateT, ViewT]:
        """The bots' knowledge of this game."""

    #: Policies of earlier rules of thumb, the oldest first: fixed opponents for the arena.
    former_policies: ClassVar[Sequence[Policy]] = ()

    def policy_for(self, view: ViewT) -> Policy[StateT, ViewT]:
        """Return the policy that the playing levels use in matches such as that of `view`."""
        return self.policy

    def temper_bonus(self, view: ViewT, codes: Sequence[Code], temper: str) -> Sequence[float]:
        """Return how much a bot of this temper likes each legal action, as win probability.

        The bot overestimates each action by this value. Empty means that it likes all of them
        equally. The values depend on the seat's view alone; they are small, and measured
        (docs/strength.md). `engine.bots.tempers` says how strongly they influence a search.
        """
        return ()

    def margins(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return the expected margin of victory of the seat to move per action, below 0 for defeat.

        It breaks ties: among actions that all win or all lose, the greatest margin is chosen. Empty
        means unknown.
        """
        return ()

    def soonest_win(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return per action how close it brings the seat to move to a win, from 0 to 1.

        It counts where the next step decides: among equally good actions the closest is chosen.
        Empty means unknown. Actions that win immediately need not be covered.
        """
        return ()

    def override(self, view: ViewT, code: Code, values: Mapping[Code, float]) -> Code:
        """Return the action that a playing level gives in place of the one it chose.

        The replacement is no worse by a rule of the game; often it is the same code. `values` are
        the estimates of the actions that the search tried, each with some error.
        """
        return code

    def seats_that_may_act(self, state: StateT) -> Sequence[Seat]:
        """Return the seats whose bots may have something to do now without being asked (`act`).

        It is cheap, and depends on nothing hidden but the numbers of cards.
        """
        return ()

    def act(
        self,
        view: ViewT,
        character: Character = USUAL_CHARACTER,
        heard: Sequence[Heard] = (),
        talk: str = "",
    ) -> Interruption | None:
        """Return what a bot in the seat of `view` does now without being asked, talk apart.

        It depends on the arguments alone, and is legal. How often bots act in a turn is bounded.
        The lowest levels propose nothing to others and only answer them. `heard` contains the
        `proposals` of the match as well as what was said; `talk` is that of `speech`.
        """
        return None

    def awaited_seats(self, state: StateT) -> Sequence[Seat]:
        """Return the seats to which the seat to move has offered something that is not answered.

        A bot gives a person a moment to answer; neither it nor the rules wait for that.
        """
        return ()

    # -- calibration, explanations and statistics --------------------------------------------------

    #: How expected values of this game are converted (see `conquista calibration --fit`).
    odds: ClassVar[Odds] = Odds()

    #: Whether reviews value a moment by the best answers that searches find. Playouts may answer so
    #: badly that a moment would be worth more after any action of a seat than before it.
    reviews_by_search: ClassVar[bool] = False

    def odds_for(self, view: ViewT) -> Odds:
        """Return how expected values are converted in matches such as that of `view`."""
        return self.odds

    def to_probability(self, view: ViewT, value: float) -> float:
        """Return the calibrated probability of winning for the expected value of a search.

        It increases with `value` and leaves 0 and 1 unchanged.
        """
        return self.odds_for(view).to_probability(value, self.even_chance(view))

    def sure_win(self, view: ViewT, code: Code) -> float:
        """Return the known chance that an action wins before the seat to move decides again.

        This part of a search's value needs no calibration. 0 where it is not known.
        """
        return 0.0

    def even_chance(self, view: ViewT) -> float:
        """Return a seat's probability of winning when all seats are equally strong."""
        return 0.5

    #: Kinds of effects that are reported even where all actions have them.
    always_reported: ClassVar[frozenset[str]] = frozenset()

    def reasons(self, world: StateT, code: Code, rng: Rng) -> Sequence[Effect]:
        """Return the effects of an action, to explain why it is better than another; often none.

        `world` is one that the seat to move considers possible; this method changes it. It is
        played out to the end of what the action influences, such as a battle or a turn. No effect
        occurs twice. In a game of perfect information the result is always the same.
        """
        return ()

    def contest_chances(
        self, view: ViewT, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
    ) -> Mapping[Code, Sequence[Effect]]:
        """Return the chances in the contest that is open, such as a combat, after each action.

        The number of such an effect is a percentage. They are sampled from worlds that the seat to
        move considers possible, until `stopped`, which is asked with the number of worlds so far.
        """
        return {}

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        """Return the actions that do nothing among these.

        A hint compares all others with them, and puts none first whose value is lower than another.
        """
        return ()

    def find_cheaper(
        self, view: ViewT, code: Code, chances: Mapping[Code, Sequence[Effect]]
    ) -> Code:
        """Return a cheaper action if `code` spends something that changes no chance, else `code`.

        `chances` are those of `contest_chances`. Hints apply it.
        """
        return code

    def sure_gains(self, view: ViewT, code: Code) -> Sequence[Code]:
        """Return the actions that gain at once, whatever the others do, what `code` leaves open.

        Hints and reviews never prefer `code` to them, unless its chance is surely higher.
        """
        return ()

    def find_blunders(
        self, before: StateT, code: Code, after: StateT
    ) -> Mapping[str, Sequence[Seat]]:
        """Return the moves that a person would find absurd, by name, with the seats to blame.

        `before` is the state in which `code` was given, where several actions were legal; `after`
        is the state that resulted. The mapping always contains all names; the arena counts them.
        """
        return {}

    def witness(self) -> Witness[StateT] | None:
        """Return an observer of faults that only several moves together show, or None.

        It sees every action that was a choice, with open hands. The arena adds what it found to the
        blunders.
        """
        return None

    def summary(self, view: ViewT) -> Mapping[str, float]:
        """Return figures of a finished match from its omniscient view.

        The arena prints their means.
        """
        return {}
