"""What an open socket keeps in memory, and what it does not."""

from __future__ import annotations

import gc
import json

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate

from gladsheim.server.hall import Hall
from gladsheim.server.socket_protocol import HttpProtocol
from tests.server.calls import Client
from tests.server.test_live import guest, heard, served, watching

__all__ = ["guest", "served"]
pytestmark = pytest.mark.anyio


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
