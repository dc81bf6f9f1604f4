"""Blocks and reports: whom one does not want to hear, and what the operator is told."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.server.hall import Hall
from tests.server.accounts.entering import PASSWORD, hall, login, me, other, seconds
from tests.server.calls import OPEN, Client, done, human, invited, refused
from tests.server.conftest import client_of
from tests.server.talk.test_talk import chat, say, table_for_two

__all__ = ["hall", "other", "seconds"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def listed(client: Client, path: str) -> list[dict[str, Any]]:
    """What a list has for a client."""
    found: list[dict[str, Any]] = (await client.get(path)).json()
    return found


async def test_the_blocked_are_not_heard_and_not_told(client: Client, other: Client) -> None:
    """Their messages are gone for who blocked them, at every table; they themselves notice nothing."""
    table, second = await table_for_two(client, other), await table_for_two(other, client)
    before = [(await other.get(f"/tables/{table}{path}")).content for path in ("", "/chat")]
    block = done(await client.post(f"/tables/{table}/blocks", {"seat": 1}))
    assert block["name"] == "Embla"
    assert [(await other.get(f"/tables/{table}{path}")).content for path in ("", "/chat")] == before
    for place in (table, second):
        await say(other, place, "Boo")
        await say(client, place, "Hail")
        assert [text for _, _, text, _ in await chat(client, place)] == ["Hail"]
        assert [text for _, _, text, _ in await chat(other, place)] == ["Boo", "Hail"]
    assert await listed(other, "/blocks") == []
    assert await listed(client, "/blocks") == [block]
    done(await client.delete(f"/blocks/{block['id']}"))
    assert [text for _, _, text, _ in await chat(client, table)] == ["Boo", "Hail"]
    assert refused(await client.delete(f"/blocks/{block['id']}")) == (404, "not_found")


async def test_a_block_by_a_message_is_the_same(client: Client, other: Client) -> None:
    """Whoever wrote it is blocked, once; nobody blocks themselves, a bot, or a message that is not there."""
    table = await table_for_two(client, other)
    number = (await say(other, table))["number"]
    path = f"/tables/{table}/blocks"
    first = done(await client.post(path, {"message": number}))
    assert done(await client.post(path, {"seat": 1})) == first
    own = (await say(client, table))["number"]
    for whom in ({"message": own}, {"seat": 0}, {"maker": True}, {}, {"seat": 0, "message": 1}):
        assert refused(await client.post(path, whom)) == (400, "bad_request")
    for whom in ({"message": 99}, {"seat": 9}):
        assert refused(await client.post(path, whom)) == (404, "not_found")
    free = (await client.open([human(), OPEN]))["id"]
    assert refused(await client.post(f"/tables/{free}/blocks", {"seat": 1})) == (400, "bad_request")


async def test_another_users_block_cannot_be_lifted(client: Client, other: Client) -> None:
    """Whoever learns its id has no use for it."""
    table = await table_for_two(client, other)
    block = done(await client.post(f"/tables/{table}/blocks", {"seat": 1}))
    assert refused(await other.delete(f"/blocks/{block['id']}")) == (404, "not_found")


async def test_the_blocked_invite_in_vain(client: Client, other: Client) -> None:
    """For them all is as ever; in the lists of who blocked them there is no such table."""
    await client.register("Gna")
    table = await table_for_two(client, other)
    first = await other.open([human(), invited("Gna")])
    assert (await me(client))["waiting"] == 2
    done(await client.post(f"/tables/{table}/blocks", {"seat": 1}))
    second = await other.open([human(), invited("Gna")])
    assert [seat["kept"] for seat in second["seats"]] == [False, True]
    assert [card["id"] for card in await listed(client, "/tables")] == [table]
    assert (await me(client))["waiting"] == 1
    # Who took a seat there before keeps it.
    await client.sit(first["id"], 1)
    assert {card["id"] for card in await listed(client, "/tables")} == {table, first["id"]}


async def test_a_maker_without_a_seat_can_be_blocked(client: Client, other: Client, hall: Hall) -> None:
    """An invitation is enough to know whom to block."""
    await client.register("Gna")
    await other.register("Loki")
    table = (await other.open([invited("Gna"), OPEN]))["id"]
    assert done(await client.post(f"/tables/{table}/blocks", {"maker": True}))["name"] == "Loki"
    assert await listed(client, "/tables") == []


async def test_blocks_go_along_with_a_guest(client: Client, other: Client, hall: Hall) -> None:
    """What a guest has blocked stays blocked when the account logs in; and so does the guest."""
    async with client_of(hall) as account, client_of(hall) as third:
        await account.register("Gna")
        table = await table_for_two(client, other)
        shared = await table_for_two(third, client)
        done(await client.post(f"/tables/{table}/blocks", {"seat": 1}))
        done(await third.post(f"/tables/{shared}/blocks", {"seat": 1}))
        await say(other, table, "Boo")
        await login(client, "Gna", PASSWORD, keep_games=True)
        assert await chat(client, table) == []
        assert [one["name"] for one in await listed(client, "/blocks")] == ["Embla"]
        await say(client, shared, "Anybody?")
        assert await chat(third, shared) == []


async def test_a_report_keeps_the_words_as_they_were(client: Client, other: Client, hall: Hall) -> None:
    """Of a message its text, of a person the name; the reporter is known, and the reported not told."""
    table = await table_for_two(client, other)
    number = (await say(other, table, "Rude words"))["number"]
    path = f"/tables/{table}/reports"
    done(await client.post(path, {"message": number, "reason": "This is\x00 rude.\nAgain."}))
    done(await client.post(path, {"seat": 1, "reason": "A rude name."}))
    first, second = await hall.store.talk.open_reports()
    assert (first.name, first.number, first.text) == ("Embla", number, "Rude words")
    assert first.reason == "This is rude.\nAgain."
    assert (second.number, second.text, second.subject) == (None, None, first.subject)
    assert first.reporter != first.subject
    assert refused(await client.post(path, {"seat": 1, "reason": "\x07"})) == (400, "bad_request")
    answer = await client.post(path, {"seat": 1, "reason": "x" * 501})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, "reason")


async def test_reports_come_slowly(client: Client, other: Client) -> None:
    """After a few at once one has to wait."""
    table = await table_for_two(client, other)
    answers = [
        await client.post(f"/tables/{table}/reports", {"seat": 1, "reason": "again"}) for _ in range(6)
    ]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429]
