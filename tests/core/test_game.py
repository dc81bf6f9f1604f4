"""The types of options and of results name what games take and give."""

from __future__ import annotations

from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from gladsheim.games import game, info
from gladsheim.games.valda.options import ValdaChoices
from gladsheim.games.valhalla.options import ValhallaChoices
from gladsheim.games.voluspa.options import VoluspaChoices
from tests.core.positions.familiar import NAMES, begun

CHOICES: dict[str, Any] = {"voluspa": VoluspaChoices, "valda": ValdaChoices, "valhalla": ValhallaChoices}
BY_KIND = {"int": int, "bool": bool, "choice": str, "file": str}


@pytest.mark.parametrize("name", NAMES)
def test_each_option_has_its_type(name: str) -> None:
    """A type checker knows all options, in their order, with None where an option may be left open."""
    types, listed = get_type_hints(CHOICES[name]), info(name).option_list
    assert list(types) == [option.name for option in listed]
    for option in listed:
        if option.kind in BY_KIND:
            plain = BY_KIND[option.kind]
            assert types[option.name] == (plain if option.default is not None else plain | None), option.name


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("plies", [0, 1_000])
def test_each_field_of_a_result_has_its_type(name: str, plies: int) -> None:
    """A result has all fields that must be there, and no others."""
    state = begun(name, plies)
    kind = get_type_hints(type(state).result)["return"]
    types = get_type_hints(kind, include_extras=True)
    needed = {field for field, type_ in types.items() if get_origin(type_) is not NotRequired}
    assert needed <= state.result().keys() <= types.keys()
    assert game(name).deal(1).result()["over"] is False
