"""The beats of Cortez; durations are milliseconds at normal speed."""

from __future__ import annotations

from desktop.table.beats import Beat, BeatStage, BeatTable
from engine.games.cortez.events import (
    Answered,
    AuctionWon,
    BidMade,
    BidPassed,
    BriberyPlayed,
    BridgeFlipped,
    BridgesLeft,
    Collared,
    CollarKept,
    CollarLost,
    CombatBegan,
    CombatEnded,
    Ended,
    EventTurned,
    HelpSought,
    LayingEnded,
    LotTurned,
    MercenaryOffered,
    MercenaryPassed,
    Moved,
    NationWon,
    ObjectiveDealt,
    OfferEnded,
    ParleyOffered,
    PileRenewed,
    ProvisionsDrawn,
    ProvisionsGiven,
    ProvisionsPaid,
    Put,
    RoundBegan,
    Started,
    TradeProposed,
    TreasureAwarded,
    TurnBegan,
    WarriorLaid,
    WarriorsDrawn,
    WarriorsReturned,
    WeaponLaid,
    WithoutEffect,
)

FLY_MS, NEXT_CARD_MS, FADE_MS = 260, 50, 120
#: The longest time from the first of several cards to the last.
FLY_ROOM_MS = 600
#: A card is shown to everybody.
HOLD_MS = 420
#: A walk takes so long for each square, but no longer than the second.
SQUARE_MS, WALK_MS = 60, 350
COLLAR_MS, BRIDGE_MS = 260, 350
#: A combat revealed: the fronts rise, pairs turn over, the greater side is lit.
RISE_MS, FLIP_MS, PAIRS_MS, VERDICT_MS = 260, 260, 520, 320

_CARDS = (BeatStage(FLY_MS + FLY_ROOM_MS, "cards fly, one after another", "card", 0.3),)
_SHOWN = (
    BeatStage(FLY_MS, "the card flies to the middle of the board", "card", 0.3),
    BeatStage(HOLD_MS, "it is shown to everybody"),
    BeatStage(FLY_MS, "it goes away"),
)

BEATS = BeatTable(
    (
        Beat(
            Moved,
            (BeatStage(WALK_MS, "the troop walks, in a canoe on water", "step"),),
            "the troop",
        ),
        Beat(
            Put,
            (BeatStage(WALK_MS, "the beaten troop is thrown back and turns in the air", "step"),),
            "the troop",
            "of a beaten troop",
            lambda event: event.why == "beaten",
        ),
        Beat(
            Put,
            (BeatStage(WALK_MS, "the troop is lifted to its square in an arc", "tile", 0.9),),
            "the troop",
            "any other",
        ),
        Beat(
            BridgeFlipped,
            (BeatStage(BRIDGE_MS, "new planks are laid", "tile", 0.3),),
            "the whole bridge",
            "a bridge rebuilt",
            lambda event: event.intact,
        ),
        Beat(
            BridgeFlipped,
            (BeatStage(BRIDGE_MS, "the planks tilt and drop into the water", "bridge", 0.3),),
            "the broken bridge",
            "a bridge destroyed",
        ),
        Beat(
            Collared,
            (BeatStage(COLLAR_MS, "the collar drops over the troop", "seal", 0.5),),
            "the collar",
        ),
        Beat(CollarLost, (BeatStage(COLLAR_MS, "the collar comes off"),), "the bare troop"),
        Beat(CombatBegan, (BeatStage(0, "the mat unrolls", "drum"),), "the mat"),
        Beat(
            WarriorLaid,
            (BeatStage(FLY_MS, "the card slides onto the mat", "card", 0.3),),
            "the card on the mat",
        ),
        Beat(
            WeaponLaid,
            (BeatStage(FLY_MS, "the card slides onto the mat", "card", 0.3),),
            "the card on the mat",
        ),
        Beat(
            CombatEnded,
            (
                BeatStage(RISE_MS, "both fronts rise, backs up", "drum"),
                BeatStage(PAIRS_MS, "pairs turn over, the best first; the sums keep count", "card"),
                BeatStage(
                    VERDICT_MS,
                    "the greater side rises with a gold edge; the other goes dim",
                    "seal",
                ),
            ),
            "all cards open",
            "with warriors",
            lambda event: any(event.cards),
        ),
        Beat(CombatEnded, (BeatStage(0, "", "card"),), "the mat", "without warriors"),
        Beat(WarriorsDrawn, _CARDS, "the hand"),
        Beat(ProvisionsDrawn, _CARDS, "the hand"),
        Beat(ProvisionsPaid, _CARDS, "the discard pile"),
        Beat(ProvisionsGiven, _CARDS, "both hands"),
        Beat(
            PileRenewed,
            (BeatStage(FLY_MS + 2 * NEXT_CARD_MS, "backs fly to the pile"),),
            "the pile",
        ),
        Beat(
            EventTurned,
            (BeatStage(FLY_MS, "the card turns over on its way", "card", 0.3),),
            "the card",
        ),
        Beat(
            AuctionWon,
            (BeatStage(FLY_MS, "the card flies to the winner", "card", 0.3),),
            "the winner's hand",
        ),
        Beat(BriberyPlayed, _SHOWN, "the card beside its words"),
        Beat(LotTurned, _SHOWN, "the discard pile"),
        Beat(
            TreasureAwarded,
            (
                BeatStage(FLY_MS, "the treasure rises to the middle of the board", "card"),
                BeatStage(HOLD_MS, "it shines", "gold"),
                BeatStage(FLY_MS, "it flies to the seat that won it", "seal"),
            ),
            "the treasure with its seat",
        ),
        Beat(Ended, (BeatStage(0, "the sheet of the ending opens", "bell"),), "the whole sheet"),
    ),
    frozenset(
        {
            *(Started, ObjectiveDealt, RoundBegan, TurnBegan, WithoutEffect, BridgesLeft),
            *(BidMade, BidPassed, TradeProposed, OfferEnded, HelpSought, ParleyOffered),
            *(MercenaryOffered, MercenaryPassed, Answered, LayingEnded, CollarKept, NationWon),
            WarriorsReturned,
        }
    ),
)
