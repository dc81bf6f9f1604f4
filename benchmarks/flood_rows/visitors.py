"""Who comes to the hall: everybody from an address of this machine, by which the hall counts."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import msgspec
from hall_client import Answer, Connection

FLOODER, OTHERS, NEWCOMERS = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""The address that floods, that of somebody who plays meanwhile, and that of people who come later."""
LONGEST_WAIT = 1.0


class Visitor:
    """One guest, who connects again where the hall has closed the connection."""

    def __init__(self, port: int, source: str, cookie: str = "") -> None:
        self._port, self._source = port, source
        self.cookie = cookie
        self._connection: Connection | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Send a request, and read the answer. Raises OSError or EOFError where none comes."""
        if self._connection is not None:
            try:
                return await self._ask(self._connection, method, path, body)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
        self._connection = await Connection.open(self._port, self._source)
        self._connection.cookie = self.cookie
        return await self._ask(self._connection, method, path, body)

    async def json(self, method: str, path: str, body: Any = None) -> Any:
        """The same, and the JSON that comes back. Raises AssertionError for a refusal."""
        answer = await self.ask(method, path, body)
        assert answer.status < 400, (method, path, answer.status, answer.content[:200])
        return msgspec.json.decode(answer.content)

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    async def _ask(self, connection: Connection, method: str, path: str, body: Any) -> Answer:
        answer = await connection.ask(method, path, body)
        self.cookie = connection.cookie
        return answer


async def wait_as_told(answer: Answer) -> None:
    """Wait after a refusal until one may come again, but not for long."""
    told = re.search(r"(?i)retry-after: (\d+)", answer.head)
    await asyncio.sleep(min(LONGEST_WAIT, float(told[1]) if told else LONGEST_WAIT))
