"""Being told of one's turn: once, when it stands, when one is away, and never before the lists tell."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.notifications import notifications as news_of, outgoing
from gladsheim.server.notifications.notifications import Notifications
from gladsheim.server.notifications.outgoing import IPAddress, TargetRules
from gladsheim.server.notifications.senders import NotificationSettings, SendResult
from gladsheim.server.notifications.webhooks import Webhooks
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from gladsheim.tables.people.talk import Contact, DueNotice
from tests import PATIENCE
from tests.server import toy_hall
from tests.server.accounts.entering import Seconds
from tests.server.calls import OPEN, Client, done, human
from tests.server.conftest import SETTINGS, client_of
from tests.server.notifications.telling import PUBLIC, Calendar, MailServer, Receiver, mail_server, receiver

pytestmark = pytest.mark.anyio

HERE = TargetRules(("https", "http"), lambda address: address.is_loopback)
"""Tests reach their own server, and nothing else."""
ADDRESS = "ask@mail.test"


@dataclass
class Scene:
    """A hall that tells, and two at a table; `ask` wants to be told, and it is `embla` who acts first."""

    hall: Hall
    calendar: Calendar
    seconds: Seconds
    mails: MailServer
    posts: Receiver
    ask: Client
    embla: Client
    table: str

    async def tell(self) -> None:
        """Tell all that is due."""
        await self.hall.notifications.tell()

    def wait(self, seconds: float) -> None:
        """Let time pass, on both clocks."""
        self.calendar.wait(seconds)
        self.seconds.now += seconds

    async def turn(self) -> None:
        """Let it be ask's turn."""
        done(await self.embla.act(await self.embla.view(self.table)))

    async def user(self) -> str:
        """The id of ask."""
        found = (await self.hall.tables.live(self.table)).table.seats[1].owner
        assert found is not None
        return found

    async def visit(self) -> None:
        """Let ask look at the table."""
        await self.ask.view(self.table)
        await self.noted()

    async def noted(self) -> None:
        """Come back when it is stored that ask is there now."""
        async with asyncio.timeout(PATIENCE):
            user = await self.user()
            while (await self.hall.store.talk.attendance(self.table, user)).seen != self.calendar.now:
                await asyncio.sleep(0)

    @property
    def turns(self) -> int:
        """How many mails told of a turn."""
        return sum("turn" in str(mail["subject"]) for mail in self.mails.mails)


