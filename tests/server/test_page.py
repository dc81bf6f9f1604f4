"""The built page and what stands in for it."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import Client
from tests.server.conftest import client_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visitor(hall: Hall, tmp_path: Path) -> AsyncIterator[Client]:
    """A guest of a hall with a built page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the hall</title>")
    (page / "assets" / "app-1.js").write_text("0")
    (tmp_path / "secret.txt").write_text("secret")
    async with client_of(hall, page) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/new", "/index.html"])
async def test_every_path_leads_to_the_page(visitor: Client, path: str) -> None:
    """Whatever path is asked for, the visitor ends at the page, freshly checked."""
    answer = await visitor.http.get(path, follow_redirects=True)
    assert (answer.status_code, answer.text) == (200, "<title>the hall</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


async def test_files_with_a_hash_in_their_name_are_kept(visitor: Client) -> None:
    """What the build names by content never has to be asked for again."""
    answer = await visitor.http.get("/assets/app-1.js")
    assert answer.status_code == 200
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "path", ["/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a%00b"]
)
async def test_nothing_outside_the_page_is_served(visitor: Client, path: str) -> None:
    """Missing files are missing, and no path leads out of the folder."""
    answer = await visitor.http.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


async def test_a_page_that_is_not_built_says_how_to_build_it(client: Client) -> None:
    """Without the built page the hall still answers, with a hint."""
    answer = await client.http.get("/")
    assert answer.status_code == 503
    assert "./gladsheim serve" in answer.text


async def test_a_page_that_has_not_changed_is_not_sent_again(visitor: Client) -> None:
    """Who has the page and asks whether it is still the same is told so, and nothing else."""
    first = await visitor.http.get("/")
    again = await visitor.http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/" + 300 * "a", "/" + 7000 * "a/", "/a%0aERROR: forged", "/a%1b[2J"])
async def test_no_path_asks_the_disk(visitor: Client, path: str, tmp_path: Path) -> None:
    """However long it is and whatever stands in it: files are looked up among those that were built."""
    shutil.rmtree(tmp_path / "page")
    answer = await visitor.http.get(path)
    assert answer.status_code in (302, 404)
    assert (await visitor.http.get("/assets/app-1.js")).text == "0"


async def test_links_in_the_page_folder_are_not_followed(hall: Hall, tmp_path: Path) -> None:
    """What a link in the folder points to is none of the page's files."""
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "link.txt").symlink_to(tmp_path / "secret.txt")
    async with client_of(hall, tmp_path / "page") as client:
        assert (await client.http.get("/link.txt")).status_code == 404
