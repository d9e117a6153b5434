"""The words painted on the table of Condottiere: map, battle, season, piles."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.condottiere.words.places import region_name
from desktop.language.names import you
from desktop.language.translation import translate
from desktop.table.facts import ScoreLine
from engine.core.values import Seat
from engine.games.condottiere.rules.battle import HEROIC, SPRING_BONUS
from engine.games.condottiere.views import derived
from engine.games.condottiere.views.view import CondottiereView


def total(view: CondottiereView, seat: Seat) -> int:
    """Strength of what the viewer sees in the line of a seat."""
    return derived.tallies(view)[seat].total


def line_parts(cards: Sequence[str], season: str | None, best: int) -> tuple[ScoreLine, ...]:
    """What a line is made of, so many of each, where `best` is the highest value in play.

    Nothing that adds nothing.
    """
    tally = derived.tally(cards, season, best)
    if season == "winter":
        mercenaries = translate("CondottiereTotals", "Mercenaries, 1 in Winter")
    else:
        mercenaries = translate("CondottiereTotals", "Mercenaries")
    found = [
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
            translate("CondottiereTotals", "Heroines"), tally.heroines, HEROIC * tally.heroines
        ),
        ScoreLine(translate("CondottiereTotals", "Courtesans"), tally.courtesans, tally.courtesans),
    ]
    return tuple(part for part in found if part.points)


def last_battle(region: str | None) -> str:
    """Above the lines of a battle that is over."""
    if region is None:
        return translate("CondottiereTable", "The final battle is over")
    text = translate("CondottiereTable", "Last battle: {region}")
    return text.format(region=region_name(region))


def army() -> str:
    """Before the strength of the person at the screen and what it would become."""
    return translate("CondottiereTable", "Your army")


def linked() -> str:
    """Above how many linked regions each seat would have."""
    return translate("CondottiereTable", "Linked regions with it")


def threats() -> str:
    """The switch that shows which regions would win the game."""
    return translate("CondottiereTable", "Threats")


def no_threats(final_battle: bool) -> str:
    """That switch is on, and nobody is near; or no region is fought for any more."""
    if final_battle:
        return translate("CondottiereTable", "The final battle is for no region.")
    return translate("CondottiereTable", "No region would win the game yet.")


def counts() -> str:
    """Above how many cards of each kind are out of play."""
    return translate("CondottiereTable", "Out of play until the next shuffle")


def unseen() -> str:
    """Above how many cards of each kind nobody at the screen has seen."""
    return translate("CondottiereTable", "Not seen yet: in the pile and in other hands")


def parts(
    name: str, cards: str, lines: Sequence[ScoreLine], total: int, *, hidden: bool = False
) -> str:
    """The cards of a line, and its strength opened into its parts, as rich text.

    `hidden`: another card lies face down.
    """
    rows = [_row(line.label, f"{line.points:+d}" if i else str(line.points)) for i, line in
            enumerate(lines)]  # fmt: skip
    if hidden:
        rows.append(_row(translate("CondottiereTable", "Hidden card"), "?"))
    if not rows:
        rows = [_row(translate("CondottiereTable", "No strength yet"), "0")]
    if len(lines) > 1:
        strength = translate("CondottiereTable", "Strength")
        if hidden:
            strength = translate("CondottiereTable", "Strength shown")
        rows.append(_row(f"<b>{strength}</b>", f"<b>{total}</b>"))
    head = f"<b>{escape(name or you(), quote=False)}</b>"
    if len(lines) or cards:
        head = f"{head}<br><i>{escape(cards, quote=False)}</i>"
    return f"{head}<table cellspacing='0'>{''.join(rows)}</table>"


def _row(label: str, points: str) -> str:
    return f"<tr><td>{label}&nbsp;&nbsp;</td><td align='right'>{points}</td></tr>"


def over_title() -> str:
    """Above the title of the map."""
    return translate("CondottiereTable", "Italy").upper()


def map_title() -> str:
    """The title of the map: that of the board, which is the same in both boxes."""
    return "CONDOTTIERE"


def motto() -> str:
    """Below the title of the map."""
    return translate("CondottiereTable", "seventeen cities, and one purse to hire them")


def compass() -> tuple[str, str, str]:
    """What the rose says in the east, the south and the west."""
    east, south, west = translate("CondottiereTable", "E S W").split()
    return east, south, west


def scale() -> str:
    """Above the scale of the map."""
    return translate("CondottiereTable", "Italian miles")


def battle(view: CondottiereView) -> str:
    """What the lines on the table are fought for; "" when nothing is."""
    if view.phase == "final_battle":
        return translate("CondottiereTable", "The final battle")
    if view.region is None:
        return ""
    text = translate("CondottiereTable", "Battle for {region}")
    return text.format(region=region_name(view.region))


def season(name: str) -> tuple[str, str]:
    """A season and what it does to the mercenaries, for its pennant."""
    if name == "winter":
        return (
            translate("CondottiereCards", "Winter"),
            translate("CondottiereTable", "mercenaries count 1"),
        )
    return (
        translate("CondottiereCards", "Spring"),
        translate("CondottiereTable", "the highest gain 3"),
    )


def passed() -> str:
    """On the ribbon of a seat that has passed."""
    return translate("CondottiereTable", "passed")


def to_draw(number: int) -> str:
    """Below the draw pile."""
    return translate("CondottiereTable", "%n to draw", "", number)


def discarded(number: int) -> str:
    """Below the discarded cards."""
    return translate("CondottiereTable", "%n discarded", "", number)


def aim(group: int, total: int | None) -> str:
    """What wins, in the fewest words, for the foot of the map or the strip."""
    if total is None:
        return translate("CondottiereTable", "first to {group} linked regions").format(group=group)
    text = translate("CondottiereTable", "first to {group} linked or {total} regions")
    return text.format(group=group, total=total)
