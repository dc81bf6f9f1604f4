"""What each route answers to each kind of caller, in every state of a table."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

import httpx
from httpx_ws import AsyncWebSocketSession, WebSocketDisconnect, aconnect_ws
from httpx_ws.transport import ASGIWebSocketTransport

from gladsheim.server.app import create_app
from tests.server.calls import OPEN, human
from tests.server.interface import access_talk
from tests.server.interface.access import (
    NOT_FOUND,
    OK,
    PASSWORD,
    SITTERS,
    Answer,
    Call,
    Case,
    Rule,
    known,
    shut_out,
)
from tests.server.interface.access_time import agreed, come_back, resigned


def seen(role: str, state: str) -> Answer:
    """What shows the table, to all who may know of it."""
    return NOT_FOUND if shut_out(role, state) else OK


def asked(role: str, state: str) -> Answer:
    """What is answered to the player to act: the maker, who acts first."""
    if state.startswith("over"):
        return 409, "over"
    return OK if role == "maker" else (409, "not_your_turn")


def moved(role: str, state: str) -> Answer:
    """An action of the caller's own seat, decided on the first position."""
    if state.startswith("over") and role in SITTERS:
        return 409, "stale"
    return OK if role == "maker" else (409, "not_your_turn")


def taken_back(role: str, state: str) -> Answer:
    """An undo, where there is nothing to take back."""
    return (409, "no_undo") if moved(role, state) == OK else moved(role, state)


def followed(role: str, state: str) -> Answer:
    """A rematch, for those who played."""
    if role not in SITTERS:
        return 403, "not_your_table"
    return OK if state.startswith("over") else (409, "not_over")


def told(role: str, state: str) -> Answer:
    """A nonce for the caller's seat, which promised none."""
    seated = role in (SITTERS if state not in ("open", "closed") else ("maker", "player"))
    return (400, "broken_promise") if seated else (403, "not_your_seat")


def promised(role: str, state: str) -> Answer:
    """A fresh promise for the caller's seat, of which none is waited for."""
    code = {"open": "not_asked", "closed": "closed"}.get(state, "started")
    return (409, code) if told(role, state)[0] == 400 else told(role, state)


def ordered(role: str, state: str) -> Answer:
    """Standing orders of the caller's seat, at a table that knows none."""
    if shut_out(role, state):
        return NOT_FOUND
    return (409, "no_orders") if told(role, state)[0] == 400 else (403, "not_your_seat")


def own(then: Callable[[str, str], Answer]) -> Rule:
    """What is only for who plays the seat."""
    return lambda role, state: then(role, state) if role in SITTERS else (403, "not_your_seat")


def prepared(role: str, state: str) -> Answer:
    """A move for the first seat's turn by its own player, or for those who wait."""
    if state.startswith("over"):
        return 409, "over"
    return (409, "your_turn") if SITTERS[role] == 0 else OK


def begun(then: Rule) -> Rule:
    """What is only for games that have begun."""

    def rule(role: str, state: str) -> Answer:
        if shut_out(role, state):
            return NOT_FOUND
        early = {"open": (409, "not_started"), "closed": (409, "closed")}
        return early.get(state) or then(role, state)

    return rule


def after_the_end(_: str, state: str) -> Answer:
    """What may be asked of a game that is over, by everybody who may know of it."""
    return OK if state.startswith("over") else (409, "running")


def sat_down(role: str, state: str) -> Answer:
    """Taking one's seat, which one may have already."""
    if shut_out(role, state):
        return NOT_FOUND
    if state == "closed" and role not in ("maker", "player"):
        return 409, "closed"
    return OK if state in ("open", "closed") or role in SITTERS else (400, "seat_taken")


def left(role: str, state: str) -> Answer:
    """Leaving that seat again; one that is open is left at once."""
    return {"open": OK, "closed": (409, "closed")}.get(state, (409, "started"))


