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

SHOWN = ("type", "table", "result", "reason", "error")


def ask(hall: httpx.Client, method: str, path: str, body: Any = None) -> Any:
    """Return the answer, or None if the hall refuses. If the hall says so, wait and ask again."""
    while True:
        answer = hall.request(method, path, json=body)
        if answer.status_code not in {429, 502, 503}:
            return answer.json() if answer.is_success else None
        time.sleep(int(answer.headers.get("retry-after", 1)))


def choose(view: Any) -> str:
    """Return the text of a legal action. A choice with a `prefix` stands for several actions."""
    one = random.choice(view["choices"])
    return one.get("action") or f"{one['prefix']}{random.choice(one['at'])}{one.get('suffix', '')}"


def play(hall: httpx.Client, table: str) -> None:
    """Act while it is the bot's turn. If the hall refuses, the game has moved on: read the table again."""
    view = ask(hall, "GET", f"/tables/{table}")
    while view is not None and view["my_turn"]:
        move = {"seat": view["to_act"], "expected_seq": view["seq"], "action_id": str(uuid.uuid4())}
        taken = ask(hall, "POST", f"/tables/{table}/actions", {"action": choose(view), **move})
        view = taken or ask(hall, "GET", f"/tables/{table}")


def accept(hall: httpx.Client, table: str) -> None:
    """Take the seats that are reserved for the bot."""
    for seat in (ask(hall, "GET", f"/tables/{table}") or {"seats": []})["seats"]:
        if seat["invited_me"]:
            ask(hall, "POST", f"/tables/{table}/seats/{seat['seat']}", {"name": "bot"})


def main(address: str, token: str) -> None:
    """Answer the events of the stream; after a lost connection the hall sends again all that waits."""
    headers, answers = {"Authorization": f"Bearer {token}"}, {"invitation": accept, "your_turn": play}
    with httpx.Client(base_url=f"{address}/api", headers=headers, timeout=30) as hall:
        while True:
            broken = suppress(httpx.TransportError, json.JSONDecodeError)
            with broken, hall.stream("GET", "/bot/events") as events:
                for event in map(json.loads, events.iter_lines()):
                    end = event.get("reason") or event.get("error", {}).get("code")
                    if end in {"replaced", "revoked", "bad_token"}:
                        sys.exit(f"the stream has ended: {end}")
                    if event.get("type") != "ping":
                        print(*(event[name] for name in SHOWN if name in event), flush=True)
                    if event.get("type") in answers:
                        answers[event["type"]](hall, event["table"])
            time.sleep(2)


if __name__ == "__main__":
    main(*(sys.argv[1:] or (os.environ["GLADSHEIM_HALL"], os.environ["GLADSHEIM_TOKEN"])))
