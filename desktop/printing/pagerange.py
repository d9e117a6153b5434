"""A choice of pages, as print dialogs have it: "1-3, 5, 8-"."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.printing.page import Page, PrintError

_PART = re.compile(r"(\d*)\s*-\s*(\d*)|(\d+)")
_LONGEST = 200  # characters


def chosen(pages: Sequence[Page], text: str) -> list[Page]:
    """The pages meant, in their own order; all of them for "". Raises PrintError."""
    if not text.strip():
        return list(pages)
    wanted: set[int] = set()
    for part in text[:_LONGEST].split(","):
        found = _PART.fullmatch(part.strip())
        if found is None or len(text) > _LONGEST or found[0] == "-":
            raise PrintError(f"pages: {text[:40]!r} is not like 1-3,5,8-", "pages")
        first = _number(found[3] or found[1], 1)
        last = first if found[3] else _number(found[2], len(pages))
        if not 1 <= first <= last <= len(pages):
            raise PrintError(f"pages: {part.strip()[:40]} is not within 1-{len(pages)}", "pages")
        wanted.update(range(first, last + 1))
    return [page for number, page in enumerate(pages, 1) if number in wanted]


def _number(digits: str, default: int) -> int:
    # More digits than there are pages mean a number that is too large, whatever it is.
    return int(digits[-9:] if len(digits) <= 9 else 10**9) if digits else default
