"""The offers that make sense to a seat: they can be made, and betray nothing of its hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core.rng import Rng
from engine.core.values import Term
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.events import BattleEnded
from engine.games.condottiere.game import Condottiere
from engine.games.condottiere.views.bargains import MAX_READY, pointless_reason, ready_offers
from engine.games.condottiere.views.view import CondottiereView
from engine.play.match import Match
from engine.play.match_files import new_record

PLAYERS = tuple({"kind": "human", "name": name} for name in ("Ada", "Bo", "Cy", "Di"))
EDITIONS = (CONDOTTIERE1, CONDOTTIERE3)


def moments(game: Condottiere[Any], seed: int, every: int = 9) -> Iterator[Match[CondottiereView]]:
    """Yield a match that the heuristic plays, now and then."""
    match: Match[CondottiereView] = Match(new_record(game, 4, seed, None, PLAYERS))
    rng = Rng(seed)
    while match.decision is not None and match.ply < 200:
        seat = match.decision.seat
        match.submit(
            seat, game.action(game.bots.policy.suggest(match.view(seat), match.codes(), rng))
        )
        if match.ply % every == 0 and match.decision is not None:
            yield match


def other_cards(view: CondottiereView) -> CondottiereView:
    """Return the same view with other cards in the hand of its seat."""
    assert view.seat is not None
    hands = list(view.hands)
    hands[view.seat] = ("m1",) * len(hands[view.seat])
    return replace(view, hands=tuple(hands))


@pytest.mark.parametrize("game", EDITIONS, ids=lambda game: game.id)
def test_ready_offers_can_be_made_and_betray_no_card(game: Condottiere[Any]) -> None:
    made = 0
    for match in moments(game, 53):
        for seat in range(4):
            view = match.view(seat)
            for to in range(4):
                offers = ready_offers(view, to)
                assert len(offers) <= (MAX_READY if to != seat else 0)
                assert offers == ready_offers(other_cards(view), to)
                for offer in offers:
                    assert match.refusal(seat, offer) == ""
                    for by, terms in ((seat, offer.gives), (to, offer.asks)):
                        assert not any(pointless_reason(view, by, t, offer.until) for t in terms)
                made += len(offers)
    assert made > 50


BATTLE = {
    "phase": "battle",
    "condottiere": "D",
    "region": "bologna",
    "turn": "A",
    "owners": {"A": ["siena"], "B": ["torino"], "C": ["roma"], "D": ["modena", "ferrara"]},
    "hands": {"A": ["m10"], "B": ["m2"], "C": ["m6"], "D": ["m1"]},
    "table": {"A": ["m6"], "B": ["m5"], "C": ["m4"], "D": ["m10"]},
    "passed": ["B"],
}


@pytest.fixture
def view() -> CondottiereView:
    record = replace(new_record(CONDOTTIERE3, 4, 1, None, PLAYERS), position=BATTLE)
    match: Match[CondottiereView] = Match(record)
    return match.view(0)


def test_the_first_offer_stops_a_third_seat_that_would_win(view: CondottiereView) -> None:
    stay = Term("stay", "bologna", 3)
    first = ready_offers(view, 2)[0]
    assert (first.gives, first.asks, first.until) == ((stay,), (stay,), "battle")
    # A seat that has passed cannot be asked to fight on, and nobody is stopped with his own help.
    for to in (1, 3):
        assert not any(stay in offer.asks for offer in ready_offers(view, to))


def test_meaningless_terms_have_a_reason(view: CondottiereView) -> None:
    assert pointless_reason(view, 0, Term("keep_out", "siena")) == "own_region"
    assert pointless_reason(view, 0, Term("keep_out", "torino")) == "region_owned"
    assert pointless_reason(view, 1, Term("keep_out", "bologna")) == "not_in_battle"
    assert pointless_reason(view, 2, Term("keep_out", "bologna"), "round") == "fights_there"
    assert pointless_reason(view, 2, Term("keep_out", "milano"), "battle") == "elsewhere"
    assert pointless_reason(view, 2, Term("keep_out", "milano"), "round") == ""
    assert pointless_reason(view, 2, Term("name", "bologna")) == "contested"
    assert pointless_reason(view, 1, Term("pass_now")) == "not_in_battle"
    assert pointless_reason(view, 2, Term("pass_now")) == ""
    assert pointless_reason(replace(view, phase="over"), 2, Term("pass_now")) == "over"
    assert pointless_reason(view, 2, Term("name", "milano"), "battle") == "chosen_later"
    assert pointless_reason(view, 2, Term("name", "milano"), "round") == ""
    assert pointless_reason(view, 1, Term("no_bishop"), "battle") == "not_in_battle"
    assert pointless_reason(view, 1, Term("no_bishop"), "round") == ""
    assert pointless_reason(view, 2, Term("show", "2", 0)) == "few_cards"
    assert pointless_reason(view, 2, Term("show", "1", 0)) == ""


def test_who_has_cards_in_a_battle_does_not_offer_to_keep_out(view: CondottiereView) -> None:
    for seat in range(4):
        seen_by_seat = replace(view, seat=seat, turn=seat)
        for to in range(4):
            for offer in ready_offers(seen_by_seat, to):
                assert Term("keep_out", "bologna") not in (*offer.gives, *offer.asks)


def test_a_hand_that_was_seen_is_not_shown_again(view: CondottiereView) -> None:
    nothing = ((),) * 5
    seen = replace(view, shown=(((), (), ("m10",), (), ()), nothing, nothing, nothing))
    assert pointless_reason(seen, 0, Term("show", "", 2)) == "seen"
    assert pointless_reason(seen, 0, Term("show", "", 1)) == ""
    shown = replace(view, shown=(nothing, nothing, ((), (), (), (), ("m6",)), nothing))
    assert pointless_reason(shown, 2, Term("show", "1", 3)) == "seen"
    assert not any(term.kind == "show" for o in ready_offers(shown, 2) for term in o.asks)


def test_between_battles_promises_are_about_the_next_one() -> None:
    match: Match[CondottiereView] = Match(new_record(CONDOTTIERE3, 4, 1, None, PLAYERS))
    view = match.view(0)
    assert (view.phase, view.turn) == ("choose_region", 2)
    assert [CONDOTTIERE3.talk.is_ahead(view, until) for until in CONDOTTIERE3.talk.spans] == [
        True,
        False,
        False,
    ]
    assert pointless_reason(view, 1, Term("pass_now")) == "no_battle"
    assert pointless_reason(view, 1, Term("name", "roma"), "battle") == "not_choosing"
    assert pointless_reason(view, 2, Term("name", "roma"), "battle") == ""
    at_pope = replace(view, pope="roma")
    assert pointless_reason(at_pope, 1, Term("keep_out", "roma"), "battle") == "pope_here"
    assert pointless_reason(at_pope, 1, Term("keep_out", "roma"), "round") == ""
    match.submit(2, match.legal()[0])
    assert not CONDOTTIERE3.talk.is_ahead(match.view(0), "battle")


def test_an_empty_hand_promises_nothing_about_cards_in_this_round(view: CondottiereView) -> None:
    empty = replace(view, hands=(view.hands[0], view.hands[1], (), view.hands[3]))
    assert pointless_reason(empty, 2, Term("keep_out", "milano"), "round") == "no_cards"
    assert pointless_reason(empty, 2, Term("no_surrender"), "round") == "no_cards"
    assert pointless_reason(empty, 2, Term("keep_out", "milano"), "game") == ""


VARIANTS: tuple[tuple[Condottiere[Any], dict[str, bool] | None], ...] = (
    (CONDOTTIERE1, None),
    (CONDOTTIERE3, None),
    (CONDOTTIERE3, {"capture_regions": True}),
    (CONDOTTIERE3, {"draw_after_battle": True, "hidden_cards": True}),
)


def watched(view: CondottiereView, game: Condottiere[Any], by: int) -> Iterator[Term]:
    """Yield terms that a seat can break or keep by what it does."""
    for region in ("torino", "siena", "bologna", "roma", "napoli"):
        for kind in ("keep_out", "name", "spare"):
            yield Term(kind, region)
    yield from (Term("no_bishop"), Term("no_surrender"), Term("show", "3", (by + 1) % 4))


@pytest.mark.parametrize(
    ("game", "options"), VARIANTS, ids=["first", "third", "captures", "hidden"]
)
def test_what_means_nothing_is_not_decided_before_its_time_is_over(
    game: Condottiere[Any], options: dict[str, bool] | None
) -> None:
    """It is found again in matches: what is called pointless for a battle is decided by nothing."""
    checked, battles = 0, 0
    for seed in (5, 6):
        match: Match[CondottiereView] = Match(new_record(game, 4, seed, options, PLAYERS))
        rng, open_terms, spans = Rng(seed), list[tuple[int, Term, object]](), list[list[Any]]()
        while match.decision is not None and match.ply < 220:
            view, span = match.view(None), game.talk.span(match.view(None), "battle")
            if match.ply % 4 == 0:
                spans.append([span, game.talk.is_ahead(view, "battle"), view.phase, 0])
                for by in range(4):
                    for term in watched(view, game, by):
                        # Who fights in a region can still play there, but keeps out of nothing.
                        if pointless_reason(view, by, term, "battle") not in ("", "fights_there"):
                            open_terms.append((by, term, span))
            seat = match.decision.seat
            code = game.bots.policy.suggest(match.view(seat), match.codes(), rng)
            events = match.submit(seat, game.action(code)).seen_by(None)
            after = match.view(None)
            ended = sum(isinstance(event, BattleEnded) for event in events)
            for by, term, _ in open_terms:
                verdict = game.talk.judge_term(term, by, view, events, after, False)
                assert verdict in ("open", "lapsed"), (by, term, view.phase)
                checked += 1
            now = game.talk.span(after, "battle")
            open_terms = [entry for entry in open_terms if entry[2] == now]
            for entry in spans:
                entry[3] += ended
                # Exactly one battle ends with the time that is called "this" or "the next battle".
                if entry[0] != now and after.decision is not None:
                    assert entry[3] == 1
                    assert entry[1] is (entry[2] != "battle")
                    battles += 1
            spans = [entry for entry in spans if entry[0] == now]
    assert checked > 500
    assert battles > 20
