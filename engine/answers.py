"""Answers given in a match, as they stand in its record and as going back takes them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Json, Seat


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
