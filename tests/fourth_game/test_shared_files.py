"""What games share names none of them: a new game has its own files and a line of the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from gladsheim import locales
from gladsheim.games import _GAMES as GAMES
from tests.games.test_rule_anchors import texts
from tests.locales.sayable import FOLDER

ROOT = Path(__file__).resolve().parents[2]
ENGINES, PAGE = ROOT / "src/gladsheim/games", ROOT / "web"
NAMED = re.compile(r"(?<![a-z])(?:" + "|".join(GAMES) + r")(?![a-z])")
COMMENT = re.compile(r"^\s*(?://|/?\*).*|<!--.*?-->", re.M)
GENERATED = ("schema.d.ts", "shapes.d.ts")


def page() -> Iterator[tuple[Path, str]]:
    """The page's sources outside the folders of games, and the programs that build it, without comments."""
    for folder in ("build", "src"):
        for path in (PAGE / folder).rglob("*"):
            own = any(PAGE / "src/games" / game in path.parents for game in GAMES)
            shared = path.suffix in (".ts", ".svelte") and ".test." not in path.name
            if shared and not own and path.name not in GENERATED:
                yield path, COMMENT.sub("", path.read_text(encoding="utf-8"))


def package() -> Iterator[tuple[Path, str]]:
    """What the package's sources outside the folders of games say and import, docstrings left out."""
    for path in (ROOT / "src/gladsheim").rglob("*.py"):
        # A built documentation site has copies of the examples.
        if (
            ROOT / "src/gladsheim/server/site" in path.parents
            or any((ENGINES / game) in path.parents for game in GAMES)
            or path == ENGINES / "__init__.py"
        ):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        yield path, "\n".join([*texts(tree), *imported])


def catalogues() -> Iterator[tuple[Path, str]]:
    """The ids of the texts that games share."""
    for path in (FOLDER / locales.FALLBACK).glob("*.ftl"):
        if not NAMED.search(path.name):
            yield path, "\n".join(re.findall(r"^[\w-]+", path.read_text(encoding="utf-8"), re.M))


def test_no_shared_file_names_a_game() -> None:
    """Neither the page nor the package nor the texts, but for the registry."""
    found = [*page(), *package(), *catalogues()]
    assert len(found) > 300
    assert [str(path.relative_to(ROOT)) for path, text in found if NAMED.search(text)] == []
