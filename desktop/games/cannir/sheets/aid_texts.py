"""The texts of Cannir's rules summary, in the current language."""

from __future__ import annotations

from desktop.language.translation import translate


def set_up() -> list[str]:
    """Return the beginning of a game."""
    return [
        translate(
            "CannirAid",
            "Shuffle the 21 cards. Lay the first face up on the medallion in the middle, deal "
            "three to each player and put the rest aside as the draw pile.",
        ),
        translate(
            "CannirAid",
            "The player whose cards have the lowest total begins; if players tie, the youngest "
            "of them.",
        ),
    ]


def turn() -> list[str]:
    """Return the steps of a turn, in order."""
    return [
        translate("CannirAid", "If the sovereign suite is yours, you have <b>won</b>."),
        translate(
            "CannirAid",
            "Play exactly one card. Either <b>lay</b> it, whatever its order, face up on a free "
            "medallion that a thread joins to a face-up card, or use the <b>power</b> of a Sword "
            "or a Hand.",
        ),
        translate("CannirAid", "Draw one card."),
        translate(
            "CannirAid",
            "A medallion is free if there is no card on it, or if its top card is face down. "
            "Anyone may look at face-down cards.",
        ),
    ]


def order_names() -> dict[str, str]:
    """Return the names of the cards of each order."""
    return {
        "r": translate("CannirAid", "Swords"),
        "g": translate("CannirAid", "Hands"),
        "v": translate("CannirAid", "Books"),
    }


def order_effects() -> dict[str, str]:
    """Return the effects of the cards of each order."""
    return {
        "r": translate(
            "CannirAid",
            "<b>Attacks:</b> turn face down a card that is not a Sword and is worth no more than "
            "the Sword you play, which then leaves the game. You may not attack the only face-up "
            "card, or a card without which other cards would be cut off from each other along "
            "the threads.",
        ),
        "g": translate(
            "CannirAid",
            "<b>Restores:</b> turn the top card of a medallion face up if it is face down and "
            "worth no more than the Hand you play, which then leaves the game.",
        ),
        "v": translate("CannirAid", "<b>Is laid,</b> and does nothing else."),
    }


def family_names() -> list[str]:
    """Return the seven families, by value."""
    return [
        translate("CannirAid", "the Moon"),
        translate("CannirAid", "the Keys"),
        translate("CannirAid", "the Fish"),
        translate("CannirAid", "the Mill"),
        translate("CannirAid", "the Rose"),
        translate("CannirAid", "the Wheel"),
        translate("CannirAid", "the Oak"),
    ]


def suites() -> list[str]:
    """Return the definition of a suite."""
    return [
        translate(
            "CannirAid",
            "A suite is three or more face-up cards, one after the other along a straight line "
            "of threads (a row, a column or a diagonal), whose values",
        ),
        translate("CannirAid", "• <b>follow each other</b>, rising or falling by one, or"),
        translate("CannirAid", "• <b>are all equal</b>."),
        translate(
            "CannirAid",
            "Orders do not matter. Values must follow each other along the line: a gap ends the "
            "suite, and 1 does not follow 7.",
        ),
    ]


def sovereignty() -> list[str]:
    """Return in words which suite is sovereign, and who owns it."""
    return [
        translate(
            "CannirAid",
            "The <b>longest</b> suite on the star is the sovereign one; all others are dormant. "
            "It belongs to the player who made it sovereign, no matter who laid its cards.",
        ),
        translate("CannirAid", "You take it over when the card you play"),
        translate("CannirAid", "• makes a new suite that is as long or longer, or"),
        translate("CannirAid", "• makes the sovereign suite longer, or"),
        translate("CannirAid", "• shortens or breaks it while some suite is left."),
        translate(
            "CannirAid",
            "You then own the longest suite; if several are equally long, you choose one. If no "
            "suite is left, nobody owns one.",
        ),
    ]


def example_turns() -> list[str]:
    """Return the five turns of an example, in order."""
    return [
        translate(
            "CannirAid", "Blue lays the 5: the suite 3·4·5 is sovereign and belongs to Blue."
        ),
        translate(
            "CannirAid",
            "Orange lays a 6 at the end of the suite, which is now longer and belongs to Orange.",
        ),
        translate(
            "CannirAid",
            "Blue attacks the 3. The rest, 4·5·6, is shorter but still the longest suite: Blue "
            "takes it over.",
        ),
        translate("CannirAid", "Orange attacks the 6. No suite is left, so nobody owns one."),
        translate(
            "CannirAid",
            "Blue restores the 6 with a Hand and owns 4·5·6 again. If Orange cannot stop it, "
            "Blue wins when Blue’s next turn begins.",
        ),
    ]


def ends() -> list[str]:
    """Return the end of the game."""
    return [
        translate(
            "CannirAid",
            "<b>You win</b> if you still own the sovereign suite when your next turn begins: "
            "every opponent has had one turn to prevent it.",
        ),
        translate(
            "CannirAid",
            "<b>Everyone loses</b> at once when the last card of the draw pile is drawn.",
        ),
    ]


def variants() -> list[tuple[str, list[str]]]:
    """Return name and rules of both variants."""
    winding = [
        translate(
            "CannirAid",
            "A suite need not be straight: it may wind along the threads from medallion to "
            "medallion, without using any twice.",
        )
    ]
    veiled = [
        translate(
            "CannirAid",
            "Cards may also be laid face down. Such a card is like one that was attacked: its "
            "medallion is free, and it belongs to no suite. Only the player who laid it may look "
            "at it, until it is turned up.",
        ),
        translate(
            "CannirAid",
            "A Hand may try to restore such a card blindly; if the card is worth more than the "
            "Hand, the Hand is lost and the card stays as it is.",
        ),
    ]
    return [
        (translate("CannirAid", "Variant: winding suites"), winding),
        (translate("CannirAid", "Variant: veiled cards"), veiled),
    ]
