"""An independent reading of Cannir's rules, slow and plain, to check the engine against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass, field

Suite = tuple[str, frozenset[str]]
Play = tuple[str, ...]

#: The sixteen alignments of the star; neighbours in a line are joined by a stroke.
LINES = [
    line.split()
    for line in (
        "N3 N2 N1 C S1 S2 S3",
        "W3 W2 W1 C E1 E2 E3",
        "NW2 NW1 C SE1 SE2",
        "SW2 SW1 C NE1 NE2",
        "NW1 N1 NE1",
        "SW1 S1 SE1",
        "NW1 W1 SW1",
        "NE1 E1 SE1",
        "N2 NE1 E2",
        "E2 SE1 S2",
        "S2 SW1 W2",
        "W2 NW1 N2",
        "NW2 N2 NE2",
        "SW2 S2 SE2",
        "NW2 W2 SW2",
        "NE2 E2 SE2",
    )
]
CELLS = sorted({cell for line in LINES for cell in line})
STROKES = {frozenset(pair) for line in LINES for pair in zip(line, line[1:], strict=False)}
NEIGHBOURS = {
    cell: {other for stroke in STROKES if cell in stroke for other in stroke if other != cell}
    for cell in CELLS
}
CARDS = [f"{order}{value}" for order in "rgv" for value in range(1, 8)]


def value(card: str) -> int:
    """Return the family of a card, 1 to 7."""
    return int(card[1])


# --- suites -----------------------------------------------------------------------------------


def kind_of(values: list[int]) -> str | None:
    """`equal`, `run` or None for values read along a path of three cells or more."""
    steps = {after - before for before, after in zip(values, values[1:], strict=False)}
    if len(values) < 3 or len(steps) != 1:
        return None
    return {0: "equal", 1: "run", -1: "run"}.get(steps.pop())


def straight_paths(values: Mapping[str, int]) -> Iterator[list[str]]:
    """Yield every stretch of every line that is filled throughout."""
    for line in LINES:
        for start in range(len(line)):
            for end in range(start + 3, len(line) + 1):
                if all(cell in values for cell in line[start:end]):
                    yield line[start:end]


def bent_paths(values: Mapping[str, int]) -> Iterator[list[str]]:
    """Yield every path over strokes and filled cells whose values keep one step of 0 or 1."""

    def grow(path: list[str], step: int) -> Iterator[list[str]]:
        yield path
        for cell in NEIGHBOURS[path[-1]]:
            if cell in values and cell not in path and values[cell] - values[path[-1]] == step:
                yield from grow([*path, cell], step)

    for start in values:
        for step in (0, 1):
            yield from grow([start], step)


def suites(values: Mapping[str, int], free_paths: bool = False) -> set[Suite]:
    """Return all suites of a board given as face-up cell -> value: those no longer one contains."""
    found: set[Suite] = set()
    for path in (bent_paths if free_paths else straight_paths)(values):
        kind = kind_of([values[cell] for cell in path])
        if kind is not None:
            found.add((kind, frozenset(path)))
    return {
        (kind, cells)
        for kind, cells in found
        if not any(kind == other and cells < wider for other, wider in found)
    }


# --- connections ------------------------------------------------------------------------------


def parts(cells: Set[str]) -> set[frozenset[str]]:
    """Return the groups of cells that strokes join, directly or over one another."""
    groups, left = set(), set(cells)
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            group.add(cell)
            edge += NEIGHBOURS[cell] & left
            left -= NEIGHBOURS[cell]
        groups.add(frozenset(group))
    return groups


def cuts(cells: Set[str], gone: str) -> bool:
    """Return whether taking `gone` away parts cards that were joined before."""
    home = next(group for group in parts(cells) if gone in group)
    return len(parts(home - {gone})) > 1


# --- a whole turn -----------------------------------------------------------------------------


@dataclass
class Lying:
    """A card on the board; `layer` is the seat that may look at it while it is veiled.

    A grey card that failed on it shows that its value is `above` that of the grey one.
    """

    card: str
    up: bool
    layer: str | None = None
    above: int = 0


@dataclass
class Table:
    """A moment of the game, every card of it known."""

    seats: list[str]
    turn: str
    stacks: dict[str, list[Lying]]
    hands: dict[str, list[str]]
    pile: list[str]
    removed: list[str] = field(default_factory=list)
    sovereign: tuple[str, Suite] | None = None
    free_paths: bool = False
    veiled: bool = False
    #: Suites the seat whose turn it is still has to choose from.
    choices: set[Suite] = field(default_factory=set)
    result: tuple[tuple[str, ...], str] | None = None

    def shown(self) -> dict[str, str]:
        """Cell -> face-up card."""
        return {c: s[-1].card for c, s in self.stacks.items() if s and s[-1].up}

    def suites(self) -> set[Suite]:
        """Return every suite on the board."""
        return suites({c: value(card) for c, card in self.shown().items()}, self.free_paths)

    def plays(self) -> set[Play]:
        """Return the legal plays of the seat on turn."""
        shown = self.shown()
        found: set[Play] = set()
        for card in self.hands[self.turn]:
            for cell in set(CELLS) - set(shown):
                if NEIGHBOURS[cell] & set(shown):
                    found.add(("place", card, cell))
                    if self.veiled:
                        found.add(("place", card, cell, "down"))
                stack = self.stacks.get(cell)
                if card[0] == "g" and stack:
                    strange = stack[-1].layer not in (None, self.turn)
                    if strange or value(stack[-1].card) <= value(card):
                        found.add(("restore", card, cell))
            if card[0] == "r" and len(shown) > 1:
                for cell, target in shown.items():
                    weak = target[0] != "r" and value(target) <= value(card)
                    if weak and not cuts(set(shown), cell):
                        found.add(("attack", card, cell))
        return found

    def play(self, play: Play) -> None:
        """Carry a legal play out, up to the choice it asks for or the end of the turn."""
        do, card, cell, *face = play
        before = self.suites()
        self.hands[self.turn].remove(card)
        stack = self.stacks.setdefault(cell, [])
        if do == "place":
            stack.append(Lying(card, not face, self.turn if face else None))
        else:
            self.removed.append(card)
            if do == "attack":
                stack[-1] = Lying(stack[-1].card, False)
            elif value(stack[-1].card) <= value(card):
                stack[-1] = Lying(stack[-1].card, True)
            else:
                stack[-1].above = max(stack[-1].above, value(card))
        self.choices = self.claims(before, self.suites())
        if len(self.choices) == 1:
            self.choose(next(iter(self.choices)))
        elif not self.choices:
            self.finish_turn()

    def claims(self, before: set[Suite], after: set[Suite]) -> set[Suite]:
        """The suites the mover may take; empty when the sovereign suite is not his to change."""
        if not after:
            self.sovereign = None
            return set()
        longest = max(len(cells) for _, cells in after)
        if self.sovereign is not None and self.sovereign[1] in after:
            held = len(self.sovereign[1][1])
            if not any(len(cells) >= held for _, cells in after - before):
                return set()
        return {(kind, cells) for kind, cells in after if len(cells) == longest}

    def choose(self, taken: Suite) -> None:
        """Give a suite to the mover and end the turn."""
        self.sovereign = (self.turn, taken)
        self.choices = set()
        self.finish_turn()

    def finish_turn(self) -> None:
        """Draw, and see whether that ends the game."""
        self.hands[self.turn].append(self.pile.pop(0))
        self.turn = self.seats[(self.seats.index(self.turn) + 1) % len(self.seats)]
        if not self.pile:
            self.result = ((), "pile")
        elif self.sovereign is not None and self.sovereign[0] == self.turn:
            self.result = ((self.turn,), "sovereign")
