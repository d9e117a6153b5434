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
from engine.play.match import Match, new_record
from engine.play.record import from_text, rematch, to_text
from tests.laws import text


def person(name: str) -> Json:
    return {"kind": "human", "name": name}


def bot(level: str) -> Json:
    return {"kind": "bot", "name": "Otto", "level": level}


ANA, RUI, EVA, OTTO = person("Ana"), person("Rui"), person("Eva"), bot("level1")


def match(*players: Json, game: str = "condottiere3", plies: int = 4) -> Match:
    made = Match(new_record(GAMES[game], len(players), 3, None, players, 77))
    play(made, plies)
    return made


def play(made: Match, plies: int) -> None:
    rng = Rng(made.ply)
    for _ in range(plies):
        assert made.decision is not None
        legal = made.legal()
        made.submit(made.decision.seat, legal[rng.below(len(legal))])


def key(made: Match, seat: int, action: Leave | Return) -> str:
    with pytest.raises(IllegalActionError) as caught:
        made.submit(seat, action)
    return caught.value.key


@pytest.mark.parametrize("leaver", [0, 1])
def test_the_match_goes_on_and_the_question_stays(leaver: int) -> None:
    made = match(ANA, RUI, OTTO)
    decision, before = made.decision, text(made.open_view())
    step = made.leave(leaver, "level3")
    assert step.events == ()
    assert made.result is None
    assert (made.decision, text(made.open_view())) == (decision, before)
    assert made.attendance.player(leaver) == {
        "kind": "bot", "name": ("Ana", "Rui")[leaver], "level": "level3",
    }  # fmt: skip
    assert made.attendance.present == [1 - leaver]
    play(made, 5)


def test_a_record_with_leaving_replays_to_the_same_match() -> None:
    made = match(ANA, RUI, EVA)
    made.leave(1, "level2")
    play(made, 6)
    made.come_back(1)
    play(made, 3)
    again = Match(from_text(to_text(made.record)))
    assert again.steps == made.steps
    assert again.attendance.present == [0, 1, 2]
    assert text(again.open_view()) == text(made.open_view())
    assert Match(rematch(made.record)).attendance.present == [0, 1, 2]
    assert made.at(6).attendance.present == [0, 2]


def test_only_people_leave_and_only_once_and_never_one_of_two() -> None:
    made = match(ANA, RUI, OTTO)
    assert key(made, 2, Leave("level3")) == "nobody_there"
    assert key(made, 0, Leave("dragon")) == "unknown_bot"
    assert key(made, 9, Leave("level3")) == "not_your_turn"
    assert key(made, 0, Return()) == "not_away"
    made.leave(0, "level3")
    assert key(made, 0, Leave("level3")) == "nobody_there"
    assert key(match(ANA, RUI), 0, Leave("level3")) == "two_seats"


def test_a_match_that_is_over_is_left_by_nobody() -> None:
    made = match(ANA, RUI, OTTO)
    made.resign(0)
    assert key(made, 1, Leave("level3")) == "over"
    assert key(made, 0, Return()) == "over"


def test_a_forged_leaving_makes_a_damaged_record() -> None:
    made = match(ANA, RUI, OTTO)
    for seat, answer in ((2, {"do": "leave", "level": "level3"}), (0, {"do": "return"})):
        answers = (*made.record.answers, (seat, answer))
        with pytest.raises(RecordError):
            Match(replace(made.record, answers=answers))


def test_who_alone_plays_against_bots_may_always_come_back() -> None:
    made = match(ANA, OTTO, OTTO)
    for _ in range(2):
        made.leave(0, "level1")
        assert made.attendance.present == []
        play(made, 4)
        made.come_back(0)
        assert made.attendance.present == [0]


def test_who_may_have_seen_a_hand_does_not_come_back() -> None:
    made = match(ANA, RUI, EVA)
    assert not made.attendance.would_bar_return(0)
    made.leave(0, "level1")
    assert made.attendance.would_bar_return(1)
    made.leave(1, "level1")
    # Eva's hand lies open before whoever looks at the screen.
    assert key(made, 0, Return()) == key(made, 1, Return()) == "hands_seen"
    made.leave(2, "level1")
    assert key(made, 0, Return()) == "hands_seen"
    made.come_back(2)
    assert made.attendance.present == [2]


def test_where_nothing_is_hidden_everybody_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAMES["condottiere3"]), "perfect_information", True)
    made = match(ANA, RUI, OTTO)
    assert not made.attendance.would_bar_return(0)
    made.leave(0, "level1")
    made.come_back(0)
    assert made.attendance.present == [0, 1]


def test_undo_goes_past_what_a_bot_answered_in_ones_place() -> None:
    made = match(ANA, RUI, EVA, plies=6)
    assert made.decision is not None
    me = made.decision.seat
    own = max(ply for ply, step in enumerate(made.steps) if step.seat == me)
    before = made.record.answers
    made.leave(me, "level1")
    play(made, 7)
    made.come_back(me)
    after = made.record.answers
    made.undo(me)
    assert made.ply == own
    assert made.attendance.present == [0, 1, 2]
    assert made.record.answers == before[:own]
    while made.can_redo:
        made.redo()
    assert made.record.answers == after
    assert made.attendance.present == [0, 1, 2]
    assert Match(made.record).steps == made.steps


def test_resigning_still_ends_a_match_of_many() -> None:
    """Records of earlier versions have such answers."""
    made = match(ANA, RUI, OTTO)
    made.submit(0, Resign())
    again = Match(from_text(to_text(made.record)))
    assert again.result is not None
    assert (again.result.winners, again.result.by) == ((1, 2), "resignation")


def test_the_audit_knows_who_answered_when() -> None:
    made = match(ANA, OTTO, OTTO, plies=0)
    expected = []
    while made.ply < 24:
        assert made.decision is not None
        seat = made.decision.seat
        if made.ply == 6:
            made.leave(0, "level2")
        elif made.ply == 18:
            made.come_back(0)
        elif made.attendance.player(seat)["kind"] == "human":
            made.submit(seat, made.legal()[0])
        else:
            expected.append(made.ply)
            level = find_bot(made.attendance.player(seat)["level"])
            lots = bot_seed(made.record.secret, seat, made.ply)
            view = made.view(seat)
            budget = level.budget(made.game, view)
            found = level.think(made.game, view, made.codes(), lots, budget)
            made.note_thought(found.iterations)
            made.submit(seat, made.game.action(found.code))
    told = audit.report(made)
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
