"""Places that are held for long, such as open sockets.
If all are taken, the owner with the most loses one.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from gladsheim.store.shares import OWNER


class NoPlace(Exception):
    """Raised when all places are taken and no owner has more than the caller, or when one is given up."""


class SharedSlots:
    """At most `most` slots. Where none is free, the owner with the most gives up the oldest of its own."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._kept: defaultdict[str, dict[_Place, None]] = defaultdict(dict)

    @contextmanager
    def place(self) -> Iterator[None]:
        """Hold a place for the current owner and task.

        Raises NoPlace: at once if there is none, and later, inside the context, when it has to be given up.
        """
        owner, place = OWNER.get(), _Place()
        if self._count >= self._most:
            self._make_room(owner)
        self._kept[owner][place] = None
        self._count += 1
        try:
            yield
        except asyncio.CancelledError:
            if not place.given_up:
                raise
            # The cancellation was ours: the task goes on, with NoPlace instead.
            place.task.uncancel()
            raise NoPlace from None
        finally:
            self._leave(owner, place)

    def _make_room(self, owner: str) -> None:
        most = max(self._kept, key=lambda one: len(self._kept[one]), default=owner)
        # With a difference of one, the two owners would take the place from each other in turns.
        if len(self._kept[most]) <= len(self._kept.get(owner, ())) + 1:
            raise NoPlace
        # Dicts keep the order of insertion: the first is the oldest.
        oldest = next(iter(self._kept[most]))
        self._leave(most, oldest)
        oldest.given_up = True
        oldest.task.cancel()

    def _leave(self, owner: str, place: _Place) -> None:
        kept = self._kept.get(owner, {})
        if place in kept:
            del kept[place]
            self._count -= 1
        if not kept:
            self._kept.pop(owner, None)


class _Place:
    """Held place, and the task that holds it."""

    def __init__(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.task = task
        self.given_up = False
