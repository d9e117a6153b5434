"""The effects of an action at Condottiere, prepared for battle lines, bubbles and tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.condottiere.battle_view import shown_battle
from desktop.games.condottiere.items.battle_lines import BattleLines
from desktop.games.condottiere.items.preview_items import Forecast, Prospect
from desktop.games.condottiere.selection.selection import CondottiereSelection
from desktop.games.condottiere.words import labels
from desktop.games.condottiere.words.battle import outcomes
from desktop.games.condottiere.words.names import card_value, cards_named, is_mercenary
from desktop.games.condottiere.words.places import region_name
from engine.core.values import Action, Event, Seat
from engine.games.condottiere.actions import Play
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.events import Passed, Standing, Struck
from engine.games.condottiere.rules.editions import THIRD_EDITION
from engine.games.condottiere.rules.regions import BIT, largest_group
from engine.games.condottiere.views import victory_goals
from engine.games.condottiere.views.standings import stays_in_line
from engine.games.condottiere.views.view import CondottiereView

#: Text in the slot of a card that is not a mercenary.
_SLOT_TEXTS = {"drum": "×2", "heroine": "10", "winter": "=1", "spring": "+3", "courtesan": "1"}


def view_of_decider(
    view: CondottiereView, selection: CondottiereSelection | None
) -> CondottiereView:
    """Return the view of the seat that decides.

    With covered hands, the view holds only the chosen cards of that seat.
    """
    if selection is None or view.seat == selection.seat:
        return view
    seat = selection.seat
    hand_cards: list[str | None] = [card for _, card in selection.picked]
    hand_cards = hand_cards or [selection.card]
    count = len(view.hands[seat])
    hand = (*hand_cards, *([None] * count))[:count]
    hands = tuple(hand if i == seat else cards for i, cards in enumerate(view.hands))
    return replace(view, seat=seat, hands=hands)


def show_in_lines(
    battle: BattleLines, view: CondottiereView, action: Action | None, events: Sequence[Event]
) -> None:
    """Preview the strengths, the losses and the slot of the card in the battle lines."""
    standing = next((event for event in events if isinstance(event, Standing)), None)
    if not isinstance(action, Play) or standing is None or view.decision is None:
        battle.preview(())
        return
    gone: dict[Seat, list[str]] = {}
    for event in events:
        if isinstance(event, Struck):
            gone.setdefault(event.seat, []).extend(event.cards)
    seat = view.decision.seat
    slot = (seat, slot_text(action.card)) if stays_in_line(action.card, view.edition) else None
    battle.preview(standing.strengths, slot=slot, gone=gone)


def stays_in_battle(events: Sequence[Event], seat: Seat) -> bool:
    """Return whether a pass leaves the seat in the battle.

    It does for a defender without a played card.
    """
    return any(isinstance(event, Passed) and event.seat == seat and not event.final
               for event in events)  # fmt: skip


def slot_text(card: str) -> str:
    """Return the text in the slot where a card would go."""
    return str(card_value(card)) if is_mercenary(card) else _SLOT_TEXTS.get(card, "")


def forecast(
    view: CondottiereView, action: Play, events: Sequence[Event], names: Sequence[str]
) -> Forecast | None:
    """Return the content of the bubble above a card, or None when no decision is open."""
    if view.decision is None:
        return None
    seat = view.decision.seat
    sentences = outcomes.outcome(view, action, events, names)
    standing = next((event for event in events if isinstance(event, Standing)), None)
    ends = action.card == "surrender" or (
        action.card == "bishop" and view.edition != THIRD_EDITION.id
    )
    if standing is None or ends:
        return Forecast(seat, None, tuple(sentences))
    change = (shown_battle(view).totals[seat], standing.strengths[seat])
    good = None if standing.leader is None else standing.leader == seat
    return Forecast(seat, change, tuple(sentences[1:]), good)


def prospects(view: CondottiereView, region: str) -> tuple[str, list[Prospect]]:
    """Return a region's name and, per seat, the meaning of the region for its realm."""
    shown_prospects = []
    for seat in range(len(view.owners)):
        mine = BOARD.mask(view.owners[seat])
        after = largest_group(mine | BIT[BOARD.region(region)])
        wins = region in victory_goals.winning_regions(view, seat)
        shown_prospects.append(Prospect(seat, largest_group(mine), after, wins))
    return region_name(region), shown_prospects


def strength_breakdown(view: CondottiereView, seat: Seat, names: Sequence[str]) -> str:
    """Return the breakdown of a seat's strength as rich text."""
    battle = shown_battle(view)
    line = [card for card in battle.reckoned[seat] if card]
    highest = max(
        (card_value(card) for cards in battle.reckoned for card in cards if card), default=0
    )
    line_parts = labels.line_parts(line, battle.season, highest)
    total = sum(part.points for part in line_parts)
    hidden = None in battle.reckoned[seat]
    return labels.parts(names[seat], cards_named(line), line_parts, total, hidden=hidden)
