"""The beats of Contrées; durations are milliseconds at normal speed."""

from __future__ import annotations

from desktop.table.beats import Beat, BeatStage, BeatTable
from engine.games.contrees.events import (
    Built,
    Demolished,
    Ended,
    Laid,
    LandFinished,
    Lost,
    Passed,
    Started,
    Taken,
)

DROP_MS, GROW_MS, RISE_MS = 260, 320, 200
#: A tile taken: its edge is drawn, its colour spreads, the light of the edge fades.
EDGE_MS, SPREAD_MS, GLOW_MS = 200, 350, 300
#: One tower falls, from one to the next, and from the first to the last at most.
FALL_MS, NEXT_FALL_MS, FALL_ROOM_MS = 320, 60, 600
TUMBLE_MS = 250

BEATS = BeatTable(
    (
        Beat(Laid, (BeatStage(DROP_MS, "the tile drops onto the table", "tile", 0.9),), "the tile"),
        Beat(
            LandFinished,
            (BeatStage(GROW_MS, "the board grows into the window"),),
            "the land in its new size",
        ),
        Beat(Built, (BeatStage(RISE_MS, "the tower rises", "tower", 0.5),), "the tower"),
        Beat(
            Taken,
            (
                BeatStage(EDGE_MS, "the edge of the tile is drawn once round"),
                BeatStage(
                    SPREAD_MS,
                    "colour runs over the tile from its middle; the standard unrolls",
                    "seal",
                    0.4,
                ),
                BeatStage(GLOW_MS, "the light of the edge fades"),
            ),
            "colour and standard",
        ),
        Beat(
            Demolished,
            (
                BeatStage(
                    FALL_MS + FALL_ROOM_MS,
                    "towers break in two, 60 ms apart: stones, then dust",
                    "fall",
                ),
            ),
            "corners without the towers",
        ),
        Beat(Lost, (BeatStage(TUMBLE_MS, "the standard tumbles, the colour fades"),), "bare tiles"),
        Beat(Ended, (BeatStage(0, "the sheet of the ending opens", "bell"),), "the whole sheet"),
    ),
    frozenset({Started, Passed}),
)
