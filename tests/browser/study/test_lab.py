"""The laboratory and the rules pages: set up, ask, score, share; read, step through, go on from there."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.access.test_accessibility import SPOKEN, WORDS, message_ids
from tests.browser.access.test_phone import PHONE, fits
from tests.browser.conftest import OpenPage
from tests.browser.sitting import open_seats, origin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser
GAMES = ("voluspa", "valda", "valhalla")
CELL = "main [data-at='{}']"


def expect_refusals(faults: list[str]) -> None:
    """Take the browser's words of positions that were refused off the list."""
    faults[:] = [fault for fault in faults if "status of 400 " not in fault]


def to_lab(page: Page, game: str = "voluspa") -> None:
    """To a fresh laboratory."""
    page.goto(f"{origin(page)}/#/lab/{game}")
    page.get_by_role("heading", name=say("lab-title")).wait_for()


def to_rules(page: Page, game: str, rule: str = "") -> None:
    """To the rules of a game."""
    page.goto(f"{origin(page)}/#/rules/{game}{rule and f'/{rule}'}")
    page.get_by_role("heading", level=1).wait_for()


def choose(page: Page, tile: str) -> None:
    """Take a tile up in the palette."""
    name = re.compile("^" + re.escape(say(f"voluspa-tile-{tile}")) + ",")
    page.get_by_role("region", name=say("lab-palette")).get_by_role("button", name=name).click()


def set_up(page: Page) -> None:
    """Thor and Fenrir in a row, an Odin in the first hand, a Skadi in the second."""
    page.get_by_role("button", name=say("lab-edit"), exact=True).click()
    page.get_by_role("button", name=say("lab-clear")).click()
    page.locator(CELL.format("0,0")).click()
    page.get_by_role("button", name=say("lab-remove")).click()
    for tile, cell in (("Th", "0,0"), ("Fe", "1,0")):
        choose(page, tile)
        page.locator(CELL.format(cell)).click()
    for tile, seat in (("Od", 1), ("Sk", 2)):
        choose(page, tile)
        row = page.get_by_role("group", name=say("lab-seat", number=seat), exact=True)
        row.get_by_role("button", name=say("lab-hand-add", tile=say(f"voluspa-tile-{tile}"))).click()


def play_here(page: Page) -> None:
    """From the editor to the board."""
    page.get_by_role("button", name=say("lab-play")).click()
    page.get_by_role("region", name=say("table-players")).wait_for()


def test_a_position_is_set_up_asked_played_and_shared(open_page: OpenPage, faults: list[str]) -> None:
    """Tiles are laid and held, the lit cell says what Odin brings, he does, and the link shows it all."""
    page = open_page()
    to_lab(page)
    set_up(page)
    play_here(page)
    expect_refusals(faults)
    page.locator(".hand button").first.click()
    lit = page.locator("[data-at='2,0'][role='button']")
    expect(lit.locator("title")).to_contain_text("3 points")
    lit.click()
    page.get_by_role("button", name=say("table-confirm-points", points=3)).click()
    seats = page.get_by_role("region", name=say("table-players"))
    expect(seats.get_by_role("listitem").first).to_contain_text("3")
    expect(page.locator("[data-at='2,0'][data-tile='Od']")).to_be_visible()
    link = page.locator("header input")
    expect(link).to_have_value(re.compile(r"#/lab/voluspa/[\w-]{40,}"))
    expect(page).to_have_url(re.compile(r"#/lab/voluspa/[\w-]{40,}"))
    shared = link.input_value()
    other = open_page()
    other.goto(shared)
    expect(other.locator("[data-at='2,0'][data-tile='Od']")).to_be_visible()
    other.get_by_role("button", name=say("table-undo")).click()
    expect(other.locator("[data-at='2,0'][data-tile='Od']")).to_have_count(0)
    expect(page.locator("[data-at='2,0'][data-tile='Od']")).to_be_visible()


def test_what_is_impossible_is_said(open_page: OpenPage, faults: list[str]) -> None:
    """An editor with an empty hand names the field, and there is nothing to play yet."""
    page = open_page()
    to_lab(page)
    page.get_by_role("button", name=say("lab-edit"), exact=True).click()
    page.get_by_role("button", name=say("lab-clear")).click()
    expect(page.get_by_role("alert").filter(has_text="phase")).to_be_visible()
    expect(page.get_by_role("button", name=say("lab-play"))).to_be_disabled()
    expect_refusals(faults)


