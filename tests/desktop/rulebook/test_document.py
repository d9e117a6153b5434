"""The rules as documents: all languages alike, and what cannot be read says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.games import TABLES
from desktop.language.languages import LANGUAGE_TABLE, LanguageEntry, base_of, text_rules
from desktop.language.translation import CODES, LANGUAGES, VARIETIES
from desktop.rulebook.document import (
    RulesDocument,
    RulesDocumentError,
    parse,
    read_rules,
    with_variants,
)
from desktop.rulebook.rulebook_search import find, normalise
from engine.games import GAMES as ENGINE_GAMES
from engine.system.resources import root
from engine.system.resources import rules as rules_file
from i18n.check import wrong_words

GAMES = sorted(TABLES)
FILES = sorted(rules_file("").glob("*.md"))


def every_language(game: str) -> list[RulesDocument]:
    return [read_rules(game, language) for language in CODES]


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_sections_in_the_same_order(game: str) -> None:
    ids = {tuple(section.id for section in rules.sections) for rules in every_language(game)}
    assert len(ids) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_drawings_in_the_same_order(game: str) -> None:
    assert len({rules.drawings for rules in every_language(game)}) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_sections_are_built_alike_in_every_language(game: str) -> None:
    first, *others = every_language(game)
    for rules in others:
        for one, other in zip(first.sections, rules.sections, strict=True):
            kinds = [[block.kind for block in section.blocks] for section in (one, other)]
            assert kinds[0] == kinds[1], one.id
            assert set(one.links) == set(other.links), one.id


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_sections(game: str, language: str) -> None:
    rules = read_rules(game, language)
    ids = {section.id for section in rules.sections}
    for section in rules.sections:
        assert set(section.links) <= ids - {section.id}, section.id


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_titles_and_text_are_there(game: str, language: str) -> None:
    rules = read_rules(game, language)
    titles = [section.title for section in rules.sections]
    assert len(set(titles)) == len(titles)
    for section in rules.sections:
        assert section.blocks, section.id
        assert all(passage.strip() for block in section.blocks for passage in block.passages)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_language_has_rules_of_all_games_or_of_none(code: str) -> None:
    translated = {game for game in GAMES if rules_file(f"{game}.{code}.md").is_file()}
    assert translated in (set(), set(GAMES))


@pytest.mark.parametrize("game", GAMES)
def test_a_language_without_rules_shows_the_english_ones_and_says_so(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = read_rules(game, "en")
    monkeypatch.setitem(LANGUAGE_TABLE, "de", LanguageEntry("de", "Deutsch", "de_DE", "de", ""))
    rules = read_rules(game, "de")
    assert (rules.title, rules.sections) == (english.title, english.sections)
    assert rules.opening[1:] == english.opening
    assert rules.opening[0].passages == (
        "These rules are not yet translated into Deutsch; this is the English text.",
    )


def test_a_variety_may_lack_rules_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    swiss = LanguageEntry("fr_CH", "Français (Suisse)", "fr_CH", "fr_CH", "Annuler", base="fr")
    monkeypatch.setitem(LANGUAGE_TABLE, "fr_CH", swiss)
    assert read_rules("cannir", "fr_CH") == read_rules("cannir", "fr")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_keep_the_typography_of_their_language(game: str, code: str) -> None:
    if not rules_file(f"{game}.{base_of(code)}.md").is_file():
        return
    rules = read_rules(game, code)
    blocks = [*rules.opening, *(block for section in rules.sections for block in section.blocks)]
    passages = [passage for block in blocks for passage in block.passages]
    for text in (rules.title, *(section.title for section in rules.sections), *passages):
        for rule in text_rules(code):
            assert not rule.broken_by(text), (rule.fault, text)


@pytest.mark.parametrize("code", ["fr", "pt", "pt_BR"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_use_the_words_of_the_glossary(game: str, code: str) -> None:
    rules = read_rules(game, code)
    for section in rules.sections:
        for text in (section.title, *(text for block in section.blocks for text in block.passages)):
            assert not [*wrong_words(text, code)], text


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_apostrophes_are_typographic(file: Path) -> None:
    assert "'" not in file.read_text("utf-8")


def test_the_files_lie_beside_the_sources() -> None:
    assert rules_file("cannir.en.md") == root() / "docs" / "rules" / "cannir.en.md"


def test_every_rules_file_belongs_to_a_game() -> None:
    """Of the engine: the rules may be there before the table."""
    named = {file.name.split(".")[0] for file in rules_file("").iterdir()}
    assert set(GAMES) <= named <= set(ENGINE_GAMES)


# -- the markup ----------------------------------------------------------------------------------

SMALL = """# Title

