"""Which covers of secret questions a table may have, and where it says so."""

from __future__ import annotations

from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.tables.agreed.terms import Cover, Terms
from tests.server.calls import OPEN, Client, human
from tests.server.clocked import wish
from tests.server.covers.test_covered_tables import PAUSE, SECONDS, WINDOW

pytestmark = pytest.mark.anyio


@pytest.mark.any_database
@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({"game": "toy", "cover": PAUSE}, "cover"),
        ({"game": "secret", "cover": WINDOW, "clock": {"kind": "days", "days": 3}}, "cover"),
        ({"game": "secret", "cover": {"kind": "window", "seconds": 2}}, "cover.seconds"),
        ({"game": "secret", "cover": {"kind": "window", "seconds": 61}}, "cover.seconds"),
        ({"game": "secret", "cover": {"kind": "window"}}, "cover"),
    ],
)
async def test_covers_that_cannot_be_are_refused(
    hall: Hall, client: Client, terms: dict[str, Any], field: str
) -> None:
    """A game without secret questions has none, a table by days no windows, and seconds have bounds."""
    answer = await client.post("/tables", {"seats": [human(), human("Embla")], **terms})
    assert answer.status_code == 400
    assert answer.json()["error"]["field"] == field


async def test_the_cover_is_on_the_card_and_stays_for_the_rematch(hall: Hall, client: Client) -> None:
    """It is told before anybody sits down; a game that asks nobody in secret has none."""
    view = await wish(client, [human(), OPEN], game="secret", cover=WINDOW)
    assert view["cover"] == {"kind": "window", "seconds": SECONDS}
    assert (await client.get("/tables")).json()[0]["cover"] == view["cover"]
    assert (await wish(client, [human(), OPEN], game="secret"))["cover"]["kind"] == "pause"
    assert (await wish(client, [human(), OPEN], game="toy"))["cover"] is None
    stored = await hall.store.table(view["id"])
    assert stored is not None
    assert stored[0].terms.cover == Cover("window", SECONDS)
    assert Terms.of_text('{"pace": "live"}').cover is None
