"""What bots of Condottiere say to each other and to people, and whether they keep their word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from engine.core.rng import Rng
from engine.core.values import Interruption, Seat, Term
from engine.games import GAMES
from engine.games.condottiere.bots import bargaining
from engine.games.condottiere.events import Choose, Pass
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import set_up
from engine.talk.statements import Call, Offer, Remark, Reply, Statement
from tests.engine.games.condottiere.kit import position

HANDS = {"A": "m5 m1", "B": "m6 m1 m1", "C": "m1", "D": "m1"}
#: D wins the game by Roma.
AT_ROMA = {"D": "spoleto ancona"}
CHOOSING: dict[str, Any] = {"phase": "choose_region", "table": {}, "opened": False, "region": None}


def battle(talk: str = "sparing", **given: Any) -> Match:
    written = {"hands": HANDS, "table": {"D": "m4"}, "opened": True, **given}
    match = set_up(GAMES["condottiere3"], position(3, **written))
    return Match(replace(match.record, talk=talk))


def view(match: Match, seat: Seat | None) -> CondottiereView:
    return cast(CondottiereView, match.view(seat))


def say(match: Match, seat: Seat, said: Statement) -> None:
    match.interrupt(seat, said, match.ply)


def speech(match: Match, seat: Seat, talk: str = "sparing") -> Interruption | None:
    return match.game.speech(match.view(seat), match.heard(), talk)


def answer(match: Match, *gives: Term, asks: Term, by: Seat = 0, to: Seat = 1) -> bool:
    """Return whether a seat accepts an offer; it answers once, and then says nothing more of it."""
    say(match, by, Offer((to,), gives, (asks,), "battle"))
    said = speech(match, to)
    assert isinstance(said, Reply)
    assert not match.refusal(to, said)
    say(match, to, said)
    assert not isinstance(speech(match, to), Reply)
    return said.accept


OUT = Term("keep_out", "torino")


def test_a_bot_keeps_out_of_what_it_does_not_want() -> None:
    assert answer(battle(owners={"B": "milano"}), OUT, asks=Term("keep_out", "napoli"))
    assert not answer(battle(owners={"B": "milano"}), OUT, asks=Term("keep_out", "genova"))
    assert not answer(battle(), asks=Term("keep_out", "napoli")), "nothing is offered for it"
    fights = battle(table={"D": "m4", "B": "m1"})
    assert not answer(fights, OUT, asks=Term("keep_out", "roma"))


def test_a_bot_stops_a_rival_that_it_can_stop() -> None:
    stay = Term("stay", "roma", 3)
    assert answer(battle(owners=AT_ROMA), asks=stay)
    assert not answer(battle(owners=AT_ROMA), asks=stay, to=2), "it holds a 1 only"
    assert not answer(battle(), OUT, asks=stay), "that rival does not win by it"


def test_nobody_helps_who_is_about_to_win() -> None:
    assert not answer(battle(owners=AT_ROMA), OUT, asks=Term("keep_out", "napoli"), by=3)
    assert not answer(battle(owners=AT_ROMA), OUT, asks=Term("keep_out", "roma"))


def test_a_bot_passes_only_where_it_is_beaten() -> None:
    assert answer(battle(hands={**HANDS, "B": "m1"}), OUT, asks=Term("pass_now"))
    assert not answer(battle(), OUT, asks=Term("pass_now"))


@pytest.mark.parametrize("until", ["battle", "round", "game"])
def test_a_bot_keeps_its_word(until: str) -> None:
    match = battle(turn="B")
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "roma"), Term("no_bishop")), until))
    say(match, 1, Reply(0, True))
    bound = match.game.bound_codes(match.view(1), match.codes(), match.heard())
    assert [match.game.action(code) for code in bound] == [Pass()]
    for code in match.codes():
        action = match.game.action(code)
        assert bool(match.broken_by(1, action)) is (code not in bound)
    assert match.game.bound_codes(match.view(0), match.codes(), match.heard()) == match.codes()


def test_every_kind_of_promise_binds_exactly_what_would_break_it() -> None:
    kinds = [
        *(Term("pass_now"), Term("no_surrender"), Term("stay", "roma", 3)),
        *(Term("keep_out", "roma"), Term("no_bishop"), Term("pope", "siena")),
    ]
    hands = {**HANDS, "B": "m6 bishop surrender"}
    for term in kinds:
        match = battle(turn="B", hands=hands)
        say(match, 0, Offer((1,), (), (term,), "battle"))
        say(match, 1, Reply(0, True))
        actions = [match.game.action(code) for code in match.codes()]
        kept = bargaining.keeps_word(view(match, 1), actions, match.heard())
        assert kept == [not match.broken_by(1, action) for action in actions], term
    for term in (Term("name", "siena"), Term("spare", "siena")):
        match = battle(turn="B", condottiere="B", hands=hands, **CHOOSING)
        say(match, 0, Offer((1,), (), (term,), "round"))
        say(match, 1, Reply(0, True))
        actions = [match.game.action(code) for code in match.codes()]
        kept = bargaining.keeps_word(view(match, 1), actions, match.heard())
        assert kept == [not match.broken_by(1, action) for action in actions]
        assert kept[actions.index(Choose("siena"))] is (term.kind == "name")


def test_a_word_does_not_bind_against_a_rival_that_is_about_to_win() -> None:
    match = battle(turn="B", owners=AT_ROMA)
    say(match, 3, Offer((1,), (OUT,), (Term("keep_out", "roma"),), "battle"))
    say(match, 1, Reply(0, True))
    actions = [match.game.action(code) for code in match.codes()]
    assert all(bargaining.keeps_word(view(match, 1), actions, match.heard()))


def test_a_promise_ends_with_its_time() -> None:
    match = battle(turn="B", owners={"D": "milano"})
    say(match, 0, Offer((1,), (OUT,), (Term("no_bishop"),), "battle"))
    say(match, 1, Reply(0, True))
    say(match, 0, Offer((1,), (OUT,), (Term("no_surrender"),), "round"))
    say(match, 1, Reply(1, True))
    assert bargaining.promises(1, match.heard()) == [Term("no_bishop"), Term("no_surrender")]
    while match.decision is not None and view(match, None).region is not None:
        match.submit(match.decision.seat, Pass())
    assert bargaining.promises(1, match.heard()) == [Term("no_surrender")]


def test_a_bot_asks_once_who_stops_a_rival_before_it_leads() -> None:
    match = battle(owners=AT_ROMA, table={"D": "m4", "A": "m5"})
    said = speech(match, 0)
    assert said == Call(3, "who", "roma")
    say(match, 0, cast(Statement, said))
    assert [speech(match, seat) for seat in range(4)] == [None] * 4
    assert match.game.speech(match.view(0), (), "") is None, "the arena measures without it"


def test_who_asks_counts_as_able_and_says_no_more_than_it_must() -> None:
    match = battle(owners=AT_ROMA, turn="B")
    assert speech(match, 2) == Call(3, "cannot", "roma"), "it cannot stop D, and does not ask"
    say(match, 0, cast(Statement, speech(match, 0)))
    assert match.said()[-1][2] == Call(3, "who", "roma")
    assert speech(match, 0) is None
    say(match, 1, cast(Statement, speech(match, 1)))
    assert match.said()[-1][2] == Call(3, "can", "roma")
    assert speech(match, 1) == Call(3, "will", "roma")


def test_a_bot_offers_a_neighbour_to_keep_out_of_each_others_way() -> None:
    owners = {"A": "torino", "B": "napoli"}
    match = battle(owners=owners, **CHOOSING)
    said = speech(match, 0)
    assert isinstance(said, Offer)
    assert said.to == (1,)
    give, ask = said.gives[0].about, said.asks[0].about
    assert bargaining._borders(view(match, 0), 1, give)
    assert bargaining._borders(view(match, 0), 0, ask)
    say(match, 0, said)
    assert isinstance(speech(match, 1), Reply)
    say(match, 1, cast(Statement, speech(match, 1)))
    assert match.agreements[0].status == "accepted"
    assert speech(match, 0) is None
    assert not isinstance(speech(match, 2), Offer), "one offer in a battle"


def test_only_lively_bots_make_remarks() -> None:
    game = GAMES["condottiere3"]
    for talk in ("sparing", "lively"):
        match = Match(new_record(game, 4, 3))
        said = game.speech(match.view(1), (), talk)
        assert (said == Remark("greeting")) is (talk == "lively")


def test_bots_never_say_the_same_twice_and_come_to_an_end() -> None:
    """Whole matches: every statement is legal, and none is repeated in a battle."""
    for number, talk in ((3, "sparing"), (1, "lively"), (3, "lively")):
        game = GAMES[f"condottiere{number}"]
        match = Match(replace(new_record(game, 4, 7), talk=talk))
        dice, said_now = Rng(5), set[Any]()
        while match.decision is not None:
            spoken = True
            while spoken:
                spoken = False
                for seat in range(4):
                    said = game.speech(match.view(seat), match.heard(), talk)
                    if said is not None:
                        public = view(match, None)
                        key = public.battle, public.phase, seat, said
                        assert isinstance(said, Call) or key not in said_now
                        said_now.add(key)
                        say(match, seat, cast(Statement, said))
                        spoken = True
            codes = game.bound_codes(match.view(match.decision.seat), match.codes(), match.heard())
            code = game.policy.suggest(match.view(match.decision.seat), codes, dice)
            match.submit(match.decision.seat, game.action(code))
        assert match.said()
        kinds = {type(said) for *_, said in match.said()}
        assert Offer in kinds
        broken = [entry for entry in match.agreements if entry.status == "broken"]
        assert len(broken) <= len(match.agreements) / 4
