"""A built page, a hall for each test, and browsers that report every fault of the page."""

from __future__ import annotations

import fcntl
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    APIRequestContext,
    Browser,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from scripts import page as client
from tests.browser.company.company import PASSWORD
from tests.browser.hall import PATIENCE, Hall

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
# Frames without an origin have no storage.
UNADVISED = """if (origin !== 'null') localStorage.getItem('gladsheim-settings') ??
localStorage.setItem('gladsheim-settings', '{"coach":false}')"""
"""What newcomers are told would stand in the way of tests of everything else."""
BLOCKED = "addEventListener('securitypolicyviolation', e => console.error('blocked', e.blockedURI))"
# What Chromium says of requests to a hall that is not there.
UNREACHABLE = re.compile(
    # The last where a service worker asked in the page's stead.
    "ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket|ERR_FAILED"
)

# Playwright's own word of what `service_workers` does.
UNTOLD = "Service Worker registration blocked by Playwright"

FLAGS = (
    # Root may not use Chromium's sandbox, and the pages are our own.
    "--no-sandbox",
    # There is no graphics card: nothing need play one, in a process of its own.
    "--disable-gpu",
    "--disable-gpu-compositing",
    "--disable-software-rasterizer",
    "--in-process-gpu",
    "--num-raster-threads=1",
)

OpenPage = Callable[..., Page]


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
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for these tests; closed after them, for its event loop would be in others' way."""
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=[*FLAGS])
        yield running
        running.close()


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
def faults() -> list[str]:
    """What went wrong in the pages of a test: errors and warnings, requests to elsewhere."""
    return []


@pytest.fixture
def open_page(browser: Browser, request: pytest.FixtureRequest, faults: list[str]) -> Iterator[OpenPage]:
    """Opens the front page for a new guest, in English and without movement; options as Playwright's.

    The guest has a `name` or an `account` of that name, where one is given.
    """
    with opener(browser, request, faults) as opened:
        yield opened


@pytest.fixture(scope="module")
def open_shared(browser: Browser, request: pytest.FixtureRequest) -> Iterator[OpenPage]:
    """As `open_page`, for pages that the tests of a file share; what goes wrong is told after the last."""
    with opener(browser, request, []) as opened:
        yield opened


@contextmanager
def opener(browser: Browser, request: pytest.FixtureRequest, faults: list[str]) -> Iterator[OpenPage]:
    """What `open_page` gives to a test."""
    contexts = []

    def opened(
        hall: Hall | None = None,
        *,
        name: str | None = None,
        account: str | None = None,
        advised: bool = False,
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
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(BLOCKED)
        if not advised:
            context.add_init_script(UNADVISED)
        contexts.append(context)
        context.on("console", lambda message: note_message(faults, hall, message))
        context.on("weberror", lambda error: faults.append(str(error.error)))
        context.on("request", lambda request: note_request(faults, hall, request))
        introduce(context.request, f"{hall.address}/api", name, account)
        page = context.new_page()
        page.on("websocket", lambda socket: note_address(faults, hall, socket.url))
        page.goto(f"{hall.address}/")
        # Before it knows who it is, a request of the test's own would make another guest beside it.
        page.locator('a[href="#/account"]').first.wait_for()
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def introduce(guest: APIRequestContext, api: str, name: str | None, account: str | None) -> None:
    """Give a new guest a name or an account by the hall's interface, before the page is loaded."""
    if name is not None or account is not None:
        assert guest.get(f"{api}/me").ok
    if name is not None:
        assert guest.put(f"{api}/me", data={"name": name}).ok
    if account is not None:
        assert guest.post(f"{api}/account", data={"name": account, "password": PASSWORD}).ok


def note_message(faults: list[str], hall: Hall, message: ConsoleMessage) -> None:
    """Errors and warnings on the console are faults, other than that a killed hall does not answer."""
    expected = UNTOLD in message.text or (hall.was_killed and UNREACHABLE.search(message.text))
    if message.type in ("error", "warning") and not expected:
        faults.append(f"{message.type}: {message.text} {message.location.get('url', '')}")


def note_request(faults: list[str], hall: Hall, request: Request) -> None:
    """Requests to anywhere but the hall are faults; what stands in the page itself goes nowhere."""
    if not request.url.startswith(("data:", "blob:")):
        note_address(faults, hall, request.url)


def note_address(faults: list[str], hall: Hall, url: str) -> None:
    """An address must be the hall's."""
    if not url.replace("ws://", "http://", 1).startswith(f"{hall.address}/"):
        faults.append(f"request to {url}")
