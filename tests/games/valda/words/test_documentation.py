"""What the pages on Valda for players and for programs say is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gladsheim.core.game import Json
from gladsheim.games import from_document, game, info
from gladsheim.games.valda.acts import WORDS
from gladsheim.games.valda.book import built_in
from gladsheim.games.valda.rulings import RULINGS
from gladsheim.locales import LOCALES, text
from gladsheim.testing.ledger import rule

DOCS = Path(__file__).parents[4] / "docs"
PAGES = ("voluspa.md", "valda.md")
TEXT = (DOCS / "players" / "valda.md").read_text("utf-8")
AS_TEXT = (DOCS / "researchers" / "games.md").read_text("utf-8")
"""The options, actions and positions of all games."""


def position() -> Json:
    """The example of a position."""
    found = re.search(r"### Positions of Valda\n.*?```json\n(.*?)```", AS_TEXT, re.DOTALL)
    assert found is not None
    document: Json = json.loads(found[1])
    return document


def test_the_pages_of_both_games_have_the_same_headings() -> None:
    """Whoever knows one page finds the way about the other."""
    headings = [
        re.findall(r"^## .*", (DOCS / "players" / name).read_text("utf-8"), re.MULTILINE) for name in PAGES
    ]
    assert headings[0] == headings[1]


def test_the_example_of_a_position_is_legal_and_as_described() -> None:
    """Seat 1 may build what the page says, and none of Tyr."""
    state = from_document(position())
    assert state.current_player == 1
    built = [action for action in state.legal_actions() if action != "end"]
    assert built == ["build:mine", "build:drill", "build:heimdall", "build:surtur", "build:thor"]
    refusal = state.why_not("build:tyr")
    assert refusal is not None
    assert "Seat 2 owns" in refusal.message


def test_the_figures_of_the_notice_are_those_of_the_file() -> None:
    """Cards, attested and reconstructed ones, and kinds."""
    figures = built_in().figures
    words = " ".join(TEXT.split())
    assert f"Of the {sum(card.count for card in built_in().cards)} cards here" in words
    assert f"{figures.attested_copies} have a published name" in words
    assert f"the other {figures.reconstructed_copies} are reconstructed" in words
    assert f"the {len(built_in().cards)} kinds of cards" in AS_TEXT


@rule("VA-2.6")
@pytest.mark.parametrize("locale", LOCALES)
def test_starting_resources_are_told_in_figures(locale: str) -> None:
    """On the rules page of each language and in the documentation, as the card file has them."""
    rows = built_in().start
    figures = ["-".join(map(str, row)) for players in sorted(rows) for row in rows[players]]
    assert re.findall(r"\d-\d-\d", text(locale, "rulesvalda-VA-2-6")) == figures
    assert re.findall(r"\d-\d-\d", TEXT) == figures


def test_every_kind_of_action_and_every_option_is_listed() -> None:
    """No word of the action texts and no option of the game is missing."""
    table = AS_TEXT.split("### Actions of Valda\n")[1].split("### Position")[0]
    assert {text.split(":")[0] for text in re.findall(r"`([a-z]+[^`\s]*)`", table)} >= set(WORDS)
    options = AS_TEXT.split("### Options of Valda\n")[1].split("### Actions")[0]
    for option in info("valda").option_list:
        assert f"| `{option.name}` |" in options
    assert set(game("valda", rulings=RULINGS.names[:1]).options) == {
        option.name for option in info("valda").option_list
    }
