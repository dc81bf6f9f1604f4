"""Friends who play a match with each other, as tests let them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.server.hall import Hall
from tests.server.calls import Client, done
from tests.server.daily.dealt import Today, turn

WISH = {"game": "toy", "options": {"cards": 3}}


async def rotation_of(friends: Sequence[Client], today: Today | None = None, **wish: Any) -> str:
    """A match of all these friends with each other, numbered as they come; its id."""
    asked = {**WISH, "rotation": len(friends), **wish}
    found: str = done(await friends[0].post("/matches", asked))["id"]
    for friend in friends[1:]:
        done(await friend.post(f"/matches/{found}/players", {}))
    return found


async def seen(client: Client, match: str) -> dict[str, Any]:
    """The match as a client sees it."""
    return done(await client.get(f"/matches/{match}"))


async def sit(client: Client, match: str, number: int) -> dict[str, Any]:
    """The client's table with a deal, at which the client sits then."""
    return done(await client.post(f"/matches/{match}/deals/{number}", {}))


async def meet(friends: Sequence[Client], match: str, number: int, pair: Sequence[int]) -> str:
    """Let two sit down over a deal; their table."""
    for player in pair:
        view = await sit(friends[player], match, number)
    assert view["status"] == "running"
    table: str = view["id"]
    return table


async def play_out(hall: Hall, pair: Sequence[Client], table: str, *, last: bool = False) -> None:
    """Play a table to its end, by the first choices or the last that go on; the first sits in seat 0."""
    while (await turn(hall, pair[0], table))["status"] == "running":
        views = [(client, await client.view(table)) for client in pair]
        # Nobody else is told who is asked in secret.
        client, view = next(one for one in views if one[1]["my_turn"])
        choices = [choice["action"] for choice in view["choices"] if choice["action"] != "ponder"]
        done(await client.act(view, choices[-1 if last else 0]))


async def play(
    hall: Hall, friends: Sequence[Client], match: str, number: int, pair: Sequence[int], *, last: bool = False
) -> str:
    """Let two play a deal from its beginning to its end; their table."""
    table = await meet(friends, match, number, pair)
    await play_out(hall, [friends[player] for player in pair], table, last=last)
    return table


def given(view: dict[str, Any], action_id: str) -> dict[str, Any]:
    """What goes with a deed beside the rules, such as to resign."""
    return {"expected_seq": view["seq"], "action_id": action_id, "seat": view["viewer"]}