def given(role: str, state: str) -> Answer:
    """What only who made the table may do, and only before the game begins."""
    return left(role, state) if role == "maker" else (403, "not_your_table")


def cancelled(role: str, state: str) -> Answer:
    """The same; a table that was cancelled stays so."""
    return OK if (role, state) == ("maker", "closed") else given(role, state)


def line(**more: Any) -> dict[str, Any]:
    """What every action and undo says."""
    return {"expected_seq": 0, "action_id": str(uuid.uuid4()), **more}


async def watched(case: Case) -> httpx.Response:
    """The first message of the table's socket, or why it was closed, as an answer."""
    return await asked_by_socket(case, None)


async def asked_by_socket(case: Case, wish: dict[str, Any] | None) -> httpx.Response:
    """What the table's socket answers to a wish, or says at first."""
    headers = {"cookie": "; ".join(f"{name}={value}" for name, value in case.client.http.cookies.items())}
    transport = ASGIWebSocketTransport(app=create_app(case.hall))
    url = f"http://hall.test/api{case.path}/live"
    socket: AsyncWebSocketSession
    async with (
        httpx.AsyncClient(transport=transport, headers=headers) as http,
        aconnect_ws(url, http) as socket,
    ):
        try:
            message = await socket.receive_json()
            if wish is not None:
                await socket.send_json(wish)
                while wish["action_id"] not in (message.get("done"), message.get("id")):
                    message = await socket.receive_json()
            return httpx.Response(message.get("status", 200), json=message)
        except WebSocketDisconnect as closed:
            return httpx.Response(closed.code - 4000, json={"error": {"code": closed.reason}})


