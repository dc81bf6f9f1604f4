"""A page that holds still: nothing moves by itself, nothing lies on what can be pressed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.access.test_phone import fits
from tests.browser.sitting import say

LEAST = 0.001
"""A shift of less is one within a word or two, such as a figure that gets shorter."""
TOUCHED = 40
"""Pixels of a cell that must be seen, for it to be one that is pressed there."""

# What moves without anybody having done something, with what moved how.
WATCH = """([least, excused]) => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((excused && entry.hadRecentInput) || entry.value < least) continue;
      const moved = entry.sources.map(({ node, previousRect: from, currentRect: to }) =>
        `${node?.nodeName} ${node?.className?.baseVal ?? node?.className ?? ''} ` +
        `"${node?.textContent?.trim().slice(0, 40)}" ` +
        `${[from.x, from.y, from.width, from.height]} -> ${[to.x, to.y, to.width, to.height]}`);
      window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift' });
}"""
# What can be pressed and lies in sight, but has something else that can be pressed on its middle.
COVERED = """(touched) => {
  const presses = 'button, select, a, input, [role=button]:not(g.cell)';
  const dialog = document.querySelector('dialog[open]');
  const covered = [];
  for (const it of (dialog ?? document).querySelectorAll(presses)) {
    if (!it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What is out of reach for a time is no more pressed at its edge than in the middle.
    if (it.closest('[inert]')) continue;
    const box = it.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const port = it.closest('svg, .chips')?.getBoundingClientRect();
    if (port && (x < port.left || x > port.right || y < port.top || y > port.bottom)) continue;
    const found = document.elementFromPoint(x, y);
    const other = found?.closest(presses);
    // A message goes by itself.
    if (other?.closest('.toast')) continue;
    // An arrow at the edge may stand on a cell that it leads to, of which too little is seen.
    const seen = port && Math.min(Math.min(box.right, port.right) - Math.max(box.left, port.left),
      Math.min(box.bottom, port.bottom) - Math.max(box.top, port.top));
    if (other?.matches('.hint') && seen < Math.min(touched, box.width) + 0.5) continue;
    if (other && other !== it && !it.contains(other) && !other.contains(it)) {
      const kind = (one) => one.className?.baseVal ?? one.className;
      const name = (one) => `${one.ariaLabel ?? one.textContent.trim()} (${kind(one)})`;
      covered.push(`${name(it)} under ${name(other)}`);
    }
  }
  return covered;
}"""


def watch(page: Page, least: float = LEAST, *, excused: bool = True) -> None:
    """Begin to take note of what moves by itself; `excused`: not of what follows soon upon a touch."""
    page.evaluate(WATCH, [least, excused])


def holds_still(page: Page) -> None:
    """Nothing has moved by itself since, all fits, and all that can be pressed lies free."""
    shifts, covered = page.evaluate("() => window.shifts"), page.evaluate(COVERED, TOUCHED)
    assert shifts == [], shifts
    assert covered == [], covered
    fits(page)


def assert_explained(view: dict[str, Any]) -> None:
    """Every point of the game has a reason: the parts of each entry add up to what it brought."""
    for entry in view["log"]:
        if not entry["undone"]:
            assert sum(part["points"] for part in entry["parts"]) == entry["points"], entry


# The whole log as it is drawn, the newest entry first: what each brought, and the reasons for it.
TOLD = """async () => {
  for (let more; (more = document.querySelector('aside.log button.more')); ) {
    more.click();
    await new Promise(requestAnimationFrame);
  }
  return [...document.querySelectorAll('aside.log .entry')].map((entry) => {
    const texts = (query) => [...entry.querySelectorAll(query)].map((it) => it.textContent.trim());
    return [texts('.gain'), texts('.reason > :first-child'), texts('.reason > :last-child')];
  });
}"""


def assert_told(page: Page, view: dict[str, Any]) -> None:
    """The finished game's log on the page tells each point, with reasons in words that add up to it."""
    page.get_by_role("button", name=say("table-over-look")).tap()
    # On a phone it is a sheet that is not drawn before it is called up.
    page.get_by_role("button", name=say("table-log-open"), exact=True).tap()
    page.locator("aside.log .entry").first.wait_for()
    drawn = []
    for gain, said, points in page.evaluate(TOLD):
        won = sum(int(one) for one in points)
        assert all(said), said
        if points and gain != [say("table-undone")]:
            assert gain == [f"+{won}"]
            drawn.append(won)
    gained = [entry["points"] for entry in reversed(view["log"]) if entry["points"] and not entry["undone"]]
    # What dice bring is drawn among these: that is nobody's action.
    rest = iter(drawn)
    assert all(won in rest for won in gained), (drawn, gained)
