"""Nothing that a viewer cannot know leaves the hall on any channel."""

from __future__ import annotations

import uuid
from collections.abc import Collection

import pytest

from gladsheim import records
from gladsheim.core.fair import commitment_of
from gladsheim.server.hall import Hall
from gladsheim.tables.running.live import Live
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


async def test_a_bot_is_given_its_observation_and_no_more(hall: Hall, client: Client) -> None:
    """The task sent to a worker holds no card of another hand, none of the deck, and no secret."""
    view = await client.open([human(), bot("gate")])
    live = await hall.tables.live(view["id"])
    state = live.state.clone()
    state.apply(view["choices"][0]["action"])
    assert await hall.bots.bot_task(view["id"]) is None
    hall.jobs.moves.add = lambda job: None  # type: ignore[method-assign]  # the bot is to stay idle
    await client.act(view)
    found = await hall.bots.bot_task(view["id"])
    assert found is not None
    hidden = hidden_words(await hall.tables.live(view["id"]), {1})
    seeds = [str((await hall.tables.live(view["id"])).table.bot_seed(1))]
    assert [word for word in hidden if word in repr(found[1]) and word not in seeds] == []


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
