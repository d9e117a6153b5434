"""What several searches together say of the answers to a question, and how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import pytest

from engine.bots.appraisal import (
    MOVES_WITH_CHANCES,
    Appraisal,
    AppraisedMove,
    appraise,
    merge_searches,
    prefer_rest,
    prefer_search,
    prefer_sound,
    to_probability,
)
from engine.bots.bot import Bot, Budget, MoveStats, SearchResult
from engine.bots.levels import find_bot
from engine.bots.plans import before_last
from engine.bots.search import WON
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.core.values import Code, View
from engine.games import GAMES
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.views.view import CondottiereView
from engine.play.position_file import set_up
from tests.engine.bots.kit import CONTREES, moment, question
from tests.engine.games.condottiere.kit import position

FEW = Budget(iterations=60)


def appraised(game_id: str, seats: int, searches: int = 3, seed: int = 4) -> Appraisal:
    """Return the first question with several answers of a match, appraised."""
    game = GAMES[game_id]
    state = game.start(game.options(), seats, Rng(3))
    while len(state.codes()) < 2:
        state.step(state.codes()[0], Rng(1))
    assert state.decision is not None
    view = game.view(state, state.decision.seat)
    return appraise(find_bot("level5"), game, view, state.codes(), seed, FEW, searches)


@pytest.mark.parametrize(
    ("best", "sure", "is_taken"),
    [
        (AppraisedMove(1, 90, 0.34, 0.04), AppraisedMove(2, 30, 0.27, 0.08), True),
        (AppraisedMove(1, 90, 0.34, 0.04), AppraisedMove(2, 30, 0.2, 0.08), False),
        (AppraisedMove(1, 90, 0.34, 0.04), AppraisedMove(2, 30, 0.4, 0.2), True),
        (AppraisedMove(1, 90, 0.34, 0.04), None, True),
        # Nearly lost, the difference is noise.
        (AppraisedMove(1, 90, 0.08, 0.01), AppraisedMove(2, 90, 0.04, 0.01), True),
        (AppraisedMove(1, 90, 0.08, 0.01), AppraisedMove(2, 90, 0.0, 0.0), False),
    ],
)
def test_what_gains_at_once_comes_before_what_leaves_it_open_unless_surely_worse(
    monkeypatch: pytest.MonkeyPatch,
    best: AppraisedMove,
    sure: AppraisedMove | None,
    is_taken: bool,
) -> None:
    game = GAMES["contrees"]
    view = game.view(game.start(game.options(), 2, Rng(3)), 0)
    monkeypatch.setattr(
        type(game.explanations),
        "sounder_codes",
        lambda _, view, code, value, then_idle: [2, 4] * (code != 2),
    )
    other = AppraisedMove(3, 20, 0.1, 0.1)
    found = (best, other) if sure is None else (best, other, sure)
    first, *rest = prefer_sound(game, view, [1, 2, 3], found)
    assert first.code == (2 if is_taken else 1)
    assert {first, *rest} >= {other}
    assert {move.code for move in (first, *rest)} == {1, 2, 3}
    # What does no less is worth no less, so that no list puts it behind again.
    assert first.value == max(best.value, sure.value if sure is not None else 0.0)


@pytest.mark.parametrize(
    ("game_id", "card", "rest", "first"),
    [
        # A card that cannot be told from a pass, one that gains a little, and one that gains more.
        ("condottiere3", AppraisedMove(1, 90, 0.32, 0.08), AppraisedMove(2, 80, 0.32, 0.08), 2),
        ("condottiere1", AppraisedMove(1, 90, 0.34, 0.08), AppraisedMove(2, 80, 0.32, 0.08), 2),
        ("condottiere3", AppraisedMove(1, 90, 0.36, 0.08), AppraisedMove(2, 80, 0.32, 0.08), 1),
        # A card that is known too little to be the best, and yet would be written with more.
        ("condottiere3", AppraisedMove(1, 20, 0.27, 0.08), AppraisedMove(2, 90, 0.26, 0.03), 2),
        # A pass that was hardly tried, and a game in which it saves nothing for later.
        ("condottiere3", AppraisedMove(1, 90, 0.32, 0.08), AppraisedMove(2, 20, 0.32, 0.2), 1),
        ("cortez", AppraisedMove(1, 90, 0.32, 0.08), AppraisedMove(2, 80, 0.32, 0.08), 1),
    ],
)
def test_a_card_comes_before_a_pass_only_if_it_gains_something(
    monkeypatch: pytest.MonkeyPatch,
    game_id: str,
    card: AppraisedMove,
    rest: AppraisedMove,
    first: Code,
) -> None:
    game = GAMES[game_id]
    monkeypatch.setattr(type(game.explanations), "idle_codes", lambda _, codes: [2])
    found = sorted((card, rest), key=lambda move: -move.visits)
    best, other = prefer_rest(game, [1, 2], tuple(found))
    assert best.code == first
    # What comes first shows no lower chance, so that no list puts it behind again.
    assert best.value >= other.value


def test_a_good_player_judges_the_move_that_a_list_has_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """That is the most valuable one, not the one tried most; an unsure one does not count."""
    game, asked = GAMES["contrees"], list[Code]()
    view = game.view(game.start(game.options(), 2, Rng(3)), 0)

    def sounder(_: object, view: View, code: Code, value: float, *, then_idle: bool) -> list[Code]:
        asked.append(code)
        return [1]

    monkeypatch.setattr(type(game.explanations), "sounder_codes", sounder)
    found = (
        AppraisedMove(1, 90, 0.32, 0.1),
        AppraisedMove(2, 60, 0.34, 0.12),
        AppraisedMove(3, 4, 0.5, 0.4),
    )
    first, *rest = prefer_sound(game, view, [1, 2, 3], found)
    assert asked == [2]
    assert (first.code, first.value) == (1, 0.34)
    assert rest == list(found[1:])


@pytest.mark.parametrize(
    ("game_id", "seats"), [("condottiere3", 4), ("contrees", 2), ("cannir", 2)]
)
def test_the_same_seed_appraises_the_same(game_id: str, seats: int) -> None:
    first, again = appraised(game_id, seats), appraised(game_id, seats)
    assert replace(first, seconds=0) == replace(again, seconds=0)
    assert first.best == first.moves[0].code
    assert first.searches == 3
    assert first.iterations == 60


@pytest.mark.parametrize(("game_id", "seats"), [("condottiere3", 4), ("contrees", 2)])
def test_chances_of_all_seats_add_up(game_id: str, seats: int) -> None:
    answers = appraised(game_id, seats).moves
    for answer in answers[:MOVES_WITH_CHANCES]:
        assert len(answer.chances) == seats
        assert sum(answer.chances) == pytest.approx(1)
        assert answer.value in answer.chances
    assert all(not answer.chances for answer in answers[MOVES_WITH_CHANCES:])


def test_where_all_may_lose_nothing_is_left_to_the_others() -> None:
    assert all(not answer.chances for answer in appraised("cannir", 2).moves)


def test_searches_that_differ_margin() -> None:
    same, other = merge_searches(
        [
            [MoveStats(1, 4000, 0.5), MoveStats(2, 100, 0.2)],
            [MoveStats(1, 4000, 0.5), MoveStats(2, 100, 0.6)],
        ]
    )
    assert (same.code, same.visits, same.value) == (1, 8000, 0.5)
    # As many tosses of a coin differ by so much.
    assert same.margin == pytest.approx(2 * (0.25 / 8000) ** 0.5)
    assert other.code == 2
    assert other.value == pytest.approx(0.4)
    assert other.margin == pytest.approx(2 * 0.08**0.5)


def test_a_search_that_hardly_tried_an_action_says_little_of_its_error() -> None:
    """As searches of two cards of Cannir valued the one that most of them tried least."""
    sure = [MoveStats(1, visits, value) for visits, value in ((353, 0.85), (391, 0.814))]
    rest = [MoveStats(1, visits, value) for visits, value in ((146, 0.758), (44, 0.668))]
    (fair,) = merge_searches([[move] for move in (*sure, *rest)])
    (hardly,) = merge_searches([[move] for move in (*sure, *rest, MoveStats(1, 5, 0.4))])
    assert fair.margin is not None
    assert hardly.margin is not None
    assert 0.5 * fair.margin < hardly.margin < 1.1 * fair.margin
    # A value that one search alone knows well is as unsure as the others let it be.
    (alone,) = merge_searches([[MoveStats(1, 900, 0.8)], [MoveStats(1, 1, 0.1)]])
    assert alone.margin is not None
    assert alone.margin > 0.3


def test_more_searches_are_surer_of_their_mean() -> None:
    """By Student's law: the mean of five is off by 1.24 spreads at the most, in 95 of 100."""
    values = (0.4, 0.5, 0.5, 0.5, 0.6)
    (five,) = merge_searches([[MoveStats(1, 4000, value)] for value in values])
    assert five.margin is not None
    assert five.margin == pytest.approx(1.24 * 0.005**0.5)
    (many,) = merge_searches([[MoveStats(1, 4000, value)] for value in values * 4])
    assert many.margin is not None
    assert many.margin < five.margin / 2


