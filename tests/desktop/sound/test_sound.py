"""What is heard: sounds made by the build, the system's player, cues of games, and silence."""

from __future__ import annotations

import os
import wave
from array import array
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.sound import speaker as speakers
from desktop.sound.sound_files import sound_file
from desktop.sound.speaker import MAX_SOUNDS, Speaker, speaker
from desktop.sound.synthesis import MAX_SAMPLE as LOUDEST
from desktop.sound.synthesis import RATE, SILENCE, SOUNDS, VOLUMES, finished_sound, loudness, write
from desktop.table.beats import Beat, BeatStage, BeatTable
from desktop.windows.dialogs.settings_dialog import SettingsDialog
from desktop.windows.main import MainWindow
from desktop.windows.sound_switch import SoundSwitch
from desktop.windows.table_sounds import TableSounds, sound_of_end
from engine.core.values import Result
from engine.games.condottiere.events import Played
from tests.desktop.kit import Services, settle
from tests.desktop.table.kit import HUMAN, Table, bot, cannir
from tests.desktop.windows.main_kit import record
from tests.golden.samples.gathered import SAMPLES

pytestmark = pytest.mark.usefixtures("unpainted")


def beats(game: str) -> BeatTable:
    return TABLES[game].load_features().beats


@pytest.fixture(scope="module")
def sounds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sounds")
    write(folder)
    return folder


def samples(file: Path) -> array[int]:
    with wave.open(str(file), "rb") as sound:
        assert (sound.getnchannels(), sound.getsampwidth(), sound.getframerate()) == (1, 2, RATE)
        return array("h", sound.readframes(sound.getnframes()))


def test_sounds_are_neither_cut_off_nor_do_they_click(sounds: Path) -> None:
    assert set(samples(sounds / SILENCE)) == {0}
    for name, (_, share) in SOUNDS.items():
        loud, soft = (samples(sounds / f"{name}-{volume}.wav") for volume in ("loud", "soft"))
        assert 0.1 * RATE < len(loud) < 1.7 * RATE
        assert loud[0] == loud[-1] == 0
        assert max(map(abs, loud)) <= LOUDEST * 32767 + 1
        assert abs(max(soft) / max(loud) - VOLUMES["soft"]) < 0.01
        # One is about as loud as another.
        assert 0.5 < loudness([value / 32767 for value in loud]) / (0.2 * share) < 1.01


def test_the_same_sounds_come_out_every_time() -> None:
    assert finished_sound("card") == finished_sound("card")


def test_every_game_has_sounds() -> None:
    for game, told in SAMPLES.items():
        events = [event for part in told for event in (part if isinstance(part, tuple) else [part])]
        found = [beat for event in events if (beat := beats(game).beat_of(event)) is not None]
        sounds = {stage.sound for beat in found for stage in beat.stages} - {""}
        assert len(sounds) >= 3


def test_a_card_face_down_does_not_betray_itself() -> None:
    table = beats("condottiere3")
    hidden = table.beat_of(Played(0, None, face_down=True))
    for card in ("drum", "m10", "surrender", "bishop", "winter"):
        assert table.beat_of(Played(0, card, face_down=True)) is hidden
    open_card = table.beat_of(Played(0, "drum"))
    assert open_card is not None
    assert (300, "drum") in open_card.sounds(open_card.ms)


# -- the player of the system ----------------------------------------------------------------------


def player(folder: Path, name: str, script: str) -> tuple[str, ...]:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return (str(file),)


