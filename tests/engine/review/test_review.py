"""A match that is over, valued and judged: curve, turning points, and what the coach may know."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest

from engine.bots import reasons
from engine.bots.appraisal import Appraisal, Appraised, appraise
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.odds import Odds
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Code, Resign, State, View
from engine.data.codec import encode
from engine.games import GAMES, find
from engine.games.condottiere.events import Pass, Play
from engine.play.match import Match, new_record
from engine.play.position_file import match_of, set_up
from engine.play.record import to_text
from engine.review import coach, worker
from engine.review import curve as review_curve
from engine.review.coach import Effort, Judged, chosen_plies, judge, look
from engine.review.curve import Endgame, Moment, after, curve
from engine.review.searching import searched
from tests.engine.games.contrees.kit import ROW, position
from tests.twins import in_world

#: Little, so that tests are quick.
EFFORT = Effort(glances=60, glance=10, look=2, suspicious=2, suspicious_open=2, worlds=5)
#: Answers tried in a proof, where a test is not about that.
FEW = 8_000
LOOKED_THROUGH = review_curve.MAX_TRIED
PROOF = review_curve._prove_moment
#: What was proved, by all that a proof depends on.
PROVED: dict[tuple[object, ...], Moment | None] = {}


def proved_once(game: Game, world: State, ply: int, likely: float = 1.0) -> Moment | None:
    """The proof of a moment, which many tests ask for of the same match."""
    asked = game.view(world, OMNISCIENT), ply, likely, review_curve.MAX_TRIED
    if asked not in PROVED:
        PROVED[asked] = PROOF(game, world, ply, likely)
    return PROVED[asked]


@pytest.fixture(autouse=True)
def short_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "MAX_TRIED", FEW)
    monkeypatch.setattr(review_curve, "_prove_moment", proved_once)


@cache
def played(name: str, seats: int, most: int = 1_000) -> Match:
    """A match in which everything is drawn by lot."""
    game, rng = find(name), Rng(5)
    match = Match(new_record(game, seats, 7))
    while match.decision is not None and match.ply < most:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    return match


def valued(match: Match, least: int = review_curve.MIN_PLAYOUTS, most: int = 30) -> list[Moment]:
    """The moments of a match in order, as they are told in the end."""
    told = {moment.ply: moment for moment in curve(match, least, most)}
    return [told[ply] for ply in sorted(told)]


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_has_a_chance_with_its_doubt(name: str) -> None:
    seats = GAMES[name].seats[-1]
    match = played(name, seats, 12)
    moments = valued(match, 2, 3)
    assert [moment.ply for moment in moments] == list(range(match.ply + 1))
    for moment in moments:
        assert len(moment.chances) == len(moment.doubts) == seats
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        if moment.ply < match.ply or match.result is None:
            assert any(moment.doubts)


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
    monkeypatch.setattr(review_curve, "ROUGH", 1)
    monkeypatch.setattr(review_curve, "MAX_TRIED", 0)
    monkeypatch.setattr(review_curve, "SPREAD", 5)
    last, rough, *found = [moment.ply for moment in curve(match)]
    assert (last, rough) == (match.ply, 0)
    stride = -(-(match.ply + 1) // 5)
    even = list(range(0, match.ply, stride))
    assert found[: len(even)] == even
    assert {28, 29} <= set(found)
    assert len(found) == len(set(found)) < len(even) + stride
    assert asked == [rough, *found]
    monkeypatch.setattr(review_curve, "BETWEEN", 1)
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
    monkeypatch.setattr(Endgame, "at", lambda *given: None)
    monkeypatch.setattr(review_curve, "ROUGH", 6)
    moments = list(curve(match, 24, 400))
    stride = -(-match.ply // 6)
    rough = list(range(0, match.ply, stride))
    assert asked[: len(rough)] == [(ply, 24) for ply in rough]
    exact = [ply for ply, most in asked[len(rough) :]]
    assert {most for _, most in asked[len(rough) :]} == {400}
    before = max(ply for ply in rough if ply < 29)
    assert exact[:stride] == list(range(before, before + stride))
    assert sorted(exact) == list(range(match.ply))
    assert moments[0].ply == match.ply


def test_the_last_moment_is_the_result() -> None:
    match = played("contrees", 2)
    assert match.result is not None
    assert next(curve(match, 1, 1)) == Moment(match.ply, tuple(match.returns()), (0.0, 0.0))


def test_what_another_answer_led_to_is_valued_like_the_curve() -> None:
    match = played("cannir", 2)
    given = match.game.code(match.steps[3].action)
    moments = valued(match, most=review_curve.MAX_PLAYOUTS)
    assert after(match, 3, given) == moments[4]
    other = next(code for code in match.at(3).codes() if code != given)
    assert after(match, 3, other).ply == 4


def test_the_end_of_an_open_game_is_worth_what_can_be_forced() -> None:
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


def test_what_an_open_game_is_worth_before_that_a_search_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "_value_by_playouts", None)
    match = played("contrees", 2, 20)
    moments = {moment.ply: moment for moment in curve(match, 2, 3)}
    assert [round(sum(moment.chances), 6) for moment in moments.values()] == [1.0] * len(moments)
    for ply in (0, 18, 19):
        then = match.at(ply)
        assert then.decision is not None
        seat, bot = then.decision.seat, find_bot("level5")
        budget = Budget(iterations=review_curve.DEEPER * 3)
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
        first = Endgame(match).at(0)
        if stronger:
            assert first is None
        else:
            assert first is not None
            assert (first.chances, first.doubts) == ((0.0, 0.0, 0.0, 0.0, 1.0), (0.0,) * 5)
            assert valued(match, 5, 5)[0] == first


def judged(ply: int, loss: float, doubt: float) -> Judged:
    nothing = Appraisal(0, (), 0, 0.0, 1)
    return Judged(ply, 1, 0, loss, doubt, nothing, reasons.Reasons())


def test_the_dearest_three_that_are_beyond_doubt_are_turning_points(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own = chosen_plies(match, 0)
    losses = (0.2, 0.05), (0.3, 0.21), (0.04, 0.01), (0.1, 0.02), (0.4, 0.0), (0.06, 0.01)
    known = dict(zip(own, losses, strict=False))
    monkeypatch.setattr(coach, "glance", lambda *given: known.get(given[4], (0.0,))[0])
    monkeypatch.setattr(coach, "look", lambda *given: judged(given[4], *known[given[4]]))
    told = list(judge(match, 0, Effort(), Endgame(match)))
    found = [one for one in told if one is not None]
    assert [one.ply for one in coach.dearest(found)] == [own[4], own[0], own[3]]
    assert {one.ply for one in found if one.turning} == {own[4], own[0], own[3], own[5]}
    # Of the one that lost much and not surely, the last word is that it is no turning point.
    unsure = [one for one in found if one.ply == own[1]]
    assert [one.shown for one in unsure] == [True, True, False]
    # A few are looked into quickly and then properly; one that seemed to lose much, and not surely,
    # is looked into once more.
    assert len(told) == 2 * len(own) + len(known) + Effort().early + 1


def test_what_a_rough_glance_says_is_looked_into_before_the_rest_is_glanced_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own, done = chosen_plies(match, 0), list[tuple[str, int, int]]()
    known = {own[2]: (0.1, 0.02), own[5]: (0.4, 0.01)}

    def glance(*given: Any) -> float:
        done.append(("glance", given[4], given[5]))
        return known.get(given[4], (0.0,))[0]

    def look(*given: Any) -> Judged:
        done.append(("look", given[4], given[5]))
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    effort = Effort(glances=100 * len(own), early=1)
    told = list(judge(match, 0, effort, Endgame(match)))
    assert [one.ply for one in told if one is not None] == [own[5], own[5], own[2]]
    quick, proper = ("look", own[5], 100), ("look", own[5], 400)
    assert done[: len(own) + 2] == [*(("glance", ply, 25) for ply in own), quick, proper]
    assert done[len(own) + 2 :] == [*(("glance", ply, 100) for ply in own), ("look", own[2], 400)]


def test_what_a_quick_look_finds_is_withdrawn_where_a_proper_one_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4)
    own = chosen_plies(match, 0)
    found = {100: (0.3, 0.1), 400: (0.01, 0.02)}
    monkeypatch.setattr(coach, "glance", lambda *given: 0.3 if given[4] == own[1] else 0.0)
    monkeypatch.setattr(coach, "look", lambda *given: judged(given[4], *found[given[5]]))
    effort = Effort(glances=100 * len(own), early=1)
    told = [one for one in judge(match, 0, effort, Endgame(match)) if one is not None]
    assert [(one.ply, one.turning) for one in told] == [(own[1], True), (own[1], False)]
    # Gone on with after an interruption, it is withdrawn as well.
    known = [(0.3 if ply == own[1] else 0.0, 0.0) for ply in own]
    known = [*known, (0.3, 0.1)]
    rest = list(judge(match, 0, effort, Endgame(match), coach.Looks(known)))
    assert [one.turning for one in rest if one is not None] == [False]


def test_a_few_answers_are_looked_into_before_all_have_been_glanced_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then those that are not sure are searched longer, the surest first."""
    match = played("condottiere3", 4)
    own, done = chosen_plies(match, 0), list[tuple[str, int]]()
    first, second = own[::2], own[1::2]
    losses = (first[2], (0.3, 0.25)), (second[1], (0.2, 0.14)), (first[1], (0.25, 0.1))
    known = dict(losses)

    def glance(*given: Any) -> float:
        done.append(("glance", given[4]))
        return known.get(given[4], (0.0,))[0]

    def look(*given: Any) -> Judged:
        brief = given[7]
        done.append(("brief look" if brief else "look", given[4]))
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    told = list(judge(match, 0, Effort(early=2), Endgame(match)))
    assert [(one.ply, one.shown) for one in told if one is not None] == [
        *((ply, True) for ply in (first[2], first[1], first[1], first[2])),
        (first[2], False),
    ]
    assert done[: len(own) + 6] == [
        *(("glance", ply) for ply in first),
        ("brief look", first[2]),
        *(("glance", ply) for ply in second),
        ("brief look", first[1]),
        # The surest first.
        ("brief look", first[1]),
        ("brief look", first[2]),
        ("look", first[2]),
        ("glance", own[0]),
    ]
    # What is known by now is not looked into again.
    assert done[len(own) + 5 :] == [*(("glance", ply) for ply in own), ("look", second[1])]


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

    def look(*given: Any) -> Judged:
        # The search of all moves, and that of the two.
        spent[0] += 2 * given[5]
        return judged(given[4], *(found[given[5]] if given[7] else (0.06, 0.02)))

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    effort, told = Effort(glances=600 * len(own)), list[tuple[int, int, bool, bool]]()
    for one in judge(match, 0, effort, Endgame(match)):
        if one is not None:
            told.append((spent[0], one.ply, one.provisional, one.turning))
    glances = 150 * len(own[::4])
    assert told[0] == (glances + 2 * 600, weak, True, False)
    assert [one[1:] for one in told[1:]] == [(weak, True, False), (weak, False, True)]


