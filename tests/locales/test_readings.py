"""Texts of rules follow the readings of a table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gladsheim.core.rulings import Ruling
from gladsheim.games import game, names
from gladsheim.games.voluspa.pieces import TILES
from gladsheim.locales import LOCALES, text
from tests.fourth_game.registered import with_a_page
from tests.locales.sayable import FOLDER

PAGE = Path(__file__).parents[2] / "web/src/games"
READINGS = [row for name in names() for row in game(name).traits.rulings.rows]
# A paragraph of a rules page, and the rules that it tells: "V-5.1 V-5.13", with examples after a colon.
TOLD = re.compile(r"'((?:V[AH]?-[\d.]+[a-z]?)(?: V[AH]?-[\d.]+[a-z]?)*)(?::[\w,-]+)?'")
UNSAID = {
    "dwarf-never-zero": "the help of a Dwarf does not speak of Hels alone",
    "skadi-no-refill": "the help of Skadi does not speak of the draw deck",
    "boosters-unlimited": "no help counts the tokens",
    "hermod-frees": "the prompt tells what is possible",
    "lone-start-scores-nothing": "only reasons speak of it, which are those of the engine",
    "thor-costs-three": "costs are those of the position",
    "trade-any-four": "trades are those of the position",
    "area-opens-at-one-loss": "the help of areas does not say when one opens again",
}
"""Readings of which no text at a table speaks besides the list of readings."""
PARTS = ("voluspa-about", "rulesvoluspa-tile")


def changed(locale: str, reading: str) -> set[str]:
    """The messages that say something else where this reading is played."""
    found = set()
    for path in (FOLDER / locale).glob("*.ftl"):
        for name, pattern in re.findall(
            r"^([\w-]+) = (.*(?:\n(?![a-zA-Z#]).*)*)", path.read_text(), re.MULTILINE
        ):
            if f"${reading} " in pattern and text(locale, name) != text(locale, name, **{reading: "on"}):
                found.add(name)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("row", READINGS, ids=lambda row: row.name)
def test_each_reading_changes_the_same_texts_in_each_language(row: Ruling, locale: str) -> None:
    """And at least one; the text quotes the reading or says the same in a figure."""
    found = changed(locale, row.name)
    assert found == changed("en", row.name)
    assert found


@pytest.mark.parametrize("name", with_a_page())
def test_no_paragraph_states_the_default_where_a_reading_replaces_its_rule(name: str) -> None:
    """Paragraphs of the rules page: each that tells the rule has another text at such a table."""
    source = (PAGE / name / "help/rules.ts").read_text(encoding="utf-8")
    # Answers to questions quote rules that are told elsewhere.
    source = re.sub(r"questions\(\s*\[.*?\]", "", source.partition("sections: Section")[2], flags=re.DOTALL)
    paragraphs = [found.split() for found in TOLD.findall(source)]
    wrong = []
    for row in game(name).traits.rulings.rows:
        found = changed("en", row.name)
        for rules in paragraphs:
            told = [rule for rule in rules if rule in row.instead]
            first = f"rules{name}-{rules[0].replace('.', '-')}"
            if told and first not in found:
                wrong.append((row.name, first))
    assert not wrong


def test_no_tile_states_the_default_where_a_reading_replaces_its_rule() -> None:
    """The help of a tile, or what the rules page adds to it."""
    wrong = []
    for row in game("voluspa").traits.rulings.rows:
        found = changed("en", row.name)
        kinds = [tile.code for tile in TILES if {*tile.rules} & {*row.instead}]
        if kinds and not found & {f"{part}-{code}" for part in PARTS for code in kinds}:
            wrong.append(row.name)
    assert not wrong


@pytest.mark.parametrize("name", names())
def test_each_reading_changes_what_a_table_says_of_its_rule(name: str) -> None:
    """The help of cards, tiles and gods, and advice; or it is known that these do not speak of it."""
    rows = {row.name for row in game(name).traits.rulings.rows}
    told = {row for row in rows if any(message.startswith(f"{name}-") for message in changed("en", row))}
    assert rows - told == rows & {*UNSAID}