*Opening.*

## One {#one}

A **bold** word, an *italic* one, a [link](#two) & <angles>.

- first
- second

1. step

| A | B |
|---|---|
| x | **y** |

> **Ruling.** It is so.

## Two {#two}

![A caption](draw:star)
"""


def test_a_variety_tells_only_some_sections_otherwise() -> None:
    base = parse(SMALL)
    variants = parse("# Título\n\n## Dois {#two}\n\nOutro.\n")
    made = with_variants(base, variants)
    assert (made.title, made.opening) == ("Título", base.opening)
    assert made.sections == (base.section("one"), variants.section("two"))
    with pytest.raises(RulesDocumentError, match="three"):
        with_variants(base, parse("# T\n\n## Três {#three}\n\nMais.\n"))


@pytest.mark.parametrize("variety", VARIETIES)
@pytest.mark.parametrize("game", GAMES)
def test_a_variety_repeats_nothing_of_its_language(game: str, variety: str) -> None:
    file = rules_file(f"{game}.{variety}.md")
    language = read_rules(game, VARIETIES[variety])
    for section in parse(file.read_text("utf-8")).sections if file.is_file() else ():
        assert section != language.section(section.id)


def test_a_document_is_read_into_blocks() -> None:
    rules = parse(SMALL)
    assert (rules.title, [section.id for section in rules.sections]) == ("Title", ["one", "two"])
    assert rules.opening[0].rows == (("<i>Opening.</i>",),)
    kinds = [block.kind for block in rules.section("one").blocks]
    assert kinds == ["text", "bullets", "steps", "table", "ruling"]
    text, bullets, _, table, ruling = rules.section("one").blocks
    assert text.rows[0][0] == (
        'A <b>bold</b> word, an <i>italic</i> one, a <a href="#two">link</a> &amp; &lt;angles&gt;.'
    )
    assert text.passages == ("A bold word, an italic one, a link & <angles>.",)
    assert bullets.passages == ("first", "second")
    assert table.rows == (("A", "B"), ("x", "<b>y</b>"))
    assert ruling.passages == ("Ruling. It is so.",)
    drawing = rules.section("two").blocks[0]
    assert (drawing.drawing, drawing.passages) == ("star", ("A caption",))
    assert rules.drawings == ("star",)
    assert rules.section("one").links == ("two",)


def test_an_unknown_section_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        parse(SMALL).section("three")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("## No title {#no}", "line 1"),
        ("# T\n\n## Heading without id", "line 3"),
        ("# T\n\n## A {#a}\n\n## B {#a}", "line 5"),
        ("# T\n\n![no name](star)", "line 3"),
        ("# T\n\n![x](draw:a)\nand more", "line 3"),
        ("# T\n\n- item\nno item", "line 3"),
        ("# T\n\n| A | B |\n| x | y |", "line 3"),
        ("# T\n\n| A | B |\n|---|---|\n| x |", "line 3"),
    ],
)
def test_unreadable_documents_name_the_line(text: str, where: str) -> None:
    with pytest.raises(RulesDocumentError, match=where):
        parse(text)


# -- search --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "query", "section"),
    [
        ("fr", "epee", "attack"),
        ("fr", "ÉPÉE ATTAQUER", "attack"),
        ("fr", "l'etoile", "star"),
        ("pt", "mao", "restore"),
        ("pt", "sequencia soberana", "sovereign"),
        ("pt", "última", "pile"),
        ("en", "sword ATTACK", "attack"),
        ("en", "dormant", "dormant"),
    ],
)
def test_search_ignores_accents_and_capitals(language: str, query: str, section: str) -> None:
    assert find(read_rules("cannir", language), query)[0].section == section


def test_every_word_must_be_there() -> None:
    rules = read_rules("cannir", "en")
    assert find(rules, "sword hourglass zebra") == []
    assert find(rules, "") == find(rules, "   ") == []


def test_a_snippet_shows_the_first_match_in_whole_words() -> None:
    rules = read_rules("cannir", "pt")
    for hit in find(rules, "medalhao"):
        assert "medalhão" in hit.snippet.lower()
        inside = hit.snippet.strip("…")
        passages = [p for block in rules.section(hit.section).blocks for p in block.passages]
        assert any(f" {inside} " in f" {passage} " for passage in passages)


def test_folding_keeps_the_places_of_letters() -> None:
    folded = normalise("Cœur d’Épée")
    assert folded.text == "coeur d'epee"
    assert folded.find(["epee"]) == [(7, 11)]
    assert folded.find(["coeur"]) == [(0, 4)]
