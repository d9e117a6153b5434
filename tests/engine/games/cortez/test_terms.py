"""What seats of Cortez promise each other: peace, a square, help and bids; kept and broken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.bots.protocol import heard_data, read_heard
from engine.core.values import Seat, Term
from engine.data.codec import decode_kind, encode
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.options import CortezOptions
from engine.games.cortez.views import terms
from engine.games.cortez.views.bargains import MAX_READY, ready_offers
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.notation import read_move, write_move
from engine.play.position_file import match_of, run_position
from engine.play.record import from_text, to_text
from engine.talk.heard_deals import deals, promises
from engine.talk.statements import Offer, Reply, Statement
from tests.engine.games.cortez.kit import bid, hold, lay, mercenary, move, passes, position, resolve
from tests.engine.games.cortez.playing import Step
from tests.laws import text

#: A's troop stands beside B's; C and D are far away, each with a second troop in the city.
DUEL = "S1@0,0=A S2@5,0=A A1@1,0=B A2@20,0=B S3@7,0=C S4@T5=C A3@18,0=D A4@T6=D"
WARRIORS = {"A": "64", "B": "65", "C": "66", "D": "5"}
FIGHT = [move("A", "S1", "1,0"), lay("A", "6"), lay("B", "6"), *hold("A", "B")]
PEACE = Term("peace", seat=1)


def match(**given: Any) -> Match:
    written = {"seats": "ABCD", "board": DUEL, "warriors": WARRIORS, **given}
    made, _ = match_of(position(**written))
    return made


def go(made: Match, steps: Sequence[Step]) -> None:
    """Play steps, which may be shorthands, and what follows by force."""
    kinds = (*CORTEZ.actions, *CORTEZ.interruptions)
    for step in steps:
        seat = "ABCD".index(cast(str, step["seat"]))
        written = {key: value for key, value in step.items() if key != "seat"}
        done = 0
        while True:
            view = cast(CortezView, made.open_view())
            expanded = CORTEZ.positions.expand(seat, written, view, "play", done)
            if expanded is None:
                break
            made.submit(expanded[0], decode_kind(kinds, expanded[1]))
            done += 1
            while made.is_forced:
                made.submit_forced()
            if written["do"] not in ("lay", "hold", "resolve"):
                break


def say(made: Match, seat: Seat, said: Statement) -> None:
    made.interrupt(seat, said, made.ply)


def agree(made: Match, by: Seat, to: Seat, term: Term, until: str = "lap") -> None:
    say(made, by, Offer((to,), (term,), (), until))
    say(made, to, Reply(len(made.agreements) - 1, True))


def status(made: Match, number: int = -1) -> str:
    entry = made.agreements[number]
    return entry.status + ("" if entry.breaker is None else f" by {'ABCD'[entry.breaker]}")


@pytest.mark.parametrize(
    ("by", "term", "steps", "expected"),
    [
        (0, PEACE, [move("A", "S1", "1,0")], "broken by A"),
        (0, Term("peace", seat=2), [move("A", "S1", "1,0")], "accepted"),
        (2, Term("leave", "T5"), [move("A", "S1", "0,1")], "accepted"),
        (0, Term("leave", "0,0"), [move("A", "S1", "0,1")], "kept"),
        (0, Term("leave", "0,0"), [move("A", "S2", "5,1"), move("A", "S2", "5,2")], "broken by A"),
        (1, Term("leave", "T5"), [move("A", "S1", "0,1")], "lapsed"),
    ],
)
def test_promises_about_troops_are_judged(
    by: Seat, term: Term, steps: list[Step], expected: str
) -> None:
    made = match(hands={"A": "camouflage*3"})
    agree(made, by, 3 if by != 3 else 0, term)
    go(made, steps)
    assert status(made) == expected


@pytest.mark.parametrize(
    ("term", "step", "expected"),
    [
        (Term("side_with", seat=0), mercenary("C", "attacker", "6"), "kept"),
        (Term("side_with", seat=0), mercenary("C", "defender", "6"), "broken by C"),
        (Term("side_with", seat=0), passes("C")[0], "broken by C"),
        (Term("neutral"), mercenary("C", "defender", "6"), "broken by C"),
        (Term("neutral"), passes("C")[0], "accepted"),
    ],
)
def test_promises_of_help_are_judged(term: Term, step: Step, expected: str) -> None:
    made = match()
    go(made, FIGHT[:3])
    agree(made, 2, 0, term)
    go(made, [*FIGHT[3:], step])
    assert status(made) == expected


def test_who_helps_nobody_has_kept_its_word_when_the_combat_is_over() -> None:
    made = match()
    go(made, FIGHT[:3])
    agree(made, 2, 0, Term("neutral"))
    agree(made, 3, 0, Term("side_with", seat=1))
    go(made, [resolve("A")])
    assert status(made, 0) == "kept"


def test_what_is_said_of_a_combat_ends_with_it() -> None:
    """The offer falls, and of an agreement only the other promises go on to bind."""
    made = match()
    go(made, FIGHT[:3])
    say(made, 2, Offer((1,), (), (Term("neutral"),), "lap"))
    say(made, 0, Offer((2,), (Term("peace", seat=2),), (Term("neutral"),), "lap"))
    say(made, 2, Reply(1, True))
    heard = made.agreement_log.last_statements(made.view(None))
    assert promises(2, heard) == [Term("neutral")]
    assert [deal.is_live for deal in deals(heard)] == [True, True]
    fought = made.ply
    go(made, [resolve("A")])
    assert (status(made, 0), status(made, 1)) == ("lapsed", "accepted")
    assert made.agreements[1].verdicts == ("open", "kept")
    assert made.agreements[1].open_duties == ((0, Term("peace", seat=2)),)
    assert made.refusal(1, Reply(0, True)) == "no_offer"
    heard = made.agreement_log.last_statements(made.view(None))
    assert (promises(0, heard), promises(2, heard)) == ([Term("peace", seat=2)], [])
    assert [deal.is_live for deal in deals(heard)] == [False, True]
    assert read_heard(heard_data(heard), CORTEZ, 4) == heard
    # Records of earlier versions have answers to such offers.
    late = replace(made.record, answers=(*made.record.answers, (1, encode(Reply(0, True)))))
    again = Match(from_text(to_text(late)))
    assert (status(again, 0), again.ply > fought) == ("lapsed", True)


def test_an_offer_about_a_bid_or_a_square_falls_when_it_is_too_late() -> None:
    made = match(phase="auction", hands=dict.fromkeys("ABCD", "gold*2"))
    say(made, 1, Offer((2,), (Term("no_bid"),), (), "round"))
    go(made, [*passes("B"), *passes("C")])
    assert status(made) == "open"
    go(made, passes("D"))
    assert status(made) == "lapsed"
    made = match(hands={"A": "camouflage*3"})
    say(made, 1, Offer((0,), (), (Term("leave", "0,0"),), "round"))
    go(made, [move("A", "S2", "5,1")])
    assert status(made) == "open"
    go(made, [move("A", "S1", "0,1")])
    assert status(made) == "lapsed"


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([bid("B", 4)], "broken by B"),
        (passes("B"), "accepted"),
        ([*passes("B"), *passes("C"), *passes("D")], "kept"),
    ],
)
def test_a_promise_not_to_bid_is_judged(steps: list[Step], expected: str) -> None:
    made = match(phase="auction", hands=dict.fromkeys("ABCD", "gold*2"))
    agree(made, 1, 0, Term("no_bid"))
    go(made, steps)
    assert status(made) == expected


@pytest.mark.parametrize(("until", "turns"), [("turn", 1), ("lap", 4), ("round", 99)])
def test_peace_that_nobody_broke_is_kept_when_its_time_is_over(until: str, turns: int) -> None:
    made = match()
    agree(made, 0, 1, PEACE, until)
    first = len(cast(CortezView, made.view(None)).turned_events)
    while status(made) == "accepted":
        view = cast(CortezView, made.view(None))
        assert view.round == 1
        assert len(view.turned_events) - first < turns
        calm = [act for act in made.legal() if not isinstance(act, actions.Move)]
        assert made.decision is not None
        made.submit(made.decision.seat, calm[-1])
    assert status(made) == "kept"
    assert cast(CortezView, made.view(None)).round == (2 if until == "round" else 1)


def test_a_lap_lasts_until_every_seat_has_had_a_turn() -> None:
    made = match()
    view = cast(CortezView, made.view(None))
    began = terms.span(view, "lap")
    assert not terms.span_ended(view, "lap", began)
    for turns, ended in ((1, False), (3, False), (4, True)):
        later = replace(view, turned_events=(*view.turned_events, *["flight"] * turns))
        assert terms.span_ended(later, "lap", began) is ended
        assert terms.span_ended(later, "turn", began)
        assert not terms.span_ended(later, "round", terms.span(view, "round"))
    # A treasure begins a round, but ends no lap: C and D have yet to have their turns.
    onward = replace(view, round=view.round + 1, turned_events=("flight",), turn_seat=1)
    for active, turned, ended in ((1, 1, False), (3, 3, False), (0, 4, True), (1, 5, True)):
        later = replace(onward, turn_seat=active, turned_events=("flight",) * turned)
        assert terms.span_ended(later, "lap", began) is ended
    assert terms.span_ended(replace(onward, round=view.round + 2), "lap", began)


def test_a_turn_is_the_same_before_and_after_its_event() -> None:
    view = replace(cast(CortezView, match().view(None)), event=None, is_event_over=False)
    began = terms.span(view, "turn")
    after = replace(view, turned_events=(*view.turned_events, "flight"), is_event_over=True)
    assert not terms.span_ended(after, "turn", began)
    found = replace(after, round=view.round + 1, turned_events=("flight",))
    assert not terms.span_ended(found, "turn", began)
    assert terms.span_ended(replace(found, turn_seat=1), "turn", began)


def test_an_agreement_counts_from_its_acceptance() -> None:
    """It is kept when every seat has had a turn since then; bots hold it as long."""
    made = match()
    say(made, 0, Offer((1,), (PEACE,), (), "lap"))

    def calmly(turns: int) -> None:
        first = cast(CortezView, made.view(None)).turn_seat
        while (cast(CortezView, made.view(None)).turn_seat - first) % 4 < turns:
            calm = [act for act in made.legal() if not isinstance(act, actions.Move)]
            assert made.decision is not None
            made.submit(made.decision.seat, calm[-1])

    calmly(2)
    say(made, 1, Reply(0, True))
    calmly(3)
    assert status(made) == "accepted"
    heard = made.agreement_log.last_statements(made.view(None))
    assert promises(0, heard) == [PEACE]
    calmly(1)
    assert status(made) == "kept"
    assert promises(0, made.agreement_log.last_statements(made.view(None))) == []


@pytest.mark.parametrize(
    ("by", "term"),
    [
        (0, Term("peace")),
        (0, Term("peace", seat=0)),
        (0, Term("leave")),
        (0, Term("leave", "T99")),
        (0, Term("neutral", seat=1)),
        (0, Term("no_bid", "T1")),
        (0, Term("keep_out", "T1")),
    ],
)
def test_a_term_that_makes_no_sense_is_refused(by: Seat, term: Term) -> None:
    assert match().refusal(by, Offer((1,), (term,), (), "lap")) in ("unknown_term", "nobody")


def test_agreements_are_replayed_written_and_taken_back() -> None:
    made = match(hands={"A": "camouflage*3"})
    agree(made, 0, 1, PEACE)
    go(made, [move("A", "S1", "1,0")])
    told = [text(entry) for entry in made.agreements]
    assert [entry.status for entry in made.agreements] == ["broken"]
    again = Match(from_text(to_text(made.record)))
    assert [text(entry) for entry in again.agreements] == told
    assert [entry.status for entry in made.at(made.ply - 1).agreements] == ["accepted"]
    assert made.at(1).agreements[0].status == "open"


def test_an_agreement_is_played_in_a_position_file() -> None:
    file = position(seats="ABCD", board=DUEL, warriors=WARRIORS)
    offer = {"seat": "A", "do": "say_offer", "to": [1], "until": "round"}
    offer |= {"gives": [{"kind": "peace", "seat": 1}], "asks": []}
    file["play"] = [offer, {"seat": "B", "do": "say_reply", "number": 0, "accept": True}]
    assert run_position(file)


def test_ready_offers_can_be_made_and_mean_something() -> None:
    moments = [match(), match(phase="auction", hands=dict.fromkeys("ABCD", "gold*2")), match()]
    go(moments[2], FIGHT[:3])
    for made in moments:
        for seat in range(4):
            for to in range(4):
                offers = ready_offers(cast(CortezView, made.view(seat)), to)
                assert len(offers) <= MAX_READY
                assert bool(offers) is (seat != to)
                assert not any(made.refusal(seat, offer) for offer in offers)


def test_notation_keeps_every_term() -> None:
    gives = (Term("peace", seat=1), Term("leave", "0,0"))
    for asks in ((Term("side_with", seat=0), Term("neutral")), (Term("no_bid"),)):
        offer = Offer((1, 2), gives, asks, "lap")
        assert read_move(CORTEZ, write_move(offer)) == offer


def test_a_refused_trade_is_remembered_and_written() -> None:
    made = match(hands={"A": "gold*2", "B": "food*2"})
    made.interrupt(0, actions.OfferTrade(1, ("gold",), ("food",)), made.ply)
    assert not cast(CortezView, made.view(2)).refused
    made.interrupt(1, actions.EndOffer(1), made.ply)
    [refused] = cast(CortezView, made.view(2)).refused
    assert (refused.seat, refused.to, refused.give, refused.get) == (0, 1, ("gold",), ("food",))
    written = cast(dict[str, Any], made.describe("ABCD"))
    again = CORTEZ.positions.read(written, CortezOptions(), "ABCD", 1)
    assert CORTEZ.view(again, 2).refused == (refused,)
