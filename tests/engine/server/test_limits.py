"""Buckets and the bots that tables share."""

from __future__ import annotations

import pytest

from engine.bots.protocol import Request
from engine.core.values import Json
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.server.bot_pool import MAX_ATTEMPTS, BotPool
from engine.server.limits import MAX_REMEMBERED, Bucket, Buckets, household_key
from tests.engine.server.bench import StillLoop
from tests.engine.server.served_tables import InstantBots


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_some_at_once_and_then_so_many_in_a_time() -> None:
    clock = Clock()
    bucket = Bucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2
    assert bucket.is_empty
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1_000
    assert [bucket.take() for _ in range(5)] == [True] * 3 + [False] * 2


def test_who_may_wait_is_told_how_long() -> None:
    clock = Clock()
    bucket = Bucket(2, 4.0, clock)
    assert [bucket.wait() for _ in range(4)] == [0.0, 0.0, 0.25, 0.5]
    clock.now += 0.5
    assert bucket.wait() == 0.25


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("somewhere", "elsewhere", False),
    ],
)
def test_addresses_of_one_household_count_as_one(one: str, other: str, same: bool) -> None:
    assert (household_key(one) == household_key(other)) is same


def test_no_more_addresses_are_remembered_than_there_is_room_for() -> None:
    buckets = Buckets(1, 0.001, Clock())
    for number in range(MAX_REMEMBERED + 50):
        buckets.bucket_of(f"a{number}").take()
    assert len(buckets._buckets) == MAX_REMEMBERED
    assert buckets.bucket_of(f"a{MAX_REMEMBERED}").is_empty
    assert not buckets.bucket_of("a0").is_empty


# -- bots of many tables ---------------------------------------------------------------------------


class Listener:
    def __init__(self) -> None:
        self.heard: list[object] = []

    def on_reply(self, ticket: int, reply: Json) -> None:
        self.heard.append(ticket)

    def on_failure(self, reason: str) -> None:
        self.heard.append(reason)


def request() -> Request:
    match = Match(new_record(GAMES["cannir"], 2, 1))
    return Request(match.game, match.view(0), match.legal(), "random", 1)


class Pool:
    """Two tables whose bots share one process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("engine.server.bot_pool.parallel_searches", lambda: 1)
        self.loop = StillLoop()
        self.made: list[InstantBots] = []
        pool = BotPool(self.loop, self._make)
        self.tables = pool.for_table(), pool.for_table()
        self.listeners = Listener(), Listener()
        for table, listener in zip(self.tables, self.listeners, strict=True):
            table.add_listener(listener)

    def _make(self, loop: object) -> InstantBots:
        self.made.append(InstantBots(self.loop))
        return self.made[-1]

    @property
    def heard(self) -> list[list[object]]:
        return [listener.heard for listener in self.listeners]


def test_tables_share_a_process_without_hearing_one_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(monkeypatch)
    for table in pool.tables:
        table.ask(1, request())
    pool.tables[0].ask(2, request())
    pool.tables[0].cancel(1)
    pool.loop.pass_time()
    assert pool.heard == [[2], [1]]
    assert len(pool.made) == 1


def test_a_table_that_begins_anew_takes_nothing_from_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(monkeypatch)
    for table in pool.tables:
        table.ask(1, request())
    pool.tables[0].restart()
    pool.loop.pass_time()
    assert pool.heard == [[], [1]]
    assert pool.made[0].restarts == 1


def test_a_lost_process_is_asked_again_before_anybody_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool(monkeypatch)
    for table in pool.tables:
        table.ask(1, request())
    (bots,) = pool.made
    for _ in range(MAX_ATTEMPTS - 1):
        bots.restart()
        for listener in tuple(bots._listeners):
            listener.on_failure("ended")
    assert pool.heard == [[], []]
    bots.restart()
    for listener in tuple(bots._listeners):
        listener.on_failure("ended")
    assert pool.heard == [["ended"], ["ended"]]


def test_a_closed_table_hears_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(monkeypatch)
    for table in pool.tables:
        table.ask(1, request())
    pool.tables[0].close()
    pool.loop.pass_time()
    assert pool.heard == [[], [1]]
    assert pool.made[0].restarts == 0
