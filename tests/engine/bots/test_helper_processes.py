"""Searches of one question made by several processes: the same comes out, whatever befalls them."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from threading import Thread

import pytest

from engine.bots import helper_processes
from engine.bots.appraisal import Appraisal, appraise, think_once
from engine.bots.bot import UNLIMITED, Budget, SearchResult
from engine.bots.helper_processes import (
    MAX_PROCESSES,
    Helper,
    SearchJob,
    SharedSearch,
    parallel_searches,
    round_up_searches,
)
from engine.bots.levels import find_bot
from engine.bots.protocol import Request
from tests.engine.bots.kit import CONTREES, moment, question
from tests.patience import PATIENCE_S

VIEW, CODES = question(moment(4, 6, game=CONTREES), CONTREES)
LEGAL = [CONTREES.action(code) for code in CODES]
MESSAGE = Request(CONTREES, VIEW, LEGAL, "level5", 7, Budget(iterations=80), 4).message()


@pytest.fixture
def helper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Patient]:
    """Yield a helper, and at the end no process of its is left."""
    started: list[subprocess.Popen[bytes]] = []
    begin = helper_processes._start_process

    def start() -> subprocess.Popen[bytes]:
        started.append(begin())
        return started[-1]

    monkeypatch.setattr(helper_processes, "_start_process", start)
    helper = Patient()
    yield helper
    helper.close()
    for process in started:
        assert process.wait(PATIENCE_S) is not None
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()


def appraised(*others: Helper, budget: Budget | None = None) -> Appraisal:
    budget = budget or Budget(iterations=80)
    together = SharedSearch(others, MESSAGE)
    found = appraise(find_bot("level5"), CONTREES, VIEW, CODES, 7, budget, 4, together)
    return replace(found, seconds=0)


def of_own(number: int) -> SearchResult:
    """Return the search that this process makes of the question."""
    share = Budget(iterations=20)
    return think_once(find_bot("level5"), CONTREES, VIEW, CODES, 7, share, number)


class Patient(Helper):
    """A helper whose work can be waited for."""

    work: Thread

    def begin(self, job: SearchJob) -> Thread:
        self.work = super().begin(job)
        return self.work


def only(helper: Patient, own: list[int]) -> list[SearchResult]:
    """Four searches, of which this process makes the first when the helper has made the others."""

    def think(number: int) -> SearchResult:
        own.append(number)
        if not number:
            helper.work.join(20)
        return of_own(number)

    return SharedSearch([helper], MESSAGE).search(think, 4, Budget(iterations=20))


def alike(thoughts: list[SearchResult]) -> list[SearchResult]:
    return [replace(thought, seconds=0) for thought in thoughts]


def test_the_same_comes_out_however_many_search(helper: Patient) -> None:
    assert appraised(helper) == appraised()
    own: list[int] = []
    assert alike(only(helper, own)) == alike([of_own(number) for number in range(4)])
    assert own == [0], "the helper made the others"


def test_a_helper_that_died_is_replaced(helper: Patient) -> None:
    own: list[int] = []
    everything = alike([of_own(number) for number in range(4)])
    assert alike(only(helper, own)) == everything
    helper.kill()
    own.clear()
    assert alike(only(helper, own)) == everything
    assert sorted(own) == [0, 1, 2, 3], "what it left is searched by others"
    own.clear()
    assert alike(only(helper, own)) == everything
    assert own == [0], "another has taken its place"


def test_the_search_works_without_helpers_that_cannot_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(helper_processes, "worker_command", lambda: ["/nowhere/conquista"])
    assert appraised(Helper(), Helper()) == appraised()


def test_who_cancels_is_not_kept_waiting_and_the_helper_serves_again(helper: Patient) -> None:
    cancelled = [False]

    def think(number: int) -> SearchResult:
        cancelled[0] = True
        return of_own(number)

    endless = Budget(iterations=10**9, cancelled=lambda: cancelled[0])
    found = SharedSearch([helper], MESSAGE).search(think, 2, endless)
    assert len(found) == 1
    own: list[int] = []
    assert len(only(helper, own)) == 4
    assert own == [0]


def test_hands_and_searches_that_fill_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 1 <= parallel_searches() <= MAX_PROCESSES
    for cores, searches in ((1, 5), (2, 6), (4, 8), (6, 6), (8, 8)):
        monkeypatch.setattr(helper_processes, "parallel_searches", lambda cores=cores: cores)
        assert round_up_searches(5) == searches
    assert UNLIMITED.shared(3) == Budget(rollouts=False)


@pytest.mark.skipif(
    sys.platform != "linux" or parallel_searches() < 2, reason="needs two cores, and /proc"
)
def test_the_whole_tree_of_processes_dies_with_its_root() -> None:
    command = [sys.executable, "-m", "engine.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        # Once this is answered, the helpers have been started.
        worker.stdin.write(json.dumps({"ask": 1, **MESSAGE, "iterations": 400}).encode() + b"\n")
        worker.stdin.flush()
        assert json.loads(worker.stdout.readline())["thought"]["searches"] == 4
        tasks = Path(f"/proc/{worker.pid}/task")
        born = " ".join(task.read_text() for task in tasks.glob("*/children")).split()
        assert len(born) == min(parallel_searches(), 4) - 1
        ends = [os.pidfd_open(int(child)) for child in born]
        worker.stdin.write(json.dumps({"ask": 2, **MESSAGE, "iterations": 10**9}).encode() + b"\n")
        worker.stdin.flush()
        worker.kill()
        for end in ends:
            assert select.select([end], [], [], 20)[0], "a helper outlived the bots' process"
            os.close(end)
