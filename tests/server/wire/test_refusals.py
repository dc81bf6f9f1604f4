"""What the interface document says of refusals: no more and no less than each route can answer."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

import pytest

import gladsheim
from gladsheim.server.api import HANDLERS
from gladsheim.server.wire import errors
from gladsheim.server.wire.refusals import CODES, WHEN, refusals_of, told

DECLARED = {route.fn.__name__: refusals_of(route) for route in HANDLERS}
COMMON = ["400 bad_request", "401 bad_token", "429 slow_down", "503 not_saved", "503 unsettled"]
"""What any route answers."""


def test_all_words_are_needed() -> None:
    """Each refusal that has words is declared by a route, and the other way round."""
    assert set(chain.from_iterable(DECLARED.values())) == set(WHEN)


def test_what_the_hall_raises_has_the_status_and_words_of_the_interface() -> None:
    """Wherever the hall refuses with a status and a code, the pair has words, or any request may meet it."""
    sources = (Path(gladsheim.__file__).parent / "server").rglob("*.py")
    calls = [
        node.args
        for source in sources
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused"
    ]
    pairs = {
        f"{status.value!s} {code.value!s}"
        for status, code, *_ in calls
        if isinstance(status, ast.Constant) and isinstance(code, ast.Constant)
    }
    assert len(pairs) > 20
    assert pairs - set(WHEN) == {"421 unknown_host", "503 closing"}
    assert {code for pair in pairs for code in pair.split()[1:]} <= set(CODES)


def test_every_code_is_in_the_document() -> None:
    """A client can tell by the interface document which codes there are, those of no route included."""
    assert set(errors.CODES.values()) | {"internal", *errors.DATABASE} <= set(CODES)


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
    found = told(["404 no_accounts", "404 not_found", "409 over"])
    assert found == {
        404: f"- `no_accounts`: the hall has no accounts\n- `not_found`: {WHEN['404 not_found']}",
        409: "- `over`: the game has ended",
    }
