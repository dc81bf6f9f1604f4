"""Decisions that bots have to make at the tables of one process."""

from __future__ import annotations

from gladsheim.server.covers.windows import Windows
from gladsheim.server.jobs.process import BotTask
from gladsheim.server.live_tables.live_tables import LiveTables
from gladsheim.server.live_tables.looks import BotTableLooks
from gladsheim.server.time.hall_time import HallTime
from gladsheim.store import ActionIdTaken, OutOfStep
from gladsheim.tables.running.clocks import standing_of
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import ACTION


class BotMoves:
    """Source of the decisions of bots: reads them from tables and stores the answers (`jobs.MoveSource`)."""

    def __init__(self, tables: LiveTables, time: HallTime, looks: BotTableLooks) -> None:
        self._looks = looks
        self._tables = tables
        self._time = time

    async def bot_task(self, table: str) -> tuple[int, BotTask] | None:
        """Return the decision that a bot has to make at a table now, with the number of the
        last line; None for none.
        """
        live = await self._tables.live(table)
        bot, seat = self._bot_for(live), live.to_act
        if bot is None or seat is None:
            return None
        if live.table.only_bots and not await self._looks.lately(table):
            # The next viewer of the table asks for the move.
            return None
        seed = live.table.bot_seed(live.seq)
        # All that the seat cannot know is redrawn before the state is sent to another process.
        return live.seq, BotTask(bot, live.state.redeal(seat, seed), seed)

    async def bot_answer(self, table: str, seq: int, action: str) -> None:
        """Take a bot's action, unless the table has moved on since `seq`."""
        async with self._tables.lock(table):
            live = await self._tables.load(table)
            if live.seq != seq or live.to_act is None:
                return
            line = self._time.line(live, f"bot-{seq + 1}", live.to_act, ACTION, action)
            try:
                await self._tables.write(live, line)
            except (OutOfStep, ActionIdTaken):
                # Another process was asked for the same decision.
                return

    def _bot_for(self, live: Live) -> str | None:
        """Return the bot that is to act: also for a seat that was asked in secret and has not
        answered in time.

        Such a seat is not left, for all would see that it was asked; a bot answers this once.
        """
        if live.table.terms.windows and not Windows.waits_for_bot(live):
            return None
        if live.bot_to_act is not None or not live.asked_in_secret:
            return live.bot_to_act
        due = standing_of(live).due
        return live.table.terms.takeover if due is not None and due <= self._time.now() else None
