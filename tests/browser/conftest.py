"""A built page, a hall for each test, and browsers that report every fault of the page."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from scripts import page as client
from tests import PATIENCE
from tests.browser.access.axe import Look
from tests.browser.hall import DEALS, Hall
from tests.browser.lending import WIDE, Lender, Lent
from tests.server.timekeeping import ahead

FLAGS = (
    # Root may not use Chromium's sandbox, and the pages are our own.
    "--no-sandbox",
    # There is no graphics card: nothing need play one, in a process of its own.
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--in-process-gpu",
    "--num-raster-threads=1",
    # No page lives long enough to win back what it costs to compile its programs well.
    "--js-flags=--single-threaded --no-maglev --no-turbofan",
)

OpenPage = Callable[..., Page]
FOLDER = pytest.StashKey[TemporaryDirectory[str]]()


def is_stale() -> bool:
    """Whether the page was never built, or a source of it is newer."""
    root = client.ROOT
    built = root / client.PAGE / "index.html"
    if not built.is_file():
        return True
    sources = [root / "web" / name for name in ("index.html", "package-lock.json", "vite.config.ts")]
    for folder in ("web/src", "web/build", "web/public", "src/gladsheim/locales"):
        sources += (root / folder).rglob("*.*")
    return any(path.is_file() and path.stat().st_mtime > built.stat().st_mtime for path in sources)


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as its sources are now; built here where it is missing or old."""
    # Test processes that run side by side share the parent of their folders.
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if is_stale():
            client.build()


@pytest.fixture(scope="package")
def browser(chromium: str, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """One Chromium for these tests; closed after them, for its event loop would be in others' way."""
    Look.thorough = bool(request.config.getoption("--long"))
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield running
        running.close()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Let halls deal by the name of the test: how it ends is no matter of chance."""
    stash = item.config.stash
    if FOLDER not in stash:
        stash[FOLDER] = TemporaryDirectory(prefix="deals-")
        item.config.add_cleanup(stash[FOLDER].cleanup)
    file = Path(stash[FOLDER].name, "test")
    file.write_text(item.nodeid, encoding="utf-8")
    os.environ[DEALS] = str(file)


@pytest.fixture(scope="package")
def hall(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A running hall, shared: every page that a test opens is another guest's."""
    hall = Hall(tmp_path_factory.mktemp("hall"))
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def mortal_hall(built_page: None, tmp_path: Path) -> Iterator[Hall]:
    """A running hall of the test's own, which it may kill."""
    hall = Hall(tmp_path)
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def timed_hall(built_page: None, tmp_path: Path) -> Iterator[Hall]:
    """A running hall whose clocks the test may move on."""
    hall = Hall(tmp_path)
    ahead.move(hall.ahead, 0)
    hall.start()
    yield hall
    hall.stop()


@pytest.fixture
def faults() -> list[str]:
    """What went wrong in the pages of a test: errors and warnings, requests to elsewhere."""
    return []


@pytest.fixture(scope="package")
def lender(browser: Browser) -> Lender:
    """The pages that tests hand on."""
    return Lender(browser)


@pytest.fixture
def open_page(lender: Lender, request: pytest.FixtureRequest, faults: list[str]) -> Iterator[OpenPage]:
    """Opens the front page for a new guest, in English and without movement; options as Playwright's.

    The guest has a `name` or an `account` of that name, where one is given. The page was another guest's
    before; `own` is for tests of what a page does at first, and for those that change it for good.
    """
    with opener(lender, request, faults) as opened:
        yield opened


@pytest.fixture(scope="module")
def open_shared(lender: Lender, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """As `open_page`, for pages that the tests of a file share; what goes wrong is told after the last."""
    with opener(lender, request, []) as opened:
        yield opened


@contextmanager
def opener(lender: Lender, request: pytest.FixtureRequest, faults: list[str]) -> Iterator[OpenPage]:
    """What `open_page` gives to a test."""
    every: list[Lent] = []

    def opened(
        hall: Hall | None = None,
        *,
        name: str | None = None,
        account: str | None = None,
        advised: bool = False,
        own: bool = False,
        **options: Any,
    ) -> Page:
        hall = hall or request.getfixturevalue("hall")
        # What a service worker answers is hidden from the tests that stand between page and hall.
        settings = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **WIDE,
            **options,
        }
        own = own or settings["service_workers"] != "block"
        lent = lender.lend(hall, settings, advised=advised, own=own)
        lent.faults = faults
        every.append(lent)
        lent.begin(lender.elsewhere, name, account)
        if not own:
            lent.learn()
        return lent.page

    yield opened
    for lent in every:
        lender.take_back(lent)
    assert faults == []
