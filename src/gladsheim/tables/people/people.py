"""Users of the hall (guests, accounts, robots), and their sessions, tokens and passwords."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class User:
    """A guest, somebody with an account (the same but for a password), or a `robot` of such a one.

    `keeper` is the account that a robot belongs to, where that is known.
    """

    id: str
    name: str
    account: bool = False
    robot: bool = False
    keeper: str | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of a user. Of its cookie only the hash is known; `agent` names browser and system.
    `seen` is the time of day when it was last used, `seen_ms` the hall time.

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
    seen_ms: int = 0


@dataclass(frozen=True, slots=True)
class RobotToken:
    """What a robot is recognised by: of the token only the hash is known. `used`: when it was last."""

    id: str
    robot: str
    name: str
    token_hash: bytes
    created: str
    used: str | None = None


@dataclass(frozen=True, slots=True)
class Robot:
    """A user that a program plays, made by the account `owner`."""

    user: User
    owner: str
    created: str
    tokens: tuple[RobotToken, ...] = ()


@dataclass(frozen=True, slots=True)
class Credentials:
    """What an account is recognised by: hashes of its password and of its unused recovery codes."""

    user: User
    password: str
    recovery: tuple[str, ...]
