"""What bots of Cortez offer each other, trades and agreements, and what they accept and keep."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import inf
from typing import Any, cast

import pytest

from engine.bots.bot import Budget
from engine.bots.bot_names import temperament_of
from engine.bots.levels import find_bot
from engine.bots.talking import think_bound
from engine.core.errors import ConquistaError
from engine.core.rng import Rng
from engine.core.values import (
    BROKEN_BY_SPEAKER,
    KEPT,
    TEMPERS,
    USUAL_TEMPERAMENT,
    Effect,
    Heard,
    Interruption,
    Seat,
    Temperament,
    Term,
)
from engine.data.codec import decode_kind, encode
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.bots import trading
from engine.games.cortez.game import Cortez
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.talk import CortezTalk
from engine.games.cortez.views.bargains import QUOTAS, TOO_MUCH, Attention
from engine.games.cortez.views.sampler import sample_world
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.talk.statements import Offer, Reply
from tests.engine.games.cortez.bots.bargaining_kit import (
    BESIDE,
    HANDS,
    MUTUAL,
    NO_FOOD,
    WARRIORS,
    act,
    attacked,
    city,
    do,
    match,
    speech,
    view,
)

# -- trades ----------------------------------------------------------------------------------------


def test_a_defender_without_food_buys_one_for_its_four_warriors() -> None:
    made = attacked()
    assert made.decision is not None
    assert (made.decision.seat, made.decision.kind) == (1, "buy_warriors")
    assert not made.is_forced, "it may trade first"
    answer: Interruption = actions.EndOffer(0)
    while not isinstance(answer, actions.TakeOffer):
        offer = do(made, 1)
        assert isinstance(offer, actions.OfferTrade), "a refused offer is made again, better"
        assert "food" in offer.get
        answer = do(made, offer.to)
    made.submit(1, actions.BuyWarriors(True))
    assert len(view(made, 1).warriors[1]) == 6


def test_a_defender_that_nobody_can_sell_food_is_not_asked() -> None:
    assert attacked(C="", D="").is_forced


def test_a_seat_without_food_offers_what_it_can_spare() -> None:
    made = match(hands=NO_FOOD, warriors={"A": "1", "B": "2"})
    done = do(made, 0)
    assert isinstance(done, actions.OfferTrade)
    assert "food" in done.get


def test_the_lowest_levels_only_answer() -> None:
    made = match(hands=NO_FOOD, warriors={"A": "1", "B": "2"})
    assert act(made, 0, Temperament(3)) is None
    do(made, 0)
    partner = view(made, 0).offers[0].to
    assert isinstance(act(made, partner, Temperament(3)), (actions.TakeOffer, actions.EndOffer))
    levels = [f"level{level}" for level in range(1, 6)]
    assert [temperament_of(name).makes_offers for name in levels] == [
        False,
        False,
        False,
        True,
        True,
    ]
    assert not temperament_of("level2:bold").makes_offers
    assert temperament_of("level4:grudging").makes_offers


def test_a_refused_offer_is_made_again_better_at_most_twice() -> None:
    made = match(hands=NO_FOOD, warriors={"A": "1", "B": "2"})
    offers: list[actions.OfferTrade] = []
    while isinstance(act(made, 0), actions.OfferTrade):
        offer = do(made, 0)
        assert isinstance(offer, actions.OfferTrade)
        offers.append(offer)
        made.interrupt(offer.to, actions.EndOffer(len(offers)), made.ply)
        assert act(made, 0) != offer, "the same offer is not repeated"
    assert 1 <= len(offers) <= trading.MAX_OFFERED
    for earlier, later in zip(offers, offers[1:], strict=False):
        if earlier.to == later.to:
            more = Counter(later.give) - Counter(earlier.give)
            less = Counter(earlier.get) - Counter(later.get)
            assert more or less, "it is better for the partner"


def test_an_offer_of_a_bot_waits_alone() -> None:
    made = match(hands=NO_FOOD, warriors={"A": "1", "B": "2"})
    do(made, 0)
    assert act(made, 0) is None, "one offer at a time"


def all_heard(made: Match) -> tuple[Heard, ...]:
    """Return what bots hear: trades and requests for help, and what was said."""
    return (*made.agreement_log.last_proposals(made.view(None)), *made.heard())


def played(seed: int, talk: str = "sparing", limit: int = 260) -> Match:
    """Return a match of rules of thumb that act and talk, with all of it in its record."""
    made = Match(replace(new_record(CORTEZ, 4, seed, {}), talk=talk))
    bot = find_bot("scripted")
    plies = 0
    while made.decision is not None and plies < limit:
        heard = all_heard(made)
        for seat in range(4):
            seen = view(made, seat)
            said = CORTEZ.bots.act(seen, USUAL_TEMPERAMENT, heard, talk)
            said = said or CORTEZ.talk.speech(seen, heard, talk)
            if said is not None and not made.refusal(seat, said):
                made.interrupt(seat, said, made.ply)
                plies += 1
                break
        else:
            seat, codes = made.decision.seat, made.codes()
            asked = CORTEZ, view(made, seat), codes, made.heard(), 1, Budget(iterations=1)
            made.submit(seat, CORTEZ.action(think_bound(bot, *asked).code))
            plies += 1
    return made


def test_what_bots_say_and_do_is_legal_replayed_and_never_a_flood() -> None:
    made = played(4)
    again = Match(made.record)
    assert again.agreements == made.agreements
    for step in made.steps:
        if not isinstance(step.action, actions.OfferTrade):
            continue
        assert len(step.action.give) <= trading.MAX_CARDS
        assert len(step.action.get) <= 2
        if step.action.give == ("gold",):
            assert step.action.get != ("camouflage",), "gold is not given away"


@pytest.mark.parametrize(("talk", "limit"), [("sparing", 450), ("lively", 700)])
def test_no_seat_is_asked_for_more_than_it_bears(talk: str, limit: int) -> None:
    made = played(502, talk, limit)
    asked: Counter[Seat] = Counter()
    trades: list[tuple[Seat, Interruption]] = []
    for step in made.steps:
        done = step.action
        if isinstance(done, actions.OfferTrade):
            trades.append((step.seat, done))
        if isinstance(done, actions.SeekHelp):
            asked[done.of] += 1
        elif isinstance(done, (actions.OfferTrade, Offer)) and done.instead is None:
            asked.update(done.to if isinstance(done, Offer) else [done.to])
    assert 3 < max(asked.values()) <= QUOTAS[talk]
    assert len(trades) == len(set(trades)), "a trade is offered once"


def test_who_was_asked_often_is_asked_for_large_gains_only() -> None:
    made = match(hands=NO_FOOD, warriors={"A": "1", "B": "2"})
    seen = view(made, 0)
    first = CORTEZ.bots.act(seen, USUAL_TEMPERAMENT, (), "sparing")
    assert isinstance(first, actions.OfferTrade)

    def after(times: int, asked: Interruption, talk: str = "sparing") -> Interruption | None:
        heard = [Heard(1 - first.to // 3, asked, False)] * times
        return CORTEZ.bots.act(seen, USUAL_TEMPERAMENT, heard, talk)

    others = actions.OfferTrade(first.to, ("gold",), ("food", "gold"))
    assert after(0, others) == first
    assert after(8, others) != first
    assert after(8, replace(others, instead=1)) == first, "answers are no demands"
    help_ = actions.SeekHelp(first.to, ("gold",))
    assert after(8, help_) != first
    peace = Offer((first.to,), (), (Term("peace", seat=0),), "lap")
    assert after(8, peace) != first
    # The same offer is never made twice.
    made_before = [Heard(0, first, False)]
    assert CORTEZ.bots.act(seen, USUAL_TEMPERAMENT, made_before, "lively") != first


def test_the_attention_of_a_seat_grows_with_the_match() -> None:
    made = match(hands=NO_FOOD)
    early = Attention(view(made, 0), (), "sparing")
    end = replace(
        view(made, 0), round=view(made, 0).rounds, turned_events=("flight",), event_pile=0
    )
    late = Attention(end, (), "lively")
    assert early.allowance < QUOTAS["sparing"]
    assert late.allowance == QUOTAS["lively"]
    asked = Heard(0, actions.SeekHelp(1, ("gold",)), False)
    factors = [Attention(view(made, 0), [asked] * times, "lively").factor(1) for times in range(6)]
    assert factors == sorted(factors)
    assert factors[0] == 1.0
    assert factors[-1] == TOO_MUCH


def test_what_was_declined_is_not_offered_again() -> None:
    made = city()
    offer = speech(made, 0)
    assert isinstance(offer, Offer)

    def after(accepted: bool, *ends: str) -> Interruption | None:
        heard = Heard(0, offer, False, (), ends), Heard(offer.to[0], Reply(0, accepted), False)
        return CORTEZ.talk.speech(view(made, 0), heard, "lively")

    assert after(False) != offer
    assert after(True, KEPT) == offer, "an agreement that is over may be renewed"


def test_offers_and_statements_are_the_same_in_every_world_their_seat_may_live_in() -> None:
    """A bot gets a view, so twins with the same view get the same; here the worlds are changed."""
    made, rng = played(7), Rng(3)
    compared: Counter[str] = Counter()
    spoken = (actions.OfferTrade, actions.TakeOffer, actions.BuySurrender, actions.SeekHelp)
    plies = [
        ply
        for ply, step in enumerate(made.steps)
        if isinstance(step.action, (*spoken, Offer, Reply)) or ply % 40 == 0
    ]
    for ply in plies:
        then = made.at(ply)
        if then.decision is None:
            continue
        for seat in {made.steps[ply].seat, (then.decision.seat + 1) % 4}:
            seen = view(then, seat)
            twin: CortezState = sample_world(seen, rng)
            other = CORTEZ.view(twin, seat)
            done, said = CORTEZ.bots.act(seen), CORTEZ.talk.speech(seen, then.heard(), "sparing")
            assert CORTEZ.bots.act(other) == done
            assert CORTEZ.talk.speech(other, then.heard(), "sparing") == said
            bound = CORTEZ.talk.bound_codes(seen, then.codes(), then.heard())
            assert CORTEZ.talk.bound_codes(other, then.codes(), then.heard()) == bound
            compared.update(type(found).__name__ for found in (done, said))
    assert compared["OfferTrade"]
    assert compared["Offer"]


# -- agreements ------------------------------------------------------------------------------------


def test_equals_make_peace_and_nothing_is_given_for_nothing() -> None:
    made = city()
    made.interrupt(0, Offer((1,), *MUTUAL, "lap"), made.ply)
    assert speech(made, 1) == Reply(0, True)
    made = city()
    made.interrupt(0, Offer((1,), (), MUTUAL[1], "lap"), made.ply)
    assert speech(made, 1, Temperament(3)) == Reply(0, False, "for_nothing")


def test_the_strong_make_no_peace_with_the_weak() -> None:
    made = city(warriors={**WARRIORS, "A": "1", "B": "66665555"}, hands={**HANDS, "B": "weapon*6"})
    made.interrupt(0, Offer((1,), *MUTUAL, "lap"), made.ply)
    assert speech(made, 1) == Reply(0, False, "costs_much")


def test_a_bot_offers_nothing_to_who_broke_its_word_to_it() -> None:
    made = city()
    for temper in ("", *TEMPERS):
        first = speech(made, 0, Temperament(4, temper))
        to = first.to[0] if isinstance(first, Offer) else 1
        kept = Heard(to, Offer((0,), *MUTUAL, "lap"), False, (), (KEPT,))
        heard = (kept, kept, replace(kept, ends=(BROKEN_BY_SPEAKER,)))
        offer = CORTEZ.talk.speech(view(made, 0), heard, "sparing", Temperament(4, temper))
        assert not isinstance(offer, Offer) or offer.to != (to,), temper


def test_a_bot_offers_peace_at_its_turn_once_a_round() -> None:
    made = city()
    offer = speech(made, 0)
    assert isinstance(offer, Offer)
    assert offer.gives[0].kind == "peace"
    assert speech(made, 0, Temperament(3)) is None
    assert speech(made, 1) is None, "it is not its turn"
    made.interrupt(0, offer, made.ply)
    made.interrupt(offer.to[0], Reply(0, False), made.ply)
    assert speech(made, 0) is None
    assert CORTEZ.talk.speech(view(made, 0), made.heard(), "") is None, "silent bots say nothing"


def test_nobody_makes_an_agreement_with_who_broke_its_word() -> None:
    made = city()
    made.interrupt(0, Offer((1,), *MUTUAL, "lap"), made.ply)
    peace = Offer((2,), (Term("peace", seat=2),), (), "lap")
    broken = Heard(0, peace, False, (), (BROKEN_BY_SPEAKER,))
    answers = {
        temper: CORTEZ.talk.speech(
            view(made, 1), (*made.heard(), broken), "sparing", Temperament(4, temper)
        )
        for temper in ("", *TEMPERS)
    }
    # It broke nothing to B, so that grudging only trusts it as little as others do.
    assert answers == {
        "": Reply(0, False, "distrusted"),
        "bold": Reply(0, True),
        "careful": Reply(0, False, "faithless"),
        "grudging": Reply(0, False, "distrusted"),
    }
    to_b = Heard(0, replace(peace, to=(1,)), False, (), (BROKEN_BY_SPEAKER,))
    again = Heard(0, replace(peace, to=(1,)), False, (), (KEPT,))
    forgiven = (*made.heard(), to_b, again, again)
    for temper in ("", *TEMPERS):
        said = CORTEZ.talk.speech(view(made, 1), forgiven, "sparing", Temperament(4, temper))
        forgives = temper in ("", "bold")
        assert (said == Reply(0, True)) is forgives, "two promises kept since make up for it"


def test_tempers_differ_in_what_they_offer() -> None:
    """A stands beside B, which holds the temple of A's objective."""
    made = city(objectives={"A": 24}, board=BESIDE, warriors={**WARRIORS, "A": "5544"})
    found = {}
    for temper in ("", *TEMPERS):
        said = CORTEZ.talk.speech(view(made, 0), (), "lively", Temperament(4, temper))
        assert isinstance(said, Offer)
        assert not made.refusal(0, said)
        found[temper] = said.asks[0].kind, said.until
    assert found["bold"] == ("leave", "lap")
    assert found["careful"] == ("peace", "round")
    kept = [
        Heard(0, Offer((3,), *_mutual(0, 3), "lap"), False, (), (KEPT,)),
        Heard(3, Reply(0, True), False),
    ]
    said = CORTEZ.talk.speech(view(city(), 0), kept, "lively", Temperament(4, "grudging"))
    usual = CORTEZ.talk.speech(view(city(), 0), kept, "lively", Temperament(4))
    assert isinstance(said, Offer)
    assert isinstance(usual, Offer)
    assert said.to == (3,), "grudging sticks to those that kept their word to it"
    assert usual.to != (3,)