AT_TABLES: dict[str, tuple[Call, Rule]] = {
    **access_talk.AT_TABLES,
    "GET /tables/{table:str}": (lambda c: c.client.get(c.path), seen),
    "WEBSOCKET /tables/{table:str}/live": (watched, seen),
    "GET /tables/{table:str}/orders": (lambda c: c.client.get(f"{c.path}/orders", seat=c.seat), ordered),
    "PUT /tables/{table:str}/orders": (
        lambda c: c.client.put(f"{c.path}/orders", {"seat": c.seat, "orders": []}),
        ordered,
    ),
    "GET /tables/{table:str}/prepared": (
        lambda c: c.client.get(f"{c.path}/prepared", seat=c.seat),
        begun(own(lambda *_: OK)),
    ),
    "PUT /tables/{table:str}/prepared": (
        lambda c: c.client.put(f"{c.path}/prepared", {"seat": c.seat, "action": "ponder", "least": 0}),
        begun(own(prepared)),
    ),
    "DELETE /tables/{table:str}/prepared": (
        lambda c: c.client.delete(f"{c.path}/prepared?seat={c.seat}"),
        begun(own(lambda *_: OK)),
    ),
    "GET /tables/{table:str}/entries": (lambda c: c.client.get(f"{c.path}/entries"), begun(lambda *_: OK)),
    "GET /tables/{table:str}/record": (lambda c: c.client.get(f"{c.path}/record"), begun(lambda *_: OK)),
    "GET /tables/{table:str}/sitters": (lambda c: c.client.get(f"{c.path}/sitters"), seen),
    "GET /tables/{table:str}/plies/{ply:int}": (
        lambda c: c.client.get(f"{c.path}/plies/1"),
        begun(lambda *_: OK),
    ),
    "GET /tables/{table:str}/plies/{ply:int}/document": (
        lambda c: c.client.get(f"{c.path}/plies/1/document"),
        begun(lambda _, state: OK if state.startswith("over") else (409, "running")),
    ),
    "POST /tables/{table:str}/review": (
        lambda c: c.client.post(f"{c.path}/review", {}),
        begun(after_the_end),
    ),
    "GET /tables/{table:str}/review": (lambda c: c.client.get(f"{c.path}/review"), begun(after_the_end)),
    "POST /tables/{table:str}/review/{ply:int}/try": (
        lambda c: c.client.post(f"{c.path}/review/1/try", {"seat": 1, "action": "ponder"}),
        begun(lambda _, state: NOT_FOUND if state.startswith("over") else (409, "running")),
    ),
    "GET /tables/{table:str}/curve": (lambda c: c.client.get(f"{c.path}/curve"), begun(after_the_end)),
    "GET /tables/{table:str}/preview": (
        lambda c: c.client.get(f"{c.path}/preview", action="ponder"),
        begun(asked),
    ),
    "GET /tables/{table:str}/advice": (lambda c: c.client.get(f"{c.path}/advice"), begun(asked)),
    "GET /tables/{table:str}/why": (lambda c: c.client.get(f"{c.path}/why", action="ponder"), begun(asked)),
    "POST /tables/{table:str}/actions": (
        lambda c: c.client.post(f"{c.path}/actions", line(seat=c.seat, action="ponder")),
        begun(moved),
    ),
    "POST /tables/{table:str}/undo": (
        lambda c: c.client.post(f"{c.path}/undo", line(seat=c.seat)),
        begun(taken_back),
    ),
    "POST /tables/{table:str}/resign": (
        lambda c: c.client.post(f"{c.path}/resign", line(seat=c.seat)),
        begun(resigned),
    ),
    "POST /tables/{table:str}/return": (
        lambda c: c.client.post(f"{c.path}/return", line(seat=c.seat)),
        begun(come_back),
    ),
    "POST /tables/{table:str}/offers": (
        lambda c: c.client.post(f"{c.path}/offers", line(seat=c.seat, kind="abandon")),
        begun(agreed(OK)),
    ),
    "POST /tables/{table:str}/offers/{kind:str}": (
        lambda c: c.client.post(f"{c.path}/offers/abandon", line(agree=True)),
        begun(agreed((409, "no_offer"))),
    ),
    "DELETE /tables/{table:str}/offers/{kind:str}": (
        lambda c: c.client.delete(f"{c.path}/offers/abandon"),
        begun(agreed(OK)),
    ),
    "POST /tables/{table:str}/seats/{seat:int}": (
        lambda c: c.client.post(f"{c.path}/seats/{c.seat}", {"name": "Lif"}),
        sat_down,
    ),
    "DELETE /tables/{table:str}/seats/{seat:int}": (
        lambda c: c.client.delete(f"{c.path}/seats/{c.seat}"),
        known(left),
    ),
    "PUT /tables/{table:str}/seats/{seat:int}": (
        lambda c: c.client.put(f"{c.path}/seats/3", OPEN),
        known(given),
    ),
    "DELETE /tables/{table:str}": (lambda c: c.client.delete(c.path), known(cancelled)),
    "POST /tables/{table:str}/nonces": (
        lambda c: c.client.post(f"{c.path}/nonces", {"nonces": [{"seat": c.seat, "nonce": "00" * 32}]}),
        known(told),
    ),
    "POST /tables/{table:str}/promises": (
        lambda c: c.client.post(f"{c.path}/promises", {"promises": [{"seat": c.seat, "promise": "00" * 32}]}),
        known(promised),
    ),
    "POST /tables/{table:str}/rematch": (
        lambda c: c.client.post(f"{c.path}/rematch", {}),
        known(begun(followed)),
    ),
}
BY_SOCKET: dict[str, tuple[Call, Rule]] = {
    "SOCKET act": (
        lambda c: asked_by_socket(c, line(type="act", seat=c.seat, action="ponder")),
        begun(moved),
    ),
    "SOCKET undo": (lambda c: asked_by_socket(c, line(type="undo", seat=c.seat)), begun(taken_back)),
}
"""What a table's socket may be asked for: the same as by the routes for it."""


def account(role: str) -> Answer:
    """What needs a password."""
    return OK if role == "account" else (403, "not_account")


def owned(role: str) -> Answer:
    """What is done with a bot account that is not the caller's."""
    return NOT_FOUND if role == "account" else (403, "not_account")


