"""Search the matches of bots for puzzles: positions with a single action that wins or saves.

A cheap test comes first: a proof is only attempted where playouts often end the match soon.
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
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from engine.play.notation import write_move
from engine.puzzles.proof import Prover, UnclearError, find_forced_line
from engine.puzzles.puzzle import SAVE, WIN, Goal, Origin, Puzzle
from engine.puzzles.verdict import Verdict

#: The levels that play the matches, alternating by seat.
LEVELS: Final = ("level2", "level3")
#: Number of playouts of the cheap test.
TEST_PLAYOUTS: Final = 40
#: Maximum length of such a playout in plies.
PLAYOUT_PLIES: Final = 14
#: Number of playouts that must end with the result in question.
MIN_ENDED: Final = 2
#: Maximum number of worlds examined to find one in which all other actions fail.
MAX_WORLDS: Final = 30
#: Iterations of the uninformed search at which its choice is tested.
ITERATION_LADDER: Final = (10, 30, 100, 300, 1000, 3000, 10_000)
#: Number of tests, with different seeds, at each step of the ladder.
TESTS_PER_STEP: Final = 3
#: The iterations from which on a puzzle has grade 2, 3, 4 and 5.
GRADE_ITERATIONS: Final = (30, 100, 1000, 3000)
#: Minimum number of legal actions in a puzzle.
MIN_LEGAL_ACTIONS: Final = 4


@dataclass(frozen=True, slots=True)
class MiningConfig:
    """The kind of matches that are searched for puzzles, and how far proofs go."""

    game: Game
    seats: int
    options: object = None
    #: Maximum number of the seat's answers to a win.
    max_actions: int = 3
    #: Number of the seat's answers to survive where the goal is SAVE.
    answers_to_survive: int = 2
    #: Maximum number of actions that a proof tries.
    max_tried: int = 60_000
    levels: Sequence[str] = LEVELS


def mine_puzzles(config: MiningConfig, deal: int, seed: int) -> Iterator[Puzzle]:
    """Yield the puzzles in one match, without texts; `deal` is its number."""
    game = config.game
    deal_seed = derived_seed(seed, deal)
    match = Match(new_record(game, config.seats, deal_seed, config.options))
    while (decision := match.decision) is not None:
        codes = match.codes()
        state = match.true_state()
        if len(codes) >= MIN_LEGAL_ACTIONS and not decision.private:
            verdict = find_verdict(config, state)
            if verdict is not None and not is_trivial(game, state, verdict):
                world = decisive_world(config, state, verdict)
                if world is not None:
                    if world is not state:  # the replies may differ there
                        verdict = find_verdict(config, world) or verdict
                    yield make_puzzle(config, match, world, verdict, deal_seed)
        bot = find_bot(config.levels[(decision.seat + deal) % len(config.levels)])
        view = match.view(decision.seat)
        bot_seed = derived_seed(deal_seed, match.ply)
        thought = bot.think(game, view, codes, bot_seed, bot.budget(game, view))
        match.submit(decision.seat, game.action(thought.code))


def find_verdict(config: MiningConfig, state: State) -> Verdict | None:
    """Return the proof for the open decision if a single action attains it, else None."""
    if state.decision is None:
        return None
    for goal in promising_goals(state):
        max_actions = config.max_actions if goal == WIN else config.answers_to_survive
        try:
            verdict = find_forced_line(
                config.game, state, state.decision.seat, goal, max_actions, config.max_tried
            )
        except UnclearError:
            return None
        if verdict is not None:
            return verdict if verdict.unique else None
    return None


def promising_goals(state: State) -> list[Goal]:
    """Return the goals that the seat to move might force.

    A win is promising where playouts soon win, saving itself where they soon lose.
    """
    if state.decision is None:
        return []
    seat = state.decision.seat
    won = lost = 0
    for number in range(TEST_PLAYOUTS):
        after = state.clone()
        after.play_out(Rng(number), PLAYOUT_PLIES, [])
        if after.decision is None:
            won += after.returns()[seat] == 1.0
            lost += after.returns()[seat] == 0.0
    hopes: list[tuple[int, Goal]] = [(won, WIN), (lost, SAVE)]
    return [goal for times, goal in hopes if times >= MIN_ENDED]


def decisive_world(config: MiningConfig, state: State, found: Verdict) -> State | None:
    """Return a world in which every other action fails even with all hands open, or None.

    It is the real world or one that the seat cannot tell from it, among a limited number.
    """
    assert state.decision is not None
    seat = state.decision.seat
    draw = config.game.sampler(config.game.view(state, seat))
    tries = 1 if config.game.perfect_information else MAX_WORLDS
    for number in range(tries):
        world = draw(Rng(number)) if number else state
        if do_others_fail(config.game, world, seat, found, config.max_tried):
            return world
    return None


def do_others_fail(game: Game, world: State, seat: Seat, found: Verdict, max_tried: int) -> bool:
    """Return whether only the actions found attain the goal in this world."""
    goal: Goal = WIN if found.can == WIN else SAVE
    attaining = {game.code(action) for action in found.answers}
    prover = Prover(game, world, seat, goal, max_tried, hands_open=True)
    try:
        alike = {prover.key_of(prover.next_choice_state(world, code)) for code in attaining}
        return not any(
            prover.can_attain(after, prover.answers_left_after(world, found.within))
            for code in prover.worlds(world)[0][1]
            if code not in attaining
            and prover.key_of(after := prover.next_choice_state(world, code)) not in alike
        )
    except UnclearError:
        return False


def is_trivial(game: Game, state: State, found: Verdict) -> bool:
    """Return whether the puzzle is trivial, because the heuristic bot solves it."""
    if state.decision is None:
        return True
    view = game.view(state, state.decision.seat)
    first = game.bots.policy.suggest(view, state.codes(), Rng(0))
    return found.within == 1 and found.can == WIN and game.code(found.answers[0]) == first


def make_puzzle(
    config: MiningConfig, match: Match, world: State, found: Verdict, deal_seed: int
) -> Puzzle:
    """Return a puzzle without texts; `world` equals the match as far as the seat knows."""
    game, decision = config.game, match.decision
    assert decision is not None
    codes = {game.code(action) for action in found.answers}
    needed = needed_iterations(game, match, codes)
    goal: Goal = WIN if found.can == WIN else SAVE
    names = SEAT_NAMES[: match.seats]
    # The solver gets the first seat, and so the colour that a person has in every match.
    asked_seat = decision.seat
    seated = [names[(seat - asked_seat) % match.seats] for seat in range(match.seats)]
    setting = {
        "game": game.id,
        "seats": list(names),
        "position": game.positions.write(world, seated),
    }
    if match.record.options:
        setting["options"] = match.record.options
    return Puzzle(
        id=f"{game.id}-{deal_seed % 100_000}-{match.ply}",
        game=game.id,
        title="",
        aim="",
        note="",
        position=setting,
        seat=0,
        grade=grade(needed),
        moves=tuple(write_move(action) for action in found.line),
        goal=goal,
        within=found.within,
        iterations=needed,
        origin=Origin(deal_seed, match.seats, match.ply, match.record.options or None),
    )


def needed_iterations(game: Game, match: Match, wanted: set[Code]) -> int:
    """Return the iterations that the uninformed search needs to choose the action with any seed.

    Three times the last step of the ladder means that even that is not enough.
    """
    assert match.decision is not None
    seat = match.decision.seat
    view, state = match.view(seat), match.true_state()
    # Equivalent actions and those that surely fail are left out.
    codes = list(Prover(game, state, seat, WIN).worlds(state)[0][1])
    for effort in ITERATION_LADDER:
        thoughts = (
            BOTS["uct"].think(game, view, codes, bot_seed, Budget(iterations=effort))
            for bot_seed in range(TESTS_PER_STEP)
        )
        if all(thought.code in wanted for thought in thoughts):
            return effort
    return 3 * ITERATION_LADDER[-1]


def grade(needed: int) -> int:
    """Return the grade, 1 to 5, by the iterations that the uninformed search needs."""
    return 1 + sum(needed >= bound for bound in GRADE_ITERATIONS)
