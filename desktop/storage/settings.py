"""What the player set once and for all, declared as data and kept in one JSON file."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.language.translation import CODES
from desktop.storage.paths import place
from engine.core.values import Json
from engine.data.json_documents import KeptFile

FORMAT = 1
FILE = "settings.json"


@dataclass(frozen=True, slots=True)
class Setting:
    """One value: its type is that of the default; `choices` are all it may be (none: anything).

    What has choices is the player's to choose, in the settings dialog; the rest is remembered.
    """

    key: str
    default: Json
    choices: tuple[Json, ...] = ()

    def allows(self, value: Json) -> bool:
        """Whether a value read from a file may stand."""
        return type(value) is type(self.default) and (not self.choices or value in self.choices)


SETTINGS: dict[str, Setting] = {
    setting.key: setting
    for setting in (
        # "": the system's, as it was found at the first start.
        Setting("language", "", ("", *CODES)),
        Setting("theme", "system", ("system", "light", "dark", "high-contrast")),
        # How large texts are beside boards; `desktop.style.text_size` says how large.
        Setting("text", "normal", ("small", "normal", "large", "largest")),
        Setting("animation", "normal", ("off", "fast", "normal")),
        Setting("pace", "normal", ("slow", "normal", "fast", "instant")),
        # Whether tables are heard where there is something to hear them by, and how loud.
        Setting("sound", True, (True, False)),
        Setting("volume", "normal", ("soft", "normal", "loud")),
        # Between two people at one screen: hold a key to look at one's hand, or a curtain.
        Setting("hands", "peek", ("peek", "curtain")),
        # What places on maps are called: in the player's language or in their country's.
        Setting("places", "local", ("local", "native")),
        # Ask before a game is left or resigned, a seat left to a bot, a combat surrendered.
        Setting("confirm", True, (True, False)),
        # The last set-up per game, as `desktop.play.setup` writes it.
        Setting("setups", {}),
        # The set-ups that were given a name: by game, then by name.
        Setting("favourites", {}),
        # The outside programs that may take a seat, as `desktop.play.external_bots` writes them.
        Setting("programs", []),
        # The lessons that were done: by game, their ids with the day.
        Setting("lessons", {}),
        # The seals of the ledger that were seen being pressed.
        Setting("pressed", []),
        # What became of each puzzle, by its id, and the puzzles that others sent, as lines.
        Setting("puzzles", {}),
        Setting("received", []),
        # The game whose box was taken last.
        Setting("game", ""),
        # Where the window was, as Qt writes it, in hexadecimal.
        Setting("window", ""),
        # What was printed last, as `desktop.printing.print_settings` writes it.
        Setting("printing", {}),
        # The folder of the last save or open dialog.
        Setting("folder", ""),
    )
}

#: What the player chooses, in the order of the dialog.
PREFERENCES = tuple(setting for setting in SETTINGS.values() if setting.choices)


def config_file() -> Path:
    """Where settings are kept."""
    return place("config") / FILE


class Settings(QObject):
    """The settings in force; every change is written at once.

    Signals: `changed(key)` after a value changed, `failed(OSError)` when it could not be written.
    """

    changed = Signal(str)
    failed = Signal(object)

    def __init__(self, file: Path | None, parent: QObject | None = None) -> None:
        """`file` None keeps everything in memory (pictures, tests)."""
        super().__init__(parent)
        self._kept: KeptFile | None = None
        self._values: dict[str, Json] = {key: item.default for key, item in SETTINGS.items()}
        #: What later versions keep here, and values out of place until others are set: one such
        #: costs its own setting, and is there again for who understands it.
        self._strange: dict[str, Json] = {}
        if file is not None:
            self._kept = KeptFile(file, FORMAT, SETTINGS)
            for key, value in self._kept.read().items():
                sound = key in SETTINGS and SETTINGS[key].allows(value)
                (self._values if sound else self._strange)[key] = value

    @property
    def trouble(self) -> str:
        """What is the matter with the file, as `KeptFile` says; "" for nothing."""
        return self._kept.trouble if self._kept is not None else ""

    # -- typed access ------------------------------------------------------------------------

    @property
    def language(self) -> str:
        return str(self._values["language"])

    @property
    def theme(self) -> str:
        return str(self._values["theme"])

    @property
    def text(self) -> str:
        return str(self._values["text"])

    @property
    def animation(self) -> str:
        return str(self._values["animation"])

    @property
    def pace(self) -> str:
        return str(self._values["pace"])

    @property
    def sound(self) -> bool:
        return bool(self._values["sound"])

    @property
    def volume(self) -> str:
        return str(self._values["volume"])

    @property
    def hands(self) -> str:
        return str(self._values["hands"])

    @property
    def places(self) -> str:
        return str(self._values["places"])

    @property
    def confirm(self) -> bool:
        return bool(self._values["confirm"])

    def get(self, key: str) -> Json:
        """The value of a declared key."""
        return self._values[key]

    def set(self, key: str, value: Json) -> None:
        """Change a value, write the file, tell; refuses what the declaration does not allow."""
        if not SETTINGS[key].allows(value):
            raise ValueError(f"{key}: {value!r}")
        if self._values[key] == value:
            return
        self._values[key] = value
        self._strange.pop(key, None)
        self._write()
        self.changed.emit(key)

    def restore(self) -> None:
        """Put everything the player chooses back to its default; what is remembered stays."""
        changed = [item for item in PREFERENCES if self._values[item.key] != item.default]
        self._values.update({item.key: item.default for item in changed})
        for item in PREFERENCES:
            self._strange.pop(item.key, None)
        if changed:
            self._write()
        for item in changed:
            self.changed.emit(item.key)

    def setup(self, game: str) -> Json:
        """The last set-up of a game as JSON, or None."""
        return self._values["setups"].get(game)

    def remember_setup(self, game: str, setup: Json) -> None:
        """Keep a set-up for the next time this box is opened."""
        self.set("setups", {**self._values["setups"], game: setup})

    def favourites(self, game: str) -> dict[str, Json]:
        """The named set-ups of a game as they were kept; `desktop.play.favourites` reads them."""
        kept = self._values["favourites"].get(game)
        return dict(kept) if isinstance(kept, dict) else {}

    def keep_favourites(self, game: str, favourites: dict[str, Json]) -> None:
        """Replace the named set-ups of a game."""
        self.set("favourites", {**self._values["favourites"], game: favourites})

    # -- the file ----------------------------------------------------------------------------

    def _write(self) -> None:
        if self._kept is None:
            return
        data = {"format": FORMAT, **self._values, **self._strange}
        try:
            self._kept.write(json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        except OSError as error:
            self.failed.emit(error)


def kept_day(said: Json) -> str:
    """A day that was kept, as 2026-11-23; "" for what is none."""
    with suppress(ValueError, TypeError):
        return date.fromisoformat(said).isoformat()
    return ""
