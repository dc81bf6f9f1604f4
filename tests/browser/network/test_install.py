"""The page as an app: installable, honest without a network, never old, keeping nothing of the tables."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from gladsheim.locales import LOCALES, text
from scripts import page as client
from tests.browser.conftest import OpenPage
from tests.browser.hall import PAGE, Hall
from tests.browser.sitting import open_table, origin, say

pytestmark = pytest.mark.browser

SIZE = slice(16, 24)
"""Where a PNG says its width and height."""
PICTURE = slice(22, 26)
"""Where the first bytes of the only picture of an ICO file stand."""
READY = "async () => { await navigator.serviceWorker.ready }"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const paths = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  }
  return paths;
}"""


@pytest.fixture
def own_page(built_page: None, tmp_path: Path) -> Path:
    """A copy of the built page that the test may change."""
    return shutil.copytree(client.ROOT / client.PAGE, tmp_path / "page")


def with_worker(open_page: OpenPage, hall: Hall | None = None) -> Page:
    """A page whose service worker is at work."""
    page = open_page(hall, service_workers="allow")
    page.evaluate(READY)
    page.reload()
    page.wait_for_function(CONTROLLED)
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    return page


def test_chromium_would_install_it(open_page: OpenPage) -> None:
    """The browser finds a manifest with name and icons, and nothing against installing."""
    page = with_worker(open_page)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert '"name": "Gladsheim"' in manifest["data"]
    errors = [
        fault["errorId"] for fault in session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    # A context of its own, as tests have it, is private to the browser.
    assert set(errors) <= {"in-incognito"}


def test_apples_home_screens_and_tabs_without_svg_find_an_icon(open_page: OpenPage) -> None:
    """The page names a filled icon of 180 pixels and is an app on the home screen; `favicon.ico` is there."""
    page = open_page()
    assert '"display": "standalone"' in page.request.get(f"{origin(page)}/gladsheim.webmanifest").text()
    touch = page.locator('link[rel="apple-touch-icon"]').get_attribute("href")
    assert touch == "./apple-touch-icon.png"
    answer = page.request.get(f"{origin(page)}/{touch}")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.body()[SIZE] == (180).to_bytes(4) * 2
    answer = page.request.get(f"{origin(page)}/favicon.ico")
    assert (answer.status, answer.headers["content-type"]) == (200, "image/vnd.microsoft.icon")
    assert answer.body()[PICTURE] == b"\x89PNG"


def test_only_files_named_by_content_are_kept(open_page: OpenPage) -> None:
    """After a game was looked at, nothing that the hall has said is on the device."""
    page = with_worker(open_page)
    open_table(page, ["greedy"]).wait_for_turn()
    kept = page.evaluate(KEPT)
    beside = {"/offline.html", "/offline.css", "/icon.svg"}
    assert any(path.startswith("/assets/") for path in kept)
    assert beside <= set(kept)
    assert [path for path in kept if not path.startswith("/assets/") and path not in beside] == []


def test_without_a_network_the_page_says_so_and_then_takes_up_a_new_build(
    open_page: OpenPage, own_page: Path, tmp_path: Path
) -> None:
    """In four languages, with a way back that works once the hall is there again; whoever has the old page
    sees the new one with that load, and the old files are forgotten.
    """
    hall = Hall(tmp_path, settings={PAGE: str(own_page)})
    hall.start()
    page = with_worker(open_page, hall)
    (old,) = page.evaluate("() => caches.keys()")
    index, worker = own_page / "index.html", own_page / "sw.js"
    index.write_text(index.read_text().replace("<title>", '<meta name="build" content="new" /><title>'))
    worker.write_text(worker.read_text().replace(old.removeprefix("gladsheim-/-"), "next"))
    # A hall reads its page's files when it starts.
    hall.kill()
    page.reload()
    for locale in LOCALES:
        expect(page.get_by_role("heading", name=text(locale, "offline-title"))).to_be_visible()
    hall.start()
    page.get_by_role("link", name=say("offline-again")).click()
    page.get_by_role("heading", name=say("lobby-title")).wait_for()
    assert page.locator('meta[name="build"]').get_attribute("content") == "new"
    page.wait_for_function("async () => String(await caches.keys()) === 'gladsheim-/-next'")
    page.context.close()
    hall.stop()
