"""Actions over HTTP: commit, then acknowledge, and never twice."""

from __future__ import annotations

import asyncio
import sqlite3
import uuid
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.store import HallStore, Unsettled
from tests.server.calls import Client, human, same
from tests.server.conftest import OpenHall, client_of

pytestmark = pytest.mark.anyio


async def test_a_whole_hot_seat_game_is_played_over_http(client: Client) -> None:
    """Two humans on one screen play from the first card to the ranking."""
    view = await client.open(cards=2)
    assert (view["seq"], view["viewer"], view["my_turn"]) == (0, 0, True)
    while view["status"] == "running":
        before = view
        view = (await client.act(view)).json()
        assert view["seq"] == before["seq"] + 1
        assert view["viewer"] == (view["to_act"] if view["to_act"] is not None else before["to_act"])
    assert view["scene"]["scores"] == [2, 2]
    assert (view["choices"], view["to_act"], view["my_turn"]) == ([], None, False)
    assert [entry["seq"] for entry in (await client.view(view["id"]))["log"]] == [1, 2, 3, 4]
    after = await client.act(view, "ponder")
    assert (after.status_code, after.json()["error"]["code"]) == (409, "over")


async def test_the_same_action_id_again_gets_the_same_answer(client: Client) -> None:
    """A repeated request is answered as the first time, also when the table has moved on."""
    view = await client.open()
    action_id = str(uuid.uuid4())
    first = await client.act(view, action_id=action_id)
    moved_on = (await client.act(first.json())).json()
    again = await client.act(view, action_id=action_id)
    assert again.status_code == 200
    assert again.content == first.content
    assert (await client.view(view["id"]))["seq"] == moved_on["seq"] == 2


async def test_the_same_action_id_after_a_restart(open_hall: OpenHall) -> None:
    """The answer is the same even if the hall has been restarted in between."""
    action_id = str(uuid.uuid4())
    async with open_hall() as hall, client_of(hall) as client:
        view = await client.open()
        first = await client.act(view, action_id=action_id)
        cookies = client.http.cookies
    async with open_hall() as hall, client_of(hall) as client:
        client.http.cookies = cookies
        again = await client.act(view, action_id=action_id)
        assert again.content == first.content
        assert (await client.view(view["id"]))["seq"] == 1


async def test_the_same_action_id_at_the_same_time(client: Client) -> None:
    """Of many equal requests under way at once, one takes effect and all get its answer."""
    view = await client.open()
    action_id = str(uuid.uuid4())
    answers = await asyncio.gather(*(client.act(view, action_id=action_id) for _ in range(8)))
    assert {answer.content for answer in answers} == {answers[0].content}
    assert (await client.view(view["id"]))["seq"] == 1


async def test_an_action_id_names_one_request_only(client: Client) -> None:
    """An action id that comes back with another action is refused."""
    view = await client.open()
    action_id = str(uuid.uuid4())
    following = (await client.act(view, "ponder", action_id=action_id)).json()
    other = await client.act(following, action_id=action_id)
    assert (other.status_code, other.json()["error"]["code"]) == (409, "id_taken")


async def test_two_requests_race_for_one_position(client: Client) -> None:
    """Exactly one of many different actions on the same position wins; the others see the new one."""
    view = await client.open(cards=100)
    for _ in range(10):
        actions = [choice["action"] for choice in view["choices"][:2]] * 2
        answers = await asyncio.gather(*(client.act(view, action) for action in actions))
        won = [answer for answer in answers if answer.status_code == 200]
        lost = [answer.json() for answer in answers if answer.status_code == 409]
        assert (len(won), len(lost)) == (1, 3)
        assert all(answer["error"]["code"] == "stale" for answer in lost)
        view = won[0].json()
        assert all(same(answer["view"], view) for answer in lost)


async def test_another_process_wrote_first(open_hall: OpenHall) -> None:
    """A hall whose memory is behind the database answers as stale, with what is stored."""
    async with open_hall() as one, open_hall() as two, client_of(one) as first, client_of(two) as second:
        view = await first.open()
        second.http.cookies = first.http.cookies
        assert (await second.view(view["id"]))["seq"] == 0
        await first.act(view, "ponder")
        late = await second.act(view, "ponder")
        assert (late.status_code, late.json()["view"]["seq"]) == (409, 1)


