"""A rated table, from the form to the result: its rules are told before anybody sits down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gladsheim.tables.results.outcome import GAMES_A_DAY, LEAST_ACTIONS
from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, go, press
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_terms, origin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SIZES = {"phone": (375, 740), "desk": (1280, 800)}
NUMBERS = {"actions": LEAST_ACTIONS, "games_a_day": GAMES_A_DAY}


def shoot(page: Page, folder: Path | None, name: str) -> None:
    """Keep a picture of the whole page, where pictures are wanted."""
    if folder is not None:
        page.screenshot(path=folder / f"{name}.png", full_page=True)


@pytest.mark.parametrize("size", mostly_long(SIZES, ["phone"]))
def test_a_rated_table_is_opened_by_one_press_and_tells_its_rules(
    open_page: OpenPage, screenshots: Path | None, size: str
) -> None:
    """The form chooses a clock and says why; the lobby and the table's card say what counts."""
    width, height = SIZES[size]
    view = {"width": width, "height": height}
    ask, embla = (
        open_page(account=f"Modi {size}", viewport=view),
        open_page(account=f"Magni {size}", viewport=view),
    )
    ask.goto(f"{origin(ask)}/#/new/voluspa")
    ask.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-open"))
    open_terms(ask)
    clock, absence = ask.get_by_label(re.compile(say("time-clock"))), say("time-absence")
    expect(clock).to_have_value("0")
    expect(ask.get_by_text(say("time-rated"))).to_have_count(0)
    ask.get_by_role("checkbox", name=re.compile(say("setup-rated"))).check()
    expect(ask.get_by_text(say("rated-rules", **NUMBERS))).to_be_visible()
    expect(ask.get_by_text(say("time-rated"))).to_be_visible()
    expect(clock).not_to_have_value("0")
    expect(clock.get_by_role("option", name=say("time-none"))).to_have_count(0)
    expect(ask.get_by_label(re.compile(absence)).get_by_role("option")).to_have_text(
        [say("time-absence-abandon")]
    )
    ask.get_by_label(re.compile(say("card-find"))).select_option(label=say("card-find-public"))
    assert grave_faults(ask) == []
    shoot(ask, screenshots, f"rated-form-{size}")
    press(ask, "setup-open")
    ask.get_by_role("heading", name=say("card-title")).wait_for()
    table = ask.url.rpartition("/")[2]

    embla.goto(f"{origin(embla)}/#/")
    card = embla.get_by_role("listitem").filter(has=embla.locator(f'a[href="#/table/{table}"]'))
    expect(card).to_contain_text(say("rated-rules", **NUMBERS))
    expect(card).to_contain_text(say("time-absence-abandon"))
    shoot(embla, screenshots, f"rated-lobby-{size}")
    go(embla, table)
    expect(embla.get_by_text(say("rated-rules", **NUMBERS))).to_be_visible()
    expect(embla.get_by_text(say("time-absence-abandon"))).to_be_visible()
    assert grave_faults(embla) == []
    assert embla.evaluate("document.documentElement.scrollWidth") <= width
    shoot(embla, screenshots, f"rated-table-{size}")


@pytest.mark.parametrize("size", mostly_long(SIZES, ["desk"]))
def test_a_rated_game_that_changes_nothing_says_why(
    open_page: OpenPage, screenshots: Path | None, size: str
) -> None:
    """Resigned before the first move, it is over, and the result says that it was too short."""
    width, height = SIZES[size]
    ask, embla = (
        open_page(account=f"Vali {size}", viewport={"width": width, "height": height}),
        open_page(account=f"Vidar {size}"),
    )
    clock = {"kind": "bank", "minutes": 30, "increment": 30}
    seats = [{"kind": "human", "name": f"Vali {size}"}, {"kind": "open"}]
    wish = {"game": "voluspa", "seats": seats, "rated": True, "clock": clock, "absence": "abandon"}
    table = call(ask, "POST", "tables", wish)["id"]
    view = call(embla, "POST", f"tables/{table}/seats/1", {"name": f"Vidar {size}"})
    go(ask, table)
    resign = {"seat": 1, "expected_seq": view["seq"], "action_id": "0" * 8 + "-0000-4000-8000-" + "0" * 12}
    call(embla, "POST", f"tables/{table}/resign", resign)
    result = ask.get_by_role("dialog")
    expect(result.get_by_text(say("rated-uncounted-short", **NUMBERS))).to_be_visible()
    shoot(ask, screenshots, f"rated-short-{size}")
