"""Interface of workers that do pieces of work, and its implementation by processes of this machine.

A piece is a value that describes the work, its seed included, so that its result follows from it alone and it
may be done twice. Pieces are numbered by their order, and so are the results.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Number of pieces handed out per worker before the first result is awaited."""


class Workers(Protocol):
    """A place where pieces of work are done."""

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Yield the result of each piece, in the order of the pieces, each once.

        `work` is a function of a module, or a `partial` of one; pieces and results can be pickled. Pieces
        are taken as they are needed, a few for each worker ahead. An error of a piece is raised in its
        place, and ends the work.
        """


class Processes:
    """Workers in processes of this machine; a single job is done in this process itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def run(self, work: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do the pieces as `Workers.run` does."""
        if self.jobs == 1:
            yield from map(work, pieces)
            return
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
        waiting: deque[Future[R]] = deque()
        try:
            for piece in pieces:
                waiting.append(pool.submit(work, piece))
                if len(waiting) > AHEAD * self.jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    # Ctrl-C reaches every process of the terminal; the parent alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
