"""Locate data files in a source tree, an installed wheel or a frozen application."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    """Return the folder that holds `assets/`, `i18n/` and `docs/`, and `engine/` unless frozen."""
    here = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen)] if frozen else []
    candidates.append(here.parents[1])
    for folder in candidates:
        if (folder / "assets").is_dir():
            return folder
    raise FileNotFoundError(f"no assets folder beside {here}")


def asset(*parts: str) -> Path:
    """Return the path of a file in `assets/`."""
    return root().joinpath("assets", *parts)


def catalogue(name: str) -> Path:
    """Return the path of a translation catalogue in `i18n/`."""
    return root() / "i18n" / name


def desktop_file(name: str) -> Path:
    """Return the path of a desktop environment's file in `packaging/`, such as the menu entry."""
    return root() / "packaging" / name


def rules(name: str) -> Path:
    """Return the path of a file in `docs/rules/`: the rules shown in the application."""
    return root().joinpath("docs", "rules", name)
