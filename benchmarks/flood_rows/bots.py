"""Tables of one address whose bots are to act, and how long a bot then thinks about somebody else's move."""

from __future__ import annotations

import asyncio
import time
import uuid
from typing import Any

import msgspec
from hall_client import Answer
from websockets.asyncio.client import ClientConnection, connect

from flood_rows.flooding import Tally, during
from flood_rows.rows import TOO_MANY, Found, Row, Stage, Times, against_quiet, within
from flood_rows.visitors import FLOODER, OTHERS, Visitor, wait_as_told
from gladsheim.core.telling.columns import unpacked

TABLES, GUESTS = 100, 5
"""Tables that flood; those of bots alone that are refused are opened with one person, by so many guests."""
BOT = "seer-7"
CROWDED, PLAYERS = "valhalla", 6
GAME, OPPONENTS = "voluspa", ("seer-7", "greedy")
"""What is played meanwhile, and against whom."""
ANSWERS = 10
"""Answers of each opponent that are timed, at a quiet hall and during the flood."""
FLOODED_SECONDS = 60.0
"""After this time no further answer is waited for."""
LONGEST_ANSWER = 120.0
MOST_ROUNDS, ROUND_SECONDS = 1_000, 1.0
TIMES, SECONDS = 3, 1.0
HUMAN, SEER = {"kind": "human", "name": "Ask"}, {"kind": "bot", "bot": BOT}


def measure(stage: Stage) -> Found:
    """Answers of bots at a quiet hall, and during the flood at the same tables."""

    async def flood(tally: Tally) -> None:
        await crowd(stage, tally)

    with asyncio.Runner() as runner:
        games = [runner.run(Game.open(stage.port, opponent)) for opponent in OPPONENTS]
        # With the first answers the bots' processes begin.
        runner.run(answers(games, 0.0, 0.0))
        quiet = runner.run(answers(games, float("inf"), 0.0))
        with during(flood) as tally:
            flooded = runner.run(answers(games, FLOODED_SECONDS, stage.seconds / ANSWERS))
    figures: dict[str, Any] = {}
    for opponent in OPPONENTS:
        compared = against_quiet(quiet[opponent], flooded[opponent])
        figures |= {f"{opponent}_{name}": value for name, value in compared.items() if name != "refused"}
    kept = [within(quiet[opponent], flooded[opponent], TIMES, SECONDS) for opponent in OPPONENTS]
    return Found(all(kept), figures | tally.figures)


async def crowd(stage: Stage, tally: Tally) -> None:
    """Open the tables, and go on at them: look at the games of bots, and take turns in the others."""
    guests = [Visitor(stage.port, FLOODER) for _ in range(GUESTS)]
    alone, seated = list[str](), 0
    for guest in guests:
        while len(alone) < stage.count(TABLES):
            answer = tally.count(await open_table(guest, [SEER] * PLAYERS))
            if answer.status != 201:
                break
            alone.append(msgspec.json.decode(answer.content)["id"])
    for number in range(stage.count(TABLES) - len(alone)):
        answer = tally.count(await open_table(guests[number % GUESTS], [HUMAN] + [SEER] * (PLAYERS - 1)))
        seated += answer.status == 201
    tally.told |= {"tables_of_bots": len(alone), "tables_with_a_person": seated}
    tally.begun()
    for number in range(MOST_ROUNDS):
        if alone:
            tally.count(await guests[0].ask("GET", f"/api/tables/{alone[number % len(alone)]}"))
        await asyncio.gather(*(take_turns(guest, tally) for guest in guests[:seated]))
        await asyncio.sleep(ROUND_SECONDS)


async def open_table(guest: Visitor, seats: list[dict[str, str]]) -> Answer:
    """Try to open a table."""
    return await guest.ask("POST", "/api/tables", {"game": CROWDED, "options": {}, "seats": seats})


async def take_turns(guest: Visitor, tally: Tally) -> None:
    """Take the first action at each table at which it is the guest's turn, so that bots are to act again."""
    answer = tally.count(await guest.ask("GET", "/api/tables"))
    cards = msgspec.json.decode(answer.content) if answer.status == 200 else []
    for table in [card["id"] for card in cards if card["my_turn"]]:
        looked = tally.count(await guest.ask("GET", f"/api/tables/{table}"))
        if looked.status != 200:
            continue
        view = msgspec.json.decode(looked.content)
        if view["choices"]:
            acted = await guest.ask("POST", f"/api/tables/{table}/actions", first_action(view))
            if tally.count(acted).status == TOO_MANY:
                await wait_as_told(acted)


def first_action(view: dict[str, Any]) -> dict[str, Any]:
    """The request for the first of the choices of a view."""
    return {
        "action": next(unpacked(view["choices"]))["action"],
        "expected_seq": view["seq"],
        "action_id": str(uuid.uuid4()),
        "seat": view["to_act"],
    }


async def answers(games: list[Game], seconds: float, pause: float) -> dict[str, Times]:
    """Time answers of the opponents by turns, at least one of each, and none after so many seconds, with a
    pause before each further turn.
    """
    end, found = time.perf_counter() + seconds, {game.opponent: Times() for game in games}
    for number in range(ANSWERS):
        if number and time.perf_counter() + pause >= end:
            break
        await asyncio.sleep(pause)
        for game in games:
            found[game.opponent].seconds.append(await game.answer())
    return found


class Game:
    """Somebody's game against one bot, played over the table's socket."""

    def __init__(self, opponent: str, socket: ClientConnection) -> None:
        self.opponent = opponent
        self._socket = socket
        self._view: dict[str, Any] = {}

    @classmethod
    async def open(cls, port: int, opponent: str) -> Game:
        """A new table, at which it is the person's turn."""
        visitor = Visitor(port, OTHERS)
        wish = {"game": GAME, "options": {}, "seats": [HUMAN, {"kind": "bot", "bot": opponent}]}
        table = (await visitor.json("POST", "/api/tables", wish))["id"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live?log=new"
        headers = {"Cookie": visitor.cookie}
        socket = await connect(
            address, local_addr=(OTHERS, 0), additional_headers=headers, compression=None, ping_interval=None
        )
        visitor.close()
        game = cls(opponent, socket)
        await game.until_turn()
        return game

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self._view["status"] != "running")

    async def answer(self) -> float:
        """Take an action, and measure the seconds until the bot has acted, at most LONGEST_ANSWER."""
        await self.until_turn()
        while not self.over:
            begun, own = time.perf_counter(), self._view["seq"] + 1
            wish = {"type": "act", **first_action(self._view)}
            await self._socket.send(msgspec.json.encode(wish), text=True)
            try:
                async with asyncio.timeout(LONGEST_ANSWER):
                    await self._line(own)
                    await self.until_turn(own + 1)
            except TimeoutError:
                return LONGEST_ANSWER
            # Where no line came after the person's, the bot was not asked.
            if self._view["seq"] > own:
                return time.perf_counter() - begun
        raise SystemExit(f"the game against {self.opponent} is over too soon")

    async def until_turn(self, seq: float = float("inf")) -> None:
        """Wait for the person's turn, the end of the game, or a line."""
        while not self._view or not (self._view["my_turn"] or self.over or self._view["seq"] >= seq):
            await self._read()

    async def _line(self, seq: int) -> None:
        while self._view["seq"] < seq:
            await self._read()

    async def _read(self) -> None:
        message = msgspec.json.decode(await self._socket.recv(decode=False))
        self._view = message.get("view") or self._view


ROW = Row(
    f"a bot's answer: median and worst within {TIMES} times its quiet time plus {SECONDS:.0f} s", measure
)
