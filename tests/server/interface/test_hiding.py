"""Nothing that a viewer cannot know leaves the hall on any channel."""

from __future__ import annotations

import pickle
import uuid
from collections.abc import Collection
from dataclasses import replace

import pytest

from gladsheim import records
from gladsheim.core.fair import commitment_of
from gladsheim.games import names
from gladsheim.server.hall import Hall
from gladsheim.server.jobs.pool import WorkerPool
from gladsheim.server.live_tables.library import installed
from gladsheim.server.time.pause import Pause
from gladsheim.store import open_store
from gladsheim.tables.running.live import Live
from tests.server import toy_hall
from tests.server.calls import Client, bot, human
from tests.server.conftest import client_of
from tests.server.waiting import until
from tests.toys import ToyState

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


def hidden_words(live: Live, seats: Collection[int]) -> list[str]:
    """What may not be told to one who plays the seats: the deck, other hands, the secret."""
    state = live.state
    assert isinstance(state, ToyState)
    others = [card for seat, hand in enumerate(state.hands) if seat not in seats for card in hand]
    secret = live.table.secret
    seeds = [str(live.table.bot_seed(seq)) for seq in range(live.seq + 1)]
    return [*state.deck, *others, secret.hex(), str(int.from_bytes(secret)), *seeds]


async def everything(client: Client, hall: Hall, table: str) -> str:
    """All that a guest can get about a table, refusals included, with the headers."""
    live = await hall.tables.live(table)
    state = live.state
    assert isinstance(state, ToyState)
    guess = f"play:{state.hands[live.to_act or 0][0]}"
    answers = [
        await client.get(f"/tables/{table}"),
        await client.get(f"/tables/{table}/entries", since=0),
        await client.get(f"/tables/{table}/record"),
        await client.get("/tables"),
        await client.get(f"/tables/{table}/preview", action="ponder"),
        await client.get(f"/tables/{table}/advice"),
        await client.get(f"/tables/{table}/why", action="ponder"),
        await client.post(
            f"/tables/{table}/actions",
            {"action": guess, "expected_seq": 0, "action_id": str(uuid.uuid4()), "seat": 1},
        ),
    ]
    return "\n".join(f"{answer.headers}\n{answer.text}" for answer in answers)


async def test_a_spectator_never_sees_a_hand_the_deck_or_the_secret(hall: Hall, client: Client) -> None:
    """Through a whole game, no answer to a stranger contains a hidden card or the seed."""
    view = await client.open([human("Ask"), human("Embla"), human("Lif")], cards=3)
    async with client_of(hall) as stranger:
        while view["status"] == "running":
            live = await hall.tables.live(view["id"])
            seen = await everything(stranger, hall, view["id"])
            socket = hall.views.unchecked_message_for_seats(live, frozenset()).whole.decode()
            assert [word for word in hidden_words(live, ()) if word in seen + socket] == []
            view = (await client.act(view)).json()


async def test_a_player_never_sees_the_hand_of_a_bot(hall: Hall, client: Client) -> None:
    """Through a whole game against two bots, the player gets no card of theirs and none of the deck."""
    view = await client.open([bot(), human(), bot()], cards=3)
    while view["status"] == "running":
        live = await until(hall, view["id"], lambda live: live.to_act in (1, None))
        if live.status == "running":
            seen = await everything(client, hall, view["id"])
            socket = hall.views.unchecked_message_for_seats(live, frozenset({1})).whole.decode()
            assert [word for word in hidden_words(live, {1}) if word in seen + socket] == []
        view = await client.view(view["id"])
        if view["my_turn"]:
            view = (await client.act(view)).json()


async def test_one_sees_ones_own_hand_and_what_one_drew(client: Client) -> None:
    """On one screen the view is that of the seat to act, with its own cards and draws."""
    view = await client.open()
    assert (view["viewer"], view["scene"]["viewer"], len(view["scene"]["hand"])) == (0, 0, 2)
    first = (await client.act(view)).json()
    assert (first["viewer"], first["scene"]["viewer"]) == (1, 1)
    assert first["log"][0]["events"][1] == {"event": "drew", "seat": 0, "count": 1}
    second = (await client.act(first)).json()
    assert len(second["log"][0]["events"][1]["cards"]) == 1
    assert "cards" not in second["log"][1]["events"][1]


@pytest.mark.parametrize("game", names())
async def test_a_bot_is_given_what_its_seat_may_know_and_no_more(hall_url: str, game: str) -> None:
    """What is sent to a worker follows from the observation: any hidden cards give the same bytes."""
    library = replace(toy_hall.library(), games=installed().games)
    hall = Hall(open_store(hall_url), library, WorkerPool(1, toy_hall.choose), pause=Pause(0))
    hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
    await hall.start()
    async with client_of(hall) as client:
        view = await client.open([human(), bot("first")], game)
        while view["my_turn"]:
            assert await hall.bots.bot_task(view["id"]) is None
            view = (await client.act(view)).json()
        found, live = await hall.bots.bot_task(view["id"]), await hall.tables.live(view["id"])
    await hall.stop()
    assert found is not None
    task = found[1]
    assert task.state.observe(1) == live.state.observe(1)
    assert task.state.seed is None
    assert live.table.secret not in pickle.dumps(task)
    for salt in ("one", "other"):
        twin = live.state.redeal(1, salt).redeal(1, task.seed)
        assert pickle.dumps(twin) == pickle.dumps(task.state)


async def test_the_commitment_holds_when_the_record_is_complete(hall: Hall, client: Client) -> None:
    """The commitment stands from the beginning; the secret that it fixes comes with the end."""
    view = await client.open(cards=2)
    sealed = (await client.get(f"/tables/{view['id']}/record")).json()
    nobody = [None] * len(view["seats"])
    assert sealed["start"]["fair"] == {"commitment": view["commitment"], "nonces": nobody, "secret": None}
    assert sealed["result"] is None
    while view["status"] == "running":
        view = (await client.act(view)).json()
    view = await client.view(view["id"])
    complete = (await client.get(f"/tables/{view['id']}/record")).json()
    secret = bytes.fromhex(complete["start"]["fair"]["secret"])
    assert secret == (await hall.tables.live(view["id"])).table.secret
    assert commitment_of(secret) == sealed["start"]["fair"]["commitment"] == view["commitment"]
    assert [entry["action"] for entry in complete["actions"]] == [entry["action"] for entry in view["log"]]
    assert complete["result"]["over"] is True
    assert records.from_json(complete).to_json() == complete
