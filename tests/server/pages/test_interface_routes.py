"""The interface document as a file."""

from __future__ import annotations

import gzip
import json

import pytest

from gladsheim.server.app import interface_document
from tests.server.calls import Client, refused

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


@pytest.mark.parametrize("path", ["/schema", "/schema/", "/schema/openapi.json"])
async def test_the_document_is_a_packed_and_tagged_file(client: Client, path: str) -> None:
    """It is compressed for those who take that; who has it already is told so."""
    plain = await client.http.get(path, headers={"accept-encoding": "identity"})
    assert json.loads(plain.content) == interface_document()
    assert "content-encoding" not in plain.headers
    async with client.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as packed:
        content = b"".join([piece async for piece in packed.aiter_raw()])
    assert gzip.decompress(content) == plain.content
    assert len(content) < len(plain.content) / 8
    assert packed.headers["content-encoding"] == "gzip"
    for coding, answer in (("identity", plain), ("gzip", packed)):
        assert answer.headers["vary"] == "accept-encoding"
        known = {"accept-encoding": coding, "if-none-match": answer.headers["etag"]}
        again = await client.http.get(path, headers=known)
        assert (again.status_code, again.content) == (304, b"")
    assert plain.headers["etag"] != packed.headers["etag"]
    assert int((await client.http.head(path)).headers["content-length"]) == len(content)


async def test_there_is_nothing_else_below_it(client: Client) -> None:
    """Nor does the framework add pages of its own."""
    for path in ("/schema/redoc", "/schema/openapi.yaml", "/schema/none"):
        assert refused(await client.http.get(path)) == (404, "not_found")
