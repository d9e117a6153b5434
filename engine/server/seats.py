"""The seats of a table: who they are for, who sits there, and their stored data."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from time import time
from typing import Any, Literal, Protocol

from engine.bots.bot_names import is_bot
from engine.core.values import Json, Seat
from engine.data.codec import CodecError, decode, encode
from engine.games import GAMES
from engine.play.match_files import new_record
from engine.play.record import TALKS, Record, draw_seed
from engine.play.setup import DEFAULT_LEVEL, NAMES, bot_entry
from engine.server import messages
from engine.server.invitation import InvitationKind, new_secret
from engine.server.messages import Refusal, SeatPlan, TableRules, is_person_name

#: Where a person or bot of a seat is, as everybody sees it.
Presence = Literal["open", "invited", "here", "lost", "left", "bot"]
#: Writes an invitation from its kind, table and secret.
Invite = Callable[[InvitationKind, str, bytes], str]


class GuestConnection(Protocol):
    """The connection to one person, as a table uses it."""

    def send(self, message: Json) -> None:
        """Send a message after all earlier ones; never blocks and never fails."""

    def end(self, message: Json) -> None:
        """Send a last message and close the connection."""


@dataclass(eq=False, slots=True)
class Guest:
    """A person who is connected with a table."""

    connection: GuestConnection
    #: None for a person who watches.
    seat: Seat | None
    #: The match and the last of its messages that were sent.
    match: int = 0
    sent: int = 0
    #: The last chat line and the last state of the table that were sent.
    line_sent: int = 0
    state: Json = None
    #: Whether the person looks at something else than the table.
    is_elsewhere: bool = False


@dataclass(slots=True)
class Chair:
    """A seat of a table, and who it is for."""

    kind: Literal["friend", "bot", "open"]
    name: str = ""
    #: The level of a bot.
    level: str = ""
    #: The secret of an invitation that nobody has used, in hex, or "".
    invitation: str = ""
    #: The SHA-256 of the secret that was used, and of the key of who sits here, or "".
    used: str = ""
    key: str = ""
    #: The id of this person's last act or chat line that was accepted.
    last_id: int = 0
    #: The last question that was answered here in this match.
    last_answer: int = 0
    #: Whether a bot answers until the person is back: nobody came, they left, or it was voted.
    stands_in: bool = False
    has_left: bool = False
    #: Whether the person gave up this match, which a bot plays to its end.
    gave_up: bool = False
    #: When the connection was lost, in seconds since 1970; 0 while the person is here.
    lost_at: float = 0.0

    @property
    def is_taken(self) -> bool:
        """Whether a person sits here, connected or not."""
        return bool(self.key)

    def vacate(self) -> None:
        """Take the seat from who has it."""
        self.used = self.key = ""
        self.stands_in = self.has_left = self.gave_up = False
        self.lost_at = 0.0


@dataclass(slots=True)
class ServedTable:
    """What is kept of a table, apart from its match."""

    id: str
    game: str
    options: Json
    rules: TableRules
    chairs: list[Chair]
    #: The secret of the invitation to watch, in hex.
    watch_secret: str
    #: The number of matches that were begun.
    match: int = 0
    #: The seat of the host.
    host: Seat = 0
    #: The last chat lines: number, seat and text.
    lines: list[tuple[int, Seat, str]] = field(default_factory=list)
    #: When a person was here last, in seconds since 1970.
    used_at: float = 0.0

    def lets_watch(self, secret: str) -> bool:
        """Return whether a secret is that of the invitation to watch.

        Raises Refusal if it is, and nobody may watch.
        """
        is_right = is_same_digest(digest_of(secret), digest_of(self.watch_secret))
        if is_right and not self.rules.watchers:
            raise Refusal("not_allowed")
        return is_right


def move_everybody_on(state: ServedTable) -> None:
    """Move everybody one seat further for a rematch, as the players of its record do."""
    count = len(state.chairs)
    state.chairs = state.chairs[-1:] + state.chairs[:-1]
    state.host = (state.host + 1) % count
    state.lines = [(number, (seat + 1) % count, text) for number, seat, text in state.lines]


def digest_of(secret: str) -> str:
    """Return the SHA-256 of a secret, in hex; secrets have 128 bits and cannot be guessed."""
    return sha256(b"conquista secret " + secret.encode(errors="replace")).hexdigest()


def is_same_digest(one: str, other: str) -> bool:
    """Return whether two digests are equal, in a time that does not depend on them."""
    return hmac.compare_digest(one, other)


def seat_of_key(chairs: Sequence[Chair], key: str) -> Seat | None:
    """Return the seat of a key's SHA-256, or None. All seats are compared."""
    key_seat = None
    for seat, chair in enumerate(chairs):
        if chair.is_taken and is_same_digest(chair.key, key):
            key_seat = seat
    return key_seat


