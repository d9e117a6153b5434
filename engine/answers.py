"""Answers given in a match, as they stand in its record and as going back takes them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Json, Seat
from engine.play.record import Record


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What going back to a seat's last choice takes back."""

    #: The answers that stay.
    to: int
    #: Other seats whose answers go with it.
    others: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """An answer as it stands in a record."""

    seat: Seat
    answer: Json
    #: Given by a routine.
    unasked: bool
    #: Given in one act with the answer before.
    joined: bool = False


def given_in(record: Record) -> list[Given]:
    """The answers of a record, in order."""
    unasked, joined = frozenset(record.unasked), frozenset(record.joined)
    return [
        Given(seat, answer, ply in unasked, ply in joined)
        for ply, (seat, answer) in enumerate(record.answers)
    ]
