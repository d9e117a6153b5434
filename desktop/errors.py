"""Errors in the player's words: what went wrong with a file, and what can be done about it."""

from __future__ import annotations

import errno

from desktop.language import translate
from engine.core import ConquistaError


def sentence(error: Exception, name: str = "") -> str:
    """One or two sentences about an error met while reading or writing the file called `name`."""
    if isinstance(error, ConquistaError):
        return _about_record(error.key).format(name=name)
    if isinstance(error, OSError):
        return about_writing(error)
    raise error


def about_writing(error: OSError) -> str:
    """Why something could not be written."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return translate("Errors", "There is no room left on the disk.")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return translate("Errors", "Nothing may be written to this folder.")
    return translate("Errors", "The file cannot be written ({reason}).").format(
        reason=error.strerror or type(error).__name__
    )


def _about_record(key: str) -> str:
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
                "“{name}” was played by older rules than the ones this Conquista knows, so it "
                "cannot be continued here.",
            )
        case "unreadable":
            return translate("Errors", "“{name}” cannot be read. Is it still there?")
        case "too_large":
            return translate("Errors", "“{name}” is far too large to be a Conquista game.")
        case "unknown_game":
            return translate("Errors", "“{name}” is of a game this Conquista does not have.")
    return translate(
        "Errors", "“{name}” is damaged and cannot be opened. The file was left as it is."
    )


# -- what the line at the foot of the window says ------------------------------------------------


def autosave_failed(error: OSError) -> str:
    """The running game is not on disk."""
    return translate(
        "Notice",
        "This game cannot be kept for later: {reason} You can play on, and save it elsewhere.",
    ).format(reason=about_writing(error))


def autosave_lost(error: ConquistaError) -> str:
    """The game that was left cannot be taken up again."""
    return translate(
        "Notice",
        "The unfinished game could not be taken up again: {reason} It was put aside.",
    ).format(reason=sentence(error, translate("Notice", "autosave")))


def settings_failed(reason: str) -> str:
    """A setting is in force, but not on disk."""
    return translate("Notice", "The settings could not be kept ({reason}).").format(reason=reason)


def settings_lost(trouble: str) -> str:
    """The settings file was of no use: "damaged" or "newer"."""
    if trouble == "newer":
        return translate(
            "Notice",
            "The settings come from a newer Conquista. They were put aside, and the usual ones "
            "are in force.",
        )
    return translate(
        "Notice",
        "The settings were damaged. They were put aside, and the usual ones are in force.",
    )
