"""A delivery sends one message after the other, and what sending raises ends the reading."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from gladsheim.server.live.actions import ActionResult, SessionEnded
from gladsheim.server.live.delivery import Delivery, Socket
from gladsheim.server.live.outbox import Outbox
from gladsheim.server.live.protocol import SocketProtocol
from gladsheim.server.views.messages import ViewMessage

pytestmark = pytest.mark.anyio

VIEW = ViewMessage(b'"view":{"at":1,"log_from":', after=b"}}")
NEXT = ViewMessage(b'"view":{"at":2,"log_from":', after=b"}}")


class Line:
    """A socket that takes down what it is sent, and says nothing itself until it is told to."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.fault: Exception | None = None
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def send_text(self, message: bytes) -> None:
        """Take a message."""
        if self.fault is not None:
            raise self.fault
        self.sent.append(msgspec.json.decode(message))

    async def receive_text(self) -> str:
        """Say the next thing."""
        return await self.said.get()


class Watched:
    """A delivery with its outbox, at a table that says what it is told to."""

    def __init__(self) -> None:
        self.line = Line()
        self.view = VIEW
        self.slow: asyncio.Event | None = None
        self.session = True
        self.delivery = Delivery(cast(Socket, self.line), self._may_hear, lambda: 0)
        self.outbox = Outbox(self._message, self.delivery)
        self.delivery.carry(self.outbox)

    async def _message(self) -> ViewMessage:
        return self.view

    async def _may_hear(self) -> bool:
        if self.slow is not None:
            await self.slow.wait()
        return self.session


async def rounds(count: int = 5) -> None:
    """Let the loop do what it has to."""
    for _ in range(count):
        await asyncio.sleep(0)


async def test_an_answer_is_sent_first_and_not_again_as_news() -> None:
    """Although the bell has rung for it before."""
    watched = Watched()
    await rounds()
    assert watched.line.sent == [{"n": 1, "type": "view", "view": {"at": 1, "log_from": 0, "log": []}}]
    watched.view = NEXT
    watched.delivery.set()
    watched.outbox.put(ActionResult(watched.view, b'"done":"x",'))
    await rounds()
    assert watched.line.sent[1:] == [
        {"n": 2, "done": "x", "type": "view", "view": {"at": 2, "log_from": 0, "log": []}}
    ]


async def test_while_one_message_waits_no_other_overtakes_it() -> None:
    """Where the session has to be asked for first, what comes meanwhile is sent after it."""
    watched = Watched()
    watched.slow = asyncio.Event()
    await rounds()
    watched.view = NEXT
    watched.outbox.put(ActionResult(watched.view, b'"done":"x",'))
    watched.delivery.set()
    await rounds()
    assert watched.line.sent == []
    watched.slow.set()
    await rounds()
    assert [(one["n"], one["view"]["at"]) for one in watched.line.sent] == [(1, 1), (2, 2)]


async def test_what_the_server_takes_at_once_goes_no_other_way() -> None:
    """And what it does not take goes the way of all sockets, with the next number."""
    watched, taken, ready = Watched(), [], True

    def at_once(*parts: bytes) -> bool:
        taken.extend([b"".join(parts)] if ready else [])
        return ready

    protocol = SimpleNamespace(send_at_once=at_once, receive_text=watched.line.receive_text)
    watched.delivery = Delivery(cast(Socket, watched.line), None, lambda: 0, cast(SocketProtocol, protocol))
    watched.delivery.carry(Outbox(watched._message, watched.delivery))
    await rounds()
    ready, watched.view = False, NEXT
    watched.delivery.set()
    await rounds()
    assert [msgspec.json.decode(one)["n"] for one in taken] == [1]
    assert [one["n"] for one in watched.line.sent if one["view"]["at"] == 2] == [2]


async def test_a_fault_ends_the_reading_at_once_if_it_waits_for_the_socket() -> None:
    """Then nothing is sent any more, whatever rings, and the reader is not held to be cancelled."""
    watched = Watched()
    await rounds()
    watched.line.fault, watched.view = OSError("gone"), NEXT
    for _ in range(3):
        asyncio.get_running_loop().call_soon(watched.delivery.set)
    with pytest.raises(OSError, match="gone"):
        await watched.delivery.listen()
    task = asyncio.current_task()
    assert task is not None
    assert task.cancelling() == 0
    watched.line.fault, watched.view = None, VIEW
    watched.delivery.set()
    await rounds()
    assert len(watched.line.sent) == 1


async def test_a_fault_ends_the_reading_when_the_reader_is_done() -> None:
    """What it does in between is not interrupted."""
    watched = Watched()
    await rounds()
    watched.session, watched.view = False, NEXT
    watched.delivery.set()
    await rounds()
    with pytest.raises(SessionEnded):
        await watched.delivery.listen()
    assert len(watched.line.sent) == 1


async def test_a_reader_that_is_cancelled_from_outside_stays_so() -> None:
    """Only what sending raised is told in place of it."""

    async def read() -> None:
        await Watched().delivery.listen()

    reading = asyncio.create_task(read())
    await rounds()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading
