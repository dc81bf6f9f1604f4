"""What axe-core finds on a page in either theme."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
OTHER = {"dark": "light", "light": "dark"}
BY_COLOUR = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
"""What a theme can change: it has no other structure, words or sizes."""
SHOW = "theme => document.documentElement.dataset.theme = theme"


def all_faults(page: Page) -> list[str]:
    """All that axe-core finds wrong with the page as it stands, grave or not."""
    return [told(node, fault) for fault in violations(page) for node in fault["nodes"]]


def grave_faults(page: Page) -> list[str]:
    """What axe-core finds gravely wrong with the page as it stands."""
    grave = [fault for fault in violations(page) if fault["impact"] in GRAVE]
    return [told(node, fault) for fault in grave for node in fault["nodes"]]


def told(node: dict[str, Any], fault: dict[str, Any]) -> str:
    """A fault at one place."""
    return f"{fault['id']} ({fault['impact']}): {node['html'][:300]} {node['failureSummary']}"


def violations(page: Page) -> list[dict[str, Any]]:
    """All in the theme that is shown, and what colours do in the other one; the theme stays."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    shown = page.locator("html").get_attribute("data-theme")
    assert shown is not None
    page.evaluate(SHOW, OTHER[shown])
    found += Axe().run(page, options=BY_COLOUR).response["violations"]
    page.evaluate(SHOW, shown)
    return found