def invited_seat(chairs: Sequence[Chair], secret: str) -> Seat:
    """Return the seat of an unused invitation. All seats are compared. Raises Refusal."""
    free_seat, was_used = None, False
    digest = digest_of(secret)
    for seat, chair in enumerate(chairs):
        if chair.invitation and is_same_digest(digest_of(chair.invitation), digest):
            free_seat = seat
        was_used |= bool(chair.used) and is_same_digest(chair.used, digest)
    if free_seat is None:
        raise Refusal("used" if was_used else "wrong_secret")
    return free_seat


# -- the description of a table --------------------------------------------------------------------


def describe_table(state: ServedTable, viewer: Seat | None, invite: Invite) -> dict[str, Json]:
    """Return the stored data of a table as a seat sees it, without the seats themselves."""
    data: dict[str, Json] = {
        "is": "table",
        "table": state.id,
        "game": state.game,
        "version": GAMES[state.game].version,
        "options": state.options,
        "rules": encode(state.rules),
        "match": state.match,
        "host": state.host,
        "you": viewer,
    }
    if viewer == state.host and state.rules.watchers:
        data["watch"] = invite("watch", state.id, bytes.fromhex(state.watch_secret))
    return data


def describe_seat(
    state: ServedTable,
    seat: Seat,
    viewer: Seat | None,
    presence: Presence,
    guest: Guest | None,
    invite: Invite,
) -> dict[str, Json]:
    """Return a seat, with the guest who is connected there, as another seat sees it.

    The host alone sees invitations.
    """
    chair = state.chairs[seat]
    data: dict[str, Json] = {"name": chair.name, "presence": presence}
    if chair.kind == "bot":
        data["level"] = chair.level
    if chair.stands_in:
        data["stands_in"] = True
    if guest is not None and guest.is_elsewhere:
        data["elsewhere"] = True
    if chair.invitation and viewer == state.host:
        data["invitation"] = invite("seat", state.id, bytes.fromhex(chair.invitation))
    return data


def absences(state: ServedTable, presence: Callable[[Seat], Presence]) -> Json:
    """Return, by seat, the seconds since its connection was lost."""
    now = time()
    return {
        str(seat): round(max(0.0, now - chair.lost_at))
        for seat, chair in enumerate(state.chairs)
        if presence(seat) == "lost"
    }


def refusal_message(message: Any, key: str) -> Json:
    """Return the refusal of a message, with what identifies it."""
    data: dict[str, Json] = {"is": "refused", "do": message.do, "why": key}
    for name in ("id", "question", "ballot", "ply"):
        if hasattr(message, name):
            data[name] = getattr(message, name)
    return data


def line_data(line: tuple[int, Seat, str]) -> Json:
    """Return the message with a chat line."""
    number, seat, text = line
    return {"line": number, "seat": seat, "text": text}


# -- what a table may be ---------------------------------------------------------------------------


def check_rules(rules: TableRules) -> None:
    """Raise Refusal for rules that no table has."""
    if rules.talk not in TALKS:
        raise Refusal("bad_rules")


def check_plan(plan: SeatPlan) -> None:
    """Raise Refusal for a seat that cannot be planned so."""
    if plan.name and not is_person_name(plan.name):
        raise Refusal("bad_name")
    if plan.kind == "bot" and not is_bot(plan.level):
        raise Refusal("unknown_bot")


def new_chair(plan: SeatPlan) -> Chair:
    """Return a chair for a plan, with an invitation for a friend."""
    chair = Chair(plan.kind, plan.name, plan.level if plan.kind == "bot" else "")
    if plan.kind == "friend":
        chair.invitation = new_secret().hex()
    return chair


def new_state(table: str, given: messages.Create) -> ServedTable:
    """Return the state of the table that a host opens. Raises Refusal."""
    game = GAMES.get(given.game)
    if game is None:
        raise Refusal("unknown_game")
    if len(given.seats) + 1 not in game.seats:
        raise Refusal("seats")
    if not is_person_name(given.name):
        raise Refusal("bad_name")
    try:
        decode(game.options, given.options, "options")
    except CodecError as error:
        raise Refusal("options", str(error)) from None
    check_rules(given.rules)
    for plan in given.seats:
        check_plan(plan)
    names = [plan.name for plan in given.seats if plan.name]
    if len({given.name, *names}) <= len(names):
        raise Refusal("name_taken")
    host = Chair("friend", given.name, key=digest_of(given.key))
    chairs = [host, *(new_chair(plan) for plan in given.seats)]
    return ServedTable(
        table, given.game, given.options, given.rules, chairs, new_secret().hex(), used_at=time()
    )


def first_record(state: ServedTable) -> Record:
    """Return the record of the match that begins at a table, with a name for every seat."""
    chairs = state.chairs
    free = [name for name in NAMES if name not in {chair.name for chair in chairs}]
    for chair in chairs:
        chair.name = chair.name or free.pop(0)
        chair.level = chair.level or (DEFAULT_LEVEL if chair.kind == "bot" else "")
    players = tuple(
        bot_entry(chair.name, chair.level)
        if chair.kind == "bot"
        else {"kind": "human", "name": chair.name}
        for chair in chairs
    )
    game, secret = GAMES[state.game], draw_seed()
    record = new_record(game, len(players), None, state.options, players, secret)
    return replace(record, talk=state.rules.talk, apart=True)
