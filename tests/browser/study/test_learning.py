"""From the front page through a lesson to the first game, with mouse, keyboard and finger."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gladsheim import lessons
from gladsheim.locales import text
from tests.browser.access.axe import grave_faults
from tests.browser.access.test_accessibility import SPOKEN, WORDS, message_ids
from tests.browser.access.test_phone import too_small
from tests.browser.company.company import SHORT, play_out
from tests.browser.conftest import OpenPage
from tests.browser.sitting import Sitting, open_table, origin, say
from tests.proof_options import mostly_long

pytestmark = pytest.mark.browser

SMALL: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
FOCUSED = """() => document.activeElement === document.body
  ? '' : document.activeElement?.textContent.trim() ?? ''"""
TABS = 40


def coach(page: Page) -> Locator:
    """What stands beside the board of a lesson."""
    return page.get_by_role("complementary", name=say("learn-task"))


def button(page: Page, message: str) -> Locator:
    """A button of a lesson."""
    return coach(page).get_by_role("button", name=say(message), exact=True)


def begin(page: Page, game: str, lesson: str = "") -> None:
    """Go to the lessons of a game, or to one of them."""
    page.goto(f"{origin(page)}/#/learn/{game}{lesson and f'/{lesson}'}")


def task(page: Page, game: str, lesson: str, step: str) -> None:
    """See that a step is shown, with its board."""
    words = say(f"learn{game}-{lesson}-{step}", least=4).split(" ")[:4]
    expect(coach(page)).to_contain_text(" ".join(words))
    expect(button(page, "learn-show")).to_be_enabled()


def lay(page: Page, tile: str, cell: str, press: str = "click") -> None:
    """Lay a tile of the hand on a cell, as at a table."""
    sitting = Sitting(page)
    name = re.compile(f"^{say(f'voluspa-tile-{tile}')}")
    getattr(sitting.hand.get_by_role("button", name=name).first, press)()
    x, y = cell.split(",")
    where = re.compile(re.escape(say("voluspa-cell", x=x, y=y)) + r"(?!\d)")
    spot = sitting.board.get_by_role("button", name=where).first
    spot.wait_for()
    getattr(sitting.bring_to_sight([spot], press), press)()
    getattr(sitting.sure, press)()


def test_a_newcomer_learns_and_plays(open_page: OpenPage) -> None:
    """Front page, lessons, a wrong and a right try, and a game against the easiest bot.

    List and lesson, before and after a try, have no serious or critical fault for axe-core.
    """
    page = open_page()
    page.get_by_role("link", name=say("hall-learn-game", game="Völuspá")).click()
    first = page.get_by_role("link", name=say("learn-begin"), exact=True)
    first.wait_for()
    assert grave_faults(page) == []
    first.click()
    task(page, "voluspa", "line", "odin")
    assert grave_faults(page) == []
    lay(page, "Od", "0,1")
    expect(coach(page)).to_contain_text(say("learn-would-bring", sum="2 points"))
    expect(coach(page)).to_contain_text(say("learnvoluspa-line-odin-hint"))
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    lay(page, "Od", "3,0")
    expect(coach(page)).to_contain_text(say("learn-right"))
    expect(coach(page)).to_contain_text("4 points")
    # Another seat is to act now; what is seen stays the learner's own.
    held = Sitting(page).hand.get_by_role("button")
    expect(held).to_have_count(1)
    expect(held.last).to_have_accessible_name(re.compile("^Thor"))
    button(page, "learn-next").click()
    task(page, "voluspa", "line", "crossing")
    lay(page, "Th", "2,0")
    button(page, "learn-next").click()
    # A cell that the tile touches only with a corner is dark: asking about it is the answer.
    expect(coach(page)).to_contain_text(say("learn-step", step=3, steps=3))
    button(page, "learn-show").click()
    expect(coach(page)).to_contain_text("V-4.3")
    expect(coach(page)).to_contain_text(say("learn-finished"))
    assert grave_faults(page) == []
    coach(page).get_by_role("link", name=say("learn-next-lesson", title=say("learnvoluspa-ties"))).wait_for()
    page.get_by_role("link", name=say("learn-overview")).click()
    page.get_by_role(
        "link", name=say("learn-lesson", title=say("learnvoluspa-line"), done="yes", steps=3)
    ).wait_for()
    page.reload()
    page.get_by_role("link", name=say("learn-go-on", title=say("learnvoluspa-ties")), exact=True).wait_for()
    page.get_by_role("button", name=say("learn-play-first")).click()
    sitting = Sitting(page)
    assert sitting.wait_for_turn()
    view = sitting.view()
    assert [seat["bot"] for seat in view["seats"]] == [None, "seer-1"]
    assert (view["game"], view["options"]["set"]) == ("voluspa", "base")


def test_why_not_is_an_answer(open_page: OpenPage) -> None:
    """Tapping where a tile may not go answers a step that asks for it; what is allowed does not."""
    page = open_page()
    begin(page, "voluspa", "troll")
    task(page, "voluspa", "troll", "guard")
    lay(page, "Od", "3,0")
    expect(coach(page)).to_contain_text(say("learn-allowed"))
    # The cell above the Troll: one tile above the one that is his.
    troll = page.locator('[data-at="1,0"]').first.bounding_box()
    assert troll is not None
    page.mouse.click(troll["x"] + troll["width"] / 2, troll["y"] - troll["height"] / 2)
    expect(coach(page)).to_contain_text("V-5.3")
    expect(coach(page)).to_contain_text(say("learn-right"))


def tab_to(page: Page, words: str) -> None:
    """Press the tab key until something with these words has the keyboard."""
    for _ in range(TABS):
        page.keyboard.press("Tab")
        if words in page.evaluate(FOCUSED):
            return
    raise AssertionError(f"the tab key does not come to {words!r}")


def test_a_lesson_by_keyboard_alone(open_page: OpenPage) -> None:
    """From the list to the end of a lesson without a mouse; what comes next has the keyboard."""
    page = open_page()
    begin(page, "voluspa")
    page.get_by_role("link", name=say("learn-begin"), exact=True).wait_for()
    tab_to(page, say("learn-begin"))
    page.keyboard.press("Enter")
    task(page, "voluspa", "line", "odin")
    assert page.evaluate(FOCUSED) == say("learn-step", step=1, steps=3)
    for key in ("1", "Enter"):
        page.keyboard.press(key)
        expect(Sitting(page).hand.get_by_role("button", pressed=True)).to_have_count(1)
    expect(Sitting(page).sure).to_be_visible()
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text(say("learn-right"))
    expect(button(page, "learn-next")).to_be_focused()
    page.keyboard.press("Enter")
    task(page, "voluspa", "line", "crossing")
    for message in ("learn-show", "learn-next"):
        tab_to(page, say(message))
        page.keyboard.press("Enter")
    task(page, "voluspa", "line", "touch")
    tab_to(page, say("learn-show"))
    page.keyboard.press("Enter")
    onward = coach(page).get_by_role("link", name=re.compile(f"^{say('learn-next-lesson', title='')}"))
    expect(onward).to_be_focused()


def go_to_step(page: Page, game: str, lesson: str, step: str) -> None:
    """To a step of a lesson, as if those before it were done."""
    steps = next(found.steps for found in lessons.book(game).lessons if found.id == lesson)
    done = [found.id for found in steps]
    remembered = json.dumps({f"{game}/{lesson}": done[: done.index(step)]})
    page.evaluate("done => localStorage.setItem('gladsheim-lessons', done)", remembered)
    begin(page, game, lesson)
    page.reload()
    task(page, game, lesson, step)


def test_a_question_is_asked_by_keyboard(open_page: OpenPage) -> None:
    """Whoever comes by keyboard is told how the arrows lead to dark cells, and they do."""
    page = open_page()
    go_to_step(page, "voluspa", "line", "touch")
    expect(coach(page)).not_to_contain_text(say("learnvoluspa-keys"))
    page.keyboard.press("2")
    page.wait_for_function("() => document.activeElement?.closest('[data-at]')")
    expect(coach(page)).to_contain_text(say("learnvoluspa-keys"))
    for _ in range(9):
        at = page.evaluate("() => document.activeElement.closest('[data-at]').dataset.at")
        x, y = (int(part) for part in at.split(","))
        if (x, y) == (3, 1):
            break
        page.keyboard.press("Shift+ArrowRight" if x < 3 else f"Shift+Arrow{'Down' if y < 1 else 'Up'}")
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text("V-4.3")
    expect(coach(page)).to_contain_text(say("learn-right"))


def test_hermods_ride_is_drawn(open_page: OpenPage) -> None:
    """His landing and the one that is chosen after it are numbered with their points; drawing him chooses."""
    page = open_page()
    go_to_step(page, "voluspa", "edda", "follow")
    numbered = page.locator(".chain .step")
    expect(numbered).to_have_text([re.compile(r"1\s*\+4")])
    expect(page.locator(".chain .reach")).to_have_count(2)
    hermod = page.locator('g.cell[data-at="0,1"]').bounding_box()
    assert hermod is not None
    x, y = hermod["x"] + hermod["width"] / 2, hermod["y"] + hermod["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + hermod["height"], steps=4)
    page.mouse.up()
    both = [re.compile(r"1\s*\+4"), re.compile(r"2\s*\+3")]
    expect(numbered).to_have_text(both)
    expect(page.locator(".chain .ribbon:not(.sure)")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(numbered).to_have_count(1)
    for key in ("2", "Enter"):
        page.keyboard.press(key)
        expect(Sitting(page).hand.get_by_role("button", pressed=True)).to_have_count(1)
    expect(numbered).to_have_text(both)
    expect(Sitting(page).sure).to_be_visible()
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text(say("learn-right"))
    expect(page.locator(".chain .ribbon.sure")).to_have_count(1)


def test_the_end_of_a_game_says_what_comes_next(open_page: OpenPage) -> None:
    """Review, another game, and the next lesson for whoever has begun them."""
    page = open_page()
    go_to_step(page, "voluspa", "line", "crossing")
    sitting = open_table(page, ["random"], **SHORT)
    sitting.wait_for_turn()
    play_out(page)
    over = sitting.over
    review = over.get_by_role("button", name=say("review-ask"))
    expect(review).to_have_accessible_description(say("review-next-gist"))
    expect(over.get_by_role("button", name=say("table-over-rematch"))).to_be_visible()
    assert grave_faults(page) == []
    over.get_by_role("link", name=say("review-next-lesson")).click()
    task(page, "voluspa", "line", "crossing")
    page.go_back()
    review.click()
    expect(page.get_by_role("region", name=say("review-title"))).to_be_visible()
    expect(page).to_have_url(re.compile("/review$"))


def fits(page: Page) -> None:
    """Nothing sticks out sideways or is too small for a finger, and the page itself does not scroll."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    # What is read out takes a pixel below.
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight + 1")
    assert too_small(page) == []


