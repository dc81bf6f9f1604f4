"""Whole games by every edition that is not the usual one, chosen on the form."""

from __future__ import annotations

import math
import random
import re

import pytest
from playwright.sync_api import Page, expect

import gladsheim
from gladsheim.records.reading import from_bytes
from gladsheim.records.replay import verify
from tests.browser.company.company import play_out_unseen
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_setup, origin, say, sit_down
from tests.browser.valda.playing import Table as ValdaTable
from tests.browser.valhalla.playing import Table as ValhallaTable
from tests.proof_options import mostly_long_rows

pytestmark = pytest.mark.browser

TABLES = {"valda": ValdaTable, "valhalla": ValhallaTable}
MOST = 3
"""So many decisions are made on the page in the short form; the hall's interface makes the others."""
FEW_POINTS = 10
"""Valhalla ends so early in the short form."""
EDITIONS = [
    (name, edition)
    for name in sorted(gladsheim.games())
    for edition, readings in gladsheim.game(name).traits.rulings.editions.items()
    if readings
]
EVERY = [(name, "") for name in sorted(set(gladsheim.games()) - {name for name, _ in EDITIONS})]
"""Games without an edition of that kind: all their readings at once."""


def choose(page: Page, game: str, edition: str) -> list[str]:
    """Choose an edition on the form, or every reading where it is ""; the names of the readings."""
    rulings = gladsheim.game(game).traits.rulings
    page.locator("summary", has_text=say("readings-title")).click()
    if edition:
        choice = page.get_by_role("combobox", name=re.compile("^" + re.escape(say("readings-edition"))))
        choice.select_option(label=say(f"readings{game}-edition-{edition}"))
        return list(rulings.editions[edition])
    for name in rulings.names:
        page.get_by_role("checkbox", name=say(f"readings{game}-{name}")).check()
    return list(rulings.names)


def play(sitting: Sitting, game: str, most: float) -> None:
    """Make so many decisions on the page, or all."""
    if game in TABLES:
        TABLES[game](sitting).play(random.Random(1), most=most)
        return
    made = 0
    while made < most and sitting.wait_for_turn():
        sitting.move()
        made += 1


@pytest.mark.parametrize(("game", "edition"), mostly_long_rows([*EDITIONS, *EVERY], EVERY))
def test_a_whole_game(open_page: OpenPage, game: str, edition: str, long: bool) -> None:
    """The table says by which edition, else by how many readings it plays, and its record holds."""
    page = open_page()
    open_setup(page, game)
    readings = choose(page, game, edition)
    page.get_by_label(say("setup-seat-level-of", number=2)).select_option("seer-1")
    if game == "valhalla" and not long:
        page.get_by_label(say("valhalla-option-target")).select_option("own")
        page.get_by_label(say("valhalla-option-target-points")).fill(str(FEW_POINTS))
    sitting = sit_down(page)
    count = say("readings-count", count=len(readings))
    named = say(f"readings{game}-edition-{edition}") if edition else count
    expect(page.locator(".table-head")).to_contain_text(named)
    play(sitting, game, math.inf if long else MOST)
    if not long:
        play_out_unseen(page)
    assert sitting.view()["scene"]["over"]
    assert sitting.ranking()
    content = page.request.get(f"{origin(page)}/api/tables/{sitting.id}/record").body()
    record = from_bytes(content)
    assert record.options["rulings"] == readings
    report = verify(record)
    assert report.over
    assert report.ok, report
