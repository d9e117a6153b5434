"""The bots of Condottiere stop whom they can stop, win what is won, and look into no hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from engine.bots.bot import UNLIMITED, Budget
from engine.bots.levels import BOTS, find_bot
from engine.bots.thinking import PRIVATE_DIVISOR
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import MAX_SEATS, Code
from engine.games import GAMES
from engine.games.condottiere.bots.exact_battles import LOST, WON, verdicts
from engine.games.condottiere.cards import CARD_NAMES, COURTESAN, KIND_COUNT, MERCENARIES
from engine.games.condottiere.rules.battle import POPE_OFF_MAP, line_strengths, sole_leader
from engine.games.condottiere.rules.core_state import BATTLE, DRAW, OVER
from engine.games.condottiere.rules.regions import BIT, NEIGHBOURS, REGION_COUNT, members_of
from engine.games.condottiere.rules.state import PASS, POPE, TAKE, CondottiereState
from engine.games.condottiere.views.view import region_name
from tests.engine.bots.kit import moment, question, think, timeless

EDITIONS = ["condottiere1", "condottiere3"]
SEATS = "ABCDEF"
FEW = Budget(iterations=2)
#: Built positions in which the seat asked is the last that can stop somebody, per edition.
POSITIONS = 60


def answer(name: str, game: Game, state: CondottiereState, seed: int = 1) -> Code:
    codes = state.codes()
    if len(codes) == 1:
        return codes[0]
    return think(name, state, seed, FEW, game).code


# -- the last one able to stop a winning conquest ------------------------------------------------


def realm_with(region: int, size: int, rng: Rng) -> int:
    """Return a connected realm of `size` regions, `region` among them, as a mask."""
    realm = BIT[region]
    while bin(realm).count("1") < size:
        border = [
            region
            for region in range(REGION_COUNT)
            if not realm & BIT[region] and NEIGHBOURS[region] & realm
        ]
        realm |= BIT[border[rng.below(len(border))]]
    return realm


def standoff(game: Game, seed: int, *, mine: bool = False) -> CondottiereState:
    """Return a battle for the region that wins seat B (`mine`: seat A) the game; A is asked.

    All others have passed, and B has, or may yet lay a card.
    """
    rng = Rng(seed)
    seats = SEATS[: 2 + rng.below(4)]
    third = game.id == "condottiere3"
    names = ["capture_regions", "larger_kingdoms", "hidden_cards"] if third else []
    options = game.options(**{name: rng.below(5) == 0 for name in names})
    large = third and options.larger_kingdoms
    region = rng.below(REGION_COUNT)
    realm = realm_with(region, (4 if len(seats) < 4 else 3) + large, rng) & ~BIT[region]
    deck = game.start(options, len(seats), Rng(0)).rules.cards
    deck = [CARD_NAMES[kind] for kind in deck]

    def deal(number: int, among: range = range(KIND_COUNT)) -> list[str]:
        dealt = []
        for _ in range(number):
            fitting = [card for card in deck if CARD_NAMES.index(card) in among]
            dealt.append(fitting[rng.below(len(fitting))])
            deck.remove(dealt[-1])
        return dealt

    table = {seat: deal(rng.below(3), range(MERCENARIES)) for seat in seats}
    table["B"] += deal(1 + rng.below(2), range(MERCENARIES))
    hands = {seat: deal(rng.below(4)) for seat in seats}
    hands["A"] += deal(2 + rng.below(3))
    passed = list(seats[2:])
    if rng.below(2) or mine:
        passed.append("B")
    return game.positions.read(
        {
            "phase": "battle",
            "region": region_name(region),
            "condottiere": seats[rng.below(len(seats))],
            "turn": "A",
            "owners": {"A" if mine else "B": [region_name(region) for region in members_of(realm)]},
            "table": table,
            "hands": hands,
            "passed": passed,
        },
        options,
        list(seats),
        seed,
    )


def on(state: CondottiereState, code: Code) -> CondottiereState:
    """Return the state after an answer of seat A if all others pass."""
    after = state.clone()
    after.step(code, Rng(1))
    while after.turn and after.battle == state.battle and after.phase == state.phase:
        after.step(PASS, Rng(1))
    return after


def reachable(
    state: CondottiereState,
    wanted: Callable[[tuple[int, ...]], bool],
    code: Code | None = None,
) -> bool:
    """Return whether seat A can lay such cards that `wanted` holds of who has won after the battle.

    `code` is the first of them, if it is not free.
    """
    met: set[tuple[object, ...]] = set()
    waiting = [state if code is None else on(state, code)]
    while waiting:
        now = waiting.pop()
        if now.phase == OVER or now.battle != state.battle or now.phase != state.phase:
            if wanted(tuple(members_of(now.winner_seats))):
                return True
            continue
        rows = tuple(tuple(sorted(row)) for row in now.lines)
        key = tuple(sorted(now.hands[0])), rows, now.season, now.face_down_seats
        if key not in met:
            met.add(key)
            # Where the Pope goes does not matter here.
            codes = [code for code in now.codes() if not POPE <= code < POPE + POPE_OFF_MAP]
            waiting += [on(now, code) for code in codes]
    return False


def stoppable(state: CondottiereState, code: Code | None = None) -> bool:
    """Return whether seat A, beginning with `code` if given, can keep B from winning."""
    return reachable(state, lambda winners: winners != (1,), code)


@cache
def last_stands(game_id: str) -> list[CondottiereState]:
    """Return positions where B wins at once if A passes, though A can stop it."""
    game = GAMES[game_id]
    found: list[CondottiereState] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        state = standoff(game, seed)
        if on(state, PASS).winner_seats == BIT[1] and stoppable(state):
            found.append(state)
    return found


@pytest.mark.parametrize("name", ["scripted", "level3", "level4", "level5"])
@pytest.mark.parametrize("game_id", EDITIONS)
def test_the_last_able_to_stop_a_winning_conquest_never_lets_it_pass(
    game_id: str, name: str
) -> None:
    for number, built in enumerate(last_stands(game_id)):
        state = built
        while state.phase == built.phase and state.battle == built.battle:
            state = on(state, answer(name, GAMES[game_id], state, number))
        assert 1 not in members_of(state.winner_seats), number


@cache
def sure_wins(game_id: str) -> dict[int, CondottiereState]:
    """Return positions where A can win by this battle, by the seed they are made of."""
    made = {seed: standoff(GAMES[game_id], seed, mine=True) for seed in range(60)}
    return {
        seed: state
        for seed, state in made.items()
        if reachable(state, lambda winners: winners == (0,))
    }


@pytest.mark.parametrize("name", ["scripted", "level3", "level5"])
@pytest.mark.parametrize("game_id", EDITIONS)
def test_a_sure_win_is_taken(game_id: str, name: str) -> None:
    for seed, built in sure_wins(game_id).items():
        state = built
        while state.phase == built.phase and state.battle == built.battle:
            state = on(state, answer(name, GAMES[game_id], state, seed))
        assert members_of(state.winner_seats) == [0]
    assert len(sure_wins(game_id)) > 20


@pytest.mark.parametrize("game_id", EDITIONS)
def test_verdicts_agree_with_trying_everything(game_id: str) -> None:
    for state in last_stands(game_id):
        found = verdicts(state, state.codes())
        assert WON not in found.values() or not state.hands[1] or state.passed_seats & BIT[1]
        for code in state.codes():
            assert (found.get(code) == LOST) == (not stoppable(state, code))


# -- what the bots may know, and that they answer ------------------------------------------------


def moments(game: Game, seats: int, **options: bool) -> list[CondottiereState]:
    """Return one state for each kind of decision that random answers soon lead to."""
    found: dict[str, CondottiereState] = {}
    for seed in range(30):
        for plies in (0, 3, 9, 25, 60):
            state = moment(seed, plies, seats, game=game, **options)
            assert state.decision is not None
            found.setdefault(state.decision.kind, state)
    return list(found.values())


@cache
def everything(seats: int) -> list[tuple[Game, CondottiereState]]:
    first, third = (GAMES[game_id] for game_id in EDITIONS)
    found = [(first, state) for state in moments(first, seats)]
    found += [(third, state) for state in moments(third, seats)]
    options = {"draw_after_battle": True, "capture_regions": True, "hidden_cards": True}
    found += [(third, state) for state in moments(third, seats, points_match=True, **options)]
    return found


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 4])
def test_answers_are_legal_and_repeat(name: str, seats: int) -> None:
    kinds = set()
    for game, state in everything(seats):
        assert state.decision is not None
        kinds.add(state.decision.kind)
        budget = Budget(iterations=8)
        thought = think(name, state, 3, budget, game)
        assert thought.code in state.codes()
        assert thought.iterations <= 8
        assert timeless(thought) == timeless(think(name, state, 3, budget, game))
    assert {"choose_region", "battle", "discard", "draw"} <= kinds


@pytest.mark.parametrize("seats", [2, 4])
def test_a_private_question_gets_a_part_of_the_time_with_a_choice_or_without(seats: int) -> None:
    asked = 0
    for game, state in everything(seats):
        assert state.decision is not None
        config = game.bots.policy.levels[2]
        if state.decision.private:
            view, codes = question(state, game)
            own = find_bot("level3").budget(game, view)
            assert own.iterations == config.iterations // PRIVATE_DIVISOR
            for given in (codes, codes[:1]):
                thought = find_bot("level3").think(game, view, given, 3, UNLIMITED)
                assert thought.iterations in (0, own.iterations)  # 0: counted exactly
            asked += 1
    assert asked


@pytest.mark.parametrize("name", BOTS)
def test_nobody_looks_into_hidden_hands(name: str) -> None:
    for game, state in everything(3):
        view, codes = question(state, game)
        seat = view.seat
        twin = state.clone()
        others = [number for number in range(3) if number != seat and not twin.known[number]]
        for other in others:
            size = len(twin.hands[other])
            pool = twin.pile + twin.hands[other]
            twin.hands[other], twin.pile = pool[:size], pool[size:]
        assert game.view(twin, seat) == view
        budget = Budget(iterations=8)
        seen = think(name, state, 5, budget, game)
        assert timeless(seen) == timeless(think(name, twin, 5, budget, game))
        blind = find_bot(name).think(game, replace(view), codes, 5, budget)
        assert timeless(blind) == timeless(seen)


# -- where cards come slowly ---------------------------------------------------------------------


def asked_to_draw(seed: int) -> CondottiereState:
    """A battle has ended, and the seat asked has room for more cards."""
    state = moment(seed, 0, 3, game=GAMES["condottiere3"], draw_after_battle=True)
    rng = Rng(seed)
    while state.decision is None or state.decision.kind != "draw" or len(state.codes()) < 2:
        if state.decision is None:
            return asked_to_draw(seed + 100)
        codes = state.codes()
        state.step(codes[rng.below(len(codes))], rng)
    return state


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "uct")])
def test_bots_draw_all_they_may(name: str) -> None:
    for seed in range(8):
        state = asked_to_draw(seed)
        assert answer(name, GAMES["condottiere3"], state) == max(state.codes())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("random", "uct")])
def test_bots_waste_no_card_on_a_battle_won(name: str, edition: str) -> None:
    """Once all others have passed, who leads lays nothing but what brings the pawn or a card."""
    game = GAMES[edition]
    asked = 0
    for seed in range(6):
        state = moment(seed, 0, 3, game=game)
        rng = Rng(seed)
        while state.decision is not None:
            codes = state.codes()
            leads = sole_leader(line_strengths(state, True)) == state.turn
            alone = state.passed_seats | BIT[state.turn] == state.rules.all_seats_mask
            if state.phase == BATTLE and alone and leads and len(codes) > 1:
                code = answer(name, game, state, seed)
                assert code in (PASS, COURTESAN) or TAKE <= code < POPE
                asked += 1
            state.step(codes[rng.below(len(codes))], rng)
    assert asked > 5


def test_thrifty_playouts_draw_all_and_spend_nothing_on_a_battle_won() -> None:
    drawn = rested = 0
    for seed in range(8):
        state = moment(seed, 0, 3, game=GAMES["condottiere3"], draw_after_battle=True)
        rng = Rng(seed)
        while state.decision is not None:
            played: list[Code] = []
            alone = state.passed_seats | BIT[state.turn] == state.rules.all_seats_mask
            state.clone().play_randomly(Rng(seed), 1, played, thrifty=True)
            code = played[0] // MAX_SEATS
            if state.phase == DRAW:
                assert code == max(state.codes())
                drawn += 1
            elif alone and sole_leader(line_strengths(state, True)) == state.turn:
                assert code == PASS
                rested += 1
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
    assert drawn
    assert rested


@pytest.mark.parametrize("seats", [2, 4])
def test_levels_keep_their_budget_and_grow(seats: int) -> None:
    for game_id in EDITIONS:
        game = GAMES[game_id]
        state = moment(1, 20, seats, game=game)
        levels = game.bots.policy_for(question(state, game)[0]).levels
        assert [level.iterations for level in levels] == sorted(
            level.iterations for level in levels
        )
        assert [level.memory_share for level in levels] == sorted(
            level.memory_share for level in levels
        )
        assert all(level.solves_endings for level in levels[2:])
        assert think("level1", state, game=game).iterations == levels[0].iterations
