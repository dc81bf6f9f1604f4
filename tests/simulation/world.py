"""One simulation: two processes over one database, people at their tables, and a seed for all else."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import random
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from gladsheim.core.errors import GladsheimError
from gladsheim.core.game import Game
from gladsheim.server.lobby.lobby import TableRequest
from gladsheim.store import DatabaseError
from gladsheim.tables.agreed.terms import Terms
from gladsheim.tables.people.people import User
from gladsheim.tables.refusals import TableError
from gladsheim.tables.table import BOT, HUMAN, PRIVATE, Seat
from tests.server import toy_hall
from tests.simulation.database import DatabaseServer
from tests.simulation.faults import Luck
from tests.simulation.loop import SimulatedLoop
from tests.simulation.people import LONGEST_THOUGHT_SECONDS, Person, Watcher
from tests.simulation.process import Lost, MakeHall, Process, plain_hall
from tests.simulation.truth import Broken, History, Truth, wait_until

USERS = ("ask", "embla", "lif")
PAUSE_SECONDS = 0.6
FAULTY_SECONDS = 6.0
PLAYED_WITHIN_SECONDS = 240.0
AGREED_WITHIN_SECONDS = 30.0
KILL_SECONDS = 0.25
LAST_LINES = 80
COLLECTED_EVERY = 20


@dataclass(frozen=True)
class Played:
    """What a simulation has been through; the digest is that of every decision in it."""

    seed: int
    digest: str
    trace: Sequence[str]
    injected: dict[str, int]
    lines: int
    steps: int
    seconds: float


class Failed(AssertionError):
    """A seed that breaks a promise of the hall."""

    def __init__(self, seed: int, error: Exception, trace: Sequence[str]) -> None:
        last = "\n".join(trace[-LAST_LINES:])
        super().__init__(
            f"seed {seed}: {type(error).__name__}: {error}\n{last}\n"
            f"again: pytest -n0 tests/simulation --simulation-seed {seed}"
        )
        self.seed = seed


class World:
    """Everything in one simulation."""

    def __init__(self, seed: int, content: bytes, make_hall: MakeHall) -> None:
        self.luck = Luck(seed)
        self.loop = SimulatedLoop(self.luck.chance)
        self.trace: list[str] = []
        self.server = DatabaseServer(content, self.loop, self.luck, self.note)
        self.truth = Truth(self.server)
        self.pause = PAUSE_SECONDS if self.luck.chance.random() < 0.2 else 0.0
        """How long secret questions keep what follows from being shown; only games of secrets have any."""
        names = "ab" if self.luck.shared else "a"
        self.processes = [Process(name, self.server, make_hall, self.pause) for name in names]

    def note(self, what: str) -> None:
        """Note what happens."""
        self.trace.append(f"{self.loop.time():.4f} {what}")

    async def run(self) -> None:
        """Play some tables while everything fails, and then until they are over."""
        for process in self.processes:
            process.start()
        tables = 1 + (self.luck.chance.random() < 0.2)
        histories = [await self._open(number) for number in range(tables)]
        people = [
            Person(self, seat.owner, history, seat.seat)
            for history in histories
            for seat in history.table.seats
            if seat.owner is not None
        ]
        viewers = [(history, user) for history in histories for user in (USERS[0], None)]
        watchers = [Watcher(self, user, history, n) for n, (history, user) in enumerate(viewers)]
        playing = [self.loop.create_task(one.play(), context=one.place.context) for one in people]
        for watcher in watchers:
            self.loop.create_task(watcher.watch(), context=watcher.place.context)
        ending = self.loop.create_task(self._fail_for_a_while())
        if not await wait_until(lambda: all(task.done() for task in playing), PLAYED_WITHIN_SECONDS):
            raise Broken("the games cannot be played to their ends")
        for task in (*playing, ending):
            await task
        if not await wait_until(lambda: all(one.is_up_to_date for one in watchers), AGREED_WITHIN_SECONDS):
            late = [one.place.name for one in watchers if not one.is_up_to_date]
            raise Broken(f"never brought up to date: {late}")
        if not await wait_until(lambda: all(one.hall for one in self.processes), AGREED_WITHIN_SECONDS):
            raise Broken("a process cannot be started")
        for history in histories:
            await self._check(history)

    async def _check(self, history: History) -> None:
        await self.truth.check_end(history)
        for process in self.processes:
            live = await process.call(lambda hall: hall.tables.live(history.table.id))
            if live.lines != history.now.lines:
                raise Broken(f"{process.name} has {live.lines}, stored are {history.now.lines}")

    async def _open(self, number: int) -> History:
        """Open a table, and ask again where that fails."""
        chance = self.luck.chance
        game, seats = self._game(), [_human(0), _human(1)]
        if chance.random() < 0.4:
            seats[chance.randrange(2)] = Seat(0, "Bot", BOT, bot="last")
        seats = [Seat(k, one.name, one.kind, one.bot, one.owner) for k, one in enumerate(seats)]
        wish = TableRequest(game, seats, PRIVATE, "anyone", terms=Terms(takeover="first"))
        user = User(USERS[number], USERS[number])
        while True:
            try:
                shown = await chance.choice(self.processes).call(
                    lambda hall: hall.lobby.open_table(user, wish)
                )
                return await self.truth.learn(shown.id)
            except (Lost, DatabaseError, TableError):
                await asyncio.sleep(chance.random() * LONGEST_THOUGHT_SECONDS)

    def _game(self) -> Game:
        cards = self.luck.chance.randint(2, 4)
        if self.pause:
            return toy_hall.ToyGames().game("secret", cards=cards + 2, charms=3)
        return toy_hall.ToyGames().game("toy", cards=cards)

    async def _fail_for_a_while(self) -> None:
        end = self.loop.time() + self.luck.chance.random() * FAULTY_SECONDS
        while self.loop.time() < end:
            await asyncio.sleep(KILL_SECONDS)
            for process in self.processes:
                if self.luck.strikes("killed"):
                    process.crash("killed")
        self.luck.faults.ended = True
        self.note("from now on nothing fails")


def _human(seat: int) -> Seat:
    return Seat(seat, USERS[seat], HUMAN, owner=USERS[seat])


def simulate(seed: int, content: bytes, make_hall: MakeHall = plain_hall) -> Played:
    """Run the simulation of a seed. Raises Failed."""
    with _chosen_secrets(seed):
        world = World(seed, content, make_hall)
        try:
            world.loop.run(world.run())
            _check_uncaught(world)
        except Exception as error:
            raise Failed(seed, error, world.trace) from error
        finally:
            world.server.close()
    lines = sum(history.now.seq for history in world.truth.histories.values())
    state = "\n".join([*world.trace, repr(world.luck.chance.getstate())])
    digest = hashlib.sha256(state.encode()).hexdigest()
    steps, seconds = world.loop.steps, world.loop.time()
    return Played(seed, digest, world.trace, world.luck.injected, lines, steps, seconds)


def simulate_all(seeds: Iterable[int], content: bytes, make_hall: MakeHall = plain_hall) -> Iterator[Played]:
    """Run the simulations of many seeds. Raises Failed."""
    with _collected_seldom():
        for number, seed in enumerate(seeds, 1):
            yield simulate(seed, content, make_hall)
            if number % COLLECTED_EVERY == 0:
                gc.collect()


def _check_uncaught(world: World) -> None:
    for error in world.loop.uncaught:
        # Nobody waits any more for an answer that says so.
        if not isinstance(error, GladsheimError | Lost):
            raise AssertionError(f"nobody has caught {error!r}") from error


@contextmanager
def _collected_seldom() -> Iterator[None]:
    """Look for memory to be freed only among what the simulations have made, and not all the time."""
    collects = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        if collects:
            gc.enable()


@contextmanager
def _chosen_secrets(seed: int) -> Iterator[None]:
    """Let secrets follow from the seed, and the hall log nothing: faults are the rule here."""
    chance = random.Random(f"secrets {seed}")
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with (
            patch.object(secrets, "token_bytes", lambda count=32: chance.randbytes(count)),
            patch.object(secrets, "token_urlsafe", lambda count=32: chance.randbytes(count).hex()),
            patch("os.urandom", chance.randbytes),
        ):
            yield
    finally:
        logging.disable(disabled)
