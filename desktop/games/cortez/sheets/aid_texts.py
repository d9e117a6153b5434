"""The texts of the rules summary of Cortez, in the current language."""

from __future__ import annotations

from desktop.language.translation import translate


def aim() -> str:
    """Return the aim of the game."""
    return translate(
        "CortezAid",
        "Bring troops with your collar into Tenochtitlan. Troops in the city, a secret temple, "
        "treasures and the victory of your nation bring points; the player with the most wins.",
    )


def set_up() -> list[str]:
    """Return the set-up of a game."""
    return [
        translate(
            "CortezAid",
            "Everyone takes a chief, Spanish and Aztec in turn; with an odd number of players "
            "one nation has one more chief. Shuffle each deck separately; put the treasures "
            "aside.",
        ),
        translate(
            "CortezAid",
            "Put the troops where the map shows. The squares for either nation take two troops "
            "of each, in the city and outside; with an odd number of players, the smaller nation "
            "takes those in the city and the larger one those outside.",
        ),
        translate(
            "CortezAid",
            "Everyone gets 4 warriors of their nation, 10 provisions and an objective. Then "
            "everyone in turn marks one unmarked troop of their nation outside the city with a "
            "collar, and then another.",
        ),
    ]


def rounds() -> str:
    """Return the length of a game."""
    return translate(
        "CortezAid",
        "With two or three players there are <b>two rounds</b>, with more <b>three</b>. For "
        "each, shuffle all 17 events, then a treasure into the last four. When it turns up, the "
        "round ends, and the same player turns over the first event of the next.",
    )


def turn() -> list[str]:
    """Return the steps of a turn."""
    return [
        translate("CortezAid", "Turn over an <b>event</b> and carry it out."),
        translate(
            "CortezAid",
            "Take <b>two actions</b>, the same one twice if you like: discard 1 Food to draw 4 "
            "warriors of your nation; move a troop with your collar; draw a provision.",
        ),
    ]


def moving() -> list[str]:
    """Return the rules of moving."""
    return [
        translate(
            "CortezAid",
            "Any distance and around corners, never diagonally, over dry land, water or both; a "
            "troop changes from one to the other only in a <b>port</b>.",
        ),
        translate(
            "CortezAid",
            "Only <b>causeways</b> lead into the city. Boats cross them under an intact "
            "<b>bridge</b>, where they cannot stop; a broken bridge lets nobody through.",
        ),
        translate(
            "CortezAid",
            "For each troop without your collar that you <b>jump</b>, pay 1 Camouflage.",
        ),
        translate(
            "CortezAid",
            "End on another free square, or end on a troop with somebody else’s collar or an "
            "unmarked one of the other nation: then there is a <b>combat</b>.",
        ),
        translate(
            "CortezAid",
            "If you end in a <b>village</b>, draw as many provisions as its number.",
        ),
    ]


def combat() -> list[str]:
    """Return the steps of a combat, including that a weapon needs a warrior to double."""
    return [
        translate(
            "CortezAid",
            "A troop is <b>defended</b> by the owner of its collar; an unmarked one by a player "
            "of its nation, as proxy: if several, the one who turns over the highest provision.",
        ),
        translate("CortezAid", "The attacker may offer provisions for a surrender."),
        translate("CortezAid", "The defender may discard 1 Food to draw 4 warriors."),
        translate(
            "CortezAid",
            "The attacker lays <b>one or more warriors</b> face down and <b>Weapons</b> face up, "
            "at most one for each warrior. The defender does the same, or surrenders and loses "
            "without a fight.",
        ),
        translate(
            "CortezAid",
            "Both may add cards in turn; cards laid are never taken back. Others may help either "
            "side as <b>mercenaries</b>, with at most one warrior, of any nation, and with "
            "Weapons, for a price in provisions or for nothing.",
        ),
        translate(
            "CortezAid",
            "When nobody adds any more, turn the cards over. Each Weapon <b>doubles</b> one "
            "warrior, the highest first. The higher sum wins; in a <b>tie</b>, the defender wins.",
        ),
    ]


