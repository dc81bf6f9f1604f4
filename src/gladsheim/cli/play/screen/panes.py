"""Panes of the screen: the table, the choices, the events, and the line to type in."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer, VerticalScroll
from textual.geometry import Region, Spacing
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from gladsheim.cli.play.asking import Item
from gladsheim.cli.play.screen.drawing import Drawing

SLACK = 2
"""Number of columns of a picture that may be hidden without a scroll bar, which would take a row from it."""
AROUND = Spacing(1, 6, 1, 6)
"""Rows and columns that stay visible around the spot of the highlighted choice."""
GUTTER = 7
"""Columns for the sign of the highlighted choice, and for its number."""
LOOKED_AT = "▸"


class CommandLine(Input):
    """Input line, which has the focus by default: keys that mean nothing here move in the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in ("up", "down", "pageup", "pagedown")),
        *(Binding(key, f"move_or_edit('{key}')", show=False) for key in ("home", "end")),
        *(Binding(f"shift+{way}", f"app.scroll_table('{way}')", show=False) for way in ("left", "right")),
    ]

    class Moved(Message):
        """Message that a key for the list was pressed."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    class Taken(Message):
        """Message that a key typed elsewhere was passed to this line."""

    def action_move(self, key: str) -> None:
        """Pass a key on to the list."""
        self.post_message(self.Moved(key))

    def action_move_or_edit(self, key: str) -> None:
        """Move in the list while nothing is typed, otherwise in the line."""
        if not self.value:
            self.action_move(key)
        elif key == "home":
            self.action_home()
        else:
            self.action_end()

    def take(self, event: events.Key) -> None:
        """Take the focus, and a character that was typed elsewhere; the next one arrives here directly."""
        if event.key == "enter":
            self.screen.set_focus(self)
        elif event.is_printable and event.character:
            event.stop()
            self.screen.set_focus(self)
            self.insert_text_at_cursor(event.character)
            self.post_message(self.Taken())


class TablePane(ScrollableContainer):
    """Picture of the table; where it is larger than its pane, the current spot is in view."""

    def __init__(self, line: CommandLine, *, id: str) -> None:  # noqa: A002 (Textual's own name)
        super().__init__(id=id)
        self.line = line
        self.drawing = Drawing.nothing()
        self.at = ""

    def on_key(self, event: events.Key) -> None:
        """Pass a typed key to the line."""
        self.line.take(event)

    def compose(self) -> ComposeResult:
        """Compose the picture."""
        yield Static(markup=False, id="picture")

    def show(self, drawing: Drawing, at: str) -> None:
        """Show a picture, scrolled so that one spot is in view."""
        if drawing.text != self.drawing.text:
            self.query_one("#picture", Static).update(drawing.text)
        self.drawing, self.at = drawing, at
        self.fit()
        self.call_after_refresh(self.look)

    def fit(self) -> None:
        """Show the lower scroll bar only where a good part of the picture is out of view."""
        self.set_class(self.drawing.width <= self.size.width + SLACK, "-whole")

    def look(self) -> None:
        """Scroll as little as is needed to see the spot."""
        spot = self.drawing.spots.get(self.at)
        if spot is not None:
            region = Region(spot.x, spot.y, spot.width, 1)
            spacing = AROUND if self.size.height > 2 * AROUND.top + 1 else Spacing()
            self.scroll_to_region(region, spacing=spacing, animate=False, immediate=True, force=True)

    def on_resize(self) -> None:
        """Keep the spot in view after a change of size."""
        self.fit()
        self.call_after_refresh(self.look)


class Choices(OptionList):
    """Numbered choices under their headings. The sign before the highlighted one needs no colour."""

    def __init__(self, line: CommandLine, *, id: str) -> None:  # noqa: A002 (Textual's own name)
        super().__init__(id=id, markup=False)
        self.line = line
        self.items: Sequence[Item] = ()
        self.narrowed = False
        """Whether only a part of the choices is listed."""
        self._shown: list[Item | str] = []
        """Choice or heading of each line of the list."""
        self._signed: int | None = None

    def show(self, items: Sequence[Item], number: int, above: Sequence[str] = ()) -> None:
        """List choices, below lines that cannot be chosen, and highlight the one with the given number."""
        self.items, self._shown, self._signed = items, list(above), None
        heading, options = "", list[Option | None](Option(line, disabled=True) for line in above)
        for item in items:
            if item.heading != heading:
                heading = item.heading
                if heading:
                    self._shown.append(heading)
                    options.append(Option(heading, disabled=True))
                elif options:
                    options.append(None)
            self._shown.append(item)
            options.append(Option(self._prompt(item), id=str(item.number)))
        self.set_options(options)
        at = [one.number if isinstance(one, Item) else 0 for one in self._shown]
        if items:
            self.highlighted = at.index(number) if number in at else at.index(items[0].number)
            self.call_after_refresh(self.scroll_to_highlight)

    def on_key(self, event: events.Key) -> None:
        """Pass a typed key to the line."""
        self.line.take(event)

    @property
    def looked_at(self) -> Item | None:
        """Highlighted choice."""
        found = self._shown[self.highlighted] if self.highlighted is not None else None
        return found if isinstance(found, Item) else None

    def highlight(self, number: int) -> None:
        """Highlight the choice of a number, if there is one."""
        for at, one in enumerate(self._shown):
            if isinstance(one, Item) and one.number == number:
                self.highlighted = at

    def watch_highlighted(self, highlighted: int | None) -> None:
        """Move the sign along."""
        last, self._signed = self._signed, highlighted
        for at in {last, highlighted} - {None}:
            self._write(at or 0)
        super().watch_highlighted(highlighted)

    def on_resize(self) -> None:
        """Wrap the choices again, with the same choice highlighted and in view."""
        for at in range(len(self._shown)):
            self._write(at)
        self.call_after_refresh(self.scroll_to_highlight)

    def _write(self, at: int) -> None:
        if at < len(self._shown) and isinstance(item := self._shown[at], Item):
            self.replace_option_prompt_at_index(at, self._prompt(item, looked_at=at == self.highlighted))

    def _prompt(self, item: Item, *, looked_at: bool = False) -> str:
        width = max(20, (self.scrollable_content_region.width or self.app.size.width) - GUTTER)
        first = f"{LOOKED_AT if looked_at else ' '}{item.number:>3}  "
        indent = " " * GUTTER
        lines = (
            textwrap.wrap(item.text, width, break_long_words=True) if len(item.text) > width else [item.text]
        )
        return "\n".join([first + lines[0], *(indent + line for line in lines[1:])])


class News(VerticalScroll):
    """Past events, scrolled to the end; below them the answer to the last typed line."""

    def __init__(self, line: CommandLine, *, id: str) -> None:  # noqa: A002 (Textual's own name)
        super().__init__(id=id)
        self.line = line

    def on_key(self, event: events.Key) -> None:
        """Pass a typed key to the line."""
        self.line.take(event)

    def compose(self) -> ComposeResult:
        """Compose the lines."""
        yield Static(markup=False, id="told")

    def show(self, told: Sequence[str], notice: Sequence[str]) -> None:
        """Show the events, and a notice in bold."""
        text = Text("\n".join(told))
        if notice:
            text.append("\n" if told else "")
            text.append("\n".join(notice), "bold")
        self.query_one("#told", Static).update(text)
        self.call_after_refresh(self.look)

    def look(self) -> None:
        """Scroll to the end."""
        self.scroll_end(animate=False, immediate=True)

    def room(self, lines: Sequence[str]) -> bool:
        """Return whether lines fit here completely."""
        # One column less, for a scroll bar that may come; a long word begins a row of its own, and is folded.
        width = max(2, self.scrollable_content_region.width) - 1
        wrapper = textwrap.TextWrapper(width, break_long_words=False, break_on_hyphens=False)
        parts = [part for line in lines for part in wrapper.wrap(line) or [" "]]
        return sum(1 + (len(part) - 1) // width for part in parts) <= max(2, self.size.height)

    def on_resize(self) -> None:
        """Keep the end in view."""
        self.call_after_refresh(self.look)
