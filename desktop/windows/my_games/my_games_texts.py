"""Texts of the list of games: sections, standings and results, dates."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from desktop.language import attendance_texts, error_messages
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.seat_look import SeatLook
from desktop.storage.game_store import MAX_WATCHED_GAMES
from desktop.storage.saved_game_list import SavedGame
from desktop.table.game_table import GameTable

_SHORT = QLocale.FormatType.ShortFormat


def section_title(section: str) -> tuple[str, str]:
    """Return the heading of a section, and a note about it or ""."""
    match section:
        case "unfinished":
            return translate("MyGames", "Unfinished"), ""
        case "finished":
            return translate("MyGames", "Finished"), ""
        case "watched":
            note = translate("MyGames", "bots only; the last {count} are kept")
            return translate("MyGames", "Watched"), note.format(count=MAX_WATCHED_GAMES)
    return translate("MyGames", "Cannot be read"), ""


def title(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """Return the game's name, or the file name if it cannot be read."""
    return saved.path.stem if saved.trouble is not None else tables[saved.game].title()


def names(saved: SavedGame) -> list[str]:
    """Return the names of the players, by seat."""
    return [name or only_person_name() for name in saved.names]


def looks(saved: SavedGame, tables: Mapping[str, GameTable]) -> Sequence[SeatLook]:
    """Return the looks of the seats; empty if the file cannot be read."""
    if saved.trouble is not None:
        return ()
    return tables[saved.game].looks(saved.view, len(saved.players))


def standing_text(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """Return the state or the end of a game, or why it cannot be read."""
    if saved.trouble is not None or saved.view is None:
        return (
            error_messages.sentence(saved.trouble, saved.path.name)
            if saved.trouble is not None
            else ""
        )
    if saved.is_in_use:
        return translate("MyGames", "It is open in another window.")
    texts = tables[saved.game].texts
    if saved.result is None:
        return texts.standing_text(saved.view, saved.names)
    headline, detail = texts.result(saved.result, saved.names, saved.viewer)
    absences = attendance_texts.bots_played(saved.names, saved.away, saved.given_up)
    return " ".join(filter(None, (headline, detail, absences)))


def length(saved: SavedGame) -> str:
    """Return the number of moves, and of the deal if it was chosen."""
    moves = translate("MyGames", "%n move(s)", "", saved.moves)
    if saved.deal is None:
        return moves
    text = translate("MyGames", "{moves}, deal {number}")
    return text.format(moves=moves, number=saved.deal)


def last_played_text(played: datetime, today: date) -> str:
    """Return when a game was last played, relative to today."""
    time = QLocale().toString(QTime(played.hour, played.minute), _SHORT)
    if played.date() == today:
        return translate("MyGames", "today, {time}").format(time=time)
    if played.date() == today - timedelta(days=1):
        return translate("MyGames", "yesterday, {time}").format(time=time)
    day = QDate(played.year, played.month, played.day)
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


def description(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """Return the description of a game for screen readers."""
    parts = [title(saved, tables), ", ".join(names(saved)), standing_text(saved, tables)]
    parts += [last_played_text(saved.changed, date.today()), length(saved)]
    return ". ".join(part.rstrip(".") for part in parts if part) + "."


def game_count_text(unfinished: int, finished: int) -> str:
    """Return the numbers of unfinished and of finished games."""
    return translate("MyGames", "{unfinished}, {finished}").format(
        unfinished=translate("MyGames", "%n unfinished", "", unfinished),
        finished=translate("MyGames", "%n finished", "", finished),
    )


def deletion_message(name: str) -> str:
    """Return the message that a game was deleted, and how long it can be restored."""
    return translate(
        "MyGames", "“{name}” was deleted. It can be brought back until Conquista is closed."
    ).format(name=name)
