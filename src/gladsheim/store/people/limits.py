"""Rate limits and counts of password attempts that all processes of a hall share."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from gladsheim.store.engine.database import Connection
from gladsheim.store.errors import MustWait
from gladsheim.store.topic import Topic


@dataclass(frozen=True, slots=True)
class BucketDebt:
    """Amount taken from a bucket, `cost`, and its largest debt, `most`, both in seconds."""

    cost: float
    most: float


@dataclass(frozen=True, slots=True, order=True)
class TakenToken:
    """Token from the bucket of a key: it returns in `cost` seconds, a full bucket in `most`."""

    key: str
    cost: float
    most: float


def _statements() -> ModuleType:
    """Return the module of the statements, loaded late: only PostgreSQL needs it, and it loads slowly."""
    return import_module("gladsheim.store.people.limit_statements")


class LimitStore(Topic):
    """Counts that all processes of a hall share. Times are seconds of a clock that they share, too."""

    async def spend(self, spent: Mapping[str, BucketDebt], now: float) -> dict[str, float]:
        """Take the tokens that this process has spent. Returns, by key, when its bucket will be full."""

        def work(connection: Connection) -> dict[str, float]:
            ask, full_at = _statements(), {}
            # In one order everywhere, so that no two processes wait for each other.
            for key, one in sorted(spent.items()):
                rows = connection.rows(ask.SPEND, key=key, now=now, cost=one.cost, most=one.most)
                full_at[key] = float(rows[0][0])
            return full_at

        return await self._write(work)

    async def take(self, keys: Sequence[TakenToken], now: float) -> list[float]:
        """Take a token for each key. Returns when the bucket of each will be full.

        Raises MustWait if one is empty; then none is taken.
        """

        def work(connection: Connection) -> list[float]:
            # In one order everywhere, as above.
            taken = {one.key: _take(connection, one, now) for one in sorted(keys)}
            return [taken[one.key] for one in keys]

        return await self._write(work)

    async def give_back(self, keys: Sequence[TakenToken]) -> None:
        """Put taken tokens back."""

        def work(connection: Connection) -> None:
            ask = _statements()
            for one in sorted(keys):
                connection.change(ask.GIVE_BACK, key=one.key, cost=one.cost)

        await self._write(work)

    async def sweep(self, now: float) -> None:
        """Delete full buckets."""

        def work(connection: Connection) -> None:
            connection.change(_statements().FORGET_FULL, now=now)

        await self._write(work)


def _take(connection: Connection, one: TakenToken, now: float) -> float:
    ask = _statements()
    taken = connection.rows(ask.TAKE, key=one.key, now=now, cost=one.cost, most=one.most)
    if not taken:
        left = connection.rows(ask.WAIT, key=one.key, now=now, cost=one.cost, most=one.most)
        raise MustWait(min(max(float(left[0][0]), 0.0), one.cost))
    return float(taken[0][0])
