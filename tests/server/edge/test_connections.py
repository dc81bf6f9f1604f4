"""How many connections may be open."""

from __future__ import annotations

import socket
import sys

import pytest

from gladsheim.server.edge.connections import (
    MOST_CONNECTIONS,
    MOST_LINGERING,
    OWN_FILES,
    UNREAD_MILLISECONDS,
    Connections,
    give_up_unread,
    room,
)

HERE, THERE = "192.0.2.1", "192.0.2.2"


class Guest:
    """A connection that notes whether it was closed for another."""

    gave_way = False

    def give_way(self) -> None:
        """Note it."""
        self.gave_way = True


def test_of_one_address_so_many_are_open() -> None:
    """One more is refused until one has gone; others are not concerned; of IPv6 a network counts as one."""
    connections = Connections(by_address=2)
    for _ in range(2):
        assert connections.refusal(HERE) is None
        connections.opened(HERE)
    assert connections.refusal(HERE) == 429
    assert connections.refusal(THERE) is None
    connections.closed(HERE)
    assert connections.refusal(HERE) is None
    for host in ("2001:db8::1", "2001:db8::2"):
        connections.opened(host)
    assert connections.refusal("2001:db8::3") == 429
    assert connections.refusal("2001:db8:0:1::3") is None


def test_a_proxy_has_any_number() -> None:
    """Behind it are many; and without a bound so has everybody."""
    for connections in (Connections(by_address=1, exempt=HERE.__eq__), Connections()):
        for _ in range(5):
            assert connections.refusal(HERE) is None
            connections.opened(HERE)


def test_where_all_are_taken_the_one_that_waits_longest_goes() -> None:
    """Those that are served stay; where all are served a new one is refused."""
    connections = Connections(most=3)
    served, first, second = (Guest() for _ in range(3))
    for guest in (served, first, second):
        connections.opened(HERE)
        connections.waits(guest)
    connections.goes_on(served)
    assert connections.refusal(THERE) is None
    assert [guest.gave_way for guest in (served, first, second)] == [False, True, False]
    assert connections.refusal(THERE) is None
    assert second.gave_way
    assert connections.refusal(THERE) == 503
    connections.closed(HERE)
    assert connections.refusal(THERE) is None
    assert not served.gave_way


def test_of_those_that_were_refused_only_so_many_stay() -> None:
    """The oldest goes for one more; one that has gone by itself makes room."""
    connections = Connections()
    guests = [Guest() for _ in range(MOST_LINGERING + 2)]
    for guest in guests[:MOST_LINGERING]:
        connections.lingers(guest)
    connections.lingers_no_more(guests[0])
    connections.lingers(guests[-2])
    assert not any(guest.gave_way for guest in guests)
    connections.lingers(guests[-1])
    assert [guest.gave_way for guest in guests].index(True) == 1


@pytest.mark.parametrize("files", [256, 1_024, 4_096, 524_288])
def test_connections_leave_files_for_all_else(files: int) -> None:
    """Also while as many as the system keeps are accepted at once."""
    most, waiting = room(files)
    assert most + waiting + OWN_FILES <= files or most == 16
    assert 16 <= most <= MOST_CONNECTIONS


def test_a_system_without_a_limit_has_one_all_the_same() -> None:
    """Each open connection takes memory."""
    assert room(None)[0] == MOST_CONNECTIONS


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has the setting")
def test_what_nobody_takes_of_a_closed_connection_is_not_kept() -> None:
    """Each connection has the setting from the socket that it came to."""
    with socket.socket() as listener:
        give_up_unread(listener)
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        with socket.create_connection(listener.getsockname()), listener.accept()[0] as accepted:
            found = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
            assert found == UNREAD_MILLISECONDS
