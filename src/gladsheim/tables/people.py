"""Who comes to the hall: users, and the browsers they come with."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class User:
    """A guest, or somebody with an account: the same but for a password."""

    id: str
    name: str
    account: bool = False


@dataclass(frozen=True, slots=True)
class Session:
    """One browser of a user. Of its cookie only the hash is known; `agent` names browser and system."""

    id: str
    user: str
    token_hash: bytes
    created: str
    seen: str
    agent: str


@dataclass(frozen=True, slots=True)
class Credentials:
    """What an account is recognised by: hashes of its password and of its unused recovery codes."""

    user: User
    password: str
    recovery: tuple[str, ...]
