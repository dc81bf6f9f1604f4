"""Taking back over HTTP, up to the last information boundary."""

from __future__ import annotations

import asyncio
import uuid

import httpx
import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import Client, bot, human, refused
from tests.server.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def test_what_revealed_nothing_is_taken_back(client: Client) -> None:
    """Two such actions are taken back one after the other, and the log keeps all of it."""
    view = await client.open()
    start = view["scene"]
    for _ in range(2):
        view = (await client.act(view, "ponder")).json()
    assert view["can_undo"]
    view = (await client.undo(view)).json()
    view = (await client.undo(view)).json()
    assert (view["scene"], view["can_undo"], view["seq"]) == (start, False, 4)
    assert [(entry["action"], entry["undone"]) for entry in view["log"]] == [
        ("ponder", True),
        ("ponder", True),
        ("undo", False),
        ("undo", False),
    ]
    assert (await client.act(view)).json()["seq"] == 5


async def test_a_draw_and_another_seats_action_stand(client: Client) -> None:
    """After a card was played and another drawn, neither seat can take it back."""
    view = await client.open()
    view = (await client.act(view)).json()
    assert not view["can_undo"]
    for seat in (0, 1):
        refused = await client.undo(view, seat=seat)
        assert refused.status_code == 409
    assert (await client.undo(view)).json()["error"]["code"] == "no_undo"


async def test_a_bots_action_is_never_taken_back(hall: Hall, client: Client) -> None:
    """When a bot has moved, the human cannot undo across it."""
    view = await client.open([human(), bot()])
    await client.act(view)
    await until(hall, view["id"], lambda live: live.to_act == 0)
    view = await client.view(view["id"])
    assert (view["seq"], view["can_undo"]) == (2, False)
    assert (await client.undo(view)).json()["error"]["code"] == "no_undo"


async def test_the_same_undo_again_takes_back_once(client: Client) -> None:
    """A repeated undo request gets the same answer and no second effect."""
    view = await client.open()
    view = (await client.act(view, "ponder")).json()
    view = (await client.act(view, "ponder")).json()
    action_id = str(uuid.uuid4())
    answers = await asyncio.gather(*(client.undo(view, action_id=action_id) for _ in range(3)))
    assert {answer.content for answer in answers} == {answers[0].content}
    after = await client.view(view["id"])
    assert (after["seq"], after["can_undo"]) == (3, True)


async def test_a_flood_of_undos_is_refused(client: Client) -> None:
    """After 20 the seat has to go on; each action that stands gives three more, and the view says so."""
    view = await client.open()
    for _ in range(20):
        view = (await client.act(view, "ponder")).json()
        view = (await client.undo(view)).json()
    view = (await client.act(view, "ponder")).json()
    for _ in range(3):
        assert view["can_undo"]
        view = (await client.act(view, "ponder")).json()
        view = (await client.undo(view)).json()
    assert not view["can_undo"]
    answer = await client.undo(view)
    assert refused(answer) == (409, "undo_limit")
    assert "20, and 3 more for each action played" in answer.json()["error"]["message"]
    assert (await client.act(view)).status_code == 200


async def test_a_flood_of_takebacks_is_refused(client: Client) -> None:
    """What all agree on counts as well: at one screen one person agrees for all."""
    view = await client.open()
    answers: list[httpx.Response] = []
    while len(answers) < 30 and (not answers or answers[-1].status_code == 200):
        view = (await client.act(await client.view(view["id"]), "ponder")).json()
        body = {"kind": "takeback", "expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": 0}
        answers.append(await client.post(f"/tables/{view['id']}/offers", body))
    # The action that is to be taken back stands until it is.
    assert (len(answers), refused(answers[-1])) == (24, (409, "undo_limit"))


async def test_a_stale_undo_is_refused(client: Client) -> None:
    """An undo decided on an older position never takes back something else."""
    view = await client.open()
    first = (await client.act(view, "ponder")).json()
    await client.act(first, "ponder")
    late = await client.undo(first)
    assert (late.status_code, late.json()["error"]["code"], late.json()["view"]["seq"]) == (409, "stale", 2)
