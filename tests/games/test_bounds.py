"""The bounds that forms are given are those by which documents and options are read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gladsheim import game
from gladsheim.core.errors import DocumentError, OptionsError
from gladsheim.games import from_document

OF_DOCUMENT = [
    ("voluspa", "most_points", ("scores", 0)),
    ("valda", "followers", ("players", 0, "followers")),
    ("valda", "actions", ("actions",)),
    ("valda", "builds", ("builds",)),
    ("valda", "build_limit", ("build_limit",)),
    ("valhalla", "score", ("players", 0, "score")),
    ("valhalla", "cycle", ("players", 0, "cycle")),
    ("valhalla", "glories", ("glories",)),
    ("valhalla", "pass_run", ("pass_run",)),
]
"""Game, name of the bound, and where in a document it holds."""


def bound(name: str, number: str) -> int:
    """A number of the constants of a game."""
    constants = game(name).presenter.constants()
    return int(constants.get("most", constants)[number])


def faults(name: str, place: tuple[str | int, ...], value: Any) -> Iterator[str]:
    """What is said of a place of a dealt position's document that has another value."""
    at: Any = (document := game(name).deal(1).document())
    for step in place[:-1]:
        at = at[step]
    at[place[-1]] = value
    try:
        from_document(document)
    except DocumentError as error:
        yield from (str(fault) for fault in error.faults if ".".join(map(str, place)) in str(fault))


@pytest.mark.parametrize(("name", "number", "place"), OF_DOCUMENT)
def test_a_document_may_have_the_greatest_number_and_none_above(
    name: str, number: str, place: tuple[str | int, ...]
) -> None:
    """At the bound nothing is said of the field's bounds; above it the bound is named."""
    most = bound(name, number)
    assert not [said for said in faults(name, place, most) if f" to {most}" in said]
    assert [said for said in faults(name, place, most + 1) if f" to {most}" in said]


@pytest.mark.parametrize("option", ["decks", "target", "glory_cap"])
def test_an_option_may_have_the_greatest_number_and_none_above(option: str) -> None:
    """The bounds of the numbers that are chosen in Valhalla are those of its options."""
    most = bound("valhalla", option)
    assert game("valhalla", **{option: most}).options[option] == most
    with pytest.raises(OptionsError, match=f" to {most:,}"):
        game("valhalla", **{option: most + 1})


def test_no_list_has_more_tiles_than_are_told() -> None:
    """The bound of the tiles of Völuspá is that of its lists."""
    most = bound("voluspa", "tiles")
    refused = f"at most {most} codes"
    assert not any(refused in said for said in faults("voluspa", ("deck",), ["Od"] * most))
    assert any(refused in said for said in faults("voluspa", ("deck",), ["Od"] * (most + 1)))
