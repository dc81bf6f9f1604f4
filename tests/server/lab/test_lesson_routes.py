"""The lessons as the page gets them."""

from __future__ import annotations

import pytest

from gladsheim.lessons import book, names
from gladsheim.server.hall import Hall
from tests.server.calls import done, refused
from tests.server.conftest import client_of

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


@pytest.mark.parametrize("game", names())
async def test_lessons_come_in_their_order(hall: Hall, game: str) -> None:
    """Every lesson and every step is there, each position with the name of its game."""
    async with client_of(hall) as client:
        found = done(await client.get(f"/lessons/{game}"))
    wanted = [(lesson.id, [step.id for step in lesson.steps]) for lesson in book(game).lessons]
    assert [(one["id"], [step["id"] for step in one["steps"]]) for one in found["lessons"]] == wanted
    assert {step["document"]["game"] for one in found["lessons"] for step in one["steps"]} == {game}


async def test_a_game_without_lessons_is_not_found(hall: Hall) -> None:
    """As any other place where there is nothing."""
    async with client_of(hall) as client:
        assert refused(await client.get("/lessons/chess")) == (404, "not_found")