def test_a_lesson_by_touch_on_a_small_phone(open_page: OpenPage) -> None:
    """Everything of a lesson fits 360 by 640 and answers to a finger."""
    page = open_page(**SMALL)
    begin(page, "voluspa", "line")
    task(page, "voluspa", "line", "odin")
    fits(page)
    lay(page, "Od", "3,0", "tap")
    expect(coach(page)).to_contain_text(say("learn-right"))
    fits(page)
    button(page, "learn-next").tap()
    task(page, "voluspa", "line", "crossing")
    lay(page, "Th", "2,0", "tap")
    button(page, "learn-next").tap()
    button(page, "learn-show").tap()
    expect(coach(page)).to_contain_text(say("learn-finished"))
    fits(page)


@pytest.mark.parametrize("game", mostly_long(lessons.names(), ["valhalla"]))
def test_every_step_can_be_shown(open_page: OpenPage, game: str) -> None:
    """Each step of each lesson opens, shows its answer on the board and goes on to the next."""
    page = open_page(**SMALL)
    for lesson in lessons.book(game).lessons:
        begin(page, game, lesson.id)
        for number, step in enumerate(lesson.steps, 1):
            said = say("learn-step", step=number, steps=len(lesson.steps))
            expect(coach(page).get_by_role("heading", name=said)).to_be_visible()
            if step.task.kind != "look":
                button(page, "learn-show").tap()
                expect(coach(page)).to_contain_text(say("learn-shown"))
            button(page, "learn-again").wait_for()
            fits(page)
            if number < len(lesson.steps):
                button(page, "learn-next").tap()
    begin(page, game)
    expect(page.get_by_text(say("learn-all-done"))).to_be_visible()


