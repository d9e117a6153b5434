"""What a review says of its turning points: the reason, what was missed, and what followed."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.games.contrees.adjacency import hexes_of
from desktop.games.contrees.words.names import corner_code, hex_name
from desktop.language.names import after_colon
from desktop.language.translation import Language
from desktop.review import moment_texts
from desktop.review.export import review_text
from desktop.review.favourite_texts import favourite_text
from desktop.review.findings import Findings
from desktop.review.moment_texts import progress_text, turn_texts
from desktop.table.hints.reason_choice import immediate_effect_sentences
from desktop.table.replay.chapters import Chapter
from engine.core.rng import Rng
from engine.core.values import Json, Resign
from engine.data.codec import encode
from engine.games import GAMES, find
from engine.games.contrees.actions import Place
from engine.games.contrees.views import ContreesView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.review.coach import chosen_plies
from engine.review.curve import rough_plies
from tests.desktop.review.match_kit import (
    DONE,
    add_review,
    moment,
    own_plies,
    record,
    turning_point,
)
from tests.desktop.table.kit import HUMAN, bot

pytestmark = pytest.mark.usefixtures("dressed")


def test_a_chapter_is_headed_by_what_happened_in_it() -> None:
    names = ["", "Aldric"]
    texts = [moment_texts.chapter_text(Chapter(3, name, seat), names)
             for name, seat in (("Rome", 0), ("Rome", 1), ("Rome", None), ("", 1))]  # fmt: skip
    assert texts == ["Rome, won by you", "Rome, won by Aldric", "Rome, won by nobody", ""]


def test_every_turning_point_has_a_reason_and_says_what_was_played_for() -> None:
    """Where nothing tells the two moves apart, even that is said."""
    match = Match(record())
    findings = Findings(match, 0)
    add_review(findings)
    table, names = TABLES["cannir"], ["", "Aldric"]
    for number, found in enumerate(findings.turns, 1):
        view = match.at(found.ply).view(0)
        told = turn_texts(findings, number, (), table, view, names)
        deeds = [" ".join(immediate_effect_sentences(move, table.texts, view, names))
                 for move in (found.best, found.given_action)]  # fmt: skip
        assert told.reasons == (deeds[0] or moment_texts.later_text())
        assert told.does == ("" if deeds[1].removesuffix(".") in told.reasons else deeds[1])


def test_a_proved_win_that_was_missed_is_called_by_its_name() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    assert findings.add_coach_line(turning_point(match, own_plies(match)[0]))
    (found,) = findings.turns
    best, given = found.advice.moves

    def reasons(value: float, lost: float, margin: float, *names: str) -> str:
        moves = replace(best, value=value, margin=margin), replace(given, value=lost, margin=margin)
        proved = replace(found, advice=replace(found.advice, moves=moves))
        view = match.at(found.ply).view(0)
        return moment_texts._reasons(proved, TABLES["cannir"].texts, view, names)

    won = "The coach’s move wins, whatever Aldric plays; the move played does not."
    assert reasons(1.0, 0.0, 0.0, "", "Aldric").startswith(won)
    assert "whatever you play" in reasons(1.0, 0.5, 0.0, "Aldric", "")
    assert reasons(0.5, 0.0, 0.0, "", "Aldric").startswith("The coach’s move saves the draw")
    assert "whatever" not in reasons(1.0, 0.0, 0.01, "", "Aldric")
    assert "whatever" not in reasons(1.0, 0.0, 0.0, "", "Aldric", "Maud")


def test_events_that_a_move_settles_are_not_forecast() -> None:
    """The pass that ends a battle: not "The pawn would be yours" beside what came of it."""
    game, table, settled = find("condottiere3"), TABLES["condottiere3"], 0
    for seed in range(4):
        match, rng = Match(new_record(game, 3, seed)), Rng(seed)
        while match.decision is not None and match.ply < 400:
            codes = match.codes()
            match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
        chapters = table.chapters(match)
        for chapter in chapters:
            ply = chapter.last - 1
            seat = match.steps[ply].seat
            if ply not in chosen_plies(match, seat) or len(match.at(ply).codes()) < 2:
                continue
            findings, names = Findings(match, seat), ["A", "B", "C"]
            assert findings.add_coach_line(turning_point(match, ply))
            view = match.at(ply).view(seat)
            told = turn_texts(findings, 1, chapters, table, view, names)
            settled += bool(told.followed)
            assert not (told.followed and told.does)
    assert settled


def test_open_games_report_the_cost_of_the_best_reply() -> None:
    """Both moves threaten much the same; what the rival makes of them differs."""
    game, texts, told = find("contrees"), TABLES["contrees"].texts, 0
    match, rng = Match(new_record(game, 2, 7)), Rng(5)
    while match.decision is not None:
        codes = match.codes()
        match.submit(match.decision.seat, game.action(codes[rng.below(len(codes))]))
    for ply in chosen_plies(match, 0):
        then = match.at(ply)
        if len(then.codes()) < 2:
            continue
        then.submit(0, match.steps[ply].action)
        for reply in then.legal() if then.decision is not None and then.decision.seat else ():
            after = match.at(ply + 1)
            step = after.submit(1, reply)
            if any(texts.settles(e) and not texts.favours(e, 0) for e in step.events):
                break
        else:
            continue
        findings, names = Findings(match, 0), ["", "Aldric"]
        said = turning_point(match, ply) | {"replies": [encode(reply), None]}
        assert findings.add_coach_line(said)
        view = match.at(ply).view(0)
        reasons = turn_texts(findings, 1, (), TABLES["contrees"], view, names).reasons
        assert reasons.startswith("Aldric’s best answer to the move played: ")
        assert "coach’s move" not in reasons
        assert findings.add_coach_line(said | {"replies": [None, None]})
        other = turn_texts(findings, 1, (), TABLES["contrees"], view, names).reasons
        assert "best answer" not in other
        told += 1
    assert told


def test_a_turning_point_at_contrees_says_what_became_of_the_corner() -> None:
    """And which score both moves lead to, where the coach found it."""
    game, table = find("contrees"), TABLES["contrees"]
    match, rng = Match(new_record(game, 2, 7)), Rng(5)
    while match.decision is not None:
        view, codes = match.view(match.decision.seat), match.codes()
        code = codes[rng.below(len(codes))]
        if match.decision.seat or rng.below(2):
            code = game.bots.policy.suggest(view, codes, rng)
        match.submit(match.decision.seat, game.action(code))
    last, names, seen = match.view(0), ["", "Aldric"], Counter[str]()
    assert isinstance(last, ContreesView)
    held = {hex_name(tile) for tile in last.owners[1]}
    moves = Findings(match, 0).moves
    for ply in own_plies(match):
        findings = Findings(match, 0)
        said = turning_point(match, ply)
        thought = said["thought"]
        assert isinstance(thought, dict)
        thought["worlds"] = 1
        # The coach often wants the corner that the rival builds on later.
        legal = match.at(ply).legal()
        later = [step.action for step in match.steps[ply + 1 :] if step.seat == 1]
        if wanted := [action for action in later if action in legal]:
            thought["moves"][0]["action"] = encode(wanted[0])
        for move, fact in zip(thought["moves"], ("leads", "trails"), strict=True):
            move["facts"] = [{"fact": fact, "about": "", "seat": None, "number": 2, "worlds": 1}]
        assert findings.add_coach_line(said)
        best = findings.turns[0].best
        told = turn_texts(findings, 1, (), table, match.at(ply).view(0), names).followed
        assert told.endswith(
            "The score after the best reply: 2 ahead with the coach’s move, 2 behind with the move"
            " played."
        )
        # Near the end it is the final score; two kinds of scores are not compared.
        for kinds in (("end", "end"), ("", "end")):
            for move, about in zip(thought["moves"], kinds, strict=True):
                move["facts"][0]["about"] = about
            assert findings.add_coach_line(said)
            told = turn_texts(findings, 1, (), table, match.at(ply).view(0), names).followed
            final = "The final score if both play their best: 2 ahead with the coach’s move, 2"
            assert (final in told) == all(kinds)
            assert "after the best reply" not in told
        if not isinstance(best, Place):
            assert "Aldric built on" not in told
            continue
        corner = corner_code(last, best.at)
        built = [
            (moves.number(later + 1), match.steps[later].seat)
            for later in range(ply + 1, match.ply)
            if match.steps[later].action == best
        ]
        rival_first = bool(built) and built[0][1] == 1
        assert (f"Aldric built on {corner} at move " in told) == rival_first
        if rival_first:
            assert f"at move {built[0][0]}" in told
        beside = {hex_name(tile) for tile in hexes_of(best.at)} & held
        named = set(re.findall(r"held (.*?) beside", told) and re.findall(
            r"[A-Z]\d+", re.findall(r"held (.*?) beside", told)[0]))  # fmt: skip
        assert named == beside
        seen["built"] += rival_first
        seen["held"] += bool(beside)
    assert seen["built"]
    assert seen["held"]


def test_a_file_lists_the_moments_that_the_review_shows() -> None:
    """Not those between actions that were no choice: "2, step 1 of 1"."""
    game, table, rng = find("condottiere1"), TABLES["condottiere1"], Rng(3)
    match = Match(new_record(game, 3, 3))
    while match.decision is not None:
        view = match.view(match.decision.seat)
        code = game.bots.policy.suggest(view, match.codes(), rng)
        match.submit(match.decision.seat, game.action(code))
    findings = Findings(match, 0, table.moves(match))
    for ply in range(match.ply + 1):
        said = {"ply": ply, "chances": [0.3] * 3, "doubts": [0.05] * 3}
        assert findings.add_moment(said)
    assert findings.moves.passed
    assert findings.add_moment({"done": True})
    text = review_text(findings, table, table.chapters(match), ["", "Aldric", "Maud"])
    lines = [line for line in text.splitlines() if "You 30" in line]
    assert len(lines) == match.ply + 1 - len(findings.moves.passed)
    assert "step 1 of 1:" not in text


def test_certain_values_are_written_without_a_margin() -> None:
    match = Match(record())
    findings, last = Findings(match, 0), match.ply
    for ply, margin in ((0, 0.05), (1, 0.001), (last, 0.0)):
        assert findings.add_moment({**moment(ply, 0.4), "doubts": [margin] * 2})
    assert findings.add_moment({**moment(3, 0.4), "doubts": [0.2] * 2})
    text = review_text(findings, TABLES["cannir"], (), ["", "Aldric"])
    assert "0: You ≈\u00a040\u00a0% ±\u00a05, Aldric ≈\u00a060\u00a0% ±\u00a05\n" in text
    assert "3: You" not in text, "a rough value may be far off"
    assert findings.add_moment(DONE)
    text = review_text(findings, TABLES["cannir"], (), ["", "Aldric"])
    assert "0: You 40\u00a0% ±\u00a05, Aldric 60\u00a0% ±\u00a05\n" in text
    assert "1: You 40\u00a0% ±\u00a01, Aldric 60\u00a0% ±\u00a01\n" in text
    assert f"{last}: You 40\u00a0%, Aldric 60\u00a0%\n" in text


def test_a_file_in_french_has_its_spaces_before_colons(qapp: QApplication) -> None:
    match = Match(record())
    findings = Findings(match, 0)
    add_review(findings)
    language = Language(qapp)
    try:
        language.install("fr")
        text = review_text(findings, TABLES["cannir"], (), ["", "Aldric"])
    finally:
        language.install("en")
    assert "Votre coup\u00a0: " in text
    assert ":" not in text.replace("\u00a0:", "")


def test_behind_a_colon_a_sentence_begins_small_unless_with_a_name() -> None:
    proper = "Aldric", "Rome"
    said = "You take Rome.", "Aldric takes Rome.", "Rome is yours.", "11 towers fall."
    begins = [after_colon(name, proper)[0] for name in said]
    assert begins == ["y", "A", "R", "1"]


def test_sentences_about_the_person_have_a_subject_in_portuguese(qapp: QApplication) -> None:
    """They stand beside the emblem of the winner."""
    findings = Findings(Match(record()), 0)
    for ply in range(findings.match.ply + 1):
        assert findings.add_moment(moment(ply, 0.1))
    assert findings.add_moment(DONE)
    assert findings.add_coach_line(DONE)
    language = Language(qapp)
    try:
        for code in ("pt", "pt_BR"):
            language.install(code)
            told = [favourite_text(findings, "")]
            for game, table in TABLES.items():
                match = Match(new_record(GAMES[game], 2, 1, None, (HUMAN, bot("Aldric"))))
                match.submit(0, Resign())
                assert match.result is not None
                told.append(
                    " ".join(table.texts.result(match.result, ["", "Aldric"], 0, match.view(0)))
                )
                told.append(table.texts.winner_text(match.result, match.view(None), ["", "Aldric"]))
            assert all("Você" in sentence or "Aldric" in sentence for sentence in told), told
            assert sum("Você" in sentence for sentence in told) > len(TABLES)
    finally:
        language.install("en")


def test_only_values_that_are_rough_are_called_so() -> None:
    match = Match(record())
    findings = Findings(match, 0)
    first, second, *_ = rough_plies(match)
    assert findings.add_moment(moment(match.ply, 1.0))
    for ply in (first, second):
        assert findings.add_moment(moment(ply, 0.5))
    assert findings.add_moment(moment(second, 0.55))
    assert [findings.is_rough(ply) for ply in (first, second, match.ply)] == [True, False, False]
    # Only its figures are kept back if they may be far off.
    assert findings.at(first) == findings.moments[first]
    assert findings.add_read_moment({**moment(second, 0.5), "doubts": [0.3] * 2})
    assert findings.at(second) is not None
    assert findings.add_moment(moment(first, 0.5))
    assert not findings.is_rough(first)
    wide = {**moment(0, 0.5), "doubts": [0.3, 0.3]}
    rough = Findings(match, 0)
    assert rough.add_moment(wide)
    assert rough.at(0) is None
    assert rough.add_moment(wide)
    assert rough.at(0) == rough.moments[0]


def test_a_match_given_up_before_a_first_move_has_nothing_to_judge() -> None:
    match = Match(replace(record(), answers=(), unasked=(), joined=()))
    match.submit(0, Resign())
    findings = Findings(match, 0)
    assert findings.add_coach_line(DONE)
    told = "first move, so there is nothing to judge."
    assert progress_text(findings, "", broken=False) == f"You gave up before your {told}"
    assert progress_text(findings, "Ana", broken=False) == f"Ana gave up before a {told}"


@pytest.mark.parametrize(
    ("chances", "told"),
    [
        # The first moment alone counts: the others are surely behind.
        ((0.2, 0.1), ""),
        ((0.12, 0.2), ""),
        ((0.08, 0.2), "You were never the favourite."),
    ],
)
def test_a_seat_that_may_have_led_is_not_said_to_have_never_led(
    chances: tuple[float, float], told: str
) -> None:
    """With a chance that nobody wins, the highest of all is no favourite, but no outsider."""
    match = Match(record())
    findings = Findings(match, 0)
    for ply in range(match.ply + 1):
        found = (0.05, 0.3) if ply != 1 else chances
        assert findings.add_moment({"ply": ply, "chances": [*found], "doubts": [0.05] * 2})
    assert findings.add_moment(DONE)
    assert findings.add_coach_line(DONE)
    assert favourite_text(findings, "") == told


def test_a_turning_point_says_that_its_move_was_a_hint() -> None:
    match = Match(record())
    ply = own_plies(match)[0]
    step, table = match.steps[ply], TABLES[match.game.id]

    def told(*marks: Json) -> str:
        marked = Match(replace(match.record, marks=marks))
        findings = Findings(marked, 0)
        assert findings.add_coach_line(turning_point(match, ply))
        view = marked.at(ply).view(0)
        return moment_texts.turn_texts(findings, 1, (), table, view, ["", "Maud"]).does

    asked = {"mark": "hint", "ply": ply, "seat": 0}
    hinted = {**asked, "mark": "hinted", "action": encode(step.action)}
    other = {**hinted, "action": {"do": "other"}}
    own = "The coach gave this move as a hint. With longer thought it prefers another one."
    assert told(asked, hinted).endswith(own)
    assert told(asked, other, hinted).endswith(own)
    assert told(asked).endswith("This move followed a hint of the coach.")
    undo = {"mark": "undo", "ply": ply, "seat": 0, "others": [], "seen": False}
    assert told(asked, hinted, {**undo, "to": ply}).endswith(own)
    # What was asked before another way there was about another position.
    for marks in (
        (asked, other),
        (asked, hinted, {**undo, "to": ply - 1}),
        ({**asked, "seat": 1}, {**hinted, "seat": 1}),
    ):
        assert "hint" not in told(*marks)
