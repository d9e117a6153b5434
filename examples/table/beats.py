"""What is seen and heard of the events of Ambush."""

from __future__ import annotations

from desktop.table.beats import Beat, BeatStage, BeatTable
from examples.rules.events import Dealt, Marked, Turned

#: Milliseconds in which a mark fades in.
MARK_MS = 250
#: What is seen and heard of each event; an event that shows nothing is listed as silent.
BEATS = BeatTable(
    (Beat(Marked, (BeatStage(MARK_MS, "the mark fades in", "tile"),), "the mark"),),
    frozenset({Dealt, Turned}),
)
