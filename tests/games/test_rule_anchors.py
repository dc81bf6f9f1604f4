"""Every rule that an engine cites is told on the rules page of its game, where a link to it leads."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gladsheim.games import info
from tests.locales.sayable import FOLDER

ROOT = Path(__file__).resolve().parents[2]
GAMES = {"voluspa": "V", "valda": "VA", "valhalla": "VH"}


def ids(game: str, text: str) -> list[str]:
    """The ids of a game's rules in a text."""
    return re.findall(rf"(?<![A-Za-z0-9]){GAMES[game]}-\d+(?:\.\d+)?", text)


def texts(tree: ast.Module) -> Iterator[str]:
    """Every text of a module that is no docstring."""
    doc = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in doc:
            yield node.value


def cited(game: str) -> set[str]:
    """What the engine says of rules in refusals, faults, rows of pieces, and the words of all these."""
    folder = ROOT / "src/gladsheim/games" / game
    said = [text for path in folder.rglob("*.py") for text in texts(ast.parse(path.read_text("utf-8")))]
    said += [path.read_text("utf-8") for path in FOLDER.glob(f"*/why-{game}.ftl")]
    said += [path.read_text("utf-8") for path in FOLDER.glob("*/faults.ftl")]
    return {one for text in said for one in ids(game, text)}


def rules_source(game: str) -> str:
    """The sections of a game's rules page."""
    return (ROOT / f"web/src/games/{game}/help/rules.ts").read_text("utf-8")


def anchored(game: str) -> list[str]:
    """The ids that have their place on the page: with a paragraph, a ruling, or a piece."""
    source = rules_source(game)
    part = source[source.index("export const sections") :]
    # The chapter of the rulings is named once for the paragraph and once for its lines.
    part = re.sub(r"rulings\([^)]*\)", "", part)
    # Answers to questions quote rules that have their places elsewhere.
    found = ids(game, re.sub(r"questions\(\s*\[.*?\]", "", part, flags=re.DOTALL))
    # Only the page of Völuspá tells rules with its pieces.
    rows = info(game).pieces() if game == "voluspa" else []
    pieces = {rule for row in rows for rule in row["rules"]}
    return [*found, *sorted(pieces - set(found)), *numbered_rulings(source)]


def numbered_rulings(source: str) -> list[str]:
    """The ids of the lines of the chapter of rulings, where each has one: V-14.1."""
    chapter = re.search(r"rulings\(RULINGS, '([\w-]+)'\)", source)
    if chapter is None:
        return []
    listed = re.search(r"const RULINGS = \[(.*?)\];", source, re.DOTALL)
    assert listed is not None
    return [f"{chapter[1]}.{number}" for number in range(1, listed[1].count("',") + 1)]


def ruling_lines(source: str) -> list[set[str]]:
    """For each line of the chapter of rulings where its readings are told: by its id, or what it decides."""
    listed = re.search(r"const RULINGS = \[(.*?)\];", source, re.DOTALL)
    assert listed is not None
    numbered = [{one} for one in numbered_rulings(source)]
    return numbered or [set(line.split()) for line in re.findall(r"'([^']*)'", listed[1])]


@pytest.mark.parametrize("game", GAMES)
def test_every_reading_has_its_place(game: str) -> None:
    """A reading is told with the ruling of ours that it is read instead of, where links to it lead."""
    there = set(anchored(game))
    for row in info(game).traits.rulings.rows:
        assert set(row.instead) <= there, row
        assert sum(not line.isdisjoint(row.instead) for line in ruling_lines(rules_source(game))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_can_be_gone_to(game: str) -> None:
    """A link to a rule leads to the rule itself, not only to its chapter."""
    there = set(anchored(game))
    assert sorted(rule for rule in cited(game) if rule not in there) == []
    assert len(cited(game)) > 30


@pytest.mark.parametrize("game", GAMES)
def test_each_rule_has_one_place(game: str) -> None:
    """An id twice on a page would lead to the first of them only."""
    found = anchored(game)
    assert sorted({rule for rule in found if found.count(rule) > 1}) == []
