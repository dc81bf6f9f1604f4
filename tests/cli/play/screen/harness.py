"""The screen in Textual's own harness: keys to press, and what is shown."""

from __future__ import annotations

import asyncio
import html
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from gladsheim.cli.play.asking import PlacesMenu
from gladsheim.cli.play.conversation import Conversation
from gladsheim.cli.play.screen.app import TableApp
from gladsheim.cli.play.sitting import Sitting
from gladsheim.cli.play.words import CliTexts
from gladsheim.games import game
from gladsheim.records import RecordedSeat
from tests import PATIENCE

PEOPLE = (RecordedSeat("Ada"), RecordedSeat("Bo"))
WAIT = 0.01


class Table:
    """An app in Textual's harness: keys to press, and what is shown."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until they have been seen to."""
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        """Type a line and Enter."""
        self.app.main.typed.focus()
        # Textual moves the focus later; until then Enter would choose what is looked at.
        await self.until(lambda: self.app.main.focused is self.app.main.typed)
        self.app.main.typed.value = text
        await self.press("enter")

    async def resize(self, width: int, height: int) -> None:
        """Give the window another size."""
        await self.pilot.resize_terminal(width, height)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what a thread brings about."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(WAIT)
                await self.pilot.pause()

    @property
    def shown(self) -> str:
        """All text on the screen."""
        texts = re.findall(r"<text[^>]*>(.*?)</text>", self.app.export_screenshot(), re.DOTALL)
        return " ".join(html.unescape(" ".join(texts)).split())

    @property
    def picture(self) -> str:
        """The whole table, in view or not."""
        return self.app.main.table.drawing.text.plain

    @property
    def number(self) -> int:
        """The number of the choice that is looked at."""
        item = self.app.main.choices.looked_at
        return item.number if item else 0

    @property
    def menu(self) -> PlacesMenu:
        """What can be chosen in Völuspá."""
        assert isinstance(self.app.talk.menu, PlacesMenu)
        return self.app.talk.menu

    @property
    def over(self) -> str:
        """The name of what lies over the table; empty where it is open."""
        screen = self.app.screen
        return "" if screen is self.app.main else type(screen).__name__

    @property
    def actions(self) -> list[str]:
        """What has been done."""
        return [applied.action for applied in self.app.talk.sitting.log]


@asynccontextmanager
async def playing(
    sitting: Sitting, save_to: Path | None = None, *, size: tuple[int, int] = (80, 24), locale: str = "en"
) -> AsyncIterator[Table]:
    """A sitting on the screen."""
    app = TableApp(Conversation(sitting, CliTexts(locale), save_to))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Table(app, pilot)


def voluspa(*seats: RecordedSeat, **options: Any) -> Sitting:
    """A fresh game of Völuspá."""
    return Sitting.begin(game("voluspa", **options), seats or PEOPLE, 3)
