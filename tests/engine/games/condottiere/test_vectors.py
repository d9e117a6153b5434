"""Small moments worked out by hand, for both editions side by side."""

from __future__ import annotations

import pytest

from tests.engine.games.condottiere.kit import (
    SCATTERED,
    decide,
    draw,
    each,
    keep,
    passes,
    plays,
    run,
    strengths,
)

LONG = "m10 m10 m5 m4 m4 m1 m1 m1"


@pytest.mark.rule("condottiere1", "Cartes Hiver", 1)
def test_1_and_2_eight_cards() -> None:
    assert strengths(1, A=LONG)["A"] == 36
    assert strengths(1, A=LONG, B="winter")["A"] == 8


@pytest.mark.rule("condottiere1", "Cartes Tambour", 1)
@pytest.mark.rule("condottiere3", "Percurcionista", 3)
@pytest.mark.parametrize("edition", [1, 3])
def test_3_three_mercenaries_and_drums(edition: int) -> None:
    line = "m10 m6 m5"
    for more, worth in (("", 21), (" drum", 42), (" drum winter", 6), (" drum drum", 42)):
        assert strengths(edition, A=line + more)["A"] == worth


@pytest.mark.rule("condottiere3", "Inverno", 3)
@pytest.mark.rule("condottiere3", "Inverno", 4)
def test_4_winters() -> None:
    line = "m10 m10 m5 m4"
    for more, worth in (("", 29), (" winter", 4), (" winter winter", 4)):
        assert strengths(3, A=line + more)["A"] == worth


@pytest.mark.rule("condottiere3", "Primavera", 3)
def test_5_spring() -> None:
    assert strengths(3, A="m2 m5 m5", B="m1 m4 heroine spring") == {"A": 18, "B": 15}


@pytest.mark.rule("condottiere3", "Percurcionista", 5)
def test_6_spring_and_drum() -> None:
    assert strengths(3, A="m2 m4 drum", B="spring") == {"A": 15, "B": 0}


@pytest.mark.rule("condottiere3", "Cortesã", 3)
@pytest.mark.rule("condottiere3", "A Heroina", 1)
def test_7_heroine_and_courtesan_in_winter() -> None:
    assert strengths(3, A="heroine courtesan", B="winter") == {"A": 11, "B": 0}


@pytest.mark.rule("condottiere3", "Primavera", 4)
def test_8_two_springs() -> None:
    assert strengths(3, A="m6 spring", B="m6 spring") == {"A": 9, "B": 9}


@pytest.mark.rule("condottiere3", "Inverno", 1)
def test_9_winter_after_spring() -> None:
    given = {"seats": "AB", "hands": {"A": "winter m1", "B": "m1"}}
    outcome = run(3, **given, table={"A": "m6", "B": "m5 spring"}, play=plays("A:winter"))
    assert outcome.strengths == {"A": 1, "B": 1}
    assert outcome.table["B"] == ["m5"]


@pytest.mark.rule("condottiere1", "Cartes Héroïne", 1)
def test_10_three_heroines_and_a_drum() -> None:
    assert strengths(1, A="heroine heroine heroine drum")["A"] == 30


@pytest.mark.rule("condottiere3", "O Bispo", 4)
def test_the_bishop_of_sandra() -> None:
    given = {
        "seats": "AB",
        "condottiere": "B",
        "hands": {"A": "m1", "B": "m2 bishop"},
        "table": {"A": "m6 m3 m1 m1", "B": "m6 m1 m1"},
    }
    outcome = run(3, **given, play=plays("B:bishop>siena"))
    assert outcome.table == {"A": ["m3", "m1", "m1"], "B": ["m1", "m1"]}
    assert outcome.strengths == {"A": 5, "B": 2}
    assert outcome.pope == "siena"
    assert run(3, **given, play=plays("B:bishop")).pope is None


@pytest.mark.rule("condottiere3", "Cartas Escondidas", 6)
def test_the_hidden_ten_of_joao() -> None:
    given = {
        "seats": "AB",
        "options": "hidden_cards",
        "condottiere": "B",
        "hands": {"A": "m1", "B": "m2 bishop"},
        "table": {"A": "m6 m6 m10", "B": "m5 m1 m1"},
        "face_down": {"A": "m10"},
    }
    before = run(3, **given)
    assert before.shown == {"A": 12, "B": 7}
    outcome = run(3, **given, play=plays("B:bishop>none"))
    assert outcome.table == {"A": ["m10"], "B": ["m5", "m1", "m1"]}
    assert outcome.shown == {"A": 0, "B": 7}
    assert outcome.strengths == {"A": 10, "B": 7}


@pytest.mark.rule("condottiere1", "Fin d'une manche", 1)
@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 3)
@pytest.mark.parametrize(("edition", "size"), [(1, 16), (3, 13)])
def test_parma_venezia_and_siena(edition: int, size: int) -> None:
    owners = {"B": "parma venezia siena"}
    outcome = run(edition, owners=owners, hands={"A": "m5"}, table={"C": "m6"}, play=plays("A:m5"))
    if edition == 3:
        assert outcome.asked == ("C", "choose_region")
        outcome = run(
            3,
            owners=owners,
            hands={"A": "m5"},
            table={"C": "m6"},
            play=[*plays("A:m5"), {"seat": "C", "do": "choose", "region": "lucca"}],
        )
    assert outcome.sizes["B"] == outcome.dealt["B"] == size


