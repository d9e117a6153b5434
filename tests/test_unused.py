"""Nothing is passed on or kept that nobody reads."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
CODE = ("engine", "desktop", "conquista", "examples", "i18n", "benchmarks", "packaging")
#: Functions that stand for those of another library, with its parameters.
FOREIGN = {"TypeVar", "action_space", "reset"}

#: What other libraries read.
FOREIGN_PRIVATE = {"_action_to_string", "_apply_action", "_legal_actions", "_mode"}
#: One keeps a task alive; the other is read by tests.
FOREIGN_PRIVATE |= {"_starting", "_budget"}
PRIVATE = re.compile(r"_[a-zA-Z].*(?<!_)$")

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Module(NamedTuple):
    """What a module defines and uses."""

    functions: list[Function]
    top: set[int]
    #: How often each name is called, and how often it is used otherwise.
    calls: Counter[str]
    values: Counter[str]
    #: Its private functions, attributes and variables, except parameters and what is imported.
    private: set[str]
    #: The names that it reads.
    read: set[str]


def nodes(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all below it, as `ast.walk` does in twice the time, but for contexts."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for name in node._fields:
            part = getattr(node, name, None)
            if type(part) is list:
                waiting += [item for item in part if isinstance(item, ast.AST)]
            elif name != "ctx" and isinstance(part, ast.AST):
                waiting.append(part)


def read_module(source: str) -> Module:
    tree = ast.parse(source)
    found = Module([], {id(node) for node in tree.body}, Counter(), Counter(), set(), set())
    for node in nodes(tree):
        if type(node) is ast.Call and isinstance(node.func, ast.Name | ast.Attribute):
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            found.calls[name] += 1
            found.values[name] -= 1
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            found.values[name] += 1
            if isinstance(node.ctx, ast.Load):
                found.read.add(name)
            elif PRIVATE.match(name):
                found.private.add(name)
        elif isinstance(node, Function):
            found.functions.append(node)
            if PRIVATE.match(node.name):
                found.private.add(node.name)
    return found


def unread(function: Function) -> list[str]:
    """Return the parameters that the body of a function does not read."""
    body = [
        part
        for part in function.body
        if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))
    ]
    if not body or isinstance(body[0], ast.Raise | ast.Pass) or function.decorator_list:
        return []
    given = function.args
    names = [one.arg for one in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    read = {node.id for part in body for node in nodes(part) if isinstance(node, ast.Name)}
    return [name for name in names if name not in read and name not in ("self", "cls")]


def unread_parameters(modules: dict[str, Module]) -> list[str]:
    """Return the parameters that are not read, of functions that are free to choose them.

    These are only called, never passed on, and override nothing: no other function has their name,
    or they are private to a module.
    """
    calls, values, owners = Counter[str](), Counter[str](), Counter[str]()
    for module in modules.values():
        calls.update(module.calls)
        values.update(module.values)
        owners.update(function.name for function in module.functions)
    found = []
    for path, module in modules.items():
        for function in module.functions:
            name = function.name
            is_private = name.startswith("_") and id(function) in module.top
            called, passed_on = (module.calls, module.values) if is_private else (calls, values)
            is_only_called = called[name] > 0 and passed_on[name] == 0
            if name not in FOREIGN and is_only_called and (is_private or owners[name] == 1):
                found += [f"{path}: {name}({one})" for one in unread(function)]
    return sorted(found)


def unread_private_names(modules: dict[str, Module]) -> list[str]:
    """Return what is private and read nowhere."""
    read = set().union(*(module.read for module in modules.values())) | FOREIGN_PRIVATE
    return sorted(f"{path}: {name}" for path, one in modules.items() for name in one.private - read)


def test_everything_is_read() -> None:
    modules = {
        file.relative_to(ROOT).as_posix(): read_module(file.read_text("utf-8"))
        for folder in CODE
        for file in sorted((ROOT / folder).rglob("*.py"))
    }
    assert unread_parameters(modules) == []
    assert unread_private_names(modules) == []


def test_what_nobody_reads_is_noticed() -> None:
    source = """
def fall(rain, wind):
    return rain

def _snow(rain, wind):
    return wind

def rise(wind):
    return 1

class Cloud:
    def __init__(self):
        self._is_dark = self._height = 1

keep(rise, Cloud()._height)
fall(1, 2), _snow(1, 2), rise(1)
"""
    modules = {"a.py": read_module(source)}
    assert unread_parameters(modules) == ["a.py: _snow(rain)", "a.py: fall(wind)"]
    assert unread_private_names(modules) == ["a.py: _is_dark"]
