"""Store of results: counts finished games, and answers queries about results, ratings, ladders and profiles.

A game is counted in one transaction: the number under which it is counted, the results of its seats, and the
ratings that follow from them. The row of the table says that it was counted, so a game that two processes try
to count, or one that is tried again after a crash, is counted once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gladsheim.store.engine.database import Connection, Row
from gladsheim.store.results import result_statements as statements
from gladsheim.store.topic import Topic
from gladsheim.tables.daily.matches import after_days
from gladsheim.tables.results.outcome import GAMES_A_DAY, Outcome
from gladsheim.tables.results.rating import Rating, rate, together

MOST_AT_ONCE = 100
MOST_RANKED = 100
MOST_OPPONENTS = 20
MOST_HISTORY = 600
END_OF_TIME = "9999"
"""Time that comes after every stored time."""

Moment = tuple[str, str]
"""End of a table's game, and the table's id, which orders those of the same time."""
Change = tuple[Rating, Rating]
"""Strength before a game and after it."""


@dataclass(frozen=True, slots=True)
class Profile:
    """Account as its page needs it; figures are (game, place, games, best points)."""

    name: str
    created: str
    private: bool
    ratings: dict[str, Rating]
    figures: list[tuple[str, int | None, int, int]]
    history: list[tuple[str, str, int]]
    opponents: list[tuple[str | None, str | None, int, int, int]]


@dataclass(frozen=True, slots=True)
class LadderBot:
    """Bot on the ladder; `robot`: a bot account, by its name."""

    bot: str
    robot: bool
    rating: Rating


@dataclass(frozen=True, slots=True)
class FinishedSeat:
    """Seat of a user in a finished game; `change` of the rating where it was rated."""

    table: str
    seat: int
    place: int | None
    score: int
    change: Change | None


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """Seat's name, the account that has it, and that account's rating in the game.

    `change` is the rating before and after the game; `counted`: the game is over and was counted.
    """

    seat: int
    name: str
    account: str | None
    key: str | None
    rating: Rating | None
    change: Change | None
    counted: bool


class ResultStore(Topic):
    """Store of results, ratings, ladders and profiles. Awaited changes are saved."""

    async def uncounted(self) -> list[Moment]:
        """Return finished games that were not counted, in the order of their ends; at most MOST_AT_ONCE.

        Those of shared deals that are not closed are left out.
        """
        rows = await self._rows(statements.UNCOUNTED, most=MOST_AT_ONCE)
        return [(row[1], row[0]) for row in rows]

    async def count(self, outcome: Outcome) -> bool:
        """Count a finished game; return False if it was counted before."""
        return await self._write(lambda connection: _count(connection, outcome))

    async def skip(self, table: str) -> None:
        """Note that a finished game cannot be replayed and is not to be tried again."""
        await self._change(statements.SET_COUNTED, table=table, new_counted=0)

    async def finished(self) -> list[str]:
        """Return all finished games but those that `uncounted` leaves out, in the order of their counting."""
        return [row[0] for row in await self._rows(statements.FINISHED)]

    async def recount(self, outcomes: Sequence[Outcome], broken: Sequence[str]) -> None:
        """Delete all that was counted, and count these games; `broken` ones cannot be replayed.

        Erased people get in them the strength that they had when the games were first counted.
        """

        def work(connection: Connection) -> None:
            _next_number(connection)
            erased = _erased(connection)
            for statement in (
                statements.FORGET_RESULTS,
                statements.FORGET_RATINGS,
                statements.FORGET_LADDER,
                statements.FORGET_COUNTED,
            ):
                connection.change(statement)
            for outcome in outcomes:
                _count(connection, outcome, erased.get(outcome.table))
            for table in broken:
                connection.change(statements.SET_COUNTED, table=table, new_counted=0)

        await self._write(work)

    async def ranking(self, game: str) -> list[tuple[str, Rating]]:
        """Return the strongest accounts of a game that are not provisional, and show themselves."""
        rows = await self._rows(statements.RANKING, in_game=game, most=MOST_RANKED)
        return [(row[0], Rating(*row[1:])) for row in rows]

    async def ladder(self, game: str) -> dict[int, list[LadderBot]]:
        """Return the bots of a game by number of players, strongest first."""
        found: dict[int, list[LadderBot]] = defaultdict(list)
        rows = await self._rows(statements.LADDER, in_game=game, most=MOST_RANKED)
        for players, bot, account, *strength in rows:
            found[players].append(LadderBot(account or bot, account is not None, Rating(*strength)))
        return dict(found)

    async def profile(self, user: str, *, own: bool) -> Profile:
        """Return an account's page; `own`: as the account itself may see it."""

        def work(connection: Connection) -> Profile:
            _, name, created, private = connection.rows(statements.PROFILE, user=user)[0]
            if private and not own:
                return Profile(name, created, True, {}, [], [], [])
            met = statements.OPPONENTS if own else statements.OPPONENTS_TOLD
            history = connection.rows(statements.HISTORY, user=user, most=MOST_HISTORY)
            return Profile(
                name,
                created,
                bool(private),
                _ratings(connection.rows(statements.RATINGS_OF_USER, user=user)),
                [(row[0], row[1], row[2], row[3]) for row in connection.rows(statements.FIGURES, user=user)],
                [(row[0], row[1], Rating(row[2], row[3]).shown) for row in reversed(history)],
                [
                    (row[0], row[1], row[2], int(row[3]), int(row[4]))
                    for row in connection.rows(met, user=user, most=MOST_OPPONENTS)
                ],
            )

        return await self._read(work)

    async def is_private(self, user: str) -> bool:
        """Whether a user shows no figures to others."""
        return bool((await self._rows(statements.PROFILE, user=user))[0][3])

    async def set_private(self, user: str, private: bool) -> None:
        """Let a user show their figures to others, or not."""

        def work(connection: Connection) -> None:
            if connection.change(statements.CHANGE_PROFILE, user=user, new_private=private) == 0:
                connection.change(statements.ADD_PROFILE, user_id=user, private=private)

        await self._write(work)

    async def games_of(self, user: str, before: Moment | None, most: int, *, own: bool) -> list[FinishedSeat]:
        """Return a user's finished games before a moment, newest first; for others only the public ones."""
        at, identity = before or (END_OF_TIME, "")
        statement = statements.GAMES if own else statements.GAMES_TOLD
        rows = await self._rows(statement, user=user, before=at, before_id=identity, most=most)
        return [FinishedSeat(row[0], row[1], row[2], row[3], _change(row[4:])) for row in rows]

    async def finished_of(self, user: str, after: Moment) -> list[Moment]:
        """Return the tables at which a user has played to the end after a moment, oldest
        first: (time, id).
        """
        rows = await self._rows(
            statements.FINISHED_OF_USER, user=user, after=after[0], after_id=after[1], most=MOST_AT_ONCE
        )
        return [(row[1], row[0]) for row in rows]

    async def sitters(self, table: str) -> list[RatedSeat]:
        """Return the seats of a table with their players, in order."""
        rows = await self._rows(statements.SITTERS, table=table)
        return [
            RatedSeat(
                row[0],
                row[1],
                row[2],
                row[3],
                None if row[4] is None else Rating(*row[4:7]),
                _change(row[7:11]),
                bool(row[11]),
            )
            for row in rows
        ]


