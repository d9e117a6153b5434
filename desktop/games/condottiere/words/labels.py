"""Labels painted on the table of Condottiere: map, battle, season, piles."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.condottiere.words.places import region_name
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.table.facts import ScoreLine
from engine.core.values import Seat
from engine.games.condottiere.rules.battle import HEROINE_STRENGTH, SPRING_BONUS
from engine.games.condottiere.views import standings
from engine.games.condottiere.views.view import CondottiereView


def total(view: CondottiereView, seat: Seat) -> int:
    """Return the strength of the cards that the viewer sees in a seat's line."""
    return standings.tallies(view)[seat].total


def line_parts(cards: Sequence[str], season: str | None, best: int) -> tuple[ScoreLine, ...]:
    """Return the parts of a line's strength that are not 0, each with its number of cards.

    `best` is the highest value of the mercenaries in play.
    """
    tally = standings.tally(cards, season, best)
    if season == "winter":
        mercenaries = translate("CondottiereTotals", "Mercenaries, 1 in Winter")
    else:
        mercenaries = translate("CondottiereTotals", "Mercenaries")
    parts = [
        ScoreLine(mercenaries, tally.mercenaries, tally.base),
        ScoreLine(
            translate("CondottiereTotals", "Doubled by the Drum"),
            tally.mercenaries,
            tally.base if tally.doubled else 0,
        ),
        ScoreLine(
            translate("CondottiereTotals", "Highest in Spring, 3 more"),
            tally.strengthened,
            SPRING_BONUS * tally.strengthened,
        ),
        ScoreLine(
            translate("CondottiereTotals", "Heroines"),
            tally.heroines,
            HEROINE_STRENGTH * tally.heroines,
        ),
        ScoreLine(translate("CondottiereTotals", "Courtesans"), tally.courtesans, tally.courtesans),
    ]
    return tuple(part for part in parts if part.points)


def last_battle(region: str | None) -> str:
    """Return the title of a battle that is over."""
    if region is None:
        return translate("CondottiereTable", "The final battle is over")
    text = translate("CondottiereTable", "Last battle: {region}")
    return text.format(region=region_name(region))


def army() -> str:
    """Return the label before the seat's strength and the strength after an action."""
    return translate("CondottiereTable", "Your army")


def linked() -> str:
    """Return the heading of the numbers of linked regions that seats would have."""
    return translate("CondottiereTable", "Linked regions if taken")


def threats() -> str:
    """Return the label of the button that shows the regions that would win the game."""
    return translate("CondottiereTable", "Threats")


def no_threats(view: CondottiereView) -> str:
    """Return the message that no region would win the game, or that none is contested any more."""
    if view.decision is None:
        return translate("Condottiere", "The game is over.")
    if view.phase == "final_battle":
        return translate("CondottiereTable", "The final battle is not for a region.")
    return translate("CondottiereTable", "No region would win the game now.")


def counts() -> str:
    """Return the heading of the numbers of cards out of play, by kind."""
    return translate("CondottiereTable", "Seen, and out of play until the next shuffle")


def unseen_heading() -> str:
    """Return the heading of the numbers of cards that the viewer has not seen, by kind."""
    return translate("CondottiereTable", "Not seen yet")


def parts(
    name: str, cards: str, lines: Sequence[ScoreLine], total: int, *, hidden: bool = False
) -> str:
    """Return the cards of a line and the breakdown of its strength, as rich text.

    `hidden` means that another card is face down.
    """
    rows = [_row(line.label, f"{line.points:+d}" if i else str(line.points)) for i, line in
            enumerate(lines)]  # fmt: skip
    if hidden:
        rows.append(_row(translate("CondottiereTable", "Hidden card"), "?"))
    if not rows:
        rows = [_row(translate("CondottiereTable", "No strength"), "0")]
    if len(lines) > 1:
        strength = translate("CondottiereTable", "Strength")
        if hidden:
            strength = translate("CondottiereTable", "Strength shown")
        rows.append(_row(f"<b>{strength}</b>", f"<b>{total}</b>"))
    head = f"<b>{escape(name or only_person_name(), quote=False)}</b>"
    if len(lines) or cards:
        head = f"{head}<br><i>{escape(cards, quote=False)}</i>"
    return f"{head}<table cellspacing='0'>{''.join(rows)}</table>"


def _row(label: str, points: str) -> str:
    return f"<tr><td>{label}&nbsp;&nbsp;</td><td align='right'>{points}</td></tr>"


def title_kicker() -> str:
    """Return the line above the map's title."""
    return translate("CondottiereTable", "Italy").upper()


def map_title() -> str:
    """Return the title of the map, which is the same for both boxes."""
    return "CONDOTTIERE"


def motto() -> str:
    """Return the line below the map's title."""
    return translate("CondottiereTable", "seventeen cities, one hand of cards")


def compass() -> tuple[str, str, str]:
    """Return the letters of the compass rose for east, south and west."""
    east, south, west = translate("CondottiereTable", "E S W").split()
    return east, south, west


def scale() -> str:
    """Return the caption of the map's scale."""
    return translate("CondottiereTable", "Italian miles")


def battle(view: CondottiereView) -> str:
    """Return the prize of the current battle, or "" when there is none."""
    if view.phase == "final_battle":
        return translate("CondottiereTable", "The final battle")
    if view.region is None:
        return ""
    text = translate("CondottiereTable", "Battle for {region}")
    return text.format(region=region_name(view.region))


def season(name: str) -> tuple[str, str]:
    """Return the name of a season and its effect on the mercenaries, for its pennant."""
    if name == "winter":
        return (
            translate("CondottiereCards", "Winter"),
            translate("CondottiereTable", "mercenaries count 1"),
        )
    return (
        translate("CondottiereCards", "Spring"),
        translate("CondottiereTable", "the highest gain 3"),
    )


def passed_label() -> str:
    """Return the text on the ribbon of a seat that has passed."""
    return translate("CondottiereTable", "passed")


def to_draw(number: int) -> str:
    """Return the label of the draw pile."""
    return translate("CondottiereTable", "%n to draw", "", number)


def discarded(number: int) -> str:
    """Return the label of the discard pile."""
    return translate("CondottiereTable", "%n discarded", "", number)


def no_battle_yet() -> str:
    """Return the title of the battle sheet before the first battle."""
    return translate("CondottiereTable", "No battle yet")


def aim(group: int, total: int | None) -> str:
    """Return the shortest text of what wins, for the foot of the map or the prompt strip."""
    if total is None:
        return translate("CondottiereTable", "first to {group} linked regions").format(group=group)
    text = translate("CondottiereTable", "first to {group} linked regions or {total} in all")
    return text.format(group=group, total=total)