def test_tiles_are_moved_boosted_and_removed(open_page: OpenPage, faults: list[str]) -> None:
    """A tile that is picked up goes to the cell that is clicked, bears its boosts, and can go.

    The editor has no serious or critical fault for axe-core.
    """
    page = open_page()
    to_lab(page)
    set_up(page)
    assert grave_faults(page) == []
    page.locator(CELL.format("1,0")).click()
    page.locator(CELL.format("0,1")).click()
    page.get_by_role("button", name=say("lab-boost"), exact=True).click()
    label = say("lab-cell-tile", tile=say("voluspa-tile-Fe"), boost=1, x=0, y=1)
    expect(page.locator(CELL.format("0,1"))).to_have_accessible_name(label)
    # A boost that no Freya was given for is named as such.
    expect(page.get_by_role("alert").filter(has_text="discard")).to_be_visible()
    page.get_by_role("checkbox", name=say("lab-set-order")).check()
    expect(page.get_by_role("button", name=say("lab-play"))).to_be_enabled()
    page.get_by_role("button", name=say("lab-remove")).click()
    expect(page.locator(CELL.format("0,1"))).to_have_accessible_name(say("lab-cell-empty", x=0, y=1))
    expect_refusals(faults)


@pytest.mark.parametrize("game", mostly_long(GAMES, ["voluspa"]))
def test_a_deal_and_a_document(open_page: OpenPage, game: str, faults: list[str]) -> None:
    """A seed gives a deal that can be played on; a document is read, and each fault named with its field.

    The form has no serious or critical fault for axe-core.
    """
    page = open_page()
    to_lab(page, game)
    page.get_by_role("button", name=say("lab-start")).click()
    page.get_by_text(say("lab-document"), exact=True).click()
    page.get_by_role("textbox", name=say("lab-document")).wait_for()
    assert grave_faults(page) == []
    page.get_by_label(say("lab-seed")).fill("a seed of mine")
    with page.expect_response(re.compile(f"/api/lab/{game}/position")) as dealt:
        page.get_by_role("button", name=say("lab-deal-start"), exact=True).click()
    document: dict[str, Any] = dealt.value.json()["document"]
    page.get_by_role("region", name=say("table-players")).wait_for()
    page.get_by_role("button", name=say("lab-start")).click()
    page.get_by_text(say("lab-document"), exact=True).click()
    text = page.get_by_role("textbox", name=say("lab-document"))
    text.fill("no JSON")
    page.get_by_role("button", name=say("lab-document-start")).click()
    expect(page.get_by_role("alert").filter(has_text="JSON")).to_be_visible()
    text.fill(json.dumps({**document, "colour": "red", "options": {"players": 99}}))
    page.get_by_role("button", name=say("lab-document-start")).click()
    expect(page.get_by_role("alert").filter(has_text="colour")).to_be_visible()
    expect_refusals(faults)
    text.fill(json.dumps(document))
    page.get_by_role("button", name=say("lab-document-start")).click()
    page.get_by_role("region", name=say("table-players")).wait_for()


def test_a_broken_link_says_so(open_page: OpenPage) -> None:
    """Instead of a position there is a fresh deal."""
    page = open_page()
    page.goto(f"{origin(page)}/#/lab/voluspa/AAAA")
    expect(page.get_by_role("alert").filter(has_text=say("lab-broken-link"))).to_be_visible()


@pytest.mark.parametrize("game", mostly_long(GAMES, ["valhalla"]))
def test_an_example_is_stepped_through(open_page: OpenPage, game: str) -> None:
    """It opens after its last step, can be taken back and repeated, and opened in the laboratory."""
    page = open_page()
    to_rules(page, game)
    figure = page.locator("figure").first
    figure.scroll_into_view_if_needed()
    ahead, back = (figure.get_by_role("button", name=say(f"lab-example-{way}")) for way in ("next", "back"))
    told = figure.locator("figcaption .told")
    expect(told).not_to_be_empty()
    expect(ahead).to_have_count(0)
    while back.count() > 0:
        back.click()
    expect(told).to_be_empty()
    ahead.click()
    expect(told).not_to_be_empty()
    figure.get_by_role("link", name=say("lab-example-open")).click()
    page.get_by_role("heading", name=say("lab-title")).wait_for()