def test_words_out_of_sight_are_scrolled_by_key(open_page: OpenPage) -> None:
    """Where a task is longer than its place, the keyboard can stop there; where not, it need not."""
    page = open_page(viewport={"width": 1280, "height": 190})
    begin(page, "voluspa", "line")
    task(page, "voluspa", "line", "odin")
    words = coach(page).locator(".words")
    expect(words).to_have_attribute("tabindex", "0")
    assert grave_faults(page) == []
    words.focus()
    page.keyboard.press("End")
    page.wait_for_function("words => words.scrollTop > 0", arg=words.element_handle())
    button(page, "learn-show").focus()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(words).not_to_have_attribute("tabindex", "0")


@pytest.mark.parametrize("locale", SPOKEN)
def test_every_language_is_spoken_in_the_lessons(open_page: OpenPage, locale: str) -> None:
    """List and lesson show the chosen language, and nowhere the name of a message."""
    page = open_page()
    ids = re.compile("|".join(rf"\b{re.escape(found)}\b" for found in message_ids()))
    page.get_by_label(say("settings-language")).select_option(locale)
    expect(page.get_by_text(text(locale, "hall-tagline"))).to_be_visible()
    begin(page, "voluspa")
    expect(page.get_by_text(text(locale, "learn-about"))).to_be_visible()
    assert ids.findall(page.evaluate(WORDS)) == []
    begin(page, "voluspa", "loki")
    page.get_by_role("button", name=text(locale, "learn-show")).click()
    beside = page.get_by_role("complementary", name=text(locale, "learn-task"))
    expect(beside).to_contain_text(text(locale, "learnvoluspa-loki-mute-done"))
    assert ids.findall(page.evaluate(WORDS)) == []
