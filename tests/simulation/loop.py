"""An event loop whose time, and whose choice of what runs next, follow from a seed.

Each simulated process has a queue of its own, in which callbacks keep their order, as asyncio
promises. Whose queue goes on is chosen by chance, and time passes only when all are empty. There
are no threads: what is given to an executor is done at once, and its answer comes later.
"""

from __future__ import annotations

import asyncio
import contextvars
import heapq
import random
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar, TypeVarTuple, Unpack

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LONGEST_WORK_SECONDS = 0.01
MOST_TASKS = 100
MOST_STEPS = 400_000
"""More than any simulation needs: one that takes more goes round in circles."""


class Stuck(Exception):
    """Nothing is left that could happen, or there is no end to it."""


class Place:
    """Where callbacks run: a process, or the world outside. One that is dead runs nothing any more."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = False
        self.ready: deque[asyncio.Handle] = deque()
        self.context = contextvars.copy_context()
        self.context.run(PLACE.set, self)


PLACE: contextvars.ContextVar[Place] = contextvars.ContextVar("place")


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs what is ready, one callback after the other, and skips the time between."""

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance = chance
        self.outside = Place("outside")
        self.steps = 0
        self.uncaught: list[BaseException] = []
        self.failure: Exception | None = None
        """Once there is one nothing goes on: whoever else catches it, it ends the simulation."""
        self._time = 0.0
        self._busy: list[Place] = []
        self._timers: list[tuple[float, int, Place, asyncio.TimerHandle]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self._most_tasks = MOST_TASKS

    def time(self) -> float:
        """How late it is."""
        return self._time

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run until the work is done. Raises what it raises, or Stuck."""
        asyncio._set_running_loop(self)
        try:
            task: asyncio.Task[T] = self.create_task(work, context=self.outside.context)
            while not task.done():
                self._step()
                if self.failure is not None:
                    raise self.failure
            return task.result()
        finally:
            self._end()
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck(f"more than {MOST_STEPS} steps")
        if not self._busy:
            self._pass_time()
            return
        busy = self._busy
        index = int(self.chance.random() * len(busy)) if len(busy) > 1 else 0
        place = busy[index]
        handle = place.ready.popleft()
        if not place.ready:
            del busy[index]
        if not handle.cancelled():
            handle._run()

    def _pass_time(self) -> None:
        """Go to the next moment at which anything is to happen."""
        if not self._timers:
            raise Stuck("nothing is left to happen")
        self._time = max(self._time, self._timers[0][0])
        while self._timers and self._timers[0][0] <= self._time:
            _, _, place, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._put(place, handle)

    def _put(self, place: Place, handle: asyncio.Handle) -> None:
        if place.dead or self.is_closed():
            return
        if not place.ready:
            self._busy.append(place)
        place.ready.append(handle)

    def kill(self, place: Place) -> None:
        """Let a process die between two of its steps; whatever it had begun stays as it is."""
        place.dead = True
        place.ready.clear()
        if place in self._busy:
            self._busy.remove(place)

    def _end(self) -> None:
        """Close without a word whatever is still under way: nobody is to hear of it."""
        self.close()
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]  # asyncio's own way to say so
                task.get_coro().close()

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """Run it after what is ready in the same place."""
        context = contextvars.copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        self._put(context.get(PLACE, self.outside), handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        """The same: there are no other threads."""
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run it after so many seconds."""
        return self.call_at(self._time + delay, callback, *args, context=context)

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        """Run it at a moment."""
        context = contextvars.copy_context() if context is None else context
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, context.get(PLACE, self.outside), handle))
        return handle

    def create_task(
        self, coro: Any, *, name: object = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        """A task; the loop keeps it, so that nothing depends on when memory is freed."""
        task = asyncio.Task(coro, loop=self, name=None if name is None else str(name), context=context)
        self._tasks.append(task)
        if len(self._tasks) > self._most_tasks:
            self._tasks = [one for one in self._tasks if not one.done()]
            self._most_tasks = 2 * len(self._tasks) + MOST_TASKS
        return task

    def run_in_executor(  # type: ignore[override]  # no executor is needed
        self, _executor: Any, work: Callable[..., T], *args: Any
    ) -> asyncio.Future[T]:
        """Do the work now and answer later, as a thread would."""
        future: asyncio.Future[T] = self.create_future()
        try:
            tell: tuple[Callable[[Any], None], Any] = (future.set_result, work(*args))
        except Exception as error:
            tell = (future.set_exception, error)
        self.call_later(self.chance.random() * LONGEST_WORK_SECONDS, _unless_done, future, *tell)
        return future

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Keep what nobody caught, and nothing that it holds on to."""
        if not self.is_closed():
            self.uncaught.append(context.get("exception") or RuntimeError(context["message"]))

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Nothing is to be done: it is passed over when its time has come."""


def _unless_done(future: asyncio.Future[T], tell: Callable[[Any], None], what: Any) -> None:
    if not future.done():
        tell(what)
