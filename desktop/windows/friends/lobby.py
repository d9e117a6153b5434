"""What a person sees of a table: seats and presence, rules, invitations, what all are asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from ipaddress import ip_address

from desktop.painting.presence import Presence
from desktop.panels.chronicle_model import Deed
from engine.core.errors import one_line
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode
from engine.data.json_documents import whole_number
from engine.games import GAMES
from engine.server.invitation import Invitation, InvitationError
from engine.server.messages import MAX_CLOCK_SECONDS, TableRules

#: The longest text of a seat, in characters: an invitation.
_MAX_TEXT = 400


class SeatKind(StrEnum):
    """Who may take a seat."""

    FRIEND = "friend"
    BOT = "bot"
    OPEN = "open"


class Reach(StrEnum):
    """From where friends can reach the table, as far as its addresses tell."""

    NETWORK = "network"
    #: From anywhere, if the router of this house lets them in.
    ROUTER = "router"


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """A seat of the table."""

    kind: SeatKind
    presence: Presence
    name: str = ""
    #: The level of a bot.
    level: str = ""
    #: Seconds since the connection was lost.
    away_s: int = 0
    #: The invitation that admits to the seat; only the host sees it.
    invitation: str = ""
    #: Whether a bot answers here until the person is back.
    stands_in: bool = False
    #: Whether the person is connected, but looks at something else than the table.
    is_elsewhere: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, connected or not."""
        return self.presence in (Presence.HERE, Presence.LOST, Presence.LEFT)


class BallotKind(StrEnum):
    """What several people must agree to."""

    UNDO = "undo"
    BOT = "bot"
    REMATCH = "rematch"
    #: Ending the match without a winner.
    CALL_OFF = "call_off"


@dataclass(frozen=True, slots=True)
class SeenBallot:
    """A question to several people at the table; all of them must agree."""

    number: int
    kind: BallotKind
    #: The seat that asks, and the seat that it is about.
    by: Seat
    about: Seat
    voters: frozenset[Seat]
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Knock:
    """A person on the same local network who asks for a seat."""

    number: int
    name: str
    #: What they read out.
    digits: str


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table, as one of its seats sees it."""

    game: str
    seats: tuple[LobbySeat, ...]
    #: The seat of the person at this screen; None for a person who watches.
    own_seat: Seat | None
    host: Seat = 0
    rules: TableRules = field(default_factory=TableRules)
    options: Json = field(default_factory=dict)
    #: The number of the match, from 1; 0 before the first.
    match: int = 0
    ballots: tuple[SeenBallot, ...] = ()
    #: The seat that is to answer, or None.
    asked_seat: Seat | None = None
    #: How many hints each seat has looked at in the match; () before it.
    hints: tuple[int, ...] = ()
    #: How often a bot answered for each seat because its time was up; () before the match.
    late: tuple[int, ...] = ()
    #: The last hints and late moves, with their seats and the number of actions before them.
    deeds: tuple[tuple[Deed, Seat, int], ...] = ()
    #: The seconds until a bot answers for the seat that is asked; None without a clock.
    left_s: int | None = None
    #: The invitation to watch; only the host has it, where onlookers are allowed.
    watch: str = ""
    #: Who knocks; only the host sees it.
    knocks: tuple[Knock, ...] = ()

    @property
    def is_own_turn(self) -> bool:
        """Whether the person at this screen is to answer."""
        return self.own_seat is not None and self.asked_seat == self.own_seat

    @property
    def is_host(self) -> bool:
        """Whether the person at this screen is the host."""
        return self.own_seat == self.host

    @property
    def present_count(self) -> int:
        """The number of people who are here."""
        return sum(seat.presence is Presence.HERE for seat in self.seats)

    @property
    def free_seats(self) -> list[Seat]:
        """The seats where a friend may sit down: the invited ones last, for they are expected."""
        free = [i for i, seat in enumerate(self.seats) if seat.presence is Presence.OPEN]
        return free + [i for i, seat in enumerate(self.seats) if seat.presence is Presence.INVITED]

    @property
    def invitations(self) -> dict[Seat, str]:
        """The lines that admit to seats, for the host only."""
        return {i: seat.invitation for i, seat in enumerate(self.seats) if seat.invitation}

    def reach(self) -> tuple[Reach, int]:
        """Return from where the invited can reach the table, and its port.

        Without an invitation, the port is 0.
        """
        text = next(iter(self.invitations.values()), "")
        try:
            invitation = Invitation.parse(text)
        except InvitationError:
            return Reach.NETWORK, 0
        is_far = any(map(_is_public, invitation.addresses))
        return Reach.ROUTER if is_far else Reach.NETWORK, invitation.port

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats whose people are not here."""
        waited_for = (Presence.INVITED, Presence.LOST, Presence.OPEN)
        return tuple(i for i, seat in enumerate(self.seats) if seat.presence in waited_for)


def _is_public(address: str) -> bool:
    """Return whether an address leads to its computer from everywhere; a name may."""
    try:
        return ip_address(address).is_global
    except ValueError:
        return "." in address and not address.endswith(".local")


