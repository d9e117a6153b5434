"""Short ways to write a Cortez position, run it, and read what came of it.

Troops are written `"S1@3,7=A A1@T25"`: name, square and, after `=`, the seat whose collar it
wears. Provisions are words, `"food gold gold"` or `"food gold*2"`; warriors are digits, `"6441"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.play.position_file import run_position
from tests.engine.games.cortez.playing import Step, played

#: Words for `position`, gathered before they are used.
Given = dict[str, Any]

TYPES = ("camouflage", "weapon", "food", "gold")
#: The worth of a provision card in an auction, by type.
PROVISION_WORTH = dict(zip(TYPES, (1, 2, 3, 4), strict=True))
#: How many warriors of each value a nation has.
WARRIORS = {1: 10, 2: 8, 3: 7, 4: 6, 5: 5, 6: 4}


def provisions(written: str) -> dict[str, int]:
    """Return cards by type: `"food gold*2"`."""
    counts: Counter[str] = Counter()
    for word in written.split():
        kind, _, times = word.partition("*")
        counts[kind] += int(times or 1)
    return {kind: counts[kind] for kind in TYPES if counts[kind]}


def words(written: str) -> list[str]:
    """Return the same cards one by one, in ascending value."""
    return [kind for kind, n in provisions(written).items() for _ in range(n)]


def troops(written: str) -> list[dict[str, Any]]:
    """Return troops as a position file lists them."""
    listed = []
    for word in written.split():
        ident, _, place = word.partition("@")
        at, _, collar = place.partition("=")
        nation = "spanish" if ident[0] == "S" else "aztec"
        listed.append({"id": ident, "nation": nation, "at": at, "collar": collar or None})
    return listed


def crowd(nation: str, squares: Iterable[str], first: int = 1) -> str:
    """Unmarked troops of a nation (`"S"` or `"A"`) on these squares, numbered from `first`."""
    return " ".join(f"{nation}{n}@{at}" for n, at in enumerate(squares, first))


def nations(seats: str, first: str = "spanish") -> dict[str, str]:
    """Return seats of alternating nations."""
    both = ("spanish", "aztec") if first == "spanish" else ("aztec", "spanish")
    return {seat: both[n % 2] for n, seat in enumerate(seats)}


# -- answers -------------------------------------------------------------------------------------


def mark(seat: str, troop: str) -> Step:
    """Put a first collar on."""
    return {"seat": seat, "do": "mark", "troop": troop}


def move(seat: str, troop: str, to: str, **more: int) -> Step:
    """Move a troop; `camouflage` says what is expected to be due."""
    return {"seat": seat, "do": "move", "troop": troop, "to": to, **more}


def recruit(seat: str) -> Step:
    """Food for four warriors."""
    return {"seat": seat, "do": "recruit"}


def draw(seat: str) -> Step:
    """Draw a provision card."""
    return {"seat": seat, "do": "draw"}


def flip(seat: str, bridge: str = "none") -> Step:
    """Turn a bridge, or none."""
    return {"seat": seat, "do": "flip_bridge", "bridge": bridge}


def flight(seat: str, troop: str, to: str) -> Step:
    """Drive a troop out of the city."""
    return {"seat": seat, "do": "flight", "troop": troop, "to": to}


def attack(seat: str, troop: str, to: str) -> Step:
    """Send a troop into the city."""
    return {"seat": seat, "do": "attack", "troop": troop, "to": to}


def bid(seat: str, amount: int) -> Step:
    """Bid in an auction."""
    return {"seat": seat, "do": "bid", "amount": amount}


def passes(seats: str) -> list[Step]:
    """These seats pass."""
    return [{"seat": seat, "do": "pass"} for seat in seats]


def pay(seat: str, cards: str) -> Step:
    """Pay a bid."""
    return {"seat": seat, "do": "pay", "cards": words(cards)}


def keep(seat: str, cards: str) -> Step:
    """Keep provisions."""
    return {"seat": seat, "do": "keep", "cards": words(cards)}


def keep_warriors(seat: str, values: str) -> Step:
    """Keep warriors."""
    return {"seat": seat, "do": "keep", "cards": [int(value) for value in values]}


def trade(seat: str, partner: str, give: str, get: str) -> Step:
    """Propose an exchange."""
    return {"seat": seat, "do": "trade", "with": partner, "give": words(give), "get": words(get)}


def parley(seat: str, cards: str) -> Step:
    """Offer the defender cards for giving up."""
    return {"seat": seat, "do": "offer", "cards": words(cards)}


def accept(seat: str) -> Step:
    """Say yes."""
    return {"seat": seat, "do": "accept"}


def refuse(seat: str) -> Step:
    """Say no."""
    return {"seat": seat, "do": "refuse"}


def buy(seat: str, answer: bool = True) -> Step:
    """Food for four warriors before defending, or not."""
    return {"seat": seat, "do": "buy_warriors", "answer": answer}


def lay(seat: str, warriors: str = "", weapons: int = 0) -> Step:
    """Lay cards in a combat and end the turn."""
    values = [int(value) for value in warriors]
    return {"seat": seat, "do": "lay", "warriors": values, "weapons": weapons}


def hold(*seats: str) -> list[Step]:
    """These seats, in this order, add nothing."""
    return [{"seat": seat, "do": "hold"} for seat in seats]


def resolve(seat: str) -> Step:
    """Nobody adds anything until the combat is decided."""
    return {"seat": seat, "do": "resolve"}


def surrender(seat: str) -> Step:
    """Give up without a fight."""
    return {"seat": seat, "do": "surrender"}


def mercenary(
    seat: str, side: str, warriors: str = "", weapons: int = 0, price: str = "free"
) -> Step:
    """Offer help: `side` is `"attacker"` or `"defender"`, `price` such as `"gold2"` or `"any1"`."""
    values = [int(value) for value in warriors]
    cards = {"warriors": values, "weapons": weapons, "price": price}
    return {"seat": seat, "do": "mercenary", "for": side, **cards}


def help_offered(
    seat: str, side: str, warriors: str = "", weapons: int = 0, price: str = ""
) -> Step:
    """Offer help without being asked, for provisions; "any" is one of the buyer's choice."""
    values = [int(value) for value in warriors]
    cards = {"warriors": values, "weapons": weapons, "price": price.split()}
    return {"seat": seat, "do": "offer_help", "for": side, **cards}


