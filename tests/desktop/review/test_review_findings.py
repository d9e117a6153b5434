"""What a review finds: taken in, told, and kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from desktop.games import TABLES
from desktop.painting.seat_look import LOOKS
from desktop.review import moment_texts
from desktop.review.export import review_text
from desktop.review.favourite_texts import favourite_text, stand_ins_text
from desktop.review.findings import Findings, TurningPoint, ranked_moves
from desktop.review.method_texts import hindsight_text
from desktop.review.moment_texts import (
    curve_comparison,
    gain_text,
    margin_text,
    next_settlement,
    steepest_falls,
    turn_texts,
)
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.game_texts import GameTexts, Reason
from desktop.table.replay.chapters import MoveIndex
from engine.core.rng import Rng
from engine.core.values import Effect, Event, Json, Result, Seat
from engine.games import GAMES
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.condottiere.actions import Pass, Play
from engine.games.condottiere.events import Conquered, GameEnded
from engine.games.contrees import CONTREES
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.cortez.events import CollarLost
from engine.play.autoplay import play_scripted
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.review.coach import chosen_plies
from tests.desktop.review.match_kit import (
    DONE,
    add_review,
    moment,
    own_plies,
    record,
    turning_point,
)


@pytest.mark.parametrize(
    "said",
    [
        None,
        {"ply": 99, "chances": [0.5, 0.5], "doubts": [0, 0]},
        {"ply": 0, "chances": [1.0], "doubts": [0.0]},
        {"ply": 0, "chances": "even", "doubts": [0.0, 0.0]},
        DONE,
    ],
)
def test_nonsense_about_the_curve_is_refused(said: Json) -> None:
    assert not Findings(Match(record()), 0).add_moment(said)


def test_nonsense_about_answers_is_refused() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    good = turning_point(match, own_plies(match)[0])
    wrongs: tuple[dict[str, Json], ...]
    wrongs = ({"turn": 99}, {"loss": "much"}, {"thought": {}}, {"turn": None})
    for wrong in wrongs:
        assert not findings.add_coach_line(good | wrong)
    assert not findings.add_coach_line({"looked": "a few"})
    assert findings.add_coach_line(good)


def test_a_turning_point_is_withdrawn_where_a_longer_look_does_not_confirm_it() -> None:
    match = Match(record())
    findings, first, second = Findings(match, 0), *own_plies(match)[:2]
    for ply in (first, second):
        assert findings.add_coach_line(turning_point(match, ply))
    assert [turn.ply for turn in findings.turns] == [first, second]
    assert findings.add_coach_line(turning_point(match, first) | {"loss": 0.06, "doubt": 0.1})
    assert [turn.ply for turn in findings.turns] == [second]


def test_a_likely_turning_point_is_shown_as_such_until_the_coach_is_sure() -> None:
    match = Match(record())
    findings, first, second = Findings(match, 0), *own_plies(match)[:2]
    likely = {**turning_point(match, first), "doubt": 0.3, "provisional": True}
    assert findings.add_coach_line(likely)
    assert findings.add_coach_line(turning_point(match, second, 0.1))
    names, chapters = ["", "Maud"], TABLES[match.game.id].chapters(match)
    views = [match.at(turn.ply).view(0) for turn in findings.turns]
    listed = moment_texts.turn_summaries(findings, chapters, TABLES[match.game.id], views, names)
    # Those that are confirmed come first, with their numbers; nothing about the others looks final.
    assert [one.ply for one in listed] == [second, first]
    assert [one.title for one in listed] == ["Turning point 1 of 1", "Possible turning point"]
    assert [one.is_possible for one in listed] == [False, True]
    assert [bool(one.loss or one.margin) for one in listed] == [True, False]
    told = moment_texts.turn_texts(
        findings, 2, chapters, TABLES[match.game.id], match.at(first).view(0), names
    )
    assert (told.gain, told.margin) == ("", "")
    assert told.hindsight == moment_texts.being_checked_text()
    assert [one.ply for one in findings.confirmed_turns] == [second]
    # Without the word "provisional", such a margin of error leaves nothing.
    assert findings.add_coach_line({**likely, "provisional": False})
    assert [turn.ply for turn in findings.turns] == [second]
    # What nobody examines any more is not shown either.
    assert findings.add_coach_line(likely)
    assert findings.add_coach_line(DONE)
    assert [turn.ply for turn in findings.turns] == [second]
    # It does not vanish without a word.
    text = "At 1 possible turning point, no certain loss was found."
    assert moment_texts.progress_text(findings, "", broken=False) == text


def test_between_valued_moments_chances_are_estimated_with_more_margin() -> None:
    findings = Findings(Match(record()), 0)
    last = findings.match.ply
    assert findings.at(2) is None
    for ply, chance in ((0, 0.4), (4, 0.6), (last, 1.0)):
        assert findings.add_moment(moment(ply, chance))
    # Until the curve is complete, it may still turn out otherwise.
    assert findings.at(2) is None
    assert findings.on_curve(2) is not None
    assert findings.add_moment(DONE)
    assert findings.at(4) == findings.moments[4]
    between = findings.at(2)
    assert between is not None
    assert between.chances == pytest.approx((0.5, 0.5))
    assert between.doubts == pytest.approx((0.15, 0.15))
    assert favourite_text(findings, "") == "", "the coach still looks"
    assert findings.add_coach_line(DONE)
    assert favourite_text(findings, "").startswith(
        f"You were the favourite for {last - 1} of {last}"
    )


def test_the_favourite_is_counted_in_moves() -> None:
    """As the review numbers them: answers in a row are one."""
    match = Match(record())
    findings = Findings(match, 0, MoveIndex([*range(3, match.ply, 3), match.ply]))
    for ply in range(match.ply + 1):
        assert findings.add_moment(moment(ply, 0.9))
    assert findings.add_moment(DONE)
    assert findings.add_coach_line(DONE)
    count = findings.moves.count
    assert count < match.ply
    assert favourite_text(findings, "") == f"You were the favourite for {count} of {count} moves."


def test_moves_of_a_substitute_bot_are_not_counted_for_the_person() -> None:
    match = Match(new_record(GAMES["condottiere3"], 3, 5))
    rng, gone = Rng(5), None
    while match.decision is not None and match.ply < 60:
        if match.ply == 20:
            gone = match.ply
            match.leave(0, "level3")
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    assert gone is not None
    findings = Findings(match, 0)
    steps = enumerate(match.steps)
    assert findings.bot_plies == {ply for ply, step in steps if step.seat == 0 and ply > gone}
    for ply in (0, match.ply):
        chances: list[Json] = [0.5, 0.3, 0.2]
        assert findings.add_moment({"ply": ply, "chances": chances, "doubts": [0.05] * 3})
    assert findings.add_moment(DONE)
    assert findings.add_coach_line(DONE)
    count = len(findings.bot_plies)
    assert favourite_text(findings, "").endswith(f"A bot in your seat played {count} moves.")
    assert favourite_text(findings, "Maud").endswith(f"A bot in Maud’s seat played {count} moves.")
    # It also names other seats, and the judged one while the sentence above is missing.
    names = ["Maud", "", "Otto"]
    assert not stand_ins_text(findings, names)
    told = {stand_ins_text(Findings(match, seat), names) for seat in (0, 1)}
    assert told == {"A bot played for Maud part of the time."}


def test_open_games_report_one_of_two_measurements() -> None:
    match = Match(new_record(CONTREES, 2, 1))
    for _ in range(2):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    findings = Findings(match, match.steps[1].seat)
    assert findings.add_moment(moment(1, 0.5))
    assert findings.add_moment(moment(2, 0.4))
    assert findings.add_coach_line(turning_point(match, 1))
    assert findings.add_coach_line(DONE)
    assert findings.turns[0].moment_after_best is not None
    assert curve_comparison(findings, findings.turns[0]) == ""


def test_where_nothing_is_hidden_a_moment_is_worth_what_the_coach_would_have_made_of_it() -> None:
    """One number, in the curve and beside the answers; what is certain stays."""
    match = Match(new_record(CONTREES, 2, 1))
    for _ in range(3):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    findings = Findings(match, match.steps[1].seat)
    for ply in range(4):
        assert findings.add_moment(moment(ply, 0.5))
    assert findings.add_moment(DONE)
    assert findings.at(1) == findings.moments[1]
    assert findings.add_coach_line(turning_point(match, 1))
    moment_after_best = findings.turns[0].moment_after_best
    assert moment_after_best is not None
    assert findings.at(1) == findings.evaluated_moments[1] == replace(moment_after_best, ply=1)
    assert [findings.at(ply) for ply in (0, 3)] == [findings.moments[ply] for ply in (0, 3)]
    certain = {**moment(1, 1.0), "doubts": [0.0, 0.0]}
    assert findings.add_moment(certain)
    assert findings.at(1) == findings.moments[1]


def test_the_curve_agrees_with_a_turning_point_before_it_has_come_there() -> None:
    """Where nothing is hidden; the curve between other moments is only estimated."""
    match = Match(new_record(CONTREES, 2, 1))
    for _ in range(8):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    seat = match.steps[3].seat
    findings = Findings(match, seat)
    for ply, chance in ((0, 0.52), (8, 0.4)):
        assert findings.add_moment(moment(ply, chance))
    values = {"led": 0.87, "given": 0.30}
    said = turning_point(match, 3, values["led"] - values["given"])
    chances = [values["led"], 1 - values["led"]]
    said["led"] = {**moment(4, 0.5), "chances": chances if seat == 0 else chances[::-1]}
    for told, value in zip(said["thought"]["moves"], values.values(), strict=True):
        told["value"] = value
    assert findings.add_coach_line(said)
    (found,), then = findings.turns, findings.at(4)
    before, given = findings.at(3), found.given_evaluation()
    assert before is not None
    assert then is not None
    assert given is not None
    assert before.chances[seat] == found.advice.moves[0].value == 0.87
    assert then.chances[seat] == given.value == 0.30
    assert sum(then.chances) == pytest.approx(1.0)


def test_a_turning_point_of_a_searched_game_has_the_chances_of_its_graph() -> None:
    """Also where cards are hidden; with every hand open, the graph is about something else."""
    match = Match(record())
    findings = Findings(match, 0)
    for ply in range(match.ply):
        assert findings.add_moment(moment(ply, 0.4))
        assert findings.add_open_moment(moment(ply, 0.9))
    ply = own_plies(match)[1]
    assert findings.add_coach_line(turning_point(match, ply))
    turn = findings.confirmed_turns[0]
    given = turn.given_evaluation()
    assert given is not None
    shown = findings.at(ply), findings.at(ply + 1)
    for seen, move in zip(shown, (turn.advice.moves[0], given), strict=True):
        assert seen is not None
        assert (seen.chances[0], seen.doubts[0]) == (move.value, move.margin)
        assert sum(seen.chances) == pytest.approx(1.0)
    findings.is_opened = True
    opened = findings.at(ply)
    assert opened is not None
    assert opened.chances[0] == 0.9


def test_where_the_coach_would_have_lost_as_much_that_is_said() -> None:
    hit, near, missed = (hindsight_text(0.4, coach, (0.03, 0.05)) for coach in (0.6, 0.44, 0.4))
    assert "nothing was lost" in missed
    assert "no clear difference" in near
    assert hit == (
        "Hindsight: as the cards lay, 40\u00a0% ±\u00a03 after this move, "
        "60\u00a0% ±\u00a05 after the coach’s."
    )


def test_a_margin_ends_at_0_and_100_per_cent_everywhere() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    for ply, chance in ((0, 0.02), (1, 0.98), (match.ply, 0.5)):
        assert findings.add_moment({**moment(ply, chance), "doubts": [0.05] * 2})
    assert findings.add_moment(DONE)
    text = review_text(findings, TABLES["cannir"], (), ["", "Aldric"])
    assert "0: You 2\u00a0% (0–7), Aldric 98\u00a0% (93–100)\n" in text
    assert "1: You 98\u00a0% (93–100), Aldric 2\u00a0% (0–7)\n" in text
    assert "3\u00a0% (0–8) after this move" in hindsight_text(0.03, 0.6, (0.05, 0.05))
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    (found,) = findings.turns
    alone = replace(found, advice=replace(found.advice, moves=found.advice.moves[:1]), margin=0.07)
    shown = [margin_text(replace(alone, loss=loss)) for loss in (0.05, 0.5, 0.97)]
    assert shown == ["(0–12)", "±\u00a07", "(90–100)"]


def test_of_what_was_hardly_tried_nothing_is_said() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    assert findings.add_coach_line(DONE)
    first, given = (known := findings.turns[0]).advice.moves
    unsure = replace(first, action=match.at(own_plies(match)[1]).legal()[0], margin=0.6)
    turn = replace(known, advice=replace(known.advice, moves=(first, given, unsure)))
    assert ranked_moves(turn, 5) == [(1, first), (0, given)]


def test_below_the_given_answer_stands_only_what_is_next_to_it() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    assert findings.add_coach_line(DONE)
    known = findings.turns[0]
    first, given = known.advice.moves
    actions = [
        action
        for action in match.at(own_plies(match)[1]).legal()
        if action not in (known.best, known.given_action)
    ]
    better, worse = (
        replace(first, action=action, value=value, margin=0.05)
        for action, value in zip(actions, (0.6, 0.1), strict=False)
    )
    assert first.value > better.value > given.value > worse.value

    def rows(*others: AdvisedMove, most: int = 5) -> tuple[AdvisedMove, ...]:
        advice = replace(known.advice, moves=(first, given, *others))
        return tuple(one for _, one in ranked_moves(replace(known, advice=advice), most))

    assert rows(better, worse) == (first, better, given, worse)
    # What is left out is better, be it hardly tried or for want of room.
    assert rows(replace(better, margin=0.6), worse) == (first, given)
    assert rows(worse, better, most=3) == (first, given)
    assert rows(better, worse, most=3) == (first, better, given)
    # It is no better than what stands below.
    assert rows(replace(better, value=0.05, margin=0.6), worse) == (first, given, worse)


def test_where_a_better_answer_is_left_out_the_given_one_has_no_rank() -> None:
    """It would be taken for the second best."""
    match = Match(record())
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    assert findings.add_coach_line(DONE)
    known = findings.turns[0]
    first, given = known.advice.moves
    actions = [action for action in match.at(own_plies(match)[1]).legal() if action != known.best]
    better = replace(first, action=actions[-1], value=0.6, margin=0.05)
    assert better.action != known.given_action

    def ranks(other: AdvisedMove, most: int = 5) -> list[int]:
        advice = replace(known.advice, moves=(first, given, other))
        return [rank for rank, _ in ranked_moves(replace(known, advice=advice), most)]

    assert ranks(better) == [1, 2, 3]
    assert ranks(better, most=2) == [1, 0]
    assert ranks(replace(better, margin=0.6)) == [1, 0]
    assert ranks(replace(better, value=0.1, margin=0.6)) == [1, 2]


def test_a_gain_equals_the_difference_of_the_chances_beside_it() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    assert findings.add_coach_line(DONE)
    known = findings.turns[0]
    first, given = known.advice.moves
    answers = replace(first, value=0.454), replace(given, value=0.3965)
    known = replace(known, loss=0.0575, advice=replace(known.advice, moves=answers))
    assert gain_text(known) == "40 → 45\u00a0%", "45 and 40 stand below it"


def test_the_steepest_fall_is_one_that_is_beyond_margin() -> None:
    match = Match(record())
    findings = Findings(match, 0)

    def value(*chances: float, margin: float = 0.02) -> None:
        for ply, chance in enumerate(chances):
            said = {"ply": ply, "chances": [chance, 1 - chance], "doubts": [margin] * 2}
            assert findings.add_moment(said)

    value(0.5, 0.45, 0.6, 0.4, 0.3)
    assert findings.steepest_fall(0) == 2
    value(0.5, 0.45, 0.6, 0.4, 0.3, margin=0.15)
    assert findings.steepest_fall(0) is None
    value(0.5, 0.46, 0.42, 0.38, 0.34, margin=0.0)
    assert findings.steepest_fall(0) is None, "that is little"
    # Of a long match not all moments are valued: nobody knows by which answer it fell.
    findings.moments[2] = None
    value(0.9, 0.9)
    findings.moments[3] = None
    assert findings.steepest_fall(0) is None


def test_a_fall_to_what_is_certain_is_nobodys_doing() -> None:
    """What lies before is estimated, where nothing is hidden; it may have been lost then, too."""
    match = Match(new_record(CONTREES, 2, 1))
    for _ in range(6):
        assert match.decision is not None
        match.submit(match.decision.seat, match.legal()[0])
    findings = Findings(match, 0)
    values = (0.6, 0.02), (0.6, 0.02), (0.5, 0.02), (0.5, 0.02), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)
    for ply, (chance, margin) in enumerate(values):
        said = {"ply": ply, "chances": [chance, 1 - chance], "doubts": [margin] * 2}
        assert findings.add_moment(said)
    assert findings.steepest_fall(0) == 3, "more may come"
    assert findings.add_moment(DONE)
    assert findings.certain_from_ply == 4
    assert findings.steepest_fall(0) == 1
    hidden = Findings(Match(record()), 0)
    add_review(hidden)
    assert hidden.certain_from_ply is None


def against(texts: GameTexts, events: Sequence[Event], seat: Seat = 0) -> list[Event]:
    """Return the settled events that are bad for a seat."""
    return [event for event in events if texts.settles(event) and not texts.favours(event, seat)]


@pytest.mark.parametrize(
    ("event", "favours"),
    [
        (Taken(0, ((0, 0),)), (True, False)),
        (Demolished(1, ("0,0,N",), "possession"), (False, True)),
        (Lost(0, ((0, 0),)), (False, True)),
        (SovereignTaken(1, "a", (), ()), (False, True)),
        (SovereignBroken(1, "a", ()), (True, False)),
        (CollarLost(0, "S1"), (False, True)),
        (Conquered(1, "roma"), (False, True)),
        (GameEnded((0,), "", (), ()), (True, False)),
    ],
    ids=lambda one: type(one).__name__,
)
def test_settled_events_favour_the_seat_that_gains(
    event: Event, favours: tuple[bool, bool]
) -> None:
    ids = "contrees", "cannir", "cortez", "condottiere3"
    texts = next(TABLES[game].texts for game in ids if TABLES[game].texts.settles(event))
    assert (texts.favours(event, 0), texts.favours(event, 1)) == favours


def test_gains_are_not_reported_as_consequences_of_a_mistake() -> None:
    """The first that went against the seat is, and its own gains never are."""
    texts, told = TABLES["contrees"].texts, 0
    for seed in range(12):
        match, rng = Match(new_record(CONTREES, 2, seed)), Rng(seed)
        while match.decision is not None:
            codes = match.codes()
            match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
        chapters = TABLES["contrees"].chapters(match)
        for ply in chosen_plies(match, 0):
            findings = Findings(match, 0)
            if len(match.at(ply).codes()) > 1 and findings.add_coach_line(
                turning_point(match, ply)
            ):
                names = ["", "Aldric"]
                _, said = next_settlement(findings, findings.turns[0], chapters, texts, names)
                assert "You take" not in said
                assert not said.endswith("Aldric loses a tile.")
                told += bool(said)
    assert told


def test_events_settled_soon_after_are_reported_with_their_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing is hidden and nothing was settled before the seat answered again."""
    match, rng = Match(new_record(CONTREES, 2, 7)), Rng(5)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, match.game.action(codes[rng.below(len(codes))]))
    texts = TABLES["contrees"].texts
    settled = [ply for ply, step in enumerate(match.steps) if any(against(texts, step.events))]
    ply = next(
        ply
        for ply in chosen_plies(match, 0)
        if ply < settled[0] - 2 and settled[0] < ply + 8 and len(match.at(ply).codes()) > 1
    )
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, ply))
    assert findings.add_coach_line(DONE)

    chapters = TABLES["contrees"].chapters(match)

    def told() -> str:
        names = ["", "Aldric"]
        return next_settlement(Findings(match, 0), findings.turns[0], chapters, texts, names)[1]

    assert told().startswith(f"What followed at move {settled[0] + 1}: ")
    monkeypatch.setattr(moment_texts, "_FOLLOWING_PLIES", 0)
    assert told() == ""


