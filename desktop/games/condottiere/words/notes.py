"""Notes at the pointer about cards of Condottiere and their effects.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.condottiere.words.card_texts import card_effect
from desktop.games.condottiere.words.names import is_mercenary
from desktop.language.translation import translate
from desktop.table.callouts.note import titled_text
from engine.core.values import Event, Seat
from engine.games.condottiere.events import Standing, Struck
from engine.games.condottiere.views.view import CondottiereView


def card(name: str, view: CondottiereView, *now: str) -> str:
    """Return a card's name and rule, followed by remarks on the current position."""
    title, rule = card_effect(name, view.edition, view.options)
    return titled_text(title, rule, *now)


def face_down(name: str) -> str:
    """Return the remark that a card in a line is face down."""
    if is_mercenary(name):
        return translate(
            "CondottiereNotes",
            "It lies face down: no Bishop discards it, and no Scarecrow takes it back.",
        )
    if name in ("heroine", "courtesan"):
        return translate("CondottiereNotes", "She lies face down.")
    return translate("CondottiereNotes", "It lies face down.")


def effect(before: Sequence[int], events: Sequence[Event], names: Sequence[str], seat: Seat) -> str:
    """Return how a card would change the strengths `before`, given the events of its preview.

    "" when only the seat's own strength changes, which the bubble above the card shows already.
    """
    standing = next((event for event in events if isinstance(event, Standing)), None)
    if standing is None:
        return ""
    changed = [other for other, total in enumerate(standing.strengths) if total != before[other]]
    if not changed and not any(isinstance(event, Struck) for event in events):
        if any(standing.hidden):
            return translate(
                "CondottiereNotes", "Played now, it would not change any strength shown."
            )
        return translate("CondottiereNotes", "Played now, it would not change anybody’s strength.")
    if changed == [seat]:
        return ""
    sentences = [
        _would_be(names[other], before[other], standing.strengths[other]) for other in changed
    ]
    if any(standing.hidden):
        sentences.insert(0, translate("CondottiereNotes", "Going by the cards you can see:"))
    return " ".join(sentences)


def strength_text(points: int, *, certain: bool) -> str:
    """Return the strength that a card adds to its line, or "" when it adds nothing."""
    if not points:
        return ""
    text = translate("CondottiereNotes", "Here it counts {points}.")
    if not certain:
        text = translate(
            "CondottiereNotes", "Going by the cards you can see, it counts {points} here."
        )
    return text.format(points=points)


def _would_be(name: str, before: int, after: int) -> str:
    if not name:
        text = translate("CondottiereNotes", "Your {before} would become {after}.")
    else:
        text = translate("CondottiereNotes", "{name}’s {before} would become {after}.")
    return text.format(name=escape(name, quote=False), before=before, after=after)
