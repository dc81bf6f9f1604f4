"""Replay of tables: positions after earlier lines, computed in threads and cached.

One line forward costs one action. For steps back, positions at regular distances are cached, so that only a
few actions are repeated while a user views the same game.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from msgspec import structs
from msgspec.structs import replace

from gladsheim.core.game import Json
from gladsheim.core.words import Words
from gladsheim.server.shares.turns import Turns
from gladsheim.server.views.views import TableViews
from gladsheim.tables.refusals import Running
from gladsheim.tables.running.live import Live
from gladsheim.tables.table import OVER
from gladsheim.tables.views.replay import eyes_for, line_of, ply_view
from gladsheim.tables.views.view import TableView

KEPT_POSITIONS = 256
DISTANCE = 16
FOLDS_AT_ONCE, FOLDS_EACH, MOST_FOLDS = 2, 10, 200
"""Limits of computing positions in one process: at a time, waiting per owner, and waiting in all."""

_Key = tuple[str, int]


class Replay:
    """Cache of past positions that were viewed in one process."""

    def __init__(self, views: TableViews) -> None:
        self._views = views
        self._kept: OrderedDict[_Key, Live] = OrderedDict()
        self.folds = Turns(FOLDS_AT_ONCE, FOLDS_EACH, MOST_FOLDS)

    async def view(self, user: str | None, table: str, ply: int, eyes: str | None) -> TableView:
        """Return the table after entry `ply` of its log, or after the last, as the viewer may see it.

        Raises UnknownTable, NotStarted, Running, UnknownSeat.
        """
        live = await self._views.position_for(user, table)
        looking = eyes_for(live, live.table.owned_by(user), eyes)
        then = await self.at(live, line_of(live, looking, ply))
        shown = ply_view(then, looking)
        return structs.replace(shown, creator_mine=user is not None and user == live.table.creator)

    async def document(self, user: str | None, table: str, ply: int, eyes: str | None) -> Json:
        """Return the complete position after entry `ply`, with everything hidden, once the game is over.

        Raises UnknownTable, NotStarted, UnknownSeat; Running while the game runs.
        """
        live = await self._views.position_for(user, table)
        if live.status != OVER:
            raise Running(Words("faults-running-positions"))
        looking = eyes_for(live, live.table.owned_by(user), eyes)
        return (await self.at(live, line_of(live, looking, ply))).state.document()

    async def at(self, live: Live, seq: int) -> Live:
        """Return a table as it was after line `seq`. Raises Refused where too many positions are asked."""
        if seq == live.seq:
            return live
        async with self.folds.turn():
            then = self._kept.get((live.table.id, seq)) or await self._fold(live, seq)
            self._keep(then)
        # Seats may have gone to another user since.
        return replace(then, table=live.table)

    async def _fold(self, live: Live, seq: int) -> Live:
        then, passed = await asyncio.to_thread(_fold, live, self._before(live, seq), seq)
        for position in passed:
            self._keep(position)
        return then

    def _before(self, live: Live, seq: int) -> Live | None:
        """Return the last cached position before a line."""
        earlier = (self._kept.get((live.table.id, number)) for number in range(seq - 1, -1, -1))
        return next((found for found in earlier if found is not None), None)

    def _keep(self, live: Live) -> None:
        key = live.table.id, live.seq
        self._kept[key] = live
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT_POSITIONS:
            self._kept.popitem(last=False)


def _fold(live: Live, start: Live | None, seq: int) -> tuple[Live, list[Live]]:
    """Return the position after line `seq`, and the positions on the way that are worth caching."""
    now = start if start is not None else Live.fold(live.table, live.game, [])
    passed = []
    for line in live.lines[now.seq : seq]:
        now = now.after(line)
        if now.seq % DISTANCE == 0:
            passed.append(now)
    return now, passed
