"""What is wrong with a page as it stands at a size: texts cut or upon each other, targets too small."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.access.longer import DRAWN

LOOKS = 30
"""So often a page is looked at, two frames apart, before a fault counts."""
FINGER = 40
# Boxes of texts that are seen, with what cuts them; words in drawings are only held against each other.
FAULTS = """([finger]) => {
  const ARROW = 16;
  const UNREAD = 'svg, .unseen, [aria-hidden=true], [inert], script, style, option';
  const faults = [];
  const seen = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const name = (it) => `${it.tagName.toLowerCase()}.${it.className?.baseVal ?? it.className}`
    .replace(/ s[0-9a-z]+/g, '');
  const scrolls = (style, axis) => /auto|scroll/.test(style[axis]);
  if (document.scrollingElement.scrollWidth > innerWidth) faults.push('sideways');
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement;
    if (!node.data.trim() || !it || it.closest(UNREAD)) continue;
    // The name of a page stays for screen readers where there is no room for it.
    if (!seen(it) || /, 0\\)$/.test(getComputedStyle(it).color)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
      let scrolled = false;
      for (let up = it; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
        // What follows scrolls, or says the whole in a title.
        scrolled ||= scrolls(style, 'overflowX') || scrolls(style, 'overflowY') || up.title !== '';
        if (style.clipPath !== 'none' && frame.width <= 1) scrolled = true;
        if (style.overflowX !== 'visible') {
          const [dx, dy] = [Math.max(frame.left - left, right - frame.right),
            Math.max(frame.top - top, bottom - frame.bottom)];
          // Letters are as high as their box only in part.
          if (!scrolled && (dx > 1 || dy > box.height * 0.3)) {
            faults.push(`cut: "${node.data.trim().slice(0, 40)}" in ${name(up)}`);
          }
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
      }
      if (right - left < 2 || bottom - top < 2) continue;
      if (bottom < 0 || top > innerHeight) continue;
      const trim = (bottom - top) * 0.22;
      texts.push({ node, it, left, right, top: top + trim, bottom: bottom - trim });
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= 2 || down <= 2) continue;
      // What lies under something opaque, such as a drawer, is not read there.
      const [x, y] = [Math.max(one.left, other.left) + across / 2, Math.max(one.top, other.top) + down / 2];
      const hit = document.elementsFromPoint(x, y);
      if (![one, other].every(({ it }) => hit.includes(it))) continue;
      const between = hit.slice(0, Math.max(hit.indexOf(one.it), hit.indexOf(other.it)));
      const covers = (it) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(it);
        return backgroundImage !== 'none' || /rgb\\(|, (0\\.[89]\\d*|1)\\)/.test(backgroundColor);
      };
      if (between.some((it) => covers(it) && !(it.contains(one.it) && it.contains(other.it)))) continue;
      const said = [one, other].map(({ node }) => `"${node.data.trim().slice(0, 30)}"`);
      faults.push(`upon each other: ${said.join(' ')}`);
    }
  }
  const drawn = [];
  for (const it of top.querySelectorAll('svg text')) {
    const said = it.textContent.trim();
    if (!said || !seen(it) || it.closest('.unseen, [inert]')) continue;
    const box = it.getBoundingClientRect();
    // Letters are as high as their box only in part.
    const trim = box.height * 0.26;
    let [left, right, high, low] = [box.left, box.right, box.top + trim, box.bottom - trim];
    for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
      if (up instanceof SVGElement || getComputedStyle(up).overflowX === 'visible') continue;
      const frame = up.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [high, low] = [Math.max(high, frame.top), Math.min(low, frame.bottom)];
    }
    if (right - left < 2 || low - high < 2) continue;
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    // Under a drawer or a sheet nothing is read; parts of a drawing lie on each other.
    const above = middle?.closest('aside, dialog, [popover], [data-cards], [data-offered]');
    if (above && !above.contains(it)) continue;
    drawn.push({ it, said, left, right, top: high, bottom: low });
  }
  for (const [index, one] of drawn.entries()) {
    for (const other of drawn.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // A numeral is drawn twice, to look carved.
      if (across > 2 && down > 2 && one.said !== other.said) {
        const both = [one, other].map(({ it, said }) => `"${said.slice(0, 30)}" ${name(it.parentElement)}`);
        faults.push(`drawn upon each other: ${both.join(', ')}`);
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const it of top.querySelectorAll('select')) {
    if (!seen(it)) continue;
    const style = getComputedStyle(it);
    pen.font = style.font;
    const words = it.selectedOptions[0]?.text ?? '';
    const room = it.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
    if (pen.measureText(words).width > room + 1) faults.push(`cut: "${words.slice(0, 40)}" in ${name(it)}`);
  }
  if (finger > 0) {
    for (const it of top.querySelectorAll('button, select, [role=button]:not(g), a, input, summary')) {
      if (!seen(it) || it.closest('[inert]') || it.disabled) continue;
      const label = it.closest('label');
      const box = (label ?? it).getBoundingClientRect();
      // A link within a sentence is as high as its line (WCAG 2.5.8, inline).
      if (it.matches('a') && getComputedStyle(it).display === 'inline') continue;
      if (it.matches('.unseen')) continue;
      if (box.width > 0 && (box.width < finger - 0.5 || box.height < finger - 0.5))
        faults.push(`small: "${(it.ariaLabel ?? it.textContent).trim().slice(0, 30)}" ${name(it)} ` +
          `${Math.round(box.width)} x ${Math.round(box.height)}`);
    }
  }
  return [...new Set(faults)];
}"""


def faults_of(page: Page, *, touch: bool) -> list[str]:
    """What is wrong with the page and stays so; `touch`: also what a finger cannot hit.

    On a busy machine a page may need more than a frame to follow its window.
    """
    wished: list[Any] = [FINGER if touch else 0]
    found: list[str] = []
    for _ in range(LOOKS):
        page.evaluate(DRAWN)
        found = page.evaluate(FAULTS, wished)
        if not found:
            break
    return found
