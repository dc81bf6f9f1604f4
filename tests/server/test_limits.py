"""Back-off and buckets, on a clock that goes when it is told to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gladsheim.server.errors import Refused
from gladsheim.server.limits import Backoff, Buckets, network_of
from gladsheim.store.limits import FORGOTTEN_SECONDS, LONGEST_WAIT


class Clock:
    """Seconds."""

    now = 0.0

    def __call__(self) -> float:
        """The seconds that it shows."""
        return self.now


def test_each_failure_doubles_the_wait_up_to_a_minute() -> None:
    """Some are free; then there is always an end to the wait."""
    clock = Clock()
    backoff, waits = Backoff(2, clock), []
    for _ in range(12):
        backoff.begin("ask")
        waits.append(backoff.wait("ask"))
        clock.now += waits[-1]
        assert backoff.wait("ask") == 0
    assert waits == [0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]
    assert backoff.wait("embla") == 0


def test_failures_are_forgotten() -> None:
    """By the right password, or after an hour without another."""
    clock = Clock()
    backoff = Backoff(1, clock)
    for _ in range(3):
        backoff.begin("ask")
        backoff.begin("embla")
    backoff.forget("ask")
    assert backoff.wait("ask") == 0
    assert backoff.wait("embla") == 2
    clock.now += FORGOTTEN_SECONDS + 1
    backoff.begin("embla")
    assert backoff.wait("embla") == 0


def test_one_attempt_is_forgiven_and_not_those_before() -> None:
    """A success in between does not clear a guesser's address."""
    clock = Clock()
    backoff = Backoff(1, clock)
    for _ in range(3):
        backoff.begin("here")
    backoff.forgive("here")
    assert backoff.wait("here") == 0
    backoff.begin("here")
    assert backoff.wait("here") == 2
    backoff.forgive("nowhere")


def test_only_so_many_keys_are_known() -> None:
    """The one that was not used for longest makes room."""
    clock = Clock()
    backoff = Backoff(0, clock, most=2)
    for key in ("ask", "embla", "ask", "lif"):
        backoff.begin(key)
    assert [backoff.wait(key) for key in ("ask", "embla", "lif")] == [2, 0, 1]
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
    """In any time no key gets more than its size and what has come back; no wait is longer than a minute."""
    clock, size, every = Clock(), 3, 7.0
    buckets, backoff = Buckets(size, every, clock), Backoff(2, clock)
    taken: dict[str, list[float]] = {"a": [], "b": []}
    for wait, key in steps:
        clock.now += wait
        try:
            buckets.take(key)
        except Refused:
            pass
        else:
            taken[key].append(clock.now)
        backoff.begin(key)
        assert 0 <= backoff.wait(key) <= LONGEST_WAIT + 1e-6
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


def test_a_burst_is_noticed_once() -> None:
    """The attempt that goes over what is free is the first, and only one is."""
    backoff = Backoff(2, lambda: 0.0)
    assert [backoff.begin("name") for _ in range(4)] == [-1, 0, 1, 2]
