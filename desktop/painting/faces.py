"""Whose face stands for a bot, and its moods; nothing is painted here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from engine.bots.names import is_program, split_temper

#: The sitters for bots whose names belong to nobody: the names that seats have by default.
_BY_SEAT: Final = ("Isabeau", "Aldric", "Maud", "Lorenzo", "Beatriz", "Otto")
#: The closed helmet of a program of another author.
VISOR: Final = "visor"


#: The modules that paint portraits, each of which imports only those before it and others.
PORTRAIT_MODULES: Final = (
    "desktop.painting.engraving",
    "desktop.painting.sitters.face",
    *(
        f"desktop.painting.sitters.{name}"
        for name in ("aldric", "beatriz", "isabeau", "lorenzo", "maud", "otto", "visor")
    ),
    "desktop.painting.sitters.gallery",
    "desktop.painting.portraits",
)


class Mood(Enum):
    """How a bot feels; the value names it in keys."""

    CALM = "calm"
    GLAD = "glad"
    ANGRY = "angry"
    PLOTTING = "plotting"


@dataclass(frozen=True, slots=True)
class Face:
    """Whose portrait stands for a bot, and the temper that shows in it; "" for none."""

    sitter: str
    temper: str = ""


def faces_of(players: Sequence[Mapping[str, Any]]) -> tuple[Face | None, ...]:
    """Return the faces of the players of a record by seat; people have none.

    A bot with a name of its own gets the sitter of its seat, or the next one who is not at the
    table.
    """
    taken = {
        player["name"]
        for player in players
        if player.get("kind") == "bot" and player.get("name") in _BY_SEAT
    }
    faces: list[Face | None] = []
    for seat, player in enumerate(players):
        level = player.get("level", "")
        if player.get("kind") != "bot":
            faces.append(None)
            continue
        if is_program(level):
            faces.append(Face(VISOR))
            continue
        name = player.get("name", "")
        if name not in _BY_SEAT:
            order = _BY_SEAT[seat:] + _BY_SEAT[:seat]
            name = next((other for other in order if other not in taken), order[0])
            taken.add(name)
        faces.append(Face(name, split_temper(level)[1]))
    return tuple(faces)