def example() -> str:
    """Return the sum of the example with the warriors in LAID."""
    return translate("CortezAid", "6, 4, 4, 2 and 1 with two Weapons make {total}.")


def after() -> list[str]:
    """Return the consequences of a combat."""
    return [
        translate(
            "CortezAid",
            "Warriors go under the piles of their nations, Weapons are discarded. Attacker and "
            "defender draw as many warriors as they laid themselves, at most 4.",
        ),
        translate(
            "CortezAid",
            "The winner may put a spare collar on any unmarked troop of their nation, and in a "
            "village draws its provisions.",
        ),
        translate(
            "CortezAid",
            "The winner puts the beaten troop on any free square outside the city. Its collar "
            "comes off, unless it is its owner’s last.",
        ),
    ]


def trading() -> str:
    """Return the rules of trading."""
    return translate(
        "CortezAid",
        "Players may exchange provisions at any time and in any number, but not with the piles. "
        "Nothing else is traded.",
    )


def bribery() -> list[str]:
    """Return the rules of bribery cards."""
    return [
        translate(
            "CortezAid",
            "Sold at auction by the event Bribery. Bidding begins to the left of the active "
            "player; a player who passes is out. The winner pays with provisions worth the bid.",
        ),
        translate(
            "CortezAid",
            "Played at any time, even out of turn; this costs no action, and the card leaves the "
            "game: <b>move</b> one of your troops, or somebody else’s, to a free square, by the "
            "rules of moving; draw <b>5 warriors</b>; draw <b>5 provisions</b>. Kept to the end: "
            "3, 5 or 7 points. Two are worth nothing.",
        ),
    ]


def treasure() -> str:
    """Return who gets a treasure."""
    return translate(
        "CortezAid",
        "A treasure goes to the player with the most marked troops in the city; in a tie, to the "
        "tied player on the highest-numbered square.",
    )


def ends() -> str:
    """Return the end of the game."""
    return translate(
        "CortezAid",
        "When the last treasure has been awarded, or as soon as there are troops, marked or not, "
        "on all 25 squares of the city.",
    )


def scoring() -> list[tuple[str, str]]:
    """Return the points, and the reasons for them."""
    return [
        (
            "5",
            translate(
                "CortezAid",
                "to each chief of the nation with more troops in the city, marked or not; in a "
                "tie, of the nation on the highest-numbered square",
            ),
        ),
        ("5", translate("CortezAid", "for each troop with your collar in the city")),
        ("10", translate("CortezAid", "for your objective, if such a troop stands on it")),
        ("10", translate("CortezAid", "for each treasure")),
        ("1", translate("CortezAid", "for each Gold you hold")),
        ("3·5·7", translate("CortezAid", "for bribery cards that say so")),
    ]


def flight_or_attack(card: str) -> str:
    """Return the effect of a flight or an attack, for both nations."""
    if card.startswith("flight"):
        return translate(
            "CortezAid",
            "The active player takes an unmarked troop of the nation on the card out of the city "
            "to a free square of dry land; even a village gives no provisions then.",
        )
    return translate(
        "CortezAid",
        "The active player takes an unmarked troop of the nation on the card from dry land to a "
        "free square of the city; to a temple only if nothing else is free.",
    )


def legend() -> list[tuple[str, str]]:
    """Return the signs of the diagram and their meanings."""
    return [
        ("spanish", translate("CortezAid", "Spaniard")),
        ("aztec", translate("CortezAid", "Aztec")),
        ("mixed", translate("CortezAid", "either")),
        ("village", translate("CortezAid", "village")),
        ("port", translate("CortezAid", "port")),
        ("road", translate("CortezAid", "causeway")),
        ("bridge", translate("CortezAid", "bridge")),
    ]
