"""Questions of one kind are asked together, and each gets an answer of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from gladsheim.store.engine.gathered import GatheredLookup

pytestmark = pytest.mark.anyio


class Asked:
    """A database that answers when it is told to: of each key the key and its length."""

    def __init__(self) -> None:
        self.questions: list[tuple[list[str], Future[list[tuple[str, int]]]]] = []
        self.closed = False

    def look_up(self, keys: Sequence[str]) -> Future[list[tuple[str, int]]]:
        """One question."""
        if self.closed:
            raise RuntimeError("closed")
        future: Future[list[tuple[str, int]]] = Future()
        self.questions.append((list(keys), future))
        return future

    def answer(self, number: int) -> None:
        """Answer a question; of what begins with "no" nothing is known."""
        keys, future = self.questions[number]
        future.set_result([(key, len(key)) for key in set(keys) if not key.startswith("no")])


@pytest.fixture
def asked() -> Asked:
    """A database that waits to be told."""
    return Asked()


@pytest.fixture
def gathered(asked: Asked) -> GatheredLookup[str, tuple[str, int]]:
    """What gathers its questions."""
    return GatheredLookup(asked.look_up, lambda found: found[0])


async def round_of_loop() -> None:
    """Let what was called for soon be done."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def test_what_comes_while_one_is_asked_waits_and_is_asked_together(
    asked: Asked, gathered: GatheredLookup[str, tuple[str, int]]
) -> None:
    """Two of one round, then three while those are under way; one key twice, one unknown."""
    first = [gathered.find("a"), gathered.find("bb")]
    await round_of_loop()
    then = [gathered.find("ccc"), gathered.find("none"), gathered.find("ccc")]
    await round_of_loop()
    assert [keys for keys, _ in asked.questions] == [["a", "bb"]]
    asked.answer(0)
    assert await asyncio.gather(*first) == [("a", 1), ("bb", 2)]
    await round_of_loop()
    assert [keys for keys, _ in asked.questions[1:]] == [["ccc", "none", "ccc"]]
    asked.answer(1)
    assert await asyncio.gather(*then) == [("ccc", 3), None, ("ccc", 3)]
    # Nothing waits: the next is asked at once.
    last = gathered.find("d")
    await round_of_loop()
    asked.answer(2)
    assert await last == ("d", 1)


async def test_a_fault_is_told_to_those_who_asked_then(
    asked: Asked, gathered: GatheredLookup[str, tuple[str, int]]
) -> None:
    """Who asks afterwards has an answer of its own; who has gone is not missed."""
    first, gone = gathered.find("a"), gathered.find("b")
    await round_of_loop()
    gone.cancel()
    then = gathered.find("c")
    asked.questions[0][1].set_exception(OSError("lost"))
    with pytest.raises(OSError, match="lost"):
        await first
    await round_of_loop()
    asked.answer(1)
    assert await then == ("c", 1)


async def test_a_closed_database_says_so(
    asked: Asked, gathered: GatheredLookup[str, tuple[str, int]]
) -> None:
    """To everybody who asks, now and later."""
    asked.closed = True
    for _ in range(2):
        with pytest.raises(RuntimeError, match="closed"):
            await gathered.find("a")
