"""A hall that seems far away: what it is asked reaches it late."""

from __future__ import annotations

from playwright.sync_api import Page

EXCUSED_MS = 500
"""So long after a touch the browser lays what moves to the hand that touched."""
LATE_MS = EXCUSED_MS + 150

SEND_LATE = """(ms) => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    setTimeout(() => send.call(this, text), ms);
  };
}"""


def answer_late(page: Page) -> None:
    """From now on answers come when no touch excuses any more what they move."""
    page.evaluate(SEND_LATE, LATE_MS)