def _mutual(seat: Seat, other: Seat) -> tuple[tuple[Term, ...], tuple[Term, ...]]:
    return (Term("peace", seat=other),), (Term("peace", seat=seat),)


def test_a_word_has_a_price_by_temper_level_and_moment() -> None:
    early = view(city(), 0)
    late = replace(early, round=early.rounds, event_pile=0, turned_events=("flight",))
    price = {
        (level, temper): CORTEZ.talk.price_of_word(early, (), Temperament(level, temper))
        for level in (4, 5)
        for temper in ("", *TEMPERS)
    }
    assert price[4, "bold"] < price[5, ""] < 1.0 < price[5, "careful"]
    assert price[4, ""] == price[4, "grudging"] == inf
    assert CORTEZ.talk.price_of_word(late, (), Temperament(5)) < price[5, ""]


def test_a_bot_keeps_the_peace_unless_a_rival_is_about_to_win() -> None:
    made = city()
    made.interrupt(1, Offer((0,), MUTUAL[1], MUTUAL[0], "lap"), made.ply)
    made.interrupt(0, Reply(0, True), made.ply)
    codes = made.codes()
    attack = CORTEZ.code(actions.Move("S1", "T8"))
    other = CORTEZ.code(actions.Move("S1", "T12"))
    assert {attack, other} <= {*codes}
    bound = CORTEZ.talk.bound_codes(view(made, 0), codes, made.heard())
    assert attack not in bound
    assert other in bound
    assert len(bound) > len(codes) // 2


