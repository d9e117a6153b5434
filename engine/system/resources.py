"""The only locator of data files: source tree, installed wheel or frozen application."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    """The folder that holds `assets/`, `i18n/` and `docs/`, and `engine/` unless it is frozen."""
    here = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen)] if frozen else []
    candidates.append(here.parents[1])
    for folder in candidates:
        if (folder / "assets").is_dir():
            return folder
    raise FileNotFoundError(f"no assets folder beside {here}")


def asset(*parts: str) -> Path:
    """Path of a file below `assets/`."""
    return root().joinpath("assets", *parts)


def catalogue(name: str) -> Path:
    """Path of a translation catalogue below `i18n/`."""
    return root() / "i18n" / name


def desktop_file(name: str) -> Path:
    """Path of a file below `packaging/`: what desktops read, such as the menu entry."""
    return root() / "packaging" / name


def rules(name: str) -> Path:
    """Path of a file below `docs/rules/`: the rules shown in the application."""
    return root().joinpath("docs", "rules", name)