async def own_session(case: Case) -> httpx.Response:
    """End a session of the caller's own."""
    listed = (await case.client.get("/sessions")).json()
    return await case.client.delete(f"/sessions/{listed[0]['id'] if listed else 'none'}")


NEW = {"game": "toy", "seats": [human(), OPEN]}
PONDER = {"action": "ponder"}
LOGIN = {"name": "Nobody", "password": PASSWORD}
ELSEWHERE: dict[str, tuple[Call, Callable[[str], Answer]]] = {
    **access_talk.ELSEWHERE,
    "GET /health": (lambda c: c.client.get("/health"), lambda _: OK),
    "GET /games": (lambda c: c.client.get("/games"), lambda _: OK),
    "GET /games/{name:str}/pieces": (lambda c: c.client.get("/games/toy/pieces"), lambda _: OK),
    "GET /games/{name:str}/bots": (lambda c: c.client.get("/games/toy/bots"), lambda _: OK),
    "GET /games/{name:str}/constants": (lambda c: c.client.get("/games/toy/constants"), lambda _: OK),
    "POST /lab/{game:str}/position": (lambda c: c.client.post("/lab/toy/position", {}), lambda _: OK),
    "POST /lab/{game:str}/preview": (lambda c: c.client.post("/lab/toy/preview", PONDER), lambda _: OK),
    "POST /lab/{game:str}/why": (lambda c: c.client.post("/lab/toy/why", PONDER), lambda _: OK),
    "GET /lessons/{game:str}": (lambda c: c.client.get("/lessons/voluspa"), lambda _: OK),
    "GET /puzzles/{game:str}": (lambda c: c.client.get("/puzzles/toy"), lambda _: OK),
    "GET /puzzles/{game:str}/{puzzle:str}": (
        lambda c: c.client.get("/puzzles/toy/none"),
        lambda _: NOT_FOUND,
    ),
    "POST /puzzles/{game:str}/{puzzle:str}/try": (
        lambda c: c.client.post("/puzzles/toy/none/try", PONDER),
        lambda _: NOT_FOUND,
    ),
    "POST /puzzles/{game:str}/{puzzle:str}/solution": (
        lambda c: c.client.post("/puzzles/toy/none/solution", {}),
        lambda _: NOT_FOUND,
    ),
    "GET /me": (lambda c: c.client.get("/me"), lambda _: OK),
    "PUT /me": (lambda c: c.client.put("/me", {"name": f"other {c.role}"}), lambda _: OK),
    "GET /tables": (lambda c: c.client.get("/tables"), lambda _: OK),
    "POST /tables": (lambda c: c.client.post("/tables", NEW), lambda _: (201, "")),
    "GET /lobby": (lambda c: c.client.get("/lobby"), lambda _: OK),
    "GET /games/{name:str}/wait": (lambda c: c.client.get("/games/toy/wait"), lambda _: OK),
    "POST /games/{name:str}/find": (lambda c: c.client.post("/games/toy/find", {}), lambda _: OK),
    "GET /daily": (lambda c: c.client.get("/daily"), lambda _: OK),
    "GET /daily/{day:str}": (lambda c: c.client.get("/daily/2000-01-01"), lambda _: NOT_FOUND),
    "POST /games/{name:str}/daily": (lambda c: c.client.post("/games/toy/daily", {}), lambda _: OK),
    "GET /matches": (lambda c: c.client.get("/matches"), lambda _: OK),
    "POST /matches": (lambda c: c.client.post("/matches", {"game": "toy"}), lambda _: OK),
    "GET /matches/{match:str}": (lambda c: c.client.get("/matches/none"), lambda _: NOT_FOUND),
    "POST /matches/{match:str}/players": (
        lambda c: c.client.post("/matches/none/players", {}),
        lambda _: NOT_FOUND,
    ),
    "POST /matches/{match:str}/deals/{number:int}": (
        lambda c: c.client.post("/matches/none/deals/1", {}),
        lambda _: NOT_FOUND,
    ),
    "POST /account": (
        lambda c: c.client.post("/account", {"name": f"new {c.role}", "password": PASSWORD}),
        lambda role: (409, "already_account") if role == "account" else OK,
    ),
    "POST /login": (lambda c: c.client.post("/login", LOGIN), lambda _: (403, "wrong_login")),
    "POST /recover": (
        lambda c: c.client.post("/recover", {**LOGIN, "code": "none"}),
        lambda _: (403, "wrong_login"),
    ),
    "POST /logout": (lambda c: c.client.post("/logout", {}), lambda _: OK),
    "POST /password": (lambda c: c.client.post("/password", {"old": PASSWORD, "new": PASSWORD}), account),
    "POST /recovery": (lambda c: c.client.post("/recovery", {"password": PASSWORD}), account),
    "POST /account/erase": (lambda c: c.client.post("/account/erase", {"password": PASSWORD}), lambda _: OK),
    "GET /sessions": (lambda c: c.client.get("/sessions"), lambda _: OK),
    "DELETE /sessions/{session:str}": (own_session, lambda role: NOT_FOUND if role == "stranger" else OK),
    "GET /players/{name:str}": (lambda c: c.client.get("/players/Nobody"), lambda _: NOT_FOUND),
    "GET /players/{name:str}/games": (lambda c: c.client.get("/players/Nobody/games"), lambda _: NOT_FOUND),
    "GET /rankings/{game:str}": (lambda c: c.client.get("/rankings/toy"), lambda _: OK),
    "GET /players/{name:str}/trends": (lambda c: c.client.get("/players/Nobody/trends"), lambda _: NOT_FOUND),
    "GET /trends": (lambda c: c.client.get("/trends"), lambda _: OK),
    "PUT /trends": (lambda c: c.client.put("/trends", {"shown": True, "automatic": True}), account),
    "GET /profile": (lambda c: c.client.get("/profile"), lambda _: OK),
    "PUT /profile": (lambda c: c.client.put("/profile", {"private": True}), account),
    "GET /presence": (lambda c: c.client.get("/presence"), lambda _: OK),
    "PUT /presence": (lambda c: c.client.put("/presence", {"hidden": True}), lambda _: OK),
    "GET /me/records": (lambda c: c.client.get("/me/records"), lambda _: OK),
    "GET /vacation": (
        lambda c: c.client.get("/vacation"),
        lambda role: (403, "not_seated") if role == "stranger" else OK,
    ),
    "PUT /vacation": (
        lambda c: c.client.put("/vacation", {"on": True}),
        lambda role: (403, "not_seated") if role == "stranger" else OK,
    ),
    "GET /people": (lambda c: c.client.get("/people", name="Nobody"), lambda _: OK),
    "GET /robots": (lambda c: c.client.get("/robots"), lambda _: OK),
    "POST /robots": (
        lambda c: c.client.post("/robots", {"name": f"bot of {c.role}"}),
        lambda role: (201, "") if role == "account" else (403, "not_account"),
    ),
    "DELETE /robots/{robot:str}": (lambda c: c.client.delete("/robots/none"), owned),
    "POST /robots/{robot:str}/tokens": (
        lambda c: c.client.post("/robots/none/tokens", {"name": "here"}),
        owned,
    ),
    "DELETE /robots/{robot:str}/tokens/{token:str}": (
        lambda c: c.client.delete("/robots/none/tokens/none"),
        owned,
    ),
    # What bot accounts may do stands in test_robots.py.
    "GET /bot/events": (lambda c: c.client.get("/bot/events"), lambda _: (403, "not_a_bot")),
    "GET /bot/tables/{table:str}/stream": (
        lambda c: c.client.get("/bot/tables/none/stream"),
        lambda _: (403, "not_a_bot"),
    ),
}
