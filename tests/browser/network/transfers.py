"""What a page loads: requests and bytes as they come over the wire, heads included."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

FONT = "Font"
# As long as nothing is under way, pages still begin something for the next frame or two.
SETTLED = """() => new Promise((settled) => {
  let still = 0;
  const look = () => (++still < 30 ? requestAnimationFrame(look) : settled());
  look();
})"""


@dataclass
class Transfers:
    """The answers that a page has got; `sizes` by request, of what kind each is by `kinds`."""

    page: Page
    kinds: dict[str, str] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)

    def wait(self) -> None:
        """Wait until nothing is under way and nothing more is begun."""
        known = -1
        while known != len(self.sizes) or len(self.sizes) < len(self.kinds):
            known = len(self.sizes)
            self.page.wait_for_load_state("networkidle")
            self.page.evaluate(SETTLED)

    def bytes_of(self, *, fonts: bool) -> int:
        """How many bytes fonts took, or all else."""
        return sum(size for key, size in self.sizes.items() if (self.kinds.get(key) == FONT) == fonts)

    def told(self) -> str:
        """A line for each request, for whoever looks for what is too large."""
        lines = [f"{self.sizes.get(key, 0):7} {name}" for key, name in self.names.items()]
        return "\n".join(sorted(lines, reverse=True))


@contextmanager
def transfers(page: Page) -> Iterator[Transfers]:
    """Counts what the page loads meanwhile."""
    found = Transfers(page)
    session = page.context.new_cdp_session(page)

    def sent(event: Any) -> None:
        found.kinds[event["requestId"]] = event["type"]
        found.names[event["requestId"]] = event["request"]["url"]

    def ended(event: Any) -> None:
        found.sizes[event["requestId"]] = event.get("encodedDataLength", 0)

    session.on("Network.requestWillBeSent", sent)
    session.on("Network.loadingFinished", ended)
    session.on("Network.loadingFailed", ended)
    session.send("Network.enable")
    yield found
    session.detach()