def test_the_first_player_that_can_play_is_taken(qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    found = Speaker(
        [
            (str(tmp_path / "missing"),),
            player(tmp_path, "broken", "exit 1"),
            player(tmp_path, "good", f'echo "$1" >>"{heard}"'),
        ]
    )
    found.play(tmp_path / "too early.wav")
    with qtbot.waitSignal(found.looked):
        found.look()
    assert found.found is True
    found.look()
    found.play(tmp_path / "card.wav")
    qtbot.waitUntil(lambda: len(heard.read_text().splitlines()) == 2)
    qtbot.waitUntil(lambda: not found.playing_count)
    assert heard.read_text().splitlines() == [str(sound_file("silence")), f"{tmp_path}/card.wav"]


def test_without_a_device_nothing_happens(qtbot: QtBot, tmp_path: Path) -> None:
    found = Speaker([player(tmp_path, "broken", "exit 1")])
    with qtbot.waitSignal(found.looked):
        found.look()
    assert found.found is False
    found.play(tmp_path / "card.wav")
    assert not found.playing_count


def test_too_many_sounds_at_once_are_not_heard(qtbot: QtBot, tmp_path: Path) -> None:
    # Plays until it is told to stop, but not what is silent.
    pipe = tmp_path / "never"
    os.mkfifo(pipe)
    script = f'case "$1" in *silence*) exit 0;; esac\nexec cat <>"{pipe}"'
    found = Speaker([player(tmp_path, "endless", script)])
    with qtbot.waitSignal(found.looked):
        found.look()
    for _ in range(MAX_SOUNDS + 2):
        found.play(tmp_path / "card.wav")
    assert found.playing_count == MAX_SOUNDS
    found.stop_all()
    found.deleteLater()
    settle()


def test_nobody_listens_where_windows_are_only_painted() -> None:
    assert speaker() is None


# -- at a table ------------------------------------------------------------------------------------


class Listener(Speaker):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__((), QCoreApplication.instance())
        self.found, self.heard = False, list[str]()

    def play(self, file: Path) -> None:
        self.heard.append(file.stem)


@pytest.fixture
def listener() -> Listener:
    return Listener()


#: Any event.
EVENT = Played(0, "drum")
#: Seconds on the clock of a table that is listened to: it stands still.
NOW = [0.0]


def listened(qtbot: QtBot, listener: Listener, *, sound: bool = True) -> Table:
    table = Table(qtbot, cannir(HUMAN, bot("Ana")))
    table.settings.set("sound", sound)
    hearing = TableSounds(table.page, table.settings, listener, lambda: NOW[0])
    hearing.chime_timer.setInterval(0)
    return table


def test_the_sound_of_a_move_precedes_the_sound_of_the_turn(
    qtbot: QtBot, listener: Listener
) -> None:
    table = listened(qtbot, listener)
    table.until_asked()
    settle()
    listener.heard.clear()
    NOW[0] += 1
    table.page.asking.submit(table.session.match.legal()[0])
    table.until_asked()
    qtbot.waitUntil(lambda: listener.heard[-1:] == ["chime-normal"])
    # The cards of both, all at once, are heard as one.
    assert listener.heard == ["card-normal", "chime-normal"]


def test_sounds_of_an_animation_give_way_to_one_that_has_none(
    qtbot: QtBot, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not only those that were waiting are dropped, but also the time that was set for them."""
    table = listened(qtbot, listener)
    hearing = table.page.findChild(TableSounds)
    late, silent = (
        BeatStage(800, "A card flies.", "card", sound_share=1.0),
        BeatStage(100, "A card turns."),
    )
    for stage in (late, silent):
        beat = Beat(type(EVENT), (stage,), "")
        monkeypatch.setattr(hearing, "_beats", BeatTable([beat]))
        table.page.director.event_began.emit(EVENT, stage.ms)
        assert hearing._sound_timer.isActive() == bool(stage.sound)


def test_a_person_alone_hears_no_turn(qtbot: QtBot, listener: Listener) -> None:
    table = Table(qtbot, cannir(HUMAN, HUMAN))
    TableSounds(table.page, table.settings, listener).chime_timer.setInterval(0)
    table.until_asked()
    settle()
    assert "chime-normal" not in listener.heard


@pytest.mark.parametrize(
    ("result", "names", "sound"),
    [
        (Result((0,), "sovereign"), ["", "Ana"], "fanfare"),
        (Result((0, 1), "shared"), ["", "Ana", "Rui"], "fanfare"),
        (Result((1,), "sovereign"), ["", "Ana"], "knell"),
        (Result((), "pile"), ["", "Ana"], "bell"),
        (Result((0, 1), "draw"), ["", "Ana"], "bell"),
        # Of several people one has won and one has lost.
        (Result((0,), "sovereign"), ["Rui", "Ana"], "bell"),
    ],
)
def test_a_victory_and_a_defeat_sound_differently(
    result: Result, names: list[str], sound: str
) -> None:
    assert sound_of_end(result, names) == sound
    assert sound in SOUNDS


def test_muted_is_silent(qtbot: QtBot, listener: Listener) -> None:
    table = listened(qtbot, listener, sound=False)
    table.until_asked()
    table.page.asking.submit(table.session.match.legal()[0])
    table.until_asked()
    settle()
    assert not listener.heard


def test_a_table_is_listened_to_once_sound_is_wanted(
    window: MainWindow, services: Services, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speakers, "speaker", lambda: listener)
    services.settings.set("sound", False)
    SoundSwitch(window, services.settings)
    window.open_record(record(1))
    assert not window.findChildren(TableSounds)
    services.settings.set("sound", True)
    services.settings.set("volume", "loud")
    assert len(window.findChildren(TableSounds)) == 1
    window.leave_table()


def test_the_settings_say_that_there_is_no_device(
    window: MainWindow, services: Services, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.windows.dialogs.settings_dialog.speaker", lambda: listener)
    dialog = SettingsDialog(services.settings, window)
    assert "No sound device was found." in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.close()