def test_the_last_moves_of_an_open_game_are_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last six, at least; where something is hidden nothing is known for certain."""
    monkeypatch.setattr(review_curve, "MAX_TRIED", LOOKED_THROUGH)
    match = played("contrees", 2)
    endgame = Endgame(match)
    assert all(endgame.at(ply) for ply in range(match.ply - 7, match.ply + 1))
    assert endgame.at(match.ply - 1 - review_curve.MAX_PROVED) is None
    hidden = played("cannir", 2)
    own = chosen_plies(hidden, 0)[-1]
    assert Endgame(hidden).at(hidden.ply) is None
    assert Endgame(hidden).proved_loss(own) is None
    assert not Endgame(hidden).is_in_vain(own, hidden.at(own).codes()[0])


def test_who_keeps_a_win_needs_no_proof_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, proved = played("contrees", 2), list[int]()
    known = Endgame(match)
    proof = review_curve._prove_moment

    def noted(game: Game, world: State, ply: int, likely: float) -> Moment | None:
        proved.append(ply)
        return proof(game, world, ply, likely)

    monkeypatch.setattr(review_curve, "_prove_moment", noted)
    assert Endgame(match).at(KEEPS) == known.at(KEEPS)
    assert not {KEEPS, 61} & set(proved)
    assert {BLUNDERS, LOST} <= set(proved)
    for ply in range(KEEPS, match.ply):
        world = match.at(ply).truth()
        assert known.at(ply) == proof(match.game, world, ply)


def test_the_first_moments_need_not_wait_for_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "_prove_moment", lambda *given: pytest.fail("too early"))
    match = played("contrees", 2)
    rough = [match.ply, *range(0, match.ply, -(-match.ply // review_curve.ROUGH))]
    found = curve(match, 1, 1)
    early = match.ply - review_curve.MAX_PROVED
    assert [next(found).ply for _ in rough] == rough
    assert sorted(next(found).ply for _ in range(early)) == list(range(early))


#: In the match drawn by lot each of these answers of the first seat is given with a win in hand:
#: one keeps it, the other gives it away. What comes after is lost.
KEEPS, BLUNDERS, LOST = 58, 60, 62


def coached(
    monkeypatch: pytest.MonkeyPatch,
    match: Match,
    plies: Sequence[int],
    good: Code | None = None,
    falls: Sequence[int] = (),
) -> list[Judged]:
    """The turning points of the first seat where the coach thinks that these answers lost much,
    `good` being the best, or the first of the others; at `falls` the curve says so, too.
    """
    monkeypatch.setattr(coach, "glance", lambda *given: 0.3 * (given[4] in plies))
    monkeypatch.setattr(Endgame, "drop_at", lambda endgame, ply: 0.2 * (ply in falls))

    def look(
        game: object, view: object, codes: list[Code], given: Code, ply: int, *_: object
    ) -> Judged:
        best = next(code for code in codes if code != given) if good is None else good
        answers = Appraised(best, 9, 0.7, 0.05), Appraised(given, 9, 0.4, 0.05)
        told = Appraisal(best, answers, 9, 0.0, 5)
        return Judged(ply, given, best, 0.3, 0.05, told, reasons.Reasons())

    monkeypatch.setattr(coach, "look", look)
    found = judge(match, 0, Effort(), Endgame(match))
    return coach.dearest(one for one in found if one is not None)


def test_where_nothing_could_be_lost_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("contrees", 2)
    endgame = Endgame(match)
    for ply, before, then in ((KEEPS, 1.0, 1.0), (BLUNDERS, 1.0, 0.0), (LOST, 0.0, 0.0)):
        assert [endgame.at(ply + n).chances[0] for n in range(2)] == [before, then]
    good = next(
        code
        for code in match.at(BLUNDERS).codes()
        if endgame.moment_after(BLUNDERS, code).chances[0] == 1.0
    )
    assert [one.ply for one in coached(monkeypatch, match, (BLUNDERS,), good)] == [BLUNDERS]
    assert [one.ply for one in coached(monkeypatch, match, (), good)] == [BLUNDERS], "no guess"
    monkeypatch.setattr(Endgame, "is_in_vain", lambda *given: False)
    assert not {KEEPS, LOST} & {one.ply for one in coached(monkeypatch, match, (KEEPS, LOST))}


def test_an_answer_that_leads_to_nothing_better_is_in_vain() -> None:
    match = played("contrees", 2)
    endgame = Endgame(match)
    for ply in (KEEPS, BLUNDERS, LOST):
        assert endgame.is_in_vain(ply, match.game.code(match.steps[ply].action))
    for ply, in_vain in ((BLUNDERS, False), (LOST, True)):
        best = max(
            match.at(ply).codes(), key=lambda code: endgame.moment_after(ply, code).chances[0]
        )
        assert endgame.is_in_vain(ply, best) is in_vain


def test_what_is_known_of_both_answers_is_told_for_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The strip, the curve and the dotted line beside it say the same."""
    match = played("contrees", 2)
    endgame = Endgame(match)
    good = next(
        code
        for code in match.at(BLUNDERS).codes()
        if endgame.moment_after(BLUNDERS, code).chances[0] == 1.0
    )
    (one,) = coached(monkeypatch, match, (BLUNDERS,), good)
    assert (one.loss, one.doubt) == (1.0, 0.0)
    assert [(each.value, each.doubt) for each in one.appraisal.moves] == [(1.0, 0.0), (0.0, 0.0)]


