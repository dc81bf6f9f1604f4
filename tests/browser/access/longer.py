"""All texts 40 % longer: what a language would do that says everything in more words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import PurePosixPath
from urllib.parse import urlsplit

from playwright.sync_api import Page, Route

from scripts import page as client

MORE = 0.4
# The English catalogues stand in the scripts as they are written, with line ends as such or escaped.
MESSAGE = re.compile(
    r"(?P<head>(?:^|\n|\\n|[\"'`])(?P<id>[a-z]+-[\w-]+) = )(?P<text>.*?)(?=\n|\\n|[\"'`];|`|$)"
)
VARIANT = re.compile(r"(?P<head>(?:\n|\\n) +\*?\[[\w-]+\] )(?P<text>.*?)(?=\n|\\n|`|$)")
VALUE = re.compile(r"(\{[^{}]*\}?|\\.|<\w+>)")
WORD = re.compile(r"[^\W\d_]{2,}")
# Names are what they are in every language.
NAMES = re.compile(r"hall-name|hall-game-(voluspa|valda|valhalla)")

# Boards measure their place before the next picture.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def longer(text: str) -> str:
    """A text with each word lengthened; values in it stay."""
    parts = VALUE.split(text)
    return "".join(part if at % 2 else WORD.sub(stretch, part) for at, part in enumerate(parts))


def stretch(word: re.Match[str]) -> str:
    """A word and the beginning of it once more."""
    return word[0] + word[0][: max(1, round(MORE * len(word[0])))].lower()


def lengthen(script: str) -> str:
    """A script whose catalogues are 40 % longer."""

    def changed(found: re.Match[str]) -> str:
        name = found.groupdict().get("id")
        if name and NAMES.fullmatch(name):
            return found[0]
        return found["head"] + longer(found["text"])

    return VARIANT.sub(changed, MESSAGE.sub(changed, script))


@cache
def lengthened(name: str) -> str:
    """A script of the built page, with longer catalogues."""
    script = (client.ROOT / client.PAGE / "assets" / name).read_text(encoding="utf-8")
    return lengthen(script) if " = " in script else script


def speak_longer(page: Page) -> None:
    """From the next load on, the page says everything in longer words."""

    def handle(route: Route) -> None:
        name = PurePosixPath(urlsplit(route.request.url).path).name
        route.fulfill(body=lengthened(name), content_type="text/javascript")

    page.route("**/assets/*.js", handle)


FAULTS = """() => {
  const seen = [];
  // Letters are drawn within their line, however little room the line has.
  const slack = box => Math.max(4, 0.3 * box.height);
  // Cards of a hand lie over each other like those that one holds.
  const fanned = (one, other) => [one, other].every(it => it.parentElement.closest('.card'));
  const clips = style => style.overflowX === 'hidden' || style.overflowX === 'clip' ||
    style.overflowY === 'hidden' || style.overflowY === 'clip';
  const scrolls = style => /auto|scroll/.test(style.overflowX + style.overflowY);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = [];
  const say = (what, node) => faults.push(`${what}: "${node.textContent.trim().slice(0, 60)}" in ` +
    node.parentElement.outerHTML.slice(0, 90));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent.trim() || parent.closest('.unseen, svg, script, style, option, datalist')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { color, backgroundClip } = getComputedStyle(parent);
    if (color === 'rgba(0, 0, 0, 0)' && backgroundClip !== 'text') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1 && box.height > 1);
    if (boxes.length === 0) continue;
    let scrolled = false, dotted = false, block = null;
    for (let it = parent; it && it !== document.documentElement; it = it.parentElement) {
      const style = getComputedStyle(it);
      if (style.textOverflow === 'ellipsis' && style.overflowX === 'hidden') dotted = true;
      const box = it.getBoundingClientRect();
      if (scrolls(style)) scrolled = true;
      else if (clips(style) && !scrolled && !dotted && it !== document.body) {
        for (const one of boxes) {
          if (one.right > box.right + 2 || one.left < box.left - 2 || one.bottom > box.bottom + slack(one)) {
            say('cut', node);
            break;
          }
        }
      }
      if (!block && style.display !== 'inline' && style.display !== 'contents') {
        block = it;
        if (!dotted && !scrolled && boxes.some(one => one.right > box.right + 2 ||
            one.left < box.left - 2 || one.bottom > box.bottom + slack(one))) say('out of its box', node);
      }
    }
    if (!scrolled && !dotted && boxes.some(one => one.right > innerWidth + 1 || one.left < -1))
      say('out of the page', node);
    // What lies under something else, or out of sight, overlaps nothing that is seen.
    const open = boxes.filter(box => {
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit && (hit.contains(parent) || parent.contains(hit));
    });
    if (open.length > 0) seen.push([node, open]);
  }
  seen.forEach(([one, boxes], at) => seen.slice(at + 1).forEach(([other, others]) => {
    for (const a of boxes) for (const b of others) {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > 3 && height > 0.45 * Math.min(a.height, b.height) && !fanned(one, other)) {
        say(`over "${other.textContent.trim().slice(0, 40)}"`, one);
        return;
      }
    }
  }));
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  return [...new Set(faults)];
}"""
