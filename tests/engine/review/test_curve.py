"""The curve of a match that is over: the chance of every moment, and its margin of error."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from engine.bots import reasons
from engine.bots.appraisal import Appraisal, AppraisedMove, appraise
from engine.bots.bot import Budget
from engine.bots.comparison import compare
from engine.bots.levels import find_bot
from engine.core.values import Code, Resign, State
from engine.data.codec import encode
from engine.games import GAMES, find
from engine.games.condottiere.actions import Pass, Play
from engine.play.match import Match
from engine.play.position_file import match_of, set_up
from engine.review import coach, known_answers
from engine.review import curve as review_curve
from engine.review.coach import chosen_plies, look
from engine.review.curve import Endgame, after, curve, rough_plies
from engine.review.known_answers import KnownAnswers, known_moment, known_moment_after
from engine.review.moments import Moment
from engine.review.searching import WORLD_COUNT, search_decision
from tests.engine.games.contrees.kit import ROW, position
from tests.engine.review.review_kit import PROOF, played, valued


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_a_chance_with_its_margin(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(review_curve, "ITERATIONS_PER_PLAYOUT", 4)
    seats = GAMES[name].seats[-1]
    match = played(name, seats, 12)
    moments = valued(match, 2, 3)
    assert [moment.ply for moment in moments] == list(range(match.ply + 1))
    for moment in moments:
        assert len(moment.chances) == len(moment.doubts) == seats
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        if moment.ply < match.ply or match.result is None:
            assert any(moment.doubts)


def test_rough_values_have_wider_margins_than_the_later_ones(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What a short search finds differs from the later value by more than its samples do."""
    match = played("cannir", 3, 12)
    told = Moment(0, (0.5, 0.2, 0.1), (0.1, 0.02, 0.0))
    monkeypatch.setattr(KnownAnswers, "value_at", lambda self, ply, *_: replace(told, ply=ply))
    plies = set(rough_plies(match))
    _, *found = curve(match, seat=0)
    rough, later = found[: len(plies)], found[len(plies) :]
    assert {moment.ply for moment in rough} == plies
    open_plies = {moment.ply for moment in rough if any(moment.chances)}
    assert open_plies
    for moment in (moment for moment in rough if moment.ply in open_plies):
        assert moment.doubts == pytest.approx((0.2, 0.08, 0.0))
        assert moment.chances == told.chances
    assert {moment.ply for moment in later if moment.doubts == told.doubts} >= open_plies


