"""Events of actions, and who may know them.

An event is built from two parts: what everybody may know, and what a single seat may
know besides. A viewer is sent `public` plus its own part, so nothing has to be removed.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

# Read-only, because all events without a private part share it.
NOTHING: Mapping[int, Mapping[str, Any]] = MappingProxyType({})


class Event(NamedTuple):
    """Event: its kind, the part that everyone may know, the part that one seat may know.

    `reveals`: the fields of the public part that chance or hidden information decided (the faces of a roll, a
    card drawn open), so that nobody could have known them before.
    """

    kind: str
    public: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]] = NOTHING
    reveals: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """Return the event as a seat (or None: a spectator) may know it, JSON-ready."""
        own = self.private.get(viewer, {}) if viewer is not None else {}
        return {"event": self.kind, **self.public, **own}

    def whole(self) -> dict[str, Any]:
        """Return the complete event, for readers who may know all: records, research, finished games."""
        seen = {"event": self.kind, **self.public}
        for own in self.private.values():
            seen.update(own)
        return seen
