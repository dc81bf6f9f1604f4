"""What the tests ask of a hall over HTTP."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx

HUMANS = ({"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"})


def human(name: str = "Ask") -> dict[str, str]:
    """A human seat."""
    return {"kind": "human", "name": name}


def bot(name: str = "first") -> dict[str, str]:
    """A bot's seat."""
    return {"kind": "bot", "bot": name}


@dataclass
class Client:
    """A guest with a cookie jar."""

    http: httpx.AsyncClient

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """GET below /api."""
        return await self.http.get(f"/api{path}", params=query)

    async def post(self, path: str, body: Any) -> httpx.Response:
        """POST JSON below /api."""
        return await self.http.post(f"/api{path}", json=body)

    async def open(
        self, seats: Sequence[dict[str, str]] = HUMANS, game: str = "toy", **options: Any
    ) -> dict[str, Any]:
        """A new table's view."""
        answer = await self.post("/tables", {"game": game, "options": options, "seats": list(seats)})
        assert answer.status_code == 201, answer.text
        view: dict[str, Any] = answer.json()
        return view

    async def view(self, table: str) -> dict[str, Any]:
        """The table's view."""
        answer = await self.get(f"/tables/{table}")
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    async def act(self, view: dict[str, Any], action: str | None = None, **changes: Any) -> httpx.Response:
        """Take an action on the position of a view: the first choice unless another is named."""
        action = view["choices"][0]["action"] if action is None else action
        body = {"action": action, **self._request(view), **changes}
        return await self.post(f"/tables/{view['id']}/actions", body)

    async def undo(self, view: dict[str, Any], **changes: Any) -> httpx.Response:
        """Take back the last action."""
        return await self.post(f"/tables/{view['id']}/undo", {**self._request(view), **changes})

    @staticmethod
    def _request(view: dict[str, Any]) -> dict[str, Any]:
        seat = view["to_act"] if view["to_act"] is not None else 0
        return {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": seat}
