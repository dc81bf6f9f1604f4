"""Talking at the table, blocks, reports and notes, on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, forgive, go, lay, press, tab_to
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import origin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

FREE = {"kind": "open"}
NARROW: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {"desktop": {}, "phone": NARROW}


def pair(open_page: OpenPage, hall: Hall | None = None, **options: Any) -> tuple[Page, Page, str]:
    """Ask and Embla at a running table, each with the board before them."""
    ask, embla = open_page(hall, **options, name="Ask"), open_page(hall, name="Embla")
    table = lay(ask, FREE, name="Ask")
    call(embla, "POST", f"tables/{table}/seats/1", {"name": "Embla"})
    for page in (ask, embla):
        go(page, table).board.wait_for()
    return ask, embla, table


def tab(page: Page, name: str) -> Locator:
    """A tab of the column beside the board, whatever number stands at it."""
    return page.get_by_role("tab", name=re.compile("^" + say(f"talk-{name}")))


def write(page: Page, text: str) -> None:
    """Say something, with the chat open."""
    field = page.get_by_role("textbox", name=say("talk-write"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def messages(page: Page) -> Locator:
    """The messages that are shown."""
    return page.get_by_role("region", name=say("talk-messages")).get_by_role("listitem")


def menu_of(page: Page, name: str) -> Locator:
    """The buttons that lead from messages to what can be done about their writer."""
    return page.get_by_role("button", name=say("talk-more", name=name))


def test_two_people_talk(open_page: OpenPage) -> None:
    """What one says the other is told of at once: a number, a word to screen readers, the message.

    A watcher has neither chat nor notes: the log stands there without tabs.
    """
    ask, embla, table = pair(open_page)
    tab(ask, "chat").click()
    expect(ask.get_by_text(say("talk-empty"))).to_be_visible()
    # What was said before the page knew the chat is a number, and nothing is called out.
    tab(embla, "chat").wait_for()
    embla.wait_for_load_state("networkidle")
    write(ask, "Hail, <b>Embla</b>!")
    expect(tab(embla, "chat")).to_have_accessible_name(say("talk-chat-unread", count=1))
    assert grave_faults(embla) == []
    expect(embla.locator(".unseen[aria-live]")).to_have_text(
        say("talk-said", name="Ask", text="Hail, <b>Embla</b>!")
    )
    tab(embla, "chat").click()
    expect(messages(embla)).to_have_count(1)
    expect(messages(embla).first).to_contain_text("Hail, <b>Embla</b>!")
    expect(tab(embla, "chat")).to_have_accessible_name(say("talk-chat"))
    write(embla, "Hail!")
    expect(messages(ask)).to_have_count(2)
    # What was read stays read, and what was said stays said.
    embla.reload()
    expect(tab(embla, "chat")).to_have_accessible_name(say("talk-chat"))
    tab(embla, "chat").click()
    expect(messages(embla)).to_have_count(2)
    stranger = open_page()
    go(stranger, table).board.wait_for()
    expect(stranger.get_by_role("heading", name=say("table-log"))).to_be_visible()
    stranger.wait_for_load_state("networkidle")
    expect(stranger.get_by_role("tab")).to_have_count(0)


def test_a_muted_chat_is_silent(open_page: OpenPage) -> None:
    """No number and no word, also after coming back; the messages are there for who looks."""
    ask, embla, _ = pair(open_page)
    tab(ask, "chat").click()
    tab(embla, "chat").click()
    mute = embla.get_by_role("button", name=say("talk-mute"))
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "true")
    tab(embla, "log").click()
    write(ask, "Anybody?")
    embla.reload()
    tab(embla, "chat").wait_for()
    write(ask, "Nobody?")
    tab(embla, "chat").click()
    expect(messages(embla)).to_have_count(2)
    expect(embla.locator(".unseen[aria-live]")).not_to_contain_text("body?")
    expect(mute).to_have_attribute("aria-pressed", "true")
    mute.click()
    tab(embla, "log").click()
    write(ask, "At last")
    expect(tab(embla, "chat")).to_have_accessible_name(say("talk-chat-unread", count=1))


def test_somebody_is_reported_and_blocked(open_page: OpenPage) -> None:
    """By the menu of a message; the words are gone then, and come back when the block is lifted."""
    ask, embla, _ = pair(open_page)
    for page in (ask, embla):
        tab(page, "chat").click()
    write(embla, "Boo")
    menu_of(ask, "Embla").click()
    dialog = ask.get_by_role("dialog", name=say("talk-person-title", name="Embla"))
    dialog.get_by_role("textbox", name=say("talk-reason")).fill("It frightens me.")
    press(ask, "talk-report-send")
    expect(dialog.get_by_text(say("talk-reported"))).to_be_visible()
    assert grave_faults(ask) == []
    press(ask, "talk-block", name="Embla")
    expect(dialog).to_have_count(0)
    expect(ask.get_by_text(say("talk-empty"))).to_be_visible()
    write(embla, "Still here")
    write(ask, "Peace")
    expect(messages(ask)).to_have_count(1)
    expect(messages(embla)).to_have_count(3)
    ask.goto(f"{origin(ask)}/#/account")
    ask.get_by_text(say("blocks-title")).click()
    ask.get_by_role("button", name=say("blocks-lift-of", name="Embla")).click()
    expect(ask.get_by_text(say("blocks-none"))).to_be_visible()


def test_who_waits_at_a_table_can_talk(open_page: OpenPage) -> None:
    """As soon as somebody else sits there, and only for those who do."""
    ask, embla = open_page(name="Ask"), open_page(name="Embla")
    table = lay(ask, FREE, FREE, name="Ask")
    for page in (ask, embla):
        page.goto(f"{origin(page)}/#/table/{table}")
        page.get_by_role("heading", name=say("card-title")).wait_for()
    expect(ask.get_by_role("textbox", name=say("talk-write"))).to_have_count(0)
    press(embla, "sit-down-on", number=2)
    write(embla, "Who is the third?")
    expect(messages(ask)).to_have_count(1)
    assert grave_faults(ask) == []


def test_an_invitation_can_be_turned_away_for_good(open_page: OpenPage) -> None:
    """Whoever invited is blocked at the table's card; no invitation from there is listed any more."""
    ask, gna = open_page(name="Ask"), open_page(account="Gna")
    invitation = {"kind": "invited", "name": "Gna"}
    table = lay(ask, invitation, FREE, name="Ask")
    gna.goto(f"{origin(gna)}/#/table/{table}")
    press(gna, "talk-block-maker")
    gna.get_by_role("dialog", name=say("talk-block-maker")).wait_for()
    assert grave_faults(gna) == []
    press(gna, "talk-block-do")
    gna.wait_for_url(re.compile("#/$"))
    lay(ask, invitation, FREE, name="Ask")
    assert call(gna, "GET", "tables") == []
    assert call(gna, "GET", "me")["waiting"] == 0


