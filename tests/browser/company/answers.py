"""What the hall answers to an action of the page, over the table's socket or to a request."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

LISTEN = """() => {
  window.asked = { sent: null, answer: null };
  if (window.listens) return;
  window.listens = true;
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const sent = JSON.parse(text);
    // What the page sends by itself afterwards is not what was asked for.
    const asked = window.asked;
    if (sent.action_id && !asked.sent) {
      asked.sent = sent;
      this.addEventListener('message', (event) => {
        const heard = JSON.parse(event.data);
        if (heard.done === sent.action_id) asked.answer = { ok: true, body: heard.view };
        if (heard.id === sent.action_id) asked.answer = { ok: false, body: heard };
      });
    }
    return send.call(this, text);
  };
  const fetch = window.fetch;
  window.fetch = async (path, init) => {
    const response = await fetch(path, init);
    if (String(path).endsWith('/actions')) {
      window.asked.sent = JSON.parse(init.body);
      const body = await response.clone().json();
      window.asked.answer = { ok: response.ok, body };
    }
    return response;
  };
}"""

ANSWERED = "() => window.asked.answer && JSON.stringify(window.asked)"


@dataclass
class Answer:
    """What was sent, and what came back: the table's view if `ok`, else the refusal."""

    ok: bool = False
    sent: dict[str, Any] = field(default_factory=dict)
    body: dict[str, Any] = field(default_factory=dict)


@contextmanager
def answered(page: Page) -> Iterator[Answer]:
    """Let the page act, and wait for the answer; known when the block is left."""
    page.evaluate(LISTEN)
    answer = Answer()
    yield answer
    # As one text: Playwright would look at each part of the view by itself.
    found = json.loads(page.wait_for_function(ANSWERED).json_value())
    answer.ok, answer.sent, answer.body = found["answer"]["ok"], found["sent"], found["answer"]["body"]
