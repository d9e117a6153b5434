"""What the tests of reasons share: evaluations with effects, and the sentences made of them."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.condottiere.words.texts import THIRD_TEXTS
from desktop.games.contrees.words.texts import TEXTS as CONTREES_TEXTS
from desktop.table.callouts.advice import Advice, AdvisedMove
from desktop.table.game_texts import GameTexts
from desktop.table.hints.reason_choice import (
    reasons_for,
)
from engine.core.values import Effect, View
from engine.games import GAMES
from engine.games.condottiere import CONDOTTIERE3
from engine.games.condottiere.actions import Play
from engine.games.contrees.actions import Lay
from engine.play.match import Match
from engine.play.match_files import new_record

NAMES = ["", "Aldric", "Maud", "Lorenzo"]


VIEW = Match(new_record(CONDOTTIERE3, 4, 1)).view(0)


def seen(name: str) -> View:
    """Return the view of a match of that game."""
    seats = len(NAMES) if len(NAMES) in GAMES[name].seats else 2
    return Match(new_record(GAMES[name], seats, 1)).view(0)


def advice(*facts: dict[Effect, int] | None, worlds: int = 20) -> Advice:
    cards = ("m1", "m2", "m3", "m4")
    return Advice(
        tuple(
            AdvisedMove(Play(card), 0.5, 0.1, (), found)
            for card, found in zip(cards, facts, strict=False)
        ),
        900,
        1.0,
        worlds,
    )


def said(given: Advice, row: int = 0, texts: GameTexts = THIRD_TEXTS) -> list[str]:
    if texts is not CONTREES_TEXTS:
        return reasons_for(given, row, texts, VIEW, NAMES)
    # Reasons for a tower come from the rules alone; those for a tile have effects.
    laid = [replace(move, action=Lay((0, n))) for n, move in enumerate(given.moves)]
    given = replace(given, moves=tuple(laid))
    return reasons_for(given, row, texts, seen("contrees"), NAMES)


PARMA, DRUM = Effect("takes", "parma"), Effect("keeps", "drum")
#: What is said of the second.
KEEPS_DRUM = "keeps a Drum for the battle after the next one, where it doubles mercenaries"