async def test_illegal_and_malformed_actions_name_the_rule(client: Client) -> None:
    """A refused action says which rule it breaks, and stores nothing."""
    view = await client.open()
    refused = await client.act(view, "play:none")
    assert refused.status_code == 422
    assert refused.json() == {
        "error": {"code": "illegal", "message": "not now", "field": "action", "rules": ["F-2"]}
    }
    malformed = await client.act(view, "<script>")
    assert (malformed.status_code, malformed.json()["error"]["rules"]) == (422, ["F-1"])
    assert (await client.view(view["id"]))["seq"] == 0


async def test_only_the_owner_of_the_seat_to_act_may_act(hall: Hall, client: Client) -> None:
    """Other guests, other seats and seats that do not exist are refused."""
    view = await client.open([human("Ask"), human("Embla")])
    async with client_of(hall) as stranger:
        stolen = await stranger.act(view)
        assert (stolen.status_code, stolen.json()["error"]["code"]) == (409, "not_your_turn")
        await stranger.get("/me")
        assert (await stranger.act(view)).status_code == 409
        assert (await stranger.undo(view)).status_code == 409
    for seat in (1, 5):
        wrong = await client.act(view, seat=seat)
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (409, "not_your_turn")
    assert (await client.view(view["id"]))["seq"] == 0


async def test_a_game_goes_on_after_a_restart(open_hall: OpenHall) -> None:
    """Position, log and undo are the same from the database as they were in memory."""
    async with open_hall() as hall, client_of(hall) as client:
        view = await client.open()
        view = (await client.act(view)).json()
        view = (await client.act(view, "ponder")).json()
        view = (await client.undo(view)).json()
        view = (await client.act(view, "ponder")).json()
        cookies = client.http.cookies
    async with open_hall() as hall, client_of(hall) as client:
        client.http.cookies = cookies
        assert same(await client.view(view["id"]), view)
        assert (await client.undo(view)).json()["seq"] == view["seq"] + 1


async def test_a_table_outlives_its_place_in_memory(open_hall: OpenHall, hall: Hall, client: Client) -> None:
    """With room for one table in memory, two tables are played in turns."""
    hall.tables._most = 1
    views = [await client.open(), await client.open()]
    for _ in range(3):
        views = [(await client.act(view)).json() for view in views]
    assert [view["seq"] for view in views] == [3, 3]
    assert len(hall.tables._live) == 1


@pytest.mark.usefixtures("impatient")
async def test_what_cannot_be_saved_is_said_and_can_be_sent_again(client: Client, database: Path) -> None:
    """While the database is locked nothing happens and all can be read; the same request then succeeds."""
    view = await client.open()
    action_id = str(uuid.uuid4())
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await client.act(view, action_id=action_id)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not_saved")
        assert same(await client.view(view["id"]), view)
        other.execute("ROLLBACK")
    saved = await client.act(view, action_id=action_id)
    assert (saved.status_code, saved.json()["seq"]) == (200, 1)


@pytest.mark.parametrize("change", ["rules = 2", "options = '{\"cards\": 0}'"])
async def test_a_table_that_cannot_be_read_harms_no_other(
    open_hall: OpenHall, database: Path, change: str
) -> None:
    """A table of other rules is refused as such, and the rest of the hall works."""
    async with open_hall() as hall, client_of(hall) as client:
        old = await client.open()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"UPDATE tables SET {change}")  # noqa: S608  # the test's own words
        connection.commit()
    async with open_hall() as hall, client_of(hall) as client:
        answer = await client.get(f"/tables/{old['id']}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (500, "unreadable")
        assert (await client.act(await client.open())).status_code == 200


@pytest.mark.parametrize("stored", [True, False])
async def test_after_an_unsettled_action_the_table_is_read_anew(
    client: Client, hall: Hall, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    """The client is told that it is not known; the same action id settles it, and memory takes no part."""
    view = (await client.act(await client.open(cards=4), "ponder")).json()
    before = await hall.tables.live(view["id"])
    append = HallStore.append

    async def lose(store: HallStore, *arguments: Any) -> None:
        monkeypatch.setattr(HallStore, "append", append)
        if stored:
            await append(store, *arguments)
        raise Unsettled("lost")

    monkeypatch.setattr(HallStore, "append", lose)
    action_id = str(uuid.uuid4())
    with hall.hub.bell(view["id"]) as bell:
        lost = await client.act(view, "ponder", action_id=action_id)
        assert not bell.is_set()
    assert (lost.status_code, lost.json()["error"]["code"]) == (503, "unsettled")
    settled = (await client.act(view, "ponder", action_id=action_id)).json()
    assert settled["seq"] == 2
    live = await hall.tables.live(view["id"])
    assert [line.action_id for line in live.lines].count(action_id) == 1
    assert live.game is not before.game
