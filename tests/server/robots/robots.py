"""Bot accounts for tests: an account, its robot, and a client with the robot's token."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from gladsheim.server.hall import Hall
from tests.server.calls import Client
from tests.server.conftest import client_of


@dataclass(frozen=True)
class BotAccount:
    """A robot as its owner sees it, and a client that is the robot."""

    id: str
    token_id: str
    token: str
    client: Client


async def made(owner: Client, name: str = "Hugin") -> dict[str, Any]:
    """A new bot account of an account."""
    answer = await owner.post("/robots", {"name": name})
    assert answer.status_code == 201, answer.text
    robot: dict[str, Any] = answer.json()
    return robot


async def token_of(owner: Client, robot: str, name: str = "here") -> dict[str, Any]:
    """A new token of a bot account."""
    answer = await owner.post(f"/robots/{robot}/tokens", {"name": name})
    assert answer.status_code == 201, answer.text
    token: dict[str, Any] = answer.json()
    return token


@asynccontextmanager
async def robot_of(hall: Hall, owner: Client, name: str = "Hugin") -> AsyncIterator[BotAccount]:
    """A bot account with a token, and a client that comes with it."""
    robot = await made(owner, name)
    token = await token_of(owner, robot["id"])
    async with client_of(hall, host="203.0.113.77") as client:
        client.http.headers["authorization"] = f"Bearer {token['token']}"
        yield BotAccount(robot["id"], token["card"]["id"], token["token"], client)
