"""Measures speeds and prints them as ratios: `python benchmarks/run.py [--markdown] [NAME]`.

Every other module here except timing.py is one benchmark: its `run()` yields the lines to print.
Ratios are what to compare between machines and changes; the times beside them are this machine's.
With `--markdown` the benchmarks of docs/performance.md yield the table that stands there instead,
by their `markdown()`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
NAMES = sorted(file.stem for file in HERE.glob("*.py") if file.stem not in ("run", "timing"))


#: The option that asks for tables.
MARKDOWN = "--markdown"


def main(given: list[str]) -> int:
    """Run the named benchmarks, all of them when none is named."""
    wanted = [name for name in given if name != MARKDOWN]
    if unknown := set(wanted) - set(NAMES):
        print(f"no such benchmark: {', '.join(unknown)} (there are: {', '.join(NAMES)})")
        return 2
    import engine.core.rng

    compiled = not str(engine.core.rng.__file__).endswith(".py")
    print(f"Hot modules: {'compiled' if compiled else 'interpreted'}")
    for name in wanted or NAMES:
        module = import_module(f"benchmarks.{name}")
        run = getattr(module, "markdown", module.run) if MARKDOWN in given else module.run
        for line in run():
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(HERE.parent))
    sys.exit(main(sys.argv[1:]))
