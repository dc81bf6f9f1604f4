"""Web Push: what a browser gets, encrypted for it alone, and when it gets nothing more."""

from __future__ import annotations

import base64
import json
import logging
from dataclasses import dataclass, field
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from gladsheim.locales import LOCALES, text
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.notifications.notifications import Notifications
from gladsheim.server.notifications.push import SIGNED_SECONDS, message
from gladsheim.server.notifications.senders import NotificationSettings
from gladsheim.tables.people.talk import DueNotice
from tests.server.calls import Client, done, refused
from tests.server.conftest import client_of
from tests.server.notifications.telling import PUBLIC, Receiver
from tests.server.notifications.test_notifications import HERE, Scene, scene
from tests.server.robots.robots import robot_of

__all__ = ["scene"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


def written(found: bytes) -> str:
    """Base64url without padding, as browsers write it."""
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def read(found: str) -> bytes:
    """The same backwards."""
    return base64.urlsafe_b64decode(found + "=" * (-len(found) % 4))


@dataclass
class Browser:
    """A browser's subscription, with the key that never leaves the browser."""

    name: str = "one"
    auth: bytes = b"0123456789abcdef"
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))

    def subscription(self, service: Receiver, **more: str) -> dict[str, str]:
        """What the page sends of it."""
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        endpoint = f"http://127.0.0.1:{service.port}/{self.name}"
        return {"endpoint": endpoint, "p256dh": written(public), "auth": written(self.auth), **more}

    def opened(self, body: bytes) -> dict[str, Any]:
        """What was encrypted for it. Raises ECEException for what was not."""
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )
        return found


async def subscribe(scene: Scene, client: Client | None = None, **more: str) -> Browser:
    """Subscribe a browser."""
    browser = Browser(more.pop("name", "one"))
    done(await (client or scene.ask).put("/push", browser.subscription(scene.posts, **more)))
    return browser


async def due(scene: Scene) -> None:
    """Let ask's turn have stood, and tell of it."""
    await scene.turn()
    scene.wait(400)
    await scene.tell()


async def test_a_browser_gets_what_it_alone_can_read(scene: Scene) -> None:
    """Game, the others and the table, in its language; the service learns neither, nor which table."""
    browser = await subscribe(scene, language="de")
    assert done(await scene.ask.get("/push"))["language"] == "de"
    await due(scene)
    ((first, headers, body),) = scene.posts.posts
    assert first == "POST /one HTTP/1.1"
    assert browser.opened(body) == {"title": "Du bist am Zug", "body": "toy mit Embla", "table": scene.table}
    with pytest.raises(http_ece.ECEException):
        Browser().opened(body)
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    assert len(headers["topic"]) <= 32
    sent = f"{first}{headers}".encode() + body
    assert not any(word.encode() in sent for word in (scene.table, "Embla", "toy"))


async def test_the_post_is_signed_with_the_hall_s_key(scene: Scene) -> None:
    """For this service, for hours, by the key that the browser subscribed for."""
    await subscribe(scene)
    await due(scene)
    scheme, _, parts = scene.posts.posts[0][1]["authorization"].partition(" ")
    signed = dict(part.strip().split("=", 1) for part in parts.split(","))
    assert (scheme, signed["k"]) == ("vapid", done(await scene.ask.get("/push"))["key"])
    head, claims, signature = signed["t"].split(".")
    signer = Vapid02.from_raw_public(signed["k"].encode())
    assert signer.verify_token(f"{head}.{claims}".encode(), signature)
    found = json.loads(read(claims))
    assert (found["aud"], found["sub"]) == (f"http://127.0.0.1:{scene.posts.port}", PUBLIC)
    # 2026-01-01T00:06:40Z
    assert found["exp"] == 1_767_226_000 + SIGNED_SECONDS


async def test_the_key_is_secret_and_one_for_all_processes(
    scene: Scene, caplog: pytest.LogCaptureFixture
) -> None:
    """It stands in no log and no answer; another process, and the next start, find it."""
    caplog.set_level(logging.DEBUG)
    secret = await scene.hall.store.push.key("none")
    clocks = Clocks(scene.calendar, scene.seconds)
    other = Notifications(
        scene.hall.lobby.cards, scene.hall.store, clocks, NotificationSettings(PUBLIC, push=True), HERE
    )
    assert other.push is not None
    told = done(await scene.ask.get("/push"))
    assert await other.push.public_key() == told["key"]
    await subscribe(scene)
    scene.posts.status = "500 Oh"
    await due(scene)
    assert secret not in caplog.text
    assert secret not in str(told) + str(scene.posts.posts)
    assert f"127.0.0.1:{scene.posts.port}/one" not in "".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("httpcore")
    )


async def test_a_turn_is_told_once_and_replaces_the_one_before(scene: Scene) -> None:
    """As by mail, until the player has been there; the same table has the same topic."""
    await subscribe(scene)
    await due(scene)
    scene.wait(10_000)
    await scene.tell()
    assert len(scene.posts.posts) == 1
    await scene.visit()
    scene.wait(100)
    await scene.tell()
    assert len(scene.posts.posts) == 1
    scene.wait(300)
    await scene.tell()
    first, second = (headers["topic"] for _, headers, _ in scene.posts.posts)
    assert first == second


