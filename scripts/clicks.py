#!/usr/bin/env python3
"""Print what the ways from the front page take: clicks and seconds to the first move and to the sent link.

Opens a hall in a temporary folder and goes each way several times in a fresh browser, with a mouse at
1280 × 800 and with a finger at 390 × 844. Seconds are the page's and the hall's alone, without anybody's
thinking; the median counts. Run it in an environment with the test tools and a built page
(after `./gladsheim test`: `.venv/bin/python -m scripts.clicks`).
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.front.journeys import GAMES, Journey, count, first_move, send_link
from tests.browser.hall import Hall

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, tuple[dict[str, Any], str]] = {
    "desktop": ({"viewport": {"width": 1280, "height": 800}}, "click"),
    "phone": (PHONE, "tap"),
}
WAYS: dict[str, Callable[[Page, str, str], None]] = {"first move": first_move, "sent link": send_link}
MOST_ROUNDS = 100


def journey(browser: Browser, address: str, screen: str, game: str, way: str) -> Journey:
    """One way of a new guest, in a browser that knows nothing of the hall."""
    size, press = SCREENS[screen]
    permissions = ["clipboard-read", "clipboard-write"]
    with browser.new_context(
        locale="en-GB", service_workers="block", permissions=permissions, **size
    ) as context:
        page = context.new_page()
        page.goto(f"{address}/")
        page.get_by_role("article").nth(len(GAMES) - 1).wait_for()
        page.wait_for_load_state("networkidle")
        return count(page, lambda: WAYS[way](page, game, press))


def main() -> int:
    """Print the table; returns the exit code."""
    parser = argparse.ArgumentParser(description="Measure the ways from the front page.")
    parser.add_argument("--rounds", type=int, default=5, help=f"of each way, 1 to {MOST_ROUNDS}")
    rounds = parser.parse_args().rounds
    if not 1 <= rounds <= MOST_ROUNDS:
        parser.error(f"--rounds: {rounds} is not among 1 to {MOST_ROUNDS}")
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("scripts/clicks.py: Chromium is missing; install it", file=sys.stderr)
        return 2
    print("| game | to the | screen | clicks | seconds |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        hall.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for game in GAMES:
            for way in WAYS:
                for screen in SCREENS:
                    found = [journey(browser, hall.address, screen, game, way) for _ in range(rounds)]
                    clicks = sorted({one.clicks for one in found})
                    most = "" if len(clicks) == 1 else f" to {clicks[-1]}"
                    seconds = median(one.seconds for one in found)
                    print(f"| {game} | {way} | {screen} | {clicks[0]}{most} | {seconds:.1f} |", flush=True)
        browser.close()
        hall.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
