"""The hidden cards of Cortez that the viewer knows, in sentences; see `CortezView.known`."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.cortez.words import names
from desktop.language.translation import join_words, translate
from engine.core.values import Seat
from engine.games.cortez.cards import NATIONS
from engine.games.cortez.views.standings import known_cards
from engine.games.cortez.views.view import Batch, CortezView


def known_cards_sentence(view: CortezView, seat: Seat, viewer: Seat | None) -> str:
    """Return the known cards of a seat as a sentence, or "".

    For the viewer's own seat these are the cards that all others know.
    """
    if seat == viewer:
        if not view.known[seat]:
            return ""
        text = translate("CortezMemory", "The others know that you hold {cards}.")
        return text.format(cards=names.provisions(view.known[seat]))
    cards_known = known_cards(view, seat)
    if not cards_known:
        return ""
    provisions = [card for card in cards_known if card in view.known[seat]]
    warriors = [card for card in cards_known if card not in provisions]
    cards = [names.provisions(provisions)] if provisions else []
    cards += [names.warriors(warriors)] if warriors else []
    return translate("CortezMemory", "Known cards: {cards}.").format(cards=join_words(cards))


def known_deck(view: CortezView, nation: str) -> str:
    """Return the known order of a warrior deck from the top; "" if it is not known."""
    batches = view.decks[NATIONS.index(nation)]
    if not any(batch.cards for batch in batches):
        return ""
    text = translate("CortezMemory", "From the top, each group in unknown order: {lots}.")
    return text.format(lots="; ".join(_lot(batch) for batch in batches))


def _lot(batch: Batch) -> str:
    if batch.cards is None:
        return translate("CortezMemory", "%n unknown", "", batch.size)
    return join_words(_values(batch.cards))


def _values(cards: Sequence[str]) -> list[str]:
    return [str(value) for value in sorted(map(names.warrior_value, cards), reverse=True)]
