#!/usr/bin/env python3
"""Print how long a phone's page is busy at once while a game is played, by the browser's own trace.

Opens a hall in a temporary folder and plays a table with as many seats as there can be, by taps, with
movement, at 390 × 844. A task is what the page's main thread does without a pause; its time is the
processor's, not the clock's, so that what else runs on the machine does not count. Run it in an environment
with the test tools and a built page (after `./gladsheim test`: `.venv/bin/python -m scripts.tasks`).
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.hall import Hall
from tests.browser.sitting import open_table
from tests.browser.valda.playing import open_valda
from tests.browser.valhalla.playing import open_valhalla

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
MOST_DECISIONS = 500
PATIENCE = 120_000
# Milliseconds: what the browser calls a long task, and what one notices.
LONG, NOTICED = 50, 200


Play = Callable[[random.Random, int], int]
"""Plays some decisions by chance, and says how many there were."""


def voluspa(page: Page) -> Play:
    """A table of five."""
    sitting = open_table(page, ["greedy"] * 4, set="base")
    sitting.wait_for_turn()

    def play(_chance: random.Random, most: int) -> int:
        for made in range(most):
            if not sitting.wait_for_turn():
                return made
            sitting.move("tap")
        return most

    return play


def valda(page: Page) -> Play:
    """A table of five."""
    table = open_valda(page, ["greedy"] * 4, first=0)
    table.wait_for_turn()
    return lambda chance, most: table.play(chance, "tap", most=most)


def valhalla(page: Page) -> Play:
    """A table of six."""
    table = open_valhalla(page, ["greedy"] * 5, first=0)
    table.wait_for_turn()
    return lambda chance, most: table.play(chance, "tap", most=most)


GAMES: dict[str, Callable[[Page], Play]] = {"voluspa": voluspa, "valda": valda, "valhalla": valhalla}
CATEGORIES = ["toplevel", "devtools.timeline"]


def tasks_of(trace: bytes) -> list[float]:
    """Milliseconds of processor time of each task of the page's main thread, from a trace."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    lasting = [one for one in events if (one["pid"], one["tid"]) in mains and "tdur" in one]
    tasks, end = [], 0
    for one in sorted(lasting, key=lambda one: (one["ts"], -one["dur"])):
        # A task that begins within another one is a part of it.
        if one["ts"] >= end:
            tasks.append(one["tdur"] / 1000)
            end = one["ts"] + one["dur"]
    return tasks


def measure(
    browser: Browser, address: str, game: str, wish: argparse.Namespace
) -> tuple[int, list[float], list[float]]:
    """How many decisions were played, the times of the tasks that opened the table, and of all later ones."""
    with browser.new_context(locale="en-GB", service_workers="block", **PHONE) as context:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(f"{address}/")
        page.locator('a[href="#/account"]').first.wait_for()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wish.slower})
        browser.start_tracing(page=page, categories=CATEGORIES)
        play = GAMES[game](page)
        opening = tasks_of(browser.stop_tracing())
        browser.start_tracing(page=page, categories=CATEGORIES)
        made = play(random.Random(2), wish.decisions)
        return made, opening, tasks_of(browser.stop_tracing())


def main() -> int:
    """Print the table; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure the long tasks of a phone's page.")
    parser.add_argument("--decisions", type=int, default=60, help=f"of each game, 1 to {MOST_DECISIONS}")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this game")
    parser.add_argument("--slower", type=int, default=4, help="how much slower a phone is, 1 to 20")
    wish = parser.parse_args()
    if not 1 <= wish.slower <= 20:
        parser.error(f"--slower: {wish.slower} is not among 1 to 20")
    if not 1 <= wish.decisions <= MOST_DECISIONS:
        parser.error(f"--decisions: {wish.decisions} is not among 1 to {MOST_DECISIONS}")
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("scripts/tasks.py: Chromium is missing; install it", file=sys.stderr)
        return 2
    print(f"| game | decisions | opening | longest in play | over {LONG} ms | over {NOTICED} ms |")
    print("|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        hall.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for game in wish.game or GAMES:
            made, opening, tasks = measure(browser, hall.address, game, wish)
            counts = " | ".join(str(sum(task > most for task in tasks)) for most in (LONG, NOTICED))
            print(f"| {game} | {made} | {max(opening):.0f} ms | {max(tasks):.0f} ms | {counts} |", flush=True)
        browser.close()
        hall.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
