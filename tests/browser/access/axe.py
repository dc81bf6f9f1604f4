"""What axe-core finds on a page in either theme."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

GRAVE = ("serious", "critical")
OTHER = {"dark": "light", "light": "dark"}
# What is found in the theme that is shown, and with `both` what colours do in the other one, for a theme can
# change nothing else, and what style sheets lock, for which they are fetched anew. The theme stays.
RUN = """async ([other, both]) => {
  // Who speaks to the page says what is written on a button. Pieces are named by more than is drawn on them.
  const pieces = '[data-card], [data-tile], [data-god], [data-key], main svg [role=button]';
  const enabled = document.querySelector(pieces) === null;
  const named = { 'label-content-name-mismatch': { enabled } };
  const shown = document.documentElement.dataset.theme;
  const options = { resultTypes: ['violations'], preload: both, rules: named };
  const found = (await axe.run(options)).violations;
  if (!both) return found;
  document.documentElement.dataset.theme = other[shown];
  const rules = ['color-contrast', 'link-in-text-block'];
  const runOnly = { type: 'rule', values: rules };
  const coloured = await axe.run({ resultTypes: ['violations'], preload: false, runOnly });
  document.documentElement.dataset.theme = shown;
  return [...found, ...coloured.violations];
}"""


class Look:
    """How axe-core looks at pages."""

    thorough = False
    """Whether `grave_faults` looks at both themes: in the long form."""


def all_faults(page: Page) -> list[str]:
    """All that axe-core finds wrong with the page as it stands in either theme, grave or not."""
    return [told(node, fault) for fault in violations(page, both=True) for node in fault["nodes"]]


def grave_faults(page: Page) -> list[str]:
    """What axe-core finds gravely wrong with the page as it stands.

    In the short form in the theme that is shown: `all_faults` looks at every page in both.
    """
    grave = [fault for fault in violations(page, both=Look.thorough) if fault["impact"] in GRAVE]
    return [told(node, fault) for fault in grave for node in fault["nodes"]]


def told(node: dict[str, Any], fault: dict[str, Any]) -> str:
    """A fault at one place."""
    return f"{fault['id']} ({fault['impact']}): {node['html'][:300]} {node['failureSummary']}"


def violations(page: Page, *, both: bool) -> list[dict[str, Any]]:
    """All in the theme that is shown; with `both` also what colours do in the other one."""
    assert page.locator("html").get_attribute("data-theme") in OTHER
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate(RUN, [OTHER, both])
    return found
