"""All that is sent to a seat is the same to the last byte in worlds it cannot tell apart."""

from __future__ import annotations

from itertools import pairwise
from zlib import crc32

import pytest

from engine.core.rng import Rng
from engine.core.values import Seat
from engine.data.codec import encode
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.server.messages import AnswerMessage, Talk
from tests.engine.server.bench import Bench, Sitter
from tests.engine.server.served_tables import friend
from tests.laws import text

#: Games with hidden cards, and people at their tables.
SEATS = {game.id: min(3, game.seats[-1]) for game in GAMES.values() if not game.perfect_information}


def begun(game: str, seed: int) -> Bench:
    """Return a table at which a match of this deal has begun."""
    bench = Bench(game, *[friend()] * (SEATS[game] - 1))
    players = tuple({"kind": "human", "name": f"P{seat}"} for seat in range(SEATS[game]))
    bench.dealt = new_record(GAMES[game], SEATS[game], seed, {}, players)
    for seat in range(1, SEATS[game]):
        bench.join(seat)
    bench.begin()
    return bench


def asked_seat(bench: Bench) -> Seat | None:
    return None if bench.match.decision is None else bench.match.decision.seat


def sitter(bench: Bench, seat: Seat) -> Sitter:
    return next(person for person in bench.people if person.guest.seat == seat)


def answer(bench: Bench, code: int) -> None:
    """Give the answer of a code in the name of who is asked."""
    seat = asked_seat(bench)
    assert seat is not None
    assert bench.table.playing is not None
    question = bench.table.playing._feed(seat).question
    assert question is not None
    given = AnswerMessage(1, question, encode(bench.match.game.action(code)))
    person = sitter(bench, seat)
    bench.table.take(person.guest, given)
    bench.loop.pass_time()


def in_other_world(bench: Bench, seat: Seat, rng: Rng) -> bool:
    """Let the match have come to another world that a seat cannot tell apart from this one."""
    match: Match = bench.match
    world = match.game.sampler(match.view(seat))(rng)
    before, public = match.open_view(), text(match.view(None))
    match._state = world
    # What a seat alone knows may be known to everybody in a world drawn for it.
    return match.open_view() != before and text(match.view(None)) == public


def compare(game: str, seed: int, most: int = 20) -> int:
    """Play in two worlds as long as a seat cannot tell them apart; return what was compared."""
    benches = begun(game, seed), begun(game, seed)
    rng = Rng(seed)
    for _ in range(rng.below(40)):
        if asked_seat(benches[0]) is None:
            return 0
        codes = benches[0].match.codes()
        code = codes[rng.below(len(codes))]
        for bench in benches:
            answer(bench, code)
    if asked_seat(benches[0]) is None:
        return 0
    seat = rng.below(SEATS[game])
    persons = [sitter(bench, seat) for bench in benches]
    if not in_other_world(benches[1], seat, rng):
        return 0
    # Invitations, which the host saw before, are drawn for each table.
    begin = len(persons[0].wire.sent)
    assert len(persons[1].wire.sent) == begin
    talked = 0
    for _ in range(most):
        if asked_seat(benches[0]) is None:
            break
        ours, theirs = (bench.match.codes() for bench in benches)
        if asked_seat(benches[0]) == seat:
            assert ours == theirs
        both = [code for code in ours if code in theirs]
        if not both:
            break
        code = both[rng.below(len(both))]
        sent = [len(person.wire.sent) for person in persons]
        for bench in benches:
            answer(bench, code)
        views = [(text(bench.match.view(seat)), text(bench.match.view(None))) for bench in benches]
        seen = [bench.match.steps[-1].seen_by(seat) for bench in benches]
        if views[0] != views[1] or seen[0] != seen[1]:
            # From here on the worlds can be told apart, by the rules.
            for person, count in zip(persons, sent, strict=True):
                del person.wire.sent[count:]
            break
        if rng.below(4) == 0:
            talked += 1
            for bench in benches:
                other = sitter(bench, (seat + 1) % SEATS[game])
                bench.table.take(other.guest, Talk(talked, "word"))
                bench.loop.pass_time()
    assert persons[0].wire.sent[begin:] == persons[1].wire.sent[begin:]
    return len(persons[0].wire.sent) - begin


@pytest.mark.parametrize("game", SEATS)
def test_a_seat_is_sent_the_same_bytes_in_worlds_it_cannot_tell_apart(game: str) -> None:
    seed = worlds = compared = 0
    while worlds < 4:
        seed += 1
        count = compare(game, seed)
        worlds += count > 0
        compared += count
    assert compared >= worlds


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_many_worlds(game: str) -> None:
    """10,000 worlds in all, spread over the games with hidden cards."""
    compared = seed = 0
    while compared < 10_000 // len(SEATS):
        seed += 1
        compared += compare(game, seed, 1_000) > 0


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single number that depends on a hidden card makes the comparison fail."""
    from engine.server.online_table import OnlineTable

    describe = OnlineTable.describe

    def leaky(self: OnlineTable, viewer: Seat | None) -> dict[str, object]:
        found = describe(self, viewer)
        if self.playing is not None:
            found["leak"] = crc32(text(self.playing.match.open_view()).encode())
        return found

    monkeypatch.setattr(OnlineTable, "describe", leaky)
    game = "cannir"
    failures = 0
    for seed in range(30):
        try:
            compare(game, seed)
        except AssertionError:
            failures += 1
    assert failures


def test_worlds_differ() -> None:
    """What the comparison relies on: twins of a position are other worlds."""
    assert len(SEATS) > 1
    bench = begun(next(iter(SEATS)), 1)
    rng = Rng(1)
    first = text(bench.match.open_view())
    seen = set()
    for _ in range(5):
        in_other_world(bench, 0, rng)
        seen.add(text(bench.match.open_view()))
    assert any(one != other for one, other in pairwise([first, *seen]))
