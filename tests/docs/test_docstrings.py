"""Tests of how docstrings begin: a verb or a noun says what it is; no clause such as "What is sent"."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "gladsheim"
CLAUSES = frozenset({"What", "Who", "Whoever", "Whom", "Whose", "There", "How"})
FLAGS = ("bool", "Flags", "int")
"""Answers of functions that may begin with "Whether": kernels answer 0 or 1."""
LATER: tuple[str, ...] = (
    *("core/applied.py", "core/game.py", "core/rules.py", "core/contract/", "core/positions/record_state.py"),
    *("core/positions/copying.py", "core/state.py", "core/telling/columns.py"),
    *("games/valda/game.py", "games/valda/bot_kit.py", "games/valda/presenter.py", "games/valda/rules/setup.py"),
    *("games/valhalla/game.py", "games/valhalla/bot_kit.py", "games/valhalla/presenter.py"),
    *("games/valhalla/rules/setup.py", "games/voluspa/game.py", "games/voluspa/bot_kit.py"),
    *("games/voluspa/presenter.py", "games/voluspa/views/"),
    *("server/jobs/", "server/reviews/", "server/wire/", "store/results/"),
)
"""Folders and modules of the package whose docstrings are still to be rewritten."""


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
        if not name.startswith(LATER):
            for owner, text in docstrings(ast.parse(file.read_text("utf-8"))):
                if said := fault(owner, str(text.value)):
                    found.append(f"{name}:{text.lineno} {said}")
    assert found == []


def test_what_is_left_for_later_exists() -> None:
    """Each folder that is left out is there, so that none is left out by mistake."""
    assert [name for name in LATER if not (PACKAGE / name).exists()] == []
