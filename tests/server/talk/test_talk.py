"""Chat at the table: who writes, who reads, in which order, how much, and what the socket tells."""

from __future__ import annotations

import asyncio
import uuid
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.live import outbox as post_of
from gladsheim.server.live.outbox import Outbox, following
from gladsheim.server.live_tables.waiting import Flag
from gladsheim.server.views.messages import ViewMessage
from gladsheim.server.wire.bodies import PING
from gladsheim.store.talk import talk as talk_store
from tests import PATIENCE
from tests.server.accounts.entering import PASSWORD, Seconds, hall, login, me, other, seconds
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import OpenHall, client_of
from tests.server.live.test_socket import guest, heard, other as served_other, served, watching

__all__ = ["guest", "hall", "other", "seconds", "served", "served_other"]
pytestmark = pytest.mark.anyio


def message(text: str = "Hail!", identity: str | None = None) -> dict[str, str]:
    """A message as it is sent."""
    return {"text": text, "message_id": identity or str(uuid.uuid4())}


async def say(client: Client, table: str, text: str = "Hail!") -> dict[str, Any]:
    """Say something at a table; the message as it was taken."""
    return done(await client.post(f"/tables/{table}/chat", message(text)))


async def chat(client: Client, table: str, since: int = 0) -> list[tuple[int, str, str, bool]]:
    """Number, name, text and whether it is one's own, of all that a client hears."""
    told = done(await client.get(f"/tables/{table}/chat", since=since))["messages"]
    return [(one["number"], one["name"], one["text"], one["mine"]) for one in told]


async def table_for_two(client: Client, other: Client, game: str = "toy") -> str:
    """A running table of two."""
    table: str = (await client.open([human("Ask"), OPEN], game))["id"]
    await other.sit(table, 1, "Embla")
    return table


async def test_players_talk_in_order(client: Client, other: Client) -> None:
    """Messages are numbered and bear the names of the seats; who has some asks for what came since."""
    table = await table_for_two(client, other)
    first = await say(client, table, " Hail,\nEmbla!\x07 ")
    assert {key: first[key] for key in ("number", "seat", "name", "text", "mine")} == {
        "number": 1,
        "seat": 0,
        "name": "Ask",
        "text": "Hail, Embla!",
        "mine": True,
    }
    await say(other, table, "Hail")
    assert await chat(other, table) == [(1, "Ask", "Hail, Embla!", False), (2, "Embla", "Hail", True)]
    assert await chat(client, table, since=1) == [(2, "Embla", "Hail", False)]


async def test_the_chat_outlives_the_hall(open_hall: OpenHall) -> None:
    """What was said is there after a restart, and the numbers go on."""
    async with open_hall() as first, client_of(first) as client:
        table = (await client.open([human("Ask"), OPEN]))["id"]
        await say(client, table)
        cookies = client.http.cookies
    async with open_hall() as second, client_of(second) as client:
        client.http.cookies = cookies
        assert (await say(client, table, "Again"))["number"] == 2
        assert [text for _, _, text, _ in await chat(client, table)] == ["Hail!", "Again"]


async def test_a_message_that_is_sent_again_is_said_once(client: Client, other: Client) -> None:
    """The same id gets the same answer; for other words, or from another, it is taken."""
    table = await table_for_two(client, other)
    once = message("once")
    first = done(await client.post(f"/tables/{table}/chat", once))
    assert done(await client.post(f"/tables/{table}/chat", once)) == first
    for caller, text in ((client, "twice"), (other, "once")):
        answer = await caller.post(f"/tables/{table}/chat", message(text, once["message_id"]))
        assert refused(answer) == (409, "id_taken")
    assert len(await chat(client, table)) == 1


@pytest.mark.any_database
@pytest.mark.parametrize("text", ["", "x" * 501, "\u0007 \n\u202e"])
async def test_a_message_has_1_to_500_visible_characters(client: Client, text: str) -> None:
    """Nothing, too much, and what nobody can see are refused."""
    table = (await client.open())["id"]
    answer = await client.post(f"/tables/{table}/chat", message(text))
    assert refused(answer) == (400, "bad_request")
    assert answer.json()["error"]["field"] == "text"
    assert (await say(client, table, "x" * 500))["number"] == 1


async def test_who_leaves_hears_no_more(client: Client, other: Client) -> None:
    """Only who sits there reads, and others are told of nothing at all; what one has said stays."""
    table = (await client.open([human("Ask"), OPEN, OPEN]))["id"]
    await other.sit(table, 1, "Embla")
    await say(other, table)
    done(await other.delete(f"/tables/{table}/seats/1"))
    nothing = {"messages": [], "last": 0, "heard": 0, "muted": False}
    assert done(await other.get(f"/tables/{table}/chat")) == nothing
    assert await chat(client, table) == [(1, "Embla", "Hail!", False)]


