"""Texts of the ledger."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date, datetime

from PySide6.QtCore import QDate, QLocale

from desktop.language.names import level_name
from desktop.language.translation import join_words, translate
from desktop.storage.ledger.seals import LESSONS

#: Matches the year in a date format, with what precedes it.
_YEAR = re.compile(r"[,\s]*('[^']*')?[,\s]*yyyy")
#: Elo within which a player counts as strong as a level.
_EVEN_ELO = 30.0
#: Elo from which a player is well above or below a level.
_FAR_ELO = 110.0


def won_of_played(won: float, played: int) -> str:
    """Return the numbers of games won and played, such as "3 of 7"."""
    number = QLocale().toString(float(won), "f", 0 if won == int(won) else 1)
    return translate("Ledger", "{won} of {played}").format(won=number, played=played)


def name_and_detail(what: str, detail: str) -> str:
    """Return a name and a detail, joined by a colon."""
    return translate("Ledger", "{what}: {detail}").format(what=what, detail=detail)


def day(when: str) -> str:
    """Return the date of an entry."""
    return _date_text(when, _date_format())


def short_day(when: str) -> str:
    """Return a short date: the month abbreviated, and no year if it is this year."""
    form = _date_format().replace("MMMM", "MMM")
    if datetime.fromisoformat(when).year == date.today().year:
        form = _YEAR.sub("", form)
    return _date_text(when, form)


def _date_format() -> str:
    """Return the locale's long date format without the day of the week."""
    return QLocale().dateFormat(QLocale.FormatType.LongFormat).replace("dddd", "").strip(" ,")


def _date_text(when: str, form: str) -> str:
    played = datetime.fromisoformat(when)
    return QLocale().toString(QDate(played.year, played.month, played.day), form)


def strength_text(apart: float, level: str, wins: int) -> str:
    """Return the sentence that compares the strength of a player with the nearest level.

    `apart`: Elo above that level. `wins`: expected victories in ten games of two.
    """
    if abs(apart) < _EVEN_ELO:
        text = translate(
            "Ledger",
            "As strong as a {level}: you win about %n out of ten two-player games.",
            "",
            wins,
        )
    elif apart >= _FAR_ELO:
        text = translate(
            "Ledger",
            "Much stronger than a {level}: you win about %n out of ten two-player games.",
            "",
            wins,
        )
    elif apart > 0:
        text = translate(
            "Ledger",
            "A little stronger than a {level}: you win about %n out of ten two-player games.",
            "",
            wins,
        )
    elif apart > -_FAR_ELO:
        text = translate(
            "Ledger",
            "A little weaker than a {level}: you win about %n out of ten two-player games.",
            "",
            wins,
        )
    else:
        text = translate(
            "Ledger",
            "Much weaker than a {level}: you win about %n out of ten two-player games.",
            "",
            wins,
        )
    return text.format(level=level_name(level))


def seal_name(key: str, title: Callable[[str], str]) -> str:
    """Return the name of a seal; `title` returns the name of a game."""
    kind, _, number = key.partition("/")
    if number and kind == LESSONS:
        return translate("Seals", "Lessons: {game}").format(game=title(number))
    if number:
        return translate("Seals", "Puzzle of %n star(s)", "", int(number))
    names = {
        "first": translate("Seals", "First victory"),
        "three": translate("Seals", "Three in a row"),
        "seven": translate("Seals", "Seven in a row"),
        "squire": translate("Seals", "Squire beaten"),
        "knight": translate("Seals", "Knight beaten"),
        "captain": translate("Seals", "Captain beaten"),
        "doge": translate("Seals", "Doge beaten"),
        "doges": translate("Seals", "Doge, five times"),
        "boxes": translate("Seals", "Every box"),
        "four": translate("Seals", "Table of four"),
        "full": translate("Seals", "Full table"),
        "variant": translate("Seals", "House rules"),
        "unaided": translate("Seals", "Unaided"),
        "fifty": translate("Seals", "Fifty games"),
        "hundred": translate("Seals", "A hundred games"),
        "lessons": translate("Seals", "Every lesson"),
        "puzzle": translate("Seals", "First puzzle"),
        "ten": translate("Seals", "Ten puzzles"),
        "puzzles": translate("Seals", "Every puzzle"),
    }
    return names[key]


def earned_message(keys: Sequence[str]) -> str:
    """Return the message that a game earned these seals, or ""."""
    names = [quote_name(seal_name(key, str)) for key in keys]
    if not names:
        return ""
    if len(names) == 1:
        return translate("Seals", "You earn the seal {name}.").format(name=names[0])
    text = translate("Seals", "You earn the seals {names}.")
    return text.format(names=join_words(names))


def quote_name(name: str) -> str:
    """Return a name in quotation marks."""
    return translate("Seals", "“{name}”").format(name=name)


def seal_task(key: str, title: Callable[[str], str]) -> str:
    """Return the condition of a seal; `title` returns the name of a game."""
    kind, _, number = key.partition("/")
    if number and kind == LESSONS:
        return translate("Seals", "Do all the lessons of {game}.").format(game=title(number))
    if number:
        return translate(
            "Seals", "Solve a puzzle of %n star(s) without being shown the answer.", "", int(number)
        )
    tasks = {
        "first": translate("Seals", "Win a game."),
        "three": translate("Seals", "Win three games in a row."),
        "seven": translate("Seals", "Win seven games in a row."),
        "squire": translate("Seals", "Beat a Squire without hints or undo."),
        "knight": translate("Seals", "Beat a Knight without hints or undo."),
        "captain": translate("Seals", "Beat a Captain without hints or undo."),
        "doge": translate("Seals", "Beat a Doge without hints or undo."),
        "doges": translate("Seals", "Beat a Doge five times without hints or undo."),
        "boxes": translate("Seals", "Win a game from every box on the shelf."),
        "four": translate("Seals", "Win at a table of four or more."),
        "full": translate("Seals", "Win at a table of five or more."),
        "variant": translate("Seals", "Win with an optional rule."),
        "unaided": translate("Seals", "Win ten games without hints or undo."),
        "fifty": translate("Seals", "Play fifty games."),
        "hundred": translate("Seals", "Play a hundred games."),
        "lessons": translate("Seals", "Do the lessons of every box."),
        "puzzle": translate("Seals", "Solve a puzzle without being shown the answer."),
        "ten": translate("Seals", "Solve ten puzzles without being shown the answer."),
        "puzzles": translate("Seals", "Solve all puzzles without being shown the answer."),
    }
    return tasks[key]
