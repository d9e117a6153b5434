"""Play one deal between bots from every seat, the unit of all measurements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.arena.talk import TableTalk
from engine.bots.bot import Budget
from engine.bots.levels import find_rival
from engine.bots.names import character_of
from engine.bots.talking import think_bound
from engine.core.rng import Rng, derived_seed
from engine.core.values import OMNISCIENT, Event, Json, Seat, State
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
    #: How much the bots say, one of `TALKS`, and then what is said is counted; or "".
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
    #: stopped (`Game.witness`).
    talk: dict[str, float] = field(default_factory=dict)


def play_game(setting: DealConfig, places: Sequence[int], deal: int) -> PlayedGame:
    """Play one game of a deal; `places` has the place in the line-up of the bot on each seat.

    The deal comes from a typed seed and the fast generator, so that published figures can be
    reproduced. Our bots use their seed for random numbers only.
    """
    game = find(setting.game)
    bots = [find_rival(setting.lineup[place], game) for place in places]
    seed = derived_seed(setting.seed, deal)
    rng = Rng(seed)
    events: list[Event] | None = [] if setting.figures or setting.talkers else None
    state: State = game.start(game.options(**dict(setting.options)), len(bots), rng, events)
    happened: Counter[str] = Counter()
    blamed: Counter[tuple[str, int]] = Counter()
    witness = game.witness() if setting.sense or setting.talk else None

    def blame(lapses: Mapping[str, Sequence[Seat]]) -> None:
        for name, guilty in lapses.items():
            happened[name] += bool(guilty)
            blamed.update((name, seat_to_blame) for seat_to_blame in guilty)

    speakers = {
        seat: character_of(setting.lineup[place])
        for seat, place in enumerate(places)
        if place in setting.talkers
    }
    table_talk = TableTalk(game, len(bots), speakers, setting.talk)

    acted = 0

    def act() -> bool:
        """Let the bots act without being asked, until none wants to.

        Return whether the match goes on.
        """
        nonlocal acted
        acted_now = True
        while acted_now and state.decision is not None:
            acted_now = False
            for seat in game.seats_that_may_act(state):
                if places[seat] in setting.quiet or setting.lineup[places[seat]] == "random":
                    continue
                character = character_of(setting.lineup[places[seat]])
                proposed = table_talk.proposed(state, seat)
                talk_level = setting.talk if seat in speakers else ""
                about = game.view(state, seat), character, proposed, talk_level
                interruption = game.act(*about)
                if interruption is not None:
                    table_talk.propose(state, seat, interruption)
                    public, first = table_talk.view_before(state), len(events or ())
                    game.interrupt(state, seat, interruption, rng, events)
                    table_talk.follow(public, (events or [])[first:], state)
                    acted += 1
                    acted_now = True
                    break
        return state.decision is not None

    ply = 0
    while state.decision is not None and act():
        seat = state.decision.seat
        codes = state.codes()
        code = codes[0]
        if len(codes) > 1:
            asked = derived_seed(seed, seat, ply)
            table_talk.speak(state)
            heard = table_talk.heard(state, seat)
            about = bots[seat], game, game.view(state, seat), codes, heard, asked, setting.budget
            code = think_bound(*about, character_of(setting.lineup[places[seat]])).code
        watched = setting.sense or witness is not None
        before = state.clone() if watched and len(codes) > 1 else None
        public, first = table_talk.view_before(state), len(events or ())
        state.step(code, rng, events)
        table_talk.follow(public, (events or [])[first:], state)
        ply += 1
        if before is not None:
            if setting.sense:
                blame(game.find_blunders(before, code, state))
            if witness is not None:
                witness.see(before, code)
    stoppable = {} if witness is None else witness.blamed_seats(state)
    if setting.sense:
        blame(stoppable)
    figures: dict[str, float] = {}
    if setting.figures:
        figures = {"answers": ply, **Counter(event.event for event in events or ())}
        figures.update(game.summary(game.view(state, OMNISCIENT)))
        if acted:
            figures["acts"] = acted
    talk: dict[str, float] = {}
    if setting.talk:
        lost = {name: float(bool(guilty)) for name, guilty in stoppable.items()}
        talk = {**table_talk.counts(), "answers": ply, **lost}
    returns = state.returns()
    seats = [places.index(place) for place in range(len(bots))]
    lapses = {
        name: (times, tuple(blamed[name, seat] for seat in seats))
        for name, times in happened.items()
    }
    return PlayedGame(tuple(returns[seat] for seat in seats), figures, lapses, talk)


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
