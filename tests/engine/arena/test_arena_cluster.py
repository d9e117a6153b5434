"""The arena on a dask cluster: the same results, and one line where there is none."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.arena import jobs
from engine.arena.jobs import WorkerPool
from engine.arena.measure import Contest, run_arena
from engine.core.errors import ConquistaError

GIVEN = Contest("cannir", 2, ["scripted", "random"], 6, 5)


def quiet(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key != "seconds"}


def test_without_the_library_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ConquistaError, match=r"pip install '.\[cluster\]'"):
        run_arena(GIVEN, crew=WorkerPool(cluster="tcp://127.0.0.1:8786"))


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Yield a scheduler with two workers on this machine, each a process of its own."""
    distributed = pytest.importorskip("distributed", reason="conquista[cluster] is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning")


@pytest.mark.slow
def test_a_cluster_plays_the_same_deals(address: str, tmp_path: Path) -> None:
    alone = quiet(run_arena(GIVEN))
    crew = WorkerPool(cluster=address, results_path=tmp_path / "results.jsonl")
    assert quiet(run_arena(GIVEN, crew=crew)) == alone
    # What is kept was played by nobody in particular.
    assert quiet(run_arena(GIVEN, crew=WorkerPool(results_path=crew.results_path))) == alone
    sprt = run_arena(replace(GIVEN, deals=200), crew=WorkerPool(cluster=address), sprt=(0, 200))
    assert sprt["sprt"]["verdict"] == "high"
    assert sprt["deals"] < 200


@pytest.mark.slow
def test_a_worker_of_another_version_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "engine_digest", lambda: "of tomorrow")
    with pytest.raises(ConquistaError, match="a worker has another version"):
        run_arena(GIVEN, crew=WorkerPool(cluster=address))


@pytest.mark.slow
def test_a_cluster_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="conquista[cluster] is not installed")
    monkeypatch.setattr(jobs, "CLUSTER_TIMEOUT_SECONDS", 1)
    for nowhere in ("tcp://127.0.0.1:9", "nonsense://here"):
        with pytest.raises(ConquistaError, match="does not answer"):
            run_arena(GIVEN, crew=WorkerPool(cluster=nowhere))