def test_only_near_the_end_another_answer_is_looked_through(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("contrees", 2)
    monkeypatch.setattr(review_curve, "_prove_moment", lambda *given: pytest.fail("too early"))
    monkeypatch.setattr(review_curve, "MIN_PLAYOUTS", 1)
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 1)
    ply = match.ply - review_curve.MAX_PROVED - 2
    assert any(after(match, ply, match.at(ply).codes()[0]).doubts)


def test_an_answer_in_vain_makes_way_for_the_next_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three are tried; what nobody can look through is no worse than what was given."""
    match = played("contrees", 2)
    ply = chosen_plies(match, 0)[9]
    given = match.game.code(match.steps[ply].action)
    others = [code for code in match.at(ply).codes() if code != given]
    lost = set(others[:2])

    def led(match: Match, ply: int, code: Code) -> Moment:
        chance, doubt = (0.0, 0.0) if code in lost else (0.3 if code == given else 0.6, 0.05)
        return Moment(ply + 1, (chance, 1.0 - chance), (doubt, doubt))

    monkeypatch.setattr(review_curve, "after", led)
    monkeypatch.setattr(Endgame, "value_at", lambda endgame, at: led(match, at - 1, given))
    one = next(one for one in coached(monkeypatch, match, (ply,)) if one.ply == ply)
    assert one.best == others[2]
    assert one.loss == pytest.approx(0.3)
    lost.add(others[2])
    assert ply not in [one.ply for one in coached(monkeypatch, match, (ply,))]


def test_in_an_open_game_answers_are_judged_by_what_they_led_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first look sees less, or more, than there is."""
    match = played("contrees", 2)
    ply = chosen_plies(match, 0)[9]
    given = match.game.code(match.steps[ply].action)
    worth = {given: (0.3, 0.03)}

    def led(match: Match, ply: int, code: Code) -> Moment:
        chance, doubt = worth.get(code, (0.42, 0.04))
        return Moment(ply + 1, (chance, 1.0 - chance), (doubt, doubt))

    monkeypatch.setattr(review_curve, "after", led)
    monkeypatch.setattr(Endgame, "value_at", lambda endgame, at: led(match, at - 1, given))
    one = next(one for one in coached(monkeypatch, match, (ply,)) if one.ply == ply)
    assert (one.loss, one.doubt) == pytest.approx((0.12, 0.05))
    first, second = one.appraisal.moves
    assert (first.value, first.doubt, second.value, second.doubt) == (0.42, 0.04, 0.3, 0.03)
    worth[given] = 0.4, 0.03
    assert ply not in [one.ply for one in coached(monkeypatch, match, (ply,))]


