"""The beats of Cannir; durations are milliseconds at normal speed."""

from __future__ import annotations

from desktop.table.beats import Beat, BeatStage, BeatTable
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

LAY_MS, FLIP_MS, SPEND_MS, DRAW_MS, DEAL_MS = 260, 220, 240, 260, 110
#: The longest time from the first dealt card to the last.
DEAL_ROOM_MS = 880
#: A suite is made: the thread is sewn, then it shines.
SEW_MS, GLEAM_MS = 350, 300
#: A suite is broken: the thread shines, then it runs off its cards.
TIGHTEN_MS, UNRAVEL_MS = 120, 300
#: The suite that wins the match lights up.
SHINE_MS = 600

_LAID = (BeatStage(LAY_MS, "the card flies to its place", "card", 0.4),)


def _strike(turn: str) -> tuple[BeatStage, ...]:
    return (
        BeatStage(LAY_MS, "the card flies to its target", "card", 0.4),
        BeatStage(FLIP_MS, turn, "tile"),
        BeatStage(SPEND_MS, "the card leaves the game"),
    )


BEATS = BeatTable(
    (
        Beat(
            Dealt,
            (BeatStage(DRAW_MS + DEAL_ROOM_MS, "cards fly into the hand", "card", 0.4),),
            "the hand",
        ),
        Beat(Started, _LAID, "the card"),
        Beat(Placed, _LAID, "the card"),
        Beat(Attacked, _strike("the target turns face down"), "the target face down"),
        Beat(Restored, _strike("the target turns face up"), "the target face up"),
        Beat(RestoreFailed, _strike("the veiled card stays down"), "the veiled card"),
        Beat(
            Discarded,
            (BeatStage(SPEND_MS, "the card leaves the game", "card", 0.4),),
            "the card out of the game",
        ),
        Beat(
            Drew,
            (BeatStage(DRAW_MS, "the card flies into the hand and turns over", "card", 0.4),),
            "the hand",
        ),
        Beat(
            SovereignTaken,
            (
                BeatStage(SEW_MS, "the thread is sewn round the suite", "thread"),
                BeatStage(GLEAM_MS, "a light runs through its cards and fades"),
            ),
            "the thread",
        ),
        Beat(
            SovereignBroken,
            (
                BeatStage(TIGHTEN_MS, "the thread pales", "snap"),
                BeatStage(UNRAVEL_MS, "it runs off its cards"),
            ),
            "cards without a thread",
        ),
        Beat(
            Ended,
            (BeatStage(SHINE_MS, "the winning suite lights up once", "bell"),),
            "the suite in its light",
            "a suite that was kept",
            lambda event: event.winner is not None,
        ),
        Beat(Ended, (BeatStage(0, "the sheet of the ending opens", "bell"),), "the whole sheet"),
    ),
    frozenset({Looked}),
)
