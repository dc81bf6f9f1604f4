"""What a request may weigh and how long it may take, over real connections."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from gladsheim.server.edge import connections, request_limits
from gladsheim.server.edge.request_limits import (
    MOST_HEAD,
    MOST_HEADERS,
    MOST_MESSAGE,
    MOST_PIPELINED,
    MOST_TARGET,
)
from gladsheim.server.hall import Hall
from gladsheim.server.live.upgrade import HttpProtocol
from tests import PATIENCE
from tests.server.live.test_socket import served

__all__ = ["served"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

HANDSHAKE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
)
PUT = "PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
SHORT = 0.05


class Line:
    """A connection that says what the test wants."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def say(self, text: str) -> None:
        """Send this."""
        self.writer.write(text.encode("latin-1"))

    async def answer(self) -> tuple[int, dict[str, Any]]:
        """The status and the body of the next answer."""
        async with asyncio.timeout(PATIENCE):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length: ")[2].partition("\r\n")[0])
            return int(head.split()[1]), json.loads(await self.reader.readexactly(length))

    async def refused(self) -> int:
        """The status of a refusal, after which the connection is at its end."""
        status, body = await self.answer()
        assert set(body["error"]) == {"code", "message", "field", "rules"}
        assert await self.ended() == b""
        return status

    async def ended(self) -> bytes:
        """What comes until the server ends the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionError:
                return b""


Dial = Callable[[], Any]


@pytest.fixture
def dial(served: tuple[Hall, str]) -> Dial:
    """Opens a connection to the hall."""

    @asynccontextmanager
    async def dialled() -> AsyncIterator[Line]:
        reader, writer = await asyncio.open_connection(*served[1].split(":"), limit=1 << 22)
        try:
            yield Line(reader, writer)
        finally:
            writer.transport.abort()

    return dialled


def request(path: str = "/api/health", *headers: str, more: str = "") -> str:
    """A request."""
    lines = "".join(f"{header}\r\n" for header in headers)
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{lines}{more}\r\n"


@pytest.mark.parametrize("more", ["", HANDSHAKE], ids=["request", "handshake"])
@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/" + MOST_TARGET * "a", [], 414),
        ("/?" + MOST_TARGET * "a", [], 414),
        ("/", [f"X: {MOST_HEAD * 'a'}"], 431),
        ("/", [f"{MOST_HEAD * 'a'}: x"], 431),
        ("/", [f"X-{k}: {1000 * 'a'}" for k in range(66)], 431),
        ("/" + 16_000 * "a", [f"X: {50_000 * 'a'}"], 431),
        ("/", MOST_HEADERS * ["X: y"], 431),
    ],
)
async def test_a_head_that_is_too_large_is_refused(
    dial: Dial, path: str, headers: list[str], status: int, more: str
) -> None:
    """The request line, one header, all of them, and their number: of requests and sockets alike."""
    async with dial() as line:
        line.say(request(path, *headers, more=more))
        assert await line.refused() == status


async def test_a_head_behind_another_request_is_counted_from_its_beginning(dial: Dial) -> None:
    """What comes with the request before it gives it no more room."""
    headers = [f"X-{k}: {1000 * 'a'}" for k in range(66)]
    async with dial() as line:
        line.say(request() + request("/api/health", *headers))
        assert (await line.ended()).count(b"HTTP/1.1 200") <= 1


@pytest.mark.parametrize(("path", "headers"), [("/?" + 10_000 * "a", []), ("/", ["X: " + 20_000 * "a"])])
async def test_a_handshake_that_cannot_be_read_is_answered(dial: Dial, path: str, headers: list[str]) -> None:
    """A line that is too long for a socket's, though not for a request's, leaves no connection behind."""
    async with dial() as line:
        line.say(request(path, *headers, more=HANDSHAKE))
        assert await line.refused() == 431


async def test_as_much_as_is_allowed_is_read(dial: Dial) -> None:
    """A head just below the limits is none of a flood, however it comes, and nor is the next one."""
    headers = [f"X-{k}: {600 * 'a'}" for k in range(MOST_HEADERS - 2)]
    text = request("/api/health?" + (MOST_TARGET - 1_000) * "a")
    async with dial() as line:
        for _ in range(2):
            line.say(text)
            assert (await line.answer())[0] == 200
            line.say(request("/api/health", *headers))
            assert (await line.answer())[0] == 200
        for one in text[: MOST_TARGET // 8]:
            line.say(one)
            await asyncio.sleep(0)
        line.say(text[MOST_TARGET // 8 :] + text)
        assert [(await line.answer())[0] for _ in range(2)] == [200, 200]


@pytest.mark.parametrize("begin", ["GET / HTTP/1.1\r\nX: ", "GET / HTTP/1.1\r\n", "GET /", "\r\n"])
async def test_no_more_is_read_than_is_allowed(dial: Dial, begin: str, served: tuple[Hall, str]) -> None:
    """A head without an end is refused while it comes, and what comes after that is not read."""
    async with dial() as line:
        line.say(begin)
        async with asyncio.timeout(PATIENCE):
            try:
                while True:
                    line.say(65_536 * ("\r\n" if begin == "\r\n" else "a"))
                    await line.writer.drain()
            except ConnectionError:
                return


async def test_what_follows_a_body_is_bounded_and_not_taken_for_the_head(dial: Dial) -> None:
    """Headers after the last chunk are read and dropped; without an end they are refused."""
    head = f"{PUT}Transfer-Encoding: chunked\r\n\r\n"
    body = 'e\r\n{"name":"Ask"}\r\n0\r\n'
    async with dial() as line:
        line.say(f"{head}{body}Host: evil.test\r\n\r\n")
        assert (await line.answer())[0] == 200
    async with dial() as line:
        line.say(f"{head}e\r\n" + '{"name":"Ask"}\r\n0\r\nX: ' + MOST_HEAD * "a" + "\r\n\r\n")
        assert (await line.answer())[0] == 200
    async with dial() as line:
        line.say(f"{head}e\r\n" + '{"name":"Ask"}\r\n0\r\nX: ' + 2 * MOST_MESSAGE * "a")
        assert await line.refused() == 413


async def test_what_is_no_request_is_refused_without_a_word_in_the_log(
    dial: Dial, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever sends anything else fills no log with it."""
    async with dial() as line:
        line.say("what is this?\r\n\r\n")
        assert await line.refused() == 400
    assert caplog.records == []


