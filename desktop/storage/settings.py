"""The player's settings, declared as data and kept in one JSON file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import CODES
from desktop.storage.paths import folder_for
from engine.core.values import Json
from engine.data.kept_file import KeptFile

FORMAT = 1
FILE = "settings.json"


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting.

    Its default determines its type; `choices` lists all allowed values (empty: any).

    The player changes settings with choices in the settings dialog; the others only remember state.
    """

    key: str
    default: Json
    choices: tuple[Json, ...] = ()

    def allows(self, value: Json) -> bool:
        """Return whether a value read from a file is allowed."""
        return type(value) is type(self.default) and (not self.choices or value in self.choices)


SETTINGS: dict[str, Setting] = {
    setting.key: setting
    for setting in (
        # "" means the system's language; it is replaced at the first start.
        Setting("language", "", ("", *CODES)),
        Setting("theme", "system", ("system", "light", "dark", "high-contrast")),
        # The size of texts beside boards; `desktop.style.text_size` defines the sizes.
        Setting("text", "normal", ("small", "normal", "large", "largest")),
        Setting("animation", "normal", ("off", "fast", "normal")),
        # Whether something small moves on a board while nobody plays.
        Setting("ambience", default=True, choices=(True, False)),
        Setting("pace", "normal", ("slow", "normal", "fast", "instant")),
        # How much bots say, in games in which players make agreements.
        Setting("talk", "sparing", ("silent", "sparing", "lively")),
        # Whether sounds are played, where there is a device for them, and how loud.
        Setting("sound", default=True, choices=(True, False)),
        Setting("volume", "normal", ("soft", "normal", "loud")),
        # For two people at one screen: a key held to peek at the hand, or a curtain between turns.
        Setting("hands", "peek", ("peek", "curtain")),
        # Place names on maps: in the player's language or in that of the place.
        Setting("places", "local", ("local", "native")),
        # Whether to ask before a game is left or resigned, a seat left to a bot, or a combat
        # surrendered.
        Setting("confirm", default=True, choices=(True, False)),
        # Whether the system shows a message when it is the person's turn and they look elsewhere.
        Setting("notify", default=True, choices=(True, False)),
        # The last set-up by game, as `engine.play.setup` writes it.
        Setting("setups", {}),
        # The named set-ups, by game and name.
        Setting("favourites", {}),
        # The name of the person at this screen at tables of friends.
        Setting("player", ""),
        # The tables of friends at which this person has a seat, as `desktop.windows.friends` writes
        # them.
        Setting("tables", []),
        # The external programs, as `desktop.storage.external_bots` writes them.
        Setting("programs", []),
        # The finished lessons: by game, their ids with the day.
        Setting("lessons", {}),
        # The seals of the ledger whose award has been shown.
        Setting("pressed", []),
        # The outcome of each puzzle by its id, and the received puzzles as lines of text.
        Setting("puzzles", {}),
        Setting("received", []),
        # The game whose box was opened last.
        Setting("game", ""),
        # Whether the reasons of hints and reviews contain their figures.
        Setting("figures", default=False),
        # The geometry of the window, as Qt saves it, in hexadecimal.
        Setting("window", ""),
        # The last print settings, as `desktop.printing.print_settings` writes them.
        Setting("printing", {}),
        # The folder of the last save or open dialog.
        Setting("folder", ""),
    )
}

#: The settings that the player chooses, in the order of the dialog.
PREFERENCES = tuple(setting for setting in SETTINGS.values() if setting.choices)


def config_file() -> Path:
    """Return the path of the settings file."""
    return folder_for("config") / FILE