def test_where_nobody_can_win_any_more_that_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As hints say by counting the pile; before, the chances have their margins."""
    monkeypatch.setattr(review_curve, "ANSWER_ITERATIONS", 20)
    monkeypatch.setattr(review_curve, "ROUGH_ANSWER_ITERATIONS", 10)
    match = played("cannir", 3, 40)
    assert match.result is not None
    assert not match.result.winners
    can_be_won = match.game.explanations.can_be_won
    lost = [then.ply for then in match.moments() if not can_be_won(then.view(0))]
    assert lost[-1] == match.ply - 1
    assert lost[0] > match.ply // 2
    sure = {found.ply for found in curve(match, 1, 1, seat=0) if not any(found.doubts)}
    assert sure == {*lost, match.ply}


def test_of_a_long_match_more_moments_are_valued_where_it_is_steep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All at once fell at ply 29 what was even before: around it every moment is found."""
    match, asked = played("contrees", 2), list[int]()
    assert match.ply > 40

    def at(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
        asked.append(ply)
        share = 0.5 if ply < 29 else 1.0
        return Moment(ply, (share, 1 - share), (0.01, 0.01))

    monkeypatch.setattr(review_curve, "_value_moment", at)
    monkeypatch.setattr(review_curve, "ROUGH_MOMENT_COUNT", 1)
    monkeypatch.setattr(review_curve, "MAX_TRIED", 0)
    monkeypatch.setattr(review_curve, "EVEN_MOMENT_COUNT", 5)
    last, rough, *found = [moment.ply for moment in curve(match)]
    assert (last, rough) == (match.ply, 0)
    stride = -(-(match.ply + 1) // 5)
    even = list(range(0, match.ply, stride))
    assert found[: len(even)] == even
    assert {28, 29} <= set(found)
    assert len(found) == len(set(found)) < len(even) + stride
    assert asked == [rough, *found]
    monkeypatch.setattr(review_curve, "EXTRA_MOMENT_COUNT", 1)
    assert len(list(curve(match))) == 2 + len(even) + 1


def test_a_whole_match_is_valued_roughly_before_any_of_it_exactly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then those moments first between which much changed: here around ply 29."""
    match, asked = played("contrees", 2), list[tuple[int, int]]()

    def at(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
        asked.append((ply, most))
        share = 0.4 + ply / 1000 if ply < 29 else match.returns()[0]
        return Moment(ply, (share, 1 - share), (0.01, 0.01))

    monkeypatch.setattr(review_curve, "_value_moment", at)
    monkeypatch.setattr(Endgame, "open", property(lambda _: False), raising=False)
    monkeypatch.setattr(Endgame, "__init__", lambda *given: None)
    monkeypatch.setattr(Endgame, "proved_moment", lambda *given: None)
    monkeypatch.setattr(review_curve, "ROUGH_MOMENT_COUNT", 6)
    moments = list(curve(match, 24, 400))
    stride = -(-match.ply // 6)
    rough = list(range(0, match.ply, stride))
    assert asked[: len(rough)] == [(ply, 24) for ply in review_curve.halving_order(rough)]
    exact = [ply for ply, most in asked[len(rough) :]]
    assert {most for _, most in asked[len(rough) :]} == {400}
    before = max(ply for ply in rough if ply < 29)
    assert exact[:stride] == list(range(before, before + stride))
    assert sorted(exact) == list(range(match.ply))
    assert moments[0].ply == match.ply


@pytest.mark.parametrize("name", ["cannir", "condottiere3"])
def test_unknown_cards_do_not_change_the_chances(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """They are found in worlds it thinks possible, without a look at the true one."""
    match = played(name, 3, 16)
    hindsight = [moment.chances for moment in curve(match, 4, 4)]
    # However little is searched: what counts is from which worlds.
    monkeypatch.setattr(review_curve, "ANSWER_ITERATIONS", 10)
    monkeypatch.setattr(review_curve, "ROUGH_ANSWER_ITERATIONS", 5)
    monkeypatch.setattr(Match, "true_state", lambda match: pytest.fail("the true world"))
    monkeypatch.setattr(review_curve, "_last_moment", lambda *given: Moment(match.ply, (), ()))
    monkeypatch.setattr(review_curve, "_distance", lambda *given: 0.0)
    for seat in range(2):
        known = [moment.chances for moment in curve(match, 4, 4, seat=seat)]
        assert len(known) > match.ply
        assert known[1:] != hindsight[1 : len(known)]


def test_the_best_answer_to_a_move_of_an_open_game_is_a_legal_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "ITERATIONS_PER_PLAYOUT", 1)
    match = played("contrees", 2)
    ply = match.ply - 4
    for code in match.at(ply).codes()[:2]:
        then, reply = match.at(ply), review_curve.best_reply(match, ply, code)
        assert then.decision is not None
        seat = then.decision.seat
        then.submit(seat, match.game.action(code))
        rival = then.decision is not None and then.decision.seat != seat
        assert (reply in then.legal()) if rival else reply is None


def test_the_last_moment_is_the_result() -> None:
    match = played("contrees", 2)
    assert match.result is not None
    assert next(curve(match, 1, 1)) == Moment(match.ply, tuple(match.returns()), (0.0, 0.0))


def test_results_of_another_answer_are_valued_like_the_curve(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 40)
    match = played("cannir", 2, 8)
    given = match.game.code(match.steps[3].action)
    moments = valued(match, most=40)
    assert after(match, 3, given) == moments[4]
    other = next(code for code in match.at(3).codes() if code != given)
    assert after(match, 3, other).ply == 4


def unsure(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
    """Stand for `_value_moment` where only proved moments are looked at."""
    return Moment(ply, (0.5, 0.5), (0.1, 0.1))


def test_the_end_of_an_open_game_is_worth_what_can_be_forced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "_value_moment", unsure)
    monkeypatch.setattr(review_curve, "MAX_PROVED", 5)
    match = played("contrees", 2)
    *others, last = valued(match, 2, 3)
    assert (last.ply, last.doubts) == (match.ply, (0.0, 0.0))
    known = [moment for moment in others if not any(moment.doubts)]
    assert [moment.ply for moment in known] == list(range(known[0].ply, match.ply))
    assert len(known) > 3
    for before, then in zip(known, [*known[1:], last], strict=True):
        seat, _ = match.record.answers[before.ply]
        assert before.chances[seat] >= then.chances[seat], "nobody gains by an answer"
        now = match.at(before.ply)
        found = [after(match, before.ply, code).chances[seat] for code in now.codes()]
        assert before.chances[seat] == max(found)


def test_earlier_moments_of_an_open_game_are_searched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "evaluate_by_playouts", None)
    match = played("contrees", 2, 8)
    moments = {moment.ply: moment for moment in curve(match, 2, 3)}
    assert [round(sum(moment.chances), 6) for moment in moments.values()] == [1.0] * len(moments)
    for ply in (0, 6, 7):
        then = match.at(ply)
        assert then.decision is not None
        seat, bot = then.decision.seat, find_bot("level5")
        budget = Budget(iterations=review_curve.ITERATIONS_PER_PLAYOUT * 3)
        found = appraise(
            bot, match.game, then.view(seat), then.codes(), ply, budget, 5, others=False
        )
        assert moments[ply].chances[seat] == found.moves[0].value


def test_where_neither_can_force_a_win_an_open_game_is_even() -> None:
    towers, supply = {"A": "N", "B": "S"}, {"A": 1, "B": 0}
    match, _ = match_of(position(ROW, towers=towers, supply=supply))
    assert list(curve(match)) == [Moment(0, (0.5, 0.5), (0.0, 0.0))]


def test_who_resigned_had_chances_until_then() -> None:
    match = played("contrees", 2, 8).at(8)
    match.submit(1, Resign())
    *before, last = valued(match, 2, 2)
    assert last.chances == (1.0, 0.0)
    assert len(before) == 9
    assert 8 not in chosen_plies(match, 1)


def test_a_victory_that_could_not_be_stopped_is_certain_every_hand_open() -> None:
    """Neither Winter nor a Scarecrow of the only rival with cards can take the lead from E."""
    position = {
        "phase": "battle", "region": "milano", "condottiere": "E", "turn": "E",
        "owners": {"E": ["mantova", "parma"], "B": ["bologna", "napoli"]},
        "hands": {"A": ["winter", "scarecrow", "scarecrow"], "E": ["m2", "scarecrow"]},
        "table": {"A": ["m3"], "E": ["m6"]}, "passed": ["B", "C", "D"],
    }  # fmt: skip
    seats = ["A", "B", "C", "D", "E"]
    for stronger in (False, True):
        if stronger:
            # With a ten, A might have stopped it.
            position["hands"] = {"A": ["m10"], "E": ["m2", "scarecrow"]}
        match = set_up(find("condottiere1"), {"seats": seats, "options": {}, "position": position})
        for action in (Play("m2"), Pass(), Pass()):
            if match.decision is not None:
                match.submit(match.decision.seat, action)
        assert match.result is not None
        assert match.result.winners == (4,)
        first = Endgame(match).proved_moment(0)
        if stronger:
            assert first is None
        else:
            assert first is not None
            assert (first.chances, first.doubts) == ((0.0, 0.0, 0.0, 0.0, 1.0), (0.0,) * 5)
            assert valued(match, 5, 5)[0] == first


@pytest.mark.parametrize("count", [1, 2, 7, 24])
def test_the_first_rough_moments_span_the_whole_match(count: int) -> None:
    """Whatever has come, no gap is more than about twice as wide as any other."""
    plies = list(range(0, 12 * count, 12))
    order = review_curve.halving_order(plies)
    assert sorted(order) == plies
    assert order[0] == 0
    for taken in range(1, count):
        known = sorted([*order[:taken], 12 * count])
        gaps = [then - ply for ply, then in pairwise(known)]
        assert max(gaps) <= 12 * (2 * count / taken)


def test_the_first_moments_need_not_wait_for_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "_prove_moment", lambda *given: pytest.fail("too early"))
    monkeypatch.setattr(review_curve, "_value_moment", unsure)
    match = played("contrees", 2)
    rough = [match.ply, *range(0, match.ply, -(-match.ply // review_curve.ROUGH_MOMENT_COUNT))]
    found = curve(match, 1, 1)
    early = match.ply - review_curve.MAX_PROVED
    assert sorted(next(found).ply for _ in rough) == sorted(rough)
    assert sorted(next(found).ply for _ in range(early)) == list(range(early))


def test_a_gain_is_no_surer_than_what_it_lies_between(monkeypatch: pytest.MonkeyPatch) -> None:
    """And where it is not sure enough both are searched longer."""
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    best, given, asked = codes[0], codes[-1], list[int]()

    def searched(
        game: object, view: object, codes: list[Code], ply: int, iterations: int
    ) -> Appraisal:
        asked.append(iterations)
        margin = 0.04 if iterations > 10 else 0.12
        told = AppraisedMove(best, 9, 0.5, 0.03), AppraisedMove(given, 9, 0.4, margin)
        return Appraisal(best, told, 9, 0.0, 5)

    monkeypatch.setattr(coach, "search_decision", searched)
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())
    one = look(match.game, view, codes, given, 9, 10, 8)
    assert (one.loss, one.margin) == pytest.approx((0.1, 0.05))
    assert asked == [10, 10, 10 * coach.RETRY_FACTOR]
    assert one.is_turning_point


def test_the_curve_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "_prove_moment", PROOF)
    monkeypatch.setattr(review_curve, "MAX_TRIED", 500)
    match = played("contrees", 2, 6)
    told = [[encode(moment) for moment in curve(match, 2, 2)] for _ in range(2)]
    assert told[0] == told[1]


def test_where_answers_are_searched_one_position_has_one_number() -> None:
    """Hint, curve and turning point agree; no answer of the seat is worth more than its best."""
    match, seat = played("cannir", 2), 0
    last = max(ply for ply in chosen_plies(match, seat) if ply < match.ply - 4)
    answers = KnownAnswers(match, seat)
    for ply in (last, *chosen_plies(match, seat)[:1]):
        then, given = match.at(ply), match.game.code(match.steps[ply].action)
        before = answers.value_at(ply, 24, 400)
        found = look(match.game, then.view(seat), then.codes(), given, ply, 400, 24, brief=True)
        best = found.appraisal.moves[0]
        assert before.doubts[seat] < 0.5
        assert before.chances[seat] == pytest.approx(max(best.value, best.value - found.loss))
        after_it = answers.value_at(ply + 1, 24, 400)
        assert after_it.chances[seat] <= before.chances[seat]
        assert after_it.chances[seat] == pytest.approx(best.value - found.loss)
        led = known_moment_after(match, ply, best, seat)
        assert led.chances[seat] == pytest.approx(best.value)
        assert all(sum(moment.chances) <= 1.0 + 1e-9 for moment in (before, after_it, led))


@pytest.mark.parametrize("name", ["condottiere1", "condottiere3"])
def test_hint_curve_and_coach_of_condottiere_agree(name: str) -> None:
    """At the decisions of a seat and after its answers, whatever else playouts say."""
    match, seat, agreed = played(name, 4, 60), 1, 0
    answers = KnownAnswers(match, seat)
    for ply in chosen_plies(match, seat)[::4]:
        then, given = match.at(ply), match.game.code(match.steps[ply].action)
        view, codes = then.view(seat), then.codes()
        hint = search_decision(match.game, view, codes, 1, 50)
        if not hint.moves:
            hint = compare(match.game, view, codes, hint.best, 1, Budget(iterations=400))
        here = answers.value_at(ply, 24, 50)
        if not hint.moves or hint.moves[0].margin is None:
            continue
        agreed += 1
        doubts = hint.moves[0].margin + here.doubts[seat]
        assert abs(hint.moves[0].value - here.chances[seat]) <= doubts
        if not hint.searches > 1:
            continue
        found = look(match.game, view, codes, given, ply, 50, WORLD_COUNT, brief=True)
        best = found.appraisal.moves[0]
        told = answers.value_at(ply + 1, 24, 50)
        assert here.chances[seat] == pytest.approx(max(best.value, best.value - found.loss))
        if not answers._asks[ply + 1]:
            assert told.chances[seat] == pytest.approx(best.value - found.loss)
        assert known_moment_after(match, ply, best, seat).chances[seat] == pytest.approx(best.value)
    assert agreed > 2


@pytest.mark.parametrize("name", ["cannir", "condottiere3"])
def test_between_the_decisions_of_a_seat_its_chance_leads_from_one_to_the_next(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Playouts, which value everything less, only tell at which move it changes."""
    match, seat = played(name, 3, 40), 1
    middle = match.ply // 2

    def searched(
        game: object, view: object, codes: list[Code], ply: int, iterations: int
    ) -> Appraisal:
        value = 0.8 if ply < middle else 0.6
        told = tuple(AppraisedMove(code, 9, value, 0.04) for code in codes)
        return Appraisal(codes[0], told, 9, 0.0, 5)

    def played_on(
        match: Match, draw: object, ply: int, min_playouts: int, max_playouts: int
    ) -> Moment:
        return Moment(ply, (0.3, 0.2, 0.3), (0.05, 0.05, 0.05))

    monkeypatch.setattr(known_answers, "search_decision", searched)
    monkeypatch.setattr(known_answers, "evaluate_by_playouts", played_on)
    monkeypatch.setattr(known_answers, "calibrated", lambda game, view, moment, seat: moment)
    answers = KnownAnswers(match, seat)
    told = [answers.value_at(ply, 24, 100).chances[seat] for ply in range(match.ply)]
    assert told[0] == pytest.approx(0.8)
    assert told[-1] == pytest.approx(0.6)
    assert all(before >= then - 1e-9 for before, then in pairwise(told)), told
    assert all(0.6 - 1e-9 <= chance <= 0.8 + 1e-9 for chance in told)


@pytest.mark.parametrize(("seats", "plies"), [(2, (39, 68)), (4, (39, 126))])
def test_the_curve_does_not_contradict_the_hint_of_the_same_position(
    seats: int, plies: tuple[int, ...]
) -> None:
    """Searched or compared, both are converted to probabilities alike, and their ranges overlap."""
    match = played("cortez", seats)
    for ply in plies:
        then = match.at(ply)
        assert then.decision is not None
        seat, codes = then.decision.seat, then.codes()
        view = then.view(seat)
        found = search_decision(match.game, view, codes, 1, 60)
        if not found.moves:
            found = compare(match.game, view, codes, found.best, 1, Budget(iterations=120))
        hint = found.moves[0]
        assert hint.margin is not None
        shown = known_moment(match, view, seat, ply, 40, 80, is_searched=True)
        assert abs(hint.value - shown.chances[seat]) <= hint.margin + shown.doubts[seat]
        assert sum(shown.chances) == pytest.approx(1.0)
