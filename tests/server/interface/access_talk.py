"""Who may talk, note, block, report, and be told of turns: rows of the access matrix."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from tests.server.interface.access import NOT_FOUND, OK, SITTERS, Answer, Call, Rule, known, shut_out


def at_home(role: str, state: str) -> bool:
    """Whether a role sits at the table: the invited one sits down with the last."""
    return role in (SITTERS if state not in ("open", "closed") else ("maker", "player"))


def seated(then: Rule = lambda *_: OK) -> Rule:
    """What only those who sit there may do, and no watcher."""

    def rule(role: str, state: str) -> Answer:
        if shut_out(role, state):
            return NOT_FOUND
        return then(role, state) if at_home(role, state) else (403, "not_your_table")

    return rule


def said(role: str, state: str) -> Answer:
    """A message, where the table was not called off."""
    return (409, "closed") if state == "closed" else OK


def reported(role: str, state: str) -> Answer:
    """A report of the player; whoever is invited may complain, too."""
    if role == "player":
        return OK
    return OK if at_home(role, state) or role == "invited" else (403, "not_your_table")


def blocked(role: str, state: str) -> Answer:
    """A block of the player by anybody who may see the table, but not by the player."""
    return (400, "bad_request") if role == "player" else OK


def offered(role: str) -> Answer:
    """What a hall without mails and webhooks does not offer, and only to accounts."""
    return (404, "not_offered") if role == "account" else (403, "not_account")


def account(role: str) -> Answer:
    """What needs an account."""
    return OK if role == "account" else (403, "not_account")


AT_TABLES: dict[str, tuple[Call, Rule]] = {
    "GET /tables/{table:str}/chat": (lambda c: c.client.get(f"{c.path}/chat"), known(lambda *_: OK)),
    "POST /tables/{table:str}/chat": (
        lambda c: c.client.post(f"{c.path}/chat", {"text": "hail", "message_id": str(uuid.uuid4())}),
        seated(said),
    ),
    "PUT /tables/{table:str}/chat": (lambda c: c.client.put(f"{c.path}/chat", {"muted": True}), seated()),
    "GET /tables/{table:str}/note": (lambda c: c.client.get(f"{c.path}/note"), seated()),
    "PUT /tables/{table:str}/note": (
        lambda c: c.client.put(f"{c.path}/note", {"text": "mind", "version": 0}),
        seated(),
    ),
    "POST /tables/{table:str}/blocks": (
        lambda c: c.client.post(f"{c.path}/blocks", {"seat": 1}),
        known(blocked),
    ),
    "POST /tables/{table:str}/reports": (
        lambda c: c.client.post(f"{c.path}/reports", {"seat": 1, "reason": "rude"}),
        known(reported),
    ),
}
BESIDE = ("/chat", "/note", "/blocks", "/reports")
"""Ends of routes that leave the table as it is, whatever they are asked."""
ELSEWHERE: dict[str, tuple[Call, Callable[[str], Answer]]] = {
    "GET /blocks": (lambda c: c.client.get("/blocks"), lambda _: OK),
    "DELETE /blocks/{block_id:str}": (lambda c: c.client.delete("/blocks/none"), lambda _: NOT_FOUND),
    "GET /contact": (lambda c: c.client.get("/contact"), lambda _: OK),
    "PUT /contact/email": (lambda c: c.client.put("/contact/email", {"email": "a@b.example"}), offered),
    "POST /contact/email/confirm": (
        lambda c: c.client.post("/contact/email/confirm", {"code": "none"}),
        lambda role: (403, "code_expired") if role == "account" else (403, "not_account"),
    ),
    "DELETE /contact/email": (lambda c: c.client.delete("/contact/email"), account),
    "PUT /contact/webhook": (
        lambda c: c.client.put("/contact/webhook", {"url": "https://example.org/"}),
        offered,
    ),
    "DELETE /contact/webhook": (lambda c: c.client.delete("/contact/webhook"), account),
    "GET /push": (lambda c: c.client.get("/push"), lambda _: OK),
    "PUT /push": (
        lambda c: c.client.put(
            "/push", {"endpoint": "https://push.example/", "p256dh": "B" * 87, "auth": "B" * 22}
        ),
        lambda _: (404, "not_offered"),
    ),
    "DELETE /push": (lambda c: c.client.delete("/push"), lambda _: OK),
    "POST /unsubscribe/{token:str}": (lambda c: c.client.post("/unsubscribe/none", {}), lambda _: OK),
}
