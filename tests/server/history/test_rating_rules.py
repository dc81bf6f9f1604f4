"""Which rated games count: none that nobody played, few a day of the same two, and none is dodged."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

from gladsheim.server.hall import Hall
from gladsheim.server.history.tally import recount
from gladsheim.tables.results.outcome import GAMES_A_DAY, LEAST_ACTIONS
from gladsheim.tables.results.rating import Rating, rate
from tests.server.accounts.entering import PASSWORD
from tests.server.calls import OPEN, RATED_TERMS, Client, done, human, refused
from tests.server.history.played import accounts, play_out, rated_game

pytestmark = [pytest.mark.anyio, pytest.mark.any_database]


async def begun(one: Client, other: Client, *more: Client, actions: int = LEAST_ACTIONS) -> dict[str, Any]:
    """A rated game at which each seat has acted so often; the view of the first to act."""
    clients = (one, other, *more)
    view = await one.open([human(), *[OPEN] * (len(clients) - 1)], rated=True, cards=9)
    for seat, client in enumerate(clients[1:], 1):
        await client.sit(view["id"], seat, done(await client.get("/me"))["name"])
    view = await one.view(view["id"])
    for _ in range(actions * len(clients)):
        actor = clients[view["to_act"]]
        view = done(await actor.act(await actor.view(view["id"])))
    return view


async def resign(client: Client, view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Give the game up."""
    body = {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": seat}
    return done(await client.post(f"/tables/{view['id']}/resign", body))


async def ratings(hall: Hall, *clients: Client) -> list[tuple[int, int] | None]:
    """What each account is rated in the toy game, and after how many games; None without a rating."""
    found = []
    for client in clients:
        name = done(await client.get("/me"))["name"]
        rating = next((one["rating"] for one in done(await client.get(f"/players/{name}"))["figures"]), None)
        found.append(None if rating is None else (rating["value"], rating["games"]))
    return found


async def uncounted(client: Client, table: str) -> set[str | None]:
    """What the table says of why its result changed no rating."""
    return {one.get("uncounted") for one in (await client.get(f"/tables/{table}/sitters")).json()}


async def test_games_that_nobody_played_make_no_points(hall: Hall) -> None:
    """Fifteen private games, resigned before the first move, change no rating, and the page says why."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        for _ in range(15):
            view = await begun(ask, embla, actions=0)
            await resign(embla, view, 1)
        await hall.history.tally.count_all()
        assert await ratings(hall, ask, embla) == [None, None]
        assert done(await ask.get("/players/Ask"))["figures"][0]["games"] == 15
        assert await uncounted(ask, view["id"]) == {"short"}


@pytest.mark.parametrize("actions", [LEAST_ACTIONS - 1, LEAST_ACTIONS])
async def test_a_game_counts_once_everybody_has_acted_twice(hall: Hall, actions: int) -> None:
    """One action fewer changes no rating."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await begun(ask, embla, actions=actions)
        await resign(embla, view, 1)
        await hall.history.tally.count_all()
        counted = actions >= LEAST_ACTIONS
        assert [one is not None for one in await ratings(hall, ask, embla)] == [counted] * 2
        assert await uncounted(embla, view["id"]) == {None if counted else "short"}


async def test_few_games_a_day_of_the_same_two_count(hall: Hall) -> None:
    """Those beyond are in the history and change no rating; games with others do, and a recount agrees."""
    async with accounts(hall, "Ask", "Embla", "Lif") as (ask, embla, lif):
        for _ in range(GAMES_A_DAY + 2):
            last = await rated_game(hall, ask, embla)
        assert [one and one[1] for one in await ratings(hall, ask, embla)] == [GAMES_A_DAY] * 2
        assert done(await ask.get("/players/Ask"))["figures"][0]["games"] == GAMES_A_DAY + 2
        assert await uncounted(ask, last) == {"often"}
        # Two who have met often enough bring nobody else's game to nothing by chance: it is said beforehand.
        assert await uncounted(lif, await rated_game(hall, lif, embla, ask)) == {"often"}
        await rated_game(hall, lif, ask)
        found = await ratings(hall, ask, embla, lif)
        assert [one and one[1] for one in found] == [GAMES_A_DAY + 1, GAMES_A_DAY, 1]
        await recount(hall.store, hall.library.games)
        assert await ratings(hall, ask, embla, lif) == found


async def test_the_day_is_that_before_the_end(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the games of yesterday are a day old the same two are rated again."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        for moment, games, counted in (
            ("2026-01-01T10:00:00.000Z", GAMES_A_DAY, GAMES_A_DAY),
            ("2026-01-02T09:59:59.999Z", 1, GAMES_A_DAY),
            ("2026-01-02T10:00:00.000Z", 1, GAMES_A_DAY + 1),
        ):
            monkeypatch.setattr(hall.time, "clock", lambda moment=moment: moment)
            for _ in range(games):
                await rated_game(hall, ask, embla)
            assert [one and one[1] for one in await ratings(hall, ask, embla)] == [counted] * 2


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        ({}, "clock"),
        ({"clock": {"kind": "none"}}, "clock"),
        ({**RATED_TERMS, "absence": "wait"}, "absence"),
        ({**RATED_TERMS, "absence": "bot"}, "absence"),
    ],
)
async def test_a_rated_table_ends_for_whoever_stays_away(
    hall: Hall, terms: dict[str, Any], field: str
) -> None:
    """Without a clock, or where the others would wait or meet a bot, none is opened; the field is named."""
    async with accounts(hall, "Ask") as (ask,):
        wish = {"game": "toy", "seats": [human(), OPEN], "rated": True, **terms}
        answer = await ask.post("/tables", wish)
        assert refused(answer) == (400, "rated_terms")
        assert answer.json()["error"]["field"] == field


