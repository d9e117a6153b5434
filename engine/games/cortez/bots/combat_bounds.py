"""The least and the greatest final strength of a side of a combat, by all that a seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.values import Seat
from engine.games.cortez.cards import NATIONS, PROVISION_NAMES, VALUE_SLOTS, WARRIOR_DECK, WEAPON
from engine.games.cortez.rules.combat_data import ATTACKER, strength
from engine.games.cortez.rules.mercenaries import MAX_HIRING_ROUNDS
from engine.games.cortez.views.view import CortezView

_WEAPON = PROVISION_NAMES[WEAPON]
#: The steps in which cards are laid, after all draws. Before the last two the defender may still
#: surrender.
LAYING_STEPS = ("attack", "defence", "raise", "mercenaries")
SURRENDER_STEPS = ("attack", "defence")


class CombatBounds:
    """Bounds on the strengths in the open combat: they hold in every world the viewer can imagine.

    They are attained or wider, because the viewer's memory of hands is not used.
    """

    def __init__(self, view: CortezView) -> None:
        assert view.combat is not None
        self.view = view
        self.combat = view.combat
        self.fighters = self.combat.attacker, self.combat.defender
        #: By nation, the values of the warriors that the viewer does not see, the lowest first.
        self.unseen = {nation: self._unseen_counts(nation) for nation in NATIONS}

    def _unseen_counts(self, nation: str) -> list[int]:
        view = self.view
        seen_cards = [
            *(card for hand in view.warriors for card in hand),
            *(laid_card.card for side in self.combat.laid for laid_card in side),
            *(card for deck in view.decks for batch in deck for card in batch.cards or ()),
        ]
        if self.combat.mercenary is not None:
            seen_cards.append(self.combat.mercenary.warrior)
        counts = WARRIOR_DECK[:]
        for card in seen_cards:
            if card is not None and card.startswith(nation):
                counts[_value(card)] -= 1
        return [value for value in range(1, VALUE_SLOTS) for _ in range(counts[value])]

    def lowest(self, side: int, values: Sequence[int] = (), weapons: int = 0) -> int:
        """Return the least final strength of a side that adds at least these cards."""
        laid_values = [*values, *self._laid_values(side, highest=False)]
        return strength(laid_values, self.combat.weapons[side] + weapons)

    def highest(
        self,
        side: int,
        values: Sequence[int] = (),
        weapons: int = 0,
        silent: Seat | None = None,
        *,
        is_helped: bool = True,
    ) -> int:
        """Return the greatest final strength of a side that adds these cards and may add others.

        The seat `silent` adds nothing else. The cards that third seats add count if `is_helped`.
        """
        view, fighter = self.view, self.fighters[side]
        hands = [] if silent == fighter else [(fighter, len(view.warriors[fighter]))]
        weapon_count = self.combat.weapons[side] + weapons
        weapon_count += 0 if silent == fighter else self._most_weapons(fighter)
        thirds = [
            seat
            for seat in range(len(view.nations))
            if is_helped
            and seat not in self.fighters
            and self.combat.mercenary_rounds < MAX_HIRING_ROUNDS
        ]
        hands += [(seat, 1) for seat in thirds if seat not in self.combat.sold]
        if thirds:
            # Provisions that pay a mercenary can be sold on.
            weapon_count += sum(
                self._most_weapons(seat) for seat in range(len(view.nations)) if seat != fighter
            )
            weapon_count += self._most_weapons(fighter) if silent == fighter else 0
        cards = [*values, *self._laid_values(side, highest=True, hands=hands)]
        return strength(cards, weapon_count)

    def _laid_values(
        self, side: int, *, highest: bool, hands: Sequence[tuple[Seat, int]] = ()
    ) -> list[int]:
        """Return the values of a side's warriors, and of the best cards of hands (seat, number)."""
        values: list[int] = []
        hidden = dict.fromkeys(NATIONS, 0)
        for laid_card in self.combat.laid[side]:
            if laid_card.card is None:
                hidden[self.view.nations[laid_card.seat]] += 1
            else:
                values.append(_value(laid_card.card))
        for seat, number in hands:
            cards: list[str | None] = list(self.view.warriors[seat])
            offer = self.combat.mercenary
            if offer is not None and offer.seat == seat and offer.warriors:
                cards.append(offer.warrior)
            known = sorted((_value(card) for card in cards if card is not None), reverse=True)
            covered = min(number, cards.count(None))
            values += known[:number]
            hidden[self.view.nations[seat]] += covered
        for nation, number in hidden.items():
            unseen = self.unseen[nation]
            values += unseen[max(0, len(unseen) - number) :] if highest else unseen[:number]
        return values

    def _most_weapons(self, seat: Seat) -> int:
        cards = self.view.provisions[seat]
        known = self.view.known[seat]
        others = sum(card != _WEAPON for card in known)
        covered = cards.count(None)
        return cards.count(_WEAPON) + max(0, covered - (others if covered else 0))

    def outcome(
        self,
        side: int,
        values: Sequence[int] = (),
        weapons: int = 0,
        silent: Seat | None = None,
        *,
        is_helped: bool = True,
    ) -> bool | None:
        """Return whether a side that adds these cards wins in every world.

        False: it loses in every world. None: neither is certain. `silent` and `is_helped` are as in
        `highest`.
        """
        if self.combat.step not in LAYING_STEPS:
            return None
        # The defender wins ties.
        edge = 1 if side == ATTACKER else 0
        other = 1 - side
        if self.lowest(side, values, weapons) >= self.highest(other) + edge:
            return True
        may_flee = side == ATTACKER and self.combat.step in SURRENDER_STEPS
        highest = self.highest(side, values, weapons, silent, is_helped=is_helped)
        if not may_flee and highest < self.lowest(other) + edge:
            return False
        return None


def _value(card: str) -> int:
    return int(card[-1])
