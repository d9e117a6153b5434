"""What a table does only if everybody agrees, such as an undo, a rematch, or ending the match."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Literal

from engine.core.values import Json, Seat

#: What is asked.
BallotKind = Literal["undo", "bot", "rematch", "call_off"]


@dataclass(slots=True)
class Ballot:
    """A question to several people at a table; all of them must agree."""

    id: int
    kind: BallotKind
    #: The seat that asks, and the seat that it is about.
    by: Seat
    about: Seat
    #: The seats that must agree; the one that asks has agreed.
    voters: set[Seat]
    #: The number of answers at that time; after the next one an undo is no longer asked for.
    changes: int
    agreed: set[Seat] = field(default_factory=set)
    #: The voters who must agree even when they are away.
    bound: set[Seat] = field(default_factory=set)

    @property
    def is_carried(self) -> bool:
        """Whether everybody has agreed."""
        return self.voters <= self.agreed

    def message(self) -> Json:
        """Return the ballot as everybody at the table sees it."""
        return {
            "ballot": self.id,
            "kind": self.kind,
            "by": self.by,
            "about": self.about,
            "voters": sorted(self.voters),
            "agreed": sorted(self.agreed),
        }


class Ballots:
    """The ballots that are open at a table: at most one of a kind about a seat."""

    def __init__(self) -> None:
        self.open: list[Ballot] = []
        self._last_id = 0

    def begin(
        self,
        kind: BallotKind,
        by: Seat,
        about: Seat,
        voters: set[Seat],
        changes: int,
        bound: AbstractSet[Seat] = frozenset(),
    ) -> Ballot:
        """Open a ballot, or return the one that is open; `by` agrees in both cases."""
        for ballot in self.open:
            if (ballot.kind, ballot.about) == (kind, about):
                ballot.agreed.add(by)
                return ballot
        self._last_id += 1
        ballot = Ballot(self._last_id, kind, by, about, voters - {by}, changes, bound={*bound})
        self.open.append(ballot)
        return ballot

    def vote(self, number: int, seat: Seat, *, yes: bool) -> Ballot | None:
        """Enter the voice of a seat and return the ballot; None if it has none there.

        A single no closes the ballot; that of the seat that asks withdraws it.
        """
        for ballot in self.open:
            if ballot.id == number and (seat in ballot.voters or (seat == ballot.by and not yes)):
                if yes:
                    ballot.agreed.add(seat)
                else:
                    self.open.remove(ballot)
                return ballot
        return None

    def drop(
        self, kind: BallotKind, about: Seat | None = None, *, before: int | None = None
    ) -> None:
        """Close the ballots of a kind: about one seat, or begun `before` a number of answers."""
        self.open = [
            ballot
            for ballot in self.open
            if ballot.kind != kind
            or (about is not None and ballot.about != about)
            or (before is not None and ballot.changes >= before)
        ]

    def drop_by(self, kind: BallotKind, seat: Seat) -> None:
        """Close the ballots of a kind that a seat asked."""
        self.open = [ballot for ballot in self.open if (ballot.kind, ballot.by) != (kind, seat)]

    def forget_voter(self, seat: Seat) -> list[Ballot]:
        """Take the voice of a seat that is away out of the ballots that do not need it.

        Returns those ballots.
        """
        without = [ballot for ballot in self.open if seat not in ballot.bound]
        for ballot in without:
            ballot.voters.discard(seat)
        return without
