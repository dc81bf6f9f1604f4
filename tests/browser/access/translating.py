"""A browser's translation of the page: texts of its own in the place of those that it finds."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError as TookTooLong

from tests import PATIENCE

# What Chrome's translation does to texts: each becomes an element with another text, what comes later, too.
# Capitals stand for the other language. What a page marks and what is drawn it leaves alone.
TRANSLATE = r"""(onlyWords) => {
  const change = (node) => {
    if (node.nodeType === 3) {
      const around = node.parentElement;
      if (!around || around.namespaceURI.includes('svg')) return;
      if (around.closest('[translate=no], .notranslate')) return;
      if (['SCRIPT', 'STYLE', 'FONT'].includes(around.nodeName)) return;
      if (!(onlyWords ? /\p{L}/u : /\S/).test(node.data)) return;
      const outer = document.createElement('font'), inner = document.createElement('font');
      inner.textContent = node.data.toUpperCase();
      outer.append(inner);
      around.replaceChild(outer, node);
    } else if (node.nodeType === 1 && node.nodeName !== 'FONT') [...node.childNodes].forEach(change);
  };
  change(document.body);
  new MutationObserver((records) => records.forEach((record) => record.addedNodes.forEach(change)))
    .observe(document.body, { childList: true, subtree: true });
}"""
# What is to be read on a page, in one case: without what was said last, and without the tip of the focus.
READ = """() => {
  document.activeElement?.blur();
  document.querySelector('#app > [aria-live]')?.replaceChildren();
  return document.body.innerText.toLowerCase().replaceAll(/\\s+/g, ' ').trim();
}"""
SAME = f"(wanted) => ({READ})() === wanted"
LOOK_AGAIN_MS, ASK_AGAIN_MS = 1_000, 50
LOOKS = PATIENCE


def translate(page: Page, *, only_words: bool) -> None:
    """Translate the page from now on; `only_words`: texts without letters stay as they are."""
    page.evaluate(TRANSLATE, only_words)


def names(page: Page) -> list[str]:
    """All that a screen reader finds on a page, by role and name, in one case; without choices of lists."""
    lines = page.locator("body").aria_snapshot().casefold().splitlines()
    return [line for line in lines if not line.lstrip().startswith("- option")]


def shows_the_same(page: Page, fresh: Page) -> None:
    """Wait until a translated page shows what the same place shows in a page that was loaded anew."""
    for _ in range(LOOKS):
        # Both may still have something to fetch.
        with suppress(TookTooLong):
            wanted = fresh.evaluate(READ)
            page.wait_for_function(SAME, arg=wanted, timeout=LOOK_AGAIN_MS, polling=ASK_AGAIN_MS)
            break
    translated, untouched = page.evaluate(READ), fresh.evaluate(READ)
    assert translated == untouched, "\n".join(("a page shows something else", translated, untouched))
    assert names(page) == names(fresh)
