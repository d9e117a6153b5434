"""Leaving for one of many: a bot takes the seat over, the match goes on, and one may come back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.bots.levels import find_bot
from engine.commands import audit
from engine.core.errors import IllegalActionError, RecordError
from engine.core.rng import Rng, bot_seed
from engine.core.values import Json, Leave, Resign, Return
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import from_text, rematch, to_text
from tests.laws import text


def person(name: str) -> Json:
    return {"kind": "human", "name": name}


def bot(level: str) -> Json:
    return {"kind": "bot", "name": "Otto", "level": level}


ANA, RUI, EVA, OTTO = person("Ana"), person("Rui"), person("Eva"), bot("level1")


def new_match(*players: Json, game: str = "condottiere3", plies: int = 4) -> Match:
    match = Match(new_record(GAMES[game], len(players), 3, None, players, 77))
    play(match, plies)
    return match


def play(match: Match, plies: int) -> None:
    rng = Rng(match.ply)
    for _ in range(plies):
        assert match.decision is not None
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])


def key(match: Match, seat: int, action: Leave | Return) -> str:
    with pytest.raises(IllegalActionError) as caught:
        match.submit(seat, action)
    return caught.value.key


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_match_goes_on_and_the_question_stays(leaver: int) -> None:
    match = new_match(ANA, RUI, OTTO)
    decision, before = match.decision, text(match.open_view())
    step = match.leave(leaver, "level3")
    assert step.events == ()
    assert match.result is None
    assert (match.decision, text(match.open_view())) == (decision, before)
    assert match.attendance.player(leaver) == {
        "kind": "bot", "name": ("Ana", "Rui")[leaver], "level": "level3",
    }  # fmt: skip
    assert match.attendance.present_seats == [1 - leaver]
    play(match, 5)


def test_a_record_with_leaving_replays_to_the_same_match() -> None:
    match = new_match(ANA, RUI, EVA)
    match.leave(1, "level2")
    play(match, 6)
    match.come_back(1)
    play(match, 3)
    again = Match(from_text(to_text(match.record)))
    assert again.steps == match.steps
    assert again.attendance.present_seats == [0, 1, 2]
    assert text(again.open_view()) == text(match.open_view())
    assert Match(rematch(match.record)).attendance.present_seats == [0, 1, 2]
    assert match.at(6).attendance.present_seats == [0, 2]


def test_only_people_leave_and_only_once_also_with_two_seats() -> None:
    match = new_match(ANA, RUI, OTTO)
    assert key(match, 2, Leave("level3")) == "nobody_there"
    assert key(match, 0, Leave("dragon")) == "unknown_bot"
    assert key(match, 9, Leave("level3")) == "not_your_turn"
    assert key(match, 0, Return()) == "not_away"
    match.leave(0, "level3")
    assert key(match, 0, Leave("level3")) == "nobody_there"
    two = new_match(ANA, OTTO)
    two.leave(0, "level3")
    assert two.result is None
    two.come_back(0)
    assert two.attendance.present_seats == [0]


def test_who_gives_up_does_not_come_back() -> None:
    match = new_match(ANA, RUI, EVA)
    assert key(new_match(ANA, RUI), 0, Leave("level3", for_good=True)) == "two_seats"
    match.leave(0, "level3", for_good=True)
    match.leave(1, "level3")
    # Also after leaving the seat for a while.
    match.leave(1, "level3", for_good=True)
    assert key(match, 0, Return()) == key(match, 1, Return()) == "gave_up"
    assert key(match, 0, Leave("level3", for_good=True)) == "nobody_there"
    again = Match(from_text(to_text(match.record)))
    assert again.attendance.given_up == {0, 1}
    assert match.record.answers[4][1] == {"do": "leave", "level": "level3", "for_good": True}
    # Records of those who may come back are written as ever.
    match.leave(2, "level3")
    assert match.record.answers[-1][1] == {"do": "leave", "level": "level3"}


def test_a_match_that_is_over_is_left_by_nobody() -> None:
    match = new_match(ANA, RUI, OTTO)
    match.resign(0)
    assert key(match, 1, Leave("level3")) == "over"
    assert key(match, 0, Return()) == "over"


def test_a_forged_leaving_makes_a_damaged_record() -> None:
    match = new_match(ANA, RUI, OTTO)
    for seat, answer in ((2, {"do": "leave", "level": "level3"}), (0, {"do": "return"})):
        answers = (*match.record.answers, (seat, answer))
        with pytest.raises(RecordError):
            Match(replace(match.record, answers=answers))


def test_who_alone_plays_against_bots_may_always_come_back() -> None:
    match = new_match(ANA, OTTO, OTTO)
    for _ in range(2):
        match.leave(0, "level1")
        assert match.attendance.present_seats == []
        play(match, 4)
        match.come_back(0)
        assert match.attendance.present_seats == [0]


def test_who_may_have_seen_a_hand_does_not_come_back() -> None:
    match = new_match(ANA, RUI, EVA)
    assert not match.attendance.would_bar_return(0)
    match.leave(0, "level1")
    assert match.attendance.would_bar_return(1)
    match.leave(1, "level1")
    # Eva's hand lies open before whoever looks at the screen.
    assert key(match, 0, Return()) == key(match, 1, Return()) == "hands_seen"
    match.leave(2, "level1")
    assert key(match, 0, Return()) == "hands_seen"
    match.come_back(2)
    assert match.attendance.present_seats == [2]


def test_where_nothing_is_hidden_everybody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["condottiere3"]), "perfect_information", True)
    match = new_match(ANA, RUI, OTTO)
    assert not match.attendance.would_bar_return(0)
    match.leave(0, "level1")
    match.come_back(0)
    assert match.attendance.present_seats == [0, 1]


def test_undo_goes_past_what_a_bot_answered_in_ones_place() -> None:
    match = new_match(ANA, RUI, EVA, plies=6)
    assert match.decision is not None
    me = match.decision.seat
    own = max(ply for ply, step in enumerate(match.steps) if step.seat == me)
    before = match.record.answers
    match.leave(me, "level1")
    play(match, 7)
    match.come_back(me)
    after = match.record.answers
    match.undo(me)
    assert match.ply == own
    assert match.attendance.present_seats == [0, 1, 2]
    assert match.record.answers == before[:own]
    while match.can_redo:
        match.redo()
    assert match.record.answers == after
    assert match.attendance.present_seats == [0, 1, 2]
    assert Match(match.record).steps == match.steps


def test_resigning_still_ends_a_match_of_many() -> None:
    """Records of earlier versions have such answers."""
    match = new_match(ANA, RUI, OTTO)
    match.submit(0, Resign())
    again = Match(from_text(to_text(match.record)))
    assert again.result is not None
    assert (again.result.winners, again.result.by) == ((1, 2), "resignation")


def test_the_audit_knows_who_answered_when() -> None:
    match = new_match(ANA, OTTO, OTTO, plies=0)
    expected = []
    while match.ply < 24:
        assert match.decision is not None
        seat = match.decision.seat
        if match.ply == 6:
            match.leave(0, "level2")
        elif match.ply == 18:
            match.come_back(0)
        elif match.attendance.player(seat)["kind"] == "human":
            match.submit(seat, match.legal()[0])
        else:
            expected.append(match.ply)
            level = find_bot(match.attendance.player(seat)["level"])
            lots = bot_seed(match.record.secret, seat, match.ply)
            view = match.view(seat)
            budget = level.budget(match.game, view)
            found = level.think(match.game, view, match.codes(), lots, budget)
            match.note_thought(found.iterations)
            match.submit(seat, match.game.action(found.code))
    told = audit.report(match)
    assert [entry["ply"] for entry in told["questions"]] == expected
    mine = [entry for entry in told["questions"] if entry["seat"] == "A"]
    assert mine
    assert all(6 < entry["ply"] < 18 for entry in mine)
    assert all(entry["same_answer"] is not False for entry in told["questions"])
    assert any(entry["same_answer"] for entry in mine)
    assert [bot["name"] for bot in told["bots"]] == ["Ana", "Otto", "Otto"]
    assert told["away"] == [
        {"ply": 6, "seat": "A", "level": "level2"},
        {"ply": 18, "seat": "A", "level": None},
    ]


def test_who_has_a_screen_of_their_own_comes_back_and_may_leave_a_match_of_two() -> None:
    for players in ((ANA, RUI, OTTO), (ANA, RUI)):
        shared = new_match(*players, plies=0)
        match = Match(replace(shared.record, apart=True))
        play(match, 4)
        assert not match.attendance.would_bar_return(0)
        match.leave(0, "level1")
        match.come_back(0)
        match.leave(0, "level1")
        match.leave(1, "level1")
        match.come_back(1)
        match.come_back(0)
        assert match.attendance.present_seats == [0, 1]
        again = from_text(to_text(match.record))
        assert again == match.record
        assert Match(again).attendance.present_seats == [0, 1]
        assert '"apart"' not in to_text(shared.record)
