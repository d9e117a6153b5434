"""How a game's knowledge and a search come to one answer.

A game sways it in this order, and each has a word on what those before it left:

1. `Policy.exact`: what can be counted is not searched, and what surely loses is left out.
2. `Policy.effort`: where there is none, `Policy.suggest` answers.
3. `Policy.candidates`, `prior` and `preferences`: which answers the search looks at, and first.
4. `Game.tilt`: what a temper likes, as if it brought so much more.
5. `Game.soonest_win`, `Game.margins`: of answers that are as good once the match is decided, what
   wins at once, then the nearest to it, then the greatest; hints look for the nearest at all times.
6. `SearchConfig.rollouts`: of answers that are nearly as good, the one that brings most when small
   searches play on.
7. `Game.override`, asked by the playing levels (`engine.bots.levels`) and by hints: what a
   rule of the game says is no worse than what was chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from time import monotonic
from typing import Final

from engine.bots.bot import Budget, MoveStats, SearchResult
from engine.bots.rollouts import SecondLook
from engine.bots.search import LOST, WON, Search
from engine.bots.tempers import preferred, tastes
from engine.core.game import Game
from engine.core.policy import Policy, Sampler, SearchConfig
from engine.core.rng import Rng
from engine.core.values import Code, State, View

#: More than any search does: stands for "until the time is up".
ENDLESS: Final = 1 << 60
#: What a private question gets of a bot's iterations and time: one part in so many.
PRIVATE_PART: Final = 8
#: A match is decided for who expects so little, or as near to 1.
DECIDED: Final = 0.01
#: Values of a decided match that differ by no more are the same, of answers tried so often.
NOISE, TRIED = 0.003, 8
#: How near to winning an answer is that wins by itself; worlds it must do so in where something is
#: hidden.
AT_ONCE, WORLDS = 2.0, 12


def think(
    config: SearchConfig,
    knowledge: Policy,
    game: Game,
    view: View,
    codes: list[Code],
    seed: int,
    budget: Budget,
    temper: str = "",
) -> SearchResult:
    """Search, then answer by visits: the most visited, or drawn when `temperature` > 0.

    A budget without any limit means the config's own. A temper tilts what is not proved.
    """
    began = monotonic()

    def answer(code: Code, moves: Iterable[MoveStats] = (), iterations: int = 0) -> SearchResult:
        return SearchResult(code, tuple(moves), iterations, monotonic() - began)

    if _is_settled(view, codes):
        return answer(codes[0])
    rng = Rng(seed)
    if config.exact:
        known = knowledge.exact(view, codes) or {}
        if len(known) == len(codes) or WON in known.values():
            moves = _counted(known, codes)
            best = [move.code for move in moves if move.value == moves[0].value]
            best = _first_of(best, nearness(game, view, best))
            return answer(best[rng.below(len(best))], moves)
        codes = [code for code in codes if known.get(code) != LOST]
    policy = knowledge if config.informed else None
    liked = tastes(game, view, codes, temper, config.iterations)
    if policy is not None and policy.effort(view) <= 0.0:
        code = policy.suggest(view, codes, rng)
        if liked:
            code = preferred(code, policy, game.sampler(view), codes, liked, rng)
        return answer(code)
    draw = game.sampler(view, config.memory)
    prior: list[float] = []
    if policy is not None:
        # Any world tells them; of answers that are all bad, each is as good as another.
        world = draw(Rng(seed))
        codes = policy.candidates(world, codes) or codes
        if _is_settled(view, codes):
            return answer(codes[0])
        if config.trust:
            prior = policy.prior(world, codes)
    search = _prepared(config, policy, view, draw, codes, prior, rng)
    search.tastes = liked
    again = _rollouts(config, view) if budget.rollouts else 0
    most, in_tree = _shares(budget, _in_tree(config, knowledge, view), again)
    # One iteration whatever happens, so that there is something to answer.
    search.run(1, -1.0, monotonic, budget.cancelled)
    until = -1.0 if budget.seconds is None else began + budget.seconds
    search.run(in_tree - 1, until, monotonic, budget.cancelled)
    moves = [MoveStats(*move) for move in search.moves(codes)]
    if not moves:  # no choice, or cancelled before it began
        return answer(codes[0], iterations=search.iterations)
    if config.temperature > 0:
        code = choose(moves, config.temperature, config.max_value_loss, rng)
    else:
        code = furthest(game, view, moves)
    if not again:
        return answer(code, moves, search.iterations)
    left = min(again, most - search.iterations)
    look = second_look(config, knowledge, game, view, until, budget.cancelled)
    code = look.best(moves, code, liked, seed, left)
    moves.sort(key=lambda move: move.code != code)
    return answer(code, moves, search.iterations + look.made)


def second_look(
    config: SearchConfig,
    knowledge: Policy,
    game: Game,
    view: View,
    until: float,
    cancelled: Callable[[], bool],
) -> SecondLook:
    """The rollouts of a config that has any, `until` a time (negative: none)."""
    assert config.rollouts is not None
    iterations = config.rollouts.iterations
    small = replace(config, iterations=iterations, exact=False, legs=1, rollouts=None)
    brief = Budget(cancelled=cancelled)

    def player(view: View, codes: list[Code], lots: int) -> Code:
        return think(small, knowledge, game, view, codes, lots, brief).code

    return SecondLook(config.rollouts, game, knowledge, view, player, until, cancelled)


def _prepared(
    config: SearchConfig,
    policy: Policy | None,
    view: View,
    draw: Sampler,
    codes: list[Code],
    prior: list[float],
    rng: Rng,
) -> Search:
    """The search of a config; `prior` has what each of `codes` seems worth, or nothing."""
    depth = policy.depth(view) if policy is not None else None
    search = Search(
        *(draw, policy, rng, config.exploration, depth),
        *(config.grave_bias, config.solve, config.puct, config.legs),
    )
    if prior and view.decision is not None:
        search.expect(view.decision.seat, codes, prior, config.trust)
    if config.alike and depth == 1:
        search.compare(view.turn, codes)
    elif not config.exact:
        # Recipes that strike answers out beforehand were measured with all of them in the tree.
        search.choices = codes
    return search


def own_budget(config: SearchConfig, policy: Policy, view: View) -> Budget:
    """What a config uses for the question open in `view`, at least one iteration: those in the tree
    and the rollouts of a second look, at the most.
    """
    return Budget(iterations=_in_tree(config, policy, view) + _rollouts(config, view))


def _in_tree(config: SearchConfig, policy: Policy, view: View) -> int:
    """The iterations of the search."""
    effort = policy.effort(view) if config.informed else 1.0
    return max(1, round(config.iterations // share(view) * effort))


def _rollouts(config: SearchConfig, view: View) -> int:
    """As many rollouts as a second look makes at the most; 0: there is none."""
    if config.rollouts is None or _is_private(view):
        return 0
    return config.rollouts.most


def _shares(budget: Budget, in_tree: int, rollouts: int) -> tuple[int, int]:
    """The iterations that a budget allows, rollouts included, and those of them that go into the
    tree: all but what a second look needs, yet no fewer than a config's own `in_tree` or all.
    """
    if budget.iterations is not None:
        most = budget.iterations
    elif budget.seconds is not None:
        return ENDLESS, in_tree if rollouts else ENDLESS
    else:
        most = in_tree + rollouts
    return most, max(min(most, in_tree), most - rollouts)


def share(view: View) -> int:
    """Of a bot's usual effort a question gets one part in so many.

    Private questions go round the table, and there are many of them.
    """
    return PRIVATE_PART if _is_private(view) else 1


def _is_settled(view: View, codes: Sequence[Code]) -> bool:
    """Whether the only answer may be given at once."""
    return len(codes) == 1 and not _is_private(view)


def _is_private(view: View) -> bool:
    """Whether an answer given at once would betray that there was no other."""
    return view.decision is not None and view.decision.private


def _counted(known: Mapping[Code, float], codes: Sequence[Code]) -> list[MoveStats]:
    """The answers whose worth is known, the best first."""
    moves = [MoveStats(code, 0, known[code]) for code in codes if code in known]
    return sorted(moves, key=lambda move: -move.value)


def choose(moves: Sequence[MoveStats], temperature: float, max_value_loss: float, rng: Rng) -> Code:
    """One of `moves` (most visited first): softmax over log visits, blunders left out.

    `temperature` is above 0.
    """
    best = moves[0]
    sound = [move for move in moves if move.value > best.value - max_value_loss] or [best]
    weights = [move.visits ** (1 / temperature) for move in sound]
    mark = rng.random() * sum(weights)
    for move, weight in zip(sound, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move.code
    return best.code


def furthest(game: Game, view: View, moves: Sequence[MoveStats]) -> Code:
    """The most visited of `moves`; of a match that is decided, among those of the same value, what
    is nearest to winning, then what has the greatest margin: nobody dawdles on the way to a sure
    end.
    """
    best = moves[0]
    if DECIDED < best.value < 1.0 - DECIDED:
        return best.code
    like = [
        move.code
        for move in moves
        if abs(move.value - best.value) <= NOISE and move.visits >= max(TRIED, best.visits / 4)
    ]
    if best.value >= 1.0 - DECIDED:
        like = _first_of(like, nearness(game, view, like))
    margins = game.margins(view, like) if len(like) > 1 else ()
    return next(iter(_first_of(like, margins)), best.code)


def nearness(game: Game, view: View, codes: Sequence[Code]) -> Sequence[float]:
    """How near to winning each answer to the open question brings the seat asked: `AT_ONCE`, else
    as the game tells (`Game.soonest_win`); empty: nothing is told of any.

    Where something is hidden, what wins at once in each of several worlds counts as such.
    """
    if len(codes) < 2:
        return ()
    draw, rng = game.sampler(view), Rng(0)
    winning = list(codes)
    for _ in range(1 if game.perfect_information else WORLDS):
        world = draw(rng)
        winning = [code for code in winning if _wins(world, code)]
        if not winning:
            break
    told = game.soonest_win(view, codes) or [0.0] * len(codes)
    near = [AT_ONCE if code in winning else one for code, one in zip(codes, told, strict=True)]
    return near if any(near) else ()


def _wins(world: State, code: Code) -> bool:
    """Whether the seat asked wins a world by an answer at once, alone."""
    assert world.decision is not None
    seat, after = world.decision.seat, world.clone()
    after.step(code, Rng(0))
    return after.decision is None and after.returns()[seat] == WON


def _first_of(codes: list[Code], figures: Sequence[float]) -> list[Code]:
    """Those with the greatest figure; all where there are no figures."""
    if not figures:
        return codes
    return [code for code, one in zip(codes, figures, strict=True) if one == max(figures)]
