"""What texts are held against."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType


def refusal_keys(refusals: ModuleType) -> set[str]:
    """Every refusal key a game's rules can give, read from their source."""
    tree = ast.parse(inspect.getsource(refusals))
    returned = (
        ast.walk(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Return) and node.value is not None
    )
    parts = (part for parts in returned for part in parts)
    keys = (part.value for part in parts if isinstance(part, ast.Constant))
    return {key for key in keys if isinstance(key, str) and key}
