"""The data of a combat: fighters, cards on the table, and progress.

The sides are 0, the attacker, and 1, the defender.

A hot module: it must also compile.
"""

from __future__ import annotations

from typing import Final

from engine.games.cortez.cards import PROVISION_TYPE_COUNT, VALUE_SLOTS

#: In place of a seat: no seat.
NOBODY: Final = -1

#: The two sides of a combat.
ATTACKER: Final = 0
DEFENDER: Final = 1

#: The steps of a combat.
TALK: Final = 0
CARDS: Final = 1
BUYING: Final = 2
OPENING: Final = 3
REPLY: Final = 4
RAISING: Final = 5
HIRING: Final = 6
MARKING_STEP: Final = 7
PLACING: Final = 8
STEP_NAMES: Final[list[str]] = [
    *("parley", "bribery", "buy", "attack", "defence", "raise", "mercenaries", "collar", "place"),
]

#: The number of provisions of each price.
PRICE_COUNTS: Final[list[int]] = [0, 1, 2, 1, 2]
#: The first price that must be paid in gold.
FIRST_GOLD_PRICE: Final = 3
#: In place of the index of a price: it consists of other provisions.
NAMED_PRICE: Final = 5

#: The ways to win a combat.
BY_STRENGTH: Final = 0
BY_TIE: Final = 1
BY_SURRENDER: Final = 2
BY_PARLEY: Final = 3
#: The name of each way.
REASONS: Final[list[str]] = ["strength", "tie", "surrender", "parley"]


#: The provisions of a price that is free, of the buyer's choice first, then by type.
NOTHING_DUE: Final[list[int]] = [0] * (1 + PROVISION_TYPE_COUNT)
#: The number of ways to pay each price.
PRICES_DUE: Final[list[list[int]]] = [
    NOTHING_DUE,
    [1, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 2],
]


class CombatState:
    """A combat in progress."""

    def __init__(self) -> None:
        self.step: int = TALK
        #: The seats of the two sides.
        self.fighters: list[int] = [NOBODY, NOBODY]
        #: The troops of the two sides.
        self.troops: list[int] = [NOBODY, NOBODY]
        self.square: int = NOBODY
        #: The former square of the attacking troop, which already counts as standing on `square`.
        self.origin: int = NOBODY
        self.is_by_proxy: bool = False
        #: By side, the warriors on the table in the order laid, as seat * VALUE_SLOTS + value.
        self.laid: list[list[int]] = [[], []]
        self.weapons: list[int] = [0, 0]
        #: The number of cards the fighter to move has added in this turn of laying.
        self.added: int = 0
        #: The number of consecutive holds.
        self.holds: int = 0
        #: The mask of the sides helped in this round of mercenaries.
        self.helped: int = 0
        #: The mask of the seats that have sold a warrior.
        self.sold: int = 0
        #: The number of completed rounds of mercenaries.
        self.mercenary_rounds: int = 0
        #: The seat of the open offer of a mercenary, or NOBODY.
        self.seller: int = NOBODY
        #: The side to which it is made.
        self.side: int = 0
        #: The value of the offered warrior, or 0.
        self.value: int = 0
        #: The number of offered weapons.
        self.weapons_offered: int = 0
        #: The index of its price.
        self.price: int = 0
        #: The provisions of its price: the number of the buyer's choice, then those of each type.
        #: The list is replaced, never modified.
        self.due: list[int] = NOTHING_DUE
        #: The seats that fighters ask for help: [side, seat, price as in `due`]. The list and its
        #: entries are replaced, never modified.
        self.calls: list[list[int]] = []
        #: The mask of the third seats that have offered help without being asked.
        self.volunteers: int = 0
        #: The number of offers for a surrender.
        self.parleys: int = 0
        #: The winning side.
        self.won: int = NOBODY

    def clone(self) -> CombatState:
        """Return an independent copy."""
        twin = CombatState()
        twin.step = self.step
        twin.fighters = self.fighters[:]
        twin.troops = self.troops[:]
        twin.square = self.square
        twin.origin = self.origin
        twin.is_by_proxy = self.is_by_proxy
        twin.laid = [self.laid[ATTACKER][:], self.laid[DEFENDER][:]]
        twin.weapons = self.weapons[:]
        twin.added = self.added
        twin.holds = self.holds
        twin.helped = self.helped
        twin.sold = self.sold
        twin.mercenary_rounds = self.mercenary_rounds
        twin.seller = self.seller
        twin.side = self.side
        twin.value = self.value
        twin.weapons_offered = self.weapons_offered
        twin.price = self.price
        twin.due = self.due
        twin.calls = self.calls
        twin.volunteers = self.volunteers
        twin.parleys = self.parleys
        twin.won = self.won
        return twin

    def strength(self, side: int) -> int:
        """Return the sum of a side's warriors; each weapon doubles one of them, the best first."""
        return strength([card % VALUE_SLOTS for card in self.laid[side]], self.weapons[side])


def strength(values: list[int], weapons: int) -> int:
    """Return the sum of the values, the `weapons` highest counted twice."""
    return sum(values) + sum(sorted(values, reverse=True)[:weapons])


class Outcome:
    """The outcome of a combat; it never changes."""

    def __init__(self, combat: CombatState, how: int, strengths: list[int]) -> None:
        self.fighters: list[int] = combat.fighters
        self.troops: list[int] = combat.troops
        self.square: int = combat.square
        self.is_by_proxy: bool = combat.is_by_proxy
        #: Empty after a surrender, because no seat has seen all of them.
        self.laid: list[list[int]] = combat.laid
        self.weapons: list[int] = combat.weapons
        self.strengths: list[int] = strengths
        #: The winning side.
        self.won: int = combat.won
        #: How that side won.
        self.how: int = how
