"""The finer behaviour of the screen, in Textual's own harness: what keys do, and what must not be seen."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import cast

import pytest

from gladsheim import bots
from gladsheim.cli.play.words import CliTexts
from gladsheim.core.game import Seed, State
from gladsheim.games import game
from gladsheim.locales import LOCALES
from gladsheim.records import RecordedSeat, load_record
from tests.cli.play.screen.harness import playing, voluspa
from tests.cli.play.test_valda import opened
from tests.cli.play.test_valhalla import battle, excusable

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    """Textual runs on asyncio alone."""
    return "asyncio"


async def test_a_piece_is_chosen_and_then_its_place() -> None:
    """Enter on a piece numbers its places in the table and in the list; Esc takes that back."""
    async with playing(voluspa()) as table:
        assert "1:" not in table.picture
        await table.press("down", "enter")
        menu = table.menu
        assert menu.chosen is menu.groups[1]
        assert "1:+" in table.picture
        assert "where? (Esc: back)" in table.shown
        await table.press("escape")
        assert "1:" not in table.picture
        await table.press("enter", "2", "enter")
        assert table.actions == [menu.groups[0].choices[1]["action"]]


async def test_a_new_size_loses_neither_the_piece_nor_what_is_typed() -> None:
    """The chosen piece, the place that is looked at, and a half-typed line outlive every size."""
    async with playing(voluspa()) as table:
        await table.press("enter", "down", "down", *"why", "space")
        for size in ((120, 40), (100, 30), (60, 20), (160, 50), (80, 24)):
            await table.resize(*size)
            assert table.over == ("TooSmall" if size == (60, 20) else "")
            assert table.menu.inside
            assert table.number == 3
            assert table.app.main.typed.value == "why "
            assert table.app.main.focused is table.app.main.typed
        await table.press("escape", "enter")
        assert len(table.actions) == 1


async def test_nothing_is_chosen_in_a_window_that_is_too_small() -> None:
    """Keys do nothing while nobody sees what they do, but leaving is possible."""
    async with playing(voluspa()) as table:
        await table.resize(79, 24)
        assert "too small for the table" in table.shown
        await table.press("enter", "1", "f5")
        await table.resize(80, 24)
        assert (table.actions, table.app.main.typed.value) == ([], "")
        await table.resize(80, 23)
        await table.press("ctrl+q")
        assert not table.app.is_running


async def test_the_hand_of_the_last_person_is_nowhere_when_the_keyboard_changes_hands() -> None:
    """Neither under the cover nor after it; what was typed and looked up is gone, too."""
    async with playing(opened(), size=(120, 40)) as table:
        assert "Seduction" in table.shown
        await table.type("why end")
        await table.type("end")
        assert table.over == "HandoverScreen"
        assert "Hand the keyboard to Bo" in table.shown
        assert not {"Seduction", "Ada", "gains"} & set(re.findall(r"\w+", table.shown))
        assert (table.picture, table.app.main.typed.value) == ("", "")
        await table.press("1", "enter")
        assert "Bo:" in table.shown
        assert "Hugin" not in table.shown
        assert "Seduction" not in table.shown + table.picture
        assert table.actions == ["end"]


async def test_a_log_that_is_open_does_not_outlast_its_reader() -> None:
    """What one person reads over the table goes when the next one is asked."""
    async with playing(excusable()) as table:
        await table.press("f2")
        assert table.over == "TextScreen"
        table.app.take(table.app.talk.answer("ace:ace-suns:2,0"))
        await table.pilot.pause()
        assert table.over == "HandoverScreen"
        await table.press("enter")
        assert table.over == ""


async def test_a_question_is_declined_for_the_whole_turn_by_a_key() -> None:
    """The key is offered where there is something to skip, and the next question like it is not asked."""
    async with playing(excusable()) as table:
        assert "Skip" not in table.shown
        await table.press("f7")
        assert table.actions == []
        await table.type("ace:ace-suns:2,0")
        await table.press("enter")
        assert "skip: not this turn." in table.shown
        assert "f7 Skip" in table.shown
        assert table.app.main.choices.looked_at is not None
        assert table.app.main.choices.looked_at.action == "allow"
        await table.press("f7", "enter")
        await table.type("use:betrayal:event")
        await table.type("put:0,0:4")
        assert table.actions[-2:] == ["put:0,0:4", "allow"]


async def test_how_many_is_asked_in_the_list() -> None:
    """A line that stands for several numbers opens them; two typed numbers do both at once."""
    async with playing(battle()) as table:
        await table.type("use:betrayal:event")
        await table.press("enter")
        assert "how many, 1 to 4? (Esc: back)" in table.shown
        await table.press("escape")
        assert "how many" not in table.shown
        await table.press("enter", "down", "enter")
        assert table.actions[-1] == "put:0,0:2"
        await table.type("1 1")
        assert table.actions[-1].endswith(":1")
        assert len(table.actions) == 3


async def test_an_action_is_taken_back_by_a_key() -> None:
    """The same question is asked again, and that is said; where nothing can be taken back, that is said."""
    async with playing(battle()) as table:
        await table.press("f5")
        assert "Nothing to take back" in table.shown
        await table.type("use:betrayal:event")
        await table.press("f5")
        assert table.actions == []
        assert "Taken back: use:betrayal:event." in table.shown
        assert any("Use Betrayal" in item.text for item in table.app.main.choices.items)


async def test_a_record_that_cannot_be_saved_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    """The fault outlives the change of hands."""
    async with playing(voluspa(), tmp_path / "no" / "game.json") as table:
        await table.press("enter", "enter")
        assert len(table.actions) == 1
        await table.press("enter")
        assert "Not saved: " in table.shown
        if table.over:
            await table.press("escape")
        await table.press("enter", "enter")
        assert len(table.actions) == 2


async def test_commands_can_be_typed_and_have_keys() -> None:
    """Reasons, hints, help and refusals; what is long is read over the table and closed again."""
    async with playing(battle(), size=(120, 40)) as table:
        await table.type("hint")
        assert "+2 Score Desert" in table.shown
        await table.press("f6")
        assert "gains" in table.shown
        await table.type("castle")
        assert "castle is neither a command nor an" in table.shown
        await table.type("99")
        assert "There is no number 99 here" in table.shown
        await table.press("f1")
        assert table.over == "TextScreen"
        assert "Shift-arrows" in table.shown
        await table.press("escape")
        await table.type("help cards")
        assert table.over == "TextScreen"
        await table.press("enter")
        assert table.over == ""
        assert table.actions == []


async def test_the_list_is_narrowed_by_what_is_typed_after_a_slash() -> None:
    """Only choices with the text are left, Enter takes the one that is looked at, Esc shows all."""
    async with playing(battle()) as table:
        every = len(table.app.main.choices.items)
        await table.press("slash", *"Desert")
        assert len(table.app.main.choices.items) < every
        assert f"of {every} choices" in table.shown
        await table.press("escape")
        assert len(table.app.main.choices.items) == every
        await table.press("slash", *"score", "enter")
        assert table.actions == ["ace:ace-suns:2,0"]


async def test_the_number_that_is_typed_is_looked_at_before_enter() -> None:
    """The list moves along with the digits, and arrows move from there while the line is open."""
    async with playing(battle()) as table:
        await table.press("3")
        assert table.number == 3
        assert table.app.main.focused is table.app.main.typed
        await table.press("up")
        assert table.number == 2


async def test_the_spot_of_a_choice_is_scrolled_into_view() -> None:
    """Whatever is looked at stands within the pane, as the table is scrolled for it."""
    async with playing(battle()) as table:
        pane = table.app.main.table
        assert pane.drawing.height > pane.size.height
        seen = set()
        for item in table.app.main.choices.items:
            await table.press("home", *["down"] * (item.number - 1))
            assert table.number == item.number
            if (spot := pane.drawing.spots.get(item.at)) is not None:
                seen.add(pane.scroll_offset.y)
                assert pane.scroll_offset.y <= spot.y < pane.scroll_offset.y + pane.size.height
        assert len(seen) > 1


async def test_the_table_is_scrolled_from_anywhere_and_has_the_screen_to_itself() -> None:
    """Shift with arrows scrolls it, F3 gives it all rows; typing comes back to the line."""
    async with playing(battle()) as table:
        pane = table.app.main.table
        at = pane.scroll_offset.y
        await table.press("shift+down")
        assert pane.scroll_offset.y == at + 2
        rows = pane.size.height
        await table.press("f3")
        assert pane.size.height > rows + 8
        assert table.app.main.focused is pane
        await table.press("enter")
        assert not pane.has_focus
        await table.press("tab", "h")
        assert (pane.size.height, table.app.main.typed.value) == (rows, "h")


class Slow:
    """A bot that thinks until it may stop."""

    name = "slow"

    def __init__(self) -> None:
        self.may_stop = threading.Event()

    def choose_in(self, state: State, seed: Seed) -> str:
        """Any action, in good time."""
        assert self.may_stop.wait(30)
        return bots.create("random", game("voluspa")).choose_in(state, seed)


class Broken:
    """A bot with a fault."""

    name = "broken"

    def choose_in(self, state: State, seed: Seed) -> str:
        """Nothing."""
        raise ZeroDivisionError("it cannot think")


async def test_a_bot_that_thinks_does_not_freeze_the_screen() -> None:
    """It is named, sizes change, the log opens, a line can be typed; but nobody acts in its place."""
    sitting, bot = voluspa(RecordedSeat("Bo", "bot", "random"), RecordedSeat("Ada")), Slow()
    sitting._bots = {0: cast(bots.Bot, bot)}
    async with playing(sitting) as table:
        await table.press("enter", "enter")
        assert "Bo is thinking …" in table.shown
        await table.resize(120, 40)
        await table.press("f2", "escape", "f4", "f5")
        for line in ("1", "hint", "why end", "undo"):
            await table.type(line)
            assert table.app.shown.notice == ["Bo is thinking …"]
        assert len(table.actions) == 1
        await table.press(*"hi")
        bot.may_stop.set()
        await table.until(lambda: len(table.actions) == 2)
        assert "Ada, your turn." in table.shown
        assert table.app.main.typed.value == "hi"


async def test_whoever_leaves_does_not_wait_for_a_bot() -> None:
    """The game stays where it was, and what the bot makes of it is nobody's any more."""
    sitting, bot = voluspa(RecordedSeat("Bo", "bot", "random"), RecordedSeat("Ada")), Slow()
    sitting._bots = {0: cast(bots.Bot, bot)}
    async with playing(sitting) as table:
        await table.press("enter", "enter")
        await table.type("quit")
        assert not table.app.is_running
        assert table.app.fault is None
    bot.may_stop.set()
    assert len(sitting.log) == 1