def test_turning_points_of_one_battle_do_not_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last tells what followed them all; the first tells their common reason."""
    table, names, linked = TABLES["condottiere3"], ["", "Aldric"], Reason("It links", 0.6, "region")
    monkeypatch.setattr("desktop.games.condottiere.words.texts.reason", lambda *given: linked)
    match = Match(new_record(GAMES["condottiere3"], 2, 4))
    play_scripted(match, 400)
    chapters, links = table.chapters(match), Effect("links", number=2)
    own = [
        ply
        for ply in chosen_plies(match, 0)
        if isinstance(match.steps[ply].action, Play) and Pass() in match.at(ply).legal()
    ]

    def point(ply: int) -> TurningPoint:
        moves = (
            AdvisedMove(Pass(), 0.6, 0.01, (), {links: 40}),
            AdvisedMove(match.steps[ply].action, 0.3, 0.01, (), {links: 10}),
        )
        return TurningPoint(ply, 0, moves[1].action, 0.3, 0.01, Advice(moves, 900, 1.0, 40))

    def told(*plies: int) -> list[tuple[str, str, str]]:
        findings = Findings(match, 0)
        findings._turns = [point(ply) for ply in plies]
        texts = [
            turn_texts(findings, number, chapters, table, match.at(ply).view(0), names)
            for number, ply in enumerate(plies, 1)
        ]
        return [(text.followed, text.reasons, text.reasons_with_figures) for text in texts]

    pairs = [(first, last) for first, last in pairwise(own) if told(first)[0][0]]
    first, last = next(pair for pair in pairs if told(pair[0])[0][0] == told(pair[1])[0][0])
    (before, why, _), (after, again, figures) = told(first, last)
    assert not before
    assert after == told(last)[0][0] != ""
    assert why == told(first)[0][1] != ""
    assert again == "The reason is the same as at turning point 1."
    assert figures == told(last)[0][2] != again


def test_without_turning_points_the_steepest_fall_is_reported() -> None:
    match = Match(record())
    texts = TABLES[match.game.id].texts
    for turns, name in ((), ""), ((), "Maud"), (own_plies(match)[:1], ""):
        findings = Findings(match, 0)
        for ply in range(match.ply + 1):
            assert findings.add_moment(moment(ply, 0.6 if ply <= 3 else 0.2))
        assert findings.add_moment(DONE)
        for ply in turns:
            assert findings.add_coach_line(turning_point(match, ply))
        assert not steepest_falls(findings, (), texts, [name, "Aldric"], LOOKS), (
            "the coach still looks"
        )
        assert findings.add_coach_line(DONE)
        falls = steepest_falls(findings, (), texts, [name, "Aldric"], LOOKS)
        if turns:
            assert not falls
            continue
        (told,) = falls
        assert (told.ply, told.loss) == (4, "60 → 20\u00a0%")
        assert told.title == ("Maud’s steepest fall" if name else "Your steepest fall")
        assert told.where == f"move 4 of {match.ply}"
        mover = match.steps[3].seat
        assert told.look is LOOKS[mover]
        heading = [f"{name}’s move" if name else "Your move", "Aldric’s move"][mover]
        action = match.steps[3].action
        move = texts.advice_entry(action, match.at(3).view(mover), [name, "Aldric"])[1]
        assert move
        assert told.played == f"{heading}: {move}"


def test_a_draw_reports_where_each_chance_fell(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(record())
    monkeypatch.setattr(Match, "result", property(lambda match: Result((), "pile")))
    findings = Findings(match, 0)
    for ply in range(match.ply + 1):
        chances = [0.5 if ply <= 3 else 0.1, 0.4 if ply <= 5 else 0.0]
        said = {"ply": ply, "chances": chances, "doubts": [0.05] * 2}
        assert findings.add_moment(said)
    assert findings.add_moment(DONE)
    assert findings.add_coach_line(DONE)
    texts = TABLES[match.game.id].texts
    falls = steepest_falls(findings, (), texts, ["", "Aldric"], LOOKS)
    assert [(fall.ply, fall.title, fall.loss) for fall in falls] == [
        (4, "Your steepest fall", "50 → 10\u00a0%"),
        (6, "Aldric’s steepest fall", "40 → 0\u00a0%"),
    ]
    # A row is headed by whose chance fell; the move may be another seat's.
    assert [fall.played for fall in falls] == ["You", "Aldric"]
    movers = [match.steps[fall.ply - 1].seat for fall in falls]
    headings = ["Your move" if mover == 0 else "Aldric’s move" for mover in movers]
    for fall, heading in zip(falls, headings, strict=True):
        assert fall.where.startswith(f"move {fall.ply} of {match.ply} · {heading}: ")
    assert [fall.look for fall in falls] == list(LOOKS[:2])
    alone = Findings(match, 0)
    for ply in range(match.ply + 1):
        assert alone.add_moment({"ply": ply, "chances": [0.5, 0.4 * (ply <= 5)], "doubts": [0, 0]})
    assert all((alone.add_moment(DONE), alone.add_coach_line(DONE)))
    (fall,) = steepest_falls(alone, (), texts, ["", "Aldric"], LOOKS)
    assert fall.played.startswith("after ")
