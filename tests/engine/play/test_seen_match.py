"""A seat at a distance knows what it would know here: no less, and no more."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import cycle
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Interruption, Json, Leave, Return, Seat, Unseen
from engine.games import GAMES
from engine.games.condottiere.actions import Show
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.seat_feed import SeatFeed
from engine.play.seen_match import FeedError, SeenMatch
from engine.talk.statements import Offer, Remark, Reply
from tests.laws import option_sets, said, text

CASES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{said(options, game)}")
    for game in GAMES.values()
    for seats, options in [
        *((seats, {}) for seats in game.seats),
        *zip(cycle(reversed(game.seats)), option_sets(game), strict=False),
    ]
]


def people(seats: int) -> tuple[Json, ...]:
    return tuple({"kind": "human", "name": f"P{seat}"} for seat in range(seats))


class Line:
    """The feed of one seat, and what came out of it at the other end of a line."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match, self.seat = match, seat
        self.feed = SeatFeed(match, seat)
        self.bytes: list[bytes] = []
        first, *more = self._sent(0)
        self.seen: SeenMatch = SeenMatch(first)
        for message in more:
            assert self.seen.receive(message)

    def _sent(self, serial: int) -> list[Json]:
        """Return the messages after a serial as they come out of the line."""
        sent = [json.dumps(message).encode() for message in self.feed.messages_since(serial)]
        self.bytes += sent
        return [json.loads(message) for message in sent]

    def update(self) -> None:
        self.feed.update()
        for message in self._sent(self.seen.serial):
            assert self.seen.receive(message)
            assert not self.seen.receive(message), "asking twice harms nothing"
        self.hold()

    def hold(self) -> None:
        """The match at a distance is the one here, as far as the seat may know it."""
        match, seen, seat = self.match, self.seen, self.seat
        for viewer in {seat, None}:
            assert seen.view(viewer) == match.view(viewer)
        assert (seen.ply, seen.decision, seen.result) == (match.ply, match.decision, match.result)
        assert (seen.answered, seen.begins) == (match.answered, match.begins)
        assert [step.events for step in seen.steps] == [step.seen_by(seat) for step in match.steps]
        own = match.decision is not None and match.decision.seat == seat
        assert seen.codes() == (match.codes() if own else [])
        assert (seen.question is not None, seen.question) == (own, self.feed.question)
        assert seen.is_forced == (own and match.is_forced)
        assert seen.awaited_seats() == tuple(match.awaited_seats())
        assert seen.agreements == match.agreements
        assert seen.agreement_log.outcomes == match.agreement_log.outcomes
        assert seen.heard() == match.heard()
        assert seen.statements() == match.statements()
        for other in range(match.seats):
            assert seen.attendance.player(other) == match.attendance.player(other)
        assert seen.attendance.present_seats == match.attendance.present_seats
        if seat is not None:
            assert seen.taking_back(seat) == match.taking_back(seat)
        assert (seen.whole is not None) == (match.result is not None)

    def hold_steps(self) -> None:
        """Every step is the one here, but for what the seat cannot know of it."""
        for here, there in zip(self.match.steps, self.seen.steps, strict=True):
            assert (there.seat, there.asked, there.private) == (here.seat, here.asked, here.private)
            assert there.seen_by(None) == here.seen_by(None)
            if here.seat == self.seat:
                assert there.seen_by(self.seat) == here.seen_by(self.seat)
                assert (there.action, there.is_forced) == (here.action, here.is_forced)
                assert (there.is_unasked, there.is_joined) == (here.is_unasked, here.is_joined)
            elif isinstance(there.action, Unseen):
                assert there.action.kind in ("", here.action.do)
            else:
                assert there.action == here.action
        assert (self.seen.whole is None) or self.seen.whole.record == self.match.record


def lines_of(match: Match) -> list[Line]:
    return [Line(match, seat) for seat in (*range(match.seats), None)]


def interruption_of(match: Match, seat: Seat, rng: Rng) -> Action | None:
    """Return something that a seat may say or do unasked, or None."""
    game, view = match.game, match.view(seat)
    other = (seat + 1 + rng.below(match.seats - 1)) % match.seats
    open_offers = [entry for entry in match.agreements if entry.status == "open"]
    found: list[Any] = [Remark("greeting"), Remark("thanks", other), game.act(view)]
    found += [Reply(entry.index, bool(rng.below(2))) for entry in open_offers]
    found += [game.speech(view, match.agreement_log.last_statements(match.view(None)), "lively")]
    if Show in game.interruptions:
        hand = getattr(view, "hands")[seat]
        found += [Show(hand[:1], other), Show(hand[:1]), Show(hand, other)]
    legal = [
        action
        for action in found
        if isinstance(action, Interruption) and not match.refusal(seat, action)
    ]
    return legal[rng.below(len(legal))] if legal else None


def act(match: Match, rng: Rng) -> None:
    """Do one of all the things that may happen in a match."""
    seat, chance = rng.below(match.seats), rng.below(100)
    assert match.decision is not None
    if chance < 12 and (said_or_done := interruption_of(match, seat, rng)) is not None:
        match.submit(seat, said_or_done)
    elif chance < 15 and not match.refusal(seat, Leave("level1")):
        match.leave(seat, "level1")
    elif chance < 20 and not match.refusal(seat, Return()):
        match.come_back(seat)
    elif chance < 24:
        match.undo(seat)
    elif chance < 26:
        match.redo()
    else:
        legal = match.legal()
        joined = bool(match.steps) and match.steps[-1].seat == match.decision.seat and chance < 40
        action = legal[rng.below(len(legal))]
        match.submit(match.decision.seat, action, joined=joined, unasked=chance > 95)


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_every_seat_knows_what_it_would_know_here(
    game: Game[Any, Any, Any], seats: int, options: Json
) -> None:
    record = new_record(game, seats, 5, options, people(seats))
    match, rng = Match(record), Rng(seats)
    lines = lines_of(match)
    for number in range(80):
        if match.result is not None:
            break
        act(match, rng)
        for line in lines:
            line.update()
        if number % 20 == 0:
            for line in lines:
                line.hold_steps()
    while match.decision is not None:
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
    for line in lines:
        line.update()
        line.hold_steps()
