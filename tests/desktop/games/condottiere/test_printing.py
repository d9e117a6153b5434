"""The printed sheets of both editions of Condottiere: pages, true sizes, words, nothing cut off."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QPainter

from desktop.games.condottiere.art.painter import PAPER_SIZE
from desktop.games.condottiere.sheets import aid, aid_cards, aid_texts, cutouts
from desktop.games.condottiere.sheets.counters import CONTROL_DIAMETER
from desktop.games.condottiere.sheets.sheet import FIRST_SHEETS, THIRD_SHEETS, cards
from desktop.games.condottiere.words.card_texts import card_line
from desktop.games.condottiere.words.names import caption
from desktop.games.condottiere.words.places import place_names
from desktop.language.translation import CODES, LANGUAGES, translate
from desktop.printing.job import Job
from desktop.printing.output import write
from desktop.printing.print_page import EDGE_MM, FULL, LEAF, MARGIN, PAPERS, PaperSize
from desktop.printing.printing_texts import sheet_name
from desktop.printing.sheets import Deck, GameSheets
from desktop.printing.stock import PLAIN_STOCK
from desktop.style.theme import SEATS
from desktop.windows.print_dialog.dialog import PrintDialog
from engine.games.condottiere.board import BOARD
from engine.games.condottiere.cards import CARD_NAMES
from engine.games.condottiere.rules.editions import FIRST_EDITION, THIRD_EDITION, Edition
from engine.games.condottiere.rules.regions import BIT, largest_group
from tests.desktop.printing.kit import image, media_boxes, speaking, strokes, text_of, white

pytestmark = pytest.mark.usefixtures("qapp")

BOTH = [(FIRST_EDITION, FIRST_SHEETS), (THIRD_EDITION, THIRD_SHEETS)]
each_edition = pytest.mark.parametrize(("edition", "sheets"), BOTH, ids=["first", "third"])

#: Pages of the map at its true size, its plan included, and of both decks with their backs.
MAP = {"A4": 4, "letter": 5, "A3": 1, FULL: 1}
CARDS = {
    FIRST_EDITION.id: {"A4": 22, "letter": 22, "A3": 12, FULL: 2},
    THIRD_EDITION.id: {"A4": 26, "letter": 26, "A3": 14, FULL: 2},
}
COUNTERS, TUCK_BOX, AID, CONTENTS = 1, 1, 2, 1


def deck(edition: Edition) -> Deck:
    (item,) = cards(edition, saves_ink=False)
    assert isinstance(item, Deck)
    return item


@each_edition
@pytest.mark.parametrize("paper", [*PAPERS, FULL])
def test_page_counts(edition: Edition, sheets: GameSheets, paper: str) -> None:
    def count(kind: str, *, true: bool = True, light: bool = False) -> int:
        return len(Job(kind, paper, true, light).pages(sheets))

    assert count("board") == count("board", light=True) == MAP[paper]
    assert count("board", true=False) == 1
    assert count("cards") == count("cards", true=False) == CARDS[edition.id][paper]
    assert count("counters") == count("counters", true=False) == COUNTERS
    assert count("aid") == count("aid", true=False) == AID
    rest = CONTENTS + CARDS[edition.id][paper] + COUNTERS + TUCK_BOX + AID
    assert count("box") == rest + MAP[paper]
    assert count("box", true=False) == rest + 1


@each_edition
@pytest.mark.parametrize(
    ("kind", "true", "paper"),
    [*((kind, True, paper) for kind in ("board", "cards", "aid") for paper in PAPERS),
     ("counters", True, "A4"), ("board", False, "letter"), ("aid", False, "A4")],
)  # fmt: skip
def test_every_page_is_the_paper_and_keeps_clear_of_its_edge(
    edition: Edition, sheets: GameSheets, kind: str, paper: str, true: bool
) -> None:
    if kind == "board" and edition is FIRST_EDITION:
        # Both editions have the same map.
        assert sheets.sheets[kind] is THIRD_SHEETS.sheets[kind]
        return
    size = PAPERS[paper]
    pages = Job(kind, paper, true).pages(sheets)
    if kind == "cards":  # one full page, the last one, and their backs
        pages = [*pages[:2], *pages[-2:]]
    elif kind == "board":
        pages = pages[::3]
    for page in pages:
        assert page.size in (size, size.rotated())
        shown, edge = image(page, 1.0), int(EDGE_MM) - 1
        width, height = shown.width(), shown.height()
        assert white(shown, 0, 0, width, edge)
        assert white(shown, 0, height - edge, width, edge)
        assert white(shown, 0, 0, edge, height)
        assert white(shown, width - edge, 0, edge, height)


@each_edition
@pytest.mark.parametrize("code", CODES)
def test_texts_stay_on_their_page_in_every_language(
    edition: Edition, sheets: GameSheets, code: str
) -> None:
    scale = 2.0
    with speaking(code):
        box = Job("box", FULL, True).pages(sheets)
        leaves = [box[0], *box[-COUNTERS - TUCK_BOX - AID :]]
        for number, page in enumerate(leaves):
            assert page.size == PaperSize(LEAF.width + 2 * MARGIN, LEAF.height + 2 * MARGIN)
            shown = image(page, scale)
            margin = int(MARGIN * scale) - 2
            assert white(shown, 0, shown.height() - margin, shown.width(), margin)
            assert white(shown, shown.width() - margin, 0, margin, shown.height())
            if number < len(leaves) - AID:
                continue
            # Nothing runs from one column of the aid into the other, either.
            gap = int((MARGIN + LEAF.width / 2) * scale)
            lower = int(0.84 * shown.height())
            assert white(shown, gap - 6, lower, 12, shown.height() - lower)


@pytest.mark.parametrize(("edition", "sheets"), BOTH[:1], ids=["first"])
def test_the_map_is_41_by_28_cm(edition: Edition, sheets: GameSheets, tmp_path: Path) -> None:
    (file,) = write(Job("board", FULL, True).pages(sheets), tmp_path / "a.pdf", "")
    assert media_boxes(file) == [pytest.approx(PAPER_SIZE, abs=0.2)]
    assert pytest.approx((410, 280)) == PAPER_SIZE
    (file,) = write(Job("board", "A4", True, saves_ink=True).pages(sheets), tmp_path / "b.pdf", "")
    pages = list(strokes(file))
    assert len(pages) == MAP["A4"]
    for lengths in pages:
        assert sum(abs(length - 100) < 0.01 for length in lengths) == 2  # of the check bar


def test_little_ink_leaves_sea_and_land_white() -> None:
    def lightness(light: bool) -> float:
        (page,) = Job("board", "A4", True, light).pages(FIRST_SHEETS)[1:2]
        shown = image(page, 0.5)
        points = [(x, y) for x in range(shown.width()) for y in range(shown.height())]
        return sum(shown.pixelColor(x, y).lightness() for x, y in points) / len(points)

    assert lightness(light=True) > lightness(light=False) + 18


@each_edition
def test_every_card_of_the_deck_is_printed(edition: Edition, sheets: GameSheets) -> None:
    printed = deck(edition)
    assert (printed.size.width, printed.size.height) == (63, 88)
    found: Counter[str] = Counter()
    for front in printed.fronts:
        assert isinstance(front, partial)
        found[front.args[1]] += 1
    expected = {CARD_NAMES[kind]: count for kind, count in enumerate(edition.deck) if count}
    assert found == expected
    assert found.total() == {FIRST_EDITION.id: 96, THIRD_EDITION.id: 110}[edition.id]


def test_backs_tell_the_editions_apart() -> None:
    backs = [Job("cards", "A3", True).pages(sheets)[1] for _, sheets in BOTH]
    assert all(page.is_back for page in backs)
    assert image(backs[0], 1) != image(backs[1], 1)


@each_edition
def test_everyone_has_all_their_markers(
    edition: Edition, sheets: GameSheets, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: Counter[int] = Counter()
    pawns: list[object] = []

    def count(painter: QPainter, seat: int, diameter: float = CONTROL_DIAMETER) -> None:
        if diameter == CONTROL_DIAMETER:
            painted[seat] += 1

    monkeypatch.setattr(cutouts, "paint_control_marker", count)
    monkeypatch.setattr(cutouts, "paint_standee", lambda p, pawn: pawns.append(pawn))
    (page,) = Job("counters", "A4", True).pages(sheets)
    image(page, 1)
    assert painted == dict.fromkeys(range(len(SEATS)), edition.markers)
    assert len(pawns) == (2 if edition.has_pope else 1)


@each_edition
def test_the_tuck_box_holds_the_deck_and_fits_the_page(
    edition: Edition, sheets: GameSheets
) -> None:
    box = cutouts.box_of(edition, PLAIN_STOCK, sum(edition.deck))
    assert LEAF.size_inside(0).rotated().can_contain(PaperSize(box.size.width, box.size.height))
    assert box.depth >= 0.28 * sum(edition.deck)
    assert box.width > 63
    assert box.height > 88


@each_edition
@pytest.mark.parametrize(("suffix", "code"), [("pdf", "fr"), ("pdf", "pt"), ("svg", "fr")])
def test_files_are_vectors_with_their_words(
    edition: Edition, sheets: GameSheets, tmp_path: Path, suffix: str, code: str
) -> None:
    # The map is painted alike for both editions, and its names are alike in most languages.
    has_map = edition is THIRD_EDITION and code == "fr"
    with speaking(code):
        files = [
            file
            for kind in (*(["board"] if has_map else []), "counters", "aid")
            for file in write(
                Job(kind, "A4", False).pages(sheets), tmp_path / f"{kind}.{suffix}", ""
            )
        ]
        words = [
            sheets.title(),
            translate("CondottiereAid", "Aim"),
            translate("CondottierePrint", "Control markers"),
            re.sub("<[^>]*>", "", aid_texts.ends(edition)[0]).split()[-1].removesuffix("."),
        ]
        # Set letter by letter along curves, and yet found as words.
        places = [place_names()[place].upper() for place in ("adriatico", "provincia")]
    for file in files:
        data = file.read_bytes()
        assert b"/Subtype /Image" not in data
        assert b"/Luminosity" not in data
        assert b"<image" not in data
    if suffix == "pdf":
        text = "".join(text_of(file) for file in files)
    else:
        text = "".join(file.read_text("utf-8") for file in files)
    assert "\u02bc" not in text
    upper = text.upper()
    for word in words:
        assert word in text
    for place in places if has_map else ():
        assert place in upper


@each_edition
@pytest.mark.parametrize("code", LANGUAGES)
def test_cards_say_what_they_do(
    edition: Edition, sheets: GameSheets, tmp_path: Path, code: str
) -> None:
    last = max(kind for kind, count in enumerate(edition.deck) if count)
    with speaking(code):
        front = Job("cards", "A4", True).pages(sheets)[-2]
        (file,) = write([front], tmp_path / "a.pdf", "")
        said = [caption(CARD_NAMES[last]).upper(), *card_line(CARD_NAMES[last], edition.id).split()]
    text = text_of(file)
    printed = len(deck(edition).fronts) % 9 or 9
    for word in said[:3]:
        assert text.count(word) >= min(edition.deck[last], printed)


@pytest.mark.slow
@each_edition
def test_the_whole_box_stays_small(edition: Edition, sheets: GameSheets, tmp_path: Path) -> None:
    (file,) = write(Job("box", "A4", True).pages(sheets), tmp_path / "a.pdf", sheets.title())
    assert file.stat().st_size < 30_000_000
    upright = pytest.approx((210, 297), abs=0.4)
    lying = pytest.approx((297, 210), abs=0.4)
    assert all(size in (upright, lying) for size in media_boxes(file))
    total = 1 + (MAP["A4"]) + CARDS[edition.id]["A4"] // 2 + COUNTERS + TUCK_BOX + AID
    first = text_of(file, 1)
    assert first.split("included")[1].split()[0] == str(total)


@pytest.mark.slow
def test_a_picture_of_every_page(tmp_path: Path) -> None:
    pages = Job("box", "letter", False).pages(THIRD_SHEETS)
    files = write(pages, tmp_path / "a.png", "", dpi=36)
    assert len(files) == len(pages)
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files)


@each_edition
def test_the_dialog_names_the_sheets(edition: Edition, sheets: GameSheets, qtbot: object) -> None:
    names = [sheet_name(sheets, kind) for kind in sheets.kinds]
    assert names[1:4] == ["Map of Italy", "Cards with their backs", "Markers and pawns"]
    dialog = PrintDialog(sheets, None)
    assert dialog.job == Job("box", "A4", True)
    dialog.close()


def test_examples_count_what_the_rules_say() -> None:
    first, third = aid_cards.LINES[FIRST_EDITION.id], aid_cards.LINES[THIRD_EDITION.id]
    assert [aid_cards.strength_of(first, season) for season in (None, "winter")] == [30, 14]
    totals = [aid_cards.strength_of(third, season) for season in (None, "winter", "spring")]
    assert totals == [31, 15, 34]


def test_the_ringed_regions_are_those_that_win() -> None:
    held = {seat: [r for r, owner in aid.HELD.items() if owner == seat] for seat in (0, 2)}
    lion = BOARD.mask(held[0])
    free = [region for region in BOARD.ids if region not in aid.HELD]
    wins = [r for r in free if largest_group(lion | BIT[BOARD.region(r)]) >= 3]
    assert set(wins) == set(aid.WINS)
    # Lily links two at most, and lacks one region of the third edition's total.
    assert largest_group(BOARD.mask(held[2])) < 3
    assert len(held[2]) == THIRD_EDITION.regions_anywhere[1] - 1
