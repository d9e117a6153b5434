"""The beats of Condottiere, both editions; durations are milliseconds at normal speed."""

from __future__ import annotations

from desktop.table.beats import Beat, BeatStage, BeatTable
from engine.games.condottiere.events import (
    Announced,
    BattleBegan,
    BattleEnded,
    Conquered,
    Dealt,
    Declined,
    Drew,
    Ended,
    FinalBattle,
    GameEnded,
    HandDiscarded,
    HandKept,
    Kept,
    LinesDiscarded,
    Passed,
    PawnPassed,
    PileRenewed,
    Played,
    PopeMoved,
    RegionChosen,
    RoundEnded,
    Shown,
    Standing,
    Started,
    Struck,
    TakenBack,
    TurnedUp,
)

DEAL_MS, NEXT_CARD_MS = 220, 45
#: The longest time from the first card of a hand to the last, and of a sweep.
DEAL_ROOM_MS, SWEEP_ROOM_MS = 720, 420
PLAY_MS, COUNT_MS, FLIP_MS, SWEEP_MS, STAMP_MS, WALK_MS = 300, 300, 220, 280, 200, 320
PASS_MS, GLIMPSE_MS, SEASON_MS = 240, 160, 420
#: A card that ends a battle is held large, and then shrinks to the head of the sheet.
HOLD_MS, SHRINK_MS = 280, 300
PRESS_MS, REALM_MS = 350, 320
#: The cards that are held large.
GREAT_CARDS = frozenset({"surrender", "bishop"})

_SWEEP = (BeatStage(SWEEP_MS + SWEEP_ROOM_MS, "cards fly to the discard pile", "card", 0.2),)
_WALK = (BeatStage(WALK_MS, "a pawn walks along an arc", "step"),)

BEATS = BeatTable(
    (
        Beat(
            Dealt,
            (
                BeatStage(
                    DEAL_MS + DEAL_ROOM_MS, "cards fly from the pile into the hand", "card", 0.4
                ),
            ),
            "the hand",
        ),
        Beat(
            Drew,
            (
                BeatStage(
                    DEAL_MS + DEAL_ROOM_MS, "cards fly from the pile into the hand", "card", 0.4
                ),
            ),
            "the hand",
        ),
        Beat(RegionChosen, _WALK, "the pawn in its region"),
        Beat(PawnPassed, _WALK, "the pawn beside its holder"),
        Beat(PopeMoved, _WALK, "the Pope in his region"),
        Beat(
            Played,
            (
                BeatStage(PLAY_MS, "the card flies to the middle of the sheet", "card", 0.4),
                BeatStage(HOLD_MS, "it is held large; the sheet pales and clears again", "stroke"),
                BeatStage(SHRINK_MS, "it shrinks to the head of the sheet", "card"),
            ),
            "the result of the battle",
            "Surrender or a bishop",
            lambda event: event.card in GREAT_CARDS and not event.face_down,
        ),
        Beat(
            Played,
            (
                BeatStage(PLAY_MS, "the card flies to its line", "card", 0.4),
                BeatStage(STAMP_MS, "the drum is stamped on the line", "drum"),
            ),
            "the card and the drum's mark",
            "a drum",
            lambda event: event.card == "drum" and not event.face_down,
        ),
        Beat(
            Played,
            (
                BeatStage(PLAY_MS, "the card flies to its line", "card", 0.4),
                BeatStage(
                    SEASON_MS, "the season's pennant unrolls; flakes or petals fall", "season"
                ),
            ),
            "the pennant",
            "a season",
            lambda event: event.card in ("winter", "spring") and not event.face_down,
        ),
        Beat(
            Played,
            (
                BeatStage(PLAY_MS, "the card flies to its line", "card", 0.4),
                BeatStage(GLIMPSE_MS + SWEEP_MS, "one that does not stay goes to the discard pile"),
            ),
            "the card in its line",
            "any other card",
        ),
        Beat(
            TurnedUp, (BeatStage(FLIP_MS, "the card turns over", "card", 0.4),), "the card face up"
        ),
        Beat(
            TakenBack,
            (BeatStage(PLAY_MS, "the card flies back to the hand", "card", 0.4),),
            "the card in the hand",
        ),
        Beat(Struck, _SWEEP, "the line without the cards"),
        Beat(Announced, (BeatStage(COUNT_MS, "the total runs up"),), "the total"),
        Beat(Passed, (BeatStage(PASS_MS, "the ribbon of the pass appears"),), "the ribbon"),
        Beat(
            BattleEnded,
            (
                BeatStage(
                    COUNT_MS,
                    "totals run up; the winner's medal grows by a fifth, its cards rise 5 px",
                    "card",
                ),
                BeatStage(WALK_MS, "the pawn walks its arc to the seat that leads next", "step"),
            ),
            "totals and pawn",
        ),
        Beat(
            Conquered,
            (
                BeatStage(
                    PRESS_MS,
                    "the shield is pressed in; colour runs from the city to the border",
                    "seal",
                    0.7,
                ),
                BeatStage(REALM_MS, "one outline draws round the realm; rays fade"),
            ),
            "shield and colour",
        ),
        Beat(LinesDiscarded, _SWEEP, "empty lines"),
        Beat(HandDiscarded, _SWEEP, "the hand without the cards"),
        Beat(Kept, (BeatStage(SWEEP_MS + SWEEP_ROOM_MS, "the other cards fly away"),), "the hand"),
        Beat(
            PileRenewed,
            (BeatStage(SWEEP_MS + 4 * NEXT_CARD_MS, "backs fly to the pile"),),
            "the pile",
        ),
        Beat(Shown, (BeatStage(0, "", "card"),), "the cards beside their words"),
        Beat(Ended, (BeatStage(0, "the sheet of the ending opens", "bell"),), "the whole sheet"),
    ),
    frozenset(
        {
            *(Started, Declined, BattleBegan, FinalBattle, RoundEnded, GameEnded),
            # It is hidden from all other seats.
            HandKept,
            # It is part of previews only.
            Standing,
        }
    ),
)
