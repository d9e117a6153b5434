"""The coach on a match that is over: its turning points, and the moves it compares."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from engine.bots import reasons
from engine.bots.appraisal import Appraisal, AppraisedMove
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.core.values import Code, State, View
from engine.games import find
from engine.games.condottiere.actions import Choose, Decline, Keep, Pass, Play
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.review import coach, searching, worker
from engine.review import curve as review_curve
from engine.review.coach import Effort, JudgedMove, chosen_plies, judge, look
from engine.review.curve import Endgame, after, curve
from engine.review.moments import Moment
from engine.review.playouts import MAX_PLAYOUTS, MIN_PLAYOUTS
from engine.review.searching import search_decision
from tests.engine.review.review_kit import coached, dearest, judged, played
from tests.twins import in_world


def test_the_dearest_three_that_are_beyond_margin_are_turning_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own = chosen_plies(match, 0)
    losses = (0.2, 0.05), (0.3, 0.21), (0.04, 0.01), (0.1, 0.02), (0.4, 0.0), (0.06, 0.01)
    known = dict(zip(own, losses, strict=False))
    monkeypatch.setattr(coach, "glance", lambda *given: known.get(given[4], (0.0,))[0])
    monkeypatch.setattr(coach, "look", lambda *given: judged(given[4], *known[given[4]]))
    told = list(judge(match, 0, Effort(), Endgame(match)))
    found = [move for move in told if move is not None]
    assert [move.ply for move in dearest(found)] == [own[4], own[0], own[3]]
    assert {move.ply for move in found if move.is_turning_point} == {own[4], own[0], own[3], own[5]}
    # Of the one that lost much and not surely, the last word is that it is no turning point.
    unsure = [move for move in found if move.ply == own[1]]
    assert [move.is_shown for move in unsure] == [True, True, False]
    # Three are looked into quickly and then properly; one that seemed to lose much, and not surely,
    # is looked into once more.
    assert len(told) == 2 * len(own) + Effort().suspects + len(known) + 3 + 1


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 7), (4, 0)])
def test_a_move_that_ends_the_match_and_loses_it_is_judged_first(seats: int, seed: int) -> None:
    """The last of all declines: what it leads to is certain, so it comes before everything else."""
    game, rng = find("condottiere1"), Rng(seed)
    match = Match(new_record(game, seats, seed))
    while match.decision is not None:
        view = match.view(match.decision.seat)
        action = game.action(game.bots.policy.suggest(view, match.codes(), rng))
        declines = [other for other in match.legal() if isinstance(other, Decline)]
        match.submit(match.decision.seat, declines[0] if declines and match.ply > 12 else action)
    seat, last = match.steps[-1].seat, match.ply - 1
    assert isinstance(match.steps[-1].action, Decline)
    assert match.returns()[seat] == 0.0
    effort = Effort(glances=2_000, glance=100, worlds=20)
    found = next(judge(match, seat, effort, Endgame(match)))
    assert found is not None
    assert found.ply == last
    assert found.is_turning_point
    assert not found.provisional
    best, given = found.appraisal.moves[:2]
    assert (given.code, given.value, given.margin) == (found.given, 0.0, 0.0)
    assert found.loss == best.value > 0.0
    # Who won by ending it lost nothing.
    assert coach._ending(match, next(s for s in range(seats) if match.returns()[s] == 1.0)) == -1


def test_suspicious_moves_are_examined_before_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own, done = chosen_plies(match, 0), list[tuple[str, int, int]]()
    known = {own[2]: (0.1, 0.02), own[5]: (0.4, 0.01)}

    def glance(*given: Any) -> float:
        done.append(("glance", given[4], given[5]))
        return known.get(given[4], (0.0,))[0]

    def look(*given: Any) -> JudgedMove:
        done.append(("look", given[4], given[5]))
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    effort = Effort(glances=100 * len(own), coarse=10, rough=25, suspects=3, early=1)
    told = list(judge(match, 0, effort, Endgame(match)))
    assert [move.ply for move in told if move is not None] == [own[5], own[5], own[2]]
    # A longer look at those that seem to lose most, in that order.
    suspects = [("glance", ply, 25) for ply in (own[5], own[2], own[0])]
    quick, proper = ("look", own[5], 100), ("look", own[5], 400)
    first = [("glance", ply, 10) for ply in own]
    costs = coach.look_costs(effort, len(own), Endgame(match))
    assert costs[: len(own) + 4] == [*[10] * len(own), *[25] * 3, 200]
    assert done[: len(own) + 5] == [*first, *suspects, quick, proper]
    assert done[len(own) + 5 :] == [*(("glance", ply, 100) for ply in own), ("look", own[2], 400)]


def test_quick_findings_are_withdrawn_if_a_full_search_disagrees(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own = chosen_plies(match, 0)
    found = {100: (0.3, 0.1), 400: (0.01, 0.02)}
    monkeypatch.setattr(coach, "glance", lambda *given: 0.3 if given[4] == own[1] else 0.0)
    monkeypatch.setattr(coach, "look", lambda *given: judged(given[4], *found[given[5]]))
    effort = Effort(glances=100 * len(own), rough=25, early=1)
    told = [move for move in judge(match, 0, effort, Endgame(match)) if move is not None]
    assert [(move.ply, move.is_turning_point) for move in told] == [(own[1], True), (own[1], False)]
    # Gone on with after an interruption, it is withdrawn as well.
    known = [(0.3 if ply == own[1] else 0.0, 0.0) for ply in own]
    known = [*known, (0.3, 0.1)]
    rest = list(judge(match, 0, effort, Endgame(match), coach.Looks(known)))
    assert [move.is_turning_point for move in rest if move is not None] == [False]


def test_suspects_are_examined_until_enough_may_be_turning_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The surest are confirmed first; then those that are not sure are searched longer.

    One that shows nothing in a quick look waits for the proper first look at all moves.
    """
    match = played("condottiere3", 4)
    own, done = chosen_plies(match, 0), list[tuple[str, int]]()
    vain, unsure, sure, last, unseen = own[7], own[2], own[9], own[4], own[0]
    seeming = {vain: 0.5, unsure: 0.4, sure: 0.3, last: 0.03, unseen: 0.026}
    known = {vain: (0.01, 0.02), unsure: (0.3, 0.25), sure: (0.25, 0.1), last: (0.2, 0.12)}
    known[unseen] = 0.1, 0.01

    def glance(*given: Any) -> float:
        done.append(("glance", given[4]))
        return seeming.get(given[4], 0.0)

    def look(*given: Any) -> JudgedMove:
        brief = given[7]
        done.append(("brief look" if brief else "look", given[4]))
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    effort = Effort()
    told = list(judge(match, 0, effort, Endgame(match)))
    examined = done[len(own) + effort.suspects :]
    assert examined[:9] == [
        *(("brief look", ply) for ply in (vain, unsure, sure, last)),
        *(("brief look", ply) for ply in (sure, last, unsure)),
        ("look", unsure),
        ("glance", own[0]),
    ]
    # What is known by now is not looked into again.
    rest = [("look", vain), ("look", unseen)]
    assert examined[8:] == [*(("glance", ply) for ply in own), *rest]
    assert [(move.ply, move.provisional, move.is_shown) for move in told if move is not None] == [
        *((ply, True, True) for ply in (unsure, sure, last)),
        *((ply, False, True) for ply in (sure, last)),
        (unsure, True, True),
        (unsure, False, False),
        (unseen, False, True),
    ]