def collar(seat: str, troop: str = "none") -> Step:
    """Mark a troop after a victory."""
    return {"seat": seat, "do": "collar", "troop": troop}


def place_loser(seat: str, to: str) -> Step:
    """Send the beaten troop away."""
    return {"seat": seat, "do": "place_loser", "to": to}


def bribe(seat: str, card: str, **more: str) -> Step:
    """Play a bribery card; `troop` and `to` for those that move."""
    return {"seat": seat, "do": "bribe", "card": card, **more}


# -- positions -----------------------------------------------------------------------------------


def position(
    *,
    seats: str = "AB",
    first: str = "spanish",
    board: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    play: Iterable[Step] = (),
    **moment: Any,
) -> dict[str, Any]:
    """Return a position file: A has two actions left, nobody holds a card, unless told otherwise.

    `hands` (provisions), `warriors` and `bribery` name what some seats hold; the others hold
    nothing; None leaves them all to the seed.
    """
    given: dict[str, Any] = {"phase": "actions", "active": "A", **moment}
    given.setdefault("turn", given["active"])
    if given["phase"] == "actions":
        given.setdefault("actions_left", 2)
    given.setdefault("nations", nations(seats, first))
    if board is None:
        board = "S1@0,0=A A1@20,0=B" if first == "spanish" else "A1@0,0=A S1@20,0=B"
    given["troops"] = troops(board)
    given["provisions"] = _held(given.pop("hands", {}), seats, provisions)
    given["warriors"] = _held(given.pop("warriors", {}), seats, lambda w: [int(v) for v in w])
    given["bribery"] = _held(given.pop("bribery", {}), seats, str.split)
    left = [key for key, value in given.items() if value is None]
    for key in left:
        del given[key]
    return {
        "game": "cortez",
        "options": dict(options or {}),
        "seats": list(seats),
        "seed": seed,
        "position": given,
        "play": list(play),
    }


def _held(hands: Mapping[str, str] | None, seats: str, read: Any) -> dict[str, Any] | None:
    return None if hands is None else {seat: read(hands.get(seat, "")) for seat in seats}


