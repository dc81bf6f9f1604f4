"""Clocks, consent and leaving in the browser: chosen, seen, offered, agreed to, and confirmed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import OPEN, call, go, lay, press, see_board
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import Sitting, open_setup, open_terms, say
from tests.server.timekeeping import ahead

pytestmark = pytest.mark.browser

BANK = {"kind": "bank", "minutes": 15, "increment": 15}
NAMES = ("Sif", "Thrud")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}}


def two_at_a_table(open_page: OpenPage, hall: Hall | None = None, **table: Any) -> tuple[Sitting, Sitting]:
    """Two people with a browser each, at a table with a clock; the second on a phone."""
    one, two = open_page(hall, name=NAMES[0]), open_page(hall, **PHONE, name=NAMES[1])
    laid = lay(one, OPEN, **{"clock": BANK, "absence": "bot", **table})
    call(two, "POST", f"tables/{laid}/seats/1", {"name": NAMES[1]})
    sittings = (go(one, laid), go(two, laid))
    see_board(*sittings)
    return sittings


def by_turn(sittings: tuple[Sitting, Sitting]) -> tuple[Sitting, str, Sitting, str]:
    """Whoever is to act with their name, and then the other: the deal decides who begins."""
    order = (0, 1) if sittings[0].view()["to_act"] == 0 else (1, 0)
    (first, second), names = [sittings[k] for k in order], [NAMES[k] for k in order]
    return first, names[0], second, names[1]


def fits(page: Page) -> bool:
    """Whether nothing of the page lies beside the screen."""
    wide: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return wide


def test_a_clock_is_chosen_and_stands_on_every_card(open_page: OpenPage) -> None:
    """In the form, on the card of the waiting table, in the lobby, and in the list of one's own."""
    page = open_page()
    open_setup(page)
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-open"))
    open_terms(page)
    field = page.get_by_role("combobox", name=re.compile("^" + say("time-clock")))
    field.select_option(label=say("time-days", count=3))
    page.get_by_role("combobox", name=re.compile("^" + say("time-absence"))).select_option(
        label=say("time-absence-abandon")
    )
    page.get_by_role("combobox", name=re.compile("^" + say("card-find"))).select_option(
        label=say("card-find-public")
    )
    assert grave_faults(page) == []
    press(page, "setup-open")
    card = page.locator("section", has=page.get_by_role("heading", name=say("card-title")))
    for words in (say("time-days", count=3), say("time-absence-abandon")):
        expect(card.get_by_text(words)).to_be_visible()
    other = open_page(**PHONE)
    lobby = other.get_by_role("listitem").filter(has_text=say("time-days", count=3)).first
    expect(lobby.get_by_text(say("time-absence-abandon"))).to_be_visible()
    assert fits(other)
    page.get_by_role("link", name=say("hall-name")).first.click()
    expect(page.get_by_role("link").filter(has_text=say("time-days", count=3))).to_be_visible()


def test_a_takeback_is_asked_for_and_agreed_to(open_page: OpenPage) -> None:
    """The other sees who asks, and with the agreement the board is as it was before the move."""
    asker, name, other, _ = by_turn(two_at_a_table(open_page))
    asker.move()
    press(asker.page, "leave-title")
    assert grave_faults(asker.page) == []
    press(asker.page, "leave-takeback")
    expect(asker.page.get_by_text(say("ask-own-takeback"))).to_be_visible()
    asked = other.page.get_by_role("region", name=say("ask-takeback", name=name))
    expect(asked).to_be_visible()
    for page in (asker.page, other.page):
        assert grave_faults(page) == []
        assert fits(page)
    press(other.page, "ask-agree")
    expect(asked).to_have_count(0)
    expect(asker.page).to_have_title(re.compile("^●"))
    view = asker.view()
    assert (view["my_turn"], [entry["undone"] for entry in view["log"]]) == (True, [True, False])


def test_offers_are_declined_and_withdrawn_and_resigning_is_confirmed(open_page: OpenPage) -> None:
    """An offer is then gone from both screens and the game goes on; after one click more than for other
    things both see who has resigned and who has won.
    """
    sif, thrud = two_at_a_table(open_page)
    offered = thrud.page.get_by_role("region", name=say("ask-abandon", name="Sif"))
    for page, button in ((thrud.page, "ask-decline"), (sif.page, "ask-withdraw")):
        press(sif.page, "leave-title")
        press(sif.page, "leave-abandon")
        expect(offered).to_be_visible()
        press(page, button)
        expect(offered).to_have_count(0)
    assert sif.view()["status"] == "running"
    press(thrud.page, "leave-title")
    press(thrud.page, "leave-resign")
    expect(thrud.page.get_by_text(say("leave-resign-two"))).to_be_visible()
    press(thrud.page, "leave-resign-keep")
    press(thrud.page, "leave-resign")
    press(thrud.page, "leave-resign-do")
    for sitting, words in ((sif, say("over-won")), (thrud, say("table-over-winner", name="Sif"))):
        expect(sitting.over.get_by_text(words)).to_be_visible()
        expect(sitting.over.get_by_text(say("end-resigned", name="Thrud"))).to_be_visible()
        assert grave_faults(sitting.page) == []
    press(sif.page, "table-over-look")
    expect(sif.page.get_by_role("button", name=say("leave-title"))).to_have_count(0)


def test_a_clock_runs_down_and_warns(timed_hall: Hall, open_page: OpenPage) -> None:
    """It ticks by itself; near its end it is called out, and then the game is over as agreed."""
    first, name, second, other = by_turn(two_at_a_table(open_page, timed_hall, absence="abandon"))
    clock = first.page.get_by_role("timer", name=say("time-of", name=name))
    expect(clock).to_have_text(re.compile("14:5"))
    expect(second.page.get_by_role("timer", name=say("time-of", name=other))).to_have_text("15:00")
    ahead.move(timed_hall.ahead, 14 * 60 + 20)
    first.page.reload()
    expect(clock).to_have_text(re.compile("0:[0-3]"))
    expect(clock).to_have_class(re.compile("low"))
    expect(first.page.locator("[aria-live=polite]")).to_contain_text(re.compile("seconds left"))
    ahead.move(timed_hall.ahead, 15 * 60 + 20)
    for sitting, words in ((first, say("table-over-winner", name=other)), (second, say("over-won"))):
        expect(sitting.over.get_by_text(say("end-timeout", name=name))).to_be_visible()
        expect(sitting.over.get_by_text(words)).to_be_visible()


def test_a_vacation_begins_and_ends_on_the_page_of_ones_own(open_page: OpenPage) -> None:
    """Who plays along sees it at the seat."""
    sif, thrud = two_at_a_table(open_page, clock={"kind": "days", "days": 3})
    page = sif.page
    page.goto(f"{page.url.partition('#')[0]}#/account")
    press(page, "vacation-begin")
    expect(page.get_by_text(say("vacation-on"), exact=True)).to_be_visible()
    expect(thrud.page.get_by_text(say("time-away"), exact=True)).to_be_visible()
    assert grave_faults(page) == []
    press(page, "vacation-end")
    expect(thrud.page.get_by_text(say("time-away"), exact=True)).to_have_count(0)
