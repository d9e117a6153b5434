"""Puzzles looked for in matches of bots: moments with one answer that wins, or saves.

A cheap look comes first: only where playouts often end the match soon is anything to be proved.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.bots.bot import Budget
from engine.bots.levels import BOTS, find_bot
from engine.core.game import Game
from engine.core.rng import Rng, derived_seed
from engine.core.values import Code, Seat, State
from engine.play.match import SEAT_NAMES, Match, new_record
from engine.play.notation import write_move
from engine.puzzles.proof import Prover, UnclearError, forced
from engine.puzzles.puzzle import SAVE, WIN, Goal, Origin, Puzzle
from engine.puzzles.verdict import Verdict

#: Who plays the matches, seat by seat in turn.
LEVELS: Final = ("level2", "level3")
#: Playouts of the cheap look, how many answers long, and how many of them must end the match.
LOOKS, FAR, ENOUGH = 40, 14, 2
#: Worlds in which one is looked for where all else fails.
WORLDS: Final = 30
#: Iterations of the plain search after which it is asked for its answer, and how often.
LADDER: Final = (10, 30, 100, 300, 1000, 3000, 10_000)
ASKED: Final = 3
#: From how many iterations on a puzzle is of the second grade, the third, …
GRADED: Final = (30, 100, 1000, 3000)
#: Answers there must be for a choice to be one.
CHOICE: Final = 4


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where puzzles are looked for, and how far."""

    game: Game
    seats: int
    options: object = None
    #: Own answers a win may take, and those to last for; answers a proof may try.
    most: int = 3
    lasting: int = 2
    tried: int = 60_000
    levels: Sequence[str] = LEVELS


def hunt(where: Hunt, deal: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles in one match; titles and aims say no more than what is proved."""
    game = where.game
    dealt = derived_seed(seed, deal)
    match = Match(new_record(game, where.seats, dealt, where.options))
    while (decision := match.decision) is not None:
        codes = match.codes()
        state = match.truth()
        if len(codes) >= CHOICE and not decision.private:
            found = find(where, state)
            if found is not None and not dull(game, state, found):
                world = telling(where, state, found)
                if world is not None:
                    if world is not state:  # others reply otherwise there
                        found = find(where, world) or found
                    yield written(where, match, world, found, dealt)
        bot = find_bot(where.levels[(decision.seat + deal) % len(where.levels)])
        view = match.view(decision.seat)
        lots = derived_seed(dealt, match.ply)
        thought = bot.think(game, view, codes, lots, bot.budget(game, view))
        match.submit(decision.seat, game.action(thought.code))


def find(where: Hunt, state: State) -> Verdict | None:
    """What is proved of the open question, if it has one answer only."""
    if state.decision is None:
        return None
    for goal in promising(state):
        most = where.most if goal == WIN else where.lasting
        try:
            found = forced(where.game, state, state.decision.seat, goal, most, where.tried)
        except UnclearError:
            return None
        if found is not None:
            return found if found.unique else None
    return None


def promising(state: State) -> list[Goal]:
    """What the seat asked might force: to win where playouts soon do, to save itself where they
    are soon lost.
    """
    if state.decision is None:
        return []
    seat = state.decision.seat
    won = lost = 0
    for number in range(LOOKS):
        after = state.clone()
        after.rollout(Rng(number), FAR, [])
        if after.decision is None:
            won += after.returns()[seat] == 1.0
            lost += after.returns()[seat] == 0.0
    hopes: list[tuple[int, Goal]] = [(won, WIN), (lost, SAVE)]
    return [goal for times, goal in hopes if times >= ENOUGH]


def telling(where: Hunt, state: State, found: Verdict) -> State | None:
    """The world, else one that the seat cannot tell from it, in which every other answer fails
    even if all hands lay open; None: there is none among a few.
    """
    assert state.decision is not None
    seat = state.decision.seat
    draw = where.game.sampler(where.game.view(state, seat))
    tries = 1 if where.game.perfect_information else WORLDS
    for number in range(tries):
        world = draw(Rng(number)) if number else state
        if refuted(where.game, world, seat, found, where.tried):
            return world
    return None


def refuted(game: Game, world: State, seat: Seat, found: Verdict, tried: int) -> bool:
    """Whether nothing but what was found attains the goal in this world."""
    goal: Goal = WIN if found.can == WIN else SAVE
    attaining = {game.code(action) for action in found.answers}
    prover = Prover(game, world, seat, goal, tried, hands_open=True)
    try:
        alike = {prover.known_by(prover.after(world, code)) for code in attaining}
        return not any(
            prover.holds(after, prover.left_of(world, found.within))
            for code in prover.worlds(world)[0][1]
            if code not in attaining
            and prover.known_by(after := prover.after(world, code)) not in alike
        )
    except UnclearError:
        return False


def dull(game: Game, state: State, found: Verdict) -> bool:
    """Whether anybody sees the answer at once: the heuristic does."""
    if state.decision is None:
        return True
    view = game.view(state, state.decision.seat)
    first = game.policy.suggest(view, state.codes(), Rng(0))
    return found.within == 1 and found.can == WIN and game.code(found.answers[0]) == first


def written(where: Hunt, match: Match, world: State, found: Verdict, dealt: int) -> Puzzle:
    """A puzzle without charm yet; `world` is the match's, as far as the seat knows."""
    game, decision = where.game, match.decision
    assert decision is not None
    codes = {game.code(action) for action in found.answers}
    needed = iterations(game, match, codes)
    goal: Goal = WIN if found.can == WIN else SAVE
    names = SEAT_NAMES[: match.seats]
    # Whoever is asked has the first seat, and with it the colour they have in every match.
    asked = decision.seat
    seated = [names[(seat - asked) % match.seats] for seat in range(match.seats)]
    setting = {"game": game.id, "seats": list(names), "position": game.describe(world, seated)}
    if match.record.options:
        setting["options"] = match.record.options
    return Puzzle(
        id=f"{game.id}-{dealt % 100_000}-{match.ply}",
        game=game.id,
        title=f"Deal {dealt % 100_000}",
        aim="Win, whatever the others do." if goal == WIN else "Do not let anybody else win.",
        note="",
        position=setting,
        seat=0,
        grade=grade(needed),
        moves=tuple(write_move(action) for action in found.line),
        goal=goal,
        within=found.within,
        iterations=needed,
        origin=Origin(dealt, match.seats, match.ply, match.record.options or None),
    )


def iterations(game: Game, match: Match, wanted: set[Code]) -> int:
    """How long the plain search needs until it gives the answer, whatever the lots; the last step
    of the ladder but one more stands for longer.
    """
    assert match.decision is not None
    seat = match.decision.seat
    view, state = match.view(seat), match.truth()
    # Of answers that differ in nothing, and of those that lead nowhere for sure, none is tried.
    codes = list(Prover(game, state, seat, WIN).worlds(state)[0][1])
    for effort in LADDER:
        thoughts = (
            BOTS["uct"].think(game, view, codes, lots, Budget(iterations=effort))
            for lots in range(ASKED)
        )
        if all(thought.code in wanted for thought in thoughts):
            return effort
    return 3 * LADDER[-1]


def grade(needed: int) -> int:
    """1 to 5, by the iterations the plain search needs."""
    return 1 + sum(needed >= bound for bound in GRADED)
