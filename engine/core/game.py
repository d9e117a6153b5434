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
    Step,
    Taking,
    Term,
    Unseen,
)


class Witness(Protocol[SomeState]):
    """Watches one match with open hands for faults of the players (see `Game.witness`)."""

    def see(self, before: SomeState, code: Code) -> None:
        """Record an action; `before` is a copy of the state before it."""

    def blamed_seats(self, after: SomeState) -> Mapping[str, Sequence[Seat]]:
        """Return the seats that made each fault, by the fault's name, once the match is over.

        The mapping always contains the names of all faults, if need be with no seats.
        """


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
    #: Those of `interruptions` by which a seat asks others for something. They hide nothing: bots
    #: hear of them as they hear of statements.
    proposals: ClassVar[tuple[type[Interruption], ...]] = ()
    events: ClassVar[tuple[type[Event], ...]]
    #: The routines that may answer for a person.
    routines: ClassVar[tuple[Routine, ...]] = ()
    views: type[ViewT]

    def seat_range(self) -> str:
        """Return the possible numbers of seats for an error message: "2" or "2 to 6"."""
        first, last = self.seats[0], self.seats[-1]
        return str(first) if first == last else f"{first} to {last}"

    def former_options(self, version: int, options: Mapping[str, Json]) -> Json | None:
        """Return the options to replay a match that was played by the rules of an earlier version.

        `options` are the options in its record. Returns None if it cannot be replayed.
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
        """Return an upper bound on the number of decisions in a match, without interruptions."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Return the view of a state for `seat`: its information state.

        None gives the public view, OMNISCIENT the view that hides nothing. Only views tell anything
        about a state.
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
        """Return a stable key for why the seat of `view` cannot act so now, or "" if it can.

        For interruptions this is the only test: `State.codes` does not list them.
        """

    def interrupt(
        self,
        state: StateT,
        seat: Seat,
        action: Interruption,
        rng: Rng,
        events: list[Event] | None = None,
    ) -> None:
        """Apply a legal interruption of a seat; append its events to `events` if given."""
        raise IllegalActionError(f"{action.do} is no action of {self.id}", "unknown")

    def seen_action(self, action: Action, seen: Sequence[Event]) -> Action:
        """Return what the other seats may know of an action: itself, or `Unseen` if it is hidden.

        `seen` holds the public events of the action. The answer may depend on nothing that these
        events do not show.
        """
        return action if self.perfect_information else Unseen()

    def may_act_first(self, state: StateT) -> bool:
        """Return whether the seat to move can interrupt in a way that may give it more actions."""
        return False

    def inspect(self, view: ViewT, action: Action) -> list[Event] | None:
        """Return the events of an action that only looks at something, such as at a laid card.

        Such an action is possible at any time and changes nothing. Returns None for any other
        action. Raises IllegalActionError if the seat may not do it.
        """
        return None

    def preview(self, view: ViewT, action: Action) -> list[Event]:
        """Return the events of an action that are certain and public, to show them in advance."""
        return []

    @abstractmethod
    def result(self, state: StateT) -> Result | None:
        """Return how the match ended, or None while it goes on."""

    def points(self, state: StateT) -> Sequence[int]:
        """Return the points per seat.

        Empty while no points are counted: some games count them only at the end, others never.
        """
        return ()

    # -- written positions -------------------------------------------------------------------------

    @abstractmethod
    def position(
        self, data: Mapping[str, Json], options: OptionsT, seats: Sequence[str], seed: int
    ) -> StateT:
        """Return the state that a written position describes; `seed` deals what it leaves out.

        Raises PositionError that names the bad key.
        """

    @abstractmethod
    def describe(self, state: StateT, seats: Sequence[str]) -> dict[str, Json]:
        """Return the complete written position of a state; the inverse of `position`."""

    def expand(
        self, seat: Seat, written: Mapping[str, Json], view: ViewT, where: str, done: int
    ) -> tuple[Seat, Mapping[str, Json]] | None:
        """Return the next action of an entry in a position file, with its seat.

        An entry may stand for several actions; `done` of them have been given. Returns None after
        the last one. The action is JSON. `view` is the omniscient view of the moment; `where` names
        the entry in errors. Raises PositionError when the entry is malformed, IllegalActionError
        when the action is refused.
        """
        return None if done else (seat, written)

    def position_figures(
        self, view: ViewT, seats: Sequence[str], steps: Sequence[Sequence[Event]]
    ) -> dict[str, Json]:
        """Return figures of a moment that `conquista position` prints, such as strengths.

        `view` is omniscient; `steps` holds the events of each action so far.
        """
        return {}

    # -- hidden information ------------------------------------------------------------------------

    @abstractmethod
    def sampler(self, view: ViewT, memory: float = 1.0) -> Sampler[StateT]:
        """Return a function that draws worlds: states that are consistent with `view`.

        They depend on the view alone. `memory` is the share of its knowledge of the past that they
        respect, from 0 to 1 (perfect recall).
        """

    def possible_outcomes(self, view: ViewT, since: ViewT) -> PossibleOutcomes[StateT] | None:
        """Return worlds in which the seat to move has all its possible actions, with all outcomes.

        Proofs use them. An action that is possible in any world consistent with `view` occurs in at
        least one of them. Returns None if this cannot be guaranteed. `since` is the view at the
        beginning of the proof. The worlds depend on the two views alone.
        """
        if not self.perfect_information:
            return None
        world = self.sampler(view)(Rng(0))
        return PossibleOutcomes(view, ((world, world.codes()),))

    # -- table talk (`engine.talk`) ----------------------------------------------------------------

    #: The kinds of terms that seats may promise each other.
    terms: ClassVar[tuple[str, ...]] = ()
    #: The names of the times for which an agreement may last, the shortest first. Games without
    #: terms have them too: a bot makes at most one remark in the shortest.
    spans: ClassVar[tuple[str, ...]] = ()

    def span(self, view: ViewT, until: str) -> Hashable:
        """Return a value that stays the same until the current span of this name ends."""
        return None

    def is_ahead(self, view: ViewT, until: str) -> bool:
        """Return whether the span of this name has yet to begin, as before a battle."""
        return False

    def span_ended(self, view: ViewT, until: str, began: Hashable) -> bool:
        """Return whether a span is over in a view; `began` is what `span` returned at its start."""
        return self.span(view, until) != began

    def term_fault(self, view: ViewT, seat: Seat, term: Term) -> str:
        """Return a stable key for why a term of `seat` makes no sense now, or "" if it does.

        Statements use two kinds beside those in `terms`: "stop" a rival, perhaps in a region, and
        "ask" to see a hand or a kind of card.
        """
        return "" if term.kind == "stop" and not term.about else "unknown_term"

    def stop_term(self, view: ViewT, rival: Seat, about: str) -> Term | None:
        """Return the promise that a seat makes by saying "I stop this rival", or None.

        `about` is the contested region, or "" for the current battle. The promise lasts for the
        shortest span.
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
        """Return whether a seat fulfilled a term: OPEN, KEPT, BROKEN or LAPSED.

        `before` and `after` are the public views before and after the public `events`. `over` says
        whether the span of the agreement ends with them.
        """
        return LAPSED if over else OPEN

    def speech(
        self,
        view: ViewT,
        heard: Sequence[Heard],
        talk: str = "",
        character: Character = USUAL_CHARACTER,
    ) -> Interruption | None:
        """Return the statement that a bot in the seat of `view` makes now, unasked, or None.

        It is legal, and depends on the arguments alone. `heard` is what was said so far. `talk` is
        how much the bot says: "sparing", "lively", or "" for only those statements on which its own
        actions depend.
        """
        return None

    def speech_reason(
        self, view: ViewT, heard: Sequence[Heard], said: Interruption, character: Character
    ) -> Effect | None:
        """Return why a bot of this character said something, or None if it needs no explanation.

        `view` and `heard` are what its seat knew before it spoke.
        """
        return None

    #: The regions that a remark may name.
    talk_places: ClassVar[frozenset[str]] = frozenset()

    def takings(self, actor: Seat, events: Sequence[Event]) -> Sequence[Taking]:
        """Return what seats took from each other in the public events of an action of `actor`."""
        return ()

    def fitting_remarks(
        self, view: ViewT, seat: Seat, actor: Seat, events: Sequence[Event]
    ) -> Iterable[Interruption]:
        """Return the remarks that a seat can make now, the most fitting first.

        `view` is public. `events` are the public events of the last action, which `actor` gave.
        """
        return ()

    def bound_codes(self, view: ViewT, codes: list[Code], heard: Sequence[Heard]) -> list[Code]:
        """Return those of the legal `codes` that keep the promises of the seat of `view`.

        A bot chooses among them. Where every action breaks a promise, all codes are returned.
        """
        return codes

    def without_repeats(
        self, codes: list[Code], steps: Sequence[Step], seat: Seat
    ) -> Sequence[Code]:
        """Return those of the legal `codes` among which a bot in `seat` chooses after `steps`.

        They leave out what it offered before and was refused.
        """
        return codes

    def price_of_word(self, view: ViewT, heard: Sequence[Heard], character: Character) -> float:
        """Return the gain for which a bot breaks its word, as win probability.

        It gives an action outside `bound_codes` only if that is better by more than this. The price
        is infinite for a bot that always keeps its word.
        """
        return inf

    # -- knowledge of the bots (`engine.bots.thinking` says the order of use) ----------------------

    @property
    @abstractmethod
    def policy(self) -> Policy[StateT, ViewT]:
        """The bots' knowledge of this game."""

    #: Earlier versions of the policy, the oldest first: opponents in the arena that never change.
    former_policies: ClassVar[Sequence[Policy]] = ()

    def policy_for(self, view: ViewT) -> Policy[StateT, ViewT]:
        """Return the policy that the levels use in matches with the options of `view`."""
        return self.policy

    def temper_bonus(self, view: ViewT, codes: Sequence[Code], temper: str) -> Sequence[float]:
        """Return how much a bot of this temper likes each legal action, as win probability.

        The bot overestimates each action by its bonus. Empty means that it likes all of them
        equally. The bonuses depend on the view alone. They are small, and their cost in strength
        has been measured (docs/strength.md). `engine.bots.tempers` applies them to a search.
        """
        return ()

    def margins(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return by how much the seat to move is expected to win per action; below 0 it loses.

        Margins break ties: among actions that all win, or that all lose, the bot chooses the one
        with the greatest margin. Empty means unknown.
        """
        return ()

    def soonest_win(self, view: ViewT, codes: Sequence[Code]) -> Sequence[float]:
        """Return per action how close it brings the seat to move to a win, from 0 to 1.

        It breaks ties: among equally good actions the bot chooses the closest to a win. Empty means
        unknown. Actions that win at once may have any value.
        """
        return ()

    def override(self, view: ViewT, code: Code, values: Mapping[Code, float]) -> Code:
        """Return the action that a level gives instead of the chosen `code`; often the same.

        By the rules of the game it is at least as good. `values` are the estimates of the actions
        that the search tried, each with some error.
        """
        return code

    def seats_that_may_act(self, state: StateT) -> Sequence[Seat]:
        """Return the seats whose bots should be asked for an interruption now (`act`).

        The test is cheap. It uses no hidden information except the numbers of cards.
        """
        return ()

    def act(
        self,
        view: ViewT,
        character: Character = USUAL_CHARACTER,
        heard: Sequence[Heard] = (),
        talk: str = "",
    ) -> Interruption | None:
        """Return the interruption that a bot in the seat of `view` makes now, or None.

        Statements are left to `speech`. The interruption is legal, and depends on the arguments
        alone. A bot makes a bounded number of them in a turn. The lowest levels propose nothing and
        only answer others. `heard` contains the `proposals` of the match and what was said; `talk`
        is as in `speech`.
        """
        return None

    def awaited_seats(self, state: StateT) -> Sequence[Seat]:
        """Return the seats that have not yet answered an offer of the seat to move.

        A bot gives people among them a moment to answer before it acts. The rules wait for nobody.
        """
        return ()

    # -- calibration, explanations and statistics --------------------------------------------------

    #: How the expected value of a search becomes a probability (`conquista calibration --fit`).
    odds: ClassVar[Odds] = Odds()

    #: Whether reviews value a moment by the best answers that searches find. Playouts may answer so
    #: badly that a moment would be worth more after any action of a seat than before it.
    reviews_by_search: ClassVar[bool] = False

    def odds_for(self, view: ViewT) -> Odds:
        """Return the `odds` of matches with the options of `view`."""
        return self.odds

    def to_probability(self, view: ViewT, value: float) -> float:
        """Return the probability of winning for the expected value of a search.

        It increases with `value`; 0 and 1 stay as they are.
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

    #: Kinds of effects that a hint names even if all actions have them.
    always_reported: ClassVar[frozenset[str]] = frozenset()

    def reasons(self, world: StateT, code: Code, rng: Rng) -> Sequence[Effect]:
        """Return the effects of an action in one world, to explain why it is better than another.

        `world` is one that the seat to move considers possible. This method changes it: it plays on
        to the end of the battle or turn that the action influences. Often there is no effect, and
        none occurs twice. With perfect information the effects do not depend on `rng`.
        """
        return ()

    def contest_chances(
        self, view: ViewT, codes: Sequence[Code], seed: int, stopped: Callable[[int], bool]
    ) -> Mapping[Code, Sequence[Effect]]:
        """Return by action the chances of the seats in the open contest, such as a combat.

        The number of each effect is a percentage. Worlds that the seat to move considers possible
        are sampled until `stopped(number of worlds so far)` is True.
        """
        return {}

    def idle_codes(self, codes: Sequence[Code]) -> Sequence[Code]:
        """Return those of these actions that do nothing, such as to pass.

        A hint compares each other action with them. It recommends one of them only if no action has
        a higher value.
        """
        return ()

    def find_cheaper(
        self, view: ViewT, code: Code, chances: Mapping[Code, Sequence[Effect]]
    ) -> Code:
        """Return an action that spends less than `code` for the same chances, else `code`.

        `chances` is the result of `contest_chances`. Hints show the cheaper action.
        """
        return code

    def sure_gains(self, view: ViewT, code: Code) -> Sequence[Code]:
        """Return the actions that gain or prevent at once, for certain, what `code` leaves open.

        Hints and reviews try them as fairly as the best action, and prefer `code` to them only if
        its chance of winning is surely higher.
        """
        return ()

    def find_blunders(
        self, before: StateT, code: Code, after: StateT
    ) -> Mapping[str, Sequence[Seat]]:
        """Return the seats that made each absurd move with `code`, by the name of the blunder.

        `before` and `after` are the states before and after it; several actions were legal. The
        mapping always contains the names of all blunders. The arena counts them.
        """
        return {}

    def witness(self) -> Witness[StateT] | None:
        """Return an observer of blunders that consist of several moves, or None.

        It sees the hands of all seats, and every action where several were legal. The arena counts
        its blunders with those of `find_blunders`.
        """
        return None

    def summary(self, view: ViewT) -> Mapping[str, float]:
        """Return figures of a finished match from its omniscient view.

        The arena prints their means.
        """
        return {}
