"""The hall beside boardgame.io's server: saved moves on the same machine, in the same minutes.

    (cd benchmarks/boardgame_io && npm ci)
    python benchmarks/peers.py [--seconds 10] [--connections 16] [--rounds 3] [--cards 10 30]
        [--free] [--json FILE]

Both servers play a game of two hands and a deck; each connection plays both seats, and a move
counts when the whole new state of its table has come back. Both are asked over the socket that
their own page uses, the hall also by requests. The hall answers when the move is on the disk;
boardgame.io tells of a move before it has stored it, in memory or in its FlatFile store.
Games take two moves for each of the `cards`, and new ones are made all the time; the real games
have some sixty moves and more. Its matches are made on demand and are open to everybody, which is as
little as it can do. The hall plays Völuspá as well, with all its rules, whatever the number of cards.
Each server has one core for itself and the client the others; `--free` leaves
that to the system.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks")]

import hall  # noqa: E402  # of this folder
import hall_client  # noqa: E402  # of this folder

PEER = ROOT / "benchmarks" / "boardgame_io"
NAMESPACE = "/toy"
SEATS = ("0", "1")
HALL = {
    "hall": ("toy", "socket"),
    "hall by requests": ("toy", "requests"),
    "hall, Völuspá": ("voluspa", "socket"),
}
"""The game and the way of each row of the hall's."""
SERVERS = (*HALL, "memory", "flatfile")


class Peer:
    """One connection to boardgame.io, which plays both seats of its matches.

    It speaks as much of Engine.IO and Socket.IO as its own client does over a WebSocket.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._match, self._state_id, self._turn = "", 0, 0
        self.over = False

    @classmethod
    async def open(cls, port: int) -> Peer:
        """Connect, and enter the game's namespace."""
        address = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        peer = cls(await connect(address, compression=None, max_size=None))
        await peer._socket.recv()
        await peer._socket.send(f"40{NAMESPACE},")
        await peer._socket.recv()
        return peer

    async def match(self) -> None:
        """A new match, which the server makes when it is asked for."""
        self._match = uuid.uuid4().hex
        await self._emit("sync", self._match, "0", None, 2)
        await self._heard("sync")
        self._state_id, self._turn, self.over = 0, 0, False

    async def move(self) -> None:
        """Play the first card of the hand, and wait for the state that comes back."""
        seat = SEATS[self._turn]
        action = {"type": "MAKE_MOVE", "payload": {"type": "play", "args": [0], "playerID": seat}}
        await self._emit("update", action, self._state_id, self._match, seat)
        state = (await self._heard("update"))[2]
        assert state["_stateID"] > self._state_id
        self._state_id = state["_stateID"]
        self._turn = int(state["ctx"]["currentPlayer"])
        self.over = "gameover" in state["ctx"]

    async def _emit(self, *words: Any) -> None:
        await self._socket.send(f"42{NAMESPACE}," + msgspec.json.encode(words).decode())

    async def _heard(self, name: str) -> list[Any]:
        start = f"42{NAMESPACE},"
        while True:
            message = str(await self._socket.recv())
            if message == "2":
                await self._socket.send("3")
            elif message.startswith(start):
                words: list[Any] = msgspec.json.decode(message[len(start) :])
                if words[0] == name:
                    return words


async def peer_moves(port: int, process: int, connections: int, seconds: float) -> dict[str, float]:
    """Moves by so many connections, each at matches of its own."""
    spent: list[float] = []
    busy: list[float] = []
    begin = time.perf_counter() + 1
    end = begin + seconds

    async def play() -> None:
        peer = await Peer.open(port)
        await peer.match()
        while (now := time.perf_counter()) < end:
            await peer.move()
            if now >= begin:
                spent.append(time.perf_counter() - now)
            if peer.over:
                await peer.match()

    async def look() -> None:
        for moment in (begin, end):
            await asyncio.sleep(moment - time.perf_counter())
            busy.append(hall.processor_seconds(process))

    await asyncio.gather(look(), *(play() for _ in range(connections)))
    return {
        "moves_per_second": len(spent) / seconds,
        **hall.percentiles("move", spent),
        "moves_per_processor_second": len(spent) / (busy[1] - busy[0]),
        "processor_share": (busy[1] - busy[0]) / seconds,
    }


@contextmanager
def peer(store: str, cards: int) -> Iterator[tuple[int, int]]:
    """boardgame.io's server; its port and its process."""
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            ["node", "server.cjs", store, folder, str(cards)], cwd=PEER, stdout=subprocess.PIPE, text=True
        )
        hall.on_one_core(process.pid)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.match(r"listening on (\d+)", line):
                    break
            else:
                raise SystemExit("boardgame.io does not start: (cd benchmarks/boardgame_io && npm ci)")
            yield int(found[1]), process.pid
        finally:
            process.kill()
            process.communicate()


def measured(server: str, cards: int, connections: int, seconds: float) -> dict[str, Any]:
    """One row."""
    if server in HALL:
        hall_client.GAMES["toy"] = {"cards": cards}
        game, way = HALL[server]
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{folder}/hall.db"
            with hall.hall(game, url) as (port, process):
                found = asyncio.run(hall.moves(port, process, game, connections, seconds, way))
    else:
        with peer(server, cards) as (port, process):
            found = asyncio.run(peer_moves(port, process, connections, seconds))
    return {"server": server, "cards": cards, "connections": connections, **found}


def main() -> None:
    """Measure all servers, in interleaved rounds, and print the rows as they come, then the ratios."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--connections", type=int, default=16)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cards", type=int, nargs="+", default=[10, 30])
    parser.add_argument("--free", action="store_true", help="let the system choose the cores")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args()
    if not chosen.free:
        hall.confine()
    rows: list[dict[str, Any]] = []
    for _ in range(chosen.rounds):
        for cards in chosen.cards:
            for server in SERVERS:
                rows.append(measured(server, cards, chosen.connections, chosen.seconds))
                rounded = {
                    key: round(value, 2) if isinstance(value, float) else value
                    for key, value in rows[-1].items()
                }
                print(json.dumps(rounded), flush=True)
    for cards in chosen.cards:
        compare([row for row in rows if row["cards"] == cards])
    if chosen.json:
        chosen.json.write_text(json.dumps(rows, indent=1))


def compare(rows: list[dict[str, Any]]) -> None:
    """Print how the halls' speed is to that of the others, at games of one length."""
    for figure in ("moves_per_second", "moves_per_processor_second"):
        speeds = {
            server: statistics.median(row[figure] for row in rows if row["server"] == server)
            for server in SERVERS
        }
        for own in HALL:
            for server in ("memory", "flatfile"):
                ratio = speeds[own] / speeds[server]
                print(f"{rows[0]['cards']} cards, {figure}, {own} : boardgame.io {server} = {ratio:.2f}")


if __name__ == "__main__":
    main()
