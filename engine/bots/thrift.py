"""Prefer an action that spends less where it is as good."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.bots.appraisal import Appraisal, with_first
from engine.core.game import Game
from engine.core.values import Code, Effect, View


def prefer_thrift(
    game: Game,
    view: View,
    codes: Sequence[Code],
    appraisal: Appraisal,
    chances: Mapping[Code, Sequence[Effect]],
) -> Appraisal:
    """Return the appraisal with the cheaper action that is as good as its best, if there is one.

    The action is that of `Explanations.find_cheaper`. No other action for which there is a cheaper
    one is worth more than that one.
    """
    best, moves = appraisal.best, appraisal.moves
    if not moves:
        return appraisal
    cheaper = {
        move.code: game.explanations.find_cheaper(view, move.code, chances) for move in moves
    }
    if (code := game.explanations.find_cheaper(view, best, chances)) != best and code in codes:
        best, moves = code, with_first(code, moves)
    values = {move.code: move.value for move in moves}
    moves = tuple(
        replace(move, value=min(move.value, values.get(cheaper.get(move.code, move.code), 1.0)))
        for move in moves
    )
    return replace(appraisal, best=best, moves=moves)
