"""Requests that are refused for their length, and what memory the hall keeps of them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from hall import resident_kib

from flood_rows.rows import Found, Row, Stage
from flood_rows.visitors import OTHERS, Visitor

REQUESTS, CLIENTS = 20_000, 4
FLOOD_SECONDS, REST_SECONDS = 5.0, 10.0
WARM = 200
TIMEOUT, ANSWER = 10.0, 4096
"""Seconds that a client waits for the hall, and bytes that it reads of an answer."""
LONG = b"GET /%s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n"
PATH = b"a/" * 30_000
MOST_MIB = 50


def measure(stage: Stage) -> Found:
    """Resident memory before the flood, after it, and after a rest."""
    asyncio.run(warm_up(stage.port))
    before = resident_kib(stage.process)
    left, begun = iter(range(stage.count(REQUESTS))), time.perf_counter()
    with ThreadPoolExecutor(CLIENTS) as clients:
        work = [clients.submit(refusals, stage.port, left, begun + FLOOD_SECONDS) for _ in range(CLIENTS)]
        sent = sum(one.result() for one in work)
    spent = time.perf_counter() - begun
    after = resident_kib(stage.process)
    time.sleep(REST_SECONDS)
    rested = resident_kib(stage.process)
    figures = {
        "requests": sent,
        "flood_seconds": spent,
        "mib_before": before / 1024,
        "mib_after": after / 1024,
        "mib_rested": rested / 1024,
    }
    return Found(rested - before <= MOST_MIB * 1024, figures)


async def warm_up(port: int) -> None:
    """Ask short requests, so that what any request needs is there."""
    visitor = Visitor(port, OTHERS)
    for _ in range(WARM):
        await visitor.ask("GET", "/api/health")
    visitor.close()


def refusals(port: int, left: Iterator[int], end: float) -> int:
    """Send long requests, each on a connection of its own, until none is left or the time is over."""
    sent = 0
    for _ in left:
        if time.perf_counter() >= end:
            break
        # The hall may hang up before it has read all.
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), TIMEOUT) as connection:
            sent += 1
            connection.sendall(LONG % (PATH, port))
            connection.recv(ANSWER)
    return sent


ROW = Row(f"{REST_SECONDS:.0f} s later at most {MOST_MIB} MiB more than before", measure, limits=False)