async def test_an_older_rated_table_without_a_clock_has_no_rematch_and_takes_nobody(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal says what is missing."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        with monkeypatch.context() as patch:
            patch.setattr("gladsheim.tables.lobby.seating.check_rated_terms", lambda _: None)
            wish = {"game": "toy", "seats": [human(), OPEN], "options": {"cards": 3}, "rated": True}
            over, waiting = [(await ask.post("/tables", wish)).json()["id"] for _ in range(2)]
            await embla.sit(over, 1)
        await play_out({0: ask, 1: embla}, over)
        for path in (f"/tables/{over}/rematch", f"/tables/{waiting}/seats/1"):
            answer = await embla.post(path, {} if "rematch" in path else {"name": "Embla"})
            assert refused(answer) == (400, "rated_terms")


async def test_whoever_stays_away_has_lost(hall: Hall) -> None:
    """When the time has run out the game is over, and both ratings change."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await begun(ask, embla)
        live = await hall.tables.live(view["id"])
        hall.time._base += 31 * 60_000
        await hall.timekeeper.look()
        ended = await ask.view(view["id"])
        assert (ended["status"], ended["ended"]["how"]) == ("over", "timeout")
        assert ended["places"] == [2, 1] if live.to_act == 0 else [1, 2]
        await hall.history.tally.count_all()
        assert [one and one[1] for one in await ratings(hall, ask, embla)] == [1, 1]


async def erase(client: Client) -> None:
    """Erase an account."""
    done(await client.post("/account/erase", {"password": PASSWORD}))


async def test_whoever_is_erased_has_lost(hall: Hall) -> None:
    """The other wins at once, against the rating that the erased account had; a recount agrees."""
    async with accounts(hall, "Ask", "Embla", "Lif") as (ask, embla, lif):
        first = await rated_game(hall, embla, lif)
        places = (await embla.view(first))["places"]
        (before, _) = rate([Rating(), Rating()], places)
        view = await begun(ask, embla)
        await erase(embla)
        ended = await ask.view(view["id"])
        assert (ended["status"], ended["ended"]["how"], ended["places"]) == ("over", "resigned", [1, 2])
        (after, _) = rate([Rating(), before], [1, 2])
        found = await ratings(hall, ask, lif)
        assert found[0] == (after.shown, 1)
        await recount(hall.store, hall.library.games)
        assert await ratings(hall, ask, lif) == found


async def test_an_end_that_is_not_counted_yet_counts_before_the_loser_is_erased(hall: Hall) -> None:
    """To resign and be erased in the same second costs the winner nothing."""
    async with accounts(hall, "Ask", "Embla") as (ask, embla):
        view = await begun(ask, embla)
        await resign(embla, view, 1)
        await erase(embla)
        assert [one and one[1] for one in await ratings(hall, ask)] == [1]


async def test_of_three_the_erased_is_last_at_the_end(hall: Hall) -> None:
    """The game goes on with a bot in that seat, and those who stay are rated above it."""
    async with accounts(hall, "Ask", "Embla", "Lif") as (ask, embla, lif):
        view = await begun(ask, embla, lif)
        assert view["status"] == "running"
        await erase(embla)
        live = await hall.tables.live(view["id"])
        assert (live.gone(1), live.over) == ("resigned", False)
        await resign(lif, await lif.view(view["id"]), 2)
        await hall.history.tally.count_all()
        after = rate([Rating()] * 3, [1, 3, 2])
        found = await ratings(hall, ask, lif)
        assert found == [(after[0].shown, 1), (after[2].shown, 1)]
        await recount(hall.store, hall.library.games)
        assert await ratings(hall, ask, lif) == found