class Outcome:
    """What came of a position: the printed structure, with shorter names and comparable sets."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.printed = printed
        self.steps: list[dict[str, Any]] = printed["steps"]
        self.events: list[dict[str, Any]] = [e for step in self.steps for e in step["events"]]
        self.result: dict[str, Any] | None = printed["result"]
        self.legal: list[dict[str, Any]] = printed["legal"]
        self.derived: dict[str, Any] = printed["derived"]
        written = self.written = printed["position"]
        self.at: dict[str, str] = {t["id"]: t["at"] for t in written["troops"]}
        self.collars: dict[str, str | None] = {t["id"]: t["collar"] for t in written["troops"]}
        self.active: str = written["active"]
        self.actions_left: int = written["actions_left"]
        self.broken: set[str] = set(written["destroyed_bridges"])
        self.hands = {s: +Counter(cards) for s, cards in written["provisions"].items()}
        self.warriors: dict[str, list[int]] = {s: sorted(w) for s, w in written["warriors"].items()}
        self.bribery: dict[str, list[str]] = written["bribery"]
        self.treasures: dict[str, int] = written["treasures"]
        self.drawn: dict[str, int] = self.derived["drawn"]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Seat and kind of the open question; None when the game is over."""
        decision = self.printed["decision"]
        return None if decision is None else (decision["seat"], decision["kind"])

    @property
    def sizes(self) -> dict[str, int]:
        """How many provisions each seat holds."""
        return {seat: hand.total() for seat, hand in self.hands.items()}

    @property
    def dos(self) -> set[str]:
        """The kinds of answers there are."""
        return {answer["do"] for answer in self.legal}

    @property
    def moves(self) -> set[tuple[str, str]]:
        """Every move there is: troop and square."""
        return {(a["troop"], a["to"]) for a in self.legal if a["do"] == "move"}

    def offered(self, key: str) -> set[Any]:
        """Return the values that the open question offers under a key of its answers."""
        return {answer[key] for answer in self.legal if key in answer}

    @property
    def targets(self) -> set[tuple[str, str]]:
        """What an event or a bribery card may move: troop and square."""
        return {(a["troop"], a["to"]) for a in self.legal if "to" in a and "troop" in a}

    @property
    def marked(self) -> set[str]:
        """The troops with a collar."""
        return {troop for troop, seat in self.collars.items() if seat}

    def laid(self, side: str) -> list[int]:
        """Return the warriors of a side in the current combat, those of mercenaries included."""
        cards = self.written["combat"]["sides"][side]["warriors"]
        return [card["value"] if isinstance(card, dict) else card for card in cards]

    def owned(self, seat: str) -> set[str]:
        """Return the troops with this seat's collar."""
        return {troop for troop, owner in self.collars.items() if owner == seat}

    def reach(self, troop: str) -> dict[str, int]:
        """Return where an own troop of the active seat gets to, and the camouflage due."""
        found = self.derived["reach"][troop]
        assert isinstance(found, dict)
        return found

    @property
    def strengths(self) -> dict[str, int]:
        """Both strengths of the last combat, by seat."""
        found = self.derived["strengths"]
        assert isinstance(found, dict)
        return found

    @property
    def victor(self) -> str:
        """Who won the combat just decided: the one asked what to mark or where to put the loser."""
        assert self.asked is not None
        assert self.asked[1] in ("winner_mark", "place_loser")
        return self.asked[0]

    @property
    def winners(self) -> list[str]:
        """Who won; the match must be over."""
        assert self.result is not None
        found = self.result["winners"]
        assert isinstance(found, list)
        return found

    def told(self, name: str) -> list[dict[str, Any]]:
        """Return the events of one kind."""
        return [event for event in self.events if event["event"] == name]


def run(**given: Any) -> Outcome:
    """Set the position up and play it; every step must be legal.

    With `stop`, the question that follows the last step is left open, whichever it is.
    """
    stop = given.pop("stop", False)
    file = position(**given)
    return Outcome(played(file, file.pop("play"), stop=stop)[0])


def windowed(**given: Any) -> Outcome:
    """Return the same by the rules of version 1, whose matches are replayed.

    Acts have their moments.
    """
    return run(**_in_windows(given))


def _in_windows(given: Given) -> Given:
    return {**given, "options": {**(given.get("options") or {}), "windows": True}}


def start(seats: str = "AB", seed: int = 1, play: Iterable[Step] = (), **options: Any) -> Outcome:
    """Return a game set up by the seed, with the answers given so far: the first marks, mostly."""
    file = {"game": "cortez", "options": options, "seats": list(seats), "seed": seed}
    outcome = Outcome(run_position({**file, "play": list(play)}))
    assert all(step["legal"] for step in outcome.steps)
    return outcome


def windowed_refusal(**given: Any) -> str:
    """Return the same by the rules of version 1."""
    return refusal(**_in_windows(given))


def refusal(**given: Any) -> str:
    """Return why the last step is refused.

    The steps before it must be legal, and it changes nothing.
    """
    file = position(**given)
    *steps, last = file.pop("play")
    before, answers = played(file, steps, then=last)
    printed = run_position({**file, "play": [*answers, last]})
    assert [step["legal"] for step in printed["steps"]] == [True] * len(answers) + [False]
    for key in ("position", "decision", "legal", "result"):
        assert printed[key] == before[key], f"the refused step changed {key}"
    key = printed["steps"][-1]["refusal"]
    assert isinstance(key, str)
    return key
