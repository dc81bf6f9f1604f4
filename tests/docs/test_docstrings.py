"""Tests of how docstrings begin: a verb or a noun says what it is; no clause such as "What is sent"."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "gladsheim"
CLAUSES = frozenset({"What", "Who", "Whoever", "Whom", "Whose", "There", "How"})
FLAGS = ("bool", "Flags", "int")
"""Answers of functions that may begin with "Whether": kernels answer 0 or 1."""


def docstrings(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.Constant]]:
    """Yield each docstring of a module, also of constants and attributes, with what it describes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            for owner, statement in zip([node, *node.body], node.body, strict=False):
                described = owner is node or isinstance(owner, ast.Assign | ast.AnnAssign)
                if (
                    described
                    and isinstance(statement, ast.Expr)
                    and isinstance(statement.value, ast.Constant)
                ):
                    yield owner, statement.value


def fault(owner: ast.AST, text: str) -> str | None:
    """Return why a docstring may not begin as it does, or None."""
    first = next(iter(text.split()), "")
    if first in CLAUSES:
        return f"begins with {first!r}"
    if first == "Whether" and isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef):
        answer = "nothing" if owner.returns is None else ast.unparse(owner.returns)
        if not any(flag in answer for flag in FLAGS):
            return f"begins with 'Whether' and returns {answer}"
    return None


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('def f() -> int:\n    """What is sent."""', ["begins with 'What'"]),
        ('class C:\n    """Who sits there."""', ["begins with 'Who'"]),
        ('MOST = 3\n"""How many there may be."""', ["begins with 'How'"]),
        ('def f() -> str:\n    """Whether it is sent."""', ["begins with 'Whether' and returns str"]),
        ('def f() -> bool:\n    """Whether it is sent."""', []),
        ('class C:\n    """Message to a socket."""\n    x: bool = True\n    """Whether it is sent."""', []),
        ('"""Text of a module."""\ndef f() -> None:\n    """Send it. What is left stays."""', []),
    ],
)
def test_a_clause_is_found(code: str, found: list[str]) -> None:
    """A docstring that begins with a bare clause is named, whatever it describes; others are not."""
    faults = [fault(owner, str(text.value)) for owner, text in docstrings(ast.parse(code))]
    assert [one for one in faults if one is not None] == found


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    """No docstring of the package begins with a bare clause."""
    files = sorted(PACKAGE.rglob("*.py"))
    assert files
    found = []
    for file in files:
        name = file.relative_to(PACKAGE).as_posix()
        for owner, text in docstrings(ast.parse(file.read_text("utf-8"))):
            if said := fault(owner, str(text.value)):
                found.append(f"{name}:{text.lineno} {said}")
    assert found == []
