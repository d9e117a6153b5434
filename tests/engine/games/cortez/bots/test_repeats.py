"""What a bot of Cortez does not offer again as a mercenary."""

from __future__ import annotations

from dataclasses import replace

from engine.core.values import Action, Step
from engine.games.cortez import CORTEZ, actions
from engine.games.cortez.events import CombatBegan
from engine.play.match import Match
from engine.play.position_file import match_of
from tests.engine.games.cortez import playing
from tests.engine.games.cortez.kit import hold, mercenary, passes, position, refuse
from tests.engine.games.cortez.test_mercenaires import OPENING, example


def asked_again() -> Match:
    """Return the second time that B may help in a combat; its 4 with a Weapon was refused."""
    file = position(**example([], B="weapon*2"), options={"windows": True})
    file.pop("play")
    steps = [
        *OPENING,
        *hold("C", "A"),
        mercenary("E", "attacker", "5"),
        mercenary("B", "defender", "4", 1, "gold1"),
        refuse("A"),
        *hold("A", "C"),
        *passes("E"),
    ]
    _, answers = playing.played(file, steps, stop=True)
    made, seats = match_of(file)
    for answer in answers:
        playing.submit(made, answer, seats)
    assert made.decision is not None
    assert (seats[made.decision.seat], made.decision.kind) == ("B", "mercenary")
    return made


def test_a_refused_offer_of_help_is_only_made_better() -> None:
    made = asked_again()
    legal = set(made.legal())
    chosen = {CORTEZ.action(code) for code in made.bot_codes()}
    left_out = legal - chosen
    help_ = actions.Mercenary

    def offers(price: str, warriors: tuple[int, ...], weapons: int = 1) -> actions.Mercenary:
        return help_("defender", warriors, weapons, price)

    # The same, less of it, and the same for more.
    worse = {
        offers("gold1", (4,)),
        offers("gold1", (4,), 0),
        offers("gold1", ()),
        offers("gold2", (4,)),
    }
    better = {
        offers("any1", (4,)),
        offers("gold1", (6,)),
        offers("gold1", (4,), 2),
        offers("free", ()),
    }
    assert worse <= left_out
    assert better <= chosen
    # Two provisions of the buyer's choice may cost it less than Gold.
    assert offers("any2", (4,)) in chosen
    assert all(isinstance(action, help_) and action.for_ == "defender" for action in left_out)
    assert actions.Pass() in chosen


def test_another_fighter_and_another_seat_may_make_it() -> None:
    """A later combat makes the price no lower for the fighter who found it too dear."""
    made = asked_again()
    codes, seat = made.codes(), made.decision.seat if made.decision is not None else 0
    dear = actions.Mercenary("defender", (4,), 1, "gold1")

    def left(seat: int, *fighters: int) -> list[Action]:
        began = []
        if fighters:
            began = [CombatBegan(fighters[0], fighters[1], "T1", "S1", "A1", proxy=False)]
        steps = [*made.steps, Step(0, actions.Pass(), tuple(began))]
        return [CORTEZ.action(code) for code in CORTEZ.bots.without_repeats(codes, steps, seat)]

    assert dear not in left(seat)
    assert len(left(seat + 1)) == len(left(seat, 2, 3)) == len(codes)
    # A refused it, and defends again, or attacks.
    assert dear not in left(seat, 2, 0)
    assert dear in left(seat, 0, 2)
    assert replace(dear, for_="attacker") not in left(seat, 0, 2)
