"""What can be wrong with a written position of Condottiere."""

from __future__ import annotations

from typing import Final

from engine.core.errors import PositionError

#: The message for each fault (`PositionError.key`), after the name of the offending key of the
#: position. Fields in braces are the values of the error: `seat` is the name of a seat, `region`
#: and `card` are ids, `phase` is a word of `PHASES`.
MESSAGES: Final = {
    "already_owned": "{region} is already owned by {seat}",
    "buried_with_draws": "no hand is thrown away with the option draw_after_battle",
    "card_not_there": "{card} is not there",
    "committed_without_battle": "true, but nobody defends a region",
    "decides_without_final": "there is no final battle",
    "defender_committed": "false, but the defender is committed",
    "defender_has_cards": "false, but cards lie in the line of the defender",
    "does_not_stay": "a {card} does not stay in a line",
    "draw_needs_option": "draw needs the option draw_after_battle",
    "ends_battle": "a {card} ends the battle",
    "has_cards_on_table": "false, but cards lie on the table",
    "hidden_needs_option": "a card face down needs the option hidden_cards",
    "idle": "{seat} has no choice in phase {phase}",
    "keeps_nothing": "nothing is kept in the first edition",
    "match_needs_option": "match needs the option points_match",
    "mercenary_buried": "no hand with a mercenary may be thrown away",
    "never_hidden": "{card} is never laid face down",
    "no_battle": "no battle is fought in phase {phase}",
    "no_cards_left": "no cards left to deal",
    "no_contest": "nothing is fought for in phase {phase}",
    "no_hidden_cards": "no card lies face down in phase {phase}",
    "no_lines": "no battle lines are on the table in phase {phase}",
    "no_participants": "none in phase {phase}",
    "no_passes": "nobody passes in phase {phase}",
    "no_region": "no region is left to choose",
    "no_region_to_fight": "none is left to fight for",
    "nobody_asked": "nobody can be asked in phase {phase}",
    "not_condottiere": "only the Condottiere chooses",
    "not_fighting": "takes no part in this battle",
    "not_in_hand": "{card} is no mercenary in that hand",
    "not_in_line": "{card} is not in the line of {seat}",
    "on_pope": "the Pope is on {region}",
    "one_fighter": "a final battle needs two seats",
    "over": "nobody is asked once the match is over",
    "own": "{region} is the Condottiere's own",
    "owned": "{region} is owned by {seat}, which needs the option capture_regions",
    "passed": "{seat} has passed",
    "phase_with_draws": "no {phase} with the option draw_after_battle",
    "several_hands": "at the end of a round only one seat holds cards",
    "shown_to_itself": "a hand cannot be shown to its own seat",
    "two_seasons": "winter and spring never lie together",
}


def fault(where: str, key: str, **values: str) -> PositionError:
    """Return the error for a fault; `where` is the offending key of the position."""
    return PositionError(f"{where}: {MESSAGES[key].format(**values)}", key, **values)
