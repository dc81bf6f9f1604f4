"""Passwords and recovery codes. Only hashes of them are ever stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from gladsheim.server.accounts.weak import weakness
from gladsheim.server.shares.turns import Turns
from gladsheim.server.wire.errors import BadRequest

T = TypeVar("T")

THREADS = 2
EACH, MOST_WAITING = 8, 64
"""Most hashes that may wait: for one owner, and for all together."""

CODES = 8
CODE_GROUPS, CODE_GROUP = 4, 4
# Crockford's base 32: without letters that are read as others. 16 of them are 80 bits.
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans({"I": "1", "L": "1", "O": "0", "-": None, " ": None})


class Passwords:
    """Argon2 hashing in separate threads. Hashing is slow on purpose, so the queue is bounded."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="password")
        self._turns = Turns(THREADS, EACH, MOST_WAITING)

    async def hash(self, password: str) -> str:
        """Return the hash to store. Raises Refused when too many wait."""
        return await self._run(lambda: self._hasher.hash(_normal(password)))

    async def verify(self, stored: str | None, password: str) -> bool:
        """Whether the password matches the hash.

        Without a hash it takes as long and returns False. Raises Refused when too many wait.
        """
        return await self._run(lambda: self._verify(stored, _normal(password)))

    async def check(self, password: str, name: str, field: str) -> None:
        """Raise BadRequest for a password that is easily guessed, Refused when too many wait."""
        words = await self._run(lambda: weakness(password, name))
        if words is not None:
            raise BadRequest(words, field)

    def outdated(self, stored: str) -> bool:
        """Whether a hash is weaker than those made now."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown()

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash(secrets.token_urlsafe())

    def _verify(self, stored: str | None, password: str) -> bool:
        # Made before it is known whether it will be needed, so that time does not tell.
        nobodys = self._nobodys
        try:
            return self._hasher.verify(stored or nobodys, password) and bool(stored)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        return await self._turns.work(work, self._threads)


def fresh_codes() -> list[str]:
    """Return new recovery codes, as they are shown."""
    return [
        "-".join("".join(secrets.choice(ALPHABET) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
        for _ in range(CODES)
    ]


def code_hash(user: str, code: str) -> str:
    """Return the hash to store of a code, however it is written. SHA-256 suffices for the code's 80 bits."""
    plain = unicodedata.normalize("NFKC", code).upper().translate(MISREAD)
    return hashlib.sha256(f"{user} {plain}".encode()).hexdigest()


def without_code(stored: Iterable[str], digest: str) -> list[str] | None:
    """Return the hashes without the used one; None if `digest` is not among them."""
    found = list(stored)
    left = [known for known in found if not hmac.compare_digest(known, digest)]
    return left if len(left) < len(found) else None


def _normal(password: str) -> str:
    # The same letters typed on different keyboards are the same password.
    return unicodedata.normalize("NFKC", password)
