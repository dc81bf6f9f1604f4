"""What is stored, held against all that anybody was told: the checker of a simulation."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from gladsheim.server.jobs.process import BotTask
from gladsheim.store import HallStore
from gladsheim.store.engine.database import Database, Row, Work
from gladsheim.store.tables import statements
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import ABANDON, ACTION, NO_TABLES, TAKEBACK, TIMEOUT, Line, Table
from gladsheim.tables.views.view import TableView, view
from tests.server import toy_hall
from tests.simulation.database import DatabaseServer
from tests.simulation.loop import SimulatedLoop

T = TypeVar("T")

SHOWN = (
    "status",
    "seq",
    "seats",
    "viewer",
    "to_act",
    "my_turn",
    "thinking",
    "can_undo",
    "scene",
    "choices",
    "log",
    "ended",
    "places",
)
"""The fields of a view that follow from the lines alone."""


class Broken(AssertionError):
    """A promise of the hall was broken: the simulation ends, even where this is caught."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, SimulatedLoop)
        loop.failure = loop.failure or self


@dataclass
class Attempt:
    """What a person asks for under one action id, and what became of it.

    `outcome`: "acknowledged" as number `seq`, "refused" for good, "not saved" as far as was told, or
    "unknown".
    """

    table: str
    user: str
    seat: int
    kind: str
    action: str
    action_id: str
    outcome: str = "unknown"
    uncertain: bool = False


class DirectDatabase:
    """The server itself, asked without a network."""

    shared = True

    def __init__(self, server: DatabaseServer) -> None:
        self._server = server

    def read(self, work: Work[T]) -> Future[T]:
        """Run a query."""
        future: Future[T] = Future()
        future.set_result(work(self._server.connection))
        return future

    def ask(self, statement: Any, **values: Any) -> Future[list[Row]]:
        """Run one query by itself."""
        return self.read(lambda connection: connection.rows(statement, **values))


class History:
    """The lines of a table as they were committed, and the positions after them."""

    def __init__(self, table: Table, lines: list[Line]) -> None:
        game = toy_hall.ToyGames().game(table.game, **table.options)
        self.table = table
        self.positions = [Live.fold(table, game, [])]
        self.acknowledged = self.now
        """The newest position of which somebody was told that it is stored."""
        self.attempts: dict[str, Attempt] = {}
        self._numbers: dict[frozenset[int], list[int]] = {}
        self._shown: dict[tuple[int, frozenset[int], bool, bool], TableView | bytes] = {}
        for line in lines:
            self.grow(line)

    @property
    def now(self) -> Live:
        """The newest position."""
        return self.positions[-1]

    def grow(self, line: Line) -> None:
        """One more line was committed: nobody else than a person, a bot or a clock may have made it."""
        before = self.now
        self.positions.append(before.after(line))
        if self.now.lines[-1] != line or line.seq != self.now.seq:
            raise Broken(f"line {line} is stored after line {before.seq}")
        if any(line.action_id == other.action_id for other in before.lines):
            raise Broken(f"action {line.action_id} is stored twice")
        attempt = self.attempts.get(line.action_id)
        if attempt is not None:
            # What all agree on is told as asked for by who asked first.
            seat = line.seat if line.kind in (TAKEBACK, ABANDON) else attempt.seat
            if (seat, attempt.kind, attempt.action) != (line.seat, line.kind, line.action):
                raise Broken(f"{line} was stored for {attempt}")
            if attempt.outcome != "unknown" and not attempt.uncertain:
                raise Broken(f"{line} was stored after its end: {attempt}")
        elif not self._made_by_hall(before, line):
            raise Broken(f"nobody sent {line}")

    def _made_by_hall(self, before: Live, line: Line) -> bool:
        if line.action_id == f"timeout-{line.seq}" and line.kind == TIMEOUT:
            return self.table.terms.timed
        bot, seat = before.bot_to_act, before.to_act
        if line.action_id != f"bot-{line.seq}" or line.kind != ACTION or bot is None or seat != line.seat:
            return False
        return toy_hall.choose(BotTask(bot, before.state, 0)) == line.action

    def number_of(self, action_id: str, mine: frozenset[int]) -> int | None:
        """The number of a stored action, as a session counts; None if it is not stored."""
        line = self.now.line_by_id(action_id)
        return None if line is None else visible_seq(self.positions[line.seq], mine)

    def check_shown(self, shown: TableView | bytes, seq: int, mine: frozenset[int], *, creator: bool) -> None:
        """Raises Broken unless a view, or one as it is sent, is that of a position which is stored."""
        numbers = self._numbers.setdefault(mine, [])
        numbers += [visible_seq(position, mine) for position in self.positions[len(numbers) :]]
        found = [k for k in range(min(seq, len(numbers)), len(numbers)) if numbers[k] == seq]
        if not found:
            raise Broken(f"number {seq} is shown, but {self.now.seq} lines are stored")
        sent = isinstance(shown, bytes)
        expected = [self._expected(number, mine, creator=creator, sent=sent) for number in found]
        if isinstance(shown, TableView):
            start = shown.log_from
            views = [one for one in expected if isinstance(one, TableView)]
            expected = [replace(one, log_from=start, log=one.log[start:]) for one in views]
        if shown in expected:
            return
        # What is beside the lines may differ, such as offers.
        told, stored = _plain(shown), [_plain(one) for one in expected]
        if told not in stored:
            different = [name for name in SHOWN if stored[0][name] != told[name]]
            raise Broken(f"at number {seq} {different} differ from what is stored: {told}")

    def check_new(self, shown: TableView, line: Line, mine: frozenset[int]) -> None:
        """Raises Broken unless all entries before those of an answer are as they were before the line."""
        before, after = (
            view(self.positions[number], mine, looking=shown.viewer).log
            for number in (line.seq - 1, line.seq)
        )
        if shown.log_from > len(before) or before[: shown.log_from] != after[: shown.log_from]:
            raise Broken(f"the answer to {line} begins after entry {shown.log_from}")

    def _expected(self, number: int, mine: frozenset[int], *, creator: bool, sent: bool) -> TableView | bytes:
        key = number, mine, creator, sent
        found = self._shown.get(key)
        if found is None:
            expected = view(self.positions[number], mine, creator=creator)
            found = self._shown[key] = msgspec.json.encode(expected) if sent else expected
        return found


