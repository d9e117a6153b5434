"""Play one deal between bots from every seat, the unit of all measurements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.arena.talk import TableTalk
from engine.bots.bot import Budget
from engine.bots.bot_names import temperament_of
from engine.bots.levels import find_rival
from engine.bots.talking import think_bound
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import OMNISCIENT, Code, Event, Json, Seat, State
from engine.games import find


@dataclass(frozen=True, slots=True)
class DealConfig:
    """What all deals of a measurement share; `lineup` has the name of the bot per place."""

    game: str
    lineup: tuple[str, ...]
    options: tuple[tuple[str, Json], ...]
    budget: Budget
    seed: int
    #: Whether to count events.
    figures: bool = False
    #: Whether to count moves that a person would find absurd.
    sense: bool = False
    #: How much the bots say, one of `TALKS`, and then statements are counted; or "".
    talk: str = ""
    #: The places of the bots that speak.
    talkers: tuple[int, ...] = ()
    #: The places of the bots that never act without being asked.
    quiet: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: the result per place in the line-up, and the counts that were asked for."""

    returns: tuple[float, ...]
    figures: dict[str, float]
    #: By name, how often a lapse happened, and how often each place was to blame.
    lapses: dict[str, tuple[int, tuple[int, ...]]]
    #: What was said and agreed, the number of answers, and whether the winner could have been
    #: stopped (`ArenaStatistics.witness`).
    talk: dict[str, float] = field(default_factory=dict)


def play_game(setting: DealConfig, places: Sequence[int], deal: int) -> PlayedGame:
    """Play one game of a deal; `places` has the place in the line-up of the bot on each seat.

    The deal comes from a typed seed and the fast generator, so that published figures can be
    reproduced. Our bots use their seed for random numbers only.
    """
    play = _GamePlay(setting, places, deal)
    while play.interrupt():
        play.step()
    return play.report()


class _GamePlay:
    """A game of a deal while it is played, and what is counted of it."""

    def __init__(self, setting: DealConfig, places: Sequence[int], deal: int) -> None:
        """Deal the cards."""
        self._setting, self._places = setting, places
        self._game: Game = find(setting.game)
        self._names = [setting.lineup[place] for place in places]
        self._bots = [find_rival(name, self._game) for name in self._names]
        self._seed = derived_seed(setting.seed, deal)
        self._rng = Rng(self._seed)
        #: All events of the game; None where nobody needs them.
        self._events: list[Event] | None = [] if setting.figures or setting.talkers else None
        options = self._game.options(**dict(setting.options))
        self._state: State = self._game.start(options, len(places), self._rng, self._events)
        self._talking_seats = {
            seat for seat, place in enumerate(places) if place in setting.talkers
        }
        speakers = {seat: temperament_of(self._names[seat]) for seat in sorted(self._talking_seats)}
        self._talk = TableTalk(self._game, len(places), speakers, setting.talk)
        self._witness = self._game.statistics.witness() if setting.sense or setting.talk else None
        #: How often each lapse happened, and by lapse and seat, how often the seat was to blame.
        self._happened: Counter[str] = Counter()
        self._blamed: Counter[tuple[str, Seat]] = Counter()
        #: The numbers of answers and of interruptions.
        self._ply = self._acted = 0

    def interrupt(self) -> bool:
        """Let the bots act without being asked, until none wants to.

        Return whether the game goes on.
        """
        while self._state.decision is not None and self._interrupt_once():
            self._acted += 1
        return self._state.decision is not None

    def _interrupt_once(self) -> bool:
        """Make the interruption of the first bot that wants one; return whether there was one."""
        game, state, setting = self._game, self._state, self._setting
        for seat in game.bots.seats_that_may_act(state):
            if self._places[seat] in setting.quiet or self._names[seat] == "random":
                continue
            interruption = game.bots.act(
                game.view(state, seat),
                temperament_of(self._names[seat]),
                self._talk.heard_proposals(state, seat),
                setting.talk if seat in self._talking_seats else "",
            )
            if interruption is not None:
                self._talk.propose(state, seat, interruption)
                public, first = self._talk.view_before(state), len(self._events or ())
                game.interrupt(state, seat, interruption, self._rng, self._events)
                self._talk.follow(public, (self._events or [])[first:], state)
                return True
        return False

    def step(self) -> None:
        """Let the bot that is asked answer."""
        game, state = self._game, self._state
        codes = state.codes()
        code = self._choose(codes) if len(codes) > 1 else codes[0]
        is_watched = self._setting.sense or self._witness is not None
        before = state.clone() if is_watched and len(codes) > 1 else None
        public, first = self._talk.view_before(state), len(self._events or ())
        state.step(code, self._rng, self._events)
        self._talk.follow(public, (self._events or [])[first:], state)
        self._ply += 1
        if before is not None:
            if self._setting.sense:
                self._blame(game.statistics.find_blunders(before, code, state))
            if self._witness is not None:
                self._witness.record_action(before, code)

    def _choose(self, codes: list[Code]) -> Code:
        """Let the bots talk; return the action that the bot to move chooses then."""
        game, state = self._game, self._state
        assert state.decision is not None
        seat = state.decision.seat
        self._talk.speak(state)
        thought = think_bound(
            self._bots[seat],
            game,
            game.view(state, seat),
            codes,
            self._talk.heard(state, seat),
            derived_seed(self._seed, seat, self._ply),
            self._setting.budget,
            temperament_of(self._names[seat]),
        )
        return thought.code

    def _blame(self, lapses: Mapping[str, Sequence[Seat]]) -> None:
        for name, guilty in lapses.items():
            self._happened[name] += bool(guilty)
            self._blamed.update((name, seat) for seat in guilty)

    def report(self) -> PlayedGame:
        """Return the result and the counts of the finished game."""
        stoppable = {} if self._witness is None else self._witness.blamed_seats(self._state)
        if self._setting.sense:
            self._blame(stoppable)
        talk: dict[str, float] = {}
        if self._setting.talk:
            lost = {name: float(bool(guilty)) for name, guilty in stoppable.items()}
            talk = {**self._talk.counts(), "answers": self._ply, **lost}
        returns = self._state.returns()
        seats = [self._places.index(seat_place) for seat_place in range(len(self._places))]
        lapses = {
            name: (times, tuple(self._blamed[name, seat] for seat in seats))
            for name, times in self._happened.items()
        }
        return PlayedGame(tuple(returns[seat] for seat in seats), self._figures(), lapses, talk)

    def _figures(self) -> dict[str, float]:
        """Return the counts of events and the game's own figures, if they were asked for."""
        if not self._setting.figures:
            return {}
        figures: dict[str, float] = {"answers": self._ply}
        figures.update(Counter(event.event for event in self._events or ()))
        figures.update(self._game.statistics.summary(self._game.view(self._state, OMNISCIENT)))
        if self._acted:
            figures["acts"] = self._acted
        return figures


def play_deal(setting: DealConfig, deal: int) -> list[PlayedGame]:
    """Play a deal in all rotations of the line-up."""
    size = len(setting.lineup)
    alike = len(set(setting.lineup)) == 1 and len(setting.talkers) in (0, size)
    alike = alike and not setting.quiet
    if alike and setting.budget.seconds is None:
        # With the same bot on all seats, every rotation gives the same match unless a clock stops
        # it.
        game = play_game(setting, range(size), deal)
        won = game.returns
        return [replace(game, returns=(*won[-i:], *won[:-i])) for i in range(size)]
    return [
        play_game(setting, [(seat + turn) % size for seat in range(size)], deal)
        for turn in range(size)
    ]
