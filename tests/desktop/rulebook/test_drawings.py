"""The drawings in the rules: every one paints, sharply, and none is left over."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.games import TABLES
from desktop.rulebook.document import drawings_of, read_rules
from desktop.rulebook.drawings import Drawings, moments
from desktop.rulebook.rulebook_page import measure
from engine.data.yaml_documents import read_yaml
from engine.games import find
from engine.system.resources import rules
from tests.desktop.language.pseudo import Pseudo

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = sorted(TABLES)
NAMED = [(game, name) for game in GAMES for name in read_rules(game, "en").drawings]


@pytest.fixture(scope="module", name="drawn")
def _drawn() -> dict[str, Drawings]:
    return {game: drawings_of(game, TABLES[game].frames) for game in GAMES}


def colours(image: QImage) -> set[int]:
    """Return a sample of the colours in a picture."""
    step = max(1, image.width() // 40)
    return {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


@pytest.mark.parametrize(("game", "name"), NAMED)
def test_every_drawing_paints_to_fit_the_page(
    drawn: dict[str, Drawings], game: str, name: str
) -> None:
    size = drawn[game].size(name, measure())
    image = drawn[game].image(name, measure(), 1.0)
    assert image.size() == size
    assert size.width() <= measure()
    assert len(colours(image)) > 60


def test_drawings_are_painted_for_the_pixels_of_the_screen(drawn: dict[str, Drawings]) -> None:
    size = drawn["cannir"].size("attack", measure())
    image = drawn["cannir"].image("attack", measure(), 2.0)
    assert image.size() == size * 2
    assert image.devicePixelRatio() == 2.0


@pytest.mark.parametrize("game", GAMES)
def test_no_drawing_is_missing_or_left_over(drawn: dict[str, Drawings], game: str) -> None:
    used = read_rules(game, "en").drawings
    assert sorted(set(used)) == sorted(used)
    assert set(drawn[game].names) == set(used)


@pytest.mark.parametrize("game", GAMES)
def test_drawings_show_legal_positions(game: str) -> None:
    """A position that could not be set up raises, and so does an answer nobody may give."""
    for drawing in read_yaml(rules(f"{game}.drawings.yaml")).values():
        if "frames" in drawing:
            assert len(list(moments(find(game), drawing))) == len(drawing["frames"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_with_rules_can_be_played(game: str) -> None:
    assert find(game).id == game
    for language in ("en", "fr", "pt"):
        assert rules(f"{game}.{language}.md").is_file()


def test_card_texts_follow_the_language(qapp: QApplication) -> None:
    drawings = drawings_of("cannir", TABLES["cannir"].frames)
    english = drawings.image("orders", measure(), 1.0).copy()
    pseudo = Pseudo(qapp)
    pseudo.install()
    try:
        drawings.forget()
        assert drawings.image("orders", measure(), 1.0) != english
        assert ("CannirCards", "Sword of the Mill") in pseudo.asked
    finally:
        pseudo.remove()
        pseudo.deleteLater()
