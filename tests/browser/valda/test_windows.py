"""God weapons at Valda's table: when one is asked, how one is not, and what is never shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gladsheim.games.valda.book import load_book
from tests.browser.company.company import go, play_out
from tests.browser.conftest import OpenPage
from tests.browser.hall import ROOT, Hall
from tests.browser.sitting import open_setup, origin, say, sit_down
from tests.browser.valda.playing import Choice, Table, open_valda

pytestmark = pytest.mark.browser

WEAPON = re.compile(r'(id = "\w+\.weapon"\nname = .*\ndeck = )"\w+"')
BASE_COUNT = re.compile(r'(deck = "base"\ntype = "(?!weapon)\w+"\ncount = )(\d+)')
GODS = 7
# Where the last of the choices goes on; elsewhere the first is as good as any.
PLAIN_DECISIONS = ("resource", "game", "build", "followers", "line", "window")


LIMITS = {"rounds": 5, "actions": 4, "control": 2, "max_mines": 3, "max_drills": 2}
"""Others than the game's own."""


def armed(text: str) -> str:
    """The card file with all weapons in a base deck of single cards: hands full of them; and other limits."""
    fewer = sum(int(count) - 1 for _, count in BASE_COUNT.findall(text))
    text = BASE_COUNT.sub(r"\g<1>1", text)
    text, found = WEAPON.subn(r'\1"base"', text)
    assert found == GODS
    text = re.sub(r"total_cards = \d+", f"total_cards = {150 - fewer}", text)
    for name, value in LIMITS.items():
        text, found = re.subn(rf"^{name} = \d+", f"{name} = {value}", text, flags=re.MULTILINE)
        assert found == 1
    return re.sub(r'^id = ".*"', 'id = "armed"', text, count=1, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def armed_hall(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A hall whose host has a card file with many weapons, beside the one of the game."""
    folder = tmp_path_factory.mktemp("armed")
    cards = folder / "armed.toml"
    built_in = ROOT / "src" / "gladsheim" / "games" / "valda" / "valda-cards.toml"
    cards.write_text(armed(built_in.read_text(encoding="utf-8")), encoding="utf-8")
    hall = Hall(folder, cards)
    hall.start()
    yield hall
    hall.stop()


def armed_key(hall: Hall) -> str:
    """What the card file of that hall is called among the options."""
    assert hall.cards is not None
    return load_book(hall.cards).key


def wait_for_window(table: Table) -> tuple[int, int]:
    """Let everything pass until a window asks in somebody else's turn; the round and whose turn."""
    while table.wait_for_turn():
        view = table.sitting.view()
        scene = view["scene"]
        if scene["decision"] == "window" and scene["active"] != view["viewer"]:
            return scene["round"], scene["active"]
        go_on(table)
    raise AssertionError("the game is over without a window")


def open_at_window(page: Page, hall: Hall) -> tuple[Table, tuple[int, int]]:
    """A table at which a window asks in somebody else's turn, played up to there by the hall's interface.

    Also the round, and whose turn it is.
    """
    table = open_valda(page, ["random", "random"], cards=armed_key(hall))
    played = table.sitting.id
    # A page that is open may be asking about a choice that is gone by then.
    page.goto(f"{origin(page)}/icon.svg")

    def asked(view: dict[str, Any]) -> bool:
        scene = view["scene"]
        return bool(scene["decision"] == "window" and scene["active"] != view["viewer"])

    play_out(page, table=played, until=asked, choose=going_on)
    return Table(go(page, played)), wait_for_window(table)


def going_on(view: dict[str, Any]) -> Choice:
    """End, pass, yield, or the first choice there is."""
    ways = [choice for choice in view["choices"] if choice["type"] in ("end", "pass", "yield", "done")]
    found: Choice = (ways or view["choices"])[0]
    return found


def go_on(table: Table) -> None:
    """Go on by the page."""
    view = table.sitting.view()
    table.perform(going_on(view), view["scene"]["decision"])


def refuse_weapons(table: Table) -> tuple[int, int]:
    """Say "not this turn"; the round and whose turn it is at the next decision."""
    table.page.get_by_role("button", name=say("valda-choice-not-this-turn")).click()
    assert table.wait_for_turn()
    scene = table.sitting.view()["scene"]
    return scene["round"], scene["active"]


def test_not_this_turn_passes_until_the_turn_is_over(open_page: OpenPage, armed_hall: Hall) -> None:
    """After "not this turn" no window asks again before somebody else's turn; then they do."""
    table, turn = open_at_window(open_page(armed_hall), armed_hall)
    table.page.get_by_role("button", name=say("valda-choice-not-this-turn")).click()
    passing = table.page.get_by_text(say("valda-not-this-turn-on"))
    expect(passing).to_be_visible()
    while table.wait_for_turn():
        scene = table.sitting.view()["scene"]
        if (scene["round"], scene["active"]) != turn:
            break
        assert scene["decision"] != "window"
        expect(passing).to_be_visible()
        go_on(table)
    expect(passing).to_have_count(0)
    assert wait_for_window(table) != turn
    expect(table.page.get_by_role("button", name=say("valda-choice-not-this-turn"))).to_be_visible()


def test_one_may_change_ones_mind(open_page: OpenPage, armed_hall: Hall) -> None:
    """That windows are passed is shown as long as it holds, and can be taken back."""
    table = open_valda(open_page(armed_hall), ["random", "random"], cards=armed_key(armed_hall))
    # In the turn of another this guest is asked again in any case: whether to attack.
    while wait_for_window(table) != refuse_weapons(table):
        go_on(table)
    table.page.get_by_role("button", name=say("valda-ask-again")).click()
    expect(table.page.get_by_text(say("valda-not-this-turn-on"))).to_have_count(0)


def test_a_host_card_file_is_chosen_on_the_form(open_page: OpenPage, armed_hall: Hall) -> None:
    """Where the host has several card files, the form asks which; the table plays with that one."""
    page = open_page(armed_hall)
    open_setup(page, "valda")
    page.get_by_label(say("valda-option-cards")).select_option(armed_key(armed_hall))
    table = Table(sit_down(page))
    assert table.wait_for_turn()
    assert table.sitting.view()["scene"]["cards"] == "armed"


def test_a_host_card_file_is_drawn_as_it_says(open_page: OpenPage, armed_hall: Hall) -> None:
    """Slots, actions, rounds and the temples that close an area are those of the table's card file."""
    table = open_valda(open_page(armed_hall), ["random"], cards=armed_key(armed_hall))
    assert table.wait_for_turn()
    board = table.page.get_by_role("group", name=say("valda-own-board"))
    for what in ("mine", "drill"):
        expect(board.locator(f".slots.{what} i")).to_have_count(LIMITS[f"max_{what}s"])
    about = say("valda-phase-game-about", actions=LIMITS["actions"])
    expect(table.page.locator(".clock ol li").nth(1)).to_have_attribute("data-tip", about)
    expect(table.page.locator(".clock .round")).to_contain_text(
        say("valda-round-goal", rounds=LIMITS["rounds"])
    )
    table.page.get_by_role("button", name=say("valda-help-short"), exact=True).click()
    expect(table.page.get_by_role("dialog")).to_contain_text(
        say("valda-about-lock", control=LIMITS["control"])
    )


def test_weapons_of_several_kinds_come_out_as_meant(
    open_page: OpenPage, armed_hall: Hall, long: bool
) -> None:
    """Whenever a weapon may be used in a new way it is, with what it asks; several ways are met."""
    wanted = 3 if long else 2
    page, used = open_page(armed_hall), set[str]()
    # A single game may deal too few of them.
    for _ in range(4):
        table = open_valda(page, ["random"], cards=armed_key(armed_hall))
        while len(used) < wanted and table.wait_for_turn():
            view = table.sitting.view()
            choices, decision = view["choices"], view["scene"]["decision"]
            new = [choice for choice in choices if choice.get("mode", "") not in used | {""}]
            if new:
                used.add(new[0]["mode"])
            choice = new[0] if new else choices[0 if decision not in PLAIN_DECISIONS else -1]
            table.perform(choice, decision)
        if len(used) >= wanted:
            break
    assert len(used) >= wanted
