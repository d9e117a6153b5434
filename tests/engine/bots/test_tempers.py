"""Tempers: small tilts of what bots want, from what their seats see, by the name of a level."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from engine.bots.bot import Budget
from engine.bots.bot_names import is_bot, split_temper
from engine.bots.levels import LevelBot, find_bot
from engine.bots.tempers import SHORT_SEARCH_ITERATIONS, preferred, tastes
from engine.core.errors import ConquistaError, RecordError
from engine.core.game import Game
from engine.core.policy import Policy
from engine.core.rng import Rng
from engine.core.values import BOLD, TEMPERS, Code, State
from engine.games import GAMES
from engine.play.match import Match
from engine.play.match_files import new_record
from engine.play.record import from_text, to_text
from tests.engine.bots.kit import CANNIR, CONTREES, moment, question, think, timeless

#: No answer is liked more, as a chance of winning.
MOST = 0.15
FEW = Budget(iterations=40)


def test_a_level_may_have_a_temper_and_nobody_else() -> None:
    assert find_bot("level3:bold") == LevelBot(3, temper=BOLD)
    assert find_bot("level3") == LevelBot(3)
    assert split_temper("level3:bold") == ("level3", BOLD)
    assert split_temper("program:bold") == ("program:bold", "")
    assert all(is_bot(f"level{level}:{temper}") for level in range(1, 6) for temper in TEMPERS)
    for name in ("level3:angry", "level3:", ":bold", "scripted:bold", "level3:bold:bold", "bold"):
        assert not is_bot(name)
        with pytest.raises(ConquistaError):
            find_bot(name)


def test_a_record_keeps_the_temper_and_refuses_others() -> None:
    def players(level: str) -> Any:
        return tuple({"kind": "bot", "name": "Aldric", "level": level} for _ in range(2))

    record = new_record(CANNIR, 2, 5, None, players("level2:bold"))
    again = Match(from_text(to_text(record)))
    assert again.attendance.player(1)["level"] == "level2:bold"
    with pytest.raises(RecordError, match="level2:angry"):
        Match(new_record(CANNIR, 2, 5, None, players("level2:angry")))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_game_has_something_for_every_temper(game: Game) -> None:
    """Each likes some answers more than others, none beyond bounds, and the same ones again."""
    shown: set[str] = set()
    rng = Rng(4)
    state = game.start(game.options(), game.seats[0], rng)
    for _ in range(400):
        codes = state.codes()
        if shown == set(TEMPERS):
            break
        if state.decision is None:
            state = game.start(game.options(), game.seats[0], rng)
            continue
        if len(codes) > 1:
            view = game.view(state, state.decision.seat)
            for temper in set(TEMPERS) - shown:
                liked = game.bots.temper_bonus(view, codes, temper)
                assert list(liked) == list(game.bots.temper_bonus(view, codes, temper))
                assert len(liked) in (0, len(codes))
                assert all(0 <= one <= MOST for one in liked)
                if liked and min(liked) < max(liked):
                    shown.add(temper)
        state.step(game.bots.policy.suggest(game.view(state, state.decision.seat), codes, rng), rng)
    assert shown == set(TEMPERS)


def given(bot: str, states: Sequence[State], temper: str) -> float:
    """Return how much a temper likes the answers of a bot, all together."""
    found = 0.0
    for state in states:
        view, codes = question(state, CONTREES)
        code = think(bot, state, game=CONTREES, budget=FEW).code
        found += CONTREES.bots.temper_bonus(view, codes, temper)[codes.index(code)]
    return found


@pytest.mark.parametrize("temper", TEMPERS)
def test_a_temper_shows_in_what_is_answered(temper: str) -> None:
    states = [moment(seed, 26, game=CONTREES) for seed in range(16)]
    assert given(f"level2:{temper}", states, temper) > given("level2", states, temper)


def test_who_likes_all_alike_thinks_as_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told of the answers is what they bring, not how much they are liked."""
    monkeypatch.setattr(CANNIR.bots, "temper_bonus", lambda view, codes, temper: [0.1] * len(codes))
    state = moment(3, 4)
    tempered = think("level3:bold", state, budget=FEW)
    assert timeless(tempered) == timeless(think("level3", state, budget=FEW))


def test_the_longer_a_bot_thinks_the_less_it_is_led() -> None:
    view, codes = question(moment(1, 26, game=CONTREES), CONTREES)
    short = tastes(CONTREES, view, codes, BOLD, SHORT_SEARCH_ITERATIONS)
    assert short == tastes(CONTREES, view, codes, BOLD, 1)
    longer = tastes(CONTREES, view, codes, BOLD, 4 * SHORT_SEARCH_ITERATIONS)
    assert longer == pytest.approx({code: tilt / 2 for code, tilt in short.items()})
    assert tastes(CONTREES, view, codes, "", SHORT_SEARCH_ITERATIONS) == {}


@pytest.mark.parametrize(
    ("worths", "answer"),
    [([0.5, 0.48], 2), ([0.5, 0.44], 1), ([0.5, 0.6], 1), ([0.5, 0.5], 2)],
    ids=["a little worse", "too bad", "overlooked", "as good"],
)
def test_who_answers_at_once_gives_up_a_little(worths: list[float], answer: Code) -> None:
    class Known:
        def prior(self, state: State, codes: list[Code]) -> list[float]:
            assert codes == [1, 2]
            return worths

    policy = cast(Policy, Known())
    assert preferred(1, policy, lambda rng: moment(1, 1), [1, 2], {2: 0.04}, Rng(1)) == answer