class Settings(QObject):
    """The current settings; every change is written at once.

    Signals:
        changed(key): after a value changed.
        failed(OSError): the file could not be written.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        """With `file` None, everything stays in memory (for pictures and tests)."""
        super().__init__(parent)
        self._file: KeptFile | None = None
        self._values: dict[str, Json] = {key: item.default for key, item in SETTINGS.items()}
        #: Unknown keys of later versions and invalid values. An invalid value resets only its own
        #: setting, and is written back unchanged for a version that understands it, until the
        #: setting is changed.
        self._unknown: dict[str, Json] = {}
        if file is not None:
            self._file = KeptFile(file, FORMAT, SETTINGS)
            for key, value in self._file.read().items():
                is_valid = key in SETTINGS and SETTINGS[key].allows(value)
                (self._values if is_valid else self._unknown)[key] = value

    @property
    def file_fault(self) -> str:
        """The fault of the file, in the terms of `KeptFile`, or ""."""
        return self._file.trouble if self._file is not None else ""

    # -- typed access ------------------------------------------------------------------------------

    @property
    def language(self) -> str:
        """The code of the language, such as "fr"."""
        return str(self._values["language"])

    @property
    def theme(self) -> str:
        """The id of the theme, or "system"."""
        return str(self._values["theme"])

    @property
    def text_size(self) -> str:
        """The key of the text size."""
        return str(self._values["text"])

    @property
    def animation(self) -> str:
        """The key of the speed of animations."""
        return str(self._values["animation"])

    @property
    def has_ambience(self) -> bool:
        """Whether something small moves on a board while nobody plays."""
        return bool(self._values["ambience"])

    @property
    def pace(self) -> str:
        """The key of the pace of bots."""
        return str(self._values["pace"])

    @property
    def talk(self) -> str:
        """How much the bots talk."""
        return str(self._values["talk"])

    @property
    def has_sound(self) -> bool:
        """Whether sounds are played."""
        return bool(self._values["sound"])

    @property
    def volume(self) -> str:
        """The key of the volume."""
        return str(self._values["volume"])

    @property
    def hidden_hands(self) -> str:
        """How hands are hidden at one screen: "peek" or "curtain"."""
        return str(self._values["hands"])

    @property
    def place_names(self) -> str:
        """The place names on maps: "local" or "native"."""
        return str(self._values["places"])

    @property
    def has_confirmation(self) -> bool:
        """Whether actions that give much up are confirmed first."""
        return bool(self._values["confirm"])

    def get(self, key: str) -> Json:
        """Return the value of a declared key.

        Raises KeyError for any other.
        """
        return self._values[key]

    def set(self, key: str, value: Json) -> None:
        """Change a value, write the file and emit `changed`.

        Raises ValueError for a value that is not allowed.
        """
        if not SETTINGS[key].allows(value):
            raise ValueError(f"{key}: {value!r}")
        if self._values[key] == value:
            return
        self._values[key] = value
        self._unknown.pop(key, None)
        self._write()
        self.changed.emit(key)

    def reset_preferences(self) -> None:
        """Reset everything the player chooses to its default; remembered state stays."""
        changed = [item for item in PREFERENCES if self._values[item.key] != item.default]
        self._values.update({item.key: item.default for item in changed})
        for item in PREFERENCES:
            self._unknown.pop(item.key, None)
        if changed:
            self._write()
        for item in changed:
            self.changed.emit(item.key)

    def setup(self, game: str) -> Json:
        """Return the last set-up of a game as JSON, or None."""
        return self._values["setups"].get(game)

    def remember_setup(self, game: str, setup: Json) -> None:
        """Remember the last set-up of a game."""
        self.set("setups", {**self._values["setups"], game: setup})

    def favourites(self, game: str) -> dict[str, Json]:
        """Return the named set-ups of a game in their stored form.

        `desktop.play.favourites` decodes them.
        """
        stored = self._values["favourites"].get(game)
        return dict(stored) if isinstance(stored, dict) else {}

    def keep_favourites(self, game: str, favourites: dict[str, Json]) -> None:
        """Replace the named set-ups of a game."""
        self.set("favourites", {**self._values["favourites"], game: favourites})

    # -- the file ----------------------------------------------------------------------------------

    def _write(self) -> None:
        if self._file is None:
            return
        data = {"format": FORMAT, **self._values, **self._unknown}
        try:
            self._file.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            self.failed.emit(error)


def parse_day(text: Json) -> str:
    """Return a stored day in ISO format, such as 2026-11-23; "" when it is not a day."""
    with suppress(ValueError, TypeError):
        return date.fromisoformat(text).isoformat()
    return ""
