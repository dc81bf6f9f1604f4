"""What figures are called and what pieces are: under the mouse, the keyboard and a finger."""

from __future__ import annotations

import json
import re
from contextlib import suppress

import pytest
from playwright.sync_api import Route, expect

from tests import PATIENCE
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_seats, open_table, open_to_begin, read, say
from tests.browser.valda.playing import Table, open_valda
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

PIECES = {"voluspa": "[data-hand] [data-tile]", "valda": "[data-god]", "valhalla": "main [data-card]"}
"""Cards of Valda's hand say themselves what they do (tests/browser/valda/test_table.py)."""
RESTED_MS = 3_000
HOVERS = PATIENCE * 1_000 // RESTED_MS
LEVEL = {"4.2": "true", "4.1": "false"}


@pytest.mark.parametrize("game", mostly_long(PIECES, ["voluspa", "valhalla"]))
def test_a_piece_under_the_mouse_is_explained_and_once_how_to_learn_more(
    open_page: OpenPage, game: str
) -> None:
    """In hands as on boards; a click ends it, and the way to more is told to a browser once."""
    page = open_page(own=True)
    assert open_to_begin(page, game, {}).wait_for_turn()
    tip = page.get_by_role("tooltip")
    pieces = page.locator(PIECES[game])
    pieces.first.wait_for()
    for _ in range(HOVERS):
        # Pieces that are laid out anew under a resting mouse are not explained before it moves.
        page.mouse.move(2, 2)
        pieces.first.hover()
        with suppress(AssertionError):
            expect(tip).to_be_visible(timeout=RESTED_MS)
            break
    expect(tip.locator("p")).not_to_have_count(1)
    expect(tip).to_contain_text(say("table-hint-more"))
    pieces.last.hover()
    expect(tip).not_to_contain_text(say("table-hint-more"))
    expect(tip.locator("p").nth(1)).to_be_visible()
    page.mouse.down()
    expect(tip).to_be_hidden()
    page.mouse.up()


FRAMES = """count => new Promise(done => {
  const next = left => left > 0 ? requestAnimationFrame(() => next(left - 1)) : done();
  next(count);
})"""
REST_FRAMES = 60
"""About three times as many as a thing is rested on before it is explained."""


def test_a_focus_that_comes_by_itself_explains_nothing(open_page: OpenPage) -> None:
    """Where a turn begins the keyboard is led to the board, and no tip covers it; a key asks for one."""
    page = open_page(own=True)
    sitting = open_table(page, ["greedy"], set="base")
    sitting.wait_for_turn()
    tip = page.get_by_role("tooltip")
    sitting.hand.get_by_role("button").first.focus()
    page.evaluate(FRAMES, REST_FRAMES)
    expect(tip).to_be_hidden()
    page.keyboard.press("Tab")
    expect(tip).to_be_visible()


def test_figures_have_names_for_the_keyboard_and_for_a_finger(open_page: OpenPage) -> None:
    """Resources tell the supply, the button over a seat all its figures; a tap names what lies there."""
    table = open_valda(open_page(own=True), ["greedy"])
    table.wait_for_turn()
    stone = table.thing("stone:blood")
    supply = re.escape(say("valda-in-supply", n=0)).replace("0", r"\d+")
    tip = table.page.get_by_role("tooltip")
    table.reach(stone)
    expect(tip).to_contain_text(re.compile(supply))
    expect(stone).to_have_attribute("aria-describedby", "tip")
    table.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    expect(stone).not_to_have_attribute("aria-describedby", "tip")
    table.page.locator(".track").focus()
    expect(tip).to_contain_text(say("valda-track"))
    seat = table.page.locator("[data-seat='1'] [data-over]")
    table.reach(seat)
    expect(tip).to_contain_text(re.compile(re.escape(say("valda-temples-left", n=0)).replace("0", r"\d+")))
    touched = Table(open_seats(open_page(has_touch=True, own=True), "valda", ["greedy"], 1, {"first": 0}))
    touched.wait_for_turn()
    # What explains comes with the first touch, which is answered, too.
    touched.page.locator(".round").tap()
    named = touched.page.get_by_role("tooltip")
    expect(named).to_have_text(say("valda-round", round=1, rounds=6))
    touched.page.locator(".track .safe").nth(1).tap(force=True)
    expect(named).to_have_text(say("valda-track-zone", n=5))


def test_cost_power_and_shields_are_named_and_look_different(open_page: OpenPage) -> None:
    """A figure of Valda's cards says which of the three it is, by a mark and by a name."""
    page = open_page(own=True)
    page.goto(f"{page.url.partition('#')[0]}#/rules/valda")
    looks = set()
    for kind in ("yellow", "attack", "defence"):
        figure = page.locator(f".card b.{kind}").first
        figure.wait_for(state="attached")
        name = figure.get_attribute("data-tip")
        shape = figure.evaluate(
            "it => { const s = getComputedStyle(it); return s.clipPath + s.borderRadius }"
        )
        looks.add((re.sub(r"\d+", "", name or ""), shape))
    assert len({name for name, _ in looks}) == len({shape for _, shape in looks}) == 3


def test_what_ranks_level_scores_is_small_and_named_and_not_there_before_any_points(
    open_page: OpenPage,
) -> None:
    """Behind the points, in smaller type, with a name; nothing ranks those who have no points yet."""
    page = open_page(own=True)
    shown = ["0.2", "0.1"]

    def level(route: Route) -> None:
        view = read(page.request.get(route.request.url))
        for seat, display in zip(view["scene"]["seats"], shown, strict=True):
            seat |= {"score": int(display[0]), "display": display}
        view["scene"]["ranking"] = [0, 1]
        route.fulfill(body=json.dumps(view), content_type="application/json")

    page.route_web_socket(re.compile("/live"), lambda socket: None)
    page.route(re.compile("/api/tables/[^/?]+([?]|$)"), level)
    open_table(page, ["greedy"])
    scores = page.locator("[data-seat] .score")
    expect(scores).to_have_text(["0", "0"])
    shown[:] = LEVEL
    page.reload()
    expect(scores).to_have_text(list(LEVEL))
    for score, first in zip(scores.all(), LEVEL.values(), strict=True):
        expect(score).to_have_accessible_name(
            f"{say('table-points', points=4)}. {say('table-tie', first=first)}"
        )
        size = "it => parseFloat(getComputedStyle(it).fontSize)"
        assert score.locator("small").evaluate(size) < 0.7 * score.evaluate(size)
