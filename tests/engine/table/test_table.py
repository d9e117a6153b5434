"""Who is asked next: people at several places, bots and routines, in both event loops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.bots.protocol import read_heard
from engine.core.errors import IllegalActionError
from engine.core.routines import Routine
from engine.core.values import Action, Leave, Return, Term
from engine.games.condottiere.actions import Pass, Show
from engine.games.cortez.actions import EndOffer, OfferTrade
from engine.play.match import Match
from engine.play.position_file import match_of
from engine.play.record import Record
from engine.table.players import Question
from engine.table.table import Reports, Table
from engine.talk.statements import Offer, Remark, Reply
from tests.engine.games.cortez.kit import position
from tests.engine.table.kit import HeldBots, Laid, Turner, a_match, bot, human

#: Troops of four seats in Cortez.
BOARD = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C A3@18,0=D"
PEOPLE = human("Ada"), human("Ben"), human("Cleo")


def test_each_person_is_asked_when_it_is_their_turn_and_sees_their_own_view(
    turner: Turner,
) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    for _ in range(40):
        turner.settle()
        question, decision = laid.reported("asked")[-1][0], laid.match.decision
        assert decision is not None
        assert question is laid.table.question
        assert question.seat == decision.seat
        assert question.view == laid.match.view(decision.seat)
        assert question.legal == laid.match.legal()
        laid.table.submit(question.seat, question.legal[0])
    assert len({question.seat for (question,) in laid.reported("asked")}) == 3
    assert [kind for kind, *_ in laid.log[:4]] == ["asked", "started", "advanced", "asked"]
    assert len(set(laid.tickets)) == len(laid.tickets) == 41


def test_an_answer_is_taken_once(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    question = laid.table.question
    assert question is not None
    other = (question.seat + 1) % 3
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.answer(question.ticket, other, question.legal[0])
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.answer(question.ticket + 1, question.seat, question.legal[0])
    laid.table.answer(question.ticket, question.seat, question.legal[0])
    with pytest.raises(IllegalActionError) as refused:
        laid.table.answer(question.ticket, question.seat, question.legal[0])
    assert refused.value.key == "stale"
    assert laid.match.ply == 1
    laid.table.undo(question.seat)
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.answer(question.ticket, question.seat, question.legal[0])
    assert laid.match.ply == 0


def test_who_comes_back_is_asked_the_same_again(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    laid.table.ask_again()
    (first,), (second,) = laid.reported("asked")
    assert first is second
    laid.table.answer(second.ticket, second.seat, second.legal[0])


def test_a_bot_is_asked_in_a_later_turn_and_answers(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(bot(), human()), bots)
    laid.table.start()
    assert not bots.asked
    turner.settle()
    (ticket,) = bots.asked
    request = bots.asked[ticket]
    assert request.view == laid.match.view(0)
    assert request.level == "random"
    assert laid.reported("thinking_changed") == [(0, True)]
    bots.reply(ticket, request.legal[1], thought={"iterations": 7})
    assert [step.action for step in laid.match.steps] == [request.legal[1]]
    assert laid.match.record.thoughts == ((0, 7),)
    # The question is over.
    bots.reply(ticket, request.legal[0])
    assert laid.match.ply == 1


def test_nobody_moves_before_a_step_was_seen(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(bot(), human()), bots)
    laid.table.holds_questions = True
    laid.table.start()
    turner.settle()
    bots.reply(bots.ticket, bots.asked[bots.ticket].legal[0])
    assert laid.match.ply == 0
    laid.table.proceed()
    assert laid.match.ply == 1
    while laid.match.decision is not None and laid.match.decision.seat == 0:
        turner.settle()
        bots.reply(bots.ticket, bots.asked[bots.ticket].legal[0])
        laid.table.proceed()
    assert not laid.tickets
    laid.table.proceed()
    assert len(laid.tickets) == 1
    laid.table.proceed()
    assert len(laid.tickets) == 1


def test_undo_while_a_bot_thinks_withdraws_its_question(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(human(), bot(), game="cannir"), bots)
    laid.table.start()
    while laid.match.decision is not None and laid.match.decision.seat == 0:
        laid.play_on(1)
    turner.settle()
    late = bots.ticket
    laid.table.undo(0)
    assert late in bots.cancelled
    bots.reply(late, bots.asked[late].legal[0])
    assert laid.match.decision is not None
    assert laid.match.decision.seat == 0
    assert laid.log[-2][0] == "rewound"
    assert laid.log[-1] == ("asked", laid.table.question)
    laid.table.redo((0,))
    turner.settle()
    assert bots.ticket > late


def test_undo_ends_at_the_last_choice_of_the_seat(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    laid.play_on(7)
    seat = laid.match.steps[2].seat
    taken = laid.match.undone_answers(seat)
    assert taken is not None
    laid.table.undo(seat)
    assert laid.match.ply == taken.to
    laid.table.redo(range(3))
    assert laid.match.ply == taken.to + 1


def test_a_bot_answers_for_who_has_left_until_they_come_back(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(*PEOPLE), bots)
    laid.table.start()
    question = laid.table.question
    assert question is not None
    seat = question.seat
    laid.table.leave(seat)
    assert laid.table.people == [other for other in range(3) if other != seat]
    assert laid.table.players[seat].name == PEOPLE[seat]["name"]
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.answer(question.ticket, seat, question.legal[0])
    turner.settle()
    late = bots.ticket
    assert bots.asked[late].view == laid.match.view(seat)
    assert laid.table.returnable_seats() == [seat]
    laid.table.come_back(seat)
    assert late in bots.cancelled
    bots.reply(late, bots.asked[late].legal[0])
    assert laid.table.is_human(seat)
    assert [type(step.action) for step in laid.match.steps] == [Leave, Return]
    again = laid.reported("asked")[-1][0]
    assert (again.seat, again.codes) == (seat, question.codes)
    laid.table.answer(again.ticket, seat, again.legal[0])


def test_a_person_leaves_while_a_bot_thinks(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(bot(), human("Ada"), human("Ben")), bots)
    laid.table.start()
    turner.settle()
    first = bots.ticket
    laid.table.leave(2)
    turner.settle()
    assert first in bots.cancelled
    assert bots.ticket > first
    assert bots.asked[bots.ticket].view.seat == 0
    assert laid.table.people == [1]


def test_a_bot_answers_once_for_who_has_run_out_of_time(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(*PEOPLE), bots)
    laid.table.start()
    question = laid.table.question
    assert question is not None
    laid.table.ask_deputy()
    laid.table.ask_deputy()
    assert list(bots.asked) == [question.ticket]
    assert bots.asked[question.ticket].view == question.view
    bots.reply(question.ticket, question.legal[0])
    (step,) = laid.match.steps
    assert (step.seat, step.is_unasked) == (question.seat, True)
    assert laid.table.people == [0, 1, 2]
    assert not bots.listeners
    again = laid.table.question
    assert again is not None
    assert laid.reported("asked")[-1] == (again,)


def test_who_answers_before_the_bot_has_answered(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(*PEOPLE), bots)
    laid.table.start()
    question = laid.table.question
    assert question is not None
    laid.table.ask_deputy()
    laid.table.answer(question.ticket, question.seat, question.legal[0])
    assert bots.cancelled == [question.ticket]
    bots.reply(question.ticket, question.legal[1])
    (step,) = laid.match.steps
    assert not step.is_unasked


# -- routines --------------------------------------------------------------------------------------


def _pass(view: object, legal: Sequence[Action]) -> Action | None:
    return next((action for action in legal if isinstance(action, Pass)), None)


PASSING = Routine("never_fight", frozenset({"battle"}), _pass)


def test_a_routine_answers_in_a_later_turn(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots(), routines=(PASSING,))
    laid.table.start()
    while laid.match.decision is not None and laid.match.decision.kind != "battle":
        laid.play_on(1)
    question = laid.table.question
    assert question is not None
    seat, ply, asked = question.seat, laid.match.ply, len(laid.tickets)
    laid.table.routines.switch(PASSING, seat, True)
    assert laid.reported("record_changed") == [()]
    assert laid.match.ply == ply
    turner.settle()
    assert laid.match.steps[ply].action == Pass()
    assert laid.match.record.unasked == (ply,)
    assert laid.match.record.routines == ((seat, PASSING.id),)
    # The others are asked.
    assert len(laid.tickets) == asked + 1
    assert laid.reported("asked")[-1][0].seat != seat


def test_after_an_undo_the_person_is_asked_and_not_the_routine(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots(), routines=(PASSING,))
    laid.table.start()
    while laid.match.decision is not None and laid.match.decision.kind != "battle":
        laid.play_on(1)
    question = laid.table.question
    assert question is not None
    ply = laid.match.ply
    laid.table.submit(question.seat, Pass())
    laid.table.routines.switch(PASSING, question.seat, True)
    laid.table.undo(question.seat)
    turner.settle()
    assert laid.match.ply == ply
    assert laid.reported("asked")[-1][0].seat == question.seat
    laid.table.submit(question.seat, Pass())
    assert laid.match.record.unasked == ()


def test_a_bot_in_the_place_of_a_person_has_no_routine(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(*PEOPLE), bots, routines=(PASSING,))
    laid.table.start()
    while laid.match.decision is not None and laid.match.decision.kind != "battle":
        laid.play_on(1)
    assert laid.match.decision is not None
    seat = laid.match.decision.seat
    laid.table.routines.switch(PASSING, seat, True)
    laid.table.leave(seat)
    turner.settle()
    assert laid.match.record.unasked == ()
    assert bots.asked[bots.ticket].view.seat == seat


# -- what is said and done unasked -----------------------------------------------------------------


def test_the_open_question_outlasts_what_is_said(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    question = laid.table.question
    assert question is not None
    laid.table.interrupt((question.seat + 1) % 3, Remark("doubt"), laid.match.ply)
    assert laid.table.question is question
    assert len(laid.reported("spoke")) == 1
    assert not laid.reported("advanced")
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.interrupt(question.seat, Remark("thanks"), 0)
    laid.table.answer(question.ticket, question.seat, question.legal[0])


def test_a_question_that_shown_cards_changed_is_put_anew(turner: Turner) -> None:
    laid = Laid(turner, a_match(*PEOPLE), HeldBots())
    laid.table.start()
    before = laid.table.question
    assert before is not None
    other = (before.seat + 1) % 3
    hand: Any = laid.match.view(other)
    laid.table.interrupt(other, Show((hand.hands[other][0],), before.seat), laid.match.ply)
    after = laid.reported("asked")[-1][0]
    assert after.ticket > before.ticket
    assert (after.seed, after.codes) == (before.seed, before.codes)
    assert after.view == laid.match.view(before.seat) != before.view
    with pytest.raises(IllegalActionError, match="stale"):
        laid.table.answer(before.ticket, before.seat, before.legal[0])


def test_a_bot_that_thinks_hears_an_offer_and_begins_anew(turner: Turner) -> None:
    bots = HeldBots()
    match = a_match(bot(), human("Ada"), human("Ben"), talk="sparing")
    laid = Laid(turner, match, bots)
    laid.table.start()
    turner.settle()
    first = bots.ticket
    offer = Offer((0,), (Term("keep_out", "roma"),), (Term("keep_out", "siena"),), "round")
    laid.table.interrupt(1, offer, laid.match.ply)
    turner.settle()
    assert first in bots.cancelled
    assert [entry.said for entry in bots.asked[bots.ticket].heard] == [offer]
    # The bot speaks of it before it answers, and its answer waits for nothing.
    assert bots.log[-2:] == [("interrupt", 0), ("ask", 0)]
    bots.reply(min(bots.occasions), Reply(0, True))
    assert laid.match.statements()[-1][1:] == (0, Reply(0, True))


def test_every_bot_may_speak_after_a_step_before_the_next_is_asked(turner: Turner) -> None:
    bots = HeldBots()
    match = a_match(human(), bot(), bot(name="Maud"), talk="lively")
    laid = Laid(turner, match, bots)
    laid.table.start()
    while laid.match.decision is not None and laid.match.decision.seat == 0:
        bots.log.clear()
        laid.play_on(1)
    turner.settle()
    assert bots.log == [("interrupt", 1), ("interrupt", 2), ("ask", laid.match.decision.seat)]
    # What comes too late is dropped.
    late = max(bots.occasions)
    bots.reply(bots.ticket, bots.asked[bots.ticket].legal[0])
    said = len(laid.match.statements())
    bots.reply(late, Remark("greeting"))
    assert len(laid.match.statements()) == said


def test_a_bot_says_nothing_in_the_name_of_a_person_who_left(turner: Turner) -> None:
    bots = HeldBots()
    match = a_match(human("Ada"), bot(), bot(name="Maud"), human("Ben"), talk="lively")
    match.submit(0, Leave("level3"))
    laid = Laid(turner, match, bots)
    laid.table.start()
    turner.settle()
    assert [occasion.view.seat for occasion in bots.occasions.values()] == [1, 2]


def at_the_turn_of_a_bot() -> Record:
    """Return a match of Cortez in which seat 1, a bot, is asked; the others are people."""
    file = position(
        seats="ABCD", board=BOARD, active="B", hands={"A": "weapon", "B": "food*2", "C": "gold"}
    )
    players = (human("Ada"), bot(), human("Cleo"), human("Dora"))
    return replace(match_of(file)[0].record, players=players, seats=4)


def test_a_bot_pauses_for_the_answers_to_its_offers(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, Match(at_the_turn_of_a_bot()), bots)
    laid.table.start()
    turner.settle()
    first = bots.ticket
    laid.table.interrupt(1, OfferTrade(2, ("food",), ("gold",)), laid.match.ply)
    turner.settle()
    assert first in bots.cancelled
    assert bots.ticket == first
    [trade] = laid.match.view(2).offers  # type: ignore[attr-defined]
    laid.table.interrupt(2, EndOffer(trade.number), laid.match.ply)
    turner.settle()
    assert bots.ticket > first


def test_bots_hear_of_trades_before_they_offer_one(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, Match(at_the_turn_of_a_bot()), bots)
    laid.table.start()
    turner.settle()
    trade = OfferTrade(2, ("food",), ("gold",))
    laid.table.interrupt(1, trade, laid.match.ply)
    [offered] = laid.match.view(2).offers  # type: ignore[attr-defined]
    laid.table.interrupt(2, EndOffer(offered.number), laid.match.ply)
    turner.settle()
    occasion = bots.occasions[min(bots.occasions)]
    assert [(entry.seat, entry.said) for entry in occasion.heard] == [(1, trade)]
    # It goes to the bots' process and back, and is no part of the questions.
    assert read_heard(occasion.message(), laid.match.game, 4) == occasion.heard
    assert bots.asked[bots.ticket].heard == ()
    again = Match(laid.match.record)
    public = again.view(None)
    assert again.agreement_log.last_proposals(public) == occasion.heard


def test_a_bot_goes_on_past_an_offer_that_nobody_answers(
    turner: Turner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.table.table.OFFER_PAUSE_S", 0.001)
    bots = HeldBots()
    laid = Laid(turner, Match(at_the_turn_of_a_bot()), bots)
    laid.table.start()
    turner.settle()
    first = bots.ticket
    laid.table.interrupt(1, OfferTrade(2, ("food",), ("gold",)), laid.match.ply)
    turner.until(lambda: bots.ticket > first)
    assert laid.match.view(2).offers  # type: ignore[attr-defined]
    # It pauses once only, and anew after an undo.
    second = bots.ticket
    monkeypatch.setattr("engine.table.table.OFFER_PAUSE_S", 60.0)
    laid.table.ask_again()
    turner.settle()
    assert bots.ticket > second
    third = bots.ticket
    laid.table.leave(0)
    turner.settle()
    assert bots.ticket == third


def test_a_bot_does_not_wait_for_who_has_lost_the_line(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, Match(at_the_turn_of_a_bot()), bots)
    away: set[int] = set()
    laid.table.is_reachable = lambda seat: seat not in away
    laid.table.start()
    turner.settle()
    first = bots.ticket
    laid.table.interrupt(1, OfferTrade(2, ("food",), ("gold",)), laid.match.ply)
    turner.settle()
    assert bots.ticket == first
    # Another person came or went.
    laid.table.ask_again()
    turner.settle()
    assert bots.ticket == first
    away.add(2)
    laid.table.ask_again()
    turner.settle()
    assert bots.ticket > first


def test_a_closed_table_asks_nobody(turner: Turner) -> None:
    bots = HeldBots()
    laid = Laid(turner, a_match(bot(), human(), talk="lively"), bots)
    laid.table.start()
    turner.settle()
    ticket, reports = bots.ticket, len(laid.log)
    laid.table.close()
    assert not bots.listeners
    bots.reply(ticket, bots.asked[ticket].legal[0])
    turner.settle()
    assert laid.match.ply == 0
    assert laid.table.question is None
    assert laid.log[reports:] == [("thinking_changed", 0, False)]


def test_a_table_may_be_closed_by_who_hears_of_a_step(turner: Turner) -> None:
    bots = HeldBots()
    asked: list[Question] = []
    reports = Reports(advanced=lambda step: table.close(), asked=asked.append)
    table = Table(a_match(human(), bot(), talk="lively"), turner.loop, bots, reports)
    table.start()
    bots.log.clear()
    table.submit(0, asked[0].legal[0])
    turner.settle()
    assert len(asked) == 1
    assert not bots.log
    assert not bots.asked
