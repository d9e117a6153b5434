"""Which tests `make quick` runs."""

from __future__ import annotations

from tests.quick import affordable, imported, nearest

TEXTS = {
    "a/__init__.py": "",
    "a/core.py": "",
    "a/game.py": "from .core import (\n    State,\n)\n",
    "a/window.py": "def show():\n    from a import game\n",
    "tests/conftest.py": "import a.window\n",
    "tests/deep/conftest.py": "",
    "tests/deep/test_window.py": "import a.window as shown\n",
    "tests/deep/test_page.py": 'PAGE = "docs/page.md"\n',
    "tests/test_core.py": "import json\nfrom a.core import State\n",
}


def test_imports_are_found_wherever_and_however_they_are_written() -> None:
    assert imported("a/b/c.py", "from ..d import e, f\nfrom . import g") == {
        "a.d", "a.d.e", "a.d.f", "a.b", "a.b.g",
    }  # fmt: skip
    assert imported("a/b.py", "  import c.d, e as f") >= {"c.d", "e"}


def test_the_nearest_tests_come_first() -> None:
    # The root's conftest imports the window, which imports the game, which imports the core.
    assert nearest(["a/core.py"], TEXTS) == [
        "tests/test_core.py",
        "tests/deep/test_window.py",
        "tests/deep/test_page.py",
    ]
    assert nearest(["tests/deep/test_page.py"], TEXTS) == ["tests/deep/test_page.py"]
    assert set(nearest(["tests/deep/conftest.py"], TEXTS)) == {
        "tests/deep/test_window.py",
        "tests/deep/test_page.py",
    }


def test_other_files_select_the_tests_that_name_them() -> None:
    assert nearest(["docs/page.md"], TEXTS) == ["tests/deep/test_page.py"]
    assert nearest(["docs/other.md", "tests/test_deleted.py"], TEXTS) == []


def test_no_more_is_run_than_there_is_time_for() -> None:
    times = {"first": 3.0, "second": 4.0, "third": 1.0}
    assert affordable(times, times, 7.5) == ["first", "second"]
    assert affordable(times, times, 1) == ["first"]
    # Nobody knows how long a new one takes: it may fit, but not many of them.
    assert affordable(["new", *times], times, 6.5) == ["new", "first"]
