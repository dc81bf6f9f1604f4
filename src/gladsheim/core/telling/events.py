"""What happened, and who may know it.

An event is built from two parts: what everybody may know, and what a single seat may
know besides. A viewer is sent `public` plus its own part, so nothing has to be removed.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

NOTHING: Mapping[int, Mapping[str, Any]] = MappingProxyType({})


class Event(NamedTuple):
    """One thing that happened: its kind, what everyone may know, what one seat may know.

    `reveals`: the fields of the public part that chance or something hidden decided (the
    faces of a roll, a card drawn open), so that nobody could have known them before.
    """

    kind: str
    public: Mapping[str, Any]
    private: Mapping[int, Mapping[str, Any]] = NOTHING
    reveals: tuple[str, ...] = ()

    def seen_by(self, viewer: int | None) -> dict[str, Any]:
        """The event as a seat (or None: a spectator) may know it, JSON-ready."""
        own = self.private.get(viewer, {}) if viewer is not None else {}
        return {"event": self.kind, **self.public, **own}

    def whole(self) -> dict[str, Any]:
        """Everything, for one who may know all: records, research, finished games."""
        seen = {"event": self.kind, **self.public}
        for own in self.private.values():
            seen.update(own)
        return seen