@pytest.mark.rule("condottiere3", "O Final de uma Ronda", 1)
@pytest.mark.parametrize(("options", "size"), [("", 15), ("refill", 13)])
def test_keeping_two_with_three_regions(options: str, size: int) -> None:
    owners = {"B": "parma venezia siena"}
    hands = {"B": "m10 m6 m1"}
    steps = [*passes("B"), {"seat": "C", "do": "choose", "region": "lucca"}, keep("B", "m10 m6")]
    given = {"options": options, "turn": "B", "owners": owners, "hands": hands}
    outcome = run(3, **given, table={"C": "m6"}, play=steps)
    assert outcome.sizes == {"A": 10, "B": size, "C": 11, "D": 10}


@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 6)
@pytest.mark.rule("condottiere3", "Biscar depois da batalha", 7)
def test_drawing_after_a_battle() -> None:
    given = {"options": "draw_after_battle", "owners": {"A": "siena"}, "table": {"B": "m5"}}
    nine, eleven = "m1 m1 m1 m2 m2 m2 m3 m3 m3", "m4 m4 m4 m5 m5 m6 m6 m6 m10 m10 m10"
    hands = {"A": nine, "B": "m1", "C": "m1", "D": eleven}
    outcome = run(3, **given, hands=hands, play=[*passes("ABCD"), draw("B", 0), draw("C", 0)])
    assert outcome.asked == ("A", "draw")
    assert [answer["n"] for answer in outcome.legal] == [0, 1, 2]
    steps = [*passes("ABCD"), draw("B", 0), draw("C", 0), draw("A", 2)]
    assert run(3, **given, hands=hands, play=steps).sizes == {"A": 11, "B": 1, "C": 1, "D": 11}
    empty = run(3, **given, hands={"A": "m1"}, play=plays("A:m1"))
    assert empty.sizes == dict.fromkeys("ABCD", 10)


@pytest.mark.rule("condottiere1", "BUT DU JEU", 3)
@pytest.mark.rule("condottiere3", "Objectivo do jogo", 3)
@pytest.mark.parametrize("edition", [1, 3])
@pytest.mark.parametrize("seats", ["AB", "ABC", "ABCD", "ABCDEF"])
def test_genova_lucca_and_bologna(edition: int, seats: str) -> None:
    for region in ("parma", "modena", "firenze", "milano", "roma", "torino"):
        owners = {"A": "genova lucca bologna"}
        outcome = decide(edition, {"A": "m10"}, seats=seats, owners=owners, region=region)
        wins = len(seats) >= 4 and region in ("parma", "modena", "firenze")
        assert (outcome.result is not None) is wins, region


@pytest.mark.parametrize(
    ("regions", "size"),
    [
        ("milano venezia firenze spoleto", 2),
        ("modena lucca firenze", 3),
        ("milano venezia firenze spoleto siena ancona", 4),
        ("bologna firenze siena spoleto napoli", 5),
        ("torino milano venezia parma", 4),
    ],
)
@pytest.mark.rule("condottiere1", "BUT DU JEU", 2)
@pytest.mark.rule("condottiere3", "Objectivo do jogo", 2)
@pytest.mark.parametrize("edition", [1, 3])
def test_groups(edition: int, regions: str, size: int) -> None:
    *held, last = regions.split()
    owners = {"A": " ".join(held)}
    outcome = decide(edition, {"A": "m10"}, seats="AB", owners=owners, region=last)
    assert outcome.group["A"] == size


@pytest.mark.rule("condottiere3", "Objectivo do jogo", 3)
@pytest.mark.rule("condottiere3", "Objectivo do jogo", 4)
def test_totals() -> None:
    *held, last = SCATTERED.split()
    given = {"owners": {"A": " ".join(held)}, "region": last}
    assert decide(3, {"A": "m5"}, **given).result == {"winners": ["A"], "by": "total"}
    assert decide(3, {"A": "m5"}, seats="ABC", **given).result is None
    assert decide(1, {"A": "m5"}, **given).result is None
    six = {"owners": {"A": "torino venezia firenze siena ancona"}, "region": "bologna"}
    outcome = decide(3, {"A": "m5"}, seats="AB", **six)
    assert outcome.result == {"winners": ["A"], "by": "total"}
    assert outcome.group["A"] == 3


@pytest.mark.rule("condottiere3", "Cortesã", 1)
@pytest.mark.rule("condottiere3", "Cortesã", 2)
@pytest.mark.parametrize(
    ("table", "conqueror", "pawn"),
    [
        ({"B": "courtesan", "C": "m6", "D": "courtesan"}, "C", "C"),
        ({"B": "courtesan", "C": "m6"}, "C", "B"),
        ({"B": "m6", "C": "m6", "D": "courtesan"}, None, "D"),
        ({"B": "m5 courtesan", "C": "m5 courtesan"}, None, "B"),
        ({"B": "m6", "C": "m6"}, None, "B"),
    ],
)
def test_the_pawn(table: dict[str, str], conqueror: str | None, pawn: str) -> None:
    outcome = decide(3, table)
    assert (outcome.conqueror, outcome.pawn_to) == (conqueror, pawn)


@pytest.mark.rule("condottiere1", "Cartes Épouvantail", 1)
@pytest.mark.rule("condottiere3", "Espantalho", 1)
@pytest.mark.parametrize("edition", [1, 3])
def test_cards_that_a_scarecrow_may_take(edition: int) -> None:
    hands = {**each("m1"), "A": "scarecrow m1"}
    assert run(edition, hands=hands, table={"A": "m10 heroine drum"}).takes == {"m10", "none"}
    if edition == 3:
        given = {"options": "hidden_cards", "table": {"A": "m10"}, "face_down": {"A": "m10"}}
        assert run(3, hands=hands, **given).takes == {"none"}
