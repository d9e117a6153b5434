"""What people do at a table: answers, talk, undo, votes, clocks, absence, and the disk."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import CALLED_OFF, Result
from engine.data.codec import encode
from engine.play.match import Match
from engine.play.record import from_text, to_text
from engine.server.limits import Limits
from engine.server.messages import (
    Act,
    AnswerMessage,
    Begin,
    CallOffMessage,
    Close,
    Hint,
    LeaveMessage,
    PlanMessage,
    Refusal,
    Rematch,
    Replace,
    ResignMessage,
    Settle,
    TableRules,
    Talk,
    UndoMessage,
    Vote,
)
from engine.server.online_table import KEPT_LINES, RETRY_SECONDS
from engine.talk.statements import Remark
from tests.engine.server.bench import Bench, Sitter
from tests.engine.server.served_tables import OPEN, bot, friend

GAME = "condottiere3"


def three(**changes: Any) -> Bench:
    """Return a table at which three people have begun a match."""
    bench = Bench(GAME, friend(), friend(), **changes)
    bench.join(1)
    bench.join(2)
    bench.begin()
    return bench


def by_seat(bench: Bench, seat: int) -> Sitter:
    return next(person for person in bench.people if person.guest.seat == seat)


# -- answers ---------------------------------------------------------------------------------------


def test_an_answer_is_taken_once() -> None:
    bench = three()
    asked = bench.asked()
    assert asked.seen is not None
    assert asked.seen.question is not None
    sent = AnswerMessage(1, asked.seen.question, encode(asked.seen.legal()[0]))
    for _ in range(3):
        assert asked.send(sent) == ""
        bench.settle()
    assert bench.match.ply == 1
    taken = [message for message in asked.received if message["is"] == "taken"]
    assert [message["question"] for message in taken] == [sent.question] * 3
    # Much later it still harms nothing.
    bench.play(Rng(1), 5)
    ply = bench.match.ply
    asked.send(sent)
    bench.settle()
    assert bench.match.ply == ply


def test_only_the_open_question_is_answered_and_only_by_its_seat() -> None:
    bench = three()
    asked = bench.asked()
    assert asked.seen is not None
    question, action = asked.seen.question, encode(asked.seen.legal()[0])
    assert question is not None
    other = next(person for person in bench.people if person is not asked)
    assert other.send(AnswerMessage(1, question, action)) == "late"
    assert asked.send(AnswerMessage(1, question + 1, action)) == "late"
    assert asked.send(AnswerMessage(2, question, action)) == "late"
    assert asked.send(AnswerMessage(1, question, {"do": "nothing"})) == "unknown"
    assert asked.send(AnswerMessage(1, question, {**action, "more": 1})) == "unknown"
    assert bench.match.ply == 0
    assert asked.send(AnswerMessage(1, question, action)) == ""


def test_a_table_writes_before_it_tells() -> None:
    bench = three()
    for number in range(8):
        sent = [len(person.wire.sent) for person in bench.people]
        asked = bench.asked()
        assert asked.seen is not None
        assert asked.seen.question is not None
        written = len(bench.written)
        answer = AnswerMessage(1, asked.seen.question, encode(asked.seen.legal()[0]))
        bench.table.take(asked.guest, answer)
        # The answer was taken, but it is neither written nor told.
        assert bench.match.ply == number + 1
        assert len(bench.written) == written
        assert [len(person.wire.sent) for person in bench.people] == sent
        bench.settle()
        assert len(bench.written[-1]["answers"]) == number + 1
        assert all(person.seen.ply == number + 1 for person in bench.people if person.seen)


def test_a_full_disk_stops_the_telling_and_is_said_once() -> None:
    bench = three()
    asked = bench.asked()
    bench.is_disk_full = True
    assert asked.answer() == ""
    bench.settle(3 * RETRY_SECONDS)
    for person in bench.people:
        assert person.seen is not None
        assert person.seen.ply == 0
        troubles = [message for message in person.received if message["is"] == "trouble"]
        assert len(troubles) == 1
        assert not [message for message in person.received if message["is"] == "taken"]
    bench.is_disk_full = False
    bench.settle(RETRY_SECONDS)
    assert all(person.seen is not None and person.seen.ply == 1 for person in bench.people)
    assert [message for message in asked.received if message["is"] == "taken"]


def test_who_comes_back_gets_what_is_missing_and_nothing_twice() -> None:
    bench = three()
    bench.play(Rng(3), 4)
    lost = next(person for person in bench.people[1:] if not person.is_asked)
    assert lost.seen is not None
    known = lost.seen.serial
    bench.lose(lost)
    bench.play(Rng(4), 1)
    again = Sitter.__new__(Sitter)
    again.__dict__.update(lost.__dict__)
    again.wire = type(lost.wire)()
    again._read, again.received = 0, []
    from engine.server.messages import Sit

    again.guest = bench.table.seat_person(
        again.wire, Sit(bench.table.id, lost.key, match=1, since=known)
    )
    bench.people.append(again)
    bench.settle()
    news = [message for message in again.received if message["is"] == "match"]
    serials = [message["message"]["serial"] for message in news]
    assert serials == sorted(set(serials))
    assert serials
    assert again.seen is not None
    assert again.seen.ply == bench.match.ply


def test_who_comes_back_hears_which_message_is_the_last() -> None:
    bench = three()
    bench.play(Rng(3), 4)
    bench.lose(lost := by_seat(bench, 1))
    again = bench.back(lost)
    news = [message for message in again.received if message["is"] == "match"]
    assert len(news) > 4
    assert [message.get("more", False) for message in news] == [True] * (len(news) - 1) + [False]
    assert again.seen is not None
    assert again.seen.ply == bench.match.ply


# -- before the match ------------------------------------------------------------------------------


def test_the_host_plans_the_seats_and_the_rules() -> None:
    bench = Bench(GAME, OPEN, OPEN)
    host = bench.host
    assert host.send(PlanMessage(1, "friend", "Maud")) == ""
    bench.settle()
    assert host.state["seats"][1]["presence"] == "invited"
    assert host.state["seats"][1]["name"] == "Maud"
    guest = bench.join(1, "Maud")
    assert guest.send(PlanMessage(2, "bot", "", "level1")) == "not_host"
    assert guest.send(Settle(TableRules())) == "not_host"
    assert guest.send(Begin()) == "not_host"
    assert host.send(PlanMessage(0, "bot", "", "level1")) == "no_such_seat"
    assert host.send(PlanMessage(7, "bot", "", "level1")) == "no_such_seat"
    assert host.send(PlanMessage(2, "bot", "", "level0")) == "unknown_bot"
    assert host.send(PlanMessage(2, "bot", "Maud", "level1")) == "name_taken"
    assert host.send(Settle(TableRules(hints=True, clock=30))) == ""
    bench.settle()
    assert guest.state["rules"]["hints"] is True
    assert host.send(PlanMessage(1, "bot", "", "random")) == ""
    assert guest.wire.ended_by["is"] == "dismissed"
    bench.people.remove(guest)
    bench.begin()
    assert host.send(PlanMessage(1, "open")) == "has_begun"
    assert host.send(Settle(TableRules())) == "has_begun"
    assert host.send(Begin()) == "has_begun"
    assert [player["kind"] for player in bench.match.record.players] == ["human", "bot", "bot"]
    assert len({player["name"] for player in bench.match.record.players}) == 3


def test_only_the_host_sees_invitations() -> None:
    bench = Bench(GAME, friend(), friend(), rules=TableRules(watchers=True))
    guest = bench.join(1)
    assert "invitation" in bench.host.state["seats"][2]
    assert "watch" in bench.host.state
    assert not [text for text in guest.wire.sent if "invitation" in text or '"watch"' in text]


def test_bots_keep_the_seats_of_friends_who_come_later() -> None:
    bench = Bench(GAME, friend("Maud"), bot())
    bench.begin()
    bench.play(Rng(5), 3)
    unasked = {step.seat for step in bench.match.steps if step.is_unasked}
    assert unasked == {1}
    assert bench.host.state["seats"][1]["stands_in"] is True
    late = bench.join(1, "Clara")
    assert "stands_in" not in bench.host.state["seats"][1]
    assert bench.match.record.players[1] == {"kind": "human", "name": "Clara"}
    for _ in range(20):
        bench.play(Rng(6), 1)
        if late.is_asked:
            break
    assert late.is_asked
    count = sum(step.is_unasked for step in bench.match.steps)
    bench.settle(1_000)
    assert late.is_asked
    assert sum(step.is_unasked for step in bench.match.steps) == count


# -- talk ------------------------------------------------------------------------------------------


def test_lines_of_talk_reach_everybody_once_and_in_order() -> None:
    bench = three()
    guest = by_seat(bench, 1)
    for number in (1, 2, 2, 1, 3):
        assert guest.send(Talk(number, f"line {number}")) == ""
    bench.settle()
    for person in bench.people:
        lines = [
            (line["seat"], line["text"])
            for message in person.received
            if message["is"] == "talked"
            for line in message["lines"]
        ]
        assert lines == [(1, "line 1"), (1, "line 2"), (1, "line 3")]
    assert len([m for m in guest.received if m["is"] == "done"]) == 5
    # Who comes later reads them too.
    bench.lose(by_seat(bench, 2))


@pytest.mark.parametrize("text", ["", " ", "x" * 201, "two\nlines", "\u202eright to left"])
def test_a_line_of_talk_is_one_line(text: str) -> None:
    assert three().host.send(Talk(1, text)) == "bad_line"


def test_nobody_talks_without_end() -> None:
    bench = three(limits=Limits(lines=3, lines_a_minute=0.001))
    said = [bench.host.send(Talk(number, "word")) for number in range(1, 6)]
    assert said == ["", "", "", "too_much_talk", "too_much_talk"]
    # That costs nobody else a line.
    assert by_seat(bench, 1).send(Talk(1, "word")) == ""


def test_a_table_keeps_the_last_lines() -> None:
    bench = three(limits=Limits(lines=1_000))
    for number in range(KEPT_LINES + 20):
        bench.host.send(Talk(number + 1, str(number)))
    assert len(bench.table.state.lines) == KEPT_LINES
    assert bench.table.state.lines[-1][2] == str(KEPT_LINES + 19)


def test_statements_are_heard_by_everybody_and_said_once() -> None:
    bench = three()
    said = Act(1, 0, encode(Remark("thanks")))
    for _ in range(2):
        assert by_seat(bench, 1).send(said) == ""
    bench.settle()
    assert bench.match.interruptions == 1
    for person in bench.people:
        assert person.seen is not None
        assert len(person.seen.statements()) == 1
    assert by_seat(bench, 1).send(Act(2, 0, {"do": "resign"})) == "unknown"
    # The question that is open stays open.
    assert bench.asked().answer() == ""


# -- what all must agree to ------------------------------------------------------------------------


def last_choice(bench: Bench) -> tuple[Sitter, int]:
    """Return somebody who can take something back, with the ply to which that would go."""
    for step in reversed(bench.match.steps):
        taken = bench.match.undone_answers(step.seat)
        if taken is not None:
            return by_seat(bench, step.seat), taken.to
    raise AssertionError


def test_an_undo_that_concerns_nobody_else_needs_no_consent() -> None:
    bench = three()
    bench.asked().answer()
    person, to = last_choice(bench)
    assert bench.match.undone_answers(person.guest.seat or 0).others == ()
    assert person.send(UndoMessage(0)) == "late"
    assert person.send(UndoMessage(1)) == ""
    bench.settle()
    assert bench.match.ply == to == 0
    for other in bench.people:
        assert other.seen is not None
        assert other.seen.ply == 0
    # It came twice: the second asks for something that no longer exists.
    assert person.send(UndoMessage(1)) == "nothing_to_undo"


def long_ago(bench: Bench) -> tuple[Sitter, int, set[int]]:
    """Play until an undo takes the answers of two others with it."""
    for _ in range(60):
        bench.play(Rng(bench.match.ply), 1)
        for seat in range(3):
            taken = bench.match.undone_answers(seat)
            if taken is not None and len(taken.others) == 2:
                return by_seat(bench, seat), taken.to, set(taken.others)
    raise AssertionError


def test_an_undo_needs_the_consent_of_everybody_whose_answers_go() -> None:
    bench = three()
    person, to, others = long_ago(bench)
    ply = bench.match.ply
    assert person.send(UndoMessage(bench.match.ply)) == ""
    bench.settle()
    (ballot,) = bench.host.state["ballots"]
    assert (ballot["kind"], set(ballot["voters"])) == ("undo", others)
    first, second = (by_seat(bench, seat) for seat in sorted(others))
    assert person.send(Vote(ballot["ballot"], True)) == "no_such_ballot"
    assert first.send(Vote(ballot["ballot"], True)) == ""
    bench.settle()
    assert bench.match.ply == ply
    assert second.send(Vote(ballot["ballot"], True)) == ""
    bench.settle()
    assert bench.match.ply == to
    assert bench.host.state["ballots"] == []


def test_what_a_bot_did_is_taken_back_only_if_the_people_agree() -> None:
    bench = Bench(GAME, bot(), friend())
    guest = bench.join(2)
    bench.begin()
    for _ in range(60):
        person = bench.asked()
        seat = person.guest.seat
        assert seat is not None
        person.answer()
        bench.settle()
        taken = bench.match.undone_answers(seat)
        if taken is not None and taken.others == (1,):
            break
    ply = bench.match.ply
    other = guest if person is bench.host else bench.host
    assert person.send(UndoMessage(ply)) == ""
    bench.settle()
    (asked,) = other.state["ballots"]
    assert (asked["kind"], asked["voters"]) == ("undo", [other.guest.seat])
    assert bench.match.ply == ply
    # Who has nothing to lose by it does not hold it up when the line breaks.
    bench.lose(other)
    assert bench.match.ply == taken.to
    # Nobody else is there to ask; the record keeps a note.
    person.answer()
    bench.settle()
    assert person.send(UndoMessage(bench.match.ply)) == ""
    bench.settle()
    assert person.state["ballots"] == []
    marks = [mark for mark in bench.match.record.marks if mark["mark"] == "undo"]
    assert [mark["seat"] for mark in marks] == [seat, seat]


def test_one_no_is_enough_and_an_answer_closes_the_ballot() -> None:
    bench = three()
    person, _, others = long_ago(bench)
    ply = bench.match.ply
    person.send(UndoMessage(bench.match.ply))
    bench.settle()
    (ballot,) = bench.host.state["ballots"]
    assert by_seat(bench, min(others)).send(Vote(ballot["ballot"], False)) == ""
    bench.settle()
    assert bench.host.state["ballots"] == []
    assert [m["by"] for m in person.received if m["is"] == "declined"] == [min(others)]
    person.send(UndoMessage(bench.match.ply))
    bench.settle()
    (ballot,) = bench.host.state["ballots"]
    # Who asked may take the question back, and cannot agree to it.
    seat = person.guest.seat
    assert person.send(Vote(ballot["ballot"], True)) == "no_such_ballot"
    assert person.send(Vote(ballot["ballot"], False)) == ""
    bench.settle()
    assert bench.host.state["ballots"] == []
    assert by_seat(bench, min(others)).read() is not None
    told = [m["by"] for m in by_seat(bench, min(others)).received if m["is"] == "declined"]
    assert told == [min(others), seat]
    person.send(UndoMessage(bench.match.ply))
    bench.settle()
    assert bench.host.state["ballots"]
    bench.asked().answer()
    bench.settle()
    assert bench.host.state["ballots"] == []
    assert bench.match.ply > ply


def test_a_match_ends_without_a_winner_once_all_who_play_agree() -> None:
    bench = three()
    bench.asked().answer()
    bench.settle()
    host, first, second = (by_seat(bench, seat) for seat in range(3))
    assert first.send(CallOffMessage()) == ""
    bench.settle()
    (ballot,) = bench.host.state["ballots"]
    assert (ballot["kind"], ballot["by"], ballot["voters"]) == ("call_off", 1, [0, 2])
    # One no is enough, and the match goes on; the question may come again.
    assert host.send(Vote(ballot["ballot"], False)) == ""
    bench.settle()
    assert bench.host.state["ballots"] == []
    assert first.send(CallOffMessage()) == ""
    bench.settle()
    (ballot,) = bench.host.state["ballots"]
    assert host.send(Vote(ballot["ballot"], True)) == ""
    bench.settle()
    assert bench.match.result is None
    # A person for whom a bot plays is not waited for.
    assert second.send(LeaveMessage()) == ""
    bench.settle()
    assert bench.match.result == Result((), CALLED_OFF)
    assert bench.host.state["phase"] == "over"
    assert host.send(CallOffMessage()) == "over"
    for person in (host, first):
        assert person.seen is not None
        assert person.seen.result == Result((), CALLED_OFF)
    # The record keeps its format, and says it.
    again = Match(from_text(to_text(bench.match.record)))
    assert again.result == Result((), CALLED_OFF)
    assert again.at(again.ply - 1).result is None
    assert list(again.returns()) == [0.0] * 3


def test_a_table_may_allow_no_undo_and_no_hints() -> None:
    bench = three(rules=TableRules(undo=False))
    bench.asked().answer()
    person, _ = last_choice(bench)
    assert person.send(UndoMessage(bench.match.ply)) == "not_allowed"
    assert bench.asked().send(Hint()) == "not_allowed"


def test_everybody_sees_a_hint_where_hints_are_allowed() -> None:
    bench = three(rules=TableRules(hints=True))
    asked = bench.asked()
    other = next(person for person in bench.people if person is not asked)
    assert other.send(Hint()) == "not_your_turn"
    assert asked.send(Hint()) == ""
    bench.settle()
    assert bench.match.record.marks[0]["mark"] == "hint"
    seat = asked.guest.seat
    for person in bench.people:
        assert person.state["hints"] == [int(other == seat) for other in range(3)]


# -- the end ---------------------------------------------------------------------------------------


def test_the_host_closes_the_table() -> None:
    bench = three()
    guest = by_seat(bench, 1)
    assert guest.send(Close()) == "not_host"
    bench.host.send(Close())
    for person in bench.people:
        assert person.wire.ended_by["is"] == "closed"
    assert bench.removed == [bench.table]
    written = len(bench.written)
    bench.loop.pass_time(1_000)
    assert len(bench.written) == written


def test_before_the_match_and_after_it_there_is_nothing_to_answer() -> None:
    bench = Bench(GAME, friend())
    guest = bench.join(1)
    for message in (
        AnswerMessage(0, 1, {}),
        UndoMessage(0),
        ResignMessage(),
        Replace(0),
        Act(1, 0, {"do": "x"}),
    ):
        assert guest.send(message) == "not_begun"
    assert bench.host.send(Rematch()) == "not_over"
    bench.begin()
    bench.play(Rng(2))
    assert bench.match.result is not None
    for message in (
        AnswerMessage(1, 1, {}),
        UndoMessage(0),
        ResignMessage(),
        Replace(0),
        Act(1, 0, {"do": "x"}),
    ):
        assert guest.send(message) in ("over", "late")


def test_an_invitation_that_was_used_says_so() -> None:
    bench = Bench(GAME, friend())
    secret = bench.secret(1)
    bench.join(1)
    with pytest.raises(Refusal) as caught:
        Sitter(bench.table, "9" * 32, secret, "Otto")
    assert caught.value.key == "used"


def test_nobody_takes_back_or_speaks_without_end() -> None:
    bench = three(limits=Limits(undos=2, undos_a_minute=0.001, acts=2, acts_a_minute=0.001))
    refusals = []
    for _ in range(3):
        bench.asked().answer()
        person, _ = last_choice(bench)
        refusals.append(person.send(UndoMessage(bench.match.ply)))
        bench.settle()
    assert refusals == ["", "", "too_often"]
    said = [
        bench.host.send(Act(number, bench.match.ply, encode(Remark("thanks"))))
        for number in (1, 2, 3)
    ]
    assert said == ["", "", "too_often"]


def of_the_match(person: Sitter) -> list[Any]:
    """The messages of the match that a person was sent."""
    sent = map(json.loads, person.wire.sent)
    return [entry["message"] for entry in sent if entry["is"] == "match"]


def test_feeds_are_made_anew_when_somebody_comes_back() -> None:
    bench = three()
    bench.play(Rng(2), 5)
    person = bench.people[1]
    sent = of_the_match(person)
    for other in [*bench.people]:
        bench.lose(other)
    assert bench.table.playing is not None
    assert not bench.table.playing._feeds
    again = bench.back(person)
    assert again.seen is not None
    assert again.seen.ply == bench.match.ply
    # All messages of the match but questions that were answered meanwhile.
    fresh = of_the_match(again)
    kept = [message for message in sent if message["kind"] != "question" or message in fresh]
    assert fresh == kept
