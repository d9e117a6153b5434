"""Files as a print shop checks them: what PDF/X-4 asks, and the same by qpdf and poppler."""

from __future__ import annotations

import itertools
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pikepdf
import pytest

from desktop.games import TABLES
from desktop.language.translation import CODES
from desktop.printing.cmyk import CONDITION
from desktop.printing.job import HOME, POSTER, SHOP, Job, kinds_for
from desktop.printing.output import write
from tests.desktop.printing.kit import named, speaking, streams

pytestmark = pytest.mark.usefixtures("qapp")

#: One sheet of every kind, spread over games, languages, papers and inks.
SOME = [
    ("condottiere1", "faces", "en", "A4", False, True),
    ("condottiere1", "poster", "fr", "A3", False, True),
    ("condottiere3", "punched", "pt", "letter", True, True),
    ("condottiere3", "counters", "pt_BR", "letter", True, False),
    ("cortez", "labels", "fr", "A4", False, False),
    ("cortez", "counters", "en", "A4", True, True),
    ("contrees", "board", "pt", "letter", False, False),
    ("contrees", "punched", "en", "A4", False, False),
    ("cannir", "aid", "pt_BR", "A4", True, True),
    ("cannir", "cards", "fr", "letter", True, False),
]


def _all() -> Iterator[tuple[str, str]]:
    for game, table in TABLES.items():
        for kind in (*kinds_for(HOME, table.sheets), *kinds_for(SHOP, table.sheets)):
            yield game, kind


@pytest.mark.parametrize(("game", "kind", "code", "paper", "light", "cmyk"), SOME)
def test_some_files_pass(
    tmp_path: Path, game: str, kind: str, code: str, paper: str, light: bool, cmyk: bool
) -> None:
    with speaking(code):
        check(_written(tmp_path, game, kind, paper, light=light, cmyk=cmyk), cmyk=cmyk)


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(("game", "kind"), list(_all()))
def test_all_files_pass(tmp_path: Path, game: str, kind: str, code: str) -> None:
    with speaking(code):
        for paper, light, cmyk in itertools.product(("A4", "letter"), (False, True), (False, True)):
            check(_written(tmp_path, game, kind, paper, light=light, cmyk=cmyk), cmyk=cmyk)


@pytest.mark.parametrize(
    ("game", "kind", "cmyk"), [("condottiere3", "aid", True), ("contrees", "counters", False)]
)
def test_qpdf_and_poppler_agree(tmp_path: Path, game: str, kind: str, cmyk: bool) -> None:
    missing = [tool for tool in ("qpdf", "pdffonts") if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"{' and '.join(missing)} cannot check the files: not installed")
    check_by_tools(_written(tmp_path, game, kind, "A4", light=True, cmyk=cmyk))


def _written(folder: Path, game: str, kind: str, paper: str, *, light: bool, cmyk: bool) -> Path:
    sheets = TABLES[game].sheets
    true = kind != POSTER and Job(kind, paper, True, light).is_usually_true_size(sheets)
    job = Job(kind, paper, true, light, cmyk=cmyk)
    return write(job.pages(sheets), folder / "a.pdf", job.title(sheets), cmyk=cmyk)[0]


def check(file: Path, *, cmyk: bool) -> None:
    """Check a file, also by the tools that are installed."""
    with pikepdf.open(file) as document:
        check_colours(document, cmyk=cmyk)
        check_parts(document)
    check_by_tools(file)


def check_colours(document: pikepdf.Pdf, *, cmyk: bool) -> None:
    """Every colour belongs to the output intent, whose profile is complete."""
    (intent,) = document.Root.OutputIntents
    assert intent.S == "/GTS_PDFX"
    profile = intent.DestOutputProfile.read_bytes()
    assert profile[36:40] == b"acsp"
    assert len(profile) == int.from_bytes(profile[:4])
    assert int(intent.DestOutputProfile.N) == (4 if cmyk else 3)
    if cmyk:
        assert intent.OutputConditionIdentifier == CONDITION
        assert (profile[12:16], profile[16:20]) == (b"prtr", b"CMYK")
        tags = {profile[at : at + 4] for at in range(132, 132 + 12 * profile[131], 12)}
        assert {b"A2B0", b"A2B1", b"A2B2", b"B2A0", b"B2A1", b"B2A2", b"gamt"} <= tags
    else:
        assert profile[16:20] == b"RGB "
    used = {str(name) for name in _names(document) if str(name).startswith("/Device")}
    assert used <= {"/DeviceGray", "/DeviceCMYK" if cmyk else "/DeviceRGB"}
    if cmyk:
        for part in streams(document):
            if part.get("/Subtype") == "/Form":
                operators = {str(step.operator) for step in pikepdf.parse_content_stream(part)}
                assert not operators & {"rg", "RG"}


def _names(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Yield all names that are values in a document."""
    for part in document.objects:
        yield from _names_in(part)


def _names_in(part: pikepdf.Object) -> Iterator[pikepdf.Object]:
    if isinstance(part, pikepdf.Name):
        yield part
    elif isinstance(part, pikepdf.Array):
        inside = list(part)
    elif isinstance(part, pikepdf.Dictionary | pikepdf.Stream):
        inside = [value for _, value in part.items()]
    else:
        return
    if not isinstance(part, pikepdf.Name):
        for value in inside:
            if isinstance(value, pikepdf.Object) and not value.is_indirect:
                yield from _names_in(value)


def check_parts(document: pikepdf.Pdf) -> None:
    """Version, metadata, boxes and fonts are as PDF/X-4 asks; nothing is encrypted or runs."""
    assert document.pdf_version == "1.6"
    assert not document.is_encrypted
    assert len(document.trailer.ID) == 2
    assert document.docinfo.GTS_PDFXVersion == "PDF/X-4"
    assert document.docinfo.Trapped == "/False"
    said = document.Root.Metadata.read_bytes().decode()
    assert 'GTS_PDFXVersion="PDF/X-4"' in said
    assert "xmpMM:DocumentID=" in said
    assert not {"/AA", "/OpenAction", "/AcroForm"} & set(document.Root.keys())
    for page in document.pages:
        media, bleed, trim = (
            [float(side) for side in box] for box in (page.MediaBox, page.BleedBox, page.TrimBox)
        )
        for outer, inner in ((media, bleed), (bleed, trim)):
            assert all(a <= b + 0.001 for a, b in zip(outer[:2], inner[:2], strict=True))
            assert all(a >= b - 0.001 for a, b in zip(outer[2:], inner[2:], strict=True))
        assert not {"/Annots", "/AA"} & set(page.obj.keys())
    assert not document.check_pdf_syntax()
    for part in streams(document):
        assert part.get("/Subtype") not in {"/Image", "/PS"}
        for font in named(part, "/Font").values():
            (letters,) = font.get("/DescendantFonts", [font])
            assert {"/FontFile2", "/FontFile3"} & set(letters.FontDescriptor.keys())
        for state in named(part, "/ExtGState").values():
            assert not {"/TR", "/HTP"} & set(state.keys())


def check_by_tools(file: Path) -> None:
    """qpdf finds no fault, and poppler finds every font in the file."""
    if qpdf := shutil.which("qpdf"):
        run = subprocess.run([qpdf, "--check", str(file)], capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
    if pdffonts := shutil.which("pdffonts"):
        run = subprocess.run([pdffonts, str(file)], check=True, capture_output=True, text=True)
        assert run.stderr == ""
        head, rule, *fonts = run.stdout.splitlines()
        at = head.index("emb")
        assert rule.startswith("---")
        assert all(font[at : at + 3] == "yes" for font in fonts), run.stdout
