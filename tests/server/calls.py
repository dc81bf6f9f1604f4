"""What the tests ask of a hall over HTTP."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from gladsheim.core.telling.columns import unpacked

RATED_TERMS = {"clock": {"kind": "bank", "minutes": 30, "increment": 30}, "absence": "abandon"}
"""How time is kept where a result counts."""
HUMANS = ({"kind": "human", "name": "Ask"}, {"kind": "human", "name": "Embla"})


def human(name: str = "Ask") -> dict[str, str]:
    """A human seat."""
    return {"kind": "human", "name": name}


def bot(name: str = "first") -> dict[str, str]:
    """A bot's seat."""
    return {"kind": "bot", "bot": name}


OPEN = {"kind": "open"}


def invited(name: str) -> dict[str, str]:
    """A seat that is kept for an account."""
    return {"kind": "invited", "name": name}


@dataclass
class Client:
    """A guest with a cookie jar."""

    http: httpx.AsyncClient

    def cookie(self, kind: str = "session") -> str:
        """The name of the client's cookie of a kind; empty if there is none."""
        return next((name for name in self.http.cookies if f"gladsheim_{kind}_" in name), "")

    def token(self, kind: str = "session") -> str:
        """What stands in the cookie of that kind. Raises KeyError if there is none."""
        return self.http.cookies[self.cookie(kind)]

    async def is_ended(self) -> bool:
        """Whether the hall says that it does not know the session of the client's cookie any more."""
        return refused(await self.get("/me")) == (401, "session_ended")

    async def get(self, path: str, **query: Any) -> httpx.Response:
        """GET below /api."""
        return await self.http.get(f"/api{path}", params=query)

    async def post(self, path: str, body: Any) -> httpx.Response:
        """POST JSON below /api."""
        return await self.http.post(f"/api{path}", json=body)

    async def put(self, path: str, body: Any) -> httpx.Response:
        """PUT JSON below /api."""
        return await self.http.put(f"/api{path}", json=body)

    async def delete(self, path: str) -> httpx.Response:
        """DELETE below /api."""
        return await self.http.delete(f"/api{path}")

    async def sit(self, table: str, seat: int, name: str = "Lif") -> dict[str, Any]:
        """Sit down; the table's view."""
        return done(await self.post(f"/tables/{table}/seats/{seat}", {"name": name}))

    async def register(self, name: str, password: str = "a long password") -> list[str]:  # noqa: S107
        """Become an account; the recovery codes."""
        codes: list[str] = done(await self.post("/account", {"name": name, "password": password}))["recovery"]
        return codes

    async def open(
        self, seats: Sequence[dict[str, str]] = HUMANS, game: str = "toy", **options: Any
    ) -> dict[str, Any]:
        """A new table's view; `visibility`, `watch` and `rated` are told apart from the game's options.

        A rated one has a clock, and ends for whoever's time runs out.
        """
        wish = {"game": game, "seats": list(seats), **(RATED_TERMS if options.get("rated") else {})}
        more = {name: options.pop(name) for name in ("visibility", "watch", "rated") if name in options}
        answer = await self.post("/tables", {**wish, "options": options, **more})
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
        action = next(unpacked(view["choices"]))["action"] if action is None else action
        body = {"action": action, **self._request(view), **changes}
        return await self.post(f"/tables/{view['id']}/actions", body)

    async def undo(self, view: dict[str, Any], **changes: Any) -> httpx.Response:
        """Take back the last action."""
        return await self.post(f"/tables/{view['id']}/undo", {**self._request(view), **changes})

    @staticmethod
    def _request(view: dict[str, Any]) -> dict[str, Any]:
        seat = view["to_act"] if view["to_act"] is not None else 0
        return {"expected_seq": view["seq"], "action_id": str(uuid.uuid4()), "seat": seat}


def same(whole: dict[str, Any], answer: dict[str, Any]) -> bool:
    """Whether a complete view and the answer to an action, which has only what is new, show the same."""
    skipped = answer["log_from"] - whole["log_from"]
    return {**whole, "log_from": answer["log_from"], "log": whole["log"][skipped:]} == answer


def done(answer: httpx.Response) -> dict[str, Any]:
    """The body of an answer that is no refusal."""
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return answer.status_code, answer.json()["error"]["code"]
