"""Buckets, on a clock that goes when it is told to."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from gladsheim.server.wire.buckets import Buckets, network_of
from gladsheim.server.wire.errors import Refused


class Clock:
    """Seconds."""

    now = 0.0

    def __call__(self) -> float:
        """The seconds that it shows."""
        return self.now


def test_a_token_that_is_given_back_can_be_taken_again() -> None:
    """And no more than were taken; where nothing was there is nothing to give."""
    clock = Clock()
    buckets = Buckets(2, 10, clock)
    for _ in range(2):
        buckets.take("ask")
    assert (buckets.wait("ask"), buckets.used("ask")) == (10, 2)
    buckets.give_back("ask")
    assert (buckets.wait("ask"), buckets.used("ask")) == (0, 1)
    clock.now += 4
    assert buckets.used("ask") == pytest.approx(0.6)
    clock.now += 100
    buckets.give_back("ask")
    buckets.give_back("embla")
    for key in ("ask", "embla"):
        assert (buckets.wait(key), buckets.used(key)) == (0, 0)


def test_only_so_many_keys_are_known() -> None:
    """The one that was not used for longest makes room."""
    clock = Clock()
    buckets = Buckets(1, 10, clock, most=2)
    for key in ("ask", "embla", "lif", "ask"):
        buckets.take(key)
    with pytest.raises(Refused):
        buckets.take("lif")


def test_tokens_come_back_one_by_one() -> None:
    """A bucket gives so many at once, and then says when there will be another."""
    clock = Clock()
    buckets = Buckets(3, 10, clock)
    for _ in range(3):
        buckets.take("ask")
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            buckets.take("ask")
        assert (refused.value.status, refused.value.retry_after) == (429, 10)
    buckets.take("embla")
    clock.now += 10
    buckets.take("ask")
    with pytest.raises(Refused):
        buckets.take("ask")
    clock.now += 1000
    for _ in range(3):
        buckets.take("ask")
    with pytest.raises(Refused):
        buckets.take("ask")


@given(st.lists(st.tuples(st.floats(0, 100), st.sampled_from("ab")), max_size=60))
def test_no_bucket_gives_more_than_it_has(steps: list[tuple[float, str]]) -> None:
    """In any time no key gets more than its size and what has come back."""
    clock, size, every = Clock(), 3, 7.0
    buckets = Buckets(size, every, clock)
    taken: dict[str, list[float]] = {"a": [], "b": []}
    for wait, key in steps:
        clock.now += wait
        try:
            buckets.take(key)
        except Refused:
            pass
        else:
            taken[key].append(clock.now)
        assert 0 <= buckets.wait(key) <= every + 1e-9
    for times in taken.values():
        for k, end in enumerate(times):
            for j in range(k + 1):
                assert k - j + 1 <= size + (end - times[j]) / every + 1e-3


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_what_counts_as_one_address(host: str | None, network: str) -> None:
    """Of IPv6 the half that a connection is given as a whole."""
    assert network_of(host) == network
