"""Where an account wants to be told of its turns: confirmed addresses, webhooks, and how often."""

from __future__ import annotations

import ipaddress
import re
import socket
import threading
from dataclasses import replace

import pytest

from gladsheim.server.notifications import outgoing
from gladsheim.server.notifications.webhooks import Webhooks
from tests import PATIENCE
from tests.server.calls import done, refused
from tests.server.conftest import client_of
from tests.server.notifications.test_notifications import ADDRESS, Scene, hook, scene, subscribe

__all__ = ["scene"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_an_address_is_confirmed_by_its_code(scene: Scene) -> None:
    """Before that it is only pending; wrong codes are refused, and after five none is good."""
    done(await scene.ask.put("/contact/email", {"email": ADDRESS, "language": "de"}))
    assert "Dein Code" in str(scene.mails.mails[-1]["subject"])
    told = done(await scene.ask.get("/contact"))
    assert (told["email"], told["pending"], told["mails"], told["webhooks"]) == (None, ADDRESS, True, True)
    code = re.search(r"Code ist (\w+)", scene.mails.text())
    assert code is not None
    for _ in range(5):
        answer = await scene.ask.post("/contact/email/confirm", {"code": "WRONG"})
        assert refused(answer) == (403, "wrong_code")
    answer = await scene.ask.post("/contact/email/confirm", {"code": code[1]})
    assert refused(answer) == (403, "code_expired")
    await scene.turn()
    scene.wait(4_000)
    await scene.tell()
    assert len(scene.mails.mails) == 1


async def test_a_code_is_good_for_an_hour(scene: Scene) -> None:
    """Later it is refused, though it is right; a fresh one is taken, and only once."""
    done(await scene.ask.put("/contact/email", {"email": ADDRESS}))
    code = re.search(r"code is (\w+)", scene.mails.text())
    assert code is not None
    scene.wait(3_601)
    answer = await scene.ask.post("/contact/email/confirm", {"code": code[1]})
    assert refused(answer) == (403, "code_expired")
    await subscribe(scene)
    assert done(await scene.ask.get("/contact"))["email"] == ADDRESS
    answer = await scene.ask.post("/contact/email/confirm", {"code": code[1]})
    assert refused(answer) == (403, "code_expired")
    done(await scene.ask.delete("/contact/email"))
    assert done(await scene.ask.get("/contact"))["email"] is None


async def test_nobody_is_flooded_with_codes(scene: Scene) -> None:
    """Three for an address, from however many accounts; an address that is none gets nothing."""
    async with client_of(scene.hall) as other:
        await other.register("Loki")
        for client in (scene.ask, other, other):
            done(await client.put("/contact/email", {"email": ADDRESS}))
        answer = await scene.ask.put("/contact/email", {"email": ADDRESS.upper()})
        assert refused(answer) == (429, "slow_down")
    for address in (
        "nobody",
        "a b@c.test",
        "a@b",
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        ".a@b.test",
        "a..b@c.test",
        "a@b.test\r\nBcc: c@d.test",
    ):
        answer = await scene.ask.put("/contact/email", {"email": address})
        assert refused(answer) == (400, "bad_request"), address
    assert len(scene.mails.mails) == 3


async def test_a_mail_that_cannot_be_sent_is_an_honest_answer(scene: Scene) -> None:
    """The server is away, or does not want the address."""
    scene.mails.refusal = "451 not now"
    answer = await scene.ask.put("/contact/email", {"email": ADDRESS})
    assert refused(answer) == (409, "mail_failed")
    scene.mails.refusal = "550 no"
    answer = await scene.ask.put("/contact/email", {"email": ADDRESS})
    assert (refused(answer), answer.json()["error"]["field"]) == ((400, "bad_request"), "email")


async def test_of_a_webhook_only_the_place_is_shown(scene: Scene) -> None:
    """What follows the host is a secret between user and receiver."""
    await hook(scene)
    place = f"http://127.0.0.1:{scene.posts.port}"
    assert done(await scene.ask.get("/contact"))["webhook"] == place
    done(await scene.ask.delete("/contact/webhook"))
    assert done(await scene.ask.get("/contact"))["webhook"] is None


@pytest.mark.parametrize(
    "host",
    [
        *("127.1", "127.0.1", "0x7f000001", "0x7f.1", "2130706433", "017700000001", "0", "10.1"),
        *("localhost", "LOCALHOST.", "127.0.0.1.", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::1]"),
        *("within.test", "both.test", "nowhere.test", "silent.test", "empty.test", "a..b"),
    ],
)
async def test_a_webhook_that_leads_within_is_refused_when_it_is_entered(
    scene: Scene, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the address is written and whatever name stands for it; nothing is stored, nothing told."""
    monkeypatch.setattr(outgoing, "POST_SECONDS", 0.05 if host == "silent.test" else PATIENCE)
    released = threading.Event()

    def answers(name: str, port: int) -> list[outgoing.IPAddress]:
        known = {"within.test": ["10.0.0.1"], "both.test": ["9.9.9.9", "fe80::1"], "empty.test": []}
        if name == "silent.test":
            released.wait(PATIENCE)
        if not name.endswith(".test"):
            return outgoing.look_up(name, port)
        if name not in known:
            raise socket.gaierror
        return [ipaddress.ip_address(address) for address in known[name]]

    contacts = scene.hall.notifications.contacts
    hooks = Webhooks("https://hall.test", outgoing.TargetRules(look_up=answers))
    contacts.ways = replace(contacts.ways, webhooks=hooks)
    answer = await scene.ask.put("/contact/webhook", {"url": f"https://{host}/path"})
    released.set()
    told = answer.json()["error"]
    assert (refused(answer), told["field"]) == ((400, "bad_request"), "url")
    assert told["message"] == "a webhook must have an address on the public Internet"
    assert done(await scene.ask.get("/contact"))["webhook"] is None


async def test_a_webhook_whose_name_is_public_is_taken(scene: Scene) -> None:
    """All of its addresses are; how it is called is asked again before each post."""

    def answers(_: str, __: int) -> list[outgoing.IPAddress]:
        return [ipaddress.ip_address(address) for address in ("9.9.9.9", "2620:fe::fe")]

    contacts = scene.hall.notifications.contacts
    hooks = Webhooks("https://hall.test", outgoing.TargetRules(look_up=answers))
    contacts.ways = replace(contacts.ways, webhooks=hooks)
    done(await scene.ask.put("/contact/webhook", {"url": "https://public.test:8443/path"}))
    assert done(await scene.ask.get("/contact"))["webhook"] == "https://public.test:8443"
