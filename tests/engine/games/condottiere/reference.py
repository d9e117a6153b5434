"""Condottiere's battles and campaign once more, as plainly as possible: words, lists and sets."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

#: Region -> its neighbours, read off the map.
BORDERS = {
    "torino": "genova milano",
    "milano": "torino venezia genova mantova parma modena",
    "venezia": "milano mantova ferrara",
    "genova": "torino milano parma",
    "mantova": "milano venezia ferrara modena",
    "ferrara": "venezia mantova modena bologna",
    "parma": "milano genova modena lucca",
    "modena": "milano mantova ferrara bologna firenze lucca parma",
    "bologna": "ferrara modena firenze urbino",
    "lucca": "parma modena firenze",
    "firenze": "lucca modena bologna siena urbino spoleto roma",
    "siena": "firenze roma",
    "urbino": "bologna firenze spoleto ancona",
    "ancona": "urbino spoleto napoli",
    "spoleto": "firenze urbino ancona napoli roma",
    "roma": "siena firenze spoleto napoli",
    "napoli": "roma spoleto ancona",
}
NEIGHBOURS = {region: set(near.split()) for region, near in BORDERS.items()}

Lines = Mapping[str, Sequence[str]]


def value(card: str) -> int:
    """Return the printed value of a mercenary; 0 for any other card."""
    return int(card[1:]) if card[0] == "m" else 0


def is_mercenary(card: str) -> bool:
    """Return whether a card is one."""
    return value(card) > 0


def season(lines: Lines) -> str | None:
    """Return the season that lies in any line."""
    lying = {card for row in lines.values() for card in row}
    found = lying & {"winter", "spring"}
    assert len(found) <= 1
    return found.pop() if found else None


def highest(lines: Lines) -> int:
    """Return the highest printed value in play; 0 without mercenaries."""
    return max((value(card) for row in lines.values() for card in row), default=0)


def strength(seat: str, lines: Lines) -> int:
    """Return the strength of a seat's line among these."""
    now, high = season(lines), highest(lines)
    doubled = "drum" in lines.get(seat, ())
    total = 0
    for card in lines.get(seat, ()):
        if is_mercenary(card):
            worth = 1 if now == "winter" else value(card)
            total += 2 * worth if doubled else worth
            if now == "spring" and value(card) == high:
                total += 3
        elif card == "heroine":
            total += 10
        elif card == "courtesan":
            total += 1
    return total


def strengths(seats: str, lines: Lines) -> dict[str, int]:
    """Seat -> what its line is worth."""
    return {seat: strength(seat, lines) for seat in seats}


def alone_highest(figures: Mapping[str, int]) -> str | None:
    """Return the one seat with the most; None when several share it."""
    most = max(figures.values())
    having = [seat for seat, figure in figures.items() if figure == most]
    return having[0] if len(having) == 1 else None


def left_of(seat: str, seats: str) -> str:
    """Return the next seat clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def outcome(
    seats: str, lines: Lines, condottiere: str, defender: str | None = None
) -> tuple[str | None, str]:
    """Return the seat that takes the region and the seat that takes the pawn.

    The first is None if nobody takes it or its defender keeps it.
    """
    winner = alone_highest(strengths(seats, lines))
    pawn = winner or defender or left_of(condottiere, seats)
    courtesans = {seat: list(lines.get(seat, ())).count("courtesan") for seat in seats}
    charming = alone_highest(courtesans)
    if charming is not None:
        pawn = charming
    return (None if winner == defender else winner), pawn


# -- the map -------------------------------------------------------------------------------------


def groups(regions: Iterable[str]) -> list[set[str]]:
    """Return the connected groups of some regions."""
    left, found = set(regions), []
    while left:
        group = {left.pop()}
        while near := {r for region in group for r in NEIGHBOURS[region]} & left:
            group |= near
            left -= near
        found.append(group)
    return found


def group(regions: Iterable[str]) -> int:
    """Return the size of the largest connected group."""
    return max(map(len, groups(regions)), default=0)


def needed(edition: int, seats: int, larger: bool = False) -> tuple[int, int]:
    """Return regions needed for a win: connected, and in all (18: more than there are)."""
    connected = (3 if seats >= 4 else 4) + larger
    return connected, 18 if edition == 1 else (5 if seats >= 4 else 6)


def won(edition: int, seats: int, regions: Collection[str], larger: bool = False) -> str | None:
    """Return why a seat with these regions has won: "adjacent", "total", or None."""
    connected, total = needed(edition, seats, larger)
    if group(regions) >= connected:
        return "adjacent"
    return "total" if len(regions) >= total else None


def leaders(owners: Mapping[str, Collection[str]]) -> list[str]:
    """Return the seats with the most regions."""
    most = max(map(len, owners.values()))
    return [seat for seat, held in owners.items() if len(held) == most]


def most_without(connected: int) -> int:
    """Return how many regions one seat can hold at most with no group of this size."""
    regions = sorted(NEIGHBOURS)
    best, waiting = 0, [((), 0)]  # type: tuple[int, list[tuple[tuple[str, ...], int]]]
    while waiting:
        held, start = waiting.pop()
        best = max(best, len(held))
        for at in range(start, len(regions)):
            if len(held) + len(regions) - at > best:
                more = (*held, regions[at])
                if group(more) < connected:
                    waiting.append((more, at + 1))
    return best