def test_in_an_open_game_suspects_are_found_by_longer_searches_of_all_moves() -> None:
    open_match, match = played("contrees", 2), played("condottiere3", 4)
    effort = Effort(glances=60_000)
    assert effort.first_looks(30, Endgame(open_match)) == [(150, 30)]
    assert effort.first_looks(30, Endgame(match)) == [(40, 30), (150, 12)]
    # In a longer match there are fewer iterations for each move.
    assert effort.first_looks(100, Endgame(match)) == [(30, 100), (150, 12)]
    assert effort.first_looks(400, Endgame(match)) == [(20, 400), (150, 12)]
    assert effort.first_looks(4_000, Endgame(match)) == [(15, 4_000)]


@pytest.mark.parametrize("proved", [False, True])
def test_a_suspect_that_needs_a_proof_is_confirmed_after_the_others(
    monkeypatch: pytest.MonkeyPatch, proved: bool
) -> None:
    """In an open game a proof near the end takes longer than everything else."""
    match = played("contrees", 2)
    own, done = chosen_plies(match, 0), list[int]()
    early, late = own[9], own[-2]
    monkeypatch.setattr(coach, "glance", lambda *given: 0.3 * (given[4] in (early, late)))
    monkeypatch.setattr(Endgame, "may_be_proved", lambda endgame, ply: proved and ply > late)

    def look_into(match: Match, asked: Any, *, quick: bool = False, **_: Any) -> JudgedMove:
        if not quick:
            done.append(asked.ply)
        return judged(asked.ply, 0.3, 0.02 if asked.ply == late else 0.1)

    monkeypatch.setattr(coach, "_look_into", look_into)
    told = judge(match, 0, Effort(), Endgame(match))
    while len(done) < 2:
        next(told)
    assert done == ([early, late] if proved else [late, early])


