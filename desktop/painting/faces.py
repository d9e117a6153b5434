"""Whose face stands for a bot, and its moods; nothing is painted here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from engine.bots.bot_names import split_temper
from engine.play.setup import characters_of

#: The closed helmet of a program of another author.
VISOR: Final = "visor"


#: The modules that paint portraits, in the order of their imports of each other.
PORTRAIT_MODULES: Final = (
    "desktop.painting.engraving",
    "desktop.painting.sitters.face",
    "desktop.painting.sitters.gestures",
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
class BotFace:
    """Whose portrait stands for a bot, and the temper that shows in it, or ""."""

    sitter: str
    temper: str = ""


def faces_of(players: Sequence[Mapping[str, Any]]) -> tuple[BotFace | None, ...]:
    """Return the faces of the players of a record by seat; people have none.

    A bot with a name of its own has the face of another (`characters_of`).
    """
    faces: list[BotFace | None] = []
    for player, sitter in zip(players, characters_of(players), strict=True):
        level = player.get("level", "")
        if sitter is not None:
            faces.append(BotFace(sitter, split_temper(level)[1]))
        elif player.get("kind") == "bot":
            faces.append(BotFace(VISOR))
        else:
            faces.append(None)
    return tuple(faces)
