"""The cards worth keeping in a mutiny or a pillage."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rng import Rng
from engine.core.values import Code
from engine.games.cortez.bots import action_values
from engine.games.cortez.rules.table import (
    DECISION_KINDS,
    KEEP_PROVISIONS_PHASE,
    KEEP_WARRIORS_PHASE,
)
from engine.games.cortez.views.sampler import sample_world
from engine.games.cortez.views.view import CortezView

#: The points by which kept provisions may be worth less than the best choice: which of two useful
#: cards serves more depends on plans that their values do not know.
MAX_LOSS = 0.75


def sensible_codes(view: CortezView, codes: Sequence[Code]) -> Sequence[Code]:
    """Return the actions without those that keep worse cards than another one.

    Of warriors only the best are worth keeping, of provisions those whose value beside the others
    of their kind is about the highest. All other decisions keep all their actions.
    """
    kind = view.decision.kind if view.decision is not None else ""
    if kind == DECISION_KINDS[KEEP_WARRIORS_PHASE]:
        loss = 0.0
    elif kind == DECISION_KINDS[KEEP_PROVISIONS_PHASE]:
        loss = MAX_LOSS
    else:
        return codes
    values = action_values.action_values(sample_world(view, Rng(0)), list(codes))
    minimum = max(values) - loss
    return [code for code, value in zip(codes, values, strict=True) if value >= minimum]
