"""Errors name what is wrong, the value found and what is allowed."""

import copy
import inspect
import pickle
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gladsheim
from gladsheim.core import errors
from gladsheim.core.errors import (
    DocumentError,
    Fault,
    GladsheimError,
    IllegalAction,
    MalformedAction,
    OptionsError,
    RecordError,
    Refusal,
    shorten,
)
from gladsheim.core.words import Words

FAMILY = [
    found
    for _, found in inspect.getmembers(errors, inspect.isclass)
    if issubclass(found, Exception) and found is not GladsheimError
]
WORDS = Words.of("faults-unknown-seat", seat=3)
ARGUMENTS: dict[str, Any] = {
    "action": "Od@1,1",
    "allowed": "2 to 5",
    "at": 2,
    "dropped": 1,
    "expected": 4,
    "faults": [Fault("deck", "is odd")],
    "field": "deal.seed",
    "games": [("t1", 1, "2026")],
    "message": "faults-rated-clock",
    "name": "not_found",
    "option": "players",
    "ply": 7,
    "refusal": Refusal(WORDS, ("V-4.4",)),
    "retry_after": 30,
    "rules": ("V-4.4",),
    "seat": 3,
    "seconds": 1.5,
    "table": "t1",
    "users": ["ada"],
    "value": 9,
    "view": SimpleNamespace(seq=7),
    "words": WORDS,
}
"""Arguments of errors, by the names of their parameters."""
CLASS = re.compile(r"^class (\w+)\((\w+)\):", re.MULTILINE)


def defined(package: Path) -> dict[str, str]:
    """The modules that define errors, by the name of the error: read and not imported, as that is slow."""
    classes = [
        (*found, ".".join(path.relative_to(package.parent).with_suffix("").parts))
        for path in package.rglob("*.py")
        for found in CLASS.findall(path.read_text(encoding="utf-8"))
    ]
    known = {GladsheimError.__name__: errors.__name__}
    while more := {name: module for name, base, module in classes if base in known and name not in known}:
        known.update(more)
    return known


def sample(kind: type[GladsheimError]) -> GladsheimError:
    """Return an error with arguments that fit its names for them."""
    if kind.__init__ is Exception.__init__:
        return kind("text")
    return kind(**{name: ARGUMENTS[name] for name in inspect.signature(kind).parameters})


DEFINED = defined(Path(gladsheim.__file__).parent)


@pytest.mark.parametrize("name", DEFINED)
def test_an_error_survives_pickle_and_copy(name: str) -> None:
    """Every error of the package comes back from another process, or from a copy, as it was."""
    module = pytest.importorskip(DEFINED[name], exc_type=ModuleNotFoundError)
    error = sample(getattr(module, name))
    unpickled = pickle.loads(pickle.dumps(error))  # noqa: S301
    for again in (unpickled, copy.copy(error), copy.deepcopy(error)):
        assert type(again) is type(error)
        assert (str(again), again.say("de"), again.args) == (str(error), error.say("de"), error.args)
        assert vars(again) == vars(error)


@pytest.mark.parametrize("error", FAMILY, ids=lambda error: str(error.__name__))
def test_one_base(error: type[Exception]) -> None:
    """Whoever catches the base of the family catches each of its members."""
    assert issubclass(error, GladsheimError)


def test_the_family_tree_is_complete() -> None:
    """Every member of the family is drawn in the tree of the module's docstring."""
    assert errors.__doc__ is not None
    assert [one.__name__ for one in FAMILY if one.__name__ not in errors.__doc__] == []


def test_an_option_error_says_everything() -> None:
    """The message has the option, the value and what is allowed; so has the error."""
    error = OptionsError("players", 9, "2 to 5")
    assert str(error) == "option 'players' is 9; allowed: 2 to 5"
    assert (error.option, error.value, error.allowed) == ("players", 9, "2 to 5")


def test_a_document_error_lists_all_faults() -> None:
    """Every fault is in the message, with its field."""
    error = DocumentError([Fault("deck", "is odd"), Fault("hands.1", "is short")])
    assert str(error) == "deck: is odd; hands.1: is short"
    assert [fault.field for fault in error.faults] == ["deck", "hands.1"]


@pytest.mark.parametrize("kind", [IllegalAction, MalformedAction])
def test_an_action_error_gives_the_rules(kind: type[IllegalAction]) -> None:
    """The message has the action, the reason and the ids of the rules."""
    assert str(kind("Od@1,1", Refusal("it is muddy", ("V-1", "V-2")))) == "'Od@1,1': it is muddy (V-1, V-2)"


def test_a_number_that_is_not_legal_is_told_with_the_legal_ones() -> None:
    """The message lists at most twenty of them, says how many more there are, and where it was given."""
    error = IllegalAction.numbered("action id", 319, [5, 8, 53])
    assert str(error) == "'319': not a legal action id here; legal action ids: 5, 8, 53"
    assert IllegalAction.numbered("code", 7, range(21), "in game 1").refusal.message == (
        f"not a legal code in game 1; legal codes: {', '.join(map(str, range(20)))} and 1 more"
    )
    assert str(IllegalAction.numbered("code", 7, [])).endswith("legal codes: none")


def test_a_reason_without_rules_has_no_brackets() -> None:
    """A refusal that no numbered rule stands behind is just its sentence."""
    assert str(Refusal("it is muddy")) == "it is muddy"


def test_a_record_error_says_where() -> None:
    """A fault in a ply is told with its number, another with its field."""
    assert str(RecordError("is not legal", ply=7, rules=("V-4.4",))) == "ply 7: is not legal (V-4.4)"
    assert str(RecordError("is missing", field="deal.seed")) == "deal.seed: is missing"
    assert str(RecordError("is empty")) == "is empty"


@pytest.mark.parametrize("length", [0, 57, 58, 59, 5_000])
def test_messages_stay_short(length: int) -> None:
    """A value in a message is never longer than sixty characters, and cut ones say so."""
    text = shorten("x" * length)
    assert len(text) <= 60
    assert text.endswith("…") is (length > 58)


def test_a_value_that_cannot_be_written_out_is_called_huge() -> None:
    """Python refuses to write very long numbers and very deep lists; a message must not fail on them."""
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert shorten(10**5000) == shorten(deep) == "a huge value"
