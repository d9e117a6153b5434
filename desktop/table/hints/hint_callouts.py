"""The callouts and badges on the table for the moves of a hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.table.callouts.advice import Advice
from desktop.table.callouts.callout import CalloutText
from desktop.table.callouts.placing import Anchor, CalloutObstacles, below_button
from desktop.table.hints.reason_choice import callout_reason, is_distinctive
from desktop.table.scene import TableScene
from engine.core.values import Action, View

#: Answers with a callout on a table of at least the size below; else only the best has one.
MAX_CALLOUTS = 3
#: Width of the table in pixels from which all callouts are shown.
_ALL_CALLOUTS_WIDTH = 900.0
#: Height of the table in pixels from which all callouts are shown.
_ALL_CALLOUTS_HEIGHT = 700.0


class HintCallouts:
    """Shows what the moves of a hint do, at the places that they are about."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        #: Returns the left and right end of the strip's button that gives a move; None if there
        #: is none.
        self.button_of: Callable[[Action], tuple[float, float] | None] = lambda action: None

    @property
    def are_shown(self) -> bool:
        """Whether the table has any callout or badge."""
        callouts = self._scene.callouts
        return bool(callouts.shown_callouts or callouts.badges.shown_badges)

    def clear(self) -> None:
        """Remove all of them."""
        before = self.are_shown
        self._scene.callouts.clear()
        if before:
            self._scene.controller.game_choice.preview()

    def show(self, advice: Advice, hinted: Action | None, view: View, names: Sequence[str]) -> None:
        """Show callouts for the best moves, at most one at a place, and badges for the others.

        `hinted` is the move that leads. The table's own texts give way.

        Answers without room for a callout are explained by the table, whose texts the callouts
        avoid.
        """
        self._show_callouts(advice, hinted, view, names)
        self._show_badges(advice)

    def _show_callouts(
        self, advice: Advice, hinted: Action | None, view: View, names: Sequence[str]
    ) -> None:
        """Show the callouts, and the table's own texts around them."""
        scene, part = self._scene, self._scene.controller.game_choice
        around = part.areas_to_avoid()
        spoken_contents = self._contents(advice, hinted, view, names)
        moves = [move.action for move in advice.moves[:MAX_CALLOUTS]]
        moves += [one.move.action for one in spoken_contents if one.number > MAX_CALLOUTS]
        places = [self._place_of(action, around) for action in moves]
        # The place of every move stays visible, with or without a callout.
        targets = [place.target if place is not None else QRectF() for place in places]
        labels = [place.name for place in places if place is not None and place.name is not None]
        never_cover = [*around.never_cover, *targets]
        texts = [*around.callout_rects, *labels]
        around = replace(
            around, clear=[*around.clear, *targets], never_cover=never_cover, callout_rects=texts
        )
        contents: list[tuple[CalloutText, Anchor | None]] = []
        for spoken in sorted(spoken_contents, key=lambda one: not one.leads):
            place = places[moves.index(spoken.move.action)]
            taken = [at.target for _, at in contents if at is not None]
            if place is not None and place.target not in taken:
                contents.append((spoken, place))
        reasons, best = [[spoken.why] for spoken, _ in contents], advice.moves[0].action
        if not is_distinctive(reasons, best, scene.texts, view):
            # What all do is said once.
            contents = [content for content in contents if content[0].leads]
        # A name without a reason is in the panel already: a badge marks its place.
        contents = [content for content in contents if content[0].why]
        scene.callouts.show(contents, around, scene.duration_factor)
        part.preview()
        text_rects = scene.text_rects()
        if any(
            callout.box.intersects(rect)
            for callout in scene.callouts.shown_callouts
            for rect in text_rects
        ):
            # Even the best move's callout leaves the table's own words readable.
            around = replace(
                around,
                clear=[*around.clear, *text_rects],
                never_cover=[*around.never_cover, *text_rects],
            )
            scene.callouts.show(contents, around, scene.duration_factor)
            part.preview()

    def _show_badges(self, advice: Advice) -> None:
        """Put badges on the moves without a callout."""
        scene, around = self._scene, self._scene.controller.game_choice.areas_to_avoid()
        places = [
            (row, self._place_of(move.action, around))
            for row, move in enumerate(advice.moves[:MAX_CALLOUTS], 1)
        ]
        boxes = [callout.box for callout in scene.callouts.shown_callouts]
        names = [at.name for _, at in places if at is not None and at.name is not None]
        clear = [*around.small_item_obstacles, *names, *boxes, *scene.text_rects()]
        together = scene.controller.game_choice.plan_cards(advice.moves[0].plan)
        scene.callouts.show_badges(places, clear, together)

    def _place_of(self, action: Action, around: CalloutObstacles) -> Anchor | None:
        """Return where a move lands on the table, or its button in the strip, or None."""
        anchor = self._scene.controller.game_choice.anchor_of(action)
        if anchor is not None and not anchor.has_strip_button:
            return anchor
        button = self.button_of(action)
        button_anchor = None if button is None else below_button(around.bounds, button)
        return button_anchor if anchor is None else replace(anchor, alternative=button_anchor)

    def _contents(
        self, advice: Advice, hinted: Action | None, view: View, names: Sequence[str]
    ) -> list[CalloutText]:
        """Return the contents of the callouts.

        In a small window only that of the move that is taken up, or of the best.
        """
        scene = self._scene
        best, size = advice.similar_count, scene.sceneRect()
        roomy = min(size.width() / _ALL_CALLOUTS_WIDTH, size.height() / _ALL_CALLOUTS_HEIGHT) >= 1
        leading = next((n for n, m in enumerate(advice.moves) if m.action == hinted), 0)
        spoken = []
        for row, move in enumerate(advice.written_moves()):
            if row != leading and (row >= MAX_CALLOUTS or not roomy):
                continue
            title = move.name(scene.texts, view, names)
            golden = row < best
            reason = callout_reason(advice, row, scene.texts, view, names)
            settles = scene.texts.settles_at_once(move.action, view)
            has_bar = advice.has_comparison and not advice.is_all_alike
            content = row + 1, move, title, reason, golden, has_bar
            brief = scene.texts.short_reason(reason) if reason else ""
            leads = row == leading
            spoken.append(CalloutText(*content, leads=leads, settles=settles, brief=brief))
        return spoken