_Erased = dict[int, Rating | None]
"""Strength of erased people by seat; None where their game changed no rating."""


def _erased(connection: Connection) -> dict[str, _Erased]:
    found: dict[str, _Erased] = defaultdict(dict)
    for table, seat, mu, sigma in connection.rows(statements.STRENGTHS_OF_ERASED):
        found[table][seat] = None if mu is None else Rating(mu, sigma)
    return found


def _count(connection: Connection, outcome: Outcome, erased: _Erased | None = None) -> bool:
    # First, so that others that count at the same time wait here.
    number = _next_number(connection)
    if connection.change(statements.SET_COUNTED, table=outcome.table, new_counted=number) != 1:
        return False
    changes = {**_count_people(connection, outcome, erased or {}), **_count_bots(connection, outcome)}
    for seat in outcome.seats:
        before, after = changes.get(seat.seat, (None, None))
        connection.change(
            statements.ADD_RESULT,
            table_id=outcome.table,
            seat=seat.seat,
            game=outcome.game,
            place=seat.place,
            score=seat.score,
            sole=seat.sole,
            mu_before=before and before.mu,
            sigma_before=before and before.sigma,
            mu_after=after and after.mu,
            sigma_after=after and after.sigma,
        )
    return True


def _next_number(connection: Connection) -> int:
    if connection.change(statements.NEXT_NUMBER) == 0:
        connection.change(statements.ADD_TALLY, id=1, number=1)
    return int(connection.rows(statements.NUMBER)[0][0])