def test_actions_tried_by_one_search_have_no_known_margin() -> None:
    _, alone = merge_searches(
        [[MoveStats(1, 30, 0.5), MoveStats(2, 10, 0.3)], [MoveStats(1, 40, 0.5)]]
    )
    assert (alone.code, alone.margin) == (2, None)


@pytest.mark.parametrize(("rounded", "value"), [(-1.4e-17, 0.0), (1.0 + 2.3e-16, 1.0)])
def test_a_mean_that_rounding_leads_beyond_the_range_has_a_margin(
    rounded: float, value: float
) -> None:
    (only,) = merge_searches([[MoveStats(1, 1, rounded)]] * 5, proofs=False)
    assert only.value == value
    assert only.margin is not None
    assert only.margin > 0.0


def test_proofs_come_first_and_last() -> None:
    answers = merge_searches(
        [
            [MoveStats(3, 1, 1.0), MoveStats(1, 50, 0.6), MoveStats(2, 90, 0.0)],
            [MoveStats(3, 1, 1.0), MoveStats(1, 50, 0.6), MoveStats(2, 90, 0.0)],
            [MoveStats(1, 50, 0.6), MoveStats(3, 9, 0.4), MoveStats(2, 90, 0.0)],
        ]
    )
    assert [(answer.code, answer.value) for answer in answers] == [(3, 1.0), (1, 0.6), (2, 0.0)]
    assert [answer.margin == 0 for answer in answers] == [True, False, True]


