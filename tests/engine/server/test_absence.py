"""People who are away: votes for a bot, leaving and coming back, and clocks."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.server.messages import (
    Attend,
    Invite,
    LeaveMessage,
    Rematch,
    Replace,
    ResignMessage,
    ReturnMessage,
    TableRules,
    UndoMessage,
    Vote,
)
from tests.engine.server.bench import Bench, set_time
from tests.engine.server.served_tables import friend
from tests.engine.server.test_online_table import GAME, last_choice, three

# -- absence ---------------------------------------------------------------------------------------


def test_others_vote_a_bot_in_only_after_a_while_and_where_it_is_that_turn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bench = three()
    set_time(monkeypatch, bench)
    asked = bench.asked()
    seat = asked.guest.seat
    assert seat is not None
    others = [person for person in bench.people if person is not asked]
    idle = others[1].guest.seat
    assert idle is not None
    assert others[0].send(Replace(seat)) == "not_absent"
    bench.lose(asked)
    assert others[0].state["seats"][seat]["presence"] == "lost"
    assert others[0].send(Replace(seat)) == "too_soon"
    bench.settle(179)
    assert others[0].send(Replace(seat)) == "too_soon"
    bench.settle(2)
    assert others[0].send(Replace(seat)) == ""
    bench.settle()
    (ballot,) = others[1].state["ballots"]
    assert ballot["about"] == seat
    assert bench.match.ply == 0
    assert others[1].send(Vote(ballot["ballot"], True)) == ""
    bench.settle()
    assert bench.match.steps[1].is_unasked
    assert others[0].state["seats"][seat]["stands_in"] is True
    # Who comes back takes the seat again; what the bot did stands.
    ply = bench.match.ply
    again = bench.back(asked)
    assert again.guest.seat == seat
    assert "stands_in" not in others[0].state["seats"][seat]
    assert not bench.match.attendance.away
    assert bench.match.ply == ply + 1
    bench.lose(others[1])
    bench.settle(1_000)
    if bench.match.decision is not None and bench.match.decision.seat != idle:
        assert others[0].send(Replace(idle)) == "not_its_turn"


def test_who_is_back_ends_the_vote(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = three()
    set_time(monkeypatch, bench)
    asked = bench.asked()
    seat = asked.guest.seat
    assert seat is not None
    bench.lose(asked)
    bench.settle(200)
    bench.people[0].send(Replace(seat))
    bench.settle()
    assert bench.people[0].state["ballots"]
    bench.back(asked)
    assert bench.people[0].state["ballots"] == []
    assert bench.match.ply == 0


def test_who_loses_the_line_has_no_voice_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = three()
    set_time(monkeypatch, bench)
    asked = bench.asked()
    seat = asked.guest.seat
    assert seat is not None
    first, second = (person for person in bench.people if person is not asked)
    bench.lose(asked)
    bench.settle(200)
    first.send(Replace(seat))
    bench.settle()
    bench.lose(second)
    # The only one who is here has agreed.
    assert bench.match.steps[1].is_unasked


def test_who_leaves_is_replaced_at_once_and_may_come_back() -> None:
    bench = three()
    asked = bench.asked()
    seat = asked.guest.seat
    assert seat is not None
    assert asked.send(ReturnMessage()) == "not_away"
    assert asked.send(LeaveMessage()) == ""
    bench.settle()
    assert asked.state["seats"][seat]["presence"] == "left"
    assert asked.send(LeaveMessage()) == "nobody_there"
    assert asked.seen is not None
    assert asked.seen.steps[1].is_unasked
    # They look on, and a line that breaks changes nothing of it.
    bench.lose(asked)
    asked = bench.back(asked)
    assert bench.people[0].state["seats"][seat]["presence"] == "left"
    assert asked.send(ReturnMessage()) == ""
    bench.settle()
    assert bench.people[0].state["seats"][seat]["presence"] == "here"
    assert not bench.match.attendance.away


def test_an_undo_brings_nobody_back_whom_a_bot_replaces() -> None:
    bench = three()
    bench.asked().answer()
    person, _ = last_choice(bench)
    other = next(sitter for sitter in bench.people if sitter is not person)
    seat = other.guest.seat
    assert other.send(LeaveMessage()) == ""
    bench.settle()
    voters = [sitter for sitter in bench.people if sitter not in (person, other)]
    bench.play(Rng(1), 0)
    if person.send(UndoMessage(bench.match.ply)) == "" and voters[0].state["ballots"]:
        voters[0].send(Vote(voters[0].state["ballots"][0]["ballot"], True))
    bench.settle()
    assert bench.match.record.marks
    assert set(bench.match.attendance.away) == {seat}


def test_a_match_of_two_goes_on_with_a_bot_and_can_be_resigned() -> None:
    bench = Bench(GAME, friend())
    guest = bench.join(1)
    bench.begin()
    guest.send(LeaveMessage())
    bench.play(Rng(1), 6)
    assert {step.seat for step in bench.match.steps if step.is_unasked} == {1}
    assert guest.send(ReturnMessage()) == ""
    assert guest.send(ResignMessage()) == ""
    bench.settle()
    assert bench.match.result is not None
    assert bench.match.result.winners == (0,)
    assert guest.state["phase"] == "over"
    assert guest.send(ResignMessage()) == "over"
    assert bench.host.send(Rematch()) == ""
    bench.settle()
    # The last match stays until the other agrees, and a no ends the question.
    for yes in (False, True):
        assert guest.state["phase"] == "over"
        (asked,) = guest.state["ballots"]
        assert (asked["kind"], asked["voters"]) == ("rematch", [1])
        assert guest.send(Vote(asked["ballot"], yes)) == ""
        bench.settle()
        if not yes:
            assert guest.state["ballots"] == []
            assert bench.host.send(Rematch()) == ""
            bench.settle()
    assert bench.host.state["phase"] == "playing"


def test_in_a_rematch_people_have_back_the_seats_that_they_left_to_bots() -> None:
    bench = Bench(GAME, friend())
    guest = bench.join(1)
    bench.begin()
    for person in (bench.host, guest):
        assert person.send(LeaveMessage()) == ""
        bench.settle()
    bench.play(Rng(1), 1_000)
    assert guest.state["phase"] == "over"
    assert guest.send(Rematch()) == ""
    bench.settle()
    (asked,) = bench.host.state["ballots"]
    assert bench.host.send(Vote(asked["ballot"], True)) == ""
    bench.settle()
    assert [seat["presence"] for seat in guest.state["seats"]] == ["here", "here"]
    assert not bench.match.attendance.away


def test_no_rematch_begins_because_a_line_breaks() -> None:
    bench = Bench(GAME, friend())
    guest = bench.join(1)
    bench.begin()
    guest.send(ResignMessage())
    bench.settle()
    people = {0: bench.host, 1: guest}
    for seat in (0, 1):
        asker, other = people[seat], people[1 - seat]
        assert asker.send(Rematch()) == ""
        bench.settle()
        bench.lose(other)
        assert asker.state["phase"] == "over"
        other = people[1 - seat] = bench.back(other)
        # Without the host it is not asked any more; a guest may answer once they are back.
        asked = [one["voters"] for one in other.state["ballots"]]
        assert asked == ([] if seat else [[1]])
        bench.lose(asker)
        assert other.state["ballots"] == []
        assert other.state["phase"] == "over"
        people[seat] = bench.back(asker)


def test_a_guest_proposes_a_rematch_only_while_the_host_is_here() -> None:
    bench = Bench(GAME, friend())
    guest = bench.join(1)
    bench.begin()
    assert guest.send(Rematch()) == "not_over"
    guest.send(ResignMessage())
    bench.settle()
    assert guest.send(Rematch()) == ""
    bench.settle()
    (asked,) = bench.host.state["ballots"]
    assert (asked["by"], asked["voters"]) == (1, [0])
    # Who asked for it may take the question back.
    assert guest.send(Vote(asked["ballot"], False)) == ""
    bench.settle()
    assert bench.host.state["ballots"] == []
    guest.send(Rematch())
    bench.settle()
    bench.lose(bench.host)
    assert guest.state["phase"] == "over"
    assert guest.state["ballots"] == []
    assert guest.send(Rematch()) == "host_away"


def test_everybody_sees_who_does_not_look_at_the_table() -> None:
    bench = three()
    host, guest = bench.people[:2]
    assert "elsewhere" not in host.state["seats"][1]
    assert guest.send(Attend(looks=False)) == ""
    bench.settle()
    assert host.state["seats"][1]["elsewhere"] is True
    assert host.state["seats"][1]["presence"] == "here"
    assert guest.send(Attend()) == ""
    bench.settle()
    assert "elsewhere" not in host.state["seats"][1]
    guest.send(Attend(looks=False))
    # Who sits down again looks.
    bench.lose(guest)
    bench.back(guest)
    assert "elsewhere" not in host.state["seats"][1]


def test_at_a_table_of_three_a_bot_plays_to_the_end_for_who_gives_up() -> None:
    bench = three()
    guest = next(person for person in bench.people if person.guest.seat == 1)
    assert guest.send(LeaveMessage()) == ""
    # Who left the seat for a while may give up all the same, but once only.
    assert guest.send(ResignMessage()) == ""
    bench.settle()
    assert guest.state["seats"][1]["presence"] == "left"
    assert guest.send(ReturnMessage()) == guest.send(ResignMessage()) == "gave_up"
    # Nobody else can take a seat that a bot plays to the end.
    assert bench.host.send(Invite(1)) == "gave_up"
    # An undo to the time before changes nothing of it.
    assert bench.table.playing is not None
    bench.table.playing.undo(bench.match.steps[0].seat)
    bench.play(Rng(2), 1_000)
    assert bench.match.result is not None
    assert bench.match.attendance.given_up == {1}
    assert guest.seen is not None
    assert guest.seen.attendance.given_up == {1}
    assert guest.send(Rematch()) == ""
    bench.settle()
    for person in bench.people:
        for asked in person.state["ballots"]:
            person.send(Vote(asked["ballot"], True))
    bench.settle()
    assert bench.host.state["phase"] == "playing"
    assert not bench.match.attendance.away


# -- the clock -------------------------------------------------------------------------------------


def test_when_time_is_up_a_bot_gives_that_answer_and_no_other() -> None:
    bench = three(rules=TableRules(clock=30))
    first = bench.asked()
    bench.settle(29)
    assert first.is_asked
    bench.settle(1)
    assert bench.match.ply == 1
    assert bench.match.steps[0].is_unasked
    assert bench.match.steps[0].seat == first.guest.seat
    # All hear it, and how much time the next one has.
    late = [int(seat == first.guest.seat) for seat in range(3)]
    assert [person.state["late"] for person in bench.people] == [late] * 3
    assert bench.host.state["deeds"] == [["late", first.guest.seat, 1]]
    assert [person.state["left"] for person in bench.people] == [30] * 3
    turn = bench.host.state["turn"]
    # Who answers in time is not replaced.
    bench.settle(20)
    bench.asked().answer()
    bench.settle(20)
    assert bench.match.ply == 2
    assert not bench.match.steps[1].is_unasked
    # The clock began anew, also if the same person is asked again.
    assert bench.host.state["turn"] == turn + 1
    assert bench.host.state["late"] == late
    bench.settle(10)
    assert bench.match.ply == 3


def test_without_a_clock_nobody_is_hurried() -> None:
    bench = three()
    bench.settle(1_000_000)
    assert bench.match.ply == 0
    assert bench.host.state["left"] is None
    assert "turn" not in bench.host.state
