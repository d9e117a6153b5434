"""What bots of Condottiere judge, prefer and leave out, by what they may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from engine.arena.measure import Contest, run_arena
from engine.bots.bot import Budget
from engine.bots.levels import LevelBot, find_rival
from engine.bots.search import Search
from engine.core import MOST_SEATS, ConquistaError
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3, training
from engine.games.condottiere.battle import NOTHING, strengths
from engine.games.condottiere.cards import DRUM, KINDS, SURRENDER
from engine.games.condottiere.events import Choose, Play
from engine.games.condottiere.judgement import FEATURES, judged, of_match
from engine.games.condottiere.judging import (
    GRAVE,
    JudgingPolicy,
    PatientJudgingPolicy,
    PlainJudgingPolicy,
    ShallowJudgingPolicy,
    known_weights,
)
from engine.games.condottiere.preferences import PASSING, leanings, preferences
from engine.games.condottiere.prospects import guessed_strengths
from engine.games.condottiere.sensible import SensiblePolicy
from engine.games.condottiere.state import PASS, PASS_REVEAL, POPE, TAKE, CondottiereState
from engine.games.condottiere.table import BATTLE, CHOOSE, FINAL
from engine.games.condottiere.training import Case, fit
from engine.games.condottiere.weights import WEIGHTS
from engine.rng import Rng
from tests.bots.kit import moment
from tests.engine.condottiere.kit import position

KNOWN = sorted(WEIGHTS)
MANY = "m1 m1 m1 m1 m4 m4"
#: All but points matches: whoever leaves them out plays them as well.
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"hidden_cards": True, "capture_regions": True, "draw_after_battle": True},
)


def judging(edition: str = "condottiere3", seats: int = 4) -> JudgingPolicy:
    return JudgingPolicy(WEIGHTS[edition, seats, False])


def walked(plies: int = 60) -> Iterator[CondottiereState]:
    """States with a choice, of matches of both editions, some with options."""
    for game in (GAMES["condottiere1"], CONDOTTIERE3):
        for options in OPTIONS if game is CONDOTTIERE3 else OPTIONS[:1]:
            state = moment(3, 0, 4, game=game, **options)
            rng = Rng(3)
            for _ in range(plies):
                if state.decision is None:
                    break
                codes = state.codes()
                if len(codes) > 1:
                    yield state
                state.step(codes[rng.below(len(codes))], rng)


def at(edition: int = 3, **given: Any) -> CondottiereState:
    """Seat A is asked in a battle for Roma, unless told otherwise."""
    written = position(edition, **given)
    game = GAMES[written["game"]]
    options = game.options(**written["options"])
    state = game.position(written["position"], options, written["seats"], 1)
    assert isinstance(state, CondottiereState)
    return state


# -- the judgement -------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KNOWN, ids=str)
def test_chances_add_up_and_follow_the_seats(key: tuple[str, int, bool]) -> None:
    edition, seats, draws = key
    assert len(WEIGHTS[key]) == FEATURES
    given = {"draw_after_battle": True} if draws else {}
    state = moment(5, 30, seats, game=GAMES[edition], **given)
    found = judged(state, WEIGHTS[key])
    assert sum(found) == pytest.approx(1.0)
    assert all(0.0 < chance < 1.0 for chance in found)
    # Who sits where does not matter: the first two change places.
    for row in (state.hands, state.owned, state.holdings):
        row[0], row[1] = row[1], row[0]
    state.condottiere = {0: 1, 1: 0}.get(state.condottiere, state.condottiere)
    assert judged(state, WEIGHTS[key]) == pytest.approx([found[1], found[0], *found[2:]])


@pytest.mark.parametrize("key", KNOWN, ids=str)
def test_better_hands_and_realms_are_worth_more(key: tuple[str, int, bool]) -> None:
    edition, seats, draws = key
    names = "ABCDEF"[:seats]
    common = {"seats": names, "phase": "choose_region", "battle": 6}
    if draws:
        common["options"] = "draw_after_battle"
    cards = dict.fromkeys(names, "m3 m4 scarecrow")
    number = 1 if edition == "condottiere1" else 3
    strong = at(number, hands={**cards, "A": "m10 m10 drum heroine m6 m5"}, **common)
    found = judged(strong, WEIGHTS[key])
    assert found[0] == max(found)
    near = at(number, hands=cards, owners={"B": "ferrara mantova"}, **common)
    found = judged(near, WEIGHTS[key])
    assert found[1] == max(found)


def test_a_points_match_is_judged_by_what_the_game_leaves_of_it() -> None:
    state = moment(5, 30, 4, game=CONDOTTIERE3, points_match=True)
    even = [0.25] * 4
    state.owned, state.holdings = [0] * 4, [0] * 4
    assert of_match(state, even) == pytest.approx(even)
    assert of_match(state, [0.7, 0.1, 0.1, 0.1])[0] > 0.25
    # Who leads has more of it the nearer the end is; a game cannot bring another the match.
    leads = []
    for points in ([2, 0, 0, 0], [12, 10, 10, 10], [20, 6, 6, 6]):
        state.points = points
        found = of_match(state, even)
        assert sum(found) == pytest.approx(1.0)
        assert found[1] == pytest.approx(found[3])
        leads.append(found[0])
    assert 0.25 < leads[0] < leads[1] < leads[2] == 1.0
    # Points decide whoever wins the game, and equal ones are shared.
    state.points = [14, 14, 0, 0]
    assert of_match(state, [0.5, 0.5, 0.0, 0.0]) == [0.5, 0.5, 0.0, 0.0]
    state.points, state.holdings = [17, 14, 0, 0], [3, 0, 0, 0]
    assert of_match(state, [0.0, 1.0, 0.0, 0.0]) == [0.5, 0.5, 0.0, 0.0]


def test_a_fit_finds_what_decides() -> None:
    rng = Rng(1)
    cases = []
    for _ in range(60):
        rows = [[0.0] * FEATURES for _ in range(3)]
        best = rng.below(3)
        for seat, row in enumerate(rows):
            row[2] = float(seat == best)
            row[3] = rng.random()
        cases.append(Case(rows, [float(seat == best) for seat in range(3)]))
    weights = fit(cases, [0.0] * FEATURES, 1)
    assert weights[2] > 1.0 > abs(weights[3])


def test_training_begins_from_nothing_or_from_the_weights_so_far(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written: list[dict[tuple[str, int, bool], list[float]]] = []
    monkeypatch.setattr(training, "write", written.append)
    monkeypatch.setattr(training, "fit", lambda cases, first, seed: first)
    few = ["training", "condottiere3", "2", "--matches", "2", "--iterations", "1"]
    for more, first in ((["--afresh"], [0.0] * FEATURES), ([], WEIGHTS["condottiere3", 2, False])):
        monkeypatch.setattr("sys.argv", few + more)
        training.main()
        assert written.pop() == {**WEIGHTS, ("condottiere3", 2, False): first}


def test_training_with_cards_drawn_begins_from_the_weights_without() -> None:
    key = ("condottiere3", 4, True)
    first, policy = training.beginning(key, False)
    assert first is WEIGHTS[key]
    first, policy = training.beginning(key, True)
    assert isinstance(policy, ShallowJudgingPolicy)
    assert first is policy.weights is WEIGHTS["condottiere3", 4, False]
    cases = training.play_match(*key, policy, 1, 3)
    assert len(cases) > 1
    assert all(sum(case.results) == pytest.approx(1.0) for case in cases)


# -- preferences and playouts --------------------------------------------------------------------


def test_preferences_are_chances() -> None:
    kinds = set()
    for state in walked():
        codes = state.codes()
        found = preferences(state, codes)
        assert len(found) == len(codes)
        assert sum(found) == pytest.approx(1.0)
        assert min(found) > 0.0
        kinds.add(state.phase)
        if state.phase in (BATTLE, FINAL):
            leaning = leanings(state)
            assert sum(leaning) == pytest.approx(1.0)
            hand = state.hands[state.turn]
            assert all(not leaning[kind] or kind in hand for kind in range(KINDS))
    assert {BATTLE, CHOOSE} <= kinds


def test_where_cards_are_drawn_after_the_battle_nobody_saves_them() -> None:
    hand: dict[str, Any] = {"hands": {"A": "m1 m3 m6", "B": "m1 m2"}}
    for table in ({"A": "m10", "B": "m5"}, {"B": "m2"}, {"B": "m10 m10"}):
        saving = leanings(at(table=table, **hand))
        spending = leanings(at(table=table, options="draw_after_battle", **hand))
        assert sum(spending) == pytest.approx(1.0)
        assert spending[KINDS] < saving[KINDS]


def test_who_has_won_a_battle_passes_in_playouts() -> None:
    won = at(hands={"A": "m1 m2", "B": "m1"}, table={"A": "m3"}, passed="BCD")
    assert leanings(won)[KINDS] == 1.0


@pytest.mark.parametrize(
    "policy", [judging(), PlainJudgingPolicy(WEIGHTS["condottiere3", 4, False])]
)
def test_playouts_answer_as_asked_and_stop_where_a_region_is_chosen(policy: JudgingPolicy) -> None:
    stopped = 0
    for state in walked():
        world, played = state.clone(), list[int]()
        policy.rollout(world, Rng(1), 1000, played)
        if world.decision is not None:
            assert world.phase == CHOOSE
            assert world.battle != state.battle
            stopped += 1
        # The same answers, one at a time: each was possible, and led to the same.
        twin, rng = state.clone(), Rng(1)
        for key in played:
            code, seat = divmod(key, MOST_SEATS)
            assert twin.turn == seat
            assert code in twin.codes()
            given = list[int]()
            policy.rollout(twin, rng, 1, given)
            assert given == [key]
        assert (twin.hands, twin.rows, twin.turn) == (world.hands, world.rows, world.turn)
        short = list[int]()
        policy.rollout(state.clone(), Rng(1), 2, short)
        assert short == played[:2]
    assert stopped > 20


def test_a_search_of_several_legs_judges_what_several_battles_leave() -> None:
    judged_at = []

    class Noting(JudgingPolicy):
        def evaluate(self, state: CondottiereState) -> Sequence[float]:
            judged_at.append(state.battle)
            return super().evaluate(state)

    state = at(hands={"A": "m2", "B": "m1"})
    for legs in (1, 3):
        judged_at.clear()
        policy = Noting(WEIGHTS["condottiere3", 4, False])
        search = Search(lambda rng: state.clone(), policy, Rng(1), 0.7, 0, puct=0.5, legs=legs)
        search.run(20, -1.0, float, bool)
        assert set(judged_at) == {state.battle + legs}


def test_the_search_tries_first_what_is_preferred() -> None:
    policy = judging()
    given: dict[str, Any] = {"hands": {"A": "m2 m6 m10 drum courtesan", "B": "m1 m4"}}
    state = at(table={"A": "m3", "B": "m6"}, **given)
    codes = policy.candidates(state, state.codes())
    likely = preferences(state, codes)

    def draw(rng: Rng) -> CondottiereState:
        return state.clone()

    search = Search(draw, policy, Rng(1), 0.7, puct=policy.levels[-1].puct)
    for iterations in (1, 60):
        search.run(iterations, -1.0, float, bool)
        moves = search.moves(codes)
        assert sum(visits for _, visits, _ in moves) == search.iterations
        if iterations == 1:
            assert [code for code, _, _ in moves] == [codes[likely.index(max(likely))]]
    assert len(moves) > 1


# -- what is left out ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "given", "missing"),
    [
        (3, {"hands": {"A": "bishop m1", "B": "m1"}}, set(range(POPE, PASS))),
        (3, {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "drum m2"}}, {8}),
        (3, {"hands": {"A": "m10 m1", "B": "m1"}, "table": {"B": "winter"}}, {6}),
        (1, {"hands": {"A": "surrender m6", "B": "m1"}, "table": {"B": "m3"}}, {11}),
        (3, {"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1"}}, {PASS}),
        (
            3,
            {"hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            {PASS},
        ),
        (3, {"hands": {"A": "scarecrow m1", "B": "m1"}, "table": {"A": "m3"}}, {TAKE + NOTHING}),
    ],
)
def test_what_a_person_would_laugh_at_is_not_searched(
    edition: int, given: dict[str, Any], missing: set[int]
) -> None:
    state = at(edition, **given)
    left = judging().candidates(state, state.codes())
    assert left
    assert set(state.codes()) - set(left) == missing & set(state.codes())
    assert missing & set(state.codes())


@pytest.mark.parametrize(
    "given",
    [
        {"hands": {"A": "m6 m6 m6 m6 m6", "B": "m1"}},
        {"hands": {"A": "m1 m6 m6 m6", "B": "m1"}},
        {"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1"}, "table": {"B": "m2"}},
        # Nobody else with many cards has passed, or what is laid is dear, or only a ten overtakes.
        {"hands": {"A": "m6 m6 m6 m6 m6 m6", "B": "m1", "C": MANY}, "table": {"B": "m3"}},
        {"hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY}, "table": {"B": "m4"}, "passed": "C"},
        {"hands": {"A": "m10 m2 m2 m2 m2 m2", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
    ],
)
def test_who_has_reason_to_wait_may_pass(given: dict[str, Any]) -> None:
    state = at(**given)
    assert PASS in judging().candidates(state, state.codes())


@pytest.mark.parametrize(
    ("given", "passes"),
    [
        # Before an empty table others come after, or the last but one or the last is asked.
        ({"hands": {"A": "m1 m6 m6 m6 m6 m6", "B": MANY, "C": MANY}}, True),
        ({"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1", "C": MANY}, "passed": "C"}, False),
        ({"hands": {"A": "m1 m6 m6 m6", "B": "m1", "C": MANY}, "passed": "C"}, True),
        ({"hands": {"A": "m1 m6 m6 m6 m6", "B": "m1", "C": "m1"}, "passed": "C"}, True),
        ({"hands": {"A": "m1 m6", "B": "m1"}, "passed": "B"}, False),
        ({"hands": {"A": "m4 m6", "B": "m1"}, "passed": "B"}, True),
        # A rival leads with little: somebody comes after, or nobody, and what overtakes is dear.
        (
            {
                "seats": "ABCD",
                "hands": {"A": "m6 m6 m6 m6 m6 m6", "C": MANY, "D": "m4"},
                "table": {"B": "m3"},
                "passed": "C",
            },
            True,
        ),
        (
            {"hands": {"A": "m10 m1 m1 m1 m1 m1", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            False,
        ),
        (
            {"hands": {"A": "m2 m2 m2 m2 m2 m2", "C": MANY}, "table": {"B": "m3"}, "passed": "C"},
            True,
        ),
    ],
)
def test_who_waits_patiently_leaves_somebody_to_fight(given: dict[str, Any], passes: bool) -> None:
    state = at(**given)
    patient = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    assert (PASS in patient.candidates(state, state.codes())) == passes


#: Rome would win B the game.
WINNING: dict[str, Any] = {"owners": {"B": "siena spoleto"}, "table": {"B": "m10"}, "seats": "ABCD"}


@pytest.mark.parametrize(
    ("given", "left"),
    [
        # The last seat that can stops it, and lays nothing that does not.
        ({"hands": {"A": "m2 m6 bishop", "B": "m1"}, "passed": "CD"}, {"bishop"}),
        ({"hands": {"A": "m2 heroine", "B": "m1"}, "passed": "CD"}, {"heroine"}),
        ({"hands": {"A": "m2 m6", "B": "m1"}, "passed": "CD"}, {"m2", "m6", "pass"}),
        # Where the winner has passed, another card may come first.
        ({"hands": {"A": "m2 bishop", "B": "m1"}, "passed": "BCD"}, {"m2", "bishop"}),
        # Whoever has many cards does not leave it to a single other one.
        (
            {"hands": {"A": "m2 m2 m3 m3 bishop", "B": "m1", "C": "m4"}, "passed": "D"},
            {"m2", "m3", "bishop"},
        ),
        (
            {"hands": {"A": "m2 m3 bishop", "B": "m1", "C": "m4"}, "passed": "D"},
            {"m2", "m3", "bishop", "pass"},
        ),
        (
            {"hands": {"A": "m2 m2 m3 m3 bishop", "B": "m1", "C": "m4", "D": "m4"}},
            {"m2", "m3", "bishop", "pass"},
        ),
        # Nobody leads, and whoever is left alone would win.
        (
            {"hands": {"A": "m2 surrender", "B": "m1"}, "table": {}, "passed": "CD"},
            {"m2", "surrender"},
        ),
        # Nothing is won by it.
        (
            {"hands": {"A": "m2 bishop", "B": "m1"}, "owners": {"B": "siena"}, "passed": "CD"},
            {"m2", "bishop", "pass"},
        ),
    ],
)
def test_no_game_is_left_to_a_rival_who_can_be_stopped(
    given: dict[str, Any], left: set[str]
) -> None:
    state = at(**{**WINNING, **given})
    for policy in (judging(), PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])):
        codes = policy.candidates(state, state.codes())
        found = [CONDOTTIERE3.action(code) for code in codes]
        assert {one.card if isinstance(one, Play) else one.do for one in found} == left


def left_by_patience(given: dict[str, Any]) -> set[str]:
    """What the bot of four seats in the third edition still looks at; cards by name."""
    state = at(**given)
    policy = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    found = [CONDOTTIERE3.action(code) for code in policy.candidates(state, state.codes())]
    told = {one.card if isinstance(one, Play) else one.do for one in found}
    regions = {one.region for one in found if isinstance(one, Choose)}
    return told | regions | {str(one.pope) for one in found if isinstance(one, Play) and one.pope}


#: Rome would win B the game, who is behind and holds three cards.
LURKING: dict[str, Any] = {
    "owners": {"B": "siena spoleto"},
    "hands": {"A": "m2 scarecrow", "B": "m1 m2 m3"},
    "table": {"A": "m6"},
    "seats": "ABCD",
    "passed": "CD",
}


@pytest.mark.parametrize(
    ("given", "passes"),
    [
        ({}, False),
        # Far ahead, with another who may stop the rival, or with nothing that makes it harder.
        ({"table": {"A": "m10"}}, True),
        ({"hands": {"A": "m2", "B": "m1 m2 m3", "C": "m1"}, "passed": "D"}, True),
        ({"hands": {"A": "scarecrow", "B": "m1 m2 m3"}}, True),
        ({"hands": {"A": "m2", "B": "m1 m2 m3"}, "owners": {"B": "siena"}}, True),
        # Who holds a surrender does not pass before it has done its work.
        ({"hands": {"A": "m2 surrender", "B": "m1 m2 m3", "C": "m1"}, "passed": "D"}, False),
    ],
)
def test_the_last_guard_stays_while_the_rival_may_come(given: dict[str, Any], passes: bool) -> None:
    assert ("pass" in left_by_patience({**LURKING, **given})) == passes


def test_many_cards_do_not_leave_a_leader_to_a_single_other_seat() -> None:
    # No card alone stops him, all together do.
    given = {**WINNING, "passed": "D", "table": {"B": "heroine"}}
    hands = {"A": "m5 m5 m5 m1 m1", "B": "m1", "C": "m4"}
    assert "pass" not in left_by_patience({**given, "hands": hands})
    assert "pass" in left_by_patience({**given, "hands": {**hands, "A": "m2 m2 m2 m1 m1"}})


def test_what_does_nothing_for_its_seat_is_not_looked_at() -> None:
    hands = {"A": "drum spring scarecrow m4", "B": "m1 m1", "C": "m1"}
    left = left_by_patience({"hands": hands, "table": {"B": "m6"}, "seats": "ABCD"})
    assert not {"drum", "spring"} & left
    assert "spring" not in left_by_patience({"hands": hands, "seats": "ABCD"})
    ahead = {"hands": hands, "table": {"A": "m6", "B": "m3"}, "seats": "ABCD"}
    assert {"drum", "spring", "scarecrow"} <= left_by_patience(ahead)
    decisive = {**ahead, "owners": {"A": "siena spoleto"}}
    assert "scarecrow" not in left_by_patience(decisive)


def test_who_can_take_the_lead_and_surrender_does_not_pass_its_win() -> None:
    hands = {"A": "m10 surrender", "B": "m1 m1"}
    table = {"A": "m5", "B": "m10 m4"}
    given: dict[str, Any] = {"hands": hands, "table": table, "seats": "ABCD", "passed": "CD"}
    assert "pass" in left_by_patience(given)
    assert "pass" not in left_by_patience({**given, "owners": {"A": "siena spoleto"}})


def test_a_surrender_is_kept_for_a_battle_that_a_rival_would_win_the_game_by() -> None:
    given: dict[str, Any] = {"phase": "discard", "region": "roma", "seats": "ABCD"}
    given |= {"hands": {"A": "surrender drum", "B": "m1 m2"}}
    assert left_by_patience(given) == {"discard_all", "keep_hand"}
    assert left_by_patience({**given, "owners": {"B": "siena spoleto"}}) == {"keep_hand"}


def test_the_pope_stands_where_he_stops_somebody() -> None:
    given: dict[str, Any] = {"hands": {"A": "bishop m1", "B": "m1"}, "table": {"B": "m10"}}
    given["owners"] = {"B": "mantova ferrara", "C": "ancona"}
    left = left_by_patience(given)
    assert left == {"bishop", "m1", "pass", "venezia", "milano", "modena", "bologna"}


def test_no_region_is_named_that_wins_a_rival_the_game() -> None:
    given: dict[str, Any] = {"phase": "choose_region", "battle": 6}
    given |= {"hands": {"A": "m1 m2", "B": "m1 m2"}, "owners": {"B": "ancona napoli"}}
    assert not {"urbino", "spoleto", "roma"} & left_by_patience(given)
    assert "roma" in left_by_patience(
        {**given, "owners": {**given["owners"], "A": "firenze siena"}}
    )


def test_where_the_game_is_at_stake_more_is_thought() -> None:
    policy = PatientJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    for owners, effort in (("siena spoleto", GRAVE), ("siena milano", 1.0)):
        state = at(**{**LURKING, "owners": {"B": owners}})
        assert policy.effort(CONDOTTIERE3.view(state, 0)) == effort
    state = at(phase="choose_region", owners={"B": "siena spoleto"}, hands={"A": "m1", "B": "m1"})
    assert policy.effort(CONDOTTIERE3.view(state, 0)) == GRAVE


def test_a_playout_guards_against_who_is_behind() -> None:
    """Who leads rests easily, but for a rival who may still win the game here."""
    lurking, harmless = at(**LURKING), at(**{**LURKING, "owners": {}})
    assert leanings(lurking)[PASSING] < 0.7 * leanings(harmless)[PASSING]
    given = {**LURKING, "hands": {**LURKING["hands"], "A": "surrender m2"}}
    assert (
        leanings(at(**given))[SURRENDER] > 0.3 > leanings(at(**{**given, "owners": {}}))[SURRENDER]
    )


def test_a_card_face_down_changes_nothing_for_others() -> None:
    given: dict[str, Any] = {
        "options": "hidden_cards",
        "hands": {"A": "bishop winter m1 m10 scarecrow m2", "B": "m1", "C": "m2 m3"},
    }
    policy, seen = judging(), set()
    for card in ("m1", "m10", "drum", "heroine"):
        state = at(table={"A": "m2", "B": card}, face_down={"B": card}, **given)
        codes = policy.candidates(state, state.codes())
        seen.add((tuple(codes), tuple(preferences(state, codes))))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("line", "guess"), [("m2", 2 + 4), ("m2 drum", 4 + 8), ("m2 winter", 1 + 1)]
)
def test_anothers_card_face_down_counts_what_such_cards_do_on_an_average(
    line: str, guess: int
) -> None:
    found = set()
    for card in ("m1", "m10", "heroine"):
        state = at(options="hidden_cards", table={"B": f"{line} {card}"}, face_down={"B": card})
        found.add(tuple(guessed_strengths(state, 0, state.season)))
        assert guessed_strengths(state, 1, state.season) == strengths(state, False)
    assert found == {(0, guess, 0, 0)}


def test_what_lies_face_down_is_no_empty_table() -> None:
    hands = {"A": "m1 m6 m6 m6 m6", "B": "m1"}
    state = at(options="hidden_cards", hands=hands, table={"B": "m1"}, face_down={"B": "m1"})
    assert PASS in judging().candidates(state, state.codes())


def test_with_options_one_answer_is_searched_and_no_card_turned_up_in_passing() -> None:
    policy = ShallowJudgingPolicy(WEIGHTS["condottiere3", 4, False])
    hands = {"A": "m1 surrender", "B": "m1"}
    state = at(options="hidden_cards", hands=hands, table={"A": "m10"}, face_down={"A": "m10"})
    assert policy.depth(CONDOTTIERE3.view(state, 0)) == 1
    codes = state.codes()
    assert PASS_REVEAL in codes
    assert set(codes) - set(policy.candidates(state, codes)) == {PASS_REVEAL}


def test_own_cards_face_down_count_for_oneself() -> None:
    given: dict[str, Any] = {"options": "hidden_cards", "hands": {"A": "m1 surrender", "B": "m1"}}
    high = at(table={"A": "m10", "B": "m5"}, face_down={"A": "m10"}, **given)
    low = at(table={"A": "m2", "B": "m5"}, face_down={"A": "m2"}, **given)
    assert 11 in judging().candidates(high, high.codes())
    assert 11 not in judging().candidates(low, low.codes())


def test_a_scarecrow_in_a_playout_takes_back_the_dearest() -> None:
    state = at(hands={"A": "scarecrow", "B": "m1"}, table={"A": "m2 m5 m3", "B": "m10 m10"})
    given = set()
    for seed in range(200):
        played = list[int]()
        judging().rollout(state.clone(), Rng(seed), 1, played)
        given.add(played[0] // MOST_SEATS)
    assert given <= {PASS, TAKE + 4}
    assert TAKE + NOTHING not in given


# -- who plays by it -----------------------------------------------------------------------------


def policy_of(edition: str, seats: int, *options: str) -> Any:
    game = GAMES[edition]
    state = game.start(game.options(**dict.fromkeys(options, True)), seats, Rng(1))
    return game.policy_for(game.view(state, 0))


def test_weights_that_are_not_known_are_those_without_cards_drawn() -> None:
    assert known_weights("condottiere1", 4, True) is WEIGHTS["condottiere3", 4, True]
    assert known_weights("condottiere1", 3) is WEIGHTS["condottiere1", 4, False]
    assert known_weights("condottiere3", 2, True) is WEIGHTS["condottiere3", 4, True]


def test_the_table_says_who_judges() -> None:
    far = "FarJudgingPolicy"
    judges = {"condottiere1": ["SensiblePolicy"] * 5, "condottiere3": [far] * 5}
    for edition, named in judges.items():
        named[0], named[2] = "PlainJudgingPolicy", "JudgingPolicy"
        if edition == "condottiere3":
            named[2] = "PatientJudgingPolicy"
        for seats, name in zip(range(2, 7), named, strict=True):
            policy = policy_of(edition, seats)
            assert type(policy).__name__ == name
            if isinstance(policy, JudgingPolicy):
                fitted = ("condottiere3", 2, False) if seats == 2 else (edition, 4, False)
                assert policy.weights is WEIGHTS[fitted]
    for option in ("capture_regions", "larger_kingdoms"):
        for seats in (3, 4, 5, 6):
            assert type(policy_of("condottiere3", seats, option)).__name__ == far
        assert policy_of("condottiere3", 2, option) is CONDOTTIERE3.policy
    several = ["capture_regions", "larger_kingdoms", "hidden_cards", "points_match"]
    for options in (*([option] for option in several[2:]), ["refill"], several):
        for drawing in (False, True):
            chosen = [*options, "draw_after_battle"] if drawing else options
            for seats in (3, 4, 5, 6):
                policy = policy_of("condottiere3", seats, *chosen)
                assert isinstance(policy, ShallowJudgingPolicy)
                assert policy.weights is WEIGHTS["condottiere3", 4, drawing]
            assert policy_of("condottiere3", 2, *chosen) is CONDOTTIERE3.policy
    assert policy_of("condottiere1", 4, "points_match") is GAMES["condottiere1"].policy


def test_matches_without_a_judgement_leave_lapses_out_too() -> None:
    """A second drum is not looked at, but for frozen levels."""
    hand: dict[str, Any] = {"hands": {"A": "drum m1", "B": "m1"}, "table": {"A": "drum"}}
    for game, state in (
        (CONDOTTIERE1, at(1, **hand, options="points_match")),
        (CONDOTTIERE3, at(**hand, seats="AB", options="refill")),
    ):
        view = game.view(state, state.turn)
        policy, codes = game.policy_for(view), state.codes()
        assert isinstance(policy, SensiblePolicy)
        assert not isinstance(policy, JudgingPolicy)
        assert DRUM in codes
        assert DRUM not in policy.candidates(state, codes)
        assert DRUM in game.former[0].candidates(state, codes)


def test_where_every_answer_is_a_lapse_all_are_looked_at() -> None:
    state = at(hands={"A": "drum m1", "B": "m1"}, table={"A": "drum"})
    assert SensiblePolicy().candidates(state, [DRUM]) == [DRUM]


def test_former_levels_are_opponents_in_the_arena_only() -> None:
    bot = find_rival("frozen1-level5", CONDOTTIERE3)
    assert bot == LevelBot(5, former=1)
    state = CONDOTTIERE3.start(CONDOTTIERE3.options(), 4, Rng(1))
    assert bot.budget(CONDOTTIERE3, CONDOTTIERE3.view(state, state.turn)).iterations == 1500
    assert find_rival("level5", CONDOTTIERE3) == LevelBot(5)
    for name in ("frozen2-level5", "frozen1-level6", "frozen1-uct", "frozen-level1", "frozen1"):
        with pytest.raises(ConquistaError):
            find_rival(name, CONDOTTIERE3)
    with pytest.raises(ConquistaError):
        find_rival("frozen1-level5", GAMES["cannir"])


@pytest.mark.parametrize("edition", ["condottiere1", "condottiere3"])
def test_a_few_iterations_beat_chance(edition: str) -> None:
    contest = Contest(edition, 4, ["level3", "random"], 1, 72, Budget(8))
    judging, chance = run_arena(contest)["bots"]
    assert judging["score"] > 0.5 > chance["score"]
