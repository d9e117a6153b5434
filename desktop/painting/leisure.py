"""Whether a window shows what is painted already, before the rest: painting must not keep it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Leisure:
    """Whether windows may show a table before all its pictures are painted."""

    taken: bool = False


#: The application's: taken as soon as its window is there. Whoever paints a table elsewhere than in
#: a window, such as a small picture of it, gets it whole.
LEISURE = Leisure()
