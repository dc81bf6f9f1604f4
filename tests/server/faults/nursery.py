"""Halls of the toy game that start in a moment, so that a thousand of them can be killed.

`python -m tests.server.faults.nursery` loads everything a hall needs, and forks one for each line
"PORT URL" it reads: a process of its own with its own connections, gone at a SIGKILL like any other.
It says "forked PID" and, when that process is gone, "ended"; the hall says where it is open.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests import PATIENCE

ROOT = Path(__file__).resolve().parents[3]


def main() -> None:
    """Fork halls until there is nobody who wants one."""
    # As `gladsheim serve` does: to look for cycles in what is loaded takes a fifth of the start.
    gc.disable()
    import uvicorn

    from gladsheim.core.errors import GladsheimError
    from gladsheim.server.app import litestar_app
    from gladsheim.server.edge.guard import Guard
    from gladsheim.server.jobs.pool import WorkerPool
    from gladsheim.server.run import AccessOptions, serve_library
    from gladsheim.store import open_store
    from tests.server import toy_hall
    from tests.server.faults import commits

    commits.obey()
    # What a hall loads and works out when it starts: else each fork would do so anew.
    open_store(sys.argv[1]).close()
    uvicorn.Config(Guard(litestar_app())).load()
    for line in sys.stdin:
        port, url = line.split()
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
            try:
                hands = lambda: WorkerPool(1, toy_hall.choose)  # noqa: E731  # said where it is used
                code = serve_library(
                    toy_hall.library, hands, "127.0.0.1", int(port), url, AccessOptions(limits=False)
                )
            except GladsheimError as error:
                sys.stderr.write(f"{error}\n")
                code = 1
            os._exit(code)
        print(f"forked {pid}", flush=True)  # noqa: T201  # its output is the protocol
        os.waitpid(pid, 0)
        print("ended", flush=True)  # noqa: T201  # the same


class Nursery:
    """The process that forks halls, one at a time; all of them serve one database on one port."""

    def __init__(self, process: Process, port: int, url: str) -> None:
        self._process = process
        self._wish = f"{port} {url}\n".encode()
        self.pid = 0
        """Of the newest hall."""
        self.is_open = asyncio.Event()
        """Set while a hall answers, as far as is known."""

    async def fork(self) -> None:
        """Let a hall begin to start."""
        assert self._process.stdin is not None
        self._process.stdin.write(self._wish)
        self.pid = int((await self._said()).removeprefix("forked "))
        self._opening = asyncio.create_task(self._open())

    async def opened(self) -> None:
        """Come back when the hall answers."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._opening)
        assert self.is_open.is_set()

    async def kill(self) -> None:
        """SIGKILL, whatever the hall is doing: also in the middle of its start."""
        self.is_open.clear()
        os.kill(self.pid, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE):
            await self._opening
            # One that was killed before it could say that it is open has said that it has ended.
            while self._last != "ended":
                await self._said()
        self.is_open.clear()

    async def _open(self) -> None:
        if "http://" in await self._said():
            self.is_open.set()

    async def _said(self) -> str:
        assert self._process.stdout is not None
        self._last = (await self._process.stdout.readline()).decode().strip()
        assert self._last, "the nursery is gone"
        return self._last


@asynccontextmanager
async def nursery(port: int, url: str) -> AsyncIterator[Nursery]:
    """A nursery of halls; with it goes the last of them."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.server.faults.nursery", url),
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        stdin=PIPE,
        stdout=PIPE,
        start_new_session=True,
    )
    try:
        yield Nursery(process, port, url)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


if __name__ == "__main__":
    main()
