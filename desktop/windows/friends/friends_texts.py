"""Sentences about tables for friends: refusals, broken connections, unreachable tables."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.language.translation import translate
from engine.core.values import Json


def refusal_text(why: str) -> str:
    """Return the sentence for a refusal of a server."""
    texts = {
        "wrong_secret": translate("Friends", "This invitation is not valid. Ask for a new one."),
        "used": translate(
            "Friends", "Somebody has already used this invitation. Ask your friend for a new one."
        ),
        "no_table": translate("Friends", "This table no longer exists."),
        "name_taken": translate("Friends", "Somebody at this table has that name already."),
        "bad_name": translate("Friends", "This name cannot be used. Choose another one."),
        "too_many_tries": translate("Friends", "Too many tries. Wait a minute."),
        "busy": translate("Friends", "The server has no room at the moment."),
        "client_older": translate(
            "Friends", "The table has a newer version of Conquista. Update yours to sit down."
        ),
        "server_older": translate(
            "Friends", "The table has an older version of Conquista. Your friend has to update it."
        ),
        "client_rules_older": translate(
            "Friends", "The table has newer rules of this game. Update Conquista to sit down."
        ),
        "server_rules_older": translate(
            "Friends", "The table has older rules of this game. Your friend has to update."
        ),
        "has_begun": translate("Friends", "The match has begun; this cannot be changed now."),
        "not_allowed": translate("Friends", "The rules of this table do not allow it."),
        "full": translate("Friends", "There are enough onlookers at this table."),
        "too_much_talk": translate("Friends", "Not so fast: your last message was not sent."),
        "too_soon": translate("Friends", "Wait until the player has been away for three minutes."),
        "not_its_turn": translate("Friends", "It is not this player’s turn."),
        "not_absent": translate("Friends", "This player is back."),
        "moved": translate("Friends", "You sat down in another window."),
        "dismissed": translate("Friends", "The host has given your seat to somebody else."),
        "closed": translate("Friends", "The host has closed the table."),
        "left": translate("Friends", "You have left the table."),
        "late": translate("Friends", "That came too late: the table has gone on."),
        "no_line": translate(
            "Friends", "The connection is broken, so you cannot play now. Nothing is lost."
        ),
        "bad_line": translate("Friends", "This message cannot be sent."),
        "no_such_ballot": translate("Friends", "This question has already been answered."),
        "nothing_to_undo": translate("Friends", "You have no move to take back."),
        "gave_up": translate(
            "Friends", "A player who has given up cannot come back before the match is over."
        ),
        "host_away": translate("Friends", "The host is not here."),
        "watching": translate("Friends", "Only people with a seat at the table can do this."),
        "not_host": translate("Friends", "Only the host can do this."),
        "over": translate("Friends", "The match is over."),
        "not_over": translate("Friends", "The match is not over yet."),
        "not_your_turn": translate("Friends", "It is not your turn."),
        "stale": translate("Friends", "Something else happened first. Look, and try again."),
        "not_invitation": translate("Friends", "This is not an invitation to a table."),
        "cut_off": translate("Friends", "A part of the invitation is missing. Copy all of it."),
        "checksum": translate("Friends", "There is a mistake in the invitation. Copy it again."),
        "too_long": translate("Friends", "This is too long for an invitation."),
        "newer": translate(
            "Friends", "This invitation is from a newer version of Conquista. Update yours."
        ),
        "older": translate(
            "Friends", "This invitation is from an older version. Ask for a new one."
        ),
        "club": translate(
            "Friends", "This line is for opening tables; it is not an invitation to a seat."
        ),
        "declined": translate("Friends", "The host did not let you in."),
        **dict.fromkeys(
            ("unreachable", "silent", "nobody_there", "no_server", "other_certificate"),
            translate("Friends", "The table cannot be reached from here."),
        ),
        "server": translate("Friends", "No table can be opened on this computer."),
        "server_silent": translate(
            "Friends", "The table did not open in time on this computer. Try again."
        ),
        "in_use": translate(
            "Friends",
            "Another Conquista window on this computer is still using your tables. Close it, and "
            "try again.",
        ),
        "repeated": translate("Friends", "A message was not understood; the match is sent again."),
        "own": translate("Friends", "The file with your own secret cannot be used."),
        "missing_library": translate(
            "Friends",
            "A part of Conquista that friends need is missing on this computer. Install it again.",
        ),
        "ended": translate("Friends", "The connection to the table broke off. Try again."),
    }
    return texts.get(why) or translate("Friends", "The table refused it ({reason}).").format(
        reason=why
    )


def broken_text(seconds: int) -> str:
    """Return the sentence for a broken connection, with the time of the next try."""
    text = translate("Friends", "The connection is broken. Next try in {seconds}\u00a0s.")
    return text.format(seconds=seconds)


def unreachable_text(tried: Sequence[Json]) -> str:
    """Return why no address of the table could be reached."""
    whys = {str(entry.get("why")) for entry in tried if isinstance(entry, dict)}
    if "other_certificate" in whys:
        return translate(
            "Friends",
            "Another computer answers at this address. Ask your friend for a new invitation.",
        )
    if whys <= {"nobody_there"}:
        return translate(
            "Friends",
            "The table is closed at the moment: Conquista is not running on its computer.",
        )
    return translate("Friends", "The table cannot be reached from here.")
