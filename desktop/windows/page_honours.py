"""The seals and records of a match page, from the games of the ledger."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from desktop.storage.ledger.entries import CountNumbers, Ledger, entry_of

if TYPE_CHECKING:
    from desktop.play.table_session import TableSession
    from desktop.storage.ledger.seals import Honours
    from desktop.windows.match_page.match_page import MatchPage


def tell_honours(page: MatchPage, ledger: Ledger, count: CountNumbers, boxes: int) -> None:
    """Give a match page the seals and records that its match earns.

    `count` counts the remarkable numbers of a match; `boxes` is the number of games in the program.
    """

    def honours() -> Honours:
        return _honours(page.session, ledger, count, boxes)

    def earned() -> str:
        """Return a sentence about the seals that the finished match has earned, or ""."""
        from desktop.windows.ledger.ledger_texts import earned_message

        return earned_message(honours().seals)

    page.earned, page.honours, page.name_seal = earned, honours, _seal_name


def _honours(session: TableSession, ledger: Ledger, count: CountNumbers, boxes: int) -> Honours:
    from desktop.storage.ledger.seals import honours_in

    match = session.full_match
    entry = None if match is None else entry_of(match, datetime.now(), count)
    return honours_in(entry, ledger.entries(), boxes)


def _seal_name(key: str) -> str:
    """Return the name of a seal that a game can earn."""
    from desktop.windows.ledger.ledger_texts import seal_name

    return seal_name(key, str)
