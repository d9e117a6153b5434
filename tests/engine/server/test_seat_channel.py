"""A session and a table understand one another."""

from __future__ import annotations

import pytest

from engine.core.rng import Rng
from engine.data.codec import encode
from engine.play.seat_requests import (
    KINDS,
    Answer,
    GiveUp,
    Interrupt,
    LeaveSeat,
    Request,
    TakeSeat,
    Undo,
    write_request,
)
from engine.play.seen_match import SeenMatch
from engine.server import messages
from engine.server.messages import Refusal, write
from engine.server.seat_channel import SeatChannel
from engine.talk.statements import Remark
from tests.engine.server.bench import Bench
from tests.engine.server.house import friend

REQUESTS: list[Request] = [
    Interrupt(3, Remark("thanks")),
    Undo(7),
    LeaveSeat(),
    TakeSeat(),
    GiveUp(),
]


@pytest.mark.parametrize("request_", REQUESTS, ids=lambda request: type(request).__name__)
def test_a_request_is_a_message_that_the_table_knows(request_: Request) -> None:
    channel = SeatChannel()
    message = messages.read(write(channel.to_table(write_request(request_))))
    if isinstance(request_, Interrupt):
        assert (message.id, message.ply) == (1, 3)
        assert message.action == encode(request_.action)
    if isinstance(request_, Undo):
        assert message.ply == 7


def test_every_request_has_its_message() -> None:
    assert len(KINDS) == len(REQUESTS) + 1
    with pytest.raises(Refusal):
        SeatChannel().to_table({"kind": "close"})


def test_a_match_is_played_through_it() -> None:
    """Two people whose sessions know only requests and messages of their seats."""
    bench = Bench("cannir", friend())
    guest = bench.join(1)
    bench.begin()
    rng = Rng(1)
    channels = {person: SeatChannel() for person in (bench.host, guest)}
    seen: dict[object, SeenMatch] = {}
    told: dict[object, list[object]] = {person: [] for person in channels}
    heard = dict.fromkeys(channels, 0)
    for _ in range(200):
        bench.settle()
        for person, channel in channels.items():
            for message in person.received[heard[person] :]:
                for content in channel.to_session(message):
                    if content["kind"] in ("refused", "presence"):
                        told[person].append(content)
                    elif person not in seen:
                        seen[person] = SeenMatch(content)
                    else:
                        seen[person].receive(content)
            heard[person] = len(person.received)
        asked = [person for person in seen if seen[person].question is not None]
        if not asked:
            break
        match = seen[asked[0]]
        assert match.question is not None
        legal = match.legal()
        request = Answer(match.question, legal[rng.below(len(legal))])
        sent = channels[asked[0]].to_table(write_request(request))  # type: ignore[index]
        asked[0].send(messages.read(write(sent)))  # type: ignore[attr-defined]
    assert all(match.whole is not None for match in seen.values())
    assert {"kind": "presence", "seats": [0, 1]} in told[guest]
    # What is refused is said in the words of the session.
    sent = channels[guest].to_table(write_request(GiveUp()))
    guest.send(messages.read(write(sent)))
    refusals = [channels[guest].to_session(message) for message in guest.received[-1:]]
    assert refusals == [[{"kind": "refused", "request": "resign", "key": "over"}]]
