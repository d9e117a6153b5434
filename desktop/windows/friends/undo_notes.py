"""What is said of moves that are taken back at a table for friends, and noted in the chronicle."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.language.translation import translate
from desktop.panels.chronicle_model import ChronicleNote, Deed
from desktop.play.remote_session import RemoteSession
from desktop.windows.friends.friends_table import FriendsTable
from desktop.windows.friends.lobby import BallotKind, Lobby, SeenBallot
from desktop.windows.match_page.match_page import MatchPage
from engine.core.values import Json, Seat


class UndoNotes(QObject):
    """Tells everybody who took back a move, also a person who comes back later."""

    def __init__(
        self,
        page: MatchPage,
        session: RemoteSession,
        table: FriendsTable,
        say: Callable[[str], None],
    ) -> None:
        """Create them for a page before its session starts; `say` says something in its strip."""
        super().__init__(page)
        self._page, self._session, self._table, self._say = page, session, table, say
        #: The question that nobody refused, until the answers show what became of it.
        self._vanished: SeenBallot | None = None
        #: The number of undos that have been told.
        self._told_count = 0
        session.started.connect(self._on_started)
        session.rewound.connect(self._on_rewound)
        session.advanced.connect(self._on_advanced)

    def compare(self, before: Lobby, now: Lobby) -> None:
        """Remember a question that was open before and no longer is."""
        still_open = {ballot.number for ballot in now.ballots}
        closed = (ballot for ballot in before.ballots if ballot.number not in still_open)
        self._vanished = next(closed, self._vanished)

    def _on_started(self) -> None:
        """Note what was taken back before the page was opened."""
        marks = self._marks
        self._told_count = len(marks)
        for number, mark in enumerate(marks):
            # What came after an earlier move that was taken back is gone.
            after = min(later["to"] for later in marks[number:])
            self._page.moment_display.note(ChronicleNote(mark["seat"], Deed.UNDO), after)

    @property
    def _marks(self) -> list[Json]:
        """What was taken back so far, as marks of the match."""
        return [mark for mark in self._session.match.marks if mark.get("mark") == "undo"]

    def _on_advanced(self) -> None:
        self._vanished = None

    def _on_rewound(self) -> None:
        ballot, self._vanished = self._vanished, None
        marks, names, lobby = self._marks, self._session.names(), self._table.lobby
        new, self._told_count = marks[self._told_count :], len(marks)
        # People who leave their seats or come back also bring the table to the present.
        if not new or lobby is None:
            return
        for mark in new:
            self._page.moment_display.note(ChronicleNote(mark["seat"], Deed.UNDO))
        undoer: Seat = new[-1]["seat"]
        agreed = ballot is not None and (ballot.kind, ballot.by) == (BallotKind.UNDO, undoer)
        if agreed and undoer == lobby.own_seat:
            text = translate("Friends", "Everyone agreed: your last move is taken back.")
        elif agreed:
            text = translate("Friends", "Everyone agreed: {name} takes back their last move.")
        elif undoer != lobby.own_seat:
            text = translate("Friends", "{name} takes back their last move.")
        else:
            return
        self._say(text.format(name=names[undoer]))