def test_a_bot_that_promised_to_leave_a_square_moves_with_its_last_action() -> None:
    made = city(actions_left=1)
    made.interrupt(
        1, Offer((0,), (Term("peace", seat=0),), (Term("leave", "T1"),), "lap"), made.ply
    )
    made.interrupt(0, Reply(0, True), made.ply)
    bound = CORTEZ.talk.bound_codes(view(made, 0), made.codes(), made.heard())
    left = {cast(actions.Move, CORTEZ.action(code)).troop for code in bound}
    assert left == {"S1"}


def test_a_bot_gives_up_a_square_for_peace_where_it_finds_another() -> None:
    walls = "S1@T23=A S2@T5=A A1@T24=B A2@T9=B S3@T3=C A3@T12=D"
    leave, peace = Term("leave", "T24"), Term("peace", seat=1)

    def answers(board: str, objective: int) -> Interruption | None:
        made = city(objectives={"B": objective}, board=board, warriors={**WARRIORS, "A": "6655"})
        made.interrupt(0, Offer((1,), (peace,), (leave,), "round"), made.ply)
        return speech(made, 1, Temperament(3))

    assert answers(walls, 17) == Reply(0, True)
    assert answers(walls, 24) == Reply(0, False, "costs_much"), "it wants that temple"
    shut_in = f"{walls} S4@T17=C S5@T25=C S6@T15=C"
    assert answers(shut_in, 17) == Reply(0, False, "costs_much"), "it would have to leave the city"


