#!/usr/bin/env python3
"""Print how many words and controls each page shows, with a mouse at 1280 × 800 and a finger at 390 × 844.

Opens a hall in a temporary folder and every page as a new guest or account finds it. Words and controls
(buttons, links, fields) count where they are drawn, on the whole page and, in brackets, before it is
scrolled. Run it in an environment with the test tools and a built page
(after `./gladsheim test`: `.venv/bin/python -m scripts.contents`).
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from scripts.clicks import CHROMIUM, SCREENS
from tests.browser.access.places import Opener, places
from tests.browser.hall import Hall

PATIENCE = 120_000
COUNT = r"""() => {
  const drawn = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = (box) => box.width > 1 && box.height > 1;
  const within = ({ top, left, bottom, right }) =>
    bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const counts = { words: 0, first: 0, controls: 0, reached: 0 };
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.data.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    if (words === 0 || !drawn(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!seen(box) || !seen(text.parentElement.getBoundingClientRect())) continue;
    counts.words += words;
    if (within(box)) counts.first += words;
  }
  const controls = 'a[href], button, input, select, textarea, summary, [role="button"], [role="slider"]';
  for (const control of root.querySelectorAll(controls)) {
    const box = control.getBoundingClientRect();
    if (!drawn(control) || !seen(box)) continue;
    counts.controls += 1;
    if (within(box)) counts.reached += 1;
  }
  return counts;
}"""


def counts(browser: Browser, address: str, screen: str, opener: Opener) -> tuple[str, str]:
    """Return the words and the controls of a page, each with those before it is scrolled."""
    with browser.new_context(locale="en-GB", service_workers="block", **SCREENS[screen][0]) as context:
        context.set_default_timeout(PATIENCE)
        page: Page = context.new_page()
        page.goto(f"{address}/")
        page.locator('a[href^="#/account"]').first.wait_for()
        opener(page)
        page.wait_for_load_state("networkidle")
        found: dict[str, int] = page.evaluate(COUNT)
        return f"{found['words']} ({found['first']})", f"{found['controls']} ({found['reached']})"


def main() -> int:
    """Print the table; returns the exit code."""
    known = places()
    parser = argparse.ArgumentParser(description="Count the words and controls of each page.")
    parser.add_argument("--page", choices=known, action="append", metavar="NAME", help="only this page")
    wanted = parser.parse_args().page or list(known)
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        print("scripts/contents.py: Chromium is missing; install it", file=sys.stderr)
        return 2
    expect.set_options(timeout=PATIENCE)
    print("| page | words, desktop | phone | controls, desktop | phone |\n|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        hall.start()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name in wanted:
            both = [counts(browser, hall.address, screen, known[name]) for screen in SCREENS]
            words, controls = (" | ".join(one) for one in zip(*both, strict=True))
            print(f"| {name} | {words} | {controls} |", flush=True)
        browser.close()
        hall.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
