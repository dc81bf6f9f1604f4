"""Web Push on the page: asked for after a game with another person, shown by the service worker."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Page, expect

from tests.browser.access.axe import grave_faults
from tests.browser.company.company import call, press
from tests.browser.company.test_notifications import move
from tests.browser.company.test_talk import pair
from tests.browser.conftest import OpenPage
from tests.browser.hall import Hall
from tests.browser.sitting import origin, say

pytestmark = pytest.mark.browser

# Stands in for the browser's push service, which is none that a test can reach, and for its user:
# without a window it takes no notifications.
SERVICE = """
let permission = 'default';
Object.defineProperty(Notification, 'permission', { get: () => permission });
Notification.requestPermission = async () => (permission = 'granted');
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => ({
  toJSON: () => ({ endpoint: `https://9.9.9.9/${applicationServerKey}`, keys: KEYS }),
});
"""
# Notes what the worker shows, as the browser has no place for it.
RECORD = """() => {
  self.shown = new Promise(done => (self.registration.showNotification = async (...news) => done(news)));
}"""


@pytest.fixture
def pushing_hall(built_page: None, tmp_path: Path) -> Iterator[Hall]:
    """A hall that offers Web Push."""
    hall = Hall(tmp_path, settings={"GLADSHEIM_PUBLIC_URL": "https://hall.test"})
    hall.start()
    yield hall
    hall.stop()


def written(found: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def service() -> str:
    """What a page is to take for its browser's push service, with keys that are some."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    public = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return SERVICE.replace("KEYS", json.dumps({"p256dh": written(public), "auth": written(bytes(16))}))


def deliver(page: Page, news: dict[str, Any]) -> None:
    """Let the browser get a push message."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    while not found:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    wish = {"origin": origin(page), "registrationId": found[0], "data": json.dumps(news)}
    session.send("ServiceWorker.deliverPushMessage", wish)


def test_push_is_offered_after_a_game_and_shown_by_the_worker(
    pushing_hall: Hall, open_page: OpenPage
) -> None:
    """A yes subscribes the browser, the settings end it; news comes as one notification for each table."""
    ask, embla, table = pair(open_page, pushing_hall, service_workers="allow", permissions=["notifications"])
    ask.context.add_init_script(service())
    ask.reload()
    offer = ask.get_by_text(say("notify-offer"))
    while call(ask, "GET", f"tables/{table}")["status"] == "running":
        expect(offer).to_have_count(0)
        move(ask, table)
        move(embla, table)
    expect(offer).to_be_visible()
    assert grave_faults(ask) == []
    press(ask, "notify-offer-yes")
    expect(ask.get_by_text(say("notify-offer-done"))).to_be_visible()
    assert call(ask, "GET", "push")["language"] == "en"
    press(ask, "table-over-look")
    press(ask, "settings-title")
    box = ask.get_by_role("checkbox", name=re.compile("^" + say("notify-closed")))
    expect(box).to_be_checked()
    # The box shows what is wanted before the hall knows of it.
    with ask.expect_response(lambda answer: (answer.request.method, answer.ok) == ("DELETE", True)):
        box.click()
    expect(box).not_to_be_checked()
    assert call(ask, "GET", "push")["language"] is None
    (worker,) = ask.context.service_workers
    worker.evaluate(RECORD)
    deliver(ask, {"title": "Your turn", "body": "Völuspá", "table": table})
    shown = worker.evaluate("() => self.shown")
    assert shown == ["Your turn", {"body": "Völuspá", "tag": table, "data": table}]
