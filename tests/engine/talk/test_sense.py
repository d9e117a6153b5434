"""Nobody offers or asks what cannot be kept or helps nobody: found again in whole matches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.bots.talking import think_bound
from engine.core.game import Game
from engine.core.values import Interruption, Seat, Term
from engine.games import GAMES
from engine.games.condottiere.views import bargains, victory_goals
from engine.games.condottiere.views.view import CondottiereView
from engine.games.cortez.actions import Move
from engine.games.cortez.views import bargains as cortez_bargains
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.position_file import match_of, set_up
from engine.talk import sense
from engine.talk.statements import Call, Offer, Statement, Warn
from tests.engine.games.condottiere.kit import position
from tests.engine.games.cortez.kit import position as cortez_position

Faults = Callable[[Any, Seat, Interruption], list[str]]


# -- what is wrong with a statement, read from the table -------------------------------------------


def promised(seat: Seat, said: Offer) -> Iterator[tuple[Seat, Seat, Term]]:
    """Yield each promise of an offer with its seat and the seat to which it is made."""
    for to in said.to:
        yield from ((seat, to, term) for term in said.gives)
        yield from ((to, seat, term) for term in said.asks)


def condottiere_faults(view: CondottiereView, seat: Seat, said: Interruption) -> list[str]:
    """Return what is wrong with a statement at Condottiere."""

    def fights(who: Seat) -> bool:
        return bool(view.hands[who]) and not view.passed[who]

    battle = view.phase == "battle"
    if isinstance(said, Call) and said.says == "who":
        others = [who for who in range(4) if who not in (seat, said.rival)]
        return [] if any(map(fights, others)) else ["nobody is left to stop the rival"]
    if isinstance(said, Call) and said.says != "cannot":
        return [] if fights(seat) else ["the speaker cannot fight"]
    if isinstance(said, Warn):
        return [] if view.hands[seat] else ["a threat without cards"]
    found: list[str] = []
    for by, to, term in promised(seat, said) if isinstance(said, Offer) else ():
        about = f"{term.kind} {term.about}"
        here = battle and term.about == view.region
        choice = term.kind in ("name", "spare")
        if not view.hands[by] and not choice:
            found.append(f"{about}: without cards")
        if any(term.about in owned for owned in view.owners):
            found.append(f"{about}: the region is taken")
        if term.kind == "keep_out" and here and (view.passed[by] or view.table[by]):
            found.append(f"{about}: it has passed, or fights there")
        if term.kind == "pass_now" and not (battle and fights(by)):
            found.append(f"{about}: it fights nowhere")
        if term.kind == "stay":
            rival = cast(int, term.seat)
            if rival == to or not (view.hands[rival] or view.table[rival]):
                found.append(f"{about}: against nobody who could lead")
            if here and not fights(by):
                found.append(f"{about}: it has passed")
        if term.kind in ("keep_out", "spare", "name", "pass_now"):
            laid = bool(battle and view.table[to])
            could = laid or bool(view.hands[to])
            if here or term.kind == "pass_now":
                could = laid or fights(to)
            if not could and term.about not in victory_goals.winning_regions(view, by):
                found.append(f"{about}: the other seat cannot fight for it")
        if term.kind == "show" and term.seat != to:
            found.append(f"{about}: shown to somebody else")
        elsewhere = bool(term.about) and not here
        if battle and elsewhere and sum(map(bool, view.hands)) < 2:
            found.append(f"{about}: the round ends with this battle")
    return found


def cortez_faults(view: CortezView, seat: Seat, said: Interruption) -> list[str]:
    """Return what is wrong with an offer at Cortez."""
    found: list[str] = []
    for by, to, term in promised(seat, said) if isinstance(said, Offer) else ():
        combat, auction = view.combat, view.auction
        fighters = () if combat is None else (combat.attacker, combat.defender)
        about = f"{term.kind} {term.about}"
        if term.kind in ("peace", "leave") and by != view.turn_seat:
            turns = (by - view.turn_seat) % len(view.nations)
            if turns > view.event_pile:
                found.append(f"{about}: it has no turn any more")
        no_target = term.seat != to or all(troop.collar != to for troop in view.troops)
        if term.kind == "peace" and no_target:
            found.append(f"{about}: with nobody")
        if term.kind in ("side_with", "neutral"):
            if by in fighters or to not in fighters:
                found.append(f"{about}: of a fighter, or for a seat that does not fight")
            if not view.warriors[by] and not view.bribery[by]:
                found.append(f"{about}: without warriors")
        if term.kind == "no_bid":
            assert auction is not None
            if auction.passed[by] or auction.passed[to]:
                found.append(f"{about}: one of them has left the auction")
            if not view.provisions[by] or not view.provisions[to]:
                found.append(f"{about}: one of them has nothing to bid")
        if term.kind == "leave":
            troops = [t for t in view.troops if t.at == term.about and t.collar == by]
            if not troops:
                found.append(f"{about}: none of its troops is there")
    return found


# -- whole matches ---------------------------------------------------------------------------------

MATCHES: tuple[tuple[str, int, Faults, Any], ...] = (
    ("condottiere1", 2, condottiere_faults, bargains.ready_offers),
    ("condottiere3", 2, condottiere_faults, bargains.ready_offers),
    ("cortez", 2, cortez_faults, cortez_bargains.ready_offers),
)
#: The number of answers of a match that are played.
PLIES = 150


def moments(game: Game[Any, Any], seed: int) -> Iterator[tuple[Match, Seat | None, Any]]:
    """Yield a lively match before each statement of its bots, and before each answer (None)."""
    match: Match = Match(replace(new_record(game, 4, seed), talk="lively"))
    bot = find_bot("scripted")
    answered = 0
    while match.decision is not None and answered < PLIES:
        for seat in range(4):
            view = match.view(seat)
            said = game.bots.act(view) or game.talk.speech(view, match.heard(), "lively")
            if said is not None and not match.refusal(seat, said):
                yield match, seat, said
                match.interrupt(seat, said, match.ply)
                break
        else:
            yield match, None, None
            decision = match.decision
            asked = game, match.view(decision.seat), match.codes(), match.heard(), 1
            code = think_bound(bot, *asked, Budget(iterations=1)).code
            match.submit(decision.seat, game.action(code))
            answered += 1


@pytest.mark.parametrize(("name", "count", "faults", "ready"), MATCHES, ids=[m[0] for m in MATCHES])
def test_no_statement_of_bots_and_no_ready_offer_is_pointless(
    name: str, count: int, faults: Faults, ready: Any
) -> None:
    seen: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for seed in range(count):
        for match, seat, said in moments(GAMES[name], 60 + seed):
            if seat is not None:
                seen["said"] += isinstance(said, Statement)
                found.update(faults(match.view(seat), seat, said))
            elif match.ply % 7 == 0:
                for by in range(4):
                    view = match.view(by)
                    for offer in (o for to in range(4) if to != by for o in ready(view, to)):
                        seen["ready"] += 1
                        found.update(f"ready: {fault}" for fault in faults(view, by, offer))
    assert not found
    assert seen["said"] > 5
    assert seen["ready"] > 50


# -- one by one ------------------------------------------------------------------------------------

BATTLE: dict[str, Any] = {
    "hands": {"A": "m5", "B": "m6", "C": "", "D": "m1"},
    "table": {"D": "m4"},
    "opened": True,
    "owners": {"D": "spoleto ancona"},
}


def battle(seat: Seat = 0, **given: Any) -> CondottiereView:
    match = set_up(GAMES["condottiere3"], position(3, **{**BATTLE, **given}))
    return cast(CondottiereView, match.view(seat))


def why(view: CondottiereView, said: Statement, seat: Seat = 0) -> str:
    return sense.senseless_reason(bargains.PROMISES, view, seat, said)


def test_a_rival_is_stopped_by_seats_that_can() -> None:
    who = Call(3, "who", "roma")
    assert why(battle(), who) == ""
    assert why(battle(passed="B"), who) == sense.NOBODY_LEFT, "C holds nothing, and B is out"
    for says in ("can", "will"):
        assert why(battle(), Call(3, says, "roma")) == ""
        assert why(battle(), Call(3, says, "roma"), 2) == "not_in_battle"
    assert why(battle(), Call(3, "cannot", "roma"), 2) == ""
    out = battle(hands={**BATTLE["hands"], "D": ""}, table={"A": "m1"})
    assert why(out, who) == sense.NOBODY_LEFT, "D can lead no more"


def test_an_offer_helps_both_seats() -> None:
    out, stay = Term("keep_out", "torino"), Term("stay", "roma", 3)
    assert why(battle(), Offer((1,), (out,), (stay,), "round")) == ""
    assert why(battle(), Offer((2,), (out,), (), "round")) == sense.NO_USE, "C has no cards"
    assert why(battle(), Offer((3,), (stay,), (), "battle")) == sense.NO_USE
    aside = Term("show", "1", 1)
    assert why(battle(), Offer((3,), (out,), (aside,), "round")) == sense.NO_USE


def test_a_threat_needs_cards() -> None:
    warning = Warn(3, Term("spare", "milano"), Term("stay", "milano", 3))
    assert why(battle(), warning) == ""
    assert why(battle(), warning, 2) == "no_cards"


@pytest.mark.parametrize(
    ("term", "by", "until", "expected"),
    [
        (Term("keep_out", "milano"), 0, "round", "last_battle"),
        (Term("keep_out", "milano"), 0, "game", ""),
        (Term("name", "milano"), 0, "round", "last_battle"),
        (Term("stay", "roma", 2), 0, "battle", "rival_out"),
        (Term("stay", "roma", 3), 0, "battle", ""),
    ],
)
def test_a_round_that_ends_leaves_nothing_to_promise(
    term: Term, by: Seat, until: str, expected: str
) -> None:
    view = battle(hands={"A": "m5", "B": "", "C": "", "D": ""})
    assert bargains.pointless_reason(view, by, term, until) == expected


def test_nobody_promises_about_cards_that_are_all_played() -> None:
    discard = " ".join(["bishop"] * 6 + ["surrender"] * 3)
    view = battle(discard=discard)
    for term in (Term("no_bishop"), Term("no_surrender"), Term("pope", "milano")):
        assert bargains.pointless_reason(view, 0, term, "round") == "all_spent"
        assert bargains.pointless_reason(view, 0, term, "game") == ""
        assert bargains.pointless_reason(battle(), 0, term, "round") == ""


#: A and B fight; C has no warriors, and D has nothing to bid.
CORTEZ: dict[str, Any] = {
    "seats": "ABCD",
    "board": "S1@0,0=A A1@1,0=B A2@20,0=B S3@7,0=C",
    "warriors": {"A": "64", "B": "65", "D": "5"},
    "hands": {"A": "gold", "B": "gold", "C": "gold"},
}


def table(**given: Any) -> CortezView:
    return cast(CortezView, match_of(cortez_position(**{**CORTEZ, **given}))[0].view(0))


def test_promises_at_cortez_that_can_mean_nothing_have_a_reason() -> None:
    def pointless_reason(view: CortezView, by: Seat, term: Term, until: str = "lap") -> str:
        return cortez_bargains.PROMISES.pointless_reason(view, by, term, until)

    peace, gone = Term("peace", seat=0), Term("peace", seat=3)
    view = table()
    assert pointless_reason(view, 1, peace) == ""
    assert pointless_reason(view, 1, peace, "turn") == "no_action", "it is the turn of A"
    assert pointless_reason(view, 1, gone) == "no_troops"
    assert pointless_reason(view, 0, Term("peace", seat=1), "turn") == ""
    last = replace(view, event_pile=1)
    assert [pointless_reason(last, by, peace, "round") for by in (1, 2)] == ["", "no_action"]
    spent = replace(view, actions_left=0, is_event_over=True)
    assert pointless_reason(spent, 0, Term("peace", seat=1)) == "no_action", (
        "the lap ends before A moves"
    )
    assert pointless_reason(spent, 0, Term("peace", seat=1), "round") == ""
    auction = table(phase="auction")
    assert [pointless_reason(auction, by, Term("no_bid")) for by in (1, 3)] == ["", "no_provisions"]


def test_help_is_sold_by_who_has_warriors_to_who_fights() -> None:
    fought = match_of(cortez_position(**CORTEZ))[0]
    fought.submit(0, Move("S1", "1,0"))
    view = cast(CortezView, fought.view(0))
    assert view.combat is not None
    side, neutral = Term("side_with", seat=0), Term("neutral")
    peace, theirs = Term("peace", seat=1), Term("peace", seat=2)

    def said(seat: Seat, to: Seat, give: Term, ask: Term) -> str:
        offer = Offer((to,), (give,), (ask,), "lap")
        return sense.senseless_reason(cortez_bargains.PROMISES, view, seat, offer)

    assert said(0, 3, Term("peace", seat=3), side) == "no_troops"
    assert said(0, 2, theirs, side) == "no_warriors"
    assert said(3, 1, neutral, Term("peace", seat=3)) == "no_troops"
    assert said(2, 3, theirs, neutral) == sense.NO_USE, "C does not fight"
    assert said(0, 1, peace, Term("peace", seat=0)) == ""
