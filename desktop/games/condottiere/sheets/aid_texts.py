"""The sentences of the rules aids of Condottiere, for both editions, in the current language."""

from __future__ import annotations

from desktop.games.condottiere.words.titles import options
from desktop.language.translation import translate
from engine.games.condottiere.rules.editions import Edition


def aim(edition: Edition) -> list[str]:
    """Return the aim of the game."""
    linked = translate(
        "CondottiereAid",
        "Regions are linked when one can walk from each of them to all the others across common "
        "borders, without leaving them.",
    )
    if edition.regions_anywhere[0]:
        return [
            translate(
                "CondottiereAid",
                "With four to six players, whoever holds <b>three linked regions</b> or <b>five in "
                "all</b> after a battle wins at once; with two or three players it takes <b>four "
                "linked</b> or <b>six in all</b>.",
            ),
            linked,
        ]
    return [
        translate(
            "CondottiereAid",
            "With four to six players, whoever holds <b>three linked regions</b> after a battle "
            "wins at once; with two or three players it takes <b>four</b>.",
        ),
        linked,
    ]


def set_up(edition: Edition) -> list[str]:
    """Return how a game begins."""
    text = translate(
        "CondottiereAid",
        "Everyone takes the markers of one colour. Shuffle the {count} cards and deal <b>ten</b> "
        "to each player.",
    )
    sentences = [
        text.format(count=sum(edition.deck)),
        translate(
            "CondottiereAid",
            "The youngest is the first <b>Condottiere</b>, and puts the pawn on any region: the "
            "first battle is for it.",
        )
        if edition.pope
        else translate(
            "CondottiereAid",
            "The youngest is the first <b>Condottiere</b>, keeps the pawn, and names any region: "
            "the first battle is for it.",
        ),
    ]
    if edition.pope:
        sentences.append(translate("CondottiereAid", "The Pope waits beside the map."))
    return sentences


def battle(edition: Edition) -> list[str]:
    """Return the course of a battle."""
    return [
        translate(
            "CondottiereAid",
            "The Condottiere begins; the turn goes to the left. In turn you lay <b>one card</b> "
            "face up in your line, any card, and say how strong your line is; or you <b>pass</b>.",
        ),
        translate(
            "CondottiereAid",
            "Whoever has passed lays nothing more in this battle, but can still win it. Nobody has "
            "to play; whoever is left alone may go on, card by card. Without cards one passes.",
        ),
        translate(
            "CondottiereAid",
            "The battle ends when everyone has passed, or at once by <b>Surrender</b>.",
        )
        if edition.pope
        else translate(
            "CondottiereAid",
            "The battle ends when everyone has passed, or at once by <b>Surrender</b> or a "
            "<b>Bishop</b>.",
        ),
    ]


def after(edition: Edition) -> list[str]:
    """Return the steps after a battle, in order."""
    hand = translate(
        "CondottiereAid",
        "Whoever holds <b>no mercenary</b> may throw away the whole hand.",
    )
    if edition.chooses_early:
        return [
            translate(
                "CondottiereAid",
                "Whoever <b>alone is strongest</b> puts a marker on the region. If several are "
                "equally strong, nobody does.",
            ),
            translate(
                "CondottiereAid",
                "The <b>pawn</b> goes to whoever alone has the most courtesans; else to the "
                "winner; else one place to the left of where it was.",
            ),
            translate(
                "CondottiereAid",
                "The new Condottiere puts the pawn on a <b>free region</b> without the Pope, even "
                "the same again: the next battle is for it.",
            ),
            translate("CondottiereAid", "All lines are discarded."),
            hand,
        ]
    return [
        translate(
            "CondottiereAid",
            "Whoever <b>alone is strongest</b> puts a marker on the region and takes the "
            "<b>pawn</b>.",
        ),
        translate(
            "CondottiereAid",
            "If several are equally strong, nobody has played or a Bishop has come, nobody takes "
            "the region, and the pawn goes one place to the left.",
        ),
        translate("CondottiereAid", "All lines are discarded."),
        hand,
        translate(
            "CondottiereAid",
            "The Condottiere chooses a <b>free region</b> for the next battle, even the same "
            "again, or <b>declines</b>: then the pawn goes to the left, and that player chooses.",
        ),
    ]


def round_end(edition: Edition) -> list[str]:
    """Return how a round ends and the next one begins."""
    if edition.cards_kept:
        return [
            translate(
                "CondottiereAid",
                "If at most one player holds cards after step <b>5</b>, the round is over. That "
                "player may <b>keep two</b>; all other cards are shuffled.",
            ),
            translate(
                "CondottiereAid",
                "Everyone is dealt <b>ten cards, and one more for each region</b> of theirs.",
            ),
        ]
    return [
        translate(
            "CondottiereAid",
            "If at most one player holds cards after step <b>4</b>, the round is over. All cards "
            "are shuffled; none are kept.",
        ),
        translate(
            "CondottiereAid",
            "Everyone is dealt <b>ten cards, and two more for each region</b> of theirs.",
        ),
    ]


