"""The documentation under /docs."""

from __future__ import annotations

import gzip
import os
from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path

import pytest

from gladsheim.locales import text
from gladsheim.server.hall import Hall
from gladsheim.server.pages.site import STAMP
from tests.server.calls import Client
from tests.server.conftest import client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

SCRIPT = "document.body.dataset.theme = 'auto'"
PAGE = f"<title>docs</title><script>{SCRIPT}</script>{100 * 'many words '}"
HTML = {"accept": "text/html"}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built site."""
    folder = tmp_path / "site"
    (folder / "players").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "index.html.gz").write_bytes(gzip.compress(PAGE.encode(), mtime=0))
    (folder / "players" / "valda.html").write_text("<title>valda</title>")
    (folder / STAMP).write_text("1")
    (tmp_path / "secret.html").write_text("secret")
    return folder


@pytest.fixture
async def reader(hall: Hall, site: Path) -> AsyncIterator[Client]:
    """Somebody who reads the documentation of a hall."""
    async with client_of(hall, site=site) as client:
        yield client


async def test_the_front_page_is_below_a_folder(reader: Client) -> None:
    """Without the slash one is sent there, relative to where one is; links of pages are relative, too."""
    sent = await reader.http.get("/docs")
    assert (sent.status_code, sent.headers["location"]) == (307, "docs/")
    for path in ("/docs/", "/docs/index.html"):
        answer = await reader.http.get(path)
        assert (answer.status_code, answer.text) == (200, PAGE)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-encoding"] == "gzip"
    assert (await reader.http.head("/docs/")).content == b""


async def test_pages_run_their_own_scripts_and_no_others(reader: Client) -> None:
    """Those that stand in a page are named by their hashes; the hall's own pages have none such."""
    answer = await reader.http.get("/docs/")
    policy = dict(rule.split(" ", 1) for rule in answer.headers["content-security-policy"].split("; "))
    known = b64encode(sha256(SCRIPT.encode()).digest()).decode()
    assert policy["script-src"] == f"'self' 'sha256-{known}'"
    assert policy["default-src"] == "'none'"
    assert len(answer.headers.get_list("content-security-policy")) == 1
    assert answer.headers["x-frame-options"] == "DENY"


async def test_what_one_has_is_not_sent_again(reader: Client) -> None:
    """By its tag."""
    tag = (await reader.http.get("/docs/players/valda.html")).headers["etag"]
    again = await reader.http.get("/docs/players/valda.html", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


async def test_a_page_that_is_not_there_says_so(reader: Client) -> None:
    """To people as a page with a way back to the hall, to programs as a refusal; nothing outside is found."""
    for path in ("/docs/nothing", "/docs/players/nothing.html", "/docs/..%2fsecret.html"):
        answer = await reader.http.get(path, headers=HTML)
        assert answer.status_code == 404, path
        assert text("en", "nowhere-title") in answer.text
    answer = await reader.http.get("/docs/nothing.js")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


async def test_a_site_that_is_not_built_yet_is_promised(hall: Hall, site: Path) -> None:
    """With status 503 and how to build it; as soon as it is there it is served, and so is the next one."""
    (site / STAMP).rename(site / "elsewhere")
    async with client_of(hall, site=site) as client:
        answer = await client.http.get("/docs/")
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "30")
        assert "./gladsheim docs" in answer.text
        (site / "elsewhere").rename(site / STAMP)
        assert (await client.http.get("/docs/")).text == PAGE
        (site / "index.html").write_text("<title>newer</title>")
        os.utime(site / STAMP, ns=(1, 1))
        assert (await client.http.get("/docs/")).text == "<title>newer</title>"
