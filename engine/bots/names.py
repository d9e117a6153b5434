"""What bots are called, and the programs that may take their seats: known without any of them."""

from __future__ import annotations

from engine.core.values import TEMPERS
from engine.data.json_documents import is_name

#: Playing levels every game has a config for, and what they are called, the weakest first.
LEVELS = 5
LEVEL_NAMES = tuple(f"level{level}" for level in range(1, LEVELS + 1))
RANDOM, SCRIPTED, UCT = "random", "scripted", "uct"
#: All our bots, without their tempers.
BOT_NAMES = (RANDOM, SCRIPTED, UCT, *LEVEL_NAMES)

#: How the level of a seat begins that a person's own program plays; its name follows.
PROGRAM = "program:"
#: Characters of the name of an outside program.
LONGEST_PROGRAM = 24


def is_program(level: object) -> bool:
    """Whether an outside program plays at a seat of this level, not one of our bots."""
    if not isinstance(level, str) or not level.startswith(PROGRAM):
        return False
    return is_name(level.removeprefix(PROGRAM), LONGEST_PROGRAM) and level != PROGRAM


def split_temper(name: str) -> tuple[str, str]:
    """The level and the temper of a bot's name such as "level3:bold"; "": it has none."""
    level, _, temper = name.rpartition(":")
    tempered = temper in TEMPERS and level in LEVEL_NAMES
    return (level, temper) if tempered else (name, "")


def is_bot(name: object) -> bool:
    """Whether one of our bots is called so."""
    return isinstance(name, str) and split_temper(name)[0] in BOT_NAMES