def test_a_weak_turning_point_is_shown_as_provisional_after_a_quick_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It waits neither for the other moves nor for a look that makes it certain."""
    match = played("condottiere3", 4)
    own, spent = chosen_plies(match, 0), [0]
    weak = own[4]
    found = {600: (0.08, 0.1), 2400: (0.07, 0.05)}

    def glance(*given: Any) -> float:
        spent[0] += given[5]
        return 0.08 if given[4] == weak else 0.0

    def look(*given: Any) -> JudgedMove:
        # The search of all moves, and that of the two.
        spent[0] += 2 * given[5]
        return judged(given[4], *(found[given[5]] if given[7] else (0.06, 0.02)))

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    effort, told = Effort(glances=600 * len(own)), list[tuple[int, int, bool, bool]]()
    for move in judge(match, 0, effort, Endgame(match)):
        if move is not None:
            told.append((spent[0], move.ply, move.provisional, move.is_turning_point))
    glances = effort.coarse * len(own) + effort.rough * effort.suspects
    assert told[0] == (glances + 2 * 600, weak, True, False)
    assert [one[1:] for one in told[1:]] == [(weak, True, False), (weak, False, True)]


def test_an_answer_in_vain_makes_way_for_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three are tried; what nobody can look through is no worse than what was given."""
    match = played("contrees", 2)
    ply = chosen_plies(match, 0)[9]
    given = match.game.code(match.steps[ply].action)
    others = [code for code in match.at(ply).codes() if code != given]
    lost = set(others[:2])

    def led(match: Match, ply: int, code: Code) -> Moment:
        chance, margin = (0.0, 0.0) if code in lost else (0.3 if code == given else 0.6, 0.05)
        return Moment(ply + 1, (chance, 1.0 - chance), (margin, margin))

    monkeypatch.setattr(review_curve, "after", led)
    monkeypatch.setattr(Endgame, "value_at", lambda endgame, at: led(match, at - 1, given))
    one = next(move for move in coached(monkeypatch, match, (ply,)) if move.ply == ply)
    assert one.best == others[2]
    assert one.loss == pytest.approx(0.3)
    lost.add(others[2])
    assert ply not in [move.ply for move in coached(monkeypatch, match, (ply,))]
    # A quick look, which leaves out what the moves led to, had shown it meanwhile.
    told = [move for move in judge(match, 0, Effort(), Endgame(match)) if move and move.ply == ply]
    assert [(move.best, move.is_shown) for move in told] == [(others[0], True), (others[2], False)]