def talk() -> str:
    """Return which agreements are allowed."""
    return translate(
        "CondottiereAid",
        "Deals, promises and showing cards are free, and bind nobody. Cards never change hands.",
    )


def map_caption(edition: Edition) -> str:
    """Return the caption of the map."""
    if edition.regions_anywhere[0]:
        return translate(
            "CondottiereAid",
            "Four players. Blue holds three regions that do not touch: each of the three that are "
            "ringed would link three and win. Green wins with any fifth region.",
        )
    return translate(
        "CondottiereAid",
        "Four players. Blue holds three regions that do not touch: each of the three that are "
        "ringed would link three and win.",
    )


def strength(edition: Edition) -> list[str]:
    """Return the steps of computing the strength of a line."""
    steps = [
        translate("CondottiereAid", "Add up the <b>mercenaries</b> of your line."),
        translate("CondottiereAid", "If <b>Winter</b> lies anywhere, each of them counts 1."),
        translate("CondottiereAid", "With a <b>Drum</b> in your own line, double that, once."),
    ]
    heroine = translate("CondottiereAid", "Add 10 for each <b>Heroine</b>.")
    if not edition.pope:
        return [*steps, heroine]
    return [
        *steps,
        translate(
            "CondottiereAid",
            "If <b>Spring</b> lies anywhere, add 3 for each of them that has the highest value on "
            "the table.",
        ),
        heroine,
        translate("CondottiereAid", "Add 1 for each <b>Courtesan</b>."),
    ]


def seasons(edition: Edition) -> list[tuple[str | None, str]]:
    """Return the seasons of the example with their captions."""
    named: list[tuple[str | None, str]] = [
        (None, translate("CondottiereAid", "as it lies")),
        ("winter", translate("CondottiereAid", "in Winter")),
    ]
    if edition.pope:
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
                "turn has declined to choose one: then <b>most regions</b> win.",
            ),
            translate(
                "CondottiereAid",
                "If several hold as many, they alone fight a battle in the <b>open field</b>: each "
                "is dealt ten cards on top of their hand, and neither Surrender nor Bishop may be "
                "played. The Condottiere begins, or else the pawn goes left to the first who takes "
                "part. Whoever wins has won the game; equals share it.",
            ),
        ]
    return [
        translate(
            "CondottiereAid",
            "The game is also over when there is no region left to fight for: then <b>most "
            "regions</b> win.",
        ),
        translate(
            "CondottiereAid",
            "If several hold as many, they alone fight a <b>final battle</b>: all hands are "
            "discarded, and each is dealt ten cards and one more for each region. The Condottiere "
            "begins, or else the nearest to the left who takes part. Whoever wins has won the "
            "game; equals share it.",
        ),
    ]


def points() -> str:
    """Return how games are played for points."""
    return translate(
        "CondottiereAid",
        "Play games until somebody has 20 points, or 30. After each game everyone scores <b>1 for "
        "each region</b>; whoever won it with linked regions scores <b>5 more</b>.",
    )


def optional() -> list[tuple[str, str]]:
    """Return the optional rules of the third edition: name and rule."""
    names = options()
    return [
        (
            names["draw_after_battle"][0],
            translate(
                "CondottiereAid",
                "Begin with seven cards. There are no rounds, and hands are not thrown away: after "
                "each battle, before a region is chosen, everyone may draw up to three cards, but "
                "hold no more than ten and one for each region. If all hands are empty, everyone "
                "draws ten.",
            ),
        ),
        (
            names["larger_kingdoms"][0],
            translate(
                "CondottiereAid",
                "Four linked regions win with four to six players, five with two or three. The "
                "totals stay.",
            ),
        ),
        (
            names["capture_regions"][0],
            translate(
                "CondottiereAid",
                "The Condottiere may also choose a region of another player. Its owner may pass "
                "and still come in later, until the first card; the owner keeps it in a tie, and "
                "gets the pawn. The Pope may stand on any region.",
            ),
        ),
        (
            names["hidden_cards"][0],
            translate(
                "CondottiereAid",
                "Mercenaries, Drums, Heroines and Courtesans are laid face down, until you lay the "
                "next card of your line or, if you like, when you pass. Say what lies face up. "
                "Neither Scarecrow nor Bishop touches a hidden card. All are turned up before "
                "lines are compared.",
            ),
        ),
    ]
