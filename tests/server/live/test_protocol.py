"""What an open socket keeps in memory, and what it does not."""

from __future__ import annotations

import asyncio
import gc
import json
from typing import Any, cast

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from gladsheim.server.hall.hall import Hall
from gladsheim.server.live.protocol import HttpProtocol, SocketProtocol
from gladsheim.server.live.waiting import Mailbox
from tests.server.calls import Client
from tests.server.live.test_socket import guest, heard, served, watching

__all__ = ["guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_messages_are_compressed_one_by_one(served: tuple[Hall, str], guest: Client) -> None:
    """As browsers ask for it; neither side keeps anything of one message for the next."""
    view = await guest.open()
    async with watching(served, view["id"], guest) as socket:
        (deflate,) = socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.remote_no_context_takeover
        assert deflate.local_no_context_takeover
        for _ in range(2):
            assert await heard(socket) == {"type": "view", "view": view}
            await socket.send(json.dumps({"type": "sync", "since": 0}))


def readers(served: tuple[Hall, str]) -> list[HttpProtocol]:
    """What reads requests for the served hall; beside it others may run in the same process."""
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, HttpProtocol) and one.server and "{}:{}".format(*one.server) == served[1]
    ]


async def test_the_request_for_a_socket_leaves_nothing_behind(
    served: tuple[Hall, str], guest: Client
) -> None:
    """What read the request is gone when the socket is there, also while nobody looks for cycles."""
    view = await guest.open()
    gc.collect()
    gc.disable()
    try:
        before = readers(served)
        async with watching(served, view["id"]) as one, watching(served, view["id"]) as other:
            await heard(one)
            await heard(other)
            assert [found for found in readers(served) if found not in before] == []
    finally:
        gc.enable()


class Reading:
    """A connection that notes whether it is read from."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def pause_reading(self) -> None:
        self.told.append("pause")

    def resume_reading(self) -> None:
        self.told.append("resume")


async def test_reading_stops_only_while_messages_queue_up() -> None:
    """A message that is waited for stops nothing; one that comes beside it does, until both are taken."""
    socket, connection = SocketProtocol.__new__(SocketProtocol), Reading()
    socket.queue, socket.transport = Mailbox(), cast(Any, connection)
    socket.read_paused, socket.close_sent, socket.curr_msg_data_type = False, False, "text"

    def comes(text: bytes) -> None:
        socket.frames = [text]
        socket.send_receive_event_to_app()

    waiting = asyncio.create_task(socket.receive())
    await asyncio.sleep(0)
    comes(b"one")
    assert connection.told == []
    comes(b"two")
    comes(b"three")
    assert connection.told == ["pause"]
    found = [await waiting, await socket.receive()]
    assert connection.told == ["pause"]
    found.append(await socket.receive())
    assert connection.told == ["pause", "resume"]
    assert [one["text"] for one in cast(list[dict[str, str]], found)] == ["one", "two", "three"]