def lobby_of(message: Json) -> Lobby:
    """Return the table that a server's message "table" describes.

    Raises CodecError for a message that describes none, and for a game or a seat that does not
    exist.
    """
    if not isinstance(message, dict):
        raise CodecError("table: expected keys with values")
    game, seats = message.get("game"), message.get("seats")
    if not isinstance(game, str) or game not in GAMES or not isinstance(seats, list):
        raise CodecError("table: no such game")
    if len(seats) not in GAMES[game].seats:
        raise CodecError("table: not with so many seats")
    absent = message.get("absent")
    away = absent if isinstance(absent, dict) else {}
    own_seat, host = message.get("you"), whole_number(message.get("host"))
    places = range(len(seats))
    if (
        host is None
        or host not in places
        or not (own_seat is None or whole_number(own_seat) in places)
    ):
        raise CodecError("table: no such seat")
    return Lobby(
        game,
        tuple(_seat_of(seat, away.get(str(i))) for i, seat in enumerate(seats)),
        own_seat,
        host,
        decode(TableRules, message.get("rules"), "rules"),
        message.get("options"),
        whole_number(message.get("match")) or 0,
        _ballots_of(message.get("ballots"), places),
        _seat_in(message.get("asked"), places),
        _counts_of(message.get("hints")),
        _counts_of(message.get("late")),
        _deeds_of(message.get("deeds"), places),
        _seconds_of(message.get("left")),
        _line_of(message.get("watch")),
        _knocks_of(message.get("knocks")),
    )


def _seconds_of(data: Json) -> int | None:
    """Return what is left of a clock; None for anything else."""
    seconds = whole_number(data)
    return seconds if seconds is not None and 0 <= seconds <= MAX_CLOCK_SECONDS else None


def _line_of(data: Json) -> str:
    """Return an invitation; "" for anything else."""
    if not isinstance(data, str):
        return ""
    try:
        Invitation.parse(data)
    except InvitationError:
        return ""
    return data


def _seat_in(data: Json, places: range) -> Seat | None:
    """Return a seat of the table, or None for anything else."""
    seat = whole_number(data)
    return seat if seat in places else None


def _seats_in(data: Json, places: range) -> frozenset[Seat] | None:
    """Return seats of the table; None for anything else."""
    seats = [_seat_in(seat, places) for seat in data] if isinstance(data, list) else [None]
    known_seats = frozenset(seat for seat in seats if seat is not None)
    return None if None in seats else known_seats


def _counts_of(data: Json) -> tuple[int, ...]:
    """Return whole numbers; () for anything else."""
    counts = tuple(map(whole_number, data)) if isinstance(data, list) else ()
    return tuple(count or 0 for count in counts)


def _deeds_of(data: Json, places: range) -> tuple[tuple[Deed, Seat, int], ...]:
    """Return what people did that is no action; anything else in the list is left out."""
    deeds = []
    for entry in data if isinstance(data, list) else []:
        match entry:
            case ["hint" | "late" as kind, int(seat), int(ply)] if seat in places and ply >= 0:
                deeds.append((Deed(kind), seat, ply))
    return tuple(deeds)


def _knocks_of(data: Json) -> tuple[Knock, ...]:
    """Return who knocks. Raises CodecError for a malformed entry."""
    knocks = []
    for entry in data if isinstance(data, list) else []:
        match entry:
            case {"knock": int(number), "name": str(name), "digits": str(digits)}:
                knocks.append(Knock(number, one_line(name, _MAX_TEXT), one_line(digits, 4)))
            case _:
                raise CodecError("knock: expected a number, a name and digits")
    return tuple(knocks)


def _ballots_of(data: Json, places: range) -> tuple[SeenBallot, ...]:
    """Return the questions to all. Raises CodecError for a malformed one."""
    ballots = []
    for entry in data if isinstance(data, list) else []:
        if not isinstance(entry, dict):
            raise CodecError("ballot: expected keys with values")
        number = whole_number(entry.get("ballot"))
        by, about = (_seat_in(entry.get(key), places) for key in ("by", "about"))
        voters, agreed = (_seats_in(entry.get(key), places) for key in ("voters", "agreed"))
        if number is None or by is None or about is None or voters is None or agreed is None:
            raise CodecError("ballot: no such seat")
        try:
            kind = BallotKind(entry.get("kind", ""))
        except ValueError:
            # A later version may ask something else.
            continue
        ballots.append(SeenBallot(number, kind, by, about, voters, agreed & voters))
    return tuple(ballots)


def _seat_of(data: Json, away: Json) -> LobbySeat:
    if not isinstance(data, dict):
        raise CodecError("seat: expected keys with values")
    name, level, invitation = (data.get(key, "") for key in ("name", "level", "invitation"))
    if not all(
        isinstance(text, str) and len(text) <= _MAX_TEXT for text in (name, level, invitation)
    ):
        raise CodecError("seat: expected short texts")
    try:
        presence = Presence(data.get("presence", ""))
    except ValueError:
        raise CodecError("seat: unknown presence") from None
    kinds = {Presence.BOT: SeatKind.BOT, Presence.OPEN: SeatKind.OPEN}
    kind = kinds.get(presence, SeatKind.FRIEND)
    return LobbySeat(
        kind,
        presence,
        one_line(name),
        level,
        whole_number(away) or 0,
        invitation,
        stands_in=data.get("stands_in") is True,
        is_elsewhere=presence is Presence.HERE and data.get("elsewhere") is True,
    )
