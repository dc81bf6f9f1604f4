"""After the game: the curve, the review, what would have been better, and playing it back."""

from __future__ import annotations

import re
import uuid

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.access.test_phone import PHONE, fits
from tests.browser.company.company import SHORT, call, go, press
from tests.browser.conftest import OpenPage
from tests.browser.sitting import POINTS, Sitting, origin, say
from tests.browser.study.test_learning import lay

pytestmark = pytest.mark.browser

REVIEWED_MS = 240_000
"""In plain kernels, on a machine with other things to do."""
IDLE = say("voluspa-in-hand-unplayable", tile="\0").rpartition("\0")[2]
"""How the name of a tile ends that cannot be laid now."""


def finished(page: Page) -> str:
    """A short game of Völuspá of two at one screen, played out by the hall's interface; its table."""
    seats = [{"kind": "human", "name": name} for name in ("Sif", "Lif")]
    view = call(page, "POST", "tables", {"game": "voluspa", "options": SHORT, "seats": seats})
    table: str = view["id"]
    while view["status"] == "running":
        body = {"expected_seq": view["seq"], "seat": view["to_act"]}
        body |= {"action": view["choices"][-1]["action"], "action_id": str(uuid.uuid4())}
        view = call(page, "POST", f"tables/{table}/actions", body)
    return table


def test_a_game_is_reviewed_from_its_end_on(open_page: OpenPage) -> None:
    """Asked for where the game ends; grades, better moves, luck and the curve stand beside the board."""
    page = open_page()
    table = finished(page)
    go(page, table)
    dialog = page.get_by_role("dialog")
    dialog.get_by_text(say("over-more"), exact=True).click()
    expect(dialog.get_by_role("slider", name=say("review-curve"))).to_be_visible()
    assert grave_faults(page) == []
    press(page, "review-ask")
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("heading", name=say("review-summary")).wait_for(timeout=REVIEWED_MS)
    go(page, table)
    expect(dialog).to_contain_text(re.compile("Luck: "))
    assert grave_faults(page) == []
    dialog.get_by_text(say("over-more"), exact=True).click()
    dialog.get_by_role("link", name=say("review-open")).click()
    expect(panel.get_by_role("heading", name=say("review-summary"))).to_be_visible()
    plies = call(page, "GET", f"tables/{table}")["seq"]
    replay = page.get_by_role("slider", name=say("replay-slider"))
    expect(replay).to_have_value(str(plies))
    page.get_by_role("combobox", name=say("review-whose")).select_option(label=say("review-everybody"))
    decisions = page.get_by_role("list", name=say("review-decisions"))
    row = decisions.get_by_role("button").first
    expect(row).to_contain_text(re.compile("Best|Inaccuracy|Mistake|Blunder"))
    row.click()
    expect(replay).to_have_value("1")
    page.keyboard.press("ArrowDown")
    expect(replay).not_to_have_value("1")
    page.keyboard.press("ArrowUp")
    expect(replay).to_have_value("1")
    # The review is not fetched again with each step: where one was in it stays.
    expect(row).to_be_focused()
    other = decisions.get_by_role("listitem").first.get_by_role("listitem").first.get_by_role("button")
    other.focus()
    expect(page.get_by_text(say("review-instead"))).to_be_visible()
    row.focus()
    expect(page.get_by_text(say("review-instead"))).to_be_hidden()
    assert grave_faults(page) == []
    panel.get_by_role("button", name=say("review-biggest-miss")).first.click()
    compared = page.get_by_role("region", name=say("review-compare"))
    expect(compared.get_by_role("article")).to_have_count(2)
    expect(compared.get_by_role("button", name=re.compile("Thor|Odin"))).to_have_count(0)
    assert grave_faults(page) == []
    compared.get_by_role("button", name=say("review-try")).click()
    sitting = Sitting(page)
    sitting.choose_tile()
    sitting.choose_best_spot()
    expect(compared.get_by_role("status")).to_have_text(say("review-try-about"))
    sitting.sure.click()
    expect(compared.get_by_role("status")).not_to_have_text(say("review-try-about"))
    compared.get_by_role("button", name=say("review-compare-close")).click()
    expect(compared).to_be_hidden()


def reviewed(page: Page) -> str:
    """A finished game with its review; its table."""
    table = finished(page)
    call(page, "POST", f"tables/{table}/review", {})
    page.goto(f"{origin(page)}/#/table/{table}/ply/0/review")
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("heading", name=say("review-summary")).wait_for(timeout=REVIEWED_MS)
    return table


