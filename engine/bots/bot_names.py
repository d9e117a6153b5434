"""The names of bots and external programs, without importing any bot."""

from __future__ import annotations

from engine.core.values import HABITS, TEMPERS, USUAL_TEMPERAMENT, Temperament
from engine.data.json_documents import is_name

#: Number of playing levels; every game has a config for each.
LEVEL_COUNT = 5
#: The names of the playing levels, the weakest first.
LEVEL_NAMES = tuple(f"level{level}" for level in range(1, LEVEL_COUNT + 1))
#: The bot that draws its actions uniformly.
RANDOM = "random"
#: The bot that follows a game's rules of thumb.
SCRIPTED = "scripted"
#: The reference bot: a plain search without game knowledge.
UCT = "uct"
#: The names of all built-in bots, without tempers.
BOT_NAMES = (RANDOM, SCRIPTED, UCT, *LEVEL_NAMES)

#: Prefix of the level of a seat that an external program plays; the program's name follows.
PROGRAM_PREFIX = "program:"
#: Maximum length of the name of an external program, in characters.
MAX_NAME_LENGTH = 24


def is_program(level: object) -> bool:
    """Return whether a level means an external program instead of a built-in bot."""
    if not isinstance(level, str) or not level.startswith(PROGRAM_PREFIX):
        return False
    return is_name(level.removeprefix(PROGRAM_PREFIX), MAX_NAME_LENGTH) and level != PROGRAM_PREFIX


def split_temper(name: str) -> tuple[str, str]:
    """Split a bot's name such as "level3:bold" into level and temper; "" means no temper."""
    level, _, temper = name.rpartition(":")
    tempered = temper in TEMPERS and level in LEVEL_NAMES
    return (level, temper) if tempered else (name, "")


def split_habit(name: str) -> tuple[str, str]:
    """Split a bot's name such as "swindler-level4" into habit and bot; "" means no habit."""
    habit, dash, level = name.partition("-")
    return (habit, level) if dash and habit in HABITS else ("", name)


def temperament_of(name: object) -> Temperament:
    """Return how the bot of a name bargains; a bot that is no level does so as level 4."""
    if not isinstance(name, str):
        return USUAL_TEMPERAMENT
    habit, level_name = split_habit(name)
    level, temper = split_temper(level_name)
    number = LEVEL_NAMES.index(level) + 1 if level in LEVEL_NAMES else USUAL_TEMPERAMENT.level
    return Temperament(number, temper, habit)


def is_bot(name: object) -> bool:
    """Return whether a built-in bot has this name."""
    return isinstance(name, str) and split_temper(name)[0] in BOT_NAMES
