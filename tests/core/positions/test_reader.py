"""Reading documents: what a check returns, and the fault that it notes."""

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, NotRequired, TypedDict

import pytest

from gladsheim import game, games
from gladsheim.core.errors import DocumentError, Fault, OptionsError
from gladsheim.core.positions.reader import DocumentReader, Notation, an_object, field_names, padded

Check = Callable[[DocumentReader], object]


def choose(chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Options of which one must be there."""
    if "players" not in chosen:
        raise OptionsError("players", None, "2 to 5")
    return dict(chosen)


@pytest.mark.parametrize(
    ("check", "found"),
    [
        (lambda r: r.whole(5, "n", 0, 5), 5),
        (lambda r: r.truth(True, "b"), True),
        (lambda r: r.one_of("x", "w", ("", "x")), "x"),
        (lambda r: r.members(["a", "a"], "m", "ab", "a or b"), ["a", "a"]),
        (lambda r: r.fields({"a": 1}, "f", ("a", "b"), ("a",)), {"a": 1}),
        (lambda r: r.options(choose, {"players": 2}), {"players": 2}),
    ],
)
def test_what_is_in_order_is_returned(check: Check, found: object) -> None:
    """Nothing is noted."""
    reader = DocumentReader()
    assert check(reader) == found
    reader.check()


@pytest.mark.parametrize(
    ("check", "found", "faults"),
    [
        (lambda r: r.whole(6, "n", 1, 5), 1, {"n": "is 6; allowed: a whole number from 1 to 5"}),
        (lambda r: r.whole(True, "n", 1, 5), 1, {"n": "is True; allowed: a whole number from 1 to 5"}),
        (lambda r: r.truth(1, "b"), False, {"b": "is 1; allowed: true or false"}),
        (lambda r: r.one_of("z", "w", ("", "x")), "", {"w": "is 'z'; allowed: x"}),
        (lambda r: r.members(["a", 1], "m", "ab", "a or b"), ["a"], {"m": "holds 1; allowed: a or b"}),
        (lambda r: r.fields([], "f", ("a",), ("a",)), {}, {"f": "is []; allowed: an object"}),
        (
            lambda r: r.fields({"c" * 50: 1}, "f", ("a", "b"), ("a",)),
            {"c" * 50: 1},
            {"f." + "c" * 40: "unknown field; known: a, b", "f.a": "is missing"},
        ),
        (lambda r: r.options(choose, {}), {}, {"options.players": "is None; allowed: 2 to 5"}),
    ],
)
def test_what_is_wrong_is_noted_with_its_place(
    check: Check, found: object, faults: Mapping[str, str]
) -> None:
    """Something usable is returned, so that all faults are told together."""
    reader = DocumentReader()
    assert check(reader) == found
    with pytest.raises(DocumentError) as raised:
        reader.check()
    assert raised.value.faults == tuple(Fault(*fault) for fault in faults.items())


def test_only_an_object_is_a_document() -> None:
    """Anything else is refused as a whole."""
    assert an_object({"a": 1}) == {"a": 1}
    with pytest.raises(DocumentError, match=r"is \[\]; allowed: an object"):
        an_object([])


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("document", [None, 5, "x", []])
def test_every_game_refuses_what_is_no_object(name: str, document: Any) -> None:
    """Also a game that fills in its own options first."""
    with pytest.raises(DocumentError, match="allowed: an object"):
        game(name).from_document(document)


def test_a_document_is_read_then_checked_then_built() -> None:
    """No record is built of what is impossible."""
    position = SimpleNamespace(options={"players": 2})
    faults = [Fault("deck", "is short")]
    good = Notation(lambda _: position, lambda _: [], lambda _: "record")
    assert good.place({}) == ({"players": 2}, "record")
    bad = Notation(lambda _: position, lambda _: faults, lambda _: 1 / 0)
    with pytest.raises(DocumentError, match="deck: is short"):
        bad.place({})


def test_values_are_padded_to_a_length() -> None:
    """Fields of records have a fixed length."""
    assert padded([1, 2], 4) == [1, 2, 0, 0]
    assert padded([], 2, -1) == [-1, -1]


class Named(TypedDict):
    """A document with a name."""

    name: str


class Placed(Named):
    """A document with a place, which may be left out."""

    x: NotRequired[int]
    y: NotRequired[int]


def test_field_names_are_those_of_a_type_and_of_its_bases() -> None:
    """The fields of the base come first, and those that may be left out are among them."""
    assert field_names(Placed) == ("name", "x", "y")
