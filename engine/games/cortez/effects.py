"""The names of effects that bots find in Cortez and the desktop turns into sentences.

`docs/bot-protocol.md` lists all kinds of effects.
"""

from __future__ import annotations

from typing import Final

#: The chance in a combat after the action, and without it, in per cent; 0 and 100 are certain.
#: Without a card that is laid, nothing more is laid, now or later. The third is the strength that a
#: fighter adds for that chance, with the action. They name the fighter, None for the seat to move.
CHANCE: Final = "chance"
IDLE_CHANCE: Final = "idle_chance"
STRENGTH: Final = "strength"
#: How many cards of a value, or weapons, the fighter lays in all for that chance, beginning with
#: the action. Absent where it lays nothing else.
LAYS: Final = "lays"
#: The subject of an idle chance of 0 that only free help of other seats could change.
HELP: Final = "help"
#: The chance in per cent that the fighter who is offered help for a price accepts the offer.
TAKES: Final = "takes"
