"""The tools that keep the translations complete."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from desktop.language.languages import LANGUAGE_TABLE, LanguageEntry
from i18n import build, catalogue
from i18n.catalogue import Entry
from i18n.check import displayed, faults, rules_problems, wrong_words
from i18n.extract import extract, extract_all
from i18n.fill import differing, filled, missing, whole
from i18n.fill import name as fill_name
from i18n.reword import (
    Changes,
    RewordError,
    book_with,
    carried,
    changes_in,
    code_with,
    module_with,
)
from i18n.update import merged


@cache
def extracted() -> list[Entry]:
    """Return all texts of the sources."""
    return extract_all()[0]


#: The fault of a short word that would lose its vowel before some names and cards.
VOWEL = "a name or card may begin with a vowel: à, par, pour or chez before {name}, no de or que"


@pytest.mark.parametrize(
    ("code", "source", "plural"),
    [
        ('translate("C", "Text")', "Text", False),
        ('translate("C", "Text",)', "Text", False),
        ('translate("C", ("in two " "parts"))', "in two parts", False),
        ('translate("C", "Turn of {name}").format(name=name)', "Turn of {name}", False),
        ("f\"{translate('C', 'inside')}\"", "inside", False),
        ('translate("C", "%n card(s)", "", len(cards))', "%n card(s)", True),
        ('translate("C", "%n card(s)", None, n)', "%n card(s)", True),
        ('NAMES = {"x": QT_TRANSLATE_NOOP("C", "%n card(s)")}', "%n card(s)", True),
    ],
)
def test_texts_are_found(code: str, source: str, plural: bool) -> None:
    entries, problems = extract(code)
    assert problems == []
    assert [(entry.context, entry.source, entry.plural) for entry in entries] == [
        ("C", source, plural)
    ]


@pytest.mark.parametrize(
    "code",
    [
        'self.tr("Text")',
        'translate("C", f"Turn of {name}")',
        'translate("C", "Turn of {}".format(name))',
        'translate("C", "%n card(s)", n=3)',
        'translate("C", "%n card(s)")',
        'translate("C", "cards", "", 3)',
        'translate(context, "Text")',
    ],
)
def test_calls_that_cannot_work_are_named(code: str) -> None:
    entries, problems = extract("\n" + code)
    assert entries == []
    assert [problem.partition(":")[0] for problem in problems] == ["2"]


def test_a_text_in_a_table_may_be_looked_up() -> None:
    assert extract('translate("C", NAMES[key])\ntext.translate(table)') == ([], [])


def test_a_comment_for_translators_is_kept() -> None:
    (entry,), _ = extract('#: a card,\n#: not a person\nx = translate("C", "Hand")')
    assert entry.note == "a card, not a person"


def test_translations_survive_an_update() -> None:
    old = [Entry("C", "kept", forms=("gardé",), finished=True), Entry("C", "gone")]
    assert merged([Entry("C", "new"), Entry("C", "kept")], old) == [Entry("C", "new"), old[0]]


def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    entries = [
        Entry("A & B", '"%n" <b>x</b>', "why", True, "note", ("un\u00a0!", "des\n…"), True),
        Entry("C", "it's"),
    ]
    file = tmp_path / "catalogue.ts"
    file.write_text(catalogue.text(entries, "fr"), "utf-8")
    assert catalogue.read(file) == entries


@pytest.mark.parametrize(
    ("form", "fault"),
    [
        ("", "not translated"),
        ("Au tour de {nom}\u00a0!", "fields differ"),
        ("Au tour  de {name}", "double space"),
        ("Au tour de {name} ", "space at an end"),
        ("Au tour de {name} !", "no-break space missing"),
        ("Tour\u202f: {name}", "no-break space missing"),
        ("« {name}\u00a0»", "no-break space missing"),
        ("Réponse de {rival}", VOWEL),
        ("Main de {name}", VOWEL),
        ("Au prix de {card}", VOWEL),
        ("Une suite que {cards} formerait", VOWEL),
    ],
)
def test_faulty_french(form: str, fault: str) -> None:
    entry = Entry("C", "Turn of {name}", forms=(form,), finished=bool(form))
    assert fault in list(faults(entry, "fr"))


def test_correct_french() -> None:
    for form in ("«\u00a0{name}\u00a0»\u00a0: à 12:30\u00a0?!", "<a href='x:y;'>{name}</a>&amp;"):
        assert list(faults(Entry("C", "{name}", forms=(form,), finished=True), "fr")) == []


def test_every_plural_form_says_the_number() -> None:
    entry = Entry("C", "%n card(s)", plural=True, forms=("une carte", "%n cartes"), finished=True)
    assert list(faults(entry, "fr")) == ["fields differ"]


def test_a_variety_keeps_what_it_says_otherwise() -> None:
    said = [Entry("C", "a", forms=("à",), finished=True), Entry("C", "b", forms=("bê",))]
    blank = whole([Entry("C", "b", forms=("bé",), finished=True)], said)
    assert [entry.forms for entry in blank] == [("",), ("bé",)]
    result, unknown = filled(blank, {"C": {"a": "à"}}, "pt_BR")
    assert unknown == []
    # What is said as in the language is left out, and so is what nobody has said.
    assert [entry.key for entry in differing(result, said)] == [("C", "b", "")]
    assert differing(blank, said) == [blank[1]]


#: Numbers among which all plural forms of every language occur.
NUMBERS = range(220)


@pytest.mark.parametrize("name", catalogue.LANGUAGES)
def test_a_language_has_as_many_plural_forms_as_qt_asks_for(tmp_path: Path, name: str) -> None:
    forms = tuple(f"%n {letter}" for letter in "abcdef")
    source, target = tmp_path / "plural.ts", tmp_path / "plural.qm"
    entry = Entry("C", "%n card(s)", plural=True, forms=forms, finished=True)
    source.write_text(catalogue.text([entry], name), "utf-8")
    subprocess.run([build.lrelease(), "-silent", source, "-qm", target], check=True)
    translator = QTranslator()
    assert translator.load(str(target))
    used = {translator.translate("C", entry.source, "", number) for number in NUMBERS}
    assert used == set(forms[: catalogue.LANGUAGES[name].plural_forms])


def test_a_language_of_three_plural_forms_gets_three(monkeypatch: pytest.MonkeyPatch) -> None:
    polish = LanguageEntry("pl", "Polski", "pl_PL", "pl", "Anuluj", plural_forms=3)
    monkeypatch.setitem(catalogue.LANGUAGES, "pl", polish)
    monkeypatch.setitem(LANGUAGE_TABLE, "pl", polish)
    cards = Entry("C", "%n card(s)", plural=True)
    assert cards.blank("pl").forms == ("", "", "")
    assert Entry("C", "card").blank("pl").forms == ("",)
    texts = {"C": {"%n card(s)": ["%n karta", "%n karty", "%n kart"]}}
    ((entry,), _) = filled([cards.blank("pl")], texts, "pl")
    assert list(faults(entry, "pl")) == []
    assert list(faults(entry.translated(entry.forms[:2]), "pl")) == ["3 plural forms wanted"]
    with pytest.raises(SystemExit, match="3 form"):
        filled([cards.blank("pl")], {"C": {"%n card(s)": ["%n karta", "%n karty"]}}, "pl")


@pytest.mark.parametrize(("variety", "language"), catalogue.VARIETIES.items())
def test_varieties_repeat_nothing(variety: str, language: str) -> None:
    said = {entry.key: entry.forms for entry in catalogue.read(catalogue.path(language))}
    own = catalogue.read(catalogue.path(variety))
    assert own
    assert all(entry.finished and entry.forms != said[entry.key] for entry in own)


def test_filling_in() -> None:
    entries = [Entry("C", "a", "why"), Entry("C", "%n b", plural=True, forms=("", ""))]
    assert missing(entries) == {"C": {"a [why]": "", "%n b": ["", ""]}}
    texts = {"C": {"a [why]": "A", "%n b": ["%n B", "%n Bs"], "c": "C"}}
    result, unknown = filled(entries, texts, "fr")
    assert [entry.forms for entry in result] == [("A",), ("%n B", "%n Bs")]
    assert missing(result) == {}
    assert len(unknown) == 1


def test_an_application_that_runs_keeps_the_catalogue_it_has_mapped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "HERE", tmp_path)
    shutil.copy(catalogue.ROOT / "i18n" / "conquista_pt_BR.ts", tmp_path)
    target = tmp_path / "conquista_pt_BR.qm"
    target.write_bytes(b"mapped")
    os.utime(target, (0, 0))
    with target.open("rb") as mapped:
        build.main()
        assert mapped.read() == b"mapped"
    assert [file.name for file in sorted(tmp_path.iterdir())] == [target.name, f"{target.stem}.ts"]
    assert target.read_bytes() != b"mapped"


def test_portuguese_speaks_to_its_reader_in_one_voice() -> None:
    """The chronicle speaks to its reader in the third person, never in the first.

    In Brazil it names the reader "você".
    """
    first = re.compile(
        r"\b(eu|meu|minha|meus|mim|me|jogo|coloco|passo|(?<!um )ganho|tomo|viro|fico|fui|joguei)\b"
        r"|-me\b",
        re.I,
    )
    yours = re.compile(r"\b(you|your)\b", re.IGNORECASE)
    for language in ("pt_PT", "pt_BR"):
        for entry in catalogue.read(catalogue.path(language)):
            told = entry.context.endswith(("Chronicle", "Battles", "Review", "Hint", "Seats"))
            if told and yours.search(entry.source):
                assert not any(map(first.search, entry.forms)), entry
    pronoun = re.compile(r"\bvocê\b", re.IGNORECASE)
    said = catalogue.read(catalogue.path("pt_PT"))
    # In Portugal "você" is the label of one's own seat. It begins a sentence only on the table,
    # where another one tells the same of others.
    telling = (
        *("Chronicle", "Battles", "Tags", "Reasons", "Hint", "Said", "Lesson", "Review", "Seats"),
        *("Cannir", "Condottiere", "Contrees", "Cortez", "CortezTable", "Deals", "Talk", "Seals"),
        *("ContreesAid", "ContreesNotes"),
    )
    for entry in said:
        # Results stand beside the emblem of the winner.
        if not entry.context.endswith(telling) and not entry.source.startswith("You gave up"):
            assert not any(f.startswith("Você") and "{name}" not in f for f in entry.forms), entry
    # A bare verb of the chronicle would be read of the player named before.
    reader = re.compile(r"\b(você|si|consigo|lhe)\b", re.IGNORECASE)
    own = {entry.key: entry.forms for entry in catalogue.read(catalogue.path("pt_BR"))}
    for entry in said:
        deed = entry.context == "Cannir" and "{card}" in entry.source
        told = deed or entry.context.endswith(("Chronicle", "Battles"))
        if told and entry.source.startswith("You "):
            assert all(map(reader.search, entry.forms)), entry
            assert all(map(pronoun.search, own.get(entry.key, entry.forms))), entry


def test_portuguese_reasons_name_the_move_as_french_ones_do() -> None:
    """Without a subject, "Dá a vitória" is read as an order, or of the player named last."""
    french = {entry.key: entry.forms for entry in catalogue.read(catalogue.path("fr"))}
    checked = 0
    for language in ("pt_PT", "pt_BR"):
        for entry in catalogue.read(catalogue.path(language)):
            about_move = french[entry.key][0].startswith("Ce coup ")
            if about_move and entry.context.endswith(("Reasons", "Tags")):
                named = ("Esta jogada ", "Depois desta jogada, ")
                assert all(form.startswith(named) for form in entry.forms), entry
                checked += 1
    assert checked > 130


TABLE = {"C": {"Who is on turn?": "Who plays?", "Hand [cards]": "Hand of cards"}}


def reworded() -> Changes:
    known = [Entry("C", "Who is on turn?"), Entry("C", "Hand", "cards"), Entry("C", "Hand")]
    return changes_in(TABLE, [*known, Entry("D", "Who is on turn?")])


def test_a_new_text_keeps_its_translation_and_is_marked() -> None:
    old = [
        Entry("C", "Who is on turn?", forms=("À qui\u00a0?",), finished=True),
        Entry("C", "Hand", "cards", forms=("Main",), finished=True),
        Entry("C", "Hand", forms=("Mains",), finished=True),
    ]
    new = carried(old, reworded())
    assert [(entry.source, entry.forms, entry.finished) for entry in new] == [
        ("Who plays?", ("À qui\u00a0?",), False),
        ("Hand of cards", ("Main",), False),
        ("Hand", ("Mains",), True),
    ]
    assert list(faults(new[0], "fr")) == ["marked: its English text changed; read it again"]


def test_no_translation_is_lost_when_every_text_changes() -> None:
    entries = extracted()
    table: dict[str, dict[str, str]] = {}
    for entry in entries:
        table.setdefault(entry.context, {})[fill_name(entry)] = f"{entry.source} anew"
    changes = changes_in(table, entries)
    fresh = [replace(entry, source=changes[entry.key]) for entry in entries]
    for language in catalogue.LANGUAGES:
        old = catalogue.read(catalogue.path(language))
        new = carried(old, changes)
        forms = {entry.key: entry.forms for entry in merged(fresh, new)}
        assert len(old) > 100
        for before, after in zip(old, new, strict=True):
            assert forms[after.key] == before.forms
            assert before.source != after.source


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("Gone", "Away", "no such text"),
        ("{name} waits", "He waits", "other fields"),
        ("%n card(s)", "cards", "other fields"),
        ("Yes", "No", "there already"),
    ],
)
def test_a_table_that_cannot_be_carried_out_is_refused(old: str, new: str, fault: str) -> None:
    known = [Entry("C", text) for text in ("{name} waits", "%n card(s)", "Yes", "No")]
    with pytest.raises(RewordError, match=fault):
        changes_in({"C": {old: new}}, known)


def test_sources_get_the_new_texts() -> None:
    code = (
        'ask = translate("C", "Who is " "on turn?")\n'
        'other = translate("D", "Who is on turn?")\n'
        "label = f\"<b>{translate('C', 'Hand', 'cards')}</b>\" + translate(\"C\", \"Hand\")\n"
    )
    assert code_with(code, reworded()) == (
        'ask = translate("C", "Who plays?")\n'
        'other = translate("D", "Who is on turn?")\n'
        "label = f\"<b>{translate('C', 'Hand of cards', 'cards')}</b>\" + "
        'translate("C", "Hand")\n'
    )


def test_a_long_new_text_is_split_between_words() -> None:
    long = "word " * 40 + "end"
    code = code_with('if x:\n    said = translate("C", "old")\n', {("C", "old", ""): long})
    assert max(len(line.split('"')[-2]) for line in code.splitlines()[1:]) <= 90
    assert [entry.source for entry in extract(code)[0]] == [long]


def test_lessons_and_puzzles_get_the_new_texts() -> None:
    book = 'lessons:\n  - title: Old text\n    id: Old text\n    steps: [{teach: "Who: is it?"}]\n'
    new = book_with(book, {"Old text": "New: text", "Who: is it?": "You"})
    assert (
        new == 'lessons:\n  - title: "New: text"\n    id: Old text\n    steps: [{teach: "You"}]\n'
    )


def test_tests_get_the_new_texts() -> None:
    code = '"""Old"""\nassert label == "Old" != "Old hat"\n'
    assert module_with(code, {"Old": "New"}) == '"""Old"""\nassert label == "New" != "Old hat"\n'


@pytest.mark.parametrize(
    ("language", "text", "word"),
    [
        ("en", "Whoever builds last wins.", "Whoever"),
        ("fr", "Prenez Urbino.", "Urbino"),
        ("fr", "Garder la main", "Garder la main"),
        ("fr", "Vous passez aux enchères.", "passez aux enchères"),
        ("fr", "Les bots se taisent.", "bots"),
        ("fr", "Vous demandez de l’aide à {other} contre {price}.", "aide à {other} contre"),
        ("fr", "Posez {troop} en ville.", "Posez {troop}"),
        ("fr", "Vous piochez 2 or.", " 2 or"),
        ("fr", "✗ Ne peut pas\u00a0: {names}.", "✗ Ne peut"),
        ("fr", "Une carte gagne, quoi que tienne votre rival.", "quoi que tien"),
        ("fr", "Cliquez la carte.", "Cliquez la"),
        ("pt", "Ganhe nesta vez.", "nesta vez"),
        ("pt", "Um robô joga por si.", "por si"),
        ("pt", "{name} fica por aqui.", "fica por aqui"),
        ("pt", "Quem me ajuda a travar o seu jogo?", "travar o seu jogo"),
        ("pt", "{region} daria a vitória a você.", "daria a vitória a você"),
        ("pt", ", que lá duplica os mercenários", ", que lá"),
        ("pt", "Só o ajudo a si.", "a si"),
        ("pt", "Estava prestes a ganhar o jogo.", "ganhar o jogo"),
        ("pt", "A Heroína conta sempre 10.", "conta sempre 1"),
        ("pt_BR", "A ronda acaba.", "ronda"),
        ("pt_BR", "Só as calçadas levam à cidade.", "calçadas"),
        ("pt_BR", "Tire uma provisão.", "Tire uma provisão"),
        ("pt_BR", "%n a tirar", "a tirar"),
        ("pt_BR", "Eu detenho {rival}.", "detenho {rival"),
        ("pt_BR", "Guarde o ficheiro.", "ficheiro"),
        ("pt_BR", "Está em uma caixa.", "em uma"),
        ("pt_BR", "só me ajuda neste combate", "só me ajuda"),
        ("en", "A strip of 2 mm", "2 mm"),
        ("en", "Everybody loses.", "Everybody"),
        ("en", "The pawn goes to the left.", "goes to the left."),
        ("en", "You pay 2 camouflage.", "2 camouflage"),
        ("en", "Add Weapons, or choose Done.", "choose Done"),
        ("en", "{name} does not ask any more.", "does not ask any more"),
        ("en", "You may still come in later.", "come in later"),
        ("en", "If one player at most still has cards, the round is over.", "one player at most"),
        ("en", "Without it {name} cannot win.", "Without it {name}"),
        ("en", "With “{answer}” you win.", "With “{answer}” you"),
        ("en", "Florence borders on your Siena.", "borders on"),
        ("en", "This table plays without hints.", "plays without hints"),
        ("en", "The other chance is less sure.", "less sure"),
        ("en", "Both moves are too close to call.", "Both moves are"),
        ("en", "%n troop(s) fewer in the city", "%n troop(s) fewer"),
        ("en", "You win in most cases.", "in most cases"),
        ("en", ", which doubles mercenaries there", ", which doubles"),
        ("en", "Left out. Click to take it along.", "take it along"),
        ("en", "Most points win the match.", "Most points win"),
        ("fr", "Pouvez-vous annuler votre coup\u00a0?", "Pouvez-vous"),
        ("fr", "cède la place au nord", "cède la place"),
        (
            "fr",
            "un trésor gagné à la fin du tour suivant",
            "un trésor gagné à la fin du tour suivant",
        ),
        ("fr", "que %n des {total} cartes inconnues peuvent arrêter", "%n des {total}"),
        ("fr", "Si un joueur au plus a encore des cartes", "un joueur au plus"),
        ("fr", "Votre probabilité est calculée.", "probabilité"),
        ("fr", "Chances, mains ouvertes", "mains ouvertes"),
        ("fr", "Enregistrer comme fichier…", "Enregistrer comme fichier"),
        ("fr", "Quelque chose a échoué.", "Quelque chose a échoué"),
        ("fr", "Personne n’a de force.", "Personne n’a de force"),
        ("fr", "aucune n’a gagné plus de parties imaginées", "n’a gagné plus de parties"),
        ("fr", "Paroles et accords", "Paroles et accords"),
        ("fr", "Ce coup quitte la ville.", "Ce coup quitte"),
        ("pt", "terceiro ex aequo", "ex aequo"),
        ("pt", "Mostrar a {name}", "Mostrar a {name}"),
        ("pt", "O peão passa para você.", "passa para você"),
        ("pt", "Vai à frente, {mine} a {best}.", "frente, {mine} a "),
        ("pt", "Esta jogada alonga a sequência.", "alonga"),
        ("pt_BR", "Num problema: recomeçar", "problema"),
        ("pt_BR", "A sua mão está vazia.", "A sua m"),
        ("pt_BR", "Ganhe, construa ele o que construir.", "o que construir"),
        ("pt_BR", "A escada ganha. Detenha-a.", "Detenha-a"),
        ("pt", "A batalha decidiu o jogo.", "decidiu o jogo"),
        ("pt", "{card} mantém-no na batalha.", "mantém-no"),
        ("pt", "Você recusa escolher uma região.", "recusa escolher"),
        ("pt", "Vistas, e fora de jogo", "fora de jogo"),
        ("pt", "Ganhe com uma regra facultativa.", "facultativ"),
        ("pt", "Seguiu-se a um conselho.", "um conselho"),
        ("pt", "descarta os mais altos", "descarta os mais altos"),
        ("pt_BR", "o jogo ganho na batalha", "o jogo ganho"),
        ("pt_BR", "Vistas, e fora de jogo", "fora de jogo"),
        ("pt_BR", "nenhuma carta por ver", "carta por ver"),
        ("pt_BR", "Virar pela margem longa", "margem longa"),
        ("pt_BR", "catorze cartas a dois", "cartas a dois"),
        ("pt_BR", "Trave a sequência soberana.", "Trave a sequência"),
        ("pt_BR", "5 pontos, se lá ficar.", "lá ficar"),
        ("pt_BR", "Ganhe, tenha o seu rival o que tiver.", "tenha o seu rival o que tiver"),
        ("pt_BR", "Empate: empatados a {most}.", "empatados a {"),
    ],
)
def test_words_that_the_glossary_rules_out_are_found(language: str, text: str, word: str) -> None:
    assert [fault.partition(" is ruled out")[0] for fault in wrong_words(text, language)] == [
        repr(word)
    ]


def test_good_words_are_not_ruled_out() -> None:
    assert not [*wrong_words("The game, whoever ended it, is over.", "en")]
    assert not [*wrong_words("A rodada acaba.", "pt_BR")]
    assert not [*wrong_words("Sobem de um em um.", "pt_BR")]
    assert not [*wrong_words("A strip of 2\u00a0mm", "en")]
    assert not [*wrong_words("A ronda acaba.", "pt")]
    assert not [*wrong_words("Vous passez\u00a0: vous ne misez plus.", "fr")]
    assert not [*wrong_words("Vous piochez 2 Or et posez une Arme.", "fr")]
    assert not [*wrong_words("Ce coup mène à une bataille finale.", "fr")]
    assert not [*wrong_words("The pawn passes to the left, to {name}.", "en")]
    assert not [*wrong_words("terceiro lugar ex aequo", "pt")]
    assert not [*wrong_words("Vai à frente por {mine} a {best}.", "pt")]
    assert not [*wrong_words("A sua vez", "pt_BR")]


def test_words_that_the_glossary_rules_out_are_found_in_the_rules(tmp_path: Path) -> None:
    (tmp_path / "game.en.md").write_text("# Ends\n\nAll others count nothing.\n", "utf-8")
    (tmp_path / "game.pt_BR.md").write_text("A ronda acaba.\n", "utf-8")
    assert [fault.partition(", say")[0] for fault in rules_problems(tmp_path)] == [
        "game.en.md, line 3: 'count nothing' is ruled out",
        "game.pt_BR.md, line 1: 'ronda' is ruled out",
    ]


def test_a_variety_is_checked_with_what_it_inherits() -> None:
    entries = extracted()
    european = catalogue.read(catalogue.path("pt_PT"))
    own = {entry.key for entry in catalogue.read(catalogue.path("pt_BR"))}
    shown = displayed(entries, "pt_BR")
    inherited = [entry for entry in european if entry.key not in own]
    assert len(inherited) > 1000
    assert all(shown[entry.key] == entry.forms for entry in inherited)


@pytest.mark.parametrize("name", [name for name in catalogue.LANGUAGES if name != "en"])
def test_translations_name_the_keys_of_their_texts(name: str) -> None:
    key = re.compile(r"\b(?i:key|touche|tecla) ([A-Z])\b|\b([A-Z]) key\b")

    def keys(text: str) -> list[str]:
        return ["".join(found) for found in key.findall(text)]

    named = {
        source: {form: keys(form) for form in forms}
        for (_, source, _), forms in displayed(extracted(), name).items()
        if keys(source)
    }
    assert len(named) > 4
    for source, forms in named.items():
        assert all(found == keys(source) for found in forms.values()), source
