"""The few words that stand on the table of Condottiere beside those of labels and outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.condottiere.words.places import region_name
from desktop.language.names import you
from desktop.language.translation import translate
from desktop.table.facts import ScoreLine


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
