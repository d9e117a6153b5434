"""Statements and agreements: judged, remembered, and without any effect on the rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from engine.core.errors import IllegalActionError
from engine.core.rng import Rng
from engine.core.values import OMNISCIENT, Event, Seat, Term
from engine.data.codec import decode_kind, encode
from engine.games import GAMES
from engine.games.condottiere.views import terms
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.notation import read_match, read_move, write_match, write_move
from engine.play.position_file import run_position, set_up
from engine.play.record import from_text, to_text
from engine.talk.agreements import MAX_OPEN
from engine.talk.statements import STATEMENTS, Ask, Call, Offer, Remark, Reply, Statement, Warn
from tests.engine.games.condottiere.kit import plays, position
from tests.laws import text

HANDS = {"A": "m10 m1 bishop surrender", "B": "m2 m3", "C": "m4 bishop", "D": "m5 m6"}
OUT = Term("keep_out", "roma")


def battle(edition: int = 3, **given: Any) -> Match:
    game = GAMES[f"condottiere{edition}"]
    return set_up(game, position(edition, **{"hands": HANDS, **given}))


def say(match: Match, seat: Seat, said: Statement) -> None:
    match.interrupt(seat, said, match.ply)


def agreed(*gives: Term, asks: Sequence[Term] = (), until: str = "battle", **given: Any) -> Match:
    """Return a battle in which seat A promises something to B, and B accepts."""
    match = battle(**given)
    say(match, 0, Offer((1,), gives, tuple(asks), until))
    say(match, 1, Reply(0, True))
    return match


def go(match: Match, steps: str) -> str:
    """Play on; return what became of the first agreement, and who broke it."""
    for step in plays(steps):
        kinds = {kind.do: kind for kind in match.game.actions}
        values = {key: value for key, value in step.items() if key not in ("seat", "do")}
        match.submit("ABCD".index(step["seat"]), kinds[step["do"]](**values))
    return state(match)


def state(match: Match, number: int = 0) -> str:
    entry = match.agreements[number]
    return entry.status + ("" if entry.breaker is None else f" by {'ABCD'[entry.breaker]}")


# -- what becomes of agreements --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("term", "steps", "expected"),
    [
        (OUT, "A:m1", "broken by A"),
        (OUT, "A:pass", "accepted"),
        (OUT, "A:pass B:pass C:pass D:pass", "kept"),
        (Term("keep_out", "milano"), "A:m1", "accepted"),
        (Term("pass_now"), "A:pass", "kept"),
        (Term("pass_now"), "A:m1", "broken by A"),
        (Term("no_bishop"), "A:bishop>none", "broken by A"),
        (Term("no_bishop"), "A:m1 B:pass C:bishop>none", "accepted"),
        (Term("no_bishop"), "A:pass B:pass C:pass D:pass", "kept"),
        (Term("no_surrender"), "A:surrender", "broken by A"),
        (Term("pope", "milano"), "A:bishop>milano", "kept"),
        (Term("pope", "milano"), "A:bishop>none", "broken by A"),
        (Term("pope", "milano"), "A:pass B:pass C:pass D:pass", "lapsed"),
        (Term("show", seat=1), "A:pass B:pass C:pass D:pass", "broken by A"),
    ],
)
def test_a_promise_is_kept_or_broken_by_what_everybody_sees(
    term: Term, steps: str, expected: str
) -> None:
    assert go(agreed(term), steps) == expected


def test_who_promises_to_stay_neither_passes_nor_surrenders_while_the_rival_leads() -> None:
    stay = Term("stay", "roma", 3)
    behind: dict[str, Any] = {"table": {"D": "m4"}, "opened": True}
    assert go(agreed(stay, **behind), "A:pass") == "broken by A"
    assert go(agreed(stay, **behind), "A:surrender") == "broken by A"
    assert go(agreed(stay, **behind), "A:m10 B:pass C:pass D:pass A:pass") == "kept"
    assert go(agreed(stay), "A:pass") == "accepted"
    last = agreed(stay, hands={**HANDS, "A": "m1"}, passed="BC", **behind)
    assert go(last, "A:m1 D:pass") == "kept", "a seat without cards passes by itself"


def test_what_nothing_broke_is_kept_when_its_time_is_over() -> None:
    over = "A:pass B:pass C:pass D:pass"
    kept = [Term("no_surrender"), Term("no_bishop"), Term("spare", "milano"), OUT]
    for term in kept:
        assert go(agreed(term, until="battle"), over) == "kept", term
    # The next round begins when all hands but one are empty.
    last: dict[str, Any] = {"hands": {"A": "m1", "B": "", "C": "", "D": ""}, "round": 2}
    for term in kept:
        match = agreed(term, until="round", **last)
        assert go(match, "A:pass") == "accepted", term
        while state(match) == "accepted":
            assert view_of(match).round == 2
            assert match.decision is not None
            match.submit(match.decision.seat, match.legal()[0])
        assert (state(match), view_of(match).round) == ("kept", 3), term


def test_every_kind_of_term_is_kept_and_is_broken_somewhere_in_play() -> None:
    """Seats promise everything and play at random; each kind of promise ends both ways."""
    seen: set[tuple[str, str]] = set()
    for seed in range(6):
        game = GAMES["condottiere3"]
        match: Match = Match(new_record(game, 4, 30 + seed))
        rng = Rng(seed)
        while match.decision is not None and match.answer_count < 250:
            if match.answer_count % 6 == 0:
                promise_something(match, rng)
            if rng.below(9) == 0 and (shown := shown_hand(match)) is not None:
                match.interrupt(shown[0], shown[1], match.ply)
            legal = match.legal()
            match.submit(match.decision.seat, legal[rng.below(len(legal))])
        for entry in match.agreements:
            for (_, term), verdict in zip(entry.duties, entry.verdicts, strict=True):
                seen.add((term.kind, verdict))
        if all({(kind, "kept"), (kind, "broken")} <= seen for kind in terms.THIRD_TERMS):
            break
    for kind in terms.THIRD_TERMS:
        assert {(kind, "kept"), (kind, "broken")} <= seen, kind


def view_of(match: Match) -> Any:
    return match.view(None)


def promise_something(match: Match, rng: Rng) -> None:
    """Let a seat promise a term of each kind to another, which accepts."""
    regions = ("roma", "milano", "siena", "napoli", "genova", "lucca")
    view: Any = match.view(None)
    for kind in match.game.talk.terms:
        seat = rng.below(4)
        to = (seat + 1 + rng.below(3)) % 4
        about = view.region or regions[rng.below(6)]
        term = Term(kind, about if kind in ("keep_out", "stay", "name", "spare", "pope") else "")
        if kind in ("name", "spare", "pope"):
            term = Term(kind, regions[rng.below(6)])
        if kind in ("stay", "show"):
            term = Term(kind, term.about, to)
        offer = Offer((to,), (term,), (), ("battle", "round")[rng.below(2)])
        if not match.refusal(seat, offer):
            match.interrupt(seat, offer, match.ply)
            match.interrupt(to, Reply(len(match.agreements) - 1, True), match.ply)


def shown_hand(match: Match) -> tuple[Seat, Any] | None:
    """Return the whole hand of a seat that promised to show it, if it may be shown."""
    show: Any = match.game.interruptions[0]
    for entry in match.agreements:
        if entry.status == "accepted" and entry.gives[0].kind == "show":
            hand: Any = match.view(entry.seat)
            cards = tuple(hand.hands[entry.seat])
            if cards and not match.refusal(entry.seat, show(cards, None)):
                return entry.seat, show(cards, None)
    return None


def test_a_region_is_named_or_spared() -> None:
    choosing: dict[str, Any] = {
        "phase": "choose_region",
        "turn": "A",
        "battle": 3,
        "owners": {"C": "siena"},
    }

    def chosen(term: Term, region: str) -> str:
        match = agreed(term, until="round", **choosing)
        match.submit(0, next(a for a in match.legal() if getattr(a, "region", "") == region))
        return state(match)

    assert chosen(Term("name", "roma"), "roma") == "kept"
    assert chosen(Term("name", "roma"), "milano") == "broken by A"
    assert chosen(Term("name", "siena"), "milano") == "lapsed", "it was taken"
    assert chosen(Term("spare", "roma"), "roma") == "broken by A"
    assert chosen(Term("spare", "roma"), "milano") == "accepted"


def test_a_hand_that_is_shown_keeps_a_promise() -> None:
    show: Any = GAMES["condottiere3"].interruptions[0]
    match = agreed(Term("show", seat=1))
    match.interrupt(0, show(("m10",), 1), match.ply)
    assert state(match) == "accepted"
    match.interrupt(0, show(("m10", "m1", "bishop", "surrender"), 1), match.ply)
    assert state(match) == "kept"


def test_an_agreement_has_two_sides_and_ends_where_one_breaks_it() -> None:
    match = agreed(Term("no_surrender"), asks=[Term("pass_now")])
    assert go(match, "A:m1") == "accepted"
    assert go(match, "B:m2") == "broken by B"
    assert match.agreements[0].verdicts == ("open", "broken")
    assert go(match, "C:pass D:pass A:surrender") == "broken by B"
    match = agreed(Term("no_surrender"), asks=[Term("pass_now")])
    assert go(match, "A:m1 B:pass C:pass D:pass A:pass") == "kept"


def test_agreements_end_with_battle_round_or_game() -> None:
    played = "A:pass B:pass C:pass D:pass"
    for until, expected in (("battle", "kept"), ("round", "accepted"), ("game", "accepted")):
        assert go(agreed(Term("no_bishop"), until=until), played) == expected
    roma: dict[str, Any] = {"owners": {"D": "spoleto ancona"}, "table": {"D": "m4"}, "opened": True}
    for until in terms.SPANS:
        assert go(agreed(Term("no_bishop"), until=until, **roma), played) == "kept"


def test_an_offer_lapses_is_declined_withdrawn_or_replaced() -> None:
    match = battle()
    for _ in range(2):
        say(match, 0, Offer((1, 2), (OUT,), (), "battle"))
        say(match, 1, Reply(len(match.agreements) - 2, False))
        say(match, 0, Reply(len(match.agreements) - 1, False))
    assert [entry.status for entry in match.agreements] == ["declined", "withdrawn"] * 2
    say(match, 0, Offer((3,), (OUT,), (), "battle"))
    say(match, 3, Offer((0,), (), (OUT, Term("no_bishop")), "battle", 4))
    assert [state(match, number) for number in (4, 5)] == ["declined", "open"]
    go(match, "A:pass B:pass C:pass D:pass")
    assert state(match, 5) == "lapsed"
    assert match.refusal(0, Reply(5, True)) == "no_offer"


def test_promise_breaking_actions_are_known_beforehand() -> None:
    match = agreed(OUT, asks=[Term("pass_now")])
    before = text(match.record)
    for action in match.legal():
        expected = list(match.agreements) if action.do == "play" else []
        assert match.agreements_broken_by(0, action) == expected
    assert match.agreements_broken_by(1, match.legal()[0]) == [], "it is not their turn"
    assert match.agreements_broken_by(0, Remark("doubt")) == []
    assert text(match.record) == before
    go(match, "A:pass")
    assert {action.do for action in match.legal() if match.agreements_broken_by(1, action)} == {
        "play"
    }


# -- what can be said ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "said", "reason"),
    [
        (0, Offer((), (OUT,), (), "battle"), "nobody"),
        (0, Offer((0,), (OUT,), (), "battle"), "nobody"),
        (0, Offer((1, 1), (OUT,), (), "battle"), "nobody"),
        (0, Offer((4,), (OUT,), (), "battle"), "nobody"),
        (0, Offer((1,), (), (), "battle"), "no_terms"),
        (0, Offer((1,), (OUT,), (), "for ever"), "unknown"),
        (0, Offer((1,), (OUT, OUT), (), "battle"), "said_already"),
        (0, Offer((1,), (OUT, Term("no_bishop"), Term("pass_now")), (), "game"), "too_many_terms"),
        (0, Offer((1,), (Term("keep_out", "paris"),), (), "battle"), "unknown_term"),
        (0, Offer((1,), (Term("keep_out"),), (), "battle"), "unknown_term"),
        (0, Offer((1,), (Term("no_bishop", "roma"),), (), "battle"), "unknown_term"),
        (0, Offer((1,), (Term("stay", "roma", 0),), (), "battle"), "unknown_term"),
        (0, Offer((1,), (Term("stay", "roma", 9),), (), "battle"), "nobody"),
        (0, Offer((1,), (Term("stop", "roma", 2),), (), "battle"), "unknown_term"),
        (0, Offer((1,), (OUT,), (), "battle", 0), "no_offer"),
        (0, Reply(0, True), "no_offer"),
        (0, Reply(-1, True), "no_offer"),
        (0, Call(0, "who"), "nobody"),
        (0, Call(1, "who", "paris"), "unknown_term"),
        (0, Call(1, "can", "roma"), ""),
        (0, Ask(1, "knight"), "unknown_term"),
        (0, Ask(1, "bishop"), ""),
        (0, Ask(1), ""),
        (0, Ask(0), "nobody"),
        (0, Warn(1, Term("name", "roma"), Term("pope", "roma")), ""),
        (0, Warn(1, Term("name", "roma"), Term("fly")), "unknown_term"),
        (0, Remark("thanks", 0), "nobody"),
        (0, Remark("thanks"), ""),
        (7, Remark("thanks"), "not_your_turn"),
    ],
)
def test_meaningless_statements_are_refused(seat: Seat, said: Statement, reason: str) -> None:
    match = battle()
    before = text(match.record)
    assert match.refusal(seat, said) == reason
    if reason:
        with pytest.raises(IllegalActionError) as caught:
            say(match, seat, said)
        assert caught.value.key == reason
        assert text(match.record) == before
    else:
        say(match, seat, said)
        assert match.statements() == [(0, seat, said)]


def test_only_the_seat_that_was_asked_can_accept() -> None:
    match = battle()
    say(match, 0, Offer((1,), (OUT,), (), "battle"))
    assert match.refusal(0, Reply(0, True)) == "own_offer"
    assert match.refusal(2, Reply(0, True)) == "no_offer"
    assert match.refusal(0, Offer((1,), (OUT,), (), "battle")) == "said_already"
    say(match, 1, Reply(0, True))
    assert match.refusal(1, Reply(0, True)) == "no_offer"


def test_a_table_has_so_many_open_offers() -> None:
    match = battle()
    regions = [Term("spare", region) for region in ("roma", "siena", "urbino", "ancona", "lucca")]
    number = 0
    for seat in range(4):
        for term in regions:
            for until in terms.SPANS:
                others = tuple(other for other in range(4) if other != seat)
                offer = Offer(others, (term,), (), until)
                if number + 3 > MAX_OPEN:
                    assert match.refusal(seat, offer) == "too_many_offers"
                else:
                    say(match, seat, offer)
                    number += 3
    assert number == 63


def test_other_games_know_remarks_and_calls_only() -> None:
    for name, seats in (("cannir", 3), ("contrees", 2), ("cortez", 4)):
        match: Match = Match(new_record(GAMES[name], seats, 1))
        assert match.refusal(0, Remark("doubt", 1)) == ""
        assert match.refusal(0, Offer((1,), (Term("fly"),), (), "battle")) == "unknown"
        assert match.refusal(0, Call(1, "who")) == ""
        assert match.refusal(0, Call(1, "who", "roma")) == "unknown_term"
    first = battle(1)
    pope = Offer((1,), (Term("pope", "roma"),), (), "battle")
    assert first.refusal(0, pope) == "unknown_term"


# -- data ------------------------------------------------------------------------------------------

SAID: tuple[Statement, ...] = (
    Offer((1, 2), (OUT, Term("stay", "roma", 3)), (Term("no_bishop"),), "round"),
    Offer((1,), (), (OUT,), "battle", 3),
    Reply(2, False),
    Call(1, "cannot", "roma"),
    Ask(2, "bishop"),
    Warn(1, Term("name", "roma"), Term("pope", "roma")),
    Remark("well_played", 2),
    Remark("greeting"),
)


@pytest.mark.parametrize("said", SAID, ids=lambda said: type(said).__name__)
def test_statements_are_written_and_read(said: Statement) -> None:
    assert decode_kind(STATEMENTS, json.loads(json.dumps(encode(said)))) == said
    game = GAMES["condottiere3"]
    assert read_move(game, write_move(said)) == said


def test_no_statement_is_named_like_an_answer_of_a_game() -> None:
    names = {kind.do for kind in STATEMENTS}
    assert len(names) == len(STATEMENTS)
    for game in GAMES.values():
        assert not names & {kind.do for kind in (*game.actions, *game.interruptions)}


def test_the_ledger_replays_to_the_same() -> None:
    match = agreed(Term("no_bishop"), asks=[Term("no_surrender")])
    say(match, 2, Offer((3,), (), (OUT,), "battle"))
    go(match, "A:bishop>none")
    again = Match(from_text(to_text(match.record)))
    assert again.agreements == match.agreements
    assert again.statements() == match.statements()
    assert Match(read_match(write_match(match.record))).agreements == match.agreements
    assert match.undo(0) == 1
    assert state(match) == "accepted"
    assert match.redo() is not None
    assert state(match) == "broken by A"


def test_a_position_file_may_contain_statements() -> None:
    offer: dict[str, Any] = {
        "seat": "B",
        "do": "say_offer",
        "to": ["A"],
        "gives": [],
        "until": "battle",
    }
    asks = [
        {"kind": "keep_out", "about": "roma", "seat": None},
        {"kind": "stay", "about": "roma", "seat": "D"},
    ]
    steps = [{**offer, "asks": asks}, {"seat": "A", "do": "say_reply", "number": 0, "accept": True}]
    done = run_position(position(3, hands=HANDS, play=steps))
    assert [step["legal"] for step in done["steps"]] == [True, True]


# -- laws ------------------------------------------------------------------------------------------


def statements(match: Match, rng: Rng) -> list[Statement]:
    """Statements that may be made, and that touch every kind of thing."""
    seats = match.seats
    seat, other = rng.below(seats), rng.below(seats)
    found: list[Statement] = [Remark("doubt", other), Call(other, "can"), Ask(other)]
    for kind in match.game.talk.terms:
        term = Term(kind, "roma" if kind in terms.FIRST_TERMS[:2] else "", None)
        found.append(Offer((other,), (term,), (Term("no_bishop"),), "round"))
    found += [Reply(number, bool(rng.below(2))) for number in range(len(match.agreements))]
    return [said for said in found if not match.refusal(seat, said)]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_statement_changes_nothing_but_the_talk(game: str) -> None:
    rng = Rng(4)
    match: Match = Match(new_record(GAMES[game], min(3, GAMES[game].seats[-1]), 9))
    twin: Match = Match(match.record)
    viewers = (*range(match.seats), None, OMNISCIENT)
    heard = 0
    for _ in range(40):
        if match.decision is None:
            break
        for seat in range(match.seats):
            for said in statements(match, rng)[:3]:
                if not match.refusal(seat, said):
                    match.interrupt(seat, said, match.ply)
                    heard += 1
        views = [text(match.game.view(match.true_state(), viewer)) for viewer in viewers]
        assert views == [text(twin.game.view(twin.true_state(), viewer)) for viewer in viewers]
        assert (match.decision, match.codes()) == (twin.decision, twin.codes())
        played: list[list[int]] = [[], []]
        for one, codes in zip((match, twin), played, strict=True):
            one.game.bots.policy.play_out(one.true_state(), Rng(match.ply), 50, codes)
        assert played[0] == played[1]
        legal = match.legal()
        action = legal[rng.below(len(legal))]
        events: tuple[Event, ...] = match.submit(match.decision.seat, action).events
        assert twin.decision is not None
        assert twin.submit(twin.decision.seat, action).events == events
    assert heard > 20
    assert match.answer_count == twin.ply
