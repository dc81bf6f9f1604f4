"""Choice of the next message to a socket or a stream."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from gladsheim.server.live.actions import ActionResult
from gladsheim.server.live_tables.hub import Bell
from gladsheim.server.live_tables.waiting import Flag
from gladsheim.server.views.messages import Parts, ViewMessage, with_head
from gladsheim.server.wire.bodies import PING
from gladsheim.tables.views.log import EncodedLog

PING_SECONDS = 5.0


def nothing() -> None:
    """Return None: there is nothing to send."""


class Outbox:
    """Chooses the next message to one observer of a table.

    The bell also rings for secret events. The observer must not notice them: an unchanged message is not
    sent again unless requested, and pings are not delayed.

    The bell also rings for `chat`: its readers are sent the number of the last message, after the table's
    view. `number` returns that number if it is known in memory; if it has not changed, no query is made.
    `there` returns the presence message, the same object until it changes.

    `brief`: of a log only new entries are sent, if the client has the previous ones. Each viewer's log
    continues from the last one sent for that viewer: at one screen viewers alternate.
    """

    __slots__ = (
        "_answers",
        "_asked",
        "_bell",
        "_brief",
        "_chat",
        "_heard",
        "_last",
        "_logs",
        "_loop",
        "_message",
        "_more",
        "_number",
        "_quiet_since",
        "_said",
        "_silent",
        "_there",
        "_timer",
        "_told_there",
        "answers",
    )

    def __init__(
        self,
        message: Callable[[], Awaitable[ViewMessage]],
        bell: Bell,
        chat: Callable[[], Awaitable[bytes | None]] | None = None,
        there: Callable[[], bytes | None] = nothing,
        number: Callable[[], int | None] = nothing,
        *,
        brief: bool = False,
    ) -> None:
        self._message = message
        self._bell = bell
        self._chat = chat
        self._there = there
        self._number = number
        self._heard: int | None = None
        self._more = True
        self._told_there: bytes | None = None
        self._brief = brief
        self._asked = True
        self._last: ViewMessage | None = None
        self._logs: dict[int | None, EncodedLog[Any]] = {}
        self._said: bytes | None = None
        self._answers: list[ActionResult] = []
        self._loop = asyncio.get_running_loop()
        self._quiet_since = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._silent = False
        self.answers = False
        """Whether the last message was an answer to an action, for which the session was already checked."""
        bell.set()

    def ask(self) -> None:
        """Send the table's view again, even if it is unchanged."""
        self._asked = True
        self._said = self._told_there = None
        self._bell.set()

    def put(self, answer: ActionResult) -> None:
        """Send an answer before anything else."""
        self._answers.append(answer)
        self._bell.set()

    def wait(self) -> None:
        """Note that nothing is being sent; if it stays so for PING_SECONDS, a ping is due."""
        self._silent = False
        self._quiet_since = self._loop.time()
        if self._timer is None:
            self._timer = self._loop.call_later(PING_SECONDS, self._tick)

    def stop(self) -> None:
        """Send nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    async def now(self) -> Parts | None:
        """Return the message to send after the bell has rung: news, else a ping if one is due, else None.

        Rings the bell again if more may be waiting.
        """
        if found := await self._next():
            if self._answers or self._more or self._there() is not self._told_there:
                self._bell.set()
            return found
        return (PING,) if self._silent else None

    async def _next(self) -> Parts | None:
        self.answers = bool(self._answers)
        self._more = self._chat is not None
        if self._answers:
            answer = self._answers.pop(0)
            number = self._number()
            if answer.newest and number is not None and number == self._heard:
                self._more = False
            return (
                (answer.words,) if answer.view is None else with_head(self._view(answer.view), answer.words)
            )
        message = await self._message()
        asked = self._asked
        last = self._last
        if asked or last is None or (message is not last and not message.same_as(last)):
            return self._view(message)
        heard = self._number()
        said = None if self._chat is None else await self._chat()
        if self._asked:
            # Another task has meanwhile: the view comes first.
            return self._view(message)
        self._heard = heard
        if said is not None and said != self._said:
            self._said = said
            return (said,)
        there = self._there()
        if there is self._told_there:
            return None
        self._told_there = there
        return None if there is None else (there,)

    def _view(self, message: ViewMessage) -> Parts:
        if self._asked:
            # A client that asks may have missed what came before.
            self._logs.clear()
        self._asked, self._last = False, message
        if not self._brief:
            return (message.whole,)
        known = self._logs.get(message.viewer)
        self._logs[message.viewer] = message.log
        return (message.whole,) if known is None else message.since(known)

    def _tick(self) -> None:
        """Ring the bell if a ping is due, else wait on.
        One timer serves many messages, since most come sooner.
        """
        left = self._quiet_since + PING_SECONDS - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._tick)
            return
        self._timer, self._silent = None, True
        self._bell.set()


async def following(outbox: Outbox, bell: Flag) -> bytes:
    """Return an outbox's next message as soon as there is one; a ping if none comes in time."""
    outbox.wait()
    while True:
        await bell.wait()
        bell.clear()
        if found := await outbox.now():
            return b"".join(found)
