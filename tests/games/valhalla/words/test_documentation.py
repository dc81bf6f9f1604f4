"""What the pages on Valhalla for players and for programs say is so."""

from __future__ import annotations

import json
import re
from pathlib import Path

from gladsheim.core.game import Json
from gladsheim.games import from_document, game, info
from gladsheim.games.valhalla.notation.actions import FORMS, PLAIN
from gladsheim.games.valhalla.options import TARGETS
from gladsheim.games.valhalla.pieces import CARDS

DOCS = Path(__file__).parents[4] / "docs"
PAGES = ("voluspa.md", "valda.md", "valhalla.md")
TEXT = (DOCS / "players" / "valhalla.md").read_text("utf-8")
AS_TEXT = (DOCS / "researchers" / "games.md").read_text("utf-8")
"""The options, actions and positions of all games."""


def position() -> Json:
    """The example of a position."""
    found = re.search(r"### Positions of Valhalla\n.*?```json\n(.*?)```", AS_TEXT, re.DOTALL)
    assert found is not None
    document: Json = json.loads(found[1])
    return document


def test_the_pages_of_all_games_have_the_same_headings() -> None:
    """Whoever knows one page finds the way about the others."""
    headings = [
        re.findall(r"^## .*", (DOCS / "players" / name).read_text("utf-8"), re.MULTILINE) for name in PAGES
    ]
    assert headings[0] == headings[1] == headings[2]


def test_the_example_of_a_position_is_legal_and_as_described() -> None:
    """Seat 0 has the choices that the page names, and the ace brings what it says."""
    state = from_document(position())
    assert state.current_player == 0
    assert sorted(state.legal_actions()) == [
        "ace:ace-suns:2,0",
        "glory",
        "pass",
        "use:betrayal:event",
        "use:diplomat:person",
    ]
    assert state.preview("ace:ace-suns:2,0").points == 2
    assert state.document() == position()


def test_every_kind_of_action_and_every_option_is_listed() -> None:
    """Each form of the action texts has an example, and no option of the game is missing."""
    section = AS_TEXT.split("### Actions of Valhalla\n")[1].split("### Position")[0]
    table = [line for line in section.splitlines() if line.startswith("|")]
    texts = re.findall(r"`([a-z]+[^`\s]*)`", " ".join(table))
    assert set(PLAIN) <= set(texts)
    for form in FORMS.values():
        assert any(form.fullmatch(text) for text in texts), form.pattern
    assert all(text in PLAIN or any(form.fullmatch(text) for form in FORMS.values()) for text in texts)
    options = AS_TEXT.split("### Options of Valhalla\n")[1].split("### Actions")[0]
    kind = info("valhalla")
    for option in kind.option_list:
        assert f"| `{option.name}` |" in options
    chosen = game("valhalla", rulings=kind.traits.rulings.names).options
    assert set(chosen) == {option.name for option in kind.option_list}
    for row in kind.traits.rulings.rows:
        assert f"| `{row.name}` |" in TEXT
    for name, points in TARGETS.items():
        assert f"{points} ({name})" in options


def test_the_figures_of_the_deck_are_those_of_its_file() -> None:
    """The number of cards, and which of them are of two types."""
    words = " ".join(TEXT.split())
    assert f"lists the {len(CARDS)} cards of the Decktet" in " ".join(AS_TEXT.split())
    double = [card.name.removeprefix("The ") for card in CARDS if len(card.types) > 1]
    assert f"{', '.join(double[:-1])} and {double[-1]} are both location and event" in words


def test_everybody_who_made_the_game_is_credited() -> None:
    """The page of the game and that of the credits name the author of the game and of the Decktet."""
    page = (DOCS.parent / "CREDITS.md").read_text("utf-8")
    made = info("valhalla").traits.credits
    for name in (made["designer"], made["decktet"]):
        assert name in TEXT
        assert name in page
