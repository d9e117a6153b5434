"""The sentences of the rules summary of Contrées, in the current language."""

from __future__ import annotations

from desktop.language.translation import translate


def aim() -> str:
    """Return the aim of the game."""
    return translate(
        "ContreesAid",
        "Possess more tiles than your opponent at the end: a tile with <b>four of your "
        "towers</b> around it is yours.",
    )


def set_up() -> str:
    """Return in words how a game begins."""
    return translate(
        "ContreesAid",
        "Each player takes eight tiles, and the 24 towers and ten standards of one colour. Draw "
        "lots to see who begins.",
    )


def land() -> list[str]:
    """Return the first part of the game."""
    return [
        translate(
            "ContreesAid",
            "In turn, each player lays <b>two</b> tiles, one after the other, until all sixteen "
            "are laid: four turns each.",
        ),
        translate(
            "ContreesAid",
            "Every tile but the first must share a whole side with one already laid. Holes are "
            "allowed.",
        ),
    ]


def conquest() -> list[str]:
    """Return the second part of the game, and the definition of a corner."""
    return [
        translate(
            "ContreesAid",
            "The turns go on: the player who laid first builds first. On your turn, build <b>one "
            "tower</b> on any free corner, even beside a tile your opponent possesses.",
        ),
        translate(
            "ContreesAid",
            "A corner touches one, two or three tiles, and a tower counts for each of them. There "
            "is never more than one tower on a corner.",
        ),
        translate(
            "ContreesAid",
            "You must build if you can. If you have no tower left, or no corner to build on, you "
            "pass.",
        ),
    ]


def possession() -> list[str]:
    """Return in words how a tile is taken, and lost again."""
    return [
        translate(
            "ContreesAid",
            "As soon as <b>four of your towers</b> stand around a tile, you possess it: put a "
            "standard on it. At once all <b>enemy towers around it are razed</b>.",
        ),
        translate(
            "ContreesAid",
            "One tower can take two or three tiles at once. Taking a tile razes only the towers "
            "around it at that moment, not one built there later.",
        ),
        translate(
            "ContreesAid",
            "If fewer than four of your towers are left around your tile, you take the standard "
            "back.",
        ),
    ]


def siege() -> list[str]:
    """Return in words how towers are surrounded."""
    return [
        translate(
            "ContreesAid",
            "Towers of one player on corners joined by walls form a <b>group</b>; a single tower "
            "is one too. The free corners that walls join to it are its <b>liberties</b>.",
        ),
        translate(
            "ContreesAid",
            "When you build beside an enemy group and it has no liberty left, it is surrounded: "
            "all its towers are razed at once.",
        ),
    ]


def own_siege() -> str:
    """Return the text about towers that do not fall."""
    return translate(
        "ContreesAid",
        "Your own towers are <b>not razed</b> when you take their last liberty yourself. They "
        "are surrounded only when your opponent builds beside them and they have none left.",
    )


def barred_corners_text() -> str:
    """Return in words where a player may not build."""
    return translate(
        "ContreesAid",
        "Where your tower has just fallen, you may <b>not build in your very next turn</b>; your "
        "opponent may. The corner still counts as a liberty.",
    )


def order() -> list[str]:
    """Return the steps after a tower is built, in order."""
    return [
        translate("ContreesAid", "You take tiles, and enemy towers around them are razed."),
        translate("ContreesAid", "Enemy groups beside your new tower are razed if surrounded."),
        translate(
            "ContreesAid",
            "Your opponent takes back the standards of tiles that have fewer than four of their "
            "towers left.",
        ),
    ]


def demolished() -> str:
    """Return the text about the fate of razed towers."""
    return translate(
        "ContreesAid",
        "Razed towers are out of the game. The player who razed them keeps them: they can decide "
        "a tie.",
    )


def ends() -> list[str]:
    """Return when the game is over."""
    return [
        translate("ContreesAid", "a player possesses <b>ten tiles</b> or more,"),
        translate("ContreesAid", "both players have built all their towers, or must pass,"),
        translate("ContreesAid", "a player gives up: the opponent wins."),
    ]


def count() -> list[str]:
    """Return in words who wins."""
    return [
        translate(
            "ContreesAid",
            "Otherwise the player who possesses <b>more tiles</b> wins, however the game ended. "
            "If both have the same number of tiles, the player who <b>razed more towers</b> "
            "wins; if they razed the same number, it is a draw.",
        ),
    ]


def snow_rules() -> list[str]:
    """Return the version with snow tiles."""
    return [
        translate(
            "ContreesAid",
            "Each player has a <b>snow tile</b> in place of one of the eight, and lays it whenever "
            "they like. It is taken and lost like any other.",
        ),
        translate(
            "ContreesAid",
            "In the final count it is worth <b>three</b>; towards the ten tiles that end the "
            "game it counts as one.",
        ),
    ]


def captions() -> dict[str, str]:
    """Return the captions of the pictures, by the names of `diagram.MOMENTS`."""
    return {
        "land": translate("ContreesAid", "The next tile can be laid on any dashed place."),
        "taken": translate(
            "ContreesAid",
            "Blue builds the ringed tower, the fourth around the tile on the left. Two enemy "
            "towers fall; their corners are barred to the opponent for one turn.",
        ),
        "three taken": translate(
            "ContreesAid", "One tower takes three tiles, and four enemy towers fall."
        ),
        "lost": translate(
            "ContreesAid",
            "Blue surrounds one of four towers. Three are left, and the opponent loses the tile.",
        ),
        "siege": translate(
            "ContreesAid",
            "Left: a group and its two liberties. Right: Blue builds on the last liberty, and the "
            "group falls.",
        ),
        "barred": translate(
            "ContreesAid",
            "Left: Blue’s new tower has no liberty, but it stands. Right: Blue’s new tower has "
            "razed one; that corner is barred to the opponent.",
        ),
        "snow": translate("ContreesAid", "One tile each, but the snow tile counts three."),
    }
