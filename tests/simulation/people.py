"""People who play and watch in a simulation, and insist where the network or the hall fails them."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, cast

import msgspec

from gladsheim.server.acting.acting import Move
from gladsheim.server.acting.agreements import OfferOrAnswer
from gladsheim.server.hall import Hall
from gladsheim.server.live.delivery import Delivery
from gladsheim.server.live.outbox import Outbox
from gladsheim.store import DatabaseError, NotSaved
from gladsheim.tables.refusals import TableError, UnknownTable, Unreadable
from gladsheim.tables.running.numbering import visible_seq
from gladsheim.tables.table import ABANDON, ACTION, OVER, RESIGN, TAKEBACK, UNDO
from gladsheim.tables.views.view import TableView
from tests.simulation.loop import Place
from tests.simulation.process import Lost, Process
from tests.simulation.truth import Attempt, Broken, History

if TYPE_CHECKING:
    from tests.simulation.world import World

LONGEST_THOUGHT_SECONDS = 0.5
LONGEST_WATCH_SECONDS = 8.0
GIVES_UP = 0.1
"""How often one who was not answered asks no more."""
AT_BOTH = 0.1
"""How often a request comes twice at the same time, at two processes or at one."""


class Person:
    """A user at a table."""

    def __init__(self, world: World, user: str, history: History, seat: int) -> None:
        self.place = Place(user)
        self._world = world
        self._chance = world.luck.chance
        self._user = user
        self._history = history
        self._table = history.table.id
        self._seat = seat
        self._count = 0

    async def play(self) -> None:
        """Play until the game is over."""
        while True:
            await asyncio.sleep(self._chance.random() * LONGEST_THOUGHT_SECONDS)
            shown = await self._look()
            if shown is None:
                continue
            if shown.status == OVER:
                return
            await self._do_something(shown)

    async def _look(self) -> TableView | None:
        # A file's own process need not show what it has not yet heard to be stored.
        known = self._history.now if self._world.luck.shared else self._history.acknowledged
        least = visible_seq(known, self._history.table.owned_by(self._user))
        try:
            shown = await self._any().call(lambda hall: hall.views.view(self._user, self._table))
        except (Lost, DatabaseError):
            return None
        self._world.truth.saw(shown, self._table, self._user)
        if shown.seq < least and not self._world.pause:
            raise Broken(f"{self._user} is shown {shown.seq} lines, {least} stood when that was asked")
        return shown

    async def _do_something(self, shown: TableView) -> None:
        # Once nothing fails any more nobody gives a game up: it can be played to its end.
        patient = self._world.luck.faults.ended
        wish = max(self._chance.random(), 0.08 if patient else 0.0)
        if wish < 0.02:
            await self._insist(RESIGN, RESIGN, shown)
        elif wish < 0.08 or (shown.offers and not patient):
            await self._talk(shown)
        elif shown.can_undo and wish < 0.4:
            await self._insist(UNDO, UNDO, shown)
        elif shown.my_turn:
            await self._insist(ACTION, self._chance.choice(shown.choices)["action"], shown)
        elif wish < 0.2:
            # Out of turn, or by a button that should not have been there.
            await self._insist(ACTION, "ponder", shown)

    async def _talk(self, shown: TableView) -> None:
        kind = shown.offers[0].kind if shown.offers else self._chance.choice((TAKEBACK, TAKEBACK, ABANDON))
        attempt = self._attempt(kind, kind)
        # Whether it becomes a line is for the others to say.
        attempt.uncertain = True
        word = OfferOrAnswer(kind, attempt.action_id, shown.seq)

        def say(hall: Hall) -> Coroutine[Any, Any, TableView]:
            if shown.offers and self._chance.random() < 0.3:
                return hall.agreements.withdraw(self._user, self._table, kind)
            return hall.agreements.offer(self._user, self._table, self._seat, word)

        try:
            self._world.truth.saw(await self._any().call(say), self._table, self._user)
        except (TableError, DatabaseError, Lost) as error:
            self._world.note(f"{self._user}: {kind} {type(error).__name__}")

    def _attempt(self, kind: str, action: str) -> Attempt:
        self._count += 1
        name = f"{self._user}-{self._seat}-{self._count}"
        attempt = Attempt(self._table, self._user, self._seat, kind, action, name)
        self._history.attempts[name] = attempt
        return attempt

    async def _insist(self, kind: str, action: str, shown: TableView) -> None:
        """Ask for an action under one id until there is an answer, or patience is gone."""
        attempt = self._attempt(kind, action)
        move = Move(self._seat, kind, action, attempt.action_id, shown.seq)
        while True:
            times = 1 + (self._chance.random() < AT_BOTH)
            await asyncio.gather(*(self._ask(attempt, move) for _ in range(times)))
            if attempt.outcome in ("acknowledged", "refused"):
                return
            if self._chance.random() < GIVES_UP:
                return
            await asyncio.sleep(self._chance.random() * LONGEST_THOUGHT_SECONDS)

    async def _ask(self, attempt: Attempt, move: Move) -> None:
        process = self._any()
        self._world.note(f"{self._user} asks {process.name}: {move}")
        try:
            shown = await process.call(lambda hall: hall.acting.submit(self._user, self._table, move))
        except (TableError, NotSaved, DatabaseError, Lost) as error:
            self._world.note(f"{attempt.action_id}: {type(error).__name__}")
            self._judge(attempt, error)
        else:
            self._world.note(f"{attempt.action_id}: done as {shown.seq}")
            self._world.truth.acknowledged(attempt, shown)

    def _judge(self, attempt: Attempt, error: Exception) -> None:
        """Note what an answer says about an action that was not acknowledged."""
        if attempt.outcome == "acknowledged":
            return
        if isinstance(error, Unreadable | UnknownTable):
            raise Broken(f"the table is lost: {error!r}")
        if isinstance(error, TableError):
            # Of two processes one may still keep secret what the other has shown: asked later, it agrees.
            attempt.outcome, attempt.uncertain = "refused", bool(self._world.pause)
            if not attempt.uncertain and self._history.now.line_by_id(attempt.action_id) is not None:
                raise Broken(f"refused ({type(error).__name__}), though it is stored: {attempt}")
        elif not isinstance(error, NotSaved):
            attempt.uncertain = True

    def _any(self) -> Process:
        return self._chance.choice(self._world.processes)


class NumberedDelivery(Delivery):
    """A delivery that is found in sets by its number, and not by where it lies in memory."""

    __slots__ = ("number",)

    number: int

    def __hash__(self) -> int:
        return self.number


class Watcher:
    """Somebody, or a stranger, who has a socket open at a table, and opens another when it is closed."""

    def __init__(self, world: World, user: str | None, history: History, number: int) -> None:
        self.place = Place(f"watcher {number}")
        self.last = -1
        self._world = world
        self._user = user
        self._history = history
        self._number = number
        self._brief = world.luck.chance.random() < 0.3
        self._logs: defaultdict[int | None, list[Any]] = defaultdict(list)

    async def watch(self) -> None:
        """Watch for ever."""
        while True:
            process = self._world.luck.chance.choice(self._world.processes)
            self.last = -1
            try:
                await process.watch(self._listen)
            except Lost:
                await asyncio.sleep(self._world.luck.chance.random() * LONGEST_THOUGHT_SECONDS)

    @property
    def is_up_to_date(self) -> bool:
        """Whether the last message showed all that is stored."""
        return self.last == visible_seq(self._history.now, self._history.table.owned_by(self._user))

    async def _listen(self, hall: Hall) -> None:
        """What the hall's route does for a socket."""
        table = self._history.table.id
        try:
            await hall.views.message_for(self._user, table)
            delivery = NumberedDelivery(cast(Any, self), None, hall.time.now)
            delivery.number = self._number
            try:
                with hall.hub.watch(table, delivery):
                    await hall.cluster.hear(table)
                    delivery.carry(self._outbox(hall, delivery))
                    await delivery.listen()
            finally:
                delivery.stop()
        except (DatabaseError, Lost):
            return

    def _outbox(self, hall: Hall, delivery: Delivery) -> Outbox:
        table = self._history.table.id
        return Outbox(lambda: hall.views.message_for(self._user, table), delivery, brief=self._brief)

    async def receive_text(self) -> str:
        """Say nothing, and hang up in the end."""
        while True:
            await asyncio.sleep(self._world.luck.chance.random() * LONGEST_WATCH_SECONDS)
            if not self._world.luck.faults.ended:
                raise Lost

    async def send_text(self, message: bytes) -> None:
        """Look at what is shown."""
        head = HEAD.decode(message)
        if head.type != "view":
            return
        sent = self._whole(head)
        seq = SEQ.decode(sent).seq
        if seq < self.last:
            raise Broken(f"{self.place.name} was shown {self.last} lines, and then {seq}")
        self.last = seq
        self._world.truth.heard(sent, seq, self._history.table.id, self._user)
        if self._world.luck.strikes("slow"):
            await asyncio.sleep(self._world.luck.delay())

    def _whole(self, head: _Head) -> bytes:
        """The view of a message; where it brings only what is new in the log, with what was known of it."""
        if not self._brief:
            return bytes(head.view)
        content = msgspec.json.decode(head.view)
        log = self._logs[content["viewer"]]
        log[content["log_from"] :] = content["log"]
        return msgspec.json.encode({**content, "log_from": 0, "log": log})


class _Head(msgspec.Struct):
    """What stands beside the view in a message."""

    type: str
    view: msgspec.Raw = msgspec.Raw()


class _Seq(msgspec.Struct):
    seq: int


HEAD, SEQ = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Seq)
