"""A bot that plays at random: give it HALL and TOKEN, or set GLADSHEIM_HALL and GLADSHEIM_TOKEN."""

import json
import os
import random
import sys
import time
import uuid
from contextlib import suppress
from typing import Any

import httpx


def ask(hall: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    """The answer; None where the hall refuses. Waits as long as the hall says."""
    while True:
        answer = hall.request(method, path, json=body)
        if answer.status_code not in {429, 502, 503}:
            return answer.json() if answer.is_success else None
        time.sleep(int(answer.headers.get("retry-after", 1)))


def play(hall: httpx.Client, table: str) -> None:
    """Take random actions while it is the bot's turn. A choice with a `prefix` stands for several."""
    view = ask(hall, "GET", f"/tables/{table}")
    while view is not None and view["my_turn"]:
        one = random.choice(view["choices"])
        chosen = one.get("action") or f"{one['prefix']}{random.choice(one['at'])}{one.get('suffix', '')}"
        line = {"seat": view["to_act"], "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
        # Refused where the game has moved on meanwhile: then look again.
        taken = ask(hall, "POST", f"/tables/{table}/actions", {"action": chosen, **line})
        view = taken or ask(hall, "GET", f"/tables/{table}")


def accept(hall: httpx.Client, table: str) -> None:
    """Take the seat that is kept for the bot."""
    for seat in (ask(hall, "GET", f"/tables/{table}") or {"seats": []})["seats"]:
        if seat["invited_me"]:
            ask(hall, "POST", f"/tables/{table}/seats/{seat['seat']}", {"name": "bot"})


def main(address: str, token: str) -> None:
    """Do what the events say; after a break the hall says again all that waits."""
    headers, deeds = {"Authorization": f"Bearer {token}"}, {"invitation": accept, "your_turn": play}
    with httpx.Client(base_url=f"{address}/api", headers=headers, timeout=30) as hall:
        while True:
            with suppress(httpx.TransportError, ValueError), hall.stream("GET", "/bot/events") as events:
                for event in map(json.loads, events.iter_lines()):
                    end = event.get("reason") or event.get("error", {}).get("code")
                    if end in {"replaced", "revoked", "bad_token"}:
                        sys.exit(f"the stream has ended: {end}")
                    if event.get("type") in deeds:
                        deeds[event["type"]](hall, event["table"])
            time.sleep(2)


if __name__ == "__main__":
    main(*(sys.argv[1:] or (os.environ["GLADSHEIM_HALL"], os.environ["GLADSHEIM_TOKEN"])))
