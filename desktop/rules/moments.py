"""The moments of a drawing in the rules: a written position, and answers played from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.core.game import Action, Game, Json
from engine.data.codec import decode_kind
from engine.play.match import Match, SeenT
from engine.play.position_file import set_up


def moments(
    game: Game[Any, SeenT], drawing: Json
) -> Iterator[tuple[Match[SeenT], Mapping[str, Json], Action | None]]:
    """The match behind each frame, how to show it, and the answer that led to it.

    A frame without a position or an answer of its own begins its game anew. It is one match that
    goes on: look at it before asking for the next frame.
    """
    match: Match[SeenT] | None = None
    for entry in drawing["frames"]:
        answer: Action | None = None
        if "answer" in entry:
            assert match is not None
            assert match.decision is not None
            answer = decode_kind(game.actions, entry["answer"])
            match.submit(match.decision.seat, answer)
        else:
            written = {key: entry[key] for key in ("options", "seats", "position") if key in entry}
            match = set_up(game, written)
        yield match, entry, answer
