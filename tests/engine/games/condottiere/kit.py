"""Short ways to write a Condottiere position, run it, and read what came of it.

Cards and regions are written as words with spaces between them; options as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.play.position_file import run_position
from tests.engine.games.condottiere.reference import NEIGHBOURS

Step = dict[str, Any]
Words = str | Iterable[str]

REGIONS = list(NEIGHBOURS)
#: How many of each card an edition has.
DECKS = {
    1: {
        "m1": 15,
        "m2": 8,
        "m3": 8,
        "m4": 8,
        "m5": 8,
        "m6": 8,
        "m10": 8,
        "scarecrow": 15,
        "drum": 6,
        "bishop": 3,
        "surrender": 3,
        "winter": 3,
        "heroine": 3,
    },
    3: {
        "m1": 10,
        "m2": 8,
        "m3": 8,
        "m4": 8,
        "m5": 8,
        "m6": 8,
        "m10": 8,
        "scarecrow": 16,
        "drum": 6,
        "bishop": 6,
        "surrender": 3,
        "winter": 3,
        "spring": 3,
        "heroine": 3,
        "courtesan": 12,
    },
}
#: Five regions of which no two touch.
SCATTERED = "torino venezia lucca ancona siena"
BATTLES = ("battle", "final_battle")


def words(given: Words) -> list[str]:
    """Return cards or regions as a list."""
    return given.split() if isinstance(given, str) else list(given)


# -- answers -------------------------------------------------------------------------------------


def play(seat: str, card: str, **more: str) -> Step:
    """Lay a card; `take` for a scarecrow, `pope` for a bishop."""
    return {"seat": seat, "do": "play", "card": card, **more}


def plays(written: str) -> list[Step]:
    """Several answers: `"A:m10 B:pass C:scarecrow>m5"`."""
    steps = []
    for word in written.split():
        seat, card = word.split(":")
        if card == "pass":
            steps += passes(seat)
        elif ">" in card:
            card, taken = card.split(">")
            steps.append(play(seat, card, **{"take" if card == "scarecrow" else "pope": taken}))
        else:
            steps.append(play(seat, card))
    return steps


def passes(seats: str) -> list[Step]:
    """These seats pass, one after the other."""
    return [{"seat": seat, "do": "pass"} for seat in seats]


def reveal(seat: str, shown: bool = True) -> Step:
    """Pass, and turn one's hidden card up or not."""
    return {"seat": seat, "do": "pass", "reveal": shown}


def choose(seat: str, region: str) -> Step:
    """Return name a region."""
    return {"seat": seat, "do": "choose", "region": region}


def decline(seat: str) -> Step:
    """Return name none."""
    return {"seat": seat, "do": "decline"}


def discard_all(seat: str) -> Step:
    """Throw a hand away."""
    return {"seat": seat, "do": "discard_all"}


def keep_hand(seat: str) -> Step:
    """Do not."""
    return {"seat": seat, "do": "keep_hand"}


def keep(seat: str, cards: Words) -> Step:
    """Return the cards kept for the next round."""
    return {"seat": seat, "do": "keep", "cards": words(cards)}


def draw(seat: str, n: int) -> Step:
    """Draw after a battle."""
    return {"seat": seat, "do": "draw", "n": n}


# -- positions -----------------------------------------------------------------------------------


def position(
    edition: int,
    *,
    seats: str = "ABCD",
    options: Words = (),
    seed: int = 1,
    play: Iterable[Step] = (),
    **moment: Any,
) -> dict[str, Any]:
    """Return a position file: A leads a battle for Roma, all hands empty, unless told otherwise.

    `hands=None` leaves the hands open; a seat that `hands` does not name has none.
    """
    given: dict[str, Any] = {"phase": "battle", "condottiere": "A", **moment}
    if given["phase"] == "battle":
        given.setdefault("region", "roma")
    given.setdefault("turn", given["condottiere"])
    hands = given.pop("hands", {})
    if hands is not None:
        given["hands"] = {seat: hands.get(seat, ()) for seat in seats}
    for key in ("hands", "table", "owners", "buried", "known"):
        if key in given:
            given[key] = {seat: words(row) for seat, row in given[key].items()}
    for key in ("passed", "participants"):
        if key in given:
            given[key] = list(given[key])
    for key in ("discard", "fallen", "pile"):
        if key in given:
            given[key] = words(given[key])
    return {
        "game": f"condottiere{edition}",
        "options": dict.fromkeys(words(options), True),
        "seats": list(seats),
        "seed": seed,
        "position": given,
        "play": list(play),
    }


def sound(edition: int = 3, **more: Any) -> dict[str, Any]:
    """Return a battle without fault; A to play."""
    given: dict[str, Any] = {
        "seats": "ABC",
        "owners": {"A": "milano siena", "B": "lucca"},
        "hands": {"A": "m1 m2 drum", "B": "m3 winter scarecrow", "C": "m4 m5"},
        "table": {"A": "m10 m6", "B": "m5"},
        "passed": "C",
        "discard": "m1 m1",
        "play": plays("A:m1"),
    }
    return position(edition, **{**given, **more})