def test_in_an_open_game_answers_are_judged_by_what_they_led_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first look sees less, or more, than there is."""
    match = played("contrees", 2)
    ply = chosen_plies(match, 0)[9]
    given = match.game.code(match.steps[ply].action)
    worth = {given: (0.3, 0.03)}

    def led(match: Match, ply: int, code: Code) -> Moment:
        chance, margin = worth.get(code, (0.42, 0.04))
        return Moment(ply + 1, (chance, 1.0 - chance), (margin, margin))

    monkeypatch.setattr(review_curve, "after", led)
    monkeypatch.setattr(Endgame, "value_at", lambda endgame, at: led(match, at - 1, given))
    one = next(move for move in coached(monkeypatch, match, (ply,)) if move.ply == ply)
    assert (one.loss, one.margin) == pytest.approx((0.12, 0.05))
    first, second = one.appraisal.moves
    assert (first.value, first.margin, second.value, second.margin) == (0.42, 0.04, 0.3, 0.03)
    worth[given] = 0.4, 0.03
    assert ply not in [move.ply for move in coached(monkeypatch, match, (ply,))]


def test_results_of_single_answers_are_searched_like_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And only to know what is to be looked into, less; longer only where the error is large."""
    match, asked, errors = played("contrees", 2), list[int](), [0.1]

    def searched(game: Game, view: View, codes: list[Code], ply: int, iterations: int) -> Appraisal:
        asked.append(iterations)
        return Appraisal(codes[0], (AppraisedMove(codes[0], 9, 0.5, errors[0]),), 9, 0.0, 5)

    monkeypatch.setattr(review_curve, "search_decision", searched)
    after(match, 20, match.at(20).codes()[0])
    found = curve(match)
    assert [next(found).ply for _ in range(2)] == [match.ply, 0]
    Endgame(match).value_at(20)
    Endgame(match).drop_at(20)
    whole = review_curve.ITERATIONS_PER_PLAYOUT * MAX_PLAYOUTS
    rough = review_curve.ITERATIONS_PER_PLAYOUT * MIN_PLAYOUTS
    wanted = [whole, rough, whole, *[whole // review_curve.GLANCE_DIVISOR] * 2]
    brief = review_curve.BRIEF_DIVISOR
    assert asked == [each for most in wanted for each in (most // brief, most)]
    asked.clear()
    errors[0] = 0.03
    Endgame(match).value_at(20)
    assert asked == [whole // brief]


def test_after_the_given_answer_the_coach_and_the_curve_say_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 4)
    match = played("contrees", 2, 12)
    given = match.game.code(match.steps[5].action)
    moments = {moment.ply: moment for moment in curve(match, 1, 4)}
    endgame = Endgame(match)
    assert endgame.moment_after(5, given) == endgame.value_at(6) == moments[6]


def test_losses_on_the_curve_are_examined_despite_a_first_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The glance sees the given answer as the best one."""
    match = played("contrees", 2)
    ply = chosen_plies(match, 0)[9]
    given = match.game.code(match.steps[ply].action)

    def valued(match: Match, world: State, at: int, least: int, most: int) -> Moment:
        chance = 0.7 if at <= ply else 0.5
        return Moment(at, (chance, 1.0 - chance), (0.05, 0.05))

    def led(match: Match, at: int, code: Code) -> Moment:
        return Moment(at + 1, (0.7, 0.3), (0.05, 0.05))

    monkeypatch.setattr(review_curve, "_value_moment", valued)
    monkeypatch.setattr(review_curve, "after", led)
    falls = [Endgame(match).drop_at(at) for at in range(ply - 1, ply + 2)]
    assert falls == pytest.approx([0.0, 0.2, 0.0])
    one = next(move for move in coached(monkeypatch, match, (), falls=(ply,)) if move.ply == ply)
    assert one.best != given
    assert one.loss == pytest.approx(0.2)
    assert ply not in [move.ply for move in coached(monkeypatch, match, ())]


def test_actions_without_a_search_are_compared_in_the_same_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    nothing = Appraisal(codes[0], (), 0, 0.0, 1)
    monkeypatch.setattr(coach, "search_decision", lambda *given: nothing)
    monkeypatch.setattr(reasons, "MAX_WORLDS", 5)
    one = look(match.game, view, codes, codes[-1], 9, 10, 8)
    first, second = one.appraisal.moves
    assert (first.code, second.code) == (codes[0], codes[-1])
    assert one.loss == pytest.approx(first.value - second.value)
    assert first.margin is not None
    assert second.margin is not None


def test_comparisons_are_stated_like_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    monkeypatch.setattr(coach, "search_decision", lambda *_: Appraisal(codes[0], (), 0, 0.0, 1))
    monkeypatch.setattr(reasons, "MAX_WORLDS", 1)
    monkeypatch.setattr(match.game.calibration, "odds", Odds())
    before = look(match.game, view, codes, codes[-1], 9, 10, 4).appraisal.moves
    monkeypatch.setattr(match.game.calibration, "odds", Odds(scale=0.5))
    after = look(match.game, view, codes, codes[-1], 9, 10, 4).appraisal.moves
    for raw, told in zip(before, after, strict=True):
        assert told.value == pytest.approx(match.game.calibration.to_probability(view, raw.value))
        assert told.value < raw.value


def test_others_stay_as_far_from_the_best_as_they_were_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The duel values the best by 0.2 less.

    What is proved of others stays, the rest goes along; none stands above it.
    """
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    best, given, other, lost, high = codes[0], codes[-1], 900, 901, 902

    def searched(game: object, view: object, asked: list[Code], *rest: object) -> Appraisal:
        duel = len(asked) == 2
        told = [(best, 0.4 if duel else 0.6, 0.01), (given, 0.1, 0.01)]
        told += [] if duel else [(other, 0.5, 0.1), (lost, 0.0, 0.0), (high, 0.65, 0.1)]
        answers = tuple(AppraisedMove(code, 9, value, margin) for code, value, margin in told)
        return Appraisal(best, answers, 9, 0.0, 5)

    monkeypatch.setattr(coach, "search_decision", searched)
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())
    one = look(match.game, view, codes, given, 9, 10, 8)
    found = {answer.code: answer.value for answer in one.appraisal.moves}
    assert found == pytest.approx({best: 0.4, given: 0.1, other: 0.3, lost: 0.0, high: 0.4})


def test_the_loss_of_a_blunder_is_reported() -> None:
    match = played("contrees", 2)
    then = match.at(match.ply - 8)
    assert then.decision is not None
    view, codes = then.view(then.decision.seat), then.codes()
    good = look(match.game, view, codes, codes[0], then.ply, 60, 5).best
    bad = next(code for code in reversed(codes) if code != good)
    one = look(match.game, view, codes, bad, then.ply, 60, 5)
    assert [answer.code for answer in one.appraisal.moves[:2]] == [one.best, bad]
    first, second = one.appraisal.moves[:2]
    assert one.loss == pytest.approx(first.value - second.value)
    assert one.margin >= 0.0
    assert look(match.game, view, codes, one.best, then.ply, 60, 5).loss == 0.0


@pytest.mark.parametrize(
    ("left", "is_turning_point"), [(0.27, False), (0.09, True), (0.05, True), (None, True)]
)
def test_a_move_loses_no_more_than_the_own_next_move_leaves_lost(
    monkeypatch: pytest.MonkeyPatch, left: float | None, is_turning_point: bool
) -> None:
    """The other order of two moves in a row is not worse; None: another seat moves between."""
    match = played("condottiere3", 4, 120)
    again = [ply for ply in range(11, 30) if coach._moves_again(match, ply)]
    ply = again[0]
    if left is None:
        ply = next(
            ply for ply in range(17, 30) if match.steps[ply].seat != match.steps[ply + 1].seat
        )
    then = match.at(ply)
    given = match.game.code(match.steps[ply].action)
    best = next(code for code in then.codes() if code != given)
    asked = coach._Asked(ply, then.view(match.steps[ply].seat), then.codes(), given)
    last = next(at for at in range(ply, 30) if not coach._moves_again(match, at))

    def searched(game: Game, view: View, codes: list[Code], at: int, iterations: int) -> Appraisal:
        if at == ply:
            pair = AppraisedMove(best, 9, 0.28, 0.09), AppraisedMove(given, 9, 0.08, 0.01)
            return Appraisal(best, pair, 9, 0.0, 5)
        assert ply < at <= last
        return Appraisal(codes[0], (AppraisedMove(codes[0], 9, left or 0.0, 0.02),), 9, 0.0, 5)

    monkeypatch.setattr(coach, "search_decision", searched)
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())
    one = coach._look_into(
        match, asked, each=10, effort=Effort(), endgame=Endgame(match), times=1, brief=True
    )
    assert one is not None
    assert one.is_turning_point is is_turning_point
    worth = max(0.08, left or 0.0)
    assert one.loss == pytest.approx(0.28 - worth)
    assert [move.value for move in one.appraisal.moves[:2]] == [0.28, worth]


def test_a_move_that_reveals_something_is_not_judged_by_what_came_to_light() -> None:
    """Hands are dealt after the question which cards to keep."""
    match = played("condottiere3", 4, 120)
    same = [
        ply for ply in range(match.ply - 1) if match.steps[ply].seat == match.steps[ply + 1].seat
    ]
    revealing = [ply for ply in same if not coach._moves_again(match, ply)]
    assert {type(match.steps[ply].action) for ply in revealing} == {Keep}
    assert {type(match.steps[ply].action) for ply in same} >= {Choose, Pass, Play}


def test_no_move_is_blamed_whose_chance_may_be_as_high_as_the_coachs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the same worlds it was always a little worse, but the stated chances overlap."""
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    seat, view, codes = match.decision.seat, match.view(match.decision.seat), match.codes()
    monkeypatch.setattr(coach, "search_decision", lambda *_: Appraisal(codes[0], (), 0, 0.0, 1))
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())

    def found(*_: object) -> list[list[list[float]]]:
        won = [[float(other == seat) * worth for other in range(4)] for worth in (1.0, 0.9)]
        lost = [[0.1 * (other == seat) for other in range(4)], [0.0] * 4]
        return [won, lost] * 10

    monkeypatch.setattr(searching, "play_moves", found)
    one = look(match.game, view, codes, codes[-1], 9, 10, 20)
    best, given = one.appraisal.moves
    assert best.margin is not None
    assert given.margin is not None
    assert one.loss > coach.MIN_LOSS
    assert best.value - best.margin < given.value + given.margin
    assert not one.is_turning_point


@pytest.mark.parametrize("share", [0.0, 0.2, 0.5, 0.9, 1.0])
def test_chances_of_a_turning_point_never_overlap(share: float) -> None:
    first, second = 0.2 * share, 0.2 * (1.0 - share)
    assert not coach.is_turning(first + second, hypot(first, second))


@pytest.mark.parametrize(("name", "seats", "ply"), [("condottiere3", 4, 9), ("cannir", 3, 8)])
def test_the_coach_answers_alike_in_all_worlds_a_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, ply: int
) -> None:
    monkeypatch.setattr(reasons, "MAX_WORLDS", 5)
    match = played(name, seats, 30).at(ply)
    assert match.decision is not None
    game, seat = match.game, match.decision.seat
    draw, rng = game.sampler(match.view(seat)), Rng(3)

    def told(view: View, codes: list[Code]) -> object:
        one = look(game, view, codes, codes[-1], ply, 10, 5)
        return worker.turning_point_data(match, one), one.best

    here = told(match.view(seat), match.codes())
    for _ in range(2):
        twin = in_world(match, draw(rng))
        assert twin.true_state() is not match.true_state()
        assert told(twin.view(seat), twin.codes()) == here


def test_answers_that_were_not_asked_about_are_no_part_of_a_comparison(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A policy may name the same few answers as worth a search, whatever it was asked about."""
    match = played("cannir", 3)
    asked = [ply for ply in chosen_plies(match, 0) if len(match.at(ply).codes()) > 3]
    then = match.at(asked[len(asked) // 2])
    view, codes = then.view(0), then.codes()
    kind = type(match.game.bots.policy_for(view))
    monkeypatch.setattr(kind, "candidates", lambda policy, state, codes: state.codes()[:3])
    given = codes[-1]
    for pair in ([codes[0], given], [given, codes[1]]):
        found = search_decision(match.game, view, pair, 5, 40)
        assert {answer.code for answer in found.moves} <= {*pair}
    judged = look(match.game, view, codes, given, 5, 40, 5)
    assert {judged.best, given} <= {answer.code for answer in judged.appraisal.moves}
