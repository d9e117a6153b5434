"""The sentences of the rules summaries of Condottiere, in the current language."""

from __future__ import annotations

from desktop.games.condottiere.words.titles import options
from desktop.language.translation import translate
from engine.games.condottiere.rules.editions import Edition


def aim(edition: Edition) -> list[str]:
    """Return the aim of the game."""
    linked = translate(
        "CondottiereAid",
        "Regions are linked if you can walk from any of them to any other across common borders "
        "without leaving them.",
    )
    if edition.regions_anywhere[0]:
        return [
            translate(
                "CondottiereAid",
                "With four to six players, you win at once if you hold <b>three linked "
                "regions</b> or <b>five in all</b> after a battle; with two or three players, "
                "you need <b>four linked</b> or <b>six in all</b>.",
            ),
            linked,
        ]
    return [
        translate(
            "CondottiereAid",
            "With four to six players, you win at once if you hold <b>three linked regions</b> "
            "after a battle; with two or three players, you need <b>four</b>.",
        ),
        linked,
    ]


def set_up(edition: Edition) -> list[str]:
    """Return in words how a game begins."""
    text = translate(
        "CondottiereAid",
        "Everyone takes the markers of one colour. Shuffle the {count} cards and deal <b>ten</b> "
        "to each player.",
    )
    sentences = [
        text.format(count=sum(edition.deck)),
        translate(
            "CondottiereAid",
            "The youngest player is the first <b>Condottiere</b> and puts the pawn on any "
            "region: the first battle is for it.",
        )
        if edition.has_pope
        else translate(
            "CondottiereAid",
            "The youngest player is the first <b>Condottiere</b>, keeps the pawn, and chooses "
            "any region: the first battle is for it.",
        ),
    ]
    if edition.has_pope:
        sentences.append(translate("CondottiereAid", "The Pope waits beside the map."))
    return sentences


def battle(edition: Edition) -> list[str]:
    """Return the course of a battle."""
    return [
        translate(
            "CondottiereAid",
            "The Condottiere begins; turns pass to the left. On your turn, play any <b>one "
            "card</b> face up in your line and announce your line’s strength, or <b>pass</b>.",
        ),
        translate(
            "CondottiereAid",
            "Once you have passed, you play no more cards in this battle, but can still win it. "
            "Nobody has to play; if all others have passed, you may go on alone, card by card. "
            "Without cards, you pass.",
        ),
        translate(
            "CondottiereAid",
            "The battle ends when everyone has passed, or at once if <b>Surrender</b> is played.",
        )
        if edition.has_pope
        else translate(
            "CondottiereAid",
            "The battle ends when everyone has passed, or at once if <b>Surrender</b> or a "
            "<b>Bishop</b> is played.",
        ),
    ]


def steps_after_battle(edition: Edition) -> list[str]:
    """Return the steps after a battle, in order."""
    hand = translate(
        "CondottiereAid",
        "A player with <b>no mercenary</b> in hand may discard the whole hand.",
    )
    if edition.chooses_early:
        return [
            translate(
                "CondottiereAid",
                "The <b>strongest player</b> puts a marker on the region. If several are equally "
                "strong, nobody does.",
            ),
            translate(
                "CondottiereAid",
                "The <b>pawn</b> goes to the player with more Courtesans than any other; "
                "otherwise to the winner; otherwise to the player on the left of the last "
                "Condottiere.",
            ),
            translate(
                "CondottiereAid",
                "The new Condottiere puts the pawn on a <b>free region</b> without the Pope, "
                "even the same one again: the next battle is for it.",
            ),
            translate("CondottiereAid", "All lines are discarded."),
            hand,
        ]
    return [
        translate(
            "CondottiereAid",
            "The <b>strongest player</b> puts a marker on the region and takes the <b>pawn</b>.",
        ),
        translate(
            "CondottiereAid",
            "If several are equally strong, nobody has played, or a Bishop was played, nobody "
            "takes the region, and the pawn goes to the player on the left of the last "
            "Condottiere.",
        ),
        translate("CondottiereAid", "All lines are discarded."),
        hand,
        translate(
            "CondottiereAid",
            "The Condottiere chooses a <b>free region</b> for the next battle, even the same one "
            "again, or <b>declines</b>: then the player on the left gets the pawn and chooses.",
        ),
    ]


def round_end(edition: Edition) -> list[str]:
    """Return in words how a round ends and the next one begins."""
    if edition.cards_kept:
        return [
            translate(
                "CondottiereAid",
                "If at most one player still has cards after step <b>5</b>, the round is over. "
                "That player, if any, may <b>keep up to two</b>; all other cards are shuffled.",
            ),
            translate(
                "CondottiereAid",
                "Everyone is dealt <b>ten cards, plus one for each region</b> they hold.",
            ),
        ]
    return [
        translate(
            "CondottiereAid",
            "If at most one player still has cards after step <b>4</b>, the round is over. All "
            "cards are shuffled; none are kept.",
        ),
        translate(
            "CondottiereAid",
            "Everyone is dealt <b>ten cards, plus two for each region</b> they hold.",
        ),
    ]


