"""What axe-core finds on a page in either theme."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
OTHER = {"dark": "light", "light": "dark"}
# What is found in the theme that is shown, and what colours do in the other one: a theme can change nothing
# else. The theme stays.
RUN = """async (other) => {
  const shown = document.documentElement.dataset.theme;
  const found = (await axe.run({ resultTypes: ['violations'] })).violations;
  document.documentElement.dataset.theme = other[shown];
  const rules = ['color-contrast', 'link-in-text-block'];
  const coloured = await axe.run({ resultTypes: ['violations'], runOnly: { type: 'rule', values: rules } });
  document.documentElement.dataset.theme = shown;
  return [...found, ...coloured.violations];
}"""


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
    """All in the theme that is shown, and what colours do in the other one."""
    assert page.locator("html").get_attribute("data-theme") in OTHER
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate(RUN, OTHER)
    return found
