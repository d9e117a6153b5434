"""How benchmarks measure: the best of several runs, as a ratio to a reference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter


def seconds(function: Callable[[], object], budget: float = 0.5) -> float:
    """Seconds per call: the best of batches measured within the budget (seconds)."""
    function()
    calls, best, start = 1, float("inf"), perf_counter()
    while perf_counter() - start < budget:
        begun = perf_counter()
        for _ in range(calls):
            function()
        elapsed = perf_counter() - begun
        best = min(best, elapsed / calls)
        if elapsed < budget / 20:
            calls *= 2
    return best


def compare(title: str, functions: Mapping[str, Callable[[], object]]) -> Iterator[str]:
    """A heading, then a line per function: its time and its ratio to the first one's."""
    yield f"\n{title}"
    reference = None
    for name, function in functions.items():
        time = seconds(function)
        reference = reference or time
        yield f"  {name:<32} {_readable(time):>10}  × {time / reference:.3g}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table in Markdown; all columns but the first are of numbers."""
    yield ""
    yield f"| {' | '.join(heads)} |"
    yield f"| --- |{' ---: |' * (len(heads) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def _readable(time: float) -> str:
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if time * factor >= 1:
            return f"{time * factor:.1f} {unit}"
    return f"{time * 1e9:.0f} ns"