def talk() -> str:
    """Return in words which agreements are allowed."""
    return translate(
        "CondottiereAid",
        "You may make deals and promises and show cards; nothing is binding. Cards never change "
        "hands.",
    )


def map_caption(edition: Edition) -> str:
    """Return the caption of the map."""
    if edition.regions_anywhere[0]:
        return translate(
            "CondottiereAid",
            "Four players. Blue holds three regions that do not touch: any of the three ringed "
            "regions would link three and win. Green wins with any fifth region.",
        )
    return translate(
        "CondottiereAid",
        "Four players. Blue holds three regions that do not touch: any of the three ringed "
        "regions would link three and win.",
    )


def strength(edition: Edition) -> list[str]:
    """Return the steps of computing the strength of a line."""
    steps = [
        translate("CondottiereAid", "Add up the <b>mercenaries</b> of your line."),
        translate("CondottiereAid", "If <b>Winter</b> is in play, each of them counts 1."),
        translate("CondottiereAid", "With a <b>Drum</b> in your line, double that (only once)."),
    ]
    heroine = translate("CondottiereAid", "Add 10 for each <b>Heroine</b>.")
    if not edition.has_pope:
        return [*steps, heroine]
    return [
        *steps,
        translate(
            "CondottiereAid",
            "If <b>Spring</b> is in play, add 3 for each of your mercenaries whose value is the "
            "highest of all mercenaries on the table.",
        ),
        heroine,
        translate("CondottiereAid", "Add 1 for each <b>Courtesan</b>."),
    ]


def seasons(edition: Edition) -> list[tuple[str | None, str]]:
    """Return the seasons of the example with their captions."""
    named: list[tuple[str | None, str]] = [
        (None, translate("CondottiereAid", "without a season")),
        ("winter", translate("CondottiereAid", "in Winter")),
    ]
    if edition.has_pope:
        named.append(
            ("spring", translate("CondottiereAid", "in Spring, if no mercenary is above 6"))
        )
    return named


def ends(edition: Edition) -> list[str]:
    """Return when the game ends without linked regions, and who wins then."""
    if edition.may_decline:
        return [
            translate(
                "CondottiereAid",
                "The game is also over when the last free region is taken, or when everyone in "
                "turn has declined to choose one: then the player with the <b>most regions</b> "
                "wins.",
            ),
            translate(
                "CondottiereAid",
                "If several tie, only they fight a battle in the <b>open field</b>: each is "
                "dealt ten cards on top of their hand, and neither Surrender nor Bishop may be "
                "played. The Condottiere begins or, if not taking part, the nearest participant "
                "to the left. The winner of this battle wins the game; in another tie, the "
                "strongest share the victory.",
            ),
        ]
    return [
        translate(
            "CondottiereAid",
            "The game is also over when no region is left to fight for: then the player with the "
            "<b>most regions</b> wins.",
        ),
        translate(
            "CondottiereAid",
            "If several tie, only they fight a <b>final battle</b>: all hands are discarded, and "
            "each of them is dealt ten cards, plus one for each region. The Condottiere begins "
            "or, if not taking part, the nearest participant to the left. The winner of this "
            "battle wins the game; in another tie, the strongest share the victory.",
        ),
    ]


def points() -> str:
    """Return in words how games are played for points."""
    return translate(
        "CondottiereAid",
        "Play games until somebody has 20 (or 30) points. After each game, everyone scores <b>1 "
        "for each region</b>; a player who won it with linked regions scores <b>5 more</b>.",
    )


def optional() -> list[tuple[str, str]]:
    """Return the optional rules of the third edition: name and rule."""
    names = options()
    return [
        (
            names["draw_after_battle"][0],
            translate(
                "CondottiereAid",
                "Begin with seven cards. There are no rounds, and hands are not discarded: after "
                "each battle, before a region is chosen, everyone may draw up to three cards, "
                "but hold no more than ten plus one for each of their regions. If all hands are "
                "empty, everyone draws ten.",
            ),
        ),
        (
            names["larger_kingdoms"][0],
            translate(
                "CondottiereAid",
                "With four to six players, four linked regions win; with two or three, five. The "
                "totals do not change.",
            ),
        ),
        (
            names["capture_regions"][0],
            translate(
                "CondottiereAid",
                "The Condottiere may also choose another player’s region. Until its owner plays "
                "a card, they may pass and still join in later. In a tie, the owner keeps it and "
                "gets the pawn. The Pope may be put on any region.",
            ),
        ),
        (
            names["hidden_cards"][0],
            translate(
                "CondottiereAid",
                "Mercenaries, Drums, Heroines and Courtesans are played face down. Turn each up "
                "when the next card joins your line or, if you like, when you pass. Announce "
                "only the strength of your face-up cards. Scarecrow and Bishop do not affect a "
                "hidden card. All are turned up before lines are compared.",
            ),
        ),
    ]
