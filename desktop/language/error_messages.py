"""Errors in the player's words: the fault of a file, and a remedy."""

from __future__ import annotations

import errno

from desktop.language.translation import translate
from engine.core.errors import ConquistaError, one_line
from engine.system.files import ProtectedError


def sentence(error: Exception, name: str = "") -> str:
    """Return one or two sentences about an error in reading or writing the file called `name`.

    Raises `error` itself when it is neither a ConquistaError nor an OSError.
    """
    if isinstance(error, ConquistaError):
        return _about_record(error.key).format(name=one_line(name, 80))
    if isinstance(error, OSError):
        return about_writing(error)
    raise error


def about_writing(error: Exception) -> str:
    """Return the reason why something could not be written."""
    if isinstance(error, ProtectedError):
        return translate("Errors", "The file is write-protected.")
    match getattr(error, "errno", None):
        case errno.ENOSPC | errno.EDQUOT:
            return translate("Errors", "There is no room left on the disk.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return translate("Errors", "This folder cannot be written to.")
        case errno.ENOENT:
            return translate("Errors", "The folder no longer exists.")
        case errno.ENOTDIR:
            return translate("Errors", "There is a file where a folder is needed.")
        case errno.EISDIR:
            return translate("Errors", "There is already a folder with this name.")
        case errno.EEXIST:
            return translate("Errors", "There is already another file where a page would be saved.")
        case errno.ENODEV:
            return translate("Errors", "The item with this name is not a file.")
        case errno.ENAMETOOLONG:
            return translate("Errors", "The name of the file is too long.")
        case errno.EFBIG:
            return translate("Errors", "The file is too large to be saved here.")
        case errno.EIO:
            return translate("Errors", "The disk reports an error.")
        case number:
            # The system's own message is rarely in the player's language.
            reason = errno.errorcode.get(number or 0) or type(error).__name__
    return translate("Errors", "The file cannot be written ({reason}).").format(reason=reason)


def _about_record(key: str) -> str:
    """Return the template of the message about a faulty saved game; any other key means damaged."""
    match key:
        case "foreign":
            return translate("Errors", "“{name}” is not a Conquista game.")
        case "newer":
            return translate(
                "Errors",
                "“{name}” was saved by a newer Conquista. Update Conquista to open it.",
            )
        case "older":
            return translate(
                "Errors",
                "“{name}” was played with older rules that this version of Conquista does not "
                "know, so it cannot be continued here.",
            )
        case "older_rules":
            return translate(
                "Errors",
                "“{name}” was played with older rules and is not finished, so it cannot be "
                "continued here. The file was left as it is.",
            )
        case "unreadable":
            return translate("Errors", "“{name}” cannot be read. Is it still there?")
        case "too_large":
            return translate("Errors", "“{name}” is far too large to be a Conquista game.")
        case "in_use":
            return translate("Errors", "“{name}” is open in another window.")
        case "unknown_game":
            return translate(
                "Errors", "“{name}” is from a game that this version of Conquista does not have."
            )
    return translate(
        "Errors", "“{name}” is damaged and cannot be opened. The file was left as it is."
    )


# -- notices at the bottom of the window -----------------------------------------------------------


def keeping_failed(error: Exception) -> str:
    """Return the notice that the running game could not be saved."""
    return translate(
        "Notice",
        "This game cannot be saved automatically. {reason} You can play on, and save it elsewhere.",
    ).format(reason=about_writing(error))


def settings_failed(error: Exception) -> str:
    """Return the notice that a changed setting could not be saved."""
    return translate("Notice", "The settings could not be saved. {reason}").format(
        reason=about_writing(error)
    )


def settings_lost(trouble: str) -> str:
    """Return the notice about lost settings.

    Their file is "damaged", "newer", "unreadable" or "foreign".
    """
    if trouble == "unreadable":
        return translate(
            "Notice",
            "The settings cannot be read. The default settings apply, and changes you make now "
            "will not be saved.",
        )
    if trouble == "foreign":
        return translate(
            "Notice",
            "The file “settings.json” in this folder belongs to another program. It is left as "
            "it is: the default settings apply, and changes you make now will not be saved.",
        )
    if trouble == "newer":
        return translate(
            "Notice",
            "The settings come from a newer version of Conquista. They have been set aside, and "
            "the default settings apply.",
        )
    return translate(
        "Notice",
        "The settings were damaged. They have been set aside, and the default settings apply.",
    )


def ledger_lost(trouble: str) -> str:
    """Return the notice about a ledger file, for the same kinds of trouble as `settings_lost`."""
    if trouble == "foreign":
        return translate(
            "Notice",
            "The file “ledger.json” in this folder belongs to another program. It is left as it "
            "is, and your ledger is not saved.",
        )
    if trouble == "unreadable":
        return translate(
            "Notice", "The ledger cannot be read. It is left as it is, and no new lines are added."
        )
    if trouble == "newer":
        return translate(
            "Notice",
            "The ledger comes from a newer version of Conquista. It was set aside, and a new one "
            "was started from your saved games.",
        )
    return translate(
        "Notice",
        "The ledger was damaged. It was set aside, and a new one was started from your saved "
        "games.",
    )


def league_lost(trouble: str) -> str:
    """Return the notice about a file of the league, for the kinds of trouble of `settings_lost`."""
    if trouble == "foreign":
        return translate(
            "Notice",
            "The file “league.json” in this folder belongs to another program. It is left as it "
            "is, and your league is not saved.",
        )
    if trouble == "unreadable":
        return translate(
            "Notice",
            "The league cannot be read. Its file is left as it is, and your league is not saved.",
        )
    if trouble == "newer":
        return translate(
            "Notice",
            "The league comes from a newer version of Conquista. It was set aside; its matches "
            "are in “My games”.",
        )
    return translate(
        "Notice", "The league was damaged. It was set aside; its matches are in “My games”."
    )


def league_failed(error: Exception) -> str:
    """Return the notice that the standing of the league could not be saved."""
    return translate("Notice", "The league could not be saved. {reason}").format(
        reason=about_writing(error)
    )


def second_window() -> str:
    """Return the notice of a second window that uses the same folder of games."""
    return translate(
        "Notice",
        "Another window of Conquista is open but did not respond, so this one opened as well. A "
        "game that is open there cannot be opened here.",
    )
