"""The set-up of a new game before it is dealt: players by seat, variants, and the deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from engine.bots.bot_names import LEVEL_NAMES, is_program, split_temper
from engine.core.game import Game
from engine.core.values import BOLD, CAREFUL, GRUDGING, Json, Seat
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import is_name
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import MAX_NAME_LENGTH, SILENT, Record, deal_again, draw_seed

DEFAULT_LEVEL = "level3"

#: The most deals that are drawn until the chosen seat begins.
_MAX_DEALS = 1000

#: Names by seat for players without a name, from the time in which the games are set.
NAMES = ("Isabeau", "Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
#: Temper of each name's bot, the same at every table. A bot with any other name is even-tempered.
TEMPER_BY_NAME = {
    "Isabeau": CAREFUL,
    "Aldric": BOLD,
    "Maud": CAREFUL,
    "Lorenzo": GRUDGING,
    "Beatriz": BOLD,
    "Otto": GRUDGING,
}


def characters_of(players: Sequence[Mapping[str, Any]]) -> tuple[str | None, ...]:
    """Return the character (one of `NAMES`) of each bot of a record, by seat; None for other
    players.

    A bot with another name is the character of its seat, or the next one who is not at the table.
    """
    is_ours = [
        player.get("kind") == "bot" and not is_program(player.get("level", ""))
        for player in players
    ]
    taken = {
        player["name"]
        for player in players
        if player.get("kind") == "bot" and player.get("name") in NAMES
    }
    characters: list[str | None] = []
    for seat, player in enumerate(players):
        name = player.get("name", "")
        if is_ours[seat] and name not in NAMES:
            order = NAMES[seat:] + NAMES[:seat]
            name = next((other for other in order if other not in taken), order[0])
            taken.add(name)
        characters.append(name if is_ours[seat] else None)
    return tuple(characters)


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """The player of one seat; with an empty name the application chooses one."""

    #: "human" or "bot".
    kind: str = "bot"
    name: str = ""
    level: str = DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class Setup:
    """A game about to begin; chairs beyond `seats` are remembered but stay empty."""

    seats: int
    chairs: tuple[SeatSetup, ...]
    options: Json = field(default_factory=dict)
    #: The number of the deal; None draws one at every start.
    seed: int | None = None
    #: The seat that begins, or None if the deal decides. A chosen deal overrides it.
    first: int | None = None

    @property
    def human_count(self) -> int:
        """The number of people at the table."""
        return sum(chair.kind == "human" for chair in self.chairs[: self.seats])


class SetupRules(Protocol):
    """The limits of a set-up: a game's rules, or the summary of them on its box."""

    @property
    def id(self) -> str: ...
    @property
    def seats(self) -> range: ...
    @property
    def options(self) -> type: ...


class GameBox(SetupRules, Protocol):
    """The limits of a set-up, with the choice of the first seat."""

    @property
    def first_seats(self) -> int | None: ...


def default_setup(game: SetupRules, level: str = DEFAULT_LEVEL, seats: int | None = None) -> Setup:
    """Return a set-up of one person against bots of a level.

    `seats` is the number of players; None takes the fewest the game allows.
    """
    others = (SeatSetup(level=level),) * (game.seats[-1] - 1)
    return Setup(seats or game.seats[0], (SeatSetup("human"), *others))


def first_setup(box: GameBox) -> Setup:
    """Return a first game after the lessons, against the weakest bots."""
    return default_setup(box, LEVEL_NAMES[0], box.first_seats)


def from_json(game: SetupRules, data: Json) -> Setup:
    """Return a remembered set-up, or the default one where it does not fit the game (any more)."""
    return decode_setup(game, data) or default_setup(game)


def decode_setup(game: SetupRules, data: Json) -> Setup | None:
    """Return the set-up in a file, or None where it does not fit the game (any more)."""
    try:
        setup = decode(Setup, data, "setup")
        decode(game.options, setup.options, "options")
    except CodecError:
        return None
    are_seats_valid = all(
        chair.kind in ("human", "bot")
        and (chair.level in LEVEL_NAMES or is_program(chair.level))
        and is_name(chair.name, MAX_NAME_LENGTH)
        for chair in setup.chairs
    )
    if setup.first is not None and setup.first not in range(setup.seats):
        return None
    if not are_seats_valid or setup.seats not in game.seats or len(setup.chairs) != game.seats[-1]:
        return None
    return setup


def to_json(setup: Setup) -> Json:
    """Return the stored form of a set-up; a chosen deal is for one game only."""
    return encode(replace(setup, seed=None))


def name_of(setup: Setup, seat: Seat) -> str:
    """Return the name for the record; "" for the only person at the table, called "you"."""
    chair = setup.chairs[seat]
    if chair.name or (chair.kind == "human" and setup.human_count == 1):
        return chair.name
    return NAMES[seat]


def with_bots_only(setup: Setup) -> Setup:
    """Return a copy of the set-up with a bot on every seat."""
    chairs = tuple(
        chair if chair.kind == "bot" else replace(chair, kind="bot", name="")
        for chair in setup.chairs
    )
    return replace(setup, chairs=chairs)


def to_record(game: Game, setup: Setup, talk: str = SILENT) -> Record:
    """Return the record of this game before the first action.

    `talk` says how much its bots speak.
    """
    players = player_entries(setup)
    record = new_record(game, setup.seats, setup.seed, setup.options, players, draw_seed())
    record = replace(record, talk=talk)
    if setup.first is None or setup.seed is not None:
        return record
    # The game itself draws who begins: deals in which another seat begins are discarded.
    for _ in range(_MAX_DEALS):
        if Match(record).begins == setup.first:
            break
        record = deal_again(record)
    return record


def player_entries(setup: Setup) -> tuple[Json, ...]:
    """Return the entries of the players in the record of this game, by seat."""
    return tuple(_player_entry(setup, seat) for seat in range(setup.seats))


def _player_entry(setup: Setup, seat: Seat) -> Json:
    chair, name = setup.chairs[seat], name_of(setup, seat)
    return bot_entry(name, chair.level) if chair.kind == "bot" else {"kind": "human", "name": name}


def bot_entry(name: str, level: str) -> Json:
    """Return a record's entry of a bot of that name, with the temper that belongs to the name."""
    temper = temper_of(level, name)
    return {"kind": "bot", "name": name, "level": f"{level}:{temper}" if temper else level}


def temper_of(level: str, name: str) -> str:
    """Return the temper of a bot of that level and name, or ""."""
    return TEMPER_BY_NAME.get(name, "") if level in LEVEL_NAMES else ""


def deputy_level(players: Sequence[Json]) -> str:
    """Return the level of the bot for a person who leaves.

    It is the level of most other bots; of two equally common levels it is the stronger one.
    """
    levels = [split_temper(player["level"])[0] for player in players if player.get("kind") == "bot"]
    known_levels = [level for level in levels if level in LEVEL_NAMES]
    return max(
        known_levels, key=lambda level: (known_levels.count(level), level), default=DEFAULT_LEVEL
    )
