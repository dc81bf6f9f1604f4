"""How Völuspá's board answers to hands: dragging, looking without choosing, movement, sound, best spots."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gladsheim import game
from tests.browser.conftest import OpenPage
from tests.browser.sitting import POINTS, Sitting, names, open_table, say
from tests.browser.study.test_learning import SMALL
from tests.browser.voluspa.test_lit_cells import Stage
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SETTINGS = "gladsheim-settings"
COUNT_SOUND = """() => {
  window.contexts = 0;
  const Real = AudioContext;
  window.AudioContext = class extends Real {
    constructor(...given) { super(...given); window.contexts += 1; }
  };
}"""


def store(page: Page, **settings: Any) -> None:
    """Keep settings in the browser, as a visit of before would have left them; presses count at once."""
    kept = json.dumps({"settle": 0, **settings})
    page.evaluate(f"localStorage.setItem('{SETTINGS}', JSON.stringify({kept}))")


def middle(place: Locator) -> tuple[float, float]:
    """The middle of something, in pixels of the page."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def best_cell(sitting: Sitting) -> Locator:
    """The lit cell that brings the most, as soon as cells are lit: at a new table with the first touch."""
    sitting.board.get_by_role("button", name=POINTS).first.wait_for()
    points = {name: int(found[1]) for name in names(sitting.board) if (found := POINTS.search(name))}
    best = max(points, key=lambda name: points[name])
    return sitting.board.get_by_role("button", name=best, exact=True)


def base_table(page: Page) -> Sitting:
    """A table of the base game, with the player to act."""
    sitting = open_table(page, ["greedy"], set="base")
    sitting.wait_for_turn()
    return sitting


def test_a_tile_is_dragged_from_the_hand_to_a_lit_cell(open_page: OpenPage) -> None:
    """Let go of on a lit cell it is chosen for it; beside the board it is back in the hand."""
    sitting = base_table(open_page())
    page, tile = sitting.page, sitting.hand.get_by_role("button").first
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*middle(sitting.board), steps=6)
    page.mouse.move(*middle(best_cell(sitting)), steps=6)
    page.mouse.up()
    sitting.sure.wait_for()
    assert sitting.view()["seq"] == 0 or sitting.view()["log"][-1]["seat"] != 0
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.mouse.move(*middle(tile))
    page.mouse.down()
    page.mouse.move(*middle(page.get_by_label(say("table-players"))), steps=6)
    page.mouse.up()
    expect(page.get_by_role("button", pressed=True)).to_have_count(0)


def test_a_cell_under_the_mouse_is_explained_without_being_chosen(open_page: OpenPage) -> None:
    """The reasons stand there while the mouse rests on a cell, and are gone with it."""
    sitting = base_table(open_page())
    page = sitting.page
    sitting.choose_tile()
    page.mouse.move(*middle(best_cell(sitting)))
    reasons = page.locator(".say li")
    reasons.first.wait_for()
    expect(sitting.board.get_by_role("button", pressed=True)).to_have_count(0)
    page.mouse.move(*middle(page.get_by_label(say("table-players"))))
    expect(reasons).to_have_count(0)


def test_the_keyboard_asks_why_a_tile_may_not_lie_somewhere(open_page: OpenPage) -> None:
    """With the shift key the arrows lead to any cell; Enter there tells the rule."""
    sitting = base_table(open_page())
    page = sitting.page
    page.keyboard.press("1")
    page.wait_for_function("() => document.activeElement?.closest('[data-at]')")
    # No tile lies beside the corner to which this leads.
    for key in ("ArrowUp", "ArrowLeft"):
        for _ in range(4):
            page.keyboard.press(f"Shift+{key}")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").get_by_role("link").first).to_have_text(re.compile(r"V-\d"))


@pytest.mark.parametrize("press", mostly_long(["click", "tap"], ["tap"]))
def test_a_dark_cell_tells_why_a_tile_may_not_lie_there(open_page: OpenPage, press: str) -> None:
    """By mouse and by finger: nothing is laid, the rule is told, and the tile stays in hand."""
    sitting = base_table(open_page(**SMALL if press == "tap" else {}))
    page = sitting.page
    before = sitting.view()
    corner = next(
        (x, y)
        for tile in before["scene"]["board"]
        for x, y in ((tile["x"] - 1, tile["y"] - 1), (tile["x"] + 1, tile["y"] + 1))
        if not any((x, y) in near(other) for other in before["scene"]["board"])
    )
    sitting.choose_tile(press)
    box = page.locator("svg[role=group] g.cell").first.bounding_box()
    tile = before["scene"]["board"][0]
    assert box is not None
    # A tile is drawn with its shadow, which is a little more than its cell is wide and not as high.
    x = box["x"] + box["width"] * (corner[0] - tile["x"] + 0.5)
    y = box["y"] + box["width"] * (corner[1] - tile["y"] + 0.5)
    page.mouse.click(x, y) if press == "click" else page.touchscreen.tap(x, y)
    expect(page.get_by_role("status").get_by_role("link").first).to_have_text(re.compile(r"V-\d"))
    expect(sitting.hand.get_by_role("button", pressed=True)).to_have_count(1)
    expect(sitting.sure).to_have_count(0)
    assert sitting.view()["seq"] == before["seq"]


