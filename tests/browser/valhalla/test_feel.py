"""How Valhalla's table answers to hands: movement, reasons before a choice, gestures, why not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from gladsheim.core.game import Json, State
from tests.browser.access.reader import Reader
from tests.browser.sitting import say
from tests.browser.valda.test_games import SMALL
from tests.browser.valhalla.conftest import OpenStage
from tests.browser.valhalla.playing import keys_of
from tests.browser.valhalla.stage import Stage, late
from tests.browser.voluspa.test_feel import middle

pytestmark = pytest.mark.browser

COUNT_FLIGHTS = """() => {
  window.flown = 0;
  const count = (records) => (window.flown += records.flatMap((one) => [...one.addedNodes])
    .filter((node) => node.nodeName === 'SPAN').length);
  new MutationObserver(count).observe(document.querySelector('.animation-layer'), { childList: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_what_others_do_is_seen_where_movement_is_wanted(open_stage: OpenStage, motion: str) -> None:
    """A rival's location flies in and its points fly to the seat, without anything moving by itself."""
    stage = open_stage(reduced_motion=motion)
    state = late("location")
    actor = state.current_player
    assert actor is not None
    choices = [
        choice
        for choice in state.game.presenter.choices(state)
        if choice["type"] == "location" and choice["points"]
    ]
    stage.show(state, (actor + 1) % 6)
    stage.page.evaluate(COUNT_FLIGHTS)
    stage.then(choices[0]["action"], (actor + 1) % 6)
    if motion == "reduce":
        assert stage.page.evaluate("() => window.flown") == 0
        return
    stage.page.wait_for_function("() => window.flown >= 2")
    # What has flown is gone again.
    stage.page.wait_for_function("() => document.querySelector('.animation-layer').childElementCount === 0")


RULE = re.compile(r"VH-\d")


@pytest.mark.parametrize("press", ["click", "keys"])
def test_whatever_may_not_be_chosen_says_why_not(stage: Stage, press: str) -> None:
    """A slot, a step of a plan and a card answer with the hall's reason and the rule's id."""
    page = stage.page
    toast = page.get_by_role("status").locator(".ids")
    for kind, unlit in (("march", '.cell:not([data-lit="true"])'), ("event", ".slot")):
        table = stage.show(late(kind))
        table.press(page.locator(unlit).first, press)
        expect(toast).to_have_text(RULE)
        page.get_by_role("button", name=say("error-close")).click()
    table.press(page.locator('.held[data-lit="false"]').first, press)
    expect(page.get_by_role("dialog").locator(".why")).to_have_text(RULE)


def test_a_location_tells_why_it_may_not_lie_on_bare_ground(stage: Stage) -> None:
    """With the shift key the arrows leave the lit places; a press there is answered with the rule."""
    page = stage.page
    state = late("location")
    card = next(
        choice["card"] for choice in state.game.presenter.choices(state) if choice["type"] == "location"
    )
    table = stage.show(state)
    table.thing(f"card:{card}").click()
    page.locator('[data-key="use:location"], .cell[data-lit="true"]').first.wait_for()
    if page.locator('[data-key="use:location"]').count():
        page.locator('[data-key="use:location"]').click()
    page.locator('.cell[data-lit="true"]').first.focus()
    for _ in range(5):
        page.keyboard.press("Shift+ArrowUp")
        if page.evaluate("() => document.activeElement.classList.contains('bare')"):
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").locator(".ids")).to_have_text(RULE)


def test_entries_of_the_log_light_what_they_speak_of(stage: Stage) -> None:
    """Under the mouse an entry points out its cells, and the card of whoever holds it."""
    page = stage.page
    state = late("recruit")
    choice = next(choice for choice in state.game.presenter.choices(state) if choice["type"] == "recruit")
    actor = state.current_player
    assert actor is not None
    stage.show(state, (actor + 1) % 6)
    stage.then(choice["action"], (actor + 1) % 6)
    page.locator(".entry").first.hover()
    expect(page.locator(f'[data-seat="{actor}"] .spoken')).to_have_count(1)
    expect(page.locator(f'[data-key="market:{choice["at"]}"]')).to_have_class(re.compile("told"))


def test_the_text_reader_says_why_not(stage: Stage) -> None:
    """Cards, places and deeds are asked about by name, and answered with the rule's id."""
    state = late("location")
    seat = state.current_player
    assert seat is not None
    stage.show(state)
    reader = Reader(stage.page).open()
    market = [place for place in state.game.presenter.scene(state, seat)["market"]["cards"] if place["card"]]
    names = [say(f"valhalla-card-{place['card'].partition('.')[0]}") for place in market]
    for line in (f"why not recruit {names[0]}", "why not count glory", "why not send armies to 0,0"):
        answer = reader.ask(line)
        assert RULE.search(answer[-1]), (line, answer)
    held = state.game.presenter.scene(state, seat)["seats"][seat]["cards"][0]["card"]
    card = say(f"valhalla-card-{held.partition('.')[0]}")
    assert RULE.search(reader.ask(f"why not {card} at 9,9")[-1])
    assert reader.ask("why not recruit nothing")[0].startswith("There is no card called")


def reasons(page: Page) -> Locator:
    """What is said of the choice that is looked at."""
    return page.locator(".reasons")


def offered(state: State, kind: str) -> list[Json]:
    """The choices of one kind."""
    return [choice for choice in state.game.presenter.choices(state) if choice["type"] == kind]


def test_reasons_stand_there_under_mouse_and_keyboard(stage: Stage) -> None:
    """A card's price is explained by the armies around it; glory by its locations, asked from the hall."""
    page = stage.page
    state = late("recruit")
    choice = offered(state, "recruit")[0]
    table = stage.show(state)
    table.thing(f"market:{choice['at']}").hover()
    expect(reasons(page)).to_contain_text(say("valhalla-around", armies="").strip())
    expect(page.get_by_role("button", pressed=True)).to_have_count(0)
    page.get_by_role("heading", level=1).hover()
    expect(reasons(page)).to_have_count(0)
    state = late("score")
    points = offered(state, "score")[0]["points"]
    assert points > 0
    table = stage.show(state)
    page.locator("[data-plain=score]").focus()
    expect(reasons(page)).to_contain_text(f"+{points}")
    page.locator(".cell .gain").first.wait_for()
    told = [int(text.strip("+")) for text in page.locator(".cell .gain").all_inner_texts()]
    assert sum(told) == points
    assert stage.asked == [choice["action"], "score"]


def test_a_fight_is_foreseen_as_it_will_be(stage: Stage) -> None:
    """Where a step of a plan leads to enemies, the landscape shows what the battle will then tell."""
    for seed in range(1, 12):
        state = late("put", seed)
        seat = state.current_player
        owners = {land["at"]: land["owner"] for land in state.game.presenter.scene(state, seat)["landscape"]}
        found = [one for one in offered(state, "put") if owners[one["at"]] not in (None, seat)]
        if found:
            break
    most = max(found, key=lambda one: (one["at"], one["count"]))
    stage.show(state).thing(f"cell:{most['at']}").hover()
    stage.page.locator(".fight.ghost").wait_for()
    shown = [int(text) for text in stage.page.locator(".fight.ghost b").all_inner_texts()]
    ahead = state.clone()
    events = [*ahead.apply(most["action"]).events]
    if ahead.game.presenter.scene(ahead, seat)["stage"] == "plan":
        events += ahead.apply("end").events
    battle = next(event.seen_by(seat) for event in events if event.kind == "battle")
    left = battle["attackers_left"] or battle["defenders_left"]
    assert shown == [battle["attackers"], battle["defenders"], left]


def drag(page: Page, start: Locator, goal: Locator) -> None:
    """Press, carry and let go."""
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(goal), steps=6)
    page.mouse.up()


def test_cards_and_armies_are_dragged_to_where_they_shall_go(stage: Stage) -> None:
    """A location to its place, an army along its way; elsewhere they are back, and the rule is told."""
    page = stage.page
    state = late("location")
    choice = offered(state, "location")[-1]
    table = stage.show(state)
    page.mouse.move(*middle(table.thing(f"card:{choice['card']}")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(".landscape")), steps=4)
    page.mouse.move(*middle(table.thing(f"cell:{choice['at']}")), steps=4)
    page.mouse.up()
    assert table.picked() == keys_of(choice)
    state = late("march")
    choice = offered(state, "march")[0]
    table = stage.show(state)
    start = table.thing(f"cell:{choice['from']}")
    drag(page, start, table.thing(f"cell:{choice['to']}"))
    assert table.picked() == keys_of(choice)
    page.keyboard.press("Escape")
    drag(page, start, page.locator(".slot").first)
    assert table.picked() == []


def test_a_finger_that_rests_reads_the_reasons(open_stage: OpenStage) -> None:
    """At 360 by 640 pixels a long press explains what may be chosen, and chooses nothing."""
    stage = open_stage(**SMALL)
    state = late("recruit")
    choice = offered(state, "recruit")[0]
    thing = stage.show(state).thing(f"market:{choice['at']}")
    x, y = middle(thing)
    hand = stage.page.context.new_cdp_session(stage.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    reasons(stage.page).wait_for()
    box = reasons(stage.page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SMALL["viewport"]["width"]
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(reasons(stage.page)).to_have_count(0)
    expect(thing).to_have_attribute("aria-pressed", "false")
