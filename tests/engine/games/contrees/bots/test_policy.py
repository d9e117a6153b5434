"""The bots of Contrées: legal and repeatable in both phases, sound endings, sensible lands."""

from __future__ import annotations

import pytest

from engine.bots.appraisal import appraise
from engine.bots.bot import Budget
from engine.bots.levels import BOTS, find_bot
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, State
from engine.games.contrees.actions import Place
from engine.games.contrees.bots.margins import DEMOLISHED_VALUE, margins
from engine.games.contrees.bots.reasons import reasons
from engine.games.contrees.bots.win_probability import COUNT_BASE, WORTH
from engine.games.contrees.ending import MAX_TOWERS, final_lead
from engine.games.contrees.land import AROUND, HEXES, TILE_COUNT
from engine.games.contrees.options import Options
from engine.games.contrees.replies import effects_of, lead_of, richest_prize
from engine.games.contrees.state import LAYING, ContreesState
from tests.engine.bots.kit import CONTREES, moment, question, think, timeless
from tests.engine.games.contrees.kit import FLOWER, around, at, position

POLICY = CONTREES.bots.policy
LEVELS = ["level1", "level2", "level3", "level4", "level5"]
FEW = Budget(iterations=12)
#: The first tile but one, a land half built, its last tile, the first tower, and later.
MOMENTS = (1, 7, 15, 16, 30, 50)


def contrees(seed: int, plies: int, expert: bool = False) -> ContreesState:
    return moment(seed, plies, game=CONTREES, expert=expert)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("expert", [False, True])
def test_answers_are_legal_repeatable_and_change_nothing(name: str, expert: bool) -> None:
    for plies in MOMENTS:
        state = contrees(plies, plies, expert)
        before, codes = CONTREES.view(state, OMNISCIENT), state.codes()
        thought = think(name, state, budget=FEW, game=CONTREES)
        assert thought.code in codes
        assert {move.code for move in thought.moves} <= set(codes)
        assert timeless(thought) == timeless(think(name, state, budget=FEW, game=CONTREES))
        assert (CONTREES.view(state, OMNISCIENT), state.codes()) == (before, codes)


@pytest.mark.parametrize("name", ["uct", *LEVELS])
@pytest.mark.parametrize("plies", [3, 20])
def test_iterations_are_respected(name: str, plies: int) -> None:
    thought = think(name, contrees(4, plies), budget=Budget(iterations=33), game=CONTREES)
    assert thought.iterations == sum(move.visits for move in thought.moves) == 33


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("expert", [False, True])
def test_every_bot_plays_to_the_end(name: str, expert: bool) -> None:
    rng = Rng(3)
    state = CONTREES.start(Options(expert), 2, rng)
    plies = 0
    while state.decision is not None:
        view, codes = question(state, CONTREES)
        bot = find_bot(name)
        state.step(bot.think(CONTREES, view, codes, plies, Budget(iterations=3)).code, rng)
        plies += 1
    assert plies <= CONTREES.max_plies(Options(expert), 2)
    assert CONTREES.result(state) is not None


# -- what they know ------------------------------------------------------------------------------


def test_judgement_favours_nobody() -> None:
    for mine in range(COUNT_BASE):
        for theirs in range(COUNT_BASE):
            assert WORTH[COUNT_BASE * mine + theirs] == -WORTH[COUNT_BASE * theirs + mine]


@pytest.mark.parametrize("expert", [False, True])
def test_judgement_prefers_who_is_ahead(expert: bool) -> None:
    right = met = 0
    for seed in range(200):
        state = contrees(seed, 54, expert)
        worth = POLICY.evaluate(state)
        assert sum(worth) == pytest.approx(1)
        state.play_out(Rng(seed), 100, [])
        if state.winner() >= 0:
            met += 1
            right += worth[state.winner()] > 0.5
    assert right > 0.7 * met


@pytest.mark.parametrize("expert", [False, True])
def test_the_scripted_bot_builds_a_compact_land(expert: bool) -> None:
    for seed in range(5):
        rng = Rng(seed)
        state = CONTREES.start(Options(expert), 2, rng)
        while state.decision is not None and state.decision.kind == LAYING:
            code = POLICY.suggest(*question(state, CONTREES), rng)
            touched = sum(code % HEXES + step in state.hexes for step in AROUND)
            assert touched >= min(2, len(state.hexes))
            state.step(code, rng)
        assert len(state.hexes) == TILE_COUNT
        assert len(state.land.sites) <= 50


