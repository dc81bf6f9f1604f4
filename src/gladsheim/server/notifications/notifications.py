"""Notification of people of their turns while they are away.

A turn is due for notification when lists show it, when it is a minute old, and when its player was not seen
at the table for some minutes. It is notified once, until the player has been at the table again.

Due turns are read from the tables each time, so that nothing can be lost. Of several processes the one that
changes the notice's row sends it. If that process dies, the row is free again after a while, and is taken
up at most once more.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Protocol

from gladsheim.server.covers.pauses import LONGEST_HIDDEN_SECONDS
from gladsheim.server.identity.sessions import Clocks
from gladsheim.server.notifications.contacts import Contacts, NotificationChannels
from gladsheim.server.notifications.mail import Mailer
from gladsheim.server.notifications.outgoing import TargetRules
from gladsheim.server.notifications.push import Push
from gladsheim.server.notifications.senders import NotificationSettings, SendResult
from gladsheim.server.notifications.webhooks import Webhooks
from gladsheim.server.time.loops import Loop
from gladsheim.server.time.pause import earlier
from gladsheim.store import HallStore
from gladsheim.store.shares import OWNER
from gladsheim.store.talk.notices import NoticeTimes
from gladsheim.tables.people.talk import MAIL, PUSH, WEBHOOK, Contact, DueNotice, Notice
from gladsheim.tables.table import HUMAN
from gladsheim.tables.views.cards import TableCard

LOOK_EVERY = 15.0
STANDS_SECONDS = LONGEST_HIDDEN_SECONDS
AWAY_SECONDS = 300.0
LEASE_SECONDS = 120.0
AGAIN_SECONDS = 60.0
LONGEST_AGAIN_SECONDS = 3_600.0
LOOK_LATER_SECONDS = 600.0
MOST_TRIES = 2
AT_ONCE = 8
MOST_OF_ONE = 3
"""Most turns of one user that are notified between two looks."""

logger = logging.getLogger(__name__)

Cards = Callable[[str], Awaitable[list[TableCard]]]
"""Function that returns a user's tables as the user's own list shows them."""


class Sender(Protocol):
    """Channel that notifies people of turns."""

    async def turn(self, contact: Contact, due: DueNotice) -> SendResult:
        """Notify a user of a turn."""
        ...


@dataclass(frozen=True, slots=True)
class _Telling:
    due: DueNotice
    sender: Sender


class Notifications:
    """Notifications of a hall: contact data, and sending."""

    def __init__(
        self,
        cards: Cards,
        store: HallStore,
        clocks: Clocks,
        outside: NotificationSettings | None,
        reach: TargetRules,
    ) -> None:
        self._cards = cards
        self._store = store.notices
        self._clocks = clocks
        ways = _ways(outside, reach)
        self.contacts = Contacts(store.notices, ways, clocks)
        self.push = None
        if outside is not None and outside.push:
            self.push = Push(store.push, outside.public_url, reach, clocks)
        senders: dict[str, Sender | None] = {MAIL: ways.mailer, WEBHOOK: ways.webhooks, PUSH: self.push}
        self._senders = {channel: sender for channel, sender in senders.items() if sender is not None}
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._loop = Loop(self.tell, LOOK_EVERY, "the turns to be told of cannot be read")

    async def start(self) -> None:
        """Begin to look for turns, if there is a channel."""
        if self.push is not None:
            await self.push.public_key()
        if self._senders:
            self._loop.start()

    async def stop(self) -> None:
        """Stop at once; unfinished work is taken up again, by this hall or another process."""
        await self._loop.stop()

    async def tell(self) -> None:
        """Notify of all turns that are due now."""
        now = self._clocks.now()
        latest = earlier(now, -LONGEST_AGAIN_SECONDS)
        moment = NoticeTimes(now, earlier(now, STANDS_SECONDS), earlier(now, AWAY_SECONDS), latest)
        found: defaultdict[str, list[_Telling]] = defaultdict(list)
        for channel, sender in self._senders.items():
            for due in await self._store.due(channel, moment):
                found[due.user].append(_Telling(due, sender))
        await asyncio.gather(*(self._tell_user(user, tellings) for user, tellings in found.items()))

    async def _tell_user(self, user: str, tellings: list[_Telling]) -> None:
        OWNER.set(user)
        async with self._at_once:
            try:
                # The stored state may still be secret: only what the user's own list says is told.
                called = {card.id: card for card in await self._cards(user) if card.my_turn}
                # The rest is told with the next look: nobody waits for one whose receiver is slow.
                for telling in tellings[:MOST_OF_ONE]:
                    if telling.due.table in called:
                        others = _others(called[telling.due.table])
                        await self._tell(replace(telling.due, others=others), telling.sender)
                    else:
                        await self._look_later(telling.due)
            except Exception as error:
                # Of one user alone; what is stored says whether it is tried again.
                logger.warning("somebody cannot be told of a turn: %s", type(error).__name__)

    async def _look_later(self, due: DueNotice) -> None:
        until = earlier(self._clocks.now(), -LOOK_LATER_SECONDS)
        await self._store.move(due, replace(due.notice or Notice(until), until=until))

    async def _tell(self, due: DueNotice, sender: Sender) -> None:
        before = due.notice
        if before is None or before.settled is not None:
            before = Notice("")
        now = self._clocks.now()
        if before.tries >= MOST_TRIES:
            await self._store.move(due, replace(before, until=now, settled=now))
            return
        taken = Notice(earlier(now, -LEASE_SECONDS), before.tries + 1, before.failures)
        if not await self._store.move(due, taken):
            return
        outcome = await sender.turn(await self._store.contact(due.user), due)
        await self._store.move(replace(due, notice=taken), self._after(taken, outcome))

    def _after(self, taken: Notice, outcome: SendResult) -> Notice:
        """Return the notice after an attempt. An attempt that certainly failed does not count."""
        now = self._clocks.now()
        if outcome is SendResult.LOST:
            pause = min(LONGEST_AGAIN_SECONDS, AGAIN_SECONDS * 2 ** min(taken.failures, 16))
            return Notice(earlier(now, -pause), taken.tries - 1, taken.failures + 1)
        if outcome is SendResult.UNSURE and taken.tries < MOST_TRIES:
            return replace(taken, until=earlier(now, -AGAIN_SECONDS))
        return replace(taken, until=now, settled=now)


def _others(card: TableCard) -> tuple[str, ...]:
    people = (seat for seat in card.seats if seat.kind == HUMAN and not (seat.mine or seat.robot))
    return tuple(seat.name for seat in people if seat.name)


def _ways(outside: NotificationSettings | None, reach: TargetRules) -> NotificationChannels:
    if outside is None:
        return NotificationChannels()
    return NotificationChannels(
        None if outside.smtp is None else Mailer(outside.smtp, outside.public_url),
        Webhooks(outside.public_url, reach) if outside.webhooks else None,
    )