def test_nobody_asks_for_a_place_that_it_cannot_use() -> None:
    far = BESIDE.replace("S1@T23", "S1@T1")
    made = city(objectives={"A": 24}, board=far, warriors={**WARRIORS, "A": "5544"})
    for temper in ("", *TEMPERS):
        said = CORTEZ.talk.speech(view(made, 0), (), "lively", Temperament(4, temper))
        assert not isinstance(said, Offer) or said.asks[0].kind == "peace"


def test_a_bot_whose_policy_looks_elsewhere_still_keeps_its_word() -> None:
    """The policy of Cortez looks for actions of its own; the answer is one of those allowed."""
    made = city(warriors={**WARRIORS, "A": "66665"}, hands={**HANDS, "A": "weapon*4"})
    made.interrupt(1, Offer((0,), MUTUAL[1], MUTUAL[0], "lap"), made.ply)
    made.interrupt(0, Reply(0, True), made.ply)
    seen, codes = view(made, 0), made.codes()
    bound = [CORTEZ.code(actions.Draw())]
    for level in ("scripted", "level4"):
        bot = find_bot(level)
        only = Cortez()
        only.talk = _Bound(bound)
        thought = think_bound(bot, only, seen, codes, made.heard(), 1, Budget(iterations=3))
        assert thought.code in bound