class Truth:
    """The histories of all tables; sees every commit, and everything that is told."""

    def __init__(self, server: DatabaseServer) -> None:
        self.histories: dict[str, History] = {}
        self._server = server
        # Nothing but questions is asked of it.
        self._store = HallStore(cast(Database, DirectDatabase(server)))
        server.committed = self._committed

    async def learn(self, table: str) -> History:
        """Begin to follow a table that has begun."""
        found = self.histories.get(table)
        if found is None:
            stored = await self._store.table(table)
            assert stored is not None
            # Nothing is between the question and this: who was faster has made it.
            found = self.histories.setdefault(table, History(*stored))
            self._committed([table])
        return found

    def _committed(self, tables: list[str]) -> None:
        for table in tables:
            history = self.histories.get(table)
            if history is None or table.startswith(NO_TABLES):
                continue
            rows = self._server.connection.rows(statements.LINES, table=table, since=history.now.seq)
            for row in rows:
                line = Line(*row)
                self._server.note(f"committed: {line.seq} {line.kind} {line.action} {line.action_id}")
                history.grow(line)

    def acknowledged(self, attempt: Attempt, shown: TableView) -> None:
        """An action was acknowledged by a view. Raises Broken unless it is stored at its number."""
        history = self.histories[attempt.table]
        mine = history.table.owned_by(attempt.user)
        attempt.outcome = "acknowledged"
        number = history.number_of(attempt.action_id, mine)
        if number != shown.seq:
            raise Broken(f"acknowledged as {shown.seq}, stored as {number}: {attempt}")
        line = history.now.line_by_id(attempt.action_id)
        assert line is not None
        history.acknowledged = history.positions[max(history.acknowledged.seq, line.seq)]
        history.check_new(shown, line, mine)
        self.saw(shown, attempt.table, attempt.user)

    def saw(self, shown: TableView, table: str, user: str | None) -> None:
        """A view was shown to a user. Raises Broken unless it shows what is stored."""
        self.heard(shown, shown.seq, table, user)

    def heard(self, shown: TableView | bytes, seq: int, table: str, user: str | None) -> None:
        """The same for a view as it is sent."""
        history = self.histories[table]
        history.check_shown(shown, seq, history.table.owned_by(user), creator=user == history.table.creator)

    async def check_end(self, history: History) -> None:
        """Raises Broken unless what is stored in the end is what was committed, and all answers hold."""
        stored = await self._store.table(history.table.id)
        assert stored is not None
        fixed, lines = stored
        if lines != history.now.lines:
            raise Broken(f"stored lines have changed: {lines} were {history.now.lines}")
        Live.fold(fixed, history.now.game, lines)
        ((_, standing),) = await self._store.listed([fixed.id])
        if standing != standing_of(history.now):
            raise Broken(f"stored is {standing}, the lines say {standing_of(history.now)}")
        for attempt in history.attempts.values():
            is_stored = history.now.line_by_id(attempt.action_id) is not None
            if is_stored != (attempt.outcome == "acknowledged") and not attempt.uncertain:
                raise Broken(f"stored: {is_stored}, but {attempt}")


def _plain(shown: TableView | bytes) -> dict[str, Any]:
    """What a view shows of the lines, as it is sent."""
    sent = shown if isinstance(shown, bytes) else msgspec.json.encode(shown)
    found = msgspec.json.decode(sent)
    return {name: found[name] for name in SHOWN}


async def wait_until(claim: Callable[[], bool], seconds: float, every: float = 0.25) -> bool:
    """Whether a claim comes true within some simulated seconds."""
    end = asyncio.get_running_loop().time() + seconds
    while not claim():
        if asyncio.get_running_loop().time() >= end:
            return False
        await asyncio.sleep(every)
    return True
