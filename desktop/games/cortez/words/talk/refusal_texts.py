"""What bots say at Cortez when they refuse an offer."""

from __future__ import annotations

from desktop.language.translation import translate


def refusal_words(key: str) -> str:
    """Return what a bot says when it refuses an offer, in a sentence."""
    match key:
        case "fighting":
            return translate("CortezTalk", "I do not trade with my opponent in a combat.")
        case "gold":
            return translate("CortezTalk", "Gold counts at the end. Nobody gets it for so little.")
        case "spare":
            return translate("CortezTalk", "I have none to spare for that.")
        case "fight":
            return translate("CortezTalk", "For so little, I would rather fight.")
        case "dear":
            return translate("CortezTalk", "That help is too dear for me.")
        case "out":
            return translate("CortezTalk", "I would rather stay out of it.")
    return translate("CortezTalk", "I want more for that.")