def test_notes_are_kept_and_two_tabs_do_not_fight(open_page: OpenPage, faults: list[str]) -> None:
    """They save themselves; the second tab is shown what the first one wrote, and decides."""
    ask, embla, table = pair(open_page)
    notes = {}
    for page in (ask, ask.context.new_page()):
        go_to = f"{origin(ask)}/#/table/{table}"
        page.goto(go_to)
        tab(page, "notes").click()
        notes[page] = page.get_by_role("textbox", name=say("notes-label"))
        expect(notes[page]).to_be_enabled()
    (first, mine), (second, theirs) = notes.items()
    mine.fill("Embla likes wolves.")
    expect(first.get_by_text(say("notes-saved"), exact=True)).to_be_visible()
    theirs.fill("Embla likes serpents.")
    expect(second.get_by_text(say("notes-changed"))).to_be_visible()
    forgive(faults, 409)
    expect(second.get_by_role("region", name=say("notes-theirs"))).to_have_text("Embla likes wolves.")
    assert grave_faults(second) == []
    press(second, "notes-keep-mine")
    expect(second.get_by_text(say("notes-saved"), exact=True)).to_be_visible()
    first.reload()
    tab(first, "notes").click()
    expect(mine).to_have_value("Embla likes serpents.")
    tab(embla, "notes").click()
    expect(embla.get_by_role("textbox", name=say("notes-label"))).to_have_value("")


