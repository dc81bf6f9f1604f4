"""People who find each other: lobby, link, invitation, and the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company.company import (
    OPEN,
    call,
    choice,
    forgive,
    go,
    lay,
    open_by_form,
    play_out,
    press,
    seat_rows,
    see_board,
    tab_to,
    take_turn,
)
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_setup, say

pytestmark = pytest.mark.browser

NO_RELOAD = "window.stillTheSame = true"


def lobby_card(page: Page, name: str) -> Locator:
    """The card in the lobby of the table at which somebody sits."""
    return page.get_by_role("listitem").filter(has=page.get_by_role("heading")).filter(has_text=name)


def invite(page: Page, name: str) -> Sitting:
    """A table of two with a seat kept for an account, by the form."""
    open_setup(page)
    page.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-invited"))
    page.get_by_label(say("setup-seat-invited-name", number=2)).fill(name)
    press(page, "setup-open")
    page.get_by_role("heading", name=say("card-title")).wait_for()
    return Sitting(page)


def test_two_browsers_meet_in_the_lobby_and_play(open_page: OpenPage) -> None:
    """One opens a public table, the other finds it; both see the board without a reload, and play."""
    host, guest, watcher = open_page(name="Hildr"), open_page(name="Göndul"), open_page()
    first = open_by_form(host, find="public")
    host.evaluate(NO_RELOAD)
    expect(seat_rows(host).nth(1)).to_contain_text(say("sit-free"))
    card = lobby_card(guest, "Hildr")
    expect(card).to_contain_text(say("sit-free"))
    card.get_by_role("button", name=re.compile(re.escape(say("lobby-sit")))).click()
    second = Sitting(guest)
    see_board(first, second)
    assert host.evaluate("window.stillTheSame")
    expect(host.locator("[aria-live]").filter(has_text=say("sit-begins"))).to_have_count(1)
    assert second.id == first.id
    for _ in range(2):
        take_turn(first, second)
    expect(host.get_by_label(say("table-players"))).to_contain_text("Göndul")
    going = lobby_card(watcher, "Hildr")
    going.get_by_role("link", name=re.compile(re.escape(say("lobby-watch")))).click()
    watched = Sitting(watcher)
    see_board(watched)
    expect(watcher.get_by_text(say("table-hand-watching"))).to_be_visible()
    assert watched.view()["viewer"] is None
    assert watched.hand.count() == 0


def test_a_private_table_is_found_by_its_link_alone(open_page: OpenPage, faults: list[str]) -> None:
    """It is in nobody's lobby; its link leads to the card, and a name to the seat."""
    host, guest, late = open_page(name="Sigyn"), open_page(), open_page()
    sitting = open_by_form(host, watch="seated")
    link = host.get_by_label(say("sit-share-link")).input_value()
    assert link.endswith(f"#/table/{sitting.id}")
    late.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert sitting.id not in str(call(late, "GET", "lobby"))
    late.goto(link)
    late.get_by_role("button", name=say("sit-down-on", number=2)).wait_for()
    guest.goto(link)
    card = guest.get_by_role("region", name=say("card-title"))
    expect(card).to_contain_text(say("card-find-private"))
    expect(card).to_contain_text(say("card-watch-seated"))
    guest.get_by_label(say("sit-name")).fill("Loki")
    press(guest, "sit-down-on", number=2)
    see_board(sitting, Sitting(guest))
    expect(host.get_by_label(say("table-players"))).to_contain_text("Loki")
    expect(late.get_by_text(say("sit-unseen"))).to_be_visible()
    forgive(faults, 404)
    assert call(guest, "GET", "me")["name"] == "Loki"


def test_an_invitation_is_declined_and_a_bot_plays_instead(open_page: OpenPage) -> None:
    """Who is invited finds the table on the front page; the host sees the refusal, and changes the seat."""
    host, guest = open_page(name="Bragi"), open_page(account="Idun")
    sitting = invite(host, "Idun")
    expect(seat_rows(host).nth(1)).to_contain_text(say("sit-kept-for", name="Idun"))
    guest.reload()
    guest.get_by_role("link").filter(has_text=say("mine-invited")).click()
    expect(seat_rows(guest).nth(1)).to_contain_text(say("sit-kept-you"))
    press(guest, "sit-decline")
    expect(seat_rows(host).nth(1)).to_contain_text(say("sit-free"))
    press(host, "sit-change-seat", number=2)
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("radio", name=say("sit-change-bot")).check()
    dialog.get_by_label(say("setup-seat-level-of", number=2)).select_option("seer-1")
    press(host, "sit-change-do")
    see_board(sitting)


