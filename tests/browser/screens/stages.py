"""Tables of most players in the middle of a game, at its end, and looked back at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.company.company import SHORT, go, play_out
from tests.browser.sitting import make_table, origin, say

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "voluspa": (5, {"set": "all"}),
    "valda": (5, {"first": 0}),
    "valhalla": (6, {"first": 0}),
}
"""For each game the most players there can be, and its options."""
MIDDLE = 60
"""Entries of the log after which a game is under way."""
Stage = Callable[[Page], None]


def best(view: dict[str, Any]) -> Any:
    """The first of the choices that bring most at once."""
    return max(view["choices"], key=lambda choice: choice.get("points", 0))


def is_under_way(view: dict[str, Any]) -> bool:
    """Whether enough has happened, and something can be pointed at now."""
    return view["seq"] >= MIDDLE and len(view["choices"]) > 1


def middle(game: str) -> Stage:
    """It is the guest's turn in the middle of a game."""

    def stage(page: Page) -> None:
        players, options = TABLES[game]
        table = make_table(page, game, ["greedy"] * (players - 1), 1, options)["id"]
        play_out(page, table=table, choose=best, until=is_under_way)
        go(page, table)

    return stage


def end(game: str, bots: int, options: dict[str, Any]) -> Stage:
    """The game is over, and its result lies upon the table."""

    def stage(page: Page) -> None:
        play_to_end(page, game, bots, options)
        page.get_by_role("dialog", name=say("table-over-title")).wait_for()

    return stage


def review(game: str, bots: int, options: dict[str, Any]) -> Stage:
    """A game that is over is looked back at beside its curve."""

    def stage(page: Page) -> None:
        table = play_to_end(page, game, bots, options)
        page.goto(f"{origin(page)}/#/table/{table}/ply/1/review")
        page.get_by_role("slider", name=say("review-curve")).wait_for()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)

    return stage


def play_to_end(page: Page, game: str, bots: int, options: dict[str, Any]) -> str:
    """Play a game to its end by the hall's interface, and go there; the table."""
    table: str = make_table(page, game, ["random"] * bots, 1, options)["id"]
    play_out(page, table=table)
    go(page, table)
    return table


ENDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{game: (game, players - 1, options) for game, (players, options) in TABLES.items()},
    "short": ("voluspa", 1, SHORT),
}
STAGES: dict[str, Stage] = {
    **{f"middle-{game}": middle(game) for game in TABLES},
    **{f"end-{name}": end(*played) for name, played in ENDS.items()},
    **{f"review-{name}": review(*played) for name, played in ENDS.items()},
}
FEW = ("middle-voluspa", "middle-valda", "middle-valhalla", "end-short", "review-short")
"""Those that are looked at in the short form, too."""
