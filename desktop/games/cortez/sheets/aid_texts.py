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
            "Put the troops where the map shows. The squares that show both nations take two "
            "troops of each nation, in the city and outside it; with an odd number of players, "
            "the nation with fewer players fills those in the city, and the other those outside.",
        ),
        translate(
            "CortezAid",
            "Everyone gets 4 warriors of their nation, 10 provisions and an objective. Then "
            "everyone in turn puts a collar on an unmarked troop of their nation outside the "
            "city, and after that, in the same order, on a second one.",
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
            "A troop moves any distance and around corners, never diagonally, over dry land, "
            "water or both; it changes from one to the other only in a <b>port</b>.",
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
            "End on another free square. Or end on a troop with somebody else’s collar, or on an "
            "unmarked one of the other nation: then there is a <b>combat</b>.",
        ),
        translate(
            "CortezAid",
            "If you end your move in a <b>village</b>, draw the number of provisions it shows.",
        ),
    ]


def combat() -> list[str]:
    """Return the steps of a combat, including that a weapon needs a warrior to double."""
    return [
        translate(
            "CortezAid",
            "A troop is <b>defended</b> by the owner of its collar, an unmarked troop by a "
            "player of its nation, as proxy. If there are several, the one who turns over the "
            "highest provision defends.",
        ),
        translate("CortezAid", "The attacker may offer the defender provisions for surrendering."),
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


def combat_consequences() -> list[str]:
    """Return the consequences of a combat."""
    return [
        translate(
            "CortezAid",
            "Warriors go under the piles of their nations, Weapons are discarded. Attacker and "
            "defender draw as many warriors as they laid themselves, at most 4.",
        ),
        translate(
            "CortezAid",
            "The winner may put a spare collar on any unmarked troop of their nation and, after "
            "a combat in a village, draws the provisions it shows.",
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
            "Some are played at any time, even out of turn; that costs no action, and the card "
            "leaves the game: <b>move</b> one of your troops, or somebody else’s, to a free "
            "square, by the rules of moving; draw <b>5 warriors</b>; draw <b>5 provisions</b>. "
            "Others count at the end: 3, 5 or 7 points. Two are worth nothing.",
        ),
    ]


def treasure() -> str:
    """Return in words who gets a treasure."""
    return translate(
        "CortezAid",
        "A treasure goes to the player with the most marked troops in the city; in a tie, to the "
        "tied player on the highest-numbered square.",
    )


def ends() -> str:
    """Return the end of the game."""
    return translate(
        "CortezAid",
        "The game ends when the last treasure has been awarded, or as soon as there are troops, "
        "marked or not, on all 25 squares of the city.",
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
        (
            "10",
            translate("CortezAid", "for your objective, if a troop with your collar stands on it"),
        ),
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
        ("mixed", translate("CortezAid", "both")),
        ("village", translate("CortezAid", "village")),
        ("port", translate("CortezAid", "port")),
        ("road", translate("CortezAid", "causeway")),
        ("bridge", translate("CortezAid", "bridge")),
    ]
