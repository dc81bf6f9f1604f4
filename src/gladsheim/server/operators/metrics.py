"""Prometheus metrics of a process: requests, sockets, tables, lines, bots, the database.

Label values are few and known in advance: the template of a route, never a path; no user, no table. All
classes here wrap what they measure, so that without `--metrics-port` nothing of this module is loaded.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from sqlalchemy.sql import Executable

from gladsheim.server.jobs.jobs import MoveSource
from gladsheim.server.jobs.process import BotTask
from gladsheim.store import DatabaseError, HallStore
from gladsheim.store.engine.database import BulkChange, Database, Heard, Item, Missed, Row, Work
from gladsheim.tables.table import CLOSED, DEALING, OPEN, OVER, RUNNING, Line, Offer, Standing

T = TypeVar("T")

COMMIT_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THINKING_SECONDS = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
STATUSES = (OPEN, DEALING, RUNNING, OVER, CLOSED)
KINDS = frozenset({"action", "undo", "resign", "timeout", "takeback", "abandon", "repair"})
COUNT_EVERY_SECONDS = 10.0
MOST_THINKING = 10_000


class Metrics:
    """Metrics of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = self._counter("requests_total", "Requests answered", "route", "method", "status")
        self.seconds = self._histogram(
            "request_seconds",
            "Seconds from a request to the end of its answer",
            Histogram.DEFAULT_BUCKETS,
            "route",
            "method",
        )
        self.sockets = self._gauge("open_sockets", "Open sockets of tables")
        self.lines = self._counter("saved_lines_total", "Lines of tables saved", "kind")
        self.thinking = self._histogram(
            "bot_move_seconds", "Seconds from the question to a bot to its answer", THINKING_SECONDS
        )
        self.waiting_writes = self._gauge(
            "database_writes_waiting", "Changes handed to the database and not committed yet"
        )
        self.commits = self._histogram(
            "database_commit_seconds",
            "Seconds from handing a change to the database to its commit",
            COMMIT_SECONDS,
        )
        self.failed_writes = self._counter(
            "database_writes_failed_total", "Changes that the database did not save"
        )

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"gladsheim_{name}", about, labels, registry=self.registry)

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"gladsheim_{name}", about, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: Sequence[float], *labels: str) -> Histogram:
        return Histogram(f"gladsheim_{name}", about, labels, buckets=buckets, registry=self.registry)


class MeasuredDatabase:
    """Database whose changes are counted and timed."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        self._database = database
        self._metrics = metrics
        self.shared, self.status = database.shared, database.status

    def read(self, work: Work[T]) -> Future[T]:
        """Run a query."""
        return self._database.read(work)

    def ask(self, statement: Executable, **values: Any) -> Future[list[Row]]:
        """Run one query."""
        return self._database.ask(statement, **values)

    def write(self, work: Work[T]) -> Future[T]:
        """Run a change, and measure its duration."""
        ended = self._begin()
        future = self._database.write(work)
        future.add_done_callback(ended)
        return future

    def save(self, work: BulkChange[Item], item: Item) -> asyncio.Future[None]:
        """Run a change for an item, and measure its duration."""
        ended = self._begin()
        future = self._database.save(work, item)
        future.add_done_callback(ended)
        return future

    def _begin(self) -> Callable[[Future[Any] | asyncio.Future[Any]], None]:
        began = time.perf_counter()
        self._metrics.waiting_writes.inc()

        def ended(done: Future[Any] | asyncio.Future[Any]) -> None:
            self._metrics.waiting_writes.dec()
            if not done.cancelled() and isinstance(done.exception(), DatabaseError):
                self._metrics.failed_writes.inc()
            else:
                self._metrics.commits.observe(time.perf_counter() - began)

        return ended

    def listen(self, heard: Heard, missed: Missed) -> Callable[[], None]:
        """Listen to changes by other processes."""
        return self._database.listen(heard, missed)

    def check(self) -> None:
        """Check that changes can be saved."""
        self._database.check()

    def close(self) -> None:
        """Finish running work and close the database."""
        self._database.close()


class MeasuredStore(HallStore):
    """Store that counts the lines it has saved."""

    def __init__(self, database: Database, metrics: Metrics) -> None:
        super().__init__(database)
        self._lines = metrics.lines

    async def append(
        self, table: str, line: Line, standing: Standing, settled: Sequence[Offer] | None = None
    ) -> None:
        """Store a table's next line."""
        await super().append(table, line, standing, settled)
        self._lines.labels(line.kind if line.kind in KINDS else "other").inc()


class MeasuredMoveSource:
    """A source of decisions that measures how long the bots think."""

    def __init__(self, source: MoveSource, thinking: Histogram) -> None:
        self._source = source
        self._thinking = thinking
        self._asked: OrderedDict[str, float] = OrderedDict()

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """Return the decision that a bot has to make, and start its timer."""
        found = await self._source.bot_task(table)
        if found is not None:
            self._asked[table] = time.perf_counter()
            while len(self._asked) > MOST_THINKING:
                self._asked.popitem(last=False)
        return found

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Store the action, and record the time since the question."""
        asked = self._asked.pop(table, None)
        if asked is not None:
            self._thinking.observe(time.perf_counter() - asked)
        await self._source.bot_answer(table, seq, action)


class Tables(Collector):
    """Collector of the counts of tables, queried when metrics are read, but not too often."""

    def __init__(self, store: HallStore, seconds: Callable[[], float] = time.monotonic) -> None:
        self._house = store.moderation
        self._seconds = seconds
        self._counted: tuple[dict[str, int], int] = ({}, 0)
        self._until = 0.0

    def describe(self) -> list[GaugeMetricFamily]:
        """Return the metrics without values, and without a query."""
        return list(_families({}, 0))

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Yield the metrics; none while the database does not answer."""
        try:
            if self._seconds() >= self._until:
                self._counted = self._house.counted()
                self._until = self._seconds() + COUNT_EVERY_SECONDS
        except (DatabaseError, TimeoutError, RuntimeError):
            # RuntimeError: the database has been closed, for the process ends.
            return
        yield from _families(*self._counted)


def _families(by_status: dict[str, int], bots: int) -> Iterator[GaugeMetricFamily]:
    tables = GaugeMetricFamily("gladsheim_tables", "Tables of the hall by status", labels=("status",))
    for status in STATUSES:
        tables.add_metric((status,), by_status.get(status, 0))
    yield tables
    yield GaugeMetricFamily("gladsheim_bot_moves_waiting", "Tables at which a bot is to act", value=bots)