async def test_only_so_many_requests_wait_for_the_one_before_them(dial: Dial) -> None:
    """A connection that sends more without reading is ended; so many are answered in turn."""
    async with dial() as line:
        line.say(request() * MOST_PIPELINED)
        assert [(await line.answer())[0] for _ in range(MOST_PIPELINED)] == MOST_PIPELINED * [200]
        line.say(request() * 2_000)
        found = await line.ended()
        assert found.count(b"HTTP/1.1 200") == found.count(b"HTTP/1.1") <= MOST_PIPELINED


@pytest.mark.parametrize("sent", ["GET /api/health HTTP/1.1\r\nHost: local", request() + "GET /"])
async def test_a_head_that_does_not_come_is_waited_for_so_long(
    dial: Dial, sent: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one, and the next on the same connection; each byte gives no new time."""
    monkeypatch.setitem(request_limits.SECONDS, request_limits.Phase.HEAD, SHORT)
    async with dial() as line:
        line.say(sent)
        if sent.startswith(request()):
            assert (await line.answer())[0] == 200
        ended = asyncio.create_task(line.refused())
        while not ended.done():
            line.say("a")
            async with dial() as other:
                other.say(request())
                assert (await other.answer())[0] == 200
        assert await ended == 408


async def test_a_connection_without_a_request_is_closed_in_silence(
    dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers open some beforehand, and would take an answer for one to their next request."""
    monkeypatch.setitem(request_limits.SECONDS, request_limits.Phase.IDLE, SHORT)
    async with dial() as line:
        assert await line.ended() == b""


async def test_a_body_that_does_not_come_is_waited_for_so_long(
    dial: Dial, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Then the request is refused, nobody waits for it any more, and it is no fault of the hall."""
    monkeypatch.setitem(request_limits.SECONDS, request_limits.Phase.BODY, SHORT)
    head = f"{PUT}Content-Length: 14\r\n\r\n"
    async with dial() as line:
        line.say(head + '{"name"')
        assert await line.refused() == 408
    async with dial() as line:
        line.say(head + '{"name":"Ask"}')
        assert (await line.answer())[0] == 200
    assert caplog.records == []


async def test_a_request_that_was_refused_early_leaves_no_connection_without_an_end(
    dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its body may still come, and then the next request has its time."""
    monkeypatch.setitem(request_limits.SECONDS, request_limits.Phase.IDLE, SHORT)
    async with dial() as line:
        line.say(f"{PUT}Content-Length: 70000\r\n\r\n")
        assert (await line.answer())[0] == 413
        line.say(70_000 * "a")
        assert await line.ended() == b""


async def test_an_answer_that_is_not_read_is_not_kept_for_ever(
    dial: Dial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who takes nothing of it is dropped, with what was left of it; who reads late, but reads, has all."""
    large = {"error": "a" * 30_000_000}
    monkeypatch.setattr("gladsheim.server.wire.errors.body", lambda *_, **__: large)
    async with dial() as line:
        line.say(request("/api/none", "Connection: close"))
        assert len(await line.ended()) > 30_000_000
    monkeypatch.setattr(request_limits, "READER_SECONDS", SHORT)
    async with dial() as line:
        line.writer.transport.pause_reading()
        line.say(request("/api/none"))
        async with asyncio.timeout(PATIENCE), dial() as other:
            while line.reader.exception() is None:
                other.say(request())
                await other.answer()
                line.say(request())


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[weakref.ref[HttpProtocol]]:
    """The connections of the hall, oldest first; refused ones stay until their client leaves."""
    found: list[weakref.ref[HttpProtocol]] = []
    made = HttpProtocol.connection_made

    def noted(self: HttpProtocol, transport: Any) -> None:
        found.append(weakref.ref(self))
        made(self, transport)

    monkeypatch.setattr(HttpProtocol, "connection_made", noted)
    monkeypatch.setattr(request_limits, "LINGER_SECONDS", 1_000.0)
    return found


async def came_true(claim: Callable[[], bool]) -> None:
    """Wait until a claim about the server's connections holds."""
    async with asyncio.timeout(PATIENCE):
        while not claim():
            await asyncio.sleep(0)


REFUSED = [
    (request("/" + 30_000 * "canary"), 414),
    (request("/", *(f"X-{k}: {100 * 'canary'}" for k in range(MOST_HEADERS + 1))), 431),
    (f"{PUT}Transfer-Encoding: chunked\r\n\r\n6\r\ncanary\r\n0\r\nX: " + 200_000 * "canary", 413),
    (request("/", "Content-Length: canary"), 400),
]


@pytest.mark.parametrize(("text", "status"), REFUSED, ids=[str(status) for _, status in REFUSED])
async def test_a_refused_connection_keeps_nothing(
    dial: Dial, opened: list[weakref.ref[HttpProtocol]], text: str, status: int
) -> None:
    """Nothing of its request is held while its client reads the answer, and nothing at all after that."""
    gc.disable()
    try:
        async with dial() as line:
            line.say(text)
            assert (await line.answer())[0] == status
            found = opened[0]()
            assert found is not None
            assert "canary" not in repr(vars(found))
            assert [vars(found)[name] for name in ("parser", "scope", "cycle")] == [None] * 3
            del found
        # Not when its time is over, and not with the next search for cycles.
        await came_true(lambda: opened[0]() is None)
    finally:
        gc.enable()


async def test_only_so_many_refused_connections_stay_open(
    dial: Dial, opened: list[weakref.ref[HttpProtocol]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads the answer and does not leave makes room for the next one."""
    monkeypatch.setattr(connections, "MOST_LINGERING", 3)
    async with AsyncExitStack() as stack:
        for _ in range(5):
            line = await stack.enter_async_context(dial())
            line.say(request("/" + MOST_TARGET * "a"))
            assert await line.refused() == 414
        await came_true(lambda: [found() is not None for found in opened] == [False] * 2 + [True] * 3)


async def test_who_sends_on_after_a_refusal_is_not_read_for_ever(
    dial: Dial, opened: list[weakref.ref[HttpProtocol]]
) -> None:
    """What comes after it is dropped, and from some point on not even taken."""
    async with dial() as line:
        line.say(request("/" + MOST_TARGET * "a"))
        assert await line.refused() == 414
        line.say(2 * request_limits.MOST_DROPPED * "a")
        found = opened[0]()
        assert found is not None
        await came_true(lambda: not found.transport.is_reading())