def test_a_rule_is_found_by_its_id(open_page: OpenPage) -> None:
    """The address of a rule leads to it, also to one that is told with a tile, or is a part of one."""
    page = open_page()
    parts = (("V-4.7", "V-4.7"), ("V-5.14", "V-5.14"), ("V-5.10a", "V-5.10"), ("V-14.17", "V-14.17"))
    for rule, anchor in parts:
        to_rules(page, "voluspa", rule)
        page.reload()
        expect(page.locator(f"[id='{anchor}']")).to_be_in_viewport()


def test_a_tile_has_its_epithet_on_the_rules_page(open_page: OpenPage) -> None:
    """Under its name stands what the rulebook says of it there."""
    page = open_page()
    to_rules(page, "voluspa", "tile-Sk")
    heading = page.locator("#tile-Sk").get_by_role("heading")
    expect(heading).to_contain_text(say("voluspa-epithet-Sk"))


def test_a_refusal_leads_to_its_rule(open_page: OpenPage, faults: list[str]) -> None:
    """What may not be done is told with its rule, whose place opens beside the game, which goes on."""
    page = open_page()
    to_lab(page)
    set_up(page)
    play_here(page)
    expect_refusals(faults)
    page.locator(".hand button").first.click()
    page.locator("main [data-at='0,0']").first.click()
    rule = page.locator(".toast").get_by_role("link").first
    name = rule.inner_text()
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator(f"[id='{name}']")).to_be_in_viewport()
    expect(page.locator("main [data-at='0,0'][data-tile='Th']")).to_be_visible()


def test_help_on_a_tile_shows_its_rules(open_page: OpenPage) -> None:
    """A click on a tile of the board opens its words, the ids of its rules, a live example, and a way on."""
    page = open_page()
    sitting = open_seats(page, "voluspa", ["greedy"], 1, {"set": "base"})
    sitting.wait_for_turn()
    tile = page.locator("main [data-tile][role='button'][data-at]").first
    code = tile.get_attribute("data-tile")
    tile.click()
    dialog = page.get_by_role("dialog", name=say(f"voluspa-tile-{code}"))
    expect(dialog).to_contain_text(say(f"voluspa-epithet-{code}"))
    expect(dialog.get_by_role("link", name=re.compile(r"^V-\d"))).not_to_have_count(0)
    expect(dialog.locator("figure")).to_contain_text(say("lab-example-open"))
    rules = dialog.get_by_role("link", name=say("table-rules-all"))
    assert rules.get_attribute("href") == f"#/rules/voluspa/tile-{code}"


def test_from_a_finished_game_to_the_laboratory(open_page: OpenPage) -> None:
    """While it runs there is no such way; after the end a position of it is opened, complete."""
    page = open_page()
    sitting = open_seats(page, "voluspa", ["random"], 1, {"set": "base"})
    sitting.wait_for_turn()
    view = sitting.view()
    page.goto(f"{origin(page)}/#/table/{view['id']}/ply/0")
    page.get_by_role("slider").wait_for()
    button = page.get_by_role("button", name=say("lab-example-open"))
    expect(button).to_have_count(0)
    body = {"seat": 0, "expected_seq": view["seq"], "action_id": "00000000-0000-4000-8000-000000000001"}
    answer = page.request.post(f"{origin(page)}/api/tables/{view['id']}/resign", data=body)
    assert answer.ok, answer.text()
    page.reload()
    button.click()
    page.get_by_role("heading", name=say("lab-title")).wait_for()
    expect(page.locator("main [data-at='0,0'][data-tile]")).to_be_visible()


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_language_and_a_phone(open_page: OpenPage, locale: str) -> None:
    """Every page speaks each language without leaving an id bare, and fits a phone."""
    page = open_page(**PHONE, locale=locale)
    ids = message_ids()
    for game in GAMES:
        for place in ("rules", "lab"):
            page.goto(f"{origin(page)}/#/{place}/{game}")
            page.get_by_role("heading", level=1).wait_for()
            # The notice on the card list names its file.
            seen = page.evaluate(WORDS).replace("valda-cards.toml", "")
            assert [found for found in ids if found in seen] == []
            fits(page)
