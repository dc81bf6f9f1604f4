"""Private notes: one's own, and never written over by an older tab."""

from __future__ import annotations

import pytest

from gladsheim.server.hall import Hall
from tests.server.accounts.entering import hall, other, seconds
from tests.server.calls import Client, done
from tests.server.talk.test_talk import table_for_two

__all__ = ["hall", "other", "seconds"]
pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_notes_are_ones_own(client: Client, other: Client, hall: Hall) -> None:
    """Each player has one, which nobody else gets, and it is kept."""
    table = await table_for_two(client, other)
    assert done(await client.get(f"/tables/{table}/note")) == {"text": "", "version": 0}
    written = {"text": "He holds\nthe wolf.\x00", "version": 0}
    assert done(await client.put(f"/tables/{table}/note", written)) == {
        "text": "He holds\nthe wolf.",
        "version": 1,
    }
    assert done(await other.get(f"/tables/{table}/note")) == {"text": "", "version": 0}


async def test_an_older_tab_is_told_what_is_there(client: Client) -> None:
    """It gets the newer text, and can then decide; what is the same is no conflict."""
    table = (await client.open())["id"]
    path = f"/tables/{table}/note"
    done(await client.put(path, {"text": "one", "version": 0}))
    answer = await client.put(path, {"text": "two", "version": 0})
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "note_changed"
    assert answer.json()["note"] == {"text": "one", "version": 1}
    assert done(await client.put(path, {"text": "one", "version": 0})) == {"text": "one", "version": 1}
    assert done(await client.put(path, {"text": "two", "version": 1})) == {"text": "two", "version": 2}


async def test_a_note_has_a_bound(client: Client) -> None:
    """4,000 characters are taken, one more is not."""
    path = f"/tables/{(await client.open())['id']}/note"
    answer = await client.put(path, {"text": "x" * 4_001, "version": 0})
    assert (answer.status_code, answer.json()["error"]["field"]) == (400, "text")
    done(await client.put(path, {"text": "x" * 4_000, "version": 0}))