def test_what_single_answers_of_an_open_game_led_to_is_searched_like_its_moments(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And only to know what is to be looked into, less."""
    match, asked = played("contrees", 2), list[int]()

    def searched(game: Game, view: View, codes: list[Code], ply: int, iterations: int) -> Appraisal:
        asked.append(iterations)
        return Appraisal(codes[0], (Appraised(codes[0], 9, 0.5, 0.1),), 9, 0.0, 5)

    monkeypatch.setattr(review_curve, "searched", searched)
    after(match, 20, match.at(20).codes()[0])
    found = curve(match)
    assert [next(found).ply for _ in range(2)] == [match.ply, 0]
    Endgame(match).value_at(20)
    Endgame(match).drop_at(20)
    whole = review_curve.DEEPER * review_curve.MAX_PLAYOUTS
    rough = review_curve.DEEPER * review_curve.MIN_PLAYOUTS
    assert asked == [whole, rough, whole, *[whole // review_curve.GLANCED] * 2]


def test_after_the_given_answer_the_coach_and_the_curve_say_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(review_curve, "MAX_PLAYOUTS", 4)
    match = played("contrees", 2, 40)
    given = match.game.code(match.steps[30].action)
    moments = {one.ply: one for one in curve(match, review_curve.MIN_PLAYOUTS, 4)}
    endgame = Endgame(match)
    assert endgame.moment_after(30, given) == endgame.value_at(31) == moments[31]


def test_what_the_curve_says_was_lost_is_looked_into_whatever_a_glance_says(
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
    one = next(one for one in coached(monkeypatch, match, (), falls=(ply,)) if one.ply == ply)
    assert one.best != given
    assert one.loss == pytest.approx(0.2)
    assert ply not in [one.ply for one in coached(monkeypatch, match, ())]


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
        doubt = 0.04 if iterations > 10 else 0.12
        told = Appraised(best, 9, 0.5, 0.03), Appraised(given, 9, 0.4, doubt)
        return Appraisal(best, told, 9, 0.0, 5)

    monkeypatch.setattr(coach, "searched", searched)
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())
    one = look(match.game, view, codes, given, 9, 10, 8)
    assert (one.loss, one.doubt) == pytest.approx((0.1, 0.05))
    assert asked == [10, 10, 10 * coach.LONGER]
    assert one.turning


def test_what_no_search_tells_is_compared_in_the_same_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    nothing = Appraisal(codes[0], (), 0, 0.0, 1)
    monkeypatch.setattr(coach, "searched", lambda *given: nothing)
    monkeypatch.setattr(reasons, "WORLDS", 5)
    one = look(match.game, view, codes, codes[-1], 9, 10, 8)
    first, second = one.appraisal.moves
    assert (first.code, second.code) == (codes[0], codes[-1])
    assert one.loss == pytest.approx(first.value - second.value)
    assert first.doubt is not None
    assert second.doubt is not None


def test_what_is_compared_is_stated_as_hints_state_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    monkeypatch.setattr(coach, "searched", lambda *_: Appraisal(codes[0], (), 0, 0.0, 1))
    monkeypatch.setattr(reasons, "WORLDS", 1)
    monkeypatch.setattr(type(match.game), "odds", Odds())
    before = look(match.game, view, codes, codes[-1], 9, 10, 4).appraisal.moves
    monkeypatch.setattr(type(match.game), "odds", Odds(scale=0.5))
    after = look(match.game, view, codes, codes[-1], 9, 10, 4).appraisal.moves
    for raw, told in zip(before, after, strict=True):
        assert told.value == pytest.approx(match.game.stated(view, raw.value))
        assert told.value < raw.value


def test_others_stay_as_far_from_the_best_as_they_were_beside_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The duel values the best by 0.2 less: what is proved of others stays, the rest goes along;
    none stands above it.
    """
    match = played("condottiere3", 4, 30).at(9)
    assert match.decision is not None
    view, codes = match.view(match.decision.seat), match.codes()
    best, given, other, lost, high = codes[0], codes[-1], 900, 901, 902

    def searched(game: object, view: object, asked: list[Code], *rest: object) -> Appraisal:
        duel = len(asked) == 2
        told = [(best, 0.4 if duel else 0.6, 0.01), (given, 0.1, 0.01)]
        told += [] if duel else [(other, 0.5, 0.1), (lost, 0.0, 0.0), (high, 0.65, 0.1)]
        answers = tuple(Appraised(code, 9, value, doubt) for code, value, doubt in told)
        return Appraisal(best, answers, 9, 0.0, 5)

    monkeypatch.setattr(coach, "searched", searched)
    monkeypatch.setattr(coach, "find_reasons", lambda *given: reasons.Reasons())
    one = look(match.game, view, codes, given, 9, 10, 8)
    found = {answer.code: answer.value for answer in one.appraisal.moves}
    assert found == pytest.approx({best: 0.4, given: 0.1, other: 0.3, lost: 0.0, high: 0.4})


def test_what_a_blunder_lost_is_told() -> None:
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
    assert one.doubt >= 0.0
    assert look(match.game, view, codes, one.best, then.ply, 60, 5).loss == 0.0


@pytest.mark.parametrize(("name", "seats", "ply"), [("condottiere3", 4, 9), ("cannir", 3, 8)])
def test_the_coach_answers_alike_in_all_worlds_a_seat_cannot_tell_apart(
    monkeypatch: pytest.MonkeyPatch, name: str, seats: int, ply: int
) -> None:
    monkeypatch.setattr(reasons, "WORLDS", 5)
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
        assert twin.truth() is not match.truth()
        assert told(twin.view(seat), twin.codes()) == here


def test_the_curve_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "_prove_moment", PROOF)
    match = played("contrees", 2, 6)
    told = [[encode(one) for one in curve(match, 2, 2)] for _ in range(2)]
    assert told[0] == told[1]


