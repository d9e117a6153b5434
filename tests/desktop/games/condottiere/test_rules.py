"""The rules of Condottiere in the application: sections that answer questions, and drawings."""

from __future__ import annotations

import pytest

from desktop.games.condottiere.rulebook.lines import RuleLines
from desktop.games.condottiere.rulebook.links import FIRST_LINKS, THIRD_LINKS, CondottiereLinks
from desktop.games.condottiere.rulebook.pictures import FIRST_FRAMES, THIRD_FRAMES
from desktop.language.translation import LANGUAGES
from desktop.rulebook.document import read_rules
from desktop.rulebook.drawings import Artist, Drawings, moments
from engine.core.game import Game
from engine.core.rng import Rng
from engine.data.yaml_documents import read_yaml
from engine.games.condottiere import CONDOTTIERE1, CONDOTTIERE3
from engine.games.condottiere.actions import Choose, Play
from engine.games.condottiere.events import Played, RegionChosen, Struck
from engine.games.condottiere.views.standings import tallies
from engine.system.resources import rules as rules_file

pytestmark = pytest.mark.usefixtures("qapp")

LINKS = [(CONDOTTIERE1, FIRST_LINKS), (CONDOTTIERE3, THIRD_LINKS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "links"), LINKS)
def test_the_sections_exist(game: Game, links: CondottiereLinks, language: str) -> None:
    ids = {section.id for section in read_rules(game.id, language).sections}
    tables = (links.refusals, links.events, links.decisions, links.options, links.results)
    assert {section for table in tables for section in table.values()} <= ids
    cards = {"winter", "drum", "heroine", "scarecrow", "surrender", "bishop"}
    assert (cards | {"spring", "courtesan"} if game is CONDOTTIERE3 else cards) <= ids


def test_the_answer_makes_a_refusal_more_precise() -> None:
    assert THIRD_LINKS.for_refusal("region_owned", Choose("roma")) == "choosing"
    assert THIRD_LINKS.for_refusal("region_owned", Play("bishop", pope="roma")) == "pope"


def test_events_lead_to_the_card_or_option_they_are_about() -> None:
    assert FIRST_LINKS.for_event(Played(0, "winter")) == "winter"
    assert FIRST_LINKS.for_event(Played(0, "m6")) == "playing"
    assert THIRD_LINKS.for_event(Struck(0, ("m6",), "bishop")) == "bishop"
    assert THIRD_LINKS.for_event(Struck(0, ("spring",), "winter")) == "winter"
    assert THIRD_LINKS.for_event(RegionChosen(0, "roma", 1)) == "capture"
    assert THIRD_LINKS.for_event(RegionChosen(0, "roma")) == "choosing"


@pytest.mark.parametrize(
    ("game", "artist"), [(CONDOTTIERE1, FIRST_FRAMES), (CONDOTTIERE3, THIRD_FRAMES)]
)
def test_every_drawing_can_be_drawn(game: Game, artist: Artist) -> None:
    drawings = Drawings(rules_file(f"{game.id}.drawings.yaml"), artist)
    assert set(drawings.names) == set(read_rules(game.id, "en").drawings)
    for name in drawings.names:
        assert not drawings.image(name, 640, 1.0).isNull()


@pytest.mark.parametrize(
    ("game", "name", "strengths"),
    [
        (CONDOTTIERE1, "battle", [(13, 12, 7)]),
        (CONDOTTIERE1, "winter", [(36, 0), (8, 0)]),
        (CONDOTTIERE1, "drum", [(21, 0), (42, 0)]),
        (CONDOTTIERE3, "winter", [(29, 0), (4, 0)]),
        (CONDOTTIERE3, "spring", [(12, 15), (18, 15)]),
        (CONDOTTIERE3, "drum-spring", [(12, 3), (15, 3)]),
        (CONDOTTIERE3, "courtesan", [(16, 6)]),
        (CONDOTTIERE3, "bishop", [(11, 8), (5, 2)]),
        (CONDOTTIERE3, "hidden", [(12, 7), (0, 7)]),
    ],
)
def test_drawings_show_what_their_captions_say(
    game: Game, name: str, strengths: list[tuple[int, ...]]
) -> None:
    drawing = read_yaml(rules_file(f"{game.id}.drawings.yaml"))[name]
    shown = []
    for match, _, _ in moments(game, drawing):
        found = tallies(match.open_view(), shown=True)
        shown.append(tuple(tally.total for tally in found))
    assert shown == strengths


def test_battle_lines_have_room_for_one_card() -> None:
    view = CONDOTTIERE3.view(CONDOTTIERE3.start(CONDOTTIERE3.options(), 2, Rng(1)), None)
    one, two = (RuleLines(view, [0], cards, "condottiere3", None).size.width() for cards in (1, 2))
    assert one < two
