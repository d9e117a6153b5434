"""The panel beside the shelf: players, variants, and the button that starts a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QPixmap, QRegularExpressionValidator, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.language.names import level_name, only_person_name, talk_meaning
from desktop.language.translation import translate
from desktop.painting.faces import faces_of
from desktop.painting.fading_scroll import FadingScroll
from desktop.painting.late_portraits import LatePortraits
from desktop.painting.seat_look import LOOKS
from desktop.storage.settings import Settings
from desktop.style.self_updating import SelfUpdating
from desktop.style.text_size import scaled
from desktop.style.widgets import DropDown, PromptField, Segments, rule
from desktop.system.stepped_work import BackgroundImports
from desktop.table.game_table import GameTable
from desktop.windows.pictures.board_picture import Picture
from desktop.windows.shelf.favourites_button import FavouritesButton
from desktop.windows.shelf.option_form import OptionForm
from desktop.windows.shelf.place_choice import PlaceChoice
from desktop.windows.shelf.seat_row import SeatRow
from desktop.windows.shelf.talk_choice import TalkChoice
from engine.core.game import Game
from engine.play.setup import Setup, name_of, player_entries, with_bots_only

WIDTH = 352
#: Height below which tooltips alone explain the variants, where that saves scrolling.
_MIN_EXPLAINED_HEIGHT = 700
#: Most digits of a deal number.
_MAX_DIGITS = 9
_MARGINS = (24, 10, 24, 6)
#: Pixels between the parts, and where height is saved.
_SPACING, _LOW_SPACING = 6, 3
#: The picture's least and greatest height, in pixels.
_PICTURE = (80, 180)


class StartPanel(SelfUpdating, QFrame):
    """The set-up of the chosen game.

    Signals:
        play_requested(Setup): begin with this set-up; a match of bots alone is a set-up, too.
        friends_requested(): open a table for friends.
    """

    play_requested = Signal(object)
    friends_requested = Signal()

    def __init__(self, games: Mapping[str, Game], settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setFixedWidth(scaled(WIDTH))
        self._settings = settings
        settings.changed.connect(self._on_setting)
        self._table: GameTable | None = None
        self._setup: Setup | None = None
        self._rows: list[SeatRow] = []
        self._portraits = LatePortraits(self._update_rows, self)
        #: Loads the chosen game while another is still shown, or None.
        self._loading: BackgroundImports | None = None
        self._scroll = FadingScroll(self)
        # Everything in it is made with its last parent, because Qt styles a widget anew, with all
        # in it, whenever its parent changes.
        inner = self._inner = QWidget(self._scroll.viewport())
        self._scroll.setWidget(inner)
        self._options = OptionForm(inner)
        self._picture = Picture(games, inner)
        self._place_choice = PlaceChoice(self, with_friends=False)
        self._place_choice.other_requested.connect(self.friends_requested)
        #: Shows whether a table for friends waits for the person.
        self.show_turn = self._place_choice.show_turn
        self._title = self._label("title")
        self._favourites = FavouritesButton(settings, self.setup, inner)
        self._favourites.picked.connect(self._on_favourite)
        self._tagline = self._label("lead")
        self._tagline.setWordWrap(True)
        self._seats_head = self._label("heading")
        #: The number of players of a game that leaves no choice.
        self._only_count = self._label("quiet")
        self._count = QHBoxLayout()
        self._segments: Segments | None = None
        self._seats = QVBoxLayout()
        self._seats.setSpacing(8)
        #: Gives all bots the strength that was chosen last; hidden while they are equal.
        self._all_bots = QPushButton(inner)
        self._all_bots.setObjectName("all bots")
        # The name of an external program may be longer than the panel is wide.
        self._all_bots.setMinimumWidth(1)
        policy = self._all_bots.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self._all_bots.setSizePolicy(policy)
        self._all_bots.clicked.connect(self._on_all_bots)
        self._all_bots.hide()
        #: The strength chosen last.
        self._level = ""
        self._variants_head = self._label("heading")
        self._deal_label = self._label("sentence")
        self._deal = PromptField(inner, clearable=False)
        self._deal.setObjectName("deal")
        digits = QRegularExpression(rf"\d{{0,{_MAX_DIGITS}}}")
        self._deal.setValidator(QRegularExpressionValidator(digits, self._deal))
        self._deal_label.setBuddy(self._deal)
        self._deal.textChanged.connect(self._on_deal)
        self._first_label = self._label("sentence")
        self._first = DropDown(inner)
        self._first.setObjectName("first")
        self._first_label.setBuddy(self._first)
        self._talk_label = self._label("sentence")
        self._talk = TalkChoice(settings, inner)
        self._talk_label.setBuddy(self._talk)
        #: What the chosen kind of talk means.
        self._talk_meaning = self._label("quiet")
        self._talk_meaning.setWordWrap(True)
        self._play = QPushButton(self)
        self._play.setProperty("primary", True)
        self._play.setObjectName("play")
        self._play.clicked.connect(self.begin)
        self._watch = QPushButton(self)
        self._watch.setObjectName("watch")
        self._watch.clicked.connect(self._on_watch)
        self._arrange()

    def _label(self, role: str) -> QLabel:
        label = QLabel(self._inner)
        label.setProperty("role", role)
        return label

    def _arrange(self) -> None:
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(*_MARGINS)
        column.setSpacing(_SPACING)
        title = QHBoxLayout()
        title.setSpacing(_SPACING)
        title.addWidget(self._title, 1)
        title.addWidget(self._favourites)
        column.addLayout(title)
        column.addWidget(self._tagline)
        column.addSpacing(1)
        head = QHBoxLayout()
        head.addWidget(self._seats_head)
        head.addStretch()
        head.addWidget(self._only_count)
        head.addLayout(self._count)
        column.addLayout(head)
        column.addWidget(rule(self._inner))
        self._deal_row, self._first_row, self._talk_row = (QHBoxLayout() for _ in range(3))
        column.addLayout(self._deal_row)
        column.addSpacing(2)
        column.addLayout(self._seats)
        column.addWidget(self._all_bots, 0, Qt.AlignmentFlag.AlignRight)
        column.addWidget(self._variants_head)
        column.addWidget(rule(self._inner))
        column.addLayout(self._options.grid)
        column.addSpacing(2)
        column.addLayout(self._first_row)
        column.addLayout(self._talk_row)
        column.addWidget(self._talk_meaning)
        for row, label, field in (
            (self._deal_row, self._deal_label, self._deal),
            (self._first_row, self._first_label, self._first),
            (self._talk_row, self._talk_label, self._talk),
        ):
            row.setSpacing(_SPACING)
            row.addWidget(label)
            row.addWidget(field, 1)
        column.addStretch()
        # Last, so that nothing moves when its height changes.
        column.addWidget(self._picture)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._column = column
        foot = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        foot.setSpacing(8)
        foot.addWidget(self._play, 1)
        foot.addWidget(self._watch)
        self._foot = foot
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        head = self._head = QHBoxLayout()
        head.addWidget(self._place_choice)
        layout.addLayout(head)
        layout.addWidget(self._scroll, 1)
        layout.addLayout(foot)

    def _on_range(self, minimum: int, maximum: int) -> None:
        """Take the scroll bar's width from the margin, so that the content does not move."""
        margins = self._column.contentsMargins()
        margins.setRight(_MARGINS[2] - (10 if maximum > minimum else 0))
        self._column.setContentsMargins(margins)

    def restyle(self) -> None:
        self.setFixedWidth(scaled(WIDTH))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        self._fit()
        self._scroll.verticalScrollBar().setValue(0)
        super().showEvent(event)

    def _fit(self) -> None:
        """Fit the content into the height; scroll only as the last resort.

        Space between the parts is given up first, then the picture, and in a low window the
        explanations as well. It is fitted for the most seats of the game, so that nothing moves
        when their number changes; only the picture below takes the room of empty seats.
        """
        minimum, maximum = _PICTURE
        minimum += _SPACING
        self._picture.hide()
        steps = [(0, minimum), (1, minimum), (0, 0), (1, 0)]
        if self.height() < scaled(_MIN_EXPLAINED_HEIGHT):
            steps.append((2, 0))
        for tightness, wanted in steps:
            self._tighten(tightness)
            if wanted:
                # Show the tagline rather than the picture.
                self._tagline.show()
            if self.height() - self._needed_height(full=True) >= wanted:
                break
        # Without the picture there may be room for the tagline again.
        self._tagline.show()
        if self.height() - self._needed_height(full=True) < wanted:
            self._tagline.hide()
        # The explanation of talk is more important than the picture, too; the tooltip also has it.
        self._talk_meaning.setVisible(self._has_talk)
        if self.height() < self._needed_height(full=True):
            self._talk_meaning.hide()
        spare_height = self.height() - self._needed_height()
        if spare_height >= minimum:
            spare_height -= self._column.spacing()
            self._picture.setFixedHeight(min(maximum, spare_height))
            self._picture.show()
        # A scroll area does not ask its content for the height of wrapped lines.
        inner = self._scroll.widget()
        assert inner is not None
        around = self._foot.sizeHint().height() + self._head.sizeHint().height()
        inner.setMinimumHeight(self._needed_height() - around)
        # The measurements invalidated the layouts.
        self._column.activate()

    def _needed_height(self, *, full: bool = False) -> int:
        """Return the height of everything that is not hidden; `full` adds the empty seats."""
        # A layout does not invalidate the layouts nested in it.
        column, inner = self._column, (self._count, self._seats, self._options.grid)
        rows = self._deal_row, self._first_row, self._talk_row
        for layout in (*inner, *rows, column, self._foot, self._head):
            layout.invalidate()
        # The scroll bar takes its width from the margin.
        width = scaled(WIDTH) - _MARGINS[2] + column.contentsMargins().right()
        wrapped = column.hasHeightForWidth()
        height = column.totalHeightForWidth(width) if wrapped else column.totalSizeHint().height()
        if full and self._table is not None and self._rows:
            empty = self._table.seats[-1] - len(self._rows)
            height += empty * (self._rows[0].minimumHeight() + self._seats.spacing())
            if empty and not self._all_bots.sizePolicy().retainSizeWhenHidden():
                height += self._all_bots.sizeHint().height() + column.spacing()
        return height + self._foot.sizeHint().height() + self._head.sizeHint().height()

    def _tighten(self, tightness: int) -> None:
        """Save height: 0 is roomy, 1 has lower rows, 2 leaves explanations to the tooltips."""
        compact = tightness > 0
        self._tagline.setVisible(not compact)
        # A line still divides the variants from the seats.
        self._variants_head.setHidden(compact or self._options.is_empty)
        self._options.set_density(tightness)
        self._talk_meaning.hide()
        for row in self._rows:
            row.set_low(compact)
        margins = self._column.contentsMargins()
        margins.setTop(4 if compact else _MARGINS[1])
        self._column.setContentsMargins(margins)
        self._column.setSpacing(_LOW_SPACING if compact else _SPACING)
        direction = QBoxLayout.Direction
        self._foot.setDirection(direction.LeftToRight if compact else direction.TopToBottom)
        self._foot.setContentsMargins(24, 4 if compact else 6, 24, 8 if compact else 20)
        self._head.setContentsMargins(24, 4 if compact else 14, 24, 0)

    # -- content -----------------------------------------------------------------------------------

    def show_when_loaded(self, loading: BackgroundImports, show: Callable[[], None]) -> None:
        """Show another game once `loading` is done, or earlier if the set-up is asked for."""
        if self._loading is not None:
            self._loading.stop()
        self._loading = loading
        loading.finished.connect(partial(self._on_loaded, show))
        loading.start()

    @property
    def is_loading(self) -> bool:
        """Whether another game is being loaded."""
        return self._loading is not None

    def _on_loaded(self, show: Callable[[], None]) -> None:
        self._loading = None
        show()

    def show_game(
        self, table: GameTable, setup: Setup, lid: Callable[[], QPixmap] | None = None
    ) -> None:
        """Show another game; the lid of its box is shown until its board is painted."""
        self._table = table
        self._picture.show_game(table, lid)
        self._favourites.show_game(table)
        self._build_count(table.seats)
        self._show_setup(table, setup)

    def _show_setup(self, table: GameTable, setup: Setup) -> None:
        self._deal.setText("")
        self._options.show_game(table, setup.options)
        self._first.clear()
        self._make_rows(setup)
        self._first.setCurrentIndex(0 if setup.first is None else setup.first + 1)
        self.retranslate()

    def setup(self) -> Setup:
        """Return the set-up as shown on the panel."""
        if self._loading is not None:
            self._loading.finish()
        assert self._setup is not None
        chairs = tuple(row.chair() for row in self._rows) + self._setup.chairs[len(self._rows) :]
        deal = self._deal.text()
        seed = int(deal) if deal else None
        first = self._first.currentIndex() - 1
        return replace(
            self._setup,
            chairs=chairs,
            options=self._options.values(),
            seed=seed,
            first=first if first >= 0 and self._can_choose_first else None,
        )

    @property
    def _can_choose_first(self) -> bool:
        """Whether the player who begins may be chosen."""
        return self._table is not None and self._table.is_first_by_lot

    def _on_deal(self) -> None:
        """Replace the choice of the first player by a note: a chosen deal decides who begins."""
        is_dealt = bool(self._deal.text())
        self._first.setEnabled(not is_dealt)
        if is_dealt:
            self._first.setCurrentIndex(0)
            by, why = (
                translate("Shelf", "by the deal"),
                translate("Shelf", "The number of the deal decides who begins."),
            )
        else:
            by, why = translate("Shelf", "by lot"), ""
        self._first.setItemText(0, by)
        self._first.setToolTip(why)

    def _list_first(self) -> None:
        """List the possible first players, by the names on the panel."""
        if self._setup is None:
            return
        chosen = max(0, self._first.currentIndex())
        setup = self.setup()
        names = [name_of(setup, seat) or only_person_name() for seat in range(setup.seats)]
        self._first.clear()
        self._first.addItems(["", *names])
        self._first.setCurrentIndex(chosen if chosen <= len(names) else 0)
        self._on_deal()
        self._first_label.setText(translate("Shelf", "Who begins"))
        for widget in (self._first_label, self._first):
            widget.setVisible(self._can_choose_first)

    @property
    def _has_talk(self) -> bool:
        """Whether a game is chosen, whose bots may talk."""
        return self._table is not None

    def _list_talk(self) -> None:
        """List how much bots may talk, and say what the chosen kind means."""
        if self._table is not None:
            self._talk.has_agreements = self._table.has_agreements
        self._talk.retranslate()
        meaning = talk_meaning(self._settings.talk, bargains=self._talk.has_agreements)
        self._talk_meaning.setText(meaning)
        self._talk_label.setText(translate("Settings", "Table talk"))
        for widget in (self._talk_label, self._talk):
            widget.setVisible(self._has_talk)

    def _on_setting(self, key: str) -> None:
        """Offer the external programs anew when they were added or removed, or show the talk."""
        if key == "talk" and self._table is not None:
            self._list_talk()
            self._fit()
        if key == "programs" and self._setup is not None:
            self._make_rows(self.setup())
            self.retranslate()

    def begin(self) -> None:
        """Play with the set-up on the panel."""
        if self._setup is not None:
            self._start(self.setup())

    def _start(self, setup: Setup) -> None:
        """Play; a chosen deal is used for one game only."""
        self.play_requested.emit(setup)
        self._deal.clear()

    def focus_play(self) -> None:
        """Put the keyboard on the Play button."""
        self._play.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_favourite(self, setup: Setup) -> None:
        if self._table is not None:
            self._show_setup(self._table, setup)
            self.focus_play()

    def _on_watch(self) -> None:
        self._start(with_bots_only(self.setup()))

    def _build_count(self, choice: range) -> None:
        if self._segments is not None:
            _remove_widget(self._segments, self._count)
            self._segments = None
        self._only_count.setVisible(len(choice) == 1)
        if len(choice) == 1:
            return
        self._segments = Segments(self._inner, len(choice), width=30, height=22)
        for seats, button in zip(choice, self._segments.buttons, strict=True):
            button.setText(str(seats))
            button.setProperty("seats", seats)
            button.clicked.connect(self._on_count)
        self._count.addWidget(self._segments)
        # Shown at once, because a hidden widget has no height in its layout.
        self._segments.show()

    def _on_count(self) -> None:
        seats = self.sender().property("seats")
        setup = self.setup()
        # Another game may have been chosen in the meantime.
        if self._table is not None and seats in self._table.seats:
            self._make_rows(replace(setup, seats=seats))
            self.retranslate()

    def _program_levels(self, game: str) -> list[str]:
        """Return the levels of the programs that play a game."""
        if not self._settings.get("programs"):
            return []
        # Few players have programs, so their module is not loaded with the shelf.
        from desktop.storage.external_bots import programs

        return [program.level for program in programs(self._settings) if game in program.games]

    def _make_rows(self, setup: Setup) -> None:
        """Make a row for each seat."""
        self._setup = setup
        for row in self._rows:
            _remove_widget(row, self._seats)
        self._rows = []
        assert self._table is not None
        table = self._table
        levels = self._program_levels(table.id)
        for seat in range(setup.seats):
            row = SeatRow(
                seat, setup.chairs[seat], LOOKS[seat], self._inner, self._portraits, levels
            )
            row.changed.connect(self._on_seat_changed)
            row.level_chosen.connect(self._on_level)
            row.renamed.connect(self._show_faces)
            self._seats.addWidget(row)
            row.show()
            self._rows.append(row)
        if self._segments is not None:
            self._segments.choose(setup.seats - table.seats[0])
        self._on_seat_changed()

    def _on_seat_changed(self) -> None:
        """Name the only person at the table "you"."""
        humans = sum(row.chair().kind == "human" for row in self._rows)
        for row in self._rows:
            row.set_alone(humans == 1)
        self._list_first()
        self._show_faces()
        self._offer_all_bots()

    def _show_faces(self) -> None:
        """Show the portraits of the bots that will be at the table."""
        # Rows are made one after the other.
        if self._setup is None or len(self._rows) != self._setup.seats:
            return
        chairs = tuple(row.chair() for row in self._rows)
        faces = faces_of(player_entries(replace(self._setup, chairs=chairs)))
        for row, face in zip(self._rows, faces, strict=True):
            row.show_face(face)

    def _update_rows(self) -> None:
        """Paint the rows again, with the portraits that have been painted."""
        for row in self._rows:
            row.update()

    def _on_level(self, level: str) -> None:
        self._level = level
        self._show_faces()
        self._offer_all_bots()

    def _offer_all_bots(self) -> None:
        """Offer to make all bots as strong as the one chosen last, where they differ."""
        levels = [row.chair().level for row in self._rows if row.chair().kind == "bot"]
        many = len(self._rows) > 2
        offered = many and len(set(levels)) > 1
        if offered and self._level not in levels:
            self._level = levels[0]
        text = translate("Shelf", "All bots: {level}").format(level=level_name(self._level))
        self._all_bots.setText(text.replace("&", "&&") if offered else "")
        # Widgets below it must not move while strengths are chosen.
        policy = self._all_bots.sizePolicy()
        policy.setRetainSizeWhenHidden(many)
        self._all_bots.setSizePolicy(policy)
        self._all_bots.setVisible(offered)

    def _on_all_bots(self) -> None:
        level = self._level
        for row in self._rows:
            if row.chair().kind == "bot":
                row.set_level(level)
        self.focus_play()

    def retranslate(self) -> None:
        if self._table is None:
            return
        self._title.setText(self._table.title())
        self._tagline.setText(self._table.tagline())
        self._seats_head.setText(translate("Shelf", "Seats"))
        self._only_count.setText(translate("Shelf", "%n player(s)", "", self._table.seats[0]))
        self._scroll.setAccessibleName(translate("Shelf", "Seats and variants"))
        if self._segments is not None:
            self._segments.setAccessibleName(translate("Shelf", "Seats"))
        self._offer_all_bots()
        self._all_bots.setToolTip(translate("Shelf", "Give every bot this strength"))
        self._variants_head.setText(translate("Shelf", "Variants"))
        if self._setup is not None:
            self._options.explain_for(self._setup.seats)
        self._options.retranslate()
        self._list_first()
        self._deal_label.setText(translate("Shelf", "Deal"))
        self._list_talk()
        labels = self._deal_label, self._first_label, self._talk_label
        for label in labels:
            label.setMinimumWidth(max(label.sizeHint().width() for label in labels))
        self._deal.set_prompts(
            translate("Shelf", "a new one every game"), translate("Shelf", "new")
        )
        self._deal.setAccessibleName(translate("Shelf", "Deal"))
        self._deal.setToolTip(
            translate("Shelf", "Choose a number to deal the same cards every time.")
            if self._table.has_cards
            else translate("Shelf", "Choose a number to let the same player begin every time.")
        )
        self._play.setText(translate("Shelf", "Play"))
        self._watch.setText(translate("Shelf", "Watch bots"))
        self._watch.setToolTip(
            translate("Shelf", "Bots take every seat.")
            if self._table.has_perfect_information
            else translate("Shelf", "Bots take every seat, with all hands open.")
        )
        self._fit()


def _remove_widget(widget: QWidget, layout: QLayout) -> None:
    """Remove a widget; until it is deleted it must take no room nor be painted."""
    layout.removeWidget(widget)
    widget.hide()
    widget.deleteLater()
