"""The actions of Cannir."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.values import Action


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Lay a card on a free cell; `face` is "up" or, in the veiled variant, "down"."""

    card: str
    cell: str
    face: str = "up"


@dataclass(frozen=True, slots=True)
class Attack(Action):
    """Spend a red card to turn the card on `cell` face down."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Restore(Action):
    """Spend a grey card to turn the top card on `cell` face up."""

    card: str
    cell: str


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard a card; only if nothing else is possible (boards of other shapes)."""

    card: str


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Choose one of several longest suites by its cells in any order."""

    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Look(Action):
    """Look through the cards on `cell`; any seat may at any time (V)."""

    cell: str
