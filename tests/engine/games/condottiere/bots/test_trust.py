"""Whom bots of Condottiere trust, when they break their word, and how tempers differ in it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.bots.bot import Budget, MoveStats, SearchResult
from engine.bots.talking import think_bound
from engine.core.values import TEMPERS, Effect, Heard, Seat, Temperament, Term
from engine.games import GAMES
from engine.games.condottiere.actions import Pass
from engine.games.condottiere.bots import bargaining, promises
from engine.talk import heard_deals
from engine.talk.statements import Offer, Remark, Reply
from tests.engine.games.condottiere.talk_kit import (
    AT_ROMA,
    CAPTAIN,
    CHOOSING,
    DOGE,
    OUT,
    battle,
    broken_match,
    say,
    spoken,
    view,
)


def test_a_doge_trusts_nobody_who_broke_a_word_and_a_captain_does() -> None:
    match = broken_match()
    assert match.heard()[0].ends == ("broken_by_speaker",)
    assert heard_deals.trust(0, match.heard()) < heard_deals.trust(2, match.heard()) == 0.5
    say(match, 0, Offer((2,), (OUT,), (Term("keep_out", "torino"),), "round"))
    assert spoken(match, 2, CAPTAIN) == Reply(1, True)
    assert spoken(match, 2, DOGE) == Reply(1, False, "distrusted")
    why = match.game.talk.speech_reason(match.view(2), match.heard(), Reply(1, False), DOGE)
    assert why == Effect("distrusted", seat=0)


def test_only_grudging_never_forgives_and_warns_the_others() -> None:
    match = broken_match()
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "torino"),), "round"))
    for temper in ("", "bold"):
        assert spoken(match, 1, Temperament(4, temper)) == Reply(1, True)
    grudging = Temperament(4, "grudging")
    refusal = spoken(match, 1, grudging)
    assert refusal == Reply(1, False, "betrayed")
    why = match.game.talk.speech_reason(match.view(1), match.heard(), refusal, grudging)
    assert why == Effect("betrayed", seat=0)
    say(match, 1, refusal)
    warning = spoken(match, 1, grudging)
    assert warning == Remark("faithless", 0)
    assert not match.refusal(1, warning)
    say(match, 1, warning)
    assert not isinstance(spoken(match, 1, grudging), Remark), "once"
    assert spoken(match, 2, grudging) != warning, "nothing was broken to C"


def test_tempers_differ_in_whom_they_offer_what() -> None:
    """A borders on what D borders on; D is strongest, and B the next seat."""
    owners = {"A": "milano", "B": "napoli", "C": "venezia", "D": "parma ancona"}
    hands = {"A": "m5 m1", "B": "m6 m1", "C": "m1 m2", "D": "m1 m3"}
    seen = view(
        battle(owners=owners, hands=hands, **{**CHOOSING, "turn": "D", "condottiere": "D"}), 0
    )
    game = GAMES["condottiere3"]
    deed = (Term("no_bishop"),)
    nothing = [Heard(1, Remark("greeting"), False)]
    c_kept = [
        Heard(0, Offer((2,), deed, deed, "battle"), False, (), ("kept",)),
        Heard(2, Reply(0, True), False),
    ]
    b_broke = [
        Heard(1, Offer((3,), deed, (), "battle"), False, (), ("broken_by_speaker",)),
        Heard(3, Reply(0, True), False),
    ]

    def offered(heard: list[Heard], temper: str) -> Offer:
        said = game.talk.speech(seen, heard, "sparing", Temperament(4, temper))
        assert isinstance(said, Offer)
        return said

    def partners(heard: list[Heard]) -> dict[str, Seat]:
        return {temper: offered(heard, temper).to[0] for temper in ("", *TEMPERS)}

    assert partners(nothing) == {"": 1, "bold": 3, "careful": 1, "grudging": 1}
    # Careful trusts who keeps its word, and grudging sticks to it.
    assert partners(c_kept) == {"": 1, "bold": 3, "careful": 2, "grudging": 2}
    # Nothing was broken to A: only careful minds.
    assert partners(b_broke) == {"": 1, "bold": 3, "careful": 2, "grudging": 1}
    for temper in ("", *TEMPERS):
        said = offered(nothing, temper)
        claims = bargaining._borders(seen, said.to[0], said.asks[0].about)
        assert claims is (temper == "bold"), "bold claims what the other may want as well"


def test_a_broken_word_is_taken_differently_by_every_temper() -> None:
    """A broke its word to B; what B, and C to whom it broke nothing, answer its next offer."""
    match = broken_match()
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "torino"),), "round"))
    say(match, 0, Offer((2,), (OUT,), (Term("keep_out", "torino"),), "round"))
    answers = {
        temper: tuple(spoken(match, seat, Temperament(4, temper)) for seat in (1, 2))
        for temper in ("", *TEMPERS)
    }
    yes = Reply(1, True), Reply(2, True)
    assert answers == {
        "": yes,
        "bold": yes,
        "careful": (Reply(1, False, "faithless"), Reply(2, False, "faithless")),
        "grudging": (Reply(1, False, "betrayed"), Reply(2, True)),
    }


def test_a_broken_agreement_binds_nobody_any_more() -> None:
    match = broken_match()
    assert heard_deals.promises(1, match.heard()) == []
    kept = battle(turn="B")
    say(kept, 0, Offer((1,), (), (Term("pass_now"),), "round"))
    say(kept, 1, Reply(0, True))
    assert heard_deals.promises(1, kept.heard()) == [Term("pass_now")]
    kept.submit(1, Pass())
    assert heard_deals.promises(1, kept.heard()) == [], "it has passed"


def test_breaking_a_word_has_its_price_by_temper_level_and_moment() -> None:
    early, late = battle(turn="B"), battle(turn="B", owners={"C": "spoleto ancona"})
    price = {
        (level, temper): promises.price_of_word(view(early, 1), [], Temperament(level, temper))
        for level in (1, 4, 5)
        for temper in ("", "bold", "careful", "grudging")
    }
    assert price[5, "bold"] < price[5, ""] < 1.0 < price[5, "careful"]
    assert price[4, ""] == price[4, "grudging"] == price[1, "careful"] == float("inf")
    assert price[1, "bold"] == price[4, "bold"] == price[5, "bold"]
    assert promises.price_of_word(view(late, 1), [], DOGE) < price[5, ""], (
        "late trust is worth less"
    )
    threatened = battle(turn="B", owners=AT_ROMA)
    assert promises.price_of_word(view(threatened, 1), [], DOGE) == float("inf")


@pytest.mark.parametrize(
    ("temperament", "gain", "breaks"),
    [
        (CAPTAIN, 0.9, False),
        (DOGE, 0.9, True),
        (DOGE, 0.1, False),
        (Temperament(4, "bold"), 0.16, True),
        (Temperament(5, "bold"), 0.16, True),
        (Temperament(5, "careful"), 0.9, False),
        (Temperament(5, "grudging"), 0.16, False),
        (Temperament(5, "", "swindler"), 0.0, True),
    ],
)
def test_a_word_is_broken_where_it_pays_more_than_the_temper_bears(
    temperament: Temperament, gain: float, breaks: bool
) -> None:
    match = battle(turn="B")
    say(match, 0, Offer((1,), (OUT,), (Term("keep_out", "roma"),), "battle"))
    say(match, 1, Reply(0, True))
    codes = match.codes()
    lay = next(code for code in codes if match.game.action(code) != Pass())

    class Fixed:
        """A bot that values laying a card by `gain` more than passing."""

        def budget(self, game: Any, view: Any) -> Budget:
            return Budget()

        def think(
            self, game: Any, view: Any, codes: list[int], seed: int, budget: Budget
        ) -> SearchResult:
            moves = [MoveStats(code, 9, gain * (code == lay)) for code in codes]
            moves.sort(key=lambda move: (-move.value, move.code != lay))
            return SearchResult(moves[0].code, tuple(moves), 9, 0.0)

    about = match.game, match.view(1), codes, match.heard(), 5, Budget()
    assert (think_bound(Fixed(), *about, temperament).code == lay) is breaks
