"""What several processes count together: how often somebody came, and attempts that failed."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gladsheim.store import limit_statements as ask
from gladsheim.store.database import Connection, Database
from gladsheim.store.errors import MustWait

FIRST_WAIT, LONGEST_WAIT, FORGOTTEN_SECONDS = 1.0, 60.0, 3600.0


@dataclass(frozen=True, slots=True)
class Spent:
    """What was taken out of a bucket: `cost`, and at `most` so much it may owe, both in seconds."""

    cost: float
    most: float


class LimitStore:
    """Counts that all processes of a hall share; times are seconds on a clock that they share, too."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.shared = database.shared

    async def spend(self, spent: Mapping[str, Spent], now: float) -> dict[str, float]:
        """Take what this process has given out; for each key, when its bucket will be full."""

        def work(connection: Connection) -> dict[str, float]:
            full_at = {}
            # In one order everywhere, so that no two processes wait for each other.
            for key, one in sorted(spent.items()):
                rows = connection.rows(ask.SPEND, key=key, now=now, cost=one.cost, most=one.most)
                full_at[key] = float(rows[0][0])
            return full_at

        return await asyncio.wrap_future(self._database.write(work))

    async def attempt(self, keys: Sequence[tuple[str, int]], now: float) -> list[int]:
        """Count an attempt for each key, of which so many are free; by how many they are over that.

        Raises MustWait; then none is counted.
        """

        def work(connection: Connection) -> list[int]:
            return [_attempt(connection, key, free, now) - free for key, free in sorted(keys)]

        return await asyncio.wrap_future(self._database.write(work))

    async def succeed(self, forgotten: str, forgiven: str, now: float) -> None:
        """Forget all attempts of one key, and the last one of another."""

        def work(connection: Connection) -> None:
            connection.change(ask.FORGET_ATTEMPTS, key=forgotten)
            connection.change(ask.FORGIVE_ATTEMPT, key=forgiven, now=now)

        await asyncio.wrap_future(self._database.write(work))

    async def sweep(self, now: float) -> None:
        """Forget what no longer matters."""

        def work(connection: Connection) -> None:
            connection.change(ask.FORGET_FULL, now=now)
            connection.change(ask.FORGET_OLD, before=now - FORGOTTEN_SECONDS)

        await asyncio.wrap_future(self._database.write(work))


def _attempt(connection: Connection, key: str, free: int, now: float) -> int:
    counted = connection.rows(
        ask.TRY,
        key=key,
        now=now,
        free=free,
        first=FIRST_WAIT,
        longest=LONGEST_WAIT,
        forgotten=FORGOTTEN_SECONDS,
        first_wait=0.0 if free else FIRST_WAIT,
    )
    if not counted:
        left = connection.rows(ask.WAIT, key=key, now=now)
        raise MustWait(min(max(float(left[0][0]), 0.0), LONGEST_WAIT))
    return int(counted[0][0])