def test_an_invitation_is_accepted(open_page: OpenPage) -> None:
    """One click on the seat that is kept begins the game; a name that no account has is told at once."""
    host, guest = open_page(), open_page(account="Nanna")
    open_setup(host)
    host.get_by_label(say("setup-seat-kind", number=2)).select_option(label=say("setup-seat-invited"))
    field = host.get_by_label(say("setup-seat-invited-name", number=2))
    field.fill("Nobody at all")
    field.press("Tab")
    expect(host.get_by_text(say("setup-seat-unknown", name="Nobody at all"))).to_be_visible()
    field.fill("Nanna")
    press(host, "setup-open")
    sitting = Sitting(host)
    go(guest, sitting.id)
    press(guest, "sit-accept")
    see_board(sitting, Sitting(guest))


def test_seats_are_left_and_freed_and_a_table_is_called_off(open_page: OpenPage) -> None:
    """Everybody at the table sees who comes and goes, and hears that it is called off."""
    host, guest = open_page(name="Tyr"), open_page(name="Fenrir")
    table = lay(host, OPEN, OPEN, name="Tyr")
    go(host, table)
    go(guest, table)
    press(guest, "sit-down-on", number=2)
    expect(seat_rows(host).nth(1)).to_contain_text("Fenrir")
    press(guest, "sit-leave")
    expect(seat_rows(host).nth(1)).to_contain_text(say("sit-free"))
    press(guest, "sit-down-on", number=3)
    expect(seat_rows(host).nth(2)).to_contain_text("Fenrir")
    press(host, "sit-change-seat", number=3)
    press(host, "sit-change-free")
    expect(seat_rows(guest).nth(2)).to_contain_text(say("sit-free"))
    press(host, "sit-cancel")
    press_in = host.get_by_role("dialog").get_by_role("button", name=say("sit-cancel"), exact=True)
    press_in.click()
    host.get_by_role("heading", name=say("lobby-title")).wait_for()
    expect(guest.get_by_text(say("sit-closed"))).to_be_visible()


def test_both_want_a_rematch_and_meet_at_one_table(open_page: OpenPage) -> None:
    """The second to ask comes to the table of the first, and the game begins at once."""
    host, guest = open_page(name="Magni"), open_page(name="Modi")
    table = lay(host, OPEN, name="Magni")
    go(host, table)
    go(guest, table)
    press(guest, "sit-down-on", number=2)
    see_board(Sitting(host), Sitting(guest))
    play_out(host, guest)
    press(host, "table-over-rematch")
    host.wait_for_url(lambda url: table not in url)
    expect(seat_rows(host).nth(1)).to_contain_text("Modi")
    press(guest, "again-next")
    guest.wait_for_url(lambda url: table not in url)
    see_board(Sitting(host), Sitting(guest))
    assert Sitting(host).id == Sitting(guest).id


def test_the_next_game_is_suggested_and_nothing_more(open_page: OpenPage) -> None:
    """While one table waits for this player, another says so; a click leads there."""
    page = open_page()
    waits = lay(page, {"kind": "human", "name": "Ull"})
    other = lay(page, OPEN)
    go(page, other)
    page.get_by_role("heading", name=say("card-title")).wait_for()
    page.get_by_role("button", name=say("me-next-about", count=1)).click()
    page.wait_for_url(lambda url: waits in url)
    page.get_by_role("dialog").wait_for()
    expect(page.get_by_role("button", name=say("me-next-about", count=1))).to_have_count(0)


def test_by_keyboard_alone(open_page: OpenPage) -> None:
    """A table is opened, found and joined without a mouse."""
    host, guest = open_page(name="Vidar"), open_page(name="Vali")
    open_setup(host)
    kind = host.get_by_label(say("setup-seat-kind", number=2))
    tab_to(host, kind)
    while kind.input_value() != "open":
        host.keyboard.press("ArrowDown" if kind.input_value() in ("me", "human") else "ArrowUp")
    tab_to(host, host.get_by_text(say("setup-more"), exact=True))
    host.keyboard.press("Enter")
    find = choice(host, "find")
    tab_to(host, find)
    host.keyboard.press("ArrowDown")
    tab_to(host, host.get_by_role("button", name=say("setup-open"), exact=True))
    host.keyboard.press("Enter")
    host.get_by_role("heading", name=say("card-title")).wait_for()
    card = lobby_card(guest, "Vidar")
    sit = card.get_by_role("button", name=re.compile(re.escape(say("lobby-sit"))))
    sit.wait_for()
    tab_to(guest, sit)
    guest.keyboard.press("Enter")
    see_board(Sitting(host), Sitting(guest))