class _Bound(CortezTalk):
    """A word that allows only some codes."""

    def __init__(self, codes: list[int]) -> None:
        self._codes = codes

    def bound_codes(self, *_: object) -> list[int]:
        return self._codes


def test_an_offer_lapses_after_the_turn_of_its_maker_and_stands_in_that_of_its_partner() -> None:
    given: dict[str, Any] = {
        "hands": {"A": "food*9", "B": "weapon*6", "C": "weapon*6", "D": "gold"},
        "warriors": {},
    }
    for partner, stands in ((1, True), (2, False)):
        made = match(turn="A", actions_left=1, **given)
        trade = actions.OfferTrade(partner, ("food", "food"), ("weapon",))
        made.interrupt(0, trade, made.ply)
        assert not isinstance(act(made, 0), actions.EndOffer), "its turn is not over"
        made.submit(0, actions.Draw())
        while made.decision is not None and made.decision.kind != "action":
            made.submit(made.decision.seat, made.legal()[-1])
        assert view(made, 0).turn_seat == 1
        assert (act(made, 0) == actions.EndOffer(1)) is not stands


# -- reasons and counter-offers --------------------------------------------------------------------


def declined(give: str, get: str, **given: Any) -> Interruption:
    """Return how B, a Knight, answers an offer of A; it makes no counter-offers."""
    made = match(hands={"A": "food*3 weapon*3 camouflage*3 gold*2", **given}, turn="A")
    made.interrupt(0, actions.OfferTrade(1, tuple(give.split()), tuple(get.split())), made.ply)
    answer = act(made, 1, Temperament(3))
    assert answer is not None
    assert not made.refusal(1, answer)
    return answer


def test_a_bot_says_why_it_refuses_a_trade() -> None:
    assert declined("food", "gold", B="gold*3") == actions.EndOffer(1, "gold")
    assert declined("food", "weapon weapon", B="weapon*2 food*4") == actions.EndOffer(1, "spare")
    assert isinstance(declined("food food", "weapon", B="weapon*6"), actions.TakeOffer)


