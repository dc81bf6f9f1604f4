"""Which answers of the interface are compressed, and that no other is."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import pytest

from gladsheim.server.app import litestar_app
from gladsheim.server.edge.packing import LEAST_BYTES, PackedAnswers
from tests.server.calls import Client, bot, human

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

LONG = LEAST_BYTES * b"a"


async def answered(status: int, *parts: bytes, accept: str = "br, gzip") -> httpx.Response:
    """What a client gets, undecoded, of an answer in these parts."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = [(b"content-length", str(sum(map(len, parts))).encode()), (b"x-kept", b"1")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        for number, part in enumerate(parts, 1):
            await send({"type": "http.response.body", "body": part, "more_body": number < len(parts)})

    transport = httpx.ASGITransport(app=PackedAnswers(app))
    async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as http:
        asked = http.stream("GET", "/", headers={"accept-encoding": accept})
        async with asked as answer:
            return httpx.Response(
                answer.status_code,
                headers=[
                    (name, value) for name, value in answer.headers.items() if name != "content-encoding"
                ],
                content=b"".join([part async for part in answer.aiter_raw()]),
                extensions={"coding": answer.headers.get("content-encoding")},
            )


async def test_a_long_answer_is_compressed() -> None:
    """With its new length, its other headers, and a word to caches; the same each time."""
    first, again = await answered(200, LONG), await answered(200, LONG)
    assert first.content == again.content
    assert gzip.decompress(first.content) == LONG
    assert first.extensions["coding"] == "gzip"
    assert first.headers["content-length"] == str(len(first.content))
    assert (first.headers["vary"], first.headers["x-kept"]) == ("accept-encoding", "1")


async def test_who_takes_no_gzip_gets_it_plain() -> None:
    """And caches are told that others may not."""
    plain = await answered(200, LONG, accept="br, gzip;q=0")
    assert (plain.content, plain.extensions["coding"]) == (LONG, None)
    assert plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(("status", "parts"), [(200, [LONG[1:]]), (404, [LONG]), (200, [LONG, LONG])])
async def test_what_is_short_or_a_refusal_or_a_stream_stays_plain(status: int, parts: list[bytes]) -> None:
    """There compression gains nothing, or would hold back what has to go out at once."""
    answer = await answered(status, *parts)
    assert (answer.content, answer.extensions["coding"]) == (b"".join(parts), None)
    assert answer.headers["content-length"] == str(sum(map(len, parts)))


def test_only_what_is_the_same_for_everybody_is_compressed() -> None:
    """A route that asks who calls might hold a secret beside what another has chosen."""
    app = litestar_app()
    handlers = [
        (route.path, handler) for route in app.routes for handler in getattr(route, "route_handlers", ())
    ]
    packed = {path: handler for path, handler in handlers if PackedAnswers in (handler.middleware or ())}
    assert set(packed) == {
        "/api/games",
        "/api/games/{name:str}/bots",
        "/api/games/{name:str}/pieces",
        "/api/games/{name:str}/constants",
        "/api/games/{name:str}/wait",
        "/api/lessons/{game:str}",
    }
    assert all(handler.opt["anybody"] for handler in packed.values())
    # Nor is anything compressed for all routes at once.
    assert (app.compression_config, app.middleware) == (None, [])


async def test_a_view_of_a_table_is_sent_plain(client: Client) -> None:
    """Its hand stands beside the names that others have chosen."""
    opened = await client.post("/tables", {"game": "toy", "seats": [human(), bot()]})
    table = opened.json()["id"]
    for path in (f"/tables/{table}", "/tables", "/me"):
        answer = await client.http.get(f"/api{path}", headers={"accept-encoding": "gzip, br"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