def test_where_something_is_hidden_a_few_lost_tries_prove_nothing() -> None:
    moves = [[MoveStats(1, 50, 0.6), MoveStats(2, 4, 0.0)], [MoveStats(1, 50, 0.6)]]
    moves[1].append(MoveStats(2, 2, 0.0))
    _, lost = merge_searches(moves, proofs=False)
    assert (lost.value, lost.margin) == (0.0, 0.5)


def test_of_open_games_one_search_chooses_unless_something_is_proved() -> None:
    found = (AppraisedMove(1, 900, 0.5, 0.1), AppraisedMove(2, 700, 0.4, 0.1))
    assert [move.code for move in prefer_search(2, found)] == [2, 1]
    assert prefer_search(3, found) == found
    won = (AppraisedMove(1, 900, 1.0, 0.0), found[1])
    assert prefer_search(2, won) == won
    lost = (found[0], AppraisedMove(2, 700, 0.0, 0.0))
    assert prefer_search(2, lost) == lost


class Knowing(Bot):
    """Policy that knows every value, never searches, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def budget(self, game: Game, view: View) -> Budget:
        return Budget()

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        self.asked += 1
        return SearchResult(codes[-1], (MoveStats(codes[-1], 0, 1.0),), 0, 0.0)


def test_known_answers_are_not_searched_twice() -> None:
    game, bot = GAMES["contrees"], Knowing()
    state = game.start(game.options(), 2, Rng(3))
    view = game.view(state, 0)
    result = appraise(bot, game, view, state.codes(), 1, FEW, 5)
    assert bot.asked == 1
    assert (result.best, result.searches) == (state.codes()[-1], 1)
    assert [(move.value, move.margin) for move in result.moves] == [(1.0, 0.0)]


def test_a_cancelled_question_is_left_after_one_search() -> None:
    game = GAMES["contrees"]
    state = game.start(game.options(), 2, Rng(3))
    state.step(state.codes()[0], Rng(1))
    assert state.decision is not None
    view = game.view(state, state.decision.seat)
    budget = Budget(iterations=500, cancelled=lambda: True)
    assert appraise(find_bot("level3"), game, view, state.codes(), 1, budget, 5).searches == 1


def test_who_cancels_does_not_wait_for_the_chances_of_the_others() -> None:
    state, calls = moment(4, 3, game=CONTREES), count(1)
    # It is asked once before each iteration and after each search: cancelled after the last.
    budget = Budget(iterations=20, cancelled=lambda: next(calls) > 20 + 2)
    view, codes = question(state, CONTREES)
    found = appraise(find_bot("level5"), CONTREES, view, codes, 4, budget, 2)
    assert found.iterations == 20
    assert not any(answer.chances for answer in found.moves)


def test_where_surely_nobody_wins_the_chance_is_none() -> None:
    """Cannir's searches count something for that."""
    game = GAMES["cannir"]
    view = game.view(game.start(game.options(), 2, Rng(1)), 0)
    assert to_probability(game, view, AppraisedMove(1, 0, 0.1, 0.0)).value == 0.0
    assert to_probability(game, view, AppraisedMove(1, 0, 0.55, 0.0)).value == pytest.approx(0.5)
    assert to_probability(game, view, AppraisedMove(1, 0, WON, 0.0)).value == WON
    # Few playouts below that reward prove no 0 %.
    unproved = to_probability(game, view, AppraisedMove(1, 12, 0.04, 0.03))
    assert (unproved.value, unproved.margin) == (0.0, 0.25)


