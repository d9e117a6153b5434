"""What the list of games says: sections, how a game stands or ended, when it was played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from desktop.language import error_messages
from desktop.language.names import you
from desktop.language.translation import translate
from desktop.painting.seat_look import SeatLook
from desktop.storage.saved_games import SavedGame
from desktop.storage.store import WATCHED_KEPT
from desktop.table.game import GameTable

_SHORT = QLocale.FormatType.ShortFormat


def section_title(section: str) -> tuple[str, str]:
    """The heading of a part of the list, and a word on what it holds or ""."""
    match section:
        case "unfinished":
            return translate("MyGames", "Unfinished"), ""
        case "finished":
            return translate("MyGames", "Finished"), ""
        case "watched":
            kept = translate("MyGames", "bots only; the last {count} are kept")
            return translate("MyGames", "Watched"), kept.format(count=WATCHED_KEPT)
    return translate("MyGames", "Cannot be read"), ""


def title(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """The game's name, or that of a file that cannot be read."""
    return saved.path.stem if saved.trouble is not None else tables[saved.game].title()


def names(saved: SavedGame) -> list[str]:
    """The names of the players, seat by seat."""
    return [name or you() for name in saved.names]


def looks(saved: SavedGame, tables: Mapping[str, GameTable]) -> Sequence[SeatLook]:
    """How the seats of a game are told apart; none of a file that cannot be read."""
    if saved.trouble is not None:
        return ()
    return tables[saved.game].looks(saved.view, len(saved.players))


def standing(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """How a game stands or ended, or why it cannot be read."""
    if saved.trouble is not None or saved.view is None:
        return (
            error_messages.sentence(saved.trouble, saved.path.name)
            if saved.trouble is not None
            else ""
        )
    if saved.in_use:
        return translate("MyGames", "It is open in another window.")
    texts = tables[saved.game].texts
    if saved.result is None:
        return texts.standing(saved.view, saved.names)
    headline, detail = texts.result(saved.result, saved.names, saved.viewer)
    return f"{headline} {detail}".strip()


def length(saved: SavedGame) -> str:
    """How long a game has lasted, and the number of its deal where somebody chose it."""
    moves = translate("MyGames", "%n move(s)", "", saved.moves)
    if saved.deal is None:
        return moves
    text = translate("MyGames", "{moves}, deal {number}")
    return text.format(moves=moves, number=saved.deal)


def when(played: datetime, today: date) -> str:
    """When a game was last played."""
    time = QLocale().toString(QTime(played.hour, played.minute), _SHORT)
    if played.date() == today:
        return translate("MyGames", "today, {time}").format(time=time)
    if played.date() == today - timedelta(days=1):
        return translate("MyGames", "yesterday, {time}").format(time=time)
    day = QDate(played.year, played.month, played.day)
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


def described(saved: SavedGame, tables: Mapping[str, GameTable]) -> str:
    """A game for screen readers."""
    said = [title(saved, tables), ", ".join(names(saved)), standing(saved, tables)]
    said += [when(saved.changed, date.today()), length(saved)]
    return ". ".join(part.rstrip(".") for part in said if part) + "."


def counted(unfinished: int, finished: int) -> str:
    """How many games there are of one's own."""
    return translate("MyGames", "{unfinished}, {finished}").format(
        unfinished=translate("MyGames", "%n unfinished", "", unfinished),
        finished=translate("MyGames", "%n finished", "", finished),
    )


def deleted(name: str) -> str:
    """That a game was deleted, and until when it can come back."""
    return translate(
        "MyGames", "“{name}” was deleted. It can be brought back until Conquista is closed."
    ).format(name=name)
