"""The program's own JSON files: damaged files are renamed, foreign files are left alone."""

from __future__ import annotations

import os
from collections.abc import Collection
from pathlib import Path

from engine.core.values import Json
from engine.data.json_documents import MAX_BYTES, DocumentError, parse_json, read_text
from engine.system import files


class KeptFile:
    """A JSON file of the program itself, a mapping with a `format`, such as the settings.

    Contents that cannot be understood are not lost. A file that is damaged or of a newer format is
    renamed to `.bad`. A file that is unreadable or belongs to another program stays as it is and is
    not written.
    """

    def __init__(
        self, file: Path, format_version: int, keys: Collection[str], max_bytes: int = MAX_BYTES
    ):
        """Describe a file.

        `format_version` is the format written, `keys` are typical of the program's files.
        """
        self.file = file
        self._format, self._keys, self._max_bytes = format_version, keys, max_bytes
        #: "damaged" or "newer" for a file that was renamed, "unreadable" or "foreign" for one that
        #: was left alone (also when renaming failed), "" for a sound file or none.
        self.trouble = ""

    @property
    def is_writable(self) -> bool:
        """Whether the file may be replaced, because it was not left alone."""
        return self.trouble not in ("unreadable", "foreign")

    def read(self) -> dict[str, Json]:
        """Return the contents; an empty mapping where there are none or `trouble` is set."""
        self.trouble = ""
        if not os.path.lexists(self.file):
            return {}
        try:
            data = parse_json(read_text(self.file, self._max_bytes))
        except DocumentError as error:
            return self.refuse("damaged" if error.key == "damaged" else "unreadable")
        if not isinstance(data, dict):
            return self.refuse("damaged")
        if "format" not in data and data and not data.keys() & set(self._keys):
            return self.refuse("foreign")
        number = data.pop("format", None)
        if type(number) is not int:
            return self.refuse("damaged")
        return self.refuse("newer") if number > self._format else data

    def write(self, text: str) -> None:
        """Replace the file unless it was left alone. Raises OSError."""
        if self.is_writable:
            files.write(self.file, text.encode(errors="replace"), private=True)

    def refuse(self, trouble: str) -> dict[str, Json]:
        """Put the file aside, or leave it alone, for this `trouble`; return an empty mapping.

        Readers call it for faults that this class cannot find.
        """
        self.trouble = trouble
        if self.is_writable:
            try:
                files.put_aside(self.file)
            except OSError:
                self.trouble = "unreadable"
        return {}
