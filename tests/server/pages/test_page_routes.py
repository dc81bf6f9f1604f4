"""The built page and what stands in for it."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from html import unescape
from pathlib import Path

import pytest

from gladsheim.locales import LOCALES, text
from gladsheim.server.hall import Hall
from tests.server.calls import Client
from tests.server.conftest import client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

BIG = 100 * "hall;"
# No client of these tests reads it.
BROTLI = b"stands for brotli"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a built page, beside a file that is none of it."""
    page = tmp_path_factory.mktemp("built") / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<title>the hall</title>")
    (page / "assets" / "app-1.js").write_text("0")
    (page / "assets" / "big-1.js").write_text(BIG)
    (page / "assets" / "big-1.js.gz").write_bytes(gzip.compress(BIG.encode(), mtime=0))
    (page / "assets" / "big-1.js.br").write_bytes(BROTLI)
    (page / "sw.js").write_text("0")
    (page / "assets" / "icon-1.svg").write_text("<svg/>")
    (page.parent / "secret.txt").write_text("secret")
    return page


@pytest.fixture
async def visitor(hall: Hall, page: Path) -> AsyncIterator[Client]:
    """A guest of a hall with a built page."""
    async with client_of(hall, page) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/index.html"])
async def test_the_page_is_freshly_checked(visitor: Client, path: str) -> None:
    """Under both of its names."""
    answer = await visitor.http.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>the hall</title>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize(("path", "root"), [("/xyz", "./"), ("/tables/abc", "../"), ("/a/<b>/", "../../")])
async def test_an_address_that_nothing_has_says_so(
    visitor: Client, path: str, root: str, language: str
) -> None:
    """With status 404, in the reader's language, with a way back that is relative to where it is."""
    answer = await visitor.http.get(path, headers={"accept-language": language})
    assert (answer.status_code, answer.headers["vary"]) == (404, "accept, accept-language")
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in answer.text
    assert text(language, "nowhere-title") in unescape(answer.text)
    assert f'<a href="{root}">' in answer.text
    assert "<b>" not in answer.text
    head = await visitor.http.head(path)
    assert (head.status_code, head.content) == (404, b"")


async def test_what_is_no_page_has_its_refusal_as_before(visitor: Client) -> None:
    """Below the interface and for files that are wanted as such; a browser's visitor gets a page."""
    for path in ("/api/xyz", "/assets/none.js"):
        answer = await visitor.http.get(path)
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")
    for path in ("/api/xyz", "/old.php"):
        answer = await visitor.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html") == (path == "/old.php")


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
async def test_no_path_asks_the_disk(visitor: Client, path: str, page: Path) -> None:
    """However long it is and whatever stands in it: files are looked up among those that were built."""
    away = page.rename(page.parent / "away")
    try:
        answer = await visitor.http.get(path)
        assert answer.status_code == 404
        assert (await visitor.http.get("/assets/app-1.js")).text == "0"
    finally:
        away.rename(page)


async def test_links_in_the_page_folder_are_not_followed(hall: Hall, tmp_path: Path) -> None:
    """What a link in the folder points to is none of the page's files."""
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "link.txt").symlink_to(tmp_path / "secret.txt")
    async with client_of(hall, tmp_path / "page") as client:
        assert (await client.http.get("/link.txt")).status_code == 404


@pytest.mark.parametrize(
    ("accept", "coding"),
    [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0.1, gzip", "gzip"), ("br;q=0", None), ("identity", None)],
)
async def test_files_are_sent_as_the_build_has_packed_them(
    visitor: Client, accept: str, coding: str | None
) -> None:
    """In the best coding that the client takes; caches are told that others may get another."""
    path, asked = "/assets/big-1.js", {"accept-encoding": accept}
    async with visitor.http.stream("GET", path, headers=asked) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    expected = {None: BIG.encode(), "gzip": gzip.compress(BIG.encode(), mtime=0), "br": BROTLI}
    assert body == expected[coding]
    head = await visitor.http.head(path, headers=asked)
    assert (head.status_code, head.content) == (200, b"")
    assert {**head.headers} == {**answer.headers}


async def test_only_parts_of_a_page_go_without_what_is_said_of_pages(visitor: Client) -> None:
    """A script is never guessed to be anything else, or read by another site; a page has its policy."""
    script = (await visitor.http.get("/assets/big-1.js")).headers
    assert (script["x-content-type-options"], script["cross-origin-resource-policy"]) == (
        "nosniff",
        "same-origin",
    )
    assert "content-security-policy" not in script
    for path in ("/", "/sw.js", "/assets/icon-1.svg", "/assets/none.js"):
        answer = (await visitor.http.get(path)).headers
        assert "default-src 'none'" in answer["content-security-policy"]


async def test_each_coding_has_a_tag_of_its_own(visitor: Client) -> None:
    """Whoever asks again is told of exactly the bytes that were sent, whatever a proxy made of the tag."""
    path, tags = "/assets/big-1.js", []
    for accept in ("br", "gzip", "identity"):
        head = await visitor.http.head(path, headers={"accept-encoding": accept})
        tags.append(head.headers["etag"])
    assert len(set(tags)) == len(tags)
    for known in (tags[1], f"W/{tags[1]}", f'"other", {tags[1]}', "*"):
        again = await visitor.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert (again.headers["etag"], again.headers["vary"]) == (tags[1], "accept-encoding")
    for other in (tags[0], tags[2], tags[1].strip('"'), ""):
        anew = await visitor.http.get(path, headers={"accept-encoding": "gzip", "if-none-match": other})
        assert (anew.status_code, anew.text) == (200, BIG)


async def test_what_was_not_packed_is_sent_plain(visitor: Client) -> None:
    """A file too small to gain is the same for everybody, and no packed form is a file of its own."""
    answer = await visitor.http.get("/assets/app-1.js", headers={"accept-encoding": "gzip, br"})
    assert (answer.text, answer.headers.get("content-encoding")) == ("0", None)
    assert "vary" not in answer.headers
    for end in (".br", ".gz"):
        assert (await visitor.http.get(f"/assets/big-1.js{end}")).status_code == 404


async def test_a_file_that_was_edited_is_sent_as_it_is(hall: Hall, tmp_path: Path) -> None:
    """A host who changes a file of the page need not pack it again: what no longer fits is left out."""
    (tmp_path / "index.html").write_text("new")
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(b"old", mtime=0))
    (tmp_path / "index.html.br").write_bytes(BROTLI)
    async with client_of(hall, tmp_path) as client:
        answer = await client.http.get("/", headers={"accept-encoding": "gzip, br"})
        assert (answer.text, answer.headers.get("content-encoding")) == ("new", None)


async def test_no_part_of_a_file_is_sent(visitor: Client) -> None:
    """Who asks for a range gets the whole, as RFC 9110 allows: the files are small."""
    answer = await visitor.http.get("/assets/big-1.js", headers={"range": "bytes=0-3"})
    assert (answer.status_code, answer.text) == (200, BIG)
    assert "content-range" not in answer.headers