async def test_a_secret_turn_is_pushed_only_when_the_lists_tell_it(scene: Scene) -> None:
    """What is stored but held back is not told."""
    await subscribe(scene)
    before = await scene.hall.tables.live(scene.table)
    scene.hall.pauses.hold(before, 3_600.0)
    await scene.hall.bots.bot_answer(scene.table, before.seq, before.state.legal_actions()[0])
    scene.wait(400)
    await scene.tell()
    assert scene.posts.posts == []
    scene.hall.pauses._lift(scene.table)
    scene.wait(601)
    await scene.tell()
    assert len(scene.posts.posts) == 1


async def test_all_browsers_of_a_user_are_told(scene: Scene) -> None:
    """Each with its own keys; one that its service forgot is forgotten here, and the others stay."""
    one = await subscribe(scene)
    async with client_of(scene.hall) as elsewhere:
        done(await elsewhere.post("/login", {"name": "Ask", "password": "a long password"}))
        two = await subscribe(scene, elsewhere, name="two")
        await due(scene)
        opened = {"POST /one HTTP/1.1": one, "POST /two HTTP/1.1": two}
        assert {first for first, _, _ in scene.posts.posts} == set(opened)
        assert all(opened[first].opened(body)["table"] == scene.table for first, _, body in scene.posts.posts)
        done(await elsewhere.delete("/push"))
        assert done(await elsewhere.get("/push"))["language"] is None
    assert done(await scene.ask.get("/push"))["language"] == "en"


@pytest.mark.parametrize(
    ("status", "times", "kept"),
    [
        ("201 Created", 1, True),
        ("404 Not Found", 1, False),
        ("410 Gone", 1, False),
        ("403 Forbidden", 1, True),
        ("302 Found", 1, True),
        ("429 Too Many Requests", 4, True),
        ("503 Away", 4, True),
    ],
)
async def test_what_the_service_answers(scene: Scene, status: str, times: int, *, kept: bool) -> None:
    """Gone is forgotten, a redirect leads nowhere, and whoever is busy is asked again later."""
    await subscribe(scene)
    await scene.turn()
    scene.posts.status = status
    for _ in range(4):
        scene.wait(3_601)
        await scene.tell()
    assert len(scene.posts.posts) == times
    assert (done(await scene.ask.get("/push"))["language"] is not None) == kept


async def test_whoever_signs_in_next_gets_nothing_of_it(scene: Scene) -> None:
    """A subscription ends when its user signs out, and another user on the same browser has none."""
    await subscribe(scene)
    done(await scene.ask.post("/logout", {}))
    await scene.ask.register("Loki")
    assert done(await scene.ask.get("/push"))["language"] is None
    await due(scene)
    assert scene.posts.posts == []


async def test_a_guest_is_told_too_and_goes_on_as_an_account(scene: Scene) -> None:
    """No account is needed; the session that an account begins with takes the subscription over."""
    async with client_of(scene.hall) as guest:
        nobody = await guest.put("/push", Browser().subscription(scene.posts))
        assert refused(nobody) == (403, "no_session")
        await guest.open()
        await subscribe(scene, guest)
        await guest.register("Loki")
        assert done(await guest.get("/push"))["language"] == "en"
        done(await guest.post("/password", {"old": "a long password", "new": "another long password"}))
        assert done(await guest.get("/push"))["language"] is None


async def test_a_program_cannot_subscribe(scene: Scene) -> None:
    """It has no browser."""
    async with robot_of(scene.hall, scene.ask) as robot:
        answer = await robot.client.put("/push", Browser().subscription(scene.posts))
        assert refused(answer) == (403, "not_for_bots")


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"endpoint": "ftp://push.test/one"}, "endpoint"),
        ({"endpoint": "https://10.0.0.1/one"}, "endpoint"),
        ({"endpoint": "https://within.test/one"}, "endpoint"),
        ({"endpoint": "https://push.test/" + "x" * 1_000}, "endpoint"),
        ({"p256dh": "B" * 87}, "p256dh"),
        ({"p256dh": "B" * 86}, "p256dh"),
        ({"auth": "B" * 21}, "auth"),
        ({"auth": "B" * 21 + "+"}, "auth"),
        ({"language": "deutsch"}, "language"),
    ],
)
async def test_what_is_no_subscription(scene: Scene, change: dict[str, str], name: str) -> None:
    """Addresses within, keys that are none: refused by the name of the field, and nothing is kept."""
    answer = await scene.ask.put("/push", Browser().subscription(scene.posts, **change))
    assert (refused(answer), answer.json()["error"]["field"]) == ((400, "bad_request"), name)
    assert done(await scene.ask.get("/push"))["language"] is None


async def test_nobody_subscribes_all_day(scene: Scene) -> None:
    """Ten at once, then one a minute."""
    for _ in range(10):
        await subscribe(scene)
    answer = await scene.ask.put("/push", Browser().subscription(scene.posts))
    assert refused(answer) == (429, "slow_down")


def test_the_message_is_written_in_each_language() -> None:
    """Without others only the game is named; names of people are as they wrote them."""
    for locale in LOCALES:
        found = json.loads(message(locale, DueNotice("t", "voluspa", "user", "push", None, ("Líf", "Ask"))))
        game = text(locale, "hall-game-voluspa")
        assert found["body"] == text(locale, "notify-body", game=game, names="Líf, Ask")
        assert json.loads(message(locale, DueNotice("t", "voluspa", "user", "push", None)))["body"] == game