# -- endings -------------------------------------------------------------------------------------


def worth(state: State, seat: int) -> float:
    """Return the reward of `seat` when both play their best from here on."""
    decision = state.decision
    if decision is None:
        return state.returns()[seat]
    found = []
    for code in state.codes():
        after = state.clone()
        after.step(code, Rng(0))
        found.append(worth(after, seat))
    return max(found) if decision.seat == seat else min(found)


@pytest.mark.parametrize("name", ["level4", "level5"])
@pytest.mark.parametrize("expert", [False, True])
def test_endings_are_played_without_a_mistake(name: str, expert: bool) -> None:
    telling = 0
    for seed in range(15):
        state = contrees(seed, CONTREES.max_plies(Options(), 2) - 2, expert)
        seat = state.turn
        values = {}
        for code in state.codes():
            after = state.clone()
            after.step(code, Rng(0))
            values[code] = worth(after, seat)
        best = max(values.values())
        thought = think(name, state, game=CONTREES)
        assert values[thought.code] == best
        if best != 0.5:
            assert thought.moves[0].value == best, "it is proved"
        telling += min(values.values()) < best
    assert telling > 0


@pytest.mark.parametrize("name", ["scripted", *LEVELS])
def test_no_bot_throws_a_won_match_away(name: str) -> None:
    """A has one tower left and B none: only the fourth tower of the middle tile wins."""
    written = position(
        FLOWER,
        towers={"A": "N NE SE"},
        supply={"A": 1, "B": 0},
        demolished={"B": 1},
    )
    state = CONTREES.positions.read(written["position"], Options(), ("A", "B"), 1)
    winning = {CONTREES.code(Place(at(side))) for side in ("S", "SW", "NW")}
    view, codes = question(state, CONTREES)
    assert len(codes) == 21
    for seed in range(10):
        thought = find_bot(name).think(CONTREES, view, codes, seed, Budget())
        assert thought.code in winning


@pytest.mark.parametrize("ahead", "AB")
def test_a_decided_match_is_won_or_lost_by_the_best_margin(ahead: str) -> None:
    """Whatever A builds, the seat ahead wins; the fourth tower takes the middle tile."""
    towers = {"A": around("N NE SE"), "B": []}
    towers[ahead] += [*around("N NE SE S SW NW", (4, 0)), *around("N NE SE S SW NW", (6, 0))]
    written = position(
        [*FLOWER, *((q, 0) for q in range(2, 9))],
        towers=towers,
        owners={ahead: [(4, 0), (6, 0)]},
        supply={"A": 2, "B": 2},
    )
    state = CONTREES.positions.read(written["position"], Options(), ("A", "B"), 1)
    taking = {CONTREES.code(Place(at(side))) for side in ("S", "SW", "NW")}
    for seed in range(3):
        thought = think("level4", state, seed, game=CONTREES)
        assert thought.moves[0].value == pytest.approx(float(ahead == "A"), abs=1e-5)
        assert thought.code in taking


@pytest.mark.parametrize("name", LEVELS)
def test_the_last_tower_takes_what_it_can(name: str) -> None:
    """Whatever A builds wins or loses as much; the fourth tower takes the middle tile as well."""
    for ahead in "AB":
        towers = {"A": around("N NE SE"), "B": []}
        towers[ahead] += around("N NE SE S SW NW", (4, 0)) + around("N NE SE S SW NW", (6, 0))
        written = position(
            [*FLOWER, *((q, 0) for q in range(2, 9))],
            towers=towers,
            owners={ahead: [(4, 0), (6, 0)]},
            supply={"A": 1, "B": 0},
        )
        state = CONTREES.positions.read(written["position"], Options(), ("A", "B"), 1)
        for seed in range(3):
            assert think(name, state, seed, game=CONTREES).code in {
                CONTREES.code(Place(at(side))) for side in ("S", "SW", "NW")
            }


