"""The chronicle of Cannir as lines of rich text.

An empty name means the person at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from desktop.games.cannir.words.names import card_phrase, cell_name
from desktop.language.translation import translate
from engine.core.values import Event, Seat
from engine.games.cannir.events import (
    Attacked,
    Discarded,
    Drew,
    Ended,
    Placed,
    Restored,
    RestoreFailed,
    SovereignBroken,
    SovereignTaken,
    Started,
)
from engine.games.cannir.reigns import Fate, fate_of

#: Events that settle something earlier events left open.
SETTLING = (Ended, SovereignBroken, SovereignTaken)
#: Events that are the act of a seat.
_SEAT_EVENTS = (Placed, Attacked, Restored, RestoreFailed, Discarded, SovereignTaken)


def author(event: Event) -> Seat | None:
    """Return the seat whose act an event is; None if it merely follows or happens to a seat."""
    return event.seat if isinstance(event, _SEAT_EVENTS) else None


def favours(event: Event, seat: Seat) -> bool:
    """Return whether a settling event is good for a seat."""
    match event:
        case SovereignTaken(seat=gainer):
            return gainer == seat
        case SovereignBroken(seat=loser):
            return loser != seat
        case Ended(winner=winner):
            return winner == seat
    return False


def sentence(event: Event, names: Sequence[str]) -> str:
    """Return one whole sentence, or "" for an event that needs none."""
    # User names may contain markup, and this is rich text.
    names = [escape(name, quote=False) for name in names]
    match event:
        case Started(seat, card, _):
            return _started_sentence(names[seat], card)
        case Placed(seat, card, cell, False):
            return _placed_sentence(names[seat], card or "", cell)
        case Placed(seat, card, cell, True):
            return _veiled_sentence(names[seat], card, cell)
        case Attacked(seat, card, cell, target):
            return _attacked_sentence(names[seat], card, cell, target)
        case Restored(seat, card, cell, target):
            return _restored_sentence(names[seat], card, cell, target)
        case RestoreFailed(seat, card, cell, above):
            return _failed_sentence(names[seat], card, cell, above)
        case Discarded(seat, card):
            return _discarded_sentence(names[seat], card)
        case SovereignLengthened(seat, _, _):
            return f"<em>{_lengthened_sentence(names[seat])}</em>"
        case SovereignBroken(seat, _, _):
            return f"<em>{_broken_sentence(names[seat])}</em>"
        case SovereignTaken(seat, _, _, values):
            return f"<em>{_taken_sentence(names[seat], values)}</em>"
        case Drew(seat, card, _):
            return _drew_sentence(names[seat], card)
        case Ended(winner, _):
            return f"<em>{_ended_sentence(None if winner is None else names[winner])}</em>"
    return ""


def without_implied_events(events: Sequence[Event]) -> list[Event]:
    """Return the events of a step, with a suite that a card was added to as lengthened."""
    lengthened = fate_of(events) is Fate.LENGTHENED
    return [
        SovereignLengthened(event.seat, event.kind, event.cells)
        if lengthened and isinstance(event, SovereignBroken)
        else event
        for event in events
    ]


class SovereignLengthened(SovereignBroken):
    """A sovereign suite that was lengthened and has so lost its owner; only told, never sent."""


def _bold(card: str) -> str:
    return f"<b>{card_phrase(card)}</b>"


def _started_sentence(name: str, card: str) -> str:
    if not name:
        text = translate(
            "Cannir", "{card} opens the star. No hand has a lower total than yours: you begin."
        )
    else:
        text = translate(
            "Cannir",
            "{card} opens the star. No hand has a lower total than {name}’s: {name} begins.",
        )
    first = _bold(card)
    return text.format(name=name, card=f"<b>{first[3].upper()}{first[4:]}")


def _placed_sentence(name: str, card: str, cell: str) -> str:
    if not name:
        text = translate("Cannir", "You lay {card} on {cell}.")
    else:
        text = translate("Cannir", "{name} lays {card} on {cell}.")
    return text.format(name=name, card=_bold(card), cell=cell_name(cell))


def _veiled_sentence(name: str, card: str | None, cell: str) -> str:
    if card is None:
        return translate("Cannir", "{name} lays a card face down on {cell}.").format(
            name=name, cell=cell_name(cell)
        )
    if not name:
        text = translate("Cannir", "You lay {card} face down on {cell}.")
    else:
        text = translate("Cannir", "{name} lays {card} face down on {cell}.")
    return text.format(name=name, card=_bold(card), cell=cell_name(cell))


def _attacked_sentence(name: str, card: str, cell: str, target: str) -> str:
    if not name:
        text = translate("Cannir", "You attack {cell} with {card}: {target} turns face down.")
    else:
        text = translate("Cannir", "{name} attacks {cell} with {card}: {target} turns face down.")
    return text.format(
        name=name, cell=cell_name(cell), card=_bold(card), target=card_phrase(target)
    )


def _restored_sentence(name: str, card: str, cell: str, target: str) -> str:
    if not name:
        text = translate("Cannir", "You restore {target} on {cell} with {card}.")
    else:
        text = translate("Cannir", "{name} restores {target} on {cell} with {card}.")
    return text.format(
        name=name, cell=cell_name(cell), card=_bold(card), target=card_phrase(target)
    )


def _failed_sentence(name: str, card: str, cell: str, above: int) -> str:
    if not name:
        text = translate(
            "Cannir",
            "You spend {card} on {cell} in vain: the card there is worth more than {value}.",
        )
    else:
        text = translate(
            "Cannir",
            "{name} spends {card} on {cell} in vain: the card there is worth more than {value}.",
        )
    return text.format(name=name, cell=cell_name(cell), card=_bold(card), value=above)


def _discarded_sentence(name: str, card: str) -> str:
    if not name:
        text = translate("Cannir", "You discard {card}.")
    else:
        text = translate("Cannir", "{name} discards {card}.")
    return text.format(name=name, card=_bold(card))


def _broken_sentence(name: str) -> str:
    if not name:
        return translate("Cannir", "Your sovereign suite is broken.")
    return translate("Cannir", "{name}’s sovereign suite is broken.").format(name=name)


def _lengthened_sentence(name: str) -> str:
    if not name:
        return translate("Cannir", "Your sovereign suite is lengthened.")
    return translate("Cannir", "{name}’s sovereign suite is lengthened.").format(name=name)


def _taken_sentence(name: str, values: Sequence[int]) -> str:
    if not name:
        text = translate("Cannir", "The suite {values} is sovereign and belongs to you.")
    else:
        text = translate("Cannir", "The suite {values} is sovereign and belongs to {name}.")
    return text.format(name=name, values="·".join(str(value) for value in sorted(values)))


def _drew_sentence(name: str, card: str | None) -> str:
    """Return a sentence only for the person at the screen, because everybody draws every turn."""
    if card is None or name:
        return ""
    return translate("Cannir", "You draw {card}.").format(card=_bold(card))


def _ended_sentence(name: str | None) -> str:
    if name is None:
        return translate("Cannir", "The last card is drawn: everyone loses.")
    if not name:
        return translate("Cannir", "Your suite lasted a whole round: you win!")
    return translate(
        "Cannir", "{name} kept the sovereign suite for a whole round and wins."
    ).format(name=name)
