"""The biggest miss of a game by hand: tried again in its review, and solved as a puzzle days later."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from gladsheim.puzzles.posed import is_clear_miss
from tests.browser.company.company import call, go, play_out, press
from tests.browser.sitting import Sitting, make_table, origin, say
from tests.browser.study.test_learning import lay
from tests.browser.study.test_review import REVIEWED_MS
from tests.browser.valda.playing import Table as ValdaTable
from tests.browser.valhalla.playing import Table as ValhallaTable

HANDS = {"valda": ValdaTable, "valhalla": ValhallaTable}


def badly_played(page: Page, game: str, options: dict[str, Any]) -> str:
    """A game against a bot, over and reviewed, in which the guest has clearly missed something; its table."""
    table: str = make_table(page, game, ["greedy"], 1, options)["id"]
    play_out(page, table=table, choose=lambda view: min(view["choices"], key=lambda one: one["points"]))
    go(page, table)
    press(page, "review-ask")
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("heading", name=say("review-summary")).wait_for(timeout=REVIEWED_MS)
    missed = any(one["seat"] == 0 and is_clear_miss({"verdict": one}) for one in decisions(page, table))
    # The deal decides whether what brings least is clearly worse.
    return table if missed else badly_played(page, game, options)


def decisions(page: Page, table: str) -> list[dict[str, Any]]:
    """What the review of a table says of each decision."""
    found: list[dict[str, Any]] = call(page, "GET", f"tables/{table}/review")["review"]["decisions"]
    return found


def better(page: Page, table: str, ply: int) -> str:
    """The action that its review found best where another was played."""
    found = next(one for one in decisions(page, table) if one["ply"] == ply)
    best: str = max(found["alternatives"], key=lambda one: one["more"])["action"]
    return best


def act(page: Page, game: str, document: Any, action: str) -> None:
    """Take an action by hand on the board that shows a position."""
    if game not in HANDS:
        lay(page, *action.split("@"))
        return
    start = {"options": {}, "document": document, "seed": None, "actions": []}
    view = call(page, "POST", f"lab/{game}/position", start)
    choice = next(one for one in view["choices"] if one["action"] == action)
    HANDS[game](Sitting(page)).choose(choice, view["scene"].get("decision", ""))


def try_again(page: Page, game: str, table: str) -> None:
    """Take the decision of the biggest miss once more, beside the review: the best there was."""
    page.goto(f"{origin(page)}/#/table/{table}/ply/0/review")
    panel = page.get_by_role("region", name=say("review-title"))
    panel.get_by_role("button", name=say("review-biggest-miss")).first.click()
    compared = page.get_by_role("region", name=say("review-compare"))
    expect(compared.get_by_role("article")).to_have_count(2)
    ply = int(page.get_by_role("slider", name=say("replay-slider")).input_value())
    compared.get_by_role("button", name=say("review-try")).click()
    status = compared.get_by_role("status").first
    expect(status).to_have_text(say("review-try-about"))
    document = call(page, "GET", f"tables/{table}/plies/{ply - 1}/document")
    act(page, game, document, better(page, table, ply))
    expect(status).not_to_have_text(say("review-try-about"))
