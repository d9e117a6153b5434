"""Whole matches at a distance: everybody sees at each ply what they would see at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games import GAMES
from engine.play.match import Match
from engine.play.record import Record
from engine.server.messages import Begin, TableRules
from engine.table.bot_process import BotProcess
from tests.engine.server.served_tables import (
    House,
    InstantBots,
    Person,
    bot,
    friend,
    gather,
    open_house,
    run,
)
from tests.laws import text

#: Options of the tables of whole matches, if any: long games are short ones.
SHORTEST = {"cortez": {"short": True}}
#: Their seats: few in long games.
SEATS = dict.fromkeys(GAMES, 3) | {"condottiere3": 4, "contrees": 2, "cortez": 2}


async def seated(house: House, game: str, people: int, bots: int) -> list[Person]:
    """Return the people of a new table, the host first."""
    host = await house.host(
        game, *[friend()] * (people - 1), *[bot()] * bots, options=SHORTEST.get(game)
    )
    guests = [await house.guest(host, seat, f"Guest {seat}") for seat in range(1, people)]
    return [host, *guests]


def hold_views(people: list[Person], record: Record) -> None:
    """Compare what everybody saw after each ply with the match itself."""
    seen = 0
    for then in [*Match(record).moments(), Match(record)]:
        for person in people:
            if then.ply in person.views:
                assert person.views[then.ply] == text(then.view(person.seat))
                seen += 1
    assert seen >= len(people) * len(record.answers)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match(game: str, tmp_path: Path) -> None:
    count = SEATS[game]
    people = max(2, count - 1)

    async def play() -> None:
        async with open_house(tmp_path) as house:
            everybody = await seated(house, game, people, count - people)
            everybody[0].client.send(Begin())
            for person in everybody:
                person.play()
            await gather(
                *(person.until(lambda p=person: bool(p.match and p.match.full_match))
                  for person in everybody)
            )  # fmt: skip
            record = house.match_of(everybody[0]).record
            hold_views(everybody, record)
            for person in everybody:
                assert person.match is not None
                assert person.match.full_match is not None
                assert person.match.full_match.record == record
                assert person.match.result == Match(record).result
                assert person.table["phase"] == "over"

    run(play())


def test_bots_of_a_process_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with open_house(tmp_path, bots=BotProcess) as house:
            host, guest = await seated(house, "cannir", 2, 1)
            host.client.send(Begin())
            host.play()
            guest.play()
            await host.until(lambda: bool(host.match and host.match.full_match))
            bots = [seat for seat, _ in house.match_of(host).record.answers if seat == 2]
            assert bots

    run(play())


def test_a_rematch_moves_everybody_one_seat_further(tmp_path: Path) -> None:
    from engine.server.messages import Rematch, Vote

    async def play() -> None:
        async with open_house(tmp_path) as house:
            people = await seated(house, "cannir", 2, 1)
            host, guest = people
            host.client.send(Begin())
            for person in people:
                person.play()
            await host.until(lambda: bool(host.match and host.match.full_match))
            await guest.until(lambda: bool(guest.match and guest.match.full_match))
            guest.client.send(Rematch())
            await host.until(lambda: bool(host.table["ballots"]))
            asked = host.table["ballots"][0]
            assert (asked["by"], asked["voters"]) == (1, [0])
            host.client.send(Vote(asked["ballot"], yes=True))
            for person in people:
                await person.until(
                    lambda p=person: p.match_number == 2 and bool(p.match and p.match.full_match)
                )
            assert (host.seat, guest.seat) == (1, 2)
            assert host.table["host"] == 1
            assert [seat["name"] for seat in host.table["seats"]][1:] == ["Host", "Guest 1"]
            hold_views(people, house.match_of(host).record)

    run(play())


def test_a_watcher_sees_what_everybody_sees(tmp_path: Path) -> None:
    from engine.server.invitation import Invitation

    async def play() -> None:
        async with open_house(tmp_path) as house:
            rules = TableRules(watchers=True)
            host = await house.host("condottiere3", friend(), rules=rules)
            guest = await house.guest(host, 1, "Guest")
            watcher = house.join(Person(Invitation.parse(host.table["watch"]), "Watcher"))
            await watcher.until(lambda: bool(watcher.table))
            assert watcher.table["you"] is None
            assert "watch" not in watcher.table
            assert not any("invitation" in seat for seat in watcher.table["seats"])
            host.client.send(Begin())
            host.play()
            guest.play()
            await watcher.until(lambda: bool(watcher.match and watcher.match.full_match))
            for then in Match(house.match_of(host).record).moments():
                if then.ply in watcher.views:
                    assert watcher.views[then.ply] == text(then.view(None))
            watcher.client.send(Begin())
            assert await watcher.refusal() == "watching"

    run(play())


def test_instant_bots_are_asked(tmp_path: Path) -> None:
    """What the other tests rely on: seats of bots are answered by bots."""

    async def play() -> None:
        made: list[InstantBots] = []

        def make(loop: object) -> InstantBots:
            made.append(InstantBots(loop))  # type: ignore[arg-type]
            return made[-1]

        async with open_house(tmp_path, bots=make) as house:
            host = await house.host("cannir", bot())
            host.client.send(Begin())
            host.play()
            await host.until(lambda: bool(host.match and host.match.full_match))
        assert sum(len(bots.asked) for bots in made) > 0

    run(play())
