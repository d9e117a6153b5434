"""The advice of earlier hints, so that the same position gets the same hint again."""

from __future__ import annotations

import json
from collections import OrderedDict
from hashlib import sha256
from weakref import WeakKeyDictionary

from desktop.system.qt_bots import QtBots
from desktop.table.callouts.advice import Advice
from engine.data.codec import encode
from engine.table.players import Question

#: Maximum number of positions whose advice is kept.
MAX_POSITIONS = 256
#: Bytes of a key from which a seed is made.
_SEED_BYTES = 4


class HintMemory:
    """The last advice about each position, by what the asked seat sees and may answer."""

    def __init__(self) -> None:
        self._advice: OrderedDict[bytes, Advice] = OrderedDict()

    def recall(self, position: bytes) -> Advice | None:
        """Return the advice about a position (`position_key`), or None."""
        return self._advice.get(position)

    def keep(self, position: bytes, advice: Advice) -> None:
        """Keep the advice about a position in the place of an earlier one."""
        self._advice[position] = advice
        self._advice.move_to_end(position)
        if len(self._advice) > MAX_POSITIONS:
            self._advice.popitem(last=False)


def position_key(question: Question) -> bytes:
    """Return the key of a position: equal for equal views and answers, in whatever match."""
    seen = [
        question.game.id,
        encode(question.view),
        [encode(each) for each in question.hint_actions],
    ]
    return sha256(json.dumps(seen, sort_keys=True).encode()).digest()


def seed_of(position: bytes) -> int:
    """Return the seed of the searches of a position."""
    return int.from_bytes(position[:_SEED_BYTES])


_MEMORIES: WeakKeyDictionary[QtBots, HintMemory] = WeakKeyDictionary()


def memory_of(process: QtBots) -> HintMemory:
    """Return the memory of a bots' process, which several matches share."""
    return _MEMORIES.setdefault(process, HintMemory())
