"""What an open socket keeps in memory, and what it does not."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Iterable
from typing import Any, cast

import pytest
from litestar.exceptions import WebSocketDisconnect
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side, State

from gladsheim.server import protocols
from gladsheim.server.hall import Hall
from gladsheim.server.live.protocol import SocketProtocol
from gladsheim.server.live.upgrade import HttpProtocol
from gladsheim.server.live_tables.waiting import Mailbox
from gladsheim.server.server_config import ServerConfig
from tests.server.calls import Client
from tests.server.live.test_socket import guest, heard, served, watching

__all__ = ["guest", "served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_messages_are_compressed_one_by_one(served: tuple[Hall, str], guest: Client) -> None:
    """As browsers ask for it; by the hall's own protocol neither side keeps anything of one for the next."""
    view = await guest.open()
    is_own = protocols.choose().ws is SocketProtocol
    async with watching(served, view["id"], guest) as socket:
        (deflate,) = socket.protocol.extensions
        assert isinstance(deflate, PerMessageDeflate)
        assert deflate.remote_no_context_takeover is is_own
        assert deflate.local_no_context_takeover is is_own
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


def frame(text: bytes, *, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    """A frame as a browser sends it."""
    size = bytes((0x80 | len(text),)) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2)
    return bytes((first,)) + size + mask + bytes(a ^ mask[i % 4] for i, a in enumerate(text))


class Both:
    """A server's socket after its handshake, over a connection that takes down what is written."""

    def __init__(self, *, deflate: bool = False) -> None:
        config = ServerConfig(None)
        config.load()
        self.socket = SocketProtocol(config, ServerState(), {})
        self.written = b""
        self.socket.transport = cast(Any, self)
        conn = self.socket.conn
        conn.state, conn.parser = State.OPEN, Protocol.parse(conn)
        next(conn.parser)
        if deflate:
            window = PerMessageDeflate(True, True, 12, 12)
            conn.extensions = [window]

    def pause_reading(self) -> None:
        """Read on all the same."""

    def write(self, data: bytes) -> None:
        """Take down."""
        self.written += data

    def writelines(self, parts: Iterable[bytes]) -> None:
        """Take down one after the other."""
        self.written += b"".join(parts)

    def close(self) -> None:
        """Stay."""

    async def heard(self, *chunks: bytes) -> list[str]:
        """The texts that come of what is received."""
        for chunk in chunks:
            self.socket.data_received(chunk)
        found = []
        while not self.socket.queue.empty():
            found.append((await self.socket.queue.get()).get("text", "closed"))
        return found


TEXTS = [b"", b"a", b"x" * 125, b"y" * 126, b"z" * 4096, "ᚠᚢᚦ".encode()]


async def test_texts_are_heard_however_they_come() -> None:
    """In one frame or several, cut anywhere, two at once, or with a ping between."""
    for text in TEXTS:
        whole, parts = frame(text), [frame(text[:1], first=0x01), frame(text[1:], first=0x80)]
        assert await Both().heard(whole) == [text.decode()]
        for cut in (1, 2, 5, len(whole) - 1):
            assert await Both().heard(whole[:cut], whole[cut:]) == [text.decode()]
        assert await Both().heard(whole + whole, whole) == [text.decode()] * 3
        assert await Both().heard(parts[0], frame(b"p", first=0x89), parts[1]) == [text.decode()]
        assert await Both(deflate=True).heard(whole) == [text.decode()]


async def test_who_waits_for_a_text_gets_it_until_the_client_has_gone() -> None:
    """What is no text is an empty one."""
    both = Both()
    for sent, text in ((frame("ᚠ".encode()), "ᚠ"), (frame(b"a"), "a"), (frame(b"b", first=0x82), "")):
        waiting = asyncio.create_task(both.socket.receive_text())
        await asyncio.sleep(0)
        both.socket.data_received(sent)
        assert await waiting == text
    both.socket.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
    with pytest.raises(WebSocketDisconnect):
        await both.socket.receive_text()


@pytest.mark.parametrize(
    "wrong",
    [
        frame(b"z" * 4097),
        bytes((0x81, 1)) + b"a" * 5,
        frame(b"a", first=0xC1),
        frame(b"a", first=0x83),
        frame(b"\xff"),
    ],
    ids=["too long", "no mask", "compressed", "unknown", "no text"],
)
async def test_what_is_no_text_as_it_should_be_is_refused(wrong: bytes) -> None:
    """By the parser, which tells why as it always did; nothing of it is heard, nor of what follows."""
    both = Both()
    assert set(await both.heard(wrong, frame(b"a"))) == {"closed"}
    assert both.written[0] == 0x88


async def test_a_text_in_the_midst_of_another_is_refused() -> None:
    """It must not be taken for a message of its own."""
    both = Both()
    assert await both.heard(frame(b"a", first=0x01), frame(b"b")) == ["closed"]


async def test_texts_are_sent_at_once_as_any_client_reads_them() -> None:
    """Plain or compressed, whatever their length; nothing is once the connection takes no more."""
    for deflate in (False, True):
        for text in [*TEXTS, b"m" * 65_535, b"n" * 65_536]:
            both = Both(deflate=deflate)
            assert both.socket.send_at_once(text[:1], memoryview(text)[1:])
            client = Protocol(Side.CLIENT)
            client.extensions = [PerMessageDeflate(True, True, 12, 12)] if deflate else []
            client.receive_data(both.written)
            (found,) = client.events_received()
            assert isinstance(found, Frame)
            assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, text)
    both.socket.pause_writing()
    both.written = b""
    assert not both.socket.send_at_once(b"a")
    both.socket.resume_writing()
    both.socket.conn.send_close(1000)
    assert not both.socket.send_at_once(b"a")
    assert both.written == b""
