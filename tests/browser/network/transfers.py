"""What a page loads: requests, and the bytes of the bodies that the hall sent, compressed as they came.

Heads of answers, and the icon that only some Chromiums ask for, are not counted: they are not the page's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

FONT, ICON = "Font", "/icon.svg"
# As long as nothing is under way, pages still begin something for the next frame or two.
SETTLED = """() => new Promise((settled) => {
  let still = 0;
  const look = () => (++still < 30 ? requestAnimationFrame(look) : settled());
  look();
})"""


@dataclass
class Transfers:
    """The answers that a page has got, by request: kinds, addresses and bytes, and which have ended."""

    page: Page
    kinds: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    sizes: Counter[str] = field(default_factory=Counter)
    ended: set[str] = field(default_factory=set)

    def wait(self) -> None:
        """Wait until nothing is under way and nothing more is begun."""
        known = -1
        while known != len(self.ended) or self.kinds.keys() - self.ended:
            known = len(self.ended)
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate(SETTLED)

    def bytes_of(self, *, fonts: bool) -> int:
        """How many bytes fonts took, or all else."""
        return sum(size for key, size in self.sizes.items() if (self.kinds.get(key) == FONT) == fonts)

    def bytes_named(self, part: str) -> int:
        """How many bytes the files took whose address has this part."""
        return sum(size for key, size in self.sizes.items() if part in self.names.get(key, ""))

    def told(self) -> str:
        """A line for each request, for whoever looks for what is too large."""
        lines = [f"{self.sizes[key]:7} {name}" for key, name in self.names.items()]
        return "\n".join(sorted(lines, reverse=True))


@contextmanager
def transfers(page: Page) -> Iterator[Transfers]:
    """Counts what the page loads meanwhile."""
    found = Transfers(page)
    session = page.context.new_cdp_session(page)

    def sent(event: Any) -> None:
        if event["request"]["url"].endswith(ICON):
            return
        found.kinds[event["requestId"]] = event["type"]
        found.names[event["requestId"]] = event["request"]["url"]

    def came(event: Any) -> None:
        if event["requestId"] in found.kinds:
            found.sizes[event["requestId"]] += event["encodedDataLength"]

    def ended(event: Any) -> None:
        found.ended.add(event["requestId"])

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.dataReceived", came)
    session.on("Network.loadingFinished", ended)
    session.on("Network.loadingFailed", ended)
    session.send("Network.enable")
    yield found
    session.detach()
