"""The catalogue of refusals: each of its sentences is said somewhere, with the values that it takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gladsheim
from gladsheim.core.words import Listed, Words
from gladsheim.locales import LOCALES
from gladsheim.server.wire.allowed import TYPES
from gladsheim.tables import refusals
from gladsheim.tables.refusals import TableError, Unreadable
from tests.locales.sayable import TAKEN, assert_sayable, messages

SOURCE = Path(gladsheim.__file__).parent
FAULTS = messages("en", "faults.ftl")


def written(tree: ast.AST) -> Iterator[tuple[str, set[str]]]:
    """Each id that stands in a module as a text, with the values that it is called with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            message = node.args[0].value
            if isinstance(message, str) and message in FAULTS:
                yield message, {keyword.arg or "" for keyword in node.keywords}


PASSED_ON = {"faults-no-game", "faults-no-option", "faults-no-bot"}
"""Those whose values a helper adds."""


def test_every_fault_is_given_its_values() -> None:
    """Wherever a sentence is made, it gets all values that the catalogue asks for, and no other."""
    found = [
        (f"{path.relative_to(SOURCE)}: {message}", values, TAKEN[message])
        for path in sorted(SOURCE.rglob("*.py"))
        if '"faults-' in (source := path.read_text(encoding="utf-8"))
        for message, values in written(ast.parse(source))
        if message not in PASSED_ON
    ]
    assert len(found) > len(FAULTS) / 2
    assert [(where, values, wanted) for where, values, wanted in found if values != wanted] == []


def test_every_sentence_of_the_catalogue_is_said_somewhere() -> None:
    """Nothing is left over from a refusal that is gone."""
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    by_type = {f"faults-type-{name}" for name in TYPES.values()}
    assert [one for one in FAULTS if f'"{one}"' not in source and one not in by_type] == []


def raised(path: Path) -> Iterator[tuple[str, str]]:
    """Each text with several words that a module of the hall gives to an error which it raises or returns."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        made = node.exc if isinstance(node, ast.Raise) else getattr(node, "value", None)
        if isinstance(made, ast.Call) and getattr(made.func, "id", "") in REFUSALS:
            for text in (each for given in made.args for each in ast.walk(given)):
                if isinstance(text, ast.Constant) and isinstance(text.value, str) and " " in text.value:
                    yield f"{path.relative_to(SOURCE)}:{made.lineno}", text.value


REFUSALS = {"Refused", "BadRequest"} | {
    name for name, kind in vars(refusals).items() if isinstance(kind, type) and issubclass(kind, TableError)
} - {"Unreadable"}
"""What players are told by; why a stored game cannot be read is told to the operator only."""


@pytest.mark.parametrize("layer", ["server", "tables"])
def test_nobody_is_refused_in_english_only(layer: str) -> None:
    """Each refusal of the hall is made of words of the catalogue, not of an English sentence."""
    assert [found for path in sorted((SOURCE / layer).rglob("*.py")) for found in raised(path)] == []


@pytest.mark.parametrize("number", [0, 1, 2, 1000])
@pytest.mark.parametrize("message", FAULTS)
def test_every_sentence_can_be_said_in_each_language(message: str, number: int) -> None:
    """With numbers, names and lists, nothing stays open."""
    listed = Listed(("Ask", Words("faults-type-int")), "or")
    for value in (number, "Embla", listed):
        assert_sayable(Words(message, dict.fromkeys(FAULTS[message], value)))


@pytest.mark.parametrize("locale", LOCALES)
def test_no_player_reads_where_a_stored_game_broke(locale: str) -> None:
    """Why a game cannot be read is for the operator; players are told that it cannot."""
    error = Unreadable("table x, line 3: boom")
    assert str(error) == "table x, line 3: boom"
    assert "line 3" not in error.say(locale)
