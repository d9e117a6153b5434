"""The small talk of bots, in a sentence for each temper.

A sentence names only what everybody sees.
"""

from __future__ import annotations

from desktop.language.translation import translate
from desktop.table.texts import GameTexts
from engine.core.values import BOLD, CAREFUL, GRUDGING

#: The tones in the order of the sentences.
TONES = ("", BOLD, CAREFUL, GRUDGING)


def small_talk(word: str, tone: str, texts: GameTexts) -> str:
    """Return a remark in the tone of a temper; "" for one that is not said in tones."""
    sentences = _general(word) or texts.remark(word)
    return sentences[TONES.index(tone)] if sentences else ""


def _general(word: str) -> tuple[str, ...]:
    """Return the sentences of a remark of several games, by tone; () for another."""
    match word:
        case "greeting":
            return (
                translate("Talk", "Good day to you!"),
                translate("Remarks", "Good day! I have come to win."),
                translate("Remarks", "Good day! Let us take our time."),
                translate("Remarks", "Good day. I forget nothing, mind you."),
            )
        case "well_played":
            return (
                translate("Talk", "Well played!"),
                translate("Remarks", "Fine! At last somebody who dares."),
                translate("Remarks", "That was well prepared."),
                translate("Remarks", "Well played, I must admit."),
            )
        case "half":
            return (
                translate("Remarks", "We are halfway."),
                translate("Remarks", "Halfway, and the best is still to come!"),
                translate("Remarks", "Halfway. Nothing is decided yet."),
                translate("Remarks", "Only halfway? It feels longer."),
            )
        case "parting":
            return (
                translate("Remarks", "It is nearly over. Thank you for the game!"),
                translate("Remarks", "Nearly over. What a fight!"),
                translate("Remarks", "Nearly over. Only no slip now!"),
                translate("Remarks", "Nearly over. I shall want my revenge."),
            )
    return ()
