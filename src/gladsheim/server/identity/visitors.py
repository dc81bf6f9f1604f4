"""Origin of a request, as it is stored with a session and used for rate limits."""

from __future__ import annotations

from dataclasses import dataclass

from gladsheim.server.identity.agents import Browser
from gladsheim.server.identity.devices import device_of
from gladsheim.server.identity.guests import agent
from gladsheim.server.wire.buckets import network_of
from gladsheim.server.wire.requests import Caller


@dataclass(frozen=True, slots=True)
class Visitor:
    """Origin of a request: its address, the label of its browser, and its device cookie."""

    host: str | None
    agent: Browser
    device: str | None = None

    @property
    def network(self) -> str:
        """Network that counts as one address."""
        return network_of(self.host)


def visitor(request: Caller) -> Visitor:
    """Return the origin of the request."""
    host = request.client.host if request.client else None
    return Visitor(host, agent(request), device_of(request))
