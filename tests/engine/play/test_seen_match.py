"""A seat at a distance knows what it would know here: no less, and no more."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any, cast

import pytest

from engine.core.game import Game
from engine.core.rng import Dice, Rng
from engine.core.values import (
    Action,
    Event,
    Interruption,
    Json,
    Leave,
    Return,
    Seat,
    State,
    Step,
    Unseen,
    skip_forced_decisions,
)
from engine.data.codec import encode
from engine.games import GAMES
from engine.games.condottiere.actions import Show
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from engine.play.seat_feed import PublicViews, SeatFeed
from engine.play.seat_requests import (
    AnswerRequest,
    CallOffRequest,
    GiveUp,
    Interrupt,
    LeaveSeat,
    LookAtHint,
    Request,
    TakeSeat,
    UndoRequest,
    write_request,
)
from engine.play.seen_match import FeedError, SeenMatch
from engine.talk.statements import Remark, Reply
from tests.laws import option_sets, said, some_kind, text

CASES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{said(options, game)}")
    for game in GAMES.values()
    for seats, options in [
        *((seats, {}) for seats in game.seats),
        *zip(cycle(reversed(game.seats)), option_sets(game), strict=False),
    ]
]


#: Answers that are tried in a world where there are more.
FEW = 12
SECRETIVE = [game for game in GAMES.values() if not game.perfect_information]


def people(seats: int) -> tuple[Json, ...]:
    return tuple({"kind": "human", "name": f"P{seat}"} for seat in range(seats))


class Line:
    """The feed of one seat, and what came out of it at the other end of a line."""

    def __init__(self, match: Match, seat: Seat | None, views: PublicViews | None = None) -> None:
        self.match, self.seat = match, seat
        self.feed = SeatFeed(match, seat, views)
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
        assert (seen.answer_count, seen.begins) == (match.answer_count, match.begins)
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
            assert seen.undone_answers(seat) == match.undone_answers(seat)
        assert (seen.full_match is not None) == (match.result is not None)

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
        assert (self.seen.full_match is None) or self.seen.full_match.record == self.match.record


def lines_of(match: Match) -> list[Line]:
    views = PublicViews()
    return [Line(match, seat, views) for seat in (*range(match.seats), None)]


def interruption_of(match: Match, seat: Seat, rng: Rng) -> Action | None:
    """Return something that a seat may say or do unasked, or None."""
    game, view = match.game, cast(Any, match.view(seat))
    other = (seat + 1 + rng.below(match.seats - 1)) % match.seats
    open_offers = [entry for entry in match.agreements if entry.status == "open"]
    found: list[Any] = [Remark("greeting"), Remark("thanks", other), game.bots.act(view)]
    found += [Reply(entry.index, bool(rng.below(2))) for entry in open_offers]
    found += [
        game.talk.speech(view, match.agreement_log.last_statements(match.view(None)), "lively")
    ]
    if Show in game.interruptions:
        hand = view.hands[seat]
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
    match, rng = Match(new_record(game, seats, 5, options, people(seats))), Rng(seats)
    lines = lines_of(match)
    for _ in range(30):
        if match.result is None:
            act(match, rng)
        for line in lines:
            line.update()
    for line in lines:
        line.hold_steps()


def play_on(match: Match, rng: Rng, plies: int = 100_000) -> None:
    while match.decision is not None and plies:
        legal = match.legal()
        match.submit(match.decision.seat, legal[rng.below(len(legal))])
        plies -= 1


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_match_to_its_end(game: Game[Any, Any, Any]) -> None:
    match, rng = Match(new_record(game, game.seats[0], 8, None, people(game.seats[0]))), Rng(1)
    lines = lines_of(match)
    play_on(match, rng, 20)
    for line in lines:
        line.update()
    # What came while the line was broken comes at once.
    play_on(match, rng)
    for line in lines:
        line.update()
        line.hold_steps()
        assert line.seen.full_match is not None
        assert line.seen.full_match.record == match.record


def test_who_resigns_ends_the_match_for_everybody() -> None:
    match = Match(new_record(GAMES["contrees"], 2, 8, None, people(2)))
    lines = lines_of(match)
    match.resign(1)
    for line in lines:
        line.update()
        line.hold_steps()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_an_earlier_moment(game: Game[Any, Any, Any]) -> None:
    seats = game.seats[-1]
    match, rng = Match(new_record(game, seats, 6, None, people(seats))), Rng(3)
    for _ in range(25):
        if match.result is None:
            act(match, rng)
    for seat in (0, None):
        seen = Line(match, seat).seen
        for ply in range(0, match.ply + 1, 3):
            there, here = seen.at(ply), match.at(ply)
            assert there.view(seat) == here.view(seat)
            assert there.agreements == here.agreements
            assert there.attendance.present_seats == here.attendance.present_seats
            assert (there.ply, len(there.steps), there.decision) == (ply, ply, here.decision)
        assert seen.ply == match.ply


# -- lines that break ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_table_that_opens_again_goes_on_with_the_same_serials(
    game: Game[Any, Any, Any],
) -> None:
    seats = game.seats[-1]
    match, rng = Match(new_record(game, seats, 6, None, people(seats))), Rng(2)
    views = PublicViews()
    feeds = [SeatFeed(match, seat, views) for seat in (*range(seats), None)]
    clients = [SeenMatch(feed.messages_since(0)[0]) for feed in feeds]
    for number in range(20):
        act(match, rng)
        opened = Match(match.record)
        for feed, client in zip(feeds, clients, strict=True):
            feed.update()
            again = SeatFeed(opened, feed.seat)
            assert json.dumps(again.messages_since(0)) == json.dumps(feed.messages_since(0))
            if number % (3 + (feed.seat or 0)) == 0:
                for message in again.messages_since(client.serial):
                    client.receive(message)
                assert client.view(feed.seat) == match.view(feed.seat)
                assert client.ply == match.ply
                assert client.question == feed.question
        if match.result is not None:
            break


def test_a_missing_message_is_noticed() -> None:
    match = Match(new_record(GAMES["cannir"], 2, 6, None, people(2)))
    feed = SeatFeed(match, 0)
    seen: SeenMatch = SeenMatch(feed.messages_since(0)[0])
    play_on(match, Rng(4), 3)
    feed.update()
    steps = [message for message in feed.messages_since(0) if message["kind"] == "step"]
    seen.receive(steps[0])
    known = text(seen.view(0)), seen.serial
    with pytest.raises(FeedError) as caught:
        seen.receive(steps[2])
    assert caught.value.key == "gap"
    assert (text(seen.view(0)), seen.serial) == known
    for message in feed.messages_since(seen.serial):
        seen.receive(message)
    assert seen.view(0) == match.view(0)


# -- nothing a seat is sent depends on what it cannot see ------------------------------------------


def started_at(match: Match, world: Any) -> Match:
    """Return a match that begins at a state of the same match."""
    names = SEAT_NAMES[: match.seats]
    position = json.loads(json.dumps(match.game.positions.write(world, names)))
    fresh = new_record(match.game, match.seats, 9, encode(match.options), match.players)
    return Match(replace(fresh, position=position))


def perceived(match: Match, state: State, events: Sequence[Event], seat: Seat) -> object:
    """Return what a seat sees of events, and of the state after them."""
    seen = [found for event in events if (found := event.seen_by(seat)) is not None]
    return seen, match.game.view(state, seat), match.game.view(state, None)


def copied(dice: Rng) -> Dice:
    """Return dice that give the same numbers; compiled ones cannot be copied by `copy`."""
    assert isinstance(dice, Dice)
    twin = Dice(0)
    for name in ("_key", "_blocks", "_block", "_position"):
        setattr(twin, name, getattr(dice, name))
    return twin


def tried(match: Match, action: Action, seat: Seat) -> object:
    """Return what a seat would see of a legal answer, which is not given."""
    state, rng = match._state.clone(), copied(match._rng)
    events: list[Event] = []
    state.step(match.game.code(action), rng, events)
    skip_forced_decisions(state, rng, events)
    return perceived(match, state, events, seat)


def given_alike(match: Match, twin: Match, step: Step, seat: Seat, rng: Rng) -> Match | None:
    """Return the twin after an action of which a seat sees the same as of a step, or None.

    Another action than that of the step is tried first.
    """
    seen = perceived(match, match._state, step.events, seat)
    assert twin.decision is not None
    legal = twin.legal()
    if len(legal) > FEW:
        first = rng.below(len(legal) - FEW)
        legal = [*legal[first : first + FEW], *(a for a in legal if a == step.action)]
    legal.sort(key=lambda action: action == step.action)
    for action in legal:
        if step.seat == seat and action != step.action:
            continue
        if tried(twin, action, seat) == seen:
            after = Match(twin.record)
            given = after.submit(step.seat, action)
            assert perceived(after, after._state, given.events, seat) == seen
            return after
    return None


def shown_alike(match: Match, twin: Match, seat: Seat, rng: Rng) -> bool:
    """Let another seat show its first card to a third one in both worlds."""
    if Show not in match.game.interruptions or match.seats < 3:
        return False
    by, to, *_ = [other for other in range(match.seats) if other != seat]
    done = []
    for world in (match, twin):
        view: Any = world.view(by)
        done.append(Show(view.hands[by][:1], to))
    if match.refusal(by, done[0]) or twin.refusal(by, done[1]):
        return False
    for world, action in zip((match, twin), done, strict=True):
        world.submit(by, action)
    return True


def walk_twins(game: Game[Any, Any, Any], seats: int, options: Json, seed: int) -> int:
    """Play in two worlds that a seat cannot tell apart, and compare all it is sent.

    Returns the number of other actions that the seat did not notice.
    """
    rng, hidden = Rng(seed), 0
    base = Match(new_record(game, seats, seed, options, people(seats)))
    play_on(base, rng, rng.below(40))
    if base.decision is None:
        return 0
    seat = rng.below(seats)
    match = started_at(base, base.true_state())
    twin = started_at(base, game.sampler(base.view(seat))(rng))
    feeds = SeatFeed(match, seat), SeatFeed(twin, seat)
    for number in range(8):
        if match.decision is None or twin.decision is None:
            break
        if (
            number == 5
            and (taken := match.undone_answers(seat)) == twin.undone_answers(seat)
            and taken
        ):
            match.undo(seat)
            twin.undo(seat)
        elif not (number % 3 == 2 and shown_alike(match, twin, seat, rng)):
            legal = match.legal()
            step = match.submit(match.decision.seat, legal[rng.below(len(legal))])
            other = given_alike(match, twin, step, seat, rng)
            if other is None:
                break
            hidden += other.steps[-1].action != step.action
            twin = other
        feeds[0].update()
        feeds = feeds[0], SeatFeed(twin, seat)
        if match.result is not None:
            # Every hand is open then.
            break
        sent = [[json.dumps(message) for message in feed.messages_since(0)] for feed in feeds]
        assert sent[0] == sent[1], f"what seat {seat} is sent tells worlds apart"
    return hidden


@pytest.mark.parametrize(("game", "number"), [(game, n) for game in SECRETIVE for n in range(12)])
def test_all_bytes_are_the_same_in_worlds_that_a_seat_cannot_tell_apart(
    game: Game[Any, Any, Any], number: int
) -> None:
    seats, options = some_kind(game, number)
    for seed in range(6):
        walk_twins(game, seats, options, 100 * number + seed)


@pytest.mark.slow
@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_all_bytes_are_the_same_in_thousands_of_worlds(game: Game[Any, Any, Any]) -> None:
    hidden = 0
    for number in range(2_500):
        seats, options = some_kind(game, number)
        hidden += walk_twins(game, seats, options, number)
    assert hidden > 50


@pytest.mark.parametrize("game_id", ["condottiere3", "cortez"])
def test_the_law_notices_a_hidden_action(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[game_id]
    monkeypatch.setattr(type(game), "seen_action", lambda self, action, seen: action)

    def play_many() -> None:
        for seed in range(400):
            walk_twins(game, 3, {}, seed)

    with pytest.raises(AssertionError, match="tells worlds apart"):
        play_many()


# -- nothing that comes over a line is believed ----------------------------------------------------


def mangled(value: Json, rng: Rng, strange: list[Json]) -> Json:
    """Return JSON with one part replaced, removed or added."""
    if isinstance(value, dict) and value and rng.below(4):
        key = [*value][rng.below(len(value))]
        if not rng.below(6):
            return {name: item for name, item in value.items() if name != key}
        if not rng.below(12):
            return {**value, "more": 1}
        return {**value, key: mangled(value[key], rng, strange)}
    if isinstance(value, list) and value and rng.below(4):
        number = rng.below(len(value))
        if not rng.below(6):
            return value[:number] + value[number + 1 :]
        return [*value[:number], mangled(value[number], rng, strange), *value[number + 1 :]]
    return strange[rng.below(len(strange))]


STRANGE: list[Json] = [
    *(None, True, -1, 0, 1, 7, 2**70, 1.5, "", "x" * 20_000, "none", [], {}, [[]], {"do": "pass"}),
    [[["x"], 1]],
    [[[], {}]],
    [[[0], -1, []]],
]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_mangled_messages_are_refused_and_change_nothing(game: Game[Any, Any, Any]) -> None:
    seats, rng = game.seats[-1], Rng(7)
    match = Match(new_record(game, seats, 6, None, people(seats)))
    feed, refused = SeatFeed(match, 0), 0
    opening = feed.messages_since(0)[0]
    seen: SeenMatch = SeenMatch(opening)
    for _ in range(200):
        try:
            SeenMatch(mangled(opening, rng, STRANGE))
        except FeedError:
            refused += 1
    for _ in range(25):
        if match.result is None:
            act(match, rng)
        feed.update()
        for message in feed.messages_since(seen.serial):
            for _ in range(5):
                known = text(seen.view(0)), seen.ply, seen.serial, seen.question, seen.legal()
                bad = mangled(message, rng, STRANGE)
                try:
                    SeenMatch(feed.messages_since(0)[0]).receive(bad)
                    seen.at(seen.ply).receive(bad)
                except FeedError:
                    refused += 1
                now = text(seen.view(0)), seen.ply, seen.serial, seen.question, seen.legal()
                assert now == known
            seen.receive(message)
    assert refused > 100
    assert seen.view(0) == match.view(0)


def test_a_record_of_another_match_is_refused() -> None:
    match, other = (Match(new_record(GAMES["cannir"], 2, n, None, people(2))) for n in (6, 7))
    feed = SeatFeed(match, 0)
    seen: SeenMatch = SeenMatch(feed.messages_since(0)[0])
    play_on(match, Rng(4))
    play_on(other, Rng(4))
    feed.update()
    *messages, last = feed.messages_since(seen.serial)
    for message in messages:
        seen.receive(message)
    record = last["record"]
    for fake in ({**record, "seed": 7}, encode(other.record), {**record, "answers": []}):
        with pytest.raises(FeedError) as caught:
            seen.receive({**last, "record": fake})
        assert caught.value.key == "differs"
        assert seen.full_match is None
    seen.receive(last)
    assert seen.full_match is not None


def test_another_version_is_named_before_anything_is_read() -> None:
    (opening, *_) = SeatFeed(Match(new_record(GAMES["cannir"], 2, 1)), 0).messages_since(0)
    for change, key in (
        ({"format": 2}, "newer"),
        ({"version": 99}, "newer"),
        ({"game": "chess"}, "damaged"),
        ({"kind": "step"}, "gap"),
    ):
        with pytest.raises(FeedError) as caught:
            SeenMatch({**opening, **change})
        assert caught.value.key == key


def test_requests_have_a_json_of_their_own() -> None:
    game = GAMES["condottiere3"]
    match = Match(new_record(game, 3, 6, None, people(3)))
    action = match.legal()[0]
    written: dict[Request, Json] = {
        AnswerRequest(3, action): {"kind": "answer", "question": 3, "action": encode(action)},
        AnswerRequest(3, action, joined=True, unasked=True): {
            "kind": "answer",
            "question": 3,
            "action": encode(action),
            "joined": True,
            "unasked": True,
        },
        Interrupt(7, Remark("greeting")): {
            "kind": "interrupt",
            "ply": 7,
            "action": encode(Remark("greeting")),
        },
        UndoRequest(4): {"kind": "undo", "ply": 4},
        LeaveSeat(): {"kind": "leave"},
        TakeSeat(): {"kind": "return"},
        GiveUp(): {"kind": "resign"},
        CallOffRequest(): {"kind": "call_off"},
        LookAtHint(): {"kind": "hint"},
    }
    for request, message in written.items():
        assert write_request(request) == message
