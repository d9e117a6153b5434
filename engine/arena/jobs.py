"""Distribute the deals of a measurement: this process, several processes, or a cluster.

The results arrive in the same order in all cases. Deals whose results are in a file are not played
again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any

from engine.arena.deals import DealConfig, PlayedGame, play_deal
from engine.arena.results_file import ResultsFile, engine_digest
from engine.core.errors import ConquistaError
from engine.system.ctrl_c import delaying_interrupt

#: The number of a line-up, and a deal.
Task = tuple[int, int]
#: Plays the rotations of a task.
Play = Callable[[Task], list[PlayedGame]]
#: The rotations of each task, in order.
Results = Generator[list[PlayedGame], None, None]
#: Seconds to wait for a cluster.
CLUSTER_TIMEOUT_SECONDS = 15


@dataclass(frozen=True, slots=True)
class WorkerPool:
    """Where the deals are played, and where the results are kept."""

    #: Number of processes on this machine.
    jobs: int = 1
    #: The address of a dask scheduler whose workers play instead.
    cluster: str | None = None
    #: A file of results: deals in it are not played again, new results are appended.
    results_path: Path | None = None


#: This process alone, without a file.
SINGLE_PROCESS = WorkerPool()


def play_all(settings: Sequence[DealConfig], deals: int, crew: WorkerPool) -> Results:
    """Yield the rotations of every deal with every line-up, deal after deal.

    Raises ConquistaError when there are no processes, when the file of results is damaged or
    belongs to another measurement, and when the cluster does not answer.
    """
    if crew.jobs < 1:
        raise ConquistaError(f"jobs: {crew.jobs}, expected at least 1", "jobs")
    tasks = [(number, deal) for deal in range(deals) for number in range(len(settings))]
    if crew.results_path is None:
        yield from _play_tasks(settings, tasks, crew)
        return
    results_file = ResultsFile(crew.results_path, settings)
    known = results_file.load()
    yield from islice(known, len(tasks))
    open_tasks = tasks[len(known) :]
    with closing(_play_tasks(settings, open_tasks, crew)) as played:
        for task, games in zip(open_tasks, played, strict=True):
            results_file.add(task, games)
            yield games


def _play_tasks(settings: Sequence[DealConfig], tasks: list[Task], crew: WorkerPool) -> Results:
    if crew.cluster is not None:
        play = partial(_play_on_worker, engine_digest(), settings)
        return _play_on_cluster(crew.cluster, play, tasks)
    return _play_locally(partial(_play, settings), tasks, crew.jobs)


def _play(settings: Sequence[DealConfig], task: Task) -> list[PlayedGame]:
    number, deal = task
    return play_deal(settings[number], deal)


def _play_on_worker(digest: str, settings: Sequence[DealConfig], task: Task) -> list[PlayedGame]:
    """Play on another machine, provided that it has the same rules and bots."""
    if engine_digest() != digest:
        raise ConquistaError("cluster: a worker has another version of Conquista", "version")
    return _play(settings, task)


def _play_locally(play: Play, tasks: list[Task], jobs: int) -> Results:
    """Yield the results of the tasks in order, played by `jobs` processes.

    Raises ConquistaError when a process is lost.
    """
    if jobs == 1 or not tasks:
        yield from map(play, tasks)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), get_context("spawn"))
    try:
        with delaying_interrupt():
            played = pool.map(play, tasks)
        yield from played
    except BrokenProcessPool:
        raise ConquistaError("jobs: one of the processes was lost", "jobs") from None
    except BaseException:
        # The consumer stopped or was interrupted: results of running games are not needed.
        for child in set(active_children()) - others:
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _play_on_cluster(address: str, play: Play, tasks: list[Task]) -> Results:
    """Yield the results of the tasks in order, played by a dask cluster.

    Raises ConquistaError when dask is not installed or the cluster does not answer.
    """
    try:
        import distributed
    except ImportError:
        raise ConquistaError(
            "cluster: dask is not installed (pip install '.[cluster]')", "extra"
        ) from None
    try:
        client: Any = distributed.Client(
            address, timeout=CLUSTER_TIMEOUT_SECONDS, set_as_default=False
        )
    except (OSError, ValueError) as error:
        raise ConquistaError(f"cluster: {address} does not answer: {error}", "cluster") from None
    # The consumer may stop early: closing the client abandons the remaining deals.
    with client:
        try:
            # Not pure: with a clock, the same deal can end differently.
            for future in client.map(play, tasks, pure=False):
                yield future.result()
        except (OSError, CancelledError, distributed.KilledWorker) as error:
            reason = f"{type(error).__name__}: {error}"
            raise ConquistaError(f"cluster: {address} was lost: {reason}", "cluster") from None
