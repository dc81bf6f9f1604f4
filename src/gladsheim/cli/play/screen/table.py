"""Screen of a table: its panes, and how they move. It knows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, Static

from gladsheim.cli.play.screen.panes import Choices, CommandLine, News, TablePane
from gladsheim.cli.play.screen.sizes import LAYOUTS, ScreenLayout

LARGE = "-large"
"""CSS class of the screen while the table fills it."""


class TableScreen(Screen[None]):
    """Status, table, question with its choices, what happened, the line to type in, and the keys."""

    class Ready(Message):
        """Message that all panes are there."""

    def __init__(self, type_here: str) -> None:
        super().__init__()
        self.type_here = type_here

    def compose(self) -> ComposeResult:
        """Compose all panes, in the order in which Tab goes through them."""
        line = CommandLine(placeholder=self.type_here, compact=True, select_on_focus=False, id="typed")
        yield Static(markup=False, id="status")
        with Container(id="body"):
            yield TablePane(line, id="table")
            with Container(id="side"):
                with Vertical(id="decision"):
                    yield Static(markup=False, id="prompt")
                    yield Choices(line, id="choices")
                yield News(line, id="news")
        with Horizontal(id="line"):
            yield Static(">", id="sign")
            yield line
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        """Give the focus to the line: it passes keys for the list on, and typed letters arrive at once."""
        self.typed.focus()
        self.post_message(self.Ready())

    def on_screen_resume(self) -> None:
        """Scroll to the parts that were filled while another screen covered this one."""
        for look in (self.table.look, self.choices.scroll_to_highlight, self.news.look):
            self.call_after_refresh(look)

    @property
    def table(self) -> TablePane:
        """Pane with the picture."""
        return self.query_one(TablePane)

    @property
    def choices(self) -> Choices:
        """List of choices."""
        return self.query_one(Choices)

    @property
    def news(self) -> News:
        """Pane with the events."""
        return self.query_one(News)

    @property
    def typed(self) -> CommandLine:
        """Line to type in."""
        return self.query_one(CommandLine)

    def share(self, chosen: ScreenLayout) -> None:
        """Apply a layout; nothing that is shown or typed changes."""
        for name in LAYOUTS:
            self.set_class(name == chosen.name, f"-{name}")
        self.query_one("#side").styles.width = chosen.side or "1fr"

    def enlarge(self, *, large: bool) -> None:
        """Give the table all of the screen, or undo that."""
        self.set_class(large, LARGE)
        (self.table if large else self.typed).focus()
        self.table.call_after_refresh(self.table.look)

    @property
    def large(self) -> bool:
        """Whether the table has all of the screen."""
        return self.has_class(LARGE)

    def tell(self, status: Sequence[str], prompt: Sequence[str]) -> None:
        """Show the status of the game, and the question."""
        self.query_one("#status", Static).update("\n".join(status))
        self.query_one("#prompt", Static).update("\n".join(prompt))

    def clear(self) -> None:
        """Empty the line."""
        self.typed.value = ""

    @on(CommandLine.Taken)
    def leave_large(self) -> None:
        """Leave the large table when the player types, so that the line is visible."""
        if self.large:
            self.enlarge(large=False)

    @on(CommandLine.Moved)
    def move(self, event: CommandLine.Moved) -> None:
        """Move in the list with arrows and page keys, also while the player types."""
        steps: dict[str, Callable[[], None]] = {
            "up": self.choices.action_cursor_up,
            "down": self.choices.action_cursor_down,
            "pageup": self.choices.action_page_up,
            "pagedown": self.choices.action_page_down,
            "home": self.choices.action_first,
            "end": self.choices.action_last,
        }
        steps[event.key]()
