"""Results of actions: what an action would score, and what it did."""

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
    """Result that an action would have at once: points and the parts they are made of."""

    points: int
    parts: list[dict[str, Any]]


class AppliedJson(NamedTuple):
    """JSON of an `Applied`, see `Rules.write_effects`: the text that everyone may know, and the text that its
    seat alone may know, or None if that is no more.
    """

    open: bytes
    own: bytes | None


class _Late:
    """Lazy part of `Applied`: parts, events and the other `LATE_FIELDS` are computed when one
    of them is first read.
    """

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
        """Return an `Applied` with its points only; `tell` computes the fields of `LATE_FIELDS` on first
        access, and `write` returns the JSON that kernels write of them.
        """
        made = cls.__new__(cls)
        # The frozen class refuses ordinary assignment.
        put = object.__setattr__
        put(made, "action", action)
        put(made, "seat", seat)
        put(made, "points", points)
        put(made, "_tell", tell)
        put(made, "_write", write)
        return made

    @property
    def written(self) -> AppliedJson | None:
        """JSON that kernels wrote of the action, or None; once read, the late fields are computed from it."""
        # An `Applied` from the usual constructor leaves the slot `_write` empty.
        try:
            found: AppliedJson | Callable[[], AppliedJson | None] | None = object.__getattribute__(
                self, "_write"
            )
        except AttributeError:
            return None
        if callable(found):
            found = found()
            # None is stored as well, so that the kernel runs only once.
            object.__setattr__(self, "_write", found)
            if found is not None and object.__getattribute__(self, "_tell") is not None:
                # The two positions that it follows from are much longer.
                seat = object.__getattribute__(self, "seat")
                object.__setattr__(self, "_tell", partial(read_applied, found, seat))
                for name, value in NOT_WRITTEN.items():
                    object.__setattr__(self, name, value)
        return found

    def release(self) -> None:
        """Drop the positions that the late fields are computed from, if the JSON that kernels
        write is enough.
        """
        # Reading the property replaces the positions by the JSON.
        _ = self.written

    if not TYPE_CHECKING:  # what is no field stays an error to type checkers

        def __getattr__(self, name: str) -> Any:
            """Compute the late fields when one of them is missing; raise AttributeError for
            any other name.
            """
            # Python calls this only for names that it does not find, so the slot is still empty.
            if name not in LATE_FIELDS:
                raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")
            tell = object.__getattribute__(self, "_tell")
            if tell is not None:
                for field_name, value in zip(LATE_FIELDS, tell(), strict=True):
                    object.__setattr__(self, field_name, value)
                # This comes last: another thread that reads None here finds all fields set.
                object.__setattr__(self, "_tell", None)
            return object.__getattribute__(self, name)


AppliedFields = tuple[list[dict[str, Any]], tuple[Event, ...], str, bool, tuple[tuple[int, ...], ...]]
LATE_FIELDS = ("parts", "events", "hidden", "pause", "asks")
"""Fields of an `Applied` that may be computed late."""
NOT_WRITTEN: Mapping[str, Any] = {"hidden": "", "pause": False, "asks": ()}
"""Values of the fields that are the same for all actions whose JSON kernels write."""


def read_applied(written: AppliedJson, seat: int) -> AppliedFields:
    """Return the late fields of a seat's action, read from its JSON: the same values that the
    positions give.
    """
    # Kernels write the members of an object without its braces.
    document = json.loads(b"{%b}" % written.open)
    owns = document["events"] if written.own is None else json.loads(b"{%b}" % written.own)["events"]
    return document["parts"], tuple(map(_event, document["events"], owns, repeat(seat))), "", False, ()


def _event(public: dict[str, Any], own: dict[str, Any], seat: int) -> Event:
    kind = public.pop("event")
    # If the seat knows no more, `own` is the dict `public` itself, and nothing is left over.
    private = {name: value for name, value in own.items() if name not in public and name != "event"}
    return Event(kind, public, {seat: private}) if private else Event(kind, public)


@dataclass(frozen=True, slots=True)
class Applied(_Late):
    """Result of an action: points, their parts, and the events in order.

    Where compiled code took the action, all but the points is worked out when it is first read.
    """

    action: str
    seat: int
    points: int
    parts: list[dict[str, Any]]
    events: tuple[Event, ...] = field(default=())
    hidden: str = ""
    """Part of the action itself that others must not learn: nothing (""), the choice ("action"), or even that
    anything was decided ("all").
    """
    pause: bool = False
    """Whether a seat may have been asked in secret: a server then lets a short delay follow, the same whether
    a seat was asked or not, so that waiting tells little.
    """
    asks: tuple[tuple[int, ...], ...] = ()
    """Seats that could be asked in secret one after another, in order, for each time that this could happen:
    the one that acted included, as far as everybody can know it.

    Whether a seat really is asked changes nothing.
    """

    @property
    def final(self) -> bool:
        """Whether the action must not be taken back: it told a seat something new, was secret itself, or may
        have put a secret question, whether it did or not.
        """
        written = self.written
        if written is not None:
            # Kernels write an own text only where the seat learned more than the others.
            return written.own is not None
        told = any(event.private or event.reveals for event in self.events)
        return told or self.pause or bool(self.hidden)