async def test_a_table_holds_so_many_messages(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing more is taken, but what was is still answered."""
    monkeypatch.setattr(talk_store, "MOST_MESSAGES", 2)
    table = (await client.open())["id"]
    last = message("last")
    await say(client, table)
    first = done(await client.post(f"/tables/{table}/chat", last))
    assert refused(await client.post(f"/tables/{table}/chat", message())) == (409, "chat_full")
    assert done(await client.post(f"/tables/{table}/chat", last)) == first


async def test_nobody_talks_without_end(client: Client, other: Client, seconds: Seconds) -> None:
    """After ten messages at once a user has to wait, wherever they are said; others need not."""
    table = await table_for_two(client, other)
    elsewhere = (await client.open())["id"]
    for _ in range(10):
        await say(client, table)
    for place in (table, elsewhere):
        assert refused(await client.post(f"/tables/{place}/chat", message())) == (429, "slow_down")
    await say(other, table)
    seconds.now += 2
    await say(client, table)


async def test_marks_are_kept_for_all_devices(client: Client, other: Client) -> None:
    """Whether the chat is muted, and how far it was read: which never goes back, and is one's own."""
    table = await table_for_two(client, other)
    for marks in ({"muted": True, "heard": 3}, {"heard": 2}):
        done(await client.put(f"/tables/{table}/chat", marks))
    told = done(await client.get(f"/tables/{table}/chat"))
    assert (told["muted"], told["heard"]) == (True, 3)
    told = done(await other.get(f"/tables/{table}/chat"))
    assert (told["muted"], told["heard"]) == (False, 0)
    done(await client.put(f"/tables/{table}/chat", {"muted": False}))
    assert not done(await client.get(f"/tables/{table}/chat"))["muted"]


async def test_a_guest_who_logs_in_has_said_it_oneself(client: Client, other: Client, hall: Hall) -> None:
    """With the games go messages, marks and notes."""
    async with client_of(hall) as account:
        await account.register("Gna")
    table = await table_for_two(client, other)
    await say(client, table)
    done(await client.put(f"/tables/{table}/chat", {"muted": True}))
    done(await client.put(f"/tables/{table}/note", {"text": "mind the wolf", "version": 0}))
    await login(client, "Gna", PASSWORD, keep_games=True)
    assert (await me(client))["account"]
    assert await chat(client, table) == [(1, "Ask", "Hail!", True)]
    assert done(await client.get(f"/tables/{table}/chat"))["muted"]
    assert done(await client.get(f"/tables/{table}/note")) == {"text": "mind the wolf", "version": 1}


async def test_sockets_of_players_hear_that_something_was_said(
    served: tuple[Hall, str], guest: Client, served_other: Client
) -> None:
    """They get the number of the last message, with the view at the beginning; a watcher gets nothing."""
    table = await table_for_two(guest, served_other)
    await say(guest, table)
    async with (
        watching(served, table, guest) as mine,
        watching(served, table, served_other) as theirs,
        watching(served, table) as stranger,
    ):
        for socket in (mine, theirs):
            assert (await heard(socket))["type"] == "view"
            assert await heard(socket) == {"type": "chat", "last": 1}
        assert (await heard(stranger))["type"] == "view"
        await say(served_other, table)
        for socket in (mine, theirs):
            assert await heard(socket) == {"type": "chat", "last": 2}
        done(await guest.act(await guest.view(table)))
        for socket in (mine, theirs, stranger):
            # For the watcher nothing has come in between.
            assert (await heard(socket))["view"]["seq"] == 1


async def test_a_socket_that_asks_hears_the_last_number_again(
    served: tuple[Hall, str], guest: Client
) -> None:
    """A client that may have missed something gets view and number once more."""
    table = (await guest.open())["id"]
    await say(guest, table)
    async with watching(served, table, guest) as connection:
        first = [await heard(connection) for _ in range(2)]
        await connection.send('{"type":"sync","since":0}')
        assert [await heard(connection) for _ in range(2)] == first


async def test_a_post_tells_view_and_chat_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is sent when it is new, the view first; a bell that brings neither is not heard."""
    monkeypatch.setattr(post_of, "PING_SECONDS", 0.3)
    shown: dict[str, bytes | None] = {"view": b"view", "chat": None}
    bell = Flag()

    async def view() -> ViewMessage:
        return ViewMessage(shown["view"] or b"")

    async def said() -> bytes | None:
        return shown["chat"]

    outbox = Outbox(view, bell, said)
    async with asyncio.timeout(PATIENCE):
        assert await following(outbox, bell) == ViewMessage(b"view").whole
        assert await following(outbox, bell) == PING
        shown["chat"] = b"1"
        bell.set()
        assert await following(outbox, bell) == b"1"
        bell.set()
        assert await following(outbox, bell) == PING
        shown.update(view=b"other", chat=b"2")
        assert [await following(outbox, bell) for _ in range(3)] == [ViewMessage(b"other").whole, b"2", PING]
        outbox.ask()
        assert [await following(outbox, bell) for _ in range(3)] == [ViewMessage(b"other").whole, b"2", PING]
