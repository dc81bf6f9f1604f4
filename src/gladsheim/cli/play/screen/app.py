"""Table as a Textual app: shows a conversation on a screen whose parts never scroll away.

A bot thinks in a thread with its own copy of its seat's observation; everything else runs in the thread of
the screen. While a bot thinks, only commands that do not look at the position are answered.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import ClassVar, cast

from textual import events, on
from textual.app import App
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList

from gladsheim.cli.play.asking import Item
from gladsheim.cli.play.conversation import MOST_LOG, Conversation, DisplayReaction, NextStep, Reply, said
from gladsheim.cli.play.screen.covers import HandoverScreen, TextScreen, TooSmall
from gladsheim.cli.play.screen.sizes import LEAST, too_small
from gladsheim.cli.play.screen.table import TableScreen
from gladsheim.cli.play.screen.view import FILTER, SittingView

FREE = frozenset({"help", "?", "log", "save", "quit"})
"""Commands that are answered while a bot thinks: they do not look at the position."""
KEYS = {
    "f1": ("help", "command('help')"),
    "f2": ("log", "command('log')"),
    "f3": ("table", "large"),
    "f4": ("hint", "command('hint')"),
    "f5": ("undo", "command('undo')"),
    "f6": ("why", "why"),
    "f7": ("skip", "command('skip')"),
}
"""Text and action of each key."""
STEPS = {"up": (0, -2), "down": (0, 2), "left": (-6, 0), "right": (6, 0)}
"""Columns and rows by which each key scrolls the table while the focus is elsewhere."""


class Chosen(Message):
    """Message that a bot has chosen an action."""

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action


class Failed(Message):
    """Message that a bot has failed."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error