def near(tile: dict[str, Any]) -> list[tuple[int, int]]:
    """The cell of a tile and those that share a side with it."""
    x, y = tile["x"], tile["y"]
    return [(x, y), (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def test_tiles_fly_where_movement_is_wanted(open_page: OpenPage) -> None:
    """A bot's tile flies in and its points rise; what was stored before there was a speed still counts."""
    page = open_page(reduced_motion="no-preference")
    store(page, motion=False)
    page.reload()
    page.get_by_role("button", name=say("settings-title")).click()
    speed = page.get_by_role("combobox", name=say("settings-speed"))
    expect(speed).to_have_value("off")
    speed.select_option("slow")
    page.get_by_role("button", name=say("settings-close")).click()
    sitting = base_table(page)
    page.evaluate("""() => {
      window.flown = new Set();
      new MutationObserver(() => {
        for (const it of document.querySelectorAll('.animation-layer > *, .scored text')) {
          window.flown.add(it.nodeName);
        }
      }).observe(document.body, { childList: true, subtree: true });
    }""")
    # A press while a bot's first move is told ends the telling, and chooses nothing.
    assert sitting.wait_for_turn()
    sitting.move()
    page.wait_for_function("() => window.flown.has('SPAN') && window.flown.has('text')")


WATCH_STORY = """() => {
  window.early = [];
  window.told = 0;
  const seen = () => `${document.querySelector('aside ol')?.innerText} ${
    document.querySelector('.table-seats')?.innerText}`;
  let before = seen();
  new MutationObserver(() => {
    const now = seen();
    if (now === before) return;
    before = now;
    window.told += 1;
    for (const flight of document.getAnimations()) {
      const node = flight.effect.target;
      const { endTime } = flight.effect.getComputedTiming();
      // Not by `currentTime`: that stands still for as long as a busy machine draws no frame.
      const flown = performance.now() - (flight.startTime ?? performance.now());
      if (node.closest('.animation-layer') && flown < endTime / 2) window.early.push(now);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


def test_log_and_scores_wait_for_the_board(open_page: OpenPage) -> None:
    """Nothing is told of a move while its tile flies; a press ends the wait for the board."""
    page = open_page(reduced_motion="no-preference")
    store(page, speed="slow", pause=1200)
    page.reload()
    sitting = base_table(page)
    log = page.get_by_role("list", name=say("table-log")).get_by_role("listitem")
    # The log itself is fetched with its first line, which may take until the next tile flies.
    sitting.move()
    expect(log.first).to_be_visible()
    sitting.wait_for_turn()
    page.evaluate(WATCH_STORY)
    sitting.move()
    page.wait_for_function("() => window.told >= 2")
    assert page.evaluate("() => window.early") == []
    sitting.wait_for_turn()
    known = log.count()
    sitting.move()
    page.locator(".animation-layer > *").first.wait_for(state="attached")
    page.keyboard.press("Shift")
    expect(log).not_to_have_count(known)


def test_nothing_sounds_before_it_is_wanted(open_page: OpenPage) -> None:
    """Without the setting no sound is made; with it, at the first press already."""
    page = open_page(own=True)
    page.add_init_script(f"({COUNT_SOUND})()")
    page.reload()
    sitting = base_table(page)
    sitting.move()
    sitting.wait_for_turn()
    assert page.evaluate("() => window.contexts") == 0
    page.get_by_role("button", name=say("settings-title")).click()
    page.get_by_label(say("settings-sound")).check()
    page.wait_for_function("() => window.contexts === 1")
    expect(page.get_by_label(say("settings-volume"))).to_have_value("60")


def test_best_spots_are_shown_where_it_is_fair(open_page: OpenPage) -> None:
    """With the setting the best cells are marked, and one press takes the tile up; never without aids."""
    page = open_page(own=True)
    store(page, best=True)
    sitting = open_table(page, ["random"], set="base")
    sitting.wait_for_turn()
    stage = Stage(page, sitting.view())
    page.reload()
    sitting.board.wait_for()
    state = game("voluspa", players=2, set="base").deal("best")
    marks = page.locator(".best-spots > g")
    stage.show(state)
    expect(marks.first).to_be_visible()
    best = max(choice["points"] for choice in state.game.presenter.choices(state))
    assert f"+{best}" in (marks.first.text_content() or "")
    page.mouse.click(*middle(marks.first))
    sitting.sure.wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    stage.template["aids"] = False
    state.apply(state.legal_actions()[0])
    stage.show(state)
    expect(page.get_by_role("group", name=say("table-board"))).to_be_visible()
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("press", ["hover", "tap"])
def test_an_entry_of_the_log_shows_on_the_board_the_places_that_it_names(
    open_page: OpenPage, press: str
) -> None:
    """Under the mouse, and after a tap that closes the log of a phone until the next touch."""
    sitting = base_table(open_page(**SMALL) if press == "tap" else open_page())
    page = sitting.page
    sitting.move("tap" if press == "tap" else "click")
    sitting.wait_for_turn()
    if press == "tap":
        page.get_by_role("button", name=say("table-log-open"), exact=True).tap()
    entry = page.get_by_role("list", name=say("table-log")).get_by_role("button").last
    # The list has the newest entry first.
    place = re.search(r"-?\d+,-?\d+", sitting.view()["log"][0]["action"])
    assert place is not None
    getattr(entry, press)()
    named = sitting.board.locator(".named")
    expect(named).to_have_text(place[0])
    tile, ring = middle(page.locator(f'.cell[data-at="{place[0]}"]').first), middle(named.locator(".here"))
    assert ring == pytest.approx(tile, abs=6)
    if press == "tap":
        expect(page.get_by_role("button", name=say("table-log-close"))).not_to_be_in_viewport()
        sitting.hand.get_by_role("button").first.tap()
    else:
        page.mouse.move(5, 5)
    expect(named).to_have_count(0)