def test_a_hint_states_chances_as_they_were_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = appraised("condottiere3", 4).moves[0]
    monkeypatch.setattr(GAMES["condottiere3"].calibration, "odds", Odds(scale=0.5))
    after = appraised("condottiere3", 4).moves[0]
    assert after.code == before.code
    assert after.value < before.value
    assert after.margin is not None
    assert before.margin is not None
    assert after.margin < before.margin
    assert sum(after.chances) == pytest.approx(1)


class Weighing(Bot):
    """Bot whose every search finds the same visits and values."""

    def __init__(self, moves: Sequence[MoveStats]) -> None:
        self.moves = tuple(moves)

    def budget(self, game: Game, view: View) -> Budget:
        return Budget()

    def think(
        self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
    ) -> SearchResult:
        return SearchResult(self.moves[0].code, self.moves, 100, 0.0)


@pytest.mark.parametrize(
    ("visits", "value", "first"),
    [
        pytest.param(40, 0.26, "card", id="better-and-fairly-tried"),
        pytest.param(40, 0.16, "pass", id="no-better"),
        pytest.param(10, 0.26, "pass", id="hardly-tried"),
    ],
)
def test_a_pass_does_not_come_before_a_card_that_is_worth_more(
    visits: int, value: float, first: str
) -> None:
    match = set_up(
        GAMES["condottiere3"],
        position(3, hands={"A": "m1 m5", "B": "m6 m2", "C": "m1", "D": "m1"}, table={"D": "m4"}),
    )
    game = match.game
    assert match.decision is not None
    codes, view = match.codes(), match.view(match.decision.seat)
    idle = game.code(Pass())
    card = next(code for code in codes if code != idle)
    bot = Weighing([MoveStats(idle, 100, 0.16), MoveStats(card, visits, value)])
    found = appraise(bot, game, view, codes, 1, Budget(iterations=100), 5, others=False)
    assert found.best == found.moves[0].code == {"card": card, "pass": idle}[first]


def test_cards_that_nobody_can_answer_are_worth_what_all_of_them_gain() -> None:
    """The first of them alone was tried too little to show it."""
    game, names = GAMES["condottiere3"], ("heroine", "m2", "m2", "drum")
    match = set_up(
        game,
        position(3, hands={"A": " ".join(names), "B": "m6", "C": "m1", "D": "m1"},
                 table={"B": "m10"}, passed="BCD"),
    )  # fmt: skip
    view, codes = match.view(0), match.codes()
    heroine, two, idle = (game.code(each) for each in (Play("heroine"), Play("m2"), Pass()))
    plan = game.explanations.sure_plan(view)
    assert [*plan] == [heroine, two]
    now, few = before_last(game, view, plan, 1)
    assert few[0] == two
    assert set(few) <= set(match.codes())
    assert isinstance(now, CondottiereView)
    assert now.table[0] == ("heroine",)

    class Late(Weighing):
        """It finds the cards worth something only where one of them is missing."""

        def think(
            self, game: Game, view: View, codes: list[Code], seed: int, budget: Budget
        ) -> SearchResult:
            moves = (MoveStats(idle, 100, 0.36), MoveStats(heroine, 20, 0.28))
            if two == codes[0]:
                moves = (MoveStats(two, 60, 0.5), MoveStats(idle, 40, 0.3))
            return SearchResult(moves[0].code, moves, 100, 0.0)

    found = appraise(Late(()), game, view, codes, 1, Budget(iterations=100), 5, others=False)
    assert found.best == found.moves[0].code == heroine
    value = {move.code: move.value for move in found.moves}
    assert value[heroine] > value[idle]
    # In every imagined game they take the region.
    draw = game.sampler(view)
    for lots in range(5):
        effects = game.explanations.reasons(draw(Rng(lots)), heroine, Rng(lots))
        assert "takes" in {effect.kind for effect in effects}


@pytest.mark.parametrize("level", ["level3", "level5"])
def test_only_what_was_asked_about_is_searched(level: str) -> None:
    """All visits go to the answers that are compared, such as the one a person gave."""
    match = set_up(
        GAMES["condottiere3"],
        position(3, hands={"A": "m1 m2 m5 m6", "B": "m6 m2", "C": "m1 m3", "D": "m1 m2"}),
    )
    assert match.decision is not None
    codes, view = match.codes(), match.view(match.decision.seat)
    two = [code for code in codes if code != match.game.code(Pass())][:2]
    assert len(codes) > len(two)
    budget = Budget(iterations=60, rollouts=False)
    found = find_bot(level).think(match.game, view, two, 1, budget)
    assert {move.code for move in found.moves} <= {*two}
    assert sum(move.visits for move in found.moves) >= 55
