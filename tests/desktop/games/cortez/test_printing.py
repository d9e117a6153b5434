"""The printed sheets of Cortez: pages, true sizes, quantities, words, nothing cut off."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from desktop.games.cortez.art.card_backs import BACKS
from desktop.games.cortez.art.chiefs import CHIEFS
from desktop.games.cortez.sheets import aid, aid_texts, counters, labels
from desktop.games.cortez.sheets.boxes import BOXES, net_of
from desktop.games.cortez.sheets.decks import card_counts, cards_of, decks
from desktop.games.cortez.sheets.sheet import BOARD_SIZE, SHEETS, SQUARE_SIDE_MM
from desktop.games.cortez.words.card_texts import card_effect, card_line, card_name
from desktop.language.translation import LANGUAGES, translate
from desktop.printing.job import Job
from desktop.printing.layout.label_paper import LABEL_PAPERS
from desktop.printing.output import write
from desktop.printing.print_page import EDGE_MM, FULL, LEAF, MARGIN, PAPERS, PaperSize
from desktop.printing.printing_texts import sheet_name
from desktop.printing.running_text import FINE
from desktop.printing.sheets import LABELS
from desktop.printing.stock import PLAIN_STOCK
from desktop.windows.print_dialog.dialog import PrintDialog
from engine.games.cortez.rules.combat_data import strength
from tests.desktop.printing.kit import image, media_boxes, speaking, text_of, white

pytestmark = pytest.mark.usefixtures("qapp")

#: Pages of all decks with their backs.
CARDS = {"A4": 56, "letter": 56, "A3": 36, FULL: 14}
COUNTERS, AID, CONTENTS = 2, 2, 1
TUCK_BOXES = len(BOXES)


def job(kind: str, paper: str = "A4", *, true: bool = True, light: bool = False) -> Job:
    return Job(kind, paper, true, light)


def bare(text: str) -> str:
    """Without spaces, which readers of PDF see where letters stand apart."""
    return "".join(text.split())


@pytest.mark.parametrize("paper", [*PAPERS, FULL])
def test_page_counts(paper: str) -> None:
    def count(kind: str, *, true: bool = True, light: bool = False) -> int:
        return len(job(kind, paper, true=true, light=light).pages(SHEETS))

    tiles = count("board")
    assert tiles == count("board", light=True)
    assert (tiles == 1) == (paper == FULL)
    assert count("board", true=False) == 1
    assert count("cards") == count("cards", true=False) == CARDS[paper]
    assert count("counters") == count("counters", true=False) == COUNTERS
    assert count("aid") == count("aid", true=False) == AID
    assert count(LABELS) == 2
    rest = CONTENTS + CARDS[paper] + COUNTERS + TUCK_BOXES + AID
    assert count("box") == rest + tiles
    assert count("box", true=False) == rest + 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("kind", "true"),
    [("board", False), ("cards", True), ("counters", True), ("aid", True), ("aid", False)],
)
def test_every_page_is_the_paper_and_keeps_clear_of_its_edge(
    kind: str, paper: str, true: bool
) -> None:
    size = PAPERS[paper]
    pages = job(kind, paper, true=true).pages(SHEETS)
    if kind == "cards":  # one full page, the last one, and their backs
        pages = [*pages[:2], *pages[-2:]]
    for page in pages:
        assert page.size in (size, size.rotated())
        shown, edge = image(page, 1.0), int(EDGE_MM) - 1
        width, height = shown.width(), shown.height()
        assert white(shown, 0, 0, width, edge)
        assert white(shown, 0, height - edge, width, edge)
        assert white(shown, 0, 0, edge, height)
        assert white(shown, width - edge, 0, edge, height)


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_stay_on_their_page_in_every_language(code: str) -> None:
    scale = 2.0
    with speaking(code):
        box = job("box", FULL).pages(SHEETS)
        leaves = [box[0], *box[-COUNTERS - TUCK_BOXES - AID :]]
        for page in leaves:
            assert page.size == PaperSize(LEAF.width + 2 * MARGIN, LEAF.height + 2 * MARGIN)
            shown = image(page, scale)
            margin = int(MARGIN * scale) - 2
            assert white(shown, 0, shown.height() - margin, shown.width(), margin)
            assert white(shown, shown.width() - margin, 0, margin, shown.height())
        # Nothing runs from one column of the aid into the other, either.
        shown = image(box[-1], scale)
        gap, top = int((MARGIN + LEAF.width / 2) * scale), int((MARGIN + 24) * scale)
        assert white(shown, gap - 6, top, 12, shown.height() - top)


def test_the_board_is_76_cm_wide_and_bridges_fit_its_squares(tmp_path: Path) -> None:
    (file,) = write(job("board", FULL, light=True).pages(SHEETS), tmp_path / "a.pdf", "")
    ((width, height),) = media_boxes(file)
    assert (width, height) == pytest.approx((BOARD_SIZE.width, BOARD_SIZE.height), abs=0.3)
    assert width == pytest.approx(760, abs=0.3)
    assert LEAF.width > 5 * SQUARE_SIDE_MM  # of which there are five side by side
    assert SQUARE_SIDE_MM > counters.TROOP_SIDE_MM


def test_little_ink_leaves_sea_and_land_white() -> None:
    def lightness(*, light: bool) -> float:
        (page,) = job("board", true=False, light=light).pages(SHEETS)
        shown = image(page, 0.7)
        points = [(x, y) for x in range(shown.width()) for y in range(shown.height())]
        return sum(shown.pixelColor(x, y).lightness() for x, y in points) / len(points)

    assert lightness(light=True) > lightness(light=False) + 18


def test_every_card_of_the_box_is_printed_with_the_back_of_its_family() -> None:
    printed: Counter[str] = Counter()
    backs = []
    for deck in decks():
        assert (deck.size.width, deck.size.height) == (63, 88)
        for front in deck.fronts:
            assert isinstance(front, partial)
            printed[front.args[0]] += 1
        assert isinstance(deck.back, partial)
        backs.append(deck.back.keywords["family"])
    assert printed == card_counts()
    assert tuple(backs) == BACKS
    sizes = [len(cards_of(family)) for family in BACKS]
    assert dict(zip(BACKS, sizes, strict=True)) == {
        "provision": 100, "spanish": 40, "aztec": 40, "objective": 8, "event": 20, "bribery": 9,
        "chief": 6,
    }  # fmt: skip
    assert [printed[f"aztec{value}"] for value in range(1, 7)] == [10, 8, 7, 6, 5, 4]


@pytest.mark.parametrize("code", ["fr", "pt"])
def test_cards_say_what_they_do(tmp_path: Path, code: str) -> None:
    with speaking(code):
        pages = job("cards").pages(SHEETS)
        (file,) = write([page for page in pages if not page.is_back], tmp_path / "a.pdf", "")
        said = bare(text_of(file))
        for card in card_counts():
            for word in (card_name(card), card_line(card)):
                assert bare(word) in said, word


def test_everyone_has_all_their_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    troops: Counter[int] = Counter()
    collars: Counter[str] = Counter()
    bridges: Counter[bool] = Counter()
    monkeypatch.setattr(counters, "paint_troop_counter", lambda p, nation: troops.update([nation]))
    monkeypatch.setattr(counters, "paint_collar_counter", lambda p, chief: collars.update([chief]))
    monkeypatch.setattr(
        counters, "paint_bridge_tile", lambda p, side, i, *, broken: bridges.update([broken])
    )
    first, second = job("counters").pages(SHEETS)
    image(first, 1)
    assert troops == {0: 22, 1: 22}
    assert bridges == {False: 5, True: 5}
    image(second, 1)
    shown = {"alvarado": 1, "cuauhtemoc": 1}  # in the example
    assert collars == {chief: 8 + shown.get(chief, 0) for chief in CHIEFS}


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.families[0])
def test_tuck_boxes_hold_their_cards_and_fit_the_page(box: object) -> None:
    (found,) = [one for one in BOXES if one is box]
    net = net_of(found, PLAIN_STOCK, found.count)
    assert LEAF.size_inside(0).rotated().can_contain(net.size)
    assert net.depth >= 0.28 * len(cards_of(*found.families))
    assert (net.width, net.height) > (63, 88)


def test_every_card_has_its_box() -> None:
    families = [family for box in BOXES for family in box.families]
    assert sorted(families) == sorted(BACKS)


# -- labels ----------------------------------------------------------------------------------------


def test_labels_for_events_reminders_and_bribery_cards() -> None:
    cards = labels.labelled()
    assert Counter(map(kind_of, cards)) == {"event": 17, "chief": 6, "bribery": 9}
    assert set(labels.ORIGINALS) | set(CHIEFS) == set(cards)
    assert len(labels.labels().paints) == len(cards)
    for paper in LABEL_PAPERS.values():
        assert paper.label.can_contain(labels.SIZE)


def kind_of(card: str) -> str:
    (family,) = [name for name in ("event", "chief", "bribery") if card in cards_of(name)]
    return family


@pytest.mark.parametrize("code", LANGUAGES)
def test_label_texts_fit_their_places(code: str) -> None:
    with speaking(code):
        for card in set(labels.labelled()):
            assert labels.body_of(card).height <= labels.room(), card


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("paper", ["70x37", "63.5x38.1"])
def test_labels_stay_on_their_paper(tmp_path: Path, code: str, paper: str) -> None:
    with speaking(code):
        pages = Job(LABELS, "A4", True, labels=paper).pages(SHEETS)
        (file,) = write(pages, tmp_path / "a.pdf", "")
        texts = [card_effect(card).split()[-1] for card in labels.labelled() if card not in CHIEFS]
        texts += [labels.reminder_lines()[0].split()[-1]]
    said = text_of(file)
    for word in (*texts, *labels.ORIGINALS.values(), labels.FOOD):
        assert bare(word) in bare(said)
    grid = LABEL_PAPERS[paper]
    for page in pages:
        shown = image(page, 2)
        for index in range(grid.columns * grid.rows - 1):
            x, y = grid.place(index)
            if (index + 1) % grid.columns:  # between two labels nothing is printed
                right = x + (grid.label.width + grid.between) / 2
                assert white(shown, int(right * 2) - 1, int(y * 2) - 20, 2, 40)


# -- files and words -------------------------------------------------------------------------------


@pytest.mark.parametrize(("suffix", "code"), [("pdf", "fr"), ("pdf", "pt"), ("svg", "fr")])
def test_files_are_vectors_with_their_words(tmp_path: Path, suffix: str, code: str) -> None:
    with speaking(code):
        files = [
            file
            for kind in ("counters", "aid", LABELS)
            for file in write(job(kind).pages(SHEETS), tmp_path / f"{kind}.{suffix}", "")
        ]
        words = [
            translate("CortezAid", "Aim"),
            translate("CortezPrint", "Collars"),
            aid_texts.ends().split()[-1].removesuffix("."),
            card_name("corruption"),
        ]
    for file in files:
        data = file.read_bytes()
        assert b"/Subtype /Image" not in data
        assert b"/Luminosity" not in data
        assert b"<image" not in data
    text = "".join(text_of(file) if suffix == "pdf" else file.read_text("utf-8") for file in files)
    for word in words:
        assert word in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_aid_names_every_event_card_in_full_with_its_number(tmp_path: Path, code: str) -> None:
    with speaking(code):
        (file,) = write(job("aid").pages(SHEETS), tmp_path / "aid.pdf", "")
        said = bare(text_of(file))
        for card in cards_of("event"):
            assert bare(f"{card_name(card)} × {card_counts()[card]}") in said, card


def test_the_example_counts_what_the_rules_say() -> None:
    assert strength(list(aid.LAID), aid.WEAPONS) == 27
    assert aid_texts.example().startswith(", ".join(map(str, aid.LAID[:-1])))


def test_the_dialog_names_the_sheets(qtbot: object) -> None:
    names = [sheet_name(SHEETS, kind) for kind in SHEETS.kinds]
    assert names == [
        "The whole game, to cut out", "Map of Tenochtitlan", "Cards with their backs",
        "Troops, collars and bridges", "Rules summary", "Card labels",
    ]  # fmt: skip
    dialog = PrintDialog(SHEETS, None)
    assert dialog.job == Job("box", "A4", True)
    dialog.choose(Job(LABELS, "A4", False))
    assert len(dialog._pages) == 2
    dialog.close()


def test_nothing_is_smaller_than_the_smallest_type() -> None:
    assert labels._TYPES[-1] >= FINE
    assert aid._SMALL >= FINE
