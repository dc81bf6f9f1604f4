"""Notifications of changes by other processes: one LISTEN connection, in a separate thread.

They only save time. Changes that are missed while the connection is down are found by looking again, and
`missed` tells the caller when to do so.
"""

import logging
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import psycopg

from gladsheim.store.engine.database import Heard, Missed

CHANNEL = "gladsheim"
SUBSCRIBE = "LISTEN gladsheim"
LOOK_AGAIN_SECONDS = 5.0
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0

logger = logging.getLogger(__name__)


def listen(
    arguments: Mapping[str, Any], is_own: Callable[[int], bool], heard: Heard, missed: Missed
) -> Callable[[], None]:
    """Begin to listen. Returns the function that ends it.

    `missed` is called whenever the connection has been made again, and every few seconds as well, because a
    connection may be down unnoticed. `is_own` recognizes server processes that serve this hall's own
    connections, whose notifications are ignored.
    """
    ending = threading.Event()
    # Closing one end wakes the thread's `select` on the other.
    waker, woken = socket.socketpair()

    def run() -> None:
        pause = FIRST_PAUSE
        while not ending.is_set():
            try:
                with psycopg.connect(**arguments, autocommit=True) as connection:
                    connection.execute(SUBSCRIBE)
                    pause = FIRST_PAUSE
                    for process, table in _news(connection, woken, ending, missed):
                        if not is_own(process):
                            heard(table)
            except psycopg.Error as error:
                logger.warning("other processes are not heard, next try in %.1f s: %s", pause, error)
                ending.wait(pause)
                pause = min(LONGEST_PAUSE, pause * 2)

    thread = threading.Thread(target=run, name="database-listener", daemon=True)
    thread.start()

    def end() -> None:
        ending.set()
        waker.close()
        thread.join()
        woken.close()

    return end


def _news(
    connection: psycopg.Connection[Any], woken: socket.socket, ending: threading.Event, missed: Missed
) -> Iterator[tuple[int, str]]:
    """Yield the server process that sent each notification, and the table, until the end."""
    while True:
        missed()
        last_moment = time.monotonic() + LOOK_AGAIN_SECONDS
        while (left := last_moment - time.monotonic()) > 0:
            select.select([connection.fileno(), woken.fileno()], [], [], left)
            if ending.is_set():
                return
            for notice in connection.notifies(timeout=0):
                yield notice.pid, notice.payload