def test_why_a_trade_is_refused_tells_nothing_of_the_hand() -> None:
    """Whatever B holds, offers that it refuses are refused for the same reason."""
    hands = ("weapon*4", "food*4", "gold*4", "camouflage*3 gold", "food weapon gold camouflage")
    reasons = set()
    for give, get in (("food", "weapon"), ("weapon", "gold"), ("food", "camouflage camouflage")):
        found = {declined(give, get, B=hand) for hand in hands}
        refused = {answer.why for answer in found if isinstance(answer, actions.EndOffer)}
        assert len(refused) == 1, (give, get)
        reasons |= refused
    assert reasons == {"gold", "spare"}


def test_only_who_refuses_a_trade_gives_a_reason() -> None:
    made = match(hands={"A": "food", "B": "weapon"}, turn="A")
    made.interrupt(0, actions.OfferTrade(1, ("food",), ("weapon",)), made.ply)
    assert made.refusal(0, actions.EndOffer(1, "little")) == "unknown"
    assert made.refusal(0, actions.EndOffer(1)) == ""
    assert made.refusal(1, actions.EndOffer(1, "little")) == ""
    with pytest.raises(ConquistaError):
        decode_kind(CORTEZ.interruptions, {"do": "end_offer", "number": 1, "why": "moody"})
    assert encode(actions.EndOffer(1)) == {"do": "end_offer", "number": 1}


def test_a_captain_asks_for_one_thing_more_once() -> None:
    made = match(hands={"A": "weapon*6", "B": "food*5"}, turn="A")
    made.interrupt(0, actions.OfferTrade(1, ("weapon",), ("food", "food")), made.ply)
    counter = do(made, 1)
    assert isinstance(counter, actions.OfferTrade)
    assert counter.instead == 1
    assert (counter.to, counter.get[:1]) == (0, ("weapon",))
    assert len(counter.get) - len(counter.give) > -1, "it is better for B"
    assert [trade.seat for trade in view(made, 0).offers] == [1], "the other is refused"
    refused = view(made, 0).refused[-1]
    assert (refused.seat, refused.to) == (0, 1)
    # The other side refuses, and offers something else: that is no more haggled about.
    made.interrupt(0, actions.EndOffer(2), made.ply)
    made.interrupt(0, actions.OfferTrade(1, ("weapon",), ("food", "food")), made.ply)
    assert isinstance(act(made, 1), actions.EndOffer)


def test_a_counter_offer_answers_an_offer_of_its_partner() -> None:
    made = match(hands={"A": "weapon*2", "B": "food*2", "C": "gold"}, turn="A")
    made.interrupt(0, actions.OfferTrade(1, ("weapon",), ("food",)), made.ply)
    assert made.refusal(1, actions.OfferTrade(2, ("food",), ("gold",), 1)) == "no_such_offer"
    assert made.refusal(2, actions.OfferTrade(0, ("gold",), ("weapon",), 1)) == "no_such_offer"
    assert made.refusal(1, actions.OfferTrade(0, ("food",), ("weapon",), 7)) == "no_such_offer"
    assert made.refusal(1, actions.OfferTrade(0, ("food",), ("weapon", "weapon"), 1)) == ""


def test_a_captain_makes_a_shorter_or_a_dearer_agreement() -> None:
    made = city()
    made.interrupt(0, Offer((1,), (), MUTUAL[1], "lap"), made.ply)
    said = Offer((0,), MUTUAL[1], MUTUAL[0], "lap", instead=0)
    assert speech(made, 1) == said, "peace for peace"
    assert CORTEZ.talk.speech_reason(
        view(made, 1), made.heard(), said, USUAL_TEMPERAMENT
    ) == Effect("for_nothing", seat=0)
    made.interrupt(1, said, made.ply)
    assert speech(made, 0) == Reply(1, True)


def test_reasons_of_agreements_tell_nothing_of_the_hand() -> None:
    found = set()
    for warriors, hand in (("1", "gold"), ("6666", "weapon*6"), ("3333", "food*2")):
        made = city(warriors={**WARRIORS, "B": warriors}, hands={**HANDS, "B": hand})
        made.interrupt(0, Offer((1,), (MUTUAL[0]), (Term("leave", "T8"),), "lap"), made.ply)
        said = speech(made, 1, Temperament(3))
        assert isinstance(said, Reply)
        found.add(said.why)
    assert found - {""} == {"costs_much"}
