"""Passwords and recovery codes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher

from gladsheim.server.accounts import passwords
from gladsheim.server.accounts.passwords import Passwords, code_hash, fresh_codes, without_code
from gladsheim.server.wire.errors import Refused
from tests.server.conftest import CHEAP

pytestmark = pytest.mark.anyio


@pytest.fixture
def cheap() -> Iterator[Passwords]:
    """Passwords that are hashed with little work."""
    found = Passwords(CHEAP)
    yield found
    found.close()


async def test_the_right_password_is_right(cheap: Passwords) -> None:
    """However its letters are composed; another is wrong, and so is any where there is none."""
    stored = await cheap.hash("Gna\u0301 und Straße")
    assert stored.startswith("$argon2id$")
    assert await cheap.verify(stored, "Gná und Straße")
    assert not await cheap.verify(stored, "gná und straße")
    assert not await cheap.verify(None, "Gná und Straße")
    assert not await cheap.verify("no hash at all", "Gná und Straße")
    assert await cheap.hash("same") != await cheap.hash("same")


async def test_hashes_are_as_strong_as_advised() -> None:
    """Without a wish the parameters are those of RFC 9106 for little memory, and weaker ones are outdated."""
    strong = Passwords()
    stored = await strong.hash("a long password")
    assert "$m=65536,t=3,p=4$" in stored
    assert not strong.outdated(stored)
    assert strong.outdated(CHEAP.hash("a long password"))
    strong.close()


async def test_only_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """More than that are sent away at once, with the time to come back; then there is room again."""
    monkeypatch.setattr(passwords, "EACH", 2)
    cheap = Passwords(CHEAP)
    release = threading.Event()

    class Slow(PasswordHasher):
        def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
            release.wait(30)
            return CHEAP.hash(password, salt=salt)

    cheap._hasher = Slow()
    running = [asyncio.create_task(cheap.hash("a")) for _ in range(2)]
    while cheap._turns._held.total() < 2:
        await asyncio.sleep(0)
    with pytest.raises(Refused) as refused:
        await cheap.hash("b")
    assert (refused.value.status, refused.value.code) == (429, "slow_down")
    release.set()
    assert len(set(await asyncio.gather(*running))) == 2
    await cheap.hash("c")
    cheap.close()


def test_codes_are_random_and_readable() -> None:
    """Eight times eighty bits, in groups, without letters that are read as others."""
    codes = [code for _ in range(50) for code in fresh_codes()]
    assert len(set(codes)) == 400
    letters = set("".join(codes)) - {"-"}
    assert letters == set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")
    assert all([len(group) for group in code.split("-")] == [4] * 4 for code in codes)


def test_a_code_is_the_same_however_it_is_written() -> None:
    """Case, hyphens, spaces and letters misread do not matter; whose it is does."""
    stored = code_hash("ask", "0123-4567-89AB-1111")
    for written in ("0123456789ab1111", "o123 4567 89ab IlLi", "０123-4567-89ab-1111"):
        assert code_hash("ask", written) == stored
    assert code_hash("embla", "0123-4567-89AB-1111") != stored


def test_a_code_is_taken_out_of_those_that_are_left() -> None:
    """One that is none of them leaves nothing to say."""
    assert without_code(["a", "b", "c"], "b") == ["a", "c"]
    assert without_code(["a"], "a") == []
    assert without_code(["a"], "b") is None
    assert without_code([], "") is None
