"""What the sources of a game's refusals say: the ids of messages that stand in them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType

MAKERS = frozenset({"refusal", "phrase"})
"""The functions that make words of an id."""
KEBAB = re.compile(r"[a-z]+(-[a-z]+)+")
Families = Mapping[str, Iterable[str]]
"""Beginnings of ids that are made of parts, with all their ends."""


def literals(package: ModuleType) -> set[str]:
    """All strings in the modules that refuse actions."""
    return {
        node.value
        for tree in trees(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def named(package: ModuleType) -> set[str]:
    """The ids in those modules: what is given to the makers of words, and all that look like ids."""
    given = {
        node.value
        for tree in trees(package)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in MAKERS
        for node in choices(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return given | {one for one in literals(package) if KEBAB.fullmatch(one)}


def choices(node: ast.expr) -> Iterator[ast.expr]:
    """What an expression may be."""
    if isinstance(node, ast.IfExp):
        yield from choices(node.body)
        yield from choices(node.orelse)
    else:
        yield node


def made(families: Families) -> set[str]:
    """All ids of the families."""
    return {f"{start}-{end.replace('_', '-')}" for start, ends in families.items() for end in ends}


def trees(package: ModuleType) -> Iterator[ast.Module]:
    """The modules that refuse actions."""
    folder = Path(str(package.__file__)).parent
    for path in [
        *sorted((folder / "reasons").glob("*.py")),
        *(path for name in ("actions", "phrases") if (path := folder / f"notation/{name}.py").is_file()),
        folder / "game.py",
    ]:
        yield ast.parse(path.read_text(encoding="utf-8"))
