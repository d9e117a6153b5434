"""Who may sit down, and where: secrets, names, versions, and seats that are taken twice."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from engine.core.values import Json
from engine.data.codec import encode
from engine.games import GAMES
from engine.server import messages
from engine.server.client import NetworkTableError, peek, seat_key
from engine.server.identity import client_context
from engine.server.invitation import Invitation, new_secret
from engine.server.messages import Begin, Hello, Invite, Sit, read_server_message, write
from engine.server.service import Service
from tests.engine.server.served_tables import (
    OPEN,
    QUICK,
    WIDE,
    House,
    Person,
    bot,
    friend,
    open_house,
    run,
)

GAME = "cannir"
RULES = {game.id: game.version for game in GAMES.values()}


async def say(house: House, *frames: str | bytes) -> list[dict[str, Json]]:
    """Connect, send frames one after the other, and return what comes until the end."""
    got = []
    async with connect(
        f"wss://127.0.0.1:{house.service.port}/",
        ssl=client_context(house.identity.fingerprint),
        compression=None,
        proxy=None,
    ) as socket:
        for frame in frames:
            await socket.send(frame)
        async for frame in socket:
            got.append(read_server_message(frame))
    return got


def hello(**changes: Json) -> str:
    return write({**encode(Hello(messages.PROTOCOL, "test", RULES)), **changes})


def test_an_invitation_seats_one_person_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), friend())
            invited = Invitation.parse(host.invitation(1))
            guest = await house.guest(host, 1, "Maud")
            await host.until(lambda: host.presence(1) == "here")
            assert (guest.seat, guest.presence(0), guest.presence(2)) == (1, "here", "invited")
            assert "invitation" not in host.table["seats"][1]
            # Others cannot use it any more, be they the host.
            for own in (b"another", host.name.encode()):
                other = house.join(Person(invited, "Otto", own=own))
                assert (await other.end())["why"] == "used"
            # The same person can, as often as they like.
            again = house.join(Person(invited, "Maud"))
            await again.until(lambda: bool(again.table))
            assert again.seat == 1

    run(play())


def test_of_two_connections_the_newer_has_the_seat_and_both_know(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            line = host.invitation(1)
            guest = await house.guest(host, 1, "Maud")
            newer = house.join(Person(Invitation.parse(line), "Maud"))
            await newer.until(lambda: bool(newer.table))
            assert (await guest.end())["is"] == "moved"
            assert newer.of("seated")[0]["moved"] is True
            assert guest.of("seated")[0]["moved"] is False
            host.client.send(Begin())
            await newer.until(lambda: newer.match is not None)
            assert host.presence(1) == "here"

    run(play())


def test_an_invitation_shows_its_table_before_anybody_sits_down(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host("cannir", friend(), bot("level1"), name="Isabeau")
            invited = Invitation.parse(host.invitation(1))
            table = await peek(invited, b"Rui", QUICK)
            assert table is not None
            assert (table["is"], table["game"], table["invited"]) == ("peeked", "cannir", 1)
            assert [seat["presence"] for seat in table["seats"]] == ["here", "invited", "bot"]
            assert table["you"] is None
            # Secrets are the host's, and nobody was seated.
            assert "invitation" not in str(table["seats"])
            await house.guest(host, 1, "Rui")
            # The invitation shows it again to who has used it, and to nobody else.
            again = await peek(invited, b"Rui", QUICK)
            assert again is not None
            assert (again["invited"], again["seats"][1]["name"]) == (1, "Rui")
            for wrong, why in ((invited, "used"), (replace(invited, secret=bytes(16)), "wrong")):
                with pytest.raises(NetworkTableError) as failure:
                    await peek(wrong, b"Otto", QUICK)
                assert failure.value.key.startswith(why)

    run(play())


def test_a_table_is_shown_no_more_often_than_it_is_entered(tmp_path: Path) -> None:
    limits = replace(WIDE, failures=2, failures_a_minute=0.001)

    async def play() -> None:
        async with open_house(tmp_path, limits) as house:
            host = await house.host("cannir", friend(), bot("level1"))
            wrong = replace(Invitation.parse(host.invitation(1)), secret=bytes(16))
            keys = []
            for _ in range(3):
                with pytest.raises(NetworkTableError) as failure:
                    await peek(wrong, b"Otto", QUICK)
                keys.append(failure.value.key)
            assert keys == ["wrong_secret", "wrong_secret", "too_many_tries"]

    run(play())


@pytest.mark.parametrize("kind", ["seat", "watch", "club"])
def test_a_wrong_secret_opens_nothing(kind: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), rules=messages.TableRules(watchers=True))
            table = "" if kind == "club" else host.table["table"]
            wrong = house.invitation(kind, table, new_secret())  # type: ignore[arg-type]
            create = messages.Create("", "", "", GAME, (friend(),)) if kind == "club" else None
            stranger = house.join(Person(wrong, "Otto", create=create))
            assert (await stranger.end())["why"] == "wrong_secret"
            assert not stranger.of("table")
            assert not stranger.of("match")
            assert len(house.store.tables) == 1

    run(play())


def test_the_secret_of_one_thing_opens_no_other(tmp_path: Path) -> None:
    """That of the club seats nobody, that of a seat opens no table, that to watch neither."""

    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), rules=messages.TableRules(watchers=True))
            table = host.table["table"]
            store = house.store.secret_bytes
            seat = Invitation.parse(host.invitation(1)).secret
            watch = Invitation.parse(host.table["watch"]).secret
            create = messages.Create("", "", "", GAME, (friend(),))
            for kind, secret in [
                ("seat", store), ("seat", watch), ("watch", store), ("watch", seat),
                ("club", seat), ("club", watch),
            ]:  # fmt: skip
                where = "" if kind == "club" else table
                wrong = house.invitation(kind, where, secret)  # type: ignore[arg-type]
                given = create if kind == "club" else None
                stranger = house.join(Person(wrong, "Otto", create=given))
                assert (await stranger.end())["why"] == "wrong_secret"

    run(play())


def test_tables_that_do_not_exist_are_said_to_be_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            for kind in ("seat", "watch"):
                lost = house.invitation(kind, "0000000a", new_secret())
                assert (await house.join(Person(lost, "Otto")).end())["why"] == "no_table"

    run(play())


def test_after_some_failures_an_address_has_to_wait(tmp_path: Path) -> None:
    limits = replace(WIDE, failures=3, failures_a_minute=0.001)

    async def play() -> None:
        async with open_house(tmp_path, limits) as house:
            host = await house.host(GAME, friend(), friend())
            invited = Invitation.parse(host.invitation(1))
            wrong = house.invitation("seat", host.table["table"], new_secret())
            for _ in range(3):
                assert (await house.join(Person(wrong, "Otto")).end())["why"] == "wrong_secret"
            # Now not even the right one is compared.
            guest = house.join(Person(invited, "Maud"))
            await guest.until(lambda: bool(guest.of("refused")))
            assert guest.of("refused")[0]["why"] == "too_many_tries"
            # Who sits already goes on.
            host.client.send(Begin())
            await host.until(lambda: host.match is not None)

    run(play())


@pytest.mark.parametrize("name", ["", "  ", "x" * 21, "two\nlines", "right\u202eleft"])
def test_a_name_is_one_short_line(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            guest = house.join(Person(Invitation.parse(host.invitation(1)), name))
            assert (await guest.end())["why"] == "bad_name"
            # The invitation is not lost by that.
            await house.guest(host, 1, "Maud")

    run(play())


def test_nobody_takes_the_name_of_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), bot(), name="Maud")
            guest = house.join(Person(Invitation.parse(host.invitation(1)), "Maud"))
            assert (await guest.end())["why"] == "name_taken"

    run(play())


def test_who_differs_is_told_which_side_is_older(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            invited = Invitation.parse(host.invitation(1))
            entry = write(encode(Sit(invited.table, "0" * 32, invited.secret.hex(), "Maud")))
            older, newer = RULES[GAME] - 1, RULES[GAME] + 1
            for frame, why in [
                (hello(protocol=messages.PROTOCOL - 1), "client_older"),
                (hello(protocol=messages.PROTOCOL + 1), "server_older"),
                (hello(rules={GAME: older}), "client_rules_older"),
                (hello(rules={}), "client_rules_older"),
                (hello(rules={GAME: newer}), "server_rules_older"),
            ]:
                got = await say(house, frame, entry)
                assert got[-1]["why"] == why
                assert got[-1]["protocol"] == messages.PROTOCOL
                assert not any(message["is"] in ("seated", "table", "match") for message in got)
            assert (await house.guest(host, 1, "Maud")).seat == 1

    run(play())


def test_the_host_can_invite_somebody_else(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), friend())
            first = host.invitation(1)
            guest = await house.guest(host, 1, "Maud")
            guest.client.send(Invite(2))
            assert await guest.refusal() == "not_host"
            host.client.send(Invite(1))
            assert (await guest.end())["is"] == "dismissed"
            await host.until(lambda: host.presence(1) == "invited")
            assert host.invitation(1) != first
            late = house.join(Person(Invitation.parse(first), "Maud"))
            assert (await late.end())["why"] == "wrong_secret"
            await house.guest(host, 1, "Otto")

    run(play())


def test_a_table_is_opened_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend())
            first = host.table["table"]
            # The line breaks before the client hears that the table is open.
            assert host.task is not None
            host.task.cancel()
            host.table = {}
            house.join(host)
            await host.until(lambda: bool(host.table))
            assert host.table["table"] == first
            assert len(house.store.tables) == 1
            # The same person may open another one beside it.
            create = messages.Create("", "", "", "cannir", (friend(),))
            other = house.join(Person(house.club_invitation, "Host", create=create))
            await other.until(lambda: bool(other.table))
            assert other.table["game"] == "cannir"
            assert {*house.store.tables} == {first, other.table["table"]}

    run(play())


@pytest.mark.parametrize(
    ("create", "why"),
    [
        (messages.Create("", "", "", "chess", (OPEN,)), "unknown_game"),
        (messages.Create("", "", "", GAME, ()), "seats"),
        (messages.Create("", "", "", GAME, (OPEN,) * 6), "seats"),
        (messages.Create("", "", "", GAME, (bot("level9"),)), "unknown_bot"),
        (messages.Create("", "", "", GAME, (bot("program:rm"),)), "unknown_bot"),
        (messages.Create("", "", "", GAME, (OPEN,), {"no": 1}), "options"),
        (messages.Create("", "", "", GAME, (friend("Host"),)), "name_taken"),
        (messages.Create("", "", "", GAME, (friend("A"), friend("A"))), "name_taken"),
        (
            messages.Create("", "", "", GAME, (OPEN,), {}, messages.TableRules(talk="loud")),
            "bad_rules",
        ),
    ],
)
def test_a_table_that_no_game_allows_is_refused(
    create: messages.Create, why: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            host = house.join(Person(house.club_invitation, "Host", create=create))
            assert (await host.end())["why"] == why
            assert not house.store.tables

    run(play())


def test_no_more_tables_than_are_allowed(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, tables=3, new_tables=2)) as house:
            create = messages.Create("", "", "", GAME, (friend(),))
            for number, why in enumerate(["", "", "too_many_tables"]):
                host = house.join(Person(house.club_invitation, f"Host {number}", create=create))
                if why:
                    assert (await host.end())["why"] == why
                else:
                    await host.until(lambda host=host: bool(host.table))

    run(play())


def test_a_key_depends_on_the_server(tmp_path: Path) -> None:
    """A server cannot use what it was shown to take the seat at another."""
    one = Invitation("seat", ("192.0.2.1",), 1, bytes(16), "0000000a", bytes(32))
    keys = {
        seat_key(b"own", one),
        seat_key(b"other", one),
        seat_key(b"own", replace(one, secret=bytes(range(16)))),
        seat_key(b"own", replace(one, fingerprint=bytes(range(32)))),
        seat_key(b"own", replace(one, fingerprint=None)),
        seat_key(b"own", replace(one, fingerprint=None, addresses=("192.0.2.2",))),
    }
    assert len(keys) == 6
    # The same server may be found at other addresses.
    assert seat_key(b"own", replace(one, addresses=("192.0.2.9",))) in keys


def test_neither_log_nor_files_of_others_have_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> list[str]:
        async with open_house(tmp_path) as house:
            host = await house.host(GAME, friend(), friend())
            invited = [Invitation.parse(host.invitation(seat)) for seat in (1, 2)]
            guest = await house.guest(host, 1, "Maud")
            await guest.leave_the_line()
            wrong = house.invitation("seat", host.table["table"], new_secret())
            await house.join(Person(wrong, "Otto")).end()
            await say(house, hello(), "{" * 9)
            secrets = [invitation.secret.hex() for invitation in invited]
            secrets += [seat_key(b"Maud", invited[0]), house.store.secret, wrong.secret.hex()]
            kept = (tmp_path / "tables" / f"{host.table['table']}.json").read_text()
            # Keys, and secrets that were used, are kept as their digests alone.
            assert not [secret for secret in (secrets[0], secrets[2]) if secret in kept]
            return secrets

    secrets = run(play())
    assert "seat 1" in caplog.text
    assert not [secret for secret in secrets if secret in caplog.text]
    for private in ("127.0.0.1", "Maud", "Otto"):
        assert private not in caplog.text


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, replace(WIDE, entry_seconds=0.05)) as house:
            assert (await say(house))[-1]["why"] == "too_late"
            assert (await say(house, hello()))[-1]["why"] == "too_late"
            assert not house.service._addresses

    run(play())


def test_any_free_port_is_the_same_at_all_addresses(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path) as house:
            service = Service(house.store, house.identity, WIDE)
            await service.start(["127.0.0.1", "127.0.0.2", "127.0.0.3"], 0)
            assert service._server is not None
            ports = {socket.getsockname()[1] for socket in service._server.sockets}
            assert ports == {service.port}
            assert len(service._server.sockets) == 3
            await service.stop()

    run(play())


def test_pages_of_browsers_are_refused(tmp_path: Path) -> None:
    from websockets.exceptions import InvalidStatus

    async def play() -> None:
        async with open_house(tmp_path) as house:
            with pytest.raises(InvalidStatus):
                await connect(
                    f"wss://127.0.0.1:{house.service.port}/",
                    ssl=client_context(house.identity.fingerprint),
                    origin="https://example.org",  # type: ignore[arg-type]
                    proxy=None,
                )
            await asyncio.sleep(0)

    run(play())
