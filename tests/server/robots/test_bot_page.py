"""docs/bots/bot-api.md says what the sources do: which routes a token opens, limits, clocks, closings."""

from __future__ import annotations

import re
from typing import get_args, get_type_hints

import pytest

from gladsheim.server.history.players import EXPORT_EVERY, EXPORTS
from gladsheim.server.identity.gate import Quotas
from gladsheim.server.live import socket
from gladsheim.server.live.wire import Sent
from gladsheim.server.robots.event_stream import PING_SECONDS
from gladsheim.server.robots.lines import SLOWEST_READER_SECONDS
from gladsheim.server.robots.robots import MOST_ROBOTS, MOST_TOKENS
from gladsheim.server.robots.wire import BotEvent, TimeOut
from gladsheim.server.server_config import LONGEST_SOCKET_MESSAGE
from gladsheim.server.settings import NONCE_SECONDS
from gladsheim.server.wire.bodies import MOST_BODY
from gladsheim.store.hall import MOST_LISTED
from gladsheim.store.tables.room import MOST_OPEN_OF_ROBOT, MOST_TABLES_OF_ROBOT
from gladsheim.tables.agreed.terms import MINUTE_MS, MOST_DAYS, MOST_INCREMENT, MOST_MINUTES, SECOND_MS
from gladsheim.tables.running.clocks import LOW_SHARE, MOST_LOW_MS, SECRET_MS
from gladsheim.tables.running.reckoning import RETURN_MS
from gladsheim.tables.table import MOST_LINES
from tests.server.robots.opened import declared, documented, section

LIMITS = {
    "bot accounts of an account": MOST_ROBOTS,
    "tokens of a bot account": MOST_TOKENS,
    "tables of its own that wait for players": MOST_OPEN_OF_ROBOT,
    "unfinished tables that it opened or sits at": MOST_TABLES_OF_ROBOT,
    "tables in its list": MOST_LISTED,
    "lines of a game": MOST_LINES,
    "bytes of the body of a request": MOST_BODY,
    "bytes of a message to a socket": LONGEST_SOCKET_MESSAGE,
    "seconds to take a line or message": int(SLOWEST_READER_SECONDS),
}


def tags(union: object) -> list[str]:
    """The types of messages, as they are told."""
    return [one.__struct_config__.tag for one in get_args(union)]


def first_cells(text: str) -> list[str]:
    """What stands in backticks at the beginning of the rows of a text's tables, apart from their heads."""
    return re.findall(r"^\| `([a-z_0-9]+)`.*\|$(?!\n\|---)", text, re.MULTILINE)


def test_the_page_lists_exactly_what_a_token_opens() -> None:
    """Every route that is open to bot accounts or to everybody, and as what each is counted."""
    assert documented() == declared()


@pytest.mark.parametrize(("name", "most"), LIMITS.items())
def test_the_limits_are_those_of_the_hall(name: str, most: int) -> None:
    """Each with its number."""
    assert f"| {name} | {most:,} |" in section("Limits")


def test_the_rates_are_those_of_the_hall() -> None:
    """What a socket may send, and exports; `tests/server/identity/test_gate.py` compares the others."""
    messages = Quotas().messages
    text = section("Limits")
    assert f"apart from actions | {messages.size} | {1 / messages.every:g} a second |" in text
    assert f"| exports of its records | {EXPORTS} | {60 / EXPORT_EVERY:g} a minute |" in text


def test_the_clocks_are_those_of_the_hall() -> None:
    """What tables may choose, when time is low, and what a secret question and a return get."""
    text = section("Clocks")
    assert f"| `days` | 1 to {MOST_DAYS} days for each decision |" in text
    assert f"1 to {MOST_MINUTES} minutes for the whole game, and 0 to {MOST_INCREMENT} seconds more" in text
    assert (LOW_SHARE, MOST_LOW_MS, RETURN_MS, SECRET_MS) == (10, MINUTE_MS, MINUTE_MS, MINUTE_MS)
    assert "a tenth of the clock's bank or days is left, or one minute if that is less" in text
    assert SECRET_MS // LOW_SHARE == 6 * SECOND_MS
    assert "a minute of its own, of which the last six seconds are `time_low`" in text
    assert first_cells(text.partition("| `then` |")[2]) == list(get_args(get_type_hints(TimeOut)["then"]))


def test_the_events_are_those_of_the_stream() -> None:
    """Each type has its row, and pings come as often as is said."""
    text = section("Events")
    assert first_cells(text.partition("| field |")[0]) == tags(BotEvent)
    assert PING_SECONDS == 5
    assert "after five seconds without another event" in text
    assert f"It has {NONCE_SECONDS:g} seconds for each" in section("Playing")


def test_the_messages_and_closings_of_the_socket_are_all_there() -> None:
    """What the hall sends, and the codes with which it closes."""
    text = section("The socket")
    sends = text.partition("### Messages from the hall")[2].partition("### Messages to the hall")[0]
    assert first_cells(sends) == tags(Sent)
    closings = {int(code) for code in re.findall(r"^\| (\d{4}) \|", text, re.MULTILINE)}
    assert closings == {socket.NOT_FOUND, socket.BAD_MESSAGE, socket.TRY_LATER, socket.FAULT}
