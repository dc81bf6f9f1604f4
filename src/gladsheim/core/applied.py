"""What an action would bring, and what it brought."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import repeat
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from gladsheim.core.telling.events import Event


@dataclass(frozen=True, slots=True)
class Preview:
    """What an action would bring at once: points and the parts they are made of."""

    points: int
    parts: list[dict[str, Any]]


class AppliedJson(NamedTuple):
    """The JSON of an `Applied`, see `Rules.write_told`: what everybody may know, and what its seat alone
    may know, if that is more.
    """

    open: bytes
    own: bytes | None


class _Late:
    """The lazy part of `Applied`: parts, events and the like are computed when one of them is first read."""

    __slots__ = ("_tell", "_write")

    @classmethod
    def late(
        cls,
        action: str,
        seat: int,
        points: int,
        tell: Callable[[], AppliedFields],
        write: Callable[[], AppliedJson | None] | None = None,
    ) -> Self:
        """An `Applied` with its points only; `tell` computes the fields of `LATE_FIELDS` on first access, and
        `write` what kernels write of them.
        """
        made = cls.__new__(cls)
        put = object.__setattr__
        put(made, "action", action)
        put(made, "seat", seat)
        put(made, "points", points)
        put(made, "_tell", tell)
        put(made, "_write", write)
        return made

    @property
    def written(self) -> AppliedJson | None:
        """What kernels wrote of what was brought; from then on the rest is told from that."""
        try:
            found: AppliedJson | Callable[[], AppliedJson | None] | None = object.__getattribute__(
                self, "_write"
            )
        except AttributeError:
            return None
        if callable(found):
            found = found()
            object.__setattr__(self, "_write", found)
            if found is not None and object.__getattribute__(self, "_tell") is not None:
                # What it would be told from are two positions, which are much longer.
                seat = object.__getattribute__(self, "seat")
                object.__setattr__(self, "_tell", partial(read_applied, found, seat))
                for name, value in NOT_WRITTEN.items():
                    object.__setattr__(self, name, value)
        return found

    def release(self) -> None:
        """Let go of the positions that it is told from, if what kernels write is enough."""
        _ = self.written

    if not TYPE_CHECKING:  # what is no field stays an error to type checkers

        def __getattr__(self, name: str) -> Any:
            """Called for what is not there: told late, or not at all."""
            if name not in LATE_FIELDS:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            tell = object.__getattribute__(self, "_tell")
            if tell is not None:
                for field_name, value in zip(LATE_FIELDS, tell(), strict=True):
                    object.__setattr__(self, field_name, value)
                object.__setattr__(self, "_tell", None)
            return object.__getattribute__(self, name)


AppliedFields = tuple[list[dict[str, Any]], tuple[Event, ...], str, bool, tuple[tuple[int, ...], ...]]
LATE_FIELDS = ("parts", "events", "hidden", "pause", "asks")
"""What an `Applied` may be told late."""
NOT_WRITTEN: Mapping[str, Any] = {"hidden": "", "pause": False, "asks": ()}
"""What is the same of all actions that kernels write."""


def read_applied(written: AppliedJson, seat: int) -> AppliedFields:
    """The same as an action of a seat is told otherwise, read from what was written."""
    document = json.loads(b"{%b}" % written.open)
    owns = document["events"] if written.own is None else json.loads(b"{%b}" % written.own)["events"]
    return document["parts"], tuple(map(_event, document["events"], owns, repeat(seat))), "", False, ()


def _event(public: dict[str, Any], own: dict[str, Any], seat: int) -> Event:
    kind = public.pop("event")
    private = {name: value for name, value in own.items() if name not in public and name != "event"}
    return Event(kind, public, {seat: private}) if private else Event(kind, public)


@dataclass(frozen=True, slots=True)
class Applied(_Late):
    """What an action brought: points, their parts, and the events in order.

    Where compiled code took the action, all but the points is worked out when it is first read.
    """

    action: str
    seat: int
    points: int
    parts: list[dict[str, Any]]
    events: tuple[Event, ...] = field(default=())
    hidden: str = ""
    """What of the action itself others must not learn: nothing (""), what was chosen
    ("action"), or even that anything was decided ("all")."""
    pause: bool = False
    """Whether somebody may have been asked in secret: a server lets a short delay follow,
    the same whether anybody was asked or not, so that waiting tells little."""
    asks: tuple[tuple[int, ...], ...] = ()
    """For each time that seats could be asked in secret one after another: these seats in order,
    the one that acted included, as far as everybody can know it. Who really is asked changes nothing."""

    @property
    def final(self) -> bool:
        """Whether it must not be taken back: it told somebody something new, was secret
        itself, or may have put a secret question, whether it did or not.
        """
        written = self.written
        if written is not None:
            return written.own is not None
        told = any(event.private or event.reveals for event in self.events)
        return told or self.pause or bool(self.hidden)
