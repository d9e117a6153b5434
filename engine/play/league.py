"""A league: an evening of matches over several boxes, among the same players at one screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.bots.bot_names import LEVEL_NAMES
from engine.core.errors import quote_value
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode, encode
from engine.data.json_documents import is_name
from engine.play.record import MAX_NAME_LENGTH
from engine.play.setup import SeatSetup

#: The fewest and the most players of a league.
MIN_PLAYERS, MAX_PLAYERS = 2, 6


@dataclass(frozen=True, slots=True)
class LeagueMatch:
    """A match of a league, from the moment in which it is begun."""

    game: str
    #: The number of the player at each seat.
    sitters: tuple[int, ...]
    #: The key of the match, by which it is recognised.
    key: str
    #: The seats that won, () where all lost; None while it is not over.
    winners: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class League:
    """The players by number, the boxes in their order, and the matches begun so far.

    >>> people = tuple(SeatSetup("human", name) for name in ("Ana", "Bruno", "Clara"))
    >>> league = League(people, ("for two", "for three"))
    >>> plan(league, {"for two": 2, "for three": 3})
    ((0, 1), (0, 1, 2))
    >>> league = begin(league, (0, 1), "first")
    >>> [row.points for row in standings(enter(league, "first", (1,)))]
    [1.0, 0.0, 0.0]
    """

    players: tuple[SeatSetup, ...]
    games: tuple[str, ...]
    matches: tuple[LeagueMatch, ...] = ()

    @property
    def open_match(self) -> LeagueMatch | None:
        """The first match that is begun and not over, or None."""
        return next((match for match in self.matches if match.winners is None), None)

    @property
    def next_game(self) -> str:
        """The box of the open match, or the next one; "" where the evening is over."""
        if self.open_match is not None:
            return self.open_match.game
        return next(iter(self.games[len(self.matches) :]), "")

    @property
    def is_over(self) -> bool:
        """Whether every box was played."""
        return not self.next_game

    def match_of(self, key: str) -> LeagueMatch | None:
        """Return the match with a key, or None."""
        return next((match for match in self.matches if match.key == key), None)


# -- the course of the evening ---------------------------------------------------------------------


def begin(league: League, sitters: Sequence[int], key: str) -> League:
    """Return the league with a match of the next box begun.

    An open match that was lost is replaced.
    """
    new_match = LeagueMatch(league.next_game, tuple(sitters), key)
    if league.open_match is None:
        return replace(league, matches=(*league.matches, new_match))
    matches = tuple(new_match if match is league.open_match else match for match in league.matches)
    return replace(league, matches=matches)


def enter(league: League, key: str, winners: tuple[Seat, ...] | None) -> League:
    """Return the league with the winning seats of a match; None for one that goes on again.

    A match that is entered several times counts with its last result.
    """
    matches = tuple(
        replace(match, winners=winners) if match.key == key else match for match in league.matches
    )
    return replace(league, matches=matches)


def move(league: League, game: str, steps: int) -> League:
    """Return the league with a box played earlier (-1) or later (1), among those not yet begun."""
    begun, waiting = league.games[: len(league.matches)], [*league.games[len(league.matches) :]]
    index = waiting.index(game) if game in waiting else -1
    if index < 0 or not 0 <= index + steps < len(waiting):
        return league
    waiting.insert(index + steps, waiting.pop(index))
    return replace(league, games=(*begun, *waiting))


def end_now(league: League) -> League:
    """Return the league without the boxes that are not yet begun, nor a match that is not over."""
    matches = tuple(match for match in league.matches if match.winners is not None)
    return replace(league, games=tuple(match.game for match in matches), matches=matches)


# -- who sits out ----------------------------------------------------------------------------------


def plan(league: League, capacities: Mapping[str, int]) -> tuple[tuple[int, ...], ...]:
    """Return the players of every box in their order: of those begun, and as foreseen for others.

    `capacities` has the most seats of each box. Where there are fewer seats than players, those
    sit out who did so least often, of equals the last. So nobody sits out twice before all have
    once.
    """
    count = len(league.players)
    rests = [0] * count
    planned = [match.sitters for match in league.matches]
    for number, game in enumerate(league.games):
        if number >= len(planned):
            surplus = max(0, count - capacities[game])
            order = sorted(range(count), key=lambda player: (rests[player], -player))
            resting = order[:surplus]
            planned.append(tuple(player for player in range(count) if player not in resting))
        for player in range(count):
            rests[player] += player not in planned[number]
    return tuple(planned)


# -- points ----------------------------------------------------------------------------------------


def points(seats: int, winners: Sequence[Seat]) -> list[float]:
    """Return the points of a match by seat.

    A winner has one for each rival beaten, and a half for each with whom the victory is shared.
    """
    won = len(seats_won := set(winners))
    share = seats - won + (won - 1) / 2
    return [share if seat in seats_won else 0.0 for seat in range(seats)]


def points_of(match: LeagueMatch) -> dict[int, float]:
    """Return the points of a match by player; {} while it is not over."""
    if match.winners is None:
        return {}
    return dict(zip(match.sitters, points(len(match.sitters), match.winners), strict=True))


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """A player in the standing."""

    player: int
    points: float
    #: The number of victories, shared ones included.
    victories: int
    #: The number of matches played.
    played: int
    #: The place from 1, the same for players with equal points and victories.
    place: int


def standings(league: League) -> list[LeagueStanding]:
    """Return the standing, the best first; of equal points the one with more victories."""
    over = [match for match in league.matches if match.winners is not None]
    totals = {player: [0.0, 0, 0] for player in range(len(league.players))}
    for match in over:
        for seat, player in enumerate(match.sitters):
            total = totals[player]
            total[0] += points_of(match)[player]
            total[1] += seat in (match.winners or ())
            total[2] += 1
    ranked = sorted(totals, key=lambda player: (-totals[player][0], -totals[player][1], player))
    merits = [tuple(totals[player][:2]) for player in ranked]
    return [
        LeagueStanding(
            player,
            totals[player][0],
            victories=int(totals[player][1]),
            played=int(totals[player][2]),
            place=merits.index(merit) + 1,
        )
        for player, merit in zip(ranked, merits, strict=True)
    ]


# -- as a file -------------------------------------------------------------------------------------


def to_json(league: League) -> Json:
    """Return the stored form of a league."""
    return encode(league)


def from_json(data: Json) -> League:
    """Return the league in its stored form. Raises CodecError with the fault."""
    league: League = decode(League, data, "league")
    _check_players(league.players)
    if len(set(league.games)) < len(league.games):
        raise CodecError("games: the same box twice")
    if tuple(match.game for match in league.matches) != league.games[: len(league.matches)]:
        raise CodecError("matches: not of the first boxes")
    if len({match.key for match in league.matches}) < len(league.matches):
        raise CodecError("matches: the same match twice")
    for number, match in enumerate(league.matches):
        _check_match(match, len(league.players), f"matches[{number}]")
    return league


def _check_players(players: Sequence[SeatSetup]) -> None:
    if not MIN_PLAYERS <= len(players) <= MAX_PLAYERS:
        raise CodecError(f"players: {len(players)}, expected {MIN_PLAYERS} to {MAX_PLAYERS}")
    for number, player in enumerate(players):
        if player.kind not in ("human", "bot") or player.level not in LEVEL_NAMES:
            raise CodecError(f"players[{number}]: neither a person nor a known bot")
        if not player.name or not is_name(player.name, MAX_NAME_LENGTH):
            raise CodecError(f"players[{number}].name: {quote_value(player.name)}")
    if len({player.name for player in players}) < len(players):
        raise CodecError("players: the same name twice")


def _check_match(match: LeagueMatch, players: int, where: str) -> None:
    sitters = set(match.sitters)
    if len(sitters) < max(MIN_PLAYERS, len(match.sitters)) or not sitters <= set(range(players)):
        raise CodecError(f"{where}.sitters: expected different players")
    winners = match.winners or ()
    if len(set(winners)) < len(winners) or not set(winners) <= set(range(len(match.sitters))):
        raise CodecError(f"{where}.winners: expected different seats")
