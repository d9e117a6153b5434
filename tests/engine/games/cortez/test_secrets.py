"""Combats, auctions and windows tell nobody what it should not know: twins of such moments."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat, View
from engine.games.cortez import CORTEZ, events
from engine.games.cortez.rules import legal_answers
from engine.games.cortez.rules.state import CortezState
from engine.games.cortez.views.view import CortezView
from engine.play.match import Match
from engine.play.match_files import new_record
from tests.engine.games.cortez.interrupting import idea
from tests.laws import hold_who_sees
from tests.twins import hold

#: Moments of each kind of question that are compared.
ENOUGH = 3
OPTIONS = {"corruption": 5, "five_warriors": 3, "own_move": 2}
ALL = (0, 1, 2, 3, None)


def test_events_show_their_cards_to_those_who_may_know_them() -> None:
    cards = ("aztec4", "aztec1")
    hold_who_sees(
        CORTEZ,
        [
            (events.WarriorsDrawn(1, cards, "recruit"), [1]),
            (events.ProvisionsDrawn(1, ("gold",), "village"), [1]),
            (events.ObjectiveDealt(1, "temple17"), [1]),
            (events.WarriorsReturned(1, cards, "mutiny"), [1]),
            (events.WarriorsReturned(1, cards, "surrender"), [1]),
            (events.WarriorsReturned(1, cards, "combat"), ALL),
            (events.AuctionWon(1, 4, "vp3"), [1]),
            (events.MercenaryOffered(1, 2, "attacker", 1, "aztec5", 0, "free"), [1, 2]),
            (events.WarriorLaid(1, 2, "attacker", "aztec5"), [1, 2]),
        ],
    )


def nothing(view: View, seat: Seat, seats: int) -> None:
    """There are no figures beside the board here."""


@pytest.mark.parametrize("windows", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_questions_and_messages_depend_on_nothing_hidden(seats: int, windows: bool) -> None:
    options = {**OPTIONS, "windows": windows}
    match, rng = Match(new_record(CORTEZ, seats, seats, options)), Rng(seats)
    held: Counter[str] = Counter()
    while match.decision is not None:
        kind, seat = match.decision.kind, match.decision.seat
        state = match._state
        assert isinstance(state, CortezState)
        answer = CORTEZ.action(legal_answers.random_code(state, rng))
        if held[kind] < ENOUGH and rng.below(4) == 0:
            held[kind] += 1
            probes = [answer, *match.legal()[:4]]
            for viewer in range(seats):
                hold(match, viewer, rng, probes, nothing, twins=1)
            hold(match, seat, rng, (), nothing, twins=1, levels=("scripted", "level1"))
        match.submit(seat, answer)
        for _ in range(2):
            actor = rng.below(seats)
            view = match.view(actor)
            assert isinstance(view, CortezView)
            act = idea(view, actor, rng)
            if match.decision is not None and not match.refusal(actor, act):
                held[act.do] += 1
                match.interrupt(actor, act, match.ply)
    asked = {"bribery_play", "trade_answer"} if windows else {"offer_trade", "offer_help"}
    assert {"action", "combat_step", "bid", *asked} <= held.keys()
