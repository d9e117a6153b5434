"""What installers and desktops read agrees with the code, and the tree keeps its shape."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

from desktop.commands.cli import main
from desktop.language.languages import LANGUAGE_TABLE
from desktop.language.translation import LANGUAGES
from engine.data.yaml_documents import read_yaml
from engine.play.record import SUFFIX
from engine.puzzles import SUFFIX as PUZZLE
from engine.server.invitation import PREFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
APP = "org.conquista.Conquista"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def desktop_entry() -> dict[str, str]:
    lines = (PACKAGING / f"{APP}.desktop").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)


def test_saved_games_and_puzzles_belong_to_the_application() -> None:
    mime = ET.parse(PACKAGING / f"{APP}.mime.xml").getroot()
    patterns = [node.get("pattern") for node in mime.iter() if node.tag.endswith("glob")]
    assert patterns == [f"*{SUFFIX}", f"*{PUZZLE}"]
    kinds = [node.get("type", "") for node in mime.iter() if node.tag.endswith("mime-type")]
    # Invitations to friends' tables are links of a scheme of their own.
    opened = [*kinds, f"x-scheme-handler/{PREFIX.rstrip(':')}"]
    assert desktop_entry()["MimeType"] == "".join(f"{kind};" for kind in opened)
    metainfo = ET.parse(PACKAGING / f"{APP}.metainfo.xml")
    assert [node.text for node in metainfo.findall("provides/mediatype")] == kinds


def test_the_entries_name_one_application_and_its_programs() -> None:
    metainfo = ET.parse(PACKAGING / f"{APP}.metainfo.xml")
    assert metainfo.findtext("id") == APP == desktop_entry()["Icon"]
    assert metainfo.findtext("launchable") == f"{APP}.desktop"
    programs = {*PROJECT["scripts"], *PROJECT["gui-scripts"]}
    assert {node.text for node in metainfo.iter("binary")} == programs
    assert desktop_entry()["Exec"].split()[0] in programs


def test_every_shown_line_is_in_every_language() -> None:
    entry = desktop_entry()
    shown = ("GenericName", "Comment", "Keywords")
    assert {key for key in entry if key.startswith(shown)} == {
        key if code == "en" else f"{key}[{code}]" for key in shown for code in LANGUAGES
    }
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    metainfo = ET.parse(PACKAGING / f"{APP}.metainfo.xml")
    for path in ("summary", "description/p", "description/ul/li"):
        languages = [node.get(language, "en") for node in metainfo.findall(path)]
        assert languages == [*LANGUAGES] * (len(languages) // len(LANGUAGES)), path
    mime = ET.parse(PACKAGING / f"{APP}.mime.xml").getroot()
    for kind in mime:
        comments = [node for node in kind if node.tag.endswith("}comment")]
        assert [node.get(language, "en") for node in comments] == [*LANGUAGES]


@pytest.fixture(name="specification")
def _specification(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Return the functions and tables of the bundle's specification, without its build."""
    pytest.importorskip("PyInstaller")
    monkeypatch.setattr(sys, "path", [*sys.path])
    source = (PACKAGING / "conquista.spec").read_text("utf-8").split("\nanalysis = ")[0]
    names: dict[str, Any] = {"SPECPATH": str(PACKAGING)}
    exec(compile(source, "conquista.spec", "exec"), names)
    return names


def test_the_bundle_takes_along_what_qt_says_in_our_languages(
    specification: dict[str, Any],
) -> None:
    folder = "PySide6/Qt/translations"
    for entry in LANGUAGE_TABLE.values():
        assert all(specification["wanted"](f"{folder}/{name}.qm") for name in entry.qt_catalogues)
    assert not specification["wanted"](f"{folder}/qt_help_fr.qm")


def test_the_bundle_takes_along_what_tables_at_a_distance_need(
    specification: dict[str, Any],
) -> None:
    needed = {
        *("engine.server.line", "engine.server.service", "engine.commands.serve"),
        *("asyncio", "ssl", "websockets.asyncio.client", "websockets.asyncio.server"),
        *("cryptography", "cryptography.hazmat.primitives.asymmetric"),
        *("zeroconf.asyncio", "ifaddr"),
    }
    assert needed <= {*specification["hidden"]()}
    left_out = {*specification["UNUSED"], *specification["OPTIONAL"]}
    assert not [name for name in needed for part in left_out if f"{name}.".startswith(f"{part}.")]
    # The compiled modules of a library stay behind, and all of its sources come along.
    assert not specification["wanted"]("zeroconf/_dns.cpython-311-x86_64-linux-gnu.so")
    uncompiled = {name for name, _, _ in specification["uncompiled"]()}
    assert {"zeroconf", "zeroconf._dns", "zeroconf.asyncio"} <= uncompiled
    # A sandbox must let them through.
    assert "--share=network" in read_yaml(PACKAGING / f"{APP}.yaml")["finish-args"]


