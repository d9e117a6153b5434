"""First edition, BUT DU JEU: adjacent cities win; failing that, most cities."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.kit import REGIONS, decide
from tests.engine.games.condottiere.maps import FOUR_SHARE, SIX_SHARE, THREE_SHARE, without

MANY = ["ABCD", "ABCDE", "ABCDEF"]
FEW = ["AB", "ABC"]
EXAMPLE = "genova lucca bologna"


def takes(region: str, owners: dict[str, str], seats: str, winner: str = "A") -> dict[str, object]:
    """Return the result when the winner takes this region; {} when the game goes on."""
    outcome = decide(1, {winner: "m10"}, seats=seats, owners=owners, region=region)
    assert region in outcome.owners[winner]
    return outcome.result or {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 2)
@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
@pytest.mark.parametrize("seats", MANY)
def test_three_adjacent_cities_win_with_four_or_more(seats: str) -> None:
    won = {"winners": ["A"], "by": "adjacent"}
    assert takes("siena", {"A": "roma firenze"}, seats) == won
    assert takes("firenze", {"A": "siena lucca"}, seats) == won
    assert takes("venezia", {"A": "roma firenze"}, seats) == {}
    assert takes("siena", {"A": "roma"}, seats) == {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 3)
@pytest.mark.parametrize("seats", MANY)
@pytest.mark.parametrize("region", sorted(set(REGIONS) - set(EXAMPLE.split())))
def test_regions_that_complete_genova_lucca_and_bologna(seats: str, region: str) -> None:
    won = takes(region, {"A": EXAMPLE}, seats)
    if region in ("parma", "modena", "firenze"):
        assert won == {"winners": ["A"], "by": "adjacent"}
    else:
        assert won == {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 3)
@pytest.mark.rule("condottiere1", "BUT DU JEU", 4)
@pytest.mark.parametrize("seats", FEW)
def test_with_two_or_three_nothing_completes_them(seats: str) -> None:
    """Parma links Genova and Lucca only: three, where four are needed."""
    for region in set(REGIONS) - set(EXAMPLE.split()):
        assert takes(region, {"A": EXAMPLE}, seats) == {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 1)
@pytest.mark.rule("condottiere1", "BUT DU JEU", 4)
@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
@pytest.mark.parametrize("seats", FEW)
def test_four_adjacent_cities_win_with_two_or_three(seats: str) -> None:
    assert takes("siena", {"A": "roma firenze"}, seats) == {}
    assert takes("lucca", {"A": "roma firenze siena"}, seats) == {
        "winners": ["A"],
        "by": "adjacent",
    }


@pytest.mark.rule("condottiere1", "BUT DU JEU", 4)
def test_a_star_of_four_will_do() -> None:
    """Ruling: adjacent cities need not lie in a row."""
    star = {"A": "torino venezia parma"}
    assert takes("milano", star, "AB") == {"winners": ["A"], "by": "adjacent"}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 2)
def test_borders_are_not_counted_but_cities() -> None:
    """Two pairs have two borders in common and still are no three cities."""
    assert takes("napoli", {"A": "milano torino roma"}, "ABCD") == {}
    triangle = {"A": "milano genova"}
    assert takes("torino", triangle, "ABC") == {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 2)
@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
def test_many_scattered_cities_win_nothing_before_the_end() -> None:
    scattered = "venezia firenze ancona napoli torino parma bologna"
    assert takes("mantova", {"B": "roma"}, "ABCD", winner="C") == {}
    assert takes("parma", {"A": scattered.replace(" parma", "")}, "ABCDEF") == {}


@pytest.mark.rule("condottiere1", "BUT DU JEU", 5)
@pytest.mark.rule("condottiere1", "Fin de la partie", 3)
@pytest.mark.rule("condottiere1", "Fin de la partie", 5)
@pytest.mark.parametrize(
    ("share", "winner"), [(THREE_SHARE, "C"), (FOUR_SHARE, "A"), (SIX_SHARE, "A")]
)
def test_with_the_last_city_most_cities_win(share: dict[str, str], winner: str) -> None:
    """The last city may be taken by somebody else."""
    seats = "".join(share)
    taker = "B"
    last = share[taker].split()[-1]
    outcome = decide(1, {taker: "m10"}, seats=seats, owners=without(share, last), region=last)
    assert outcome.result == {"winners": [winner], "by": "map"}
    assert sum(map(len, outcome.owners.values())) == 17


@pytest.mark.rule("condottiere1", "BUT DU JEU", 5)
def test_a_city_before_the_last_ends_nothing() -> None:
    share = without(FOUR_SHARE, "venezia")
    outcome = decide(1, {"B": "m10"}, owners=without(share, "roma"), region="roma")
    assert outcome.result is None
    assert outcome.regions == {"venezia"}


@pytest.mark.rule("condottiere1", "Fin de la partie", 2)
@pytest.mark.rule("condottiere1", "Fin de la partie", 3)
def test_the_last_city_may_also_join_three() -> None:
    """Ruling: that is looked at first."""
    share = {
        "A": "milano mantova bologna siena urbino",
        "B": "torino venezia genova ferrara lucca",
        "C": "parma modena ancona spoleto",
        "D": "napoli firenze",
    }
    outcome = decide(1, {"D": "m10"}, owners=share, region="roma")
    assert outcome.result == {"winners": ["D"], "by": "adjacent"}