@pytest.mark.long  # The tests above look at each of these once.
def test_axe_finds_nothing_grave_in_chat_and_notes(open_page: OpenPage) -> None:
    """With an unread number, a message of each, and the notes."""
    ask, embla, _ = pair(open_page)
    tab(embla, "chat").click()
    write(embla, "Hail")
    expect(tab(ask, "chat")).to_have_accessible_name(say("talk-chat-unread", count=1))
    assert grave_faults(ask) == []
    tab(ask, "chat").click()
    write(ask, "Hail, Embla")
    expect(messages(ask)).to_have_count(2)
    assert grave_faults(ask) == []
    tab(ask, "notes").click()
    expect(ask.get_by_role("textbox", name=say("notes-label"))).to_be_enabled()
    assert grave_faults(ask) == []


def test_the_chat_by_keyboard(open_page: OpenPage) -> None:
    """Arrow keys lead from tab to tab, the tab key to the field; no pointer is needed."""
    ask, embla, _ = pair(open_page)
    tab_to(ask, tab(ask, "log"))
    ask.keyboard.press("ArrowRight")
    expect(tab(ask, "chat")).to_be_focused()
    expect(tab(ask, "chat")).to_have_attribute("aria-selected", "true")
    tab_to(ask, ask.get_by_role("textbox", name=say("talk-write")))
    ask.keyboard.type("By hand")
    ask.keyboard.press("Enter")
    tab(embla, "chat").click()
    expect(messages(embla)).to_have_count(1)
    write(embla, "Seen")
    tab_to(ask, menu_of(ask, "Embla"))
    ask.keyboard.press("Enter")
    ask.get_by_role("dialog").wait_for()
    ask.keyboard.press("Escape")
    expect(ask.get_by_role("dialog")).to_have_count(0)


def test_the_chat_on_a_phone(open_page: OpenPage) -> None:
    """The number stands at the button of the chat, which opens it; nothing is wider than the screen."""
    ask, embla, _ = pair(open_page, **NARROW)
    tab(embla, "chat").click()
    chat = ask.get_by_role("button", name=say("talk-chat"), exact=True)
    expect(chat).to_be_visible()
    ask.wait_for_load_state("networkidle")
    write(embla, "A long word: " + "x" * 300)
    unread = ask.get_by_role("button", name=say("talk-chat-unread", count=1))
    expect(unread).to_have_text("1")
    expect(ask.get_by_role("button", name=say("table-log-open"), exact=True)).to_be_visible()
    assert ask.evaluate("document.documentElement.scrollWidth") == 360
    unread.tap()
    expect(tab(ask, "chat")).to_have_attribute("aria-selected", "true")
    expect(messages(ask)).to_have_count(1)
    write(ask, "Short")
    expect(messages(ask).last).to_be_in_viewport()
    assert ask.evaluate("document.documentElement.scrollWidth") == 360
    for control in (tab(ask, "notes"), ask.get_by_role("button", name=say("talk-send"))):
        box = control.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    ask.get_by_role("button", name=say("table-log-close")).tap()
    expect(ask.get_by_role("button", name=say("table-log-open"), exact=True)).to_be_visible()


@pytest.mark.parametrize("size", mostly_long(SIZES, ["desktop"]))
def test_what_is_said_meanwhile_is_shown_for_a_while(open_page: OpenPage, size: str) -> None:
    """Beside the log a name and a line, which lead to the chat; they go when time is up or it was read."""
    ask, embla, _ = pair(open_page, **SIZES[size], own=True)
    tab(embla, "chat").click()
    ask.locator("#side-chat").wait_for(state="attached")
    ask.wait_for_load_state("networkidle")
    ask.clock.install()
    write(embla, "Well played!")
    preview = ask.get_by_role("button", name=say("talk-preview", name="Embla", text="Well played!"))
    expect(preview).to_be_in_viewport()
    expect(preview).to_contain_text("Well played!")
    assert grave_faults(ask) == []
    ask.clock.fast_forward("00:09")
    expect(preview).to_have_count(0)
    write(embla, "Again?")
    again = ask.get_by_role("button", name=say("talk-preview", name="Embla", text="Again?"))
    again.click()
    expect(messages(ask)).to_have_count(2)
    expect(messages(ask).last).to_be_in_viewport()
    expect(again).to_have_count(0)
    write(embla, "Read at once")
    expect(messages(ask)).to_have_count(3)
    expect(ask.locator(".preview")).to_have_count(0)
