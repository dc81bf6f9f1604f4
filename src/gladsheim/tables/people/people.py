"""Users of the hall (guests, accounts, robots), and their sessions, tokens and passwords."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class User:
    """Guest, account (a guest with a password), or `robot` of an account.

    `keeper` is the account that a robot belongs to, where that is known.
    """

    id: str
    name: str
    account: bool = False
    robot: bool = False
    keeper: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """Session of a user's browser. Of its cookie only the hash is stored; `agent` names browser and system.

    An account's session has the hash of the `device` cookie, too, by which the browser is known to
    the account later; `former` is the one that this browser had before.
    """

    id: str
    user: str
    token_hash: bytes
    created: str
    seen: str
    agent: str
    device: bytes | None = None
    former: bytes | None = None
    # Hall time, by which sessions end: a wall clock that is set must end none. `seen` is for display.
    seen_ms: int = 0


@dataclass(frozen=True, slots=True)
class RobotToken:
    """Token that authenticates a robot; only its hash is stored. `used` is when it was last used."""

    id: str
    robot: str
    name: str
    token_hash: bytes
    created: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class Robot:
    """User that a program plays, made by the account `owner`."""

    user: User
    owner: str
    created: str
    tokens: tuple[RobotToken, ...] = ()


@dataclass(frozen=True, slots=True)
class Credentials:
    """Credentials of an account: hashes of its password and of its unused recovery codes."""

    user: User
    password: str
    recovery: tuple[str, ...]
