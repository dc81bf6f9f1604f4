"""Looking back shows exactly what was sent at that time, and to nobody more."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.history import replay
from tests.server.calls import OPEN, Client, done, human, refused
from tests.server.conftest import client_of
from tests.server.history.played import accounts, play_out

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]

DEEDS = {"my_turn": False, "thinking": False, "can_undo": False, "choices": [], "rematch": None}


def as_seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view that was sent, without what could be done."""
    return {**view, **DEEDS}


async def ply(client: Client, table: str, number: int, **eyes: Any) -> dict[str, Any]:
    """The table after an entry."""
    return done(await client.get(f"/tables/{table}/plies/{number}", **eyes))


@pytest.mark.parametrize("seed", range(3))
async def test_every_ply_is_what_was_sent_then(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """A game with secret questions, undos and hidden choices: at every moment, all of the past is as it was.

    For each of three players and for a stranger every earlier number shows, byte for byte, the last
    view that was sent with that number.
    """
    monkeypatch.setattr(replay, "KEPT_POSITIONS", 3)
    monkeypatch.setattr(replay, "DISTANCE", 4)
    chance = random.Random(seed)
    async with accounts(hall, "Ask", "Embla", "Lif") as players, client_of(hall) as stranger:
        table = (await players[0].open([human("Ask"), OPEN, OPEN], "secret", cards=4, charms=8))["id"]
        await players[1].sit(table, 1, "Embla")
        await players[2].sit(table, 2, "Lif")
        viewers = {"stranger": stranger, **dict(zip("012", players, strict=True))}
        sent: dict[str, dict[int, dict[str, Any]]] = {who: {} for who in viewers}
        over = False
        while not over:
            for who, client in viewers.items():
                view = await client.view(table)
                sent[who][view["seq"]] = as_seen(view)
            over = view["status"] == "over"
            for mover in players:
                view = await mover.view(table)
                if not view["my_turn"]:
                    continue
                undo = view["can_undo"] and chance.random() < 0.5
                # Who is asked in secret and passes leaves no entry with anybody else.
                actions = [choice["action"] for choice in view["choices"]]
                choice = "pass" if "pass" in actions else chance.choice(actions)
                done(await mover.undo(view) if undo else await mover.act(view, choice))
                break
            who = chance.choice(sorted(viewers))
            number = chance.choice(sorted(sent[who]))
            newest = max(sent[who])
            if number < newest:
                assert await ply(viewers[who], table, number) == sent[who][number]
        for who, client in viewers.items():
            for number, view in sent[who].items():
                assert await ply(client, table, number) == view, (who, number)
        assert any(len(sent[who]) != len(sent["stranger"]) for who in "012")


async def test_while_a_game_runs_nobody_looks_through_others_eyes(hall: Hall) -> None:
    """Watchers and players get `running`; once it is over everybody may."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla), client_of(hall) as stranger:
        table = (await ask.open([human("Ask"), OPEN], "secret", cards=4))["id"]
        await embla.sit(table, 1, "Embla")
        view = done(await ask.act(await ask.view(table)))
        for client, seat in ((stranger, 0), (stranger, 1), (ask, 1), (embla, 0)):
            answer = await client.get(f"/tables/{table}/plies/0", eyes=str(seat))
            assert refused(answer) == (409, "running")
        assert (await ply(ask, table, 0, eyes="0"))["scene"]["hand"] is not None
        assert (await ply(ask, table, 0, eyes="public"))["scene"]["hand"] is None
        assert (await ply(stranger, table, view["seq"]))["scene"]["hand"] is None
        await play_out({0: ask, 1: embla}, table)
        first = await ply(stranger, table, 0, eyes="1")
        assert (first["viewer"], len(first["scene"]["hand"])) == (1, 2)
        assert refused(await stranger.get(f"/tables/{table}/plies/0", eyes="2")) == (404, "not_found")
        assert refused(await stranger.get(f"/tables/{table}/plies/0", eyes="all"))[0] == 400


async def test_a_shared_screen_looks_back_through_one_pair_of_eyes(hall: Hall, client: Client) -> None:
    """While the game runs the hand of whoever is not to look now stays hidden at every ply."""
    table = (await client.open([human("Ask"), human("Embla")], cards=4))["id"]
    for _ in range(3):
        view = done(await client.act(await client.view(table)))
    looking = view["viewer"]
    for number in range(4):
        then = await ply(client, table, number)
        assert then["viewer"] == looking
        assert [seat["hand"] is not None for seat in then["scene"]["seats"]] == [
            seat == looking for seat in range(2)
        ]
    assert refused(await client.get(f"/tables/{table}/plies/0", eyes="0")) == (409, "running")


async def test_beyond_the_last_ply_is_the_last(hall: Hall, client: Client) -> None:
    """So that a page can ask for the end without knowing its number; numbers have a bound."""
    table = (await client.open([human("Ask"), human("Embla")], cards=3))["id"]
    view = await play_out({0: client}, table)
    assert await ply(client, table, 10_000) == as_seen(view)
    assert (await client.get(f"/tables/{table}/plies/10001")).status_code == 400
    assert (await client.get(f"/tables/{table}/plies/-1")).status_code in (400, 404)
