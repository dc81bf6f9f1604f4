"""Writes the figures of docs/contributors/house.md: `python -m scripts.house`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "contributors" / "house.md"
BEGIN, END = "<!-- figures of scripts/house.py -->\n", "<!-- end of figures -->\n"
FIGURES = re.compile(f"(?<={BEGIN}).*(?={END})", re.DOTALL)
CODE = (".py", ".ts", ".svelte")
GENERATED = ("node_modules", "page/assets", ".d.ts")
TOLERATED = 0.1
"""The page is out of date when a figure differs by more than this share, and by more than `FEW`."""
FEW = 5
HEAD = """
| folder | files | lines | longest file | functions | longest function | tests | comment lines in 1,000 |
|---|---|---|---|---|---|---|---|
"""


class Figures(NamedTuple):
    """Measures of a folder. Functions and comments are counted in Python alone."""

    files: int
    lines: int
    longest_file: int
    functions: int
    longest_function: int
    tests: int
    comments: int


def folders() -> list[str]:
    """The folders that have a row: those of the package, and those beside it."""
    package = ROOT / "src" / "gladsheim"
    inside = sorted(one for one in package.iterdir() if any(one.glob("*.py")))
    return [str(one.relative_to(ROOT)) for one in inside] + ["benchmarks", "scripts", "tests", "web/src"]


def measure(folder: str) -> Figures:
    """Count what is in a folder and below it, without what is generated."""
    files = [path for path in sorted((ROOT / folder).rglob("*")) if _is_code(path)]
    texts = [(path.suffix, path.read_text("utf-8")) for path in files]
    lengths = [text.count("\n") for _, text in texts]
    python = [text for suffix, text in texts if suffix == ".py"]
    functions = [one for text in python for one in _functions(text)]
    comments = sum(len(re.findall(r"^\s*#", text, re.MULTILINE)) for text in python)
    tests = sum(one.name.startswith("test_") for one in functions)
    tests += sum(len(re.findall(r"^\s*(?:it|test)[.(]", text, re.MULTILINE)) for _, text in texts)
    return Figures(
        len(files),
        sum(lengths),
        max(lengths),
        len(functions),
        max((1 + (one.end_lineno or 0) - one.lineno for one in functions), default=0),
        tests,
        round(1000 * comments / max(1, sum(text.count("\n") for text in python))),
    )


def figures() -> dict[str, Figures]:
    """The figures of all folders."""
    return {folder: measure(folder) for folder in folders()}


def written(found: dict[str, Figures]) -> str:
    """The figures as the page has them."""
    rows = [" | ".join([f"`{folder}`", *(f"{one:,}" for one in row)]) for folder, row in found.items()]
    return HEAD + "".join(f"| {row} |\n" for row in rows) + "\n"


def read(page: str) -> dict[str, Figures]:
    """The figures that a page has."""
    rows = re.findall(r"^\| `(.+?)` \| (.*) \|$", page, re.MULTILINE)
    return {folder: Figures(*(int(one.replace(",", "")) for one in row.split(" | "))) for folder, row in rows}


def outdated(page: dict[str, Figures], now: dict[str, Figures]) -> list[str]:
    """Return a line for each figure of a page that is out of date."""
    told = [f"{folder}: no row" for folder in now.keys() - page.keys()]
    told += [f"{folder}: no such folder" for folder in page.keys() - now.keys()]
    for folder in sorted(page.keys() & now.keys()):
        for name, then, is_now in zip(Figures._fields, page[folder], now[folder], strict=True):
            if abs(is_now - then) > max(FEW, TOLERATED * then):
                told.append(f"{folder}: {name} {then} is now {is_now}")
    return told


def _is_code(path: Path) -> bool:
    return path.suffix in CODE and not any(part in path.as_posix() for part in GENERATED)


def _functions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def main() -> None:
    """Write the figures of now into the page."""
    page = PAGE.read_text("utf-8")
    PAGE.write_text(FIGURES.sub(lambda _: written(figures()), page), "utf-8")


if __name__ == "__main__":
    main()
