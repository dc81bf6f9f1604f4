"""Answers that go on: readers that keep up, that go, and that do not take what they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from gladsheim.server.robots import lines
from gladsheim.server.robots.lines import HallClosing, LineStream
from tests import PATIENCE

pytestmark = pytest.mark.anyio


class Held:
    """What a stream holds while it goes on, and whether its lines were closed."""

    def __init__(self) -> None:
        self.now = False
        self.closed = False

    @contextmanager
    def hold(self) -> Iterator[None]:
        """Hold it."""
        self.now = True
        yield
        self.now = False

    async def endless(self) -> AsyncGenerator[bytes]:
        """Lines without end."""
        try:
            while True:
                yield b"line"
                await asyncio.sleep(0)
        finally:
            self.closed = True


async def never() -> Any:
    """A reader that says nothing."""
    await asyncio.Event().wait()


def open_still() -> HallClosing:
    """A hall that does not close."""
    return HallClosing(asyncio.Event(), b"closed")


async def answered(held: Held, receive: Any, send: Any, closing: HallClosing | None = None) -> None:
    """The whole answer."""
    application = LineStream(held.endless(), held.hold(), closing or open_still()).to_asgi_response()
    async with asyncio.timeout(PATIENCE):
        await application({}, receive, send)


async def test_a_slow_reader_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that does not take a line in time is left, and nothing is held any longer."""
    monkeypatch.setattr(lines, "SLOWEST_READER_SECONDS", 0.01)
    held, sent = Held(), []

    async def send(message: Any) -> None:
        sent.append(message)
        if len(sent) > 3:
            assert held.now
            await never()

    await answered(held, never, send)
    assert [message["type"] for message in sent] == ["http.response.start", *["http.response.body"] * 3]
    assert (held.now, held.closed) == (False, True)


async def test_a_reader_that_goes_ends_the_stream() -> None:
    """Its lines are closed at once, not when there would be another."""
    held, gone = Held(), asyncio.Event()

    async def receive() -> Any:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            assert message["body"] == b"line\n"
            gone.set()

    await answered(held, receive, send)
    assert (held.now, held.closed) == (False, True)


async def test_a_fault_is_not_hidden() -> None:
    """What goes wrong while lines are made comes out, as with any other answer."""

    async def faulty() -> AsyncGenerator[bytes]:
        yield b"line"
        raise ZeroDivisionError

    async def send(_: Any) -> None:
        return

    held = Held()
    with pytest.raises(ZeroDivisionError):
        await LineStream(faulty(), held.hold(), open_still()).to_asgi_response()({}, never, send)
    assert not held.now


async def test_streams_end_with_a_word_when_the_hall_closes() -> None:
    """Nobody waits for them, and their readers know that they may come again."""
    held, closing, sent = Held(), open_still(), []

    async def send(message: Any) -> None:
        sent.append(message)
        closing.told.set()

    await answered(held, never, send, closing)
    assert [message["body"] for message in sent[-2:]] == [b"closed\n", b""]
    assert not sent[-1]["more_body"]
    assert (held.now, held.closed) == (False, True)