def test_players_read_what_is_new_in_this_version() -> None:
    assert f"\n## {PROJECT['version']} " in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_only_the_description_of_the_package_takes_several_lines() -> None:
    # Elsewhere a built package may not: lintian calls it an error.
    control = (PACKAGING / "debian" / "control").read_text("utf-8")
    assert "\n " not in control[: control.index("\nDescription:")]


def test_other_systems_get_files_that_are_there_and_this_version() -> None:
    manifest = read_yaml(PACKAGING / f"{APP}.yaml")
    assert manifest["id"] == APP
    for source in manifest["modules"][0]["sources"]:
        # The bundle itself is built.
        assert "dist" in source["path"] or (PACKAGING / source["path"]).exists(), source


def sections(script: str) -> dict[str, list[dict[str, str]]]:
    """Return the sections of an Inno Setup script: each line as its keys and values."""
    found: dict[str, list[dict[str, str]]] = {}
    for line in script.splitlines():
        if line.startswith("["):
            lines = found.setdefault(line.strip("[]"), [])
        elif "=" in line and not line.startswith("#"):
            lines.append(dict([line.split("=", 1)]))
        elif ": " in line and not line.startswith(";"):
            lines.append(dict(re.findall(r'(\w+): ("(?:[^"]|"")*"|[^;]+)', line)))
    return found


def test_the_installer_of_windows_speaks_our_languages() -> None:
    found = sections((PACKAGING / "conquista.iss").read_text("utf-8"))
    spoken = [line["Name"].strip('"') for line in found["Languages"]]
    assert spoken == [code.replace("_", "").lower() for code in LANGUAGE_TABLE]


def test_the_installer_of_windows_opens_both_kinds_of_files() -> None:
    script = (PACKAGING / "conquista.iss").read_text("utf-8")
    assert f'#define Version "{PROJECT["version"]}"' in script
    found = sections(script)
    setup = {key: value for line in found["Setup"] for key, value in line.items()}
    assert (PACKAGING / setup["LicenseFile"].replace("\\", "/")).is_file()
    # Drawn and built: by packaging/icons.py and the bundle.
    assert setup["SetupIconFile"] == r"..\build\icons\conquista.ico"
    assert [line["Source"] for line in found["Files"]] == [r'"..\dist\conquista\*"']
    # Double quotes of a value are written twice.
    told = {
        line["Subkey"].strip('"').removeprefix("Software\\Classes\\"): line["ValueData"][1:-1]
        for line in found["Registry"]
        if "ValueName" not in line
    }
    for suffix in (SUFFIX, PUZZLE):
        kind = told[suffix]
        assert told[kind].startswith("Conquista ")
        command = told[rf"{kind}\shell\open\command"].replace('""', '"')
        assert command == r'"{app}\conquista-gui.exe" "%1"'
    assert told["conquista"] == "Invitation to a table of Conquista"
    assert told[r"conquista\shell\open\command"].replace('""', '"') == command
    assert len(told) == 10


def test_the_application_of_macos_opens_both_kinds_of_files(
    specification: dict[str, Any],
) -> None:
    told = specification["info"]()
    assert told["CFBundleExecutable"] in PROJECT["gui-scripts"]
    spoken = told["CFBundleLocalizations"]
    assert len(spoken) == len(LANGUAGE_TABLE)
    assert {"en", "fr", "pt-PT", "pt-BR"} <= {*spoken}
    declared = {
        kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"]["public.filename-extension"]
        for kind in told["UTExportedTypeDeclarations"]
    }
    assert [f".{ending}" for (ending,) in declared.values()] == [SUFFIX, PUZZLE]
    opened = [kind["LSItemContentTypes"] for kind in told["CFBundleDocumentTypes"]]
    assert opened == [[kind] for kind in declared]
    assert all(kind.startswith(f"{APP}.") for kind in declared)


def test_readers_find_every_picture_and_file() -> None:
    for name in ("README.md", "README.fr.md", "README.pt.md", "packaging/README.md"):
        text = (ROOT / name).read_text("utf-8")
        for link in re.findall(r"\]\(([^)#]+)", text):
            assert "://" in link or (ROOT / name).parent.joinpath(link).exists(), (name, link)
        if "/" not in name:
            assert text.count(".png)") == len(list((ROOT / "docs" / "pictures").glob("*.png")))


def test_the_manual_page_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "conquista.6").read_text("utf-8").replace("\\-", "-")
    with pytest.raises(SystemExit):
        main(["--help"])
    listed = capsys.readouterr().out
    for option in re.findall(r"--[a-z-]+", listed):
        assert option in page
    section = page.split(".SH COMMANDS")[1].split(".SH")[0]
    for command in re.findall(r"^\.TP\n\.B ([a-z-]+)", section, re.M):
        assert re.search(rf"^    {command}\b", listed, re.M), command


def test_test_folders_do_not_shadow_packages() -> None:
    assert not [*(ROOT / "tests").rglob("__init__.py"), *PACKAGING.rglob("__init__.py")]


def test_the_engine_does_not_know_the_desktop() -> None:
    for file in (ROOT / "engine").rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            for name in names:
                assert name.split(".")[0] not in ("PySide6", "desktop"), f"{file}: {name}"