def test_a_try_ends_with_one_move(open_page: OpenPage) -> None:
    """Whatever is tried is judged; then nothing can be chosen, and the next miss is one press away.

    No hand is lit after the try, so that nothing tells which tiles the next player holds. The seats tell of
    the decision, not of what followed it.
    """
    page = open_page()
    table = reviewed(page)
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("button", name=say("review-biggest-miss")).first.click()
    compared = page.get_by_role("region", name=say("review-compare"))
    compared.get_by_role("button", name=say("review-try")).click()
    status = compared.get_by_role("status")
    expect(status).to_have_text(say("review-try-about"))
    slider = page.get_by_role("slider", name=say("replay-slider"))
    ply = int(slider.input_value())
    before = call(page, "GET", f"tables/{table}/plies/{ply - 1}")
    seats = page.get_by_label(say("table-players")).get_by_role("listitem")
    for seat, shown in enumerate(before["scene"]["seats"]):
        expect(seats.nth(seat).locator(".score")).to_have_text(str(shown["score"]))
    expect(seats.nth(before["to_act"])).to_have_attribute("aria-current", "true")
    sitting = Sitting(page)
    known = looked_at(page, table, ply)
    document = call(page, "GET", f"tables/{table}/plies/{ply - 1}/document")
    start = {"options": {}, "document": document, "seed": None, "actions": []}
    choices = call(page, "POST", "lab/voluspa/position", start)["choices"]
    other = next(one for one in choices if one["action"] not in known and one["type"] == "play")
    lay(page, *other["action"].split("@"))
    expect(status).to_contain_text(say("review-tried", more="\0").partition("\0")[0], timeout=REVIEWED_MS)
    spots = sitting.board.get_by_role("button", name=POINTS)
    expect(spots).to_have_count(0)
    for tile in sitting.hand.get_by_role("button").all():
        expect(tile).not_to_have_accessible_name(re.compile(re.escape(IDLE)))
        tile.click()
        expect(spots).to_have_count(0)
    expect(sitting.sure).to_have_count(0)
    expect(page.locator(".gold:visible")).to_have_text([say("review-next-miss")])
    press(page, "review-next-miss")
    expect(status).to_have_text(say("review-try-about"))
    expect(slider).not_to_have_value(str(ply))


def looked_at(page: Page, table: str, ply: int) -> set[str]:
    """The actions of a decision that its review knows: the one that was played, and the others it weighed."""
    decisions = call(page, "GET", f"tables/{table}/review")["review"]["decisions"]
    found = next(one for one in decisions if one["ply"] == ply)
    return {found["action"], *(one["action"] for one in found["alternatives"])}


WHOLE = """() => {
  const port = document.querySelector('[data-board]').getBoundingClientRect();
  const tiles = [...document.querySelectorAll('[data-board] .bone')].map(it => it.getBoundingClientRect());
  return tiles.length > 10 && tiles.every(tile => tile.top >= port.top && tile.bottom <= port.bottom &&
    tile.left >= port.left && tile.right <= port.right);
}"""
"""Whether all tiles of Völuspá's board are in sight."""


def test_the_curve_leads_to_its_plies_and_is_a_table_too(open_page: OpenPage) -> None:
    """By keys and by pointing; on a phone the board stays in sight and everything answers to a finger."""
    page = open_page(**PHONE)
    table = finished(page)
    plies = call(page, "GET", f"tables/{table}")["seq"]
    page.goto(f"{origin(page)}/#/table/{table}/ply/0/review")
    curve = page.get_by_role("slider", name=say("review-curve"))
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(plies))
    expect(page).to_have_url(re.compile(f"/ply/{plies}/review$"))
    curve.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(plies - 1))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": 2, "y": box["height"] / 2})
    expect(curve).to_have_attribute("aria-valuenow", "0")
    curve.press("End")
    page.wait_for_function(WHOLE)
    page.get_by_text(say("review-table")).click()
    scores = [seat["score"] for seat in call(page, "GET", f"tables/{table}")["scene"]["seats"]]
    last = page.get_by_role("table").get_by_role("row").last
    expect(last.get_by_role("cell")).to_have_text([str(score) for score in scores])
    fits(page)
    assert grave_faults(page) == []


def test_a_game_plays_back_at_any_speed(open_page: OpenPage) -> None:
    """From the beginning again once the end is reached; it waits while nobody looks."""
    page = open_page()
    table = finished(page)
    plies = call(page, "GET", f"tables/{table}")["seq"]
    page.goto(f"{origin(page)}/#/table/{table}/ply/{plies}")
    replay = page.get_by_role("slider", name=say("replay-slider"))
    expect(replay).to_have_value(str(plies))
    page.get_by_label(say("review-speed")).select_option("4")
    hide = """hidden => {
      Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    page.evaluate(hide, True)
    press(page, "replay-play")
    expect(replay).to_have_value("0")
    expect(page.get_by_role("button", name=say("replay-stop"))).to_be_visible()
    expect(replay).to_have_value("0")
    page.evaluate(hide, False)
    expect(replay).to_have_value(str(plies))
    expect(page.get_by_role("button", name=say("replay-play"))).to_be_visible()