class Outcome:
    """What came of a position: the printed structure, with shorter names and comparable sets."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed
        self.steps: list[dict[str, Any]] = printed["steps"]
        self.events: list[dict[str, Any]] = [e for step in self.steps for e in step["events"]]
        self.happened: list[str] = [event["event"] for event in self.events]
        self.result: dict[str, Any] | None = printed["result"] and dict(printed["result"])
        self.legal: list[dict[str, Any]] = printed["legal"]
        written = self.written = printed["position"]
        self.phase: str = written["phase"]
        self.condottiere: str = written["condottiere"]
        self.region: str | None = written["region"]
        self.hands: dict[str, list[str]] = {s: sorted(h) for s, h in written["hands"].items()}
        self.table: dict[str, list[str]] = written["table"]
        self.owners: dict[str, set[str]] = {s: set(r) for s, r in written["owners"].items()}
        self.passed: set[str] = set(written["passed"])
        self.pope: str | None = written.get("pope")
        self.points: dict[str, int] = written.get("points") or {}
        if self.result is not None:
            # Told twice, once with the result; tests look at them once.
            assert self.result.pop("points", {}) == self.points
        derived = printed["derived"]
        self.strengths: dict[str, int] = derived["strengths"]
        self.shown: dict[str, int] = derived["shown"]
        self.leader: str | None = derived["leader"]
        self.group: dict[str, int] = derived["group"]
        self.battle: dict[str, Any] | None = derived["battle"]
        self.dealt: dict[str, int] = derived["dealt"]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Seat and kind of the open question; None when the game is over."""
        decision = self.printed["decision"]
        return None if decision is None else (decision["seat"], decision["kind"])

    @property
    def sizes(self) -> dict[str, int]:
        """How many cards each seat holds."""
        return {seat: len(hand) for seat, hand in self.hands.items()}

    @property
    def conqueror(self) -> str | None:
        """Who took the region of the last battle."""
        assert self.battle is not None
        seat = self.battle["conqueror"]
        assert seat is None or isinstance(seat, str)
        return seat

    @property
    def pawn_to(self) -> str:
        """Who took the pawn after it."""
        assert self.battle is not None
        seat = self.battle["pawn_to"]
        assert isinstance(seat, str)
        return seat

    @property
    def regions(self) -> set[str]:
        """The regions that may be named."""
        return unique(answer["region"] for answer in self.legal if answer["do"] == "choose")

    @property
    def cards(self) -> set[str]:
        """The cards that may be laid, however."""
        return {answer["card"] for answer in self.legal if answer["do"] == "play"}

    @property
    def takes(self) -> set[str]:
        """What a scarecrow may take back."""
        found = [a for a in self.legal if a["do"] == "play" and a["card"] == "scarecrow"]
        return unique(answer["take"] for answer in found)

    @property
    def popes(self) -> set[str]:
        """Where a bishop may put the Pope."""
        found = [a for a in self.legal if a["do"] == "play" and a["card"] == "bishop"]
        return unique(answer["pope"] for answer in found)

    @property
    def dos(self) -> set[str]:
        """The kinds of answers there are."""
        return {answer["do"] for answer in self.legal}

    @property
    def out(self) -> Counter[str]:
        """All cards that are not in the pile, by kind."""
        written = self.written
        rows = [*written["hands"].values(), *written["table"].values(), *written["buried"].values()]
        loose = [*written["discard"], *written["fallen"]]
        return Counter([card for row in rows for card in row] + loose)

    def told(self, name: str) -> list[dict[str, Any]]:
        """Return the events of one kind."""
        return [event for event in self.events if event["event"] == name]


def unique(given: Iterable[str]) -> set[str]:
    """Return a set; nothing may come twice."""
    listed = list(given)
    assert len(listed) == len(set(listed)), "listed twice"
    return set(listed)


def run(edition: int, **given: Any) -> Outcome:
    """Set the position up and play it; every step must be legal."""
    given["play"] = list(given.get("play", ()))
    outcome = Outcome(run_position(position(edition, **given)))
    for i, step in enumerate(outcome.steps):
        assert step["legal"], f"play[{i}] refused: {step['refusal']}"
    assert len(outcome.steps) == len(given["play"])
    return outcome


def refusal(edition: int, **given: Any) -> str:
    """Return why the last step is refused.

    The steps before it must be legal, and it changes nothing.
    """
    steps = list(given.pop("play"))
    printed = run_position(position(edition, **given, play=steps))
    assert [step["legal"] for step in printed["steps"]] == [True] * (len(steps) - 1) + [False]
    before = run_position(position(edition, **given, play=steps[:-1]))
    for key in ("position", "decision", "legal", "result"):
        assert printed[key] == before[key], f"the refused step changed {key}"
    key = printed["steps"][-1]["refusal"]
    assert isinstance(key, str)
    return key


def opening(edition: int, seats: str = "ABCD", options: Words = (), **more: Any) -> Outcome:
    """Return the beginning of a game, as dealt by the seed."""
    chosen = dict.fromkeys(words(options), True)
    file = {"game": f"condottiere{edition}", "options": chosen, "seats": list(seats), **more}
    return Outcome(run_position(file))


def each(cards: str, seats: str = "ABCD") -> dict[str, str]:
    """Every seat has these cards."""
    return dict.fromkeys(seats, cards)


def from_seat(first: str, seats: str) -> str:
    """Return the seats clockwise, this one first."""
    at = seats.index(first)
    return seats[at:] + seats[:at]


def decide(edition: int, table: Mapping[str, Words], **given: Any) -> Outcome:
    """Return a battle of these lines in which everybody passes at once.

    All seats hold the same card, `hold`.
    """
    seats = given.setdefault("seats", "ABCD")
    hands = each(given.pop("hold", "m1"), seats)
    order = from_seat(given.get("condottiere", "A"), seats)
    return run(edition, table=table, **{"hands": hands, "play": passes(order), **given})


def strengths(edition: int, **lines: str) -> dict[str, int]:
    """Return the strengths of lines, which must be the same before and during the comparison."""
    seats = "ABCD"[: max(2, len(lines))]
    lying = run(edition, seats=seats, table=lines, hands=each("m1", seats))
    fought = decide(edition, lines, seats=seats)
    assert fought.battle is not None
    assert fought.battle["strengths"] == lying.strengths
    return lying.strengths