def _count_people(connection: Connection, outcome: Outcome, erased: _Erased) -> dict[int, Change]:
    """Rate the accounts of a rated game; return the changes by seat.

    A person who was erased before the game was first counted gets the strength of a beginner.
    """
    if None in erased.values() or any(_often(connection, outcome, *pair) for pair in outcome.pairs):
        return {}
    before = {}
    for user, seat in outcome.people:
        rows = [] if user is None else connection.rows(statements.RATING, user=user, in_game=outcome.game)
        before[seat] = Rating(*rows[0]) if rows else erased.get(seat) or Rating()
    changes = _rated(outcome, before)
    for user, rating in _after(outcome.people, changes).items():
        met = connection.change(
            statements.CHANGE_RATING, user=user, in_game=outcome.game, **_new(rating, "new_")
        )
        if met == 0:
            connection.change(statements.ADD_RATING, user_id=user, game=outcome.game, **_new(rating))
    return changes


def _often(connection: Connection, outcome: Outcome, user: str, met: str) -> bool:
    """Whether two people have had as many games within a day as change ratings.

    Also among those that ended later: which of two is counted first is not certain.
    """
    since, until = after_days(outcome.ended, -1), after_days(outcome.ended, 1)
    rows = connection.rows(statements.GAMES_OF_PAIR, user=user, met=met, since=since, until=until)
    return bool(rows[0][0] >= GAMES_A_DAY)


def _count_bots(connection: Connection, outcome: Outcome) -> dict[int, Change]:
    """Rate the bots of a game among themselves; return the changes by seat."""
    where = {"in_game": outcome.game, "among": outcome.players}
    before = {}
    for bot, seat in outcome.bots:
        rows = connection.rows(statements.RUNG, name=bot, **where)
        before[seat] = Rating(*rows[0]) if rows else Rating()
    changes = _rated(outcome, before)
    for bot, rating in _after(outcome.bots, changes).items():
        if connection.change(statements.CHANGE_RUNG, name=bot, **where, **_new(rating, "new_")) == 0:
            game, players = outcome.game, outcome.players
            connection.change(statements.ADD_RUNG, bot=bot, game=game, players=players, **_new(rating))
    return changes


def _rated(outcome: Outcome, before: Mapping[int, Rating]) -> dict[int, Change]:
    """Return the changes that a game makes to the strengths of seats."""
    if not before:
        return {}
    after = rate(list(before.values()), [outcome.place(seat) for seat in before])
    return {seat: (before[seat], rating) for seat, rating in zip(before, after, strict=True)}


def _after(seats: Iterable[tuple[str | None, int]], changes: Mapping[int, Change]) -> dict[str, Rating]:
    """Return the rating of each name after a game, in the same order everywhere, so that no
    deadlock can arise.
    """
    reached = defaultdict(list)
    for name, seat in sorted((name, seat) for name, seat in seats if name is not None and seat in changes):
        reached[name].append(changes[seat][1])
    return {name: together(ratings) for name, ratings in reached.items()}


def _new(rating: Rating, prefix: str = "") -> dict[str, Any]:
    values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "shown": rating.shown}
    return {f"{prefix}{name}": value for name, value in values.items()}


def _ratings(rows: Iterable[Row]) -> dict[str, Rating]:
    return {row[0]: Rating(*row[1:]) for row in rows}


def _change(row: Sequence[Any]) -> Change | None:
    mu_before, sigma_before, mu_after, sigma_after = row
    if mu_before is None:
        return None
    return Rating(mu_before, sigma_before), Rating(mu_after, sigma_after)
