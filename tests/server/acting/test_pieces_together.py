"""What parts of the hall make of each other: early ends and ratings, erased players and agreements."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from tests.server.calls import OPEN, Client, done, human
from tests.server.conftest import client_of
from tests.server.history.played import accounts

pytestmark = pytest.mark.anyio


def word(view: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The body of a request that is no action."""
    return {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), **more}


async def rating(client: Client, name: str) -> int:
    """An account's rating in the toy game."""
    (figures,) = done(await client.get(f"/players/{name}"))["figures"]
    return int(figures["rating"]["value"])


async def test_who_resigns_a_rated_game_has_lost_it(hall: Hall) -> None:
    """It counts as if it had been played out, and a game that both call off counts for nobody."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await ask.open([human(), OPEN], rated=True, cards=9)
        view = await embla.sit(view["id"], 1, "Embla")
        for _ in range(4):
            actor = (ask, embla)[view["to_act"]]
            view = done(await actor.act(await actor.view(view["id"])))
        ended = done(await embla.post(f"/tables/{view['id']}/resign", word(view, seat=1)))
        assert ended["places"] == [1, 2]
        await hall.history.tally.count_all()
        won, lost = await rating(ask, "Ask"), await rating(ask, "Embla")
        assert won > lost
        view = await ask.open([human(), OPEN], rated=True)
        view = await embla.sit(view["id"], 1)
        done(await ask.post(f"/tables/{view['id']}/offers", word(view, seat=0, kind="abandon")))
        view = await embla.view(view["id"])
        ended = done(await embla.post(f"/tables/{view['id']}/offers/abandon", word(view, agree=True)))
        assert (ended["ended"]["how"], ended["places"]) == ("abandoned", None)
        await hall.history.tally.count_all()
        assert (await rating(ask, "Ask"), await rating(ask, "Embla")) == (won, lost)


async def test_a_game_is_called_off_without_one_who_was_erased(hall: Hall, client: Client) -> None:
    """Nobody can ask whoever is gone: those who are left decide."""
    async with client_of(hall) as gone, client_of(hall) as other:
        view = await client.open([human(), OPEN, OPEN])
        await gone.sit(view["id"], 1, "Gullveig")
        await other.sit(view["id"], 2, "Lif")
        done(await gone.post("/account/erase", {}))
        view = await client.view(view["id"])
        done(await client.post(f"/tables/{view['id']}/offers", word(view, seat=0, kind="abandon")))
        view = await other.view(view["id"])
        assert view["status"] == "running"
        ended = done(await other.post(f"/tables/{view['id']}/offers/abandon", word(view, agree=True)))
        assert (ended["status"], ended["ended"]["how"]) == ("over", "abandoned")
