"""Where a request comes from, as it is written down beside a session and counted by."""

from __future__ import annotations

from dataclasses import dataclass

from gladsheim.server.identity.agents import Browser
from gladsheim.server.identity.devices import device_of
from gladsheim.server.identity.guests import agent
from gladsheim.server.wire.buckets import network_of
from gladsheim.server.wire.requests import Caller


@dataclass(frozen=True, slots=True)
class Visitor:
    """Where a request comes from, the label of its browser, and by what accounts know it."""

    host: str | None
    agent: Browser
    device: str | None = None

    @property
    def network(self) -> str:
        """What counts as one address."""
        return network_of(self.host)


def visitor(request: Caller) -> Visitor:
    """Where the request comes from."""
    host = request.client.host if request.client else None
    return Visitor(host, agent(request), device_of(request))
