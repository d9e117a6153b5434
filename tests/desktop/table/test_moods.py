"""Moods: what stirs a seat, for how long, and that no face tells a hidden hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.games import TABLES
from desktop.painting.faces import Mood
from desktop.table.moods import Cause, MoodTrigger, feelings_after, reason
from engine.bots.bot import Budget
from engine.bots.levels import find_bot
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.values import Action, Event, Seat, Step, View
from engine.games import GAMES
from engine.games.cannir.events import SovereignBroken, SovereignTaken
from engine.games.condottiere.events import BattleEnded, Conquered, Passed, RegionChosen
from engine.games.contrees.events import Demolished, Lost, Taken
from engine.games.cortez.events import CombatEnded, TreasureAwarded
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.setup import NAMES, bot_entry
from tests.desktop.kit import owned, settle
from tests.desktop.table.kit import open_table
from tests.twins import in_world

TEMPERS = ("careful", "bold", "careful", "grudging", "bold", "grudging")
SECRETIVE = [game for game in GAMES.values() if not game.perfect_information]


def dealt(game: str, seats: int, seed: int = 5) -> Match:
    players = tuple(bot_entry(name, "level1") for name in NAMES[:seats])
    return Match(new_record(GAMES[game], seats, seed, None, players))


def step(seat: Seat, *events: Event) -> Step:
    return Step(seat, Action(), events)


def moods_after(game: str, seats: int, *steps: Step) -> list[str]:
    """Return the moods at the beginning of a match, after these steps."""
    view = dealt(game, seats).view(None)
    felt = feelings_after(TABLES[game].moods, steps, view, TEMPERS[:seats])
    return [feeling.mood.value for feeling in felt]


def battle(taker: Seat | None, *strengths: int, region: str = "ancona") -> BattleEnded:
    return BattleEnded(region, strengths, taker, 0, "passes")


def combat(by: str) -> CombatEnded:
    return CombatEnded(0, 2, ((), ()), (0, 0), (9, 4), by)


# -- what stirs ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "actor", "event", "expected"),
    [
        ("condottiere1", 4, 1, battle(1, 3, 9, 5, 0), ["calm", "glad", "angry", "calm"]),
        ("condottiere1", 4, 1, battle(1, 5, 9, 5, 0), ["angry", "glad", "angry", "calm"]),
        ("condottiere1", 4, 1, battle(1, 0, 9, 0, 0), ["calm", "glad", "calm", "calm"]),
        ("condottiere1", 4, 1, battle(None, 9, 9, 0, 0), ["calm"] * 4),
        ("condottiere1", 3, 1, Conquered(1, "roma", 2), ["calm", "calm", "angry"]),
        ("cortez", 3, 0, combat("strength"), ["glad", "calm", "angry"]),
        ("cortez", 3, 0, combat("parley"), ["calm"] * 3),
        ("cortez", 3, 0, TreasureAwarded(2, 1, (0, 1, 3)), ["calm", "calm", "glad"]),
        ("cortez", 3, 0, TreasureAwarded(None, 1, (0, 0, 0)), ["calm"] * 3),
        ("contrees", 2, 0, Taken(0, ((0, 0),)), ["glad", "calm"]),
        ("contrees", 2, 0, Lost(1, ((0, 0),)), ["calm", "angry"]),
        ("contrees", 2, 0, Demolished(0, ("0,0,N",), "possession"), ["glad", "angry"]),
        ("cannir", 3, 2, SovereignTaken(2, "run", (), ()), ["calm", "calm", "glad"]),
        ("cannir", 3, 2, SovereignBroken(0, "run", ()), ["angry", "calm", "calm"]),
        ("cannir", 3, 0, SovereignBroken(0, "run", ()), ["calm"] * 3),
    ],
)  # fmt: skip
def test_what_is_taken_makes_glad_and_what_is_lost_angry(
    game: str, seats: int, actor: Seat, event: Event, expected: list[str]
) -> None:
    # The seat that chooses holds the pawn, which the bold and the careful show.
    found = moods_after(game, seats, step(actor, event))
    chooser = dealt(game, seats).view(None).turn
    plots = [i for i, mood in enumerate(found) if mood == "plotting"]
    assert all(seat == chooser and expected[seat] == "calm" for seat in plots)
    assert [m if m != "plotting" else "calm" for m in found] == expected


def test_a_mood_lasts_until_the_next_turn_and_that_of_the_grudging_for_one_more() -> None:
    lost = step(1, battle(1, 0, 9, 4, 4))
    around = [step(seat, Passed(seat)) for seat in (2, 3, 0, 1)]

    def moods(*steps: Step) -> list[str]:
        return [
            mood if mood != "plotting" else "calm"
            for mood in moods_after("condottiere1", 4, *steps)
        ]

    assert moods(lost) == ["calm", "glad", "angry", "angry"]
    assert moods(lost, around[0]) == ["calm", "glad", "calm", "angry"]
    assert moods(lost, *around[:2]) == ["calm", "glad", "calm", "angry"]
    assert moods(lost, *around[:3]) == ["calm", "glad", "calm", "angry"]
    assert moods(lost, *around) == ["calm", "calm", "calm", "angry"]
    assert moods(lost, *around, *around[:2]) == ["calm"] * 4


def test_several_answers_in_a_row_are_one_turn() -> None:
    lost = step(1, battle(1, 0, 9, 0, 4))
    turn = [step(3, Passed(3)), step(3, Passed(3))]
    assert moods_after("condottiere1", 4, lost, *turn)[3] == "angry"


def test_the_latest_event_counts() -> None:
    steps = step(0, battle(1, 0, 9, 4, 0)), step(0, battle(2, 0, 1, 9, 0, region="roma"))
    assert moods_after("condottiere1", 4, *steps)[1:3] == ["angry", "glad"]


def test_only_the_bold_and_the_careful_show_what_they_plan() -> None:
    match = dealt("condottiere1", 4)
    public: Any = match.view(None)
    view = replace(public, owners=(("roma",), ("roma",), ("roma",), ("roma",)))
    for seat, expected in enumerate(("plotting", "plotting", "plotting", "calm")):
        for region, is_beside in (("napoli", True), ("torino", False)):
            steps = [step(seat, RegionChosen(seat, region))]
            found = feelings_after(TABLES["condottiere1"].moods, steps, view, TEMPERS[:4])[seat]
            about = found.trigger.about if found.trigger is not None else ""
            assert (about == region) is (is_beside and expected == "plotting")


def test_who_is_one_move_from_victory_plots_and_all_others_are_angry() -> None:
    moods = _Near((2,))
    view = dealt("cannir", 3).view(None)
    found = feelings_after(moods, [step(0, SovereignTaken(0, "run", (), ()))], view, TEMPERS[:3])
    assert [feeling.mood for feeling in found] == [Mood.GLAD, Mood.ANGRY, Mood.PLOTTING]
    assert found[1].trigger == MoodTrigger(1, Cause.NEAR, 2)


def test_winners_are_glad() -> None:
    view = dealt("cannir", 3).view(None)
    found = feelings_after(_Near((2,)), [], view, TEMPERS[:3], winners=(1,))
    assert [feeling.mood for feeling in found] == [Mood.CALM, Mood.GLAD, Mood.CALM]


class _Near:
    """Cannir, with seats that are one move from victory."""

    def __init__(self, near: Sequence[Seat]) -> None:
        self._near, self._game = near, TABLES["cannir"].moods

    def triggers(self, event: Event, actor: Seat, view: View) -> Any:
        assert self._game is not None
        return self._game.triggers(event, actor, view)

    def plan_triggers(self, view: View) -> Sequence[MoodTrigger]:
        return ()

    def seats_near_win(self, view: View) -> Sequence[Seat]:
        return self._near

    def reason(self, trigger: MoodTrigger, names: Sequence[str]) -> str:
        return ""


def test_the_reason_names_who_took_what() -> None:
    moods, names = TABLES["condottiere1"].moods, ["", "Aldric", "Maud"]
    assert reason(moods, MoodTrigger(1, Cause.LOST, 0, "ancona"), names) == "you took Ancona"
    assert reason(moods, MoodTrigger(2, Cause.LOST, 1, "ancona"), names) == "Aldric took Ancona"
    assert reason(moods, MoodTrigger(1, Cause.TOOK, 1, "ancona"), names) == "took Ancona"
    assert reason(moods, MoodTrigger(2, Cause.NEAR, 0), names) == "you are one move from victory"
    contrees = TABLES["contrees"].moods
    assert (
        reason(contrees, MoodTrigger(1, Cause.LOST, 0, "tiles", 2), names) == "lost 2 tiles to you"
    )
    assert (
        reason(contrees, MoodTrigger(1, Cause.LOST, 0, "towers", 1), names) == "you razed 1 tower"
    )


# -- fair play -------------------------------------------------------------------------------------


class _Secret(Action):
    """An answer of which nothing is known."""


def masked(steps: Sequence[Step]) -> list[Step]:
    """Return steps without anything that the public does not perceive."""
    return [replace(step, action=_Secret(), events=step.seen_by(None)) for step in steps]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        pytest.param(game, seats, id=f"{game.id}-{seats}")
        for game in SECRETIVE
        for seats in (game.seats[0], game.seats[-1])
    ],
)
def test_no_face_tells_one_world_from_another(game: Game[Any, Any, Any], seats: int) -> None:
    match, rng, tempers = dealt(game.id, seats, seed=6), Rng(3), TEMPERS[:seats]
    # The rules of thumb of Cannir make no suite.
    moods, bot = TABLES[game.id].moods, find_bot("level2" if game.id == "cannir" else "scripted")
    compared = 0
    viewers = cycle(range(seats))
    shown: set[Mood] = set()
    while match.decision is not None and match.ply < 90:
        seat = match.decision.seat
        found = bot.think(game, match.view(seat), match.codes(), match.ply, Budget(iterations=30))
        match.submit(seat, game.action(found.code))
        view = match.view(None)
        shown |= {felt.mood for felt in feelings_after(moods, match.steps, view, tempers)}
        if match.ply % 3 or match.decision is None:
            continue
        here = feelings_after(moods, match.steps, match.view(None), tempers)
        draw = game.sampler(match.view(next(viewers)))
        for _ in range(2):
            twin = in_world(match, draw(rng))
            assert feelings_after(moods, masked(twin.steps), twin.view(None), tempers) == here
        compared += 1
    assert compared >= 3
    assert shown >= {Mood.CALM, Mood.GLAD}


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.id)
def test_seat_cards_look_and_sound_the_same_in_twin_worlds(
    qtbot: QtBot, game: Game[Any, Any, Any]
) -> None:
    seats = game.seats[-1]
    players = (
        {"kind": "human", "name": ""},
        *(bot_entry(name, "level1") for name in NAMES[1:seats]),
    )
    match, bot = Match(new_record(game, seats, 5, None, players)), find_bot("scripted")
    while match.decision is not None and match.ply < (8 if game.id == "cannir" else 40):
        seat = match.decision.seat
        found = bot.think(game, match.view(seat), match.codes(), match.ply, Budget(iterations=1))
        match.submit(seat, game.action(found.code))
    with open_table(qtbot, match.record) as table:
        settle()
        page = table.page

        def shown() -> list[object]:
            page.moment_display.show_present()
            return [
                (card.accessibleName(), card.toolTip(), card.grab().toImage())
                for card in page.sidebar.seats
            ]

        here = shown()
        present = owned(page.session)
        draw = game.sampler(present.view(0))
        for seed in range(2):
            present._state = draw(Rng(seed))
            assert shown() == here
