"""What bots of Condottiere say to each other and to people, and whether they keep their word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from engine.bots.bot_names import temperament_of
from engine.bots.levels import find_bot, find_rival
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.core.values import TEMPERS, Effect, Interruption, Seat, Temperament, Term
from engine.data.codec import decode_kind, encode
from engine.games import GAMES
from engine.games.condottiere.actions import Choose, Pass, Play
from engine.games.condottiere.bots import bargaining, promises
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import battle_lead
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.talk import heard_deals
from engine.talk.statements import STATEMENTS, Call, Offer, Remark, Reply, Statement, Warn
from tests.engine.games.condottiere.talk_kit import (
    AT_ROMA,
    CAPTAIN,
    CHOOSING,
    DOGE,
    HANDS,
    NEIGHBOURS,
    OUT,
    PAGE,
    battle,
    broken_match,
    say,
    spoken,
    view,
)


def speech(match: Match, seat: Seat, talk: str = "sparing") -> Interruption | None:
    return match.game.talk.speech(match.view(seat), match.heard(), talk)


def answer(match: Match, *gives: Term, asks: Term, by: Seat = 0, to: Seat = 1) -> bool:
    """Return whether a seat accepts an offer; it answers once, and then says nothing more of it."""
    say(match, by, Offer((to,), gives, (asks,), "battle"))
    said = speech(match, to)
    assert isinstance(said, Reply)
    assert not match.refusal(to, said)
    say(match, to, said)
    assert not isinstance(speech(match, to), Reply)
    return said.accept


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
    bound = match.game.talk.bound_codes(match.view(1), match.codes(), match.heard())
    assert [match.game.action(code) for code in bound] == [Pass()]
    for code in match.codes():
        action = match.game.action(code)
        assert bool(match.agreements_broken_by(1, action)) is (code not in bound)
    assert match.game.talk.bound_codes(match.view(0), match.codes(), match.heard()) == match.codes()


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
        kept = promises.keeps_word(view(match, 1), actions, match.heard())
        assert kept == [not match.agreements_broken_by(1, action) for action in actions], term
    for term in (Term("name", "siena"), Term("spare", "siena")):
        match = battle(turn="B", condottiere="B", hands=hands, **CHOOSING)
        say(match, 0, Offer((1,), (), (term,), "round"))
        say(match, 1, Reply(0, True))
        actions = [match.game.action(code) for code in match.codes()]
        kept = promises.keeps_word(view(match, 1), actions, match.heard())
        assert kept == [not match.agreements_broken_by(1, action) for action in actions]
        assert kept[actions.index(Choose("siena"))] is (term.kind == "name")


def test_a_threat_is_kept_until_its_round_is_over() -> None:
    """The region may be chosen after another one first."""
    threat = Warn(3, Term("name", "roma"), Term("stay", "roma", 3))
    match = battle(turn="B", hands={**HANDS, "B": "m6 m5"})
    say(match, 1, threat)
    actions = [match.game.action(code) for code in match.codes()]
    bound = view(match, 1)
    assert battle_lead(bound).first == (3,)
    kept = promises.keeps_word(bound, actions, match.heard())
    assert [action for action, keeps in zip(actions, kept, strict=True) if not keeps] == [Pass()]
    for entry, holds in ((replace(match.heard()[0], now=False), True), (match.heard()[0], False)):
        during = ("round",) if holds else ()
        later = [replace(entry, now=False, during=during)]
        assert all(promises.keeps_word(bound, actions, later)) is not holds


def test_a_word_does_not_bind_against_a_rival_that_is_about_to_win() -> None:
    match = battle(turn="B", owners=AT_ROMA)
    say(match, 3, Offer((1,), (OUT,), (Term("keep_out", "roma"),), "battle"))
    say(match, 1, Reply(0, True))
    actions = [match.game.action(code) for code in match.codes()]
    assert all(promises.keeps_word(view(match, 1), actions, match.heard()))


def test_a_promise_ends_with_its_time() -> None:
    match = battle(turn="B", owners={"D": "milano"})
    say(match, 0, Offer((1,), (OUT,), (Term("no_bishop"),), "battle"))
    say(match, 1, Reply(0, True))
    say(match, 0, Offer((1,), (OUT,), (Term("no_surrender"),), "round"))
    say(match, 1, Reply(1, True))
    assert heard_deals.promises(1, match.heard()) == [Term("no_bishop"), Term("no_surrender")]
    while match.decision is not None and view(match, None).region is not None:
        match.submit(match.decision.seat, Pass())
    assert heard_deals.promises(1, match.heard()) == [Term("no_surrender")]


def test_a_bot_asks_once_who_stops_a_rival_before_it_leads() -> None:
    match = battle(owners=AT_ROMA, table={"D": "m4", "A": "m5"})
    said = speech(match, 0)
    assert said == Call(3, "who", "roma")
    say(match, 0, cast(Statement, said))
    assert [speech(match, seat) for seat in (1, 2, 3)] == [None] * 3
    assert speech(match, 0) == Call(3, "will", "roma"), "then it watches the rival"


def test_who_asks_counts_as_able_and_says_no_more_than_it_must() -> None:
    match = battle(owners=AT_ROMA, turn="B")
    assert speech(match, 2) == Call(3, "cannot", "roma"), "it cannot stop D, and does not ask"
    say(match, 0, cast(Statement, speech(match, 0)))
    assert match.statements()[-1][2] == Call(3, "who", "roma")
    assert speech(match, 0) is None
    say(match, 1, cast(Statement, speech(match, 1)))
    assert match.statements()[-1][2] == Call(3, "can", "roma")
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


# -- levels and tempers ----------------------------------------------------------------------------


def test_only_captains_and_above_offer() -> None:
    match = battle(owners=NEIGHBOURS, **CHOOSING)
    for level in (1, 2, 3):
        assert spoken(match, 0, Temperament(level)) is None
    offer = spoken(match, 0, CAPTAIN)
    assert isinstance(offer, Offer)
    assert spoken(match, 0, DOGE) == offer
    say(match, 0, offer)
    assert isinstance(spoken(match, 1, PAGE), Reply), "a Page answers"


def test_a_bot_offers_nothing_that_means_nothing() -> None:
    match = battle(owners=NEIGHBOURS, **CHOOSING)
    seen = view(match, 0)
    offer = spoken(match, 0, CAPTAIN)
    assert isinstance(offer, Offer)
    for seat in (0, *offer.to):
        hands = tuple(() if n == seat else hand for n, hand in enumerate(seen.hands))
        said = bargaining.speech(replace(seen, hands=hands), [], CAPTAIN, lively=False)
        # Without cards a seat keeps out anyway.
        assert not isinstance(said, Offer) or (seat != 0 and said.to != offer.to)


def test_only_bold_threatens_a_seat_that_may_choose_its_victory() -> None:
    given: dict[str, Any] = {**CHOOSING, "turn": "D", "condottiere": "D"}
    match = battle(owners={"D": "spoleto ancona", "A": "torino"}, **given)
    bold = Temperament(4, "bold")
    said = spoken(match, 0, bold)
    assert isinstance(said, Warn)
    assert said.to == 3
    assert said.deed.about in victory_goals.winning_regions(view(match, 0), 3)
    assert not match.refusal(0, said)
    for temper in ("", "careful", "grudging"):
        assert not isinstance(spoken(match, 0, Temperament(4, temper)), Warn)
    assert spoken(match, 0, Temperament(3, "bold")) is None
    assert spoken(match, 3, bold) != said
    say(match, 0, said)
    assert not isinstance(spoken(match, 0, bold), Warn), "once"


@pytest.mark.parametrize(("cards", "word"), [("m1", "doubt"), ("m1 m1 m1", "more_cards")])
def test_a_threatened_bot_answers_once_if_bots_are_lively(cards: str, word: Any) -> None:
    given: dict[str, Any] = {**CHOOSING, "turn": "D", "condottiere": "D"}
    hands = {**HANDS, "A": cards, "D": "m1 m2"}
    owners = {"D": "spoleto ancona", "A": "torino"}
    match = battle("lively", owners=owners, hands=hands, **given)
    bystander = Remark("greeting")
    say(match, 1, bystander)
    assert spoken(match, 3, Temperament(2), "lively") != Remark(word, 0)
    warning = spoken(match, 0, Temperament(4, "bold"), "lively")
    assert isinstance(warning, Warn)
    say(match, 0, warning)
    assert spoken(match, 3, Temperament(2), "sparing") is None
    assert spoken(match, 3, Temperament(2), "lively") == Remark(word, 0)
    assert spoken(match, 2, Temperament(2), "lively") != Remark(word, 0), "it was not threatened"
    say(match, 3, Remark(word, 0))
    assert spoken(match, 3, Temperament(2), "lively") is None


def test_a_name_says_how_a_bot_bargains() -> None:
    game = GAMES["condottiere3"]
    assert temperament_of("level2") == Temperament(2)
    assert temperament_of("level5:grudging") == Temperament(5, "grudging")
    assert temperament_of("swindler-level4:bold") == Temperament(4, "bold", "swindler")
    assert temperament_of("rider-scripted") == Temperament(4, "", "rider")
    assert find_rival("swindler-level4", game) == find_rival("level4", game)
    with pytest.raises(ConquistaError):
        find_bot("swindler-level4")


def test_habits_for_measurements_accept_all_or_stop_nobody() -> None:
    match = battle(owners=AT_ROMA)
    say(match, 0, Offer((1,), (), (Term("keep_out", "roma"),), "battle"))
    assert spoken(match, 1, Temperament(3)) == Reply(0, False, "for_nothing")
    assert spoken(match, 1, temperament_of("swindler-level4")) == Reply(0, True)
    say(match, 1, Reply(0, False))
    assert spoken(match, 0, temperament_of("level1")) == Call(3, "can", "roma")
    assert spoken(match, 0, temperament_of("rider-level1")) == Call(3, "cannot", "roma")


def test_what_a_character_says_depends_on_its_own_view_alone() -> None:
    hands = {"A": "m5 bishop", "B": "m6 m1", "C": "m1 bishop", "D": "m1 m2"}
    twin = {**hands, "A": "m10 bishop", "D": "m3 winter"}
    for temper in ("", *TEMPERS):
        for level in (1, 4, 5):
            temperament = Temperament(level, temper)
            said = []
            for dealt in (hands, twin):
                match = battle(hands=dealt, turn="B", owners=AT_ROMA)
                say(match, 0, Offer((1,), (OUT,), (Term("stay", "roma", 3),), "battle"))
                reply = spoken(match, 1, temperament)
                why = match.game.talk.speech_reason(
                    match.view(1), match.heard(), reply, temperament
                )
                assert why is not None
                price = match.game.talk.price_of_word(match.view(1), match.heard(), temperament)
                said.append((reply, why, price))
            assert said[0] == said[1]


def test_everything_a_bot_decides_to_say_has_a_reason() -> None:
    match = battle(owners=AT_ROMA)
    for said in ("can", "cannot", "will", "who"):
        why = match.game.talk.speech_reason(match.view(0), (), Call(3, said, "roma"), CAPTAIN)
        assert why is not None
        assert (why.about, why.seat) == ("roma", 3)
    offer = Offer((1,), (OUT,), (Term("keep_out", "roma"),), "round")
    why = match.game.talk.speech_reason(match.view(0), (), offer, CAPTAIN)
    assert why == Effect("both_gain", "roma", 1)


def declined(asks: tuple[Term, ...], *gives: Term, until: str = "battle", **given: Any) -> Reply:
    """Return how a Knight in seat B declines an offer of A; it makes no counter-offers."""
    match = battle(**given)
    say(match, 0, Offer((1,), gives, asks, until))
    said = spoken(match, 1, Temperament(3))
    assert isinstance(said, Reply)
    assert not said.accept
    assert not match.refusal(1, said)
    return said


def test_a_bot_says_why_it_declines_what_decided() -> None:
    napoli, genova = Term("keep_out", "napoli"), Term("keep_out", "genova")
    beside = {"B": "milano"}
    assert declined((napoli,)).why == "for_nothing"
    assert declined((genova,), OUT, owners=beside).why == "wanted"
    # The cheap promise is no reason, wherever it stands.
    assert declined((napoli, genova), OUT, owners=beside).why == "wanted"
    assert declined((Term("keep_out", "roma"),), OUT, owners=AT_ROMA).why == "dangerous"
    assert declined((Term("pass_now"),), OUT).why == "costs_much"
    assert declined((napoli,), OUT, until="game").why == "too_long"
    near = battle(owners={"A": "spoleto ancona"}, table={"A": "m4"})
    say(near, 0, Offer((1,), (OUT,), (napoli,), "battle"))
    assert spoken(near, 1, Temperament(3)) == Reply(0, False, "near_win")


@pytest.mark.parametrize("until", ["battle", "round", "game"])
def test_reasons_tell_nothing_of_the_hand_of_who_declines(until: str) -> None:
    """Whatever B holds: two declined offers that look alike are declined for the same reason."""
    hands = ("m6 m1 m1", "m1 m1 m1", "m10 m10 bishop", "winter surrender drum", "m2 m3 spring")
    kinds = [
        *(Term(kind, "genova") for kind in ("keep_out", "spare", "name")),
        *(Term("pass_now"), Term("no_bishop"), Term("stay", "roma", 3), Term("show", "", 0)),
    ]
    reasons = set()
    for owners in ({"B": "milano"}, AT_ROMA):
        for asks in ((one,) for one in kinds):
            found = set()
            for terms in (asks, (*asks, Term("keep_out", "napoli"))):
                said_for = set()
                for hand in hands:
                    match = battle(owners=owners, hands={**HANDS, "B": hand})
                    say(match, 0, Offer((1,), (OUT,), terms, until))
                    said = spoken(match, 1, Temperament(3))
                    assert isinstance(said, Reply)
                    if not said.accept:
                        said_for.add(said.why)
                assert len(said_for) <= 1, (owners, terms)
                found |= said_for
            reasons |= found
    assert {"wanted", "costs_much"} <= reasons


def test_only_who_declines_gives_a_reason() -> None:
    match = battle()
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "napoli"),), "battle"))
    assert match.refusal(1, Reply(0, True, "wanted")) == "unknown"
    assert match.refusal(0, Reply(0, False, "wanted")) == "unknown"
    assert match.refusal(1, Reply(0, False, "wanted")) == ""
    with pytest.raises(ConquistaError):
        decode_kind(STATEMENTS, {"do": "say_reply", "number": 0, "accept": False, "why": "moody"})
    assert encode(Reply(0, False)) == {"do": "say_reply", "number": 0, "accept": False}


def countered(offer: Offer, **given: Any) -> Offer:
    """Return the counter-offer of seat B, which is legal; the other side accepts or declines it."""
    match = battle(**given)
    say(match, 0, offer)
    said = spoken(match, 1, CAPTAIN)
    assert isinstance(said, Offer)
    assert said.instead == 0
    assert not match.refusal(1, said)
    why = match.game.talk.speech_reason(match.view(1), match.heard(), said, CAPTAIN)
    assert why == match.game.talk.speech_reason(
        match.view(1), match.heard(), Reply(0, False), CAPTAIN
    ), "why it did not accept"
    say(match, 1, said)
    ended = spoken(match, 0, CAPTAIN)
    assert isinstance(ended, Reply), "nobody answers a counter-offer with another"
    say(match, 0, ended)
    assert not isinstance(spoken(match, 1, CAPTAIN), Reply)
    assert not any(isinstance(spoken(match, seat, CAPTAIN), Offer) for seat in (0, 1))
    return said


def test_a_captain_makes_the_nearest_offer_it_would_agree_to() -> None:
    napoli, genova = Term("keep_out", "napoli"), Term("keep_out", "genova")
    beside: dict[str, Any] = {"owners": {"B": "milano"}}
    wanted = Term("keep_out", "torino")
    # A shorter time,
    said = countered(Offer((1,), (wanted,), (napoli,), "game"), **beside)
    assert (said.gives, said.asks, said.until) == ((napoli,), (wanted,), "round")
    # less of what was asked,
    said = countered(Offer((1,), (wanted,), (genova, napoli), "round"), **beside)
    assert (said.gives, said.asks, said.until) == ((napoli,), (wanted,), "round")
    # something in return,
    said = countered(Offer((1,), (), (napoli,), "round"), **beside)
    assert said.gives == (napoli,)
    assert said.asks
    assert said.asks[0].kind == "keep_out"
    # or another region.
    both = {"B": "milano", "A": "napoli"}
    said = countered(Offer((1,), (wanted,), (genova,), "round"), owners=both)
    assert said.asks == (wanted,)
    assert said.gives != (genova,)
    assert said.gives[0].kind == "keep_out"


def test_who_cannot_be_trusted_or_only_answers_makes_no_counter_offer() -> None:
    asked = Offer((1,), (), (Term("keep_out", "napoli"),), "round")
    match = battle(owners={"B": "milano"})
    say(match, 0, asked)
    assert isinstance(spoken(match, 1, CAPTAIN), Offer)
    assert isinstance(spoken(match, 1, Temperament(3)), Reply)
    match = broken_match()
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "torino"),), "game"))
    assert isinstance(spoken(match, 1, Temperament(4, "grudging")), Reply)


def test_bots_leave_small_talk_to_the_table() -> None:
    game = GAMES["condottiere3"]
    for talk in ("sparing", "lively"):
        match = Match(new_record(game, 4, 3))
        assert game.talk.speech(match.view(1), (), talk) is None


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
                    said = game.talk.speech(match.view(seat), match.heard(), talk)
                    if said is not None:
                        public = view(match, None)
                        key = public.battle, public.phase, seat, said
                        assert isinstance(said, Call) or key not in said_now
                        said_now.add(key)
                        say(match, seat, cast(Statement, said))
                        spoken = True
            codes = game.talk.bound_codes(
                match.view(match.decision.seat), match.codes(), match.heard()
            )
            code = game.bots.policy.suggest(match.view(match.decision.seat), codes, dice)
            match.submit(match.decision.seat, game.action(code))
        assert match.statements()
        kinds = {type(said) for *_, said in match.statements()}
        assert Offer in kinds
        broken = [entry for entry in match.agreements if entry.status == "broken"]
        assert len(broken) <= len(match.agreements) / 4


# -- who said that it would stop a rival -----------------------------------------------------------


def test_who_gives_up_to_stop_a_rival_is_known() -> None:
    match = battle(turn="A", owners=AT_ROMA)
    assert match.forsaken_rival(0, Pass()) is None, "it said nothing"
    say(match, 0, Call(3, "will", "roma"))
    assert match.forsaken_rival(0, Pass()) == 3
    assert match.forsaken_rival(0, Play("m5")) is None
    say(match, 0, Call(3, "cannot", "roma"))
    assert match.forsaken_rival(0, Pass()) is None, "it took that back"
    say(match, 0, Call(3, "will", "roma"))
    match.submit(0, Pass())
    assert match.agreement_log.forsaken == {match.ply - 1: [(0, 3)]}
    assert Match(match.record).agreement_log.forsaken == match.agreement_log.forsaken
    match.undo(0)
    assert not match.agreement_log.forsaken


def test_nothing_is_given_up_once_the_rival_is_stopped_or_the_battle_is_over() -> None:
    match = battle(turn="A", owners=AT_ROMA)
    say(match, 0, Call(3, "will", "roma"))
    match.submit(0, Play("m5"))
    while match.decision is not None and match.decision.kind == "battle":
        match.submit(match.decision.seat, Pass())
    assert not match.agreement_log.forsaken
    assert not match.agreement_log.is_live
