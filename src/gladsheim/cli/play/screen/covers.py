"""Screens over the table: a text to read, the handover of the keyboard, a window that is too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static


class TextScreen(Screen[None]):
    """A screen for a text that is too long for its place at the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "enter", "q", "f1", "f2")
    ]

    def __init__(self, lines: Sequence[str], close: str, *, end: bool = False) -> None:
        super().__init__()
        self.text = Text("\n".join(lines))
        self.close_with = close
        self.end = end

    def compose(self) -> ComposeResult:
        """Compose the text, and how it is closed."""
        with VerticalScroll(id="reader"):
            yield Static(self.text, markup=False)
        yield Static(self.close_with, markup=False, id="close")

    def on_mount(self) -> None:
        """Let arrows scroll; show a log from its end."""
        reader = self.query_one("#reader", VerticalScroll)
        reader.focus()
        if self.end:
            self.call_after_refresh(reader.scroll_end, animate=False, immediate=True)


class HandoverScreen(Screen[None]):
    """A screen that hides the table until the next person has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Compose the name of the person who gets the keyboard."""
        yield Static(self.text, markup=False, classes="cover")


class TooSmall(Screen[None]):
    """Screen that replaces all others while the window is too small."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Compose the size that the window needs."""
        yield Static(self.text, markup=False, classes="cover")