@pytest.fixture
async def scene(hall_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """The hall, told to tell by the test alone."""
    monkeypatch.setattr(news_of, "LOOK_EVERY", 3_600.0)
    calendar, seconds = Calendar(), Seconds()
    async with mail_server() as mails, receiver() as posts:
        outside = NotificationSettings(PUBLIC, mails.smtp, webhooks=True, push=True)
        settings = replace(SETTINGS, outside=outside, reach=HERE, seconds=seconds)
        store = open_store(hall_url)
        workers = WorkerPool(1, toy_hall.choose)
        hall = Hall(store, toy_hall.library(), workers, clock=calendar, pause=Pause(0), settings=settings)
        await hall.start()
        async with client_of(hall) as ask, client_of(hall) as embla:
            await ask.register("Ask")
            table = (await embla.open([human("Embla"), OPEN]))["id"]
            await ask.sit(table, 1, "Ask")
            yield Scene(hall, calendar, seconds, mails, posts, ask, embla, table)
        await hall.stop()


async def subscribe(scene: Scene) -> None:
    """Give and confirm an address."""
    done(await scene.ask.put("/contact/email", {"email": ADDRESS}))
    code = re.search(r"code is (\w+)", scene.mails.text())
    assert code is not None
    done(await scene.ask.post("/contact/email/confirm", {"code": code[1]}))


async def hook(scene: Scene) -> str:
    """Set a webhook; its secret."""
    secret: str = done(await scene.ask.put("/contact/webhook", {"url": scene.posts.url}))["secret"]
    return secret


async def test_whoever_is_away_gets_one_mail(scene: Scene) -> None:
    """With a link to the table and one that ends the mails; and one more only after another visit."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    for _ in range(2):
        await scene.tell()
        scene.wait(10_000)
    assert scene.turns == 1
    mail = scene.mails.mails[-1]
    assert (mail["to"], mail["from"], mail["subject"]) == (ADDRESS, "hall@hall.test", "Your turn: toy")
    assert mail["auto-submitted"] == "auto-generated"
    assert f"{PUBLIC}/#/table/{scene.table}\n" in scene.mails.text()
    await scene.visit()
    scene.wait(100)
    await scene.tell()
    assert scene.turns == 1
    scene.wait(300)
    await scene.tell()
    assert scene.turns == 2


@pytest.mark.parametrize("told", [False, True])
async def test_a_clock_that_was_ahead_silences_nobody(scene: Scene, *, told: bool) -> None:
    """Turns, visits and mails of a time that has not come yet keep no later mail back."""
    await subscribe(scene)
    scene.calendar.wait(10_000 * 86_400)
    await scene.turn()
    await scene.visit()
    if told:
        scene.wait(400)
        await scene.tell()
    scene.calendar.wait(-10_000 * 86_400)
    if told:
        await scene.visit()
        scene.wait(400)
    before = scene.turns
    for _ in range(2):
        await scene.tell()
        scene.wait(10_000)
    assert (before, scene.turns - before) == (told, 1)


async def test_nobody_is_told_who_is_there_or_whose_turn_it_is_not(scene: Scene) -> None:
    """A turn must have stood for a minute, its player away for five; the other player gets nothing."""
    await subscribe(scene)
    scene.wait(400)
    await scene.tell()
    assert scene.turns == 0
    await scene.turn()
    await scene.tell()
    scene.wait(59)
    await scene.tell()
    assert scene.turns == 0
    await scene.visit()
    for _ in range(2):
        scene.wait(149)
        await scene.tell()
    assert scene.turns == 0
    scene.wait(10)
    await scene.tell()
    assert scene.turns == 1


async def test_an_open_socket_is_a_visit(scene: Scene) -> None:
    """Who listens at the table is there, as long as the socket is open; a watcher is nobody's visit."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    live = await scene.hall.tables.live(scene.table)
    assert await scene.hall.talk.signal(live.table.creator, scene.table) is None
    owner = live.table.seats[1].owner
    assert await scene.hall.talk.signal(owner, scene.table) is None
    await scene.noted()
    await scene.tell()
    assert scene.turns == 0
    scene.wait(400)
    await scene.tell()
    assert scene.turns == 1


async def test_of_several_processes_one_tells(scene: Scene) -> None:
    """All look at the same moment; one mail is sent."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    clocks = Clocks(scene.calendar, scene.seconds)
    outside = NotificationSettings(PUBLIC, scene.mails.smtp)
    others = [
        Notifications(scene.hall.lobby.cards, scene.hall.store, clocks, outside, HERE) for _ in range(4)
    ]
    await asyncio.gather(scene.tell(), *(other.tell() for other in others))
    assert scene.turns == 1


async def test_a_secret_turn_is_told_only_when_the_lists_tell_it(scene: Scene) -> None:
    """What is stored but held back is not told; when it has come to light, it is."""
    await subscribe(scene)
    before = await scene.hall.tables.live(scene.table)
    scene.hall.pauses.hold(before, 3_600.0)
    await scene.hall.bots.bot_answer(scene.table, before.seq, before.state.legal_actions()[0])
    assert (await scene.hall.tables.live(scene.table)).to_act == 1
    scene.wait(400)
    await scene.tell()
    assert scene.turns == 0
    scene.hall.pauses._lift(scene.table)
    scene.wait(601)
    await scene.tell()
    assert scene.turns == 1


async def test_a_server_that_is_away_gets_the_mail_later(scene: Scene) -> None:
    """What certainly did not arrive is tried again, ever more seldom, and none is lost."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    scene.mails.refusal = "451 not now"
    for _ in range(3):
        await scene.tell()
        scene.wait(59)
        await scene.tell()
        scene.wait(3_600)
    scene.mails.refusal = None
    await scene.tell()
    assert scene.turns == 1


async def test_a_mail_that_is_refused_for_good_is_not_repeated(scene: Scene) -> None:
    """No server is asked again and again."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    scene.mails.refusal = "550 no"
    await scene.tell()
    scene.mails.refusal = None
    scene.wait(10_000)
    await scene.tell()
    assert scene.turns == 0


class Dying:
    """A way to tell that dies after it has told, as a process may."""

    def __init__(self) -> None:
        self.told = 0

    async def turn(self, contact: Contact, due: DueNotice) -> SendResult:
        """Tell, and be gone."""
        self.told += 1
        raise ConnectionResetError


async def test_after_a_crash_it_is_told_once_more_at_most(scene: Scene) -> None:
    """Nobody else takes it up before the time is over; after the second time it is given up."""
    await hook(scene)
    await scene.turn()
    scene.wait(400)
    dying = Dying()
    scene.hall.notifications._senders["webhook"] = dying
    for seconds, told in ((0, 1), (119, 1), (2, 2), (119, 2), (2, 2), (10_000, 2)):
        scene.wait(seconds)
        await scene.tell()
        assert dying.told == told, seconds


async def test_one_click_ends_the_mails(scene: Scene) -> None:
    """The mail program may ask for it by a form, without a login; a wrong token does nothing."""
    await subscribe(scene)
    await scene.turn()
    scene.wait(400)
    await scene.tell()
    mail = scene.mails.mails[-1]
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = str(mail["list-unsubscribe"]).strip("<>")
    token = link.rpartition("/")[2]
    assert f"{PUBLIC}/#/unsubscribe/{token}\n" in scene.mails.text()
    form = {"content-type": "application/x-www-form-urlencoded", "origin": "https://mail.test"}
    async with client_of(scene.hall) as anybody:
        for end in ("nobodys", token):
            before = done(await scene.ask.get("/contact"))["email"]
            assert before == ADDRESS
            path = f"/api/unsubscribe/{end}"
            answer = await anybody.http.post(path, content="List-Unsubscribe=One-Click", headers=form)
            assert (answer.status_code, answer.json()) == (200, {})
    assert done(await scene.ask.get("/contact"))["email"] is None
    await scene.visit()
    scene.wait(10_000)
    await scene.tell()
    assert scene.turns == 1


async def test_a_webhook_is_posted_and_signed(scene: Scene, caplog: pytest.LogCaptureFixture) -> None:
    """The receiver can check who it is from; nothing of its address stands in the log."""
    caplog.set_level("DEBUG")
    secret = await hook(scene)
    await scene.turn()
    scene.wait(400)
    for _ in range(2):
        await scene.tell()
        scene.wait(10_000)
    ((first, headers, body),) = scene.posts.posts
    assert first == "POST /hook?key=secret HTTP/1.1"
    assert headers["host"] == f"127.0.0.1:{scene.posts.port}"
    expected = {"event": "your_turn", "table": scene.table, "game": "toy"}
    assert json.loads(body) == {**expected, "url": f"{PUBLIC}/#/table/{scene.table}"}
    digest = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    assert headers["gladsheim-signature"] == f"sha256={digest}"
    assert "cookie" not in headers
    told = [record.getMessage() for record in caplog.records if not record.name.startswith("httpcore")]
    assert not any("key=secret" in line or secret in line for line in told)


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("status", "times"), [("302 Found", 2), ("500 Oh", 2), ("410 Gone", 1), ("200 OK", 1)]
)
async def test_a_webhook_is_repeated_once_if_at_all(scene: Scene, status: str, times: int) -> None:
    """An answer that is none is asked for once more; a redirect leads nowhere."""
    await hook(scene)
    await scene.turn()
    scene.posts.status = status
    for _ in range(4):
        scene.wait(400)
        await scene.tell()
    assert len(scene.posts.posts) == times


async def test_a_silent_receiver_is_left(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has so much time, and holds nobody up; it may have heard, so it is asked once more."""
    monkeypatch.setattr(outgoing, "POST_SECONDS", 1.0)
    await hook(scene)
    await scene.turn()
    scene.posts.silent = True
    for _ in range(4):
        scene.wait(400)
        await scene.tell()
    assert len(scene.posts.posts) == 2


async def test_a_receiver_that_is_away_is_told_later(scene: Scene) -> None:
    """No connection, no post: it is tried again until it is there."""
    done(await scene.ask.put("/contact/webhook", {"url": "http://127.0.0.1:1/"}))
    await scene.turn()
    for _ in range(3):
        scene.wait(3_601)
        await scene.tell()
    await hook(scene)
    scene.wait(3_601)
    await scene.tell()
    assert len(scene.posts.posts) == 1


async def test_the_address_that_was_looked_at_is_the_one_that_is_reached(scene: Scene) -> None:
    """A name that leads to a forbidden address, also besides a good one, is not called at all."""
    asked: list[str] = []

    def answers(host: str, _: int) -> list[IPAddress]:
        asked.append(host)
        addresses = ("127.0.0.1", "10.0.0.1") if len(asked) == 1 else ("127.0.0.1",)
        return [ipaddress.ip_address(address) for address in addresses]

    user = await scene.user()
    url = f"http://name.test:{scene.posts.port}/"
    await scene.hall.store.notices.set_webhook(user, url, "word")
    contact = await scene.hall.store.notices.contact(user)
    hooks = Webhooks(PUBLIC, replace(HERE, look_up=answers))
    due = DueNotice(scene.table, "toy", user, "webhook", None)
    assert await hooks.turn(contact, due) is SendResult.REFUSED
    assert scene.posts.posts == []
    assert await hooks.turn(contact, due) is SendResult.SENT
    assert scene.posts.posts[0][1]["host"] == f"name.test:{scene.posts.port}"
    assert asked == ["name.test"] * 2