def test_where_nearly_lost_what_keeps_the_most_tiles_and_towers_is_advised() -> None:
    """Otherwise a hint would order its moves by noise."""
    view, codes = question(contrees(5, 45), CONTREES)
    found = dict(zip(codes, margins(view, codes), strict=True))
    worst, best = min(codes, key=found.__getitem__), max(codes, key=found.__getitem__)
    assert found[best] > found[worst] + 1
    sounder = CONTREES.explanations.sounder_codes
    assert sounder(view, worst, 0.08)[0] == best
    assert min(found[code] for code in sounder(view, worst, 0.08)) > found[worst] + 0.001
    assert not sounder(view, best, 0.08)
    # Of those that keep as many tiles, one may raze a tower more.
    alike = [code for code in codes if 0.001 < found[best] - found[code] < 0.5]
    assert all(best in sounder(view, code, 0.08) for code in alike)
    # At any other time a search knows more than the score after one reply.
    assert not any(sounder(view, code, value) for code in codes for value in (0.5, 0.95))


def test_the_last_towers_are_valued_by_the_end_of_the_match() -> None:
    """One reply says nothing of the tower that comes after it."""

    def towers_left(state: ContreesState) -> int:
        return int(sum(state.supply))

    differing = 0
    for seed in range(3):
        state = contrees(seed, 16)
        rng = Rng(seed)
        while state.decision is not None and towers_left(state) > MAX_TOWERS:
            assert final_lead(state, 0) is None
            codes = state.codes()
            state.step(codes[rng.below(len(codes))], rng)
        assert state.decision is not None
        seat = state.turn
        view, codes = question(state, CONTREES)
        leads: list[tuple[int, int]] = []
        for code in codes:
            world = state.clone()
            world.step(code, Rng(0))
            lead = final_lead(world, seat)
            assert lead is not None
            leads.append(lead)
            told = {
                (fact.kind, fact.about): fact.number
                for fact in reasons(state.clone(), code, Rng(0))
            }
            assert told.get(("leads", "end"), -told.get(("trails", "end"), 0)) == lead[0]
            one_reply = lead_of(world, seat)[0] - max(
                (effects_of(world, reply).amount[0] for reply in world.codes()), default=0
            )
            differing += one_reply != lead[0]
            if code == codes[0]:
                # Both build the best of all that they can.
                replies = [world.clone() for _ in world.codes()]
                for then, reply in zip(replies, world.codes(), strict=True):
                    then.step(reply, Rng(0))
                assert lead == min(final_lead(then, seat) or (0, 0) for then in replies)
        assert final_lead(state, seat) == max(leads)
        assert final_lead(state, 1 - seat) == tuple(-number for number in max(leads))
        found = margins(view, codes)
        expected = [tiles + towers * DEMOLISHED_VALUE for tiles, towers in leads]
        assert found == pytest.approx(expected, abs=1e-3)
    assert differing > 10


def test_a_prize_is_not_given_up_for_a_tower_that_falls_at_once() -> None:
    """A tile and two towers are there to take; otherwise a bot builds where it is razed."""
    view, codes = question(contrees(1, 46), CONTREES)
    override, state = CONTREES.bots.override, CONTREES.sampler(view)(Rng(0))
    prizes = {code: richest_prize(state, code) for code in codes}
    given_up = [code for code in codes if prizes[code] is not None]
    assert 0 < len(given_up) < len(codes)
    for code in codes:
        prize, after = prizes[code], state.clone()
        after.step(code, Rng(0))
        blunders = CONTREES.statistics.find_blunders(state, code, after)
        assert blunders["prize_left"] == ([] if prize is None else [state.turn])
        if prize is None:
            assert override(view, code, {}) == code
            continue
        deed = effects_of(state, prize)
        assert deed.taken_tiles
        assert len(deed.felled) > 1
        assert richest_prize(state, prize) is None
        assert override(view, code, {code: 0.5, prize: 0.45}) == prize
        # A search that clearly prefers the other one has seen more.
        assert override(view, code, {code: 0.5, prize: 0.3}) == code


def test_a_hint_is_no_surer_than_its_estimates_however_well_playouts_agree() -> None:
    view, codes = question(contrees(5, 45), CONTREES)
    budget, bot = Budget(iterations=300), find_bot("level5")
    found = appraise(bot, CONTREES, view, codes, 1, budget, 5, others=False).moves
    unproved = [move for move in found if move.margin]
    assert unproved
    for move in unproved:
        assert move.margin is not None
        assert move.margin >= 0.4 * move.value * (1.0 - move.value)
