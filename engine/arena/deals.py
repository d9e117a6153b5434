"""Play one deal between bots from every seat, the unit of all measurements."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine.bots.bot import Budget
from engine.bots.levels import find_rival
from engine.bots.names import makes_offers
from engine.bots.talking import think_bound
from engine.core.rng import Rng, derived_seed
from engine.core.values import OMNISCIENT, OPEN, Event, Heard, Interruption, Json, Seat, State
from engine.games import find
from engine.talk.agreements import AgreementLog
from engine.talk.statements import Reply, Statement

#: Maximum number of statements in a match.
MAX_STATEMENTS = 10_000


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
    #: The places of the bots that speak.
    talkers: tuple[int, ...] = ()
    #: How much they say (`Game.speech`).
    talk: str = ""
    #: The places of talkers that accept every offer and keep no word.
    swindlers: tuple[int, ...] = ()
    #: The places of the bots that never act without being asked.
    quiet: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game: the result per place in the line-up, and the counts that were asked for."""

    returns: tuple[float, ...]
    figures: dict[str, float]
    #: By name, how often a lapse happened, and how often each place was to blame.
    lapses: dict[str, tuple[int, tuple[int, ...]]]


def play_game(setting: DealConfig, places: Sequence[int], deal: int) -> PlayedGame:
    """Play one game of a deal; `places` has the place in the line-up of the bot on each seat.

    The deal comes from a typed seed and the fast generator, so that published figures can be
    reproduced. Our bots use their seed for random numbers only.
    """
    game = find(setting.game)
    bots = [find_rival(setting.lineup[place], game) for place in places]
    seed = derived_seed(setting.seed, deal)
    rng = Rng(seed)
    events: list[Event] | None = [] if setting.figures else None
    state: State = game.start(game.options(**dict(setting.options)), len(bots), rng, events)
    happened: Counter[str] = Counter()
    blamed: Counter[tuple[str, int]] = Counter()
    witness = game.witness() if setting.sense else None

    def blame(lapses: Mapping[str, Sequence[Seat]]) -> None:
        for name, guilty in lapses.items():
            happened[name] += bool(guilty)
            blamed.update((name, seat_to_blame) for seat_to_blame in guilty)

    talkers = [seat for seat, place in enumerate(places) if place in setting.talkers]
    swindlers = [seat for seat, place in enumerate(places) if place in setting.swindlers]
    offering = [makes_offers(setting.lineup[place]) for place in places]
    log = AgreementLog(game, len(bots))
    said = 0

    def heard() -> Sequence[Heard]:
        """Return the statements made so far."""
        return log.last_statements(game.view(state, None)) if said else ()

    def say(seat: Seat) -> Interruption | None:
        """Return what a bot says."""
        if seat in swindlers:
            for entry in log.agreements:
                if entry.to == seat and entry.status == OPEN:
                    return Reply(entry.index, True)
        view = game.view(state, seat)
        return game.speech(view, heard(), setting.talk, offers=offering[seat])

    def speak() -> None:
        """Let the bots that speak do so, until none has anything to say."""
        nonlocal said
        spoke = True
        while spoke and said < MAX_STATEMENTS and state.decision is not None:
            spoke = False
            for seat in talkers:
                statement = say(seat)
                if isinstance(statement, Statement):
                    public = game.view(state, None)
                    if not log.refusal(seat, statement, public):
                        log.enter(seat, statement, public)
                        said += 1
                        spoke = True

    def follow(apply: Callable[[list[Event] | None], None]) -> None:
        """Apply an action, and judge the agreements by it; `apply` takes the list of events."""
        if not log.is_live:
            apply(events)
            return
        before, fresh = game.view(state, None), list[Event]()
        apply(fresh)
        seen = [shown for event in fresh if (shown := event.seen_by(None)) is not None]
        log.follow(before, seen, game.view(state, None), ply)
        if events is not None:
            events.extend(fresh)

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
                interruption = game.act(game.view(state, seat), offers=offering[seat])
                if interruption is not None:
                    follow(partial(game.interrupt, state, seat, interruption, rng))
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
            speak()
            view = game.view(state, seat)
            listens = seat in talkers and seat not in swindlers
            listened = heard() if listens else ()
            code = think_bound(
                *(bots[seat], game, view, codes, listened, asked, setting.budget)
            ).code
        before = state.clone() if setting.sense and len(codes) > 1 else None
        follow(partial(state.step, code, rng))
        ply += 1
        if before is not None:
            blame(game.find_blunders(before, code, state))
            if witness is not None:
                witness.see(before, code)
    if witness is not None:
        blame(witness.blamed_seats(state))
    figures: dict[str, float] = {}
    if events is not None:
        figures = {"answers": ply, **Counter(event.event for event in events)}
        figures.update(game.summary(game.view(state, OMNISCIENT)))
        if acted:
            figures["acts"] = acted
        if setting.talkers:
            figures["said"] = said
            figures.update(Counter(f"agreement_{entry.status}" for entry in log.agreements))
    returns = state.returns()
    seats = [places.index(place) for place in range(len(bots))]
    lapses = {
        name: (times, tuple(blamed[name, seat] for seat in seats))
        for name, times in happened.items()
    }
    return PlayedGame(tuple(returns[seat] for seat in seats), figures, lapses)


def play_deal(setting: DealConfig, deal: int) -> list[PlayedGame]:
    """Play a deal in all rotations of the line-up."""
    size = len(setting.lineup)
    alike = len(set(setting.lineup)) == 1 and len(setting.talkers) in (0, size)
    alike = alike and not setting.quiet and not setting.swindlers
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