class TableApp(App[None], inherit_bindings=False):
    """Application that shows a conversation."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "quit", show=False, priority=True),
        Binding("escape", "step_back", show=False),
        *(Binding(f"shift+{way},ctrl+{way}", f"scroll_table('{way}')", show=False) for way in STEPS),
    ]

    def __init__(self, talk: Conversation) -> None:
        super().__init__()
        self.talk = talk
        self.texts = talk.texts
        self.view: SittingView | None = None
        """View of the conversation; None until there is a screen for it."""
        self.over = False
        self.seen = 0
        """Number of actions when a person was asked last."""
        self.fault: Exception | None = None
        """Error with which a bot has failed: the caller of the app raises it again."""
        if len(talk.sitting.humans) == 1:
            talk.viewer = talk.sitting.humans[0]
        for key, (name, action) in KEYS.items():
            self.bind(key, action, description=self.texts(f"cli-key-{name}"))
        self.bind("ctrl+q", "quit", description=self.texts("cli-key-quit"), key_display="^q")

    def get_default_screen(self) -> Screen[None]:
        """Return the screen of the table."""
        return TableScreen(self.texts("cli-type-here"))

    def on_mount(self) -> None:
        """Set up the end of the app, so that the terminal is restored even when the process
        is told to end.
        """
        with suppress(NotImplementedError, RuntimeError):  # on Windows, and outside the main thread
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, self.exit)

    @property
    def main(self) -> TableScreen:
        """Screen of the table, even while another screen covers it."""
        return cast(TableScreen, self.screen_stack[0])

    # Next steps

    @on(TableScreen.Ready)
    def begin(self) -> None:
        """Begin, and show the readings of the rules that differ from the usual ones."""
        self.view = SittingView(self.talk, self.main)
        readings, self.talk.notice = self.talk.notice, []
        self.share(self.size.width, self.size.height)
        self.go_on()
        if readings:
            self.call_after_refresh(self.say, readings)

    def go_on(self) -> None:
        """Run the next steps until a person has to answer."""
        self.over = False
        while (due := self.talk.due()) is NextStep.WAIVED:
            self.shown.notice += self.talk.waive().lines
        steps: dict[NextStep, Callable[[], None]] = {
            NextStep.OVER: self.finish,
            NextStep.BOT: self.think,
            NextStep.HANDOVER: self.hand_over,
            NextStep.ANSWER: self.ask,
        }
        steps[due]()
        self.refresh_bindings()

    def ask(self) -> None:
        """Ask the person who is to act."""
        self.talk.open()
        self.shown.notice += self.talk.notice
        self.talk.notice.clear()
        self.shown.menu()
        if not self.main.news.room(self.shown.notice):
            self.read(self.shown.notice)
        self.seen = len(self.talk.sitting.log)
        self.refresh_bindings()

    def think(self) -> None:
        """Let a bot think in a thread of its own."""
        self.shown.place([self.talk.thinking()], [], 0)
        choose = self.talk.sitting.ask_bot()
        # It ends with the program: a player who leaves does not wait for it.
        threading.Thread(target=self._think, args=(choose,), daemon=True).start()

    def _think(self, choose: Callable[[], str]) -> None:
        message: Message
        try:
            message = Chosen(choose())
        except Exception as error:
            message = Failed(error)
        with suppress(RuntimeError):  # the screen is closed already
            self.post_message(message)

    @on(Chosen)
    def bot_acts(self, event: Chosen) -> None:
        """Take the action that a bot has chosen."""
        self.shown.notice += self.talk.bot_acts(event.action).lines
        self.go_on()

    @on(Failed)
    def fail(self, event: Failed) -> None:
        """Leave, because a game cannot go on without its bot."""
        self.fault = event.error
        self.exit()

    def hand_over(self) -> None:
        """Hide all that the last person saw until the next one has the keyboard."""
        while isinstance(self.screen, TextScreen | TooSmall):
            self.pop_screen()
        self.shown.blank()
        sitting = self.talk.sitting
        passing = self.texts("cli-pass", name=sitting.names[sitting.to_act or 0])
        self.push_screen(HandoverScreen(passing), self.handed_over)
        self.share(self.size.width, self.size.height)

    def handed_over(self, _: None) -> None:
        """Ask once the table is open again and has its size, which it needs for scrolling."""
        self.call_after_refresh(self.ask)

    def finish(self) -> None:
        """Show how the game has ended, until the person leaves."""
        self.talk.close()
        self.over = True
        over, *lines = self.talk.teller.result()
        ranking, winners = (
            lines[: self.talk.sitting.state.game.players],
            lines[self.talk.sitting.state.game.players :],
        )
        self.shown.place([" ".join([over, *winners])], [Item(1, self.texts("cli-leave"))], 1, above=ranking)

    # Display

    @property
    def shown(self) -> SittingView:
        """View of the conversation, once there is one."""
        assert self.view is not None
        return self.view

    def say(self, lines: Sequence[str]) -> None:
        """Show lines where there is room for them: below the events, or over the table."""
        split = [part for line in lines for part in line.split("\n")]
        if not self.main.news.room(split):
            self.read(split)
            split = []
        self.shown.notice = split
        self.shown.news()

    def read(self, lines: Sequence[str], *, end: bool = False) -> None:
        """Show lines over the table."""
        self.push_screen(TextScreen(lines, self.texts("cli-close"), end=end))

    def share(self, width: int, height: int) -> None:
        """Lay out the window; while it is too small, say so instead."""
        self.shown.share(width)
        small = too_small(width, height)
        if small and not isinstance(self.screen, TooSmall):
            self.push_screen(TooSmall(self.texts("cli-too-small", columns=LEAST[0], rows=LEAST[1])))
        elif not small and isinstance(self.screen, TooSmall):
            self.pop_screen()

    def on_resize(self, event: events.Resize) -> None:
        """Lay out the window again."""
        if self.view is not None:
            self.share(event.size.width, event.size.height)

    # Input

    @on(OptionList.OptionHighlighted)
    def looked(self) -> None:
        """Show the spot of the highlighted choice."""
        if self.talk.menu is not None:
            self.shown.look_at(self.main.choices.looked_at)

    @on(OptionList.OptionSelected)
    def choose(self) -> None:
        """Take the highlighted choice."""
        item = self.main.choices.looked_at
        self.main.clear()
        if self.over:
            self.exit()
        elif item is not None and self.talk.menu is not None:
            self.take(self.talk.answer(str(item.number)))

    @on(Input.Changed)
    def typing(self, event: Input.Changed) -> None:
        """Highlight the choice whose number is typed; filter the list by the text after a slash."""
        narrow = event.value.startswith(FILTER)
        if narrow or self.main.choices.narrowed:
            self.main.choices.narrowed = narrow
            self.shown.menu()
        elif event.value.isascii() and event.value.isdigit():
            self.main.choices.highlight(int(event.value[:9]))

    @on(Input.Submitted)
    def submit(self, event: Input.Submitted) -> None:
        """Answer the line; an empty one takes the highlighted choice."""
        line = event.value.strip()
        if not line or line.startswith(FILTER):
            self.choose()
            return
        self.main.clear()
        self.action_command(line)

    def take(self, answer: Reply) -> None:
        """Carry out the reaction that an answer asks for."""
        if answer.then is DisplayReaction.LEAVE:
            self.exit()
        elif answer.then is DisplayReaction.GO_ON:
            self.talk.told = min(self.seen, len(self.talk.sitting.log))
            self.shown.notice = list(answer.lines)
            self.go_on()
        else:
            if answer.then is not DisplayReaction.STAY:
                self.shown.menu()
            self.say(answer.lines)

    def action_command(self, line: str) -> None:
        """Answer a command as if it had been typed."""
        word, *rest = line.lower().split()
        if word == "log":
            lines = self.talk.teller.log(self.talk.viewer)[-MOST_LOG:]
            self.read(lines or [self.texts("cli-log-empty")], end=True)
        elif word in ("help", "?") and not rest:
            self.take(said(self.texts("cli-screen-help"), *self.talk.help("").lines))
        elif self.talk.menu is not None or self.over or word in FREE:
            self.take(self.talk.answer(line))
        else:
            self.say([self.talk.thinking()])

    def action_why(self) -> None:
        """Show what the highlighted choice would gain."""
        item = self.main.choices.looked_at
        if item is not None and item.action:
            self.action_command(f"why {item.action}")
        elif item is not None:
            self.say([item.text])

    def action_large(self) -> None:
        """Give the table all of the screen, or undo that."""
        self.main.enlarge(large=not self.main.large)

    def action_step_back(self) -> None:
        """Leave the large table, the typed text, or the second step of a choice; in this order."""
        if self.main.large:
            self.main.enlarge(large=False)
            return
        menu, typed = self.talk.menu, self.main.typed.value
        self.main.clear()
        self.main.typed.focus()
        if not typed and menu is not None and menu.inside:
            self.take(self.talk.back())

    def action_scroll_table(self, way: str) -> None:
        """Scroll the table, wherever the focus is."""
        x, y = STEPS[way]
        self.main.table.scroll_relative(x, y, animate=False)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable the keys of the table while another screen covers it."""
        if action not in ("command", "large", "why", "step_back", "scroll_table"):
            return True
        if parameters == ("skip",):
            return self.screen is self.main and self.talk.menu is not None and self.talk.menu.waivable
        return self.screen is self.main