class Pipe:
    """Standard input and output of a process."""

    def __init__(self, line: str) -> None:
        self.buffer = io.BytesIO(line.encode())


def told_by_worker(monkeypatch: pytest.MonkeyPatch, message: Any) -> tuple[int, list[Any]]:
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdin", Pipe(json.dumps(message) + "\n"))
    monkeypatch.setattr(sys, "stdout", out)
    code = worker.main()
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_longest_matches_are_told_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message may hold no text as long as their save files are."""
    one: Callable[..., Any] = lambda match, first: iter([Moment(match.ply, (1.0,), (0.0,))])  # noqa: E731
    monkeypatch.setattr(worker, "curve", one)
    match = played("cortez", 6, 500)
    text = to_text(match.record)
    assert len(text) > 20_000
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.CURVE, 0))
    assert (code, said[0]["ply"]) == (0, match.ply)


def test_the_process_tells_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    few: Callable[..., Any] = lambda match, first: curve(match, 1, 1, first)  # noqa: E731
    monkeypatch.setattr(worker, "curve", few)
    monkeypatch.setattr(worker, "Effort", lambda: EFFORT)
    match = played("condottiere3", 2, 8)
    text = to_text(match.record)
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.CURVE, 0))
    assert code == 0
    told = [line["ply"] for line in said[:-1]]
    assert told[: match.ply + 1] == [match.ply, *range(match.ply)]
    assert sorted(told[match.ply + 1 :]) == list(range(match.ply))
    assert said[-1] == {"done": True}
    code, said = told_by_worker(monkeypatch, worker.request(text, worker.COACH, 0))
    looks = [line for line in said if "looked" in line]
    assert code == 0
    assert len(looks) >= len(chosen_plies(match, 0))
    assert said[-1] == {"done": True}
    # After an interruption it tells the rest.
    rest = told_by_worker(monkeypatch, worker.request(text, worker.COACH, 0, said[:2]))
    assert rest == (0, said[2:])


@pytest.mark.parametrize("wrong", [{"seat": 9}, {"part": "hands"}, {"record": {}}, {"known": [1]}])
def test_what_cannot_be_reviewed_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], wrong: dict[str, Any]
) -> None:
    message = worker.request(to_text(played("cannir", 2).record), worker.CURVE, 0) | wrong
    with pytest.raises(ConquistaError):
        list(worker.results_of(message))
    assert told_by_worker(monkeypatch, message) == (1, [])
    assert capsys.readouterr().err.startswith("conquista reviewer: ")


def test_answers_that_were_not_asked_about_are_no_part_of_a_comparison(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A policy may name the same few answers as worth a search, whatever it was asked about."""
    match = played("cannir", 3)
    asked = [ply for ply in chosen_plies(match, 0) if len(match.at(ply).codes()) > 3]
    then = match.at(asked[len(asked) // 2])
    view, codes = then.view(0), then.codes()
    kind = type(match.game.policy_for(view))
    monkeypatch.setattr(kind, "candidates", lambda policy, state, codes: state.codes()[:3])
    given = codes[-1]
    for pair in ([codes[0], given], [given, codes[1]]):
        found = searched(match.game, view, pair, 5, 40)
        assert {answer.code for answer in found.moves} <= {*pair}
    judged = look(match.game, view, codes, given, 5, 40, 5)
    assert {judged.best, given} <= {answer.code for answer in judged.appraisal.moves}


def test_a_review_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """It finds the same as without an interruption, and takes no look twice."""
    match = played("condottiere3", 4)
    own, taken = chosen_plies(match, 0), list[int]()
    losses = (0.2, 0.05), (0.3, 0.21), (0.04, 0.01), (0.1, 0.02), (0.4, 0.0), (0.06, 0.01)
    known = dict(zip(own, losses, strict=False))

    def glance(*given: Any) -> float:
        taken.append(given[4])
        return known.get(given[4], (0.0,))[0]

    def look(*given: Any) -> Judged:
        taken.append(given[4])
        return judged(given[4], *known[given[4]])

    monkeypatch.setattr(coach, "glance", glance)
    monkeypatch.setattr(coach, "look", look)
    looks = coach.Looks()
    whole = [(one, looks.last) for one in judge(match, 0, Effort(), Endgame(match), looks)]
    every, done = [one for one, _ in whole], taken.copy()
    for stopped in (1, len(own) // 2, len(own) + 3, len(whole) - 1):
        taken.clear()
        looks = coach.Looks([found for _, found in whole[:stopped]])
        told = list(judge(match, 0, Effort(), Endgame(match), looks))
        assert told[:stopped] == [None] * stopped
        assert told[stopped:] == every[stopped:]
        assert taken == done[stopped:]


def test_a_curve_goes_on_where_it_was_interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_curve, "SPREAD", 10)
    match = played("condottiere3", 4, 40)
    every, valued = list(curve(match, 2, 3)), list[int]()
    value = review_curve._value_moment

    def counted(match: Match, world: State, ply: int, least: int, most: int) -> Moment:
        valued.append(ply)
        return value(match, world, ply, least, most)

    monkeypatch.setattr(review_curve, "_value_moment", counted)
    assert len(every) > 2 * 10 + 2
    for stopped in (1, 15, len(every) - 2):
        valued.clear()
        assert list(curve(match, 2, 3, every[:stopped])) == every
        assert len(valued) == len(every) - stopped
