"""Events of Cannir."""

from __future__ import annotations

from engine.core.values import Event
from engine.games.cannir.events import (
    Attacked,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Looked,
    Placed,
    Restored,
    RestoreFailed,
    SovereignBroken,
    SovereignTaken,
    Started,
)

EVENTS: tuple[Event | tuple[Event, ...], ...] = (
    Dealt(0, ("r1", "g2", "v3")),
    Started(0, "v4", "C"),
    Started(0, "r1", "C"),
    Placed(0, "r4", "N1"),
    Placed(0, "v3", "SW2"),
    Placed(0, "g2", "C", veiled=True),
    Attacked(0, "r5", "N2", "v4"),
    Restored(0, "g6", "E1", "r2"),
    RestoreFailed(0, "g2", "W3", 2),
    Discarded(0, "v7"),
    SovereignTaken(0, "run", ("N1", "C", "S1"), (5, 4, 3)),
    SovereignTaken(0, "equal", ("N1", "C", "S1"), (4, 4, 4)),
    SovereignBroken(0, "run", ("N1", "C", "S1")),
    (Placed(0, "v2", "N2"), SovereignBroken(1, "run", ("N1", "C", "S1"))),
    (Attacked(0, "r5", "N1", "v5"), SovereignBroken(1, "run", ("N1", "C", "S1"))),
    Drew(0, "g1", 9),
    Looked("C", ("r1", None)),
    Ended(0, "sovereign"),
    Ended(None, "pile"),
)
