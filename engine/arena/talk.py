"""The talk of one measured match: what its bots say, and the agreements that follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.game import Game
from engine.core.values import (
    BROKEN,
    KEPT,
    LAPSED,
    Event,
    Heard,
    Interruption,
    Seat,
    State,
    Temperament,
    View,
)
from engine.talk.agreements import ACCEPTED, AgreementLog
from engine.talk.statements import Statement

#: How much the bots of a measurement may say.
SILENT: Final = "silent"
TALKS: Final = (SILENT, "sparing", "lively")
#: Maximum number of statements in a match.
MAX_STATEMENTS: Final = 10_000


class TableTalk:
    """Lets the bots of a match speak, and follows their agreements.

    `speakers` has the characters of the bots that speak, by seat.
    """

    def __init__(
        self, game: Game, seats: int, speakers: Mapping[Seat, Temperament], talk: str
    ) -> None:
        self._game, self._speakers, self._talk = game, speakers, talk
        self._log = AgreementLog(game, seats)
        self._statement_counts: Counter[str] = Counter()
        #: The number of statements.
        self.count = 0

    def heard(self, state: State, seat: Seat) -> Sequence[Heard]:
        """Return what a seat takes note of: everything, or nothing if it is silent."""
        if seat not in self._speakers or not self.count:
            return ()
        return self._log.last_statements(self._game.view(state, None))

    def heard_proposals(self, state: State, seat: Seat) -> Sequence[Heard]:
        """Return what a seat heard, and the proposals of the game; nothing if it is silent."""
        if seat not in self._speakers:
            return ()
        return (*self._log.last_proposals(self._game.view(state, None)), *self.heard(state, seat))

    def propose(self, state: State, seat: Seat, action: Interruption) -> None:
        """Take note of an interruption of the game before it is done."""
        if type(action) in self._game.proposals:
            self._log.propose(seat, action, self._game.view(state, None))

    def speak(self, state: State) -> None:
        """Let the bots speak until none has anything to say."""
        if not self._speakers or state.decision is None:
            return
        public = self._game.view(state, None)
        views = {seat: self._game.view(state, seat) for seat in self._speakers}
        proposed = self._log.last_proposals(public)
        heard = (*proposed, *self._log.last_statements(public))
        spoken = True
        while spoken and self.count < MAX_STATEMENTS:
            spoken = False
            for seat, temperament in self._speakers.items():
                statement = self._game.talk.speech(views[seat], heard, self._talk, temperament)
                if not isinstance(statement, Statement) or self._log.refusal(
                    seat, statement, public
                ):
                    continue
                self._log.enter(seat, statement, public)
                heard = (*proposed, *self._log.last_statements(public))
                self.count += 1
                self._statement_counts[statement.do] += 1
                spoken = True

    def view_before(self, state: State) -> View | None:
        """Return what everybody sees before an action that `follow` must judge, or None."""
        return self._game.view(state, None) if self._log.is_live else None

    def follow(self, before: View | None, events: Sequence[Event], state: State) -> None:
        """Judge the agreements by what happened since `view_before`."""
        if before is None:
            return
        visible_events = [
            seen_event for event in events if (seen_event := event.seen_by(None)) is not None
        ]
        self._log.follow(before, visible_events, self._game.view(state, None), 0)

    def counts(self) -> dict[str, float]:
        """Return how much was said, and how many agreements were made, kept and broken."""
        ends = Counter(entry.status for entries in self._log.outcomes.values() for entry in entries)
        standing = sum(entry.status == ACCEPTED for entry in self._log.agreements)
        return {
            "statements": self.count,
            **dict(sorted(self._statement_counts.items())),
            "agreements": standing + sum(ends.values()),
            "agreements_kept": ends[KEPT],
            "agreements_broken": ends[BROKEN],
            "agreements_lapsed": ends[LAPSED],
        }
