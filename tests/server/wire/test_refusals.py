"""What the interface document says of refusals: no more and no less than each route can answer."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

import gladsheim
from gladsheim.server.api import HANDLERS
from gladsheim.server.identity import guests
from gladsheim.server.wire import errors
from gladsheim.server.wire.refusals import WHEN, codes_by_status, refusals_of
from gladsheim.server.wire.rows import HALL_ROWS, ROWS
from gladsheim.tables.refusals import ROWS as TABLE_ROWS, TableError

DECLARED = {route.fn.__name__: refusals_of(route) for route in HANDLERS}
CONSTANTS = {"BAD_TOKEN": guests.BAD_TOKEN, "SESSION_ENDED": guests.SESSION_ENDED}
OTHERWISE = {"internal", "not_saved", "unsettled", "no_database", "too_large"}
"""What is refused by the name of another error, or chosen by one."""
ANYWHERE = {"unreadable", "closing", "forbidden", "internal", "method_not_allowed", "no_page", "unknown_host"}
"""What any request may meet, which the interface document says once."""
COMMON = ["400 bad_request", "401 bad_token", "429 slow_down", "503 not_saved", "503 unsettled"]
"""What any route answers."""


def test_all_words_are_needed() -> None:
    """Each refusal that has words is declared by a route, and the other way round."""
    assert set(chain.from_iterable(DECLARED.values())) == set(WHEN)


def kinds(kind: type[TableError]) -> Iterator[type[TableError]]:
    """All errors of tables."""
    for one in kind.__subclasses__():
        yield one
        yield from kinds(one)


def calls_in_server() -> Iterator[ast.Call]:
    """All calls in the server's sources."""
    for source in (Path(gladsheim.__file__).parent / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def strings(call: ast.Call) -> Iterator[str]:
    """The text that a call has as its first argument, or that a constant of this name stands for."""
    first = call.args[0] if call.args else None
    if isinstance(first, ast.Constant) and isinstance(first.value, str):
        yield first.value
    if isinstance(first, ast.Name):
        yield CONSTANTS.get(first.id, "")


def test_each_refusal_of_the_hall_has_a_row_and_each_row_is_used() -> None:
    """What is raised names a row, which has words unless the call brings its own; no row stands unused."""
    calls = [
        (name, call)
        for call in calls_in_server()
        if getattr(call.func, "id", "") == "Refused"
        for name in strings(call)
        if name
    ]
    assert len(calls) > 50
    assert [name for name, _ in calls if name not in ROWS] == []
    alone = [name for name, call in calls if len(call.args) == 1]
    assert [name for name in alone if ROWS[name].words is None] == []
    raised = {name for name, _ in calls} | OTHERWISE | set(errors.UNROUTED.values())
    assert set(HALL_ROWS) - raised == set()


def test_each_refusal_of_a_table_has_a_row_and_each_row_is_used() -> None:
    """Every error of a table names a row, and every row is named by one, or by the hall."""
    found = {kind.code for kind in kinds(TableError) if "code" in vars(kind)}
    assert found == set(TABLE_ROWS)


def test_each_row_says_status_time_and_words() -> None:
    """The status is that of an error, and the words that a row has are there in English."""
    for name, row in ROWS.items():
        assert 400 <= row.status <= 503, name
        assert row.words is None or row.words.say("en") != row.words.id, name
    assert {name for name, row in ROWS.items() if not row.when} == ANYWHERE


@pytest.mark.parametrize(
    ("route", "expected"),
    [
        ("games", COMMON),
        ("health", [*COMMON, "503 no_database"]),
        ("tables", COMMON),
        ("lobby", [*COMMON, "403 not_for_bots"]),
        ("table_view", [*COMMON, "404 not_found"]),
        ("logout", [*COMMON, "403 cross_origin", "403 not_for_bots", "415 unsupported_media_type"]),
        ("unsubscribe", [*COMMON, "403 not_for_bots"]),
        (
            "set_standing_orders",
            [
                *COMMON,
                *("403 cross_origin", "403 not_your_seat", "404 not_found", "409 no_orders"),
                *("413 too_large", "415 unsupported_media_type"),
            ],
        ),
    ],
)
def test_a_route_declares_what_follows_from_it(route: str, expected: list[str]) -> None:
    """From whether it asks who calls, is for bots, changes anything, has a body or names something."""
    assert DECLARED[route] == sorted(expected)


def test_each_status_lists_its_codes_in_words() -> None:
    """One line for each code, in the form in which lists are written in descriptions."""
    found = codes_by_status(["404 no_accounts", "404 not_found", "409 over"])
    assert found == {
        404: f"- `no_accounts`: the hall has no accounts\n- `not_found`: {WHEN['404 not_found']}",
        409: "- `over`: the game has ended",
    }
