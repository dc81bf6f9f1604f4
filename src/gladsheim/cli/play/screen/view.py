"""View of a conversation on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from gladsheim.cli.play import menus
from gladsheim.cli.play.asking import Item
from gladsheim.cli.play.screen.drawing import Drawing, draw
from gladsheim.cli.play.screen.sizes import LEAST, layout

if TYPE_CHECKING:
    from gladsheim.cli.play.conversation import Conversation
    from gladsheim.cli.play.screen.table import TableScreen

MOST_SHOWN = 200
"""Number of lines about past events beside the table; a key shows all of them."""
FILTER = "/"
"""First character of a line that filters the list of choices."""


class SittingView:
    """A view of a sitting: reads its conversation, and fills the places of the table."""

    def __init__(self, talk: Conversation, table: TableScreen) -> None:
        self.talk = talk
        self.sitting = talk.sitting
        self.texts = talk.texts
        self.table = table
        self.notice: list[str] = []
        """Last answer."""
        self.width = LEAST[0]
        """Columns that the picture has needed."""
        self._drawn: tuple[object, ...] = ()
        """Values from which the present picture was drawn."""

    def menu(self) -> None:
        """Show the question and its choices, filtered by the typed text."""
        menu = self.talk.menu
        if menu is None:
            return
        items, typed = menu.items(), self.table.typed.value
        prompt = [menu.prompt() + (f" {self.texts('cli-back-key')}" if menu.inside else ""), *menu.notes()]
        if typed.startswith(FILTER):
            part, every = typed[len(FILTER) :].strip().casefold(), len(items)
            items = [item for item in items if part in item.text.casefold()]
            prompt.append(self.texts("cli-narrowed", count=len(items), of=every))
        entered = None if menu.inside else menu.enter()
        number = next((item.number for item in items if item.action and item.action == entered), None)
        self.place(prompt, items, number or (items[0].number if items else 0))

    def place(
        self, prompt: Sequence[str], items: Sequence[Item], number: int, *, above: Sequence[str] = ()
    ) -> None:
        """Show everything, with the choice `number` highlighted; lines that cannot be chosen
        stand `above`.
        """
        self.table.tell(self.status(), prompt)
        self.table.choices.show(items, number, above)
        self.look_at(next((item for item in items if item.number == number), None))
        self.news()

    def status(self) -> list[str]:
        """Return the status of the game, and the viewer's hand where the picture does not show it."""
        state, viewer, names = self.sitting.state, self.talk.viewer, self.sitting.names
        scene = state.game.presenter.scene(state, viewer)
        first = menus.scores(scene, names, self.texts, acting=state.game.secrets.acting(state, viewer))
        hand = [] if state.game.presenter.full_picture else menus.status(scene, names, viewer, self.texts)[1:]
        return [f"{self.talk.teller.title} · {first}", *hand]

    def look_at(self, item: Item | None) -> None:
        """Draw the table with its marks, with the spot of a choice in view, or of the last piece placed."""
        menu, viewer = self.talk.menu, self.talk.viewer
        marks = menu.marks(everything=True) if menu is not None else {}
        at = item.at if item is not None and marks else self.talk.teller.last_spot(viewer)
        drawn = (len(self.sitting.log), viewer, self.sitting.state, tuple(marks.items()))
        drawing = self.table.table.drawing
        if drawn != self._drawn:
            drawing = draw(self.sitting, viewer, marks, self.texts.locale, also=at)
            self._drawn = drawn
            if self.sitting.state.game.presenter.full_picture and drawing.width > self.width:
                self.width = drawing.width
                self.share(self.table.size.width)
        self.table.table.show(drawing, at)

    def news(self) -> None:
        """Show the latest events; those since the last choice stand after a rule."""
        lines, new = (
            self.talk.teller.log(self.talk.viewer),
            self.talk.teller.log(self.talk.viewer, self.talk.told),
        )
        old = lines[: len(lines) - len(new)]
        told = [*old, self.texts("cli-new"), *new] if old and new else lines
        self.table.news.show(told[-MOST_SHOWN:], self.notice)

    def share(self, width: int) -> None:
        """Lay out a window of `width` columns."""
        self.table.share(layout(width, self.width))

    def blank(self) -> None:
        """Show nothing at all."""
        self.table.clear()
        self.table.tell([""], [""])
        self.table.table.show(Drawing.nothing(), "")
        self.table.choices.show([], 0)
        self.table.news.show([], [])
        self._drawn = ()
