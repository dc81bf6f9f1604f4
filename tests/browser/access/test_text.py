"""The board as text: whole games of all three through the accessibility tree alone, and its commands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from gladsheim.locales import text
from tests.browser.access.axe import grave_faults
from tests.browser.access.reader import Reader, act_at_once
from tests.browser.access.test_accessibility import SPOKEN
from tests.browser.company.company import SHORT
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_seats
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

WHOLE: dict[str, tuple[dict[str, Any], float]] = {
    "voluspa": (SHORT, 1.0),
    "valda": ({}, 0.45),
    "valhalla": ({"target": 30, "decks": 1, "glory_cap": 5}, 0.8),
}


# Everything that the polite region of the page says from now on.
LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector('#app > [aria-live]');
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def act_by_number(reader: Reader, sitting: Sitting) -> None:
    """Do the last thing that can be done now, and wait until the hall has it."""
    seq = sitting.view()["seq"]
    reader.ask(f"do {len(sitting.view()['choices'])}")
    reader.ask("yes")
    assert sitting.view()["seq"] > seq


def finished(sitting: Sitting) -> None:
    """The result that is told is the hall's."""
    scene = sitting.view()["scene"]
    shown = [row.split()[-1] for row in sitting.ranking()]
    assert shown == [scene["seats"][seat]["display"] for seat in scene["ranking"]]


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_game_by_the_accessibility_tree(open_page: OpenPage, game: str) -> None:
    """A game is played to its end by the text of the board and its command line, nothing else."""
    options, lively = WHOLE[game]
    page = open_page()
    sitting = open_seats(page, game, ["random"], 1, options)
    act_at_once(page, Reader(page))
    reader = Reader(page).open()
    assert reader.play(random.Random(7), lively) > 5
    finished(sitting)


def test_voluspas_commands(open_page: OpenPage) -> None:
    """Cells, lines, hand, spots, reasons and moves are asked for in words; a choice is asked for again."""
    page = open_page()
    sitting = open_seats(page, "voluspa", ["greedy"], 1, {"set": "base"})
    reader = Reader(page).open()
    assert reader.wait_for_turn()
    scene = sitting.view()["scene"]
    tile = scene["board"][0]
    name = text("en", f"voluspa-tile-{tile['tile']}")
    for line in (f"what is at {tile['at']}", f"row {tile['y']}", f"Read column {tile['x']}"):
        assert any(answer.startswith(f"{name}, ") for answer in reader.ask(line)), line
    assert reader.ask("what is at 90,90")[0].startswith("There is nothing at")
    hand = [text("en", f"voluspa-tile-{code}") for code in scene["seats"][0]["hand"]]
    assert [answer.partition(",")[0] for answer in reader.ask("my hand")] == hand
    best = reader.ask(f"where can {hand[0]} score")
    first = scene["seats"][0]["hand"][0]
    points = [choice["points"] for choice in sitting.view()["choices"] if choice.get("piece") == first]
    assert len(best) == min(40, len(points))
    assert str(max(points)) in best[0]
    assert reader.ask("where can this score") == best
    assert reader.ask(f"why not {hand[0]} at 90,90")[0].startswith("Not there")
    assert [line.partition(":")[0] for line in reader.ask("scores")] == ["Guest 0", "Askr"]
    assert "is not a command" in reader.ask("sing a song")[0]
    assert any("what is at 3,2" in answer for answer in reader.ask("help"))


def test_a_move_in_words_is_looked_at_before_it_is_made(open_page: OpenPage) -> None:
    """A move tells its points and why; then "no" leaves it as it was, and "yes" makes it, once only."""
    sitting = open_seats(open_page(), "voluspa", ["greedy"], 1, {"set": "base"})
    reader = Reader(sitting.page).open()
    assert reader.wait_for_turn()
    before = sitting.view()
    choice = max((one for one in before["choices"] if one["way"] == "beside"), key=lambda one: one["points"])
    play = f"play {text('en', 'voluspa-tile-' + choice['piece'])} at {choice['at']}"
    for _ in range(2):
        offered = reader.ask(play)
        assert offered[0].endswith(text("en", "table-points", points=choice["points"]))
        assert len(offered) > 2
        assert offered[-1] == text("en", "reader-sure")
        assert sitting.view()["seq"] == before["seq"]
        assert reader.ask("no") == [text("en", "reader-left")]
    reader.ask(play)
    assert reader.ask("yes") == [text("en", "reader-done")]
    assert sitting.view()["log"][len(before["log"])]["action"] == choice["action"]
    assert reader.ask("yes") == [text("en", "reader-nothing-to-do")]
    assert reader.ask("undo") == [text("en", "reader-not-now")]


@pytest.mark.parametrize("game", mostly_long(WHOLE, ["valda"]))
def test_what_others_do_is_announced_once(open_page: OpenPage, game: str) -> None:
    """Moves of others and one's own turn are said politely, each once, and nothing while nothing happens."""
    page = open_page()
    sitting = open_seats(page, game, ["greedy"], 1, WHOLE[game][0])
    reader = Reader(page).open()
    assert reader.wait_for_turn()
    page.evaluate(LISTEN)
    reader.ask("scores")
    reader.ask("my hand")
    assert page.evaluate("window.heard") == []
    act_by_number(reader, sitting)
    assert reader.wait_for_turn()
    heard = page.evaluate("window.heard")
    entries = sitting.view()["log"]
    assert 0 < len(heard) <= len(entries)
    assert len(set(heard)) == len(heard)
    others = sum(entry["seat"] != 0 for entry in entries)
    assert sum(text("en", "table-turn-yours") in said for said in heard) <= max(1, others)


@pytest.mark.parametrize("locale", SPOKEN)
def test_commands_are_understood_in_every_language(open_page: OpenPage, locale: str) -> None:
    """The first form of every command of the page's language is understood, and English besides."""
    page = open_page(locale=locale)
    open_seats(page, "voluspa", ["greedy"], 1, {"set": "base"})
    reader = Reader(page, locale).open()
    assert reader.wait_for_turn()
    unknown = text(locale, "reader-unknown", line="\0").partition("\0")[2]
    help_lines = reader.ask(text(locale, "reader-help").partition("|")[0].strip())
    asked = [line for line in help_lines[1:] if line]
    assert len(asked) > 15
    for line in [*asked, "my hand", "what is at 3,2"]:
        assert not reader.ask(line)[0].endswith(unknown), line


@pytest.mark.parametrize("game", mostly_long(WHOLE, ["valhalla"]))
def test_axe_finds_nothing_grave_in_the_text(open_page: OpenPage, game: str) -> None:
    """The panel of each game, with an answer in it, has no serious or critical fault."""
    page = open_page()
    open_seats(page, game, ["random", "random"], 1, {})
    reader = Reader(page).open()
    reader.wait_for_turn()
    reader.ask("help")
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(reader.panel).to_have_count(0)
