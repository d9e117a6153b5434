"""The options of a match of Cannir."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Options:
    """The two variants of chapter IX, in any combination."""

    free_paths: bool = False
    veiled: bool = False
