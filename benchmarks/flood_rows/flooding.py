"""A flood in a process of its own, so that who is measured does not share a loop with it."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any

from hall_client import Answer

from flood_rows.rows import MOST_REQUESTS, TOO_MANY
from flood_rows.visitors import FLOODER, Visitor, wait_as_told

FORK = multiprocessing.get_context("fork")
LONGEST_SECONDS = 900
"""A flood ends after this time whatever happens."""
PATIENCE = 300
"""Seconds until a flood must be under way, and until it must have ended."""
LOST_SECONDS = 0.1


class Tally:
    """How many answers of each status a flood got, of how many bytes, and what else is worth telling."""

    def __init__(self, pipe: Connection | None = None) -> None:
        self.statuses: Counter[int] = Counter()
        self.bytes = 0
        self.told: dict[str, Any] = {}
        self.seconds = 0.0
        self._pipe = pipe

    def count(self, answer: Answer) -> Answer:
        """Count an answer, and pass it on."""
        self.statuses[answer.status] += 1
        self.bytes += len(answer.content)
        return answer

    def begun(self) -> None:
        """The flood is under way: now the others may be measured. Later calls do nothing."""
        if self._pipe is not None:
            self._pipe.send(None)
            self._pipe = None

    @property
    def figures(self) -> dict[str, Any]:
        """What is printed of the flood."""
        return {
            "flood_answers": self.statuses.total(),
            "flood_429": self.statuses[TOO_MANY],
            "flood_megabytes": self.bytes / 1e6,
            "flood_seconds": self.seconds,
            **self.told,
        }


Flood = Callable[[Tally], Coroutine[Any, Any, None]]


@contextmanager
def during(flood: Flood) -> Iterator[Tally]:
    """What is done while a flood goes on; its tally is complete once it has ended."""
    ours, theirs = FORK.Pipe()
    child = FORK.Process(target=_run, args=(flood, theirs), daemon=True)
    child.start()
    theirs.close()
    tally = Tally()
    try:
        _take(ours, tally)
        yield tally
        with suppress(OSError):
            # One that has ended by itself listens no more.
            ours.send(None)
        while _take(ours, tally) is None:
            pass
    finally:
        ours.close()
        child.join(PATIENCE)
        child.terminate()


def _take(pipe: Connection, tally: Tally) -> Tally | None:
    """What the flood sends next: None when it is under way, and its tally at its end."""
    if not pipe.poll(PATIENCE):
        raise SystemExit("the flood does not come under way, or does not end")
    sent: Tally | str | None = pipe.recv()
    if isinstance(sent, str):
        raise SystemExit(f"the flood has failed: {sent}")
    if sent is not None:
        tally.__dict__.update(sent.__dict__)
    return sent


def _run(flood: Flood, pipe: Connection) -> None:
    tally = Tally(pipe)
    try:
        asyncio.run(_until_told(flood, tally, pipe))
    except Exception as error:
        pipe.send(repr(error))
        return
    tally.begun()
    pipe.send(tally)


async def _until_told(flood: Flood, tally: Tally, pipe: Connection) -> None:
    """Flood until the other end sends something or is closed."""
    ended, begun = asyncio.Event(), time.perf_counter()
    asyncio.get_running_loop().add_reader(pipe.fileno(), ended.set)
    work = [asyncio.create_task(flood(tally)), asyncio.create_task(ended.wait())]
    done, _ = await asyncio.wait(work, timeout=LONGEST_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    tally.seconds = time.perf_counter() - begun
    asyncio.get_running_loop().remove_reader(pipe.fileno())
    for task in done:
        task.result()


async def hammer(
    port: int, connections: int, tally: Tally, ask: Callable[[Visitor, int], Awaitable[Answer]]
) -> None:
    """Ask the same again and again on so many connections, each a guest; refusals are waited for as told.
    `ask` is given the visitor and the number of the turn.
    """

    async def go_on() -> None:
        visitor = Visitor(port, FLOODER)
        for turn in range(MOST_REQUESTS):
            try:
                answer = tally.count(await ask(visitor, turn))
            except (OSError, asyncio.IncompleteReadError):
                await asyncio.sleep(LOST_SECONDS)
                continue
            tally.begun()
            if answer.status == TOO_MANY:
                await wait_as_told(answer)

    await asyncio.gather(*(go_on() for _ in range(connections)))