async def test_a_bot_that_fails_ends_the_screen_with_its_fault() -> None:
    """The fault is there for whoever opened the screen."""
    sitting = voluspa(RecordedSeat("Bo", "bot", "random"), RecordedSeat("Ada"))
    sitting._bots = {0: cast(bots.Bot, Broken())}
    async with playing(sitting) as table:
        await table.press("enter", "enter")
        await table.until(lambda: not table.app.is_running)
    assert isinstance(table.app.fault, ZeroDivisionError)


@pytest.mark.parametrize(
    "keys", [["ctrl+c"], ["ctrl+q"], [*"quit", "enter"], [*"wh", "ctrl+c"], ["f1", "ctrl+c"]]
)
async def test_the_table_can_be_left_at_any_time(keys: list[str], tmp_path: Path) -> None:
    """By keys or by a word; the record is kept."""
    file = tmp_path / "game.json"
    async with playing(voluspa(), file) as table:
        await table.press("enter", "enter", "enter", *keys)
        assert not table.app.is_running
        assert table.app.return_code == 0
    assert len(load_record(file).actions) == 1


async def test_what_is_played_otherwise_is_shown_at_first() -> None:
    """The readings of the table stand over it until they have been read (E-1.5)."""
    options = type(game("voluspa")).traits.rulings.with_edition("rulebook-it", {})
    async with playing(voluspa(**options), size=(120, 40)) as table:
        await table.until(lambda: "A Dragon may not cover a Troll." in table.shown)
        if table.over:
            await table.press("escape")
        await table.press("enter", "enter")
        assert len(table.actions) == 1


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_language_has_its_keys_within_80_columns(locale: str) -> None:
    """The footer is whole: its last key is there."""
    async with playing(excusable(), locale=locale) as table:
        await table.type("ace:ace-suns:2,0")
        await table.press("enter")
        words = CliTexts(locale)
        for key in ("help", "log", "table", "hint", "undo", "why", "skip", "quit"):
            assert table.shown.count(f" {words(f'cli-key-{key}')}") >= 1
