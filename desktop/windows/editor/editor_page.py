"""The page of the editor: strip, the real table with all hands open, tray and panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.language import error_messages
from desktop.language.names import only_person_name
from desktop.language.translation import translate
from desktop.painting.png import png_bytes
from desktop.panels.seats.held_card import SeatState
from desktop.panels.seats.holdings import digits_of
from desktop.play.table_session import TableSession
from desktop.storage.settings import Settings
from desktop.style import shortcuts
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.table.game_table import GameTable
from desktop.windows.dialogs import file_dialogs
from desktop.windows.editor import coach_texts, position_formats
from desktop.windows.editor.edit_board import EditBoard
from desktop.windows.editor.editing_hand import EditingHand
from desktop.windows.editor.editor_panel import EditorPanel
from desktop.windows.editor.editor_strip import HEIGHT, EditorStrip
from desktop.windows.editor.tray import EditorTray
from desktop.windows.match_page.match_head import MatchHead
from desktop.windows.puzzles import puzzle_texts as words
from desktop.windows.puzzles.judge_process import Judge
from engine.core.errors import ConquistaError
from engine.core.game import Game
from engine.core.rng import Dice
from engine.core.values import OMNISCIENT, Decision, Json, Seat, View
from engine.data.codec import encode
from engine.play.draft import Draft
from engine.play.match import SEAT_NAMES, Match
from engine.play.match_files import new_record
from engine.play.record import Record, draw_seed
from engine.play.setup import DEFAULT_LEVEL, NAMES, bot_entry
from engine.puzzles import Puzzle, Verdict
from engine.system.files import write


def opening_of(game: Game) -> Draft:
    """Return the opening deal of a game with the fewest seats."""
    return Draft.from_match(Match(new_record(game, game.seats[0])))


def is_dealt_anew(session: TableSession) -> bool:
    """Return whether a copy of the table gets other cards than the ones hidden from its viewer."""
    match, sees_all = session.match, session.viewer == OMNISCIENT
    return not (sees_all or match.result is not None or match.game.perfect_information)


def copy_of(session: TableSession, ply: int | None) -> Draft:
    """Return the match after the first `ply` actions (None: now) with all unseen cards dealt anew.

    The editor shows all hands, and must not reveal those that the viewer cannot see.
    """
    full_match = session.full_match
    if full_match is not None and not is_dealt_anew(session):
        return Draft.from_match(full_match if ply is None else full_match.at(ply))
    match = session.match if ply is None else session.match.at(ply)
    game = match.game
    world = game.sampler(match.view(session.viewer))(Dice(draw_seed()))
    seats = SEAT_NAMES[: match.seats]
    return Draft(
        {
            "game": game.id,
            "options": encode(match.options),
            "seats": list(seats),
            "position": game.positions.write(world, seats),
        }
    )


#: The panel's share of the page's width.
_PANEL_SHARE = 0.2
#: The panel's least width, in pixels.
_MIN_PANEL_WIDTH = 280
#: The panel's greatest width, in pixels.
_MAX_PANEL_WIDTH = 360


def _no_position_text(name: str) -> str:
    """Return the message that a file does not hold a position."""
    return translate("Editor", "“{name}” contains no position.").format(name=name)


def _is_unnamed(player: Json) -> bool:
    """Return whether a player is a person without a name, the one at this screen."""
    return bool(player.get("kind") == "human" and not player.get("name"))


def _note(seat: Seat, asked: Decision | None, person: Seat | None) -> str:
    """Return the note about a seat whose turn it is, or ""."""
    if asked is None or asked.seat != seat:
        return ""
    return translate("Panel", "your turn") if seat == person else translate("Panel", "to play")


def _no_verdict() -> tuple[str, str, bool | None]:
    """Return the verdict before the coach is asked."""
    return "", "", None


class EditorPage(SelfUpdating, QWidget):
    """The page that edits a position.

    Signals:
        leave_requested().
        play_requested(Record): a match from the position.
        draft_requested(Draft, players): another game or number of seats needs a new page.
        menu_requested(place).
        rules_requested(section).
    """

    leave_requested = Signal()
    play_requested = Signal(object)
    draft_requested = Signal(object, object)
    menu_requested = Signal(QPoint)
    rules_requested = Signal(str)

    def __init__(
        self,
        draft: Draft,
        table: GameTable,
        settings: Settings,
        parent: QWidget | None,
        players: Sequence[Json] = (),
        *,
        dealt_anew: bool = False,
        puzzle: Puzzle | None = None,
    ) -> None:
        """`players`: the players of the copied table, for playing on.

        `dealt_anew`: hidden cards were dealt anew. `puzzle`: the puzzle of which the position is a
        copy.
        """
        super().__init__(parent)
        self._dealt_anew, self._puzzle = dealt_anew, puzzle
        self.draft, self._table, self._settings = draft, table, settings
        self._players = tuple(players)
        #: The document about which the coach was asked.
        self._checked_document: object = None
        part = table.editing
        self._scene = table.scene()
        self._scene.setParent(self)
        self._scene.set_duration_factor(0)
        self._scene.is_whole_board_shown = True
        self.board = EditBoard(self._scene, self)
        self.tray = EditorTray(part, self._scene.pictures, self)
        self.panel = EditorPanel(table.seats, self)
        self.head = MatchHead(self)
        self.strip = EditorStrip(self)
        self.hand = EditingHand(draft, part, self.board, self.tray, self)
        self.hand.edited.connect(self._show)
        self.hand.message_changed.connect(
            lambda message, refused: self.panel.say(message, refused=refused)
        )
        self.hand.leave_requested.connect(self.leave_requested)
        panel, strip = self.panel, self.strip
        strip.undo_requested.connect(self.hand.undo)
        strip.redo_requested.connect(self.hand.redo)
        strip.restart_requested.connect(self.hand.restart)
        strip.clear_requested.connect(self.hand.clear)
        panel.seat_count_chosen.connect(self._on_seated)
        panel.play_requested.connect(lambda: self.play_requested.emit(self.record()))
        panel.copy_requested.connect(self._copy)
        panel.save_requested.connect(self._save)
        panel.picture_requested.connect(self._save_picture)
        panel.open_requested.connect(self._open)
        panel.paste_requested.connect(self._paste)
        panel.check_requested.connect(self.check)
        panel.leave_requested.connect(self.leave_requested)
        self.coach = Judge(self)
        self.coach.checked.connect(self._on_checked)
        self.coach.failed.connect(self._on_coach_lost)
        self.destroyed.connect(self.coach.stop)
        #: Returns the coach's verdict: headline, sentence, whether it is good, None if unknown.
        self._verdict: Callable[[], tuple[str, str, bool | None]] = _no_verdict
        shortcuts.action("coach", self, self.check).setAutoRepeat(False)
        shortcuts.action("undo", self, self.hand.undo)
        shortcuts.action("redo", self, self.hand.redo)
        self.head.menu.clicked.connect(self.show_menu)
        self.head.rules.clicked.connect(lambda: self.rules_requested.emit(""))
        self.retranslate()

    @property
    def names(self) -> dict[str, str]:
        """The names of the seats by letter; the person's name is ""."""
        seats, person = self.draft.seats, self.person
        player_names = [player.get("name", "") for player in self._players]
        if len(player_names) != len(seats):
            player_names = [""] * len(seats)
        free = (name for name in NAMES if name not in player_names)
        called = [name or next(free) for name in player_names]
        if person is not None:
            called[person] = ""
        return dict(zip(seats, called, strict=True))

    def paint_ahead(self, size: QSize) -> list[Callable[[], object]]:
        """Return steps that paint the page's parts out of sight, each for its own event."""
        self.resize(size)
        return [part.grab for part in (self.panel, self.tray, self.board)]

    def show_menu(self) -> None:
        """Ask the window for the menu, below its button."""
        button = self.head.menu
        self.menu_requested.emit(button.mapToGlobal(button.rect().bottomLeft() + QPoint(0, 4)))

    def notice_room(self) -> QRect:
        """Return where a notice may appear: over the panel, so that the board stays visible."""
        return self.panel.geometry()

    # -- the coach ---------------------------------------------------------------------------------

    def check(self) -> None:
        """Ask the coach for the forced result, or stop the coach."""
        if self.coach.is_busy:
            self.coach.stop()
            self._show_verdict(_no_verdict)
        elif self.draft.match.decision is not None:
            self.coach.check(position_formats.puzzle_of_position(self.draft.document))
            self._show_verdict(coach_texts.thinking)

    def _on_checked(self, verdict: Verdict) -> None:
        self._show_verdict(
            partial(
                coach_texts.verdict_text,
                verdict,
                position_formats.puzzle_of_position(self.draft.document),
            )
        )
        self.board.announce(" ".join(self._verdict()[:2]))

    def _on_coach_lost(self) -> None:
        self._show_verdict(coach_texts.failure_text)

    def _show_verdict(self, verdict: Callable[[], tuple[str, str, bool | None]]) -> None:
        self._verdict = verdict
        self.panel.show_verdict(*verdict(), thinking=self.coach.is_busy)

    # -- content -----------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the current position."""
        draft, names = self.draft, self.names
        if self._scene.view is not None and len(names) != len(self._scene.names):
            self.draft_requested.emit(draft, self._players)
            return
        called = list(names.values())
        view = draft.match.open_view()
        self.hand.names = names
        self._scene.set_seats(called, OMNISCIENT)
        self._scene.sync(view)
        self.board.describe()
        self.tray.show_draft(draft, names)
        if self._checked_document is not draft.document:
            # The last verdict was about another position.
            self._checked_document = draft.document
            self.coach.stop()
            self._verdict = _no_verdict
        self._show_verdict(self._verdict)
        texts, result = self._table.texts, draft.match.result
        decision, now = draft.match.decision, texts.prompt(view, called, None)[0]
        standing = texts.standing_text(view, called).removeprefix(now).strip()
        if result is not None:
            now, standing = " ".join(filter(None, texts.result(result, called, None))), ""
        looks = self._table.looks(view, len(called))
        self.strip.say(now, looks[decision.seat] if decision is not None else None)
        self.panel.show_standing(standing)
        self._show_seats(view, called)
        self.strip.allow(undo=draft.can_undo, redo=draft.can_redo)
        self.panel.allow(play=result is None, check=draft.match.decision is not None)
        self._make_room()
        self.hand.preview(self.hand.considered if self.hand.held_piece is not None else None)

    @property
    def person(self) -> Seat | None:
        """The seat of the person at the screen, or None if unclear.

        Without a table it is the first seat.
        """
        if self._puzzle is not None:
            return self._puzzle.seat
        if len(self._players) != len(self.draft.seats):
            return 0
        unnamed = [seat for seat, player in enumerate(self._players) if _is_unnamed(player)]
        return unnamed[0] if len(unnamed) == 1 else None

    def _show_seats(self, view: View, called: list[str]) -> None:
        """Show the seats' hands and holdings."""
        table, decision, person = self._table, self.draft.match.decision, self.person
        facts = table.facts(view, called, OMNISCIENT).seats
        looks = table.looks(view, len(called))
        digits = digits_of([seat.holdings for seat in facts])
        states = [
            SeatState(
                name=name or only_person_name(),
                about=looks[seat].name(),
                facts=facts[seat],
                note=_note(seat, decision, person),
                is_active=decision is not None and decision.seat == seat,
                digits=digits,
                beside=tuple(facts),
            )
            for seat, name in enumerate(called)
        ]
        cards = table.cards(self.draft.match.options) if table.cards is not None else None
        self.panel.show_seats(states, looks[: len(called)], cards)

    def retranslate(self) -> None:
        aside = translate("Editor", "Nothing is hidden here.")
        if self._dealt_anew:
            aside = translate("Editor", "Everything hidden from you has been dealt anew.")
        puzzle = self._puzzle
        title, aim = (
            (words.puzzle_text(puzzle.title), words.puzzle_text(puzzle.aim)) if puzzle else ("", "")
        )
        self.panel.show_origin(title, aim, aside)
        self.head.set_title(self._table.title())
        self._show()

    def showEvent(self, event: object) -> None:
        self.tray.setFocus()

    # -- acts of the person ------------------------------------------------------------------------

    def record(self) -> Record:
        """Return a match from the position; without a table the others are bots."""
        match, players = self.draft.match, self._players
        if len(players) != match.seats:
            person = {"kind": "human", "name": ""}
            players = tuple(
                bot_entry(name, DEFAULT_LEVEL) if name else person for name in self.names.values()
            )
        return Record(
            match.game.id,
            match.game.version,
            match.seats,
            match.record.options,
            draw_seed(),
            players,
            position=match.describe(self.draft.seats),
            secret=draw_seed(),
        )

    def _on_seated(self, seats: int) -> None:
        self.hand.drop()
        self.draft.reseat(seats)
        self._show()

    def _take_up(self, draft: Draft) -> None:
        """Edit another position; undo leads back if it is of the same game."""
        if draft.match.game is not self.draft.match.game:
            self.draft_requested.emit(draft, ())
            return
        self.hand.drop()
        self._puzzle = None
        self.draft.adopt(draft)
        self.panel.say(str, refused=False)
        self.retranslate()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(position_formats.as_line(self.draft.document))
        self.panel.say(lambda: translate("Editor", "The line is on the clipboard."), refused=False)

    def _paste(self) -> None:
        try:
            draft = position_formats.from_line(QGuiApplication.clipboard().text())
        except ConquistaError:
            self.panel.say(
                lambda: translate("Editor", "There is no position on the clipboard."), refused=True
            )
            return
        self._take_up(draft)

    def _save(self) -> None:
        kind = translate("Editor", "Positions")
        path = file_dialogs.ask_export(self, self._folder, self._table.title(), kind, ".json")
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the position to a file that can be opened again."""
        self._write(path, position_formats.as_file(self.draft.document))

    def _save_picture(self) -> None:
        kind = translate("Files", "Pictures")
        path = file_dialogs.ask_export(self, self._folder, self._table.title(), kind, ".png")
        if path is not None:
            self._write(path, png_bytes(self.board.grab()))

    @property
    def _folder(self) -> str:
        return str(self._settings.get("folder"))

    def _write(self, path: Path, content: bytes) -> None:
        try:
            write(path, content)
        except OSError as error:
            self.panel.say(partial(error_messages.about_writing, error), refused=True)
            return
        self._settings.set("folder", str(path.parent))
        self.panel.say(partial(file_dialogs.saved_message, path), refused=False)

    def _open(self) -> None:
        path = file_dialogs.ask_position(self, self._folder)
        if path is None:
            return
        try:
            draft = position_formats.from_file(path)
        except ConquistaError:
            self.panel.say(partial(_no_position_text, path.name), refused=True)
            return
        self._settings.set("folder", str(path.parent))
        self._take_up(draft)

    # -- layout ------------------------------------------------------------------------------------

    def restyle(self) -> None:
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._make_room()

    def _make_room(self) -> None:
        width, height = self.width(), self.height()
        strip = scaled(HEIGHT)
        panel = max(
            scaled(_MIN_PANEL_WIDTH), min(scaled(_MAX_PANEL_WIDTH), round(width * _PANEL_SHARE))
        )
        board = max(1, width - panel)
        low = self.tray.height_for(board, height)
        self.head.setGeometry(board, 0, panel, strip)
        self.strip.setGeometry(0, 0, board, strip)
        self.board.setGeometry(0, strip, board, max(1, height - strip - low))
        self.tray.setGeometry(0, height - low, board, low)
        self.panel.setGeometry(board, strip, panel, max(1, height - strip))
